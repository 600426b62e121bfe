"""A payment as a moment of its own (EF-5.36 to EF-5.43, EF-5.99): what was laid, the sum against the cost, a Boost with its chances."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.paying import may_boost, needs
from ..rules.state import MOVE, Payment, Session
from .emblems import INKS, INTENTS
from .panels import card_told

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

PIPS: Final = 12
"""So much is drawn box by box."""


def payment(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """What whoever looks is paying for just now; None where that is nothing."""
    s, choice = scene.state, scene.choice
    if choice is None or choice.decision is not decisions.PAY:
        return None
    row = page.payment(s, choice.seat)
    if row is None or row.colour == NONE:
        return None
    need, moves = needs(row), row.what == MOVE
    missing = max(0, need - row.total)
    return {
        "title": page.say("web-pay-title", what=page.phrase(page.paid_for(s, row))),
        "text": page.use_text(s, row.use) if row.use != NONE else page.say("web-pay-move") if moves else "",
        "mark": INTENTS[row.colour],
        "ink": INKS[row.colour],
        "colour": page.say(f"colour-{t.COLOURS[row.colour]}"),
        "total": row.total,
        "need": need,
        "moves": moves,
        "pips": [n < row.total for n in range(max(need, row.total))] if max(need, row.total) <= PIPS else [],
        "state": standing(page, row, missing, moves),
        "laid": laid(page, scene, row),
        "odds": boost(page, s, row, missing, moves) if scene.odds_on else None,
        "back": page.say("web-pay-no-back" if row.spent and missing else "web-pay-back"),
        "back_rule": "EF-5.42",
    }


def standing(page: EtherfieldsWeb, row: Payment, missing: int, moves: bool) -> str:
    """What the sum comes to as it is: so much is missing, just enough, a surplus that is lost."""
    if moves:
        return page.say("web-pay-steps", n=row.total)
    if missing:
        return page.say("web-pay-missing", n=missing)
    over = row.total - needs(row)
    return page.say("web-pay-surplus", n=over) if over else page.say("web-pay-exact")


def laid(page: EtherfieldsWeb, scene: Scene[Session], row: Payment) -> list[Told]:
    """The cards that were laid for this payment: those of the log since it was announced."""
    found: list[Told] = []
    for _number, event in reversed(scene.log):
        if event.kind == "announced" and event.data.get("seat") == row.seat:
            break
        if event.kind == "paid" and event.data.get("seat") == row.seat and len(found) < row.spent:
            found.append({**card_told(page, scene.state, event.data["card"]), "value": event.data["value"]})
    return found[::-1]


def boost(page: EtherfieldsWeb, s: Session, row: Payment, missing: int, moves: bool) -> Told | None:
    """EF-5.100: each face of the Luck die, and how likely the cost is reached, exactly."""
    if row.boosted or not row.total or not may_boost(s, row.seat):
        return None
    faces = t.LUCK_FACES
    shown = [(face, Fraction(faces.count(face), len(faces))) for face in range(len(t.LUCK))]
    reached = sum((chance for face, chance in shown if face and face - t.NEUTRAL >= missing), Fraction(0))
    rows: list[Told] = []
    if not moves:
        rows.append({"text": page.say("web-boost-reached"), "chance": float(reached), "hi": True})
    disaster = next(chance for face, chance in shown if face == t.DISASTER)
    rows.append({"text": page.say("web-boost-disaster"), "chance": float(disaster)})
    mean = sum((chance * max(0, face - t.NEUTRAL) for face, chance in shown), Fraction(0))
    told = ", ".join(f"{page.say(f'face-{face}')} {chance.numerator}/{chance.denominator}" for face, chance in shown)
    return {
        "rows": rows,
        "faces": told,
        "mean": page.say("odds-mean", n=f"{float(mean):.2f}".replace(".", page.say("decimal"))),
    }
