"""What a seat cannot see, dealt anew: by what players tend to hold, or every card as likely as any other."""

from __future__ import annotations

from reverie.kernel.agenda import UNANSWERED
from reverie.kernel.chance import Stream, draw_many
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Domain, Subset
from reverie.kernel.game import LIKELY, UNIFORM
from reverie.parts.rules.decks import shuffled

from ..rules import atoms
from ..rules.decisions import DISCARD, MAIN, REACT, SELL
from ..rules.legality import main_domain, reaction_domain
from ..rules.state import STREAMS, DiceThrone
from ..rules.view import sees_hand
from .hand import likely_hand


def determinize(s: DiceThrone, viewer: int | None, seed: int, belief: str = LIKELY) -> DiceThrone:
    """Unseen hands are dealt anew, by what players tend to hold or (`UNIFORM`) by nothing but what was dealt; so are the order of all
    decks and all dice to come."""
    twin = s.clone()
    stream = Stream(seed)
    for seat in range(s.mode.players):
        row = s.players.rows[seat]
        if sees_hand(s, viewer, seat):
            atoms.deal_anew(twin, seat, row.hand, shuffled(tuple(sorted(row.deck)), stream))
        else:
            unseen = tuple(sorted(row.hand + row.deck))
            if belief == UNIFORM:
                dealt = shuffled(unseen, stream)
            else:
                dealt = tuple(likely_hand(s, seat, unseen, draw_many(stream.streams, 0, len(unseen))))
            rest = tuple(sorted(dealt[len(row.hand) :]))
            atoms.deal_anew(twin, seat, dealt[: len(row.hand)], shuffled(rest, stream))
    for i, choice in enumerate(twin.pending):
        if choice.seat == NATURE or choice.seat == viewer:
            continue
        if not sees_hand(s, viewer, choice.seat):
            options = imagined(twin, choice)
            twin.pending[i] = Choice(choice.seat, choice.decision, options, choice.rule, choice.subject, choice.stream)
        if twin.given[i] != UNANSWERED:
            twin.given[i] = twin.pending[i].options.sample(stream.streams, 0)
    twin.streams = list(draw_many(stream.streams, 0, len(STREAMS)))
    twin.script = ()
    return twin


def imagined(s: DiceThrone, choice: Choice) -> Domain:
    """What a seat whose hand was dealt anew is asked now: the same question, put to the new hand."""
    if choice.decision is REACT:
        return reaction_domain(s, choice.seat) or choice.options
    if choice.decision is MAIN:
        return main_domain(s, choice.seat)
    if choice.decision is SELL or choice.decision is DISCARD:
        options = choice.options
        assert isinstance(options, Subset)
        return Subset(s.players[choice.seat].hand, options.least, options.most)
    return choice.options
