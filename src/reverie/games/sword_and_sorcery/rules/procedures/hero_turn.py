"""SS-6.10, SS-6.12, SS-16 to SS-19: a hero's turn: deed by deed, in any order."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import Flow, ask, cite, emit, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce

from .. import atoms, atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE, Ability
from ..conditions import Scene, asks_for_hiding, holds, is_kind, is_melee
from ..costs import pay_cost, refuse_cost
from ..deeds import deeds, targets_of
from ..effects.walk import Deeds
from ..errands import USED_AT, same_part
from ..force import most_of, user_of
from ..frames import HeroTurn, Searching, Step, Summoned
from ..ground import shrines, things_in
from ..legality import FOCUS, PROVOKE, named_by, points_left, tried
from ..plan import SECURED
from ..queries import combat_actions, movement, normal_actions, toll
from ..state import FIRST_COMPANION, KEY, NOBODY, NOWHERE, Quest
from ..strike import BY_ABILITY, BY_WEAPON, Attack, Save
from .errands import WORDS, run_errand, take_lead
from .handling import Dropping, Exchange, PickUp, Reorganize
from .opening import OpenChest, OpenDoor

FREE_WORDS = ("open", "unlock", "unlock-chest", "take", "drop", "key", "flip", "lead", *WORDS)
ABILITIES = ("power", "item", "innate", "action")


# The beginning ----------------------------------------------------------------


def begin(s: Quest, f: HeroTurn) -> Flow:
    """SS-6.10, SS-6.15: actions by the soul gem; a stunned hero's turn is skipped, a ghost has ghost actions only (SS-6.12)."""
    emit(s, "turn-began", seat=f.seat)
    atoms_table.forget_uses(s, t.PER_TURN)
    if not s.in_play(f.seat):
        f.step = 4
        return None
    if s.has(f.seat, t.STUN):
        cite(s, "SS-25.10")
        emit(s, "turn-skipped", seat=f.seat)
        f.step = 6
        return None
    f.combat = combat_actions(s, f.seat)
    f.normal = normal_actions(s, f.seat)
    return None


def choose_deed(s: Quest, f: HeroTurn) -> Flow:
    """SS-7.13, SS-7.14: deed by deed; each step of a move is one."""
    if not s.in_play(f.seat):
        f.step = 6  # SS-26.8: who dies in the own turn ends it
        return None
    f.answer = None
    if f.ammunition != NONE and f.ammunition not in s.heroes.rows[f.seat].pack:
        put_down(s, f)
    ask(s, f.seat, decisions.DEED, Listed(tuple(deeds(s, f))))
    return None


def look_first(s: Quest, f: HeroTurn) -> None:
    """SS-25.8, SS-Q28: a blind hero saves before every action; the steps of a move that passed need no further save."""
    f.chosen = f.answer
    f.answer = None
    if s.has(f.seat, t.BLIND) and f.chosen != decisions.END_TURN and not goes_on(f, word_of(f.chosen)):
        push(s, Save(f.seat, False))
    else:
        f.answer = True


def word_of(deed: object) -> str:
    return str(deed[0]) if isinstance(deed, tuple) else str(deed)


def goes_on(f: HeroTurn, word: str) -> bool:
    """Whether this is part of a move that was begun, and no new action."""
    return f.moving and word in ("go", "stand")


def do_deed(s: Quest, f: HeroTurn) -> Flow:
    seen, f.answer = f.answer, None
    deed = f.chosen
    if deed == decisions.END_TURN:
        f.step = 6
        return None
    f.step = 1
    word = word_of(deed)
    if s.figures.rows[f.seat].hidden and ends_hiding(s, f, word, deed):
        atoms.show(s, f.seat)
    pay_for(s, f, word, deed)
    if not seen:
        cite(s, "SS-25.8")
        emit(s, "action-wasted", seat=f.seat)
        waste(s, f, word, deed)
        return None
    carry_out(s, f, word, deed)
    return None


def ends_hiding(s: Quest, f: HeroTurn, word: str, deed: object) -> bool:
    """SS-25.13: any action does; an attack when it is declared, and a power that asks for hiding not before the attack it helps."""
    if word not in ABILITIES:
        return word != "attack" and not goes_on(f, word)
    assert isinstance(deed, tuple)
    ability = ability_of(s, deed)
    if ability.attack is not None:
        return False
    return ability.next is None or ability.next.given is None or not asks_for_hiding(ability.next.given)


def waste(s: Quest, f: HeroTurn, word: str, deed: object) -> None:
    """SS-Q28: a free action that failed is not tried again on the same object; a move that failed is gone."""
    use = use_of(s, word, deed)
    if use == t.FREE:
        f.failed += (tried(deed),)
    elif use == t.MOVE:
        f.move, f.moving, f.points = False, False, 0


