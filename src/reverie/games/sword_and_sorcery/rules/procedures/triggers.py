"""SS-7.8: what happens at once when something has happened, in this order: the end of the quest, deaths, reveals, the story, what
enemies and tokens do of themselves.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.agenda import PROCEDURES, cite, innermost, push, unwind
from reverie.kernel.plain import Plain
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce, announce_all, read_node

from .. import atoms, atoms_table
from .. import terms as t
from ..abilities import NONE, Ability
from ..atoms import (
    CAME,
    CHANGED,
    DIED,
    DYING,
    ENTERED,
    FIRE_CAUSE,
    HURT,
    LOOK,
    OTHER_CAUSE,
    PLACED,
    POISON_CAUSE,
    SHIELD_LOST,
)
from ..atoms_items import OVERFLOW
from ..awaiting import awaited
from ..conditions import NO_SCENE, Scene, holds, is_kind
from ..effects.walk import Deeds
from ..force import hidden_by_enemies, is_spent, of_foe, of_table, open_event
from ..frames import Activation, EnemyWalk
from ..ground import ground
from ..queries import hp_of, owner, targetable
from ..state import ENDING, NOBODY, NOWHERE, SETUP, STORY, WAYPOINT, Quest, is_enemy, is_hero, on_triggers
from ..strike import Attack
from .by_itself import count_use, heroes_react, is_able, set_off
from .death import FLIPPED, EnemyDeath, ThreatPasses, begin_death, killer
from .ending import lose
from .errands import let_go_of
from .handling import Overflow
from .quest import QuestRun
from .spawning import Reveal, in_sight

Found = list[Trigger]

ANSWERED: Final = {
    PLACED: 0,
    HURT: 1 << t.ON_DAMAGE,
    SHIELD_LOST: 1 << t.ON_SHIELD_LOST,
    "attack-over": 1 << t.ON_ATTACK_OVER | 1 << t.ON_ATTACK_DAMAGES,
    "walked": 1 << t.ON_MOVES,
}
"""SS-50.7: the triggers that something may be, as bits: where nobody in play awaits one of them, nobody is looked at."""
ANY: Final = -1
"""What else happens, everybody looks at: somebody may answer who is no more in play."""


def meaning(s: Quest, kind: str, whom: int, more: int) -> int:
    """SS-50.7: the triggers that something may be for anybody, as bits. Ghosts set off nothing (SS-Q81)."""
    if kind == ENTERED:
        if is_enemy(whom):
            return 1 << t.ON_MOVES | 1 << t.ON_ENEMY_ENTERS
        if is_hero(whom):
            return 1 << t.ON_MOVES | 1 << t.ON_HERO_ENTERS if s.in_play(whom) else 0
        return 1 << t.ON_MOVES
    if kind == "declared":
        return 1 << t.ON_ATTACK_DECLARED if is_struck(s, whom, more) else 0
    return ANSWERED.get(kind, ANY)


def react(s: Quest, happened: Found) -> None:
    """The last that is pushed comes first."""
    if s.ended:
        stop(s)
        return
    looks = dies = told = False
    meant = 0
    for kind, figure, area in happened:
        if kind == LOOK:
            looks = True
        elif kind == DYING:
            dies = True
        elif kind == FLIPPED:
            end_with_side(s, figure, area)
            meant = ANY
        elif kind != CHANGED:
            meant |= meaning(s, kind, figure, area)
            if kind == ENTERED or kind == PLACED:
                told = True
                catch_fire(s, figure, area)
                if s.plan.rules and is_hero(figure):
                    let_go_of(s, figure)
            elif kind == HURT:
                told = True
            elif kind == OVERFLOW and s.phase not in (SETUP, ENDING):
                push(s, Overflow(figure, area))
    if meant:
        let_answer(s, happened, meant)
    if told:
        follow_story(s, happened)
    if looks:
        seen = in_sight(s)
        if seen:
            waiting = [number for frame in s.agenda if isinstance(frame, Reveal) for number in frame.shadows]
            seen = tuple([number for number in seen if number not in waiting])
        if seen:
            push(s, Reveal(seen))
    if dies:
        for kind, figure, by in reversed(happened):
            if kind == DYING:
                begin_death(s, figure, by)
    if s.threatened:
        move_threat(s, happened)
    check_end(s)


def let_answer(s: Quest, happened: Found, meant: int) -> None:
    """SS-7.8: whoever awaits one of these triggers answers by itself."""
    by = awaited(s)
    if meant == ANY or meant & by.heroes:
        heroes_react(s, happened, meant)
    if meant == ANY or meant & by.enemies:
        enemies_react(s, happened)
    if meant == ANY or meant & by.tokens:
        tokens_react(s, happened)
    if meant == ANY or meant & by.table:
        table_reacts(s, happened)


on_triggers(react)


# The end (SS-6.19) ----------------------------------------------------------------


def stop(s: Quest) -> None:
    """SS-39.1: the quest is over in the middle of whatever goes on."""
    run = innermost(s, QuestRun)
    if run is not None and not run.over:
        death = innermost(s, EnemyDeath)
        run.drops = death.laid if death is not None else ()
        unwind(s, QuestRun)
        run.over = True


def check_end(s: Quest) -> None:
    """SS-1.6, SS-1.7, SS-26.6: conditions of victory and defeat are checked all the time."""
    if s.ended or s.phase == 0:
        return
    for loss in s.plan.lost:
        if loss.kind == "all-ghosts":
            if not s.is_anybody_in_play():
                lose(s, loss)
                return
        elif loss.given is not None and not loss.at_event_phase and holds(s, loss.given, NO_SCENE):
            lose(s, loss)
            return
    if s.plan.won is not None and holds(s, s.plan.won, NO_SCENE):
        if s.plan.won_read == NONE:
            atoms_table.end_quest(s, "won")
        else:
            read_node(s, s.book().nodes[s.plan.won_read].id, s.active)


def end_with_side(s: Quest, figure: int, foe: int) -> None:
    """SS-G20: where a master shows its other side, its activation, or the attack that did it, ends."""
    for frame in s.agenda:
        if isinstance(frame, Activation) and frame.foe == foe:
            unwind(s, Activation, frame).step = PROCEDURES.number(Activation, "finish")
            break
    else:
        attack = innermost(s, Attack)
        if attack is not None and figure in attack.targets:
            unwind(s, Attack).step = PROCEDURES.number(Attack, "end")
    announce(s, ("flipped", s.enemy(foe).code), NOBODY, s.figures.rows[figure].area)


# Areas (SS-24.13, SS-7.2) ----------------------------------------------------------------


def catch_fire(s: Quest, figure: int, area: int) -> None:
    """SS-24.15, SS-24.21: one token for each fire of the area, on whichever side; ghosts do not burn (SS-26.5)."""
    if s.figures.rows[figure].area == area and not (is_hero(figure) and not s.in_play(figure)):
        cite(s, "SS-24.13")
        atoms.burn_by_area(s, figure, area)


def follow_story(s: Quest, happened: Found) -> None:
    """SS-7.2, SS-G19: a hero in play enters an area: its waypoint, its story card, the area itself."""
    for kind, figure, area in happened:
        if kind not in (ENTERED, PLACED) or not is_hero(figure) or not s.in_play(figure):
            continue
        name = s.plan.areas.names[area]
        facts: list[Plain] = [("entered", name), ("entered", name.partition(".")[0])]
        for number in ground(s).lying(area):
            thing = s.things.rows[number]
            if thing.kind == WAYPOINT:
                facts.append(("waypoint", thing.value))
            elif thing.kind == STORY and s.book().due(s, ("story", thing.value), figure):
                atoms_table.vanish(s, number)  # a card whose condition fails stays open (SS-G19)
                facts.append(("story", thing.value))
        announce_all(s, facts, figure)
    for kind, figure, _amount in happened:
        if kind == HURT and is_enemy(figure):
            row = s.figures.rows[figure]
            half = ("half", s.enemy(s.foe_of(figure)).code)
            if half in s.book().facts and row.area != NOWHERE and 2 * row.wounds >= hp_of(s, figure):
                announce(s, half, s.active)


# Enemies (SS-7.5) ----------------------------------------------------------------


def enemies_react(s: Quest, happened: Found) -> None:
    """SS-7.5, SS-28.8: triggered abilities of enemies, mandatory whenever possible."""
    for kind, whom, more in reversed(happened):
        if kind == HURT and is_enemy(whom):
            on_own(s, whom, t.ON_DAMAGE)
        elif kind == SHIELD_LOST and is_enemy(whom):
            on_own(s, whom, t.ON_SHIELD_LOST)
        elif kind == "figure-died":
            on_own(s, whom, t.ON_FIGURE_DIES)
        elif kind == "attack-over":
            after_attack(s, whom, more)
        elif kind == "walked":
            on_moves(s, whom)
        elif kind == CAME and is_enemy(whom):
            enters_play(s, whom)
        elif kind == ENTERED and is_hero(whom) and s.in_play(whom):
            await_somebody(s, whom, more, t.ON_HERO_ENTERS)
        elif kind == ENTERED and is_enemy(whom):
            await_somebody(s, whom, more, t.ON_ENEMY_ENTERS)
        elif kind == "declared" and is_struck(s, whom, more):
            await_somebody(s, whom, s.figures.rows[more].area, t.ON_ATTACK_DECLARED)


def on_own(s: Quest, figure: int, trigger: int) -> None:
    if not is_able(s, figure):
        return
    for ability in of_foe(s, s.foe_of(figure)):
        if ability.on == trigger:
            set_off(s, figure, ability, NOBODY, figure)


def enters_play(s: Quest, figure: int) -> None:
    """SS-30.7: what its coming brings about: a token's doing, its own."""
    spring(s, t.ON_ENTERS_PLAY, s.figures.rows[figure].area, figure)
    on_own(s, figure, t.ON_ENTERS_PLAY)


