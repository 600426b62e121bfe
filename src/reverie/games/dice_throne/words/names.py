"""Names: what everything in Dice Throne is called, from heroes to faces of dice, and its texts in a line."""

from __future__ import annotations

from reverie.kernel.page import Page
from reverie.kernel.plain import Plain
from reverie.parts.effects.telling import Passage, small

from ..content.library import UPGRADES, Library
from ..rules.cast import COMMON, KINDS, Cast, LineInfo, Text
from ..rules.damage import accounts
from ..rules.state import AIMED, PHASES, SEATS, TARGETING, VERBS, DiceThrone, limit_of
from .telling import Teller
from .wording import Wording


class Names(Page[DiceThrone]):
    """Names in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.wording = Wording(library, language)
        self._texts: dict[Text, str] = {}
        """Texts that were put into words before."""

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

    def token_owner(self, token: str) -> str:
        """The hero who brings a token along."""
        return next(hero.id for hero in self.library.heroes.values() if any(t.id == token for t in hero.tokens))

    def seat_name(self, seat: int) -> str:
        return SEATS[seat]

    def who(self, s: DiceThrone, seat: int) -> str:
        """A player by hero and seat, such as Paladin [B]."""
        if seat == AIMED:
            return self.say("word-target")
        if s.players.rows[seat].hero < 0:
            return SEATS[seat]
        return f"{self.hero_name(s.hero(seat).id)} [{SEATS[seat]}]"

    def seat_called(self, seat: int) -> str:
        """A seat, whoever plays there."""
        return self.say("word-seat", seat=SEATS[seat])

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
        return f"{name} ({self.line_needs(s.cast, info)})"

    def line_needs(self, cast: Cast, info: LineInfo) -> str:
        hero = cast.heroes[info.hero].id
        slot = self.library.heroes[hero].slots[info.slot]
        told = self.wording.requirement(slot.levels[info.level].lines[info.index].requires)
        return small(self.wording.plain(told.text, hero))

    def source(self, s: DiceThrone, by: int, source: Plain) -> str:
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

    # Dice -------------------------------------------------------------------------------------------------------------

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

    # Texts ------------------------------------------------------------------------------------------------------------

    def text(self, cast: Cast, number: int) -> str:
        """A text of the cast in one line."""
        text = cast.texts[number]
        if text not in self._texts:
            lines = Teller(self.wording, text.scene).lines(text.source)
            self._texts[text] = self.wording.plain_line([Passage(None, lines)], text.owner)
        return self._texts[text]

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

    # The table --------------------------------------------------------------------------------------------------------

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

    def entry(self, s: DiceThrone, entry: Plain) -> str:
        """One entry of the pool as a line."""
        verb, victim, amount, kind, _origin, by, source = entry
        return self.say(
            f"ledger-{VERBS[verb]}",
            who=self.who(s, victim),
            n=amount,
            kind=self.say("damage-kind", kind=KINDS[kind], n=amount),
            source=self.source(s, victim if victim >= 0 and source[0] == "companion" else by, source),
        )
