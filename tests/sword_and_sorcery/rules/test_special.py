"""SS-24: criticals, Push, fire, areas of effect."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import effects, pay, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, critical, does, happened, hits, lasts, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, FallBack
from reverie.games.sword_and_sorcery.rules.procedures.criticals import Critical
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import CRITICALS, FIRE
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_HITS, BY_WEAPON, Attack, Defence
from reverie.testing import rule


def draws(q: Scene, who: str, token: str) -> None:
    """Somebody gets a certain critical token."""
    critical(q, token)
    q.begin(Critical(q[who]))


def tokens(q: Scene, who: str) -> list[str]:
    return [q.s.cast.criticals[token].id.removeprefix("critical-") for token in q.s.figures.rows[q[who]].criticals]


# Criticals (SS-24.1 to SS-24.5) ----------------------------------------------------------------


@rule("SS-24.1", "SS-24.3")
def test_the_pool_has_fifteen_tokens_and_is_mixed_when_it_runs_out() -> None:
    """Red ones that lie on somebody are not among those that are mixed."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    assert len(q.s.piles.rows[CRITICALS].cards) == 15
    draws(q, "Ecarus", "minus-armour")
    while q.s.piles.rows[CRITICALS].cards:
        q.s.figures.edit(0).wounds = 0
        q.s.figures.edit(0).conditions = 0
        q.begin(Critical(0))
    kept = len(tokens(q, "Ecarus"))
    q.s.figures.edit(0).wounds = 0
    q.begin(Critical(0))
    assert len(q.s.piles.rows[CRITICALS].cards) == 15 - kept - 1


@rule("SS-24.1", "SS-25.3", "SS-24.3")
@pytest.mark.parametrize("how", ["cured", "dead"])
def test_red_tokens_go_back_to_the_pool(how: str) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.a")
    draws(q, "g", "minus-hit")
    if how == "cured":
        does(q, "{op: cure, whose: target, which: all}", "Ecarus", "g")
    else:
        does(q, "{op: wound, whose: target, amount: 9}", "Ecarus", "g")
    assert tokens(q, "g") == []
    assert len(q.s.piles.rows[CRITICALS].cards) + len(q.s.piles.rows[CRITICALS + 1].cards) == 15


@rule("SS-24.2", "SS-22.6")
def test_no_hit_no_token() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 0/1/0, effects: ["Critical", "Knock-down"]}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r9")
    assert len(q.s.piles.rows[CRITICALS].cards) == 15
    assert not q.has("o", t.DOWN)


@rule("SS-24.2", "SS-40.1a")
def test_a_token_for_each_activation() -> None:
    """A Critical that is paid for and another that comes by itself are two tokens."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 1/1/0, effects: ["Critical", "S: Critical"]}')
    critical(q, "slow", "blind")
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r4")
    pay(q, t.E_CRITICAL, dice="b6")
    assert q.has("o", t.SLOW) and q.has("o", t.BLIND)


@rule("SS-24.3")
def test_green_tokens_wound_at_once() -> None:
    """They are discarded, and cannot be defended against."""
    q = scene("14B", Ecarus="white-rose 14B.b +scale-armour", Shae="rogue 14B.c")
    draws(q, "Ecarus", "wound-2")
    assert q.wounds("Ecarus") == 2
    assert len(q.s.piles.rows[CRITICALS + 1].cards) == 1


@rule("SS-24.3", "SS-25.2")
@pytest.mark.parametrize(
    ("token", "bit"), [("stun", t.STUN), ("slow", t.SLOW), ("blind", t.BLIND), ("knock-down", t.DOWN)]
)
def test_blue_tokens_are_conditions(token: str, bit: int) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    draws(q, "Ecarus", token)
    assert q.has("Ecarus", bit)
    assert len(q.s.piles.rows[CRITICALS + 1].cards) == 1
    draws_again(q, token)
    assert q.wounds("Ecarus") == 1


def draws_again(q: Scene, token: str) -> None:
    """The same token once more: the discards are mixed in."""
    atoms_map.shuffle_in(q.s, CRITICALS)
    draws(q, "Ecarus", token)


@rule("SS-24.4", "SS-25.6")
def test_the_same_critical_twice() -> None:
    """SS-T45: a higher one of its type takes the place of the lower; the same, or a lower one, is a wound."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    draws(q, "Ecarus", "minus-hp-1")
    assert hp_of(q.s, 0) == 9
    draws(q, "Ecarus", "minus-hp-2")
    assert (hp_of(q.s, 0), q.wounds("Ecarus"), tokens(q, "Ecarus")) == (8, 0, ["minus-hp-2"])
    atoms_map.shuffle_in(q.s, CRITICALS)
    draws(q, "Ecarus", "minus-hp-1")
    assert (hp_of(q.s, 0), q.wounds("Ecarus"), tokens(q, "Ecarus")) == (8, 1, ["minus-hp-2"])
    same = q.s.figures.rows[0].criticals[0]
    q.stack("critical", same)
    q.begin(Critical(0))
    assert (q.wounds("Ecarus"), tokens(q, "Ecarus")) == (2, ["minus-hp-2"])
    assert same in q.s.piles.rows[CRITICALS + 1].cards


