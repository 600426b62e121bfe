"""Lessons and tasks, and the coach beside the board."""
