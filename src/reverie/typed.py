"""What people type in a terminal: commands, in any language, and numbers."""

from __future__ import annotations

import re

COMMANDS = {
    "help": "help",
    "?": "help",
    "pomoc": "help",
    "why": "why",
    "dlaczego": "why",
    "odds": "odds",
    "szanse": "odds",
    "hint": "hint",
    "podpowiedź": "hint",
    "undo": "undo",
    "cofnij": "undo",
    "board": "board",
    "stół": "board",
    "show": "show",
    "pokaż": "show",
    "rules": "rules",
    "rule": "rules",
    "zasady": "rules",
    "log": "log",
    "dziennik": "log",
    "save": "save",
    "zapisz": "save",
    "resign": "resign",
    "poddaj": "resign",
    "ask": "ask",
    "pytaj": "ask",
    "draw": "draw",
    "remis": "draw",
    "lead": "lead",
    "prowadź": "lead",
    "let": "let",
    "przepuść": "let",
    "quit": "quit",
    "exit": "quit",
    "wyjdź": "quit",
}


def whole_numbers(words: str) -> list[int] | None:
    """`1 3` or `1, 3` as numbers; None when the words are anything else."""
    parts = words.replace(",", " ").split()
    if not parts or not all(re.fullmatch(r"-?[0-9]{1,100}", part) for part in parts):
        return None
    return [int(part) for part in parts]
