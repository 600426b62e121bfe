"""The only writers of the map and the decks: doors, gates, shrines, fire on areas, tokens, cards (SS-10, SS-29, SS-30, SS-38)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import emit
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY, NOBODY

from . import terms as t
from .atoms import CHANGED, LOOK, give_fire
from .atoms_items import in_fewest, in_new, lay_down, less, packed, unpacked
from .force import TABLE, rebuild
from .ground import ground
from .queries import enemies_in, heroes_in
from .state import EVENTS, FIRE, FOUND_CROWNS, GATE, PILES, SHADOW, SHRINE, TOKENS, Quest, Thing

MOST_FIRES: Final = 10
"""SS-Q35: fire tokens that can lie on areas."""

# Edges ---------------------------------------------------------------------------------------------------------------


def open_door(s: Quest, door: int, seat: int) -> None:
    """SS-10.6: the token is removed; it can never be closed again."""
    s.doors &= ~(1 << door)
    s.closed &= ~s.plan.doors[door].passages
    emit(s, "door-opened", seat=seat, door=door)
    s.happened += [(LOOK, seat, 0), (CHANGED, seat, 0)]


def unlock(s: Quest, door: int, seat: int) -> None:
    """SS-10.9."""
    s.locks &= ~(1 << door)
    emit(s, "lock-removed", seat=seat, door=door)


def unlock_chest(s: Quest, number: int, seat: int) -> None:
    """SS-10.9: the same on a chest."""
    s.things.edit(number).state = 0
    emit(s, "chest-unlocked", seat=seat, area=s.things.rows[number].area)


def set_edge(s: Quest, passages: int, is_open: bool) -> None:
    """SS-50.8 `edge`: a wall token goes or comes."""
    s.closed = s.closed & ~passages if is_open else s.closed | passages
    for door in s.plan.doors if is_open else ():
        if door.passages & ~passages == 0:  # a door that stood there is gone with it
            s.doors &= ~(1 << door.number)
            s.locks &= ~(1 << door.number)
    emit(s, "edge-changed", passages=passages, open=is_open)
    s.happened.append((LOOK, 0, 0))


# Things --------------------------------------------------------------------------------------------------------------


def lay(s: Quest, kind: int, area: int, value: int = 0, state: int = 0) -> int:
    """A thing comes onto the map; its row."""
    number = lay_down(s, kind, area, value, state)
    if s.listening and kind != SHADOW:
        emit(s, "thing-came", thing=kind, area=area, value=value)
    if kind >= TOKENS:
        rebuild(s)
    if kind == SHADOW:
        s.happened.append((LOOK, 0, 0))
    return number


def drop_crowns(s: Quest, area: int, amount: int) -> tuple[int, ...]:
    """SS-36.3: so many crowns of the supply lie on an area, as far as it can pay them (SS-27.13); their row, if there are any."""
    limited = s.setup["box_limits"]
    tokens = in_fewest(amount, s.supply) if limited else in_new(amount)
    while tokens is None:
        amount -= 5
        tokens = in_fewest(amount, s.supply)
    if not any(tokens):
        return ()
    s.supply = less(s.supply, tokens) if limited else s.supply
    return (lay(s, FOUND_CROWNS, area, packed(tokens)),)


def lose_crown_token(s: Quest, number: int) -> None:
    """SS-40.5a: of the crowns that lie there the smallest token goes back to the supply."""
    thing = s.things.rows[number]
    tokens = list(unpacked(thing.value))
    which = next(one for one in range(len(tokens)) if tokens[one])
    tokens[which] -= 1
    if s.setup["box_limits"]:
        supply = list(s.supply)
        supply[which] += 1
        s.supply = (supply[0], supply[1], supply[2])
    remove(s, number)
    if any(tokens):
        lay(s, FOUND_CROWNS, thing.area, packed((tokens[0], tokens[1], tokens[2])))


def remove(s: Quest, number: int) -> None:
    """A thing leaves the map."""
    thing = s.things.rows[number]
    s.things.rows[number] = Thing()
    emit(s, "thing-left", thing=thing.kind, area=thing.area)
    if thing.kind >= TOKENS:
        rebuild(s)


def shift_shadow(s: Quest, number: int, area: int) -> None:
    """SS-G11 16: a shadow moves."""
    row = s.things.edit(number)
    came, row.area = row.area, area
    emit(s, "shadow-moved", area=area, came=came)


def set_gate(s: Quest, number: int, is_open: bool, rounds: int = 0) -> None:
    """SS-30.1: a gate is open or closed; closed for a while it counts the rounds below zero."""
    row = s.things.edit(number)
    row.state = 1 if is_open else -rounds
    emit(s, "gate-changed", area=row.area, open=is_open)


def set_shrine(s: Quest, number: int, active: bool) -> None:
    row = s.things.edit(number)
    row.state = 1 if active else 0
    emit(s, "shrine-changed", area=row.area, active=active)


def set_on_fire(s: Quest, area: int, level: int) -> None:
    """SS-24.13, SS-24.15: a fire token on an area affects everybody there at once; of tokens on areas there are ten (SS-Q35)."""
    if len(ground(s).of_kind(FIRE)) >= MOST_FIRES:
        return
    lay_down(s, FIRE, area, level)
    emit(s, "area-fire", area=area, level=level)
    for figure in heroes_in(s, area) + enemies_in(s, area):
        give_fire(s, figure, level)


def age_area_fires(s: Quest) -> None:
    """SS-24.14: as tokens on characters do."""
    for number in range(1, len(s.things)):
        thing = s.things.rows[number]
        if thing.kind == FIRE:
            if thing.value == 2:
                s.things.edit(number).value = 1
            else:
                s.things.rows[number] = Thing()
            emit(s, "area-fire", area=thing.area, level=thing.value - 1)


def gates(s: Quest) -> list[int]:
    """All gates, by their rows."""
    return ground(s).of_kind(GATE)


def shrine_rows(s: Quest) -> list[int]:
    return ground(s).of_kind(SHRINE)


# Decks ---------------------------------------------------------------------------------------------------------------


def shuffle_in(s: Quest, pile: int) -> None:
    """SS-8.3: the discards go under the deck; nature orders it next."""
    decks.gather(s.piles, pile + 1, pile)


def set_order(s: Quest, pile: int, order: tuple[int, ...]) -> None:
    decks.shuffle(s.piles, pile, order)
    emit(s, "shuffled", pile=PILES[pile])


def draw(s: Quest, pile: int) -> int:
    """The top card, seen by all; it lies in nobody's hand."""
    row = s.piles.rows[pile]
    card = row.cards[0]
    decks.take(s, s.piles, pile, card)
    return card


