"""SS-22.2 to SS-22.6: the Hit stage of an attack, and what becomes of its targets. The Defence stage is `defence.py`."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, dice, emit, procedure, push
from reverie.kernel.domain import Listed

from .. import atoms, atoms_items, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE
from ..conditions import added_hits, attack_type, is_melee
from ..dicing import (
    automatic,
    by_dice,
    dearest,
    has_deed,
    lying,
    most_paid,
    payable,
    payers,
    rerollable,
    show,
    showing,
    spend,
    times,
    total_of,
    unspent,
)
from ..effects.attacks import can_follow
from ..effects.body import give, keeps_burns
from ..effects.walk import Deeds
from ..force import of_foe, of_powers, rank_of, sources
from ..frames import FallBack
from ..gear import Weapon
from ..queries import dominates, enemies_in, held_weapon, heroes_in, owner, spread
from ..state import (
    DICE_STREAM,
    ENEMY_STREAM,
    FIRST_COMPANION,
    MODIFIER,
    NOBODY,
    NOWHERE,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
)
from ..strike import BY_ABILITY, BY_HITS, BY_WEAPON, Attack, Defence, Rerolls
from .criticals import Critical
from .windows import open_window

CONDITION_DEEDS: Final = ((t.E_KNOCK_DOWN, "knock-down"), (t.E_BLIND, "blind"), (t.E_SLOW, "slow"), (t.E_STUN, "stun"))


# What the attack is made with ----------------------------------------------------------------


def seat_of(s: Quest, figure: int) -> int:
    """Whose player decides for somebody: the owner of a companion, the controller of an enemy (SS-31.7, SS-37.3)."""
    if figure == NOBODY:
        return s.active
    if is_enemy(figure):
        return owner(s, s.foe_of(figure))
    return s.companions.rows[figure - FIRST_COMPANION].owner if is_companion(figure) else figure


def is_ghost(s: Quest, figure: int) -> bool:
    """SS-26.5: nobody attacks a ghost."""
    return is_hero(figure) and not s.in_play(figure)


def of_game(figure: int) -> bool:
    """Whether the game rolls and pays for somebody: an enemy, or a trap, an event, a paragraph, which are nobody (SS-22.15)."""
    return is_enemy(figure) or figure == NOBODY


def stream_for(s: Quest, figure: int) -> int:
    return ENEMY_STREAM if of_game(figure) else DICE_STREAM + seat_of(s, figure)


def values(s: Quest, f: Attack) -> tuple[int, int, int]:
    """SS-22.2: sure hits, red dice, blue dice."""
    if f.means == BY_HITS:
        return (f.which, 0, 0)
    if f.means == BY_ABILITY:
        return s.cast.abilities[f.which].attack or (0, 0, 0)
    weapon = held_weapon(s, f.attacker, f.which)
    assert isinstance(weapon, Weapon)
    sure, red, blue = weapon.attack
    return (sure if f.sure == NONE else f.sure, red, blue)


def effects_of(s: Quest, f: Attack) -> tuple[int, ...]:
    """All dice effects of an attack: printed ones, those of enemy powers (for every attack), those that were added (SS-28.11)."""
    found: tuple[int, ...] = ()
    if f.means == BY_ABILITY:
        found = s.cast.abilities[f.which].effects
    elif f.means != BY_HITS:
        weapon = held_weapon(s, f.attacker, f.which)
        assert isinstance(weapon, Weapon)
        found = weapon.effects
    if is_enemy(f.attacker):
        for ability in of_powers(s, s.foe_of(f.attacker)):
            found += ability.effects
    return found + f.extra if f.extra else found


# H1: roll (SS-22.2) ----------------------------------------------------------------


def declare_attack(s: Quest, f: Attack) -> Flow:
    """SS-22.2: target and area are fixed; any action ends hiding (SS-25.13)."""
    if f.target != NOBODY and (s.figures.rows[f.target].area == NOWHERE or is_ghost(s, f.target)):
        return DONE
    if f.target != NOBODY:
        f.area = s.figures.rows[f.target].area
    elif f.attacker != NOBODY:
        f.area = s.figures.rows[f.attacker].area
    f.melee = is_melee(s, f)
    if f.attacker != NOBODY:
        f.hidden = f.hidden or s.figures.rows[f.attacker].hidden
        atoms.show(s, f.attacker)
    emit(s, "attack-declared", attacker=f.attacker, target=f.target, means=f.means, which=f.which)
    f.lasted = len(s.lasting)
    atoms_table.note(s, "declared", f.attacker, f.target)
    return None


def check_supremacy(s: Quest, f: Attack) -> Flow:
    """SS-9.6, SS-23.1, SS-23.2: +1 HIT where the attacker's side dominates the target's area; nothing changes it later."""
    if f.cancelled:
        return DONE
    f.supremacy = 1 if f.attacker != NOBODY and dominates(s, f.area, is_enemy(f.attacker)) else 0
    return None


def roll(s: Quest, f: Attack) -> None:
    """SS-4.4, SS-22.2: all dice of the attack at once, however many they are."""
    _sure, red, blue = values(s, f)
    if red + blue:
        dice(s, decisions.ATTACK_DICE, red + blue, t.FACES, stream_for(s, f.attacker), f.attacker)
    else:
        f.answer = ()


def lay_dice(s: Quest, f: Attack) -> None:
    """SS-7.7, SS-22.2: the dice lie; who has something for this step may use it now."""
    _sure, red, blue = values(s, f)
    f.dice = lying(red, blue, f.answer)
    f.answer = None
    f.shown = show(s, f.dice)
    f.paid = automatic(s, effects_of(s, f))
    if f.dice:
        emit(s, "dice-lie", figure=f.attacker, dice=f.dice, purpose="attack")
        if not of_game(f.attacker):
            f.rerolls += lasting_rerolls(s, f.attacker)
            open_window(s, t.W_ATTACK_ROLL, f.attacker, f.rerolls > 0)


def lasting_rerolls(s: Quest, figure: int) -> int:
    """SS-50.9 `reroll`: dice that lasting effects let the attacker roll again; some do it once."""
    found = 0
    for bearer, mod, _value in sources(s, "reroll", figure):
        found += mod.count
        atoms_table.use_up(s, bearer, mod)
    return found


# H2: apply effects (SS-22.3) ----------------------------------------------------------------


def pay_effects(s: Quest, f: Attack) -> Flow:
    """Heroes choose what they pay for, one after the other; enemies must pay, the dearest first (SS-35.3). What has led to a further attack
    is not to be had again (SS-50.15).
    """
    if f.answer is not None:
        answer, f.answer = f.answer, None
        if answer == decisions.DONE:
            return None
        activate(s, f, answer)
        return AGAIN
    can = [one for one in payable(s, f.attacker, f.shown, effects_of(s, f), f.paid) if by_dice(one) not in f.since]
    if not can:
        return None
    if of_game(f.attacker):
        activate(s, f, dearest(s, can))
        return AGAIN
    ask(s, seat_of(s, f.attacker), decisions.EFFECT, Listed((*can, decisions.DONE)), f.attacker)
    return AGAIN


def activate(s: Quest, f: Attack, effect: int) -> None:
    """An effect is paid for: symbols are spent, and rerolls come at once (SS-T68)."""
    emit(s, "effect-paid", figure=f.attacker, effect=effect)
    pay(s, f, effect, f.attacker)


def pay(s: Quest, f: Attack | Defence, effect: int, figure: int) -> None:
    """SS-22.3 d, SS-50.3: symbols are spent; a reroll comes at once, and may include the dice that have paid for it and nothing else."""
    before = f.dice
    f.dice = spend(s, before, effect)
    f.shown = unspent(s, f.dice)
    f.paid += (effect,)
    paying = payers(before, f.dice)
    f.rerolls += total_of(s, (effect,), t.E_REROLL)
    if has_deed(s, (effect,), t.E_REROLL_ANY):
        f.rerolls = len(rerollable(f.dice, paying))
    if f.rerolls:
        push(s, Rerolls(figure, seat_of(s, figure), stream_for(s, figure), paying))


def rule_effects(s: Quest, f: Attack) -> None:
    """SS-40.5u, SS-50.17: a dice effect with a rule of its own does what the ability of that name says to all who are targeted; its saves
    are made when it is paid, before hits are counted.
    """
    if not f.paid or not is_enemy(f.attacker) or not has_deed(s, f.paid, t.E_RULE):
        return
    targets, seat = targeted(s, f), seat_of(s, f.attacker)
    for number in reversed(f.paid):
        for deed, handler in s.cast.dice_effects[number].deeds:
            for ability in of_foe(s, s.foe_of(f.attacker)) if deed == t.E_RULE else ():
                if ability.id == t.HANDLERS[handler]:
                    about = (f.target, NOWHERE, NOBODY, targets, ability.value, ability.number)
                    push(s, Deeds(ability.do, seat, f.attacker, *about))


# H3: count hits (SS-22.5) ----------------------------------------------------------------


def bonus(s: Quest, f: Attack, parts: list[tuple[str, int]]) -> int:
    """SS-22.5, SS-8.4: what modifiers add; penalties of the night come after all bonuses."""
    added = night = 0
    for bearer, mod, amount in added_hits(s, f):
        if mod.night:
            night += amount
            continue
        added += amount
        parts.append(("mod", amount))
        atoms_table.use_up(s, bearer, mod)
    if night:
        parts.append(("night", night))
    return added + night


def paid_hits(s: Quest, f: Attack) -> int:
    """SS-22.4: HIT that dice effects add, some by the soul rank of whoever attacks."""
    rank = rank_of(s, f.attacker)
    by_rank = rank * times(s, f.paid, t.E_HIT_RANK) + t.half_rank(rank) * times(s, f.paid, t.E_HIT_HALF)
    return total_of(s, f.paid, t.E_HIT) + by_rank


def symbol_hits(s: Quest, f: Attack) -> int:
    """SS-43.4: symbols that count as HIT where a rune lies: those that were not spent."""
    if f.attacker == NOBODY:
        return 0
    symbols = [mod.symbol for _bearer, mod, _value in sources(s, "symbol-hit", f.attacker)]
    return sum([f.shown[symbol] for symbol in sorted(set(symbols))])


def count_hits(s: Quest, f: Attack) -> None:
    """SS-22.4, SS-22.5: sure hits, all HIT results, supremacy, Focus and bonuses, minus penalties; never below 0."""
    sure, _red, _blue = values(s, f)
    shown = showing(s, f.dice, t.HIT)
    paid = paid_hits(s, f) if f.paid else 0
    symbols = symbol_hits(s, f)
    parts = [("sure", sure), ("dice", shown), ("effects", paid), ("supremacy", f.supremacy), ("focus", f.focus)]
    parts.append(("symbols", symbols))
    more = bonus(s, f, parts)
    f.hits = max(0, sure + shown + paid + f.supremacy + f.focus + symbols + more)
    emit(s, "hits-counted", attacker=f.attacker, hits=f.hits, parts=tuple(parts))


# Targets and effects (SS-22.14) ----------------------------------------------------------------


def name_targets(s: Quest, f: Attack) -> Flow:
    """SS-50.3 `Targets n`: up to so many of the other side in the target's area; a hero names as few as it likes, an enemy all it can."""
    if f.answer is not None:
        answer, f.answer = f.answer, None
        if answer == decisions.DONE:
            return None
        f.beside += (answer,)
    if not f.paid or 1 + len(f.beside) >= total_of(s, f.paid, t.E_TARGETS):
        return None
    near = heroes_in(s, f.area) if of_game(f.attacker) else enemies_in(s, f.area)
    others = [one for one in near if one != f.target and one not in f.beside]
    if not others or f.target == NOBODY:
        return None
    options = others if of_game(f.attacker) else [*others, decisions.DONE]
    ask(s, seat_of(s, f.attacker), decisions.BESIDE, Listed(tuple(options)), f.attacker)
    return AGAIN


