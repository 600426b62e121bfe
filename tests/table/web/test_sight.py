"""Pages are drawn from what their viewer may know: one that tells everything it is given tells nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.table.hubs import with_hub

import reverie.table
from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.games.dice_throne.rules.view import sees_hand
from reverie.games.dice_throne.web.page import DiceThroneWeb
from reverie.kernel.agenda import UNANSWERED
from reverie.kernel.choice import Choice
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.kernel.state import State
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.web.board import table_html
from reverie.table.web.show import details_html
from reverie.testing.rules import rule

NAMES = ("Ada", "Bo", "Cy", "Dee")


def all_of(s: State) -> list[str]:
    """Everything that is hidden from somebody, as a page may find it in a state."""
    assert isinstance(s, DiceThrone)
    told = [f"hand {seat} {row.hand}" for seat, row in enumerate(s.players.rows)]
    told += [f"deck {seat} {row.deck}" for seat, row in enumerate(s.players.rows)]
    told += [f"asked {choice.seat} {choice.options.plain()}" for choice in s.pending]
    return [*told, f"streams {s.streams}", f"answers {[frame.answer for frame in s.agenda]}"]


class Blabbing(DiceThroneWeb):
    """A page whose author forgot everything: it tells all that it is given, wherever it is asked for anything."""

    web_template = "overview.html"

    def __init__(self) -> None:
        super().__init__("en", GAME.library)
        self.heard: list[str] = []

    def scene(self, scene: Scene) -> dict[str, Any]:
        self.heard += [f"event {event.kind} {event.data}" for _number, event in scene.log]
        return {"rows": [["all"], *[[line] for line in self.spill(scene.state)]]}

    def spill(self, s: State) -> list[str]:
        self.heard += all_of(s)
        return all_of(s)

    def question(self, s: State, choice: Choice) -> str:
        return " ".join(self.spill(s))

    def looked(self, s: State, viewer: int | None, element: str) -> dict[str, Any]:
        lines = [{"text": line, "rule": "", "requirement": ""} for line in self.spill(s)]
        return {"title": "all", "tags": [], "values": [], "lines": lines, "note": ""}

    def event(self, s: State, event: Any) -> str:
        return " ".join(self.spill(s))

    def auto_answer(self, s: State, choice: Choice, wishes: dict[str, str]) -> Any:
        self.spill(s)


async def table_of(hub: Hub, setup: dict[str, Any]) -> Live:
    seats = [SeatWish("me", name="Ada"), *[SeatWish("here", name=name) for name in NAMES[1 : setup["players"]]]]
    return await hub.tables.live(
        await hub.new_tables.open_table(Visitor("ada", "Ada"), "dice_throne", setup, seats, {})
    )


def hidden_from(s: DiceThrone, viewer: int | None) -> list[str]:
    """What a viewer must not be told, in the words of `all_of`."""
    told = [f"hand {n} {row.hand}" for n, row in enumerate(s.players.rows) if not sees_hand(s, viewer, n)]
    told += [f"deck {n} {row.deck}" for n, row in enumerate(s.players.rows)]
    others = [choice for choice in s.pending if not sees_hand(s, viewer, choice.seat)]
    told += [f"asked {choice.seat} {choice.options.plain()}" for choice in others]
    return [*[one for one in told if not one.endswith(" ()")], f"streams {s.streams}"]


@rule("DT-2.41", "DT-3.22")
@pytest.mark.interpreted
@pytest.mark.parametrize(
    "setup", [{"mode": "duel", "players": 2}, {"mode": "teams", "players": 4}], ids=["duel", "teams"]
)
def test_a_page_that_tells_all_it_is_given_tells_nothing_hidden(
    setup: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Blabbing()
    monkeypatch.setattr(DiceThroneGame, "web_page", lambda self, language: page)

    async def story(hub: Hub) -> None:
        live = await table_of(hub, setup)
        room = live.room
        for number in range(12):
            s = room.match.state
            assert isinstance(s, DiceThrone)
            for viewer in (*range(setup["players"]), None):
                looker = Looker(Visitor("x", "X"), Settings({}), {viewer} if viewer is not None else set())
                looker.early, looker.looked = number % 2 == 0, "seat-0"
                page.heard.clear()
                html = table_html(hub, live, looker) + details_html(room, looker, "seat-0")
                told = html + "\n".join(page.heard)
                assert [one for one in hidden_from(s, viewer) if one in told] == []
                secrets = [event for _number, event in room.match.log if not event.seen_by(viewer)]
                assert secrets != []
                assert [event for event in secrets if f"event {event.kind} {event.data}" in told] == []
                if viewer is not None:
                    assert f"hand {viewer} {s.players.rows[viewer].hand}" in html
            choice = room.match.choices()[0]
            await hub.answer(live, choice.seat, choice.options.at(number * 7 % choice.options.size()), room.at)

    with_hub(f"sqlite:///{tmp_path / 'tables.db'}", story)


def test_what_a_viewer_may_know_is_worked_out_once_for_each_situation() -> None:
    match = Match(GAME, GAME.setup({"mode": "duel", "players": 2}), 3)
    first = match.sight(0)
    assert match.sight(0) is first and match.sight(None) is not first and first.state is not match.state
    choice = match.choices()[0]
    match.submit(choice.seat, choice.options.at(0))
    second = match.sight(0)
    assert second is not first
    match.undo(len(match.answers) - 1, consent=True)
    assert match.sight(0) is not second


def test_what_viewers_saw_goes_on_from_what_they_saw_before() -> None:
    match = Match(GAME, GAME.sample_setup(3), 5)
    chance = Random(1)
    numbers = []
    for number in range(160):
        if not match.choices():
            break
        if number % 7 == 6:  # taken back, and then something else is done
            match.undo(max(0, len(match.answers) - chance.randrange(1, 4)), consent=True)
        else:
            choice = match.choices()[0]
            match.submit(choice.seat, choice.options.at(chance.randrange(choice.options.size())))
        for viewer in (0, 1, None):
            seen = match.sight(viewer).log
            assert seen == [entry for entry in match.log if entry[1].seen_by(viewer)], (number, viewer)
        numbers.append(len(match.log))
    assert any(later < before for before, later in pairwise(numbers)) and max(numbers) > 60


def test_what_somebody_else_saw_is_nothing_to_go_on_from() -> None:
    match = Match(GAME, GAME.sample_setup(3), 5)
    while not any(event.audience is not None for _number, event in match.log):
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.at(0))
    all_seen = match.sight(0)
    fresh = Sight(GAME, match.state, match.log, 1, all_seen)
    assert fresh.log == Sight(GAME, match.state, match.log, 1).log != all_seen.log


def test_answers_that_wait_for_others_are_seen_by_nobody_else() -> None:
    match = Match(GAME, GAME.setup({"mode": "duel", "players": 2}), 3)
    seat = match.choices()[0].seat
    match.state.given[0] = "an answer"
    assert match.sight(seat).state.given == ["an answer"]
    assert match.sight(1 - seat).state.given == match.sight(None).state.given == [UNANSWERED]


def test_nobody_who_draws_takes_the_situation_itself() -> None:
    """Programs get the game's own view; the estimate is of games that are over."""
    home = Path(str(reverie.table.__file__)).parent
    files = [file for room in ("web", "words") for file in sorted((home / room).glob("*.py"))]
    found = [file.name for file in files if "match.state" in file.read_text() or ".state_at(" in file.read_text()]
    assert found == ["api.py", "curve.py", "playon.py", "turning.py"]
