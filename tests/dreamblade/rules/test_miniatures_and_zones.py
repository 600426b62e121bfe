"""Sections 2.3, 2.4, 2.6 and 2.7: what is printed on a miniature, creatures and locations, zones, aspects, lineages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import Library, Piece
from reverie.games.dreamblade.rules.combat_state import combat_of
from reverie.games.dreamblade.rules.keywords import ASPECT_NAMES, ASPECTS, KEYWORDS, LINEAGES, OWN_KEYWORDS
from reverie.games.dreamblade.rules.notation import (
    FREE_X,
    NO_COST,
    NotationError,
    parse_ability,
    parse_cost,
    parse_stats,
)
from reverie.games.dreamblade.rules.procedures.spawn import price
from reverie.games.dreamblade.rules.state import REMOVED, ZONES, rebuild
from reverie.kernel.codec import load, save
from reverie.kernel.content import ContentError
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.dreamblade import (
    Table,
    action,
    cells,
    conquest,
    figure,
    initiative,
    location,
    shift,
    spawn,
    strike,
)


def cost_of(t: Table, name: str) -> int:
    return price(t.state, t.names[name])


def pack(folder: Path, miniatures: str, texts: str = "") -> Library:
    """A pack with these miniatures, read as a user's pack is."""
    (folder / "miniatures").mkdir()
    (folder / "text").mkdir()
    (folder / "pack.yaml").write_text("id: tides\nversion: 1\n", encoding="utf-8")
    (folder / "miniatures" / "all.yaml").write_text(miniatures, encoding="utf-8")
    (folder / "text" / "en.ftl").write_text(texts, encoding="utf-8")
    return Library((folder,))


def entry(**changes: Any) -> str:
    """One miniature as YAML; a field of None is left out."""
    fields: dict[str, Any] = {
        "id": "tide-clerk",
        "kind": "creature",
        "cost": "3V",
        "stats": "2/4/6",
        "rarity": "common",
        "number": 1,
        **changes,
    }
    lines = [f"{key}: {value}" for key, value in fields.items() if value is not None]
    return "- " + "\n  ".join(lines) + "\n"


def refused(folder: Path, match: str, **changes: Any) -> None:
    with pytest.raises(ContentError, match=match):
        pack(folder, entry(**changes))


# The parts of a miniature (DB-300) -----------------------------------------------------------------------------------


@rule("DB-G.miniature")
def test_a_miniature_is_a_creature_or_a_location_and_nothing_else(tmp_path: Path) -> None:
    refused(tmp_path, r"all\.yaml:2.*spell", kind="spell")
    assert {piece.data.kind for piece in GAME.library.pieces.values()} == {"creature", "location"}


@rule("DB-G.miniature", "DB-801.5", "DB-801.4")
def test_what_counts_miniatures_counts_creatures_and_locations() -> None:
    for one in (figure("3V"), location("3V")):
        t = spawn(cells(c3="A"), A=one, X=figure("2V"))
        assert t.cells_offered("X") == ["c1", "e1"]
        assert cost_of(t, "X") == 2


@rule("DB-300", "DB-E.10")
def test_every_part_of_a_miniature_is_read_from_its_content_file(tmp_path: Path) -> None:
    library = pack(
        tmp_path,
        entry(
            id="tide-clerk",
            cost="7VVM",
            stats="2/4/6",
            lineage="Janus",
            rarity="rare",
            number=12,
            types="[Clerk]",
            abilities='["{B}: Crit 2", Bodyguard]',
        ),
        "piece-tide-clerk = Tide Clerk\n    .flavor = It counts waves.\n",
    )
    piece = library.pieces["tide-clerk"]
    assert piece.creature
    assert (piece.cost, piece.symbols) == (7, (2, 1, 0, 0))
    assert (piece.power, piece.defense, piece.life) == (2, 4, 6)
    assert library.name("piece", "tide-clerk", "en") == "Tide Clerk"
    assert [a.source for a in piece.abilities] == ["{B}: Crit 2", "Bodyguard"]
    assert (piece.lineage, piece.types) == ("Janus", ("Clerk",))
    assert (piece.pack, piece.number, piece.rarity) == ("tides", 12, "rare")


@rule("DB-E.10")
def test_a_miniature_with_an_unknown_field_is_refused_with_its_line(tmp_path: Path) -> None:
    refused(tmp_path, r"all\.yaml:7.*unknown field 'armour'", armour=3)


@rule("DB-300.1", "DB-T.1")
def test_the_price_is_the_spawn_cost_and_the_aspect_cost_together() -> None:
    assert parse_cost("7VVV") == (7, (3, 0, 0, 0))
    t = spawn(cells(c3="A"), given={"graveyard": "C"}, A=figure("3V"), C=figure("3V"), X=figure("7VVV"))
    assert cost_of(t, "X") == 8
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=8)


@rule("DB-300.2")
def test_the_spawn_cost_is_the_least_that_is_paid_when_the_aspects_are_there() -> None:
    t = spawn(cells(c3="A"), points=7, A=figure("3V"), X=figure("7V"), Y=figure("8V"), Z=figure("0V"))
    t.refuses("spawn", "Y", "e1", rule="DB-5.2")
    t.answer("spawn", "Z", "e1")
    assert t.player("A").points == 7
    t.answer("spawn", "X", "e1")
    t.saw("points-received", points=7)
    assert t.where("X") == "e1"
    t.saw("spawned", who="X", price=7)


@rule("DB-300.2")
@pytest.mark.parametrize("text", ["-1V", "V", "3.5V"])
def test_a_spawn_cost_is_a_whole_number_of_at_least_nought(text: str) -> None:
    assert parse_cost("0V")[0] == 0
    with pytest.raises(NotationError):
        parse_cost(text)


