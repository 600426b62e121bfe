"""A Map of the Ceiling (EF-10.56): the lever, the face that is dealt, its pictures, its name, the Sign of the eye."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import faces
from reverie.games.etherfields.rules.faces import FACES, TRAITS
from reverie.games.etherfields.rules.frames import DreamRun
from reverie.parts.rules.steps import FAR
from reverie.testing import rule

ALL = tuple(f"I-07 {name}" for name in ("SETUP 1", "SETUP 2", "A", "B", "C", "D"))


def ceiling(*dreamers: str, face: str = "bruno", hand: tuple[str, ...] = ("bulk-a",)) -> Stage:
    """The Dream with all its tiles, this face dealt; everybody on A2c."""
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-07")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "A2c"})
    s = stage.tiles(*ALL).dream("I-07").s
    stage.walls(*[s.cast.spaces.names[a] + "/" + s.cast.spaces.names[b] for a, b in walls_of(stage)])
    stage.dice(lots=[tuple(FACES).index(face)]).run(op("rule", name="face-deal"))
    return stage


def walls_of(stage: Stage) -> list[tuple[int, int]]:
    spaces, fence = stage.s.cast.spaces, stage.s.here().walls
    return [pair for number, pair in enumerate(spaces.edges) if fence >> number & 1]


def reached(stage: Stage, space: str) -> bool:
    return stage.s.land().distance(stage.s.space_of(0), space_number(space)) < FAR


@rule("EF-6.117", "EF-8.107")
def test_any_three_pictures_leave_one_name() -> None:
    assert all(sum(traits) == 2 for traits in FACES.values())
    for some in combinations(range(len(TRAITS)), 3):
        seen = [tuple(traits[n] for n in some) for traits in FACES.values()]
        assert len(set(seen)) == len(FACES)


@rule("EF-6.117", "EF-8.107")
def test_the_lever_shuts_one_half_of_the_plan_and_opens_the_other() -> None:
    stage = ceiling()
    assert reached(stage, "A3b") and reached(stage, "B1c") and not reached(stage, "A1a") and not reached(stage, "B3b")
    stage.run(op("rule", name="wall-lever"))
    assert reached(stage, "A1a") and reached(stage, "B3b") and not reached(stage, "A3b") and not reached(stage, "B1c")
    assert stage.where() == "A2c" and stage.told("walls-swapped") == [{}]
    stage.run(op("rule", name="wall-lever"))
    assert reached(stage, "A3b") and not reached(stage, "A1a")


@rule("EF-5.126")
def test_a_gem_in_the_gallery_makes_the_lever_free() -> None:
    stage = ceiling().stand(a="B2b").dreamer(0, hand=("bulk-c",))
    stage.s.pending.clear()
    assert "m2" in stage.run(op("nothing")).named() and "m2g" not in stage.named()
    stage.s.gems = (space_number("B3d"),)
    stage.run(op("nothing")).say("m2g")
    assert stage.ids(stage.row().hand) == ["bulk-c"] and stage.told("walls-swapped")


@rule("EF-9.105", "EF-9.106", "EF-5.214")
def test_pictures_show_the_face_that_was_dealt_and_nobody_sees_it_before() -> None:
    stage = ceiling(face="bruno")
    other = ceiling(face="edda")
    for viewer in (None, 0):
        assert GAME.view(stage.s, viewer)["secrets"] == GAME.view(other.s, viewer)["secrets"]
    assert faces.dealt(stage.s) == "bruno" and len(faces.fitting(stage.s)) == 6
    stage.run(op("reveal", code="I-07 1"), op("reveal", code="I-07 2"), op("reveal", code="I-07 1"))
    assert [event["code"] for event in stage.told("revealed")] == ["hat-yes", "beard-no"]
    assert stage.s.count("pictures") == 2 and faces.fitting(stage.s) == ["bruno", "celia"]
    found = {faces.dealt(GAME.determinize(stage.s, 0, seed)) for seed in range(20)}
    assert found == {"bruno", "celia"}


@rule("EF-5.55")
def test_a_peek_shows_one_of_them_to_one_person() -> None:
    stage = ceiling("gambler", "expert")
    stage.run(op("peek", who="actor"))
    assert "I-07 3" in stage.options() and not [one for one in stage.options() if one in stage.s.secrets[-4:]]
    stage.say("I-07 3")
    told = [event for event in stage.s.events if event.kind == "peeked"]
    assert stage.id(told[0].data["card"]) == "left-yes" and told[0].audience == (0,)
    assert stage.s.count("pictures") == 0


@rule("EF-6.117", "EF-6.115")
def test_the_right_name_is_the_goal_and_the_third_wrong_one_the_end() -> None:
    stage = ceiling(face="felix", hand=("bulk-a", "bulk-a")).stand(a="B3b")
    stage.run(op("read", script="s.720"))
    assert stage.named() == list(FACES)
    stage.say("felix")
    assert stage.s.count("named") == 1 and stage.options() == ["tell", "hide"]
    stage = ceiling(face="felix").stand(a="B3b")
    for wrong in ("adela", "bruno"):
        stage.run(op("read", script="s.720")).say(wrong)
        assert not stage.s.ended
    assert stage.s.count("wrong") == 2 and len(stage.row().sealed) == 4
    stage.run(op("read", script="s.720"))
    assert stage.named() == ["celia", "dov", "edda", "felix"]
    stage.say("celia").settle("act")
    assert stage.s.ended == "lost"


@rule("EF-9.118", "EF-8.113")
def test_a_sign_of_the_eye_shows_a_picture_once() -> None:
    stage = ceiling().stand(a="A3c")
    stage.s.signs = (stage.card("eye-1"), stage.card("eye-2"))
    assert "sign" not in stage.run(op("nothing")).named()
    stage.s.flags = ("sign-spaces",)
    stage.run(op("nothing")).say("sign").say(stage.options()[0])
    assert stage.options() == ["picture-1", "picture-2", "picture-3", "picture-4"]
    stage.say("picture-4")
    assert [event["code"] for event in stage.told("revealed")] == ["feet-no"] and "sign" not in stage.named()
    stage.run(op("end-dream", result="lost"))
    assert sorted(stage.ids(stage.s.signs)) == ["eye-1", "eye-2"]


@rule("EF-5.229", "EF-10.80")
@pytest.mark.parametrize(("pictures", "ended"), [(2, "lost"), (3, "part")])
def test_three_pictures_at_the_end_of_turns_are_a_part(pictures: int, ended: str) -> None:
    stage = ceiling()
    stage.s.counters = (("pictures", pictures),)
    stage.run(op("read", script="s.740")).settle("act")
    assert stage.s.ended == ended and ("name_hidden" in stage.s.flags) == (ended == "part")


@rule("EF-9.113")
def test_a_second_try_deals_a_face_anew() -> None:
    stage = Stage("gambler", scenario="session").dice(lots=[0, 5])
    dream = stage.s.cast.dream_ids["I-07"]
    stage.begin(DreamRun(dream, 0)).settle("act")
    assert faces.dealt(stage.s) == "adela" and faces.fitting(stage.s) == list(FACES)
    stage.run(op("reveal", code="I-07 1"), op("end-dream", result="lost"))
    stage.begin(DreamRun(dream, 0)).settle("enter")
    assert faces.dealt(stage.s) == "felix" and len([code for code in stage.s.gone if "I-07" in code]) == 0


@rule("EF-10.81")
@pytest.mark.parametrize(("answer", "flag"), [("tell", "name_told"), ("hide", "name_hidden")])
def test_what_is_won(answer: str, flag: str) -> None:
    stage = ceiling()
    stage.run(op("read", script="s.730")).say(answer).settle("act")
    s = stage.s
    assert s.ended == "won" and flag in s.flags and stage.row().ether == (3 if answer == "tell" else 2)
    assert {"key-1", "eye-2"} <= set(stage.ids(s.signs)) and {"COM-5", "I-07 P"} <= set(stage.ids(s.notes))
    assert "W-10" in stage.ids(s.wisdom)


@rule("EF-5.309")
def test_the_cardboard_knight_blocks_where_he_stands() -> None:
    stage = ceiling().stand(a="A2a")
    stage.s.notes = (stage.card("COM-5"),)
    stage.run(op("nothing")).say("COM-5").say(space_number("A2b"))
    assert "COM-5" not in stage.named()
    stage.dreamer(0, hand=("bulk-c",)).run(op("nothing")).say("move").say("enough")
    assert space_number("A2c") in stage.options() and space_number("A2b") not in stage.options()
