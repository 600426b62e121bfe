"""How learning programs see Dreamblade: own miniatures first, the board turned to the own edge, so that one network plays both seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.game import NOTED
from reverie.kernel.lens import Lens, Pen, Sketch, blocks, byte, in_bytes, total
from reverie.kernel.plain import Body, Plain

from ..rules.board import CELL_BY_NAME, CELLS
from ..rules.decisions import ATTACKERS, DEATHBLOW, DISRUPT, MOVE, SHIFT, SPAWN, STRIKE, TARGET, UNIQUE
from ..rules.pieces import Cast
from ..rules.state import ZONES, Dreamblade
from ..rules.view import drawn_now, table_view

MOST: Final = 24
"""Miniatures of one side that have a number of their own; a warband has sixteen."""
MINIS: Final = 2 * MOST + 1
"""Own ones, the other's, and the one that is nobody's."""
WORDS: Final = ("shift", "strike", "stop", "decline", "explode", "disrupt", "destroy")
PHASES: Final = ("setup", "initiative", "spawn", "action", "conquest")
ACTIONS: Final = ("", "shift", "strike")
OF_CELLS: Final = (SHIFT, SPAWN, MOVE, DISRUPT, STRIKE)
"""Decisions in which a number is a cell."""
OF_MINIS: Final = (ATTACKERS, DEATHBLOW, TARGET, UNIQUE)
"""... and in which it is a miniature."""
NOUNS: Final = (
    ("cell", CELLS),
    ("mini", MINIS),
    ("spawn", MINIS),
    ("move", MINIS),
    ("place", MINIS),
    ("ability", MINIS),
)
OF_A_MINI: Final = 17
HEADER: Final = len(PHASES) + len(ACTIONS) + 10
OF_A_PLAYER: Final = 6
OF_A_COMBAT: Final = 6
BOARD: Final = (
    ("header", HEADER),
    ("players", 2 * OF_A_PLAYER),
    ("claimed", 2 * CELLS),
    ("fought", CELLS),
    ("open", CELLS),
    ("spawned", CELLS),
    ("combat", OF_A_COMBAT),
    ("lasting", MINIS),
    ("minis", MINIS * OF_A_MINI),
)


LASTING: Final = total(blocks(BOARD)[:-2])
"""Where it begins what lasts on miniatures; then come the miniatures."""
NO_TABLE: Final = bytes(LASTING + MINIS)
NO_STATS: Final = (0, 0, 0)


class Seen:
    """What a sketch shows: the table of which game from which edge, where each miniature is written, and how each was told and marked."""

    __slots__ = ("cast", "edge", "marks", "places", "told")

    def __init__(self, cast: Cast, edge: int, places: list[int], told: list[Any], marks: dict[int, int]) -> None:
        self.cast = cast
        self.edge = edge
        self.places = places
        self.told = told
        self.marks = marks


def turned(cell: int, edge: int) -> int:
    """A cell as it lies before somebody who sits at this edge."""
    return CELLS - 1 - cell if edge else cell


def place_of(s: Dreamblade, viewer: int, m: int) -> int:
    """The number of a miniature as a seat counts: own ones, the other's, nobody's; -1 for one too many."""
    for side in (0, 1):
        band = s.cast.bands[viewer if side == 0 else 1 - viewer]
        if m in band:
            at = band.index(m)
            return side * MOST + at if at < MOST else -1
    return 2 * MOST


def marks_in(view: Body) -> dict[int, int]:
    """Who attacks, and who was hurt."""
    marks: dict[int, int] = dict.fromkeys(view[NOTED]["hurt"], 2)
    if view["combat"] is not None:
        for m in view["combat"]["attackers"]:
            marks[m] = marks.get(m, 0) + 1
    return marks


class DreambladeLens(Lens[Dreamblade]):
    """Picks are miniatures (what is done with one is a block of its own), cells, amounts and words."""

    def __init__(self, version: int, content: str, kinds: tuple[str, ...]) -> None:
        super().__init__("dreamblade", version, content, kinds, WORDS, NOUNS, BOARD, 64)

    def name(self, s: Dreamblade, choice: Choice, prefix: Plain, pick: Any) -> int:
        seat = choice.seat
        if isinstance(pick, tuple):
            if len(pick) == 2 and isinstance(pick[1], int) and pick[0] in ("spawn", "move", "place", "ability"):
                return self.noun(str(pick[0]), place_of(s, seat, pick[1]))
            return (
                self.noun("mini", place_of(s, seat, pick[0])) if len(pick) == 1 and choice.decision is ATTACKERS else -1
            )
        if type(pick) is int:
            if prefix and isinstance(prefix[-1], tuple) and prefix[-1][0] == "ability":
                return -1
            if choice.decision in OF_CELLS:
                return self.noun("cell", turned(pick, s.players[seat].edge)) if pick < CELLS else -1
            if choice.decision in OF_MINIS:
                return self.noun("mini", place_of(s, seat, pick))
        return super().name(s, choice, prefix, pick)

    def board(self, s: Dreamblade, view: Body, viewer: int, out: Any) -> None:
        self._table(view, viewer, out)
        edge, marks = view["players"][viewer]["edge"], marks_in(view)
        for lasting in view[NOTED]["lasting"]:
            self._lasting(place_of(s, viewer, lasting[0]), out)
        for told in view["miniatures"]:
            self._mini(out, place_of(s, viewer, told["number"]), told, viewer, edge, marks)

    def redraw(
        self, look: Callable[[Dreamblade, int | None], Body], s: Dreamblade, viewer: int, sketch: Sketch
    ) -> None:
        """From the table and from those miniatures that are told otherwise than last time, or marked otherwise."""
        now, view, out = drawn_now(s), table_view(s), sketch.out
        edge, marks = s.players[viewer].edge, marks_in(view)
        before = sketch.seen
        if before is None or before.cast is not s.cast or before.edge != edge:
            count = len(now.told)
            before = Seen(s.cast, edge, [place_of(s, viewer, m) for m in range(count)], [None] * count, {})
            out[:] = bytes(len(out))
        out[: LASTING + MINIS] = NO_TABLE
        self._table(view, viewer, out)
        for lasting in s.lasting:
            self._lasting(before.places[lasting[0]], out)
        for m, told in enumerate(now.told):
            if told is not before.told[m] or marks.get(m, 0) != before.marks.get(m, 0):
                self._mini(out, before.places[m], told, viewer, edge, marks)
        sketch.seen = Seen(s.cast, edge, before.places, now.told, marks)

    def _table(self, view: Body, viewer: int, out: Any) -> None:
        """Everything but the miniatures and what lasts on them."""
        players, noted = view["players"], view[NOTED]
        edge = players[viewer]["edge"]
        raw, modified = view["dice"]["raw"], view["dice"]["modified"]
        numbers = [
            view["turn"],
            *[view["phase"] == phase for phase in PHASES],
            *[view["action"] == action for action in ACTIONS],
        ]
        numbers += [view["owner"] == viewer, view["first"] == viewer]
        numbers += [raw[0] if raw else 0, raw[1] if len(raw) > 1 else 0]
        numbers += [modified[0] if modified else 0, modified[1] if len(modified) > 1 else 0]
        numbers += [view["skip"], noted["skipped_last"], noted["base_points"]]
        for told in (players[viewer], players[1 - viewer]):
            numbers += [
                told["turns_won"],
                told["points"],
                told["bonus"],
                told["kills"],
                told["projected"],
                told["conquest"],
            ]
        pen = Pen(out, len(numbers))
        out[: len(numbers)] = in_bytes(numbers)
        for told in (players[viewer], players[1 - viewer]):
            self._cells(pen, [CELL_BY_NAME[name] for name in told["claimed"]], edge)
        self._cells(pen, [CELL_BY_NAME[name] for name in view["fought"]], edge)
        self._cells(pen, noted["open_row"], edge)
        self._cells(pen, noted["spawned_in"], edge)
        self._combat(pen, view["combat"], viewer, edge)

    def _lasting(self, at: int, out: Any) -> None:
        if at >= 0:
            out[LASTING + at] = min(255, out[LASTING + at] + 1)

    def _cells(self, pen: Pen, cells: Any, edge: int) -> None:
        for cell in cells:
            pen.out[pen.at + turned(cell, edge)] += 1
        pen.at += CELLS

    def _combat(self, pen: Pen, combat: Any, viewer: int, edge: int) -> None:
        if combat is None:
            pen.at += OF_A_COMBAT
            return
        pen.put(1)
        pen.put(1 + turned(CELL_BY_NAME[combat["cell"]], edge))
        pen.put(int(combat["seat"] == viewer))
        pen.put(len(combat["attackers"]))
        pen.put(len(combat["blades"]) if isinstance(combat["blades"], tuple | list) else combat["blades"])
        pen.put(combat["damage"])

    def _mini(self, out: Any, at: int, told: Body, viewer: int, edge: int, marks: dict[int, int]) -> None:
        """One miniature, whatever was written there before."""
        if at < 0:
            return
        start = LASTING + MINIS + at * OF_A_MINI
        number, zone = told["number"], told["zone"]
        power, defense, life = told.get("stats", NO_STATS)
        out[start : start + OF_A_MINI] = bytes(
            (
                1,
                told["owner"] == viewer,
                *[zone == one for one in ZONES],
                1 + turned(CELL_BY_NAME[told["cell"]], edge) if "cell" in told else 0,
                told["creature"],
                byte(told["cost"]),
                byte(power),
                byte(defense),
                byte(life),
                byte(told.get("damage", 0)),
                told.get("no_disrupt", False),
                told.get("moved", False) + 2 * told.get("engaged", False),
                byte(len(told["used"]) + 16 * told["rest"]),
                marks.get(number, 0),
            )
        )
