"""What the documents show runs: their Python, the examples in the docstrings of cookbooks' helpers, and their commands."""

from __future__ import annotations

import re
import shlex
import textwrap
from pathlib import Path
from typing import Any

import pytest
import typer.main

import reverie.testing.dice_throne
import reverie.testing.dreamblade
from reverie.cli import app

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").rglob("*.py"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OF_EXTRAS = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
HELPERS = (reverie.testing.dreamblade, reverie.testing.dice_throne)


def blocks(kinds: tuple[str, ...]) -> list[Any]:
    """Every block of these kinds, named by its document and line."""
    found = []
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            if match[1] in kinds:
                line = text.count("\n", 0, match.start()) + 1
                found.append(pytest.param(match[2], id=f"{path.relative_to(ROOT)}:{line}"))
    return found


def squeezed(source: str) -> str:
    """Without blank lines and indentation: a method may stand in a document by itself."""
    return "\n".join(line.strip() for line in source.splitlines() if line.strip())


@pytest.mark.parametrize("block", blocks(("python",)))
def test_python_of_a_document_runs_or_stands_so_in_an_example(block: str) -> None:
    """A block runs by itself, with the tests that it defines, or is a part of a file in `examples`, line by line."""
    if any(squeezed(block) in squeezed(source) for source in EXAMPLES):
        return
    names: dict[str, Any] = {"__name__": "document"}
    try:
        exec(compile(block, "document", "exec", dont_inherit=True), names)
    except ModuleNotFoundError as error:
        if error.name not in OF_EXTRAS:
            raise
        pytest.skip(f"{error.name} is not installed; it comes with an extra")
    for name, value in list(names.items()):
        if name.startswith("test_"):
            value()


@pytest.mark.parametrize("module", HELPERS, ids=lambda module: module.__name__)
def test_the_example_of_a_helper_runs(module: Any) -> None:
    _before, example, rest = (module.__doc__ or "").partition("For example::\n")
    assert example, "the docstring has an example"
    lines = []
    for line in rest.splitlines():
        if line and not line.startswith("    "):
            break
        lines.append(line)
    exec(compile(textwrap.dedent("\n".join(lines)), module.__name__, "exec"), dict(vars(module)))


def commands() -> list[Any]:
    """The lines that begin with `reverie`, in blocks and in tables; those with places to be filled in are no commands yet."""
    found = {}
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        lines = [line for match in BLOCK.finditer(text) if match[1] in ("", "sh") for line in match[2].splitlines()]
        for line in [*lines, *re.findall(r"`(reverie [^`]*)`", text)]:
            command = line.partition(" #")[0].strip()
            if command.startswith("reverie ") and not re.search(r"[\[\]|…<>]|\.\.\.|\\|\b[A-Z]{2,}\b", command):
                found[command] = path.name
    return [pytest.param(command, id=f"{name}: {command}") for command, name in found.items()]


@pytest.mark.parametrize("command", commands())
def test_a_command_of_a_document_is_understood(command: str) -> None:
    """It is parsed and not carried out: a wrong name or option would end it here."""
    group: Any = typer.main.get_command(app)
    words = shlex.split(command)[1:]
    context = group.make_context("reverie", [], resilient_parsing=True)
    while hasattr(group, "get_command") and words and not words[0].startswith("-"):
        name, group = words[0], group.get_command(context, words[0])
        assert group is not None, f"there is no command {name!r}"
        words = words[1:]
    if words and "--help" not in words and not hasattr(group, "get_command"):  # without words it is only named
        group.make_context(name, words)


def test_links_between_documents_lead_somewhere() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in DOCUMENTS
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
        if not (path.parent / target).exists()
    ]
    assert broken == []
