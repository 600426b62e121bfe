"""Who sits where, and how the table says no: what every part of a room builds upon."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
NOBODY: Final = "-"
"""Who holds a seat that a bot has for good: no visitor has this id."""
STATUSES: Final = {"refused-too-many": 429, "refused-busy": 503, "refused-uploads": 507, "refused-story": 403}
"""Refusals that are no conflict with how things stand at a table."""


class Refused(Exception):
    """Something cannot be done: a text key of the table with arguments, and the rule where there is one."""

    def __init__(self, key: str, rule: str = "", **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.args_ = args

    def status(self) -> int:
        """The status of an HTTP answer that says so."""
        return STATUSES.get(self.key, 409)


class Diverged(Exception):
    """A stored table that the present rules do not play the same way; its log is safe."""


class Damaged(Diverged):
    """A stored table that cannot be read at all; it is left as it is."""


class Seat:
    """Who sits where: a person, a bot of a level, or nobody yet."""

    __slots__ = ("away", "before", "bot", "hands", "kind", "level", "name", "owner", "public")

    def __init__(
        self,
        kind: str,
        name: str = "",
        level: str = "",
        bot: str = "",
        public: bool = False,
        away: bool = False,
        hands: int = 0,
        before: list[str] | None = None,
        owner: str = "",
    ) -> None:
        self.kind = kind
        self.name = name
        self.level = level
        self.bot = bot
        self.public = public
        """An open seat that anybody may take; otherwise it waits for a link."""
        self.away = away
        """A person's seat at which a bot plays until they come back."""
        self.hands = hands
        """How often the seat was handed over: keys to it of earlier times open nothing any more."""
        self.before = before if before is not None else []
        """Who played here before it was handed over."""
        self.owner = owner
        """Whom it was handed to last (the id of a visitor); "" for a seat that never was."""

    def plain(self) -> Body:
        return {name: getattr(self, name) for name in self.__slots__}

    def shown(self) -> Body:
        """What lists may know of it."""
        return {name: getattr(self, name) for name in ("kind", "name", "level", "bot", "public")}

    def afresh(self) -> Seat:
        """The same people at another game: whoever is away sits there again."""
        if self.away:
            return Seat(PERSON, self.name)
        return Seat(self.kind, self.name, self.level, self.bot, self.public)

    def recorded(self) -> str:
        """Who this is in a record: everybody who played here, one after the other."""
        now = self.name if self.away else self.name or self.bot
        return ", ".join(name for name in [*self.before, now] if name)
