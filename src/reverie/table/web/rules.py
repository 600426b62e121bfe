"""The rulebook in the browser: a chapter per page, every id and every term a link, and a search in all languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Response
from markupsafe import Markup

from reverie.games import GAMES
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.rulebook import Rule
from reverie.kernel.text import LANGUAGES, Texts
from reverie.parts.site import Routes, Web

from ..hub.tables import NoTable
from ..rooms.room import Diverged
from ..words.texts import texts
from .books import Book, Chapter, bare_title, book, marked, near_words, search, words_of
from .pages import hub_of, settings_of, site_of, visitor_of
from .render import Context, emblem, mark_of, render

HITS_SHOWN: Final = 30
"""Rules on one page of a search."""
LONGEST_QUERY: Final = 120
MOST_EVENTS: Final = 5_000
"""Events of a table that are looked through for where rules applied: more than a long game has."""
NOT_FOUND: Final = 404


# Where rules applied in a game ---------------------------------------------------------------------------------------


class Applied(NamedTuple):
    """How often a rule applied in a game, and when it did last."""

    times: int
    text: str
    href: str
    now: bool


def applied_in(match: Match, page: Page, viewer: int | None, way: Callable[[int], str]) -> dict[str, Applied]:
    """Per rule what this viewer could see of it lately. `way` leads to the moment after an answer."""
    sight = match.sight(viewer)
    seen = [(answer, event) for answer, event in sight.log[-MOST_EVENTS:] if event.rule]
    counts = Counter(event.rule for _, event in seen)
    last: dict[str, tuple[int, Event]] = {event.rule: (answer, event) for answer, event in seen}
    newest = seen[-1][0] if seen else 0
    return {
        rule: Applied(counts[rule], page.event(sight.state, event) or "", way(answer), answer == newest)
        for rule, (answer, event) in last.items()
    }


# Pages ---------------------------------------------------------------------------------------------------------------


def anchor(rule: str) -> str:
    """The id of a rule's element: an address may not have blanks in it."""
    return rule.replace(" ", "_")


class RuleAddresses:
    """Addresses within one rulebook; what the reader has chosen goes along."""

    def __init__(self, game: str, language: str, table: str) -> None:
        self.home = f"/rules/{game}"
        self.kept = {"lang": language, "table": table}

    def _query(self, **more: str) -> str:
        asked = {key: value for key, value in (more | self.kept).items() if value}
        return f"?{urlencode(asked)}" if asked else ""

    def rule(self, id: str) -> str:
        return f"{self.home}/{quote(id)}{self._query()}"

    def place(self, rule: Rule) -> str:
        """Where `rule` ends up: its chapter, at the rule."""
        return f"{self.home}{self._query(chapter=rule.chapter, rule=rule.id)}#{quote(anchor(rule.id))}"

    def chapter(self, key: str) -> str:
        return f"{self.home}{self._query(chapter=key)}"

    def search(self, query: str, page: int = 1) -> str:
        return f"{self.home}{self._query(q=query, page=str(page) if page > 1 else '')}"

    def contents(self) -> str:
        return f"{self.home}{self._query()}"


def chapter_title(of: Book, words: Texts, key: str) -> str:
    """A chapter's name: the game's, or that of a chapter which every book may have. One that nobody named goes by its key."""
    named = of.game.rulebook().chapters.get(words.language, {}).get(key)
    name = f"rules-chapter-{key.replace('_', '-')}"
    return named or (words.get(name) if words.has(name) else key.replace("_", " ").capitalize())


def linked(of: Book, rule: Rule, language: str, addresses: RuleAddresses, found: list[str]) -> Markup:
    """The text of a rule, with its links and with what was looked for marked."""
    text = rule.text[language]
    parts, at = [], 0
    for start, end, target, kind in of.links_in(rule, language):
        shape = '<a class="{}" href="{}" title="{}">{}</a>'
        style = "term" if kind == "term" else "cite"
        link = Markup(shape).format(
            style, addresses.rule(target.id), target.title[language], marked(text[start:end], found)
        )
        parts += [marked(text[at:start], found), link]
        at = end
    return drawn_signs(Markup("").join([*parts, marked(text[at:], found)]), of.game, language)


def drawn_signs(text: Markup, game: Game, language: str) -> Markup:
    """The text with every sign of the game's drawn as the emblem that its pieces show."""
    for sign, told in game.web_page(language).symbols().items():
        drawn = emblem(told["mark"], told["text"], game.name) if told["mark"] else told["text"]
        text = text.replace(sign, Markup('<span class="req">{}</span>').format(drawn))
    return text


def breakable(id: str, found: list[str]) -> Markup:
    """A rule's id that is broken, where it must be, between its parts and never inside a word."""
    if found:
        return marked(id, found)
    return Markup("<wbr>").join(part for part in re.split(r"(?<=[._-])", id) if part)