# Paying (SS-18) ----------------------------------------------------------------


def use_of(s: Quest, word: str, deed: object) -> int:
    """SS-16.9, SS-18.5: the kind of action that a deed takes."""
    if word in ("go", "stand"):
        return t.MOVE
    if word == "attack":
        return t.COMBAT
    if word == "open":
        assert isinstance(deed, tuple)
        return t.NORMAL if s.plan.doors[deed[1]].kind == SECURED else t.FREE
    if word in FREE_WORDS:
        return t.FREE
    if word == "companion":
        assert isinstance(deed, tuple)
        return s.cast.companions[deed[1]].activate
    if word in ABILITIES:
        assert isinstance(deed, tuple)
        return ability_of(s, deed).use
    return t.NORMAL


def ability_of(s: Quest, deed: tuple[object, ...]) -> Ability:
    """What a power, an item, an innate power or a quest action does."""
    word, number = deed[0], deed[1]
    assert isinstance(number, int)
    if word == "power":
        line = deed[2]
        assert isinstance(line, int)
        return s.cast.abilities[s.cast.powers[number].lines[line].ability]
    if word == "item":
        ability = deed[2]
        assert isinstance(ability, int)
        return s.cast.abilities[ability]
    return s.cast.abilities[number if word == "innate" else s.plan.actions[number][0]]


def pay_for(s: Quest, f: HeroTurn, word: str, deed: object) -> None:
    """SS-6.11, SS-15.4: a combat action ends a move that was begun; each is paid for itself (SS-18.11). Slow counts all (SS-25.9)."""
    use = use_of(s, word, deed)
    if use == t.MOVE:
        if word in ("go", "stand"):
            begin_move(s, f)
        else:
            f.move = False
            f.taken += 1
    elif use == t.COMBAT:
        f.combat -= 1
        f.taken += 1
        if f.moving:
            f.moving, f.points = False, 0
    elif use == t.NORMAL:
        f.normal -= 1
        f.taken += 1


def begin_move(s: Quest, f: HeroTurn) -> None:
    if f.moving:
        return
    f.points = points_left(s, f)
    atoms_table.use_up_all(s, "movement", f.seat)
    f.move, f.moving = False, True
    f.taken += 1


# Deeds ----------------------------------------------------------------


DEED_RULES: Final = {
    "stand": "SS-25.5", "dash": "SS-16.1", "focus": "SS-16.3", "provoke": "SS-16.7", "key": "SS-10.10", "unlock": "SS-10.9",
    "unlock-chest": "SS-10.9", "search": "SS-16.6", "flip": "SS-21.11", "power": "SS-19.9", "item": "SS-21.1", "innate": "SS-13.10",
    "action": "SS-16.8",
}  # fmt: skip
"""What is cited by deeds that are done at once; the others have procedures of their own."""


def carry_out(s: Quest, f: HeroTurn, word: str, deed: object) -> None:
    cite(s, DEED_RULES.get(word, "SS-6.10"))
    if isinstance(deed, tuple):
        with_object(s, f, word, deed)
        return
    seat = f.seat
    if word == "stand":
        f.points -= 1
        stand(s, seat)
    elif word == "dash":
        dash(s, f)
    elif word == "focus":
        atoms_table.note_use(s, FOCUS, seat)
        f.focused = most_of(s, "focus", seat, 1)
        atoms_table.use_up_all(s, "focus", seat)
        emit(s, "focused", seat=seat)
    elif word == "provoke":
        provoke(s, seat)
    elif word == "reorganize":
        push(s, Reorganize(seat))
    elif word == "take":
        f.handled += 1
        push(s, PickUp(seat))
    elif word == "drop":
        f.handled += 1
        push(s, Dropping(seat))
    elif word == "key":
        take_key(s, seat, s.figures.rows[seat].area)
    else:
        assert word in WORDS
        run_errand(s, f, word)


def with_object(s: Quest, f: HeroTurn, word: str, deed: tuple[object, ...]) -> None:
    seat, number = f.seat, deed[1]
    assert isinstance(number, int)
    if word == "go":
        f.points -= toll(s, seat, number)
        push(s, Step(seat, number))
    elif word == "attack":
        target = deed[2]
        assert isinstance(target, int)
        begin_attack(s, f, Attack(seat, target, BY_WEAPON, number))
    elif word == "open":
        push(s, OpenDoor(seat, number))
    elif word == "unlock":
        atoms_map.unlock(s, number, seat)
    elif word == "unlock-chest":
        atoms_map.unlock_chest(s, number, seat)
    elif word == "chest":
        push(s, OpenChest(seat, number))
    elif word == "search":
        thing = s.things.rows[number]
        atoms_items.pick_up(s, number)
        emit(s, "searched", seat=seat, token=thing.value)
        push(s, Searching(seat, thing.value, thing.area, thing.state - 1))
    elif word == "exchange":
        push(s, Exchange(seat, number))
    elif word == "companion":
        push(s, Summoned(number))
    elif word == "lead":
        take_lead(s, f, number)
    elif word == "flip":
        atoms_table.spend_soul(s, s.item(number).flip)
        atoms_items.set_side(s, number, 1)
    else:
        use_ability(s, f, word, deed)


