"""Verbs about enemies and companions: activations, specials, charges, enemies that come and go (SS-20, SS-28 to SS-33)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import emit, push
from reverie.parts.rules.effects import BOOL, ID, INT, NUMBER, WORD, Field
from reverie.parts.rules.story import announce

from .. import atoms, atoms_items, atoms_table
from .. import terms as t
from ..abilities import NONE
from ..atoms_map import discard
from ..belongings import refuse_companion
from ..cast import Op, Which
from ..conditions import of_table
from ..force import in_play_count, of_foe
from ..frames import Activations, Encounter, EnterPowers, Spawn, Summoned
from ..queries import allies_of_party
from ..state import ENEMIES, FIRST_COMPANION, NOBODY, NOWHERE, SETUP, Quest, is_enemy, is_hero
from .declaring import PLACE, SELECTOR, WHICH, Spoken, Teller, Verb, declare, say, whose
from .walk import Deeds, Done, amount_of, place_of, places_of, whom

AT_GATES: Final = "gates"
ANOTHER_GATE: Final = "random-other-gate"
NO_FORMULA: Final = -99
"""In the place of the constant, where a count is given instead."""


# Activations (SS-32) -------------------------------------------------------------------------------------------------


def meant(s: Quest, which: Which) -> list[int]:
    """SS-32.2: the enemies that a card names, by their rows; a master belongs to every style."""
    found = s.foes_in_play()
    if which.rank != NONE:
        found = [foe for foe in found if s.enemy(foe).rank == which.rank]
    if which.style:
        found = [foe for foe in found if s.sheet(foe).style & which.style]
    if which.wounded:
        found = [foe for foe in found if any([s.figures.rows[one].wounds for one in s.figures_in_play(foe)])]
    if which.hero_at != NONE:
        found = [foe for foe in found if any([is_near(s, one, which.hero_at) for one in s.figures_in_play(foe)])]
    if which.highest:
        top = max([s.enemy(foe).rank for foe in found], default=0)
        found = [foe for foe in found if s.enemy(foe).rank == top]
    return found


def is_near(s: Quest, figure: int, most: int) -> bool:
    """SS-32.2: whether a hero is within range of an enemy's figure; in its own area for 0."""
    reach, rows = s.reach(), s.figures.rows
    return any([reach.dist_range(rows[figure].area, rows[one].area) <= most for one in allies_of_party(s)])


def foes_meant(s: Quest, f: Deeds, op: Op) -> list[int] | None:
    """The enemies that a selector names, each once, however many figures it has; None while somebody is asked."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    return None if found is None else list(dict.fromkeys([s.foe_of(figure) for figure in found if is_enemy(figure)]))


def activate(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-7.3, SS-32.8: they act now, whatever goes on, in the order of SS-32.3 to SS-32.5; a card whose main effect found nobody goes on to
    the other.
    """
    if op.which is None:
        named = foes_meant(s, f, op)
        if named is None:
            return False
        push(s, Activations(tuple(named), NONE, op.flag, op.id == "first"))
        return True
    waiting = meant(s, op.which)
    if waiting:
        push(s, Activations(tuple(waiting), op.which.count, op.flag, op.id == "first"))
        f.result = True
    return True


def has_special(s: Quest, foe: int) -> bool:
    return any([ability.use == t.SPECIAL for ability in of_foe(s, foe)])


