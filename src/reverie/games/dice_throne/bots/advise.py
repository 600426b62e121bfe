"""What bots know of Dice Throne: the worth of a position, and a good answer to every question (DT-10.80, `normal`).

Worth is counted in health points (`bots_lore`, `bots_worth`). Re-rolls are solved exactly; nothing is sampled and nothing
is written. `advise` looks at nothing that its seat may not see.
"""

from __future__ import annotations

import math
from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.game import Advice

from ..rules import atoms
from ..rules import cast as c
from ..rules.damage import Account, accounts, half, reckon
from ..rules.decisions import DONE_WORD, PASS, Doing, doing
from ..rules.effects.companions import DIAL_WORTH, SHIELD
from ..rules.effects.control import ROLL
from ..rules.effects.damage import DAMAGE, HEAL, judge_damage
from ..rules.effects.judging import WIN, WORTH_OF_CARD, WORTH_OF_CP, Judge
from ..rules.effects.tokens import GAIN, INFLICT, REMOVE
from ..rules.legality import price
from ..rules.odds import Solver
from ..rules.state import (
    ADDED,
    BY_OFFENCE,
    BY_ULTIMATE,
    DEFENDED,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    OFFENCE,
    UPKEEP,
    DiceThrone,
    tokens_of,
)
from .dice import best_change, change_worth, defence_worth, dice_worth
from .hand import hand_worth, least_worth, main_worth, parting, sale
from .lore import PARTING, lore_of
from .plan import helps, with_helps
from .worth import best_defence, board, judge_of, line_worth, steady

LEVELS: Final = {"novice": "easy", "adept": "normal", "expert": "hard:0.4s", "master": "hard:1.5s"}
RESTS: Final = ("main", "roll")
HIDDEN: Final = -1
"""A card that a seat cannot see."""
LEAST_GAIN: Final = 0.25
"""What is not worth at least so much is left."""
LEAST_UPGRADE: Final = 0.1
"""The same of upgrades: what they gain has been reckoned over the rest of the game, and nothing better comes of waiting."""
CP_HELD: Final = 0.5
"""In points of health, for choosing whom to attack: combat points and tokens that lie about unused..."""
TOKEN_HELD: Final = 0.5
ABILITIES: Final = 1.8
"""... and better boards: what a Roll Phase is worth, what a defence is worth, and each level for itself."""
DEFENCES: Final = 1.3
LEVEL: Final = 1.8

# What decided 3,300 duels of `normal` against itself (a logistic fit, the heroes' own strength taken out), in points of health
USEFUL_CP: Final = 6
"""Combat points beyond these decided nothing..."""
CP_OWNED: Final = 0.68
CARD_OWNED: Final = 0.7
"""... a card in hand, whatever it is, and a share of what it is worth there..."""
CARD_SHARE: Final = 0.38
TOKEN_SHARE: Final = 0.76
"""... a share of what a token is worth, which is no more than so much: who holds a great one seldom uses it at its best..."""
GREAT_TOKEN: Final = 2.5
DIAL_SHARE: Final = 0.73
ON_TURN: Final = 2.95
"""... and the turn."""
LEVEL_OWNED: Final = 0.006
"""Better boards, in logits for each point of health that the game may still last: a level, and a point a Roll Phase more."""
ROLL_OWNED: Final = 0.004
LONGER: Final = 20.0
"""So much longer than the lower health the game lasts."""
EVEN: Final = 10.0
"""A lead counts for more the less health is left: it is divided by the root of what both have and this."""


# The situation -------------------------------------------------------------------------------------------------------


