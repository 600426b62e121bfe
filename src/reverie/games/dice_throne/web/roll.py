"""The middle of the table: the dice, what was announced, where the turn stands."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.legality import attack_sum
from ..rules.state import (
    CARD_ROLL,
    DEFENCE,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    OFFENCE,
    PHASES,
    SETUP,
    SUB_ROLL,
    TARGETING,
    DiceThrone,
)
from ..rules.underway import line_now, team_aimed_at
from .drawing import Drawing

ROLL_RULES: Final = {
    OFFENCE: "DT-4.42",
    TARGETING: "DT-4.53",
    DEFENCE: "DT-4.63",
    SUB_ROLL: "DT-5.11",
    CARD_ROLL: "DT-5.11",
}
ROLL_WORDS: Final = {
    OFFENCE: "offence",
    TARGETING: "targeting",
    DEFENCE: "defence",
    SUB_ROLL: "sub-roll",
    CARD_ROLL: "sub-roll",
}


def roll(drawing: Drawing) -> Told | None:
    """The dice on the table."""
    s, page = drawing.s, drawing.page
    if s.purpose == NO_ROLL or not s.dice:
        return None
    own = drawing.choice is not None and s.roller == drawing.viewer
    key = f"help-{drawing.asked.name}" if drawing.asked in decisions.OF_DICE else ""
    help = drawing.say(key) if key and page.texts.has(f"web-{key}") else ""
    word = ROLL_WORDS[s.purpose]
    return {
        "title": drawing.say(f"roll-own-{word}")
        if s.roller == drawing.viewer
        else drawing.say(f"roll-{word}", who=page.who(s, s.roller)),
        "rule": ROLL_RULES[s.purpose],
        "tag": page.say("table-attempts", n=s.attempts) if s.purpose == OFFENCE else "",
        "dice": [die(drawing, number) for number in range(len(s.dice))],
        "label": page.shown(s),
        "help": help,
        "own": own,
        "picking": drawing.asked in decisions.OF_DICE,
        "view": f"{drawing.asked.name}-{s.attempts}-{len(s.pool)}"
        if drawing.asked is not None and drawing.asked in decisions.OF_DICE
        else "",
        "faces": faces(drawing),
        "targets": targets(drawing) if s.purpose == TARGETING else [],
    }


def small(drawing: Drawing, element: str, number: int) -> Told:
    """A face to turn or set a die to, as a small die."""
    s, page = drawing.s, drawing.page
    plain = s.purpose == TARGETING
    hero = s.hero(s.roller)
    option = drawing.scene.options[element][0]
    return {
        "id": element,
        "em": f"d6-{number}" if plain else page.emblems.symbol(hero.id, hero.die[number - 1]),
        "number": number,
        "plain": plain,
        "label": option.label,
    }


def faces(drawing: Drawing) -> list[Told]:
    """The faces that the picked die may be set to."""
    options = drawing.scene.options
    return [small(drawing, f"face-{number}", number) for number in range(1, 7) if options.get(f"face-{number}")]


def turns(drawing: Drawing, place: int) -> list[Told]:
    """The faces that a die may be turned to, each once."""
    s, options = drawing.s, drawing.scene.options
    found: dict[int, str] = {}
    for what in range(max(3, len(s.dice))):
        element = f"turn-{place}-{what}"
        if options.get(element):
            number = s.dice[place] + what - 1 if drawing.asked is decisions.NUDGE_DIE else s.dice[what]
            found.setdefault(number, element)
    return [small(drawing, element, number) for number, element in sorted(found.items())]


def die(drawing: Drawing, place: int) -> Told:
    s, page = drawing.s, drawing.page
    number = s.dice[place]
    draft = drawing.scene.draft
    chosen = draft is not None and place in draft.chosen and drawing.asked in (decisions.REROLL, decisions.PICK_DICE)
    state = ""
    if drawing.asked is decisions.REROLL:
        state = "roll" if chosen else "keep"
    elif drawing.asked is decisions.PICK_DICE and chosen:
        state = "roll"
    plain = s.purpose == TARGETING
    hero = s.hero(s.roller)
    symbol = hero.die[number - 1]
    name = str(number) if plain else page.face(s, s.roller, number)
    return {
        "id": f"die-{place}",
        "key": place + 1,
        "em": f"d6-{number}" if plain else page.emblems.symbol(hero.id, symbol),
        "plain": plain,
        "number": number,
        "state": state,
        "word": drawing.say(f"word-{state}") if state else "",
        "pressed": state == "keep" if drawing.asked is decisions.REROLL else chosen,
        "label": drawing.say("die-label", n=place + 1, face=name, state=state or "none"),
        "rolled": f"{s.purpose}-{s.roller}-{number}",
        "turns": turns(drawing, place) if drawing.asked in decisions.TURNED else [],
    }


def targets(drawing: Drawing) -> list[Told]:
    """DT-4.53, DT-10.61 to 10.63: whom each number of the targeting die means."""
    s, page = drawing.s, drawing.page
    found = s.opponents(s.roller)
    left, right = page.who(s, found[0]), page.who(s, found[-1])
    attacker = page.who(s, s.roller)
    number = s.dice[0]
    table: list[tuple[str, tuple[int, ...], str]]
    if s.mode.targeting == "three":
        table = [(str(n + 1), (n + 1,), page.who(s, found[min(n, len(found) - 1)])) for n in range(3)]
        table += [("4–5", (4, 5), drawing.say("target-they")), ("6", (6,), drawing.say("target-you", who=attacker))]
    elif (
        s.mode.targeting == "teams"
        and any(s.mode.team[seat] != s.mode.team[found[0]] for seat in found)
        and team_aimed_at(s) == NOBODY
    ):
        teams = list(dict.fromkeys(s.mode.team[seat] for seat in found))
        names = [page.names(s, tuple(seat for seat in found if s.mode.team[seat] == team)) for team in teams]
        table = [("1–3", (1, 2, 3), names[0]), ("4–6", (4, 5, 6), names[1])]
    else:
        if s.mode.targeting == "teams":
            found = tuple(seat for seat in found if s.mode.team[seat] == _team(s))
            left, right = page.who(s, found[0]), page.who(s, found[-1])
        they = drawing.say("target-vote" if s.mode.targeting == "neighbours" and len(found) > 1 else "target-they")
        table = [("1–2", (1, 2), left), ("3–4", (3, 4), right)]
        table += [("5", (5,), they), ("6", (6,), drawing.say("target-you", who=attacker))]
    return [{"faces": faces, "text": text, "now": number in among} for faces, among, text in table]


def _team(s: DiceThrone) -> int:
    team = team_aimed_at(s)
    return team if team != NOBODY else s.mode.team[s.opponents(s.roller)[0]]


def attack(drawing: Drawing) -> Told | None:
    """What was announced or is in progress, and against whom."""
    s, page = drawing.s, drawing.page
    if line_now(s) == NO_LINE or s.active == NOBODY:
        return None
    info = s.cast.lines[s.line]
    hero = s.cast.heroes[info.hero]
    line = page.worded.line(s.cast, s.line)
    announced = s.attacker == NOBODY
    by = s.active if announced else s.attacker
    total = attack_sum(s)
    return {
        "announced": announced,
        "title": drawing.say("attack-announced" if announced else "attack-activated", who=page.who(s, by)),
        "name": line["name"],
        "need": line["need"],
        "text": line["text"],
        "who": {
            "crest": page.emblems.crest(hero.id),
            "class": page.seat_look(by)["class"],
            "name": page.who(s, by),
        },
        "target": {
            "crest": page.emblems.crest(s.hero(s.target).id),
            "class": page.seat_look(s.target)["class"],
            "name": page.who(s, s.target),
        }
        if s.target >= 0
        else None,
        "damage": drawing.say("attack-damage", n=total) if s.attacking and total else "",
        "rule": "DT-4.43" if announced else "DT-4.45",
        "ult": info.ultimate,
    }


def moment(drawing: Drawing) -> Told:
    """Where the turn stands, when no dice lie on the table."""
    s, page = drawing.s, drawing.page
    phase = PHASES[s.phase]
    who = page.who(s, s.active) if s.active != NOBODY and drawing.ready else ""
    key = "moment-setup" if s.phase == SETUP else "moment-over" if s.result is not None else f"moment-{phase}"
    own = "yes" if s.active == drawing.viewer else "no"
    return {
        "last": last_roll(drawing) if drawing.ready else None,
        "title": page.capital(page.phase_name(s.phase)) if s.result is None else drawing.say("moment-over-title"),
        "text": drawing.say(key, who=who, own=own),
        "round": drawing.say("round", n=s.round) if s.round else "",
        "crest": page.emblems.crest(s.hero(s.active).id) if who else "mark",
        "class": page.seat_look(s.active)["class"] if who else "",
    }


def last_roll(drawing: Drawing) -> Told | None:
    """The offensive roll that lay on the table last, as it was in the end: with every die that somebody changed."""
    s, page = drawing.s, drawing.page
    changed: tuple[int, ...] = ()
    for _number, event in reversed(drawing.scene.log):
        if not event.seen_by(drawing.viewer):
            continue
        kind, data = event.kind, event.data
        if kind == "die-changed" and not changed:
            changed = data["dice"]
        elif kind == "dice-shown" and data["purpose"] != OFFENCE:
            changed = ()
        elif kind == "activated" or kind == "dice-shown":
            seat = data["seat"]
            hero = s.hero(seat)
            lay = data["dice"] if kind == "activated" or not changed else changed
            dice = [{"em": page.emblems.symbol(hero.id, hero.die[number - 1]), "number": number} for number in lay]
            title = drawing.say("last-roll", who=page.who(s, seat))
            return {"title": title, "dice": dice, "label": page.faces(s, seat, lay)}
    return None
