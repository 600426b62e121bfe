"""SS-50.8: verbs in cases that no card of the base set has: companions and ghosts among those meant, places that are chosen, several
who receive, nothing that goes on.
"""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import cool, cooldown, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import (
    ability,
    born_with,
    does,
    happened,
    of_table,
    settle,
)

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.powers import own_turn
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.frames import EventCard, HeroMoves, Trap
from reverie.games.sword_and_sorcery.rules.state import (
    EVENTS,
    FIRE,
    FIRST_COMPANION,
    FOUND_ITEM,
    QUEST_TREASURES,
    SETUP,
    SHADOW,
    SHADOWS,
    THINGS,
)
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack, Save
from reverie.testing import rule


def two(**more: str) -> Scene:
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def with_wolf() -> Scene:
    """Laegon with Fenrir, and Shae."""
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    q.s.happened = []
    q.names["fenrir"] = FIRST_COMPANION
    return q


def lying(q: Scene, kind: int) -> list[str]:
    return [q.s.plan.areas.names[thing.area] for thing in q.s.things.rows if thing.kind == kind]


# Companions and ghosts among those meant -------------------------------------------------------------------------------


@rule("SS-50.8", "SS-19.12", "SS-20.4")
@pytest.mark.parametrize(
    "verb",
    [
        "{op: rotate, whose: heroes-here, by: 1, count: 1}",
        "{op: rotate, whose: heroes-here, by: 1, count: all}",
        "{op: refresh, whose: heroes-here, at: 4}",
    ],
)
def test_a_companion_has_no_powers_to_turn(verb: str) -> None:
    q = with_wolf()
    skilled(q, "Laegon", 2, "quick-step")
    cool(q, "Laegon", "quick-step", 1)
    does(q, verb, "Laegon")
    settle(q)
    assert cooldown(q, "Laegon", "quick-step") == 0


@rule("SS-50.8", "SS-20.4")
@pytest.mark.parametrize(
    "verb",
    [
        "{op: treasure, whose: heroes-here}",
        "{op: loot, whose: heroes-here}",
        "{op: soul-weapon, whose: heroes-here}",
        "{op: give, item: healing-potion, whose: heroes-here}",
        "{op: crowns, whose: heroes-here, amount: 5}",
        "{op: lose-crown-token, whose: heroes-here}",
        "{op: emporium, whose: heroes-here}",
        "{op: search, token: 4, whose: heroes-here}",
        "{op: trap, whose: heroes-here}",
    ],
)
def test_a_companion_neither_finds_nor_owns_anything(verb: str) -> None:
    """SS-20.4 f: what concerns heroes and companions of an area passes it by."""
    q = with_wolf()
    q.stack("trap", [card.id for card in q.s.cast.traps].index("click"))
    does(q, verb, "Laegon", dice="r1" if "search" in verb else "")
    settle(q)
    assert q.choice.kind in ("deed", "visit")


@rule("SS-50.8", "SS-20.4")
def test_a_companion_is_moved_by_its_owner() -> None:
    q = with_wolf()
    does(q, "{op: move, whose: target, areas: 1, evade: false}", "Shae", "fenrir")
    assert (q.choice.kind, q.choice.seat) == ("way", 0)
    q.do("14B.a")
    assert q.where("fenrir") == "14B.a"


@rule("SS-50.8", "SS-26.5")
def test_a_ghost_gets_no_shields_and_does_not_hide() -> None:
    q = two()
    atoms.become_ghost(q.s, 1, 1)
    does(q, "[{op: shields, whose: heroes, amount: 2}, {op: hide, whose: heroes}]")
    assert [q.s.figures.rows[seat].extra for seat in (0, 1)] == [2, 0]
    assert [q.s.figures.rows[seat].hidden for seat in (0, 1)] == [True, False]


@rule("SS-50.8", "SS-8.8")
def test_who_is_dead_is_put_nowhere() -> None:
    q = two(g="gremlin green 1 14B.b")
    does(q, "[{op: wound, whose: target, amount: 9}, {op: put, whose: target, at: 14B.a}]", "Ecarus", "g")
    settle(q)
    assert q.where("g") == ""


