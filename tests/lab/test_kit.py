"""What parties had and used, and what that did to the win rate: counted, compared inside crews, judged, drawn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from reverie.games import find_game
from reverie.lab.kit import difference, weigh_kit
from reverie.lab.party import weigh_rows
from reverie.lab.party_report import charts, markdown, party_page
from reverie.lab.plan import PARTY, plan_party
from reverie.lab.play import Row, play
from reverie.lab.svg import Mark, Strip, strips
from reverie.lab.tally import average

KIT: dict[str, list[str]] = {
    "hero/a": [], "hero/b": [], "power/cut": ["hero/a"], "item/rope": [], "item/stone": [], "item/crown": [],
}  # fmt: skip
HEADER: dict[str, Any] = {
    "kind": PARTY, "game": "toy", "seed": 1, "bots": ["x"], "crews": [["easy", 2], ["grim", 2]], "bands": {"easy/2": [0.6, 0.8]},
    "limits": {"easy": {"deaths": [0, 1]}}, "spread": 0.1, "far": 0.1, "kit": KIT, "package": "0", "version": 1, "content": {},
}  # fmt: skip


def rows(scenario: str, won: int, lost: int, **kit: int) -> list[Row]:
    """So many games of a crew in which these were there, by their names with a dash, and used so often."""
    told = {name.replace("_", "/"): times for name, times in kit.items()}
    made = []
    for number in range(won + lost):
        result = "won" if number < won else "lost"
        row = Row(number, 5, ["x", "x"], ["x", "x"], "draw", [], result, 9, 9, [], -1, [{}, {}], 0.1, scenario, result)
        row.kit, row.facts = dict(told), {"deaths": number % 2}
        made.append(row)
    return made


def test_a_thing_of_hard_scenarios_is_not_blamed_for_them() -> None:
    """The crown is met in the grim scenario only, nearly; inside each of them it changes nothing."""
    played = [
        *rows("easy", 9, 1, item_crown=1),
        *rows("easy", 81, 9),
        *rows("grim", 18, 72, item_crown=1),
        *rows("grim", 2, 8),
    ]
    found = difference(played, lambda row: "item/crown" in row.kit)
    assert found is not None and found["mean"] == 0.0 and found["low"] < 0 < found["high"]


def test_a_difference_has_the_interval_of_its_games() -> None:
    few = difference([*rows("easy", 8, 2, item_rope=1), *rows("easy", 5, 5)], lambda row: "item/rope" in row.kit)
    many = difference(
        [*rows("easy", 800, 200, item_rope=1), *rows("easy", 500, 500)], lambda row: "item/rope" in row.kit
    )
    assert few is not None and many is not None
    assert few["mean"] == many["mean"] == 0.3
    assert few["low"] < 0.0 and many["low"] == pytest.approx(0.26, abs=0.005)
    assert many["high"] == pytest.approx(0.34, abs=0.005)
    assert difference(rows("easy", 3, 3, item_rope=1), lambda row: True) is None, "nothing to compare with"


def test_verdicts_of_what_is_dead_far_out_or_too_seldom() -> None:
    played = [
        *rows("easy", 190, 10, hero_a=1, power_cut=0, item_rope=3),
        *rows("easy", 100, 100, hero_a=1, power_cut=0),
        *rows("easy", 100, 100, hero_b=1, item_stone=0),
        *rows("easy", 9, 20, hero_b=1, item_stone=0),
    ]
    kit = weigh_kit(HEADER, played)
    verdicts = {f"{kind}/{name}": thing["verdict"] for kind, things in kit.items() for name, thing in things.items()}
    assert verdicts == {
        "hero/a": "too strong",
        "hero/b": "too weak",
        "power/cut": "never used",
        "item/rope": "too strong",
        "item/stone": "never used",
        "item/crown": "never there",
    }
    rope, cut = kit["item"]["rope"], kit["power"]["cut"]
    assert (rope["able"], rope["there"], rope["used"], rope["times"]) == (629, 200, 200, 3.0)
    assert cut["able"] == cut["there"] == 400, "among games with the hero whose power it is"
    assert cut["difference"] is None
    few = weigh_kit(HEADER, [*rows("easy", 29, 0, item_rope=1), *rows("easy", 0, 100)])["item"]["rope"]
    assert few["verdict"] == "too few games" and few["difference"]["low"] > 0.5


def test_what_is_dead_or_far_out_is_not_fair_and_is_named() -> None:
    played = [*rows("easy", 70, 30, item_rope=0), *rows("grim", 65, 35, item_rope=0)]
    told = weigh_rows(HEADER, played)
    assert told["crews"]["easy/2"]["verdict"] == "within" and told["faults"] == {"item rope": "never used"}
    assert told["fair"] is False
    assert "surely worth more than 10 points either way: item rope (never used)." in markdown(told)
    used = [*rows("easy", 70, 30, item_rope=1), *rows("grim", 65, 35, item_rope=1)]
    assert weigh_rows(HEADER, used)["fair"] is True


def test_charts_are_whole_drawings_and_say_what_they_show() -> None:
    told = weigh_rows(HEADER, [*rows("easy", 90, 10, hero_a=1, item_rope=2), *rows("grim", 40, 60, hero_b=1)])
    drawn = charts(told)
    assert list(drawn) == ["crews.svg", "hero.svg", "power.svg", "item.svg"]
    for chart in drawn.values():
        ElementTree.fromstring(chart)
    assert "easy · 2, won, %: 90.0 (82.6 to 94.5), band 60 to 80" in drawn["crews.svg"]
    assert drawn["crews.svg"].count('class="mark out"') == 1, "what lies outside its band stands out"
    page = markdown(told)
    assert all(f"]({name})" in page for name in drawn)
    assert "| rope | 100 of 200 | 100 | 2.0 |" in page and "| easy | 2 | 0.5 (0.4 to 0.6) |" in page
    html = party_page(HEADER, [*rows("easy", 9, 1, hero_a=1)])
    assert html.count("<svg") == 4 and "Crews outside their bands: easy/2." in html


def test_what_lies_beyond_a_scale_is_drawn_on_its_edge() -> None:
    strip = Strip("s", 0, 100, [Mark(140, 120, 160, (0, 50))])
    assert strip.at(140) == strip.at(100) and strip.at(-5) == 0
    assert "a, s: 140.0 (120.0 to 160.0), band 0 to 50" in strips(["a"], [strip], "of a")


def test_an_average_has_an_interval() -> None:
    assert average([1, 1, 1]) == {"mean": 1.0, "low": 1.0, "high": 1.0}
    assert average([0, 2] * 50)["low"] == pytest.approx(0.803, abs=0.001)
    assert average([4]) == {"mean": 4.0, "low": 4.0, "high": 4.0}


def test_a_row_keeps_what_a_party_had_and_used() -> None:
    game = find_game("sword_and_sorcery")
    plan, header = plan_party(game, [], "normal", 3, "P", "2")
    row = play(game, plan, plan.fixture(game, 0))
    assert [f"hero/{side}" for side in row.sides] == [name for name in row.kit if name.startswith("hero/")]
    assert all(row.kit[f"hero/{side}"] == 1 for side in row.sides)
    assert set(row.kit) <= set(header["kit"]), "nothing that is not in the list"
    taken = {name for name in row.kit if name.startswith("power/")}
    assert taken and all(set(header["kit"][name]) & set(row.kit) for name in taken), "each with its hero"
    assert any(times > 1 for name, times in row.kit.items() if name.startswith("item/")), "weapons are struck with"
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row) == row


def test_what_a_listener_hears_changes_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The row of a game in which nobody listens is the same, but for the kit."""
    game = find_game("sword_and_sorcery")
    plan, _header = plan_party(game, [], "random", 3, "P", "2")
    row = play(game, plan, plan.fixture(game, 1))
    monkeypatch.setattr(game.lab, "kit", dict)
    deaf = play(game, plan, plan.fixture(game, 1))
    assert row.kit and not deaf.kit
    assert msgspec.structs.replace(row, kit={}, found=[], seconds=0) == msgspec.structs.replace(deaf, seconds=0)


