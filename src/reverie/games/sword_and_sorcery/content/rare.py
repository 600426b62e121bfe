"""SS-G28: beginnings from which much occurs that hardly ever does otherwise: as a campaign goes on, beside a chest, or with an enemy at a
distance.

Every line of every scroll is for heroes at certain distances (SS-33.4). Some maps have only one place where the last of them is needed, so
positions are made for each line in turn: the enemy, and two heroes in its sight who are as far away as the line says.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.chance import Stream
from reverie.kernel.plain import Body, Setup
from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from ..rules.cast import Cast
from ..rules.plan import Plan
from ..rules.state import CHEST, SEARCH
from .legacies import record

TREASURES: Final = 2
CROWNS: Final = 120
"""What each hero of a campaign has..."""
SOUL_BEARER: Final = 0
"""... and which of them has a soul weapon besides."""
PARTY: Final = ("white-rose", "archer")
ENCOUNTER: Final = "E"
"""The card that activates the highest enemy."""
FARTHEST: Final = 8
SKILLED: Final = 9
"""The face of the red die that shows SKILL twice (SS-4.6)."""


def campaign(cast: Cast, setup: Setup, stream: Stream) -> Setup:
    """SS-39.3, SS-39.14: what was sampled, with treasures in the backpacks, a soul weapon and crowns to spend."""
    treasures, souls = list(cast.decks[t.TREASURE]), list(cast.decks[t.SOUL_WEAPON])
    heroes: Body = {}
    for id in setup["heroes"]:
        found = [cast.item_of(treasures.pop(stream.below(len(treasures)))) for _number in range(TREASURES)]
        found += [cast.item_of(souls.pop(stream.below(len(souls))))] if len(heroes) == SOUL_BEARER else []
        heroes[id] = {
            **record(cast.versions[cast.version_ids[id]], setup["rank"]),
            "crowns": CROWNS,
            "pack": [[item.id, 0, item.charges] for item in found],
        }
    return {**setup, "legacy": {"heroes": heroes, "soul": len(heroes)}}


# Chests and search tokens --------------------------------------------------------------------------------------------


def finds(plans: list[Plan]) -> list[Setup]:
    """A position beside every chest and every search token: parties of bots pass some of them by. The first search shows SKILL, which finds
    what lies in one place only (SS-10.11).
    """
    made: list[Setup] = []
    for plan in plans:
        for kind, more in ((CHEST, {}), (SEARCH, {"dice": {"dice A": [SKILLED]}})):
            areas = dict.fromkeys([laid.area for laid in plan.laid if laid.kind == kind])
            made += [{**begun(plan, plan.areas.names[area], {}), **more} for area in areas]
    return made


def begun(plan: Plan, at: str, more: Body) -> Setup:
    """Two heroes stand here, and it is the turn of the first."""
    hero: Body = {"area": at, "rank": plan.rank}
    position: Body = {"hero": "A", "A": hero, "B": hero, **more}
    return {"quest": plan.id, "heroes": list(PARTY), "rank": plan.rank, "position": position}


# Lines of scrolls ----------------------------------------------------------------------------------------------------


def meetings(plans: list[Plan]) -> list[Setup]:
    """A position for every line of every scroll but its last, which is for heroes anywhere: on the first map that has room for it."""
    made: dict[tuple[str, int, int, int], Setup] = {}
    for plan in plans:
        for foe in plan.foes:
            enemy = plan.cast.enemies[foe]
            for side, sheet in enumerate(enemy.sheets):
                for line, behaviour in enumerate(sheet.behaviours):
                    key = (enemy.id, enemy.rank, side, line)
                    areas = [] if key in made else places(plan, behaviour.digits)
                    if areas:
                        made[key] = meeting(plan, enemy.code, side, *areas[-1])
    return list(made.values())


def places(plan: Plan, digits: int) -> list[tuple[str, str]]:
    """Areas of which one sees the other at one of these distances, doors open, and has a way there on foot."""
    reach, names = plan.areas.reach(plan.walls), plan.areas.names
    found: list[tuple[str, str]] = []
    for a, name in enumerate(names):
        seen = reach.seen_from(a, 0, t.FOG)
        for b, other in enumerate(names):
            near = reach.dist_range(a, b)
            if seen >> b & 1 and near < FARTHEST and digits >> near & 1 and reach.dist_move(a, b) < FAR:
                found.append((name, other))
    return found


def meeting(plan: Plan, code: str, side: int, at: str, heroes_at: str) -> Setup:
    """The enemy here, the heroes there, the first of them too dazed to go anywhere; it is the next to act."""
    names = plan.areas.names
    more: Body = {
        "open": [[names[door.a], names[door.b]] for door in plan.doors],
        "enemies": [{"enemy": code, "area": at, "side": side + 1}],
        "decks": {"encounter": [ENCOUNTER]},
        "A": {"area": heroes_at, "rank": plan.rank, "conditions": ["stun"]},
    }
    return begun(plan, heroes_at, more)
