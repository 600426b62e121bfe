"""What a game lets others see of a situation, as plain values: advice, questions, pages. And procedures padded with empty
steps, which must change none of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from reverie.kernel.adviser import Adviser
from reverie.kernel.agenda import PROCEDURES, Flow, Step, frame_name, owed, pending_for
from reverie.kernel.browser import Option, Scene
from reverie.kernel.choice import NATURE
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.page import Page
from reverie.kernel.plain import Told
from reverie.kernel.sight import Sight
from reverie.kernel.state import Frame, State

MOST_OPTIONS = 12
"""So many options of a decision are worded."""


def nothing(s: State, f: Frame) -> Flow:
    """A step that does nothing."""
    return None


@contextmanager
def empty_steps() -> Iterator[None]:
    """Every procedure of every game with an empty step before each of its steps, and one at its end."""
    tables, names, numbers = dict(PROCEDURES.tables), dict(PROCEDURES.names), dict(PROCEDURES.numbers)
    for frame, table in tables.items():
        name = frame_name(frame)
        padded: list[tuple[Step | None, str]] = []
        called: list[str] = []
        for number, (step, rule) in enumerate(table):
            padded += [(nothing, rule if step is not None else table[number - 1][1]), (step, rule)]
            called += [f"nothing#{number}", *names[name][number : number + 1]]
        PROCEDURES.tables[frame] = tuple(padded)
        PROCEDURES.names[name] = tuple(called)
        PROCEDURES.numbers[frame] = {plain: at for at, plain in enumerate([*called, "end"])}
    try:
        yield
    finally:
        PROCEDURES.tables.update(tables)
        PROCEDURES.names.update(names)
        PROCEDURES.numbers.update(numbers)


def page_of(game: Game) -> Page | None:
    """The game's page in English; a toy has none."""
    try:
        return game.web_page("en")
    except NotImplementedError:
        return None


def look(game: Game, s: State, log: list[tuple[int, Event]]) -> dict[str, str]:
    """What everybody is told and shown at a decision, and what the game would answer: each as a text to be compared."""
    choice = owed(s)
    told: Told = {"asked": [choice.seat, choice.kind, choice.rule]}
    if choice.seat != NATURE and type(game.bots).advise is not Adviser.advise:
        for name, advice in (
            ("advice", game.bots.advise(s, choice)),
            ("good advice", game.bots.advise_well(s, choice)),
        ):
            told[name] = [advice.answer, advice.worth, advice.reason, advice.args]
        told["worth"] = [game.bots.evaluate(s, seat) for seat in range(len(game.seats_of(game.setup_of(s))))]
    page = page_of(game)
    if page is not None:
        told["question"] = page.question(s, choice)
        size = choice.options.size()
        some = range(size) if size <= MOST_OPTIONS else (0, size // 2, size - 1)
        told["options"] = [page.option(s, choice, choice.options.at(n)) for n in some]
        told["course"] = [page.phases(s), page.subtitle(s)]
        for viewer in (choice.seat if choice.seat != NATURE else 0, None):
            told[f"page of {viewer}"] = draw(game, page, s, log, viewer)
    return {name: json.dumps(value, default=repr, sort_keys=True) for name, value in told.items()}


def draw(game: Game, page: Page, s: State, log: list[tuple[int, Event]], viewer: int | None) -> Told:
    """A page as a viewer sees it who has just been asked, with the picks where they sit."""
    seats: list[Told] = []
    for number, name in enumerate(game.seats_of(game.setup_of(s))):
        look = page.seat_look(number)
        seats.append({"seat": number, "name": name, "kind": "person", "level": "", "online": True, "thinking": None})
        seats[-1] |= {"you": number == viewer, "mark": look["mark"], "class": look["class"]}
    choice = pending_for(s, viewer) if viewer is not None else None
    draft = Draft(choice) if choice is not None else None
    scene = Scene(Sight(game, s, log, viewer), choice, draft, seats)
    s = scene.state
    scene.read_only = choice is None
    line: object = None
    if choice is not None and draft is not None:
        for pick in draft.picks():
            label = page.pick_label(s, choice, draft, pick)
            for element in page.place(s, choice, pick, draft).split() or [""]:
                scene.options.setdefault(element, []).append(Option(repr(pick), label))
        line = page.consequence(s, choice, draft)
    placed = {element: [option.label for option in found] for element, found in scene.options.items()}
    return {"line": line, "placed": placed, "scene": page.scene(scene)}