def test_campaigns_have_no_page_and_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text(
        '{"format":3,"kind":"campaign","game":"toy"}\n' + msgspec.json.encode(rows("c", 1, 0)[0]).decode() + "\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "reverie.cli", "report", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (
        done.returncode
        and "there is no page of them" in " ".join(done.stderr.split())
        and "Traceback" not in done.stderr
    )


def test_what_was_only_found_on_the_way_is_not_compared() -> None:
    """Who fares well finds more: the rope changes nothing for those who set out with it, and only winners ever found one."""
    lucky = rows("easy", 40, 0, hero_a=1, item_rope=1)
    for row in lucky:
        row.found = ["item/rope"]
    played = [*rows("easy", 50, 50, hero_a=1, item_rope=1), *rows("easy", 50, 50, hero_a=1), *lucky]
    rope = weigh_kit(HEADER, played)["item"]["rope"]
    assert (rope["there"], rope["begun"], rope["difference"]["mean"]) == (140, 100, 0.0)


def test_parties_tell_what_they_found_on_the_way() -> None:
    """What is learned and bought before the first round is no find; what lay in chests and on the ground is."""
    game = find_game("sword_and_sorcery")
    plan, _header = plan_party(game, [], "normal", 3, "P", "2")
    played = [play(game, plan, plan.fixture(game, number)) for number in range(4)]
    assert any(row.found for row in played)
    for row in played:
        assert set(row.found) < set(row.kit) and len(set(row.found)) == len(row.found)
        assert not [name for name in row.found if name.startswith("hero/")]
        assert [name for name in row.kit if name.startswith("power/") and name not in row.found], "learned at once"