@rule("SS-24.5", "SS-24.3", "SS-25.6", "SS-Q47")
def test_what_red_tokens_do() -> None:
    """A HIT less, an armour less, fewer HP, no SKILL effects."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword +scale-armour", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    for token in ("minus-hit", "minus-armour", "no-skill"):
        draws(q, "Ecarus", token)
    q.s.listening = True
    q.turn("Ecarus")
    q.do("attack", "main", "o", dice="r4 b2")
    q.do("end")
    assert hits(q) == [1 + 2 - 1]  # the SKILL of the red die paid for nothing
    q.begin(Defence(0, q["o"], t.NO_TYPE, 2, 0), "b1")
    settle(q)
    assert q.wounds("Ecarus") == 1  # armour 1 - 1, one magic shield


@rule("SS-24.5", "SS-26.1")
def test_fewer_hp_may_kill_at_once() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    q.s.figures.edit(0).wounds = 9
    draws(q, "Ecarus", "minus-hp-1")
    assert not q.s.in_play(0)


@rule("SS-24.2", "SS-26.4")
def test_a_token_is_the_doing_of_the_attack() -> None:
    """A green Gremlin whose critical kills gets its power."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    row = q.s.piles.edit(10)
    row.cards, row.known = (1, 2), (0, 0)
    q.s.figures.edit(0).wounds = 9
    critical(q, "wound-1")
    made = ability(q, '{effects: ["Critical"]}')
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN, extra=made.effects), "r2 r1")
    assert not q.s.in_play(0)
    assert len(q.s.foes.rows[q.foe("g")].powers) == 1


@rule("SS-24.2", "SS-7.43")
def test_stone_heart_and_critical() -> None:
    """SS-T76: the whole attack is ignored; with no hit nobody is asked."""
    q = scene("14B", Thorgar="runemaster 14B.b stone-heart", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    card = q.number("stone-heart", 1)
    q.s.charges = tuple([1 if one == card else 0 for one in range(len(q.s.charges))])
    made = ability(q, '{effects: ["Critical", "Blind"]}')
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN, extra=made.effects), "r1 r1")
    assert q.choice.kind == "deed"
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN, extra=made.effects), "r8 r2")
    assert (q.choice.kind, q.choice.seat) == ("window", 0)
    q.do(q.options()[0])
    assert q.choice.kind == "deed"
    assert len(q.s.piles.rows[CRITICALS].cards) == 15
    assert (q.wounds("Thorgar"), q.has("Thorgar", t.BLIND), q.s.charges[card]) == (0, False, 0)