def stand(s: Quest, seat: int) -> None:
    """SS-25.5."""
    atoms.cure(s, seat, t.DOWN)
    emit(s, "stood-up", figure=seat)


def dash(s: Quest, f: HeroTurn) -> None:
    """SS-16.1: stand up, or one movement point more."""
    f.dashed = True
    down = s.has(f.seat, t.DOWN)
    emit(s, "dashed", seat=f.seat, stood=down)
    if down:
        stand(s, f.seat)
    else:
        f.points += 1


def provoke(s: Quest, seat: int) -> None:
    """SS-37.8, SS-37.10: the threatened hero turns the token over; another lowers it, or takes it."""
    atoms_table.note_use(s, PROVOKE, seat)
    if seat == s.threat:
        atoms.move_threat(s, seat, 3 - s.threatened)
    elif s.threatened == 2:
        atoms.move_threat(s, s.threat, 1)
    else:
        atoms.move_threat(s, seat, 1)


def take_key(s: Quest, seat: int, area: int) -> None:
    """SS-10.10."""
    for number in things_in(s, area, KEY):
        atoms_items.take_key(s, seat, number)


# Powers, items, attacks (SS-18.7, SS-19.9, SS-19.10) ----------------------------------------------------------------


def begin_attack(s: Quest, f: HeroTurn, attack: Attack) -> None:
    """SS-22.2: Focus, ammunition and what waits for the next attack of its kind are added before the roll."""
    attack.focus, f.focused = f.focused, 0
    attack.area = s.figures.rows[attack.target].area if attack.target != NOBODY else NOWHERE
    attack.melee = is_melee(s, attack)
    left: list[int] = []
    for number in f.entered:
        entry = s.cast.abilities[number].next
        assert entry is not None
        attack.hidden = number in f.unseen
        if not is_kind(s, attack, entry.attack, NONE):
            left.append(number)
        elif holds(s, entry.given, Scene(f.seat, attack.target, NOWHERE, attack)):
            attack.extra += entry.effects
            attack.then += (entry.then,) if entry.then != NO_TEXT else ()
    f.entered = tuple(left)
    attack.hidden = s.figures.rows[f.seat].hidden
    if f.ammunition != NONE and not any([number in left for number in abilities_of(s, f.ammunition)]):
        attack.ammunition, f.ammunition = f.ammunition, NONE
    push(s, attack)


def put_down(s: Quest, f: HeroTurn) -> None:
    """SS-21.1: ammunition works from the backpack: what has left it adds nothing to the next attack."""
    gone = abilities_of(s, f.ammunition)
    f.entered = tuple([number for number in f.entered if number not in gone])
    f.ammunition = NONE


def abilities_of(s: Quest, card: int) -> tuple[int, ...]:
    return s.item(card).sides[s.sides[card]].abilities


def use_ability(s: Quest, f: HeroTurn, word: str, deed: tuple[object, ...]) -> None:
    """SS-50.13: what it costs, then its attack or its text, then the cooldown."""
    ability = ability_of(s, deed)
    seat, number = f.seat, deed[1]
    assert isinstance(number, int)
    target = deed[-1] if word != "action" else NONE
    assert isinstance(target, int)
    card = number if word == "item" else t.NO_ITEM
    if ability.limit not in (t.NO_LIMIT, t.PER_ATTACK):
        of_place = word == "action" and ability.limit == t.PER_THREE_ROUNDS
        by = USED_AT + s.figures.rows[seat].area if of_place else user_of(ability, seat, card)
        atoms_table.note_use(s, ability.number, by)
    if word == "power":
        cool_down(s, seat, number, deed[2])
    elif word == "item":
        emit(s, "item-used", seat=seat, card=card)
    else:
        emit(s, "ability-used", figure=seat, ability=ability.number)
        if word == "action":  # SS-G19: what is read of it comes when it is done
            announce(s, ("action", ability.id), seat)
    pay_cost(s, seat, ability, card)
    begin_use(s, f, ability, card, target)
    if card != t.NO_ITEM and s.item(card).kind == t.SINGLE_USE:
        cite(s, "SS-21.16")
        atoms_items.lose_item(s, seat, card)


