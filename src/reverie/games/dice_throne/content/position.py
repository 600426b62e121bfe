"""Games that begin in the middle of things, or with other than the usual sides: what a setup tells of it, checked.

A position says whose phase it is and what lies before everybody; what it leaves out is as at the start of a game: full
health, start CP, an empty hand, no token, all slots at level I. For example::

    position:
      turn: 7
      round: 4
      phase: main-1                # upkeep, income, main-1, roll, main-2 or discard: it begins now
      seat: A                      # whose turn it is
      A: {health: 12, cp: 3, hand: [sixer], deck: [nudge], tokens: {crit: 1}, levels: {holy-light: 2}}
      B: {health: 9, discard: [wild], limits: {fire-mastery: 1}, companions: {wolf: 3}}
    dice:
      dice A: [3, 3, 6, 1, 1]      # face by face, used up in order; then the dice fall as they may

`deck` names what lies on top; the rest of the deck follows in the order of the hero's list. `start` is for games from the
very beginning whose sides bring something along (`health`, `cp`, `tokens`, `levels`, and `cards` put into the deck)::

    start:
      A: {health: 41, tokens: {iron-nail: 1}, levels: {smack: 2}, cards: [loaded-sleeve]}
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from reverie.kernel.agenda import push_at
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body, Setup
from reverie.parts.setups import whole_number

from ..rules import atoms
from ..rules.cast import COMMON, UPGRADE, Cast, HeroInfo
from ..rules.procedures.turn import Contest, Turn
from ..rules.seating import Mode
from ..rules.sides import SideTold, side_of
from ..rules.state import FACES, PHASES, SEATS, STREAMS, DiceThrone

BEGINNINGS: Final = {
    "upkeep": "play_upkeep",
    "income": "play_income",
    "main-1": "play_main_1",
    "roll": "play_roll_phase",
    "main-2": "play_main_2",
    "discard": "play_discard",
}
"""Phases with which a position may begin, and where in a turn they stand."""
KNOWN: Final = ("turn", "round", "phase", "seat")
SIDE: Final = ("health", "cp", "hand", "deck", "discard", "tokens", "limits", "levels", "companions", "cards")
START: Final = ("health", "cp", "tokens", "levels", "cards")
SCRIPTED: Final = tuple([name for name in STREAMS if name.startswith("dice ")])
MOST_FACES: Final = 500

__all__ = ["BEGINNINGS", "PHASES", "lay_out", "read_dice", "read_position", "read_start", "script_of"]


def _unknown(what: str, given: object, known: Iterable[str]) -> SetupError:
    every = list(known)
    near = difflib.get_close_matches(str(given), every, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(every) or 'none'}"
    return SetupError(f"{what} {given!r}; {hint}")


def _mapping(value: object, what: str) -> Body:
    if not isinstance(value, dict):
        raise SetupError(f"{what} should be fields with their values, as in {{health: 12}}")
    return value


# Reading -------------------------------------------------------------------------------------------------------------


class Reader:
    """One side of a position or a start, on its way to plain values."""

    def __init__(self, cast: Cast, mode: Mode, hero: HeroInfo, where: str) -> None:
        self.cast = cast
        self.mode = mode
        self.hero = hero
        self.where = where

    def read(self, told: object, fields: tuple[str, ...]) -> SideTold:
        given = _mapping(told, self.where)
        for key in given:
            if key not in fields:
                raise _unknown(f"{self.where}: unknown field", key, fields)
        made: SideTold = {}
        knobs = self.cast.knobs
        if "health" in given:
            cap = (self.hero.health or self.mode.health) + knobs.heal_above
            made["health"] = whole_number(given["health"], f"{self.where}: health", 1, cap)
        if "cp" in given:
            made["cp"] = whole_number(given["cp"], f"{self.where}: cp", 0, knobs.max_cp)
        if "cards" in given:
            made["cards"] = self.cards("cards", given["cards"], self.cast.bonus_ids)
        own = {self.cast.cards[number].id: number for number in self.hero.deck}
        own |= {id: self.cast.bonus_ids[id] for id in made.get("cards", ())}
        if "hand" in given:
            made["hand"] = self.cards("hand", given["hand"], own)
        if "deck" in given:
            made["deck"] = self.cards("deck", given["deck"], own)
        if "discard" in given:
            made["discard"] = self.cards("discard", given["discard"], own)
        self.require_once(made)
        if "limits" in given:
            made["limits"] = self.counts("limits", given["limits"], self.cast.token_ids, lambda id: (1, 99))
        if "tokens" in given:
            made["tokens"] = self.counts(
                "tokens", given["tokens"], self.cast.token_ids, lambda id: (1, self.limit(made, id))
            )
        if "levels" in given:
            slots = {slot.id: slot for slot in self.hero.slots}
            made["levels"] = self.counts("levels", given["levels"], slots, lambda id: (1, len(slots[id].levels)))
            self.require_open_levels(made)
        if "companions" in given:
            dials = {one.id: one for one in self.hero.companions}
            made["companions"] = self.counts("companions", given["companions"], dials, lambda id: (0, dials[id].most))
        return made

    def limit(self, made: SideTold, id: str) -> int:
        more = made.get("limits", {}).get(id, 0)
        return self.cast.tokens[self.cast.token_ids[id]].limit + more

    def cards(self, key: str, told: object, known: dict[str, int]) -> list[str]:
        if not isinstance(told, list | tuple):
            raise SetupError(f"{self.where}: {key} should be a list of cards, as in [sixer, nudge]")
        for id in told:
            if not isinstance(id, str) or id not in known:
                raise _unknown(f"{self.where}: {key}: there is no such card in this deck:", id, known)
        return list(told)

    def require_once(self, made: SideTold) -> None:
        held = [id for _pile, cards in piles(made) for id in cards]
        for listed in (made.get("cards", []), held):
            for id in listed:
                if listed.count(id) > 1:
                    raise SetupError(f"{self.where}: the card {id!r} stands twice; a deck has one of each")

    def require_open_levels(self, made: SideTold) -> None:
        """The card of a level that is reached lies on the board, so it is nowhere else."""
        for number in self.hero.deck:
            card = self.cast.cards[number]
            if card.family == UPGRADE and card.hero != COMMON:
                level = made["levels"].get(self.hero.slots[card.slot].id, 1)
                held = [pile for pile, cards in piles(made) if card.id in cards]
                if held and card.level == level - 1:
                    raise SetupError(f"{self.where}: {card.id!r} lies on the board already, so not in the {held[0]}")

    def counts(
        self, key: str, told: object, known: Iterable[str], bounds: Callable[[str], tuple[int, int]]
    ) -> dict[str, int]:
        given = _mapping(told, f"{self.where}: {key}")
        made = {}
        for id, count in given.items():
            if id not in known:
                raise _unknown(f"{self.where}: {key}: unknown", id, known)
            least, most = bounds(id)
            made[id] = whole_number(count, f"{self.where}: {key}: {id}", least, most)
        return made


def piles(made: SideTold) -> tuple[tuple[str, list[str]], ...]:
    """Where cards of a side may lie, each pile under its name."""
    return (("hand", made.get("hand", [])), ("deck", made.get("deck", [])), ("discard", made.get("discard", [])))


Heroes = str | Sequence[str]
"""The heroes of a setup: one for each seat, or how they are found."""


def _sides(
    cast: Cast, mode: Mode, heroes: Heroes, told: Body, what: str, fields: tuple[str, ...]
) -> dict[str, SideTold]:
    if isinstance(heroes, str) or any([id not in cast.hero_ids for id in heroes]):
        raise SetupError(f"{what}: the heroes have to be named, one for each seat")
    made = {}
    for seat, letter in enumerate(SEATS[: mode.players]):
        hero = cast.heroes[cast.hero_ids[heroes[seat]]]
        made[letter] = Reader(cast, mode, hero, f"{what}: {letter}").read(told.get(letter, {}), fields)
    return made


def read_position(cast: Cast, mode: Mode, heroes: Heroes, told: object) -> dict[str, object]:
    """A position, complete and checked; raises SetupError."""
    given = _mapping(told, "position")
    letters = SEATS[: mode.players]
    for key in given:
        if key not in (*KNOWN, *letters):
            raise _unknown("position: unknown field", key, (*KNOWN, *letters))
    phase, seat = given.get("phase", "main-1"), given.get("seat", "A")
    if phase not in BEGINNINGS:
        raise _unknown("position: there is no phase", phase, BEGINNINGS)
    if seat not in letters:
        raise _unknown("position: there is no seat", seat, letters)
    turn = whole_number(given.get("turn", 7), "position: turn", 1, 9999)
    made: dict[str, object] = {
        "turn": turn,
        "round": whole_number(given.get("round", (turn + 1) // 2), "position: round", 1, turn),
        "phase": phase,
        "seat": seat,
    }
    return {**made, **_sides(cast, mode, heroes, given, "position", SIDE)}


def read_start(cast: Cast, mode: Mode, heroes: Heroes, told: object) -> dict[str, SideTold]:
    """What the sides bring along, checked; raises SetupError."""
    given = _mapping(told, "start")
    for key in given:
        if key not in SEATS[: mode.players]:
            raise _unknown("start: there is no seat", key, SEATS[: mode.players])
    return _sides(cast, mode, heroes, given, "start", START)


def read_dice(told: object) -> dict[str, list[int]]:
    """Scripted dice by stream, checked face by face; raises SetupError."""
    given = _mapping(told, "dice")
    made: dict[str, list[int]] = {}
    for stream, faces in given.items():
        if stream not in SCRIPTED:
            raise _unknown("dice: nobody rolls", stream, SCRIPTED)
        if not isinstance(faces, list | tuple) or len(faces) > MOST_FACES:
            raise SetupError(f"dice: {stream} should be a list of at most {MOST_FACES} faces")
        for face in faces:
            if type(face) is not int or face not in FACES:
                raise SetupError(f"dice: {stream}: {face!r} is no face; faces are 1 to 6")
        made[stream] = list(faces)
    return made


# Building ------------------------------------------------------------------------------------------------------------


def script_of(dice: dict[str, list[int]]) -> tuple[tuple[int, ...], ...]:
    """The script of a state: faces by number of the stream; empty when nothing is scripted."""
    script = [tuple(dice.get(stream, ())) for stream in STREAMS]
    return tuple(script) if any(script) else ()


def lay_out(s: DiceThrone, position: Setup) -> None:
    """Everything where the position says, and on the agenda what comes next."""
    for seat, letter in enumerate(SEATS[: s.mode.players]):
        hero = s.cast.hero_ids[s.setup["heroes"][seat]]
        atoms.take_hero(s, seat, hero)
        atoms.lay_out(s, seat, side_of(s.cast, s.cast.heroes[hero], position[letter]))
    active = SEATS.index(position["seat"])
    atoms.set_clock(s, s.setup["first"], position["turn"])
    atoms.begin_turn(s, active, position["round"])
    push_at(s, Contest(), "play_turns")
    push_at(s, Turn(active), BEGINNINGS[position["phase"]])
