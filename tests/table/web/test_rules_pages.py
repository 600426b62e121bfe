"""The rulebook: chapters, links, search, and where rules applied in a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from markupsafe import Markup, escape
from tests.table.books_fakes import FakeHub, FakeLive, app_of, page_part, played

from reverie.games import GAMES
from reverie.kernel.events import Event
from reverie.kernel.text import LANGUAGES, Texts
from reverie.table.web import books
from reverie.table.web import rules as module
from reverie.table.web.books import book, fold, marked, search, words_of
from reverie.table.web.render import HOME, SYMBOL, emblems_of
from reverie.table.web.rules import RuleAddresses, applied_in, chapter_title, drawn_signs, item
from reverie.table.words.texts import TEXT, texts

BOOK = book("dreamblade")


@pytest.fixture
def hub() -> FakeHub:
    return FakeHub()


@pytest.fixture
def client(hub: FakeHub) -> Iterator[TestClient[Any]]:
    with TestClient(app_of(hub)) as made:
        made.follow_redirects = False
        yield made


def ids_on(html: str) -> list[str]:
    """The rules on a page, in order."""
    return re.findall(r'<article class="rule-item[^"]*" id="([^"]+)"', html)


# Chapters ------------------------------------------------------------------------------------------------------------


def test_every_rule_stands_on_exactly_one_page(client: TestClient[Any]) -> None:
    seen = [id for key in BOOK.chapters for id in ids_on(client.get(f"/rules/dreamblade?chapter={key}").text)]
    assert sorted(seen) == sorted(id.replace(" ", "_") for id in BOOK.rules)


def test_chapters_stand_in_the_order_of_the_reference(client: TestClient[Any]) -> None:
    html = client.get("/rules/dreamblade").text
    toc = page_part(html, '<nav class="rb__toc"', "</nav>")
    assert re.findall(r"chapter=(\w+)", toc) == list(BOOK.chapters)
    assert re.findall(r"<span>(\d+)</span>", toc) == [str(n) for n in range(1, len(BOOK.chapters) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_name(game: str, language: str) -> None:
    """Of its game, in the game's own folder; the table names only what every book may have."""
    of = book(game)
    named = of.game.rulebook().chapters[language]
    assert set(of.chapters) - {"rulings", "house"} == set(named) and all(named.values())
    assert texts(language).has("rules-chapter-rulings") and texts(language).has("rules-chapter-house")
    assert chapter_title(of, texts(language), next(iter(named))) == next(iter(named.values()))


def test_a_chapter_nobody_named_goes_by_its_key() -> None:
    assert chapter_title(BOOK, texts("en"), "hot_air") == "Hot air"


def test_both_languages_say_the_same_things() -> None:
    keys = {}
    for language in LANGUAGES:
        source = (TEXT / f"books.{language}.ftl").read_text(encoding="utf-8")
        Texts(language, [TEXT / f"books.{language}.ftl"])
        keys[language] = re.findall(r"^([\w-]+) =", source, re.M)
    assert keys["en"] == keys["pl"]


def test_no_page_is_heavy(client: TestClient[Any]) -> None:
    sizes = {key: len(client.get(f"/rules/dreamblade?chapter={key}").content) for key in BOOK.chapters}
    assert max(sizes.values()) < 150_000, max(sizes, key=lambda key: sizes[key])


def test_a_page_has_no_styles_and_no_script_of_its_own(client: TestClient[Any]) -> None:
    for path in ("/rules", "/rules/dreamblade?chapter=strike", "/rules/dreamblade?q=blade"):
        html = client.get(path).text
        assert "style=" not in html
        assert not re.search(r"<script(?![^>]*src=)", html)


def test_chapters_lead_to_their_neighbours(client: TestClient[Any]) -> None:
    keys = list(BOOK.chapters)
    first, last = client.get("/rules/dreamblade").text, client.get(f"/rules/dreamblade?chapter={keys[-1]}").text
    assert 'rel="prev"' not in first and f"chapter={keys[1]}" in page_part(first, 'rel="next"', ">")
    assert 'rel="next"' not in last and f"chapter={keys[-2]}" in page_part(last, 'rel="prev"', ">")


