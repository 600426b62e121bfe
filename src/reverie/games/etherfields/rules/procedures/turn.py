"""EF-4.9 to EF-4.16: one Turn: Skip, Draw, Cards and Actions, the steps of the Turn card, its end; Turn decks; Loot."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation, Subset
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, decisions
from .. import atoms_cards as cards
from .. import atoms_map as ground
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import FIRST_ENTITY, NONE, WHO
from ..atoms import happen
from ..decisions import NO, YES
from ..effects.foes import end_play
from ..effects.walk import Deeds
from ..force import M, in_force, value
from ..frames import Acting, Dealing, Drawing, Effects, FlawDrawn, Looting, Play, Striding, Turn, TurnSteps, Window
from ..places import extra_cards, in_range_of, movement_value, nearest_figure
from ..state import FIGURES, FIRST_FIGURE, NOBODY, NOWHERE, TURN_DISCARD, TURNS, Session
from ..team import said, team
from .goal import check_goal, trim_limits
from .named import begin_rules
from .steps import MorphStep, RollStep

DRAW_COUNT: Final = M["draw-count"]
LOOT_COUNT: Final = M["loot-count"]


# Turn decks (EF-3.20 step 3) ---------------------------------------------------------------------------------------------


def gather(s: Session, f: Dealing) -> None:
    """EF-9.64: all twelve are shuffled anew."""
    turns.gather_turns(s)
    turns.set_turns(s, f.count)
    nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[TURN_DISCARD].cards)), TURNS)


def deal(s: Session, f: Dealing) -> None:
    """EF-5.253: as many Turn cards as the Gate or the Slumber tile says."""
    turns.deal_turns(s, f.order, f.answer)
    f.answer = None


procedure(Dealing, ("EF-5.153", gather), ("EF-3.20", deal))


# The Turn ----------------------------------------------------------------------------------------------------------------


def offer_skip(s: Session, f: Turn) -> Flow:
    """EF-4.10 (a), EF-9.74: before anything is drawn."""
    if f.slumber and s.cast.entities[s.slumber].skip:
        team(s).ask(s, decisions.SKIP, Listed((NO, YES)))
    return None


def skip_or_begin(s: Session, f: Turn) -> Flow:
    answer = NO
    if f.answer is not None:
        answer = said(s, f.answer)
    f.answer = None
    if answer == YES:
        text = s.cast.entities[s.slumber].end_of_turns
        push(s, Deeds(text, NOBODY, NOBODY, s.row_of(s.cast.entities[s.slumber].code)))
        f.step = SKIPPED
        return None
    turns.begin_turn(s)
    if s.turn > 1:
        turns.pass_first(s)
    for seat in range(s.players()):
        turns.note_bonus(s, seat, extra_cards(s, s.space_of(seat)) if s.space_of(seat) != NOWHERE else 0)
    turns.refresh_turn(s)
    turns.next_round(s, 0)
    turns.enter_phase(s, t.DRAW_PHASE)
    happen(s, "start-turn", NOBODY, s.turn)
    f.seats = s.clockwise(s.first)
    return None


def ask_discards(s: Session, f: Turn) -> Flow:
    """EF-5.11: before drawing any number of cards may be discarded."""
    if not f.seats:
        f.step = ACTS
        return None
    hand = s.dreamers.rows[f.seats[0]].hand
    if hand:
        ask(s, f.seats[0], decisions.DISCARD, Subset(tuple(range(len(hand))), 0, len(hand)))
    return None


def draw(s: Session, f: Turn) -> None:
    """EF-4.11: four and the bonus, up to the Hand Limit."""
    seat = f.seats[0]
    f.seats = f.seats[1:]
    if f.answer:
        hand = s.dreamers.rows[seat].hand
        cards.discard(s, seat, tuple([hand[place] for place in f.answer]))
    f.answer = None
    push(s, Drawing(seat, value(s, DRAW_COUNT, seat, t.DRAWN) + s.dreamers.rows[seat].extra, False))
    f.step = DRAWS


def act(s: Session, f: Turn) -> None:
    turns.enter_phase(s, t.ACT_PHASE)
    turns.begin_acting(s)
    push(s, Acting())


def end_phase(s: Session, f: Turn) -> None:
    """EF-4.16: Dreamers' Dazed and Paralyzed end with the Dreamers Phase."""
    for seat in range(s.players()):
        ground.end_states(s, seat, s.cast.dreamers_end[0])
    atoms.end_spans(s, (t.SPANS.index("phase"), t.SPANS.index("action")))
    turns.enter_phase(s, t.DREAMSCAPE)
    push(s, TurnSteps())


