"""Scenarios of Dice Throne: heroes at a table in the middle of a turn, hands and tokens as given, dice by script.

For example::

    t = table("pyromancer", "barbarian", B=side(health=10, hand=["not-today"]))
    t.strikes("fireball", 1, 1, 2, 4, 6)   # A rolls, keeps everything and announces Fireball
    t.passes("B")                          # B could still change something, and does not
    t.asked("B", "defend")                 # then B chooses a defence, or none
    assert t.health("B") == 10             # damage lands when all of that is over
"""

from __future__ import annotations

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.content.position import BEGINNINGS
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.games.dice_throne.rules import atoms, decisions
from reverie.games.dice_throne.rules.cast import COMMON, UPGRADE
from reverie.games.dice_throne.rules.procedures.turn import Contest, Turn
from reverie.games.dice_throne.rules.state import PHASES, SEATS, UPKEEP, DiceThrone, Player, tokens_of
from reverie.kernel.agenda import push_at
from reverie.kernel.choice import NATURE
from reverie.kernel.plain import Answer

from .scenario import Scenario

STEPS = {**BEGINNINGS, "turn-end": "end_turn"}


class Side:
    """What lies before one player. What is not said: full health, start CP, no card in hand, no token, all at level I.

    Everybody holds one upgrade more than is said (unless `ballast` is off), so that their Main Phases are asked; no window
    has a use for it, and `hand` leaves it out.
    """

    def __init__(
        self,
        health: int | None = None,
        cp: int | None = None,
        hand: list[str] | None = None,
        deck: list[str] | None = None,
        discard: list[str] | None = None,
        tokens: dict[str, int] | None = None,
        limits: dict[str, int] | None = None,
        levels: dict[str, int] | None = None,
        companions: dict[str, int] | None = None,
        ballast: bool = True,
    ) -> None:
        self.health = health
        self.cp = cp
        self.hand = hand or []
        self.deck = deck
        self.discard = discard or []
        self.tokens = tokens or {}
        self.limits = limits or {}
        self.levels = levels or {}
        self.companions = companions or {}
        self.ballast = ballast


side = Side


