"""Packs: miniatures, warbands and maps as data. Everything wrong is told with file, line and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import (
    BUILT_IN,
    Library,
    Map,
    MapData,
    require_warband,
    schema,
    symmetric,
    warband_troubles,
)
from reverie.games.dreamblade.game import DreambladeGame
from reverie.games.dreamblade.rules.board import CELL_BY_NAME, CELL_NAMES, KEY_CELLS
from reverie.games.dreamblade.rules.notation import NotationError
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.text import TextError
from reverie.testing import rule

WARDEN = """\
- id: warden
  kind: creature
  cost: 3V
  stats: 2/4/5
  lineage: Janus
  rarity: common
  number: 1
  abilities:
    - Bodyguard
    - "{B}: Crit 2"
"""
"""One good miniature; each bad one below differs from it in one line."""
TOWER = """\
- id: tower
  kind: location
  cost: 2M
  rarity: rare
  number: 2
  abilities:
    - "{S}: Energize 1"
"""


def pack(
    folder: Path, miniatures: str = WARDEN, warbands: str = "", maps: str = "", id: str = "test", **texts: str
) -> Path:
    """A pack in this folder, with one file of each kind."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(f"id: {id}\nversion: 1\n", encoding="utf-8")
    for name, text in (("miniatures", miniatures), ("warbands", warbands), ("maps", maps)):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / f"{name}.yaml").write_text(text, encoding="utf-8")
    (folder / "text").mkdir(exist_ok=True)
    for language, text in texts.items():
        (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def troubles(*folders: Path) -> list[str]:
    """What is wrong with packs, as `folder/file:line: what`, the folder being that of the file."""
    with pytest.raises(ContentError) as caught:
        Library(folders)
    for trouble in caught.value.troubles:
        # The message itself names file and line.
        assert f"{trouble.file}:{trouble.line}: {trouble.what}" in str(caught.value)
    return [f"{t.file.name}:{t.line}: {t.what}" for t in caught.value.troubles]


def changed(old: str, new: str) -> str:
    """The good miniature with one thing changed."""
    assert WARDEN.count(old) == 1
    return WARDEN.replace(old, new)


# Good packs ----------------------------------------------------------------------------------------------------------


@rule("DB-300", "DB-E.10", "DB-300.7", "DB-300.9", "DB-300.10", "DB-300.12", "DB-300.13", "DB-300.14")
def test_a_miniature_has_everything_that_is_printed_on_it(tmp_path: Path) -> None:
    names = "piece-warden = Warden of the Quay\n    .flavor = He counts the drowned.\n"
    library = Library((pack(tmp_path / "p", WARDEN + TOWER, en=names, pl="piece-warden = Strażnik nabrzeża\n"),))
    warden, tower = library.pieces["warden"], library.pieces["tower"]
    assert (warden.creature, warden.cost, warden.symbols, warden.printed_cost()) == (True, 3, (1, 0, 0, 0), "3V")
    assert (warden.power, warden.defense, warden.life) == (2, 4, 5)
    assert (warden.lineage, warden.rarity, warden.number, warden.pack) == ("Janus", "common", 1, "test")
    assert [a.source for a in warden.abilities] == ["Bodyguard", "{B}: Crit 2"]
    assert [a.keyword for a in warden.standing] == ["Bodyguard"]
    assert [a.keyword for a in warden.blade] == ["Crit"]
    assert (tower.creature, tower.lineage, tower.symbols) == (False, "", (0, 1, 0, 0))
    assert library.name("piece", "warden", "en") == "Warden of the Quay"
    assert library.name("piece", "warden", "pl") == "Strażnik nabrzeża"
    assert library.texts["en"].get("piece-warden", "flavor") == "He counts the drowned."
    assert library.name("piece", "tower", "en") == "Tower"
    assert library.packs == ["test"]


def test_abilities_are_sorted_by_how_they_are_activated(tmp_path: Path) -> None:
    text = changed(
        "    - Bodyguard\n",
        (
            '    - Bodyguard\n    - "{1}: Advance"\n    - "{C}: Appease"\n    - "{S}: Enrage +1"\n    - Respawn {4}\n'
            "    - Unique Bell\n    - Vengeance 2\n    - Reinforce\n"
        ),
    )
    p = Library((pack(tmp_path / "p", text),)).pieces["warden"]
    assert [a.keyword for a in p.standing] == ["Bodyguard", "Enrage", "Respawn", "Unique", "Vengeance", "Reinforce"]
    assert [a.keyword for a in p.spawn] == ["Advance"]
    assert [a.keyword for a in p.comes] == ["Appease"]
    assert (p.respawn, p.unique, p.vengeance, p.reinforce) == (4, "Bell", 2, True)


def test_a_file_may_hold_a_list_one_thing_or_nothing(tmp_path: Path) -> None:
    one = "\n".join(line[2:] for line in TOWER.splitlines())
    folder = pack(tmp_path / "p", WARDEN)
    (folder / "miniatures" / "one.yaml").write_text(one, encoding="utf-8")
    (folder / "miniatures" / "none.yaml").write_text("# nothing yet\n", encoding="utf-8")
    assert sorted(Library((folder,)).pieces) == ["tower", "warden"]


def test_a_second_pack_adds_to_the_first_and_may_use_its_pieces(tmp_path: Path) -> None:
    first = pack(tmp_path / "a", WARDEN, id="a")
    second = pack(tmp_path / "b", TOWER, "- id: both\n  pieces: {warden: 2, tower: 1}\n", id="b")
    library = Library((first, second))
    assert library.packs == ["a", "b"]
    assert {id: p.pack for id, p in library.pieces.items()} == {"warden": "a", "tower": "b"}
    assert library.warbands == {"both": {"warden": 2, "tower": 1}}


@rule("DB-G.mod_type")
def test_types_of_any_pack_may_narrow_an_ability(tmp_path: Path) -> None:
    beast = changed("  rarity: common\n", "  rarity: common\n  types: [Beast]\n")
    first = pack(tmp_path / "a", beast, id="a")
    hunter = WARDEN.replace("warden", "hunter").replace("Bodyguard", "Fight (Beast) +2")
    second = pack(tmp_path / "b", hunter, id="b")
    library = Library((first, second))
    assert library.pieces["warden"].types == ("Beast",)
    assert library.pieces["hunter"].abilities[0].group == "Beast"
    assert "'Beast' does not fit Fight" in troubles(pack(tmp_path / "c", hunter, id="c"))[0]


def test_a_pack_of_ones_own_is_played_with_the_shipped_one(tmp_path: Path) -> None:
    game = GAME.with_content((pack(tmp_path / "p", WARDEN + TOWER),))
    setup = game.setup({"warbands": [{"warden": 3, "tower": 1}, {"warden": 1}]})
    # DB-7.2: sorted by spawn cost, low to high.
    assert setup["warbands"] == [["tower", "warden", "warden", "warden"], ["warden"]]
    assert game.library.packs == ["dreams", "classics", "test"]


def test_the_digest_of_the_content_changes_with_what_matters_to_play(tmp_path: Path) -> None:
    def digest(name: str, text: str) -> str:
        game = DreambladeGame((pack(tmp_path / name, text),))
        return game.content_digest(game.setup({"warbands": [["warden"], ["warden"]]}))

    plain = digest("a", WARDEN)
    assert digest("b", changed("number: 1", "number: 9")) == plain
    assert digest("c", changed("2/4/5", "2/4/6")) != plain
    assert digest("d", changed("Crit 2", "Crit 3")) != plain
    assert digest("e", changed("3V", "3VV")) != plain


# Bad miniatures ------------------------------------------------------------------------------------------------------


BAD_MINIATURES = {
    "unknown keyword": (
        "Bodyguard",
        "Bodygaurd",
        9,
        "warden: 'Bodygaurd': unknown keyword 'Bodygaurd'; did you mean 'Bodyguard'?",
    ),
    "unknown keyword, nothing near": (
        "Bodyguard",
        "Zzyzx",
        9,
        "warden: 'Zzyzx': unknown keyword 'Zzyzx'; known are Advance, ",
    ),
    "unknown symbol": ("{B}", "{Q}", 10, "warden: '{Q}: Crit 2': unknown symbol {Q}; known are {B} "),
    "senseless pair": (
        "{B}",
        "{2}",
        10,
        "warden: '{2}: Crit 2': Crit could never work like this; it goes with blades such as {B} (DB-Q.68)",
    ),
    "missing requirement": (
        "{B}: Crit 2",
        "Crit 2",
        10,
        "warden: 'Crit 2': Crit happens when something sets it off; give it blades such as {B} (DB-Q.81)",
    ),
    "number missing": ("Crit 2", "Crit", 10, "warden: '{B}: Crit': Crit needs a number, as in Crit 2"),
    "bad qualifier": ("Crit 2", "Crit 2 Valor", 10, "warden: '{B}: Crit 2 Valor': 'Valor' does not fit Crit"),
    "bad cost": ("3V", "V3", 3, "warden: cost 'V3' should be a number and aspect letters V, M, F, P, as in 7VVV"),
    "unknown aspect": ("3V", "3X", 3, "warden: cost '3X' should be a number and aspect letters"),
    "bad stats": ("2/4/5", "2/4", 4, "warden: stats '2/4' should be power/defense/life, as in 2/4/5"),
    "defense 0": ("2/4/5", "2/0/5", 4, "warden: stats '2/0/5': defense and life are at least 1"),
    "power without ability": (
        "2/4/5",
        '"*/4/5"',
        4,
        "warden: a power of * needs an ability that sets it (Thanatomancy)",
    ),
    "no stats": ("  stats: 2/4/5\n", "", 1, "warden: a creature needs stats: power/defense/life, as in 2/4/5"),
    "location with stats": ("kind: creature", "kind: location", 4, "warden: a location has no power, defense and life"),
    "unknown lineage": ("Janus", "Janos", 5, "warden: unknown lineage 'Janos'; did you mean 'Janus'?"),
    "unknown lineage, nothing near": (
        "Janus",
        "Oneironauts",
        5,
        "warden: unknown lineage 'Oneironauts'; known are Janus, Lost",
    ),
    "wrong type": ("number: 1", "number: seven", 7, "number: Expected 'int', got 'str'"),
    "number for text": ("cost: 3V", "cost: 3", 3, "cost: Expected 'str', got 'int'"),
    "wrong kind": (
        "kind: creature",
        "kind: beast",
        2,
        "kind: Invalid enum value 'beast'; it should be creature or location",
    ),
    "wrong rarity": (
        "rarity: common",
        "rarity: often",
        6,
        "rarity: Invalid enum value 'often'; it should be common, uncommon or rare",
    ),
    "unknown field": ("rarity: common", "rarety: common", 6, "unknown field 'rarety'; did you mean 'rarity'?"),
    "unknown field, nothing near": ("lineage: Janus", "zzz: Janus", 5, "unknown field 'zzz'; known are id, kind, cost"),
    "missing field": ("  number: 1\n", "", 1, "Object missing required field 'number'"),
    "ability that is no text": ("    - Bodyguard\n", "    - 7\n", 9, "abilities: Expected 'str', got 'int'"),
    "ability without quotes": ('"{B}: Crit 2"', "{B}: Crit 2", 10, "abilities: Expected 'str', got 'object'"),
    "field twice": ("  rarity: common\n", "  rarity: common\n  cost: 4V\n", 7, "'cost' is given twice"),
    "YAML syntax": ("kind: creature", "kind: [creature", 3, "not YAML: "),
    "tab": ("  cost: 3V", "\tcost: 3V", 3, "not YAML: "),
}
"""What is changed, into what, and what is told on which line."""


@rule("DB-Q.68", "DB-Q.81")
@pytest.mark.parametrize("case", BAD_MINIATURES)
def test_a_bad_miniature_is_told_with_file_and_line(tmp_path: Path, case: str) -> None:
    old, new, line, told = BAD_MINIATURES[case]
    found = troubles(pack(tmp_path / "p", changed(old, new)))
    assert len(found) == 1
    assert found[0].startswith(f"miniatures.yaml:{line}: {told}"), found[0]


def test_the_line_counts_from_the_top_of_the_file_and_not_of_the_miniature(tmp_path: Path) -> None:
    text = "# The set\n\n" + TOWER + changed("Crit 2", "Crti 2")
    assert troubles(pack(tmp_path / "p", text)) == [
        "miniatures.yaml:19: warden: '{B}: Crti 2': unknown keyword 'Crti'; did you mean 'Crit'?"
    ]


def test_a_duplicate_id_names_the_first_place(tmp_path: Path) -> None:
    found = troubles(pack(tmp_path / "p", WARDEN + TOWER + WARDEN))
    assert found == ["miniatures.yaml:18: warden: this id is already taken (first at miniatures.yaml:1)"]


def test_an_id_of_another_pack_is_taken_as_well(tmp_path: Path) -> None:
    found = troubles(pack(tmp_path / "a", id="a"), pack(tmp_path / "b", id="b"))
    assert found == ["miniatures.yaml:1: warden: this id is already taken (first at miniatures.yaml:1)"]


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    bad = changed("3V", "V").replace("2/4/5", "2/4").replace("Bodyguard", "Bodygaurd")
    folder = pack(tmp_path / "p", bad + TOWER.replace("2M", "M"))
    (folder / "miniatures" / "zzz.yaml").write_text("- id: [\n", encoding="utf-8")
    places = [told.split(": ")[0] for told in troubles(folder)]
    assert sorted(places) == [
        "miniatures.yaml:13",
        "miniatures.yaml:3",
        "miniatures.yaml:4",
        "miniatures.yaml:9",
        "zzz.yaml:2",
    ]


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    folder = pack(tmp_path / "p")
    (folder / "miniatures" / "noise.yaml").write_bytes(b"\xff\xfe\x00")
    assert troubles(folder)[0].startswith("noise.yaml:1: cannot be read: ")


def test_a_file_that_is_no_list_of_things_is_told(tmp_path: Path) -> None:
    assert troubles(pack(tmp_path / "p", "hello\n")) == ["miniatures.yaml:1: Expected 'object', got 'str'"]


@pytest.mark.parametrize("number", [".inf", "-.inf", ".nan"])
def test_an_odd_number_is_told_with_file_and_line(tmp_path: Path, number: str) -> None:
    found = troubles(pack(tmp_path / "p", changed("number: 1", f"number: {number}")))
    assert len(found) == 1
    assert found[0].startswith(f"miniatures.yaml:7: {number!r} is not a plain number")


def test_a_thing_that_contains_itself_is_told_with_file_and_line(tmp_path: Path) -> None:
    found = troubles(pack(tmp_path / "p", "- &loop\n  id: a\n  types: [*loop]\n"))
    assert found[0].startswith("miniatures.yaml:")


# Warnings ------------------------------------------------------------------------------------------------------------


@rule("DB-D.26")
def test_a_creatures_keyword_on_a_location_is_a_warning(tmp_path: Path) -> None:
    library = Library((pack(tmp_path / "p", TOWER.replace('"{S}: Energize 1"', "Bodyguard")),))
    assert [f"{w.file.name}:{w.line}: {w.what}" for w in library.warnings][:1] == [
        "miniatures.yaml:7: tower: Bodyguard is a creature's keyword"
    ]
    assert library.pieces["tower"].abilities[0].keyword == "Bodyguard"


def test_a_missing_name_is_a_warning_and_the_id_is_shown(tmp_path: Path) -> None:
    library = Library((pack(tmp_path / "p", WARDEN, en="piece-warden = Warden\n"),))
    assert [(w.file.name, w.what) for w in library.warnings] == [
        ("pl.ftl", "piece-warden has no name in this language; its id is shown instead")
    ]
    assert library.name("piece", "warden", "pl") == "Warden"


def test_a_text_file_that_is_no_fluent_is_told(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"en\.ftl:1: this is not a Fluent message: 'nonsense here'"):
        Library((pack(tmp_path / "p", en="nonsense here\n"),))


# pack.yaml -----------------------------------------------------------------------------------------------------------


def test_a_folder_without_pack_yaml_is_no_pack(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert troubles(folder) == ["pack.yaml:1: missing: a pack is a folder with a pack.yaml (id and version)"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("id: test\n", "pack.yaml:1: Object missing required field 'version'"),
        ("id: test\nversion: one\n", "pack.yaml:2: version: Expected 'int', got 'str'"),
        ("id: test\nversion: 1\nverzion: 2\n", "pack.yaml:3: unknown field 'verzion'; did you mean 'version'?"),
        ("- id: test\n", "pack.yaml:1: Expected 'object', got 'array'"),
    ],
)
def test_a_bad_pack_yaml_is_told(tmp_path: Path, text: str, told: str) -> None:
    folder = pack(tmp_path / "p")
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    assert troubles(folder) == [told]


@pytest.mark.timeout(120)
def test_an_empty_pack_yaml_is_told(tmp_path: Path) -> None:
    folder = pack(tmp_path / "p")
    (folder / "pack.yaml").write_text("", encoding="utf-8")
    assert troubles(folder)[0].startswith("pack.yaml:1: ")


def test_a_pack_cannot_be_loaded_twice(tmp_path: Path) -> None:
    first, second = pack(tmp_path / "a"), pack(tmp_path / "b", TOWER)
    assert troubles(first, second) == ["pack.yaml:1: the pack id 'test' is already taken by another pack"]


# Maps ----------------------------------------------------------------------------------------------------------------


def totals(chart: Map) -> tuple[int, int]:
    return sum(chart.values[0]), sum(chart.values[1])


@rule("DB-B.5", "DB-C.1", "DB-301.4", "DB-Q.2")
def test_the_default_map_has_the_values_of_the_reference() -> None:
    values = GAME.library.maps["default"].values
    by_name = [{CELL_NAMES[c]: v for c, v in enumerate(edge) if v} for edge in values]
    assert by_name[0] == {"b4": 5, "c4": 4, "d4": 3, "b3": 2, "c3": 1, "d3": 2}
    assert by_name[1] == {"d2": 5, "c2": 4, "b2": 3, "b3": 2, "c3": 1, "d3": 2}


@rule("DB-C.1", "DB-301.2")
def test_every_shipped_map_looks_the_same_from_both_edges() -> None:
    assert "default" in GAME.library.maps
    for chart in GAME.library.maps.values():
        assert symmetric(chart), chart.id
        bottom, top = chart.values
        for name, cell in CELL_BY_NAME.items():
            turned = CELL_BY_NAME["edcba"["abcde".index(name[0])] + str(6 - int(name[1]))]
            assert bottom[cell] == top[turned], (chart.id, name)


@rule("DB-C.1")
def test_every_shipped_map_has_between_14_and_21_points_for_each_player() -> None:
    for chart in GAME.library.maps.values():
        bottom, top = totals(chart)
        assert bottom == top
        assert 14 <= bottom <= 21, chart.id


@rule("DB-C.1")
def test_there_are_five_maps_with_the_two_that_the_reference_names() -> None:
    shared_and_far = {(chart.values[0][11:14], chart.values[0][16:19]) for chart in GAME.library.maps.values()}
    assert len(shared_and_far) == len(GAME.library.maps) == 5
    assert ((2, 2, 2), (3, 3, 3)) in shared_and_far
    assert ((1, 3, 1), (2, 5, 2)) in shared_and_far


def test_a_lopsided_map_is_not_symmetric() -> None:
    assert symmetric(Map(MapData("m", "5 4 3\n2 1 2\n3 4 5")))
    assert not symmetric(Map(MapData("m", "5 4 3\n2 1 2\n5 4 3")))
    assert not symmetric(Map(MapData("m", "5 4 3\n2 1 3\n3 4 5")))


@rule("DB-B.5", "DB-Q.2")
def test_a_shared_cell_may_carry_a_number_for_each_player() -> None:
    chart = Map(MapData("m", "5 4 3\n2/3 1 3/2\n3 4 5"))
    assert chart.values[0][CELL_BY_NAME["b3"]] == 2
    assert chart.values[1][CELL_BY_NAME["b3"]] == 3
    assert symmetric(chart)


@rule("DB-301.4")
def test_only_key_cells_have_values_and_the_near_ones_score_for_the_opponent_only() -> None:
    chart = Map(MapData("m", "1 2 3\n4 5 6\n7 8 9"))
    assert {cell for edge in chart.values for cell, value in enumerate(edge) if value} == set(KEY_CELLS)
    assert [chart.values[0][CELL_BY_NAME[name]] for name in ("b4", "c4", "d4", "b2", "c2", "d2")] == [1, 2, 3, 0, 0, 0]
    assert [chart.values[1][CELL_BY_NAME[name]] for name in ("b4", "c4", "d4", "b2", "c2", "d2")] == [0, 0, 0, 7, 8, 9]


@pytest.mark.parametrize("values", ["1 2 3\n4 5 6", "1 2 3\n4 5\n7 8 9", "1 2 3\n4 5 6\n7 8 9\n1 2 3", ""])
def test_a_map_has_three_rows_of_three_values(values: str) -> None:
    with pytest.raises(NotationError, match="values should be three rows of three numbers: the rows 4, 3 and 2"):
        Map(MapData("m", values))


@pytest.mark.parametrize("value", ["0", "-1", "x", "2/", "/2", "2/3/4", "0/1", "1.5"])
def test_a_value_is_a_number_of_at_least_1(value: str) -> None:
    with pytest.raises(NotationError) as caught:
        Map(MapData("m", f"1 2 3\n4 {value} 6\n7 8 9"))
    assert str(caught.value) == f"value {value!r} should be a number of at least 1, or two as in 2/3"


def test_a_digit_that_is_no_number_is_no_value() -> None:
    with pytest.raises(NotationError, match="should be a number of at least 1"):
        Map(MapData("m", "1 2 3\n4 ² 6\n7 8 9"))


GOOD_MAP = "- id: flat\n  values: |\n    3 3 3\n    2 2 2\n    3 3 3\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD_MAP.replace("2 2 2", "2 x 2"), "maps.yaml:2: value 'x' should be a number of at least 1"),
        (GOOD_MAP.replace("    2 2 2\n", ""), "maps.yaml:2: values should be three rows of three numbers"),
        (GOOD_MAP + GOOD_MAP, "maps.yaml:6: the map id 'flat' is already taken"),
        (GOOD_MAP.replace("values", "value"), "maps.yaml:2: unknown field 'value'; did you mean 'values'?"),
        ("- id: flat\n  values: 5\n", "maps.yaml:2: values: Expected 'str', got 'int'"),
        ("- id: flat\n", "maps.yaml:1: Object missing required field 'values'"),
    ],
)
def test_a_bad_map_is_told_with_file_and_line(tmp_path: Path, text: str, told: str) -> None:
    found = troubles(pack(tmp_path / "p", maps=text))
    assert len(found) == 1
    assert found[0].startswith(told), found[0]