@rule("DB-300.3", "DB-T.50", "DB-T.51")
def test_each_missing_miniature_of_an_aspect_costs_one_more() -> None:
    t = spawn(cells(c3="A"), A=figure("3V"), X=figure("5VM"), Y=figure("5MMM"), Z=figure("5V"))
    assert [cost_of(t, name) for name in "XYZ"] == [6, 8, 5]
    both = spawn(cells(c3="A"), A=figure("3VM"), X=figure("5VM"), Y=figure("5V"))
    assert [cost_of(both, name) for name in "XY"] == [5, 5]


@rule("DB-300.3")
def test_own_miniatures_in_the_dreamscape_and_the_graveyard_count_and_no_others() -> None:
    t = spawn(
        cells(c3="Ab"),
        given={"graveyard": "Cd"},
        A=figure("3V"),
        C=figure("3V"),
        b=figure("3V"),
        d=figure("3V"),
        X=figure("5VVVVV"),
        Y=figure("3V"),
    )
    assert cost_of(t, "X") == 5 + 3


@rule("DB-300.3")
@pytest.mark.parametrize("text", ["3", "3X", "3v", "VV3"])
def test_an_aspect_cost_has_at_least_one_symbol(text: str) -> None:
    with pytest.raises(NotationError, match="cost"):
        parse_cost(text)


@rule("DB-300.4")
def test_power_is_the_number_of_dice_a_creature_adds() -> None:
    t = strike(cells(c3="ACb"), A=figure("3V", "3/4/6"), C=figure("3V", "0/4/6"))
    t.answer("c3")
    t.answer(("A", "C"))
    assert t.dice() == 3


@rule("DB-300.4", "DB-K.Thanatomancy", "DB-T.71")
def test_power_may_be_defined_by_an_ability() -> None:
    t = shift(
        cells(c3="AE"),
        given={"graveyard": "CDFL"},
        A=figure("3F", "*/4/6", "Thanatomancy"),
        E=figure("3V", "1/4/6", "Enrage +1"),
        L=location(),
    )
    assert t.power("A") == 4


@rule("DB-300.4")
def test_a_power_of_star_needs_an_ability_that_defines_it(tmp_path: Path) -> None:
    refused(tmp_path, r"power of \*", stats='"*/4/6"')


@rule("DB-300.4", "DB-300.5", "DB-300.6")
@pytest.mark.parametrize("text", ["-1/4/6", "2/0/6", "2/4/0", "2/4", "2/4/6/8"])
def test_power_is_at_least_nought_and_defense_and_life_at_least_one(text: str) -> None:
    assert parse_stats("0/1/1") == (0, 1, 1)
    with pytest.raises(NotationError, match="stats"):
        parse_stats(text)


@rule("DB-300.5", "DB-T.27")
def test_damage_of_at_least_defense_disrupts_into_an_empty_cell_other_than_the_disruptor_s_portal() -> None:
    t = strike(cells(c3="Ab", a1="C"), A=figure("3V", "2/4/6"), b=figure("3F", "2/5/7"))
    t.answer("c3")
    t.roll(2, 3)
    t.asked("A", "disrupt")
    t.refuses("place", "b", "e1", rule="DB-G.disrupt")
    t.refuses("place", "b", "a1", rule="DB-G.disrupt")
    t.answer("place", "b", "a5")
    assert t.cell("b") == "a5"
    assert t.damage_on("b") == 0


@rule("DB-300.5")
def test_damage_below_defense_does_not_disrupt() -> None:
    t = strike(cells(c3="Ab", e3="Cd"), A=figure("3V", "2/4/6"), b=figure("3F", "2/5/7"))
    t.answer("c3")
    t.roll(2, 2)
    t.asked("A", "strike")
    assert t.cell("b") == "c3"
    assert t.damage_on("b") == 4


@rule("DB-300.6")
def test_damage_of_at_least_life_destroys_for_a_conquest_point_and_two_bonus_points() -> None:
    t = strike(cells(c3="Ab", e3="Cd"), "A", given={"first": "B"}, A=figure("3V", "2/4/6"), b=figure("3F", "2/9/5"))
    t.answer("c3")
    t.roll(2, 3)
    assert t.zone("b") == "graveyard"
    assert t.player("A").kills == 1
    assert t.player("B").bonus == 2


@rule("DB-300.7", "DB-600.3")
def test_every_name_stands_for_one_miniature() -> None:
    library = GAME.library
    for language in LANGUAGES:
        names = [library.name("piece", id, language) for id in library.pieces]
        assert len(names) == len(set(names))
        assert all(names)


@rule("DB-300.7", "DB-600.3")
def test_the_three_copy_limit_goes_by_the_name_and_not_by_what_is_printed() -> None:
    t = spawn(A=figure("3V", same="twin"), C=figure("3V", same="double"), b=figure())
    t.game.setup({"warbands": [["twin"] * 3 + ["double"] * 3, ["twin"]]})
    with pytest.raises(ValueError, match=r"DB-600\.3"):
        t.game.setup({"warbands": [["twin"] * 4, ["twin"]]})


@rule("DB-300.8")
def test_every_ability_has_a_reminder_of_cost_and_name_and_a_full_text_in_both_languages() -> None:
    library = GAME.library
    for piece in library.pieces.values():
        for a in piece.abilities:
            requirement, colon, name = a.source.rpartition(":")
            assert name.strip().startswith(a.keyword)
            assert bool(colon) == bool(a.blades or a.score or a.comes or a.cost != NO_COST)
            assert bool(requirement) == bool(colon)
    for language in LANGUAGES:
        for keyword in KEYWORDS:
            key = "keyword-" + keyword.lower().replace(" ", "-").replace("'", "")
            assert library.texts[language].has(key), key
            always_narrowed = keyword in ("Fight", "Hell's Fury")  # their sentence always names a group
            assert library.texts[language].has(key, "group" if always_narrowed else "text"), key


