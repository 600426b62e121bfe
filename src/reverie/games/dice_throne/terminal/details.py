"""All about one thing: a seat's whole board, a hero, an ability, a token, a companion or a card."""

from __future__ import annotations

import difflib

from ..content.library import UPGRADES
from ..content.vocabulary import HeroData
from ..rules.state import SEATS, DiceThrone
from ..words.words import DiceThronePage


def detail(page: DiceThronePage, s: DiceThrone | None, words: str) -> str | None:
    """A seat's whole board by its letter; a hero, ability, token, companion or card by its name."""
    wanted = words.strip().casefold()
    if s is not None and wanted.upper() in SEATS[: s.mode.players] and wanted:
        return seat_detail(page, s, SEATS.index(wanted.upper()))
    if s is not None and wanted in ("discard", page.say("word-discard").casefold()):
        rows = s.players.rows
        return "\n".join(f"{page.who(s, seat)}: {page.cards(s, rows[seat].discard)}" for seat in range(len(rows)))
    named = by_name(page)
    for id, found in by_id(page).items():
        named.setdefault(id, found)
    if wanted not in named:
        part = next((name for name in named if len(wanted) > 1 and wanted in name), "")
        near = difflib.get_close_matches(wanted, list(named), 1, 0.6)
        wanted = part or (near[0] if near else "")
    tell = named.get(wanted)
    return "\n".join(line for one in tell for line in thing(page, *one)) if tell else None


def by_name(page: DiceThronePage) -> dict[str, list[tuple[str, str, str]]]:
    """Everything that has a name: kind, hero, id; several things may share one."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for kind, hero, id in everything(page):
        found.setdefault(thing_name(page, kind, hero, id).casefold(), []).append((kind, hero, id))
    return found


def by_id(page: DiceThronePage) -> dict[str, list[tuple[str, str, str]]]:
    found: dict[str, list[tuple[str, str, str]]] = {}
    for kind, hero, id in everything(page):
        found.setdefault(id, []).append((kind, hero, id))
    return found


def everything(page: DiceThronePage) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = [
        ("card", "common", card.id) for card in (*page.library.common, *page.library.bonus)
    ]
    found += [("token", page.token_owner(id), id) for id in page.library.tokens]
    for hero in page.library.heroes.values():
        found.append(("hero", hero.id, hero.id))
        found += [("slot", hero.id, slot.id) for slot in hero.slots]
        found += [("companion", hero.id, one.id) for one in hero.companions]
        found += [("card", hero.id, card.id) for card in hero.cards]
    return found


def thing_name(page: DiceThronePage, kind: str, hero: str, id: str) -> str:
    key = f"{kind}-{id}" if kind in ("token", "companion", "hero") else f"{kind}-{hero}-{id}"
    return page.wording.name(key, id)


def thing(page: DiceThronePage, kind: str, hero: str, id: str) -> list[str]:
    name = thing_name(page, kind, hero, id)
    data = page.library.heroes.get(hero)
    w = page.wording
    if kind == "card":
        cards = [*page.library.common, *page.library.bonus] if data is None else data.cards
        card = next(card for card in cards if card.id == id)
        return [f"{name} · {w.card_kind(card).text}", *w.plain_lines(w.card(card, data), hero)]
    assert data is not None
    if kind == "token":
        return [name, *w.plain_lines(w.token(page.library.tokens[id]), hero)]
    if kind == "companion":
        return [name, *w.plain_lines(w.companion(next(one for one in data.companions if one.id == id)), hero)]
    if kind == "hero":
        return hero_detail(page, data)
    slot = next(slot for slot in data.slots if slot.id == id)
    told = [f"{name} · {page.say('word-slot-' + slot.kind)}"]
    for number in range(1, len(slot.levels) + 1):
        told += [UPGRADES[number - 1], *[f"  {line}" for line in w.plain_lines(w.level(slot, number), hero)]]
    return told


def hero_detail(page: DiceThronePage, data: HeroData) -> list[str]:
    told = [f"{page.hero_name(data.id)} · {page.say('word-complexity', n=data.complexity)}"]
    faces = [f"{n} {page.symbol_name(data.id, symbol)}" for n, symbol in enumerate(data.die, start=1)]
    told.append(page.say("word-faces", faces=", ".join(faces)))
    for slot in data.slots:
        told.append(f"{page.slot_name(data.id, slot.id)} · {page.say('word-slot-' + slot.kind)}")
        told += [f"  {line}" for line in page.wording.plain_lines(page.wording.level(slot, 1), data.id)]
    return told


def seat_detail(page: DiceThronePage, s: DiceThrone, seat: int) -> str:
    """Somebody's board as it is upgraded now, with the tokens on it."""
    row = s.players.rows[seat]
    if row.hero < 0:
        return SEATS[seat]
    told = [f"{page.who(s, seat)} · {page.say('word-health', n=s.health(seat))} · {page.say('word-cp', n=row.cp)}"]
    for token, count in row.tokens:
        data = page.library.tokens[s.cast.tokens[token].id]
        told.append(f"{count} × {page.token(s, token)}")
        told += [f"  {line}" for line in page.wording.plain_lines(page.wording.token(data), page.token_owner(data.id))]
    for number in range(len(s.hero(seat).slots)):
        told.append(page.slot(s, seat, number, row.levels[number]))
        told += [f"  {line}" for line in page.board_lines(s, seat, number)]
    return "\n".join(told)
