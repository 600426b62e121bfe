"""The form that sets up a table of Etherfields, and what its fields wish for."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.rules.party import AGREEMENTS
from reverie.parts.web import by_seat, labelled, switched

from ..content.setup import FIRST, SESSION
from ..rules import terms as t
from ..words.words import EtherfieldsPage

ANY: Final = "any"
MOST: Final = 4
"""EF-9.102."""
DEFAULT: Final = 2


def setup_form(page: EtherfieldsPage) -> list[Told]:
    """Every field of a new table."""
    dreamers = list(page.library.things["dreamers"])
    named = [(id, page.phrase(page.wording.name(f"dreamer-{id}"))) for id in dreamers]
    counts = [(str(n), page.say("form-players-count", n=n)) for n in range(1, min(MOST, len(dreamers)) + 1)]
    fields: list[Told] = [
        choice("scenario", [(id, scenario(page, id)) for id in scenarios(page)], FIRST),
        {**choice("players", counts, str(DEFAULT)), "seats": {n: int(n) for n, _text in counts}},
        {
            **choice("dreamer", [(ANY, page.say("form-any")), *named], ""),
            "default": [ANY] * MOST,
            "per_seat": True,
        },
        choice("difficulty", [(id, page.say(f"form-difficulty-{id}")) for id in t.DIFFICULTIES], "standard"),
        choice("agreement", [(id, page.say(f"form-agreement-{id}")) for id in AGREEMENTS], AGREEMENTS[0]),
        {"name": "rounds", "kind": "flag", "options": [], "notes": {}, "default": False, "per_seat": False},
    ]
    return labelled(page, fields, "form")


def scenarios(page: EtherfieldsPage) -> list[str]:
    """Dreams, and a session from the Dreamworld Map on."""
    return [*page.library.things["dreams"], SESSION]


def scenario(page: EtherfieldsPage, id: str) -> str:
    return page.say("form-session") if id == SESSION else page.wording.name(f"dream-{id}")


def choice(name: str, options: list[tuple[str, str]], default: str) -> Told:
    return {"name": name, "kind": "choice", "options": options, "notes": {}, "default": default, "per_seat": False}


def setup_from(page: EtherfieldsPage, form: Body) -> Setup:
    """What the filled-in fields wish for; whoever is not chosen is whoever is left."""
    known = list(page.library.things["dreamers"])
    count = whole(str(form.get("players", DEFAULT)))
    if count is None or not 1 <= count <= min(MOST, len(known)):
        raise SetupError(page.say("form-bad-players", given=str(form.get("players"))[:20]))
    given = [id if id != ANY else "" for id in by_seat(form, "dreamer", ("A", "B", "C", "D"))[:count]]
    left = [id for id in known if id not in given]
    wishes: Setup = {"dreamers": [id or left.pop(0) for id in given], "rounds": switched(form.get("rounds"))}
    for name in ("scenario", "difficulty", "agreement"):
        if form.get(name):
            wishes[name] = str(form[name])
    return wishes


def setup_words(page: EtherfieldsPage, setup: Setup) -> list[str]:
    """The Dream, and who plays whom."""
    id = setup["scenario"]
    known = id == SESSION or id in page.library.things["dreams"]
    told = [scenario(page, id) if known else page.wording.entity(id)]
    return [*told, *[page.phrase(page.wording.name(f"dreamer-{one}")) for one in setup["dreamers"]]]
