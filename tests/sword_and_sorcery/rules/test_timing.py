"""SS-4, SS-7.1 to SS-7.37, SS-8: dice, interrupts, decision points, golden rules."""

from __future__ import annotations

from typing import Any

from tests.sword_and_sorcery.rules.cards.table import answers, hurt, lay, pass_all, skilled, things
from tests.sword_and_sorcery.rules.test_setup import begin, go_on, go_on_to_end
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.atoms import LOOK
from reverie.games.sword_and_sorcery.rules.dicing import lying, show
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.force import rebuild, sources
from reverie.games.sword_and_sorcery.rules.frames import EnemyWalk, Visit
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.procedures.handling import Exchange
from reverie.games.sword_and_sorcery.rules.state import EVENT_PHASE, EVENTS, SHOP, TREASURES, Quest, Thing
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.kernel.agenda import advance, submit
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY
from reverie.testing import rule

MAN, WOMAN, ENEMY = (t.SHADOWS.index(kind) for kind in ("man", "woman", "enemy"))


def told(q: Scene, *kinds: str) -> list[str]:
    return [event.kind for event in q.s.events if event.kind in kinds]


def prologue(area: str, *heroes: str, **wishes: Any) -> Quest:
    """The prologue in round 1, all heroes in an area, nothing in sight, the first hero's turn."""
    s = begin(heroes=list(heroes) or ["white-rose", "archer"], **wishes)
    go_on(s, "visit")
    for number, thing in enumerate(s.things.rows):
        if thing.kind == 6:
            s.things.rows[number] = type(thing)()
    go_on(s, "deed")
    while s.pending[0].seat != 0:
        submit(s, s.pending[0].seat, "end")
        go_on(s, "deed")
    s.closed, s.doors = s.plan.walls, 0
    for seat in range(len(s.heroes)):
        s.figures.edit(seat).area = s.plan.areas.number[area]
    look_again(s)
    return s


def look_again(s: Quest) -> None:
    """The hero whose turn it is looks anew at what is possible."""
    s.pending.clear()
    s.given.clear()
    s.agenda[-1].step = 1
    advance(s)


def step(s: Quest, area: str) -> None:
    submit(s, s.pending[0].seat, ("go", s.plan.areas.number[area]))


# Dice (SS-4) ----------------------------------------------------------------


@rule("SS-4.1", "SS-4.2", "SS-4.6", "SS-Q1")
def test_faces_of_the_dice() -> None:
    """Ten faces each, at most two results on one; how often each symbol shows."""
    for die_, counts in zip(GAME.cast.dice, ((9, 4, 2, 0, 1, 1), (4, 2, 2, 4, 1, 1)), strict=True):
        assert len(die_.faces) == 10
        assert max([sum(face) for face in die_.faces]) == 2
        assert tuple([sum([face[symbol] for face in die_.faces]) for symbol in range(6)]) == counts
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b")
    assert show(q.s, lying(1, 1, (6, 9))) == (1, 0, 2, 1, 0, 0)  # HIT and MAGIC, SHIELD and MAGIC


@rule("SS-4.3")
def test_a_doubled_symbol_pays_for_two_effects_or_for_a_double_one() -> None:
    q = scene("14B", Thorgar="cleric 14B.a hammer", Shae="rogue 14B.b", o="orc-warrior red 1 14B.a")
    q.turn("Thorgar")
    q.do("attack", "main", "o", dice="r9 b2")
    q.do("pass")
    paid = [q.s.cast.dice_effects[number].deeds[0][0] for number in q.options() if isinstance(number, int)]
    assert sorted(paid) == sorted([t.E_KNOCK_DOWN, t.E_CRITICAL])  # S, or SS
    critical = next(one for one in q.options() if one != "done" and q.s.cast.dice_effects[one].total == 2)
    q.do(critical, dice="b1 b1")
    assert q.choice.kind == "deed"  # both are spent


