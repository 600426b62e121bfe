"""How Dice Throne looks in words: the table in a terminal, questions, options, the log, and what people type."""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from rich.text import Text as Styled

from reverie.kernel.choice import NATURE, Choice, Refusal
from reverie.kernel.domain import Listed, Menu, Permutation, Roll, Subset
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome, SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.page import Page
from reverie.kernel.state import State
from reverie.parts.effects.telling import Passage, capital, small

from ..content.library import UPGRADES, Library
from ..content.vocabulary import HeroData
from ..rules.cast import COMMON, KINDS, Cast, LineInfo
from ..rules.damage import accounts
from ..rules.decisions import CHOOSE, UPKEEP_ORDER, Doing, doing
from ..rules.effects.companions import SHIELD
from ..rules.legality import attack_sum, price
from ..rules.odds import chances_float
from ..rules.requirements import Where
from ..rules.state import (
    AIMED,
    CARD_ROLL,
    DEFENCE,
    DISCARD_PHASE,
    NO_LINE,
    NOBODY,
    OFFENCE,
    PHASES,
    SEATS,
    SETUP,
    SUB_ROLL,
    TARGETING,
    TURN_END,
    UPKEEP,
    VERBS,
    DiceThrone,
    limit_of,
)
from .telling import Teller
from .wording import Wording

WORDS: Final = ("pass", "rest", "done", "decline", "reroll", "roll", "skip", "stop", "pay")
"""Answers that are single words, each with a text `option-<word>`."""
UNTOLD: Final = ("forced", "shuffled")
"""Events that need no line of their own."""
ROLLED_TOLD: Final = ("sub-roll", "reroll", "first-player")
"""Rolls told as they fall; the others are told when they lie on the table (`dice-shown`)."""
SHOWN_UNTOLD: Final = (SUB_ROLL, CARD_ROLL)
RANDOM: Final = "random"
SUMMED: Final = ("warded", "prevented", "shadowed", "halves", "times", "avoided", "ultimate")


