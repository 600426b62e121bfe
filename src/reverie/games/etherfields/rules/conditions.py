"""EF-6.112: whether a condition holds; EF-6.111: how much an amount is."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import AMOUNTS, GIVENS, NONE, PLACES, WHO, Amount, Given, Place, Who
from .atoms import owned
from .atoms_map import ON_ENTITY, tokens_at
from .atoms_turns import turns_left
from .decisions import lying
from .force import active_progress, companion_of
from .places import dreamers_on, effect_range, far, is_terrain, nearest_figure
from .state import NOBODY, NOWHERE, STORAGE, Session

SPIRIT_SPENT: Final = "spirit_spent"
"""EF-10.74: a counter of each Dreamer's own, for one payment."""
FAR_TOO_MANY: Final = 1000
"""What `all` is: more than there is of anything."""


class Scene:
    """What a condition or an amount is asked about: who acts, whose card, whom it hits, where, and what was counted before."""

    __slots__ = (
        "card",
        "discarded",
        "entity",
        "figure",
        "flipped",
        "hit",
        "keyword",
        "owner",
        "reach",
        "seat",
        "space",
        "spent",
        "use",
        "victim",
    )

    def __init__(
        self, seat: int, owner: int = NOBODY, entity: int = NONE, victim: int = NOBODY, space: int = NOWHERE
    ) -> None:
        self.seat = seat
        self.owner = owner if owner != NOBODY else seat
        self.entity = entity
        self.victim = victim
        self.space = space
        self.figure: int = NONE
        self.spent: int = 0
        self.discarded: int = 0
        self.flipped: int = 0
        self.card: int = NONE
        self.use: int = NONE
        self.keyword: int = 0
        self.hit: int = NOBODY
        """The Dreamer whom an effect of an Entity affects just now..."""
        self.reach: int = NONE
        """... and its range; NONE where it has none."""


# Amounts -------------------------------------------------------------------------------------------------------------


def amount_of(s: Session, a: Amount, x: Scene) -> int:
    word = AMOUNTS[a.word]
    if word == "number":
        return a.base
    if word == "all":
        return FAR_TOO_MANY
    if word == "N":
        return a.base + a.times * s.players()
    if word == "count":
        return a.base + s.count(a.name)
    if word == "progress":
        return a.base + progress_count(s, x.owner, a.name)
    if word == "figures":
        return a.base + figures_in_range(s, x)
    return a.base + {"spent": x.spent, "flipped": x.flipped, "discarded": x.discarded}[word]


def progress_count(s: Session, seat: int, colour: str) -> int:
    """EF-5.79: active Progress cards of a colour, or of any; their colour is that of their placement cost."""
    cards = active_progress(s, seat)
    if colour not in t.COLOURS:
        return len(cards)
    bit = 1 << t.COLOURS.index(colour)
    count = 0
    for card in cards:
        cost = s.cast.cards[card].place_cost
        count += 1 if cost is not None and cost.colours & bit else 0
    return count


def figures_in_range(s: Session, x: Scene) -> int:
    """`figures`: those of this Entity; where a Dreamer is affected, those in range of him."""
    if x.entity == NONE:
        return 0
    figures = s.figures_of(x.entity)
    if x.hit == NOBODY or x.reach == NONE:
        return len(figures)
    here, rows = s.space_of(x.hit), s.figures.rows
    return len([one for one in figures if far(s, rows[one].space, here) <= effect_range(s, one, x.reach)])


# Whom a condition names --------------------------------------------------------------------------------------------------


def seats_named(s: Session, who: Who | None, x: Scene) -> list[int]:
    """The Dreamers of a selector that leaves nothing open; by default whoever acts."""
    word = WHO[who.kind] if who is not None else "actor"
    everybody = list(range(s.players()))
    if word in ("each", "team"):
        return everybody
    if word == "owner":
        return [x.owner]
    if word == "victim":
        return [x.victim] if x.victim != NOBODY else []
    if word == "others":
        return [seat for seat in everybody if seat != x.seat]
    if word == "on" and who is not None and who.place is not None:
        return [seat for seat in everybody if s.space_of(seat) in spaces_of(s, who.place, x)]
    if word == "in-terrain" and who is not None:
        kind = t.TERRAINS.index(who.name)
        return [seat for seat in everybody if is_terrain(s, s.space_of(seat), kind)]
    if word == "carrier":
        return [seat for seat in everybody if s.dreamers.rows[seat].tokens[t.STORY] or s.dreamers.rows[seat].tokens[0]]
    if word == "nearest":
        return nearest_dreamers(s, x.entity)
    return [x.seat] if x.seat != NOBODY else []


