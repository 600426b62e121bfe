"""What Dice Throne asks, and every option of it, in words."""

from __future__ import annotations

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Permutation, Roll, Subset
from reverie.kernel.plain import Answer, Particulars, Plain

from ..rules import decisions
from ..rules.damage import accounts
from ..rules.decisions import Doing, doing
from ..rules.effects.companions import SHIELD
from ..rules.legality import attack_sum, price
from ..rules.state import DEFENCE, NO_LINE, NOBODY, OFFENCE, TARGETING, DiceThrone
from ..rules.underway import line_now
from .names import Names


class Asked(Names):
    """Questions and options in one language."""

    def question(self, s: DiceThrone, choice: Choice) -> str:
        asked = choice.decision
        if choice.seat == NATURE:
            count = choice.options.count if isinstance(choice.options, Roll | Permutation) else 1
            who = self.who(s, choice.subject) if choice.subject >= 0 else ""
            return self.say(f"chance-{asked.name}", n=count, who=who)
        if asked is decisions.REACT:
            return self._react(s, choice)
        args: Particulars = {}
        about = doing(s, choice)
        if about is not None:
            args["source"] = self.source(s, about.seat, about.source)
        if asked in (decisions.MAIN, decisions.PAY):
            args["cp"] = s.players.rows[choice.seat].cp
        elif asked is decisions.ROLL:
            args["attempts"] = s.attempts
        elif asked in (decisions.REROLL, decisions.ANNOUNCE):
            args |= {"dice": self.shown(s), "attempts": s.attempts}
        elif asked is decisions.KNOCKDOWN:
            args["cost"] = s.cast.tokens[choice.subject].value
        elif asked is decisions.DEFEND:
            args |= {"who": self.who(s, s.attacker), "n": attack_sum(s)}
        elif asked is decisions.TOKEN:
            args["who"] = self.who(s, choice.subject)
        elif asked in (decisions.SET_DIE, decisions.COPY_DIE, decisions.NUDGE_DIE, decisions.PICK_DICE):
            args["dice"] = self.shown(s)
        if isinstance(choice.options, Subset):
            args["n"] = choice.options.most
        if asked in (decisions.TARGET, decisions.VOTE):
            args["who"] = self.who(s, s.active)
        if asked is decisions.HOW_MANY and about is not None:
            return self._how_many(s, about, args["source"])
        return self.say(f"choice-{asked.name}", **args)

    def _how_many(self, s: DiceThrone, about: Doing, source: str) -> str:
        effect = s.cast.texts[about.text].source[about.at]
        if effect.declared is SHIELD:
            return self.say("choice-how-many-damage", source=source, companion=self.companion_name(effect.companion))
        return self.say("choice-how-many-tokens", source=source, token=self.token_name(effect.token))

    def _react(self, s: DiceThrone, choice: Choice) -> str:
        """What there is to react to."""
        coming = sum(account.final for victim, account in accounts(s) if victim == choice.seat)
        if line_now(s) != NO_LINE and s.attacker == NOBODY:
            args = {"who": self.who(s, s.active), "line": self.line_name(s, s.line), "dice": self.shown(s)}
            return self.say("choice-react-announced", **args)
        if s.dice:
            name = {OFFENCE: "offence", DEFENCE: "defence", TARGETING: "targeting"}.get(s.purpose, "sub-roll")
            return self.say(f"choice-react-{name}", who=self.who(s, s.roller), dice=self.shown(s))
        if s.attacking and s.target >= 0:
            args = {"who": self.who(s, s.attacker), "line": self.line_name(s, s.line), "target": self.who(s, s.target)}
            return self.say("choice-react-attack", n=attack_sum(s), coming=coming, **args)
        if coming:
            return self.say("choice-react-damage", n=coming)
        return self.say("choice-react", who=self.who(s, s.active), phase=self.phase_name(s.phase))

    # Options ----------------------------------------------------------------------------------------------------------

    def option(self, s: DiceThrone, choice: Choice, value: Answer) -> str:
        if isinstance(value, str):
            return self.say(f"option-{value}")
        if choice.seat == NATURE:
            return self._chance(s, choice, value)
        if isinstance(value, tuple):
            return self._several(s, choice, value)
        return self._one(s, choice, value) if isinstance(value, int) else str(value)

    def _chance(self, s: DiceThrone, choice: Choice, value: Answer) -> str:
        if isinstance(value, tuple):
            return self.numbers(value)
        if choice.decision is decisions.HERO and isinstance(value, int):
            return self.hero_name(s.cast.heroes[value].id)
        return str(value)

    def _several(self, s: DiceThrone, choice: Choice, value: Plain) -> str:
        """An option of several parts: something done, some of the dice or of the cards, an order."""
        asked, seat = choice.decision, choice.seat
        if asked in (decisions.MAIN, decisions.REACT):
            return self._action(s, seat, value)
        if asked in (decisions.REROLL, decisions.PICK_DICE):
            if any(isinstance(die, str) for die in value):
                return self.say(f"option-{value[0]}")
            return "; ".join(self.die_at(s, die) for die in value)
        if asked in decisions.OF_CARDS:
            return self.cards(s, value)
        if asked is decisions.ANNOUNCE:
            text = self.text(s.cast, s.cast.lines[value[1]].text)
            return self.say("option-announce", line=self.line_name(s, value[1]), text=text)
        if asked is decisions.DEFEND:
            name = self.slot(s, seat, value[1], s.players.rows[seat].levels[value[1]])
            text = "; ".join(line.strip() for line in self.board_lines(s, seat, value[1]))
            return self.say("option-defend", slot=name, text=text)
        if asked is decisions.MOVE:
            giver, token, taker = value
            return self.say(
                "option-move", token=self.token(s, token), giver=self.who(s, giver), taker=self.who(s, taker)
            )
        if asked in (decisions.SET_DIE, decisions.COPY_DIE, decisions.NUDGE_DIE):
            return self._change(s, value)
        if asked is decisions.UPKEEP_ORDER:
            return self.say("option-order", order=", ".join(self._upkeep_name(s, seat, n) for n in value))
        return str(value)

    def _one(self, s: DiceThrone, choice: Choice, value: int) -> str:
        """An option that is a number: of a player, a token, a hero, or of itself."""
        asked = choice.decision
        if asked in decisions.OF_PLAYERS:
            return self.say("option-player", who=self.who(s, value), health=s.health(value))
        if asked is decisions.TOKEN:
            return self.token(s, value)
        if asked is decisions.CHOOSE:
            return self.text(s.cast, decisions.CHOOSE.about(s).op.options[value])
        if asked in (decisions.BAN, decisions.PICK):
            return self._hero_option(s, value)
        return str(value)

    def _hero_option(self, s: DiceThrone, hero: int) -> str:
        info = s.cast.heroes[hero]
        return self.say("option-hero", hero=self.hero_name(info.id), complexity=info.complexity)

    def _upkeep_name(self, s: DiceThrone, seat: int, number: int) -> str:
        return self.source(s, seat, decisions.UPKEEP_ORDER.about(s)[number])

    def _action(self, s: DiceThrone, seat: int, value: Plain) -> str:
        """Something done in a Main Phase or in a window."""
        tag, number = value[0], value[1]
        if tag == "play":
            name = self.card_name(s.cast, number)
            text = self.card_text(s.cast, number)
            return self.say("option-play", card=name, price=price(s, seat, number), text=text)
        if tag == "sell":
            return self.say("option-sell", card=self.card_name(s.cast, number), n=s.sale(seat))
        if tag == "token":
            use = s.cast.tokens[number].spend[value[2]]
            return self.say("option-spend", token=self.token(s, number), text=self.text(s.cast, use.text))
        if tag == "use":
            level = s.players.rows[seat].levels[number]
            use = s.hero(seat).slots[number].levels[level].uses[value[2]]
            text = self.text(s.cast, use.text)
            return self.say("option-use", slot=self.slot(s, seat, number, level), price=use.cost, text=text)
        info = s.hero(seat).companions[number]
        text = self.text(s.cast, info.uses[value[2]].text)
        return self.say("option-companion", companion=self.companion_name(info.id), text=text)

    def _change(self, s: DiceThrone, value: Plain) -> str:
        tag, die, what = value
        number = s.dice[what] if tag == "copy" else s.dice[die] + what if tag == "nudge" else what
        told = str(number) if s.purpose == TARGETING else self.face(s, s.roller, number)
        return self.say("option-change", die=self.die_at(s, die), face=told)

    def pick(self, s: DiceThrone, choice: Choice, prefix: Plain, value: Answer) -> str:
        """One small pick on the way to an answer."""
        if choice.decision is decisions.SET_DIE:
            if prefix:
                return self._change(s, (prefix[0][0], prefix[0][1], value))
            if isinstance(value, tuple):
                return self.die_at(s, value[1])
        if choice.decision is decisions.UPKEEP_ORDER and isinstance(value, int):
            return self._upkeep_name(s, choice.seat, value)
        if isinstance(choice.options, Subset) and not isinstance(value, str):
            return self.option(s, choice, (value,))
        return self.option(s, choice, value)
