"""SS-1.11, SS-7.40 to SS-7.52: who decides for the party, windows, wishes."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    answer,
    answers,
    card,
    cool,
    cooldown,
    die,
    hurt,
    lay,
    pass_all,
    shields,
    skilled,
    use,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.walk import party
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.matters import WISHED, answer_by_itself
from reverie.games.sword_and_sorcery.rules.procedures.battle import BattlePhase
from reverie.games.sword_and_sorcery.rules.state import ENDING, FIRST_COMPANION
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.kernel.agenda import submit
from reverie.testing import rule


def asked(q: Scene) -> list[int]:
    return [choice.seat for choice in q.s.pending]


def by_itself(q: Scene, wish: str = "") -> object:
    """What is answered for the seat that is asked, if it has this wish for every window; as usual without one."""
    return answer_by_itself(q.s, q.choice, dict.fromkeys(WISHED, wish) if wish else {})


def strikes(q: Scene, foe: str, hero: str, dice: str = "", hand: int = t.MAIN) -> None:
    q.begin(Attack(q[foe], q[hero], BY_WEAPON, hand), dice)


# The party (SS-1.11) ----------------------------------------------------------------


def four_heroes(agreement: str) -> Scene:
    """Persons A (Ecarus and Shae), B (Thorgar) and C (Laegon) are asked who acts next."""
    q = scene(
        "14B", wishes={"persons": [0, 0, 1, 2], "agreement": agreement}, Ecarus="white-rose 14B.a", Shae="rogue 14B.a",
        Thorgar="cleric 14B.a", Laegon="archer 14B.a",
    )  # fmt: skip
    q.s.active = q["Thorgar"]
    q.begin(BattlePhase())
    return q


@rule("SS-1.11", "SS-7.12", "SS-Q83")
def test_the_first_answer_counts() -> None:
    """SS-T75: three persons are asked, not four heroes."""
    q = four_heroes("first")
    assert asked(q) == [q["Ecarus"], q["Thorgar"], q["Laegon"]]
    submit(q.s, q["Laegon"], q["Shae"])
    assert q.s.active == q["Shae"]


@rule("SS-1.11", "SS-7.12")
@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        (("Shae", "Shae", "Thorgar"), "Shae"),
        (("Shae", "Thorgar", "Laegon"), "Thorgar"),
        (("Laegon", "Laegon", "Shae"), "Laegon"),
    ],
)
def test_most_votes_win_and_the_leader_breaks_ties(votes: tuple[str, ...], chosen: str) -> None:
    """SS-T75: each person has one vote; the person of the hero who has just finished leads: Thorgar's."""
    q = four_heroes("vote")
    assert asked(q) == [q["Ecarus"], q["Thorgar"], q["Laegon"]]
    for seat, vote in zip(("Ecarus", "Thorgar", "Laegon"), votes, strict=True):
        submit(q.s, q[seat], q[vote])
    assert q.s.active == q[chosen]


@rule("SS-1.11", "SS-31.8")
def test_only_the_leader_is_asked() -> None:
    """The person of the active hero, whichever hero of theirs that is; after the end the first hero's person."""
    q = four_heroes("leader")
    assert asked(q) == [q["Thorgar"]]
    q.s.active = q["Shae"]
    assert party(q.s).leader == q["Ecarus"]
    q.s.active, q.s.phase = q["Laegon"], ENDING
    assert party(q.s).leader == q["Ecarus"]