@rule("SS-50.10", "SS-24.2")
def test_what_lasts_for_an_attack_ends_with_one_that_is_cancelled() -> None:
    q = scene("14B", Thorgar="runemaster 14B.b stone-heart", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    card = q.number("stone-heart", 1)
    q.s.charges = tuple([1 if one == card else 0 for one in range(len(q.s.charges))])
    lasts(q, "Thorgar", "{mod: shield, by: 1}", t.UNTIL_ATTACK)
    q.begin(Attack(q["g"], 0, BY_HITS, 2))
    assert q.s.lasting
    q.do(q.options()[0])
    assert q.s.lasting == ()


# Attacks that change hands (SS-Q54, SS-Q105, SS-Q106) ----------------------------------------------------------------


@rule("SS-Q105", "SS-Q106", "SS-7.43")
def test_oath_and_area_of_effect() -> None:
    """SS-T89: the knight defends twice, with what is left of his magic shields; the archer suffers nothing."""
    q = scene(
        "14B",
        Laegon="archer 14B.b",
        Ecarus="white-rose 14B.b +scale-armour",
        Shae="rogue 14B.c",
        o="orc-shaman red 1 14B.b",
    )
    skilled(q, "Ecarus", 2, "guardians-oath")
    atoms.restore_shields(q.s, q["Ecarus"])
    made = ability(q, '{effects: ["AoE 0", "Slow"]}')
    q.s.listening = True
    q.begin(Attack(q["o"], q["Laegon"], BY_HITS, 3, extra=made.effects))
    assert (q.choice.kind, q.choice.seat) == ("window", q["Ecarus"])
    q.do(q.options()[0], dice="b1 b1 b1")
    settle(q)
    q.quiet()
    assert q.wounds("Laegon") == 0 and not q.has("Laegon", t.SLOW)
    assert q.wounds("Ecarus") == (3 - 1 - 1) + 1 + (3 - 1)  # a shield in the first only; Slow twice is a wound


@rule("SS-Q105")
def test_who_cancels_the_own_copy_still_defends_for_the_other() -> None:
    q = scene(
        "14B",
        Laegon="archer 14B.b",
        Ecarus="white-rose 14B.b stone-heart",
        Shae="rogue 14B.c",
        o="orc-shaman red 1 14B.b",
    )
    skilled(q, "Ecarus", 2, "guardians-oath")
    card = q.number("stone-heart", 1)
    q.s.charges = tuple([1 if one == card else 0 for one in range(len(q.s.charges))])
    made = ability(q, '{effects: ["AoE 0"]}')
    q.begin(Attack(q["o"], q["Laegon"], BY_HITS, 2, extra=made.effects))
    q.do(next(one for one in q.options() if one[0] == "power"))
    q.do(next(one for one in q.options() if one[0] == "item"), dice="b1")
    q.quiet()
    assert (q.wounds("Laegon"), q.wounds("Ecarus")) == (0, 2)


@rule("SS-Q54", "SS-7.43", "SS-7.47")
def test_golden_mirror_turns_an_attack_round() -> None:
    """The Raider defends against its own hits with its own armour; no window opens for it."""
    q = scene("14B", Ecarus="white-rose 14B.b golden-mirror", Shae="rogue 14B.c", r="raider green 1 14B.b")
    q.begin(Attack(q["r"], 0, BY_WEAPON, t.MAIN), "r2")
    q.do(q.options()[0], dice="b6")
    settle(q)
    q.quiet()
    assert (q.wounds("Ecarus"), q.wounds("r")) == (0, 2 - 1)


# Push (SS-24.7 to SS-24.11) ----------------------------------------------------------------


@rule("SS-24.7", "SS-22.19", "SS-24.8")
def test_push_though_all_hits_were_blocked() -> None:
    """SS-T41: Shield against a green Raider; its player names the way, since it came by none."""
    q = scene("14B", Ecarus="white-rose 14B.b shield", Shae="rogue 14B.c", r="raider green 1 14B.b")
    q.s.foes.edit(q.foe("r")).controller = 1
    q.turn("Ecarus")
    q.do("attack", "off", "r", dice="b2")
    assert (q.choice.kind, q.choice.seat) == ("fall-back", 1)
    assert sorted(q.options()) == sorted([q.area("14B.a"), q.area("14B.c")])
    q.do(q.area("14B.a"))
    q.quiet()
    assert q.where("r") == "14B.a"
    assert q.wounds("r") == 0


@rule("SS-24.7")
def test_no_hit_no_push() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b shield", Shae="rogue 14B.c", r="raider green 1 14B.b")
    q.turn("Ecarus")
    q.do("attack", "off", "r", dice="b6")
    assert (q.where("r"), q.choice.kind) == ("14B.b", "deed")


@rule("SS-24.8", "SS-7.17")
def test_pushed_back_the_way_it_came() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b shield", Shae="rogue 14B.c", r="raider green 1 14B.a")
    atoms.enter(q.s, q["r"], q.area("14B.b"))
    q.s.happened = []
    q.turn("Ecarus")
    q.do("attack", "off", "r", dice="b2")
    assert q.where("r") == "14B.a"


@rule("SS-24.9")
def test_the_attack_goes_on_after_the_push() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", r="raider green 1 14B.b")
    made = ability(q, '{type: blunt, range: 0, attack: 3/0/0, effects: ["Push"]}')
    q.begin(Attack(0, q["r"], BY_ABILITY, made.number))
    q.do(q.area("14B.a"))
    assert q.where("r") == "14B.a"
    assert q.wounds("r") == 3 - 1


@rule("SS-24.10", "SS-15.13")
def test_a_stunned_and_fallen_hero_is_pushed_without_reaction_attacks() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b", r="raider green 1 14B.b"
    )
    q.s.figures.edit(0).conditions = t.STUN | t.DOWN | t.SLOW
    q.s.listening = True
    q.begin(FallBack(0, 1, True))
    assert (q.choice.kind, q.choice.seat) == ("fall-back", 0)
    q.do(q.area("14B.c"))
    assert q.where("Ecarus") == "14B.c"
    assert happened(q, "attack-declared") == []


