"""Rolls: dice again (SS-8.2), saves (SS-13.12)."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, dice, emit, innermost, procedure
from reverie.kernel.domain import Subset

from .. import atoms_table, decisions
from .. import terms as t
from ..dicing import lying, rerollable, rolled_again, show, unspent
from ..queries import save_dice, saver_of
from ..state import DICE_STREAM, Quest, is_hero
from ..strike import Dicing, OtherRoll, Rerolls, Save
from .windows import open_window

# Dice again ----------------------------------------------------------------


def roll_below(s: Quest) -> Dicing:
    """The roll whose dice are changed: the one that lies."""
    found = innermost(s, Dicing)
    assert found is not None
    return found


def choose_dice(s: Quest, f: Rerolls) -> Flow:
    """The roller says which."""
    below = roll_below(s)
    may = rerollable(below.dice, f.payers)
    if not below.rerolls or not may:
        below.rerolls = 0
        return DONE
    ask(s, f.seat, decisions.REROLL, Subset(tuple(may), 0, min(below.rerolls, len(may))), f.figure)
    return None


def roll_again(s: Quest, f: Rerolls) -> Flow:
    f.which = f.answer
    f.answer = None
    if not f.which:
        roll_below(s).rerolls = 0
        return DONE
    dice(s, decisions.AGAIN_DICE, len(f.which), t.FACES, f.stream, f.figure)
    return None


def lay_again(s: Quest, f: Rerolls) -> Flow:
    below = roll_below(s)
    below.dice = rolled_again(below.dice, f.which, f.answer)
    below.shown = unspent(s, below.dice)
    below.rerolls -= len(f.which)
    f.answer = None
    if isinstance(below, Save):
        judge(s, below)
    emit(s, "dice-lie", figure=f.figure, dice=below.dice, purpose="again")
    return RESTART


# Saves ----------------------------------------------------------------


def roll_save(s: Quest, f: Save) -> None:
    """SS-13.12: one blue die, or several of which the best counts."""
    count = save_dice(s, f.saver)
    atoms_table.use_up_all(s, "save-dice", f.saver)
    dice(s, decisions.SAVE_DIE, count, t.FACES, DICE_STREAM + saver_of(s, f.saver), f.saver)


def lay_save(s: Quest, f: Save) -> None:
    f.dice = lying(0, len(f.answer), f.answer)
    f.answer = None
    judge(s, f)
    emit(s, "dice-lie", figure=f.saver, dice=f.dice, purpose="save")
    open_window(s, t.W_SAVE, f.saver)


def judge(s: Quest, f: Save) -> None:
    """Success if a die shows one of the hero's symbols; on a face with two either may serve."""
    save = s.version(saver_of(s, f.saver)).save
    f.passed = f.passed or any([save[face - 1] for _colour, face, _again, _paid in f.dice])


def settle_save(s: Quest, f: Save) -> None:
    emit(s, "saved", figure=f.saver, passed=f.passed)
    f.result = f.passed


# Other rolls ----------------------------------------------------------------


def roll_other(s: Quest, f: OtherRoll) -> None:
    dice(s, decisions.OTHER_DIE, f.count, t.FACES, DICE_STREAM + f.seat, f.die)


def lay_other(s: Quest, f: OtherRoll) -> None:
    """SS-7.47: heroes in play may change what a hero has rolled; a ghost's shout and the dice of enemies nobody does."""
    f.dice = lying(f.count if f.die == t.RED else 0, f.count if f.die == t.BLUE else 0, f.answer)
    f.answer = None
    if is_hero(f.roller) and s.in_play(f.roller):
        open_window(s, t.W_OTHER_ROLL, f.roller)


def settle_other(s: Quest, f: OtherRoll) -> None:
    f.shown = show(s, f.dice)
    f.result = f.shown


procedure(OtherRoll, ("SS-7.47", roll_other), ("SS-7.47", lay_other), ("SS-7.47", settle_other))
procedure(Rerolls, ("SS-22.3", choose_dice), ("SS-22.3", roll_again), ("SS-8.2", lay_again))
procedure(Save, ("SS-13.12", roll_save), ("SS-13.12", lay_save), ("SS-13.12", settle_save))
