"""SS-7.40: windows in which heroes may answer, clockwise from the active hero, until a lap passes in which nobody does."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, RESTART, Flow, ask, cite, emit, innermost, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.windows import Windows

from .. import atoms, atoms_items, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE, SELECTORS, Ability
from ..bearing import bearing
from ..conditions import Scene, holds
from ..costs import pay_cost, refuse_cost
from ..dicing import rerollable
from ..effects.powers import is_of_kind
from ..effects.walk import Deeds, could
from ..force import is_spent, user_of
from ..frames import Activation, HeroTurn
from ..queries import can_use, engaged, in_reach, saver_of
from ..state import DICE_STREAM, NOBODY, NOWHERE, Quest
from ..strike import Attack, Defence, Dicing, Rerolls, Save

ROLLS: Final = (t.W_ATTACK_ROLL, t.W_DEFENCE_ROLL, t.W_SAVE, t.W_OTHER_ROLL)
"""Windows in which dice lie that may be rolled again."""
Answer = tuple[str, int, int]
"""As `Said`, or ("then", text, 0): with what somebody answers."""


@fields
class Window(Frame):
    """One window: its kind, and whom it is about: the roller, the defender, the dying, the enemy that acts."""

    kind: int
    figure: int
    asked: int = 0
    """How many were asked in this lap."""
    seat: int = NOBODY
    """Who was asked last."""

    def cited(self) -> str:
        return t.WINDOW_RULES[self.kind]


class Answers(Windows[Quest]):
    """What a hero may answer in the window that is open."""

    def offers(self, s: Quest, seat: int) -> Listed | None:
        window = s.agenda[-1]
        assert isinstance(window, Window)
        found = answers(s, window, seat)
        return Listed((*found, decisions.PASS)) if found else None


WINDOWS: Final = Answers()


# What can be answered with ----------------------------------------------------------------


def answers(s: Quest, w: Window, seat: int) -> list[Answer]:
    """SS-7.6, SS-7.40: the legal answers of a seat in this window; ghosts have none but in the soul step."""
    if not s.in_play(seat):
        return []
    found: list[Answer] = []
    if w.kind == t.W_FOLLOW_UP and w.figure == seat:
        attack = innermost(s, Attack)
        if attack is not None:
            found += [("then", text, 0) for text in attack.then if can_go_on(s, seat, text, None)]
    for number in s.plan.answers:
        ability = s.cast.abilities[number]
        if ability.windows >> w.kind & 1 and is_open(s, w, seat, ability, t.NO_ITEM):
            found.append(("innate", number, 0))
    has = bearing(s, seat)
    if not has.windows(s) >> w.kind & 1:
        return found
    for borne in has.answers(s):
        ability = borne.ability
        if not ability.windows >> w.kind & 1 or (borne.foreign and not can_use(s, seat, s.item(borne.card))):
            continue
        if ability.use == t.REACTION and in_own_turn(s, seat):
            continue  # SS-Q107: a reaction is for outside the own turn
        if is_open(s, w, seat, ability, borne.card):
            found.append(borne.said)
    return found


def in_own_turn(s: Quest, seat: int) -> bool:
    turn = innermost(s, HeroTurn)
    return turn is not None and turn.seat == seat


def open_window(s: Quest, kind: int, figure: int, owed: bool = False) -> None:
    """A window opens where somebody holds something for it, or is owed something."""
    owed = owed or any([is_quest_answer(s, s.cast.abilities[number], kind) for number in s.plan.answers])
    if owed or is_held(s, kind):
        push(s, Window(kind, figure))


def is_held(s: Quest, kind: int) -> bool:
    """Whether a hero in play bears something for this window."""
    for seat, row in enumerate(s.heroes.rows):
        if not row.ghost and bearing(s, seat).windows(s) >> kind & 1:
            return True
    return False


def is_quest_answer(s: Quest, ability: Ability, kind: int) -> bool:
    """SS-G18: whether the quest lets heroes answer such a window now: a token of the ferry, a friend's favour."""
    return bool(ability.windows >> kind & 1) and holds(s, ability.given, Scene())


