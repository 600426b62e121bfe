"""Playing in a terminal: the board, numbered options, and everything one can ask about them. It knows no game."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from reverie.bots import Bot, Seen, find_bot
from reverie.kernel.browser import Beat
from reverie.kernel.choice import NATURE, Choice, IllegalAnswer
from reverie.kernel.domain import Listed, Split, Subset
from reverie.kernel.events import Event
from reverie.kernel.game import OWN, Game, Outcome
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer, Plain
from reverie.kernel.text import Texts
from reverie.listed import print_options, told_apart
from reverie.order import Order
from reverie.parts.overview import overview_table
from reverie.typed import COMMANDS, whole_numbers

TEXT = Path(__file__).parent / "text"
ADVISER = "master:0.8s"
"""The bot that gives hints."""
MARGIN = "  "
REMINDER = 15
"""How many lines of the log a resumed game begins with."""


class Left(Exception):
    """The player has left the table; the game is kept."""


class TerminalTable:
    """One game in a terminal, for one person or two, against bots or not."""

    def __init__(
        self,
        game: Game,
        match: Match,
        bots: dict[int, Bot],
        language: str,
        console: Console,
        always: bool = False,
    ) -> None:
        self.game = game
        self.always = always
        """Whether people are asked in every window, or only where it matters (as a browser does it)."""
        self.passed: set[int] = set()
        """Answers that were given by themselves, by their numbers from 0."""
        self.whole = True
        """Whether the whole table is shown before the next question, or only how it stands."""
        self.web = game.web_page(language)
        self.match = match
        self.bots = bots
        self.order = Order(match, bots, self.say)
        self.text_read = ""
        """The text of a story that stands on the screen."""
        self.page = game.page(language)
        self.language = language
        self.texts = Texts(language, [TEXT / f"{language}.ftl"])
        self.console = console
        self.people = [seat for seat in range(len(match.seats())) if seat not in bots]
        self.last_human = self.people[0] if self.people else 0
        lines = [i for i, (_number, event) in enumerate(match.log) if self.page.event(match.state, event) is not None]
        self.told = lines[-REMINDER] if len(lines) > REMINDER else 0

    def say(self, key: str, **args: object) -> str:
        return self.texts.get(key, "", **args)

    # The loop --------------------------------------------------------------------------------------------------------

    def play(self) -> Outcome:
        """Play to the end, or until somebody leaves (raises Left)."""
        self.console.print(self.say("term-welcome", title=self.game.title))
        for seat, letter in enumerate(self.match.seats()):
            bot = self.bots.get(seat)
            who = self.say("term-seat-person") if bot is None else self.say("term-seat-bot", bot=bot.name)
            look = self.web.seat_look(seat)["name"]
            name = letter if letter in look else f"{letter} ({look})"
            self.console.print(f"  {name}: {who}", markup=False, highlight=False)
        while True:
            outcome = self.match.outcome()
            if outcome is not None:
                break
            choice = self.order.next()
            if choice.seat in self.bots:
                bot = self.bots[choice.seat]
                answer = bot.choose(Seen(self.game, self.match.state, choice))
                self.match.submit(choice.seat, answer)
                continue
            if choice.seat != NATURE and self.pass_by(choice):
                continue
            if choice.seat != NATURE:
                self.take_seat(choice.seat)
            self.tell_news()
            self.show_state(choice)
            self.show_text(choice.seat)
            answer = self.ask_dice(choice) if choice.seat == NATURE else self.ask(choice)
            if answer is not None:
                self.match.submit(choice.seat, answer)
        self.tell_news()
        self.show_board(None)
        self.console.print(self.page.outcome(self.match.state, outcome), style="bold")
        return outcome

    def pass_by(self, choice: Choice) -> bool:
        """Answer a window in which nothing matters, by the same rule as in a browser; whether that was done."""
        if self.always:
            return False
        answer = self.web.auto_answer(self.match.sight(choice.seat).state, choice, {})
        if answer is None:
            return False
        self.passed.add(len(self.match.answers))
        self.match.submit(choice.seat, answer)
        return True

    def show_state(self, choice: Choice) -> None:
        """How it stands, in a line or two; at the beginning, after something was taken back and where the game wants it the whole
        table."""
        viewer = choice.seat if choice.seat != NATURE else None
        if self.whole or self.page.calls_for_board(self.match.sight(viewer).state, choice):
            self.whole = False
            self.show_board(viewer)
            return
        self.console.print()
        for line in self.page.status(self.match.sight(viewer).state, viewer):
            self.console.print(Text(line, style="dim"))

    def show_text(self, seat: int) -> None:
        """A text of a story that is being read, once, however many questions stand at its end."""
        told = self.web.reading(self.match.sight(seat if seat != NATURE else None).state)
        if told is not None and told["id"] != self.text_read:
            self.console.print()
            self.console.print(Text(told["title"], style="bold"))
            self.console.print(Text("\n\n".join(told["paragraphs"])))
        self.text_read = told["id"] if told is not None else ""

    def take_seat(self, seat: int) -> None:
        """Where seats have secrets and people share the screen, it is emptied before it changes hands."""
        if seat != self.last_human and self.game.hides == OWN:
            self.console.clear()
            self.read(self.say("term-curtain", seat=self.match.seats()[seat]))
        self.last_human = seat

    def tell_news(self) -> None:
        """What happened since somebody last looked, beat by beat: dice in one line with whose they are, turns set apart."""
        events = [event for _number, event in self.match.log[self.told :] if event.seen_by(self.last_human)]
        self.told = len(self.match.log)
        state = self.match.sight(self.last_human).state
        beats = self.web.beats(state, events)
        if any(beat.kind == "turn" for beat in beats):
            self.tell(beats)
            return
        part: list[Event] = []
        for event in events:  # a game whose beats name no turns has headings in its log
            heading = self.web.heading(state, event)
            if heading:
                self.tell(self.web.beats(state, part))
                self.set_apart(heading)
                part = []
            part.append(event)
        self.tell(self.web.beats(state, part))

    def set_apart(self, words: str) -> None:
        self.console.print(Text(f"── {words} ──", style="bold"))

    def tell(self, beats: list[Beat]) -> None:
        for beat in beats:
            if beat.kind == "turn":
                self.set_apart(beat.text)
                continue
            line = Text(beat.text)
            if beat.dice and not all(face["label"] in beat.text for face in beat.dice):
                total = f" = {beat.total}" if beat.total else ""
                shown = ", ".join(face["label"] for face in beat.dice)
                line.append(f" {shown if '[' in shown else f'[{shown}]'}{total}", style="bold")
            self.set_in(line.append(f" {beat.rule}", style="dim"))

    def set_in(self, line: Text) -> None:
        """A line of the log, set in to its last row."""
        for row in line.wrap(self.console, max(1, self.console.width - len(MARGIN))):
            self.console.print(Text.assemble(MARGIN, row))

    def show_board(self, viewer: int | None) -> None:
        self.console.print()
        board = self.page.board(self.match.state, viewer, not self.console.no_color)
        self.console.print(board if board is not None else overview_table(self.page, self.match.state, viewer))

    # Asking ----------------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt + " ", markup=False).strip()
        except EOFError as error:
            raise Left from error

    def ask_dice(self, choice: Choice) -> Answer:
        """What the dice show, or None when something else was done."""
        question = self.page.question(self.match.state, choice)
        before = len(self.match.answers)
        if isinstance(choice.options, Listed):
            self.console.print(question, style="bold", markup=False)
            self.list_options(choice, ())
        else:
            self.console.print(self.say("term-own-dice", question=question), style="bold", markup=False)
        while True:
            words = self.read(self.say("term-prompt", seat="🎲"))
            if self.command(words, choice):
                if self.moved_on(before, choice):
                    return None
                continue
            try:
                if isinstance(choice.options, Listed):
                    return self.by_number(choice.options, words)
                return self.page.roll(choice, words)
            except ValueError as error:
                self.console.print(str(error), style="red", markup=False)

    def moved_on(self, before: int, choice: Choice) -> bool:
        """Whether a command has taken back answers, ended the game or let somebody else act: the question stands no more."""
        return len(self.match.answers) != before or self.match.concluded is not None or self.order.next() is not choice

    def ask(self, choice: Choice) -> Answer:
        """An answer, or None when something else was done (undo, say) and the question must be put again."""
        seat = self.match.seats()[choice.seat]
        question = self.page.question(self.match.state, choice)
        before = len(self.match.answers)
        prefix: Plain = ()
        while True:
            asked = self.say("term-your-turn", seat=seat, question=question)
            self.console.print(Text.assemble((asked, "bold"), " ", (self.say("term-rule", rule=choice.rule), "dim")))
            picks, labels = self.list_options(choice, prefix)
            self.console.print(Text(self.order.told(choice), style="dim"), end="\n" if self.order.told(choice) else "")
            words = self.read(self.say("term-prompt", seat=seat))
            if words.casefold() in labels:  # an option wins over a command of the same name
                words = str(labels.index(words.casefold()) + 1)
            elif self.command(words, choice):
                if self.moved_on(before, choice):
                    return None
                continue
            try:
                picked = self.understand(choice, prefix, picks, words)
            except ValueError as error:
                self.console.print(str(error), style="red", markup=False)
                continue
            if picked is None:
                continue
            done, value = picked
            if done:
                return value
            assert isinstance(value, tuple)
            prefix = value

    def list_options(self, choice: Choice, prefix: Plain) -> tuple[Plain, list[str]]:
        """Print what may be picked; the picks, and what they are called."""
        options = choice.options
        state = self.match.state
        if isinstance(options, Split):
            names = ", ".join(self.page.who(state, m) for m in options.targets)
            example = " ".join(str(n) for n in options.at(0))
            self.console.print(
                self.say("term-split", total=options.total, example=example, targets=names), markup=False
            )
            return (), []
        if isinstance(options, Subset):
            picks = options.items + options.alone
            labels = [self.page.option(state, choice, (item,)) for item in picks]
            groups = ["" for _item in picks]
        else:
            picks, labels = told_apart(self.page, state, choice, prefix)
            groups = ["" if prefix else self.page.option_group(state, choice, value) for value in picks]
        if prefix:
            self.console.print(f"   0  {self.say('term-back')}", markup=False, highlight=False)
        print_options(self.console, labels, groups)
        if isinstance(options, Subset):
            key = "term-subset" if options.least else "term-subset-or-none"
            self.console.print(self.say(key), style="dim", markup=False)
        return picks, [label.casefold() for label in labels]

    def understand(self, choice: Choice, prefix: Plain, picks: Plain, words: str) -> tuple[bool, Answer] | None:
        """(True, answer) when the answer is complete, (False, prefix) when another pick follows, None for nothing."""
        options = choice.options
        if not words:
            return None
        numbers = whole_numbers(words)
        if isinstance(options, Split):
            return True, self.legal(
                choice, tuple(numbers) if numbers is not None else self.page.parse(self.match.state, choice, words)
            )
        if isinstance(options, Subset) and numbers is not None:
            chosen = [] if numbers == [0] else numbers
            for n in chosen:
                if not 1 <= n <= len(picks):
                    raise ValueError(self.say("term-out-of-range", number=str(n), most=len(picks)))
            return True, self.legal(choice, tuple(x for i, x in enumerate(picks, start=1) if i in chosen))
        if numbers is not None:
            if len(numbers) > 1:
                raise ValueError(self.say("term-one-number", most=len(picks)))
            if numbers[0] == 0 and prefix:
                return False, ()
            if not 1 <= numbers[0] <= len(picks):
                raise ValueError(self.say("term-out-of-range", number=str(numbers[0]), most=len(picks)))
            longer = (*prefix, picks[numbers[0] - 1])
            rest = options.picks(longer)
            while len(rest) == 1:  # a pick with only one continuation needs no second question
                longer = (*longer, rest[0])
                rest = options.picks(longer)
            if rest:
                return False, longer
            return True, options.build(longer)
        try:
            value = self.page.parse(self.match.state, choice, words)
        except ValueError as error:
            if len(words.split()) > 1:
                raise
            raise ValueError(self.say("term-unknown", words=words)) from error
        return True, self.legal(choice, value)

    def legal(self, choice: Choice, value: object) -> Answer:
        """The value if it is an option; else ValueError with the refusal and its rule."""
        refusal = self.game.why_not(self.match.state, choice, value)
        if refusal is not None:
            raise ValueError(f"{self.page.refusal(self.match.state, refusal)} ({refusal.rule})")
        return value

    def by_number(self, options: Listed, words: str) -> Answer:
        numbers = whole_numbers(words) or [0]
        if len(numbers) > 1 or not 1 <= numbers[0] <= options.size():
            raise ValueError(self.say("term-out-of-range", number=words, most=options.size()))
        return options.at(numbers[0] - 1)

    # Commands --------------------------------------------------------------------------------------------------------

    def command(self, words: str, choice: Choice) -> bool:
        """Carry out a command; False when the words are none."""
        first, _, rest = words.partition(" ")
        name = COMMANDS.get(first.casefold())
        if name is None:
            return False
        rest = rest.strip()
        speaker = choice.seat if choice.seat != NATURE else self.last_human
        if name == "help":
            self.console.print(self.say("term-help", **self.examples()), markup=False, highlight=False)
            if not self.game.together:
                self.console.print(self.say("term-help-draw"), markup=False, highlight=False)
        elif name == "ask":
            self.always = not self.always
            self.console.print(self.say("term-ask-always" if self.always else "term-ask-matter"), markup=False)
        elif name == "why":
            self.why(choice, rest)
        elif name == "odds":
            odds = self.page.odds(self.match.state, speaker)
            self.console.print(odds if odds is not None else self.say("term-no-odds"))
        elif name == "hint":
            self.hint(choice)
        elif name == "undo":
            self.undo()
        elif name == "board":
            self.show_board(speaker)
        elif name == "show":
            self.show(rest)
        elif name == "rules":
            self.rules(rest)
        elif name == "log":
            self.show_log(rest)
        elif name == "save":
            self.save(rest)
        elif name == "resign":
            if self.confirm("term-resign-sure", seat=self.match.seats()[speaker]):
                self.match.give_up(speaker)
        elif name == "draw":
            self.offer_draw(speaker)
        elif name in ("lead", "let"):
            told = self.order.lead(choice, rest) if name == "lead" else self.order.let(choice)
            self.console.print(told, markup=False, end="\n" if told else "")
        else:
            raise Left
        return True

    def examples(self) -> dict[str, str]:
        """What commands may be asked about, in words of this game."""
        return {name: self.page.say(f"help-{name}") for name in ("why", "odds", "show", "rules")}

    def offer_draw(self, seat: int) -> None:
        """DB-Q.40 and its like: everybody else must agree; bots play on, and a party has nobody to draw with."""
        others = [i for i in range(len(self.match.seats())) if i != seat]
        if self.game.together or any(i in self.bots for i in others):
            self.console.print(self.say("term-draw-together" if self.game.together else "term-draw-bot"))
        elif all(self.confirm("term-draw-agree", seat=self.match.seats()[i]) for i in others):
            self.match.agree_draw()

    def confirm(self, key: str, **args: object) -> bool:
        return self.read(self.say(key, **args)).casefold().startswith(self.say("yes"))

    def hint(self, choice: Choice) -> None:
        """What the strongest bot would do here, why, and what that is worth."""
        if choice.seat == NATURE:
            self.console.print(self.say("term-hint-dice"))
            return
        bot = find_bot(ADVISER, 0)
        state = self.match.sight(choice.seat).state
        answer = bot.choose(Seen(self.game, self.match.state, choice))
        told = [self.page.advised(state, choice, answer), self.page.reason(state, bot.reason, bot.reason_args)]
        if bot.chances:
            best, other = bot.chances
            key = "term-hint-chances" if best > other else "term-hint-even"
            told.append(self.say(key, percent=best, next=other))
        self.console.print(" ".join(told), style="green", markup=False)

    def why(self, choice: Choice, words: str) -> None:
        if not words:
            self.console.print(self.say("term-why-what", **self.examples()))
            return
        state = self.match.state
        try:
            value = self.page.parse(state, choice, words)
        except ValueError as error:
            self.console.print(str(error), style="red", markup=False)
            return
        refusal = self.game.why_not(state, choice, value)
        if refusal is None:
            self.console.print(
                self.say("term-allowed", option=self.page.option(state, choice, value)), style="green", markup=False
            )
            return
        self.console.print(self.page.refusal(state, refusal), style="red", markup=False)
        self.print_rule(refusal.rule)

    def print_rule(self, id: str) -> None:
        book = self.game.rulebook()
        if id in book:
            rule = book[id]
            self.console.print(f"{rule.id} · {rule.title[self.language]}", style="bold", markup=False, highlight=False)
            self.console.print(rule.text[self.language], markup=False, highlight=False)
            if rule.see:
                self.console.print(f"→ {', '.join(rule.see)}", style="dim", markup=False, highlight=False)

    def rules(self, words: str) -> None:
        if not words:
            self.console.print(self.say("term-rules-what", **self.examples()), markup=False)
            return
        found = self.game.rulebook().search(words, self.language)
        if not found:
            self.console.print(self.say("term-no-rule", words=words), markup=False)
        for rule in found[:5]:
            self.print_rule(rule.id)
        for rule in found[5:25]:
            self.console.print(f"{rule.id} · {rule.title[self.language]}", style="dim", markup=False, highlight=False)

    def show(self, words: str) -> None:
        if not words:
            self.console.print(self.say("term-show-what", **self.examples()), markup=False)
            return
        told = self.page.detail(self.match.state, words)
        self.console.print(
            told if told is not None else self.say("term-nothing-called", words=words), markup=False, highlight=False
        )

    def show_log(self, words: str) -> None:
        count = int(words) if re.fullmatch(r"[0-9]{1,9}", words) else 20
        seen = [event for _number, event in self.match.log if event.seen_by(self.last_human)]
        told = [(line, event.rule) for event in seen if (line := self.page.event(self.match.state, event)) is not None]
        for line, rule in told[max(0, len(told) - count) :]:
            self.set_in(Text.assemble(line, " ", (rule, "dim")))

    def save(self, words: str) -> None:
        if not words:
            self.console.print(self.say("term-save-where"))
            return
        try:
            self.match.write(Path(words).expanduser())
        except OSError as error:
            self.console.print(f"{words}: {error.strerror}", style="red", markup=False)
            return
        self.console.print(self.say("term-saved", file=words), markup=False)

    def undo(self) -> None:
        """Back to before the last decision of whoever is asked now (or of any person)."""
        given = self.match.answers
        mine = [i for i in range(len(given)) if given[i][0] in self.people and i not in self.passed]
        to = mine[-1] if mine else None
        if to is None:
            self.console.print(self.say("term-undo-nothing"))
            return
        if to < self.match.undo_limit() and not self.confirm("term-undo-consent"):
            self.console.print(self.say("term-undo-kept"))
            return
        try:
            self.match.undo(to, consent=True)
        except IllegalAnswer as error:
            self.console.print(str(error), style="red", markup=False)
            return
        self.told = len(self.match.log)
        self.passed = {i for i in self.passed if i < to}
        self.whole = True
        self.console.print(self.say("term-undone"), style="green")
