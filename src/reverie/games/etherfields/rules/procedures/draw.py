"""Drawing, reshuffling, Flaws that are drawn, Sealing, limits that drop (EF-4.92 to EF-4.94, EF-5.10 to EF-5.22, EF-5.279)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation, Subset

from .. import atoms_cards as cards
from .. import decisions
from .. import terms as t
from ..abilities import NONE, WHO
from ..atoms import end_spans, happen, lose, suffer
from ..decisions import NO, YES
from ..effects.walk import Deeds
from ..force import M, value, worked
from ..frames import Drawing, FlawDrawn, Reshuffling, Sealing, Trimming, Window
from ..paying import can_pay_prices
from ..state import DECK, NOBODY, Session

HAND = M["hand-limit"]
PROGRESS = M["progress-limit"]
SEALS = M["reshuffle-seals"]
SEAL_LESS = M["seal-less"]
DISTRESS_PRICE = "distress"
SEAL_PRICE = "seal"


def hand_limit(s: Session, seat: int) -> int:
    """EF-5.12, EF-5.13"""
    return value(s, HAND, seat, t.HAND_LIMIT)


# Draw (EF-4.92) --------------------------------------------------------------------------------------------------------


def draw_next(s: Session, f: Drawing) -> Flow:
    """One card after the other up to the Hand Limit; a deck that is empty is reshuffled first, unless there is nothing to shuffle."""
    if f.amount <= 0 or len(s.dreamers.rows[f.seat].hand) >= hand_limit(s, f.seat):
        return DONE
    if not s.deck(f.seat):
        if not s.dreamers.rows[f.seat].discard:
            return DONE
        push(s, Reshuffling(f.seat))
        return AGAIN
    f.amount -= 1
    card = cards.draw_card(s, f.seat)
    if s.cast.cards[card].kind == t.KINDS.index("flaw"):
        push(s, FlawDrawn(f.seat, card))
    happen(s, "draw", f.seat, card)
    if s.players() == 1 and is_useless(s, card) and owns_enough(s, f.seat):
        f.card = card
        ask(s, f.seat, decisions.USELESS, Listed((NO, YES)), card)
        return None
    return AGAIN


def is_useless(s: Session, card: int) -> bool:
    """EF-5.71: whatever it does it does for another Dreamer."""
    made = s.cast.cards[card]
    texts = [s.cast.texts[s.cast.uses[use].do].ops for use in made.uses]
    ops = [op for text in texts for op in text]
    return bool(ops) and all([op.who is not None and WHO[op.who.kind] in FOR_OTHERS for op in ops])


FOR_OTHERS: Final = ("other", "others", "other-near")


def owns_enough(s: Session, seat: int) -> bool:
    """EF-9.76: nobody is offered to own fewer than six Influence cards, nor to die of it (EF-5.30)."""
    row = s.dreamers.rows[seat]
    ready = len(s.deck(seat)) + len(row.hand) + len(row.discard)
    return min(ready, len(cards.owned_influence(s, seat))) > t.LEAST_CARDS


def replace_useless(s: Session, f: Drawing) -> None:
    """Removed from the game, and another is drawn."""
    if f.answer == YES:
        cards.remove_card(s, f.seat, f.card)
        f.amount += 1
    f.answer = None
    f.step = 0


procedure(Drawing, ("EF-4.92", draw_next), ("EF-5.71", replace_useless))


# Reshuffle (EF-4.93) ---------------------------------------------------------------------------------------------------


def gather(s: Session, f: Reshuffling) -> None:
    cards.gather_discards(s, f.seat)
    nature(s, decisions.SHUFFLE, Permutation(len(s.deck(f.seat))), DECK + f.seat)


def shuffle(s: Session, f: Reshuffling) -> Flow:
    cards.shuffle(s, DECK + f.seat, f.answer)
    f.answer = None
    cards.tell_shuffled(s, f.seat, f.forced)
    return None if f.forced else DONE


def reshuffle_seals(s: Session, seat: int) -> int:
    """EF-5.15: 3, if nothing changes it."""
    return value(s, SEALS, seat, t.RESHUFFLE_SEALS)


def choose_penalty(s: Session, f: Reshuffling) -> None:
    """EF-5.15: 1 Distress or Seal 3; with fewer than three cards to Seal only the first (EF-9.11)."""
    options = [DISTRESS_PRICE]
    if cards.sealable(s, f.seat) >= reshuffle_seals(s, f.seat):
        options.append(SEAL_PRICE)
    ask(s, f.seat, decisions.PENALTY, Listed(tuple(options)))


def pay_penalty(s: Session, f: Reshuffling) -> None:
    if f.answer == SEAL_PRICE:
        cards.seal(s, f.seat, reshuffle_seals(s, f.seat))
    else:
        suffer(s, f.seat, 1)
    f.answer = None


procedure(Reshuffling, ("EF-4.93", gather), ("EF-5.16", shuffle), ("EF-4.33", choose_penalty), ("EF-5.15", pay_penalty))


# Seal (EF-4.94) --------------------------------------------------------------------------------------------------------


def open_window(s: Session, f: Sealing) -> None:
    """EF-4.105"""
    if f.asked and f.amount > 0:
        push(s, Window(t.SEAL_WINDOW, f.seat, f.amount, f.seat))


def seal(s: Session, f: Sealing) -> None:
    count = f.amount - value(s, SEAL_LESS, f.seat, 0) if f.asked else f.amount
    if count > 0:
        cards.seal(s, f.seat, count)
    end_spans(s, (t.SPANS.index("action"),))


procedure(Sealing, ("EF-4.105", open_window), ("EF-4.94", seal))


# Flaws (EF-5.278 to EF-5.281) ------------------------------------------------------------------------------------------


def open_flaw_window(s: Session, f: FlawDrawn) -> None:
    """EF-4.107: before it is paid off or resolved."""
    push(s, Window(t.FLAW_WINDOW, f.seat, 0, f.seat, 0, 0, f.card))


def ask_removal(s: Session, f: FlawDrawn) -> Flow:
    """EF-4.55: 1 Ether removes it."""
    f.answer = None
    if f.held:
        return DONE
    removal = s.cast.cards[f.card].removal
    options: tuple[str, ...] = (NO,)
    if removal is not None and can_pay_prices(s, f.seat, removal):
        options = (YES, NO)
    ask(s, f.seat, decisions.FLAW, Listed(options), f.card)
    return None


def remove_or_resolve(s: Session, f: FlawDrawn) -> Flow:
    made = s.cast.cards[f.card]
    if f.answer == YES:
        assert made.removal is not None
        for price, count in made.removal.also:
            lose(s, f.seat, price, count)
        cards.remove_flaw(s, f.seat, f.card)
        return DONE
    f.answer = None
    if made.lasting:
        cards.place_flaw(s, f.seat, f.card)
        return DONE
    cards.put_down(s, f.seat, f.card)
    for number in made.uses:
        use = s.cast.uses[number]
        if use.trigger == NONE:
            push(s, Deeds(use.do, f.seat, f.seat, NONE, NONE, NOBODY, -1, NONE, number))
    return None


def nothing_more(s: Session, f: FlawDrawn) -> None:
    """Its text has run."""


procedure(
    FlawDrawn,
    ("EF-4.107", open_flaw_window),
    ("EF-4.55", ask_removal),
    ("EF-5.279", remove_or_resolve),
    ("EF-5.280", nothing_more),
)


# Limits that drop (EF-5.14, EF-5.81a) ----------------------------------------------------------------------------------


def limits_of(s: Session) -> tuple[tuple[int, int], ...]:
    """EF-5.12, EF-5.76: by seat, how many cards a hand and a Progress zone may hold."""
    now = worked(s)
    if not now.limits:
        now.limits = tuple([(hand_limit(s, seat), progress_limit(s, seat)) for seat in range(s.players())])
    return now.limits


def progress_limit(s: Session, seat: int) -> int:
    return value(s, PROGRESS, seat, t.PROGRESS_LIMIT)


def trim_hand(s: Session, f: Trimming) -> Flow:
    over = len(s.dreamers.rows[f.seat].hand) - hand_limit(s, f.seat)
    if over > 0:
        ask(s, f.seat, decisions.HAND, Subset(tuple(range(len(s.dreamers.rows[f.seat].hand))), over, over))
    return None


def discard_excess(s: Session, f: Trimming) -> None:
    if f.answer is not None:
        hand = s.dreamers.rows[f.seat].hand
        cards.discard(s, f.seat, tuple([hand[place] for place in f.answer]))
    f.answer = None


def trim_zone(s: Session, f: Trimming) -> Flow:
    if f.answer is not None:
        cards.displace(s, f.seat, f.answer)
        f.answer = None
    row = s.dreamers.rows[f.seat]
    if len(row.progress) <= progress_limit(s, f.seat):
        return DONE
    ask(s, f.seat, decisions.ROOM, Listed(tuple(range(len(row.progress)))))
    return AGAIN


procedure(Trimming, ("EF-5.14", trim_hand), ("EF-5.14", discard_excess), ("EF-5.81a", trim_zone))
