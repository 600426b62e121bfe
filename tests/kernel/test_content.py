"""Content: a typo is an error with file, line and what was expected; never a traceback, never silence."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import reverie
from reverie.games import GAMES
from reverie.kernel import content
from reverie.kernel.content import ContentError, Document, Once, read_list


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: int
    tags: list[str] = []
    prices: dict[str, int] = {}
    home: Home | None = None


class Home(msgspec.Struct, forbid_unknown_fields=True):
    cell: int


KNOWN = ("name", "cost", "tags", "prices", "home")


def document(folder: Path, text: str) -> Document:
    path = folder / "piece.yaml"
    path.write_text(text, encoding="utf-8")
    return Document(path)


def trouble(folder: Path, text: str, kind: Any = Piece) -> tuple[int, str]:
    """Line and words of the one trouble that this text makes."""
    with pytest.raises(ContentError) as caught:
        document(folder, text).decode(kind, KNOWN)
    (found,) = caught.value.troubles
    assert str(found) == f"{folder / 'piece.yaml'}:{found.line}: {found.what}" == str(caught.value)
    return found.line, found.what


GOOD = """\
# a piece
name: Owl
cost: 3
tags:
  - wise
  - winged
prices: {dusk: 1, dawn: 2}
home:
  cell: 12
"""


def test_good_content_becomes_a_typed_struct(tmp_path: Path) -> None:
    piece = document(tmp_path, GOOD).decode(Piece, KNOWN)
    assert piece == Piece("Owl", 3, ["wise", "winged"], {"dusk": 1, "dawn": 2}, Home(12))


def test_every_part_knows_its_line(tmp_path: Path) -> None:
    lines = document(tmp_path, GOOD).lines
    assert lines["$.name"] == 2
    assert lines["$.cost"] == 3
    assert lines["$.tags[0]"] == 5
    assert lines["$.tags[1]"] == 6
    assert lines["$.prices.dawn"] == 7
    assert lines["$.home.cell"] == 9


@pytest.mark.parametrize("game", GAMES)
def test_content_is_read_alike_with_and_without_libyaml(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = sorted((Path(reverie.__file__).parent / "games" / game / "content" / "data").rglob("*.yaml"))
    assert files
    quick = [Document(path) for path in files]
    monkeypatch.setattr(content, "YAML", partial(content.YAML, pure=True))
    for path, one in zip(files, quick, strict=True):
        other = Document(path)
        assert (other.value, other.lines) == (one.value, one.lines), path


def test_an_unknown_part_has_the_line_of_what_is_around_it(tmp_path: Path) -> None:
    found = document(tmp_path, GOOD)
    assert found.line("$.tags[7]") == found.line("$.tags") == 5
    assert found.line("$.home.cell.deep[3].er") == 9
    assert found.line("$.nothing") == found.line("$") == 2


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("-3", -3),
        ("0x1F", 31),
        ("0o17", 15),
        ("1_000", 1000),
        ("07", 7),
        ("true", True),
        ("False", False),
        ("~", None),
        ("null", None),
        ("", None),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        ("yes", "yes"),
        ("on", "on"),
        ("'12'", "12"),
        ('"true"', "true"),
        ("2001-01-01", "2001-01-01"),
        ("1:30", "1:30"),
        ("{B}", {"B": None}),
        ("'{B}: Crit 5'", "{B}: Crit 5"),
    ],
)
def test_scalars_are_those_of_yaml_1_2(tmp_path: Path, text: str, value: Any) -> None:
    found = document(tmp_path, f"x: {text}\n").value["x"]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("text", [".inf", "-.inf", ".nan", "!!int abc", "!!float abc"])
def test_an_odd_number_is_read_or_refused_with_its_line(tmp_path: Path, text: str) -> None:
    refused: list[ContentError] = []
    try:
        document(tmp_path, f"name: Owl\ncost: {text}\n")
    except ContentError as error:
        refused.append(error)
    assert all(error.troubles[0].line == 2 for error in refused)


def test_a_wrong_type_is_told_with_line_and_expectation(tmp_path: Path) -> None:
    assert trouble(tmp_path, "name: Owl\ncost: three\n") == (2, "cost: Expected 'int', got 'str'")


def test_a_wrong_type_deep_inside_is_told_with_its_line(tmp_path: Path) -> None:
    assert trouble(tmp_path, GOOD.replace("winged", "7")) == (6, "tags: Expected 'str', got 'int'")
    assert trouble(tmp_path, GOOD.replace("cell: 12", "cell: x")) == (9, "cell: Expected 'int', got 'str'")


def test_a_missing_field_is_told_with_the_line_of_its_owner(tmp_path: Path) -> None:
    line, what = trouble(tmp_path, "\n\nname: Owl\n")
    assert (line, what) == (3, "Object missing required field 'cost'")


def test_an_unknown_field_is_told_with_its_line_and_the_nearest_known(tmp_path: Path) -> None:
    assert trouble(tmp_path, "name: Owl\ncost: 1\ntgas: []\n") == (3, "unknown field 'tgas'; did you mean 'tags'?")


def test_an_unknown_field_like_none_is_told_with_all_that_are_known(tmp_path: Path) -> None:
    line, what = trouble(tmp_path, "name: Owl\nzzz: 1\ncost: 1\n")
    assert (line, what) == (2, "unknown field 'zzz'; known are name, cost, tags, prices, home")


def test_an_unknown_field_in_a_list_is_told_with_its_own_line(tmp_path: Path) -> None:
    text = "- name: Owl\n  cost: 1\n- name: Fox\n  cots: 2\n  cost: 2\n"
    assert trouble(tmp_path, text, list[Piece]) == (4, "unknown field 'cots'; did you mean 'cost'?")


def test_a_key_given_twice_is_told_with_the_line_of_the_second(tmp_path: Path) -> None:
    for text, line in (("name: Owl\ncost: 1\nname: Fox\n", 3), ("name: Owl\nprices:\n  a: 1\n  b: 2\n  a: 3\n", 5)):
        with pytest.raises(ContentError, match=f"{line}: '.*' is given twice"):
            document(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "line"),
    [("name: [Owl\ncost: 1\n", 2), ("a: 1\n  b: 2\n", 2), ("a:\n\t- 1\n", 2), ("a: 1\n---\nb: 2\n", 2), ("a: 'x\n", 2)],
)
def test_what_is_no_yaml_is_told_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        document(tmp_path, text)
    assert caught.value.troubles[0].what.startswith("not YAML: ")
    assert caught.value.troubles[0].line in (line, line - 1)


@pytest.mark.timeout(60)
def test_an_empty_file_where_a_thing_is_expected_is_told(tmp_path: Path) -> None:
    line, what = trouble(tmp_path, "# nothing here yet\n")
    assert line == 1
    assert "Expected 'object', got 'null'" in what


@pytest.mark.timeout(60)
def test_a_wrong_value_in_a_mapping_is_told_with_its_line(tmp_path: Path) -> None:
    """msgspec does not say which key it was (`$.prices[...]`); the line of the mapping will do."""
    line, what = trouble(tmp_path, "name: Owl\ncost: 1\nprices:\n  dusk: much\n")
    assert line in (3, 4)
    assert "Expected 'int', got 'str'" in what


def test_content_that_contains_itself_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        document(tmp_path, "tags: &loop [*loop]\n")


@pytest.mark.parametrize(
    "text", ["[" * 5_000 + "]" * 5_000, "[" * 200_000, "- " * 5_000 + "x", "{a: " * 70 + "1" + "}" * 70]
)
def test_content_nested_without_end_is_refused(tmp_path: Path, text: str) -> None:
    assert trouble(tmp_path, text) == (1, "is nested more than 64 deep; nothing in a pack needs that")


def test_a_few_aliases_that_stand_for_billions_are_refused(tmp_path: Path) -> None:
    layers = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    layers += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    assert sum(map(len, layers)) < 700
    line, what = trouble(tmp_path, "\n".join(layers) + "\n")
    assert line <= len(layers) and "more than 200000 parts" in what


def test_content_may_refer_to_itself(tmp_path: Path) -> None:
    assert document(tmp_path, "a: &x [1, 2]\nb: *x\n").value == {"a": [1, 2], "b": [1, 2]}


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.yaml:1: cannot be read"):
        Document(tmp_path / "nowhere.yaml")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"name: caf\xe9\n")
    with pytest.raises(ContentError, match=r"latin\.yaml:1: cannot be read"):
        Document(latin)


def test_a_file_may_hold_a_list_one_thing_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "pieces.yaml"
    path.write_text("- {name: Owl, cost: 1}\n- {name: Fox, cost: 2}\n")
    read = read_list(path, Piece, KNOWN)
    assert [(piece.name, at) for piece, at, _ in read] == [("Owl", "$[0]"), ("Fox", "$[1]")]
    assert read[1][2].line(read[1][1]) == 2
    path.write_text("name: Owl\ncost: 1\n")
    assert [(piece.name, at) for piece, at, _ in read_list(path, Piece, KNOWN)] == [("Owl", "$")]
    path.write_text("")
    assert read_list(path, Piece, KNOWN) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_threads_that_need_content_at_once_read_it_once(game: str) -> None:
    """In a process of its own: what went wrong here brought the whole process down."""
    program = """
