"""Rules texts in a line, for options and the log; and how somebody is."""

from __future__ import annotations

from reverie.parts.effects.telling import capital

from ..content.making import merged
from ..rules import terms as t
from ..rules.abilities import NONE, Ability
from ..rules.queries import hp_of, left_of
from ..rules.state import Quest
from .names import Names
from .naming import roman


class Spoken(Names):
    """Texts and states of one language, in a few words."""

    # Rules texts in a line -------------------------------------------------------------------------------------------

    def power_text(self, s: Quest, power: int, line: int = NONE) -> str:
        return self.wording.plain_line(self.wording.power(self.wording.power_data(s.cast.powers[power].id), line))

    def power_brief(self, s: Quest, power: int, line: int) -> str:
        """What a level of a power does, and how long it is away then; without what else it takes."""
        info = s.cast.powers[power]
        data = self.wording.power_data(info.id)
        told = self.wording.plain_line(self.wording.brief(merged(data, data.lines[line])))
        away = info.lines[line].cooldown
        if not away or info.from_death:
            return told
        return f"{told} {capital(self.say('head-cooldown', n=away))}."

    def item_brief(self, s: Quest, card: int, ability: int) -> str:
        """What one ability of an item does, without what it takes."""
        side = s.sides[card]
        at = s.item(card).sides[side].abilities.index(ability)
        return self.wording.plain_line(self.wording.item_brief(self.wording.item_data(s.item(card).id), side, at))

    def item_text(self, s: Quest, card: int, side: int = NONE) -> str:
        """What an item says on the side that lies up, or on another."""
        data = self.wording.item_data(s.item(card).id)
        return self.wording.plain_line(self.wording.item(data, s.sides[card] if side == NONE else side))

    def ability_text(self, ability: Ability) -> str:
        """What an ability says, with the number and the weapon that its bearer prints."""
        return self.wording.plain_line(self.wording.ability(ability.id, ability.value or None, ability.named))

    def ability_brief(self, ability: Ability) -> str:
        """What an innate power, a shout or a quest action does, without what it takes."""
        known = self.wording.hero_ability(ability.id) or self.library.things["actions"].get(ability.id)
        return self.wording.plain_line(self.wording.brief(known)) if known is not None else self.ability_text(ability)

    def text(self, s: Quest, number: int) -> str:
        """A text of the cast."""
        return (
            self.wording.plain_line(self.wording.text(s.cast.texts[number].source))
            if number >= 0
            else self.say("word-nothing")
        )

    def left(self, s: Quest, figure: int) -> int:
        return left_of(s, figure)

    def most(self, s: Quest, figure: int) -> int:
        return hp_of(s, figure)

    def conditions_of(self, s: Quest, figure: int) -> list[str]:
        """Everything that ails somebody, in words."""
        row = s.figures.rows[figure]
        told = [self.condition(name) for bit, name in zip(t.BITS, t.CONDITIONS, strict=False) if row.conditions & bit]
        if row.poison:
            told.append(self.condition(f"poison-{row.poison}"))
        told += [self.say("word-fire", level=roman(n + 1), n=count) for n, count in enumerate(row.fires) if count]
        told += [self.critical(s, token) for token in row.criticals]
        if row.hidden:
            told.append(self.say("word-hidden"))
        return told
