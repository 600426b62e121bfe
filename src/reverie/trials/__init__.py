"""Trials of a whole server: how much it bears, and what it keeps while everything under it breaks."""
