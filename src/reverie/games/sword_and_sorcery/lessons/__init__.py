"""Lessons, and the coach beside the map."""
