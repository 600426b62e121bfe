"""SS-G24: the library refuses what is wrong with file and line, counts the box, and knows every text in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sword_and_sorcery.shelf import changed, library, line_of, troubles

from reverie.games.sword_and_sorcery.content.checks import counts_of
from reverie.games.sword_and_sorcery.content.library import Library
from reverie.kernel.content import ContentError
from reverie.kernel.text import LANGUAGES, TextError

WRONG = [
    ("items.yaml", "S: Knock-down\"], sides", "S: Knockdown\"], sides", "did you mean 'Knock-down'?"),
    ("items.yaml", "defence: 0/0/2}, {defence: 1/0/2", "defence: 0/0}, {defence: 1/0/2", "armour/magic shields/defence dice"),
    ("items.yaml", "S: Shield +1\"], sides: [{defence: 0/0/2", "S: Push\"], sides: [{defence: 0/0/2", "on an armour only"),
    ("items.yaml", "kind: armour, weight: light", "kind: armor, weight: light", "kind: Invalid enum value 'armor'"),
    ("items.yaml", "hand: main, range: 0, price: stash", "range: 0, price: stash", "hand is missing: every weapon has one"),
    ("abilities.yaml", "{op: activate, whose: this}", "{op: activte, whose: this}", "no effect 'activte'; did you mean 'activate'?"),
    ("abilities.yaml", "{op: heal, whose: this, amount: 4}", "{op: heal, whose: this, amout: 4}", "did you mean 'amount'?"),
    ("abilities.yaml", "heroes-passed", "heroes-pased", "names nobody; did you mean 'heroes-passed'?"),
    ("abilities.yaml", "amount: in-play", "amount: in-plai", "'in-plai' is no amount"),
    ("abilities.yaml", "what: [stun]", "what: [stunt]", "there is no condition 'stunt'; did you mean 'stun'?"),
    ("abilities.yaml", "rule: vengeful", "rule: vengful", "there is no rule 'vengful'; did you mean 'vengeful'?"),
    ("abilities.yaml", "dice-effect: \"Then off\"", "dice-effect: \"Then of\"", "did you mean 'Then off'?"),
    ("innate.yaml", "attack: wand}", "attack: wind}", "attack: Invalid enum value 'wind'"),
    ("innate.yaml", "has: off-dagger", "has: off-fork", "there is no thing to be equipped with 'off-fork'"),
    ("innate.yaml", "at: everywhere", "at: 1B.a", "'1B.a' is nowhere"),
    ("innate.yaml", "whose: enemies-at rune", "whose: enemies-at ruin", "'ruin' is nowhere"),
    ("traps.yaml", "{op: encounter}", "{op: edge, edge: [1B.a, 1B.b]}", "only quests have a map"),
    ("events.yaml", "token: 1, whose", "token: 9, whose", "there is no search token '9'"),
    ("events.yaml", "which: first-closed", "which: first-close", "there is no which 'first-close'; did you mean 'first-closed'?"),
    ("tokens.yaml", "magic: [{op: heal", "magik: [{op: heal", "there is no symbol 'magik'; did you mean 'magic'?"),
    ("treasures.yaml", "piles: [event, encounter]", "piles: [event, encounters]", "there is no piles 'encounters'"),
    ("companions.yaml", "plus: SR}, attack: {sure: 1, red: 1", "plus: RS}, attack: {sure: 1, red: 1", "'RS' is no amount"),
    ("heroes/laegon.yaml", "companion: fenrir, rank: 2", "companion: fenris, rank: 2", "did you mean 'fenrir'?"),
    ("heroes/laegon.yaml", "kind: snare\n        at: chosen", "kind: snair\n        at: chosen", "did you mean 'snare'?"),
    ("heroes/auriel.yaml", "shout: shout-sorceress", "shout: shout-sorcerer", "did you mean 'shout-sorceress'?"),
    ("heroes/auriel.yaml", "innate: [meditate]", "innate: [mediate]", "there is no innate power 'mediate'"),
    ("heroes/auriel.yaml", "hp: [6, 7, 8, 10,", "hp: [6, 7, 8,", "hp runs from rank I to VII, not 6"),
    ("heroes/auriel.yaml", "attack: 1/2/3, cooldown: 3", "attack: 1/2/3, cooldown: 5", "a cooldown is 1 to 4, not 5"),
    ("heroes/auriel.yaml", "{rank: 5, attack: 1/2/3", "{rank: 1, attack: 1/2/3", "lines rise from rank to rank"),
    ("enemies/raider.yaml", "{id: readiness, weapon: dagger}", "{id: readiness, weapon: dager}", "did you mean 'dagger'?"),
    ("enemies/raider.yaml", "{id: potion}, {id: shadow", "{id: poison}, {id: shadow", "there is no ability 'poison'"),
    ("enemies/raider.yaml", "Attack sword. If wounded: use potion.", "Atack sword.", "'Atack sword' is no sentence"),
    ("enemies/raider.yaml", "{3,4}: Attack dagger. Move 2.", "{3,4}: Attack daggers.", "no weapon 'daggers'; did you mean 'dagger'?"),
    ("enemies/raider.yaml", "hp: [12, 16]", "hp: [12]", "two, for 2-3 and for 4-5 heroes"),
    ("enemies/raider.yaml", "resist: {piercing: -1}", "resist: {pearcing: -1}", "did you mean 'piercing'?"),
    ("enemies/raider.yaml", "drops: [crowns 5]", "drops: [crown 5]", "is no drop"),
    ("enemies/raider.yaml", "rank: green, seals: 2", "rank: green, seals: 3", "each once; not 3"),
    ("masters/troll.yaml", "hp: [22, 30]", "hp: [22]", "two, for 2-3 and for 4-5 heroes"),
]  # fmt: skip
"""A file, what stands there, what stands there instead, and what is told of it."""


@pytest.mark.parametrize(("file", "right", "wrong", "told"), WRONG)
def test_what_is_wrong_is_told_with_file_and_line(file: str, right: str, wrong: str, told: str, tmp_path: Path) -> None:
    found = troubles(tmp_path, file, (right, wrong))
    assert told in found
    assert f"{file}:" in found
    line = line_of(tmp_path, file, wrong.splitlines()[0])
    lines = [int(one.split(f"{file}:")[1].split(":")[0]) for one in found.splitlines() if told in one]
    assert lines == [line] * len(lines)


def test_the_blamed_line_is_the_line_itself_where_it_has_one(tmp_path: Path) -> None:
    found = troubles(tmp_path, "traps.yaml", ("whose: opener, amount: 1", "whose: openr, amount: 1"))
    line = line_of(tmp_path, "traps.yaml", "openr")
    assert found == f"{tmp_path / 'traps.yaml'}:{line}: needle: 'openr' names nobody; did you mean 'opener'?"


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    found = troubles(tmp_path, "traps.yaml", ("whose: opener, amount: 1", "whose: openr, amount: one"))
    assert "'openr' names nobody" in found and "'one' is no amount" in found


# Counts --------------------------------------------------------------------------------------------------------------


def test_the_base_set_has_what_the_box_has() -> None:
    assert all(found == right for found, right in counts_of(library()).values())


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("traps.yaml", "- {id: click, do: []}\n", "", "traps: there are 12; the base set has 13"),
        (
            "encounters.yaml",
            '- {id: "O", do: [], reshuffle: true}\n',
            "",
            "encounters: there are 14; the base set has 15",
        ),
        ("items.yaml", "copies: 3", "copies: 4", "there are 44; the base set has 43"),
        ("tokens.yaml", "copies: 5, do: [{op: spawn", "copies: 4, do: [{op: spawn", "shadow tokens: there are 15"),
        ("tokens.yaml", "colour: green, copies: 3", "colour: green, copies: 2", "critical tokens: there are 14"),
        ("enemies/raider.yaml", "- {rank: green, seals: 2", "# - {rank: green, seals: 2", "enemy cards: there are 21"),
        ("talents.yaml", "- {id: lucky", "# - {id: lucky", "powers: there are 46; the base set has 47"),
    ],
)
def test_wrong_counts_are_refused(file: str, right: str, wrong: str, told: str, tmp_path: Path) -> None:
    assert told in troubles(tmp_path, file, (right, wrong))


def test_every_version_has_a_legal_power_at_each_pick(tmp_path: Path) -> None:
    marked = ("  - id: storm-mistress\n", "  - id: storm-mistress\n    nature: chaotic\n")
    found = troubles(tmp_path, "heroes/auriel.yaml", marked)
    assert "sorceress: pick 2 at rank 2 finds 1 legal powers only" not in found
    found = troubles(
        tmp_path,
        "heroes/auriel.yaml",
        marked,
        ("id: arcane-ward\n    nature: lawful", "id: arcane-ward\n    nature: chaotic"),
    )
    assert "sorceress: pick 1 at rank 1 finds 0 legal powers only" in found


def test_a_power_that_nobody_can_learn_is_refused(tmp_path: Path) -> None:
    found = troubles(tmp_path, "heroes/shae.yaml", ("nature: lawful\n    items: 5", "nature: chaotic\n    items: 5"))
    assert "light-touch: no version of shae can learn it" in found
    found = troubles(tmp_path, "heroes/auriel.yaml", ("powers: [1, 2, 3, 5, 7]", "powers: [1, 2, 3]"))
    assert "font-of-power: it can be learned only after the last pick" in found


# Texts ---------------------------------------------------------------------------------------------------------------


def test_an_id_without_a_text_in_both_languages_is_refused(tmp_path: Path) -> None:
    found = troubles(tmp_path, "traps.yaml", ("{id: click,", "{id: clack,"))
    for language in LANGUAGES:
        assert f"clack: there is no text 'trap-clack' in '{language}'" in found


def test_every_side_face_and_paragraph_has_a_name() -> None:
    for language in LANGUAGES:
        texts = library().texts[language]
        for key in (
            "item-broadsword-2",
            "enemy-troll-2",
            "area-14B-c",
            "quest-P-12",
            "quest-P-3-chaotic",
            "weapon-bite",
        ):
            assert texts.has(key), f"{key} in {language}"
    assert library().name("trap-needle", "en") != library().name("trap-needle", "pl")
    assert library().name("trap-unheard-of", "en") == "Unheard Of"


# Fingerprints --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "right", "wrong", "same"),
    [
        ("tiles/8B.tile", "Sunken Chapel", "Sunken Church", True),
        ("quests/P.yaml", "# The Waking Crypt", "# Another note", True),
        ("quests/P.yaml", "{op: soul, amount: 1, each-hero: true}", "{op: soul, amount: 2, each-hero: true}", False),
        ("tiles/8B.tile", "difficult d", "difficult e", False),
        ("traps.yaml", "{op: wound, whose: opener, amount: 1}", "{op: wound, whose: opener, amount: 2}", False),
        ("dice.yaml", "[hit, legend]]", "[hit, hit]]", False),
    ],
)
def test_a_fingerprint_is_of_what_is_played_with_not_of_prose(
    file: str, right: str, wrong: str, same: bool, tmp_path: Path
) -> None:
    other = Library((), changed(tmp_path, file, (right, wrong)))
    assert (other.fingerprint("P") == library().fingerprint("P")) == same


# Packs ---------------------------------------------------------------------------------------------------------------


def pack(folder: Path, files: dict[str, str]) -> Path:
    for name, text in {"pack.yaml": "id: mine\nversion: 1\n", **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


DRIP = "- {id: drip, do: [{op: wound, whose: opener, amount: 2}]}\n"


def test_a_pack_adds_to_the_base(tmp_path: Path) -> None:
    texts = {"text/en.ftl": "trap-drip = Drip\n", "text/pl.ftl": "trap-drip = Kapanie\n"}
    made = Library((pack(tmp_path, {"traps.yaml": DRIP, **texts}),))
    assert list(made.things["traps"])[-1] == "drip" and len(made.things["traps"]) == 14
    assert made.name("trap-drip", "pl") == "Kapanie"
    assert made.fingerprint("P") != library().fingerprint("P")


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"traps.yaml": DRIP}, "traps.yaml:1: drip: there is no text 'trap-drip' in 'pl'"),
        ({"traps.yaml": DRIP.replace("drip", "needle")}, "traps.yaml:1: traps: 'needle' is already in traps.yaml:7"),
        ({"traps.yaml": DRIP.replace("drip", "Drip")}, "an id is small letters and digits joined by hyphens"),
        ({"pack.yaml": "id: sword-and-sorcery\nversion: 1\n"}, "is already taken by another pack"),
        ({"tiles/8.tile": "tile 8B size M theme dungeon\n"}, "8.tile:2:1: expected 'end'"),
        ({"quests/X.yaml": "id: X\n"}, "X.yaml:1: Object missing required field"),
        (
            {"items.yaml": "- {id: fork, kind: weapon, hands: main}\n"},
            "items.yaml:1: unknown field 'hands'; did you mean 'hand'?",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_told(files: dict[str, str], told: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        Library((pack(tmp_path, files),))
    assert told in str(error.value)


def test_texts_of_a_pack_that_are_no_texts_are_refused(tmp_path: Path) -> None:
    with pytest.raises((ContentError, TextError), match=r"en\.ftl:1"):
        Library((pack(tmp_path, {"text/en.ftl": "this is no message\n"}),))


def test_a_face_that_is_there_already_is_refused(tmp_path: Path) -> None:
    tile = (library().base / "tiles" / "14B.tile").read_text()
    with pytest.raises(ContentError, match=r"crypt\.tile:1: the face 14B is already in 14B\.tile"):
        Library((pack(tmp_path, {"tiles/crypt.tile": tile}),))
