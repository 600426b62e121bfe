"""Why not? The same predicates that make the options, asked about one value; and what else stands against it, with its rule."""

from __future__ import annotations

from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.plain import Answer, Plain

from . import decisions
from . import terms as t
from .abilities import NONE, Ability
from .belongings import refuse_companion, refuse_drop, refuse_key, refuse_take
from .conditions import Scene, holds
from .dealings import BET
from .deeds import targets_of
from .errands import refuse_lead, why_no_errand
from .force import sources
from .frames import HeroTurn, Visit
from .ground import things_in
from .legality import (
    FOCUS,
    PROVOKE,
    failed,
    refuse_ability,
    refuse_action,
    refuse_attack,
    refuse_door,
    refuse_flip,
    refuse_quest_action,
    refuse_quiet,
    refuse_step,
    refuse_target,
    refuse_unlock,
    refuse_unlock_chest,
)
from .picks import refuse_learn
from .procedures.emporium import refuse_dealings
from .procedures.time_phase import refuse_rank, refuse_rise
from .queries import can_use, room_for
from .state import CHEST, FIRST_COMPANION, FIRST_ENEMY, NOWHERE, SEARCH, SHOP, STASH, Quest


def why_not(s: Quest, choice: Choice, value: Answer) -> Refusal | None:
    """None for an option; else the first rule that stands against it."""
    if choice.options.has(value):
        return None
    refusal: Refusal | None = None
    if choice.decision is decisions.DEED:
        turn = innermost(s, HeroTurn)
        if turn is not None:
            refusal = why_no_deed(s, turn, value) or (failed(turn, value) if is_deed(value) else None)
    elif choice.decision is decisions.LEARN and type(value) is int and 0 <= value < len(s.cast.powers):
        refusal = refuse_learn(s, choice.seat, value, abs(choice.subject))
    elif choice.decision is decisions.WHO and type(value) is int and 0 <= value < len(s.heroes):
        refusal = Refusal("SS-6.9", "acted", seat=value) if s.heroes.rows[value].acted else None
    elif choice.decision is decisions.SOUL and isinstance(value, tuple) and is_numbers(value, 1):
        if value[0] in ("rank", "rise") and 0 <= value[1] < len(s.heroes):
            refusal = refuse_rank(s, value[1]) if value[0] == "rank" else refuse_rise(s, value[1])
    elif choice.decision is decisions.VISIT:
        visit = innermost(s, Visit)
        refusal = why_no_dealing(s, visit, choice.seat, value) if visit is not None else None
    elif choice.decision in (decisions.EFFECT, decisions.ARMOUR):
        refusal = Refusal("SS-22.3", "unpaid")
    elif isinstance(value, tuple) and value and value[0] in ("go", "attack", "power", "item", "innate"):
        refusal = Refusal("SS-6.10", "not-now")
    return refusal if refusal is not None else Refusal(choice.rule, "not-offered")


def is_deed(value: Answer) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and len(value) > 1 and type(value[1]) is int)


def is_numbers(value: Plain, count: int) -> bool:
    return len(value) == count + 1 and all([type(number) is int for number in value[1:]])


def why_no_dealing(s: Quest, visit: Visit, seat: int, value: Answer) -> Refusal | None:
    """SS-27: of all that a hero may do in the Emporium."""
    refused = refuse_dealings(visit)
    if refused is not None or not isinstance(value, tuple) or not value:
        return refused
    word = value[0]
    if word == "bet":
        if visit.played >> seat & 1:
            return Refusal("SS-27.11", "has-bet")
        return Refusal("SS-27.11", "no-crowns", cost=BET)
    with_card = word in ("buy", "stash", "sell", "put", "wear", "enchant", "upgrade", "give")
    if not with_card or len(value) < 2 or type(value[1]) is not int or not 0 <= value[1] < len(s.cast.cards):
        return None
    card: int = value[1]
    if word == "buy":
        return why_no_purchase(s, seat, card, value[2] if len(value) > 2 else 0)
    if word == "stash":
        return why_not_from_stash(s, seat, card)
    row = s.heroes.rows[seat]
    if card not in row.pack and card not in row.slots:
        return Refusal("SS-21.1", "not-yours")
    if word == "sell":
        return Refusal("SS-27.8", "no-treasure")
    return Refusal("SS-27.9", "no-stash-item") if word == "put" else None


def why_no_purchase(s: Quest, seat: int, card: int, side: int) -> Refusal | None:
    """SS-27.5, SS-27.6: what is on sale, for its price, where there is room for it."""
    sides = s.item(card).sides
    if card not in s.piles.rows[SHOP].cards or not 0 <= side < len(sides) or sides[side].price < 0:
        return Refusal("SS-27.5", "not-on-sale")
    if s.crowns(seat) < sides[side].price:
        return Refusal("SS-27.5", "no-crowns", cost=sides[side].price)
    return Refusal("SS-27.6", "no-room") if room_for(s, seat) <= 0 else None


