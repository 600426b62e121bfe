"""What a hero bears: innate abilities, powers, items in slots and backpack (SS-13.10, SS-19.1, SS-21.1).

It is worked out once for what is learned, worn and carried, and kept with the state while that stays the same.
"""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import Ability
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


class Bearing:
    """What one hero bears, and what of it is asked for all the time."""

    __slots__ = (
        "_answers", "_deeds", "_triggered", "_windows", "mods", "pack", "powers", "rank", "row", "sides", "slots", "triggers",
        "version",
    )  # fmt: skip

    def __init__(self, s: Quest, row: Hero) -> None:
        self.row = row
        """The sheet for which this was found to be so last."""
        self.version: int = row.version
        self.rank: int = row.rank
        self.powers = row.powers
        self.slots = row.slots
        self.pack = row.pack
        self.sides = s.sides
        self.mods: list[tuple[str, int, int]] = []
        """The modifiers of what works by itself: the name, the number, the printed value."""
        self.triggers: int = 0
        """What something here may answer by itself, as bits."""
        self._answers: list[Borne] = []
        self._deeds: list[Borne] = []
        self._triggered: list[Borne] = []
        self._windows: int = NOT_YET
        self.put_in_force(s)

    def put_in_force(self, s: Quest) -> None:
        """Every ability of a hero that works by itself: innate, learned, equipped, carried (SS-13.10, SS-19.1, SS-21.1). What an item
        gives goes with it (SS-19.8).
        """
        cast, sides = s.cast, self.sides
        version = cast.versions[self.version]
        working = [cast.abilities[number] for number in version.innate]
        for power, _rank, cooldown in self.powers:
            if cooldown == 0 and cast.powers[power].passive:
                line = passive_line(s, self.rank, power)
                if line is not None:
                    working.append(line)
        for ability in working:
            self.triggers |= 1 << ability.on
            self.mods += ability.bears
        for card in self.slots:
            if card != t.NO_ITEM:
                side = cast.items[cast.cards[card]].sides[sides[card]]
                self.triggers |= side.triggers
                self.mods += side.bears
        for card in self.pack:
            item = cast.items[cast.cards[card]]
            side = item.sides[sides[card]]
            self.triggers |= side.triggers
            if side.bears and item.kind == t.PERMANENT and (item.carried or item.styles & version.style):
                self.mods += side.bears

    def answers(self, s: Quest) -> list[Borne]:
        """What can answer some window."""
        if self._windows == NOT_YET:
            self.sort_out(s)
        return self._answers

    def deeds(self, s: Quest) -> list[Borne]:
        """What can be used in the own turn; powers also above the hero's rank."""
        if self._windows == NOT_YET:
            self.sort_out(s)
        return self._deeds

    def triggered(self, s: Quest) -> list[Borne]:
        """What happens by itself (SS-50.7)."""
        if self._windows == NOT_YET:
            self.sort_out(s)
        return self._triggered

    def windows(self, s: Quest) -> int:
        """The windows that something here can answer, as bits."""
        if self._windows == NOT_YET:
            self.sort_out(s)
        return self._windows

    def sort_out(self, s: Quest) -> None:
        windows = 0
        for borne in self.everything(s):
            if borne.ability.on:
                learned = borne.said[0] != "power" or s.cast.powers[borne.said[1]].passive
                if learned and borne.rank <= self.rank and not borne.foreign:
                    self._triggered.append(borne)
            elif borne.ability.windows:
                if borne.rank <= self.rank:
                    self._answers.append(borne)
                    windows |= borne.ability.windows
            elif borne.ability.use in DEEDS:
                self._deeds.append(borne)
        self._windows = windows

    def everything(self, s: Quest) -> list[Borne]:
        """SS-19.8: all that could be used, in the order of the sheet; equipment only from its slot."""
        cast = s.cast
        found: list[Borne] = []
        for power, _rank, cooldown in self.powers:
            if cooldown:
                continue
            if cast.powers[power].passive:
                line = passive_line(s, self.rank, power)
                found += [one for one in of_power(s, power) if one.ability is line]
            else:
                found += of_power(s, power)
        for card in self.slots:
            if card != t.NO_ITEM:
                found += of_card(s, card, False)
        style = cast.versions[self.version].style
        for card in self.pack:
            item = s.item(card)
            if item.slot() == t.NO_ITEM:
                found += of_card(s, card, not item.styles & style)
        for number in cast.versions[self.version].innate:
            found.append(Borne(("innate", number, 0), cast.abilities[number]))
        return found


def of_power(s: Quest, power: int) -> list[Borne]:
    """The lines of a power."""
    key = ("power", power, 0)
    cast = s.cast
    found: list[Borne] | None = cast.borne.get(key)
    if found is None:
        lines = cast.powers[power].lines
        found = cast.borne[key] = [
            Borne(("power", power, at), s.cast.abilities[line.ability], t.NO_ITEM, line.rank)
            for at, line in enumerate(lines)
        ]
    return found


def of_card(s: Quest, card: int, foreign: bool) -> list[Borne]:
    """What lies on the side of a card that is up."""
    key = ("foreign" if foreign else "item", card, s.sides[card])
    cast = s.cast
    found: list[Borne] | None = cast.borne.get(key)
    if found is None:
        numbers = s.item(card).sides[s.sides[card]].abilities
        found = cast.borne[key] = [
            Borne(("item", card, one), s.cast.abilities[one], card, 1, foreign) for one in numbers
        ]
    return found


def passive_line(s: Quest, rank: int, power: int) -> Ability | None:
    """The ability of a passive power at a rank: the line of the highest rank that is reached (SS-19.9)."""
    found = None
    for line in s.cast.powers[power].lines:
        if line.rank <= rank:
            found = s.cast.abilities[line.ability]
    return found


def bearing(s: Quest, seat: int) -> Bearing:
    """What a hero bears now: what was worked out before, while its sheet and the sides of its cards are the same."""
    row = s.heroes.rows[seat]
    kept = s.borne[seat]
    if kept is not None and kept.sides is s.sides:
        if kept.row is row:
            return kept
        if (
            kept.pack is row.pack
            and kept.powers is row.powers
            and kept.rank == row.rank
            and kept.version == row.version
            and kept.slots == row.slots  # four numbers have no identity once they are compiled
        ):
            kept.row = row
            return kept
    made = Bearing(s, row)
    s.keep(seat, made)
    return made
