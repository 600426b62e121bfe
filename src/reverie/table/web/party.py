"""Those who play together, for whoever looks: what each of them is doing, and which of one's own heroes acts."""

from __future__ import annotations

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import OFFER
from reverie.kernel.game import OWN
from reverie.kernel.page import Page, Scene

from ..hub.looker import Looker
from ..rooms.room import BOT, OPEN, Room
from ..words.texts import texts
from .render import Context


def around_party(room: Room, looker: Looker, page: Page, scene: Scene) -> Context:
    """What a page tells of those who play together."""
    story = page.reading(scene.state) if not room.over() else None
    return {"party": party_of(room, looker, page, scene), "can_let": may_let(room, scene), "story": story}


def party_of(room: Room, looker: Looker, page: Page, scene: Scene) -> list[Context]:
    """Everybody of a party, by seat; nobody where people play against each other."""
    if not room.game.together:
        return []
    own = sorted(looker.seats)
    return [
        {
            **seat,
            "doing": doing(room, looker, page, scene, seat["seat"]),
            "lead": seat["seat"] in own and len(own) > 1,
            "acts": seat["seat"] == scene.viewer,
            "key": own.index(seat["seat"]) + 1 if seat["seat"] in own else 0,
        }
        for seat in scene.seats
    ]


def doing(room: Room, looker: Looker, page: Page, scene: Scene, seat: int) -> str:
    """One phrase for what somebody is doing. What hangs on cards of their own is nobody else's to know."""
    words = texts(looker.language)
    if room.over():
        return ""
    if room.seats[seat].kind == OPEN:
        return words.get("party-open")
    choice = pending_for(scene.state, seat)
    if choice is None or room.paused or room.waiting():
        return words.get("party-waits")
    if choice.mode == OFFER:
        return words.get("party-done")
    told = page.doing(scene.state, choice) if room.game.hides != OWN or seat in looker.seats else ""
    return told or words.get("party-decides")


def may_let(room: Room, scene: Scene) -> bool:
    """Whether bots of a race wait for this person, who may let them go first. Texts are read by people."""
    if scene.choice is None or scene.choice.to_be_read() or not room.standing:
        return False
    return any(room.seats[seat].kind == BOT for seat in room.deciding())


__all__ = ["around_party", "doing", "may_let", "party_of"]
