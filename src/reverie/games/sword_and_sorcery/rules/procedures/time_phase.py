"""SS-6.2 to SS-6.8: the Time Phase: damage of fire and poison, other effects, refreshing, powers, the soul step."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, cite, emit, procedure, push
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..atoms import FIRE_CAUSE, POISON_CAUSE
from ..bearing import bearing
from ..conditions import Scene, holds
from ..costs import refuse_cost
from ..deeds import targets_of
from ..effects.board import SHRINE_FOR
from ..effects.walk import Deeds, party
from ..errands import is_planted
from ..force import borne, is_off, of_foe, of_table, sources
from ..ground import ground, shrines
from ..queries import allies_of_party, owner_of
from ..state import NOBODY, NOWHERE, Quest, Used, is_enemy
from ..strike import Save
from .by_itself import borne_by, happens, set_off
from .errands import lose_in_fire
from .learning import Learning, due_at, legal_picks
from .windows import Window, use

# T1a: damage (SS-6.3) ----------------------------------------------------------------


@fields
class TimePhase(Frame):
    """SS-6.2: one Time Phase."""

    waiting: tuple[int, ...] = ()
    """Who still saves against poison."""
    stilled: tuple[int, ...] = ()
    """SS-G18: enemies whose abilities of this phase were off when it began, though the fire that stilled them may be out by now."""


def everybody(s: Quest) -> list[int]:
    """SS-Q8: heroes by their seats, then companions, then enemies by their cards."""
    return allies_of_party(s) + [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]


def burn_and_poison(s: Quest, f: TimePhase) -> None:
    """SS-24.16, SS-25.7, SS-Q8: all take their wounds, so their order does not matter (SS-7.10); who dies of them dies together."""
    savers: list[int] = []
    f.stilled = tuple([foe for foe in s.foes_in_play() if is_stilled(s, foe)])
    lose_in_fire(s)
    for figure in everybody(s):
        row = s.figures.rows[figure]
        one, two = row.fires
        if one + two:
            cite(s, "SS-24.16")
            atoms.age_fire(s, figure)
            atoms.wound(s, figure, one + two, FIRE_CAUSE)
        if row.poison:
            cite(s, "SS-25.7")
            atoms.wound(s, figure, row.poison, POISON_CAUSE)
            savers += [] if is_enemy(figure) else [figure]
    f.waiting = tuple(savers)
    cite(s, "SS-24.16")
    atoms_map.age_area_fires(s)


def is_stilled(s: Quest, foe: int) -> bool:
    """SS-50.9 `ability-off`: whether something that an enemy does in every Time Phase is off."""
    figures = s.figures_in_play(foe)
    return any([is_off(s, figures[0], ability.id) for ability in of_foe(s, foe) if ability.on == t.ON_TIME_PHASE])


def save_from_poison(s: Quest, f: TimePhase) -> Flow:
    """SS-25.12: who lives saves against poison, one after the other; enemies do not."""
    if f.answer is not None:
        passed, f.answer = f.answer, None
        if passed:
            atoms.cure_poison(s, f.waiting[0])
        f.waiting = f.waiting[1:]
    while f.waiting and not s.figures.rows[f.waiting[0]].poison:
        f.waiting = f.waiting[1:]
    if not f.waiting:
        return None
    push(s, Save(f.waiting[0], False))
    return AGAIN


# T1b: other effects (SS-6.4) ----------------------------------------------------------------


def other_effects(s: Quest, f: TimePhase) -> None:
    """What happens in every Time Phase: regeneration, the quest's night; gates that were closed for a while open again."""
    for ability in of_table(s):
        if ability.on == t.ON_TIME_PHASE and ability.do != NO_TEXT and holds(s, ability.given, Scene()):
            push(s, Deeds(ability.do, s.active, NOBODY, value=ability.value, ability=ability.number))
    for number in ground(s).tokens:
        thing = s.things.rows[number]
        if thing.area != NOWHERE:
            text, pos = divmod(thing.value, 64)
            op = s.cast.texts[text].ops[pos]
            if op.by == t.ON_TIME_PHASE and op.body != NO_TEXT:
                seat = thing.owner if thing.owner != NOBODY else s.active
                push(s, Deeds(op.body, seat, thing.owner, place=thing.area, value=thing.state))
    for figure in s.living() + s.companions_in_play():
        for one in borne_by(s, figure, 1 << t.ON_TIME_PHASE):
            if one.ability.on == t.ON_TIME_PHASE:
                happens(s, figure, one, NOBODY, figure)
    for foe in s.foes_in_play():
        # SS-28.13: a horde is one enemy, and of its figures the one with most wounds mends
        figure = min([(-s.figures.rows[one].wounds, one) for one in s.figures_in_play(foe)])[1]
        for ability in of_foe(s, foe) if foe not in f.stilled else ():
            if ability.on == t.ON_TIME_PHASE:
                set_off(s, figure, ability, NOBODY, figure)
    for number in atoms_map.gates(s):
        rounds = s.things.rows[number].state
        if rounds < -1:
            atoms_table.wind_gate(s, number)
        elif rounds == -1 and not is_planted(s, s.things.rows[number].area):
            cite(s, "SS-30.1")
            atoms_map.set_gate(s, number, True)


