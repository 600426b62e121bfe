"""Tile files: every mistake is told with file, line, column and what was expected there, and all of them at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.parts.tiles import FACES, FILE

from reverie.kernel.content import ContentError
from reverie.parts.areas.reading import read_faces

CRYPT = """\
tile 14B size S theme dungeon name "Broken Crypt"
grid
aaaaaa
aaaaaa
aaabbb
aaabbb
cccbbb
#cccc#
mark a 1,2  b 4,3  c 2,4
wall a|c
end
"""


def troubles(tmp_path: Path, text: str) -> list[str]:
    """What is told of a file, without its name."""
    path = tmp_path / "made.tiles"
    path.write_text(text, encoding="utf-8")
    try:
        read_faces(path)
    except ContentError as error:
        told = [str(trouble) for trouble in error.troubles]
        assert all(line.startswith(f"{path}:") for line in told)
        return [line.removeprefix(f"{path}:") for line in told]
    return []


def test_a_sound_file_is_read() -> None:
    assert list(FACES) == ["1B", "8B", "14B"]
    hall = FACES["1B"]
    assert (hall.title, hall.theme, hall.size, hall.letters) == ("Ossuary Hall", "dungeon", "L", "abcdefg")
    assert (hall.file, hall.line) == (FILE, 3)
    assert (hall.barriers, hall.difficult, hall.dangerous, hall.slots) == ([("c", "b")], ["e"], ["f"], [("a", "b")])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("14B", "14", "1:6: expected the face, a number and A or B, such as 1B, not '14'"),
        ("size S", "size XL", "1:15: expected the size, one of S, M, L, not 'XL'"),
        ("theme dungeon", "theme sea", "1:23: expected the theme, one of forest, village, dungeon, castle, not 'sea'"),
        (
            '"Broken Crypt"',
            "Broken",
            "1:36: expected the name in double quotes, such as \"Ossuary Hall\", not 'Broken'",
        ),
        ("grid", "gird", "2:1: expected 'grid', not 'gird'"),
        ("cccbbb", "ccc.bb", "7:4: a gap: every cell is an area (a to g) or rock (#), not '.'"),
        ("cccbbb", "cccbb", "7:6: expected 6 cells in a row of size S, not 5"),
        ("cccbbb", "cccbbbb", "7:7: expected 6 cells in a row of size S, not 7"),
        ("cccbbb\n", "", "8:1: expected 6 rows in a tile of size S, not 5"),
        ("cccbbb", "cccbbb\ncccbbb", "9:1: expected 6 rows in a tile of size S, not 7"),
        ("size S", "size M", "3:7: expected 12 cells in a row of size M, not 6"),
        ("cccbbb\n#cccc#", "dddbbb\n#dddd#", "7:1: letters run in reading order: the next new area is 'c', not 'd'"),
        ("#cccc#", "ccbbcc", "8:5: area c is in pieces: this cell does not hang together with the first"),
        ("#cccc#", "##cc##", "7:1: expected an area of 6 to 34 cells; c has 5"),
        ("mark a 1,2", "mark a 4,2", "9:8: expected a cell of area a; 4,2 is b"),
        ("c 2,4", "c 0,5", "9:22: expected a cell of area c; 0,5 is rock"),
        ("c 2,4", "c 2,14", "9:22: the cell 2,14 is not on this tile"),
        ("c 2,4", "d 2,4", "9:20: there is no area 'd' on this tile"),
        ("c 2,4", "a 2,2", "9:20: area a has its marker already"),
        ("  c 2,4", "", "1:1: expected a marker in every area; c has none"),
        ("c 2,4", "c 2;4", "9:22: expected the cell of its marker, such as 2,3, not '2;4'"),
        ("c 2,4", "c", "9:21: expected the cell of its marker, such as 2,3, and the line ends"),
        ("wall a|c", "wall a-c", "10:6: expected two areas such as a|b, not 'a-c'"),
        ("wall a|c", "wall a|a", "10:6: expected two different areas, not 'a' twice"),
        ("wall a|c", "wall a|c\nwall c|a", "11:1: the wall a|c stands already"),
        (
            "wall a|c",
            "wall a|c gap h4:0-4",
            "10:14: a and c do not meet along all of h4:0-4: there is no wall to leave out",
        ),
        ("wall a|c", "wall a|c gap h4:2-2", "10:14: expected a gap from a lower to a higher number, not 2-2"),
        ("wall a|c", "wall a|c hole h4:0-1", "10:10: expected 'gap' or the end of the line, not 'hole'"),
        ("wall a|c", "wall a|c gap h4:0-1 wide", "10:21: expected the end of the line, not 'wide'"),
        ("wall a|c", "wall a|c\nslot a|c", "11:1: expected a gap in the wall a|c: nobody passes there anyway"),
        ("wall a|c", "wall a|c\nslot a|b\nslot b|a", "12:1: the slot a|b is there already"),
        ("wall a|c", "wall a|c\nbarrier c>a", "11:1: expected a gap in the wall c|a: nobody passes there anyway"),
        ("wall a|c", "wall a|c\nbarrier b>a\nbarrier b>a", "12:1: the barrier b>a stands already"),
        ("wall a|c", "wall a|c\nbarrier b>a", "9:15: there is no way from area b but against a barrier"),
        ("wall a|c", "wall a|c\nbarrier a>b", "9:15: there is no way to area b but against a barrier"),
        ("wall a|c", "wall a|c\nwall b|c", "9:22: area c is unreachable: walls close it in on all sides"),
        ("wall a|c", "wall a|c\ndifficult a a", "11:13: area a is named twice"),
        (
            "wall a|c",
            "wall a|c\nwindow a|b",
            "11:1: expected one of mark, wall, barrier, difficult, dangerous, slot, end, not 'window'",
        ),
        (
            "b 4,3  c 2,4",
            "b 5,2  c 0,4",
            "9:22: b and c are neighbours and do not see each other: move a marker or widen the gap",
        ),
        ("wall a|c\nend\n", "wall a|c\n", "11:1: expected 'end': the tile of line 1 goes on"),
        ("wall a|c\nend\n", "wall a|c\nend\n" + CRYPT, "12:6: the face 14B is there already"),
        ("end\n", CRYPT, "11:1: expected 'end' before the next tile"),
        ("end\n", "end\nfin\n", "12:1: expected a tile ('tile 1B size L ...') or a comment ('# ...')"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in CRYPT
    found = troubles(tmp_path, CRYPT.replace(old, new, 1))
    assert any(line.startswith(told) for line in found), found


def test_a_port_of_two_areas_joins_nothing(tmp_path: Path) -> None:
    text = CRYPT.replace("cccbbb\n#cccc#", "ccccbb\ncccbb#")
    found = troubles(tmp_path, text)
    assert "8:4: port S joins nothing: its two cells belong to one area, or both are rock; not c and b" in found


def test_a_tile_without_an_open_port_is_dead(tmp_path: Path) -> None:
    rows = "#a##a#|#aaaa#|#aabb#|#aabb#|#bbbb#|#b##b#".replace("|", "\n")
    text = f'tile 9A size S theme forest name "Thicket"\ngrid\n{rows}\nmark a 2,2  b 3,3\nend\n'
    assert "1:1: expected at least one open port: nothing can ever join this tile" in troubles(tmp_path, text)


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = CRYPT.replace("a 1,2", "a 9,9").replace("a|c", "a|z")
    first = CRYPT.replace("14B", "15B").replace("cccbbb", "ccc?bb")
    found = troubles(tmp_path, "# two tiles\n" + first + "\n" + text)
    assert [line.split(" ")[0] for line in found] == ["8:4:", "22:8:", "23:6:"]


def test_a_file_that_is_empty_missing_or_no_text_is_told(tmp_path: Path) -> None:
    assert troubles(tmp_path, "") == ["1:1: expected at least one tile"]
    assert troubles(tmp_path, "# nothing yet\n") == ["1:1: expected at least one tile"]
    with pytest.raises(ContentError, match="cannot be read"):
        read_faces(tmp_path / "missing.tiles")
    (tmp_path / "binary.tiles").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="cannot be read"):
        read_faces(tmp_path / "binary.tiles")


def test_no_line_that_goes_missing_or_is_cut_brings_the_reader_down(tmp_path: Path) -> None:
    """Whatever a file looks like, it is read or told: never anything else."""
    text = FILE.read_text(encoding="utf-8")
    lines = text.splitlines()
    for number, line in enumerate(lines):
        for instead in ([], [line[: len(line) // 2]], [line, line], [line[::-1]]):
            troubles(tmp_path, "\n".join([*lines[:number], *instead, *lines[number + 1 :]]) + "\n")
