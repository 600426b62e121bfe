"""What stands beside the ways on a page: the text of whatever is chosen, and emblems of what it is used on."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue
from tests.sword_and_sorcery.rules.cards.table import card, cool, skilled
from tests.sword_and_sorcery.scene import Scene, equip, scene
from tests.sword_and_sorcery.written import does

from reverie.games.sword_and_sorcery.bots.easy import advise_easily
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_map, decisions
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Looking
from reverie.games.sword_and_sorcery.rules.procedures.handling import Dropping, Exchange, Overflow, Reorganize
from reverie.games.sword_and_sorcery.rules.state import ENCOUNTERS, FIRST_ENEMY, FOUND_ITEM, THINGS
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.games.sword_and_sorcery.web.clock import sky
from reverie.games.sword_and_sorcery.web.details import looked_at
from reverie.games.sword_and_sorcery.web.stage import mark_of
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer
from reverie.testing import rule

PAGE = GAME.web_page("en")


def purport(q: Scene, pick: Answer) -> str:
    return PAGE.pick_text(q.s, q.choice, pick)


def far_away(**more: str) -> Scene:
    """Shae the rogue where areas have higher numbers than any figure, beside an area with a find in it."""
    q = scene("1B 8B 14B", Ecarus="white-rose 1B.a", Shae="rogue 14B.b", **more)
    skilled(q, "Shae", 3, "light-touch")
    atoms_map.lay(q.s, FOUND_ITEM, q.area("14B.c"), card(q, "lucky-coin"))
    q.turn("Shae")
    return q


@rule("SS-12.8")
def test_what_is_used_on_an_area_bears_no_emblem_of_an_enemy() -> None:
    """The number of an area is nobody's: once the page could not be drawn for it."""
    q = far_away(g="gremlin green 1 1B.a")
    power = q.s.cast.power_ids["light-touch"]
    deeds = [one for one in q.options() if one[:2] == ("power", power)]
    assert [q.s.plan.areas.names[one[3]] for one in deeds] == ["14B.c"]
    assert deeds[0][3] > FIRST_ENEMY
    assert mark_of(q.s, q.choice, deeds[0]) == "i-plus"
    assert PAGE.place(q.s, q.choice, deeds[0]).split()[0] == "area-14B-c"


@rule("SS-12.8")
def test_why_not_on_that_area_speaks_of_no_enemy() -> None:
    """An area whose number some enemy has, too, and which is too far away."""
    q = far_away(g="gremlin green 1 1B.a", x="raider green 1 1B.a")
    power = q.s.cast.power_ids["light-touch"]
    refusal = why_not(q.s, q.choice, ("power", power, 0, q["g"]))
    assert refusal is not None
    assert refusal.why == "no-target"


def test_beginners_take_no_area_for_themselves() -> None:
    """Shae, whose seat has the number of an area with a find, is badly wounded: Light Touch is no draught."""
    q = scene("1B 14B", Ecarus="white-rose 14B.c", Shae="rogue 1B.a")
    skilled(q, "Shae", 3, "light-touch")
    atoms.wound(q.s, 1, 6)
    name = q.s.plan.areas.names[1]
    atoms.stand_at(q.s, 1, q.area("1B.a"))
    atoms_map.lay(q.s, FOUND_ITEM, 1, card(q, "lucky-coin"))
    q.turn("Shae")
    power = q.s.cast.power_ids["light-touch"]
    assert ("power", power, 0, 1) in q.options(), name
    assert advise_easily(q.s, q.choice, [0] * 20).answer != ("power", power, 0, 1)


@rule("SS-7.40")
def test_cards_that_are_dropped_left_worn_or_handed_over_say_what_they_are() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c longsword healing-potion lucky-coin", Shae="rogue 14B.c")
    potion = card(q, "healing-potion")
    text = "Free action · range 0 · target: a hero. The target heals 4 wounds."
    q.begin(Dropping(0))
    assert purport(q, potion) == text
    q.do(())
    new = card(q, "small-bandages")
    q.begin(Overflow(0, atoms_map.lay(q.s, FOUND_ITEM, q.area("14B.c"), new)))
    assert purport(q, potion) == text
    q.do(new)
    q.begin(Exchange(0, 1))
    assert purport(q, ("give", potion)) == text
    q = scene("14B", Ecarus="white-rose 14B.c longsword", Shae="rogue 14B.c")
    q.begin(Reorganize(0))
    assert purport(q, ("bare", 0)).startswith("Range 0. Slashing attack")


