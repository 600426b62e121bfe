"""What stands around every request: under which names the server answers, whose requests it takes, what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..rooms.identity import VISITOR_COOKIE, YEAR
from ..words.texts import texts
from .hosts import allowed_names, host_of, known_host
from .pages import Pages, settings_of

log = logging.getLogger("reverie.table")

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATIC: Final = "/static/"
KEPT_NOWHERE: Final = "no-store"
"""Pages show a name, links to seats, a hand: nothing between server and viewer keeps them, nor the answer that sets a cookie."""


def same_site(scope: Scope) -> bool:
    """Whether a request that changes something comes from a page of this very server, or from no page at all."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == headers.get("host")
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header as it is sent where the line is safe: cookies stay on such lines."""
    if name.lower() == b"set-cookie" and b"; secure" not in value.lower():
        return name, value + b"; Secure"
    return name, value


class Guard:
    """Serves under its own names only, and refuses what other sites send in somebody's name.

    It also sets the security headers, says what may be kept by caches, and gives new visitors their cookie.
    """

    def __init__(self, app: ASGIApp, pages: Pages, hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.pages = pages
        self.hosts = allowed_names(hosts)

    async def refuse(self, scope: Scope, send: Send, key: str, status: int, **args: str) -> None:
        """Say no before anything else has seen the request."""
        if str(scope["type"]) == "websocket":
            await send({"type": "websocket.close", "code": 4000 + status, "reason": key})
            return
        request: Request[Any, Any, Any] = Request(scope)
        if scope["path"].startswith("/api/"):
            words = texts(settings_of(request).language)
            body = msgspec.json.encode({"error": key, "message": words.get(f"oops-{key}", "text", **args)})
            kind = "application/json"
        else:
            body = str(self.pages.oops(request, key, status, **args).content).encode()
            kind = "text/html; charset=utf-8"
        carried = {**SECURITY, "cache-control": KEPT_NOWHERE, "content-type": kind, "content-length": str(len(body))}
        headers = [(name.encode(), value.encode()) for name, value in carried.items()]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        static = scope["path"].startswith(STATIC)
        host = host_of(scope)
        if not known_host(host, self.hosts) and not static:  # the refusal needs its looks
            log.warning("refused: a name that is not ours", extra={"path": scope["path"], "error": host})
            await self.refuse(scope, send, "host", 421, host=host or "?")
            return
        unsafe = kind == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")  # type: ignore[typeddict-item]
        if unsafe and not same_site(scope):
            log.warning("refused: another site's request", extra={"path": scope["path"]})
            await self.refuse(scope, send, "other-site", 403)
            return

        if kind == "websocket":
            await self.app(scope, receive, send)
            return

        heading = scope["method"] == "HEAD" and not static  # type: ignore[typeddict-item]
        if heading:  # pages answer as they would to GET, and leave the page out
            scope["method"] = "GET"  # type: ignore[typeddict-unknown-key]

        async def send_guarded(message: Message) -> None:
            if heading and message["type"] == "http.response.body":
                message["body"] = b""
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                state = scope.get("state", {})
                made = state.get("visitor") or state.get("renewed")
                if made is not None:
                    token = self.pages.hub.signer.seal("visitor", made)
                    headers.add(
                        "set-cookie", f"{VISITOR_COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                    )
                if not static or "set-cookie" in headers:
                    headers["cache-control"] = KEPT_NOWHERE
                if scope.get("scheme") == "https":
                    message["headers"] = [secured(*header) for header in message["headers"]]
            await send(message)

        await self.app(scope, receive, send_guarded)


__all__ = ["SECURITY", "Guard"]
