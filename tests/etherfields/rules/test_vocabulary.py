"""EF-6A: the words of which all content is made, and what the loader refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from ruamel.yaml import YAML
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.rules.test_world import names
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.library import CONTENT, Library
from reverie.games.etherfields.content.making import Making
from reverie.games.etherfields.content.notation import (
    Unread,
    parse_amount,
    parse_cost,
    parse_place,
    parse_trigger,
    parse_who,
    space_number,
)
from reverie.games.etherfields.content.vocabulary import Condition
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import abilities as ab
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.conditions import Scene, holds
from reverie.games.etherfields.rules.effects.control import RULES
from reverie.games.etherfields.rules.effects.vocabulary import OPS
from reverie.kernel.content import ContentError
from reverie.testing import rule

CLOSED = [
    "draw",
    "discard-hand",
    "discard-top",
    "reveal-top",
    "seal",
    "seal-this",
    "unseal",
    "unseal-chosen",
    "flip",
    "restore",
    "place-free",
    "shuffle-deck",
    "gain-card",
    "choose-card",
    "gain-flaw",
    "remove-flaw",
    "hold-flaw",
    "put-back",
    "remove",
    "peek",
    "reveal",
    "buy",
    "gain",
    "lose",
    "heal",
    "prevent",
    "redirect-distress",
    "intent",
    "token",
    "untoken",
    "roll",
    "reroll",
    "face",
    "move",
    "relocate",
    "push",
    "swap",
    "terrain",
    "unterrain",
    "wall",
    "unwall",
    "block-space",
    "unblock-space",
    "block-action",
    "unblock-action",
    "place-tile",
    "lift-tile",
    "move-tile",
    "overlay",
    "lift-overlay",
    "slumber-tile",
    "quirk",
    "trap",
    "reset-map",
    "spawn",
    "despawn",
    "entity-relocate",
    "morph",
    "unmorph",
    "state",
    "unstate",
    "entity-move",
    "resolve",
    "block-step",
    "add-turn",
    "drop-turn",
    "turn-deck",
    "resolve-turn-card",
    "loot",
    "end-slumber",
    "end-dream",
    "skip",
    "skip-free",
    "gain-item",
    "recover-item",
    "discard-item",
    "store-item",
    "to-item-market",
    "gain-mask",
    "recover-mask",
    "discard-mask",
    "add-to",
    "shuffle",
    "delta-to-bottom",
    "look-slumber",
    "replace-tile",
    "unlock",
    "season",
    "move-team",
    "flag",
    "unflag",
    "count",
    "set",
    "note",
    "use-up",
    "wisdom",
    "sign",
    "play-sign",
    "companion",
    "uncompanion",
    "hint",
    "awaken",
    "death",
    "read",
    "choice",
    "when",
    "each",
    "repeat",
    "pay",
    "pay-any",
    "pick-colour",
    "modifier",
    "rule",
    "nothing",
]


def pack(folder: Path, **changes: Any) -> Path:
    """A user's pack with one Dream: the worked one, changed."""
    yaml = YAML(typ="safe")
    dream = yaml.load((CONTENT / "dreams" / "I-01.yaml").read_text(encoding="utf-8"))
    dream["id"] = "U-01"
    for change in changes.values():
        change(dream)
    (folder / "dreams").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        (CONTENT / "pack.yaml").read_text(encoding="utf-8").replace("etherfields", "users")
    )
    with (folder / "dreams" / "U-01.yaml").open("w", encoding="utf-8") as file:
        yaml.dump(dream, file)
    return folder


@rule("EF-6.110", "EF-8.86")
def test_the_ops_are_a_closed_list(tmp_path: Path) -> None:
    assert sorted(OPS.effects) == sorted(CLOSED)
    with pytest.raises(ContentError, match=r"U-01\.yaml:\d+.*") as refused:
        Library((pack(tmp_path / "p", one=lambda dream: dream["scripts"][0].update(do=[{"op": "explode"}])),))
    assert "explode" in str(refused.value)


@rule("EF-6.120")
def test_a_field_that_no_type_has_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="colour"):
        Library((pack(tmp_path / "p", one=lambda dream: dream["tiles"][0].update(colour="red")),))


