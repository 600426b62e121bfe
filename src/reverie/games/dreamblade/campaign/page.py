"""What the pages of the Dreamwar show, worked out as plain values: the chart, the brief of a battle, results, collection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import cos, hypot, pi, sin
from typing import Final

from reverie.kernel.extras import Extra
from reverie.kernel.page import Ending, Scene
from reverie.kernel.plain import Particulars, Told
from reverie.parts.campaign.sessions import Session

from ..builder.page import LINEAGE_EMBLEMS, Card, cards
from ..content.twists import RULES, SEATS
from ..game import GAME, DreambladeGame
from ..rules.board import CELL_NAMES, CENTRE
from ..rules.state import Dreamblade
from ..web.page import DreambladeWeb
from .log import LOCKED, OPEN, WON, Campaign
from .model import FINALE, PLAYER, Battle, War, count, war

HOME: Final = "/dreamwar"
WIDTH: Final = 720
HEIGHT: Final = 420
MIDDLE: Final = (360, 222)
COASTS: Final = ((120, 140), (360, 66), (600, 140), (532, 342), (188, 342))
"""Where the chapters lie on the chart, in their order."""
STOPS: Final = (1 / 6, 3 / 6, 5 / 6)
"""Where the battles of a chapter lie on the open water on the way to the middle."""
RINGS: Final = (56, 44, 32)
MIDDLE_RINGS: Final = (46, 34)
WIDER, FLATTER = 1.15, 0.82
"""Coasts are wider than they are high."""
DEEPEST: Final = 5


# Words ---------------------------------------------------------------------------------------------------------------


def title_of(page: DreambladeWeb, battle: Battle) -> str:
    return page.say(f"war-battle-{battle.id}")


def chapter_name(page: DreambladeWeb, chapter: str) -> str:
    return page.say(f"war-chapter-{chapter.lower()}")


def address_of(campaign: str, battle: str = "") -> str:
    return f"{HOME}/{campaign}/{battle}" if battle else f"{HOME}/{campaign}"


def twist_lines(page: DreambladeWeb, twists: Mapping[str, object]) -> list[Told]:
    """Every twist as a sentence, with the rule that it changes."""
    return [
        {"text": page.say(f"twist-{kind}", **_args(page, kind, told)), "rule": RULES[kind]}
        for kind, told in twists.items()
    ]


def twist_tags(page: DreambladeWeb, twists: Mapping[str, object]) -> list[str]:
    """Every twist in a few words."""
    return [page.say(f"twist-short-{kind}", **_args(page, kind, told)) for kind, told in twists.items()]


def _args(page: DreambladeWeb, kind: str, told: object) -> Particulars:
    def piece(id: str) -> str:
        return page.library.name("piece", id, page.language)

    def seat(letter: str) -> str:
        return page.seat_name(SEATS.index(letter))

    if isinstance(told, dict):  # a location that begins on the board
        return {"piece": piece(told["piece"]), "cell": told["cell"], "seat": seat(told["seat"])}
    if kind == "neutral":
        return {"piece": piece(str(told)), "cell": CELL_NAMES[CENTRE]}
    if kind == "extra_point":
        return {"seat": seat(str(told))}
    return {"turns": told, "pieces": told} if kind != "reroll" else {}


class Dreamwar(Extra[DreambladeGame, Dreamblade, DreambladeWeb]):
    """The campaign as the game knows it: what a table with twists says about them."""

    def check_content(self, game: DreambladeGame) -> None:
        War(game)

    def panel(self, page: DreambladeWeb, scene: Scene[Dreamblade]) -> Told | None:
        return battle_panel(page, scene.state)

    def ending(self, page: DreambladeWeb, scene: Scene[Dreamblade], table: str) -> Ending | None:
        """After a battle the chart waits, and after one that was won a reward."""
        s = scene.state
        battle = war(GAME).battles.get(s.setup.get("battle", ""))
        if battle is None or s.result is None:
            return None
        text = page.say("war-panel-reward" if s.result[0] == PLAYER else "war-panel-back")
        return {
            "title": "",
            "line": "",
            "way": {"text": text, "href": f"{HOME}/from/{table}", "post": False},
            "told": False,
        }


def battle_panel(page: DreambladeWeb, s: Dreamblade) -> Told | None:
    """What a table with twists says about them; None at any other."""
    if "twists" not in s.setup:
        return None
    battle = war(GAME).battles.get(s.setup.get("battle", ""))
    title = page.say("war-panel", title=title_of(page, battle)) if battle is not None else page.say("war-panel-twists")
    return {
        "title": title,
        "campaign": battle is not None,
        "lines": twist_lines(page, s.setup["twists"]),
        "back": page.say("war-panel-back"),
    }


# The chart -----------------------------------------------------------------------------------------------------------


def coast(x: float, y: float, radius: float, number: int) -> str:
    """A coast line: a closed curve around a point, never a circle and always the same."""
    points = []
    for n in range(24):
        angle = 2 * pi * n / 24
        far = radius * (1 + 0.1 * sin(3 * angle + number) + 0.06 * sin(5 * angle + 2.3 * number))
        points.append(f"{x + WIDER * far * cos(angle):.1f} {y + FLATTER * far * sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"


def _shore(radius: float, dx: float, dy: float) -> float:
    """How far it is from the middle of a coast to its line, in a direction."""
    return radius / hypot(dx / WIDER, dy / FLATTER)


def on_the_way(x: float, y: float) -> list[tuple[float, float]]:
    """The places of a chapter's battles: on open water, between its coast and the one in the middle."""
    far = hypot(MIDDLE[0] - x, MIDDLE[1] - y)
    dx, dy = (MIDDLE[0] - x) / far, (MIDDLE[1] - y) / far
    begins, ends = 1.1 * _shore(RINGS[0], dx, dy), far - _shore(MIDDLE_RINGS[0], dx, dy)
    return [(x + dx * at, y + dy * at) for at in [begins + (ends - begins) * part for part in STOPS]]


