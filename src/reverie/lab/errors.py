"""What can go wrong in the laboratory, told in one message."""

from __future__ import annotations

from typing import Final

BAD_INPUT: Final = 2
OUR_BUG: Final = 70


class LabError(Exception):
    """Why the laboratory cannot go on, and what would help; `code` is the exit code of the command."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code
