"""A table of Etherfields in the middle of things: tiles, figures, hands and decks as a test lays them, dice as it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from reverie.games.etherfields.content.making import Making
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.content.vocabulary import Effect
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.abilities import NONE
from reverie.games.etherfields.rules.effects.walk import Deeds
from reverie.games.etherfields.rules.frames import DreamRun, Play, SessionRun, SlumberRun, Travel, Turn
from reverie.games.etherfields.rules.state import (
    DECK,
    LUCK_STREAM,
    MORPHINGS,
    MOVE_STREAM,
    STREAMS,
    TURN_DISCARD,
    TURNS,
    Session,
)
from reverie.kernel.agenda import PROCEDURES, UNANSWERED, advance, pending_for, push, push_at, submit, unwind
from reverie.kernel.choice import Choice
from reverie.kernel.state import Frame

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")
"""Cards of the Market that do nothing but pay."""


def op(verb: str, **fields: Any) -> dict[str, Any]:
    """One effect, as content writes it (EF-6.110)."""
    return {"op": verb, **fields}


class Stage:
    """One such table, and what is asked at it."""

    patient = False
    """Whether a payment with only one way to begin waits for that: it may be called off, too (EF-4.35)."""

    def __init__(self, *dreamers: str, scenario: str = "I-02", **wishes: Any) -> None:
        setup = GAME.setup({"scenario": scenario, "dreamers": list(dreamers or ("gambler",)), **wishes})
        self.s: Session = GAME.blank(setup, 7)
        self.s.auto = True
        self.s.listening = True
        for seat in range(self.s.players()):
            self.deck(seat, *[self.id(card) for card in self.s.dreamers[seat].unused])
            self.s.dreamers.edit(seat).unused = ()

    @classmethod
    def begun(cls, seed: int = 3, **wishes: Any) -> Stage:
        """A session from its very beginning, at its first question."""
        stage = cls.__new__(cls)
        stage.s = GAME.blank(GAME.setup(wishes), seed)
        stage.s.auto = stage.s.listening = True
        push(stage.s, GAME.opening(stage.s))
        advance(stage.s)
        return stage

    # Laying out ------------------------------------------------------------------------------------------------------

    def card(self, id: str) -> int:
        return self.s.cast.card_ids[id]

    def id(self, card: int) -> str:
        return self.s.cast.cards[card].id

    def deck(self, seat: int, *ids: str) -> Stage:
        pile = self.s.piles.edit(DECK + seat)
        pile.cards, pile.known = tuple([self.card(id) for id in ids]), (0,) * len(ids)
        return self

    def dreamer(self, seat: int, **changes: Any) -> Stage:
        """Fields of a Dreamer; cards by their ids."""
        row = self.s.dreamers.edit(seat)
        for name, value in changes.items():
            if name in ("hand", "discard", "sealed", "flaws", "masks"):
                value = tuple([self.card(id) for id in value])
            elif name == "progress":
                value = tuple([(self.card(id.strip("~")), id.startswith("~")) for id in value])
            elif name == "mask":
                value = self.card(value)
            setattr(row, name, value)
        self.s.stale = True
        return self

    def stand(self, **where: str) -> Stage:
        """`a="B2c"`: the Dreamer of seat A stands there."""
        for seat, space in where.items():
            self.s.figures.edit("abcde".index(seat)).space = space_number(space)
        self.s.stale = True
        return self

    def dice(self, luck: Sequence[str] = (), movement: Sequence[str] = (), **piles: Any) -> Stage:
        script: list[Any] = [() for _ in STREAMS]
        script[LUCK_STREAM] = tuple([t.LUCK.index(face) for face in luck])
        script[MOVE_STREAM] = tuple([t.MOVES.index(face) for face in movement])
        for name, words in piles.items():
            script[STREAMS.index(name)] = tuple(words)
        self.s.script = tuple(script)
        return self

    def tiles(self, *codes: str) -> Stage:
        lying = list(self.s.lying)
        for code in codes:
            number = self.s.cast.tile_ids[code]
            lying[self.s.cast.tiles[number].slot] = number
        self.s.lying = tuple(lying)
        self.s.stale = True
        return self

    def entity(self, code: str, *spaces: str, morphings: Sequence[str] = ()) -> int:
        row = ground.open_entity(self.s, self.s.cast.entity_ids[code])
        for space in spaces:
            figure = ground.free_figure(self.s, self.s.entity(row).figure)
            ground.spawn(self.s, row, figure, space_number(space))
        for name in morphings:
            kind = self.s.cast.morphing_ids.index(name)
            pool = self.s.piles.edit(MORPHINGS)
            at = pool.cards.index(kind)
            pool.cards, pool.known = pool.cards[:at] + pool.cards[at + 1 :], pool.known[1:]
            self.s.entities.edit(row).morphings += (kind,)
        self.s.happened.clear()
        self.s.stale = True
        return row

    def turn_cards(self, *ids: int) -> Stage:
        """The current Turn card, and those below it."""
        numbers = [[card.id for card in self.s.cast.turn_cards].index(id) for id in ids]
        self.s.current = numbers[0]
        deck, out = self.s.piles.edit(TURNS), self.s.piles.edit(TURN_DISCARD)
        deck.cards, deck.known = tuple(numbers[1:]), (0,) * (len(ids) - 1)
        out.cards = tuple([card for card in range(12) if card not in numbers])
        out.known = (-1,) * len(out.cards)
        self.s.turn, self.s.dealt = 1, len(ids)
        return self

    def walls(self, *edges: str) -> Stage:
        spaces = self.s.cast.spaces
        pairs = [edge.split("/") for edge in edges]
        ground.set_walls(self.s, sum([1 << spaces.edge(space_number(a), space_number(b)) for a, b in pairs]))
        return self

    # Playing ---------------------------------------------------------------------------------------------------------

    def dream(self, id: str = "I-02", at: str = "act") -> Stage:
        """In the middle of a Turn of a Dream: the named step comes next."""
        s = self.s
        s.dream, s.layer = s.cast.dream_ids[id], t.IN_DREAM
        s.secrets = s.here().secrets
        if s.current == NONE:
            self.turn_cards(10, 1, 2)
        push_at(s, SessionRun(), "travel_on")
        push_at(s, DreamRun(s.dream), "conclude")
        push(s, Play(False))
        push_at(s, Turn(False), at)
        s.stale = True
        advance(s)
        return self

    def slumber(self, code: str, at: str = "act") -> Stage:
        """The same of a Slumber, on the two SETUP tiles."""
        s = self.s
        s.slumber, s.layer = s.cast.entity_ids[code], t.IN_SLUMBER
        if s.current == NONE:
            self.turn_cards(1, 2, 5)
        push_at(s, SessionRun(), "travel_on")
        push_at(s, SlumberRun(s.slumber), "end_slumber")
        push(s, Play(True, s.slumber))
        push_at(s, Turn(True), at)
        s.stale = True
        advance(s)
        return self

    def on_map(self, location: str) -> Stage:
        s = self.s
        s.layer, s.location, s.stale = t.ON_MAP, s.cast.location_ids[location], True
        push_at(s, SessionRun(), "travel_on")
        push(s, Travel())
        advance(s)
        return self

    def begin(self, frame: Frame) -> Stage:
        """A procedure begins, whatever was being asked."""
        self.s.pending.clear()
        self.s.given.clear()
        if self.s.agenda:
            self.s.agenda[-1].step = 0
        push(self.s, frame)
        advance(self.s)
        return self

    def go_on_at(self, step: str) -> Stage:
        """What goes on inside the Turn is left; the named step of the Turn comes next."""
        self.s.pending.clear()
        self.s.given.clear()
        turn = unwind(self.s, Turn)
        turn.step = PROCEDURES.number(Turn, step)
        advance(self.s)
        return self

    def run(self, *effects: Any, seat: int = 0, **about: Any) -> Stage:
        """A text is carried out on behalf of a Dreamer (-1: of the Team)."""
        text = Making(self.s.cast).text(msgspec.convert(effects, list[Effect]))
        walk = Deeds(text, seat, seat)
        for name, value in about.items():
            setattr(walk, name, value)
        return self.begin(walk)

    def pile(self, number: int, *ids: str) -> Stage:
        """What lies in a pile, by ids of cards, Slumber tiles or map tiles."""
        cast, row = self.s.cast, self.s.piles.edit(number)
        row.cards = tuple([cast.entity_ids.get(id, cast.card_ids.get(id, cast.tile_ids.get(id, -1))) for id in ids])
        row.known = (0,) * len(ids)
        return self

    def lies_in(self, number: int) -> list[str]:
        """The same the other way round, for piles of cards."""
        return self.ids(self.s.piles[number].cards)

    def settle(self, *kinds: str, most: int = 400) -> Stage:
        """First answers are given until one of these kinds is asked, or the session is over."""
        for _ in range(most):
            left = [one for one, given in zip(self.s.pending, self.s.given, strict=True) if given == UNANSWERED]
            if not left or left[0].kind in kinds:
                return self
            submit(self.s, left[0].seat, next(iter(left[0].options)))
        raise AssertionError(f"nobody was asked {kinds}: {self.s.pending}")

    def asked(self, seat: int = 0) -> Choice:
        choice = pending_for(self.s, seat)
        assert choice is not None, f"nothing is asked of seat {seat}: {self.s.pending}"
        return choice

    def options(self, seat: int = 0) -> list[Any]:
        return list(self.asked(seat).options)

    def named(self, seat: int = 0) -> list[str]:
        """The options of a seat, by the ids of what they use, place or pay with."""
        return [self.name(option) for option in self.options(seat)]

    def name(self, option: Any) -> str:
        if isinstance(option, tuple) and option and option[0] == "use":
            return self.s.cast.uses[option[-1]].id
        if isinstance(option, tuple) and len(option) == 2 and option[0] in ("place", "card", "item"):
            return f"{option[0]} {self.id(option[1])}"
        return str(option)

    def say(self, answer: Any, seat: int = 0) -> Stage:
        """An answer; a name stands for the option that is called so."""
        if isinstance(answer, str) and not self.asked(seat).options.has(answer):
            found = [option for option in self.options(seat) if self.name(option) == answer]
            assert found, f"{answer!r} is not among {self.named(seat)}"
            answer = found[0]
        submit(self.s, seat, answer)
        self.go_ahead(seat)
        return self

    def go_ahead(self, seat: int) -> None:
        """Nothing is called off where nobody else is asked and there is only one way to pay."""
        choice = pending_for(self.s, seat)
        while not self.patient and choice is not None and len(self.s.pending) == 1:
            options = list(choice.options)
            if len(options) != 2 or options[1] != "abort":
                return
            submit(self.s, seat, options[0])
            choice = pending_for(self.s, seat)

    def walk(self, *spaces: str, seat: int = 0) -> Stage:
        for space in spaces:
            submit(self.s, seat, "stop" if space == "stop" else space_number(space))
        return self

    # Looking ---------------------------------------------------------------------------------------------------------

    def row(self, seat: int = 0) -> Any:
        return self.s.dreamers[seat]

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.id(card) for card in cards]

    def where(self, figure: int = 0) -> str:
        return self.s.cast.spaces.names[self.s.figures[figure].space]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.s.events if event.kind == kind]
