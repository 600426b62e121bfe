"""An invitation: what is played, and the form with which whoever sits down chooses what is their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from litestar import Response

from reverie.kernel.game import SetupError
from reverie.kernel.page import Page
from reverie.kernel.plain import Setup
from reverie.parts.site import Web

from ..hub.live import Live
from ..rooms.clocks import NO_CLOCK
from ..rooms.handover import Choosing
from ..rooms.room import Room
from ..words.texts import texts
from .new_table import Field
from .pages import own_of, settings_of, site_of
from .render import Context
from .show import name_of


def played(room: Room, language: str) -> list[str]:
    """What somebody who is invited should know: what is played and how, on which clock, and whether answers can be taken back."""
    words = texts(language)
    told = list(room.game.web_page(language).setup_words(room.match.header.setup))
    kind = str((room.options.get("clock") or {}).get("kind", NO_CLOCK))
    clock = words.get("join-no-clock" if kind == NO_CLOCK else f"ways-clock-{kind}")
    return [*told, clock, words.get(f"join-undo-{room.options.get('undo', 'free')}")]


class SeatForm:
    """What whoever takes a seat may choose for it, filled in; nothing where the host has settled it."""

    def __init__(
        self,
        room: Room,
        language: str,
        seats: Sequence[int],
        sent: Mapping[str, str],
        own: Mapping[str, list[tuple[str, str]]],
    ) -> None:
        self.page: Page = room.game.web_page(language)
        self.words = texts(language)
        self.game = room.game
        self.oops: dict[str, str] = {}
        given = self.page.seat_form(room.match.header.setup, seats) if room.options.get("guests") and seats else []
        self.fields = [Field(field, None, len(room.seats)) for field in given]
        blank = {field.control: field.written(field.default) for field in self.fields}
        self.values = blank | {key: value for key, value in sent.items() if key in blank}
        for field in self.fields:
            field.offer(own.get(field.kept, []), self.values[field.control])

    def choosing(self, seat: int) -> Choosing | None:
        """What becomes of the setup; None where nothing is asked. What cannot be read is noted in `oops`."""
        if not self.fields:
            return None
        chosen: Context = {}
        for field in self.fields:
            try:
                chosen[field.name] = field.read(self.values[field.control], self.words)
            except SetupError as error:
                self.oops[field.control] = str(error)
        return partial(self._chosen, seat, chosen)

    def _chosen(self, seat: int, chosen: Context, setup: Setup) -> Setup:
        return self.page.seat_setup(setup, seat, chosen)

    def blame(self, error: SetupError) -> None:
        self.oops[self.fields[0].control] = self.words.get("home-oops-setup", why=str(error))


async def seat_form(request: Web, room: Room, seats: Sequence[int], sent: Mapping[str, str]) -> SeatForm:
    return SeatForm(room, settings_of(request).language, seats, sent, await own_of(request, room.game))


def invitation(
    request: Web,
    live: Live,
    seats: Sequence[int],
    form: SeatForm,
    token: str = "",
    kind: str = "invite",
) -> Response[str]:
    """The page on which somebody sits down: into an empty seat, back to their own, or in the place of somebody else."""
    room = live.room
    settings = settings_of(request)
    page = room.game.web_page(settings.language)
    return site_of(request).page(
        request,
        "join.html",
        status_code=400 if form.oops else 200,
        game=room.game.name,
        title=room.game.title,
        table=room.id,
        commitment=room.match.header.commitment,
        seats=[{"seat": seat, **page.seat_look(seat)} for seat in seats],
        people=[name_of(room, page, seat) for seat, one in enumerate(room.seats) if one.kind == "person"],
        played=played(room, settings.language),
        form=form,
        name=settings.name,
        token=token,
        back=kind == "seat",
        hand=room.seats[seats[0]].name or page.seat_look(seats[0])["name"] if kind == "hand" else "",
    )
