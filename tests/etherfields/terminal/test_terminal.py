"""Etherfields in a terminal: the First Dream typed from beginning to end in both languages, the map, the hand, odds, details."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console
from tests.etherfields.stage import Stage
from tests.etherfields.terminal.typist import Typist

from reverie.games.etherfields.content.legacies import after_first_dream
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import decisions
from reverie.games.etherfields.terminal.page import EtherfieldsTerminal
from reverie.kernel.text import LANGUAGES
from reverie.terminal import Left
from reverie.testing import rule


def page(language: str = "en") -> EtherfieldsTerminal:
    return EtherfieldsTerminal(language, GAME.library)


def printed(what: Any, colour: bool = False) -> str:
    file = io.StringIO()
    Console(file=file, width=100, no_color=not colour, force_terminal=colour).print(what)
    return file.getvalue()


def bells() -> Stage:
    """The second Dream with everything on the board, and the Sexton beside the Gambler."""
    stage = Stage("gambler", "tough-guy").tiles("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C", "I-02 D", "I-02 E")
    stage.walls("A2b/A3a", "A3c/B3a")
    stage.entity("I-02 K", "B2b", morphings=["sharper"])
    return stage.dreamer(0, hand=["loaded-coin", "small-change", "side-bet"], ether=1).stand(a="B2a", b="A2c").dream()


ENDS = {
    "en": "The Dream “Before It All Began” ends: it is won.",
    "pl": "Sen „Zanim wszystko się zaczęło” się kończy: wygrana.",
}


@rule("EF-10.50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_dream_is_typed_from_beginning_to_end(language: str) -> None:
    asked = ("odds", "show journal", "board", "why 1", "log 3")
    table = Typist(language, 4, 230, asked)
    with pytest.raises(Left):
        table.play()
    told = table.screen.getvalue()
    assert ENDS[language] in told
    for line in told.splitlines():
        assert len(line) <= 100, line
        assert "{" not in line and "None" not in line, line
    page_ = page(language)
    for script in ("s.100", "s.101", "s.102", "s.103", "s.104", "s.105", "s.106", "s.108", "s.109", "s.110", "s.116"):
        assert page_.script(script).split(".")[0][:40] in told, script


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_a_hundred_columns(language: str, colour: bool) -> None:
    told = printed(page(language).board(bells().s, 0, colour), colour)
    bare = re.sub(r"\x1b\[[0-9;]*m", "", told)
    assert all(len(line) <= 100 for line in bare.splitlines())
    assert ("\x1b[" in told) == colour


def test_the_map_shows_walls_terrain_figures_and_actions() -> None:
    told = printed(page().board(bells().s, 0, False))
    assert "#A3a +1" in told and "B1a ▒ m9" in told and "~" in told
    assert re.search(r"B2b ◌ m3", told) and "se" in told
    assert "B2 Nave: m3 Read the hymn board [3 Awareness]" in told
    assert "C2     Loaded Coin" in told and "A1/W2  Small Change" in told
    assert "The Sexton: B2b (Nave) · Movement 2 · Sharper · Basic: each Dreamer within range 1 gains 1 Distress" in told


def test_deeds_stand_under_headings() -> None:
    stage = bells()
    told, choice = page(), stage.asked()
    groups = {told.option_group(stage.s, choice, value) for value in stage.options()}
    assert {"End", "Move", "Cards of your hand", "Basic and innate actions"} <= groups


@rule("EF-5.100")
@pytest.mark.parametrize(("language", "sixth", "third"), [("en", "16.7 %", "33.3 %"), ("pl", "16,7 %", "33,3 %")])
def test_odds_of_a_boost_are_exact(language: str, sixth: str, third: str) -> None:
    stage = bells()
    assert page(language).odds(stage.s, 0) is None
    stage.say("move")
    told = page(language).odds(stage.s, 0)
    assert told is not None
    assert told.plain.count(sixth) == 4 and third in told.plain.splitlines()[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("sexton", "Ask for the hymn · Contact · cost: 3 Awareness"),
        ("loaded coin", "Reroll a die of your own."),
        ("nave", "Lair: b (blue)"),
        ("sharper", "Its effects give 1 Distress more."),
        ("journal", "Goal: Strike the three bells in the right order."),
        ("gambler", "Second Throw"),
        ("stunned", "No Distress is given or gained."),
    ],
)
def test_everything_is_shown_by_its_name(words: str, told: str) -> None:
    assert told.casefold() in str(page().detail(bells().s, words)).casefold()


def test_what_nobody_has_found_is_not_shown() -> None:
    s = bells().s
    assert "Hymn Board" not in str(page().detail(s, "hymn board"))
    assert page().detail(None, "sexton") is None and page().detail(s, "") is None


@pytest.mark.parametrize("words", ["move", "peek", "done for this turn"])
def test_options_are_meant_by_their_names(words: str) -> None:
    stage = bells()
    meant = page().parse(stage.s, stage.asked(), words)
    assert stage.asked().options.has(meant)


def test_spaces_are_meant_by_their_names() -> None:
    stage = bells().say("move")
    while stage.asked().decision is decisions.PAY:
        stage.say(next(one for one in stage.options() if one == "enough" or one[0] == "card"))
    assert stage.asked().decision is decisions.WALK
    assert page().parse(stage.s, stage.asked(), "b2c") == stage.s.cast.spaces.names.index("B2c")


@pytest.mark.parametrize("words", ["", "xyzzy"])
def test_what_means_nothing_is_told_so(words: str) -> None:
    stage = bells()
    with pytest.raises(ValueError, match=r"."):
        page().parse(stage.s, stage.asked(), words)


@rule("EF-6.116")
def test_a_tile_that_is_revealed_has_no_actor() -> None:
    """The script that the Bell Tower brings is nobody's: a tile is no seat."""
    stage = (
        Stage("gambler")
        .tiles("I-02 SETUP 1", "I-02 SETUP 2")
        .stand(a="A2d")
        .dreamer(0, hand=["wild-swing"] * 3)
        .dream()
    )
    stage.s.events = []
    stage.say("m2")
    while stage.s.pending and not stage.told("read"):
        answers = [one for one in stage.options() if one == "enough" or (isinstance(one, tuple) and one[0] == "card")]
        stage.say(answers[0] if answers else stage.options()[0])
    assert [one["seat"] for one in stage.told("read")] == [-1]