def is_struck(s: Quest, attacker: int, target: int) -> bool:
    """SS-50.7 `attack-declared`: an enemy attacks a hero or companion."""
    return is_enemy(attacker) and target != NOBODY and not is_enemy(target)


def after_attack(s: Quest, figure: int, dealt: int) -> None:
    """SS-22.19, SS-35.5, SS-50.7: `own-attack-over` and `own-attack-damages`, by the weapon they name; not again by what they set off
    (SS-50.15).
    """
    attack = innermost(s, Attack)
    if not is_enemy(figure) or attack is None or attack.attacker != figure or not is_able(s, figure):
        return
    if (
        figure in attack.targets and attack.target not in attack.targets
    ):  # turned back upon itself (SS-Q54): nobody else was damaged
        dealt = 0
    for ability in of_foe(s, s.foe_of(figure)):
        if ability.on not in (t.ON_ATTACK_OVER, t.ON_ATTACK_DAMAGES) or (
            ability.on == t.ON_ATTACK_DAMAGES and not dealt
        ):
            continue
        if ability.weapon != NONE and not is_kind(s, attack, t.ATTACKS.index("named"), ability.weapon):
            continue
        if ability.number not in attack.since:
            set_off(s, figure, ability, attack.target, figure, attack.targets)


def on_moves(s: Quest, figure: int) -> None:
    """SS-40.5s: what happens to heroes in the areas of a move."""
    walk = innermost(s, EnemyWalk)
    passed = walk.passed if walk is not None else ()
    for ability in of_foe(s, s.foe_of(figure)):
        if ability.on == t.ON_MOVES:
            heroes = [hero for hero in s.living() if s.figures.rows[hero].area in passed]
            heroes += [one for one in s.companions_in_play() if s.figures.rows[one].area in passed]
            set_off(s, figure, ability, NOBODY, figure, tuple(heroes))