def dangling(dream: Any) -> None:
    dream["scripts"][0]["do"] = [{"op": "read", "script": "s.999"}]


def unread(dream: Any) -> None:
    dream["scripts"].append({"id": "s.198"})


def off_the_grid(dream: Any) -> None:
    dream["tiles"][1]["slot"] = ""


def one_slot(dream: Any) -> None:
    dream["tiles"][1]["slot"] = dream["tiles"][0]["slot"]


def walled_in(dream: Any) -> None:
    dream["walls"] += ["B2a/B2b", "B2a/B2c", "A2c/B2a"]


def no_end(dream: Any) -> None:
    for script in dream["scripts"]:
        script["do"] = [one for one in script.get("do", []) if one["op"] != "end-dream"]


def no_component(dream: Any) -> None:
    dream["scripts"][0]["do"] = [{"op": "gain-item", "code": "start-77"}]


def no_lair(dream: Any) -> None:
    for tile in dream["tiles"]:
        tile.pop("lairs", None)


def nowhere(dream: Any) -> None:
    dream["scripts"][0]["do"] = [{"op": "terrain", "kind": "light", "place": "C4a"}]


@rule("EF-6.119", "EF-8.86")
@pytest.mark.parametrize(
    ("change", "what"),
    [
        (dangling, "there is no script 's.999'"),
        (unread, "nothing reads the script s.198"),
        (off_the_grid, "lies in no slot, and so it has no spaces"),
        (one_slot, "lies in A2, where I-01 SETUP lies already"),
        (walled_in, "nobody can reach B2a"),
        (no_end, "never end the Dream"),
        (no_component, "there is no component 'start-77'"),
        (no_lair, "Entities need a Lair"),
        (nowhere, "no tile of this Dream lies at C4a"),
    ],
)
def test_a_dream_that_does_not_hang_together_is_refused(change: Any, what: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        Library((pack(tmp_path / "p", one=change),))
    assert what in str(refused.value) and "U-01.yaml:" in str(refused.value)


@rule("EF-6.119")
def test_a_dream_that_does_is_not(tmp_path: Path) -> None:
    assert "U-01" in Library((pack(tmp_path / "p"),)).things["dreams"]


# Selectors, amounts, conditions ------------------------------------------------------------------------------------------


@rule("EF-6.114")
def test_the_notation_says_what_it_says() -> None:
    assert (
        parse_amount("3N").times == 3 and parse_amount("N+1").base == 1 and parse_amount("count:bells").name == "bells"
    )
    assert ab.WHO[parse_who("in-range:2").kind] == "in-range" and parse_who("in-range:2").far == 2
    assert parse_place("A2b").number == space_number("A2b") and parse_place("within:2").far == 2
    assert parse_trigger("boost:L0") == (t.TRIGGERS.index("boost"), "L0")
    for written in ("twice", "Nk", "spent-1"):
        with pytest.raises(Unread):
            parse_amount(written)
    with pytest.raises(Unread, match="did you mean"):
        parse_who("in-rang:2")


@rule("EF-6.113")
def test_costs_are_intent_of_one_colour_and_prices() -> None:
    made = ab.Cost(0)
    parse_cost(made, "C2 E1 seal1")
    assert made.intent == (0, 2, 0) and made.also == ((t.ETHER, 1), (t.SEAL_PRICE, 1))
    either = ab.Cost(0)
    parse_cost(either, ["A3", "W3"])
    assert either.intent == (3, 0, 3)
    with pytest.raises(Unread, match="no cost"):
        parse_cost(ab.Cost(0), "Gold1")


@rule("EF-6.113", "EF-6.121")
@pytest.mark.parametrize(("until", "lasts"), [("turn", False), ("dream", True)])
def test_a_modifier_lasts_as_long_as_it_says(until: str, lasts: bool) -> None:
    stage = bells("gambler").turn_cards(10, 11, 1).dream()
    stage.run(op("modifier", name="hand-limit", change="by 1", who="actor", until=until))
    assert len(stage.s.lasting) == 1
    stage.say("done")
    assert stage.s.turn == 2 and bool(stage.s.lasting) is lasts
    stage.run(op("end-dream", result="lost")).settle()
    assert stage.s.lasting == ()


@rule("EF-6.111")
@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("actor", [1]),
        ("each", [0, 1, 2]),
        ("others", [0, 2]),
        ("in-range:1", [0]),
        ("on:A2c", [1, 2]),
        ("in-terrain:darkness", []),
    ],
)
def test_whom_a_selector_means(who: str, seats: list[int]) -> None:
    stage = bells("gambler", "expert", "tough-guy").stand(a="A3b", b="A2c", c="A2c")
    row = stage.entity("I-02 K", "A3d")
    stage.dream().run(op("gain", who=who, what="E", amount=1), seat=1, entity=row)
    assert [seat for seat, one in enumerate(stage.s.dreamers.rows) if one.ether] == seats


