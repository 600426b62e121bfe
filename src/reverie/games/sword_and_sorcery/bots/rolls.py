"""Dice that lie on the table: which effects to pay for, which dice to roll again, and what to answer in windows (SS-22, SS-7.40)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer
from reverie.parts.rules.dice import payable

from ..rules import terms as t
from ..rules.abilities import Ability
from ..rules.conditions import attack_type
from ..rules.frames import Activation
from ..rules.procedures.attack import values
from ..rules.procedures.windows import Window
from ..rules.queries import engaged
from ..rules.state import NOBODY, NOWHERE, Quest, is_enemy, is_hero
from ..rules.strike import Attack, Defence, Dicing, Save
from .judge import Judge, added, guard_of
from .odds import Blow, Guard, Paid, add_effect, judged
from .texts import case_of

SYMBOL: Final = 0.2
"""A symbol that may pay for something."""
AVERAGE: Final[tuple[float, ...]] = (1.05, 0.55)
"""What a die of each colour shows on the average, in hits."""
WORSE: Final = 0.35
"""A die is rolled again if it shows less than the average by this."""


# Effects of an attack ------------------------------------------------------------------------------------------------


def advise_effect(s: Quest, choice: Choice) -> Advice:
    """SS-7.15: the set of effects that does most, one after the other."""
    attack = innermost(s, Attack)
    offered = [option for option in choice.options if isinstance(option, int)]
    if attack is None or attack.target == NOBODY:
        return Advice(choice.options.at(0), 0.0, "bot-effect")
    judge = Judge(s)
    guard = guard_of(s, attack.target, attack_type(s, attack), max(1, judge.left(attack.target)))
    others = len(judge.enemies_at(attack.area)) - 1
    rank = s.heroes.rows[choice.seat].rank
    blow = Blow((0, 0, 0), 0, (), rank, max(0, others))
    sure = values(s, attack)[0] + attack.supremacy + attack.focus + added(s, attack) + hits_shown(s, attack)
    effects = [s.cast.dice_effects[number] for number in offered]
    best: tuple[int, ...] = ()
    top = -1.0
    for chosen in payable(attack.shown, [effect.cost for effect in effects]):
        paid = Paid()
        for number in attack.paid:
            add_effect(paid, s.cast.dice_effects[number], rank)
        for number in chosen:
            add_effect(paid, effects[number], rank)
        worth = judged(judge.book, blow, sure, paid, guard)[0] + 0.01 * len(chosen)
        if worth > top:
            best, top = chosen, worth
    if not best:
        return Advice("done", 0.0, "bot-done")
    return Advice(offered[best[0]], top, "bot-effect")


def hits_shown(s: Quest, roll: Dicing) -> int:
    found = 0
    for colour, face, _again, _paid in roll.dice:
        found += s.cast.dice[colour].faces[face - 1][t.HIT]
    return found


def advise_armour(s: Quest, choice: Choice) -> Advice:
    """SS-7.16: whatever can be paid, shields first, as long as hits are left."""
    defence = innermost(s, Defence)
    best: Answer = "done"
    top = 0.0
    for option in choice.options:
        if not isinstance(option, int):
            continue
        worth = 0.1
        for deed, amount in s.cast.dice_effects[option].deeds:
            if deed == t.E_SHIELD:
                left = 0 if defence is None else defence.normal - defence.shown[t.SHIELD]
                worth += 2.0 * min(amount, max(0, left))
            elif deed in (t.E_REROLL, t.E_REROLL_ANY):
                left = 0 if defence is None else defence.normal - defence.shown[t.SHIELD]
                worth += 0.9 if left > 0 else 0.0
            elif deed == t.E_HEAL:
                worth += 1.0
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-effect")


# Rolling again -------------------------------------------------------------------------------------------------------


def poor_dice(s: Quest, roll: Dicing) -> list[int]:
    """Dice that show less than they should, the worst first."""
    found: list[tuple[float, int]] = []
    for number, (colour, face, again, paid) in enumerate(roll.dice):
        if again or paid:
            continue
        shown = s.cast.dice[colour].faces[face - 1]
        if isinstance(roll, Attack):
            worth = shown[t.HIT] + SYMBOL * (shown[t.SKILL] + shown[t.MAGIC] + shown[t.LEGEND])
            if worth < AVERAGE[colour] - WORSE:
                found.append((worth, number))
        elif isinstance(roll, Defence):
            if not shown[t.SHIELD] and roll.normal > roll.shown[t.SHIELD]:
                found.append((SYMBOL * shown[t.SKILL], number))
        elif isinstance(roll, Save):
            if not roll.passed:
                found.append((0.0, number))
    return [number for _worth, number in sorted(found)]


def advise_reroll(s: Quest, choice: Choice) -> Advice:
    """SS-22.3: the worst dice."""
    assert isinstance(choice.options, Subset)
    roll = innermost(s, Dicing)
    if roll is None:
        return Advice((), 0.0, "bot-reroll")
    poor = [die for die in poor_dice(s, roll) if die in choice.options.items][: choice.options.most]
    if len(poor) < choice.options.least:
        poor = list(choice.options.items[: choice.options.least])
    return Advice(tuple(sorted(poor)), float(len(poor)), "bot-reroll")


# Windows -------------------------------------------------------------------------------------------------------------


def ability_said(s: Quest, answer: tuple[object, ...]) -> Ability | None:
    """What an answer in a window uses."""
    kind, number, more = answer
    assert isinstance(number, int)
    assert isinstance(more, int)
    if kind == "power":
        return s.cast.abilities[s.cast.powers[number].lines[more].ability]
    if kind == "item":
        return s.cast.abilities[more]
    return s.cast.abilities[number] if kind == "innate" else None


def advise_window(s: Quest, choice: Choice) -> Advice:
    """SS-7.40: the answer that does most at this moment; to pass where a better one will come."""
    window = innermost(s, Window)
    best: Answer = "pass"
    top = 0.25
    judge = Judge(s)
    for option in choice.options:
        if isinstance(option, tuple) and window is not None:
            worth = answer_worth(judge, window, choice.seat, option)
            if worth > top:
                best, top = option, worth
    return Advice(best, top, "bot-pass" if best == "pass" else "bot-answer")


def answer_worth(judge: Judge, window: Window, seat: int, option: tuple[object, ...]) -> float:
    s = judge.s
    ability = ability_said(s, option)
    if ability is None:
        return 1.0  # what follows an attack by itself
    price = 0.0
    if option[0] == "item":
        card = option[1]
        assert isinstance(card, int)
        price = 0.9 if s.item(card).kind == t.SINGLE_USE else 0.2 * ability.cost_charges
    kind = window.kind
    if kind == t.W_FOLLOW_UP:
        return 1.0
    if kind in (t.W_ATTACK_ROLL, t.W_DEFENCE_ROLL, t.W_OTHER_ROLL):
        return roll_worth(judge, window, ability) - price
    if kind == t.W_SAVE:
        return 1.0 - price
    if kind == t.W_HITS:
        return hits_worth(judge, window, seat, ability) - price
    if kind == t.W_DEFENCE_DICE:
        defence = innermost(s, Defence)
        return 0.4 * min(2, defence.normal) if defence is not None else 0.0
    if kind == t.W_DYING:
        return 5.0
    if kind == t.W_VICTIM:
        return taunt_worth(judge, seat)
    if kind == t.W_WOUNDED:
        return 1.2
    return case_of(judge, seat, ability, window.figure).text(ability.do) - price


def roll_worth(judge: Judge, window: Window, ability: Ability) -> float:
    """What lets dice be rolled again is worth as many poor dice as it takes; a sure SHIELD takes a hit."""
    s = judge.s
    roll = innermost(s, Dicing)
    if roll is None:
        return 0.0
    if isinstance(roll, Defence):
        open_hits = roll.normal - roll.shown[t.SHIELD]
        if open_hits <= 0:
            return 0.0
        share = judge.harm(roll.defender, 1.0) if is_hero(roll.defender) else 0.8
        rerolls = any([op.effect.name == "reroll" for op in s.cast.texts[ability.do].ops])
        return share * (0.4 * min(open_hits, len(poor_dice(s, roll))) if rerolls else 1.0)
    if isinstance(roll, Attack):
        poor = poor_dice(s, roll)
        if not poor:
            return 0.0
        return 0.35 + 0.5 * sum([AVERAGE[roll.dice[number][0]] for number in poor[:1]])
    return 0.4


def coming(s: Quest, judge: Judge, figure: int, attack: Attack) -> float:
    """The wounds that the hits counted so far would make, on the average."""
    paid = Paid()
    for number in attack.paid:
        add_effect(paid, s.cast.dice_effects[number], 0)
    paid.hits = 0
    guard: Guard = guard_of(s, figure, t.NO_TYPE, max(1, judge.left(figure)))
    _rank, kill, wounds, _more = judged(judge.book, Blow((0, 0, 0), 0, ()), attack.hits, paid, guard)
    return wounds + 3.0 * kill


def hits_worth(judge: Judge, window: Window, seat: int, ability: Ability) -> float:
    """SS-7.43: whoever would suffer is shielded, by one who can bear it better."""
    s = judge.s
    attack = innermost(s, Attack)
    if attack is None:
        return 0.0
    harm = coming(s, judge, window.figure, attack)
    takes = any([op.effect.name == "take-attack" for op in s.cast.texts[ability.do].ops])
    if takes:
        own = coming(s, judge, seat, attack)
        return harm - own if judge.left(seat) > own + 2 else 0.0
    low = judge.left(window.figure) <= 3
    return harm * (1.0 if low else 0.6) - 0.6


def taunt_worth(judge: Judge, seat: int) -> float:
    """SS-33.22: who is strong draws an enemy away from who is not."""
    s = judge.s
    activation = innermost(s, Activation)
    if activation is None or judge.health(seat) < 0.5:
        return 0.0
    others = [one for one in judge.heroes if one != seat and judge.left(one) < judge.left(seat) - 2]
    weak = [one for one in others if judge.health(one) <= 0.5]
    return 1.0 if weak else 0.3 if others and not engaged(s, seat) else 0.0


def advise_retreat(s: Quest, choice: Choice) -> int:
    """SS-7.17: of the areas to fall back to, the one with the fewest enemies; NOWHERE for an enemy's own way."""
    if is_enemy(choice.subject):
        return NOWHERE
    judge = Judge(s)
    best, top = NOWHERE, 99
    for area in choice.options:
        assert isinstance(area, int)
        count = len(judge.enemies_at(area))
        if count < top:
            best, top = area, count
    return best
