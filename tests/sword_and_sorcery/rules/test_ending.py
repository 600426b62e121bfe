"""SS-36: what enemies leave; SS-39: the end of a quest, what a campaign keeps, who takes part."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import resting, settle, told, wound
from tests.sword_and_sorcery.prologue import go_on, prologue, read, send
from tests.sword_and_sorcery.scene import Scene, equip, scene
from tests.sword_and_sorcery.written import condition, twin

from reverie.games.sword_and_sorcery.content import legacies
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.legacy import left_by
from reverie.games.sword_and_sorcery.rules.plan import After
from reverie.games.sword_and_sorcery.rules.procedures.death import EnemyDeath, HeroDeath
from reverie.games.sword_and_sorcery.rules.procedures.ending import Settlement
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import (
    ENDING,
    ENEMIES,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    NOBODY,
    STASH,
    TREASURES,
    Quest,
)
from reverie.kernel.codec import digest, load, save
from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible
from reverie.testing import rule


def card_of(q: Scene, item: str) -> int:
    return q.s.cast.items[q.s.cast.item_ids[item]].cards[0]


def kill(q: Scene, name: str, by: int = 0) -> None:
    q.s.figures.edit(q[name]).wounds = 40
    q.begin(EnemyDeath(q[name], by))


def finds(q: Scene) -> list[tuple[int, str]]:
    kinds = (FOUND_CROWNS, FOUND_LOOT, FOUND_TREASURE, FOUND_ITEM)
    return [(thing.kind, q.s.plan.areas.names[thing.area]) for thing in q.s.things.rows if thing.kind in kinds]


# The death of an enemy (SS-36) -----------------------------------------------------------------------------------------------------


@rule("SS-36.1", "SS-36.2", "SS-36.3", "SS-Q34")
@pytest.mark.parametrize(
    ("foe", "soul", "drops"),
    [
        ("gremlin green 1", 0, [FOUND_CROWNS]),
        ("raider blue 1", 2, [FOUND_LOOT]),
        ("gremlin red 1", 3, [FOUND_TREASURE]),
    ],
)
def test_what_an_enemy_leaves(foe: str, soul: int, drops: list[int]) -> None:
    """Soul points for all, drops on the area where it dies."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", x=f"{foe} 14B.c")
    atoms.wound(q.s, q["x"], hp_of(q.s, q["x"]) - 1, 0)
    go_on(q)
    assert q.where("x") == "14B.c"
    atoms.wound(q.s, q["x"], 1, 0)
    go_on(q)
    assert q.where("x") == "" and q.s.soul == soul
    assert finds(q) == [(kind, "14B.c") for kind in drops]


@rule("SS-36.3", "SS-17.3", "SS-27.2")
def test_finds_are_taken_by_heroes_who_are_not_engaged() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.a", g="gremlin green 1 14B.b", x="raider green 1 14B.b")
    kill(q, "g")
    q.turn("Ann")
    assert not q.offers("take")
    q.do("end")
    atoms.take_away(q.s, q["x"])
    atoms.leave_play(q.s, q.foe("x"), False)
    crowns = q.s.crowns(0)
    q.turn("Ann")
    q.do("take")
    q.do(q.options()[-1])
    assert q.s.crowns(0) == crowns + 5


@rule("SS-36.3", "SS-8.8")
def test_no_loot_is_dropped_while_all_of_it_lies_on_the_map() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", x="raider blue 1 14B.c")
    row = q.s.piles.edit(16)
    row.cards, row.known = (), ()
    kill(q, "x")
    assert finds(q) == []


@rule("SS-36.4")
@pytest.mark.parametrize(
    ("foe", "removed"), [("raider green 1", False), ("raider blue 1", False), ("raider red 1", True)]
)
def test_cards_go_to_the_discards_and_red_ones_out_of_the_game(foe: str, removed: bool) -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", x=f"{foe} 14B.c")
    kill(q, "x")
    assert q.s.foes.rows[q.foe("x")].removed == removed
    assert q.s.piles.rows[ENEMIES + 1].cards == (() if removed else (q.foe("x"),))
    assert q.s.foes.rows[q.foe("x")].controller == NOBODY


