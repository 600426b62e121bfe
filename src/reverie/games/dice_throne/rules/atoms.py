"""The only writers of the state: each a verb of the rulebook. They tell what happened to whoever listens."""

from __future__ import annotations

from reverie.kernel.agenda import emit, reveal
from reverie.kernel.plain import Particulars
from reverie.parts.rules.decks import in_order, without
from reverie.parts.rules.windows import with_rest

from .cast import NORMAL, STUN, UNDEFENDABLE
from .pool import aimed_at, of_line, undefended, verb_of, victim_of
from .state import (
    ADDED,
    AIMED,
    DEALT,
    DEFENDED,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    NOT_DEALT,
    PHASES,
    UNDEFENDED,
    DiceThrone,
    Entry,
    Late,
    Side,
    limit_of,
    tokens_of,
)


def team_of(s: DiceThrone, seat: int) -> tuple[int, ...]:
    """DT-3.22: those who may see this seat's hand."""
    team = s.mode.team
    return tuple([other for other in range(len(team)) if team[other] == team[seat]])


# Setup and turns -----------------------------------------------------------------------------------------------------


def take_hero(s: DiceThrone, seat: int, hero: int) -> None:
    """DT-3.1 to DT-3.5: board at level I, companions on their places, CP dial set."""
    # Rules: DT-3.2, DT-3.3, DT-3.7.
    info = s.cast.heroes[hero]
    row = s.players.edit(seat)
    row.hero = hero
    row.cp = s.cast.knobs.start_cp
    row.levels = (0,) * len(info.slots)
    row.companions = tuple([one.start for one in info.companions])
    row.deck = info.deck
    if info.health:
        set_dial(s, seat, info.health)
    if s.listening:
        emit(s, "hero-taken", seat=seat, hero=hero)


def lay_out(s: DiceThrone, seat: int, side: Side) -> None:
    """What lies before a player who does not begin as usual; the hero is taken already."""
    row = s.players.edit(seat)
    row.cp = side.cp
    row.hand, row.deck, row.discard = side.hand, side.deck, side.discard
    row.tokens, row.limits = side.tokens, side.limits
    row.levels, row.companions = side.levels, side.companions
    if side.health:
        set_dial(s, seat, side.health)


def set_dial(s: DiceThrone, seat: int, health: int) -> None:
    team = s.mode.team[seat]
    s.dials = (*s.dials[:team], health, *s.dials[team + 1 :])


def set_clock(s: DiceThrone, first: int, turn: int) -> None:
    """So many turns have been begun before this one."""
    s.first = first
    s.turn = turn - 1


def ban_hero(s: DiceThrone, seat: int, hero: int) -> None:
    if s.listening:
        emit(s, "hero-banned", seat=seat, hero=hero)


def shuffle(s: DiceThrone, seat: int, order: tuple[int, ...]) -> None:
    """DT-3.6, DT-5.69: the deck (rebuilt of the discard pile, when it is empty) in this order."""
    row = s.players.edit(seat)
    cards = row.deck
    if not cards:
        cards = row.discard
        row.discard = ()
    row.deck = in_order(cards, order)
    if s.listening:
        emit(s, "shuffled", seat=seat, cards=len(cards))


def begin_game(s: DiceThrone, first: int) -> None:
    s.first = first
    if s.listening:
        emit(s, "first-player-found", seat=first)


def begin_turn(s: DiceThrone, seat: int, round: int) -> None:
    """DT-4.6: what the player already has is noted."""
    s.turn += 1
    s.round = round
    s.active = seat
    s.began = tuple([token for token, _count in s.players.rows[seat].tokens])
    clear_roll(s)  # a turn that stopped in the middle leaves nothing behind (DT-4.4)
    clear_pool(s)
    clear_late(s)
    clear_after(s)
    end_attack(s)
    if s.listening:
        emit(s, "turn-began", seat=seat, turn=s.turn, round=round)


def begin_phase(s: DiceThrone, phase: int) -> None:
    s.phase = phase
    s.resting = 0
    if s.listening:
        emit(s, "phase-began", seat=s.active, phase=PHASES[phase])


