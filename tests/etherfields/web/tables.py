"""Tables of Etherfields at any of their decisions: drawn without a browser for whoever looks, and played on inside a server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.web.page import EtherfieldsWeb
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.table.web.render import render
from reverie.table.web.show import place_options

if TYPE_CHECKING:
    from tests.table.serving import Serving


def page_in(language: str) -> EtherfieldsWeb:
    page = GAME.web_page(language)
    assert isinstance(page, EtherfieldsWeb)
    return page


def seats_of(count: int, viewer: int | None) -> list[dict[str, Any]]:
    page = page_in("en")
    return [
        {"seat": n, "name": f"P{n}", "kind": "person", "level": "", "online": True, "you": n == viewer, "thinking": None,
         "thought": None, **page.seat_look(n)}
        for n in range(count)
    ]  # fmt: skip


def scene_for(
    page: EtherfieldsWeb, match: Match, viewer: int | None, choice: Choice | None, picks: int = 0
) -> tuple[Scene[Any], list[dict[str, str]]]:
    """What a viewer sees, with the options where they sit; and the buttons of the prompt."""
    draft = Draft(choice) if choice is not None else None
    count = match.state.players()  # type: ignore[attr-defined]
    scene = Scene(Sight(GAME, match.state, match.log, viewer), choice, draft, seats_of(count, viewer))
    if draft is None or choice is None:
        scene.read_only = True
        return scene, []
    if isinstance(choice.options, Subset):
        draft.choose(choice.options.items[: min(picks, choice.options.most)])
    return scene, place_options(page, scene.state, choice, draft, scene)


def html_of(page: EtherfieldsWeb, scene: Scene[Any], show: dict[str, Any]) -> str:
    more = {"scene": scene, "scene_template": page.web_template, "show": show, "say": page.say, "ui": {"log": []}}
    return render("replay_scene.html", page.language, game=GAME.name, **more)


def drawn(match: Match, language: str = "en", shown: str = "") -> tuple[dict[str, Any], str]:
    """The page of whoever is asked: what it is drawn from, and what it comes to."""
    choice = match.choices()[0]
    page = page_in(language)
    scene, _buttons = scene_for(page, match, choice.seat, choice)
    scene.shown = shown
    show = page.scene(scene)
    return show, html_of(page, scene, show)


def played(scenario: str, dreamers: list[str], seed: int, most: int) -> Iterator[tuple[Match, Choice]]:
    """A random game at each of its decisions."""
    chance = random.Random(seed)
    match = Match(GAME, GAME.setup({"scenario": scenario, "dreamers": dreamers}), seed, [""] * len(dreamers))
    for _ in range(most):
        if match.outcome() is not None:
            return
        choice = chance.choice(match.choices())
        yield match, choice
        match.submit(choice.seat, choice.options.at(chance.randrange(min(choice.options.size(), 10**6))))


def play_until(server: Serving, table: str, *kinds: str) -> None:
    """Answers are given as bots advise, until nothing but this is asked; with no kind, to the end."""

    async def on() -> None:
        live = await server.hub.tables.live(table)
        while {choice.kind for choice in live.room.match.choices()} != set(kinds):
            choice = live.room.match.choices()[0]
            answer = GAME.bots.advise(live.room.match.state, choice).answer
            await server.hub.answer(live, choice.seat, answer, live.room.at)

    server.do(on())