def end_turn(s: Session, f: Turn) -> Flow:
    """EF-5.160: after all steps; Flaws that were held are drawn again."""
    f.answer = None
    if check_goal(s) or trim_limits(s):
        return AGAIN
    for seat in range(s.players()):
        if s.dreamers.rows[seat].held:
            push(s, FlawDrawn(seat, cards.release_flaw(s, seat)))
            return AGAIN
    happen(s, "end-turn", NOBODY, s.turn)
    return None


def named_rules(s: Session, f: Turn) -> Flow:
    """A Dream's own rules at the end of a Turn (EF-6.117)."""
    if not f.slumber:
        begin_rules(s, "end-turn")
    return None


def discard(s: Session, f: Turn) -> Flow:
    """EF-4.15: what lasts to the end of the Turn stops; the Turn card is discarded (EF-1.7)."""
    turns.discard_turn(s)
    atoms.end_spans(s, (t.SPANS.index("turn"),))
    ground.end_ground(s, (t.SPANS.index("turn"),))
    for figure in range(FIRST_FIGURE, FIGURES):
        if s.figures.rows[figure].states:
            ground.end_states(s, figure, s.cast.entities_end)
    for seat in range(s.players()):
        if s.figures.rows[seat].states:
            ground.end_states(s, seat, s.cast.dreamers_end[1])
    return DONE


def skipped(s: Session, f: Turn) -> None:
    """EF-5.254: a Slumber that was Skipped ends, whatever its text says."""
    end_play(s)


DRAWS: Final = 2
ACTS: Final = 4
SKIPPED: Final = 9

procedure(
    Turn,
    ("EF-4.48", offer_skip),
    ("EF-4.10", skip_or_begin),
    ("EF-4.32", ask_discards),
    ("EF-4.11", draw),
    ("EF-4.12", act),
    ("EF-4.16", end_phase),
    ("EF-5.160", end_turn),
    ("EF-6.117", named_rules),
    ("EF-4.15", discard),
    ("EF-5.254", skipped),
)


# Steps (EF-4.95) ---------------------------------------------------------------------------------------------------------


def open_step_window(s: Session, f: TurnSteps) -> Flow:
    """EF-4.106: before each unblocked step that would do something, and once after the last."""
    f.answer = None
    if check_goal(s) or trim_limits(s):
        return AGAIN
    after_all = f.at >= len(s.cast.turn_cards[s.current].steps)
    if not f.extra and (after_all or acting_rows(s, f.at)):
        push(s, Window(t.STEP, NOBODY, step_reach(s, f.at), s.first, 0, 0, f.at))
    return None


def acting_rows(s: Session, at: int) -> list[int]:
    """The Entities that do something in a step: none where it is Blocked (EF-5.158)."""
    kind = s.cast.turn_cards[s.current].steps[at]
    if s.blocked >> at & 1:
        return []
    rows = [row for row in s.entity_rows() if s.figures_of(row)]
    if kind in (t.MORPH_STEP, t.ROLL_STEP):
        return rows
    return [row for row in rows if text_of(s, row, kind) != NO_TEXT]


def text_of(s: Session, row: int, kind: int) -> int:
    return s.entity(row).basic if kind == t.BASIC_STEP else s.entity(row).special


