"""What is to be said about a warband while it is being built: what breaks a rule, what is unwise, and its figures."""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from reverie.kernel.plain import Particulars

from ..rules.keywords import ASPECTS
from .library import MOST_COPIES, MOST_MINIATURES, Library, warband_troubles

ENOUGH: Final = 8
"""From so many miniatures on a warband has a shape that can be judged."""
FEW: Final = 3
"""An aspect with fewer miniatures than this mostly costs a surcharge."""
MOST_ADVICE: Final = 2
CHEAP: Final = 3
DEAR: Final = 7
"""Up to this cost a piece is cheap, from this on it is dear."""


class Remark(NamedTuple):
    """Something to say: the text `builder-<key>` with its arguments, and the rule it follows from."""

    key: str
    rule: str
    args: Particulars


def violations(library: Library, pieces: dict[str, int], pool: tuple[str, ...] | None = None) -> list[Remark]:
    """Every rule that a warband breaks. `piece` among the arguments is an id."""
    told = []
    total = sum(pieces.values())
    if total > MOST_MINIATURES:
        told.append(Remark("over-size", "DB-600.1", {"n": total, "most": MOST_MINIATURES}))
    for id, count in pieces.items():
        if count > MOST_COPIES:
            told.append(Remark("over-copies", "DB-600.3", {"n": count, "piece": id, "most": MOST_COPIES}))
    for id, count in pieces.items():
        if pool is not None and count > pool.count(id):
            told.append(Remark("over-pool", "DB-600.6", {"n": count, "piece": id, "most": pool.count(id)}))
    if not total:
        told.append(Remark("over-empty", "DB-Q.3", {}))
    return told


def playable(library: Library, pieces: dict[str, int], pool: tuple[str, ...] | None = None) -> bool:
    """Whether the game itself would take this warband."""
    return not (warband_troubles(library, pieces) if pool is None else check_from_pool(library, pool, pieces))


def advice(library: Library, pieces: dict[str, int]) -> list[Remark]:
    """What is allowed but unwise; the most important first."""
    known = library.pieces
    total = sum(pieces.values())
    told = []
    if 0 < total < MOST_MINIATURES:
        told.append(Remark("advice-small", "DB-600.1", {"n": MOST_MINIATURES - total}))
    if total < ENOUGH:
        return told
    costs = [known[id].cost for id, count in pieces.items() for _ in range(count)]
    if not any(cost <= CHEAP for cost in costs):
        told.append(Remark("advice-dear", "DB-600.4", {"most": CHEAP}))
    if not any(cost >= DEAR for cost in costs):
        told.append(Remark("advice-cheap", "DB-600.4", {"least": DEAR}))
    if 2 * locations(library, pieces) > total:
        told.append(Remark("advice-locations", "DB-600.5", {}))
    lonely = [aspect for aspect, count in enumerate(by_aspect(library, pieces)) if 0 < count < FEW]
    if lonely:
        told.append(Remark("advice-aspect", "DB-600.2", {"aspect": lonely[0]}))
    return told[:MOST_ADVICE]


def by_aspect(library: Library, pieces: dict[str, int]) -> list[int]:
    """How many miniatures have each aspect; one of two aspects counts for both."""
    counts = [0] * len(ASPECTS)
    for id, count in pieces.items():
        for aspect in library.pieces[id].of:
            counts[aspect] += count
    return counts


def locations(library: Library, pieces: dict[str, int]) -> int:
    return sum(count for id, count in pieces.items() if not library.pieces[id].creature)


def mean_cost(library: Library, pieces: dict[str, int]) -> float:
    total = sum(pieces.values())
    return sum(library.pieces[id].cost * count for id, count in pieces.items()) / total if total else 0.0


# Charts --------------------------------------------------------------------------------------------------------------

WIDTH: Final = 312
FLOOR: Final = 94.5
HIGHEST: Final = 76.0
TALLEST: Final = 19.0
ASPECT_CLASSES: Final = ("v", "m", "f", "p")


class Bar(NamedTuple):
    """A rectangle of a chart, and the emblem in it if there is room."""

    x: float
    y: float
    width: float
    height: float
    aspects: tuple[int, ...]


class CostLabel(TypedDict):
    """What stands at a column: its cost below, how many pieces have it above."""

    x: float
    y: float
    cost: int
    n: int


class Curve(TypedDict):
    """The spawn cost curve, for the page to draw."""

    bars: list[Bar]
    labels: list[CostLabel]
    lines: list[float]
    floor: float


def curve(library: Library, pieces: dict[str, int]) -> Curve:
    """The spawn cost curve: a column for each cost, stacked by aspect. Everything is a number of the drawing's own units."""
    every = [p.cost for p in library.pieces.values()]
    costs = range(min(every), max(every) + 1)
    step = (WIDTH - 12) / len(costs)
    width = min(20.0, step - 5)
    stacks: dict[int, dict[tuple[int, ...], int]] = {cost: {} for cost in costs}
    for id, count in pieces.items():
        p = library.pieces[id]
        stacks[p.cost][p.of] = stacks[p.cost].get(p.of, 0) + count
    most = max((sum(stack.values()) for stack in stacks.values()), default=0)
    unit = min(TALLEST, HIGHEST / max(most, 1))
    bars: list[Bar] = []
    labels: list[CostLabel] = []
    for n, (cost, stack) in enumerate(stacks.items()):
        x, top = 8 + n * step + (step - width) / 2, FLOOR
        for of in sorted(stack):
            height = unit * stack[of]
            bars.append(Bar(round(x, 1), round(top - height + 1, 1), width, round(height - 1, 1), of))
            top -= height
        labels.append({"x": round(x + width / 2, 1), "y": round(top - 3, 1), "cost": cost, "n": sum(stack.values())})
    every_line = 1 if most <= 5 else 2
    lines = [round(FLOOR + 0.5 - unit * n, 1) for n in range(every_line, max(most, 4) + 1, every_line)]
    return {"bars": bars, "labels": labels, "lines": [y for y in lines if y > 12], "floor": FLOOR + 1.5}


def aspect_bar(library: Library, pieces: dict[str, int]) -> list[Bar]:
    """The aspects side by side, each as wide as it is strong."""
    counts = by_aspect(library, pieces)
    total = sum(counts)
    bars, x = [], 0.0
    for aspect, count in enumerate(counts):
        if count:
            width = WIDTH * count / total
            bars.append(Bar(round(x, 1), 0, round(width - 1.5, 1), 8, (aspect,)))
            x += width
    return bars


def check_from_pool(library: Library, pool: tuple[str, ...], pieces: dict[str, int]) -> list[str]:
    """What is wrong with a warband of limited play (DB-600.6); nothing when it is built from its pool."""
    told = warband_troubles(library, pieces)
    for id, count in pieces.items():
        if id in library.pieces and count > pool.count(id):
            told.append(f"{id!r} is {count} times in the warband and {pool.count(id)} times in the pool (DB-600.6)")
    return told