def targeted(s: Quest, f: Attack) -> tuple[int, ...]:
    """SS-24.18: the target, those who were named besides, those within the area of effect that was paid for."""
    found = list(f.group) if f.group else [f.target, *f.beside]
    if f.paid and has_deed(s, f.paid, t.E_AOE) and f.target != NOBODY:
        near = spread(s, f.area, most_paid(s, f.paid, t.E_AOE), is_enemy(f.target))
        found += [one for one in near if one not in found and one != f.attacker]
    return tuple([one for one in found if s.figures.rows[one].area != NOWHERE])


def fix_targets(s: Quest, f: Attack) -> None:
    """SS-24.18, SS-22.21: who is hit, by the areas as they were when the attack was declared; nobody hits himself."""
    f.targets = targeted(s, f)
    if f.hits and is_enemy(f.attacker):
        for target in sorted([one for one in f.targets if is_hero(one)], reverse=True):
            open_window(s, t.W_HITS, target)


def draw_critical(s: Quest, f: Attack) -> None:
    """SS-22.6, SS-24.2: before any other effect and before defence; under Slaughter the first attack deals one (SS-47.6)."""
    tokens = times(s, f.paid, t.E_CRITICAL) if f.paid else 0
    for _bearer, mod, _value in sources(s, "critical-first", f.attacker) if f.attacker != NOBODY else ():
        one = s.plan.figures[s.foe_of(f.attacker)][0] if is_enemy(f.attacker) else f.attacker  # a horde is one enemy
        use = (MODIFIER + mod.number, one, 0)
        if use not in s.used:
            atoms_table.mark_use(s, use)
            tokens += 1
    if tokens and f.hits and not f.cancelled:
        for target in reversed(f.targets * tokens):
            push(s, Critical(target, f.attacker))


