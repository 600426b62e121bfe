"""SS-6: the round: Time Phase, Battle Phase, Event Phase."""

from __future__ import annotations

from tests.sword_and_sorcery.rules.cards.table import (
    cool,
    cooldown,
    die,
    fires,
    hurt,
    lay,
    poison,
    shields,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.procedures.battle import BattlePhase
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.procedures.quest import QuestRun
from reverie.games.sword_and_sorcery.rules.state import BATTLE_PHASE, EVENT_PHASE, SHRINE, TIME_PHASE
from reverie.kernel.agenda import innermost, submit
from reverie.testing import rule


def turn_of(q: Scene) -> HeroTurn:
    turn = innermost(q.s, HeroTurn)
    assert turn is not None
    return turn


def encounter(q: Scene, id: str) -> None:
    q.stack("encounter", [card.id for card in q.s.cast.encounters].index(id))


def told(q: Scene, *kinds: str) -> list[str]:
    return [event.kind for event in q.s.events if event.kind in kinds]


# Phases (SS-6.1) ----------------------------------------------------------------


@rule("SS-6.1", "SS-6.16", "SS-5.16")
def test_time_battle_event_and_again() -> None:
    """After the last hero's enemy turn comes the Event Phase, then the next round begins with the Time Phase."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b")
    q.s.listening = True
    q.s.agenda[0].step = 2  # the Time Phase of the next round
    del q.s.agenda[1:]
    assert isinstance(q.s.agenda[0], QuestRun)
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    phases = []
    for _turn in range(4):
        phases.append((q.s.round, q.s.phase))
        if q.choice.kind == "who":
            submit(q.s, 0, 0)
            q.run()
        q.do("end")
    assert phases == [(2, BATTLE_PHASE), (2, BATTLE_PHASE), (3, BATTLE_PHASE), (3, BATTLE_PHASE)]
    began = [event.data["phase"] for event in q.s.events if event.kind == "phase-began"]
    assert began == ["time", "battle", "event"] * 2 + ["time", "battle"]
    assert (TIME_PHASE, EVENT_PHASE) == (1, 3)


# The Time Phase (SS-6.2 to SS-6.8) ----------------------------------------------------------------


@rule("SS-6.2", "SS-6.3", "SS-6.4", "SS-6.5", "SS-Q65")
def test_tidying_up_in_order() -> None:
    """Damage first, then what happens in every Time Phase, then what lasts until it ends and shields return; at last the tabs turn."""
    q = scene("14B", Ecarus="white-rose 14B.a +scale-armour potion-of-strength", Shae="rogue 14B.b", t="troll 14B.c")
    q.turn("Ecarus")
    q.do(next(deed for deed in q.options() if deed[0] == "item"))
    q.do("end")
    assert len(q.s.lasting) == 1
    atoms.spend_shields(q.s, q["Ecarus"], 1)
    atoms.give_fire(q.s, q["Ecarus"], 1)
    q.s.happened = []
    hurt(q, "t", 5)
    q.s.listening = True
    q.time_phase()
    assert told(q, "wounded", "healed", "shields-came") == ["wounded", "healed", "shields-came"]
    assert q.wounds("t") == 5 - 2  # Regeneration, one for each hero in play
    assert q.s.lasting == ()
    assert shields(q, "Ecarus") == 1
    assert [row.acted for row in q.s.heroes.rows] == [False, False]


@rule("SS-6.3", "SS-7.10", "SS-Q8", "SS-25.12", "SS-24.16")
def test_who_dies_of_fire_and_poison_dies_when_all_have_suffered() -> None:
    """Fire I and Poison II on three HP: one tear of the phoenix helps against all of it, in whatever order it came."""
    q = scene("14B", Ecarus="black-rose 14B.a phoenix-tear", Shae="assassin 14B.a", g="gremlin green 1 14B.c")
    hurt(q, "Ecarus", 6)
    hurt(q, "g", 2)
    atoms.give_fire(q.s, q["Ecarus"], 1)
    atoms.give_poison(q.s, q["Ecarus"], 2)
    atoms.give_fire(q.s, q["g"], 1)
    q.time_phase()
    assert q.choice.kind == "window"
    assert q.wounds("Ecarus") == 9
    assert q.s.foes_in_play() == [q.foe("g")]  # the gremlin has suffered, too, and is not dead before the hero
    q.do(q.options()[0], dice="b1")
    q.quiet()
    assert q.wounds("Ecarus") == 8
    assert poison(q, "Ecarus") == 2  # the save has failed
    assert fires(q, "Ecarus") == (0, 0)
    assert q.s.foes_in_play() == []


@rule("SS-6.3", "SS-25.12", "SS-24.14")
def test_only_heroes_save_against_poison_and_areas_burn_down() -> None:
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b", g="gremlin red 1 14B.c")
    for name in ("Shae", "g"):
        atoms.give_poison(q.s, q[name], 2)
    lay(q, "fire", "14B.a", 2)
    lay(q, "fire", "14B.b", 1)
    q.time_phase("b6")
    q.quiet()
    assert (q.wounds("Shae"), poison(q, "Shae")) == (2, 0)
    assert (q.wounds("g"), poison(q, "g")) == (2, 2)
    assert things(q, "fire") == ["14B.a"]  # II is I, I is gone
    assert fires(q, "Shae") == (0, 0)  # who only stands there gets no token
    q.time_phase()
    assert things(q, "fire") == []


@rule("SS-6.5", "SS-21.13", "SS-Q72")
def test_magic_shields_come_back_to_the_printed_number() -> None:
    """Of heroes and enemies; those above it stay and are not renewed; a soul weapon shows its front again."""
    q = scene("14B", Auriel="sorceress 14B.a silk-robe", Shae="rogue 14B.b", o="orc-shaman green 1 14B.c")
    soul = next(item.id for item in q.s.cast.items if item.deck == t.SOUL_WEAPON)
    equip(q.s, q["Shae"], soul)
    card = q.s.heroes.rows[q["Shae"]].slots[t.MAIN]
    q.s.sides = (*q.s.sides[:card], 1, *q.s.sides[card + 1 :])
    atoms.give_shields(q.s, q["Auriel"], 2)
    atoms.spend_shields(q.s, q["Auriel"], 3)
    atoms.spend_shields(q.s, q["o"], 2)
    q.s.happened = []
    assert (shields(q, "Auriel"), shields(q, "o")) == (1, 0)
    q.time_phase()
    assert (shields(q, "Auriel"), shields(q, "o")) == (3, 2)
    assert q.s.sides[card] == 0


@rule("SS-6.6", "SS-6.7", "SS-19.11", "SS-19.15")
def test_two_hourglasses() -> None:
    """SS-T26: Cleave has two hourglasses; the next Time Phase leaves one, the one after it refreshes; a ghost's turn as well."""
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    skilled(q, "Ecarus", 3, "cleave", "bloodied-rose")
    q.turn("Ecarus")
    q.do("power", "cleave", 0, -1)
    q.do("end")
    assert cooldown(q, "Ecarus", "cleave") == 2
    cool(q, "Ecarus", "bloodied-rose", 1)
    q.time_phase()
    assert (cooldown(q, "Ecarus", "cleave"), cooldown(q, "Ecarus", "bloodied-rose")) == (1, 0)
    die(q, "Ecarus")
    q.time_phase()
    assert cooldown(q, "Ecarus", "cleave") == 0


@rule("SS-6.8", "SS-7.11", "SS-14.3", "SS-Q69")
def test_the_soul_step_goes_on_until_the_party_stops() -> None:
    """Ranks and lives in any order, as long as the pool pays; to stop is always possible."""
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.a", Laegon="archer 1B.c")
    lay(q, "shrine", "1B.a")
    q.s.things.edit(1).state = 1
    die(q, "Ecarus")
    q.s.soul = 9
    q.time_phase()
    assert q.choice.kind == "soul"
    assert {one.seat for one in q.s.pending} == {0, 1, 2}
    assert set(q.options()) == {("rank", 0), ("rank", 1), ("rank", 2), ("rise", 0), "stop"}
    q.do(("rise", 0))
    assert q.s.in_play(0)
    assert not q.s.heroes.rows[0].acted  # and acts this round
    assert q.s.soul == 8
    q.do(("rank", 2))
    assert (q.choice.kind, q.choice.seat) == ("learn", 2)
    q.do(q.options()[0])
    assert set(q.options()) == {("rank", 0), ("rank", 1), "stop"}
    q.do("stop")
    assert q.s.soul == 4
    q.time_phase()
    assert q.choice.kind == "soul"
    assert SHRINE == 4


# The Battle Phase (SS-6.9 to SS-6.15) ----------------------------------------------------------------


@rule("SS-6.9", "SS-7.12")
def test_heroes_act_in_any_order_each_once() -> None:
    """Every hero turn is followed by an enemy turn of the same hero."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a", Thorgar="cleric 14B.a", g="gremlin green 1 14B.c")
    q.s.listening = True
    q.begin(BattlePhase())
    order = []
    for seat in (2, 0, 1):
        if seat != 1:  # the last needs no question
            assert q.choice.kind == "who"
            assert seat in q.options()
            q.do(seat)
        order.append(q.choice.seat)
        encounter(q, "C")  # neither red nor blue ones are there
        q.do("end")
    assert order == [2, 0, 1]
    assert [event.data["seat"] for event in q.s.events if event.kind == "encounter-drawn"] == [2, 0, 1]
    assert all([row.acted for row in q.s.heroes.rows])


@rule("SS-6.10", "SS-7.13", "SS-7.14")
def test_a_turn_has_a_move_combat_and_normal_actions() -> None:
    """All are optional, in any order; X is on the soul gem."""
    q = scene("14B", Shae="rogue 14B.b stiletto", Laegon="archer 14B.a", g="gremlin red 1 14B.c")
    q.turn("Shae")
    turn = turn_of(q)
    assert (turn.move, turn.combat, turn.normal) == (True, 1, 1)
    assert "end" in q.options()
    q.do("go", "14B.c")
    assert (turn.move, turn.points) == (False, 3)
    q.do("focus")
    q.do("attack", "main", "g", dice="r1 b1 b1 b1")
    assert (turn.combat, turn.normal) == (0, 0)
    assert q.options() == ["rest", "wait"]  # nothing is left, so the turn is over
    assert q.s.heroes.rows[q["Shae"]].acted
    skilled(q, "Shae", 7)
    q.turn("Shae")
    assert (turn_of(q).combat, turn_of(q).normal) == (2, 3)


@rule("SS-6.11")
def test_a_combat_action_ends_a_move() -> None:
    """A normal or a free action in between does not."""
    q = scene("14B", Shae="rogue 14B.a stiletto healing-potion", Laegon="archer 14B.b", g="gremlin red 1 14B.c")
    hurt(q, "Shae", 3)
    q.turn("Shae")
    q.do("go", "14B.b")
    q.do("dash")
    q.do(next(deed for deed in q.options() if deed[0] == "item" and deed[3] == q["Shae"]))
    assert turn_of(q).points == 4
    assert q.offers("go", "14B.c")
    q.do("go", "14B.c")
    assert q.offers("go", "14B.b")
    q.do("attack", "main", "g", dice="r1 b1")
    assert not any([isinstance(deed, tuple) and deed[0] == "go" for deed in q.options()])


@rule("SS-6.12", "SS-6.14", "SS-26.11", "SS-7.23")
def test_a_ghost_has_ghost_actions_and_no_enemy_turn() -> None:
    """The ghost's player still acts for the enemies of that seat in other heroes' enemy turns."""
    q = scene(
        "1B", Shae="rogue 1B.c", Thorgar="cleric 1B.e", Ecarus="black-rose 1B.a", g="gremlin green 1 1B.c", h="gremlin green 2 1B.f",
    )  # fmt: skip
    for area in ("1B.a", "1B.g"):
        lay(q, "shrine", area)
    for number in (1, 2):
        q.s.things.edit(number).state = 1
    die(q, "Shae")
    q.s.listening = True
    encounter(q, "O")
    q.begin(BattlePhase())
    q.do(q["Shae"])
    assert q.choice.kind == "ghost"
    shrines = [q.s.plan.areas.names[deed[1]] for deed in q.options() if deed[0] == "return"]
    assert shrines == ["1B.a", "1B.g"]
    q.do("return", "1B.g")
    assert q.where("Shae") == "1B.g"
    assert not any([deed[0] == "return" for deed in q.options() if isinstance(deed, tuple)])
    q.do("end")
    assert told(q, "encounter-drawn") == []
    assert q.choice.kind == "who"
    q.s.foes.edit(q.foe("g")).controller = q["Shae"]
    encounter(q, "A")
    q.s.figures.edit(q["Thorgar"]).area = q.area("1B.c")
    q.s.figures.edit(q["Ecarus"]).area = q.area("1B.c")
    q.s.foes.edit(q.foe("h")).controller = q["Shae"]
    q.do(q["Ecarus"])
    q.do("end")
    assert (q.choice.kind, q.choice.seat) == ("activate", q["Ecarus"])
    q.do(q.foe("g"))
    assert (q.choice.kind, q.choice.seat) == ("victim", q["Shae"])  # a tie, decided by whoever controls it


@rule("SS-6.13")
def test_an_enemy_turn_needs_an_enemy() -> None:
    """A card is drawn, resolved and discarded; without an enemy in play none is drawn."""
    for foes, drawn in (({"g": "gremlin green 1 14B.c"}, 2), ({}, 0)):
        q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a", **foes)
        q.s.listening = True
        q.begin(BattlePhase())
        q.do(0)
        encounter(q, "C")
        q.do("end")
        encounter(q, "C")
        q.do("end")
        assert len(told(q, "encounter-drawn")) == drawn


@rule("SS-6.13", "SS-32.6")
def test_the_second_condition_where_the_first_finds_nobody() -> None:
    """Card A: all green ones; else those with a hero in their area; else nothing."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.b", b="gremlin blue 1 14B.b")
    q.s.listening = True
    q.encounter("A", "Shae", "r1 r1 b1")
    while q.choice.kind != "deed":
        q.do(q.options()[-1], dice="r1 r1")
    assert told(q, "enemy-activated") == ["enemy-activated"]
    q.s.figures.edit(q["b"]).area = q.area("14B.c")
    q.encounter("A", "Shae")
    assert told(q, "enemy-activated") == ["enemy-activated"]


