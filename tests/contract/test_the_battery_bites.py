"""Each clause of the contract battery catches a toy that was broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import echo_duel, hidden_hands
from tests.kernel.hidden_hands import Deal, HiddenHands, HiddenHandsGame, Round

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.agenda import AGAIN, PROCEDURES, RESTART, UNANSWERED, Flow, Stuck, ask, ask_all, frame_name, nature
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice, IllegalAnswer, Refusal
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.domain import Domain, Listed, Permutation, Subset
from reverie.kernel.game import Game, Outcome
from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.state import Frame, State
from reverie.testing import contract
from reverie.testing.contract import (
    Broken,
    check_clone,
    check_empty_steps,
    check_loaded_plays_on,
    check_other_process,
    check_picks,
    check_undo,
    check_undo_teaches_nobody,
    check_views_tell,
    games_fingerprint,
    play_checked,
    random_answer,
    seats_owing,
)

ROOT = Path(__file__).resolve().parents[2]


def play(game: Game, seed: int = 1, **wishes: Any) -> None:
    for _ in play_checked(game, game.setup(wishes), seed):
        pass


def play_some(match: Match, answers: int, check: Callable[[Match], None] | None = None) -> None:
    """Answer at random so many times, or to the end, with a check after every answer."""
    stream = Stream(1)
    while match.state.pending and answers:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
        answers -= 1
        if check is not None:
            check(match)


def play_with_undo(game: Game, seed: int = 1) -> None:
    """Undo is checked after every answer, not after every twentieth."""
    play_some(Match(game, game.setup({}), seed), 1000, check_undo)


def replace_step(
    patch: pytest.MonkeyPatch, frame: type[Frame], name: str, step: Callable[[Any, Any], Flow], rule: str | None = None
) -> None:
    """Let a procedure of a toy do something else at one step, for one test."""
    steps = PROCEDURES.tables[frame]
    at = PROCEDURES.names[frame_name(frame)].index(name)
    new = (step, steps[at][1] if rule is None else rule)
    patch.setitem(PROCEDURES.tables, frame, (*steps[:at], new, *steps[at + 1 :]))


def replace_clone(monkeypatch: pytest.MonkeyPatch, spoil: Callable[[HiddenHands, HiddenHands], None]) -> None:
    honest = HiddenHands.clone

    def clone(self: HiddenHands) -> HiddenHands:
        twin = honest(self)
        spoil(self, twin)
        return twin

    monkeypatch.setattr(HiddenHands, "clone", clone)


def test_the_honest_toys_pass() -> None:
    play(hidden_hands.GAME)
    play(echo_duel.GAME)
    play_with_undo(hidden_hands.GAME)


# Options -------------------------------------------------------------------------------------------------------------


def test_a_choice_without_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer_nothing(s: HiddenHands, f: Round) -> None:
        ask(s, f.winner, hidden_hands.TRADE, Listed(()))

    replace_step(monkeypatch, Round, "offer_trade", offer_nothing)
    with pytest.raises((Broken, Stuck), match="no option"):
        play(hidden_hands.GAME)


def test_simultaneous_choices_without_options_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose_from_nothing(s: HiddenHands, f: Round) -> None:
        ask_all(s, ((0, hidden_hands.BID, Listed(s.players[0].hand)), (1, hidden_hands.BID, Listed(()))))

    replace_step(monkeypatch, Round, "choose_secretly", choose_from_nothing)
    with pytest.raises((Broken, Stuck)):
        play(hidden_hands.GAME)


def test_a_roll_without_faces_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll_nothing(s: HiddenHands, f: Round) -> None:
        nature(s, hidden_hands.BONUS, Listed(()), 1)

    replace_step(monkeypatch, Round, "roll_dice", roll_nothing)
    with pytest.raises((Broken, Stuck)):
        play(hidden_hands.GAME)


def test_a_choice_of_one_option_that_is_put_to_someone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def insist(s: HiddenHands, f: Round) -> None:
        s.pending.append(Choice(f.winner, hidden_hands.TRADE, Listed(("keep",)), s.rule))
        s.given.append(UNANSWERED)

    replace_step(monkeypatch, Round, "offer_trade", insist)
    with pytest.raises(Broken, match="at least two options"):
        play(hidden_hands.GAME)


def test_a_choice_that_cites_no_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_step(monkeypatch, Round, "choose_secretly", hidden_hands.choose_secretly, rule="")
    with pytest.raises(Broken, match="cites its rule"):
        play(hidden_hands.GAME)


class LiesAboutItsMembers(Listed):
    def at(self, index: int) -> Any:
        return 99


class PicksStrangers(Listed):
    def build(self, prefix: tuple[Any, ...]) -> Any:
        return 99


class TakesAnything(Listed):
    def has(self, value: Any) -> bool:
        return True


@pytest.mark.parametrize(
    ("domain", "clause"),
    [
        (LiesAboutItsMembers, "a listed option is a member"),
        (PicksStrangers, "small picks build a member"),
        (TakesAnything, "a stranger is no member"),
    ],
)
def test_a_domain_that_contradicts_itself_is_caught(
    monkeypatch: pytest.MonkeyPatch, domain: type[Listed], clause: str
) -> None:
    def choose_oddly(s: HiddenHands, f: Round) -> None:
        choices: list[tuple[int, Decision[Any], Domain]] = [
            (i, hidden_hands.BID, domain(p.hand)) for i, p in enumerate(s.players.rows)
        ]
        ask_all(s, tuple(choices))

    replace_step(monkeypatch, Round, "choose_secretly", choose_oddly)
    with pytest.raises(Broken, match=clause):
        play(hidden_hands.GAME)


# Frames --------------------------------------------------------------------------------------------------------------


def test_a_frame_that_holds_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def show_as_list(s: HiddenHands, f: Any) -> None:
        hidden_hands.show_bids(s, f)
        f.bids = list(f.bids)

    replace_step(monkeypatch, Round, "show_bids", show_as_list)
    with pytest.raises(Broken, match="a frame holds plain values"):
        play(hidden_hands.GAME)


def test_a_frame_whose_copy_loses_a_local_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Round) -> Round:
        return Round(self.bids)

    monkeypatch.setattr(Round, "copy", forgetful)
    with pytest.raises(Broken, match="a copied frame keeps its locals"):
        play(hidden_hands.GAME)


# Saves ---------------------------------------------------------------------------------------------------------------


class LosesDiscardOnLoad(HiddenHandsGame):
    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> HiddenHands:
        s = super().from_plain(setup, plain)
        s.discard = ()
        return s


class NeverSavesTheDeck(HiddenHandsGame):
    """Neither written nor read: the digests of both agree, but the future is lost."""

    def plain(self, s: State) -> list[Any]:
        told = super().plain(s)
        told[1] = ()
        return told


class NeverSavesTheDiscard(HiddenHandsGame):
    def plain(self, s: State) -> list[Any]:
        told = super().plain(s)
        told[2] = ()
        return told


class GrowsItsSetupOnLoad(HiddenHandsGame):
    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> HiddenHands:
        return super().from_plain({**setup, "loaded": True}, plain)


def test_a_field_that_is_lost_when_loading_is_caught() -> None:
    with pytest.raises(Broken, match="save and load keep the digest"):
        play(LosesDiscardOnLoad())


@pytest.mark.parametrize("game", [NeverSavesTheDeck(), NeverSavesTheDiscard()], ids=["deck", "discard"])
def test_a_field_that_is_never_saved_is_caught(game: Game) -> None:
    with pytest.raises((Broken, Stuck)):
        play(game)


def test_a_loaded_state_that_saves_differently_is_caught() -> None:
    with pytest.raises(Broken, match="saves to the same bytes"):
        play(GrowsItsSetupOnLoad())


# Clones --------------------------------------------------------------------------------------------------------------


def share_rows_table(original: HiddenHands, twin: HiddenHands) -> None:
    twin.players = original.players


def share_agenda(original: HiddenHands, twin: HiddenHands) -> None:
    twin.agenda = original.agenda


def share_answers(original: HiddenHands, twin: HiddenHands) -> None:
    twin.given = original.given


def share_streams(original: HiddenHands, twin: HiddenHands) -> None:
    twin.streams = original.streams


def lose_discard(original: HiddenHands, twin: HiddenHands) -> None:
    twin.discard = ()


@pytest.mark.parametrize("spoil", [share_rows_table, share_agenda, share_answers, share_streams, lose_discard])
def test_a_clone_that_shares_or_loses_something_is_caught(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[HiddenHands, HiddenHands], None]
) -> None:
    match = Match(hidden_hands.GAME, hidden_hands.GAME.setup({}), 1)
    play_some(match, 5)
    replace_clone(monkeypatch, spoil)
    with pytest.raises((Broken, IllegalAnswer)):  # one's answers clear the other's questions
        check_clone(match.game, match.state, Stream(1), 3)


def test_a_game_with_a_memory_outside_its_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []

    def award_by_memory(s: HiddenHands, f: Round) -> None:
        rounds.append(1)
        f.winner = len(rounds) % len(s.players)
        hidden_hands.score(s, f.winner)

    replace_step(monkeypatch, Round, "award_point", award_by_memory)
    with pytest.raises((Broken, RecordError)):
        play(hidden_hands.GAME)


# Views ---------------------------------------------------------------------------------------------------------------


class ShowsAllHands(HiddenHandsGame):
    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        assert isinstance(s, HiddenHands)
        return {**super().view(s, viewer), "hands": [player.hand for player in s.players.rows]}


class ShowsTheTopCard(HiddenHandsGame):
    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        assert isinstance(s, HiddenHands)
        return {**super().view(s, viewer), "top": s.deck[:1]}


class ShowsSecretAnswers(HiddenHandsGame):
    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        return {**super().view(s, viewer), "given": [str(answer) for answer in s.given]}


class ShowsTheStreams(HiddenHandsGame):
    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        return {**super().view(s, viewer), "luck": s.streams}


@pytest.mark.parametrize("leaky", [ShowsAllHands, ShowsTheTopCard, ShowsSecretAnswers, ShowsTheStreams])
def test_a_leaky_view_is_caught(leaky: type[HiddenHandsGame]) -> None:
    with pytest.raises(Broken, match=r"give the same view|teaches nobody"):
        play(leaky())


class BlindsNobody(HiddenHandsGame):
    def blind(self, s: State, viewer: int | None) -> HiddenHands:
        twin: HiddenHands = s.clone()
        return twin


class ForgetsTheDeck(HiddenHandsGame):
    def blind(self, s: State, viewer: int | None) -> HiddenHands:
        assert isinstance(s, HiddenHands)
        twin = super().blind(s, viewer)
        twin.deck = s.deck
        return twin


@pytest.mark.parametrize("leaky", [BlindsNobody, ForgetsTheDeck])
def test_a_page_that_would_be_made_of_hidden_things_is_caught(leaky: type[HiddenHandsGame]) -> None:
    with pytest.raises(Broken, match="page is made of follows from what the viewer sees"):
        play(leaky())


class AsksByTheTopCard(HiddenHandsGame):
    """What a seat may bid depends on the deck, which nobody sees."""

    def determinize(self, s: State, viewer: int | None, seed: int, belief: str = "likely") -> HiddenHands:
        twin = super().determinize(s, viewer, seed, belief)
        for i, choice in enumerate(twin.pending):
            options = Listed((*twin.players[choice.seat].hand, twin.deck[0]))
            twin.pending[i] = Choice(choice.seat, choice.decision, options, choice.rule)
        return twin


class AsksNobodyInOtherWorlds(HiddenHandsGame):
    def determinize(self, s: State, viewer: int | None, seed: int, belief: str = "likely") -> HiddenHands:
        twin = super().determinize(s, viewer, seed, belief)
        twin.given = ["answered"] * len(twin.given)
        return twin

    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        return {"nothing": 0}


def test_options_that_leak_hidden_things_are_caught() -> None:
    with pytest.raises(Broken, match="offer the same"):
        play(AsksByTheTopCard())


def test_questions_that_leak_hidden_things_are_caught() -> None:
    with pytest.raises(Broken, match="ask the same"):
        play(AsksNobodyInOtherWorlds())


# What others are told ------------------------------------------------------------------------------------------------


class ByStepNumber(Adviser):
    """A heuristic that tells from the number of a step what is going on."""

    def advise(self, s: State, choice: Choice) -> Advice:
        return Advice(choice.options.at(s.agenda[-1].step % 2), 0.0, "bot-any")

    def evaluate(self, s: State, seat: int) -> float:
        return 0.0


class ByTheQuestion(ByStepNumber):
    def advise(self, s: State, choice: Choice) -> Advice:
        return Advice(choice.options.at(0), 0.0, "bot-any")


class AdvisesByStepNumber(echo_duel.EchoDuelGame):
    adviser = ByStepNumber


class AdvisesByTheQuestion(echo_duel.EchoDuelGame):
    adviser = ByTheQuestion


def test_whoever_reads_step_numbers_is_caught() -> None:
    honest, peeking = AdvisesByTheQuestion(), AdvisesByStepNumber()
    check_empty_steps(honest, honest.setup({}), 1)
    with pytest.raises(Broken, match="an empty step changes nothing that is told: advice"):
        check_empty_steps(peeking, peeking.setup({}), 1)


class RefusesAnOption(HiddenHandsGame):
    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        return Refusal("HH-2", "not-in-hand") if value == choice.options.at(0) else super().why_not(s, choice, value)


class AllowsAnything(HiddenHandsGame):
    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        return None


class CitesNothing(HiddenHandsGame):
    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        return None if choice.options.has(value) else Refusal("", "not-in-hand")


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        (RefusesAnOption(), "an option is not refused"),
        (AllowsAnything(), "what is no option is refused"),
        (CitesNothing(), "a refusal cites a rule of the book"),
    ],
)
def test_refusals_that_contradict_the_options_are_caught(game: Game, clause: str) -> None:
    with pytest.raises(Broken, match=clause):
        play(game)


class AsksWhatItNeverDeclared(HiddenHandsGame):
    decisions = Decisions(hidden_hands.BID, hidden_hands.SHUFFLE, hidden_hands.BONUS)


def test_a_decision_that_the_game_has_not_declared_is_caught() -> None:
    with pytest.raises((Broken, LookupError), match=r"declared"):
        play(AsksWhatItNeverDeclared())


class TellsWhatItNeverDeclared(HiddenHandsGame):
    events = {kind: told for kind, told in HiddenHandsGame.events.items() if kind != "scored"}


class TellsMoreThanItDeclares(HiddenHandsGame):
    events = HiddenHandsGame.events | {"laid": ("seat",)}


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        (TellsWhatItNeverDeclared(), "an event that is told is declared"),
        (TellsMoreThanItDeclares(), "an event has its particulars"),
    ],
)
def test_an_event_that_the_game_has_not_declared_is_caught(game: Game, clause: str) -> None:
    with pytest.raises(Broken, match=clause):
        play(game)


# Undo ----------------------------------------------------------------------------------------------------------------


def test_free_undo_past_a_roll_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def award_and_forget_the_roll(s: HiddenHands, f: Round) -> None:
        hidden_hands.award_point(s, f)
        s.known = 0

    replace_step(monkeypatch, Round, "award_point", award_and_forget_the_roll)
    monkeypatch.setattr(hidden_hands, "reveal", lambda s: None)
    with pytest.raises(Broken, match="free undo never takes back what nature said"):
        play_with_undo(hidden_hands.GAME)


def test_undo_to_a_state_that_has_been_played_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_clone(monkeypatch, share_rows_table)
    with pytest.raises((Broken, ValueError)):
        play_with_undo(hidden_hands.GAME)


def test_dice_that_change_after_undo_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_clone(monkeypatch, share_streams)
    with pytest.raises(Broken, match="nature repeats herself"):
        play_with_undo(hidden_hands.GAME)


def test_a_forgotten_reveal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner draws a card, nature is silent, nobody calls reveal: undo would let him draw and think again."""
    monkeypatch.setattr(hidden_hands, "reveal", lambda s: None)
    with pytest.raises((Broken, Stuck)):
        play(hidden_hands.GAME)


