"""How learning programs see Dreamblade: own miniatures first, the board turned to the own edge, so that one network plays both seats."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.game import NOTED
from reverie.kernel.lens import Lens, Pen
from reverie.kernel.plain import Body, Plain

from ..rules.board import CELL_BY_NAME, CELLS
from ..rules.decisions import ATTACKERS, DEATHBLOW, DISRUPT, MOVE, SHIFT, SPAWN, STRIKE, TARGET, UNIQUE
from ..rules.state import ZONES, Dreamblade

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
        players, noted = view["players"], view[NOTED]
        edge = players[viewer]["edge"]
        pen = Pen(out)
        pen.put(view["turn"])
        pen.one_of(PHASES.index(view["phase"]), len(PHASES))
        pen.one_of(ACTIONS.index(view["action"]), len(ACTIONS))
        pen.put(int(view["owner"] == viewer))
        pen.put(int(view["first"] == viewer))
        for dice in (view["dice"]["raw"], view["dice"]["modified"]):
            pen.put(dice[0] if dice else 0)
            pen.put(dice[1] if len(dice) > 1 else 0)
        pen.put(int(view["skip"]))
        pen.put(int(noted["skipped_last"]))
        pen.put(noted["base_points"])
        for told in (players[viewer], players[1 - viewer]):
            for name in ("turns_won", "points", "bonus", "kills", "projected", "conquest"):
                pen.put(told[name])
        for told in (players[viewer], players[1 - viewer]):
            self._cells(pen, [CELL_BY_NAME[name] for name in told["claimed"]], edge)
        self._cells(pen, [CELL_BY_NAME[name] for name in view["fought"]], edge)
        self._cells(pen, noted["open_row"], edge)
        self._cells(pen, noted["spawned_in"], edge)
        self._combat(pen, view["combat"], viewer, edge)
        start = pen.at
        for lasting in noted["lasting"]:
            at = place_of(s, viewer, lasting[0])
            if at >= 0:
                out[start + at] = min(255, out[start + at] + 1)
        for told in view["miniatures"]:
            at = place_of(s, viewer, told["number"])
            if at >= 0:
                self._mini(Pen(out, start + MINIS + at * OF_A_MINI), told, viewer, edge, view)

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

    def _mini(self, pen: Pen, told: Body, viewer: int, edge: int, view: Body) -> None:
        pen.put(1)
        pen.put(int(told["owner"] == viewer))
        pen.one_of(ZONES.index(told["zone"]), len(ZONES))
        pen.put(1 + turned(CELL_BY_NAME[told["cell"]], edge) if "cell" in told else 0)
        pen.put(int(told["creature"]))
        pen.put(told["cost"])
        for value in told.get("stats", (0, 0, 0)):
            pen.put(value)
        pen.put(told.get("damage", 0))
        pen.put(int(told.get("no_disrupt", False)))
        pen.put(int(told.get("moved", False)) + 2 * int(told.get("engaged", False)))
        pen.put(len(told["used"]) + 16 * told["rest"])
        combat = view["combat"]
        pen.put(
            int(combat is not None and told["number"] in combat["attackers"])
            + 2 * int(told["number"] in view[NOTED]["hurt"])
        )
