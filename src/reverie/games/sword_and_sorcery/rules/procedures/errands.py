"""SS-G18: rules of single quests: people are led, saved and lost; torches are taken up; a portal is passed."""

from __future__ import annotations

from reverie.kernel.agenda import cite
from reverie.kernel.plain import Plain
from reverie.parts.rules.story import announce_all

from .. import atoms, atoms_items, atoms_map, atoms_quest, atoms_table
from .. import terms as t
from ..abilities import NONE
from ..conditions import counter
from ..errands import has_rule, inhabitants, is_left_alone, led_by, loose_torches
from ..frames import HeroTurn
from ..ground import things_in
from ..state import FIRE, FIRST_COMPANION, INHABITANT, NOBODY, TORCH, Quest

SAFE_CROWNS = 5
"""What the leader gets for somebody who is safe."""
WORDS = ("let-go", "lift", "lay", "portal")
"""What is done in one word; `lead` names whom."""


def run_errand(s: Quest, f: HeroTurn, word: str) -> None:
    """SS-17.1: a free action of the quest's own."""
    cite(s, "SS-16.8")
    f.handled += 1
    if word == "let-go":
        atoms_quest.let_go(s, led_by(s, f.seat))
    elif word == "lift":
        atoms_quest.lift(s, f.seat, loose_torches(s, s.figures.rows[f.seat].area)[0])
    elif word == "lay":
        atoms_quest.lay(s, f.seat, TORCH)
    else:
        pass_portal(s, f.seat)


def take_lead(s: Quest, f: HeroTurn, number: int) -> None:
    cite(s, "SS-16.8")
    f.handled += 1
    atoms_quest.lead(s, number, f.seat)


def pass_portal(s: Quest, seat: int) -> None:
    """Q6: the hero is placed beyond; companions go with their owner."""
    there = s.plan.portal[1]
    for figure in s.companions_in_play():
        if s.companions.rows[figure - FIRST_COMPANION].owner == seat:
            atoms.put(s, figure, there)
    atoms.put(s, seat, there)


# People (SS-G18 Q1) --------------------------------------------------------------------


def stay_behind(s: Quest, area: int) -> None:
    """Q1: a man or woman who is revealed stays where the shadow was; whoever is found where it is safe is safe."""
    number = atoms_map.lay(s, INHABITANT, area, NONE)
    save_if_there(s, number)


def follow(s: Quest, seat: int) -> None:
    """Q1: whoever is led takes every step with the hero, and is safe where the heroes have begun."""
    number = led_by(s, seat)
    if number != NOBODY:
        atoms_quest.walk_along(s, number, s.figures.rows[seat].area)
        save_if_there(s, number)


def save_if_there(s: Quest, number: int) -> None:
    """Q1: removed, a soul point, crowns for the leader."""
    if s.things.rows[number].area not in s.plan.start:
        return
    leader = atoms_quest.leave(s, number, True).owner
    atoms_table.gain_soul(s, 1)
    if leader != NOBODY:
        atoms_items.gain_crowns(s, leader, SAFE_CROWNS)
    count(s, "rescued", leader)


def lose_one(s: Quest, number: int) -> None:
    """By the quest's own rule, whatever step it is in."""
    cite(s, "SS-50.17")
    atoms_quest.leave(s, number, False)
    count(s, "lost", NOBODY)


def count(s: Quest, what: str, cause: int) -> None:
    """One more is safe or lost, and accounted for."""
    facts: list[Plain] = []
    for name in (what, "accounted"):
        number = counter(s, name) + 1
        atoms_table.set_counter(s, name, number)
        facts.append(("count", name, number))
    announce_all(s, facts, cause)


def let_go_of(s: Quest, figure: int) -> None:
    """Q1: who is pushed, or placed elsewhere, or dies, leads nobody any more."""
    number = led_by(s, figure)
    if number != NOBODY and (not s.in_play(figure) or s.things.rows[number].area != s.figures.rows[figure].area):
        cite(s, "SS-16.8")
        atoms_quest.let_go(s, number)


def lose_in_fire(s: Quest) -> None:
    """Q1, SS-6.3: who stands in a burning area when damage is dealt is lost, led or not."""
    if has_rule(s, t.H_INHABITANTS):
        for number in inhabitants(s):
            if things_in(s, s.things.rows[number].area, FIRE):
                lose_one(s, number)


def lose_alone(s: Quest) -> None:
    """Q1, SS-38.10 (4): so is who is alone with an enemy at the end of an Event Phase."""
    if has_rule(s, t.H_INHABITANTS):
        for number in inhabitants(s):
            if is_left_alone(s, number):
                lose_one(s, number)
