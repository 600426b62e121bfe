"""The pack "classics": published pieces as facts. Playable where everything is known, listed where something is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import BUILT_IN, Library, warband_troubles
from reverie.games.dreamblade.limited.model import DRAFTERS, greedy_draft, sealed
from reverie.games.dreamblade.terminal.page import DreambladeTerminal
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.contract import play_checked

LIBRARY = GAME.library
PLAYABLE = {id: piece for id, piece in LIBRARY.pieces.items() if piece.pack == "classics"}
NAMED = [
    *(f"DB-L.{n}" for n in range(1, 12)),  # DB-L.12 is Sir Glorious, from there on nobody is named
    *(f"DB-F.{n}" for n in range(13, 48)),
    *(f"DB-F.{n}" for n in range(50, 57)),
]
"""Every entry of the reference that names a piece (sections 7.1, 13.2, 13.3)."""

UNPLAYABLE = """\
- id: grey-whale
  name: Grey Whale
  origin: DB-F.99
  cost: "9"
  stats: "?/4/6"
  missing: [aspect symbols, power]
"""


def pack(folder: Path, unplayable: str, miniatures: str = "") -> Path:
    (folder / "miniatures").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: {folder.name}\nversion: 1\n", encoding="utf-8")
    (folder / "miniatures" / "all.yaml").write_text(miniatures, encoding="utf-8")
    (folder / "unplayable.yaml").write_text(unplayable, encoding="utf-8")
    return folder


# What is in it -------------------------------------------------------------------------------------------------------


def test_every_named_piece_of_the_reference_is_there_once() -> None:
    origins = [piece.data.origin for piece in PLAYABLE.values()] + [fact.origin for fact in LIBRARY.unplayable.values()]
    listed = [id for origin in origins for id in origin.split(", ")]
    assert sorted(listed) == sorted(NAMED)
    names = [LIBRARY.name("piece", id, "en") for id in PLAYABLE] + [f.name for f in LIBRARY.unplayable.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("id", "cost", "stats", "lineage", "abilities", "origin"),
    [
        ("sir-glorious", "6V", (3, 6, 8), "Janus", ["Bolster +2 Janus", "Unique Glorious"], "DB-F.16"),
        ("carrion-spiker", "7F", (0, 7, 10), "", ["Thanatomancy"], "DB-F.25"),
        ("night-queen", "6FFF", (3, 6, 9), "Hivelings", ["{BB}: Purge"], "DB-F.26"),
        ("temple", "3PP", (0, 0, 0), "", ["{S}: Energize 2"], "DB-F.28"),
    ],
)
def test_the_playable_pieces_are_as_the_reference_gives_them(
    id: str, cost: str, stats: tuple[int, ...], lineage: str, abilities: list[str], origin: str
) -> None:
    piece = PLAYABLE[id]
    assert piece.printed_cost() == cost
    assert (piece.power, piece.defense, piece.life) == stats
    assert piece.creature is (stats != (0, 0, 0))
    assert piece.lineage == lineage
    assert [a.source for a in piece.abilities] == abilities
    assert piece.data.origin == origin


def test_only_what_is_known_is_playable_and_what_was_inferred_is_marked() -> None:
    assert sorted(PLAYABLE) == ["carrion-spiker", "night-queen", "sir-glorious", "temple"]
    assert {id: p.data.inferred for id, p in PLAYABLE.items() if p.data.inferred} == {"temple": ["name", "abilities"]}
    # What the sources do not tell is not made up.
    assert all((p.rarity, p.number) == ("unknown", 0) for p in PLAYABLE.values())


def test_what_is_missing_agrees_with_what_is_known() -> None:
    for id, fact in LIBRARY.unplayable.items():
        assert fact.missing, id
        symbols = fact.cost is not None and re.fullmatch(r"\d+[VMFP]+", fact.cost) is not None
        assert ("aspect symbols" in fact.missing) is not symbols, id
        if fact.cost is None:
            assert "spawn cost" in fact.missing, id
        if fact.kind != "location":
            figures = (fact.stats or "?/?/?").split("/")
            unknown = [name for name, n in zip(("power", "defense", "life"), figures, strict=True) if n == "?"]
            assert [name for name in fact.missing if name in ("power", "defense", "life")] == unknown, id
        assert fact.abilities or "abilities" in fact.missing, id
        assert all(field in ("cost", "aspect", "lineage", "abilities") for field in fact.inferred), id
        assert all(getattr(fact, field) for field in fact.inferred), id


@rule("DB-300.12")
def test_the_pack_tells_the_set_and_its_pieces_are_in_no_booster() -> None:
    assert LIBRARY.packs[:2] == ["dreams", "classics"]
    for seed in range(20):
        assert all(LIBRARY.pieces[id].pack == "dreams" for id in sealed(LIBRARY, seed, "A", "boosters"))
    draft = greedy_draft(LIBRARY, 1, DRAFTERS[-1])
    assert all(LIBRARY.pieces[id].pack == "dreams" for pool in draft.picks for id in pool)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_as_they_were_published_and_there_is_no_flavour(language: str) -> None:
    texts = LIBRARY.texts[language]
    for id in PLAYABLE:
        assert texts.get(f"piece-{id}") == LIBRARY.name("piece", id, "en")
        assert not texts.has(f"piece-{id}", "flavor")
    detail = DreambladeTerminal(language, LIBRARY).detail(None, "Sir Glorious")
    assert detail is not None
    assert "classics · DB-F.16" in detail.splitlines()[0]


# Playing with it -----------------------------------------------------------------------------------------------------


def test_classics_are_played_with_and_against_dreams() -> None:
    setup = GAME.setup(
        {
            "warbands": [dict.fromkeys(PLAYABLE, 3), {"night-queen": 3, "harbour-warden": 3}],
            "turn_limit": 3,
        }
    )
    assert sum(1 for _ in play_checked(GAME, setup, 5, 10)) > 10


def test_random_setups_use_them_too() -> None:
    used = {id for seed in range(60) for band in GAME.sample_setup(seed)["warbands"] for id in band}
    assert all(id in used for id in PLAYABLE)


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("savage-ogre", r"'savage-ogre' is listed, not playable; not known: aspect symbols, .*\(DB-F\.15\)"),
        ("zombie-enforcer", r"not known: aspect symbols, power, abilities \(DB-F\.18\)"),
        ("lockjaw", r"not known: ability rule \(DB-F\.54\)"),
        ("pearlthorn-castle", r"not known: spawn cost.*\(DB-L\.2, DB-F\.34\)"),
    ],
)
def test_asking_for_an_unplayable_piece_tells_which_figure_is_unknown(id: str, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.setup({"warbands": [[id], ["harbour-warden"]]})


def test_an_unplayable_piece_is_never_suggested_for_a_misspelt_one() -> None:
    told = warband_troubles(LIBRARY, {"savage-ogree": 1})
    assert "'savage-ogre'" not in told[0]


# Unplayable pieces of any pack ---------------------------------------------------------------------------------------


def test_a_pack_may_list_unplayable_pieces(tmp_path: Path) -> None:
    library = Library((*BUILT_IN, pack(tmp_path / "mine", UNPLAYABLE)))
    assert library.unplayable["grey-whale"].missing == ["aspect symbols", "power"]
    assert "grey-whale" not in library.pieces


def test_a_pack_may_make_a_playable_piece_of_an_unplayable_one(tmp_path: Path) -> None:
    own = "- {id: medusa, kind: creature, cost: 7M, stats: 3/6/8, rarity: rare, number: 1}\n"
    library = Library((*BUILT_IN, pack(tmp_path / "mine", "", own)))
    assert warband_troubles(library, {"medusa": 1}) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[aspect symbols, power]", "[]", r"unplayable\.yaml:6: grey-whale: say what is missing"),
        ("[aspect symbols, power]", "[colour]", r"unplayable\.yaml:6: missing: Invalid enum value 'colour'"),
        ("  missing: [aspect symbols, power]\n", "", r"unplayable\.yaml:1: Object missing required field 'missing'"),
        ("id: grey-whale", "id: temple", r"unplayable\.yaml:1: temple: this id is already taken"),
        ("origin:", "orign:", r"unknown field 'orign'; did you mean 'origin'\?"),
    ],
)
def test_a_bad_list_is_told_with_file_and_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        GAME.check_content(pack(tmp_path / "mine", UNPLAYABLE.replace(old, new)))


@rule("DB-300.14")
def test_only_a_piece_with_an_origin_may_be_of_unknown_rarity(tmp_path: Path) -> None:
    own = "- {id: grey-seal, kind: creature, cost: 2M, stats: 1/2/3, rarity: unknown, number: 1%s}\n"
    with pytest.raises(ContentError, match=r"all\.yaml:1: grey-seal: rarity: only a piece with an origin"):
        Library((pack(tmp_path / "a", "", own % ""),))
    assert "grey-seal" in Library((pack(tmp_path / "b", "", own % ", origin: a review"),)).pieces