def evaluate(s: DiceThrone, seat: int) -> float:
    """How it looks, from -1 to 1, against the opponent who stands best."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    rows = s.players.rows
    if not rows[seat].alive:
        return -0.95 if not any([s.teammates(seat, other) for other in s.living()]) else -0.2
    opponents = s.opponents(seat)
    lead = 99.0
    for other in opponents:
        lead = min(lead, race(s, seat, other))
    return 2.0 / (1.0 + math.exp(-lead)) - 1.0


def race(s: DiceThrone, one: int, two: int) -> float:
    """By how much one is ahead of two, in logits of winning; fitted to games of `normal` against itself."""
    ours, theirs = max(0, s.health(one)), max(0, s.health(two))
    lead = property_of(s, one) - property_of(s, two)
    if s.active == one:
        lead += ON_TURN
    elif s.active == two:
        lead -= ON_TURN
    lasting = min(ours, theirs) + LONGER
    return lead / math.sqrt(ours + theirs + EVEN) + lasting * (progress(s, one) - progress(s, two))


def property_of(s: DiceThrone, seat: int) -> float:
    """Health, and everything that is as good as health."""
    row = s.players.rows[seat]
    held = lore_of(s.cast).held
    total = s.health(seat) + CP_OWNED * min(row.cp, USEFUL_CP) + CARD_OWNED * len(row.hand)
    for token, count in row.tokens:
        total += TOKEN_SHARE * max(-GREAT_TOKEN, min(GREAT_TOKEN, held[token])) * count
    for dial in row.companions:
        total += DIAL_SHARE * dial
    if row.hero >= 0:
        for card in row.hand:
            total += CARD_SHARE * hand_worth(s, seat, card)
    return total


def progress(s: DiceThrone, seat: int) -> float:
    """By how much a board is better than it was at the beginning."""
    row = s.players.rows[seat]
    levels = sum(row.levels)
    if row.hero < 0 or levels == 0:
        return 0.0
    lore = lore_of(s.cast)
    better = steady(lore, row.hero, row.levels) - steady(lore, row.hero, (0,) * len(row.levels))
    return LEVEL_OWNED * levels + ROLL_OWNED * better


def standing(s: DiceThrone, seat: int) -> float:
    """How strong somebody is, to whoever chooses a target."""
    row = s.players.rows[seat]
    lore = lore_of(s.cast)
    total = s.health(seat) + row.cp * CP_HELD + len(row.hand) * WORTH_OF_CARD
    for token, count in row.tokens:
        total += TOKEN_HELD * lore.held[token] * count
    for dial in row.companions:
        total += DIAL_WORTH * dial
    if row.hero >= 0:
        _slot, guard, sting = best_defence(lore, row.hero, row.levels)
        total += ABILITIES * steady(lore, row.hero, row.levels) + DEFENCES * (guard + sting) + LEVEL * sum(row.levels)
    return total


def blind(s: DiceThrone, viewer: int) -> DiceThrone:
    """The table as a seat sees it: cards that it cannot see are blank. To look at, not to play on."""
    twin = s.clone()
    for seat in range(s.mode.players):
        row = s.players.rows[seat]
        seen = s.mode.team[seat] == s.mode.team[viewer]
        atoms.deal_anew(twin, seat, row.hand if seen else (HIDDEN,) * len(row.hand), (HIDDEN,) * len(row.deck))
    twin.streams = [0] * len(s.streams)
    twin.script = ()
    return twin


# Answers -------------------------------------------------------------------------------------------------------------


def advise(s: DiceThrone, choice: Choice) -> Advice:
    """A good answer to any question, with its reason."""
    kind = choice.kind
    if kind == "react":
        return advise_reaction(s, choice)
    if kind == "reroll":
        return advise_reroll(s, choice)
    if kind == "main":
        return advise_main(s, choice)
    if kind == "announce":
        return advise_announce(s, choice)
    if kind == "roll":
        return Advice("roll", 0.0, "bot-roll")
    if kind == "defend":
        return advise_defence(s, choice)
    if kind == "sell" or kind == "discard":
        assert isinstance(choice.options, Subset)
        return Advice(least_worth(s, choice.seat, choice.options), 0.0, "bot-spare")
    if kind in ("set-die", "copy-die", "nudge-die", "pick-dice"):
        found = best_change(s, choice)
        return Advice(found[0], found[1], "bot-dice", {"gain": round(found[1])})
    if kind == "knockdown":
        stand = board(s, choice.seat).value(None, s.cast.knobs.attempts)
        worth = stand - parting(s, choice.seat, s.cast.tokens[choice.subject].value)
        if worth > 0 and choice.options.has("pay"):
            return Advice("pay", worth, "bot-stand-up")
        return Advice("skip", 0.0, "bot-stay-down")
    return advise_rest(s, choice)


def advise_reroll(s: DiceThrone, choice: Choice) -> Advice:
    """The exact best keep (DT-10.80)."""
    stop: tuple[Any, ...] = ("stop",)
    seat = choice.seat
    if s.purpose == OFFENCE:
        solved = board(s, seat)
    else:
        values = dice_worth(s)
        if values is None:
            return Advice(stop, 0.0, "bot-stop")
        solved = values
    return solved_reroll(s, solved, "bot-keep")


def solved_reroll(s: DiceThrone, solved: Solver, reason: str) -> Advice:
    now = solved.stop[solved.lattice.roll(s.dice)]
    keep = solved.best_keep(s.dice, s.attempts)
    if len(keep) == len(s.dice):
        return Advice(("stop",), now, "bot-stop", {"worth": tenths(now)})
    wanted = list(keep)
    again: list[int] = []
    for die, number in enumerate(s.dice):
        if number in wanted:
            wanted.remove(number)
        else:
            again.append(die)
    worth = solved.value(s.dice, s.attempts)
    return Advice(tuple(again), worth, reason, {"worth": tenths(worth), "now": tenths(now)})


def tenths(worth: float) -> float:
    return round(worth, 1)


def advise_announce(s: DiceThrone, choice: Choice) -> Advice:
    """The line that is worth most; nothing when all would do harm; back to the dice when they promise more."""
    best: Any = "decline"
    top = 0.0
    line = NO_LINE
    for value in choice.options:
        if value == "reroll":
            worth = board(s, choice.seat).value(s.dice, s.attempts) - 0.01
        elif isinstance(value, tuple):
            worth = line_worth(s, choice.seat, value[1], s.dice)
        else:
            continue
        if worth > top:
            best, top = value, worth
            line = value[1] if isinstance(value, tuple) else NO_LINE
    if line != NO_LINE:
        return Advice(best, top, "bot-line", {"line": line, "worth": tenths(top)})
    return Advice(best, top, "bot-no-line" if best == "decline" else "bot-again")


def advise_defence(s: DiceThrone, choice: Choice) -> Advice:
    """The defence that is worth most against what comes, and against whom: tokens that are there need not be given again."""
    best: Any = PASS
    top = -99.0
    for slot in s.hero(choice.seat).defences:
        if choice.options.has(("defend", slot)):
            worth = defence_worth(s, choice.seat, slot).value(None, 1)
            if worth > top:
                best, top = ("defend", slot), worth
    if best == PASS:
        return Advice(choice.options.at(0), 0.0, "bot-any")
    return Advice(best, top, "bot-defend", {"worth": tenths(top)})


def advise_main(s: DiceThrone, choice: Choice) -> Advice:
    """Whatever is worth more than it costs, best first; then the next."""
    seat = choice.seat
    best: Any = DONE_WORD
    top = 0.0
    turned = False
    for value in choice.options:
        if not isinstance(value, tuple) or value[0] == "sell":
            continue
        worth, price = main_worth(s, seat, value)
        if worth > (LEAST_UPGRADE if is_upgrade(s, value) else LEAST_GAIN):
            ratio = worth / (1.0 + price)
            if not turned or ratio > top:
                best, top, turned = value, ratio, True
    if best != DONE_WORD:
        if best[0] == "play":
            key = "bot-upgrade" if is_upgrade(s, best) else "bot-play"
            return Advice(best, top, key, {"card": best[1]})
        return Advice(best, top, "bot-use")
    card = sale(s, seat)
    if card >= 0:
        return Advice(("sell", card), 0.0, "bot-sell", {"card": card})
    return Advice(DONE_WORD, 0.0, "bot-done")


def is_upgrade(s: DiceThrone, value: tuple[Any, ...]) -> bool:
    return bool(value[0] == "play" and s.cast.cards[value[1]].family == c.UPGRADE)


# Reactions -----------------------------------------------------------------------------------------------------------


def advise_reaction(s: DiceThrone, choice: Choice) -> Advice:
    """What gains more than it costs, at the moment at which it gains most; else nothing."""
    best: Any = PASS
    top = LEAST_GAIN
    for value in choice.options:
        if isinstance(value, tuple):
            worth = reaction_worth(s, choice.seat, value)
            if worth > top:
                best, top = value, worth
    if best == PASS:
        return Advice(PASS, 0.0, "bot-pass")
    key = "bot-react" if best[0] == "play" else "bot-use"
    args = {"card": best[1]} if best[0] == "play" else {}
    return Advice(best, top, key, args)


def what_it_is(s: DiceThrone, seat: int, value: tuple[Any, ...]) -> tuple[int, int, float]:
    """The text of a reaction, when it is open, and what it costs in health points."""
    lore = lore_of(s.cast)
    row = s.players.rows[seat]
    kind, number = value[0], value[1]
    if kind == "play":
        info = s.cast.cards[number]
        return info.text, info.when, parting(s, seat, price(s, seat, number)) + lore.hand[number]
    if kind == "token":
        use = s.cast.tokens[number].spend[value[2]]
        return use.text, use.when, parting(s, seat, use.cost) + PARTING * max(0.0, lore.held[number])
    if kind == "use":
        use = s.hero(seat).slots[number].levels[row.levels[number]].uses[value[2]]
    else:
        use = s.hero(seat).companions[number].uses[value[2]]
    return use.text, use.when, parting(s, seat, use.cost)


def reaction_worth(s: DiceThrone, seat: int, value: tuple[Any, ...]) -> float:
    """What a reaction gains now, less what it costs; below zero also when a better moment is still to come."""
    number, when, price = what_it_is(s, seat, value)
    text = s.cast.texts[number]
    first = text.ops[0].effect
    if first.touches:
        return change_worth(s, seat, text.ops[0], price)
    if s.purpose != NO_ROLL:
        return -1.0
    if when == c.ON_ACCURACY:
        return piercing(s, seat) - price
    if when == c.ON_ATTACK:
        return boost(s, seat, number) - price if s.stage == DEFENDED else -1.0
    if s.attacker != NOBODY and s.stage != DEFENDED:
        return -1.0
    if when == c.WHEN_ATTACKED or when == c.ON_INCOMING or text.prevents or (s.pool and saves(s, seat, text)):
        return rescue(s, seat, number, price)
    if s.phase == UPKEEP and s.active == seat and first is REMOVE:
        judge = judge_of(s, seat)
        judge.walk(number, (), 0, 1.0)
        return judge.plain() - price
    return -1.0


def saves(s: DiceThrone, seat: int, text: c.Text) -> bool:
    """Whether a text that is open at any time saves its player now: healing, or a step into the shadows."""
    for op in text.ops:
        if op.effect is HEAL or op.effect is ROLL:
            account = account_of(s, seat)
            return account is not None and account.final - account.healing >= s.health(seat)
        if op.effect is GAIN and s.cast.tokens[op.token].rule == c.SHADOWS:
            return s.attacking and s.target == seat
    return False


def account_of(s: DiceThrone, seat: int) -> Account | None:
    if s.pool:
        for victim, account in accounts(s):
            if victim == seat:
                return account
    return None


def piercing(s: DiceThrone, seat: int) -> float:
    """What it is worth that the target cannot defend."""
    account = account_of(s, s.target) if s.target >= 0 else None
    if account is None or account.defendable <= 0:
        return -1.0
    judge = judge_of(s, seat, s.target)
    whole = float(account.defendable)
    left = whole - judge.guard if whole > judge.guard else 0.0
    return judge.hit(whole) - judge.hit(left) + judge.sting


def boost(s: DiceThrone, seat: int, number: int) -> float:
    """What a modifier adds to the attack in progress."""
    if s.target < 0:
        return -1.0
    judge = judge_of(s, seat, s.target)
    judge.walk(number, (), 0, 1.0)
    worth = judge.other
    more = round(judge.added)
    if more > 0 and s.main_kind != c.PURE:
        account = account_of(s, s.target)
        now = account.final if account is not None else 0
        origin = BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
        entry = (ADDED, s.target, more, s.main_kind, origin, seat, ())
        hidden = bool([token for token in s.cast.ruled[c.SHADOWS] if tokens_of(s.players.rows[s.target], token)])
        then = reckon((*s.pool, entry), s.target, hidden, False, 0).final
        worth += judge.hit(float(then)) - judge.hit(float(now))
    return worth


def rescue(s: DiceThrone, seat: int, number: int, price: float) -> float:
    """What it is worth to prevent, halve or avoid what is coming; life itself when it would be the end."""
    account = account_of(s, seat)
    if account is None:
        return -1.0
    coming = float(account.final - account.ultimate)
    if coming <= 0:
        return -1.0
    judge = judge_of(s, seat, s.attacker if s.attacker >= 0 and not s.teammates(s.attacker, seat) else NOBODY)
    judge.walk(number, (), 0, 1.0)
    saved = min(coming, judge.prevent) + judge.halve * half(int(coming)) + judge.avoid * coming
    for token, _amount in judge.gained:
        if s.cast.tokens[token].rule == c.SHADOWS and s.attacking and s.target == seat:
            saved = coming
    saved = min(saved, coming)
    if saved <= 0 and judge.reflect <= 0 and judge.other <= 0:
        return -1.0
    if s.cast.texts[number].ops[0].effect is SHIELD:
        price += DIAL_WORTH * saved
    gain = saved + judge.other + judge.reflect * half(account.subtotal) + judge.normal + judge.straight
    left = account.final - account.healing - s.health(seat)
    if left >= 0 and saved > 0:
        return gain + (WIN if saved + judge.other > left else 2.0)
    return gain - price


# The rest ------------------------------------------------------------------------------------------------------------


def advise_rest(s: DiceThrone, choice: Choice) -> Advice:
    kind, options, seat = choice.kind, choice.options, choice.seat
    if kind in ("target", "opponent", "vote"):
        return Advice(best_target(s, seat, options), 0.0, "bot-target")
    about = doing(s, choice)
    if about is not None:
        if kind == "player":
            return Advice(best_player(s, about, options), 0.0, "bot-target")
        if kind == "choose":
            return Advice(best_branch(s, about), 0.0, "bot-branch")
        if kind == "pay":
            return Advice(best_price(s, about, options), 0.0, "bot-branch")
        if kind == "how-many":
            return Advice(best_count(s, about, options), 0.0, "bot-branch")
        if kind == "token":
            return Advice(best_token(s, seat, choice.subject, options), 0.0, "bot-branch")
        if kind == "move":
            return Advice(best_move(s, seat, options), 0.0, "bot-branch")
    if kind == "upkeep-order":
        return Advice(options.at(0), 0.0, "bot-any")
    found = choice.passing()
    return Advice(found if found is not None else options.at(0), 0.0, "bot-any")


def best_target(s: DiceThrone, seat: int, options: Any) -> int:
    """The weakest opponent; whoever has a say about the own side's fate says another."""
    best, top = options.at(0), -999.0
    for other in options:
        worth = -float(s.health(other)) - 0.3 * standing(s, other)
        if s.teammates(seat, other):
            worth = -500.0 + s.health(other) - (0.5 if other == seat else 0.0)
        if worth > top:
            best, top = other, worth
    found: int = best
    return found