# T1c, T1d: tidying up (SS-6.5) ----------------------------------------------------------------


def end_effects(s: Quest, f: TimePhase) -> None:
    """SS-18.8, SS-Q65: what lasts until the Time Phase ends now; tokens of the kind leave, soul weapons show their front."""
    atoms_table.end_lasting(s, t.UNTIL_TIME_PHASE)
    for seat in range(len(s.heroes)):
        for card in s.heroes.rows[seat].slots:
            if card != t.NO_ITEM and s.item(card).flip:
                atoms_items.set_side(s, card, 0)


def restore_shields(s: Quest, f: TimePhase) -> None:
    """SS-6.5: magic shields are full again, unless an event forbids it."""
    barred = bool(borne(s, "no-shield-restore"))
    for figure in everybody(s):
        if not (barred and sources(s, "no-shield-restore", figure)):
            atoms.restore_shields(s, figure)


def stand_tabs(s: Quest, f: TimePhase) -> None:
    """SS-5.14, SS-6.2 d: all tabs on their active side, from the first round on."""
    for seat in range(len(s.heroes)):
        atoms_table.turn_tab(s, seat, False)
    for companion in range(len(s.companions)):
        if s.companions.rows[companion].activated:
            atoms_table.mark_activated(s, companion, False)
    atoms_table.keep_uses(s, tuple([use for use in s.used if not is_of_round(s, use)]))


def is_of_round(s: Quest, use: Used) -> bool:
    """Whether a use is forgotten with the round: the limits that look farther are not, nor what an event counts."""
    return use[2] > 0 and atoms_table.limit_of(s, use) not in t.LONGER_THAN_A_ROUND


# T2, T3: powers (SS-6.6, SS-6.7) ----------------------------------------------------------------


def turn_powers(s: Quest, f: TimePhase) -> None:
    """SS-19.11: who shows one hourglass is ready; all others turn one step. Ghosts' powers, too (SS-19.15)."""
    for seat in range(len(s.heroes)):
        for power, _rank, cooldown in s.heroes.rows[seat].powers:
            if cooldown:
                cite(s, "SS-6.6" if cooldown == 1 else "SS-6.7")
                atoms.set_cooldown(s, seat, power, cooldown - 1)


# T4: the soul step (SS-6.8) ----------------------------------------------------------------


@fields
class SoulStep(Frame):
    """SS-6.8: the party spends soul points, deed by deed, until it stops."""


def soul_step(s: Quest, f: TimePhase) -> None:
    push(s, SoulStep())


def refuse_rank(s: Quest, seat: int) -> Refusal | None:
    """SS-14.3, SS-14.4, SS-14.5: why a hero cannot rise in rank now, by one step."""
    row = s.heroes.rows[seat]
    if row.rank >= t.MOST_RANK:
        return Refusal("SS-14.1", "highest")
    if any([other.rank < row.rank for other in s.heroes.rows]):
        return Refusal("SS-14.5", "weakest")
    price = t.RANK_PRICES[row.rank + 1]
    return Refusal("SS-14.3", "no-soul", cost=price) if s.soul < price else None


