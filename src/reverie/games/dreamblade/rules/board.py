"""Part 301: the dreamscape map. Geometry only; which player sits at which edge is data of the state.

Cells are numbered 0 to 24, row by row: a1 is 0, e1 is 4, a5 is 20. Edge 0 is the bottom (row 1), edge 1 the top (row 5).
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "abcde"
# Rules: DB-E.1, DB-301.1, DB-G.cell.
CELLS: Final = 25
# Rules: DB-G.column.
COLUMN: Final = tuple([cell % 5 for cell in range(CELLS)])
"""DB-301.6: the column of each cell."""
CELL_NAMES: Final = tuple([COLUMNS[i % 5] + str(i // 5 + 1) for i in range(CELLS)])
CELL_BY_NAME: Final = {name: i for i, name in enumerate(CELL_NAMES)}
# Rules: DB-G.stacking_limit, DB-P.1d.
STACK: Final = 4
"""DB-301.1a: creatures of one player in a cell."""

# Rules: DB-G.portal.
PORTAL: Final = (4, 20)
"""DB-301.2, by edge."""
PORTALS: Final = (4, 20)
# Rules: DB-G.spawn_row.
SPAWN_ROW: Final = ((0, 1, 2, 3, 4), (20, 21, 22, 23, 24))
"""DB-301.3, by edge."""
CENTRE: Final = 12
"""c3, where a neutral location stands (DB-C.7)."""
# Rules: DB-G.key_cell.
KEY_CELLS: Final = (6, 7, 8, 11, 12, 13, 16, 17, 18)
# Rules: DB-G.scoring_cell.
SCORING: Final = ((11, 12, 13, 16, 17, 18), (6, 7, 8, 11, 12, 13))
"""DB-301.4: the six scoring cells, by edge."""
IS_SCORING: Final = tuple([tuple([cell in SCORING[edge] for cell in range(CELLS)]) for edge in (0, 1)])


def _adjacent(cell: int) -> tuple[int, ...]:
    # Rules: DB-G.adjacent.
    row, column = divmod(cell, 5)
    near = []
    if row > 0:
        near.append(cell - 5)
    if column > 0:
        near.append(cell - 1)
    if column < 4:
        near.append(cell + 1)
    if row < 4:
        near.append(cell + 5)
    return tuple(near)


ADJACENT: Final = tuple([_adjacent(cell) for cell in range(CELLS)])
"""DB-B.1: cells that share a side."""
DISTANCE: Final = tuple(
    [tuple([abs(a // 5 - b // 5) + abs(a % 5 - b % 5) for b in range(CELLS)]) for a in range(CELLS)]
)
"""DB-B.2: the smallest number of one-cell moves."""
CLOSER: Final = tuple(
    [
        tuple([tuple([c for c in ADJACENT[a] if DISTANCE[c][b] < DISTANCE[a][b]]) for b in range(CELLS)])
        for a in range(CELLS)
    ]
)
"""CLOSER[a][b]: the cells next to a that are closer to b (DB-G.pull)."""
FARTHER: Final = tuple(
    [
        tuple([tuple([c for c in ADJACENT[a] if DISTANCE[c][b] > DISTANCE[a][b]]) for b in range(CELLS)])
        for a in range(CELLS)
    ]
)
"""FARTHER[a][b]: the cells next to a that are farther from b (DB-G.push)."""


def row(cell: int) -> int:
    """DB-301.5."""
    # Rules: DB-G.row.
    return cell // 5