def discard(s: Quest, pile: int, card: int) -> None:
    """On its discards, open to all (SS-1.13)."""
    decks.put_on(s.piles, pile + 1, card, EVERYBODY)


def put_under(s: Quest, pile: int, cards: tuple[int, ...]) -> None:
    """Cards that were drawn go back under their deck, unseen."""
    row = s.piles.edit(pile)
    row.cards += cards
    row.known += (NOBODY,) * len(cards)


def turn_up(s: Quest) -> int:
    """SS-6.17: the top event is drawn and left face up on the deck."""
    row = s.piles.edit(EVENTS)
    row.known = (EVERYBODY, *row.known[1:])
    s.known += 1
    s.fresh = True
    emit(s, "event-drawn", event=row.cards[0])
    rebuild(s)
    return row.cards[0]


def let_persist(s: Quest) -> None:
    """SS-38.10: the card is resolved; from now on its persistent effect is in force."""
    s.fresh = False
    rebuild(s)


def set_beside(s: Quest) -> None:
    """SS-38.4: the top event leaves the deck."""
    pile = s.piles.edit(EVENTS)
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]


def discard_event(s: Quest) -> int:
    """SS-6.17: the face-up card on top goes."""
    card = s.piles.rows[EVENTS].cards[0]
    decks.take(s, s.piles, EVENTS, card)
    discard(s, EVENTS, card)
    emit(s, "event-discarded", event=card)
    ability = s.cast.abilities[s.cast.events[card].ability]
    if ability.until == t.UNTIL_EVENT_PHASE:  # SS-47.6: to the end of this phase
        s.lasting += tuple([(TABLE, mod, ability.value, ability.until) for mod in ability.always])
    rebuild(s)
    s.happened += [(LOOK, 0, 0), (CHANGED, 0, 0)]
    return card


def cover(s: Quest, event: int) -> None:
    """SS-38.3: a story card lies face up on top, wherever it was drawn; what it covers rests."""
    if event not in s.piles.rows[EVENTS].cards[:1]:
        decks.put_on(s.piles, EVENTS, event, EVERYBODY)
    emit(s, "event-covered", event=event)
    rebuild(s)
    s.happened.append((LOOK, 0, 0))


def set_event_free(s: Quest, event: int) -> None:
    """A card that comes into play leaves the deck, or the discards, if it lies there."""
    for pile in (EVENTS, EVENTS + 1):
        if event in s.piles.rows[pile].cards:
            decks.take(s, s.piles, pile, event)


def begin_event(s: Quest) -> None:
    """SS-38.10: the card on top is being resolved; its persistent effect begins afterwards."""
    s.fresh = True
    rebuild(s)


def set_sky(s: Quest, event: int) -> None:
    """SS-38.4: a day or night card lies beside the deck."""
    if s.sky:
        discard(s, EVENTS, s.sky)
    s.sky = event
    emit(s, "sky-changed", event=event)
    rebuild(s)
    s.happened.append((LOOK, 0, 0))


def is_face_up(s: Quest) -> bool:
    """Whether the top event lies face up."""
    row = s.piles.rows[EVENTS]
    return bool(row.cards) and row.known[0] == EVERYBODY


def set_cards(s: Quest, pile: int, cards: tuple[int, ...]) -> None:
    """A pile as a position lays it, face down."""
    row = s.piles.edit(pile)
    row.cards, row.known = cards, (NOBODY,) * len(cards)


def set_clock(s: Quest, round: int, phase: int, active: int) -> None:
    """Where in a quest a position begins: nothing has happened before, and nothing was told."""
    s.round, s.phase, s.active = round, phase, active
    s.happened, s.events = [], []
