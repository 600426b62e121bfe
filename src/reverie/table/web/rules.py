"""The rulebook in the browser: a chapter per page, every id and every term a link, and a search in all languages."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Response
from markupsafe import Markup, escape

from reverie.games import GAMES, find_game
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.page import Page
from reverie.kernel.record import Match
from reverie.kernel.rulebook import Rule
from reverie.kernel.text import LANGUAGES, Texts
from reverie.parts.site import Web

from ..hub.tables import NoTable
from ..rooms.room import Diverged
from ..words.texts import texts
from .pages import hub_of, settings_of, site_of, visitor_of
from .render import render

HITS_SHOWN: Final = 30
"""Rules on one page of a search."""
WORDS_SHOWN: Final = 10
"""Terms beside a chapter."""
LONGEST_QUERY: Final = 120
MOST_EVENTS: Final = 5_000
"""Events of a table that are looked through for where rules applied: more than a long game has."""
GLOSSARY: Final = "-G."
"""What the id of a term has in it."""
NOT_FOUND: Final = 404


# Words ---------------------------------------------------------------------------------------------------------------

PLAIN: Final = str.maketrans("ąćęłńóśźż", "acelnoszz")
SOFT: Final = str.maketrans("ćńśź", "cnsz")
"""Letters that change within the forms of one word."""


def fold(text: str) -> str:
    """Letter for letter without case and accents, so that places in the folded text are places in the text."""
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text).translate(PLAIN)


def words_of(query: str) -> list[str]:
    """What is looked for: folded words, each once."""
    return list(dict.fromkeys(fold(query).split()))


def marked(text: str, words: list[str]) -> Markup:
    """The text with every place that was looked for marked."""
    if not words:
        return escape(text)
    found = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    parts, at = [], 0
    for hit in found.finditer(fold(text)):
        parts += [escape(text[at : hit.start()]), Markup("<mark>{}</mark>").format(text[hit.start() : hit.end()])]
        at = hit.end()
    return Markup("").join([*parts, escape(text[at:])])


def english_forms(word: str) -> str:
    """A pattern for a word and its usual endings."""
    bare = re.escape(word)
    if word.endswith("e"):
        return f"(?:{bare}[ds]?|{re.escape(word[:-1])}ing)"
    if word.endswith("y"):
        return f"(?:{bare}(?:s|ed|ing)?|{re.escape(word[:-1])}ie[sd])"
    return f"{bare}(?:e?s|ed|ing)?"


POLISH_ENDINGS: Final = [
    "a",
    "ą",
    "e",
    "ę",
    "i",
    "o",
    "u",
    "y",
    "ia",
    "ie",
    "ią",
    "ię",
    "iu",
    "ze",
    "ów",
    "ej",
    "om",
    "em",
    "im",
    "ym",
    "mi",
    "iom",
    "iem",
    "owi",
    "ami",
    "imi",
    "ymi",
    "iami",
    "ach",
    "ich",
    "ych",
    "iach",
    "ego",
    "emu",
    "iego",
    "iemu",
    "owie",
]


def polish_forms(word: str) -> str:
    """A pattern for a word and most of its forms: the stem with the endings of nouns and adjectives."""
    stem = re.sub("[aąeęioóuy]{1,2}$", "", word)
    if len(stem) < 3:
        return re.escape(word)
    return rf"{re.escape(stem)}(?:{'|'.join(POLISH_ENDINGS)})?"


FORMS: Final[dict[str, Callable[[str], str]]] = {"en": english_forms, "pl": polish_forms}


def soft(text: str) -> str:
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text).translate(SOFT)


def bare_title(title: str) -> str:
    """A title without its symbols: "Blade {B}" is called "Blade"."""
    return re.sub(r"\s*\{[^}]*\}", "", title).strip()


class Lexicon:
    """The terms of a rulebook in one language, found again wherever a text uses them."""

    def __init__(self, terms: list[Rule], language: str) -> None:
        forms = FORMS.get(language, re.escape)
        self.terms: dict[str, Rule] = {}
        patterns: list[tuple[str, str]] = []
        for term in sorted(terms, key=lambda rule: "{" in rule.title[language]):
            title = soft(bare_title(term.title[language]))
            if len(title) < 3 or title in [known for known, _ in patterns]:
                continue
            self.terms[f"t{len(patterns)}"] = term
            patterns.append((title, r"\s+".join(forms(word) for word in title.split())))
        named = [(title, f"(?P<t{number}>{pattern})") for number, (title, pattern) in enumerate(patterns)]
        named.sort(key=lambda one: (-len(one[0].split()), -len(one[0])))
        self.pattern = re.compile(rf"\b(?:{'|'.join(pattern for _, pattern in named)})\b") if named else None

    def find(self, text: str) -> Iterator[tuple[int, int, Rule]]:
        """Where terms stand in a text, and which."""
        if self.pattern is None:
            return
        for hit in self.pattern.finditer(soft(text)):
            assert hit.lastgroup is not None
            yield hit.start(), hit.end(), self.terms[hit.lastgroup]


# Books ---------------------------------------------------------------------------------------------------------------


class Chapter(NamedTuple):
    """One page of a rulebook."""

    key: str
    number: int
    rules: list[Rule]


class Book:
    """A game's rulebook, made ready for reading."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rulebook().rules
        self.prefix = game.rulebook().prefix
        self.chapters: dict[str, Chapter] = {}
        for rule in self.rules.values():
            if rule.chapter not in self.chapters:
                self.chapters[rule.chapter] = Chapter(rule.chapter, len(self.chapters) + 1, [])
            self.chapters[rule.chapter].rules.append(rule)
        index = game.rulebook().index()
        self.tests = {id: len(index.get(id, {}).get("tests", ())) for id in self.rules}
        self.unproved = game.rulebook().unproved()
        self.folded = {
            (rule.id, language): (fold(rule.title[language]), fold(f"{rule.title[language]} {rule.text[language]}"))
            for rule in self.rules.values()
            for language in LANGUAGES
        }
        """Title alone, and title with text, as a search reads them."""
        terms = [rule for rule in self.rules.values() if GLOSSARY in rule.id]
        self.lexicons = {language: Lexicon(terms, language) for language in LANGUAGES}
        longest_first = sorted(self.rules, key=len, reverse=True)
        self.ids = re.compile(rf"(?<!\w)(?:{'|'.join(re.escape(id) for id in longest_first)})(?![\w])")

    def proved_count(self) -> int:
        """Rules and rulings that tests prove; house rules are not counted, as they are not among the book's rules."""
        tested = [id for id, tests in self.tests.items() if tests and id not in self.unproved]
        return sum(1 for id in tested if self.rules[id].kind != "house")

    def count(self, kind: str) -> int:
        """How many rules of a kind there are."""
        return len([rule for rule in self.rules.values() if rule.kind == kind])

    def terms_in(self, chapter: Chapter, language: str) -> list[Rule]:
        """The terms that a chapter uses most and does not explain itself, by name."""
        found: Counter[str] = Counter()
        for rule in chapter.rules:
            found.update({term.id for _, _, term in self.lexicons[language].find(rule.text[language])})
        away = [self.rules[id] for id, _ in found.most_common() if self.rules[id].chapter != chapter.key]
        return sorted(away[:WORDS_SHOWN], key=lambda rule: fold(rule.title[language]))

    def links_in(self, rule: Rule, language: str) -> list[tuple[int, int, Rule, str]]:
        """The places of a rule's text that lead elsewhere: every id, and every term at its first mention."""
        text = rule.text[language]
        links = [(hit.start(), hit.end(), self.rules[hit[0]], "id") for hit in self.ids.finditer(text)]
        taken = {place for start, end, _, _ in links for place in range(start, end)}
        seen = {rule.id}
        for start, end, term in self.lexicons[language].find(text):
            if term.id not in seen and not taken.intersection(range(start, end)):
                seen.add(term.id)
                links.append((start, end, term, "term"))
        return sorted(links, key=lambda link: link[0])


