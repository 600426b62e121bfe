"""The warband builder and limited play: codes, rules, pages without script, and drafts that two hands write into."""

from __future__ import annotations

import asyncio
import hashlib
import html as entities
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

import httpx

from reverie import verifier
from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.builder import routes as builder_routes
from reverie.games.dreamblade.builder.page import Builder, Filter, cards, fold, read_filter, tidy_name
from reverie.games.dreamblade.builder.routes import KEPT
from reverie.games.dreamblade.content.codes import SIGNS, VERSION, CodeError, _check, decode, encode, numbers
from reverie.games.dreamblade.content.library import MOST_MINIATURES, TEXT, warband_troubles
from reverie.games.dreamblade.content.warbands import advice, by_aspect, check_from_pool, curve, playable, violations
from reverie.games.dreamblade.limited import routes as site
from reverie.games.dreamblade.limited.draft_page import DraftPage
from reverie.games.dreamblade.limited.drafts import (
    BUILDING,
    NOBODY,
    PICKING,
    PLAYING,
    WAITING,
    Impossible,
    Limited,
    new_entry,
)
from reverie.games.dreamblade.limited.model import new_draft, sealed
from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.kernel.game import SetupError
from reverie.kernel.text import LANGUAGES
from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app
from reverie.testing import rule

LIBRARY = GAME.library
IDS = sorted(LIBRARY.pieces)
RULES = GAME.rulebook().rules
HUNT = "14vq4rs8mwfyn6tmcysrvt7exhxynnss7fpmdtezp"
"""The code of the Crescent Hunt: codes that people have sent to each other must go on meaning the same."""


def web_in(language: str) -> DreambladeWeb:
    page = GAME.web_page(language)
    assert isinstance(page, DreambladeWeb)
    return page


bands = st.dictionaries(st.sampled_from(IDS), st.integers(1, 9), max_size=20)


# Codes ---------------------------------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(pieces=bands)
def test_a_code_means_the_warband_it_was_made_of(pieces: dict[str, int]) -> None:
    code = encode(LIBRARY, pieces)
    assert decode(LIBRARY, code) == pieces
    assert re.fullmatch(r"[0-9a-z]+", code)
    costs = [LIBRARY.pieces[id].cost for id in decode(LIBRARY, code)]
    assert costs == sorted(costs)


def test_codes_stay_what_they_are() -> None:
    assert encode(LIBRARY, LIBRARY.warbands["crescent-hunt"]) == HUNT
    assert decode(LIBRARY, HUNT) == LIBRARY.warbands["crescent-hunt"]
    assert all(len(encode(LIBRARY, pieces)) <= 64 for pieces in LIBRARY.warbands.values())


def test_no_two_pieces_have_the_same_number() -> None:
    found = numbers(LIBRARY)
    assert set(found) == set(IDS)
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize(
    "written",
    [
        HUNT.upper(),
        f"  {HUNT} ",
        "-".join(HUNT[n : n + 5] for n in range(0, len(HUNT), 5)),
        HUNT.replace("1", "l"),
        f"https://example.org/dreamblade/warbands/{HUNT}?name=X",
        f"http://127.0.0.1/dreamblade/warbands/{HUNT}/",
    ],
)
def test_a_code_may_be_written_as_people_write(written: str) -> None:
    assert decode(LIBRARY, written) == LIBRARY.warbands["crescent-hunt"]


def test_every_slip_is_noticed() -> None:
    for at, sign in enumerate(HUNT):
        wrong = SIGNS[(SIGNS.index(sign) + 7) % 32]
        with pytest.raises(CodeError) as told:
            decode(LIBRARY, HUNT[:at] + wrong + HUNT[at + 1 :])
        assert told.value.why == "checksum"
    for length in range(1, len(HUNT)):
        with pytest.raises(CodeError):
            decode(LIBRARY, HUNT[:length])
    for at in range(len(HUNT) - 1):
        if HUNT[at] != HUNT[at + 1]:
            with pytest.raises(CodeError):
                decode(LIBRARY, HUNT[:at] + HUNT[at + 1] + HUNT[at] + HUNT[at + 2 :])


def sealed_text(text: str) -> str:
    return text + _check(text)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("hello!", "signs"),
        ("ą" * 10, "signs"),
        ("1" * 500, "signs"),
        ("1", "checksum"),
        (sealed_text("2" + HUNT[1:-4]), "version"),
        (sealed_text(VERSION + "zzzzzzzz"), "pieces"),
        (sealed_text(VERSION + "00001"), "pieces"),
    ],
)
def test_what_is_no_code_is_told(code: str, why: str) -> None:
    with pytest.raises(CodeError) as told:
        decode(LIBRARY, code)
    assert told.value.why == why
    for language in LANGUAGES:
        assert web_in(language).say(f"builder-code-{why}")