@rule("DB-300.9")
def test_a_miniature_has_one_lineage_or_none(tmp_path: Path) -> None:
    assert {piece.lineage for piece in GAME.library.pieces.values()} == {*LINEAGES, ""}
    refused(tmp_path, r"all\.yaml:7", lineage="[Janus, Lost]")


@rule("DB-300.9")
def test_abilities_may_refer_to_a_lineage() -> None:
    t = shift(
        cells(c3="ACD"),
        A=figure("3V", "2/4/6", "Bolster Janus +3"),
        C=figure("3V", "2/4/6", lineage="Janus"),
        D=figure("3V", "2/4/6", lineage="Lost"),
    )
    assert (t.defense("C"), t.defense("D")) == (7, 4)


@rule("DB-300.10")
def test_a_miniature_may_have_no_ability_or_several(tmp_path: Path) -> None:
    rich = entry(id="rich", abilities='["{B}: Crit 1", Bodyguard, "{2}: Advance"]')
    library = pack(tmp_path, entry(id="plain") + rich)
    assert library.pieces["plain"].abilities == ()
    assert [a.keyword for a in library.pieces["rich"].abilities] == ["Crit", "Bodyguard", "Advance"]


@rule("DB-300.11")
def test_flavor_text_has_no_effect_on_play(tmp_path: Path) -> None:
    digests = []
    for name in ("One", "Two"):
        folder = tmp_path / name
        folder.mkdir()
        texts = f"piece-tide-clerk = {name}\n    .flavor = {name} says nothing of rules.\n"
        piece = pack(folder, entry(), texts).pieces["tide-clerk"]
        digests.append(piece.plain())
    assert digests[0] == digests[1]


@rule("DB-300.12")
def test_a_miniature_belongs_to_the_set_it_came_with(tmp_path: Path) -> None:
    assert {piece.pack for piece in GAME.library.pieces.values()} == {"dreams", "classics"}
    assert pack(tmp_path, entry()).pieces["tide-clerk"].pack == "tides"


@rule("DB-300.13")
def test_collector_numbers_run_through_the_set_without_gap_or_double() -> None:
    pieces = [piece for piece in GAME.library.pieces.values() if piece.pack == "dreams"]
    assert sorted(piece.number for piece in pieces) == list(range(1, len(pieces) + 1))


@rule("DB-300.14")
def test_a_rarity_is_common_uncommon_or_rare(tmp_path: Path) -> None:
    own = [piece for piece in GAME.library.pieces.values() if piece.pack == "dreams"]
    assert {piece.rarity for piece in own} == {"common", "uncommon", "rare"}
    refused(tmp_path, "rarity|mythic", rarity="mythic")


# Creature and location compared (DB-P.1) -----------------------------------------------------------------------------


@rule("DB-P.1a", "DB-801.5", "DB-801.7")
def test_a_creature_is_spawned_in_portal_or_spawn_row_and_a_location_where_an_own_creature_stands() -> None:
    t = spawn(cells(c3="Ab", d4="CL", b5="d"), L=location(), X=figure("1V"), Y=location("1V"))
    assert t.cells_offered("X") == ["c1", "d1", "e1"]
    assert t.cells_offered("Y") == ["c3"]
    t.refuses("spawn", "Y", "e1", rule="DB-801.7")
    t.refuses("spawn", "X", "c3", rule="DB-801.5")


@rule("DB-P.1b")
def test_a_location_does_not_move() -> None:
    t = shift(cells(c3="AL"), L=location())
    t.refuses("move", "L", "c4", rule="DB-P.1b")
    t.allows("move", "A", "c4")


@rule("DB-P.1b", "DB-T.19", "DB-Q.54")
def test_a_location_neither_attacks_nor_can_be_attacked() -> None:
    t = strike(cells(c3="AL", d3="Cm", b3="DEfn"), L=location(), m=location(), n=location(), D=figure(), E=figure())
    t.refuses("d3", rule="DB-802.2")  # only an enemy location there
    t.refuses("c3", rule="DB-802.2")
    t.offers("stop", "b3")
    t.answer("b3")
    t.offers(("D",), ("E",), ("D", "E"))
    t.answer(("D",))
    t.roll(1, 2)
    t.saw("forced", choice="damage", answer=(3,))  # the creature is the only target


@rule("DB-P.1c", "DB-T.40")
def test_a_location_neither_contests_nor_claims_a_cell() -> None:
    t = conquest(cells(c4="Am", b3="L", b2="dN"), L=location(), m=location(), N=location())
    t.saw("scored", seat=0, total=4)
    t.saw("scored", seat=1, total=3)


@rule("DB-P.1c")
def test_creatures_contest_each_other_s_cells() -> None:
    t = conquest(cells(c3="Ab"))
    t.saw("scored", seat=0, total=0)
    t.saw("scored", seat=1, total=0)


@rule("DB-P.1d")
def test_four_creatures_of_each_player_and_one_location_in_all_fit_into_a_cell() -> None:
    t = spawn(cells(c3="ACDEfghim"), m=location(), X=figure("1V", "1/2/3", "Reinforce"), Y=location("1V"))
    t.refuses("spawn", "X", "c3", rule="DB-301.1a")
    t.refuses("spawn", "Y", "c3", rule="DB-801.7")


