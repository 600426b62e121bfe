"""The only writers of the round, the story and the end: phases, who is active, flags and counters, named enemies, piles as they are laid
out (SS-5.9, SS-6.1, SS-39.13); and the way by which procedures tell of triggers (SS-7.8).
"""

from __future__ import annotations

from reverie.kernel.agenda import emit
from reverie.kernel.chance import Stream
from reverie.parts.rules.decks import NOBODY, knows, seen, shuffled

from . import terms as t
from .abilities import Mod
from .atoms import CHANGED, LOOK, check_lives
from .atoms_map import remove
from .force import rebuild, rebuild_hero, sources
from .ground import ground
from .queries import lying_open
from .state import (
    CHEST,
    DECKS,
    EVENTS,
    FACE_DOWN,
    MODIFIER,
    PHASES,
    Quest,
    Thing,
    Used,
)

HIDDEN = -1


# Triggers --------------------------------------------------------------------------------------------------------------


def note(s: Quest, kind: str, whom: int = 0, more: int = 0) -> None:
    """Something has happened that may set something off."""
    s.happened.append((kind, whom, more))


def look_about(s: Quest) -> None:
    """SS-7.1: who sees whom is looked at anew."""
    note(s, LOOK)


# The round (SS-6.1) and the end (SS-6.19) --------------------------------------------------------------------------------


def begin_round(s: Quest) -> None:
    s.round += 1
    emit(s, "round-began", round=s.round)


def begin_phase(s: Quest, phase: int) -> None:
    s.phase = phase
    emit(s, "phase-began", phase=PHASES[phase])


def end_phases(s: Quest, phase: int) -> None:
    """SS-39.1: the quest is over; what is left belongs to no phase of a round."""
    s.phase = phase


def make_active(s: Quest, seat: int) -> None:
    """SS-6.9: it is this hero's turn."""
    s.active = seat


def end_quest(s: Quest, how: str) -> None:
    """SS-6.19: won, or how it was lost."""
    s.ended = how
    note(s, CHANGED)


# Limits (SS-8.6) ---------------------------------------------------------------------------------------------------------


def mark_use(s: Quest, use: Used) -> None:
    s.used += (use,)


def keep_uses(s: Quest, uses: tuple[Used, ...]) -> None:
    """Only these are remembered from now on."""
    s.used = uses


# The story (SS-39.13) ----------------------------------------------------------------------------------------------------


def raise_flag(s: Quest, name: str) -> None:
    s.flags = (*s.flags, name)
    emit(s, "flag-set", name=name)
    note(s, CHANGED)


def lower_flag(s: Quest, name: str) -> None:
    s.flags = tuple([one for one in s.flags if one != name])
    note(s, CHANGED)


def mark_place(s: Quest, mark: str) -> None:
    """A place has counted: it does so once."""
    s.flags = (*s.flags, mark)


def set_counter(s: Quest, name: str, value: int) -> None:
    s.counters = tuple(sorted([*[one for one in s.counters if one[0] != name], (name, value)]))
    emit(s, "counter-raised", name=name, value=value)
    note(s, CHANGED)


def name_enemy(s: Quest, code: str, alive: bool) -> None:
    """An enemy of the quest, or a group of them, is in play; or it is dead."""
    s.codes = (*[one for one in s.codes if one[0] != code], (code, 1 if alive else 0))


# Piles and things as they are laid out (SS-5.9 to SS-5.12) -----------------------------------------------------------------


def set_pile(s: Quest, pile: int, cards: tuple[int, ...], known: int = NOBODY) -> None:
    row = s.piles.edit(pile)
    row.cards, row.known = cards, (known,) * len(cards)


def put_under(s: Quest, pile: int, cards: tuple[int, ...]) -> None:
    """Cards go back face down; nature orders the pile next."""
    row = s.piles.edit(pile)
    row.cards += cards
    row.known += (NOBODY,) * len(cards)


