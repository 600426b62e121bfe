"""The only writers of items and money: cards change hands, sides and slots; crowns are counted in tokens (SS-21, SS-27)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit, reveal

from . import terms as t
from .abilities import NONE
from .atoms import check_lives, forget, learn
from .force import rebuild_hero
from .picks import GRANTED, granted
from .queries import most_shields, room_for
from .state import (
    CROWN_VALUES,
    FIRST_COMPANION,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    KEY,
    NOBODY,
    NOTHING,
    QUEST_TREASURES,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    TREASURES,
    Hero,
    Quest,
    Thing,
)
from .wearing import bears, displaced

EVERYBODY: Final = -1
HOMES: Final = (SHOP, STASH, TREASURES + 1, QUEST_TREASURES, SOUL_WEAPONS)
"""SS-27.14: the pile to which a card goes back, by its deck (`DECKS`)."""


OVERFLOW: Final = "overflow"
"""A trigger: a hero has received an item and has no room for it (SS-7.28); more: the row of the thing that lies on the area."""


# Cards ---------------------------------------------------------------------------------------------------------------


def set_side(s: Quest, card: int, side: int) -> None:
    """SS-21.8, SS-21.11, SS-27.5: a side of the card is up."""
    if s.sides[card] != side:
        before = bears(s.cast, card, s.sides[card])
        s.sides = (*s.sides[:card], side, *s.sides[card + 1 :])
        emit(s, "item-flipped", card=card, side=side)
        if before or bears(s.cast, card, side):
            for seat in range(len(s.heroes)):
                rebuild_hero(s, seat)
        for seat, row in enumerate(s.heroes.rows):
            if card in row.slots:
                grant_powers(s, seat)


def grant_powers(s: Quest, seat: int) -> None:
    """SS-19.8: a hero has the powers that worn items give, and loses them with the item."""
    wanted = granted(s, seat)
    for power, at, _cooldown in s.heroes.rows[seat].powers:
        if at == GRANTED and power not in wanted:
            forget(s, seat, power)
    known = [card[0] for card in s.heroes.rows[seat].powers]
    for power in wanted:
        if power not in known:
            learn(s, seat, power, GRANTED)


def set_charges(s: Quest, card: int, charges: int) -> None:
    s.charges = (*s.charges[:card], charges, *s.charges[card + 1 :])


def fill(s: Quest, card: int) -> None:
    """SS-21.14: an artifact has all its charges when it is found, and only then."""
    set_charges(s, card, s.item(card).charges)


def spend_charges(s: Quest, seat: int, card: int, amount: int) -> None:
    """SS-21.14."""
    set_charges(s, card, s.charges[card] - amount)
    emit(s, "charge-spent", seat=seat, card=card, charges=s.charges[card])


def receive(s: Quest, seat: int, card: int) -> None:
    """SS-7.28, SS-21.4: into the backpack; without room it lies on the hero's area, unless the hero leaves something else there."""
    if s.item(card).carried or room_for(s, seat) > 0:
        s.heroes.edit(seat).pack += (card,)
        if s.listening:
            emit(s, "item-gained", seat=seat, card=card)
        changed_bearing(s, seat, card)
    else:
        number = lay_down(s, FOUND_ITEM, s.figures.rows[seat].area, card, owner=seat)
        s.happened.append((OVERFLOW, seat, number))


def take_from(s: Quest, seat: int, card: int) -> None:
    """A card leaves a sheet; a soul weapon that leaves its slot shows its front again (SS-21.11)."""
    row = s.heroes.edit(seat)
    if card in row.pack:
        at = row.pack.index(card)
        row.pack = row.pack[:at] + row.pack[at + 1 :]
    else:
        one, two, three, four = [t.NO_ITEM if held == card else held for held in row.slots]
        row.slots = (one, two, three, four)
    changed_bearing(s, seat, card)
    if s.item(card).flip:
        set_side(s, card, 0)
    cap_shields(s, seat)


