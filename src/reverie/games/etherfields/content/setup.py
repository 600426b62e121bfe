"""From wishes to a complete setup: which Dream or session, who plays, in which mode (EF-3.30 to EF-3.36, EF-9.102, EF-9.116)."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, Final

from reverie.kernel.chance import Stream
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup
from reverie.parts.rules.party import AGREEMENTS
from reverie.parts.rules.windows import MATTER

from ..rules import terms as t
from ..rules.cast import Cast
from .expected import before_dream
from .legacies import SCHEMA, after_first_dream, fault_of, first_legacy

FIRST: Final = "I-01"
SESSION: Final = "session"
OPTIONS: Final = (
    "scenario", "dreamers", "agreement", "difficulty", "rounds", "turbo", "continuous", "short", "persons", "wishes", "legacy", "changing",
    "players", "common", "lesson", "position", "dice",
)  # fmt: skip


def read_setup(cast: Cast, wishes: Setup) -> Setup:
    """A complete, validated setup; raises SetupError."""
    for key in wishes:
        if key not in (*OPTIONS, "start"):
            raise SetupError(f"unknown option {key!r}{hint(key, OPTIONS)}")
    scenario = str(wishes.get("scenario", FIRST))
    dreamers = read_dreamers(cast, wishes)
    legacy = read_legacy(cast, wishes, scenario)
    made: Setup = {
        "scenario": scenario,
        "start": start_of(cast, scenario, legacy),
        "dreamers": dreamers,
        "agreement": one_of("agreement", wishes.get("agreement", "first"), AGREEMENTS),
        "difficulty": one_of("difficulty", wishes.get("difficulty", "standard"), t.DIFFICULTIES),
        "legacy": legacy,
    }
    for key in ("rounds", "turbo", "continuous", "short", "changing", "common"):
        value = wishes.get(key, False)
        if not isinstance(value, bool):
            raise SetupError(f"{key} is {value!r}; it should be true or false")
        made[key] = value
    made["persons"] = list(wishes.get("persons", range(len(dreamers))))
    made["wishes"] = wishes.get("wishes") or [[MATTER] * len(t.WINDOWS) for _ in dreamers]
    return made


def hint(word: str, words: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, words, 1)
    return f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(words)}"


def one_of(what: str, value: Any, words: Sequence[str]) -> str:
    if value not in words:
        raise SetupError(f"{what} is {value!r}{hint(str(value), words)}")
    return str(value)


def read_dreamers(cast: Cast, wishes: Setup) -> list[str]:
    """EF-3.2, EF-9.102: one to four, each a different archetype (EF-3.3, EF-3.31, EF-3.32)."""
    known = list(cast.archetype_ids)
    wished = wishes.get("dreamers")
    if wished is None:
        count = wishes.get("players", 2)
        if not isinstance(count, int) or not 1 <= count <= len(known):
            raise SetupError(f"players is {count!r}; one to {len(known)} Dreamers play (EF-9.102)")
        return known[:count]
    found = wished.split(",") if isinstance(wished, str) else list(wished)
    if not 1 <= len(found) <= len(known):
        raise SetupError(f"{len(found)} Dreamers cannot play; one to {len(known)} can, each a different one (EF-9.102)")
    for id in found:
        if id not in known:
            raise SetupError(f"there is no Dreamer {id!r}{hint(str(id), known)}")
        if found.count(id) > 1:
            raise SetupError(f"{id} is there twice; every player takes a different Dreamer (EF-3.2)")
    return found


def read_legacy(cast: Cast, wishes: Setup, scenario: str) -> dict[str, Any]:
    legacy = wishes.get("legacy")
    if legacy is None or legacy == {}:
        if scenario == FIRST:
            return first_legacy(cast)
        return before_dream(cast, scenario) if scenario in cast.dream_ids else after_first_dream(cast)
    if not isinstance(legacy, dict) or legacy.get("schema") != SCHEMA:
        found = legacy.get("schema") if isinstance(legacy, dict) else legacy
        raise SetupError(f"the campaign has schema {found!r}; this version reads {SCHEMA}")
    wrong = fault_of(cast, legacy)
    if wrong:
        raise SetupError(f"the campaign cannot be gone on with: {wrong}")
    return legacy


def start_of(cast: Cast, scenario: str, legacy: dict[str, Any]) -> str:
    """How a session begins: in the First Dream, on the Map, or in a Dream or Slumber that is played by itself (EF-1.5)."""
    if scenario == SESSION:
        return SESSION
    if scenario == FIRST:
        return "first" if legacy["gates"].get(FIRST, ["locked"])[0] in ("locked", "open") else "dream"
    if scenario in cast.dream_ids:
        return "dream"
    if scenario in cast.entity_ids and not cast.entities[cast.entity_ids[scenario]].is_text:
        return "slumber"
    known = [SESSION, *cast.dream_ids, *[tile.code for tile in cast.entities if tile.turns]]
    raise SetupError(f"there is no scenario {scenario!r}{hint(scenario, known)}")


def sample_setup(cast: Cast, seed: int) -> Setup:
    """Over many seeds every scenario, number of Dreamers and mode."""
    stream = Stream(seed)
    scenarios = [
        FIRST,
        SESSION,
        *[id for id in cast.dream_ids if id != FIRST],
        *[tile.code for tile in cast.entities if tile.turns],
    ]
    known = list(cast.archetype_ids)
    count = 1 + stream.below(len(known))
    dreamers = []
    for _ in range(count):
        left = [id for id in known if id not in dreamers]
        dreamers.append(left[stream.below(len(left))])
    return read_setup(
        cast,
        {
            "scenario": scenarios[stream.below(len(scenarios))],
            "dreamers": dreamers,
            "rounds": stream.below(4) == 0,
            "continuous": stream.below(4) == 0,
            "common": stream.below(4) == 0,
            "agreement": AGREEMENTS[stream.below(len(AGREEMENTS))],
            "difficulty": t.DIFFICULTIES[stream.below(len(t.DIFFICULTIES))],
        },
    )