# Warbands ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Library:
    """Six miniatures, p1 to p6."""
    return Library((pack(tmp_path / "p", "".join(WARDEN.replace("warden", f"p{n}") for n in range(1, 7))),))


@rule("DB-600.1")
def test_a_warband_has_at_most_16_miniatures(small: Library) -> None:
    sixteen = {"p1": 3, "p2": 3, "p3": 3, "p4": 3, "p5": 3, "p6": 1}
    assert warband_troubles(small, sixteen) == []
    assert warband_troubles(small, sixteen | {"p6": 2}) == ["17 miniatures; a warband has at most 16 (DB-600.1)"]


@rule("DB-600.3")
def test_a_warband_has_at_most_three_copies_of_one_miniature(small: Library) -> None:
    assert warband_troubles(small, {"p1": 3}) == []
    assert warband_troubles(small, {"p1": 4}) == [
        "4 copies of 'p1'; at most 3 of the same miniature are allowed (DB-600.3)"
    ]


@rule("DB-Q.3")
def test_a_warband_has_at_least_one_miniature(small: Library) -> None:
    assert warband_troubles(small, {"p1": 1}) == []
    assert warband_troubles(small, {}) == ["no miniatures; a warband has at least 1 (DB-Q.3)"]


@rule("DB-Q.3")
def test_a_prebuilt_warband_below_16_is_a_warning(tmp_path: Path) -> None:
    library = Library((pack(tmp_path / "p", WARDEN, "- id: few\n  pieces: {warden: 3}\n"),))
    assert any(w.file.name == "warbands.yaml" and w.line == 2 and "16" in w.what for w in library.warnings)


