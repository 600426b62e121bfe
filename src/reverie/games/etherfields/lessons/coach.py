"""The coach: what a lesson says beside the map, worked out from the setup and the log of the match."""

from __future__ import annotations

from reverie.kernel.page import Scene
from reverie.kernel.plain import Told
from reverie.parts.coach import Coaching, lesson_panel

from ..content.notation import space_number
from ..game import GAME, EtherfieldsGame
from ..rules.state import SEATS, Session
from ..web.elements import dreamer_id, entity_id, hand_id, item_id, on_space, place_id
from ..web.page import EtherfieldsWeb
from .model import READER, Course, course


class Lessons(Coaching[EtherfieldsGame, Session, EtherfieldsWeb]):
    """The lessons as the game knows them."""

    reader = READER

    def course(self, game: EtherfieldsGame) -> Course:
        return course(game)

    def check_content(self, game: EtherfieldsGame) -> None:
        Course(game)

    def over(self, s: Session) -> bool:
        return bool(s.ended)

    def panel(self, page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
        return coach(page, scene)


def coach(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """What the coach says now; None at a table that is no lesson."""
    s = scene.state
    return lesson_panel(
        page, course(GAME), READER, scene, lambda thing: name_of(page, s, thing), lambda thing: element_of(s, thing)
    )


def name_of(page: EtherfieldsWeb, s: Session, thing: str) -> str:
    """What things are called that a step points at."""
    if thing in SEATS:
        return page.phrase(page.dreamer(s, SEATS.index(thing)))
    if thing in s.cast.card_ids:
        return page.card(s, s.cast.card_ids[thing])
    if thing in s.cast.location_ids:
        return page.location(s, s.cast.location_ids[thing])
    if thing in s.cast.entity_ids:
        return page.wording.entity(thing)
    return page.space(s, space_number(thing))


def element_of(s: Session, thing: str) -> str:
    """Where on the page it is; "" for what is not in sight."""
    if thing in SEATS:
        return dreamer_id(SEATS.index(thing))
    if thing in s.cast.card_ids:
        card, hand = s.cast.card_ids[thing], s.dreamers.rows[0].hand
        return hand_id(hand.index(card)) if card in hand else item_id(card) if card in s.items else ""
    if thing in s.cast.location_ids:
        return place_id(s.cast.location_ids[thing])
    if thing in s.cast.entity_ids:
        row = s.row_of(thing)
        return entity_id(row) if row > 0 else ""
    return on_space(space_number(thing))
