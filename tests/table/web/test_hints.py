"""Hints: whole sentences with a unit, everything framed that is still to be pressed, and taken with one press."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from reverie.games import BUILT_IN, find_game
from reverie.games.sword_and_sorcery.game import GAME as SWORDS
from reverie.kernel.browser import Option, Scene
from reverie.kernel.choice import Choice
from reverie.kernel.codec import save
from reverie.kernel.domain import Listed, Menu, Split, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.sight import Sight
from reverie.kernel.text import LANGUAGES
from reverie.table.hub.bots import ADVISER
from reverie.table.hub.looker import Hint, Looker
from reverie.table.hub.thinking import Thought, _think
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.web.hints import fill, hint_shown, path_to, words_of
from reverie.table.web.show import draft_of, place_options
from reverie.testing.dice_throne import side, table
from reverie.testing.dreamblade import action, figure, shift, strike


class Scened(Scene[Any]):
    """A scene of a scenario for whoever is asked."""

    def __init__(self, game: Any, t: Any) -> None:
        super().__init__(Sight(game, t.state, [], t.choice.seat), t.choice, Draft(t.choice), [])


def shown(scene: Scened, page: Any, answer: Any, buttons: list[Any] | None = None) -> Any:
    return hint_shown(Hint(answer, "Do."), page, scene, buttons or [], 7)


def rolled() -> Any:
    t = table("barbarian", "pyromancer", phase="roll", A=side(ballast=False), B=side())
    t.answer("roll")
    t.rolls(1, 2, 2, 6, 6)
    t.skips_to("reroll")
    return t


def test_all_dice_to_be_rolled_are_framed_and_what_was_picked_wrongly_is_taken_back() -> None:
    t = rolled()
    page = t.game.web_page("en")
    scene = Scened(t.game, t)
    assert scene.draft is not None
    first = shown(scene, page, (0, 3))
    dice = first["elements"].split()
    assert len(dice) == 2 and not first["back"] and first["take"]
    scene.draft.pick(0)
    assert shown(scene, page, (0, 3))["elements"].split() == dice[1:]
    scene.draft.pick(1)
    now = shown(scene, page, (0, 3))
    assert now["elements"].split() == dice[1:] and len(now["back"].split()) == 1
    fill(scene.draft, (0, 3))
    assert scene.draft.chosen == (0, 3) and scene.draft.complete()
    done = shown(scene, page, (0, 3))
    assert done["elements"] == "do-confirm" and not done["back"] and not done["take"]


def test_to_keep_the_dice_is_framed_too() -> None:
    t = rolled()
    scene = Scened(t.game, t)
    now = shown(scene, t.game.web_page("en"), ("stop",), [{"value": '"stop"', "label": "Keep"}])
    assert now["elements"] == "b7-0 stop-rolling", (
        "on its button, and where it sits on the page: either may be out of sight"
    )


def test_a_button_of_the_prompt_is_framed() -> None:
    t = action(". . A . .\n" * 1 + ". . . . .\n" * 4, A=figure("3V", "2/4/5"))
    scene = Scened(t.game, t)
    buttons = [{"value": '"shift"', "label": "Shift"}, {"value": '"strike"', "label": "Strike"}]
    assert shown(scene, t.game.web_page("en"), "strike", buttons)["elements"] == "b7-1"


def quest(asked: str) -> Scened:
    """A quest as soon as this is asked, by whoever is asked."""
    match = Match(SWORDS, SWORDS.setup({"heroes": ["white-rose", "cleric"]}), 1, ["", ""])
    while (choice := match.choices()[0]).kind != asked:
        match.submit(choice.seat, SWORDS.bots.advise(match.state, choice).answer)
    return Scened(SWORDS, SimpleNamespace(state=match.state, choice=choice))


def test_what_was_opened_as_a_list_is_framed_in_it() -> None:
    scene = quest("deed")
    assert scene.choice is not None and scene.draft is not None
    page = SWORDS.web_page("en")
    buttons = place_options(page, scene.state, scene.choice, scene.draft, scene)
    answer = next(pick for pick in scene.draft.picks() if isinstance(pick, tuple) and pick[0] == "go")
    element = page.place(scene.state, scene.choice, answer, scene.draft).split()[0]
    scene.options[element] = [Option("[]", "Something else"), *scene.options[element]]
    told = hint_shown(Hint(answer, "Do."), page, scene, buttons, 7)
    assert told is not None and element in told["elements"].split() and len(told["elements"].split()) > 1
    told = hint_shown(Hint(answer, "Do."), page, scene, buttons, 7, element)
    assert told is not None and told["elements"] == "chooser-1"


def test_the_answers_under_a_story_are_framed_there() -> None:
    scene = quest("branch")
    assert scene.choice is not None and scene.draft is not None
    page = SWORDS.web_page("en")
    buttons = place_options(page, scene.state, scene.choice, scene.draft, scene)
    told = hint_shown(Hint(scene.draft.picks()[1], "Do."), page, scene, buttons, 7)
    assert told is not None and told["elements"] == "story-7-1"


def test_a_text_is_read_without_advice() -> None:
    for asked, advised in (("reading", False), ("branch", True), ("deed", True)):
        scene = quest(asked)
        looker = Looker(Visitor("x", ""), Settings({}), {0, 1})
        assert draft_of(looker, SWORDS.web_page("en"), scene, "")["can_hint"] is advised, asked


def test_a_move_is_framed_step_by_step() -> None:
    t = shift(". . . . .\n" * 2 + ". . A . .\n" + ". . . . .\n" * 2, A=figure("3V", "2/4/5"))
    page = t.game.web_page("en")
    scene = Scened(t.game, t)
    assert scene.draft is not None
    answer = next(value for value in t.choice.options if isinstance(value, tuple))
    piece = shown(scene, page, answer)["elements"]
    scene.draft.pick(answer[:2])
    cell = shown(scene, page, answer)["elements"]
    assert piece and cell and piece != cell
    other = next(v for v in t.choice.options if isinstance(v, tuple) and v[2] != answer[2])
    scene.draft.chosen = ("stop",)
    assert shown(scene, page, other)["back"] == "do-back"


@pytest.mark.parametrize(
    ("options", "answer", "path"),
    [
        (Listed(("a", ("b", 1))), ("b", 1), (("b", 1),)),
        (Menu(("stop",), (("move", (1, 2), (5, 6)),)), ("move", 2, 6), (("move", 2), 6)),
        (Menu(("stop",), (("move", (1, 2), (5, 6)),)), "stop", ("stop",)),
    ],
)
def test_the_way_to_an_answer(options: Any, answer: Any, path: Any) -> None:
    assert path_to(options, answer) == path


def test_a_split_is_framed_at_its_steppers_and_filled() -> None:
    t = strike(
        ". . . . .\n" * 2 + ". . Abc . .\n" + ". . . . .\n" * 2,
        A=figure("3V", "2/4/5"), b=figure("2F", "1/3/4"), c=figure("2F", "1/3/4"),
    )  # fmt: skip
    t.answer("c3")
    t.roll(3, 3)
    assert isinstance(t.choice.options, Split)
    page = t.game.web_page("en")
    scene = Scened(t.game, t)
    assert scene.draft is not None
    assert shown(scene, page, (4, 2))["elements"] == "more-0 more-1"
    fill(scene.draft, (4, 2))
    assert scene.draft.answer() == (4, 2) and shown(scene, page, (4, 2))["elements"] == "do-confirm"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_why_and_how_much(language: str) -> None:
    t = rolled()
    page = t.game.web_page(language)
    told = _think("dice_throne", save(t.game, t.state), 0, ADVISER, 1)
    text = words_of(page, t.state, t.choice, Thought(*told))
    assert text[0].isupper() and text.endswith(".") and ".." not in text
    assert {"en": "damage", "pl": "obr."}[language] in text
    chances = Thought("x", "bot-any", {}, 0.0, (58, 51))
    t = shift(". . . . .\n" * 2 + ". . A . .\n" + ". . . . .\n" * 2, A=figure("3V", "2/4/5"))
    chances.answer = "stop"
    text = words_of(find_game("dreamblade").web_page(language), t.state, t.choice, chances)
    assert "58" in text and "51" in text and text.count(".") == 3


def test_hints_come_from_the_strongest_bot_within_a_second() -> None:
    kind, _colon, budget = ADVISER.partition(":")
    assert kind == "master" and float(budget.removesuffix("s")) < 1
    assert all(behind.startswith(kind) for name in BUILT_IN for behind in (find_game(name).bots.levels["master"],))


def test_only_a_choice_is_hinted_at() -> None:
    t = rolled()
    scene = Scened(t.game, t)
    assert hint_shown(None, t.game.web_page("en"), scene, [], 7) is None
    assert isinstance(t.choice, Choice) and isinstance(t.choice.options, Subset)