# Rules ---------------------------------------------------------------------------------------------------------------


def cited(troubles: list[str]) -> Counter[str]:
    return Counter(found for trouble in troubles for found in re.findall(r"DB-[\w.]+\d", trouble))


@rule("DB-600.1", "DB-600.3", "DB-600.6")
@settings(max_examples=150, deadline=None)
@given(pieces=bands, seed=st.integers(0, 50))
def test_what_the_builder_says_is_what_the_game_says(pieces: dict[str, int], seed: int) -> None:
    told = violations(LIBRARY, pieces)
    assert Counter(one.rule for one in told) == cited(warband_troubles(LIBRARY, pieces))
    assert playable(LIBRARY, pieces) == (not told)
    pool = sealed(LIBRARY, seed, "A")
    some = {id: count for id, count in pieces.items() if id in pool} or {pool[0]: 1}
    told = violations(LIBRARY, some, pool)
    assert Counter(one.rule for one in told) == cited(check_from_pool(LIBRARY, pool, some))
    assert playable(LIBRARY, some, pool) == (not told)


def test_every_remark_cites_a_rule_and_can_be_said() -> None:
    band = dict.fromkeys(IDS[:5], 4)
    pool = (IDS[0],)
    cheap = {id: 3 for id in IDS if LIBRARY.pieces[id].cost == 2}
    dear = {id: 1 for id in IDS if LIBRARY.pieces[id].cost > 6}
    places = {id: 1 for id in IDS if not LIBRARY.pieces[id].creature} | dict.fromkeys(list(dear)[:3], 1)
    alone = LIBRARY.warbands["breakwater-watch"] | {next(id for id in IDS if LIBRARY.pieces[id].of == (3,)): 1}
    told = [*violations(LIBRARY, band, pool), *violations(LIBRARY, {}), *advice(LIBRARY, {IDS[0]: 1})]
    told += [one for some in (cheap, dear, places, alone) for one in advice(LIBRARY, some)]
    assert {one.key for one in told} >= {
        "over-size", "over-copies", "over-pool", "over-empty", "advice-small", "advice-dear", "advice-cheap",
        "advice-locations", "advice-aspect",
    }  # fmt: skip
    for language in LANGUAGES:
        builder = Builder(web_in(language), {}, {})
        for one in told:
            assert one.rule in RULES
            assert builder.remark(one)["text"]


def test_the_charts_count_every_miniature() -> None:
    for pieces in LIBRARY.warbands.values():
        drawn = curve(LIBRARY, pieces)
        assert sum(label["n"] for label in drawn["labels"]) == sum(pieces.values())
        assert all(bar.y > 0 and bar.height > 0 for bar in drawn["bars"])
        assert all(bar.x >= 0 and bar.x + bar.width <= 312 for bar in drawn["bars"])
        assert sum(by_aspect(LIBRARY, pieces)) >= sum(pieces.values())
    assert curve(LIBRARY, {})["bars"] == []


# Looking for pieces --------------------------------------------------------------------------------------------------


def names(language: str = "en", **asked: Any) -> list[str]:
    web = web_in(language)
    given = {key: value if isinstance(value, list) else [value] for key, value in asked.items()}
    return [card.name for card in Builder(web, {}, given).found()[0]]


def test_pieces_are_found_by_everything_on_them() -> None:
    assert len(names()) == len(IDS)
    assert names(q="crescent otter") == ["Crescent Otter"]
    assert len(names(q="bodyguard")) == len(
        [p for p in LIBRARY.pieces.values() if "Bodyguard" in str(p.data.abilities)]
    )
    assert names(q="no such thing") == []
    only = [p for p in LIBRARY.pieces.values() if p.lineage == "Lost" and p.aspects[1]]
    assert len(names(l="Lost", a=["M"])) == len(only)
    assert len(names(k="location")) == len([p for p in LIBRARY.pieces.values() if not p.creature])
    assert {cards(web_in("en"))[id].cost for id in IDS if LIBRARY.pieces[id].cost in (4, 5)} == {4, 5}
    assert len(names(least="4", most="5")) == len([p for p in LIBRARY.pieces.values() if p.cost in (4, 5)])
    assert names(least="5", most="4") == names(least="4", most="5")
    assert len(names(n="score")) == len([p for p in LIBRARY.pieces.values() if any(a.score for a in p.abilities)])
    assert names(sort="name") == sorted(names(), key=fold)


