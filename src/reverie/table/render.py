"""Templates and the words around them: the one place where pages are made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from reverie.games import GAMES
from reverie.kernel.game import Game, Scene
from reverie.kernel.text import Texts

HOME = Path(__file__).parent
LANGUAGES = ("en", "pl")
MOST_KEPT: Final = 6_000
encode = msgspec.msgpack.Encoder().encode


@cache
def texts(language: str) -> Texts:
    """All texts of the table in one language."""
    return Texts(language, sorted((HOME / "text").glob(f"*.{language}.ftl")))


@lru_cache(4096)
def emblem(name: str, label: str = "") -> Markup:
    """An emblem of the one sheet; named when it is the only thing that says so."""
    told = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="em" {}><use href="/static/emblems.svg#{}"/></svg>').format(told, name)


@lru_cache(8192)
def citation(game: str, rule: str, line: str) -> Markup:
    """A rule's id that opens the rule."""
    more = Markup(' data-line="{}"').format(line) if line else Markup("")
    return Markup('<a class="cite" href="/rules/{}/{}" data-rule="{}"{}>{}</a>').format(
        game, quote(rule), rule, more, rule
    )


def opt_class(scene: Scene, element: str) -> str:
    """How an element shows that it can be picked, or has been."""
    if scene.read_only:
        return ""
    if element in scene.chosen:
        return " is-sel"
    return " is-opt" if scene.options.get(element) else ""


def opt_attrs(scene: Scene, element: str, look: bool = True) -> Markup:
    """The attributes of an element on which options may sit."""
    name = escape(element)
    found = () if scene.read_only else scene.options.get(element, ())
    pick = ""
    if len(found) == 1:
        pick = f' data-pick="{escape(found[0].value)}"'
    elif found:
        pick = f' data-open="{name}"'
    return Markup(f'id="{name}"{pick} data-look="{name}"' if look else f'id="{name}"{pick}')


def ids_in(value: Any, found: list[str]) -> list[str]:
    """The elements that a part of a page draws: every `id` in what it is drawn from."""
    if type(value) is dict:
        id = value.get("id")
        if type(id) is str:
            found.append(id)
        for inner in value.values():
            if type(inner) is dict or type(inner) is list:
                ids_in(inner, found)
    elif type(value) is list:
        for inner in value:
            ids_in(inner, found)
    return found


class Memo:
    """Parts of pages that were drawn before. A part that is drawn from the same values with the same options is the same."""

    def __init__(self) -> None:
        self.kept: dict[bytes, Markup] = {}

    def draw(self, frame: str, macro: Any, scene: Scene | None, value: Any, more: tuple[Any, ...]) -> Markup:
        options: list[Any] = []
        if scene is not None and not scene.read_only:
            for id in ids_in(value, []):
                chosen, found = id in scene.chosen, scene.options.get(id)
                if chosen or found:
                    options.append((id, chosen, [option.value for option in found or ()]))
        try:
            key = encode((frame, macro.name, value, more, options, scene is None or scene.read_only))
        except TypeError:
            key = b""
        drawn = self.kept.get(key) if key else None
        if drawn is None:
            drawn = macro(scene, value, *more) if scene is not None else macro(value, *more)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            if key:
                self.kept[key] = drawn
        return drawn


MEMO: Final = Memo()


class Templates(Environment):
    """Templates mostly look into plain dictionaries: those are asked first."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def environment() -> Environment:
    """The templates of the table, and those of each game under its name."""
    games = {name: FileSystemLoader(HOME.parent / "games" / name / "templates") for name in GAMES}
    made = Templates(
        loader=ChoiceLoader([FileSystemLoader(HOME / "templates"), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(em=emblem, opt_class=opt_class, opt_attrs=opt_attrs)
    return made


def warm(games: Sequence[Game]) -> None:
    """Read texts and templates before somebody waits for their first page."""
    for language in LANGUAGES:
        texts(language)
        for game in games:
            game.web_page(language)
    for name in environment().list_templates(extensions=["html"]):
        environment().get_template(name)


def render(template: str, language: str, **context: Any) -> str:
    """One page or fragment. `t` gives the table's texts, `cite` a rule's id that opens the rule, `memo(macro, scene, value, ...)`
    what the macro draws from these values: it may use nothing else but the options of the elements named in `value`."""
    words = texts(language)
    game = context.get("game", "")

    def cite(rule: str, line: str = "") -> Markup:
        return citation(game, rule, line) if rule else Markup("")

    def memo(macro: Any, scene: Scene | None, value: Any, *more: Any) -> Markup:
        return MEMO.draw(f"{game} {language}", macro, scene, value, more)

    context.setdefault("language", language)
    return environment().get_template(template).render(t=words.get, cite=cite, memo=memo, **context)
