"""SS-G24: what must be true of the base content and of packs: words that exist, counts of the box, powers that can be learned, texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.content import Trouble

from ..rules import terms as t
from .checking import Checker, Scope
from .notation import Reader, parse_drop, parse_values
from .quest_checks import check_quest
from .records import (
    AttackData,
    CompanionData,
    EnemyCardData,
    EnemyData,
    HeroData,
    MasterData,
    MasterSide,
    ScrollData,
)
from .vocabulary import ItemData, PowerData, SideData

if TYPE_CHECKING:
    from .library import Library

DEFENCE: Final = "armour/magic shields/defence dice, as in 1/0/2"
COOLDOWNS: Final = (1, 2, 3, 4)


def check_library(library: Library) -> None:
    """Everything that is wrong with a library goes to its troubles."""
    check_dice(library)
    for kind, things in library.things.items():
        check = CHECKS.get(kind)
        for id, data in things.items():
            place = library.where[kind, id]
            checker = Base(library, place.document, id, Scope((*library.codes(), *library.enemies)))
            checker.id(id, f"{place.at}.id", free=kind in FREE_IDS)
            if check is not None:
                check(checker, data, place.at)
            for key in keys_of(kind, data):
                checker.told(f"{place.at}.id", key)
    if not library.folders:
        check_counts(library)
    check_faces(library)
    if not library.troubles:  # maps need tiles that can be laid
        for kind in SHEETS:
            for id, quest in library.things[kind].items():
                check_quest(library, library.where[kind, id].document, quest)


def check_dice(library: Library) -> None:
    for die, faces in (("red", library.dice.red), ("blue", library.dice.blue)):
        if len(faces) != len(t.FACES):
            what = f"a die has {len(t.FACES)} faces; the {die} one has {len(faces)} (SS-4.1)"
            library.troubles.append(Trouble(library.dice_file, 1, what))


def check_faces(library: Library) -> None:
    for face in library.faces.values():
        for key in (f"tile-{face.name}", *[f"area-{face.name}-{letter}" for letter in face.letters]):
            for language in library.missing(key):
                library.troubles.append(Trouble(face.file, face.line, f"there is no text {key!r} in {language!r}"))


# Counts --------------------------------------------------------------------------------------------------------------


def counts_of(library: Library) -> dict[str, tuple[int, int]]:
    """SS-2.1: what the base set has, and what it should have."""
    things = library.things
    copies = {kind: sum([one.copies for one in things[kind].values()]) for kind in ("criticals", "shadows", "loot")}
    items = {
        kind: sum([one.copies for one in things[kind].values()]) for kind in ("items", "treasures", "soul-weapons")
    }
    buildings = len([item for item in things["items"].values() if item.kind == "building"])
    powers = sum([len(hero.powers) for hero in library.heroes.values()]) + len(library.talents)
    return {
        "powers": (powers, 47),
        "emporium cards (the buildings are the sides of one)": (items["items"] - buildings + buildings // 2, 43),
        "treasures": (items["treasures"], 42),
        "soul weapons": (items["soul-weapons"], 3),
        "encounters": (len(things["encounters"]), 15),
        "traps": (len(things["traps"]), 13),
        "enemy powers": (len(things["enemy-powers"]), 13),
        "events": (len(things["events"]), 20),
        "enemy cards": (sum([len(enemy.cards) for enemy in library.enemies.values()]), 22),
        "enemy scrolls": (sum([len(enemy.scrolls) for enemy in library.enemies.values()]), 14),
        "masters": (len(library.masters), 2),
        "hero versions": (len(library.version_ids()), 10),
        "critical tokens": (copies["criticals"], 15),
        "shadow tokens": (copies["shadows"], 16),
        "loot tokens": (copies["loot"], 6),
        "search tokens": (len(things["searches"]), 4),
        "faces of tiles": (len(library.faces), 38),
    }


def check_counts(library: Library) -> None:
    for what, (found, right) in counts_of(library).items():
        if found != right:
            told = f"{what}: there are {found}; the base set has {right} (SS-2.1)"
            library.troubles.append(Trouble(library.dice_file.parent, 1, told))


# Texts ---------------------------------------------------------------------------------------------------------------


def keys_of(kind: str, data: Any) -> list[str]:
    """The texts that something needs."""
    if kind in PREFIXES:
        return [f"{PREFIXES[kind]}{data.id}"]
    if kind == "heroes":
        versions = [f"version-{version.id}" for version in data.versions]
        return [f"hero-{data.id}", f"race-{data.race}", *versions, *[f"power-{power.id}" for power in data.powers]]
    if kind in ("items", "treasures", "soul-weapons"):
        return [f"item-{data.id}", *[f"item-{data.id}-{number}" for number in range(2, len(data.sides) + 1)]]
    if kind == "enemies":
        return [f"enemy-{data.id}", f"race-{data.race}", *weapon_keys(data.scrolls)]
    if kind == "masters":
        sides = [f"enemy-{data.id}-{number}" for number in range(2, len(data.sides) + 1)]
        return [f"enemy-{data.id}", f"race-{data.race}", *sides, *weapon_keys(data.sides)]
    if kind == "companions":
        return [f"companion-{data.id}", *[f"ability-{ability.id}" for ability in data.abilities]]
    return []


def weapon_keys(scrolls: Sequence[ScrollData | MasterSide]) -> list[str]:
    weapons = [weapon.id for scroll in scrolls for weapon in (scroll.main, scroll.off) if weapon is not None]
    return [f"weapon-{id}" for id in dict.fromkeys(weapons)]


PREFIXES: Final = {
    "innate": "power-",
    "shouts": "power-",
    "talents": "power-",
    "encounters": "encounter-",
    "traps": "trap-",
    "enemy-powers": "enemy-power-",
    "events": "event-",
    "abilities": "ability-",
    "difficulty": "difficulty-",
    "actions": "action-",
    "criticals": "",
    "shadows": "shadow-",
    "loot": "",
    "chests": "chest-",
    "searches": "search-",
}
SHEETS: Final = ("quests", "drills")
FREE_IDS: Final = ("encounters", "events", "searches", *SHEETS)
"""Kinds whose ids are letters or numbers."""


# Records -------------------------------------------------------------------------------------------------------------


class Base(Checker):
    """One record of the base content."""

    def id(self, id: str, at: str, free: bool) -> None:
        if not free and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
            self.blame(at, "an id is small letters and digits joined by hyphens, as in drain-life")

    def plain(self, data: Any, at: str) -> None:
        self.record(data, at)

    def encounter(self, data: Any, at: str) -> None:
        self.record(data, at)
        self.effects(data.otherwise, f"{at}.otherwise")

    def enemy_power(self, data: Any, at: str) -> None:
        if len(data.levels) != 2:
            self.blame(f"{at}.levels", f"an enemy power has levels I and II, not {len(data.levels)} (SS-2.16)")
        for number, level in enumerate(data.levels):
            self.record(level, f"{at}.levels[{number}]")

    # Heroes ----------------------------------------------------------------------------------------------------------

    def hero(self, data: HeroData, at: str) -> None:
        for number, version in enumerate(data.versions):
            here = f"{at}.versions[{number}]"
            for what, values in (("hp", version.hp), ("combat", version.combat), ("normal", version.normal)):
                if len(values) != t.MOST_RANK:
                    self.blame(f"{here}.{what}", f"{version.id}: {what} runs from rank I to VII, not {len(values)}")
            for place, id in enumerate(version.innate):
                self.known(f"{here}.innate[{place}]", "innate power", id, self.library.things["innate"])
            self.known(f"{here}.shout", "shout", version.shout, self.library.things["shouts"])
            self.picks(data, version.id, version.nature, f"{at}.picks")
        for number, power in enumerate(data.powers):
            self.power(power, f"{at}.powers[{number}]")
            if not any(learns(version.nature, power.nature) for version in data.versions):
                self.blame(f"{at}.powers[{number}].nature", f"{power.id}: no version of {data.id} can learn it")
            if power.lines and power.lines[0].rank > max(data.picks.powers, default=0):
                self.blame(f"{at}.powers[{number}].lines", f"{power.id}: it can be learned only after the last pick")

    def picks(self, data: HeroData, version: str, nature: str, at: str) -> None:
        """SS-G4: every version has a legal power at each regular pick."""
        for count, rank in enumerate(sorted(data.picks.powers), 1):
            legal = [power for power in data.powers if learns(nature, power.nature) and power.lines[0].rank <= rank]
            if len(legal) < count:
                what = f"{version}: pick {count} at rank {rank} finds {len(legal)} legal powers only (SS-G4)"
                self.blame(f"{at}.powers", what)

    def power(self, data: PowerData, at: str) -> None:
        self.record(data, at)
        ranks = [line.rank for line in data.lines]
        if not ranks or ranks != sorted(set(ranks)) or not 1 <= ranks[0] <= ranks[-1] <= t.MOST_RANK:
            self.blame(f"{at}.lines", f"{data.id}: lines rise from rank to rank, 1 to {t.MOST_RANK}; here are {ranks}")
        for number, line in enumerate(data.lines):
            here = f"{at}.lines[{number}]"
            self.record(line, here)
            if data.use == "passive" and line.cooldown:
                self.blame(f"{here}.cooldown", f"{data.id}: a passive power has no cooldown (SS-19.10)")
            elif data.use != "passive" and line.cooldown not in COOLDOWNS:
                self.blame(f"{here}.cooldown", f"{data.id}: a cooldown is 1 to 4, not {line.cooldown} (SS-19.10)")

    def companion(self, data: CompanionData, at: str) -> None:
        self.dice_effects(data.effects, f"{at}.effects")
        for rank, values in data.ranks.items():
            here = f"{at}.ranks.{rank}"
            if not rank.isdecimal():
                self.blame(here, f"a rank is a number, not {rank!r}")
            self.amount(values.hp, f"{here}.hp")
            self.reads(f"{here}.defence", parse_values, values.defence, DEFENCE)
            if isinstance(values.attack, AttackData):
                for what in ("sure", "red", "blue"):
                    self.amount(getattr(values.attack, what), f"{here}.attack.{what}")
            else:
                self.reads(f"{here}.attack", parse_values, values.attack)
        for number, ability in enumerate(data.abilities):
            self.record(ability, f"{at}.abilities[{number}]")

    # Items -----------------------------------------------------------------------------------------------------------

    def item(self, data: ItemData, at: str) -> None:
        self.side(data, at, data.kind == "armour")
        for number, side in enumerate(data.sides):
            self.side(side, f"{at}.sides[{number}]", data.kind == "armour")
        if len(data.sides) > 2:
            self.blame(f"{at}.sides", f"a card has two sides, not {len(data.sides)}")
        every = data.sides or [data]
        needs = {"weapon": ("category", "type", "hand", "range"), "armour": ("weight",)}.get(data.kind, ())
        for name in needs:
            if getattr(data, name) is None:
                self.blame(at, f"{name} is missing: every {data.kind} has one (SS-2.7, SS-2.8)")
        value = {"weapon": "attack", "armour": "defence"}.get(data.kind, "")
        if value and not all(getattr(side, value) or getattr(data, value) for side in every):
            self.blame(at, f"{value} is missing: every side of {data.kind} cards has one (SS-2.7, SS-2.8)")
        if any(side.grants for side in (data, *data.sides)) and data.kind not in ("weapon", "armour", "artifact"):
            self.blame(at, "only what is worn gives powers: weapons, armours, artifacts (SS-19.8)")
        if not data.styles and data.kind != "building":
            self.blame(at, "styles are missing; 'any' lets everybody use it (SS-21.3)")

    def side(self, data: SideData, at: str, armour: bool) -> None:
        self.record(data, at, armour)
        if data.defence is not None:
            self.reads(f"{at}.defence", parse_values, data.defence, DEFENCE)
        for number, ability in enumerate(data.abilities):
            self.record(ability, f"{at}.abilities[{number}]")
        for number, power in enumerate(data.grants):
            self.known(f"{at}.grants[{number}]", "power", power, self.library.power_ids())

    # Enemies ---------------------------------------------------------------------------------------------------------

    def enemy(self, data: EnemyData, at: str) -> None:
        ranks = [scroll.rank for scroll in data.scrolls]
        for number, scroll in enumerate(data.scrolls):
            self.scroll(scroll, f"{at}.scrolls[{number}]")
        for number, card in enumerate(data.cards):
            here = f"{at}.cards[{number}]"
            self.known(f"{here}.rank", "scroll of rank", card.rank, ranks)
            self.body(card, here, 2 if card.rank == "red" else 1)
            if card.figures is not None:
                self.known(f"{here}.figures", "enemy", card.figures, self.library.enemies)
        codes = [(card.rank, card.seals) for card in data.cards]
        for number, code in enumerate(codes):
            if code in codes[:number] or code[1] not in (1, 2):
                self.blame(
                    f"{at}.cards[{number}].seals", f"cards of a rank have 1 or 2 seals, each once; not {code[1]}"
                )

    def master(self, data: MasterData, at: str) -> None:
        if len(data.sides) != 2:
            self.blame(f"{at}.sides", f"a master has two sides, not {len(data.sides)} (SS-37.1)")
        for number, side in enumerate(data.sides):
            self.scroll(side, f"{at}.sides[{number}]")
            self.body(side, f"{at}.sides[{number}]", 2)
            self.mods(side.always, f"{at}.sides[{number}].always")

    def scroll(self, data: ScrollData | MasterSide, at: str) -> None:
        weapons = [data.main.id]
        for name, weapon in (("main", data.main), ("off", data.off)):
            if weapon is not None:
                self.reads(f"{at}.{name}.attack", parse_values, weapon.attack)
                self.dice_effects(weapon.effects, f"{at}.{name}.effects")
                weapons += [weapon.id] if name == "off" else []
        for number, borne in enumerate(data.abilities):
            here = f"{at}.abilities[{number}]"
            self.known(f"{here}.id", "ability", borne.id, self.library.things["abilities"])
            if borne.weapon is not None:
                self.known(f"{here}.weapon", "weapon on this scroll", borne.weapon, weapons)
        reader = Reader(weapons, {borne.id: number for number, borne in enumerate(data.abilities)})
        before = len(self.library.troubles)
        for number, written in enumerate(data.behaviours):
            self.reads(f"{at}.behaviours[{number}]", reader.behaviour, written)
        if len(self.library.troubles) == before:
            self.reads(f"{at}.behaviours", reader.behaviours, data.behaviours)

    def body(self, data: EnemyCardData | MasterSide, at: str, values: int) -> None:
        if len(data.hp) != values or min(data.hp, default=0) < 1:
            what = "two, for 2-3 and for 4-5 heroes" if values == 2 else "one"
            self.blame(f"{at}.hp", f"numbers of hit points: there should be {what}, not {data.hp} (SS-28.12)")
        self.reads(f"{at}.defence", parse_values, data.defence, DEFENCE)
        self.dice_effects(data.effects, f"{at}.effects", armour=True)
        for kind in data.resist:
            self.known(f"{at}.resist.{kind}", "damage type", kind, (*t.TYPES, "all"))
        for number, drop in enumerate(data.drops):
            self.reads(f"{at}.drops[{number}]", parse_drop, drop)


def learns(nature: str, marked: str | None) -> bool:
    """SS-19.5: whether a hero of a nature may learn a power."""
    return marked is None or nature in (marked, "neutral")


Check = Callable[[Base, Any, str], None]
CHECKS: Final[dict[str, Check]] = {
    "innate": Base.plain,
    "shouts": Base.plain,
    "talents": Base.power,
    "items": Base.item,
    "treasures": Base.item,
    "soul-weapons": Base.item,
    "companions": Base.companion,
    "encounters": Base.encounter,
    "traps": Base.plain,
    "enemy-powers": Base.enemy_power,
    "events": Base.plain,
    "abilities": Base.plain,
    "difficulty": Base.plain,
    "heroes": Base.hero,
    "enemies": Base.enemy,
    "masters": Base.master,
    **dict.fromkeys(("criticals", "shadows", "loot", "chests", "searches"), Base.plain),
}
"""Actions are checked with the quests that name them: they may speak of areas."""
