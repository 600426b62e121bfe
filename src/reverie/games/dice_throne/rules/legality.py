"""Who may do what, now: predicates that answer None or a Refusal. Options are what no predicate refuses.

Sections 4.2 (windows, locks), 4.5 (Main Phase), 5.3 (modifiers), 5.6 (cards) and 5.7 (tokens).
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Domain, Listed
from reverie.parts.rules.windows import REST

from .cast import (
    ANY_NEGATIVE,
    ANY_POSITIVE,
    ANY_TOKEN,
    COLLATERAL,
    MAIN,
    NEEDS_ATTACK,
    NEEDS_ATTACKED,
    NEEDS_DICE,
    NEEDS_MAIN_PHASE,
    NEEDS_POOL,
    NEEDS_ROLL_PHASE,
    NEGATIVE,
    ON_ACCURACY,
    ON_ATTACK,
    ON_INCOMING,
    OPPONENT,
    OWN,
    POSITIVE,
    PURE,
    ROLL_CARD,
    SHADOWS,
    STUN,
    TEAM,
    TOLL,
    UNIQUE,
    UNNAMED,
    UPGRADE,
    WHEN_ATTACKED,
    Given,
    Op,
    Text,
    UseInfo,
    inner_texts,
)
from .decisions import DONE_WORD, PASS, Act
from .dice import shows
from .pool import of_line
from .state import (
    ADDED,
    AIMED,
    BY_ULTIMATE,
    CARD_ROLL,
    DEFENDED,
    DEFENSIVE_ROLL,
    IF_DEALT,
    INCOMING,
    MAIN_1,
    MAIN_2,
    NO_ROLL,
    NOBODY,
    OFFENSIVE_ROLL,
    REFLECTED,
    TARGETING,
    DiceThrone,
    bears,
    dial_of,
    limit_of,
    tokens_of,
)

NOTHING_HIDDEN: Final = Listed((PASS, REST))

# Refusals without particulars, made once: most cards are refused in most windows.
NO_INCOMING_CHOSEN: Final = Refusal("DT-5.107", "no-chosen")
NO_CARD_DICE: Final = Refusal("DT-9.39", "no-card-dice")
NO_TOKEN_CHOSEN: Final = Refusal("DT-9.35", "no-chosen")
NO_DICE: Final = Refusal("DT-4.11", "no-dice")
NO_DICE_ULTIMATE: Final = Refusal("DT-4.54", "no-dice-ultimate")
NO_OWN_DICE: Final = Refusal("DT-9.39", "no-own-dice")
NO_TEAM_DICE: Final = Refusal("DT-5.10", "no-team-dice")
NO_OPPONENTS_DICE: Final = Refusal("DT-5.10", "no-opponents-dice")
NO_ATTACK: Final = Refusal("DT-5.34", "no-attack")
NO_ACCURACY: Final = Refusal("DT-6.23", "no-accuracy")
NO_ATTACKED: Final = Refusal("DT-6.21", "no-attacked")
NO_INCOMING: Final = Refusal("DT-5.107", "no-incoming")
NO_PURE: Final = Refusal("DT-5.103", "no-pure")
NO_CONDITION: Final = Refusal("DT-5.37", "no-condition")
NO_MAIN_PHASE: Final = Refusal("DT-4.12", "no-main-phase")
NO_ROLL_PHASE: Final = Refusal("DT-4.11", "no-roll-phase")
NO_SUCH_CARD: Final = Refusal("DT-5.65", "no-such-card")
NO_UPGRADE: Final = Refusal("DT-9.23", "no-upgrade")
NO_SALE_NOW: Final = Refusal("DT-5.70", "no-sale-now")
NOT_IN_HAND: Final = Refusal("DT-5.62", "no-such-card")
NO_SUCH_LINE: Final = Refusal("DT-4.43", "no-such-line")
NOT_ON_BOARD: Final = Refusal("DT-5.27", "no-such-line")
NO_REQUIREMENT: Final = Refusal("DT-4.48", "no-requirement")
NO_DEFENCE: Final = Refusal("DT-4.62", "no-defence")
NO_DEFENCE_SHADOWS: Final = Refusal("DT-9.64", "no-defence-shadows")


# Questions about the ability in progress -----------------------------------------------------------------------------


def attack_sum(s: DiceThrone) -> int:
    """DT-5.37: what the attack deals to its target, additions included, before any prevention."""
    total = 0
    for verb, victim, amount, kind, origin, _by, _source in s.pool:
        if (
            (verb == INCOMING or verb == ADDED)
            and origin <= BY_ULTIMATE
            and kind != COLLATERAL
            and (victim == AIMED or victim == s.target)
            and victim != s.attacker
        ):
            total += amount
    return total


def is_attack(s: DiceThrone) -> bool:
    """DT-5.30, DT-9.27: whether the ability itself deals its target something, or still may (DT-9.28); what modifiers add
    makes no attack."""
    # Rules: DT-2.14, DT-6.40.
    for verb, victim, _amount, kind, origin, _by, _source in s.pool:
        if verb == INCOMING and origin <= BY_ULTIMATE and kind != COLLATERAL:
            if victim == AIMED or (victim == s.target and victim != s.attacker):
                return True
    for late in s.deferred:
        number, pos, _amount, _dice, _chosen, _source = late
        op = s.cast.texts[number].ops[pos]
        if of_line(late) and (op.effect.deals or any([s.cast.texts[inner].aims for inner in inner_texts(op)])):
            return True
    return False


def incoming(s: DiceThrone, seat: int) -> bool:
    """Whether damage that can be avoided is on its way to a player (DT-5.107)."""
    # Rules: DT-5.24, DT-5.172, DT-5.211.
    for verb, victim, _amount, _kind, origin, by, _source in s.pool:
        if victim == seat:
            if origin != BY_ULTIMATE and (verb == INCOMING or verb == ADDED or verb == IF_DEALT):
                return True
        elif verb == REFLECTED and by == seat:
            return True
    return False


def in_roll_phase(s: DiceThrone) -> bool:
    return OFFENSIVE_ROLL <= s.phase <= DEFENSIVE_ROLL


def holds(s: DiceThrone, given: Given, seat: int, target: int, dice: tuple[int, ...]) -> bool:
    """Whether a condition is met."""
    if not shows(dice, given.symbols, given.straight, given.kinds):
        return False
    if given.total != UNNAMED and sum(dice) < given.total:
        return False
    if given.at_most != UNNAMED and sum(dice) > given.at_most:
        return False
    if given.token != UNNAMED and not tokens_of(s.players.rows[seat], given.token):
        return False
    if given.theirs != UNNAMED and (target < 0 or not tokens_of(s.players.rows[target], given.theirs)):
        return False
    if given.attack != UNNAMED and attack_sum(s) < given.attack:
        return False
    return given.companion == UNNAMED or dial_of(s, seat, given.companion) > 0


# Who may act at all --------------------------------------------------------------------------------------------------


def refuse_action(s: DiceThrone, seat: int) -> Refusal | None:
    """DT-4.17 to DT-4.19: the locks."""
    if not s.players.rows[seat].alive:
        return Refusal("DT-4.19", "no-defeated", seat=seat)
    if s.lock != NOBODY and s.mode.team[seat] != s.mode.team[s.lock]:
        return Refusal("DT-4.17", "no-ultimate-lock", seat=s.lock)
    if bears(s, seat, STUN):
        return Refusal("DT-4.18", "no-stunned", seat=seat)
    return None


def may_act(s: DiceThrone, seat: int) -> bool:
    row = s.players.rows[seat]
    if not row.alive or (s.lock != NOBODY and s.mode.team[seat] != s.mode.team[s.lock]):
        return False
    return not row.tokens or not bears(s, seat, STUN)


# Dice ----------------------------------------------------------------------------------------------------------------


def refuse_dice(s: DiceThrone, seat: int, whose: int) -> Refusal | None:
    """Whether a seat may touch the roll on the table (DT-5.10, DT-5.11, DT-4.54)."""
    # Rules: DT-5.212.
    if not s.dice:
        return NO_DICE
    if s.purpose == TARGETING and s.lock != NOBODY:
        return NO_DICE_ULTIMATE
    if whose == OWN and s.roller != seat:
        return NO_OWN_DICE
    if whose == TEAM and not s.teammates(s.roller, seat):
        return NO_TEAM_DICE
    if whose == OPPONENT and s.teammates(s.roller, seat):
        return NO_OPPONENTS_DICE
    return None


# Tokens --------------------------------------------------------------------------------------------------------------


def fits_word(s: DiceThrone, token: int, word: int) -> bool:
    """Whether a token is what `remove` or `move` speaks of; unique ones are nobody's to touch (DT-5.91)."""
    if word >= 0:
        return token == word
    polarity = s.cast.tokens[token].polarity
    if polarity == UNIQUE:
        return False
    return (
        word == ANY_TOKEN
        or (word == ANY_POSITIVE and polarity == POSITIVE)
        or (word == ANY_NEGATIVE and polarity == NEGATIVE)
    )


