"""The Dreamwar."""
