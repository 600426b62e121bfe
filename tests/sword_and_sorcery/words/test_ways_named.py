"""Every way to answer is called what it is, and the question says what for: cards, lines, conditions, areas, gates, figures."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, cool, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.words.test_texts import page
from tests.sword_and_sorcery.written import does

from reverie.games.sword_and_sorcery.bots.advise import advise
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map, decisions
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Searching
from reverie.games.sword_and_sorcery.rules.procedures.ending import Settlement
from reverie.games.sword_and_sorcery.rules.procedures.handling import Exchange, Overflow
from reverie.games.sword_and_sorcery.rules.procedures.sharing import SharedFinds
from reverie.games.sword_and_sorcery.rules.state import FOUND_CROWNS, FOUND_ITEM, GATE
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed
from reverie.kernel.draft import Draft
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule


def two(**more: str) -> Scene:
    """Ecarus and Shae side by side, and whoever else is named."""
    return scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", **more)


def asked(q: Scene, language: str = "en") -> str:
    return page(language).question(q.s, q.choice)


def ways(q: Scene, language: str = "en") -> list[str]:
    return [page(language).option(q.s, q.choice, one) for one in q.options()]


def critical(q: Scene, name: str) -> int:
    return [one.id for one in q.s.cast.criticals].index(f"critical-{name}")


# What goes away -------------------------------------------------------------------------------------------------------


@rule("SS-25.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_critical_hit_that_may_be_cured_is_called_by_its_token(language: str) -> None:
    q = two()
    atoms.give_poison(q.s, 0, 2, -1)
    atoms.keep_critical(q.s, 0, critical(q, "minus-hit"))
    atoms.keep_critical(q.s, 0, critical(q, "minus-armour"))
    does(q, "{op: cure, whose: you, which: any, count: 1}", "Ecarus")
    assert (
        ways(q, language)
        == {
            "en": ["Poison II", "critical hit: −1 HIT", "critical hit: −1 armour"],
            "pl": ["Trucizna II", "trafienie krytyczne: −1 TRAFIENIE", "trafienie krytyczne: −1 pancerza"],
        }[language]
    )


@rule("SS-19.12")
@pytest.mark.parametrize(("by", "told"), [(-1, "1 step back"), (1, "1 step forward")])
def test_whoever_turns_a_power_is_told_which_way(by: int, told: str) -> None:
    """The event Ebb turns back, and so makes it worse."""
    q = two()
    skilled(q, "Ecarus", 3, "shield-bash", "rallying-cry")
    for power in ("shield-bash", "rallying-cry"):
        cool(q, "Ecarus", power, 2)
    does(q, f"{{op: rotate, whose: heroes, by: {by}, count: 1}}")
    assert told in asked(q)


# What is chosen for what ----------------------------------------------------------------------------------------------


@rule("SS-7.31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_party_is_told_what_comes_to_whom_it_chooses(language: str) -> None:
    q = two(g="gremlin green 1 14B.b", x="raider green 1 14B.b")
    does(q, "[{op: shields, whose: you, amount: 1}, {op: wound, whose: one-enemy, amount: 1}]", "Ecarus")
    assert (
        asked(q, language)
        == {
            "en": "Whom does the party choose? One enemy of the party's choice receives 1 wound.",
            "pl": "Kogo wybiera drużyna? Jeden wróg, którego wybierze drużyna, otrzymuje 1 ranę.",
        }[language]
    )


@rule("SS-50.8")
def test_of_several_choices_in_a_text_each_names_its_own_ways() -> None:
    q = two()
    atoms.wound(q.s, 0, 3)
    first = "{op: choose, by: you, options: [[{op: heal, whose: you, amount: 1}], [{op: heal, whose: you, amount: 2}]]}"
    second = "{op: choose, by: you, options: [[{op: soul, amount: 1}], [{op: crowns, whose: you, amount: 5}]]}"
    does(q, f"[{first}, {second}]", "Ecarus")
    assert ways(q) == ["You heal 1 wound.", "You heal 2 wounds."]
    q.do(0)
    assert ways(q) == ["The party gains 1 soul point.", "You gain 5 crowns."]


@rule("SS-30.1", "SS-7.37")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gate_that_closes_is_not_asked_about_as_one_from_which_an_enemy_comes(language: str) -> None:
    q = two()
    for area, symbol in (("14B.c", t.HIT), ("14B.a", t.SKILL)):
        atoms_map.lay(q.s, GATE, q.area(area), symbol, 1)
    does(q, "{op: gate, which: nearest-open, open: false}", "Ecarus", place=q.area("14B.b"))
    assert q.choice.decision is decisions.GATE
    assert (
        asked(q, language)
        == {
            "en": "Several gates are equally near. Which one is it? The nearest open spawn gate closes.",
            "pl": "Kilka bram jest równie blisko. O którą chodzi? Zamyka się najbliższa otwarta brama przywołania.",
        }[language]
    )


@rule("SS-7.37", "SS-28.16", "SS-34.3")
def test_who_is_equally_near_is_asked_about_by_what_it_is_for() -> None:
    q = two(h="gremlin-pack green 1 14B.b", g="gremlin green 1 14B.b")
    told = page("en")
    pack = q.s.plan.figures[q.foe("h")]
    cases = {
        Choice(0, decisions.NEAREST, Listed(pack[:2]), "SS-28.16", 0): "equally near to Ecarus. Which one acts?",
        Choice(0, decisions.NEAREST, Listed((0, 1)), "SS-7.37"): "Who reveals it?",
        Choice(0, decisions.NEAREST, Listed((0, 1)), "SS-33.17", q["g"]): "Gremlin (green 1) goes for the nearest",
    }
    for choice, said in cases.items():
        assert said in told.question(q.s, choice)


# Cards and finds ------------------------------------------------------------------------------------------------------


@rule("SS-39.10")
def test_treasures_of_a_quest_are_kept_by_the_party() -> None:
    """Not by whoever leads it: who has them is said afterwards."""
    q = two()
    q.s.plan.draw, q.s.plan.keep = 2, 1
    q.s.ended = "won"
    q.begin(Settlement())
    assert (asked(q), q.choice.kind) == ("Which card does the party keep?", "drawn")
    drawn = q.options()
    assert [one.partition(":")[0] for one in ways(q)] == [page("en").item(q.s, one) for one in drawn]
    assert advise(q.s, q.choice).answer in drawn


@rule("SS-10.11", "SS-G18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_search_that_belongs_to_the_quest_does_not_say_that_nothing_happens(language: str) -> None:
    """Q2: a red die shows HIT and SKILL: five crowns, or what the quest has hidden; advice takes the latter."""
    q = two()
    q.begin(Searching(0, 4, q.area("14B.c"), t.SKILL), "r4")
    told = dict(zip(q.options(), ways(q, language), strict=True))
    assert sorted(told.values()) == sorted(
        {
            "en": ["HIT: You gain 5 crowns.", "SKILL: you find what this quest has hidden here"],
            "pl": ["TRAFIENIE: Dostajesz 5 koron.", "ZDOLNOŚĆ: znajdujesz to, co to zadanie tu ukrywa"],
        }[language]
    )
    advised = told[advise(q.s, q.choice).answer]  # type: ignore[index]
    assert advised.startswith(("SKILL", "ZDOLNOŚĆ"))


@rule("SS-39.10")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Who receives this: 15 crowns?"), ("pl", "Kto to dostaje: 15 koron?")]
)
def test_crowns_that_are_shared_are_named(language: str, said: str) -> None:
    q = two()
    number = atoms_map.lay(q.s, FOUND_CROWNS, q.area("14B.c"), atoms_items.packed((1, 1, 0)))
    q.begin(SharedFinds((number,)))
    assert asked(q, language) == said


@rule("SS-7.28")
def test_a_full_backpack_says_what_is_new() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c healing-potion potion-of-strength", Shae="rogue 14B.c")
    new = card(q, "small-bandages")
    q.begin(Overflow(0, atoms_map.lay(q.s, FOUND_ITEM, q.area("14B.c"), new)))
    assert asked(q) == "There is no room in the backpack for Small Bandages. What does Ecarus leave behind?"
    assert ways(q) == ["Small Bandages (just received)", "Healing Potion", "Potion of Strength"]


@rule("SS-16.5", "SS-7.36")
def test_whoever_is_asked_for_something_knows_who_asks_and_where_it_goes() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c lucky-coin elven-cloak")
    q.begin(Exchange(0, 1))
    q.do("take", "lucky-coin")
    assert asked(q) == "Ecarus asks for Lucky Coin. Does Shae hand it over?"
    q.do("no")
    q.begin(Exchange(0, 1))
    q.do("take", "elven-cloak")
    q.do("yes")
    assert asked(q) == "Where does Ecarus put Elven Cloak?"
    assert ways(q) == ["equip Elven Cloak (artifact)", "into the backpack"]


# Texts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_of_quests_are_told_in_words(language: str) -> None:
    """And not by the ids of places, tokens and counters."""
    told = page(language)
    said = {id: told.wording.plain_line(told.wording.action(id)) for id in told.library.things["actions"]}
    for raw in (
        "count: totems",
        "licznik: totems",
        "closings",
        "open-gate",
        "closed-gate",
        "brazier”",
        "totem”",
        "Q4.",
    ):
        assert not [one for one in said.values() if raw in one], raw
    assert (
        said["plant"]
        == {
            "en": "Done at a closed spawn gate. Normal action. Only if you are not engaged and you carry a torch. "
            "Put a torch in your area and count: planted torches +1.",
            "pl": "Gdzie: przy zamkniętej bramie przywołania. Zwykła akcja. Tylko jeśli nie jesteś w zwarciu i masz ze sobą: "
            "pochodnię. Połóż pochodnię na swoim obszarze i licznik: zatknięte pochodnie +1.",
        }[language]
    )


@rule("SS-19.9", "SS-19.10")
def test_levels_of_a_power_tell_how_long_it_is_away() -> None:
    """Of two levels the stronger one takes longer: whoever chooses sees it."""
    q = two()
    power = q.s.cast.power_ids["smoke-veil"]
    told = [page("en").power_brief(q.s, power, line) for line in (0, 1)]
    assert told == [
        "The target rolls 1 more defence die. Cooldown 1.",
        "The target rolls 2 more defence dice. Cooldown 2.",
    ]


def test_a_squire_strikes_with_a_sword_and_a_wolf_with_its_teeth() -> None:
    q = two()
    told = page("en")
    arms = {one.id: told.weapon(q.s, 5 + number, t.MAIN) for number, one in enumerate(q.s.cast.companions)}
    assert arms == {"fenrir": "tooth and claw", "white-rose-squire": "sword"}


@rule("SS-20.3")
@pytest.mark.parametrize(("language", "said"), [("en", "Fenrir is done"), ("pl", "koniec działania: Fenrir")])
def test_a_companion_that_is_done_ends_nobodys_turn(language: str, said: str) -> None:
    """The turn of its hero goes on, and the page asks nothing about actions that are left."""
    q = scene("14B", Laegon="ranger 14B.c longsword", Shae="rogue 14B.c", g="gremlin green 1 14B.c")
    skilled(q, "Laegon", 3, "summon-fenrir")
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 0, -1)
    assert (q.choice.kind, q.choice.subject) == ("deed", 5)
    assert page(language).option(q.s, q.choice, "end") == said
    assert GAME.web_page(language).ask_before(q.s, q.choice, Draft(q.choice), "end") == ""
    q.do("end")
    assert (q.choice.kind, q.choice.subject) == ("deed", -1)
    assert page(language).option(q.s, q.choice, "end") != said
