"""SS-50.13: texts are carried out, verb by verb, in printed order; what cannot be done is skipped (SS-8.8)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import Flow, ask, innermost, procedure, push
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.game import NO_PERSON
from reverie.parts.rules.areas import members
from reverie.parts.rules.effects import NO_TEXT, Walk, walk
from reverie.parts.rules.party import Party
from reverie.parts.rules.steps import FAR

from .. import decisions
from .. import terms as t
from ..abilities import AMOUNTS, SELECTORS, Amount, Selector
from ..cast import Op
from ..conditions import Scene, holds
from ..force import able_figures, in_play_count, is_called, near, rank_of
from ..frames import Activation, Spawn, Trap
from ..ground import areas_named
from ..queries import (
    allies_of_party,
    enemies_in,
    engaged,
    far,
    held_weapon,
    heroes_in,
    in_reach,
    in_view,
    seen_enemies,
    sees,
    targetable,
    weapon_range,
    worst_off,
)
from ..state import (
    ENDING,
    NOBODY,
    NOWHERE,
    Quest,
    is_enemy,
    is_hero,
)
from ..strike import BY_WEAPON, Attack, Defence

Done = bool
"""Whether a verb is done; it is not while its walk waits for an answer or for something pushed first."""

ASKED: Final = 1
"""The stage of a verb that has asked; 0 before."""
ALL: Final = AMOUNTS.index("all")
TARGET: Final = SELECTORS.index("target")
LEFT_OPEN: Final = tuple([word.startswith(("one-", "chosen-", "another-", "nearest-")) for word in SELECTORS])
"""By selector: whether somebody chooses whom it names."""
EVERYTHING: Final = 1000
"""More than there is of anything."""


@fields
class Deeds(Walk[Quest, Op]):
    """One text being carried out: by whom, about whom, where."""

    text: int
    seat: int
    """Whose player decides what the text leaves open."""
    user: int
    """The figure whose ability it is; NOBODY for the table's."""
    target: int = NOBODY
    """Whom or what was chosen: a figure, or an area."""
    place: int = NOWHERE
    """Where it happens: the area of a trap, a token, a shadow, whatever brought a paragraph."""
    cause: int = NOBODY
    """Who brought it about: mover, saver, opener, searcher, finder, revealer."""
    others: tuple[int, ...] = ()
    """All targets of the attack just made, areas just passed."""
    value: int = 0
    """The printed number of its ability."""
    ability: int = -1
    at: int = 0
    stage: int = 0
    last: int = -1
    picked: int = NOBODY
    """Whom the present verb has chosen."""
    turns: int = 0
    """How often the present verb has come round."""
    line: tuple[int, ...] = ()
    """Whom the present verb concerns, one after the other."""

    def holds(self, s: Quest, op: Op) -> bool:
        return holds(s, op.given, scene_of(s, self))

    def cited(self) -> str:
        return "SS-50.13"

    def choosing(self) -> Decision:
        return decisions.CHOOSE

    def inside(self, s: Quest, text: int) -> None:
        carry(s, self, text)


def scene_of(s: Quest, f: Deeds) -> Scene:
    """What a condition of a text is asked about."""
    user = f.user if f.user != NOBODY else f.cause
    return Scene(user, f.target, f.place, innermost(s, Attack), innermost(s, Defence))


def carry(s: Quest, f: Deeds, text: int) -> None:
    """Carry out a text inside another, about the same."""
    if text != NO_TEXT:
        push(s, inner(f, text))


def inner(f: Deeds, text: int) -> Deeds:
    return Deeds(text, f.seat, f.user, f.target, f.place, f.cause, f.others, f.value, f.ability)


def carry_for(s: Quest, f: Deeds, text: int, cause: int) -> None:
    """The same about somebody else: those who failed a save, one after the other."""
    if text != NO_TEXT:
        push(s, Deeds(text, f.seat, f.user, f.target, f.place, cause, f.others, f.value, f.ability))


def step(s: Quest, f: Deeds) -> Flow:
    return walk(s, f, s.cast.texts[f.text].ops)


procedure(Deeds, ("SS-50.13", step))


# Amounts (SS-50.5) -----------------------------------------------------------------------------------------------------


def amount_of(s: Quest, f: Deeds, amount: Amount) -> int:
    word = AMOUNTS[amount.word]
    base = amount.base
    if word == "number":
        return base
    if word == "SR":
        return base + rank_of(s, f.user)
    if word == "SR/2":
        return base + t.half_rank(rank_of(s, f.user))
    if word == "ACT":
        return base + s.plan.act
    if word == "dealt":
        attack = innermost(s, Attack)
        return base + (attack.dealt if attack is not None else 0)
    if word == "in-play":
        return base + in_play_count(s)
    if word == "heroes":
        return base + len(s.heroes)
    if word == "figures":
        return base + able_figures(s, s.foe_of(f.user))
    return base + (EVERYTHING if word == "all" else f.value)


