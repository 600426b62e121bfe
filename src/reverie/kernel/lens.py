"""Lens: how a learning program sees a game and answers it: a closed vocabulary of small picks, and an observation of bytes.

Every pick of every decision has a number of the vocabulary, the same number whenever it means the same thing; what can be answered now
is some of them. The vocabulary and the observation are laid out in blocks. A model that was trained with one lens refuses another by
its digest.

`Lens` itself serves any game: words by themselves, numbers by themselves, a word with a number (`("go", 3)`) where the game says how
many there are, everything else by its place among the picks (`slot`); the
observation is the viewer's view, every value of it at a place that follows from its path. A game that knows better what its picks mean
has a lens of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, Generic
from zlib import crc32

from mypy_extensions import mypyc_attr

from .choice import NATURE, Choice
from .plain import Body, Plain
from .state import S

NUMBERS: Final = 256
"""Whole numbers from 0 that stand for themselves: amounts, seats, places."""
SLOTS: Final = 512
"""Picks that have no number of their own are told by their place among the picks: so many at most."""
LAST: Final = 8
"""So many of the picks made so far are shown, the latest first."""
WIDTH: Final = 4096
"""Bytes of an observation that follows from paths of the view."""
FULL: Final = 255


class LensError(ValueError):
    """Something that a lens cannot show, or another lens than the one wanted."""


class Block:
    """Some numbers in a row that mean things of one kind."""

    __slots__ = ("name", "size", "start")

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.start}, {self.size})"


def blocks(sizes: tuple[tuple[str, int], ...]) -> tuple[Block, ...]:
    """Blocks of these names and sizes, one behind the other."""
    made: list[Block] = []
    start = 0
    for name, size in sizes:
        made.append(Block(name, start, size))
        start += size
    return tuple(made)


def total(laid: tuple[Block, ...]) -> int:
    return laid[-1].start + laid[-1].size if laid else 0


def byte(value: int) -> int:
    """What is below 0 counts as 0, what is above a byte as the most."""
    return 0 if value < 0 else FULL if value > FULL else value


def in_bytes(numbers: list[int]) -> bytes:
    """A byte for each, capped where one is too small or too large for it."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([byte(number) for number in numbers])


class Pen:
    """Writes bytes one after the other; what is below 0 counts as 0, what is above as the most."""

    __slots__ = ("at", "out")

    def __init__(self, out: Any, at: int = 0) -> None:
        self.out = out
        self.at = at

    def put(self, value: int) -> None:
        self.out[self.at] = byte(value)
        self.at += 1

    def wide(self, value: int) -> None:
        """Two bytes, the higher first."""
        value = 0 if value < 0 else 65535 if value > 65535 else value
        self.out[self.at] = value >> 8
        self.out[self.at + 1] = value & 255
        self.at += 2

    def one_of(self, number: int, count: int) -> None:
        """One byte of so many is 1; none, when the number is none of theirs."""
        if 0 <= number < count:
            self.out[self.at + number] = 1
        self.at += count