@rule("SS-4.4")
def test_there_are_always_dice_enough() -> None:
    """Six blue dice are rolled for a defence, although the box has four."""
    q = scene("14B", Ecarus="black-rose 14B.a +scale-armour", Shae="assassin 14B.b", r="raider red 1 14B.a")
    skilled(q, "Shae", 5, "smoke-veil")
    q.begin(Attack(q["r"], q["Ecarus"], BY_WEAPON, t.MAIN), "r2")
    assert q.choice.rule == "SS-7.44"
    q.s.agenda[-2].normal = 6
    q.do(("power", q.s.cast.power_ids["smoke-veil"], 1), dice="b6 b6 b6 b6 b6 b6")
    q.quiet()  # four of the armour and two more
    assert q.wounds("Ecarus") == 0


# The end (SS-1.6, SS-6.19) ----------------------------------------------------------------


@rule("SS-1.6", "SS-6.19", "SS-7.8", "SS-Q85")
def test_a_quest_ends_at_the_moment_its_condition_is_met() -> None:
    """All heroes are on 8B.c and no enemy is: won in the middle of a move."""
    s = prologue("8B.e")
    s.figures.edit(1).area = s.plan.areas.number["8B.c"]
    step(s, "8B.c")
    while s.agenda and s.pending[0].kind == "reading":
        submit(s, s.pending[0].seat, s.pending[0].options.at(0))
    assert s.ended == "won"
    go_on_to_end(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.result == "won"


@rule("SS-6.19", "SS-Q32", "SS-8.3", "SS-2.2")
def test_an_event_deck_is_not_made_anew() -> None:
    """With the deck empty at an Event Phase the quest is lost, whatever lies in the discards."""
    s = prologue("1B.e")
    row = s.piles.edit(EVENTS)
    gone = row.cards
    row.cards, row.known = (), ()
    row = s.piles.edit(EVENTS + 1)
    row.cards, row.known = gone, (EVERYBODY,) * len(gone)
    while s.agenda and not s.ended:
        go_on(s, stop=lambda choice: choice.kind == "deed" or bool(s.ended))
        if not s.ended:
            submit(s, s.pending[0].seat, "end")
    assert s.ended != "won"


# Interrupts (SS-7.1 to SS-7.5) ----------------------------------------------------------------


@rule("SS-7.1", "SS-29.2")
def test_sight_is_checked_after_every_area() -> None:
    """The move is paused, and goes on with the points that are left."""
    q = scene("1B 14B", Shae="rogue 1B.c", Laegon="archer 1B.a")
    lay(q, "shadow", "14B.b", MAN)
    q.turn("Shae")
    q.do("go", "1B.d")
    assert things(q, "shadow") == []  # 14B.b is seen from 1B.d
    assert q.choice.kind == "deed"
    assert q.offers("go", "14B.a")


@rule("SS-7.1", "SS-7.34", "SS-Q56")
def test_shadows_in_sight_are_revealed_together() -> None:
    """The active player orders them; what the first one brings hides none of the others any more."""
    q = scene("98A", Laegon="archer 98A.f", Shae="rogue 98A.g", g="gremlin green 1 98A.g", h="gremlin green 2 98A.g")
    for foe in ("g", "h"):
        atoms.take_away(q.s, q[foe])
        q.s.foes.rows[q.foe(foe)] = type(q.s.foes.rows[0])()
    q.stack("enemy", q.foe("g"), q.foe("h"))
    first, second = lay(q, "shadow", "98A.d", ENEMY), lay(q, "shadow", "98A.c", ENEMY)
    q.s.active = q["Shae"]
    q.s.happened.append((LOOK, 0, 0))
    q.turn("Shae")
    assert (q.choice.kind, q.choice.seat) == ("order", q["Shae"])
    assert q.options() == [first, second]
    q.s.listening = True
    q.do(first)
    assert things(q, "shadow") == []  # the enemy on 98A.d would have hidden 98A.c
    assert told(q, "shadow-revealed", "enemy-came") == ["shadow-revealed", "enemy-came"] * 2


@rule("SS-7.1", "SS-7.34")
def test_one_shadow_is_done_with_before_the_next() -> None:
    """The gremlin of the first draws its power before the second shadow is turned over."""
    q = scene("98A", Laegon="archer 98A.d", Shae="rogue 98A.d", h="gremlin green 2 98A.g", g="gremlin green 1 98A.g")
    for foe in ("g", "h"):
        atoms.take_away(q.s, q[foe])
        q.s.foes.rows[q.foe(foe)] = type(q.s.foes.rows[0])()
    q.stack("enemy", q.foe("h"), q.foe("g"))
    q.stack("enemy-power", 0, 1)
    first, _second = lay(q, "shadow", "98A.c", ENEMY), lay(q, "shadow", "98A.e", ENEMY)
    q.s.happened.append((LOOK, 0, 0))
    q.s.listening = True
    q.turn("Shae")
    q.do(first)
    order = told(q, "shadow-revealed", "enemy-came", "enemy-power-came")
    assert order == ["shadow-revealed", "enemy-came", "enemy-power-came", "shadow-revealed", "enemy-came"]


@rule("SS-7.1", "SS-38.4")
def test_whoever_sees_farther_again_reveals() -> None:
    """Gathering Dark lets heroes see three areas; when it is discarded, the shadow four areas away is revealed."""
    q = scene("98A", Shae="rogue 98A.a", Laegon="archer 98A.a")
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (6, 7), (EVERYBODY, 0)
    rebuild(q.s)
    lay(q, "shadow", "98A.e", MAN)
    q.s.happened.append((LOOK, 0, 0))
    q.turn("Shae")
    assert things(q, "shadow") == ["98A.e"]
    q.do("end")
    q.s.phase = EVENT_PHASE
    q.begin(EventPhase())
    assert things(q, "shadow") == []


@rule("SS-7.37", "SS-Q82")
def test_who_has_revealed_a_token() -> None:
    """The active hero if that hero sees it, else the nearest who does; of equally near ones the active player names one."""
    for active, two, asked in ((0, "98A.b", False), (2, "98A.b", True), (2, "98A.c", False)):
        q = scene(
            "98A", Shae="rogue 98A.b", Laegon=f"archer {two}", Ecarus="white-rose 98A.a", g="gremlin green 1 98A.g"
        )
        q.s.figures.edit(q["Ecarus"]).area = q.area("98A.g")  # six areas away: sees nothing
        lay(q, "shadow", "98A.a", MAN)
        q.s.active = active
        q.s.happened.append((LOOK, 0, 0))
        q.turn(("Shae", "Laegon", "Ecarus")[active])
        assert (q.choice.kind == "nearest") is asked
        if asked:
            assert q.choice.seat == q["Ecarus"]
            assert q.options() == [q["Shae"], q["Laegon"]]


@rule("SS-7.2", "SS-7.22", "SS-13.5", "SS-7.52")
def test_a_story_interrupts_and_the_move_goes_on() -> None:
    """The story card on 14B.a: it is read, does what it says, the active hero chooses by nature, and then walks on."""
    for version, natures in (("white-rose", [0, 1]), ("archer", [0, 1, 2]), ("black-rose", [1, 2])):
        s = prologue("1B.d", version, "assassin" if version == "black-rose" else "rogue")
        step(s, "14B.a")
        choice = go_on(s, "branch")
        assert choice.seat == 0
        assert list(choice.options) == natures
        submit(s, 0, 1)
        choice = go_on(s, "deed")
        assert choice.seat == 0
        assert s.plan.areas.number["14B.b"] in [deed[1] for deed in choice.options if deed[0] == "go"]


@rule("SS-13.8", "SS-Q108", "SS-7.22")
def test_a_soul_storm_opens_all_branches() -> None:
    s = prologue("1B.d", "white-rose", "archer", soul_storm=True)
    step(s, "14B.a")
    assert list(go_on(s, "branch").options) == [0, 1, 2]


@rule("SS-Q62", "SS-26.11")
def test_ghosts_bring_no_story_about() -> None:
    s = prologue("1B.d")
    atoms.become_ghost(s, 1, 1)
    s.happened = []
    submit(s, 0, "end")
    choice = go_on(s, "ghost")
    submit(s, choice.seat, ("go", s.plan.areas.number["14B.a"]))
    assert s.pending[0].kind == "ghost"
    assert 7 in [thing.kind for thing in s.things.rows]


@rule("SS-7.3", "SS-46.5")
def test_an_enemy_acts_in_a_heros_turn_and_the_turn_goes_on() -> None:
    """The alarm of a door: an encounter card in the middle of Shae's turn."""
    q = scene("14B", (("14B.b", "14B.c", "door"),), Shae="rogue 14B.b", Laegon="archer 14B.a", r="raider green 1 14B.a")
    number = next(card.number for card in q.s.cast.traps if card.id == "alarm")
    q.stack("trap", number, number)
    q.stack("encounter", [card.id for card in q.s.cast.encounters].index("A"))
    q.s.active = q["Shae"]
    q.turn("Shae")
    q.do("go", "14B.a", dice="b6")
    q.do("go", "14B.b", dice="r1 b1 b1 b1")
    q.dice = []
    points = q.s.agenda[-1].points
    q.stack("encounter", [card.id for card in q.s.cast.encounters].index("A"))
    q.do("open", 0)
    if q.choice.kind == "trap":
        q.do(q.options()[0], dice="r1 b1 b1")
    assert q.choice.kind == "deed"
    assert q.choice.seat == q["Shae"]
    assert q.s.agenda[-1].points == points


@rule("SS-7.4", "SS-15.9", "SS-15.14")
def test_reaction_attacks_come_before_the_step() -> None:
    """Both enemies strike where the hero stands; who dies of it goes nowhere."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.a", g="gremlin green 1 14B.b", h="gremlin red 1 14B.b")
    q.s.listening = True
    q.turn("Shae")
    q.do("go", "14B.c", dice="r1 r1 b1 r1 r1 b1")
    order = [event.data["attacker"] for event in q.s.events if event.kind == "attack-declared"]
    assert order == [q["h"], q["g"]]  # the higher rank first
    assert told(q, "attack-over", "moved") == ["attack-over", "attack-over", "moved"]
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.a", h="gremlin red 1 14B.b")
    hurt(q, "Shae", 6)
    q.turn("Shae")
    q.do("go", "14B.c", dice="r2 r2 b1")
    assert q.where("Shae") == "14B.b"
    assert not q.s.in_play(q["Shae"])


@rule("SS-7.5", "SS-36.5")
def test_what_an_enemy_does_when_it_is_hurt() -> None:
    """Spikes answer wounds from any source, at once; an enemy that dies of them answers no more."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.a", b="gremlin blue 1 14B.b")
    atoms.give_fire(q.s, q["b"], 1)
    q.time_phase("b1")
    assert q.wounds("Shae") == 2
    hurt(q, "b", 4)
    atoms.give_fire(q.s, q["b"], 1)
    q.time_phase()
    assert q.s.foes_in_play() == []
    assert q.wounds("Shae") == 2