def removable(s: DiceThrone, seat: int, op: Op) -> tuple[int, ...]:
    """Tokens on a board that a `remove` may take away."""
    return tuple([token for token, _count in s.players.rows[seat].tokens if fits_word(s, token, op.token)])


def removes_enough(s: DiceThrone, seat: int, op: Op) -> bool:
    """DT-9.35: as many as the text says, no fewer."""
    have = sum([count for token, count in s.players.rows[seat].tokens if fits_word(s, token, op.token)])
    return have > 0 and (op.flag or bool(op.value) or have >= op.count)


def moves(s: DiceThrone, op: Op) -> tuple[tuple[int, int, int], ...]:
    """DT-5.91: from whom, which token, to whom; only to a board below its limit."""
    found = []
    living = s.living()
    for giver in living:
        for token in removable(s, giver, op):
            for taker in living:
                if taker != giver and tokens_of(s.players.rows[taker], token) < limit_of(s, taker, token):
                    found.append((giver, token, taker))
    return tuple(found)


# Texts ---------------------------------------------------------------------------------------------------------------


def chosen_players(s: DiceThrone, seat: int, text: Text) -> tuple[int, ...]:
    """DT-5.155: whom "a chosen player" may be, so that the text does something."""
    living = s.living()
    if text.prevents:
        return tuple([other for other in living if incoming(s, other)])
    suits = text.ops[0].effect.suits
    if len(text.ops) == 1 and suits is not None:
        return tuple([other for other in living if suits(s, other, text.ops[0])])
    return living


