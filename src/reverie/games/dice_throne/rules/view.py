"""What a viewer may see (section 2.4), as plain values built up from nothing.

Hands are seen by their owner and teammates (DT-3.22), the order of decks and the streams of chance by nobody.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import UNANSWERED
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Listed
from reverie.kernel.game import NOTED
from reverie.parts.rules.decks import hidden

from . import atoms
from .damage import accounts
from .procedures.main import MainCard
from .procedures.windows import Reaction
from .state import NO_CARD, NOBODY, ORIGINS, PHASES, ROLLS, VERBS, DiceThrone

UNSEEN: Final = Listed(())
"""What others are asked who may answer with cards that somebody cannot see."""
DEALT: Final = ("position", "start")
"""What a setup tells of cards that seats begin with."""


NOTES: Final = (
    "began", "changes", "final", "attacker", "attacking", "target", "line", "main_kind", "stage", "behind", "lock", "swing", "stunned",
    "stuns", "pool", "deferred", "after",
)  # fmt: skip
"""What lies open though no token on the table stands for it: people remember it, and the log tells it."""


def sees_hand(s: DiceThrone, viewer: int | None, seat: int) -> bool:
    # Rules: DT-2.41.
    return viewer is not None and s.mode.team[viewer] == s.mode.team[seat]


def view(s: DiceThrone, viewer: int | None) -> dict[str, object]:
    return {
        "game": "dice_throne",
        "mode": s.mode.id,
        "turn": s.turn,
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first,
        "players": [_player(s, viewer, seat) for seat in range(s.mode.players)],
        "dice": {"purpose": ROLLS[s.purpose], "roller": s.roller, "shown": s.dice, "attempts": s.attempts},
        "ability": _ability(s),
        "ledger": _ledger(s),
        "open": [_open_card(frame) for frame in s.agenda if isinstance(frame, Reaction | MainCard)],
        "resting": s.resting,
        NOTED: {name: getattr(s, name) for name in NOTES},
        "choices": [choice.shown_to(viewer) for choice in s.pending],
        "result": [s.result[0], s.result[1]] if s.result is not None else None,
    }


def _player(s: DiceThrone, viewer: int | None, seat: int) -> dict[str, object]:
    # Rules: DT-2.45.
    row = s.players[seat]
    told: dict[str, object] = {
        "seat": seat,
        "team": s.mode.team[seat],
        "hero": s.cast.heroes[row.hero].id if row.hero >= 0 else "",
        "health": s.health(seat),
        "cp": row.cp,
        "deck": len(row.deck),
        "cards": len(row.hand),
        "discard": row.discard,
        "tokens": row.tokens,
        "limits": row.limits,
        "levels": row.levels,
        "companions": row.companions,
        "alive": row.alive,
    }
    if sees_hand(s, viewer, seat):
        told["hand"] = row.hand
    return told


def _ability(s: DiceThrone) -> dict[str, object] | None:
    """What was announced or is in progress."""
    if s.line < 0:
        return None
    return {
        "line": s.line,
        "attacker": s.attacker,
        "attack": s.attacking,
        "target": s.target,
        "dice": s.final,
        "locked": s.lock != NOBODY,
    }


def _ledger(s: DiceThrone) -> dict[str, object]:
    """The pool of this phase line by line, and what it would come to."""
    lines = []
    for verb, victim, amount, kind, origin, by, source in s.pool:
        told = {"verb": VERBS[verb], "victim": victim, "amount": amount, "kind": kind, "origin": ORIGINS[origin]}
        lines.append({**told, "by": by, "source": source})
    return {"lines": lines, "sums": [{"seat": victim, **account.plain()} for victim, account in accounts(s)]}


def _open_card(frame: Reaction | MainCard) -> dict[str, object]:
    """A card that was played and is not on its pile yet; or what was spent or used."""
    if isinstance(frame, MainCard):
        return {"seat": frame.seat, "card": frame.card}
    return (
        {"seat": frame.seat, "card": frame.card} if frame.card != NO_CARD else {"seat": frame.seat, "use": frame.what}
    )


def blind(s: DiceThrone, viewer: int | None) -> DiceThrone:
    """The table as a viewer sees it: cards that they cannot see are blank, and so are answers not shown yet.

    A deck of the own side lies in no order. What dice a lesson lays down its setup tells everybody.
    """
    # Rules: DT-2.41.
    twin = s.clone()
    for seat in range(s.mode.players):
        row = s.players.rows[seat]
        if sees_hand(s, viewer, seat):
            atoms.deal_anew(twin, seat, row.hand, tuple(sorted(row.deck)))
        else:
            atoms.deal_anew(twin, seat, hidden(row.hand), hidden(row.deck))
    for i, choice in enumerate(s.pending):
        if choice.seat == NATURE or choice.seat == viewer:
            continue
        twin.given[i] = UNANSWERED
        if not sees_hand(s, viewer, choice.seat):
            twin.pending[i] = Choice(choice.seat, choice.decision, UNSEEN, choice.rule, choice.subject)
    for frame in twin.agenda:
        frame.answer = frame.result = None  # the order of a shuffle, say
    if "position" in s.setup or "start" in s.setup:
        twin.setup = {name: {} if name in DEALT else value for name, value in s.setup.items()}
    twin.streams = [0] * len(s.streams)
    return twin
