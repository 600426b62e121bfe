"""What a hero bears: innate abilities, powers, items in slots and backpack (SS-13.10, SS-19.1, SS-21.1).

It is worked out once for what is learned, worn and carried, and kept with the state while that stays the same.
"""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import Ability
from .cast import Cast
from .state import Hero, Quest

Said = tuple[str, int, int]
"""("power", power, line), ("item", card, ability) or ("innate", ability, 0): how the use of something is said."""
NOT_YET: Final = -1
DEEDS: Final = (t.COMBAT, t.NORMAL, t.FREE, t.MOVE)


class Borne:
    """Something that can be used: how that is said, its ability, the card it stands on, the rank it needs."""

    __slots__ = ("ability", "bounded", "card", "foreign", "rank", "said")

    def __init__(
        self, said: Said, ability: Ability, card: int = t.NO_ITEM, rank: int = 1, foreign: bool = False
    ) -> None:
        self.said = said
        self.ability = ability
        self.card = card
        self.rank = rank
        self.foreign = foreign
        """A minor item whose runes are not the hero's (SS-21.3): it needs something that frees it."""
        costs = ability.cost_charges or ability.cost_soul or ability.cost_crowns
        self.bounded: bool = bool(
            costs or ability.limit != t.NO_LIMIT or ability.given is not None or ability.use == t.MOVE
        )
        """Whether something may stand against its use, the action for it being left (`refuse_use`)."""

    def use_on(self, target: int) -> tuple[str | int, ...]:
        """The deed of using it in the own turn."""
        kind, number, which = self.said
        return (kind, number, target) if kind == "innate" else (kind, number, which, target)


class Uses:
    """Some things that can be used, by what they are for."""

    __slots__ = ("answers", "deeds", "triggered", "windows")

    def __init__(self, cast: Cast, found: list[Borne], rank: int) -> None:
        self.answers: list[Borne] = []
        """What can answer some window."""
        self.deeds: list[Borne] = []
        """What can be used in the own turn; powers also above the hero's rank."""
        self.triggered: list[Borne] = []
        """What happens by itself (SS-50.7)."""
        self.windows: int = 0
        """The windows that something here can answer, as bits."""
        for borne in found:
            if borne.ability.on:
                learned = borne.said[0] != "power" or cast.powers[borne.said[1]].passive
                if learned and borne.rank <= rank and not borne.foreign:
                    self.triggered.append(borne)
            elif borne.ability.windows:
                if borne.rank <= rank:
                    self.answers.append(borne)
                    self.windows |= borne.ability.windows
            elif borne.ability.use in DEEDS:
                self.deeds.append(borne)


class Learned:
    """What a hero has of its own: innate abilities and powers (SS-13.10, SS-19.1)."""

    __slots__ = ("_uses", "innate", "mods", "powers", "rank", "triggers", "version")

    def __init__(self, cast: Cast, row: Hero) -> None:
        self.version: int = row.version
        self.rank: int = row.rank
        self.powers = row.powers
        self.innate: Uses = innate_uses(cast, row.version)
        self.mods: list[tuple[str, int, int]] = []
        self.triggers: int = 0
        self._uses: Uses | None = None
        working = [cast.abilities[number] for number in cast.versions[row.version].innate]
        for power, _rank, cooldown in row.powers:
            if cooldown == 0 and cast.powers[power].passive:
                line = passive_line(cast, row.rank, power)
                if line is not None:
                    working.append(line)
        for ability in working:
            self.triggers |= 1 << ability.on
            self.mods += ability.bears

    def uses(self, cast: Cast) -> Uses:
        """Of the powers, without what is innate."""
        found = self._uses
        if found is None:
            found = self._uses = Uses(cast, self.usable(cast), self.rank)
        return found

    def usable(self, cast: Cast) -> list[Borne]:
        found: list[Borne] = []
        for power, _rank, cooldown in self.powers:
            if cooldown:
                continue
            if cast.powers[power].passive:
                line = passive_line(cast, self.rank, power)
                found += [one for one in of_power(cast, power) if one.ability is line]
            else:
                found += of_power(cast, power)
        return found


class Carried:
    """What a hero has of cards: equipped, and minor items of the backpack (SS-21.1). What an item gives goes with it (SS-19.8)."""

    __slots__ = ("_uses", "mods", "pack", "sides", "slots", "triggers", "version")

    def __init__(self, cast: Cast, row: Hero, sides: tuple[int, ...]) -> None:
        self.slots = row.slots
        self.pack = row.pack
        self.sides = sides
        self.version: int = row.version
        self.mods: list[tuple[str, int, int]] = []
        self.triggers: int = 0
        self._uses: Uses | None = None
        for card in self.slots:
            if card != t.NO_ITEM:
                side = cast.items[cast.cards[card]].sides[sides[card]]
                self.triggers |= side.triggers
                self.mods += side.bears
        style = cast.versions[row.version].style
        for card in self.pack:
            item = cast.items[cast.cards[card]]
            side = item.sides[sides[card]]
            self.triggers |= side.triggers
            if side.bears and item.kind == t.PERMANENT and (item.carried or item.styles & style):
                self.mods += side.bears

    def uses(self, cast: Cast) -> Uses:
        found = self._uses
        if found is None:
            found = self._uses = Uses(cast, self.usable(cast), 1)
        return found

    def usable(self, cast: Cast) -> list[Borne]:
        """Equipment only from its slot."""
        found: list[Borne] = []
        for card in self.slots:
            if card != t.NO_ITEM:
                found += of_card(cast, card, self.sides[card], False)
        style = cast.versions[self.version].style
        for card in self.pack:
            item = cast.items[cast.cards[card]]
            if item.slot() == t.NO_ITEM:
                found += of_card(cast, card, self.sides[card], not item.styles & style)
        return found