def refuse_rise(s: Quest, seat: int) -> Refusal | None:
    """SS-26.14: why a ghost cannot return to life now."""
    row = s.heroes.rows[seat]
    if not row.ghost or not on_shrine(s, seat):
        return Refusal("SS-26.14", "no-shrine")
    return Refusal("SS-26.14", "no-soul", cost=row.rank) if s.soul < row.rank else None


def can_rise(s: Quest, seat: int) -> bool:
    return refuse_rise(s, seat) is None


def on_shrine(s: Quest, seat: int) -> bool:
    return s.figures.rows[seat].area in shrines(s) or (SHRINE_FOR, seat, s.round) in s.used


def helped(s: Quest) -> list[Answer]:
    """SS-7.51: what heroes in play hold for this step: a card, its ability, and the ghost whom it would bring to life."""
    found: list[Answer] = []
    for seat in s.living():
        has = bearing(s, seat)
        for one in has.answers(s) if has.windows(s) >> t.W_SOUL & 1 else []:
            ability = one.ability
            if not ability.windows >> t.W_SOUL & 1 or refuse_cost(s, seat, ability, one.card) is not None:
                continue
            for ghost in targets_of(s, seat, ability):
                if not can_rise(s, ghost) and s.soul - ability.cost_soul >= s.heroes.rows[ghost].rank:
                    found.append((*one.said, ghost))
    return found


def soul_deeds(s: Quest) -> list[Answer]:
    found: list[Answer] = [("rank", seat) for seat in range(len(s.heroes)) if refuse_rank(s, seat) is None]
    return [*found, *[("rise", seat) for seat in range(len(s.heroes)) if can_rise(s, seat)], *helped(s)]


def open_picks(s: Quest, f: SoulStep) -> None:
    """SS-19.16, SS-19.17: picks that stayed open are made as soon as a card is to be had, in seating order."""
    for seat in reversed(range(len(s.heroes))):
        if any([legal_picks(s, seat, pick) for pick in s.heroes.rows[seat].owed]):
            push(s, Learning(seat))


def ask_party(s: Quest, f: SoulStep) -> Flow:
    found = soul_deeds(s)
    if not found:
        return DONE
    party(s).ask(s, decisions.SOUL, Listed((*found, decisions.STOP)))
    return None


def spend(s: Quest, f: SoulStep) -> Flow:
    """SS-14.6, SS-26.14: soul points go; a new rank counts at once, and its picks are made."""
    answer = party(s).decided(s, f.answer)[1]
    f.answer = None
    if answer == decisions.STOP:
        return DONE
    assert isinstance(answer, tuple)
    kind, seat = answer[0], answer[1]
    f.step = 1
    if kind == "item":
        cite(s, "SS-7.51")
        _kind, card, number, ghost = answer
        use(s, Window(t.W_SOUL, ghost), owner_of(s, card), ("item", card, number))
        return None
    row = s.heroes.rows[seat]
    if kind == "rise":
        cite(s, "SS-26.14")
        atoms_table.spend_soul(s, row.rank)
        atoms.rise(s, seat, row.rank)
        return None
    cite(s, "SS-14.3")
    rank = row.rank + 1
    atoms_table.spend_soul(s, t.RANK_PRICES[rank])
    atoms.set_rank(s, seat, rank)
    emit(s, "ranked-up", seat=seat, rank=rank, price=t.RANK_PRICES[rank])
    atoms.owe(s, seat, row.owed + due_at(s, seat, rank))
    push(s, Learning(seat))
    atoms_items.grant_powers(s, seat)
    return None


procedure(SoulStep, ("SS-19.17", open_picks), ("SS-6.8", ask_party), ("SS-6.8", spend))

procedure(
    TimePhase,
    ("SS-6.3", burn_and_poison),
    ("SS-25.12", save_from_poison),
    ("SS-6.4", other_effects),
    ("SS-Q65", end_effects),
    ("SS-6.5", restore_shields),
    ("SS-6.2", stand_tabs),
    ("SS-6.6", turn_powers),
    ("SS-6.8", soul_step),
)
