"""Reading a setup: whatever was wished for, completed and checked (DT-3)."""

from __future__ import annotations

import difflib
from typing import Final

from reverie.kernel.chance import Stream
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup
from reverie.parts.setups import read_ids

from ..rules.cast import Cast
from ..rules.procedures.setup import RANDOM
from ..rules.seating import Mode
from ..rules.state import ALL, LEGAL, NOBODY, SEATS
from .library import Library
from .position import read_dice, read_position, read_start

DRAFT: Final = "draft"
SETTLED: Final = ("mode", "players", "heroes", "first", "same_hero", "windows", "sudden_death")
"""What a whole setup holds, as records keep it."""
KNOWN: Final = (*SETTLED, "pool")
"""What may be wished for. `windows` is `all` (whoever could react, for all anybody can see, is asked) or `legal` (only who
really can: quicker, but it tells something about hands; for laboratories). `sudden_death` is the last round without it, 0
for never (DT-10.64). `pool` are the heroes of drafts and lots, all of them unless said."""
SCENARIO: Final = ("position", "start", "dice", "lesson")
"""Only in games that begin in the middle of things, or with other than the usual sides (`position.py`); the lesson or
challenge that this is."""


def read_setup(library: Library, cast: Cast, wishes: Setup) -> Setup:
    """A whole setup of what was wished for; raises SetupError."""
    for key in wishes:
        if key not in KNOWN and key not in SCENARIO:
            near = difflib.get_close_matches(key, (*KNOWN, *SCENARIO), 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise SetupError(f"unknown option {key!r}{hint}; known are {', '.join(KNOWN)}")
    heroes = wishes.get("heroes")
    mode = read_mode(cast, wishes, heroes)
    same = wishes.get("same_hero", False)
    if not isinstance(same, bool):
        raise SetupError(f"same_hero is {same!r}; it should be true or false")
    windows = wishes.get("windows", ALL)
    if windows not in (ALL, LEGAL):
        raise SetupError(f"windows is {windows!r}; it should be {ALL} or {LEGAL}")
    sudden = wishes.get("sudden_death", 0)
    if sudden is True:
        sudden = library.constants.sudden_death
    if type(sudden) is not int or not 0 <= sudden <= 999:
        raise SetupError(f"sudden_death is {sudden!r}; it should be the last round without it, or 0 for never")
    made: Setup = {"mode": mode.id, "players": mode.players}
    pool = read_pool(library, wishes.get("pool"))
    made["heroes"] = read_heroes(library, heroes, mode, same, pool)
    settled = all([name in wishes for name in SETTLED])
    made["first"] = read_first(wishes.get("first", RANDOM), mode, settled)
    made |= {"same_hero": same, "windows": windows, "sudden_death": sudden}
    made["pool"] = pool
    return made | read_scenario(cast, wishes, mode, made)


def read_scenario(cast: Cast, wishes: Setup, mode: Mode, made: Setup) -> Setup:
    """Where the game begins, if not at the beginning; nothing is added to an ordinary setup."""
    told: Setup = {}
    if "position" in wishes and "start" in wishes:
        raise SetupError("position and start: a game begins in the middle of things, or with other sides, not both")
    if "position" in wishes:
        told["position"] = read_position(cast, mode, made["heroes"], wishes["position"])
        if made["first"] == NOBODY:
            told["first"] = 0
    if "start" in wishes:
        told["start"] = read_start(cast, mode, made["heroes"], wishes["start"])
    if "dice" in wishes:
        told["dice"] = read_dice(wishes["dice"])
    return told | read_ids(wishes, {"lesson": "a lesson or of a challenge"})


def read_mode(cast: Cast, wishes: Setup, heroes: object) -> Mode:
    # Rules: DT-1.6, DT-3.21, DT-3.23.
    ids = list(dict.fromkeys([id for id, _players in cast.modes]))
    id = wishes.get("mode", "duel")
    if not isinstance(id, str) or id not in ids:
        near = difflib.get_close_matches(str(id), ids, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(ids)}"
        raise SetupError(f"there is no mode {id!r}; {hint}")
    counts = [players for name, players in cast.modes if name == id]
    players = wishes.get("players", len(heroes) if isinstance(heroes, list | tuple) else counts[0])
    if type(players) is not int or (id, players) not in cast.modes:
        told = " or ".join([str(count) for count in counts])
        raise SetupError(f"{id} is for {told} players, not for {players!r}")
    return cast.modes[(id, players)]


def read_pool(library: Library, wanted: object) -> list[str]:
    """The heroes that drafts and lots are held among."""
    if wanted is None:
        return [id for id, hero in library.heroes.items() if not hero.house]
    if not isinstance(wanted, list | tuple) or len(sorted(set(wanted))) != len(wanted):
        raise SetupError("pool should be a list of heroes, each once")
    for id in wanted:
        require_hero(library, "pool", id)
    return list(wanted)


def require_hero(library: Library, where: str, id: object) -> None:
    known = library.heroes
    if not isinstance(id, str) or id not in known:
        near = difflib.get_close_matches(str(id), known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
        raise SetupError(f"{where}: there is no hero {id!r}; {hint}")


def read_heroes(library: Library, wanted: object, mode: Mode, same: bool, pool: list[str]) -> str | list[str]:
    if wanted == DRAFT:
        if not same and len(pool) < 2 * mode.players:
            raise SetupError(f"a draft of {mode.players} players needs {2 * mode.players} heroes (DT-10.65)")
        return DRAFT
    if wanted is None:
        wanted = [RANDOM] * mode.players
    if not isinstance(wanted, list | tuple) or len(wanted) != mode.players:
        raise SetupError(f"heroes should be {mode.players}, one for each seat, or {DRAFT!r}")
    for seat, id in enumerate(wanted):
        if id == RANDOM:
            continue
        require_hero(library, f"seat {SEATS[seat]}", id)
        if not same and list(wanted).index(id) != seat:
            raise SetupError(f"seat {SEATS[seat]}: {id} is taken already; same_hero allows a hero twice (DT-9.46)")
    named = [id for id in wanted if id != RANDOM]
    left = len([id for id in pool if same or id not in named])
    if len(named) < mode.players and (left == 0 or (not same and left < mode.players - len(named))):
        raise SetupError(f"{mode.players} players need as many heroes; there are too few: allow same_hero")
    return list(wanted)


def read_first(wanted: object, mode: Mode, settled: bool) -> int:
    """Who begins. A whole setup, as records keep it, has a number for "whoever the dice say"; a wish has the word."""
    if wanted == RANDOM or (settled and type(wanted) is int and wanted == NOBODY):
        return NOBODY
    names = SEATS[: mode.players]
    if type(wanted) is int and 0 <= wanted < mode.players:
        return wanted
    if wanted not in names:
        raise SetupError(f"first is {wanted!r}; it should be {RANDOM} or a seat: {', '.join(names)}")
    return names.index(wanted)


def sample_setup(library: Library, cast: Cast, seed: int) -> Setup:
    """Any mode, any heroes, and a sudden death that comes soon."""
    stream = Stream(seed)
    modes = list(cast.modes.values())
    mode = modes[stream.below(len(modes))] if seed % 2 else modes[0]
    pool = [id for id, hero in library.heroes.items() if not hero.house]
    heroes: str | list[str] | None = [pool[stream.below(len(pool))] for _seat in range(mode.players)]
    if seed % 10 == 4 and len(pool) >= 2 * mode.players:
        heroes = DRAFT
    elif seed % 10 == 6 and len(pool) >= mode.players:
        heroes = None
    wishes: Setup = {"mode": mode.id, "players": mode.players, "same_hero": heroes is not None, "sudden_death": 8}
    return read_setup(library, cast, wishes | ({} if heroes is None else {"heroes": heroes}))
