"""State: one plain value that holds a game's whole situation, including what is going on right now.

A game's state is tables of rows, a few plain fields, and the agenda. Rows are never changed in place but replaced by
`Table.edit`, so clones share them and keeping every state of a match costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .abilities import Trigger
from .choice import Choice, IllegalAnswer, choice_from_plain
from .decision import Decisions
from .domain import Domain
from .events import Event
from .plain import Answer, Plain

if TYPE_CHECKING:
    from .agenda import Procedures


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """Ids and plain values, never references to other rows, declared under `@fields`: `FIELDS` are their names in order."""

    __slots__ = ("kept",)
    FIELDS: ClassVar[tuple[str, ...]] = ()
    kept: Any
    """What views have told of this row, for the next time; a copy has nothing of it."""

    def copy(self) -> Any:
        return type(self)(*self.plain())

    def plain(self) -> list[object]:
        return [getattr(self, name) for name in self.FIELDS]

    def told(self) -> tuple[object, ...]:
        """The same for views, put together once: a row that has been looked at is not changed any more."""
        try:
            found: tuple[object, ...] = self.kept
        except AttributeError:
            self.kept = found = tuple(self.plain())
        return found


R = TypeVar("R", bound=Row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[R]):
    """Rows by number. Clones share rows; whoever writes gets a copy first."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[R]) -> None:
        self.rows = rows

    def __getitem__(self, key: int) -> R:
        return self.rows[key]

    def __len__(self) -> int:
        return len(self.rows)

    def edit(self, key: int) -> R:
        """The one way to get something writable; only atoms call it."""
        row: R = self.rows[key].copy()
        self.rows[key] = row
        return row

    def clone(self) -> Table[R]:
        return Table(self.rows[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One procedure in progress: which step comes next, the last answer, and its locals.

    Its locals are declared under `@fields`; `FIELDS` are their names in order. They are plain values: numbers, strings and
    tuples of such.
    """

    __slots__ = ("answer", "result", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.step: int = 0
        self.answer: Any = None
        self.result: Any = None

    def copy(self) -> Frame:
        """A copy with the same locals; `copy_frame` adds the bookkeeping."""
        return type(self)(*[getattr(self, name) for name in self.FIELDS])

    def cited(self) -> str:
        """The rule of a step whose table entry leaves it open (one procedure for many keywords)."""
        return ""


def copy_frame(frame: Frame) -> Frame:
    twin = frame.copy()
    twin.step = frame.step
    twin.answer = frame.answer
    twin.result = frame.result
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the agenda, what is being asked, and the streams of chance."""

    __slots__ = (
        "agenda",
        "answered",
        "auto",
        "events",
        "given",
        "happened",
        "known",
        "left",
        "listening",
        "pending",
        "rule",
        "script",
        "streams",
    )

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What the state of a game holds besides, as saves keep it; its `setup` is no part of that."""
    UNTOLD: ClassVar[tuple[str, ...]] = ()
    """Of `FIELDS` those, and of tables those fields of rows (as `players.hand`), that no view need tell to everybody: what is hidden,
    and how the program keeps its place. Everything else is public: whoever sees only views must be able to know it."""

    def __init__(self, streams: list[int]) -> None:
        self.agenda: list[Frame] = []
        self.pending: list[Choice] = []
        self.given: list[Answer] = []
        self.answered: Domain | None = None
        """The options out of which the last answer came. Not part of the situation: it may be forgotten at any time, but a
        step that asks nearly the same again may start from it (`Menu.without`)."""
        self.happened: list[Trigger] = []
        self.events: list[Event] = []
        self.listening: bool = False
        self.auto: bool = False
        """Nature answers by herself, from the streams (the lab); otherwise a driver answers for her."""
        self.known: int = 0
        """How often nature has spoken or something hidden was shown: undo is free while this number stands."""
        self.left: tuple[int, ...] = ()
        """Seats that gave up their place: they are asked nothing any more."""
        self.rule: str = ""
        self.streams: list[int] = streams
        self.script: tuple[Plain, ...] = ()
        """What nature says before her streams do, by stream: a lesson's dice. Empty in nearly every game."""

    def clone(self) -> Any:
        """A copy that shares rows, listens to nothing and whose events are its own."""
        kind: Any = type(self)
        twin: Any = kind.__new__(kind)
        twin.copy_base(self)
        for name in ("setup", *self.FIELDS):
            value = getattr(self, name)
            setattr(twin, name, value.clone() if isinstance(value, Table) else value)
        return twin

    def copy_base(self, source: State) -> None:
        """Take over agenda, pending choices and streams of another state; the subclass's clone copies the rest."""
        self.agenda = [copy_frame(frame) for frame in source.agenda]
        self.pending = source.pending[:]
        self.given = source.given[:]
        self.answered = None
        self.happened = source.happened[:]
        self.events = []
        self.listening = False
        self.auto = source.auto
        self.known = source.known
        self.left = source.left
        self.rule = source.rule
        self.streams = source.streams[:]
        self.script = source.script

    def plain_own(self) -> list[object]:
        """What `FIELDS` names, as plain values."""
        told: list[object] = []
        for name in self.FIELDS:
            value = getattr(self, name)
            told.append([row.plain() for row in value.rows] if isinstance(value, Table) else value)
        return told

    def load_own(self, plain: Plain) -> None:
        """Take over what `plain_own` told; tables have as many rows as they will have, of the right kind."""
        for name, value in zip(self.FIELDS, plain, strict=True):
            before = getattr(self, name)
            if isinstance(before, Table):
                kind = type(before.rows[0])
                setattr(self, name, Table([kind(*row) for row in value]))
            else:
                setattr(self, name, value)

    def react(self, happened: list[Trigger]) -> None:
        """What the game does about the triggers of one step, before the next step: usually push a window."""
        raise NotImplementedError

    def part(self, seat: int) -> None:
        """What becomes of what a seat has on the table when it gives up its place; games in which nobody can, refuse."""
        raise IllegalAnswer(f"seat {seat} cannot leave this game before it ends")

    def over(self) -> bool:
        return not self.agenda

    def plain_base(self, procedures: Procedures, citing: bool = True) -> list[object]:
        """Agenda, pending choices and streams as plain values; a step is written by its name, not its number."""
        frames = []
        for f in self.agenda:
            locals_ = [getattr(f, name) for name in f.FIELDS]
            frames.append([procedures.name(f), procedures.step_name(f), f.answer, f.result, locals_])
        plain = [
            frames,
            [c.plain(citing) for c in self.pending],
            self.given,
            self.happened,
            self.known,
            self.rule if citing else "",
            self.streams,
        ]
        if self.script or self.left:
            plain.append(self.script)
        if self.left:
            plain.append(self.left)
        return plain

    def load_base(self, plain: Plain, procedures: Procedures, decisions: Decisions) -> None:
        for name, step, answer, result, locals_ in plain[0]:
            frame = procedures.frame(name, tuple(locals_))
            frame.step = procedures.step_number(name, step)
            frame.answer = answer
            frame.result = result
            self.agenda.append(frame)
        self.pending = [choice_from_plain(c, decisions) for c in plain[1]]
        self.given = list(plain[2])
        self.happened = list(plain[3])
        self.known = plain[4]
        self.rule = plain[5]
        self.streams = list(plain[6])
        self.script = plain[7] if len(plain) > 7 else ()
        self.left = plain[8] if len(plain) > 8 else ()


S = TypeVar("S", bound=State, default=Any)
"""The state of a game; whoever takes any game, or any page, leaves it out."""
