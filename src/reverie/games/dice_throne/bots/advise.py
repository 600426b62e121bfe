"""A good answer to every question of Dice Throne (DT-10.80, `normal`).

Worth is counted in health points (`lore`, `worth`). Re-rolls are solved exactly; nothing is sampled and nothing is written.
`advise` looks at nothing that its seat may not see.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Domain, Subset
from reverie.kernel.plain import Answer

from ..rules import cast as c
from ..rules import decisions
from ..rules.decisions import DECLINE, DONE_WORD, PASS, STOP, Doing, act_of, doing
from ..rules.effects.companions import SHIELD
from ..rules.effects.damage import DAMAGE, judge_damage
from ..rules.effects.judging import WIN, WORTH_OF_CP, Judge
from ..rules.effects.tokens import INFLICT, REMOVE
from ..rules.solver import Solver
from ..rules.state import (
    NO_LINE,
    NOBODY,
    OFFENCE,
    DiceThrone,
)
from .dice import best_change, defence_worth, dice_worth
from .evaluate import standing
from .hand import hand_worth, least_worth, main_worth, parting, sale
from .lore import lore_of
from .plan import helps, with_helps
from .reactions import LEAST_GAIN, account_of, advise_reaction, reaction_worth, what_it_is
from .worth import board, judge_of, line_worth

LEVELS: Final = {"novice": "easy", "adept": "normal", "expert": "hard:0.4s", "master": "master:1.5s"}
RESTS: Final = (decisions.MAIN, decisions.ROLL)
DECIDES: Final = 0.6 * WIN
"""What is worth more than this is worth it for the end of the game."""
LEAST_UPGRADE: Final = 0.1
"""The same of upgrades: what they gain has been reckoned over the rest of the game, and nothing better comes of waiting."""


# Answers -------------------------------------------------------------------------------------------------------------


def advise(s: DiceThrone, choice: Choice) -> Advice:
    """A good answer to any question, with its reason."""
    asked = choice.decision
    if asked is decisions.REACT:
        return advise_reaction(s, choice)
    if asked is decisions.REROLL:
        return advise_reroll(s, choice)
    if asked is decisions.MAIN:
        return advise_main(s, choice)
    if asked is decisions.ANNOUNCE:
        return advise_announce(s, choice)
    if asked is decisions.ROLL:
        return Advice("roll", 0.0, "bot-roll")
    if asked is decisions.DEFEND:
        return advise_defence(s, choice)
    if asked is decisions.SELL or asked is decisions.DISCARD:
        assert isinstance(choice.options, Subset)
        return Advice(least_worth(s, choice.seat, choice.options), 0.0, "bot-spare")
    if asked in (decisions.SET_DIE, decisions.COPY_DIE, decisions.NUDGE_DIE, decisions.PICK_DICE):
        answer, gain = best_change(s, choice)
        return Advice(answer, gain, "bot-branch" if gain < 0.5 or gain > DECIDES else "bot-dice", {"gain": round(gain)})
    if asked is decisions.KNOCKDOWN:
        stand = board(s, choice.seat).value(None, s.cast.knobs.attempts)
        worth = stand - parting(s, choice.seat, s.cast.tokens[choice.subject].value)
        if worth > 0 and choice.options.has("pay"):
            return Advice("pay", worth, "bot-stand-up")
        return Advice("skip", 0.0, "bot-stay-down")
    return advise_rest(s, choice)


def advise_reroll(s: DiceThrone, choice: Choice) -> Advice:
    """The exact best keep (DT-10.80)."""
    seat = choice.seat
    if s.purpose == OFFENCE:
        solved = board(s, seat)
    else:
        values = dice_worth(s)
        if values is None:
            return stopping(0.0)
        solved = values
    return solved_reroll(s, solved, "bot-keep")


def solved_reroll(s: DiceThrone, solved: Solver, reason: str) -> Advice:
    now = solved.stop[solved.lattice.roll(s.dice)]
    keep = solved.best_keep(s.dice, s.attempts)
    if len(keep) == len(s.dice):
        return Advice((STOP,), now, "bot-win") if now > DECIDES else stopping(now)
    wanted = list(keep)
    again: list[int] = []
    for die, number in enumerate(s.dice):
        if number in wanted:
            wanted.remove(number)
        else:
            again.append(die)
    worth = solved.value(s.dice, s.attempts)
    if worth > DECIDES:
        return Advice(tuple(again), worth, "bot-win")
    return Advice(tuple(again), worth, reason, {"worth": tenths(worth), "now": tenths(now)})


def stopping(now: float) -> Advice:
    return Advice((STOP,), now, "bot-stop", {"worth": tenths(now)})


def tenths(worth: float) -> float:
    return round(worth, 1)


def advise_announce(s: DiceThrone, choice: Choice) -> Advice:
    """The line that is worth most; nothing when all would do harm; back to the dice when they promise more."""
    best: Answer = DECLINE
    top = 0.0
    line = NO_LINE
    for value in choice.options:
        if value == "reroll":
            worth = board(s, choice.seat).value(s.dice, s.attempts) - 0.01
            meant = NO_LINE
        elif value != DECLINE:
            _kind, meant, _use = act_of(value)
            worth = line_worth(s, choice.seat, meant, s.dice)
        else:
            continue
        if worth > top:
            best, top, line = value, worth, meant
    if line != NO_LINE and top > DECIDES:
        return Advice(best, top, "bot-win")
    if line != NO_LINE:
        return Advice(best, top, "bot-line", {"line": line, "worth": tenths(top)})
    return Advice(best, top, "bot-no-line" if best == DECLINE else "bot-again")


def advise_defence(s: DiceThrone, choice: Choice) -> Advice:
    """The defence that is worth most against what comes, and against whom: tokens that are there need not be given again."""
    best: Answer = PASS
    top = -99.0
    for slot in s.hero(choice.seat).defences:
        if choice.options.has(("defend", slot)):
            worth = defence_worth(s, choice.seat, slot).value(None, 1)
            if worth > top:
                best, top = ("defend", slot), worth
    if best == PASS:
        return Advice(choice.options.at(0), 0.0, "bot-any")
    if top > DECIDES or top < 0:
        return Advice(best, top, "bot-branch")
    return Advice(best, top, "bot-defend", {"worth": tenths(top)})


def advise_main(s: DiceThrone, choice: Choice) -> Advice:
    """Whatever is worth more than it costs, best first; then the next."""
    seat = choice.seat
    best: Answer = DONE_WORD
    top = 0.0
    turned = False
    for value in choice.options:
        if value == DONE_WORD or act_of(value)[0] == "sell":
            continue
        worth, price = main_worth(s, seat, value)
        if worth > (LEAST_UPGRADE if is_upgrade(s, value) else LEAST_GAIN):
            ratio = worth / (1.0 + price)
            if not turned or ratio > top:
                best, top, turned = value, ratio, True
    if best != DONE_WORD:
        tag, number, _use = act_of(best)
        if tag == "play":
            key = "bot-upgrade" if is_upgrade(s, best) else "bot-play"
            return Advice(best, top, key, {"card": number})
        return Advice(best, top, "bot-use")
    card = sale(s, seat)
    if card >= 0:
        return Advice(("sell", card), 0.0, "bot-sell", {"card": card})
    return Advice(DONE_WORD, 0.0, "bot-done")


def is_upgrade(s: DiceThrone, value: Answer) -> bool:
    tag, number, _use = act_of(value)
    return tag == "play" and s.cast.cards[number].family == c.UPGRADE


# The rest ------------------------------------------------------------------------------------------------------------


def advise_rest(s: DiceThrone, choice: Choice) -> Advice:
    asked, options, seat = choice.decision, choice.options, choice.seat
    if asked in (decisions.TARGET, decisions.OPPONENT, decisions.VOTE):
        return Advice(best_target(s, seat, options), 0.0, "bot-target")
    about = doing(s, choice)
    if about is not None:
        if asked is decisions.PLAYER:
            return Advice(best_player(s, about, options), 0.0, "bot-target")
        if asked is decisions.CHOOSE:
            return Advice(best_branch(s, about), 0.0, "bot-branch")
        if asked is decisions.PAY:
            return Advice(best_price(s, about, options), 0.0, "bot-branch")
        if asked is decisions.HOW_MANY:
            return Advice(best_count(s, about, options), 0.0, "bot-branch")
        if asked is decisions.TOKEN:
            return Advice(best_token(s, seat, choice.subject, options), 0.0, "bot-branch")
        if asked is decisions.MOVE:
            return Advice(best_move(s, seat, options), 0.0, "bot-branch")
    if asked is decisions.UPKEEP_ORDER:
        return Advice(options.at(0), 0.0, "bot-any")
    found = choice.passing()
    return Advice(found if found is not None else options.at(0), 0.0, "bot-any")


def numbers(options: Domain) -> list[int]:
    """Options that are numbers all: seats, prices, counts."""
    return [option for option in options if isinstance(option, int)]


def best_target(s: DiceThrone, seat: int, options: Domain) -> int:
    """The weakest opponent; whoever has a say about the own side's fate says another."""
    best, top = NOBODY, -999.0
    for other in numbers(options):
        worth = -float(s.health(other)) - 0.3 * standing(s, other)
        if s.teammates(seat, other):
            worth = -500.0 + s.health(other) - (0.5 if other == seat else 0.0)
        if worth > top:
            best, top = other, worth
    return best


