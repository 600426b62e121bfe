"""What the pages of limited play show: the waiting room, the pack in front of somebody, and who plays whom."""

from __future__ import annotations

from reverie.kernel.plain import Told

from ..builder.page import Builder, cards, ordered
from ..content.codes import encode
from ..web.page import DreambladeWeb
from .drafts import BUILDING, NOBODY, PICKING, WAITING, Limited, Meeting
from .model import ROUNDS, pool_digest


class DraftPage:
    """A draft or sealed event as one person sees it. What the others hold is told when the tables are paired."""

    def __init__(self, web: DreambladeWeb, room: Limited, person: str) -> None:
        self.web = web
        self.room = room
        self.person = person
        self.seat = room.seat_of(person)
        self.host = room.host == person

    def name(self, seat: int) -> str:
        one = self.room.seats[seat]
        if one.bot:
            return self.web.say("draft-bot", n=seat + 1)
        return one.name or self.web.say("draft-player", n=seat + 1)

    def seats(self) -> list[Told]:
        """Everybody with what is awaited of them; nothing of what they hold."""
        told = []
        for seat, one in enumerate(self.room.seats):
            owes = self.room.owes(seat)
            if not one.taken():
                doing = "free"
            elif self.room.stage() == WAITING:
                doing = "here"
            else:
                doing = f"owes-{owes}" if owes else "done"
            told.append(
                {
                    "seat": seat,
                    "n": seat + 1,
                    "name": self.name(seat) if one.taken() else self.web.say("draft-free-seat"),
                    "you": seat == self.seat,
                    "bot": one.bot,
                    "host": self.room.host in one.persons,
                    "free": not one.taken(),
                    "owes": bool(owes),
                    "doing": self.web.say(f"draft-doing-{doing}"),
                    "stand_in": self.host and bool(owes) and seat != self.seat,
                    "stand_in_text": self.web.say(f"draft-stand-in-{owes}") if owes else "",
                }
            )
        return told

    def context(self) -> Told:
        room = self.room
        here = f"/dreamblade/drafts/{room.id}"
        told: Told = {
            "say": self.web.say,
            "here": here,
            "seq": room.seq,
            "stage": room.stage(),
            "title": self.web.say(f"draft-format-{room.format}"),
            "title_line": self.web.say(f"draft-format-{room.format}", "line"),
            "players": len(room.seats),
            "seats": self.seats(),
            "you": self.seat,
            "joined": self.seat != NOBODY,
            "host": self.host,
            "host_name": next((self.name(n) for n, one in enumerate(room.seats) if room.host in one.persons), ""),
            "free": len(room.free()),
            "ready": room.ready(),
            "owes": room.owes(self.seat) if self.seat != NOBODY else "",
            "open_seed": room.open_seed,
            "waiting_for": [self.name(n) for n in range(len(room.seats)) if room.owes(n)],
            "rounds": self.rounds(),
            "revealed": self.revealed() if room.rounds else [],
            "seed": str(room.seed) if room.rounds else "",
            "lot": room.lot.told(bool(room.rounds)),
            "table": room.id,
            "commitment": "" if (told_lot := room.lot.told(False)) is None else told_lot["commitment"],
        }
        if room.stage() == PICKING and self.seat != NOBODY:
            told |= self.picking()
        if room.stage() == BUILDING and self.seat != NOBODY:
            own = room.seats[self.seat].pool
            told["own"] = Builder(self.web, {id: own.count(id) for id in own}, {}, own).context()
        return told

    def picking(self) -> Told:
        """The pack in front, and what has been taken so far."""
        draft = self.room.draft
        assert draft is not None
        known = cards(self.web)
        own = [*draft.picks[self.seat], *([draft.waiting[self.seat]] if draft.waiting[self.seat] else [])]
        counted = {id: own.count(id) for id in own}
        neighbour = (self.seat + draft.direction()) % len(self.room.seats)
        return {
            "pack": ordered([known[id] for id in draft.options(self.seat)], "cost"),
            "at": self.room.picks_made(self.seat),
            "round": draft.round + 1,
            "rounds_in_all": ROUNDS,
            "pick": self.room.pack_size - len(draft.packs[self.seat]) + 1,
            "picks_in_pack": self.room.pack_size,
            "next_name": self.name(neighbour),
            "taken": Builder(self.web, counted, {}, tuple(own)).context(),
        }

    def rounds(self) -> list[list[Told]]:
        """All games so far: who, where, and whether it is one's own."""
        told = []
        for games in self.room.rounds:
            told.append(
                [
                    {
                        "names": [self.name(seat) for seat in game["seats"]],
                        "mine": self.seat in game["seats"],
                        "bye": len(game["seats"]) == 1,
                        "href": self._way(game),
                    }
                    for game in games
                ]
            )
        return told

    def _way(self, game: Meeting) -> str:
        if not game["table"]:
            return ""
        return f"/t/{game['table']}" + ("" if self.seat in game["seats"] else "/watch")

    def revealed(self) -> list[Told]:
        """When the tables are paired everybody may know what everybody had."""
        known = cards(self.web)
        return [
            {
                "name": self.name(seat),
                "code": encode(self.room.library, one.warband or {}),
                "pool": [known[id] for id in one.pool],
                "digest": pool_digest(self.room.library, one.pool),
            }
            for seat, one in enumerate(self.room.seats)
        ]
