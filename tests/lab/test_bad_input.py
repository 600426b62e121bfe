"""Every mistake gets one clear message and exit code 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from reverie import cli

SIMULATE = ("simulate", "dreamblade", "--games", "1")
BALANCE = ("balance", "dreamblade", "--games", "2")

MISTAKES: list[tuple[tuple[str, ...], str]] = [
    (("simulate", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("simulate", "dreamblade", "--games", "0"), "greater than or equal to 1"),
    ((*SIMULATE, "--workers", "0"), "greater than or equal to 1"),
    ((*SIMULATE, "--seed", "-1"), "greater than or equal to 0"),
    ((*SIMULATE, "--bots", "greedy"), "at least two bots are needed, as in --bots greedy,random"),
    ((*SIMULATE, "--bots", "greedy,rando"), "there is no bot 'rando'; did you mean 'random'?"),
    ((*SIMULATE, "--bots", "greedy,"), "there is no bot ''"),
    ((*SIMULATE, "--bots", "greedy,rollout:many"), "the budget 'many' should be playouts"),
    ((*SIMULATE, "--bots", "random:5,random"), "random takes no budget"),
    ((*SIMULATE, "--setup", "nope.yaml"), "nope.yaml"),
    ((*SIMULATE, "--setup", "list.yaml"), "list.yaml: a setup is keys and values"),
    ((*SIMULATE, "--setup", "torn.yaml"), "torn.yaml:2: not YAML"),
    ((*SIMULATE, "--setup", "unknown.yaml"), "unknown.yaml: unknown option 'victry'; did you mean 'victory'?"),
    ((*SIMULATE, "--setup", "band.yaml"), "there is no warband 'samplr'; did you mean 'sampler'?"),
    ((*SIMULATE, "--setup", "band.yaml"), "band.yaml: "),
    ((*SIMULATE, "--setup", "counts.yaml"), "counts.yaml: "),
    (("simulate", "dice_throne", "--games", "1", "--setup", "odd.yaml"), "odd.yaml: "),
    (("merge", "nowhere", "--out", "all"), "nowhere: there is no such folder"),
    ((*SIMULATE, "--part", "3/2"), "--part 3/2: a part is wanted as in --part 2/3"),
    ((*SIMULATE, "--content", "nowhere"), "--content nowhere: there is no such folder"),
    ((*SIMULATE, "--out", "list.yaml"), "--out list.yaml: this is a file; a folder is needed"),
    ((*SIMULATE, "--out", "list.yaml/deeper"), "this is a file; a folder is needed"),
    (("report", "nowhere"), "nowhere: there is no such folder"),
    (("report", "."), "there is no games.jsonl in it"),
    (("report", "list.yaml"), "there is no such folder"),
    (("balance", "dreamblade", "--games", "3"), "--games 3: it should be even"),
    ((*BALANCE, "--bot", "rando"), "did you mean 'random'?"),
    ((*BALANCE, "--out", "list.yaml"), "--out list.yaml: this is a file; a folder is needed"),
]

FILES = {
    "list.yaml": "- 1\n",
    "torn.yaml": "map: [default\n",
    "unknown.yaml": "victry: 3\n",
    "band.yaml": "warbands: [sampler, samplr]\n",
    "odd.yaml": "mode: teams\nplayers: 3\n",
    "counts.yaml": "warbands: [sampler, {ferry-squire: many}]\n",
}


@pytest.mark.parametrize(("args", "said"), MISTAKES, ids=[" ".join(args) for args, _ in MISTAKES])
def test_a_mistake_gets_one_clear_message(
    args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "argv", ["reverie", *args])
    with pytest.raises(SystemExit) as stop:
        cli.main()
    told = capsys.readouterr()
    assert stop.value.code == 2
    assert said in told.err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)