@pytest.mark.parametrize(
    ("words", "cited"),
    [
        ("read the hymn board", "EF-5.44"),
        ("effort", "EF-5.3"),
        ("second throw", "EF-5.48"),
        ("peek", None),
    ],
)
def test_why_something_is_no_option(words: str, cited: str | None) -> None:
    stage = bells()
    refusal = GAME.why_not(stage.s, stage.asked(), page().parse(stage.s, stage.asked(), words))
    assert (refusal.rule if refusal is not None else None) == cited
    assert refusal is None or page().refusal(stage.s, refusal).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_bots_is_a_sentence(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAME.folder() / "bots").glob("*.py"))
    reasons = sorted(set(re.findall(r'"(bot-[a-z-]+)"', source)))
    assert len(reasons) > 20
    for reason in reasons:
        told = page(language).reason(bells().s, reason, {})
        assert told[0].isupper() and told.endswith(".") and "{" not in told


@rule("EF-3.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [19, 41])
def test_a_deck_of_the_wrong_size_is_refused_with_the_right_one(language: str, size: int) -> None:
    legacy = after_first_dream(GAME.cast)
    legacy["dreamers"]["gambler"]["cards"] *= 2  # 44 cards to choose from
    stage = Stage.begun(scenario="session", dreamers=["gambler"], legacy=legacy).settle("deck")
    choice = stage.asked()
    assert choice.kind == "deck"
    wrong, right = tuple(range(size)), tuple(range(20))
    refusal = GAME.why_not(stage.s, choice, wrong)
    assert refusal is not None and refusal.rule == "EF-3.9" and not choice.options.has(wrong)
    said = page(language).refusal(stage.s, refusal)
    assert str(size) in said and "20" in said and "40" in said
    assert GAME.why_not(stage.s, choice, right) is None


@rule("EF-5.39")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_of_the_wrong_colour_is_refused(language: str) -> None:
    stage = Stage("gambler").tiles("I-02 SETUP 1").stand(a="A2d").dreamer(0, hand=("wild-swing", "bulk-c")).dream()
    stage.say("m2")
    choice = stage.asked()
    assert choice.kind == "pay"
    wrong = [card for card in stage.s.dreamers.rows[0].hand if not choice.options.has(("card", card))]
    assert wrong
    refusal = GAME.why_not(stage.s, choice, ("card", wrong[0]))
    assert refusal is not None and refusal.rule == "EF-5.39" and refusal.why == "wrong-colour"
    assert page(language).refusal(stage.s, refusal).endswith(".")
