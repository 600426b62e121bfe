"""Etherfields in a browser."""