def best_player(s: DiceThrone, about: Doing, options: Any) -> int:
    """Whom a text is best used on: good things for the own side, bad ones for the other."""
    text = s.cast.texts[about.text]
    held = lore_of(s.cast).held
    best, top = options.at(0), -999.0
    for other in options:
        own = s.teammates(about.seat, other)
        worth = 1.0 if other == about.seat else 0.0
        for op in text.ops:
            if op.effect.meets:
                account = account_of(s, other)
                coming = account.final if account is not None else 0
                worth += (coming if own else -coming) + (WIN if own and coming >= s.health(other) else 0.0)
            elif op.effect is REMOVE:
                found = [held[token] * (count if op.value else 1) for token, count in s.players.rows[other].tokens]
                sums = sum(found) if op.value else (min(found, default=0.0) if own else max(found, default=0.0))
                worth += -sums if own else sums
            elif op.effect is INFLICT:
                worth += -5.0 if own else 5.0
            else:
                worth += 5.0 if own else -5.0
        if worth > top:
            best, top = other, worth
    chosen: int = best
    return chosen


def inside(s: DiceThrone, about: Doing) -> Judge:
    """A judge for a text that is being carried out."""
    target = about.target if about.target >= 0 and not s.teammates(about.target, about.seat) else NOBODY
    judge = judge_of(s, about.seat, target)
    judge.removed = float(about.removed)
    return judge


