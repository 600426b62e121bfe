"""The pages of the warband builder. A warband that is being built lives in its address: as a code.

Every page is made by the server and works without script. The table behind these pages is reached only through the
application's hub.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlencode

from litestar import get, post
from litestar.response import Response

from reverie.parts.site import SEE_OTHER, Given, Web, gathered, last, part, see

from ..content.codes import CodeError, decode, encode
from ..content.library import Library
from ..content.warbands import by_aspect, playable
from ..game import DreambladeGame
from ..web.page import DreambladeWeb
from .page import Builder, aspect_sign, tidy_name, web_of

HOME: Final = "/dreamblade/warbands"
KEPT: Final = "dreamblade-warband"
MOST_KEPT: Final = 100
NOT_FOUND: Final = 404


class Asked:
    """A request with what every page needs of it."""

    def __init__(self, request: Web) -> None:
        self.request = request
        self.hub: Any = request.app.state.hub
        self.game: DreambladeGame = self.hub.games["dreamblade"]
        self.library: Library = self.game.library
        self.web: DreambladeWeb = web_of(self.game, self.hub.settings(request).language)
        self.person: str = self.hub.visitor(request).id
        self.name: str = self.hub.settings(request).name
        self.query = gathered(request.query_params.multi_items())

    async def form(self) -> Given:
        return gathered((await self.request.form()).multi_items())

    def page(self, template: str, status_code: int = 200, **context: Any) -> Response[Any]:
        made: Response[Any] = self.hub.page(
            self.request,
            f"dreamblade/{template}",
            status_code=status_code,
            nav="warbands",
            game="dreamblade",
            **({"say": self.web.say} | context),
        )
        return made

    def lost(self, key: str, way: str) -> Response[Any]:
        """What is looked for is not there: say so, and offer a way on."""
        say = self.web.say
        made: Response[Any] = self.hub.page(
            self.request,
            "oops.html",
            status_code=NOT_FOUND,
            nav="warbands",
            title=say(f"builder-lost-{key}"),
            text=say(f"builder-lost-{key}", "text"),
            safe="",
            way_text=say(f"builder-lost-{key}", "way"),
            way_href=way,
            status=NOT_FOUND,
        )
        return made

    def check_creation(self) -> None:
        self.hub.check_creation(self.request.client.host if self.request.client else "")

    async def stored(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self.hub.stored(work, *args)


# Warbands ------------------------------------------------------------------------------------------------------------


def line_of(asked: Asked, name: str, pieces: dict[str, int], **more: Any) -> dict[str, Any]:
    """A warband as a line of a list."""
    counts = by_aspect(asked.library, pieces)
    return {
        "name": name,
        "n": sum(pieces.values()),
        "legal": playable(asked.library, pieces),
        "aspects": [aspect_sign(asked.web, n) for n, count in enumerate(counts) if count],
        "note": "",
        **more,
    }


async def kept_lines(asked: Asked) -> list[dict[str, Any]]:
    lines = []
    for kept in await asked.stored(asked.hub.store.kept, asked.person, KEPT):
        try:
            pieces = decode(asked.library, kept["data"]["code"])
        except CodeError:  # of a pack that this server no longer has
            pieces = {}
        code, name = encode(asked.library, pieces), kept["data"]["name"]
        href = f"{HOME}/{code}?{urlencode({'name': name, 'saved': kept['id']})}"
        lines.append(line_of(asked, name, pieces, id=kept["id"], href=href))
    return lines


async def list_page(asked: Asked, status: int = 200, given: str = "", oops: str = "") -> Response[Any]:
    library, web = asked.library, asked.web
    prebuilt = [
        line_of(
            asked,
            library.name("warband", id, web.language),
            pieces,
            href=f"{HOME}/prebuilt/{id}",
            note=web.warband_note(id),
        )
        for id, pieces in library.warbands.items()
    ]
    return asked.page(
        "builder_list.html", status, mine=await kept_lines(asked), prebuilt=prebuilt, given=given, oops=oops
    )


@get(HOME, include_in_schema=False)
async def warbands(request: Web) -> Response[Any]:
    """All warbands: one's own, those of the game, and a field for a code."""
    return await list_page(Asked(request))