class Sketch:
    """The board as one viewer saw it last, for going on from there (`Lens.redraw`)."""

    __slots__ = ("of", "out", "seen", "sums")

    def __init__(self, out: Any) -> None:
        self.out = out
        """Its bytes."""
        self.seen: Any = None
        """What they show: the view, or what a lens of its own goes by."""
        self.sums: list[int] = []
        """What adds up at each place, however much that is."""
        self.of = -1
        """Of which moment it is; for whoever keeps it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens(Generic[S]):
    """The lens of any game. `words` are those that its options consist of, `kinds` the names of its decisions."""

    def __init__(
        self,
        name: str,
        version: int,
        content: str,
        kinds: tuple[str, ...],
        words: tuple[str, ...] = (),
        nouns: tuple[tuple[str, int], ...] = (),
        board: tuple[tuple[str, int], ...] = (("view", WIDTH),),
        slots: int = SLOTS,
    ) -> None:
        """`nouns` are blocks of picks that a game's own lens names, `board` those of its observation."""
        self.words: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.kinds: dict[str, int] = {kind: number for number, kind in enumerate(kinds)}
        self.actions: tuple[Block, ...] = blocks((("word", len(words)), ("number", NUMBERS), *nouns, ("slot", slots)))
        self.size: int = total(self.actions)
        """How many different picks there are."""
        self.places: tuple[Block, ...] = blocks(
            (*board, ("kind", len(kinds)), ("subject", 2), ("made", 1), ("picks", 2 * LAST))
        )
        self.width: int = total(self.places)
        """How many bytes an observation has."""
        self.block: dict[str, Block] = {block.name: block for block in self.actions}
        self._draft: int = total(blocks(board))
        self._known: dict[str, int] = {}
        told = [name, version, content, list(self.words), list(self.kinds), repr(self.actions), repr(self.places)]
        self.digest: str = hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()

    # The vocabulary --------------------------------------------------------------------------------------------------

    def name(self, s: S, choice: Choice, prefix: Plain, pick: Any) -> int:
        """The number of a pick; -1 for one that only its place tells. Games name their nouns here."""
        if isinstance(pick, str):
            return self.words.get(pick, -1)
        if type(pick) is int and 0 <= pick < NUMBERS:
            return self.block["number"].start + pick
        if isinstance(pick, tuple) and len(pick) == 2 and pick[0] in self.block and type(pick[1]) is int:
            return self.noun(str(pick[0]), pick[1])
        return -1

    def noun(self, block: str, number: int) -> int:
        """The number of a pick in a block; -1 for one that the block has no room for."""
        found = self.block[block]
        return found.start + number if 0 <= number < found.size else -1

    def names(self, s: S, choice: Choice, prefix: Plain, picks: Plain) -> list[int]:
        """The numbers of these picks, all different: what has none of its own, or another's, is told by its place."""
        slot = self.block["slot"]
        found: list[int] = []
        taken: dict[int, None] = {}
        for place, pick in enumerate(picks):
            number = self.name(s, choice, prefix, pick)
            if number < 0 or number in taken:
                if place >= slot.size:
                    raise LensError(
                        f"{choice!r} offers {len(picks)} picks; this lens tells {slot.size} by their places"
                    )
                number = slot.start + place
            found.append(number)
            taken[number] = None
        return found

    def describe(self, action: int) -> tuple[str, int]:
        """The block of a number and its place there; a word is told by itself."""
        for block in self.actions:
            if block.start <= action < block.start + block.size:
                if block.name == "word":
                    return list(self.words)[action], 0
                return block.name, action - block.start
        raise LensError(f"{action} is no number of this lens; they go from 0 to {self.size - 1}")

    # The observation -------------------------------------------------------------------------------------------------

    def idle(self, choice: Choice) -> bool:
        """Whether nothing can be done here that would make a difference: a text that is read, a pass that is the only answer."""
        return choice.to_be_read() or choice.options.size() == 1

    def board(self, s: S, view: Body, viewer: int, out: Any) -> None:
        """Write what a viewer's view tells into bytes that are all zero. Of the state only what never changes may be looked at."""
        self.scatter("", view, out, total(self.places[:1]))

    def redraw(self, look: Callable[[S, int | None], Body], s: S, viewer: int, sketch: Sketch) -> None:
        """Bring a sketch up to date, so that it has the bytes that `board` writes: only what has changed is written anew.

        `look` tells a viewer's view; a lens with a board of its own may know a quicker way than writing all of it again."""
        view = look(s, viewer)
        if type(self) is not Lens:
            sketch.out[:] = bytes(self.width)
            self.board(s, view, viewer, sketch.out)
            return
        if not sketch.sums:
            sketch.sums = [0] * total(self.places[:1])
        if sketch.seen != view:
            self.amend(sketch, "", sketch.seen, view)
            sketch.seen = view

    def amend(self, sketch: Sketch, path: str, before: Any, now: Any) -> None:
        """Of two values at a path, which differ, only what differs is taken away and put there."""
        if isinstance(before, dict) and isinstance(now, dict):
            for key, part in now.items():
                was = before.get(key)
                if was is not part and was != part:
                    self.amend(sketch, f"{path}/{key}", was, part)
            for key, was in before.items():
                if key not in now:
                    self.amend(sketch, f"{path}/{key}", was, None)
        elif isinstance(before, list | tuple) and isinstance(now, list | tuple):
            had, has = len(before), len(now)
            for number in range(max(had, has)):
                was = before[number] if number < had else None
                part = now[number] if number < has else None
                if was is not part and was != part:
                    self.amend(sketch, f"{path}/{number}", was, part)
        else:
            self.weigh(sketch, path, before, -1)
            self.weigh(sketch, path, now, 1)

    def weigh(self, sketch: Sketch, path: str, value: Any, sign: int) -> None:
        """Add a value with all its parts, or take it away."""
        if isinstance(value, dict):
            for key, part in value.items():
                self.weigh(sketch, f"{path}/{key}", part, sign)
        elif isinstance(value, list | tuple):
            for number, part in enumerate(value):
                self.weigh(sketch, f"{path}/{number}", part, sign)
        elif value is not None and value is not False and value != 0:
            place = self.place(path, value, len(sketch.sums))
            added = sketch.sums[place] + sign * (1 if isinstance(value, str | bool) else abs(value))
            sketch.sums[place] = added
            sketch.out[place] = FULL if added > FULL else added

    def scatter(self, path: str, value: Any, out: Any, width: int) -> None:
        """Every value at a place that follows from its path, words by being there; what falls on one place adds up."""
        sketch = Sketch(out)
        sketch.sums = [0] * width
        self.weigh(sketch, path, value, 1)

    def place(self, path: str, value: Any, width: int) -> int:
        """Where a value is written; what is below 0 has a place of its own, and so has each word."""
        key = path + ("-" if isinstance(value, int) and value < 0 else f"={value}" if isinstance(value, str) else "")
        found = self._known.get(key, -1)
        if found < 0:
            found = crc32(key.encode()) % width
            if len(self._known) < 100_000:
                self._known[key] = found
        return found

    def draft(self, viewer: int, choice: Choice, prefix: list[int], out: Any) -> None:
        """Write what is asked, and the picks made so far by their numbers; only for whoever is asked."""
        if choice.seat != viewer or choice.seat == NATURE:
            return
        pen = Pen(out, self._draft)
        pen.one_of(self.kinds.get(choice.kind, -1), len(self.kinds))
        pen.wide(choice.subject + 1)
        pen.put(len(prefix))
        for number in reversed(prefix[-LAST:]):
            pen.wide(number + 1)
