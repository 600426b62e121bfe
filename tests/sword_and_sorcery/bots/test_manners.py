"""How an expert plays: less afraid and in more haste than `normal`, after whoever has what the quest needs; and what `hard` tries besides."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.bots.test_judgement import WORLD, heads_for
from tests.sword_and_sorcery.prologue import prologue
from tests.sword_and_sorcery.rules.quests.table import comes, stands
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.bots.base import Seen
from reverie.bots.hard import HardBot
from reverie.games.sword_and_sorcery.bots.advise import advise
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.bots.manner import EXPERT, NORMAL, OTHERS, Manner
from reverie.games.sword_and_sorcery.bots.texts import ability_worth
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms_map, decisions
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.state import KEY, Quest
from reverie.kernel.agenda import innermost
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed


def on_the_way() -> Scene:
    """Two heroes, the way that they have to go, and an enemy upon it."""
    q = scene(WORLD, Ecarus="white-rose 1B.e", Thorgar="cleric 1B.e", g="gremlin green 1 1B.c")
    heads_for(q, "14B.a")
    q.turn("Ecarus")
    return q


def at_the_toll() -> Scene:
    """Q2: who has the key, and somebody else of the same make, stand where the heroes are."""
    q = prologue(2, quest="Q2")
    for hero in ("Ann", "Ben"):
        stands(q, hero, "4A.e")
    comes(q, "raider blue 1", "4A.e")
    comes(q, "raider blue 2", "4A.e")
    return q


def worths(q: Scene, manner: Manner) -> dict[str, float]:
    """What the death of each enemy is worth."""
    judge = Judge(q.s, manner)
    return {q.s.enemy(q.s.foe_of(one)).code: judge.kill_worth(one) for one in judge.enemies}


# What an expert weighs -----------------------------------------------------------------------------------------------


def test_an_expert_fears_less_and_hurries_more() -> None:
    q = on_the_way()
    seat, area = q["Ecarus"], q.area("1B.c")
    normal, expert = Judge(q.s), Judge(q.s, EXPERT)
    assert 0 < expert.peril(seat, area) < normal.peril(seat, area)
    normal.hurry = expert.hurry = 1.0
    assert expert.pull() > normal.pull() > 0


def test_an_expert_goes_on_where_normal_stays() -> None:
    """`hard` begins with what an expert does, and plays on like that in imagined worlds."""
    q = on_the_way()
    bots, forward = GAME.bots, ("go", q.area("1B.c"))
    assert bots.advise(q.s, q.choice).answer == "end"
    assert bots.advise_well(q.s, q.choice).answer == forward
    assert bots.foresee(q.s, q.choice).answer == forward


def test_an_expert_goes_after_who_has_the_key_until_the_key_has_come() -> None:
    q = at_the_toll()
    normal, expert = worths(q, NORMAL), worths(q, EXPERT)
    assert normal["raider blue 2"] == normal["raider blue 1"]
    assert expert["raider blue 2"] > expert["raider blue 1"] + 1
    atoms_map.lay(q.s, KEY, q.area("4A.e"), 0)
    expert = worths(q, EXPERT)
    assert expert["raider blue 2"] == expert["raider blue 1"]


def test_nobody_is_banished_by_whose_death_the_quest_goes_on() -> None:
    """SS-G18 Q2: the key comes with a death; who banished its keeper could never open the lock."""
    q = at_the_toll()
    card = q.s.cast.items[q.s.cast.item_ids["scroll-of-banishing"]]
    scroll = q.s.cast.abilities[card.sides[0].abilities[0]]
    judge = Judge(q.s)
    worth = {q.s.enemy(q.s.foe_of(one)).code: ability_worth(judge, q["Ann"], scroll, one) for one in judge.enemies}
    assert worth["raider blue 2"] == 0 < worth["raider blue 1"]


# What is tried -------------------------------------------------------------------------------------------------------


def test_hard_tries_what_heroes_of_other_manners_would_do() -> None:
    q = on_the_way()
    found = GAME.bots.candidates(q.s, q.choice, 12, Stream(1).streams)
    assert found[0] == GAME.bots.advise_well(q.s, q.choice).answer
    assert len(found) == len(set(found)) > 1
    assert set(found) == {advise(q.s, q.choice, manner).answer for manner in (EXPERT, *OTHERS)}


def test_hard_tries_who_acts_next_and_leaves_investments_to_the_expert() -> None:
    q = on_the_way()
    bots, streams = GAME.bots, Stream(1).streams
    who = Choice(0, decisions.WHO, Listed((0, 1)), "SS-7.12")
    assert sorted(bots.candidates(q.s, who, 12, streams)) == [0, 1]
    soul = Choice(0, decisions.SOUL, Listed(("stop", ("rank", 0))), "SS-7.11")
    assert bots.candidates(q.s, soul, 12, streams) == [bots.advise(q.s, soul).answer]


def test_hard_answers_the_same_with_the_same_playouts_whatever_lies_hidden() -> None:
    """Imagined worlds are dealt by the bot's own stream from what its seat may know; what really lies in decks is nothing to it."""
    q = at_the_toll()
    q.turn("Ann")
    answers: list[object] = []
    for seed in (1, 2):
        s = GAME.determinize(q.s, q["Ann"], seed)
        bot = HardBot(7, playouts=8)
        answers += [bot.choose(Seen(GAME, s, s.pending[0])), bot.chances, bot.stream.streams]
    assert answers[:3] == answers[3:]


class Clock:
    """A clock that only imagined games move."""

    def __init__(self, playout: float) -> None:
        self.now = 100.0
        self.playout = playout

    def perf_counter(self) -> float:
        return self.now

    def follow(self, _bots: object, s: Quest, *_rest: object) -> float:
        """Only to end the turn looks well."""
        self.now += self.playout
        return 0.5 if innermost(s, HeroTurn) is None else -0.5


@pytest.mark.interpreted
@pytest.mark.parametrize(("playout", "changed"), [(0.001, True), (0.05, True), (0.6, False), (3.0, False)])
def test_it_answers_in_its_time_however_slow_the_machine(
    monkeypatch: pytest.MonkeyPatch, playout: float, changed: bool
) -> None:
    """Where the time is too short for imagined games, the expert's answer stands."""
    clock = Clock(playout)
    monkeypatch.setattr("reverie.bots.hard.time", clock)
    monkeypatch.setattr("reverie.bots.hard.follow", clock.follow)
    monkeypatch.setattr("reverie.bots.search.time", clock)
    q = on_the_way()
    advised = GAME.bots.advise_well(q.s, q.choice).answer
    found = HardBot(1, seconds=1.0).choose(Seen(GAME, q.s, q.choice))
    assert clock.now - 100.0 <= max(1.0, playout)
    assert found == ("end" if changed else advised)
