"""`reverie dataset`: tables that can be trusted: they replay, they are the same each time, and they load as their card says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

pl = pytest.importorskip("polars", reason="the extra lab is not installed")

from reverie.envs.stage import Stage  # noqa: E402
from reverie.games import find_game  # noqa: E402
from reverie.kernel.codec import digest  # noqa: E402
from reverie.lab.backends import Processes  # noqa: E402
from reverie.lab.dataset import DECISIONS, GAMES, LOADER, write_dataset  # noqa: E402
from reverie.lab.errors import LabError  # noqa: E402
from reverie.lab.plan import plan_bots, plan_party  # noqa: E402


class Here:
    """A backend that plays in this process, backwards."""

    def play(self, plan: Any, header: Any, numbers: list[int]) -> Any:
        from reverie.lab.desk import Desk

        desk = Desk(plan)
        return (desk.line(number) for number in reversed(numbers))


def made(out: Path, game: str = "dice_throne", games: int = 2, backend: Any = None) -> dict[str, Any]:
    found = find_game(game)
    if found.together:
        planned = plan_party(found, [], "random", 1, found.lab.scenarios()[0], "2")
    else:
        planned = plan_bots(found, [], "easy,normal", 1, True, None)
    return write_dataset(*planned, games, backend or Here(), out)


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne", "sword_and_sorcery", "etherfields"])
def test_every_decision_replays_by_its_actions_and_shows_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    made(tmp_path, game, 1)
    games, decisions = pl.read_parquet(tmp_path / "games.parquet"), pl.read_parquet(tmp_path / "decisions-*.parquet")
    rules, told = find_game(game), games.row(0, named=True)
    stage = Stage(rules, json.loads(told["setup"]), skip_idle=False)
    stage.reset(told["seed"])
    assert told["lens"] == stage.lens.digest
    rows = decisions.filter(pl.col("number") == told["number"]).rows(named=True)
    assert len(rows) == told["decisions"] > 20
    for row in rows:
        choice = stage.choice
        assert choice is not None
        assert (row["seat"], row["kind"], row["rule"], row["size"]) == (
            choice.seat,
            choice.kind,
            choice.rule,
            choice.options.size(),
        )
        assert row["digest"] == digest(rules, stage.now())
        assert row["view"].encode() == msgspec.json.encode(rules.view(stage.now(), row["seat"]))
        assert row["observation"] == bytes(stage.observe(row["seat"])) and -1 <= row["value"] <= 1
        if not row["actions"]:
            assert row["size"] > 400
            return
        for action in row["actions"]:
            stage.step(action)
    assert stage.over() and digest(rules, stage.now()) == told["digest"]
    assert [row["outcome"] for row in rows] == [told["returns"][row["seat"]] for row in rows]


def test_the_same_plan_gives_the_same_bytes_whoever_plays(tmp_path: Path) -> None:
    one, two = made(tmp_path / "one", games=4), made(tmp_path / "two", games=4, backend=Processes(1))
    assert one == two and sum(one["splits"].values()) == 4
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["card.md", "decisions-0000.parquet", "games.parquet", "schema.json"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_card_tells_every_column_and_its_loader_loads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(tmp_path)
    card = (tmp_path / "card.md").read_text(encoding="utf-8")
    assert LOADER in card and len(LOADER.splitlines()) == 3
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(LOADER, names)
    assert names["decisions"].height == found["decisions"] and names["games"].columns == list(GAMES)
    assert names["decisions"].columns[: len(DECISIONS)] == list(DECISIONS)
    assert all(f"| {name} |" in card for name in (*GAMES, *DECISIONS))
    schema = msgspec.json.decode((tmp_path / "schema.json").read_bytes())
    assert schema["schema"] == 1 and schema["plan"]["seed"] == 1
    assert schema["columns"] == {"games.parquet": GAMES, "decisions-*.parquet": DECISIONS} and schema["found"] == found
    assert names["games"].group_by("group").agg(pl.col("split").n_unique())["split"].to_list() == [1]


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, reverie: Any) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(LabError, match="there is something in this folder"):
        made(tmp_path)
    done = reverie(
        "dataset", "dice_throne", "--games", "1", "--bots", "random,random", "--out", tmp_path / "new", "--workers", "1"
    )
    assert done.code == 0 and "decisions" in done.out and (tmp_path / "new" / "card.md").exists(), done.err