@rule("EF-6.111", "EF-4.63")
def test_one_is_named_by_the_team_and_another_by_the_actor() -> None:
    stage = bells("gambler", "expert", "tough-guy").dream()
    stage.run(op("gain", who="one", what="E", amount=1), seat=1)
    assert [choice.seat for choice in stage.s.pending] == [0, 1, 2] and stage.options(0) == [0, 1, 2]
    stage.say(2, 0).run(op("gain", who="other", what="E", amount=1), seat=1)
    assert [choice.seat for choice in stage.s.pending] == [1] and stage.options(1) == [0, 2]


@rule("EF-6.112")
@pytest.mark.parametrize(
    ("given", "true"),
    [
        ({"flag": "low"}, True),
        ({"flag": "low", "is": False}, False),
        ({"count": "bells", "at_least": 2}, True),
        ({"count": "bells", "at_most": 1}, False),
        ({"count": "bells", "equals": 2}, True),
        ({"progress": "A", "at_least": 1}, True),
        ({"progress": "C", "at_least": 1}, False),
        ({"turn-colour": "k4"}, True),
        ({"turns-left": True, "at_most": 2}, True),
        ({"terrain": "darkness", "space": "B1a"}, True),
        ({"on": "A2c"}, True),
        ({"on": "B1a"}, False),
        ({"owns": "I-02 N"}, True),
        ({"owns": "I-02 P"}, False),
        ({"in-play": "I-02 K"}, True),
        ({"figures": "I-02 K", "equals": 2}, True),
        ({"entity-on": "I-02 K", "space": "A3d"}, True),
        ({"players": True, "equals": 2}, True),
        ({"resource": "E", "who": "each", "at_least": 1}, False),
        ({"resource": "E", "who": "actor", "at_least": 2}, True),
        ({"hand": True, "who": "actor", "equals": 1}, True),
        ({"near": "I-02 K", "range": 1}, False),
        ({"near": "I-02 K", "range": 9}, True),
        ({"layer": "dream"}, True),
        ({"dream": "I-02"}, True),
        ({"read": "s.202"}, False),
        ({"all": [{"flag": "low"}, {"layer": "slumber"}]}, False),
        ({"any": [{"flag": "low"}, {"layer": "slumber"}]}, True),
        ({"not": {"flag": "low"}}, False),
    ],
)
def test_when_a_condition_holds(given: dict[str, Any], true: bool) -> None:
    stage = bells(*TWO).turn_cards(10, 1).dreamer(0, ether=2, progress=("side-bet",))
    stage.s.flags, stage.s.counters, stage.s.notes = ("low",), (("bells", 2),), (stage.card("I-02 N"),)
    stage.entity("I-02 K", "A3d", "A3b")
    stage.dream()
    made = Making(stage.s.cast).given(msgspec.convert(given, Condition))
    assert holds(stage.s, made, Scene(0)) is true


# Ops (EF-6.122) and named rules (EF-6.117) -------------------------------------------------------------------------------


@rule("EF-6.122")
def test_an_entity_that_is_sent_walks_without_a_roll() -> None:
    stage = bells("gambler").stand(a="B2d")
    row = stage.entity("I-02 K", "A3d")
    stage.dream().run(op("entity-move", code="I-02 K", steps=1, place="A3a")).settle("act")
    assert not stage.told("movement") and len(stage.told("moved")) == 1
    stage.run(op("entity-move", code="I-02 K", steps=5, place="A3a")).settle("act")
    assert stage.where(stage.s.figures_of(row)[0]) == "A3a" and len(stage.told("moved")) == 2


