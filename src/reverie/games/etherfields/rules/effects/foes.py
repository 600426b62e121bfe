"""EF-6.110, ops of Entities and Turns: Morphings, States, effects of tiles, steps, Loot, ends."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import innermost, nature, push, unwind
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import NO_TEXT, Field

from .. import atoms, decisions
from .. import atoms_map as ground
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import NONE, WHO
from ..atoms_cards import put_down_all
from ..atoms_team import end_dream
from ..cast import Op
from ..force import M, figure_value
from ..frames import Dealing, Looting, Performing, Play, TurnSteps, Window
from ..state import LOT_STREAM, MORPHINGS, NOBODY, Session
from .declaring import Verb, amount, declare, say, who, word
from .walk import (
    WAITING,
    Deeds,
    Done,
    aimed,
    entities_of,
    figures_of,
    fix_ranges,
    how_much,
    pick_of,
    pick_row,
    rows_near,
)

NO_MORPH: Final = M["no-morph"]
TARGET: Final = "Target"

# Morphings (EF-5.183, EF-5.184) ----------------------------------------------------------------------------------------


def may_morph(s: Session, row: int) -> bool:
    """EF-5.198, EF-9.77: while any figure of a tile is Poisoned it gains no Morphings; nor if the pool is empty."""
    poisoned = [figure for figure in s.figures_of(row) if figure_value(s, NO_MORPH, figure, 0)]
    return bool(s.piles.rows[MORPHINGS].cards) and not poisoned


def do_morph(s: Session, f: Deeds, op: Op) -> Done:
    """Tokens drawn at random, one by one, onto each tile."""
    if f.stage == 0:
        rows = entities_of(s, f, op)
        if rows is None:
            return False
        count = how_much(s, f, op.amount)
        f.line = tuple([row for row in rows for _ in range(count)])
        f.stage = 1
    return draw_morphings(s, f)


def draw_morphings(s: Session, f: Deeds) -> Done:
    """A token for each tile of the line, as often as it stands there."""
    if f.stage == 2:
        atoms.morph(s, f.line[0], int(f.answer))
        f.answer = None
        f.line = f.line[1:]
        f.stage = 1
    while f.line:
        if not may_morph(s, f.line[0]):
            f.line = f.line[1:]
            continue
        f.stage = 2
        nature(s, decisions.LOT, Listed(s.piles.rows[MORPHINGS].cards), LOT_STREAM)
        if f.answer is None:
            return False
        atoms.morph(s, f.line[0], int(f.answer))
        f.answer = None
        f.line = f.line[1:]
        f.stage = 1
    return True


declare(Verb("morph", "EF-5.183", do_morph, say, (Field("code", TARGET, slot="who"), amount())))


def morphed(s: Session, f: Deeds, op: Op) -> int:
    """The Entity tile from which tokens go, of those that bear any; NONE where there is none, WAITING while somebody is asked."""
    word_ = WHO[op.who.kind] if op.who is not None else "this-entity"
    if word_ == "any-entity":
        rows = [row for row in s.entity_rows() if s.figures_of(row)]
    elif word_ == "entity-near" and op.who is not None and not aimed(s, f):
        rows = rows_near(s, f, op.who)
    else:
        found = entities_of(s, f, op)
        if found is None:
            return WAITING
        rows = found
    rows = [row for row in rows if s.entities.rows[row].morphings]
    return rows[0] if len(rows) == 1 else pick_row(s, f, rows, word_ != "entity-near")


def do_unmorph(s: Session, f: Deeds, op: Op) -> Done:
    """Which of several tokens goes whoever acts decides."""
    if f.stage == 0:
        row = morphed(s, f, op)
        if row == WAITING:
            return False
        if row == NONE:
            return True
        f.line = (row, how_much(s, f, op.amount))
        f.stage = 1
    row, left = f.line
    while left > 0 and s.entities.rows[row].morphings:
        kinds = list(dict.fromkeys(s.entities.rows[row].morphings))
        kind = kinds[0] if left >= len(s.entities.rows[row].morphings) else pick_of(s, f, decisions.CARD, kinds)
        if kind == WAITING:
            return False
        atoms.unmorph(s, row, kind)
        left -= 1
        f.line = (row, left)
    return True


declare(Verb("unmorph", "EF-5.184", do_unmorph, say, (Field("code", TARGET, slot="who"), amount())))


# States ----------------------------------------------------------------------------------------------------------------


def do_state(s: Session, f: Deeds, op: Op) -> Done:
    figures = figures_of(s, f, op.who)
    if figures is None:
        return False
    for figure in figures:
        ground.give_state(s, figure, op.kind)
    return True


declare(Verb("state", "EF-5.193", do_state, say, (who(name="target"), word("name", t.STATES))))


def do_unstate(s: Session, f: Deeds, op: Op) -> Done:
    figures = figures_of(s, f, op.who)
    if figures is None:
        return False
    for figure in figures:
        ground.end_states(s, figure, 15)
    return True


declare(Verb("unstate", "EF-5.194", do_unstate, say, (who(name="target"),)))

PARTS: Final = ("basic", "special", "morph")


def do_resolve(s: Session, f: Deeds, op: Op) -> Done:
    """An effect of an Entity tile, as if its step had come."""
    if f.stage:
        return draw_morphings(s, f)
    rows = entities_of(s, f, op)
    if rows is None:
        return False
    if PARTS[op.which] == "morph":
        f.line = tuple([row for row in rows if s.figures_of(row) for _ in range(s.entity(row).morph)])
        f.stage = 1
        return draw_morphings(s, f)
    for row in rows:
        text = s.entity(row).basic if PARTS[op.which] == "basic" else s.entity(row).special
        if text != NO_TEXT and s.figures_of(row):
            push(s, Deeds(text, NOBODY, NOBODY, row, NONE, NOBODY, -1, NONE, NONE, fix_ranges(s, row)))
    return True


declare(Verb("resolve", "EF-5.156", do_resolve, say, (Field("code", TARGET, slot="who"), word("part", PARTS, "which"))))


# Turns (EF-5.161 to EF-5.165) --------------------------------------------------------------------------------------------


def blockable(s: Session) -> list[int]:
    """Steps of the current Turn card that are not resolved yet nor Blocked, by their places (EF-5.161)."""
    tokens = [use for use in s.stops if s.cast.uses[use].trigger == NONE]
    if s.current == NONE or bin(s.blocked).count("1") + len(tokens) >= t.BLOCKS:
        return []
    steps = s.cast.turn_cards[s.current].steps
    return [place for place in range(s.resolved, len(steps)) if not s.blocked >> place & 1]


def do_block_step(s: Session, f: Deeds, op: Op) -> Done:
    """EF-4.46: whoever's effect it is chooses."""
    if f.stage == 0:
        f.line = (how_much(s, f, op.amount),)
        f.stage = 1
    while f.line[0] > 0 and blockable(s):
        place = pick_of(s, f, decisions.BLOCK, blockable(s))
        if place == WAITING:
            return False
        turns.block_step(s, place)
        f.line = (f.line[0] - 1,)
    return True


