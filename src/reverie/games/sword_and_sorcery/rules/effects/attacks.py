"""Verbs about attacks: further ones, forced ones, and what becomes of the one at hand (SS-22.15, SS-22.21, SS-50.15)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import emit, innermost, push
from reverie.parts.rules.effects import INT, NUMBER, WORD, Field

from .. import terms as t
from ..abilities import NONE, SELECTORS
from ..cast import Op
from ..legality import refuse_target
from ..queries import held_weapon, sees, targetable, weapon_range
from ..state import NOBODY, Quest, is_companion, is_enemy
from ..strike import BY_ABILITY, BY_HITS, BY_WEAPON, Attack
from .declaring import DICE, SELECTOR, Spoken, Teller, Verb, declare, say, whose
from .walk import Deeds, Done, amount_of, in_turn, is_there, may_concern, others_beside, place_of, whom

OWN: Final = NONE
"""In the place of a weapon: the ability itself is the attack (SS-50.2)."""
WEAPONS: Final = ("main", "off", "same", "other", "named")
SINGLE: Final = ("target", "attacker", "defender", "victim", "same", "mover", "saver", "chosen-hero", "chosen-ally", "chosen-enemy",
                 "another-enemy", "one-hero", "one-enemy", "nearest-hero", "active-hero", "first-hero", "opener", "searcher", "finder",
                 "revealer", "roller", "dying", "entered", "you", "this")  # fmt: skip
"""Selectors that name one: whoever else is attacked at once has no primary target (SS-22.21)."""


def hand_of(s: Quest, f: Deeds, op: Op) -> int:
    """With which hand a further attack is made; NONE where there is no such weapon."""
    last = innermost(s, Attack)
    word = WEAPONS[op.weapon]
    if word == "named":
        hand = s.cast.abilities[f.ability].weapon
    elif word in ("same", "other"):
        before = last.which if last is not None and last.means == BY_WEAPON else t.MAIN
        hand = before if word == "same" else t.OFF if before == t.MAIN else t.MAIN
    else:
        hand = t.MAIN if word == "main" else t.OFF
    return hand if held_weapon(s, f.user, hand) is not None else NONE


def can_follow(s: Quest, attacker: int, hand: int, figure: int) -> bool:
    """SS-50.15: whether a further attack is legal: heroes keep to range, sight and engagement as always (SS-22.2), enemies to whom they see
    and may target (SS-12.3, SS-25.13); who is stunned attacks nobody (SS-25.10).
    """
    if not is_there(s, attacker) or not is_there(s, figure):
        return False
    weapon = held_weapon(s, attacker, hand)
    if weapon is None:
        return False
    if is_enemy(attacker):
        return not s.has(attacker, t.STUN) and (
            is_enemy(figure) or (targetable(s, figure) and has_in_sight(s, attacker, figure))
        )
    most, through = (weapon.range, False) if is_companion(attacker) else weapon_range(s, attacker, weapon)
    return refuse_target(s, attacker, figure, most, through) is None


def has_in_sight(s: Quest, attacker: int, figure: int) -> bool:
    """SS-12.3, SS-25.8, SS-28.16: an enemy, or some figure of a horde, sees whom it attacks; a blind one sees no heroes."""
    area = s.figures.rows[figure].area
    figures = [one for one in s.figures_in_play(s.foe_of(attacker)) if not s.has(one, t.BLIND)]
    return any([sees(s, one, area) for one in figures])


def since_of(s: Quest, f: Deeds) -> tuple[int, ...]:
    """SS-50.15: what has led to a further attack: the ability, and what the attack before it came from."""
    last = innermost(s, Attack)
    before = last.since if last is not None and last.attacker == f.user else ()
    return (*before, f.ability) if f.ability >= 0 else before


def attack(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-18.10, SS-50.15: an additional attack, no action; several targets at once are one roll (SS-22.21)."""
    assert op.on is not None
    found = whom(s, f, op.on)
    if found is None:
        return False
    one = SELECTORS[op.on.kind] in SINGLE
    hand = NONE if is_bare(op) or f.user == NOBODY else hand_of(s, f, op)
    if hand != NONE and one:
        found = [figure for figure in found if can_follow(s, f.user, hand, figure)]
    found = [figure for figure in found if is_there(s, figure)]
    if not found or (hand == NONE and not is_bare(op)) or cannot_strike(s, f.user, one):
        return True
    made = Attack(f.user, found[0] if one else NOBODY, BY_WEAPON, hand, since_of(s, f), extra=op.effects, sure=op.n)
    made.area = place_of(s, f)
    if plain_hits(op):
        made.means, made.which = BY_HITS, amount_of(s, f, op.amount)
    elif op.weapon == OWN:
        made.means, made.which = BY_ABILITY, f.ability
    if not one:
        made.group = tuple(found)
        f.others = made.group
    push(s, made)
    return True


def cannot_strike(s: Quest, figure: int, one: bool) -> bool:
    """SS-25.8, SS-25.10: a stunned enemy makes no attack of any kind, a blind one none that needs sight."""
    return is_enemy(figure) and (s.has(figure, t.STUN) or (one and s.has(figure, t.BLIND)))


def plain_hits(op: Op) -> bool:
    return op.amount.base > 0 or op.amount.word > 0


def is_bare(op: Op) -> bool:
    """Whether no weapon is needed."""
    return op.weapon == OWN or plain_hits(op)