@rule("DB-P.1e")
def test_a_creature_needs_power_defense_and_life_and_a_location_must_have_none(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    refused(tmp_path / "a", "a creature needs stats", stats=None)
    refused(tmp_path / "b", "a location has no power", kind="location")
    t = shift(cells(c3="AL"), L=location())
    rows = {row["number"]: row for row in t.game.view(t.state, 0)["miniatures"]}
    assert rows[t.names["A"]]["stats"] == [2, 4, 6]
    assert "stats" not in rows[t.names["L"]]


@rule("DB-P.1f", "DB-303.1a")
def test_a_creature_s_blade_ability_works_only_when_it_takes_part_in_the_attack() -> None:
    t = strike(cells(c3="ACb"), A=figure("3V", "1/4/6"), C=figure("3V", "1/4/6", "{B}: Crit 3"))
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade")
    t.never_saw("blade-assigned")


@rule("DB-P.1f", "DB-Q.46")
def test_a_location_s_blade_ability_works_when_local_allies_of_its_controller_attack() -> None:
    t = strike(
        cells(c3="AbL", e3="Cd"),
        A=figure("3V", "2/4/6"),
        L=location("2V", "{B}: Crit 3"),
        b=figure("3F", "2/99/99"),
    )
    t.answer("c3")
    t.roll(1, "blade")
    t.saw("blade-assigned", who="L")
    assert t.damage_on("b") == 4
    elsewhere = strike(cells(c3="Ab", c4="L"), A=figure("3V", "2/4/6"), L=location("2V", "{B}: Crit 3"))
    elsewhere.answer("c3")
    elsewhere.roll(1, "blade")
    elsewhere.never_saw("blade-assigned")


@rule("DB-P.1f")
def test_an_enemy_location_takes_no_blades() -> None:
    t = strike(cells(c3="Abl"), A=figure("3V", "2/4/6"), l=location("2F", "{B}: Crit 3"))
    t.answer("c3")
    t.roll(1, "blade")
    t.never_saw("blade-assigned")


@rule("DB-P.1g", "DB-P.1h", "DB-P.2", "DB-D.2")
def test_a_destroyed_location_gives_the_point_and_the_bonus_of_a_destroyed_creature() -> None:
    t = spawn(cells(c3="Al"), A=figure("3V", "2/4/6", "{0}: Demolish"), l=location(), X=figure("1V"))
    t.answer(t.ability("A", "Demolish"))
    t.saw("destroyed", who="l", seat=0, bonus=2)
    assert t.zone("l") == "graveyard"
    assert t.player("A").kills == 1
    assert t.player("B").bonus == 2


@rule("DB-P.1g", "DB-P.1h")
def test_a_destroyed_creature_gives_a_point_to_the_opponent_and_a_bonus_to_its_owner() -> None:
    t = spawn(
        cells(c3="A", c4="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 2"),
        b=figure("3F", "1/9/3"),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(2, 1)
    assert t.zone("b") == "graveyard"
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)


@rule("DB-P.1i")
def test_locations_and_creatures_count_toward_the_aspect_costs_of_others() -> None:
    t = spawn(
        cells(c3="AL"),
        given={"graveyard": "M"},
        A=figure("2V"),
        L=location("2V"),
        M=location("2V"),
        X=figure("4VVVV"),
    )
    assert cost_of(t, "X") == 5


@rule("DB-P.2")
def test_damage_never_reaches_a_location() -> None:
    t = spawn(
        cells(c3="Abl"),
        A=figure("3V", "2/4/6", "{0}: Bomb 9"),
        b=figure("3F", "1/50/60"),
        l=location(),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Bomb"))
    t.answer("explode")
    assert t.damage_on("b") == 9
    assert t.cell("l") == "c3"


@rule("DB-P.3")
def test_a_location_is_nobody_s_ally() -> None:
    t = strike(
        cells(c3="AbL", c4="M", b3="Cm", e5="De"),
        A=figure("3V", "1/4/6", "{B}: Pack"),
        b=figure("3F", "1/50/60"),
        L=location(),
        M=location(),
        m=location(),
    )
    t.answer("c3")
    t.roll("blade")
    t.saw("damage-modified", change=1)  # C alone is a near ally


@rule("DB-P.3", "DB-802.1a")
def test_a_location_is_nobody_s_enemy() -> None:
    t = spawn(
        cells(c3="Al", c4="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1", "{0}: Assault 1"),
        l=location(),
        X=figure("1V"),
    )
    assert not t.engaged("A")
    t.answer(t.ability("A", "Assault"))
    t.asked("A", "spawn")  # no local enemy, so nothing happened
    t.answer(t.ability("A", "Warpstrike"))
    t.asked("nature", "attack")  # b is the only nonlocal enemy
    t.roll("miss")
    t.saw("special-attack", who="A", target="b")


# The data model ------------------------------------------------------------------------------------------------------


@rule("DB-E.11")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Bodyguard", {"keyword": "Bodyguard", "blades": 0, "cost": NO_COST, "may": False}),
        ("{B}: Crit 3", {"blades": 1, "multi": False, "x": 3}),
        ("{B*}: Crit 1", {"blades": 1, "multi": True}),
        ("{BB}: Crit 4", {"blades": 2, "multi": False}),
        ("{BB*}: Crit 4", {"blades": 2, "multi": True}),
        ("{2}: Advance", {"cost": 2, "may": True}),
        ("{S}: Energize 2", {"score": True, "cost": NO_COST, "x": 2}),
        ("{C}: Appease", {"comes": True, "may": False}),
        ("{S}{3}: Purge", {"score": True, "cost": 3, "may": True}),
        ("{X}: Warpstrike X", {"cost": FREE_X}),
        ("Bolster self +2", {"self_only": True, "x": 2}),
        ("Nullify Enemies", {"enemies": True}),
        ("Nullify Valor", {"aspect": ASPECT_NAMES.index("Valor")}),
        ("Bolster Lost +1", {"lineage": "Lost"}),
        ("Fight Golem +2", {"group": "Golem", "x": 2}),
        ("{B}: Crit -2", {"x": -2}),
    ],
)
def test_an_ability_is_requirement_keyword_value_and_qualifier(text: str, wanted: dict[str, Any]) -> None:
    ability = parse_ability(text, ("Golem",))
    assert {name: getattr(ability, name) for name in wanted} == wanted


