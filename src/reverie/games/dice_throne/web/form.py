"""The form that sets up a table of Dice Throne, and what its fields wish for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.plain import Setup, Told
from reverie.parts.effects.telling import capital
from reverie.parts.web import by_seat, labelled, switched

from ..content.vocabulary import HeroData
from ..rules.procedures.setup import RANDOM
from ..rules.state import SEATS
from ..words.words import DiceThronePage
from .emblems import Emblems

MOST_STARS: Final = 6


def setup_form(page: DiceThronePage) -> list[Told]:
    """Every field of a new table, with what each option means in a line (`notes`)."""
    heroes = [hero for hero in page.library.heroes.values() if not hero.house]
    modes = list(page.library.modes.values())
    fields: list[Told] = [
        {
            "name": "mode",
            "kind": "choice",
            "options": [(f"{mode.id}:{mode.players}", mode_label(page, mode.id, mode.players)) for mode in modes],
            "notes": {f"{mode.id}:{mode.players}": page.say("form-mode-note", health=mode.health) for mode in modes},
            "default": f"{modes[0].id}:{modes[0].players}",
            "per_seat": False,
            "groups": mode_groups(page),
            "seats": {f"{mode.id}:{mode.players}": mode.players for mode in modes},
        },
        {
            "name": "hero",
            "kind": "choice",
            "options": [
                (RANDOM, page.say("form-random")),
                *[(hero.id, f"{page.hero_name(hero.id)} {stars(hero)}") for hero in heroes],
            ],
            "notes": {hero.id: hero_note(page, hero) for hero in heroes} | {RANDOM: page.say("form-random-note")},
            "default": [RANDOM] * len(SEATS),
            "per_seat": True,
            "cards": hero_cards(page),
        },
        {
            "name": "first",
            "kind": "choice",
            "options": [
                (RANDOM, page.say("form-first-random")),
                *[(seat, page.seat_called(number)) for number, seat in enumerate(SEATS)],
            ],
            "notes": {},
            "default": RANDOM,
            "per_seat": False,
            "needs": {seat: number for number, seat in enumerate(SEATS, start=1)},
        },
    ]
    for name in ("draft", "same_hero", "sudden_death"):
        fields.append({"name": name, "kind": "flag", "options": [], "notes": {}, "default": False, "per_seat": False})
    return labelled(page, fields, "form")


def mode_groups(page: DiceThronePage) -> list[tuple[str, list[tuple[str, str]]]]:
    """The modes, each with the numbers of players that it is for."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for mode in page.library.modes.values():
        players = page.say("form-mode-players", n=mode.players, house="yes" if mode.house else "no")
        groups.setdefault(mode.id, []).append((f"{mode.id}:{mode.players}", players))
    return [(page.wording.name(f"mode-{id}", id), options) for id, options in groups.items()]


def mode_label(page: DiceThronePage, id: str, players: int) -> str:
    house = "yes" if page.library.modes[(id, players)].house else "no"
    return page.say("form-mode-label", mode=page.wording.name(f"mode-{id}", id), n=players, house=house)


@lru_cache(maxsize=8)
def hero_cards(page: DiceThronePage) -> dict[str, Told]:
    """All heroes to choose from, and the lot; drawn once, for home shows the form, too."""
    heroes = [hero for hero in page.library.heroes.values() if not hero.house]
    return {RANDOM: random_card(page)} | {hero.id: hero_card(page, hero) for hero in heroes}


def random_card(page: DiceThronePage) -> Told:
    """Any hero, as a card to choose."""
    name = page.say("form-random")
    return {
        "em": "i-reroll",
        "name": capital(name),
        "stars": "",
        "told": "",
        "symbols": [],
        "line": "",
        "more": "",
        "href": "",
        "picture": None,
    }


def hero_card(page: DiceThronePage, hero: HeroData) -> Told:
    """A hero as a card to choose: crest, difficulty, the symbols of the die, a line."""
    key = f"hero-{hero.id}-line"
    emblems = Emblems(page.library)
    return {
        "em": emblems.crest(hero.id),
        "name": page.hero_name(hero.id),
        "stars": stars(hero),
        "told": page.say("word-complexity", n=hero.complexity),
        "symbols": [
            {"em": emblems.symbol(hero.id, symbol), "name": page.symbol_name(hero.id, symbol)}
            for symbol in dict.fromkeys(hero.die)
        ],
        "line": page.say(key) if page.texts.has(key) else "",
        "more": ", ".join(page.slot_name(hero.id, slot.id) for slot in hero.slots),
        "picture": None,
        "href": f"/dice_throne/heroes/{hero.id}",
    }


def hero_note(page: DiceThronePage, hero: HeroData) -> str:
    key = f"hero-{hero.id}-line"
    note = page.say("word-complexity", n=hero.complexity)
    return f"{page.say(key)} {capital(note)}." if page.texts.has(key) else f"{capital(note)}."


def setup_from(page: DiceThronePage, form: Setup) -> Setup:
    """What the filled-in fields wish for. Heroes of seats that the mode has not are left out."""
    wishes: Setup = {}
    mode, _, players = str(form.get("mode", "duel:2")).partition(":")
    wishes["mode"] = mode
    count = whole(players)
    if count is None:
        count = min((n for id, n in page.library.modes if id == mode), default=2)
    if (mode, count) not in page.library.modes:
        raise SetupError(page.say("form-bad-mode", given=f"{mode}:{players}"[:40]))
    wishes["players"] = count
    wishes["same_hero"] = switched(form.get("same_hero"))
    if switched(form.get("sudden_death")):
        wishes["sudden_death"] = True
    if switched(form.get("draft")):
        wishes["heroes"] = "draft"
    else:
        wishes["heroes"] = heroes_of(page, form, count)
    first = str(form.get("first") or RANDOM)
    if first != RANDOM and first not in SEATS[:count]:
        raise SetupError(page.say("form-bad-first", given=first[:20], n=count))
    wishes["first"] = first
    return wishes


def heroes_of(page: DiceThronePage, form: Setup, count: int) -> list[str]:
    """A hero for each seat; random where nothing is said."""
    found = [id or RANDOM for id in by_seat(form, "hero", SEATS)]
    found = (found + [RANDOM] * count)[:count]
    for id in found:
        if id != RANDOM and id not in page.library.heroes:
            raise SetupError(page.say("form-bad-hero", given=id[:40]))
    return found


def stars(hero: HeroData) -> str:
    """How hard a hero is to play, as stars."""
    return "★" * hero.complexity + "☆" * (MOST_STARS - hero.complexity)