def can_attack(s: Quest, f: Deeds, op: Op) -> bool:
    """Whether there is anybody to attack."""
    assert op.on is not None
    if is_bare(op):
        return any([is_there(s, figure) for figure in may_concern(s, f, op.on)])
    hand = NONE if f.user == NOBODY else hand_of(s, f, op)
    return hand != NONE and any([can_follow(s, f.user, hand, figure) for figure in may_concern(s, f, op.on)])


def force_attack(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-43.8: an enemy attacks another enemy of its area."""
    assert op.whose is not None
    assert op.on is not None
    if not in_turn(s, f, op.whose):
        return False
    attacker = f.line[0]
    if attacker == NOBODY:
        f.line = ()
        return True
    found = whom(s, f, op.on)
    if found is None:
        return False
    f.line, f.stage, f.answer = f.line[1:], 0, None
    if found and can_follow(s, attacker, forced_hand(op), found[0]):
        push(s, Attack(attacker, found[0], BY_WEAPON, forced_hand(op), (f.ability,)))
    return False  # one attack after the other


def forced_hand(op: Op) -> int:
    return t.OFF if WEAPONS[op.weapon] == "off" else t.MAIN


def can_force(s: Quest, f: Deeds, op: Op) -> bool:
    """An enemy that may strike, and another beside it."""
    assert op.whose is not None
    assert op.on is not None
    for attacker in may_concern(s, f, op.whose):
        others = others_beside(s, attacker) if SELECTORS[op.on.kind] == "another-enemy" else may_concern(s, f, op.on)
        if any([can_follow(s, attacker, forced_hand(op), one) for one in others]):
            return True
    return False


def say_attack(t: Teller, e: Spoken, rules: list[str]) -> str:
    """Who attacks whom with what."""
    args = t.doer() | {"on": t.who(e.on, "acc"), "weapon": e.weapon, "named": t.weapon_name("ins")}
    args["effects"] = ", ".join(t.dice_effects(e.effects))
    key = "say-attack" if e.hits == 0 else "say-attack-hits"
    said: str = t.put(f"{key}-effects" if e.effects else key, **args, **t.number(e.hits))
    return str(t.put("say-attack-sure", what=said, n=e.sure)) if e.sure != NONE else said


ATTACK: Final = declare(
    Verb(
        "attack", "SS-22.15", attack, say_attack,
        (
            Field("on", SELECTOR), Field("weapon", WORD, "main", words=WEAPONS), Field("hits", NUMBER, 0, "amount"),
            Field("effects", DICE, ()), Field("sure", INT, NONE, "n"),
        ),
        struct="FurtherAttack",
    ),
    can=can_attack,
)  # fmt: skip
FORCE_ATTACK: Final = declare(
    Verb(
        "force-attack", "SS-22.15", force_attack, say,
        (whose("target"), Field("on", SELECTOR, "another-enemy"), Field("weapon", WORD, "main", words=WEAPONS)), rules=(),
    ),
    can=can_force,
)  # fmt: skip


# The attack at hand --------------------------------------------------------------------------------------------------


def cancel(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-24.2: the attack ends without any effect, for whoever it was cancelled for."""
    at_hand = innermost(s, Attack)
    if at_hand is None:
        return True
    spared = [f.target if f.target != NOBODY else f.user] if op.whose is None else whom(s, f, op.whose)
    if spared is None:
        return False
    if at_hand.targets:
        for figure in spared:
            if figure in at_hand.targets:
                spare(at_hand, figure)
    else:  # it was only declared
        at_hand.cancelled = True
    if at_hand.cancelled:
        emit(s, "attack-cancelled", attacker=at_hand.attacker)
    return True


def spare(at_hand: Attack, figure: int) -> None:
    """Somebody is no target any more, once: who defends for another, too, still does (SS-Q105). An attack without targets is over."""
    at = at_hand.targets.index(figure)
    at_hand.targets = at_hand.targets[:at] + at_hand.targets[at + 1 :]
    at_hand.cancelled = not at_hand.targets


def take(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-Q105: the user defends in the target's stead and is the target of what follows; its own copy stays its own."""
    assert op.whose is not None
    at_hand = innermost(s, Attack)
    if at_hand is None or f.target not in at_hand.targets:
        return True
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for taker in found[:1]:
        at = at_hand.targets.index(f.target)
        if at_hand.target == f.target:
            at_hand.target = taker
        at_hand.targets = (*at_hand.targets[:at], taker, *at_hand.targets[at + 1 :])
        emit(s, "attack-taken", by=taker, instead=f.target)
    return True


def redirect(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-Q54: the attacker defends against the same hits."""
    at_hand = innermost(s, Attack)
    if at_hand is None:
        return True
    found = [f.user] if op.whose is None else whom(s, f, op.whose)
    if found is None:
        return False
    if not found or found[0] not in at_hand.targets:
        return True
    at = at_hand.targets.index(found[0])
    at_hand.targets = (*at_hand.targets[:at], at_hand.attacker, *at_hand.targets[at + 1 :])
    emit(s, "attack-taken", by=at_hand.attacker, instead=found[0])
    return True


CANCEL: Final = declare(Verb("cancel-attack", "SS-24.2", cancel, say, (whose(""),)))
declare(Verb("take-attack", "SS-7.43", take, say, (whose("you"),)))
REDIRECT: Final = declare(Verb("redirect-attack", "SS-7.43", redirect, say, (whose(""),)))
