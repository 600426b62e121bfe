"""All about one thing that is pointed at: a token, an ability, a card, a seat, a pile, a hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.kernel.browser import Details, Mark, Sentence, Value
from reverie.parts.effects.telling import Passage, small

from ..content.library import UPGRADES
from ..rules.cast import COMMON, FAMILIES
from ..rules.legality import price
from ..rules.state import DiceThrone, limit_of
from ..rules.view import sees_hand
from ..words.wording import PLACEHOLDER
from .elements import numbers

if TYPE_CHECKING:
    from .page import DiceThroneWeb


def details(page: DiceThroneWeb, s: DiceThrone, viewer: int | None, element: str) -> Details | None:
    if any(row.hero < 0 for row in s.players.rows):
        found = numbers(element, "hero", 1)
        return hero_details(page, s, found[0]) if found and found[0] < len(s.cast.heroes) else None
    for prefix, count, tell in (
        ("tok", 2, token_details),
        ("comp", 2, companion_details),
        ("ab", 2, slot_details),
        ("pile", 1, pile_details),
        ("seat", 1, seat_details),
    ):
        found = numbers(element, prefix, count)
        if found is not None:
            return tell(page, s, *found) if found[0] < s.mode.players else None
    line = numbers(element, "ln", 1)
    if line is not None and line[0] < len(s.cast.lines):
        return line_details(page, s, line[0])
    card = numbers(element, "card", 1)
    if card is not None and viewer is not None and card[0] in s.players.rows[viewer].hand:
        return card_details(page, s, viewer, card[0])
    mate = numbers(element, "mate", 2)
    if mate is not None and mate[0] < s.mode.players and sees_hand(s, viewer, mate[0]):
        return card_details(page, s, mate[0], mate[1]) if mate[1] in s.players.rows[mate[0]].hand else None
    return None


def told_lines(page: DiceThroneWeb, passages: list[Passage], hero: str) -> list[Sentence]:
    """Passages as lines, each with the rule behind it; a heading stands before its first line."""
    told: list[Sentence] = []
    for passage in passages:
        lines = [(line.text, line.rules, line.depth) for line in passage.lines]
        if passage.heading is not None:
            if len(lines) == 1:
                text, rules, _depth = lines[0]
                lines = [(f"{passage.heading.text}: {small(text)}", passage.heading.rules or rules, 0)]
            else:
                lines.insert(0, (f"{passage.heading.text}:", passage.heading.rules, 0))
        for text, rules, depth in lines:
            indent = "· " * depth
            told.append(
                {"text": indent + page.wording.plain(text, hero), "rule": rules[0] if rules else "", "requirement": ""}
            )
    return told


def tokens_told(page: DiceThroneWeb, passages: list[Passage]) -> list[Sentence]:
    """What every token does that a text names, in one line each: the words of the token's own sheet, without its limits."""
    named = [line.text for passage in passages for line in (passage.heading, *passage.lines) if line is not None]
    ids = dict.fromkeys(id for text in named for kind, id in PLACEHOLDER.findall(text) if kind == "token")
    told: list[Sentence] = []
    for id in ids:
        _traits, *does = page.wording.token(page.library.tokens[id])
        if does:
            text = page.wording.plain_line(does, page.token_owner(id))
            first = does[0].heading or does[0].lines[0]
            told.append({"text": text, "rule": first.rules[0], "requirement": page.token_name(id)})
    return told


def sheet(title: str, tags: list[str | Mark], values: list[Value], lines: list[Sentence], note: str = "") -> Details:
    return {"title": title, "tags": tags, "values": values, "lines": lines, "note": note}


def token_details(page: DiceThroneWeb, s: DiceThrone, seat: int, token: int) -> Details | None:
    if token >= len(s.cast.tokens):
        return None
    info = s.cast.tokens[token]
    data = page.library.tokens[info.id]
    count = next((n for number, n in s.players.rows[seat].tokens if number == token), 0)
    key = f"token-{info.id}-line"
    return sheet(
        page.token_name(info.id),
        [{"mark": page.emblems.token(info.id), "text": page.who(s, seat)}],
        [{"label": page.say("web-word-count"), "value": f"{count} / {limit_of(s, seat, token)}"}],
        told_lines(page, page.wording.token(data), page.token_owner(info.id)),
        page.say(key) if page.texts.has(key) else "",
    )


def companion_details(page: DiceThroneWeb, s: DiceThrone, seat: int, number: int) -> Details | None:
    hero = s.hero(seat)
    if number >= len(hero.companions):
        return None
    data = page.library.heroes[hero.id].companions[number]
    dial = s.players.rows[seat].companions[number]
    key = f"companion-{data.id}-line"
    return sheet(
        page.companion_name(data.id),
        [{"mark": page.emblems.companion(data.id), "text": page.who(s, seat)}],
        [{"label": page.say("web-word-dial"), "value": f"{dial} / {data.most}"}],
        told_lines(page, page.wording.companion(data), hero.id),
        page.say(key) if page.texts.has(key) else "",
    )