def begin_use(s: Quest, f: HeroTurn, ability: Ability, card: int, target: int) -> None:
    if ability.next is not None:
        f.entered += (ability.number,)
        f.unseen += (ability.number,) if s.figures.rows[f.seat].hidden else ()
        if card != t.NO_ITEM and s.item(card).kind == t.AMMUNITION:
            f.ammunition = card
    if ability.attack is not None:
        made = Attack(f.seat, target, BY_ABILITY, ability.number)
        if not ability.chooses:  # SS-22.21: all of them at once
            made.group = tuple(named_by(s, f.seat, ability))
        if card != t.NO_ITEM and s.item(card).kind == t.AMMUNITION:
            made.ammunition = card
        begin_attack(s, f, made)
    elif ability.do != NO_TEXT:
        push(s, Deeds(ability.do, f.seat, f.seat, target, value=ability.value, ability=ability.number))


def cool_down(s: Quest, seat: int, power: int, line: object) -> None:
    """SS-19.10: the hourglasses of the level that was used; some begin only when a companion dies (SS-20.2)."""
    assert isinstance(line, int)
    info = s.cast.powers[power]
    emit(s, "power-used", seat=seat, power=power, line=line)
    atoms_table.end_next_power(s, seat)
    if not info.from_death and info.lines[line].cooldown:
        cite(s, "SS-19.10")
        atoms.set_cooldown(s, seat, power, info.lines[line].cooldown)


# Ghosts (SS-26.11) ----------------------------------------------------------------


def ghost_deeds(s: Quest, f: HeroTurn) -> list[object]:
    """SS-7.23, SS-26.11: shout, return to any active shrine and move, each at most once, in any order."""
    found: list[object] = []
    shout = s.cast.abilities[s.version(f.seat).shout]
    if not f.shouted and refuse_cost(s, f.seat, shout, t.NO_ITEM) is None:
        found += [("shout", target) for target in targets_of(s, f.seat, shout)]
    if not f.returned:
        here = s.figures.rows[f.seat].area
        found += [("return", area) for area in dict.fromkeys(shrines(s)) if area != here and same_part(s, here, area)]
    if f.move or f.moving:
        points = f.points if f.moving else movement(s, f.seat)
        here = s.figures.rows[f.seat].area
        found += [("go", area) for area in s.reach().meets[here] if points > 0]
    return [*found, decisions.END_TURN]


def choose_ghostly(s: Quest, f: HeroTurn) -> None:
    f.answer = None
    ask(s, f.seat, decisions.GHOST, Listed(tuple(ghost_deeds(s, f))))


def do_ghostly(s: Quest, f: HeroTurn) -> Flow:
    """SS-26.5: a ghost interacts with nothing: no shadows, no story, no traps."""
    deed, f.answer = f.answer, None
    if deed == decisions.END_TURN:
        return None
    f.step = 4
    word, number = deed
    if word == "shout":
        f.shouted = True
        ability = s.cast.abilities[s.version(f.seat).shout]
        emit(s, "ability-used", figure=f.seat, ability=ability.number)
        pay_cost(s, f.seat, ability, t.NO_ITEM)
        push(s, Deeds(ability.do, f.seat, f.seat, number, value=ability.value, ability=ability.number))
    elif word == "return":
        f.returned = True
        atoms.put(s, f.seat, number)
    else:
        if not f.moving:
            f.points, f.moving, f.move = movement(s, f.seat), True, False
        f.points -= 1
        atoms.enter(s, f.seat, number)
    return None


# The end ----------------------------------------------------------------


def end_conditions(s: Quest, f: HeroTurn) -> None:
    """SS-25.8 to SS-25.10: Blind, Slow and Stun go at the end of the next hero turn, not of the one in which they came (SS-Q29)."""
    if s.in_play(f.seat):
        atoms.cure(s, f.seat, t.BLIND | t.SLOW | t.STUN, ends_fresh=False)
    for figure in s.companions_in_play():
        if s.companions.rows[figure - FIRST_COMPANION].owner == f.seat:  # SS-25.14
            atoms.cure(s, figure, t.BLIND | t.SLOW | t.STUN, ends_fresh=False)
    atoms_table.end_lasting(s, t.UNTIL_TURN)
    atoms_table.forget_uses(s, t.PER_TURN)


def turn_tab(s: Quest, f: HeroTurn) -> None:
    """SS-6.10: the tab is turned."""
    atoms_table.turn_tab(s, f.seat, True)
    emit(s, "turn-ended", seat=f.seat)


procedure(
    HeroTurn,
    ("SS-6.10", begin),
    ("SS-7.13", choose_deed),
    ("SS-25.8", look_first),
    ("SS-6.10", do_deed),
    ("SS-26.11", choose_ghostly),
    ("SS-26.11", do_ghostly),
    ("SS-25.8", end_conditions),
    ("SS-6.10", turn_tab),
)
