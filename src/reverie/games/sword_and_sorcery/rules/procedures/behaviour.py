"""SS-33: one enemy acts: it stands up, chooses a behaviour and a victim, and does what is written, sentence by sentence."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, emit, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.steps import FAR

from .. import atoms, decisions, scrolls
from .. import terms as t
from ..abilities import NONE
from ..effects.walk import could, distances
from ..frames import Activation, EnemyWalk, FallBack
from ..queries import allies_of_party, engaged, far, heroes_in, owner, sees, targetable, worst_off
from ..scrolls import Behaviour, Sentence
from ..state import NOBODY, NOWHERE, Quest, is_companion, is_hero
from ..strike import BY_WEAPON, Attack
from .by_itself import count_use, deeds_of, is_due
from .enemy_turn import all_stunned
from .naming import settled
from .windows import open_window

# Standing up (SS-33.1) ----------------------------------------------------------------


def stand_up(s: Quest, f: Activation) -> Flow:
    """SS-25.10, SS-33.1: a stunned enemy loses the token and does nothing; others stand up first."""
    figures = s.figures_in_play(f.foe)
    if not figures or s.foes.rows[f.foe].controller == NOBODY:
        return DONE
    emit(s, "enemy-activated", foe=f.foe)
    if all_stunned(s, f.foe):
        cite(s, "SS-25.10")
        for figure in figures:
            atoms.cure(s, figure, t.STUN)
        return DONE
    for figure in figures:
        if s.has(figure, t.DOWN):
            atoms.cure(s, figure, t.DOWN)
            emit(s, "stood-up", figure=figure)
    for figure in figures:
        atoms.show(s, figure)  # SS-25.13: who acts hides no more
    f.figure = figures[0]
    open_window(s, t.W_VICTIM, f.figure)
    return None


# Behaviour and victim (SS-33.2 to SS-33.10) ----------------------------------------------------------------


def is_vengeful(s: Quest, foe: int) -> bool:
    """SS-37.6, SS-37.15, SS-40.5x: whether it looks at nobody but who has the token; the token itself goes its way in any case."""
    return s.sheet(foe).victim == t.V_VENGEFUL and s.threatened > 0


def seers(s: Quest, figures: list[int], area: int) -> list[int]:
    """SS-28.16: of an enemy's figures those that see an area."""
    return [figure for figure in figures if not s.has(figure, t.BLIND) and sees(s, figure, area)]


def near_figures(s: Quest, figures: list[int], area: int) -> list[int]:
    """SS-28.16: who of them may be the acting figure: the nearest by path."""
    if len(figures) == 1:
        return figures
    least = min([far(s, figure, area) for figure in figures])
    return [figure for figure in figures if far(s, figure, area) == least]


def distance_to(s: Quest, near: list[int], area: int) -> int:
    """SS-28.16: how far the acting figure, one of these, is from an area."""
    reach, rows = s.reach(), s.figures.rows
    return min([reach.dist_range(rows[figure].area, area) for figure in near])


def exposed(s: Quest, foe: int) -> list[tuple[int, int]]:
    """SS-33.3, SS-33.21: targetable heroes and companions in sight, with a path to them; and how far away each is."""
    vengeful = is_vengeful(s, foe)
    figures = s.figures_in_play(foe)
    found: list[tuple[int, int]] = []
    for hero in allies_of_party(s):
        if (vengeful and hero != s.threat) or not targetable(s, hero):
            continue
        area = s.figures.rows[hero].area
        if seers(s, figures, area):
            near = near_figures(s, figures, area)
            if far(s, near[0], area) < FAR:
                found.append((hero, distance_to(s, near, area)))
    return found


def within(found: list[tuple[int, int]], behaviour: Behaviour) -> list[int]:
    """SS-33.4: those of them who are within any of the digits."""
    return [hero for hero, distance in found if distance < 8 and behaviour.digits >> distance & 1]


def victims(s: Quest, foe: int, behaviour: Behaviour) -> list[int]:
    """SS-33.3, SS-33.4: whom a behaviour may turn against."""
    return within(exposed(s, foe), behaviour)


def first_behaviour(s: Quest, foe: int, plus: bool) -> int:
    """SS-33.2, SS-25.8, SS-33.15, SS-34.8: the first from the top that can be applied; a blind enemy, or one told so, uses the last."""
    behaviours = s.sheet(foe).behaviours
    last = len(behaviours) - 1
    if plus or all([s.has(figure, t.BLIND) for figure in s.figures_in_play(foe)]):
        return last
    found = exposed(s, foe)
    for number in range(last):
        if within(found, behaviours[number]):
            return number
    return last


