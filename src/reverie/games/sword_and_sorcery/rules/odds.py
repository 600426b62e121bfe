"""What an attack promises, exactly: hits, criticals, wounds, the chance of a kill (SS-22).

Nothing is reckoned twice: the attack is begun in an imagined world and carried out by the rules themselves, once for everything that its
dice may show, every sensible way to pay for effects, every critical token that may be drawn and everything that the defence dice may show.
What dice show the same is looked at once. Dice that could be rolled again are left lying, and attacks that may follow are not counted.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from reverie.kernel.agenda import innermost, owed, submit
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Roll
from reverie.kernel.plain import Answer
from reverie.parts.rules.dice import Die, Shown, spent
from reverie.parts.rules.dice import payable as payable_sets

from . import atoms_map, decisions
from . import terms as t
from .dicing import automatic, barred, has_deed
from .force import sources
from .procedures.attack import effects_of, values
from .procedures.criticals import Critical
from .queries import left_of
from .state import CRITICALS, NOWHERE, Quest, is_enemy
from .strike import Attack, Defence, Save

KILL: Final = -1
"""In the place of wounds: the target dies."""
Lie = tuple[Shown, int, tuple[int, ...]]
"""What dice show, in how many ways, and faces that show it."""
ATTACKS: Final = ("attack", "power", "item", "innate")


class Odds:
    """What an attack promises if its effects are paid for as well as can be."""

    __slots__ = ("critical", "hits", "kill", "wounds")

    def __init__(self) -> None:
        self.hits: dict[int, Fraction] = {}
        """By number of hits: how likely they are."""
        self.wounds: dict[int, Fraction] = {}
        """By number of wounds, KILL for enough."""
        self.critical: Fraction = Fraction(0)
        """How likely there is a critical hit."""
        self.kill: Fraction = Fraction(0)

    def add(self, other: Odds, weight: Fraction) -> None:
        for hits, chance in other.hits.items():
            self.hits[hits] = self.hits.get(hits, Fraction(0)) + chance * weight
        for wounds, chance in other.wounds.items():
            self.wounds[wounds] = self.wounds.get(wounds, Fraction(0)) + chance * weight
        self.critical += other.critical * weight
        self.kill += other.kill * weight

    def mean(self) -> Fraction:
        """How many hits there are on average."""
        return sum([hits * chance for hits, chance in self.hits.items()], Fraction(0))

    def harm(self) -> Fraction:
        """How many wounds there are on average, where the target lives."""
        return sum([wounds * chance for wounds, chance in self.wounds.items() if wounds != KILL], Fraction(0))


@lru_cache(maxsize=64)
def lies(dice: tuple[Die, ...]) -> tuple[Lie, ...]:
    """All that some dice may show."""
    found: dict[Shown, tuple[int, tuple[int, ...]]] = {(0,) * len(t.SYMBOLS): (1, ())}
    for die in dice:
        more: dict[Shown, tuple[int, tuple[int, ...]]] = {}
        for shown, (ways, faces) in found.items():
            for number, face in enumerate(die.faces):
                both = tuple([a + b for a, b in zip(shown, face, strict=True)])
                there = more.get(both)
                more[both] = (ways + there[0], there[1]) if there is not None else (ways, (*faces, number + 1))
        found = more
    return tuple([(shown, ways, faces) for shown, (ways, faces) in sorted(found.items())])


# Imagined worlds -----------------------------------------------------------------------------------------------------


def imagined(s: Quest) -> Quest:
    """The same table, on which nobody listens and nature is asked."""
    twin = s.clone()
    twin.listening, twin.auto, twin.script = False, False, ()
    return twin


def quiet(s: Quest, choice: Choice) -> Answer:
    """What changes least: to pass, and of dice and orders the first."""
    if choice.decision is decisions.SAVE_DIE:
        return saving(s, choice)
    if isinstance(choice.options, Roll):
        return (t.FACES[0],) * choice.options.count
    passing = choice.passing()
    return passing if passing is not None else choice.options.at(0)


def saving(s: Quest, choice: Choice) -> Answer:
    """Faces that save: a blind hero's attack is told as it is once the save has passed (SS-25.8)."""
    save = innermost(s, Save)
    good = s.version(save.saver).save.index(True) if save is not None and save.saver < len(s.heroes) else 0
    assert isinstance(choice.options, Roll)
    return (t.FACES[good],) * choice.options.count


