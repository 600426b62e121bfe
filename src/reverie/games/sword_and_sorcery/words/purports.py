"""What a way to answer does, beside its name: the rules text of a power, a card, a condition, a deed that has no card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Plain
from reverie.parts.effects.telling import capital

from ..rules import decisions
from ..rules.abilities import NONE
from ..rules.force import most_of
from ..rules.procedures.hero_turn import ABILITIES, ability_of
from ..rules.queries import lying_open
from ..rules.state import EVENTS, FOUND_ITEM, HELD, Quest
from .small import would_do
from .wording import roman
from .words import SwordAndSorceryPage

PLAIN_DEEDS: Final = ("stand", "dash", "open", "chest", "exchange", "reorganize")
"""What everybody can do: told in a line."""
AIMED: Final = ("power", "item", "innate", "shout")
USED: Final = (*AIMED, "action", "flip", "search")
TOLD: Final = (decisions.LEARN, decisions.TRAP, decisions.DRAWN, decisions.WINDOW)
"""Decisions whose options say what they do."""
HANDLING: Final = (decisions.EXCHANGE, decisions.REORGANIZE)
"""Where cards only change hands, or places."""
HANDED: Final = ("give", "take", "wear")
"""What is done with a card that somebody has."""


def purport(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: Answer) -> str:
    """The text of a way; "" where its name is all."""
    asked = choice.decision
    if isinstance(pick, int):
        found = OF_NUMBERS.get(asked.name)
        return found(page, s, choice, pick) if found is not None else ""
    if asked is decisions.CURE and isinstance(pick, str):
        return ailment(page, s, pick)
    if asked is decisions.DEED and choice.subject == NONE:
        return deed(page, s, choice, pick)
    if not isinstance(pick, tuple):
        return ""
    if asked is decisions.WINDOW:
        return answer(page, s, choice, pick)
    if asked is decisions.GHOST and pick[0] == "shout":
        return page.ability_brief(s.cast.abilities[s.version(choice.seat).shout])
    if asked is decisions.SOUL:
        return soul(page, s, pick)
    if asked in (decisions.EXCHANGE, decisions.REORGANIZE):
        return handled(page, s, choice, pick)
    return dealt(page, s, pick) if asked is decisions.VISIT else ""


def purport_once(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: Answer) -> str:
    """The same for a plain list: nothing where the option tells it, and of what is used on several only the first time."""
    asked = choice.decision
    if asked in TOLD or asked in HANDLING:
        return ""
    if asked in (decisions.DEED, decisions.GHOST):
        if not isinstance(pick, tuple) or pick[0] not in USED:
            return ""
        if pick[0] in AIMED and next(one for one in choice.options if is_same(one, pick)) != pick:
            return ""
    return purport(page, s, choice, pick)


def is_same(one: Answer, pick: Plain) -> bool:
    """Whether the same is used, on whomever."""
    return isinstance(one, tuple) and one[:-1] == pick[:-1]


# Of ways that are numbers ---------------------------------------------------------------------------------------------


def learned(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    return page.power_text(s, pick)


def trap(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    return page.wording.plain_line(page.wording.trap(s.cast.traps[pick].id))


def drawn(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    """A card; a line of a table says all itself."""
    return page.item_text(s, pick) if choice.subject == NONE else ""


def card(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    return page.item_text(s, pick)


def find(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    thing = s.things.rows[pick]
    return page.item_text(s, thing.value) if thing.kind == FOUND_ITEM else ""


def activated(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    return would_do(page, s, pick) if choice.subject == NONE else ""


def returned(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: int) -> str:
    """What a card says that was looked at, by its place among those below the open ones."""
    number = s.piles.rows[choice.subject].cards[pick + lying_open(s, choice.subject)]
    wording = page.wording
    told = wording.event(number) if choice.subject == EVENTS else wording.encounter(s.cast.encounters[number].id)
    return wording.plain_line(told)


OF_NUMBERS: Final[dict[str, Callable[[SwordAndSorceryPage, Quest, Choice, int], str]]] = {
    decisions.LEARN.name: learned,
    decisions.POWER.name: learned,
    decisions.TRAP.name: trap,
    decisions.DRAWN.name: drawn,
    decisions.DROP.name: card,
    decisions.OVERFLOW.name: card,
    decisions.PICK_UP.name: find,
    decisions.ACTIVATE.name: activated,
    decisions.RETURN.name: returned,
}


# Of other ways --------------------------------------------------------------------------------------------------------


def ailment(page: SwordAndSorceryPage, s: Quest, name: str) -> str:
    """What a critical hit does; conditions stand in the book."""
    token = name.partition(" ")[2]
    return page.wording.plain_line(page.wording.critical(s.cast.criticals[int(token)].id)) if token else ""


def answer(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: Plain) -> str:
    name = page.answer_name(s, pick)
    return page.option(s, choice, pick).removeprefix(name).removeprefix(": ")


def deed(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: Answer) -> str:
    """What a power, an item, a card that awakens or an ordinary action does."""
    word = pick[0] if isinstance(pick, tuple) else pick
    if word in PLAIN_DEEDS:
        return page.say(f"does-{word}")
    if word == "focus":
        return page.say("does-focus", n=most_of(s, "focus", choice.seat, 1))
    if word == "provoke":
        return provoked(page, s, choice.seat)
    if not isinstance(pick, tuple):
        return ""
    if word == "search":
        return page.wording.plain_line(page.wording.search(str(s.things.rows[pick[1]].value)))
    if word == "power":
        return page.power_brief(s, pick[1], pick[2])
    if word == "item":
        return page.item_brief(s, pick[1], pick[2])
    if word == "flip":
        return page.item_text(s, pick[1], side=1)
    return page.ability_brief(ability_of(s, pick)) if word in ABILITIES else ""


def provoked(page: SwordAndSorceryPage, s: Quest, seat: int) -> str:
    """SS-37.8, SS-37.10: what comes of the threat token."""
    if seat == s.threat:
        return page.say("does-provoke-own", side=roman(3 - s.threatened))
    return page.say("does-provoke-other" if s.threatened > 1 else "does-provoke-take", who=page.hero(s, s.threat))


def soul(page: SwordAndSorceryPage, s: Quest, pick: Plain) -> str:
    """What the next rank gives, beside what the hero has now."""
    if pick[0] != "rank":
        return ""
    seat = pick[1]
    rank, version = s.heroes.rows[seat].rank, s.version(seat)
    told = [
        page.say(f"rise-{name}", before=values[rank], after=values[rank + 1])
        for name, values in (("hp", version.hp), ("combat", version.combat), ("normal", version.normal))
        if values[rank] != values[rank + 1]
    ]
    told += [page.say("rise-power" if due > 0 else "rise-talent") for due in version.due_at(rank + 1)]
    return f"{capital(', '.join(told))}." if told else ""


def handled(page: SwordAndSorceryPage, s: Quest, choice: Choice, pick: Plain) -> str:
    """What the card says that changes hands, or its place."""
    word, number = pick[0], pick[1]
    if word == "bare":
        return page.item_text(s, s.heroes.rows[choice.seat].slots[number])
    return page.item_text(s, number) if word in HANDED and number < HELD else ""


def dealt(page: SwordAndSorceryPage, s: Quest, pick: Plain) -> str:
    """What a card says that is bought, taken or made better."""
    word, number = pick[0], pick[1]
    if word == "buy":
        return page.item_text(s, number, pick[2])
    if word in ("enchant", "upgrade"):
        return page.item_text(s, number, side=1)
    return page.item_text(s, number) if word == "stash" else ""


__all__ = ["purport", "purport_once"]