@rule("SS-36.5", "SS-7.5")
def test_last_breath() -> None:
    """It strikes all heroes of its area when it dies; then it is gone, and its drops lie there once."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="archer 14B.a", x="gremlin green 1 14B.c")
    power = next(one.number for one in q.s.cast.enemy_powers if one.id == "last-breath")
    atoms.give_power(q.s, q.foe("x"), power)
    q.lay_dice("b1")
    kill(q, "x")
    settle(q)
    assert (q.wounds("Ann"), q.wounds("Ben")) == (2, 0) and q.where("x") == "" and len(finds(q)) == 1


@rule("SS-36.1", "SS-36.3")
def test_who_is_dying_does_not_die_again() -> None:
    """A further wound in the middle of its last breath: one death, one find."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="archer 14B.a", x="gremlin green 1 14B.c")
    q.s.figures.edit(q["x"]).wounds = 3
    q.s.agenda.append(EnemyDeath(q["x"], 0))
    q.s.agenda[-1].step = 1
    atoms.wound(q.s, q["x"], 1, 0)
    go_on(q)
    assert q.where("x") == "" and len(finds(q)) == 1 and resting(q)


@rule("SS-28.14", "SS-26.4", "SS-20.5", "SS-Q73")
@pytest.mark.parametrize(
    ("foe", "by", "powers"), [("gremlin green 1", True, 1), ("gremlin red 1", True, 0), ("gremlin green 1", False, 0)]
)
def test_who_kills_a_hero_gets_a_power(foe: str, by: bool, powers: int) -> None:
    q = scene("14B", Ann="black-rose 14B.c", Ben="archer 14B.a", x=f"{foe} 14B.c")
    row = q.s.piles.edit(10)
    row.cards, row.known = (0, 8), (0, 0)
    wound(q, "Ann", 30)
    q.begin(HeroDeath(0, q["x"] if by else atoms.FIRE_CAUSE))
    settle(q)
    assert len(q.s.foes.rows[q.foe("x")].powers) == powers


# The settlement (SS-39.2, SS-39.9, SS-39.10) ---------------------------------------------------------------------------------------


def won(q: Scene, drops: tuple[int, ...] = ()) -> None:
    """The quest is won, and being settled."""
    q.s.ended = "won"
    q.s.phase = ENDING
    q.begin(Settlement(drops))


def pass_on(q: Scene) -> None:
    """Whatever else is asked is answered by what passes, or stands first."""
    while q.s.pending and not resting(q):
        q.do("stop" if "stop" in q.options() else q.options()[0])


@rule("SS-39.10", "SS-39.1", "SS-7.32")
def test_the_drops_of_the_enemy_whose_death_ended_it() -> None:
    """The prologue is won by the death of the last enemy on 8B.c: its five crowns go to whom the party says; older finds are lost."""
    q = prologue(2)
    old = atoms_map.lay(q.s, FOUND_CROWNS, q.area("1B.a"), 1)
    foe = next(one for one in q.s.piles.rows[ENEMIES].cards if q.s.enemy(one).code == "gremlin green 1")
    for name in ("Ann", "Ben"):
        q.s.figures.edit(q[name]).area = q.area("8B.c")
    atoms.bring_in(q.s, foe, 0, (q.area("8B.c"),))
    q.names["g"] = q.s.figures_in_play(foe)[0]
    go_on(q)
    kill(q, "g")
    q.do(q.options()[0])
    assert q.s.ended == "won" and q.choice.kind == "share" and q.options() == [0, 1]
    crowns = q.s.crowns(1)
    q.do(1)
    assert q.s.crowns(1) == crowns + 5 + 20
    assert q.s.things.rows[old].kind == FOUND_CROWNS


