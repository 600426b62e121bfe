"""What the page of a replay shows around the game itself: who played what, the ways through the game, its log and its swings."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote, urlencode

import msgspec

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE
from reverie.kernel.domain import Roll
from reverie.kernel.match import Match
from reverie.kernel.page import Page

from ..hub.replays import Replay, Telling
from ..words.texts import texts
from .curve import curve_of, headline, last_step, two_sides
from .moments import sitter_rows
from .render import Context, mark_of
from .turning import decisions_of

LINES_A_PART: Final = 400
"""Lines of the log that a page holds at once."""
FEW_LABELS: Final = 12
"""Up to so many turns there is room for the word before the number."""
SPEEDS: Final = ("slow", "calm", "quick", "off")
TURN: Final = "turn"
ROLL: Final = "roll"


def viewer_of(match: Match, seat: str) -> int | None:
    """The seat that an address names by its letter; nobody in particular for anything else."""
    return match.seats().index(seat) if seat in match.seats() else None


def step_of(match: Match, asked: str | None, fallback: int = 0) -> int:
    """The step that an address asks for, within what there is."""
    if asked is None or not asked.removeprefix("-").isdecimal() or len(asked) > 9:
        return fallback
    return max(0, min(int(asked), last_step(match)))


class ReplayAddresses:
    """Addresses of one replay, seen from one seat; step by step, or from one thing that was told to the next."""

    def __init__(self, id: str, seat: str, every: bool = False) -> None:
        self.home = f"/replay/{quote(id)}"
        self.seat = seat
        self.every = every

    def step(self, step: int) -> str:
        return self.seen_by(self.seat, step)

    def seen_by(self, seat: str, step: int) -> str:
        return self._address(seat, step, self.every)

    def other_steps(self, step: int) -> str:
        """The same step, with the others to go to."""
        return self._address(self.seat, step, not self.every)

    def _address(self, seat: str, step: int, every: bool) -> str:
        asked = {"step": str(step)} | ({"seat": seat} if seat else {}) | ({"every": "1"} if every else {})
        return f"{self.home}?{urlencode(asked)}"


# Ways through a game -------------------------------------------------------------------------------------------------


def marks_of(made: Replay, page: Page) -> dict[str, list[int]]:
    """The steps to jump to: where dice fell (`roll`), and by the number of each seat where it decided something on purpose."""
    if not made.marks:
        match = made.match
        found: dict[str, list[int]] = {ROLL: [], **{str(seat): [] for seat in range(len(match.seats()))}}
        for step in decisions_of(match, page):
            found[str(match.answers[step - 1][0])].append(step)
        for step, (seat, _answer) in enumerate(match.answers, start=1):
            choice = pending_for(match.past[step - 1], seat) if seat == NATURE else None
            if choice is not None and isinstance(choice.options, Roll):
                found[ROLL].append(step)
        made.marks = found
    return made.marks


def after(steps: list[int], step: int) -> int | None:
    """The next of these steps."""
    found = bisect_right(steps, step)
    return steps[found] if found < len(steps) else None


def before(steps: list[int], step: int) -> int | None:
    """The one before."""
    found = bisect_left(steps, step)
    return steps[found - 1] if found else None


def pair(addresses: ReplayAddresses, steps: list[int], step: int) -> Context:
    """The addresses of the step before and the step after; "" where there is none."""
    back, on = before(steps, step), after(steps, step)
    return {
        "back": addresses.step(back) if back is not None else "",
        "on": addresses.step(on) if on is not None else "",
    }


# Who played what -----------------------------------------------------------------------------------------------------


def who_rows(made: Replay, page: Page, seat: str, step: int, addresses: ReplayAddresses) -> list[Context]:
    """Who played: one may look from their seats, and go from one of their decisions to the next."""
    outcome = made.match.outcome()
    words = texts(page.language)
    rows = []
    marks = marks_of(made, page)
    for told, letter in zip(sitter_rows(page, made.sitters, None), made.match.seats(), strict=True):
        number = told["seat"]
        rows.append(
            {
                "letter": letter,
                "seat": number,
                "name": told["name"],
                "full": full_name(told, words.get),
                "level": told["level"],
                "look": page.seat_look(number)["name"],
                "mark": told["mark"],
                "class": told["class"],
                "won": outcome is not None and number in outcome.winners,
                "current": letter == seat,
                "href": addresses.seen_by(letter, step),
                "decisions": pair(addresses, marks[str(number)], step),
            }
        )
    return rows


def full_name(told: Context, t: Callable[..., str]) -> str:
    """A player as a heading names them: a bot with its level."""
    return t("replay-bot", name=told["name"], level=told["level"]) if told["level"] else told["name"]


def together(names: list[str], side: tuple[int, ...]) -> str:
    """Those who play on one side, by their names."""
    return ", ".join(names[seat] for seat in side)


def facts_of(made: Replay, page: Page, turns: int) -> list[str]:
    """What was played, when, and how long it was, in a few words each."""
    words = texts(page.language)
    facts = [made.match.game.title, *page.setup_words(made.match.header.setup)]
    if made.ended:
        facts.append(words.get("replay-ended", at=datetime.fromtimestamp(made.ended, UTC)))
    facts.append(words.get("replay-length", turns=turns, steps=last_step(made.match)))
    return facts


# The log and the curve -----------------------------------------------------------------------------------------------


def log_part(made: Replay, telling: Telling, step: int, addresses: ReplayAddresses) -> Context:
    """The part of the log in which a step is, with the steps it covers and the addresses of the parts around it."""
    there = telling.upto(step)
    first = max(0, there - 1) // LINES_A_PART * LINES_A_PART
    rest = first + LINES_A_PART
    more = rest < len(telling.lines)
    return {
        "lines": [
            {**line._asdict(), "href": addresses.step(line.step), "now": number == there - 1}
            for number, line in enumerate(telling.lines[first:rest], start=first)
        ],
        "log_from": telling.steps[first] if first else 0,
        "log_to": telling.steps[rest] - 1 if more else last_step(made.match),
        "log_earlier": addresses.step(telling.steps[first] - 1) if first else "",
        "log_later": addresses.step(telling.steps[rest]) if more else "",
    }


def turn_rows(telling: Telling, step: int, last: int, addresses: ReplayAddresses) -> list[Context]:
    """The turns with their places under the curve, in thousandths of its width."""
    turns = telling.turns
    now = max((number for number, turn in enumerate(turns) if turn["step"] <= step), default=-1)
    ends = [turn["step"] for turn in turns[1:]] + [last] * bool(turns)
    return [
        turn
        | {
            "n": number + 1,
            "href": addresses.step(turn["step"]),
            "now": number == now,
            "from": round(turn["step"] / (last or 1) * 1000, 1),
            "x": round((turn["step"] + end) / 2 / (last or 1) * 1000, 1),
        }
        for number, (turn, end) in enumerate(zip(turns, ends, strict=True))
    ]


def swing_rows(
    made: Replay, page: Page, turns: list[Context], names: list[str], addresses: ReplayAddresses
) -> list[Context]:
    """The swings, the biggest first: what happened, in which turn, and for whom it was good."""
    drawn, sides = curve_of(made), two_sides(made.match)
    if drawn is None or sides is None:
        return []
    rows = []
    for swing in sorted(drawn["swings"], key=lambda swing: -abs(swing["by"])):
        side = (sides[0] if swing["by"] > 0 else sides[1]) or sides[0]
        turn = next((turn["n"] for turn in reversed(turns) if turn["step"] <= swing["before"]), 1)
        rows.append(
            swing
            | {
                "text": headline(made, page, swing["before"], swing["step"]),
                "turn": turn,
                "mark": page.seat_look(side[0])["mark"],
                "for": together(names, side),
                "href": addresses.step(swing["step"]),
            }
        )
    return rows


def replay_context(made: Replay, step: int, seat: str, language: str, every: bool = False) -> Context:
    """Everything the page of a replay shows around the game itself."""
    match = made.match
    page = match.game.web_page(language)
    viewer = viewer_of(match, seat)
    seat = seat if viewer is not None else ""
    addresses = ReplayAddresses(made.id, seat, every)
    last = last_step(match)
    telling = made.telling(language, viewer)
    stops = list(range(last + 1)) if every else telling.stops
    turns = turn_rows(telling, step, last, addresses)
    starts = [turn["step"] for turn in turns]
    who = who_rows(made, page, seat, step, addresses)
    names = [row["name"] for row in who]
    sides = two_sides(match) or ((0,), (0,))
    return {
        "id": made.id,
        "game": match.game.name,
        "game_title": match.game.title,
        "mark": mark_of(match.game.name),
        "names": " – ".join(row["full"] for row in who),
        "facts": facts_of(made, page, len(turns)),
        "step": step,
        "last": last,
        "seat": seat,
        "every": every,
        "line": telling.line_at(step),
        **log_part(made, telling, step, addresses),
        "turns": turns,
        "few": len(turns) <= FEW_LABELS,
        "who": who,
        "everyone": addresses.seen_by("", step),
        "jumps": {TURN: pair(addresses, starts, step), ROLL: pair(addresses, marks_of(made, page)[ROLL], step)},
        "steps": msgspec.json.encode({"stop": stops, TURN: starts, **marks_of(made, page)}).decode(),
        "way": {
            "here": addresses.step(step),
            "first": addresses.step(0),
            "back": addresses.step(prev if (prev := before(stops, step)) is not None else 0),
            "on": addresses.step(following if (following := after(stops, step)) is not None else last),
            "last": addresses.step(last),
            "every": addresses.other_steps(step),
            "record": f"{addresses.home}/record",
            "home": addresses.home,
            "play_on": f"{addresses.home}/on?step={step}",
            "points": f"{addresses.home}/points",
        },
        "speeds": SPEEDS,
        "columns": page.replay_columns,
        "curve": curve_of(made),
        "swings": swing_rows(made, page, turns, names, addresses),
        "first_name": together(names, sides[0]),
        "sides": [page.seat_look(side[0]) for side in sides if side],
    }


__all__ = ["ReplayAddresses", "log_part", "replay_context", "step_of", "viewer_of"]
