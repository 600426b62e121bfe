"""Tables that begin in the middle of things: what a setup tells of it, checked, and everything where it says.

For example::

    position:
      read: [s.101]                 # scripts that were read before
      tiles: [I-01 SETUP, I-01 A]   # what lies on the board, each in its slot
      turns: [10, 11, 1]            # Turn cards by their numbers, the one that is dealt first in front
      at: act                       # `turn`: a Turn begins; `act`: the Dreamers act already
      entities: [{code: I-01 K, space: B3a, morphings: [ravenous]}]
      A: {space: A2c, hand: [bulk-c, plain-words], deck: [carry], gems: 1}
    dice:
      luck: [L0, L-, L2]            # faces, used up in order; then the dice fall as they may
      movement: [mV]
      lots: [0]                     # what is drawn by chance: its place
      orders: {deck A: [17]}        # shuffles of so many cards that leave them as they lie

In a Dream its Walls stand and its Secrets lie; a Slumber has its tile besides. `map: SU2` puts the Team on the Dreamworld Map instead, with
`slumbers` as the Slumber deck. What a Dreamer owns and the position does not name lies below the named cards of the deck, or, with
`rest: discard`, in the discard pile.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from reverie.kernel.agenda import push, push_at
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body, Plain, Setup
from reverie.parts.setups import whole_number

from ..rules import atoms, atoms_position
from ..rules import atoms_map as ground
from ..rules import atoms_team as band
from ..rules import atoms_turns as turns
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.cast import Cast
from ..rules.frames import DreamRun, Play, SessionRun, SlumberRun, Travel, Turn
from ..rules.state import LOT_STREAM, LUCK_STREAM, MOVE_STREAM, SEATS, STREAMS, Session
from .notation import Unread, space_number
from .setup import SESSION, hint

KNOWN: Final = ("read", "tiles", "turns", "at", "entities", "map", "slumbers", "season", "keys", "hours", "items")
DREAMER: Final = (
    "space", "hand", "deck", "discard", "sealed", "progress", "gems", "ether", "distress", "spirit", "mask", "rest",
)  # fmt: skip
ENTITY: Final = ("code", "space", "morphings")
DICE: Final = ("luck", "movement", "lots", "orders")
MOST: Final = 60
RESTS: Final = ("deck", "discard")
STEPS: Final = ("turn", "act")
PILES: Final = ("hand", "deck", "discard", "sealed", "progress")


# Reading -------------------------------------------------------------------------------------------------------------


def fields_of(value: object, what: str, known: Collection[str]) -> Body:
    """Fields with their values, none of them unknown."""
    if not isinstance(value, dict):
        raise SetupError(f"{what} should be fields with their values")
    for key in value:
        if key not in known:
            raise SetupError(f"{what}: unknown field {key!r}{hint(str(key), list(known))}")
    return value


def named(value: object, what: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise SetupError(f"{what}: there is no {value!r}{hint(str(value), list(known))}")
    return value


def all_named(value: object, what: str, known: Collection[str]) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) > MOST:
        raise SetupError(f"{what} should be a list of at most {MOST}")
    return [named(one, what, known) for one in value]


def space(value: object, what: str) -> str:
    try:
        space_number(str(value))
    except Unread as error:
        raise SetupError(f"{what}: {error}") from error
    return str(value)


def read_position(cast: Cast, setup: Setup, told: object) -> Body:
    """A position, complete and checked; raises SetupError."""
    letters = SEATS[: len(setup["dreamers"])]
    given = fields_of(told, "position", (*KNOWN, *letters))
    numbers = [str(card.id) for card in cast.turn_cards]
    made: Body = {
        "read": all_named(given.get("read", ()), "position: read", cast.script_ids),
        "tiles": all_named(given.get("tiles", ()), "position: tiles", cast.tile_ids),
        "turns": all_named([str(one) for one in given.get("turns", ())], "position: turns", numbers),
        "at": named(given.get("at", STEPS[0]), "position: at", STEPS),
        "entities": [read_entity(cast, one) for one in given.get("entities", ())],
        "map": named(given["map"], "position: map", cast.location_ids) if given.get("map") else "",
        "slumbers": all_named(given.get("slumbers", ()), "position: slumbers", cast.entity_ids),
        "season": named(given["season"], "position: season", cast.seasons) if given.get("season") else "",
        "items": all_named(given.get("items", ()), "position: items", cast.card_ids),
        "keys": whole_number(given.get("keys", 0), "position: keys", 0, 9),
        "hours": whole_number(given.get("hours", 0), "position: hours", 0, 12),
    }
    if bool(made["map"]) != (setup["scenario"] == SESSION):
        raise SetupError("position: on the Map a session begins, and a session on the Map (`map`, `scenario: session`)")
    if not made["map"] and not made["turns"]:
        raise SetupError("position: turns: a Dream or Slumber needs a Turn card")
    for letter in letters:
        made[letter] = read_dreamer(cast, given.get(letter, {}), f"position: {letter}")
    return made


def read_dreamer(cast: Cast, told: object, what: str) -> Body:
    given = fields_of(told, what, DREAMER)
    made: Body = {name: all_named(given.get(name, ()), f"{what}: {name}", cast.card_ids) for name in PILES}
    made["space"] = space(given["space"], f"{what}: space") if given.get("space") else ""
    made["rest"] = named(given.get("rest", RESTS[0]), f"{what}: rest", RESTS)
    made["mask"] = named(given["mask"], f"{what}: mask", cast.card_ids) if given.get("mask") else ""
    for name, most in (("gems", 6), ("ether", 20), ("spirit", 9), ("distress", t.DEADLY - 1)):
        made[name] = whole_number(given.get(name, 0), f"{what}: {name}", 0, most)
    return made


def read_entity(cast: Cast, told: object) -> Body:
    what = "position: entities"
    given = fields_of(told, what, ENTITY)
    return {
        "code": named(given.get("code"), f"{what}: code", cast.entity_ids),
        "space": space(given.get("space"), f"{what}: space"),
        "morphings": all_named(given.get("morphings", ()), f"{what}: morphings", cast.morphing_ids),
    }


def read_dice(told: object) -> Body:
    """Scripted dice and shuffles, checked; raises SetupError."""
    given = fields_of(told, "dice", DICE)
    orders = fields_of(given.get("orders", {}), "dice: orders", STREAMS)
    return {
        "luck": all_named(given.get("luck", ()), "dice: luck", t.LUCK),
        "movement": all_named(given.get("movement", ()), "dice: movement", t.MOVES),
        "lots": [whole_number(one, "dice: lots", 0, MOST) for one in given.get("lots", ())],
        "orders": {
            pile: [whole_number(count, f"dice: orders: {pile}", 1, MOST) for count in counts]
            for pile, counts in orders.items()
        },
    }


def script_of(dice: Body) -> Plain:
    """The script of a state: faces by number of the stream, and orders of cards."""
    script: list[Plain] = [()] * len(STREAMS)
    script[LUCK_STREAM] = tuple([t.LUCK.index(face) for face in dice["luck"]])
    script[MOVE_STREAM] = tuple([t.MOVES.index(face) for face in dice["movement"]])
    script[LOT_STREAM] = tuple(dice["lots"])
    for pile, counts in dice["orders"].items():
        script[STREAMS.index(pile)] = tuple([tuple(range(count)) for count in counts])
    return tuple(script)


# Building ------------------------------------------------------------------------------------------------------------


def lay_out(s: Session, position: Setup) -> None:
    """Everything where the position says, and on the agenda what comes next."""
    cast = s.cast
    atoms_position.remember_scripts(s, tuple([cast.script_ids[id] for id in position["read"]]))
    band.set_hours(s, position["hours"])
    atoms.gain(s, s.first, t.KEY, position["keys"])
    for id in position["items"]:
        band.activate_item(s, cast.card_ids[id])
    if position["season"]:
        band.set_season(s, cast.seasons[position["season"]])
    begin_layer(s, position)
    for code in position["tiles"]:
        tile = cast.tile_ids[code]
        ground.place_tile(s, tile, cast.tiles[tile].slot)
    for seat in range(s.players()):
        lay_dreamer(s, seat, position[SEATS[seat]])
    for one in position["entities"]:
        lay_entity(s, one)
    atoms_position.let_lie(s)
    begin(s, position)


def begin_layer(s: Session, position: Setup) -> None:
    """The Dream, the Slumber or the Map."""
    scenario = s.setup["scenario"]
    if position["map"]:
        band.enter_layer(s, t.ON_MAP)
        band.arrive(s, s.cast.location_ids[position["map"]])
        band.settle_location(s)
        atoms_position.lay_slumbers(s, tuple([s.cast.entity_ids[code] for code in position["slumbers"]]))
    elif scenario in s.cast.dream_ids:
        dream = s.cast.dream_ids[scenario]
        band.enter_layer(s, t.IN_DREAM)
        band.enter_dream(s, dream, NONE)
        ground.set_walls(s, s.here().walls)
        found = [card for card in s.here().secrets if s.cast.cards[card].code not in s.gone]
        band.lay_secrets(s, tuple(found))
    else:
        band.enter_layer(s, t.IN_SLUMBER)
        band.draw_slumber(s, s.cast.entity_ids[scenario])


def lay_dreamer(s: Session, seat: int, told: Body) -> None:
    ids = s.cast.card_ids
    deck, hand, discard, sealed, placed = (
        tuple([ids[id] for id in told[name]]) for name in ("deck", "hand", "discard", "sealed", "progress")
    )
    atoms_position.lay_cards(s, seat, deck, hand, discard, sealed, placed, told["rest"] == "discard")
    if told["space"]:
        ground.stand(s, seat, space_number(told["space"]))
    if told["mask"]:
        if ids[told["mask"]] not in s.dreamers.rows[seat].masks:
            band.gain_mask(s, seat, ids[told["mask"]])
        band.wear_mask(s, seat, ids[told["mask"]])
    for what, name in ((t.GEM, "gems"), (t.ETHER, "ether"), (t.SPIRIT, "spirit")):
        atoms.gain(s, seat, what, told[name])
    atoms.suffer(s, seat, told["distress"])


def lay_entity(s: Session, told: Body) -> None:
    row = ground.open_entity(s, s.cast.entity_ids[told["code"]])
    figure = ground.free_figure(s, s.entity(row).figure)
    ground.spawn(s, row, figure, space_number(told["space"]))
    for id in told["morphings"]:
        atoms.morph(s, row, s.cast.morphing_ids.index(id))


def begin(s: Session, position: Setup) -> None:
    """What comes next: on the Map a way is chosen; else the Turn cards are dealt, and a Turn begins or goes on."""
    push_at(s, SessionRun(), "travel_on")
    if position["map"]:
        push(s, Travel())
        return
    ids = [str(card.id) for card in s.cast.turn_cards]
    chosen: tuple[int, ...] = tuple([ids.index(id) for id in position["turns"]])
    turns.gather_turns(s)
    turns.set_turns(s, len(chosen))
    turns.deal_turns(s, chosen, tuple(range(len(ids))))
    slumber = s.layer == t.IN_SLUMBER
    run: Any = SlumberRun(s.slumber) if slumber else DreamRun(s.dream)
    push_at(s, run, "end_slumber" if slumber else "conclude")
    push(s, Play(slumber, s.slumber if slumber else NONE))
    if position["at"] == "act":
        turns.begin_turn(s)
        push_at(s, Turn(slumber), "act")


__all__ = ["lay_out", "read_dice", "read_position", "script_of"]
