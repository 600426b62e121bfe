"""Abilities as the game writes them: `{B}: Crit 5`, `{S}{2}: Advance`, `Nullify Valor`, `Bolster +2 Janus`.

One small parser reads them; what it returns drives the engine and generates the rules text, so the two cannot disagree.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

from .keywords import ASPECT_NAMES, ASPECTS, KEYWORDS, LINEAGES, Keyword

NO_COST: Final = -1
FREE_X: Final = -2
"""`{X}`: the player chooses how many spawn points to pay, and that is X (DB-G.X)."""

COMPARE_NONE: Final = -1


class Ability:
    """One ability of a miniature (DB-E.11): activation requirement, keyword, X and what narrows it."""

    __slots__ = (
        "aspect",
        "blades",
        "comes",
        "cost",
        "enemies",
        "group",
        "keyword",
        "kind",
        "lineage",
        "may",
        "multi",
        "number",
        "rule",
        "score",
        "self_only",
        "source",
        "unique",
        "x",
    )

    def __init__(self, source: str, keyword: Keyword) -> None:
        self.source = source
        """As it was written."""
        self.keyword = keyword.name
        self.kind = keyword.kind
        self.rule = keyword.rule
        self.may = keyword.may
        self.number: int = 0
        """Its number among the abilities of the game it is played in."""
        self.x: int = 0
        self.blades: int = 0
        """Blades that one activation takes: 0, 1 or 2."""
        self.multi: bool = False
        self.cost: int = NO_COST
        self.score: bool = False
        self.comes: bool = False
        self.self_only: bool = False
        self.enemies: bool = False
        self.aspect: int = COMPARE_NONE
        self.lineage: str = ""
        self.group: str = ""
        self.unique: str = ""

    def numbered(self, number: int) -> Ability:
        """The same ability with its number in the cast of one game."""
        twin = Ability(self.source, KEYWORDS[self.keyword])
        twin.number = number
        twin.x = self.x
        twin.blades = self.blades
        twin.multi = self.multi
        twin.cost = self.cost
        twin.score = self.score
        twin.comes = self.comes
        twin.self_only = self.self_only
        twin.enemies = self.enemies
        twin.aspect = self.aspect
        twin.lineage = self.lineage
        twin.group = self.group
        twin.unique = self.unique
        return twin

    def standing(self) -> bool:
        """In force by itself, without being activated: no requirement, or `{S}` alone."""
        return self.blades == 0 and self.cost == NO_COST and not self.comes

    def narrowed(self) -> bool:
        return self.aspect != COMPARE_NONE or self.lineage != "" or self.group != ""


class NotationError(ValueError):
    """An ability that cannot be read: what is wrong and what would be right."""


_REQUIREMENT: Final = re.compile(r"\{([^{}]*)\}")
_BLADES: Final = {"B": (1, False), "B*": (1, True), "BB": (2, False), "BB*": (2, True)}


def parse_ability(text: str, types: tuple[str, ...] = (), lineages: tuple[str, ...] = LINEAGES) -> Ability:
    """Read one ability; raises NotationError. `types` are the group names that pieces of the content carry."""
    head, colon, body = text.partition(":")
    if not colon:
        head, body = "", text
    words = body.split()
    keyword, rest = _keyword(text, words)
    ability = Ability(text.strip(), keyword)
    _requirement(ability, keyword, text, head.strip())
    _parameters(ability, keyword, text, rest, types, lineages)
    if ability.cost == FREE_X and "X" not in rest and "+X" not in rest:
        raise NotationError(f"{text!r}: {{X}} needs a keyword whose value is X, such as {{X}}: Warpstrike X")
    return ability


def _keyword(text: str, words: list[str]) -> tuple[Keyword, list[str]]:
    for length in (2, 1):
        name = " ".join(words[:length])
        if name in KEYWORDS:
            return KEYWORDS[name], words[length:]
    named = words[0] if words else ""
    near = difflib.get_close_matches(named, list(KEYWORDS), 1, 0.5)
    hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(KEYWORDS)}"
    raise NotationError(f"{text!r}: unknown keyword {named!r}{hint}")


def _requirement(ability: Ability, keyword: Keyword, text: str, head: str) -> None:
    # Rules: DB-303, DB-303.1b, DB-303.1d, DB-303.2, DB-G.blade, DB-G.multiblade, DB-G.double_blade,
    # DB-G.double_multiblade, DB-G.spawn_cost_symbol, DB-G.activation_requirements, DB-G.multiblade_ability.
    if _REQUIREMENT.sub("", head).strip():
        raise NotationError(
            f"{text!r}: what stands before the colon must be symbols such as {{B}}, {{2}}, {{S}} or {{C}}"
        )
    symbols = _REQUIREMENT.findall(head)
    for i in range(len(symbols)):
        symbol = symbols[i]
        if (symbol in symbols[:i] and symbol not in _BLADES) or (
            ability.cost != NO_COST and re.fullmatch(r"[0-9]+|X", symbol)
        ):
            raise NotationError(f"{text!r}: {{{symbol}}} is one requirement too many; each kind stands once")
        if symbol in _BLADES:
            if ability.blades:
                raise NotationError(f"{text!r}: only one kind of blade may be required")
            ability.blades, ability.multi = _BLADES[symbol]
        elif symbol == "S":
            ability.score = True
        elif symbol == "C":
            ability.comes = True
        elif symbol == "X":
            ability.cost = FREE_X
        elif re.fullmatch(r"[0-9]+", symbol):
            ability.cost = int(symbol)
        else:
            raise NotationError(
                f"{text!r}: unknown symbol {{{symbol}}}; known are {{B}} {{B*}} {{BB}} {{BB*}} {{S}} {{C}} {{X}} and numbers such as {{2}}"
            )
    needs = ("B" if ability.blades else "") + ("n" if ability.cost != NO_COST else "") + ("C" if ability.comes else "")
    if len(needs) > 1:
        raise NotationError(f"{text!r}: blades, spawn points and coming into play cannot be required together")
    need = needs if needs else ("S" if ability.score else "-")
    if need not in keyword.when:
        if keyword.kind == "A" and need in "-S":
            raise NotationError(
                f"{text!r}: {keyword.name} happens when something sets it off; give it {_needs(keyword)} (DB-Q.81)"
            )
        raise NotationError(
            f"{text!r}: {keyword.name} could never work like this; it goes with {_needs(keyword)} (DB-Q.68)"
        )


def _needs(keyword: Keyword) -> str:
    told = {"-": "no requirement", "S": "{S}", "B": "blades such as {B}", "n": "spawn points such as {2}", "C": "{C}"}
    return ", ".join(told[w] for w in keyword.when)


def _parameters(
    ability: Ability, keyword: Keyword, text: str, rest: list[str], types: tuple[str, ...], lineages: tuple[str, ...]
) -> None:
    # Rules: DB-900.15.
    numbered = False
    for word in rest:
        word = word.strip("(),")
        if not word:
            continue
        respawn = re.fullmatch(r"\{([0-9]+)\}", word)
        if keyword.number == "{n}" and respawn:
            ability.x, numbered = int(respawn[1]), True
        elif re.fullmatch(r"[+-]?[0-9]+", word) and keyword.number in ("X", "+X"):
            if numbered:
                raise NotationError(f"{text!r}: {keyword.name} takes one number")
            ability.x, numbered = int(word), True
        elif word in ("X", "+X") and keyword.number in ("X", "+X") and ability.cost == FREE_X:
            numbered = True
        elif keyword.qualifiers == "N":
            ability.unique = f"{ability.unique} {word}".strip()
        else:
            _qualifier(ability, keyword, text, word, types, lineages)
    if keyword.number and not numbered:
        wanted = {
            "X": "a number, as in " + keyword.name + " 2",
            "+X": "a number, as in " + keyword.name + " +2",
            "{n}": "a cost, as in Respawn {4}",
        }
        raise NotationError(f"{text!r}: {keyword.name} needs {wanted[keyword.number]}")
    if keyword.qualifiers == "N" and not ability.unique:
        raise NotationError(f"{text!r}: Unique needs a name, as in Unique Ekkyon")
    if keyword.qualifiers == "G" and not ability.narrowed():
        raise NotationError(f"{text!r}: {keyword.name} needs a type, as in {keyword.name} Fear +2")
    if keyword.name == "Hell's Fury" and not ability.narrowed():
        ability.lineage = "Hellbred"


def _qualifier(
    ability: Ability, keyword: Keyword, text: str, word: str, types: tuple[str, ...], lineages: tuple[str, ...]
) -> None:
    # Rules: DB-G.self, DB-G.mod_aspect, DB-G.mod_enemies, DB-G.mod_type, DB-G.mod_lineage.
    allowed = keyword.qualifiers
    if ability.narrowed() or ability.self_only or ability.enemies:
        raise NotationError(f"{text!r}: {word!r} is one qualifier too many; {keyword.name} is narrowed once")
    if word.lower() == "self" and "s" in allowed:
        ability.self_only = True
    elif word == "Enemies" and "e" in allowed:
        ability.enemies = True
    elif word in ASPECT_NAMES and "g" in allowed.lower():
        ability.aspect = ASPECT_NAMES.index(word)
    elif word in lineages and "g" in allowed.lower():
        ability.lineage = word
    elif word in types and "g" in allowed.lower():
        ability.group = word
    else:
        known = [*ASPECT_NAMES, *lineages, *types] if "g" in allowed.lower() else []
        known += ["self"] if "s" in allowed else []
        known += ["Enemies"] if "e" in allowed else []
        may = f"it may be narrowed by {', '.join(known)}" if known else "nothing may stand there"
        raise NotationError(f"{text!r}: {word!r} does not fit {keyword.name}; {may}")


_COST: Final = re.compile(r"([0-9]+)([VMFP]+)")


def parse_cost(text: str) -> tuple[int, tuple[int, int, int, int]]:
    """Read a cost such as 7VVV: the spawn cost and how many symbols of each aspect."""
    # Rules: DB-300.2, DB-300.3, DB-G.spawn_cost, DB-G.aspect_cost, DB-G.aspect_symbols.
    found = _COST.fullmatch(text)
    if not found:
        raise NotationError(f"cost {text!r} should be a number and aspect letters V, M, F, P, as in 7VVV")
    counts = [found[2].count(letter) for letter in ASPECTS]
    return int(found[1]), (counts[0], counts[1], counts[2], counts[3])


def parse_stats(text: str) -> tuple[int, int, int]:
    """Read power/defense/life such as 2/4/5; a power of * is set by an ability and reads as 0."""
    found = re.fullmatch(r"([0-9]+|\*)/([0-9]+)/([0-9]+)", text)
    if not found:
        raise NotationError(f"stats {text!r} should be power/defense/life, as in 2/4/5 (power may be *)")
    power, defense, life = (0 if found[1] == "*" else int(found[1])), int(found[2]), int(found[3])
    if defense < 1 or life < 1:
        raise NotationError(f"stats {text!r}: defense and life are at least 1")
    return power, defense, life
