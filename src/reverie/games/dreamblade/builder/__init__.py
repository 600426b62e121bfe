"""The warband builder."""