def chart(page: DreambladeWeb, shown: Campaign) -> Told:
    """The chart of the Dreamwar: a coast for each chapter, its battles on the way to the middle."""
    following = shown.next_battle()
    coasts = []
    chapters = [(name, battles) for name, battles in shown.war.chapters.items() if name != FINALE]
    for number, ((name, battles), (x, y)) in enumerate(zip(chapters, COASTS, strict=True)):
        won = len([one for one in battles if shown.won(one)])
        stops = []
        for battle, at in zip(battles, on_the_way(x, y), strict=True):
            stops.append(_stop(shown, battle, at, following))
        coasts.append(
            {
                "em": LINEAGE_EMBLEMS[name],
                "x": x,
                "y": y,
                "n": number + 1,
                "n_x": x + (72 if x > MIDDLE[0] else -72),
                "n_y": y + (50 if y > MIDDLE[1] else -32),
                "rings": [(coast(x, y, radius, number), depth + won) for depth, radius in enumerate(RINGS, 1)],
                "route": f"M{x} {y}L{MIDDLE[0]} {MIDDLE[1]}",
                "won": won == len(battles),
                "stops": stops,
            }
        )
    finale = shown.war.finale()
    middle = _stop(shown, finale, MIDDLE, following) | {
        "rings": [(coast(*MIDDLE, radius, 7), depth + 2) for depth, radius in enumerate(MIDDLE_RINGS, 1)]
    }
    told = page.say("war-chart", won=shown.battles_won(), all=len(shown.war.battles))
    return {"label": told, "coasts": coasts, "middle": middle, "width": WIDTH, "height": HEIGHT}


def _stop(shown: Campaign, battle: Battle, at: tuple[float, float], following: Battle | None) -> Told:
    size = 9.5 if battle.chapter != FINALE else 17
    x, y = at
    return {
        "d": f"M{x:.1f} {y - size:.1f}L{x + size:.1f} {y:.1f}L{x:.1f} {y + size:.1f}L{x - size:.1f} {y:.1f}Z",
        "status": shown.status(battle),
        "next": following is not None and following.id == battle.id,
        "x": x,
        "y": y,
    }