def test_polish_is_found_with_and_without_its_marks() -> None:
    assert names("pl", q="lowy polksiezyca") == names("pl", q="łowy półksiężyca")
    assert names("pl", q="niedzwiedz") == names("pl", q="Niedźwiedź") != []


def test_a_filter_that_makes_no_sense_is_none() -> None:
    web = web_in("en")
    odd = {"a": ["X"], "l": ["Nobody"], "n": ["?"], "least": ["-1"], "most": ["many"], "sort": ["up"], "q": [" " * 90]}
    assert read_filter(web, odd) == read_filter(web, {})
    assert read_filter(web, {"a": ["V", "M", "F", "P"]}) == read_filter(web, {})
    assert Filter().query(range(2, 13)) == []


def test_names_are_tidied() -> None:
    assert tidy_name("  a\n\u202eb\x00 c ") == "a b c"
    assert len(tidy_name("x" * 300)) == 40


# Texts ---------------------------------------------------------------------------------------------------------------


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert keys(TEXT / "builder.en.ftl") == keys(TEXT / "builder.pl.ftl")


def test_everything_that_is_said_has_a_text() -> None:
    """Keys of templates and code, and of refusals; and no text is left over."""
    home = TEXT.parent.parent
    sources = [
        path
        for room in ("builder", "limited")
        for path in (home / room).rglob("*.*")
        if path.suffix in (".py", ".html")
    ]
    sources += [home / "content" / "codes.py", home / "content" / "warbands.py", *(home / "web").glob("*.py")]
    written = "\n".join(path.read_text("utf-8") for path in sources)
    used = set(re.findall(r'"((?:builder|draft)-[a-z-]+[a-z])"', written))
    begun = tuple(sorted(set(re.findall(r"[\"']((?:builder|draft)-[a-z-]*-)(?:\"|\{)", written))))
    used |= {f"builder-{key}" for key in re.findall(r'Remark\("([a-z-]+)"', written)}
    known = keys(TEXT / "builder.en.ftl")
    assert used - known == set()
    assert [key for key in sorted(known - used) if not key.startswith(begun)] == []
    refused = set(re.findall(r'Impossible\("([a-z-]+)"\)', written))
    assert refused == set(site.REFUSALS)
    assert {f"draft-no-{key}" for key in refused} <= known


# Drafts --------------------------------------------------------------------------------------------------------------


def opened(format: str = "draft", players: int = 4, people: int = 1) -> tuple[Limited, list[dict[str, Any]]]:
    log = [new_entry(format, players, 7, False, "p0")]
    for seat in range(people):
        log += Limited(LIBRARY, "x", log).plan_join(f"p{seat}", f"Player {seat}")
    return Limited(LIBRARY, "x", log), log


def after(log: list[dict[str, Any]], plan: Callable[[Limited], list[dict[str, Any]]]) -> Limited:
    """The draft after an act, read from its journal as the store gives it back."""
    import msgspec

    log += msgspec.json.decode(msgspec.json.encode(plan(Limited(LIBRARY, "x", log))))
    return Limited(LIBRARY, "x", log)


def test_a_draft_begins_when_the_last_seat_is_taken() -> None:
    room, log = opened(players=3, people=2)
    assert room.stage() == WAITING
    room = after(log, lambda room: room.plan_join("p2", "Zoja"))
    assert room.stage() == PICKING
    assert room.draft == new_draft(LIBRARY, 7, 3)
    with pytest.raises(Impossible, match="full"):
        room.plan_join("p3", "late")
    assert Limited(LIBRARY, "x", log).plan_join("p2", "again") == []


def test_packs_follow_from_a_committed_seed_and_what_everybody_adds() -> None:
    """The commitment stands before anybody joins; the last who joins decides, too; the seed is told at the end only."""
    seed = bytes(range(32))
    log = [new_entry("draft", 2, 0, False, "p0", server_seed=seed.hex(), promised=True)]
    room = Limited(LIBRARY, "x", log)
    early = room.lot.told(False)
    assert early is not None and early["commitment"] == hashlib.sha256(seed).hexdigest()
    assert seed.hex() not in str(early) and room.seed == 0
    after(log, lambda room: room.plan_join("p0", "Ilse", "ab"))
    packs = set()
    for added in ("cd", "ef", "nonsense"):
        twin = list(log)
        room = after(twin, lambda room, added=added: room.plan_join("p1", "Oskar", added))
        kept = "" if added == "nonsense" else added
        assert room.seed == verifier.draw(seed, f"ab,{kept}".encode(), "packs", 0, 2**63)[0]
        assert room.draft == new_draft(LIBRARY, room.seed, 2)
        packs.add(str(room.draft.packs))
        told = room.lot.told(True)
        assert told is not None and told["server_seed"] == seed.hex() and told["number"] == str(room.seed)
    assert len(packs) == 3


