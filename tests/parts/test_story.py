"""Stories: read once, in order, by whoever may; and every kind of broken story is refused with its file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from reverie.kernel.agenda import advance, procedure, push, submit
from reverie.kernel.choice import READ
from reverie.kernel.content import ContentError
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.state import Frame
from reverie.parts.rules.story import NOBODY, Book, Branch, Fork, Node, Reading, StoryState, Unread, announce, read_node
from reverie.parts.story import Expected, Sketch, check_story

READING = Decision("reading", "ST-1")
CHOOSING = Decision("choosing", "ST-2")
DECISIONS = Decisions(READING, CHOOSING)


class Tale(StoryState):
    """Two readers; conditions are names of flags, effects raise one."""

    def __init__(self, *nodes: Node) -> None:
        super().__init__([0])
        self.pages = Book(nodes, READING, CHOOSING)
        self.flags: list[str] = []
        self.listening = True

    def react(self, happened: Any) -> None:
        raise AssertionError

    def book(self) -> Book:
        return self.pages

    def holds(self, given: Any, cause: int) -> bool:
        return given in self.flags

    def carry_out(self, do: Any, cause: int) -> None:
        self.flags.append(do)

    def readers(self, cause: int) -> tuple[int, ...]:
        return (0, 1)

    def choosers(self, by: str, cause: int) -> tuple[int, ...]:
        return (0, 1) if by == "party" else (cause,)


class Walk(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Walk:
        return Walk()


def arrive(s: Tale, f: Walk) -> None:
    announce(s, ("entered", 7), 1)


def leave(s: Tale, f: Walk) -> None:
    announce(s, ("left", 7), 1)


procedure(Walk, ("ST-9", arrive), ("ST-9", leave))


def walked(*nodes: Node) -> Tale:
    s = Tale(*nodes)
    push(s, Walk())
    advance(s)
    return s


def read_all(s: Tale) -> None:
    while s.pending and s.pending[0].decision is READING:
        submit(s, s.pending[0].seat, READ)


def journal(s: Tale) -> list[str]:
    return s.pages.journal(s)


def test_a_fact_brings_its_nodes_in_the_order_of_the_book() -> None:
    s = walked(Node("b", ("entered", 7)), Node("a", ("entered", 7)), Node("c", ("entered", 8)))
    assert journal(s) == ["b"], "one text at a time"
    assert [(choice.seat, choice.kind, choice.rule) for choice in s.pending] == [
        (0, "reading", "ST-1"),
        (1, "reading", "ST-1"),
    ]
    submit(s, 1, READ)
    assert journal(s) == ["b", "a"]
    submit(s, 0, READ)
    assert journal(s) == ["b", "a"] and not s.agenda


def test_a_text_is_read_once_unless_it_says_otherwise() -> None:
    once, again = Node("once", ("entered", 7)), Node("again", ("entered", 7), again=True)
    s = walked(once, again)
    read_all(s)
    push(s, Walk())
    advance(s)
    assert s.pages.due(s, ("entered", 7), NOBODY) == [1]
    read_all(s)
    assert journal(s) == ["once", "again"]


def test_a_node_whose_condition_fails_stays_open() -> None:
    s = walked(Node("dark", ("entered", 7), given="lamp"), Node("lamp", ("left", 7), do="lamp"))
    read_all(s)
    assert journal(s) == ["lamp"]
    push(s, Walk())
    advance(s)
    assert journal(s) == ["lamp", "dark"]


def test_what_a_node_does_comes_after_its_text_and_before_its_choice() -> None:
    fork = Fork("party", (Branch(1), Branch(2, given="bell")))
    s = walked(Node("begin", ("entered", 7), do="bell", fork=fork), Node("left"), Node("right"))
    assert s.flags == []
    submit(s, 0, READ)
    assert s.flags == ["bell"]
    assert [(choice.seat, list(choice.options)) for choice in s.pending] == [(0, [0, 1]), (1, [0, 1])]
    submit(s, 1, 1)
    assert journal(s) == ["begin", "right"]
    took = [event.data for event in s.events if event.kind == "took"]
    assert took == [{"node": "begin", "branch": 1, "seat": 1}]


def test_whoever_caused_it_decides_where_the_fork_says_so() -> None:
    s = walked(Node("begin", ("entered", 7), fork=Fork("hero", (Branch(1), Branch(2)))), Node("left"), Node("right"))
    submit(s, 0, READ)
    assert [choice.seat for choice in s.pending] == [1]


def test_a_single_open_branch_is_taken() -> None:
    fork = Fork("party", (Branch(1, given="never"), Branch(2)))
    s = walked(Node("begin", ("entered", 7), fork=fork), Node("left"), Node("right"))
    submit(s, 0, READ)
    assert journal(s) == ["begin", "right"]


def test_a_text_that_nobody_has_read_is_told_to_nobody() -> None:
    s = walked(Node("open", ("entered", 7)), Node("shut", ("entered", 8)))
    assert s.pages.told(s, "open") == "open"
    messages = []
    for id in ("shut", "no such node"):
        with pytest.raises(Unread) as raised:
            s.pages.told(s, id)
        messages.append(str(raised.value))
    assert len(set(messages)) == 1, "whether there is one nobody learns either"


def test_reading_is_information() -> None:
    s = Tale(Node("open", ("entered", 7)))
    before = s.known
    push(s, Walk())
    advance(s)
    assert s.known > before


def test_what_is_led_to_is_passed_over_when_it_was_read() -> None:
    s = Tale(Node("a"))
    read_node(s, "a")
    assert isinstance(s.agenda[-1], Reading)
    s.read = (0,)
    s.agenda.clear()
    read_node(s, "a")
    assert s.agenda == []


# What may be wrong with a story ------------------------------------------------------------------------------------

FILE = Path("quests/p.yaml")


def node(id: str, line: int = 1, **told: Any) -> Sketch:
    return Sketch(id, FILE, line, **told)


def fact_is_known(fact: tuple[object, ...]) -> str:
    return "" if fact[0] in ("setup", "entered") else f"there is no fact {fact[0]!r}"


def troubles(*nodes: Sketch, **expected: Any) -> str:
    try:
        check_story(list(nodes), Expected(fact_is_known, **expected))
    except ContentError as error:
        return str(error)
    return ""


START = node("start", when=("setup",), reads=("end",))
END = node("end", 2, ends=True)


def test_a_sound_story_passes() -> None:
    assert troubles(START, END, texts={"en": frozenset({"start", "end"})}) == ""


@pytest.mark.parametrize(
    ("nodes", "expected", "told"),
    [
        ((START, END, node("end", 9)), {}, "quests/p.yaml:9: end: stands twice; the other one is at p.yaml:2"),
        (
            (START, END, node("x", 5, when=("setup",), reads=("ende",))),
            {},
            "5: x: leads to 'ende', which is nowhere; did you mean 'end'?",
        ),
        ((START, END, node("x", 5, when=("moon",))), {}, "5: x: there is no fact 'moon'"),
        ((START, END, node("x", 5)), {}, "5: x: can never be read"),
        ((START, END, node("x", 5, when=("setup",), reads=("y",)), node("y", 6, reads=("x",))), {}, "x → y → x"),
        ((START, END, node("x", 5, when=("setup",), offers=("end",))), {}, "5: x: offers 'end' only"),
        (
            (START, END, node("x", 5, when=("setup",), offers=("end", "start"), closed=2)),
            {},
            "one should always be open",
        ),
        ((START, END, node("x", 5, when=("setup",), offers=("end", "end"))), {}, "the same branch twice"),
        (
            (START._replace(raises=("bell",)), END._replace(asks=("bel",))),
            {},
            "asks about 'bel', which nothing ever raises; did you mean 'bell'?",
        ),
        ((START, END._replace(ends=False)), {}, "1: start: the story never ends"),
        (
            (START, END),
            {"texts": {"en": frozenset({"start", "end"}), "pl": frozenset({"start"})}},
            "2: end: has no text in 'pl'",
        ),
    ],
)
def test_a_broken_story_is_refused_with_its_place(
    nodes: tuple[Sketch, ...], expected: dict[str, Any], told: str
) -> None:
    assert told in troubles(*nodes, **expected)


def test_a_circle_through_a_decision_is_no_trouble() -> None:
    ask = node("ask", 5, when=("setup",), offers=("back", "end"))
    assert troubles(START, END, ask, node("back", 6, reads=("ask",))) == ""


def test_flags_of_elsewhere_may_be_asked_about() -> None:
    assert troubles(START, END._replace(asks=("mercy",)), flags=frozenset({"mercy"})) == ""