def changed_bearing(s: Quest, seat: int, card: int) -> None:
    """A card has come, gone or changed its place: most of them change nothing by lying there."""
    if bears(s.cast, card, s.sides[card]):
        rebuild_hero(s, seat)
    if s.item(card).sides[s.sides[card]].grants:
        grant_powers(s, seat)


def cap_shields(s: Quest, seat: int) -> None:
    """SS-21.13: shields lie on their item and go with it; what is put on has none before the next Time Phase."""
    shields = s.figures.rows[seat].shields
    if shields and shields > most_shields(s, seat):
        s.figures.edit(seat).shields = most_shields(s, seat)
    if s.figures.rows[seat].wounds:
        check_lives(s)


def lose_item(s: Quest, seat: int, card: int) -> None:
    """SS-21.16, SS-27.14: a card is discarded to where it belongs."""
    take_from(s, seat, card)
    if s.listening:
        emit(s, "item-lost", seat=seat, card=card)
    put_back(s, card)


def deposit(s: Quest, seat: int, card: int) -> None:
    """SS-27.9: a card goes into the stash; of a campaign any may, on the side that is up."""
    take_from(s, seat, card)
    if s.listening:
        emit(s, "item-lost", seat=seat, card=card)
    if s.item(card).deck == t.STASH:
        put_back(s, card)
    else:
        stow(s, card)


def put_back(s: Quest, card: int) -> None:
    """SS-27.14: treasures to their discards, Emporium cards to the Emporium, stash cards to the stash, others to their own decks."""
    deck = s.item(card).deck
    if deck in (t.EMPORIUM, t.STASH) and s.sides[card]:
        rule = s.rule
        cite(s, "SS-27.14")
        set_side(s, card, 0)
        cite(s, rule)
    lay_on(s, HOMES[deck], card)


def lay_on(s: Quest, pile: int, card: int) -> None:
    """A card lies under a pile, open to all."""
    row = s.piles.edit(pile)
    row.cards += (card,)
    row.known += (EVERYBODY,)


def stow(s: Quest, card: int) -> None:
    """SS-27.9: a card goes into the stash, for all to see."""
    lay_on(s, STASH, card)


def equip(s: Quest, seat: int, card: int, slot: int) -> None:
    """SS-16.4: a card of the backpack, or of the other hand, lies in a slot; what lay there, or bars it (SS-21.5), changes places with it
    or goes to the backpack."""
    row = s.heroes.edit(seat)
    pack = [held for held in row.pack if held != card]
    slots = [t.NO_ITEM if held == card else held for held in row.slots]
    came = row.slots.index(card) if card in row.slots else t.NO_ITEM
    moved = displaced(s.cast, row.slots, card, slot)
    for one in moved:
        slots[slots.index(one)] = t.NO_ITEM
        if came != t.NO_ITEM and s.item(one).hand == t.EITHER:
            slots[came] = one
        else:
            pack.append(one)
    slots[slot] = card
    row.pack = tuple(pack)
    row.slots = (slots[0], slots[1], slots[2], slots[3])
    if s.listening:
        emit(s, "equipped", seat=seat, card=card, slot=slot)
    changed_bearing(s, seat, card)
    for one in moved:
        changed_bearing(s, seat, one)
        if s.item(one).flip and one in pack:
            set_side(s, one, 0)
    cap_shields(s, seat)


def take_in(s: Quest, seat: int, card: int, slot: int) -> None:
    """SS-16.5, SS-27.6: a card that is received lies in a free slot at once."""
    row = s.heroes.edit(seat)
    one, two, three, four = [card if at == slot else held for at, held in enumerate(row.slots)]
    row.slots = (one, two, three, four)
    if s.listening:
        emit(s, "item-gained", seat=seat, card=card)
        emit(s, "equipped", seat=seat, card=card, slot=slot)
    changed_bearing(s, seat, card)
    cap_shields(s, seat)