def why_not_from_stash(s: Quest, seat: int, card: int) -> Refusal | None:
    if card not in s.piles.rows[STASH].cards:
        return Refusal("SS-27.9", "not-in-stash")
    if not can_use(s, seat, s.item(card)):
        return Refusal("SS-21.3", "runes")
    return Refusal("SS-27.6", "no-room") if room_for(s, seat) <= 0 else None


def why_no_deed(s: Quest, turn: HeroTurn, value: Answer) -> Refusal | None:
    """SS-6.10: of all that a hero may do in the own turn."""
    if isinstance(value, str):
        return why_no_word(s, turn, value)
    if not isinstance(value, tuple) or not value:
        return None
    word = value[0]
    if word == "go" and is_numbers(value, 1) and 0 <= value[1] < len(s.plan.areas.names):
        return refuse_step(s, turn, value[1])
    if word == "attack" and is_numbers(value, 2) and value[1] in (t.MAIN, t.OFF):
        return why_no_attack(s, turn, value[1], value[2])
    if word in ("open", "unlock") and is_numbers(value, 1) and 0 <= value[1] < len(s.plan.doors):
        return why_no_door(s, turn, value[0], value[1])
    if word in ("chest", "search") and is_numbers(value, 1):
        return why_no_thing(s, turn, CHEST if word == "chest" else SEARCH, value[1])
    if word == "unlock-chest" and is_numbers(value, 1):
        return refuse_unlock_chest(s, turn, value[1])
    if word == "lead" and is_numbers(value, 1):
        return refuse_lead(s, turn, value[1])
    if word == "exchange" and is_numbers(value, 1):
        return why_no_exchange(s, turn, value[1])
    if word == "flip" and is_numbers(value, 1) and 0 <= value[1] < len(s.cast.cards):
        return refuse_flip(s, turn, value[1])
    if word == "companion" and is_numbers(value, 1) and 0 <= value[1] < len(s.cast.companions):
        return why_no_companion(s, turn, value[1])
    return why_no_ability(s, turn, value)


def why_no_word(s: Quest, turn: HeroTurn, word: str) -> Refusal | None:
    if word == "stand":
        return Refusal("SS-25.5", "not-down") if not s.has(turn.seat, t.DOWN) else refuse_action(s, turn, t.MOVE)
    if word in ("dash", "focus", "provoke", "reorganize"):
        return refuse_action(s, turn, t.NORMAL) or why_no_normal(s, turn, word)
    if word == "take":
        return refuse_take(s, turn)
    if word == "drop":
        return refuse_drop(s, turn)
    return refuse_key(s, turn) if word == "key" else why_no_errand(s, turn, word)


def why_no_normal(s: Quest, turn: HeroTurn, word: str) -> Refusal | None:
    """SS-16: of normal actions, where one is left."""
    seat = turn.seat
    if word == "dash":
        return Refusal("SS-16.1", "dashed" if turn.dashed else "no-move")
    if word == "focus":
        if turn.focused or (FOCUS, seat, s.round) in s.used:
            return Refusal("SS-16.3", "focused")
        if sources(s, "no-focus", seat):
            return Refusal("SS-16.3", "no-focus")
        return None if turn.combat else Refusal("SS-18.3", "no-combat")
    if word == "provoke":
        if (PROVOKE, seat, s.round) in s.used:
            return Refusal("SS-8.6", "used")
        return Refusal("SS-37.8", "no-master")
    return refuse_quiet(s, turn, t.NORMAL) or Refusal("SS-16.4", "nothing-to-wear")


def why_no_attack(s: Quest, turn: HeroTurn, hand: int, figure: int) -> Refusal | None:
    if not FIRST_ENEMY <= figure < len(s.figures) or s.figures.rows[figure].area == NOWHERE:
        return Refusal("SS-22.16", "no-enemy")
    return refuse_attack(s, turn, hand, figure)


def why_no_door(s: Quest, turn: HeroTurn, word: str, door: int) -> Refusal | None:
    return refuse_door(s, turn, door) if word == "open" else refuse_unlock(s, turn, door)


def why_no_thing(s: Quest, turn: HeroTurn, kind: int, number: int) -> Refusal | None:
    """SS-16.2, SS-16.6: a chest or a search token."""
    if number not in things_in(s, s.figures.rows[turn.seat].area, kind):
        return Refusal("SS-16.2" if kind == CHEST else "SS-16.6", "not-here")
    if kind == CHEST and s.things.rows[number].state:
        return Refusal("SS-10.9", "chest-locked")
    return refuse_quiet(s, turn, t.NORMAL)


