"""What a game declares is what it asks and tells; and every room that has to do with decisions knows every decision."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie.games
from reverie.games import GAMES, find_game
from reverie.kernel.decision import Decision
from reverie.kernel.events import OF_THE_KERNEL

SOURCE = Path(reverie.games.__file__).parent
ROOMS = ("words", "web", "bots")
"""Who has something to add to every decision of a seat, unless it is excused."""
LISTED = "listed in the prompt, in the words of the terminal"
EXCUSED: dict[tuple[str, str], dict[str, str]] = {
    ("dreamblade", "words"): {"value": "a number is told as it is"},
    ("dreamblade", "web"): {"bomb": "every ability that asks is shown alike (`using`)"},
    ("dreamblade", "bots"): {"order": "bots take the first; all orders are about as good"},
    ("dice_throne", "web"): dict.fromkeys(("choose", "how-many", "move", "pay", "upkeep-order"), LISTED),
    ("etherfields", "words"): dict.fromkeys(
        (
            *(
                "act",
                "back",
                "block",
                "delta",
                "dreamer",
                "flaw",
                "go",
            ),
            *("look", "marker", "penalty", "price", "room", "shop", "skip"),
            *("target", "travel", "useless"),
        ),
        "worded by its kind: `ask-<kind>`, and `OPTIONS` or `DEEDS` for its answers",
    ),
    ("etherfields", "bots"): {
        **dict.fromkeys(("figure", "order", "path", "push", "quirk", "target"), "all of them are about as good"),
        "any-colour": "colours that a text asks for are about as good",
        "back": "who is done stays done",
        "block": "the first step is blocked",
        "dreamer": "bots lead the Dreamer they have led",
        "go": "any Location is as good as another",
        "look": "bots look at nothing",
        "marker": "no marker is taken from another action",
        "peek": "the first Secret is as good as another",
        "reading": "a text is read",
        "useless": "bots keep what they draw",
    },
    ("sword_and_sorcery", "bots"): {
        "back": "who is done stays done",
        "drop": "bots drop nothing",
        "drop-crowns": "bots drop nothing",
        "exchange": "bots begin no exchange",
        "overflow": "what there is no room for stays behind",
        "reading": "a text is read",
        "return": "any order of cards that go back is as good",
        "share": "what the party shares goes to the first who can take it",
        "start": "all places to start from are about as good",
    },
    ("sword_and_sorcery", "web"): {
        **dict.fromkeys(("choose", "cure", "drop-crowns", "exchange", "overflow", "power", "return"), LISTED),
        **dict.fromkeys(
            ("fall-back", "gate", "order", "start", "way"),
            "it sits where the words say: `OF_AREAS` and others",
        ),
    },
    ("etherfields", "web"): {
        **dict.fromkeys(
            (
                *(
                    "agree",
                    "amount",
                    "any-colour",
                    "back",
                    "block",
                    "choose",
                    "colour",
                    "disaster",
                    "flaw",
                ),
                *("marker", "peek", "penalty", "price", "useless", "window"),
            ),
            LISTED,
        ),
        **dict.fromkeys(
            ("enter", "hand", "lair", "nearest", "path", "push", "quirk"),
            "it sits where the words say: `SPACES` and `HANDS`",
        ),
    },
}
"""By game and room: decisions of which nothing particular is to be said there, and why."""

games = pytest.mark.parametrize("name", GAMES)


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def words_in(node: ast.AST) -> set[str]:
    return {str(n.value) for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def compared(tree: ast.AST) -> set[str]:
    """The words with which kinds of choices are compared, or by which they are looked up: `choice.kind == "reroll"`,
    `{"reroll": 1}[kind]`. A plain `kind` is that of a choice where it was read off one, or a choice is at hand."""
    found: set[str] = set()
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        at_hand = any(arg.arg == "choice" for arg in scope.args.args)
        read_off = any(isinstance(node, ast.Assign) and "choice.kind" in ast.unparse(node) for node in ast.walk(scope))
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare):
                looked, among = [node.left, *node.comparators], [node.left, *node.comparators]
            elif isinstance(node, ast.Subscript):
                looked, among = [node.slice], [node.value]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
                looked, among = node.args[:1], [node.func.value]
            else:
                continue
            names = [ast.unparse(one) for one in looked]
            if any(name.endswith("choice.kind") for name in names) or ("kind" in names and (at_hand or read_off)):
                found |= {word for one in among for word in words_in(one)}
    return found


def constants(tree: ast.Module) -> dict[str, str]:
    """The declarations that a module of a game imports, by the name it gives them."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("decisions"):
            found.update({alias.asname or alias.name: alias.name for alias in node.names})
    return found