def nearest_dreamers(s: Session, row: int) -> list[int]:
    """The Dreamers nearest to a figure of an Entity; several if they are equally near."""
    if row == NONE:
        return []
    far_ = [
        (nearest_figure(s, row, s.space_of(seat)), seat) for seat in range(s.players()) if s.space_of(seat) != NOWHERE
    ]
    least = min([one[0] for one in far_], default=FAR_TOO_MANY)
    return [seat for distance, seat in far_ if distance == least and distance < FAR_TOO_MANY]


def spaces_of(s: Session, place: Place, x: Scene) -> list[int]:
    """The spaces of a place that leaves nothing open."""
    word = PLACES[place.kind]
    if word == "space":
        return [place.number]
    if word == "slot":
        return [4 * place.number + corner for corner in range(4)]
    if word == "several":
        return [space for part in place.parts for space in spaces_of(s, part, x)]
    here = x.space if x.space != NOWHERE else (s.space_of(x.seat) if x.seat != NOBODY else stand_of(s, x.entity))
    if word == "here":
        return [here] if here != NOWHERE else []
    if word == "tile" and here != NOWHERE:
        return [here // 4 * 4 + corner for corner in range(4)]
    if word == "code":
        number = s.cast.tile_ids.get(place.name, NONE)
        return [4 * slot + corner for slot, tile in enumerate(s.lying) if tile == number != NONE for corner in range(4)]
    return []


def stand_of(s: Session, row: int) -> int:
    """Where the figure of an Entity stands whose effect is carried out; of several the first."""
    figures = s.figures_of(row) if row != NONE else []
    return s.figures.rows[figures[0]].space if figures else NOWHERE


# Conditions ----------------------------------------------------------------------------------------------------------


def holds(s: Session, given: Given | None, x: Scene) -> bool:
    if given is None:
        return True
    return asked(s, given, x) != given.negated


def between(s: Session, given: Given, x: Scene, number: int) -> bool:
    if given.least is not None and number < amount_of(s, given.least, x):
        return False
    return given.most is None or number <= amount_of(s, given.most, x)


def asked(s: Session, given: Given, x: Scene) -> bool:
    word = GIVENS[given.kind]
    if word == "all":
        return all([holds(s, part, x) for part in given.parts])
    if word == "any":
        return any([holds(s, part, x) for part in given.parts])
    if word == "not":
        return not holds(s, given.parts[0], x)
    if word == "flag":
        return given.name in s.flags
    if word in NUMBERS:
        return between(s, given, x, number_of(s, word, given, x))
    return plainly(s, word, given, x)


NUMBERS: Final = ("count", "progress", "turns-left", "figures", "tokens", "players", "resource", "hand", "masks")


def number_of(s: Session, word: str, given: Given, x: Scene) -> int:
    """The number that a condition compares; where several Dreamers are meant, of all together, but for what each must have."""
    if word == "count":
        return s.dreamers.rows[x.owner].spent if given.name == SPIRIT_SPENT else s.count(given.name)
    if word == "turns-left":
        return turns_left(s)
    if word == "players":
        return s.players()
    if word == "figures":
        row = x.entity if given.name in ("", "this-entity") else s.row_of(given.name)
        return len(s.figures_of(row)) if row != NONE else 0
    if word == "tokens":
        return tokens_named(s, given, x)
    seats = seats_named(s, given.who, x)
    if word == "progress":
        return sum([progress_count(s, seat, given.name) for seat in seats])
    if not seats:
        return 0
    if word == "masks":
        return max([len(s.dreamers.rows[seat].masks) for seat in seats])
    if word == "hand":
        return min([len(s.dreamers.rows[seat].hand) for seat in seats])
    return min([owned(s, seat, given.word) for seat in seats])


def tokens_named(s: Session, given: Given, x: Scene) -> int:
    if given.place is None:
        return sum([s.dreamers.rows[seat].tokens[given.word] for seat in seats_named(s, given.who, x)])
    if PLACES[given.place.kind] == "code" and given.place.name in s.cast.entity_ids:
        row = s.row_of(given.place.name)
        return tokens_at(s, given.word, ON_ENTITY + row) if row != NONE else 0
    return sum([tokens_at(s, given.word, space) for space in spaces_of(s, given.place, x)])


def plainly(s: Session, word: str, given: Given, x: Scene) -> bool:
    """Conditions that are so or not."""
    if word == "turn-colour":
        return s.current != NONE and s.cast.turn_cards[s.current].colour == given.word
    if word == "terrain":
        space = spaces_of(s, given.place, x)[0] if given.place is not None else s.space_of(x.seat)
        return is_terrain(s, space, given.word)
    if word == "on":
        return stands_on(s, given, x)
    if word == "owns":
        return owns(s, given.name)
    if word == "placed":
        return s.cast.card_ids.get(given.name, NONE) in active_progress(s, x.owner)
    if word == "in-play":
        row = s.row_of(given.name)
        return row != NONE and bool(s.figures_of(row))
    if word == "entity-on":
        row = s.row_of(given.name)
        spaces = spaces_of(s, given.place, x) if given.place is not None else []
        return row != NONE and bool([figure for figure in s.figures_of(row) if s.figures.rows[figure].space in spaces])
    if word == "near":
        return is_near(s, given, x)
    if word == "gem":
        return given.place is not None and given.place.number in s.gems
    if word == "season":
        return s.season == s.cast.seasons.get(given.name, NONE)
    return of_the_moment(s, word, given, x)


def of_the_moment(s: Session, word: str, given: Given, x: Scene) -> bool:
    """What is going on just now."""
    if word == "location":
        return s.location != NONE and t.ICONS[s.cast.locations[s.location].icon] == given.name
    if word == "layer":
        return t.LAYERS[s.layer] == given.name
    if word == "phase":
        return t.PHASES[s.phase] == given.name
    if word == "dream":
        return s.dream != NONE and s.here().id == given.name
    if word == "read":
        return s.cast.script_ids.get(given.name, NONE) in s.read
    if word == "won-by":
        return t.KEYWORDS[x.keyword] == given.name
    if word == "marked":
        return is_marked(s, x.entity, given.name)
    if word == "face":
        die = lying(s)
        return die is not None and die.luck and t.LUCK[die.face] == given.name
    if word == "paying":
        return bool([row for row in s.payments.rows if row.seat == x.seat and row.use != NONE])
    if word == "sign":
        tile = s.tile_at(s.space_of(x.seat))
        return tile is not None and bool([1 for corner, _family in tile.special if corner == s.space_of(x.seat) % 4])
    if word == "icon":
        tile = s.tile_at(s.space_of(x.seat))
        return tile is not None and given.name == "stairs" and tile.stairs >> s.space_of(x.seat) % 4 & 1 == 1
    raise AssertionError(word)


def is_marked(s: Session, row: int, name: str) -> bool:
    """Whether markers lie at a Staged Interaction of this Entity."""
    deeds = s.entity(row).interactions if row != NONE else ()
    return bool([1 for use, _colour, _count in s.staged if use in deeds and s.cast.uses[use].id == name])


def stands_on(s: Session, given: Given, x: Scene) -> bool:
    """`on`: the Dreamers of `who` stand on that space or tile, all of them; with a number, so many of them."""
    assert given.place is not None
    spaces = spaces_of(s, given.place, x)
    seats = seats_named(s, given.who, x)
    if given.least is not None or given.most is not None:
        return between(s, given, x, len([seat for seat in seats if s.space_of(seat) in spaces]))
    return bool(seats) and all([s.space_of(seat) in spaces for seat in seats])


def is_near(s: Session, given: Given, x: Scene) -> bool:
    """`near`: a place, an Entity or a Dreamer within a range of whoever acts."""
    most = amount_of(s, given.most, x) if given.most is not None else 1
    here = s.space_of(x.owner if given.who is not None and WHO[given.who.kind] in ("actor", "victim") else x.seat)
    if given.who is not None and x.seat == NOBODY and x.entity != NONE:
        near = [nearest_figure(s, x.entity, s.space_of(seat)) for seat in seats_named(s, given.who, x)]
        return min(near, default=FAR_TOO_MANY) <= most
    if given.who is not None:
        return bool([seat for seat in seats_named(s, given.who, x) if far(s, here, s.space_of(seat)) <= most])
    if given.name:
        row = s.row_of(given.name)
        if row != NONE:
            return nearest_figure(s, row, here) <= most
        card = s.cast.card_ids.get(given.name, NONE)
        figure = companion_of(s, card) if card != NONE else NONE
        return figure != NONE and far(s, here, s.figures.rows[figure].space) <= most
    spaces = spaces_of(s, given.place, x) if given.place is not None else []
    return bool([space for space in spaces if far(s, here, space) <= most])


def owns(s: Session, code: str) -> bool:
    """The Team or any Dreamer has it; used-up Notes not."""
    card = s.cast.card_ids.get(code, NONE)
    if card == NONE:
        return False
    if card in s.notes or card in s.items or card in s.wisdom or card in s.piles.rows[STORAGE].cards or card in s.signs:
        return True
    for seat, row in enumerate(s.dreamers.rows):
        if card in [one for one, _flipped in row.progress]:
            return True
        if any([card in pile for pile in (row.hand, row.discard, row.sealed, row.unused, row.flaws, row.masks)]):
            return True
        if card in s.deck(seat):
            return True
    return False


__all__ = ["Scene", "amount_of", "dreamers_on", "holds", "owns", "seats_named", "spaces_of"]
