"""Modes of play: who sits where, and who is on whose side."""

from __future__ import annotations

from reverie.parts.rules.effects import NO_TEXT as NO_TEXT


class Mode:
    """DT-3.20 ff., DT-10.60 ff.: seats, teams and dials. Seats are numbered in the order of turns."""

    __slots__ = ("clockwise", "health", "house", "id", "leader", "left", "players", "targeting", "team", "teams")

    def __init__(
        self, id: str, players: int, health: int, targeting: str, team_size: int, leader: bool, house: bool
    ) -> None:
        self.id = id
        self.players = players
        self.health = health
        self.targeting = targeting
        self.leader = leader
        self.house = house
        self.teams: int = players // team_size
        self.team: tuple[int, ...] = tuple([seat % self.teams for seat in range(players)])
        """The team (and dial) of each seat: turns zigzag from team to team (DT-2.52)."""
        self.clockwise: tuple[int, ...] = seating(self.teams, team_size)
        self.left: tuple[tuple[int, ...], ...] = tuple([self._from_the_left(seat) for seat in range(players)])
        """The opponents of each seat, from its left to its right (DT-2.51)."""

    def _from_the_left(self, seat: int) -> tuple[int, ...]:
        if self.teams == 2 and self.players > 2:
            row = tuple([other for other in range(self.players) if self.team[other] != self.team[seat]])
            return row if self.team[seat] == 0 else row[::-1]  # the second row faces the other way
        at = self.clockwise.index(seat)
        around = self.clockwise[at + 1 :] + self.clockwise[:at]
        return tuple([other for other in around if self.team[other] != self.team[seat]])


def seating(teams: int, team_size: int) -> tuple[int, ...]:
    """DT-2.51: seats clockwise. Two teams sit in facing rows; three sit together, team by team, round the table."""
    rows = [tuple([team + teams * n for n in range(team_size)]) for team in range(teams)]
    if team_size > 1 and teams == 2:
        return (rows[0][0], *rows[1], *rows[0][:0:-1])
    if team_size > 1:
        return tuple([seat for row in rows for seat in row])
    return tuple(range(teams))
