"""The miniatures: a page for each."""