def unequip(s: Quest, seat: int, slot: int) -> None:
    card = s.heroes.rows[seat].slots[slot]
    take_from(s, seat, card)
    s.heroes.edit(seat).pack += (card,)
    if s.listening:
        emit(s, "unequipped", seat=seat, card=card)
    changed_bearing(s, seat, card)


# Finds on the map ------------------------------------------------------------------------------------------------------


def lay_down(s: Quest, kind: int, area: int, value: int, state: int = 0, owner: int = NOBODY) -> int:
    """A token or card lies on an area, perhaps dropped by a hero (SS-39.10); its row."""
    for number in range(1, len(s.things)):
        if s.things.rows[number].kind == 0:
            s.things.rows[number] = Thing(kind, area, value, state, owner)
            return number
    s.things.rows.append(Thing(kind, area, value, state, owner))
    return len(s.things) - 1


def pick_up(s: Quest, number: int) -> Thing:
    """What lies in a row leaves the map."""
    thing = s.things.rows[number]
    s.things.rows[number] = Thing()
    return thing


def take_up(s: Quest, number: int) -> Thing:
    """SS-17.5: a find is flipped up and taken: a treasure is an item now, with all its charges (SS-21.14)."""
    thing = pick_up(s, number)
    if thing.kind in (FOUND_LOOT, FOUND_TREASURE):
        reveal(s)
    if thing.kind == FOUND_TREASURE:
        fill(s, thing.value)
        return Thing(FOUND_ITEM, thing.area, thing.value)
    return thing


def load(s: Quest, companion: int, number: int) -> None:
    """SS-44.2: a companion takes up a find."""
    thing = take_up(s, number)
    s.companions.edit(companion).load = (thing.kind, thing.value)
    emit(s, "picked-up", seat=s.companions.rows[companion].owner, area=thing.area)


def unload(s: Quest, companion: int) -> int:
    """What a companion carries lies on its area; its row."""
    row = s.companions.edit(companion)
    kind, value = row.load
    row.load = (NOTHING, 0)
    return lay_down(s, kind, s.figures.rows[FIRST_COMPANION + companion].area, value, owner=row.owner)


def take_key(s: Quest, seat: int, number: int) -> None:
    """SS-10.10: the magic key that lies in a row is a hero's now; it takes no room."""
    pick_up(s, number)
    s.heroes.edit(seat).key = True


# Crowns (SS-27.1 to SS-27.3, SS-27.13) ---------------------------------------------------------------------------------


