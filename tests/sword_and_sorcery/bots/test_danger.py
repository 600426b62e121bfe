"""What bots expect of enemies, and what they do about it."""

from __future__ import annotations

from tests.sword_and_sorcery.bots.test_judgement import WORLD, advised, heads_for, who
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.bots.danger import dying
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.bots.party import first_worth
from reverie.games.sword_and_sorcery.bots.walking import Walker
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms_items, decisions
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed


def chance(q: Scene, enemy: str, hero: str, area: str) -> float:
    return Judge(q.s).danger.chance(q[enemy], q[hero], q.area(area))


def test_gremlins_are_expected_to_strike_at_the_richest() -> None:
    """SS-33.5, SS-33.18: of two heroes beside a gremlin it is the one with more crowns; without any, the one who is worse off."""
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", g="gremlin green 1 14B.b")
    atoms_items.gain_crowns(q.s, q["Thorgar"], 10)
    assert (chance(q, "g", "Thorgar", "14B.b"), chance(q, "g", "Ecarus", "14B.b")) == (1.0, 0.0)
    atoms_items.pay_crowns(q.s, q["Thorgar"], 10)
    q.s.figures.edit(q["Ecarus"]).wounds = 1
    assert (chance(q, "g", "Thorgar", "14B.b"), chance(q, "g", "Ecarus", "14B.b")) == (0.0, 1.0)


def test_raiders_are_expected_to_strike_at_the_most_wounded() -> None:
    """SS-33.4: also in the next area, for both are within the digits of one behaviour."""
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.a", r="raider green 1 14B.b")
    q.s.figures.edit(q["Thorgar"]).wounds = 2
    assert chance(q, "r", "Thorgar", "14B.a") == 1.0
    assert chance(q, "r", "Ecarus", "14B.b") == 0.0


def test_who_stands_beside_a_gremlin_covers_the_others() -> None:
    """SS-33.2: its first behaviour is for its own area alone."""
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.a", g="gremlin green 1 14B.b")
    q.s.figures.edit(q["Thorgar"]).wounds = 5
    assert chance(q, "g", "Ecarus", "14B.b") == 1.0
    assert chance(q, "g", "Thorgar", "14B.a") == 0.0
    judge = Judge(q.s)
    assert judge.exposure(q["Thorgar"], q.area("14B.a")) < judge.exposure(q["Thorgar"], q.area("14B.b"))


def test_a_lone_enemy_acts_more_often_than_one_of_many() -> None:
    """Most encounter cards move one or two enemies, whoever is there."""
    alone = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.a", g="gremlin green 1 14B.b")
    many = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Thorgar="cleric 14B.a",
        g="gremlin green 1 14B.b",
        h="gremlin green 2 14B.b",
        r="raider green 1 14B.b",
    )
    assert Judge(alone.s).danger.turns > Judge(many.s).danger.turns > 1.0


def test_death_is_feared_the_more_the_less_is_left() -> None:
    assert dying(0.0, 1) == 0.0
    assert dying(2.0, 9) < 0.02 < 0.3 < dying(2.0, 2) < dying(4.0, 2) < 1.0


def test_who_is_nearly_dead_gets_out_of_reach() -> None:
    """Nobody waits beside an enemy for the last blow who can leave; who is well stays where the goal is."""
    for wounds, stays in ((6, False), (0, True)):
        q = scene(WORLD, Shae="rogue 1B.c", Ecarus="white-rose 1B.c", Thorgar="cleric 1B.c", r="raider green 1 1B.c")
        q.s.figures.edit(q["Shae"]).wounds = wounds
        q.s.figures.edit(q["Ecarus"]).wounds = 2
        heads_for(q, "1B.c")
        walker = Walker(Judge(q.s), q["Shae"], 3, False, False)
        places = {area: walker.place(area) - route.harm for area, route in walker.routes().items()}
        assert (max(places, key=places.__getitem__) == q.area("1B.c")) == stays


def test_who_is_in_danger_and_can_get_out_of_it_acts_the_sooner() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.c", Thorgar="cleric 1B.c", r="raider green 1 1B.c")
    well = first_worth(Judge(q.s), q["Thorgar"])[0]
    q.s.figures.edit(q["Thorgar"]).wounds = 7
    assert first_worth(Judge(q.s), q["Thorgar"])[0] > well + 0.5


def test_the_sturdier_goes_ahead() -> None:
    q = scene(WORLD, Shae="rogue 1B.e", Ecarus="white-rose 1B.e")
    heads_for(q, "1B.d")
    assert who(q).answer == q["Ecarus"]


def test_nobody_rises_whom_the_others_would_have_to_wait_for() -> None:
    """Those who live stand before the end of the quest: the dead stay where they are. Far from it they rise."""
    for area, wanted in (("8B.e", "stop"), ("1B.e", ("rise", 0))):
        q = scene(WORLD, Ecarus="white-rose 1B.a", Thorgar=f"cleric {area}", Shae=f"rogue {area}")
        q.s.heroes.edit(q["Ecarus"]).ghost = True
        q.s.soul = 1
        heads_for(q, "8B.c")
        q.s.plan.won = GAME.plan("P").won
        found = GAME.bots.advise(q.s, Choice(1, decisions.SOUL, Listed((("rise", 0), "stop")), "SS-7.11"))
        assert found.answer == wanted


def test_an_enemy_where_the_quest_ends_is_lured_out() -> None:
    """SS-33.2: it comes out to whoever is near; in to it nobody goes without need."""
    q = scene(WORLD, Shae="rogue 8B.e", Thorgar="cleric 8B.e worn-mace", g="gremlin red 1 8B.c")
    heads_for(q, "8B.c")
    q.s.plan.won = GAME.plan("P").won
    q.turn("Shae")
    assert ("go", q.area("8B.c")) in q.options()
    assert advised(q).answer != ("go", q.area("8B.c"))