@rule("SS-6.15", "SS-Q30", "SS-25.10")
def test_a_stunned_hero_skips_the_hero_turn_only() -> None:
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a", g="gremlin green 1 14B.c")
    atoms.give_condition(q.s, q["Shae"], t.STUN)
    encounter(q, "O")
    q.s.listening = True
    q.begin(BattlePhase())
    q.do(q["Shae"])
    assert told(q, "turn-skipped", "encounter-drawn") == ["turn-skipped", "encounter-drawn"]
    assert q.choice.seat == q["Laegon"]
    assert not q.has("Shae", t.STUN)


@rule("SS-26.8", "SS-Q31", "SS-6.14")
def test_who_dies_in_the_own_turn_ends_it() -> None:
    """Then the enemy turn of that hero is skipped; who dies before acting has a ghost's turn in the same round."""
    q = scene("1B", Shae="rogue 1B.c", Laegon="archer 1B.a", Ecarus="white-rose 1B.a", g="gremlin green 1 1B.g")
    hurt(q, "Shae", 6)
    q.s.listening = True
    q.begin(BattlePhase())
    q.do(q["Shae"])
    q.do("go", "1B.f")  # a dangerous area
    assert not q.s.in_play(q["Shae"])
    assert told(q, "encounter-drawn") == []
    assert q.choice.kind == "who"
    die(q, "Laegon")
    q.do(q["Laegon"])
    assert q.choice.kind == "ghost"


# The Event Phase (SS-6.17, SS-6.19) ----------------------------------------------------------------


@rule("SS-6.17", "SS-38.1")
def test_a_new_event_every_second_round() -> None:
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a")
    hurt(q, "Shae", 2)
    q.s.listening = True
    q.s.phase = EVENT_PHASE
    q.begin(EventPhase())
    assert told(q, "event-drawn", "event-discarded") == ["event-drawn"]
    assert q.wounds("Shae") == 1  # Second Wind
    q.begin(EventPhase())
    assert told(q, "event-drawn", "event-discarded") == ["event-drawn", "event-discarded"]
    assert q.wounds("Shae") == 1
