"""Bots of Dice Throne: they see only what their seat sees, answer everything legally, say why, and play sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from reverie.bots import Bot, Seen, find_bot
from reverie.bots.hard import renew
from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.bots.advise import LEVELS, advise
from reverie.games.dice_throne.bots.lore import COUNTED_CP, lore_of
from reverie.games.dice_throne.bots.plan import with_helps
from reverie.games.dice_throne.bots.worth import board, steady
from reverie.games.dice_throne.rules.cast import ROLL_CARD, UPGRADE, Op
from reverie.games.dice_throne.rules.effects.dice import ATTEMPT, REROLL, SET_DICE
from reverie.games.dice_throne.rules.lattice import all_rolls
from reverie.games.dice_throne.rules.solver import Solver
from reverie.games.dice_throne.rules.state import OFFENCE, DiceThrone
from reverie.games.dice_throne.rules.view import blind
from reverie.kernel.agenda import owed, pending_for, submit
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import digest
from reverie.parts.rules.decks import shuffled
from reverie.testing.contract import random_step
from reverie.testing.rules import rule

PLAYERS = ["easy", "normal", "hard:4"]
SEARCHES = ["hard:1", "rollout:2", "mcts:6"]


def opening(seed: int, setup: dict[str, Any] | None = None) -> DiceThrone:
    return GAME.new(setup or GAME.lab.setup(seed), seed, True)


def re_rolls(games: int) -> Iterator[tuple[Choice, DiceThrone, Any]]:
    """Every decision on offensive re-rolls in games of `normal`, the table as its seat sees it, and what is advised."""
    for seed in range(games):
        s = opening(seed)
        while s.pending:
            choice = s.pending[0]
            view = blind(s, choice.seat)
            advised = GAME.bots.advise(view, choice).answer
            if choice.kind == "reroll" and s.purpose == OFFENCE:
                yield choice, view, advised
            submit(s, choice.seat, advised)


def play(bots: list[Bot], seed: int, most: int = 100_000) -> DiceThrone:
    s = opening(seed)
    while s.pending and most:
        choice = s.pending[0]
        submit(s, choice.seat, bots[choice.seat].choose(Seen(GAME, s, choice)))
        most -= 1
    return s


def other_cards(s: DiceThrone, seat: int, seed: int) -> DiceThrone:
    """The same table to this seat: other cards in unseen hands, other orders of decks, other dice to come."""
    twin = s.clone()
    stream = Stream(seed)
    for who in range(s.mode.players):
        row = twin.players.edit(who)
        if s.mode.team[who] == s.mode.team[seat]:
            row.deck = shuffled(row.deck, stream)
        else:
            unseen = shuffled(row.hand + row.deck, stream)
            row.hand, row.deck = unseen[: len(row.hand)], unseen[len(row.hand) :]
    twin.streams = seed_streams(seed, GAME.purposes)
    return twin


@rule("DT-10.80")
@pytest.mark.parametrize("mode", ["duel", "teams", "king-of-the-hill"])
@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_that_are_swapped_change_no_answer(name: str, mode: str) -> None:
    asked = 0
    for seed in range(3):
        s = opening(seed, GAME.setup({"mode": mode, "sudden_death": 8}))
        for step in range(60):
            if not s.pending:
                break
            choice = s.pending[0]
            one = find_bot(name, 7).choose(Seen(GAME, s, choice))
            twin = other_cards(s, choice.seat, 1000 * seed + step)
            two = find_bot(name, 7).choose(Seen(GAME, twin, choice))
            assert one == two, choice
            asked += choice.options.size() > 2
            submit(s, choice.seat, one)
    assert asked > 30


@rule("DT-10.80")
def test_what_a_seat_looks_at_holds_no_hidden_card() -> None:
    s = opening(5)
    seen = blind(s, 0)
    assert seen.players.rows[0].hand == s.players.rows[0].hand
    assert set(seen.players.rows[1].hand) == {-1}
    assert len(seen.players.rows[1].hand) == len(s.players.rows[1].hand)
    assert set(seen.players.rows[1].deck) == {-1}
    assert seen.players.rows[0].deck == tuple(sorted(s.players.rows[0].deck)) != s.players.rows[0].deck
    assert not any(seen.streams)
    assert set(s.players.rows[1].hand) != {-1}


@rule("DT-10.80", "DT-10.81")
def test_every_question_of_random_games_in_all_modes_is_answered_legally_with_a_reason() -> None:
    kinds = set()
    for seed in range(60):
        s = GAME.new(GAME.sample_setup(seed), seed)
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            if choice.seat != NATURE:
                kinds.add(choice.kind)
                for advice in (GAME.bots.advise(s, choice), GAME.bots.advise_easily(s, choice, stream.streams)):
                    assert choice.options.has(advice.answer), (choice, advice.answer)
                    if seed < 6:
                        for language in ("en", "pl"):
                            told = GAME.page(language).reason(s, advice.reason, advice.args)
                            assert told.endswith("."), told
                if seed < 20:
                    for answer in GAME.bots.candidates(s, choice, 12, []):
                        assert choice.options.has(answer), (choice, answer)
            random_step(s, stream)
    assert len(kinds) >= 18, kinds


@pytest.mark.parametrize("mode", sorted(GAME.cast.modes), ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_every_search_answers_in_every_mode_and_where_several_are_asked_at_once(mode: tuple[str, int]) -> None:
    """Whoever is asked beside others may answer first or last, and imagined games come to such questions, too."""
    kinds: set[str] = set()
    together = 0
    s = opening(2, GAME.setup({"mode": mode[0], "players": mode[1], "sudden_death": 8}))
    while s.pending:
        several = len(s.pending) > 1 and together < 6
        if several or owed(s).kind not in kinds:
            kinds.add(owed(s).kind)
            for choice in [choice for choice in s.pending if pending_for(s, choice.seat) is choice]:
                for name in SEARCHES:
                    answer = find_bot(name, 1).choose(Seen(GAME, s, choice))
                    assert choice.options.has(answer), (name, choice, answer)
                together += several
        choice = owed(s)
        submit(s, choice.seat, GAME.bots.advise(blind(s, choice.seat), choice).answer)
    assert len(kinds) >= 5, kinds
    assert together > 0 or mode[0] != "free-for-all", "nobody voted"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_changes_nothing_and_plays_the_same_game_again(name: str) -> None:
    one = play([find_bot(name, 1), find_bot("normal", 2)], 9, 60)
    assert digest(GAME, one) == digest(GAME, play([find_bot(name, 1), find_bot("normal", 2)], 9, 60))
    choice = one.pending[0]
    before = digest(GAME, one)
    find_bot(name, 3).choose(Seen(GAME, one, choice))
    assert digest(GAME, one) == before


@rule("DT-10.80")
def test_normal_beats_easy() -> None:
    """Hundreds of games are played in the lab (docs/bots.md); here some."""
    won = 0
    for seed in range(24):
        seats = ["normal", "easy"] if seed % 2 == 0 else ["easy", "normal"]
        s = play([find_bot(name, seed + at) for at, name in enumerate(seats)], seed)
        assert s.result is not None
        won += s.result[0] == (seats.index("normal"),)
    assert won >= 18


@rule("DT-10.80")
def test_re_rolls_are_the_exact_best() -> None:
    """The advised keep is worth as much as the best of all keeps."""
    met = 0
    for seed in range(6):
        s = opening(seed)
        while s.pending:
            choice = s.pending[0]
            answer = advise(s, choice).answer
            if choice.kind == "reroll" and s.purpose == OFFENCE:
                solved = board(s, choice.seat)
                again = () if answer == ("stop",) else answer
                kept = [number for die, number in enumerate(s.dice) if die not in again]
                best = max([worth for _keep, worth in solved.keeps(s.dice, s.attempts)])
                assert solved.value_after(kept, s.attempts) == pytest.approx(best)
                met += 1
            submit(s, choice.seat, answer)
    assert met > 50


@rule("DT-7.190")
def test_every_upgrade_of_a_whole_board_is_worth_something() -> None:
    lore = lore_of(GAME.cast)
    for hero in GAME.cast.heroes:
        first = tuple([0 for _slot in hero.slots])
        last = tuple([len(slot.levels) - 1 for slot in hero.slots])
        assert 4.0 < steady(lore, hero.number, first) < steady(lore, hero.number, last) < 16.0


def bought(hero: str, card: str, cp: int, health: int) -> bool:
    """Whether `normal` plays an upgrade, the only card of its hand, in the Main Phase."""
    foe = "archer" if hero == "barbarian" else "barbarian"
    own = {"cp": cp, "hand": [card], "health": health}
    position = {"phase": "main-1", "seat": "A", "A": own, "B": {"health": health}}
    s = GAME.new(GAME.setup({"heroes": [hero, foe], "position": position}), 1, True)
    choice = s.pending[0]
    assert choice.kind == "main"
    return advise(s, choice).answer == ("play", s.players.rows[0].hand[0])


@rule("DT-10.80", "DT-5.63")
@pytest.mark.parametrize("hero", [hero.id for hero in GAME.cast.heroes if not hero.health])
def test_upgrades_are_bought_while_there_is_time_for_them_to_pay(hero: str) -> None:
    found = GAME.cast.heroes[GAME.cast.hero_ids[hero]]
    cards = [GAME.cast.cards[number] for number in found.deck if GAME.cast.cards[number].family == UPGRADE]
    early = [card.id for card in cards if bought(hero, card.id, card.cost, 50)]
    late = [card.id for card in cards if bought(hero, card.id, card.cost, 4)]
    assert len(early) >= 0.6 * len(cards)
    assert set(late) < set(early) and len(late) <= 0.5 * len(cards)


@rule("DT-10.80")
def test_what_lies_idle_is_spent_on_lesser_upgrades() -> None:
    """An upgrade that is not worth the last two combat points is worth two out of twelve."""
    for hero, card in [("pyromancer", "fireball-2"), ("paladin", "righteous-prayer-2")]:
        assert not bought(hero, card, 2, 50)
        assert bought(hero, card, 12, 50)


@rule("DT-10.80")
def test_whoever_counts_combat_points_keeps_their_price() -> None:
    lore = lore_of(GAME.cast)
    thief, barbarian = GAME.cast.hero_ids["shadow-thief"], GAME.cast.hero_ids["barbarian"]
    assert lore.parting(thief, 12, 2) == lore.parting(thief, 2, 2) == pytest.approx(2 * COUNTED_CP)
    assert lore.parting(barbarian, 12, 2) < 0.5 * lore.parting(barbarian, 2, 2)


def test_every_defence_and_upgrade_is_told_to_the_statistics() -> None:
    told: set[str] = set()
    for seed in range(6):
        s = opening(seed)
        while s.pending:
            choice = s.pending[0]
            answer = advise(s, choice).answer
            used = GAME.lab.content_used(s, choice, answer)
            if choice.kind == "defend" and answer != "decline":
                assert used == s.hero(choice.seat).slots[answer[1]].id
            if used is not None:
                told.add(used)
            submit(s, choice.seat, answer)
    assert any(used.endswith("-2") for used in told)


def test_a_lead_counts_for_more_the_less_health_is_left() -> None:
    values = []
    for ours, theirs in ((50, 45), (30, 25), (10, 5)):
        s = opening(4)
        twin = s.clone()
        s.dials, twin.dials = (ours, theirs), (theirs, ours)
        values.append(GAME.bots.evaluate(s, 0) - GAME.bots.evaluate(twin, 0))
    assert 0 < values[0] < values[1] < values[2]


def test_the_search_leaves_re_rolls_to_the_solver() -> None:
    asked = 0
    for choice, view, _advised in re_rolls(4):
        assert GAME.bots.candidates(view, choice, 12, []) == [GAME.bots.advise_well(view, choice).answer]
        asked += 1
    assert asked > 20


@rule("DT-10.80")
def test_re_rolls_of_an_expert_count_on_what_can_still_change_the_dice() -> None:
    sixes = Solver([10.0 if roll == (6,) * 5 else 0.0 for roll in all_rolls()])
    op = Op(SET_DICE, 0, 0)
    op.value = 6
    helped = with_helps(sixes, [(op, 1.0)], 0.25)
    assert helped.value((6, 6, 6, 6, 1), 0) == 9.0 and helped.value((6, 6, 6, 6, 6), 0) == 10.0
    assert helped.value((6, 6, 6, 1, 1), 0) == 0.0
    assert helped.stop[helped.lattice.roll((6, 6, 6, 6, 1))] == 0.0, "helps are for the last dice"
    assert helped.value((6, 6, 6, 6, 1), 1) == pytest.approx(10.0 / 6 + 9.0 * 5 / 6)
    op.count = 2
    assert with_helps(sixes, [(op, 1.0)], 0.25).value((6, 6, 6, 1, 1), 0) == 9.0
    again = with_helps(sixes, [(Op(ATTEMPT, 0, 0), 1.0)], 0.25)
    assert again.value((6, 6, 6, 6, 1), 0) == pytest.approx(10.0 / 6 - 1.0)
    anything = with_helps(sixes, [(Op(REROLL, 0, 0), 1.0)], 0.25)
    assert anything.value((6, 6, 6, 6, 1), 0) == pytest.approx(10.0 / 6 - 1.0)
    assert anything.value((6, 6, 6, 1, 1), 0) == 0.0, "one die only"


def test_an_expert_keeps_other_dice_than_normal_where_a_card_can_help() -> None:
    asked = other = 0
    for choice, view, advised in re_rolls(6):
        well = GAME.bots.advise_well(view, choice)
        assert choice.options.has(well.answer)
        assert well.reason in ("bot-plan", "bot-keep", "bot-stop", "bot-win")
        asked += 1
        other += well.answer != advised
    assert 0 < other < asked


def test_imagined_hands_are_like_those_that_players_hold() -> None:
    """Dice cards wait in a hand; upgrades that can be paid do not, and those that a board is beyond are of no use."""
    s = opening(4)
    row = s.players.rows[1]
    cards = s.cast.cards
    unseen = row.hand + row.deck
    dice_cards = len([card for card in unseen if cards[card].family == ROLL_CARD])
    ready = [card for card in unseen if cards[card].family == UPGRADE and cards[card].cost <= row.cp]
    assert dice_cards and ready
    worlds, dealt, cheap = 400, 0, 0
    for seed in range(worlds):
        imagined = GAME.determinize(s, 0, seed)
        assert isinstance(imagined, DiceThrone)
        hand = imagined.players.rows[1].hand
        assert len(hand) == len(row.hand) and sorted(hand + imagined.players.rows[1].deck) == sorted(unseen)
        dealt += len([card for card in hand if cards[card].family == ROLL_CARD])
        cheap += len([card for card in hand if card in ready])
    by_chance = worlds * len(row.hand) / len(unseen)
    assert dealt > 1.3 * by_chance * dice_cards
    assert cheap < 0.4 * by_chance * len(ready)


def test_answers_of_one_world_meet_the_same_dice_after_the_next_rest() -> None:
    one, two = opening(3), opening(3)
    luck = list(one.streams)
    two.streams[1] += 12345
    renew(one, luck, 7)
    renew(two, luck, 7)
    assert one.streams == two.streams != luck
    renew(two, luck, 8)
    assert one.streams != two.streams


def test_the_levels_name_bots_that_exist() -> None:
    for name in LEVELS.values():
        assert find_bot(name, 0)
