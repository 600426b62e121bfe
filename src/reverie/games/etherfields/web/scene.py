"""Everything that the page of Etherfields is drawn from, for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Told

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import Session
from ..words.asked import SPACES
from .chart import chart, unit_of, ways
from .panels import entities, hand, journal, secrets, slumber, stores, team, timeline
from .payment import payment
from .peek import peek
from .stage import stage
from .stuck import stuck
from .world import world

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

JOURNAL: Final = "journal"
STUCK: Final = "stuck"


def everything(page: EtherfieldsWeb, scene: Scene[Session]) -> Told:
    s = scene.state
    drawn = chart(page, s)._replace(paths=ways(s, scene.choice))
    seat = scene.choice.seat if scene.choice is not None and scene.choice.seat >= 0 else scene.viewer
    mine = seat is not None and 0 <= seat < s.players()
    return {
        "map": drawn if drawn.floors and (s.in_play() or is_on_map(scene.choice)) else None,
        "unit": unit_of(drawn),
        "title": title(page, s),
        "time": timeline(page, s),
        "team": team(page, s, seat),
        "stores": stores(page, s),
        "hand": hand(page, s, seat) if mine and seat is not None else [],
        "whose": page.phrase(page.dreamer(s, seat)) if mine and seat is not None else "",
        "pay": payment(page, scene),
        "stage": stage(page, scene),
        "entities": entities(page, s, seat) if s.in_play() else [],
        "journal": journal(page, s),
        "journal_open": scene.shown == JOURNAL,
        "stuck": stuck(page, scene),
        "stuck_open": scene.shown == STUCK,
        "peek": peek(page, scene),
        "slumber": slumber(page, s),
        "secrets": secrets(page, s) if s.in_play() else [],
        "world": world(page, s) if not is_on_map(scene.choice) else None,
    }


def is_on_map(choice: Choice | None) -> bool:
    """Whether a space is asked for: where Dreamers enter, where a Quirk lies; also while the Dreamscape only lies there."""
    return choice is not None and choice.decision in SPACES


def title(page: EtherfieldsWeb, s: Session) -> str:
    if s.layer == t.IN_DREAM and s.dream != NONE:
        return page.dream(s, s.dream)
    if s.layer == t.IN_SLUMBER and s.slumber != NONE:
        return page.phrase(page.slumber(s, s.slumber))
    return page.say("web-world" if s.layer == t.ON_MAP else "subtitle-setup")