def choose_behaviour(s: Quest, f: Activation) -> None:
    f.behaviour = first_behaviour(s, f.foe, f.plus)


def style_of(s: Quest, hero: int) -> int:
    return s.version(hero).style if is_hero(hero) else 0


def preferred(s: Quest, foe: int, found: list[int], taunter: int) -> list[int]:
    """SS-33.5, SS-33.6, SS-33.7, SS-33.8, SS-33.9, SS-33.18: those who match the symbol; a taunter comes before all (SS-33.22)."""
    if taunter in found:
        return [taunter]
    victim = s.sheet(foe).victim
    rows = s.figures.rows
    if victim == t.V_WOUNDED:
        most = max([rows[hero].wounds for hero in found])
        return [hero for hero in found if rows[hero].wounds == most]
    if victim == t.V_NEAREST:
        return nearest_of(s, foe, found)
    if victim == t.V_RICHEST:
        rich = [seat for seat in s.living() if targetable(s, seat)]
        most = max([s.crowns(seat) for seat in rich], default=0)
        return [hero for hero in found if is_hero(hero) and most and s.crowns(hero) == most]
    if t.V_STRENGTH <= victim <= t.V_MAGIC:
        return [hero for hero in found if style_of(s, hero) >> (victim - t.V_STRENGTH) & 1]
    return []


def nearest_of(s: Quest, foe: int, found: list[int]) -> list[int]:
    if len(found) == 1:
        return found
    figures = s.figures_in_play(foe)
    areas = [s.figures.rows[hero].area for hero in found]
    away = [distance_to(s, near_figures(s, figures, area), area) for area in areas]
    least = min(away)
    return [hero for hero, distance in zip(found, away, strict=True) if distance == least]


def by_priority(s: Quest, foe: int, found: list[int]) -> list[int]:
    """SS-33.10: most wounds, then fewest HP left, then nearest; what is left its player decides."""
    return nearest_of(s, foe, worst_off(s, found))


def candidates(s: Quest, f: Activation) -> list[int]:
    """Whom the behaviour may turn against, best first; for `+` the nearest by path (SS-33.11, SS-33.19)."""
    behaviour = s.sheet(f.foe).behaviours[f.behaviour]
    if behaviour.digits:
        found = victims(s, f.foe, behaviour)
        if not found:
            return []
        liked = preferred(s, f.foe, found, f.taunter)
        return by_priority(s, f.foe, liked or found) if len(liked) != 1 else liked
    return nearest(s, f.foe)


def nearest(s: Quest, foe: int) -> list[int]:
    """SS-33.10, SS-33.19: the nearest by path, of whom the priorities leave some."""
    near = nearest_to(s, foe)
    return by_priority(s, foe, near) if near else []


def nearest_to(s: Quest, foe: int, most: int = NONE) -> list[int]:
    """SS-33.19: the heroes nearest to an enemy, by path, or in sight within so many areas; a Vengeful one ignores companions (SS-33.13)."""
    found: dict[int, int] = {}
    for figure in s.figures_in_play(foe):
        for hero, distance in distances(s, figure, most).items():
            if not (is_vengeful(s, foe) and is_companion(hero)):
                found[hero] = min(distance, found.get(hero, FAR))
    least = min(found.values(), default=0)
    return [hero for hero, distance in found.items() if distance == least]


def choose_victim(s: Quest, f: Activation) -> Flow:
    """SS-33.12, SS-37.13: victim and behaviour are fixed now, whatever happens later; who is left is its player's choice (SS-33.14)."""
    if f.answer is None and not settled(s, f, owner(s, f.foe), decisions.VICTIM, candidates(s, f), f.figure):
        return AGAIN
    f.victim, f.answer = f.answer, None
    if s.listening:
        emit(s, "behaviour-chosen", foe=f.foe, behaviour=f.behaviour, victim=f.victim, why=reason(s, f))
    return None


def reason(s: Quest, f: Activation) -> str:
    """Why this victim: taunted, by the symbol of the scroll, the only one there is, or by the priorities of SS-33.10."""
    behaviour = s.sheet(f.foe).behaviours[f.behaviour]
    if f.victim == NOBODY:
        return "nobody"
    if not behaviour.digits:
        return "path"
    found = victims(s, f.foe, behaviour)
    if f.victim == f.taunter:
        return "taunted"
    if f.victim in preferred(s, f.foe, found, f.taunter):
        return t.VICTIMS[s.sheet(f.foe).victim]
    return "only" if len(found) == 1 else "priority"


