"""Hints: what the strongest bot would do for somebody, why, what that is worth, and where on the page it is done.

What is framed follows the answer in the making: only what is still to be picked, and what was picked and should not be.
"""

from __future__ import annotations

import msgspec

from reverie.kernel.browser import PROMPT
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Domain, Menu, Split, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.page import Page, Scene
from reverie.kernel.plain import Answer, Plain
from reverie.kernel.state import State

from ..hub.hub import Hub
from ..hub.live import Live
from ..hub.looker import Hint, Looker
from ..hub.thinking import Thought
from ..rooms.sitting import Refused
from ..words.texts import texts
from .render import Context

CONFIRM = "do-confirm"
BACK = "do-back"


async def hint(hub: Hub, live: Live, looker: Looker, address: str = "") -> Hint:
    """What a bot would do for this viewer, and why, in words; raises Refused."""
    room = live.room
    viewer = looker.viewer(room)
    choice = looker.choice(room)
    if viewer is None or choice is None:
        raise Refused("refused-not-asked")
    thought = await hub.bots.hint(live, viewer, address)
    page = room.game.web_page(looker.language)
    return Hint(thought.answer, words_of(page, room.match.sight(viewer).state, choice, thought))


def words_of(page: Page, s: State, choice: Choice, thought: Thought) -> str:
    """What to do, why, and the chances to win where they were looked for."""
    told = [page.advised(s, choice, thought.answer), page.reason(s, thought.reason, thought.args)]
    if thought.chances:
        best, other = thought.chances
        key = "table-hint-chances" if best > other else "table-hint-even"
        told.append(texts(page.language).get(key, percent=best, next=other))
    return " ".join(told)


def path_to(options: Domain, answer: Answer) -> Plain:
    """The picks that make an answer, one after the other."""
    if isinstance(options, Menu) and isinstance(answer, tuple) and len(answer) == 3 and answer not in options.singles:
        return ((answer[0], answer[1]), answer[2])
    if answer in options.picks(()):
        return (answer,)
    return tuple(answer) if isinstance(answer, tuple) else (answer,)


def hint_shown(
    found: Hint | None, page: Page, scene: Scene, buttons: list[dict[str, str]], seq: int, chooser: str = ""
) -> Context | None:
    """A hint as it is shown now: its text, the elements to press, and those to press so that they are taken back.

    A pick is framed wherever it sits, for which of these places is in view depends on the screen. Where an element with several ways
    has been opened as a list (`chooser`), its line there is what is pressed next.
    """
    s, choice, draft = scene.state, scene.choice, scene.draft
    if found is None or choice is None or draft is None:
        return None
    row = "story-" if page.reading(s) is not None else "b"
    places = {button["value"]: f"{row}{seq}-{number}" for number, button in enumerate(buttons)}
    opened = {option.value: f"chooser-{number}" for number, option in enumerate(scene.options.get(chooser, ()))}

    def where(pick: object) -> list[str]:
        value = encode(pick)
        if value in opened:
            return [opened[value]]
        return [places.get(value, ""), *page.place(s, choice, pick, draft).split()]

    options, answer, chosen = choice.options, found.answer, draft.chosen
    wanted: list[str] = []
    unwanted: list[str] = []
    if isinstance(options, Split) and isinstance(answer, tuple):
        for index, (given, meant) in enumerate(zip(draft.amounts, answer, strict=True)):
            if given != meant:
                (wanted if given < meant else unwanted).append(f"{'more' if given < meant else 'less'}-{index}")
    elif isinstance(options, Subset) and isinstance(answer, tuple):
        meant_items = () if answer == choice.passing() and answer not in [(one,) for one in options.alone] else answer
        wanted = [place for item in meant_items if item not in chosen for place in where(item)]
        unwanted = [place for item in chosen if item not in meant_items for place in where(item)]
    else:
        path = path_to(options, answer)
        if path[: len(chosen)] == chosen and len(chosen) < len(path):
            wanted = where(path[len(chosen)])
        else:
            unwanted = [BACK]
    if draft.needs_confirming() and not wanted and not unwanted:
        wanted = [CONFIRM]
    return {
        "text": found.text,
        "elements": framed(wanted),
        "back": framed(unwanted),
        "take": wanted != [CONFIRM],
    }


def framed(places: list[str]) -> str:
    """Ids of elements, each once."""
    return " ".join(dict.fromkeys([place for place in places if place and place != PROMPT]))


def encode(pick: object) -> str:
    """A pick as it stands in the page."""
    return msgspec.json.encode(pick).decode()


def fill(draft: Draft, answer: Answer) -> None:
    """Put an answer into a draft that waits to be confirmed."""
    if isinstance(draft.choice.options, Split) and isinstance(answer, tuple):
        draft.amounts = list(answer)
    elif isinstance(answer, tuple):
        draft.chosen = () if answer == draft.choice.passing() else answer
