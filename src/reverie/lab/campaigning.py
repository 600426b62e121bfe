"""A campaign played by bots from its begin to its end, and the line that is kept of it."""

from __future__ import annotations

import time
from typing import Final

from reverie.bots import find_bot
from reverie.kernel.chance import Stream, derive
from reverie.kernel.game import CLOSED, LOST, WON, Game
from reverie.kernel.plain import Body
from reverie.parts.campaign.model import Campaign, Ended, campaigns_of
from reverie.parts.journal import Impossible

from .plan import Fixture, Plan
from .play import DRAW, NOBODY, Row, begun, ending, play_out

MOST_SESSIONS: Final = 300
"""After so many sessions a campaign counts as stuck."""


def play_campaign(game: Game, plan: Plan, fixture: Fixture) -> Row:
    """Play a campaign to its end: every chapter in turn, a lost one again, and whatever is asked in between by chance."""
    started = time.perf_counter()
    campaign = next(one for one in campaigns_of(game.name) if one.name == plan.campaign)
    stream = Stream(fixture.seed)
    legacy = begun_by_chance(campaign, stream, fixture.seed)
    row = blank(fixture.number, fixture.seed, plan.campaign)
    won = False
    while row.turns < MOST_SESSIONS:
        if (asked := campaign.question(legacy)) is not None:
            legacy = campaign.choose(legacy, asked.options[stream.below(len(asked.options))])
            continue
        if campaign.over(legacy):
            row.result = WON if won else LOST
            break
        chapter = campaign.open_chapters(legacy)[0]
        row.turns += 1
        ended = session(game, campaign, legacy, chapter, plan.bots[0], derive(fixture.seed, row.turns, "session"), row)
        people = [seat for seat in range(len(row.scores)) if seat not in campaign.company(legacy, chapter)]
        won = any([ended.won_by(seat) for seat in people])
        if not won:
            row.facts[chapter] = row.facts.get(chapter, 0) + 1
        legacy = campaign.after(legacy, chapter, ended)
    row.reason = "stuck" if row.result == CLOSED else "over"
    row.seconds = round(time.perf_counter() - started, 4)
    return row


def begun_by_chance(campaign: Campaign, stream: Stream, seed: int) -> Body:
    """A campaign with wishes by chance; those that do not go together are wished anew."""
    while True:
        wishes: Body = {key: values[stream.below(len(values))] for key, values in campaign.wishes().items()}
        try:
            return campaign.begin({**wishes, "seed": seed})
        except Impossible:
            continue


def blank(number: int, seed: int, name: str) -> Row:
    """The line of a campaign: its turns are sessions, and its facts how often each chapter was lost."""
    return Row(number, seed, [], [], DRAW, [], "", 0, 0, [], NOBODY, [], 0.0, name, CLOSED, {})


def session(game: Game, campaign: Campaign, legacy: Body, chapter: str, bot: str, seed: int, row: Row) -> Ended:
    """One chapter: the bot plays for all people, the campaign's own company for itself."""
    setup = game.setup(campaign.setup(legacy, chapter, 0))
    seats = game.seats_of(setup)
    company = campaign.company(legacy, chapter)
    who = [game.bots.levels[company[seat]] if seat in company else bot for seat in range(len(seats))]
    s = begun(game, setup, seed)
    bots = [find_bot(name, derive(seed, seat, "bot")) for seat, name in enumerate(who)]
    row.decisions += play_out(game, s, bots, [{} for _ in seats], row.kit)
    outcome = ending(game, s)
    row.scores = list(outcome.scores)
    return Ended(outcome.result, tuple(outcome.winners), game.legacy(s))
