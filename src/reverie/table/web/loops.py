"""A replay in a loop: small pictures of the end of a finished game, one after the other, for a page about something else."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from reverie.parts.site import Routes, Web

from ..hub.replays import Replay
from .moments import moment_html
from .pages import hub_of, settings_of
from .render import Context
from .replays import replay_of

MOST_PICTURES: Final = 24
"""Pictures in a loop: the last two or three turns of a game."""
MINUTES: Final = 5
"""So long a browser keeps a loop. A game that is over may yet be taken up again."""


def loop_of(made: Replay, language: str) -> list[Context]:
    """The last moments of a game as everybody saw them: `html`, and `line`, what happened. Drawn once for each language."""
    if language not in made.loops:
        made.loops[language] = draw_loop(made, language)
    return made.loops[language]


def draw_loop(made: Replay, language: str) -> list[Context]:
    template = made.match.game.web_page(language).moment_template
    if not template:
        return []
    told = made.telling(language, None)
    pictures: list[Context] = []
    for step in reversed(told.stops):
        html = moment_html(made.match, step, None, language, made.sitters, "moment.html", template)
        if not pictures or html != pictures[-1]["html"]:  # of moments that look alike the last one is enough
            pictures.append({"html": html, "line": told.line_at(step)})
        if len(pictures) == MOST_PICTURES:
            break
    pictures.reverse()
    return pictures


@get("/replay/{id:str}/loop", name="replay-loop", include_in_schema=False)
async def replay_loop(request: Web, id: FromPath[str]) -> Response[str] | Response[Context]:
    """The pictures of a loop, all at once: whoever looks on asks the server once and not again and again."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    pictures = await hub_of(request).drawing.do(loop_of, made, settings_of(request).language)
    headers = {"Cache-Control": f"private, max-age={60 * MINUTES}"}
    return Response({"pictures": pictures}, media_type="application/json", headers=headers)


loop_routes: Routes = [replay_loop]