@rule("SS-7.8", "SS-Q40")
def test_enemies_are_set_off_in_the_order_of_activation() -> None:
    """Two raiders wait on 14B.b: the blue one of another player before the green one of the active player."""
    q = scene("14B", Shae="assassin 14B.a", Laegon="archer 14B.c", g="raider green 1 14B.b", b="raider blue 1 14B.b")
    q.s.foes.edit(q.foe("b")).controller = q["Laegon"]
    q.s.listening = True
    q.turn("Shae")
    q.do("go", "14B.b", dice="b6 b6")
    order = [event.data["figure"] for event in q.s.events if event.kind == "ability-used"]
    assert sorted(order) == sorted([q["b"], q["g"]])
    saves = [event for event in q.s.events if event.kind == "saved"]
    assert len(saves) == 2
    q = scene("14B", Shae="assassin 14B.a", Laegon="archer 14B.c", g="raider green 1 14B.b", b="raider blue 1 14B.b")
    q.s.foes.edit(q.foe("b")).controller = q["Laegon"]
    q.s.listening = True
    q.turn("Shae")
    q.do("go", "14B.b", dice="b1 r1 b1 b1 b1 b1 b1 b1")
    struck = [event.data["attacker"] for event in q.s.events if event.kind == "attack-declared"]
    assert struck[0] == q["b"]