@rule("SS-39.10", "SS-Q104", "SS-27.9", "SS-39.2")
def test_what_heroes_had_dropped_comes_back() -> None:
    """A dead hero's belongings and what was laid down go to whom the party says; stash cards to the stash; finds are lost."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a")
    equip(q.s, 0, "healing-potion")
    atoms_items.gain_crowns(q.s, 0, 30)
    stash = card_of(q, "broadsword")
    q.s.heroes.edit(0).pack += (stash,)
    atoms_items.drop_all(q.s, 0)
    atoms_map.drop_crowns(q.s, q.area("14B.b"), 10)
    atoms_map.lay(q.s, FOUND_TREASURE, q.area("14B.c"), atoms_map.draw(q.s, TREASURES))
    won(q)
    assert q.choice.kind == "share" and q.options() == [0, 1]
    potion = card_of(q, "healing-potion")
    q.do(1)
    assert q.choice.kind == "share"
    q.do(1)
    pass_on(q)
    assert potion in q.s.heroes.rows[1].pack and q.s.crowns(1) == 30
    assert stash in q.s.piles.rows[STASH].cards and q.s.crowns(0) == 0


@rule("SS-39.10", "SS-7.32")
@pytest.mark.parametrize("campaign", [False, True])
def test_without_room_it_goes_to_the_stash_or_is_lost(campaign: bool) -> None:
    heroes = ["black-rose", "archer"]
    legacy = {"legacy": legacies.begin(GAME.cast, heroes)} if campaign else {}
    q = scene("14B", (), legacy, Ann="black-rose 14B.a", Ben="archer 14B.a")
    potion = card_of(q, "healing-potion")
    q.s.heroes.edit(0).pack += (potion,)
    atoms_items.drop_all(q.s, 0)
    for seat in (0, 1):
        while q.s.version(seat).items > len(q.s.heroes.rows[seat].pack):
            q.s.heroes.edit(seat).pack += (atoms_map.draw(q.s, TREASURES),)
    won(q)
    pass_on(q)
    assert (potion in q.s.piles.rows[STASH].cards) == campaign
    assert all(potion not in row.pack for row in q.s.heroes.rows)


@rule("SS-39.10", "SS-26.7", "SS-39.2")
def test_ghosts_lose_a_worn_card_and_live() -> None:
    q = scene("14B", Ann="black-rose 14B.a longsword", Ben="archer 14B.a longbow")
    q.s.heroes.edit(0).ghost = True
    won(q)
    pass_on(q)
    assert q.s.heroes.rows[0].slots == (-1, -1, -1, -1) and not q.s.heroes.rows[0].ghost
    assert card_of(q, "longbow") in q.s.heroes.rows[1].slots


@rule("SS-39.2", "SS-27.10")
def test_enchanted_cards_turn_back_and_bought_sides_do_not() -> None:
    q = scene("14B", Ann="black-rose 14B.a +longsword +healing-potion", Ben="archer 14B.a")
    sword, potion = card_of(q, "longsword"), card_of(q, "healing-potion")
    assert (q.s.sides[sword], q.s.sides[potion]) == (1, 1)
    won(q)
    pass_on(q)
    assert (q.s.sides[sword], q.s.sides[potion]) == (0, 1)


@rule("SS-39.10", "SS-8.3")
def test_crowns_treasures_and_ranks() -> None:
    """Draw two, keep one: the party chooses which and who has it; the other goes back, discards too. Then ranks may be bought."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a")
    q.s.plan.crowns, q.s.plan.draw, q.s.plan.keep = 20, 2, 1
    q.s.soul = 4
    one, two = q.s.piles.rows[TREASURES].cards[:2]
    third = q.s.piles.rows[TREASURES].cards[2]
    atoms_map.draw(q.s, TREASURES)
    atoms_map.draw(q.s, TREASURES)
    atoms_map.draw(q.s, TREASURES)
    q.stack("treasure", one, two)
    atoms_map.discard(q.s, TREASURES, third)
    won(q)
    assert (q.s.crowns(0), q.s.crowns(1)) == (20, 20)
    assert q.choice.kind == "drawn" and q.options() == [one, two]
    q.do(two)
    assert q.choice.kind == "share" and q.options() == [0, 1]
    assert one in q.s.piles.rows[TREASURES].cards and third in q.s.piles.rows[TREASURES].cards
    q.do(1)
    assert two in q.s.heroes.rows[1].pack
    assert q.choice.kind == "soul" and ("rank", 0) in q.options()
    q.do(("rank", 0))
    pass_on(q)
    assert q.s.heroes.rows[0].rank == 2 and q.s.soul == 0


