"""Awakening, Death, the Delta Phase, saving (EF-5.31 to EF-5.33, EF-5.233 to EF-5.237, EF-5.259, EF-5.291 to EF-5.293, EF-10.12)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, ask_all, nature, procedure, push
from reverie.kernel.domain import Domain, Listed, Permutation, Subset

from .. import atoms, decisions
from .. import atoms_cards as cards
from .. import atoms_map as ground
from .. import atoms_team as band
from .. import terms as t
from ..abilities import NONE
from ..frames import Awakening, Buying, Death, Delta, Fitting, Laying, Masking, Reshuffling, Saving
from ..state import DECK, LANDSCAPE, NOBODY, SLUMBERS, STORAGE, Session
from ..team import said, team
from .play import clear_landscape, enter_spaces

FLAW: Final = t.KINDS.index("flaw")


# Awakening (EF-5.236, EF-10.12) ------------------------------------------------------------------------------------------


def gather(s: Session, f: Awakening) -> Flow:
    """(1) to (3): all cards together, no Distress, no Keys, no Gems."""
    if f.from_setup:
        known = s.setup["legacy"]["dreamers"]
        f.new = tuple(
            [seat for seat, row in enumerate(s.dreamers.rows) if s.cast.archetypes[row.archetype].id not in known]
        )
        return None
    reset_dreamers(s)
    return None


def reset_dreamers(s: Session) -> None:
    for seat in range(s.players()):
        cards_of(s, seat)
        cards.restore_self(s, seat)
    band.empty_keys(s)


def cards_of(s: Session, seat: int) -> None:
    cards.gather_cards(s, seat)


def choose_dreamers(s: Session, f: Awakening) -> Flow:
    """(4) Each may lead another Dreamer whom nobody else leads (EF-3.2)."""
    if f.answer is not None:
        seat = f.seats[0]
        f.seats = f.seats[1:]
        if f.answer != s.dreamers.rows[seat].archetype:
            if not [one for one in s.closet if one[0] == f.answer]:
                f.new += (seat,)
            exchange(s, seat, f.answer)
        f.answer = None
    elif not f.seats:
        f.seats = s.clockwise(s.first)
    if not f.seats:
        return None
    if not s.setup["changing"]:
        f.seats = ()
        return None
    taken = [row.archetype for seat, row in enumerate(s.dreamers.rows) if seat != f.seats[0]]
    options = [number for number in range(len(s.cast.archetypes)) if number not in taken]
    own = s.dreamers.rows[f.seats[0]].archetype
    options = [own, *[number for number in options if number != own]]
    if len(options) == 1:
        f.seats = f.seats[1:]
        return AGAIN if f.seats else None
    ask(s, f.seats[0], decisions.DREAMER, Listed(tuple(options)))
    return AGAIN_OPEN(f)


def AGAIN_OPEN(f: Awakening) -> Flow:
    return AGAIN


def exchange(s: Session, seat: int, archetype: int) -> None:
    """The Dreamer who is left keeps cards, Masks and Flaws; a new one begins with the starting deck (EF-9.93, EF-9.114)."""
    made = s.cast.archetypes[archetype]
    kept = [one for one in s.closet if one[0] == archetype]
    owned, masks = (kept[0][1], kept[0][2]) if kept else (made.deck, made.masks)
    memories, signs = (kept[0][3], kept[0][4]) if kept else (made.memories, ())
    band.put_in_closet(s, seat)
    band.change_dreamer(s, seat, archetype, tuple(sorted(owned)), masks, memories, signs)


FREE_CARDS: Final = 5
"""EF-9.115: at most so many."""


def welcome(s: Session, f: Awakening) -> None:
    """EF-9.115: a Dreamer who comes later has a free card of 3 for each Dream that is finished."""
    count = min(FREE_CARDS, s.count("won") + s.count("part"))
    f.owed = tuple([seat for seat in f.new for _ in range(count)])


def choose_welcome(s: Session, f: Awakening) -> Flow:
    f.answer = None
    if not f.owed:
        return None
    seat, f.owed = f.owed[0], f.owed[1:]
    push(s, Buying(seat, t.MARKET_SEEN, (), True))
    return AGAIN


def add_welcome(s: Session, f: Awakening) -> None:
    for seat in f.new:
        cards.gather_cards(s, seat)


def ask_decks(s: Session, f: Awakening) -> Flow:
    """(5) EF-3.9 to EF-3.11: 20 to 40 Influence cards; all, if there are fewer; every Flaw is in it and does not count."""
    f.answer = None
    choices: list[tuple[int, Any, Domain]] = []
    for seat in range(s.players()):
        owned = influence_of(s, seat)
        least = min(t.DECK_LEAST, len(owned))
        choices.append((seat, decisions.DECK, Subset(tuple(range(len(owned))), least, min(t.DECK_MOST, len(owned)))))
    if all([domain.size() == 1 for _seat, _decision, domain in choices]):
        f.answer = tuple([domain.at(0) for _seat, _decision, domain in choices])
        return None
    ask_all(s, tuple(choices))
    return None


def influence_of(s: Session, seat: int) -> tuple[int, ...]:
    return tuple([card for card in s.dreamers.rows[seat].unused if s.cast.cards[card].kind != FLAW])


def build_decks(s: Session, f: Awakening) -> None:
    answers = (
        f.answer if s.players() > 1 else (f.answer if f.answer and isinstance(f.answer[0], tuple) else (f.answer,))
    )
    f.answer = None
    for seat in range(s.players()):
        owned = influence_of(s, seat)
        flaws = tuple([card for card in s.dreamers.rows[seat].unused if s.cast.cards[card].kind == FLAW])
        cards.build_deck(s, seat, tuple([owned[place] for place in answers[seat]]) + flaws)
        push(s, Reshuffling(seat, False))
    f.seats = s.clockwise(s.first)


def choose_masks(s: Session, f: Awakening) -> Flow:
    """(6) EF-5.201: lost ones are back."""
    f.answer = None
    if not f.seats:
        return None
    seat = f.seats[0]
    f.seats = f.seats[1:]
    if s.dreamers.rows[seat].masks:
        push(s, Masking(seat))
    return AGAIN


def ready_items(s: Session, f: Awakening) -> None:
    """(7) All Active Items to Storage; then up to three at random become Active."""
    f.answer = None
    for card in s.items:
        band.store_item(s, card)
    if s.piles.rows[STORAGE].cards:
        push(s, Fitting(NONE, t.ITEM_SLOTS))


def lay_out(s: Session, f: Awakening) -> None:
    """(8) to (10)"""
    f.answer = None
    push(s, Laying(True))


def set_clock(s: Session, f: Awakening) -> None:
    """(11), (12): Hours by the number of players; the Team stands on the Location Awakening."""
    f.answer = None
    extra = 1 if s.setup["difficulty"] == "gentle" else 0
    band.set_hours(s, t.HOURS[s.players()] + extra)
    band.forget_death(s)
    band.enter_layer(s, t.ON_MAP)
    for place in s.cast.locations:
        if t.ICONS[place.icon] == "awakening":
            band.arrive(s, place.number)
    band.tell_awakened(s)


procedure(
    Awakening,
    ("EF-5.236", gather),
    ("EF-4.30", choose_dreamers),
    ("EF-9.115", welcome),
    ("EF-9.115", choose_welcome),
    ("EF-9.115", add_welcome),
    ("EF-3.9", ask_decks),
    ("EF-3.9", build_decks),
    ("EF-5.201", choose_masks),
    ("EF-10.12", ready_items),
    ("EF-5.230", lay_out),
    ("EF-5.208", set_clock),
)


# The Slumber Dreamscape (EF-5.230, EF-5.249) -----------------------------------------------------------------------------


def stack_slumbers(s: Session, f: Laying) -> Flow:
    """EF-5.249: all collected tiles shuffled on top of the Delta tile."""
    if not f.deck or not s.piles.rows[SLUMBERS].cards:
        f.step = LANDS
        return None
    nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[SLUMBERS].cards)), SLUMBERS)
    return None


def put_delta_under(s: Session, f: Laying) -> None:
    cards.shuffle(s, SLUMBERS, f.answer)
    f.answer = None
    delta = s.cast.entity_ids.get("S-04", NONE)
    if delta in s.piles.rows[SLUMBERS].cards:
        band.to_bottom(s, SLUMBERS, delta)


def lay_tiles(s: Session, f: Laying) -> Flow:
    """EF-5.230: nothing but the two SETUP tiles lies there; the others are shuffled (EF-5.9, EF-2.8, EF-3.23)."""
    taken = [tile for tile in s.lying if tile != NONE and not s.cast.tiles[tile].setup and tile in s.cast.landscape]
    clear_landscape(s)
    for tile in taken:
        ground.under_landscape(s, tile)
    walls = 0
    for tile in s.cast.landscape:
        if s.cast.tiles[tile].setup:
            ground.place_tile(s, tile, s.cast.tiles[tile].slot)
            walls |= s.cast.landscape_walls.get(tile, 0)
    ground.set_walls(s, walls)
    if s.piles.rows[LANDSCAPE].cards:
        nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[LANDSCAPE].cards)), LANDSCAPE)
    return None


def shuffle_rest(s: Session, f: Laying) -> None:
    if f.answer is not None:
        cards.shuffle(s, LANDSCAPE, f.answer)
    f.answer = None
    f.seats = s.clockwise(s.first)


def enter(s: Session, f: Laying) -> Flow:
    """EF-4.31"""
    if f.answer is not None:
        ground.stand(s, f.seats[0], f.answer)
        f.answer = None
        f.seats = f.seats[1:]
    if not f.seats:
        return DONE
    ask(s, f.seats[0], decisions.ENTER, Listed(tuple(enter_spaces(s))))
    return AGAIN


LANDS: Final = 2

procedure(
    Laying,
    ("EF-5.249", stack_slumbers),
    ("EF-5.249", put_delta_under),
    ("EF-5.230", lay_tiles),
    ("EF-5.258", shuffle_rest),
    ("EF-4.31", enter),
)


# Death (EF-5.31, EF-10.12) -------------------------------------------------------------------------------------------------


def pay_for_death(s: Session, f: Death) -> None:
    """Ether is lost, everybody gains a Flaw (two when deep), `deaths` + 1; in the First Dream nothing is lost (EF-10.50)."""
    first = bool([gate for gate in s.gates if gate[0] == 0 and gate[1] < 2])
    if first and s.setup["start"] == "first":
        return
    for seat in range(s.players()):
        band.empty_ether(s, seat)
        for _ in range(2 if s.setup["difficulty"] == "deep" else 1):
            cards.gain_flaw(s, seat)
    atoms.set_count(s, "deaths", s.count("deaths") + 1)


def wake(s: Session, f: Death) -> None:
    push(s, Awakening())


procedure(Death, ("EF-10.12", pay_for_death), ("EF-5.31", wake))


# Delta (EF-5.259) ----------------------------------------------------------------------------------------------------------

BENEFITS: Final = ("heal", "unseal", "restore", "shuffle", "mask")


def begin_rest(s: Session, f: Delta) -> None:
    band.tell_delta(s)
    f.seats = s.clockwise(s.first)


def ask_rest(s: Session, f: Delta) -> Flow:
    """EF-4.58: each benefit may be taken."""
    if not f.seats:
        f.step = AFTER
        return None
    ask(s, f.seats[0], decisions.DELTA, Subset(BENEFITS, 0, len(BENEFITS)))
    return None


def rest(s: Session, f: Delta) -> None:
    seat, chosen = f.seats[0], f.answer
    f.answer = None
    f.seats = f.seats[1:]
    f.step = 1
    row = s.dreamers.rows[seat]
    if "heal" in chosen:
        atoms.heal(s, seat, row.distress)
    if "unseal" in chosen:
        cards.unseal(s, seat, len(row.sealed))
    if "restore" in chosen:
        for place, (_card, flipped) in enumerate(s.dreamers.rows[seat].progress):
            if flipped:
                cards.restore(s, seat, place)
    if "mask" in chosen and row.masks:
        push(s, Masking(seat))
    if "shuffle" in chosen:
        push(s, Reshuffling(seat, False))


def shuffle_cycle(s: Session, f: Delta) -> None:
    """EF-4.97: everything else is shuffled, Delta to the very back; Hours by the number of players."""
    extra = 1 if s.setup["difficulty"] == "gentle" else 0
    band.set_hours(s, t.HOURS[s.players()] + extra)
    count = len(s.piles.rows[SLUMBERS].cards)
    if count:
        nature(s, decisions.SHUFFLE, Permutation(count), SLUMBERS)


def close_cycle(s: Session, f: Delta) -> None:
    if f.answer is not None:
        cards.shuffle(s, SLUMBERS, f.answer)
    f.answer = None
    band.put_under(s, SLUMBERS, s.cast.entity_ids["S-04"])
    band.leave_slumber(s)
    band.enter_layer(s, t.ON_MAP)


AFTER: Final = 3

procedure(
    Delta,
    ("EF-5.259", begin_rest),
    ("EF-4.58", ask_rest),
    ("EF-5.259", rest),
    ("EF-4.97", shuffle_cycle),
    ("EF-4.97", close_cycle),
)


# Saving (EF-5.292) ---------------------------------------------------------------------------------------------------------


def begin_saving(s: Session, f: Saving) -> None:
    f.seats = tuple([seat for seat in s.clockwise(s.first) if s.dreamers.rows[seat].ether])


def name_buyer(s: Session, f: Saving) -> Flow:
    """EF-9.95: one after the other, in an order that they choose."""
    f.answer = None
    if f.seats:
        team(s).ask(s, decisions.ONE, Listed(f.seats))
    return None


def buy_once(s: Session, f: Saving) -> None:
    """(1) Once everybody may buy, so as not to lose Ether."""
    if not f.seats:
        return
    seat = int(said(s, f.answer))
    f.answer = None
    f.seats = tuple([other for other in f.seats if other != seat])
    f.step = 1
    push(s, Buying(seat, t.MARKET_SEEN))


def give_up_ether(s: Session, f: Saving) -> None:
    """(2) What is left is discarded; if there was any the Team has II-41 R, never more than one (EF-9.94)."""
    had = [seat for seat in range(s.players()) if s.dreamers.rows[seat].ether]
    for seat in had:
        band.empty_ether(s, seat)
    if had:
        band.give_keepsake(s, True)


def store(s: Session, f: Saving) -> None:
    """(3), (4): Awakening steps 1 to 3; everything is stored."""
    reset_dreamers(s)
    band.end_session(s, "saved")
    band.tell_saved(s)


procedure(
    Saving,
    ("EF-5.292", begin_saving),
    ("EF-9.95", name_buyer),
    ("EF-5.292", buy_once),
    ("EF-5.292", give_up_ether),
    ("EF-5.292", store),
)

__all__ = ["DECK", "NOBODY"]
