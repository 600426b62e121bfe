"""`reverie content check`, `reverie content schema`, and a user's pack in play."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERON = """\
- id: lantern-heron
  kind: creature
  cost: 3V
  stats: 2/3/4
  rarity: common
  number: 1
  types: [bird]
  abilities:
    - Loner
    - "{B}: Crit 2"
"""

Pack = Callable[..., Path]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """A user's pack with these miniatures, and other files by name."""

    def make(miniatures: str = HERON, **files: str) -> Path:
        folder = tmp_path / "pack"
        given = {"pack.yaml": "id: mine\nversion: 1\n", "miniatures/birds.yaml": miniatures} | files
        for name, text in given.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    return make


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), start=1) if part in line)


def test_the_built_in_content_is_good(process: Any) -> None:
    done = process("content", "check")
    assert (done.code, done.err) == (0, "")
    assert re.fullmatch(r"ok: \d+ miniatures, \d+ warbands, \d+ maps, \d+ unplayable miniatures listed\n", done.out)


def test_a_good_pack_is_counted_with_the_built_in_content(reverie: Any, pack: Pack) -> None:
    before = json.loads(reverie("content", "check", "--json").out)["summary"]
    done = reverie("content", "check", pack(), "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert set(told) == {"ok", "summary", "troubles", "warnings"}
    assert told["ok"] is True
    assert int(told["summary"].split()[0]) == int(before.split()[0]) + 1
    assert any("piece-lantern-heron has no name" in warning for warning in told["warnings"])


def test_a_named_piece_gives_no_warning(reverie: Any, pack: Pack) -> None:
    texts = {
        "text/en.ftl": "piece-lantern-heron = Lantern Heron\n",
        "text/pl.ftl": "piece-lantern-heron = Czapla Latarniana\n",
    }
    done = reverie("content", "check", pack(**texts))
    assert done.code == 0
    assert "warning" not in done.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rarity: common", "raritty: common", "unknown field 'raritty'; did you mean 'rarity'?"),
        ("rarity: common", "rarity: legendary", "legendary"),
        ("kind: creature", "kind: creatur", "creatur"),
        ("number: 1", "number: one", "'int'"),
        ("number: 1", "number: .inf", "number"),
        ("number: 1", "number: 1.5", "'int'"),
        ("types: [bird]", "types: bird", "'array'"),
        ("stats: 2/3/4", "stats: 2/3", "2/3"),
        ("stats: 2/3/4", 'stats: "*/3/4"', "Thanatomancy"),
        ("cost: 3V", "cost: 3X", "3X"),
        ("cost: 3V", "cost: 3", "'str'"),
        ("- Loner", "- Lonerr", "Loner"),
        ("- Loner", "- Frobnicate", "Frobnicate"),
        ('"{B}: Crit 2"', '"{B}: Crit"', "Crit"),
        ('"{B}: Crit 2"', '"{Q}: Crit 2"', "{Q}"),
        ('"{B}: Crit 2"', "5", "'str'"),
        ("kind: creature", "kind: location", "a location has no power, defense and life"),
        ("types: [bird]", "lineage: Hiveling", "did you mean 'Hivelings'?"),
        ("id: lantern-heron", "id: wick-leech", "already taken"),
        ("id: lantern-heron", "id: 5", "'str'"),
        ("id: lantern-heron", 'id: ""', "id"),
        ("types: [bird]", "rarity: rare", "'rarity' is given twice"),
    ],
)
def test_trouble_is_told_with_file_line_and_what_would_be_right(
    reverie: Any, pack: Pack, old: str, new: str, said: str
) -> None:
    text = HERON.replace(old, new, 1)
    folder = pack(text)
    done = reverie("content", "check", folder)
    assert "Traceback" not in done.err
    assert done.code == 1
    assert f"{folder / 'miniatures' / 'birds.yaml'}:" in done.out
    assert said in done.out
    number = int(re.search(r"birds\.yaml:(\d+): ", done.out)[1])  # type: ignore[index]
    expected = {line_of(text, new)}
    if new.startswith("kind: location"):
        expected = {line_of(text, "stats")}
    assert number in expected


def test_a_number_with_a_leading_zero_is_still_a_number(reverie: Any, pack: Pack) -> None:
    """YAML 1.2: 010 is ten."""
    assert reverie("content", "check", pack(HERON.replace("number: 1", "number: 010"))).code == 0


def test_an_unknown_keyword_gets_a_suggestion(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack(HERON.replace("- Loner", "- Lonerr")))
    assert re.search(r"did you mean '?Loner'?", done.out)


def test_a_missing_field_is_named(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack(HERON.replace("  cost: 3V\n", "")))
    assert done.code == 1
    assert re.search(r"birds\.yaml:1: .*cost", done.out)