def best_branch(s: DiceThrone, about: Doing) -> int:
    best, top = 0, -999.0
    for number, option in enumerate(about.op.options):
        worth = inside(s, about).apart(option, about.dice, 0, 0)
        if worth > top:
            best, top = number, worth
    return best


def best_price(s: DiceThrone, about: Doing, options: Any) -> int:
    best, top = 0, 0.0
    for paid in options:
        if paid:
            worth = inside(s, about).apart(about.op.body, about.dice, 0, paid) - paid * WORTH_OF_CP
            if worth > top:
                best, top = paid, worth
    return best


def best_count(s: DiceThrone, about: Doing, options: Any) -> int:
    """How many tokens to give for what follows; how many points of a companion's dial for what is coming."""
    if about.op.effect is SHIELD:
        account = account_of(s, about.seat)
        need = account.subtotal if account is not None else 1
        most = 1
        for count in options:
            if count <= need:
                most = count
        return most
    best, top = 0, -999.0
    for count in options:
        judge = inside(s, about)
        judge.removed = float(count)
        for later in s.cast.texts[about.text].ops[about.at + 1 :]:
            if later.effect is DAMAGE and later.who == c.TARGET:
                judge_damage(judge, later, about.dice, 0, 1.0)
        worth = judge.attack() - count * max(0.0, lore_of(s.cast).held[about.op.token])
        if worth > top:
            best, top = count, worth
    return best


