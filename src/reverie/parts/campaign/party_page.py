"""What the pages of a party's campaigns show: where each stands and whose move it is, its chart, its people, and who plays whom.

Everything is given as keys and values: the words around it are the table's, those of heroes and chapters the game's. Of a chapter that is
locked nothing is told but that there is one, unless its model says otherwise.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body

from ..journal import Impossible
from ..plain import TableNow
from .model import DONE, LOCKED, OPEN
from .party import BOT, FREE, PartyCampaign
from .together import PartyCampaigns, deciders, holder

KEEP: Final = ""
"""Whoever plays at a seat goes on there: somebody who does not belong to the party."""


class Told:
    """One campaign, as whoever visits is told of it."""

    def __init__(self, own: PartyCampaigns, shown: PartyCampaign, now: TableNow | None) -> None:
        self.own = own
        self.shown = shown
        self.now = now
        """How the session stands that goes on; None where none does."""
        self.campaign = shown.campaign
        self.words = own.visit.words
        self.me = shown.member_of(own.visit.person)

    # Where it stands -------------------------------------------------------------------------------------------------

    def title(self, chapter: str) -> str:
        return self.campaign.chapter_title(self.words, self.shown.legacy, chapter)

    def open_chapters(self) -> list[str]:
        return self.campaign.open_chapters(self.shown.legacy)

    def where(self) -> Body:
        """Where it stands and who has to do something, as the key of a text with its values; `mine` says that it is whoever asks."""
        shown = self.shown
        if self.now is not None:
            return self._at_table(self.now, self.title(shown.running()[0].chapter))
        if self.campaign.question(shown.legacy) is not None:
            return {"key": "question", "args": {}, "mine": True}
        if self.campaign.over(shown.legacy) or not self.open_chapters():
            return {"key": "over", "args": {}, "mine": False}
        chapters = self.open_chapters()
        return {"key": "next", "args": {"chapter": self.title(chapters[0]), "n": len(chapters)}, "mine": False}

    def _at_table(self, now: TableNow, chapter: str) -> Body:
        if now.trouble:
            return {"key": "trouble", "args": {"chapter": chapter}, "mine": True}
        if any(sat.kind == "open" for sat in now.seats):
            return {"key": "seat-free", "args": {"chapter": chapter}, "mine": False}
        moving = deciders(self.shown, now)
        if self.me in moving:
            return {"key": "your-move", "args": {"chapter": chapter}, "mine": True}
        names = ", ".join(member.name for member in moving)
        return {"key": "move" if names else "session", "args": {"chapter": chapter, "who": names}, "mine": False}

    def progress(self) -> Body:
        chapters = self.campaign.chapters(self.shown.legacy)
        return {"done": len([one for one in chapters if one.state == DONE]), "all": len(chapters)}

    def row(self, hidden: bool) -> Body:
        """A line of a list."""
        return {
            "id": self.shown.id,
            "href": self.own.at(self.shown.id),
            "name": self.shown.name,
            "game": self.campaign.game.name,
            "title": self.campaign.title(self.words),
            "party": [member.name for member in self.shown.members],
            "where": self.where(),
            "progress": self.progress(),
            "hidden": hidden,
        }

    # The page --------------------------------------------------------------------------------------------------------

    def context(self, wanted: str) -> Body:
        """The whole page; of several chapters that are open one is wanted."""
        shown = self.shown
        assert self.me is not None
        return {
            **self.row(False),
            "here": self.own.at(shown.id),
            "me": self.me.key,
            "leads": shown.owner == self.me.person,
            "link": self.own.link(shown),
            "members": self.members(),
            "chapters": self.chapters(),
            "chart_template": self.campaign.chart_template,
            "chart": self.campaign.chart(self.words, shown.legacy),
            "session": self.session(),
            "question": self.question(),
            "offers": self.offers(),
            "next": self.next_session(wanted),
            "history": self.history(),
            "takers": self.players(shown.running() != []),
        }

    def members(self) -> list[Body]:
        """Those who belong to it, the longest first, each with whom they play."""
        chapter = next(iter(self.open_chapters()), "")
        cast = self.seated() or self.proposed(chapter) or self.shown.cast
        return [
            {
                "key": member.key,
                "name": member.name,
                "you": member is self.me,
                "leads": member.person == self.shown.owner,
                "heroes": [self.hero(chapter, seat) for seat, who in enumerate(cast) if who == member.key],
            }
            for member in self.shown.members
        ]

    def proposed(self, chapter: str) -> list[str]:
        """Who plays whom in a chapter unless somebody says otherwise; nobody where it cannot be set up."""
        try:
            return self.shown.proposed(chapter) if chapter else []
        except Impossible:
            return []

    def seated(self) -> list[str]:
        return [holder(self.shown, self.now, seat) for seat in range(len(self.now.seats))] if self.now else []

    def chapters(self) -> list[Body]:
        """The chart: every chapter with its state, and its title where that may be told."""
        shown = self.shown
        playing = [session.chapter for session in shown.running()]
        return [
            {
                "id": one.id,
                "number": number,
                "state": one.state,
                "title": self.title(one.id)
                if one.state != LOCKED or self.campaign.may_tell(shown.legacy, one.id)
                else "",
                "now": one.id in playing or (not playing and one.state == OPEN),
                "tries": len([s for s in shown.sessions if s.chapter == one.id and s.ended is not None]),
            }
            for number, one in enumerate(self.campaign.chapters(shown.legacy), start=1)
        ]

    def hero(self, chapter: str, seat: int) -> Body:
        """A seat: its mark, and who is played there."""
        look = self.words.seat_look(seat)
        title = self.campaign.hero_title(self.words, self.shown.legacy, chapter, seat) if chapter else ""
        return {"seat": seat, "mark": look["mark"], "class": look["class"], "title": title or look["name"]}

    def players(self, playing: bool) -> list[Body]:
        """Who may play a hero: members, bots, and, until a session has begun, whoever sits down."""
        levels = list(self.campaign.game.bots.levels)
        made: list[Body] = [{"value": member.key, "name": member.name} for member in self.shown.members]
        made += [{"value": f"{BOT}{level}", "level": level} for level in levels]
        return made if playing else [*made, {"value": FREE}]

    def session(self) -> Body | None:
        """The session that goes on: its table, who sits there, whose move it is, and which heroes may change hands."""
        if self.now is None:
            return None
        session = self.shown.running()[0]
        company, leads = self.shown.company(session.chapter), self.shown.owner == self.own.visit.person
        seats = []
        for seat, sat in enumerate(self.now.seats):
            mine = self.own.visit.person in sat.people
            seats.append(
                {
                    **self.hero(session.chapter, seat),
                    "who": holder(self.shown, self.now, seat) or KEEP,
                    "name": sat.name,
                    "kind": sat.kind,
                    "level": sat.level,
                    "mine": mine,
                    "moves": seat in self.now.deciding,
                    "fixed": seat in company or not (leads or mine or sat.kind != "person"),
                }
            )
        return {
            "chapter": self.title(session.chapter),
            "table": session.table,
            "trouble": self.now.trouble,
            "seats": seats,
            "plays": any(seat["mine"] for seat in seats),
        }

    def question(self) -> Body | None:
        asked = self.campaign.question(self.shown.legacy) if self.now is None else None
        if asked is None:
            return None
        title = self.campaign.question_title(self.words, self.shown.legacy, asked)
        return {"title": title, **self.options(asked.options)}

    def offers(self) -> Body | None:
        """What may be chosen besides, until the next session begins."""
        if self.now is not None or self.campaign.question(self.shown.legacy) is not None:
            return None
        offered = self.campaign.offers(self.shown.legacy)
        return self.options(offered) if offered else None

    def options(self, options: tuple[str, ...]) -> Body:
        """What can be chosen, and as of when."""
        legacy = self.shown.legacy
        told = [{"id": one, "title": self.campaign.option_title(self.words, legacy, one)} for one in options]
        return {"at": self.shown.stood, "options": told}

    def next_session(self, wanted: str) -> Body | None:
        """What can be begun: the chapters that are open, and for one of them who plays whom. Where a session cannot be played on it is
        the same once more."""
        if (self.now is not None and not self.now.trouble) or self.campaign.question(self.shown.legacy) is not None:
            return None
        chapters = self.open_chapters()
        if self.now is not None:
            wanted = self.shown.running()[0].chapter
        if not chapters:
            return None
        chapter = wanted if wanted in chapters else chapters[0]
        company = self.shown.company(chapter)
        lost = [one for one in self.shown.sessions if one.chapter == chapter and one.ended is not None]
        return {
            "chapter": chapter,
            "title": self.title(chapter),
            "others": [{"id": one, "title": self.title(one)} for one in chapters if one != chapter],
            "again": bool(lost),
            "seats": [
                {**self.hero(chapter, seat), "who": who, "fixed": seat in company}
                for seat, who in enumerate(self.proposed(chapter))
            ],
        }

    def history(self) -> list[Body]:
        """What was played, the latest first."""
        made = [
            {"title": self.title(one["chapter"]), "result": one["result"], "table": ""} for one in self.shown.before
        ]
        for session in self.shown.sessions:
            if session.ended is not None:
                made.append(
                    {"title": self.title(session.chapter), "result": session.ended.result, "table": session.table}
                )
            elif session.table in self.shown.given_up:
                made.append({"title": self.title(session.chapter), "result": "given-up", "table": ""})
        return made[::-1]


async def told_of(own: PartyCampaigns, shown: PartyCampaign) -> Told:
    return Told(own, shown, await own.now(shown) if shown.running() else None)


async def rows_of(own: PartyCampaigns) -> list[Body]:
    """The campaigns of whoever visits as lines of a list: those that wait for them first."""
    hidden = {kept.id for kept in await own.visit.kept(own.shelf) if kept.data.get("hidden")}
    rows = [(await told_of(own, shown)).row(shown.id in hidden) for shown in await own.all()]
    return sorted(rows, key=lambda row: not row["where"]["mine"])


__all__ = ["Told", "rows_of", "told_of"]
