"""Verbs about what heroes find and have: treasures, loot, crowns, items, soul points, the Emporium, traps (SS-10, SS-27, SS-36)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import nature, push
from reverie.kernel.domain import Listed
from reverie.parts.rules import decks
from reverie.parts.rules.effects import BOOL, ID, INT, NO_TEXT, NUMBER, Field

from .. import atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE
from ..belongings import finds_at
from ..cast import Op
from ..force import most_of
from ..frames import Looking, Searching, Trap, Treasure, Visit
from ..ground import areas_named, things_in
from ..queries import owner_of
from ..state import (
    CROWN_VALUES,
    FINDS,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    LOOT,
    LOT_STREAM,
    NOBODY,
    PILES,
    QUEST_TREASURES,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    TREASURES,
    Quest,
    is_hero,
)
from .declaring import PLACE, WORDS, Spoken, Teller, Verb, declare, say, whose
from .walk import ASKED, Deeds, Done, amount_of, carry_for, in_turn, place_of, places_of, whom

# Drawing -------------------------------------------------------------------------------------------------------------


def treasure(s: Quest, f: Deeds, op: Op) -> Done:
    """Draw n, keep k, the rest is shuffled back; a Treasure Huntress draws more (SS-43.5)."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in reversed([one for one in found if is_hero(one)]):
        push(s, Treasure(seat, max(op.n, most_of(s, "treasure-draw", seat, 1)), op.keep))
        atoms_table.use_up_all(s, "treasure-draw", seat)
    return True


