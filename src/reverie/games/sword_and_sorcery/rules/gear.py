"""Weapons and items, as the rules run on them (SS-21)."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import NONE


class Weapon:
    """What one attacks with: a hero's weapon, an enemy's, bare hands (SS-2.7, SS-28.9)."""

    __slots__ = ("attack", "category", "effects", "hand", "id", "range", "type")

    def __init__(
        self,
        id: str,
        type: int,
        attack: tuple[int, int, int],
        effects: tuple[int, ...],
        range: int = 0,
        category: int = 0,
        hand: int = 0,
    ) -> None:
        self.id = id
        self.type = type
        self.attack = attack
        self.effects = effects
        self.range = range
        self.category = category
        self.hand = hand


class Side:
    """One side of an item (SS-27.5)."""

    __slots__ = ("abilities", "bears", "defence", "effects", "grants", "price", "triggers", "weapon")

    def __init__(self) -> None:
        self.triggers: int = 0
        """What it answers by itself, as bits (SS-50.7)."""
        self.price: int = NONE
        self.weapon: Weapon | None = None
        self.defence: tuple[int, int, int] | None = None
        """Armour, magic shields, defence dice."""
        self.effects: tuple[int, ...] = ()
        """Dice effects of an armour."""
        self.abilities: tuple[int, ...] = ()
        """What it can do, and what it changes; the first is the item's own."""
        self.bears: tuple[tuple[str, int, int], ...] = ()
        """The modifiers of all these, as `Ability.bears`."""
        self.grants: tuple[int, ...] = ()
        """SS-19.8: powers that its wearer has."""


class Item:
    """SS-2.7 to SS-2.10: an item; its cards are its copies."""

    __slots__ = (
        "cards",
        "carried",
        "category",
        "charges",
        "deck",
        "flip",
        "hand",
        "id",
        "kind",
        "number",
        "sides",
        "styles",
        "weight",
    )

    def __init__(self, number: int, id: str, kind: int, deck: int, styles: int) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.deck = deck
        self.styles = styles
        """As bits."""
        self.hand: int = 0
        self.category: int = 0
        self.weight: int = 0
        self.charges: int = 0
        self.flip: int = 0
        """SS-21.11: the soul points for which a soul weapon flips."""
        self.carried: bool = False
        """It takes no room in the backpack."""
        self.sides: tuple[Side, ...] = ()
        self.cards: tuple[int, ...] = ()
        """The numbers of its cards."""

    def places(self) -> tuple[int, ...]:
        """SS-21.3, SS-21.5: the slots in which it can lie."""
        if self.kind == t.WEAPON:
            return BY_HAND[self.hand]
        return BY_KIND[self.kind]

    def slot(self) -> int:
        """Where it must lie to work; NO_ITEM for minor items (SS-21.1). A weapon for either hand lies in the main one first."""
        places = self.places()
        return places[0] if places else t.NO_ITEM


BY_HAND: Final[tuple[tuple[int, ...], ...]] = ((t.MAIN,), (t.OFF,), (t.MAIN, t.OFF), (t.MAIN,))
BY_KIND: Final[tuple[tuple[int, ...], ...]] = ((t.MAIN,), (t.ARMOUR,), (t.ARTIFACT,), (), (), (), ())
