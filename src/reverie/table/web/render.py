"""Templates and the words around them: the one place where pages are made."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import quote

import msgspec
from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
    Undefined,
)
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context as JinjaContext
from markupsafe import Markup, escape

from reverie.games import GAMES, find_game
from reverie.kernel.browser import Lasting
from reverie.kernel.page import Scene
from reverie.kernel.plain import Told
from reverie.kernel.text import LANGUAGES
from reverie.parts.plan import Drawn, Sketch, State, draw

from ..words.texts import texts

HOME: Final = Path(__file__).parent


class Macro(Protocol):
    """A macro of a template."""

    name: str

    def __call__(self, *args: object) -> Markup: ...


Context = Told
"""What a template is filled with, or JSON that is told."""
MOST_KEPT: Final = 10_000
PLAN_UNIT: Final = 40.0
"""How wide a cell of a map is drawn, in units of its drawing."""
EMBLEMS: Final = "emblems.svg"
"""The sheet of the house, and of each game that draws some itself."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
encode = msgspec.msgpack.Encoder().encode


@cache
def has_static(game: str, file: str) -> bool:
    """Whether a game brings this file."""
    if game not in GAMES:
        return False
    found = find_game(game)
    return bool(found.static) and (found.folder() / found.static / file).is_file()


@cache
def emblems_of(game: str) -> frozenset[str]:
    """The emblems that a game has drawn itself."""
    if not has_static(game, EMBLEMS):
        return frozenset()
    found = find_game(game)
    return frozenset(SYMBOL.findall((found.folder() / found.static / EMBLEMS).read_text(encoding="utf-8")))


def mark_of(game: str) -> str:
    """The emblem of a game: its own `mark`; those of games that are being built are drawn by the house."""
    if "mark" in emblems_of(game):
        return f"{game}/mark"
    return "mark-" + game.replace("_and_", "-").replace("_", "-")


@cache
def emblem_at(name: str, game: str) -> str:
    """Where an emblem is drawn: by the game that is named (`game/emblem`); else by the game of the page, or by the house."""
    named, _slash, own = name.rpartition("/")
    sheet = named or (game if own in emblems_of(game) else "")
    return f"/static/{sheet}/{EMBLEMS}#{own}" if sheet else f"/static/{EMBLEMS}#{own}"


@lru_cache(4096)
def emblem(name: str, label: str, game: str) -> Markup:
    """An emblem; named when it is the only thing that says so."""
    told = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="em" {}><use href="{}"/></svg>').format(told, emblem_at(name, game))


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


def pick_attrs(scene: Scene, element: str, look: bool) -> str:
    """What can be picked at an element, as its attributes."""
    found = () if scene.read_only else scene.options.get(element, ())
    pick = ""
    if len(found) == 1:
        pick = f' data-pick="{escape(found[0].value)}"'
        if found[0].ask:
            pick += f' data-ask="{escape(found[0].ask)}"'
        if found[0].commits and look:
            pick += f' data-tap="{escape(found[0].label)}"'
    elif found:
        pick = f' data-open="{escape(element)}"'
    leading = [option for option in found if option.to]
    if len(leading) == 1:
        pick += f' data-to="{escape(leading[0].to)}"'
        if len(found) > 1:
            pick += f' data-drag="{escape(leading[0].value)}"'
    return f'{pick} data-look="{escape(element)}"' if look else pick


def opt_attrs(scene: Scene, element: str, look: bool = True) -> Markup:
    """The attributes of an element on which options may sit."""
    return Markup(f'id="{escape(element)}"{pick_attrs(scene, element, look)}')


def plan(scene: Scene, sketch: Sketch, unit: float = PLAN_UNIT) -> Drawn:
    """A map on which options sit as on any elements of the page."""

    def state(element: str) -> State:
        found = opt_class(scene, element)
        return State(found == " is-opt", found == " is-sel", pick_attrs(scene, element, look=True))

    game = SPEECH.get().game
    return draw(sketch, unit, lambda name: emblem_at(name, game), state)


class Kept:
    """What was drawn before, by what it was drawn from. Whatever nobody has asked for in a long time is forgotten."""

    def __init__(self) -> None:
        self.young: dict[tuple[object, ...], Markup] = {}
        self.old: dict[tuple[object, ...], Markup] = {}

    def get(self, key: tuple[object, ...]) -> Markup | None:
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: tuple[object, ...], drawn: Markup) -> None:
        if len(self.young) >= MOST_KEPT:
            self.old, self.young = self.young, {}
        self.young[key] = drawn