def loot(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-36.3: a random token of the bag, resolved at once by whoever receives it."""
    assert op.whose is not None
    if not in_turn(s, f, op.whose):
        return False
    while not is_hero(f.line[0]):
        f.line = f.line[1:]
    seat = f.line[0]
    if seat == NOBODY or not (s.piles.rows[LOOT].cards or s.piles.rows[LOOT + 1].cards):
        f.line = ()
        return True
    if not s.piles.rows[LOOT].cards:
        atoms_map.shuffle_in(s, LOOT)
    if f.stage == 0 and len(s.piles.rows[LOOT].cards) > 1:
        f.stage = ASKED
        nature(s, decisions.LOT, Listed(tuple(range(len(s.piles.rows[LOOT].cards)))), LOT_STREAM)
        if f.answer is None:
            return False
    at = f.answer if f.answer is not None else 0
    f.line, f.stage, f.answer = f.line[1:], 0, None
    take_loot(s, f, seat, s.piles.rows[LOOT].cards[at])
    return False  # what it does comes before the next token


def take_loot(s: Quest, f: Deeds, seat: int, token: int) -> None:
    """SS-27.2: a loot token does what its face says, and is discarded."""
    decks.take(s, s.piles, LOOT, token)
    resolve_loot(s, f, seat, token)


def resolve_loot(s: Quest, f: Deeds, seat: int, token: int) -> None:
    atoms_map.discard(s, LOOT, token)
    ability = s.cast.abilities[s.cast.loot[token].ability]
    if ability.do != NO_TEXT:
        before, f.value = f.value, ability.value
        carry_for(s, f, ability.do, seat)
        f.value = before


def soul_weapon(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-21.11: a card of the soul weapon deck; where it is not in use, two treasures (SS-G16); where it has run out, nothing (SS-8.8)."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in [one for one in found if is_hero(one)]:
        if s.piles.rows[SOUL_WEAPONS].cards:
            atoms_items.receive(s, seat, atoms_map.draw(s, SOUL_WEAPONS))
        elif not uses_souls(s):
            draw = most_of(s, "treasure-draw", seat, 1)
            push(s, Treasure(seat, draw, 1))
            push(s, Treasure(seat, draw, 1))
    return True


def uses_souls(s: Quest) -> bool:
    """SS-5.19: the quest says so, or the rank at which it was begun."""
    rank: int = s.setup["rank"] or s.plan.rank
    return s.plan.soul_weapons or rank >= 4


def free_card(s: Quest, item: str) -> int:
    """SS-8.8: a copy of an item that is to be had; NONE where others have all of them, those in camp among them (SS-39.7)."""
    for card in s.cast.items[s.cast.item_ids[item]].cards:
        if pile_with(s, card) != NONE or (is_nobodys(s, card) and not in_camp(s, item)):
            return card
    return NONE


def pile_with(s: Quest, card: int) -> int:
    """The deck in which a card lies, or its discards; NONE where it lies in none."""
    for pile in (SHOP, STASH, TREASURES, TREASURES + 1, SOUL_WEAPONS, QUEST_TREASURES):
        if card in s.piles.rows[pile].cards:
            return pile
    return NONE


def in_camp(s: Quest, item: str) -> bool:
    """Whether a hero who stays in camp has such a card."""
    legacy = s.setup["legacy"]
    for absent in legacy["camp"].values() if legacy else ():
        if any([record[:1] == [item] for record in (*absent["slots"], *absent["pack"])]):
            return True
    return False


def is_nobodys(s: Quest, card: int) -> bool:
    lying = any([thing.kind == FOUND_ITEM and thing.value == card for thing in s.things.rows])
    return (
        owner_of(s, card) == NOBODY
        and not lying
        and not any([row.load == (FOUND_ITEM, card) for row in s.companions.rows])
    )


def give(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-8.8: a certain item, if it is to be had: one for each who is named, or laid on an area as a find."""
    receivers = [] if op.whose is None else whom(s, f, op.whose)
    if receivers is None:
        return False
    for seat in [one for one in receivers if is_hero(one)]:
        card = fetched(s, op)
        if card != NONE:
            atoms_items.receive(s, seat, card)
    for area in places_of(s, f, op.at)[:1] if op.whose is None else []:
        card = fetched(s, op)
        if card != NONE:
            atoms_map.lay(s, FOUND_ITEM, area, card)
    return True


def fetched(s: Quest, op: Op) -> int:
    """A free copy of the item, out of its pile, on the side that is told and with all its charges; NONE if there is none."""
    card = free_card(s, op.id)
    if card != NONE:
        pile = pile_with(s, card)
        if pile != NONE:
            decks.take(s, s.piles, pile, card)
        atoms_items.set_side(s, card, op.n - 1)
        atoms_items.fill(s, card)
    return card


def hand_in(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-G18 Q2: a card goes back to where it belongs, whoever of the party has it."""
    for card in s.cast.items[s.cast.item_ids[op.id]].cards:
        seat = owner_of(s, card)
        if seat != NOBODY:
            atoms_items.lose_item(s, seat, card)
    return True


TREASURE: Final = declare(
    Verb(
        "treasure",
        "SS-10.8",
        treasure,
        say,
        (whose(), Field("draw", INT, 1, "n"), Field("keep", INT, 1)),
        struct="DrawTreasure",
    )
)
LOOT_TOKEN: Final = declare(Verb("loot", "SS-36.3", loot, say, (whose(),), struct="DrawLoot"))
SOUL_WEAPON: Final = declare(Verb("soul-weapon", "SS-21.11", soul_weapon, say, (whose(),)))
declare(
    Verb(
        "give", "SS-8.8", give, say,
        (Field("item", ID, slot="id"), Field("side", INT, 1, "n"), Field("whose", "Selector", ""), Field("at", PLACE, "")),
    )
)  # fmt: skip
declare(Verb("hand-in", "SS-27.14", hand_in, say, (Field("item", ID, slot="id"),)))


# Crowns and soul points ----------------------------------------------------------------------------------------------


def crowns(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in found:
        if is_hero(seat):
            atoms_items.gain_crowns(s, seat, amount_of(s, f, op.amount))
    return True


def lose_token(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-40.5a: a random crown token; without one, a token that lies in the hero's area, where the text says so."""
    assert op.whose is not None
    if not in_turn(s, f, op.whose):
        return False
    while f.line[0] != NOBODY:
        seat = f.line[0]
        if not is_hero(seat):
            f.line = f.line[1:]
            continue
        tokens = [which for which in range(len(CROWN_VALUES)) for _ in range(s.heroes.rows[seat].crowns[which])]
        if not tokens:
            if op.flag:
                lose_from_area(s, s.figures.rows[seat].area)
        elif f.stage == 0 and tokens[0] != tokens[-1]:
            f.stage = ASKED
            nature(s, decisions.LOT, Listed(tuple(range(len(tokens)))), LOT_STREAM)
            if f.answer is None:
                return False
            continue
        else:
            atoms_items.lose_token(s, seat, tokens[f.answer if f.stage == ASKED else 0])
        f.line, f.stage, f.answer = f.line[1:], 0, None
    f.line = ()
    return True


def lose_from_area(s: Quest, area: int) -> None:
    """One crown token of an area goes back to the supply."""
    for number in things_in(s, area, FOUND_CROWNS)[:1]:
        atoms_map.lose_crown_token(s, number)


def soul(s: Quest, f: Deeds, op: Op) -> Done:
    atoms_table.gain_soul(s, amount_of(s, f, op.amount) * (len(s.heroes) if op.flag else 1))
    return True


CROWNS: Final = declare(Verb("crowns", "SS-27.1", crowns, say, (whose(), Field("amount", NUMBER)), struct="GainCrowns"))
declare(
    Verb("lose-crown-token", "SS-27.1", lose_token, say, (whose(), Field("else", ID, "", "flag")), rules=("SS-27.1",))
)
SOUL: Final = declare(
    Verb(
        "soul",
        "SS-14.2",
        soul,
        say,
        (Field("amount", NUMBER), Field("each-hero", BOOL, False, "flag")),
        struct="SoulPoints",
    )
)


# Finds, the Emporium, looking ----------------------------------------------------------------------------------------


def finds(s: Quest, f: Deeds, op: Op) -> Done:
    """All finds of an area: taken by the user at once, or moved to an area (SS-17.3 does not matter: also while engaged)."""
    area, goal = from_where(s, f, op), to_where(s, f, op)
    for kind in FINDS:
        for number in things_in(s, area, kind):
            if op.id == "you":
                take_find(s, f, number)
            elif goal != area:
                atoms_table.shift_find(s, number, goal)
    return True


def from_where(s: Quest, f: Deeds, op: Op) -> int:
    """The area that was chosen, one that is named, or here."""
    return (*places_of(s, f, op.at), place_of(s, f))[0]


def to_where(s: Quest, f: Deeds, op: Op) -> int:
    """An area that is named, or the user's."""
    named = areas_named(s, op.id)
    return named[0] if named else s.figures.rows[f.user].area if f.user != NOBODY else place_of(s, f)


def can_find(s: Quest, f: Deeds, op: Op) -> bool:
    area = from_where(s, f, op)
    if op.id != "you" and area == to_where(s, f, op):
        return False
    return bool(finds_at(s, area))


def take_find(s: Quest, f: Deeds, number: int) -> None:
    """SS-36.3: a find is revealed and taken."""
    thing = atoms_items.take_up(s, number)
    if thing.kind == FOUND_CROWNS:
        atoms_items.find_crowns(s, f.user, thing.value)
    elif thing.kind == FOUND_LOOT:
        resolve_loot(s, f, f.user, thing.value)
    elif thing.kind == FOUND_ITEM:
        atoms_items.receive(s, f.user, thing.value)


def emporium(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-27.4: the game pauses, and these heroes are in the Emporium."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    seats = tuple([seat for seat in found if is_hero(seat)])
    if seats:
        atoms_table.forget_uses(s, t.PER_VISIT)
        push(s, Visit(seats))
    return True


PILES_SEEN: Final = {
    name: PILES.index(name) for name in ("event", "encounter", "trap", "treasure", "enemy", "enemy-power")
}
"""SS-50.8 `look`: decks of which one may see the topmost cards."""


def look(s: Quest, f: Deeds, op: Op) -> Done:
    """The topmost cards of one of these piles, seen by the user alone."""
    push(s, Looking(f.seat, tuple([PILES_SEEN[name] for name in op.names]), op.n, reorder=op.flag))
    return True


FINDS_VERB: Final = declare(
    Verb(
        "finds",
        "SS-17.3",
        finds,
        say,
        (Field("from", PLACE, slot="at"), Field("to", ID, slot="id")),
        struct="TakeFinds",
    ),
    can=can_find,
)
EMPORIUM: Final = declare(Verb("emporium", "SS-27.4", emporium, say, (whose(),), struct="VisitEmporium"))


def say_look(t: Teller, e: Spoken, rules: list[str]) -> str:
    piles = t.either([t.put(f"pile-{pile}", "gen") for pile in e.piles])
    return str(t.put("say-look", n=e.count, piles=piles, reorder="yes" if e.reorder else "no"))


LOOK: Final = declare(
    Verb(
        "look", "SS-1.13", look, say_look,
        (Field("piles", WORDS, slot="names"), Field("count", INT, slot="n"), Field("reorder", BOOL, True, "flag")), struct="LookAt",
    )
)  # fmt: skip


# Traps and searches --------------------------------------------------------------------------------------------------


def trap(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-11.1, SS-Q23: a trap with its centre here."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in reversed([one for one in found if is_hero(one) and s.in_play(one)]):
        area = (*places_of(s, f, op.at), s.figures.rows[seat].area)[0]
        push(s, Trap(seat, area))
    return True


def search(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-10.11: as if a search token were searched."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in reversed([one for one in found if is_hero(one) and s.in_play(one)]):
        push(s, Searching(seat, op.n, s.figures.rows[seat].area))
    return True


TRAP: Final = declare(
    Verb("trap", "SS-11.1", trap, say, (whose("searcher"), Field("at", PLACE, "here")), struct="DrawTrap")
)
SEARCH: Final = declare(
    Verb("search", "SS-10.11", search, say, (whose(), Field("token", INT, slot="n")), struct="SearchAs")
)