@rule("DB-E.11", "DB-Q.68", "DB-Q.81")
@pytest.mark.parametrize(
    "text",
    [
        "Crit",
        "Crit 3",
        "{2}: Crit 3",
        "{B}{2}: Advance",
        "{Q}: Advance",
        "{S}: Advance",
        "Defender 3",
        "Fight +2",
        "Foresee 2",
    ],
)
def test_an_ability_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_ability(text)


@rule("DB-E.12")
def test_a_miniature_remembers_owner_zone_cell_damage_and_relentless_mark() -> None:
    t = strike(
        cells(c3="Ab", e3="Cd"),
        A=figure("3V", "2/4/6", "Relentless"),
        b=figure("3F", "1/4/9"),
        given={"reserves": "E"},
    )
    t.answer("c3")
    t.roll(3, 2)
    row = t.mini("b")
    assert (row.owner, ZONES[row.zone], t.cell("b"), row.damage, row.no_disrupt) == (1, "dreamscape", "c3", 5, True)
    assert (t.mini("E").owner, ZONES[t.mini("E").zone], t.mini("E").cell) == (0, "reserves", -1)


@rule("DB-E.12")
def test_a_miniature_remembers_its_shift_move_until_the_next_shift() -> None:
    t = shift(cells(c3="A", a1="C"))
    t.answer("move", "A", "c4")
    assert t.state.moved == (t.names["A"],)
    t.refuses("move", "A", "c3", rule="DB-802.1")
    t.stop()
    t.answer("shift")
    assert t.state.moved == ()
    t.allows("move", "A", "c3")


@rule("DB-E.12", "DB-Q.45")
def test_a_used_spawn_ability_stays_used_when_its_bearer_leaves_and_comes_back() -> None:
    t = spawn(
        cells(c3="A"),
        points=9,
        A=figure("3V", "2/4/6", "{0}: Wail", same="wailer"),
        C=figure("3V", "2/4/6", "{0}: Wail", same="wailer"),
    )
    wail = t.ability("A", "Wail")
    t.answer(wail)
    t.roll(1, 2)
    assert t.zone("A") == "reserves"
    t.answer("spawn", "A", "e1")
    t.refuses(wail, rule="DB-801.8")
    t.answer("spawn", "C", "e1")
    t.allows(t.ability("C", "Wail"))  # another copy has its own


@rule("DB-E.12", "DB-Q.56")
def test_damage_and_lasting_changes_are_gone_when_a_miniature_leaves_the_dreamscape() -> None:
    t = spawn(
        cells(c3="Ab"),
        points=9,
        A=figure("3V", "2/4/6", "{0}: Bolster self +3", "{0}: Wail"),
        X=figure("1V"),
        given={"damage": {"A": 3}},
    )
    t.answer(t.ability("A", "Bolster"))
    assert t.defense("A") == 7
    t.answer(t.ability("A", "Wail"))
    t.roll(2, 1)
    t.answer("spawn", "A", "e1")
    assert (t.damage_on("A"), t.defense("A")) == (0, 4)


@rule("DB-E.13")
def test_a_player_has_seat_edge_turns_won_points_bonus_and_kills() -> None:
    t = spawn(
        cells(c3="A", c4="b"),
        points=6,
        given={"won": (3, 4), "bonus": (4, 6), "kills": (1, 0)},
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        b=figure("3F", "1/9/1"),
        X=figure("2V"),
        Y=figure("1V"),
    )
    t.answer("spawn", "X", "e1")
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(1)
    seen = t.game.view(t.state, 1)["players"]
    wanted = ("seat", "edge", "turns_won", "points", "bonus", "kills")
    assert [tuple(player[key] for key in wanted) for player in seen] == [(0, 0, 3, 8, 0, 2), (1, 1, 4, 0, 8, 0)]


@rule("DB-E.14")
def test_a_turn_has_number_dice_first_player_and_skip_flag() -> None:
    t = initiative(
        cells(c3="A"),
        given={"turn": 4, "reserves": "Cd"},
        A=figure("3V", "2/4/6", "Initiative +2"),
    )
    t.roll(4, 5)
    seen = t.game.view(t.state, None)
    assert (seen["turn"], seen["first"], seen["phase"], seen["skip"]) == (4, 0, "spawn", False)
    assert seen["dice"] == {"raw": (4, 5), "modified": (6, 5)}
    skipped = initiative(given={"turn": 4, "reserves": "Cd"})
    skipped.roll(1, 5)
    assert skipped.game.view(skipped.state, None)["skip"] is True


@rule("DB-E.14", "DB-801.5")
def test_a_spawn_phase_keeps_the_snapshot_of_its_row_and_the_cells_spawned_into() -> None:
    t = spawn(cells(c3="A", b1="C"), X=figure("1V"), Y=figure("1V"), Z=figure("1V"))
    assert "b1" not in t.cells_offered("X")
    t.answer("spawn", "X", "c1")
    t.answer("spawn", "Y", "c1")
    again: Any = load(t.game, save(t.game, t.state))
    assert again.open_row == (0, 2, 3, 4)
    assert again.spawned_in == (2, 2)


