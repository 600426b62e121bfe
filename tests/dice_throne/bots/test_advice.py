"""What Dice Throne advises: nothing met is given up, and what lies in the hand is counted on."""

from __future__ import annotations

import pytest

from reverie.bots import Seen, find_bot
from reverie.games.dice_throne import GAME
from reverie.kernel.text import LANGUAGES
from reverie.testing.dice_throne import Contested, side, table


def advised(t: Contested, bot: str) -> object:
    return find_bot(bot, 1).choose(Seen(GAME, t.state, t.choice))


def behind() -> Contested:
    """Seven health against sixteen, burning, and a small straight on the table: whoever passes here has lost."""
    mine = side(health=7, cp=1, hand=["twice-wild"], tokens={"burn": 1}, levels={"reckless": 2}, ballast=False)
    theirs = side(health=16, cp=2, tokens={"fire-mastery": 5})
    t = table("barbarian", "pyromancer", phase="roll", A=mine, B=theirs)
    t.rolls_attack(4, 2, 2, 3, 1)
    assert t.choice.kind == "announce"
    return t


@pytest.mark.parametrize("bot", ["normal", "hard:60", "hard:0.3s"])
def test_a_met_ability_is_not_given_up_when_passing_loses(bot: str) -> None:
    t = behind()
    assert advised(t, bot) == t.value(("announce", "mighty-blow", 0))


def with_bend_the_odds(cp: int) -> Contested:
    """1 2 3 4 1 with an attempt left: a large straight, worth 20 damage, is one die away."""
    mine = side(cp=cp, hand=["wild"], levels={"reckless": 2}, ballast=False)
    t = table("barbarian", "pyromancer", phase="roll", A=mine, B=side())
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 1)
    t.skips_to("reroll")
    return t


def test_re_rolls_count_on_the_card_that_turns_a_die() -> None:
    t = with_bend_the_odds(2)
    answer = advised(t, "hard:1")
    assert answer in ((0,), (4,)), "one of the ones is rolled; the straight stays"
    bot = find_bot("hard:1", 1)
    bot.choose(Seen(GAME, t.state, t.choice))
    assert bot.reason == "bot-plan" and bot.reason_args["worth"] > bot.reason_args["now"]
    for language in LANGUAGES:
        page = GAME.web_page(language)
        told = page.reason(t.state, bot.reason, bot.reason_args)
        assert str(bot.reason_args["worth"]) in told.replace(",", ".")
