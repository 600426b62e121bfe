"""EF-9.105: what a viewer may see: everything but the order of face-down decks, Secrets, scripts that are not read, the Markets."""

from __future__ import annotations

from reverie.kernel.plain import Body
from reverie.parts.rules.decks import seen

from . import terms as t
from .atoms_turns import turns_left
from .state import DECK, MARKET, PILES, TURNS, Session

SLUMBER = t.KINDS.index("slumber")
COUNTED = ("market", "item-market", "fate", "slumber", "flaw", "slumber-map", "morphing")


def view(s: Session, viewer: int | None) -> Body:
    cast = s.cast
    dreamers = []
    for seat, row in enumerate(s.dreamers.rows):
        deck = s.piles.rows[DECK + seat]
        told = dict(zip(row.FIELDS, row.told(), strict=True))
        told["deck"] = seen(deck, viewer)
        told["back"] = cast.cards[deck.cards[0]].back if deck.cards else None
        dreamers.append(told)
    piles = {PILES[pile]: seen(s.piles.rows[pile], viewer) for pile in range(DECK)}
    return {
        "dreamers": dreamers,
        "figures": [row.told() for row in s.figures.rows],
        "entities": [row.told() for row in s.entities.rows],
        "payments": [row.told() for row in s.payments.rows],
        "piles": piles,
        "turns": turns_left(s),
        "secrets": [
            *[(cast.cards[card].code, cast.cards[card].kind) for card in s.secrets],
            *[(code, SLUMBER) for code in s.secret_slumbers()],
        ],
        **{name: getattr(s, name) for name in OPEN},
    }


OPEN = (
    "layer", "phase", "dream", "slumber", "location", "opened", "entered", "first", "rounds", "turn", "dealt", "current", "last",
    "resolved", "blocked", "lying", "walls", "shut", "grounds", "traps", "tokens", "gems", "stops", "quirks", "covered", "staged",
    "items", "notes", "used_up", "wisdom", "signs", "played", "season", "keys", "hours", "gates", "world", "flags", "counters", "read",
    "gone", "lasting", "used", "slept", "shopping", "keepsake", "result", "ended", "doomed", "agreement", "markets", "tracks", "luck",
    "trail", "closet", "fidgets", "payers",
)  # fmt: skip

__all__ = ["MARKET", "TURNS", "view"]