@rule("SS-7.8", "SS-26.2")
def test_deaths_come_before_reveals() -> None:
    """Shae dies on the dangerous 1B.f, from which a shadow would be seen: nobody reveals it."""
    q = scene("1B 14B", Shae="rogue 1B.c", Laegon="archer 1B.e")
    hurt(q, "Shae", 6)
    lay(q, "shadow", "1B.g", MAN)
    q.turn("Shae")
    q.do("go", "1B.f")
    assert not q.s.in_play(q["Shae"])
    assert things(q, "shadow") == ["1B.g"]


# Decision points (SS-7.15 to SS-7.37) ----------------------------------------------------------------


@rule("SS-7.15", "SS-22.3")
def test_an_attackers_choices() -> None:
    """Weapon, target, Focus; then which effects are paid for, or none."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword shield",
        Shae="rogue 14B.a",
        g="gremlin red 1 14B.b",
        h="raider red 1 14B.b",
    )
    q.turn("Ecarus")
    deeds = {deed for deed in q.options() if deed[0] == "attack"}
    assert deeds == {("attack", hand, figure) for hand in (t.MAIN, t.OFF) for figure in (q["g"], q["h"])}
    assert q.offers("focus")
    q.do("attack", "main", "g", dice="r4 b1")
    assert (q.choice.kind, q.choice.seat) == ("effect", q["Ecarus"])
    assert q.options()[-1] == "done"
    q.do("done", dice="b6 b6 b1 b1 b1")
    q.dice = []
    assert q.wounds("g") == 0


@rule("SS-7.20", "SS-32.4", "SS-Q39")
def test_ties_in_the_order_of_activation_are_the_active_players() -> None:
    """Also for enemies that another player controls."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a", g="gremlin green 1 14B.c", h="gremlin green 2 14B.c")
    for foe in ("g", "h"):
        q.s.foes.edit(q.foe(foe)).controller = q["Laegon"]
    q.encounter("A", "Shae")
    assert (q.choice.kind, q.choice.seat) == ("activate", q["Shae"])
    assert set(q.options()) == {q.foe("g"), q.foe("h")}


