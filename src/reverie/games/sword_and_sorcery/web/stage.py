"""What can be chosen, line by line under headings: every decision can be answered here, whatever else on the page it also sits on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Told
from reverie.parts.elements import row_id

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE, Ability
from ..rules.procedures.hero_turn import ability_of, use_of
from ..rules.queries import tolls
from ..rules.state import FIRST_COMPANION, Quest, is_enemy
from ..words.asked import CHOSEN_AREA
from ..words.groups import group_of
from .chances import attacks, brief
from .emblems import NEUTRAL_USE, USES, emblem_of

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

WALKS: Final = (decisions.DEED, decisions.GHOST)
"""Decisions in which somebody goes from area to area."""
GROUPS: Final = ("attack", "power", "item", "action", "free", "move", "")
"""The order of headings."""
ABILITIES: Final = ("power", "item", "innate", "action")
AIMED: Final = ("power", "item", "innate")
ELSEWHERE: Final = (decisions.READING, decisions.BRANCH, decisions.BACK, decisions.VISIT)
"""What is decided on a sheet of its own."""


def has_rows(choice: Choice) -> bool:
    return choice.decision not in ELSEWHERE


def is_pass(choice: Choice, pick: Answer) -> bool:
    """To do nothing, or to do no more: that is a button of the prompt."""
    return isinstance(pick, str) and pick == choice.passing()


def in_prompt(choice: Choice, draft: Draft | None, pick: Answer) -> bool:
    """Whether a pick is a button of the prompt as well: what is done with nothing and nobody, and where there are few ways."""
    if choice.decision in (decisions.DEED, decisions.GHOST):
        return False
    picks = [one for one in (draft.picks() if draft is not None else ()) if not is_pass(choice, one)]
    return len(picks) <= FEW


FEW: Final = 3


def stage(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
    """The lines of what whoever looks is asked; None where that is nothing, or stands elsewhere."""
    choice, draft, s = scene.choice, scene.draft, scene.state
    if choice is None or draft is None or not has_rows(choice):
        return None
    odds = attacks(scene)
    groups: dict[str, list[Told]] = {}
    several: dict[Answer, Told] = {}
    for pick in draft.picks():
        if is_pass(choice, pick):
            continue
        told = row(page, s, choice, draft, pick)
        if pick in odds:
            told["odds"] = brief(page, odds[pick])
            for option in scene.options.get(told["id"], ()):
                option.note = told["odds"]  # wherever else it sits
        used = used_on(s, choice, pick)
        if used is not None and used in several:
            several[used]["targets"].append(target(page, s, pick, told))
            continue
        if used is not None:
            several[used] = told
            told["targets"].append(target(page, s, pick, told))
        groups.setdefault(group_of(choice, pick), []).append(told)
    for told in several.values():
        if len(told["targets"]) > 1:
            told["name"] = told["plain"]
    ordered = [name for name in GROUPS if name in groups]
    return {
        "title": page.say(f"web-stage-{title_of(choice)}"),
        "rule": choice.rule,
        "deeds": title_of(choice) == "deeds",
        "groups": [group(page, name, groups[name]) for name in ordered],
        "chosen": [page.pick(s, choice, (), one) for one in draft.chosen]
        if isinstance(choice.options, Permutation)
        else [],
        "empty": "" if groups else page.say("web-stage-empty"),
    }


def group(page: SwordAndSorceryWeb, name: str, rows: list[Told]) -> Told:
    """Lines under a heading; what all of them take stands there once."""
    if not name or name == "move":
        return {"name": name or "one", "title": page.say(f"group-{name}") if name else "", "takes": "", "rows": rows}
    shared = {what: rows[0][what] for what in ("takes", "text") if all([told[what] == rows[0][what] for told in rows])}
    if name != "attack":
        shared.pop("text", None)
    if name == "free":
        shared = {}  # the heading says it
        rows = [{**told, "takes": ""} for told in rows]
    return {
        "name": name,
        "title": page.say(f"group-{name}"),
        "takes": ", ".join([word for word in shared.values() if word]),
        "rows": [{**told, **dict.fromkeys(shared, "")} for told in rows],
    }


def used_on(s: Quest, choice: Choice, pick: Answer) -> Answer:
    """What is used, without whom or what it is used on; None where it chooses nobody."""
    if choice.decision is not decisions.DEED or choice.subject != NONE or not isinstance(pick, tuple):
        return None
    if pick[0] not in AIMED or pick[-1] == NONE or ability_of(s, pick).target is None:
        return None
    return pick[:-1]


def on_area(ability: Ability) -> bool:
    """Whether it is an area that an ability is used on, and nobody."""
    return ability.target is not None and ability.target.kind == CHOSEN_AREA


def target(page: SwordAndSorceryWeb, s: Quest, pick: Answer, told: Told) -> Told:
    """Whom or where something is used on: a button of its own where there are several."""
    assert isinstance(pick, tuple)
    area = on_area(ability_of(s, pick))
    return {
        "id": told["id"],
        "text": page.area(s, pick[-1]) if area else page.who(s, pick[-1]),
        "mark": "" if area else emblem_of(s, pick[-1]),
        "odds": told["odds"],
    }


def title_of(choice: Choice) -> str:
    """What the list is headed with: what can be done, or what is chosen among."""
    if choice.decision in (decisions.DEED, decisions.GHOST):
        return "deeds"
    if choice.decision is decisions.SOUL:
        return "soul"
    if choice.decision is decisions.LEARN:
        return "learn"
    return "choose"


def row(page: SwordAndSorceryWeb, s: Quest, choice: Choice, draft: Draft, pick: Answer) -> Told:
    """One way to answer: its emblem, what it is called, what it does, what it takes."""
    name, text = named(page, s, choice, draft, pick)
    return {
        "id": row_id(pick),
        "name": name,
        "text": text,
        "mark": mark_of(s, choice, pick),
        "takes": takes(page, s, choice, pick),
        "cost": cost_of(s, choice, pick),
        "odds": "",
        "plain": page.used_name(s, pick) if isinstance(pick, tuple) and used_on(s, choice, pick) is not None else name,
        "targets": [],
    }


def named(page: SwordAndSorceryWeb, s: Quest, choice: Choice, draft: Draft, pick: Answer) -> tuple[str, str]:
    """What a way is called, and the rules text of it, where there is more to say than its name."""
    if choice.decision in WALKS and isinstance(pick, tuple) and pick[0] == "go":
        return page.area(s, pick[1]), ""  # the heading says that one goes there, or strikes
    if choice.decision is decisions.DEED and isinstance(pick, tuple) and pick[0] == "attack" and choice.subject == NONE:
        return page.who(s, pick[2]), page.weapon(s, choice.seat, pick[1])
    label = page.pick_label(s, choice, draft, pick)
    return label, page.pick_text(s, choice, pick)


def cost_of(s: Quest, choice: Choice, pick: Answer) -> str:
    """SS-15.1: the movement points of a step, as they stand on the map."""
    if choice.decision not in WALKS or not isinstance(pick, tuple) or pick[0] != "go":
        return ""
    mover = choice.seat if choice.subject == NONE else choice.subject
    return "1" if choice.decision is decisions.GHOST else str(tolls(s, mover)[pick[1]])


def takes(page: SwordAndSorceryWeb, s: Quest, choice: Choice, pick: Answer) -> str:
    """SS-18: which action a deed takes; nothing where it is free."""
    cost = cost_of(s, choice, pick)
    if cost:
        return page.say("web-takes-points", n=int(cost))
    if choice.decision is not decisions.DEED or choice.subject != NONE:
        return ""
    word = str(pick[0]) if isinstance(pick, tuple) else str(pick)
    use = use_of(s, word, pick)
    return page.say(f"web-takes-{t.USES[use]}") if use in (t.COMBAT, t.NORMAL, t.FREE) else ""


def mark_of(s: Quest, choice: Choice, pick: Answer) -> str:
    """The emblem of whoever or whatever it concerns."""
    if choice.decision in (decisions.DEED, decisions.GHOST):
        word = str(pick[0]) if isinstance(pick, tuple) else str(pick)
        if word == "attack" and isinstance(pick, tuple):
            return emblem_of(s, pick[-1])
        if word == "companion" and isinstance(pick, tuple):
            return emblem_of(s, FIRST_COMPANION + pick[1])
        if word in ABILITIES and isinstance(pick, tuple) and choice.subject == NONE:
            ability = ability_of(s, pick)
            if ability.target is not None and word != "action" and not on_area(ability) and is_enemy(pick[-1]):
                return emblem_of(s, pick[-1])
            return USES.get(ability.use, NEUTRAL_USE)
        return WORDS.get(word, "ss-skill")
    if choice.decision in FIGURES and isinstance(pick, int):
        return emblem_of(s, pick)
    if choice.decision is decisions.ACTIVATE and isinstance(pick, int):
        figures = s.figures_in_play(pick) if choice.subject == NONE else [pick]
        return emblem_of(s, figures[0]) if figures else ""
    if choice.decision is decisions.SOUL and isinstance(pick, tuple):
        return emblem_of(s, pick[1] if pick[0] != "item" else pick[3])
    return ""


WORDS: Final = {
    "go": "i-next",
    "return": "th-shrine",
    "stand": "tk-knockdown",
    "dash": "i-next",
    "focus": "ss-legend",
    "open": "i-lock",
    "unlock": "th-key",
    "chest": "th-chest",
    "unlock-chest": "th-key",
    "search": "i-search",
    "take": "th-loot",
    "drop": "th-loot",
    "key": "th-key",
    "exchange": "i-link",
    "reorganize": "ss-shield",
    "flip": "ss-legend",
    "provoke": "tk-threat",
    "shout": "i-chat",
    "fetch": "th-loot",
    "hand": "i-link",
    "lead": "i-link",
    "portal": "i-next",
}
FIGURES: Final = (
    decisions.ONE,
    decisions.WHO,
    decisions.VICTIM,
    decisions.THREAT,
    decisions.NEAREST,
    decisions.BESIDE,
)


__all__ = ["has_rows", "in_prompt", "is_pass", "stage"]