declare(Verb("block-step", "EF-5.161", do_block_step, say, (amount(),)))


def do_add_turn(s: Session, f: Deeds, op: Op) -> Done:
    turns.add_turns(s, how_much(s, f, op.amount))
    return True


declare(Verb("add-turn", "EF-5.162", do_add_turn, say, (amount(),)))


def do_drop_turn(s: Session, f: Deeds, op: Op) -> Done:
    turns.drop_turns(s, how_much(s, f, op.amount))
    return True


declare(Verb("drop-turn", "EF-6.122", do_drop_turn, say, (amount(),)))


def do_turn_deck(s: Session, f: Deeds, op: Op) -> Done:
    """EF-3.20 step 3 anew."""
    push(s, Dealing(how_much(s, f, op.amount)))
    return True


declare(Verb("turn-deck", "EF-3.20", do_turn_deck, say, (amount(),)))


def do_resolve_turn(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.165: all effects of the current Turn card; it is not discarded."""
    if s.current != NONE:
        push(s, TurnSteps(0, True))
    return True


declare(Verb("resolve-turn-card", "EF-5.165", do_resolve_turn, say))


def do_loot(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.164: the Loot of the current Turn card, or of the last one; the window `slumber-won` comes first (EF-4.110)."""
    if opens_won(s, f):
        return False
    push(s, Looting(how_much(s, f, op.amount), f.seat))
    return True


declare(Verb("loot", "EF-5.164", do_loot, say, (amount(),)))


def winner(s: Session) -> Performing | None:
    """The Interaction marked `wins` that is being carried out."""
    performing = innermost(s, Performing)
    return performing if performing is not None and s.cast.uses[performing.use].wins else None


def opens_won(s: Session, f: Deeds) -> bool:
    """EF-4.110: an Interaction marked `wins` has come to its first `loot` or `end-slumber`."""
    winning = winner(s)
    if winning is None or winning.asked:
        return False
    winning.asked = True
    push(s, Window(t.SLUMBER_WON, winning.seat, 0, s.first))
    return True


def do_end_slumber(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.232: at once."""
    if opens_won(s, f):
        return False
    if winner(s) is not None:
        end_dream(s, 1)
    end_play(s)
    return True


def end_play(s: Session) -> None:
    """Whatever goes on inside the Dream or Slumber is left."""
    play = innermost(s, Play)
    if play is not None:
        put_down_all(s)
        unwind(s, Play)
        play.over = True


declare(Verb("end-slumber", "EF-5.232", do_end_slumber, say))

RESULTS: Final = ("won", "part", "lost")


def do_end_dream(s: Session, f: Deeds, op: Op) -> Done:
    """EF-10.25"""
    end_dream(s, op.which + 1)
    end_play(s)
    return True


declare(Verb("end-dream", "EF-10.25", do_end_dream, say, (word("result", RESULTS, "which"),)))


def do_skip(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.254: the End-of-Turns effect instead of playing on."""
    play = innermost(s, Play)
    if play is not None and play.slumber:
        text = s.cast.entities[play.tile].end_of_turns
        if text != NO_TEXT:
            push(s, Deeds(text, NOBODY, NOBODY, s.row_of(s.cast.entities[play.tile].code)))
    return True


declare(Verb("skip", "EF-5.254", do_skip, say))


def do_skip_free(s: Session, f: Deeds, op: Op) -> Done:
    """The Slumber ends without its End-of-Turns effect."""
    end_play(s)
    return True


declare(Verb("skip-free", "EF-6.110", do_skip_free, say))
