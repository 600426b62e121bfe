"""Two worlds that differ only in what somebody may not see send that somebody the same bytes; and no byte tells the seed.

The game is the toy with hidden hands; `two_worlds.py` serves it and keeps what is sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import ChoiceLoader, DictLoader
from tests.kernel.hidden_hands import HiddenHands, HiddenHandsGame
from tests.table.two_worlds import TABLE, World, arrange, assert_no_seed, assert_same, differing, index_of

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import Permutation
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.page import Page, Scene
from reverie.kernel.state import State
from reverie.table.web.render import environment

pytestmark = [pytest.mark.interpreted, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

SETUP = {"players": 3, "hand": 3, "deals": 1}
TEMPLATE = """{% from "_parts.html" import prompt, log, details %}
<main id="main">
{% for row in show.rows %}<p>{{ row }}</p>{% endfor %}
<ul>{% for card in show.hand %}<li {{ opt_attrs(scene, "card-" ~ card) }} class="{{ opt_class(scene, "card-" ~ card) }}">{{ card }}</li>{% endfor %}</ul>
{{ prompt(scene, ui) }}{{ details(ui) }}{{ log(ui) }}
</main>"""


# The toy on the web --------------------------------------------------------------------------------------------------


class HandsPage(Page):
    """The least that a table needs to show the toy. It shows what the viewer's view says, and nothing else."""

    web_template = "hidden_hands/table.html"

    def __init__(self, game: HandsOnTheWeb, language: str) -> None:
        super().__init__(language)
        self.game = game

    def scene(self, scene: Scene) -> dict[str, Any]:
        view = self.game.view(scene.state, scene.viewer)
        return {"hand": view["hand"], "rows": [f"{key}: {view[key]}" for key in ("cards", "points", "deck", "discard")]}

    def question(self, s: State, choice: Choice) -> str:
        return f"Which card? ({choice.kind})"

    def option(self, s: State, choice: Choice, value: Any) -> str:
        return f"card {value}"

    def reason(self, s: State, reason: str, args: dict[str, Any]) -> str:
        return f"{reason} {args}"

    def event(self, s: State, event: Event) -> str | None:
        return f"{event.kind} {event.data}"

    def refusal(self, s: State, refusal: Refusal) -> str:
        return f"{refusal.why} {refusal.args}"

    def outcome(self, s: State, outcome: Outcome) -> str:
        return f"won by {outcome.winners}: {outcome.reason}"

    def place(self, s: State, choice: Choice, pick: Any, draft: Draft | None = None) -> str:
        return f"card-{pick}" if isinstance(pick, int) else ""

    def pick_label(self, s: State, choice: Choice, draft: Draft, pick: Any) -> str:
        return f"card {pick}"

    def looked(self, s: State, viewer: int | None, element: str) -> dict[str, Any] | None:
        mine = self.game.view(s, viewer)["hand"]
        known = element.removeprefix("card-") in [str(card) for card in mine]
        return {"title": element, "tags": [], "values": [], "lines": []} if known else None

    def why_not_at(self, s: State, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        return self.game.why_not(s, choice, element)

    def subtitle(self, s: State) -> str:
        return "a toy"

    def seat_look(self, seat: int) -> dict[str, str]:
        return {"mark": ("seat-sun", "seat-moon", "seat-star")[seat], "name": self.game.seats[seat], "class": "sun"}


class NoBook:
    """A toy has no rulebook; nothing is found in this one."""

    def __contains__(self, rule: str) -> bool:
        return False


class Gossip(Adviser[HiddenHands]):
    """Advice that looks at everything."""

    def moment(self, s: HiddenHands) -> int:
        return len(s.discard)

    def evaluate(self, s: HiddenHands, seat: int) -> float:
        """What the others hold counts: whoever asks with the true state gives it away."""
        hands = [sum(player.hand) for player in s.players.rows]
        return (hands[seat] - max(hands)) / 100

    def advise(self, s: HiddenHands, choice: Choice) -> Advice:
        """Advice that looks at everything in the state it is given, others' hands included."""
        hands = [player.hand for player in s.players.rows]
        return Advice(choice.options.at(sum(map(sum, hands)) % choice.options.size()), 0.0, "because", {"hands": hands})


class HandsOnTheWeb(HiddenHandsGame):
    adviser = Gossip

    def page(self, language: str) -> Page:
        return HandsPage(self, language)

    def rulebook(self) -> Any:
        return NoBook()

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, HiddenHands)
        return tuple(player.points for player in s.players.rows)


# A world -------------------------------------------------------------------------------------------------------------