def item(
    of: Book,
    rule: Rule,
    language: str,
    addresses: RuleAddresses,
    found: list[str],
    applied: dict[str, Applied],
    here: str = "",
) -> Context:
    """Everything one rule shows."""
    return {
        "id": rule.id,
        "anchor": anchor(rule.id),
        "shown_id": breakable(rule.id, found),
        "title": marked(rule.title[language], found),
        "text": linked(of, rule, language, addresses, found),
        "see": [{"id": id, "title": of.rules[id].title[language], "href": addresses.rule(id)} for id in rule.see],
        "kind": rule.kind,
        "informational": rule.informational.get(language, ""),
        "tests": of.tests[rule.id],
        "proved": rule.id not in of.unproved,
        "applied": applied.get(rule.id),
        "here": rule.id == here,
        "href": addresses.rule(rule.id),
        "language": language,
    }


def first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def word_rows(of: Book, chapter: Chapter, language: str, addresses: RuleAddresses) -> list[Context]:
    """The terms beside a chapter, each with what it is called in the other languages."""
    return [
        {
            "title": bare_title(term.title[language]),
            "text": first_sentence(term.text[language]),
            "href": addresses.rule(term.id),
            "others": [(code, bare_title(term.title[code])) for code in LANGUAGES if code != language],
        }
        for term in of.terms_in(chapter, language)
    ]


def guide_of(of: Book, chapter: str, language: str, addresses: RuleAddresses) -> Context | None:
    """What a chapter begins with, if anything."""
    found = of.game.rulebook().guides[language].get(chapter)
    if found is None:
        return None
    return {
        "intro": found.intro,
        "steps": [step | {"href": addresses.rule(step["rule"])} for step in found.steps],
        "drawing": found.drawing,
        "words": found.words,
    }


def contents(of: Book, words: Texts, addresses: RuleAddresses, current: str) -> list[Context]:
    return [
        {
            "number": chapter.number,
            "title": chapter_title(of, words, chapter.key),
            "href": addresses.chapter(chapter.key),
            "current": chapter.key == current,
        }
        for chapter in of.chapters.values()
    ]


# The addresses -------------------------------------------------------------------------------------------------------


def _asked(request: Web, key: str) -> str:
    value = request.query_params.get(key, "")
    return value if isinstance(value, str) else ""


def nothing_here(request: Web, title: str, text: str, safe: str, way_text: str, way: str) -> Response[str]:
    """What somebody looks for is not there: say so, and offer a way on."""
    response = site_of(request).page(
        request, "oops.html", title=title, text=text, safe=safe, way_text=way_text, way_href=way, status=NOT_FOUND
    )
    response.status_code = NOT_FOUND
    return response


def _no_game(request: Web, name: str) -> Response[str]:
    t = texts(settings_of(request).language).get
    return nothing_here(
        request, t("rules-no-game"), t("rules-no-game-text", name=name[:40]), "", t("rules-all-books"), "/rules"
    )


def _no_rule(request: Web, of: Book, rule: str) -> Response[str]:
    t = texts(settings_of(request).language).get
    text = t("rules-no-rule-text", rule=rule[:40], game=of.game.title)
    way = f"/rules/{of.game.name}"
    return nothing_here(request, t("rules-no-rule"), text, "", t("rules-to-contents"), way)


async def _applied(request: Web, table: str, game: str, language: str) -> dict[str, Applied]:
    """Where rules applied at a table; nothing for a table that is not there or is of another game."""
    hub = hub_of(request)
    if not table:
        return {}
    try:
        live = await hub.tables.live(table)
    except (NoTable, Diverged):
        return {}
    room = live.room
    if room.game.name != game:
        return {}
    viewer = min(live.seats_of(visitor_of(request).id), default=None)
    over = room.over()
    here = quote(table)

    def way(answer: int) -> str:
        return f"/replay/{here}?step={answer}" if over else f"/t/{here}"

    return applied_in(room.match, room.game.web_page(language), viewer, way)


def _language(request: Web) -> tuple[str, str]:
    """The language to read in, and the one that was asked for in the address."""
    asked = _asked(request, "lang")
    asked = asked if asked in LANGUAGES else ""
    return asked or settings_of(request).language, asked


@get("/rules", name="rulebooks", include_in_schema=False)
async def rulebooks(request: Web) -> Response[str]:
    """All rulebooks."""
    language = settings_of(request).language
    words = texts(language)
    found = []
    for name in GAMES:
        of = book(name)
        found.append(
            {
                "name": name,
                "title": of.game.title,
                "mark": mark_of(name),
                "href": f"/rules/{name}",
                "line": words.get(
                    "rules-book-line",
                    rules=of.count("rule"),
                    rulings=of.count("ruling"),
                    chapters=len(of.chapters),
                ),
            }
        )
    return site_of(request).page(request, "rules.html", nav="rules", books=found)


