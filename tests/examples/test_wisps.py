"""The example of docs/cookbook-game.md plays everywhere: in a terminal, in a browser, in the laboratory, in the battery."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.examples.conftest import EXAMPLE, Runner
from tests.table.browsers import Person

from reverie.games import BUILT_IN
from reverie.testing.servers import Server

BATTERY = """
from reverie.games import find_game
from reverie.testing.contract import play_checked
game = find_game("wisps")
for players in (2, 3, 4):
    for seed in range(4):
        assert max(play_checked(game, game.setup({"players": players}), seed)) > players
print("held")
"""
SCENARIO = """
from reverie.games import find_game
from reverie.kernel.agenda import submit
from reverie.kernel.choice import NATURE
game = find_game("wisps")
s = game.new(game.setup({}), 1)
submit(s, 0, 4)
assert game.view(s, 1)["players"][0][1] is None
submit(s, 1, 6)
submit(s, NATURE, (5,))
assert (s.pending[0].seat, s.pending[0].rule, list(s.pending[0].options)) == (0, "WI-2.3", ["roll", "stop"])
assert s.players[1].safe == (5,)  # everybody saw that the snare of the other seat is not for 5
worlds = {game.determinize(s, 0, seed).players[1].snare for seed in range(60)}
assert worlds == {2, 3, 4, 6}, worlds
submit(s, 0, "roll")
submit(s, NATURE, (6,))
assert game.scores(s) == (0, 6) and s.gathered == 0 and s.active() == 1  # WI-2.2: caught
assert game.view(s, 0)["players"][1][:3] == (6, 6, True)
submit(s, NATURE, (1,))
assert s.active() == 0 and game.scores(s) == (0, 6)  # WI-2.2: the light goes out
submit(s, NATURE, (6,))
assert s.gathered == 6  # a sprung snare catches nothing more
submit(s, 0, "stop")
assert game.scores(s) == (6, 6)
assert game.why_not(s, s.pending[0], "stop").rule == "WI-2.1"
print("held")
"""


@pytest.mark.parametrize("code", [BATTERY, SCENARIO], ids=["battery", "rules"])
def test_the_example_keeps_the_contract_and_its_rules(run: Runner, code: str) -> None:
    done = run("-c", code)
    assert (done.stdout.strip(), done.returncode) == ("held", 0), done.stderr


@pytest.mark.parametrize(("language", "words"), [("en", "Roll again, or keep"), ("pl", "Rzucasz jeszcze raz")])
def test_the_example_plays_in_a_terminal(run: Runner, language: str, words: str) -> None:
    answers = "hint\nwhy 9\nrules WI-2.2\n" + "2\n" * 60
    done = run("-m", "reverie.cli", "play", "wisps", "--seed", "3", "--lang", language, "--no-colour", stdin=answers)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout and "WI-2.2" in done.stdout
    assert re.search(r"(Winner|Zwycięstwo): \w+ \(\d+ : \d+\)\.\n$", done.stdout)


def test_the_example_is_measured_in_the_laboratory(run: Runner) -> None:
    done = run("-m", "reverie.cli", "simulate", "wisps", "--games", "20", "--bots", "greedy,random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


def test_the_example_is_on_the_pages_and_hides_what_is_hidden(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        assert "Wisps" in client.get("/").text
        assert "WI-2.2" in client.get("/rules/wisps", params={"chapter": "turn"}).text
        body = {"game": "wisps", "seats": [{"kind": "you"}, {"kind": "you"}]}
        table = client.post("/api/tables", json=body).json()
        keys = [table["tokens"][seat] for seat in ("0", "1")]

        def told(key: str | None = None) -> dict[str, Any]:
            headers = {"authorization": f"Bearer {key}"} if key else {}
            found: dict[str, Any] = client.get(f"/api/tables/{table['table']}", headers=headers).json()
            return found

        for key, number in zip(keys, (4, 6), strict=True):
            sent = {"seq": told(key)["seq"], "value": number}
            headers = {"authorization": f"Bearer {key}"}
            answer = client.post(f"/api/tables/{table['table']}/answer", json=sent, headers=headers)
            assert answer.status_code in (200, 201), answer.text
        mine, theirs = told(keys[0])["view"]["players"]
        assert mine[1] == 4
        for _points, snare, sprung, _safe in (theirs, *told()["view"]["players"]):  # the first roll may have sprung one
            assert (snare is not None) == sprung
        page = client.get(f"/t/{table['table']}/watch", follow_redirects=True)
        assert page.status_code == 200 and 'id="overview"' in page.text
        assert "/static/wisps" not in page.text  # it has no style sheet of its own, and its page asks for none


def test_the_example_plays_in_a_browser(server: Server, browser: Any) -> None:
    person = Person(browser, server.url, 1)
    person.prefer(speed="off")
    person.page.goto("/new?game=wisps")
    person.page.locator("button.btn--act").first.click()
    person.page.wait_for_selector("#overview")
    person.play()
    assert "won" in person.page.locator("#over").inner_text() or "lost" in person.page.locator("#over").inner_text()
    assert "Winner" in person.page.locator("#prompt").inner_text()
    assert person.complaints == []
    person.close()


@pytest.mark.parametrize("folder", ["nowhere", "empty"])
def test_a_folder_that_is_no_game_is_told_with_what_would_be_right(run: Runner, tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    done = run("-m", "reverie.cli", "play", folder, REVERIE_GAMES=str(tmp_path / folder))
    assert done.returncode == 2
    assert "is no game; it should be a folder with an __init__.py" in done.stderr.replace("\n", " ")


def test_a_small_game_answers_about_a_dozen_questions() -> None:
    tree = ast.parse((EXAMPLE / "__init__.py").read_text(encoding="utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    answered = [
        part.name
        for name in ("WispsGame", "WispsAdviser", "WispsPage")
        for part in classes[name].body
        if isinstance(part, ast.FunctionDef)
    ]
    assert len(answered) <= 12, answered


def test_the_example_is_not_among_the_games_unless_somebody_asks_for_it(run: Runner) -> None:
    done = run("-c", "from reverie.games import GAMES; print(*GAMES)", REVERIE_GAMES="")
    assert done.stdout.split() == list(BUILT_IN)
