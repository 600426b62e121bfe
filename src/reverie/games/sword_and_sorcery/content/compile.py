"""From a library to a cast: everything by its number, lines, sides and levels laid out flat (SS-2, SS-19.9, SS-50.2).

A cast is made once for a library. What a single quest adds stands in `quests.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reverie.parts.rules.dice import Die, read_die

from ..rules import cast as c
from ..rules import gear, scrolls
from ..rules import terms as t
from ..rules.abilities import NONE, Amount
from .library import Library
from .making import Making, merged, word_of
from .notation import Reader, parse_drop, parse_values
from .records import (
    AttackData,
    Borne,
    CompanionData,
    EnemyCardData,
    EnemyData,
    HeroData,
    MasterData,
    MasterSide,
    RankData,
    ScrollData,
    VersionData,
    WeaponData,
)
from .vocabulary import AbilityData, ItemData, Mod, Number, PowerData, Record

HORDE: Final = "horde"
"""The ability that says how many figures an enemy has (SS-28.13)."""
STYLE_BITS: Final = {
    **{style: 1 << number for number, style in enumerate(t.STYLES)},
    "any": t.ALL_STYLES,
    "not-magic": t.ALL_STYLES & ~(1 << t.MAGIC_STYLE),
}


def make_cast(library: Library) -> c.Cast:
    return Maker(library).make()


def die_of(name: str, faces: Sequence[Sequence[str]]) -> Die:
    return read_die(name, [" ".join(face) for face in faces], t.SYMBOLS)


def known_codes(library: Library) -> list[str]:
    """Every name by which a text may mean an enemy: cards and types."""
    return [*library.codes(), *library.enemies]


class Maker:
    """One cast in the making."""

    def __init__(self, library: Library) -> None:
        self.library = library
        red, blue = die_of("red", library.dice.red), die_of("blue", library.dice.blue)
        self.cast = c.Cast(red, blue)
        self.making = Making(self.cast, known_codes(library))

    def make(self) -> c.Cast:
        library, made = self.library, self.cast
        for hero in library.heroes.values():
            self.hero(hero)
        made.talents = tuple([self.power(talent, NONE) for talent in library.talents.values()])
        for companion in library.companions.values():
            self.companion(companion)
        for deck, item in library.items():
            self.item(item, deck)
        for enemy in library.enemies.values():
            self.enemy(enemy)
        for master in library.masters.values():
            self.master(master)
        self.cards()
        self.tokens()
        return made

    def abilities(self, written: Sequence[AbilityData], owner: str, value: int | None = None) -> tuple[int, ...]:
        """Further abilities of a card: they are called as it is, and know the number that it prints."""
        made = []
        for data in written:
            inherited = value if data.value is None else data.value
            made.append(self.making.ability(data, data.id or owner, inherited))
        return tuple(made)

    # Heroes ----------------------------------------------------------------------------------------------------------

    def hero(self, data: HeroData) -> None:
        info = c.HeroInfo(len(self.cast.heroes), data.id)
        self.cast.heroes.append(info)
        info.powers = tuple([self.power(power, info.number) for power in data.powers])
        info.versions = tuple([self.version(version, data, info.number) for version in data.versions])

    def version(self, data: VersionData, hero: HeroData, number: int) -> int:
        made = c.Version(len(self.cast.versions), data.id, number)
        self.cast.versions.append(made)
        self.cast.version_ids[data.id] = made.number
        made.nature = t.NATURES.index(data.nature)
        made.style = STYLE_BITS[hero.style]
        made.items, made.move = data.items, data.move
        symbols = [t.SYMBOLS.index(symbol) for symbol in data.save]
        blue = self.cast.dice[t.BLUE]
        made.save = tuple([any([face[symbol] > 0 for symbol in symbols]) for face in blue.faces])
        made.hp, made.combat, made.normal = (0, *data.hp), (0, *data.combat), (0, *data.normal)
        innate, shouts = self.library.things["innate"], self.library.things["shouts"]
        made.innate = tuple([self.making.ability(innate[id], id) for id in data.innate])
        made.shout = self.making.ability(shouts[data.shout], data.shout)
        made.picks, made.talents = tuple(hero.picks.powers), tuple(hero.picks.talents)
        return made.number

    def power(self, data: PowerData, hero: int) -> int:
        """SS-19.9: each line is an ability of its own, with the base already added."""
        number = len(self.cast.powers)
        lines = []
        for line in data.lines:
            lines.append(c.Line(line.rank, line.cooldown, self.making.ability(merged(data, line), data.id)))
        made = c.Power(number, data.id, hero, word_of(data.nature, t.NATURES, t.UNMARKED), tuple(lines))
        made.passive = data.use == "passive"
        made.from_death = data.cooldown_from is not None
        self.cast.powers.append(made)
        self.cast.power_ids[data.id] = number
        return number

    def companion(self, data: CompanionData) -> None:
        made = c.CompanionInfo(len(self.cast.companions), data.id)
        self.cast.companions.append(made)
        self.cast.companion_ids[data.id] = made.number
        made.hero_value, made.move, made.range = data.hero_value, data.move, data.range
        made.type = t.TYPES.index(data.type)
        made.effects = self.making.dice_effects(data.effects)
        for written, values in data.ranks.items():
            rank = int(written)
            made.hp[rank] = self.making.amount(values.hp)
            made.attack[rank] = self.attack_by_rank(values)
            made.defence[rank] = parse_values(values.defence)
        made.abilities = self.abilities(data.abilities, data.id)
        made.activate = NONE if data.activate is None else t.USES.index(data.activate.use)

    def attack_by_rank(self, data: RankData) -> tuple[Amount, Amount, Amount]:
        sure: Number
        if isinstance(data.attack, AttackData):
            sure, red, blue = data.attack.sure, data.attack.red, data.attack.blue
        else:
            sure, red, blue = parse_values(data.attack)
        amount = self.making.amount
        return amount(sure), amount(red), amount(blue)

    # Items -----------------------------------------------------------------------------------------------------------

    def item(self, data: ItemData, deck: str) -> None:
        styles = sum([1 << number for number, _style in enumerate(t.STYLES) if _wears(data, number)])
        made = gear.Item(len(self.cast.items), data.id, t.KINDS.index(data.kind), t.DECKS.index(deck), styles)
        self.cast.items.append(made)
        self.cast.item_ids[data.id] = made.number
        made.hand = word_of(data.hand, t.HANDS, t.MAIN_HAND)
        made.category, made.weight = word_of(data.category, t.CATEGORIES, 0), word_of(data.weight, t.WEIGHTS, 0)
        made.charges = data.charges if isinstance(data.charges, int) else 0
        made.flip, made.carried = data.flip, data.carried
        whole = [merged(data, side) for side in data.sides] or [data]
        made.sides = tuple([self.side(side, made, number) for number, side in enumerate(whole)])
        for _copy in range(data.copies):
            made.cards += (len(self.cast.cards),)
            self.cast.cards.append(made.number)
        if made.kind != t.BUILDING:
            self.cast.decks[made.deck] += made.cards
        if made.carried:
            self.cast.weightless += made.cards

    def side(self, data: ItemData, item: gear.Item, number: int) -> gear.Side:
        """One side: what one attacks or defends with stands apart from what the card can do."""
        side = gear.Side()
        if isinstance(data.price, list):
            side.price = data.price[number] if number < len(data.price) else NONE
        elif number == 0:
            side.price = 0
        own: Record = data
        if item.kind == t.WEAPON and data.attack is not None:
            effects = self.making.dice_effects(data.effects)
            kind, reach = word_of(data.type, t.TYPES, t.NO_TYPE), data.range or 0
            side.weapon = gear.Weapon(
                data.id, kind, parse_values(data.attack), effects, reach, item.category, item.hand
            )
            own = _without(data)
        if data.defence is not None:
            side.defence = parse_values(data.defence)
            side.effects = self.making.dice_effects(data.effects)
            own = _without(data)
        side.grants = tuple([self.cast.power_ids[id] for id in data.grants])
        side.abilities = (self.making.ability(own, data.id), *self.abilities(data.abilities, data.id, data.value))
        for one in side.abilities:
            side.triggers |= (1 << self.cast.abilities[one].on) & ~(1 << t.NO_TRIGGER)
            side.bears += self.cast.abilities[one].bears
        return side

    # Enemies ---------------------------------------------------------------------------------------------------------

    def enemy(self, data: EnemyData) -> None:
        """SS-28.2, SS-28.5: a card has the scroll of its rank, and the race of its type; a horde has several figures (SS-40.5d)."""
        scrolls = {scroll.rank: (scroll, self.borne(scroll)) for scroll in data.scrolls}
        for card in data.cards:
            scroll, abilities = scrolls[card.rank]
            sheet = self.sheet(scroll, card, abilities)
            sheet.threat, sheet.style = scroll.threat, STYLE_BITS[data.style]
            sheet.powers, sheet.reacts = card.powers, card.reacts
            figures = [borne.value or 1 for borne in scroll.abilities if borne.id == HORDE]
            self.card(data.id, data.race, t.RANKS.index(card.rank), card.seals, (sheet,), figures[0] if figures else 1)

    def master(self, data: MasterData) -> None:
        """SS-2.13: two sheets, each scroll and card in one; all styles (SS-37.4)."""
        sheets = []
        for side in data.sides:
            abilities = self.borne(side)
            if side.always:
                abilities += (self.making.ability(_bearing(side.always), data.id),)
            sheet = self.sheet(side, side, abilities)
            sheet.threat, sheet.style = t.PURPLE + 1, t.ALL_STYLES
            sheet.reacts = any([self.cast.abilities[number].use == t.REACTION for number in abilities])
            sheets.append(sheet)
        self.card(data.id, data.race, t.PURPLE, 0, tuple(sheets), 1)

    def card(self, id: str, race: str, rank: int, seals: int, sheets: tuple[scrolls.Sheet, ...], figures: int) -> None:
        made = scrolls.Enemy(len(self.cast.enemies), id, rank, seals, sheets)
        made.race, made.figures = race, figures
        self.cast.enemies.append(made)
        self.cast.enemy_codes[made.code] = made.number

    def borne(self, data: ScrollData | MasterSide) -> tuple[int, ...]:
        """The abilities of a scroll, each with the number and the weapon that the scroll prints."""
        return tuple([self.ability_of(one, data) for one in data.abilities])

    def ability_of(self, borne: Borne, scroll: ScrollData | MasterSide) -> int:
        weapon = NONE
        if borne.weapon is not None:
            weapon = t.MAIN if borne.weapon == scroll.main.id else t.OFF
        record: AbilityData = self.library.things["abilities"][borne.id]
        value = record.value if borne.value is None else borne.value
        return self.making.ability(record, borne.id, value, weapon, borne.weapon or "")

    def sheet(
        self, scroll: ScrollData | MasterSide, card: EnemyCardData | MasterSide, abilities: tuple[int, ...]
    ) -> scrolls.Sheet:
        main = self.weapon(scroll.main, t.MAIN_HAND)
        sheet = scrolls.Sheet(main, main if scroll.off is None else self.weapon(scroll.off, t.OFF_HAND))
        sheet.victim = t.VICTIMS.index(scroll.victim)
        sheet.abilities = abilities
        weapons = [scroll.main.id] if scroll.off is None else [scroll.main.id, scroll.off.id]
        reader = Reader(weapons, {borne.id: abilities[number] for number, borne in enumerate(scroll.abilities)})
        sheet.behaviours = reader.behaviours(scroll.behaviours)
        sheet.hp = (card.hp[0], card.hp[-1])
        sheet.defence = parse_values(card.defence)
        sheet.defence_effects = self.making.dice_effects(card.effects)
        everything = card.resist.get("all", 0)
        slashing, piercing, blunt, arcane = [card.resist.get(kind, everything) for kind in t.TYPES]
        sheet.resist = (slashing, piercing, blunt, arcane)
        sheet.drops = tuple([parse_drop(drop) for drop in card.drops])
        sheet.soul = card.soul
        return sheet

    def weapon(self, data: WeaponData, hand: int) -> gear.Weapon:
        effects = self.making.dice_effects(data.effects)
        return gear.Weapon(data.id, t.TYPES.index(data.type), parse_values(data.attack), effects, hand=hand)

    # Cards and tokens ------------------------------------------------------------------------------------------------

    def cards(self) -> None:
        made, things = self.cast, self.library.things
        for data in things["encounters"].values():
            card = self.drawn(made.encounters, data, data.id)
            card.otherwise, card.reshuffle = self.making.text(data.otherwise), data.reshuffle
        for data in things["traps"].values():
            self.drawn(made.traps, data, data.id)
        made.events.append(c.Card(0, "", NONE))
        for data in sorted(things["events"].values(), key=lambda event: int(event.id)):
            card = self.drawn(made.events, data, data.name)
            card.kind, card.persistent, card.spawn = data.kind or "", data.persistent, data.spawn or ""
        for number, data in enumerate(things["enemy-powers"].values()):
            first, second = [self.making.ability(level, data.id) for level in data.levels]
            made.enemy_powers.append(c.EnemyPower(number, data.id, data.kind, (first, second)))
        made.difficulties = {data.id: self.making.ability(data, data.id) for data in things["difficulty"].values()}
        made.actions = {data.id: self.making.ability(data, data.id) for data in things["actions"].values()}

    def drawn(self, into: list[c.Card], data: Record, id: str) -> c.Card:
        card = c.Card(len(into), id, self.making.ability(data, id))
        card.value = data.value or 0
        into.append(card)
        return card

    def tokens(self) -> None:
        made, things = self.cast, self.library.things
        for kind, into in (("criticals", made.criticals), ("shadows", made.shadows), ("loot", made.loot)):
            for data in things[kind].values():
                card = self.drawn(into, data, data.id)
                card.copies, card.colour = data.copies, word_of(data.colour, t.COLOURS)
        made.chests = {data.id: self.making.ability(data, data.id) for data in things["chests"].values()}
        made.searches = {
            data.id: self.making.ability(data, f"search-{data.id}") for data in things["searches"].values()
        }


def _wears(data: ItemData, style: int) -> bool:
    """Whether an item's runes let somebody of a style use it; one without runes is for everybody."""
    return not data.styles or any([STYLE_BITS[word] >> style & 1 for word in data.styles])


def _without(data: Record) -> Record:
    """What an item can do besides being attacked or defended with."""
    own = Record(**{name: getattr(data, name) for name in Record.__struct_fields__})
    own.attack, own.effects, own.type, own.range = None, [], None, None
    return own


def _bearing(always: list[Mod]) -> Record:
    return Record(use="always", always=always)


__all__ = ["known_codes", "make_cast"]
