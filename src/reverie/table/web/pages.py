"""The common part of all pages: who asks, what they prefer, the frame, and pages about what went wrong."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Response
from litestar.connection import ASGIConnection

from reverie.kernel.game import Game

from ..hub.hub import Hub
from ..rooms.identity import (
    SETTINGS_COOKIE,
    VISITOR_COOKIE,
    BadToken,
    Settings,
    Visitor,
    new_visitor_id,
    read_settings,
)
from ..words.texts import texts
from .navigation import head_of
from .render import render

Asking = ASGIConnection[Any, Any, Any, Any]
"""Whoever asks: a request, or a WebSocket."""


def address(asking: Asking) -> str:
    """Where somebody comes from, as far as the server knows: what limits count by."""
    client = asking.scope.get("client")
    return str(client[0]) if client else ""


def settings_of(asking: Asking) -> Settings:
    """What whoever asks prefers."""
    return read_settings(asking.cookies.get(SETTINGS_COOKIE), asking.headers.get("accept-language", ""))


def safe_path(given: str, host: str = "") -> str:
    """A path of this very site to go back to, whatever was asked for; the addresses that only take answers lead home."""
    if given.startswith("//") or "\\" in given or any(ord(sign) <= 32 or ord(sign) == 127 for sign in given):
        return "/"
    try:
        parts = urlsplit(given)
    except ValueError:
        return "/"
    elsewhere = (parts.scheme or parts.netloc) and not (host and parts.netloc == host)
    if elsewhere or not parts.path.startswith("/") or parts.path.startswith(("//", "/play/", "/settings")):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")


class Pages:
    """What every page is made with: who asks, what they prefer, and the frame around it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def visitor(self, request: Asking) -> Visitor:
        """Whoever this browser is. A new one gets a cookie with the response."""
        name = settings_of(request).name
        known = request.scope.get("state", {}).get("visitor")
        if known is not None:
            return Visitor(known, name, new=True)
        try:
            cookie = request.cookies.get(VISITOR_COOKIE, "")
            known = str(self.hub.signer.open("visitor", cookie))
            if not self.hub.signer.fresh("visitor", cookie):
                request.scope.setdefault("state", {})["renewed"] = known
            return Visitor(known, name)
        except BadToken:
            made = new_visitor_id()
            request.scope.setdefault("state", {})["visitor"] = made
            return Visitor(made, name, new=True)

    def page(self, request: Asking, template: str, status_code: int = 200, **context: object) -> Response[str]:
        settings = settings_of(request)
        query = request.scope.get("query_string", b"").decode("latin-1")
        context.setdefault("nav", "")
        context.setdefault("game", "")
        head = head_of(self.hub.games, settings.language, str(context["game"]), str(context["nav"]))
        html = render(
            template,
            settings.language,
            settings=settings,
            head=head,
            promise=self.hub.promises.new,
            path=request.url.path + (f"?{query}" if query else ""),
            **context,
        )
        return Response(html, media_type=MediaType.HTML, status_code=status_code)

    def oops(self, request: Asking, key: str, status: int, **args: object) -> Response[str]:
        """A friendly page about something that went wrong: what happened, what is safe, a way on."""
        words = texts(settings_of(request).language)
        return self.page(
            request,
            "oops.html",
            status_code=status,
            title=words.get(f"oops-{key}", "", **args),
            text=words.get(f"oops-{key}", "text", **args),
            safe=words.get(f"oops-{key}", "safe", **args),
            way_text=words.get(f"oops-{key}", "way", **args),
            way_href=args.get("href", "/"),
            status=status,
        )


def site_of(asking: Asking) -> Pages:
    site: Pages = asking.app.state.site
    return site


def hub_of(asking: Asking) -> Hub:
    return site_of(asking).hub


def visitor_of(asking: Asking) -> Visitor:
    return site_of(asking).visitor(asking)


async def own_of(request: Asking, game: Game) -> dict[str, list[tuple[str, str]]]:
    """What the visitor keeps that fields of this game's form take, by kind: value and label."""
    hub = hub_of(request)
    visitor = visitor_of(request)
    fields = game.web_page(settings_of(request).language).setup_form()
    found: dict[str, list[tuple[str, str]]] = {}
    for kind in sorted({field["kept"] for field in fields if field.get("kept")}):
        rows = await hub.reading.do(hub.store.kept, visitor.id, kind)
        found[kind] = [(row.data["value"], row.data["name"]) for row in rows]
    return found
