"""EF-10.26, EF-10.80 to EF-10.84: the campaign of ten Dreams. What a session leaves says `content/legacies.py`.

Its chapters are the Dreams, which open pair by pair, and the session that comes next: which Dream it leads to the Team decides on the
Dreamworld Map. Of a Dream whose Gate nobody has found nothing is told, not even its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from reverie.kernel.game import WON
from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Campaign, Chapter, Ended, Legacy
from reverie.parts.journal import Impossible
from reverie.parts.plain import Says
from reverie.parts.rules.party import AGREEMENTS

from ..content.legacies import first_legacy
from ..content.setup import FIRST, SESSION
from ..game import EtherfieldsGame
from ..rules import terms as t
from ..rules.state import GATES
from .chart import FINISHED, chart_of, rows_of
from .shape import require_shape

NIGHT: Final = "session-"
"""Chapters that are sessions: this, and their number."""
FINALE: Final = "I-10"
IN, AWAY = "in", "away"
NO, YES = "no", "yes"
JOIN, STAY, EASE = "join", "stay", "ease"
"""What may be done between two sessions: who takes part (EF-5.295, EF-9.114), a lower difficulty (EF-9.116)."""
FLAGS: Final = ("rounds", "short")
COUPLE: Final = 2
"""So many Dreamers take part unless somebody says otherwise."""


class Mute:
    """Words of nobody: what only has to be possible to tell."""

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return key


class Nights(Campaign):
    """The campaign from the First Dream to the finale."""

    name = "nights"
    schema = 2
    chart_template = "etherfields/_chart.html"

    def __init__(self, game: EtherfieldsGame) -> None:
        super().__init__(game)
        self.table = game

    def migrated(self, legacy: Legacy, schema: int) -> Legacy:
        """Before the second schema nobody kept which scripts were read, nor which Key Locations give again (EF-10.80)."""
        if schema != 1:
            return super().migrated(legacy, schema)
        return {**legacy, "kept": {**legacy["kept"], "read": [], "slept": []}}

    # How it begins ---------------------------------------------------------------------------------------------------

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        """Who takes part at first; difficulty, agreement, Ordered Rounds, the short campaign (EF-10.83)."""
        known = list(self.table.cast.archetype_ids)
        made: dict[str, tuple[str, ...]] = {}
        for number, id in enumerate(known):
            made[id] = (IN, AWAY) if number < COUPLE else (AWAY, IN)
        made["difficulty"] = ("standard", *[id for id in t.DIFFICULTIES if id != "standard"])
        return made | {"agreement": AGREEMENTS} | dict.fromkeys(FLAGS, (NO, YES))

    def begin(self, wishes: Body) -> Legacy:
        team = [id for id in self.table.cast.archetype_ids if wishes[id] == IN]
        if not team:
            raise Impossible("too-few")
        options = {"difficulty": wishes["difficulty"], "agreement": wishes["agreement"]}
        options |= {flag: wishes[flag] == YES for flag in FLAGS}
        return {"kept": first_legacy(self.table.cast), "team": team, "options": options, "record": []}

    # Sessions --------------------------------------------------------------------------------------------------------

    def status(self, legacy: Legacy, dream: str) -> str:
        """How a Dream stands, as its Gate says; `locked` where nobody has found it."""
        return str(legacy["kept"]["gates"].get(dream, [GATES[0]])[0])

    def next_night(self, legacy: Legacy) -> str:
        return f"{NIGHT}{len(legacy['record']) + 1}"

    def over(self, legacy: Legacy) -> bool:
        """EF-10.43: the last Dream is over, or its session was won, which no other can be."""
        return self.status(legacy, FINALE) in FINISHED or any(line[0] == WON for line in legacy["record"])

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        dreams = [
            Chapter(id, DONE if self.status(legacy, id) in FINISHED else LOCKED)
            for row in rows_of(self.table, bool(legacy["options"]["short"]))
            for id in row
        ]
        return dreams if self.over(legacy) else [*dreams, Chapter(self.next_night(legacy), OPEN)]

    def may_tell(self, legacy: Legacy, chapter: str) -> bool:
        """EF-10.26: a Gate is shown as soon as its pair is open."""
        return chapter == FIRST or self.status(legacy, chapter) != GATES[0]

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        if seats not in (0, len(legacy["team"])):
            raise Impossible("players")
        finished = self.status(legacy, FIRST) in FINISHED
        return {
            "scenario": SESSION if finished else FIRST,
            "dreamers": list(legacy["team"]),
            **legacy["options"],
            "legacy": legacy["kept"],
        }

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        """EF-5.294: what the session has left, and a line about it."""
        before, left = legacy["kept"], ended.left
        changed = [[id, gate[0]] for id, gate in left["gates"].items() if gate[0] != self.status(legacy, id)]
        deaths = left["counters"].get("deaths", 0) - before["counters"].get("deaths", 0)
        line = [ended.result, changed, max(0, deaths)]
        return {**legacy, "kept": left, "record": [*legacy["record"], line]}

    def check_sound(self, legacy: Legacy) -> None:
        require_shape(self.table.cast, legacy)
        super().check_sound(legacy)
        try:
            self.chart(Mute(), legacy)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Impossible("unsound") from error

    # Between two sessions --------------------------------------------------------------------------------------------

    def offers(self, legacy: Legacy) -> tuple[str, ...]:
        if self.over(legacy):
            return ()
        team = legacy["team"]
        found = [f"{JOIN}:{id}" for id in self.table.cast.archetype_ids if id not in team]
        if len(team) > 1:
            found += [f"{STAY}:{id}" for id in team]
        at = t.DIFFICULTIES.index(legacy["options"]["difficulty"])
        return (*found, *[f"{EASE}:{id}" for id in t.DIFFICULTIES[:at]])

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        if option not in self.offers(legacy):
            raise Impossible("not-offered")
        what, _colon, id = option.partition(":")
        ways: dict[str, Callable[[], Body]] = {
            JOIN: lambda: {"team": [*legacy["team"], id]},
            STAY: lambda: {"team": [one for one in legacy["team"] if one != id]},
            EASE: lambda: {"options": {**legacy["options"], "difficulty": id}},
        }
        return {**legacy, **ways[what]()}

    # In words --------------------------------------------------------------------------------------------------------

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        if chapter.startswith(NIGHT):
            return words.say("campaign-nights-session", n=chapter.removeprefix(NIGHT))
        return words.say(f"dream-{chapter}") if self.may_tell(legacy, chapter) else words.say("campaign-nights-unknown")

    def hero_title(self, words: Says, legacy: Legacy, chapter: str, seat: int) -> str:
        return dreamer_title(words, legacy["team"][seat]) if seat < len(legacy["team"]) else ""

    def wish_title(self, words: Says, wish: str) -> str:
        known = wish in self.table.cast.archetype_ids
        return dreamer_title(words, wish) if known else words.say(f"campaign-nights-wish-{wish}")

    def wish_value(self, words: Says, wish: str, value: str) -> str:
        if wish in ("difficulty", "agreement"):
            return words.say(f"form-{wish}-{value}")
        return words.say(f"campaign-nights-value-{value}")

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        what, _colon, id = option.partition(":")
        named = words.say(f"form-difficulty-{id}") if what == EASE else dreamer_title(words, id)
        return words.say(f"campaign-nights-option-{what}", who=named)

    def refusal_title(self, words: Says, key: str) -> str:
        return words.say("campaign-nights-no-too-few") if key == "too-few" else ""

    def chart(self, words: Says, legacy: Legacy) -> Body:
        return chart_of(self.table, words, legacy)


def dreamer_title(words: Says, id: str) -> str:
    """A Dreamer, as a line begins with them."""
    name = words.say(f"dreamer-{id}")
    return name[:1].upper() + name[1:]
