"""What content writes as the game writes it (EF-6.111 to EF-6.113): `in-range:1`, `3N`, `within:2`, `C2`, `by -1`.

One small parser for each; what it returns is what the rules run on. What cannot be read is refused with what would be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final

from ..rules import abilities as ab
from ..rules import terms as t

SPACE: Final = re.compile(r"[A-C][1-4][a-d]")
SLOT: Final = re.compile(r"[A-C][1-4]")
SEVERAL: Final = re.compile(r"[A-C][1-4][a-d]?(\+[A-C][1-4][a-d]?)+")
RANGED: Final = ("in-range", "dreamer-near", "other-near", "entity-near", "entities-near", "figure-near")
LOCATION: Final = re.compile(r"[A-Z]{2}\d")


class Unread(ValueError):
    """Something that cannot be read: what it is, and what would be right."""


def near(word: str, words: Sequence[str]) -> str:
    found = difflib.get_close_matches(word, words, 1)
    return f"; did you mean {found[0]!r}?" if found else f"; there are {', '.join(words)}"


def space_number(name: str) -> int:
    """`B2c`: rows are letters, columns digits, spaces `a b` above `c d` (EF-9.5, EF-2.33)."""
    if not SPACE.fullmatch(name):
        raise Unread(f"expected a space from A1a to C4d, not {name!r}")
    return 4 * slot_number(name[:2]) + "abcd".index(name[2])


def slot_number(name: str) -> int:
    if not SLOT.fullmatch(name):
        raise Unread(f"expected a slot from A1 to C4, not {name!r}")
    return "ABC".index(name[0]) * t.COLUMNS + int(name[1]) - 1


def parse_amount(written: int | str) -> ab.Amount:
    """EF-6.111: a number, `all`, `N`, `3N`, `N+1`, `N-1`, `spent`, `discarded+1`, `count:bells`, `progress:W+4`."""
    if isinstance(written, int):
        return ab.Amount(written)
    if written == "all":
        return ab.Amount(0, ab.AMOUNTS.index("all"))
    word, plus, more = written.replace("N-", "N+-").partition("+")
    base = int(more) if plus else 0
    matched = re.fullmatch(r"(\d*)N", word)
    if matched:
        return ab.Amount(base, ab.AMOUNTS.index("N"), int(matched[1] or 1))
    kind, _colon, name = word.partition(":")
    if kind in ab.AMOUNTS and kind not in ("number", "N"):
        return ab.Amount(base, ab.AMOUNTS.index(kind), 1, name)
    if re.fullmatch(r"-?\d+", written):
        return ab.Amount(int(written))
    raise Unread(f"expected an amount such as 2, all, N, 3N, N+1, spent or count:name, not {written!r}")


def parse_who(written: str) -> ab.Who:
    """EF-6.111: a selector of Dreamers or Entities."""
    kind, _colon, rest = written.partition(":")
    if kind not in ab.WHO:
        raise Unread(f"there is no selector {kind!r}{near(kind, ab.WHO)}")
    number = ab.WHO.index(kind)
    if kind in RANGED:
        if rest == "figures":
            return ab.Who(number, 0, "", None, True)
        if not rest.isdigit():
            raise Unread(f"expected a range behind {kind}:, such as {kind}:1, not {rest!r}")
        return ab.Who(number, int(rest))
    if kind == "on":
        return ab.Who(number, ab.NONE, "", parse_place(rest))
    if kind == "in-terrain":
        if rest not in t.TERRAINS:
            raise Unread(f"there is no terrain {rest!r}{near(rest, t.TERRAINS)}")
        return ab.Who(number, ab.NONE, rest)
    if kind == "entity":
        return ab.Who(number, ab.NONE, rest)
    if rest:
        raise Unread(f"{kind} takes nothing behind a colon, not {rest!r}")
    return ab.Who(number)


def parse_target(written: str) -> ab.Who:
    """An Entity by its code, or a selector (EF-6.110)."""
    kind = written.partition(":")[0]
    if kind in ab.WHO:
        return parse_who(written)
    if written == "this":
        return ab.Who(ab.WHO.index("this-entity"))
    return ab.Who(ab.WHO.index("entity"), ab.NONE, written)


def parse_place(written: str) -> ab.Place:
    """EF-6.111: a space, a slot, a code, a word, a Location, a Dreamer selector."""
    if SPACE.fullmatch(written):
        return ab.Place(ab.PLACES.index("space"), space_number(written))
    if SLOT.fullmatch(written):
        return ab.Place(ab.PLACES.index("slot"), slot_number(written))
    if SEVERAL.fullmatch(written):
        return ab.Place(ab.PLACES.index("several"), parts=tuple([parse_place(one) for one in written.split("+")]))
    kind, _colon, rest = written.partition(":")
    if kind == "within":
        if not rest.isdigit():
            raise Unread(f"expected a range behind within:, such as within:2, not {rest!r}")
        return ab.Place(ab.PLACES.index("within"), ab.NONE, "", int(rest))
    if written in ab.PLACES:
        return ab.Place(ab.PLACES.index(written))
    if kind in ab.WHO and ab.WHO.index(kind) < ab.FIRST_ENTITY:
        return ab.Place(ab.PLACES.index("who"), ab.NONE, "", ab.NONE, parse_who(written))
    if LOCATION.fullmatch(written):
        return ab.Place(ab.PLACES.index("location"), ab.NONE, written)
    return ab.Place(ab.PLACES.index("code"), ab.NONE, written)


def parse_cost(made: ab.Cost, written: str | Sequence[str]) -> None:
    """EF-6.113: Intent of one colour or of several to choose from, and prices beside it."""
    parts = [written] if isinstance(written, str) else list(written)
    if len(parts) > 1 and all([re.fullmatch(r"[ACW]\d+", part) for part in parts]):
        for part in parts:
            add_colour(made, t.COLOURS.index(part[0]), int(part[1:]))
        return
    if len(parts) > 1:
        raise Unread(f"costs to choose from are Intent, such as [A3, W3], not {parts!r}")
    for part in parts[0].split():
        add_part(made, part)


def add_part(made: ab.Cost, part: str) -> None:
    matched = re.fullmatch(r"([A-Za-z]+)(\d+)", part)
    if not matched:
        raise Unread(f"expected a cost such as C2, any3, E1, hand1 or seal1, not {part!r}")
    word, count = matched[1], int(matched[2])
    if word == "any":
        for colour in range(3):
            add_colour(made, colour, count)
    elif word in t.COLOURS:
        add_colour(made, t.COLOURS.index(word), count)
    elif word in t.PRICES:
        made.also += ((t.PRICES.index(word), count),)
    else:
        raise Unread(f"there is no cost {word!r}{near(word, (*t.COLOURS, 'any', *t.PRICES))}")


def add_colour(made: ab.Cost, colour: int, count: int) -> None:
    made.colours |= 1 << colour
    intent = list(made.intent)
    intent[colour] = count
    made.intent = (intent[0], intent[1], intent[2])


def parse_intent(written: Sequence[str]) -> tuple[int, int, int]:
    """EF-5.40: `[C2]`, `[W2, A1]`."""
    found = [0, 0, 0]
    for part in written:
        matched = re.fullmatch(r"([ACW])(\d)", part)
        if not matched:
            raise Unread(f"expected Intent such as A2, not {part!r}")
        found[t.COLOURS.index(matched[1])] = int(matched[2])
    return found[0], found[1], found[2]


def parse_change(made: ab.Mod, written: str | int) -> None:
    """EF-6.113: `by k`, `set k`, `most k`, or a word."""
    if isinstance(written, int):
        made.change, made.value = ab.BY, ab.Amount(written)
        return
    word, _blank, rest = written.partition(" ")
    changes = {"by": ab.BY, "set": ab.SET, "most": ab.MOST}
    if word in changes and rest:
        made.change, made.value = changes[word], parse_amount(int(rest) if re.fullmatch(r"-?\d+", rest) else rest)
        return
    made.change, made.value, made.word = ab.SET, ab.Amount(1), written
    if written in t.TERRAINS:
        made.terrain = t.TERRAINS.index(written)


def parse_trigger(written: str) -> tuple[int, str]:
    """EF-6.113: a trigger and what of it: `boost:L0`, `step:special`, `enter-location:key`."""
    word, _colon, what = written.partition(":")
    if word not in t.TRIGGERS:
        raise Unread(f"there is no trigger {word!r}{near(word, t.TRIGGERS)}")
    return t.TRIGGERS.index(word), what


def parse_with(written: str | None) -> int:
    """`diagonal`, `walls:1`, `carry:1`: a kind and a number in one (EF-5.112)."""
    if written is None:
        return 0
    word, _colon, rest = written.partition(":")
    kinds = ("", "diagonal", "walls", "carry")
    if word not in kinds[1:]:
        raise Unread(f"a Move goes with diagonal, walls:k or carry:k, not {written!r}")
    return 100 * kinds.index(word) + (int(rest) if rest.isdigit() else 0)


def parse_corners(written: Sequence[str]) -> int:
    """Spaces of a tile, as bits."""
    bits = 0
    for corner in written:
        if corner not in ("a", "b", "c", "d"):
            raise Unread(f"expected a space of the tile, a to d, not {corner!r}")
        bits |= 1 << "abcd".index(corner)
    return bits
