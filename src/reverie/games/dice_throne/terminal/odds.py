"""What the board promises: the chances of every line of it."""

from __future__ import annotations

from rich.text import Text as Styled

from ..rules.odds import chances_float
from ..rules.requirements import Where
from ..rules.state import OFFENCE, DiceThrone
from ..words.words import DiceThronePage


def chances(s: DiceThrone, seat: int, keep: tuple[int, ...] | None = None) -> list[tuple[int, float]]:
    """For every line of somebody's board: the exact chance of it with the dice and attempts there are."""
    row = s.players.rows[seat]
    lines = s.hero(seat).lines(s.cast, row.levels)
    rolling = s.purpose == OFFENCE and s.roller == seat
    dice = tuple(sorted(s.dice)) if rolling else None
    attempts = s.attempts if rolling else s.cast.knobs.attempts
    needs = [Where(line.fits) for line in lines]
    found = chances_float(needs, dice, attempts, keep)
    return [(line.number, chance) for line, chance in zip(lines, found, strict=True)]


def odds(page: DiceThronePage, s: DiceThrone, seat: int) -> Styled | None:
    """What the board promises: for each line its chance, chased alone."""
    if s.players.rows[seat].hero < 0 or s.result is not None:
        return None
    rolling = s.purpose == OFFENCE and s.roller == seat
    told = Styled()
    if rolling:
        told.append(page.say("odds-rolled", dice=page.shown(s), attempts=s.attempts), style="bold")
    else:
        told.append(page.say("odds-before"), style="bold")
    for line, chance in sorted(chances(s, seat), key=lambda pair: -pair[1]):
        told.append(f"\n{100 * chance:6.2f} %  {page.line_name(s, line)}")
    told.append(f"\n{page.say('odds-note')}", style="dim")
    return told