def known_in(room: Path, declared: dict[str, str], groups: dict[str, set[str]]) -> set[str]:
    """The decisions that a room names, by themselves or with others of their kind."""
    found: set[str] = set()
    for tree in trees(room):
        named = set(constants(tree).values())
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "decisions":
                named.add(node.attr)
        for name in named:
            found |= groups.get(name, set()) | ({declared[name]} if name in declared else set())
    return found


def declarations(name: str) -> dict[str, str]:
    """The names under which a game's module declares its decisions."""
    module = __import__(f"reverie.games.{name}.rules.decisions", fromlist=["DECISIONS"])
    return {key: value.name for key, value in vars(module).items() if isinstance(value, Decision)}


def gathered(name: str) -> dict[str, set[str]]:
    """Decisions that a game's module puts together under one name."""
    module = __import__(f"reverie.games.{name}.rules.decisions", fromlist=["DECISIONS"])
    return {
        key: {one.name for one in value if isinstance(one, Decision)}
        for key, value in vars(module).items()
        if isinstance(value, tuple)
    }


@games
def test_every_decision_has_a_rule_of_the_book(name: str) -> None:
    game = find_game(name)
    rules = game.rulebook().rules
    assert [decision for decision in game.decisions if decision.rule not in rules] == []
    assert {decision.name for decision in game.decisions} == set(declarations(name).values()), "not gathered"


@games
def test_every_decision_is_asked_in_the_rules_and_nowhere_else(name: str) -> None:
    asked = {
        node.attr
        for tree in trees(SOURCE / name / "rules")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "decisions"
    }
    assert set(declarations(name)) - asked == set(), "declared but never asked"


@games
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_knows_every_decision(name: str, room: str) -> None:
    known = known_in(SOURCE / name / room, declarations(name), gathered(name))
    missing = set(find_game(name).decisions.seats) - known
    assert missing == set(EXCUSED.get((name, room), {})), f"decisions that {room} says nothing about"


@games
def test_decisions_are_compared_with_what_is_declared(name: str) -> None:
    """Whoever means a decision names the declaration: a word may be mistyped, or be that of a decision long gone."""
    bare = {
        path.relative_to(SOURCE).as_posix(): words
        for path in sorted((SOURCE / name).rglob("*.py"))
        if (words := compared(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert bare == {}, "compare `choice.decision` with the declaration"


@pytest.mark.parametrize(
    "line",
    [
        'return choice.kind == "reroll"',
        'return "reroll" != scene.choice.kind',
        'return choice.kind in ("main", "reroll")',
        'return {"reroll": 1}[choice.kind]',
        'return {"reroll": 1}.get(choice.kind, 0)',
        'kind, seat = choice.kind, choice.seat; return kind == "reroll"',
    ],
)
def test_a_bare_word_is_noticed(line: str) -> None:
    assert "reroll" in compared(ast.parse(f"def asked(s, scene): {line}"))


def test_kinds_of_other_things_are_left_alone() -> None:
    for line in ('return event.kind == "rolled"', 'return kind == "card"', 'return f"ask-{choice.kind}"'):
        assert compared(ast.parse(f"def told(s, kind, event): {line}")) == set()


@games
def test_what_is_told_is_declared(name: str) -> None:
    emitted: set[str] = set()
    declared = find_game(name).events
    for tree in trees(SOURCE / name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "emit":
                kinds = words_in(node.args[1])
                emitted |= kinds
                told = {word.arg for word in node.keywords if word.arg is not None}
                assert all(set(declared.get(kind, ())) >= told for kind in kinds), f"{kinds} tells {told}"
    assert emitted <= set(declared) and not set(declared) & set(OF_THE_KERNEL)