def is_open(s: Quest, w: Window, seat: int, ability: Ability, card: int) -> bool:
    """Whether an ability can answer now: its limit, its charges, its range, its condition, and something for it to do."""
    if is_used_up(s, ability, seat, card) or refuse_cost(s, seat, ability, card) is not None:
        return False
    if not reaches(s, w, seat, ability):
        return False
    return (ability.given is None or holds(s, ability.given, scene_for(s, seat))) and has_object(s, w, ability)


def scene_for(s: Quest, seat: int) -> Scene:
    """What the condition of an answer is asked about: the attack, the defence, the save at hand."""
    attack = innermost(s, Attack)
    save = innermost(s, Save)
    target = attack.target if attack is not None else NOBODY
    return Scene(seat, target, NOWHERE, attack, innermost(s, Defence), save is not None and save.trap)


def is_used_up(s: Quest, ability: Ability, seat: int, card: int) -> bool:
    """SS-8.6: whether the limit of an ability is reached; what has none answers once for each attack or roll."""
    if ability.limit in (t.PER_ATTACK, t.NO_LIMIT):
        roll = innermost(s, Dicing)
        return roll is not None and ability.number in roll.used
    return is_spent(s, ability, user_of(ability, seat, card))


def reaches(s: Quest, w: Window, seat: int, ability: Ability) -> bool:
    """SS-12.8: without a range only the owner; with one, whoever the window is about, in sight within it."""
    figure = w.figure
    if w.kind == t.W_FOLLOW_UP:
        return figure == seat
    if w.kind == t.W_WOUNDED:
        return figure == seat and beside_attacker(s, seat)
    if w.kind == t.W_VICTIM:
        return any([can_taunt(s, seat, one, ability.range) for one in s.figures_in_play(s.foe_of(figure))])
    if figure == seat or (w.kind == t.W_SAVE and saver_of(s, figure) == seat):
        named = ability.target is not None and SELECTORS[ability.target.kind] in ("roller", "defender", "dying", "you")
        return (named or ability.target is None) and not is_instead(s, ability)
    if ability.range == NONE:
        return False
    area = s.figures.rows[figure].area
    return area != NOWHERE and in_reach(s, seat, area, ability.range)


def is_instead(s: Quest, ability: Ability) -> bool:
    """EC5: nobody defends in the own stead."""
    return any([op.effect.name == "take-attack" for op in s.cast.texts[ability.do].ops])


def beside_attacker(s: Quest, seat: int) -> bool:
    """SS-7.48: whether whoever has wounded a hero still stands in the same area."""
    attack = innermost(s, Attack)
    return attack is not None and s.figures.rows[attack.attacker].area == s.figures.rows[seat].area


def can_taunt(s: Quest, seat: int, figure: int, most: int) -> bool:
    """SS-7.41, SS-12.9: in sight and within range; who is engaged turns only to enemies of the own area."""
    area = s.figures.rows[figure].area
    return in_reach(s, seat, area, most) and (area == s.figures.rows[seat].area or not engaged(s, seat))


def has_object(s: Quest, w: Window, ability: Ability) -> bool:
    """SS-50.13: whether it could do anything: a die that may be rolled again, a save that fails, a target."""
    if w.kind == t.W_SAVE:
        save = innermost(s, Save)
        if save is None or save.passed:
            return False
    rerolls = [op for op in s.cast.texts[ability.do].ops if op.effect.name == "reroll"] if w.kind in ROLLS else []
    if rerolls:
        roll = innermost(s, Dicing)
        able = roll is not None and any([is_of_kind(roll, op) for op in rerolls])
        return able and roll is not None and bool(rerollable(roll.dice))
    if w.kind == t.W_HITS:
        struck = innermost(s, Attack)
        return struck is not None and w.figure in struck.targets
    if w.kind == t.W_VICTIM:
        activation = innermost(s, Activation)
        return activation is not None and activation.taunter == NOBODY
    if w.kind == t.W_FOLLOW_UP:
        attack = innermost(s, Attack)
        return attack is not None and ability.number not in attack.since and can_go_on(s, w.figure, ability.do, ability)
    if w.kind == t.W_WOUNDED:
        return could(s, Deeds(ability.do, w.figure, w.figure, w.figure, ability=ability.number))
    return True