@rule("SS-24.11")
def test_push_goes_through_passable_edges_only() -> None:
    """From 1B.c the barrier stops it towards 1B.b; with all other ways closed nobody moves."""
    q = scene("1B", Ecarus="white-rose 1B.c", Shae="rogue 1B.a", r="raider green 1 1B.c")
    q.begin(FallBack(q["r"], 1, True))
    assert q.area("1B.b") not in q.options() and q.area("1B.a") in q.options()
    q.do(q.area("1B.a"))
    q.s.figures.edit(q["r"]).area = q.area("1B.c")
    q.s.figures.edit(q["r"]).came = -1
    for a, b in (("1B.a", "1B.c"), ("1B.c", "1B.d"), ("1B.c", "1B.e"), ("1B.c", "1B.f")):
        q.s.closed |= q.layout.between(a, b)
    q.begin(FallBack(q["r"], 1, True))
    assert (q.where("r"), q.choice.kind) == ("1B.c", "deed")


@rule("SS-Q49", "SS-Q81", "SS-24.13")
def test_pushed_into_fire_and_danger() -> None:
    """A hero pushed into 1B.f is wounded there, and burns."""
    q = scene("1B", Ecarus="white-rose 1B.f", Shae="rogue 1B.a")
    atoms.enter(q.s, 0, q.area("1B.c"))
    q.s.happened = []
    atoms_map.lay(q.s, FIRE, q.area("1B.f"), 1)
    q.begin(FallBack(0, 1, True))
    assert q.where("Ecarus") == "1B.f"
    assert q.wounds("Ecarus") == 1
    assert q.s.figures.rows[0].fires == (1, 0)


# Fire (SS-24.12 to SS-24.17, SS-24.21) ----------------------------------------------------------------


