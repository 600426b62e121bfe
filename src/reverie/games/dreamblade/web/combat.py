"""A combat as one viewer sees it: dice, blades, the split of damage, and other decisions beside the board."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from reverie.kernel.domain import Listed, Split
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.board import CELL_NAMES
from ..rules.procedures.combat import final_damage
from ..rules.queries import defense, life
from ..rules.underway import deathblow_of, dice_in_hand, special_attack_of
from .details import requirements
from .doom import BOTH, FATES
from .elements import DICE, SIDES, blade_id
from .silhouettes import silhouette

if TYPE_CHECKING:
    from .scene import Drawing


def fight(drawing: Drawing) -> Told | None:
    """Dice, blades and damage of the attack that is going on."""
    s, page = drawing.s, drawing.page
    blow, special = deathblow_of(s), special_attack_of(s)
    doomed = drawing.asked(decisions.FATE)
    if drawing.combat is None and blow is None and special is None and dice_in_hand(s) is None and not doomed:
        return None
    if blow is not None:
        title, rule = page.say("web-deathblow-at", cell=CELL_NAMES[blow.cell]), "DB-802.2g"
    elif special is not None:
        title, rule = page.say("web-special-of", who=page.name(s, special.bearer)), "DB-G.special attack"
    elif drawing.combat is not None:
        title, rule = page.say("web-combat-at", cell=CELL_NAMES[drawing.combat.cell]), "DB-P.20"
    else:
        title, rule = page.say("web-combat"), "DB-302"
    kind = "deathblow" if blow is not None else "special-attack" if special is not None else ""
    dice = dice_of(drawing, kind)
    return {
        "title": title,
        "rule": rule,
        "dice": [
            {"id": f"die-{i}", "emblem": DICE[face], "label": f"{i + 1}. {page.faces((face,))}"}
            for i, face in enumerate(dice)
        ],
        "dice_label": page.say("web-dice", n=len(dice), faces=page.faces(dice)) if dice else "",
        "rolled": last_roll(drawing),
        "rerolling": drawing.asked(decisions.REROLL),
        "sum": damage_sum(drawing) if blow is None and special is None else "",
        "blades": blades(drawing) if blow is None else [],
        "split": split(drawing),
        "fate": fate(drawing),
        "listed": listed(drawing),
    }


def last_roll(drawing: Drawing) -> int:
    """Where in the log the last roll is told: another number, another roll."""
    log = drawing.scene.log
    return next((number for number in range(len(log), 0, -1) if log[number - 1][1].kind == "rolled"), 0)


def dice_of(drawing: Drawing, kind: str) -> tuple[int, ...]:
    """The dice of the attack that is going on; of another than the combat's own (`kind`) only those rolled since it began."""
    shown = dice_in_hand(drawing.s)
    if shown is not None:
        return shown
    if not kind:
        return drawing.combat.shown if drawing.combat is not None else ()
    rolls: list[tuple[int, ...]] = []
    for _number, event in reversed(drawing.scene.log):
        if event.kind in ("attacked", "deathblow", "special-attack"):
            return tuple(rolls[0]) if len(rolls) == 1 and event.kind == kind else ()
        if event.kind == "rolled" and event.data["choice"] == decisions.ATTACK.name:
            rolls.append(event.data["answer"])
    return ()


def damage_sum(drawing: Drawing) -> str:
    combat = drawing.combat
    if combat is None or not combat.shown:
        return ""
    if not combat.modifier:
        return drawing.page.say("web-damage-is", total=final_damage(combat))
    sign = "+" if combat.modifier > 0 else "−"
    how = f"{combat.damage} {sign} {abs(combat.modifier)}"
    return drawing.page.say("web-damage-sum", total=final_damage(combat), sum=how)


def blades(drawing: Drawing) -> list[Told]:
    """Blades already given, and the abilities that may get the next."""
    combat, s, page = drawing.combat, drawing.s, drawing.page
    if combat is None:
        return []
    changes = blade_changes(drawing)
    rows: list[Told] = []
    for i, (bearer, _copied, _origin, number) in enumerate(combat.used):
        a = s.cast.abilities[number]
        rows.append(
            {
                "id": f"used-{i}",
                "on": True,
                "who": page.name(s, bearer),
                "requirements": requirements(page, a),
                "text": page.ability_name(a),
                "change": changes[i] if i < len(changes) else "",
                "rule": a.rule,
            }
        )
    choice = drawing.scene.choice
    if choice is not None and choice.decision is decisions.BLADE and isinstance(choice.options, Listed):
        for key in choice.options.options:
            bearer, _copied, _origin, number = key
            a = s.cast.abilities[number]
            rows.append(
                {
                    "id": blade_id(key),
                    "on": False,
                    "who": page.name(s, bearer),
                    "requirements": requirements(page, a),
                    "text": page.blade_label(s, key).partition(": ")[2],
                    "change": "",
                    "rule": a.rule,
                }
            )
    return rows


def blade_changes(drawing: Drawing) -> list[str]:
    """What each blade of this combat has changed, told by the log."""
    told: list[str] = []
    begun = [i for i, (_n, event) in enumerate(drawing.scene.log) if event.kind == "combat-began"]
    for _number, event in drawing.scene.log[begun[-1] :] if begun else ():
        if event.kind == "blade-assigned":
            told.append("")
        elif event.kind == "damage-modified" and told:
            told[-1] = f"{'+' if event.data['change'] >= 0 else '−'}{abs(event.data['change'])}"
        elif event.kind == "nothing-happened" and event.data["declined"] and told:
            told[-1] = drawing.page.say("web-declined")
    return told