def test_an_unknown_miniature_of_a_warband_is_named_with_the_nearest(small: Library) -> None:
    assert warband_troubles(small, {"p6x": 1}) == ["there is no miniature 'p6x'; did you mean 'p6'?"]
    assert warband_troubles(small, {"zebra": 1}) == ["there is no miniature 'zebra'"]


def test_a_count_is_at_least_1(small: Library) -> None:
    assert "'p1' is given 0 times; a count is at least 1" in warband_troubles(small, {"p1": 0, "p2": 1})
    assert "'p1' is given -1 times; a count is at least 1" in warband_troubles(small, {"p1": -1, "p2": 2})


@rule("DB-600", "DB-600.1", "DB-600.3")
def test_a_warband_that_cannot_be_played_is_refused_at_setup(small: Library) -> None:
    require_warband(small, {"p1": 3})
    with pytest.raises(SetupError, match=r"this warband cannot be played: 4 copies of 'p1'.*DB-600\.3"):
        require_warband(small, {"p1": 4})
    ids = sorted(GAME.library.pieces)[:17]
    with pytest.raises(SetupError, match=r"17 miniatures.*DB-600\.1"):
        GAME.setup({"warbands": [ids, ids[:1]]})
    with pytest.raises(SetupError, match=r"no miniatures.*DB-Q\.3"):
        GAME.setup({"warbands": [[], ids[:1]]})


