"""The chart of a campaign, as plain values: Dreams pair by pair from top to bottom, the ways between them, and what the Team has kept.

Of a Dream whose Gate nobody has found there is a circle and nothing else.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.campaign.model import Legacy
from reverie.parts.plain import Says

from ..content.setup import FIRST
from ..game import EtherfieldsGame
from ..rules.procedures.finale import CALLED, KEPT, NEXT, short_of
from ..rules.procedures.play import PAIRS, SHORT_PAIRS
from ..rules.state import GATES
from ..words.naming import slug

FINISHED: Final = ("won", "part", "conceded")
ROW: Final = 86
"""From one pair down to the next..."""
SHORT_ROW: Final = 54
"""... below one of which nothing is told."""
COLUMN: Final = 220
EDGE: Final = 36
RADIUS: Final = 18
WORDS: Final = 200
"""What is written beside a Dream is so wide."""
RAISED: Final = (
    "first_talk", "first_force", "bells_freed", "bells_kept", "bells_muted", "boats_kept", "boats_burned", "debt_paid", "debt_forged",
    "seed_planted", "seed_eaten", "understudy_freed", "understudy_sold", "name_told", "name_hidden", "loop_broken", "loop_kept",
    "echoes_calmed", "echoes_cleared",
)  # fmt: skip
"""EF-10.80: the flags of the campaign, one for each finished Dream; each is told once it has been raised."""
COUNTED: Final = ("salvations", "notes", "deaths")
ENDINGS: Final = (CALLED, KEPT, NEXT)
ASIDE: Final = 44
"""Endings branch off so far to the side of the last Dream..."""
BETWEEN: Final = 44
"""... and one lies so far below the other."""


def chart_of(game: EtherfieldsGame, words: Says, legacy: Legacy) -> Body:
    kept = legacy["kept"]
    rows = rows_of(game, bool(legacy["options"]["short"]))
    at = places(rows, kept["gates"])
    endings = endings_told(words, legacy, max(y for _x, y in at.values()))
    return {
        "dreams": [dream_told(words, id, at[id], kept["gates"].get(id)) for row in rows for id in row],
        "ways": [way for upper, lower in zip(rows, rows[1:], strict=False) for way in ways(at, upper, lower, kept["gates"])],
        "width": max(x for x, _y in at.values()) + WORDS,
        "height": max(y for _x, y in [*at.values(), *[(one["x"], one["y"]) for one in endings]]) + EDGE,
        "endings": endings,
        "radius": RADIUS,
        "team": [member_told(words, id, kept["dreamers"].get(id), id in legacy["team"]) for id in game.cast.archetype_ids],
        "lines": [line for line in lines_of(game, words, legacy) if line],
        "raised": [words.say(f"chart-raised-{flag}") for flag in RAISED if flag in kept["flags"]],
        "books": [book for book in [book_told(game, words, id, kept["read"]) for row in rows for id in row] if book["leaves"]],
        "nights": [night_told(words, n, line) for n, line in enumerate(legacy["record"], start=1)][::-1],
    }  # fmt: skip


def rows_of(game: EtherfieldsGame, short: bool) -> list[tuple[str, ...]]:
    """EF-10.26: the pairs that there are, and under them whatever a pack has added; of the short campaign its four Dreams (EF-10.83)."""
    known = game.cast.dream_ids
    rows = [tuple([id for id in pair if id in known]) for pair in (SHORT_PAIRS if short else PAIRS)]
    if short:
        return rows
    named = [id for row in rows for id in row]
    return [row for row in [*rows, tuple([id for id in known if id not in named])] if row]


def places(rows: list[tuple[str, ...]], gates: Body) -> dict[str, tuple[int, int]]:
    made: dict[str, tuple[int, int]] = {}
    y = EDGE
    for row in rows:
        for column, id in enumerate(row):
            made[id] = (EDGE + column * COLUMN, y)
        y += ROW if any(id in gates for id in row) else SHORT_ROW
    return made


def ways(at: dict[str, tuple[int, int]], upper: tuple[str, ...], lower: tuple[str, ...], gates: Body) -> list[Body]:
    """From each Dream of a pair to each of the next: inked once that Dream is over."""
    made: list[Body] = []
    for here in upper:
        done = gates.get(here, [GATES[0]])[0] in FINISHED
        for there in lower:
            (x, y), (to_x, to_y) = at[here], at[there]
            made.append({"d": f"M{x} {y + RADIUS}L{to_x} {to_y - RADIUS}", "state": "taken" if done else "ahead"})
    return made


def dream_told(words: Says, id: str, at: tuple[int, int], gate: list[object] | None) -> Body:
    told: Body = {"id": "", "x": at[0], "y": at[1], "state": "locked", "title": "", "line": ""}
    if gate is None and id == FIRST:
        gate = [GATES[1], 0, 0]
    if gate is None or gate[0] == GATES[0]:
        return told
    status, tries = gate[0], gate[1]
    line = words.say(f"web-gate-{status}")
    if tries:
        line = f"{line}; {words.say('web-gate-tries', n=tries)}"
    state = "done" if status in FINISHED else "open"
    return told | {"id": id, "state": state, "title": words.say(f"dream-{id}"), "line": line}


def member_told(words: Says, id: str, closet: Body | None, here: bool) -> Body:
    name = words.say(f"dreamer-{id}")
    line = (
        words.say("chart-owned", cards=len(closet["cards"]), masks=len(closet["masks"]))
        if closet
        else words.say("chart-new")
    )
    return {"title": name[:1].upper() + name[1:], "line": line, "here": here}  # fmt: skip


def counted(legacy: Legacy) -> dict[str, int]:
    """What the endings go by; of Notes how many were found, whatever became of them."""
    kept = legacy["kept"]
    return {"notes": len(kept["notes"]), **kept["counters"]}


def endings_told(words: Says, legacy: Legacy, below: int) -> list[Body]:
    """EF-10.43: once a campaign is over, its ending, which others stood open, what the rest lacked; before that not even their names."""
    reached = [ending for ending in ENDINGS if f"ending_{ending}" in legacy["kept"]["flags"]]
    if not reached:
        return []
    lacking = short_of(bool(legacy["options"]["short"]), counted(legacy))
    made: list[Body] = []
    for number, ending in enumerate(ENDINGS):
        lacks = [words.say(f"chart-lacks-{name}", n=n) for one, name, n in lacking if one == ending]
        state = "done" if ending in reached else "locked" if lacks else "open"
        line = ", ".join(lacks) if state == "locked" else words.say(f"chart-ending-{state}")
        x, y = EDGE + ASIDE, below + SHORT_ROW + number * BETWEEN
        way = f"M{EDGE} {below + RADIUS}V{y}H{x - RADIUS}"
        told = {"id": ending, "x": x, "y": y, "state": state, "way": way, "line": line}
        made.append(
            told | {"title": words.say(f"chart-ending-{ending}"), "text": words.say(f"chart-ending-{ending}", "text")}
        )
    return sorted(made, key=lambda one: bool(one["state"] == "done"))  # its way is drawn over the others


def lines_of(game: EtherfieldsGame, words: Says, legacy: Legacy) -> list[str]:
    """What the Team has in common."""
    kept = legacy["kept"]
    counters = counted(legacy)
    districts = ", ".join(words.say(f"world-{id}") for id in kept["world"])
    return [
        words.say("chart-difficulty", difficulty=words.say(f"form-difficulty-{legacy['options']['difficulty']}")),
        words.say("chart-season", season=words.say(f"card-{kept['season']}")) if kept["season"] else "",
        words.say("chart-world", districts=districts) if districts else "",
        words.say("chart-kept", items=len(kept["items"]), wisdom=len(kept["wisdom"])) if kept["wisdom"] else "",
        *[words.say(f"chart-counter-{name}", n=counters[name]) for name in COUNTED if counters.get(name)],
    ]


def book_told(game: EtherfieldsGame, words: Says, id: str, read: list[str]) -> Body:
    """What has been read in a Dream, in the order of its numbers: to be read again, and nothing else of it."""
    dream = game.cast.dreams[game.cast.dream_ids[id]]
    scripts = [game.cast.scripts[script].id for script in dream.scripts]
    leaves = [
        {"title": script.removeprefix("s."), "paragraphs": words.say(f"script-{slug(script)}").split("\n\n")}
        for script in scripts
        if script in read
    ]
    return {"title": words.say(f"dream-{id}") if leaves else "", "leaves": leaves}


def night_told(words: Says, number: int, line: list[object]) -> Body:
    """A session of the past: which Dreams came to what, and who did not come back."""
    _result, changed, deaths = line
    assert isinstance(changed, list)
    parts = [
        f"{words.say(f'dream-{id}')}: {words.say(f'web-gate-{status}')}" for id, status in changed if status != GATES[0]
    ]
    parts += [words.say("chart-deaths", n=deaths)] if deaths else []
    return {"title": words.say("campaign-nights-session", n=number), "line": "; ".join(parts) or words.say("chart-quiet")}  # fmt: skip
