"""The prologue, or another quest, in the middle of its first round: nothing was bought, nobody has acted, and the scene waits."""

from __future__ import annotations

from typing import Any

from tests.sword_and_sorcery.scene import Rest, Scene

from reverie.games.sword_and_sorcery.content.quests import layout_of
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.state import SHADOW, Quest, Thing
from reverie.kernel.agenda import push

PARTY = ("white-rose", "cleric", "archer", "rogue", "sorceress")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


def prologue(heroes: int = 3, party: tuple[str, ...] = PARTY, **wishes: Any) -> Scene:
    """So many lawful and neutral heroes in the crypt, or in another quest, without the shadows that lie there."""
    party = party[:heroes]
    s = GAME.blank(GAME.setup({"heroes": list(party), **wishes}), 1)
    q = Scene(
        s,
        layout_of(GAME.library, wishes.get("quest", "P")),
        {name: seat for seat, name in enumerate(NAMES[: len(party)])},
    )
    push(s, GAME.opening(s))
    q.run()
    for number, thing in enumerate(s.things.rows):
        if thing.kind == SHADOW:
            s.things.rows[number] = Thing()
    while q.choice.kind != "who":
        passing = [word for word in ("done", "stop") if word in q.options()]
        q.do(passing[0] if passing else q.options()[0])
    s.listening = True
    q.begin(Rest())
    return q


def send(q: Scene, name: str, area: str) -> None:
    """A hero walks into an area, from wherever it was."""
    atoms.enter(q.s, q[name], q.area(area))
    go_on(q)


def go_on(q: Scene) -> None:
    """What has happened is looked at."""
    q.s.pending.clear()
    q.s.given.clear()
    q.run()


def read(s: Quest) -> list[str]:
    """The paragraphs that have been read."""
    return [s.book().nodes[number].id for number in s.read]
