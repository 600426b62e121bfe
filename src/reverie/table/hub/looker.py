"""Who looks at a table from one tab, and what that tab has open."""

from __future__ import annotations

from reverie.kernel.choice import OFFER, Choice
from reverie.kernel.draft import SUBSET, Draft
from reverie.kernel.game import OWN
from reverie.kernel.plain import Answer

from ..rooms.companion import Tray
from ..rooms.identity import Settings, Visitor
from ..rooms.room import Room


class Hint:
    """An answer that is advised, and the words for it."""

    __slots__ = ("answer", "text")

    def __init__(self, answer: Answer, text: str) -> None:
        self.answer = answer
        self.text = text


class Looker:
    """One tab at one table: who looks, and what that tab has open. Nothing in here is worth saving."""

    def __init__(self, visitor: Visitor, settings: Settings, seats: set[int]) -> None:
        self.visitor = visitor
        self.settings = settings
        self.seats = seats
        """The seats this visitor holds at the table; none for somebody who watches."""
        self.draft: Draft | None = None
        self.asked: tuple[int, int] = (-1, -1)
        """Which decision the draft belongs to: the room's `at`, and the seat."""
        self.by_hand = False
        """At this table everything is picked by hand: its texts speak of each pick."""
        self.looked = ""
        self.shown = ""
        """What this tab has opened of what the game's page can open."""
        self.early = False
        """Before the line to the server stands: what will pass by itself is not asked for that moment."""
        self.program = False
        """A program reads here, and decides everything by itself."""
        self.chooser = ""
        self.quotes: list[str] = []
        self.why: dict[str, str] | None = None
        self.hint: Hint | None = None
        self.log_all = False
        self.panel = ""
        """`menu` or `chat`, when one of them is open."""
        self.end_closed = False
        """The figures of a finished game have been put away."""
        self.chat_seen = 0
        self.drawn: int | None = None
        """The seat for which the curtain was drawn, where several people share a tab and have secrets."""
        self.led: int | None = None
        """Of several heroes that this person leads, the one that they chose to act..."""
        self.led_to: tuple[str, int, int] | None = None
        """... and, where nobody waited for it then, what it was offered, and since when."""
        self.tray: Tray | None = None
        """Dice that were rolled by hand, as far as they have been told."""
        self.watching = False
        """Came to look on, whatever seats the visitor holds."""
        self.key: tuple[int, int] | None = None
        """The seat of a program that came with a key, and after how many hand-overs the key was made."""

    @property
    def language(self) -> str:
        return self.settings.language

    def shared(self) -> tuple[str, bool, int] | None:
        """What a page of somebody who watches depends on beside the table; None if this tab has something of its own open."""
        opened = (self.looked, self.shown, self.chooser, self.quotes, self.why, self.hint, self.panel, self.tray)
        if any(opened) or self.drawn:
            return None
        return self.settings.cookie(), self.log_all, self.chat_seen

    def viewer(self, room: Room) -> int | None:
        """Through whose eyes this tab sees: of several seats of one person, the one that has to decide. One that is only offered
        something comes after those, unless it was chosen for that."""
        asked = [seat for seat in sorted(self.seats) if room.owed(seat) is not None and not room.passes(seat)]
        waits = [seat for seat in asked if not self.idle(room, seat)] or asked
        chosen = self.drawn if self.shares(room) else self.led
        if chosen in self.seats and (chosen in waits or not asked or self.led_to == room.standing.get(chosen, ())):
            return chosen
        return waits[0] if waits else min(self.seats) if self.seats else None

    def idle(self, room: Room, seat: int) -> bool:
        """Whether a seat is offered something that nobody waits for."""
        choice = room.owed(seat)
        return choice is not None and choice.mode == OFFER

    def lead_with(self, room: Room, seat: int) -> None:
        """Let another hero act; what had been begun for the one before is put away."""
        self.led, self.led_to = seat, room.standing.get(seat) if self.idle(room, seat) else None
        self.close_all()

    def shares(self, room: Room) -> bool:
        """Several people look at this tab, and each knows what the others must not see."""
        return room.game.hides == OWN and len(self.seats) > 1

    def curtained(self, room: Room) -> bool:
        """Whether nothing of the game may be shown before somebody draws the curtain."""
        return self.shares(room) and not room.over() and self.viewer(room) != self.drawn

    def draw_curtain(self, room: Room) -> None:
        """Whoever decides now sits before the screen; nothing that was open for the one before stays open."""
        self.drawn = self.viewer(room)
        self.close_all()

    def close_all(self) -> None:
        """Put away what somebody had begun or opened."""
        self.draft = self.tray = self.why = self.hint = None
        self.looked = self.shown = self.chooser = self.panel = ""
        self.quotes = []

    def choice(self, room: Room) -> Choice | None:
        viewer = self.viewer(room)
        choice = room.owed(viewer) if viewer is not None and not room.passes(viewer) else None
        if choice is not None and self.early:
            page = room.game.web_page(self.language)
            return None if page.auto_answer(room.match.sight(viewer).state, choice, {}) is not None else choice
        return choice

    def current_draft(self, room: Room) -> Draft | None:
        """The answer in the making, begun anew whenever another decision is asked."""
        choice = self.choice(room)
        if choice is None:
            self.draft = None
            self.asked = (-1, -1)
            return None
        if self.draft is None or self.asked != (room.at, choice.seat):
            at, seat = self.asked
            goes_on = seat == choice.seat and room.timely(seat, at)
            self.begin(room, choice, self.draft if goes_on else None)
        return self.draft

    def current_tray(self, room: Room) -> Tray | None:
        """The dice that this person may tell the table, where people roll their own."""
        choice = room.rolling() if self.seats else None
        if choice is None:
            self.tray = None
        elif self.tray is None or self.tray.at != room.at:
            self.tray = Tray(choice, room.at)
        return self.tray

    def begin(self, room: Room, choice: Choice, before: Draft | None = None) -> None:
        """Begin an answer; in a race that somebody else has answered, what had been picked `before` stays, if it still can."""
        self.draft = Draft(choice) if before is None else before.carried_to(choice)
        self.asked = (room.at, choice.seat)
        if self.hint is not None and not choice.options.has(self.hint.answer):
            self.hint = None  # advice for what somebody else has done meanwhile
        if before is not None and self.draft.chosen == before.chosen:
            return
        if self.draft.form == SUBSET and before is None:
            page = room.game.web_page(self.language)
            self.draft.choose(page.preselected(room.match.sight(choice.seat).state, choice))
        self.chooser = ""
        self.why = None
        self.hint = None
        self.by_hand = not room.options.get("auto", True)
        if choice.options.size() > 1:  # the only answer that there is (a text has been read) is somebody's to give
            self.advance()

    def foresees(self, room: Room, kind: str, subject: int, value: Answer) -> bool:
        """Whether this will be asked after the answer in the making, and may be answered so."""
        draft = self.draft
        if draft is None:
            return False
        page = room.game.web_page(self.language)
        found = page.foreseen(room.match.sight(draft.choice.seat).state, draft.choice, draft)
        return any([(one.decision.name, one.subject) == (kind, subject) and value in one.options for one in found])

    def settled(self, room: Room) -> dict[tuple[str, int], Answer]:
        """What has been decided along with the answer in the making, as far as it will be asked."""
        ahead = self.draft.ahead if self.draft is not None else {}
        return {key: value for key, value in ahead.items() if self.foresees(room, *key, value)}

    def advance(self) -> None:
        """Where only one thing can be picked next, it is picked, unless somebody wants to do that, too."""
        draft = self.draft
        if draft is None or self.by_hand or not self.settings.auto or draft.needs_confirming():
            return
        while not draft.complete() and len(draft.picks()) == 1:
            draft.pick(draft.picks()[0])
