"""A game with a sure turning point: five meteors would win it, and nothing is announced."""

from __future__ import annotations

from functools import cache

from reverie.bots import Seen, find_bot
from reverie.games import find_game
from reverie.kernel.match import Match


@cache
def thrown_away() -> Match:
    """Two novices of Dice Throne play it to its end, after that."""
    game = find_game("dice_throne")
    sides = {"A": {"health": 14, "cp": 0}, "B": {"health": 12, "cp": 0}}
    position = {"turn": 5, "round": 3, "phase": "roll", "seat": "A", **sides}
    setup = game.setup(
        {"heroes": ["pyromancer", "barbarian"], "position": position, "dice": {"dice A": [6, 6, 6, 6, 6]}}
    )
    match = Match(game, setup, 3, ["Ilse", "Oskar"])
    first = {"roll": "roll", "reroll": ("stop",), "announce": "decline", "react": "pass"}
    bots = [find_bot("easy", seat) for seat in range(2)]
    thrown = False
    while match.outcome() is None:
        choice = match.choices()[0]
        own = first[choice.kind] if not thrown and choice.kind in first else None
        thrown = thrown or choice.kind == "announce"
        answer = bots[choice.seat].choose(Seen(game, match.state, choice)) if own is None else own
        match.submit(choice.seat, answer)
    return match


def decision_thrown(match: Match) -> int:
    """The number of the answer that threw it away."""
    return next(number for number, (_seat, answer) in enumerate(match.answers, start=1) if answer == "decline")
