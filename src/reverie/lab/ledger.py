"""games.jsonl: a header line, then one line per finished game, in the order in which they finished.

A line counts when its newline is there. Whatever interrupts a run (Ctrl-C, kill -9, a full disk), what was written
stays valid and the same command goes on from there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from reverie.kernel.plain import Body

from .errors import LabError
from .plan import FORMATS, LEDGER_FORMAT
from .play import Row

if sys.platform != "win32":
    import fcntl

NAME: Final = "games.jsonl"
BEGINNING: Final = b'{"format":'
"""How every header begins; a file with half a header is begun anew, any other file without lines is left alone."""


class Ledger:
    """The file of one run, open for writing. Use it as a context manager."""

    def __init__(self, folder: Path, header: Body) -> None:
        self.folder = folder
        self.path = folder / NAME
        self.header = header
        self.rows: list[Row] = []
        """Games that were already there, each once."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("r+b" if self.path.exists() else "x+b", buffering=0)
        except (FileExistsError, NotADirectoryError) as error:
            raise LabError(f"--out {folder}: this is a file; a folder is needed") from error
        except OSError as error:
            raise LabError(f"--out {folder}: {error.strerror}") from error
        try:
            self._lock()
            self._take_up()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        """One run at a time; the lock ends with the process, however that ends. (Windows has no such locks.)"""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise LabError(f"{self.path}: another run is writing here") from error
        except OSError:
            pass  # a file system without locks

    def _take_up(self) -> None:
        """Read what is there; begin anew when there is nothing, and drop a half-written end."""
        data = self.path.read_bytes()
        if b"\n" in data:
            header, rows, valid = parse(self.path, data)
            refuse_other_header(self.path, header, self.header)
            self.rows = list(rows.values())
            self._end = valid
            self._file.truncate(valid)
        elif data[: len(BEGINNING)] != BEGINNING[: len(data)]:
            raise LabError(f"{self.path}: this is not a file of games, and it is left as it is")
        else:
            self._end = 0
            self._file.truncate(0)
            self.append(msgspec.json.encode(self.header))

    def append(self, line: bytes) -> None:
        """Keep one line. When it cannot be written whole, nothing of it stays."""
        data = line + b"\n"
        try:
            self._file.seek(self._end)
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
        except OSError as error:
            self._file.truncate(self._end)
            raise LabError(
                f"{self.path}: {error.strerror}. The games written so far are kept; the same command goes on from there"
            ) from error
        self._end += len(data)


def parse(path: Path, data: bytes) -> tuple[Body, dict[int, Row], int]:
    """A file of games: its header, the games by number, and how many bytes of it are whole lines.

    A last line that is not whole is what an interrupted run leaves; anything else that cannot be read is an error.
    """
    lines = data.split(b"\n")
    lines.pop()  # what follows the last newline: nothing, or half a line
    if not lines:
        raise LabError(f"{path}: this is not a file of games: the header line is missing")
    try:
        header = msgspec.json.decode(lines[0])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LabError(f"{path}: this is not a file of games: line 1 is not a header") from error
    if not isinstance(header, dict) or "format" not in header:
        raise LabError(f"{path}: this is not a file of games: line 1 is not a header")
    if header["format"] not in FORMATS:
        known = " and ".join([str(number) for number in FORMATS])
        raise LabError(f"{path}: written in format {header['format']}; this version of Reverie reads {known}")
    decode = msgspec.json.Decoder(Row).decode if header["format"] == LEDGER_FORMAT else read_old
    rows: dict[int, Row] = {}
    valid = len(lines[0]) + 1
    for number, line in enumerate(lines[1:], start=2):
        try:
            row = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if number == len(lines):
                break
            raise LabError(f"{path}, line {number}: this is no finished game ({error})") from error
        rows.setdefault(row.number, row)
        valid += len(line) + 1
    return header, rows, valid


def read_old(line: bytes) -> Row:
    """A game as it was written when two seats were all there could be: one of them, or nobody (-1), had won."""
    told = msgspec.json.decode(line)
    if not isinstance(told, dict) or not isinstance(told.get("won"), int):
        raise msgspec.ValidationError("`won` is no seat")
    return msgspec.convert(told | {"won": [told["won"]] if told["won"] >= 0 else []}, Row)


def refuse_other_header(path: Path, there: Body, here: Body) -> None:
    """Games of different runs are never mixed: say what differs."""
    told = []
    for key in here:
        if there.get(key) != here[key]:
            if key == "sides":
                changed = sorted(
                    name for name in {*there[key], *here[key]} if there[key].get(name) != here[key].get(name)
                )
                told.append(f"{here['side_word']}s ({', '.join(changed)})")
            else:
                told.append(f"{key} (there {brief(there.get(key))}, now {brief(here[key])})")
    if told:
        raise LabError(
            f"{path} holds games of another run; what differs: {'; '.join(told)}. Take another --out, or remove it"
        )


def brief(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else str(value)


def read_games(folder: Path) -> tuple[Body, list[Row]]:
    """The header and the games of a finished or an interrupted run, by number."""
    path = folder / NAME
    if not folder.is_dir():
        raise LabError(f"{folder}: there is no such folder")
    if not path.is_file():
        raise LabError(f"{folder}: there is no {NAME} in it; reverie simulate ... --out {folder} writes one")
    header, rows, _ = parse(path, path.read_bytes())
    if not rows:
        raise LabError(f"{path}: no game has been finished yet")
    return header, [rows[number] for number in sorted(rows)]


def missing(numbers: list[int], rows: list[Row]) -> Iterator[int]:
    """Those of the numbers that have not been played."""
    done = {row.number for row in rows}
    return (number for number in numbers if number not in done)
