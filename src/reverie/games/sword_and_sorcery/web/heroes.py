"""The heroes beside the map: life, shields, soul rank, what ails them, what is left of a turn, arms and powers; and the sheet in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.plain import Told
from reverie.parts.effects.telling import capital

from ..rules import terms as t
from ..rules.gear import Weapon
from ..rules.queries import combat_actions, defence_of, hp_of, left_of, movement, normal_actions, room_for
from ..rules.state import FIRST_COMPANION, NOWHERE, SETUP, Quest
from ..rules.underway import turn_left
from ..words.wording import roman
from .elements import figure_id, hero_id, innate_id, item_id, power_id
from .emblems import NEUTRAL_USE, USES, emblem_of, hero_emblem

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

PIPS: Final = 16
"""So many HP are drawn one by one; more are told in numbers alone."""
KINDS: Final = {
    t.WEAPON: "ss-hit",
    t.ARMOUR_KIND: "ss-shield",
    t.ARTIFACT_KIND: "ss-legend",
    t.SINGLE_USE: "tk-poison",
    t.AMMUNITION: "i-next",
}
OTHER_KIND: Final = "th-loot"


def sheets(page: SwordAndSorceryWeb, s: Quest, viewer: int | None, opened: str, trading: bool) -> list[Told]:
    """All heroes by their seats; the active one in full, the others folded. What traders have lies before them."""
    told = [one_sheet(page, s, seat, viewer, opened) for seat in range(len(s.heroes))]
    return [{**one, "gear": []} for one in told] if trading else told


def one_sheet(page: SwordAndSorceryWeb, s: Quest, seat: int, viewer: int | None, opened: str) -> Told:
    row, figure = s.heroes.rows[seat], s.figures.rows[seat]
    left = turn_left(s)
    acts = left is not None and left.seat == seat
    most, now = hp_of(s, seat), max(0, left_of(s, seat))
    version = s.version(seat)
    return {
        "id": hero_id(seat),
        "figure": figure_id(seat),
        "seat": seat,
        "name": page.hero(s, seat),
        "mark": hero_emblem(s, seat),
        "style": page.say(f"style-{t.STYLES[style_index(version.style)]}"),
        "version": page.version_name(s, seat),
        "rank": roman(row.rank),
        "rank_label": page.say("board-rank", rank=roman(row.rank)),
        "left": now,
        "most": most,
        "pips": [n < now for n in range(most)] if most <= PIPS else [],
        "shields": figure.shields + figure.extra,
        "ghost": row.ghost,
        "ails": ails(page, s, seat),
        "crowns": s.crowns(seat),
        "key": row.key,
        "place": page.area(s, figure.area) if figure.area != NOWHERE else "",
        "state": state_of(page, s, seat),
        "active": acts,
        "near": seat == viewer,
        "open": opened == hero_id(seat),
        "threat": s.threatened if s.threat == seat else 0,
        "actions": actions(page, s, seat) if acts else [],
        "gear": [*arms(page, s, seat), *powers(page, s, seat)] if acts or seat == viewer else [],
        "companions": companions(page, s, seat),
    }


def style_index(bits: int) -> int:
    return next((number for number in range(len(t.STYLES)) if bits >> number & 1), 0)


def state_of(page: SwordAndSorceryWeb, s: Quest, seat: int) -> str:
    """Whether a hero acts, has acted, or is still to act in this round; nothing before the first and after the last."""
    left = turn_left(s)
    if s.phase == SETUP or not s.pending:
        return ""
    if left is not None and left.seat == seat:
        return page.say("web-state-active")
    return page.say("web-state-done" if s.heroes.rows[seat].acted else "web-state-next")


def ails(page: SwordAndSorceryWeb, s: Quest, figure: int) -> list[Told]:
    """Conditions as tokens: emblem and name."""
    row = s.figures.rows[figure]
    told: list[Told] = []
    for bit, name, mark in (
        (t.DOWN, "knock-down", "tk-knockdown"),
        (t.BLIND, "blind", "tk-blind"),
        (t.SLOW, "slow", "tk-slow"),
        (t.STUN, "stun", "tk-stun"),
    ):
        if row.conditions & bit:
            told.append({"mark": mark, "text": page.condition(name)})
    if row.poison:
        told.append({"mark": "tk-poison", "text": page.condition(f"poison-{row.poison}")})
    for n, count in enumerate(row.fires):
        if count:
            told.append({"mark": "tk-burn", "text": page.say("word-fire", level=roman(n + 1), n=count)})
    told += [{"mark": "tk-critical", "text": page.critical(s, token)} for token in row.criticals]
    return [*told, {"mark": "tk-hidden", "text": page.say("word-hidden")}] if row.hidden else told


def actions(page: SwordAndSorceryWeb, s: Quest, seat: int) -> list[Told]:
    """Counters of a turn, struck through when they are gone."""
    left = turn_left(s)
    if left is None or s.heroes.rows[seat].ghost:
        return []
    told: list[Told] = [
        {"text": page.say("web-act-move", n=left.points), "used": not left.points, "mark": USES[t.MOVE]},
        {"text": page.say("web-act-combat", n=left.combat), "used": not left.combat, "mark": USES[t.COMBAT]},
        {"text": page.say("web-act-normal", n=left.normal), "used": not left.normal, "mark": USES[t.NORMAL]},
    ]
    if left.focus:
        told.append({"text": page.say("status-focus", n=left.focus), "used": False, "mark": "ss-legend"})
    return told


# Arms and powers -----------------------------------------------------------------------------------------------------


def arms(page: SwordAndSorceryWeb, s: Quest, seat: int) -> list[Told]:
    """What is held and worn, and what is used out of the backpack."""
    row = s.heroes.rows[seat]
    small = [card for card in row.pack if s.item(card).slot() == t.NO_ITEM]
    cards = dict.fromkeys([*[card for card in row.slots if card != t.NO_ITEM], *small])
    return [item(page, s, card) for card in cards]


def item(page: SwordAndSorceryWeb, s: Quest, card: int, side: int = -1) -> Told:
    """A card: what it is, its dice, its reach or its defence."""
    info = s.item(card)
    shown = info.sides[s.sides[card] if side < 0 else side]
    note, dice, label = "", (0, 0, 0), ""
    if shown.weapon is not None:
        note, dice = reach(page, shown.weapon), shown.weapon.attack
        label = page.wording.attack_values(*dice)
    elif shown.defence is not None:
        note = page.wording.defence_values(*shown.defence)
    return {
        "id": item_id(card),
        "name": page.item(s, card, side),
        "mark": KINDS.get(info.kind, OTHER_KIND),
        "note": note,
        "dice": dice,
        "label": label,
        "charges": s.charges[card],
        "cooldown": 0,
    }


def reach(page: SwordAndSorceryWeb, weapon: Weapon) -> str:
    return page.say("web-reach", n=weapon.range)


def powers(page: SwordAndSorceryWeb, s: Quest, seat: int) -> list[Told]:
    """Innate powers, then learned ones with their hourglasses; what works by itself is told as such."""
    row = s.heroes.rows[seat]
    told: list[Told] = []
    for number in s.version(seat).innate:
        ability = s.cast.abilities[number]
        mark = USES.get(ability.use, NEUTRAL_USE)
        told.append(power_row(innate_id(seat, number), page.ability(ability), mark, page.say("web-innate"), 0))
    for power, rank, left in row.powers:
        info = s.cast.powers[power]
        lines = [line for line in info.lines if line.rank <= row.rank] or list(info.lines[:1])
        mark = USES.get(s.cast.abilities[lines[-1].ability].use, NEUTRAL_USE)
        note = page.say("web-passive") if info.passive else ""
        told.append(power_row(power_id(seat, power), page.power(s, power), mark, note, left))
        told[-1]["most"] = max(line.cooldown for line in lines) if rank or left else 0
    return told


def power_row(id: str, name: str, mark: str, note: str, left: int) -> Told:
    return {
        "id": id,
        "name": name,
        "mark": mark,
        "note": note,
        "dice": (0, 0, 0),
        "label": "",
        "charges": 0,
        "cooldown": left,
        "most": left,
    }


def companions(page: SwordAndSorceryWeb, s: Quest, seat: int) -> list[Told]:
    """Those who follow a hero."""
    return [
        {
            "id": figure_id(figure),
            "name": page.who(s, figure),
            "mark": emblem_of(s, figure),
            "left": max(0, left_of(s, figure)),
            "most": hp_of(s, figure),
        }
        for figure in s.companions_in_play()
        if s.companions.rows[figure - FIRST_COMPANION].owner == seat
    ]


# The sheet in full ---------------------------------------------------------------------------------------------------


def full_sheet(page: SwordAndSorceryWeb, s: Quest, seat: int) -> Told:
    """Slots, backpack, powers with their texts, and what the soul gem gives."""
    row = s.heroes.rows[seat]
    armour, shields, dice = defence_of(s, seat)
    version = s.version(seat)
    price = t.RANK_PRICES[row.rank + 1] if row.rank < t.MOST_RANK else 0
    return {
        "id": hero_id(seat),
        "name": page.hero(s, seat),
        "mark": hero_emblem(s, seat),
        "line": page.say(
            "web-sheet-line",
            version=page.version_name(s, seat),
            nature=page.wording.name(f"nature-{t.NATURES[version.nature]}"),
        ),
        "gem": [
            {"text": page.say("web-gem-rank"), "value": roman(row.rank), "rule": "SS-14.1"},
            {"text": page.say("table-hp"), "value": f"{max(0, left_of(s, seat))}/{hp_of(s, seat)}", "rule": "SS-14.7"},
            {"text": page.say("web-gem-move"), "value": movement(s, seat), "rule": "SS-15.1"},
            {"text": page.say("web-gem-combat"), "value": combat_actions(s, seat), "rule": "SS-18.3"},
            {"text": page.say("web-gem-normal"), "value": normal_actions(s, seat), "rule": "SS-18.4"},
        ],
        "price": page.say("web-gem-price", rank=roman(row.rank + 1), n=price) if price else "",
        "defence": capital(page.say("show-defence", armour=armour, shields=shields, dice=dice)),
        "slots": [
            {
                "slot": page.say(f"slot-{name}"),
                "card": told_card(page, s, row.slots[number]) if row.slots[number] != t.NO_ITEM else None,
            }
            for number, name in enumerate(t.SLOTS)
        ],
        "room": page.say("web-pack", n=len(row.pack), free=max(0, room_for(s, seat))),
        "pack": [told_card(page, s, card) for card in row.pack],
        "powers": [told_power(page, s, seat, power) for power in powers(page, s, seat)],
        "crowns": page.say("board-crowns", n=s.crowns(seat)),
        "ails": ails(page, s, seat),
    }


def told_card(page: SwordAndSorceryWeb, s: Quest, card: int) -> Told:
    return {**item(page, s, card), "text": page.item_text(s, card)}


def told_power(page: SwordAndSorceryWeb, s: Quest, seat: int, power: Told) -> Told:
    kind, _seat, number = power["id"].split("-")
    text = page.power_text(s, int(number)) if kind == "power" else page.ability_text(s.cast.abilities[int(number)])
    return {**power, "text": text}


__all__ = ["ails", "full_sheet", "item", "sheets"]
