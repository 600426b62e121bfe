"""SS-16.8, SS-G18: what single quests let heroes do besides: people to lead, torches to carry, a portal; where, and why not."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal
from reverie.kernel.plain import Answer
from reverie.parts.rules.steps import FAR

from . import terms as t
from .belongings import MOST_HANDLED, refuse_handling
from .frames import HeroTurn
from .ground import ground, things_in
from .state import GATE, INHABITANT, NOBODY, NOWHERE, THINGS, TORCH, Quest

OPEN_GATE: Final = "open-gate"
CLOSED_GATE: Final = "closed-gate"
USED_AT: Final = 1000
"""In the place of who used something: from here on areas, for what rests where it stands (SS-G18 Q4)."""
PORTAL_OPEN: Final = "portal-open"
"""The flag by which a portal is open for good."""


def has_rule(s: Quest, handler: int) -> bool:
    """SS-50.17: whether the quest is played by a rule of its own."""
    return bool(s.plan.rules >> handler & 1)


# Where something is done (SS-16.8) --------------------------------------------------------------------


def is_done_in(s: Quest, place: str, area: int) -> bool:
    """Whether an area is the place of a quest action: by its name, a token that lies there, a gate that is open or closed."""
    if place in (OPEN_GATE, CLOSED_GATE):
        gates = [s.things.rows[gate].state > 0 for gate in things_in(s, area, GATE)]
        if place == OPEN_GATE:
            return any(gates)
        return bool(gates) and not any(gates) and not is_planted(s, area)
    if place in THINGS:
        return bool(things_in(s, area, THINGS.index(place)))
    return s.plan.areas.names[area] == place


def is_planted(s: Quest, area: int) -> bool:
    """Whether a torch stands there that was planted; those that lie about bear no text."""
    return any([s.things.rows[torch].value >= 0 for torch in things_in(s, area, TORCH)])


def same_part(s: Quest, one: int, other: int) -> bool:
    """SS-3.4: whether two areas belong to the same part of the map, doors and wall tokens open."""
    return s.plan.areas.reach(0).dist_range(one, other) < FAR


# People who are led (SS-G18 Q1) --------------------------------------------------------------------


def led_by(s: Quest, seat: int) -> int:
    """The inhabitant whom a hero leads, by its row; NOBODY for none."""
    for number in inhabitants(s) if seat != NOBODY else []:
        if s.things.rows[number].owner == seat:
            return number
    return NOBODY


def inhabitants(s: Quest) -> list[int]:
    """Those who are found and neither safe nor lost, by their rows."""
    return ground(s).of_kind(INHABITANT)


def refuse_lead(s: Quest, turn: HeroTurn, number: int) -> Refusal | None:
    """Q1: somebody of the own area whom nobody leads; one for each hero, not while engaged."""
    if number not in things_in(s, s.figures.rows[turn.seat].area, INHABITANT):
        return Refusal("SS-16.8", "elsewhere")
    if s.things.rows[number].owner != NOBODY:
        return Refusal("SS-16.8", "led-already")
    if led_by(s, turn.seat) != NOBODY:
        return Refusal("SS-16.8", "leads-already")
    return refuse_handling(s, turn)


def refuse_let_go(s: Quest, turn: HeroTurn) -> Refusal | None:
    """Q1: whoever is led is let go at any moment of the own turn."""
    if led_by(s, turn.seat) == NOBODY:
        return Refusal("SS-16.8", "leads-nobody")
    return Refusal("SS-17.60", "handled", most=MOST_HANDLED) if turn.handled >= MOST_HANDLED else None


# Torches (SS-G18 Q5) --------------------------------------------------------------------


def loose_torches(s: Quest, area: int) -> list[int]:
    """The torches of an area that can be taken, by their rows."""
    return [number for number in things_in(s, area, TORCH) if s.things.rows[number].value < 0]


def refuse_lift(s: Quest, turn: HeroTurn) -> Refusal | None:
    """Q5: a torch of the own area, at most one for each hero, not while engaged; it needs no room."""
    if not loose_torches(s, s.figures.rows[turn.seat].area):
        return Refusal("SS-16.8", "no-torch-here")
    if TORCH in s.heroes.rows[turn.seat].tokens:
        return Refusal("SS-16.8", "has-torch")
    return refuse_handling(s, turn)


def refuse_lay(s: Quest, turn: HeroTurn) -> Refusal | None:
    if TORCH not in s.heroes.rows[turn.seat].tokens:
        return Refusal("SS-16.8", "no-torch")
    return refuse_handling(s, turn)


# The portal (SS-G18 Q6) --------------------------------------------------------------------


def refuse_portal(s: Quest, turn: HeroTurn) -> Refusal | None:
    """Q6: once it is open, from where it stands, engaged or not; there is no way back."""
    here, there = s.plan.portal
    if there == NOWHERE or s.figures.rows[turn.seat].area != here:
        return Refusal("SS-16.8", "elsewhere")
    return None if PORTAL_OPEN in s.flags else Refusal("SS-16.8", "portal-closed")


# Everything --------------------------------------------------------------------


def errands(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-17.1: what the rules of the quest let a hero do for free."""
    found: list[Answer] = []
    if has_rule(s, t.H_INHABITANTS):
        here = s.figures.rows[turn.seat].area
        found += [("lead", one) for one in things_in(s, here, INHABITANT) if refuse_lead(s, turn, one) is None]
        if refuse_let_go(s, turn) is None:
            found.append("let-go")
    if has_rule(s, t.H_TORCHES):
        if refuse_lift(s, turn) is None:
            found.append("lift")
        if refuse_lay(s, turn) is None:
            found.append("lay")
    if has_rule(s, t.H_PORTAL) and refuse_portal(s, turn) is None:
        found.append("portal")
    return found


def why_no_errand(s: Quest, turn: HeroTurn, word: str) -> Refusal | None:
    """Of what is said in one word."""
    if word == "let-go":
        return refuse_let_go(s, turn)
    if word == "lift":
        return refuse_lift(s, turn)
    if word == "lay":
        return refuse_lay(s, turn)
    return refuse_portal(s, turn) if word == "portal" else None


def is_left_alone(s: Quest, number: int) -> bool:
    """Q1: whether somebody is alone with an enemy; who leads stands there, too."""
    thing = s.things.rows[number]
    if any([s.figures.rows[seat].area == thing.area for seat in s.living()]):
        return False
    return any([s.figures.rows[one].area == thing.area for foe in s.foes_in_play() for one in s.figures_in_play(foe)])