def best_token(s: DiceThrone, seat: int, bearer: int, options: Any) -> Any:
    held = lore_of(s.cast).held
    own = bearer >= 0 and s.teammates(seat, bearer)
    best, top = options.at(0), -999.0
    for token in options:
        worth = 0.0 if token == "stop" else -held[token] if own else held[token]
        if worth > top:
            best, top = token, worth
    return best


def best_move(s: DiceThrone, seat: int, options: Any) -> Any:
    held = lore_of(s.cast).held
    best, top = options.at(0), -999.0
    for move in options:
        giver, token, taker = move
        worth = -held[token] if s.teammates(seat, giver) else held[token]
        worth += held[token] if s.teammates(seat, taker) else -held[token]
        if worth > top:
            best, top = move, worth
    return best


# The beginner --------------------------------------------------------------------------------------------------------


def advise_easily(s: DiceThrone, choice: Choice, streams: list[int]) -> Advice:
    """DT-10.80, `easy`: the ability with most damage, the dice that it needs, and reactions at random."""
    kind, options = choice.kind, choice.options
    if kind == "announce":
        best, top = options.at(0), 0.0
        for value in options:
            if isinstance(value, tuple):
                worth = bare_damage(s, choice.seat, value[1], s.dice)
                if worth >= top:
                    best, top = value, worth
        return Advice(best, top, "bot-most-damage")
    if kind == "reroll":
        return Advice(simple_keep(s, choice.seat), 0.0, "bot-most-damage")
    if kind in ("roll", "defend", "knockdown"):
        return Advice(options.at(0), 0.0, "bot-any")
    if kind == "main":
        for value in options:
            if isinstance(value, tuple) and value[0] == "play":
                return Advice(value, 0.0, "bot-play", {"card": value[1]})
        return Advice(DONE_WORD, 0.0, "bot-done")
    return Advice(options.sample(streams, 0), 0.0, "bot-random")