def slot_details(page: DiceThroneWeb, s: DiceThrone, seat: int, slot: int) -> Details | None:
    if slot >= len(s.hero(seat).slots):
        return None
    hero = page.library.heroes[s.hero(seat).id]
    level = s.players.rows[seat].levels[slot]
    data = hero.slots[slot]
    passages = page.wording.level(data, level + 1)
    lines = told_lines(page, passages, hero.id) + tokens_told(page, passages)
    if level + 1 < len(data.levels):
        more = s.hero(seat).slots[slot].costs[level + 1] if len(s.hero(seat).slots[slot].costs) > level + 1 else 0
        lines.append(
            {
                "text": page.say("web-next-level", level=UPGRADES[level + 1], n=more),
                "rule": "DT-5.61",
                "requirement": "",
            }
        )
    tags: list[str | Mark] = [page.say(f"word-slot-{data.kind}")]
    if len(data.levels) > 1:
        tags.append(page.say("web-level", level=UPGRADES[level]))
    key = f"slot-{hero.id}-{data.id}-line"
    note = page.say(key) if page.texts.has(key) else ""
    return sheet(page.slot_name(hero.id, data.id), tags, [], lines, note)


def line_details(page: DiceThroneWeb, s: DiceThrone, line: int) -> Details | None:
    info = s.cast.lines[line]
    for seat, row in enumerate(s.players.rows):
        if row.hero == info.hero:
            return slot_details(page, s, seat, info.slot)
    return None


def card_details(page: DiceThroneWeb, s: DiceThrone, seat: int, card: int) -> Details:
    info = s.cast.cards[card]
    hero = None if info.hero == COMMON else page.library.heroes[s.cast.heroes[info.hero].id]
    owner = "common" if hero is None else hero.id
    data = info.source
    now = price(s, seat, card)
    price_now: Value = {
        "label": page.say("web-word-cost"),
        "value": now,
        "sum": page.say("web-difference", n=info.cost) if now != info.cost else "",
    }
    passages = page.wording.card(data, hero)
    key = f"card-{owner}-{info.id}-line"
    return sheet(
        page.card_name(s.cast, card),
        [page.capital(page.say(f"family-{FAMILIES[info.family]}"))],
        [price_now],
        told_lines(page, passages, "" if hero is None else hero.id) + tokens_told(page, passages),
        page.say(key) if page.texts.has(key) else "",
    )


def pile_details(page: DiceThroneWeb, s: DiceThrone, seat: int) -> Details:
    """What everybody sees of a deck: how many cards it has, and what lies on the discard pile."""
    row = s.players.rows[seat]
    values: list[Value] = [
        {"label": page.say("table-deck"), "value": len(row.deck)},
        {"label": page.say("table-discard"), "value": len(row.discard)},
    ]
    lines: list[Sentence] = [
        {"text": page.card_name(s.cast, card), "rule": "", "requirement": ""} for card in reversed(row.discard)
    ]
    return sheet(page.say("web-pile-of", who=page.who(s, seat)), [], values, lines)


def seat_details(page: DiceThroneWeb, s: DiceThrone, seat: int) -> Details:
    row = s.players.rows[seat]
    hero = page.library.heroes[s.hero(seat).id]
    values: list[Value] = [
        {"mark": "st-life", "label": page.say("table-health"), "value": s.health(seat)},
        {"label": page.say("table-cp"), "value": row.cp},
        {"mark": "i-deck", "label": page.say("table-hand"), "value": len(row.hand)},
        {"label": page.say("table-deck"), "value": len(row.deck)},
    ]
    lines: list[Sentence] = [
        {"text": f"{count} × {page.token(s, token)}", "rule": "", "requirement": ""} for token, count in row.tokens
    ]
    for number, level in enumerate(row.levels):
        if level:
            lines.append({"text": page.slot(s, seat, number, level), "rule": "DT-5.61", "requirement": ""})
    tags: list[str | Mark] = [page.stars(hero)]
    if s.mode.teams < s.mode.players:
        tags.append(page.say("table-team", n=s.mode.team[seat] + 1))
    key = f"hero-{hero.id}-line"
    return sheet(page.who(s, seat), tags, values, lines, page.say(key) if page.texts.has(key) else "")


def hero_details(page: DiceThroneWeb, s: DiceThrone, number: int) -> Details:
    """A hero that may be drafted: what its board can do."""
    hero = page.library.heroes[s.cast.heroes[number].id]
    lines: list[Sentence] = [
        {
            "text": f"{page.slot_name(hero.id, slot.id)}: {page.wording.plain_line(page.wording.level(slot, 1), hero.id)}",
            "rule": "",
            "requirement": "",
        }
        for slot in hero.slots
    ]
    key = f"hero-{hero.id}-line"
    note = page.say(key) if page.texts.has(key) else ""
    return sheet(page.hero_name(hero.id), [page.stars(hero)], [], lines, note)