def special(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-32.10: they use their special abilities, as far as anything comes of it."""
    foes = meant(s, op.which) if op.which is not None else foes_meant(s, f, op)
    if foes is None:
        return False
    able = [foe for foe in foes if has_special(s, foe)]
    if able:
        push(s, Activations(tuple(able), op.which.count if op.which is not None else NONE, special=True, only=True))
        f.result = True
    return True


def charge(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-28.6, SS-21.14: regained, to the maximum: those of an enemy, those of a hero's artifact."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    amount = amount_of(s, f, op.amount)
    for foe in dict.fromkeys([s.foe_of(figure) for figure in found if is_enemy(figure)]):
        atoms.change_charges(s, foe, amount)
    for seat in [one for one in found if is_hero(one)]:
        card = s.heroes.rows[seat].slots[t.ARTIFACT]
        if card != t.NO_ITEM:
            atoms_items.set_charges(s, card, min(s.item(card).charges, s.charges[card] + amount))
    return True


def say_activate(t: Teller, e: Spoken, rules: list[str]) -> str:
    """Somebody by name, or those whom a card means."""
    if e.which is None:
        return str(t.put("say-activate", **t.subject(e.whose)))
    form = "plus" if e.plus else "special" if e.special else "plain"
    return str(t.put("say-activate-which", which=t.which(e.which), how=form))


def say_special(t: Teller, e: Spoken, rules: list[str]) -> str:
    if e.which is None:
        return str(t.put("say-special", **t.subject(e.whose)))
    return str(t.put("say-special-which", **{"which": t.which(e.which), "which-nom": t.which(e.which, "nom")}))


ACTIVATE: Final = declare(
    Verb(
        "activate", "SS-32.8", activate, say_activate,
        (
            Field("whose", SELECTOR, ""), Field("which", WHICH, None), Field("plus", BOOL, False, "flag"),
            Field("special", ID, "", "id"),
        ),
    )
)  # fmt: skip
SPECIAL: Final = declare(
    Verb(
        "special",
        "SS-32.10",
        special,
        say_special,
        (Field("whose", SELECTOR, ""), Field("which", WHICH, None)),
        struct="UseSpecials",
    )
)
declare(Verb("charge", "SS-28.6", charge, say, (whose(), Field("amount", NUMBER)), struct="Recharge"))


# Enemies that come and go (SS-30, SS-31) -------------------------------------------------------------------------------


def where(s: Quest, f: Deeds, at: str) -> int:
    """SS-50.8: where an enemy comes: at the gates, here, at a trap, on an area; NOWHERE for the gates."""
    return NOWHERE if at in (AT_GATES, ANOTHER_GATE) else (*places_of(s, f, at), NOWHERE)[0]


def formula(s: Quest, k: int) -> int:
    """SS-30.3, SS-30.6, SS-39.12: heroes in play minus enemies in play, a constant, and what is added to every formula; never below 0."""
    return max(0, in_play_count(s) - len(s.foes_in_play()) + k + of_table(s, "spawn"))


def spawn(s: Quest, f: Deeds, op: Op) -> Done:
    count = formula(s, op.n) if op.n != NO_FORMULA else amount_of(s, f, op.count)
    if count and (op.at == AT_GATES or where(s, f, op.at) != NOWHERE):
        push(s, Spawn(count, where(s, f, op.at), op.level, op.rank - 1, NOBODY, op.id))
    return True


def place(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-31.6: a certain enemy; if it is in play already, or gone for good, nothing happens."""
    for foe in range(len(s.plan.foes)):
        named = foe == s.plan.quest_enemy if op.id == "named" else s.enemy(foe).code == op.id
        if named and s.foes.rows[foe].controller == NOBODY and not s.foes.rows[foe].removed and not has_come(s, foe):
            made = Spawn(1, where(s, f, op.at), 0, NONE, foe, op.names[0] if op.names else "", op.flag)
            made.but = place_of(s, f) if op.at == ANOTHER_GATE else NONE
            push(s, made)
            break
    return True


def has_come(s: Quest, foe: int) -> bool:
    """SS-8.8, SS-G18 Q2: who was set aside and has come once, by whichever way, does not come again by another."""
    return foe not in s.plan.deck and any([code == s.enemy(foe).code for code, _living in s.codes])


def gain_power(s: Quest, f: Deeds, op: Op) -> Done:
    foes = foes_meant(s, f, op)
    if foes is None:
        return False
    for foe in foes:
        push(s, EnterPowers(foe, amount_of(s, f, op.amount)))
    return True


def banish(s: Quest, f: Deeds, op: Op) -> Done:
    """The enemy leaves: cards to their discards, no soul points, no drops."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for foe in dict.fromkeys([s.foe_of(figure) for figure in found if is_enemy(figure)]):
        for figure in s.figures_in_play(foe):
            atoms.take_away(s, figure)
        master = s.enemy(foe).rank == t.PURPLE
        emit(s, "enemy-banished", foe=foe)
        atoms.leave_play(s, foe, False)
        discard(s, ENEMIES, foe)
        if master and not any([s.enemy(other).rank == t.PURPLE for other in s.foes_in_play()]):
            atoms.end_threat(s)
        if not s.foes_in_play():
            announce(s, ("cleared",), f.cause if f.cause != NOBODY else f.user)
    return True


SPAWN: Final = declare(
    Verb(
        "spawn", "SS-30.2", spawn, say,
        (
            Field("count", NUMBER, 0), Field("formula", INT, NO_FORMULA, "n"), Field("at", PLACE), Field("powers", INT, 0, "level"),
            Field("rank", WORD, "", "rank", ("", *t.RANKS)), Field("as", ID, "", "id"),
        ),
        struct="SpawnEnemies",
    )
)  # fmt: skip
declare(
    Verb(
        "place", "SS-31.6", place, say,
        (Field("enemy", ID, slot="id"), Field("at", PLACE), Field("stunned", BOOL, False, "flag"), Field("as", ID, "", "names")),
    )
)  # fmt: skip
declare(Verb("gain-power", "SS-28.10", gain_power, say, (whose(), Field("amount", NUMBER, 1))))
BANISH: Final = declare(Verb("banish", "SS-36.4", banish, say, (whose(),)))


def encounter(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-32.1: an encounter card is drawn now."""
    push(s, Encounter(s.active))
    return True


def summon(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-20.1: a companion comes, if it is not there, and is activated."""
    assert op.whose is not None
    owners = whom(s, f, op.whose)
    if owners is None:
        return False
    companion = s.cast.companion_ids[op.id]
    for seat in owners[:1]:
        figure = FIRST_COMPANION + companion
        if s.figures.rows[figure].area == NOWHERE:
            atoms.summon(s, seat, companion, op.rank, s.figures.rows[seat].area)
            atoms_table.note(s, atoms.CAME, figure, seat)
        elif s.companions.rows[companion].rank != op.rank:
            atoms.set_companion_rank(s, companion, op.rank)
        if not op.flag and s.phase != SETUP:  # SS-50.8: by a paragraph at setup it is placed, not activated
            push(s, Summoned(companion))
    return True


def can_summon(s: Quest, f: Deeds, op: Op) -> bool:
    """SS-20.1, SS-25.14: at most once per round, and not while it is stunned."""
    return refuse_companion(s, f.seat, s.cast.companion_ids[op.id]) is None


ENCOUNTER: Final = declare(Verb("encounter", "SS-32.1", encounter, say, struct="DrawEncounter"))
SUMMON: Final = declare(
    Verb(
        "summon", "SS-20.1", summon, say,
        (whose("you"), Field("companion", ID, slot="id"), Field("rank", INT, slot="rank"), Field("waits", BOOL, False, "flag")),
    ),
    can=can_summon,
)  # fmt: skip