def apply_effects(s: Quest, f: Attack) -> Flow:
    """SS-22.14, SS-22.19, SS-Q17: every other effect, in order of activation, if the attack has a hit; the user's own work always."""
    if f.cancelled:
        end_what_lasts(s, f)
        return DONE
    for number in f.paid:
        for deed, amount in s.cast.dice_effects[number].deeds:
            if f.attacker != NOBODY:
                own_effect(s, f, deed, amount)
            if f.hits:
                for target in reversed(f.targets):
                    strike_effect(s, f, target, deed, amount)
    return None


def own_effect(s: Quest, f: Attack, deed: int, amount: int) -> None:
    """Effects for whoever attacks: healing, crowns, a guard (SS-50.3)."""
    if deed == t.E_HEAL:
        atoms.heal(s, f.attacker, amount, burnt=not keeps_burns(s, f.attacker))
    elif deed == t.E_CROWNS and is_hero(f.attacker):
        atoms_items.gain_crowns(s, f.attacker, amount)
    elif deed == t.E_GUARD:
        atoms.let_last(s, f.attacker, s.cast.guard, amount, t.UNTIL_TIME_PHASE)


def strike_effect(s: Quest, f: Attack, target: int, deed: int, amount: int) -> None:
    """Effects on whoever was hit: conditions, poison, fire, Push."""
    for kind, name in CONDITION_DEEDS:
        if deed == kind:
            give(s, target, name, f.attacker)
    if deed == t.E_POISON:
        atoms.give_poison(s, target, amount, f.attacker)
    elif deed == t.E_FIRE:
        atoms.give_fire(s, target, amount)
    elif deed == t.E_PUSH:
        push(s, FallBack(target, 1, True))