def test_a_forgotten_reveal_is_caught_by_the_clause_the_battery_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden_hands, "reveal", lambda s: None)
    match = Match(hidden_hands.GAME, hidden_hands.GAME.setup({}), 1)
    with pytest.raises(Broken, match="teaches nobody"):
        play_some(match, 1000, lambda match: check_undo_teaches_nobody(match, Stream(1)))


def test_a_field_that_is_never_saved_is_caught_by_the_clause_the_battery_lacks() -> None:
    game = NeverSavesTheDiscard()
    match = Match(game, game.setup({}), 1)
    play_some(match, 4)
    with pytest.raises(Broken, match="a loaded state looks the same"):
        check_loaded_plays_on(game, match.state, Stream(1), 40)


# Ends ----------------------------------------------------------------------------------------------------------------


def test_a_game_that_asks_forever_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_for_ever(s: HiddenHands, f: Deal) -> Flow:
        return RESTART

    replace_step(monkeypatch, Deal, "end_deal", deal_for_ever)
    monkeypatch.setattr(contract, "MOST_DECISIONS", 60)
    with pytest.raises(Broken, match="a game ends"):
        play(hidden_hands.GAME)


def test_a_seat_that_can_return_to_a_situation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever rests is asked again and has spent nothing: at random such a game ends, but a seat could go on for ever."""

    def rest_for_ever(s: echo_duel.EchoDuel, f: echo_duel.Turn) -> Flow:
        if f.answer != "rest":
            return echo_duel.act(s, f)
        f.answer = None
        return RESTART

    replace_step(monkeypatch, echo_duel.Turn, "act", rest_for_ever)
    with pytest.raises(Broken, match="no situation comes twice"):
        play(echo_duel.GAME)


def test_a_game_that_runs_in_circles_without_asking_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def wait_for_ever(s: HiddenHands, f: Deal) -> Flow:
        return AGAIN

    replace_step(monkeypatch, Deal, "end_deal", wait_for_ever)
    with pytest.raises(Stuck, match=r"no decision in 100000 steps\nDeal\(\) at end_deal"):
        play(hidden_hands.GAME)


class NobodyWins(HiddenHandsGame):
    def outcome(self, s: State) -> Outcome | None:
        return None


def test_a_game_that_ends_without_an_outcome_is_caught() -> None:
    with pytest.raises(Broken, match="has an outcome"):
        play(NobodyWins())


# Replay and other processes ------------------------------------------------------------------------------------------


class DealsDifferentlyEveryTime(HiddenHandsGame):
    def __init__(self) -> None:
        self.games = 0

    def new(self, setup: dict[str, Any], seed: int) -> HiddenHands:
        self.games += 1
        return super().new(setup, seed + self.games)


def test_a_game_that_does_not_replay_is_caught() -> None:
    with pytest.raises((Broken, RecordError)):
        play(DealsDifferentlyEveryTime())


def code_for(game: str) -> str:
    return (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / 'src')!r}]\n"
        "from reverie.testing.contract import games_fingerprint\n"
        f"from tests.contract.test_the_battery_bites import {game}\n"
        f"print(games_fingerprint({game}(), {game}().setup({{}}), range(2)))\n"
    )


class DealsByHashOrder(HiddenHandsGame):
    """What a careless loop over a set of strings does."""

    def new(self, setup: dict[str, Any], seed: int) -> HiddenHands:
        return super().new(setup, seed + hash("hidden hands") % 1_000_003)


def test_a_game_that_follows_hash_order_is_caught() -> None:
    game = DealsByHashOrder()
    with pytest.raises(Broken, match="another process plays the same games"):
        check_other_process(code_for("DealsByHashOrder"), games_fingerprint(game, game.setup({}), range(2)))


def test_another_process_that_cannot_play_is_caught() -> None:
    with pytest.raises(Broken, match="another process can play"):
        check_other_process("raise SystemExit('no table')", "")


# Small picks ---------------------------------------------------------------------------------------------------------


def forgets_the_stop() -> Domain:
    class Forgetful(Subset):
        """As a subset once was: whoever stops alone has answered nothing, which is no option."""

        def build(self, prefix: tuple[Any, ...]) -> Any:
            return tuple(x for x in prefix if x != "stop")

    return Forgetful((0, 1, 2, 3, 4), 1, 5, ("stop",))


def stops_twice() -> Domain:
    return Subset((0, 1, 2), 0, 3, ("stop",))


def never_offers_the_last() -> Domain:
    class Short(Listed):
        def picks(self, prefix: tuple[Any, ...]) -> tuple[Any, ...]:
            return super().picks(prefix)[:-1]

    return Short((1, 2, 3))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("made", "clause"),
    [
        (forgets_the_stop, "small picks build a member"),
        (stops_twice, "small picks are told apart"),
        (never_offers_the_last, "small picks reach every option"),
    ],
)
def test_every_series_of_small_picks_is_walked(made: Callable[[], Domain], clause: str) -> None:
    choice = Choice(0, hidden_hands.BID, made(), "HH-2")
    with pytest.raises(Broken, match=clause):
        check_picks(choice, Stream(1))


@pytest.mark.interpreted
def test_of_many_options_another_path_is_walked_each_time() -> None:
    met = set()

    class Watched(Permutation):
        def build(self, prefix: tuple[Any, ...]) -> Any:
            met.add(prefix)
            return prefix

    stream = Stream(1)
    for _ in range(20):
        check_picks(Choice(0, hidden_hands.BID, Watched(9), "HH-2"), stream)
    assert len(met) == 20


# Views tell everything that is public --------------------------------------------------------------------------------


class Open(HiddenHands):
    __slots__ = ()
    FIELDS = ("players", "deck", "discard", "deals", "result")
    UNTOLD = ("players.hand", "deck")


def after_a_deal(points: int) -> tuple[State, State]:
    setup = hidden_hands.GAME.setup({})
    before = Open(setup, [0, 0])
    after = before.clone()
    after.__class__ = Open
    after.deals, after.deck = 1, (3, 4)
    after.players.edit(1).points = points
    return before, after


def test_a_public_field_that_no_view_tells_is_caught() -> None:
    with pytest.raises(Broken, match="no public field changes without a view changing: deals"):
        check_views_tell(hidden_hands.GAME, *after_a_deal(0))


def test_what_a_view_tells_and_what_is_hidden_is_no_trouble() -> None:
    before, after = after_a_deal(2)
    before.deals = 1  # type: ignore[attr-defined]
    check_views_tell(hidden_hands.GAME, before, after)
