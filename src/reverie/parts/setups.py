"""What the setups of several games tell in the same way."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup

LONGEST_ID: Final = 60


def whole_number(value: object, what: str, least: int, most: int) -> int:
    """A number that a setup tells, to the letter a whole one; raises SetupError."""
    if type(value) is not int or not least <= value <= most:
        raise SetupError(f"{what} is {value!r}; it should be a whole number from {least} to {most}")
    return value


def read_ids(wishes: Setup, known: dict[str, str]) -> Setup:
    """The ids that a setup names, of the kinds that are known, each with what it should be the id of; raises SetupError."""
    told: Setup = {}
    for what, right in known.items():
        if what in wishes:
            id = wishes[what]
            if not isinstance(id, str) or not 0 < len(id) <= LONGEST_ID:
                raise SetupError(f"{what} is {id!r}; it should be the id of {right}")
            told[what] = id
    return told


__all__ = ["read_ids", "whole_number"]
