"""The form that sets up a table of Sword & Sorcery, and what its fields wish for."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.rules.party import AGREEMENTS
from reverie.parts.web import by_seat, labelled, switched

from ..content.setup import FEWEST, MOST, OWN_RANK, PARTY, QUEST, STANDARD, party_with
from ..rules import terms as t
from ..rules.state import SEATS
from ..words.wording import roman
from ..words.words import SwordAndSorceryPage

COUNTS: Final = tuple(range(FEWEST, MOST + 1))
FITTING: Final = "fitting"
"""Whoever fits those who were chosen."""


def setup_form(page: SwordAndSorceryPage) -> list[Told]:
    """Every field of a new table, with what each option means in a line (`notes`)."""
    library = page.library
    versions = [(hero, version) for hero in library.heroes.values() for version in hero.versions]
    named = [(version.id, hero_label(page, hero.id, version.id)) for hero, version in versions]
    fields: list[Told] = [
        {
            **choice("quest", [(id, page.say(f"quest-{id}")) for id in library.quests], QUEST),
            "notes": {
                id: page.say("form-rank-of-quest", rank=roman(quest.rank)) for id, quest in library.quests.items()
            },
        },
        {
            **choice("party", [(str(n), page.say("form-party-count", n=n)) for n in COUNTS], str(PARTY)),
            "seats": {str(n): n for n in COUNTS},
        },
        {
            **choice("hero", [(FITTING, page.say("form-fitting")), *named], ""),
            "default": [FITTING] * len(SEATS),
            "notes": {version.id: page.say(f"version-{version.id}", "line") for _hero, version in versions},
            "per_seat": True,
        },
        choice("rank", [("0", page.say("form-rank-own")), *ranks(page)], "0"),
        choice("difficulty", [(id, page.say(f"difficulty-{id}")) for id in t.DIFFICULTIES], STANDARD),
        choice("agreement", [(id, page.say(f"form-agreement-{id}")) for id in AGREEMENTS], AGREEMENTS[0]),
        {"name": "soul_storm", "kind": "flag", "options": [], "notes": {}, "default": False, "per_seat": False},
    ]
    return labelled(page, fields, "form")


def ranks(page: SwordAndSorceryPage) -> list[tuple[str, str]]:
    return [(str(rank), page.say("form-rank-at", rank=roman(rank))) for rank in range(1, t.MOST_RANK + 1)]


def choice(name: str, options: list[tuple[str, str]], default: str) -> Told:
    return {"name": name, "kind": "choice", "options": options, "notes": {}, "default": default, "per_seat": False}


def hero_label(page: SwordAndSorceryPage, hero: str, version: str) -> str:
    return f"{page.say(f'hero-{hero}')}, {page.say(f'version-{version}')}"


def setup_from(page: SwordAndSorceryPage, form: Body) -> Setup:
    """What the filled-in fields wish for. Heroes of seats that the party has not are left out."""
    count = whole(str(form.get("party", PARTY)))
    if count is None or count not in COUNTS:
        raise SetupError(page.say("form-bad-party", given=str(form.get("party"))[:20]))
    given = {seat: id for seat, id in enumerate(by_seat(form, "hero", SEATS)[:count]) if id and id != FITTING}
    heroes = party_with(page.library, given, count)
    wishes: Setup = {"heroes": heroes, "soul_storm": switched(form.get("soul_storm"))}
    rank = whole(str(form.get("rank", OWN_RANK)))
    if rank is None:
        raise SetupError(page.say("form-bad-rank", given=str(form.get("rank"))[:20]))
    wishes["rank"] = rank
    for name in ("quest", "difficulty", "agreement"):
        if form.get(name):
            wishes[name] = str(form[name])
    return wishes


def setup_words(page: SwordAndSorceryPage, setup: Setup) -> list[str]:
    """The quest, rank and difficulty where they are not the usual ones, and who plays whom."""
    told = [page.say(f"quest-{setup['quest']}")]
    own = page.library.sheet(setup["quest"]).rank
    told += [page.say("form-rank-at", rank=roman(setup["rank"]))] if setup["rank"] != own else []
    told += [page.say(f"difficulty-{setup['difficulty']}")] if setup["difficulty"] != STANDARD else []
    heroes = [page.library.version(id)[0].id for id in setup["heroes"]]
    return [*told, *[hero_label(page, hero, id) for hero, id in zip(heroes, setup["heroes"], strict=True)]]