def best_player(s: DiceThrone, about: Doing, options: Domain) -> int:
    """Whom a text is best used on: good things for the own side, bad ones for the other."""
    text = s.cast.texts[about.text]
    held = lore_of(s.cast).held
    best, top = NOBODY, -999.0
    for other in numbers(options):
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
    return best


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


def best_price(s: DiceThrone, about: Doing, options: Domain) -> int:
    best, top = 0, 0.0
    for paid in numbers(options):
        if paid:
            worth = inside(s, about).apart(about.op.body, about.dice, 0, paid) - paid * WORTH_OF_CP
            if worth > top:
                best, top = paid, worth
    return best


def best_count(s: DiceThrone, about: Doing, options: Domain) -> int:
    """How many tokens to give for what follows; how many points of a companion's dial for what is coming."""
    if about.op.effect is SHIELD:
        account = account_of(s, about.seat)
        need = account.subtotal if account is not None else 1
        most = 1
        for count in numbers(options):
            if count <= need:
                most = count
        return most
    best, top = 0, -999.0
    for count in numbers(options):
        judge = inside(s, about)
        judge.removed = float(count)
        for later in s.cast.texts[about.text].ops[about.at + 1 :]:
            if later.effect is DAMAGE and later.who == c.TARGET:
                judge_damage(judge, later, about.dice, 0, 1.0)
        worth = judge.attack() - count * max(0.0, lore_of(s.cast).held[about.op.token])
        if worth > top:
            best, top = count, worth
    return best


