"""Stuck? What the book says to try then (EF-5.320), what of it there is now, and the hints of the Dream that are open (EF-9.111)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.plain import Answer, Told

from ..rules import abilities as ab
from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.paying import may_boost
from ..rules.state import Session

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

HINTS: Final = 3
SOURCES: Final = {"hand": ab.INFLUENCE, "innate": ab.INNATE, "mask": ab.MASK, "items": ab.ITEM}
"""Things to try that are a kind of action."""
BASICS: Final = {"gem": "gain-a-gem", "unmorph": "remove-a-morphing", "peek": "peek"}
"""Things to try that are Basic Actions."""
CHECKS: Final = (
    "hand", "innate", "gem", "unmorph", "peek", "boost", "reroll", "mask", "wisdom", "progress", "items", "clock", "sign", "look",
)  # fmt: skip
"""In the order of the book."""


def stuck(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """None outside Dreams and Slumbers, and for whoever plays nobody."""
    s = scene.state
    seat = scene.choice.seat if scene.choice is not None and scene.choice.seat >= 0 else scene.viewer
    if not s.in_play() or seat is None or not 0 <= seat < s.players():
        return None
    there = at_hand(s, seat, scene)
    checks = [{"text": page.say(f"stuck-{name}"), "now": name in there} for name in CHECKS]
    return {"checks": checks, "hints": hints(page, s)}


def at_hand(s: Session, seat: int, scene: Scene[Session]) -> list[str]:
    """What of the list there is now: what can be done at once, or lies ready."""
    row = s.dreamers.rows[seat]
    uses = [s.cast.uses[number] for number in offered(scene)]
    found = [name for name, source in SOURCES.items() if any(use.source == source for use in uses)]
    found += [name for name, id in BASICS.items() if any(use.source == ab.BASIC and use.id == id for use in uses)]
    ready = {
        "boost": not row.boosted and may_boost(s, seat),
        "reroll": row.gems > 0,
        "wisdom": bool(s.wisdom),
        "progress": any(place(pick) for pick in picks(scene)) or any(not flipped for _card, flipped in row.progress),
        "clock": s.hours > 0,
        "sign": bool(s.signs or row.signs),
        "look": True,
    }
    return [*found, *[name for name, there in ready.items() if there]]


def picks(scene: Scene[Session]) -> list[Answer]:
    asked = scene.choice is not None and scene.choice.decision is decisions.ACT and scene.draft is not None
    return list(scene.draft.picks()) if asked and scene.draft is not None else []


def place(pick: Answer) -> bool:
    return isinstance(pick, tuple) and bool(pick) and pick[0] == "place"


def offered(scene: Scene[Session]) -> list[int]:
    """The actions that whoever looks may take now, by their numbers."""
    return [int(str(pick[-1])) for pick in picks(scene) if isinstance(pick, tuple) and pick and pick[0] == "use"]


def hints(page: EtherfieldsWeb, s: Session) -> Told | None:
    """The levels that are open, and what opens the next one; of those that are closed not even how long they are."""
    if s.layer != t.IN_DREAM or s.dream == NONE:
        return None
    id, count = s.cast.dreams[s.dream].id, s.gate_of(s.dream)[3]
    told = [page.say(f"dream-{id}-hint-{n + 1}") for n in range(count)]
    sold = "no" if s.setup["difficulty"] == "deep" else "yes"
    left = page.say("stuck-hints-left", n=HINTS - count, sold=sold) if count < HINTS else ""
    return {"open": told, "left": left}