@rule("DB-600.2", "DB-600.5")
def test_any_mix_of_aspects_and_any_number_of_locations_is_allowed(tmp_path: Path) -> None:
    costs = ("2V", "2M", "2F", "2P", "2VMFP")
    text = "".join(TOWER.replace("tower", f"t{n}").replace("2M", cost) for n, cost in enumerate(costs))
    library = Library((pack(tmp_path / "p", text),))
    assert warband_troubles(library, {"t0": 3, "t1": 3, "t2": 3, "t3": 3, "t4": 3}) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "- id: a\n  pieces:\n    wardn: 2\n",
            "warbands.yaml:3: there is no miniature 'wardn'; did you mean 'warden'?",
        ),
        ("- id: a\n  pieces:\n    warden: 4\n", "warbands.yaml:3: 4 copies of 'warden'"),
        ("- id: a\n  pieces: {}\n", "warbands.yaml:2: no miniatures; a warband has at least 1 (DB-Q.3)"),
        (
            "- id: a\n  pieces: {warden: 1}\n- id: a\n  pieces: {warden: 2}\n",
            "warbands.yaml:3: the warband id 'a' is already taken",
        ),
        ("- id: a\n  peices: {warden: 1}\n", "warbands.yaml:2: unknown field 'peices'; did you mean 'pieces'?"),
        ("- pieces: {warden: 1}\n", "warbands.yaml:1: Object missing required field 'id'"),
    ],
)
def test_a_bad_warband_is_told_with_file_and_line(tmp_path: Path, text: str, told: str) -> None:
    found = troubles(pack(tmp_path / "p", warbands=text))
    assert len(found) == 1
    assert found[0].startswith(told), found[0]


