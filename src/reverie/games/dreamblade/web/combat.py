"""A combat as one viewer sees it: dice, blades, the split of damage, and other decisions beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.kernel.domain import Listed, Split
from reverie.kernel.plain import Told

from ..rules.board import CELL_NAMES
from ..rules.procedures.combat import final_damage
from ..rules.queries import defense, life
from ..rules.underway import deathblow_of, dice_in_hand, special_attack_of
from .details import requirements
from .elements import DICE, SIDES, blade_id
from .silhouettes import silhouette

if TYPE_CHECKING:
    from .scene import Drawing


def fight(drawing: Drawing) -> Told | None:
    """Dice, blades and damage of the attack that is going on."""
    s, page = drawing.s, drawing.page
    blow, special = deathblow_of(s), special_attack_of(s)
    if drawing.combat is None and blow is None and special is None and dice_in_hand(s) is None:
        return None
    if blow is not None:
        title, rule = page.say("web-deathblow-at", cell=CELL_NAMES[blow.cell]), "DB-802.2g"
    elif special is not None:
        title, rule = page.say("web-special-of", who=page.name(s, special.bearer)), "DB-G.special attack"
    elif drawing.combat is not None:
        title, rule = page.say("web-combat-at", cell=CELL_NAMES[drawing.combat.cell]), "DB-P.20"
    else:
        title, rule = page.say("web-combat"), "DB-302"
    dice = dice_of(drawing, blow is not None or special is not None)
    return {
        "title": title,
        "rule": rule,
        "dice": [
            {"id": f"die-{i}", "emblem": DICE[face], "label": f"{i + 1}. {page.faces((face,))}"}
            for i, face in enumerate(dice)
        ],
        "dice_label": page.say("web-dice", n=len(dice), faces=page.faces(dice)) if dice else "",
        "rolled": last_roll(drawing),
        "rerolling": drawing.asked("reroll"),
        "sum": damage_sum(drawing) if blow is None and special is None else "",
        "blades": blades(drawing),
        "split": split(drawing),
        "listed": listed(drawing),
    }


def last_roll(drawing: Drawing) -> int:
    """Where in the log the last roll is told: another number, another roll."""
    log = drawing.scene.log
    return next((number for number in range(len(log), 0, -1) if log[number - 1][1].kind == "rolled"), 0)


def dice_of(drawing: Drawing, other_attack: bool) -> tuple[int, ...]:
    shown = dice_in_hand(drawing.s)
    if shown is not None:
        return shown
    if not other_attack:
        return drawing.combat.shown if drawing.combat is not None else ()
    rolls = []
    for _number, event in reversed(drawing.scene.log):
        if event.kind in ("deathblow", "special-attack"):
            break
        if event.kind == "rolled" and event.data["choice"] == "attack":
            rolls.append(event.data["answer"])
    return tuple(rolls[0]) if len(rolls) == 1 else ()


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
    for i, key in enumerate(combat.used):
        a = s.cast.abilities[key[3]]
        rows.append(
            {
                "id": f"used-{i}",
                "on": True,
                "who": page.name(s, key[0]),
                "requirements": requirements(page, a),
                "text": page.ability_name(a),
                "change": changes[i] if i < len(changes) else "",
                "rule": a.rule,
            }
        )
    choice = drawing.scene.choice
    if choice is not None and choice.kind == "blade" and isinstance(choice.options, Listed):
        for key in choice.options.options:
            a = s.cast.abilities[key[3]]
            rows.append(
                {
                    "id": blade_id(key),
                    "on": False,
                    "who": page.name(s, key[0]),
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
        "rows": [split_row(drawing, i, m, left) for i, m in enumerate(drawing.targets)],
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
    threshold = mark if not row.no_disrupt and mark < whole else whole
    need = threshold - row.damage
    return {
        "index": i,
        "name": name,
        "side": SIDES[row.owner],
        "emblem": silhouette(s.cast.piece_of[m]),
        "boxes": boxes,
        "fate": page.say(f"web-fate-{fate}") if fate else "",
        "threshold": page.say("web-disrupt-at" if threshold == mark else "web-destroy-at", n=threshold),
        "jump": f"{i}:{need}" if 0 < need <= left + given else "",
        "given": given,
        "less": f"{i}:{given - 1}" if given else "",
        "more": f"{i}:{given + 1}" if left else "",
        "label": page.say("web-damage-on", who=name),
    }


def listed(drawing: Drawing) -> Told | None:
    """Splits that had to be listed, because a guard covers only some."""
    choice = drawing.scene.choice
    if choice is None or choice.kind != "damage" or not isinstance(choice.options, Listed):
        return None
    return {"id": "splits", "text": drawing.page.say("web-choose-split", n=choice.options.size())}


def effects(drawing: Drawing) -> list[Told]:
    """Simultaneous effects of which one comes first."""
    choice = drawing.scene.choice
    if choice is None or choice.kind != "order" or not isinstance(choice.options, Listed):
        return []
    rows = []
    for i, effect in enumerate(choice.options.options):
        a = drawing.s.cast.abilities[effect[3]]
        rows.append(
            {
                "id": f"ef-{i}",
                "who": drawing.page.name(drawing.s, effect[2]),
                "text": drawing.page.ability_name(a),
                "emblem": silhouette(drawing.s.cast.piece_of[effect[2]]),
                "rule": a.rule,
            }
        )
    return rows


def numbers(drawing: Drawing) -> list[Told]:
    choice = drawing.scene.choice
    if choice is None or choice.kind != "value":
        return []
    return [{"id": f"x-{n}", "n": n} for n in choice.options]
