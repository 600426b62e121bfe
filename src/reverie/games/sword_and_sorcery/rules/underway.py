"""What is going on, for pages: what is left of a hero's turn, and what an attack has come to. Frames are nobody else's affair."""

from __future__ import annotations

from typing import NamedTuple

from reverie.kernel.agenda import innermost

from . import terms as t
from .abilities import NONE
from .conditions import added_hits
from .dicing import show, times, total_of
from .force import rank_of, sources
from .frames import Activation, HeroTurn, Searching, Treasure
from .legality import points_left
from .procedures.attack import effects_of, symbol_hits, values
from .procedures.behaviour import candidates, first_behaviour, reason
from .procedures.defence import effects_of as armour_of
from .procedures.movement import reacting
from .queries import dominates, enemies_in, targetable
from .state import MODIFIER, NOBODY, Quest
from .strike import Attack, Defence


class TurnLeft(NamedTuple):
    """What the hero whose turn it is may still do."""

    seat: int
    points: int
    """Movement points."""
    combat: int
    normal: int
    focus: int
    """What Focus adds to the next attack."""
    fresh: bool
    """Nothing was done yet."""


def turn_left(s: Quest) -> TurnLeft | None:
    """None where it is nobody's turn."""
    turn = innermost(s, HeroTurn)
    if turn is None:
        return None
    points = points_left(s, turn) if s.in_play(turn.seat) else 0
    return TurnLeft(turn.seat, points, turn.combat, turn.normal, turn.focused, turn.chosen == ())


def draws_treasure(s: Quest) -> bool:
    """Whether the cards among which somebody chooses are treasures that were drawn."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Treasure)


def searched_symbol(s: Quest) -> int:
    """SS-G18: the symbol under which the search at hand finds what the quest has hidden; NONE where it hides nothing."""
    searching = innermost(s, Searching)
    return searching.quest if searching is not None else NONE


def reaction_attacks(s: Quest, figure: int) -> int:
    """SS-15.7 to SS-15.10: how many enemies strike whoever leaves the area now."""
    area = s.figures.rows[figure].area
    if not enemies_in(s, area) or dominates(s, area, False) or not targetable(s, figure):
        return 0
    most = len(s.figures)
    for bearer, mod, _value in sources(s, "reaction-attacks", figure):
        if mod.limit != t.PER_ROUND or (MODIFIER + mod.number, bearer, s.round) not in s.used:
            most = min(most, mod.most)
    return min(most, len(reacting(s, area)))


# An attack, for whoever shows it ----------------------------------------------------------------


def attack_now(s: Quest) -> Attack | None:
    """The attack that is being made."""
    return innermost(s, Attack)


def defence_now(s: Quest) -> Defence | None:
    """The defence against it, once its hits are counted."""
    return innermost(s, Defence)


def printed_effects(s: Quest, attack: Attack) -> tuple[int, ...]:
    """All dice effects that this attack has, paid for or not."""
    return effects_of(s, attack)


def armour_effects(s: Quest, defence: Defence) -> tuple[int, ...]:
    """All dice effects that the armour of a defender has, paid for or not."""
    return armour_of(s, defence.defender)


def hits_so_far(s: Quest, attack: Attack) -> list[tuple[str, int]]:
    """SS-22.5: what the hits are put together of, if nothing more is paid for; as `count_hits` will tell it."""
    rank = rank_of(s, attack.attacker)
    paid = total_of(s, attack.paid, t.E_HIT) + rank * times(s, attack.paid, t.E_HIT_RANK)
    found = [
        ("sure", values(s, attack)[0]),
        ("dice", show(s, attack.dice)[t.HIT]),
        ("effects", paid + t.half_rank(rank) * times(s, attack.paid, t.E_HIT_HALF)),
        ("supremacy", attack.supremacy),
        ("focus", attack.focus),
        ("symbols", symbol_hits(s, attack)),
    ]
    for _bearer, mod, amount in added_hits(s, attack):
        found.append(("night" if mod.night else "mod", amount))
    return found


def acting_enemy(s: Quest) -> Activation | None:
    """The enemy that acts, with the behaviour and the victim that were chosen for it."""
    return innermost(s, Activation)


class Foreseen(NamedTuple):
    """SS-33.2 to SS-33.11: what an enemy would do if it were activated now."""

    behaviour: int
    victims: tuple[int, ...]
    """Whom it would turn against; of several its player chooses."""
    why: str


def foreseen(s: Quest, foe: int) -> Foreseen:
    would = Activation(foe)
    would.behaviour = first_behaviour(s, foe, False)
    found = tuple(candidates(s, would))
    would.victim = found[0] if found else NOBODY
    return Foreseen(would.behaviour, found, reason(s, would))
