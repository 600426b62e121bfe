"""SS-20: a companion's activation: it moves and attacks, all in one."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, Flow, ask, emit, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.plain import Answer

from .. import atoms, atoms_items, atoms_table, decisions
from .. import terms as t
from ..effects.walk import Deeds
from ..effects.wealth import take_find
from ..frames import Step, Summoned
from ..ground import things_in
from ..legality import enemies, refuse_target
from ..queries import companion_info, companion_weapon, engaged, flies, toll
from ..state import FIRST_COMPANION, FOUND_ITEM, FOUND_LOOT, FOUND_TREASURE, NOTHING, NOWHERE, Quest
from ..strike import BY_WEAPON, Attack, Save

FETCHED: Final = (FOUND_LOOT, FOUND_TREASURE, FOUND_ITEM)
"""SS-44.2: what may be fetched."""


def wake(s: Quest, f: Summoned) -> Flow:
    """SS-20.1, SS-25.14: at most once per round; a stunned one is not activated."""
    row = s.companions.rows[f.companion]
    figure = FIRST_COMPANION + f.companion
    if row.activated or s.figures.rows[figure].area == NOWHERE or s.has(figure, t.STUN):
        return DONE
    atoms_table.mark_activated(s, f.companion, True)
    f.points = companion_info(s, figure).move
    return None


def deeds(s: Quest, f: Summoned) -> list[Answer]:
    """SS-20.3, SS-20.4: steps with its movement points, one attack; slow it does one of the two (SS-25.14)."""
    figure = FIRST_COMPANION + f.companion
    here = s.figures.rows[figure].area
    slow = s.has(figure, t.SLOW)
    found: list[Answer] = []
    if slow and f.attacked:
        pass
    elif s.has(figure, t.DOWN):
        found += ["stand"] if f.points else []
    else:
        ways = s.reach().meets[here] if flies(s, figure) else s.reach().walks[here]
        found += [("go", area) for area in ways if toll(s, figure, area) <= f.points]
    if not f.attacked and not s.has(figure, t.DOWN) and not (slow and f.moved):
        most = companion_weapon(s, figure).range
        found += [("attack", foe) for foe in enemies(s) if refuse_target(s, figure, foe, most) is None]
    return [*found, *errands(s, f), decisions.END_TURN]


def errands(s: Quest, f: Summoned) -> list[Answer]:
    """SS-44.2, SS-G12: one that fetches picks up a loot token or an item, carries it and hands it over, one in an activation, and not while
    engaged (SS-16.12).
    """
    figure = FIRST_COMPANION + f.companion
    if not fetches(s, f.companion) or engaged(s, figure):
        return []
    here = s.figures.rows[figure].area
    if s.companions.rows[f.companion].load[0] == NOTHING:
        if f.fetched:
            return []
        return [("fetch", number) for kind in FETCHED for number in things_in(s, here, kind)]
    return [("hand", seat) for seat in s.living() if s.figures.rows[seat].area == here]


def fetches(s: Quest, companion: int) -> bool:
    return any([s.cast.abilities[one].handler == t.H_FETCH for one in s.cast.companions[companion].abilities])


def choose(s: Quest, f: Summoned) -> Flow:
    figure = FIRST_COMPANION + f.companion
    if s.figures.rows[figure].area == NOWHERE or not s.in_play(s.companions.rows[f.companion].owner):
        return DONE  # SS-26.8: with the owner's turn ends what is done in it
    ask(s, s.companions.rows[f.companion].owner, decisions.DEED, Listed(tuple(deeds(s, f))), figure)
    return None


def look_first(s: Quest, f: Summoned) -> Flow:
    """SS-25.14: a blind one saves before the move and before the attack."""
    figure = FIRST_COMPANION + f.companion
    f.chosen, f.answer = f.answer, True
    if f.chosen == decisions.END_TURN:
        return DONE
    word = f.chosen[0] if isinstance(f.chosen, tuple) else f.chosen
    begins = word == "attack" or (word in ("go", "stand") and not f.moved)
    if begins and s.has(figure, t.BLIND):
        f.answer = None
        push(s, Save(figure, False))
    return None


def act(s: Quest, f: Summoned) -> None:
    """SS-20.3: a step, the attack, an errand; nobody's Focus is added to the attack (SS-16.10)."""
    figure = FIRST_COMPANION + f.companion
    seen, f.answer = f.answer, None
    answer = f.chosen
    f.step = 1
    if answer == "stand":
        f.moved = True
        f.points = f.points - 1 if seen else 0
        if seen:
            atoms.cure(s, figure, t.DOWN)
            emit(s, "stood-up", figure=figure)
        return
    assert isinstance(answer, tuple)
    word, number = answer
    assert isinstance(number, int)
    if word == "go":
        f.moved = True
        f.points = f.points - toll(s, figure, number) if seen else 0
        if seen:
            push(s, Step(figure, number))
    elif word == "attack":
        f.attacked = True
        f.points = 0 if f.moved else f.points
        if seen:
            push(s, Attack(figure, number, BY_WEAPON, t.MAIN))
    elif word == "fetch":
        f.fetched = True
        atoms_items.load(s, f.companion, number)
    else:
        f.fetched = True
        take_find(s, Deeds(-1, number, number, cause=number), atoms_items.unload(s, f.companion))


procedure(Summoned, ("SS-20.1", wake), ("SS-20.3", choose), ("SS-25.14", look_first), ("SS-20.3", act))
