"""Templates and the words around them: the one place where pages are made."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from reverie.games import GAMES
from reverie.kernel.game import Scene
from reverie.kernel.text import Texts

HOME = Path(__file__).parent
LANGUAGES = ("en", "pl")


@cache
def texts(language: str) -> Texts:
    """All texts of the table in one language."""
    return Texts(language, sorted((HOME / "text").glob(f"*.{language}.ftl")))


def emblem(name: str, label: str = "") -> Markup:
    """An emblem of the one sheet; named when it is the only thing that says so."""
    told = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="em" {}><use href="/static/emblems.svg#{}"/></svg>').format(told, name)


def opt_class(scene: Scene, element: str) -> str:
    """How an element shows that it can be picked, or has been."""
    if scene.read_only:
        return ""
    if element in scene.chosen:
        return " is-sel"
    return " is-opt" if scene.options.get(element) else ""


def opt_attrs(scene: Scene, element: str, look: bool = True) -> Markup:
    """The attributes of an element on which options may sit."""
    parts = [Markup('id="{}"').format(element)]
    found = scene.options.get(element, [])
    if len(found) == 1 and not scene.read_only:
        parts.append(Markup('data-pick="{}"').format(found[0].value))
    elif found and not scene.read_only:
        parts.append(Markup('data-open="{}"').format(element))
    if look:
        parts.append(Markup('data-look="{}"').format(element))
    return Markup(" ").join(parts)


@cache
def environment() -> Environment:
    """The templates of the table, and those of each game under its name."""
    games = {name: FileSystemLoader(HOME.parent / "games" / name / "templates") for name in GAMES}
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(HOME / "templates"), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(em=emblem, opt_class=opt_class, opt_attrs=opt_attrs)
    return made


def render(template: str, language: str, **context: Any) -> str:
    """One page or fragment. `t` gives the table's texts, `cite` a rule's id that opens the rule."""
    words = texts(language)
    game = context.get("game", "")

    def cite(rule: str, line: str = "") -> Markup:
        if not rule:
            return Markup("")
        more = Markup(' data-line="{}"').format(line) if line else Markup("")
        return Markup('<a class="cite" href="/rules/{}/{}" data-rule="{}"{}>{}</a>').format(
            game, quote(rule), rule, more, rule
        )

    context.setdefault("language", language)
    return environment().get_template(template).render(t=words.get, cite=cite, **context)