def reorder_top(s: Quest, pile: int, count: int, order: tuple[int, ...]) -> None:
    """SS-7.35: so many cards off the top are put back as somebody has said; those that lie face up stay where they are."""
    start = lying_open(s, pile)
    row = s.piles.edit(pile)
    cards = row.cards[start : start + count]
    known = row.known[start : start + count]
    row.cards = row.cards[:start] + tuple([cards[at] for at in order]) + row.cards[start + count :]
    row.known = row.known[:start] + tuple([known[at] for at in order]) + row.known[start + count :]


def settle_events(s: Quest) -> None:
    """SS-38.9: a day or night card at the bottom changes places with the card above it."""
    row = s.piles.edit(EVENTS)
    cards = list(row.cards)
    at = len(cards) - 1
    while at > 0 and s.cast.events[cards[-1]].kind in ("day", "night"):
        cards[-1], cards[at - 1] = cards[at - 1], cards[-1]
        at -= 1
    row.cards = tuple(cards)


def lay_sky(s: Quest, event: int) -> None:
    """SS-5.9: a day or night card lies beside the deck from the beginning; nothing comes of it."""
    s.sky = event


def start_hero(s: Quest, seat: int, rank: int, owed: tuple[int, ...]) -> None:
    """SS-5.19: at this rank, with these picks to make."""
    row = s.heroes.edit(seat)
    row.rank, row.owed = rank, owed
    rebuild_hero(s, seat)


def vanish(s: Quest, number: int) -> Thing:
    """A thing is turned over, or used up, and is on the map no more."""
    thing = s.things.rows[number]
    s.things.rows[number] = Thing()
    return thing


def wind_gate(s: Quest, number: int) -> None:
    """A gate that was closed for a while is a round nearer to its opening."""
    s.things.edit(number).state += 1


def own_token(s: Quest, number: int, owner: int) -> None:
    s.things.edit(number).owner = owner


def shift_find(s: Quest, number: int, area: int) -> None:
    """A find lies elsewhere now."""
    s.things.edit(number).area = area


# Imagined worlds -------------------------------------------------------------------------------------------------------------


def deal_anew(s: Quest, viewer: int | None, seed: int) -> None:
    """What this viewer does not know of decks and face-down tokens lies somewhere else among them."""
    stream = Stream(seed)
    chests = [number for number, thing in enumerate(s.things.rows) if thing.kind == CHEST]
    backs = list(shuffled(tuple(sorted([s.things.rows[number].value for number in chests])), stream))
    for number in chests:
        s.things.edit(number).value = backs.pop()
    for pile in DECKS:
        row = s.piles.rows[pile]
        lying = [number for number, thing in enumerate(s.things.rows) if FACE_DOWN.get(thing.kind) == pile]
        unknown = [card for card, known in zip(row.cards, row.known, strict=True) if not knows(known, viewer)]
        dealt = list(shuffled(tuple(sorted(unknown + [s.things.rows[number].value for number in lying])), stream))
        for number in lying:
            s.things.edit(number).value = dealt.pop()
        new = s.piles.edit(pile)
        new.cards = tuple([card if card != HIDDEN else dealt.pop() for card in seen(row, viewer)])


# What lasts, the pool, tabs (SS-8.6, SS-14.2, SS-50.10) ------------------------------------------------------------


def turn_tab(s: Quest, seat: int, acted: bool) -> None:
    s.heroes.edit(seat).acted = acted


def gain_soul(s: Quest, amount: int) -> None:
    """SS-14.2: into the common pool."""
    if amount > 0:
        s.soul += amount
        emit(s, "soul-gained", amount=amount, soul=s.soul)


def spend_soul(s: Quest, amount: int) -> None:
    s.soul -= amount
    emit(s, "soul-spent", amount=amount, soul=s.soul)


def note_use(s: Quest, ability: int, who: int) -> None:
    """SS-8.6: what is limited was used."""
    s.used += ((ability, who, s.round),)


