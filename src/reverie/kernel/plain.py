"""Names for values that are kept and sent as they are: what a signature means where it can promise no structure."""

from __future__ import annotations

from typing import Any, TypeAlias

Answer: TypeAlias = object
"""What a seat or nature answers: a member of the choice's domain. Whoever takes it apart says what it must be."""

Plain: TypeAlias = tuple[Any, ...]
"""A state, a frame, a choice or a domain as saves write them: plain values by their place."""

Body: TypeAlias = dict[str, Any]
"""An open JSON object: what is kept for somebody, an entry of a journal, a line of a record, the options of a table."""

Setup: TypeAlias = dict[str, Any]
"""The setup of a game, as JSON has it; each game reads and checks its own."""

Particulars: TypeAlias = dict[str, Any]
"""What an event, a reason or a text tells beside its kind, by name."""

Told: TypeAlias = dict[str, Any]
"""What a template is told, by name: texts, numbers, and lists of such things; the template alone takes it apart."""

__all__ = ["Answer", "Body", "Particulars", "Plain", "Setup", "Told"]
