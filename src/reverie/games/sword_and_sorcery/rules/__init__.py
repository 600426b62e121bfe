"""The rules of Sword & Sorcery."""