@get("/rules/{game:str}", name="rulebook", include_in_schema=False)
async def rulebook(request: Web, game: FromPath[str]) -> Response[str]:
    """A chapter of a rulebook, or what a search in it found."""
    try:
        of = book(game)
    except SetupError:
        return _no_game(request, game)
    words = texts(settings_of(request).language)
    language, asked = _language(request)
    table = _asked(request, "table")[:80]
    applied = await _applied(request, table, game, language)
    addresses = RuleAddresses(game, asked, table)
    query = " ".join(_asked(request, "q").split())[:LONGEST_QUERY]
    wanted = of.chapters.get(_asked(request, "chapter"), next(iter(of.chapters.values())))
    shown: Context = (
        _search_page(request, of, query, language, addresses, applied)
        if query
        else _chapter_page(request, of, wanted, language, addresses, applied, words)
    )
    return site_of(request).page(
        request,
        "rules_book.html",
        nav="rules",
        game=game,
        game_title=of.game.title,
        query=query,
        toc=contents(of, words, addresses, "" if query else wanted.key),
        contents_way=addresses.contents(),
        reading=language,
        asked_language=asked,
        table=table if applied else "",
        languages=[
            {"code": code, "name": words.get(f"rules-language-{code}"), "href": _same_in(request, game, code)}
            for code in LANGUAGES
        ],
        rules_count=of.count("rule"),
        rulings_count=of.count("ruling"),
        tested_count=of.proved_count(),
        **shown,
    )


def _same_in(request: Web, game: str, language: str) -> str:
    """This very page in another language."""
    kept = {key: _asked(request, key) for key in ("chapter", "rule", "q", "page", "table")} | {"lang": language}
    return f"/rules/{game}?{urlencode({key: value for key, value in kept.items() if value})}"


def _chapter_page(
    request: Web,
    of: Book,
    chapter: Chapter,
    language: str,
    addresses: RuleAddresses,
    applied: dict[str, Applied],
    words: Texts,
) -> Context:
    keys = list(of.chapters)
    at = keys.index(chapter.key)
    here = _asked(request, "rule")

    def neighbour(number: int) -> dict[str, str] | None:
        if not 0 <= number < len(keys):
            return None
        return {"title": chapter_title(of, words, keys[number]), "href": addresses.chapter(keys[number])}

    return {
        "chapter": {"number": chapter.number, "title": chapter_title(of, texts(language), chapter.key)},
        "guide": guide_of(of, chapter.key, language, addresses),
        "items": [item(of, rule, language, addresses, [], applied, here) for rule in chapter.rules],
        "terms": word_rows(of, chapter, language, addresses),
        "before": neighbour(at - 1),
        "after": neighbour(at + 1),
        "count": len(chapter.rules),
        "near": [],
    }


def _search_page(
    request: Web, of: Book, query: str, language: str, addresses: RuleAddresses, applied: dict[str, Applied]
) -> Context:
    hits = search(of, query, language)
    words = words_of(query)
    pages = max(1, -(-len(hits) // HITS_SHOWN))
    asked = _asked(request, "page")
    page = min(int(asked), pages) if asked.isdecimal() and len(asked) < 5 and int(asked) else 1
    shown = hits[(page - 1) * HITS_SHOWN : page * HITS_SHOWN]
    return {
        "chapter": None,
        "guide": None,
        "items": [item(of, hit.rule, hit.language, addresses, words, applied) for hit in shown],
        "terms": [],
        "before": {"title": "", "href": addresses.search(query, page - 1)} if page > 1 else None,
        "after": {"title": "", "href": addresses.search(query, page + 1)} if page < pages else None,
        "count": len(hits),
        "near": [{"text": word, "href": addresses.search(word)} for word in near_words(of, query, language)]
        if not hits
        else [],
    }


@get("/rules/{game:str}/{rule:str}", name="rule", include_in_schema=False)
async def one_rule(request: Web, game: FromPath[str], rule: FromPath[str]) -> Response[str]:
    """One rule: its place in the rulebook, or with `part` just the rule, to be put into another page."""
    try:
        of = book(game)
    except SetupError:
        return _no_game(request, game)
    known = {id.casefold(): id for id in of.rules}
    id = known.get(rule.casefold()) or known.get(f"{of.prefix}-{rule}".casefold())
    if id is None:
        return _no_rule(request, of, rule)
    language, asked = _language(request)
    table = _asked(request, "table")[:80]
    addresses = RuleAddresses(game, asked, table)
    if not _asked(request, "part"):
        return Redirect(addresses.place(of.rules[id]), status_code=302)
    applied = await _applied(request, table, game, language)
    shown = item(of, of.rules[id], language, addresses, [], applied)
    html = render("rules_part.html", language, game=game, rule=shown, reading=language)
    return Response(html, media_type="text/html; charset=utf-8")


rules_routes: Routes = [rulebooks, rulebook, one_rule]
