"""The heroes: a page for each."""
