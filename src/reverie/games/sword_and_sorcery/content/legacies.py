"""SS-39.6 to SS-39.14: what a campaign is between two quests: who goes on, who stays in camp, what a quest has changed.

Legacies are plain values (`rules/legacy.py` says what they hold) and are never changed: every function gives a new one. Besides what a
quest brings along a campaign keeps `camp`, `read`, and `quests`: of each that was played `[id, result, rounds, deaths, raised, branch]`.
There `raised` are the flags and counters that it has raised, and `branch` says by which of its ways the story went on (SS-G21).
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible

from ..rules import terms as t
from ..rules.cast import Cast, Version
from ..rules.legacy import NOWHERE_ELSE, STARTING_CROWNS
from ..rules.plan import Plan
from .setup import QUEST

WON: Final = "won"
LOST: Final = "lost"
CONCEDED: Final = "conceded"
PLAY: Final = "play"
CONCEDE: Final = "concede"
FEWEST: Final = 2
MOST: Final = 5
NO_BRANCH: Final = -1
OF_THE_QUEST: Final = ("rounds", "deaths", "branch")
"""What a quest leaves for the record only."""
LOSSES: Final = 3
"""SS-39.11: after so many a quest may be conceded."""


def version_of(cast: Cast, id: str) -> Version:
    if id not in cast.version_ids:
        raise Impossible("hero")
    return cast.versions[cast.version_ids[id]]


def record(version: Version, rank: int) -> Body:
    """SS-39.6: a hero with the picks of a rank still to be made, the first crowns and nothing else."""
    return {
        "rank": rank,
        "crowns": STARTING_CROWNS,
        "powers": [],
        "owed": list(version.due_from(1, rank)),
        "slots": [[], [], [], []],
        "pack": [],
    }


def begin(cast: Cast, heroes: list[str]) -> Body:
    """A campaign of which nothing has been played: rank I, 25 crowns each (SS-G18)."""
    return {
        "heroes": {id: record(version_of(cast, id), 1) for id in heroes},
        "camp": {},
        "soul": 0,
        "stash": [],
        "flags": [],
        "counters": {},
        "floors": 0,
        "read": [],
        "quests": [],
        "next": QUEST,
    }


# Who takes part ----------------------------------------------------------------------------------------------------------


def lowest(legacy: Body) -> int:
    """The lowest rank of the heroes who go on."""
    ranks: list[int] = [one["rank"] for one in legacy["heroes"].values()]
    return min(ranks)


def refuse_twice(cast: Cast, legacy: Body, version: Version) -> None:
    """SS-13.7: each hero is there once, whatever version."""
    for id in (*legacy["heroes"], *legacy["camp"]):
        if cast.versions[cast.version_ids[id]].hero == version.hero:
            raise Impossible("hero-twice")


def join(cast: Cast, legacy: Body, id: str) -> Body:
    """SS-39.6: at the lowest rank of the party, with that rank's picks, 25 crowns and no items; a sixth hero stays in camp."""
    version = version_of(cast, id)
    refuse_twice(cast, legacy, version)
    place = "heroes" if len(legacy["heroes"]) < MOST else "camp"
    return {**legacy, place: {**legacy[place], id: record(version, lowest(legacy))}}


def stay(legacy: Body, id: str) -> Body:
    """SS-39.7, SS-39.8: a hero stays in camp with all belongings; at least two go on."""
    if id not in legacy["heroes"]:
        raise Impossible("hero")
    if len(legacy["heroes"]) <= FEWEST:
        raise Impossible("too-few")
    left = {one: kept for one, kept in legacy["heroes"].items() if one != id}
    return {**legacy, "heroes": left, "camp": {**legacy["camp"], id: legacy["heroes"][id]}}


def come_back(cast: Cast, legacy: Body, id: str) -> Body:
    """SS-39.7: who returns is raised, without cost, to the lowest rank of those who took part in the last quest."""
    if id not in legacy["camp"]:
        raise Impossible("hero")
    if len(legacy["heroes"]) >= MOST:
        raise Impossible("too-many")
    kept = legacy["camp"][id]
    rank = max(kept["rank"], lowest(legacy))
    owed = [*kept["owed"], *version_of(cast, id).due_from(kept["rank"] + 1, rank)]
    camp = {one: absent for one, absent in legacy["camp"].items() if one != id}
    return {**legacy, "heroes": {**legacy["heroes"], id: {**kept, "rank": rank, "owed": owed}}, "camp": camp}