class Memo:
    """Parts of pages that were drawn before. A part that is drawn from the same values with the same options is the same."""

    def __init__(self) -> None:
        self.kept = Kept()
        self.logged = Kept()

    def draw(
        self, speech: Speech, macro: Macro, scene: Scene | None, value: object, more: tuple[object, ...]
    ) -> Markup:
        if type(value) is Lasting and not more:  # looks as it did as long as it is the same
            lasting: Markup = value.once(f"{speech.frame} {macro.name}", lambda: self._drawn(macro, scene, value, ()))
            return lasting
        try:
            data = encode((value, more) if more else value)
        except TypeError:
            return self._drawn(macro, scene, value, more)
        options = speech.options_in(data, scene) if scene is not None and not scene.read_only else None
        key = (speech.frame, macro.name, data, options)
        drawn = self.kept.get(key)
        if drawn is None:
            drawn = self._drawn(macro, scene, value, more)
            self.kept.put(key, drawn)
        return drawn

    def _drawn(self, macro: Macro, scene: Scene | None, value: object, more: tuple[object, ...]) -> Markup:
        drawn: Markup = macro(scene, value, *more) if scene is not None else macro(value, *more)
        return drawn

    def lines(self, frame: str, macro: Macro, lines: list[Context]) -> Markup:
        """A log, drawn once for all who are shown the same."""
        if not isinstance(lines, Lasting):
            return self._lines(frame, macro, lines)
        drawn: Markup = lines.once(frame, lambda: self._lines(frame, macro, lines))
        return drawn

    def _lines(self, frame: str, macro: Macro, lines: list[Context]) -> Markup:
        """Lines seldom change: those with no rule open below them are drawn once."""
        kept = self.logged
        drawn = []
        for line in lines:
            steps = line["steps"]
            if line["open"] or any(step["open"] for step in steps):
                drawn.append(macro(line))
                continue
            key = (
                frame,
                line["id"],
                line["text"],
                line["now"],
                line["turn"],
                line["mark"],
                line["class"],
                line["rule"],
                line["last"],
                tuple([(step["id"], step["text"], step["now"]) for step in steps]),
            )
            found = kept.get(key)
            if found is None:
                found = macro(line)
                kept.put(key, found)
            drawn.append(found)
        return Markup("".join(drawn))


MEMO: Final = Memo()


class Speech:
    """What the words of a page depend on: the language, the game, and how the game says things. And its options."""

    __slots__ = ("frame", "game", "language", "marks", "say", "scene", "words")

    def __init__(self, language: str, game: str, say: Callable[..., str] | None) -> None:
        self.language = language
        self.game = game
        self.words = texts(language)
        self.say = say
        self.frame = f"{game} {language}"
        self.scene: Scene | None = None
        self.marks: list[tuple[bytes, object]] = []

    def options_in(self, data: bytes, scene: Scene) -> tuple[object, ...]:
        """The options on the elements that occur in encoded values: an element occurs where its encoded id does."""
        if scene is not self.scene:
            elements = dict.fromkeys([*scene.options, *scene.chosen])
            self.scene = scene
            self.marks = [
                (
                    encode(id),
                    (
                        id,
                        id in scene.chosen,
                        tuple(
                            [
                                (option.value, option.ask, option.to, option.commits and option.label)
                                for option in scene.options.get(id, ())
                            ]
                        ),
                    ),
                )
                for id in elements
            ]
        return tuple([told for mark, told in self.marks if mark in data])


SPEECH: Final[ContextVar[Speech]] = ContextVar("speech")
"""Of the page that is being drawn. It is no part of the template's context, so that macros are set up once and not for each
page."""


def t(key: str, attribute: str = "", **args: object) -> str:
    """A text of the table."""
    return SPEECH.get().words.get(key, attribute, **args)


def say(key: str, attribute: str = "", **args: object) -> str:
    """A text of the game."""
    speaks = SPEECH.get().say
    assert speaks is not None, "a page that says things of a game is given its `say`"
    return speaks(key, attribute, **args)


def em(name: str, label: str = "") -> Markup:
    """An emblem, as the game of the page draws it."""
    return emblem(name, label, SPEECH.get().game)


