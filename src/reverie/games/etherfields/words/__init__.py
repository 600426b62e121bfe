"""Etherfields in words: the rulebook."""