@rule("SS-7.21", "SS-34.2", "SS-7.19")
def test_of_equal_ways_the_controller_names_one() -> None:
    """From 99A.a to 99A.d it is two areas by 99A.c only; from 99A.d to 99A.a by 99A.b or 99A.c."""
    q = scene("99A", Shae="rogue 99A.a", Laegon="archer 99A.a", g="gremlin green 1 99A.d")
    q.s.foes.edit(q.foe("g")).controller = q["Laegon"]
    q.begin(EnemyWalk(q.foe("g"), 2, q.area("99A.a")))
    assert (q.choice.kind, q.choice.seat) == ("path", q["Laegon"])
    assert [q.s.plan.areas.names[area] for area in q.options()] == ["99A.b", "99A.c"]
    q.do("99A.b")
    assert q.where("g") == "99A.a"


@rule("SS-7.24", "SS-37.12")
def test_the_threat_token_passes_on_at_death() -> None:
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a", Ecarus="white-rose 14B.a", t="troll 14B.c")
    q.s.threat, q.s.threatened, q.s.active = q["Shae"], 2, q["Laegon"]
    hurt(q, "Shae", 6)
    atoms.give_fire(q.s, q["Shae"], 1)
    q.time_phase()
    assert (q.choice.kind, q.choice.seat) == ("threat", q["Laegon"])
    assert q.options() == [q["Laegon"], q["Ecarus"]]
    q.do(q["Ecarus"])
    assert (q.s.threat, q.s.threatened) == (q["Ecarus"], 1)


@rule("SS-7.25", "SS-27.4", "SS-7.47")
def test_a_visit_to_the_emporium() -> None:
    """All heroes present deal at the same time, until all are done; the tavern die is nobody's to reroll."""
    q = scene("14B", Shae="rogue 14B.a lucky-coin", Laegon="archer 14B.a")
    for seat in (0, 1):
        q.s.heroes.edit(seat).crowns = (2, 2, 0)
    q.begin(Visit((0, 1)))
    assert {choice.seat for choice in q.s.pending} == {0, 1}
    assert all([choice.options.has("done") for choice in q.s.pending])
    assert q.choice.options.has(("bet", t.SHIELD))
    q.do(("bet", t.SHIELD), dice="b1")
    assert q.s.crowns(0) == 25
    assert q.choice.kind == "visit"
    assert not q.choice.options.has(("bet", t.SHIELD))  # once


