"""Fields are declared once; what follows from them is the same on both builds."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

import reverie.games
from reverie.kernel.fields import BOOKKEEPING, fields, spelled_out
from reverie.kernel.state import Frame, Row, copy_frame

SOURCE = Path(reverie.games.__file__).parent
NOBODY = -1


@fields
class Lot(Row):
    """What is sold."""

    number: int
    bids: tuple[int, ...] = ()


@fields
class Auction(Frame):
    """A lot under the hammer."""

    lot: int
    seat: int = NOBODY
    """Who has bid last."""

    def cited(self) -> str:
        return f"A-{self.lot}"


@fields
class Hall(Frame):
    """All lots, one after the other."""


DECLARING = [path for path in sorted(SOURCE.rglob("*.py")) if "\n@fields\n" in path.read_text(encoding="utf-8")]


def test_the_constructor_takes_what_is_declared_in_its_order() -> None:
    assert Lot.FIELDS == ("number", "bids")
    assert list(inspect.signature(Lot).parameters) == ["number", "bids"]
    assert Lot(3).plain() == [3, ()]
    assert Lot(3, bids=(1,)).plain() == [3, (1,)]
    with pytest.raises(TypeError, match="number"):
        Lot()  # type: ignore[call-arg]


def test_copies_are_of_the_same_kind_and_have_every_field() -> None:
    lot = Lot(3, (1, 2))
    twin = lot.copy()
    assert type(twin) is Lot and twin is not lot
    assert twin.plain() == [3, (1, 2)]
    assert type(Hall().copy()) is Hall


def test_a_frame_begins_at_its_first_step_whatever_it_declares() -> None:
    bare = Frame()
    for frame in (Auction(4), Hall()):
        assert [getattr(frame, name) for name in BOOKKEEPING] == [getattr(bare, name) for name in BOOKKEEPING]


def test_a_frame_is_copied_with_its_bookkeeping() -> None:
    frame = Auction(4, 1)
    frame.step, frame.answer = 2, "bid"
    twin: Any = copy_frame(frame)
    assert (twin.lot, twin.seat, twin.step, twin.answer, twin.cited()) == (4, 1, 2, "bid", "A-4")


@pytest.mark.parametrize("one", [Lot(1), Auction(1), Hall()])
def test_nothing_else_can_be_kept(one: Any) -> None:
    with pytest.raises(AttributeError):
        one.price = 1


def test_a_field_of_a_base_is_not_kept_twice() -> None:
    @fields
    class Lottery(Auction):
        """Declares what it takes over, where it stands in the order."""

        prize: int
        lot: int

    assert Lottery.FIELDS == ("prize", "lot")
    assert Lottery.__slots__ == ("prize",)
    assert Lottery(1, 2).lot == 2


# Spelled out, for the compiled build ---------------------------------------------------------------------------------


@pytest.mark.interpreted
@pytest.mark.parametrize("path", DECLARING, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_what_mypyc_reads_is_what_runs_here(path: Path) -> None:
    """Line by line in its place, and every class with the same constructor."""
    source = path.read_text(encoding="utf-8")
    spelled = spelled_out(source)
    before, after = source.split("\n"), spelled.split("\n")
    assert len(before) == len(after) and "@fields" not in after
    for at, line in enumerate(before):
        if line.startswith(("def ", "class ")):
            assert after[at] == line
    module = importlib.import_module(
        f"{reverie.games.__name__}." + ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    )
    found = 0
    for node in ast.parse(spelled).body:
        made = vars(module)[node.name] if isinstance(node, ast.ClassDef) else None
        if made is not None and issubclass(made, Row | Frame) and "FIELDS" in vars(made):
            namespace: dict[str, Any] = dict(vars(module))
            exec(ast.unparse(ast.Module([_plain_annotations(), node], [])), namespace)
            again = namespace[node.name]
            assert again.FIELDS == made.FIELDS
            assert inspect.signature(again) == inspect.signature(made)
            found += 1
    assert found == source.count("\n@fields\n")


def _plain_annotations() -> ast.stmt:
    return ast.parse("from __future__ import annotations").body[0]


def test_the_rest_of_a_module_is_left_alone() -> None:
    source = 'class Lot:\n    number: int = 0\n\n\ndef fields() -> None: """None."""\n'
    assert spelled_out(source) == source
