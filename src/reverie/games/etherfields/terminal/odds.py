"""The chances of a Boost: what the Luck die may add to the payment at hand (EF-5.100), exactly."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text as Styled

from ..rules import terms as t
from ..rules.paying import may_boost
from ..rules.state import MOVE, Session
from ..words.words import EtherfieldsPage


def percent(page: EtherfieldsPage, chance: Fraction) -> str:
    told = f"{float(100 * chance):.1f} %" if chance.denominator > 1 else f"{int(100 * chance)} %"
    return told.replace(".", page.say("decimal"))


def odds(page: EtherfieldsPage, s: Session, seat: int) -> Styled | None:
    """Of the payment at hand: how likely each face is, and how likely the cost is reached; None where nothing is being paid."""
    row = page.payment(s, seat)
    if row is None or row.colour < 0 or not may_boost(s, seat):
        return None
    faces = t.LUCK_FACES
    lines = [page.say("odds-head", what=page.paid_for(s, row))]
    shown = [(face, Fraction(faces.count(face), len(faces))) for face in range(len(t.LUCK))]
    lines.append("  " + ", ".join(f"{page.say(f'face-{face}')} {percent(page, chance)}" for face, chance in shown))
    missing = page.still_needed(row)
    if row.what != MOVE:
        reached = sum((chance for face, chance in shown if face and face - t.NEUTRAL >= missing), Fraction(0))
        lines.append("  " + page.say("odds-reached", missing=missing, chance=percent(page, reached)))
    mean = sum((chance * max(0, face - t.NEUTRAL) for face, chance in shown), Fraction(0))
    lines.append("  " + page.say("odds-mean", n=f"{float(mean):.2f}".replace(".", page.say("decimal"))))
    return Styled("\n".join(lines))
