"""EF-10.55, Understudy: every Move comes back mirrored; and EF-10.29, what repeats it as it was."""

from __future__ import annotations

from collections import deque

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.procedures.understudy import after_step, directions
from reverie.games.etherfields.rules.state import Session
from reverie.testing import rule

ALL = tuple(f"I-06 {name}" for name in ("SETUP 1", "SETUP 2", "SETUP 3", "A", "B", "C", "D"))
STAGE = ("A2", "A3", "B2", "B3")


def theatre(*dreamers: str, at: str = "B2a", double: str = "B3c", hand: tuple[str, ...] = ("bulk-a",)) -> Stage:
    """The whole house with the curtain up; everybody here, the Understudy there."""
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-06")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: at})
    stage.tiles(*ALL)
    stage.entity("I-06 K", double)
    return stage


def double_at(stage: Stage) -> str:
    return stage.where(stage.s.figures_of(stage.s.row_of("I-06 K"))[0])


def walks(stage: Stage, *spaces: str, seat: int = 0) -> Stage:
    return stage.run(op("move", who="actor", amount=len(spaces)), seat=seat).walk(*spaces, seat=seat).settle("act")


@rule("EF-10.55", "EF-8.105", "EF-6.117")
def test_it_goes_east_where_a_dreamer_goes_west() -> None:
    """North, west, west; it goes north, east, east."""
    stage = walks(theatre(at="B3c", double="B2c").dream("I-06"), "B3a", "B2b", "B2a")
    assert stage.where() == "B2a" and double_at(stage) == "B3a"
    assert "s.610" in [event["script"] for event in stage.told("read")]


@rule("EF-10.55", "EF-8.105")
def test_a_step_over_the_edge_is_left_out() -> None:
    """From A4b nothing lies farther east: of north, west, west only what can be gone is gone."""
    stage = walks(theatre(at="B3c", double="A4d").dream("I-06"), "B3a", "B2b", "B2a")
    assert double_at(stage) == "A4b"


@rule("EF-10.55", "EF-8.105")
def test_a_relocation_or_a_push_moves_nobody_else() -> None:
    stage = theatre(at="B3c", double="B2c").dream("I-06")
    stage.run(op("relocate", who="actor", place="A3b")).settle("act")
    stage.run(op("push", target="actor", amount=1)).say(space_number("A3a")).settle("act")
    assert double_at(stage) == "B2c"


@rule("EF-10.55")
@pytest.mark.parametrize("way", ["still", "paralyzed"])
def test_it_can_be_held(way: str) -> None:
    stage = theatre(at="B3c", double="B2c").turn_cards(10, 1, 2).dream("I-06")
    if way == "still":
        stage.run(op("set", name="still", amount=1))
    else:
        stage.run(op("state", target="entity:I-06 K", name="paralyzed"))
    walks(stage, "B3a")
    assert double_at(stage) == "B2c"
    stage.say("done").settle("act")
    assert stage.s.count("still") == 0
    walks(stage, "A3c")
    assert double_at(stage) == "B2a"


@rule("EF-10.55", "EF-5.126")
def test_a_gem_turns_north_and_south_too() -> None:
    stage = theatre(at="B3c", double="A2c")
    stage.s.gems = (space_number("A1d"),)
    walks(stage.dream("I-06"), "B3a")
    assert double_at(stage) == "B2a"


@rule("EF-10.55", "EF-5.114", "EF-5.127")
def test_walls_stop_it_and_traps_do_not_touch_it() -> None:
    stage = theatre(at="B3a", double="A2c")
    stage.walls("A2c/A2d")
    walks(stage.dream("I-06"), "B2b")
    assert double_at(stage) == "A2c"
    stage.walls()
    walks(stage, "B2a")
    assert double_at(stage) == "A2d" and not stage.told("trapped")


@rule("EF-10.55")
def test_sharing_a_space_hurts_the_first_time() -> None:
    stage = theatre(at="B3a", double="B2a").dream("I-06")
    walks(stage, "B2b")
    assert stage.where() == double_at(stage) == "B2b" and stage.row().distress == 1
    walks(stage, "B2d")
    assert stage.where() == double_at(stage) == "B2d" and stage.row().distress == 1