def em_at(name: str) -> str:
    """Where the emblem is drawn, for whoever puts it into a drawing."""
    return emblem_at(name, SPEECH.get().game)


def cite(rule: str, line: str = "") -> Markup:
    """A rule's id that opens the rule."""
    return citation(SPEECH.get().game, rule, line) if rule else Markup("")


def memo(macro: Macro, scene: Scene | None, value: object, *more: object) -> Markup:
    """What the macro draws from these values: it may use nothing else but the options of the elements named in `value`."""
    return MEMO.draw(SPEECH.get(), macro, scene, value, more)


def log_lines(macro: Macro, lines: list[Context]) -> Markup:
    return MEMO.lines(SPEECH.get().frame, macro, lines)


def styled(game: str) -> bool:
    """Whether the tables of a game have a style sheet of their own."""
    return has_static(game, "table.css")


def sheets_of(game: str) -> tuple[str, ...]:
    """The style sheets of parts that the tables of a game need."""
    return find_game(game).web_page(LANGUAGES[0]).sheets if game in GAMES else ()


def looks_of(game: str = "") -> list[str]:
    """The games whose look a page needs: that of its own game; a page of no game may show something of any."""
    return [name for name in ([game] if game else GAMES) if has_static(name, "look.css")]


class Direct(JinjaContext):
    """What a template calls is called as it is: nothing here asks for a context or an environment of its own."""

    def call(
        self,
        called: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: object = None,
        _block_vars: object = None,
        **more: Any,
    ) -> Any:
        return called(*args, **more)


def put_out(value: object) -> str:
    """A value as it stands in the page; most are markup already, or texts without anything that would have to be escaped."""
    if isinstance(value, str):
        if type(value) is Markup:
            return value
        if not ("<" in value or "&" in value or ">" in value or '"' in value or "'" in value):
            return value
    if type(value) is Undefined:  # an `if` without its `else`; what is missing is of another kind
        return ""
    return str(value) if type(value) is int else escape(value)


class Writer(CodeGenerator):
    """What a template puts out is joined at once: it need not become markup first, each piece for itself."""

    def write_commons(self) -> None:
        super().write_commons()
        self.writeline("escape = environment.put_out")


class Templates(Environment):
    """Templates mostly look into plain dictionaries: those are asked first."""

    context_class = Direct
    code_generator_class = Writer

    put_out = staticmethod(put_out)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.read: dict[str, Template] = {}
        """Templates that have been read: they are not looked for again."""

    def get_template(self, name: Any, parent: Any = None, globals: Any = None) -> Template:
        found = self.read.get(name)
        if found is None:
            found = self.read[name] = super().get_template(name, parent, globals)
        return found

    def make_globals(self, d: Any) -> Any:
        """Nobody gives a template globals of its own: those of all are taken as they are."""
        return super().make_globals(d) if d else self.globals

    def getattr(self, obj: object, attribute: str) -> object:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def environment() -> Environment:
    """The templates of the table, and those of each game under its name. Whoever starts servers again and again names a
    folder in REVERIE_COMPILED_TEMPLATES, in which they find what others have compiled; nobody looks whether it is of this code."""
    compiled = os.environ.get("REVERIE_COMPILED_TEMPLATES")
    games = {
        name: FileSystemLoader([find_game(name).folder() / one for one in find_game(name).templates]) for name in GAMES
    }
    made = Templates(
        loader=ChoiceLoader([FileSystemLoader(HOME / "templates"), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=FileSystemBytecodeCache(compiled) if compiled else None,
    )
    made.globals.update(em=em, em_at=em_at, mark_of=mark_of, opt_class=opt_class, opt_attrs=opt_attrs)
    made.globals.update(styled=styled, looks_of=looks_of, sheets_of=sheets_of, plan=plan)
    made.globals.update(t=t, say=say, cite=cite, memo=memo, log_lines=log_lines)
    return made


def read_templates() -> None:
    """Read all templates before somebody waits for their first page."""
    for name in environment().list_templates(extensions=["html"]):
        environment().get_template(name)


def render(template: str, language: str, **context: Any) -> str:
    """One page or fragment. What `t`, `say`, `cite` and `memo` say in it follows from its language, its game and the game's
    own `say`."""
    context.setdefault("language", language)
    before = SPEECH.set(Speech(language, context.get("game", ""), context.pop("say", None)))
    try:
        return environment().get_template(template).render(context)
    finally:
        SPEECH.reset(before)
