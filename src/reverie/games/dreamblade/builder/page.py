"""What the pages of the warband builder show: pieces as cards, what is looked for among them, and the warband itself."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, TypedDict
from urllib.parse import urlencode

import msgspec

from reverie.kernel.plain import Told

from ..content.codes import by_cost, encode
from ..content.library import MOST_COPIES, MOST_MINIATURES, Library
from ..content.warbands import (
    ASPECT_CLASSES,
    Remark,
    advice,
    aspect_bar,
    by_aspect,
    curve,
    locations,
    mean_cost,
    playable,
    violations,
)
from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.pieces import Piece
from ..web.details import ASPECT_EMBLEMS, requirements
from ..web.page import DreambladeWeb
from ..web.silhouettes import silhouette

NEEDS: Final = ("blade", "multiblade", "blade-double", "blade-double-multi", "spawn", "score", "comes-into-play")
NEED_TEXTS: Final = {"comes-into-play": "web-req-comes", "spawn": "builder-need-spawn"}
SORTS: Final = ("cost", "aspect", "name")
KINDS: Final = ("creature", "location")
LINEAGE_EMBLEMS: Final = {
    "Janus": "lin-two-faced",
    "Lost": "lin-faceless",
    "Hivelings": "lin-swarm",
    "Hellbred": "lin-horned",
    "Bloodcut": "lin-crescent",
}
LONGEST_NAME: Final = 40
LONGEST_QUERY: Final = 80
MOST_OF_ONE: Final = 9
"""As many copies as the builder lets somebody take; more than a rule allows, so that the rule can be read."""


def fold(text: str) -> str:
    """Text as people type it when they look for something: small, without marks on letters."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def tidy_name(given: str) -> str:
    """A name fit to be shown: one line, no control characters, not too long."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+", " ", given).split())[
        :LONGEST_NAME
    ]


# Pieces --------------------------------------------------------------------------------------------------------------


class CardAbility(TypedDict):
    """An ability as a card shows it: what it needs, its name, what it does, and the rule of its keyword."""

    needs: list[dict[str, str]]
    name: str
    effect: str
    rule: str


class Card(msgspec.Struct, frozen=True):
    """A piece as the builder shows it, in one language."""

    id: str
    name: str
    cost: int
    em: str
    creature: bool
    symbols: list[dict[str, str]]
    """One for each aspect symbol: emblem, class, name."""
    stats: list[dict[str, str]]
    abilities: list[CardAbility]
    lineage: dict[str, str]
    about: str
    """Rarity, and types if it has any."""
    aspects: tuple[int, ...]
    needs: tuple[str, ...]
    text: str
    """Everything on it, folded, to look for words in."""


def aspect_sign(web: DreambladeWeb, aspect: int) -> dict[str, str]:
    return {
        "em": ASPECT_EMBLEMS[aspect],
        "class": ASPECT_CLASSES[aspect],
        "name": web.say(f"aspect-{ASPECTS[aspect]}"),
        "letter": ASPECTS[aspect],
    }


def lineage_sign(web: DreambladeWeb, lineage: str) -> dict[str, str]:
    return {"key": lineage, "em": LINEAGE_EMBLEMS.get(lineage, ""), "name": web.lineage(lineage)}


def make_card(web: DreambladeWeb, p: Piece) -> Card:
    name = web.library.name("piece", p.id, web.language)
    abilities: list[CardAbility] = [
        {
            "needs": requirements(web, a),
            "name": web.ability_name(a),
            "effect": web.ability_effect(a),
            "rule": KEYWORDS[a.keyword].rule,
        }
        for a in p.abilities
    ]
    power = "*" if str(p.data.stats).startswith("*") else str(p.power)
    values = (("power", power), ("defense", str(p.defense)), ("life", str(p.life))) if p.creature else ()
    lineage = lineage_sign(web, p.lineage) if p.lineage else {}
    words = [name, web.say("word-creature" if p.creature else "word-location"), *p.types, lineage.get("name", "")]
    words += [f"{told['name']} {told['effect']}" for told in abilities] + [a.keyword for a in p.abilities]
    return Card(
        p.id,
        name,
        p.cost,
        silhouette(p),
        p.creature,
        [aspect_sign(web, aspect) for aspect in p.of for _ in range(p.symbols[aspect])],
        [{"em": f"st-{stat}", "name": web.say(f"web-{stat}"), "value": value} for stat, value in values],
        abilities,
        lineage,
        ", ".join([web.say(f"rarity-{p.rarity}"), *p.types]),
        p.of,
        tuple(need["em"] for told in abilities for need in told["needs"]),
        fold(" ".join(words)),
    )


@lru_cache(maxsize=8)
def cards(web: DreambladeWeb) -> dict[str, Card]:
    """All pieces, by cost. A page and its content never change, so this is done once."""
    ordered = sorted(web.library.pieces.values(), key=lambda p: (p.cost, web.library.name("piece", p.id, web.language)))
    return {p.id: make_card(web, p) for p in ordered}


# Looking for pieces --------------------------------------------------------------------------------------------------


class Filter(msgspec.Struct, frozen=True):
    """What is looked for. Nothing chosen of a kind means: any."""

    words: str = ""
    aspects: tuple[str, ...] = ()
    lineages: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    least: int = 0
    most: int = 99
    sort: str = SORTS[0]

    def query(self, costs: range, **more: str) -> list[tuple[str, str]]:
        """This filter as an address holds it; what is as usual is left out."""
        made = [("q", self.words)] if self.words else []
        for key, values in (("a", self.aspects), ("l", self.lineages), ("n", self.needs), ("k", self.kinds)):
            made += [(key, value) for value in values]
        if self.least > costs[0]:
            made.append(("least", str(self.least)))
        if self.most < costs[-1]:
            made.append(("most", str(self.most)))
        if self.sort != SORTS[0]:
            made.append(("sort", self.sort))
        return made + [(key, value) for key, value in more.items() if value]

    def fits(self, card: Card) -> bool:
        if not self.least <= card.cost <= self.most:
            return False
        if self.aspects and not any(ASPECTS[aspect] in self.aspects for aspect in card.aspects):
            return False
        if self.lineages and card.lineage.get("key") not in self.lineages:
            return False
        if self.needs and not any(need in self.needs for need in card.needs):
            return False
        if self.kinds and KINDS[0 if card.creature else 1] not in self.kinds:
            return False
        return all(word in card.text for word in fold(self.words).split())


def cost_range(library: Library) -> range:
    every = [p.cost for p in library.pieces.values()]
    return range(min(every), max(every) + 1)


def read_filter(web: DreambladeWeb, given: dict[str, list[str]]) -> Filter:
    """A filter out of a form or an address; what makes no sense is ignored."""
    costs = cost_range(web.library)

    def chosen(key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        found = tuple(value for value in known if value in given.get(key, []))
        return () if len(found) == len(known) else found

    def number(key: str, fallback: int) -> int:
        text = (given.get(key) or [""])[-1]
        return min(max(int(text), costs[0]), costs[-1]) if re.fullmatch(r"[0-9]{1,3}", text) else fallback

    least, most = number("least", costs[0]), number("most", costs[-1])
    sort = (given.get("sort") or [SORTS[0]])[-1]
    return Filter(
        " ".join((given.get("q") or [""])[-1].split())[:LONGEST_QUERY],
        chosen("a", ASPECTS),
        chosen("l", web.library.lineages),
        chosen("n", NEEDS),
        chosen("k", KINDS),
        min(least, most),
        max(least, most),
        sort if sort in SORTS else SORTS[0],
    )


def ordered(found: list[Card], sort: str) -> list[Card]:
    if sort == "name":
        return sorted(found, key=lambda card: fold(card.name))
    if sort == "aspect":
        return sorted(found, key=lambda card: (card.aspects, card.cost, fold(card.name)))
    return sorted(found, key=lambda card: (card.cost, card.aspects, fold(card.name)))


# The builder ---------------------------------------------------------------------------------------------------------


class Builder:
    """A warband in the making, and what is looked for to put into it. It lives in its address alone."""

    def __init__(
        self,
        web: DreambladeWeb,
        pieces: dict[str, int],
        given: dict[str, list[str]],
        pool: tuple[str, ...] | None = None,
        home: str = "/dreamblade/warbands",
    ) -> None:
        self.web = web
        self.library = web.library
        self.pieces = by_cost(web.library, pieces)
        self.filter = read_filter(web, given)
        self.pool = pool
        self.home = home
        self.name = tidy_name((given.get("name") or [""])[-1])
        self.saved = (given.get("saved") or [""])[-1][:40]

    def changed(self, add: str, take: str) -> None:
        """One more of a piece, or one less."""
        if add in self.library.pieces and self.pieces.get(add, 0) < MOST_OF_ONE:
            self.pieces[add] = self.pieces.get(add, 0) + 1
        if take in self.pieces:
            self.pieces[take] -= 1
        self.pieces = by_cost(self.library, self.pieces)

    def code(self) -> str:
        return encode(self.library, self.pieces)

    def address(self, filter: Filter | None = None) -> str:
        """Where this very warband is shown, with the same pieces looked for."""
        asked = (filter or self.filter).query(cost_range(self.library), name=self.name, saved=self.saved)
        where = self.home + "/build" if self.pool is not None else f"{self.home}/{self.code()}"
        if self.pool is not None:
            asked = [("code", self.code()), *asked]
        return where + (f"?{urlencode(asked)}" if asked else "")

    def remark(self, remark: Remark) -> dict[str, str]:
        """A remark in words."""
        args = dict(remark.args)
        if "piece" in args:
            args["piece"] = self.library.name("piece", args["piece"], self.web.language)
        if "aspect" in args:
            args["aspect"] = self.web.say(f"aspect-{ASPECTS[args['aspect']]}")
        return {"text": self.web.say(f"builder-{remark.key}", **args), "rule": remark.rule}

    def found(self) -> tuple[list[Card], int]:
        """The cards that are looked for, and how many there are in all."""
        known = cards(self.web)
        of = [card for id, card in known.items() if self.pool is None or id in self.pool]
        return ordered([card for card in of if self.filter.fits(card)], self.filter.sort), len(of)

    def choices(self) -> Told:
        """The parts of the filter form."""
        web, chosen = self.web, self.filter
        return {
            "aspects": [
                aspect_sign(web, n) | {"on": not chosen.aspects or letter in chosen.aspects}
                for n, letter in enumerate(ASPECTS)
            ],
            "lineages": [lineage_sign(web, name) | {"on": name in chosen.lineages} for name in web.library.lineages],
            "needs": [
                {"em": need, "name": web.say(NEED_TEXTS.get(need, f"web-req-{need}")), "on": need in chosen.needs}
                for need in NEEDS
            ],
            "kinds": [{"key": kind, "name": web.say(f"word-{kind}"), "on": kind in chosen.kinds} for kind in KINDS],
        }

    def context(self) -> Told:
        """Everything the template shows."""
        shown, of = self.found()
        counts = by_aspect(self.library, self.pieces)
        costs = cost_range(self.library)
        known = cards(self.web)
        span = costs[-1] - costs[0]
        return {
            "say": self.web.say,
            "home": self.home,
            "code": self.code(),
            "name": self.name,
            "saved": self.saved,
            "address": self.address(),
            "filter": self.filter,
            "choices": self.choices(),
            "clear": self.address(Filter(sort=self.filter.sort)),
            "sorts": [(sort, self.address(msgspec.structs.replace(self.filter, sort=sort))) for sort in SORTS],
            "costs": {
                "least": costs[0],
                "most": costs[-1],
                "from": round(100 * (max(self.filter.least, costs[0]) - costs[0]) / span),
                "to": round(100 * (min(self.filter.most, costs[-1]) - costs[0]) / span),
                "low": max(self.filter.least, costs[0]),
                "high": min(self.filter.most, costs[-1]),
            },
            "shown": [(card, self.pieces.get(card.id, 0), self.in_pool(card.id)) for card in shown],
            "of": of,
            "band": [(known[id], count) for id, count in self.pieces.items()],
            "total": sum(self.pieces.values()),
            "most": MOST_MINIATURES,
            "most_copies": MOST_COPIES,
            "mean": self.web.say("builder-mean-cost", n=round(mean_cost(self.library, self.pieces), 1)),
            "legal": playable(self.library, self.pieces, self.pool),
            "violations": [self.remark(one) for one in violations(self.library, self.pieces, self.pool)],
            "advice": [self.remark(one) for one in advice(self.library, self.pieces)],
            "curve": curve(self.library, self.pieces),
            "curve_told": self._curve_told(),
            "aspect_bar": aspect_bar(self.library, self.pieces),
            "aspect_counts": [aspect_sign(self.web, n) | {"n": counts[n]} for n in range(len(ASPECTS)) if counts[n]],
            "locations": locations(self.library, self.pieces),
            "pool": self.pool is not None,
            "pool_size": len(self.pool or ()),
            "longest_name": LONGEST_NAME,
        }

    def in_pool(self, id: str) -> int:
        return self.pool.count(id) if self.pool is not None else 0

    def _curve_told(self) -> str:
        by: dict[int, int] = {}
        for id, count in self.pieces.items():
            by[self.library.pieces[id].cost] = by.get(self.library.pieces[id].cost, 0) + count
        told = ", ".join(self.web.say("builder-curve-part", n=n, cost=cost) for cost, n in sorted(by.items()))
        return self.web.say("builder-curve-told", parts=told or self.web.say("word-none"))
