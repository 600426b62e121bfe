"""Words of the vocabulary (SS-50) carried out in a scene: a text, a modifier or an ability as data files write them.

does(q, "{op: heal, whose: you, amount: 2}", "Ecarus")
lasts(q, "Ecarus", "{mod: armour, by: 1}")
"""

from __future__ import annotations

import copy
from typing import Any, TypeVar

import msgspec
import pytest
from ruamel.yaml import YAML
from tests.conftest import COMPILED
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.content.compile import known_codes
from reverie.games.sword_and_sorcery.content.givens import given_of
from reverie.games.sword_and_sorcery.content.making import Making
from reverie.games.sword_and_sorcery.content.vocabulary import AbilityData, Condition, Effect, Mod
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import Ability, Given
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.plan import Wave
from reverie.games.sword_and_sorcery.rules.state import NOBODY, NOWHERE

T = TypeVar("T")


def twin(thing: T) -> T:
    """One of its own that says the same. Compiled classes cannot be copied: what needs other data is proved on the interpreted build."""
    if COMPILED:
        pytest.skip("looks into or replaces parts of interpreted modules")
    return copy.copy(thing)


def read(written: str) -> Any:
    return YAML(typ="safe").load(written)


def making(q: Scene) -> Making:
    """A cast of the scene's own, to which more may be written."""
    cast = twin(q.s.cast)
    for name in ("texts", "abilities", "mods", "dice_effects"):
        setattr(cast, name, list(getattr(cast, name)))
    q.s.cast = cast
    return Making(cast, known_codes(GAME.library), lambda edge: q.layout.between(*edge))


def ability(q: Scene, written: str) -> Ability:
    """An ability, as it is written."""
    made = making(q)
    number = made.ability(msgspec.convert(read(written), AbilityData), "test")
    return made.cast.abilities[number]


def condition(written: str) -> Given | None:
    return given_of(msgspec.convert(read(written), Condition))


def does(q: Scene, written: str, user: str = "", target: str | int = NOBODY, dice: str = "", **more: Any) -> None:
    """A text is carried out: one verb, or a list of them."""
    verbs = read(written)
    effects = [msgspec.convert(one, Effect) for one in (verbs if isinstance(verbs, list) else [verbs])]
    text = making(q).text(effects)
    figure = q[user] if user else NOBODY
    chosen = q.number(target, 1)
    more.setdefault("place", NOWHERE)
    seat = more.pop("seat", figure if 0 <= figure < 5 else q.s.active)
    q.begin(Deeds(text, seat, figure, chosen, **more), dice)


def lasts(q: Scene, who: str, written: str, until: int = t.UNTIL_QUEST, value: int = 0) -> int:
    """A modifier is in force for somebody; its number."""
    number = making(q).mod(msgspec.convert(read(written), Mod), -1)
    atoms.let_last(q.s, q[who], number, value, until)
    return number


def hits(q: Scene) -> list[int]:
    """What each attack has counted so far; the scene must listen."""
    return [event.data["hits"] for event in q.s.events if event.kind == "hits-counted"]


def count_of(q: Scene, part: str) -> list[int]:
    """What one part has added to each attack so far."""
    return [dict(event.data["parts"]).get(part, 0) for event in q.s.events if event.kind == "hits-counted"]


def happened(q: Scene, *kinds: str) -> list[str]:
    """Of these kinds of events, what has happened, in order."""
    return [event.kind for event in q.s.events if event.kind in kinds]


def critical(q: Scene, *names: str) -> None:
    """These tokens lie on top of the pool."""
    ids = [card.id for card in q.s.cast.criticals]
    pile = q.s.piles.edit(12)
    left = list(pile.cards)
    for name in names:
        left.remove(ids.index(f"critical-{name}"))
    pile.cards = (*[ids.index(f"critical-{name}") for name in names], *left)


def settle(q: Scene, dice: str = "") -> None:
    """Decline whatever is offered, and take the first way, until nothing goes on."""
    q.lay_dice(dice)
    while q.s.pending and q.choice.kind not in ("deed", "ghost"):
        if q.choice.kind == "reroll":
            q.do(())
        elif q.choice.kind in ("effect", "armour", "window", "beside"):
            q.do(q.options()[-1])
        else:
            q.do(q.options()[0])


def born_with(q: Scene, who: str, written: str) -> int:
    """An innate power more, of a hero; its number."""
    number = ability(q, written).number
    cast, seat = q.s.cast, q[who]
    version = twin(q.s.version(seat))
    version.innate += (number,)
    cast.versions = list(cast.versions)
    cast.versions[version.number] = version
    cast.innate = {}
    q.s.borne[seat] = None
    rebuild(q.s)
    return number


def on_scroll(q: Scene, who: str, written: str, weapon: int = -1) -> int:
    """An ability more on the scroll of an enemy; its number."""
    made = making(q)
    number = made.ability(msgspec.convert(read(written), AbilityData), "test", weapon=weapon)
    cast = made.cast
    enemy = twin(q.s.enemy(q.foe(who)))
    sheet = twin(enemy.sheets[0])
    sheet.abilities += (number,)
    enemy.sheets = (sheet, *enemy.sheets[1:])
    cast.enemies = list(cast.enemies)
    cast.enemies[enemy.number] = enemy
    q.s.plan.lore.clear()
    rebuild(q.s)
    return number


def of_table(q: Scene, written: str, when: str = "") -> int:
    """A rule more of the quest, in force always, by day or by night; its number."""
    number = ability(q, written).number
    q.s.plan.waves += (Wave(when, (number,)),)
    q.s.plan.lore.clear()
    rebuild(q.s)
    return number
