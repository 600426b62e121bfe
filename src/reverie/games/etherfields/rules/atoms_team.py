"""What the Team has and where it is: Items, Masks, Notes, Wisdom, Gates, Seasons, the Map; sessions (EF-5.144 to EF-5.151, EF-5.200 to
EF-5.206, EF-5.214 to EF-5.247, EF-5.291 to EF-5.295).

Atoms are the only code that writes state.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit, reveal
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY

from . import terms as t
from .abilities import NONE
from .atoms import set_count
from .state import (
    CONCEDED,
    FATE,
    FLAWS,
    ITEM_MARKET,
    LANDSCAPE,
    MARKET,
    NOBODY,
    OPEN,
    SLUMBERS,
    STORAGE,
    Gate,
    Session,
)

# Items (EF-5.144 to EF-5.151) ------------------------------------------------------------------------------------------


def activate_item(s: Session, card: int, recovered: bool = False) -> None:
    s.items += (card,)
    s.stale = True
    emit(s, "item-recovered" if recovered else "item-gained", card=card)


def store_item(s: Session, card: int) -> None:
    """EF-5.148: an Active Item goes to Storage."""
    s.items = without(s.items, card)
    decks.put_under(s.piles, STORAGE, card, EVERYBODY)
    s.stale = True
    before = s.rule
    cite(s, "EF-5.148")
    emit(s, "item-stored", card=card)
    cite(s, before)


def stow_item(s: Session, card: int) -> None:
    """An Item that was never Active goes to Storage (EF-5.146)."""
    decks.put_under(s.piles, STORAGE, card, EVERYBODY)
    emit(s, "item-stored", card=card)


def sell_item(s: Session, card: int) -> None:
    s.items = without(s.items, card)
    decks.put_under(s.piles, ITEM_MARKET, card, 0)
    s.stale = True
    emit(s, "item-to-market", card=card)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# Masks (EF-5.200 to EF-5.206) ------------------------------------------------------------------------------------------


def gain_mask(s: Session, seat: int, card: int) -> None:
    row = s.dreamers.edit(seat)
    row.masks += (card,)
    emit(s, "mask-gained", seat=seat, card=card)


def wear_mask(s: Session, seat: int, card: int) -> None:
    """EF-5.203, EF-5.205: this one is active now."""
    row = s.dreamers.edit(seat)
    row.mask = card
    row.lost = tuple([other for other in row.lost if other != card])
    s.stale = True
    emit(s, "mask-on", seat=seat, card=card)


def lose_mask(s: Session, seat: int) -> None:
    """EF-5.204: the active one is put aside until it is recovered."""
    row = s.dreamers.edit(seat)
    if row.mask != NONE:
        row.lost += (row.mask,)
        emit(s, "mask-lost", seat=seat, card=row.mask)
        row.mask = NONE
        s.stale = True


# Notes, Wisdom, Signs ----------------------------------------------------------------------------------------------------


def gain_note(s: Session, card: int, counts: bool) -> None:
    """EF-5.218, EF-10.80: the first time, a Note of the campaign counts."""
    s.notes += (card,)
    s.stale = True
    reveal(s)
    emit(s, "note-gained", card=card)
    if counts:
        set_count(s, "notes", s.count("notes") + 1)


def use_up_note(s: Session, card: int) -> None:
    s.notes = without(s.notes, card)
    s.used_up += (card,)
    s.stale = True
    emit(s, "note-used", card=card)


def gain_wisdom(s: Session, card: int) -> None:
    if card not in s.wisdom:
        s.wisdom += (card,)
        s.stale = True
        emit(s, "wisdom-gained", card=card)


# Decks of the campaign ---------------------------------------------------------------------------------------------------


PILE_OF = {
    "slumber": SLUMBERS,
    "fate": FATE,
    "flaw": FLAWS,
    "market": MARKET,
    "item-market": ITEM_MARKET,
    "slumber-map": LANDSCAPE,
}


def add_to_deck(s: Session, pile: int, card: int, on_top: bool) -> None:
    if on_top:
        decks.put_on(s.piles, pile, card, 0)
    else:
        decks.put_under(s.piles, pile, card, 0)
    emit(s, "added-to", deck=pile, card=card)


def take_top(s: Session, pile: int) -> int:
    """The top one of a deck, face up."""
    row = s.piles.edit(pile)
    card = row.cards[0]
    row.cards, row.known = row.cards[1:], row.known[1:]
    reveal(s)
    return card


def put_under(s: Session, pile: int, card: int) -> None:
    decks.put_under(s.piles, pile, card, EVERYBODY)


def arrange(s: Session, pile: int, cards: tuple[int, ...]) -> None:
    """A deck as the rules stack it: nobody knows the order of what was shuffled."""
    row = s.piles.edit(pile)
    row.cards, row.known = cards, (0,) * len(cards)


def look_at(s: Session, pile: int, count: int) -> tuple[int, ...]:
    seen = decks.look(s, s.piles, pile, count, EVERYBODY)
    emit(s, "looked", cards=seen)
    return seen


def see_slumber(s: Session) -> None:
    """The top Slumber tile is seen by everybody, and told once."""
    if s.piles.rows[SLUMBERS].known[0] != EVERYBODY:
        tile = decks.look(s, s.piles, SLUMBERS, 1, EVERYBODY)[0]
        emit(s, "slumber-seen", tile=tile)


def to_bottom(s: Session, pile: int, card: int) -> None:
    decks.take(s, s.piles, pile, card)
    decks.put_under(s.piles, pile, card, EVERYBODY)


# Secrets, scripts --------------------------------------------------------------------------------------------------------


def lay_secrets(s: Session, cards: tuple[int, ...]) -> None:
    """EF-9.106: the Secrets of a Dream lie face down; the list of their backs is public (EF-2.10, EF-3.22)."""
    s.secrets = cards


def take_secret(s: Session, card: int) -> None:
    """EF-5.287: one of a kind is gained or leaves the game: there is no second copy."""
    s.secrets = tuple([other for other in s.secrets if other != card])
    code = s.cast.cards[card].code
    if code and code not in s.gone:
        s.gone += (code,)
    reveal(s)


def tell_missing(s: Session, ending: str, lack: str, count: int) -> None:
    """EF-10.43: what an ending still asks for."""
    emit(s, "ending-missing", ending=ending, lack=lack, count=count)


def drop_words(s: Session, cards: tuple[int, ...]) -> None:
    """EF-10.57: what was written down for one Dream only goes back to its Secrets."""
    s.notes = tuple([card for card in s.notes if card not in cards])
    codes = [s.cast.cards[card].code for card in cards]
    s.gone = tuple([code for code in s.gone if code not in codes])
    s.stale = True


def show_picture(s: Session, card: int) -> None:
    """EF-10.56: a picture of a Dream lies open for as long as it is played; it will lie there again if the Dream is begun anew."""
    s.secrets = tuple([other for other in s.secrets if other != card])
    tell_revealed(s, s.cast.cards[card].id)


def remove_code(s: Session, code: str) -> None:
    """EF-5.8: removed from the game."""
    if code not in s.gone:
        s.gone += (code,)


OUT = "out: "
"""Before the code of a Slumber tile that has left the game; one that was only added to the deck stands among what is gone, too."""


def remove_slumber(s: Session, code: str) -> None:
    """EF-5.8, EF-5.255: a Slumber tile leaves the game: it does not go back under its deck."""
    remove_code(s, code)
    remove_code(s, OUT + code)


def is_out(s: Session, code: str) -> bool:
    return OUT + code in s.gone


def tell_revealed(s: Session, code: str) -> None:
    reveal(s)
    emit(s, "revealed", code=code)


def tell_peeked(s: Session, seat: int, card: int) -> None:
    """EF-5.55: seen for a moment by who peeks."""
    reveal(s)
    emit(s, "peeked", (seat,), seat=seat, card=card)


def tell_tile_peeked(s: Session, seat: int, tile: int) -> None:
    """The same of a Slumber tile."""
    reveal(s)
    emit(s, "tile-peeked", (seat,), seat=seat, tile=tile)


def open_script(s: Session, script: int, seat: int) -> None:
    """EF-5.215b: a script is shown to all, and nobody can unknow it."""
    if script not in s.read:
        s.read += (script,)
    reveal(s)
    emit(s, "read", script=s.cast.scripts[script].id, seat=seat)


def tell_chose(s: Session, seat: int, option: str) -> None:
    emit(s, "chose", seat=seat, option=option)


def tell_rule(s: Session, name: str) -> None:
    emit(s, "rule", name=name)


# Gates, the Map, Seasons -------------------------------------------------------------------------------------------------


def set_gate(s: Session, gate: Gate) -> None:
    s.gates = tuple(sorted((*[other for other in s.gates if other[0] != gate[0]], gate)))


def open_gate(s: Session, dream: int) -> None:
    before = s.gate_of(dream)
    if before[1] == 0:
        set_gate(s, (dream, OPEN, before[2], before[3]))
        emit(s, "gate-opened", dream=dream)


def concede(s: Session, dream: int) -> None:
    gate = s.gate_of(dream)
    set_gate(s, (dream, CONCEDED, gate[2], gate[3]))
    emit(s, "conceded", dream=dream)


def open_hint(s: Session, dream: int) -> None:
    """EF-4.56: a hint of a Dream lies open from now on."""
    gate = s.gate_of(dream)
    set_gate(s, (dream, gate[1], gate[2], gate[3] + 1))
    reveal(s)
    emit(s, "hint-opened", dream=dream, level=gate[3] + 1)


def find_world(s: Session, tile: int) -> None:
    if tile not in s.world:
        s.world += (tile,)
        emit(s, "world-found", tile=tile)


def travel(s: Session, location: int, shortcut: bool) -> None:
    s.location = location
    s.entered = True
    emit(s, "travelled", location=location, shortcut=shortcut)


def settle_location(s: Session) -> None:
    """Its icon is resolved."""
    s.entered = False


def set_season(s: Session, card: int) -> None:
    s.season = card
    s.stale = True
    emit(s, "season", card=card)


def mark_slept(s: Session, locations: tuple[int, ...]) -> None:
    """EF-10.34: a Slumber was played or skipped: Key Locations and the Great Clock give again."""
    s.slept = locations


def unmark_slept(s: Session, location: int) -> None:
    s.slept = tuple([other for other in s.slept if other != location])


def add_shopping(s: Session, count: int) -> None:
    s.shopping += count


def tell_shopping(s: Session, seat: int) -> None:
    emit(s, "shopping", seat=seat)


def tell_fate(s: Session, card: int) -> None:
    emit(s, "fate-drawn", card=card)


# Layers --------------------------------------------------------------------------------------------------------------


def enter_layer(s: Session, layer: int) -> None:
    s.layer = layer
    s.phase = t.NO_PHASE
    s.stale = True


def enter_dream(s: Session, dream: int, location: int) -> None:
    s.dream, s.opened = dream, location
    s.result = 0
    s.stale = True
    emit(s, "dream-entered", dream=dream)


def end_dream(s: Session, result: int) -> None:
    s.result = result


def tell_dream_ended(s: Session) -> None:
    emit(s, "dream-ended", dream=s.dream, result=s.result)
    s.happened.append((f"dream-end:{t.RESULTS[s.result]}", NOBODY, s.dream))


def leave_dream(s: Session) -> None:
    s.dream = NONE
    s.secrets = ()
    s.stale = True


def draw_slumber(s: Session, tile: int) -> None:
    s.slumber = tile
    s.result = 0
    emit(s, "slumber-drawn", tile=tile)


def tell_slumber_ended(s: Session) -> None:
    emit(s, "slumber-ended", tile=s.slumber, won=s.result == 1)
    s.happened.append(("slumber-end", NOBODY, s.slumber))


def leave_slumber(s: Session) -> None:
    s.slumber = NONE


def tell_delta(s: Session) -> None:
    emit(s, "delta")


def tell_awakened(s: Session) -> None:
    before = s.rule
    cite(s, "EF-5.235")
    emit(s, "awakened")
    cite(s, before)


def forget_death(s: Session) -> None:
    s.doomed = NOBODY


def track(s: Session, count: int) -> None:
    s.tracks = count


def end_session(s: Session, why: str) -> None:
    s.ended = why


def give_keepsake(s: Session, owned: bool) -> None:
    s.keepsake = owned


def set_hours(s: Session, hours: int) -> None:
    s.hours = hours
    emit(s, "set-out", hours=hours)


# Who takes part (EF-9.114) ---------------------------------------------------------------------------------------------


def put_in_closet(s: Session, seat: int) -> None:
    """EF-9.114: a Dreamer whom nobody leads keeps cards, Masks and Flaws."""
    row = s.dreamers.rows[seat]
    others = [one for one in s.closet if one[0] != row.archetype]
    s.closet = (*others, (row.archetype, row.unused, row.masks, row.memories, row.signs))


def change_dreamer(
    s: Session,
    seat: int,
    archetype: int,
    owned: tuple[int, ...],
    masks: tuple[int, ...],
    memories: tuple[int, ...],
    signs: tuple[int, ...],
) -> None:
    """EF-3.2, EF-9.93: this seat leads another Dreamer from now on."""
    s.closet = tuple([one for one in s.closet if one[0] != archetype])
    row = s.dreamers.edit(seat)
    row.archetype, row.unused, row.masks, row.mask, row.lost = archetype, owned, masks, NONE, ()
    row.memories, row.signs = memories, signs
    s.stale = True


def arrive(s: Session, location: int) -> None:
    """The Team stands on a Location that counts as resolved (EF-9.78, EF-5.235)."""
    s.location = location
    s.entered = False


def mark_shortcut(s: Session) -> None:
    """The free one between two Slumbers is used."""
    s.used += ((NONE, NOBODY),)


FROM_AFAR: Final = -2
"""Special texts that were used from another Location of their district, by the numbers of the districts below this."""


def was_reached(s: Session, tile: int) -> bool:
    return (FROM_AFAR - tile, NOBODY) in s.used


def mark_reached(s: Session, tile: int) -> None:
    """EF-6.121 `special-anywhere`: not again before the next Slumber or Dream."""
    s.used += ((FROM_AFAR - tile, NOBODY),)


def tell_saved(s: Session) -> None:
    emit(s, "saved")


def empty_keys(s: Session) -> None:
    s.keys = 0


def empty_ether(s: Session, seat: int) -> None:
    s.dreamers.edit(seat).ether = 0