# Selectors (SS-50.4) ---------------------------------------------------------------------------------------------------


def place_of(s: Quest, f: Deeds) -> int:
    """`here`: where the text happens, else where its user stands."""
    if f.place != NOWHERE:
        return f.place
    return s.figures.rows[f.user].area if f.user != NOBODY else NOWHERE


def places_of(s: Quest, f: Deeds, at: str) -> list[int]:
    """Where a verb happens: here, at a trap, on the area that was chosen for the ability, on an area, on all with a token of a kind."""
    if at == "chosen-area" and f.target != NOBODY:
        return [f.target]
    if at in ("here", "trap-area", "chosen-area", ""):
        here = place_of(s, f)
        return [here] if here != NOWHERE else []
    return areas_named(s, at)


def asks_where(s: Quest, f: Deeds, at: str) -> bool:
    """Whether an area has to be chosen now: the ability's own target is none."""
    if at != "chosen-area" or f.ability < 0:
        return at == "chosen-area" and f.target == NOBODY
    target = s.cast.abilities[f.ability].target
    return target is None or SELECTORS[target.kind] != "chosen-area"


def one_area(s: Quest, f: Deeds) -> int:
    """The area that the user of an ability chooses, within its range and in sight; NOWHERE while somebody is asked."""
    if f.stage == 0:
        options = chosen_among(s, f, "chosen-area", range_of(s, f, -1))
        f.stage = ASKED
        ask(s, f.seat, decisions.TARGET, Listed(tuple(options)))
        if f.answer is None:
            return NOWHERE
    assert isinstance(f.answer, int)
    area, f.answer, f.stage = f.answer, None, 0
    return area


def is_there(s: Quest, figure: int) -> bool:
    """Whether anything can be done with somebody: on the map, and no ghost (SS-26.5)."""
    return s.figures.rows[figure].area != NOWHERE and not (is_hero(figure) and not s.in_play(figure))


def party(s: Quest) -> Party:
    """SS-1.11: those who decide together, each person once, for all their heroes; who has the active hero leads."""
    persons: list[int] = s.setup["persons"]
    leads = persons[0 if s.phase == ENDING else s.active]
    seats = [seat for seat, person in enumerate(persons) if person not in persons[:seat] and person != NO_PERSON]
    if not seats:
        return Party(s.setup["agreement"], tuple(range(len(persons))), s.active)
    return Party(s.setup["agreement"], tuple(seats), persons.index(leads) if leads != NO_PERSON else seats[0])


def chosen_among(s: Quest, f: Deeds, word: str, most: int) -> list[int]:
    """Whom a text lets somebody choose."""
    if word == "another-enemy":
        return [figure for figure in others_than_named(s, f) if targetable(s, figure)]
    return within_choice(s, f.user, word, most)


def within_choice(s: Quest, user: int, word: str, most: int) -> list[int]:
    """Whom the user of an ability may choose: within range and in sight (SS-12.8); a shout's line is not blocked by enemies (SS-G3)."""
    rows = s.figures.rows
    view = in_view(s, user, most)
    if word == "chosen-area":
        return members(view)
    if word == "chosen-hero":
        return [seat for seat in s.living() if view >> rows[seat].area & 1]
    if word == "chosen-ally":
        return [one for one in allies_of_party(s) if view >> rows[one].area & 1]
    if word == "chosen-ghost":
        return [seat for seat in range(len(s.heroes)) if not s.in_play(seat) and view >> rows[seat].area & 1]
    if not (is_hero(user) and not s.in_play(user)) and engaged(s, user):  # SS-12.9
        view = 1 << rows[user].area
    return seen_enemies(s, view)


def others_than_named(s: Quest, f: Deeds) -> list[int]:
    """`another-enemy`: not the one named before; for an enemy that is forced to attack of its own area, else of all."""
    last = innermost(s, Attack)
    if last is None or last.attacker != f.user:
        named = f.line[0] if f.line else f.target
        return others_beside(s, named) if named != NOBODY else []
    if last.target == NOBODY:
        return []
    rows = s.figures.rows
    others = [figure for foe in s.foes_in_play() if foe != s.foe_of(last.target) for figure in s.figures_in_play(foe)]
    weapon = held_weapon(s, f.user, last.which)
    if weapon is None or last.means != BY_WEAPON:
        return []
    most, through = weapon_range(s, f.user, weapon)
    here = rows[f.user].area if engaged(s, f.user) else NOWHERE  # SS-12.9
    near = [figure for figure in others if here in (NOWHERE, rows[figure].area)]
    return [figure for figure in near if in_reach(s, f.user, rows[figure].area, most, through)]


