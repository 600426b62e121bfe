"""What abilities are called and what they do, in words: generated from their data, so that text and rules cannot disagree.

The sentences stand in `text/keywords.*.ftl`: one of its own for a keyword as it is, narrowed to a group, to its bearer or to
enemies. This module chooses the sentence, says how long an activated ability lasts, and puts what it needs before it.
"""

from __future__ import annotations

import re
from typing import Final

from reverie.kernel.page import Page
from reverie.kernel.plain import Particulars

from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.notation import FREE_X, NO_COST, Ability
from ..rules.pieces import Piece
from ..rules.state import Dreamblade

BLADE_KINDS: Final = {
    (1, False): "requirement-blade",
    (1, True): "requirement-multiblade",
    (2, False): "requirement-double-blade",
    (2, True): "requirement-double-multiblade",
}
IN_CIRCLES: Final = {str(n): chr(0x2460 + n - 1) for n in range(1, 21)} | {"0": "⓪", "X": "Ⓧ"}
"""Numbers as prices are printed."""
RAISES: Final = ("Bolster", "Crit", "Enrage", "Fight", "Flanking", "Heroics", "Inciter", "Invigorate")
"""Keywords that add X to a value."""
LOWERS: Final = ("Drain", "Fumble", "Panic", "Weaken")
"""Keywords that take X away from a value."""
LEAST_IS_ONE: Final = ("Bolster", "Drain", "Invigorate", "Panic")
"""Those of them that change defense or life; power and damage may fall to 0 (DB-900.8)."""