def refuse_text(s: DiceThrone, seat: int, number: int, when: int) -> Refusal | None:
    """Whether what a card or use does can be done at all, at this moment."""
    # Rules: DT-6.41, DT-5.72.
    if when == ON_ATTACK or when == ON_ACCURACY:
        if seat != s.attacker or not s.attacking:
            return NO_ATTACK  # DT-5.36: and only the attacker
        if when == ON_ACCURACY and (s.stage == DEFENDED or s.main_kind != 0):
            return NO_ACCURACY
    elif when == WHEN_ATTACKED:
        if seat != s.target or not s.attacking:
            return NO_ATTACKED
    text = s.cast.texts[number]
    if when == ON_INCOMING and not text.prevents and not incoming(s, seat):
        return NO_INCOMING
    if text.only_adds and s.main_kind == PURE and s.attacking:
        return NO_PURE
    if text.asks_chosen and not chosen_players(s, seat, text):
        return NO_INCOMING_CHOSEN if text.prevents else NO_TOKEN_CHOSEN
    first = text.ops[0]
    refuse = first.effect.refuse
    if refuse is not None:
        refusal: Refusal | None = refuse(s, seat, text, first)
        return refusal
    return None


def refuse_use(s: DiceThrone, seat: int, use: UseInfo) -> Refusal | None:
    """Spending a token, a passive, a companion."""
    if use.cost > s.players.rows[seat].cp:
        return Refusal("DT-5.54", "no-cp", cost=use.cost)
    refusal = refuse_text(s, seat, use.text, use.when)
    if refusal is None and use.given is not None and not holds(s, use.given, seat, s.target, s.final):
        return NO_CONDITION
    return refusal


