"""Turn cards, steps, phases, who is done (EF-4.9 to EF-4.16, EF-5.153 to EF-5.165).

Atoms are the only code that writes state.
"""

from __future__ import annotations

from reverie.kernel.agenda import cite, emit, reveal
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY

from . import terms as t
from .abilities import NONE
from .atoms import forget_used
from .state import TURN_DISCARD, TURNS, Session

# Turns (EF-5.153 to EF-5.165) ------------------------------------------------------------------------------------------


def gather_turns(s: Session) -> None:
    """EF-4.98: all Turn cards together on the Turn discard place."""
    decks.gather(s.piles, TURNS, TURN_DISCARD)
    if s.current != NONE:
        decks.put_on(s.piles, TURN_DISCARD, s.current, EVERYBODY)
    s.current = s.last = NONE
    s.resolved = s.blocked = 0


def has_turns(s: Session) -> bool:
    """Whether there are Turns just now: before the cards of a Dream or Slumber are dealt the number of the last one says nothing."""
    if not s.in_play():
        return False
    return s.current != NONE or bool(s.piles.rows[TURNS].cards) or (s.turn > 0 and s.phase != t.NO_PHASE)


def deal_turns(s: Session, cards: tuple[int, ...], order: tuple[int, ...]) -> None:
    """EF-3.20 step 3: so many face up as the Turn deck, of which only the top one is seen; the rest to the discard place."""
    pile = s.piles.edit(TURN_DISCARD)
    shuffled = tuple([pile.cards[place] for place in order])
    count = len(cards) or s.dealt
    chosen = cards or shuffled[:count]
    rest = tuple([card for card in shuffled if card not in chosen])
    pile.cards, pile.known = rest, (EVERYBODY,) * len(rest)
    deck = s.piles.edit(TURNS)
    deck.cards, deck.known = chosen, (0,) * len(chosen)
    reveal(s)


def set_turns(s: Session, count: int) -> None:
    s.dealt = count
    s.turn = 0


def begin_turn(s: Session) -> None:
    """EF-5.154: the next card becomes current (EF-5.155)."""
    pile = s.piles.edit(TURNS)
    s.current = pile.cards[0]
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]
    s.turn += 1
    s.resolved = s.blocked = 0
    reveal(s)
    emit(s, "turn-began", turn=s.turn, card=s.current)


def turns_left(s: Session) -> int:
    """The cards of the Turn deck, the current one included."""
    return len(s.piles.rows[TURNS].cards) + (1 if s.current != NONE else 0)


def discard_turn(s: Session) -> None:
    if s.current != NONE:
        decks.put_on(s.piles, TURN_DISCARD, s.current, EVERYBODY)
        emit(s, "turn-discarded", card=s.current)
        s.last = s.current
        s.current = NONE


def add_turns(s: Session, count: int) -> int:
    """EF-5.162, EF-9.24: bottom cards of the Turn discard pile to the bottom of the Turn deck; how many there were."""
    pile = s.piles.rows[TURN_DISCARD]
    count = min(count, len(pile.cards))
    for _ in range(count):
        pile = s.piles.edit(TURN_DISCARD)
        card = pile.cards[-1]
        pile.cards, pile.known = pile.cards[:-1], pile.known[:-1]
        decks.put_under(s.piles, TURNS, card, EVERYBODY)
    if count:
        emit(s, "turn-added", count=count)
    return count


def drop_turns(s: Session, count: int) -> int:
    """Bottom cards of the Turn deck to the discard place; never the current one."""
    count = min(count, len(s.piles.rows[TURNS].cards))
    for _ in range(count):
        pile = s.piles.edit(TURNS)
        card = pile.cards[-1]
        pile.cards, pile.known = pile.cards[:-1], pile.known[:-1]
        decks.put_under(s.piles, TURN_DISCARD, card, EVERYBODY)
    if count:
        emit(s, "turn-dropped", count=count)
    return count


def block_step(s: Session, step: int) -> None:
    """EF-5.161: a step of the current Turn card, by its place."""
    s.blocked |= 1 << step
    emit(s, "step-blocked", step=step)


def begin_step(s: Session, kind: int) -> None:
    s.resolved += 1
    emit(s, "step-began", step=kind)


def enter_phase(s: Session, phase: int) -> None:
    s.phase = phase
    if phase:
        emit(s, "phase", name=t.PHASES[phase])


def lead(s: Session, seat: int) -> None:
    """EF-4.61: this one is First Player now."""
    s.first = seat


def pass_first(s: Session) -> None:
    """EF-4.61, EF-9.96"""
    s.first = (s.first + 1) % s.players()
    emit(s, "passed-first", seat=s.first)


def next_round(s: Session, number: int) -> None:
    s.rounds = number


def begin_acting(s: Session) -> None:
    for seat in range(s.players()):
        row = s.dreamers.edit(seat)
        row.done = row.acted = row.busy = False


def refresh_turn(s: Session) -> None:
    """EF-4.10: once-per-Turn marks; the Boost."""
    forget_used(s, (t.PER_TURN,))
    s.fidgets = 0
    s.payers = ()
    for seat in range(s.players()):
        row = s.dreamers.edit(seat)
        row.boosted = False
        row.paid = NONE


def note_bonus(s: Session, seat: int, cards: int) -> None:
    s.dreamers.edit(seat).extra = cards


def say_done(s: Session, seat: int, done: bool) -> None:
    s.dreamers.edit(seat).done = done


def fidget(s: Session) -> None:
    """Somebody goes back on something: "done" is withdrawn, a payment called off, a Gem taken back, a token handed on,
    a proposal refused."""
    s.fidgets += 1


def mark_busy(s: Session, seat: int, busy: bool) -> None:
    """Ordered Rounds: something was done in this round; who has passed may act again in a later one (EF-5.302)."""
    s.dreamers.edit(seat).busy = busy
    if busy:
        for other in range(s.players()):
            if s.dreamers.rows[other].done:
                s.dreamers.edit(other).done = False


def mark_acted(s: Session, seat: int, acted: bool) -> None:
    s.dreamers.edit(seat).acted = acted


def tell_loot(s: Session, card: int) -> None:
    emit(s, "looted", card=card)


def tell_dream_rules(s: Session) -> None:
    """EF-2.20: the special rules of a Gate."""
    before = s.rule
    for rule in s.here().rule_ids:
        cite(s, s.here().page)
        emit(s, "dream-rule", dream=s.dream, rule=rule)
    cite(s, before)
