"""SS-6.9 to SS-6.16: the Battle Phase: heroes in any order, each turn followed by an enemy turn."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, RESTART, Flow, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms_table, decisions
from ..effects.walk import party
from ..frames import Encounter, HeroTurn
from ..state import Quest


@fields
class BattlePhase(Frame):
    """SS-6.9: until every hero has acted."""


def choose_hero(s: Quest, f: BattlePhase) -> Flow:
    """SS-7.12, SS-26.9: the party says who acts next; who has died before acting still does."""
    ready = [seat for seat in range(len(s.heroes)) if not s.heroes.rows[seat].acted]
    if not ready:
        return DONE
    party(s).ask(s, decisions.WHO, Listed(tuple(ready)))
    return None


def hero_turn(s: Quest, f: BattlePhase) -> None:
    seat = party(s).decided(s, f.answer)[1]
    f.answer = None
    assert isinstance(seat, int)
    atoms_table.make_active(s, seat)
    push(s, HeroTurn(seat))


def enemy_turn(s: Quest, f: BattlePhase) -> Flow:
    """SS-6.13, SS-6.14: an encounter card, if any enemy is in play; a ghost's enemy turn is skipped."""
    if s.in_play(s.active) and s.foes_in_play():
        push(s, Encounter(s.active))
    return RESTART


procedure(BattlePhase, ("SS-7.12", choose_hero), ("SS-6.10", hero_turn), ("SS-6.13", enemy_turn))
