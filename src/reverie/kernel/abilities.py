"""Abilities in force: an index of who bears what, modifiers folded by query, reactions collected by trigger.

Nobody scans the board for abilities. A game tells the index when a bearer comes into force and when it leaves; a query
looks up exactly the keywords that can answer it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")
"""The state of a game."""
E = TypeVar("E")
"""What a game has for an effect that was set off."""

Source = tuple[int, int, int]
"""A bearer, the number of an ability in the game's content, and the value X it has."""


Trigger = tuple[str, int, int]
"""Something that others may react to: its kind, whom it happened to, and a number more where the kind has one."""


class Active:
    """Which abilities are in force, by keyword. Immutable, so that clones share it."""

    __slots__ = ("bearers", "by", "modifying", "parts")

    def __init__(self, by: dict[str, tuple[Source, ...]]) -> None:
        self.by = by
        self.parts: dict[tuple[str, int], list[Any]] = {}
        """What of it may take part in a query about a subject, worked out once (`Modifiers.taking_part`)."""
        self.bearers: dict[int, dict[int, None]] = {}
        """... and who bears it (`Modifiers.bearers`)..."""
        self.modifying: dict[int, None] | None = None
        """... for any subject at all (`Modifiers.all_bearers`)."""

    def get(self, keyword: str) -> tuple[Source, ...]:
        return self.by.get(keyword, ())

    def plus(self, entries: tuple[tuple[str, Source], ...]) -> Active:
        """The index with these (keyword, source) entries added, in canonical order."""
        if not entries:
            return self
        by = dict(self.by)
        for keyword, source in entries:
            by[keyword] = tuple(sorted(by.get(keyword, ()) + (source,)))
        return Active(by)

    def minus(self, bearer: int) -> Active:
        """The index without any ability of this bearer."""
        by = {}
        for keyword, sources in self.by.items():
            left = tuple([source for source in sources if source[0] != bearer])
            if left:
                by[keyword] = left
        return Active(by)


Modifier = Callable[[S, Source, int, int], int]
Reach = Callable[[S, Source, int], bool]
"""Whether an ability can change a query about a subject at all, wherever everybody stands: nothing of it may change while the same
abilities are in force."""


def reaches_all(s: Any, source: Source, subject: int) -> bool:
    return True


def reaches_bearer(s: Any, source: Source, subject: int) -> bool:
    return source[0] == subject


class Modifiers(Generic[S]):
    """Continuous effects by query. A query folds the modifiers of the abilities in force, layer by layer.

    What an ability does to another than its bearer follows from the two of them alone; what it does to its bearer, from the whole table.
    """

    def __init__(self) -> None:
        self.table: dict[str, list[tuple[int, str, Modifier[S], Reach[S]]]] = {}

    def declare(
        self, query: str, keyword: str, function: Modifier[S], layer: int = 1, reaches: Reach[S] = reaches_all
    ) -> None:
        """Let a keyword take part in a query. Layer 0 sets the value, layer 1 adds to it."""
        entries = self.table.setdefault(query, [])
        entries.append((layer, keyword, function, reaches))
        entries.sort(key=lambda entry: entry[0])

    def fold(self, s: S, active: Active, query: str, subject: int, value: int) -> int:
        parts = active.parts.get((query, subject))
        if parts is None:
            parts = self.taking_part(s, active, query, subject)
        if parts:
            for function, source in parts:
                value = function(s, source, subject, value)
        return value

    def taking_part(self, s: S, active: Active, query: str, subject: int) -> list[tuple[Modifier[S], Source]]:
        """The modifiers in force that reach a subject, with their sources, layer by layer."""
        found: list[tuple[Modifier[S], Source]] = []
        for _layer, keyword, function, reaches in self.table[query]:
            if keyword in active.by:
                for source in active.by[keyword]:
                    if reaches(s, source, subject):
                        found.append((function, source))
        active.parts[query, subject] = found
        return found

    def bearers(self, s: S, active: Active, subject: int) -> dict[int, None]:
        """Who bears anything in force that can change any query about a subject; nobody, for most."""
        found = active.bearers.get(subject)
        if found is None:
            borne: list[int] = []
            for query in self.table:
                for _function, source in self.taking_part(s, active, query, subject):
                    borne.append(source[0])
            found = dict.fromkeys(borne)
            active.bearers[subject] = found
        return found

    def all_bearers(self, active: Active) -> dict[int, None]:
        """Who bears anything in force that can change any query about anybody."""
        found = active.modifying
        if found is None:
            borne: list[int] = []
            for entries in self.table.values():
                for _layer, keyword, _function, _reaches in entries:
                    for source in active.get(keyword):
                        borne.append(source[0])
            active.modifying = found = dict.fromkeys(borne)
        return found

    def alike(self, before: Active, now: Active) -> bool:
        """Whether of what is in force the same takes part in queries as before; then what was worked out for it serves on."""
        if before is now:
            return True
        for entries in self.table.values():
            for _layer, keyword, _function, _reaches in entries:
                if before.get(keyword) != now.get(keyword):
                    return False
        now.parts, now.bearers, now.modifying = before.parts, before.bearers, before.modifying
        return True

    def explain(self, s: S, active: Active, query: str, subject: int, value: int) -> list[tuple[str, int, int]]:
        """The same fold, told: (keyword, bearer, change) for everything that changes the value."""
        told = []
        for _layer, keyword, function, _reaches in self.table[query]:
            for source in active.get(keyword):
                after = function(s, source, subject, value)
                if after != value:
                    told.append((keyword, source[0], after - value))
                value = after
        return told


Reaction = Callable[[S, Source, Trigger], E | None]


class Reactions(Generic[S, E]):
    """Triggered effects by trigger. A reaction looks at one trigger and answers with an effect, or with None."""

    def __init__(self) -> None:
        self.table: dict[str, list[tuple[str, Reaction[S, E]]]] = {}

    def declare(self, trigger: str, keyword: str, function: Reaction[S, E]) -> None:
        self.table.setdefault(trigger, []).append((keyword, function))

    def collect(self, s: S, active: Active, happened: list[Trigger]) -> list[E]:
        """All effects that these simultaneous triggers set off."""
        effects = []
        for trigger in happened:
            kind, _whom, _more = trigger
            for keyword, function in self.table.get(kind, ()):
                for source in active.get(keyword):
                    effect = function(s, source, trigger)
                    if effect is not None:
                        effects.append(effect)
        return effects
