"""DT-4.66 to DT-4.69 and section 5.8: at the end of a phase everything in the pool lands at one instant."""

from __future__ import annotations

from reverie.kernel.agenda import cite
from reverie.kernel.plain import Particulars

from .. import atoms
from ..cast import RESCUE
from ..damage import Account, accounts
from ..pool import victim_of
from ..state import DiceThrone, on_parting, tokens_of


def settle(s: DiceThrone) -> None:
    """Every victim's final sum, then all dials together, then who is defeated."""
    # Rules: DT-5.45, DT-5.47, DT-5.128, DT-5.213, DT-6.44.
    if not s.pool:
        return
    reckoned = accounts(s)
    teams = s.mode.team
    change: dict[int, int] = {}
    beyond_rescue: list[int] = []
    for victim, account in reckoned:
        if not s.players.rows[victim].alive:
            continue
        team = teams[victim]
        change[team] = change.get(team, 0) + account.healing - account.final
        if account.ultimate:
            beyond_rescue.append(team)  # DT-9.10: nor does a teammate's token help
        if s.listening:
            atoms.tell_settled(s, told(s, victim, account))
    atoms.clear_pool(s)
    for victim, _account in reckoned:
        team = teams[victim]
        if team in change:
            atoms.move_dial(s, victim, change.pop(team))
    check_defeat(s, tuple(beyond_rescue))


def told(s: DiceThrone, victim: int, account: Account) -> Particulars:
    lines = tuple([entry for entry in s.pool if victim_of(entry) == victim])
    return {"seat": victim, "entries": lines, **account.plain()}


def check_defeat(s: DiceThrone, beyond_rescue: tuple[int, ...], rule: str = "DT-5.41") -> None:
    """DT-4.69: rescue tokens (but for teams that an Ultimate hit), then defeat, then the draw or the last one standing."""
    # Rules: DT-1.4, DT-1.5, DT-5.214.
    teams = s.mode.team
    rows = s.players.rows
    for seat in range(len(rows)):
        if s.dials[teams[seat]] == 0 and rows[seat].alive and teams[seat] not in beyond_rescue:
            for token in s.cast.ruled[RESCUE]:
                cite(s, "DT-6.20")
                if tokens_of(rows[seat], token) and s.dials[teams[seat]] == 0:
                    atoms.rescue(s, seat, token, s.cast.tokens[token].value)
    fallen = [seat for seat in range(len(rows)) if rows[seat].alive and s.dials[teams[seat]] == 0]
    if not fallen:
        return
    cite(s, rule)
    for seat in fallen:
        atoms.defeat(s, seat)
    standing = sorted({teams[seat] for seat in s.living()})
    if len(standing) == 1:
        cite(s, "DT-1.3")
        winners = tuple([seat for seat in range(len(rows)) if teams[seat] == standing[0]])
        atoms.end_game(s, winners, "last-standing")
    elif not standing:
        cite(s, "DT-5.44")
        atoms.end_game(s, (), "draw")


def give_up(s: DiceThrone, seat: int) -> None:
    """DT-10.66: a side gives up, and nothing rescues it."""
    if s.players.rows[seat].alive:
        atoms.give_up(s, seat)
        check_defeat(s, (s.mode.team[seat],), "DT-10.66")


on_parting(give_up)