def await_somebody(s: Quest, who: int, area: int, trigger: int) -> None:
    """SS-40.5h, SS-Q40, SS-Q81: enemies of the area that somebody moves into, or attacks somebody of; nobody awaits itself. Companions and
    ghosts set off nothing.
    """
    if not hidden_by_enemies(s) >> area & 1:
        return
    for foe in reversed(by_activation(s)):
        if is_enemy(who) and s.foe_of(who) == foe:
            continue
        here = [figure for figure in s.figures_in_play(foe) if s.figures.rows[figure].area == area]
        for figure in [one for one in here if is_able(s, one)][:1]:
            for ability in of_foe(s, foe):
                if ability.on == trigger:
                    set_off(s, figure, ability, who, who)


def by_activation(s: Quest) -> list[int]:
    """SS-7.8 (6): the enemies in play, the highest rank first, of equals those of the active player, then clockwise."""
    around = s.clockwise(s.active)
    order = sorted([(-s.enemy(foe).rank, around.index(owner(s, foe)), foe) for foe in s.foes_in_play()])
    return [foe for _rank, _seat, foe in order]


# Tokens (SS-19.14) ----------------------------------------------------------------


def tokens_react(s: Quest, happened: Found) -> None:
    """A snare that an enemy enters, an illusion in the area of a hero who is attacked."""
    for kind, whom, more in happened:
        if kind == ENTERED and is_enemy(whom):
            spring(s, t.ON_ENEMY_ENTERS, more, whom)
        elif kind == "declared" and is_struck(s, whom, more):
            spring(s, t.ON_ATTACK_DECLARED, s.figures.rows[more].area, whom)
        elif kind == ENTERED and is_hero(whom) and s.in_play(whom):
            spring(s, t.ON_HERO_ENTERS, more, whom)
        elif kind in (HURT, SHIELD_LOST, "figure-died", DIED):
            spring(s, BY_HAPPENING[kind], area_of(s, whom, more), whom)


# The table (SS-50.7) ----------------------------------------------------------------


BY_HAPPENING: Final = {
    HURT: t.ON_DAMAGE, SHIELD_LOST: t.ON_SHIELD_LOST, "figure-died": t.ON_FIGURE_DIES, DIED: t.ON_DIES, CAME: t.ON_ENTERS_PLAY,
    "attack-over": t.ON_ATTACK_OVER,
}  # fmt: skip
"""What happens to somebody, as the vocabulary calls it."""


