"""Maps of areas: tiles drawn in characters, read and checked here, laid beside each other, drawn in a terminal.

What is asked of a map while a game is played on it stands in `parts.rules.areas`.
"""
