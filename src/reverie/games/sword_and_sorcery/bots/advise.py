"""A good answer to every question of Sword & Sorcery: the level `normal`.

Worth is counted in wounds; nothing is sampled and nothing is written. What is decided for enemies is decided without favour (SS-31.7): any
option is as likely as the next, by a number that everybody at the table could work out.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.abilities import NONE
from ..rules.cast import Op
from ..rules.effects.walk import Deeds
from ..rules.plan import Way
from ..rules.state import NOWHERE, Quest, is_enemy
from .items import advise_reorganize
from .judge import Judge
from .manner import NORMAL, Manner
from .party import advise_ghost, advise_soul, advise_who
from .rolls import advise_armour, advise_effect, advise_reroll, advise_retreat, advise_window
from .taste import advise_best
from .texts import Case, case_of
from .turn import advise_deed
from .walking import Walker

FOR_ENEMIES: Final = (
    decisions.VICTIM, decisions.ACTIVATE, decisions.PATH, decisions.GATE, decisions.THREAT, decisions.NEAREST, decisions.ORDER,
)  # fmt: skip
AILMENTS: Final = ("stun", "poison", "blind", "slow", "knock-down")
"""The worst first; red criticals come last."""


def uniform(s: Quest, choice: Choice) -> Answer:
    """Any option: by a number made of what lies open."""
    mixed = s.known * 0x9E3779B97F4A7C15 + s.round * 0xD1342543DE82EF95 + s.active * 0x2545F491
    for row in s.figures.rows:
        mixed = (mixed ^ (row.wounds + 31 * row.area)) * 0x5851F42D4C957F2D & 0xFFFFFFFFFFFFFFFF
    mixed ^= mixed >> 29
    return choice.options.at(mixed % choice.options.size())


def advise(s: Quest, choice: Choice, manner: Manner = NORMAL) -> Advice:
    """A good answer to any question, with its reason."""
    asked = choice.decision
    if asked is decisions.DEED:
        return advise_deed(s, choice, manner)
    if asked in FOR_ENEMIES:
        return Advice(uniform(s, choice), 0.0, "bot-enemy")
    if asked is decisions.EFFECT:
        return advise_effect(s, choice)
    if asked is decisions.WINDOW:
        return advise_window(s, choice)
    if asked is decisions.REROLL:
        return advise_reroll(s, choice)
    if asked is decisions.ARMOUR:
        return advise_armour(s, choice)
    if asked is decisions.WHO:
        return advise_who(s, choice, manner)
    if asked is decisions.SOUL:
        return advise_soul(s, choice)
    if asked is decisions.GHOST:
        return advise_ghost(s, choice)
    return advise_rest(s, choice)


def advise_rest(s: Quest, choice: Choice) -> Advice:
    """What is asked seldom."""
    asked = choice.decision
    made = advise_best(s, choice)
    if made is not None:
        return made
    if asked is decisions.REORGANIZE:
        return advise_reorganize(s, choice)
    if asked is decisions.PICK_UP:
        assert isinstance(choice.options, Subset)
        return Advice(tuple(choice.options.items[: choice.options.most]), 1.0, "bot-take")
    if asked in (decisions.TARGET, decisions.ONE):
        return advise_target(s, choice)
    if asked is decisions.BESIDE:
        return advise_beside(s, choice)
    if asked is decisions.WAY:
        return advise_way(s, choice)
    if asked is decisions.FALL_BACK:
        area = advise_retreat(s, choice)
        return Advice(area if area != NOWHERE else uniform(s, choice), 0.0, "bot-back")
    if asked is decisions.CHOOSE:
        return advise_choose(s, choice)
    if asked is decisions.DRAWN:
        return advise_line(s, choice)
    if asked is decisions.TRAP:
        return advise_trap(s, choice)
    if asked is decisions.BRANCH:
        return advise_branch(s, choice)
    if asked is decisions.CURE:
        return advise_cure(choice)
    if asked is decisions.POWER:
        return advise_power(s, choice)
    if asked is decisions.AGREE:
        kept = choice.subject in s.heroes.rows[choice.seat].slots
        return Advice("no" if kept else "yes", 0.0, "bot-agree")
    passing = choice.passing()
    return Advice(passing if passing is not None else choice.options.at(0), 0.0, "bot-any")


# Inside a text -------------------------------------------------------------------------------------------------------


def at_hand(s: Quest) -> tuple[Deeds | None, Op | None]:
    """The text that is being carried out, and its present verb."""
    walk = innermost(s, Deeds)
    if walk is None or walk.text < 0:
        return None, None
    ops = s.cast.texts[walk.text].ops
    return walk, ops[walk.at] if walk.at < len(ops) else None


def with_target(walk: Deeds, target: int) -> Deeds:
    """The same text, with somebody chosen."""
    return Deeds(walk.text, walk.seat, walk.user, target, walk.place, walk.cause, (), walk.value, walk.ability)


def advise_target(s: Quest, choice: Choice) -> Advice:
    """SS-50.4: whoever it helps most, or harms most; an area by what stands there."""
    judge = Judge(s)
    walk, op = at_hand(s)
    areas = walk is not None and choice.decision is decisions.TARGET and decisions.TARGET.about(s).area
    best: Answer = choice.options.at(0)
    top = -99.0
    for option in choice.options:
        assert isinstance(option, int)
        if areas:
            assert walk is not None
            worth = area_worth(judge, walk, option)
        else:
            worth = figure_worth(judge, walk, op, option)
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-target")


def advise_beside(s: Quest, choice: Choice) -> Advice:
    """SS-50.3 `Targets n`: whoever else is worth most; nobody is spared."""
    judge = Judge(s)
    best: Answer = decisions.DONE
    top = -99.0
    for option in choice.options:
        if isinstance(option, int) and figure_worth(judge, None, None, option) > top:
            best, top = option, figure_worth(judge, None, None, option)
    return Advice(best, top, "bot-target")


def area_worth(judge: Judge, walk: Deeds, area: int) -> float:
    """Where to be put, or where to put a token: with friends who are in danger."""
    if walk.user in judge.heroes and area >= 0:
        walker = Walker(judge, walk.user, 0, True, False)
        friends = [one for one in judge.heroes if judge.s.figures.rows[one].area == area]
        return walker.place(area) + 0.3 * len(friends)
    return 0.0


def figure_worth(judge: Judge, walk: Deeds | None, op: Op | None, figure: int) -> float:
    """What the verb at hand does to somebody."""
    if is_enemy(figure):
        base = judge.kill_worth(figure) / max(1, judge.left(figure))
    else:
        base = 1.0 - judge.health(figure)
    if walk is None or op is None or op.effect.name not in ("heal", "wound", "condition", "cure", "shields", "fire"):
        return base
    amount = 1 if op.amount.word else max(1, op.amount.base)
    if op.effect.name == "heal":
        return judge.heal_worth(figure, amount) + 0.01 * base
    return base


def advise_way(s: Quest, choice: Choice) -> Advice:
    """SS-50.8 `move`: towards the best place; to stay where it is best."""
    judge = Judge(s)
    walker = Walker(judge, choice.seat, 0, True, False)
    best: Answer = "stop" if choice.options.has("stop") else choice.options.at(0)
    top = walker.place(walker.here) + 0.05
    for option in choice.options:
        if isinstance(option, int):
            worth = walker.place(option) - walker.entering(option)
            if worth > top:
                best, top = option, worth
    return Advice(best, top, "bot-go")


def advise_choose(s: Quest, choice: Choice) -> Advice:
    """SS-50.8 `choose`: the list that is worth most; of piles to look at, which are no lists, the first."""
    _walk, op = at_hand(s)
    if op is None or choice.subject == NONE:
        return Advice(choice.options.at(0), 0.0, "bot-any")
    return best_text(s, choice, op.options)


def advise_line(s: Quest, choice: Choice) -> Advice:
    """SS-7.35: the line of a table that is worth most. Cards that a party keeps are no lines: the first."""
    _walk, op = at_hand(s)
    if op is None or choice.subject == NONE:
        return Advice(choice.options.at(0), 0.0, "bot-any")
    for option in choice.options:
        assert isinstance(option, int)
        if op.symbols_table[option][0] == NONE:  # SS-G18: what the quest has hidden is worth more than a few crowns
            return Advice(option, 1.0, "bot-choose")
    return best_text(s, choice, tuple([text for _symbol, text in op.symbols_table]))


def best_text(s: Quest, choice: Choice, texts: tuple[int, ...]) -> Advice:
    """Of the texts that the options stand for, by their numbers, the one that is worth most."""
    walk, op = at_hand(s)
    best: Answer = choice.options.at(0)
    if walk is None or op is None:
        return Advice(best, 0.0, "bot-any")
    case = Case(Judge(s), with_target(walk, walk.target))
    top = -99.0
    for option in choice.options:
        assert isinstance(option, int)
        if option < len(texts):
            worth = case.text(texts[option])
            if worth > top:
                best, top = option, worth
    return Advice(best, top, "bot-choose")


def advise_trap(s: Quest, choice: Choice) -> Advice:
    """SS-7.18: the trap that does least."""
    judge = Judge(s)
    best: Answer = choice.options.at(0)
    top = -99.0
    for option in choice.options:
        assert isinstance(option, int)
        ability = s.cast.abilities[s.cast.traps[option].ability]
        case = case_of(judge, choice.seat, ability, choice.seat)
        case.walk.place = s.figures.rows[choice.seat].area
        case.walk.cause = choice.seat
        worth = case.text(ability.do)
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-trap")


def advise_branch(s: Quest, choice: Choice) -> Advice:
    """SS-7.22: nobody knows what a paragraph holds that was not read: the branch of the own nature, and else the first."""
    fork = s.book().nodes[choice.subject].fork if choice.subject >= 0 else None
    if fork is not None:
        for option in choice.options:
            assert isinstance(option, int)
            way = fork.branches[option].given
            if isinstance(way, Way) and way.nature == s.version(choice.seat).nature:
                return Advice(option, 0.0, "bot-branch")
    return Advice(choice.options.at(0), 0.0, "bot-branch")


def advise_cure(choice: Choice) -> Advice:
    for ailment in AILMENTS:
        if choice.options.has(ailment):
            return Advice(ailment, 1.0, "bot-cure")
    return Advice(choice.options.at(0), 1.0, "bot-cure")


def advise_power(s: Quest, choice: Choice) -> Advice:
    """SS-19.12: the power that has longest to wait."""
    best: Answer = choice.options.at(0)
    top = -1
    waiting = {power: cooldown for power, _rank, cooldown in s.heroes.rows[choice.seat].powers}
    for option in choice.options:
        if isinstance(option, int) and waiting.get(option, 0) > top:
            best, top = option, waiting[option]
    return Advice(best, float(top), "bot-turn")
