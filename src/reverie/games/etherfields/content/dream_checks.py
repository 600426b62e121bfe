"""EF-6.119: what must be true of a Dream: scripts that are read and lead to an end, tiles that can be laid and walked to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.content import Document
from reverie.parts.rules.spaces import Spaces
from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from .notation import SPACE, Unread, parse_corners, slot_number, space_number

if TYPE_CHECKING:
    from .library import Library
    from .vocabulary import DreamData

DECISIONS: Final = ("choice", "pay", "pay-any", "roll")
"""Effects after which nobody can say beforehand what comes."""
PLAYERS: Final = ("1", "2", "3", "4")
BANDS: Final = ("won", "died")
DEED: Final = re.compile(r"(go|light|carry) \S+|lead \S+ from \S+|relay \S+ to \S+|aside \S+")
"""Objectives that are no action (EF-6.120)."""
OPENS: Final = "open "
ANYTIME: Final = "any "
AFTER: Final = " after "
"""`open m2`: an action that opens ways, for when there is nothing else to do within reach; `any K.i1`: Staged, but in no order with the
others; `m7 after m3 m4`: only once these are done."""


def check_dream(library: Library, document: Document, dream: DreamData, read: list[str]) -> None:
    """Everything that is wrong with a Dream goes to the library's troubles."""
    found = Dream(library, document, dream)
    found.tiles()
    found.places()
    found.scripts(read)
    found.objectives()
    found.numbers()


class Dream:
    """One Dream under check."""

    def __init__(self, library: Library, document: Document, dream: DreamData) -> None:
        self.library = library
        self.document = document
        self.dream = dream

    def wrong(self, at: str, what: str) -> None:
        self.library.troubles.append(self.document.trouble(at, what))

    # Tiles -----------------------------------------------------------------------------------------------------------

    def tiles(self) -> None:
        slots: dict[str, str] = {}
        for number, tile in enumerate(self.dream.tiles):
            at = f"$.tiles[{number}]"
            if not tile.slot:
                self.wrong(at, f"{tile.code} lies in no slot, and so it has no spaces")
                continue
            if tile.slot in slots:
                self.wrong(f"{at}.slot", f"{tile.code} lies in {tile.slot}, where {slots[tile.slot]} lies already")
            slots[tile.slot] = tile.code
            if parse_corners(tile.blocked) | parse_corners(tile.cut_off) == 15:
                self.wrong(at, f"{tile.code} has no space that anybody can stand on")
        begun = [tile for tile in self.dream.tiles if tile.code in self.laid_first()]
        if not [tile for tile in begun if tile.enter]:
            self.wrong("$.gate.setup", "no tile that lies there at the beginning has a space to enter by (EF-5.125)")
        elif not self.library.troubles:
            self.walk()
        if self.dream.entities and not [tile for tile in begun if tile.lairs]:
            self.wrong("$.gate.setup", "Entities need a Lair on a tile that lies there at the beginning")

    def laid_first(self) -> list[str]:
        plain = self.document.value["gate"].get("setup", [])
        return [str(effect["code"]) for effect in effects_of(plain) if effect["op"] == "place-tile"]

    def walk(self) -> None:
        """Every space can be reached once everything is placed, unless it is marked as cut off; stairs lead to stairs."""
        spaces = Spaces(t.ROWS, t.COLUMNS, [])
        try:
            walls = 0
            for edge in self.dream.walls:
                walls |= 1 << self.edge(spaces, edge)
            for edge in self.lifted():
                walls &= ~(1 << self.edge(spaces, edge))
        except Unread as error:
            self.wrong("$.walls", str(error))
            return
        land = spaces.land(sum([1 << slot_number(tile.slot) for tile in self.dream.tiles]), walls)
        entered = self.corners("enter")
        stairs = self.corners("stairs")
        if any([land.distance(one, stair) < FAR for one in entered for stair in stairs]):
            entered += stairs
        apart = [*self.corners("cut_off"), *self.corners("blocked")]
        for number, tile in enumerate(self.dream.tiles):
            for corner in range(4):
                space = 4 * slot_number(tile.slot) + corner
                if space not in apart and not [one for one in entered if land.distance(one, space) < FAR]:
                    name = f"{tile.slot}{'abcd'[corner]}"
                    self.wrong(f"$.tiles[{number}]", f"nobody can reach {name}; mark it as cut_off if that is meant")

    def lifted(self) -> list[str]:
        """Walls that a text takes away, or that a lever does."""
        found = [str(effect["edge"]) for effect in effects_of(self.document.value) if effect["op"] == "unwall"]
        return found + [edge for edges in self.dream.wall_sets.values() for edge in edges]

    def edge(self, spaces: Spaces, written: str) -> int:
        one, _slash, other = written.partition("/")
        try:
            return spaces.edge(space_number(one), space_number(other))
        except (KeyError, ValueError) as error:
            raise Unread(f"{written!r} is no edge between two neighbouring spaces, such as A2a/A2b") from error

    def corners(self, name: str) -> list[int]:
        found = []
        for tile in self.dream.tiles:
            bits = parse_corners(getattr(tile, name))
            found += [4 * slot_number(tile.slot) + corner for corner in range(4) if bits >> corner & 1]
        return found

    def places(self) -> None:
        """Spaces that effects name lie on tiles of the Dream."""
        slots = [tile.slot for tile in self.dream.tiles]
        for at, effect in placed_effects(self.document.value, "$"):
            if SPACE.fullmatch(effect["place"]) and effect["place"][:2] not in slots:
                self.wrong(f"{at}.place", f"no tile of this Dream lies at {effect['place']}")

    # Scripts ---------------------------------------------------------------------------------------------------------

    def scripts(self, read: list[str]) -> None:
        known = [script["id"] for script in self.document.value["scripts"]]
        leads = {one["id"]: read_by(one.get("do", []), True) for one in self.document.value["scripts"]}
        at_once = {one["id"]: read_by(one.get("do", []), False) for one in self.document.value["scripts"]}
        for number, id in enumerate(known):
            if known.index(id) != number:
                self.wrong(f"$.scripts[{number}].id", f"the script {id} is there twice")
            if id not in read:
                self.wrong(f"$.scripts[{number}].id", f"nothing reads the script {id}")
            if id in reached(at_once, at_once[id]):
                self.wrong(f"$.scripts[{number}]", f"{id} leads back to itself without a decision")
        ends = [one["id"] for one in self.document.value["scripts"] if ends_dream(one.get("do", []))]
        gate = self.dream.gate
        last = [("goal.read", gate.goal.read)] if gate.goal is not None else []
        for at, id in (*last, ("end_of_turns", gate.end_of_turns)):
            if id not in leads:
                self.wrong(f"$.gate.{at}", f"there is no script {id!r}")
            elif not [one for one in reached(leads, [id]) if one in ends]:
                self.wrong(f"$.gate.{at}", f"{id} and what it leads to never end the Dream: there is no end-dream")
        if gate.intro is not None and gate.intro not in leads:
            self.wrong("$.gate.intro", f"there is no script {gate.intro!r}")

    # What bots and the laboratory need -------------------------------------------------------------------------------

    def objectives(self) -> None:
        actions = [action.id for tile in self.dream.tiles for action in (*tile.actions, *tile.flying)]
        actions += [
            f"{one.code.rpartition(' ')[2]}.{deed.id}" for one in self.dream.entities for deed in one.interactions
        ]
        if not self.dream.objectives:
            self.wrong("$.objectives", "a Dream needs objectives: what a party does that knows it")
        for number, written in enumerate(self.dream.objectives):
            word, _after, before = (
                re.sub(r" x?\d+$", "", written).removeprefix(OPENS).removeprefix(ANYTIME).partition(AFTER)
            )
            unknown = [one for one in (word, *before.split()) if one not in actions and not DEED.fullmatch(one)]
            if unknown:
                what = (
                    f"{written!r} is neither an action (m2) nor an Interaction (K.i1), nor go, light, carry, lead or relay "
                    "and a place, nor aside and an action"
                )
                self.wrong(f"$.objectives[{number}]", what)

    def numbers(self) -> None:
        turns = self.dream.gate.turns
        if isinstance(turns, dict) and sorted(turns) != list(PLAYERS):
            self.wrong("$.gate.turns", f"turns are a number, or one for each of 1 to 4 Dreamers, not {sorted(turns)}")
        for name in BANDS:
            by = self.dream.bands.get(name, {})
            if sorted(by) != list(PLAYERS) or [one for one in by.values() if not 0 <= one[0] <= one[1] <= 1]:
                what = f"{name}: a band from low to high, between 0 and 1, for each of 1 to 4 Dreamers"
                self.wrong("$.bands", what)