def rest(s: DiceThrone, seat: int) -> None:
    """This seat wants to be asked no more in this phase."""
    s.resting = with_rest(s.resting, seat)


def skip_income(s: DiceThrone, seat: int, reason: str) -> None:
    if s.listening:
        emit(s, "income-skipped", seat=seat, reason=reason)


def skip_roll_phase(s: DiceThrone, seat: int) -> None:
    if s.listening:
        emit(s, "roll-phase-skipped", seat=seat)


def end_game(s: DiceThrone, winners: tuple[int, ...], reason: str) -> None:
    s.result = (winners, reason)
    if s.listening:
        emit(s, "game-ended", winners=winners, reason=reason)


# Dials ---------------------------------------------------------------------------------------------------------------


def gain_cp(s: DiceThrone, seat: int, amount: int) -> None:
    """DT-5.51: gains above the maximum are lost."""
    # Rules: DT-6.72.
    if amount <= 0:
        return
    had = s.players.rows[seat].cp
    most: int = s.cast.knobs.max_cp
    now = had + amount
    now = most if now > most else now
    if now != had:
        s.players.edit(seat).cp = now
    if s.listening:
        emit(s, "cp-gained", seat=seat, amount=now - had, cp=now)


def lose_cp(s: DiceThrone, seat: int, amount: int) -> int:
    """As much as there is (DT-5.145); how much it was."""
    had = s.players.rows[seat].cp
    lost = amount if amount < had else had
    if lost > 0:
        s.players.edit(seat).cp = had - lost
        if s.listening:
            emit(s, "cp-lost", seat=seat, amount=lost, cp=had - lost)
    return lost


def pay(s: DiceThrone, seat: int, amount: int) -> None:
    if amount:
        row = s.players.edit(seat)
        row.cp -= amount
        if s.listening:
            emit(s, "paid", seat=seat, amount=amount, cp=row.cp)


def move_dial(s: DiceThrone, seat: int, change: int) -> None:
    """DT-5.40, DT-5.42: between 0 and the cap; whoever is at 0 is found out by `check_defeat`."""
    # Rules: DT-6.73.
    team = s.mode.team[seat]
    cap = s.cap(seat)
    had = s.dials[team]
    now = max(0, min(cap, had + change))
    if now == had:
        return
    s.dials = (*s.dials[:team], now, *s.dials[team + 1 :])
    if s.listening:
        emit(s, "health-changed", seat=seat, change=now - had, health=now)
    if s.hero(seat).stages:
        enter_stage(s, seat, now)


def enter_stage(s: DiceThrone, seat: int, health: int) -> None:
    """DT-10.71: when health first falls so low, every slot of a boss shows its next level; it never goes back."""
    info = s.hero(seat)
    stage = len([least for least in info.stages if health <= least])
    levels = s.players.rows[seat].levels
    if stage <= max(levels):
        return
    s.players.edit(seat).levels = (stage,) * len(levels)
    if s.listening:
        emit(s, "stage-entered", seat=seat, stage=stage + 1)


def rescue(s: DiceThrone, seat: int, token: int, health: int) -> None:
    """DT-6.20"""
    remove_token(s, seat, token, 1)
    team = s.mode.team[seat]
    s.dials = (*s.dials[:team], health, *s.dials[team + 1 :])
    if s.listening:
        emit(s, "rescued", seat=seat, token=token, health=health)


def defeat(s: DiceThrone, seat: int) -> None:
    """DT-5.46: out of the game; the tokens on the own board go back, those on other boards stay (DT-5.43)."""
    # Rules: DT-5.89.
    row = s.players.edit(seat)
    row.alive = False
    row.tokens = ()
    s.stuns = _without_stuns(s, seat)
    s.happened.append(("defeated", seat, 0))
    if s.listening:
        emit(s, "defeated", seat=seat)


def give_up(s: DiceThrone, seat: int) -> None:
    """DT-10.66: the side's health goes to 0, and what was about to befall it does not any more."""
    team = s.mode.team[seat]
    s.rule = "DT-10.66"
    move_dial(s, seat, -s.dials[team])
    s.pool = tuple([entry for entry in s.pool if s.mode.team[victim_of(entry)] != team])