@rule("SS-39.9", "SS-Q92", "SS-14.9")
@pytest.mark.parametrize(
    ("ranks", "soul", "floors", "floor", "more"),
    [((2, 2, 1), 5, 4, 4, 11), ((2, 2, 2), 0, 0, 4, 0), ((1, 1, 1), 0, 0, 4, 12), ((2, 2, 2), 9, 0, 4, 0)],
)
def test_the_soul_floor(ranks: tuple[int, ...], soul: int, floors: int, floor: int, more: int) -> None:
    """SS-T80."""
    heroes = ["black-rose", "archer", "assassin"]
    wishes = {"legacy": {**legacies.begin(GAME.cast, heroes), "floors": floors}}
    q = scene("14B", (), wishes, Ann="black-rose 14B.a", Ben="archer 14B.a", Cat="assassin 14B.a")
    q.s.plan.floor, q.s.soul = floor, soul
    for seat, rank in enumerate(ranks):
        q.s.heroes.edit(seat).rank = rank
    won(q)
    assert q.s.soul == soul + more


@rule("SS-39.11", "SS-39.4", "SS-1.14", "SS-Q50")
def test_a_lost_quest_leaves_nothing() -> None:
    q = prologue(2)
    q.s.listening = True
    for seat in (0, 1):
        q.s.figures.edit(seat).wounds = 20
        q.begin(HeroDeath(seat, -1))
        pass_on(q)
    assert not q.s.agenda and left_by(q.s) == {"read": read(q.s), "rounds": 1, "deaths": 2}
    assert told(q, "quest-ended") == [{"result": "all-ghosts"}]
    outcome = GAME.outcome(q.s)
    assert outcome is not None and outcome.result == "lost" and outcome.winners == ()


# Saves (SS-39.5) ---------------------------------------------------------------------------------------------------------------------


@rule("SS-39.5")
def test_a_save_in_the_middle_of_an_activation_is_the_same_game() -> None:
    """Conditions, charges, powers, the token, face-up events and the interrupt stack come back."""
    q = prologue(2)
    foe = q.s.piles.rows[ENEMIES].cards[0]
    atoms.bring_in(q.s, foe, 1, (q.area("1B.g"),))
    for seat in (0, 1):
        q.s.figures.edit(seat).area = q.area("1B.a")
    figure = q.s.figures_in_play(foe)[0]
    atoms.give_condition(q.s, figure, t.SLOW)
    atoms.give_power(q.s, foe, 0)
    atoms_map.turn_up(q.s)
    q.s.used += ((3, 0, 1),)
    q.begin(Activation(foe))
    assert q.choice.kind == "path"
    again = load(GAME, save(GAME, q.s))
    assert isinstance(again, Quest) and digest(GAME, again) == digest(GAME, q.s)
    assert again.figures.rows[figure].conditions == t.SLOW and again.foes.rows[foe].powers == (0,)
    assert atoms_map.is_face_up(again) and again.used == q.s.used


# What a campaign keeps (SS-39.3, SS-39.13) ---------------------------------------------------------------------------------------------


def campaign(*heroes: str) -> Body:
    return legacies.begin(GAME.cast, list(heroes))


@rule("SS-39.3", "SS-39.13", "SS-39.2")
def test_what_is_carried_over() -> None:
    """Ranks, powers, items with their sides and charges, crowns, the pool, flags and counters that are not the quest's own; no wounds."""
    q = prologue(2, ("white-rose", "cleric"), legacy=campaign("white-rose", "cleric"))
    equip(q.s, 0, "+healing-potion")
    equip(q.s, 1, "longsword")
    atoms_items.gain_crowns(q.s, 0, 15)
    power = q.s.heroes.rows[0].powers
    q.s.flags, q.s.counters = ("ally-token", "held@3"), (("mercy", 2), ("own", 1))
    q.s.plan.own = ("own",)
    q.s.soul = 3
    wound(q, "Ann", 4)
    for name in ("Ann", "Ben"):
        send(q, name, "8B.c")
    pass_on(q)
    left = GAME.legacy(q.s)
    q.s.plan.own = ()
    ann = left["heroes"]["white-rose"]
    assert ann["crowns"] == 25 + 15 + 20 and ann["rank"] == 1
    assert ann["powers"] == [[q.s.cast.powers[number].id, rank] for number, rank, _cooldown in power]
    assert ["healing-potion", 1, 0] in ann["pack"]
    assert left["flags"] == ["ally-token"] and left["counters"] == {"mercy": 2}
    assert left["floors"] == 4 and left["soul"] >= 8 and "P.9" in left["read"]
    kept = legacies.after_won(campaign("white-rose", "cleric"), "P", left)
    assert kept["quests"] == [["P", "won", 1, 0, ["ally-token", "mercy"], 0]]
    again = prologue(2, ("white-rose", "cleric"), legacy=kept, flags=kept["flags"], counters=kept["counters"])
    row = again.s.heroes.rows[0]
    assert again.s.crowns(0) == 60 and again.s.soul == left["soul"] and row.powers == power
    assert card_of(again, "healing-potion") in row.pack and again.s.sides[card_of(again, "healing-potion")] == 1
    assert again.wounds("Ann") == 0 and again.s.flags == ("ally-token",)
    assert card_of(again, "healing-potion") not in again.s.piles.rows[19].cards