def bare_damage(s: DiceThrone, seat: int, line: int, dice: tuple[int, ...]) -> float:
    judge = judge_of(s, seat)
    judge.walk(s.cast.lines[line].text, dice, 0, 1.0)
    return judge.normal + judge.straight + judge.ultimate + judge.added


def simple_keep(s: DiceThrone, seat: int) -> tuple[Any, ...]:
    """Stop at once when a line fits; else keep what comes nearest to one."""
    row = s.players.rows[seat]
    hero = s.hero(seat)
    if s.purpose != OFFENCE or s.roller != seat or hero.fit(s.cast, row.levels, s.dice):
        return ("stop",)
    best: list[int] = []
    near = -9.0
    for line in hero.lines(s.cast, row.levels):
        kept: list[int] = []
        missing = 0
        for hits, needed in line.symbols:
            have = [die for die, number in enumerate(s.dice) if hits[number] and die not in kept][:needed]
            kept += have
            missing += needed - len(have)
        if line.straight:
            first = [die for die, number in enumerate(s.dice) if number in (2, 3, 4, 5) and s.dice.index(number) == die]
            kept += first
            missing += line.straight - len(first)
        for needed in line.kinds:
            most = max(s.dice, key=s.dice.count)
            kept += [die for die, number in enumerate(s.dice) if number == most and die not in kept][:needed]
            missing += max(0, needed - s.dice.count(most))
        worth = -missing + 0.05 * bare_damage(s, seat, line.number, s.dice)
        if worth > near:
            best, near = kept, worth
    picked = tuple([die for die in range(len(s.dice)) if die not in best])
    return picked if picked else ("stop",)