@rule("DB-600.6")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_whole_draft_of_any_size(players: int) -> None:
    """People who take the first piece on offer, and bots in half of the seats."""
    room, log = opened(players=players, people=(players + 1) // 2)
    if room.stage() == WAITING:
        room = after(log, lambda room: room.plan_begin("p0"))
    while room.stage() == PICKING:
        seat = next(seat for seat in range(players) if room.owes(seat))
        assert not room.seats[seat].bot
        assert room.draft is not None
        piece = room.draft.options(seat)[0]
        room = after(log, lambda room, seat=seat, piece=piece: room.plan_pick(seat, piece, room.picks_made(seat)))
    everything = Counter(piece for one in room.seats for piece in one.pool)
    first = new_draft(LIBRARY, 7, players)
    packs = (first.packs, *first.unopened)
    assert everything == Counter(piece for open_now in packs for pack in open_now for piece in pack)
    assert [len(one.pool) for one in room.seats] == [21] * players
    assert all((one.warband is not None) == one.bot for one in room.seats)
    for seat in range(players):
        if room.owes(seat):
            room = after(log, lambda room, seat=seat: room.plan_stand_in("p0", seat))
    assert room.ready()
    for one in room.seats:
        assert one.warband is not None
        assert check_from_pool(LIBRARY, one.pool, one.warband) == []


def test_the_last_piece_of_a_pack_is_not_asked_for() -> None:
    room, log = opened(players=2, people=2)
    for _ in range(6):
        for seat in (0, 1):
            assert room.draft is not None
            piece = room.draft.options(seat)[0]
            room = after(log, lambda room, seat=seat, piece=piece: room.plan_pick(seat, piece, room.picks_made(seat)))
    assert room.draft is not None
    assert room.draft.round == 1
    assert [len(picks) for picks in room.draft.picks] == [7, 7]
    assert [entry["by"] for entry in log[-2:]] == ["forced", "forced"]


def test_a_pick_counts_once() -> None:
    room, log = opened(players=2, people=2)
    assert room.draft is not None
    first, other = room.draft.options(0)[:2]
    after(log, lambda room: room.plan_pick(0, first, 0))
    again = Limited(LIBRARY, "x", log)
    assert again.plan_pick(0, first, 0) == []
    with pytest.raises(Impossible, match="picked"):
        again.plan_pick(0, other, 0)
    with pytest.raises(Impossible, match="not-there"):
        again.plan_pick(0, other, 1)
    with pytest.raises(Impossible, match="not-there"):
        again.plan_pick(1, "no-such-piece", 0)
    with pytest.raises(Impossible, match="not-yours"):
        again.plan_pick(NOBODY, other, 0)


def test_only_the_host_lets_bots_stand_in_and_only_for_what_is_owed() -> None:
    room, log = opened(players=3, people=3)
    with pytest.raises(Impossible, match="host"):
        room.plan_stand_in("p1", 2)
    with pytest.raises(Impossible, match="host"):
        room.plan_begin("p1")
    room = after(log, lambda room: room.plan_stand_in("p0", 2))
    assert not room.owes(2)
    assert room.plan_stand_in("p0", 2) == []
    assert room.plan_stand_in("p0", 99) == []


@pytest.mark.parametrize(("format", "size"), [("starter", 17), ("boosters", 21)])
def test_sealed_pools_are_everybodys_own(format: str, size: int) -> None:
    room, log = opened(format, players=3, people=2)
    room = after(log, lambda room: room.plan_begin("p0"))
    assert room.stage() == BUILDING
    assert [len(one.pool) for one in room.seats] == [size] * 3
    assert room.seats[1].pool == sealed(LIBRARY, 7, "B", format)
    assert room.seats[2].bot and room.seats[2].warband
    foreign = next(id for id in room.seats[1].pool if id not in room.seats[0].pool)
    with pytest.raises(Impossible, match="illegal"):
        room.plan_build(0, {foreign: 1})
    own = dict.fromkeys(sorted(set(room.seats[0].pool))[:10], 1)
    room = after(log, lambda room: room.plan_build(0, own))
    assert not room.ready()
    room = after(log, lambda room: room.plan_build(0, {room.seats[0].pool[0]: 1}))
    assert sum((room.seats[0].warband or {}).values()) == 1
    with pytest.raises(Impossible, match="not-now"):
        room.plan_build(NOBODY, own)
    room.apply({"kind": "paired", "games": []})
    assert room.stage() == PLAYING
    with pytest.raises(Impossible, match="not-now"):
        room.plan_build(0, own)


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_meets_everybody_once(players: int) -> None:
    room, _log = opened(players=players)
    rounds = players - 1 + players % 2
    met: Counter[frozenset[int]] = Counter()
    for number in range(rounds):
        pairs = room.pairs(number)
        seats = sorted(seat for pair in pairs for seat in pair if seat != NOBODY)
        assert seats == list(range(players))
        assert all(first != NOBODY for first, _second in pairs)
        met.update(frozenset(pair) for pair in pairs if NOBODY not in pair)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}


