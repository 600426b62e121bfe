"""What it is worth to carry out a text: each verb is judged by a function of its own, entered at the verb.

A text is judged as its user would see it: whom it concerns is worked out as the rules do, and where somebody may choose, the best is taken.
"""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT

from ..rules import terms as t
from ..rules.abilities import MODS, SELECTORS, Ability, Selector
from ..rules.cast import Op
from ..rules.effects import attacks, board, body, control, foes, powers, wealth
from ..rules.effects.walk import Deeds, amount_of, chosen_among, fixed, place_of
from ..rules.ground import things_in
from ..rules.state import FINDS, NOBODY, NOWHERE, Quest, is_enemy
from .blows import GONE, Arms
from .judge import SOUL, Judge

CROWN: Final = 0.03
TREASURE: Final = 1.0
LOOT: Final = 0.6
TURNED: Final = 0.6
"""A power that comes back a round earlier."""
POOR: Final = 15
RICH: Final = 60
"""The crowns for which the least is to be had in the Emporium, and for which all that a hero needs at once."""
VISIT: Final = 0.6
LOOKED: Final = 0.35
"""To know what comes: better than nothing to do."""
SAFE: Final = 0.7
"""A wound that will perhaps be prevented."""
CONDITION_WORTH: Final[tuple[float, ...]] = (0.45, 0.8, 0.4, 1.0, 0.9, 1.6)
"""By `terms.CONDITIONS`: what an enemy loses by one, in activations; poison in wounds."""
MOD_WORTH: Final[dict[str, float]] = {"hits": 0.8, "shield": 0.6, "armour": 0.8, "reroll": 0.4, "movement": 0.3}


class Case:
    """A text under judgement: for whom, and the walk it would be."""

    __slots__ = ("judge", "s", "walk")

    def __init__(self, judge: Judge, walk: Deeds) -> None:
        self.judge = judge
        self.s: Quest = judge.s
        self.walk = walk

    def amount(self, op: Op) -> int:
        return amount_of(self.s, self.walk, op.amount)

    def text(self, text: int) -> float:
        """What a whole text is worth."""
        found = 0.0
        if text != NO_TEXT:
            for op in self.s.cast.texts[text].ops:
                found += self.op(op)
        return found

    def op(self, op: Op) -> float:
        worth = op.effect.worth
        if worth is None:
            return 0.0
        found: float = worth(self, op)
        return found

    def concerned(self, selector: Selector | None) -> list[int]:
        """Whom a selector names; where somebody chooses, the one who needs it most, or is most worth it."""
        if selector is None:
            return []
        found = fixed(self.s, self.walk, selector)
        if found is not None:
            return found
        word = SELECTORS[selector.kind]
        if word == "one-hero":
            found = self.s.living()
        elif word == "one-enemy":
            found = list(self.judge.enemies)
        else:
            ability = self.walk.ability
            most = self.s.cast.abilities[ability].range if ability >= 0 else t.FOG
            found = chosen_among(self.s, self.walk, word, most)
        best: list[int] = []
        top = -1.0
        for figure in found if word != "chosen-area" else []:
            worth = self.judge.kill_worth(figure) if is_enemy(figure) else 2.0 - self.judge.health(figure)
            if worth > top:
                best, top = [figure], worth
        return best


def case_of(judge: Judge, seat: int, ability: Ability, target: int) -> Case:
    """An ability as somebody would use it on a target."""
    return Case(judge, Deeds(ability.do, seat, seat, target, value=ability.value, ability=ability.number))


def ability_worth(judge: Judge, seat: int, ability: Ability, target: int) -> float:
    """What it is worth to use an ability's text now."""
    return case_of(judge, seat, ability, target).text(ability.do)


# Life and limb -------------------------------------------------------------------------------------------------------


def heal(case: Case, op: Op) -> float:
    amount = case.amount(op)
    return sum([case.judge.heal_worth(figure, amount) for figure in case.concerned(op.whose) if not is_enemy(figure)])


def wound(case: Case, op: Op) -> float:
    amount = case.amount(op)
    found = 0.0
    for figure in case.concerned(op.whose):
        if is_enemy(figure):
            left = max(1, case.judge.left(figure))
            share = 1.0 if amount >= left else 0.55 * amount / left
            found += share * case.judge.kill_worth(figure)
        else:
            found -= case.judge.harm(figure, float(amount))
    return found


