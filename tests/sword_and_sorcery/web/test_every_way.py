"""Every way to answer every decision can be pressed: it sits on something that is drawn, or is a button of the prompt on a wide screen, too."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from tests.sword_and_sorcery.web.tables import drawn, fight, html_of, page_in, scene_for

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.web.page import SwordAndSorceryWeb
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer
from reverie.table.web.hints import encode
from reverie.testing import rule

RARE = ("exchange", "reorganize", "take", "drop", "power", "item", "innate", "action", "companion", "chest", "search")
GAMES = (
    ("Q3", ["enchantress", "assassin", "runemaster"], 5, 11),
    ("Q6", ["white-rose", "rogue", "archer", "sorceress"], 7, 5),
    ("Q1", ["white-rose", "cleric"], 0, 3),
)
"""Quests, who plays them, at which rank (0: the quest's own), and a seed."""


def sorts(choice: Choice) -> set[tuple[str, str]]:
    """What kinds of ways a decision has."""
    if isinstance(choice.options, Subset | Permutation):
        return {(choice.kind, "")}
    words = [one[0] if isinstance(one, tuple) and one else one for one in choice.options]
    return {(f"{choice.kind} {choice.rule}", one if isinstance(one, str) else "") for one in words}


def anything(chance: random.Random, choice: Choice) -> Answer:
    options = choice.options
    if isinstance(options, Subset):
        return tuple(sorted(chance.sample(list(options.items), chance.randint(options.least, options.most))))
    return options.at(chance.randrange(options.size()))


def played(quest: str, heroes: list[str], rank: int, seed: int) -> Iterator[tuple[Match, Choice]]:
    """A quest by advice, with many a deed that nobody would advise."""
    chance = random.Random(seed)
    match = Match(GAME, GAME.setup({"quest": quest, "heroes": heroes, "rank": rank}), seed, [""] * len(heroes))
    while match.outcome() is None and len(match.answers) < 1500:
        choice = match.choices()[0]
        yield match, choice
        rare = (
            [one for one in choice.options if isinstance(one, tuple) and one[0] in RARE]
            if choice.kind == "deed"
            else []
        )
        if chance.random() < 0.1:
            answer = anything(chance, choice)
        elif rare and chance.random() < 0.25:
            answer = chance.choice(rare)
        else:
            answer = GAME.bots.advise(match.state, choice).answer
        match.submit(choice.seat, answer)


def lost(page: SwordAndSorceryWeb, match: Match, choice: Choice) -> list[str]:
    """The ways of a decision that can be pressed nowhere."""
    scene, buttons = scene_for(page, match, choice.seat, choice)
    ids = set(re.findall(r'\bid="([^"]+)"', html_of(page, scene, page.scene(scene))))
    near = {button["value"] for button in buttons if not button["far"]}
    found = []
    draft = Draft(choice)
    for pick in draft.picks():
        places = page.place(match.state, choice, pick, draft).split()  # type: ignore[arg-type]
        copies = any(place.startswith("under-") for place in places)
        if not ids.intersection(places) and encode(pick) not in near and not copies:
            found.append(page.pick_label(match.state, choice, draft, pick))  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize(("quest", "heroes", "rank", "seed"), GAMES, ids=[one[0] for one in GAMES])
def test_every_way_can_be_pressed(quest: str, heroes: list[str], rank: int, seed: int) -> None:
    page, met = page_in("en"), set[tuple[str, str]]()
    for match, choice in played(quest, heroes, rank, seed):
        new = sorts(choice) - met
        if new:
            met |= new
            assert lost(page, match, choice) == [], f"{choice} after {len(match.answers)} answers"
    assert len(met) > 40


@rule("SS-22.11")
def test_effects_of_an_armour_are_among_what_can_be_pressed() -> None:
    """A gremlin strikes, and the die of the defence shows SKILL: the studded leather makes a SHIELD of it."""
    position = {
        "A": {"area": "14B.b", "items": ["longsword", "studded-leather"]},
        "enemies": [{"enemy": "gremlin green 1", "area": "14B.b"}],
        "decks": {"encounter": ["A"]},
    }
    for seed in range(40):
        match = fight(position=position)
        match = Match(GAME, match.header.setup, seed, ["", ""])
        while match.outcome() is None and len(match.answers) < 120:
            choice = match.choices()[0]
            if choice.kind == "armour":
                show, html = drawn(match)
                assert [one["state"] for one in show["fight"]["armour"]] == ["can"]
                assert f'id="{show["fight"]["armour"][0]["id"]}"' in html
                return
            match.submit(choice.seat, "end" if choice.kind == "deed" else GAME.bots.advise(match.state, choice).answer)
    raise AssertionError("nobody defended with the armour")