def refuse_passive(s: DiceThrone, seat: int, use: UseInfo) -> Refusal | None:
    """DT-9.39: a passive touches no dice that a card has rolled."""
    if s.purpose == CARD_ROLL and s.cast.texts[use.text].ops[0].effect.turns:
        return NO_CARD_DICE
    return refuse_use(s, seat, use)


def price(s: DiceThrone, seat: int, card: int) -> int:
    """DT-5.63, DT-5.64: from II to III only the difference is paid."""
    info = s.cast.cards[card]
    if info.family == UPGRADE and info.hero == s.players.rows[seat].hero:
        level = s.players.rows[seat].levels[info.slot]
        if level == 1 and info.level == 2:
            paid = s.cast.heroes[info.hero].slots[info.slot].costs[1]
            return info.cost - paid if info.cost > paid else 0
    return info.cost + toll(s, seat) if s.boss != NOBODY else info.cost


def toll(s: DiceThrone, seat: int) -> int:
    """DT-10.71: what a card costs more outside the own Main Phases while a boss says so."""
    own = s.active == seat and (s.phase == MAIN_1 or s.phase == MAIN_2)
    return 0 if own or not s.crowned(seat, TOLL) else 1


def refuse_card(s: DiceThrone, seat: int, card: int, main: bool) -> Refusal | None:
    """Playing a card: in the own Main Phase (`main`), or as a reaction in a window."""
    # Rules: DT-5.53, DT-5.66, DT-5.67, DT-5.68.
    info = s.cast.cards[card]
    if info.family <= MAIN and not main:
        return NO_MAIN_PHASE
    if info.family == ROLL_CARD and not in_roll_phase(s):
        return NO_ROLL_PHASE
    if card not in s.players.rows[seat].hand:
        return NO_SUCH_CARD
    if info.family == UPGRADE:
        level = s.players.rows[seat].levels[info.slot]
        if info.level <= level:
            return NO_UPGRADE
    cost = price(s, seat, card)
    if cost > s.players.rows[seat].cp:
        return Refusal("DT-5.54", "no-cp", cost=cost)
    return refuse_text(s, seat, info.text, info.when) if info.family != UPGRADE else None


def refuse_sale(s: DiceThrone, seat: int, card: int) -> Refusal | None:
    """DT-4.30"""
    # Rules: DT-5.154.
    if seat != s.active or (s.phase != MAIN_1 and s.phase != MAIN_2):
        return NO_SALE_NOW
    if card not in s.players.rows[seat].hand:
        return NOT_IN_HAND
    return None


# Options -------------------------------------------------------------------------------------------------------------


def lacking(s: DiceThrone, seat: int) -> int:
    """What is not there in a window at this moment, as bits: a glance that spares looking at most cards."""
    missing = NEEDS_MAIN_PHASE | NEEDS_DICE if s.purpose == NO_ROLL else NEEDS_MAIN_PHASE
    if not OFFENSIVE_ROLL <= s.phase <= DEFENSIVE_ROLL:
        missing |= NEEDS_ROLL_PHASE
    if not s.pool:
        missing |= NEEDS_POOL
    if not s.attacking:
        return missing | NEEDS_ATTACK | NEEDS_ATTACKED
    if seat != s.attacker:
        missing |= NEEDS_ATTACK
    if seat != s.target:
        missing |= NEEDS_ATTACKED
    return missing


