"""The wall of achievements."""
