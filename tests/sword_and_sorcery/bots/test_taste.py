"""What bots learn, buy and keep: the best by advice; bots draw among what is about as good, each by its own stream."""

from __future__ import annotations

from collections import Counter

import pytest

from reverie.bots import find_bot
from reverie.bots.base import Seen
from reverie.games import find_game
from reverie.games.sword_and_sorcery.bots.items import dealing_worth, weighed_learn
from reverie.games.sword_and_sorcery.bots.taste import NEAR
from reverie.games.sword_and_sorcery.rules import decisions
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.agenda import owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.lab.play import begun

GAME = find_game("sword_and_sorcery")


def asked(decision: object, quest: str = "Q3") -> tuple[Quest, Choice]:
    """The first question of a kind in a quest."""
    s = begun(GAME, GAME.setup({"quest": quest, "heroes": ["cleric", "archer"]}), 3)
    assert isinstance(s, Quest)
    while owed(s).decision is not decision:
        submit(s, owed(s).seat, GAME.bots.advise(s, owed(s)).answer)
    return s, owed(s)


def test_what_is_learned_is_drawn_among_what_is_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing far behind the best, the better the likelier; and by the bot's own stream, so the same seed learns the same."""
    s, choice = asked(decisions.LEARN)
    worths = dict(weighed_learn(s, choice))
    monkeypatch.setitem(NEAR, "bot-learn", 0.25)
    best = max(worths.values())
    streams = Stream(7).streams
    drawn = Counter(GAME.bots.advise_varied(s, choice, streams).answer for _ in range(600))
    near = [power for power, worth in worths.items() if worth >= NEAR["bot-learn"] * best]
    assert 1 < len(near) < len(worths)
    assert set(drawn) == set(near)
    order = sorted(near, key=lambda power: worths[power])
    assert drawn[order[-1]] > drawn[order[0]]
    seen = Seen(GAME, s, choice)
    learned = [find_bot("normal", seed).choose(seen) for seed in range(30)]
    assert learned == [find_bot("normal", seed).choose(seen) for seed in range(30)] and len(set(learned)) > 1


def test_advice_names_the_best() -> None:
    s, choice = asked(decisions.LEARN)
    worths = dict(weighed_learn(s, choice))
    advice = GAME.bots.advise(s, choice)
    assert advice.reason == "bot-learn" and worths[advice.answer] == max(worths.values())


def test_bots_have_what_they_hold_enchanted() -> None:
    """SS-27.10: fifty crowns for the other side of what is worn; nothing for what lies in the backpack."""
    s, choice = asked(decisions.VISIT)
    seat = choice.seat
    while True:
        found = [one for one in owed(s).options if isinstance(one, tuple) and one[0] == "enchant"]
        if found or owed(s).decision is not decisions.VISIT:
            break
        submit(s, owed(s).seat, GAME.bots.advise(s, owed(s)).answer)
        seat = owed(s).seat
    assert found
    worn = [one for one in found if one[1] in s.heroes.rows[seat].slots]
    packed = [one for one in found if one[1] in s.heroes.rows[seat].pack]
    assert worn and max([dealing_worth(s, seat, one) for one in worn]) > 1.0
    assert all(dealing_worth(s, seat, one) < 0 for one in packed)


def test_other_questions_are_answered_as_advised() -> None:
    s, choice = asked(decisions.WHO, "P")
    streams = Stream(7).streams
    before = list(streams)
    assert GAME.bots.advise_varied(s, choice, streams).answer == GAME.bots.advise(s, choice).answer
    assert streams == before, "nothing is drawn"