# Where -----------------------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-24.13", "SS-50.4")
def test_fire_on_an_area_that_is_chosen() -> None:
    """By the verb itself, or for the ability, and then nobody is asked again."""
    q = two()
    number = born_with(q, "Ecarus", "{use: free, range: 1, do: [{op: fire, at: chosen-area, level: 1}]}")
    other = born_with(
        q, "Ecarus", "{use: free, range: 1, target: chosen-area, do: [{op: fire, at: chosen-area, level: 2}]}"
    )
    q.turn("Ecarus")
    q.do(("innate", number, -1))
    assert (q.choice.kind, q.options()) == ("target", [q.area(name) for name in ("14B.a", "14B.b", "14B.c")])
    q.do(q.area("14B.c"))
    assert lying(q, FIRE) == ["14B.c"]
    q.do(("innate", other, q.area("14B.a")))
    assert sorted(lying(q, FIRE)) == ["14B.a", "14B.c"]


@rule("SS-50.8", "SS-19.14", "SS-50.4")
def test_a_token_on_the_area_that_was_chosen_for_the_ability() -> None:
    q = two()
    number = born_with(
        q, "Ecarus", "{use: free, range: 1, target: chosen-area, do: [{op: token, kind: snare, at: chosen-area}]}"
    )
    q.turn("Ecarus")
    q.do(("innate", number, q.area("14B.c")))
    assert q.choice.kind == "deed"
    assert lying(q, THINGS.index("snare")) == ["14B.c"]


@rule("SS-50.8", "SS-Q81", "SS-50.4")
def test_who_is_put_where_the_ability_was_aimed() -> None:
    q = two()
    number = born_with(
        q, "Ecarus", "{use: free, range: 1, target: chosen-area, do: [{op: put, whose: you, at: chosen-area}]}"
    )
    q.turn("Ecarus")
    q.do(("innate", number, q.area("14B.c")))
    assert q.where("Ecarus") == "14B.c"


@rule("SS-50.8", "SS-Q33")
def test_tokens_are_taken_away_from_one_area() -> None:
    q = two()
    for area in ("14B.a", "14B.b", "14B.c"):
        does(q, f"{{op: token, kind: snare, at: {area}}}")
    does(q, "{op: untoken, kind: snare, at: 14B.c}", "Ecarus")
    assert lying(q, THINGS.index("snare")) == ["14B.a", "14B.b"]


@rule("SS-50.8", "SS-8.8")
@pytest.mark.parametrize(
    "verb",
    [
        "{op: token, kind: snare, at: brazier}",
        "{op: spawn, count: 1, at: brazier}",
        "{op: story-at, number: 1, at: brazier}",
        "{op: give, item: healing-potion, at: brazier}",
        "{op: fire, at: brazier, level: 1}",
    ],
)
def test_where_there_is_no_such_place_nothing_happens(verb: str) -> None:
    q = two(g="gremlin green 1 14B.b")
    does(q, f"[{verb}, {{op: soul, amount: 1}}]", "Ecarus")
    assert q.s.soul == 1
    assert not [thing for thing in q.s.things.rows if thing.kind]