@rule("SS-1.11")
def test_bots_decide_nothing_for_people() -> None:
    """A seat without a person has no say while a person sits there; bots among themselves decide."""
    q = scene(
        "14B", wishes={"persons": [-1, 0, -1]}, Ecarus="white-rose 14B.a", Shae="rogue 14B.a", Laegon="archer 14B.a"
    )
    assert (party(q.s).seats, party(q.s).leader) == ((1,), 1)
    q = scene("14B", wishes={"persons": [-1, -1]}, Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    assert party(q.s).seats == (0, 1)


# Laps and wishes (SS-7.40) ----------------------------------------------------------------


@rule("SS-7.40", "SS-7.43", "SS-7.26", "SS-7.6", "SS-Q84", "SS-Q107")
def test_only_who_can_answer() -> None:
    """SS-T77: Guardian's Oath {1} is too far away, Protective Shield {3} is not; not in Shae's own turn; with `pass` nobody is asked."""
    q = scene(
        "98A",
        Ecarus="white-rose 98A.a",
        Laegon="archer 98A.c",
        Shae="rogue 98A.f protective-shield",
        g="gremlin red 1 98A.c",
    )
    skilled(q, "Ecarus", 2, "guardians-oath")
    strikes(q, "g", "Laegon", "r2 r2")
    assert asked(q) == [q["Shae"]]
    assert answers(q) == ["protective-shield"]
    assert by_itself(q) is None
    assert by_itself(q, "ask") is None
    assert by_itself(q, "pass") == "pass"
    answer(q, "protective-shield", dice="b1")
    assert q.wounds("Laegon") == 1  # three hits, two magic shields
    q.s.figures.edit(q["Ecarus"]).area = q.area("98A.b")
    strikes(q, "g", "Laegon", "r2 r2")
    assert asked(q) == [q["Ecarus"]]
    q.do("pass", dice="b1")
    q = scene(
        "14B", Laegon="archer 14B.b", Shae="rogue 14B.a throwing-knives protective-shield", b="gremlin blue 1 14B.b"
    )
    q.turn("Shae")
    use(q, "throwing-knives", "b", "r2 b1 b1 b1")
    q.quiet()
    assert q.wounds("Laegon") == 2  # Spikes: in the own turn a reaction is not to be had


@rule("SS-7.40")
def test_a_new_lap_after_every_answer() -> None:
    """Clockwise from the active hero; who has passed is asked again when somebody else has answered."""
    q = scene(
        "14B", Laegon="archer 14B.a", Thorgar="cleric 14B.a longsword lucky-coin", Auriel="sorceress 14B.a", g="orc-warrior red 1 14B.a",
    )  # fmt: skip
    skilled(q, "Thorgar", 3)
    q.s.active = q["Laegon"]
    q.begin(Attack(q["Thorgar"], q["g"], BY_WEAPON, t.MAIN), "r1 b1")
    assert asked(q) == [q["Thorgar"]]
    assert set(answers(q)) == {"divine-support", "lucky-coin"}
    answer(q, "lucky-coin")
    assert q.choice.kind == "reroll"  # it is carried out before anybody is asked again
    q.do((0,), dice="r1")
    assert answers(q) == ["divine-support"]
    answer(q, "divine-support")
    assert [len(pick) for pick in q.options()] == [0, 1]  # SS-8.2: the die that was rolled again stays
    q.do((1,), dice="b2 b1")
    q.quiet()
    assert q.choice.kind == "deed"  # the attack is over: nothing is left to answer with


@rule("SS-7.40", "SS-26.5")
def test_ghosts_answer_nothing() -> None:
    q = scene("14B", Shae="rogue 14B.a protective-shield", Laegon="archer 14B.a", g="gremlin red 1 14B.a")
    skilled(q, "Shae", 4, "steady-hand")
    atoms.become_ghost(q.s, q["Shae"], 4)
    q.s.happened = []
    strikes(q, "g", "Laegon", "r2 r2 b1")
    q.quiet()
    assert q.choice.kind == "deed"


@rule("SS-7.6", "SS-25.10")
def test_stun_and_blindness_bar_no_reaction() -> None:
    q = scene("14B", Shae="rogue 14B.a protective-shield", Laegon="archer 14B.a", g="gremlin red 1 14B.a")
    atoms.give_condition(q.s, q["Shae"], t.STUN)
    atoms.give_condition(q.s, q["Shae"], t.BLIND)
    strikes(q, "g", "Laegon", "r2 r2")
    assert asked(q) == [q["Shae"]]


@rule("SS-7.40")
def test_wishes_are_known_to_the_pages() -> None:
    for language in ("en", "pl"):
        page = GAME.web_page(language)
        assert [name for name, _label in page.auto_windows()] == list(WISHED)
        assert all([label and label != name for name, label in page.auto_windows()])


# Window by window ----------------------------------------------------------------


@rule("SS-7.41", "SS-Q63", "SS-33.22")
def test_victim() -> None:
    """Taunt: in sight and within {3}, before the victim is fixed; once a round; it matters unless the taunter is the victim anyway."""
    q = scene(
        "98A", Ecarus="white-rose 98A.b", Shae="rogue 98A.d", g="gremlin green 1 98A.c", h="gremlin green 2 98A.g"
    )
    q.s.heroes.edit(q["Shae"]).crowns = (1, 0, 0)
    q.begin(Activation(q.foe("g")))
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Ecarus"], "SS-7.41")
    assert by_itself(q) is None
    answer(q, "taunt", dice="r1 r1")
    assert q.where("g") == "98A.b"
    q.begin(Activation(q.foe("h")), "b1 b1")
    assert q.choice.kind == "deed"  # five areas away, and Taunt is used
    q = scene("98A", Ecarus="white-rose 98A.b", Shae="rogue 98A.d", g="gremlin green 1 98A.c")
    q.s.heroes.edit(q["Ecarus"]).crowns = (1, 0, 0)
    q.begin(Activation(q.foe("g")))
    assert by_itself(q) == "pass"  # the richest is the victim in any case
    assert by_itself(q, "ask") is None


@rule("SS-7.41", "SS-37.11")
def test_taunting_a_master() -> None:
    """It matters as long as the threat token does not lie with the taunter, on side I."""
    q = scene("98A", Ecarus="white-rose 98A.b", Shae="rogue 98A.d", t="troll 98A.c")
    for holder, side, alone in (("Shae", 1, None), ("Ecarus", 2, None), ("Ecarus", 1, "pass")):
        q.s.threat, q.s.threatened = q[holder], side
        q.s.agenda[2:] = []
        q.begin(Activation(q.foe("t")))
        assert q.choice.kind == "window"
        assert by_itself(q) == alone


@rule("SS-7.42", "SS-8.2", "SS-7.7")
def test_attack_roll() -> None:
    """The attacker's own rerolls, and those of whoever reaches the attacker; before symbols are spent; not for a companion's owner."""
    q = scene("14B", Laegon="archer 14B.a longbow", Thorgar="cleric 14B.c", g="gremlin red 1 14B.b")
    skilled(q, "Laegon", 4, "steady-hand")
    q.turn("Laegon")
    q.do("attack", "main", "g", dice="r9 b2 b2")
    assert (q.choice.kind, q.choice.seat) == ("window", q["Laegon"])
    assert answers(q) == ["steady-hand"]
    q.do("pass")
    assert q.choice.kind == "effect"  # Thorgar on 14B.c does not see Laegon
    q.s.figures.edit(q["Thorgar"]).area = q.area("14B.a")
    q.do("done", dice="b1 b1")
    pass_all(q)
    q.turn("Laegon")
    q.do("attack", "main", "g", dice="r1 b1 b1")
    q.do("pass")
    assert (q.choice.kind, q.choice.seat) == ("window", q["Thorgar"])
    assert answers(q) == ["divine-support"]
    answer(q, "divine-support")
    assert q.choice.seat == q["Laegon"]  # the roller says which dice


@rule("SS-7.43")
def test_hits_that_matter() -> None:
    """Armour and magic shields would take the one hit: nobody need be asked; an attack with Blind matters all the same; without a hit no window."""
    q = scene(
        "14B", Ecarus="white-rose 14B.a +scale-armour", Shae="rogue 14B.a protective-shield", r="raider red 1 14B.a"
    )
    atoms.give_shields(q.s, q["Ecarus"], 3)
    q.s.happened = []
    strikes(q, "r", "Ecarus", "r1")  # three hits: armour 1, four shields
    assert asked(q) == [q["Shae"]]
    assert by_itself(q) == "pass"
    q.do("pass")
    strikes(q, "r", "Ecarus", "r4")  # four hits and Blind
    assert by_itself(q) is None
    q.do("pass", dice="b1")
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a protective-shield", g="gremlin green 1 14B.a")
    strikes(q, "g", "Ecarus", "b1 b1", t.OFF)
    assert q.choice.kind == "deed"


@rule("SS-7.43", "SS-1.12")
def test_several_targets_in_seating_order() -> None:
    """Spikes hit everybody in the area: one window for each hero, Laegon's first, then Shae's."""
    q = scene(
        "14B",
        Laegon="archer 14B.a",
        Shae="rogue 14B.a",
        Ecarus="white-rose 14B.b protective-shield",
        b="gremlin blue 1 14B.a",
    )
    q.s.active = q["Shae"]
    atoms.wound(q.s, q["b"], 1)
    q.turn("Shae")
    assert (q.choice.kind, q.choice.seat, q.choice.subject) == ("window", q["Ecarus"], q["Laegon"])
    q.do("pass")
    assert (q.choice.seat, q.choice.subject) == (q["Ecarus"], q["Shae"])


@rule("SS-7.44")
def test_defence_dice() -> None:
    """Smoke Veil {1} adds a die before the roll, where a normal hit is left; always worth asking."""
    q = scene("14B", Shae="assassin 14B.b", Ecarus="black-rose 14B.a", g="gremlin red 1 14B.a")
    skilled(q, "Shae", 2, "smoke-veil")
    strikes(q, "g", "Ecarus", "r2 r2")
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Shae"], "SS-7.44")
    assert by_itself(q) is None
    answer(q, "smoke-veil", dice="b6 b6")
    q.quiet()
    assert q.wounds("Ecarus") == 1  # three hits, two dice instead of one
    assert cooldown(q, "Shae", "smoke-veil") == 1


@rule("SS-7.45", "SS-7.16")
def test_defence_roll() -> None:
    """A shield's +1 SHIELD when the dice lie; it matters where more hits than SHIELD results are left."""
    q = scene("14B", Ecarus="white-rose 14B.a old-hauberk shield", Shae="rogue 14B.b", r="raider red 1 14B.a")
    strikes(q, "r", "Ecarus", "r1 b6 b6 b1")
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Ecarus"], "SS-7.45")
    assert by_itself(q) is None
    answer(q, "shield")
    assert q.wounds("Ecarus") == 0
    q.s.used = ()
    strikes(q, "r", "Ecarus", "r1 b6 b6 b6")
    assert q.choice.kind == "window"
    assert by_itself(q) == "pass"
    assert by_itself(q, "ask") is None


@rule("SS-7.46")
def test_save() -> None:
    """Iron Will makes a save that has failed; one that has passed needs nothing; a companion's owner answers for it."""
    q = scene("14B", Laegon="ranger 14B.a", Shae="assassin 14B.b")
    skilled(q, "Laegon", 4, "iron-will")
    for die_, is_asked in (("b1", True), ("b6", False)):
        q.s.used = ()
        q.s.figures.edit(q["Laegon"]).poison = 1
        q.time_phase(die_)
        assert (q.choice.kind == "window") is is_asked
        if is_asked:
            assert by_itself(q) is None
            answer(q, "iron-will")
        assert q.s.figures.rows[q["Laegon"]].poison == 0
    q.s.used = ()
    atoms.summon(q.s, q["Laegon"], 0, 2, q.area("14B.a"))
    q.s.figures.edit(FIRST_COMPANION).poison = 1
    q.s.happened = []
    q.time_phase("b1")
    assert (q.choice.kind, q.choice.seat) == ("window", q["Laegon"])


@rule("SS-7.47")
def test_other_roll() -> None:
    """The die of a search is rolled again; that of a ghost's shout is not."""
    q = scene("14B", Shae="rogue 14B.b lucky-coin", Auriel="enchantress 14B.b", g="gremlin green 1 14B.c")
    token = lay(q, "search", "14B.b", 1)
    q.turn("Shae")
    q.do("search", token, dice="r1")
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Shae"], "SS-7.47")
    assert by_itself(q) is None
    answer(q, "lucky-coin")
    q.do((0,), dice="r2")
    assert q.s.crowns(q["Shae"]) == 10  # a HIT instead of the trap
    q.do("end")
    q = scene("14B", Thorgar="cleric 14B.b", Auriel="enchantress 14B.b", g="gremlin green 1 14B.c")
    die(q, "Auriel")
    q.turn("Auriel")
    q.do(("shout", q["g"]), dice="b1")
    assert q.choice.kind == "ghost"  # Divine Support is not asked for


@rule("SS-7.48", "SS-Q107")
def test_wounded() -> None:
    """Bloodied Rose strikes back when the attack is over; not without a wound, not in the own turn, not at who stands elsewhere."""
    q = scene("14B", Ecarus="black-rose 14B.a longsword", Shae="assassin 14B.c", o="orc-warrior green 1 14B.a")
    skilled(q, "Ecarus", 3, "bloodied-rose")
    q.s.active = q["Shae"]
    strikes(q, "o", "Ecarus", "r2 b6")
    assert q.choice.kind == "window"
    assert q.choice.rule == "SS-7.48"
    assert q.wounds("Ecarus") == 1  # two hits, one of them parried
    assert by_itself(q) is None
    answer(q, "bloodied-rose", dice="r2 b2 b1")
    assert q.wounds("o") == 3  # three hits and Overpower, armour 1
    assert cooldown(q, "Ecarus", "bloodied-rose") == 2
    cool(q, "Ecarus", "bloodied-rose", 0)
    strikes(q, "o", "Ecarus", "r1 b6")
    assert q.choice.kind == "deed"  # no wound
    q.turn("Ecarus")
    q.do("go", "14B.b", dice="r2 b1")
    assert q.wounds("Ecarus") == 3
    assert q.choice.kind == "deed"  # the own turn
    q.do("end")
    q = scene("14B", Ecarus="black-rose 14B.a longsword", Shae="assassin 14B.c", o="orc-shaman green 1 14B.b")
    skilled(q, "Ecarus", 3, "bloodied-rose")
    strikes(q, "o", "Ecarus", "r2 b1 b1 b1")
    assert q.wounds("Ecarus") == 1
    assert q.choice.kind == "deed"  # not in the same area


@rule("SS-7.49")
def test_dying() -> None:
    """Whoever is near helps before anything else happens; the dying one, too; this is asked even where nothing else is."""
    q = scene(
        "14B",
        Ecarus="black-rose 14B.a",
        Shae="assassin 14B.b phoenix-tear",
        Laegon="ranger 14B.c",
        g="gremlin red 1 14B.a",
    )
    hurt(q, "Ecarus", 8)
    strikes(q, "g", "Ecarus", "r2 r2 b1")
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Shae"], "SS-7.49")
    assert by_itself(q) is None
    assert by_itself(q, "pass") == "pass"
    answer(q, "phoenix-tear")
    assert q.s.in_play(q["Ecarus"])
    assert q.wounds("Ecarus") == 8
    q = scene("98A", Ecarus="black-rose 98A.a", Shae="assassin 98A.c phoenix-tear", g="gremlin red 1 98A.a")
    hurt(q, "Ecarus", 8)
    strikes(q, "g", "Ecarus", "r2 r2 b1")
    assert not q.s.in_play(q["Ecarus"])  # two areas away


@rule("SS-7.50", "SS-50.15")
def test_follow_up() -> None:
    """Twin Arrows: after an attack with a bow, one more at another enemy, once a round."""
    q = scene(
        "14B", Laegon="archer 14B.a short-bow", Shae="rogue 14B.c", g="gremlin red 1 14B.b", h="gremlin blue 1 14B.b"
    )
    q.turn("Laegon")
    q.do("attack", "main", "g", dice="r1 b1")
    assert (q.choice.kind, q.choice.seat, q.choice.rule) == ("window", q["Laegon"], "SS-7.50")
    answer(q, "twin-arrows", dice="r1 b1")
    q.quiet()
    assert q.choice.kind == "deed"


@rule("SS-7.51", "SS-26.14")
def test_soul() -> None:
    """A Grave Candle lets a ghost near its bearer rise as on a shrine, if the pool pays for it."""
    q = scene("14B", Ecarus="black-rose 14B.a grave-candle", Shae="assassin 14B.b", Laegon="ranger 14B.c")
    candle = card(q, "grave-candle")
    q.s.charges = tuple([1 if number == candle else 0 for number in range(len(q.s.charges))])
    die(q, "Shae")
    q.time_phase()
    assert q.choice.kind == "deed"  # nothing in the pool
    q.s.soul = 1
    q.time_phase()
    assert q.choice.kind == "soul"
    assert asked(q) == [0, 1, 2]
    assert [deed[0] for deed in q.options() if isinstance(deed, tuple)] == ["item"]
    for language in ("en", "pl"):
        assert "Shae" in GAME.page(language).option(q.s, q.choice, q.options()[0])
    assert GAME.bots.advise(q.s, q.choice).answer == q.options()[0]
    q.do(q.options()[0])
    assert q.s.charges[candle] == 0
    assert set(q.options()) == {("rise", q["Shae"]), "stop"}
    q.do(("rise", q["Shae"]))
    assert q.s.in_play(q["Shae"])
    assert shields(q, "Shae") == 0
    die(q, "Ecarus")
    q.s.soul, q.s.charges = 1, tuple([1] * len(q.s.charges))
    q.time_phase()
    assert q.choice.kind == "deed"  # a ghost uses no items