def why_no_exchange(s: Quest, turn: HeroTurn, other: int) -> Refusal | None:
    """SS-16.5."""
    if other == turn.seat or other not in s.living():
        return Refusal("SS-16.5", "nobody")
    if s.figures.rows[other].area != s.figures.rows[turn.seat].area:
        return Refusal("SS-16.5", "not-together")
    return refuse_quiet(s, turn, t.NORMAL) or Refusal("SS-16.5", "nothing-held")


def why_no_companion(s: Quest, turn: HeroTurn, companion: int) -> Refusal | None:
    """SS-20.1."""
    if FIRST_COMPANION + companion not in s.companions_in_play() or s.cast.companions[companion].activate == NONE:
        return Refusal("SS-20.1", "no-companion")
    refused = refuse_companion(s, turn.seat, companion)
    return refused if refused is not None else refuse_action(s, turn, s.cast.companions[companion].activate)


# Powers, items, innate powers (SS-18, SS-19, SS-21) ------------------------------------------------------------------


def why_no_ability(s: Quest, turn: HeroTurn, value: Plain) -> Refusal | None:
    word = value[0]
    row = s.heroes.rows[turn.seat]
    if word == "power" and is_numbers(value, 3) and 0 <= value[1] < len(s.cast.powers):
        power, at = s.cast.powers[value[1]], value[2]
        own = [cooldown for known, _rank, cooldown in row.powers if known == power.number]
        if not own:
            return Refusal("SS-19.1", "not-learned")
        if own[0]:
            return Refusal("SS-19.11", "cooldown", rounds=own[0])
        if power.passive or not 0 <= at < len(power.lines):
            return Refusal("SS-18.1", "passive")
        if power.lines[at].rank > row.rank:
            return Refusal("SS-19.9", "rank", rank=power.lines[at].rank)
        return why_not_on(s, turn, s.cast.abilities[power.lines[at].ability], t.NO_ITEM, value[3])
    if word == "item" and is_numbers(value, 3) and 0 <= value[1] < len(s.cast.cards):
        return why_no_item(s, turn, value[1], value[2], value[3])
    if word == "innate" and is_numbers(value, 2) and value[1] in s.version(turn.seat).innate:
        return why_not_on(s, turn, s.cast.abilities[value[1]], t.NO_ITEM, value[2])
    if word == "action" and is_numbers(value, 1) and 0 <= value[1] < len(s.plan.actions):
        return refuse_quest_action(s, turn, value[1])
    return None


def why_no_item(s: Quest, turn: HeroTurn, card: int, number: int, target: int) -> Refusal | None:
    """SS-21.1, SS-21.3: equipment works in its slot, minor items from the backpack."""
    row = s.heroes.rows[turn.seat]
    item = s.item(card)
    if card not in row.slots and card not in row.pack:
        return Refusal("SS-21.1", "not-yours")
    if not can_use(s, turn.seat, item):
        return Refusal("SS-21.3", "runes")
    if card in row.pack and item.slot() != t.NO_ITEM:
        return Refusal("SS-21.1", "in-pack")
    if number not in item.sides[s.sides[card]].abilities:
        return Refusal("SS-21.8", "other-side")
    if item.kind == t.AMMUNITION and turn.ammunition != NONE and s.cast.abilities[number].next is not None:
        return Refusal("SS-21.15", "ammunition")
    return why_not_on(s, turn, s.cast.abilities[number], card, target)


def why_not_on(s: Quest, turn: HeroTurn, ability: Ability, card: int, target: int) -> Refusal | None:
    """What stands against using an ability at all, then against using it on this one."""
    if ability.windows or ability.use not in (t.COMBAT, t.NORMAL, t.FREE, t.MOVE):
        return Refusal("SS-18.6", "reaction") if ability.use == t.REACTION else Refusal("SS-18.1", "passive")
    refused = refuse_ability(s, turn, ability, card)
    if refused is not None or target in targets_of(s, turn.seat, ability):
        return refused
    on_enemy = ability.chooses != "chosen-area" and FIRST_ENEMY <= target < len(s.figures)
    if on_enemy and s.figures.rows[target].area != NOWHERE:
        refused = refuse_target(s, turn.seat, target, max(0, ability.range))
        if refused is None and ability.given is not None and not holds(s, ability.given, Scene(turn.seat, target)):
            return Refusal("SS-18.9", "condition")
    return refused if refused is not None else Refusal("SS-12.8", "no-target")
