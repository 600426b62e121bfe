"""Texts: Fluent messages by key, and a clear word about every text that is missing or wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie.kernel.text import LANGUAGES, TextError, Texts

ENGLISH = """
hello = Hello, { $name }!
    .title = Greeting
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
-game = Reverie
about = { -game } plays { $what }.
only-attributes =
    .title = Just a title
"""
POLISH = """
cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
"""


def texts(folder: Path, language: str, *sources: str) -> Texts:
    files = []
    for number, source in enumerate(sources):
        path = folder / f"{number}.{language}.ftl"
        path.write_text(source, encoding="utf-8")
        files.append(path)
    return Texts(language, files)


def test_arguments_are_filled_in_without_invisible_marks(tmp_path: Path) -> None:
    assert texts(tmp_path, "en", ENGLISH).get("hello", name="Ada") == "Hello, Ada!"


def test_terms_are_filled_in(tmp_path: Path) -> None:
    assert texts(tmp_path, "en", ENGLISH).get("about", what="four games") == "Reverie plays four games."


def test_attributes_have_texts_of_their_own(tmp_path: Path) -> None:
    english = texts(tmp_path, "en", ENGLISH)
    assert english.get("hello", "title") == "Greeting"
    assert english.get("only-attributes", "title") == "Just a title"


@pytest.mark.parametrize(("count", "wanted"), [(1, "one card"), (2, "2 cards"), (0, "0 cards")])
def test_english_counts(tmp_path: Path, count: int, wanted: str) -> None:
    assert texts(tmp_path, "en", ENGLISH).get("cards", count=count) == wanted


@pytest.mark.parametrize(("count", "wanted"), [(1, "jedna karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_polish_counts(tmp_path: Path, count: int, wanted: str) -> None:
    assert texts(tmp_path, "pl", POLISH).get("cards", count=count) == wanted


def test_what_is_there_is_known(tmp_path: Path) -> None:
    english = texts(tmp_path, "en", ENGLISH)
    assert english.has("hello")
    assert english.has("hello", "title")
    assert not english.has("hello", "subtitle")
    assert not english.has("goodbye")
    assert not english.has("-game"), "a term is no message"


def test_a_missing_text_is_an_error_with_key_and_language(tmp_path: Path) -> None:
    english = texts(tmp_path, "en", ENGLISH)
    with pytest.raises(TextError, match="no text goodbye in 'en'"):
        english.get("goodbye")
    with pytest.raises(TextError, match=r"no text hello\.subtitle in 'en'"):
        english.get("hello", "subtitle")


def test_a_message_of_attributes_only_has_no_text_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="text only-attributes in 'en' has only attributes"):
        texts(tmp_path, "en", ENGLISH).get("only-attributes")


def test_a_missing_argument_is_an_error_and_not_a_hole(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="text hello in 'en'"):
        texts(tmp_path, "en", ENGLISH).get("hello")


def test_a_reference_to_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="text broken in 'en'"):
        texts(tmp_path, "en", "broken = see { -nowhere }\n").get("broken")


def test_what_is_no_fluent_is_an_error_with_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"0\.en\.ftl:3: this is not a Fluent message: 'this is no message'"):
        texts(tmp_path, "en", "good = Good\n\nthis is no message\n")


@pytest.mark.parametrize("source", ["good = Good\nbad = { $n ->\n}\n", "good = Good\nbad =\n\n# a comment\n"])
def test_a_message_is_read_when_it_is_needed_and_mistakes_are_told_then(tmp_path: Path, source: str) -> None:
    english = texts(tmp_path, "en", source)
    assert english.get("good") == "Good"
    with pytest.raises(TextError, match=r"0\.en\.ftl:2: this is not a Fluent message: 'bad ="):
        english.get("bad")
    with pytest.raises(TextError, match=r"0\.en\.ftl:2: this is not a Fluent message: 'bad ="):
        texts(tmp_path, "en", source).check()


def test_what_a_message_refers_to_is_read_with_it(tmp_path: Path) -> None:
    english = texts(
        tmp_path, "en", "-game = { -maker }'s table\n-maker = Ada\nlook = { -game } and { other }\n", "other = more\n"
    )
    assert english.get("look") == "Ada's table and more"
    assert english.unread == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_ours_can_be_read(language: str) -> None:
    files = sorted(Path(str(reverie.__file__)).parent.rglob(f"*{language}.ftl"))
    assert len(files) > 20
    for path in files:
        Texts(language, [path]).check()


def test_a_later_file_adds_keys_and_replaces_none(tmp_path: Path) -> None:
    both = texts(tmp_path, "en", "one = first\n", "one = second\ntwo = second\n")
    assert (both.get("one"), both.get("two")) == ("first", "second")


def test_a_file_that_cannot_be_read_is_an_error_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"nowhere\.ftl: cannot be read"):
        Texts("en", [tmp_path / "nowhere.ftl"])
    bad = tmp_path / "latin.ftl"
    bad.write_bytes(b"name = caf\xe9\n")
    with pytest.raises(TextError, match=r"latin\.ftl: cannot be read"):
        Texts("en", [bad])
