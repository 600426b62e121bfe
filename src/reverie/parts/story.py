"""Stories as they are written: sketches of nodes with where they stand, and what may be wrong with a story as a whole.

A game reads its own files in its own words and sketches each node; `check_story` finds what no single node shows: a node that leads
nowhere, that nothing leads to, that goes round in circles. Every trouble is told with its file and its line.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from reverie.kernel.content import ContentError, Trouble
from reverie.kernel.game import Game

from .rules.story import EVENTS


def tells_story(game: Game) -> bool:
    """Whether a game tells a story, so that who watches it is asked first: it declares the events of one."""
    return all(game.events.get(kind) == told for kind, told in EVENTS.items())


class Sketch(NamedTuple):
    """A node as far as the story as a whole is concerned."""

    id: str
    file: Path
    line: int
    when: tuple[object, ...] = ()
    """The fact that brings it; nothing for what is reached only from elsewhere."""
    reads: tuple[str, ...] = ()
    """Nodes that it leads to by itself."""
    offers: tuple[str, ...] = ()
    """Nodes among which somebody chooses."""
    closed: int = 0
    """How many of those are open under a condition only."""
    raises: tuple[str, ...] = ()
    """Flags and counters that it raises..."""
    asks: tuple[str, ...] = ()
    """... and those that it asks about."""
    ends: bool = False
    """Whether the story may end with it."""


class Expected(NamedTuple):
    """What a story may refer to: the facts that the game announces, flags raised elsewhere, and texts by language."""

    facts: Callable[[tuple[object, ...]], str]
    """What is wrong with a fact; "" when nothing is."""
    flags: Collection[str] = ()
    texts: Mapping[str, Collection[str]] = {}


def check_story(nodes: list[Sketch], expected: Expected) -> None:
    """Everything that is wrong with a story; raises ContentError."""
    troubles = [
        *twice(nodes),
        *dangling(nodes),
        *unknown_facts(nodes, expected),
        *unreachable(nodes),
        *circles(nodes),
        *poor_choices(nodes),
        *unraised(nodes, expected.flags),
        *endless(nodes),
        *untold(nodes, expected.texts),
    ]
    if troubles:
        raise ContentError(sorted(troubles, key=lambda trouble: (str(trouble.file), trouble.line)))


def trouble(node: Sketch, what: str) -> Trouble:
    return Trouble(node.file, node.line, f"{node.id}: {what}")


def twice(nodes: list[Sketch]) -> Iterable[Trouble]:
    first: dict[str, Sketch] = {}
    for node in nodes:
        if node.id in first:
            yield trouble(node, f"stands twice; the other one is at {first[node.id].file.name}:{first[node.id].line}")
        first.setdefault(node.id, node)


def dangling(nodes: list[Sketch]) -> Iterable[Trouble]:
    known = [node.id for node in nodes]
    for node in nodes:
        for id in (*node.reads, *node.offers):
            if id not in known:
                near = difflib.get_close_matches(id, known, 1)
                yield trouble(
                    node, f"leads to {id!r}, which is nowhere" + (f"; did you mean {near[0]!r}?" if near else "")
                )


def unknown_facts(nodes: list[Sketch], expected: Expected) -> Iterable[Trouble]:
    for node in nodes:
        if node.when and (wrong := expected.facts(node.when)):
            yield trouble(node, wrong)


def reached(nodes: list[Sketch]) -> set[str]:
    """The ids of all that some fact brings, directly or from node to node."""
    by_id = {node.id: node for node in nodes}
    found: set[str] = set()
    ahead = [node.id for node in nodes if node.when]
    while ahead:
        id = ahead.pop()
        if id not in found and id in by_id:
            found.add(id)
            ahead += [*by_id[id].reads, *by_id[id].offers]
    return found


def unreachable(nodes: list[Sketch]) -> Iterable[Trouble]:
    found = reached(nodes)
    for node in nodes:
        if node.id not in found:
            yield trouble(node, "can never be read: no fact brings it and nothing that is read leads to it")


def circles(nodes: list[Sketch]) -> Iterable[Trouble]:
    """A node that leads back to itself without anybody having decided anything."""
    by_id = {node.id: node for node in nodes}
    for node in nodes:
        seen: list[str] = []
        ahead = list(node.reads)
        while ahead:
            id = ahead.pop()
            if id == node.id:
                yield trouble(
                    node, f"leads back to itself ({' → '.join([node.id, *seen, node.id])}) and nobody decides anything"
                )
                break
            if id not in seen and id in by_id:
                seen.append(id)
                ahead += by_id[id].reads


def poor_choices(nodes: list[Sketch]) -> Iterable[Trouble]:
    for node in nodes:
        if len(node.offers) == 1:
            yield trouble(node, f"offers {node.offers[0]!r} only; a choice has two branches at least")
        elif node.offers and node.closed == len(node.offers):
            yield trouble(node, "offers branches under conditions only; one should always be open")
        elif len(set(node.offers)) < len(node.offers):
            yield trouble(node, "offers the same branch twice")


def unraised(nodes: list[Sketch], elsewhere: Collection[str]) -> Iterable[Trouble]:
    raised = frozenset(elsewhere).union(*[node.raises for node in nodes])
    for node in nodes:
        for name in node.asks:
            if name not in raised:
                near = difflib.get_close_matches(name, sorted(raised), 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                yield trouble(node, f"asks about {name!r}, which nothing ever raises{hint}")


def endless(nodes: list[Sketch]) -> Iterable[Trouble]:
    found = reached(nodes)
    if nodes and not any(node.ends and node.id in found for node in nodes):
        yield trouble(nodes[0], "the story never ends: no node that can be read is an end")


def untold(nodes: list[Sketch], texts: Mapping[str, Collection[str]]) -> Iterable[Trouble]:
    for language, known in texts.items():
        for node in nodes:
            if node.id not in known:
                yield trouble(node, f"has no text in {language!r}")


__all__ = ["Expected", "Sketch", "check_story"]