class Contested(Scenario):
    """A game of Dice Throne under test."""

    game: DiceThroneGame
    state: DiceThrone

    def __init__(self, game: DiceThroneGame, state: DiceThrone, ballast: dict[int, int]) -> None:
        self.ballast = ballast
        super().__init__(game, state)

    # How tests name things -------------------------------------------------------------------------------------------

    def value(self, told: object) -> Answer:
        """Cards, tokens, slots, lines and seats by their names; everything else as it is."""
        if isinstance(told, str) and told in SEATS:
            return SEATS.index(told)
        if not isinstance(told, tuple) or not told:
            return told
        word, *rest = told
        seat = self.choice.seat if self.state.pending else 0
        if word in ("play", "sell") and rest and isinstance(rest[0], str):
            return (word, self.card(seat, rest[0]))
        if word == "token" and isinstance(rest[0], str):
            return (word, self.token(rest[0]), rest[1] if len(rest) > 1 else 0)
        if word in ("use", "defend") and isinstance(rest[0], str):
            slot = self.slot(seat, rest[0])
            return (word, slot) if word == "defend" else (word, slot, rest[1] if len(rest) > 1 else 0)
        if word == "companion" and isinstance(rest[0], str):
            ids = [one.id for one in self.state.hero(seat).companions]
            return (word, ids.index(rest[0]), rest[1] if len(rest) > 1 else 0)
        if word == "announce" and isinstance(rest[0], str):
            return (word, self.line(seat, rest[0], rest[1] if len(rest) > 1 else 0))
        return tuple(self.value(part) for part in told)

    def card(self, seat: int, id: str) -> int:
        ids = self.state.cast.card_ids
        own = (self.state.players[seat].hero, id)
        return ids[own] if own in ids else ids[(COMMON, id)]

    def cards(self, seat: str, *ids: str) -> tuple[int, ...]:
        return tuple(self.card(SEATS.index(seat), id) for id in ids)

    def token(self, id: str) -> int:
        return self.state.cast.token(id)

    def slot(self, seat: int, id: str) -> int:
        return [slot.id for slot in self.state.hero(seat).slots].index(id)

    def line(self, seat: int, slot: str, index: int, level: int | None = None) -> int:
        at = self.slot(seat, slot)
        now = self.state.players[seat].levels[at] if level is None else level
        return self.state.hero(seat).slots[at].levels[now].lines[index]

    def unfinished(self, kind: str) -> str:
        """Nothing is under way while a player is asked for a Main Phase action or a first attempt."""
        if not self.state.pending or self.choice.decision in (decisions.MAIN, decisions.ROLL):
            return ""
        return type(self.state.agenda[-1]).__name__

    # What lies on the table ------------------------------------------------------------------------------------------

    def player(self, seat: str) -> Player:
        return self.state.players[SEATS.index(seat)]

    def health(self, seat: str) -> int:
        return self.state.health(SEATS.index(seat))

    def cp(self, seat: str) -> int:
        return self.player(seat).cp

    def hand(self, seat: str) -> list[str]:
        extra = self.ballast.get(SEATS.index(seat), -1)
        return [self.state.cast.cards[card].id for card in self.player(seat).hand if card != extra]

    def discard(self, seat: str) -> list[str]:
        return [self.state.cast.cards[card].id for card in self.player(seat).discard]

    def tokens(self, seat: str, id: str) -> int:
        return tokens_of(self.player(seat), self.token(id))

    def level(self, seat: str, slot: str) -> int:
        return self.player(seat).levels[self.slot(SEATS.index(seat), slot)] + 1

    def companion(self, seat: str, id: str) -> int:
        ids = [one.id for one in self.state.hero(SEATS.index(seat)).companions]
        return self.player(seat).companions[ids.index(id)]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return not self.state.pending

    def winners(self) -> str:
        """The seats that won, as in "A" or "AC"; "" for a draw."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return "".join(SEATS[seat] for seat in outcome.winners)

    # What happens ----------------------------------------------------------------------------------------------------

    def rolls(self, *dice: int) -> None:
        """Nature's dice show this."""
        assert self.state.pending and self.choice.seat == NATURE, f"no roll: {self.state.pending}"
        self.nature(dice)

    def shuffles(self) -> None:
        """Nature leaves the cards in their order."""
        options = self.choice.options
        self.nature(options.at(0))

    def passes(self, *seats: str) -> None:
        """These seats, in this order, let it through."""
        for seat in seats:
            self.asked(seat, "react")
            self.answer("pass")

    def pass_all(self) -> None:
        """Whoever is asked in a window passes, until something else is asked."""
        while self.state.pending and self.choice.decision is decisions.REACT:
            self.answer("pass")

    def plays(self, seat: str, *what: object) -> None:
        """This seat is asked in a window or its Main Phase and does this."""
        assert SEATS[self.choice.seat] == seat, f"asked is {self.choice}"
        self.answer(what if isinstance(what[0], str) and len(what) > 1 else ("play", what[0]))

    def rolls_attack(self, *dice: int) -> None:
        """The active player makes one attempt and stops; nobody reacts."""
        if self.choice.decision is decisions.MAIN:
            self.answer("done")
        self.answer("roll")
        self.rolls(*dice)
        self.pass_all()
        self.asked(SEATS[self.state.active], "reroll")
        self.answer(("stop",))

    def announces(self, slot: str, line: int = 0) -> None:
        self.answer(("announce", slot, line))

    def strikes(self, slot: str, *dice: int, line: int = 0) -> None:
        """One attempt, kept, and this ability announced."""
        self.rolls_attack(*dice)
        self.announces(slot, line)

    def defends(self, slot: str, *dice: int) -> None:
        self.answer(("defend", slot))
        self.rolls(*dice)

    def skips_to(self, kind: str, seat: str | None = None) -> None:
        """The plainest answers (nothing played, nothing rolled) until this is asked."""
        for _ in range(200):
            assert self.state.pending, f"the game is over before {kind}"
            if self.choice.kind == kind and (seat is None or SEATS[self.choice.seat] == seat):
                return
            if self.choice.seat == NATURE:
                self.nature(self.choice.options.at(0))
            else:
                self.answer(self.game.bots.default_answer(self.state, self.choice))
        raise AssertionError(f"{kind} was never asked")