def choose_figure(s: Quest, f: Activation) -> Flow:
    """SS-28.16: the acting figure of a horde is the nearest; of several in different areas its player names one."""
    if f.victim == NOBODY:
        return None
    f.fell = s.figures.rows[f.victim].area
    if f.answer is None:
        near = near_figures(s, s.figures_in_play(f.foe), f.fell)
        areas = [s.figures.rows[figure].area for figure in near]
        if areas.count(areas[0]) < len(areas):
            ask(s, owner(s, f.foe), decisions.NEAREST, Listed(tuple(near)), f.victim)
            return AGAIN
        f.answer = near[0]
    f.figure, f.answer = f.answer, None
    return None


# Sentences (SS-33.17, SS-50.11) ----------------------------------------------------------------


def next_sentence(s: Quest, f: Activation) -> Flow:
    """SS-33.12, SS-25.9: one after the other to the end; a slow enemy does only the first, one stunned on its way nothing more."""
    figures = s.figures_in_play(f.foe)
    sentences = s.sheet(f.foe).behaviours[f.behaviour].sentences
    if not figures or f.sentence >= len(sentences) or (f.sentence and all_slow(s, figures)):
        return None
    if all_stunned(s, f.foe):  # on its way: what is left is skipped, and with it the token is gone
        for figure in figures:
            atoms.cure(s, figure, t.STUN)
        return None
    if f.victim != NOBODY and not gone(s, f.victim):
        f.fell = s.figures.rows[f.victim].area
    if carry_out(s, f, sentences[f.sentence]):
        f.sentence += 1
        f.part = 0
    return AGAIN


def all_slow(s: Quest, figures: list[int]) -> bool:
    """SS-25.9, SS-Q43: a horde is slow only if all its figures are; what has come in this activation does not count yet."""
    for figure in figures:
        row = s.figures.rows[figure]
        if not row.conditions & ~row.fresh & t.SLOW:
            return False
    return True


def gone(s: Quest, hero: int) -> bool:
    """SS-33.20: dead, or out of play."""
    return s.figures.rows[hero].area == NOWHERE or (is_hero(hero) and not s.in_play(hero))


def carry_out(s: Quest, f: Activation, sentence: Sentence) -> bool:
    """Whether a sentence is done; it is called again while parts of it are left. Who has no victim stays where it is (SS-34.8)."""
    kind = sentence.kind
    if kind == scrolls.IF:
        then = sentence.then if is_so(s, f, sentence) else sentence.otherwise
        return then is None or carry_out(s, f, then)
    if kind == scrolls.ENGAGE:
        if f.victim != NOBODY:
            push(s, EnemyWalk(f.foe, NONE, f.fell, f.figure))
    elif kind == scrolls.ADVANCE:  # SS-34.3: on arrival it stops either way
        if f.victim != NOBODY:
            push(s, EnemyWalk(f.foe, sentence.n, f.fell, f.figure))
    elif kind == scrolls.UP_TO:
        return approach(s, f, sentence)
    elif kind == scrolls.STRIKE:
        return strike(s, f, sentence)
    elif kind == scrolls.STRIKE_NEAREST:
        return strike_nearest(s, f, sentence)
    elif kind == scrolls.USE:
        use_ability(s, f, sentence.ability)
    elif kind == scrolls.FALL_BACK:
        for figure in s.figures_in_play(f.foe):
            push(s, FallBack(figure, sentence.n, False))
    elif kind == scrolls.REGAIN:
        cite(s, "SS-28.6")
        atoms.change_charges(s, f.foe, sentence.n)
    return True


def approach(s: Quest, f: Activation, sentence: Sentence) -> bool:
    """SS-34.3, SS-50.11: towards the nearest hero: the victim of a `+` behaviour; else whoever is nearest now (SS-33.19)."""
    if not s.sheet(f.foe).behaviours[f.behaviour].digits:
        if f.victim != NOBODY:
            push(s, EnemyWalk(f.foe, sentence.n, f.fell, f.figure))
        return True
    if f.answer is None and not settled(s, f, owner(s, f.foe), decisions.NEAREST, nearest(s, f.foe), f.figure):
        return False
    hero, f.answer = f.answer, None
    if hero != NOBODY:
        push(s, EnemyWalk(f.foe, sentence.n, s.figures.rows[hero].area))
    return True