def others_beside(s: Quest, figure: int) -> list[int]:
    """The other enemies in the area of one."""
    area = s.figures.rows[figure].area
    return [one for one in enemies_in(s, area) if s.foe_of(one) != s.foe_of(figure)]


def distances(s: Quest, figure: int, most: int) -> dict[int, int]:
    """SS-33.19: how far targetable heroes and companions are from an enemy, by path; within a number those in sight, by range. A blind one
    sees no heroes, not even beside it (SS-25.8).
    """
    reach = s.reach()
    blind = s.has(figure, t.BLIND)
    here = s.figures.rows[figure].area
    found: dict[int, int] = {}
    for hero in allies_of_party(s):
        there = s.figures.rows[hero].area
        if targetable(s, hero):
            if most >= 0 and not blind and reach.dist_range(here, there) <= most and sees(s, figure, there):
                found[hero] = reach.dist_range(here, there)
            elif most < 0 and far(s, figure, there) < FAR:
                found[hero] = far(s, figure, there)
    return found


def nearest_heroes(s: Quest, figure: int, most: int) -> list[int]:
    """SS-33.19: the nearest of them; of equals those who are worst off (SS-33.10)."""
    found = distances(s, figure, most)
    least = min(found.values(), default=0)
    return worst_off(s, [hero for hero, distance in found.items() if distance == least])


def own_target(s: Quest, f: Deeds, selector: Selector) -> Selector:
    """SS-50.2: `target`, where nobody was chosen when the ability was used: whom its own selector names."""
    if selector.kind == TARGET and f.target == NOBODY and f.ability >= 0:
        return s.cast.abilities[f.ability].target or selector
    return selector


def fixed(s: Quest, f: Deeds, selector: Selector) -> list[int] | None:
    """Whom a selector names when nobody has to be asked; None for what somebody chooses."""
    selector = own_target(s, f, selector)
    if LEFT_OPEN[selector.kind]:
        return None
    word = SELECTORS[selector.kind]
    if word in ("you", "this"):
        return [f.user]
    if word == "target":
        return [f.target] if f.target != NOBODY else []
    if word in ("targets", "heroes-passed"):
        return list(f.others)
    if word == "entered" and f.cause == NOBODY:
        spawn = innermost(s, Spawn)
        return s.figures_in_play(spawn.foe)[:1] if spawn is not None and spawn.foe != NOBODY else []
    if word in ("mover", "saver", "finder", "opener", "searcher", "revealer", "entered", "dying", "roller"):
        return [f.cause] if f.cause != NOBODY else []
    if word in ("attacker", "defender", "victim", "same"):
        return of_attack(s, f, word)
    if word == "active-hero":
        return [s.active]
    if word == "first-hero":
        return [0]
    if word in ("heroes", "in-play", "enemies", "everyone"):
        return everybody(s, word)
    return around(s, f, selector, word)


def of_attack(s: Quest, f: Deeds, word: str) -> list[int]:
    attack, defence = innermost(s, Attack), innermost(s, Defence)
    if word == "attacker":
        return [attack.attacker] if attack is not None else [f.cause] if f.cause != NOBODY else []
    if word == "defender":
        return [f.target] if f.target != NOBODY else [defence.defender] if defence is not None else []
    if f.target != NOBODY:
        return [f.target]
    if word == "victim":
        activation = innermost(s, Activation)
        return [activation.victim] if activation is not None and activation.victim != NOBODY else []
    return [attack.target] if attack is not None and attack.target != NOBODY else []


def everybody(s: Quest, word: str) -> list[int]:
    """SS-26.15."""
    if word == "heroes":
        return list(range(len(s.heroes)))
    if word == "in-play":
        return s.living()
    foes = [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]
    return foes if word == "enemies" else allies_of_party(s) + foes