@rule("SS-24.16", "SS-24.12", "SS-24.17", "SS-6.3")
def test_fire_ages() -> None:
    """SS-T52: Fire II is a wound and then Fire I; two tokens are two wounds."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="assassin 14B.c", g="gremlin red 1 14B.a")
    atoms.give_fire(q.s, q["Ann"], 2)
    atoms.give_fire(q.s, q["Ben"], 1)
    atoms.give_fire(q.s, q["Ben"], 1)
    atoms.give_fire(q.s, q["g"], 2)
    wounds, fires = [], []
    for _phase in range(3):
        q.time_phase()
        settle(q)
        wounds.append((q.wounds("Ann"), q.wounds("Ben"), q.wounds("g")))
        fires.append(q.s.figures.rows[q["Ann"]].fires)
    assert wounds == [(1, 2, 1), (2, 2, 2), (2, 2, 2)]
    assert fires == [(1, 0), (0, 0), (0, 0)]


@rule("SS-24.13", "SS-24.15")
def test_fire_on_an_area_catches_everybody_there() -> None:
    """Heroes, companions and enemies; nobody next door."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    does(q, "{op: fire, at: here, level: 2}", place=q.area("14B.b"))
    assert [q.s.figures.rows[one].fires for one in (0, 1, 5, q["g"])] == [(0, 1), (0, 0), (0, 1), (0, 1)]


@rule("SS-24.14", "SS-6.3")
def test_fire_on_an_area_ages_though_it_hurts_nobody() -> None:
    """Who merely stands there gets no new token in the Time Phase."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    atoms_map.set_on_fire(q.s, q.area("14B.a"), 2)
    atoms_map.lay(q.s, FIRE, q.area("14B.b"), 1)
    left = []
    for _phase in range(2):
        q.time_phase()
        settle(q)
        left.append(sorted([thing.value for thing in q.s.things.rows if thing.kind == FIRE]))
    assert left == [[1], []]
    assert (q.wounds("Ecarus"), q.s.figures.rows[0].fires) == (0, (0, 0))


@rule("SS-24.17", "SS-25.1", "SS-Q10")
def test_fire_is_no_condition() -> None:
    """A cure of all conditions leaves it, and two tokens are no duplicate."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    atoms.give_fire(q.s, 0, 1)
    atoms.give_fire(q.s, 0, 1)
    atoms.give_condition(q.s, 0, t.SLOW)
    does(q, "{op: cure, whose: you, which: all}", "Ecarus")
    assert q.s.figures.rows[0].fires == (2, 0)
    assert (q.wounds("Ecarus"), q.has("Ecarus", t.SLOW)) == (0, False)
    does(q, "{op: unfire, whose: you}", "Ecarus")
    assert q.s.figures.rows[0].fires == (0, 0)


@rule("SS-24.21", "SS-24.13", "SS-Q98")
def test_walking_through_fires() -> None:
    """SS-T84: one token for each fire of each area, every time it is entered; also for flyers."""
    q = scene("1B", Shae="rogue 1B.a", Ann="white-rose 1B.g", g="gremlin green 1 1B.d")
    lasts(q, "g", "{mod: flying}")
    atoms_map.lay(q.s, FIRE, q.area("1B.b"), 1)
    atoms_map.lay(q.s, FIRE, q.area("1B.c"), 2)
    for area in ("1B.b", "1B.c"):
        atoms.enter(q.s, q["g"], q.area(area))
        q.begin(FallBack(q["g"], 0, False))
    assert q.s.figures.rows[q["g"]].fires == (1, 1)
    q.turn("Shae")
    for area in ("1B.b", "1B.a", "1B.b"):
        q.do("go", area)
        settle(q, "r1 r1 r1 r1")
    assert q.s.figures.rows[0].fires == (2, 0)


@rule("SS-Q35", "SS-8.8")
def test_ten_fire_tokens_lie_on_areas_at_most() -> None:
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.b")
    for _token in range(12):
        atoms_map.set_on_fire(q.s, q.area("1B.c"), 1)
    assert len([thing for thing in q.s.things.rows if thing.kind == FIRE]) == 10
    atoms_map.set_on_fire(q.s, q.area("1B.a"), 1)
    assert q.s.figures.rows[0].fires == (0, 0)


