"""`reverie fuzz`, `reverie exhaust` and `reverie rules`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from reverie.games import find_game
from reverie.testing import contract

# fuzz ----------------------------------------------------------------------------------------------------------------


def test_fuzz_in_json_tells_what_was_played_and_that_it_holds(process: Any) -> None:
    done = process("fuzz", "dreamblade", "--decisions", "60", "--seed", "5", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert set(told) == {"game", "decisions", "games", "seed", "seconds", "ok"}
    assert (told["game"], told["decisions"], told["seed"], told["ok"]) == ("dreamblade", 60, 5, True)
    assert told["games"] >= 1
    assert told["seconds"] > 0


def test_fuzz_in_words_says_ok(reverie: Any) -> None:
    done = reverie("fuzz", "dreamblade", "--decisions", "20")
    assert done.code == 0
    assert done.out.startswith("ok: 20 decisions of ")


@pytest.mark.parametrize(
    "error", [contract.Broken, ValueError, AttributeError, RecursionError, KeyError, ZeroDivisionError]
)
def test_a_failure_gives_exit_code_1_and_a_line_to_repeat_it(
    reverie: Any, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    seen = 0

    def breaks(*_: Any) -> None:
        nonlocal seen
        seen += 1
        if seen > 10:
            raise error("the clause is broken")

    monkeypatch.setattr(contract, "check_frames", breaks)
    done = reverie("fuzz", "dreamblade", "--decisions", "50", "--seed", "9", "--json")
    assert done.code == 1
    assert "Traceback" not in done.err
    told = json.loads(done.out)
    assert told["ok"] is False
    assert error.__name__ in told["failure"]
    assert "the clause is broken" in told["failure"]
    assert told["repro"] == "reverie fuzz dreamblade --seed 9 --decisions 50 --every 1"
    again = reverie(*shlex.split(told["repro"])[1:])
    assert again.code == 1
    assert "broken after" in again.out
    assert f"repro: {told['repro']}" in again.out


def test_the_line_to_repeat_a_failure_begins_with_the_game_that_broke(
    reverie: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the second game breaks, its own seed is named, and the same failure comes again."""
    game: Any = find_game("dreamblade")
    short = game.setup({"turn_limit": 1})
    monkeypatch.setattr(type(game), "sample_setup", lambda _self, seed: short | {"names": [str(seed), ""]})
    real = contract.check_save

    def breaks(g: Any, s: Any) -> None:
        if s.setup["names"][0] == "10":
            raise contract.Broken("the tenth world")
        real(g, s)

    monkeypatch.setattr(contract, "check_save", breaks)
    done = reverie("fuzz", "dreamblade", "--decisions", "400", "--seed", "9", "--json")
    told = json.loads(done.out)
    assert done.code == 1
    assert "--seed 10 " in told["repro"]
    assert json.loads(reverie(*shlex.split(told["repro"])[1:], "--json").out)["failure"] == told["failure"]


def test_the_line_to_repeat_a_failure_names_the_content(
    reverie: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pack.yaml").write_text("id: mine\nversion: 1\n", encoding="utf-8")

    def breaks(*_: Any) -> None:
        raise contract.Broken("always")

    monkeypatch.setattr(contract, "check_frames", breaks)
    told = json.loads(reverie("fuzz", "dreamblade", "--decisions", "5", "--content", tmp_path, "--json").out)
    assert f"--content {tmp_path}" in told["repro"]


# rules ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "title"), [("en", "DB-802.2g · Deathblow"), ("pl", "DB-802.2 · Walka")])
def test_a_rule_is_found_by_its_id(reverie: Any, language: str, title: str) -> None:
    id = title.split()[0]
    for words in (id, id.lower(), id.removeprefix("DB-")):
        done = reverie("rules", "dreamblade", words, "--lang", language)
        assert (done.code, done.err) == (0, "")
        assert done.out.startswith(title + "\n")


def test_rules_are_found_by_a_word_titles_first(reverie: Any) -> None:
    done = reverie("rules", "dreamblade", "deathblow")
    assert done.code == 0
    assert "DB-802.2g · Deathblow" in done.out
    assert "deathblow" in done.out.splitlines()[0].casefold()


def test_all_rules_are_listed_one_per_line(reverie: Any) -> None:
    for language in ("en", "pl"):
        done = reverie("rules", "dreamblade", "--lang", language)
        lines = done.out.splitlines()
        book = find_game("dreamblade").rulebook()
        assert done.code == 0
        assert [line.split()[0] for line in lines if line.startswith("DB-")] == [id.split()[0] for id in book.rules]
        assert len(lines) == len(book.rules), "a long title is not broken into two lines"


def test_an_unknown_word_is_told_and_fails(process: Any) -> None:
    done = process("rules", "dreamblade", "xyzzy")
    assert done.code != 0
    assert done.out == ""
    assert "no rule of dreamblade is called 'xyzzy'" in done.err


@pytest.mark.parametrize("words", ["[", "(", "*", "\\", "%"])
def test_a_word_is_no_pattern(reverie: Any, words: str) -> None:
    done = reverie("rules", "dreamblade", words)
    assert done.code in (0, 1, 2)
    assert "Traceback" not in done.err


def test_a_rule_in_json_has_its_text_and_what_stands_behind_it(reverie: Any) -> None:
    done = reverie("rules", "dreamblade", "DB-802.2g", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert told["id"] == "DB-802.2g"
    assert {"title", "text", "steps", "tests"} <= set(told)


def test_rules_in_json_speak_the_language_asked_for(reverie: Any) -> None:
    done = reverie("rules", "dreamblade", "DB-802.2", "--json", "--lang", "pl")
    assert done.code == 0
    assert json.loads(done.out)["title"] == "Walka"


def test_a_search_in_json_is_a_list(reverie: Any) -> None:
    told = json.loads(reverie("rules", "dreamblade", "deathblow", "--json").out)
    assert isinstance(told, list)
    assert "DB-802.2g" in [rule["id"] for rule in told]


def test_coverage_in_json_has_its_keys_and_counts_all_rules(reverie: Any) -> None:
    done = reverie("rules", "dreamblade", "--coverage", "--json")
    told = json.loads(done.out)
    assert set(told) == {"game", "rules", "enforced", "informational", "untested", "missing", "unproved"}
    assert told["game"] == "dreamblade"
    assert told["rules"] == 385
    assert told["enforced"] + told["informational"] + len(told["untested"]) == 385
    assert done.code == int(bool(told["untested"] or told["missing"]))


def test_coverage_in_words_says_the_same(reverie: Any) -> None:
    done = reverie("rules", "dreamblade", "--coverage")
    assert done.out.startswith("385 rules: ")
    assert "missing: " in done.out


def test_exhaust_lists_what_never_occurred(reverie: Any) -> None:
    few = reverie("exhaust", "sword_and_sorcery", "--games", "1", "--json")
    told = json.loads(few.out)
    assert few.code == 1 and told["games"] == 1 and told["things"] > 800
    assert "Q6.18" in told["never"]["paragraph"] and "effect" in told["never"]
    listed = reverie("exhaust", "dreamblade", "--games", "1")
    assert "things of dreamblade occurred in 1 games" in listed.out and "never, " in listed.out
