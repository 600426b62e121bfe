"""A campaign of the toy for tests: after a night that was lost the party decides whether to try again, and both nights may be told beforehand."""

from __future__ import annotations

from typing import Final

from tests.party.beacon import GAME
from tests.party.beacon.campaign import NIGHTS, TwoNights

from reverie.kernel.game import WON
from reverie.kernel.plain import Body
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Chapter, Ended, Legacy, Question
from reverie.parts.journal import Impossible
from reverie.parts.plain import Says

RETRY, CONCEDE = "retry", "concede"
SING = "sing"
"""What may be done before a night, but need not."""


class Vigils(TwoNights):
    """Three keepers, of whom the last is always a bot's."""

    name = "vigils"

    def begin(self, wishes: dict[str, str]) -> Legacy:
        return {**super().begin({"keepers": "3"}), "asked": False, "given_up": False, "sung": 0}

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        if legacy["given_up"]:
            return [Chapter(id, DONE if n < legacy["won"] else LOCKED) for n, id in enumerate(NIGHTS)]
        return [Chapter(id, DONE if n < legacy["won"] else OPEN) for n, id in enumerate(NIGHTS)]

    def over(self, legacy: Legacy) -> bool:
        return bool(legacy["given_up"]) or super().over(legacy)

    def company(self, legacy: Legacy, chapter: str) -> dict[int, str]:
        return {2: "novice"}

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        if ended.result != WON:
            return {**legacy, "asked": True}
        return {**legacy, **super().after(legacy, chapter, ended)}

    def question(self, legacy: Legacy) -> Question | None:
        return Question("lost", (RETRY, CONCEDE)) if legacy["asked"] else None

    def offers(self, legacy: Legacy) -> tuple[str, ...]:
        return (SING,) if legacy["sung"] < 2 else ()

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        if self.question(legacy) is None and option in self.offers(legacy):
            return {**legacy, "sung": legacy["sung"] + 1}
        if self.question(legacy) is None:
            raise Impossible("not-asked")
        if option not in (RETRY, CONCEDE):
            raise Impossible("not-offered")
        return {**legacy, "asked": False, "given_up": option == CONCEDE}

    def may_tell(self, legacy: Legacy, chapter: str) -> bool:
        return chapter == "second"

    chart_template = "vigils/chart.html"

    def chart(self, words: Says, legacy: Legacy) -> Body:
        return {"tide": "high"}

    def hero_title(self, words: Says, legacy: Legacy, chapter: str, seat: int) -> str:
        return ("Keeper of the lamp", "Keeper of the oil", "")[seat]

    def title(self, words: Says) -> str:
        return "Vigils"

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        return f"Vigil, {chapter}"

    def wish_title(self, words: Says, wish: str) -> str:
        return wish

    def question_title(self, words: Says, legacy: Legacy, asked: Question) -> str:
        return "The fire went out"

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        return {RETRY: "Once more", CONCEDE: "Go home", SING: "Sing first"}[option]


VIGILS: Final = Vigils(GAME)