# Cards ---------------------------------------------------------------------------------------------------------------


def draw(s: DiceThrone, seat: int, count: int) -> None:
    """DT-5.69: from the top of the deck; there are that many."""
    # Rules: DT-6.74.
    if count <= 0:
        return
    row = s.players.edit(seat)
    cards = row.deck[:count]
    row.deck = row.deck[count:]
    row.hand += cards
    reveal(s)
    if s.listening:
        emit(s, "drew", seat=seat, cards=len(cards), deck=len(row.deck))
        emit(s, "drawn", team_of(s, seat), seat=seat, cards=cards)


def take_from_hand(s: DiceThrone, seat: int, card: int) -> None:
    """A card leaves the hand and is seen by everybody."""
    row = s.players.edit(seat)
    row.hand = without(row.hand, card)
    reveal(s)


def put_on_discard(s: DiceThrone, seat: int, card: int) -> None:
    s.players.edit(seat).discard += (card,)


def sell(s: DiceThrone, seat: int, card: int) -> None:
    """DT-5.70"""
    take_from_hand(s, seat, card)
    put_on_discard(s, seat, card)
    if s.listening:
        emit(s, "sold", seat=seat, card=card)
    gain_cp(s, seat, s.sale(seat))


def discard(s: DiceThrone, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    put_on_discard(s, seat, card)
    if s.listening:
        emit(s, "discarded", seat=seat, card=card)


def play_card(s: DiceThrone, seat: int, card: int, price: int) -> None:
    """DT-5.73: declared and paid for; until its text is done it lies open, in nobody's pile."""
    take_from_hand(s, seat, card)
    if s.listening:
        emit(s, "played", seat=seat, card=card, price=price)
    pay(s, seat, price)


def upgrade(s: DiceThrone, seat: int, card: int, slot: int, level: int) -> None:
    """DT-4.32: the card lies on its slot for the rest of the game."""
    # Rules: DT-5.61, DT-6.58.
    row = s.players.edit(seat)
    row.levels = (*row.levels[:slot], level, *row.levels[slot + 1 :])
    if s.listening:
        emit(s, "upgraded", seat=seat, card=card, slot=slot, level=level)


# Tokens and companions -----------------------------------------------------------------------------------------------


def _set_tokens(s: DiceThrone, seat: int, token: int, count: int) -> None:
    row = s.players.edit(seat)
    kept = [(number, held) for number, held in row.tokens if number != token]
    if count:
        kept.append((token, count))
        kept.sort()
    row.tokens = tuple(kept)


def place_tokens(s: DiceThrone, seat: int, token: int, count: int, by: int) -> None:
    """DT-5.81, DT-5.82: as many as the stack limit leaves room for."""
    if not s.players.rows[seat].alive:
        return
    have = tokens_of(s.players.rows[seat], token)
    room = limit_of(s, seat, token) - have
    placed = count if count < room else room
    placed = placed if placed > 0 else 0
    if placed:
        _set_tokens(s, seat, token, have + placed)
    if s.cast.tokens[token].rule == STUN and seat != by:
        _note_stun(s, seat, by)
    if s.listening:
        kind = "token-gained" if seat == by else "token-inflicted"
        emit(s, kind, seat=seat, token=token, amount=placed, wanted=count, by=by)


def _without_stuns(s: DiceThrone, seat: int) -> tuple[tuple[int, int, int], ...]:
    """The Stuns given outside an attack to anybody else."""
    return tuple([(victim, by, turn) for victim, by, turn in s.stuns if victim != seat])


def _note_stun(s: DiceThrone, seat: int, by: int) -> None:
    """DT-4.67: by the ability in progress; or DT-9.13: outside any."""
    if by == s.attacker and seat == s.target:
        s.stunned = seat
    else:
        s.stuns = (*_without_stuns(s, seat), (seat, by, s.turn))


def remove_token(s: DiceThrone, seat: int, token: int, count: int) -> None:
    """DT-5.85: back to the leaflet."""
    have = tokens_of(s.players.rows[seat], token)
    left = have - count
    left = left if left > 0 else 0
    _set_tokens(s, seat, token, left)
    if s.cast.tokens[token].rule == STUN and not left:
        if s.stunned == seat:
            s.stunned = NOBODY  # DT-9.65
        s.stuns = _without_stuns(s, seat)
    if s.listening:
        emit(s, "token-removed", seat=seat, token=token, amount=have - left)


def move_token(s: DiceThrone, giver: int, token: int, taker: int) -> None:
    """DT-5.91"""
    remove_token(s, giver, token, 1)
    _set_tokens(s, taker, token, tokens_of(s.players.rows[taker], token) + 1)
    if s.cast.tokens[token].rule == STUN:
        s.stuns += ((taker, giver, s.turn),)
    if s.listening:
        emit(s, "token-moved", seat=giver, token=token, to=taker)


def spend_token(s: DiceThrone, seat: int, token: int) -> None:
    """DT-5.84"""
    # Rules: DT-5.149.
    _set_tokens(s, seat, token, tokens_of(s.players.rows[seat], token) - 1)
    if s.listening:
        emit(s, "token-spent", seat=seat, token=token)


def raise_limit(s: DiceThrone, seat: int, token: int, by: int) -> None:
    """DT-5.83"""
    row = s.players.edit(seat)
    more = by + sum([extra for number, extra in row.limits if number == token])
    row.limits = (*[(number, extra) for number, extra in row.limits if number != token], (token, more))
    if s.listening:
        emit(s, "limit-raised", seat=seat, token=token, limit=limit_of(s, seat, token))


def use_passive(s: DiceThrone, seat: int, slot: int, number: int) -> None:
    if s.listening:
        emit(s, "passive-used", seat=seat, slot=slot, number=number)


def set_companion(s: DiceThrone, seat: int, companion: int, dial: int) -> None:
    row = s.players.edit(seat)
    row.companions = (*row.companions[:companion], dial, *row.companions[companion + 1 :])
    if s.listening:
        emit(s, "companion-changed", seat=seat, companion=companion, dial=dial)


# Dice ----------------------------------------------------------------------------------------------------------------


def show_roll(s: DiceThrone, purpose: int, roller: int, dice: tuple[int, ...]) -> None:
    """DT-2.46: these dice lie on the table now."""
    # Rules: DT-6.75.
    s.purpose = purpose
    s.roller = roller
    s.dice = dice
    if s.listening:
        emit(s, "dice-shown", seat=roller, dice=dice, purpose=purpose)


def clear_roll(s: DiceThrone) -> None:
    """Nobody may touch dice any more."""
    s.purpose = NO_ROLL
    s.roller = NOBODY
    s.dice = ()


def change_die(s: DiceThrone, die: int, value: int, by: int) -> None:
    """DT-4.44: a change of the offensive roll is noted, whoever makes it."""
    was = s.dice[die]
    s.dice = (*s.dice[:die], value, *s.dice[die + 1 :])
    s.changes += 1
    if s.listening:
        emit(s, "die-changed", seat=by, die=die, was=was, value=value, dice=s.dice)


def set_attempts(s: DiceThrone, attempts: int) -> None:
    s.attempts = attempts


def grant_attempt(s: DiceThrone, by: int) -> None:
    """DT-5.13"""
    s.attempts += 1
    s.changes += 1
    if s.listening:
        emit(s, "attempt-granted", seat=s.roller, by=by)


# The ability in progress ---------------------------------------------------------------------------------------------


def announce(s: DiceThrone, seat: int, line: int) -> None:
    """DT-4.43"""
    s.line = line
    if s.listening:
        emit(s, "announced", seat=seat, line=line)


def activate(s: DiceThrone, seat: int, line: int) -> None:
    """DT-4.45: the final roll stands; an Ultimate locks everybody out (DT-4.17)."""
    info = s.cast.lines[line]
    s.final = s.dice
    clear_roll(s)
    s.attacker = seat
    text = s.cast.texts[info.text]
    s.attacking = text.aims
    s.main_kind = text.main_kind
    s.stage = UNDEFENDED
    s.behind = NOT_DEALT
    s.swing = 0
    if info.ultimate:
        s.lock = seat
    if s.listening:
        emit(s, "activated", seat=seat, line=line, dice=s.final)


def judge_attack(s: DiceThrone, attacking: bool) -> None:
    """DT-5.30, DT-9.28: after all sub-rolls it is known whether it is an attack. Without one, what modifiers would have
    added lapses (DT-9.27)."""
    s.attacking = attacking
    if not attacking:
        s.pool = tuple([entry for entry in s.pool if verb_of(entry) != ADDED])
        s.deferred = tuple([late for late in s.deferred if of_line(late)])


def note_swing(s: DiceThrone, amount: int) -> None:
    """DT-5.28: a reaction to the ability has changed its owner's CP."""
    s.swing += amount


def note_damage_part(s: DiceThrone) -> None:
    """DT-9.2: a "then" from here on stands behind damage."""
    if s.behind == NOT_DEALT:
        s.behind = DEALT


def set_behind(s: DiceThrone, behind: int) -> None:
    s.behind = behind


def defer(s: DiceThrone, late: Late) -> None:
    s.deferred += (late,)


def put_after(s: DiceThrone, late: Late) -> None:
    s.after += (late,)


def clear_late(s: DiceThrone) -> None:
    s.deferred = ()


def clear_after(s: DiceThrone) -> None:
    s.after = ()


def open_votes(s: DiceThrone, voters: tuple[int, ...], votes: tuple[int, ...]) -> None:
    """DT-10.61: given unseen by each other, shown together."""
    reveal(s)
    if s.listening:
        emit(s, "votes-opened", voters=voters, votes=votes)


def fix_target(s: DiceThrone, target: int) -> None:
    """DT-4.55: the target becomes the defender; what was aimed has its victim."""
    # Rules: DT-6.49.
    s.target = target
    s.pool = tuple([aimed_at(entry, target) for entry in s.pool])
    if s.listening:
        emit(s, "targeted", seat=s.attacker, target=target)


def lose_aim(s: DiceThrone) -> None:
    """DT-4.58: nobody is left to be hit."""
    s.pool = tuple([entry for entry in s.pool if victim_of(entry) != AIMED])
    s.deferred = ()


def make_undefendable(s: DiceThrone, by: int) -> None:
    """DT-6.23: the attack's normal damage moves from the defendable to the other part."""
    s.pool = tuple([undefended(entry) for entry in s.pool])
    if s.main_kind == NORMAL:
        s.main_kind = UNDEFENDABLE
    if s.listening:
        emit(s, "made-undefendable", seat=by)


def close_defence(s: DiceThrone) -> None:
    """The defender has decided."""
    s.stage = DEFENDED


def defend(s: DiceThrone, seat: int, slot: int) -> None:
    if s.listening:
        emit(s, "defence-chosen", seat=seat, slot=slot)


def decline_defence(s: DiceThrone, seat: int) -> None:
    if s.listening:
        emit(s, "defence-declined", seat=seat)


def end_attack(s: DiceThrone) -> None:
    """DT-4.7: the Roll Phase is over, and with it the lock."""
    s.attacker = NOBODY
    s.attacking = False
    s.lock = NOBODY
    s.line = NO_LINE
    s.final = ()
    s.target = NOBODY
    s.stunned = NOBODY


def grant_extra_phase(s: DiceThrone, seat: int, target: int) -> None:
    if s.listening:
        emit(s, "extra-phase-granted", seat=seat, target=target)


# The pool ------------------------------------------------------------------------------------------------------------


def enter(s: DiceThrone, entry: Entry) -> None:
    """Something is added to the ledger of this phase."""
    s.pool += (entry,)
    if s.listening:
        emit(s, "entered", entry=entry)


def clear_pool(s: DiceThrone) -> None:
    s.pool = ()


def tell_settled(s: DiceThrone, told: Particulars) -> None:
    if s.listening:
        emit(s, "settled", **told)


# Worlds that might be ------------------------------------------------------------------------------------------------


def deal_anew(twin: DiceThrone, seat: int, hand: tuple[int, ...], deck: tuple[int, ...]) -> None:
    """In an imagined world: other cards where somebody cannot look. Nothing happens, so nothing is told."""
    row = twin.players.edit(seat)
    row.hand = hand
    row.deck = deck
