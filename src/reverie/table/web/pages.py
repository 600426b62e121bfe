"""The common part of all pages: who asks, what they prefer, the frame, and pages about what went wrong."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response

from reverie.kernel.game import Game

from ..rooms.identity import (
    SETTINGS_COOKIE,
    VISITOR_COOKIE,
    BadToken,
    Settings,
    Signer,
    Visitor,
    new_visitor_id,
    read_settings,
)
from ..rooms.promises import Promises
from ..words.texts import texts
from .render import render


class Pages:
    """What every page is made with: who asks, what they prefer, and the frame around it."""

    signer: Signer
    promises: Promises
    games: dict[str, Game]

    def settings(self, request: Any) -> Settings:
        return read_settings(request.cookies.get(SETTINGS_COOKIE), request.headers.get("accept-language", ""))

    def visitor(self, request: Any) -> Visitor:
        """Whoever this browser is. A new one gets a cookie with the response."""
        name = self.settings(request).name
        known = request.scope.get("state", {}).get("visitor")
        if known is not None:
            return Visitor(known, name, new=True)
        try:
            cookie = request.cookies.get(VISITOR_COOKIE, "")
            known = str(self.signer.open("visitor", cookie))
            if not self.signer.fresh("visitor", cookie):
                request.scope.setdefault("state", {})["renewed"] = known
            return Visitor(known, name)
        except BadToken:
            made = new_visitor_id()
            request.scope.setdefault("state", {})["visitor"] = made
            return Visitor(made, name, new=True)

    def page(self, request: Any, template: str, status_code: int = 200, **context: Any) -> Response[str]:
        settings = self.settings(request)
        query = request.scope.get("query_string", b"").decode("latin-1")
        context.setdefault("nav", "")
        context.setdefault("game", "")
        sites = [link for game in self.games.values() for link in game.web_page(settings.language).site_links()]
        html = render(
            template,
            settings.language,
            settings=settings,
            sites=sites,
            promise=self.promises.new,
            path=request.url.path + (f"?{query}" if query else ""),
            **context,
        )
        return Response(html, media_type=MediaType.HTML, status_code=status_code)

    def oops(self, request: Any, key: str, status: int, **args: Any) -> Response[str]:
        """A friendly page about something that went wrong: what happened, what is safe, a way on."""
        words = texts(self.settings(request).language)
        return self.page(
            request,
            "oops.html",
            status_code=status,
            title=words.get(f"oops-{key}", **args),
            text=words.get(f"oops-{key}", "text", **args),
            safe=words.get(f"oops-{key}", "safe", **args),
            way_text=words.get(f"oops-{key}", "way", **args),
            way_href=args.get("href", "/"),
            status=status,
        )