def begun(s: Quest, seat: int, deed: Answer) -> Quest | None:
    """The world in which a hero has declared an attack, up to its dice; None where the deed is no attack on somebody."""
    if not isinstance(deed, tuple) or deed[0] not in ATTACKS or not is_enemy(deed[-1]):
        return None
    twin = imagined(s)
    submit(twin, seat, deed)
    while twin.pending:
        attack = innermost(twin, Attack)
        if attack is not None and (attack.attacker != seat or attack.target != deed[-1]):
            return None
        choice = owed(twin)
        if choice.decision is decisions.ATTACK_DICE or (attack is not None and innermost(twin, Defence) is not None):
            return twin
        if attack is None and innermost(twin, Save) is None:
            return None
        submit(twin, choice.seat, quiet(twin, choice))
    return None


# Paying --------------------------------------------------------------------------------------------------------------


def open_effects(s: Quest, attack: Attack) -> list[int]:
    """The dice effects that may still be paid for, without those that only roll again."""
    left = list(effects_of(s, attack))
    for number in attack.paid:
        if number in left:
            left.remove(number)
    no = barred(s, attack.attacker)
    found: list[int] = []
    for number in left:
        effect = s.cast.dice_effects[number]
        if effect.total and not any([effect.cost[symbol] > 0 for symbol in no]):
            if not has_deed(s, (number,), t.E_REROLL) and not has_deed(s, (number,), t.E_REROLL_ANY):
                found.append(number)
    return found


def payments(s: Quest, shown: Shown, effects: list[int]) -> list[tuple[int, ...]]:
    """The sets of effects that a roll pays for and to which nothing can be added."""
    sets = payable_sets(shown, [s.cast.dice_effects[number].cost for number in effects])
    found: list[tuple[int, ...]] = []
    for chosen in sets:
        if not any([len(other) > len(chosen) and contains(other, chosen) for other in sets]):
            paid = tuple([effects[at] for at in chosen])
            if paid not in found:
                found.append(paid)
    return found


def contains(whole: tuple[int, ...], part: tuple[int, ...]) -> bool:
    return all([one in whole for one in part])


# The attack ----------------------------------------------------------------------------------------------------------


def odds_of(s: Quest, seat: int, deed: Answer) -> Odds | None:
    """What a hero's attack promises before it is made; None where the deed is no attack on somebody."""
    world = begun(s, seat, deed)
    if world is None:
        return None
    attack = innermost(world, Attack)
    assert attack is not None
    if owed(world).decision is not decisions.ATTACK_DICE:
        return judged(world, attack, ())
    _sure, red, blue = values(world, attack)
    rolls = lies((world.cast.dice[t.RED],) * red + (world.cast.dice[t.BLUE],) * blue)
    effects = open_effects(world, attack)
    counted = [mod.symbol for _bearer, mod, _value in sources(world, "symbol-hit", seat)]
    known: dict[tuple[object, ...], Odds] = {}
    found = Odds()
    whole = len(t.FACES) ** (red + blue)
    for shown, ways, faces in rolls:
        best: Odds | None = None
        for paid in payments(world, shown, effects):
            left = shown
            for number in paid:
                left = spent(left, world.cast.dice_effects[number].cost)
            key = (shown[t.HIT], paid, tuple([left[symbol] for symbol in counted]))
            if key not in known:
                known[key] = judged(world, attack, paid, faces)
            if best is None or better(known[key], best):
                best = known[key]
        assert best is not None
        found.add(best, Fraction(ways, whole))
    return found


def better(one: Odds, other: Odds) -> bool:
    return (one.kill, one.harm(), one.critical, one.mean()) > (other.kill, other.harm(), other.critical, other.mean())


def odds_now(s: Quest) -> list[tuple[tuple[int, ...], Odds]]:
    """For an attack of a hero whose dice lie there: every way to pay for its effects, with what it promises, the best first."""
    attack = innermost(s, Attack)
    if attack is None or is_enemy(attack.attacker) or not is_enemy(attack.target) or not attack.dice or attack.targets:
        return []
    found = [(paid, judged(s, attack, paid)) for paid in payments(s, attack.shown, open_effects(s, attack))]
    ranked: list[tuple[tuple[int, ...], Odds]] = []
    for pair in found:
        at = len([one for one in ranked if not better(pair[1], one[1])])
        ranked.insert(at, pair)
    return ranked