@cache
def book(name: str) -> Book:
    """The rulebook of a game; raises SetupError when there is no such game."""
    return Book(find_game(name))


class Hit(NamedTuple):
    """A rule that was found, and the language it was found in."""

    rule: Rule
    language: str


def search(of: Book, query: str, language: str) -> list[Hit]:
    """Rules by id, by their title, by their text: the language being read first, then the others."""
    words = words_of(query)
    if not words:
        return []
    wanted = " ".join(words)
    begun = [re.compile(rf"\b{re.escape(word)}") for word in words]
    others = [other for other in LANGUAGES if other != language]
    ranked: list[tuple[int, int, Hit]] = []
    for number, rule in enumerate(of.rules.values()):
        rank = _id_rank(fold(rule.id), fold(of.prefix), wanted)
        if rank is not None:
            ranked.append((rank, number, Hit(rule, language)))
            continue
        for distance, spoken in enumerate([language, *others]):
            rank = _text_rank(*of.folded[rule.id, spoken], words, begun)
            if rank is not None:
                ranked.append((rank + distance, number, Hit(rule, spoken)))
                break
    return [hit for _, _, hit in sorted(ranked, key=lambda one: one[:2])]


def _id_rank(id: str, prefix: str, wanted: str) -> int | None:
    """0 for the id itself, 1 for the ids that begin so; a lone word such as "1" or "spawn" is not the beginning of an id."""
    if wanted in (id, id.removeprefix(f"{prefix}-")):
        return 0
    looks_like_id = wanted.startswith(f"{prefix}-") or re.fullmatch(r"[a-z0-9]+\.[\w.]*", wanted) is not None
    return 1 if looks_like_id and id.startswith((wanted, f"{prefix}-{wanted}")) else None