# Defence, and the end ----------------------------------------------------------------


def defend_each(s: Quest, f: Attack) -> Flow:
    """SS-24.18, SS-24.19: each target defends for itself, with its own copy of the hits, some or all of them lethal."""
    if f.at and f.answer is not None:
        target, wounds, f.answer = f.targets[f.at - 1], f.answer, None
        if len(f.targets) > 1:
            f.due += ((target, wounds),)
        else:
            note_wounds(f, target, wounds)
    if f.at == len(f.targets) or not f.hits:
        return None
    target = f.targets[f.at]
    f.at += 1
    if s.figures.rows[target].area == NOWHERE or (is_hero(target) and not s.in_play(target)):
        return AGAIN
    defence = Defence(target, f.attacker, attack_type(s, f), f.hits, 0, together=len(f.targets) > 1)
    if f.paid:
        defence.deadly = has_deed(s, f.paid, t.E_LETHAL_ALL)
        defence.lethal = f.hits if defence.deadly else min(f.hits, total_of(s, f.paid, t.E_LETHAL))
        defence.normal -= defence.lethal
        defence.armour = total_of(s, f.paid, t.E_ARMOUR)
        defence.ignores = has_deed(s, f.paid, t.E_IGNORE_ARMOUR)
    push(s, defence)
    return AGAIN


