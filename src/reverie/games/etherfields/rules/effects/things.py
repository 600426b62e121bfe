"""EF-6.110, ops of Items, Masks and the campaign: decks, Gates, Notes, Wisdom, Signs, the Team's way, flags and counters."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import push
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.plain import Answer
from reverie.parts.rules.effects import WORD, Field

from .. import atoms, atoms_signs, decisions
from .. import atoms_team as band
from .. import terms as t
from ..abilities import GAINED, MEMORY, NONE, PLACES
from ..atoms_cards import doom, take_memory, to_item_market
from ..atoms_cards import shuffle as shuffle_pile
from ..cast import Op
from ..frames import Fitting, Masking
from ..legality import HINTS
from ..signs import SIGN_SPACES, fitting_signs, personal_signs
from ..state import FATE, NOBODY, OPEN, SLUMBERS, Session
from .declaring import Verb, amount, code, declare, named, place, say, who, word
from .walk import WAITING, Deeds, Done, by_nature, each_seat, how_much, pick, pick_of

# Items (EF-5.144 to EF-5.151) ------------------------------------------------------------------------------------------


def do_gain_item(s: Session, f: Deeds, op: Op) -> Done:
    card = s.cast.card_ids[op.code]
    if op.code in s.gone:
        return True  # EF-5.287
    band.take_secret(s, card)
    band.remove_code(s, op.code)
    push(s, Fitting(card))
    return True


declare(Verb("gain-item", "EF-5.151", do_gain_item, say, (code(),)))


def do_recover_item(s: Session, f: Deeds, op: Op) -> Done:
    push(s, Fitting(NONE, how_much(s, f, op.amount)))
    return True


declare(Verb("recover-item", "EF-5.147", do_recover_item, say, (amount(),)))

THIS: Final = ("this", "chosen")


def do_discard_item(s: Session, f: Deeds, op: Op) -> Done:
    if op.which == 0:
        card = s.cast.uses[f.use].owner if f.use != NONE else NONE
    else:
        card = pick_of(s, f, decisions.ITEM, list(dict.fromkeys(s.items)), True)
        if card == WAITING:
            return False
    if card in s.items:
        band.store_item(s, card)
    return True


declare(Verb("discard-item", "EF-5.148", do_discard_item, say, (word("which", THIS, "which"),)))


def do_store_item(s: Session, f: Deeds, op: Op) -> Done:
    card = pick_of(s, f, decisions.ITEM, list(dict.fromkeys(s.items)), True)
    if card == WAITING:
        return False
    if card != NONE:
        band.store_item(s, card)
    return True


declare(Verb("store-item", "EF-5.148", do_store_item, say))


def do_to_item_market(s: Session, f: Deeds, op: Op) -> Done:
    card = f.paid if op.code == "paid" else s.cast.card_ids[op.code]
    if card in s.items:
        band.sell_item(s, card)
    elif op.code == "paid" or op.code not in s.gone:
        band.remove_code(s, s.cast.cards[card].id)
        to_item_market(s, card)
    return True


declare(Verb("to-item-market", "EF-5.150", do_to_item_market, say, (code(),)))


# Masks (EF-5.200 to EF-5.206) ------------------------------------------------------------------------------------------


def mask_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    """`own-1`, `own-2`: the archetype's own; no second copy of the others."""
    archetype = s.cast.archetypes[s.dreamers.rows[seat].archetype]
    if op.code.startswith("own-"):
        card = archetype.masks[int(op.code[4:]) - 1]
    else:
        card = s.cast.card_ids[op.code]
        if op.code in s.gone:
            return
        band.remove_code(s, op.code)
    if card not in s.dreamers.rows[seat].masks:
        band.gain_mask(s, seat, card)
        push(s, Masking(seat, card))


def do_gain_mask(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, mask_for)


declare(Verb("gain-mask", "EF-5.205", do_gain_mask, say, (who(), code())))


def mask_back(s: Session, f: Deeds, op: Op, seat: int) -> None:
    push(s, Masking(seat))