@rule("SS-Q11", "SS-Q73", "SS-22.15")
def test_fire_and_poison_cannot_be_defended_and_kill_for_nobody() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b +scale-armour", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    row = q.s.piles.edit(10)
    row.cards, row.known = (1,), (0,)
    q.s.figures.edit(0).wounds = 9
    atoms.give_fire(q.s, 0, 1)
    q.time_phase()
    settle(q)
    assert not q.s.in_play(0)
    assert q.s.foes.rows[q.foe("g")].powers == ()


# Areas of effect (SS-24.18, SS-22.21) ----------------------------------------------------------------


@rule("SS-24.18")
@pytest.mark.parametrize(("width", "wounds"), [(0, [2, 2, 0, 0]), (1, [2, 2, 2, 0])])
def test_an_area_of_effect(width: int, wounds: list[int]) -> None:
    """SS-T46: all enemies of the target's area, or one step away by path, seen or not; no heroes."""
    q = scene(
        "8B 14B",
        Auriel="sorceress 14B.c",
        Ecarus="white-rose 14B.b",
        a="raider green 1 14B.b",
        b="raider green 2 14B.b",
        c="orc-warrior green 1 14B.a",
        d="orc-warrior green 2 8B.d",
    )
    made = ability(q, f'{{type: blunt, attack: 3/0/0, effects: ["AoE {width}"]}}')
    q.s.listening = True
    q.begin(Attack(0, q["a"], BY_ABILITY, made.number), "b1 b1 b1" if width else "")
    settle(q)
    assert [q.wounds(name) for name in "abcd"] == wounds
    assert [q.wounds(name) for name in ("Auriel", "Ecarus")] == [0, 0]
    assert hits(q) == [3]


@rule("SS-24.18", "SS-22.14")
def test_who_is_hit_is_fixed_by_where_they_stood() -> None:
    """Push comes with the area of effect: all fall back, and all defend."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", a="raider green 1 14B.b", b="raider green 2 14B.b")
    made = ability(q, '{type: blunt, attack: 3/0/0, effects: ["Push", "AoE 0"]}')
    q.begin(Attack(0, q["a"], BY_ABILITY, made.number))
    for _raider in range(2):
        q.do(q.area("14B.a"))
    assert [q.where("a"), q.where("b")] == ["14B.a", "14B.a"]
    assert [q.wounds("a"), q.wounds("b")] == [2, 2]


@rule("SS-24.18", "SS-24.9")
def test_effects_of_an_area_come_to_all_and_each_defends_apart() -> None:
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.c",
        a="orc-warrior green 1 14B.b",
        b="orc-warrior green 2 14B.b",
    )
    made = ability(q, '{type: blunt, attack: 2/0/0, effects: ["AoE 0", "Slow", "Fire 1"]}')
    q.begin(Attack(0, q["a"], BY_ABILITY, made.number), "b6 b1")
    assert [q.wounds("a"), q.wounds("b")] == [0, 1]
    assert all([q.has(name, t.SLOW) and q.s.figures.rows[q[name]].fires == (1, 0) for name in "ab"])


@rule("SS-24.18", "SS-43.8")
def test_a_commanded_enemy_does_not_hit_itself() -> None:
    """Its area of effect is for all enemies of the area but itself; heroes there are none of its targets."""
    q = scene("14B", Thorgar="runemaster 14B.b", Shae="rogue 14B.c", a="raider green 1 14B.b", b="raider green 2 14B.b")
    made = ability(q, '{effects: ["AoE 0"]}')
    q.begin(Attack(q["a"], q["b"], BY_HITS, 3, extra=made.effects))
    settle(q)
    assert [q.wounds(name) for name in ("a", "b", "Thorgar")] == [0, 3 + 1 - 1, 0]


@rule("SS-22.21", "SS-50.3")
def test_cleave_names_the_other_enemy() -> None:
    """`Targets 2`: up to two enemies of the target's area; the hero names the second, or none."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword",
        Shae="rogue 14B.c",
        a="raider green 1 14B.b",
        b="raider green 2 14B.b",
        c="orc-warrior green 1 14B.b",
    )
    skilled(q, "Ecarus", 3, "cleave")
    q.turn("Ecarus")
    q.do("power", "cleave", 0, -1)
    q.do("attack", "main", "a", dice="r2 b2")
    assert q.choice.kind == "beside"
    assert q.options() == [q["b"], q["c"], "done"]
    q.do("c", dice="b1")
    assert [q.wounds(name) for name in "abc"] == [2, 0, 2]


