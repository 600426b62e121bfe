"""A campaign on a server, as its journal tells it: whose it is, which sessions were begun and how they ended, what was chosen.

How it stands follows from the entries by the campaign's own model; here stands only what has no rules. Entries have four kinds that all
campaigns share (`opened`, `began`, `ended` and what else a game writes), and a journal opened from a file begins with its checkpoint.
"""

from __future__ import annotations

from dataclasses import dataclass

from reverie.kernel.plain import Body

from ..journal import Journal
from .model import Ended


@dataclass(slots=True)
class Session:
    """One table at which a chapter was played, or is being played."""

    chapter: str
    table: str
    ended: Ended | None = None
    """None while it goes on."""

    def won(self, seat: int) -> bool | None:
        """Whether a seat has won it; None while it goes on."""
        return None if self.ended is None else self.ended.won_by(seat)


class Sessions(Journal):
    """A journal of sessions. A game says what its entries mean for the campaign: `open`, `end`, `change`, `restore`."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.owner = ""
        self.sessions: list[Session] = []

    # What a game adds ------------------------------------------------------------------------------------------------

    def as_now(self, entry: Body) -> Body:
        """An entry in today's form: journals of before go on."""
        return entry

    def open(self, entry: Body) -> None:
        """It begins."""
        raise NotImplementedError

    def restore(self, legacy: Body, schema: int) -> None:
        """It begins where a checkpoint was written."""
        raise NotImplementedError

    def end(self, chapter: str, ended: Ended) -> None:
        """A session has ended."""
        raise NotImplementedError

    def plain(self) -> Body:
        """The legacy: how it stands, for a checkpoint."""
        raise NotImplementedError

    def change(self, kind: str, entry: Body) -> None:
        """Something was chosen or built between sessions."""

    # What has happened -----------------------------------------------------------------------------------------------

    def happen(self, kind: str, entry: Body) -> None:
        told = self.as_now(entry)
        if kind == "opened":
            self.owner = told["owner"]
            if "checkpoint" in told:
                self.restore(told["checkpoint"]["legacy"], told["checkpoint"]["schema"])
            else:
                self.open(told)
        elif kind == "began":
            self.sessions.append(Session(told["chapter"], told["table"]))
        elif kind == "ended":
            for session in self.sessions:
                if session.table == told["table"] and session.ended is None:
                    session.ended = Ended(told["result"], tuple(told["winners"]), told["left"])
                    self.end(session.chapter, session.ended)
        else:
            self.change(kind, told)

    def running(self) -> list[Session]:
        """Whose end is still to be written down: of each chapter only the latest counts."""
        latest = {session.chapter: session for session in self.sessions}
        return [session for session in latest.values() if session.ended is None]

    # What acts would write -------------------------------------------------------------------------------------------

    def began(self, chapter: str, table: str) -> Body:
        return {"kind": "began", "chapter": chapter, "table": table}

    def plan_ended(self, table: str, ended: Ended) -> list[Body]:
        """A session is over: told twice, it is written once."""
        if table not in [session.table for session in self.running()]:
            return []
        told = {"result": ended.result, "winners": list(ended.winners), "left": ended.left}
        return [{"kind": "ended", "table": table, **told}]


def restored(owner: str, legacy: Body, schema: int) -> Body:
    """The first entry of a journal that begins with a checkpoint."""
    return {"kind": "opened", "owner": owner, "checkpoint": {"legacy": legacy, "schema": schema}}