def do_recover_mask(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, mask_back)


declare(Verb("recover-mask", "EF-5.203", do_recover_mask, say, (who(),)))


def mask_off(s: Session, f: Deeds, op: Op, seat: int) -> None:
    band.lose_mask(s, seat)


def do_discard_mask(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, mask_off)


declare(Verb("discard-mask", "EF-5.204", do_discard_mask, say, (who(),)))


# Decks of the campaign ---------------------------------------------------------------------------------------------------


def number_in(s: Session, deck: str, code_: str) -> int:
    """What a deck names a component by: Slumber tiles among the Entities, map tiles among the tiles, all else among the cards."""
    if deck == "slumber":
        return s.cast.entity_ids[code_]
    return s.cast.tile_ids[code_] if deck == "slumber-map" else s.cast.card_ids[code_]


def do_add_to(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.220, EF-5.251: one of a kind is added once."""
    deck = t.DECKS[op.kind]
    if f.stage == 0:
        if op.code in s.gone:
            return True
        number = number_in(s, deck, op.code)
        if deck != "slumber-map" and deck != "slumber":
            band.take_secret(s, number)
        band.remove_code(s, op.code)
        band.add_to_deck(s, band.PILE_OF[deck], number, t.ENDS[op.where] == "top")
        if t.ENDS[op.where] != "shuffle":
            return True
        f.stage = 1
        return shuffled(s, f, band.PILE_OF[deck])
    return shuffled(s, f, band.PILE_OF[deck])


def shuffled(s: Session, f: Deeds, pile: int) -> bool:
    """EF-5.7: a deck is shuffled by nature; whether it is done."""
    cards = s.piles.rows[pile]
    if not by_nature(s, f, decisions.SHUFFLE, Permutation(len(cards.cards)), cards.stream):
        return False
    shuffle_pile(s, pile, f.answer)
    f.answer = None
    return True


declare(Verb("add-to", "EF-5.220", do_add_to, say, (word("deck", t.DECKS), code(), word("where", t.ENDS, "where"))))


def do_shuffle(s: Session, f: Deeds, op: Op) -> Done:
    return shuffled(s, f, band.PILE_OF[t.DECKS[op.kind]])


declare(Verb("shuffle", "EF-5.7", do_shuffle, say, (word("deck", t.DECKS),)))


def do_delta_to_bottom(s: Session, f: Deeds, op: Op) -> Done:
    """EF-7.40: the Slumber deck is shuffled, and the Delta tile goes to its very bottom."""
    if not shuffled(s, f, SLUMBERS):
        return False
    delta = s.cast.entity_ids["S-04"]
    if delta in s.piles.rows[SLUMBERS].cards:
        band.to_bottom(s, SLUMBERS, delta)
    return True


declare(Verb("delta-to-bottom", "EF-5.249", do_delta_to_bottom, say))


def do_look_slumber(s: Session, f: Deeds, op: Op) -> Done:
    """Look at the top Slumber tiles; one of them may go to the bottom."""
    if f.stage == 0:
        f.line = band.look_at(s, SLUMBERS, how_much(s, f, op.amount))
        f.stage = 1
    chosen = pick(s, f, decisions.LOOK, Listed((decisions.NO, *dict.fromkeys(f.line))), True)
    if chosen is None:
        return False
    if chosen != decisions.NO:
        band.to_bottom(s, SLUMBERS, int(chosen))
    return True


declare(Verb("look-slumber", "EF-6.110", do_look_slumber, say, (amount(),)))


def do_replace_tile(s: Session, f: Deeds, op: Op) -> Done:
    """This Slumber tile leaves the game, another goes to the bottom of the deck."""
    band.remove_slumber(s, s.cast.entities[s.slumber].code)
    if op.code not in s.gone:
        band.add_to_deck(s, SLUMBERS, s.cast.entity_ids[op.code], False)
    return True


declare(Verb("replace-tile", "EF-5.255", do_replace_tile, say, (code(),)))


def do_remove(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.8: out of the game: the Slumber tile at hand, a First Memory, any component."""
    if op.code == "this" and f.use != NONE and s.cast.uses[f.use].source == MEMORY:
        take_memory(s, f.owner, s.cast.uses[f.use].owner)
        sign_for(s, f, op, f.owner)
    elif op.code == "this" and s.slumber != NONE:
        band.remove_slumber(s, s.cast.entities[s.slumber].code)
    elif op.code in s.cast.entity_ids:
        band.remove_slumber(s, op.code)
    else:
        band.remove_code(s, op.code)
    return True


declare(Verb("remove", "EF-5.8", do_remove, say, (code(),)))

UNLOCKED: Final = ("gate", "world", "slumber-map", "sign-space")


def do_unlock(s: Session, f: Deeds, op: Op) -> Done:
    kind = UNLOCKED[op.kind]
    if kind == "gate":
        band.open_gate(s, s.cast.dream_ids[op.code])
    elif kind == "world":
        band.find_world(s, s.cast.world_ids[op.code])
    elif kind == "slumber-map" and op.code not in s.gone:
        band.remove_code(s, op.code)
        band.add_to_deck(s, band.PILE_OF["slumber-map"], s.cast.tile_ids[op.code], False)
    elif kind == "sign-space":
        atoms.raise_flag(s, SIGN_SPACES)
    return True


declare(Verb("unlock", "EF-5.247", do_unlock, say, (word("kind", UNLOCKED), code())))


def do_season(s: Session, f: Deeds, op: Op) -> Done:
    band.set_season(s, s.cast.seasons[op.code])
    return True


declare(Verb("season", "EF-5.269", do_season, say, (code(),)))


# The Team --------------------------------------------------------------------------------------------------------------


def do_move_team(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.246, EF-9.44: to a different Location, which is then resolved."""
    if op.place is None or s.location == NONE:
        return True
    cast = s.cast
    word_ = PLACES[op.place.kind]
    here = cast.locations[s.location]
    known = [place_.number for place_ in cast.locations if place_.tile in s.world and place_.number != s.location]
    if word_ == "same-world-tile":
        known = [number for number in known if cast.locations[number].tile == here.tile]
    elif word_ == "location":
        known = [number for number in known if cast.locations[number].id == op.place.name]
    chosen = pick_of(s, f, decisions.GO, known, True)
    if chosen == WAITING:
        return False
    if chosen != NONE:
        band.travel(s, chosen, False)
    return True


declare(Verb("move-team", "EF-5.246", do_move_team, say, (place(),)))


def do_flag(s: Session, f: Deeds, op: Op) -> Done:
    if op.effect.name == "flag":
        atoms.raise_flag(s, op.name)
    else:
        atoms.lower_flag(s, op.name)
    return True


declare(Verb("flag", "EF-6.118", do_flag, say, (named(),)))
declare(Verb("unflag", "EF-6.118", do_flag, say, (named(),)))


def do_count(s: Session, f: Deeds, op: Op) -> Done:
    base = s.count(op.name) if op.effect.name == "count" else 0
    atoms.set_count(s, op.name, base + how_much(s, f, op.amount))
    return True


declare(Verb("count", "EF-6.118", do_count, say, (named(), amount())))
declare(Verb("set", "EF-6.118", do_count, say, (named(), amount())))


def do_note(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: a Note owned already is not gained again."""
    card = s.cast.card_ids[op.code]
    if card not in s.notes and card not in s.used_up:
        band.take_secret(s, card)
        band.gain_note(s, card, counted(op.code))
    return True


def counted(code_: str) -> bool:
    """EF-10.80: Notes N and P of Dreams, and keepsakes; words and pictures of a Dream and Companions do not count."""
    return code_.startswith("K-") or code_.endswith((" N", " P"))


declare(Verb("note", "EF-5.218", do_note, say, (code(),)))


def do_use_up(s: Session, f: Deeds, op: Op) -> Done:
    card = s.cast.uses[f.use].owner if op.code == "this" and f.use != NONE else s.cast.card_ids.get(op.code, NONE)
    if card in s.notes:
        band.use_up_note(s, card)
    return True


declare(Verb("use-up", "EF-5.218", do_use_up, say, (code(),)))


def do_wisdom(s: Session, f: Deeds, op: Op) -> Done:
    card = s.cast.card_ids[op.code]
    if card not in s.wisdom:
        band.gain_wisdom(s, card)
        for number in s.cast.cards[card].uses:
            use = s.cast.uses[number]
            if use.id.endswith(GAINED):
                push(s, Deeds(use.do, f.seat, NOBODY))
    return True


declare(Verb("wisdom", "EF-5.216", do_wisdom, say, (code(),)))


PERSONAL: Final = "personal-1"


def sign_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    for card in personal_signs(s, seat):
        atoms_signs.gain_sign(s, seat, card)


def do_sign(s: Session, f: Deeds, op: Op) -> Done:
    """`personal`: whatever of the own Signs is due to each (EF-10.75)."""
    if op.code == PERSONAL:
        return each_seat(s, f, op, sign_for)
    if op.code not in s.gone:
        atoms_signs.gain_new_sign(s, s.cast.card_ids[op.code])
    return True


declare(Verb("sign", "EF-10.75", do_sign, say, (who(), code())))

HINTED: Final = ("this", "next-gate")


def do_hint(s: Session, f: Deeds, op: Op) -> Done:
    """EF-9.111: the next level of the hints of the Dream at hand, or of the next whose Gate stands open."""
    gates = [gate for gate in s.gates if gate[3] < HINTS and (gate[0] == s.dream if op.which == 0 else gate[1] == OPEN)]
    if gates:
        band.open_hint(s, gates[0][0])
    return True


declare(Verb("hint", "EF-9.111", do_hint, say, (word("which", HINTED, "which"),)))


def do_peek(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.55: the face of one Secret of this Dream whose back may be peeked at."""
    pictures = {s.cast.cards[card].code: card for card in s.secrets if t.KINDS[s.cast.cards[card].kind] == "picture"}
    backs: list[Answer] = [
        card for card in s.secrets if t.KINDS[s.cast.cards[card].kind] in t.PEEKED and card not in pictures.values()
    ]
    backs += [*s.secret_slumbers(), *pictures]
    if not backs:
        return True
    chosen = pick(s, f, decisions.PEEK, Listed(tuple(backs)))
    if chosen is None:
        return False
    if chosen in pictures:
        band.tell_peeked(s, f.seat, pictures[str(chosen)])
    elif isinstance(chosen, str):
        band.tell_tile_peeked(s, f.seat, s.cast.entity_ids[chosen])
    else:
        band.tell_peeked(s, f.seat, chosen)
    return True


declare(Verb("peek", "EF-5.55", do_peek, say, (who("actor"),)))


def do_play_sign(s: Session, f: Deeds, op: Op) -> Done:
    """EF-9.118: a fitting Sign lies on the actor's space."""
    card = pick_of(s, f, decisions.CARD, fitting_signs(s, f.seat, s.space_of(f.seat)))
    if card == WAITING:
        return False
    if card != NONE:
        atoms_signs.play_sign(s, f.seat, card, s.space_of(f.seat))
    return True


declare(Verb("play-sign", "EF-9.118", do_play_sign, say))


def do_awaken(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.231, EF-5.233: once the Dream or Slumber at hand is over."""
    atoms.raise_flag(s, "(awaken)")
    return True


declare(Verb("awaken", "EF-5.233", do_awaken, say))


def do_death(s: Session, f: Deeds, op: Op) -> Done:
    doom(s, f.seat if f.seat != NOBODY else s.first, "text")
    return True


declare(Verb("death", "EF-5.31", do_death, say))

__all__ = ["FATE", "WORD", "Field"]
