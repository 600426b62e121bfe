"""Positions of Dice Throne at a real table: people sit at all seats, and all but the one who looks answer through the API."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

HAND = ["wild", "nudge", "nuisance"]
SIX = ["wild", "nudge", "nuisance", "not-today", "shake-off", "two-cards"]
FLAMES = [1, 1, 2, 3, 6]
Setup = dict[str, Any]


class Table:
    """One table, and everybody's key to it."""

    def __init__(self, url: str, names: list[str], setup: Setup) -> None:
        seats = [{"kind": "you", "name": name} for name in names]
        body = {"game": "dice_throne", "seats": seats, "setup": setup}
        self.line = httpx.Client(base_url=url, timeout=60)  # one for all answers: making one costs more than an answer
        made = self.line.post("/api/tables", json=body)
        assert made.status_code < 300, made.text
        told = made.json()
        self.id, self.tokens = told["table"], told["tokens"]

    def sit(self, seat: int = 0) -> str:
        return f"/t/{self.id}/sit/{self.tokens[str(seat)]}"

    def _ask(self, method: str, what: str, seat: str, **body: Any) -> Any:
        head = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.line.request(method, f"/api/tables/{self.id}/{what}", headers=head, **body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def asked(self) -> tuple[int, dict[str, Any], int]:
        """Who is asked, what, and as which step."""
        for seat in self.tokens:
            if seat.isdecimal():
                told = self._ask("GET", "choice", seat)
                if told["choice"] is not None:
                    return int(seat), told["choice"], told["seq"]
        raise AssertionError("nobody is asked anything")

    def answer(self, value: Any) -> None:
        """Answer for whoever is asked."""
        seat, _choice, seq = self.asked()
        self.give(seat, value, seq)

    def give(self, seat: int, value: Any, seq: int) -> None:
        """Answer what was asked as this step; where the table has passed it by itself in the meantime, that counts."""
        try:
            self._ask("POST", "answer", str(seat), json={"value": value, "seq": seq})
        except AssertionError:
            if self.asked()[2] == seq:
                raise

    def until(self, kind: str, seat: int = 0, when: Callable[[dict[str, Any]], bool] = lambda _choice: True) -> Table:
        """Play on, plainly, until somebody is asked this."""
        for _ in range(60):
            who, choice, seq = self.asked()
            if (who, choice["kind"]) == (seat, kind) and when(choice):
                return self
            self.give(who, plain_answer(choice), seq)
        raise AssertionError(f"{kind} was never asked of seat {seat}")


def deeds(choice: dict[str, Any], tag: str) -> list[list[Any]]:
    """What may be done here that begins with a word."""
    return [one for one in choice["options"][1] if isinstance(one, list) and one[0] == tag]


def plain_answer(choice: dict[str, Any]) -> Any:
    """Rolls, keeps everything, announces and defends with the first that there is; else passes."""
    kind = choice["kind"]
    if kind in ("announce", "defend"):
        found = deeds(choice, kind)
        return found[0] if found else "decline"
    known = {"react": "pass", "main": "done", "roll": "roll", "reroll": ["stop"]}
    if kind == "upkeep-order":
        return list(range(choice["options"][1]))
    return known[kind] if kind in known else choice["options"][1][0]


def duel(seat: str, mine: Setup, theirs: Setup, phase: str = "upkeep", **dice: list[int]) -> Setup:
    """Barbarian before the viewer, Pyromancer opposite; whoever's turn it is burns, so that an account has been settled."""
    burns = {"tokens": {"burn": 1, "fire-mastery": 3}}
    sides = {"A": {"cp": 4, "health": 24, **mine}, "B": {"cp": 4, "health": 30, **theirs}}
    sides[seat] = {**burns, **sides[seat]}
    told = {"turn": 5, "round": 3, "phase": phase, "seat": seat, **sides}
    return {
        "heroes": ["barbarian", "pyromancer"],
        "position": told,
        "dice": {f"dice {who}": faces for who, faces in dice.items()},
    }


def play(table: Table, kind: str = "react", seat: int = 0) -> Table:
    """Play the first card that can be played."""
    table.until(kind, seat, lambda choice: bool(deeds(choice, "play")))
    table.answer(deeds(table.asked()[1], "play")[0])
    return table


def crowd(mode: str, count: int, phase: str = "upkeep") -> Setup:
    heroes = ["shadow-thief", "beast-keeper", "gambler", "ascetic", "pyromancer", "paladin"][:count]
    sides = {letter: {"cp": 4} for letter in "ABCDEF"[:count]}
    sides["A"] |= {"hand": SIX, "tokens": {"poison": 1, "shadows": 1, "sneak-attack": 1}}
    told = {"turn": 9, "round": 3, "phase": phase, "seat": "A", **sides}
    return {"mode": mode, "players": count, "heroes": heroes, "position": told, "dice": {"dice A": [1, 2, 3, 4, 6]}}


NAMES = ["Wanda", "Oskar", "Ilse", "Bruno", "Zofia", "Emil"]


def my_roll(url: str) -> Table:
    setup = duel("A", {"hand": HAND}, {}, A=[4, 1, 2, 6, 3])
    return Table(url, NAMES[:2], setup).until("reroll")


def announced_to_me(url: str) -> Table:
    setup = duel("B", {"hand": HAND}, {}, B=FLAMES)
    table = Table(url, NAMES[:2], setup).until("announce", 1)
    table.answer(plain_answer(table.asked()[1]))
    return table.until("react", 0, lambda choice: bool(deeds(choice, "play")))


def elbow(url: str) -> Table:
    return play(Table(url, NAMES[:2], duel("B", {"hand": ["nuisance"]}, {}, B=FLAMES)))


def nudge(url: str) -> Table:
    return play(Table(url, NAMES[:2], duel("B", {"hand": ["nudge"]}, {}, B=FLAMES)))


def set_die(url: str) -> Table:
    return play(Table(url, NAMES[:2], duel("A", {"hand": ["wild"]}, {}, A=[1, 2, 2, 3, 4])))


def announce(url: str) -> Table:
    return Table(url, NAMES[:2], duel("A", {"hand": HAND}, {}, A=[1, 1, 2, 3, 2])).until("announce")


def announce_several(url: str) -> Table:
    return Table(url, NAMES[:2], duel("A", {"hand": HAND}, {}, A=[1, 2, 3, 4, 2])).until("announce")


def defend(url: str) -> Table:
    return Table(url, NAMES[:2], duel("B", {"hand": HAND}, {}, B=FLAMES)).until("defend")


def six_cards(url: str) -> Table:
    return Table(url, NAMES[:2], duel("A", {"hand": SIX}, {})).until("main")


def three(url: str) -> Table:
    return Table(url, NAMES[:3], crowd("king-of-the-hill", 3)).until("reroll")


def teams(url: str) -> Table:
    return Table(url, NAMES[:4], crowd("teams", 4)).until("reroll")


def six(url: str) -> Table:
    return Table(url, NAMES, crowd("free-for-all", 6)).until("announce")


POSITIONS: dict[str, Callable[[str], Table]] = {
    "my-roll": my_roll,
    "announced-to-me": announced_to_me,
    "elbow": elbow,
    "nudge": nudge,
    "set-die": set_die,
    "announce": announce,
    "announce-several": announce_several,
    "defend": defend,
    "six-cards": six_cards,
    "three": three,
    "teams": teams,
    "six": six,
}