def table(
    *heroes: str,
    mode: str = "duel",
    active: str = "A",
    phase: str = "main-1",
    turn: int = 7,
    round: int = 4,
    first: str = "A",
    windows: str = "legal",
    sudden_death: int = 0,
    game: DiceThroneGame = GAME,
    **sides: Side,
) -> Contested:
    """A game in the middle of a turn, at the beginning of a phase (`upkeep`, `main-1`, `roll`, ...)."""
    wishes = {"mode": mode, "heroes": list(heroes), "same_hero": True, "windows": windows, "first": first}
    s = game.blank(game.setup(wishes | {"sudden_death": sudden_death}), 0)
    for seat, hero in enumerate(heroes):
        atoms.take_hero(s, seat, s.cast.hero_ids[hero])
    ballast: dict[int, int] = {}
    for seat, name in enumerate(SEATS[: len(heroes)]):
        told = sides.get(name, Side())
        lay_out(s, seat, told)
        if told.ballast:
            row = s.players.edit(seat)
            extra = [card for card in row.deck if s.cast.cards[card].family == UPGRADE][-1]
            row.deck = tuple(card for card in row.deck if card != extra)
            row.hand += (extra,)
            ballast[seat] = extra
    s.first = SEATS.index(first)
    s.turn = max(0, turn - 1)
    if turn:
        atoms.begin_turn(s, SEATS.index(active), round)
    push_at(s, Contest(), "play_turns")
    if turn:
        s.phase = UPKEEP
        push_at(s, Turn(SEATS.index(active)), STEPS[phase])
    return Contested(game, s, ballast)


def lay_out(s: DiceThrone, seat: int, told: Side) -> None:
    row = s.players.edit(seat)
    hero = s.cast.heroes[row.hero]

    def numbers(ids: list[str]) -> tuple[int, ...]:
        known = s.cast.card_ids
        return tuple(known[(row.hero, id)] if (row.hero, id) in known else known[(COMMON, id)] for id in ids)

    row.hand, row.discard = numbers(told.hand), numbers(told.discard)
    used = row.hand + row.discard
    row.deck = tuple(card for card in hero.deck if card not in used)
    if told.cp is not None:
        row.cp = told.cp
    row.tokens = tuple(sorted((s.cast.token(id), count) for id, count in told.tokens.items()))
    row.limits = tuple((s.cast.token(id), more) for id, more in told.limits.items())
    ids = [slot.id for slot in hero.slots]
    for id, level in told.levels.items():
        at = ids.index(id)
        row.levels = (*row.levels[:at], level - 1, *row.levels[at + 1 :])
        row.deck = tuple(c for c in row.deck if not (s.cast.cards[c].slot == at and s.cast.cards[c].level == level - 1))
    for number, one in enumerate(hero.companions):
        dial = told.companions.get(one.id, one.start)
        row.companions = (*row.companions[:number], dial, *row.companions[number + 1 :])
    if told.deck is not None:
        on_top = numbers(told.deck)
        row.deck = on_top + tuple(card for card in row.deck if card not in on_top)
    if told.health is not None:
        team = s.mode.team[seat]
        s.dials = (*s.dials[:team], told.health, *s.dials[team + 1 :])
