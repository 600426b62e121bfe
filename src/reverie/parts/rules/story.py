"""Stories: texts that are read when something has happened, what they do, and where they lead.

A game's atoms announce facts (`announce`); a node of the book whose fact that is, and whose condition holds, is read: its text is
shown and confirmed, what it does is carried out, and its choice is put. What was not read is nowhere but in the book: whoever
tells a text asks `Book.told`, which knows no text that nobody has read.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.agenda import Flow, ack, ask_first, emit, procedure, push, reveal
from reverie.kernel.choice import NONE
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.state import Frame, State

NOBODY: Final = -1


class Unread(LookupError):
    """A text that nobody has read: it is told to nobody."""


class Branch:
    """One way on from a node: where it leads, under which condition it is open, and whatever else the game knows of it."""

    __slots__ = ("given", "note", "read")

    def __init__(self, read: int, given: Any = None, note: Plain = ()) -> None:
        self.read = read
        self.given = given
        self.note = note


class Fork:
    """A choice at the end of a node: who decides, in the game's own word, and the branches."""

    __slots__ = ("branches", "by")

    def __init__(self, by: str, branches: tuple[Branch, ...]) -> None:
        self.by = by
        self.branches = branches


class Node:
    """One text: its id, the fact that brings it, the condition under which it does, what it does, its choice."""

    __slots__ = ("again", "do", "fork", "given", "id", "when")

    def __init__(
        self,
        id: str,
        when: Plain = (),
        given: Any = None,
        do: Any = None,
        fork: Fork | None = None,
        again: bool = False,
    ) -> None:
        self.id = id
        self.when = when
        """`(kind, value ...)`; nothing for what is reached only from elsewhere."""
        self.given = given
        self.do = do
        self.fork = fork
        self.again = again
        """Whether it may be read more than once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryState(State):
    """What a state has whose game tells a story. `read` are the nodes that have been read, by their numbers, in order."""

    __slots__ = ("read",)

    def __init__(self, streams: list[int]) -> None:
        super().__init__(streams)
        self.read: tuple[int, ...] = ()

    def book(self) -> Book:
        raise NotImplementedError

    def holds(self, given: Any, cause: int) -> bool:
        """Whether a condition of the story holds; `cause` is the seat that brought the text about, or `NOBODY`."""
        raise NotImplementedError

    def carry_out(self, do: Any, cause: int) -> None:
        """Begin what a node does: usually a walk through its effects is pushed."""
        raise NotImplementedError

    def readers(self, cause: int) -> tuple[int, ...]:
        """The seats of which one confirms that a text was read."""
        raise NotImplementedError

    def choosers(self, by: str, cause: int) -> tuple[int, ...]:
        """The seats that may decide at a fork."""
        raise NotImplementedError

    def put_fork(self, by: str, seats: tuple[int, ...], choosing: Decision, options: Listed, subject: int) -> None:
        """Ask which branch is taken; whoever of these seats says it first decides, unless the game knows better."""
        ask_first(self, tuple([(seat, choosing, options) for seat in seats]), (), subject)

    def decided_fork(self, by: str, answer: Plain) -> tuple[int, int]:
        """What came of it: whose word it was, and which branch."""
        seat, number = answer
        return seat, number


class Book:
    """All nodes of a story, and the decisions by which a game puts them to its seats."""

    __slots__ = ("choosing", "facts", "nodes", "numbers", "reading")

    def __init__(self, nodes: tuple[Node, ...], reading: Decision, choosing: Decision) -> None:
        self.nodes = nodes
        self.reading = reading
        self.choosing = choosing
        self.numbers: dict[str, int] = {node.id: number for number, node in enumerate(nodes)}
        self.facts: dict[Plain, list[int]] = {}
        """Which nodes a fact brings, in the order of the book."""
        for number, node in enumerate(nodes):
            if node.when:
                self.facts.setdefault(node.when, []).append(number)

    def due(self, s: StoryState, fact: Plain, cause: int) -> list[int]:
        """The nodes that a fact brings now: not read yet, or to be read again, and whose condition holds."""
        found = []
        for number in self.facts.get(fact, ()):
            node = self.nodes[number]
            if (node.again or number not in s.read) and (node.given is None or s.holds(node.given, cause)):
                found.append(number)
        return found

    def told(self, s: StoryState, id: str) -> str:
        """The key under which a text stands, for a node that has been read; raises Unread for any other."""
        number = self.numbers.get(id, NONE)
        if number == NONE or number not in s.read:
            raise Unread("there is no such text here")
        return id

    def journal(self, s: StoryState) -> list[str]:
        """The ids of all that has been read, in order."""
        return [self.nodes[number].id for number in s.read]


@fields
class Reading(Frame):
    """One node being read. `cause` is the seat that brought it about, `place` where it was, for games that have places."""

    node: int
    cause: int
    place: int = NONE


def announce(s: StoryState, fact: Plain, cause: int = NOBODY, place: int = NONE) -> None:
    """Something has happened: what it brings is read before anything else goes on, in the order of the book."""
    announce_all(s, [fact], cause, place)


def announce_all(s: StoryState, facts: list[Plain], cause: int = NOBODY, place: int = NONE) -> None:
    """Several things are so at once: what they bring is read in the order of the book, whatever each brings."""
    book = s.book()
    due: list[int] = []
    for fact in facts:
        if fact in book.facts:
            due += book.due(s, fact, cause)
    for number in sorted(set(due), reverse=True) if due else ():
        push(s, Reading(number, cause, place))


def read_node(s: StoryState, id: str, cause: int = NOBODY) -> None:
    """Read a node that something else leads to; one that has been read, and is not read again, is passed over."""
    book = s.book()
    number = book.numbers[id]
    if book.nodes[number].again or number not in s.read:
        push(s, Reading(number, cause))


def show(s: StoryState, f: Reading) -> None:
    """The text is told, and somebody says that it was read. Nobody can unknow it."""
    book = s.book()
    s.rule = book.reading.rule
    if f.node not in s.read:
        s.read += (f.node,)
    reveal(s)
    emit(s, "read", node=book.nodes[f.node].id, seat=f.cause)
    ack(s, s.readers(f.cause), book.reading, f.node)


def carry_out(s: StoryState, f: Reading) -> None:
    f.answer = None
    node = s.book().nodes[f.node]
    if node.do is not None:
        s.carry_out(node.do, f.cause)


def choose(s: StoryState, f: Reading) -> Flow:
    """Who may decides among the branches that are open; where only one is, it is taken."""
    book = s.book()
    s.rule = book.choosing.rule
    f.answer = None
    fork = book.nodes[f.node].fork
    if fork is None:
        return None
    open_ = [n for n, branch in enumerate(fork.branches) if branch.given is None or s.holds(branch.given, f.cause)]
    if not open_:
        return None
    seats = s.choosers(fork.by, f.cause)
    if len(open_) == 1:
        f.step += 1
        take(s, f, seats[0], open_[0])
        return None
    s.put_fork(fork.by, seats, book.choosing, Listed(tuple(open_)), f.node)
    return None


def follow(s: StoryState, f: Reading) -> None:
    fork = s.book().nodes[f.node].fork
    if fork is None or f.answer is None:
        return
    seat, number = s.decided_fork(fork.by, f.answer)
    f.answer = None
    take(s, f, seat, number)


def take(s: StoryState, f: Reading, seat: int, number: int) -> None:
    """A branch is taken."""
    book = s.book()
    fork = book.nodes[f.node].fork
    assert fork is not None
    s.rule = book.choosing.rule
    emit(s, "took", node=book.nodes[f.node].id, branch=number, seat=seat)
    read_node(s, book.nodes[fork.branches[number].read].id, seat)


procedure(Reading, ("", show), ("", carry_out), ("", choose), ("", follow))

EVENTS: Final[dict[str, tuple[str, ...]]] = {"read": ("node", "seat"), "took": ("node", "branch", "seat")}
"""What a story tells, for the events of a game that has one."""