def _text_rank(title: str, text: str, words: list[str], begun: list[re.Pattern[str]]) -> int | None:
    """2 for the very title, 4 for all words in the title, 8 in title and text; more where one is only part of a word."""
    if not all(word in text for word in words):
        return None
    if all(word in title for word in words):
        if bare_title(title) == " ".join(words):
            return 2
        return 4 if all(word.search(title) for word in begun) else 6
    return 8 if all(word.search(text) for word in begun) else 10


def near_words(of: Book, query: str, language: str) -> list[str]:
    """Titles that look like what was not found."""
    titles = {fold(bare_title(rule.title[language])): bare_title(rule.title[language]) for rule in of.rules.values()}
    near = difflib.get_close_matches(" ".join(words_of(query)), list(titles), 4, 0.6)
    return [titles[title] for title in near]


# Where rules applied in a game ---------------------------------------------------------------------------------------


class Applied(NamedTuple):
    """How often a rule applied in a game, and when it did last."""

    times: int
    text: str
    href: str
    now: bool


def applied_in(match: Match, page: Page, viewer: int | None, way: Callable[[int], str]) -> dict[str, Applied]:
    """Per rule what this viewer could see of it lately. `way` leads to the moment after an answer."""
    latest = match.log[-MOST_EVENTS:]
    seen = [(answer, event) for answer, event in latest if event.rule and event.seen_by(viewer)]
    counts = Counter(event.rule for _, event in seen)
    last: dict[str, tuple[int, Event]] = {event.rule: (answer, event) for answer, event in seen}
    newest = seen[-1][0] if seen else 0
    return {
        rule: Applied(counts[rule], page.event(match.state, event) or "", way(answer), answer == newest)
        for rule, (answer, event) in last.items()
    }


# Pages ---------------------------------------------------------------------------------------------------------------


def anchor(rule: str) -> str:
    """The id of a rule's element: an address may not have blanks in it."""
    return rule.replace(" ", "_")


class Ways:
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


def mark_of(game: str) -> str:
    """The emblem of a game."""
    return "mark-" + game.replace("_and_", "-").replace("_", "-")


def chapter_title(words: Texts, key: str) -> str:
    """A chapter's name; a chapter that nobody named goes by its key."""
    name = f"rules-chapter-{key.replace('_', '-')}"
    return words.get(name) if words.has(name) else key.replace("_", " ").capitalize()


def linked(of: Book, rule: Rule, language: str, ways: Ways, found: list[str]) -> Markup:
    """The text of a rule, with its links and with what was looked for marked."""
    text = rule.text[language]
    parts, at = [], 0
    for start, end, target, kind in of.links_in(rule, language):
        shape = '<a class="{}" href="{}" title="{}">{}</a>'
        style = "term" if kind == "term" else "cite"
        link = Markup(shape).format(style, ways.rule(target.id), target.title[language], marked(text[start:end], found))
        parts += [marked(text[at:start], found), link]
        at = end
    return Markup("").join([*parts, marked(text[at:], found)])


def item(
    of: Book, rule: Rule, language: str, ways: Ways, found: list[str], applied: dict[str, Applied], here: str = ""
) -> dict[str, Any]:
    """Everything one rule shows."""
    return {
        "id": rule.id,
        "anchor": anchor(rule.id),
        "shown_id": marked(rule.id, found),
        "title": marked(rule.title[language], found),
        "text": linked(of, rule, language, ways, found),
        "see": [{"id": id, "title": of.rules[id].title[language], "href": ways.rule(id)} for id in rule.see],
        "kind": rule.kind,
        "informational": rule.informational.get(language, ""),
        "tests": of.tests[rule.id],
        "proved": rule.id not in of.unproved,
        "applied": applied.get(rule.id),
        "here": rule.id == here,
        "href": ways.rule(rule.id),
        "language": language,
    }


def first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def word_rows(of: Book, chapter: Chapter, language: str, ways: Ways) -> list[dict[str, Any]]:
    """The terms beside a chapter, each with what it is called in the other languages."""
    return [
        {
            "title": bare_title(term.title[language]),
            "text": first_sentence(term.text[language]),
            "href": ways.rule(term.id),
            "others": [(code, bare_title(term.title[code])) for code in LANGUAGES if code != language],
        }
        for term in of.terms_in(chapter, language)
    ]


