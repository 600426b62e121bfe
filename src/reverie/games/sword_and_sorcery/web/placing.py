"""Where a pick sits: on the map (an area, somebody, a door, a thing), on what is used (a weapon, a power), and in the list of all."""

from __future__ import annotations

from typing import Final

from reverie.kernel.browser import PROMPT
from reverie.kernel.choice import Choice
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Plain
from reverie.parts.elements import row_id
from reverie.parts.sketches import area_id

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.procedures.hero_turn import ABILITIES, ability_of
from ..rules.state import FIRST_COMPANION, Quest, is_hero
from ..words.asked import CHOSEN_AREA, OF_AREAS, OF_FIGURES, OF_THINGS
from ..words.places import door_id
from .elements import die_id, effect_id, figure_id, hero_id, innate_id, item_id, power_id, thing_id
from .fight import HERE
from .market import shelf_id
from .stage import has_rows, in_prompt, is_pass

DOORS: Final = ("open", "unlock")
THINGS: Final = ("chest", "search", "unlock-chest", "fetch")


def places(s: Quest, choice: Choice, pick: Answer, draft: Draft | None) -> list[str]:
    """The elements on which a pick sits, that on the map first; nothing for a button of the prompt alone."""
    if is_pass(choice, pick):
        return []
    if choice.decision in HERE:
        return [of_dice(choice, pick)]
    if choice.decision is decisions.VISIT:
        return on_shelf(s, choice, pick)
    if not has_rows(choice):
        return []
    found = [on_map(s, choice, pick), *on_gear(s, choice, pick), row_id(pick)]
    if not found[0] and in_prompt(choice, draft, pick):
        found.append(PROMPT)
    return [element for element in dict.fromkeys(found) if element]


def on_shelf(s: Quest, choice: Choice, pick: Answer) -> list[str]:
    """Dealings on what is dealt with; whom something is given to is a hero, or a button."""
    if isinstance(pick, int):
        return [hero_id(pick), PROMPT]
    found = shelf_id(s, choice, pick)
    return [found] if found else []


def of_dice(choice: Choice, pick: Answer) -> str:
    """Dice that are rolled again, effects that are paid for."""
    assert isinstance(pick, int)
    return die_id(pick) if choice.decision is decisions.REROLL else effect_id(pick)


def on_map(s: Quest, choice: Choice, pick: Answer) -> str:
    asked = choice.decision
    if isinstance(pick, tuple):
        if asked in (decisions.DEED, decisions.GHOST):
            return of_deed(s, choice, pick)
        return figure_id(pick[1]) if asked is decisions.SOUL and pick[0] != "item" else ""
    if not isinstance(pick, int):
        return ""
    if asked in OF_AREAS:
        return area_id(s.plan.areas.names[pick])
    if asked in OF_THINGS or asked is decisions.PICK_UP:
        return thing_id(pick)
    if asked is decisions.TARGET and decisions.TARGET.about(s).area:
        return area_id(s.plan.areas.names[pick])
    if asked in OF_FIGURES or asked is decisions.TARGET:
        return figure_id(pick)
    if asked is decisions.ACTIVATE:
        figures = s.figures_in_play(pick) if choice.subject == NONE else [pick]
        return figure_id(figures[0]) if figures else ""
    return ""


def of_deed(s: Quest, choice: Choice, deed: Plain) -> str:
    """Steps sit on areas, attacks and powers on their targets, doors and things on themselves."""
    word, number = deed[0], deed[1]
    if word in ("go", "return"):
        return area_id(s.plan.areas.names[number])
    if word == "attack":
        return figure_id(deed[-1])
    if word in DOORS:
        return door_id(number)
    if word in THINGS:
        return thing_id(number)
    if word in ("exchange", "hand"):
        return figure_id(number)
    if word == "companion":
        return figure_id(FIRST_COMPANION + number)
    if word == "shout":
        return figure_id(number) if number != NONE else ""
    if word in ABILITIES and word != "action" and choice.subject == NONE:
        return of_target(s, deed)
    return ""


def of_target(s: Quest, deed: Plain) -> str:
    """Whom or where a power or an item is used on; "" where it chooses nobody."""
    target, ability = deed[-1], ability_of(s, deed)
    if target == NONE or ability.target is None:
        return ""
    return area_id(s.plan.areas.names[target]) if ability.target.kind == CHOSEN_AREA else figure_id(target)


def on_gear(s: Quest, choice: Choice, pick: Answer) -> list[str]:
    """What is used, on the sheet of whoever uses it; a hero who is chosen."""
    if isinstance(pick, int):
        heroes = choice.decision in OF_FIGURES or choice.decision is decisions.TARGET
        area = choice.decision is decisions.TARGET and decisions.TARGET.about(s).area
        return [hero_id(pick)] if heroes and not area and is_hero(pick) and pick < len(s.heroes) else []
    if choice.decision is not decisions.DEED or choice.subject != NONE or not isinstance(pick, tuple):
        return []
    word, number = pick[0], pick[1]
    if word == "attack":
        card = s.heroes.rows[choice.seat].slots[number]
        return [item_id(card)] if card != t.NO_ITEM else []
    if word == "power":
        return [power_id(choice.seat, number)]
    if word == "innate":
        return [innate_id(choice.seat, number)]
    return [item_id(number)] if word in ("item", "flip") else []


__all__ = ["places"]
