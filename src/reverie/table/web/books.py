"""Rulebooks made ready for reading: chapters, terms in all their forms, and a search in all languages."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from reverie.games import find_game
from reverie.kernel.game import Game
from reverie.kernel.rulebook import Rule
from reverie.kernel.text import LANGUAGES

WORDS_SHOWN: Final = 10
"""Terms beside a chapter."""
GLOSSARY: Final = "-G."
"""What the id of a term has in it."""


# Words ---------------------------------------------------------------------------------------------------------------

PLAIN: Final = str.maketrans("ąćęłńóśźż", "acelnoszz")
SOFT: Final = str.maketrans("ćńśź", "cnsz")
"""Letters that change within the forms of one word."""


def fold(text: str) -> str:
    """Letter for letter without case and accents, so that places in the folded text are places in the text."""
    low = text.lower()
    if len(low) != len(text):  # a letter that becomes two stays as it is
        low = "".join(one if len(one := letter.lower()) == 1 else letter for letter in text)
    return low.translate(PLAIN)


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