def in_fewest(amount: int, have: tuple[int, int, int]) -> tuple[int, int, int] | None:
    """SS-27.3: an amount in the fewest tokens out of so many; None where it cannot be made of them.

    Each value divides the next, so that the largest tokens first are the fewest, and fail only where all ways do.
    """
    fifties = min(have[2], amount // 50)
    tens = min(have[1], (amount - 50 * fifties) // 10)
    left = amount - 50 * fifties - 10 * tens
    return (left // 5, tens, fifties) if left % 5 == 0 and left // 5 <= have[0] else None


def in_any_sum(most: int, have: tuple[int, int, int]) -> bool:
    """Whether every sum up to this one can be made of so many tokens; where it cannot be said at once, each is asked for."""
    left = most - 50 * min(have[2], most // 50)
    return have[0] > 0 and have[1] >= 4 and 10 * have[1] + 5 >= left


def in_new(amount: int) -> tuple[int, int, int]:
    """SS-27.13: the fewest tokens where they are made without end."""
    fifties, rest = divmod(amount, 50)
    return (rest % 10 // 5, rest // 10, fifties)


def worth(tokens: tuple[int, int, int]) -> int:
    return 5 * tokens[0] + 10 * tokens[1] + 50 * tokens[2]


def less(one: tuple[int, int, int], two: tuple[int, int, int]) -> tuple[int, int, int]:
    return (one[0] - two[0], one[1] - two[1], one[2] - two[2])


def more(one: tuple[int, int, int], two: tuple[int, int, int]) -> tuple[int, int, int]:
    return (one[0] + two[0], one[1] + two[1], one[2] + two[2])


def hold(s: Quest, seat: int, amount: int) -> bool:
    """SS-27.13: the hero's sum is re-made in the fewest tokens from own tokens and supply; others' are changed where it must be."""
    if not s.setup["box_limits"]:
        s.heroes.edit(seat).crowns = in_new(amount)
        return True
    own = more(s.heroes.rows[seat].crowns, s.supply)
    found = in_fewest(amount, own)
    if found is not None:
        s.supply = less(own, found)
        s.heroes.edit(seat).crowns = found
        return True
    sums, everything = changed(s.heroes.rows, s.supply, seat, amount)
    shares = dealt_out(sums, everything)
    if shares is None:
        return False
    lay_out(s, seat, shares, everything)
    return True


def lay_out(s: Quest, seat: int, shares: list[tuple[int, int, int]], everything: tuple[int, int, int]) -> None:
    """These tokens for everybody, from this hero on; the rest is the supply."""
    fives, tens, fifties = everything
    for place, share in enumerate(shares):
        holder = (seat + place) % len(shares)
        if s.heroes.rows[holder].crowns != share:
            s.heroes.edit(holder).crowns = share
        fives, tens, fifties = fives - share[0], tens - share[1], fifties - share[2]
    s.supply = (fives, tens, fifties)


def changed(
    rows: list[Hero], supply: tuple[int, int, int], seat: int, amount: int
) -> tuple[list[int], tuple[int, int, int]]:
    """The sums that heroes would have, from this one on, and all tokens of supply and heroes."""
    fives, tens, fifties = supply
    sums = []
    for row in rows:
        small, middle, large = row.crowns
        fives, tens, fifties = fives + small, tens + middle, fifties + large
        sums.append(5 * small + 10 * middle + 50 * large)
    sums[seat] = amount
    return sums[seat:] + sums[:seat], (fives, tens, fifties)


def dealt_out(sums: list[int], have: tuple[int, int, int]) -> list[tuple[int, int, int]] | None:
    """Tokens for everybody's sum, the largest first; None where that cannot be.

    Whoever's sum is odd needs a five; pairs of the others stand for tens where those run out.
    """
    fives, tens, fifties = have
    shares: list[tuple[int, int, int]] = []
    pairs = odd = 0
    for amount in sums:
        large = amount // 50
        if large > fifties:
            large = fifties
        left = amount - 50 * large
        middle = left // 10
        if middle > tens:
            middle = tens
        small = left // 10 - middle
        one = 1 if left % 10 else 0
        fifties, tens, pairs, odd = fifties - large, tens - middle, pairs + small, odd + one
        shares.append((2 * small + one, middle, large))
    return shares if 2 * pairs + odd <= fives else None


def gain_crowns(s: Quest, seat: int, amount: int) -> int:
    """From the supply; what cannot be paid is not received (SS-27.13). How much came."""
    before = s.crowns(seat)
    wanted = amount
    while wanted > 0 and not hold(s, seat, before + wanted):
        wanted -= 5
    if wanted > 0:
        emit(s, "crowns-gained", seat=seat, amount=wanted, crowns=before + wanted)
    return max(0, wanted)


def pay_crowns(s: Quest, seat: int, amount: int) -> None:
    """Into the supply; change that cannot be made is not received (SS-27.13)."""
    left = s.crowns(seat) - amount
    while not hold(s, seat, left):
        left -= 5
    if s.listening:
        emit(s, "crowns-lost", seat=seat, amount=amount, crowns=s.crowns(seat))


def hand_crowns(s: Quest, giver: int, taker: int, amount: int) -> None:
    """SS-27.1: from one hero to another, both sums re-made; nothing where the tokens do not allow it (SS-27.13)."""
    if s.setup["box_limits"]:
        sums, everything = changed(s.heroes.rows, s.supply, giver, s.crowns(giver) - amount)
        sums[taker - giver] += amount
        shares = dealt_out(sums, everything)
        if shares is None:
            return
        lay_out(s, giver, shares, everything)
    else:
        given = s.crowns(giver) - amount
        hold(s, taker, s.crowns(taker) + amount)
        hold(s, giver, given)
    if s.listening:
        emit(s, "handed-over", seat=giver, other=taker, card=t.NO_ITEM, crowns=amount)


def lose_token(s: Quest, seat: int, which: int) -> None:
    """SS-40.5a: one token is discarded; the rest is left as it lies."""
    crowns = list(s.heroes.rows[seat].crowns)
    crowns[which] -= 1
    s.heroes.edit(seat).crowns = (crowns[0], crowns[1], crowns[2])
    if s.setup["box_limits"]:
        supply = list(s.supply)
        supply[which] += 1
        s.supply = (supply[0], supply[1], supply[2])
    emit(s, "crowns-lost", seat=seat, amount=CROWN_VALUES[which], crowns=s.crowns(seat))


def drop_all(s: Quest, seat: int) -> None:
    """SS-26.2, SS-26.3: backpack, crowns, quest tokens and the key are left in the area; equipped items stay."""
    area = s.figures.rows[seat].area
    row = s.heroes.rows[seat]
    for card in row.pack:
        take_from(s, seat, card)
        lay_down(s, FOUND_ITEM, area, card, owner=seat)
    drop_crowns(s, seat, row.crowns)
    if row.key:
        s.heroes.edit(seat).key = False
        lay_down(s, KEY, area, 0)
    for token in row.tokens:
        lay_down(s, token, area, NONE)
    s.heroes.edit(seat).tokens = ()
    emit(s, "dropped", seat=seat, area=area)


def drop_sum(s: Quest, seat: int, amount: int) -> None:
    """SS-17.3: so many crowns of a hero lie on the area, changed if they must be (SS-27.13)."""
    if s.setup["box_limits"]:
        own = more(s.heroes.rows[seat].crowns, s.supply)
        laid = in_fewest(amount, s.heroes.rows[seat].crowns) or in_fewest(amount, own)
        left = in_fewest(s.crowns(seat) - amount, less(own, laid)) if laid is not None else None
        if laid is None or left is None:
            return
        s.supply = less(less(own, laid), left)
    else:
        laid, left = in_new(amount), in_new(s.crowns(seat) - amount)
    s.heroes.edit(seat).crowns = left
    lay_down(s, FOUND_CROWNS, s.figures.rows[seat].area, packed(laid), owner=seat)
    emit(s, "crowns-lost", seat=seat, amount=amount, crowns=s.crowns(seat))


def drop_crowns(s: Quest, seat: int, tokens: tuple[int, int, int]) -> None:
    """SS-17.3: these tokens lie on the hero's area."""
    if not any(tokens):
        return
    own = s.heroes.rows[seat].crowns
    s.heroes.edit(seat).crowns = (own[0] - tokens[0], own[1] - tokens[1], own[2] - tokens[2])
    lay_down(s, FOUND_CROWNS, s.figures.rows[seat].area, packed(tokens), owner=seat)


def packed(tokens: tuple[int, int, int]) -> int:
    """Crown tokens as one number, for a thing on the map: they count as taken (SS-27.13)."""
    return tokens[0] + 100 * tokens[1] + 10_000 * tokens[2]


def unpacked(value: int) -> tuple[int, int, int]:
    return (value % 100, value // 100 % 100, value // 10_000)


def find_crowns(s: Quest, seat: int, value: int) -> None:
    """Crown tokens of the map come to a hero, whose sum is re-made."""
    tokens = unpacked(value)
    own = s.heroes.rows[seat].crowns
    s.heroes.edit(seat).crowns = (own[0] + tokens[0], own[1] + tokens[1], own[2] + tokens[2])
    hold(s, seat, s.crowns(seat))
    emit(s, "crowns-gained", seat=seat, amount=worth(tokens), crowns=s.crowns(seat))
