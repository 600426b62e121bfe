"""Hidden Hands: a toy with secrets. Two or three seats bid a card each, at once and unseen; a die is added; the highest
takes a point and may trade a card of its hand for the top of the deck.

HH-1 The deck is shuffled and every seat is dealt a hand, which only that seat sees.
HH-2 In every round all seats choose a card secretly; then the cards are shown.
HH-3 Every seat rolls a die and adds it to its card. The highest total, of equals the first seat's, scores a point.
HH-4 The winner of the round may trade a card for the top of the deck. What is drawn, only the winner sees.
HH-5 When the hands are empty the cards are gathered for the next deal. After the last deal most points win.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import (
    AGAIN,
    RESTART,
    Flow,
    advance,
    ask,
    ask_all,
    dice,
    emit,
    nature,
    pending_for,
    procedure,
    push,
    reveal,
)
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.game import OWN, Game, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.rulebook import Rulebook
from reverie.kernel.state import Frame, Row, State, Table

STREAMS: Final = ("deck", "dice")
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
DECK: Final = 20
DIE: Final = (1, 2, 3, 4, 5, 6)
KEEP: Final = "keep"
BID: Final = Decision("bid", "HH-2")
TRADE: Final = Decision("trade", "HH-5", passes=KEEP)
SHUFFLE: Final = Chance("shuffle", "HH-1")
BONUS: Final = Chance("bonus", "HH-3")


class Player(Row):
    __slots__ = ("hand", "points")
    FIELDS = ("hand", "points")

    def __init__(self, hand: tuple[int, ...], points: int) -> None:
        self.hand = hand
        self.points = points

    def copy(self) -> Player:
        return Player(self.hand, self.points)


class HiddenHands(State):
    __slots__ = ("deals", "deck", "discard", "players", "result", "setup")

    def __init__(self, setup: dict[str, Any], streams: list[int]) -> None:
        super().__init__(streams)
        self.setup = setup
        self.players: Table[Player] = Table([Player((), 0) for _ in range(setup["players"])])
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.deals: int = 0
        self.result: tuple[int, ...] | None = None

    def clone(self) -> HiddenHands:
        twin = HiddenHands.__new__(HiddenHands)
        twin.copy_base(self)
        twin.setup = self.setup
        twin.players = self.players.clone()
        twin.deck = self.deck
        twin.discard = self.discard
        twin.deals = self.deals
        twin.result = self.result
        return twin


# Atoms: the only writers ---------------------------------------------------------------------------------------------


def shuffle(s: HiddenHands, order: tuple[int, ...]) -> None:
    s.deck = tuple([n + 1 for n in order])
    s.discard = ()
    s.deals += 1
    emit(s, "shuffled", cards=len(order))


def draw(s: HiddenHands, seat: int, count: int) -> None:
    drawn, s.deck = s.deck[:count], s.deck[count:]
    player = s.players.edit(seat)
    player.hand = tuple(sorted(player.hand + drawn))
    reveal(s)
    emit(s, "drawn", (seat,), seat=seat, cards=drawn)


def lay_down(s: HiddenHands, seat: int, card: int, shown: bool) -> None:
    player = s.players.edit(seat)
    player.hand = tuple([c for c in player.hand if c != card])
    s.discard += (card,)
    if shown:
        reveal(s)
    emit(s, "laid", seat=seat, card=card)


def score(s: HiddenHands, seat: int) -> None:
    s.players.edit(seat).points += 1
    emit(s, "scored", seat=seat)


def finish(s: HiddenHands) -> None:
    best = max(player.points for player in s.players.rows)
    s.result = tuple([seat for seat, player in enumerate(s.players.rows) if player.points == best])
    emit(s, "finished", winners=s.result)


# Procedures ----------------------------------------------------------------------------------------------------------


class Deal(Frame):
    __slots__ = ()

    def copy(self) -> Deal:
        return Deal()


class Round(Frame):
    __slots__ = ("bids", "winner")
    FIELDS = ("bids", "winner")

    def __init__(self, bids: tuple[int, ...] = (), winner: int = -1) -> None:
        super().__init__()
        self.bids = bids
        self.winner = winner

    def copy(self) -> Round:
        return Round(self.bids, self.winner)


def shuffle_deck(s: HiddenHands, f: Deal) -> None:
    nature(s, SHUFFLE, Permutation(DECK), DECK_STREAM)


def deal_hands(s: HiddenHands, f: Deal) -> Flow:
    shuffle(s, f.answer)
    f.answer = None
    for seat in range(len(s.players)):
        draw(s, seat, s.setup["hand"])
    return None


def play_rounds(s: HiddenHands, f: Deal) -> Flow:
    if not s.players[0].hand:
        return None
    push(s, Round())
    return AGAIN


def end_deal(s: HiddenHands, f: Deal) -> Flow:
    if s.deals < s.setup["deals"]:
        return RESTART
    finish(s)
    return None


def choose_secretly(s: HiddenHands, f: Round) -> None:
    ask_all(s, tuple([(seat, BID, Listed(player.hand)) for seat, player in enumerate(s.players.rows)]))


def show_bids(s: HiddenHands, f: Round) -> Flow:
    f.bids = f.answer
    for seat, card in enumerate(f.bids):
        lay_down(s, seat, card, shown=True)
    return None


def roll_dice(s: HiddenHands, f: Round) -> None:
    dice(s, BONUS, len(s.players), DIE, DICE_STREAM)


def award_point(s: HiddenHands, f: Round) -> Flow:
    totals = [bid + die for bid, die in zip(f.bids, f.answer, strict=True)]
    f.winner = totals.index(max(totals))
    score(s, f.winner)
    return None


def offer_trade(s: HiddenHands, f: Round) -> None:
    ask(s, f.winner, TRADE, Listed((KEEP, *s.players[f.winner].hand)))


def trade(s: HiddenHands, f: Round) -> Flow:
    if f.answer != KEEP:
        lay_down(s, f.winner, f.answer, shown=True)
        draw(s, f.winner, 1)
    return None


procedure(Deal, ("HH-1", shuffle_deck), ("HH-1", deal_hands), ("HH-2", play_rounds), ("HH-5", end_deal))
procedure(
    Round,
    ("HH-2", choose_secretly),
    ("HH-2", show_bids),
    ("HH-3", roll_dice),
    ("HH-3", award_point),
    ("HH-4", offer_trade),
    ("HH-4", trade),
)


class HiddenHandsGame(Game):
    name = "hidden_hands"
    title = "Hidden Hands"
    version = 3
    seats = ("red", "green", "blue")
    hides = OWN
    decisions = Decisions(BID, TRADE, SHUFFLE, BONUS)
    events = {
        "shuffled": ("cards",),
        "drawn": ("seat", "cards"),
        "laid": ("seat", "card"),
        "scored": ("seat",),
        "finished": ("winners",),
    }
    purposes = STREAMS
    content = "cards 1 to 20"

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        made = {"players": 3, "hand": 4, "deals": 2, **wishes}
        if list(made) != ["players", "hand", "deals"] or made["players"] not in (2, 3):
            raise SetupError(f"two or three players, not {made}")
        return made

    def new(self, setup: dict[str, Any], seed: int) -> HiddenHands:
        s = HiddenHands(setup, seed_streams(seed, STREAMS))
        push(s, Deal())
        advance(s)
        return s

    def setup_of(self, s: State) -> dict[str, Any]:
        assert isinstance(s, HiddenHands)
        return s.setup

    def content_digest(self, setup: dict[str, Any]) -> str:
        return self.content

    def outcome(self, s: State) -> Outcome | None:
        assert isinstance(s, HiddenHands)
        if s.result is None:
            return None
        return Outcome(s.result, "most points", tuple([player.points for player in s.players.rows]))

    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        assert isinstance(s, HiddenHands)
        return {
            "hand": s.players[viewer].hand if viewer is not None and viewer < len(s.players) else (),
            "cards": [len(player.hand) for player in s.players.rows],
            "points": [player.points for player in s.players.rows],
            "deck": len(s.deck),
            "discard": s.discard,
            "owing": [choice.seat for choice in s.pending if pending_for(s, choice.seat) is choice],
        }

    def determinize(self, s: State, viewer: int | None, seed: int, belief: str = "likely") -> HiddenHands:
        """The viewer keeps hand and answer; all other hands, what they chose, and the deck are dealt anew."""
        assert isinstance(s, HiddenHands)
        twin = s.clone()
        stream = Stream(seed)
        others = [seat for seat in range(len(s.players)) if seat != viewer]
        unseen = list(s.deck)
        for seat in others:
            unseen.extend(s.players[seat].hand)
        unseen.sort()  # what is imagined must not follow from how it really lies
        for i in range(len(unseen) - 1, 0, -1):
            j = stream.below(i + 1)
            unseen[i], unseen[j] = unseen[j], unseen[i]
        for seat in others:
            count = len(s.players[seat].hand)
            twin.players.edit(seat).hand = tuple(sorted(unseen[:count]))
            del unseen[:count]
        twin.deck = tuple(unseen)
        for i, choice in enumerate(s.pending):
            if choice.seat in others:
                hand = twin.players[choice.seat].hand
                options = Listed((KEEP, *hand)) if choice.kind == "trade" else Listed(hand)
                twin.pending[i] = Choice(
                    choice.seat, choice.decision, options, choice.rule, choice.subject, choice.stream
                )
                if pending_for(s, choice.seat) is not choice:
                    twin.given[i] = hand[stream.below(len(hand))]
        twin.streams = seed_streams(seed, STREAMS)
        return twin

    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        return None if choice.options.has(value) else Refusal("HH-2", "not-in-hand", card=value)

    def plain(self, s: State) -> list[Any]:
        assert isinstance(s, HiddenHands)
        return [[player.plain() for player in s.players.rows], s.deck, s.discard, s.deals, s.result]

    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> HiddenHands:
        s = HiddenHands(setup, [0] * len(STREAMS))
        s.players = Table([Player(*row) for row in plain[0]])
        s.deck, s.discard, s.deals, s.result = plain[1:]
        return s

    def rulebook(self) -> Rulebook:
        raise NotImplementedError("a toy has no rulebook; its rules stand at the top of this module")

    def page(self, language: str) -> Page:
        raise NotImplementedError("a toy has no page")


GAME: Final = HiddenHandsGame()
