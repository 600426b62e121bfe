"""The names this server goes by, and where to tell of a hole in it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final

from litestar import Response, get

from reverie.parts.site import Routes, Web

from .pages import site_of

CONTACT: Final = "REVERIE_SECURITY_CONTACT"
CONTACT_LIFE: Final = 180 * 24 * 3600
LONGEST_NAME: Final = 100


def named_host(value: str) -> str:
    """The name in a Host header, without its port."""
    if value.startswith("["):
        return value[1:].partition("]")[0].lower()
    return value.partition(":")[0].rstrip(".").lower()


def allowed_names(names: Iterable[str]) -> frozenset[str]:
    """Names as they are compared; an address with colons is written without brackets as well."""
    return frozenset(name.lower() if name.count(":") > 1 else named_host(name) for name in names if name)


def known_host(name: str, allowed: frozenset[str]) -> bool:
    """Whether this server goes by a name: this machine, a literal address, or a name that was allowed.

    A page of another site that has had its own name led here (DNS rebinding) brings that name along. A literal address
    cannot be such a name.
    """
    if name in allowed or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_of(scope: Any) -> str:
    """The name that a request asks for; empty when it names none, or two."""
    given = [value for key, value in scope["headers"] if key == b"host"]
    return named_host(given[0].decode("latin-1"))[:LONGEST_NAME] if len(given) == 1 else ""


@get("/.well-known/security.txt", include_in_schema=False, sync_to_thread=False)
def security_txt(request: Web) -> Response[str]:
    """Where to tell of a hole, as RFC 9116 has it. REVERIE_SECURITY_CONTACT names whoever runs this server."""
    here = str(request.base_url).rstrip("/")
    until = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(time.time() + CONTACT_LIFE))
    lines = [
        f"Contact: {os.environ.get(CONTACT) or here + '/security'}",
        f"Expires: {until}",
        "Preferred-Languages: en, pl",
        f"Canonical: {here}/.well-known/security.txt",
        f"Policy: {here}/security",
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain; charset=utf-8")


@get("/security", include_in_schema=False, sync_to_thread=False)
def security_page(request: Web) -> Response[str]:
    """What to do about a hole, in words."""
    return site_of(request).page(request, "fair_security.html", contact=os.environ.get(CONTACT, ""))


host_routes: Routes = [security_txt, security_page]