def test_a_creature_without_stats_is_told(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack(HERON.replace("  stats: 2/3/4\n", "")))
    assert done.code == 1
    assert "a creature needs stats: power/defense/life, as in 2/4/5" in done.out


def test_every_trouble_of_a_pack_is_told_at_once(reverie: Any, pack: Pack) -> None:
    text = HERON.replace("cost: 3V", "cost: 3X").replace("- Loner", "- Lonerr")
    done = reverie("content", "check", pack(text, **{"maps/m.yaml": "- id: default\n  values: 1 2 3\n"}))
    assert done.code == 1
    assert len(done.out.strip().splitlines()) >= 4


def test_an_id_given_twice_in_one_pack_names_both_places(reverie: Any, pack: Pack) -> None:
    text = HERON + HERON
    done = reverie("content", "check", pack(text))
    assert done.code == 1
    assert re.search(r"birds\.yaml:11: lantern-heron: this id is already taken \(first at birds\.yaml:1\)", done.out)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("- id: [unclosed\n", 2),
        ("a: b: c\n", 1),
        ("\t- id: x\n", 1),
        ("- id: x\n - y\n", 2),
        ("- *nowhere\n", 1),
        ("&a [*a]\n", 1),
        ("--- 1\n--- 2\n", 2),
    ],
)
def test_bad_yaml_is_told_with_its_line(reverie: Any, pack: Pack, text: str, line: int) -> None:
    done = reverie("content", "check", pack(text))
    assert "Traceback" not in done.err
    assert done.code == 1
    number = re.search(r"birds\.yaml:(\d+): ", done.out)
    assert number
    assert abs(int(number[1]) - line) <= 1


def test_bytes_that_are_no_text_are_told(reverie: Any, pack: Pack) -> None:
    folder = pack()
    (folder / "miniatures" / "birds.yaml").write_bytes(b"\xff\xfe\x00")
    done = reverie("content", "check", folder)
    assert done.code == 1
    assert "birds.yaml:1: cannot be read" in done.out


def test_a_text_file_that_does_not_parse_is_told_with_its_line(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack(**{"text/en.ftl": "piece-x = Fine\n\nthis is no message\n"}))
    assert done.code == 1
    assert re.search(r"en\.ftl:3: .*this is no message", done.out)


def test_a_misspelt_folder_is_not_passed_over_in_silence(reverie: Any, pack: Pack) -> None:
    """A pack whose miniatures lie in `miniature/` would check as fine with nothing in it."""
    folder = pack()
    (folder / "miniatures").rename(folder / "miniature")
    done = reverie("content", "check", folder)
    assert done.code == 1 or "warning" in done.out


def test_a_folder_without_a_manifest_is_told(process: Any, tmp_path: Path) -> None:
    done = process("content", "check", tmp_path)
    assert done.code == 1
    assert f"{tmp_path / 'pack.yaml'}:1: missing: a pack is a folder with a pack.yaml (id and version)" in done.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "object"),
        ("id: mine\n", "version"),
        ("id: mine\nversion: x\n", "int"),
        ("id: dreams\nversion: 1\n", "already taken"),
        ("id: mine\nverzion: 1\n", "did you mean 'version'?"),
    ],
)
@pytest.mark.timeout(120)
def test_a_bad_manifest_is_told(reverie: Any, pack: Pack, text: str, said: str) -> None:
    done = reverie("content", "check", pack(**{"pack.yaml": text}))
    assert done.code == 1
    assert re.search(r"pack\.yaml:\d+: ", done.out)
    assert said in done.out


def test_a_missing_folder_is_bad_input(process: Any, tmp_path: Path) -> None:
    done = process("content", "check", tmp_path / "nope")
    assert done.code == 2
    assert done.out == ""
    assert f"{tmp_path / 'nope'}: there is no such folder" in done.err


def test_a_file_instead_of_a_folder_is_bad_input(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack() / "pack.yaml")
    assert done.code == 2
    assert "folder" in done.err


def test_trouble_in_json_is_a_list(reverie: Any, pack: Pack) -> None:
    done = reverie("content", "check", pack(HERON.replace("rarity", "raritty")), "--json")
    told = json.loads(done.out)
    assert done.code == 1
    assert told["ok"] is False
    assert len(told["troubles"]) == 1


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("warbands/w.yaml", "- id: few\n  pieces:\n    lantern-herron: 1\n", "did you mean 'lantern-heron'?"),
        ("warbands/w.yaml", "- id: few\n  pieces:\n    lantern-heron: 4\n", "at most 3"),
        ("warbands/w.yaml", "- id: sampler\n  pieces:\n    lantern-heron: 1\n", "already taken"),
        ("maps/m.yaml", "- id: flat\n  values: |\n    1 1\n    1 1\n", "three rows of three"),
        ("maps/m.yaml", "- id: flat\n  values: |\n    1 1 1\n    1 x 1\n    1 1 1\n", "'x'"),
        ("maps/m.yaml", "- id: default\n  values: |\n    1 1 1\n    1 1 1\n    1 1 1\n", "already taken"),
    ],
)
def test_bad_warbands_and_maps_are_told_with_their_line(
    reverie: Any, pack: Pack, name: str, text: str, said: str
) -> None:
    done = reverie("content", "check", pack(**{name: text}))
    assert done.code == 1
    assert re.search(rf"{re.escape(name)}:\d+: ", done.out)
    assert said in done.out


