"""Names for values that are kept and sent as they are: what a signature means where it can promise no structure."""

from __future__ import annotations

from typing import Any, TypeAlias

Answer: TypeAlias = object
"""What a seat or nature answers: a member of the choice's domain. Whoever takes it apart says what it must be."""

Setup: TypeAlias = dict[str, Any]
"""The setup of a game, as JSON has it; each game reads and checks its own."""

Particulars: TypeAlias = dict[str, Any]
"""What an event, a reason or a text tells beside its kind, by name."""

__all__ = ["Answer", "Particulars", "Setup"]