def placed_effects(value: object, at: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every effect below here that names a place, and where it stands."""
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from placed_effects(part, f"{at}[{number}]")
    elif isinstance(value, dict):
        if "op" in value and isinstance(value.get("place"), str):
            yield at, value
        for name, part in value.items():
            yield from placed_effects(part, f"{at}.{name}")


def effects_of(value: object) -> Iterator[dict[str, Any]]:
    """Every effect below here."""
    if isinstance(value, list):
        for part in value:
            yield from effects_of(part)
    elif isinstance(value, dict):
        if "op" in value:
            yield value
        for part in value.values():
            yield from effects_of(part)


def read_by(value: object, decided: bool) -> list[str]:
    """The scripts that a text reads; those behind a decision only if they are asked for."""
    found: list[str] = []
    if isinstance(value, list):
        for part in value:
            found += read_by(part, decided)
    elif isinstance(value, dict):
        if value.get("op") == "read":
            found.append(str(value["script"]))
        if decided or value.get("op") not in DECISIONS:
            for part in value.values():
                found += read_by(part, decided)
    return found


def ends_dream(value: object) -> bool:
    return any([effect["op"] == "end-dream" for effect in effects_of(value)])


def reached(leads: dict[str, list[str]], begun: list[str]) -> list[str]:
    """Everything that these scripts lead to, themselves included."""
    found: list[str] = []
    ahead = list(begun)
    while ahead:
        one = ahead.pop()
        if one not in found:
            found.append(one)
            ahead += leads.get(one, ())
    return found
