"""What the server writes down: JSON, one object a line, never a key to a seat, and never more than a screenful at once."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from typing import Final

from .render import Context

log = logging.getLogger("reverie.table")

TOLD: Final = ("table", "game", "path", "error", "trace_id")
LONGEST_FIELD: Final = 1_000
LONGEST_TRACE: Final = 6_000

KEYS: Final = (
    (re.compile(r"(/sit/)[^\s\"'?#/\\]+"), r"\1…"),
    (re.compile(r"(\btoken(?:=|%3[dD]))[^\s\"'&#\\]+"), r"\1…"),
    (re.compile(r"([Bb]earer )[^\s\"'\\]+"), r"\1…"),
    (re.compile(r"(?<![\w-])[\w-]{16,}(?:\.|%2[eE])[\w-]{22}(?![\w-])"), "…"),
)
"""Where keys stand: in links to seats, in queries, in headers; and whatever looks like something this server signed."""


def redacted(text: str) -> str:
    """A text without keys. Whoever reads logs must not be able to sit down with what they find there."""
    for pattern, instead in KEYS:
        text = pattern.sub(instead, text)
    return text


def shortened(text: str, most: int) -> str:
    """The beginning and, longer, the end of a text: where an error came from and what it was."""
    if len(text) <= most:
        return text
    head = most // 4
    return f"{text[:head]} … {len(text) - most} characters left out … {text[head - most :]}"


class Lines(logging.Formatter):
    """Log lines as JSON, one object a line, with whatever was told beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        told: Context = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": fit(record.getMessage()),
        }
        for name in TOLD:
            if name in record.__dict__:
                told[name] = fit(record.__dict__[name])
        if record.exc_info:
            told["trace"] = redacted(shortened(self.formatException(record.exc_info), LONGEST_TRACE))
        return json.dumps(told, ensure_ascii=False)


def fit(value: object) -> object:
    """A value as a log line may carry it."""
    return value if value is None or isinstance(value, int | float) else redacted(shortened(str(value), LONGEST_FIELD))


def set_up_logs(quiet: bool) -> None:
    """Everything that is logged goes the same way: whatever a library tells may hold an address that is a key."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("reverie", "uvicorn", "uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING if quiet or "." in name else logging.INFO)


def report_bug(error: BaseException, **told: object) -> str:
    """Write down a mistake of ours. Whoever met it is given the returned number, by which the line is found."""
    trace_id = secrets.token_hex(4)
    log.error("bug", exc_info=error, extra={**told, "trace_id": trace_id})
    return trace_id


__all__ = ["Lines", "redacted", "report_bug", "set_up_logs"]