def test_a_rule_with_a_known_gap_in_its_tests_is_not_called_proved(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = BOOK.proved_count()
    monkeypatch.setattr(BOOK, "unproved", [*BOOK.unproved, "DB-Q.1"])
    shown = page_part(client.get("/rules/dreamblade?chapter=rulings").text, 'id="DB-Q.1"', "</article>")
    assert f"tried by {BOOK.tests['DB-Q.1']} test" in shown
    assert "not proved" in shown
    assert "proved by" not in shown
    assert BOOK.proved_count() == before - 1


def test_a_rule_shows_its_tests_what_to_see_and_that_it_is_a_ruling(client: TestClient[Any]) -> None:
    html = client.get("/rules/dreamblade?chapter=rulings").text
    shown = page_part(html, 'id="DB-Q.1"', "</article>")
    assert ">ruling<" in shown
    assert f"proved by {BOOK.tests['DB-Q.1']} test" in shown
    for other in BOOK.rules["DB-Q.1"].see:
        assert f'href="/rules/dreamblade/{other}"' in shown
    informational = next(rule for rule in BOOK.rules.values() if rule.informational)
    html = client.get(f"/rules/dreamblade?chapter={informational.chapter}").text
    assert f"for information: {informational.informational['en']}" in html


def test_the_book_can_be_read_in_the_other_language(client: TestClient[Any]) -> None:
    html = client.get("/rules/dreamblade?chapter=strike&lang=pl").text
    assert '<html lang="en"' in html and 'lang="pl">Walka</h1>' in html
    assert "Search the rules" in html
    toc = page_part(html, '<nav class="rb__toc"', "</nav>")
    assert "lang=pl" in toc
    assert '<h1 lang="pl">' not in client.get("/rules/dreamblade?chapter=strike&lang=xx").text


# One rule ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ("DB-802.1", "?chapter=shift&rule=DB-802.1#DB-802.1"),
        ("db-802.1", "?chapter=shift&rule=DB-802.1#DB-802.1"),
        ("802.1", "?chapter=shift&rule=DB-802.1#DB-802.1"),
        ("DB-G.attack%20die", "?chapter=dice&rule=DB-G.attack+die#DB-G.attack_die"),
        ("DB-Q.1?lang=pl&table=t1", "?chapter=rulings&rule=DB-Q.1&lang=pl&table=t1#DB-Q.1"),
    ],
)
def test_the_address_of_a_rule_leads_to_its_chapter(client: TestClient[Any], asked: str, place: str) -> None:
    answer = client.get(f"/rules/dreamblade/{asked}")
    assert (answer.status_code, answer.headers["location"]) == (302, f"/rules/dreamblade{place}")
    html = client.get(answer.headers["location"]).text
    here = re.findall(r'<article class="rule-item is-here" id="([^"]+)"', html)
    assert here == [place.split("#")[1]]


def test_every_address_of_a_rule_works(client: TestClient[Any]) -> None:
    addresses = RuleAddresses("dreamblade", "", "")
    wrong = [
        id
        for id in BOOK.rules
        if client.get(addresses.rule(id)).headers.get("location") != addresses.place(BOOK.rules[id])
    ]
    assert wrong == []


def test_a_rule_can_be_had_alone(client: TestClient[Any]) -> None:
    answer = client.get("/rules/dreamblade/DB-2.1?part=1&lang=pl")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert ids_on(answer.text) == ["DB-2.1"] and "<html" not in answer.text
    assert "W grze uczestniczy" in answer.text


