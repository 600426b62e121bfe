"""A campaign as one file: a checkpoint of the legacy with the schema it has, and which sessions led there.

The terminal keeps campaigns so, and so they are exported and imported everywhere. A file of another game, of a later release, or one
that was cut off or edited is refused with the reason; an older one is brought to today's form.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from reverie.kernel.plain import Body

from ..journal import Impossible
from .model import Campaign, Ended, Legacy, campaigns_of

FORM: Final = "reverie-campaign"
VERSION: Final = 1
KEYS: Final = {"campaign", "schema", "name", "sessions", "legacy"}
MOST_BYTES: Final = 1_000_000


class BadFile(Impossible):
    """A file that is no campaign of this game: a key for the texts of pages, and a sentence for whoever works at a terminal."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(key)
        self.why = why

    def __str__(self) -> str:
        return self.why


class Checkpoint:
    """Where a campaign stands between two sessions."""

    __slots__ = ("campaign", "legacy", "name", "sessions")

    def __init__(self, campaign: Campaign, name: str, legacy: Legacy, sessions: list[Body] | None = None) -> None:
        self.campaign = campaign
        self.name = name
        self.legacy = legacy
        self.sessions: list[Body] = sessions or []
        """What was played: chapter and result of each."""

    def after(self, chapter: str, ended: Ended) -> Checkpoint:
        """The next one, when a session has ended."""
        played = [*self.sessions, {"chapter": chapter, "result": ended.result}]
        return Checkpoint(self.campaign, self.name, self.campaign.after(self.legacy, chapter, ended), played)

    def chosen(self, option: str) -> Checkpoint:
        return Checkpoint(self.campaign, self.name, self.campaign.choose(self.legacy, option), self.sessions)


def dump(checkpoint: Checkpoint) -> bytes:
    campaign = checkpoint.campaign
    told: Body = {
        "form": FORM,
        "version": VERSION,
        "game": campaign.game.name,
        "rules": campaign.game.version,
        "campaign": campaign.name,
        "schema": campaign.schema,
        "name": checkpoint.name,
        "sessions": checkpoint.sessions,
        "legacy": checkpoint.legacy,
    }
    return (json.dumps({**told, "check": _check(told)}, ensure_ascii=False, indent=1) + "\n").encode()


def _check(told: Body) -> str:
    plain = json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:32]


def read(game: str, data: bytes) -> Checkpoint:
    """A checkpoint of a campaign of this game; raises BadFile."""
    told = _decoded(data)
    if told.get("form") != FORM:
        raise BadFile("file-foreign", "this is no campaign of Reverie")
    if not isinstance(told.get("version"), int) or told["version"] > VERSION:
        raise BadFile(
            "file-newer", f"this file has form {told.get('version')}, and this Reverie knows {VERSION}: update it"
        )
    if told.get("game") != game:
        raise BadFile("file-other-game", f"this is a campaign of {told.get('game')!r}, not of {game!r}")
    if told.pop("check", "") != _check(told) or not set(told) >= KEYS:
        raise BadFile("file-changed", "this file was changed or damaged since it was written: its check does not fit")
    campaign = next((one for one in campaigns_of(game) if one.name == told["campaign"]), None)
    if campaign is None:
        known = ", ".join(one.name for one in campaigns_of(game)) or "none"
        raise BadFile("file-other-campaign", f"{game} has no campaign {told['campaign']!r}; there are: {known}")
    if not isinstance(told["schema"], int) or told["schema"] > campaign.schema:
        raise BadFile(
            "file-newer",
            f"this campaign was kept with schema {told['schema']} of a later release; this one knows {campaign.schema}",
        )
    try:
        legacy = campaign.current(told["legacy"], told["schema"])
        if not isinstance(legacy, dict) or not isinstance(told["name"], str) or not isinstance(told["sessions"], list):
            raise Impossible("unsound")
        campaign.check_sound(legacy)
    except (LookupError, TypeError, ValueError, AttributeError, Impossible) as error:
        raise BadFile("file-unsound", f"this file tells of a campaign that {game} cannot have come to") from error
    return Checkpoint(campaign, told["name"], legacy, told["sessions"])


def _decoded(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_BYTES:
        raise BadFile("file-broken", f"this file has {len(data)} bytes; a campaign has at most {MOST_BYTES}")
    try:
        told = json.loads(data)
    except (ValueError, RecursionError) as error:
        begins = data[:200].lstrip()[:1] == b"{" and FORM.encode() in data[:200]
        why = "this file was cut off or damaged: it is not whole" if begins else "this is no campaign of Reverie"
        raise BadFile("file-broken" if begins else "file-foreign", why) from error
    if not isinstance(told, dict):
        raise BadFile("file-foreign", "this is no campaign of Reverie")
    return told