class Bearing:
    """What one hero bears, and what of it is asked for all the time: in the order of the sheet (SS-19.8).

    Of what the hero bore before, the half that is still so is taken over.
    """

    __slots__ = ("_answers", "_deeds", "_windows", "carried", "learned", "mods", "rank", "row", "triggers")

    def __init__(self, s: Quest, row: Hero, before: Bearing | None) -> None:
        cast = s.cast
        self.row = row
        """The sheet for which this was found to be so last."""
        self.rank: int = row.rank
        self.learned: Learned = (
            before.learned if before is not None and knows_as(before.learned, row) else Learned(cast, row)
        )
        self.carried: Carried = (
            before.carried
            if before is not None and carries_as(before.carried, row, s.sides)
            else Carried(cast, row, s.sides)
        )
        self.mods: list[tuple[str, int, int]] = self.learned.mods + self.carried.mods
        """The modifiers of what works by itself: the name, the number, the printed value."""
        self.triggers: int = self.learned.triggers | self.carried.triggers
        """What something here may answer by itself, as bits."""
        self._answers: list[Borne] | None = None
        self._deeds: list[Borne] | None = None
        self._windows: int = NOT_YET

    def answers(self, s: Quest) -> list[Borne]:
        """What can answer some window."""
        found = self._answers
        if found is None:
            learned, cast = self.learned, s.cast
            found = learned.uses(cast).answers + self.carried.uses(cast).answers + learned.innate.answers
            self._answers = found
        return found

    def deeds(self, s: Quest) -> list[Borne]:
        """What can be used in the own turn; powers also above the hero's rank."""
        found = self._deeds
        if found is None:
            learned, cast = self.learned, s.cast
            found = learned.uses(cast).deeds + self.carried.uses(cast).deeds + learned.innate.deeds
            self._deeds = found
        return found

    def triggered(self, s: Quest) -> list[Borne]:
        """What happens by itself (SS-50.7)."""
        learned, cast = self.learned, s.cast
        return learned.uses(cast).triggered + self.carried.uses(cast).triggered + learned.innate.triggered

    def windows(self, s: Quest) -> int:
        """The windows that something here can answer, as bits."""
        if self._windows == NOT_YET:
            learned, cast = self.learned, s.cast
            self._windows = learned.uses(cast).windows | self.carried.uses(cast).windows | learned.innate.windows
        return self._windows


def knows_as(learned: Learned, row: Hero) -> bool:
    """Whether a hero has learned this and nothing else."""
    return learned.powers is row.powers and learned.rank == row.rank and learned.version == row.version


def carries_as(carried: Carried, row: Hero, sides: tuple[int, ...]) -> bool:
    """Whether a hero carries this and nothing else."""
    same = carried.pack is row.pack and carried.sides is sides and carried.version == row.version
    return same and carried.slots == row.slots  # four numbers have no identity once they are compiled


def innate_uses(cast: Cast, version: int) -> Uses:
    found: Uses | None = cast.innate.get(version)
    if found is None:
        numbers = cast.versions[version].innate
        found = Uses(cast, [Borne(("innate", number, 0), cast.abilities[number]) for number in numbers], 1)
        cast.innate[version] = found
    return found


def of_power(cast: Cast, power: int) -> list[Borne]:
    """The lines of a power."""
    key = ("power", power, 0)
    found: list[Borne] | None = cast.borne.get(key)
    if found is None:
        lines = cast.powers[power].lines
        found = cast.borne[key] = [
            Borne(("power", power, at), cast.abilities[line.ability], t.NO_ITEM, line.rank)
            for at, line in enumerate(lines)
        ]
    return found


def of_card(cast: Cast, card: int, side: int, foreign: bool) -> list[Borne]:
    """What lies on the side of a card that is up."""
    key = ("foreign" if foreign else "item", card, side)
    found: list[Borne] | None = cast.borne.get(key)
    if found is None:
        numbers = cast.item_of(card).sides[side].abilities
        found = cast.borne[key] = [Borne(("item", card, one), cast.abilities[one], card, 1, foreign) for one in numbers]
    return found


def passive_line(cast: Cast, rank: int, power: int) -> Ability | None:
    """The ability of a passive power at a rank: the line of the highest rank that is reached (SS-19.9)."""
    found = None
    for line in cast.powers[power].lines:
        if line.rank <= rank:
            found = cast.abilities[line.ability]
    return found


def bearing(s: Quest, seat: int) -> Bearing:
    """What a hero bears now: what was worked out before, while its sheet and the sides of its cards are the same."""
    row = s.heroes.rows[seat]
    kept = s.borne[seat]
    if kept is not None and kept.carried.sides is s.sides:
        if kept.row is row:
            return kept
        if carries_as(kept.carried, row, s.sides) and knows_as(kept.learned, row):
            kept.row = row
            return kept
    made = Bearing(s, row, kept)
    s.keep(seat, made)
    return made
