"""The rulebook: every rule id with its text in each language, and the coverage of rules by steps and tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ruamel.yaml import YAML

from .plain import Body

KINDS: Final = {"rule": "rulebook", "ruling": "rulings", "house": "house"}
"""The files of each kind of rule. A game without rulings or house rules has no such files."""


class RulebookError(ValueError):
    """A rulebook file that does not fit: which file, which rule, what is wrong."""


class Guide:
    """What a chapter begins with: a word about it, a procedure in plain steps, a drawing with its words."""

    __slots__ = ("drawing", "intro", "steps", "words")

    def __init__(self, entry: Body) -> None:
        self.intro = str(entry.get("intro", ""))
        self.steps: list[dict[str, str]] = [dict(step) for step in entry.get("steps", ())]
        """Each with its emblem (`mark`), its `text` and its `rule`."""
        self.drawing = str(entry.get("drawing", ""))
        """A template of the game; "" for none."""
        self.words: list[str] = [str(word) for word in entry.get("words", ())]


class Rule:
    """One rule: its id, its chapter, and its title and text in each language."""

    __slots__ = ("chapter", "id", "informational", "kind", "see", "text", "title")

    def __init__(self, id: str, chapter: str, see: tuple[str, ...], kind: str) -> None:
        self.id = id
        self.chapter = chapter
        self.see = see
        self.kind = kind
        """`rule` for a rule of the reference, `ruling` for the settled reading of a gap, `house` for a rule of our own."""
        self.title: dict[str, str] = {}
        self.text: dict[str, str] = {}
        self.informational: dict[str, str] = {}
        """Why there is nothing to enforce, for a rule that only informs."""

    def plain(self, language: str) -> Body:
        told: Body = {
            "id": self.id,
            "kind": self.kind,
            "chapter": self.chapter,
            "title": self.title[language],
            "text": self.text[language],
            "see": list(self.see),
        }
        if self.informational:
            told["informational"] = self.informational[language]
        return told


class Rulebook:
    """All rules of one game, in the order of its reference."""

    def __init__(self, game: str, folder: Path, languages: tuple[str, ...]) -> None:
        self.game = game
        self.folder = folder
        self.rules: dict[str, Rule] = {}
        self.chapters = {language: self._chapters(language) for language in languages}
        """What chapters are called, by language and key; one that is not named goes by its key."""
        self.guides = {language: self._guides(language) for language in languages}
        """What chapters begin with, by language and key; not all begin with anything but their rules."""
        for kind, stem in KINDS.items():
            if kind != "rule" and not (folder / f"{stem}.{languages[0]}.yaml").exists():
                continue
            for number, language in enumerate(languages):
                self._read(folder / f"{stem}.{language}.yaml", kind, language, first=number == 0)
        for rule in self.rules.values():
            for language in languages:
                if language not in rule.text:
                    raise RulebookError(f"{folder}: {rule.id} has no text in {language!r}")

    def _read(self, path: Path, kind: str, language: str, first: bool) -> None:
        entries = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
        for entry in entries:
            id = entry["id"]
            if first:
                if id in self.rules:
                    raise RulebookError(f"{path.name}: {id} stands twice")
                self.rules[id] = Rule(id, entry["chapter"], tuple(entry.get("see", ())), kind)
            elif id not in self.rules:
                raise RulebookError(f"{path.name}: {id} is not in the first language's file")
            rule = self.rules[id]
            rule.title[language] = str(entry["title"]).strip()
            rule.text[language] = str(entry["text"]).strip()
            if "informational" in entry:
                rule.informational[language] = str(entry["informational"]).strip()

    def _chapters(self, language: str) -> dict[str, str]:
        return {key: str(title) for key, title in self._table("chapters", language).items()}

    def _guides(self, language: str) -> dict[str, Guide]:
        return {key: Guide(entry) for key, entry in self._table("guide", language).items()}

    def _table(self, stem: str, language: str) -> Body:
        """A file beside the rules, by keys of chapters; nothing where there is none."""
        path = self.folder / f"{stem}.{language}.yaml"
        if not path.exists():
            return {}
        return {str(key): value for key, value in YAML(typ="safe").load(path.read_text(encoding="utf-8")).items()}

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def __contains__(self, id: str) -> bool:
        return id in self.rules

    def search(self, word: str, language: str) -> list[Rule]:
        """Rules by id, or by a word of their title (those first) or text."""
        wanted = word.casefold()
        exact = [r for r in self.rules.values() if r.id.casefold() in (wanted, f"{self.prefix.casefold()}-{wanted}")]
        if exact:
            return exact
        titles = [r for r in self.rules.values() if wanted in r.title[language].casefold()]
        texts = [r for r in self.rules.values() if wanted in r.text[language].casefold() and r not in titles]
        return titles + texts

    @property
    def prefix(self) -> str:
        return next(iter(self.rules)).split("-")[0]

    def expected(self) -> list[str]:
        """The ids that the reference defines, kept beside the rulebook; without such a list, those of the book itself."""
        path = self.folder / "rule_ids.txt"
        return path.read_text(encoding="utf-8").splitlines() if path.is_file() else list(self.rules)

    def index(self) -> Body:
        """The rules index: which steps and which tests stand behind each rule (generated by `make index`)."""
        path = self.folder / "rules_index.json"
        loaded: Body = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        return loaded

    def unproved(self) -> list[str]:
        """Rules whose code can be broken in a known way that no test notices (found by `make mutants`)."""
        path = self.folder / "mutants.json"
        survivors: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        return sorted({rule for rules in survivors.values() for rule in rules})

    def coverage(self) -> Body:
        """How many rules are enforced and tested, and which are not; tested ones are proved if no broken code is known
        that their tests let pass."""
        expected = self.expected()
        index = self.index()
        rules = [r for r in self.rules.values() if r.kind == "rule"]
        tested = [r.id for r in rules if index.get(r.id, {}).get("tests")]
        return {
            "game": self.game,
            "rules": len(rules),
            "enforced": sum(1 for r in rules if not r.informational and r.id in tested),
            "informational": sum(1 for r in rules if r.informational),
            "unproved": [id for id in tested if id in self.unproved()],
            "untested": [r.id for r in rules if not r.informational and r.id not in tested],
            "missing": [id for id in expected if id not in self.rules],
        }