class DiceThronePage(Page):
    """Dice Throne in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.wording = Wording(library, language)

    # Names -----------------------------------------------------------------------------------------------------------

    def hero_name(self, id: str) -> str:
        return self.wording.name(f"hero-{id}", id)

    def token_name(self, id: str) -> str:
        return self.wording.name(f"token-{id}", id)

    def companion_name(self, id: str) -> str:
        return self.wording.name(f"companion-{id}", id)

    def symbol_name(self, hero: str, id: str) -> str:
        return self.wording.name(f"symbol-{hero}-{id}", id)

    def slot_name(self, hero: str, id: str) -> str:
        return self.wording.name(f"slot-{hero}-{id}", id)

    def card_name(self, cast: Cast, card: int) -> str:
        info = cast.cards[card]
        owner = "common" if info.hero == COMMON else cast.heroes[info.hero].id
        return self.wording.name(f"card-{owner}-{info.id}", info.id)

    def cards(self, s: DiceThrone, cards: tuple[int, ...]) -> str:
        return ", ".join(self.card_name(s.cast, card) for card in cards) or self.say("word-none")

    def token(self, s: DiceThrone, token: int) -> str:
        return self.token_name(s.cast.tokens[token].id)

    def seat_name(self, seat: int) -> str:
        return SEATS[seat]

    def who(self, s: DiceThrone, seat: int) -> str:
        """A player by hero and seat, such as Paladin [B]."""
        if seat == AIMED:
            return self.say("word-target")
        if s.players.rows[seat].hero < 0:
            return SEATS[seat]
        return f"{self.hero_name(s.hero(seat).id)} [{SEATS[seat]}]"

    def names(self, s: DiceThrone, seats: tuple[int, ...]) -> str:
        return ", ".join(self.who(s, seat) for seat in seats)

    def slot(self, s: DiceThrone, seat: int, slot: int, level: int = -1) -> str:
        """A slot of somebody's board, with a level if one is given (0 for I)."""
        hero = s.hero(seat)
        name = self.slot_name(hero.id, hero.slots[slot].id)
        return f"{name} {UPGRADES[level]}" if level > 0 else name

    def line_name(self, s: DiceThrone, line: int) -> str:
        """A line of an ability as it is announced: its name, and what the dice must show."""
        info = s.cast.lines[line]
        hero = s.cast.heroes[info.hero]
        name = self.slot_name(hero.id, hero.slots[info.slot].id)
        if info.level:
            name = f"{name} {UPGRADES[info.level]}"
        return f"{name} ({self.line_needs(s, info)})"

    def line_needs(self, s: DiceThrone, info: LineInfo) -> str:
        hero = s.cast.heroes[info.hero].id
        slot = self.library.heroes[hero].slots[info.slot]
        told = self.wording.requirement(slot.levels[info.level].lines[info.index].requires)
        return small(self.wording.plain(told.text, hero))

    def source(self, s: DiceThrone, by: int, source: tuple[Any, ...]) -> str:
        """What an entry of the ledger, or a question, comes from."""
        kind, number = source[0], source[1]
        if kind == "line":
            info = s.cast.lines[number]
            hero = s.cast.heroes[info.hero]
            return self.slot_name(hero.id, hero.slots[info.slot].id)
        if kind == "card":
            return self.card_name(s.cast, number)
        if kind == "token":
            return self.token(s, number)
        if kind in ("slot", "use"):
            return self.slot(s, by, number)
        if kind == "companion":
            return self.companion_name(s.hero(by).companions[number].id)
        return self.say(f"word-{kind}")

    # Dice ------------------------------------------------------------------------------------------------------------

    def face(self, s: DiceThrone, roller: int, number: int) -> str:
        """A number and its symbol, such as 4 Blaze."""
        if roller < 0 or s.players.rows[roller].hero < 0:
            return str(number)
        hero = s.hero(roller)
        return f"{number} {self.symbol_name(hero.id, hero.die[number - 1])}"

    def faces(self, s: DiceThrone, roller: int, dice: tuple[int, ...]) -> str:
        return ", ".join(self.face(s, roller, number) for number in dice)

    def numbers(self, dice: tuple[int, ...]) -> str:
        return " ".join(str(number) for number in dice)

    def shown(self, s: DiceThrone) -> str:
        """The roll on the table; of the targeting die only the number counts."""
        return self.numbers(s.dice) if s.purpose == TARGETING else self.faces(s, s.roller, s.dice)

    def die_at(self, s: DiceThrone, die: int) -> str:
        told = str(s.dice[die]) if s.purpose == TARGETING else self.face(s, s.roller, s.dice[die])
        return self.say("word-die", n=die + 1, face=told)

    # Texts -----------------------------------------------------------------------------------------------------------

    def text(self, cast: Cast, number: int) -> str:
        """A text of the cast in one line."""
        text = cast.texts[number]
        return self.wording.plain_line([Passage(None, Teller(self.wording, text.scene).lines(text.source))], text.owner)

    def card_text(self, cast: Cast, card: int) -> str:
        info = cast.cards[card]
        hero = None if info.hero == COMMON else self.library.heroes[cast.heroes[info.hero].id]
        passages = self.wording.card(info.source, hero)
        return self.wording.plain_line(passages, "" if hero is None else hero.id)

    def board_lines(self, s: DiceThrone, seat: int, slot: int) -> list[str]:
        """The text of a slot at its present level."""
        hero = self.library.heroes[s.hero(seat).id]
        level = s.players.rows[seat].levels[slot] + 1
        return self.wording.plain_lines(self.wording.level(hero.slots[slot], level), hero.id)

    # The table -------------------------------------------------------------------------------------------------------

    def phase_name(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def tokens_on(self, s: DiceThrone, seat: int) -> str:
        """Tokens on a board, with their numbers where more than one fits."""
        told = []
        for token, count in s.players.rows[seat].tokens:
            limit = limit_of(s, seat, token)
            told.append(self.token(s, token) if limit == 1 else f"{self.token(s, token)} {count}/{limit}")
        for number, dial in enumerate(s.players.rows[seat].companions):
            info = s.hero(seat).companions[number]
            told.append(f"{self.companion_name(info.id)} {dial}/{info.most}")
        return ", ".join(told)

    def ledger_lines(self, s: DiceThrone) -> list[str]:
        """The damage pool of this phase, line by line, and what it comes to for each victim."""
        told = [self.entry(s, entry) for entry in s.pool]
        for victim, account in accounts(s):
            sums = account.plain()
            if sums["final"] or sums["subtotal"] or sums["shadowed"]:
                told.append(
                    self.say("ledger-sum", who=self.who(s, victim), subtotal=sums["subtotal"], final=sums["final"])
                )
        return told

    def entry(self, s: DiceThrone, entry: tuple[Any, ...]) -> str:
        """One entry of the pool as a line."""
        verb, victim, amount, kind, _origin, by, source = entry
        return self.say(
            f"ledger-{VERBS[verb]}",
            who=self.who(s, victim),
            n=amount,
            kind=self.say("damage-kind", kind=KINDS[kind], n=amount),
            source=self.source(s, victim if victim >= 0 and source[0] == "companion" else by, source),
        )

    # Questions -------------------------------------------------------------------------------------------------------

    def question(self, s: State, choice: Choice) -> str:
        assert isinstance(s, DiceThrone)
        kind = choice.kind
        if choice.seat == NATURE:
            count = choice.options.count if isinstance(choice.options, Roll | Permutation) else 1
            who = self.who(s, choice.subject) if choice.subject >= 0 else ""
            return self.say(f"chance-{kind}", n=count, who=who)
        if kind == "react":
            return self._react(s, choice)
        args: dict[str, Any] = {}
        about = doing(s, choice)
        if about is not None:
            args["source"] = self.source(s, about.seat, about.source)
        if kind in ("main", "pay"):
            args["cp"] = s.players.rows[choice.seat].cp
        elif kind == "roll":
            args["attempts"] = s.attempts
        elif kind in ("reroll", "announce"):
            args |= {"dice": self.shown(s), "attempts": s.attempts}
        elif kind == "knockdown":
            args["cost"] = s.cast.tokens[choice.subject].value
        elif kind == "defend":
            args |= {"who": self.who(s, s.attacker), "n": attack_sum(s)}
        elif kind == "token":
            args["who"] = self.who(s, choice.subject)
        elif kind in ("set-die", "copy-die", "nudge-die", "pick-dice"):
            args["dice"] = self.shown(s)
        if isinstance(choice.options, Subset):
            args["n"] = choice.options.most
        if kind in ("target", "vote"):
            args["who"] = self.who(s, s.active)
        if kind == "how-many" and about is not None:
            return self._how_many(s, about, args["source"])
        return self.say(f"choice-{kind}", **args)

    def _how_many(self, s: DiceThrone, about: Doing, source: str) -> str:
        effect = s.cast.texts[about.text].source[about.at]
        if effect.declared is SHIELD:
            return self.say("choice-how-many-damage", source=source, companion=self.companion_name(effect.companion))
        return self.say("choice-how-many-tokens", source=source, token=self.token_name(effect.token))

    def _react(self, s: DiceThrone, choice: Choice) -> str:
        """What there is to react to."""
        coming = sum(account.final for victim, account in accounts(s) if victim == choice.seat)
        if s.line != NO_LINE and s.attacker == NOBODY:
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

    # Options ---------------------------------------------------------------------------------------------------------

    def option(self, s: State, choice: Choice, value: Any) -> str:
        assert isinstance(s, DiceThrone)
        kind = choice.kind
        if isinstance(value, str):
            return self.say(f"option-{value}")
        if choice.seat == NATURE:
            return self._chance(s, choice, value)
        if kind in ("main", "react"):
            return self._action(s, choice.seat, value)
        if kind in ("reroll", "pick-dice"):
            if any(isinstance(die, str) for die in value):
                return self.say(f"option-{value[0]}")
            return "; ".join(self.die_at(s, die) for die in value)
        if kind in ("sell", "discard"):
            return self.cards(s, value)
        if kind == "announce":
            text = self.text(s.cast, s.cast.lines[value[1]].text)
            return self.say("option-announce", line=self.line_name(s, value[1]), text=text)
        if kind == "defend":
            lines = self.board_lines(s, choice.seat, value[1])
            level = s.players.rows[choice.seat].levels[value[1]]
            name = self.slot(s, choice.seat, value[1], level)
            return self.say("option-defend", slot=name, text="; ".join(line.strip() for line in lines))
        if kind in ("target", "vote", "opponent", "player"):
            return self.say("option-player", who=self.who(s, value), health=s.health(value))
        if kind == "token":
            return self.token(s, value)
        if kind == "move":
            giver, token, taker = value
            return self.say(
                "option-move", token=self.token(s, token), giver=self.who(s, giver), taker=self.who(s, taker)
            )
        if kind == "choose":
            return self.text(s.cast, CHOOSE.about(s).op.options[value])
        if kind in ("set-die", "copy-die", "nudge-die"):
            return self._change(s, value)
        if kind in ("ban", "pick"):
            return self._hero_option(s, value)
        if kind == "upkeep-order":
            return self.say("option-order", order=", ".join(self._upkeep_name(s, choice.seat, n) for n in value))
        return str(value)

    def _chance(self, s: DiceThrone, choice: Choice, value: Any) -> str:
        if isinstance(value, tuple):
            return self.numbers(value)
        if choice.kind == "hero":
            return self.hero_name(s.cast.heroes[value].id)
        return str(value)

    def _hero_option(self, s: DiceThrone, hero: int) -> str:
        info = s.cast.heroes[hero]
        return self.say("option-hero", hero=self.hero_name(info.id), complexity=info.complexity)

    def _upkeep_name(self, s: DiceThrone, seat: int, number: int) -> str:
        return self.source(s, seat, UPKEEP_ORDER.about(s)[number])

    def _action(self, s: DiceThrone, seat: int, value: tuple[Any, ...]) -> str:
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

    def _change(self, s: DiceThrone, value: tuple[Any, ...]) -> str:
        tag, die, what = value
        number = s.dice[what] if tag == "copy" else s.dice[die] + what if tag == "nudge" else what
        told = str(number) if s.purpose == TARGETING else self.face(s, s.roller, number)
        return self.say("option-change", die=self.die_at(s, die), face=told)

    def pick(self, s: State, choice: Choice, prefix: tuple[Any, ...], value: Any) -> str:
        """One small pick on the way to an answer."""
        assert isinstance(s, DiceThrone)
        if choice.kind == "set-die":
            if not prefix:
                return self.die_at(s, value[1])
            return self._change(s, (prefix[0][0], prefix[0][1], value))
        if choice.kind == "upkeep-order" and isinstance(value, int):
            return self._upkeep_name(s, choice.seat, value)
        if isinstance(choice.options, Subset) and not isinstance(value, str):
            return self.option(s, choice, (value,))
        return self.option(s, choice, value)

    def reason(self, s: State, reason: str, args: dict[str, Any]) -> str:
        assert isinstance(s, DiceThrone)
        return self.say(reason, **self._told(s, args))

    # Events ----------------------------------------------------------------------------------------------------------

    def _told(self, s: DiceThrone, data: dict[str, Any]) -> dict[str, Any]:
        """The particulars of an event, a refusal or a reason, as arguments of a message."""
        args: dict[str, Any] = {}
        seat = data.get("seat", NOBODY)
        for key, value in data.items():
            if key == "seat":
                args["who"] = self.who(s, value) if value >= 0 else ""
            elif key in ("target", "to", "by", "victim"):
                args[key] = self.who(s, value) if value >= 0 else ""
            elif key == "hero":
                args[key] = self.hero_name(s.cast.heroes[value].id)
            elif key == "card":
                args[key] = self.card_name(s.cast, value)
            elif key == "cards" and isinstance(value, tuple):
                args[key] = self.cards(s, value)
            elif key == "token":
                args[key] = self.token(s, value)
            elif key == "slot":
                args[key] = self.slot(s, seat, value)
            elif key == "companion":
                args[key] = self.companion_name(s.hero(seat).companions[value].id)
            elif key == "line":
                args[key] = self.line_name(s, value)
            elif key == "level":
                args[key] = UPGRADES[value]
            elif key == "dice" and isinstance(value, tuple):
                args[key] = self.numbers(value)
            elif key == "winners":
                args[key] = self.names(s, value)
            elif isinstance(value, int | str | float):
                args[key] = value
        return args

    def event(self, s: State, event: Event) -> str | None:
        assert isinstance(s, DiceThrone)
        kind, data = event.kind, event.data
        if kind in UNTOLD:
            return None
        if kind == "entered":
            return self.entry(s, data["entry"])
        if kind == "settled":
            return self._settled(s, data)
        if kind == "rolled":
            return self._rolled(s, data)
        args = self._told(s, data)
        if kind == "phase-began":
            phase = PHASES.index(data["phase"])
            return (
                None
                if phase == TURN_END
                else self.say("event-phase-began", phase=self.phase_name(phase), **args_without(args, "phase"))
            )
        if kind == "dice-shown":
            if data["purpose"] in SHOWN_UNTOLD:
                return None
            targeting = data["purpose"] == TARGETING
            args["dice"] = self.numbers(data["dice"]) if targeting else self.faces(s, data["seat"], data["dice"])
            name = {OFFENCE: "offence", DEFENCE: "defence"}.get(data["purpose"], "targeting")
            return self.say(f"event-dice-shown-{name}", **args)
        if kind == "activated":
            args["dice"] = self.faces(s, data["seat"], data["dice"])
        if kind == "die-changed":
            if data["was"] == data["value"]:
                return None
            args["n"] = data["die"] + 1
        if kind in ("token-gained", "token-inflicted") and not data["amount"]:
            return self.say("event-token-full", **args)
        if kind == "cp-gained" and not data["amount"]:
            return self.say("event-cp-full", **args)
        if kind == "health-changed":
            kind = "healed" if data["change"] > 0 else "hurt"
            args["n"] = abs(data["change"])
        if kind == "game-ended":
            return self.say(f"event-game-ended-{data['reason']}", **args)
        if kind == "votes-opened":
            pairs = zip(data["voters"], data["votes"], strict=True)
            return self.say(
                "event-votes-opened", votes=", ".join(f"{self.who(s, a)} → {self.who(s, b)}" for a, b in pairs)
            )
        if kind == "income-skipped":
            return self.say(f"event-income-skipped-{data['reason']}", **args)
        return self.say(f"event-{kind}", **args)

    def _rolled(self, s: DiceThrone, data: dict[str, Any]) -> str | None:
        """Dice as they fall. The order of a shuffle is nobody's to know."""
        if data["choice"] not in ROLLED_TOLD:
            return None
        if data["choice"] == "first-player":
            return self.say("event-rolled-first", dice=self.numbers(data["answer"]))
        seat = data["subject"]
        return self.say("event-rolled", who=self.who(s, seat), dice=self.faces(s, seat, data["answer"]))

    def _settled(self, s: DiceThrone, data: dict[str, Any]) -> str | None:
        """DT-5.120 ff.: how a victim's damage was reckoned, step by step."""
        who = self.who(s, data["seat"])
        steps = []
        incoming = data["defendable"] + data["avoidable"]
        if incoming or data["shadowed"]:
            steps.append(self.say("sum-incoming", n=incoming + data["shadowed"]))
        steps += [self.say(f"sum-{name}", n=data[name]) for name in SUMMED if data[name]]
        told = []
        if steps:
            told.append(self.say("event-settled", who=who, steps=", ".join(steps), n=data["final"]))
        if data["healing"]:
            told.append(self.say("event-settled-healing", who=who, n=data["healing"]))
        return " ".join(told) or None

    def heading(self, s: State, event: Event) -> str | None:
        assert isinstance(s, DiceThrone)
        if event.kind == "turn-began":
            who = self.who(s, event.data["seat"])
            return self.say("heading-turn", round=event.data["round"], turn=event.data["turn"], who=who)
        return None

    def teller(self, event: Event, s: State | None = None) -> int | None:
        if event.kind == "entered":
            by: int = event.data["entry"][5]
            return by if by >= 0 else None
        return super().teller(event, s)

    def refusal(self, s: State, refusal: Refusal) -> str:
        assert isinstance(s, DiceThrone)
        return self.say(f"refusal-{refusal.why}", **self._told(s, refusal.args))

    def outcome(self, s: State, outcome: Outcome) -> str:
        assert isinstance(s, DiceThrone)
        dials = ", ".join(f"{self.who(s, seat)} {score}" for seat, score in enumerate(outcome.scores))
        if not outcome.winners:
            return self.say("outcome-agreed" if outcome.reason == "agreed" else "outcome-draw", dials=dials)
        losers = tuple(seat for seat in range(s.mode.players) if seat not in outcome.winners)
        return self.say(
            f"outcome-{outcome.reason}",
            winners=self.names(s, outcome.winners),
            losers=self.names(s, losers),
            count=len(outcome.winners),
            dials=dials,
        )

    # Where the game stands -------------------------------------------------------------------------------------------

    def phases(self, s: State) -> list[dict[str, Any]]:
        assert isinstance(s, DiceThrone)
        over = s.result is not None
        return [
            {
                "text": self.phase_name(phase),
                "done": over or phase < s.phase,
                "now": not over and phase == s.phase,
            }
            for phase in range(UPKEEP, DISCARD_PHASE + 1)
        ]

    def subtitle(self, s: State) -> str:
        assert isinstance(s, DiceThrone)
        if s.phase == SETUP or s.active == NOBODY:
            return capital(self.phase_name(SETUP))
        if s.result is not None:
            return self.say("subtitle-over", round=s.round)
        return self.say("subtitle", round=s.round, phase=self.phase_name(s.phase), who=self.who(s, s.active))

    def seat_look(self, seat: int) -> dict[str, str]:
        return {
            "mark": f"seat-{SEATS[seat].lower()}",
            "name": self.say("word-seat", seat=SEATS[seat]),
            "class": f"seat-{seat}",
        }

    # Odds ------------------------------------------------------------------------------------------------------------

    def chances(self, s: DiceThrone, seat: int, keep: tuple[int, ...] | None = None) -> list[tuple[int, float]]:
        """For every line of somebody's board: the exact chance of it with the dice and attempts there are."""
        row = s.players.rows[seat]
        lines = s.hero(seat).lines(s.cast, row.levels)
        rolling = s.purpose == OFFENCE and s.roller == seat
        dice = tuple(sorted(s.dice)) if rolling else None
        attempts = s.attempts if rolling else s.cast.knobs.attempts
        needs = [Where(line.fits) for line in lines]
        found = chances_float(needs, dice, attempts, keep)
        return [(line.number, chance) for line, chance in zip(lines, found, strict=True)]

    def odds(self, s: State, seat: int) -> Any:
        """What the board promises: for each line its chance, chased alone."""
        assert isinstance(s, DiceThrone)
        if s.players.rows[seat].hero < 0 or s.result is not None:
            return None
        rolling = s.purpose == OFFENCE and s.roller == seat
        told = Styled()
        note: dict[str, Any] = {"dice": self.shown(s), "attempts": s.attempts} if rolling else {}
        told.append(self.say("odds-rolled" if rolling else "odds-before", **note), style="bold")
        for line, chance in sorted(self.chances(s, seat), key=lambda pair: -pair[1]):
            told.append(f"\n{100 * chance:6.2f} %  {self.line_name(s, line)}")
        told.append(f"\n{self.say('odds-note')}", style="dim")
        return told

    # What people type ------------------------------------------------------------------------------------------------

    def parse(self, s: State, choice: Choice, words: str) -> Any:
        assert isinstance(s, DiceThrone)
        words = words.strip()
        wanted = words.casefold()
        if not wanted:
            raise ValueError(self.say("parse-no-thing"))
        for word in WORDS:
            if wanted in (word, self.say(f"option-{word}").casefold()):
                return (word,) if isinstance(choice.options, Subset) else word
        if isinstance(choice.options, Listed | Menu):
            for value in choice.options:
                if wanted == self.option(s, choice, value).casefold():
                    return value
        if isinstance(choice.options, Subset):
            return self._parse_subset(s, choice, wanted)
        if isinstance(choice.options, Permutation):
            return tuple(int(n) - 1 for n in re.findall(r"\b[0-9]{1,3}\b", wanted))
        if choice.kind in ("main", "react"):
            found = self._parse_action(s, choice, wanted)
            if found is not None:
                return found
        if choice.kind == "announce":
            return self._parse_line(s, choice, wanted)
        return self._by_label(s, choice, wanted)

    def _by_label(self, s: DiceThrone, choice: Choice, wanted: str) -> Any:
        """The option whose words hold all the words typed."""
        labels = [(self.option(s, choice, value).casefold(), value) for value in choice.options]
        found = [value for label, value in labels if all(word in label for word in wanted.split())]
        if not found:
            raise ValueError(self.say("parse-nothing-called", words=wanted))
        if len(found) > 1:
            names = "; ".join(self.option(s, choice, value) for value in found[:4])
            raise ValueError(self.say("parse-ambiguous", words=wanted, names=names))
        return found[0]

    def _parse_subset(self, s: DiceThrone, choice: Choice, wanted: str) -> tuple[Any, ...]:
        options = choice.options
        assert isinstance(options, Subset)
        if choice.kind in ("reroll", "pick-dice"):
            picked = sorted({int(n) - 1 for n in re.findall(r"\b[0-9]{1,3}\b", wanted)})
            if not picked:
                raise ValueError(self.say("parse-dice-places"))
            if wanted.startswith(self.say("word-keep")):
                picked = [die for die in range(len(s.dice)) if die not in picked]
            return tuple(picked)
        cards = [self._card(s, choice.seat, part) for part in wanted.split(",")]
        order = list(options.items)
        return tuple(sorted(cards, key=lambda card: order.index(card) if card in order else len(order)))

    def _parse_action(self, s: DiceThrone, choice: Choice, wanted: str) -> Any:
        """`play sixer`, `sell twin`, `spend crit`, or a name alone."""
        verb, _, rest = wanted.partition(" ")
        verbs = {tag: self.say(f"word-{tag}").split(" ") for tag in ("play", "sell", "spend")}
        tag = next((tag for tag, names in verbs.items() if verb in (tag, *names)), "")
        if tag in ("play", "sell"):
            return (tag, self._card(s, choice.seat, rest))
        name = rest if tag == "spend" else wanted
        for token in s.cast.tokens:
            if name == self.token_name(token.id).casefold():
                return ("token", token.number, 0)
        if tag == "spend":
            raise ValueError(self.say("parse-nothing-called", words=name))
        try:
            return self._by_label(s, choice, wanted)
        except ValueError:
            return ("play", self._card(s, choice.seat, wanted))

    def _card(self, s: DiceThrone, seat: int, words: str) -> int:
        """A card of somebody's hand, or else of the deck, by (a part of) its name."""
        wanted = words.strip().casefold()
        for cards in (s.players.rows[seat].hand, s.hero(seat).deck):
            names = [(self.card_name(s.cast, card).casefold(), card) for card in cards]
            found = [card for name, card in names if name == wanted]
            found = found or [card for name, card in names if len(wanted) > 1 and wanted in name]
            if len(found) > 1:
                told = self.cards(s, tuple(found[:6]))
                raise ValueError(self.say("parse-ambiguous", words=words.strip(), names=told))
            if found:
                return found[0]
        raise ValueError(self.say("parse-nothing-called", words=words.strip()))

    def _parse_line(self, s: DiceThrone, choice: Choice, wanted: str) -> Any:
        lines = s.hero(choice.seat).lines(s.cast, s.players.rows[choice.seat].levels)
        found = [
            line for line in lines if all(word in self.line_name(s, line.number).casefold() for word in wanted.split())
        ]
        if not found:
            raise ValueError(self.say("parse-nothing-called", words=wanted))
        fitting = [line for line in found if line.fits(s.dice)]
        return ("announce", (fitting or found)[-1].number)

    def roll(self, choice: Choice, words: str) -> Any:
        numbers = tuple(int(n) for n in re.findall(r"[0-9]+", words)) if re.fullmatch(r"[0-9 ,;]*", words) else ()
        options = choice.options
        if isinstance(options, Permutation):
            value = tuple(n - 1 for n in numbers)
            if not options.has(value):
                raise ValueError(self.say("parse-order", n=options.count))
            return value
        if isinstance(options, Roll) and len(numbers) == 1 and options.count > 1:
            numbers = tuple(int(digit) for digit in str(numbers[0]))  # 13446 for 1 3 4 4 6
        if not options.has(numbers):
            raise ValueError(self.say("parse-dice", n=options.count if isinstance(options, Roll) else 1))
        return numbers

    # All about one thing ---------------------------------------------------------------------------------------------

    def detail(self, s: State | None, words: str) -> str | None:
        """A seat's whole board by its letter; a hero, ability, token, companion or card by its name."""
        wanted = words.strip().casefold()
        if isinstance(s, DiceThrone) and wanted.upper() in SEATS[: s.mode.players] and wanted:
            return self.seat_detail(s, SEATS.index(wanted.upper()))
        if isinstance(s, DiceThrone) and wanted in ("discard", self.say("word-discard").casefold()):
            rows = s.players.rows
            return "\n".join(f"{self.who(s, seat)}: {self.cards(s, rows[seat].discard)}" for seat in range(len(rows)))
        things = self.things()
        for id, named in self.by_id().items():
            things.setdefault(id, named)
        if wanted not in things:
            part = next((name for name in things if len(wanted) > 1 and wanted in name), "")
            near = difflib.get_close_matches(wanted, list(things), 1, 0.6)
            wanted = part or (near[0] if near else "")
        tell = things.get(wanted)
        return "\n".join(line for one in tell for line in self._thing(*one)) if tell else None

    def things(self) -> dict[str, list[tuple[str, str, str]]]:
        """Everything that has a name: kind, hero, id; several things may share one."""
        found: dict[str, list[tuple[str, str, str]]] = {}
        for kind, hero, id in self._all():
            found.setdefault(self._thing_name(kind, hero, id).casefold(), []).append((kind, hero, id))
        return found

    def by_id(self) -> dict[str, list[tuple[str, str, str]]]:
        found: dict[str, list[tuple[str, str, str]]] = {}
        for kind, hero, id in self._all():
            found.setdefault(id, []).append((kind, hero, id))
        return found

    def _all(self) -> list[tuple[str, str, str]]:
        found: list[tuple[str, str, str]] = [
            ("card", "common", card.id) for card in (*self.library.common, *self.library.bonus)
        ]
        found += [("token", self._owner(id), id) for id in self.library.tokens]
        for hero in self.library.heroes.values():
            found.append(("hero", hero.id, hero.id))
            found += [("slot", hero.id, slot.id) for slot in hero.slots]
            found += [("companion", hero.id, one.id) for one in hero.companions]
            found += [("card", hero.id, card.id) for card in hero.cards]
        return found

    def _owner(self, token: str) -> str:
        return next(hero.id for hero in self.library.heroes.values() if any(t.id == token for t in hero.tokens))

    def _thing_name(self, kind: str, hero: str, id: str) -> str:
        key = f"{kind}-{id}" if kind in ("token", "companion", "hero") else f"{kind}-{hero}-{id}"
        return self.wording.name(key, id)

    def _thing(self, kind: str, hero: str, id: str) -> list[str]:
        name = self._thing_name(kind, hero, id)
        data = self.library.heroes.get(hero)
        w = self.wording
        if kind == "card":
            cards = [*self.library.common, *self.library.bonus] if data is None else data.cards
            card = next(card for card in cards if card.id == id)
            return [f"{name} · {w.card_kind(card).text}", *w.plain_lines(w.card(card, data), hero)]
        assert data is not None
        if kind == "token":
            return [name, *w.plain_lines(w.token(self.library.tokens[id]), hero)]
        if kind == "companion":
            return [name, *w.plain_lines(w.companion(next(one for one in data.companions if one.id == id)), hero)]
        if kind == "hero":
            return self._hero_detail(data)
        slot = next(slot for slot in data.slots if slot.id == id)
        told = [f"{name} · {self.say('word-slot-' + slot.kind)}"]
        for number in range(1, len(slot.levels) + 1):
            told += [UPGRADES[number - 1], *[f"  {line}" for line in w.plain_lines(w.level(slot, number), hero)]]
        return told

    def _hero_detail(self, data: HeroData) -> list[str]:
        told = [f"{self.hero_name(data.id)} · {self.say('word-complexity', n=data.complexity)}"]
        faces = [f"{n} {self.symbol_name(data.id, symbol)}" for n, symbol in enumerate(data.die, start=1)]
        told.append(self.say("word-faces", faces=", ".join(faces)))
        for slot in data.slots:
            told.append(f"{self.slot_name(data.id, slot.id)} · {self.say('word-slot-' + slot.kind)}")
            told += [f"  {line}" for line in self.wording.plain_lines(self.wording.level(slot, 1), data.id)]
        return told

    def seat_detail(self, s: DiceThrone, seat: int) -> str:
        """Somebody's board as it is upgraded now, with the tokens on it."""
        row = s.players.rows[seat]
        if row.hero < 0:
            return SEATS[seat]
        told = [f"{self.who(s, seat)} · {self.say('word-health', n=s.health(seat))} · {self.say('word-cp', n=row.cp)}"]
        for token, count in row.tokens:
            data = self.library.tokens[s.cast.tokens[token].id]
            told.append(f"{count} × {self.token(s, token)}")
            told += [f"  {line}" for line in self.wording.plain_lines(self.wording.token(data), self._owner(data.id))]
        for number in range(len(s.hero(seat).slots)):
            told.append(self.slot(s, seat, number, row.levels[number]))
            told += [f"  {line}" for line in self.board_lines(s, seat, number)]
        return "\n".join(told)

    # Setting up a table ----------------------------------------------------------------------------------------------

    def setup_form(self) -> list[dict[str, Any]]:
        """Every field of a new table, with what each option means in a line (`notes`)."""
        heroes = [hero for hero in self.library.heroes.values() if not hero.house]
        modes = list(self.library.modes.values())
        fields: list[dict[str, Any]] = [
            {
                "name": "mode",
                "kind": "choice",
                "options": [(f"{mode.id}:{mode.players}", self.mode_label(mode.id, mode.players)) for mode in modes],
                "notes": {
                    f"{mode.id}:{mode.players}": self.say("form-mode-note", health=mode.health) for mode in modes
                },
                "default": f"{modes[0].id}:{modes[0].players}",
                "per_seat": False,
                "seats": {f"{mode.id}:{mode.players}": mode.players for mode in modes},
            },
            {
                "name": "hero",
                "kind": "choice",
                "options": [
                    (RANDOM, self.say("form-random")),
                    *[(hero.id, self.hero_name(hero.id)) for hero in heroes],
                ],
                "notes": {hero.id: self.hero_note(hero) for hero in heroes} | {RANDOM: self.say("form-random-note")},
                "default": [RANDOM] * len(SEATS),
                "per_seat": True,
            },
            {
                "name": "first",
                "kind": "choice",
                "options": [
                    (RANDOM, self.say("form-first-random")),
                    *[(seat, self.say("word-seat", seat=seat)) for seat in SEATS],
                ],
                "notes": {},
                "default": RANDOM,
                "per_seat": False,
                "needs": {seat: number for number, seat in enumerate(SEATS, start=1)},
            },
        ]
        for name in ("draft", "same_hero", "sudden_death"):
            fields.append(
                {"name": name, "kind": "flag", "options": [], "notes": {}, "default": False, "per_seat": False}
            )
        for field in fields:
            key = f"form-{field['name'].replace('_', '-')}"
            field["label"] = self.say(key)
            field["help"] = self.say(key, "help")
        return fields

    def mode_label(self, id: str, players: int) -> str:
        house = "yes" if self.library.modes[(id, players)].house else "no"
        return self.say("form-mode-label", mode=self.wording.name(f"mode-{id}", id), n=players, house=house)

    def hero_note(self, hero: HeroData) -> str:
        key = f"hero-{hero.id}-line"
        note = self.say("word-complexity", n=hero.complexity)
        return f"{self.say(key)} {capital(note)}." if self.texts.has(key) else f"{capital(note)}."

    def setup_from(self, form: dict[str, Any]) -> dict[str, Any]:
        """What the filled-in fields wish for. Heroes of seats that the mode has not are left out."""
        wishes: dict[str, Any] = {}
        mode, _, players = str(form.get("mode", "duel:2")).partition(":")
        wishes["mode"] = mode
        count = whole(players)
        if count is None:
            count = min((n for id, n in self.library.modes if id == mode), default=2)
        if (mode, count) not in self.library.modes:
            raise SetupError(self.say("form-bad-mode", given=f"{mode}:{players}"[:40]))
        wishes["players"] = count
        wishes["same_hero"] = switched(form.get("same_hero"))
        if switched(form.get("sudden_death")):
            wishes["sudden_death"] = True
        if switched(form.get("draft")):
            wishes["heroes"] = "draft"
        else:
            wishes["heroes"] = self._heroes(form, count)
        first = str(form.get("first") or RANDOM)
        if first != RANDOM and first not in SEATS[:count]:
            raise SetupError(self.say("form-bad-first", given=first[:20], n=count))
        wishes["first"] = first
        return wishes

    def _heroes(self, form: dict[str, Any], count: int) -> list[str]:
        """A hero for each seat: a list, or one field for each seat (`hero-0`, `hero-A`); random where nothing is said."""
        given = form.get("hero")
        if isinstance(given, list | tuple):
            found = [str(value or RANDOM) for value in given]
        else:
            found = [
                str(form.get(f"hero-{seat}") or form.get(f"hero-{letter}") or RANDOM)
                for seat, letter in enumerate(SEATS)
            ]
        found = (found + [RANDOM] * count)[:count]
        for id in found:
            if id != RANDOM and id not in self.library.heroes:
                raise SetupError(self.say("form-bad-hero", given=id[:40]))
        return found


def switched(given: Any) -> bool:
    return given in (True, "true", "on", "1", "yes")


def args_without(args: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name != key}


__all__ = ["DiceThronePage"]
