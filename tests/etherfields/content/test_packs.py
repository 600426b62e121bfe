"""A user's pack with a Dream of its own: no code, and it is played; and what is wrong with a pack is told with its line (EF-6.119)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from reverie.games.etherfields.content.library import Library
from reverie.games.etherfields.game import GAME, EtherfieldsGame
from reverie.games.etherfields.rules.state import MARKET
from reverie.kernel.chance import Stream
from reverie.kernel.content import ContentError
from reverie.kernel.text import LANGUAGES
from reverie.testing.contract import play_checked, random_step

PACK = Path(__file__).parents[1] / "pack"
DREAM = "dreams/N-01.yaml"
COOKBOOK = Path(__file__).parents[3] / "docs" / "cookbook-etherfields.md"
KEYS = [line.partition(" = ")[0] for line in (PACK / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def game() -> EtherfieldsGame:
    return GAME.with_content((PACK,))


def test_its_dream_is_there_for_whoever_adds_it(game: EtherfieldsGame) -> None:
    assert "N-01" in game.cast.dream_ids and "N-01" not in GAME.cast.dream_ids
    wishes = {"scenario": "I-02", "dreamers": ["gambler"]}
    assert game.content_digest(game.setup(wishes)) != GAME.content_digest(GAME.setup(wishes))


def test_it_is_checked_and_counted() -> None:
    (base, warnings), (with_pack, _none) = GAME.check_content(None), GAME.check_content(PACK)
    dreams = len(GAME.library.things["dreams"])
    assert warnings == [] and base.startswith("4 Dreamers, 90 Influence cards") and base.endswith(f" {dreams} Dreams")
    before, after = ([int(number) for number in re.findall(r"\d+", told)] for told in (base, with_pack))
    assert [more - less for less, more in zip(before, after, strict=True)] == [0, 2, 0, 1, 1]


def test_its_cards_and_its_slumber_are_played(game: EtherfieldsGame) -> None:
    s = game.new(game.setup({"scenario": "N-01 S", "players": 2}), 1)
    market = [s.cast.cards[card].id for card in s.piles[MARKET].cards]
    assert (market.count("last-stop"), market.count("season-ticket")) == (2, 1)
    s.auto = True
    stream = Stream(1)
    while s.pending:
        random_step(s, stream)
    assert s.ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_it_has_its_words(game: EtherfieldsGame, language: str) -> None:
    texts = game.library.texts[language]
    missing = [name for name in KEYS if not texts.has(name)]
    assert missing == []
    for script in ("9001", "9002", "9010", "9020"):
        assert 30 <= len(texts.get(f"script-s-{script}").split()) <= 120


def test_the_cookbook_shows_this_pack() -> None:
    """Its examples are parts of these files, line by line."""
    files = "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACK.rglob("*")) if file.is_file())
    lines = {line.strip() for line in files.splitlines()}
    shown = re.findall(r"^```(?:yaml|ftl)\n(.*?)^```$", COOKBOOK.read_text(encoding="utf-8"), re.M | re.S)
    assert len(shown) >= 6
    for block in shown:
        assert [line for line in block.splitlines() if line.strip() and line.strip() not in lines] == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_its_dream_is_played_to_its_end(game: EtherfieldsGame, players: int) -> None:
    ends = set()
    for seed in range(12):
        s = game.new(game.setup({"scenario": "N-01", "players": players}), seed)
        s.auto = True
        stream = Stream(seed)
        while s.pending:
            random_step(s, stream)
        ends.add(s.ended)
    assert ends <= {"won", "lost", "died"} and "lost" in ends


def test_its_dream_keeps_the_contract(game: EtherfieldsGame) -> None:
    for decisions in play_checked(game, game.setup({"scenario": "N-01", "players": 2}), 3, 6):
        if decisions >= 200:
            break


# What is wrong with a pack (EF-6.119) ----------------------------------------------------------------------------------


WRONG = [
    ("script: s.9002", "script: s.9003", "there is no script 's.9003'; did you mean 's.9"),
    ("{id: s.9001}", "{id: s.9001}\n  - {id: s.9005}", "nothing reads the script s.9005"),
    ("end_of_turns: s.9020", "end_of_turns: s.9002", "never end the Dream"),
    ("{op: gain-item, code: N-01 L}", "{op: gain-item, code: N-01 M}", "there is no component 'N-01 M'; did you mean"),
    ("op: spawn, code: N-01 K", "op: spawn, code: N-01 Q", "there is no component 'N-01 Q'"),
    ("slot: B3", "slot: B2", "N-01 B lies in B2, where N-01 SETUP lies already"),
    ("slot: B3", "slot: D3", "expected a slot from A1 to C4, not 'D3'"),
    ("slot: B3", "slot: A4", "nobody can reach A4a; mark it as cut_off if that is meant"),
    ("    slot: B3", "    slot: B3\n    blocked: [a, b, c, d]", "has no space that anybody can stand on"),
    ("space: c,", "space: e,", "a tile has the spaces a, b, c and d, not 'e'"),
    ("    enter: [a, b]\n", "", "has a space to enter by"),
    ("    lairs: [{space: d}]\n", "", "Entities need a Lair"),
    ("darkness: [b, d]", "gloom: [b, d]", "there is no terrain 'gloom'"),
    ("cost: A2, do: [{op: count", "cost: Q2, do: [{op: count", "there is no cost 'Q'"),
    ('who: "in-range:0"', 'who: "in-rage:0"', "there is no selector 'in-rage'; did you mean 'in-range'?"),
    ("amount: 2}]}", "amount: some}]}", "expected an amount such as 2, all, N"),
    ("op: flag, name", "op: flagg, name", "there is no effect 'flagg'; did you mean 'flag'?"),
    ("objectives: [m1, m2]", "objectives: []", "a Dream needs objectives"),
    ("objectives: [m1, m2]", "objectives: [m1, m7]", "'m7' is neither an action"),
    ("objectives: [m1, m2]", "objectives: [m1, lead A1a]", "'lead A1a' is neither an action"),
    ("  died: {1: [0, 1], 2: [0, 1], 3: [0, 1], 4: [0, 1]}", "  died: {1: [0, 1]}", "died: a band from low to high"),
    ("{1: 8, 2: 6, 3: 5, 4: 5}", "{1: 8, 2: 6, 3: 5}", "one for each of 1 to 4 Dreamers"),
    ("{op: end-dream, result: lost}", "{op: read, script: s.9020}", "s.9020 leads back to itself without a decision"),
    ("setup: [{op: place-tile, code: N-01 SETUP}]", "setup: [{op: place-tile, code: N-01 SETUP}]\n  gaol: 3", "gaol"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "told"), WRONG, ids=[told for _right, _wrong, told in WRONG])
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    shutil.copytree(PACK, tmp_path, dirs_exist_ok=True)
    path = tmp_path / DREAM
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Library((tmp_path,))
    troubles = [trouble for trouble in caught.value.troubles if told in trouble.what]
    assert troubles and troubles[0].file == path
    assert 1 <= troubles[0].line <= len(path.read_text(encoding="utf-8").splitlines())


def test_a_loop_behind_a_decision_is_none(tmp_path: Path) -> None:
    shutil.copytree(PACK, tmp_path, dirs_exist_ok=True)
    path = tmp_path / DREAM
    asked = "{op: choice, by: team, options: [{id: on, do: [{op: read, script: s.9020}]}, {id: out, do: [{op: end-dream, result: lost}]}]}"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("{op: end-dream, result: lost}", asked), encoding="utf-8")
    assert "N-01" in Library((tmp_path,)).things["dreams"]


def test_two_things_of_one_name_are_told(tmp_path: Path) -> None:
    shutil.copytree(PACK, tmp_path, dirs_exist_ok=True)
    (tmp_path / "items.yaml").write_text("- {id: umbrella, intent: [A1]}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"'umbrella' is already in items\.yaml"):
        Library((tmp_path,))


def test_a_pack_is_checked_on_the_command_line_with_the_schema_of_its_files() -> None:
    """Structs of one name would leave some without a place in the schema."""
    told = GAME.content_schema()
    assert {"dreams", "market", "slumbers", "flaws"} <= set(told["files"])
    assert "ModifierData" in told["$defs"] and "TileData" in told["$defs"]
