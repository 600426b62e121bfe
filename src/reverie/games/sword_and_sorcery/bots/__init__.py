"""Bots of Sword & Sorcery: what heroes would do."""
