"""How learning programs see Dice Throne: seats counted from the own one, cards and lines by their numbers."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.game import NOTED
from reverie.kernel.lens import Lens, byte, in_bytes
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
        seats, at = len(players), HEADER
        out[:HEADER] = in_bytes(self._header(view, viewer, seats))
        for line in view["ledger"]["lines"]:
            if line["victim"] >= 0:
                place = at + VERBS.index(line["verb"]) * len(SEATS) + (line["victim"] - viewer) % seats
                out[place] = byte(out[place] + max(1, line["amount"]))
        at += len(VERBS) * len(SEATS)
        for told in players:
            if "hand" in told:
                start = at if told["seat"] == viewer else at + self.cards
                for card in told["hand"]:
                    out[start + card] += 1
            for card in told["discard"]:
                out[at + 2 * self.cards + card] += 1
        at += 3 * self.cards
        for told in players:
            start = at + (told["seat"] - viewer) % seats * (OF_A_PLAYER + self.tokens)
            out[start : start + OF_A_PLAYER] = in_bytes(self._player(told, players[viewer]["team"]))
            for token, count in told["tokens"]:
                out[start + OF_A_PLAYER + token] = byte(count)

    def _header(self, view: Body, viewer: int, seats: int) -> list[int]:
        on, dice = view[NOTED], view["dice"]
        told = [seats, view["turn"], view["round"], *[0] * (len(PHASES) + len(ROLLS))]
        told[3 + PHASES.index(view["phase"])] = 1
        told[3 + len(PHASES) + ROLLS.index(dice["purpose"])] = 1
        told += [*in_places(dice["shown"], DICE), *in_places(on["final"], DICE), dice["attempts"]]
        for seat in (
            view["active"],
            view["first"],
            dice["roller"],
            on["attacker"],
            on["target"],
            on["lock"],
            on["stunned"],
        ):
            told.append(1 + (seat - viewer) % seats if seat >= 0 else 0)
        line = on["line"] + 1
        marks = int(on["attacking"]) + 2 * on["stage"] + 4 * on["behind"]
        told += [line >> 8, line & 255, marks, on["main_kind"] + 1, on["changes"]]
        told.append(len(on["deferred"]) + 16 * len(on["after"]))
        return told

    def _player(self, told: Body, team: int) -> list[int]:
        hero = self.heroes.get(told["hero"], -1) + 1
        mine = [1, told["alive"], told["team"] == team, hero, told["health"], told["cp"], told["deck"], told["cards"]]
        return [*mine, *in_places(told["levels"], SLOTS), *in_places(told["companions"], COMPANIONS)]


def in_places(values: Any, count: int) -> list[int]:
    """So many of these values, and nothing where there are fewer."""
    return [*values[:count], *[0] * (count - len(values))]