def test_a_page_tells_nothing_of_what_others_hold() -> None:
    room, log = opened(players=3, people=3)
    for _ in range(3):
        for seat in range(3):
            assert room.draft is not None
            piece = room.draft.options(seat)[-1]
            room = after(log, lambda room, seat=seat, piece=piece: room.plan_pick(seat, piece, room.picks_made(seat)))
    assert room.draft is not None
    web = web_in("en")
    for viewer in range(3):
        told = repr(DraftPage(web, room, f"p{viewer}").context())
        seen = {*room.draft.packs[viewer], *room.draft.picks[viewer]}
        hidden = {id for packs in room.draft.unopened for pack in packs for id in pack}
        hidden |= {id for seat in range(3) for id in (*room.draft.picks[seat], *room.draft.packs[seat])}
        assert hidden - seen
        for id in hidden - seen:
            assert f"'{id}'" not in told
            assert LIBRARY.name("piece", id, "en") not in told
        assert str(room.seed) not in re.findall(r"'seed': '(.*?)'", told)
    outsider = repr(DraftPage(web, room, "nobody").context())
    assert not any(LIBRARY.name("piece", id, "en") in outsider for id in IDS)


# Setting up a table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_can_be_set_up_with_codes(language: str) -> None:
    web = web_in(language)
    wishes = web.setup_from({"warband": [f"code:{HUNT}", "sampler"]})
    setup = GAME.setup(wishes)
    assert Counter(setup["warbands"][0]) == Counter(LIBRARY.warbands["crescent-hunt"])
    many = encode(LIBRARY, dict.fromkeys(IDS[: MOST_MINIATURES + 1], 1))
    for bad in ("code:", "code:1abcd", f"code:{many}", HUNT, "no-such"):
        with pytest.raises(SetupError) as told:
            web.setup_from({"warband": [bad, "sampler"]})
        assert str(told.value)[0].isupper()
    with pytest.raises(SetupError, match=r"DB-600\.1"):
        web.setup_from({"warband": [f"code:{many}", "sampler"]})
    field = web.setup_form()[0]
    assert field["more"](f"code:{HUNT}").endswith("(16)")
    assert field["more"]("sampler") == field["more"]("code:1abcd") == ""
    assert field["kept"] == KEPT


# Pages over HTTP, without script -------------------------------------------------------------------------------------


class Nobody:
    """Bots that never think: these tests play no game."""

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, *_: Any) -> Any:
        await asyncio.sleep(60)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def hub(url: str) -> Iterator[Hub]:
    made = Hub(Store(url), Nobody(), 0.0)  # type: ignore[arg-type]
    yield made
    asyncio.run(made.stop())


class Browser(httpx.AsyncClient):
    """A browser without script: it follows links, sends forms, keeps cookies."""

    def __init__(self, hub: Hub, language: str = "en") -> None:
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]
        agree = {"accept-language": language, "origin": "http://127.0.0.1"}
        super().__init__(transport=transport, base_url="http://127.0.0.1", headers=agree, follow_redirects=True)

    async def see(self, path: str, status: int = 200) -> str:
        answer = await self.get(path)
        assert answer.status_code == status, answer.text[:2000]
        assert "style=" not in answer.text
        self.at = str(answer.url)
        return answer.text

    async def submit(self, path: str, **fields: str) -> str:
        answer = await self.post(path, data=fields)
        self.at = str(answer.url)
        return answer.text


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


def code_of(page: str) -> str:
    return re.findall(r'name="code" value="(\w+)"', page)[0]