def split(drawing: Drawing) -> Told | None:
    choice, draft, page = drawing.scene.choice, drawing.scene.draft, drawing.page
    if not drawing.splitting() or choice is None or draft is None or not isinstance(choice.options, Split):
        return None
    left = draft.left()
    return {
        "title": page.say("web-split-total", total=choice.options.total),
        "left": page.say("web-left-to-place", left=left),
        "rows": [
            split_row(drawing, i, m, left) | fates_ahead(drawing, m, draft) for i, m in enumerate(drawing.targets)
        ],
    }


def fates_ahead(drawing: Drawing, m: int, draft: Draft) -> Told:
    """Where a creature would get enough for both, its fate can be chosen along with the split."""
    if drawing.fate(m) != BOTH or not drawing.given.get(m, 0):
        return {"fates": []}
    kind, page = decisions.FATE.name, drawing.page
    chosen = draft.ahead.get((kind, m), BOTH)
    return {
        "fate": page.say(f"web-fate-{chosen}"),
        "fates": [
            {
                "ahead": json.dumps({"kind": kind, "subject": m, "value": word}),
                "text": page.say(f"web-pick-{word}"),
                "id": f"ahead-{m}-{word}",
                "on": word == chosen,
            }
            for word in FATES
        ],
    }


def fate(drawing: Drawing) -> Told | None:
    """The row of a creature that can be disrupted or destroyed: what becomes of it is chosen there, or in the prompt."""
    choice, page = drawing.scene.choice, drawing.page
    if choice is None or choice.decision is not decisions.FATE:
        return None
    row = split_row(drawing, 0, choice.subject, 0)
    return row | {
        "fates": [
            {"pick": json.dumps(word), "text": page.say(f"web-pick-{word}"), "id": f"fate-{word}"} for word in FATES
        ]
    }


def split_row(drawing: Drawing, i: int, m: int, left: int) -> Told:
    s, page = drawing.s, drawing.page
    row = s.minis[m]
    given = drawing.given.get(m, 0)
    whole, mark = life(s, m), defense(s, m)
    boxes = []
    for n in range(1, max(whole, mark) + 1):
        kind = "f" if n <= row.damage else "o" if n <= row.damage + given else ""
        boxes.append(f"{kind} d".strip() if n == mark else kind)
    fate = drawing.fate(m)
    name = page.name(s, m)
    reachable = jumps(drawing, i, m, left)
    return {
        "index": i,
        "name": name,
        "side": SIDES[row.owner],
        "emblem": silhouette(s.cast.piece_of[m]),
        "boxes": boxes,
        "fate": page.say(f"web-fate-{fate}") if fate else "",
        "jumps": reachable,
        "near": any(jump["set"] for jump in reachable),
        "given": given,
        "less": f"{i}:{given - 1}" if given else "",
        "more": f"{i}:{given + 1}" if left else "",
        "rest": f"{i}:{given + left}" if left > 1 else "",
        "label": page.say("web-damage-on", who=name),
    }


def jumps(drawing: Drawing, i: int, m: int, left: int) -> list[Told]:
    """The amounts that matter: what disrupts and what destroys. Each is a press away while the damage is there."""
    s, page, row = drawing.s, drawing.page, drawing.s.minis[m]
    given = drawing.given.get(m, 0)
    whole, mark = life(s, m), defense(s, m)
    wanted = [("web-destroy-at", whole)]
    if not row.no_disrupt and mark < whole:
        wanted.insert(0, ("web-disrupt-at", mark))
    told = []
    for key, threshold in wanted:
        need = threshold - row.damage
        if need > 0:
            within = need <= left + given and need != given
            told.append({"text": page.say(key, n=threshold), "set": f"{i}:{need}" if within else ""})
    return told


def listed(drawing: Drawing) -> Told | None:
    """Splits that had to be listed, because a guard covers only some."""
    choice = drawing.scene.choice
    if choice is None or choice.decision is not decisions.DAMAGE or not isinstance(choice.options, Listed):
        return None
    return {"id": "splits", "text": drawing.page.say("web-choose-split", n=choice.options.size())}


def effects(drawing: Drawing) -> list[Told]:
    """Simultaneous effects of which one comes first."""
    choice = drawing.scene.choice
    if choice is None or choice.decision is not decisions.ORDER or not isinstance(choice.options, Listed):
        return []
    rows = []
    for i, (_player, _keyword, bearer, number, *_rest) in enumerate(choice.options.options):
        a = drawing.s.cast.abilities[number]
        rows.append(
            {
                "id": f"ef-{i}",
                "who": drawing.page.name(drawing.s, bearer),
                "text": drawing.page.ability_name(a),
                "emblem": silhouette(drawing.s.cast.piece_of[bearer]),
                "rule": a.rule,
            }
        )
    return rows


def numbers(drawing: Drawing) -> list[Told]:
    choice = drawing.scene.choice
    if choice is None or choice.decision is not decisions.VALUE:
        return []
    return [{"id": f"x-{n}", "n": n} for n in choice.options]
