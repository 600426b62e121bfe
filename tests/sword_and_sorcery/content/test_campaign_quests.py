"""SS-G18, SS-G28: the prologue and the six quests: every party can begin each of them, at any rank and difficulty, and every paragraph has
its words.
"""

from __future__ import annotations

import re

import pytest
from tests.sword_and_sorcery.prologue import prologue
from tests.sword_and_sorcery.shelf import library, plan

from reverie.games.sword_and_sorcery.content.quest_checks import text_key
from reverie.games.sword_and_sorcery.content.tales import asked_in, named_in, named_in_record, raised_by, raised_in
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import BATTLE_PHASE, SOUL_WEAPONS
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule

QUESTS = ("P", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6")
FLOORS = {"P": 4, "Q1": 4, "Q2": 5, "Q3": 5, "Q4": 6, "Q5": 6, "Q6": 0}
TREASURES = {"P": (2, 1), "Q1": (3, 2), "Q2": (3, 2), "Q3": (4, 3), "Q4": (4, 3), "Q5": (4, 3), "Q6": (0, 0)}
RANKS = {"P": 1, "Q1": 2, "Q2": 2, "Q3": 3, "Q4": 3, "Q5": 3, "Q6": 4}


@rule("SS-G18")
def test_the_campaign_is_a_chain_with_the_economy_of_its_table() -> None:
    assert tuple(library().quests) == QUESTS
    for quest, following in zip(QUESTS, QUESTS[1:], strict=False):
        assert {after.to for after in plan(quest).next} == {following}
    assert plan("Q6").next == ()
    for quest in QUESTS:
        made = plan(quest)
        assert (made.floor, made.crowns, made.rank) == (FLOORS[quest], 20, RANKS[quest])
        assert (made.draw, made.keep) == TREASURES[quest]


RAISED = {
    "mercy": ["P.4", "Q1.8", "Q1.14", "Q2.10", "Q3.7", "Q4.4", "Q5.6"],
    "balance": ["P.5", "Q1.9", "Q2.11", "Q3.8", "Q4.5", "Q5.7"],
    "greed": ["P.6", "Q1.10", "Q2.12", "Q3.9", "Q4.6", "Q5.8"],
}
LATER = {"Q2": ["ally-token"], "Q3": ["toll-village", "toll-sold"], "Q5": ["second-shrine"], "Q6": list(RAISED)}
"""What earlier quests have left, by the quest that asks about it."""


@rule("SS-G18")
def test_counters_are_raised_where_the_table_says_and_nowhere_else() -> None:
    found: dict[str, list[str]] = {name: [] for name in RAISED}
    for quest in library().quests.values():
        for paragraph in quest.paragraphs:
            for name in raised_by(paragraph.do):
                if name in found:
                    found[name].append(paragraph.id)
    assert found == RAISED


@rule("SS-G18", "SS-39.13")
def test_what_was_chosen_is_asked_about_in_later_quests() -> None:
    before: list[str] = []
    for id, quest in library().quests.items():
        asked = [name for paragraph in quest.paragraphs for name in asked_in(paragraph)]
        asked += [name for record in quest.abilities for name in named_in_record(record)]
        asked += [name for chest in quest.map.chests for name in named_in(chest.given)]
        from_before = [name for name in dict.fromkeys(asked) if name in before]
        assert sorted(from_before) == sorted(LATER.get(id, [])), id
        before += [name for name in raised_in(quest, []) if name not in quest.own]


@rule("SS-G18", "SS-39.14")
def test_the_campaign_has_three_endings_by_its_counters() -> None:
    paragraphs = {one.id: one for one in library().quests["Q6"].paragraphs}
    end = paragraphs[library().quests["Q6"].won.read].choice
    assert end is not None and end.by == "counters"
    assert [option.highest for option in end.options] == list(RAISED)
    assert len({option.read for option in end.options}) == 3
    for option in end.options:
        assert [verb.declared.name for verb in paragraphs[option.read].do] == ["end"]


@rule("SS-1.2", "SS-5.12")
@pytest.mark.parametrize("quest", QUESTS)
def test_two_to_five_heroes_begin(quest: str) -> None:
    for heroes in (2, 3, 4, 5):
        q = prologue(heroes, quest=quest)
        assert q.s.phase == BATTLE_PHASE and q.s.round == 1
        assert {row.rank for row in q.s.heroes.rows} == {RANKS[quest]}
        assert {q.s.figures.rows[seat].area for seat in range(heroes)} <= set(q.s.plan.start)


@rule("SS-5.19")
@pytest.mark.parametrize("rank", [1, 4, 7])
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_alone_is_begun_at_any_rank(quest: str, rank: int) -> None:
    q = prologue(2, quest=quest, rank=rank)
    assert {row.rank for row in q.s.heroes.rows} == {rank}
    for seat in range(2):
        version = q.s.version(seat)
        picks = version.due_from(1, rank)
        assert len(q.s.heroes.rows[seat].powers) == len(picks)
        assert q.s.crowns(seat) >= 25 + 40 * (rank - 1)
    in_use = rank >= 4 or q.s.plan.soul_weapons
    assert bool(q.s.piles.rows[SOUL_WEAPONS].cards) == in_use


@rule("SS-39.12")
@pytest.mark.parametrize("quest", QUESTS)
def test_three_difficulties_change_life_and_spawns(quest: str) -> None:
    told = {}
    for difficulty in t.DIFFICULTIES:
        q = prologue(2, quest=quest, difficulty=difficulty)
        told[difficulty] = (hp_of(q.s, 0), formula(q.s, 3))
    life, spawns = told["standard"]
    assert told["story"] == (life + 2, spawns - 1)
    assert told["heroic"] == (life, spawns + 1)


# Words (SS-G28) --------------------------------------------------------------------------------------------------------


def words_of(quest: str, paragraph: str, language: str) -> int:
    told = library().texts[language].get(text_key(quest, paragraph))
    return len(re.findall(r"[\w’'-]+", told))


@rule("SS-G28")
@pytest.mark.parametrize("quest", QUESTS)
def test_paragraphs_are_as_many_and_as_long_as_authors_were_told(quest: str) -> None:
    data = library().quests[quest]
    assert 12 <= len(data.paragraphs) <= 18
    assert sum([len(one.paragraphs) for one in library().quests.values()]) >= 98 + 15
    long = {data.won.read, *[one.id for one in data.paragraphs if one.choice is not None]}
    long |= {one.id for one in data.paragraphs if any(verb.declared.name == "end" for verb in one.do)}
    for one in data.paragraphs:
        facts = one.when
        opening = facts is not None and (facts.setup or facts.lost is not None)
        most = 140 if opening or one.id in long else 90
        for language in LANGUAGES:
            assert 25 <= words_of(quest, one.id, language) <= most, (one.id, language)
