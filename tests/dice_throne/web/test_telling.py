"""What the table tells of Dice Throne: beats, why something is no option, what aiming gives up, what stopping would come to."""

from __future__ import annotations

import json
import random

import pytest
from tests.dice_throne.web.test_web import LOOKED, html_of, page_in, played, scene_for

from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.testing.dice_throne import Contested, table


def game(seed: int) -> Match:
    *_before, (match, _choice) = played(("duel", 2), seed, 900)
    return match


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_roll_every_blow_and_every_card_is_a_beat(language: str) -> None:
    match = game(3)
    s = match.state
    assert isinstance(s, DiceThrone)
    page = page_in(language)
    events = [event for _number, event in match.log]
    beats = page.beats(s, events)
    count = {
        kind: sum(event.kind == kind for event in events)
        for kind in ("health-changed", "played", "announced", "turn-began")
    }
    offered = [event for event in events if event.kind == "dice-shown" and event.data["purpose"] in (1, 3)]
    rolls = [beat for beat in beats if beat.kind == "roll" and beat.dice]
    assert len(rolls) >= len(offered) > 10
    landed = [beat for beat in beats if beat.touches and beat.touches[0]["at"].startswith("hp-")]
    assert len(landed) == count["health-changed"] > 5
    assert all("→" in beat.text and beat.kind == "land" for beat in landed)
    assert sum(beat.kind == "announce" for beat in beats) >= count["played"] + count["announced"]
    assert sum(beat.kind == "turn" for beat in beats) >= count["turn-began"]


def rolled(*dice: int) -> Contested:
    """A Barbarian who has rolled once."""
    t = table("barbarian", "pyromancer", phase="roll")
    t.answer("roll")
    t.rolls(*dice)
    t.pass_all()
    return t


def test_beats_say_what_was_kept_and_what_was_rolled() -> None:
    t = table("barbarian", "pyromancer", phase="roll")
    t.forget()
    t.answer("roll")
    t.rolls(1, 4, 5, 4, 4)
    t.pass_all()
    t.answer((0,))
    t.rolls(2)
    texts = [beat.text for beat in page_in("en").beats(t.state, t.seen) if beat.kind == "roll"]
    assert texts == ["First attempt of Barbarian: 1 4 5 4 4", "Barbarian keeps 4 5 4 4 and rolls 2"]


def test_aiming_keeps_what_is_met_and_rolling_says_what_it_risks() -> None:
    """4 1 2 6 3 is a small straight: whoever aims at the large one rolls the 6, which the small one does not need."""
    t = rolled(4, 1, 2, 6, 3)
    page = page_in("en")
    scene, _buttons = scene_for(page, t.state, [], 0, t.choice)
    slots = {slot["name"]: slot for row in page.scene(scene)["you"]["rows"] for slot in row["slots"]}
    assert json.loads(slots["Guard Down"]["aim"]) == [3]
    assert scene.draft is not None
    scene.draft.choose((3,))
    assert page.consequence(t.state, t.choice, scene.draft)[0] == "Full Swing is yours already."
    scene.draft.choose((0,))
    line = page.consequence(t.state, t.choice, scene.draft)[0]
    assert line.startswith("You give up Full Swing: ")
    assert line.endswith("% instead of 100%.")


def test_the_account_tells_what_stopping_would_come_to() -> None:
    t = rolled(4, 1, 2, 6, 3)
    page = page_in("en")
    scene, _buttons = scene_for(page, t.state, [], 0, t.choice)
    told = page.scene(scene)["ledger"]
    assert told["title"] == "Damage ledger, if you stop now"
    rows = told["parts"][0]["rows"]
    assert rows[0]["text"] == "Full Swing"
    assert rows[0]["value"] == "9"
    assert rows[-1]["text"] == "Expected damage to Pyromancer"


def test_the_best_answer_has_a_button_and_nothing_asks_twice() -> None:
    t = rolled(1, 1, 2, 3, 2)
    t.answer(("stop",))
    t.asked("A", "announce")
    page = page_in("en")
    scene, buttons = scene_for(page, t.state, [], 0, t.choice)
    assert [(button["label"], button["kind"], button["far"]) for button in buttons] == [
        ("Announce Rough Hello (5 Sword): 8 damage", "act", ""),
        ("Announce Rough Hello (3 Sword): 4 damage", "opt", "1"),
        ("Announce Rough Hello (4 Sword): 6 damage", "opt", "1"),
        ("Announce nothing", "quiet", ""),
    ]
    assert buttons[-1]["ask"] == "You could announce Rough Hello: 8 damage. Announce nothing all the same?"
    (slot,) = [slot for row in page.scene(scene)["you"]["rows"] for slot in row["slots"] if slot["lines"]]
    assert [(line["text"], line["best"]) for line in slot["lines"]] == [
        ("3 Sword: 4 damage", False),
        ("4 Sword: 6 damage", False),
        ("5 Sword: 8 damage", True),
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whatever_is_pressed_has_an_answer_that_names_it(language: str) -> None:
    """No click on anything of the table is told that it is not among the options."""
    page = page_in(language)
    chance = random.Random(5)
    seen = set()
    empty = page.say("refusal-no-option")
    for number, (match, choice) in enumerate(played(("duel", 2), 11, 400)):
        if number % 4 and choice.kind in seen:
            continue
        seen.add(choice.kind)
        s = match.state
        assert isinstance(s, DiceThrone)
        scene, _buttons = scene_for(page, s, match.log, choice.seat, choice)
        html = html_of(page, scene, page.scene(scene))
        assert scene.draft is not None
        for element in chance.sample(found := sorted(set(LOOKED.findall(html))), min(12, len(found))):
            if scene.options.get(element):
                continue
            refusal = page.why_not_at(s, choice, scene.draft, element)
            assert refusal is not None, (choice.kind, element)
            assert page.refusal(s, refusal) != empty, (choice.kind, element)
            assert page.element_name(s, choice.seat, element), element
    assert {"main", "react", "reroll"} <= seen


def test_a_card_is_no_ability_and_an_ability_no_card() -> None:
    t = rolled(1, 1, 2, 3, 2)
    page = page_in("en")
    card = t.state.players.rows[0].hand[0]
    draft = Draft(t.choice)
    said = {element: page.refusal(t.state, refusal) for element in (f"card-{card}", "ab-0-7", "ab-1-0")
            if (refusal := page.why_not_at(t.state, t.choice, draft, element))}  # fmt: skip
    assert said[f"card-{card}"] == "This card is only for your own Main Phases."
    assert said["ab-0-7"].startswith("A defence is chosen when an opponent attacks you")
    assert said["ab-1-0"] == "This belongs to Pyromancer: you can look at it, but not choose it now."


def test_the_recap_tells_all_of_the_opponents_turn_until_the_own_one_begins() -> None:
    match = game(3)
    log, page = match.log, page_in("en")
    turns = [(at, event.data["seat"]) for at, (_answer, event) in enumerate(log) if event.kind == "turn-began"]
    (theirs, other), (mine, viewer) = turns[-2], turns[-1]
    assert other != viewer
    s = match.state
    assert isinstance(s, DiceThrone)
    assert s.active == viewer
    assert page.recap_from(s, viewer, log, mine - 1) == theirs  # the last own answer was a defence
    assert page.recap_from(s, viewer, log, mine + 3) == mine + 3  # something was done in this turn
    assert page.recap_from(s, other, log, mine + 3) == mine + 3
