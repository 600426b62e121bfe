"""Domains: what may be answered. Small ones list their options, large ones know them without listing.

Every domain knows its size, its members in a fixed order, how to sample one uniformly, and how to build an answer from a
series of small picks (die by die, target by target), so that nobody ever lists a thousand ways to spread damage.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, factorial
from typing import Final

from mypy_extensions import mypyc_attr

from .chance import below
from .plain import Answer, Plain


def same(one: object, two: object) -> bool:
    """Equal and of equal types all the way down: 1, 1.0 and True are three different answers."""
    if type(one) is not type(two):
        return False
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all([same(a, b) for a, b in zip(one, two, strict=True)])
    return bool(one == two)


def among(value: object, options: tuple[object, ...]) -> bool:
    """Whether a value is one of these, of the same type."""
    if value not in options:
        return False
    if same(value, options[options.index(value)]):
        return True
    return any([same(value, option) for option in options])


def _whole(value: object) -> bool:
    return type(value) is int


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The options of a choice. Subclasses are immutable and are shared between clones."""

    __slots__ = ()

    def size(self) -> int:
        raise NotImplementedError

    def empty(self) -> bool:
        """Whether there is nothing to answer with."""
        return self.size() == 0

    def has(self, value: object) -> bool:
        raise NotImplementedError

    def at(self, index: int) -> Answer:
        """The option with this number, in canonical order."""
        raise NotImplementedError

    def sample(self, streams: list[int], which: int) -> Answer:
        return self.at(below(streams, which, self.size()))

    def __iter__(self) -> Iterator[Answer]:
        for index in range(self.size()):
            yield self.at(index)

    def picks(self, prefix: Plain) -> Plain:
        """The small picks that may follow those made so far; empty when the answer is complete."""
        raise NotImplementedError

    def build(self, prefix: Plain) -> Answer:
        """The answer that a complete series of picks stands for."""
        raise NotImplementedError

    def plain(self) -> Plain:
        """The domain as plain values: a tag and what `domain_from_plain` needs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Domain):
    """Options simply listed."""

    __slots__ = ("options",)

    def __init__(self, options: Plain) -> None:
        self.options = options

    def size(self) -> int:
        return len(self.options)

    def has(self, value: object) -> bool:
        return among(value, self.options)

    def at(self, index: int) -> Answer:
        return self.options[index]

    def sample(self, streams: list[int], which: int) -> Answer:
        return self.options[below(streams, which, len(self.options))]

    def picks(self, prefix: Plain) -> Plain:
        return () if prefix else self.options

    def build(self, prefix: Plain) -> Answer:
        return prefix[0]

    def plain(self) -> Plain:
        return ("list", self.options)


class Menu(Domain):
    """A few single options, then groups of `(tag, first, second)`: any first with any second of the same group."""

    __slots__ = ("groups", "singles", "total")

    def __init__(
        self,
        singles: Plain,
        groups: tuple[tuple[str, Plain, Plain], ...],
        total: int = 0,
    ) -> None:
        """`total` is the number of all options, where it is known already."""
        self.singles = singles
        self.groups = groups
        if not total:
            total = len(singles)
            for _tag, firsts, seconds in groups:
                total += len(firsts) * len(seconds)
        self.total: int = total

    def size(self) -> int:
        return self.total

    def has(self, value: object) -> bool:
        if among(value, self.singles):
            return True
        if not isinstance(value, tuple) or len(value) != 3:
            return False
        for tag, firsts, seconds in self.groups:
            if value[0] == tag and among(value[1], firsts) and among(value[2], seconds):
                return True
        return False

    def at(self, index: int) -> Answer:
        if index < len(self.singles):
            return self.singles[index]
        index -= len(self.singles)
        for tag, firsts, seconds in self.groups:
            width = len(seconds)
            n = len(firsts) * width
            if index < n:
                return (tag, firsts[index // width], seconds[index % width])
            index -= n
        raise IndexError(index)

    def sample(self, streams: list[int], which: int) -> Answer:
        return self.at(below(streams, which, self.total))

    def picks(self, prefix: Plain) -> Plain:
        if not prefix:
            firsts = [(tag, first) for tag, group, seconds in self.groups for first in group if seconds]
            return self.singles + tuple(dict.fromkeys(firsts))
        if len(prefix) == 1 and prefix[0] not in self.singles:
            tag, first = prefix[0]
            found = [x for t, firsts, seconds in self.groups if t == tag and first in firsts for x in seconds]
            return tuple(dict.fromkeys(found))
        return ()

    def build(self, prefix: Plain) -> Answer:
        return prefix[0] if len(prefix) == 1 else (prefix[0][0], prefix[0][1], prefix[1])

    def without(self, first: object) -> Menu:
        """The menu in which this first is gone, with all seconds it had."""
        left = []
        total = self.total
        for group in self.groups:
            if first not in group[1]:
                left.append(group)
                continue
            tag, firsts, seconds = group
            total -= len(seconds)
            if len(firsts) > 1:
                left.append((tag, tuple([one for one in firsts if one != first]), seconds))
        return Menu(self.singles, tuple(left), total)

    def plain(self) -> Plain:
        return ("menu", self.singles, self.groups)


class Roll(Domain):
    """One roll of n dice: every die shows one of the faces. Equal faces count as often as the die shows them."""

    __slots__ = ("count", "faces")

    def __init__(self, count: int, faces: tuple[int, ...]) -> None:
        self.count = count
        self.faces = faces

    def size(self) -> int:
        return int(len(self.faces) ** self.count)

    def has(self, value: object) -> bool:
        return (
            isinstance(value, tuple) and len(value) == self.count and all([among(face, self.faces) for face in value])
        )

    def at(self, index: int) -> tuple[int, ...]:
        faces = self.faces
        sides = len(faces)
        shown = []
        for _ in range(self.count):
            shown.append(faces[index % sides])
            index //= sides
        return tuple(shown)

    def picks(self, prefix: Plain) -> Plain:
        return tuple(dict.fromkeys(self.faces)) if len(prefix) < self.count else ()

    def build(self, prefix: Plain) -> Answer:
        return prefix

    def plain(self) -> Plain:
        return ("roll", self.count, self.faces)


STOP: Final = "stop"


class Subset(Domain):
    """Between `least` and `most` of the items, as a tuple in the items' order; or one of the `alone` items by itself."""

    __slots__ = ("alone", "items", "least", "most")

    def __init__(self, items: Plain, least: int, most: int, alone: Plain = ()) -> None:
        self.items = items
        self.least = least
        self.most = most if most < len(items) else len(items)
        self.alone = alone

    def size(self) -> int:
        n = len(self.items)
        if self.least <= 1 and self.most == n:
            return (1 << n) - self.least + len(self.alone)
        return sum(comb(n, k) for k in range(self.least, self.most + 1)) + len(self.alone)

    def has(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        if len(value) == 1 and among(value[0], self.alone):
            return True
        if not self.least <= len(value) <= self.most:
            return False
        places = [self.items.index(x) if among(x, self.items) else -1 for x in value]
        return -1 not in places and all(a < b for a, b in zip(places, places[1:], strict=False))

    def at(self, index: int) -> Plain:
        n = len(self.items)
        if self.least <= 1 and self.most == n:
            count = (1 << n) - self.least
            if index >= count:
                return (self.alone[index - count],)
            mask = index + self.least
            chosen = []
            for item in self.items:
                if mask & 1:
                    chosen.append(item)
                mask >>= 1
            return tuple(chosen)
        for k in range(self.least, self.most + 1):
            count = comb(n, k)
            if index < count:
                return self._combination(index, k)
            index -= count
        return (self.alone[index],)

    def _combination(self, index: int, k: int) -> Plain:
        chosen = []
        place, n = 0, len(self.items)
        while k:
            with_it = comb(n - place - 1, k - 1)
            if index < with_it:
                chosen.append(self.items[place])
                k -= 1
            else:
                index -= with_it
            place += 1
        return tuple(chosen)

    def picks(self, prefix: Plain) -> Plain:
        if prefix and (prefix[-1] == STOP or prefix[-1] in self.alone):
            return ()
        start = self.items.index(prefix[-1]) + 1 if prefix else 0
        n = len(prefix)
        if n == self.most:
            if n or self.alone == ():
                return ()
            return self.alone if self.least else (STOP, *self.alone)
        more = tuple(x for i, x in enumerate(self.items) if i >= start and n + len(self.items) - i >= self.least)
        if not more and n >= self.least and n:
            return ()
        stop: Plain = (STOP,) if n >= self.least else ()
        return stop + more + (() if prefix else self.alone)

    def build(self, prefix: Plain) -> Answer:
        if len(prefix) == 1 and prefix[0] in self.alone:
            return prefix  # also where it is called "stop": it is an answer of its own, not the end of one
        return tuple(x for x in prefix if x != STOP)

    def plain(self) -> Plain:
        return ("subset", self.items, self.least, self.most, self.alone)


def _ways(total: int, parts: int) -> int:
    """In how many ways a total can be spread over so many places."""
    if parts == 0:
        return 1 if total == 0 else 0
    return comb(total + parts - 1, parts - 1)


def _spread(index: int, total: int, parts: int) -> list[int]:
    """The spread with this number, in lexicographic order."""
    amounts = []
    while parts > 1:
        amount = 0
        ways = _ways(total, parts - 1)
        while index >= ways:
            index -= ways
            amount += 1
            ways = _ways(total - amount, parts - 1)
        amounts.append(amount)
        total -= amount
        parts -= 1
    if parts:
        amounts.append(total)
    return amounts


class Split(Domain):
    """All ways to spread a total over targets, as a tuple of amounts in the targets' order.

    `needs[i]` is -1 for an ordinary target. A target with a need of 0 or more is a guard: an ordinary target may be given
    anything only when every guard has been given its need.
    """

    __slots__ = ("guards", "needs", "others", "targets", "total")

    def __init__(self, total: int, targets: tuple[int, ...], needs: tuple[int, ...] = ()) -> None:
        self.total = total
        self.targets = targets
        self.needs = needs if needs else (-1,) * len(targets)
        self.guards: tuple[int, ...] = tuple([i for i in range(len(self.needs)) if self.needs[i] >= 0])
        self.others: tuple[int, ...] = tuple([i for i in range(len(self.needs)) if self.needs[i] < 0])

    def _spare(self) -> int:
        spare = self.total
        for i in self.guards:
            spare -= self.needs[i]
        return spare

    def size(self) -> int:
        guards, others = len(self.guards), len(self.others)
        if not guards:
            return _ways(self.total, others)
        count = _ways(self.total, guards)
        if others:
            spare = self._spare()
            for given in range(1, spare + 1):
                count += _ways(given, others) * _ways(spare - given, guards)
        return count

    def has(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.targets):
            return False
        if not all([_whole(n) and n >= 0 for n in value]) or sum(value) != self.total:
            return False
        if self.guards and any(value[i] for i in self.others):
            return all(value[i] >= self.needs[i] for i in self.guards)
        return True

    def at(self, index: int) -> tuple[int, ...]:
        amounts = [0] * len(self.targets)
        guards, others = len(self.guards), len(self.others)
        if not guards:
            return tuple(_spread(index, self.total, others))
        count = _ways(self.total, guards)
        if index < count:
            for i, n in zip(self.guards, _spread(index, self.total, guards), strict=True):
                amounts[i] = n
            return tuple(amounts)
        index -= count
        spare = self._spare()
        for given in range(1, spare + 1):
            ways = _ways(spare - given, guards)
            count = _ways(given, others) * ways
            if index < count:
                for i, n in zip(self.others, _spread(index // ways, given, others), strict=True):
                    amounts[i] = n
                for i, n in zip(self.guards, _spread(index % ways, spare - given, guards), strict=True):
                    amounts[i] = n + self.needs[i]
                return tuple(amounts)
            index -= count
        raise IndexError(index)

    def picks(self, prefix: Plain) -> Plain:
        if len(prefix) == len(self.targets):
            return ()
        left = self.total - sum(prefix)
        return tuple(n for n in range(left + 1) if self._completes((*prefix, n)))

    def _completes(self, prefix: tuple[int, ...]) -> bool:
        """Whether some full split starts like this: all the rest on one target, or the guards' needs first."""
        rest = len(self.targets) - len(prefix)
        left = self.total - sum(prefix)
        if rest == 0:
            return self.has(prefix)
        for i in range(len(prefix), len(self.targets)):
            amounts = [*prefix, *([0] * rest)]
            spare = left
            for g in self.guards:
                if g >= len(prefix) and any(amounts[o] for o in self.others):
                    amounts[g] = self.needs[g]
                    spare -= self.needs[g]
            amounts[i] += spare
            if self.has(tuple(amounts)):
                return True
        return False

    def build(self, prefix: Plain) -> Answer:
        return prefix

    def plain(self) -> Plain:
        return ("split", self.total, self.targets, self.needs)


class Permutation(Domain):
    """Every order of n things, as a tuple of their numbers: a shuffle."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def size(self) -> int:
        return factorial(self.count)

    def has(self, value: object) -> bool:
        return isinstance(value, tuple) and all([_whole(n) for n in value]) and sorted(value) == list(range(self.count))

    def at(self, index: int) -> tuple[int, ...]:
        left = list(range(self.count))
        order = []
        for n in range(self.count, 0, -1):
            ways = factorial(n - 1)
            order.append(left.pop(index // ways))
            index %= ways
        return tuple(order)

    def sample(self, streams: list[int], which: int) -> Answer:
        order = list(range(self.count))
        for i in range(self.count - 1, 0, -1):
            j = below(streams, which, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def picks(self, prefix: Plain) -> Plain:
        return tuple(n for n in range(self.count) if n not in prefix)

    def build(self, prefix: Plain) -> Answer:
        return prefix

    def plain(self) -> Plain:
        return ("permutation", self.count)


def domain_from_plain(plain: Plain) -> Domain:
    """The domain that `plain()` described."""
    tag = plain[0]
    if tag == "list":
        return Listed(plain[1])
    if tag == "menu":
        return Menu(plain[1], plain[2])
    if tag == "roll":
        return Roll(plain[1], plain[2])
    if tag == "subset":
        return Subset(plain[1], plain[2], plain[3], plain[4])
    if tag == "split":
        return Split(plain[1], plain[2], plain[3])
    if tag == "permutation":
        return Permutation(plain[1])
    raise ValueError(f"unknown domain {tag!r}")
