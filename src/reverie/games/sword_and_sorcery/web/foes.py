"""The scroll of an enemy: whom it prefers, its arms, its behaviours with the one that applies, and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from reverie.kernel.events import Event
from reverie.kernel.plain import Told
from reverie.parts.effects.telling import capital
from reverie.parts.elements import number_in

from ..rules import terms as t
from ..rules.force import of_foe
from ..rules.gear import Weapon
from ..rules.queries import hp_of, left_of, sees
from ..rules.scrolls import Behaviour
from ..rules.state import FIRST_ENEMY, NOBODY, NOWHERE, Quest
from ..rules.underway import acting_enemy, foreseen
from ..words.log import why
from ..words.small import victim, would_do
from .elements import figure_id
from .emblems import foe_emblem

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

ENDS_IT: Final = ("turn-began", "round-began", "phase-began")
"""After these, what an enemy has done is no longer what is going on."""
WHY: Final = "SS-33.2"


def enemies(s: Quest) -> list[int]:
    """The figures of all enemies in play."""
    return [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]


def last_acted(s: Quest, log: Sequence[tuple[int, Event]]) -> Event | None:
    """What the last enemy did, while nothing else has begun since."""
    for _answer, event in reversed(log):
        if event.kind in ENDS_IT:
            return None
        if event.kind == "behaviour-chosen" and s.figures_in_play(event.data["foe"]):
            return event
    return None


def watched(s: Quest, log: Sequence[tuple[int, Event]], opened: str, looked: str) -> int:
    """The figure whose scroll is shown: of the enemy that acts, of the one that was opened, of the one that has just acted."""
    there = enemies(s)
    acting = acting_enemy(s)
    if acting is not None and s.figures_in_play(acting.foe):
        return acting.figure if acting.figure in there else s.figures_in_play(acting.foe)[0]
    for element in (opened, looked):
        figure = number_in(element, "figure", len(s.figures))
        if figure in there:
            return figure
    last = last_acted(s, log)
    if last is not None:
        return s.figures_in_play(last.data["foe"])[0]
    return there[0] if there else NOBODY


def band_now(s: Quest, log: Sequence[tuple[int, Event]], page: SwordAndSorceryWeb, foe: int) -> tuple[int, str]:
    """Which behaviour applies, and the sentence why; what it did, while that is going on, else what it would do now."""
    acting = acting_enemy(s)
    last = last_acted(s, log)
    if last is not None and last.data["foe"] == foe and (acting is None or acting.foe == foe):
        return last.data["behaviour"], why(page, s, last.data)
    return foreseen(s, foe).behaviour, would_do(page, s, foe)


def scroll(page: SwordAndSorceryWeb, s: Quest, log: Sequence[tuple[int, Event]], figure: int) -> Told:
    """Everything about one enemy that its players look at."""
    foe = s.foe_of(figure)
    enemy, sheet = s.enemy(foe), s.sheet(foe)
    now, sentence = band_now(s, log, page, foe)
    acting = acting_enemy(s)
    armour, shields, dice = sheet.defence
    row = s.figures.rows[figure]
    return {
        "id": figure_id(figure),
        "name": page.who(s, figure),
        "mark": foe_emblem(s, foe),
        "line": page.say("web-scroll-line", race=page.say(f"race-{enemy.race}"), n=sheet.threat),
        "rank": enemy.rank + 1,
        "colour": page.wording.name(f"rank-{t.RANKS[enemy.rank]}"),
        "acts": acting is not None and acting.foe == foe,
        "left": max(0, left_of(s, figure)),
        "most": hp_of(s, figure),
        "prefers": victim(page, sheet.victim),
        "sees": ", ".join([page.who(s, one) for one in seen_by(s, figure)]) or page.say("web-sees-nobody"),
        "armour": armour,
        "shields": row.shields + row.extra if shields or row.extra else 0,
        "dice": dice,
        "resists": resists(page, sheet.resist),
        "weapons": [weapon(page, s, one) for one in dict.fromkeys((sheet.main, sheet.off))],
        "abilities": [{"name": page.ability(one), "text": page.ability_text(one)} for one in of_foe(s, foe)],
        "ails": page.conditions_of(s, figure),
        "bands": [band(page, s, foe, one, number == now) for number, one in enumerate(sheet.behaviours)],
        "why": sentence,
        "rule": WHY,
        "controller": page.say("web-controlled", **page.whose(s, s.foes.rows[foe].controller)),
    }


def seen_by(s: Quest, figure: int) -> list[int]:
    """SS-12: the heroes and companions whom an enemy has in sight."""
    those = [*[seat for seat in range(len(s.heroes)) if s.in_play(seat)], *s.companions_in_play()]
    return [one for one in those if s.figures.rows[one].area != NOWHERE and sees(s, figure, s.figures.rows[one].area)]


def resists(page: SwordAndSorceryWeb, values: Sequence[int]) -> list[str]:
    """SS-22.7: what hurts it less, or more."""
    return [
        f"{page.wording.name(f'type-{t.TYPES[kind]}')} {page.wording.signed(n)}" for kind, n in enumerate(values) if n
    ]


def weapon(page: SwordAndSorceryWeb, s: Quest, one: Weapon) -> Told:
    return {
        "name": page.wording.name(f"weapon-{one.id}"),
        "dice": one.attack,
        "label": page.wording.attack_values(*one.attack),
        "effects": [effect_parts(page, s, number) for number in one.effects],
    }


def effect_parts(page: SwordAndSorceryWeb, s: Quest, number: int) -> list[Told]:
    """A dice effect with the emblems of what it costs."""
    effect = s.cast.dice_effects[number]
    return parts(page, page.wording.dice_effect(effect.cost, effect.deeds))


def parts(page: SwordAndSorceryWeb, text: str) -> list[Told]:
    """A line of rules text taken apart: words, and emblems of the symbols of dice."""
    return [{"text": part.text, "mark": f"ss-{part.id}" if part.kind else ""} for part in page.wording.parts(text)]


def band(page: SwordAndSorceryWeb, s: Quest, foe: int, behaviour: Behaviour, now: bool) -> Told:
    """A behaviour: its distances, and its sentences one by one."""
    manner = page.wording.manner(s.enemy(foe), s.foes.rows[foe].side)
    read = page.wording.reader(manner).behaviour(behaviour.written)
    digits = [digit for digit in range(t.FOG + 1) if behaviour.digits >> digit & 1]
    return {
        "range": ", ".join(str(digit) for digit in digits) or "+",
        "plus": not digits,
        "label": page.wording.band(behaviour),
        "steps": [f"{capital(page.wording.sentence(manner, one))}." for one in read.sentences],
        "now": now,
    }


def roster(page: SwordAndSorceryWeb, s: Quest, chosen: int) -> list[Told]:
    """All enemies in play, to be looked at one by one."""
    return [
        {
            "id": figure_id(figure),
            "mark": foe_emblem(s, s.foe_of(figure)),
            "rank": s.enemy(s.foe_of(figure)).rank + 1,
            "text": str(max(0, left_of(s, figure))),
            "label": page.figure_option(s, figure),
            "now": figure == chosen,
        }
        for figure in enemies(s)
        if figure >= FIRST_ENEMY
    ]


__all__ = ["effect_parts", "enemies", "parts", "roster", "scroll", "watched"]