def with_sign(n: int) -> str:
    """A number with its sign; a minus is a minus, not a hyphen."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def plain(n: int) -> str:
    return str(n) if n >= 0 else f"−{-n}"


def small(text: str) -> str:
    """A sentence inside another."""
    return text[:1].lower() + text[1:]


def great(text: str) -> str:
    return text[:1].upper() + text[1:]


def circled(text: str) -> str:
    """Prices as they stand on a base: `{2}` is a two in a circle."""
    return re.sub(r"\{(\d+|X)\}", lambda found: IN_CIRCLES.get(found[1], found[0]), text)


class AbilityWords(Page[Dreamblade]):
    """Abilities in one language."""

    # Names -----------------------------------------------------------------------------------------------------------

    def keyword(self, name: str) -> str:
        return self.say(_key(name))

    def lineage(self, name: str) -> str:
        """A lineage, translated; one of a user's pack keeps its name unless the pack translates it."""
        key = f"lineage-{name.lower()}"
        return self.say(key) if self.texts.has(key) else name

    def group(self, a: Ability) -> str:
        """What narrows an ability, translated."""
        if a.aspect >= 0:
            return self.say(f"aspect-{ASPECTS[a.aspect]}")
        return self.lineage(a.lineage) if a.lineage else a.group

    def group_form(self, a: Ability, form: str) -> str:
        """What narrows an ability, as it stands in a sentence (`group`) or in a name (`of`, `whom`, `with`)."""
        name = self.group(a)
        own = f"aspect-{ASPECTS[a.aspect]}" if a.aspect >= 0 else f"lineage-{a.lineage.lower()}"
        if (a.aspect >= 0 or a.lineage) and self.texts.has(own, form):
            return self.say(own, form)
        shared = "lineage-forms" if a.lineage else "type-forms"
        return self.say(shared, form, name=name) if a.aspect < 0 and self.texts.has(shared, form) else name

    def ability_name(self, a: Ability) -> str:
        """An ability in short, as it stands on the base: `{B}: Crit 5`."""
        symbols = "{S}" if a.score else ""
        symbols += "{C}" if a.comes else ""
        symbols += ("{X}" if a.cost == FREE_X else f"{{{a.cost}}}") if a.cost != NO_COST else ""
        symbols += "{" + "B" * a.blades + ("*" if a.multi else "") + "}" if a.blades else ""
        return (symbols + ": " if symbols else "") + self._qualified(a)

    def _qualified(self, a: Ability) -> str:
        key = _key(a.keyword)
        form = KEYWORDS[a.keyword].number
        number = ""
        if form == "{n}":
            number = f" {{{a.x}}}"
        elif a.cost == FREE_X:
            number = " +X" if form == "+X" else " X"
        elif form:
            number = " " + (with_sign(a.x) if form == "+X" else plain(a.x))
        args: Particulars = {"keyword": self.say(key), "number": number}
        if a.self_only:
            return self.say("name-self", **args, gender=self._attribute(key, "gender"))
        if a.enemies:
            return self._attribute(key, "enemies-name", **args) or self.say("name-enemies", **args)
        if a.narrowed() and not (a.keyword == "Hell's Fury" and a.lineage == "Hellbred"):
            args["group"] = self.group(a)
            for case in ("of", "whom", "with"):
                args[case] = self.group_form(a, case)
            return self._attribute(key, "group-name", **args) or self.say("name-group", **args)
        return self.say(key) + (f" {a.unique}" if a.unique else "") + number

    def _attribute(self, key: str, attribute: str, **args: object) -> str:
        """An attribute that only some languages need."""
        return self.say(key, attribute, **args) if self.texts.has(key, attribute) else ""

    # Texts -----------------------------------------------------------------------------------------------------------

    def ability_effect(self, a: Ability) -> str:
        """What an ability does, generated from its data, without what it needs."""
        return self._effect(a, False)

    def _effect(self, a: Ability, named: bool) -> str:
        """`named`: its bearer has been named just before."""
        key = _key(a.keyword)
        blade = bool(a.blades) and self.texts.has(key, "blade")
        if a.self_only:
            which = "self"
        elif a.enemies:
            which = "enemies"
        elif a.narrowed():
            which = "group"
        else:
            which = "blade" if blade else "text"
        it = self.say("bearer-it" if named else "bearer-this")
        text = self.say(key, which, **self._values(a), it=it).strip()
        if a.standing() or a.kind == "A" or blade:
            return text
        first = text.split()[0].lower()
        comma = "," if first in self.say("clause-words").split() else ""
        lasts = "lasts-combat" if a.blades else "lasts-turn"  # DB-900.16, DB-Q.80
        return great(self.say(lasts, effect=small(text), comma=comma))

    def _values(self, a: Ability) -> Particulars:
        free = a.cost == FREE_X
        falls = a.keyword in LOWERS if free else a.x < 0 if a.keyword in RAISES else a.keyword in LOWERS and a.x > 0
        least = " " + self.say("ability-least", n=1 if a.keyword in LEAST_IS_ONE else 0) if falls else ""
        return {
            "x": "X" if free else a.x if a.x >= 0 else plain(a.x),
            "amount": "X" if free else abs(a.x),
            "sign": "minus" if a.x < 0 else "plus",
            "signed": "+X" if free else with_sign(a.x),
            "minus": "−X" if free else with_sign(-a.x),
            "least": least,
            "dice": self.say("ability-dice", x="X" if free else max(a.x, 0)),
            "group": self.group_form(a, "group") if a.narrowed() else "",
            "unique": a.unique,
        }

    def ability_text(self, a: Ability) -> str:
        """What an ability needs, in the order of its symbols, and does."""
        text = self._effect(a, a.score and a.standing())
        bearer = "creature" if a.self_only or KEYWORDS[a.keyword].bearer == "creature" else "any"
        if a.blades:
            text = self.say(BLADE_KINDS[a.blades, a.multi], effect=small(text))
        elif a.cost == FREE_X:
            text = self.say("requirement-free-x", effect=small(text))
        elif a.cost != NO_COST:
            text = self.say("requirement-spawn", n=a.cost, effect=small(text))
        if a.comes:
            key = "requirement-score-comes-into-play" if a.score else "requirement-comes-into-play"
            return self.say(key, bearer=bearer, effect=small(text))
        return self.say("requirement-score", bearer=bearer, effect=small(text)) if a.score else text

    def rules_text(self, p: Piece) -> list[str]:
        """The whole rules text of a piece, one line per ability."""
        return [f"{self.ability_name(a)}. {self.ability_text(a)}" for a in p.abilities]


def _key(keyword: str) -> str:
    return "keyword-" + keyword.lower().replace("'", "").replace(" ", "-")
