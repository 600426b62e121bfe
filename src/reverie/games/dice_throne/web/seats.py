"""Seats and boards: who plays what, and all that lies before them."""

from __future__ import annotations

from reverie.kernel.plain import Told

from ..rules.cast import NEGATIVE, UNIQUE
from ..rules.state import DiceThrone, limit_of
from .drawing import Drawing
from .odds import aim, attempts, chances_of


def seat_told(drawing: Drawing, seat: int) -> Told:
    """A seat in a few words; its board, if it is drawn too, says the same."""
    found = drawing.seats.get(seat)
    if found is None:
        found = drawing.seats[seat] = drawn_seat(drawing, seat)
    return found


def drawn_seat(drawing: Drawing, seat: int) -> Told:
    s, page = drawing.s, drawing.page
    row = s.players.rows[seat]
    hero = s.cast.heroes[row.hero].id if row.hero >= 0 else ""
    look = page.seat_look(seat)
    name = page.hero_name(hero) if hero else look["name"]
    health = s.health(seat)
    mate = drawing.viewer is not None and seat != drawing.viewer and s.teammates(seat, drawing.viewer)
    teams = s.mode.teams < s.mode.players
    marks = [
        word
        for word, on in (
            ("you", seat == drawing.viewer),
            ("turn", seat == s.active and s.result is None),
            ("attacker", seat == s.attacker and s.attacking),
            ("target", seat == s.target),
            ("out", not row.alive),
        )
        if on
    ]
    label = drawing.say(
        "seat-label", name=name, who=drawing.person(seat), health=health, cp=row.cp, cards=len(row.hand)
    )
    if teams:
        label += f", {page.say('table-team', n=s.mode.team[seat] + 1)}"
    return {
        "id": f"seat-{seat}",
        "seat": seat,
        "crest": page.emblems.crest(hero) if hero else look["mark"],
        "mark": look["mark"],
        "class": look["class"],
        "name": name,
        "person": drawing.person(seat),
        "health": health,
        "cp": row.cp,
        "cards": len(row.hand),
        "tokens": [
            {
                "em": page.emblems.token(s.cast.tokens[t].id),
                "count": n,
                "class": polarity(s, t),
                "name": page.token(s, t),
            }
            for t, n in row.tokens
        ],
        "marks": marks,
        "mark_words": [drawing.say(f"word-{word}") for word in marks],
        "team": s.mode.team[seat] + 1 if teams else 0,
        "team_name": page.say("table-team", n=s.mode.team[seat] + 1) if teams else "",
        "mate": mate,
        "near": seat == drawing.near,
        "open": bool(hero) and seat == drawing.open,
        "thinking": drawing.scene.seats[seat]["thinking"] is not None,
        "label": label,
    }


def board(drawing: Drawing, seat: int, near: bool) -> Told:
    s, page = drawing.s, drawing.page
    row = s.players.rows[seat]
    hero = s.hero(seat)
    chances = chances_of(drawing, seat)
    slots = [ability(drawing, seat, slot, near, chances) for slot in range(len(hero.slots))]
    return {
        **seat_told(drawing, seat),
        "complexity": drawing.say("stars", n=hero.complexity, stars=page.stars(drawing.hero_data(seat))),
        "shared": s.mode.teams < s.mode.players,
        "deck": len(row.deck),
        "discard": len(row.discard),
        "pile": f"pile-{seat}",
        "pile_label": drawing.say("pile", deck=len(row.deck), discard=len(row.discard)),
        "token_rows": tokens(drawing, seat),
        "companions": companions(drawing, seat),
        "slots": slots,
        "defences": [slot for slot in slots if slot["kind"] == "defensive"],
        "attacks": [slot for slot in slots if slot["kind"] != "defensive"],
    }


def tokens(drawing: Drawing, seat: int) -> list[Told]:
    s, page = drawing.s, drawing.page
    told = []
    for token, count in s.players.rows[seat].tokens:
        limit = limit_of(s, seat, token)
        name = page.token(s, token)
        told.append(
            {
                "id": f"tok-{seat}-{token}",
                "em": page.emblems.token(s.cast.tokens[token].id),
                "name": name,
                "count": count,
                "limit": limit,
                "class": polarity(s, token),
                "label": drawing.say("token-label", name=name, n=count, limit=limit, kind=polarity(s, token)),
            }
        )
    return told


def companions(drawing: Drawing, seat: int) -> list[Told]:
    s, page = drawing.s, drawing.page
    told = []
    for number, dial in enumerate(s.players.rows[seat].companions):
        info = s.hero(seat).companions[number]
        name = page.companion_name(info.id)
        told.append(
            {
                "id": f"comp-{seat}-{number}",
                "em": page.emblems.companion(info.id),
                "name": name,
                "dial": dial,
                "most": info.most,
                "label": drawing.say("companion-label", name=name, n=dial, most=info.most),
            }
        )
    return told


def ability(drawing: Drawing, seat: int, slot: int, near: bool, chances: dict[tuple[int, ...], float]) -> Told:
    """An ability of a board: its text, whether the dice meet it, and how likely they will."""
    s, page = drawing.s, drawing.page
    info = s.hero(seat).slots[slot]
    level = s.players.rows[seat].levels[slot]
    numbers = info.levels[level].lines
    text = page.worded.ability(s.hero(seat), slot, level)
    rolling = drawing.rolling(seat)
    met = [number for number in numbers if rolling and s.cast.lines[number].fits(s.dice)]
    chance = chances.get(numbers) if numbers else None
    said = percent(drawing, chance)
    asked = near and seat == drawing.viewer and drawing.choice is not None
    left = attempts(drawing, seat)
    label = drawing.page.worded.words["met"] if met else said
    told: Told = {
        **text,
        "id": f"ln-{numbers[0]}" if near and len(numbers) == 1 else f"ab-{seat}-{slot}",
        "met": bool(met),
        "asked": asked and drawing.kind in ("reroll", "announce"),
        "no": rolling and not met and (chance == 0 or not left),
        "chance": chance,
        "percent": said,
        "steps": " · ".join(percent(drawing, chances[(n,)]) for n in numbers) if len(numbers) > 1 and chances else "",
        "now": s.line in numbers,
        "chasing": rolling and bool(left),
        "aim": aim(drawing, seat, numbers) if asked else "",
        "lines": [],
        "label": f"{text['label']}; {label}" if label else text["label"],
    }
    if near and len(numbers) > 1:
        needs = {n: page.needs_of(s, n) for n in met if asked and drawing.scene.options.get(f"ln-{n}")}
        told["lines"] = [
            {"id": f"ln-{n}", "text": page.capital(need), "label": f"{text['name']}: {need}"}
            for n, need in needs.items()
        ]
    return told


def percent(drawing: Drawing, chance: float | None) -> str:
    return "" if chance is None else drawing.say("percent", n=round(100 * chance, 1))


def polarity(s: DiceThrone, token: int) -> str:
    """`pos`, `neg` or `uni`: round, square, round and grey."""
    found = s.cast.tokens[token].polarity
    return "neg" if found == NEGATIVE else "uni" if found == UNIQUE else "pos"
