"""Small pictures to choose by: a map as its soundings, a warband as its curve of costs. Plain values; the page draws them."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Told

from ..content.library import Library
from ..content.warbands import ASPECT_CLASSES, curve
from ..rules.board import CELLS, KEY_CELLS
from ..rules.pieces import Map

CELL: Final = 20
SIDE: Final = 5
DEEPEST: Final = 5


def map_picture(chart: Map) -> Told:
    """The board with its key cells, each as deep as it is worth; two numbers where it is worth more to one side."""
    shapes, texts = [], []
    for cell in range(CELLS):
        x, y = cell % SIDE * CELL, (SIDE - 1 - cell // SIDE) * CELL
        worth = sorted({values[cell] for values in chart.values} - {0}) if cell in KEY_CELLS else []
        depth = min(max(worth, default=0), DEEPEST)
        shapes.append({"class": f"deep-{depth}", "x": x, "y": y, "width": CELL, "height": CELL})
        if worth:
            texts.append({"x": x + CELL / 2, "y": y + CELL * 0.72, "text": "/".join(str(one) for one in worth)})
    return {"box": f"0 0 {SIDE * CELL} {SIDE * CELL}", "class": "pic--map", "shapes": shapes, "texts": texts}


def curve_picture(library: Library, pieces: dict[str, int]) -> Told:
    """How many miniatures a warband has of each cost, by aspect."""
    drawn = curve(library, pieces)
    shapes = [
        {
            "class": f"fill-{ASPECT_CLASSES[aspect]}",
            "x": round(bar.x + n * bar.width / len(bar.aspects), 1),
            "y": bar.y,
            "width": round(bar.width / len(bar.aspects), 1),
            "height": bar.height,
        }
        for bar in drawn["bars"]
        for n, aspect in enumerate(bar.aspects)
    ]
    return {"box": "0 12 312 86", "class": "pic--curve", "shapes": shapes, "texts": []}
