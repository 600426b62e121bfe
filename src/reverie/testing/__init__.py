"""For tests of games: scenarios that read like the rule, the contract battery, and the citation of rules."""

from .rules import rule

__all__ = ["rule"]
