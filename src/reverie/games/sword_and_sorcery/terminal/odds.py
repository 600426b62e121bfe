"""What the attacks at hand promise, in words: exact chances."""

from __future__ import annotations

from rich.text import Text as Styled

from reverie.kernel.agenda import pending_for, submit
from reverie.kernel.choice import Choice

from ..rules import decisions
from ..rules.odds import KILL, Odds, imagined, odds_now, odds_of
from ..rules.state import Quest
from ..words.small import decimal, percent
from ..words.words import SwordAndSorceryPage


def odds(page: SwordAndSorceryPage, s: Quest, seat: int) -> Styled | None:
    """Of every attack that a hero may make now, or of one whose dice lie there; None where none is at hand."""
    choice = pending_for(s, seat)
    if choice is None:
        return None
    told = of_deeds(page, s, choice) if choice.decision is decisions.DEED else of_dice(page, s)
    if told.plain:
        told.append(f"\n{page.say('odds-note')}", style="dim")
    return told if told.plain else None


def of_deeds(page: SwordAndSorceryPage, s: Quest, choice: Choice) -> Styled:
    """Attack by attack, the deadliest first; with Focus, too, where that can be had."""
    focused = None
    if choice.options.has("focus"):
        focused = imagined(s)
        submit(focused, choice.seat, "focus")
    found = []
    for deed in choice.options:
        made = odds_of(s, choice.seat, deed)
        if made is not None:
            more = odds_of(focused, choice.seat, deed) if focused is not None else None
            found.append((made, more, page.option(s, choice, deed)))
    told = Styled()
    for made, more, name in sorted(found, key=lambda one: (-one[0].kill, -one[0].harm())):
        told.append("\n" if told.plain else "")
        told.append(name, style="bold")
        told.append(f"\n   {summed_up(page, made)}\n   {spread_of(page, made)}")
        if more is not None:
            told.append(f"\n   {page.say('odds-focus')} {summed_up(page, more)}")
    return told


def of_dice(page: SwordAndSorceryPage, s: Quest) -> Styled:
    """For dice that lie there: every way to pay for effects."""
    told = Styled()
    for paid, made in odds_now(s):
        names = "; ".join(page.dice_effect(s.cast.dice_effects[number]) for number in paid)
        told.append("\n" if told.plain else "")
        told.append(names or page.say("odds-nothing"), style="bold")
        told.append(f"\n   {summed_up(page, made)}\n   {wounds_of(page, made)}")
    return told


def summed_up(page: SwordAndSorceryPage, made: Odds) -> str:
    mean = decimal(page, f"{float(made.mean()):.2f}")
    told = [page.say("odds-kill", chance=percent(page, made.kill)), page.say("odds-mean", mean=mean)]
    if made.critical:
        told.append(page.say("odds-critical", chance=percent(page, made.critical)))
    return " · ".join(told)


def spread_of(page: SwordAndSorceryPage, made: Odds) -> str:
    """Hits and wounds, number by number."""
    hits = " · ".join(f"{n}: {percent(page, chance)}" for n, chance in sorted(made.hits.items()))
    return f"{page.say('odds-hits', spread=hits)}\n   {wounds_of(page, made)}"


def wounds_of(page: SwordAndSorceryPage, made: Odds) -> str:
    told = [f"{n}: {percent(page, chance)}" for n, chance in sorted(made.wounds.items()) if n != KILL]
    if made.kill:
        told.append(f"{page.say('odds-dead')}: {percent(page, made.kill)}")
    return page.say("odds-wounds", spread=" · ".join(told))
