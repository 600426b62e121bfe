"""Offers: a draw, a pause, something taken back. Each happens when everybody concerned has agreed, by seat.

An offer names the seats it is put to. Whoever holds several of them agrees for all of those; whoever was asked may refuse, and
whoever asked may withdraw. Who sits at the table when it is made decides whom it concerns: when somebody is replaced or leaves,
offers that wait for them are off.
"""

from __future__ import annotations

from reverie.kernel.choice import NATURE
from reverie.kernel.match import AGREED

from ..store.entries import Entry
from .base import RoomBase
from .sitting import BOT, Refused

RESEATED = ("substituted", "returned", "handed", "given", "left", "resigned")
"""Entries after which somebody else decides for a seat."""


class Undo:
    """What taking something back would mean: to before which answer, and who has to agree. Nobody has, where it is free."""

    __slots__ = ("asked", "free", "revealed", "to", "why")

    def __init__(self, to: int, asked: list[int], why: str) -> None:
        self.to = to
        self.asked = asked
        self.why = why
        """`dice` fell or something was `seen` since then, or the table has `agreed` that everybody is asked; "" for none."""
        revealed = bool(why)
        self.revealed = revealed
        self.free = not asked and not revealed


class RoomOffers(RoomBase):
    """What a room does by agreement."""

    # Reading

    def undo_to(self, seats: set[int]) -> int | None:
        """The last answer that one of these seats gave: where its undo would go back to. Dice rolled by hand are anybody's."""
        if self.options.get("companion"):
            seats = seats | {NATURE}
        for number in range(len(self.match.answers) - 1, self.match.header.given - 1, -1):
            if self.match.answers[number][0] in seats and number not in self.automatic:
                return number
        return None

    def asked_of(self, what: str) -> list[int]:
        """Whom an offer is put to."""
        offer = self.offers[what]
        asked: list[int] = offer["asked"] if "asked" in offer else self.others({offer["by"]})  # of older logs
        return asked

    def agreed_to(self, what: str) -> list[int]:
        """Who has agreed to an offer so far."""
        agreed: list[int] = self.offers[what].get("agreed", [])
        return agreed

    def still_asked(self, what: str) -> list[int]:
        """Who has not replied to an offer yet."""
        return [seat for seat in self.asked_of(what) if seat not in self.agreed_to(what)]

    def undo_for(self, together: set[int]) -> Undo | None:
        """What undo would do for whoever holds these seats.

        It is free while nobody else has answered since and nothing was revealed. People whose answers would go have to
        agree; past dice or anything shown, or where the table wants it so, all of them have to. What somebody else passed by
        itself counts as answered: that it did is theirs to know.
        """
        to = self.undo_to(together)
        if to is None:
            return None
        if self.options.get("undo", "free") != "free" or to < self.match.undo_limit():
            return Undo(to, self.others(together), self.revealed_since(to))
        since = {seat for seat, _value in self.match.answers[to:]}
        asked = [seat for seat in self.others(together) if seat in since]
        return Undo(to, asked, "")

    def revealed_since(self, to: int) -> str:
        """Why an answer cannot be taken back as if nothing had happened; dice that everybody saw weigh more than a card."""
        if to >= self.match.undo_limit():
            return "agreed"
        for number, event in reversed(self.match.log):
            if number <= to:
                break
            if event.kind == "rolled" and event.audience is None:
                return "dice"
        return "seen"

    # What acts would write

    def offer(self, seat: int, what: str, asked: list[int], **told: object) -> list[Entry]:
        if what in self.offers:
            raise Refused("refused-already-asked")
        return [self.entry("offered", seat, {"what": what, "asked": asked, **told})]

    def plan_undo(self, seat: int, together: set[int], at: int) -> list[Entry]:
        """Take back the last answer of this person's seats: at once where that is free, else by asking the others."""
        if self.options.get("undo", "free") == "off":
            raise Refused("refused-undo-off")
        if self.final():
            raise Refused("refused-over")
        if self.paused:
            raise Refused("refused-paused")
        if at != self.at:
            raise Refused("refused-stale")
        undo = self.undo_for(together)
        if undo is None:
            raise Refused("refused-nothing-to-undo")
        if not undo.asked:
            return [self.entry("undone", seat, {"to": undo.to, "free": undo.free})]
        return self.offer(seat, "undo", undo.asked, to=undo.to)

    def plan_draw(self, seat: int, together: set[int]) -> list[Entry]:
        """Offer a draw. All other people have to agree; where there are none, the bots of other sides.

        People at one screen, who hold all seats, have agreed when they say so. A party has nobody to draw with.
        """
        self.require_play()
        if self.game.together:
            raise Refused("refused-draw-together")
        rivals = self.game.winners_without(self.match.header.setup, seat)
        asked = self.others(together) or [one for one in rivals if self.seats[one].kind == BOT]
        if not asked:
            return [self.entry("concluded", seat, {"how": AGREED})]
        return self.offer(seat, "draw", asked)

    def plan_pause(self, seat: int, together: set[int]) -> list[Entry]:
        """At once against bots; other people have to agree."""
        self.require_play()
        if self.paused:
            raise Refused("refused-paused")
        asked = self.others(together)
        return self.offer(seat, "pause", asked) if asked else [self.entry("paused", seat, {})]

    def plan_reply(self, seat: int, what: str, yes: bool, together: set[int] | None = None) -> list[Entry]:
        """Consent to what was offered, or refuse it, for all seats of this person. Whoever offered may withdraw."""
        offer = self.offers.get(what)
        together = together if together is not None else {seat}
        if offer is None:
            raise Refused("refused-no-offer")
        if offer["by"] in together:
            if yes:
                raise Refused("refused-own-offer")
        elif not together.intersection(self.asked_of(what)):
            raise Refused("refused-not-concerned")
        if not yes:
            return [self.entry("declined", seat, {"what": what})]
        waiting = self.still_asked(what)
        agreeing = [one for one in waiting if one in together]
        if not agreeing:
            raise Refused("refused-already-agreed")
        if len(agreeing) < len(waiting):
            return [self.entry("agreed", seat, {"what": what, "seats": agreeing})]
        if what == "draw":
            return [self.entry("concluded", seat, {"how": AGREED})]
        if what == "pause":
            return [self.entry("paused", seat, {"for": offer["by"]})]
        return [self.entry("undone", seat, {"to": offer["to"], "free": False, "for": offer["by"]})]

    # What entries mean

    def _offered(self, entry: Entry) -> None:
        self.offers[entry.body["what"]] = {"by": entry.seat, "seq": entry.seq, **entry.body}

    def _agreed(self, entry: Entry) -> None:
        offer = self.offers.get(entry.body["what"])
        if offer is not None:
            offer["agreed"] = sorted({*offer.get("agreed", []), *entry.body["seats"]})

    def _declined(self, entry: Entry) -> None:
        self.offers.pop(entry.body["what"], None)

    def settle_offers(self, entry: Entry) -> None:
        """Offers that concern somebody who does not decide for their seat any more are off."""
        if entry.kind in RESEATED:
            for what in [one for one in self.offers if entry.seat in (self.offers[one]["by"], *self.asked_of(one))]:
                del self.offers[what]


__all__ = ["RoomOffers", "Undo"]