def soundings(page: DreambladeWeb, id: str) -> Told:
    """The map of a battle, seen from the player's edge: five rows of five cells."""
    values = page.library.maps[id].values
    rows: list[list[Told]] = []
    for rank in (4, 3, 2, 1, 0):
        row: list[Told] = []
        for column in range(5):
            cell = rank * 5 + column
            mine, theirs = values[PLAYER][cell], values[1 - PLAYER][cell]
            deep = max(mine, theirs)
            text = f"{mine}/{theirs}" if mine and theirs and mine != theirs else str(deep or "")
            row.append({"text": text, "v": min(deep, DEEPEST)})
        rows.append(row)
    told = "; ".join(" ".join(cell["text"] for cell in row if cell["text"]) for row in rows[1:4])
    return {
        "name": page.library.name("map", id, page.language),
        "note": page.say(f"web-map-{id}") if page.texts.has(f"web-map-{id}") else "",
        "rows": rows,
        "label": page.say("war-map-values", rows=told),
    }


# Pages ---------------------------------------------------------------------------------------------------------------


def band_rows(page: DreambladeWeb, pieces: dict[str, int]) -> list[tuple[Card, int]]:
    """Pieces with their counts, by cost."""
    return [(card, pieces[id]) for id, card in cards(page).items() if id in pieces]


def start_rows(page: DreambladeWeb, all: War) -> list[Told]:
    """The warbands that somebody may begin with."""
    return [
        {
            "id": id,
            "name": page.say(f"war-start-{id}"),
            "line": page.say(f"war-start-{id}", "line"),
            "band": band_rows(page, start.pieces),
        }
        for id, start in all.starts.items()
    ]


def campaign_row(page: DreambladeWeb, shown: Campaign) -> Told:
    """A campaign as a line of a list."""
    return {
        "name": page.say(f"war-start-{shown.start}"),
        "line": page.say("war-progress", won=shown.battles_won(), all=len(shown.war.battles)),
        "href": address_of(shown.id),
        "over": shown.over(),
    }


def battle_row(page: DreambladeWeb, shown: Campaign, battle: Battle) -> Told:
    reward = shown.rewards.get(battle.id, "")
    return {
        "id": battle.id,
        "n": battle.number,
        "title": title_of(page, battle),
        "status": shown.status(battle),
        "told": page.say(f"war-status-{shown.status(battle)}"),
        "tags": twist_tags(page, battle.twists),
        "level": battle.data.level,
        "href": address_of(shown.id, battle.id),
        "reward": page.say("war-reward-of", name=page.library.name("piece", reward, page.language)) if reward else "",
    }


def chapter_rows(page: DreambladeWeb, shown: Campaign) -> list[Told]:
    return [
        {
            "key": name.lower(),
            "em": LINEAGE_EMBLEMS.get(name, "logo"),
            "which": page.say("war-chapter-n", n=number) if name != FINALE else "",
            "lineage": page.lineage(name) if name != FINALE else "",
            "name": chapter_name(page, name),
            "line": page.say(f"war-chapter-{name.lower()}", "line"),
            "battles": [battle_row(page, shown, battle) for battle in battles],
            "won": all(shown.won(battle) for battle in battles),
        }
        for number, (name, battles) in enumerate(shown.war.chapters.items(), 1)
    ]


def result_row(page: DreambladeWeb, shown: Campaign, fought: Session) -> Told:
    """One table at which a battle was fought."""
    battle = shown.war.battles[fought.chapter]
    won = fought.won(PLAYER)
    word = "running" if won is None else "won" if won else "lost"
    title, result = title_of(page, battle), page.say(f"war-result-{word}")
    return {
        "title": title,
        "word": word,
        "result": result,
        "href": f"/t/{fought.table}" if won is None else f"/replay/{fought.table}",
        "do": page.say("war-to-table" if won is None else "war-replay"),
        "do_label": page.say("war-to-table-of", title=title)
        if won is None
        else page.say("war-replay-of", title=title, result=result),
    }


def result_rows(page: DreambladeWeb, shown: Campaign, battle: Battle | None = None) -> list[Told]:
    """What was fought, the latest first. Of a battle begun anew only the latest table goes on."""
    running = shown.running()
    counted = [one for one in shown.sessions if one.ended is not None or one in running]
    if battle is None:
        return [result_row(page, shown, one) for one in reversed(counted)]
    tries = [one for one in counted if one.chapter == battle.id]
    rows = [result_row(page, shown, one) | {"title": page.say("war-try", n=n)} for n, one in enumerate(tries, 1)]
    return rows[::-1]


