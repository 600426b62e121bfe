"""EF-10.41: the First Dream says what it teaches, and when it is learned."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.words.tutorial import DONE, LATER, LESSONS, NOW, states_of
from reverie.testing import rule


def taught(*scripts: str, scenario: str = "I-01") -> Stage:
    stage = Stage("gambler", scenario=scenario).deck(0, *PLAIN, *PLAIN).dreamer(0, hand=("bulk-c",), discard=PLAIN)
    stage.tiles(f"{scenario} SETUP" if scenario == "I-01" else "I-02 SETUP 1").stand(a="A2c")
    stage.s.read = tuple([stage.s.cast.script_ids[script] for script in scripts])
    return stage.dream(scenario)


@rule("EF-10.41", "EF-10.24")
def test_lessons_follow_the_scripts_that_were_read() -> None:
    assert states_of(taught().s) == [NOW] + [LATER] * 9
    assert states_of(taught("s.101", "s.102").s)[:4] == [DONE, DONE, NOW, LATER]
    skipped = states_of(taught("s.101", "s.102", "s.103", "s.104", "s.106").s)
    assert skipped[3:8] == [DONE, NOW, DONE, NOW, LATER]  # the cupboard may still be searched
    assert states_of(taught("s.111").s)[6] == DONE  # by force, too
    assert states_of(taught(scenario="I-02").s) == []


@rule("EF-10.41", "EF-3.22")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_panel_tells_what_is_taught_now_and_keeps_back_the_rest(language: str) -> None:
    page, stage = GAME.page(language), taught("s.101", "s.102", "s.103")
    panel = page.tutorial(stage.s)
    assert panel is not None and [step["state"] for step in panel["steps"]] == [DONE] * 3 + [NOW] + [LATER] * 6
    assert panel["steps"][3]["text"] == page.say("lesson-boost-text")
    assert {step["title"] for step in panel["steps"][4:]} == {""}
    assert [line for line in page.status(stage.s, 0) if page.say("lesson-boost-text") in line]
    assert page.tutorial(taught(scenario="I-02").s) is None
    for name, rules, scripts in LESSONS:
        assert 15 <= len(page.say(f"lesson-{name}-text").split()) <= 45, name
        assert rules and all([script in GAME.cast.script_ids for script in scripts]), name


@rule("EF-10.41")
def test_the_first_lesson_is_learned_in_play() -> None:
    stage = taught().stand(a="A2a")
    stage.s.pending.clear()
    stage.begin(stage.s.agenda[-1].__class__())
    assert "m1" in stage.named()
    stage.say("m1").settle("act")
    assert states_of(stage.s)[:3] == [DONE, NOW, LATER]