def suffer(s: Quest, f: Attack) -> None:
    """SS-22.12, SS-24.18: all who were hit take their wounds at the same time, and die or react of them."""
    for target, amount in f.due:
        note_wounds(f, target, atoms.wound(s, target, amount, f.attacker))
    f.due = ()


def note_wounds(f: Attack, target: int, wounds: int) -> None:
    f.dealt += wounds
    if wounds and is_hero(target):
        f.hurt += (target,)


def finish(s: Quest, f: Attack) -> None:
    """SS-22.3 h: the attack is over: ammunition that missed is gone (SS-21.15), and what follows it comes."""
    emit(s, "attack-over", attacker=f.attacker, dealt=f.dealt)
    end_what_lasts(s, f)
    if f.ammunition != t.NO_ITEM and f.ammunition in s.heroes.rows[f.attacker].pack and showing(s, f.dice, t.MISS):
        cite(s, "SS-21.15")
        atoms_items.lose_item(s, f.attacker, f.ammunition)
    if f.means == BY_ABILITY and s.cast.abilities[f.which].after >= 0:
        ability = s.cast.abilities[f.which]
        seat = seat_of(s, f.attacker)
        push(s, Deeds(ability.after, seat, f.attacker, f.target, NOWHERE, NOBODY, f.targets, ability.value, f.which))
    atoms_table.note(s, "attack-over", f.attacker, f.dealt)


def end_what_lasts(s: Quest, f: Attack) -> None:
    """SS-50.10: what lasts for this attack; what lasts for one around it stays."""
    if any([isinstance(frame, Attack) and frame is not f for frame in s.agenda]):
        atoms_table.end_attack(s, f.lasted)
    else:
        atoms_table.end_lasting(s, t.UNTIL_ATTACK)


def go_on(s: Quest, f: Attack) -> None:
    """SS-50.3 `Again`, `Then off`: one more attack on the same target, paid for by the dice; never twice by the same words (SS-50.15)."""
    if not f.paid or f.target == NOBODY or f.means != BY_WEAPON:
        return
    for number in reversed(f.paid):
        since = by_dice(number)
        for deed, _amount in reversed(s.cast.dice_effects[number].deeds):
            hand = t.OFF if deed == t.E_THEN_OFF else f.which
            if deed in (t.E_THEN_OFF, t.E_AGAIN) and since not in f.since and can_follow(s, f.attacker, hand, f.target):
                push(s, Attack(f.attacker, f.target, BY_WEAPON, hand, since=(*f.since, since)))


def follow_up(s: Quest, f: Attack) -> None:
    """SS-7.50: the attacker may go on, where something lets it."""
    if not of_game(f.attacker):
        open_window(s, t.W_FOLLOW_UP, f.attacker, bool(f.then))


def strike_back(s: Quest, f: Attack) -> None:
    """SS-7.48: whoever was wounded by an enemy and lives may answer, in seating order."""
    if f.hurt and is_enemy(f.attacker):
        for hero in sorted(set(f.hurt), reverse=True):
            open_window(s, t.W_WOUNDED, hero)


procedure(
    Attack,
    ("SS-22.2", declare_attack),
    ("SS-23.1", check_supremacy),
    ("SS-22.2", roll),
    ("SS-22.2", lay_dice),
    ("SS-22.3", pay_effects),
    ("SS-40.5u", rule_effects),
    ("SS-22.5", count_hits),
    ("SS-50.3", name_targets),
    ("SS-24.18", fix_targets),
    ("SS-22.6", draw_critical),
    ("SS-22.14", apply_effects),
    ("SS-22.10", defend_each),
    ("SS-22.12", suffer),
    ("SS-22.3", finish),
    ("SS-50.15", go_on),
    ("SS-7.50", follow_up),
    ("SS-7.48", strike_back),
)
