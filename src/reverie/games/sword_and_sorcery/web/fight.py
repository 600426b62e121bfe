"""An attack as it is being made: its dice, the effects that they can pay for, and the running account of hits and defence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules import terms as t
from ..rules.dicing import payable, show, total_of
from ..rules.state import NOBODY, Quest
from ..rules.strike import BY_ABILITY, BY_HITS, Attack, Defence, Lying
from ..rules.underway import armour_effects, attack_now, defence_now, hits_so_far, printed_effects
from ..words.naming import MINUS
from .chances import payments
from .elements import die_id, effect_id
from .emblems import die_emblem
from .foes import effect_parts

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

HERE: Final = (decisions.EFFECT, decisions.ARMOUR, decisions.REROLL)
"""What is decided in this panel alone."""
RULES: Final = {
    "sure": "SS-22.2",
    "dice": "SS-22.5",
    "effects": "SS-22.3",
    "supremacy": "SS-23.1",
    "focus": "SS-16.3",
    "symbols": "SS-22.5",
    "mod": "SS-8.4",
    "night": "SS-38.4",
}


def fight(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
    """The attack that goes on; other dice that may be rolled again; None where no dice lie."""
    s, choice = scene.state, scene.choice
    attack, defence = attack_now(s), defence_now(s)
    again = decisions.REROLL.about(s) if choice is not None and choice.decision is decisions.REROLL else ()
    if attack is None and not again and (defence is None or not defence.dice):
        return None
    trays: list[Told] = []
    if attack is not None and attack.dice:
        trays.append(tray(page, s, attack.attacker, attack.dice, "web-dice-attack", attack.dice is again))
    if defence is not None and defence.dice:
        trays.append(tray(page, s, defence.defender, defence.dice, "web-dice-defence", defence.dice is again))
    if again and not any(one["again"] for one in trays):
        assert choice is not None
        trays.append(tray(page, s, choice.subject, again, "web-dice-other", True))
    if attack is None:
        return {
            "title": page.say("web-dice"),
            "rule": "SS-22.3",
            "trays": trays,
            **nothing(),
            "armour": armoured(page, s, defence),
        }
    return {
        "title": title(page, s, attack),
        "rule": "SS-22.2",
        "trays": trays,
        "effects": effects(page, s, attack),
        "armour": armoured(page, s, defence),
        "account": account(page, s, attack),
        "defence": defended(page, s, attack, defence) if defence is not None else [],
        "payments": payments(page, s) if scene.odds_on and asks_for_effect(scene) else [],
        "note": page.say("odds-note"),
    }


def asks_for_effect(scene: Scene[Quest]) -> bool:
    return scene.choice is not None and scene.choice.decision is decisions.EFFECT


def nothing() -> Told:
    return {"effects": [], "armour": [], "account": [], "defence": [], "payments": [], "note": ""}


def title(page: SwordAndSorceryWeb, s: Quest, attack: Attack) -> str:
    """Who attacks whom, and with what."""
    if attack.means == BY_HITS:
        weapon = page.say("web-plain-hits")
    elif attack.means == BY_ABILITY:
        weapon = page.ability(s.cast.abilities[attack.which])
    else:
        weapon = page.weapon(s, attack.attacker, attack.which)
    told = page.say("web-fight-title", who=page.who(s, attack.attacker), weapon=weapon)
    return f"{told} → {page.figure_option(s, attack.target)}" if attack.target != NOBODY else told


def tray(page: SwordAndSorceryWeb, s: Quest, figure: int, dice: tuple[Lying, ...], key: str, again: bool) -> Told:
    """Dice as they lie, the red ones first; of those that may be rolled again each is an element of the page."""
    return {
        "title": page.say(key, who=page.who(s, figure)),
        "again": again,
        "dice": [
            {
                "id": die_id(number) if again else "",
                "mark": die_emblem(die[0], die[1]),
                "label": page.one_die(s, die),
                "spent": bool(die[3]),
                "word": page.say("web-die-spent") if die[3] else page.say("web-die-again") if die[2] else "",
                "rolled": f"{die[1]}{int(die[2])}",
            }
            for number, die in enumerate(dice)
        ],
    }


def effects(page: SwordAndSorceryWeb, s: Quest, attack: Attack) -> list[Told]:
    """All that is printed: what was paid for, what the dice can still pay for, and what they cannot."""
    printed = printed_effects(s, attack)
    can = payable(s, attack.attacker, attack.shown, printed, attack.paid) if attack.dice and not attack.targets else []
    return told_effects(page, s, printed, attack.paid, can, "not" if attack.dice else "printed")


def armoured(page: SwordAndSorceryWeb, s: Quest, defence: Defence | None) -> list[Told]:
    """SS-22.11: the same of what the defender wears, while the dice of the defence lie."""
    if defence is None or not defence.dice:
        return []
    printed = armour_effects(s, defence)
    can = payable(s, defence.defender, defence.shown, printed, defence.paid)
    return told_effects(page, s, printed, defence.paid, can, "not")


def told_effects(
    page: SwordAndSorceryWeb,
    s: Quest,
    printed: Sequence[int],
    spent: Sequence[int],
    able: Sequence[int],
    state_else: str,
) -> list[Told]:
    """Dice effects with how they stand; each that can be paid for is an element of the page."""
    paid, can = list(spent), list(able)
    told: list[Told] = []
    for number in printed:
        state = state_else
        if number in paid:
            paid.remove(number)
            state = "paid"
        elif number in can:
            can.remove(number)
            state = "can"
        told.append(
            {
                "id": effect_id(number) if state == "can" else "",
                "parts": effect_parts(page, s, number),
                "state": state,
                "word": page.say(f"web-effect-{state}") if state != "printed" else "",
            }
        )
    return told


def account(page: SwordAndSorceryWeb, s: Quest, attack: Attack) -> list[Told]:
    """SS-22.5: what the hits are put together of, and their sum."""
    found: dict[str, int] = {}
    for name, amount in hits_so_far(s, attack):
        found[name] = found.get(name, 0) + amount
    total = max(0, sum(found.values()))
    if attack.targets and attack.hits != total:  # what counted once is used up by now
        found["mod"] = found.get("mod", 0) + attack.hits - sum(found.values())
        total = attack.hits
    lines = [line(page, f"web-hits-{name}", n, RULES[name]) for name, n in found.items() if n]
    key = "web-hits-sum" if attack.targets else "web-hits-now"
    return [*lines, {"text": page.say(key), "value": str(total), "rule": "SS-22.5", "sum": True}]


def line(page: SwordAndSorceryWeb, key: str, n: int, rule: str) -> Told:
    return {"text": page.say(key), "value": page.wording.signed(n), "rule": rule, "sum": False}


def defended(page: SwordAndSorceryWeb, s: Quest, attack: Attack, defence: Defence) -> list[Told]:
    """SS-22.7 to SS-22.12: what becomes of the hits on their way through a defence."""
    left = defence.normal + defence.lethal
    shields = show(s, defence.dice)[t.SHIELD] + total_of(s, defence.paid, t.E_SHIELD)
    stopped = min(defence.normal, shields)
    lines = [
        {"text": page.say("web-defence-hits"), "value": str(attack.hits), "rule": "SS-22.5", "sum": False},
        line(page, "web-defence-armour", left + defence.shields - attack.hits, "SS-22.8"),
        line(page, "web-defence-shields", -defence.shields, "SS-22.9"),
        line(page, "web-defence-dice", -stopped, "SS-22.12"),
    ]
    through = {"text": page.say("web-defence-sum"), "value": str(left - stopped), "rule": "SS-22.12", "sum": True}
    return [*[one for one in lines if one["value"] not in ("+0", f"{MINUS}0")], through]


__all__ = ["HERE", "fight"]