# schema --------------------------------------------------------------------------------------------------------------


def test_the_schema_is_json_with_every_content_type(process: Any) -> None:
    done = process("content", "schema")
    told = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert told["$schema"].startswith("https://json-schema.org/")
    assert set(told["$defs"]) == {"PackData", "MiniatureData", "UnplayableData", "WarbandData", "MapData"}
    assert set(told["files"]) == {"pack", "miniatures", "unplayable", "warbands", "maps"}
    assert told["$defs"]["MiniatureData"]["required"] == ["id", "kind", "cost", "rarity", "number"]


# A user's pack in play -----------------------------------------------------------------------------------------------


def test_a_users_piece_is_playable_and_shown(reverie: Any, pack: Pack, tmp_path: Path, data: Path) -> None:
    folder = pack(**{"text/en.ftl": "piece-lantern-heron = Lantern Heron\n    .flavor = It lights the way down.\n"})
    band = tmp_path / "band.yaml"
    band.write_text("pieces:\n  lantern-heron: 3\n", encoding="utf-8")
    args = ("play", "dreamblade", "--content", folder, "--warband", f"A={band}", "--seed", "3", "--option", "edges=A")
    done = reverie(*args, stdin="show lantern heron\nA1 e1\nshow A1\nquit\n")
    assert done.code == 0
    assert "Lantern Heron · creature · cost 3V · Valor · common · mine 1" in done.out
    assert "power 2, defense 3, life 4" in done.out
    assert "It lights the way down." in done.out
    assert "Sun spawns Lantern Heron in e1 for 4. DB-P.7" in done.out
    file = data / "dreamblade-3.jsonl"
    assert reverie("verify", file, "--content", folder).out.startswith("ok ")
    without = reverie("verify", file)
    assert without.code == 2
    assert "lantern-heron" in without.err
    assert reverie("play", "dreamblade", "--resume", file, "--content", folder, stdin="quit\n").code == 0


def test_a_piece_without_a_name_is_shown_by_its_id(reverie: Any, pack: Pack) -> None:
    done = reverie("play", "dreamblade", "--content", pack(), "--lang", "pl", stdin="pokaż lantern heron\nquit\n")
    assert "Lantern Heron · istota" in done.out


def test_a_users_warband_and_map_can_be_chosen_by_name(reverie: Any, pack: Pack, data: Path) -> None:
    folder = pack(
        **{
            "warbands/w.yaml": "- id: herons\n  pieces:\n    lantern-heron: 3\n",
            "maps/m.yaml": "- id: flat\n  values: |\n    1 1 1\n    1 1 1\n    1 1 1\n",
        }
    )
    done = reverie("play", "dreamblade", "--content", folder, "--warband", "B=herons", "--map", "flat", "--seed", "1")
    assert done.code == 0
    assert b'["lantern-heron","lantern-heron","lantern-heron"]' in (data / "dreamblade-1.jsonl").read_bytes()


def test_a_name_with_brackets_is_shown_as_it_is(reverie: Any, pack: Pack, tmp_path: Path) -> None:
    folder = pack(**{"text/en.ftl": "piece-lantern-heron = Heron [red]lit[/red] [/]\n"})
    band = tmp_path / "band.yaml"
    band.write_text("pieces:\n  lantern-heron: 3\n", encoding="utf-8")
    args = ("play", "dreamblade", "--content", folder, "--warband", f"A={band}", "--seed", "3", "--option", "edges=A")
    done = reverie(*args, stdin="A1 e1\nshow reserves\nlog\nquit\n")
    assert "Traceback" not in done.err
    assert "spawns Heron [red]lit[/red] [/] [A1]" in done.out


@pytest.mark.parametrize("command", ["play", "fuzz"])
def test_a_bad_pack_stops_play_with_its_troubles(reverie: Any, pack: Pack, data: Path, command: str) -> None:
    done = reverie(command, "dreamblade", "--content", pack(HERON.replace("rarity", "raritty")))
    assert done.code == 2
    assert "birds.yaml:5: unknown field 'raritty'; did you mean 'rarity'?" in done.err
    assert "Traceback" not in done.err
    assert not data.exists()


def test_a_content_folder_that_is_not_there_is_told(reverie: Any, tmp_path: Path) -> None:
    done = reverie("play", "dreamblade", "--content", tmp_path / "nope")
    assert done.code == 2
    assert "there is no such folder" in done.err
