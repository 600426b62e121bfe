"""Dreamblade in a terminal."""