def change(cast: Cast, legacy: Body, id: str, other: str) -> Body:
    """SS-39.8: another version of the same hero: rank, crowns and items stay, powers and talents are picked anew."""
    version = version_of(cast, other)
    if id not in legacy["heroes"] or id == other or version_of(cast, id).hero != version.hero:
        raise Impossible("hero")
    kept = legacy["heroes"][id]
    new = {**kept, "powers": [], "owed": list(version.due_from(1, kept["rank"]))}
    return {
        **legacy,
        "heroes": {
            (other if one == id else one): (new if one == id else kept) for one, kept in legacy["heroes"].items()
        },
    }


# What a quest has changed --------------------------------------------------------------------------------------------------


def after_won(legacy: Body, quest: str, left: Body) -> Body:
    """SS-39.3: what the quest has left; heroes in camp gain and lose nothing (SS-39.7)."""
    kept = {name: value for name, value in left.items() if name not in OF_THE_QUEST}
    raised = [flag for flag in left["flags"] if flag not in legacy["flags"]]
    raised += [name for name, number in left["counters"].items() if number > legacy["counters"].get(name, 0)]
    return {**recorded(legacy, quest, WON, left, raised), **kept, "read": read_by_now(legacy, left)}


def after_lost(legacy: Body, quest: str, left: Body) -> Body:
    """SS-39.4, SS-39.11: everything as before the quest, but for what was read; the loss is recorded, and the party may try again."""
    return {**recorded(legacy, quest, LOST, left, []), "read": read_by_now(legacy, left)}


def recorded(legacy: Body, quest: str, result: str, left: Body, raised: list[str]) -> Body:
    """SS-G21: one more line of the campaign's record."""
    line = [quest, result, left.get("rounds", 0), left.get("deaths", 0), raised, left.get("branch", NO_BRANCH)]
    return {**legacy, "quests": [*legacy["quests"], line]}


def read_by_now(legacy: Body, left: Body) -> list[str]:
    """The paragraphs that the party has read, each once however often a quest was tried."""
    return list(dict.fromkeys([*legacy["read"], *left.get("read", [])]))


def losses(legacy: Body, quest: str) -> int:
    return len([one for one in legacy["quests"] if one[0] == quest and one[1] == LOST])


def ways_on(legacy: Body) -> list[tuple[str, str]]:
    """SS-7.33: what the party may do now: play the quest that follows; after a loss try again, after the third also concede (SS-39.11).

    Nothing once the campaign is finished (SS-39.14).
    """
    following: str = legacy["next"]
    if not legacy["quests"] or legacy["quests"][-1][1] != LOST:
        return [(PLAY, following)] if following else []
    lost: str = legacy["quests"][-1][0]
    return [(PLAY, lost), (CONCEDE, lost)] if losses(legacy, lost) >= LOSSES else [(PLAY, lost)]


def concede(legacy: Body, plan: Plan) -> Body:
    """SS-39.11: after the third loss the story goes on as if won, by its default branch: with the soul floor, without crowns, treasures,
    counters or flags.
    """
    if losses(legacy, plan.id) < LOSSES:
        raise Impossible("too-early")
    floors = legacy["floors"] + plan.floor
    worth = legacy["soul"] + sum([t.RANK_TOTALS[one["rank"]] for one in legacy["heroes"].values()])
    soul = legacy["soul"] + max(0, floors * len(legacy["heroes"]) - worth)
    open_to_all = [number for number, after in enumerate(plan.next) if after.given is None]
    branch = open_to_all[0] if open_to_all else NO_BRANCH
    to = plan.next[branch].to if open_to_all else NOWHERE_ELSE.to
    line = recorded(legacy, plan.id, CONCEDED, {"branch": branch}, [])
    return {**line, "soul": soul, "floors": floors, "next": to}
