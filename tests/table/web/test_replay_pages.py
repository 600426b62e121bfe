"""Replays: the list, uploads and what is wrong with them, every step from every seat, and the record back again."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.books_fakes import GAME, FakeHub, app_of, page_part, played

from reverie.kernel.choice import NATURE
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.table.hub.lists import TableCard
from reverie.table.hub.replays import Replay, Sitter, recorded_sitter, seated
from reverie.table.rooms.room import Diverged, Refused
from reverie.table.rooms.sitting import BOT, PERSON, Seat
from reverie.table.web import replays as module
from reverie.table.web.curve import NEAR, SWING, curve, curve_of, estimates
from reverie.table.web.log import LINES_SHOWN
from reverie.table.web.replay_page import marks_of
from reverie.table.web.replays import step_of, viewer_of
from reverie.table.words.texts import texts

MATCH = played()
RECORD = MATCH.dump()
LAST = len(MATCH.answers)
MADE = Replay("r1", MATCH, "", list(MATCH.header.seats))


@pytest.fixture
def hub() -> FakeHub:
    made = FakeHub()
    made.replays.put("r1", MATCH)
    return made


@pytest.fixture
def client(hub: FakeHub) -> Iterator[TestClient[Any]]:
    with TestClient(app_of(hub)) as made:
        made.follow_redirects = False
        yield made


def upload(client: TestClient[Any], data: bytes, name: str = "game.jsonl") -> Any:
    return client.post("/replays", files={"record": (name, data)})


def wrong_on(html: str) -> str:
    return page_part(html, 'id="wrong">', "</div>")


# The list and uploads ------------------------------------------------------------------------------------------------


def test_recent_games_are_listed(hub: FakeHub, client: TestClient[Any]) -> None:
    assert "No finished games yet" in client.get("/replays").text
    hub.cards = [
        TableCard("r1", "dreamblade", "Ilse <beat> Oskar", "", False, "over", 1_700_000_000.0, None, "/replay/r1")
    ]
    html = client.get("/replays").text
    assert 'href="/replay/r1"' in html and "Ilse &lt;beat&gt; Oskar" in html and "Nov 14, 2023" in html


def test_an_uploaded_record_is_kept_and_shown(hub: FakeHub, client: TestClient[Any]) -> None:
    answer = upload(client, RECORD)
    assert (answer.status_code, answer.headers["location"]) == (303, "/replay/up1")
    assert hub.replays.kept["up1"].match.digest() == MATCH.digest()
    assert client.get("/replay/up1").status_code == 200


def broken(line: int, text: str) -> bytes:
    lines = RECORD.splitlines()
    lines[line - 1] = text.encode()
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"", "The file is empty"),
        (b" \n\n", "The file is empty"),
        (b"\x89PNG\r\n\x1a\n", "Line 1 is not a JSON header"),
        (b'{"hello": 1}\n', "Line 1 is not its header"),
        (broken(5, "{oops"), "Line 5 is not JSON"),
        (broken(7, '["x", 1]'), "Line 7 is neither an answer"),
        (RECORD[: len(RECORD) // 2].rsplit(b"\n", 1)[0], "has no end line"),
        (broken(4, "[0, 99]"), "Answer 3:"),
        (RECORD.replace(b'"dreamblade"', b'"chess"', 1), "does not know the game &#39;chess&#39;"),
        (b"[0,0]\n" * (module.MOST_LINES + 1), "more than 20,000 lines"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_with_its_place(
    hub: FakeHub, client: TestClient[Any], data: bytes, part: str
) -> None:
    answer = upload(client, data)
    assert answer.status_code == 400
    assert part.casefold() in wrong_on(answer.text).casefold()
    assert "Nothing was kept" in wrong_on(answer.text)
    assert "up1" not in hub.replays.kept


def test_a_file_that_is_too_large_is_refused(client: TestClient[Any]) -> None:
    for size in (module.LARGEST + 1, module.LARGEST_BODY + 1_000_000):
        answer = upload(client, b"x" * size)
        assert answer.status_code == 413
        assert "larger than 2 MB" in wrong_on(answer.text)


def test_an_upload_without_a_file_is_told(client: TestClient[Any]) -> None:
    for sent in ({"data": {"record": "text"}}, {"data": {}}, {"json": [1]}, {"files": {"record": ("", b"x")}}):
        answer = client.post("/replays", **sent)
        assert answer.status_code == 400
        assert "No file was chosen" in wrong_on(answer.text)


def test_a_refused_upload_says_why(hub: FakeHub, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(data: bytes) -> str:
        raise Refused("refused-too-many")

    monkeypatch.setattr(hub.replays, "keep", refuse)
    assert texts("en").get("refused-too-many") in wrong_on(upload(client, RECORD).text)


# Steps ---------------------------------------------------------------------------------------------------------------


def test_every_step_from_every_seat_has_a_page_of_its_own(client: TestClient[Any]) -> None:
    for step in (0, 1, LAST // 2, LAST):
        for seat, viewer in (("", None), ("A", 0), ("B", 1)):
            html = client.get("/replay/r1", params={"step": step, "seat": seat}).text
            assert f'data-viewer="{viewer}" data-at="{step}"' in html
            assert f"Step {step} of {LAST}" in html
            assert f'type="range" name="step" min="0" max="{LAST}" value="{step}"' in html


def test_a_log_that_would_begin_inside_a_combat_begins_with_it() -> None:
    """Of a long log only the last lines are shown; a combat that they would cut is told from its beginning."""
    made = Replay("long", played(seed=8, most=320), "", ["", ""])
    told = made.telling("en", None).plain
    cut = [
        told[number]["answer"]
        for number in range(LINES_SHOWN + 1, len(told))
        if told[number - LINES_SHOWN]["group"] is not None
        and told[number - LINES_SHOWN]["group"] is told[number - LINES_SHOWN - 1]["group"]
    ]
    assert len(cut) > 20
    for step in sorted(set(cut))[::4]:
        assert "Combat in" in module.scene_at(made, step, None, "en")


@pytest.mark.parametrize(
    ("asked", "step"),
    [("", 0), ("-5", 0), ("7", 7), ("100000", LAST), ("9" * 5000, 0), ("x", 0), ("1.5", 0), ("--1", 0)],
)
def test_a_step_that_is_not_there_is_the_nearest_or_the_first(asked: str, step: int) -> None:
    assert step_of(MATCH, asked) == step
    assert step_of(MATCH, None) == 0


def test_a_seat_that_is_not_there_is_nobodys() -> None:
    assert [viewer_of(MATCH, seat) for seat in ("A", "B", "C", "", "a")] == [0, 1, None, None, None]


def test_the_page_works_by_links_alone(client: TestClient[Any]) -> None:
    html = client.get("/replay/r1?step=7&seat=B&every=1").text
    ways = dict(re.findall(r'id="replay-(first|back|on|last|link)"[^>]*?href="([^"]+)"', html))
    steps = {key: re.search(r"step=(\d+)", way) for key, way in ways.items()}
    assert {key: int(found[1]) for key, found in steps.items() if found} == {
        "first": 0,
        "back": 6,
        "on": 8,
        "last": LAST,
        "link": 7,
    }
    assert all("seat=B" in way and "every=1" in way for way in ways.values())
    html = client.get("/replay/r1?step=7&seat=B").text
    seen = re.findall(r'id="replay-seat[^"]*" href="([^"]+)"', html)
    assert seen == ["/replay/r1?step=7", "/replay/r1?step=7&amp;seat=A", "/replay/r1?step=7&amp;seat=B"]


def leads(html: str, id: str) -> int | None:
    """The step that a link leads to."""
    found = re.search(rf'id="{id}"[^>]*? href="[^"]*step=(\d+)', html)
    return int(found[1]) if found else None


def test_where_nothing_was_told_nobody_stops(client: TestClient[Any]) -> None:
    stops = MADE.telling("en", None).stops
    silent = [step for step in range(LAST + 1) if step not in stops]
    assert silent and stops[0] == 0 and stops[-1] == LAST
    told = {line.step for line in MADE.telling("en", None).lines if line.text}
    assert not told.intersection(silent)
    step = silent[0]
    before, after = client.get(f"/replay/r1?step={step - 1}").text, client.get(f"/replay/r1?step={step + 1}").text
    assert leads(before, "replay-on") == min(stop for stop in stops if stop > step)
    assert leads(after, "replay-back") == max(stop for stop in stops if stop < step)
    every = client.get(f"/replay/r1?step={step - 1}&every=1").text
    assert leads(every, "replay-on") == step
    assert 'role="switch" aria-checked="true"' in every and 'role="switch" aria-checked="false"' in before


def test_one_jumps_from_turn_to_turn_roll_to_roll_and_decision_to_decision(client: TestClient[Any]) -> None:
    page = GAME.web_page("en")
    marks = marks_of(MADE, page)
    began = [answer for answer, event in MATCH.log if event.kind == "turn-began"]
    for list, steps in (("turn", began), ("roll", marks["roll"]), ("0", marks["0"]), ("1", marks["1"])):
        assert len(steps) > 1, list
        middle = client.get(f"/replay/r1?step={steps[1]}").text
        assert leads(middle, f"replay-{list}-back") == steps[0]
        first, last = client.get("/replay/r1?step=0").text, client.get(f"/replay/r1?step={LAST}").text
        assert leads(first, f"replay-{list}-on") == steps[0] and leads(last, f"replay-{list}-on") is None
    assert all(MATCH.answers[step - 1][0] == NATURE for step in marks["roll"])
    assert all(MATCH.answers[step - 1][0] == seat for seat in (0, 1) for step in marks[str(seat)])
    passed = {n for n, (_, answer) in enumerate(MATCH.answers, 1) if answer == "pass"}
    assert not passed.intersection(marks["0"] + marks["1"])


def test_players_are_called_by_name_and_bots_by_their_level(hub: FakeHub, client: TestClient[Any]) -> None:
    match = played(most=20)
    match.header.seats = ["Wanda", GAME.bots.levels["expert"]]
    hub.replays.put("bots", match)
    for language, bot, chart in (("en", "Bot (Hard)", "map "), ("pl", "Bot (Trudny)", "mapa ")):
        html = client.get("/replay/bots", headers={"accept-language": language}).text
        assert f"Wanda – {bot}" in page_part(html, "<title>", "</title>")
        head = page_part(html, "<header", "</header>")
        assert f"Wanda – {bot}" in head and GAME.title in head and chart in head
        assert GAME.bots.levels["expert"] not in html
    assert recorded_sitter(GAME, "mcts:7s")[:2] == ("", True), "of any strength"
    assert seated(Seat(BOT, "", "adept", "greedy")) == Sitter("", True, "adept")
    assert seated(Seat(PERSON, "Ilse", before=["Oskar"])) == Sitter("Oskar, Ilse")
    assert seated(Seat(BOT, "Ilse", "adept", "greedy", away=True)) == Sitter("Ilse")


def test_beats_are_told_on_the_way_on_and_never_back(client: TestClient[Any]) -> None:
    roll = marks_of(MADE, GAME.web_page("en"))["roll"][1]
    given = client.get(f"/replay/r1/step/{roll}?from={roll - 1}").json()
    assert given["beats"] and {"kind", "rest", "html", "touches"} == set(given["beats"][0])
    assert client.get(f"/replay/r1/step/{roll - 1}?from={roll}").json()["beats"] == []
    assert client.get(f"/replay/r1/step/{roll}?from={roll}").json()["beats"] == []
    assert "beats" not in client.get(f"/replay/r1/step/{roll}").json()
    assert MATCH.dump() == RECORD, "the record knows nothing of it"


def test_the_ends_do_not_lead_beyond(client: TestClient[Any]) -> None:
    first, last = client.get("/replay/r1?step=0").text, client.get(f"/replay/r1?step={LAST}").text
    assert 'id="replay-back" rel="prev" href="/replay/r1?step=0"' in first
    assert f'id="replay-on" rel="next" href="/replay/r1?step={LAST}"' in last


def test_a_step_can_be_had_for_a_page_that_is_open(client: TestClient[Any]) -> None:
    answer = client.get("/replay/r1/step/9?seat=A")
    given = answer.json()
    assert (given["step"], set(given)) == (9, {"html", "step", "line"})
    assert 'data-viewer="0" data-at="9"' in given["html"] and "<html" not in given["html"]
    assert given["line"] == MADE.telling("en", 0).line_at(9) != ""
    assert client.get("/replay/r1/step/100000").json()["step"] == LAST


def test_the_state_at_a_step_is_the_one_after_so_many_answers() -> None:
    again = Match(GAME, MATCH.header.setup, MATCH.header.seed, list(MATCH.header.seats), nature="given")
    again.header.nature = MATCH.header.nature
    assert GAME.plain(MADE.state_at(0)) == GAME.plain(again.state)
    assert MADE.state_at(LAST) is MATCH.state and MADE.state_at(3) is MATCH.past[3]


def test_a_page_has_no_styles_and_no_script_of_its_own(client: TestClient[Any]) -> None:
    for path in ("/replays", "/replay/r1?step=7"):
        html = client.get(path).text
        assert "style=" not in html
        assert not re.search(r"<script(?![^>]*src=)", html)


# What is told --------------------------------------------------------------------------------------------------------


def test_every_line_of_the_log_leads_to_its_moment(client: TestClient[Any]) -> None:
    html = client.get("/replay/r1?step=5").text
    log = page_part(html, 'id="replay-log"', "</ol>")
    steps = [int(step) for step in re.findall(r'data-step="(\d+)" data-line', log)]
    assert steps == sorted(steps) and steps[-1] == LAST and len(steps) > LAST
    for step, href in re.findall(r'href="/replay/r1\?step=(\d+)" data-step="(\d+)"', log):
        assert step == href
    now = re.findall(r'data-step="(\d+)" data-line="[^"]+" aria-current="step"', log)
    assert now == ["5"]


def test_turns_are_listed_once_each(client: TestClient[Any]) -> None:
    turns = MADE.telling("en", None).turns
    began = [answer for answer, event in MATCH.log if event.kind == "turn-began"]
    assert [turn["step"] for turn in turns] == began
    assert len({turn["text"] for turn in turns}) == len(turns)
    html = page_part(client.get(f"/replay/r1?step={began[1]}").text, 'id="replay-turns"', "</nav>")
    assert re.findall(r'data-step="(\d+)"[^>]* aria-current="step"', html) == [str(began[1])]


def test_the_end_that_somebody_made_stands_last() -> None:
    lines = MADE.telling("en", None).lines
    assert MATCH.concluded is not None
    assert (lines[-1].step, lines[-1].text) == (LAST, GAME.web_page("en").outcome(MATCH.state, MATCH.concluded))


def test_a_seat_reads_only_what_it_could_see() -> None:
    match = played(most=20)
    page = GAME.web_page("en")
    event = next(event for _, event in match.log if page.event(match.state, event))
    secret = Event(event.kind, "DB-SECRET", event.data, (1,))
    match.log.append((20, secret))
    made = Replay("r2", match, "", ["", ""])
    told = [any(line.rule == "DB-SECRET" for line in made.telling("en", seat).lines) for seat in (None, 0, 1)]
    assert told == [False, False, True]


def test_a_replay_keeps_its_log_in_words_for_a_few_viewers_only() -> None:
    made = Replay("r2", played(most=5), "", ["", ""])
    for language in ("en", "pl"):
        for viewer in (None, 0, 1):
            made.telling(language, viewer)
    assert list(made.tellings) == [("en", 1), ("pl", None), ("pl", 0), ("pl", 1)]
    assert made.telling("en", 1) is made.tellings["en", 1]


def test_polish_pages_are_polish(client: TestClient[Any]) -> None:
    html = client.get("/replay/r1?step=5", headers={"accept-language": "pl"}).text
    assert "Krok 5 z" in html and "Wszystkie zdarzenia" in html
    json_line = client.get("/replay/r1/step/5", headers={"accept-language": "pl"}).json()["line"]
    assert json_line == MADE.telling("pl", None).line_at(5)


# The estimate --------------------------------------------------------------------------------------------------------


def test_the_estimate_has_a_value_for_every_step_and_ends_with_the_outcome() -> None:
    values = estimates(MATCH)
    assert len(values) == LAST + 1 and all(0 <= value <= 100 for value in values)
    assert values[0] == 50 and values[-1] == 100  # the second seat resigned
    drawn = curve_of(MADE)
    assert drawn is not None
    assert drawn["line"].startswith("M0 50L") and drawn["line"].endswith("1000 0")
    assert drawn["swings"][-1]["step"] == LAST
    assert all(abs(one["by"]) >= SWING for one in drawn["swings"])
    assert all(one["by"] == values[one["step"]] - values[one["before"]] for one in drawn["swings"])


def test_swings_are_marked_on_the_curve_and_listed_with_what_happened(client: TestClient[Any]) -> None:
    drawn = curve_of(MADE)
    assert drawn is not None and drawn["swings"]
    html = client.get("/replay/r1?step=3").text
    marked = re.findall(r'class="replay__swing[^>]*data-step="(\d+)"', page_part(html, 'id="replay-curve"', "</div>"))
    listed = page_part(html, 'id="replay-swing-list"', "</ol>")
    assert [int(step) for step in marked] == [one["step"] for one in drawn["swings"]]
    assert sorted(map(int, re.findall(r'data-step="(\d+)"', listed))) == sorted(map(int, marked))
    by = [int(one.replace("−", "-")) for one in re.findall(r'class="num">([+−]\d+)', listed)]
    assert by == sorted(by, key=lambda one: -abs(one)) and abs(by[0]) == max(abs(one["by"]) for one in drawn["swings"])
    for part in ("100 %", "50 %", "0 %"):
        assert part in page_part(html, 'class="replay__y"', "</div>")


def test_two_marks_close_together_have_one_label() -> None:
    drawn = curve(MATCH, list(range(LAST + 1)))
    assert drawn is not None
    places = [one["x"] for one in drawn["swings"] if one["labelled"]]
    assert all(other - one >= NEAR for one, other in itertools.pairwise(places))


def test_a_game_without_answers_has_no_curve_but_a_page(hub: FakeHub, client: TestClient[Any]) -> None:
    match = Match(GAME, GAME.sample_setup(3), 5, ["", ""], nature="given")
    match.resign(0)
    assert curve(match, [0]) is None
    hub.replays.put("r0", match)
    html = client.get("/replay/r0").text
    assert "Step 0 of 0" in html and "replay__curve" not in html


# The rest ------------------------------------------------------------------------------------------------------------


def test_the_record_comes_back_as_it_went_in(client: TestClient[Any]) -> None:
    answer = client.get("/replay/r1/record")
    assert answer.content == RECORD
    assert answer.headers["content-disposition"] == 'attachment; filename="dreamblade-r1.jsonl"'
    assert json.loads(answer.content.splitlines()[0])["game"] == "dreamblade"


def test_what_is_pointed_at_is_told(client: TestClient[Any]) -> None:
    given = client.get(f"/replay/r1/look/{LAST}/c-c3?seat=A").json()
    assert "c3" in given["html"] and "<html" not in given["html"]
    assert client.get("/replay/r1/look/5/nothing").json() == {"html": ""}


PATHS = ["/replay/none", "/replay/none/step/3", "/replay/none/record", "/replay/none/look/1/m1"]


@pytest.mark.parametrize("path", PATHS)
def test_what_is_not_there_is_told_with_a_way_on(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no such replay" in answer.text and 'href="/replays"' in answer.text


def test_a_game_that_goes_on_has_no_replay_yet(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.replays.trouble = Refused("refused-not-over")
    answer = client.get("/replay/t1")
    assert answer.status_code == 404 and "not over yet" in answer.text and 'href="/t/t1"' in answer.text


def test_a_game_of_other_rules_says_so(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.replays.trouble = Diverged("the pieces have changed")
    answer = client.get("/replay/t1")
    assert answer.status_code == 404
    assert "can no longer be played again" in answer.text and "the pieces have changed" in answer.text