def area_of(s: Quest, whom: int, more: int) -> int:
    """Where something has happened to somebody; the dead lie where they fell, and `more` says where."""
    area = s.figures.rows[whom].area if whom != NOBODY else NOWHERE
    return area if area != NOWHERE else more


def table_reacts(s: Quest, happened: Found) -> None:
    """SS-50.7: rules of the quest, the open event and the sky do of themselves what they say, whoever has caused it and wherever."""
    able = triggered(s)
    for event in reversed(happened if able else []):
        for trigger in reversed(meant_by_all(s, event)):
            for ability in reversed(able):
                if ability.on == trigger:
                    of_itself(s, ability, event[1], area_of(s, event[1], event[2]))


def triggered(s: Quest) -> tuple[Ability, ...]:
    """The rules of the table that happen by themselves; worked out once for each event and sky."""
    key = (-1 - open_event(s), s.sky, ())  # enemies are numbered from zero on
    plan = s.plan
    found = plan.lore.get(key)
    if found is None:
        found = plan.lore[key] = tuple([one for one in of_table(s) if one.on and one.do != NO_TEXT])
    return found


def meant_by_all(s: Quest, event: Trigger) -> list[int]:
    """What something is, where no bearer has to be near: entering is for heroes in play and enemies alone (SS-Q81)."""
    kind, whom, more = event
    if kind == ENTERED:
        if is_enemy(whom):
            return [t.ON_ENEMY_ENTERS, t.ON_MOVES]
        return [t.ON_HERO_ENTERS, t.ON_MOVES] if is_hero(whom) and s.in_play(whom) else []
    if kind == "declared":
        return [t.ON_ATTACK_DECLARED] if is_struck(s, whom, more) else []
    if kind == "attack-over" and more:
        return [t.ON_ATTACK_OVER, t.ON_ATTACK_DAMAGES]
    return [BY_HAPPENING[kind]] if kind in BY_HAPPENING else []


def of_itself(s: Quest, ability: Ability, cause: int, area: int) -> None:
    """A rule of the table happens, under its condition and within its limit."""
    attack = innermost(s, Attack)
    target = attack.target if attack is not None else NOBODY
    if is_spent(s, ability, NOBODY) or not holds(s, ability.given, Scene(cause, target, area, attack)):
        return
    count_use(s, NOBODY, ability)
    push(s, Deeds(ability.do, s.active, NOBODY, NOBODY, area, cause, (), ability.value, ability.number))


def spring(s: Quest, trigger: int, area: int, cause: int) -> None:
    """SS-50.7: a token of the area does what it says, one at a time."""
    for number in ground(s).tokens:
        thing = s.things.rows[number]
        if thing.area == area:
            text, pos = divmod(thing.value, 64)
            op = s.cast.texts[text].ops[pos]
            if op.by == trigger:
                owner_seat = thing.owner if thing.owner != NOBODY else s.active
                push(s, Deeds(op.body, owner_seat, thing.owner, place=area, cause=cause, value=thing.state))
                return


# Threat (SS-37.7, SS-37.9) ----------------------------------------------------------------


def move_threat(s: Quest, happened: Found) -> None:
    """SS-37.15, SS-37.16: each attack, power or item that wounds a master is looked at by itself, once."""
    for kind, figure, by in happened:
        if kind != HURT or not is_enemy(figure) or s.enemy(s.foe_of(figure)).rank != t.PURPLE:
            continue
        seat = wounded_by(s, figure, by)
        if seat == NOBODY:
            continue
        cite(s, "SS-37.7" if seat == s.threat else "SS-37.9")
        if seat == s.threat:
            if s.threatened == 1:
                atoms.move_threat(s, seat, 2)
        elif s.threatened == 2:
            atoms.move_threat(s, s.threat, 1)
        else:
            atoms.move_threat(s, seat, 1)
    if not targetable(s, s.threat) and any([targetable(s, seat) for seat in s.living()]):
        push(s, ThreatPasses())


def wounded_by(s: Quest, figure: int, by: int) -> int:
    """SS-37.7, SS-Q73: the hero whose attack, power, item or companion has wounded; NOBODY for ticks, terrain and enemies."""
    if by in (FIRE_CAUSE, POISON_CAUSE):
        return NOBODY
    attack = innermost(s, Attack)
    if attack is not None and figure in attack.targets:
        if by == OTHER_CAUSE:
            by = attack.attacker
        if by == attack.attacker:
            if attack.threatened:
                return NOBODY
            attack.threatened = True
    return killer(s, by)