@rule("DB-E.14", "DB-802.2a")
def test_a_strike_keeps_the_cells_fought_in() -> None:
    t = strike(cells(c3="Ab", e3="Cd"), b=figure("3F", "1/99/99"))
    t.answer("c3")
    t.roll("miss", "miss")
    assert t.game.view(t.state, 0)["fought"] == ["c3"]
    t.refuses("c3", rule="DB-802.2a")


@rule("DB-E.15")
def test_a_combat_keeps_cell_attackers_dice_damage_blades_and_what_was_activated() -> None:
    t = strike(
        cells(c3="ACbd"),
        A=figure("3V", "2/4/6", "{B}: Crit 2", "{B}: Ferocity"),
        C=figure("3V", "3/4/6", "{B*}: Fumble 1"),
    )
    t.answer("c3")
    t.answer(("A", "C"))
    t.roll(3, 1, "blade", "blade", "blade")
    t.blade("A", "Crit")
    t.blade("A", "Ferocity")
    t.answer("b")
    t.asked("A", "damage")  # the third blade could only go to Fumble
    again: Any = load(t.game, save(t.game, t.state))
    combat = combat_of(again)
    assert combat is not None
    assert (combat.cell, combat.attackers, combat.defenders) == (12, (0, 1), t.value(("b", "d")))
    assert (combat.shown, combat.damage, combat.modifier) == ((3, 1, 4, 4, 4), 4, 1)  # Crit 2 and a forced Fumble 1
    assert (combat.blades, len(combat.used)) == (0, 3)
    assert combat.ferocity == (t.names["b"],)
    assert t.game.view(t.state, 1)["combat"]["damage"] == 5


# Zones (DB-304) ------------------------------------------------------------------------------------------------------


def assert_one_zone_each(t: Table) -> None:
    for m in range(len(t.state.minis)):
        row = t.state.minis[m]
        assert row.zone in range(4)
        assert (row.cell >= 0) == (ZONES[row.zone] == "dreamscape")
        places = sum(ids.count(m) for ids in t.state.here) + t.state.place.count(m)
        assert places == (1 if ZONES[row.zone] == "dreamscape" else 0)


@rule("DB-304")
def test_a_miniature_is_always_in_exactly_one_zone() -> None:
    t = spawn(
        cells(c3="AC", c4="d"),
        points=12,
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1", "{0}: Wail"),
        C=figure("4V"),
        d=figure("3F", "1/9/1"),
        X=figure("3V"),
        e=figure(),
        f=figure(),
    )
    seen = []

    def zones() -> None:
        assert_one_zone_each(t)
        seen.append("".join(t.zone(name)[0] for name in "ACXdef"))

    zones()
    t.answer("spawn", "X", "e1")
    zones()
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(1)
    zones()
    t.answer(t.ability("A", "Wail"))
    t.roll(2, 1)
    zones()
    assert seen == ["ddrdrr", "ddddrr", "dddgrr", "rdrgrr"]


@rule("DB-304.1", "DB-7.2")
def test_the_whole_warband_starts_in_the_reserves() -> None:
    t = spawn(A=figure(), C=location(), d=figure())
    s = t.game.new(t.game.setup({"warbands": t.state.setup["warbands"]}), 7)
    assert {ZONES[s.minis[m].zone] for m in range(len(s.minis))} == {"reserves"}


@rule("DB-304.1")
def test_spawning_takes_a_miniature_from_the_reserves_and_from_nowhere_else() -> None:
    t = spawn(cells(c3="A"), given={"graveyard": "C"}, X=figure("1V"), d=figure("1V"))
    t.refuses("spawn", "A", "e1", rule="DB-304.1")
    t.refuses("spawn", "C", "e1", rule="DB-304.3")
    t.refuses("spawn", "d", "e1", rule="DB-G.spawn")
    t.answer("spawn", "X", "e1")
    assert t.zone("X") == "dreamscape"


@rule("DB-304.1", "DB-G.banish")
def test_banished_raised_and_reincarnated_miniatures_come_back_to_the_reserves() -> None:
    t = spawn(
        cells(c3="AC"),
        given={"graveyard": "DE"},
        X=figure("1V"),
        A=figure("3V", "2/4/6", "{0}: Wail", "{0}: Raise"),
        C=figure("5V"),
        D=figure(),
        E=figure(),
    )
    t.answer(t.ability("A", "Raise"))
    t.answer("D")
    t.answer(t.ability("A", "Wail"))
    t.roll(4, 1)
    assert [t.zone(name) for name in "ACDE"] == ["dreamscape", "reserves", "reserves", "graveyard"]
    reborn = strike(
        cells(c3="Ab", e3="Cd"),
        given={"first": "B", "graveyard": "e"},
        A=figure("3V", "2/4/6"),
        b=figure("3F", "1/9/2", "Reincarnate"),
    )
    reborn.answer("c3")
    reborn.roll(1, 1)
    assert (reborn.zone("b"), reborn.zone("e")) == ("graveyard", "reserves")


@rule("DB-304.2", "DB-G.control")
def test_a_player_controls_only_the_own_miniatures_of_the_dreamscape() -> None:
    t = spawn(
        cells(c3="A", d3="b"),
        given={"reserves": "C", "graveyard": "D"},
        X=figure("1V"),
        A=figure("3V", "2/4/6", "{0}: Appease"),
        C=figure("3V", "2/4/6", "{0}: Appease"),
        D=figure(),
    )
    t.refuses(t.ability("C", "Appease"), rule="DB-304.2")
    assert t.cells_offered("X") == ["c1", "e1"]  # column d holds an enemy only
    t.answer("spawn", "X", "e1")
    t.answer(t.ability("A", "Appease"))
    t.offers("A", "X")