def test_a_warband_is_built_by_links_and_forms_alone(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as somebody:
            page = await somebody.see("/dreamblade/warbands/new")
            assert "No miniatures yet" in page
            assert 'href="/rules/dreamblade/DB-Q.3"' in page
            for _ in range(4):
                page = await somebody.see(
                    f"/dreamblade/warbands/change?code={code_of(page)}&add=crescent-otter&q=otter"
                )
            assert decode(LIBRARY, code_of(page)) == {"crescent-otter": 4}
            assert "4 copies of Crescent Otter; at most 3" in page
            assert 'href="/rules/dreamblade/DB-600.3"' in page
            assert "q=otter" in somebody.at
            assert 'aria-disabled="true"' in page and 'id="play"' not in page
            page = await somebody.see(f"/dreamblade/warbands/change?code={code_of(page)}&take=crescent-otter&q=otter")
            assert "DB-600.3" not in page
            assert f"/new?game=dreamblade&set-warband-0=code%3A{code_of(page)}" in entities.unescape(page)
            page = await somebody.see(f"/dreamblade/warbands/change?code={code_of(page)}&add=no-such&take=neither")
            assert decode(LIBRARY, code_of(page)) == {"crescent-otter": 3}

    run(work)


def test_warbands_are_kept_changed_and_let_go(hub: Hub, url: str) -> None:
    async def work() -> None:
        async with Browser(hub) as somebody, Browser(hub) as other:
            page = await somebody.submit("/dreamblade/warbands/save", code=HUNT, name="Ninth <Stair>", saved="")
            assert "Kept." in page
            assert 'value="Ninth &lt;Stair&gt;"' in page
            saved = re.findall(r'name="saved" value="(\w+)"', page)[0]
            again = encode(LIBRARY, {"crescent-otter": 2})
            await somebody.submit("/dreamblade/warbands/save", code=again, name="Ninth Stair", saved=saved)
            await somebody.submit("/dreamblade/warbands/save", code=again, name="", saved="")
            page = await somebody.see("/dreamblade/warbands")
            assert page.count("/dreamblade/warbands/drop") == 2
            assert "Ninth Stair" in page and "Warband without a name" in page
            assert "Ninth Stair" not in await other.see("/dreamblade/warbands")
            await other.submit("/dreamblade/warbands/drop", id=saved)
            assert "Ninth Stair" in await somebody.see("/dreamblade/warbands")
            with Store(url) as store:
                found = [kept.data for kept in store.kept(person_of(hub, somebody), KEPT)]
            assert {"name": "Ninth Stair", "code": again, "value": f"code:{again}"} in found
            page = await somebody.submit("/dreamblade/warbands/drop", id=saved)
            assert "Ninth Stair" not in page

    run(work)


def person_of(hub: Hub, somebody: Browser) -> str:
    return str(hub.signer.open("visitor", somebody.cookies["reverie-visitor"]))


def test_nobody_keeps_warbands_without_end(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder_routes, "MOST_KEPT", 2)

    async def work() -> None:
        async with Browser(hub) as somebody:
            for n in range(3):
                page = await somebody.submit("/dreamblade/warbands/save", code=HUNT, name=f"Number {n}", saved="")
            assert "You keep 2 warbands already" in page
            assert "Number 2" not in await somebody.see("/dreamblade/warbands")

    run(work)


@pytest.mark.parametrize(("language", "told"), [("en", "has a slip in it"), ("pl", "jest pomyłka")])
def test_bad_codes_are_answered_clearly(hub: Hub, language: str, told: str) -> None:
    async def work() -> None:
        async with Browser(hub, language) as somebody:
            wrong = HUNT[:-1] + "0"
            assert told in await somebody.see(f"/dreamblade/warbands/{wrong}", 404)
            assert told in await somebody.see(f"/dreamblade/warbands/open?code={wrong}", 400)
            assert told in await somebody.see(f"/dreamblade/warbands/change?code={wrong}&add=x", 400)
            assert told in await somebody.submit("/dreamblade/warbands/save", code=wrong, name="x")
            page = await somebody.see("/dreamblade/warbands/open?code=%3Cscript%3E", 400)
            assert "<script>" not in page
            await somebody.see("/dreamblade/warbands/prebuilt/no-such", 404)
            await somebody.see("/dreamblade/drafts/no-such", 404)
            for id in LIBRARY.warbands:
                assert "tag--good" in await somebody.see(f"/dreamblade/warbands/prebuilt/{id}")

    run(work)


async def four(hub: Hub, browsers: list[Browser], **wishes: str) -> str:
    """A draft that all of them have joined; its address."""
    wishes = {"format": "draft", "players": str(len(browsers)), "name": "Ilse", "seed": ""} | wishes
    await browsers[0].submit("/dreamblade/drafts", **wishes)
    here = browsers[0].at.removeprefix("http://127.0.0.1").partition("?")[0]
    await asyncio.gather(*(one.submit(f"{here}/join", name=f"Player {n}") for n, one in enumerate(browsers) if n))
    return here


def on_offer(page: str) -> list[str]:
    return re.findall(r'name="piece" value="([\w-]+)"', page)


def at_of(page: str) -> str:
    return re.findall(r'name="at" value="(\d+)"', page)[0]


def test_four_draft_at_once_build_and_are_paired(hub: Hub) -> None:
    async def work() -> None:
        people = [Browser(hub) for _ in range(4)]
        here = await four(hub, people)
        page = await people[0].see(here)
        commitment = re.findall(r'id="lot-commitment">([0-9a-f]{64})<', page)[0]
        assert 'id="lot-seed"' not in page

        async def step(one: Browser) -> str:
            page = await one.see(here)
            if on_offer(page):
                return await one.submit(f"{here}/pick", piece=on_offer(page)[0], at=at_of(page))
            return page

        for _ in range(18):
            await asyncio.gather(*(step(one) for one in people))
        pages = await asyncio.gather(*(one.see(here) for one in people))
        assert all(f"{here}/build" in page for page in pages)
        entries = hub.store.journal(site.journal_of(here.rpartition("/")[2]))
        picks = [entry for entry in entries if entry["kind"] == "picked"]
        assert len(picks) == 84
        assert Counter(entry["by"] for entry in picks) == {"person": 72, "forced": 12}
        for n, one in enumerate(people):
            page = await one.see(f"{here}/build")
            best = entities.unescape(re.findall(r'id="suggest" href="([^"]+)"', page)[0])
            page = await one.see(best)
            assert "tag--good" in page
            page = await one.submit(f"{here}/hand-in", code=code_of(page))
            assert ("Everybody has handed in" in page) == (n == 3)
        refused = await people[1].submit(f"{here}/pair", round="0")
        assert "Only the host" in refused
        together = await asyncio.gather(*(people[0].submit(f"{here}/pair", round="0") for _ in range(3)))
        assert all("Round 1" in page and "Round 2" not in page for page in together)
        tables = set()
        for n, one in enumerate(people):
            page = await one.see(here)
            mine = re.findall(r'btn--act" href="(/t/[\w-]+)"', page)
            assert len(mine) == 1
            tables.add(mine[0])
            assert "Seed" in page
            secret = re.findall(r'id="lot-seed">([0-9a-f]{64})<', page)[0]
            assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
            table = await one.see(mine[0])
            assert ("Ilse" if n == 0 else f"Player {n}") in table
        assert len(tables) == 2
        assert len(hub.store.tables()) == 2
        for path in tables:
            live = await hub.tables.live(path.removeprefix("/t/"))
            assert [seat.kind for seat in live.room.seats] == ["person", "person"]
            assert sum(len(band) for band in live.room.match.header.setup["warbands"]) == 32
        assert "Round 2" in await people[0].submit(f"{here}/pair", round="1")
        for one in people:
            await one.aclose()

    run(work)


def test_two_servers_decide_a_pick_by_the_database(hub: Hub, url: str) -> None:
    """Two tabs of one drafter at two servers pick different pieces in the same moment: one of them is told so."""
    second = Hub(Store(url), Nobody(), 0.0)  # type: ignore[arg-type]

    async def work() -> None:
        for _ in range(6):
            one, other = Browser(hub), Browser(hub)
            here = await four(hub, [one, other])
            twin = Browser(second)
            twin.cookies = one.cookies
            page = await one.see(here)
            first, last = on_offer(page)[0], on_offer(page)[-1]
            told = await asyncio.gather(
                one.submit(f"{here}/pick", piece=first, at="0"),
                twin.submit(f"{here}/pick", piece=last, at="0"),
                other.submit(f"{here}/pick", piece=on_offer(await other.see(here))[0], at="0"),
            )
            assert sum("the first pick counts" in page for page in told) == 1
            entries = hub.store.journal(site.journal_of(here.rpartition("/")[2]))
            picks = [entry["seat"] for entry in entries if entry["kind"] == "picked"]
            assert sorted(picks) == [0, 1]
            for browser in (one, other, twin):
                await browser.aclose()

    run(work)
    asyncio.run(second.stop())


def test_bots_fill_seats_and_stand_in(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as host, Browser(hub) as guest, Browser(hub) as late:
            await host.submit("/dreamblade/drafts", format="draft", players="5", name="Ilse", seed="42")
            here = host.at.removeprefix("http://127.0.0.1")
            await guest.submit(f"{here}/join", name="Oskar")
            assert "Only the host" in await guest.submit(f"{here}/begin")
            page = await host.submit(f"{here}/begin")
            assert page.count("Bot ") >= 3
            assert "chosen by the host" in page
            assert "All seats are taken" in await late.submit(f"{here}/join", name="Late")
            assert "stand-in" not in await guest.see(here)
            page = await host.submit(f"{here}/stand-in", seat="1")
            assert 'id="stand-in-1"' not in page
            assert "is not in front of you any more" in await host.submit(f"{here}/pick", piece="no-such", at="0")
            assert "not in this draft" in await late.submit(f"{here}/pick", piece=on_offer(page)[0], at="0")
            for bad in ("", "-1", "9999999"):
                await host.submit(f"{here}/stand-in", seat=bad)
                assert "not in front" in await host.submit(f"{here}/pick", piece=on_offer(page)[0], at=bad)

    run(work)


def test_a_seat_is_found_again_from_another_device(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as host, Browser(hub) as phone:
            await host.submit("/dreamblade/drafts", format="boosters", players="2", name="Ilse", seed="")
            here = host.at.removeprefix("http://127.0.0.1")
            back = re.findall(r'data-copy="([^"]+/back/[^"]+)"', await host.see(here))[0]
            await host.submit(f"{here}/begin")
            page = await phone.see(back)
            assert "Come back as Ilse?" in page
            assert "All seats are taken" in await phone.see(here)
            page = await phone.submit(f"{here}/back", token=re.findall(r'name="token" value="([^"]+)"', page)[0])
            assert f"{here}/build" in page
            answer = await phone.get(f"{here}/back/nonsense")
            assert answer.status_code == 403
            assert "Sealed, three boosters" in await phone.see("/dreamblade/drafts")

    run(work)


@pytest.mark.parametrize(
    "wishes",
    [
        {"players": "1"}, {"players": "9"}, {"players": "many"}, {"players": "²"}, {"format": "chess"}, {"format": ""},
        {"seed": "-1"}, {"seed": "x"}, {"seed": "9" * 30}, {"seed": "²"},
    ],
)  # fmt: skip
def test_a_draft_that_cannot_be_is_refused_in_words(hub: Hub, wishes: dict[str, str]) -> None:
    async def work() -> None:
        async with Browser(hub) as somebody:
            asked = {"format": "draft", "players": "4", "name": "", "seed": ""} | wishes
            answer = await somebody.post("/dreamblade/drafts", data=asked)
            assert answer.status_code == 400
            assert 'role="alert"' in answer.text

    run(work)


def test_an_outsider_cannot_build_or_hand_in(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as host, Browser(hub) as stranger:
            await host.submit("/dreamblade/drafts", format="starter", players="2", name="Ilse", seed="")
            here = host.at.removeprefix("http://127.0.0.1")
            await host.submit(f"{here}/begin")
            assert "cannot be done now" in await stranger.see(f"{here}/build")
            assert "cannot be done now" in await stranger.submit(f"{here}/hand-in", code=HUNT)
            assert "cannot be handed in" in await host.submit(f"{here}/hand-in", code=HUNT)
            assert "cannot be handed in" in await host.submit(f"{here}/hand-in", code="nonsense!")
            page = await host.see(f"{here}/build?code={HUNT}")
            assert "your pool has 0" in page and "DB-600.6" in page

    run(work)


def test_other_sites_cannot_act_in_somebodys_name(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as somebody:
            for path in ("/dreamblade/warbands/save", "/dreamblade/drafts"):
                answer = await somebody.post(path, data={"code": HUNT}, headers={"origin": "http://evil.test"})
                assert answer.status_code == 403

    run(work)


def test_a_kept_warband_can_be_chosen_for_a_new_table(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as somebody, Browser(hub) as other:
            await somebody.submit("/dreamblade/warbands/save", code=HUNT, name="Ninth <Stair>", saved="")
            page = await somebody.see("/new?game=dreamblade")
            own = page.partition(f'name="set-warband-0" value="code:{HUNT}"')[2].partition("</label>")[0]
            assert "<b>Ninth &lt;Stair&gt;</b>" in own and "pic--curve" in own
            assert "Ninth" not in await other.see("/new?game=dreamblade")
            page = await other.see(f"/new?game=dreamblade&set-warband-0=code%3A{HUNT}")
            assert f'name="set-warband-0" value="code:{HUNT}" checked' in page
            wanted = {"game": "dreamblade", "set-warband-0": f"code:{HUNT}", "seat-0": "me", "seat-1": "here"}
            await other.submit("/new", **wanted)
            live = await hub.tables.live(other.at.rpartition("/")[2])
            assert Counter(live.room.match.header.setup["warbands"][0]) == Counter(LIBRARY.warbands["crescent-hunt"])
            many = encode(LIBRARY, dict.fromkeys(IDS[: MOST_MINIATURES + 1], 1))
            answer = await other.post("/new", data={"game": "dreamblade", "set-warband-0": f"code:{many}"})
            assert answer.status_code == 400
            assert "DB-600.1" in answer.text

    run(work)
