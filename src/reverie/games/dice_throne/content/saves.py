"""Saves of Dice Throne that no game can have reached."""

from __future__ import annotations

from reverie.kernel.codec import SaveError

from ..rules.state import SEATS, DiceThrone, limit_of


def brought(s: DiceThrone, seat: int) -> tuple[int, ...]:
    """The cards that a seat has besides its deck."""
    told = s.setup.get("start") or s.setup.get("position") or {}
    return tuple([s.cast.bonus_ids[id] for id in told.get(SEATS[seat], {}).get("cards", ())])


def require_sound(s: DiceThrone) -> None:
    """What no game can reach is no save: counts within their limits, everybody with the cards of the own deck."""
    if len(s.players) != s.mode.players or len(s.dials) != s.mode.teams:
        raise SaveError(f"the save has {len(s.players)} players; {s.mode.id} has {s.mode.players}")
    for team, dial in enumerate(s.dials):
        cap = s.cap(s.mode.team.index(team))
        if not 0 <= dial <= cap:
            raise SaveError(f"dial {team} shows {dial}; it goes from 0 to {cap} (DT-5.40)")
    for seat, row in enumerate(s.players.rows):
        name = SEATS[seat]
        if not 0 <= row.cp <= s.cast.knobs.max_cp:
            raise SaveError(f"seat {name} has {row.cp} CP; the dial goes from 0 to {s.cast.knobs.max_cp} (DT-5.51)")
        for token, count in row.tokens:
            if not 0 <= token < len(s.cast.tokens):
                raise SaveError(f"seat {name} has a token {token} that does not exist")
            if not 0 < count <= limit_of(s, seat, token):
                told = f"{count} of {s.cast.tokens[token].id}; its limit is {limit_of(s, seat, token)} (DT-5.82)"
                raise SaveError(f"seat {name} has {told}")
        if row.hero >= 0:
            held = row.deck + row.hand + row.discard
            owned = s.cast.heroes[row.hero].deck + brought(s, seat)
            if len(sorted(set(held))) != len(held) or not all([card in owned for card in held]):
                raise SaveError(f"seat {name} holds cards that are not of its deck, or one of them twice")