@rule("DB-304.3")
def test_each_player_has_a_graveyard_for_destroyed_sacrificed_and_purged_miniatures() -> None:
    t = spawn(
        cells(c3="AC", c4="d"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1", "{0}: Appease", "{0}: Purge"),
        d=figure("3F", "1/9/1"),
        e=figure(),
        f=figure(),
        X=figure("1V"),
        C=figure(),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(1)
    t.answer(t.ability("A", "Appease"))
    t.answer("C")
    t.answer(t.ability("A", "Purge"))
    t.answer("e")
    assert [t.zone(name) for name in "ACdef"] == ["dreamscape", "graveyard", "graveyard", "graveyard", "reserves"]
    assert [t.mini(name).owner for name in "Cde"] == [0, 1, 1]


@rule("DB-304.3", "DB-D.6")
def test_what_lies_in_the_graveyard_stays_there_unless_an_ability_says_otherwise() -> None:
    t = action(cells(c3="A"), "B", last=True, given={"graveyard": "Cd"})
    t.answer("strike")
    t.roll(5, 3)
    for _ in range(4):
        t.answer("shift")
        if t.choice.kind == "shift":
            t.stop()
    assert (t.zone("C"), t.zone("d")) == ("graveyard", "graveyard")
    respawning = spawn(given={"graveyard": "CD"}, C=figure("6V", "2/4/6", "Respawn {2}"), D=figure("1V"))
    respawning.refuses("spawn", "D", "e1", rule="DB-304.3")
    respawning.answer("spawn", "C", "e1")
    assert respawning.cell("C") == "e1"


@rule("DB-304.4")
def test_a_miniature_removed_from_the_game_takes_no_part_in_it() -> None:
    t = initiative(cells(c3="A", c4="C"), given={"reserves": "Xy"}, C=figure("3V"), X=figure("3VV"))
    row = t.state.minis.edit(t.names["C"])
    row.zone, row.cell = REMOVED, -1
    rebuild(t.state)
    t.roll(5, 3)
    t.asked("A", "spawn")
    assert t.zone("C") == "removed"
    assert cost_of(t, "X") == 3 + 1  # A counts, the removed one does not
    t.refuses("spawn", "C", "e1", rule="DB-304.1")
    assert_one_zone_each(t)


@rule("DB-304.4")
def test_none_of_the_57_keywords_is_about_leaving_the_game() -> None:
    assert len([name for name in KEYWORDS if name not in OWN_KEYWORDS]) == 57
    book = GAME.rulebook()
    for keyword in KEYWORDS.values():
        assert "removed from the game" not in book[keyword.rule].text["en"].lower()


ZONE_MOVES = {
    # ability or event, what moves, from, to, conquest points for A, bonus points for B
    "destroy": ("graveyard", 1, 2),
    "regenerate": ("reserves", 0, 0),
    "banish": ("reserves", 0, 0),
    "purge": ("graveyard", 0, 0),
}


@rule("DB-304", "DB-304.3", "DB-304.1", "DB-Q.29")
@pytest.mark.parametrize("how", ZONE_MOVES)
def test_only_destruction_gives_points(how: str) -> None:
    regenerates = ("Regenerate",) if how == "regenerate" else ()
    t = spawn(
        cells(c3="A", c4="d"),
        d=figure("7F", "1/9/1", *regenerates),
        X=figure("1V"),
        e=figure(),
        f=figure(),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1", "{0}: Wail", "{0}: Purge"),
    )
    name = "e" if how == "purge" else "d"
    if how == "purge":
        t.answer(t.ability("A", "Purge"))
        t.answer("e")
    elif how == "banish":
        t.answer(t.ability("A", "Wail"))
        t.roll(3, 4)
    else:
        t.answer(t.ability("A", "Warpstrike"))
        t.roll(1)
    assert (t.zone(name), t.player("A").kills, t.player("B").bonus) == ZONE_MOVES[how]


@rule("DB-304.3", "DB-900.17", "DB-T.41")
def test_a_sacrifice_gives_nobody_anything() -> None:
    t = spawn(cells(c3="AC"), A=figure("3V", "2/4/6", "{0}: Appease"), C=figure(), X=figure("1V"))
    t.answer(t.ability("A", "Appease"))
    t.answer("C")
    t.saw("sacrificed", who="C")
    t.never_saw("destroyed")
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


# Aspects (DB-400 to DB-403) ------------------------------------------------------------------------------------------

RULE_OF_ASPECT = {"V": "Valor", "M": "Madness", "F": "Fear", "P": "Passion"}


@rule("DB-400", "DB-401", "DB-402", "DB-403")
@pytest.mark.parametrize(("letter", "name"), RULE_OF_ASPECT.items())
def test_an_aspect_symbol_makes_a_miniature_belong_to_its_aspect(letter: str, name: str) -> None:
    assert ASPECT_NAMES[ASPECTS.index(letter)] == name
    others = [other for other in "VMFP" if other != letter]
    t = spawn(
        cells(c3="ACDE", c4="G"),
        A=figure(f"3{letter}"),
        C=figure(f"3{others[0]}"),
        D=figure(f"3{others[1]}"),
        E=figure(f"3{others[2]}{letter}"),
        G=figure("3V", "2/4/6", f"Bolster {name} +1"),
        X=figure(f"5{letter * 4}"),
    )
    held = 3 if letter == "V" else 2
    assert [t.defense(one) for one in "ACDE"] == [5, 4, 4, 5]
    assert cost_of(t, "X") == 5 + 4 - held


def creatures_of(letter: str) -> list[Piece]:
    """The creatures of the set with this aspect alone."""
    wanted = tuple(other == letter for other in ASPECTS)
    return [piece for piece in GAME.library.pieces.values() if piece.creature and piece.aspects == wanted]


def mean(letter: str, worth: Any) -> float:
    values = [worth(piece) for piece in creatures_of(letter)]
    return sum(values) / len(values)


def others(letter: str) -> str:
    return "VMFP".replace(letter, "")


def keywords_of(letter: str) -> list[str]:
    return [a.keyword for piece in creatures_of(letter) for a in piece.abilities]


@rule("DB-400")
def test_valor_is_tough_and_gets_itself_and_others_into_the_fight() -> None:
    assert all(mean("V", lambda p: p.defense) > mean(other, lambda p: p.defense) for other in others("V"))
    assert {"Advance", "Skirmish", "Bodyguard"} <= set(keywords_of("V"))


@rule("DB-401")
def test_madness_is_easily_disrupted_hard_to_destroy_and_strikes_at_a_distance() -> None:
    assert all(mean("M", lambda p: p.life - p.defense) > mean(x, lambda p: p.life - p.defense) for x in others("M"))
    assert all(mean("M", lambda p: p.life) > mean(other, lambda p: p.life) for other in others("M"))
    assert "Warpstrike" in keywords_of("M")


@rule("DB-402")
def test_fear_shuts_down_weakens_and_pushes_more_than_any_other_aspect() -> None:
    hampering = ("Weaken", "Panic", "Drain", "Nullify", "Scare", "Expel", "Lure")
    count = {letter: sum(keyword in hampering for keyword in keywords_of(letter)) for letter in "VMFP"}
    assert all(count["F"] > count[other] for other in others("F"))


@rule("DB-403")
def test_passion_is_violent_and_fragile_and_gives_energy() -> None:
    assert all(mean("P", lambda p: p.power) > mean(other, lambda p: p.power) for other in others("P"))
    assert all(mean("P", lambda p: p.life) < mean(other, lambda p: p.life) for other in others("P"))
    every = [a.keyword for p in GAME.library.pieces.values() if p.aspects[3] for a in p.abilities]
    assert {"Energize", "Channel"} & set(every)


@rule("DB-4")
@pytest.mark.parametrize(("one", "foe"), [("V", "F"), ("F", "V"), ("M", "P"), ("P", "M")])
def test_enemy_aspects_matter_only_through_abilities(one: str, foe: str) -> None:
    t = shift(
        cells(c3="ACb"),
        A=figure(f"3{one}", "2/4/6"),
        C=figure(f"3{one}", "2/4/6", f"Fight {RULE_OF_ASPECT[foe]} +2"),
        b=figure(f"3{foe}", "3/4/6"),
    )
    assert [t.power(name) for name in "ACb"] == [2, 4, 3]
    assert [t.defense(name) for name in "ACb"] == [4, 4, 4]
    friends = spawn(cells(c3="A"), A=figure(f"3{one}"), X=figure(f"3{foe}"))
    assert cost_of(friends, "X") == 4  # neither dearer nor forbidden beside its enemy aspect


# Lineages (DB-500 to DB-504) -----------------------------------------------------------------------------------------

LINEAGE_ASPECTS = {"Janus": "VM", "Lost": "M", "Hivelings": "F", "Hellbred": "FP", "Bloodcut": "PV"}


def check_lineage(name: str) -> None:
    """Its creatures draw on its aspects, and an ability narrowed to it reaches them and nobody else."""
    pieces = [piece for piece in GAME.library.pieces.values() if piece.lineage == name]
    assert pieces
    wanted = LINEAGE_ASPECTS[name]
    for piece in pieces:
        assert any(piece.aspects[ASPECTS.index(letter)] for letter in wanted), piece.id
    for letter in wanted:
        assert any(piece.aspects[ASPECTS.index(letter)] for piece in pieces)
    foreign = next(other for other in LINEAGES if other != name)
    t = shift(
        cells(c3="ACDE"),
        A=figure("3V", "2/4/6", f"Enrage {name} +2"),
        C=figure("3V", "2/4/6", lineage=name),
        D=figure("3V", "2/4/6", lineage=foreign),
        E=figure("3V", "2/4/6"),
    )
    assert [t.power(one) for one in "CDE"] == [4, 2, 2]


@rule("DB-500")
def test_janus_draws_on_valor_and_madness() -> None:
    check_lineage("Janus")


@rule("DB-501")
def test_the_lost_draw_on_madness() -> None:
    check_lineage("Lost")


@rule("DB-502")
def test_hivelings_draw_mostly_on_fear() -> None:
    check_lineage("Hivelings")


@rule("DB-503")
def test_the_hellbred_draw_on_fear_and_passion() -> None:
    check_lineage("Hellbred")


@rule("DB-504")
def test_the_bloodcut_draw_on_passion_and_valor() -> None:
    check_lineage("Bloodcut")


@rule("DB-5")
def test_any_dream_lord_may_field_creatures_of_any_lineage() -> None:
    by_lineage = {name: figure("3V", lineage=name, same=name.lower()) for name in LINEAGES}
    t = spawn(
        A=by_lineage["Janus"],
        C=by_lineage["Lost"],
        D=by_lineage["Hivelings"],
        E=by_lineage["Hellbred"],
        F=by_lineage["Bloodcut"],
        g=figure(),
    )
    assert tuple(sorted(LINEAGES)) == ("Bloodcut", "Hellbred", "Hivelings", "Janus", "Lost")
    band = [name.lower() for name in LINEAGES]
    made = t.game.setup({"warbands": [band, band]})
    assert sorted(made["warbands"][0]) == sorted(band)
    for name in "ACDEF":
        t.allows("spawn", name, "e1")


@rule("DB-5")
def test_a_lineage_has_no_rule_of_its_own() -> None:
    t = shift(cells(c3="AC"), A=figure(lineage="Janus"), C=figure(lineage="Janus"))
    assert (t.power("A"), t.defense("A"), t.life("A")) == (2, 4, 6)
