"""What attacks promise, exactly, before one of them is chosen: for each deed that is one, and for each way to pay for effects."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Told

from ..rules import decisions
from ..rules.odds import KILL, Odds, odds_now, odds_of
from ..rules.state import Quest
from ..words.small import decimal, percent
from .elements import figure_id

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

MOST: Final = 10
"""So many attacks are reckoned for one page: each takes some hundredths of a second."""
ROWS: Final = 4
"""So many lines have the odds of one attack."""


def attacks(scene: Scene[Quest]) -> dict[Answer, Odds]:
    """Of the attacks that whoever looks may make now, those that come first: worked out once for a state."""
    choice = scene.choice
    if choice is None or choice.decision is not decisions.DEED or not scene.odds_on:
        return {}
    return scene.once(("odds", choice.seat), lambda: reckoned(scene.state, choice))


def reckoned(s: Quest, choice: Choice) -> dict[Answer, Odds]:
    found: dict[Answer, Odds] = {}
    for deed in choice.options:
        if len(found) >= MOST:
            break
        made = odds_of(s, choice.seat, deed)
        if made is not None:
            found[deed] = made
    return found


def brief(page: SwordAndSorceryWeb, made: Odds) -> str:
    """Odds in a few words, beside a deed."""
    wounds = decimal(page, f"{float(wounds_of(made)):.1f}")
    key = "web-odds-kill" if made.kill else "web-odds-wounds"
    return page.say(key, chance=percent(page, made.kill), wounds=wounds)


def wounds_of(made: Odds) -> Fraction:
    """Wounds on average; a kill counts as one more than what would not kill."""
    most = max([wounds for wounds in made.wounds if wounds != KILL], default=0)
    return made.harm() + made.kill * (most + 1)


def table(page: SwordAndSorceryWeb, made: Odds) -> list[Told]:
    """Odds as bars: at least so many wounds, and the kill."""
    numbers = sorted(n for n in made.wounds if n > 0)
    rows: list[Told] = []
    for least in numbers[: ROWS - 1]:
        chance = sum((p for n, p in made.wounds.items() if n == KILL or n >= least), Fraction(0))
        rows.append({"text": page.say("web-odds-least", n=least), "chance": float(chance), "hi": False})
    if made.kill:
        rows.append({"text": page.say("web-odds-dead"), "chance": float(made.kill), "hi": True})
    return rows


def panel(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
    """The chances of one attack: on the enemy that is looked at, else of the one that is offered first; None where there is none."""
    found = attacks(scene)
    if not found:
        return None
    looked = (scene.looked, scene.shown)
    deed = next((one for one in found if isinstance(one, tuple) and figure_id(one[-1]) in looked), next(iter(found)))
    rows = table(page, found[deed])
    assert scene.choice is not None
    assert isinstance(deed, tuple)
    s, seat = scene.state, scene.choice.seat
    name = page.weapon(s, seat, deed[1]) if deed[0] == "attack" else page.used_name(s, deed)
    title = page.say("web-odds-title", weapon=name, target=page.who(s, deed[-1]))
    return {"title": title, "rows": rows, "note": page.say("odds-note")} if rows else None


def payments(page: SwordAndSorceryWeb, s: Quest) -> list[Told]:
    """For dice that lie there: the ways to pay for effects, the best first."""
    told: list[Told] = []
    for paid, made in odds_now(s)[:ROWS]:
        names = [page.wording.plain(effect_text(page, s, number)) for number in paid]
        told.append({"text": "; ".join(names) or page.say("odds-nothing"), "odds": brief(page, made)})
    return told


def effect_text(page: SwordAndSorceryWeb, s: Quest, number: int) -> str:
    effect = s.cast.dice_effects[number]
    return page.wording.dice_effect(effect.cost, effect.deeds)


__all__ = ["attacks", "brief", "panel", "payments"]
