"""The Dreamworld Map: a whole session, travelling, Locations, Fate, shops (EF-3.6, EF-4.1, EF-4.20, EF-5.239 to EF-5.274)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.plain import Answer
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, atoms_signs, decisions
from .. import atoms_cards as cards
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import NONE
from ..atoms import happen
from ..decisions import NO
from ..deeds import HINT, usable
from ..effects.walk import Deeds
from ..force import M, in_force, value
from ..frames import (
    Awakening,
    Buying,
    DreamRun,
    Fate,
    Fitting,
    Location,
    Reshuffling,
    Saving,
    SessionRun,
    Shopping,
    SlumberRun,
    Travel,
    Window,
)
from ..legality import may_open_hint
from ..signs import SIGN_SPACES, next_signs
from ..state import FATE, FLAWS, ITEM_MARKET, NOBODY, OPEN, SLUMBERS, Session
from ..team import said, team
from .agreeing import open_hint
from .goal import trim_limits
from .paying import begin_use
from .play import open_pairs

PATH: Final = "path"
SHORTCUT: Final = "shortcut"
GATE: Final = "gate"
CONCEDE: Final = "concede"
AWAKEN: Final = "awaken"
SAVE: Final = "save"
SPECIAL: Final = "special"
USE: Final = "use"
SHORTCUT_FREE: Final = M["shortcut-free"]
SHORTCUT_SEALS: Final = M["shortcut-seals"]
KEY_PRICE: Final = M["key-price"]
SLUMBER_SEEN: Final = M["slumber-seen"]
SPECIAL_ANYWHERE: Final = M["special-anywhere"]
USED_OFTEN: Final = 3
"""EF-10.38: the special Location of a district, used so often, gives the Wisdom card of that district."""
ITEM_ETHER: Final = 2
SIGN_ETHER: Final = 2


# A session (EF-4.1) --------------------------------------------------------------------------------------------------------


def set_out(s: Session, f: SessionRun) -> None:
    """EF-3.6 step 5: the Fate and Flaw decks are shuffled."""
    nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[FATE].cards)), FATE)


def shuffle_flaws(s: Session, f: SessionRun) -> None:
    if f.answer is not None:
        cards.shuffle(s, FATE, f.answer)
    f.answer = None
    if s.piles.rows[FLAWS].cards:
        nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[FLAWS].cards)), FLAWS)


def wake_or_dream(s: Session, f: SessionRun) -> None:
    """EF-3.4, EF-3.6 step 8: the First Dream has no Awakening before it."""
    if f.answer is not None:
        cards.shuffle(s, FLAWS, f.answer)
    f.answer = None
    if s.setup["start"] != "first":
        push(s, Awakening(True))
        return
    extra = 1 if s.setup["difficulty"] == "gentle" else 0
    band.set_hours(s, t.HOURS[s.players()] + extra)
    for seat in range(s.players()):
        cards.build_deck(s, seat, s.dreamers.rows[seat].unused)
        push(s, Reshuffling(seat, False))


def take_keepsake(s: Session, f: SessionRun) -> None:
    """EF-9.94: after step 8 each Dreamer gains 1 Ether (EF-3.8)."""
    f.answer = None
    if s.keepsake:
        band.give_keepsake(s, False)
        for seat in range(s.players()):
            atoms.gain(s, seat, t.ETHER, 1)


def go(s: Session, f: SessionRun) -> None:
    start = s.setup["start"]
    if start in ("first", "dream"):
        push(s, DreamRun(s.cast.dream_ids[s.setup["scenario"]], s.location))
    elif start == "slumber":
        push(s, SlumberRun(s.cast.entity_ids[s.setup["scenario"]]))


def travel_on(s: Session, f: SessionRun) -> Flow:
    """What stands alone is over; otherwise the Map until the session is saved or the campaign ends."""
    result = f.answer
    f.answer = None
    if s.setup["start"] in ("dream", "slumber"):
        band.end_session(s, t.RESULTS[int(result)] if result else "lost")
        return DONE
    if s.ended:
        return DONE
    if s.setup["start"] == "first" and not [gate for gate in s.gates if gate[0] == 0 and gate[1] >= 2]:
        push(s, DreamRun(0, NONE))  # EF-10.50: begun anew
        return AGAIN
    push(s, Travel())
    return AGAIN


procedure(
    SessionRun,
    ("EF-3.6", set_out),
    ("EF-3.6", shuffle_flaws),
    ("EF-3.6", wake_or_dream),
    ("EF-9.94", take_keepsake),
    ("EF-4.1", go),
    ("EF-4.1", travel_on),
)


# On the Map (EF-4.20) --------------------------------------------------------------------------------------------------------


def ways_on(s: Session) -> tuple[Answer, ...]:
    """Everything that the Team may do here (EF-4.20, EF-4.57, EF-5.234)."""
    here = s.cast.locations[s.location]
    found: list[Any] = [(PATH, to) for to in here.paths if s.cast.locations[to].tile in s.world]
    if can_take_shortcut(s):
        found += [(SHORTCUT, to) for to in here.shortcuts if s.cast.locations[to].tile in s.world]
    for dream, status, tries, _hints in s.gates:
        if status == OPEN and gate_fits(s, dream):
            if s.keys >= keys_for(s, dream):
                found.append((GATE, dream))
        if status == OPEN and tries >= 3 and s.cast.dreams[dream].id != "I-10":
            found.append((CONCEDE, dream))
        if status == OPEN and may_open_hint(s, dream):
            found.append((HINT, dream))
    for seat in range(s.players()):
        found += [(USE, seat, use.number) for use in usable(s, seat, t.OWN_TIME) if on_map(s, use.number)]
    if may_use_from_afar(s, here.tile):
        found.append((SPECIAL, here.tile))
    return (*found, AWAKEN, SAVE)


def on_map(s: Session, number: int) -> bool:
    """EF-5.245: what speaks of the Map, and what helps there at once: Notes, and cards that draw, heal or restore (EF-5.17)."""
    use = s.cast.uses[number]
    if use.map_only:
        return True
    names = [op.effect.name for op in s.cast.texts[use.do].ops]
    return all([name in USEFUL for name in names])


USEFUL: Final = (
    "draw", "heal", "unseal", "unseal-chosen", "restore", "gain", "seal-this", "remove-flaw", "recover-item", "recover-mask",
    "shuffle-deck", "use-up", "look-slumber", "count", "nothing",
)  # fmt: skip


def may_use_from_afar(s: Session, tile: int) -> bool:
    """`special-anywhere`: the special text of this district from any of its Locations, once between two Slumbers (EF-6.121, EF-10.38)."""
    world = s.cast.world[tile]
    known = [one for one in in_force(s, SPECIAL_ANYWHERE) if one.mod.word == world.id]
    return bool(known) and not band.was_reached(s, tile) and gives_now(s, tile)


def can_take_shortcut(s: Session) -> bool:
    """EF-5.241, EF-9.37: everybody must be able to Seal, unless it is free."""
    if is_free(s):
        return True
    return all([cards.sealable(s, seat) >= value(s, SHORTCUT_SEALS, seat, 1) for seat in range(s.players())])


def is_free(s: Session) -> bool:
    """`shortcut-free`, laid for the next one or by the Season once between two Slumbers (EF-10.69)."""
    return is_laid_free(s) or (bool(in_force(s, SHORTCUT_FREE)) and (NONE, NOBODY) not in s.used)


def is_laid_free(s: Session) -> bool:
    """A card or an Item has paid for the next Shortcut."""
    return bool([one for one in s.lasting if s.cast.mods[one[1]].kind == SHORTCUT_FREE])


def gate_fits(s: Session, dream: int) -> bool:
    """EF-3.15, EF-9.36: in its district, or anywhere if it has none (EF-5.244)."""
    district = s.cast.dreams[dream].district
    return not district or s.cast.world[s.cast.locations[s.location].tile].id == district


def keys_for(s: Session, dream: int) -> int:
    """EF-5.306: with the Turbo-Slumber a Dream that was lost asks for no Keys (EF-3.34)."""
    gate = s.gate_of(dream)
    turbo = s.setup["turbo"] or s.setup["difficulty"] == "gentle"
    if s.setup["short"] and s.cast.dreams[dream].id == "I-10":
        return 1
    return 0 if turbo and gate[2] else s.cast.dreams[dream].keys


def hint_hours(s: Session, dream: int) -> int:
    """EF-9.111: a hint is free after a try that failed, each one once; else it takes 1 Hour."""
    gate = s.gate_of(dream)
    return 1 if gate[3] >= gate[2] else 0


def shortcut_seals(s: Session) -> int:
    """EF-5.241: how many cards each Dreamer Seals for the next Shortcut; the most of them, where they differ."""
    return 0 if is_free(s) else max([value(s, SHORTCUT_SEALS, seat, 1) for seat in range(s.players())])


def choose_way(s: Session, f: Travel) -> Flow:
    f.answer = None
    if trim_limits(s):
        return AGAIN
    look_ahead(s)
    team(s).ask(s, decisions.TRAVEL, Listed(ways_on(s)))
    return None


def look_ahead(s: Session) -> None:
    """`slumber-seen`: next to a Slumber Location the top Slumber tile is seen before anybody moves (EF-6.121); it costs nothing."""
    if not in_force(s, SLUMBER_SEEN) or not s.piles.rows[SLUMBERS].cards:
        return
    here = s.cast.locations[s.location]
    near = [place for place in (*here.paths, *here.shortcuts) if s.cast.locations[place].tile in s.world]
    if [place for place in near if t.ICONS[s.cast.locations[place].icon] == "slumber"]:
        band.see_slumber(s)


def go_there(s: Session, f: Travel) -> Flow:
    answer = said(s, f.answer)
    f.answer = None
    if answer == AWAKEN:
        push(s, Awakening())
    elif answer == SAVE:
        push(s, Saving())
    elif answer[0] == PATH:
        band.travel(s, answer[1], False)
    elif answer[0] == SHORTCUT:
        take_shortcut(s, answer[1])
    elif answer[0] == GATE:
        atoms.lose(s, s.first, t.KEY, keys_for(s, answer[1]))
        push(s, DreamRun(answer[1], s.location))
    elif answer[0] == CONCEDE:
        concede(s, answer[1])
    elif answer[0] == SPECIAL:
        band.mark_reached(s, answer[1])
        use_special(s, answer[1])
    elif answer[0] == HINT:
        open_hint(s, answer[1])
    else:
        begin_use(s, answer[1], answer[2])
    return None


def take_shortcut(s: Session, to: int) -> None:
    """EF-5.241: everybody Seals 1, or what the Season asks; not the one that is free."""
    if is_laid_free(s):
        atoms.use_up_lasting(s, SHORTCUT_FREE, NOBODY, t.SPANS.index("next-shortcut"))
    elif is_free(s):
        band.mark_shortcut(s)
    else:
        for seat in range(s.players()):
            cards.seal(s, seat, value(s, SHORTCUT_SEALS, seat, 1))
    band.travel(s, to, True)


def concede(s: Session, dream: int) -> None:
    """EF-9.112: counts as part; the choice flag, the Wisdom card and the unlocks are given, nothing else changes."""
    band.concede(s, dream)
    atoms.set_count(s, "part", s.count("part") + 1)
    open_pairs(s)
    if s.cast.dreams[dream].conceded != NO_TEXT:
        push(s, Deeds(s.cast.dreams[dream].conceded, s.first, NOBODY))


def resolve(s: Session, f: Travel) -> Flow:
    """EF-5.242, EF-9.44: a Location that was entered is resolved, also by Relocation."""
    f.answer = None
    if s.entered:
        band.settle_location(s)
        turns.pass_first(s)
        push(s, Location())
        return AGAIN
    return None


procedure(Travel, ("EF-4.57", choose_way), ("EF-4.20", go_there), ("EF-5.242", resolve))


# Locations (EF-10.34) ------------------------------------------------------------------------------------------------------


def enter_location(s: Session, f: Location) -> None:
    here = s.cast.locations[s.location]
    icon = t.ICONS[here.icon]
    happen(s, f"enter-location:{icon}", NOBODY, s.location)


def resolve_icon(s: Session, f: Location) -> Flow:
    f.answer = None
    here = s.cast.locations[s.location]
    icon = t.ICONS[here.icon]
    if icon == "slumber" and s.piles.rows[SLUMBERS].cards:
        push(s, SlumberRun())
    elif icon == "fate" and s.piles.rows[FATE].cards:
        push(s, Fate())
    elif icon == "shop" and s.shopping:
        push(s, Shopping())
    elif icon == "key":
        return ask_key_price(s)
    elif icon == "rest":
        push(s, Deeds(s.cast.rest, s.first, NOBODY)) if s.cast.rest != NO_TEXT else None
    elif icon == "special":
        use_special(s, here.tile)
    return DONE


def ask_key_price(s: Session) -> Flow:
    """EF-10.34: 1 Key if a Slumber was played or skipped since the last one here; the Season may ask 1 Ether of one Dreamer (EF-10.39),
    whom the Team names (EF-6.111)."""
    if s.location not in s.slept:
        return DONE
    if not in_force(s, KEY_PRICE):
        take_key(s)
        return DONE
    rich = [seat for seat in range(s.players()) if s.dreamers.rows[seat].ether]
    if not rich or not atoms.in_pool(s, t.KEY):
        return DONE
    team(s).ask(s, decisions.ONE, Listed(tuple(rich)))
    return None


def pay_for_key(s: Session, f: Location) -> None:
    payer = int(said(s, f.answer))
    f.answer = None
    atoms.lose(s, payer, t.ETHER, 1)
    take_key(s)


def take_key(s: Session) -> None:
    if atoms.gain(s, s.first, t.KEY, 1):
        band.unmark_slept(s, s.location)


def special_of(s: Session, tile: int) -> int:
    """The special Location of a district."""
    found = [place for place in s.cast.world[tile].locations if t.ICONS[s.cast.locations[place].icon] == "special"]
    return found[0] if found else NONE


def gives_now(s: Session, tile: int) -> bool:
    """The Great Clock gives only if a Slumber was played or skipped since."""
    return s.cast.world[tile].id != "CY" or special_of(s, tile) in s.slept


def use_special(s: Session, tile: int) -> None:
    """Once per visit; for the third time it gives the Wisdom card of its district (EF-10.38)."""
    if not gives_now(s, tile):
        return
    world = s.cast.world[tile]
    band.unmark_slept(s, special_of(s, tile))
    name = f"special.{world.id}"
    atoms.set_count(s, name, s.count(name) + 1)
    if s.count(name) >= USED_OFTEN and world.wisdom != NONE and not s.setup["short"]:
        band.gain_wisdom(s, world.wisdom)
    if world.special != NO_TEXT:
        push(s, Deeds(world.special, s.first, NOBODY))


procedure(Location, ("EF-4.84", enter_location), ("EF-10.34", resolve_icon), ("EF-10.39", pay_for_key))


# Fate (EF-5.263) -----------------------------------------------------------------------------------------------------------


def draw_fate(s: Session, f: Fate) -> None:
    f.card = band.take_top(s, FATE)
    band.tell_fate(s, f.card)
    push(s, Window(t.FATE_DRAWN, NOBODY, 0, s.first, 0, 0, f.card))


def resolve_fate(s: Session, f: Fate) -> None:
    """EF-4.52: its text, with the option that the Team chooses."""
    f.answer = None
    for number in s.cast.cards[f.card].uses:
        use = s.cast.uses[number]
        if use.trigger == NONE:
            push(s, Deeds(use.do, NOBODY, NOBODY, NONE, NONE, NOBODY, -1, f.card, number))


def put_away(s: Session, f: Fate) -> None:
    """EF-5.9: under the Fate deck, unless it lies on a Quirk slot now (EF-5.266)."""
    f.answer = None
    if not [1 for _space, card, _until in s.quirks if card == f.card]:
        band.put_under(s, FATE, f.card)


procedure(Fate, ("EF-5.263", draw_fate), ("EF-5.263", resolve_fate), ("EF-5.9", put_away))


# Shops (EF-5.272) ----------------------------------------------------------------------------------------------------------


def open_shop(s: Session, f: Shopping) -> None:
    """EF-5.274, EF-9.124: one Shopping card is used."""
    band.add_shopping(s, -1)
    f.seats = s.clockwise(s.first)


def name_next(s: Session, f: Shopping) -> Flow:
    """EF-9.95: one after the other, in an order that they choose."""
    f.answer = None
    if not f.seats:
        return DONE
    team(s).ask(s, decisions.ONE, Listed(f.seats))
    return None


def take_next(s: Session, f: Shopping) -> None:
    seat = int(said(s, f.answer))
    f.answer = None
    f.seats = (seat, *[other for other in f.seats if other != seat])


def choose_goods(s: Session, f: Shopping) -> Flow:
    """EF-4.54: Influence cards, 1 Item, or nothing, which gives 1 Ether (EF-9.39)."""
    options = [NO, "influence"]
    if s.dreamers.rows[f.seats[0]].ether >= ITEM_ETHER and s.piles.rows[ITEM_MARKET].cards:
        options.append("item")
    if sign_for_sale(s, f) != NONE and s.dreamers.rows[f.seats[0]].ether >= SIGN_ETHER:
        options.append("sign")
    band.tell_shopping(s, f.seats[0])
    ask(s, f.seats[0], decisions.SHOP, Listed(tuple(options)))
    return None


def sign_for_sale(s: Session, f: Shopping) -> int:
    """EF-10.75: once Signs may be played a Shop sells one of them for each visit, in their order; NONE where it has none."""
    left = next_signs(s, 4) if SIGN_SPACES in s.flags and not f.signed else []
    return left[0] if left else NONE


def trade(s: Session, f: Shopping) -> None:
    seat, answer = f.seats[0], f.answer
    f.answer = None
    if answer == "influence":
        push(s, Buying(seat, t.MARKET_SEEN))
    elif answer == "sign":
        atoms.lose(s, seat, t.ETHER, SIGN_ETHER)
        atoms_signs.gain_new_sign(s, sign_for_sale(s, f))
        f.signed = f.bought = True
    elif answer == "item":
        atoms.lose(s, seat, t.ETHER, ITEM_ETHER)
        push(s, Fitting(NONE, 1, True))
        f.answer = None
        f.bought = True


def console(s: Session, f: Shopping) -> None:
    """EF-5.273: who bought nothing gains 1 Ether."""
    seat = f.seats[0]
    f.seats = f.seats[1:]
    if not f.answer and not f.bought:
        atoms.gain(s, seat, t.ETHER, 1)
    f.answer = None
    f.bought = False
    f.step = 1


procedure(
    Shopping,
    ("EF-5.274", open_shop),
    ("EF-9.95", name_next),
    ("EF-9.95", take_next),
    ("EF-4.54", choose_goods),
    ("EF-5.272", trade),
    ("EF-5.273", console),
)