def map_context(page: DreambladeWeb, shown: Campaign) -> Told:
    """The page of a campaign."""
    following = shown.next_battle()
    return {
        "id": shown.id,
        "start": page.say(f"war-start-{shown.start}"),
        "progress": page.say("war-progress", won=shown.battles_won(), all=len(shown.war.battles)),
        "coasts_won": page.say("war-chapters-won", n=shown.chapters_won()),
        "chart": chart(page, shown),
        "over": shown.over(),
        "following": None
        if following is None
        else battle_row(page, shown, following)
        | {"line": page.say("war-next-line", chapter=chapter_name(page, following.chapter), n=following.number)},
        "due": [
            {"title": page.say("war-due", title=title_of(page, one)), "href": address_of(shown.id, one.id)}
            for one in shown.due()
        ],
        "chapters": chapter_rows(page, shown),
        "collection": band_rows(page, dict(Counter(shown.collection))),
        "owned": len(shown.collection),
        "results": result_rows(page, shown),
        "end": f"{address_of(shown.id)}/end",
        "file": f"{address_of(shown.id)}/file",
    }


def battle_context(page: DreambladeWeb, shown: Campaign, battle: Battle) -> Told:
    """The page of a battle: the brief, or how it went and what it brings."""
    mine = shown.warband(battle)
    status = shown.status(battle)
    tries = shown.tries(battle)
    following = shown.next_battle()
    known = cards(page)
    reward = shown.rewards.get(battle.id, "")
    return {
        "id": shown.id,
        "here": address_of(shown.id, battle.id),
        "back": address_of(shown.id),
        "row": battle_row(page, shown, battle),
        "em_name": LINEAGE_EMBLEMS.get(battle.chapter, "logo"),
        "chapter": chapter_name(page, battle.chapter),
        "which": page.say("war-battle-n", n=battle.number) if battle.chapter != FINALE else "",
        "finale": battle.chapter == FINALE,
        "intro": page.say(f"war-battle-{battle.id}", "intro"),
        "outro": page.say(f"war-battle-{battle.id}", "outro") if status == WON else "",
        "locked": status == LOCKED,
        "open": status == OPEN,
        "won": status == WON,
        "why_locked": page.say("war-locked-finale" if battle.chapter == FINALE else "war-locked-line"),
        "map": soundings(page, battle.data.map),
        "twists": twist_lines(page, battle.twists),
        "enemy": band_rows(page, battle.data.enemy),
        "enemy_count": count(battle.data.enemy),
        "level": battle.data.level,
        "mine": band_rows(page, mine),
        "mine_count": page.say("war-mine-count", n=count(mine), most=battle.size()),
        "lent": page.say("war-mine-lent", name=known[battle.lent].name) if battle.lent else "",
        "table": shown.going_on(battle) if status == OPEN else "",
        "lost": status == OPEN and bool(tries) and tries[-1].won(PLAYER) is False,
        "tries": result_rows(page, shown, battle),
        "reward": known[reward] if reward else None,
        "offer": [(known[id], shown.collection.count(id)) for id in battle.data.reward]
        if status == WON and not reward
        else [],
        "onward": {
            "title": page.say("war-onward", title=title_of(page, following)),
            "href": address_of(shown.id, following.id),
        }
        if following is not None
        else None,
        "over": shown.over(),
        "end": f"{address_of(shown.id)}/end",
    }


def end_context(page: DreambladeWeb, shown: Campaign) -> Told:
    """The page after the finale."""
    taken = dict(Counter(shown.rewards.values()))
    return {
        "id": shown.id,
        "back": address_of(shown.id),
        "chart": chart(page, shown),
        "outro": page.say(f"war-battle-{shown.war.finale().id}", "outro"),
        "start": page.say(f"war-start-{shown.start}"),
        "tried": len([one for one in shown.sessions if one.ended is not None]),
        "taken": band_rows(page, taken),
        "results": [row for row in result_rows(page, shown) if row["word"] == "won"],
    }