@rule("SS-7.27", "SS-17.3")
def test_any_finds_of_the_own_area_are_picked_up() -> None:
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b", g="gremlin green 1 14B.c")
    atoms_map.drop_crowns(q.s, q.area("14B.a"), 10)
    one, two = [card for card in range(len(q.s.cast.cards)) if q.s.item(card).id == "healing-potion"][:2]
    for card in (one, two):
        lay(q, "item", "14B.a", card)
    q.turn("Shae")
    q.do("take")
    assert q.choice.kind == "pick-up"
    assert q.choice.options.size() == 8  # any subset of three
    rows = {q.s.things.rows[number].value: number for number in range(1, 4)}
    q.do((rows[two],))
    assert q.s.heroes.rows[q["Shae"]].pack == (two,)
    assert sorted(things(q, "item") + things(q, "crowns")) == ["14B.a", "14B.a"]
    q.s.figures.edit(q["g"]).area = q.area("14B.a")
    q.turn("Shae")
    assert not q.offers("take")


@rule("SS-7.31", "SS-8.8", "SS-1.11")
def test_one_hero_is_named_by_the_party() -> None:
    """Divine Gift heals one hero: any who is wounded; nobody is asked where nobody is."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b", Ecarus="white-rose 14B.c")
    gift = q.s.cast.abilities[q.s.cast.events[18].ability].do
    heal = next(text for text in q.s.cast.texts[gift].ops[0].options)
    q.begin(Deeds(heal, 0, -1))
    assert q.options() == ["rest", "wait"]
    for name in ("Shae", "Ecarus"):
        hurt(q, name, 1)
    q.begin(Deeds(heal, 0, -1))
    assert (q.choice.kind, [choice.seat for choice in q.s.pending]) == ("one", [0, 1, 2])
    assert q.options() == [q["Shae"], q["Ecarus"]]
    q.do(q["Ecarus"])
    assert (q.wounds("Shae"), q.wounds("Ecarus")) == (1, 0)


@rule("SS-7.36", "SS-16.5", "SS-Q101")
def test_taking_needs_a_yes() -> None:
    """Giving does not."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.a healing-potion")
    card = q.s.heroes.rows[q["Laegon"]].pack[0]
    for word in ("no", "yes"):
        q.begin(Exchange(q["Shae"], q["Laegon"]))
        q.do(next(deed for deed in q.options() if deed[0] == "take"))
        assert (q.choice.kind, q.choice.seat) == ("agree", q["Laegon"])
        assert q.options() == ["yes", "no"]
        q.do(word)
        assert (card in q.s.heroes.rows[q["Shae"]].pack) == (word == "yes")
    q.begin(Exchange(q["Shae"], q["Laegon"]))
    q.do(next(deed for deed in q.options() if deed[0] == "give"))
    assert q.choice.kind != "agree"
    assert card in q.s.heroes.rows[q["Laegon"]].pack


# Golden rules (SS-8) ----------------------------------------------------------------


@rule("SS-8.1", "SS-Q68")
def test_a_card_beats_the_book() -> None:
    """A knocked-down troll counts for two figures, whatever the book says of who is down; Thievery lets a Rogue use what runes forbid."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.b", Ecarus="white-rose 14B.b", t="troll 14B.b")
    atoms.give_condition(q.s, q["t"], t.DOWN)
    found = sources(q.s, "figures", q["t"])
    assert [(mod.sets, mod.down) for _bearer, mod, _value in found] == [(4, 2)]


@rule("SS-8.2")
def test_no_die_is_rolled_again_twice() -> None:
    q = scene("14B", Shae="rogue 14B.b stiletto lucky-coin", Laegon="archer 14B.a", g="gremlin red 1 14B.b")
    skilled(q, "Shae", 4, "steady-hand")
    q.turn("Shae")
    q.do("attack", "main", "g", dice="r1 b1")
    for _time in range(2):
        q.do(q.options()[0])
        assert q.choice.kind == "reroll"
        dice = [pick for pick in q.options() if pick]
        q.do(dice[0], dice="r1")
    assert q.choice.kind != "window"
    pass_all(q, "b1 b1")


@rule("SS-8.4")
def test_the_same_effect_counts_once() -> None:
    """Two gremlins that control an area have Assault once each; two red criticals of one kind would be one."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.a", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b")
    assert len([mod for _bearer, mod, _value in sources(q.s, "hits", q["g"]) if mod.given is not None]) == 1
    q.turn("Shae")
    q.do("end")
    for _time in range(2):
        atoms.let_last(q.s, q["Shae"], q.s.cast.guard, 1, t.UNTIL_TIME_PHASE)
    names = {q.s.cast.mods[number].number for _bearer, number, _value, _until in q.s.lasting}
    assert len(names) == 1
    kind = next(name for name in ("shield", "armour", "guard", "hits") if sources(q.s, name, q["Shae"]))
    assert len(sources(q.s, kind, q["Shae"])) == 1