@pytest.mark.parametrize(
    "path", ["/rules/chess", "/rules/chess/1", "/rules/dreamblade/DB-9999", "/rules/dreamblade/%3Cb%3E"]
)
def test_what_is_not_there_is_told_with_a_way_on(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert '<a class="btn" href="/rules' in answer.text and "<b>“" not in answer.text


# Links ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_drawn_as_the_emblems_that_pieces_show(language: str) -> None:
    addresses = RuleAddresses("dreamblade", language, "")
    told = [str(item(BOOK, rule, language, addresses, [], {})["text"]) for rule in BOOK.rules.values()]
    assert not [text for text in told if re.search(r"\{(BB?\*?|S|C|n)\}", text)], "no sign is left as letters"
    every = "".join(told)
    for mark in ("blade", "multiblade", "blade-double", "blade-double-multi", "score", "comes-into-play", "spawn"):
        assert f'emblems.svg#{mark}"' in every


@pytest.mark.parametrize(
    ("game", "chapter"),
    [("dreamblade", "dice"), ("dreamblade", "strike"), ("dreamblade", "conquest")]
    + [("dice_throne", chapter) for chapter in ("turn", "attack", "offensive", "damage_sum", "dice", "rolling")]
    + [("sword_and_sorcery", chapter) for chapter in ("round", "combat", "behaviour", "ending", "golden")],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_chapter_begins_with_a_word_its_steps_and_a_drawing(
    client: TestClient[Any], game: str, chapter: str, language: str
) -> None:
    html = client.get(f"/rules/{game}?chapter={chapter}&lang={language}").text
    guide = book(game).game.rulebook().guides[language][chapter]
    told = page_part(html, '<div class="guide"', "</article>")
    assert str(escape(guide.intro)) in told
    assert [str(escape(step["text"])) in told for step in guide.steps] == [True] * len(guide.steps)
    drawn = re.findall(r'href="/static/([\w/]*)emblems\.svg#([\w-]+)"', told)
    assert [name for _sheet, name in drawn][: len(guide.steps)] == [step["mark"] for step in guide.steps]
    for sheet, name in drawn:
        assert name in (emblems_of(game) if sheet else house_emblems()), name
    assert ("<svg viewBox" in told) == bool(guide.drawing) and "style=" not in told
    assert all(str(escape(word)) in told for word in guide.words), "every word of a drawing stands in it"


def test_most_procedures_of_dice_throne_are_drawn() -> None:
    guides = book("dice_throne").game.rulebook().guides["en"]
    drawn = {key for key, guide in guides.items() if guide.drawing}
    assert {"turn", "attack", "offensive", "damage_sum", "dice", "rolling"} <= drawn


def house_emblems() -> set[str]:
    return set(SYMBOL.findall((HOME / "static" / "emblems.svg").read_text("utf-8")))


def test_a_price_is_a_number_in_a_circle() -> None:
    assert "②" in drawn_signs(Markup("Respawn {2}"), BOOK.game, "en")


def test_an_id_is_broken_between_its_parts_only() -> None:
    addresses = RuleAddresses("dreamblade", "en", "")
    shown = str(item(BOOK, BOOK.rules["DB-G.double_blade"], "en", addresses, [], {})["shown_id"])
    assert shown == "DB-<wbr>G.<wbr>double_<wbr>blade"


def test_terms_are_linked_once_and_never_to_themselves() -> None:
    rule = BOOK.rules["DB-802.2c"]
    linked = [(rule.text["en"][start:end], target.id) for start, end, target, _ in BOOK.links_in(rule, "en")]
    assert ("blade abilities", "DB-G.blade_ability") in linked
    assert ("blades", "DB-G.blade") in linked
    targets = [target for _, target in linked]
    assert len(targets) == len(set(targets))
    own = BOOK.rules["DB-G.cell"]
    assert own.id not in [target.id for _, _, target, _ in BOOK.links_in(own, "en")]


@pytest.mark.parametrize(
    ("id", "word", "term"),
    [
        ("DB-802.2c", "obszarze", "DB-G.cell"),
        ("DB-802.2c", "umiejętności ostrza", "DB-G.blade_ability"),
        ("DB-802.2c", "obrażeń", "DB-G.damage"),
        ("DB-5.10", "życiem", "DB-G.life"),
    ],
)
def test_polish_terms_are_found_in_their_forms(id: str, word: str, term: str) -> None:
    rule = BOOK.rules[id]
    assert (word, term) in [(rule.text["pl"][a:b], target.id) for a, b, target, _ in BOOK.links_in(rule, "pl")]


def test_no_polish_word_is_taken_for_another() -> None:
    lexicon = BOOK.lexicons["pl"]
    assert [term.id for _, _, term in lexicon.find("Jedno starcza, by ostrzec obrońcę.")] == []


def test_every_id_in_a_text_becomes_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = BOOK.rules["DB-2.8"]
    monkeypatch.setitem(rule.text, "en", 'See DB-802.1a, DB-G.attack die and DB-802.1; not XDB-1 or DB-1x. "<b>"')
    html = item(BOOK, rule, "en", RuleAddresses("dreamblade", "", ""), [], {})["text"]
    assert re.findall(r'class="cite" href="([^"]+)"', html) == [
        "/rules/dreamblade/DB-802.1a",
        "/rules/dreamblade/DB-G.attack%20die",
        "/rules/dreamblade/DB-802.1",
    ]
    assert "&lt;b&gt;" in html and "<b>" not in html


def test_the_words_beside_a_chapter_are_those_it_uses_and_does_not_explain() -> None:
    chapter = BOOK.chapters["strike"]
    words = BOOK.terms_in(chapter, "en")
    text = " ".join(rule.text["en"] for rule in chapter.rules).lower()
    assert 3 <= len(words) <= books.WORDS_SHOWN
    assert "DB-G.attack" in [word.id for word in words]
    assert all(word.chapter != "strike" for word in words)
    assert all(fold(word.title["en"].split(" {")[0])[:4] in text for word in words)


# Search --------------------------------------------------------------------------------------------------------------


def found(query: str, language: str = "en") -> list[str]:
    return [hit.rule.id for hit in search(BOOK, query, language)]


@pytest.mark.parametrize("query", ["DB-802.1", "db-802.1", "802.1"])
def test_an_id_finds_its_rule_and_what_is_under_it(query: str) -> None:
    assert found(query)[:4] == ["DB-802.1", "DB-802.1a", "DB-802.1b", "DB-802.1c"]


def test_the_very_title_comes_before_other_titles_and_these_before_texts() -> None:
    hits = found("spawn")
    assert hits[0] == "DB-G.spawn"
    in_title = ["spawn" in BOOK.rules[id].title["en"].lower() for id in hits]
    assert in_title == sorted(in_title, reverse=True) and not all(in_title) and any(in_title)


def test_all_words_must_be_there() -> None:
    hits = search(BOOK, "engaged creatures", "en")
    assert hits
    for hit in hits:
        text = f"{hit.rule.title[hit.language]} {hit.rule.text[hit.language]}".lower()
        assert "engaged" in text and "creatures" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["obrażeń", "OBRAZEN"])
def test_search_reads_both_languages_without_accents_or_case(query: str, language: str) -> None:
    hits = search(BOOK, query, language)
    assert hits and {hit.language for hit in hits} == {"pl"}
    assert "DB-802.2e" in [hit.rule.id for hit in hits]
    assert all("obrazen" in fold(f"{hit.rule.title['pl']} {hit.rule.text['pl']}") for hit in hits)


def test_the_language_being_read_comes_first() -> None:
    """ "Limit" is a word of both languages; a rule that has it in both is shown in the one being read."""
    for language in LANGUAGES:
        hits = search(BOOK, "limit", language)
        own = [hit.rule.id for hit in hits if hit.language == language]
        assert own == [hit.rule.id for hit in hits if "limit" in " ".join(BOOK.folded[hit.rule.id, language])]
        assert hits[0].language == language
    assert {hit.language for hit in search(BOOK, "limit", "pl")} == {"pl", "en"}


def test_what_was_looked_for_is_marked_and_nothing_else_gets_through() -> None:
    assert marked("Życie i życie <b>", words_of("zycie")) == "<mark>Życie</mark> i <mark>życie</mark> &lt;b&gt;"
    assert marked("a <b> c", ["<b"]) == "a <mark>&lt;b</mark>&gt; c"
    assert marked("İstanbul ista", ["ista"]) == "İstanbul <mark>ista</mark>"


def test_results_are_shown_in_pages(client: TestClient[Any]) -> None:
    every = [id.replace(" ", "_") for id in found("creature")]
    assert len(every) > module.HITS_SHOWN
    pages = -(-len(every) // module.HITS_SHOWN)
    seen: list[str] = []
    for number in range(1, pages + 1):
        html = client.get(f"/rules/dreamblade?q=creature&page={number}").text
        assert ('rel="next"' in html) == (number < pages)
        seen += ids_on(html)
    assert seen == every
    assert f"{len(every)} rules have it" in html and "<mark>" in html


@pytest.mark.parametrize("page", ["0", "-1", "999", "9" * 5000, "x", "٣"])
def test_a_nonsensical_page_of_results_is_some_page(client: TestClient[Any], page: str) -> None:
    answer = client.get("/rules/dreamblade", params={"q": "creature", "page": page})
    assert answer.status_code == 200 and ids_on(answer.text)


def test_an_empty_result_says_so_and_offers_a_way_on(client: TestClient[Any]) -> None:
    html = client.get("/rules/dreamblade?q=enggaged").text
    assert "No rule has “enggaged”" in html
    assert 'href="/rules/dreamblade?q=Engaged"' in html and "Go to the contents" in html


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", "' OR 1=1", "(((", "x" * 9000, "\\", "%00", "{{ 7 * 7 }}"]
)
def test_strange_questions_are_only_text(client: TestClient[Any], query: str) -> None:
    answer = client.get("/rules/dreamblade", params={"q": query})
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text and ">49<" not in answer.text


def test_a_blank_question_is_none(client: TestClient[Any]) -> None:
    assert ids_on(client.get("/rules/dreamblade?q=%20").text) == [rule.id for rule in BOOK.chapters["game"].rules]


# In a game -----------------------------------------------------------------------------------------------------------


def test_rules_show_how_often_and_when_they_applied(hub: FakeHub, client: TestClient[Any]) -> None:
    match = played()
    match.concluded = None
    hub.tables["t1"] = FakeLive(match, {0})
    times = sum(1 for _, event in match.log if event.rule == "DB-802.1" and event.seen_by(0))
    last = [event for _, event in match.log if event.rule == "DB-802.1" and event.kind == "moved"][-1]
    html = client.get("/rules/dreamblade?chapter=shift&table=t1").text
    shown = page_part(html, 'id="DB-802.1"', "</article>")
    assert f"applied {times} times in this game" in shown
    assert '<a href="/t/t1">go to that moment</a>' in shown
    assert "Back to the table" in html
    told = match.game.web_page("en").event(match.state, last)
    assert told is not None
    assert "table=t1" in page_part(html, '<nav class="rb__toc"', "</nav>")
    assert 'name="table" value="t1"' in html


def test_the_moment_of_a_finished_game_is_in_its_replay(hub: FakeHub, client: TestClient[Any]) -> None:
    match = played()
    hub.tables["t1"] = FakeLive(match, set())
    last = [answer for answer, event in match.log if event.rule == "DB-802.1"][-1]
    shown = page_part(client.get("/rules/dreamblade?chapter=shift&table=t1").text, 'id="DB-802.1"', "</article>")
    assert f'href="/replay/t1?step={last}"' in shown


def test_nobody_learns_from_the_rulebook_what_they_could_not_see() -> None:
    match = played(most=20)
    match.log.append((20, Event("moved", "DB-SECRET", {}, (1,))))
    page = match.game.web_page("en")
    assert "DB-SECRET" not in applied_in(match, page, None, str)
    assert "DB-SECRET" not in applied_in(match, page, 0, str)


def test_what_happened_last_is_told_as_just_now() -> None:
    match = played(most=30)
    applied = applied_in(match, match.game.web_page("en"), None, str)
    newest = max(answer for answer, event in match.log if event.rule)
    assert {rule for rule, one in applied.items() if one.now} == {e.rule for a, e in match.log if a == newest}


def test_an_unknown_table_changes_nothing(client: TestClient[Any]) -> None:
    plain, strange = client.get("/rules/dreamblade"), client.get("/rules/dreamblade?table=nowhere")
    assert strange.status_code == 200 and ids_on(plain.text) == ids_on(strange.text)
    assert "Back to the table" not in strange.text


def test_all_books_are_listed(client: TestClient[Any]) -> None:
    html = client.get("/rules").text
    assert 'href="/rules/dreamblade"' in html and "385 rules and 93 rulings in 30 chapters" in html
