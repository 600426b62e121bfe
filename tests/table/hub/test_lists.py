"""Somebody's own tables in lists: called what they are, with what is asked and what is played; renamed, hidden, found again."""

from __future__ import annotations

from pathlib import Path

from tests.table.hubs import browser_of, new_table, play, with_hub

from reverie.games.dice_throne import GAME as DICE_THRONE
from reverie.games.dice_throne.lessons.model import course as challenges
from reverie.games.dreamblade import GAME as DREAMBLADE
from reverie.games.dreamblade.lessons.model import course
from reverie.kernel.game import Game
from reverie.parts.lessons import Task
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.rooms.identity import Visitor

ILSE = Visitor("ilse", "Ilse")
OSKAR = Visitor("oskar", "Oskar")


def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def begin(hub: Hub, game: Game, task: Task) -> None:
    await hub.new_tables.open_table(ILSE, game.name, task.setup, [SeatWish("me"), SeatWish("bot", "adept")], {})


def test_tables_are_called_what_they_are(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        await begin(hub, DREAMBLADE, next(iter(course(DREAMBLADE).kinds["lesson"].values())))
        await begin(hub, DREAMBLADE, next(iter(course(DREAMBLADE).kinds["puzzle"].values())))
        await begin(hub, DICE_THRONE, next(iter(challenges(DICE_THRONE).kinds["challenge"].values())))
        live = await new_table(hub, "mb")
        cards = {card.title.partition(":")[0]: card for card in await hub.lists.tables_of(ILSE)}
        assert {"Lesson", "Puzzle", "Challenge"} <= set(cards)
        assert [cards[name].kind for name in ("Lesson", "Puzzle", "Challenge")] == ["learn"] * 3
        game = next(card for card in cards.values() if card.id == live.room.id)
        assert game.kind == "" and "Lightless Water against The Red Current" in game.line
        polish = {card.title.partition(":")[0] for card in await hub.lists.tables_of(ILSE, "pl")}
        assert {"Lekcja", "Zagadka", "Wyzwanie"} <= polish

    with_hub(url(tmp_path), story)


def test_what_is_asked_is_told_to_whom_it_is_asked(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, "mh")
        card = (await hub.lists.tables_of(ILSE))[0]
        seat = live.room.deciding()[0]
        page = DREAMBLADE.web_page("en")
        choice = live.room.match.choices()[0]
        assert card.your_move and page.question(live.room.match.sight(seat).state, choice) in card.line

    with_hub(url(tmp_path), story)


def test_somebody_renames_and_hides_a_table_in_their_own_lists_only(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, "mb")
        await hub.lists.mark(OSKAR, live.room.id, "Not mine", True)
        card = (await hub.lists.tables_of(ILSE))[0]
        assert (card.named, card.hidden) == ("", False)
        await hub.lists.mark(ILSE, live.room.id, "Sunday", False)
        assert (await hub.lists.tables_of(ILSE))[0].named == "Sunday"
        await hub.lists.mark(ILSE, live.room.id, "", True)
        card = (await hub.lists.tables_of(ILSE))[0]
        assert (card.named, card.hidden) == ("", True)

    with_hub(url(tmp_path), story)


def test_a_private_game_that_is_over_is_listed_for_its_owner_alone(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, "mh", turns=1)
        await play(hub, live, 500)
        assert live.room.over()
        cookie = {"reverie-visitor": hub.signer.seal("visitor", "ilse")}
        async with browser_of(hub) as person:
            mine = (await person.get("/replays", cookies=cookie)).text
            home = (await person.get("/", cookies=cookie)).text
            theirs = (await person.get("/replays")).text
        assert f"/replay/{live.room.id}" in mine and "only those with the link can see it" in mine
        assert f"/replay/{live.room.id}" in home
        assert live.room.id not in theirs

    with_hub(url(tmp_path), story)


def test_people_at_one_screen_are_never_called_alike(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        for second, told in (("", "Ilse 2"), ("Oskar", "Oskar")):
            seats = [SeatWish("me", name="Ilse"), SeatWish("here", name=second)]
            live = await hub.tables.live(await hub.new_tables.open_table(ILSE, "dice_throne", {}, seats, {}))
            assert [seat.name for seat in live.room.seats] == ["Ilse", told]

    with_hub(url(tmp_path), story)


def test_an_invitation_tells_what_is_played(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        seats = [SeatWish("me", name="Ilse"), SeatWish("open")]
        wishes = {"warbands": ["sampler", "breakwater-watch"], "victory": 3}
        table = await hub.new_tables.open_table(ILSE, "dreamblade", wishes, seats, {"undo": "ask"})
        async with browser_of(hub) as guest:
            html = (await guest.get(f"/t/{table}")).text
        for told in (
            "Ilse",
            "First Soundings – Breakwater Watch",
            "3 turns won",
            "No clock",
            "Undo only if the others agree",
        ):
            assert told in html, told

    with_hub(url(tmp_path), story)