def condition(case: Case, op: Op) -> float:
    found = 0.0
    for figure in case.concerned(op.whose):
        poison = op.n >= len(t.BITS)
        if is_enemy(figure):
            if poison or not case.s.has(figure, t.BITS[op.n]):
                found += CONDITION_WORTH[op.n] * (1.0 if poison else case.judge.threat(figure))
        else:
            found -= CONDITION_WORTH[op.n]
    return found


def cure(case: Case, op: Op) -> float:
    found = 0.0
    for figure in case.concerned(op.whose):
        names = body.ailments(case.s, figure, op.names)
        found += 0.7 * min(len(names), op.n if op.n > 0 else len(names))
    return found


def unfire(case: Case, op: Op) -> float:
    return sum([0.8 * sum(case.s.figures.rows[figure].fires) for figure in case.concerned(op.whose)])


def fire(case: Case, op: Op) -> float:
    found = 0.0
    for figure in case.concerned(op.whose):
        found += 1.1 if is_enemy(figure) else -1.1
    return found


def shields(case: Case, op: Op) -> float:
    amount = case.amount(op)
    found = 0.0
    for figure in case.concerned(op.whose):
        if not is_enemy(figure) and case.judge.enemies:
            danger = (
                case.judge.exposure(figure, case.s.figures.rows[figure].area) if figure in case.judge.heroes else 1.0
            )
            found += SAFE * min(float(amount), danger + 0.3) * (1.3 if case.judge.health(figure) < 0.5 else 1.0)
    return found


def hide(case: Case, op: Op) -> float:
    found = 0.0
    for figure in case.concerned(op.whose):
        if figure in case.judge.heroes:
            found += SAFE * case.judge.exposure(figure, case.s.figures.rows[figure].area)
    return found


def stay_alive(case: Case, op: Op) -> float:
    return 6.0


# Attacks, modifiers, dice --------------------------------------------------------------------------------------------


def attack(case: Case, op: Op) -> float:
    found = 0.0
    for figure in case.concerned(op.on):
        found += 1.2 if is_enemy(figure) else -1.0
    return found


def force_attack(case: Case, op: Op) -> float:
    """An enemy strikes at another of its area."""
    target = case.walk.target
    if target == NOBODY:
        return 0.0
    others = [one for one in case.judge.enemies_at(case.s.figures.rows[target].area) if one != target]
    return 0.45 * max([case.judge.kill_worth(one) for one in others], default=0.0)


def redirect(case: Case, op: Op) -> float:
    return 2.0


def lasting(case: Case, op: Op) -> float:
    names = [MODS[case.s.cast.mods[mod].kind] for mod in op.mods]
    if "sight-most" in names:
        return misty(case)
    worth = sum([MOD_WORTH.get(name, 0.3) for name in names])
    count = len([figure for figure in case.concerned(op.whose) if not is_enemy(figure)])
    return worth * count * (1.0 if case.judge.enemies else 0.0)


def misty(case: Case) -> float:
    """Enemies see no further than the next area: what they would do from further away to those whom none is near."""
    rows, reach = case.s.figures.rows, case.s.reach()
    found = 0.0
    for seat in case.judge.heroes:
        near = [one for one in case.judge.enemies if reach.dist_range(rows[one].area, rows[seat].area) <= 1]
        if not near:
            found += SAFE * case.judge.exposure(seat, rows[seat].area)
    return found


def reroll(case: Case, op: Op) -> float:
    return 0.5


# The map, powers, wealth ---------------------------------------------------------------------------------------------


def token(case: Case, op: Op) -> float:
    """A rune helps those who stand there; an illusion or a snare somebody who is expected there."""
    if not case.judge.enemies:
        return 0.0
    if op.at == "here":
        here = place_of(case.s, case.walk)
        rows = case.s.figures.rows
        return 0.35 * len([seat for seat in case.judge.heroes if rows[seat].area == here])
    near = [figure for figure in case.judge.enemies if case.judge.threat(figure) > 0.5]
    return 0.9 if near else 0.3


def untoken(case: Case, op: Op) -> float:
    return -0.3


def rotate(case: Case, op: Op) -> float:
    return op.by * TURNED * len([seat for seat in case.concerned(op.whose) if powers.used_powers(case.s, seat)])


def refresh(case: Case, op: Op) -> float:
    return 2 * TURNED * len([seat for seat in case.concerned(op.whose) if powers.used_powers(case.s, seat, op.n)])


def action(case: Case, op: Op) -> float:
    """An action more: of combat, what the best attack from here comes to."""
    seat = case.walk.user
    if op.id != "combat" or seat not in case.judge.heroes:
        return 1.0
    best = Arms(case.judge, seat).best(case.s.figures.rows[seat].area, 0)
    return best.worth if best is not None else 0.0


