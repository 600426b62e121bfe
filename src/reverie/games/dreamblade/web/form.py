"""The form that sets up a table of Dreamblade, and what its fields wish for."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.web import by_seat, labelled, switched

from ..content.codes import CodeError, decode, encode
from ..content.warbands import by_aspect, violations
from ..rules.keywords import ASPECTS
from ..words.words import DreambladePage
from .details import ASPECT_EMBLEMS
from .pictures import curve_picture, map_picture

CODE: Final = "code:"
"""What begins like this in the field of a warband is a code."""
FORM_NUMBERS: Final = (("victory", 6, 1, 99), ("turn_limit", 0, 0, 999))


def setup_form(page: DreambladePage) -> list[Told]:
    """Every field of a new table, with what each option means in a line (`notes`)."""
    bands = list(page.library.warbands)
    maps = list(page.library.maps)
    fields: list[Told] = [
        {
            "name": "warband",
            "kind": "choice",
            "options": [(id, page.library.name("warband", id, page.language)) for id in bands],
            "notes": {id: warband_note(page, id) for id in bands},
            "cards": warband_cards(page),
            "draw": partial(drawn_band, page),
            "default": bands[:2],
            "per_seat": True,
            "kept": "dreamblade-warband",
            "more": partial(warband_label, page),
        },
        {
            "name": "map",
            "kind": "choice",
            "options": [(id, page.library.name("map", id, page.language)) for id in maps],
            "notes": {id: map_note(page, id) for id in maps},
            "cards": map_cards(page),
            "default": "default" if "default" in maps else maps[0],
            "per_seat": False,
        },
        {
            "name": "edges",
            "kind": "choice",
            "options": [(edge, page.say(f"web-form-edges-{edge}")) for edge in ("random", "A", "B")],
            "notes": {},
            "default": "random",
            "per_seat": False,
        },
    ]
    plain: Told = {"options": [], "notes": {}, "per_seat": False}
    fields += [
        plain | {"name": name, "kind": "number", "default": default, "least": least, "most": most}
        for name, default, least, most in FORM_NUMBERS
    ]
    fields.append(plain | {"name": "tournament", "kind": "flag", "default": False, "rare": True})
    return labelled(page, fields, "web-form")


@lru_cache(maxsize=8)
def warband_cards(page: DreambladePage) -> dict[str, Told]:
    """All warbands of the game to choose from; drawn once, for home shows the form, too."""
    return {
        id: warband_card(page, pieces, page.library.name("warband", id, page.language), warband_note(page, id))
        for id, pieces in page.library.warbands.items()
    }


@lru_cache(maxsize=8)
def map_cards(page: DreambladePage) -> dict[str, Told]:
    return {id: map_card(page, id) for id in page.library.maps}


def warband_card(page: DreambladePage, pieces: dict[str, int], name: str, line: str = "") -> Told:
    """A warband to choose: its curve of costs, its aspects, a line, and the way to all of it."""
    return {
        "picture": curve_picture(page.library, pieces),
        "name": name,
        "symbols": [
            {"em": ASPECT_EMBLEMS[aspect], "name": page.say(f"aspect-{ASPECTS[aspect]}")}
            for aspect, count in enumerate(by_aspect(page.library, pieces))
            if count
        ],
        "stars": "",
        "line": line,
        "more": "",
        "href": f"/dreamblade/warbands/{encode(page.library, pieces)}",
    }


def drawn_band(page: DreambladePage, given: str, name: str) -> Told:
    """The same for somebody's own, by its code; nothing for one whose miniatures are no more."""
    try:
        return warband_card(page, decode(page.library, given.removeprefix(CODE)), name)
    except CodeError:
        return {}


def map_card(page: DreambladePage, id: str) -> Told:
    """A map to choose: its soundings, a line."""
    return {
        "picture": map_picture(page.library.maps[id]),
        "name": page.library.name("map", id, page.language),
        "symbols": [],
        "stars": "",
        "line": map_note(page, id),
        "more": "",
        "href": "",
    }


def warband_note(page: DreambladePage, id: str) -> str:
    """What a warband is like: written for those of the game, counted for others."""
    if page.texts.has(f"web-warband-{id}"):
        return page.say(f"web-warband-{id}")
    count = [0] * len(ASPECTS)
    for piece, n in page.library.warbands[id].items():
        for aspect in page.library.pieces[piece].of:
            count[aspect] += n
    told = [f"{page.say(f'aspect-{ASPECTS[a]}')} {n}" for a, n in enumerate(count) if n]
    return ", ".join(told)


def map_note(page: DreambladePage, id: str) -> str:
    if page.texts.has(f"web-map-{id}"):
        return page.say(f"web-map-{id}")
    deepest = max(max(values) for values in page.library.maps[id].values)
    return page.say("web-map-any", most=deepest)


def setup_from(page: DreambladePage, form: Body) -> Setup:
    wishes: Setup = {}
    for name in ("map", "edges"):
        if form.get(name):
            wishes[name] = str(form[name])
    for name, default, least, most in FORM_NUMBERS:
        wishes[name] = number_of(page, form.get(name, default), name, least, most)
    wishes["tournament"] = switched(form.get("tournament"))
    bands = bands_of(page, form)
    if bands:
        wishes["warbands"] = bands
    return wishes


def number_of(page: DreambladePage, given: object, name: str, least: int, most: int) -> int:
    text = str(given).strip()
    number = whole(text)
    if number is None or not least <= number <= most:
        label = page.say(f"web-form-{name.replace('_', '-')}")
        raise SetupError(page.say("web-form-bad-number", label=label, given=text[:20], least=least, most=most))
    return number


def bands_of(page: DreambladePage, form: Body) -> list[str | dict[str, int]]:
    """A warband for each seat; none where nothing is said."""
    found = by_seat(form, "warband", "AB")
    if not any(found):
        return []
    if len(found) != 2:
        raise SetupError(page.say("web-form-bad-warband"))
    return [band_of(page, band) for band in found]


def band_of(page: DreambladePage, given: str) -> str | dict[str, int]:
    """A warband of the game by its id, or any warband by its code: `code:...`."""
    if given in page.library.warbands:
        return given
    if not given.startswith(CODE):
        raise SetupError(page.say("web-form-bad-warband"))
    try:
        pieces = decode(page.library, given.removeprefix(CODE))
    except CodeError as error:
        raise SetupError(page.say(f"builder-code-{error.why}")) from error
    broken = violations(page.library, pieces)
    if broken:
        raise SetupError(page.say("builder-unplayable", rules=", ".join(one.rule for one in broken)))
    return pieces


def warband_label(page: DreambladePage, given: str) -> str:
    """What a warband is called that is no option of the form but can be asked for; nothing for what is none."""
    if not given.startswith(CODE):
        return ""
    try:
        pieces = decode(page.library, given.removeprefix(CODE))
    except CodeError:
        return ""
    return page.say("builder-by-code", n=sum(pieces.values()), code=given.removeprefix(CODE)[:9])