def public_uses(s: DiceThrone, seat: int, missing: int) -> list[Act]:
    """What everybody sees that a seat could do: tokens to spend, passives, companions."""
    found: list[Act] = []
    row = s.players.rows[seat]
    for token, _count in row.tokens:
        number = 0
        for use in s.cast.tokens[token].spend:
            if not use.needs & missing and refuse_use(s, seat, use) is None:
                found.append(("token", token, number))
            number += 1
    hero = s.cast.heroes[row.hero]
    for slot in hero.passives:
        number = 0
        for use in hero.slots[slot].levels[row.levels[slot]].uses:
            if not use.needs & missing and use.cost <= row.cp and refuse_passive(s, seat, use) is None:
                found.append(("use", slot, number))
            number += 1
    companion = 0
    for info in hero.companions:
        if row.companions[companion]:
            number = 0
            for use in info.uses:
                if not use.needs & missing and refuse_use(s, seat, use) is None:
                    found.append(("companion", companion, number))
                number += 1
        companion += 1
    return found


def reactions(s: DiceThrone, seat: int) -> list[Act]:
    """DT-4.10, DT-4.11: everything a seat may do in a window."""
    # Rules: DT-5.92.
    row = s.players.rows[seat]
    cards = s.cast.cards
    cp = row.cp
    if s.boss != NOBODY:
        cp -= toll(s, seat)
    found: list[Act] = []
    missing = lacking(s, seat)
    needs = s.cast.card_needs
    for card in row.hand:
        if not needs[card] & missing:
            info = cards[card]
            if info.cost <= cp and refuse_text(s, seat, info.text, info.when) is None:
                found.append(("play", card))
    hero = s.cast.heroes[row.hero]
    if row.tokens or hero.passives or hero.companions:
        found += public_uses(s, seat, missing)
    return found


def reaction_domain(s: DiceThrone, seat: int) -> Domain | None:
    """What a seat is asked in a window; None when it is passed over silently (DT-4.15).

    Who is asked is seen by all. Unless the game is set up to ask only those who can do something (`legal`), a seat is
    asked when everybody can see that it might: it holds a card, or has something open to use. Then there is always
    something to choose: to pass once, or to rest until the next phase.
    """
    if not may_act(s, seat):
        return None
    found = reactions(s, seat)
    if s.legal_only:
        return Listed((PASS, *found)) if found else None
    if found:
        return Listed((PASS, REST, *found))
    return NOTHING_HIDDEN if s.players.rows[seat].hand else None


def main_domain(s: DiceThrone, seat: int) -> Domain:
    """DT-4.82: everything the active player may do in a Main Phase; ending it is always legal."""
    # Rules: DT-4.33.
    found: list[str | Act] = [DONE_WORD]
    if not may_act(s, seat):
        return Listed((DONE_WORD,))
    hand = s.players.rows[seat].hand
    for card in hand:
        if refuse_card(s, seat, card, True) is None:
            found.append(("play", card))
    for card in hand:
        found.append(("sell", card))
    found += public_uses(s, seat, lacking(s, seat))
    return Listed(tuple(found))


def announce_domain(s: DiceThrone, seat: int, changed: bool) -> Domain:
    """DT-4.43, DT-4.44: a line that the dice meet, none, or back to a remaining attempt if dice were changed."""
    found: list[str | Act] = ["decline"]
    if s.dice:
        for line in s.hero(seat).fit(s.cast, s.players.rows[seat].levels, s.dice):
            found.append(("announce", line))
        if changed and s.attempts > 0:
            found.append("reroll")
    return Listed(tuple(found))


def refuse_announce(s: DiceThrone, seat: int, line: int) -> Refusal | None:
    if not 0 <= line < len(s.cast.lines):
        return NO_SUCH_LINE
    info = s.cast.lines[line]
    row = s.players.rows[seat]
    if info.hero != row.hero or row.levels[info.slot] != info.level:
        return NOT_ON_BOARD
    return None if info.fits(s.dice) else NO_REQUIREMENT


def refuse_defence(s: DiceThrone) -> Refusal | None:
    """DT-4.61, DT-4.62: only against a defendable attack, and never out of the shadows or a Stun."""
    # Rules: DT-5.111.
    if not s.attacking or s.main_kind != 0 or s.lock != NOBODY:
        return NO_DEFENCE
    if bears(s, s.target, SHADOWS):
        return NO_DEFENCE_SHADOWS
    return refuse_action(s, s.target)
