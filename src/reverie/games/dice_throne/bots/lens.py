"""How learning programs see Dice Throne: seats counted from the own one, cards and lines by their numbers."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.game import NOTED
from reverie.kernel.lens import Lens, Pen
from reverie.kernel.plain import Body, Plain

from ..rules.cast import Cast
from ..rules.decisions import DISCARD, OPPONENT, PICK_DICE, PLAYER, REACT, REROLL, SELL, TARGET, VOTE
from ..rules.state import PHASES, ROLLS, SEATS, VERBS, DiceThrone

WORDS: Final = ("stop", "done", "decline", "reroll", "roll", "skip", "pass", "rest")
PASSES: Final = ("pass", "rest")
DICE: Final = 5
SLOTS: Final = 9
COMPANIONS: Final = 2
OF_SEATS: Final = (TARGET, VOTE, OPPONENT, PLAYER)
"""Decisions in which a number is a seat."""
OF_DICE: Final = (REROLL, PICK_DICE)
OF_CARDS: Final = (SELL, DISCARD)
HEADER: Final = 3 + len(PHASES) + len(ROLLS) + 2 * DICE + 14
OF_A_PLAYER: Final = 8 + SLOTS + COMPANIONS


class DiceThroneLens(Lens[DiceThrone]):
    """Picks are cards (played, sold, given up), lines (announced, defended with), seats, dice, amounts and words."""

    def __init__(self, version: int, content: str, kinds: tuple[str, ...], cast: Cast) -> None:
        self.cards: int = len(cast.cards)
        self.tokens: int = len(cast.tokens)
        self.heroes: dict[str, int] = {hero.id: number for number, hero in enumerate(cast.heroes)}
        cards, lines, seats = len(cast.cards), len(cast.lines), len(SEATS)
        nouns = (
            ("play", cards), ("sell", cards), ("card", cards), ("announce", lines), ("defend", lines), ("seat", seats), ("die", DICE),
            ("set", DICE),
        )  # fmt: skip
        board = (
            ("header", HEADER),
            ("pool", len(VERBS) * seats),
            ("hand", cards),
            ("allies", cards),
            ("discard", cards),
            ("players", seats * (OF_A_PLAYER + self.tokens)),
        )
        super().__init__("dice_throne", version, content, kinds, WORDS, nouns, board, 64)

    def name(self, s: DiceThrone, choice: Choice, prefix: Plain, pick: Any) -> int:
        if type(pick) is int:
            if choice.decision in OF_SEATS and pick >= 0:
                return self.noun("seat", (pick - choice.seat) % s.mode.players)
            if choice.decision in OF_DICE:
                return self.noun("die", pick)
            if choice.decision in OF_CARDS:
                return self.noun("card", pick)
        return super().name(s, choice, prefix, pick)

    def idle(self, choice: Choice) -> bool:
        """DT-4.90: a window in which somebody can only pass; that they are asked tells nobody anything."""
        if choice.decision is REACT and choice.options.size() <= len(PASSES):
            return all([value in PASSES for value in choice.options])
        return super().idle(choice)

    def board(self, s: DiceThrone, view: Body, viewer: int, out: Any) -> None:
        players = view["players"]
        seats = len(players)
        pen = Pen(out)
        self._header(pen, view, viewer, seats)
        for line in view["ledger"]["lines"]:
            if line["victim"] >= 0:
                at = pen.at + VERBS.index(line["verb"]) * len(SEATS) + (line["victim"] - viewer) % seats
                out[at] = min(255, out[at] + max(1, line["amount"]))
        pen.at += len(VERBS) * len(SEATS)
        for told in players:
            if "hand" in told:
                start = pen.at if told["seat"] == viewer else pen.at + self.cards
                for card in told["hand"]:
                    out[start + card] += 1
            for card in told["discard"]:
                out[pen.at + 2 * self.cards + card] += 1
        start = pen.at + 3 * self.cards
        for told in players:
            place = (told["seat"] - viewer) % seats
            self._player(Pen(out, start + place * (OF_A_PLAYER + self.tokens)), told, players[viewer]["team"])

    def _header(self, pen: Pen, view: Body, viewer: int, seats: int) -> None:
        on, dice = view[NOTED], view["dice"]
        pen.put(seats)
        pen.put(view["turn"])
        pen.put(view["round"])
        pen.one_of(PHASES.index(view["phase"]), len(PHASES))
        pen.one_of(ROLLS.index(dice["purpose"]), len(ROLLS))
        for shown in (dice["shown"], on["final"]):
            for number in range(DICE):
                pen.put(shown[number] if number < len(shown) else 0)
        pen.put(dice["attempts"])
        for seat in (
            view["active"],
            view["first"],
            dice["roller"],
            on["attacker"],
            on["target"],
            on["lock"],
            on["stunned"],
        ):
            pen.put(1 + (seat - viewer) % seats if seat >= 0 else 0)
        pen.wide(on["line"] + 1)
        pen.put(int(on["attacking"]) + 2 * on["stage"] + 4 * on["behind"])
        pen.put(on["main_kind"] + 1)
        pen.put(on["changes"])
        pen.put(len(on["deferred"]) + 16 * len(on["after"]))

    def _player(self, pen: Pen, told: Body, team: int) -> None:
        pen.put(1)
        pen.put(int(told["alive"]))
        pen.put(int(told["team"] == team))
        pen.put(self.heroes.get(told["hero"], -1) + 1)
        for name in ("health", "cp", "deck", "cards"):
            pen.put(told[name])
        for name, count in (("levels", SLOTS), ("companions", COMPANIONS)):
            for number in range(count):
                pen.put(told[name][number] if number < len(told[name]) else 0)
        for token, count in told["tokens"]:
            pen.out[pen.at + token] = min(255, count)