def contents(of: Book, words: Texts, ways: Ways, current: str) -> list[dict[str, Any]]:
    return [
        {
            "number": chapter.number,
            "title": chapter_title(words, chapter.key),
            "href": ways.chapter(chapter.key),
            "current": chapter.key == current,
        }
        for chapter in of.chapters.values()
    ]


# The addresses -------------------------------------------------------------------------------------------------------


def _asked(request: Web, key: str) -> str:
    value = request.query_params.get(key, "")
    return value if isinstance(value, str) else ""


def nothing_here(request: Web, title: str, text: str, safe: str, way_text: str, way: str) -> Response[Any]:
    """What somebody looks for is not there: say so, and offer a way on."""
    response = site_of(request).page(
        request, "oops.html", title=title, text=text, safe=safe, way_text=way_text, way_href=way, status=NOT_FOUND
    )
    response.status_code = NOT_FOUND
    return response


def _no_game(request: Web, name: str) -> Response[Any]:
    t = texts(settings_of(request).language).get
    return nothing_here(
        request, t("rules-no-game"), t("rules-no-game-text", name=name[:40]), "", t("rules-all-books"), "/rules"
    )


def _no_rule(request: Web, of: Book, rule: str) -> Response[Any]:
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
async def rulebooks(request: Web) -> Response[Any]:
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
async def rulebook(request: Web, game: FromPath[str]) -> Response[Any]:
    """A chapter of a rulebook, or what a search in it found."""
    try:
        of = book(game)
    except SetupError:
        return _no_game(request, game)
    words = texts(settings_of(request).language)
    language, asked = _language(request)
    table = _asked(request, "table")[:80]
    applied = await _applied(request, table, game, language)
    ways = Ways(game, asked, table)
    query = " ".join(_asked(request, "q").split())[:LONGEST_QUERY]
    wanted = of.chapters.get(_asked(request, "chapter"), next(iter(of.chapters.values())))
    shown: dict[str, Any] = (
        _search_page(request, of, query, language, ways, applied)
        if query
        else _chapter_page(request, of, wanted, language, ways, applied, words)
    )
    return site_of(request).page(
        request,
        "rules_book.html",
        nav="rules",
        game=game,
        game_title=of.game.title,
        query=query,
        toc=contents(of, words, ways, "" if query else wanted.key),
        contents_way=ways.contents(),
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
    ways: Ways,
    applied: dict[str, Applied],
    words: Texts,
) -> dict[str, Any]:
    keys = list(of.chapters)
    at = keys.index(chapter.key)
    here = _asked(request, "rule")

    def neighbour(number: int) -> dict[str, str] | None:
        if not 0 <= number < len(keys):
            return None
        return {"title": chapter_title(words, keys[number]), "href": ways.chapter(keys[number])}

    return {
        "chapter": {"number": chapter.number, "title": chapter_title(texts(language), chapter.key)},
        "items": [item(of, rule, language, ways, [], applied, here) for rule in chapter.rules],
        "terms": word_rows(of, chapter, language, ways),
        "before": neighbour(at - 1),
        "after": neighbour(at + 1),
        "count": len(chapter.rules),
        "near": [],
    }


def _search_page(
    request: Web, of: Book, query: str, language: str, ways: Ways, applied: dict[str, Applied]
) -> dict[str, Any]:
    hits = search(of, query, language)
    words = words_of(query)
    pages = max(1, -(-len(hits) // HITS_SHOWN))
    asked = _asked(request, "page")
    page = min(int(asked), pages) if asked.isdecimal() and len(asked) < 5 and int(asked) else 1
    shown = hits[(page - 1) * HITS_SHOWN : page * HITS_SHOWN]
    return {
        "chapter": None,
        "items": [item(of, hit.rule, hit.language, ways, words, applied) for hit in shown],
        "terms": [],
        "before": {"title": "", "href": ways.search(query, page - 1)} if page > 1 else None,
        "after": {"title": "", "href": ways.search(query, page + 1)} if page < pages else None,
        "count": len(hits),
        "near": [{"text": word, "href": ways.search(word)} for word in near_words(of, query, language)]
        if not hits
        else [],
    }


@get("/rules/{game:str}/{rule:str}", name="rule", include_in_schema=False)
async def one_rule(request: Web, game: FromPath[str], rule: FromPath[str]) -> Response[Any]:
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
    ways = Ways(game, asked, table)
    if not _asked(request, "part"):
        return Redirect(ways.place(of.rules[id]), status_code=302)
    applied = await _applied(request, table, game, language)
    shown = item(of, of.rules[id], language, ways, [], applied)
    html = render("rules_part.html", language, game=game, rule=shown, reading=language)
    return Response(html, media_type="text/html; charset=utf-8")


rules_routes: list[Any] = [rulebooks, rulebook, one_rule]