def is_so(s: Quest, f: Activation, sentence: Sentence) -> bool:
    """SS-50.11: the conditions of sentences."""
    figures = s.figures_in_play(f.foe)
    if sentence.given == scrolls.IF_WOUNDED:
        return any([s.figures.rows[figure].wounds for figure in figures])
    if sentence.given == scrolls.IF_ENGAGED:
        return engaged(s, f.figure)
    here = heroes_in(s, s.figures.rows[f.figure].area)
    if is_vengeful(s, f.foe):  # SS-20.4 m
        here = [hero for hero in here if not is_companion(hero)]
    if sentence.given == scrolls.IF_ENGAGED_WITH:
        return len(here) >= sentence.n
    return any([s.has(hero, t.DOWN) for hero in here])


def can_strike(s: Quest, f: Activation, hero: int) -> bool:
    """SS-35.2, SS-25.8: the victim is there, can be targeted and is in sight of a figure that is neither blind nor stunned."""
    if gone(s, hero):
        return False
    area = s.figures.rows[hero].area
    return any([not s.has(figure, t.STUN) for figure in seers(s, s.figures_in_play(f.foe), area)])


def striker(s: Quest, f: Activation, area: int) -> int:
    """SS-28.16: the figure from which an attack is made: the acting one, while it is among the nearest."""
    near = near_figures(s, s.figures_in_play(f.foe), area)
    return f.figure if f.figure in near else near[0]


def strike(s: Quest, f: Activation, sentence: Sentence) -> bool:
    """SS-35.1, SS-35.4: an attack like a hero's; "twice" is two complete ones, and a victim that is gone is attacked no more (SS-33.20)."""
    if f.part < sentence.times and f.victim != NOBODY and can_strike(s, f, f.victim):
        f.part += 1
        f.figure = striker(s, f, s.figures.rows[f.victim].area)
        push(s, Attack(f.figure, f.victim, BY_WEAPON, sentence.weapon))
        return f.part == sentence.times
    return True


def strike_nearest(s: Quest, f: Activation, sentence: Sentence) -> bool:
    """SS-33.19: chosen anew after the move, by range, ties by the priorities."""
    if f.answer is None:
        near = [hero for hero in nearest_to(s, f.foe, sentence.n) if can_strike(s, f, hero)]
        if not settled(s, f, owner(s, f.foe), decisions.VICTIM, by_priority(s, f.foe, near) if near else [], f.figure):
            return False
    hero, f.answer = f.answer, None
    if hero == NOBODY:
        return True
    f.figure = striker(s, f, s.figures.rows[hero].area)
    push(s, Attack(f.figure, hero, BY_WEAPON, sentence.weapon))
    return True


def use_ability(s: Quest, f: Activation, number: int) -> None:
    """SS-28.6, SS-28.8: an ability that a behaviour names; without a charge, or where it can do nothing, it is not used."""
    ability = s.cast.abilities[number]
    text = deeds_of(owner(s, f.foe), f.figure, ability, f.victim, NOBODY)
    if not is_due(s, f.figure, ability, f.victim) or text is None or not could(s, text):
        return
    cite(s, "SS-28.6")
    if ability.cost_charges:
        if s.foes.rows[f.foe].charges < ability.cost_charges:
            return
        atoms.change_charges(s, f.foe, -ability.cost_charges)
    emit(s, "ability-used", figure=f.figure, ability=number)
    count_use(s, f.figure, ability)
    push(s, text)


def finish(s: Quest, f: Activation) -> None:
    """SS-25.8, SS-25.9: Blind and Slow go at the end of the activation, and Stun of some figures of a horde (SS-Q43); what has come
    in this activation stays for the next.
    """
    whole = all_stunned(s, f.foe)
    for figure in s.figures_in_play(f.foe):
        atoms.cure(s, figure, t.BLIND | t.SLOW | (0 if whole else t.STUN), ends_fresh=False)


# SS-33.16: an activation in full.
procedure(
    Activation,
    ("SS-33.1", stand_up),
    ("SS-33.2", choose_behaviour),
    ("SS-33.5", choose_victim),
    ("SS-28.16", choose_figure),
    ("SS-33.12", next_sentence),
    ("SS-25.8", finish),
)
