"""What tests of single cards ask of a scene besides: powers and ranks of heroes, effects that are paid for, what is left to answer."""

from __future__ import annotations

from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION, THINGS

__all__ = ["Scene", "equip", "scene"]

COMPANION = FIRST_COMPANION


def skilled(q: Scene, name: str, rank: int, *powers: str) -> None:
    """A hero of a rank, with these powers ready."""
    row = q.s.heroes.edit(q[name])
    row.rank = rank
    row.powers += tuple([(q.s.cast.power_ids[power], 1, 0) for power in powers])
    rebuild(q.s)


def cooldown(q: Scene, name: str, power: str) -> int:
    """How many hourglasses a power shows."""
    number = q.s.cast.power_ids[power]
    return next(card[2] for card in q.s.heroes.rows[q[name]].powers if card[0] == number)


def cool(q: Scene, name: str, power: str, hourglasses: int) -> None:
    atoms.set_cooldown(q.s, q[name], q.s.cast.power_ids[power], hourglasses)


def lines(q: Scene, power: str) -> list[tuple[int, int]]:
    """The offered lines of a power, with their targets."""
    number = q.s.cast.power_ids[power]
    return [(deed[2], deed[3]) for deed in q.options() if deed[:2] == ("power", number)]


def uses(q: Scene, item: str) -> list[int]:
    """The targets that are offered for a card of an item."""
    cards = q.s.cast.items[q.s.cast.item_ids[item]].cards
    return [deed[3] for deed in q.options() if deed[0] == "item" and deed[1] in cards]


def card(q: Scene, item: str) -> int:
    return q.s.cast.items[q.s.cast.item_ids[item]].cards[0]


def use(q: Scene, item: str, target: str | int = -1, dice: str = "") -> None:
    """Use an item in the own turn."""
    cards = q.s.cast.items[q.s.cast.item_ids[item]].cards
    wanted = q.number(target, 1)
    deed = next(one for one in q.options() if one[0] == "item" and one[1] in cards and one[3] == wanted)
    q.do(deed, dice=dice)


def effects(q: Scene) -> list[int]:
    """What each dice effect that is offered does first."""
    return [q.s.cast.dice_effects[number].deeds[0][0] for number in q.options() if isinstance(number, int)]


def pay(q: Scene, *kinds: int, dice: str = "") -> None:
    """Pay for dice effects, named by what they do first, and be done."""
    q.lay_dice(dice)
    for kind in kinds:
        found = [number for number in q.options() if isinstance(number, int)]
        q.do(next(number for number in found if q.s.cast.dice_effects[number].deeds[0][0] == kind))
    while q.s.pending and q.choice.kind in ("effect", "armour"):
        q.do("done")


def pass_all(q: Scene, dice: str = "") -> None:
    """Decline whatever is offered until a deed is asked for."""
    q.lay_dice(dice)
    while q.s.pending and q.choice.kind in ("effect", "armour", "window", "reroll"):
        q.do(() if q.choice.kind == "reroll" else q.options()[-1])


def any_way(q: Scene) -> None:
    """Answer whatever is asked, the first that comes, until a deed is asked for."""
    while q.s.pending and q.choice.kind not in ("deed", "ghost"):
        q.do(q.options()[-1])


def answers(q: Scene) -> list[str]:
    """With what a window may be answered, by name."""
    assert q.choice.kind == "window", q.choice
    found = []
    for answer in q.options():
        if answer == "pass":
            continue
        kind, number, more = answer
        found.append(
            q.s.cast.powers[number].id
            if kind == "power"
            else q.s.item(number).id
            if kind == "item"
            else q.s.cast.abilities[number].id
            if kind == "innate"
            else f"{kind} {more}"
        )
    return found


def answer(q: Scene, name: str, line: int = -1, dice: str = "") -> None:
    """Answer a window with a power, an item or an innate power; of a power with this line."""
    names = answers(q)
    at = [number for number, one in enumerate(names) if one == name]
    found = [q.options()[number] for number in at]
    q.do(next(one for one in found if line < 0 or one[2] == line), dice=dice)


def things(q: Scene, kind: str) -> list[str]:
    """Where tokens of a kind lie."""
    number = THINGS.index(kind)
    return [q.s.plan.areas.names[thing.area] for thing in q.s.things.rows if thing.kind == number]


def lay(q: Scene, kind: str, area: str, value: int = 0) -> int:
    return atoms_items.lay_down(q.s, THINGS.index(kind), q.area(area), value)


def fires(q: Scene, name: str) -> tuple[int, int]:
    return q.s.figures.rows[q[name]].fires


def poison(q: Scene, name: str) -> int:
    return q.s.figures.rows[q[name]].poison


def shields(q: Scene, name: str) -> int:
    row = q.s.figures.rows[q[name]]
    return row.shields + row.extra


def hurt(q: Scene, name: str, wounds: int) -> None:
    q.s.figures.edit(q[name]).wounds = wounds


def give_power(q: Scene, foe: str, power: str) -> None:
    """An enemy power on an enemy's card."""
    number = next(one.number for one in q.s.cast.enemy_powers if one.id == power)
    atoms.give_power(q.s, q.foe(foe), number)


def trap(q: Scene, id: str) -> int:
    return next(one.number for one in q.s.cast.traps if one.id == id)


def critical(q: Scene, id: str) -> int:
    return next(one.number for one in q.s.cast.criticals if one.id == id)


def ability(q: Scene, id: str) -> int:
    return next(one.number for one in q.s.cast.abilities if one.id == id)


def die(q: Scene, name: str) -> None:
    """A hero is a ghost."""
    atoms.become_ghost(q.s, q[name], q.s.heroes.rows[q[name]].rank)
    q.s.happened = []


MAIN, OFF = t.MAIN, t.OFF

WEARERS = ("black-rose", "assassin", "runemaster", "enchantress")
"""A version of each style."""


def wearer(id: str) -> str:
    """A version that may use an item."""
    styles = GAME.cast.items[GAME.cast.item_ids[id]].styles
    return next(version for style, version in enumerate(WEARERS) if styles >> style & 1)
