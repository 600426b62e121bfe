"""Tables of single quests: somebody comes, a phase begins, what was read and raised."""

from __future__ import annotations

from tests.sword_and_sorcery.foes import settle
from tests.sword_and_sorcery.prologue import go_on
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map, atoms_table
from reverie.games.sword_and_sorcery.rules.conditions import counter
from reverie.games.sword_and_sorcery.rules.procedures.death import EnemyDeath
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.state import EVENT_PHASE, EVENTS, THINGS
from reverie.parts.rules.decks import EVERYBODY


def row_of(q: Scene, code: str) -> int:
    return next(foe for foe in range(len(q.s.plan.foes)) if q.s.enemy(foe).code == code)


def comes(q: Scene, code: str, area: str) -> int:
    """An enemy of the quest stands on an area; its figure."""
    foe = row_of(q, code)
    atoms.bring_in(q.s, foe, 0, (q.area(area),))
    atoms_table.name_enemy(q.s, code, True)
    q.s.happened = []
    return q.s.plan.figures[foe][0]


def is_in_play(q: Scene, code: str) -> bool:
    return row_of(q, code) in q.s.foes_in_play()


def dies(q: Scene, code: str, by: int = 0, dice: str = "") -> None:
    """An enemy is killed by a hero."""
    figure = q.s.figures_in_play(row_of(q, code))[0]
    q.s.figures.edit(figure).wounds = 99
    q.lay_dice(dice)
    q.begin(EnemyDeath(figure, by))
    settle(q)


def stands(q: Scene, name: str, area: str) -> None:
    """A hero is there; nothing comes of it."""
    q.s.figures.edit(q[name]).area = q.area(area)


def arrives(q: Scene, name: str, area: str, dice: str = "") -> None:
    """A hero walks in, and all that follows is answered by what stands first."""
    q.lay_dice(dice)
    atoms.enter(q.s, q[name], q.area(area))
    go_on(q)
    settle(q)


def lies(q: Scene, kind: str, area: str) -> list[int]:
    """The things of a kind in an area, by their rows."""
    place = q.area(area)
    return [n for n, thing in enumerate(q.s.things.rows) if THINGS[thing.kind] == kind and thing.area == place]


def lay(q: Scene, kind: str, area: str, value: int = -1, state: int = 0) -> int:
    return atoms_map.lay(q.s, THINGS.index(kind), q.area(area), value, state)


def event_phase(q: Scene, dice: str = "") -> None:
    """An Event Phase in which the card that lies open is discarded: nothing but the quest happens."""
    deck = q.s.piles.edit(EVENTS)
    deck.cards = (7, *[card for card in deck.cards if card != 7])
    deck.known = (EVERYBODY, *(-2,) * (len(deck.cards) - 1))
    q.s.phase = EVENT_PHASE
    q.begin(EventPhase(), dice)
    settle(q)


def count(q: Scene, name: str) -> int:
    return counter(q.s, name)