@rule("SS-50.3", "SS-Q17", "SS-22.19")
def test_own_effects_need_no_hit() -> None:
    """Heal and Crowns are the user's own; conditions of others need a hit."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    q.s.figures.edit(0).wounds = 3
    made = ability(q, '{type: blunt, attack: 0/1/0, effects: ["Heal 2", "Crowns 5", "Blind", "Poison 1", "Fire 1"]}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r1")
    row = q.s.figures.rows[q["o"]]
    assert (q.wounds("Ecarus"), q.s.crowns(0)) == (1, 5)
    assert (row.conditions, row.poison, row.fires) == (0, 0, (0, 0))


@rule("SS-50.3", "SS-8.7")
@pytest.mark.parametrize(("written", "more"), [("Hit +2", 2), ("Hit +SR", 4), ("Hit +SR/2", 2)])
def test_more_hits_by_rank(written: str, more: int) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    skilled(q, "Ecarus", 4)
    made = ability(q, f'{{type: blunt, attack: 1/0/0, effects: ["{written}"]}}')
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "b6 b6 b6")
    assert hits(q) == [1 + more]


@rule("SS-50.3", "SS-25.2")
@pytest.mark.parametrize(
    ("written", "bit"), [("Knock-down", t.DOWN), ("Blind", t.BLIND), ("Slow", t.SLOW), ("Stun", t.STUN)]
)
def test_conditions_of_dice_effects(written: str, bit: int) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, f'{{type: blunt, attack: 1/0/0, effects: ["{written}", "Poison 2"]}}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "b6")
    assert q.has("o", bit)
    assert q.s.figures.rows[q["o"]].poison == 2


@rule("SS-40.5u", "SS-50.17", "SS-35.3")
def test_the_trolls_swing() -> None:
    """`M: Rule swing` with `S: AoE 0`: every targeted hero saves, before any defence; who fails is down and has a wound."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", troll="troll 14B.b")
    q.s.listening = True
    q.begin(Attack(q["troll"], 0, BY_WEAPON, t.OFF), "r6 b4 b1 b1 b6 b1 b1")
    settle(q)
    assert (q.has("Ecarus", t.DOWN), q.has("Shae", t.DOWN)) == (True, False)
    assert happened(q, "saved", "defended") == ["saved", "saved", "defended", "defended"]


@rule("SS-47.6", "SS-50.9", "SS-24.2")
def test_slaughter_makes_the_first_attack_of_each_critical() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", r="raider green 1 14B.b")
    lasts(q, "Ecarus", "{mod: critical-first, whose: everyone}")
    critical(q, "slow", "blind")
    for attacker, target in ((0, q["r"]), (0, q["r"]), (q["r"], 0)):
        q.begin(Attack(attacker, target, BY_HITS, 1), "b6" if target == 0 else "")
        settle(q)
    assert q.has("r", t.SLOW) and not q.has("r", t.BLIND) and q.has("Ecarus", t.BLIND)


@rule("SS-25.10", "SS-22.2")
def test_an_enemy_whom_an_effect_stuns_skips_its_activation() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 1/0/0, effects: ["Stun"]}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "b6")
    q.begin(Activation(q.foe("o")))
    assert q.choice.kind == "deed"
    assert not q.has("o", t.STUN)
    assert effects(q) == []
