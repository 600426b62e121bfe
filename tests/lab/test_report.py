"""The page: well-formed, complete, and of one piece."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from reverie.lab.ledger import read_games
from reverie.lab.report import report

VOID = {"meta", "link", "br", "hr", "img", "input"}


class Page(HTMLParser):
    """Checks that tags are closed in order; keeps tags, attributes and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.said = ""
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


@pytest.fixture(scope="module")
def folder(simulated: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out: Path = tmp_path_factory.mktemp("run")
    simulated(games=30, out=out, workers=2)
    return out


def test_the_page_is_well_formed_and_loads_nothing(folder: Path) -> None:
    text = report(*read_games(folder))
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert not [value for name, value in page.attributes if name in ("src", "href", "srcset", "data", "action")]
    assert set(re.findall(r"https?://[^\"' )]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert "url(" not in text and "@import" not in text


def test_the_page_tells_everything(folder: Path) -> None:
    header, rows = read_games(folder)
    said = Page(report(header, rows)).said
    for heading in (
        "Win rates",
        "First player of turn 1",
        "Warband against warband",
        "How long games are",
        "How games end",
    ):
        assert heading in said
    for name in {name for row in rows for name in row.sides}:
        assert name.replace("-", " ").title() in said
    assert "Used, %" in said and "Won when used, %" in said and "30 games" in said


def test_the_charts_are_svg_of_their_own(folder: Path) -> None:
    charts = re.findall(r"<svg.*?</svg>", report(*read_games(folder)), re.S)
    assert len(charts) == 3
    for chart in charts:
        ElementTree.fromstring(chart)


def test_names_are_escaped(folder: Path) -> None:
    header, rows = read_games(folder)
    for row in rows:
        row.sides = ["<b>&", "</style>"]
        row.reason = "<script>"
    page = Page(report(header, rows))
    assert "script" not in page.tags


def test_a_tournament_gets_its_crosstable(simulated: Any, tmp_path: Path) -> None:
    simulated(games=1, bots="random,greedy,random", out=tmp_path)
    assert "Tournament" in Page(report(*read_games(tmp_path))).said


def test_few_games_are_enough_and_half_a_line_is_no_harm(reverie: Any, kept: Path, tmp_path: Path) -> None:
    with kept.open("ab") as file:
        file.write(b'{"number":1,"se')
    done = reverie("report", tmp_path)
    assert done.code == 0, done.err
    assert done.out.strip() == str(tmp_path / "report.html")
    Page((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert reverie("report", tmp_path, "--out", tmp_path / "other.html").code == 0
    assert (tmp_path / "other.html").exists()
