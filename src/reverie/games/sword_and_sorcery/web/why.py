"""Why nothing can be picked at an element: what somebody had in mind who pressed it, and what stands against it."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.plain import Answer
from reverie.parts.elements import number_in, numbers

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import CHEST, NOWHERE, SEARCH, SHOP, STASH, Quest, is_enemy, is_hero
from ..rules.why import why_not
from .elements import area_of


def why_not_at(s: Quest, choice: Choice, element: str) -> Refusal | None:
    value = meant(s, choice, element)
    return why_not(s, choice, value) if value is not None else None


def meant(s: Quest, choice: Choice, element: str) -> Answer:
    """The answer that somebody had in mind; None where nothing there could ever be chosen."""
    if choice.decision is decisions.DEED and choice.subject == NONE:
        return meant_deed(s, choice.seat, element)
    if choice.decision is decisions.VISIT:
        return meant_dealing(s, element)
    figure = number_in(element, "figure", len(s.figures))
    hero = number_in(element, "hero", len(s.heroes))
    if choice.decision is decisions.WHO and max(hero, figure) >= 0:
        return max(hero, figure)
    if choice.decision in (decisions.EFFECT, decisions.ARMOUR):
        effect = number_in(element, "effect", len(s.cast.dice_effects))
        return effect if effect >= 0 else None
    if figure >= 0 and s.figures.rows[figure].area != NOWHERE:
        return figure
    area = area_of(s, element)
    return area if area >= 0 else None


def meant_deed(s: Quest, seat: int, element: str) -> Answer:
    """Who presses an area wants to go there, who presses an enemy wants to strike it, and so on."""
    area = area_of(s, element)
    if area >= 0:
        return None if s.figures.rows[seat].area == area else ("go", area)
    figure = number_in(element, "figure", len(s.figures))
    if figure >= 0 and is_enemy(figure):
        return ("attack", t.MAIN, figure)
    if figure >= 0:
        return ("exchange", figure) if is_hero(figure) and figure != seat else None
    door = number_in(element, "door", len(s.plan.doors))
    if door >= 0:
        return ("open", door)
    return meant_thing(s, element) or meant_use(s, seat, element)


def meant_thing(s: Quest, element: str) -> Answer:
    thing = number_in(element, "thing", len(s.things))
    words = {CHEST: "chest", SEARCH: "search"}
    if thing < 0:
        return None
    word = words.get(s.things.rows[thing].kind)
    return (word, thing) if word is not None else "take"


def meant_use(s: Quest, seat: int, element: str) -> Answer:
    """A power, an innate one, or an item of the own sheet."""
    power = numbers(element, "power", 2)
    if power is not None and power[0] == seat and power[1] < len(s.cast.powers):
        return ("power", power[1], 0, NONE)
    innate = numbers(element, "innate", 2)
    if innate is not None and innate[0] == seat:
        return ("innate", innate[1], NONE)
    card = number_in(element, "item", len(s.cast.cards))
    if card < 0:
        return None
    row = s.heroes.rows[seat]
    if card in row.slots[: t.ARMOUR]:
        return ("attack", row.slots.index(card), NONE)
    abilities = s.item(card).sides[s.sides[card]].abilities
    return ("item", card, abilities[0], NONE) if abilities else None


def meant_dealing(s: Quest, element: str) -> Answer:
    """Who presses a ware wants to buy it; a card of the stash is taken."""
    ware = number_in(element, "ware", len(s.cast.items))
    if ware >= 0:
        cards = [card for card in s.piles.rows[SHOP].cards if s.item(card).number == ware]
        return ("buy", cards[0], 0) if cards else None
    card = number_in(element, "item", len(s.cast.cards))
    if card >= 0:
        return ("stash", card) if card in s.piles.rows[STASH].cards else ("sell", card)
    bet = number_in(element, "bet", len(t.SYMBOLS))
    return ("bet", bet) if bet >= 0 else None


__all__ = ["why_not_at"]