class Dealt(World):
    """The toy, with a deck in this order."""

    def __init__(self, folder: Path, viewer: int | None, deck: list[int]) -> None:
        super().__init__(folder, HandsOnTheWeb(), SETUP, (viewer,))
        self.deck = deck

    def values(self) -> list[Any]:
        return [0, 4, 6, 12, 99, [4], {"card": 4}]

    def elements(self) -> list[str]:
        return [*[f"card-{card}" for card in (1, 6, 9, 12)], "deck"]

    def more_messages(self, at: int, html: bool) -> list[Any]:
        return [{"do": "rule", "id": "HH-2", "line": f"l{number}"} for number in range(4)]


def decks(viewer: int | None) -> tuple[list[int], list[int]]:
    """Two orders of the deck that look the same to the viewer: everybody's third card, and the rest, are others.

    The first two cards of each hand are laid down in the open, so they are the same.
    """
    one = list(range(1, 21))
    two = list(one)
    for seat in range(3):
        if seat != viewer:
            place = 3 * seat + 2
            two[place], two[14 + seat] = two[14 + seat], two[place]
    two[9:] = two[9:][::-1]
    return one, two


STORIES: dict[tuple[int | None, tuple[int, ...]], Dealt] = {}


def told(viewer: int | None, deck: list[int], tmp_path: Path) -> Dealt:
    """The story of a world as one viewer was told it; each is lived once."""
    key = (viewer, tuple(deck))
    if key not in STORIES:
        folder = tmp_path / str(len(STORIES))
        folder.mkdir()
        world = Dealt(folder, viewer, deck)
        with pytest.MonkeyPatch.context() as monkeypatch:
            play(world, monkeypatch)
        STORIES[key] = world
    return STORIES[key]


def play(world: Dealt, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same story in every world: one round in the open, then bids that nobody has shown yet."""
    place = index_of(Permutation(20), tuple(card - 1 for card in world.deck))
    arrange(monkeypatch, lambda label, k, n: place if label == "deck" else 0)  # every die shows a one
    with world.running():
        world.begin()
        world.look("hands are dealt")
        world.answer(1, 4)
        world.look("Bo has chosen")
        world.answer(0, 1)
        world.look("Ada has chosen")
        world.answer(2, 7)
        world.look("cards are shown, dice rolled, Cy may trade")
        world.answer(2, 8)
        world.look("Cy has drawn a card")
        for seat in range(3):
            if seat not in world.viewers and seat != 0:
                world.answer(seat, world.hand(seat)[-1])
        world.look("the others have chosen what nobody has seen")
        world.end()


@pytest.fixture(scope="module", autouse=True)
def template() -> Iterator[None]:
    """The toy's template, for as long as these tests run."""
    loader = environment().loader
    assert isinstance(loader, ChoiceLoader)
    added = DictLoader({"hidden_hands/table.html": TEMPLATE})
    loader.loaders = [added, *loader.loaders]
    yield
    loader.loaders = [one for one in loader.loaders if one is not added]


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["Ada", "Bo", "a spectator"])
def test_two_worlds_send_the_same_bytes(viewer: int | None, tmp_path: Path) -> None:
    worlds = [told(viewer, deck, tmp_path) for deck in decks(viewer)]
    assert_same(worlds[0], worlds[1], viewer)
    for world in worlds:
        assert_no_seed(world, viewer)


def test_worlds_that_differ_in_what_one_may_see_are_told_apart(tmp_path: Path) -> None:
    """The comparison can fail: what looks the same to Ada does not to Bo."""
    worlds = [told(1, deck, tmp_path) for deck in decks(0)]
    found = differing(worlds[0], worlds[1], 1)
    assert f"GET /t/{TABLE} False" in found and f"GET /api/tables/{TABLE} True" in found
    assert {"frames as=json", "frames lang=en"} <= found


def test_a_sealed_record_shows_only_ones_own_answers(tmp_path: Path) -> None:
    world = told(1, decks(1)[0], tmp_path)
    records = [
        told[2].decode()
        for asked, told in world.told[1][: world.before_end[1]]
        if asked == f"GET /api/tables/{TABLE}/record True"
    ]
    lines = [json.loads(line) for line in records[-1].splitlines()]
    assert lines[0]["sealed"] and lines[0]["commitment"] and "server_seed" not in lines[0]
    assert lines[-1] == {"end": len(lines) - 2, "sealed": True}
    answers = lines[1:-1]
    assert all((value is None) == (seat != 1) for seat, value in answers) and [1, 4] in answers
