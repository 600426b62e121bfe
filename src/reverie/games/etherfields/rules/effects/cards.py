"""EF-6.110, ops of cards: draw, discard, Seal, Unseal, flip, Restore, place, gain, buy, Flaws."""

from __future__ import annotations

from typing import Any

from reverie.kernel.agenda import innermost, push
from reverie.kernel.domain import Listed, Subset

from .. import atoms_cards as cards
from .. import decisions
from .. import terms as t
from ..abilities import NONE, WAY_OUT, WHO
from ..atoms_team import take_secret
from ..cast import Op
from ..conditions import Scene, amount_of
from ..force import M, active_progress, figure_value
from ..frames import Buying, Drawing, FlawDrawn, Performing, Placing, Reshuffling, Sealing
from ..places import restorable
from ..state import NOBODY, Session
from .declaring import Verb, amount, code, declare, effects, say, who, word
from .walk import WAITING, Deeds, Done, ask_seat, carry, each_asked, each_seat, how_much, how_much_for, pick_of, so_many


def draw_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Drawing(seat, how_much(s, f, op.amount)))


def do_draw(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, draw_for)


declare(Verb("draw", "EF-4.92", do_draw, say, (who(), amount())))


def hand_to_discard(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    """Which cards goes the Dreamer decides; all, if there are no more."""
    hand = s.dreamers.rows[seat].hand
    count = min(how_much(s, f, op.amount), len(hand))
    if count == len(hand):
        chosen = hand
    else:
        answer = ask_seat(s, f, seat, decisions.HAND, Subset(hand_places(hand), count, count))
        if answer is None:
            return False
        chosen = tuple([hand[place] for place in answer])
    cards.discard(s, seat, chosen)
    f.discarded = len(chosen)
    return True


def hand_places(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(range(len(hand)))


def do_discard_hand(s: Session, f: Deeds, op: Op) -> Done:
    return each_asked(s, f, op, hand_to_discard)


def can_discard_hand(s: Session, x: Scene, op: Op, seat: int) -> bool:
    wanted = amount_of(s, op.amount, x)
    return wanted >= 1000 or len(s.dreamers.rows[seat].hand) >= wanted


declare(Verb("discard-hand", "EF-5.9", do_discard_hand, say, (who(), amount())), can=can_discard_hand)


def top_off(s: Session, f: Deeds, op: Op, seat: int) -> None:
    for _ in range(how_much(s, f, op.amount)):
        if s.deck(seat):
            cards.discard_top(s, seat)


def do_discard_top(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, top_off)


declare(Verb("discard-top", "EF-5.62", do_discard_top, say, (who(), amount())))


def show(s: Session, f: Deeds, op: Op, seat: int) -> None:
    """EF-6.110 `reveal-top`: the colour that was chosen decides."""
    if not s.deck(seat):
        return
    card = cards.show_top(s, seat)
    match = f.colour != NONE and s.cast.cards[card].intent[f.colour] > 0
    carry(s, f, op.body if match else op.also, seat)


def do_reveal_top(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, show)


declare(
    Verb(
        "reveal-top",
        "EF-6.110",
        do_reveal_top,
        say,
        (who(), effects("do", "body", []), effects("otherwise", "also", [])),
    )
)


# Sealing -------------------------------------------------------------------------------------------------------------


def seal_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Sealing(seat, seal_count(s, f, op, seat)))


def do_seal(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, seal_for)


def seal_count(s: Session, f: Deeds, op: Op, seat: int) -> int:
    """EF-4.95, EF-5.186: effects of an Entity Seal more if they Seal at all."""
    count = how_much_for(s, f, op, seat)
    if f.entity != NONE and f.use == NONE and count > 0:
        figures = s.figures_of(f.entity)
        if figures:
            return figure_value(s, M["seals-more"], figures[0], count)
    return count


def can_seal(s: Session, x: Scene, op: Op, seat: int) -> bool:
    """EF-5.3, EF-9.11"""
    return cards.sealable(s, seat) >= amount_of(s, op.amount, x)


declare(Verb("seal", "EF-5.19", do_seal, say, (who(), amount())), can=can_seal)


def do_seal_this(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.24"""
    performing = innermost(s, Performing)
    if performing is not None and performing.card != NONE:
        card, performing.card = performing.card, NONE
        cards.seal_card(s, performing.seat, card)
    return True


declare(Verb("seal-this", "EF-5.24", do_seal_this, say))


def unseal_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    cards.unseal(s, seat, how_much(s, f, op.amount))


def do_unseal(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, unseal_for)


declare(Verb("unseal", "EF-5.20", do_unseal, say, (who(), amount())))


def sealed_cards(s: Session, f: Deeds, op: Op, seat: int) -> list[int]:
    return list(dict.fromkeys(s.dreamers.rows[seat].sealed))


def unseal_one(s: Session, f: Deeds, seat: int, card: int) -> None:
    cards.unseal_card(s, seat, card)


def choose_sealed(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    return so_many(s, f, op, seat, sealed_cards, unseal_one)


def do_unseal_chosen(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.25"""
    return each_asked(s, f, op, choose_sealed)


declare(Verb("unseal-chosen", "EF-5.25", do_unseal_chosen, say, (who(), amount())))


# Progress --------------------------------------------------------------------------------------------------------------

WHICH = ("any", "this", "another")


def flippable(s: Session, f: Deeds, op: Op, seat: int) -> list[int]:
    """Places in the zone of active cards that may be flipped."""
    row = s.dreamers.rows[seat]
    places = [place for place, (_card, flipped) in enumerate(row.progress) if not flipped]
    own = s.cast.uses[f.use].owner if f.use != NONE else NONE
    if op.which == WHICH.index("this"):
        return [place for place in places if row.progress[place][0] == own][:1]
    if op.which == WHICH.index("another"):
        mine = [place for place in places if row.progress[place][0] == own][:1]
        return [place for place in places if place not in mine]
    return places


def flip_one(s: Session, f: Deeds, seat: int, place: int) -> None:
    cards.flip(s, seat, place)
    f.flipped += 1


def flip_some(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    return so_many(s, f, op, seat, flippable, flip_one)


def do_flip(s: Session, f: Deeds, op: Op) -> Done:
    return each_asked(s, f, op, flip_some)


def can_flip(s: Session, x: Scene, op: Op, seat: int) -> bool:
    return len(active_progress(s, seat)) >= amount_of(s, op.amount, x)


declare(Verb("flip", "EF-5.77", do_flip, say, (who(), amount(), word("which", WHICH, "which", "any"))), can=can_flip)


def flipped_places(s: Session, f: Deeds, op: Op, seat: int) -> list[int]:
    return [place for place, (_card, flipped) in enumerate(s.dreamers.rows[seat].progress) if flipped]


def restore_place(s: Session, f: Deeds, seat: int, place: int) -> None:
    cards.restore(s, seat, place)


def restore_some(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    return so_many(s, f, op, seat, flipped_places, restore_place)


def do_restore(s: Session, f: Deeds, op: Op) -> Done:
    """Of one Dreamer: who has something to Restore and can be reached (EF-9.54)."""
    if f.stage == 0 and f.seat != NOBODY and op.who is not None and WHO[op.who.kind] == "one":
        found = pick_of(s, f, decisions.ONE, restorable(s, f.seat), True)
        if found == WAITING:
            return False
        f.line = () if found == NONE else (found,)
        f.stage = 1
    return each_asked(s, f, op, restore_some)


declare(Verb("restore", "EF-5.78", do_restore, say, (who(), amount())))


def place_one(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    """EF-6.100: a Progress card of the hand for free; who does not want to does not."""
    hand = s.dreamers.rows[seat].hand
    options: tuple[Any, ...] = (
        decisions.NO,
        *dict.fromkeys([card for card in hand if s.cast.cards[card].is_progress()]),
    )
    answer = ask_seat(s, f, seat, decisions.CARD, Listed(options))
    if answer is None:
        return False
    if answer != decisions.NO:
        push(s, Placing(seat, answer, True))
    return True


def do_place_free(s: Session, f: Deeds, op: Op) -> Done:
    return each_asked(s, f, op, place_one)


declare(Verb("place-free", "EF-5.73", do_place_free, say, (who(), amount(1))))


# Decks and the Market --------------------------------------------------------------------------------------------------


def shuffle_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Reshuffling(seat, False))


def do_shuffle_deck(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.16: deck and discard pile together, without a price."""
    return each_seat(s, f, op, shuffle_for)


declare(Verb("shuffle-deck", "EF-5.16", do_shuffle_deck, say, (who(),)))


def gain_one(s: Session, f: Deeds, op: Op, seat: int) -> None:
    card = s.cast.card_ids[
        op.code if op.code != "MEM-1" else f"MEM-{s.cast.archetypes[s.dreamers.rows[seat].archetype].id}"
    ]
    code_ = s.cast.cards[card].code
    if code_ and code_ in s.gone:
        return  # EF-5.287
    if code_:
        take_secret(s, card)
    cards.gain_card(s, seat, card)


def do_gain_card(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, gain_one)


declare(Verb("gain-card", "EF-5.65", do_gain_card, say, (who(), code())))


def choose_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Buying(seat, how_much(s, f, op.amount), (), True))


def do_choose_card(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, choose_for)


declare(Verb("choose-card", "EF-5.67", do_choose_card, say, (who(), amount(name="seen"))))


def buy_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Buying(seat, how_much(s, f, op.amount)))


def do_buy(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, buy_for)


declare(Verb("buy", "EF-5.67", do_buy, say, (who(), amount(name="seen"))))


def spare(s: Session, f: Deeds, op: Op, seat: int) -> list[int]:
    """EF-9.76: none for who would own fewer than six Influence cards then."""
    row = s.dreamers.rows[seat]
    if len(cards.owned_influence(s, seat)) <= t.LEAST_CARDS:
        return []
    return list(dict.fromkeys([card for card in (*row.hand, *row.discard) if s.cast.cards[card].kind == 0]))


def put_back(s: Session, f: Deeds, seat: int, card: int) -> None:
    cards.put_back(s, seat, card)


def put_back_one(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    """EF-5.69"""
    return so_many(s, f, op, seat, spare, put_back)


def do_put_back(s: Session, f: Deeds, op: Op) -> Done:
    return each_asked(s, f, op, put_back_one)


declare(Verb("put-back", "EF-5.69", do_put_back, say, (who(), amount())))


# Flaws ---------------------------------------------------------------------------------------------------------------


def flaws_gained(s: Session, f: Deeds, op: Op, seat: int) -> None:
    for _ in range(how_much(s, f, op.amount)):
        cards.gain_flaw(s, seat)


def do_gain_flaw(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, flaws_gained)


declare(Verb("gain-flaw", "EF-5.278", do_gain_flaw, say, (who(), amount())))


def removable(s: Session, f: Deeds, op: Op, seat: int) -> list[int]:
    """The Flaws of a Dreamer that lie open: in the zone, in the discard pile, held back."""
    row = s.dreamers.rows[seat]
    flaw = t.KINDS.index("flaw")
    return list(
        dict.fromkeys([*row.flaws, *row.held, *[card for card in row.discard if s.cast.cards[card].kind == flaw]])
    )


def remove_one(s: Session, f: Deeds, seat: int, card: int) -> None:
    cards.remove_flaw(s, seat, card)


def remove_some(s: Session, f: Deeds, op: Op, seat: int) -> bool:
    own = s.cast.uses[f.use] if f.use != NONE else None
    if own is not None and own.source == WAY_OUT:
        cards.remove_flaw(s, seat, own.owner)  # this very one
        return True
    return so_many(s, f, op, seat, removable, remove_one)


def do_remove_flaw(s: Session, f: Deeds, op: Op) -> Done:
    return each_asked(s, f, op, remove_some)


declare(Verb("remove-flaw", "EF-5.281", do_remove_flaw, say, (who(), amount())))


def do_hold_flaw(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: the Flaw that was just drawn lies aside until the end of the Turn."""
    drawn = innermost(s, FlawDrawn)
    if drawn is not None:
        cards.hold_flaw(s, drawn.seat, drawn.card)
        drawn.held = True
    return True


declare(Verb("hold-flaw", "EF-6.122", do_hold_flaw, say))
