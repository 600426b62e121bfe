"""Who somebody is: a signed visitor cookie, and signed links to a seat. No accounts; names are for display only."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import msgspec

from reverie.parts.plain import clean_name

VISITOR_COOKIE: Final = "reverie-visitor"
SETTINGS_COOKIE: Final = "reverie-settings"
YEAR: Final = 365 * 24 * 3600
LINK_LIFE: Final = 90 * 24 * 3600


class BadToken(ValueError):
    """A token that is not ours, or too old. `why` is a text key: `foreign`, `expired` or `handed`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_for(secret: bytes, purpose: str) -> bytes:
    """The key of one purpose: it tells nothing of the others, nor of what it was derived from."""
    return hmac.digest(secret, b"reverie key\0" + purpose.encode(), "sha256")


def sign(secret: bytes, purpose: str, body: bytes) -> bytes:
    return hmac.digest(key_for(secret, purpose), body, "sha256")[:16]


def sign_undivided(secret: bytes, purpose: str, body: bytes) -> bytes:
    """As it was done before every purpose had a key of its own: such cookies and links are still about."""
    return hmac.digest(secret, purpose.encode() + b"\0" + body, "sha256")[:16]


class Signer:
    """Signs small values with the server's own secret. A purpose keeps a token from being used for something else."""

    def __init__(self, secret: bytes, old: Sequence[bytes] = ()) -> None:
        self.secret = secret
        self.old = list(old)
        """Secrets of before that are still accepted."""

    def seal(self, purpose: str, value: object) -> str:
        body = msgspec.json.encode(value)
        return f"{_text(body)}.{_text(sign(self.secret, purpose, body))}"

    def fresh(self, purpose: str, token: str) -> bool:
        """Whether a token that was opened would be sealed just so today."""
        return token == self.seal(purpose, self.open(purpose, token))

    def open(self, purpose: str, token: str) -> Any:
        """The value that was sealed; raises BadToken for anything else."""
        head, dot, tail = token.partition(".")
        try:
            body, given = _bytes(head), _bytes(tail)
        except ValueError as error:
            raise BadToken("foreign") from error
        valid = [by(secret, purpose, body) for secret in (self.secret, *self.old) for by in (sign, sign_undivided)]
        if not dot or not any([hmac.compare_digest(given, one) for one in valid]):
            raise BadToken("foreign")
        return msgspec.json.decode(body)

    def seat_token(self, table: str, seat: int, now: float | None = None, purpose: str = "seat", hands: int = 0) -> str:
        """A key to one seat: whoever has it may answer there. With the purpose `invite` it only opens an empty seat, with
        `hand` it takes the seat over; it is of the time after so many hand-overs."""
        value = [table, seat, int(now if now is not None else time.time())]
        return self.seal(purpose, [*value, hands] if hands else value)

    def read_key(self, table: str, token: str, now: float | None = None, purpose: str = "seat") -> tuple[int, int]:
        """The seat that a token of this table is for, and after how many hand-overs it was made; raises BadToken."""
        value = self.open(purpose, token)
        if not isinstance(value, list) or len(value) not in (3, 4) or value[0] != table:
            raise BadToken("foreign")
        if (now if now is not None else time.time()) - value[2] > LINK_LIFE:
            raise BadToken("expired")
        return int(value[1]), int(value[3]) if len(value) == 4 else 0

    def read_seat_token(self, table: str, token: str, now: float | None = None, purpose: str = "seat") -> int:
        """The seat that a token of this table is for; raises BadToken."""
        return self.read_key(table, token, now, purpose)[0]


class Visitor:
    """A browser that has been here before, or is new."""

    __slots__ = ("id", "name", "new")

    def __init__(self, id: str, name: str, new: bool = False) -> None:
        self.id = id
        self.name = name
        self.new = new


def new_visitor_id() -> str:
    return secrets.token_urlsafe(15)


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": ("en", "pl"),
    "theme": ("system", "light", "dark"),
    "speed": ("slow", "calm", "quick", "off"),
    "sound": ("off", "on", "touch"),
    "auto": ("1", "0"),
}


class Settings:
    """What somebody prefers. Kept in a readable cookie; anything unknown in it is ignored."""

    __slots__ = ("auto", "language", "name", "sound", "speed", "theme")

    def __init__(self, given: dict[str, str], accept_language: str = "") -> None:
        def chosen(key: str, fallback: str) -> str:
            value = given.get(key, "")
            return value if value in CHOICES[key] else fallback

        self.language = chosen("language", "pl" if accept_language.lower().startswith("pl") else "en")
        self.theme = chosen("theme", "system")
        self.speed = chosen("speed", "calm")
        self.sound = chosen("sound", "off")
        self.auto = chosen("auto", "1") == "1"
        self.name = clean_name(given.get("name", ""))

    def changed(self, form: dict[str, str]) -> Settings:
        """These settings with some fields of a form in place of the old ones."""
        return Settings(dict(parse_qsl(self.cookie())) | {k: v for k, v in form.items() if isinstance(v, str)})

    def cookie(self) -> str:
        return urlencode(
            {
                "language": self.language,
                "theme": self.theme,
                "speed": self.speed,
                "sound": self.sound,
                "auto": "1" if self.auto else "0",
                "name": self.name,
            }
        )


def read_settings(cookie: str | None, accept_language: str = "") -> Settings:
    return Settings(dict(parse_qsl(cookie or "")), accept_language)
