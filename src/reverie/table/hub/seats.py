"""Who holds which seat: keys to seats, sitting down, handing over, giving up."""

from __future__ import annotations

from reverie.kernel.header import is_entropy
from reverie.parts.plain import clean_name

from ..rooms.handover import Choosing
from ..rooms.identity import BadToken, Signer, Visitor
from ..rooms.sitting import NOBODY, OPEN, Refused
from .live import Live
from .parts import Acts
from .reading import Reading


class Seats:
    """The seats of all tables, as far as people come to them and go."""

    def __init__(self, hub: Acts, reading: Reading, signer: Signer) -> None:
        self.hub = hub
        self.reading = reading
        self.signer = signer

    # Keys ------------------------------------------------------------------------------------------------------------

    def key(self, live: Live, seat: int, purpose: str = "seat") -> str:
        """A key to a seat, good until the seat is handed over."""
        return self.signer.seat_token(live.room.id, seat, purpose=purpose, hands=live.room.seats[seat].hands)

    def of_key(self, live: Live, token: str, purpose: str = "seat") -> int:
        """The seat of a key; raises BadToken for one of a time before the seat was handed over."""
        seat, hands = self.signer.read_key(live.room.id, token, purpose=purpose)
        if not 0 <= seat < len(live.room.seats) or hands != live.room.seats[seat].hands:
            raise BadToken("handed")
        return seat

    def of_link(self, live: Live, token: str) -> tuple[int, str]:
        """The seat that a link leads to, and how: back to one's own (`seat`), into an empty one (`invite`), or in the place
        of somebody who hands it over (`hand`). Raises BadToken, Refused."""
        for purpose in ("seat", "hand"):
            try:
                return self.of_key(live, token, purpose), purpose
            except BadToken as error:
                if error.why != "foreign":
                    raise
        seat = self.of_key(live, token, "invite")
        if live.room.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        return seat, "invite"

    # Coming and going ------------------------------------------------------------------------------------------------

    async def sit(
        self,
        live: Live,
        seat: int,
        visitor: Visitor,
        back: bool = False,
        entropy: str = "",
        choose: Choosing | None = None,
    ) -> None:
        """Somebody takes an open seat, adds to the dice and chooses what is theirs, or comes back to their seat by its own link."""
        if not back:
            name = clean_name(visitor.name)
            added = entropy if is_entropy(entropy) else ""
            await self.hub.act(live, lambda: live.room.plan_sit(seat, name, added, choose))
        await self.reading.do(self.reading.store.hold, live.room.id, seat, visitor.id)
        live.holders.setdefault(seat, set()).add(visitor.id)
        live.reseat()
        self.hub.changed(live)

    async def hand_over(self, live: Live, seat: int, visitor: Visitor) -> None:
        """Somebody takes over a seat by its link; whoever had it has it no longer."""
        name = clean_name(visitor.name)
        await self.hub.act(live, lambda: live.room.plan_hand(seat, name, visitor.id))
        await self._give(live, seat, visitor.id)

    async def give(self, live: Live, seat: int, visitor: Visitor | None, level: str) -> None:
        """A seat goes to somebody, or for good to a bot of a level: those say so to whom the table belongs. Whoever had it has it no
        longer, and is told."""
        name, owner = ("", NOBODY) if visitor is None else (clean_name(visitor.name), visitor.id)
        await self.hub.act(live, lambda: live.room.plan_give(seat, name, owner, level))
        await self._give(live, seat, owner)

    async def resign(self, live: Live, seat: int, together: set[int]) -> None:
        """Somebody gives up; a seat at which a bot plays on is theirs no longer."""
        await self.hub.act(live, lambda: live.room.plan_resign(seat, together))
        if live.room.seats[seat].owner == NOBODY:
            await self._give(live, seat, NOBODY)

    async def _give(self, live: Live, seat: int, person: str) -> None:
        await self.reading.do(self.reading.store.give_seat, live.room.id, seat, person)
        live.holders[seat] = {person}
        live.reseat()
        self.hub.changed(live)


__all__ = ["Seats"]