class Course:
    """One attack on its way through the worlds: whom it strikes, what is still to be paid for, and what was there before it."""

    __slots__ = ("attacker", "found", "left", "paid", "target", "tokens")

    def __init__(self, s: Quest, attack: Attack, paid: tuple[int, ...], found: Odds) -> None:
        self.attacker: int = attack.attacker
        self.target: int = attack.target
        self.paid = paid
        self.left: int = left_of(s, attack.target)
        self.tokens: int = len(s.piles.rows[CRITICALS].cards)
        self.found = found

    def note(self, s: Quest, attack: Attack, weight: Fraction) -> None:
        """One way it may end."""
        found = self.found
        found.hits[attack.hits] = found.hits.get(attack.hits, Fraction(0)) + weight
        alive = s.figures.rows[self.target].area != NOWHERE and left_of(s, self.target) > 0
        wounds = self.left - left_of(s, self.target) if alive else KILL
        found.wounds[wounds] = found.wounds.get(wounds, Fraction(0)) + weight
        found.kill += weight if wounds == KILL else 0
        found.critical += weight if len(s.piles.rows[CRITICALS].cards) != self.tokens else 0


def judged(world: Quest, attack: Attack, paid: tuple[int, ...], faces: tuple[int, ...] = ()) -> Odds:
    """What comes of an attack whose dice lie there, or fall so, if these effects are paid for."""
    found = Odds()
    course = Course(world, attack, paid, found)
    all_paid = (*automatic(world, effects_of(world, attack)), *attack.paid, *paid)
    tokens = world.piles.rows[CRITICALS].cards
    if tokens and (has_deed(world, all_paid, t.E_CRITICAL) or sources(world, "critical-first", attack.attacker)):
        for order, weight in orders(tokens):
            twin = imagined(world)
            atoms_map.set_order(twin, CRITICALS, order)
            go_on(twin, course, paid, weight, faces)
    else:
        go_on(imagined(world), course, paid, Fraction(1), faces)
    return found


def orders(tokens: tuple[int, ...]) -> list[tuple[tuple[int, ...], Fraction]]:
    """Orders of a pool that nobody knows: each token on top in turn, and how likely that is."""
    found: list[tuple[tuple[int, ...], Fraction]] = []
    for at, token in enumerate(tokens):
        if token not in tokens[:at]:
            rest = [place for place in range(len(tokens)) if place != at]
            found.append(((at, *rest), Fraction(tokens.count(token), len(tokens))))
    return found


def go_on(s: Quest, course: Course, paid: tuple[int, ...], weight: Fraction, faces: tuple[int, ...] = ()) -> None:
    """Carry an attack to its end, in as many worlds as chance makes of it."""
    attack = innermost(s, Attack)
    assert attack is not None
    if faces:
        submit(s, NATURE, faces)
    waiting = list(paid)
    while s.pending and innermost(s, Attack) is attack:
        choice = owed(s)
        if choice.decision is decisions.EFFECT:
            wanted = [number for number in waiting if choice.options.has(number)]
            if wanted:
                waiting.remove(wanted[0])
            submit(s, choice.seat, wanted[0] if wanted else decisions.DONE)
        elif choice.decision is decisions.DEFENCE_DICE and choice.subject == course.target:
            defend(s, course, choice, weight)
            return
        elif choice.decision is decisions.SHUFFLE and innermost(s, Critical) is not None:
            for order, share in orders(s.piles.rows[CRITICALS].cards):
                twin = imagined(s)
                submit(twin, NATURE, order)
                go_on(twin, course, (), weight * share)
            return
        else:
            submit(s, choice.seat, quiet(s, choice))
    course.note(s, attack, weight)


def defend(s: Quest, course: Course, choice: Choice, weight: Fraction) -> None:
    """All that the defence dice may show."""
    assert isinstance(choice.options, Roll)
    count = choice.options.count
    whole = len(t.FACES) ** count
    for _shown, ways, faces in lies((s.cast.dice[t.BLUE],) * count):
        twin = imagined(s)
        attack = innermost(twin, Attack)
        assert attack is not None
        submit(twin, NATURE, faces)
        course.note(twin, attack, weight * Fraction(ways, whole))