def best_token(s: DiceThrone, seat: int, bearer: int, options: Domain) -> Answer:
    held = lore_of(s.cast).held
    own = bearer >= 0 and s.teammates(seat, bearer)
    best, top = options.at(0), -999.0
    for token in options:
        worth = 0.0
        if isinstance(token, int):
            worth = -held[token] if own else held[token]
        if worth > top:
            best, top = token, worth
    return best


def best_move(s: DiceThrone, seat: int, options: Domain) -> Answer:
    held = lore_of(s.cast).held
    best, top = options.at(0), -999.0
    for move in options:
        assert isinstance(move, tuple)
        giver, token, taker = move
        worth = -held[token] if s.teammates(seat, giver) else held[token]
        worth += held[token] if s.teammates(seat, taker) else -held[token]
        if worth > top:
            best, top = move, worth
    return best


# For the search ------------------------------------------------------------------------------------------------------


def advise_well(s: DiceThrone, choice: Choice) -> Advice:
    """What an expert answers without a search: re-rolls count on what is at hand to change the dice (DT-10.80, hard)."""
    if choice.decision is not decisions.REROLL or s.purpose != OFFENCE:
        return advise(s, choice)
    seat = choice.seat
    known: list[tuple[c.Op, float]] = []
    for value in helps(s, seat):
        text, _when, cost = what_it_is(s, seat, value)
        known.append((s.cast.texts[text].ops[0], cost))
    if not known:
        return advise(s, choice)
    return solved_reroll(s, with_helps(board(s, seat), known, LEAST_GAIN), "bot-plan")


def candidates(s: DiceThrone, choice: Choice, most: int) -> list[Answer]:
    """Answers worth a trial, the advised one first."""
    first = advise_well(s, choice).answer
    found: list[Answer] = [first]
    asked, options = choice.decision, choice.options
    if asked is decisions.REROLL and s.purpose == OFFENCE:
        return found  # solved exactly: a hundred worlds know less
    if asked in (decisions.ROLL, decisions.UPKEEP_ORDER, decisions.KNOCKDOWN, decisions.BAN, decisions.PICK):
        return found
    if asked in (
        decisions.SET_DIE,
        decisions.COPY_DIE,
        decisions.NUDGE_DIE,
        decisions.PICK_DICE,
        decisions.SELL,
        decisions.DISCARD,
    ):
        return found
    if asked is decisions.REACT:
        return found + worthwhile(s, choice, first)
    for value in options:
        if value != first and len(found) < most and not (asked is decisions.MAIN and hopeless(s, choice.seat, value)):
            found.append(value)
    return found


def worthwhile(s: DiceThrone, choice: Choice, first: Answer) -> list[Answer]:
    """Reactions that are not pointless here, and to let it pass."""
    found: list[Answer] = [] if first == PASS else [PASS]
    for value in choice.options:
        if value == first or not isinstance(value, tuple):
            continue
        if reaction_worth(s, choice.seat, value) > -0.999:
            found.append(value)
    return found[:5]


def hopeless(s: DiceThrone, seat: int, value: Answer) -> bool:
    """Actions of a Main Phase that need no trial: what costs far more than it brings, and all sales but the least loss."""
    if not isinstance(value, tuple):
        return False
    act, number, _use = act_of(value)
    if act == "sell":
        worth = hand_worth(s, seat, number)
        return worth > 2.2 * WORTH_OF_CP or worth > min(
            [hand_worth(s, seat, card) for card in s.players.rows[seat].hand]
        )
    return main_worth(s, seat, value)[0] < -4.0
