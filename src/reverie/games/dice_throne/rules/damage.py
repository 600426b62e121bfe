"""Section 5.8.2: one victim's final damage sum, from the pool. Pure arithmetic; nothing is written here.

The parts: D is defendable (normal damage of an offensive ability), A is avoidable but not defendable, U is what an Ultimate
deals. DT-5.129 is this module.
"""

from __future__ import annotations

from .cast import NORMAL, PURE, SHADOWS
from .state import (
    ADDED,
    AVOIDED,
    BY_DEFENCE,
    BY_OFFENCE,
    BY_ULTIMATE,
    HALVED,
    HEALED,
    IF_DEALT,
    INCOMING,
    PREVENTED,
    REFLECTED,
    TIMES,
    DiceThrone,
    Entry,
    bears,
)


class Account:
    """How one victim's damage is reckoned, line by line."""

    __slots__ = (
        "avoidable",
        "avoided",
        "back",
        "defendable",
        "final",
        "halves",
        "healing",
        "prevented",
        "shadowed",
        "subtotal",
        "times",
        "ultimate",
        "warded",
    )

    def __init__(self) -> None:
        self.defendable: int = 0
        """D with its additions."""
        self.avoidable: int = 0
        """A with its additions."""
        self.ultimate: int = 0
        """U with its additions."""
        self.warded: int = 0
        """Prevented by the defence: touches D only."""
        self.prevented: int = 0
        """Prevented by cards and tokens."""
        self.shadowed: int = 0
        """Left out because of Shadows (DT-9.18)."""
        self.halves: int = 0
        self.times: int = 0
        self.avoided: bool = False
        self.subtotal: int = 0
        self.final: int = 0
        self.back: int = 0
        """To the attacker, by Retribution."""
        self.healing: int = 0

    def plain(self) -> dict[str, int]:
        return {
            "defendable": self.defendable,
            "avoidable": self.avoidable,
            "ultimate": self.ultimate,
            "warded": self.warded,
            "prevented": self.prevented,
            "shadowed": self.shadowed,
            "halves": self.halves,
            "times": self.times,
            "avoided": int(self.avoided),
            "subtotal": self.subtotal,
            "final": self.final,
            "back": self.back,
            "healing": self.healing,
        }


def half(amount: int) -> int:
    """DT-2.16: every division rounds up."""
    # Rules: DT-5.123.
    return (amount + 1) // 2


def reckon(pool: tuple[Entry, ...], victim: int, hidden: bool, dealt: bool, reflected: int) -> Account:
    """One victim's account. `hidden`: has Shadows; `dealt`: the target of the attack suffers something;
    `reflected`: what comes back by Retribution."""
    # Rules: DT-5.25, DT-5.120, DT-5.125, DT-6.42, DT-6.43.
    account = Account()
    account.avoidable = reflected
    for verb, whom, amount, kind, origin, by, _source in pool:
        if whom != victim:
            continue
        if verb == INCOMING or verb == ADDED or (verb == IF_DEALT and dealt):
            if origin == BY_ULTIMATE:
                account.ultimate += amount
            elif origin == BY_OFFENCE and hidden and by != victim:
                account.shadowed += amount
            elif origin == BY_OFFENCE and kind == NORMAL and by != victim:
                account.defendable += amount
            else:
                account.avoidable += amount
        elif verb == PREVENTED:
            if origin == BY_DEFENCE:
                account.warded += amount
            else:
                account.prevented += amount
        elif verb == HALVED:
            account.halves += 1
        elif verb == TIMES:
            account.times += amount - 1
        elif verb == AVOIDED:
            account.avoided = True
        elif verb == HEALED:
            account.healing += amount
    kept = account.defendable - account.warded
    subtotal = (kept if kept > 0 else 0) + account.avoidable - account.prevented
    account.subtotal = subtotal if subtotal > 0 else 0
    final = account.subtotal - account.halves * half(account.subtotal) + account.times * account.subtotal
    if account.avoided:
        final = 0
    account.final = (final if final > 0 else 0) + account.ultimate
    for verb, whom, _amount, _kind, _origin, _by, _source in pool:
        if verb == REFLECTED and whom == victim:
            account.back += half(account.subtotal)
    return account


def accounts(s: DiceThrone) -> list[tuple[int, Account]]:
    """Everybody's account. The target's comes first: what hangs on it (DT-5.124, DT-5.131) is known then."""
    pool = s.pool
    order: list[int] = []
    if s.target >= 0:
        order.append(s.target)
    reflecting = False
    for verb, whom, _amount, _kind, _origin, _by, _source in pool:
        if whom >= 0 and whom not in order:
            order.append(whom)
        if verb == REFLECTED:
            reflecting = True
    if reflecting and s.attacker >= 0 and s.attacker not in order:
        order.append(s.attacker)
    found: list[tuple[int, Account]] = []
    dealt, back = False, 0
    for victim in order:
        hidden = bears(s, victim, SHADOWS) > 0
        account = reckon(pool, victim, hidden, dealt, back if victim == s.attacker else 0)
        if victim == s.target:
            dealt = account.final > 0
        if victim != s.attacker:
            back += account.back
        found.append((victim, account))
    return found


def on_its_way(s: DiceThrone, seat: int) -> int:
    """How much avoidable damage would still reach a player: the subtotal as it stands now (DT-5.121)."""
    for victim, account in accounts(s):
        if victim == seat:
            return 0 if account.avoided else account.subtotal
    return 0


def strengthens(kind: int) -> bool:
    """DT-5.108: whether modifiers may add to this damage."""
    return kind != PURE
