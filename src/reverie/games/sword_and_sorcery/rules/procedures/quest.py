"""SS-5.18, SS-6: a whole quest: setup, rounds of three phases, the end."""

from __future__ import annotations

from reverie.kernel.agenda import procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.state import Frame
from reverie.parts.rules.story import announce, announce_all

from .. import atoms_table
from ..state import BATTLE_PHASE, ENDING, EVENT_PHASE, NOBODY, TIME_PHASE, Quest
from .battle import BattlePhase
from .ending import Settlement
from .event_phase import EventPhase
from .setup import Setup
from .time_phase import TimePhase


@fields
class QuestRun(Frame):
    """The whole game."""

    over: bool = False
    drops: tuple[int, ...] = ()
    """What the enemy has left whose death ended the quest (SS-39.10)."""


def set_up(s: Quest, f: QuestRun) -> None:
    push(s, Setup())


def look_about(s: Quest, f: QuestRun) -> None:
    """SS-5.17: every shadow in sight is revealed before the first round."""
    atoms_table.look_about(s)


def time_phase(s: Quest, f: QuestRun) -> None:
    """SS-6.1: the next round begins."""
    if f.over:
        f.step = 6
        return
    atoms_table.begin_round(s)
    atoms_table.begin_phase(s, TIME_PHASE)
    push(s, TimePhase())
    facts: list[Plain] = [("round", s.round)]
    facts += [("every", often) for often in range(1, s.round + 1) if s.round % often == 0]
    announce_all(s, facts, NOBODY)


def battle_phase(s: Quest, f: QuestRun) -> None:
    if not f.over:
        atoms_table.begin_phase(s, BATTLE_PHASE)
        push(s, BattlePhase())


def event_phase(s: Quest, f: QuestRun) -> None:
    if not f.over:
        atoms_table.begin_phase(s, EVENT_PHASE)
        push(s, EventPhase())


def next_round(s: Quest, f: QuestRun) -> None:
    if not f.over:
        f.step = 2


def tell_end(s: Quest, f: QuestRun) -> None:
    """SS-39.1: what is read of the end is read now."""
    atoms_table.end_phases(s, ENDING)
    announce(s, ("won",) if s.ended == "won" else ("lost", s.ended), NOBODY)


def settle(s: Quest, f: QuestRun) -> None:
    """SS-39.2, SS-39.10."""
    push(s, Settlement(f.drops))


procedure(
    QuestRun,
    ("SS-5.18", set_up),
    ("SS-5.17", look_about),
    ("SS-6.2", time_phase),
    ("SS-6.9", battle_phase),
    ("SS-6.17", event_phase),
    ("SS-6.1", next_round),
    ("SS-39.1", tell_end),
    ("SS-39.2", settle),
)