def around(s: Quest, f: Deeds, selector: Selector, word: str) -> list[int]:
    """Those who stand in an area, or near it."""
    here = place_of(s, f)
    rows = s.figures.rows
    if word == "heroes-here":
        return heroes_in(s, here)
    if word == "enemies-here":
        return enemies_in(s, here)
    if word == "enemies-there":
        return enemies_in(s, f.target)
    if word == "downed-heroes-here":
        return [hero for hero in heroes_in(s, here) if s.has(hero, t.DOWN)]
    if word in ("heroes-at", "enemies-at"):
        found: list[int] = []
        for area in areas_named(s, selector.name):
            found += heroes_in(s, area) if word == "heroes-at" else enemies_in(s, area)
        return found
    if word == "code":
        return [
            figure for foe in s.foes_in_play() if is_called(s, foe, selector.name) for figure in s.figures_in_play(foe)
        ]
    if word == "others-in-sight":
        others = [foe for foe in s.foes_in_play() if foe != s.foe_of(f.user)]
        return [one for foe in others for one in s.figures_in_play(foe) if sees(s, f.user, rows[one].area)]
    among = allies_of_party(s) if word == "heroes-within" else everybody(s, "enemies")
    if word == "others-within":
        among = [one for one in among if s.foe_of(one) != s.foe_of(f.user)]
    trap = innermost(s, Trap)
    if trap is not None and trap.door >= 0 and f.user == NOBODY:  # SS-11.4: measured from the edge
        passage = members(s.plan.doors[trap.door].passages)[0]
        spread = s.reach().spread_from_passage(passage, selector.n) if selector.n > 0 else 0
        return [one for one in among if spread >> rows[one].area & 1]
    by_hero = f.user != NOBODY and not is_enemy(f.user) and f.place == NOWHERE
    return [one for one in among if near(s, here, rows[one].area, selector.n, by_hero)]


def whom(s: Quest, f: Deeds, selector: Selector, most: int = -1) -> list[int] | None:
    """Whom a verb concerns; None while somebody is asked, and the verb is called again with the answer."""
    found = fixed(s, f, selector)
    if found is not None:
        return found
    word = SELECTORS[own_target(s, f, selector).kind]
    if f.stage == 0:
        if word == "nearest-hero":
            options = nearest_heroes(s, f.user, own_target(s, f, selector).n)
        elif word.startswith("one-"):
            options = affected(s, f, word)
        else:
            options = chosen_among(s, f, word, range_of(s, f, most))
        if len(options) <= 1:
            if selector.kind == TARGET and options:
                f.target = options[0]
            return options
        f.stage = ASKED
        if word.startswith("one-"):
            party(s).ask(s, decisions.ONE, Listed(tuple(options)))
        elif word == "nearest-hero":
            ask(s, f.seat, decisions.NEAREST, Listed(tuple(options)))
        else:
            ask(s, f.seat, decisions.TARGET, Listed(tuple(options)))
        return None
    if f.stage == ASKED:
        answer = party(s).decided(s, f.answer)[1] if word.startswith("one-") else f.answer
        assert isinstance(answer, int)
        f.picked, f.answer = answer, None
        f.stage = ASKED + 1
        if selector.kind == TARGET:  # whoever was chosen is the target of what follows, too
            f.target = f.picked
    return [f.picked]


def in_turn(s: Quest, f: Deeds, selector: Selector) -> bool:
    """Whom a verb concerns stand in `f.line`, one after the other, and NOBODY behind them; no while somebody is asked."""
    if not f.line:
        found = whom(s, f, selector)
        if found is None:
            return False
        f.line, f.answer, f.stage = (*found, NOBODY), None, 0
    return True


def may_concern(s: Quest, f: Deeds, selector: Selector) -> list[int]:
    """All whom a verb could concern, chosen or named: what `can` of a verb looks at (SS-50.13)."""
    found = fixed(s, f, selector)
    if found is not None:
        return found
    selector = own_target(s, f, selector)
    word = SELECTORS[selector.kind]
    if word == "nearest-hero":
        return nearest_heroes(s, f.user, selector.n)
    return one_of_all(s, word) if word.startswith("one-") else chosen_among(s, f, word, range_of(s, f, -1))


def concerns_any(s: Quest, f: Deeds, op: Op) -> bool:
    """Whether a verb finds anybody."""
    return op.whose is None or bool(may_concern(s, f, op.whose))


def could(s: Quest, f: Deeds) -> bool:
    """SS-50.13: whether any verb of a text could do anything."""
    for op in s.cast.texts[f.text].ops:
        can = op.effect.can
        if can is None or can(s, f, op):
            return True
    return False


def one_of_all(s: Quest, word: str) -> list[int]:
    return s.living() if word == "one-hero" else everybody(s, "enemies")


def affected(s: Quest, f: Deeds, word: str) -> list[int]:
    """SS-7.31, SS-8.8: any one whom the present verb can affect: nobody is healed who is not wounded."""
    found = one_of_all(s, word)
    heals = s.cast.texts[f.text].ops[f.at].effect.name == "heal"
    return [one for one in found if s.figures.rows[one].wounds] if heals else found


def range_of(s: Quest, f: Deeds, most: int) -> int:
    """The range of the ability that is being used."""
    if most >= 0:
        return most
    return s.cast.abilities[f.ability].range if f.ability >= 0 else t.FOG
