"""`reverie campaign`: campaigns begun, played, left, gone on with, exported and imported in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

BOTS = ("--seat", "A=easy", "--seat", "B=easy")


def kept(data: Path, game: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((data / "campaigns" / game / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_the_campaigns_that_there_are_and_those_begun_here_are_listed(reverie: Any) -> None:
    assert "dreamblade dreamwar: Dreamwar" in reverie("campaign", "list").out
    assert reverie("campaign", "new", "dreamblade", "ours").code == 0
    listed = reverie("campaign", "list", "dreamblade").out
    assert "ours: dreamwar, 0/16" in listed and "dice_throne" not in listed


def won_in_terminal(reverie: Any, data: Path, name: str) -> int:
    """Seeds are tried until the first battle is won; each that is lost is fought again."""
    for seed in range(12):
        done = reverie("campaign", "play", "dreamblade", name, *BOTS, "--seed", str(seed), stdin="2\n")
        assert done.code == 0, done.text
        if kept(data, "dreamblade", name)["legacy"]["won"]:
            return seed
    raise AssertionError("no battle was won")


def test_a_battle_is_played_its_reward_chosen_and_the_next_one_stands_open(reverie: Any, data: Path) -> None:
    begun = reverie("campaign", "new", "dreamblade", "--option", "start=lit-fuse", "--seed", "4")
    assert "toll-of-two-coins" in begun.out and "Play it with: reverie campaign play dreamblade dreamwar" in begun.out
    tried = won_in_terminal(reverie, data, "dreamwar")
    now = kept(data, "dreamblade", "dreamwar")
    assert now["legacy"]["won"] == ["toll-of-two-coins"]
    assert now["legacy"]["rewards"] == {"toll-of-two-coins": now["legacy"]["collection"][-1]}
    assert len(now["sessions"]) == tried + 1
    polish = reverie("campaign", "list", "dreamblade", "--lang", "pl")
    assert "dreamwar: dreamwar, 1/16" in polish.out


def test_a_session_that_was_left_is_gone_on_with(reverie: Any, data: Path, player: Any) -> None:
    assert reverie("campaign", "new", "dice_throne", "--option", "hero=paladin", "--seed", "3").code == 0
    left = reverie("campaign", "play", "dice_throne", "tournament", "--seed", "1", stdin=player(leave_after=4))
    assert left.code == 0 and "Go on with: reverie campaign play dice_throne tournament" in left.out, left.text
    (session,) = (data / "campaigns" / "dice_throne").glob("*.jsonl")
    assert session.name == "tournament.first-qualifier.jsonl"
    answers = len(session.read_bytes().splitlines())
    again = reverie("campaign", "play", "dice_throne", "tournament", stdin=player(leave_after=3))
    assert again.code == 0 and len(session.read_bytes().splitlines()) > answers
    done = reverie("campaign", "play", "dice_throne", "tournament", *BOTS, stdin="1\n")
    assert done.code == 0 and not session.exists(), done.text
    assert len(kept(data, "dice_throne", "tournament")["legacy"]["results"]) == 1


def test_a_session_that_an_update_cannot_play_on_begins_anew_from_its_checkpoint(reverie: Any, data: Path) -> None:
    assert reverie("campaign", "new", "dice_throne", "--option", "hero=paladin", "--seed", "3").code == 0
    session = data / "campaigns" / "dice_throne" / "tournament.first-qualifier.jsonl"
    session.write_text('{"game": "dice_throne", "rules_version": 1}\n', encoding="utf-8")
    done = reverie("campaign", "play", "dice_throne", "tournament", *BOTS, "--seed", "2", stdin="1\n")
    assert done.code == 0 and "begins anew" in done.out, done.text
    assert session.with_suffix(".old").exists(), "what cannot be played on is not thrown away"
    assert len(kept(data, "dice_throne", "tournament")["sessions"]) == 1


def test_a_campaign_is_exported_and_imported_as_one_file(reverie: Any, data: Path, tmp_path: Path) -> None:
    assert reverie("campaign", "new", "dreamblade", "ours").code == 0
    target = tmp_path / "ours.campaign"
    assert reverie("campaign", "export", "dreamblade", "ours", target).code == 0
    assert "there already" in reverie("campaign", "export", "dreamblade", "ours", target).err
    twice = reverie("campaign", "import", "dreamblade", target)
    assert twice.code == 2 and "there is a campaign 'ours' already" in twice.err
    assert reverie("campaign", "import", "dreamblade", target, "--name", "theirs").code == 0
    assert kept(data, "dreamblade", "theirs")["legacy"] == kept(data, "dreamblade", "ours")["legacy"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("new", "dreamblade", "Ours"), "small letters"),
        (("new", "dreamblade", "../ours"), "small letters"),
        (("new", "dreamblade", "--campaign", "peace"), "no campaign 'peace'; there are: dreamwar"),
        (("new", "dreamblade", "--option", "start=nothing"), "there are quay-watch"),
        (("new", "dreamblade", "--option", "hero=x"), "there is no 'hero' to wish; there are: start"),
        (("play", "dreamblade", "nobodys"), "there is no campaign 'nobodys' of Dreamblade; there are: none yet"),
        (("new", "chess"), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(reverie: Any, words: tuple[str, ...], why: str) -> None:
    done = reverie("campaign", *words)
    assert done.code == 2 and why in done.err, done.text


def test_a_chapter_that_is_not_open_is_refused(reverie: Any) -> None:
    assert reverie("campaign", "new", "dreamblade").code == 0
    done = reverie("campaign", "play", "dreamblade", "dreamwar", "--chapter", "the-hour-before-waking")
    assert done.code == 2 and "cannot be played now (locked); open are: toll-of-two-coins" in done.err, done.text


def test_a_file_of_another_game_or_one_cut_off_is_refused_and_nothing_is_lost(reverie: Any, tmp_path: Path) -> None:
    assert reverie("campaign", "new", "dreamblade", "ours").code == 0
    target = tmp_path / "ours.campaign"
    reverie("campaign", "export", "dreamblade", "ours", target)
    other = reverie("campaign", "import", "dice_throne", target)
    assert other.code == 2 and "a campaign of 'dreamblade', not of 'dice_throne'" in other.err
    target.write_bytes(target.read_bytes()[:300])
    cut = reverie("campaign", "import", "dreamblade", target, "--name", "theirs")
    assert cut.code == 2 and "cut off" in cut.err
    assert "theirs" not in reverie("campaign", "list", "dreamblade").out


def test_a_party_plays_its_campaign_from_begin_to_end_and_takes_it_along(
    process: Any, data: Path, tmp_path: Path
) -> None:
    """The toy, which lives elsewhere: two nights, of which one that is lost is kept again."""
    toy = {"REVERIE_GAMES": str(Path(__file__).parents[1] / "party" / "beacon")}
    assert process("campaign", "new", "beacon", "--option", "keepers=2", **toy).code == 0
    for seed in range(20):
        bots = ("--seat", "A=normal", "--seat", "B=normal", "--seed", str(seed))
        done = process("campaign", "play", "beacon", "nights", *bots, **toy)
        assert done.code == 0, done.text
        if "The campaign is over" in done.out:
            break
    now = kept(data, "beacon", "nights")
    assert now["legacy"]["won"] == 2 and [one["result"] for one in now["sessions"]].count("won") == 2
    assert "The second night (done)" in done.out
    target = tmp_path / "nights.json"
    assert process("campaign", "export", "beacon", "nights", target, **toy).code == 0
    assert process("campaign", "import", "beacon", target, "--name", "again", **toy).code == 0
    assert kept(data, "beacon", "again")["legacy"] == now["legacy"]


def test_a_party_of_heroes_is_changed_between_two_quests_and_nothing_to_come_is_told(reverie: Any, data: Path) -> None:
    strife = reverie("campaign", "new", "sword_and_sorcery", "--option", "thorgar=runemaster")
    assert strife.code == 2 and "Lawful and chaotic heroes do not travel together" in strife.err
    begun = reverie("campaign", "new", "sword_and_sorcery", "ours", "--option", "difficulty=story")
    assert begun.code == 0 and "The Waking Crypt (open)" in begun.out, begun.text
    assert begun.out.count("(not yet)") == begun.out.count("A quest still to come (not yet)")
    offered = reverie("campaign", "change", "sword_and_sorcery", "ours")
    assert "join:cleric" in offered.out and "Thorgar, Cleric joins the party" in offered.out
    assert reverie("campaign", "change", "sword_and_sorcery", "ours", "join:cleric").code == 0
    polish = reverie("campaign", "change", "sword_and_sorcery", "ours", "stay:sorceress", "--lang", "pl")
    assert polish.code == 0 and "Wraca z obozu" in polish.out, polish.text
    legacy = kept(data, "sword_and_sorcery", "ours")["legacy"]
    assert list(legacy["heroes"]) == ["white-rose", "archer", "cleric"] and list(legacy["camp"]) == ["sorceress"]
    twice = reverie("campaign", "change", "sword_and_sorcery", "ours", "join:cleric")
    assert twice.code == 2 and "'join:cleric' cannot be chosen now; there are: " in twice.err


def test_a_quest_that_was_left_is_gone_on_with_and_the_party_waits_for_it(reverie: Any, data: Path) -> None:
    assert reverie("campaign", "new", "sword_and_sorcery", "ours").code == 0
    left = reverie("campaign", "play", "sword_and_sorcery", "ours", "--seed", "1", stdin="quit\n")
    assert left.code == 0 and "Go on with: reverie campaign play sword_and_sorcery ours" in left.out, left.text
    busy = reverie("campaign", "change", "sword_and_sorcery", "ours", "join:rogue")
    assert busy.code == 2 and "P is being played" in busy.err
    bots = [word for seat in "ABC" for word in ("--seat", f"{seat}=easy")]
    done = reverie("campaign", "play", "sword_and_sorcery", "ours", *bots)
    assert done.code == 0, done.text
    (line,) = kept(data, "sword_and_sorcery", "ours")["legacy"]["quests"]
    assert line[0] == "P" and line[1] in ("won", "lost")
    assert reverie("campaign", "change", "sword_and_sorcery", "ours", "join:rogue").code == 0


def test_a_quest_is_won_the_next_stands_open_and_the_campaign_is_taken_along(reverie: Any, data: Path) -> None:
    """Four bots play the prologue until it is won; what they carry goes along in the file, and titles of quests to come do not show."""
    game = "sword_and_sorcery"
    assert reverie("campaign", "new", game, "ours", "--option", "difficulty=story", "--seed", "3").code == 0
    assert reverie("campaign", "change", game, "ours", "join:cleric").code == 0
    bots = [word for seat in "ABCD" for word in ("--seat", f"{seat}=normal")]
    for seed in range(6):
        played = reverie("campaign", "play", game, "ours", *bots, "--seed", str(seed))
        assert played.code == 0, played.text
        if "Smoke over the Ford (open)" in played.out:
            break
    now = kept(data, game, "ours")["legacy"]
    assert now["next"] == "Q1" and now["quests"][-1][:2] == ["P", "won"] and now["options"]["difficulty"] == "story"
    assert len(now["heroes"]) == 4 and all(one["crowns"] or one["pack"] for one in now["heroes"].values())
    assert "The Waking Crypt (done)" in played.out and "Toll of Thorns" not in played.out
    taken = data / "ours.json"
    assert reverie("campaign", "export", game, "ours", str(taken)).code == 0
    (data / "campaigns" / game / "ours.json").unlink()
    assert reverie("campaign", "import", game, str(taken)).code == 0
    assert kept(data, game, "ours")["legacy"] == now
