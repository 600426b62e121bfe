"""What Sword & Sorcery asks, and every option of it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Permutation, Roll, Subset
from reverie.kernel.plain import Answer, Particulars, Plain

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE, SELECTORS, Ability
from ..rules.atoms_items import unpacked, worth
from ..rules.dealings import ENCHANTING
from ..rules.effects.board import GATE_CHANGES, SHADOWS_MOVE
from ..rules.plan import SECURED
from ..rules.procedures.emporium import SALE
from ..rules.queries import tolls
from ..rules.state import FOUND_CROWNS, Quest, is_enemy
from ..rules.underway import draws_treasure, searched_symbol
from .spoken import Spoken
from .wording import roman

OF_FIGURES: Final = (
    decisions.ONE,
    decisions.WHO,
    decisions.VICTIM,
    decisions.THREAT,
    decisions.NEAREST,
    decisions.BESIDE,
    decisions.SHARE,
)
"""Decisions whose options are figures..."""
OF_AREAS: Final = (decisions.START, decisions.WAY, decisions.FALL_BACK, decisions.PATH)
"""... or areas..."""
OF_THINGS: Final = (decisions.GATE, decisions.ORDER)
"""... or things on the map..."""
OF_TEXTS: Final = (decisions.TARGET, decisions.CHOOSE, decisions.DRAWN, decisions.ONE, decisions.POWER)
"""... what a text leaves open..."""
OF_EFFECTS: Final = (decisions.EFFECT, decisions.ARMOUR)
"""... or dice effects."""
OF_ITEMS: Final = (decisions.VISIT, decisions.EXCHANGE, decisions.REORGANIZE)
"""What is done with items: a word, a card, and where it goes."""
OF_WORDS: Final = (decisions.READING, decisions.BACK)
"""Nothing is to be chosen but a word."""
ABOUT_FIGURES: Final = (
    decisions.EFFECT,
    decisions.REROLL,
    decisions.ARMOUR,
    decisions.FALL_BACK,
    decisions.VICTIM,
    decisions.PATH,
    decisions.BESIDE,
    decisions.CURE,
)
"""Decisions whose subject is a figure."""
CHOSEN_AREA: Final = SELECTORS.index("chosen-area")


class Asked(Spoken):
    """Questions and options in one language."""

    # Questions --------------------------------------------------------------------------------------------------------

    def question(self, s: Quest, choice: Choice) -> str:
        asked = choice.decision
        if choice.seat == NATURE:
            return self._chance_asked(s, choice)
        args: Particulars = {"who": self.hero(s, choice.seat)}
        if asked is decisions.WINDOW:
            kind = t.WINDOWS[t.WINDOW_RULES.index(choice.rule)]
            own = "yes" if choice.subject == choice.seat else "no"
            return self.say(f"ask-window-{kind}", figure=self.who(s, choice.subject), own=own, **args)
        if asked is decisions.DEED:
            return self._deed_asked(s, choice)
        if asked is decisions.DRAWN and choice.subject == NONE:
            return self.say("ask-drawn" if draws_treasure(s) else "ask-drawn-party", **args)
        if asked in OF_TEXTS:
            return self._text_asked(s, choice, args)
        if asked is decisions.LEARN:
            return self.say(
                "ask-learn" if choice.subject > 0 else "ask-learn-talent", rank=roman(abs(choice.subject)), **args
            )
        if asked is decisions.NEAREST:
            return self._nearest_asked(s, choice)
        if asked is decisions.GATE and choice.rule == GATE_CHANGES.rule:
            return self.say("ask-gate-changed", text=self.verb_at_hand(s, decisions.GATE.about(s)))
        if asked is decisions.ACTIVATE:
            return self.say("ask-activate" if choice.subject == NONE else "ask-activate-reaction", **args)
        if asked is decisions.AGREE:
            return self._agreement_asked(s, choice, args)
        if asked is decisions.SHARE and choice.subject != NONE:
            return self.say("ask-share-card", card=self.item(s, choice.subject))
        if asked is decisions.SHARE:
            return self.say("ask-share", find=self.find(s, decisions.SHARE.about(s)))
        if asked is decisions.REORGANIZE and choice.subject != NONE:
            return self.say("ask-reorganize-card", card=self.item(s, choice.subject), **args)
        if asked is decisions.OVERFLOW:
            return self.say("ask-overflow", card=self.item(s, choice.subject), **args)
        if asked is decisions.EXCHANGE:
            return self.say("ask-exchange", other=self.hero(s, choice.subject), **args)
        if asked is decisions.RETURN:
            piles = {"pile": self.pile(choice.subject), "pile-gen": self.pile(choice.subject, "gen")}
            return self.say("ask-return", **piles, **args)
        if asked is decisions.SOUL:
            return self.say("ask-soul", soul=s.soul, **args)
        if asked is decisions.VISIT:
            return self.say("ask-visit", crowns=s.crowns(choice.seat), **args)
        if isinstance(choice.options, Subset):
            args["n"] = choice.options.most
        if asked is decisions.PATH and choice.rule == SHADOWS_MOVE.rule:
            return self.say("ask-path-shadow", area=self.area(s, s.things.rows[choice.subject].area))
        if asked in ABOUT_FIGURES:
            args["figure"] = self.who(s, choice.subject)
        return self.say(f"ask-{asked.name}", **args)

    def _chance_asked(self, s: Quest, choice: Choice) -> str:
        count = choice.options.count if isinstance(choice.options, Roll | Permutation) else choice.options.size()
        args: Particulars = {"n": count}
        if choice.decision is decisions.SHUFFLE:
            args["pile"] = self.pile(choice.subject) if choice.subject >= 0 else self.say("pile-any")
        elif choice.decision is decisions.OTHER_DIE:
            args["colour"] = t.DICE[choice.subject]
        elif choice.subject >= 0:
            args["who"] = self.who(s, choice.subject)
        return self.say(f"chance-{choice.decision.name}", **args)

    def _deed_asked(self, s: Quest, choice: Choice) -> str:
        if choice.subject != NONE:
            return self.say("ask-deed-companion", who=self.who(s, choice.subject))
        return self.say("ask-deed", who=self.hero(s, choice.seat))

    def _text_asked(self, s: Quest, choice: Choice, args: Particulars) -> str:
        """What a text leaves open: whom it concerns, which of its ways is taken."""
        asked = choice.decision
        if asked is decisions.CHOOSE and choice.subject == NONE:
            return self.say("ask-choose-pile", **args)
        if asked is decisions.CHOOSE or asked is decisions.DRAWN:
            return self.say("ask-choose" if asked is decisions.CHOOSE else "ask-drawn-line", **args)
        if asked is decisions.ONE or asked is decisions.POWER:
            about = decisions.ONE.about(s) if asked is decisions.ONE else decisions.POWER.about(s)
            return self.say(f"ask-{asked.name}", text=self.verb_at_hand(s, about), **args)
        about = decisions.TARGET.about(s)
        args["ability"] = self.ability(s.cast.abilities[about.ability]) if about.ability >= 0 else ""
        form = "area" if about.area else "figure"
        return self.say(f"ask-target-{form}" if about.ability >= 0 else f"ask-target-{form}-plain", **args)

    def verb_at_hand(self, s: Quest, about: decisions.Doing) -> str:
        """What the verb that asks is going to do, as a sentence."""
        source = s.cast.texts[about.text].source
        value = s.cast.abilities[about.ability].value if about.ability >= 0 else None
        return self.wording.plain_line(self.wording.text(source[about.at : about.at + 1], value))

    def _nearest_asked(self, s: Quest, choice: Choice) -> str:
        """Which of several who are equally near: for a figure of an enemy, a shadow, an enemy on its way, or a text."""
        first = choice.options.at(0)
        if isinstance(first, int) and is_enemy(first) and choice.subject != NONE:
            return self.say("ask-nearest-figure", victim=self.who(s, choice.subject))
        if choice.rule == decisions.NEAREST.rule:
            return self.say("ask-nearest-revealer")
        if choice.subject != NONE:
            return self.say("ask-nearest-of", figure=self.who(s, choice.subject))
        about = decisions.NEAREST.about(s)
        if about.ability < 0:
            return self.say("ask-nearest")
        return self.say("ask-nearest-text", ability=self.ability(s.cast.abilities[about.ability]))

    def _agreement_asked(self, s: Quest, choice: Choice, args: Particulars) -> str:
        """Whether something is handed over to whoever has asked for it."""
        seat = decisions.AGREE.about(s)
        args |= {"other": self.hero(s, seat), "other-dat": self.hero(s, seat, "dat")}
        if choice.subject < 0:
            return self.say("ask-agree-crowns", n=-choice.subject, **args)
        return self.say("ask-agree", card=self.item(s, choice.subject), **args)

    def find(self, s: Quest, number: int) -> str:
        """A find by what it is; crowns by how many they are."""
        thing = s.things.rows[number]
        if thing.kind == FOUND_CROWNS:
            return self.say("option-drop-crowns", n=worth(unpacked(thing.value)))
        return self.thing(s, thing.kind, thing.value)

    # Options ----------------------------------------------------------------------------------------------------------

    def option(self, s: Quest, choice: Choice, value: Answer) -> str:
        asked = choice.decision
        if asked is decisions.CURE and isinstance(value, str):
            return self.ailment(s, choice.subject, value)
        if asked is decisions.DEED and choice.subject != NONE and value == decisions.END_TURN:
            return self.say("option-companion-end", who=self.who(s, choice.subject))
        if asked is decisions.REORGANIZE and choice.subject != NONE and value == decisions.DONE:
            return self.say("option-reorganize-pack")
        if isinstance(value, str) or asked in OF_WORDS:
            return self._word(asked.name, str(value))
        if choice.seat == NATURE:
            return self._chance(s, choice, value)
        if isinstance(value, tuple):
            if isinstance(choice.options, Subset):
                return ", ".join(self._one(s, choice, one) for one in value) or self.say(f"option-{asked.name}-none")
            if asked is decisions.RETURN:
                return ", ".join(self._one(s, choice, one) for one in value)
            return self._several(s, choice, value)
        return self._one(s, choice, value) if isinstance(value, int) else str(value)

    def _word(self, asked: str, value: str) -> str:
        key = f"option-{asked}-{value}"
        return self.say(key if self.texts.has(key) else f"option-{value}")

    def ailment(self, s: Quest, figure: int, name: str) -> str:
        """A condition that somebody has, by the word that is answered: poison with its level, a critical hit by its token."""
        word, _, token = name.partition(" ")
        if token:
            return self.say("option-critical", token=self.critical(s, int(token)))
        return self.condition(f"poison-{s.figures.rows[figure].poison}" if word == "poison" else word)

    def _chance(self, s: Quest, choice: Choice, value: Answer) -> str:
        if isinstance(value, tuple):
            return " ".join(str(one) for one in value)
        if choice.decision is decisions.LOT and choice.subject >= 0 and isinstance(value, int):
            return self.item(s, value)
        return str(value)

    def _one(self, s: Quest, choice: Choice, value: Answer) -> str:
        """An option that is a number: of a figure, an area, a card, a die."""
        asked = choice.decision
        assert isinstance(value, int)
        if asked in OF_FIGURES:
            return self.figure_option(s, value)
        if asked in OF_AREAS:
            return self.area(s, value)
        if asked in OF_THINGS:
            thing = s.things.rows[value]
            return self.say("option-thing", thing=self.thing(s, thing.kind, thing.value), area=self.area(s, thing.area))
        if asked in OF_EFFECTS:
            return self.dice_effect(s.cast.dice_effects[value])
        found = ONE.get(asked.name)
        return found(self, s, choice, value) if found is not None else str(value)

    def figure_option(self, s: Quest, figure: int) -> str:
        """Somebody, and how they are: `Ecarus, 3 of 10 HP`."""
        return self.say("option-figure", who=self.who(s, figure), left=self.left(s, figure), most=self.most(s, figure))

    # Deeds ------------------------------------------------------------------------------------------------------------

    def _several(self, s: Quest, choice: Choice, value: Plain) -> str:
        """An option of several parts: something done with something."""
        asked = choice.decision
        word = value[0]
        if asked in (decisions.DEED, decisions.GHOST):
            return self.deed(s, choice, value)
        if asked is decisions.WINDOW:
            return self._answered(s, value)
        if asked is decisions.SOUL and word == "item":
            return self.say("option-soul-item", card=self.item(s, value[1]), who=self.hero(s, value[3]))
        if asked is decisions.SOUL:
            seat = value[1]
            rank = s.heroes.rows[seat].rank
            price = rank if word == "rise" else t.RANK_PRICES[rank + 1]
            return self.say(f"option-soul-{word}", who=self.hero(s, seat), rank=roman(rank + 1), n=price)
        assert asked in OF_ITEMS, f"{asked.name}: {value}"
        return self._handled(s, choice, value)

    def deed(self, s: Quest, choice: Choice, value: Plain) -> str:
        """Something done in a turn."""
        word, number = value[0], value[1]
        seat = choice.seat if choice.subject == NONE else choice.subject
        if word == "go":
            ghost = choice.decision is decisions.GHOST
            return self.say("option-go", area=self.area(s, number), n=1 if ghost else tolls(s, seat)[number])
        if word == "return":
            return self.say("option-return", area=self.area(s, number))
        if word == "attack":
            hand, target = (number, value[2]) if len(value) > 2 else (t.MAIN, number)
            args = {"target": self.who(s, target), "target-acc": self.who(s, target, "acc")}
            return self.say("option-attack", weapon=self.weapon(s, seat, hand), **args)
        if word == "open":
            secured = s.plan.doors[number].kind == SECURED
            return self.say("option-bash" if secured else "option-open", area=self.beyond(s, number, seat))
        if word == "unlock":
            return self.say("option-unlock", area=self.beyond(s, number, seat))
        if word == "exchange":
            return self.say("option-exchange", who=self.hero(s, number), **{"who-ins": self.hero(s, number, "ins")})
        if word == "flip":
            return self.say("option-flip", card=self.item(s, number), n=s.item(number).flip)
        if word == "companion":
            return self.say(
                "option-companion", companion=self.companion(number, s), **{"who-acc": self.companion(number, s, "acc")}
            )
        if word == "fetch":
            thing = s.things.rows[number]
            return self.say("option-fetch", thing=self.thing(s, thing.kind, thing.value))
        if word == "hand":
            return self.say("option-hand", who=self.hero(s, number), **{"who-dat": self.hero(s, number, "dat")})
        if word in ("chest", "search", "unlock-chest", "lead"):
            return self.say(f"option-{word}")
        return self._used(s, seat, value)

    def _used(self, s: Quest, seat: int, value: Plain) -> str:
        """A power, an item, an innate power, a shout or a quest action, and whom it is used on."""
        word, number = value[0], value[1]
        if word == "power":
            ability = s.cast.abilities[s.cast.powers[number].lines[value[2]].ability]
            return self.aimed(s, self.used_name(s, value), ability, value[3])
        if word == "item":
            return self.aimed(s, self.used_name(s, value), s.cast.abilities[value[2]], value[3])
        if word == "innate":
            return self.aimed(s, self.used_name(s, value), s.cast.abilities[number], value[2])
        if word == "shout":
            ability = s.cast.abilities[s.version(seat).shout]
            return self.aimed(s, self.say("option-shout", name=self.ability(ability)), ability, number)
        ability = s.cast.abilities[s.plan.actions[number][0]]
        return self.ability(ability)

    def used_name(self, s: Quest, value: Plain) -> str:
        """A power, an item or an innate power, without whom it is used on."""
        if value[0] == "power":
            return self.power(s, value[1], value[2])
        return self.item(s, value[1]) if value[0] == "item" else self.ability(s.cast.abilities[value[1]])

    def aimed(self, s: Quest, name: str, ability: Ability, target: int) -> str:
        """What is used, and on whom or where."""
        if target == NONE or ability.target is None:
            return name
        area = ability.target.kind == CHOSEN_AREA
        return self.say("option-aimed", name=name, target=self.area(s, target) if area else self.who(s, target))

    def _answered(self, s: Quest, value: Plain) -> str:
        """What somebody answers a window with, and what it does."""
        kind, number, more = value
        if kind == "then":
            text = self.text(s, number)
        elif kind == "power":
            text = self.power_brief(s, number, more)
        elif kind == "item":
            text = self.item_brief(s, number, more)
        else:
            text = self.ability_brief(s.cast.abilities[number])
        return self.say("option-answer", name=self.answer_name(s, value), text=text)

    def answer_name(self, s: Quest, value: Plain) -> str:
        """What somebody answers a window with."""
        kind, number, more = value
        if kind == "then":
            return self.say("option-then")
        if kind == "power":
            return self.power(s, number, more)
        return self.item(s, number) if kind == "item" else self.ability(s.cast.abilities[number])

    # Items ------------------------------------------------------------------------------------------------------------

    def _handled(self, s: Quest, choice: Choice, value: Plain) -> str:
        """Something done with items and crowns: in the Emporium, in an exchange, on the own sheet."""
        word, number = value[0], value[1]
        if word == "bare":
            card = s.heroes.rows[choice.seat].slots[number]
            return self.say("option-bare", card=self.item(s, card), slot=self.say(f"slot-{t.SLOTS[number]}"))
        if word == "bet":
            return self.say("option-bet", symbol=self.symbol(number))
        if word in ("crowns", "ask"):
            to = value[2] if len(value) > 2 else choice.subject
            cases = {f"other-{case}": self.hero(s, to, case) for case in ("gen", "dat")}
            return self.say(f"option-{word}", n=number, other=self.hero(s, to), **cases)
        args: Particulars = {"card": self.item(s, number)}
        if word == "buy":
            side = s.item(number).sides[value[2]]
            args = {"card": self.item(s, number, value[2]), "n": side.price}
            if len(value) > 3:
                return self.say(
                    "option-buy-for",
                    **args,
                    **{"other-gen": self.hero(s, value[3], "gen"), "other": self.hero(s, value[3])},
                )
        elif word == "wear":
            args["slot"] = self.say(f"slot-{t.SLOTS[value[2]]}")
        elif word in ("give", "take"):
            other = value[2] if len(value) > 2 else choice.subject
            args |= {"other": self.hero(s, other), "other-dat": self.hero(s, other, "dat")}
            args["other-gen"] = self.hero(s, other, "gen")
        elif word == "sell":
            args["n"] = SALE * s.plan.act
        elif word in ("enchant", "upgrade"):
            args |= {
                "to": self.item(s, number, 1),
                "n": ENCHANTING if word == "enchant" else s.item(number).sides[1].price,
            }
        return self.say("option-take-from" if word == "take" else f"option-{word}", **args)

    def pick(self, s: Quest, choice: Choice, prefix: Plain, value: Answer) -> str:
        """One small pick on the way to an answer."""
        if isinstance(value, int) and (isinstance(choice.options, Subset) or choice.decision is decisions.RETURN):
            return self._one(s, choice, value)
        return self.option(s, choice, value)


# Options that are numbers of something of their own --------------------------------------------------------------------


def target(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.area(s, value) if decisions.TARGET.about(s).area else asked.figure_option(s, value)


def learned(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    text = asked.power_text(s, value)
    return asked.say("option-answer", name=asked.power(s, value), text=text)


def turned(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    left = next(cooldown for power, _rank, cooldown in s.heroes.rows[choice.seat].powers if power == value)
    return asked.say("option-turn", power=asked.power(s, value), n=left)


def trapped(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    id = s.cast.traps[value].id
    text = asked.wording.plain_line(asked.wording.trap(id))
    return asked.say("option-answer", name=asked.wording.name(f"trap-{id}"), text=text)


def drawn(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    """A treasure to keep, or a line of the table that was rolled; the quest's own by its symbol, for nobody has read what it brings."""
    if choice.subject == NONE:
        return asked.say("option-answer", name=asked.item(s, value), text=asked.item_text(s, value))
    about = decisions.DRAWN.about(s)
    symbol, text = s.cast.texts[about.text].ops[about.at].symbols_table[value]
    if symbol != NONE:
        return asked.say("option-answer", name=asked.symbol(symbol), text=asked.text(s, text))
    own = searched_symbol(s)
    name = asked.symbol(own) if own != NONE else asked.say("word-quest-line")
    return asked.say("option-answer", name=name, text=asked.say("word-hidden-find"))