def forget_uses(s: Quest, limit: int) -> None:
    """SS-8.6: a turn or a visit begins, and with it what is limited by it may be used again."""
    if s.used:
        keep_uses(s, tuple([use for use in s.used if limit_of(s, use) != limit]))


def limit_of(s: Quest, use: Used) -> int:
    """The limit for which a use was noted; none for what the rules count themselves."""
    number = use[0]
    if number >= MODIFIER:
        return s.cast.mods[number - MODIFIER].limit
    return s.cast.abilities[number].limit if number >= 0 else t.NO_LIMIT


def use_up(s: Quest, bearer: int, mod: Mod) -> None:
    """SS-50.9 `limit`: a modifier has counted."""
    if mod.limit == t.NEXT_ONLY and any([one[0] == bearer and one[1] == mod.number for one in s.lasting]):
        end_one(s, bearer, mod.number)
    elif mod.limit not in (t.NO_LIMIT, t.PER_ATTACK):
        mark_use(s, (MODIFIER + mod.number, bearer, s.round))


def use_up_all(s: Quest, name: str, figure: int) -> None:
    """The same of all modifiers of a name that have counted for somebody."""
    for bearer, mod, _value in sources(s, name, figure):
        use_up(s, bearer, mod)


def end_lasting(s: Quest, span: int) -> None:
    """A span is over, and with it everything that lasts no longer, tokens among it."""
    left = tuple([one for one in s.lasting if one[3] > span])
    if left != s.lasting:
        s.lasting = left
        rebuild(s)
        check_lives(s)
    for number in ground(s).tokens:
        if 0 <= span_of(s, s.things.rows[number]) <= span:
            remove(s, number)


def end_attack(s: Quest, lasted: int) -> None:
    """SS-50.10 `attack`: an attack inside another ends, and with it what has come in it."""
    left = s.lasting[:lasted] + tuple([one for one in s.lasting[lasted:] if one[3] != t.UNTIL_ATTACK])
    if left != s.lasting:
        s.lasting = left
        rebuild(s)


def span_of(s: Quest, thing: Thing) -> int:
    """SS-50.10: how long a token that bears a text lies there; NONE: until it is sprung."""
    text, pos = divmod(thing.value, 64)
    return s.cast.texts[text].ops[pos].until - 1


def end_event_effects(s: Quest) -> None:
    """SS-50.10 `next-event-phase-end`: that phase is over, and with it what an event counted, and tokens of that span."""
    for number in ground(s).tokens:
        if span_of(s, s.things.rows[number]) == t.UNTIL_EVENT_PHASE:
            remove(s, number)
    over = [mod for _bearer, mod, _value, until in s.lasting if until == t.UNTIL_EVENT_PHASE]
    if over:
        s.lasting = tuple([one for one in s.lasting if one[3] != t.UNTIL_EVENT_PHASE])
        s.used = tuple([use for use in s.used if use[0] - MODIFIER not in over])
        rebuild(s)


def end_next_power(s: Quest, bearer: int) -> None:
    """SS-50.10 `next-power`: a power was used."""
    for number in ground(s).tokens:
        thing = s.things.rows[number]
        if thing.owner == bearer and span_of(s, thing) == t.UNTIL_POWER:
            remove(s, number)
    left = tuple([one for one in s.lasting if one[3] != t.UNTIL_POWER or one[0] != bearer])
    if left != s.lasting:
        s.lasting = left
        rebuild(s)


def end_one(s: Quest, bearer: int, mod: int) -> None:
    """What counts for the next time only has counted (SS-50.2 `next`)."""
    left = list(s.lasting)
    for one in s.lasting:
        if one[0] == bearer and one[1] == mod:
            left.remove(one)
            break
    s.lasting = tuple(left)
    rebuild(s)


def mark_activated(s: Quest, companion: int, activated: bool) -> None:
    s.companions.edit(companion).activated = activated
