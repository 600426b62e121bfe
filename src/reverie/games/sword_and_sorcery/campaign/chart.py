"""The chart of a campaign, as plain values: its quests from top to bottom, the ways between them, and what each has come to.

Of quests that the party has not come to there is a circle and nothing else; how a quest can branch is shown once it is over.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reverie.kernel.plain import Body
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Chapter, Legacy
from reverie.parts.plain import Says

from ..content import legacies
from ..content.library import Library
from ..game import SwordAndSorceryGame
from ..words.wording import roman

ROW: Final = 92
"""From one quest down to the next..."""
SHORT_ROW: Final = 52
"""... below one of which nothing is told..."""
COLUMN: Final = 190
"""... and from one to another that stands beside it."""
WORDS: Final = 330
"""What is written beside a quest is so wide."""
EDGE: Final = 40
RADIUS: Final = 18
BOW: Final = 22
"""How far apart the branches of a quest run."""
PASSING: Final = 32
"""How far off the others a way runs that passes them by."""
TAKEN, OTHER, AHEAD = "taken", "other", "ahead"
"""A way that was gone, one that was not, and one that nobody has come to."""
RAISED: Final = (
    "mercy", "balance", "greed", "ally-token", "toll-village", "toll-kept", "toll-sold", "second-shrine",
)  # fmt: skip
"""SS-G18: the counters and flags of the campaign; each has words, told once it has been raised."""


class Line(NamedTuple):
    """One line of the record, as `content/legacies.py` writes it."""

    quest: str
    result: str
    rounds: int
    deaths: int
    raised: list[str]
    branch: int


def record_of(legacy: Legacy) -> list[Line]:
    return [Line(*line) for line in legacy["quests"]]


def titled(library: Library, words: Says, version: str) -> str:
    """A hero with the version."""
    return f"{words.say(f'hero-{library.version(version)[0].id}')}, {words.say(f'version-{version}')}"


def chart_of(game: SwordAndSorceryGame, words: Says, legacy: Legacy, chapters: list[Chapter]) -> Body:
    at = places(game.library, chapters)
    record = record_of(legacy)
    return {
        "quests": [quest_told(words, chapter, at[chapter.id], record) for chapter in chapters],
        "ways": [way for chapter in chapters for way in ways_from(game.library, chapter, at, record)],
        "width": max(x for x, _y in at.values()) + WORDS,
        "height": max(y for _x, y in at.values()) + EDGE,
        "radius": RADIUS,
        "party": party_told(game.library, words, legacy),
        "story": story_told(game.library, words, legacy),
    }


def places(library: Library, chapters: list[Chapter]) -> dict[str, tuple[int, int]]:
    """Where each quest stands: below all that lead to it, beside those that are as far."""
    quests = [chapter.id for chapter in chapters]
    depth = dict.fromkeys(quests, 0)
    for _way in quests:
        for id in quests:
            for to in [after.to for after in library.quests[id].next if after.to in depth]:
                depth[to] = min(max(depth[to], depth[id] + 1), len(quests))
    known = [depth[chapter.id] for chapter in chapters if chapter.state != LOCKED]
    down = [EDGE]
    for row in range(len(quests)):
        down.append(down[-1] + (ROW if row in known else SHORT_ROW))
    beside: dict[int, int] = {}
    made: dict[str, tuple[int, int]] = {}
    for id in quests:
        column = beside.get(depth[id], 0)
        beside[depth[id]] = column + 1
        made[id] = (EDGE + column * COLUMN, down[depth[id]])
    return made


def quest_told(words: Says, chapter: Chapter, at: tuple[int, int], record: list[Line]) -> Body:
    """A quest on the chart: its title and how it went, as far as the party has come to it."""
    told: Body = {"id": "", "x": at[0], "y": at[1], "state": chapter.state, "title": "", "lines": []}
    if chapter.state == LOCKED:
        return told
    own = [line for line in record if line.quest == chapter.id]
    lost = len([line for line in own if line.result == legacies.LOST])
    ended = [line for line in own if line.result != legacies.LOST]
    lines = [words.say(f"chart-{one.result}", rounds=one.rounds, deaths=one.deaths) for one in ended]
    lines += [words.say("chart-lost", n=lost)] if lost else []
    lines += [words.say("chart-due")] if chapter.state == OPEN and not lost else []
    raised = [words.say(f"chart-raised-{name}") for one in ended for name in one.raised if name in RAISED]
    return told | {"id": chapter.id, "title": words.say(f"quest-{chapter.id}"), "lines": [*lines, *raised]}


def ways_from(library: Library, chapter: Chapter, at: dict[str, tuple[int, int]], record: list[Line]) -> list[Body]:
    """The ways on from a quest: all its branches once it is over, the one that was taken among them; before that only that it goes on."""
    afters = library.quests[chapter.id].next
    targets = [(number, after.to) for number, after in enumerate(afters) if after.to in at]
    if chapter.state != DONE:
        return [
            {"d": path(at[chapter.id], at[to], 0, passes(at, chapter.id, to)), "state": AHEAD}
            for to in dict.fromkeys(to for _n, to in targets)
        ]
    taken = [line.branch for line in record if line.quest == chapter.id and line.result != legacies.LOST][-1]
    middle = (len(targets) - 1) / 2
    return [
        {
            "d": path(at[chapter.id], at[to], (place - middle) * BOW, passes(at, chapter.id, to)),
            "state": TAKEN if number == taken else OTHER,
        }
        for place, (number, to) in enumerate(targets)
    ]


def passes(at: dict[str, tuple[int, int]], here: str, there: str) -> bool:
    """Whether another quest stands on the straight way between two."""
    (x, y), (to_x, to_y) = at[here], at[there]
    return x == to_x and any([x == other[0] and y < other[1] < to_y for other in at.values()])


def path(here: tuple[int, int], there: tuple[int, int], bow: float, passed: bool) -> str:
    """A line from one circle down to another, bowed to the side; one that passes others by goes round them on the left."""
    x, y, to_x, to_y = here[0], here[1] + RADIUS, there[0], there[1] - RADIUS
    bow = -PASSING if passed else bow
    if not bow:
        return f"M{x} {y}L{to_x} {to_y}"
    return f"M{x} {y}Q{(x + to_x) / 2 + 2 * bow:g} {(y + to_y) / 2:g} {to_x} {to_y}"


def party_told(library: Library, words: Says, legacy: Legacy) -> Body:
    """Who goes on and who stays in camp, each with rank and crowns; what the party has in common."""

    def told(id: str, one: Body) -> Body:
        line = words.say("chart-hero", rank=roman(one["rank"]), crowns=one["crowns"])
        return {"title": titled(library, words, id), "line": line}

    counters = [words.say(f"chart-counter-{name}", n=n) for name, n in legacy["counters"].items() if name in RAISED]
    return {
        "heroes": [told(id, one) for id, one in legacy["heroes"].items()],
        "camp": [told(id, one) for id, one in legacy["camp"].items()],
        "camp_title": words.say("chart-camp"),
        "common": [words.say("chart-soul", n=legacy["soul"]), *counters],
        "difficulty": words.say(f"difficulty-{legacy['options']['difficulty']}"),
    }


def story_told(library: Library, words: Says, legacy: Legacy) -> list[Body]:
    """What the party has read, quest by quest."""
    found: list[Body] = []
    read = legacy["read"]
    for id, quest in library.quests.items():
        nodes = [paragraph.id for paragraph in quest.paragraphs if paragraph.id in read]
        if nodes:
            texts = [words.say(f"quest-{node.replace('.', '-')}").split("\n\n") for node in nodes]
            found.append({"title": words.say("chart-story", quest=words.say(f"quest-{id}")), "paragraphs": texts})
    return found
