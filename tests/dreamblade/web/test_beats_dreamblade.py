"""What happens between two decisions of Dreamblade is told beat by beat: who rolls for what, what lands on whom, who wins the turn."""

from __future__ import annotations

import pytest
from tests.dreamblade.web_harness import page, played

from reverie.games.dreamblade.rules.procedures.attack import BLADE, MISS
from reverie.kernel.browser import Beat
from reverie.kernel.events import Event


def told(language: str, seed: int = 1) -> list[tuple[list[Event], list[Beat]]]:
    """Every stretch between two decisions of a match: its events, and its beats."""
    web, last = page(language), 0
    found = []
    for match, _choice in played(seed):
        events = [event for _answer, event in match.log[last:]]
        last = len(match.log)
        found.append((events, web.beats(match.state, events)))
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_roll_is_a_beat_with_its_dice_and_what_they_are_for(language: str) -> None:
    rolls = 0
    for events, beats in told(language):
        thrown = [e.data["answer"] for e in events if e.kind == "rolled" and e.data["choice"] == "attack"]
        lots = [beat for beat in beats if beat.kind == "roll" and beat.dice[0]["mark"].startswith("d6-")]
        shown = [beat for beat in beats if beat.kind == "roll" and beat not in lots]
        assert [len(beat.dice) for beat in shown] == [len(dice) for dice in thrown]
        won = [e for e in events if e.kind == "initiative-won"]
        assert len(lots) == len(won) and all(len(beat.dice) == 2 for beat in lots)
        again = [beat for beat in shown if not beat.total]
        assert all(beat.rule == "DB-G.reroll" for beat in again), "some dice alone are not what the attack comes to"
        rolls += len(shown)
        assert all(beat.text.strip() and beat.rule for beat in beats)
    assert rolls > 10


def test_an_attack_says_who_attacks_whom_where_with_how_many_dice_and_counts_the_damage() -> None:
    for events, beats in told("en"):
        for event in events:
            if event.kind != "attacked":
                continue
            rolled = next(e for e in events if e.kind == "rolled" and e.data["choice"] == "attack")
            beat = next(one for one in beats if one.kind == "roll" and one.total)
            assert " attack" in beat.text and f"with {event.data['dice']} d" in beat.text
            assert [touch["at"] for touch in beat.touches] == [f"m{m}" for m in event.data["attackers"]]
            tallied = [e.data["damage"] for e in events if e.kind == "tallied"]
            sure = sum(face for face in rolled.data["answer"] if face not in (MISS, BLADE))
            assert int(beat.total) == (tallied[0] if tallied else sure)


def test_damage_lands_on_each_piece_with_its_number_and_the_fallen_go() -> None:
    harmed, gone = 0, 0
    for events, beats in told("en"):
        landed = [e for e in events if e.kind == "damaged"]
        signs = [t for beat in beats if beat.kind == "land" for t in beat.touches if t["how"] == "harm"]
        assert [(t["at"], t["text"]) for t in signs] == [(f"m{e.data['who']}", f"−{e.data['damage']}") for e in landed]
        fallen = [f"m{e.data['who']}" for e in events if e.kind in ("destroyed", "sacrificed", "banished")]
        assert [t["at"] for beat in beats for t in beat.touches if t["how"] == "gone"] == fallen
        harmed, gone = harmed + len(landed), gone + len(fallen)
    assert harmed > 5 and gone > 2


@pytest.mark.parametrize(
    ("language", "won", "level"),
    [("en", " wins turn {n}, ", "Nobody wins turn {n}:"), ("pl", " wygrywa turę {n}, ", "Nikt nie wygrywa tury {n}:")],
)
def test_a_turns_end_is_one_moment_with_both_scores_and_its_own_number(language: str, won: str, level: str) -> None:
    turn = 1
    for events, beats in told(language):
        ends = [beat for beat in beats if beat.kind == "turn"]
        scored = [e for e in events if e.kind == "scored"]
        assert len(scored) == 2 * len(ends)
        if ends:
            who = [e for e in events if e.kind == "turn-won"]
            assert (won if who else level).format(n=turn) in ends[0].text
            points = sorted((e.data["total"] for e in scored), reverse=True)
            assert f"{points[0]} : {points[1]}" in ends[0].text
            cells = {f"c-{'abcde'[c % 5]}{c // 5 + 1}" for e in scored for c in e.data["cells"]}
            assert {t["at"] for t in ends[0].touches} == cells
            turn += 1
    assert turn > 4


def test_moves_and_spawns_say_from_where_to_where_and_never_keep_their_own_author_waiting() -> None:
    for events, beats in told("en"):
        moved = [e for e in events if e.kind in ("moved", "spawned")]
        notes = [b for b in beats if b.kind == "note" and any(t["how"] == "new" for t in b.touches)]
        assert len(notes) == len(moved)
        for event, beat in zip(moved, notes, strict=True):
            assert beat.touches[0]["at"] == f"m{event.data['who']}" and beat.touches[1]["at"].startswith("c-")


def test_a_one_that_skips_the_spawn_phases_is_announced() -> None:
    event = Event("spawn-skipped", "DB-800.2", {"dice": (1, 4)})
    match, _choice = next(played(1))
    (beat,) = page().beats(match.state, [event])
    assert (beat.kind, beat.text) == ("announce", "A 1 was rolled: no spawn phases this turn.")
