"""What content writes as the game writes it (SS-50.3 to SS-50.5, SS-50.11): `1/2/0`, `SS: Critical`, `heroes-within 1`, `gremlin red 1`.

One small parser for each; what it returns is what the rules run on. What cannot be read is refused with what would be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from ..rules import abilities, scrolls
from ..rules import terms as t

Values = tuple[int, int, int]
Deed = tuple[int, int]

LETTERS: Final = {"S": t.SKILL, "M": t.MAGIC, "L": t.LEGEND}
"""SS-50.3: what a dice effect may cost."""
ARMOUR_DEEDS: Final = (t.E_SHIELD, t.E_REROLL, t.E_REROLL_ANY, t.E_HEAL)
"""SS-50.3: what an armour may do."""
PLAIN_DEEDS: Final = {
    "Hit +SR": t.E_HIT_RANK,
    "Hit +SR/2": t.E_HIT_HALF,
    "Reroll any": t.E_REROLL_ANY,
    "Ignore armour": t.E_IGNORE_ARMOUR,
    "Lethal": t.E_LETHAL_ALL,
    "Critical": t.E_CRITICAL,
    "Push": t.E_PUSH,
    "Knock-down": t.E_KNOCK_DOWN,
    "Blind": t.E_BLIND,
    "Slow": t.E_SLOW,
    "Stun": t.E_STUN,
    "Again": t.E_AGAIN,
    "Then off": t.E_THEN_OFF,
}
NUMBERED_DEEDS: Final = {
    "Hit +": t.E_HIT,
    "Shield +": t.E_SHIELD,
    "Reroll ": t.E_REROLL,
    "Armour -": t.E_ARMOUR,
    "Lethal ": t.E_LETHAL,
    "AoE ": t.E_AOE,
    "Targets ": t.E_TARGETS,
    "Poison ": t.E_POISON,
    "Fire ": t.E_FIRE,
    "Heal ": t.E_HEAL,
    "Crowns ": t.E_CROWNS,
    "Guard ": t.E_GUARD,
}
"""With a number behind them."""
LEVELS: Final = (t.E_POISON, t.E_FIRE)
"""Deeds whose number is 1 or 2."""
COUNTED: Final = ("heroes-within", "enemies-within", "others-within")
"""Selectors that need a number..."""
NEAREST: Final = "nearest-hero"
"""... that may have one..."""
PLACED: Final = ("heroes-at", "enemies-at")
"""... and that need an area or a kind of token."""
FARTHEST: Final = t.FOG
TIMES: Final = 2


class NotationError(ValueError):
    """Something written that nobody can read; says what would be right."""


def suggest(word: str, known: Collection[str]) -> str:
    """What was perhaps meant, or all there is."""
    near = difflib.get_close_matches(word, list(known), 1)
    return f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known) or 'none'}"


# Numbers -------------------------------------------------------------------------------------------------------------


def parse_values(text: str, example: str = "sure hits/red dice/blue dice, as in 1/2/0") -> Values:
    """Three numbers: of an attack, or armour, magic shields and dice of a defence."""
    found = re.fullmatch(r"([0-9]+)/([0-9]+)/([0-9]+)", text)
    if not found:
        raise NotationError(f"{text!r} should be {example}")
    return int(found[1]), int(found[2]), int(found[3])


def parse_amount(written: int | str, plus: str = "") -> abilities.Amount:
    """SS-50.5: a whole number or a word; a number and a word that is added to it."""
    if isinstance(written, int):
        return abilities.Amount(written, _amount_word(plus) if plus else 0)
    return abilities.Amount(0, _amount_word(written))


def _amount_word(word: str) -> int:
    if word not in abilities.AMOUNTS[1:]:
        raise NotationError(f"{word!r} is no amount: a whole number, or a word; {suggest(word, abilities.AMOUNTS[1:])}")
    return abilities.AMOUNTS.index(word)


# Dice effects --------------------------------------------------------------------------------------------------------


def parse_dice_effect(text: str, armour: bool = False) -> tuple[tuple[int, ...], tuple[Deed, ...]]:
    """SS-50.3: what it costs, by symbol, and what it does: kind and number (0 where there is none) of each."""
    head, colon, tail = text.partition(": ")
    letters = head if colon else ""
    if colon and not re.fullmatch("[SML]+", letters):
        raise NotationError(f"{text!r}: a cost is letters S, M, L, one for each symbol, as in 'SM: Knock-down'")
    cost = [0] * len(t.SYMBOLS)
    for letter in letters:
        cost[LETTERS[letter]] += 1
    deeds = tuple([_deed(text, one) for one in (tail if colon else text).split(", ")])
    if armour and any([kind not in ARMOUR_DEEDS for kind, _n in deeds]):
        raise NotationError(f"{text!r}: on an armour only Shield, Reroll and Heal are legal")
    return tuple(cost), deeds


def _deed(text: str, written: str) -> Deed:
    if written in PLAIN_DEEDS:
        return PLAIN_DEEDS[written], 0
    if written.startswith("Rule "):
        return t.E_RULE, parse_handler(written[5:])
    for word, kind in NUMBERED_DEEDS.items():
        if written.startswith(word) and written[len(word) :].isdecimal():
            number = int(written[len(word) :])
            if kind in LEVELS and number not in (1, 2):
                raise NotationError(f"{text!r}: {word.strip()} has the levels 1 and 2")
            return kind, number
    every = [*PLAIN_DEEDS, *[f"{word}n" for word in NUMBERED_DEEDS], "Rule name"]
    raise NotationError(f"{text!r}: {written!r} is no dice effect; {suggest(written, every)}")


def parse_handler(name: str) -> int:
    """SS-50.17: a named handler."""
    if name not in t.HANDLERS[1:]:
        raise NotationError(f"there is no rule {name!r}; {suggest(name, t.HANDLERS[1:])}")
    return t.HANDLERS.index(name)


# Selectors -----------------------------------------------------------------------------------------------------------


def parse_selector(text: str, codes: Collection[str] = ()) -> abilities.Selector:
    """SS-50.4: whom something concerns. `codes` are the enemies and groups that may be named here."""
    if text in codes:
        return abilities.Selector(abilities.CODE, abilities.NONE, text)
    word, _, rest = text.partition(" ")
    if word not in abilities.SELECTORS or word == "code":
        raise NotationError(f"{text!r} names nobody; {suggest(text, [*abilities.SELECTORS[:-1], *codes])}")
    kind = abilities.SELECTORS.index(word)
    if word in PLACED:
        if not rest:
            raise NotationError(f"{text!r} needs an area or a kind of token, as in '{word} rune'")
        return abilities.Selector(kind, abilities.NONE, rest)
    if word in COUNTED or (word == NEAREST and rest):
        if not rest.isdecimal() or int(rest) > FARTHEST:
            raise NotationError(f"{text!r} needs a number of areas from 0 to {FARTHEST}, as in '{word} 1'")
        return abilities.Selector(kind, int(rest))
    if rest:
        raise NotationError(f"{text!r}: {word} stands alone; leave out {rest!r}")
    return abilities.Selector(kind)


# Enemies and drops ---------------------------------------------------------------------------------------------------


def parse_code(text: str, types: Collection[str], masters: Collection[str] = ()) -> tuple[str, int, int]:
    """An enemy as quests name it: `gremlin red 1`, or a master alone: type, rank, seals (0 for a master)."""
    if text in masters:
        return text, t.PURPLE, 0
    found = re.fullmatch(r"(\S+) (\S+) (\S+)", text)
    if not found:
        raise NotationError(f"{text!r} should be an enemy's type, rank and seals, as in 'gremlin red 1', or a master")
    id, rank, seals = found.groups()
    if id not in types:
        raise NotationError(f"{text!r}: there is no enemy {id!r}; {suggest(id, types)}")
    if rank not in t.RANKS[: t.PURPLE]:
        raise NotationError(f"{text!r}: {rank!r} is no rank; {suggest(rank, t.RANKS[: t.PURPLE])}")
    if seals not in ("1", "2"):
        raise NotationError(f"{text!r}: a card has 1 or 2 seals, not {seals}")
    return id, t.RANKS.index(rank), int(seals)


def parse_drop(text: str) -> Deed:
    """SS-36.3: `crowns 5`, `loot`, `treasure`: kind and amount."""
    word, _, rest = text.partition(" ")
    if word == "crowns" and rest.isdecimal() and int(rest) > 0:
        return t.DROPS.index(word), int(rest)
    if text in t.DROPS[1:]:
        return t.DROPS.index(text), 1
    raise NotationError(f"{text!r} is no drop; there are 'crowns 5' (any number), 'loot' and 'treasure'")


# Behaviours ----------------------------------------------------------------------------------------------------------

SENTENCES: Final = (
    "Engage",
    "Move n",
    "Move up to n towards the nearest hero",
    "Move n towards the nearest hero",
    "Attack w",
    "Attack w twice",
    "Attack w the nearest hero in sight within n",
    "Use ability",
    "Fall back n",
    "Regain n",
    "If condition: sentence",
    "If condition: sentence, otherwise sentence",
)
CONDITIONS: Final = ("wounded", "engaged", "engaged with n heroes", "engaged with a downed hero")


class Reader:
    """Behaviours of one scroll: its weapons and abilities are written by their ids."""

    def __init__(self, weapons: Sequence[str], abilities: Mapping[str, int]) -> None:
        self.weapons = weapons
        """Main, then off if there is one."""
        self.abilities = abilities
        """Their numbers in the cast, by their ids."""

    def behaviours(self, written: Sequence[str]) -> tuple[scrolls.Behaviour, ...]:
        """All of a scroll, the last of them `+`."""
        made = tuple([self.behaviour(text) for text in written])
        if not made or made[-1].digits or any([one.digits == 0 for one in made[:-1]]):
            raise NotationError("the last behaviour, and no other, begins with '+:'")
        return made

    def behaviour(self, text: str) -> scrolls.Behaviour:
        found = re.fullmatch(r"(\+|\{[0-5](?:,[0-5])*\}): (.+)\.", text)
        if not found:
            raise NotationError(f"{text!r} should be as '{{0,1}}: Engage. Attack sword.' or begin with '+:'")
        digits = sum([1 << int(digit) for digit in sorted(set(re.findall("[0-5]", found[1])))])
        sentences = [self.sentence(text, part) for part in found[2].split(". ")]
        return scrolls.Behaviour(digits, tuple(sentences), text)

    def sentence(self, text: str, written: str) -> scrolls.Sentence:
        if written.startswith("If "):
            return self.conditional(text, written)
        plain = written[:1].lower() + written[1:]
        if plain == "engage":
            return scrolls.Sentence(scrolls.ENGAGE)
        for pattern, kind in (
            ("move ([0-9]+)", scrolls.ADVANCE),
            ("move (?:up to )?([0-9]+) towards the nearest hero", scrolls.UP_TO),
            ("fall back ([0-9]+)", scrolls.FALL_BACK),
            ("regain ([0-9]+)", scrolls.REGAIN),
        ):
            found = re.fullmatch(pattern, plain)
            if found:
                return scrolls.Sentence(kind, int(found[1]))
        found = re.fullmatch("attack ([a-z-]+)( twice)?", plain)
        if found:
            return scrolls.Sentence(scrolls.STRIKE, 0, self.weapon(text, found[1]), TIMES if found[2] else 1)
        found = re.fullmatch("attack ([a-z-]+) the nearest hero in sight within ([0-9]+)", plain)
        if found:
            return scrolls.Sentence(scrolls.STRIKE_NEAREST, int(found[2]), self.weapon(text, found[1]))
        found = re.fullmatch("use ([a-z-]+)", plain)
        if found:
            if found[1] not in self.abilities:
                what = f"{text!r}: this scroll has no ability {found[1]!r}"
                raise NotationError(f"{what}; {suggest(found[1], self.abilities)}")
            return scrolls.Sentence(scrolls.USE, ability=self.abilities[found[1]])
        raise NotationError(f"{text!r}: {written!r} is no sentence; there are {' · '.join(SENTENCES)}")

    def conditional(self, text: str, written: str) -> scrolls.Sentence:
        head, _, tail = written[3:].partition(": ")
        found = re.fullmatch("engaged with ([0-9]+) heroes", head)
        made = scrolls.Sentence(scrolls.IF)
        if found:
            made.given, made.n = scrolls.IF_ENGAGED_WITH, int(found[1])
        elif head in (plain := {CONDITIONS[0]: scrolls.IF_WOUNDED, CONDITIONS[1]: scrolls.IF_ENGAGED}):
            made.given = plain[head]
        elif head == CONDITIONS[3]:
            made.given = scrolls.IF_ENGAGED_WITH_DOWNED
        else:
            raise NotationError(f"{text!r}: {head!r} is no condition; there are {', '.join(CONDITIONS)}")
        then, _, otherwise = tail.partition(", otherwise ")
        made.then = self.sentence(text, then)
        made.otherwise = self.sentence(text, otherwise) if otherwise else None
        return made

    def weapon(self, text: str, id: str) -> int:
        if id not in self.weapons:
            raise NotationError(f"{text!r}: this scroll has no weapon {id!r}; {suggest(id, self.weapons)}")
        return (t.MAIN, t.OFF)[self.weapons.index(id)]