@get(f"{HOME}/new", include_in_schema=False)
async def new_warband(request: Web) -> Response[Any]:
    asked = Asked(request)
    return see(Builder(asked.web, {}, asked.query).address())


@get(f"{HOME}/open", include_in_schema=False)
async def open_code(request: Web) -> Response[Any]:
    """A code that was typed or pasted."""
    asked = Asked(request)
    given = last(asked.query, "code")
    try:
        pieces = decode(asked.library, given)
    except CodeError as error:
        return await list_page(asked, 400, given[:400], asked.web.say(f"builder-code-{error.why}"))
    return see(f"{HOME}/{encode(asked.library, pieces)}")


@get(f"{HOME}/prebuilt/{{id:str}}", include_in_schema=False)
async def open_prebuilt(request: Web) -> Response[Any]:
    """A warband of the game, to look at and to change."""
    id = part(request, "id")
    asked = Asked(request)
    if id not in asked.library.warbands:
        return asked.lost("warband", HOME)
    name = asked.library.name("warband", id, asked.web.language)
    return see(f"{HOME}/{encode(asked.library, asked.library.warbands[id])}?{urlencode({'name': name})}")


@get(f"{HOME}/change", include_in_schema=False)
async def change_warband(request: Web) -> Response[Any]:
    """One piece more or less, or other pieces to look for: leads to the address of what comes of it."""
    asked = Asked(request)
    try:
        builder = Builder(asked.web, decode(asked.library, last(asked.query, "code")), asked.query)
    except CodeError as error:
        return await list_page(asked, 400, last(asked.query, "code")[:400], asked.web.say(f"builder-code-{error.why}"))
    builder.changed(last(asked.query, "add"), last(asked.query, "take"))
    return see(builder.address())


@get(f"{HOME}/{{code:str}}", include_in_schema=False)
async def build_warband(request: Web) -> Response[Any]:
    """The builder, with the warband of this code."""
    code = part(request, "code")
    asked = Asked(request)
    try:
        builder = Builder(asked.web, decode(asked.library, code), asked.query)
    except CodeError as error:
        return await list_page(asked, NOT_FOUND, code[:400], asked.web.say(f"builder-code-{error.why}"))
    told = builder.context()
    share = f"{HOME}/{told['code']}" + (f"?{urlencode({'name': builder.name})}" if builder.name else "")
    play = "/new?" + urlencode({"game": "dreamblade", "set-warband-0": f"code:{told['code']}"})
    return asked.page(
        "builder.html", **told, share=share, play=play, done="done" in asked.query, hand_in="", suggest=""
    )


@post(f"{HOME}/save", status_code=SEE_OTHER, include_in_schema=False)
async def save_warband(request: Web) -> Response[Any]:
    """Keeps a warband under its name, finished or not."""
    asked = Asked(request)
    form = await asked.form()
    try:
        builder = Builder(asked.web, decode(asked.library, last(form, "code")), form)
    except CodeError as error:
        return await list_page(asked, 400, last(form, "code")[:400], asked.web.say(f"builder-code-{error.why}"))
    builder.name = tidy_name(builder.name) or asked.web.say("builder-nameless")
    kept = await asked.stored(asked.hub.store.kept, asked.person, KEPT)
    ids = [one["id"] for one in kept]
    if builder.saved not in ids:
        if len(ids) >= MOST_KEPT:
            return await list_page(asked, 409, "", asked.web.say("builder-too-many", most=MOST_KEPT))
        builder.saved = str(max((int(id) for id in ids if id.isdecimal()), default=0) + 1)
    code = builder.code()
    data = {"name": builder.name, "code": code, "value": f"code:{code}"}
    await asked.stored(asked.hub.store.keep, asked.person, KEPT, builder.saved, data)
    where = builder.address()
    return see(where + ("&" if "?" in where else "?") + "done=1")


@post(f"{HOME}/drop", status_code=SEE_OTHER, include_in_schema=False)
async def drop_warband(request: Web) -> Response[Any]:
    asked = Asked(request)
    await asked.stored(asked.hub.store.drop, asked.person, KEPT, last(await asked.form(), "id"))
    return see(HOME)


builder_routes: list[Any] = [
    warbands, new_warband, open_code, open_prebuilt, change_warband, build_warband, save_warband, drop_warband,
]  # fmt: skip
