"""A campaign of a party as its journal tells it: who belongs to it, who plays whom, which sessions were begun, what was chosen.

Here stands only what has no rules. What the campaign has come to is the legacy, which the model makes of sessions that ended and of what
was chosen, and which is written beside each of them: an update changes nothing of what was played before it.

At a seat (a hero) plays a member (`m2`), a bot of a level (`bot:adept`), or whoever of the party sits down there (`open`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body

from ..journal import Impossible
from .model import Campaign, Ended, Legacy
from .sessions import Session, Sessions, restored

MEMBER: Final = "m"
BOT: Final = "bot:"
FREE: Final = "open"
STAND_IN: Final = "adept"
"""The bot that plays for whoever is no longer there."""
MOST_MEMBERS: Final = 12
LEFT, REMOVED = "left", "removed"
REFUSALS: Final = (
    "chapter", "done", "locked", "choose-first", "cast", "nobody", "setup", "name", "name-taken", "full", "alone", "owner-only", "yourself",
    "not-member", "answered", "not-offered", "not-asked", "players", "wish", "seat", "moved-on", "playing",
)  # fmt: skip
"""Why an act cannot be; the model may have reasons of its own."""


@dataclass(slots=True)
class Member:
    """Somebody who belongs to a party, or did."""

    number: int
    person: str
    """The id of a visitor: nobody else is told it."""
    name: str
    gone: str = ""
    """`left` or `removed`; "" for whoever belongs to it."""

    @property
    def key(self) -> str:
        return f"{MEMBER}{self.number}"


class PartyCampaign(Sessions):
    """A campaign that a party plays."""

    def __init__(self, campaign: Campaign, id: str, entries: list[Body]) -> None:
        super().__init__(id)
        self.campaign = campaign
        self.name = ""
        self.legacy: Legacy = {}
        self.stood = 0
        """How often the campaign has come to something: what answers to a question refer to."""
        self.members: list[Member] = []
        """Those who belong to it, the longest first."""
        self.gone: dict[str, Member] = {}
        """Those who once did, by the person."""
        self.link = 1
        """Which invitation counts: earlier ones are used up."""
        self.cast: list[str] = []
        """Who played whom the last time, or shall the next, seat by seat..."""
        self.met: set[int] = set()
        """... and who belonged to the party when that was said."""
        self.lineups: dict[str, list[str]] = {}
        """Who played whom, by the table."""
        self.given_up: set[str] = set()
        """Tables that could not be played on: their sessions never were."""
        self.before: list[Body] = []
        """What was played before the campaign came here, of a file: chapter and result."""
        self.answers: list[Body] = []
        """What was chosen between sessions: `option`, `by` whom, and to which question (`at`)."""
        self.read(entries)

    # What has happened -----------------------------------------------------------------------------------------------

    def restore(self, legacy: Body, schema: int) -> None:
        self.legacy = self.campaign.current(legacy, schema)

    def plain(self) -> Body:
        return self.legacy

    def end(self, chapter: str, ended: Ended) -> None:
        """What it came to stands beside the entry."""

    def happen(self, kind: str, entry: Body) -> None:
        super().happen(kind, entry)
        if kind == "opened":
            self.name = entry["name"]
            self.before = entry.get("before", [])
            self._join(1, self.owner, entry["member"])
        elif kind == "began":
            self.lineups[entry["table"]] = entry["seats"]
            self._cast(entry["seats"])
        elif kind in ("ended", "chosen"):
            self.restore(entry["checkpoint"]["legacy"], entry["checkpoint"]["schema"])
            self.stood += 1

    def change(self, kind: str, entry: Body) -> None:
        if kind == "joined":
            self._join(entry["member"], entry["person"], entry["name"])
        elif kind in (LEFT, REMOVED):
            self._part(entry["member"], kind)
        elif kind == "linked":
            self.link += 1
        elif kind == "renamed":
            self.name = entry["name"]
        elif kind == "cast":
            self._cast(entry["seats"])
        elif kind == "dropped":
            self.given_up.add(entry["table"])
        elif kind == "chosen":
            self.answers.append({"option": entry["option"], "by": entry["by"], "at": self.stood})

    def _join(self, number: int, person: str, name: str) -> None:
        self.gone.pop(person, None)
        self.members.append(Member(number, person, name))

    def _part(self, number: int, how: str) -> None:
        """Whoever belongs to it longest leads it after its owner; who was removed cannot come back by the link they know."""
        parted = next(member for member in self.members if member.number == number)
        parted.gone = how
        self.members.remove(parted)
        self.gone[parted.person] = parted
        if self.owner == parted.person and self.members:
            self.owner = self.members[0].person
        if how == REMOVED:
            self.link += 1

    def _cast(self, seats: list[str]) -> None:
        self.cast = seats
        self.met = {member.number for member in self.members}

    # How it stands ---------------------------------------------------------------------------------------------------

    def running(self) -> list[Session]:
        """The session that goes on, if one does: a party plays one at a time."""
        latest = self.sessions[-1:]
        return [one for one in latest if one.ended is None and one.table not in self.given_up]

    def member_of(self, person: str) -> Member | None:
        return next((member for member in self.members if member.person == person), None)

    def member_at(self, key: str) -> Member | None:
        """The member that a seat names."""
        return next((member for member in self.members if member.key == key), None)

    def name_of(self, number: int) -> str:
        """What somebody is called who belongs to it, or did."""
        return next((one.name for one in [*self.members, *self.gone.values()] if one.number == number), "")

    def mine(self, person: str) -> Member:
        """Whoever acts; raises Impossible for somebody who does not belong to it any more."""
        member = self.member_of(person)
        if member is None:
            raise Impossible("not-member")
        return member

    def seats(self, chapter: str) -> int:
        """How many heroes a chapter is played with; raises Impossible."""
        game = self.campaign.game
        try:
            return len(game.seats_of(game.setup(self.campaign.setup(self.legacy, chapter, 0))))
        except SetupError as error:
            raise Impossible("setup") from error

    def proposed(self, chapter: str) -> list[str]:
        """Who plays whom unless somebody says otherwise: as the last time. Whoever has come since gets a hero, those of members who are
        gone are a bot's; at first all are dealt out."""
        count = self.seats(chapter)
        here = [member.key for member in self.members]
        if self.cast:
            known = [*self.cast, *[""] * count][:count]
            made = [who if who in here or not who.startswith(MEMBER) else "" for who in known]
        else:
            made = [here[seat % len(here)] for seat in range(count)]
        for member in self.members:
            if member.number not in self.met and member.key not in made:
                leads = max(here, key=made.count)
                spare = [seat for seat, who in enumerate(made) if who == leads and made.count(leads) > 1]
                free = [seat for seat, who in enumerate(made) if who in ("", FREE)] or spare[-1:]
                if free:
                    made[free[0]] = member.key
        made = [who or f"{BOT}{STAND_IN}" for who in made]
        for seat, level in self.company(chapter).items():
            made[seat] = f"{BOT}{level}"
        return made

    def company(self, chapter: str) -> dict[int, str]:
        """The seats that are bots' whoever plays."""
        return self.campaign.company(self.legacy, chapter)

    def check_cast(self, chapter: str, seats: list[str]) -> None:
        """Raises Impossible where a hero is played by nobody who could."""
        levels, company = self.campaign.game.bots.levels, self.company(chapter)
        if len(seats) != self.seats(chapter):
            raise Impossible("cast")
        for seat, who in enumerate(seats):
            if seat in company and who != f"{BOT}{company[seat]}":
                raise Impossible("cast")
            known = who == FREE or self.member_at(who) is not None
            if not known and not (who.startswith(BOT) and who.removeprefix(BOT) in levels):
                raise Impossible("cast")
        if all(who.startswith(BOT) for who in seats):
            raise Impossible("nobody")

    def checkpoint(self, legacy: Legacy) -> Body:
        return {"legacy": legacy, "schema": self.campaign.schema}

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_begin(self, person: str, chapter: str, seats: list[str], table: str, instead: str = "") -> list[Body]:
        """The next session. While one goes on, nobody begins another: whoever was first has begun it for all. One that cannot be played on
        (`instead`) is given up for it."""
        by = self.mine(person)
        dropped = [{"kind": "dropped", "table": one.table} for one in self.running() if one.table == instead]
        if self.running() and not dropped:
            return []
        self.campaign.check_open(self.legacy, chapter)
        self.check_cast(chapter, seats)
        return [*dropped, {**self.began(chapter, table), "seats": seats, "by": by.number}]

    def plan_ended(self, table: str, ended: Ended) -> list[Body]:
        chapters = [session.chapter for session in self.running()]
        return [
            {**entry, "checkpoint": self.checkpoint(self.campaign.after(self.legacy, chapters[0], ended))}
            for entry in super().plan_ended(table, ended)
        ]

    def plan_cast(self, person: str, chapter: str, seats: list[str]) -> list[Body]:
        """Who shall play whom."""
        self.mine(person)
        self.check_cast(chapter, seats)
        return [{"kind": "cast", "seats": seats}] if seats != self.cast else []

    def plan_choose(self, person: str, option: str, at: int) -> list[Body]:
        """The question that was asked at `at` is answered: the first answer counts, and the same one once more is no other. What is only
        offered can be taken until the next session has begun."""
        by = self.mine(person)
        if at != self.stood:
            given = [one["option"] for one in self.answers if one["at"] == at]
            if given == [option]:
                return []
            raise Impossible("answered" if given else "moved-on")
        if self.running():
            raise Impossible("playing")
        legacy = self.campaign.choose(self.legacy, option)
        return [{"kind": "chosen", "option": option, "by": by.number, "checkpoint": self.checkpoint(legacy)}]

    def plan_join(self, person: str, name: str) -> list[Body]:
        """Somebody who was invited belongs to it; who does so already, stays."""
        if self.member_of(person) is not None:
            return []
        if not name:
            raise Impossible("name")
        if name.casefold() in [member.name.casefold() for member in self.members]:
            raise Impossible("name-taken")
        if len(self.members) >= MOST_MEMBERS:
            raise Impossible("full")
        known = self.gone.get(person)
        numbers = [member.number for member in [*self.members, *self.gone.values()]]
        number = known.number if known is not None else max(numbers) + 1
        return [{"kind": "joined", "member": number, "person": person, "name": name}]

    def plan_leave(self, person: str) -> list[Body]:
        member = self.mine(person)
        if len(self.members) == 1:
            raise Impossible("alone")
        return [{"kind": LEFT, "member": member.number}]

    def plan_remove(self, person: str, key: str) -> list[Body]:
        by, member = self._owner(person), self.member_at(key)
        if member is None:
            return []
        if member is by:
            raise Impossible("yourself")
        return [{"kind": REMOVED, "member": member.number}]

    def plan_link(self, person: str) -> list[Body]:
        """A new invitation: the one of before is used up."""
        self._owner(person)
        return [{"kind": "linked"}]

    def plan_rename(self, person: str, name: str) -> list[Body]:
        self._owner(person)
        if not name:
            raise Impossible("name")
        return [{"kind": "renamed", "name": name}] if name != self.name else []

    def _owner(self, person: str) -> Member:
        member = self.mine(person)
        if person != self.owner:
            raise Impossible("owner-only")
        return member


def opened(
    campaign: Campaign, person: str, member: str, name: str, legacy: Legacy, before: list[Body] | None = None
) -> Body:
    """The first entry of a journal: whose campaign it is, what it and they are called, and where it stands."""
    first = restored(person, legacy, campaign.schema)
    return {**first, "name": name, "member": member, **({"before": before} if before else {})}


__all__ = ["BOT", "FREE", "MEMBER", "REFUSALS", "STAND_IN", "Member", "PartyCampaign", "opened"]