import sys, threading
from reverie.games import find_game
game = find_game(sys.argv[1])
ready = threading.Barrier(4)
found = []
def read():
    ready.wait()
    found.append(game.library)
threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len({id(library) for library in found}), len(found))
"""
    done = subprocess.run([sys.executable, "-c", program, game], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["1", "4"]), done.stderr


# What is read when it is first needed --------------------------------------------------------------------------------


class Crowded:
    """A lock before which everybody has come, and seen nothing read yet, before it lets the first one in."""

    def __init__(self, count: int) -> None:
        self.lock = threading.RLock()
        self.come = threading.Barrier(count)

    def __enter__(self) -> None:
        self.come.wait(30)
        self.lock.acquire()

    def __exit__(self, *_raised: object) -> None:
        self.lock.release()


def test_content_is_read_once_however_many_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "READING", Crowded(4))
    read: list[int] = []

    def reading() -> str:
        read.append(1)
        return "read"

    once = Once(reading)
    with ThreadPoolExecutor(4) as pool:
        assert [one.result(30) for one in [pool.submit(once.get) for _ in range(4)]] == ["read"] * 4
    assert read == [1]


def test_what_could_not_be_read_is_tried_again() -> None:
    told = iter(["", "read"])

    def reading() -> str:
        found = next(told)
        if not found:
            raise ContentError([])
        return found

    once = Once(reading)
    with pytest.raises(ContentError):
        once.get()
    assert once.get() == once.get() == "read"
