"""Quests that begin in the middle of things: what a setup tells of it, checked, and everything where it says.

What a position leaves out is as at the start of its quest: doors closed, tokens where the quest puts them, decks in printed order, no
shadow and no enemy on the map; heroes of rank I on the start area, with nothing. For example::

    position:
      round: 2
      phase: battle                # time, battle or event: it begins now
      hero: A                      # whose turn it is, in the battle phase; without it the party says
      soul: 3
      open: [[1B.d, 14B.a]]        # doors that are open, by the areas on both sides
      shadows: [{area: 14B.b, shadow: enemy}]
      decks: {event: [7, 13], encounter: [O, O]}    # what lies on top
      A: {area: 14B.c, rank: 2, wounds: 1, crowns: 10, items: [longsword, old-hauberk, healing-potion], powers: {shield-bash: 0}}
      B: {area: 14B.a, ghost: true, acted: true}
      enemies:
        - {enemy: gremlin green 1, area: 14B.b, wounds: 1, controller: A, conditions: [slow], powers: [swift]}
    dice:
      dice A: [2, 6]               # faces of SS-4.6, used up in order; then the dice fall as they may
      enemy dice: [6]
      encounters: [17]             # shuffles of so many cards that leave them as they lie

A master looks at its controller, who has the threat token (SS-37.2); `side: 2` shows its other face.
Of `items` each lies in the first slot that is free for it, else in the backpack; `powers` are known, each with the hourglasses it shows.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from reverie.kernel.agenda import push, push_at
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body, Plain, Setup
from reverie.parts.rules import decks
from reverie.parts.setups import whole_number

from ..rules import atoms, atoms_items, atoms_map, atoms_table
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.cast import Cast
from ..rules.effects.body import give
from ..rules.frames import HeroTurn
from ..rules.plan import Plan
from ..rules.procedures.battle import BattlePhase
from ..rules.procedures.event_phase import EventPhase
from ..rules.procedures.quest import QuestRun
from ..rules.procedures.setup import Setup as SetupFrame
from ..rules.procedures.setup import lay_out as lay_quest
from ..rules.state import (
    BATTLE_PHASE,
    ENCOUNTERS,
    ENEMIES,
    EVENT_PHASE,
    EVENTS,
    PHASES,
    QUEST_TREASURES,
    SEATS,
    SHADOW,
    SHADOWS,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    STREAMS,
    TIME_PHASE,
    TRAPS,
    TREASURES,
    Quest,
)
from .notation import suggest

KNOWN: Final = ("round", "phase", "hero", "soul", "open", "shadows", "decks", "enemies")
HERO: Final = ("area", "rank", "wounds", "crowns", "items", "powers", "conditions", "ghost", "acted")
ENEMY: Final = ("enemy", "area", "wounds", "controller", "conditions", "powers", "side")
BEGINNINGS: Final = ("time", "battle", "event")
SCRIPTED: Final = tuple(
    [name for name in STREAMS if name.endswith("dice") or name.startswith("dice ") or name == "gates"]
)
SHUFFLED: Final = ("encounters",)
MOST_CARDS: Final = 60
MOST_FACES: Final = 500
MOST_ROUNDS: Final = 99
MOST_CROWNS: Final = 400
ITEMS: Final = (SHOP, STASH, TREASURES, SOUL_WEAPONS, QUEST_TREASURES)

__all__ = ["lay_out", "read_dice", "read_position", "script_of"]


# Reading -------------------------------------------------------------------------------------------------------------


def mapping(value: object, what: str, known: Collection[str]) -> Body:
    """Fields with their values, none of them unknown."""
    if not isinstance(value, dict):
        raise SetupError(f"{what} should be fields with their values, as in {{area: 1B.e}}")
    for key in value:
        if key not in known:
            raise SetupError(f"{what}: unknown field {key!r}; {suggest(str(key), known)}")
    return value


def word(value: object, what: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise SetupError(f"{what}: there is no {value!r}; {suggest(str(value), known)}")
    return value


def words(value: object, what: str, known: Collection[str]) -> list[str]:
    if not isinstance(value, list | tuple):
        raise SetupError(f"{what} should be a list, as in [{', '.join(list(known)[:2])}]")
    return [word(one, what, known) for one in value]


def flag(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise SetupError(f"{what} is {value!r}; it should be true or false")
    return value


def read_position(plan: Plan, setup: Setup, told: object) -> Body:
    """A position, complete and checked; raises SetupError."""
    letters = SEATS[: len(setup["heroes"])]
    given = mapping(told, "position", (*KNOWN, *letters))
    cast = plan.cast
    made: Body = {
        "round": whole_number(given.get("round", 1), "position: round", 1, MOST_ROUNDS),
        "phase": word(given.get("phase", "battle"), "position: phase", BEGINNINGS),
        "hero": word(given["hero"], "position: hero", letters) if given.get("hero") else "",
        "soul": whole_number(given.get("soul", 0), "position: soul", 0, 999),
        "open": [read_door(plan, edge) for edge in given.get("open", ())],
        "shadows": [read_shadow(plan, one) for one in given.get("shadows", ())],
        "decks": read_decks(plan, given.get("decks", {})),
        "enemies": [read_enemy(plan, one, letters) for one in given.get("enemies", ())],
    }
    codes = [one["enemy"] for one in made["enemies"]]
    for code in codes:
        if codes.count(code) > 1:
            raise SetupError(f"position: enemies: {code!r} stands twice; each card is in play once (SS-28.2)")
    items: dict[str, int] = {}
    for seat, letter in enumerate(letters):
        made[letter] = read_hero(plan, setup["heroes"][seat], given.get(letter, {}), f"position: {letter}")
        for id in made[letter]["items"]:
            items[id] = items.get(id, 0) + 1
            if items[id] > len(cast.items[cast.item_ids[id]].cards):
                raise SetupError(f"position: {letter}: there are not so many cards of {id!r}")
    return made


def read_door(plan: Plan, told: object) -> list[str]:
    """A door by the areas on both its sides."""
    if not isinstance(told, list | tuple) or len(told) != 2:
        raise SetupError("position: open should name the areas on both sides of a door, as in [1B.d, 14B.a]")
    edge = words(told, "position: open", plan.areas.number)
    if door_at(plan, edge) == NONE:
        raise SetupError(f"position: open: there is no door between {edge[0]} and {edge[1]}")
    return edge


def door_at(plan: Plan, edge: list[str]) -> int:
    for door in plan.doors:
        if sorted([plan.areas.names[door.a], plan.areas.names[door.b]]) == sorted(edge):
            return door.number
    return NONE


def read_shadow(plan: Plan, told: object) -> Body:
    given = mapping(told, "position: shadows", ("area", "shadow"))
    known = [card.id for card in plan.cast.shadows]
    return {
        "area": word(given.get("area"), "position: shadows: area", plan.areas.number),
        "shadow": word(given.get("shadow"), "position: shadows: shadow", known),
    }


def pile_ids(cast: Cast) -> dict[str, tuple[int, list[str]]]:
    """The decks that a position may stack: their pile, and the ids of their cards."""
    return {
        "event": (EVENTS, [str(card.number) for card in cast.events]),
        "encounter": (ENCOUNTERS, [card.id for card in cast.encounters]),
        "trap": (TRAPS, [card.id for card in cast.traps]),
        "enemy": (ENEMIES, []),
        "treasure": (TREASURES, [cast.items[item].id for item in cast.cards]),
    }


def read_decks(plan: Plan, told: object) -> dict[str, list[str]]:
    """Cards that lie on top, by deck; events by their numbers."""
    known = pile_ids(plan.cast)
    known["enemy"] = (ENEMIES, [plan.cast.enemies[foe].code for foe in plan.foes])
    given = mapping(told, "position: decks", known)
    return {
        deck: words([str(card) for card in cards], f"position: decks: {deck}", known[deck][1])
        for deck, cards in given.items()
    }


def read_hero(plan: Plan, version: str, told: object, what: str) -> Body:
    given = mapping(told, what, HERO)
    cast = plan.cast
    info = cast.versions[cast.version_ids[version]]
    own = [cast.powers[power].id for power in (*cast.heroes[info.hero].powers, *cast.talents)]
    powers = mapping(given.get("powers", {}), f"{what}: powers", own)
    rank = whole_number(given.get("rank", 1), f"{what}: rank", 1, t.MOST_RANK)
    return {
        "area": word(given.get("area", plan.areas.names[plan.start[0]]), f"{what}: area", plan.areas.number),
        "rank": rank,
        "wounds": whole_number(given.get("wounds", 0), f"{what}: wounds", 0, info.hp[rank] - 1),
        "crowns": whole_number(given.get("crowns", 0), f"{what}: crowns", 0, MOST_CROWNS),
        "items": words(given.get("items", ()), f"{what}: items", cast.item_ids),
        "powers": {id: whole_number(left, f"{what}: powers: {id}", 0, 9) for id, left in powers.items()},
        "conditions": words(given.get("conditions", ()), f"{what}: conditions", t.CONDITIONS),
        "ghost": flag(given.get("ghost", False), f"{what}: ghost"),
        "acted": flag(given.get("acted", False), f"{what}: acted"),
    }


def read_enemy(plan: Plan, told: object, letters: tuple[str, ...]) -> Body:
    what = "position: enemies"
    given = mapping(told, what, ENEMY)
    codes = [plan.cast.enemies[foe].code for foe in plan.foes]
    code = word(given.get("enemy"), f"{what}: enemy", codes)
    what = f"{what}: {code}"
    powers = [power.id for power in plan.cast.enemy_powers]
    sheets = plan.cast.enemies[plan.foes[codes.index(code)]].sheets
    side = whole_number(given.get("side", 1), f"{what}: side", 1, len(sheets))
    few, many = sheets[side - 1].hp
    return {
        "enemy": code,
        "side": side,
        "area": word(given.get("area"), f"{what}: area", plan.areas.number),
        "wounds": whole_number(given.get("wounds", 0), f"{what}: wounds", 0, (few if len(letters) <= 3 else many) - 1),
        "controller": word(given.get("controller", letters[0]), f"{what}: controller", letters),
        "conditions": words(given.get("conditions", ()), f"{what}: conditions", t.CONDITIONS),
        "powers": words(given.get("powers", ()), f"{what}: powers", powers),
    }


def read_dice(told: object) -> dict[str, list[int]]:
    """Scripted dice by stream, checked face by face; raises SetupError."""
    given = mapping(told, "dice", (*SCRIPTED, *SHUFFLED))
    made: dict[str, list[int]] = {}
    for stream, faces in given.items():
        if not isinstance(faces, list | tuple) or len(faces) > MOST_FACES:
            raise SetupError(f"dice: {stream} should be a list of at most {MOST_FACES} faces")
        least, most = (1, MOST_CARDS) if stream in SHUFFLED else (t.FACES[0], t.FACES[-1])
        made[stream] = [whole_number(face, f"dice: {stream}", least, most) for face in faces]
    return made


def script_of(dice: dict[str, list[int]]) -> tuple[Plain, ...]:
    """The script of a state: faces by number of the stream, and orders of cards; empty when nothing is scripted."""
    script: list[Plain] = []
    for stream in STREAMS:
        said = dice.get(stream, [])
        script.append(tuple([tuple(range(count)) for count in said]) if stream in SHUFFLED else tuple(said))
    return tuple(script) if any(script) else ()


# Building ------------------------------------------------------------------------------------------------------------


def lay_out(s: Quest, position: Setup) -> None:
    """Everything where the position says, and on the agenda what comes next."""
    lay_quest(s, SetupFrame())
    for edge in position["open"]:
        atoms_map.open_door(s, door_at(s.plan, edge), 0)
    for shadow in position["shadows"]:
        lay_shadow(s, shadow)
    for seat in range(len(s.heroes)):
        lay_hero(s, seat, position[SEATS[seat]])
    for enemy in position["enemies"]:
        lay_enemy(s, enemy)
    known = pile_ids(s.cast)
    known["enemy"] = (ENEMIES, [s.cast.enemies[foe].code for foe in s.plan.foes])
    for deck, ids in position["decks"].items():
        pile, cards = known[deck]
        stack(s, pile, [cards.index(id) for id in ids])
    atoms_table.gain_soul(s, position["soul"])
    begin(s, position)


def begin(s: Quest, position: Setup) -> None:
    """The phase that begins now, and the turn in it."""
    phase = PHASES.index(position["phase"])
    hero = SEATS.index(position["hero"]) if position["hero"] else 0
    before = 1 if phase == TIME_PHASE else 0  # with it the round itself begins, and whatever the quest tells of that
    atoms_map.set_clock(s, position["round"] - before, phase, hero)
    atoms_table.look_about(s)  # SS-5.17: nobody begins in sight of a shadow
    if phase == TIME_PHASE:
        push_at(s, QuestRun(), "time_phase")
    elif phase == EVENT_PHASE:
        push_at(s, QuestRun(), "next_round")
        push(s, EventPhase())
    elif phase == BATTLE_PHASE:
        push_at(s, QuestRun(), "event_phase")
        if position["hero"]:
            push_at(s, BattlePhase(), "enemy_turn")
            push(s, HeroTurn(hero))
        else:
            push(s, BattlePhase())


def lay_hero(s: Quest, seat: int, told: Body) -> None:
    atoms.set_rank(s, seat, told["rank"])
    atoms.stand_at(s, seat, s.plan.areas.number[told["area"]])
    atoms_items.gain_crowns(s, seat, told["crowns"])
    for id in told["items"]:
        lay_item(s, seat, id)
    for id, left in told["powers"].items():
        power = s.cast.power_ids[id]
        atoms.learn(s, seat, power, told["rank"])
        if left:
            atoms.set_cooldown(s, seat, power, left)
    atoms.restore_shields(s, seat)
    atoms.wound(s, seat, told["wounds"])
    for name in told["conditions"]:
        give(s, seat, name, atoms.OTHER_CAUSE)
    atoms_table.turn_tab(s, seat, told["acted"])
    if told["ghost"]:
        atoms.become_ghost(s, seat, told["rank"])


def lay_item(s: Quest, seat: int, id: str) -> None:
    """A card of an item, into the first slot that is free for it, else into the backpack."""
    for card in s.cast.items[s.cast.item_ids[id]].cards:
        for pile in ITEMS:
            if card in s.piles.rows[pile].cards:
                decks.take(s, s.piles, pile, card)
                atoms_items.fill(s, card)
                slots = s.heroes.rows[seat].slots
                free = [slot for slot in s.item(card).places() if slots[slot] == t.NO_ITEM]
                if free:
                    atoms_items.take_in(s, seat, card, free[0])
                else:
                    atoms_items.receive(s, seat, card)
                return


def lay_enemy(s: Quest, told: Body) -> None:
    codes = [s.cast.enemies[foe].code for foe in s.plan.foes]
    foe = codes.index(told["enemy"])
    if foe in s.piles.rows[ENEMIES].cards:
        decks.take(s, s.piles, ENEMIES, foe)
    atoms.bring_in(s, foe, SEATS.index(told["controller"]), (s.plan.areas.number[told["area"]],))
    if told.get("side", 1) > 1:
        atoms.flip_foe(s, foe)
    if s.enemy(foe).rank == t.PURPLE:
        atoms.move_threat(s, SEATS.index(told["controller"]), 1)
    ids = [power.id for power in s.cast.enemy_powers]
    for id in told["powers"]:
        atoms.give_power(s, foe, ids.index(id))
    figure = s.plan.figures[foe][0]
    atoms.wound(s, figure, told["wounds"])
    for name in told["conditions"]:
        give(s, figure, name, atoms.OTHER_CAUSE)


def lay_shadow(s: Quest, told: Body) -> None:
    kind = [card.id for card in s.cast.shadows].index(told["shadow"])
    if kind in s.piles.rows[SHADOWS].cards:
        decks.take(s, s.piles, SHADOWS, kind)
    atoms_items.lay_down(s, SHADOW, s.plan.areas.number[told["area"]], kind)


def stack(s: Quest, pile: int, cards: list[int]) -> None:
    """These cards on top, wherever they were; of those that are not in the deck a copy is put there."""
    rest = list(s.piles.rows[pile].cards)
    order = []
    for card in cards:
        if card in rest:
            rest.remove(card)
        order.append(card)
    atoms_map.set_cards(s, pile, (*order, *rest))