@rule("EF-6.122")
def test_of_several_figures_the_team_says_which_leaves() -> None:
    stage = bells(*TWO)
    row = stage.entity("I-02 K", "A3d", "A3b")
    stage.dream().run(op("despawn", code="I-02 K", amount=1), seat=1)
    assert stage.asked(0).kind == stage.asked(1).kind == "figure" and stage.options(0) == stage.s.figures_of(row)
    stage.say(stage.s.figures_of(row)[0], 0)
    assert [stage.where(figure) for figure in stage.s.figures_of(row)] == ["A3b"]


@rule("EF-6.122")
def test_two_figures_swap_their_places() -> None:
    stage = bells("gambler").stand(a="A2a")
    row = stage.entity("I-02 K", "A3d")
    figure = stage.s.figures_of(row)[0]
    stage.dream().run(op("swap"))
    assert stage.where() == "A3d" and stage.where(figure) == "A2a"


@rule("EF-6.122", "EF-5.162")
def test_turns_are_dropped_from_the_bottom_and_never_the_current_one() -> None:
    stage = bells("gambler").turn_cards(10, 1, 2).dream()
    stage.run(op("drop-turn", amount=9))
    assert stage.s.current == 9 and stage.s.piles[0].cards == ()


@rule("EF-6.122", "EF-6.110")
def test_a_flaw_that_is_held_comes_back_at_the_end_of_the_turn() -> None:
    from reverie.games.etherfields.rules import atoms_cards as cards

    stage = bells("gambler").turn_cards(10, 11).dream()
    cards.hold_flaw(stage.s, 0, stage.card("jelly-legs"))
    assert stage.row().flaws == ()
    stage.say("done")
    assert stage.row().flaws == (stage.card("jelly-legs"),) and stage.row().held == ()


@rule("EF-6.117")
def test_only_rules_with_a_name_of_the_list_are_called() -> None:
    assert {name.partition(":")[0] for name in RULES} <= {
        "tiles-drift", "summons", "light-ring", "mirror-move", "wall-lever", "face-deal", "loop", "echo-roster",
        "clock-deck", "endings", "tutorial", "last-move", "echo-intent", "delta", "awakening", "death-card", "shopping", "salvation", "innate",
    }  # fmt: skip
    stage = slumber("gambler")
    stage.entity("S-01", "B2d")
    stage.slumber("S-01").run(op("rule", name="salvation"))
    assert stage.told("rule") == [{"name": "salvation"}] and stage.s.count("salvations") == 0


@rule("EF-6.117")
def test_a_map_that_is_reset_lies_as_its_gate_says() -> None:
    stage = bells("gambler").dreamer(0, distress=2)
    stage.entity("I-02 K", "A3d", morphings=("sharper",))
    stage.s.stops, stage.s.flags, stage.s.counters = (1,), ("low", "bells_kept"), (("bells", 1),)
    ground.give_state(stage.s, 0, 0)
    stage.dream().run(op("reset-map"))
    assert stage.asked().kind == "enter" and names(stage) == ["A2c", "A2d"]
    stage.say(space_number("A2d"))
    s = stage.s
    assert [s.cast.tiles[tile].code for tile in s.lying if tile != -1] == ["I-02 SETUP 1", "I-02 SETUP 2"]
    assert s.stops == () and s.flags == ("bells_kept",) and s.count("bells") == 0 and not s.entity_rows()
    assert stage.where() == "A2d" and stage.row().distress == 2 and stage.ids(stage.row().hand) == ["bulk-a"]
    assert s.fence == s.here().walls


@rule("EF-6.115", "EF-5.3")
def test_a_price_in_a_choice_of_the_team_is_paid_by_whom_it_names() -> None:
    stage = slumber("gambler", "expert", "tough-guy").dreamer(0, gems=1).dreamer(2, gems=1)
    stage.run(
        op(
            "choice",
            by="team",
            options=[{"id": "give", "cost": "G1", "do": [op("gain", who="team", what="Key", amount=1)]}],
        ),
        op("nothing"),
        seat=-1,
    )
    assert stage.asked(1).kind == "one" and stage.options(1) == [0, 2]
    stage.say(2, 1)
    assert stage.s.keys == 1 and stage.row(2).gems == 0 and stage.row(0).gems == 1


__all__ = ["GAME", "PLAIN", "Stage"]
