"""Section 3: building a warband, laying out the table, and the special points of the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import MiniatureData, warband_troubles
from reverie.games.dreamblade.rules.board import CELL_NAMES, SCORING
from reverie.games.dreamblade.rules.procedures.turn import Battle
from reverie.kernel.agenda import push
from reverie.kernel.chance import Stream
from reverie.kernel.game import SetupError
from reverie.testing import rule
from reverie.testing.dreamblade import Table, figure, initiative, location, spawn

SIX = {f"m{n}": figure(f"{n}V", same=f"m{n}") for n in range(1, 7)}


def shelf(**pieces: MiniatureData) -> Table:
    """A game whose library holds these pieces (and one more for seat B)."""
    letters = "ACDEFGHIJKLM"
    named = dict(zip(letters, pieces.values(), strict=False))
    return spawn(b=figure("1F", same="foe"), **named)


def battle(options: dict[str, Any] | None = None, **pieces: MiniatureData) -> Table:
    """A whole game from its very beginning: the table has just been laid out."""
    made = spawn(**pieces)
    ids = {name: made.state.cast.piece_of[m].id for name, m in made.names.items()}
    setup = made.game.setup({"edges": "A", "warbands": made.state.setup["warbands"], **(options or {})})
    order = [id for band in setup["warbands"] for id in band]
    state = made.game.blank(setup, 0)
    push(state, Battle())
    return Table(made.game, state, {name: order.index(id) for name, id in ids.items()})


# Building a warband (DB-600) -----------------------------------------------------------------------------------------


@rule("DB-600")
def test_each_player_brings_a_warband_of_the_own_choice() -> None:
    t = shelf(**SIX)
    made = t.game.setup({"warbands": [["m1", "m2"], {"m3": 2, "foe": 1}]})
    assert made["warbands"] == [["m1", "m2"], ["foe", "m3", "m3"]]
    s = t.game.new(made, 1)
    assert [s.minis[m].owner for m in range(len(s.minis))] == [0, 0, 1, 1, 1]


@rule("DB-600")
def test_every_prebuilt_warband_may_be_played() -> None:
    library = GAME.library
    assert library.warbands
    for name, band in library.warbands.items():
        assert warband_troubles(library, band) == []
        made = GAME.setup({"warbands": [name, name]})
        assert len(made["warbands"][0]) == sum(band.values())


@rule("DB-600.1", "DB-E.2", "DB-Q.3", "DB-D.32")
def test_a_warband_has_one_to_sixteen_miniatures() -> None:
    t = shelf(**SIX)
    sixteen = {"m1": 3, "m2": 3, "m3": 3, "m4": 3, "m5": 3, "m6": 1}
    assert warband_troubles(t.game.library, sixteen) == []
    assert warband_troubles(t.game.library, {"m1": 1}) == []
    assert len(t.game.setup({"warbands": [sixteen, sixteen]})["warbands"][0]) == 16
    with pytest.raises(SetupError, match=r"17 miniatures.*DB-600\.1"):
        t.game.setup({"warbands": [sixteen, {**sixteen, "m6": 2}]})
    with pytest.raises(SetupError, match="at least 1"):
        t.game.setup({"warbands": [sixteen, {}]})


@rule("DB-600.1")
def test_a_warband_of_miniatures_that_do_not_exist_is_refused() -> None:
    t = shelf(**SIX)
    with pytest.raises(SetupError, match="no miniature 'm11'"):
        t.game.setup({"warbands": [["m11"], ["m1"]]})


@rule("DB-600.2")
def test_any_mix_of_aspects_is_allowed_and_more_aspects_raise_the_surcharges() -> None:
    mixed = spawn(points=12, A=figure("2V"), C=figure("2M"), D=figure("2F"), E=figure("2P"), F=figure("2VMFP"))
    band = mixed.state.setup["warbands"][0]
    assert sorted(mixed.game.setup({"warbands": [band, band]})["warbands"][0]) == sorted(band)
    pure = spawn(points=12, A=figure("2V"), C=figure("2V"), D=figure("2V"), E=figure("2V"))
    paid = []
    for t in (mixed, pure):
        for name in "ACDE":
            t.answer("spawn", name, "e1")
        paid.append(sum(event.data["price"] for event in t.seen if event.kind == "spawned"))
    assert paid == [12, 9]


@rule("DB-600.3", "DB-E.2")
def test_a_warband_has_at_most_three_copies_of_one_miniature() -> None:
    t = shelf(**SIX)
    assert warband_troubles(t.game.library, {"m1": 3, "m2": 3}) == []
    with pytest.raises(SetupError, match=r"4 copies.*DB-600\.3"):
        t.game.setup({"warbands": [["m1"] * 4, ["m2"]]})


@rule("DB-600.5")
def test_a_warband_may_have_any_number_of_locations() -> None:
    t = shelf(**{f"l{n}": location(f"{n}V", same=f"l{n}") for n in range(1, 7)})
    only_places = {"l1": 3, "l2": 3, "l3": 3, "l4": 3, "l5": 3, "l6": 1}
    assert warband_troubles(t.game.library, only_places) == []
    assert len(t.game.setup({"warbands": [only_places, ["foe"]]})["warbands"][0]) == 16


@rule("DB-600.6", "DB-2.6", "DB-D.5")
@pytest.mark.parametrize("size", [17, 21])
def test_a_warband_of_limited_play_is_built_from_a_random_pool_under_the_normal_rules(size: int) -> None:
    stream = Stream(size)
    ids = sorted(GAME.library.pieces)
    pool: list[str] = []
    while len(pool) < size:
        id = ids[stream.below(len(ids))]
        if pool.count(id) < 3:
            pool.append(id)
    picked = pool[:16]
    made = GAME.setup({"warbands": [picked, pool[-16:]]})
    assert sorted(made["warbands"][0]) == sorted(picked)
    with pytest.raises(SetupError, match=r"DB-600\.1"):
        GAME.setup({"warbands": [pool, picked]})
    with pytest.raises(SetupError, match=r"DB-600\.3"):
        GAME.setup({"warbands": [[pool[0]] * 4, picked]})


@rule("DB-600.7")
def test_each_player_may_look_at_the_other_s_warband() -> None:
    t = battle(A=figure("2V"), C=figure("5V"), d=figure("3F"), e=location("4F"))
    for viewer, enemy in ((0, 1), (1, 0)):
        seen = [row["piece"] for row in t.game.view(t.state, viewer)["miniatures"] if row["owner"] == enemy]
        assert seen == t.state.setup["warbands"][enemy]


# Laying out the table ------------------------------------------------------------------------------------------------


@rule("DB-SM.0", "DB-7.1", "DB-Q.1")
def test_the_edges_are_drawn_by_lot() -> None:
    for lot, portals in ((0, ("e1", "a5")), (1, ("a5", "e1"))):
        t = battle({"edges": "random"}, A=figure("1V"), b=figure("1F"))
        t.asked("nature", "edges")
        t.offers(0, 1)
        t.nature(lot)
        t.asked("nature", "initiative")
        t.roll(5, 3)
        assert t.cells_offered("A") == [portals[0]]
        t.stop()
        assert t.cells_offered("b") == [portals[1]]


@rule("DB-SM.0")
@pytest.mark.parametrize(("edges", "portal"), [("A", "e1"), ("B", "a5")])
def test_the_edges_may_be_agreed_on(edges: str, portal: str) -> None:
    t = battle({"edges": edges}, A=figure("1V"), b=figure("1F"))
    t.roll(5, 3)
    assert t.cells_offered("A") == [portal]


@rule("DB-SM.0", "DB-SM.1", "DB-7.2", "DB-7.3", "DB-7.4")
def test_setup_leaves_everything_at_nought_and_leads_to_the_first_initiative_roll() -> None:
    t = battle(A=figure("2V"), C=location("5V"), d=figure("3F"))
    t.asked("nature", "initiative")
    seen = t.game.view(t.state, 0)
    assert (seen["turn"], seen["phase"]) == (1, "initiative")
    for player in seen["players"]:
        assert [player[key] for key in ("turns_won", "points", "bonus", "kills", "conquest")] == [0] * 5
    assert {row["zone"] for row in seen["miniatures"]} == {"reserves"}


@rule("DB-SM.0", "DB-7.2", "DB-P.35")
def test_the_reserves_are_laid_out_by_spawn_cost_from_low_to_high() -> None:
    t = shelf(**SIX)
    made = t.game.setup({"warbands": [["m6", "m1", "m3", "m1"], ["foe"]]})
    assert made["warbands"][0] == ["m1", "m1", "m3", "m6"]


# The first turn (DB-700) ---------------------------------------------------------------------------------------------


@rule("DB-700.1", "DB-T.3")
def test_on_turn_one_only_the_die_with_a_one_is_rerolled() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab"})
    t.roll(1, 4)
    t.asked("nature", "initiative")
    assert t.dice() == 1
    t.roll(6)
    t.asked("A", "spawn")
    assert t.state.raw == (6, 4)
    t.never_saw("spawn-skipped")
    t.saw("points-received", points=10)


@rule("DB-700.1")
def test_on_turn_one_a_one_is_rerolled_until_it_is_none() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab"})
    t.roll(1, 1)
    assert t.dice() == 2
    t.roll(1, 5)
    assert t.dice() == 1
    t.roll(1)
    assert t.dice() == 1
    t.roll(5)  # now a tie: both once more
    assert t.dice() == 2
    t.roll(2, 3)
    t.asked("B", "spawn")
    assert t.state.raw == (2, 3)


@rule("DB-700.1", "DB-T.4")
def test_on_turn_one_both_dice_are_rerolled_on_a_tie() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab"})
    t.roll(5, 5)
    t.asked("nature", "initiative")
    assert t.dice() == 2
    t.roll(3, 6)
    t.asked("B", "spawn")
    assert t.state.base_points == 9


@rule("DB-700.1")
def test_on_turn_one_no_lead_breaks_a_tie() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab", "won": (1, 0)})
    t.roll(4, 4)
    t.asked("nature", "initiative")
    assert t.dice() == 2


@rule("DB-700", "DB-700.1", "DB-800.1")
def test_the_first_turn_is_special_and_the_second_is_not() -> None:
    t = initiative(given={"turn": 2, "reserves": "Ab"})
    t.roll(1, 4)
    t.saw("spawn-skipped")
    t.asked("B", "action")


@rule("DB-700", "DB-700.2", "DB-5.4")
def test_on_turn_one_everything_goes_into_the_own_portal() -> None:
    t = initiative(
        given={"turn": 1, "reserves": "ACDLb"},
        A=figure("1V"),
        C=figure("1V", "1/2/3", "Reinforce"),
        D=figure("1V"),
        L=location("1V"),
    )
    t.roll(6, 5)
    t.answer("spawn", "A", "e1")
    assert t.cells_offered("C") == ["e1"]
    assert t.cells_offered("D") == ["e1"]
    assert t.cells_offered("L") == ["e1"]
    t.refuses("spawn", "D", "d1", rule="DB-700.2")


@rule("DB-700.2", "DB-Q.55")
def test_on_turn_one_an_ally_elsewhere_opens_its_cell_to_a_reinforcement_only() -> None:
    told = {
        "given": {"turn": 1},
        "A": figure("1V"),
        "X": figure("1V"),
        "Y": figure("1V", "1/2/3", "Reinforce"),
        "L": location("1V"),
    }
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . A .
        . . . . .
    """,
        **told,
    )
    assert t.cells_offered("X") == ["e1"]
    assert t.cells_offered("Y") == ["d2", "e1"]
    assert t.cells_offered("L") == []
    for name, cell in (("X", "d1"), ("Y", "d1"), ("L", "d2")):
        t.refuses("spawn", name, cell, rule="DB-700.2")


