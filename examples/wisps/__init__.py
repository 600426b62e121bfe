"""Wisps: a complete small game, told in docs/cookbook-game.md.

Everybody hides a snare and then rolls one die for wisps, as often as they dare. The rules stand in `rulebook/`, the words in
`text/`; nothing else is needed to play it in a terminal, in a browser and in the laboratory.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.agenda import AGAIN, DONE, RESTART, Flow, ask, ask_all, dice, emit, procedure, push, reveal
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import STOP, Listed
from reverie.kernel.fields import fields
from reverie.kernel.game import OWN, Game, SetupError
from reverie.kernel.page import Page
from reverie.kernel.state import Frame, Row, State, Table

STREAMS: Final = ("die",)
PLAYERS: Final = (2, 3, 4)
DIE: Final = (1, 2, 3, 4, 5, 6)
SNARES: Final = DIE[1:]
OUT: Final = 1
"""The number that puts the light out."""
NO_SNARE: Final = 0
DARING: Final = 8
"""So many wisps in hand are enough for a bot."""

SNARE: Final = Decision("snare", "WI-1.1")
DARE: Final = Decision("dare", "WI-2.3", passes=STOP)
WISPS: Final = Chance("wisps", "WI-2.1")


@fields
class Player(Row):
    """What lies before a seat. `snare` is hidden until `sprung`; `safe` are numbers that everybody saw it not catch."""

    points: int
    snare: int
    sprung: bool
    safe: tuple[int, ...]


class Wisps(State):
    """`turn` counts turns, `gathered` the wisps in the hand of whoever has it."""

    FIELDS = ("players", "turn", "gathered")

    def __init__(self, setup: dict[str, Any], seed: int) -> None:
        super().__init__(seed_streams(seed, STREAMS))
        self.setup = setup
        self.players = Table([Player(0, NO_SNARE, False, ()) for _ in range(setup["players"])])
        self.turn = 0
        self.gathered = 0

    def active(self) -> int:
        return self.turn % len(self.players)


# Atoms: the only writers ---------------------------------------------------------------------------------------------


def hide(s: Wisps, seat: int, number: int) -> None:
    s.players.edit(seat).snare = number
    emit(s, "hidden", (seat,), seat=seat, number=number)


def spring(s: Wisps, seat: int) -> None:
    player = s.players.edit(seat)
    player.sprung = True
    player.points += player.snare
    reveal(s)
    emit(s, "sprung", seat=seat, number=player.snare)


def gather(s: Wisps, number: int) -> None:
    for seat, row in enumerate(s.players.rows):
        if seat != s.active() and number not in row.safe:
            s.players.edit(seat).safe += (number,)
    s.gathered += number
    emit(s, "gathered", seat=s.active(), number=number, n=s.gathered)


def end_turn(s: Wisps, kept: int) -> None:
    s.players.edit(s.active()).points += kept
    emit(s, "kept" if kept else "lost", seat=s.active(), n=kept or s.gathered)
    s.gathered = 0
    s.turn += 1


# The rules, in their order -------------------------------------------------------------------------------------------


class Night(Frame):
    """The whole game."""


class Turn(Frame):
    """One seat's turn."""


def hide_snares(s: Wisps, f: Night) -> None:
    ask_all(s, tuple([(seat, SNARE, Listed(SNARES)) for seat in range(len(s.players))]))


def lay_snares(s: Wisps, f: Night) -> None:
    for seat, number in enumerate(f.answer):
        hide(s, seat, number)
    f.answer = None


def play_turns(s: Wisps, f: Night) -> Flow:
    if s.turn >= s.setup["turns"] or max([row.points for row in s.players.rows]) >= s.setup["goal"]:
        return None
    push(s, Turn())
    return AGAIN


def roll(s: Wisps, f: Turn) -> None:
    dice(s, WISPS, 1, DIE, 0)


def look(s: Wisps, f: Turn) -> Flow:
    number = f.answer[0]
    f.answer = None
    rows = enumerate(s.players.rows)
    caught = [seat for seat, row in rows if seat != s.active() and row.snare == number and not row.sprung]
    for seat in caught:
        spring(s, seat)
    if not caught and number != OUT:
        gather(s, number)
        return None
    end_turn(s, 0)
    return DONE


