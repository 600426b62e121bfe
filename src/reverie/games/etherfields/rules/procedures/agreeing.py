"""EF-4.56: Hours are the Team's: a Dreamer proposes to spend some for Turns or for a hint, and the Team agrees (EF-4.60)."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, Flow, procedure, push
from reverie.kernel.domain import Listed

from .. import atoms, decisions
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..decisions import NO, YES
from ..deeds import HINT, USE
from ..frames import Agreeing
from ..state import Session
from ..team import said, team, voices
from .paying import begin_use


def ask_team(s: Session, f: Agreeing) -> None:
    """Whoever proposes it has said it already: only the leader or a vote is asked."""
    if s.agreement != "first" and len(voices(s)) > 1:
        team(s).ask(s, decisions.AGREE, Listed((YES, NO)))


def carry_out(s: Session, f: Agreeing) -> Flow:
    answer = YES if f.answer is None else said(s, f.answer)
    f.answer = None
    if answer == NO:
        turns.fidget(s)
        return DONE
    if f.word == HINT:
        open_hint(s, f.number)
    else:
        assert f.word == USE
        begin_use(s, f.seat, f.number)
    return None


def open_hint(s: Session, dream: int) -> None:
    """EF-9.111: free after so many failed tries, else for 1 Hour."""
    gate = s.gate_of(dream)
    if gate[3] >= gate[2]:
        atoms.lose(s, s.first, t.HOUR, 1)
    band.open_hint(s, dream)


def propose(s: Session, word: str, seat: int, number: int) -> None:
    push(s, Agreeing(word, seat, number))


procedure(Agreeing, ("EF-4.56", ask_team), ("EF-4.56", carry_out))