def points(case: Case, op: Op) -> float:
    return case.judge.pull() * case.amount(op)


def summon(case: Case, op: Op) -> float:
    return 4.0


def finds(case: Case, op: Op) -> float:
    return LOOT * lying_in(case.s, case.walk.target)


def lying_in(s: Quest, area: int) -> int:
    """How many finds lie in an area."""
    return sum([len(things_in(s, area, kind)) for kind in FINDS]) if area != NOWHERE else 0


def emporium(case: Case, op: Op) -> float:
    """What heroes could buy; a way to the Emporium that is gone afterwards is kept until they can buy something."""
    purses = [case.s.crowns(seat) for seat in case.concerned(op.whose) if not is_enemy(seat)]
    return sum([CROWN * min(crowns, RICH) for crowns in purses if crowns >= POOR]) - VISIT


def banish(case: Case, op: Op) -> float:
    """An enemy is gone, without soul points and drops; nobody is banished by whose death the quest goes on."""
    found = 0.0
    for figure in case.concerned(op.whose):
        foe = case.s.foe_of(figure)
        if case.judge.is_needed(foe):
            continue
        sheet = case.s.sheet(foe)
        found += case.judge.kill_worth(figure) - SOUL * sheet.soul - 0.2 * len(sheet.drops) - GONE
    return found


def crowns(case: Case, op: Op) -> float:
    return CROWN * case.amount(op)


def treasure(case: Case, op: Op) -> float:
    return TREASURE


def loot(case: Case, op: Op) -> float:
    return LOOT


def soul(case: Case, op: Op) -> float:
    return SOUL * case.amount(op)


def trap(case: Case, op: Op) -> float:
    return -0.8


def spawn(case: Case, op: Op) -> float:
    return -2.5


def encounter(case: Case, op: Op) -> float:
    return -0.5 * len(case.judge.enemies)


def look(case: Case, op: Op) -> float:
    return LOOKED


# Texts in texts ------------------------------------------------------------------------------------------------------


def when(case: Case, op: Op) -> float:
    return case.text(op.body if case.walk.holds(case.s, op) else op.also)


def choose(case: Case, op: Op) -> float:
    return max([case.text(text) for text in op.options], default=0.0)


def roll(case: Case, op: Op) -> float:
    """The mean over the faces of a die; of a table the best line that shows."""
    faces = case.s.cast.dice[op.die].faces
    found = 0.0
    for face in faces:
        shown = 0
        for symbol, times in enumerate(face):
            shown |= (1 << symbol) if times else 0
        if not op.symbols_table:
            found += case.text(op.body if shown & op.symbols else op.also)
        else:
            lines = [case.text(text) for symbol, text in op.symbols_table if symbol >= 0 and shown >> symbol & 1]
            found += max(lines, default=0.0)
    return found / len(faces)


def save(case: Case, op: Op) -> float:
    return 0.5 * case.text(op.body) + 0.5 * case.text(op.also)


body.HEAL.worth = heal
body.WOUND.worth = wound
body.CONDITION.worth = condition
body.CURE.worth = cure
body.UNFIRE.worth = unfire
body.FIRE.worth = fire
body.SHIELDS.worth = shields
body.HIDE.worth = hide
body.STAY_ALIVE.worth = stay_alive
attacks.ATTACK.worth = attack
attacks.FORCE_ATTACK.worth = force_attack
attacks.CANCEL.worth = redirect
attacks.REDIRECT.worth = redirect
powers.LASTING.worth = lasting
powers.REROLL.worth = reroll
powers.ROTATE.worth = rotate
powers.REFRESH.worth = refresh
powers.ACTION.worth = action
powers.POINTS.worth = points
board.TOKEN.worth = token
board.UNTOKEN.worth = untoken
foes.SUMMON.worth = summon
foes.BANISH.worth = banish
foes.SPAWN.worth = spawn
foes.ENCOUNTER.worth = encounter
wealth.FINDS_VERB.worth = finds
wealth.EMPORIUM.worth = emporium
wealth.CROWNS.worth = crowns
wealth.TREASURE.worth = treasure
wealth.SOUL_WEAPON.worth = treasure
wealth.LOOT_TOKEN.worth = loot
wealth.SOUL.worth = soul
wealth.TRAP.worth = trap
wealth.LOOK.worth = look
control.WHEN.worth = when
control.CHOOSE.worth = choose
control.ROLL.worth = roll
control.SAVE.worth = save
