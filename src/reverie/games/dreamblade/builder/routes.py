"""The pages of the warband builder. A warband that is being built lives in its address: as a code.

Every page is made by the server and works without script.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from litestar import get, post
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts.site import NOT_FOUND, SEE_OTHER, Here, Routes, Site, Visit, Web, last, part, see

from ..content.codes import CodeError, decode, encode
from ..content.warbands import by_aspect, playable
from ..visit import visit_of
from ..web.form import warband_note
from ..web.page import DreambladeWeb
from .page import Builder, aspect_sign, tidy_name

HOME: Final = "/dreamblade/warbands"
KEPT: Final = "dreamblade-warband"
MOST_KEPT: Final = 100

Asked = Visit[DreambladeWeb]


def visited(request: Web, site: Site, nav: str = "warbands") -> Asked:
    return visit_of(request, site, nav)


# Warbands ------------------------------------------------------------------------------------------------------------


def line_of(asked: Asked, name: str, pieces: dict[str, int], **more: object) -> Body:
    """A warband as a line of a list."""
    counts = by_aspect(asked.words.library, pieces)
    return {
        "name": name,
        "n": sum(pieces.values()),
        "legal": playable(asked.words.library, pieces),
        "aspects": [aspect_sign(asked.words, n) for n, count in enumerate(counts) if count],
        "note": "",
        **more,
    }


async def kept_lines(asked: Asked) -> list[Body]:
    lines = []
    for kept in await asked.kept(KEPT):
        try:
            pieces = decode(asked.words.library, kept.data["code"])
        except CodeError:  # of a pack that this server no longer has
            pieces = {}
        code, name = encode(asked.words.library, pieces), kept.data["name"]
        href = f"{HOME}/{code}?{urlencode({'name': name, 'saved': kept.id})}"
        lines.append(line_of(asked, name, pieces, id=kept.id, href=href))
    return lines


async def list_page(asked: Asked, status: int = 200, given: str = "", oops: str = "") -> Response[str]:
    library, web = asked.words.library, asked.words
    prebuilt = [
        line_of(
            asked,
            library.name("warband", id, web.language),
            pieces,
            href=f"{HOME}/prebuilt/{id}",
            note=warband_note(web, id),
        )
        for id, pieces in library.warbands.items()
    ]
    return asked.show(
        "builder_list.html", status, mine=await kept_lines(asked), prebuilt=prebuilt, given=given, oops=oops
    )


@get(HOME, include_in_schema=False)
async def warbands(request: Web, site: Here) -> Response[str]:
    """All warbands: one's own, those of the game, and a field for a code."""
    return await list_page(visited(request, site))


@get(f"{HOME}/new", include_in_schema=False)
async def new_warband(request: Web, site: Here) -> Response[str]:
    asked = visited(request, site)
    return see(Builder(asked.words, {}, asked.query).address())


@get(f"{HOME}/open", include_in_schema=False)
async def open_code(request: Web, site: Here) -> Response[str]:
    """A code that was typed or pasted."""
    asked = visited(request, site)
    given = last(asked.query, "code")
    try:
        pieces = decode(asked.words.library, given)
    except CodeError as error:
        return await list_page(asked, 400, given[:400], asked.words.say(f"builder-code-{error.why}"))
    return see(f"{HOME}/{encode(asked.words.library, pieces)}")


@get(f"{HOME}/prebuilt/{{id:str}}", include_in_schema=False)
async def open_prebuilt(request: Web, site: Here) -> Response[str]:
    """A warband of the game, to look at and to change."""
    id = part(request, "id")
    asked = visited(request, site)
    if id not in asked.words.library.warbands:
        return asked.lost("builder-lost-warband", HOME)
    name = asked.words.library.name("warband", id, asked.words.language)
    return see(f"{HOME}/{encode(asked.words.library, asked.words.library.warbands[id])}?{urlencode({'name': name})}")


@get(f"{HOME}/change", include_in_schema=False)
async def change_warband(request: Web, site: Here) -> Response[str]:
    """One piece more or less, or other pieces to look for: leads to the address of what comes of it."""
    asked = visited(request, site)
    try:
        builder = Builder(asked.words, decode(asked.words.library, last(asked.query, "code")), asked.query)
    except CodeError as error:
        return await list_page(
            asked, 400, last(asked.query, "code")[:400], asked.words.say(f"builder-code-{error.why}")
        )
    builder.changed(last(asked.query, "add"), last(asked.query, "take"))
    return see(builder.address())


@get(f"{HOME}/{{code:str}}", include_in_schema=False)
async def build_warband(request: Web, site: Here) -> Response[str]:
    """The builder, with the warband of this code."""
    code = part(request, "code")
    asked = visited(request, site)
    try:
        builder = Builder(asked.words, decode(asked.words.library, code), asked.query)
    except CodeError as error:
        return await list_page(asked, NOT_FOUND, code[:400], asked.words.say(f"builder-code-{error.why}"))
    told = builder.context()
    share = f"{HOME}/{told['code']}" + (f"?{urlencode({'name': builder.name})}" if builder.name else "")
    play = "/new?" + urlencode({"game": "dreamblade", "set-warband-0": f"code:{told['code']}"})
    return asked.show(
        "builder.html", **told, share=share, play=play, done="done" in asked.query, hand_in="", suggest=""
    )


@post(f"{HOME}/save", status_code=SEE_OTHER, include_in_schema=False)
async def save_warband(request: Web, site: Here) -> Response[str]:
    """Keeps a warband under its name, finished or not."""
    asked = visited(request, site)
    form = await asked.form()
    try:
        builder = Builder(asked.words, decode(asked.words.library, last(form, "code")), form)
    except CodeError as error:
        return await list_page(asked, 400, last(form, "code")[:400], asked.words.say(f"builder-code-{error.why}"))
    builder.name = tidy_name(builder.name) or asked.words.say("builder-nameless")
    kept = await asked.kept(KEPT)
    ids = [one.id for one in kept]
    if builder.saved not in ids:
        if len(ids) >= MOST_KEPT:
            return await list_page(asked, 409, "", asked.words.say("builder-too-many", most=MOST_KEPT))
        builder.saved = str(max((int(id) for id in ids if id.isdecimal()), default=0) + 1)
    code = builder.code()
    data = {"name": builder.name, "code": code, "value": f"code:{code}"}
    await asked.keep(KEPT, builder.saved, data)
    where = builder.address()
    return see(where + ("&" if "?" in where else "?") + "done=1")


@post(f"{HOME}/drop", status_code=SEE_OTHER, include_in_schema=False)
async def drop_warband(request: Web, site: Here) -> Response[str]:
    asked = visited(request, site)
    await asked.drop(KEPT, last(await asked.form(), "id"))
    return see(HOME)


routes: Routes = [
    warbands, new_warband, open_code, open_prebuilt, change_warband, build_warband, save_warband, drop_warband,
]  # fmt: skip