@rule("SS-39.11", "SS-Q50")
def test_a_loss_is_recorded_and_the_third_may_be_conceded() -> None:
    """With the soul floor, without crowns, treasures or counters."""
    kept = campaign("white-rose", "cleric")
    for _loss in range(3):
        with pytest.raises(Impossible):
            legacies.concede(kept, GAME.plan("P"))
        before = kept
        kept = legacies.after_lost(kept, "P", {"read": ["P.1"], "rounds": 12, "deaths": 3})
        assert {**kept, "quests": [], "read": []} == {**before, "quests": [], "read": []}
        assert kept["read"] == ["P.1"] and kept["quests"][-1] == ["P", "lost", 12, 3, [], -1]
    done = legacies.concede(kept, GAME.plan("P"))
    assert done["soul"] == 8 and done["floors"] == 4 and done["counters"] == {}
    assert done["heroes"] == kept["heroes"] and done["quests"][-1] == ["P", "conceded", 0, 0, [], 0]


@rule("SS-7.33", "SS-39.14")
def test_what_may_be_played_next() -> None:
    """The quest that follows; after a loss the same one, after the third it may be conceded; nothing when the last one is done."""
    kept = campaign("white-rose", "cleric")
    assert legacies.ways_on(kept) == [("play", "P")]
    for _loss in range(3):
        assert ("concede", "P") not in legacies.ways_on(kept)
        kept = legacies.after_lost(kept, "P", {})
    assert legacies.ways_on(kept) == [("play", "P"), ("concede", "P")]
    assert legacies.ways_on(legacies.concede(kept, GAME.plan("P"))) == [("play", "Q1")]
    assert legacies.ways_on({**kept, "quests": [["P", "won", 9, 0, [], 0]], "next": ""}) == []


@rule("SS-7.33", "SS-39.13")
@pytest.mark.parametrize(("mercy", "flags"), [(1, []), (2, ["ally-token"])])
def test_the_first_open_branch_is_taken(mercy: int, flags: list[str]) -> None:
    """It may raise a flag; who concedes takes the default branch and raises none."""
    q = prologue(2, ("white-rose", "cleric"), counters={"mercy": mercy})
    merciful = After("Q2", condition("{count: {mercy: 2}}"), "ally-token")
    q.s.plan = twin(q.s.plan)
    q.s.plan.next = (merciful, After("Q3", None, ""))
    q.s.ended = "won"
    left = left_by(q.s)
    assert (left["next"], left["flags"]) == ("Q2" if flags else "Q3", flags)
    kept = {
        **campaign("white-rose", "cleric"),
        "quests": [["P", "lost", 1, 0, [], -1]] * 3,
        "counters": {"mercy": mercy},
    }
    done = legacies.concede(kept, q.s.plan)
    assert (done["next"], done["flags"]) == ("Q3", [])


def at(legacy: Body, **ranks: int) -> Body:
    """The same with heroes at these ranks; `_` stands for a hyphen."""
    heroes = {id: {**one, "rank": ranks[id.replace("-", "_")]} for id, one in legacy["heroes"].items()}
    return {**legacy, "heroes": heroes}


@rule("SS-39.6", "SS-Q91")
def test_a_hero_joins_at_the_lowest_rank() -> None:
    """SS-T82: III, III and II: at II, with that rank's picks, 25 crowns, no items; a hero is there once."""
    kept = at(campaign("white-rose", "cleric", "archer"), white_rose=3, cleric=3, archer=2)
    more = legacies.join(GAME.cast, kept, "rogue")
    new = more["heroes"]["rogue"]
    version = GAME.cast.versions[GAME.cast.version_ids["rogue"]]
    assert (new["rank"], new["crowns"], new["pack"]) == (2, 25, [])
    assert tuple(new["owed"]) == version.due_from(1, 2) and len(new["owed"]) == 2
    with pytest.raises(Impossible):
        legacies.join(GAME.cast, kept, "black-rose")
    q = prologue(4, ("white-rose", "cleric", "archer", "rogue"), legacy=more)
    assert q.s.heroes.rows[3].rank == 2 and len(q.s.heroes.rows[3].powers) == 2 and q.s.crowns(3) == 25