# For the search ------------------------------------------------------------------------------------------------------


def advise_well(s: DiceThrone, choice: Choice) -> Advice:
    """What an expert answers without a search: re-rolls count on what is at hand to change the dice (DT-10.80, hard)."""
    if choice.kind != "reroll" or s.purpose != OFFENCE:
        return advise(s, choice)
    seat = choice.seat
    known: list[tuple[c.Op, float]] = []
    for value in helps(s, seat):
        text, _when, cost = what_it_is(s, seat, value)
        known.append((s.cast.texts[text].ops[0], cost))
    if not known:
        return advise(s, choice)
    return solved_reroll(s, with_helps(board(s, seat), known, LEAST_GAIN), "bot-plan")


def candidates(s: DiceThrone, choice: Choice, most: int) -> list[Any]:
    """Answers worth a trial, the advised one first."""
    first = advise_well(s, choice).answer
    found: list[Any] = [first]
    kind, options = choice.kind, choice.options
    if kind == "reroll" and s.purpose == OFFENCE:
        return found  # solved exactly: a hundred worlds know less
    if kind in ("roll", "upkeep-order", "knockdown", "ban", "pick"):
        return found
    if kind in ("set-die", "copy-die", "nudge-die", "pick-dice", "sell", "discard"):
        return found
    if kind == "react":
        return found + worthwhile(s, choice, first)
    for value in options:
        if value != first and len(found) < most and not (kind == "main" and hopeless(s, choice.seat, value)):
            found.append(value)
    return found


def worthwhile(s: DiceThrone, choice: Choice, first: Any) -> list[Any]:
    """Reactions that are not pointless here, and to let it pass."""
    found: list[Any] = [] if first == PASS else [PASS]
    for value in choice.options:
        if value == first or not isinstance(value, tuple):
            continue
        if reaction_worth(s, choice.seat, value) > -0.999:
            found.append(value)
    return found[:5]


def hopeless(s: DiceThrone, seat: int, value: Any) -> bool:
    """Actions of a Main Phase that need no trial: what costs far more than it brings, and all sales but the least loss."""
    if not isinstance(value, tuple):
        return False
    if value[0] == "sell":
        worth = hand_worth(s, seat, value[1])
        return worth > 2.2 * WORTH_OF_CP or worth > min(
            [hand_worth(s, seat, card) for card in s.players.rows[seat].hand]
        )
    return main_worth(s, seat, value)[0] < -4.0
