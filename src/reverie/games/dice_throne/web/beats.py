"""What happened between two decisions, one thing after the other: every attempt with what was kept, what was announced and
played, the dice of defences and texts, damage as it lands with the health before and after, tokens, turns, falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Beat, Face, Touch
from reverie.kernel.events import Event
from reverie.kernel.plain import Particulars

from ..rules.cast import NEGATIVE
from ..rules.state import CARD_ROLL, DEFENCE, OFFENCE, SUB_ROLL, TARGETING, DiceThrone
from .ledger import MINUS, account

if TYPE_CHECKING:
    from .page import DiceThroneWeb

UNTOLD: Final = (
    "activated",
    "entered",
    "paid",
    "stage-entered",
    "forced",
    "shuffled",
    "made-undefendable",
    "defence-chosen",
)
"""Something else tells of them: what was announced or played, the account, the dice of the defence."""
ANNOUNCED: Final = ("upgraded", "passive-used", "token-spent", "defence-declined", "roll-phase-skipped", "votes-opened")
LANDED: Final = ("defeated", "rescued", "extra-phase-granted", "attempt-granted", "token-moved", "companion-changed")
AGAIN: Final = "DT-4.42"
"""The rule of every attempt after the first."""


class Telling:
    """Events on their way to beats: some are told together with what came just before or comes just after."""

    def __init__(self, page: DiceThroneWeb, s: DiceThrone, events: list[Event]) -> None:
        self.page, self.s, self.events = page, s, events
        self.fallen: tuple[int, ...] = ()
        """The dice that were rolled last, as they fell."""
        self.defence = ""
        self.settled: dict[int, Particulars] = {}
        """Accounts whose health is still to change, by victim."""
        self.told: list[Beat] = []
        self.by_kind: Final[dict[str, Callable[[Event, Particulars], None]]] = {
            "turn-began": self.turn,
            "phase-began": self.phase,
            "rolled": self.rolled,
            "dice-shown": self.shown,
            "die-changed": self.changed,
            "announced": self.announced,
            "played": self.played,
            "targeted": self.targeted,
            "defence-chosen": self.defended,
            "settled": self.reckoned,
            "health-changed": self.health,
            "token-gained": self.token,
            "token-inflicted": self.token,
            "token-removed": self.token_gone,
            "game-ended": self.ended,
        }

    def beats(self) -> list[Beat]:
        for event in self.events:
            tell = self.by_kind.get(event.kind)
            if tell is not None:
                tell(event, event.data)
            elif event.kind not in UNTOLD:
                self.plain(event, "announce" if event.kind in ANNOUNCED else "land" if event.kind in LANDED else "note")
        return self.told

    def add(
        self,
        kind: str,
        text: str,
        event: Event,
        seat: int | None = None,
        dice: tuple[Face, ...] = (),
        touches: tuple[Touch, ...] = (),
    ) -> None:
        self.told.append(Beat(kind, text, event.rule, seat, dice, "", touches))

    def plain(self, event: Event, kind: str) -> None:
        text = self.page.event(self.s, event)
        if text:
            self.add(kind, text, event, self.page.teller(event, self.s))

    def say(self, key: str, **args: object) -> str:
        return self.page.say(f"web-beat-{key}", "", **args)

    # Turns and phases ------------------------------------------------------------------------------------------------

    def turn(self, event: Event, data: Particulars) -> None:
        text = self.page.heading(self.s, event)
        self.add("turn", text or "", event, data["seat"])

    def phase(self, event: Event, data: Particulars) -> None:
        if data["phase"] == "offensive":
            self.add("note", self.say("offensive", who=self.page.who(self.s, data["seat"])), event, data["seat"])

    def ended(self, event: Event, _data: Particulars) -> None:
        self.add("turn", self.page.event(self.s, event) or "", event)

    # Dice ------------------------------------------------------------------------------------------------------------

    def faces(self, seat: int, dice: tuple[int, ...], plain: bool = False) -> tuple[Face, ...]:
        page, s = self.page, self.s
        if plain:
            return tuple([Face(mark=f"d6-{number}", label=str(number)) for number in dice])
        hero = s.hero(seat)
        return tuple(
            [
                Face(
                    mark=page.emblems.symbol(hero.id, hero.die[number - 1]),
                    label=page.face(s, seat, number),
                    number=number,
                )
                for number in dice
            ]
        )

    def rolled(self, event: Event, data: Particulars) -> None:
        if data["choice"] in ("sub-roll", "reroll"):
            seat = data["subject"]
            text = self.say(data["choice"], who=self.page.who(self.s, seat), n=len(data["answer"]))
            self.add("roll", text, event, seat, dice=self.faces(seat, data["answer"]))
        elif data["choice"] == "first-player":
            self.plain(event, "roll")
        elif isinstance(data["answer"], tuple):
            self.fallen = data["answer"]

    def shown(self, event: Event, data: Particulars) -> None:
        seat, dice, purpose = data["seat"], data["dice"], data["purpose"]
        if purpose in (SUB_ROLL, CARD_ROLL):
            return  # told as they fell
        who = self.page.who(self.s, seat)
        if purpose == OFFENCE:
            text = self.attempt(event, who, dice)
        elif purpose == DEFENCE:
            text = self.say("defence", who=who, slot=self.defence, known="yes" if self.defence else "no")
        else:
            text = self.say("targeting", who=who)
        self.add("roll", text, event, seat, dice=self.faces(seat, dice, purpose == TARGETING))
        self.fallen = ()

    def attempt(self, event: Event, who: str, dice: tuple[int, ...]) -> str:
        """What was kept and what was rolled: of the dice that lie there, those that fell now are the rolled ones."""
        if event.rule != AGAIN or not self.fallen:
            return self.say("attempt-first", who=who, dice=self.page.numbers(dice))
        kept = list(dice)
        for number in self.fallen:
            if number in kept:
                kept.remove(number)
        if not kept:
            return self.say("attempt-all", who=who, dice=self.page.numbers(dice))
        numbers = self.page.numbers
        return self.say("attempt-again", who=who, kept=numbers(tuple(kept)), rolled=numbers(self.fallen))

    def changed(self, event: Event, data: Particulars) -> None:
        if data["was"] != data["value"]:
            text = self.page.event(self.s, event) or ""
            plain = self.s.purpose == TARGETING
            touches = (Touch(at=f"die-{data['die']}", how="move", text=""),)
            self.add(
                "roll", text, event, data["seat"], dice=self.faces(data["seat"], data["dice"], plain), touches=touches
            )

    # What is announced and played ------------------------------------------------------------------------------------

    def announced(self, event: Event, data: Particulars) -> None:
        page, s = self.page, self.s
        text = page.text(s.cast, s.cast.lines[data["line"]].text)
        said = self.say("announced", who=page.who(s, data["seat"]), line=page.line_slot(s, data["line"]), text=text)
        at = f"ab-{data['seat']}-{s.cast.lines[data['line']].slot}"
        self.add("announce", said, event, data["seat"], touches=(Touch(at=at, how="move", text=""),))

    def played(self, event: Event, data: Particulars) -> None:
        page, s = self.page, self.s
        name, text = page.card_name(s.cast, data["card"]), page.card_text(s.cast, data["card"])
        said = self.say("played", who=page.who(s, data["seat"]), card=name, n=data["price"], text=text)
        self.add("announce", said, event, data["seat"], touches=(Touch(at=f"cp-{data['seat']}", how="move", text=""),))

    def targeted(self, event: Event, data: Particulars) -> None:
        if self.s.mode.players > 2:
            at = Touch(at=f"seat-{data['target']}", how="harm", text="")
            self.add("announce", self.page.event(self.s, event) or "", event, data["seat"], touches=(at,))

    def defended(self, _event: Event, data: Particulars) -> None:
        self.defence = self.page.slot(self.s, data["seat"], data["slot"])

    # What lands ------------------------------------------------------------------------------------------------------

    def reckoned(self, event: Event, data: Particulars) -> None:
        """An account: it is told with the health that it changes; where none changes, by itself."""
        if data["final"] != data["healing"]:
            self.settled[data["seat"]] = data
        elif data["final"] or data["prevented"] or data["warded"]:
            steps = self.steps(data)
            self.add(
                "land", self.say("unhurt", who=self.page.who(self.s, data["seat"]), steps=steps), event, data["seat"]
            )

    def steps(self, data: Particulars) -> str:
        part = account(self.page, self.s, data["entries"], data["seat"], data)
        return ", ".join(f"{row['text']} {row['value']}" for row in part["rows"] if row["kind"] in ("", "good"))

    def health(self, event: Event, data: Particulars) -> None:
        seat, change, now = data["seat"], data["change"], data["health"]
        reckoned = self.settled.pop(seat, None)
        steps = self.steps(reckoned) if reckoned is not None else ""
        form = "steps" if steps else "bare"
        text = self.say(
            "health", who=self.page.who(self.s, seat), steps=steps, before=now - change, after=now, form=form
        )
        sign = f"+{change}" if change > 0 else f"{MINUS}{-change}"
        how = "good" if change > 0 else "harm"
        touches = (Touch(at=f"hp-{seat}", how=how, text=sign), Touch(at=f"seat-{seat}", how=how, text=sign))
        self.add("land", text, event, seat, touches=touches)

    def token(self, event: Event, data: Particulars) -> None:
        bad = self.s.cast.tokens[data["token"]].polarity == NEGATIVE
        text = self.page.event(self.s, event)
        if text:
            sign = f"+{data['amount']}" if data["amount"] else ""
            at = f"tok-{data['seat']}-{data['token']}"
            touches = (Touch(at=at, how="harm" if bad else "good", text=sign),)
            self.add("land" if bad else "note", text, event, data["seat"], touches=touches)

    def token_gone(self, event: Event, data: Particulars) -> None:
        text = self.page.event(self.s, event)
        if text:
            touches = (Touch(at=f"tok-{data['seat']}-{data['token']}", how="move", text=f"{MINUS}{data['amount']}"),)
            self.add("note", text, event, data["seat"], touches=touches)


def beats(page: DiceThroneWeb, s: DiceThrone, events: list[Event]) -> list[Beat]:
    """What these events look like, one after the other."""
    if any(row.hero < 0 for row in s.players.rows):
        return [
            Beat("note", text, event.rule, page.teller(event, s)) for event in events if (text := page.event(s, event))
        ]
    return Telling(page, s, events).beats()


def recap_from(s: DiceThrone, viewer: int, log: list[tuple[int, Event]], since: int) -> int:
    """Before the first thing that the viewer does in a turn of their own: all since their last turn, the own defence, too."""
    if s.active != viewer:
        return since
    start = len(log)
    for at in range(len(log) - 1, -1, -1):
        event = log[at][1]
        if event.kind != "turn-began":
            continue
        own = event.data["seat"] == viewer
        if start == len(log) and (not own or since > at):
            return since
        if own and start < len(log):
            break
        start = at
    return min(start, since)