@rule("DB-700.2")
def test_from_turn_two_on_the_spawn_row_opens() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . A .
        . . . . .
    """,
        given={"turn": 2},
        X=figure("1V"),
    )
    assert t.cells_offered("X") == ["d1", "e1"]


def reached(seat: str) -> set[str]:
    """Where a creature spawned on turn 1 can be after its player's two shifts."""
    name = "A" if seat == "A" else "b"
    found = set()
    for steps in range(3):
        for path in range(4**steps):
            t = initiative(given={"turn": 1, "reserves": "Ab"}, A=figure("1V"), b=figure("1F"))
            t.roll(5, 3)
            t.answer("spawn", "A", "e1")
            t.answer("spawn", "b", "a5")
            if seat == "B":
                t.answer("strike")
                t.answer("strike")
            for step in range(steps):
                t.asked(seat, "action")
                t.answer("shift")
                cells = t.cells_offered(name)
                t.answer("move", name, cells[path // 4**step % 4 % len(cells)])
                if t.choice.kind == "shift":
                    t.stop()
            found.add(t.cell(name))
    return found


@rule("DB-700", "DB-700.3")
def test_the_sides_cannot_meet_or_score_on_turn_one() -> None:
    mine, theirs = reached("A"), reached("B")
    assert mine == {"e1", "d1", "e2", "c1", "d2", "e3"}
    assert theirs == {"a5", "a4", "b5", "a3", "b4", "c5"}
    assert not mine & {CELL_NAMES[cell] for cell in SCORING[0]}
    assert not theirs & {CELL_NAMES[cell] for cell in SCORING[1]}


@rule("DB-700.3", "DB-Q.67")
def test_choosing_strike_on_turn_one_is_legal_but_does_nothing() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab"}, A=figure("1V"), b=figure("1F"))
    t.roll(5, 3)
    t.answer("spawn", "A", "e1")
    t.answer("spawn", "b", "a5")
    t.asked("A", "action")
    t.offers("shift", "strike")
    for _ in range(4):
        t.answer("strike")
    t.never_saw("combat-began")
    t.saw("scored", seat=0, total=0)
    t.saw("scored", seat=1, total=0)
    t.never_saw("turn-won")
    assert (t.cell("A"), t.cell("b")) == ("e1", "a5")
    assert t.state.turn == 2
