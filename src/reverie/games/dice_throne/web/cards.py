"""Cards: the viewer's own hand, the open hands of teammates, what was just played; and heroes that may be drafted."""

from __future__ import annotations

from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.cast import FAMILIES
from ..rules.legality import price
from ..rules.underway import draft_of, open_card
from ..rules.view import sees_hand
from .drawing import Drawing
from .text import FAMILY_MARKS, LONG


def card(drawing: Drawing, seat: int, number: int, shown: bool = False) -> Told:
    s, page = drawing.s, drawing.page
    face = page.worded.card(s.cast, number)
    cost = face["printed"] if shown else price(s, seat, number)
    return {
        **face,
        "id": f"card-{number}",
        "sell": f"sell-{number}",
        "cost": cost,
        "kind": drawing.say(f"family-{face['family']}"),
        "long": len(face["plain"]) > LONG,
    }


def hand(drawing: Drawing) -> Told | None:
    """The viewer's own hand."""
    s = drawing.s
    if drawing.viewer is None:
        return None
    row = s.players.rows[drawing.viewer]
    limit = s.cast.knobs.hand_limit
    return {
        "title": drawing.say("hand", n=len(row.hand), limit=limit, deck=len(row.deck), discard=len(row.discard)),
        "pile": f"pile-{drawing.viewer}",
        "picking": drawing.asked in decisions.OF_CARDS,
        "cards": [card(drawing, drawing.viewer, number) for number in row.hand],
    }


def mates(drawing: Drawing) -> list[Told]:
    """DT-3.22: teammates show each other their hands."""
    s, page = drawing.s, drawing.page
    told = []
    for seat in range(s.mode.players):
        if seat == drawing.viewer or not sees_hand(s, drawing.viewer, seat):
            continue
        cards = []
        for card in s.players.rows[seat].hand:
            family = FAMILIES[s.cast.cards[card].family]
            cards.append(
                {
                    "id": f"mate-{seat}-{card}",
                    "name": page.card_name(s.cast, card),
                    "cost": price(s, seat, card),
                    "em": FAMILY_MARKS[family],
                    "family": family,
                }
            )
        told.append({"title": drawing.say("mate-hand", who=page.who(s, seat)), "seat": seat, "cards": cards})
    return told


def played(drawing: Drawing) -> Told | None:
    """A card that lies open, on its way from hand to pile."""
    s, page = drawing.s, drawing.page
    found = open_card(s)
    if found is None:
        return None
    seat, number = found
    return {"title": drawing.say("played", who=page.who(s, seat)), "card": card(drawing, seat, number, True)}


def heroes(drawing: Drawing) -> list[Told] | None:
    """All heroes of a draft, with who banned or took them; None outside of one."""
    s, page = drawing.s, drawing.page
    draft = draft_of(s)
    if draft is None:
        return None
    told = []
    for id in s.setup["pool"]:
        number = s.cast.hero_ids[id]
        by = [page.seat_name(seat) for seat, row in enumerate(s.players.rows) if row.hero == number]
        gone = number in draft.banned
        data = page.library.heroes[id]
        key = f"hero-{id}-line"
        state = drawing.say("draft-taken", who=", ".join(by)) if by else drawing.say("word-banned") if gone else ""
        told.append(
            {
                "id": f"hero-{number}",
                "name": page.hero_name(id),
                "crest": page.emblems.crest(id),
                "stars": page.stars(data),
                "complexity": page.capital(page.say("word-complexity", n=data.complexity)),
                "line": page.say(key) if page.texts.has(key) else "",
                "symbols": [
                    {"em": page.emblems.symbol(id, symbol), "name": page.symbol_name(id, symbol)}
                    for symbol in dict.fromkeys(data.die)
                ],
                "state": state,
                "gone": gone or bool(by),
            }
        )
    return told
