"""What to do, as whole sentences: hints, and what would have been better."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Plain

from ..rules import decisions
from ..rules.cast import UPGRADE
from ..rules.legality import price
from ..rules.state import TARGETING, DiceThrone
from .asked import Asked


class Advised(Asked):
    """Answers put as advice, in one language."""

    def advised(self, s: DiceThrone, choice: Choice, value: Answer) -> str:
        asked, seat = choice.decision, choice.seat
        if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], str):
            value = value[0]
        if isinstance(value, str):
            return self.say(f"do-{asked.name}-{value}")
        if isinstance(value, int):
            return self._advised_number(s, choice, value)
        if not isinstance(value, tuple):
            return super().advised(s, choice, value)
        if asked in (decisions.MAIN, decisions.REACT):
            return self._advised_act(s, seat, value)
        if asked in (decisions.REROLL, decisions.PICK_DICE):
            return self.say("do-reroll", n=len(value), dice=", ".join(str(die + 1) for die in value))
        if asked in (decisions.SELL, decisions.DISCARD):
            return self.say(f"do-{asked.name}", cards=self.cards(s, value))
        if asked is decisions.ANNOUNCE:
            return self.say("do-announce", line=self.line_name(s, value[1]))
        if asked is decisions.DEFEND:
            return self.say("do-defend", slot=self.slot(s, seat, value[1], s.players.rows[seat].levels[value[1]]))
        if asked is decisions.MOVE:
            giver, token, taker = value
            return self.say("do-move", token=self.token(s, token), giver=self.who(s, giver), taker=self.who(s, taker))
        if asked in (decisions.SET_DIE, decisions.COPY_DIE, decisions.NUDGE_DIE):
            return self._advised_die(s, value)
        return super().advised(s, choice, value)

    def _advised_number(self, s: DiceThrone, choice: Choice, value: int) -> str:
        asked = choice.decision
        if asked in (decisions.TARGET, decisions.VOTE, decisions.OPPONENT, decisions.PLAYER):
            return self.say("do-choose", what=self.who(s, value))
        if asked in (decisions.PAY, decisions.HOW_MANY):
            return self.say(f"do-{asked.name}", n=value)
        if asked in (decisions.BAN, decisions.PICK):
            return self.say(f"do-{asked.name}", hero=self.hero_name(s.cast.heroes[value].id))
        return self.say("do-choose", what=self.option(s, choice, value).removesuffix("."))

    def _advised_act(self, s: DiceThrone, seat: int, value: Plain) -> str:
        """Something done in a Main Phase or in a window."""
        tag, number = value[0], value[1]
        if tag == "play":
            key = "do-upgrade" if s.cast.cards[number].family == UPGRADE else "do-play"
            return self.say(key, card=self.card_name(s.cast, number), n=price(s, seat, number))
        if tag == "sell":
            return self.say("do-sell-for", card=self.card_name(s.cast, number), n=s.sale(seat))
        if tag == "token":
            return self.say("do-spend", token=self.token(s, number))
        if tag == "use":
            level = s.players.rows[seat].levels[number]
            cost = s.hero(seat).slots[number].levels[level].uses[value[2]].cost
            return self.say("do-use", what=self.slot(s, seat, number, level), n=cost)
        info = s.hero(seat).companions[number]
        return self.say("do-use", what=self.companion_name(info.id), n=info.uses[value[2]].cost)

    def _advised_die(self, s: DiceThrone, value: Plain) -> str:
        tag, die, what = value
        number = s.dice[what] if tag == "copy" else s.dice[die] + what if tag == "nudge" else what
        face = str(number) if s.purpose == TARGETING else self.face(s, s.roller, number)
        return self.say("do-turn", n=die + 1, face=face)
