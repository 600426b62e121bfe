"""EF-5.55, EF-9.105: the face of a Secret at which somebody Peeks: for them alone, for five seconds, and written down nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.browser import Scene
from reverie.kernel.events import Event
from reverie.kernel.plain import Told

from ..rules import terms as t
from ..rules.state import Session

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

PEEKED: Final = ("peeked", "tile-peeked")


def back(page: EtherfieldsWeb, s: Session, event: Event) -> str:
    """What of it everybody knows: the kind and the code on its back."""
    if event.kind == "tile-peeked":
        return page.say("option-peek", kind=page.say("kind-slumber"), code=s.cast.entities[event.data["tile"]].code)
    card = s.cast.cards[event.data["card"]]
    return page.say("option-peek", kind=page.say(f"kind-{t.KINDS[card.kind]}"), code=card.code)


def face(page: EtherfieldsWeb, s: Session, event: Event) -> tuple[str, list[str]]:
    """Its name, and what it says."""
    data: Any = event.data
    if event.kind == "tile-peeked":
        code = s.cast.entities[data["tile"]].code
        lines = page.wording.plain_lines(page.wording.entity_text(page.wording.entities[code]))
        return page.phrase(page.slumber(s, data["tile"])), list(lines)
    spine = page.spine(s, data["card"])
    text = page.card_text(s, data["card"])
    return page.card(s, data["card"]), [one for one in (spine, text) if one]


def peek(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """The sheet of whoever has just Peeked, until the next answer; a page that is not theirs never has the event."""
    if scene.read_only or not scene.log:
        return None
    last = scene.log[-1][0]
    for number, event in reversed(scene.log):
        if number != last:
            return None
        if event.kind in PEEKED and event.data["seat"] == scene.viewer:
            name, lines = face(page, scene.state, event)
            return {"back": back(page, scene.state, event), "name": name, "lines": lines, "rule": "EF-5.55"}
    return None