@rule("SS-19.12", "SS-25.3")
def test_powers_that_are_turned_and_critical_hits_that_are_cured_say_what_they_do() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    skilled(q, "Ecarus", 3, "shield-bash", "rallying-cry")
    for power in ("shield-bash", "rallying-cry"):
        cool(q, "Ecarus", power, 2)
    does(q, "{op: rotate, whose: you, by: 1, count: 1}", "Ecarus")
    assert "Push" in purport(q, q.s.cast.power_ids["shield-bash"])
    q.do(q.s.cast.power_ids["shield-bash"])
    tokens = [one.id for one in q.s.cast.criticals]
    for name in ("minus-hit", "no-skill"):
        atoms.keep_critical(q.s, 0, tokens.index(f"critical-{name}"))
    does(q, "{op: cure, whose: you, which: any, count: 1}", "Ecarus")
    assert purport(q, q.options()[1]) == "This character cannot pay for effects with SKILL."


@rule("SS-26.11")
def test_a_shout_says_what_it_does() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    atoms.become_ghost(q.s, 0, 1)
    q.turn("Ecarus")
    assert q.choice.decision is decisions.GHOST
    assert purport(q, ("shout", 1)).startswith("Until the Time Phase, the target gets +1 SHIELD when defending")


@rule("SS-7.35")
def test_cards_that_were_looked_at_say_what_they_are() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    q.begin(Looking(0, (ENCOUNTERS,), 2, reorder=True))
    assert q.choice.decision is decisions.RETURN
    first = q.s.piles.rows[ENCOUNTERS].cards[0]
    id = q.s.cast.encounters[first].id
    assert purport(q, 0) == PAGE.wording.plain_line(PAGE.wording.encounter(id))


@rule("SS-16.3", "SS-16.1", "SS-37.8", "SS-37.10", "SS-16.6")
def test_ordinary_deeds_say_what_they_do() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c longsword", Shae="rogue 14B.c", x="troll 14B.a")
    atoms.move_threat(q.s, 0, 1)
    q.turn("Ecarus")
    assert purport(q, "focus") == "+1 HIT for the next attack of this turn."
    assert purport(q, "dash").startswith("1 movement point more")
    assert purport(q, "provoke") == "The threat token beside you turns to side II."
    q.turn("Shae")
    assert purport(q, "provoke") == "You take the threat token from Ecarus."
    atoms.move_threat(q.s, 0, 2)
    q.turn("Shae")
    assert purport(q, "provoke") == "The threat token beside Ecarus turns to side I."


@rule("SS-21.11")
def test_a_weapon_that_awakens_says_what_it_will_be() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    soul = next(item for item in q.s.cast.items if item.flip and item.kind == t.WEAPON and item.deck == t.SOUL_WEAPON)
    equip(q.s, 0, soul.id)
    told = purport_of_flip(q, soul.cards[0])
    assert told == PAGE.item_text(q.s, soul.cards[0], side=1)
    assert told != PAGE.item_text(q.s, soul.cards[0])


def purport_of_flip(q: Scene, number: int) -> str:
    q.turn("Ecarus")
    return purport(q, ("flip", number))


@rule("SS-16.8")
@pytest.mark.parametrize(("quest", "kind", "said"), [
    ("Q3", "totem", "Topple the Totem: Roll 1 red die; on HIT or SKILL the totem is removed"),
    ("Q4", "brazier", "Swing the Brazier: Troll receives Fire II"),
    ("Q5", "gate", "Douse the Gate: The spawn gate here closes for 4 rounds"),
    ("Q5", "torch", "A free action takes it along"),
])  # fmt: skip
def test_things_of_a_quest_say_what_can_be_done_with_them(quest: str, kind: str, said: str) -> None:
    q = prologue(3, quest=quest)
    number = next(n for n, thing in enumerate(q.s.things.rows) if THINGS[thing.kind] == kind)
    details = looked_at(PAGE, q.s, f"thing-{number}")
    assert details is not None
    assert said in " ".join(line["text"] for line in details["lines"])


@rule("SS-38.4")
def test_a_night_that_changes_nothing_says_so() -> None:
    q = prologue(3, quest="Q5")
    assert sky(PAGE, q.s)["text"] == "It changes nothing in this quest."


@rule("SS-50.4", "SS-19.14")
def test_whoever_chooses_an_area_for_a_token_is_told_what_it_does() -> None:
    """With the number that is printed at the level in use."""
    q = scene("14B", Laegon="ranger 14B.c", Shae="rogue 14B.c")
    skilled(q, "Laegon", 3, "hunters-snare")
    q.turn("Laegon")
    q.do("power", "hunters-snare", 1, -1)
    line, _rule = PAGE.consequence(q.s, q.choice, Draft(q.choice))
    assert line.startswith("Put a hunter's snare in an area of your choice")
    assert "receives 2 wounds" in line