def step_reach(s: Session, at: int) -> int:
    """EF-4.112: how many Dreamers the next step would reach: by an effect, or by a figure that comes near."""
    steps = s.cast.turn_cards[s.current].steps
    if at >= len(steps) or steps[at] == t.MORPH_STEP:
        return 0
    bits = 0
    for row in acting_rows(s, at):
        if steps[at] == t.ROLL_STEP:
            near = [seat for seat in range(s.players()) if comes_near(s, row, seat)]
            bits |= sum([1 << seat for seat in near])
        else:
            bits |= reached_by(s, row, text_of(s, row, steps[at]))
    return bits.bit_count()


def comes_near(s: Session, row: int, seat: int) -> bool:
    figures = s.figures_of(row)
    return (
        not s.entity(row).ignores_die and nearest_figure(s, row, s.space_of(seat)) <= movement_value(s, figures[0]) + 1
    )


def reached_by(s: Session, row: int, text: int) -> int:
    """The Dreamers whom a text of an Entity would concern, as bits."""
    everybody = (1 << s.players()) - 1
    bits = 0
    for op in s.cast.texts[text].ops if text != NO_TEXT else ():
        if op.who is None:
            bits |= reached_by(s, row, op.body) | reached_by(s, row, op.also)
            bits |= everybody if op.effect.name == "swap" else 0
        elif WHO[op.who.kind] == "in-range":
            base = len(s.figures_of(row)) if op.who.figures else op.who.far
            bits |= sum([1 << seat for seat in in_range_of(s, row, base)])
        elif op.who.kind < FIRST_ENTITY:
            bits |= everybody
    return bits


def resolve_step(s: Session, f: TurnSteps) -> Flow:
    """EF-4.14: step by step, from the top of the Turn card."""
    f.answer = None
    steps = s.cast.turn_cards[s.current].steps
    if f.at >= len(steps):
        return DONE
    at, kind = f.at, steps[f.at]
    f.at += 1
    f.step = 0
    if not f.extra:
        turns.begin_step(s, kind)
    if s.blocked >> at & 1:
        return None
    happen(s, f"step:{t.STEPS[kind]}", NOBODY, kind)
    if kind == t.MORPH_STEP:
        push(s, MorphStep())
    elif kind == t.ROLL_STEP:
        push(s, RollStep(movers(s)))
    else:
        push(s, Effects(kind))
    return None


def movers(s: Session) -> tuple[int, ...]:
    """The figures that move in the Roll step: all but those whose tile ignores the die (EF-5.172)."""
    return tuple([figure for row in s.entity_rows() if not s.entity(row).ignores_die for figure in s.figures_of(row)])


procedure(TurnSteps, ("EF-4.106", open_step_window), ("EF-4.95", resolve_step))


# Loot (EF-5.164) -----------------------------------------------------------------------------------------------------------


def loot_cards(s: Session, amount: int) -> list[int]:
    """The current card, or the last one; for a second Loot the top of the Turn discard pile (EF-6.121, EF-5.256)."""
    first = s.current if s.current != NONE else s.last
    if first == NONE:
        return []
    pile = s.piles.rows[TURN_DISCARD].cards
    second = pile[0] if s.current != NONE and pile else first
    return [first, *[second] * (amount - 1)]


def tell_loot(s: Session, f: Looting) -> None:
    """EF-4.82: what changes Loot is set off by it."""
    if f.at == 0:
        happen(s, "loot", f.seat, f.amount)


def take_loot(s: Session, f: Looting) -> Flow:
    """EF-4.47: one of the rewards, where it offers several."""
    f.answer = None
    amount = f.amount
    if s.layer == t.IN_SLUMBER and in_force(s, LOOT_COUNT):
        amount = max(amount, value(s, LOOT_COUNT, s.first, amount))
    found = loot_cards(s, amount)
    if f.at >= len(found):
        atoms.end_spans(s, (t.SPANS.index("action"),))
        return DONE
    card = found[f.at]
    f.at += 1
    turns.tell_loot(s, card)
    text = s.cast.turn_cards[card].loot
    if text != NO_TEXT:
        push(s, Deeds(text, f.seat if f.seat != NOBODY else s.first, NOBODY))
    return AGAIN


procedure(Looting, ("EF-4.82", tell_loot), ("EF-5.164", take_loot))

__all__ = ["Play", "Striding"]
