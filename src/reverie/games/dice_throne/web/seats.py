"""Seats and boards: who plays what, and all that lies before them."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.cast import NEGATIVE, UNIQUE
from ..rules.state import NO_LINE, DiceThrone, limit_of
from ..rules.underway import line_now
from .drawing import Drawing
from .helped import best_help, chance_with, change_of
from .odds import aim, attempts, chances_of
from .results import figure_of, strongest, told_result

LINE: Final = 40
"""Characters of an ability's text to a line, on the narrowest of wide screens."""
MOST_LINES: Final = 5


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
        "rows": rows_of(slots),
        "defences": [slot for slot in slots if slot["kind"] == "defensive"],
        "attacks": [slot for slot in slots if slot["kind"] != "defensive"],
    }


def rows_of(slots: list[Told]) -> list[Told]:
    """The abilities of a board two by two, an Ultimate alone at the end; rows of long texts give way first where room is short."""
    pairs = [slot for slot in slots if not slot["ult"]]
    rows = [pairs[at : at + 2] for at in range(0, len(pairs), 2)] + [[slot] for slot in slots if slot["ult"]]
    return [{"slots": row, "long": min(max(length_of(slot) for slot in row) // LINE, MOST_LINES)} for row in rows]


def length_of(slot: Told) -> int:
    """How much room a text takes, in characters: a row of its own begins a new line, and a full row takes twice the width."""
    found = sum(len(row["plain"]) + (LINE if len(slot["rows"]) > 1 else 0) for row in slot["rows"])
    return found // 2 if slot["ult"] else found


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
                "more": drawing.say("token-more", limit=limit, kind=polarity(s, token)),
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
    helped = help_told(drawing, seat, numbers, chances) if near else None
    asked = near and seat == drawing.viewer and drawing.choice is not None
    left = attempts(drawing, seat)
    label = drawing.page.worded.words["met"] if met else said
    told: Told = {
        **text,
        "id": f"ln-{numbers[0]}" if near and len(numbers) == 1 else f"ab-{seat}-{slot}",
        "met": bool(met),
        "asked": asked and drawing.asked in (decisions.REROLL, decisions.ANNOUNCE),
        "no": rolling and not met and not helped and (chance == 0 or not left),
        "chance": chance,
        "percent": said,
        "steps": " · ".join(percent(drawing, chances[(n,)]) for n in numbers) if len(numbers) > 1 and chances else "",
        "helped": helped,
        "now": line_now(s) in numbers,
        "chasing": rolling and bool(left),
        "aim": aim(drawing, seat, numbers) if asked else "",
        "lines": [],
        "label": f"{text['label']}; {label}" if label else text["label"],
    }
    if near and asked and len(numbers) > 1:
        told["lines"] = lines_met(drawing, seat, [n for n in met if drawing.scene.options.get(f"ln-{n}")])
    return told


def help_told(
    drawing: Drawing, seat: int, numbers: tuple[int, ...], chances: dict[tuple[int, ...], float]
) -> Told | None:
    """What one card or token at hand would make of the chances of an ability, where it adds to them."""
    if not numbers or not chances:
        return None
    left = attempts(drawing, seat)
    found = best_help(drawing, seat, numbers, chances[numbers], left)
    for number in reversed(numbers):  # the ability may be sure already, and a higher line of it not
        found = found or best_help(drawing, seat, (number,), chances[(number,)], left)
    if found is None:
        return None
    help, chance = found
    op = change_of(drawing.s, seat, help)
    several = [max(chances[(n,)], chance_with(drawing, seat, (n,), op, left)) for n in numbers]
    return {
        "name": drawing.say("helped", kind=help[0], name=drawing.page.action_name(drawing.s, seat, help)),
        "percent": " · ".join(percent(drawing, one) for one in several)
        if len(several) > 1
        else percent(drawing, chance),
        "single": len(several) == 1,
    }


def lines_met(drawing: Drawing, seat: int, met: list[int]) -> list[Told]:
    """The lines of an ability that can be announced, each with what comes of it; the strongest answers for the whole card."""
    s, page = drawing.s, drawing.page
    best = strongest(s, seat, met) if met else NO_LINE
    told: list[Told] = []
    for number in met:
        result = told_result(page, s, seat, number)
        line = page.worded.line(s.cast, number)
        pips = line["need"]["pips"]
        alike = bool(pips) and all([pip["em"] == pips[0]["em"] for pip in pips])
        told.append(
            {
                "id": f"ln-{number}",
                "text": page.announced_line(s, number, result),
                "best": number == best,
                "count": len(pips) if alike else 0,
                "em": pips[0]["em"] if alike else "",
                "figure": figure_of(s, seat, number),
            }
        )
    return told


def percent(drawing: Drawing, chance: float | None) -> str:
    return "" if chance is None else drawing.say("percent", n=round(100 * chance, 1))


def polarity(s: DiceThrone, token: int) -> str:
    """`pos`, `neg` or `uni`: round, square, round and grey."""
    found = s.cast.tokens[token].polarity
    return "neg" if found == NEGATIVE else "uni" if found == UNIQUE else "pos"
