"""SS-22.7 to SS-22.14: the Defence stage, for one target."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, Flow, ask, dice, emit, innermost, procedure
from reverie.kernel.domain import Listed

from .. import atoms, atoms_table, decisions
from .. import terms as t
from ..conditions import Scene, acting
from ..dicing import automatic, dearest, lying, payable, show, showing, total_of
from ..force import borne, folded, sources
from ..queries import defence_of
from ..state import NOBODY, Quest, is_enemy, is_hero
from ..strike import Attack, Defence
from .attack import pay, seat_of, stream_for
from .windows import open_window


def weakness(s: Quest, f: Defence) -> None:
    """SS-22.7, SS-22.14: by damage type; weakness only adds to a hit (SS-Q15), resistance takes lethal hits first (SS-Q14)."""
    if not is_enemy(f.defender) or f.type == t.NO_TYPE:
        return
    change = s.sheet(s.foe_of(f.defender)).resist[f.type]
    if change > 0 and f.normal + f.lethal:
        if f.deadly:
            f.lethal += change
        else:
            f.normal += change
    elif change < 0:
        gone = min(f.lethal, -change)
        f.lethal -= gone
        f.normal = max(0, f.normal + change + gone)


def modified(s: Quest, f: Defence, name: str, base: int) -> int:
    """A number of the defender with what modifiers make of it; what counts for the next time only is used up."""
    if not borne(s, name):
        return base
    scene = Scene(f.defender, NOBODY, s.figures.rows[f.defender].area, innermost(s, Attack), f)
    found = acting(s, name, f.defender, scene)
    for bearer, mod, _amount in found:
        atoms_table.use_up(s, bearer, mod)
    return folded([(mod, amount) for _bearer, mod, amount in found], base)


def armour(s: Quest, f: Defence) -> None:
    """SS-22.8, SS-22.13, SS-24.20: armour takes normal hits only, none if its bearer is down or it is ignored; never below 0 (SS-Q13)."""
    if f.ignores or s.has(f.defender, t.DOWN):
        return
    value = max(0, modified(s, f, "armour", defence_of(s, f.defender)[0]) - f.armour)
    f.normal -= min(f.normal, value)


def magic_shields(s: Quest, f: Defence) -> None:
    """SS-22.9, SS-24.20: they must be used as far as hits remain, lethal ones first."""
    row = s.figures.rows[f.defender]
    used = min(row.shields + row.extra, f.lethal + f.normal)
    if used:
        lethal = min(f.lethal, used)
        f.lethal -= lethal
        f.normal -= used - lethal
        f.shields = used
        atoms.spend_shields(s, f.defender, used)


def ask_for_dice(s: Quest, f: Defence) -> None:
    """SS-7.44: extra dice, before the roll."""
    if f.normal and not is_enemy(f.defender):
        open_window(s, t.W_DEFENCE_DICE, f.defender)


def defence_dice(s: Quest, f: Defence) -> None:
    """SS-22.10: a blue die for each normal hit, at most the defence value; extra dice come on top."""
    most = modified(s, f, "defence-dice", defence_of(s, f.defender)[2])
    count = (min(f.normal, max(0, most)) + f.more) if f.normal else 0
    if count:
        f.rolled = True
        dice(s, decisions.DEFENCE_DICE, count, t.FACES, stream_for(s, f.defender), f.defender)
    else:
        f.answer = ()


def lay_dice(s: Quest, f: Defence) -> None:
    """SS-7.7, SS-22.10: the dice lie; who has something for this step may use it now."""
    f.dice = lying(0, len(f.answer), f.answer)
    f.answer = None
    f.shown = show(s, f.dice)
    f.paid = automatic(s, effects_of(s, f.defender))
    if f.paid:
        atoms.heal(s, f.defender, total_of(s, f.paid, t.E_HEAL))
    if f.dice:
        emit(s, "dice-lie", figure=f.defender, dice=f.dice, purpose="defence")
        if not is_enemy(f.defender):
            open_window(s, t.W_DEFENCE_ROLL, f.defender)


def effects_of(s: Quest, figure: int) -> tuple[int, ...]:
    """SS-22.11: the dice effects of an armour."""
    if is_enemy(figure):
        return s.sheet(s.foe_of(figure)).defence_effects
    if is_hero(figure):
        card = s.heroes.rows[figure].slots[t.ARMOUR]
        return s.item(card).sides[s.sides[card]].effects if card != t.NO_ITEM else ()
    return ()


def pay_effects(s: Quest, f: Defence) -> Flow:
    """SS-22.11: as in the Hit stage."""
    if f.answer is not None:
        answer, f.answer = f.answer, None
        if answer == decisions.DONE:
            return None
        activate(s, f, answer)
        return AGAIN
    can = payable(s, f.defender, f.shown, effects_of(s, f.defender), f.paid) if f.dice else []
    if not can:
        return None
    if is_enemy(f.defender):
        activate(s, f, dearest(s, can))
    else:
        ask(s, seat_of(s, f.defender), decisions.ARMOUR, Listed((*can, decisions.DONE)), f.defender)
    return AGAIN


def activate(s: Quest, f: Defence, effect: int) -> None:
    emit(s, "effect-paid", figure=f.defender, effect=effect)
    pay(s, f, effect, f.defender)
    atoms.heal(s, f.defender, total_of(s, (effect,), t.E_HEAL))


def count_shields(s: Quest, f: Defence) -> None:
    """SS-22.12, SS-22.13: each SHIELD, rolled or added, cancels a normal hit."""
    if not f.normal:
        return
    found = showing(s, f.dice, t.SHIELD) + total_of(s, f.paid, t.E_SHIELD)
    if borne(s, "symbol-shield"):
        symbols = [mod.symbol for _bearer, mod, _value in sources(s, "symbol-shield", f.defender)]
        found += sum([f.shown[symbol] for symbol in sorted(set(symbols))])
    found = modified(s, f, "shield", found)
    f.normal -= min(f.normal, max(0, found))


def suffer(s: Quest, f: Defence) -> None:
    """SS-22.12: one wound for each hit that is left; of several targets all take theirs when the last has defended (SS-24.18)."""
    amount = f.lethal + f.normal
    emit(s, "defended", defender=f.defender, steps=(f.shields, len(f.dice)), wounds=amount)
    f.result = amount if f.together else atoms.wound(s, f.defender, amount, f.attacker)


procedure(
    Defence,
    ("SS-22.7", weakness),
    ("SS-22.8", armour),
    ("SS-22.9", magic_shields),
    ("SS-7.44", ask_for_dice),
    ("SS-22.10", defence_dice),
    ("SS-22.10", lay_dice),
    ("SS-22.11", pay_effects),
    ("SS-22.12", count_shields),
    ("SS-22.12", suffer),
)
