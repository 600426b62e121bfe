"""Scenes with enemies: decks they are drawn from, gates, shadows, controllers, what they did."""

from __future__ import annotations

from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.state import ENEMIES, GATE, PILES, SHADOW
from reverie.parts.rules.decks import NOBODY


def into_deck(q: Scene, *names: str) -> None:
    """These enemies leave the map and lie on the enemy deck, the first on top."""
    for name in names:
        for figure in q.s.plan.figures[q.foe(name)]:
            atoms.take_away(q.s, figure)
        atoms.leave_play(q.s, q.foe(name), False)
    row = q.s.piles.edit(ENEMIES)
    row.cards = (*[q.foe(name) for name in names], *row.cards)
    row.known = (NOBODY,) * len(row.cards)
    q.s.happened = []


def powers_in_deck(q: Scene, *ids: str) -> None:
    """These enemy powers are the deck of them, the first on top."""
    row = q.s.piles.edit(PILES.index("enemy-power"))
    row.cards = tuple([power_of(q, id) for id in ids])
    row.known = (NOBODY,) * len(ids)


def power_of(q: Scene, id: str) -> int:
    return next(power.number for power in q.s.cast.enemy_powers if power.id == id)


def give_power(q: Scene, name: str, id: str) -> None:
    atoms.give_power(q.s, q.foe(name), power_of(q, id))


def gate(q: Scene, area: str, symbol: str, is_open: bool = True) -> int:
    return atoms_map.lay(q.s, GATE, q.area(area), t.SYMBOLS.index(symbol), 1 if is_open else 0)


def shadow(q: Scene, area: str, kind: str) -> int:
    """A shadow lies there; nobody has looked yet."""
    number = next(token.number for token in q.s.cast.shadows if token.id == kind)
    return atoms_items.lay_down(q.s, SHADOW, q.area(area), number)


def look(q: Scene) -> None:
    """Everybody looks about."""
    q.s.happened.append((atoms.LOOK, 0, 0))
    q.s.pending.clear()
    q.s.given.clear()
    q.run()


def controlled_by(q: Scene, seat: int, *names: str) -> None:
    for name in names:
        q.s.foes.edit(q.foe(name)).controller = seat


def settle(q: Scene, dice: str = "") -> None:
    """Whatever is asked is answered by what stands first, until nothing goes on."""
    q.lay_dice(dice)
    while q.s.pending and q.options() != ["rest", "wait"]:
        q.do(q.options()[0])


def resting(q: Scene) -> bool:
    """Nothing goes on any more."""
    return q.options() == ["rest", "wait"]


def acted(q: Scene) -> list[str]:
    """Who was activated, in order."""
    names = {q.foe(name): name for name in q.names if not name[0].isupper()}
    return [names[event.data["foe"]] for event in q.s.events if event.kind == "enemy-activated"]


def told(q: Scene, kind: str) -> list[dict[str, object]]:
    """What was told of a kind."""
    return [dict(event.data) for event in q.s.events if event.kind == kind]


def hit_by(q: Scene, name: str, condition: int) -> None:
    """A condition comes to somebody."""
    atoms.give_condition(q.s, q[name], condition)
    q.s.happened = []


def wound(q: Scene, name: str, amount: int) -> None:
    """Somebody has these wounds."""
    q.s.figures.edit(q[name]).wounds = amount


def stand(q: Scene, name: str, area: str) -> None:
    q.s.figures.edit(q[name]).area = q.area(area)
