"""Amounts, conditions and persons of Dice Throne's texts, in words. What an effect says stands in its declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from reverie.kernel.plain import Particulars
from reverie.parts.effects import telling
from reverie.parts.effects.telling import unique

from ..content.vocabulary import WORDS, Condition, Effect, Number, Sum
from ..rules.effects.control import ROLL, WHEN
from ..rules.effects.wealth import CP

if TYPE_CHECKING:
    from .wording import Wording

WHOLE_ROLL: Final = 0
"""The roll that a text looks at is the final roll, of all dice."""

Scene = str
"""attack, defence or free: `target` means the target of the ability, the attacker, or an opponent whom the player chooses."""


class Amount(NamedTuple):
    """A number in words. `form`: number (6), per (a number, and a tail: 1 per token), equal (worked out: your CP)."""

    form: str
    head: str
    tail: str
    text: str
    n: int
    rules: tuple[str, ...]


def symbol(id: str) -> str:
    return f"{{symbol:{id}}}"


def token(id: str) -> str:
    return f"{{token:{id}}}"


def companion(id: str) -> str:
    return f"{{companion:{id}}}"


def includes(given: Condition, other: Condition) -> bool:
    """Whether dice that meet one condition meet another as well, as 3 of a kind are 2 of a kind."""
    if given.kinds and other.kinds:
        return len(given.kinds) == len(other.kinds) == 1 and given.kinds[0] > other.kinds[0]
    if given.symbols and other.symbols:
        return all(given.symbols.get(id, 0) >= n for id, n in other.symbols.items())
    return False


class Teller(telling.Teller):
    """One text on its way into words: whom it speaks of, and which roll it looks at."""

    def __init__(self, wording: Wording, scene: Scene, dice: int = WHOLE_ROLL) -> None:
        super().__init__(wording.say)
        self.wording = wording
        self.scene: Scene = scene
        self.dice = dice
        self.around: list[int] = []
        """The rolls that texts around this one look at."""
        self.named: list[str] = []
        """Whom the text has named already: "an opponent" becomes "that opponent"."""

    # Blocks ----------------------------------------------------------------------------------------------------------

    def head(self, effect: Effect) -> tuple[str, list[str]]:
        rules = list(effect.declared.rules)
        head = effect.declared.head
        return head(self, effect) if head is not None else self.say(
            f"say-{effect.declared.name}", what=""
        ).strip(), rules

    def enter(self, effect: Effect) -> None:
        self.around.append(self.dice)
        if effect.declared is ROLL:
            self.dice = effect.dice

    def leave(self, effect: Effect) -> None:
        self.dice = self.around.pop()

    def joins(self, one: Effect, two: Effect) -> bool:
        """Plain numbers of tokens and CP, gained or inflicted by the same player."""
        if not one.declared.joins or one.declared.joins != two.declared.joins:
            return False
        if getattr(one, "fill", False) or getattr(two, "fill", False):
            return False
        return bool(one.to == two.to) and isinstance(one.amount, int) and isinstance(two.amount, int)

    def rolled(self, effect: Effect, head: str, rules: list[str]) -> str:
        """A roll and the one thing it is for, in one sentence."""
        self.enter(effect)
        ((group, then),) = self.groups(effect.effects)
        said, cited = self.sentence(group, then)
        self.leave(effect)
        rules += cited
        if then is not None:
            return f"{head}, {said}"
        return f"{head}; {said}" if group[0].declared is WHEN else self.all_of([head, said])

    def includes_earlier(self, given: Condition) -> bool:
        """Whether a line above counts as well where this one does (DT-5.8)."""
        return any(includes(given, other) for other in self.earlier)

    # Parts of sentences ----------------------------------------------------------------------------------------------

    def token(self, id: str) -> str:
        return token(id)

    def companion(self, id: str) -> str:
        return companion(id)

    def who(self, to: str, case: str = "", rules: list[str] | None = None) -> str:
        """Somebody: `you` and the like never come here as a subject of their own."""
        key = f"who-{to}"
        if to == "target":
            key = f"who-target-{self.scene}"
        if to == "chosen" and rules is not None:
            rules.append("DT-5.155")
        if to == "chosen" or (to == "target" and self.scene == "free"):
            if to in self.named:
                key += "-again"
            self.named.append(to)
        return self.say(key, case)

    def doer(self, to: str, rules: list[str]) -> dict[str, str]:
        """Who does something: the form of the verb, and the subject."""
        if to == "you":
            return {"to": "you", "who": ""}
        form = "many" if to in ("opponents", "everyone") else "one"
        return {"to": form, "who": self.who(to, rules=rules)}

    def at(self, to: str, case: str, rules: list[str]) -> dict[str, str]:
        """Whom something goes to: nobody is named where the text of an ability speaks of its target."""
        if to == "target" and self.scene != "free":
            return {"to": "target", "who": ""}
        if to == "you":
            return {"to": "you", "who": ""}
        return {"to": "named", "who": self.who(to, case, rules)}

    def on(self, to: str, rules: list[str]) -> dict[str, str]:
        return {"to": "named", "who": self.who("you", "on")} if to == "you" else self.at(to, "on", rules)

    def amount(self, number: Number) -> Amount:
        if isinstance(number, int):
            return Amount("number", str(number), "", str(number), number, ())
        rules = ["DT-5.142"] if number.symbols else []
        per = [(n, self.say("per-symbol", symbol=symbol(id))) for id, n in number.symbols.items()]
        per += [(n, self.say("per-token", token=token(id))) for id, n in number.tokens.items()]
        per += [
            (n, self.say("per-theirs", token=token(id), who=self.who("target", "has")))
            for id, n in number.theirs.items()
        ]
        if number.removed:
            per.append((number.removed, self.say("per-removed")))
        if number.paid:
            per.append((number.paid, self.say("per-paid")))
        worked: list[tuple[str, str, int]] = []
        if number.total:
            worked.append(("amount-total-one" if self.dice == 1 else "amount-total", "", number.total))
        if number.cp:
            worked.append(("amount-cp", "", number.cp))
        worked += [("amount-companion", companion(id), n) for id, n in number.companions.items()]
        if worked or number.half:
            return self.equal(number, worked, [f"{n} {each}" for n, each in per], rules)
        shares = [f"{n} {each}" for n, each in per]
        if number.base or not per:
            head, tail = str(number.base), f" {self.say('say-plus', what=self.all_of(shares))}" if per else ""
        else:
            head, tail = str(per[0][0]), f" {self.all_of([per[0][1], *shares[1:]])}"
        return Amount("per" if per else "number", head, tail, head + tail, int(head), unique(rules))

    def equal(self, number: Sum, worked: list[tuple[str, str, int]], per: list[str], rules: list[str]) -> Amount:
        """A number that has to be worked out: "half of your CP", "the total rolled plus 3"."""
        case = "of" if number.half else "to"
        told = [
            self.say(key, case, companion=what) if n == 1 else f"{n} × {self.say(key, companion=what)}"
            for key, what, n in worked
        ]
        if number.base or not (told or per):
            told.append(str(number.base))
        told += per
        text = told[0] + "".join(f" {self.say('amount-plus', what=one)}" for one in told[1:])
        if number.half:
            rules.append("DT-2.16")
            text = self.say("amount-half" if len(told) == 1 else "amount-half-sum", what=text)
        return Amount("equal", text, "", text, 1, unique(rules))

    def counted(self, number: Number, rules: list[str]) -> Particulars:
        """An amount as the arguments of a message."""
        amount = self.amount(number)
        rules += amount.rules
        return {
            "form": amount.form,
            "head": amount.head,
            "tail": amount.tail,
            "amount": amount.text,
            "n": amount.n,
        }

    def condition(self, given: Condition) -> tuple[str, list[str]]:
        """What must hold: "on Flame", "if you have Shadows"."""
        said = []
        rules = []
        if given.symbols:
            ones = all(n == 1 for n in given.symbols.values())
            items = [
                symbol(id) if ones else self.say("needs-symbol", "on", n=n, symbol=symbol(id))
                for id, n in given.symbols.items()
            ]
            form = "counted" if not ones else "one" if len(items) == 1 else "many"
            said.append(self.say("given-symbols", what=self.all_of(items), form=form))
            rules.append("DT-5.141")
        if given.straight is not None or given.kinds:
            pattern, cited = self.wording.pattern({}, given.straight, given.kinds, "on")
            said.append(self.say("given-pattern", what=pattern))
            rules += cited
        if given.total is not None:
            said.append(self.span(given.total, 6) if self.dice == 1 else self.say("given-total", n=given.total))
            rules.append("DT-5.7")
        if given.at_most is not None:
            said.append(self.span(1, given.at_most) if self.dice == 1 else self.say("given-at-most", n=given.at_most))
            rules.append("DT-5.7")
        if given.token is not None:
            said.append(self.say("given-token", token=token(given.token)))
            rules.append("DT-5.81")
        if given.theirs is not None:
            said.append(self.say("given-theirs", token=token(given.theirs), who=self.who("target", "has")))
            rules.append("DT-5.81")
        if given.attack is not None:
            said.append(self.say("given-attack", n=given.attack))
            rules.append("DT-5.37")
        if given.companion is not None:
            said.append(self.say("given-companion", companion=companion(given.companion)))
            rules.append("DT-5.170")
        return ", ".join(said), rules

    def clause(self, given: Condition) -> str:
        """Whether a condition ends in a clause with a verb of its own, or is a mere "on Flame"."""
        if (
            given.token is not None
            or given.theirs is not None
            or given.attack is not None
            or given.companion is not None
        ):
            return "clause"
        return "clause" if self.dice != 1 and (given.total, given.at_most) != (None, None) else "phrase"

    def span(self, low: int, high: int) -> str:
        """What one die shows, from here to there."""
        return self.say("given-span", span=str(low) if low == high else f"{low}–{high}")

    def dice_of(self, whose: str, count: int) -> str:
        return self.say(f"dice-{whose}", n=count)

    def items(self, group: list[Effect]) -> dict[str, str]:
        """Tokens and CP with their numbers; `lead` is names when single tokens are listed and nothing else."""
        if len(group) > 1 and all(e.declared is not CP and e.amount == 1 for e in group):
            return {"items": self.all_of([token(e.token) for e in group]), "lead": "names"}
        told = []
        for e in group:
            if e.declared is CP:
                told.append(self.say("item-cp", n=e.amount))
            else:
                told.append(self.say("item-token", n=e.amount, token=token(e.token), stack=self.stack(e.token)))
        return {"items": self.all_of(told), "lead": "items"}

    def stack(self, id: str) -> str:
        """Whether there can be several of a token, so that even a single one is counted: "gain 1 Breath", "gain Shadows"."""
        data = self.wording.library.tokens.get(id)
        return "single" if data is None or data.limit == 1 else "several"

    def which(self, id: str) -> dict[str, str]:
        return {"which": id, "token": ""} if id in WORDS else {"which": "named", "token": token(id)}
