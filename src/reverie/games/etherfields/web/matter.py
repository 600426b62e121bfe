"""What a question is about, as a card on the table: a Fate card, a Flaw, the Loot of a Turn card, a shop, the Delta Phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.events import Event
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.state import Session

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

OVER: Final = (
    "travelled",
    "turn-began",
    "phase",
    "step-began",
    "announced",
    "used",
    "placing",
    "moving",
    "awakened",
    "dream-entered",
)
"""Where something else has begun, what lay on the table before is over."""


def of_their_own_accord(choice: Choice) -> bool:
    """Whether somebody decides what no card is about."""
    return choice.decision in (
        *(decisions.ACT, decisions.PAY, decisions.TRAVEL, decisions.WALK),
        *(decisions.DISCARD, decisions.READING, decisions.DECK),
    )


def matter(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """What lies on the table for the question that is asked; None where nothing does."""
    if scene.choice is None or of_their_own_accord(scene.choice):
        return None
    for _number, event in reversed(scene.log):
        if event.kind in MATTERS:
            return {**MATTERS[event.kind](page, scene.state, event), "rule": event.rule}
        if event.kind in OVER:
            return None
    return None


def of_card(page: EtherfieldsWeb, s: Session, event: Event) -> Told:
    card = event.data["card"]
    return {"kind": page.say(f"web-matter-{event.kind}"), "name": page.card(s, card), "text": page.card_text(s, card)}


def of_loot(page: EtherfieldsWeb, s: Session, event: Event) -> Told:
    card = s.cast.turn_cards[event.data["card"]]
    text = page.wording.effects(s.cast.texts[card.loot].source) if card.loot >= 0 else ""
    return {"kind": page.say("web-turns"), "name": page.say("web-matter-looted"), "text": text}


def of_place(page: EtherfieldsWeb, s: Session, event: Event) -> Told:
    text = page.say(f"web-matter-{event.kind}", "text")
    return {"kind": page.say("web-world"), "name": page.say(f"web-matter-{event.kind}"), "text": text}


MATTERS: Final[dict[str, Callable[[EtherfieldsWeb, Session, Event], Told]]] = {
    "fate-drawn": of_card, "flaw-drawn": of_card, "looted": of_loot, "shopping": of_place, "delta": of_place,
}  # fmt: skip