def can_go_on(s: Quest, seat: int, text: int, ability: Ability | None) -> bool:
    """SS-7.50: whether a further attack has a legal target."""
    attack = innermost(s, Attack)
    others = attack.targets if attack is not None else ()
    number = ability.number if ability is not None else NONE
    return could(s, Deeds(text, seat, seat, followed(s), others=others, ability=number))


# The laps ----------------------------------------------------------------


def ask_next(s: Quest, f: Window) -> Flow:
    """SS-7.26: who can answer is asked; nobody else is."""
    if f.kind in ROLLS:
        roll = innermost(s, Dicing)
        if roll is not None and roll.rerolls:  # what was answered is carried out before anybody is asked again
            seat = saver_of(s, f.figure)
            push(s, Rerolls(f.figure, seat, DICE_STREAM + seat))
            return AGAIN
    around = s.clockwise(s.active)
    found = WINDOWS.next_asked(s, around, s.active, f.asked, NOBODY, 0)
    if found is None:
        f.step = 2
        return None
    f.asked, f.seat, options = found
    ask(s, f.seat, decisions.WINDOW, options, f.figure)
    return None


def take_answer(s: Quest, f: Window) -> Flow:
    """After an answer the situation is looked at anew, and a new lap begins."""
    answer, f.answer = f.answer, None
    if answer == decisions.PASS:
        return RESTART
    f.asked = 0
    use(s, f, f.seat, answer)
    return RESTART


def use(s: Quest, f: Window, seat: int, answer: Answer) -> None:
    """An ability is used: what it costs is paid, then it is carried out (SS-50.13)."""
    kind, number, more = answer
    if kind == "then":
        attack = innermost(s, Attack)
        assert attack is not None
        attack.then = tuple([text for text in attack.then if text != number])
        push(s, Deeds(number, seat, seat, attack.target, cause=seat, others=attack.targets))
        return
    if kind == "power":
        line = s.cast.powers[number].lines[more]
        ability = s.cast.abilities[line.ability]
        emit(s, "power-used", seat=seat, power=number, line=more)
        atoms_table.end_next_power(s, seat)
        if line.cooldown:
            cite(s, "SS-19.10")
            atoms.set_cooldown(s, seat, number, line.cooldown)
    elif kind == "item":
        ability = s.cast.abilities[more]
        emit(s, "item-used", seat=seat, card=number)
        if s.item(number).kind == t.SINGLE_USE:
            cite(s, "SS-21.16")
            atoms_items.lose_item(s, seat, number)
    else:
        ability = s.cast.abilities[number]
        emit(s, "ability-used", figure=seat, ability=number)
    pay_cost(s, seat, ability, number if kind == "item" else t.NO_ITEM)
    if ability.use == t.REACTION:
        cite(s, "SS-25.13")
        atoms.show(s, seat)  # SS-G4: hiding lasts until the next action, reactions included
    if ability.limit in (t.PER_ATTACK, t.NO_LIMIT):
        roll = innermost(s, Dicing)
        if roll is not None:
            roll.used += (ability.number,)
    else:
        atoms_table.note_use(s, ability.number, user_of(ability, seat, number if kind == "item" else t.NO_ITEM))
    if ability.do != NO_TEXT:
        target = f.figure if f.kind != t.W_FOLLOW_UP else followed(s)
        struck = innermost(s, Attack)
        others = struck.targets if struck is not None else ()
        push(s, Deeds(ability.do, seat, seat, target, NOWHERE, f.figure, others, ability.value, ability.number))


def followed(s: Quest) -> int:
    """`same`: whom the attack was made against."""
    attack = innermost(s, Attack)
    return attack.target if attack is not None else NOBODY


procedure(Window, ("", ask_next), ("", take_answer))
