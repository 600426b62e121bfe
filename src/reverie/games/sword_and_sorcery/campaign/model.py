"""SS-39.3 to SS-39.14, SS-G18: the campaign of seven quests. What a quest leaves and what comes of it says `content/legacies.py`.

Of a quest that the party has not come to nothing is told, not even its title: neither by pages nor by the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from reverie.kernel.game import WON, SetupError
from reverie.kernel.match import Match
from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Campaign, Chapter, Ended, Legacy, Question
from reverie.parts.journal import Impossible
from reverie.parts.plain import Says
from reverie.parts.rules.party import AGREEMENTS

from ..content import legacies
from ..content.setup import FEWEST, PARTY, QUEST, STANDARD, fitting_party, refuse_strife
from ..game import SwordAndSorceryGame
from ..rules import terms as t
from .chart import chart_of, titled
from .shape import require_shape

AWAY: Final = "away"
"""A hero who does not take part."""
NO, YES = "no", "yes"
CARRIED: Final = ("heroes", "camp", "soul", "stash", "floors")
"""What of a legacy a quest is set up with, besides flags and counters."""
LOST: Final = "lost"
RETRY: Final = "retry"
JOIN, STAY, BACK, CHANGE = "join", "stay", "back", "change"
"""What may be done with heroes between two quests (SS-39.6 to SS-39.8)."""


class Mute:
    """Words of nobody: what only has to be possible to tell."""

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return key


class Souls(Campaign):
    """A campaign from its first quest to whichever is the last."""

    name = "souls"
    chart_template = "sword_and_sorcery/_chart.html"

    def __init__(self, game: SwordAndSorceryGame, first: str = QUEST) -> None:
        super().__init__(game)
        self.table = game
        self.first = first

    # How it begins ---------------------------------------------------------------------------------------------------

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        """SS-5.18 (1) and (2): for each hero a version or none; difficulty, agreement and options."""
        library = self.table.library
        usual = fitting_party(library, "lawful", PARTY)
        made: dict[str, tuple[str, ...]] = {}
        for id, hero in library.heroes.items():
            known = [*[version.id for version in hero.versions], AWAY]
            first = next((version for version in known if version in usual), AWAY)
            made[id] = (first, *[version for version in known if version != first])
        made["difficulty"] = (STANDARD, *[id for id in t.DIFFICULTIES if id != STANDARD])
        return made | {"agreement": AGREEMENTS, "soul-storm": (NO, YES), "box-limits": (YES, NO)}

    def begin(self, wishes: Body) -> Legacy:
        """SS-G18: rank I and 25 crowns for each hero."""
        heroes = [wishes[id] for id in self.table.library.heroes if wishes[id] != AWAY]
        if len(heroes) < FEWEST:
            raise Impossible("too-few")
        options = {
            "difficulty": wishes["difficulty"],
            "agreement": wishes["agreement"],
            "soul_storm": wishes["soul-storm"] == YES,
            "box_limits": wishes["box-limits"] == YES,
        }
        legacy = {**legacies.begin(self.table.cast, heroes), "next": self.first, "options": options, "retries": 0}
        if not self.agree(legacy, heroes):
            raise Impossible("nature")
        return legacy

    def agree(self, legacy: Legacy, heroes: list[str]) -> bool:
        """SS-13.6, SS-13.8: whether these may be in one party."""
        if legacy["options"]["soul_storm"]:
            return True
        try:
            refuse_strife(self.table.library, heroes)
        except SetupError:
            return False
        return True

    # Quests ----------------------------------------------------------------------------------------------------------

    def quests(self) -> list[str]:
        """The quests of the campaign, in the order in which they can be come to."""
        known = self.table.library.quests
        found = [self.first]
        for id in found:
            found += [
                to for to in dict.fromkeys([after.to for after in known[id].next]) if to in known and to not in found
            ]
        return found

    def due(self, legacy: Legacy) -> str:
        """The quest that comes next, or is tried again; "" once the last is done (SS-39.14)."""
        ways = legacies.ways_on(legacy)
        return ways[0][1] if ways and ways[0][1] in self.table.library.quests else ""

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        over = [line[0] for line in legacy["quests"] if line[1] != legacies.LOST]
        due = self.due(legacy)
        return [Chapter(id, OPEN if id == due else DONE if id in over else LOCKED) for id in self.quests()]

    def over(self, legacy: Legacy) -> bool:
        return not self.due(legacy)

    def open_chapters(self, legacy: Legacy) -> list[str]:
        """SS-39.14: who has finished the campaign may take its heroes into any quest again; nothing flows back."""
        return self.quests() if self.over(legacy) else super().open_chapters(legacy)

    def check_sound(self, legacy: Legacy) -> None:
        """Besides: it has the form of one, and whatever is due can be begun."""
        require_shape(self.table.cast, legacy)
        super().check_sound(legacy)
        try:
            self.chart(Mute(), legacy)
            Match(self.game, self.game.setup(self.setup(legacy, self.due(legacy) or self.first, 0)), 0)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Impossible("unsound") from error

    def check_open(self, legacy: Legacy, chapter: str) -> None:
        if not self.over(legacy) or chapter not in self.quests():
            super().check_open(legacy, chapter)

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        if seats not in (0, len(legacy["heroes"])):
            raise Impossible("players")
        return {
            "quest": chapter,
            "heroes": list(legacy["heroes"]),
            **legacy["options"],
            "flags": legacy["flags"],
            "counters": legacy["counters"],
            "legacy": {name: legacy[name] for name in CARRIED},
        }

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        """SS-39.3, SS-39.11: what the quest has left; a lost one leaves everything as it was before it."""
        if self.over(legacy):
            return legacy
        if ended.result == WON:
            return {**legacies.after_won(legacy, chapter, ended.left), "retries": 0}
        return legacies.after_lost(legacy, chapter, ended.left)

    # Between two quests ----------------------------------------------------------------------------------------------

    def question(self, legacy: Legacy) -> Question | None:
        """SS-7.33, SS-39.11: from the third loss of a quest on, whether to try again or to concede it."""
        ways = legacies.ways_on(legacy)
        if len(ways) < 2 or legacies.losses(legacy, ways[0][1]) <= legacy["retries"]:
            return None
        return Question(LOST, (RETRY, legacies.CONCEDE))

    def offers(self, legacy: Legacy) -> tuple[str, ...]:
        """SS-39.6 to SS-39.8: who joins, who stays in camp, who comes back, and who changes the version."""
        heroes, camp = list(legacy["heroes"]), list(legacy["camp"])
        found = [f"{STAY}:{id}" for id in heroes] + [f"{BACK}:{id}" for id in camp]
        for hero in self.table.library.heroes.values():
            versions = [version.id for version in hero.versions]
            here = next((id for id in versions if id in heroes), "")
            if here:
                found += [f"{CHANGE}:{here}:{other}" for other in versions if other != here]
            elif not any(id in camp for id in versions):
                found += [f"{JOIN}:{id}" for id in versions]
        return tuple([option for option in found if self.possible(legacy, option)])

    def possible(self, legacy: Legacy, option: str) -> bool:
        try:
            return self.agree(legacy, list(self.changed(legacy, option)["heroes"]))
        except Impossible:
            return False

    def changed(self, legacy: Legacy, option: str) -> Legacy:
        cast = self.table.cast
        what, *ids = option.split(":")
        ways: dict[str, Callable[..., Body]] = {
            JOIN: lambda id: legacies.join(cast, legacy, id),
            STAY: lambda id: legacies.stay(legacy, id),
            BACK: lambda id: legacies.come_back(cast, legacy, id),
            CHANGE: lambda id, other: legacies.change(cast, legacy, id, other),
        }
        return ways[what](*ids)

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        asked = self.question(legacy)
        if asked is None:
            if option not in self.offers(legacy):
                raise Impossible("not-offered")
            return self.changed(legacy, option)
        if option not in asked.options:
            raise Impossible("not-offered")
        lost = self.due(legacy)
        if option == RETRY:
            return {**legacy, "retries": legacies.losses(legacy, lost)}
        return {**legacies.concede(legacy, self.table.plan(lost)), "retries": 0}

    # In words --------------------------------------------------------------------------------------------------------

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        """A quest by its title once the party has come to it."""
        states = {one.id: one.state for one in self.chapters(legacy)}
        locked = states.get(chapter, LOCKED) == LOCKED
        return words.say("campaign-souls-unknown") if locked else words.say(f"quest-{chapter}")

    def hero_title(self, words: Says, legacy: Legacy, chapter: str, seat: int) -> str:
        heroes = list(legacy["heroes"])
        return titled(self.table.library, words, heroes[seat]) if seat < len(heroes) else ""

    def wish_title(self, words: Says, wish: str) -> str:
        known = wish in self.table.library.heroes
        return words.say(f"hero-{wish}") if known else words.say(f"campaign-souls-wish-{wish}")

    def wish_value(self, words: Says, wish: str, value: str) -> str:
        library = self.table.library
        if value in library.version_ids():
            hero, number = library.version(value)
            nature = words.say(f"campaign-souls-nature-{hero.versions[number].nature}")
            return words.say("campaign-souls-version", version=words.say(f"version-{value}"), nature=nature)
        if wish == "difficulty":
            return words.say(f"difficulty-{value}")
        return words.say(f"campaign-souls-value-{value}")

    def question_title(self, words: Says, legacy: Legacy, asked: Question) -> str:
        lost = self.due(legacy)
        return words.say("campaign-souls-lost", quest=words.say(f"quest-{lost}"), n=legacies.losses(legacy, lost))

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        what, *ids = option.split(":")
        names = dict(zip(("hero", "other"), [titled(self.table.library, words, id) for id in ids], strict=False))
        return words.say(f"campaign-souls-option-{what}", **names)

    def refusal_title(self, words: Says, key: str) -> str:
        return words.say(f"campaign-souls-no-{key}") if key in ("too-few", "nature") else ""

    def chart(self, words: Says, legacy: Legacy) -> Body:
        return chart_of(self.table, words, legacy, self.chapters(legacy))