def dare(s: Wisps, f: Turn) -> None:
    ask(s, s.active(), DARE, Listed(("roll", STOP)))


def go_on(s: Wisps, f: Turn) -> Flow:
    if f.answer != STOP:
        return RESTART
    end_turn(s, s.gathered)
    return None


procedure(Night, ("WI-1.1", hide_snares), ("WI-1.1", lay_snares), ("WI-3.1", play_turns))
procedure(Turn, ("WI-2.1", roll), ("WI-2.2", look), ("WI-2.3", dare), ("WI-2.3", go_on))


# What is asked of a game ---------------------------------------------------------------------------------------------


class WispsPage(Page[Wisps]):
    """Wisps in words."""

    def subtitle(self, s: Wisps) -> str:
        return self.say("subtitle", turn=s.turn + 1, seat=self.seat_name(s.active()), n=s.gathered)

    def overview(self, s: Wisps, viewer: int | None) -> list[list[str]]:
        lines = [[self.say(f"head-{key}") for key in ("player", "points", "snare", "safe")]]
        for seat, row in enumerate(s.players.rows):
            snare = str(row.snare) if row.snare and (row.sprung or seat == viewer) else "?"
            lines.append([self.seat_name(seat), str(row.points), snare, " ".join(map(str, sorted(row.safe)))])
        return lines

    def setup_form(self) -> list[dict[str, Any]]:
        counts = {n: n for n in PLAYERS}
        options = [(n, str(n)) for n in PLAYERS]
        label = self.say("form-players")
        return [
            {"name": "players", "label": label, "kind": "choice", "options": options, "default": 2, "seats": counts}
        ]


class WispsAdviser(Adviser[Wisps]):
    def advise(self, s: Wisps, choice: Choice) -> Advice:
        if choice.decision is SNARE:
            return Advice(choice.options.at(choice.seat % len(SNARES)), 0.0, "bot-any")
        enough = s.gathered >= DARING or s.players[choice.seat].points + s.gathered >= s.setup["goal"]
        return Advice(STOP if enough else "roll", 0.0, "bot-enough" if enough else "bot-more", {"n": s.gathered})


class WispsGame(Game[Wisps]):
    name = "wisps"
    title = "Wisps"
    version = 1
    seats = ("A", "B", "C", "D")
    hides = OWN
    purposes = STREAMS
    decisions = Decisions(SNARE, DARE, WISPS)
    events = {
        "hidden": ("seat", "number"),
        "sprung": ("seat", "number"),
        "gathered": ("seat", "number", "n"),
        "kept": ("seat", "n"),
        "lost": ("seat", "n"),
    }
    options = {"players": 2, "goal": 30, "turns": 60}
    words = WispsPage
    adviser = WispsAdviser

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        made = super().setup(wishes)
        if made["players"] not in PLAYERS or min(made["goal"], made["turns"]) < 1:
            raise SetupError(f"{made}: there should be two to four players, and at least 1 point and 1 turn")
        return made

    def seats_of(self, setup: dict[str, Any]) -> tuple[str, ...]:
        return self.seats[: setup["players"]]

    def blank(self, setup: dict[str, Any], seed: int) -> Wisps:
        return Wisps(setup, seed)

    def opening(self, s: Wisps) -> Frame:
        return Night()

    def scores(self, s: Wisps) -> tuple[int, ...]:
        return tuple([row.points for row in s.players.rows])

    def view(self, s: Wisps, viewer: int | None) -> dict[str, Any]:
        told = [(row.points, row.snare if row.sprung or seat == viewer else None, row.sprung, row.safe)
                for seat, row in enumerate(s.players.rows)]  # fmt: skip
        return {"players": told, "turn": s.turn, "gathered": s.gathered, "first": 0}

    def determinize(self, s: Wisps, viewer: int | None, seed: int, belief: str = "likely") -> Wisps:
        twin = super().determinize(s, viewer, seed, belief)
        stream = Stream(seed)
        for seat, row in enumerate(twin.players.rows):
            if seat != viewer and row.snare and not row.sprung:
                left = [number for number in SNARES if number not in row.safe]
                twin.players.edit(seat).snare = left[stream.below(len(left))]
        return twin


GAME: Final = WispsGame()
