"""What a hero may do in the own turn, and why not: each refusal names its rule (SS-12, SS-15 to SS-18, SS-25)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal

from . import terms as t
from .abilities import Ability
from .conditions import Scene, holds
from .costs import refuse_cost
from .effects.walk import Deeds, fixed
from .errands import USED_AT, is_done_in
from .force import borne, is_spent, sources, user_of, worked_out
from .frames import HeroTurn
from .ground import things_in
from .plan import SECURED
from .queries import engaged, flies, held_weapon, in_reach, movement, sees, targetable, toll, weapon_range
from .state import CHEST, Quest, is_enemy

Deed = tuple[object, ...]
AS_NORMAL: Final = (1 << len(t.USES)) - 1 & ~(1 << t.FREE | 1 << t.MOVE | 1 << t.COMBAT)
"""Uses that take a normal action, as bits: all others."""


# Actions that are left --------------------------------------------------------------------


def refuse_action(s: Quest, turn: HeroTurn, use: int) -> Refusal | None:
    """SS-6.10, SS-18.5, SS-25.5, SS-25.9: whether an action of this kind is left; free ones always are."""
    if use == t.FREE:
        return None
    conditions = s.figures.rows[turn.seat].conditions
    if conditions & t.SLOW and turn.taken and not (use == t.MOVE and turn.moving):
        return Refusal("SS-25.9", "slow")
    if use == t.MOVE:
        return None if turn.move else Refusal("SS-18.2", "no-move")
    if use == t.COMBAT:
        if conditions & t.DOWN:
            return Refusal("SS-25.5", "down")
        return None if turn.combat else Refusal("SS-18.3", "no-combat")
    return None if turn.normal else Refusal("SS-18.4", "no-normal")


def actions_left(s: Quest, turn: HeroTurn) -> int:
    """The kinds of actions that are left, as bits; as `refuse_action` says of each."""
    found = 1 << t.FREE | (1 << t.MOVE if turn.move else 0)
    conditions = s.figures.rows[turn.seat].conditions
    if conditions & t.SLOW and turn.taken:
        return found if turn.moving else 1 << t.FREE
    if turn.combat and not conditions & t.DOWN:
        found |= 1 << t.COMBAT
    if turn.normal:
        found |= AS_NORMAL
    return found


# Moving (SS-15) --------------------------------------------------------------------


def points_left(s: Quest, turn: HeroTurn) -> int:
    """SS-13.13: movement points that can still be spent; some bonuses come once a round."""
    if turn.moving:
        return turn.points
    if turn.move:
        points = movement(s, turn.seat) + turn.points
        if not borne(s, "movement"):
            return points
        for bearer, mod, value in sources(s, "movement", turn.seat):
            if mod.limit:
                points += worked_out(s, bearer, mod, turn.seat, value)
        return points
    return 0


def refuse_step(s: Quest, turn: HeroTurn, area: int) -> Refusal | None:
    """SS-3.5, SS-15.1, SS-15.2, SS-15.3: the next area, if it can be walked to and paid for, whoever stands there."""
    seat = turn.seat
    here = s.figures.rows[seat].area
    reach = s.reach()
    if area not in reach.meets[here]:
        return Refusal("SS-3.3", "not-adjacent")
    if not flies(s, seat) and area not in reach.walks[here]:
        return Refusal("SS-10.3", "barrier")
    if s.has(seat, t.DOWN):
        return Refusal("SS-25.5", "down")
    if not turn.moving:
        refused = refuse_action(s, turn, t.MOVE)
        if refused is not None:
            return refused
    if points_left(s, turn) < toll(s, seat, area):
        return Refusal("SS-15.1", "points", points=points_left(s, turn))
    return None


# Attacks (SS-12, SS-22.2) --------------------------------------------------------------------


def refuse_target(s: Quest, seat: int, figure: int, most: int, through: bool = False) -> Refusal | None:
    """SS-12.3, SS-12.5, SS-12.9: an enemy in sight, within range, in the own area while engaged."""
    area = s.figures.rows[figure].area
    if not targetable(s, figure):
        return Refusal("SS-25.13", "hidden")
    if engaged(s, seat) and area != s.figures.rows[seat].area:
        return Refusal("SS-12.9", "engaged")
    if not sees(s, seat, area, through):
        return Refusal("SS-12.1", "unseen")
    if not in_reach(s, seat, area, most, through):
        return Refusal("SS-12.5", "range", range=most)
    return None


def refuse_attack(s: Quest, turn: HeroTurn, hand: int, figure: int) -> Refusal | None:
    """SS-22.16: an attack with an equipped weapon."""
    weapon = held_weapon(s, turn.seat, hand)
    if weapon is None:
        return Refusal("SS-21.6", "no-weapon")
    refused = refuse_action(s, turn, t.COMBAT)
    if refused is not None:
        return refused
    most, through = weapon_range(s, turn.seat, weapon)
    return refuse_target(s, turn.seat, figure, most, through)


def enemies(s: Quest) -> list[int]:
    return [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]


# Doors, chests, searches (SS-10) --------------------------------------------------------------------


def refuse_door(s: Quest, turn: HeroTurn, door: int) -> Refusal | None:
    """SS-10.6, SS-10.7, SS-10.9."""
    if not s.doors >> door & 1:
        return Refusal("SS-10.6", "open")
    here = s.figures.rows[turn.seat].area
    info = s.plan.doors[door]
    if here not in (info.a, info.b):
        return Refusal("SS-17.2", "far")
    if s.locks >> door & 1:
        return Refusal("SS-10.9", "locked")
    if info.kind == SECURED:
        return refuse_quiet(s, turn, t.NORMAL)
    return failed(turn, ("open", door))


def refuse_unlock(s: Quest, turn: HeroTurn, door: int) -> Refusal | None:
    """SS-10.9, SS-17.5: a magic lock goes by its key, from where the door could be opened."""
    info = s.plan.doors[door]
    if not s.locks >> door & 1:
        return Refusal("SS-10.9", "not-locked")
    if s.figures.rows[turn.seat].area not in (info.a, info.b):
        return Refusal("SS-17.2", "far")
    return None if s.heroes.rows[turn.seat].key else Refusal("SS-10.9", "no-key")


def refuse_unlock_chest(s: Quest, turn: HeroTurn, number: int) -> Refusal | None:
    """SS-10.9: the lock of a chest goes in the same way, from its area."""
    if number not in things_in(s, s.figures.rows[turn.seat].area, CHEST):
        return Refusal("SS-16.2", "not-here")
    if not s.things.rows[number].state:
        return Refusal("SS-10.9", "chest-not-locked")
    return None if s.heroes.rows[turn.seat].key else Refusal("SS-10.9", "no-key")


def refuse_quiet(s: Quest, turn: HeroTurn, use: int) -> Refusal | None:
    """SS-16.12: what nobody does while engaged."""
    if engaged(s, turn.seat):
        return Refusal("SS-16.12", "engaged")
    return refuse_action(s, turn, use)


def tried(deed: object) -> tuple[str, int]:
    """What a free action is about: its kind, and the door, the card, the power."""
    return (str(deed[0]), int(deed[1])) if isinstance(deed, tuple) else (str(deed), 0)


def failed(turn: HeroTurn, deed: object) -> Refusal | None:
    """SS-Q28: a free action that a blind hero has failed is not tried again on the same object."""
    return Refusal("SS-25.8", "failed") if tried(deed) in turn.failed else None


# Abilities (SS-18, SS-19) --------------------------------------------------------------------


def refuse_ability(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> Refusal | None:
    """What stands against using an ability now, whoever it would be used on."""
    refused = refuse_action(s, turn, ability.use)
    return refused if refused is not None else refuse_use(s, turn, ability, card)


def refuse_use(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> Refusal | None:
    """The same where the action for it is left."""
    if ability.use == t.MOVE and (turn.moving or not turn.move):
        return Refusal("SS-18.2", "no-move")
    if is_limited(s, turn, ability, card):
        return Refusal("SS-8.6", "used")
    unpaid = refuse_cost(s, turn.seat, ability, card)
    if unpaid is not None:
        return unpaid
    if ability.given is not None and not ability.chooses and not holds(s, ability.given, Scene(turn.seat)):
        return Refusal("SS-18.9", "condition")
    return None


def is_limited(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> bool:
    """SS-8.6: once per turn, round, quest, hero."""
    return is_spent(s, ability, user_of(ability, turn.seat, card))


def named_by(s: Quest, seat: int, ability: Ability) -> list[int]:
    """SS-22.21: the enemies whom an attack is made against, where its text names them all."""
    if ability.target is None:
        return []
    found = fixed(s, Deeds(0, seat, seat, ability=ability.number), ability.target) or []
    return [figure for figure in found if is_enemy(figure)]


# Focus, provocation, soul weapons --------------------------------------------------------------------


FOCUS: Final = -2
PROVOKE: Final = -3
"""In the place of abilities: what is done once a round (SS-16.3, SS-16.7)."""


def masters(s: Quest) -> list[int]:
    return [figure for figure in enemies(s) if s.enemy(s.foe_of(figure)).rank == t.PURPLE]


def refuse_flip(s: Quest, turn: HeroTurn, card: int) -> Refusal | None:
    """SS-21.11: an equipped soul weapon shows its back for soul points."""
    item = s.item(card)
    if not item.flip or card not in s.heroes.rows[turn.seat].slots[:2]:
        return Refusal("SS-21.11", "no-soul-weapon")
    if s.sides[card]:
        return Refusal("SS-21.11", "flipped")
    return None if s.soul >= item.flip else Refusal("SS-21.11", "no-soul", cost=item.flip)


def refuse_quest_action(s: Quest, turn: HeroTurn, at: int) -> Refusal | None:
    """SS-16.8: where it is done, how often; what it is done with rests by itself, not for each hero (SS-G18 Q4)."""
    number, place = s.plan.actions[at]
    here = s.figures.rows[turn.seat].area
    ability = s.cast.abilities[number]
    if not is_done_in(s, place, here):
        return Refusal("SS-16.8", "elsewhere")
    if ability.limit == t.PER_THREE_ROUNDS and is_spent(s, ability, USED_AT + here):
        return Refusal("SS-8.6", "used")
    return refuse_ability(s, turn, ability, t.NO_ITEM)
