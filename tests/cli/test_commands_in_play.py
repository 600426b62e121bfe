"""What a player may type besides numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from reverie.games.dreamblade.rules.combat_state import combat_of
from reverie.games.dreamblade.rules.odds import attack_dice, chance_of_blades, chance_of_damage, prospects
from reverie.games.dreamblade.rules.procedures.attack import ATTACK_DIE
from reverie.games.dreamblade.rules.queries import creatures, defense, life
from reverie.kernel.match import Match

NEW = ("play", "dreamblade", "--seed", "3", "--option", "edges=A")
"""A begins with the bottom edge; the first question to A is what to spawn."""


def answers(path: Path) -> int:
    return sum(line.startswith(b"[") for line in path.read_bytes().splitlines())


def kept(data: Path) -> Path:
    (file,) = data.glob("*.jsonl")
    return file


# why -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "rule", "said"),
    [
        ("A1 c3", "DB-700.2", "only in your own portal, not in c3"),
        ("B1 e1", "DB-G.spawn", "Crescent Whelp [B1] is not yours."),
        ("A16 e1", "DB-", "and you have 5 spawn points left"),
        ("Drowse Midge c3", "DB-700.2", "c3"),
        ("drowse midge in c3", "DB-700.2", "c3"),
    ],
)
def test_why_tells_the_rule_that_refuses_with_its_text(
    reverie: Any, load: Callable[[Path], Match], data: Path, words: str, rule: str, said: str
) -> None:
    done = reverie(*NEW, stdin=f"why {words}\nquit\n")
    assert done.code == 0
    told = done.out[done.out.index("A> ") :]
    assert said in told
    id = re.search(r"^(DB-\S+) · (.+)$", told, re.M)
    assert id
    assert id[1].startswith(rule)
    cited = load(data / "dreamblade-3.jsonl").game.rulebook()[id[1]]
    assert cited.title["en"] == id[2]
    assert " ".join(cited.text["en"].split()) in " ".join(told.split())


def test_why_of_something_allowed_says_so(reverie: Any) -> None:
    done = reverie(*NEW, stdin="why A1 e1\nwhy stop\nquit\n")
    assert re.search(r"That is allowed: spawn Drowse Midge \[A1\] \(\d\) in e1", done.out)
    assert "That is allowed: stop" in done.out


def test_why_changes_nothing(reverie: Any, data: Path) -> None:
    reverie(*NEW, stdin="quit\n")
    before = (data / "dreamblade-3.jsonl").read_bytes()
    reverie(*NEW, stdin="why A1 e1\nwhy A1 c3\nodds\nboard\nlog\nhelp\nshow A1\nrules strike\n\nquit\n")
    assert (data / "dreamblade-3.jsonl").read_bytes() == before


def test_why_in_polish_speaks_polish(reverie: Any) -> None:
    done = reverie(*NEW, "--lang", "pl", stdin="dlaczego A1 c3\nwhy A1 e1\nquit\n")
    assert "To wolno:" in done.out
    assert re.search(r"^DB-700\.2 · ", done.out, re.M)
    assert "neither" not in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("why", "Say what: why A3 c2"),
        ("why zebra c3", "There is no piece called “zebra”."),
        ("why A99 c3", "There is no piece called “A99”."),
        ("why A1 z9", "no piece called"),
    ],
)
def test_why_of_nonsense_says_what_is_missing(reverie: Any, words: str, said: str) -> None:
    done = reverie(*NEW, stdin=f"{words}\nquit\n")
    assert done.code == 0
    assert said in done.out


def test_a_piece_code_may_be_typed_in_small_letters(reverie: Any) -> None:
    done = reverie(*NEW, stdin="why a1 c3\nwhy a7 e1\nquit\n")
    assert "“”" not in done.out
    assert "DB-700.2" in done.out
    assert "That is allowed: spawn Ash Clerk [A7]" in done.out


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("shift", "A1 a1"),
        ("shift", "zebra"),
        ("strike", "a1"),
        ("strike", "zebra"),
        ("attackers", "B1"),
        ("attackers", "A1,A1"),
        ("attackers", "A1,,"),
        ("damage", "99"),
        ("damage", "1 1 1 1 1"),
        ("damage", "all"),
        ("fate", "explode"),
        ("fate", "A1"),
        ("disrupt", "A1 a1"),
        ("disrupt", "B1"),
        ("deathblow", "A1"),
        ("move", "B1 c3"),
        ("move", "A1"),
        ("choose", "A1"),
        ("choose", "zebra"),
        ("action", "A1 c3"),
        ("spawn", "A1"),
    ],
)
def test_why_always_has_an_answer(
    reverie: Any, position: Callable[..., Path], data: Path, kind: str, words: str
) -> None:
    before = position(kind)
    done = reverie("play", "dreamblade", "--resume", before, stdin=f"why {words}\n{words}\nquit\n")
    assert "Traceback" not in done.err
    assert done.code == 0
    last = re.split(r"^[AB]> ", done.out, flags=re.M)[1]
    assert last.strip()
    assert not last.startswith(("A decides", "B decides"))


def test_an_answer_in_words_is_taken_or_refused_with_its_rule(reverie: Any, data: Path) -> None:
    done = reverie(*NEW, stdin="A1 c3\nA1 e1\nquit\n")
    assert re.search(r"\(DB-700\.2\)", done.out)
    assert "Sun spawns Drowse Midge in e1" in done.out


# odds ----------------------------------------------------------------------------------------------------------------


def by_counting(dice: int, least: int) -> float:
    """The chance of so much damage, by rolling all the dice in every way."""
    faces = [max(face, 0) if face in (1, 2, 3) else 0 for face in ATTACK_DIE]
    ways = sum(sum(roll) >= least for roll in product(faces, repeat=dice))
    return ways / 6**dice


@pytest.mark.parametrize("language", ["en", "pl"])
def test_odds_are_the_exact_chances_of_the_combat_at_hand(
    reverie: Any, position: Callable[..., Path], load: Callable[[Path], Match], language: str
) -> None:
    path = position("attackers", 0)
    match = load(path)
    s: Any = match.state
    combat = combat_of(s)
    assert combat is not None
    dice = attack_dice(s, creatures(s, 0, combat.cell))
    done = reverie("play", "dreamblade", "--resume", path, "--lang", language, stdin="odds\nszanse\nquit\n")
    told = re.split(r"^A> ", done.out, flags=re.M)[1:3]
    assert told[0] == told[1]
    page: Any = match.game.page(language)
    for found in prospects(s, 0, combat.cell, dice):
        line = next(line for line in told[0].splitlines() if line.startswith(page.who(s, found.enemy)))
        disrupt, destroy = re.findall(r"([\d.]+)%", line)
        assert disrupt == f"{float(found.disrupt) * 100:.1f}"
        assert destroy == f"{float(found.destroy) * 100:.1f}"
        if dice <= 6:
            hurt = s.minis[found.enemy].damage
            assert float(found.disrupt) == pytest.approx(by_counting(dice, defense(s, found.enemy) - hurt))
            assert float(found.destroy) == pytest.approx(by_counting(dice, life(s, found.enemy) - hurt))
    most = min(3 * dice, 12)
    damage = [f"{float(chance_of_damage(dice, n)) * 100:.0f}%" for n in range(1, most + 1)]
    assert re.search(r"\s+".join(damage), told[0])
    for n in range(1, min(dice, 4) + 1):
        assert f"{n}: {float(chance_of_blades(dice, n)) * 100:.0f}%" in told[0]


def test_odds_before_a_strike_tell_of_every_contested_cell(
    reverie: Any, position: Callable[..., Path], load: Callable[[Path], Match]
) -> None:
    path = position("strike", 0)
    match = load(path)
    done = reverie("play", "dreamblade", "--resume", path, stdin="odds\nquit\n")
    told = re.split(r"^A> ", done.out, flags=re.M)[1]
    for option in match.choices()[0].options:
        if isinstance(option, int):
            cell = match.game.page("en").option(match.state, match.choices()[0], option).split()[-1]
            assert re.search(rf"^{cell}: \d+ dice", told, re.M)


def test_odds_with_own_dice_are_those_of_the_creatures_that_attack(
    reverie: Any, own_dice_position: Callable[[str], Path], load: Callable[[Path], Match]
) -> None:
    path = own_dice_position("attackers")
    match = load(path)
    s: Any = match.state
    combat = combat_of(s)
    assert combat is not None
    first = match.choices()[0].options.items[0]
    dice = attack_dice(s, (first,))
    done = reverie("play", "dreamblade", "--resume", path, stdin="1\nodds\nquit\n")
    told = done.out[done.out.rindex("🎲> ", 0, done.out.rindex("🎲> ")) :]
    assert re.search(rf": {dice} di(c)?e\b", told)


def test_odds_without_a_combat_say_so(reverie: Any) -> None:
    assert "no dice are at hand" in reverie(*NEW, stdin="odds\nquit\n").out


# undo ----------------------------------------------------------------------------------------------------------------


def test_undo_is_free_as_long_as_no_dice_were_rolled(reverie: Any, position: Callable[..., Path], data: Path) -> None:
    before = position("action")
    done = reverie("play", "dreamblade", "--resume", before, stdin="1\nundo\nquit\n")
    assert "Taken back." in done.out
    assert "(y/n)" not in done.out
    assert kept(data).read_bytes() == before.read_bytes()


def test_undo_of_the_very_first_question_finds_nothing(reverie: Any) -> None:
    assert "There is nothing to take back." in reverie(*NEW, stdin="undo\nquit\n").out


@pytest.mark.parametrize(
    ("language", "yes", "no", "told"),
    [("en", "y", "n", "Nothing was taken back."), ("pl", "tak", "nie", "Niczego nie cofnięto.")],
)
def test_undo_beyond_dice_needs_consent(
    reverie: Any, position: Callable[..., Path], data: Path, language: str, yes: str, no: str, told: str
) -> None:
    before = position("attackers")
    args = ("play", "dreamblade", "--resume", before, "--lang", language)
    refused = reverie(*args, stdin=f"1\nundo\n{no}\nquit\n")
    assert told in refused.out
    assert answers(kept(data)) > answers(before)
    agreed = reverie(*args, stdin=f"1\nundo\n{yes}\nquit\n")
    assert told not in agreed.out
    assert kept(data).read_bytes() == before.read_bytes()


def test_after_undo_the_board_and_the_question_are_shown_again(reverie: Any, position: Callable[..., Path]) -> None:
    done = reverie("play", "dreamblade", "--resume", position("action"), stdin="1\nundo\nquit\n")
    after = done.out[done.out.index("Taken back.") :]
    assert "┏" in after
    assert "Shift or strike?" in after


def test_the_log_forgets_what_was_undone(reverie: Any) -> None:
    done = reverie(*NEW, stdin="A1 e1\nundo\nlog\nquit\n")
    told = done.out[done.out.index("Taken back.") :]
    assert "spawns Drowse Midge [A1]" not in told


# log, board, show, rules, help ---------------------------------------------------------------------------------------


def test_log_shows_the_last_events_each_with_its_rule(reverie: Any) -> None:
    done = reverie(*NEW, stdin="log 2\nquit\n")
    told = re.split(r"^A> ", done.out, flags=re.M)[1]
    lines = told[: told.index("A decides")].strip().splitlines()
    assert len(lines) == 2
    assert all(re.search(r" DB-\S+$", line) for line in lines)


@pytest.mark.parametrize("words", ["log 0", "log -1", "log many", "log ²", "log 99999999999999999999999"])
def test_an_odd_number_of_log_lines_does_no_harm(reverie: Any, words: str) -> None:
    done = reverie(*NEW, stdin=f"{words}\nquit\n")
    assert (done.code, done.err) == (0, "")
    if words == "log 0":
        assert re.split(r"^A> ", done.out, flags=re.M)[1].startswith("A decides")


def test_board_shows_the_table_again(reverie: Any) -> None:
    assert reverie(*NEW, stdin="board\nquit\n").out.count("┏") == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("A1", "Drowse Midge · creature · cost 2F · Fear · Hivelings · common"),
        ("drowse midge", "power 1, defense 3, life 4"),
        ("drowse", "{B}: Flanking 2."),
        ("ferry squire", "Ferry Squire · creature"),
        ("fery squir", "Ferry Squire · creature"),
        ("zebra", "Nothing is called “zebra”."),
        ("reserves", "Drowse Midge"),
        ("graveyard", "(none)"),
    ],
)
def test_show_tells_of_pieces_and_zones(reverie: Any, words: str, said: str) -> None:
    assert said in reverie(*NEW, stdin=f"show {words}\nquit\n").out


def test_show_without_a_name_says_what_may_be_shown(reverie: Any) -> None:
    told = re.split(r"^A> ", reverie(*NEW, stdin="show\nquit\n").out, flags=re.M)[1]
    assert "“”" not in told
    assert "reserves" in told[: told.index("A decides")]


def test_rules_without_a_word_says_how_to_ask(reverie: Any) -> None:
    told = re.split(r"^A> ", reverie(*NEW, stdin="rules\nquit\n").out, flags=re.M)[1]
    assert "“”" not in told[: told.index("A decides")]


def test_show_tells_present_values_and_what_changes_them(
    reverie: Any, position: Callable[..., Path], load: Callable[[Path], Match]
) -> None:
    path = position("attackers")
    match = load(path)
    who = match.game.page("en").code(match.state, match.choices()[0].options.items[0])
    done = reverie("play", "dreamblade", "--resume", path, stdin=f"show {who}\nquit\n")
    assert re.search(r"^→ power \d+, defense \d+, life \d+, damage \d+", done.out, re.M)


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", "rules DB-802.2g", "DB-802.2g · Deathblow"),
        ("en", "rules 802.2g", "DB-802.2g · Deathblow"),
        ("en", "rule deathblow", "DB-802.2g · Deathblow"),
        ("en", "rules zebra", "No rule called “zebra”."),
        ("pl", "zasady DB-802.2", "DB-802.2 · Walka"),
        ("pl", "rules portal", "DB-"),
    ],
)
def test_rules_are_found_by_id_and_word(reverie: Any, language: str, words: str, said: str) -> None:
    assert said in reverie(*NEW, "--lang", language, stdin=f"{words}\nquit\n").out


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("en", "?"), ("pl", "pomoc"), ("pl", "help")])
def test_help_names_every_command(reverie: Any, language: str, word: str) -> None:
    done = reverie(*NEW, "--lang", language, stdin=f"{word}\nquit\n")
    for command in ("why", "odds", "undo", "board", "show", "rules", "log", "save", "resign", "quit"):
        assert re.search(rf"^(A> )?{command} ", done.out, re.M)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("szanse", "nie ma teraz żadnych kości"),
        ("cofnij", "Nie ma czego cofnąć."),
        ("stół", "faza"),
        ("pokaż zasoby", "zasoby"),
        ("pokaż cmentarz", "(nic)"),
        ("zasady atak", "DB-"),
        ("dziennik", "DB-"),
        ("zapisz", "Powiedz gdzie"),
        ("poddaj", "Poddać grę?"),
    ],
)
def test_polish_commands_work(reverie: Any, word: str, said: str) -> None:
    done = reverie(*NEW, "--lang", "pl", stdin=f"{word}\n\nquit\n")
    assert done.code == 0
    assert said in re.split(r"^A> ", done.out, maxsplit=1, flags=re.M)[1]


@pytest.mark.parametrize(("language", "label"), [("en", "stop"), ("pl", "koniec")])
def test_typing_an_option_by_its_own_name_picks_it(reverie: Any, data: Path, language: str, label: str) -> None:
    """In Polish `koniec` stands in the list as the option to stop; typing it must not leave the game."""
    done = reverie(*NEW, "--lang", language, stdin=f"{label}\nquit\n")
    asked = re.search(rf"^ +1  {label}$", done.out, re.M)
    assert asked
    assert re.search(r"DB-P\.8$", done.out, re.M), "the spawn phase ends and its points are lost"


# save, resume, resign, quit ------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_from_the_same_state(
    reverie: Any, tmp_path: Path, load: Callable[[Path], Match], data: Path
) -> None:
    file = tmp_path / "mine.jsonl"
    done = reverie(*NEW, stdin=f"A1 e1\nsave {file}\nquit\n")
    assert f"Saved to {file}." in done.out.replace("\n", "")
    digest = reverie("verify", file).out.split()
    assert digest[0] == "ok"
    again = reverie("play", "dreamblade", "--resume", file, stdin="quit\n")
    assert again.code == 0
    assert "Drowse Midge" in again.out
    assert reverie("verify", data / "dreamblade-3.jsonl").out.split() == digest
    assert load(file).digest() == digest[1]


def test_a_resumed_game_keeps_its_seats_unless_others_are_given(reverie: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    reverie(*NEW, "--option", "victory=1", "--option", "turn_limit=2", stdin=f"save {file}\n")
    done = reverie("play", "dreamblade", "--resume", file, "--seat", "A=random", "--record", tmp_path / "end.jsonl")
    assert done.code == 0
    assert "decides" not in done.out
    assert reverie("verify", tmp_path / "end.jsonl").out.startswith("ok ")


@pytest.mark.parametrize(
    "extra",
    [("--seed", "4"), ("--map", "deep-well"), ("--warband", "A=sampler"), ("--option", "victory=2"), ("--own-dice",)],
)
def test_what_a_saved_game_already_settles_is_not_silently_ignored(
    reverie: Any, tmp_path: Path, extra: tuple[str, ...]
) -> None:
    file = tmp_path / "mine.jsonl"
    reverie(*NEW, stdin=f"save {file}\n")
    done = reverie("play", "dreamblade", "--resume", file, *extra)
    assert done.code == 2
    assert extra[0] in done.err


def test_resuming_a_finished_game_says_how_to_look_at_it(reverie: Any, record: Path) -> None:
    done = reverie("play", "dreamblade", "--resume", record)
    assert done.code == 2
    assert f"this game is over; look at it with: reverie replay {record}" in done.err


def test_resuming_does_not_tell_the_whole_game_again(reverie: Any, position: Callable[..., Path]) -> None:
    """Hundreds of old lines would push the last ones off the screen; `log N` is there for them."""
    done = reverie("play", "dreamblade", "--resume", position("damage"), stdin="quit\n")
    assert len(done.out[: done.out.index("┏")].splitlines()) <= 40


@pytest.mark.parametrize("where", ["", "no/such/folder/x.jsonl", "."])
def test_a_save_that_cannot_be_is_told_and_the_game_goes_on(reverie: Any, tmp_path: Path, where: str) -> None:
    target = str(tmp_path / where) if where else ""
    done = reverie(*NEW, stdin=f"save {target}\nboard\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("┏") == 2
    assert "Saved to" not in done.out
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize(
    ("language", "yes", "said"), [("en", "y", "A resigns; B wins."), ("pl", "t", "A się poddaje; wygrywa B.")]
)
def test_resigning_is_asked_back_and_ends_the_game(
    reverie: Any, data: Path, language: str, yes: str, said: str
) -> None:
    done = reverie(*NEW, "--lang", language, stdin=f"resign\nno\nresign\n{yes}\n")
    assert done.code == 0
    assert done.out.rstrip().endswith(said)
    assert not data.exists()


@pytest.mark.parametrize("line", ["exit\n", "QUIT\n"])
def test_other_words_for_leaving_keep_the_game_too(reverie: Any, data: Path, line: str) -> None:
    assert reverie(*NEW, stdin=line).code == 0
    assert kept(data).name == "dreamblade-3.jsonl"


@pytest.mark.parametrize("line", ["quit\n", ""], ids=["quit", "end of input"])
def test_leaving_keeps_the_game_and_tells_how_to_go_on(process: Any, data: Path, line: str) -> None:
    done = process(*NEW, stdin=line)
    assert (done.code, done.err) == (0, "")
    file = data / "dreamblade-3.jsonl"
    command = f"reverie play dreamblade --resume {file}"
    assert f"Game saved. Go on with: {command}" in done.out
    again = process(*command.split()[1:], stdin="quit\n")
    assert again.code == 0
    assert "A decides: Spawn" in again.out


def test_leaving_does_not_overwrite_another_game_of_the_same_seed(reverie: Any, data: Path) -> None:
    reverie(*NEW, stdin="A1 e1\nquit\n")
    reverie("play", "dreamblade", "--seed", "3", "--option", "edges=B", stdin="quit\n")
    assert len(list(data.glob("*.jsonl"))) == 2


def test_the_command_to_go_on_names_the_content_that_is_needed(reverie: Any, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\nversion: 1\n", encoding="utf-8")
    done = reverie(*NEW, "--content", pack, stdin="quit\n")
    assert f"--content {pack}" in done.out


def test_a_path_with_a_blank_in_it_is_quoted_in_the_command_to_go_on(process: Any, tmp_path: Path) -> None:
    done = process(*NEW, stdin="quit\n", REVERIE_DATA=str(tmp_path / "my games"))
    assert done.code == 0
    file = tmp_path / "my games" / "dreamblade-3.jsonl"
    assert file.is_file()
    assert f"'{file}'" in done.out or f'"{file}"' in done.out


def test_a_data_folder_that_cannot_be_made_is_told_in_one_message(process: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    done = process(*NEW, stdin="quit\n", REVERIE_DATA=str(tmp_path / "file"))
    assert done.code == 2
    assert "Traceback" not in done.err
    assert str(tmp_path / "file") in done.err


# Anything else -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("frobnicate", "“frobnicate” is neither a number of the list nor a command. Type help."),
        ("0", "There is no option 0; pick 1 to"),
        ("-1", "There is no option -1; pick 1 to"),
        ("99", "There is no option 99; pick 1 to"),
        ("99999999999999999999999", "There is no option 99"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
        ("1.5", "1.5"),
        ("1 2", ""),
        ("-", ""),
        (",", ""),
        ("--", ""),
        ("łódź 🎲", ""),
        ("\t", ""),
    ],
)
def test_what_is_not_understood_is_told_and_asked_again(reverie: Any, data: Path, words: str, said: str) -> None:
    done = reverie(*NEW, stdin=f"{words}\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert said in done.out.replace("\n", " ")
    assert done.out.count("A decides: Spawn") == 2
    reverie(*NEW, stdin="quit\n")


def test_a_number_too_many_is_not_taken_for_the_name_of_a_piece(reverie: Any) -> None:
    done = reverie(*NEW, stdin="1 2\nquit\n")
    assert "There is no piece called “1 2”" not in done.out


@pytest.mark.parametrize("kind", ["attackers", "damage", "strike", "fate", "shift", "disrupt", "deathblow"])
def test_odd_answers_to_any_question_are_refused_and_never_break(
    reverie: Any, situations: dict[tuple[str, int], bytes], position: Callable[..., Path], data: Path, kind: str
) -> None:
    before = position(kind, 0 if (kind, 0) in situations else 1)
    odd = [
        "-1",
        "99",
        "1 99",
        "1 -99",
        "-",
        "a",
        "x y z",
        "",
        "-" * 50,
        "9 " * 50,
        "A1 A2 A3",
        "c9",
        "A0 a0",
        "[",
        "{",
        "%s",
        "\\",
    ]
    done = reverie("play", "dreamblade", "--resume", before, stdin="\n".join([*odd, "quit\n"]))
    assert (done.code, done.err) == (0, "")
    assert kept(data).read_bytes() == before.read_bytes()


@pytest.mark.parametrize("kind", ["attackers", "damage", "strike"])
def test_a_number_of_thirty_digits_is_only_out_of_range(reverie: Any, position: Callable[..., Path], kind: str) -> None:
    done = reverie("play", "dreamblade", "--resume", position(kind), stdin="9" * 30 + "\nquit\n")
    assert (done.code, done.err) == (0, "")


def test_nobody_is_offered_only_where_nobody_may_be_chosen(reverie: Any, position: Callable[..., Path]) -> None:
    done = reverie("play", "dreamblade", "--resume", position("attackers"), stdin="0\nquit\n")
    assert "At least one creature must attack. (DB-802.2b)" in done.out
    assert "0 for none" not in done.out


def test_an_empty_line_puts_the_question_again(reverie: Any) -> None:
    done = reverie(*NEW, stdin="\n\n\nquit\n")
    assert done.out.count("A decides: Spawn") == 4


def test_bytes_that_are_no_text_do_not_break_the_game(process: Any, data: Path) -> None:
    done = process(*NEW, stdin=b"\xff\xfe\xc5\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert "Traceback" not in done.err
    assert (data / "dreamblade-3.jsonl").is_file()


def test_a_terminal_without_unicode_still_shows_the_game(process: Any) -> None:
    done = process(*NEW, stdin="quit\n", PYTHONIOENCODING="ascii")
    assert "Traceback" not in done.err
    assert done.code == 0


def test_a_closed_pipe_is_no_traceback(process: Any, environment: dict[str, str]) -> None:
    import subprocess
    import sys

    command = [sys.executable, "-m", "reverie.cli", "rules", "dreamblade"]
    reading = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    assert reading.stdout is not None
    assert reading.stderr is not None
    reading.stdout.readline()
    reading.stdout.close()
    told = reading.stderr.read().decode()
    reading.stderr.close()
    reading.wait(60)
    assert "Traceback" not in told
    assert "BrokenPipe" not in told


def test_going_back_in_a_two_step_choice_asks_the_first_step_again(reverie: Any, position: Callable[..., Path]) -> None:
    done = reverie("play", "dreamblade", "--resume", position("shift"), stdin="2\n0\nquit\n")
    steps = re.split(r"^A> ", done.out, flags=re.M)
    assert re.search(r"^ +0  back$", steps[1], re.M)
    assert re.search(r"^ +1  stop$", steps[2], re.M)
