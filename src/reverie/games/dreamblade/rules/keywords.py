"""Section 6 of the rules: the vocabulary of keyword abilities. What each does stands in `abilities.py` and `procedures/`.

`when` says which activation requirements make sense for a keyword (DB-Q.68, DB-Q.81): `-` none, `S` score alone,
`B` blades, `n` spawn points, `C` comes into play. `{S}` may be combined with the last three.
"""

from __future__ import annotations

from typing import Final

# Rules: DB-400, DB-401, DB-402, DB-403, DB-4, DB-G.aspect.
ASPECTS: Final = ("V", "M", "F", "P")
ASPECT_NAMES: Final = ("Valor", "Madness", "Fear", "Passion")
# Rules: DB-500, DB-501, DB-502, DB-503, DB-504.
LINEAGES: Final = ("Janus", "Lost", "Hivelings", "Hellbred", "Bloodcut")


class Keyword:
    """One keyword: its name, kind, whether its effect may be declined, and how it may be written."""

    __slots__ = ("bearer", "kind", "may", "name", "number", "qualifiers", "rule", "when")

    def __init__(
        self,
        name: str,
        kind: str,
        when: str,
        number: str = "",
        qualifiers: str = "",
        bearer: str = "any",
        may: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        """A happens when its requirement is met, S is continuous, T triggers, R restricts or permits."""
        self.when = when
        self.number = number
        """X: a number is needed; +X: the same, written with a sign; {n}: a cost; empty: none."""
        self.qualifiers = qualifiers
        """g: a group (aspect, lineage, type); s: self; e: Enemies; G: a group is needed; N: a name is needed."""
        self.bearer = bearer
        self.may = may
        self.rule = "DB-801.10" if name == "Initiative" else "DB-K." + name.replace(" ", "_").replace("'", "")


_ACT: Final = "BnC"
_ALWAYS: Final = "-SBnC"

KEYWORDS: Final[dict[str, Keyword]] = {
    keyword.name: keyword
    for keyword in (
        Keyword("Advance", "A", _ACT, qualifiers="gs", may=True),
        Keyword("Ambush", "T", _ALWAYS, "X", "g"),
        Keyword("Appease", "A", _ACT, qualifiers="gs"),
        Keyword("Assault", "A", _ACT, "X", "g"),
        Keyword("Bloodthirsty", "T", _ALWAYS, bearer="creature"),
        Keyword("Bodyguard", "S", _ALWAYS, qualifiers="g", bearer="creature"),
        Keyword("Bolster", "S", _ALWAYS, "+X", "gs"),
        Keyword("Bomb", "A", _ACT, "X", "g", may=True),
        Keyword("Channel", "S", "-SnC", "X", "g"),
        Keyword("Charge", "T", _ALWAYS, "X", "g", bearer="creature"),
        Keyword("Copy", "S", _ALWAYS, qualifiers="ge"),
        Keyword("Crit", "A", "B", "X"),
        Keyword("Defender", "R", "-SnC", bearer="creature"),
        Keyword("Demolish", "A", _ACT, qualifiers="g"),
        Keyword("Detonate", "T", _ALWAYS, bearer="creature"),
        Keyword("Dominate", "S", "-SnC", bearer="creature"),
        Keyword("Drain", "S", _ALWAYS, "X", "gs"),
        Keyword("Energize", "S", "-S", "X"),
        Keyword("Enrage", "S", _ALWAYS, "+X", "gs"),
        Keyword("Expel", "A", _ACT, qualifiers="g", may=True),
        Keyword("Fade", "T", _ALWAYS, bearer="creature"),
        Keyword("Ferocity", "A", "B", qualifiers="g"),
        Keyword("Fight", "S", _ALWAYS, "+X", "G", bearer="creature"),
        Keyword("Flanking", "A", "B", "X"),
        Keyword("Fortunate", "T", _ALWAYS, "X", bearer="creature", may=True),
        Keyword("Fumble", "A", "B", "X"),
        Keyword("Geomancy", "S", _ALWAYS, "X", bearer="creature"),
        Keyword("Hell's Fury", "S", _ALWAYS, qualifiers="g"),
        Keyword("Heroics", "A", "B", "X"),
        Keyword("Inciter", "S", _ALWAYS, "X", "gs"),
        Keyword("Invigorate", "S", _ALWAYS, "X", "gs"),
        Keyword("Loner", "R", "-SnC", bearer="creature"),
        Keyword("Lure", "A", _ACT, qualifiers="g", may=True),
        Keyword("Nullify", "S", _ALWAYS, qualifiers="ges"),
        Keyword("Pack", "A", "B", qualifiers="g"),
        Keyword("Panic", "S", _ALWAYS, "X", "gs"),
        Keyword("Payback", "A", "B", qualifiers="g"),
        Keyword("Purge", "A", _ACT, qualifiers="g", may=True),
        Keyword("Raise", "A", _ACT, qualifiers="g", may=True),
        Keyword("Regenerate", "T", _ALWAYS, bearer="creature"),
        Keyword("Reincarnate", "T", _ALWAYS, qualifiers="g", bearer="creature"),
        Keyword("Reinforce", "R", "-"),
        Keyword("Relentless", "S", _ALWAYS, bearer="creature"),
        Keyword("Respawn", "R", "-", "{n}"),
        Keyword("Scare", "A", _ACT, qualifiers="g", may=True),
        Keyword("Skirmish", "A", _ACT, qualifiers="gs", may=True),
        Keyword("Stalwart", "A", "B", qualifiers="g"),
        Keyword("Strikeback", "T", "-SnC", "X", "g", bearer="creature"),
        Keyword("Swap", "A", _ACT, qualifiers="g", bearer="creature", may=True),
        Keyword("Teleport", "A", _ACT, qualifiers="ges", may=True),
        Keyword("Thanatomancy", "S", _ALWAYS, bearer="creature"),
        Keyword("Unique", "R", "-", qualifiers="N"),
        Keyword("Vengeance", "R", "-", "X"),
        Keyword("Vessel", "T", _ALWAYS, "X"),
        Keyword("Wail", "A", _ACT, qualifiers="ge"),
        Keyword("Warpstrike", "A", _ACT, "X", "g"),
        Keyword("Weaken", "S", _ALWAYS, "X", "gs"),
        # DB-801.10 speaks of abilities that change initiative results; none of the 57 does, so this one is ours.
        Keyword("Initiative", "S", "-S", "+X"),
    )
}

OWN_KEYWORDS: Final = ("Initiative",)
"""Keywords that are not among the 57 of the reference."""