@pytest.mark.timeout(120)
def test_a_count_that_is_no_number_is_told_with_file_and_line(tmp_path: Path) -> None:
    found = troubles(pack(tmp_path / "p", warbands="- id: a\n  pieces:\n    warden: many\n"))
    assert found == ["warbands.yaml:3: pieces: Expected 'int', got 'str'"]


def test_setup_takes_warbands_by_name_list_or_count_and_suggests_names() -> None:
    name = next(iter(GAME.library.warbands))
    band = GAME.library.warbands[name]
    listed = [id for id, copies in band.items() for _ in range(copies)]
    setup = GAME.setup({"warbands": [name, listed]})
    assert setup["warbands"][0] == setup["warbands"][1] == GAME.setup({"warbands": [band, band]})["warbands"][0]
    with pytest.raises(SetupError, match=f"did you mean '{name}'"):
        GAME.setup({"warbands": [name + "x", name]})
    with pytest.raises(SetupError, match="warbands should be two"):
        GAME.setup({"warbands": [name]})


# The shipped set -----------------------------------------------------------------------------------------------------


def test_the_shipped_packs_load_without_warnings() -> None:
    library = Library(BUILT_IN)
    assert [str(w) for w in library.warnings] == []


def test_the_schema_describes_every_kind_of_file() -> None:
    told = schema()
    assert set(told["files"]) == {"pack", "miniatures", "unplayable", "warbands", "maps"}
    assert set(told["$defs"]["MiniatureData"]["properties"]) == {
        "id",
        "kind",
        "cost",
        "rarity",
        "number",
        "stats",
        "lineage",
        "types",
        "abilities",
        "origin",
        "inferred",
    }
    assert told["$defs"]["MiniatureData"]["additionalProperties"] is False