@rule("SS-50.8", "SS-10.6", "SS-10.12")
def test_an_edge_that_opens_takes_its_door_along() -> None:
    q = scene("14B", (("14B.a", "14B.b", "locked"),), Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    does(q, "{op: edge, edge: [14B.a, 14B.b], open: true}")
    q.turn("Ecarus")
    assert q.offers("go", "14B.a")
    assert not [deed for deed in q.options() if deed[0] in ("open", "unlock")]


# Shadows (SS-29.10) ----------------------------------------------------------------------------------------------------


@rule("SS-29.10", "SS-50.8", "SS-7.1")
def test_a_shadow_is_put_on_an_area() -> None:
    """Off the top of the pool, face down; who sees it reveals it at once."""
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.a")
    ids = [token.id for token in q.s.cast.shadows]
    q.stack("shadow", ids.index("man"), ids.index("woman"))
    q.s.listening = True
    hidden = next(name for name in q.s.plan.areas.names if not q.s.reach().sees(q.area("1B.a"), q.area(name), 0, 5))
    does(q, f"{{op: token, kind: shadow, at: {hidden}}}")
    assert lying(q, SHADOW) == [hidden]
    assert q.s.piles.rows[SHADOWS].cards == (ids.index("woman"),)
    does(q, "{op: token, kind: shadow, at: 1B.a}")
    assert lying(q, SHADOW) == [hidden]
    assert [event.data["shadow"] for event in q.s.events if event.kind == "shadow-revealed"] == [ids.index("woman")]


@rule("SS-29.10", "SS-2.2")
def test_an_empty_pool_of_shadows_is_mixed_of_its_discards() -> None:
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.a")
    ids = [token.id for token in q.s.cast.shadows]
    atoms_map.discard(q.s, SHADOWS, ids.index("man"))
    does(q, "[{op: token, kind: shadow, at: 1B.g}, {op: token, kind: shadow, at: 1B.f}, {op: soul, amount: 1}]")
    settle(q)
    assert q.s.piles.rows[SHADOWS].cards == q.s.piles.rows[SHADOWS + 1].cards[:0]
    assert q.s.soul == 1  # there was but one


# Things that are given -------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-8.8")
def test_each_who_is_named_receives_one() -> None:
    """Two bandages for three heroes."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", Laegon="archer 14B.b")
    does(q, "{op: give, item: small-bandages, whose: in-play}")
    assert [len(row.pack) for row in q.s.heroes.rows] == [1, 1, 0]


@rule("SS-50.8", "SS-5.9")
def test_a_quest_treasure_leaves_its_pile() -> None:
    q = two()
    card = q.number("hollow-shard", 1)
    q.stack("quest-treasure", card)
    does(q, "{op: give, item: hollow-shard, at: 14B.a}")
    assert q.s.piles.rows[QUEST_TREASURES].cards == ()
    assert lying(q, FOUND_ITEM) == ["14B.a"]


@rule("SS-50.8", "SS-21.11", "SS-8.8")
@pytest.mark.parametrize(("in_use", "cards"), [(True, 0), (False, 2)])
def test_soul_weapons_that_have_run_out_are_not_replaced(in_use: bool, cards: int) -> None:
    q = two()
    q.s.plan.soul_weapons = in_use
    does(q, "{op: soul-weapon, whose: you}", "Shae")
    settle(q)
    assert len(q.s.heroes.rows[1].pack) == cards


@rule("SS-50.8", "SS-21.14")
def test_an_artifact_regains_charges() -> None:
    """To its maximum; who has none gains nothing."""
    q = scene("14B", Ecarus="white-rose 14B.b elven-cloak", Shae="rogue 14B.c")
    card = q.number("elven-cloak", 1)
    for charges in (1, 2, 2):
        does(q, "{op: charge, whose: heroes, amount: 1}")
        assert q.s.charges[card] == charges  # type: ignore[index]


@rule("SS-50.8", "SS-1.13")
@pytest.mark.parametrize(("reorder", "asked"), [("true", True), ("false", False)])
def test_cards_that_are_only_looked_at(reorder: str, asked: bool) -> None:
    q = two()
    before = q.s.piles.rows[4].cards
    does(q, f"{{op: look, piles: [trap], count: 2, reorder: {reorder}}}", "Ecarus")
    assert (q.choice.kind == "return") == asked
    assert q.s.piles.rows[4].cards == before


# Actions and rolls -----------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-15.1")
def test_a_second_move_action() -> None:
    q = two()
    number = born_with(q, "Ecarus", "{use: free, limit: turn, do: [{op: action, kind: move, amount: 1}]}")
    q.turn("Ecarus")
    q.do("go", "14B.c")
    q.do("go", "14B.b")
    q.do("go", "14B.c")
    assert not q.offers("go", "14B.b")
    q.do(("innate", number, -1))
    for area in ("14B.b", "14B.c", "14B.b"):
        q.do("go", area)
    assert not q.offers("go", "14B.c")


@rule("SS-50.8", "SS-8.8")
@pytest.mark.parametrize(
    "verb",
    [
        "{op: action, kind: combat, amount: 1}", "{op: points, amount: 2}", "{op: reroll, dice: any, count: 1}", "{op: dice, add: 1}",
        "{op: pass-save}", "{op: cancel-attack}", "{op: take-attack}", "{op: redirect-attack}", "{op: taunt}", "{op: stop}",
    ],
)  # fmt: skip
def test_what_has_nothing_to_change_is_skipped(verb: str) -> None:
    """Out of a turn, a roll, an attack, a walk."""
    q = two()
    does(q, f"[{verb}, {{op: soul, amount: 1}}]", "Ecarus")
    assert q.s.soul == 1


@rule("SS-50.8", "SS-18.6")
def test_another_heros_turn_is_not_made_longer() -> None:
    q = two()
    q.turn("Shae")
    assert own_turn(q.s, Deeds(0, 0, 0)) is None
    assert own_turn(q.s, Deeds(0, 1, 1)) is q.s.agenda[-1]


@rule("SS-50.8", "SS-7.42", "SS-7.45", "SS-7.46")
@pytest.mark.parametrize(("dice", "asked"), [("attack", [True, False]), ("save", [False, True]), ("any", [True, True])])
def test_a_reroll_is_of_the_dice_that_it_names(dice: str, asked: list[bool]) -> None:
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Shae="assassin 14B.c", g="gremlin green 1 14B.b")
    born_with(
        q, "Ecarus", f"{{use: passive, window: [attack-roll, save], do: [{{op: reroll, dice: {dice}, count: 1}}]}}"
    )
    found = []
    for frame, faces in ((Attack(0, q["g"], BY_WEAPON, t.MAIN), "r2 b2 b1"), (Save(0, False), "b1")):
        q.begin(frame, faces)
        found.append(q.choice.kind == "window")
        while q.choice.kind != "deed":
            q.do(q.options()[-1])
        q.dice.clear()
    assert found == asked


@rule("SS-50.4", "SS-7.50")
def test_all_targets_of_the_attack_that_is_followed_up() -> None:
    q = two(g="orc-warrior red 1 14B.b", r="orc-warrior blue 1 14B.b")
    born_with(q, "Ecarus", "{use: passive, window: follow-up, do: [{op: condition, whose: targets, name: slow}]}")
    q.begin(Attack(0, -1, BY_HITS, 1, group=(q["g"], q["r"])))
    q.do(q.options()[0])
    assert q.has("g", t.SLOW) and q.has("r", t.SLOW)


# Movement --------------------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-34.1")
@pytest.mark.parametrize("how", ["turn", "effect", "companion"])
def test_a_heros_movement_ends(how: str) -> None:
    """On a web: of the move action, of an effect, of a companion that is stopped by its own ability."""
    q = scene("1B", Laegon="archer 1B.a", Shae="rogue 1B.a")
    area = q.s.plan.areas.names[q.s.reach().walks[q.area("1B.a")][0]]
    does(q, f"{{op: token, kind: snare, at: {area}, on: hero-enters, do: [{{op: stop, whose: mover}}]}}")
    if how == "turn":
        q.turn("Laegon")
        q.do("go", area)
        assert not [deed for deed in q.options() if deed[0] == "go"]
    elif how == "effect":
        q.begin(HeroMoves(0, 3, False))
        q.do(q.area(area))
        assert q.choice.kind == "deed" and q.where("Laegon") == area
    else:
        does(q, "{op: summon, companion: fenrir, rank: 2}", "Laegon")
        q.do("go", area)
        assert [deed for deed in q.options() if deed[0] == "go"]  # a companion sets off nothing (SS-Q81)


@rule("SS-50.8", "SS-43.8")
def test_all_enemies_of_an_area_are_forced_to_strike() -> None:
    """One after the other."""
    q = two(a="raider green 1 14B.b", b="orc-warrior green 1 14B.b", c="orc-warrior green 2 14B.a")
    q.s.listening = True
    does(q, "{op: force-attack, whose: enemies-here, on: another-enemy}", "Ecarus", dice="r1 r1 b1 b1 b1 b1")
    settle(q)
    told = [event.data for event in q.s.events if event.kind == "attack-declared"]
    assert [(one["attacker"], one["target"]) for one in told] == [(q["a"], q["b"]), (q["b"], q["a"])]


# Enemies ---------------------------------------------------------------------------------------------------------------


@rule("SS-32.2", "SS-50.8")
@pytest.mark.parametrize(("most", "who"), [(0, ["a"]), (1, ["a", "b"])])
def test_enemies_that_have_a_hero_at_a_range(most: int, who: list[str]) -> None:
    q = scene(
        "14B",
        Ecarus="white-rose 14B.c",
        Shae="rogue 14B.c",
        a="gremlin green 1 14B.c",
        b="raider green 1 14B.b",
        c="orc-warrior green 1 14B.a",
    )
    q.s.listening = True
    for name in ("a", "b", "c"):
        atoms.give_condition(q.s, q[name], t.STUN)
    does(q, f"{{op: activate, which: {{hero-at: {most}}}}}")
    settle(q)
    acted = [event.data["foe"] for event in q.s.events if event.kind == "enemy-activated"]
    assert sorted(acted) == sorted([q.foe(name) for name in who])


@rule("SS-50.8", "SS-31.6", "SS-28.13")
def test_all_figures_of_a_horde_are_placed_stunned() -> None:
    q = two(p="gremlin-pack green 1 14B.a")
    for figure in q.s.plan.figures[0]:
        atoms.take_away(q.s, figure)
    atoms.leave_play(q.s, 0, False)
    q.s.happened = []
    does(q, "{op: place, enemy: gremlin-pack green 1, at: 14B.a, stunned: true}")
    settle(q)
    assert [q.s.has(figure, t.STUN) for figure in q.s.plan.figures[0]] == [True, True]


@rule("SS-50.8", "SS-37.2")
def test_a_banished_master_takes_the_threat_along() -> None:
    q = two(m="troll 14B.b")
    atoms.move_threat(q.s, 0, 2)
    q.s.listening = True
    does(q, "{op: banish, whose: target}", "Ecarus", "m")
    assert (q.s.threat, q.s.threatened, q.s.soul) == (-1, 0, 0)
    assert happened(q, "enemy-banished", "enemy-died") == ["enemy-banished"]


@rule("SS-50.8", "SS-20.1")
def test_a_companion_that_comes_at_setup_is_not_activated() -> None:
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c")
    q.s.phase = SETUP
    does(q, "{op: summon, whose: first-hero, companion: white-rose-squire, rank: 1}")
    assert q.choice.kind == "deed" and q.options() == ["rest", "wait"]
    assert not q.s.companions.rows[1].activated
    assert q.s.figures.rows[FIRST_COMPANION + 1].area == q.area("14B.b")


# Events ----------------------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-38.2", "SS-38.10")
def test_a_persistent_event_of_a_paragraph_lies_open_on_the_deck() -> None:
    """The Horde Stirs: nobody focuses while it lies there."""
    q = two(g="gremlin green 1 14B.b")
    before = q.s.piles.rows[EVENTS].cards
    does(q, "{op: event, number: 20}")
    settle(q)
    assert q.s.piles.rows[EVENTS].cards == (20, *before)
    q.turn("Ecarus")
    assert not q.offers("focus")


@rule("SS-50.8", "SS-38.1")
def test_an_event_of_a_paragraph_leaves_the_deck() -> None:
    q = two()
    assert 7 in q.s.piles.rows[EVENTS].cards
    does(q, "{op: event, number: 7}")
    assert 7 not in q.s.piles.rows[EVENTS].cards


# The printed number ----------------------------------------------------------------------------------------------------


@rule("SS-50.5", "SS-50.2")
def test_verbs_know_the_printed_number_wherever_they_stand() -> None:
    """After an own attack; in the Time Phase."""
    q = two(o="orc-warrior red 1 14B.b")
    number = born_with(
        q, "Ecarus",
        "{use: combat, range: 0, target: chosen-enemy, type: blunt, hits: 1, value: 3, after: [{op: soul, amount: value}]}",
    )  # fmt: skip
    q.turn("Ecarus")
    q.do(("innate", number, q["o"]))
    settle(q)
    assert q.s.soul == 3
    q.do("end")
    of_table(q, "{on: time-phase, value: 4, do: [{op: soul, amount: value}]}")
    q.time_phase()
    assert q.s.soul == 7


@rule("SS-50.5", "SS-38.1", "SS-11.1")
@pytest.mark.parametrize("kind", ["trap", "event"])
def test_traps_and_events_know_their_printed_number(kind: str) -> None:
    q = two()
    made = ability(q, "{value: 2, do: [{op: soul, amount: value}]}")
    cards = list(q.s.cast.traps if kind == "trap" else q.s.cast.events)
    card = cards[7]
    card.ability, before = made.number, card.ability
    try:
        if kind == "trap":
            q.stack("trap", card.number)
            q.begin(Trap(0, q.area("14B.b")))
        else:
            card.spawn, line = "", card.spawn
            q.begin(EventCard(7, False))
            card.spawn = line
        assert q.s.soul == 2
    finally:
        card.ability = before
