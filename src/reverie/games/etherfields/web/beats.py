"""What happens between two decisions, as it is shown: Turn cards and their steps, rolls, who moves, Distress and Seals as they land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Beat, Face, Touch
from reverie.kernel.events import Event

from ..rules.state import Session
from .elements import dreamer_id, figure_id, on_space

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

TURNS: Final = ("turn-began", "dream-entered", "dream-ended", "slumber-drawn", "slumber-ended", "awakened", "died")
ANNOUNCED: Final = (
    "step-began", "morphing", "announced", "tile-placed", "spawned", "flaw-drawn", "fate-drawn", "revealed", "travelled",
    "travelled-shortcut",
)  # fmt: skip
LANDED: Final = (
    "sealed", "step-blocked", "failed", "trapped", "pushed", "state", "prevented", "gate-opened", "world-found", "mask-lost", "item-gained",
)  # fmt: skip
ROLLS: Final = ("luck", "movement")
MINUS: Final = "−"


def touch(at: str, how: str, text: str = "") -> Touch:
    return {"at": at, "how": how, "text": text}


def beats_of(page: EtherfieldsWeb, s: Session, events: list[Event]) -> list[Beat]:
    """All beats of these events; the state is the one after them."""
    told = []
    for event in events:
        text = page.event(s, event) or (page.heading(s, event) if event.kind in TURNS else None)
        if text:
            dice: tuple[Face, ...] = ()
            if event.kind in ROLLS and isinstance(event.data.get("face"), int):
                dice = (die(page, event),)
            told.append(Beat(kind_of(event), text, event.rule, page.teller(event, s), dice, "", touches(s, event)))
    return told


def die(page: EtherfieldsWeb, event: Event) -> Face:
    face, luck = event.data["face"], event.kind == "luck"
    return {
        "mark": f"ef-luck-{face}" if luck else f"ef-move-{face}",
        "label": page.say(f"{'face' if luck else 'move'}-{face}"),
    }


def kind_of(event: Event) -> str:
    if event.kind in ROLLS:
        return "roll"
    if event.kind in TURNS:
        return "turn"
    if event.kind in ANNOUNCED:
        return "announce"
    return "land" if event.kind in (*LANDED, "distress", "healed", "moved", "relocated") else "note"


def touches(s: Session, event: Event) -> tuple[Touch, ...]:
    """Whom and where it concerns."""
    data, found = event.data, []
    seat, figure, space = data.get("seat"), data.get("figure"), data.get("space")
    if event.kind in ("distress", "healed", "sealed") and isinstance(seat, int) and seat >= 0:
        count = data.get("count", 0)
        how = "good" if event.kind == "healed" else "harm"
        sign = f"{MINUS if event.kind == 'healed' else '+'}{count}" if count else ""
        found += [touch(figure_id(seat), how, sign), touch(dreamer_id(seat), how)]
    if isinstance(figure, int) and figure >= 0:
        found.append(touch(figure_id(figure), "move"))
    if isinstance(space, int) and space >= 0:
        found.append(touch(on_space(space), "new"))
    return tuple(found)
