"""EF-4.12 Cards and Actions: all Dreamers act at once, in any interleaving, until all are done; Ordered Rounds (EF-5.302)."""

from __future__ import annotations

from typing import Any

from reverie.kernel.agenda import DONE, Flow, ask_first, procedure, push
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Domain, Listed
from reverie.kernel.plain import Answer

from .. import atoms_map as ground
from .. import atoms_turns as turns
from .. import decisions
from .. import terms as t
from ..atoms import happen
from ..decisions import DONE as IS_DONE
from ..deeds import HAND_OVER, HINT, MOVE, PICK_UP, PLACE, PUT_GEM, TAKE_GEM, USE, OwnTime, rapid_uses
from ..frames import Acting, Window
from ..legality import is_the_teams
from ..state import NOBODY, NOTHING, PLACEMENT, Session
from . import paying
from .agreeing import propose
from .goal import check_goal, trim_limits

WITHDRAW = "withdraw"

Asked = tuple[int, Decision, Domain]


def is_paying(s: Session, seat: int) -> bool:
    return s.payments.rows[seat].what != NOTHING


def ask_all(s: Session, f: Acting) -> Flow:
    """One question for each who is not done; payments that are complete are carried out first."""
    f.answer = None
    if check_goal(s) or trim_limits(s):
        f.step = 0
        return None
    for seat in range(s.players()):
        if not is_paying(s, seat):
            continue
        if s.payments.rows[seat].what == PLACEMENT:
            paying.settle_by_itself(s, seat)  # its window is over (EF-4.108)
        paying.refresh(s, seat)
        if is_paying(s, seat) and paying.is_complete(s, seat):
            paying.conclude(s, seat)
            f.step = 0
            return None
    reopen(s, f)
    choices, offers = questions(s)
    if not choices:
        return DONE
    ask_first(s, tuple(choices), tuple(offers))
    return None


def reopen(s: Session, f: Acting) -> None:
    """EF-4.113: who said "done" is asked again once somebody else has changed their hand, space, tokens or Progress."""
    found: list[tuple[int, ...]] = []
    for seat, row in enumerate(s.dreamers.rows):
        holds: tuple[int, ...] = ()
        if row.done and not s.setup["rounds"]:
            placed = [2 * card + flipped for card, flipped in row.progress]
            holds = (s.space_of(seat), *row.tokens, len(row.hand), *row.hand, *placed)
            before = f.left[seat] if f.left else ()
            if before and before != holds and seat != f.actor:
                turns.say_done(s, seat, False)
                holds = ()
        found.append(holds)
    f.left = tuple(found)
    f.actor = NOBODY


def questions(s: Session) -> tuple[list[Asked], list[Asked]]:
    """Who is waited for, and who is only offered something: to withdraw "done", to throw in a Rapid card (EF-4.113)."""
    choices: list[Asked] = []
    offers: list[Asked] = []
    rounds: bool = s.setup["rounds"]
    rows = s.dreamers.rows
    busy = [is_paying(s, seat) for seat in range(len(rows))]
    waiting = [seat for seat, row in enumerate(rows) if busy[seat] or not row.done]
    for seat, row in enumerate(rows):
        if busy[seat]:
            decision, options = paying.question(s, seat)
            choices.append((seat, decision, options))
        elif not row.done and (not rounds or has_round(s, seat)):
            choices.append((seat, decisions.ACT, OwnTime(s, seat)))
        elif waiting:
            found: list[Answer] = [WITHDRAW] if row.done and not rounds else []
            found += rapid_uses(s, seat)
            if found:
                offers.append((seat, decisions.BACK, Listed(tuple(found))))
    return choices, offers


def has_round(s: Session, seat: int) -> bool:
    """EF-5.302, EF-9.127: in Ordered Rounds one seat after the other (EF-3.33)."""
    order = s.clockwise(s.first)
    for place in range(len(order)):
        other = order[(s.rounds + place) % len(order)]
        if not s.dreamers.rows[other].done or is_paying(s, other):
            return seat == other
    return False


def take_first(s: Session, f: Acting) -> None:
    seat, answer = f.answer
    f.answer = None
    f.actor = seat
    f.step = 0
    if is_paying(s, seat):
        paying.take(s, seat, answer)
        return
    act(s, seat, answer)


def act(s: Session, seat: int, answer: Any) -> None:
    """What a Dreamer begins."""
    if s.setup["rounds"] and answer != IS_DONE and not s.dreamers.rows[seat].done:
        turns.mark_busy(s, seat, True)
    if answer in (WITHDRAW, PUT_GEM, TAKE_GEM) or answer[0] in (PICK_UP, HAND_OVER):
        turns.fidget(s)
    if answer == IS_DONE:
        say_done(s, seat)
    elif answer == WITHDRAW:
        turns.say_done(s, seat, False)
    elif answer == MOVE:
        paying.announce_move(s, seat, seat)
    elif answer == PUT_GEM:
        ground.put_gem(s, seat, s.space_of(seat))
        happen(s, "gem-put", seat, s.space_of(seat))
    elif answer == TAKE_GEM:
        ground.take_gem(s, seat, s.space_of(seat))
    elif answer[0] == PLACE:
        place(s, seat, answer[1])
    elif answer[0] == PICK_UP:
        ground.take_tokens(s, answer[1], s.space_of(seat), 1)
        ground.give_tokens(s, answer[1], seat, 1)
    elif answer[0] == HAND_OVER:
        ground.drop_tokens(s, answer[1], seat, 1)
        ground.give_tokens(s, answer[1], answer[2], 1)
    elif answer[0] == HINT or is_the_teams(s, s.cast.uses[answer[1]]):
        propose(s, answer[0], seat, answer[1])
    else:
        assert answer[0] == USE
        if s.dreamers.rows[seat].done:
            paying.begin_use(s, seat, answer[1])
        else:
            paying.announce_use(s, seat, seat, answer[1])
            paying.settle_by_itself(s, seat)


def place(s: Session, seat: int, card: int) -> None:
    """EF-4.108: a Progress card is announced, before its cost is fixed."""
    paying.announce_placement(s, seat, seat, card)
    if s.dreamers.rows[seat].mask != -1:
        push(s, Window(t.PLACE, seat, 0, seat, 0, 0, card))
    else:
        paying.settle_by_itself(s, seat)


def say_done(s: Session, seat: int) -> None:
    """In Ordered Rounds who ends a round acts again in a later one; they are over when all have passed (EF-5.302)."""
    row = s.dreamers.rows[seat]
    if s.setup["rounds"]:
        order = s.clockwise(s.first)
        turns.next_round(s, (order.index(seat) + 1) % len(order))
        turns.mark_acted(s, seat, False)
        if row.busy:
            turns.mark_busy(s, seat, False)
            return
    turns.say_done(s, seat, True)


procedure(Acting, ("EF-4.12", ask_all), ("EF-4.34", take_first))