def chosen(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    """One of the ways of a text, or a pile to look at."""
    if choice.subject == NONE:
        return asked.pile(value)
    about = decisions.CHOOSE.about(s)
    return asked.text(s, s.cast.texts[about.text].ops[about.at].options[value])


def rerolled(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.one_die(s, decisions.REROLL.about(s)[value])


def found(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    """A find, by what it is; one that lies face down by its kind."""
    return asked.find(s, value)


def crowns(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.say("option-drop-crowns", n=value) if value else asked.say("option-drop-crowns-none")


def dropped(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.item(s, value)


def left(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    """What is left behind; what has just been received is marked."""
    card = asked.item(s, value)
    return asked.say("option-overflow-new", card=card) if value == choice.subject else card


def activated(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.foe(s, value) if choice.subject == NONE else asked.figure_option(s, value)


def returned(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    """A card that goes back to its pile, by what it is."""
    return asked.card_at(s, choice.subject, value)


def branched(asked: Asked, s: Quest, choice: Choice, value: int) -> str:
    return asked.branch(s, s.book().nodes[choice.subject].id, value)


ONE: Final[dict[str, Callable[[Asked, Quest, Choice, int], str]]] = {
    decisions.TARGET.name: target,
    decisions.LEARN.name: learned,
    decisions.POWER.name: turned,
    decisions.TRAP.name: trapped,
    decisions.DRAWN.name: drawn,
    decisions.CHOOSE.name: chosen,
    decisions.REROLL.name: rerolled,
    decisions.PICK_UP.name: found,
    decisions.DROP.name: dropped,
    decisions.OVERFLOW.name: left,
    decisions.DROP_CROWNS.name: crowns,
    decisions.ACTIVATE.name: activated,
    decisions.RETURN.name: returned,
    decisions.BRANCH.name: branched,
}