@rule("SS-39.6")
def test_a_sixth_hero_stays_in_camp() -> None:
    heroes = ("white-rose", "cleric", "archer", "rogue", "sorceress")
    kept = campaign(*heroes[:4])
    assert len(legacies.join(GAME.cast, kept, "sorceress")["heroes"]) == 5
    crowded = {**campaign(*heroes), "heroes": {**campaign(*heroes)["heroes"]}}
    away = legacies.stay(crowded, "rogue")
    assert len(away["heroes"]) == 4 and list(away["camp"]) == ["rogue"]


@rule("SS-39.7", "SS-Q91")
def test_who_stays_in_camp_comes_back_at_the_lowest_rank() -> None:
    """SS-T82: at I in camp while the others came to II, III and III: raised to II, with the pick of that rank, and nothing is lost."""
    kept = campaign("white-rose", "cleric", "archer", "rogue")
    away = legacies.stay(kept, "rogue")
    assert away["camp"]["rogue"] == kept["heroes"]["rogue"]
    later = at(away, white_rose=2, cleric=3, archer=3)
    back = legacies.come_back(GAME.cast, later, "rogue")
    version = GAME.cast.versions[GAME.cast.version_ids["rogue"]]
    assert back["heroes"]["rogue"]["rank"] == 2 and back["camp"] == {}
    assert tuple(back["heroes"]["rogue"]["owed"]) == version.due_from(1, 2)
    two = legacies.stay(legacies.stay(kept, "rogue"), "archer")
    with pytest.raises(Impossible):
        legacies.stay(two, "cleric")


@rule("SS-39.7", "SS-27.13")
def test_a_hero_in_camp_is_in_no_count_and_keeps_the_crowns() -> None:
    away = legacies.stay(campaign("white-rose", "cleric", "rogue"), "rogue")
    q = prologue(2, ("white-rose", "cleric"), legacy=away)
    supply = sum([value * count for value, count in zip((5, 10, 50), q.s.supply, strict=True)])
    assert len(q.s.heroes) == 2 and supply == 700 - 3 * 25
    for name in ("Ann", "Ben"):
        send(q, name, "8B.c")
    pass_on(q)
    kept = legacies.after_won(away, "P", GAME.legacy(q.s))
    assert kept["camp"] == away["camp"]


@rule("SS-39.8")
def test_another_version_of_the_same_hero() -> None:
    """Rank, crowns and items stay; powers and talents are picked anew."""
    kept = at(campaign("archer", "cleric"), archer=3, cleric=3)
    rich = {
        **kept["heroes"]["archer"],
        "crowns": 90,
        "powers": [["aimed-shot", 1]],
        "owed": [],
        "pack": [["longbow", 0, 0]],
    }
    kept = {**kept, "heroes": {**kept["heroes"], "archer": rich}}
    new = legacies.change(GAME.cast, kept, "archer", "ranger")
    assert list(new["heroes"]) == ["ranger", "cleric"]
    ranger = new["heroes"]["ranger"]
    version = GAME.cast.versions[GAME.cast.version_ids["ranger"]]
    assert (ranger["rank"], ranger["crowns"], ranger["pack"]) == (3, 90, [["longbow", 0, 0]])
    assert ranger["powers"] == [] and tuple(ranger["owed"]) == version.due_from(1, 3)
    with pytest.raises(Impossible):
        legacies.change(GAME.cast, kept, "archer", "rogue")


@rule("SS-39.14")
def test_heroes_of_a_campaign_in_a_quest_by_itself() -> None:
    """They come with rank and belongings; nothing flows back, for nobody asks what it has left."""
    kept = at(campaign("white-rose", "cleric"), white_rose=4, cleric=4)
    q = prologue(2, ("white-rose", "cleric"), legacy=kept)
    assert [row.rank for row in q.s.heroes.rows] == [4, 4]
    assert kept["heroes"]["white-rose"]["rank"] == 4