@rule("SS-8.5")
def test_what_is_received_is_not_avoided() -> None:
    """Needle: the opener receives a wound: no save, no armour, no magic shield."""
    q = scene("14B", Ecarus="white-rose 14B.a +scale-armour", Shae="rogue 14B.b")
    number = next(card.number for card in q.s.cast.traps if card.id == "needle")
    ability_ = q.s.cast.abilities[q.s.cast.traps[number].ability]
    q.begin(Deeds(ability_.do, 0, -1, place=q.area("14B.a"), cause=0))
    assert q.wounds("Ecarus") == 1
    assert q.s.figures.rows[q["Ecarus"]].shields == 1


@rule("SS-8.6")
def test_limits_hold() -> None:
    """Lucky Coin helps once a round, whoever has it then; the next round it helps again."""
    q = scene("14B", Shae="rogue 14B.b stiletto lucky-coin", Laegon="archer 14B.b", o="orc-warrior red 1 14B.b")
    q.turn("Shae")
    q.do("attack", "main", "o", dice="r1 b1")
    assert answers(q) == ["lucky-coin"]
    q.do(q.options()[0])
    q.do((0,), dice="r1")
    assert q.choice.kind == "deed"
    q.do("end")
    q.s.heroes.edit(q["Laegon"]).pack, q.s.heroes.edit(q["Shae"]).pack = q.s.heroes.rows[q["Shae"]].pack, ()
    rebuild(q.s)
    q.begin(Attack(q["Laegon"], q["o"], BY_WEAPON, t.MAIN), "b1")
    assert q.choice.kind == "deed"
    q.s.round += 1
    q.begin(Attack(q["Laegon"], q["o"], BY_WEAPON, t.MAIN), "b1")
    assert answers(q) == ["lucky-coin"]


@rule("SS-8.7", "SS-14.7")
def test_soul_rank_means_the_owners() -> None:
    """Rose Strike of a knight of rank IV wounds for two, whatever rank the others have."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.a", g="gremlin red 1 14B.b")
    skilled(q, "Ecarus", 4, "rose-strike")
    skilled(q, "Shae", 7)
    q.turn("Ecarus")
    q.do(next(deed for deed in q.options() if deed[0] == "power" and deed[2] == 1), dice="b6")
    pass_all(q)
    assert q.wounds("g") == 2


@rule("SS-8.8", "SS-Q93")
def test_nothing_to_give() -> None:
    """SS-T88: all three Healing Potions are owned: P.10 is read and gives nothing."""
    s = prologue("1B.f", "white-rose", "rogue")
    potions = [card for card in range(len(s.cast.cards)) if s.item(card).id == "healing-potion"]
    assert len(potions) == 3
    s.heroes.edit(1).pack = tuple(potions)
    for potion in potions:
        decks.take(s, s.piles, SHOP, potion)
    before = s.heroes.rows[0].pack
    from_area = s.plan.areas.number["1B.b"]
    s.things.rows.append(Thing(6, from_area, MAN))
    step(s, "1B.c")
    choice = go_on(s, "reading")
    assert s.book().nodes[choice.subject].id == "P.10"
    submit(s, choice.seat, choice.options.at(0))
    assert s.heroes.rows[0].pack == before
    assert "P.10" in s.book().journal(s)


@rule("SS-8.8")
def test_loot_that_is_not_there_is_not_dropped() -> None:
    """No treasure left: nobody draws one, the crowns of the chest are found all the same."""
    q = scene("14B", Shae="rogue 14B.a", Laegon="archer 14B.b")
    for pile in (TREASURES, TREASURES + 1):
        row = q.s.piles.edit(pile)
        row.cards, row.known = (), ()
    back = q.s.cast.abilities[q.s.cast.chests["treasure-20"]]
    q.begin(Deeds(back.do, 0, 0, place=q.area("14B.a"), cause=0))
    assert q.s.heroes.rows[0].pack == ()
    assert q.s.crowns(0) == 20