@rule("EF-10.55", "EF-1.6", "EF-6.112")
@pytest.mark.parametrize(("other", "wins"), [("B2c", True), ("C2a", False)])
def test_it_stands_on_the_trap_and_everybody_on_the_stage(other: str, wins: bool) -> None:
    stage = theatre("gambler", "expert", at="A3c", double="A3b").stand(b=other)
    stage.s.flags += ("trap_open",)
    stage.dream("I-06").run(op("move", who="actor", amount=1)).walk("A2d")
    assert double_at(stage) == "A4a" and (stage.asked().kind == "choose") is wins
    if wins:
        assert stage.options() == ["double-free", "double-sell"]
        stage.say("double-free").settle()
        assert stage.s.ended == "won" and "understudy_freed" in stage.s.flags
        signs = {stage.s.cast.cards[sign].id for sign in stage.s.signs}
        assert signs == {"wave-1", "eye-1", "sun-1", "stair-1"} and "sign-spaces" in stage.s.flags
        assert all(len(stage.row(seat).signs) == 1 for seat in (0, 1))


@rule("EF-10.55")
@pytest.mark.parametrize(
    ("open_", "other", "result"), [(True, "C2a", "part"), (False, "B2c", "lost"), (True, "B2c", "part")]
)
def test_house_lights(open_: bool, other: str, result: str) -> None:
    stage = theatre("gambler", "expert", at="A3c", double="B2a").stand(b=other).turn_cards(10)
    stage.s.flags += ("trap_open",) if open_ else ()
    stage.dream("I-06").say("done", 0).say("done", 1).settle()
    assert stage.s.ended == result


# The walk that solves it ---------------------------------------------------------------------------------------------------


def fewest_steps(s: Session, dreamer: str, double: str) -> int:
    """A breadth-first search over both positions: until it is on A4a and the Dreamer on the stage; -1 where no walk leads there."""
    spaces = s.cast.spaces
    goal = {space for space in range(t.SPACES) if spaces.names[space][:2] in STAGE}
    line = deque([(space_number(dreamer), space_number(double), 0)])
    seen = {line[0][:2]}
    while line:
        one, other, far = line.popleft()
        if other == space_number("A4a") and one in goal:
            return far
        for after in s.land().near[one]:
            down, right = directions((one, after))[0]
            found = (after, after_step(s, other, (down, -right)))
            if found not in seen:
                seen.add(found)
                line.append((*found, far + 1))
    return -1


@rule("EF-10.55", "EF-8.106")
@pytest.mark.parametrize(("double", "steps"), [("B3c", 8), ("B2a", 10), ("A4d", 5), ("A1a", -1), ("A1b", -1)])
def test_it_can_be_led_onto_the_trap(double: str, steps: int) -> None:
    """With the Understudy in the corner of the left wing no walk alone helps: there is nothing to its west but the edge."""
    s = theatre(at="A4a", double=double).dream("I-06").s
    assert fewest_steps(s, "A4a", double) == steps


# EF-10.29 ------------------------------------------------------------------------------------------------------------------


@rule("EF-10.29", "EF-6.117")
def test_the_second_cast_repeats_a_move_as_it_was() -> None:
    stage = Stage("gambler", scenario="I-06 S").deck(0, *PLAIN).dreamer(0, hand=("bulk-a",), discard=PLAIN)
    stage.tiles("B2", "B3").stand(a="B2a")
    row = stage.entity("I-06 S", "B3a")
    stage.slumber("I-06 S")
    walks(stage, "B2b")
    assert stage.where(stage.s.figures_of(row)[0]) == "B3b"
    walks(stage, "B2d", "B2c")
    assert stage.where(stage.s.figures_of(row)[0]) == "B3c"


@rule("EF-9.120")
def test_who_is_paralyzed_drops_what_he_carries() -> None:
    stage = Stage("gambler", scenario="I-03").deck(0, *PLAIN).tiles("I-03 SETUP 1").stand(a="A1c")
    stage.dreamer(0, tokens=(1, 0, 0, 0, 0))
    ground.give_state(stage.s, 0, t.STATES.index("paralyzed"))
    assert stage.row().tokens[0] == 0 and stage.s.tokens == ((0, space_number("A1c"), 1),)
