"""Reverie: a rules-true digital table."""

__version__ = "0.3.0"
