"""Reading a setup: whatever was wished for, completed and checked (SS-5.2, SS-5.18, SS-5.19)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from reverie.kernel.chance import Stream
from reverie.kernel.game import NO_PERSON, SetupError
from reverie.kernel.plain import Body, Setup
from reverie.parts.rules.party import AGREEMENTS, FIRST
from reverie.parts.setups import read_ids, whole_number

from ..rules import terms as t
from .library import Library
from .notation import suggest
from .quest_checks import COUNTERS
from .tales import raised_in
from .vocabulary import Nature

QUEST: Final = "P"
STANDARD: Final = "standard"
FEWEST: Final = 2
MOST: Final = 5
"""SS-1.2: how many heroes take part."""
PARTY: Final = 3
"""Heroes of a party that nobody chose."""
OWN_RANK: Final = 0
MOST_COUNTED: Final = 999
MOST_SAMPLED: Final = 3
KNOWN: Final = (
    "quest", "heroes", "persons", "difficulty", "agreement", "soul_storm", "box_limits", "rank", "flags", "counters", "legacy", "lesson",
    "position", "dice",
)  # fmt: skip
"""What may be wished for, and what a whole setup holds. `heroes` are versions, one for each seat; `persons` says who leads the hero of
each seat, by numbers: who has the same number is one person with one vote (SS-1.11), a bot is -1; `rank` is the soul rank at which all
begin, 0 for the quest's own; `legacy` is what a campaign brings along, empty for a quest by itself; `box_limits` keeps to the crowns of
the box (SS-27.13)."""


def read_setup(library: Library, wishes: Setup) -> Setup:
    """SS-1.8, SS-7.29: a whole setup of what was wished for; raises SetupError."""
    for key in wishes:
        if key not in KNOWN:
            raise SetupError(f"unknown option {key!r}; {suggest(key, KNOWN)}")
    known = [*library.quests, *(library.things["drills"] if "position" in wishes else ())]
    made: Setup = {"quest": one_of(wishes, "quest", QUEST, known)}
    storm = yes_or_no(wishes, "soul_storm", False)
    made["heroes"] = read_heroes(library, wishes.get("heroes"), storm, 1 if "position" in wishes else FEWEST)
    made["persons"] = read_persons(wishes.get("persons"), len(made["heroes"]))
    made["difficulty"] = one_of(wishes, "difficulty", STANDARD, t.DIFFICULTIES)
    made["agreement"] = one_of(wishes, "agreement", FIRST, AGREEMENTS)
    made["soul_storm"] = storm
    made["box_limits"] = yes_or_no(wishes, "box_limits", True)
    rank = whole_number(wishes.get("rank", OWN_RANK), "rank", OWN_RANK, t.MOST_RANK)
    made["rank"] = rank or library.sheet(made["quest"]).rank
    made["flags"] = read_flags(wishes.get("flags", ()))
    made["counters"] = read_counters(wishes.get("counters", {}))
    made["legacy"] = read_legacy(wishes.get("legacy", {}), made["heroes"])
    return made | read_ids(wishes, {"lesson": "a lesson"})


BLANK: Final[Body] = {"camp": {}, "soul": 0, "stash": [], "floors": 0}


def read_legacy(wanted: object, heroes: list[str]) -> Body:
    """SS-39.3: what a campaign brings along, with a record for every hero who takes part; nothing for a quest by itself."""
    if not isinstance(wanted, dict):
        raise SetupError(f"legacy is {wanted!r}; it should be what a campaign has come to, or nothing: {{}}")
    if not wanted:
        return {}
    for id in heroes:
        if id not in wanted.get("heroes", {}):
            raise SetupError(f"the legacy knows nothing of {id}; who takes part has a record there (SS-39.6)")
    return {**BLANK, **wanted}


def one_of(wishes: Setup, what: str, usual: str, known: Collection[str]) -> str:
    wanted = wishes.get(what, usual)
    if not isinstance(wanted, str) or wanted not in known:
        raise SetupError(f"there is no {what} {wanted!r}; {suggest(str(wanted), known)}")
    return wanted


def yes_or_no(wishes: Setup, what: str, usual: bool) -> bool:
    wanted = wishes.get(what, usual)
    if not isinstance(wanted, bool):
        raise SetupError(f"{what} is {wanted!r}; it should be true or false")
    return wanted


# Heroes --------------------------------------------------------------------------------------------------------------


def read_heroes(library: Library, wanted: object, storm: bool, few: int = FEWEST) -> list[str]:
    """SS-5.2, SS-13.8: two to five versions of different heroes, whose natures agree but in a Soul Storm; in the middle of things one may
    be enough (SS-G27).
    """
    if wanted is None:
        return fitting_party(library, "lawful", PARTY)
    if not isinstance(wanted, list | tuple):
        raise SetupError(f"heroes is {wanted!r}; it should be a list of versions: {', '.join(library.version_ids())}")
    known = library.version_ids()
    for id in wanted:
        if not isinstance(id, str) or id not in known:
            raise SetupError(f"there is no hero {id!r}; {hero_hint(library, str(id))}")
    if not few <= len(wanted) <= MOST:
        raise SetupError(f"{few} to {MOST} heroes take part, not {len(wanted)} (SS-1.2)")
    heroes = [library.version(id)[0].id for id in wanted]
    for seat, hero in enumerate(heroes):
        if hero in heroes[:seat]:
            other = wanted[heroes.index(hero)]
            raise SetupError(f"{wanted[seat]} and {other} are both {hero}: each hero takes part once (SS-13.7)")
    if not storm:
        refuse_strife(library, wanted)
    return list(wanted)


def read_persons(wanted: object, seats: int) -> list[int]:
    """SS-1.3, SS-1.12: who leads whom; each seat is another person where nobody says so."""
    if wanted is None:
        return list(range(seats))
    if not isinstance(wanted, list | tuple) or len(wanted) != seats:
        raise SetupError(
            f"persons is {wanted!r}; it should be a number for each of the {seats} heroes, as in [0, 0, 1]"
        )
    return [whole_number(person, "a person", NO_PERSON, MOST - 1) for person in wanted]


def hero_hint(library: Library, id: str) -> str:
    """What was perhaps meant: a hero has versions, of which one takes part."""
    if id in library.heroes:
        return f"{id} takes part as {' or '.join([version.id for version in library.heroes[id].versions])}"
    return suggest(id, library.version_ids())


def nature_of(library: Library, id: str) -> Nature:
    hero, number = library.version(id)
    return hero.versions[number].nature


def refuse_strife(library: Library, wanted: Sequence[str]) -> None:
    """SS-13.6"""
    by = {nature: [id for id in wanted if nature_of(library, id) == nature] for nature in ("lawful", "chaotic")}
    if by["lawful"] and by["chaotic"]:
        lawful, chaotic = " and ".join(by["lawful"]), " and ".join(by["chaotic"])
        raise SetupError(f"{lawful} (lawful) and {chaotic} (chaotic): not in one party without soul_storm (SS-13.6)")


def fitting_party(library: Library, nature: Nature, count: int) -> list[str]:
    """The first heroes of a nature, or of none, one version of each."""
    found = []
    for hero in library.heroes.values():
        found += [version.id for version in hero.versions if version.nature in (nature, "neutral")][:1]
    return found[:count]


def party_with(library: Library, given: dict[int, str], count: int = FEWEST) -> list[str]:
    """A party in which these seats are taken: whoever fits joins those who are named, up to so many and to the last seat named."""
    known = library.version_ids()
    for id in given.values():
        if id not in known:
            raise SetupError(f"there is no hero {id!r}; {hero_hint(library, id)}")
    natures = [nature_of(library, id) for id in given.values()]
    nature: Nature = "chaotic" if "chaotic" in natures and "lawful" not in natures else "lawful"
    taken = [library.version(id)[0].id for id in given.values()]
    free = [id for id in fitting_party(library, nature, len(library.heroes)) if library.version(id)[0].id not in taken]
    count = max([count, *[seat + 1 for seat in given]])
    if len(free) < count - len(given):
        raise SetupError(f"no more heroes fit {' and '.join(given.values())}; name all {count} of them")
    return [given[seat] if seat in given else free.pop(0) for seat in range(count)]


# What a campaign has raised ------------------------------------------------------------------------------------------


def read_flags(wanted: object) -> list[str]:
    if not isinstance(wanted, list | tuple) or not all(isinstance(name, str) and name for name in wanted):
        raise SetupError(f"flags is {wanted!r}; it should be a list of names")
    return list(dict.fromkeys(wanted))


def read_counters(wanted: object) -> dict[str, int]:
    if not isinstance(wanted, dict) or not all(isinstance(name, str) and name for name in wanted):
        raise SetupError(f"counters is {wanted!r}; it should be numbers by name, as in {{'mercy': 2}}")
    return {name: whole_number(number, f"counter {name}", 0, MOST_COUNTED) for name, number in wanted.items()}


def campaign_flags(library: Library) -> list[str]:
    """SS-39.13: the flags that quests leave behind for those that follow."""
    found: list[str] = []
    for quest in library.quests.values():
        found += [name for name in raised_in(quest, []) if name not in quest.own and name not in COUNTERS]
    return list(dict.fromkeys(found))


def sample_setup(library: Library, seed: int) -> Setup:
    """Any quest, any party, at any rank and difficulty."""
    stream = Stream(seed)
    quests = list(library.quests)
    wishes: Setup = {"quest": quests[stream.below(len(quests))], "soul_storm": stream.below(4) == 0}
    natures = ("lawful", "chaotic")
    nature = natures[stream.below(2)]
    left = []
    for hero in library.heroes.values():
        fits = [one.id for one in hero.versions if wishes["soul_storm"] or one.nature in (nature, "neutral")]
        left += [fits[stream.below(len(fits))]] if fits else []
    count = min(FEWEST + stream.below(MOST - FEWEST + 1), len(left))
    wishes["heroes"] = [left.pop(stream.below(len(left))) for _seat in range(count)]
    wishes["difficulty"] = t.DIFFICULTIES[stream.below(len(t.DIFFICULTIES))]
    wishes["agreement"] = AGREEMENTS[stream.below(len(AGREEMENTS))]
    wishes["rank"] = stream.below(t.MOST_RANK + 1)
    if stream.below(2):  # a campaign has been here before
        wishes["flags"] = [name for name in campaign_flags(library) if stream.below(2)]
        wishes["counters"] = {name: stream.below(MOST_SAMPLED + 1) for name in COUNTERS}
    return read_setup(library, wishes)
