"""Which game is played under which number: everything follows from the plan and the number, nothing from the order.

So it does not matter how many workers play, which of them plays what, or how often they were interrupted.
"""

from __future__ import annotations

import hashlib
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from reverie import __version__
from reverie.bots import find_bot
from reverie.games import find_game
from reverie.kernel.chance import derive
from reverie.kernel.content import Document
from reverie.kernel.game import Game, SetupError
from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import campaigns_of

from .errors import LabError

LEDGER_FORMAT: Final = 3
FORMATS: Final = (2, 3)
"""The formats of ledgers that can be read; in the second one all games were of two seats."""
SIMULATE: Final = "simulate"
BALANCE: Final = "balance"
PARTY: Final = "party"
CAMPAIGN: Final = "campaign"
COMPARE: Final = "compare"
DATASET: Final = "dataset"


class Fixture(msgspec.Struct):
    """One game to be played: its setup and seed, and for each seat a bot (by its place in the plan) and its seed."""

    number: int
    seed: int
    setup: Setup
    seats: tuple[int, ...]
    bot_seeds: tuple[int, ...]
    scenario: str = ""


class Plan(msgspec.Struct):
    """What is to be found out. Plain values only: a worker gets a copy and needs nothing else."""

    kind: str
    game: str
    folders: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    swap: bool
    wishes: Setup | None = None
    """What the setup file asks for; the rest is as the game's `lab_setup` has it."""
    tables: tuple[Setup, ...] = ()
    """The pairs of sides, when sides (warbands, heroes) are compared and not bots."""
    crews: tuple[tuple[str, int], ...] = ()
    """What a party plays, and how many they are, where all play together."""
    campaign: str = ""
    """The campaign that is played from begin to end, by its name."""
    teams: tuple[int, ...] = (0, 1)
    """For each seat the number of its side, where bots are compared: who sits on one side wins and loses together."""

    variants: tuple[Plan, ...] = ()
    """Plans that are played side by side, where variants that cannot meet are compared: each game in turn is of the next of them."""

    def find_game(self) -> Game:
        return find_game(self.game).with_content(tuple([Path(folder) for folder in self.folders]))

    def labels(self) -> list[str]:
        """The bots' names in all results; a second one of the same name gets a number."""
        told: list[str] = []
        for place, name in enumerate(self.bots):
            before = self.bots[:place].count(name)
            told.append(f"{name}#{before + 1}" if before else name)
        return told

    def meetings(self) -> list[tuple[int, ...]]:
        """Who meets whom, by their places in the plan: as many at once as there are sides, everybody with everybody."""
        return list(combinations(range(len(self.bots)), min(len(self.bots), sides_of(self.teams))))

    def seatings(self) -> int:
        """How many games share seed and setup, so that everybody who meets there has sat on every side; 1 without `swap`."""
        return min(len(self.bots), sides_of(self.teams)) if self.swap else 1

    def lineup(self, meeting: tuple[int, ...], group: int, turn: int) -> tuple[int, ...]:
        """Who sits where: the sides go round, and one group in two the other way about, so that nobody always follows another."""
        order = meeting[::-1] if len(meeting) > 2 and group % 2 else meeting
        return tuple([order[(team + turn) % len(order)] for team in self.teams])

    def numbers(self, games: int) -> list[int]:
        """The numbers of so many games of each pairing. Asking for more keeps the numbers of those already played."""
        meetings = 1 if self.campaign else len(self.crews) or len(self.tables) or len(self.meetings())
        seatings = self.seatings()
        return [
            seatings * (round * meetings + meeting) + turn
            for round in range(-(-games // seatings))
            for meeting in range(meetings)
            for turn in range(seatings)
            if seatings * round + turn < games
        ]

    def fixture(self, game: Game, number: int) -> Fixture:
        """The game of this number. With `swap`, as many in a row as there are seatings (two, where two sides play) share seed and setup,
        and the sides go round. Of a party, every crew plays its n-th game by the same seed."""
        if self.campaign:
            return Fixture(number, derive(self.seed, number, "game"), {}, (), ())
        if self.crews:
            return self.party_fixture(game, number)
        group, turn = divmod(number, self.seatings())
        seed = derive(self.seed, group, "game")
        seats: tuple[int, ...] = (0, 1)
        if self.tables:
            setup = self.tables[group % len(self.tables)]
            if turn:
                setup = game.lab.exchanged(setup)
        else:
            setup = self.setup(game, derive(self.seed, group, "setup"))
            meetings = self.meetings()
            round, meeting = divmod(group, len(meetings))
            if not self.swap and len(self.teams) > 2:
                round, turn = divmod(round, len(meetings[meeting]))  # nobody shall always begin
            seats = self.lineup(meetings[meeting], round, turn)
        return Fixture(number, seed, setup, seats, self.bot_seeds(seats, group))

    def bot_seeds(self, seats: tuple[int, ...], group: int) -> tuple[int, ...]:
        """A seed for the bot of each seat: it follows from the bot, and from how many of it have been seated before."""
        seeds = []
        for seat, bot in enumerate(seats):
            before = seats[:seat].count(bot)
            seeds.append(derive(self.seed, group, f"bot {bot} {before}" if before else f"bot {bot}"))
        return tuple(seeds)

    def seed_of(self, number: int) -> int:
        """The seed of a game by its number."""
        if self.variants:
            return self.variants[number % len(self.variants)].seed_of(number // len(self.variants))
        if self.crews:
            return derive(self.seed, number // len(self.crews), "game")
        return derive(self.seed, number // self.seatings(), "game")

    def party_fixture(self, game: Game, number: int) -> Fixture:
        time, crew = divmod(number, len(self.crews))
        scenario, players = self.crews[crew]
        setup = game.lab.party_setup(scenario, players, derive(self.seed, time, "setup"))
        seats = range(len(game.seats_of(setup)))
        bot_seeds = tuple([derive(self.seed, time, f"bot {seat}") for seat in seats])
        return Fixture(number, derive(self.seed, time, "game"), setup, (0,) * len(seats), bot_seeds, scenario)

    def setup(self, game: Game, seed: int) -> Setup:
        """The game's own setup for measuring, changed as the setup file wishes."""
        return game.lab.setup(seed) if self.wishes is None else game.lab.setup_with(self.wishes, seed)


def sides_of(teams: tuple[int, ...] | list[int]) -> int:
    return len(set(teams))


def teams_of(game: Game, setup: Setup) -> tuple[int, ...]:
    """For each seat the number of its side, sides in the order of their first seats."""
    found: list[int] = []
    for seat, _name in enumerate(game.seats_of(setup)):
        first = min(game.allies(setup, seat))
        found.append(found[first] if first < seat else max(found, default=-1) + 1)
    return tuple(found)


def lab_setups(game: Game) -> list[Setup]:
    """Every pairing that `lab_setup` can give, each once."""
    first = game.lab.setup(0)
    found = [first]
    while (setup := game.lab.setup(len(found))) != first:
        found.append(setup)
    return found


# Making plans --------------------------------------------------------------------------------------------------------


def plan_bots(
    game: Game, folders: list[Path], bots: str, seed: int, swap: bool, setup_file: Path | None
) -> tuple[Plan, Body]:
    """A plan that compares bots, and its header; raises LabError or SetupError when it cannot be played."""
    names = tuple([name.strip() for name in bots.split(",")])
    require_sides(game)
    for name in names:
        find_bot(name, 0)
    if len(names) < 2:
        raise LabError(f"--bots {bots}: at least two bots are needed, as in --bots {bots},random")
    wishes = read_setup(game, setup_file) if setup_file is not None else None
    plan = Plan(SIMULATE, game.name, absolute(folders), names, seed, swap, wishes)
    setups: list[Setup] = []
    for number in range(len(lab_setups(game))):
        made = plan.setup(game, number)
        if made not in setups:
            setups.append(made)
    plan.teams = teams_of(game, setups[0])
    if any(teams_of(game, made) != plan.teams for made in setups):
        raise LabError(
            f"{setup_file or game.name}: how many play, and who with whom, differs from game to game like this"
        )
    if sides_of(plan.teams) < 2:
        raise LabError(f"{setup_file or game.name}: only one side plays like this; there is nobody to compare it with")
    return plan, header(plan, game, setups)


def plan_balance(game: Game, folders: list[Path], bot: str, seed: int) -> tuple[Plan, Body]:
    """A plan that compares everything prebuilt that a side may play, with the same bot on both sides, and its header."""
    require_sides(game)
    if len(game.seats_of(game.lab.setup(0))) != 2:
        raise LabError(f"{game.name} is not for two; what is prebuilt is compared in duels")
    find_bot(bot, 0)
    tables: dict[frozenset[str], Setup] = {}
    for setup in lab_setups(game):
        names = frozenset(game.lab.sides(setup))
        if len(names) == 2:
            tables.setdefault(names, setup)
    if not tables:
        raise LabError(f"{game.name} has fewer than two prebuilt {game.lab.side_word}s: there is nothing to compare")
    plan = Plan(BALANCE, game.name, absolute(folders), (bot, bot), seed, True, None, tuple(tables.values()))
    return plan, header(plan, game, list(tables.values()))


def plan_party(
    game: Game, folders: list[Path], bot: str, seed: int, scenarios: str = "", players: str = ""
) -> tuple[Plan, Body]:
    """A plan in which a party of one bot plays scenarios in several numbers, and its header; raises LabError for what there is not."""
    if not game.together:
        raise LabError(f"{game.name} is not played together; --bots A,B compares bots there")
    find_bot(bot, 0)
    known = game.lab.scenarios()
    wanted = [name.strip() for name in scenarios.split(",")] if scenarios else list(known)
    for name in wanted:
        if name not in known:
            raise LabError(
                f"--scenario {name}: {game.name} has {', '.join(known) if any(known) else 'none to choose from'}"
            )
    counts = numbers_of(players)
    crews = [(name, count) for name in wanted for count in game.lab.crews(name) if not counts or count in counts]
    for count in counts:
        if not any(count == crew for _name, crew in crews):
            able = sorted({count for name in wanted for count in game.lab.crews(name)})
            raise LabError(f"--players {count}: it is played by {', '.join(str(n) for n in able)}")
    plan = Plan(PARTY, game.name, absolute(folders), (bot,), seed, False, crews=tuple(crews))
    setups = [game.lab.party_setup(name, count, 0) for name, count in crews]
    known_bands = game.lab.bands()
    bands = {crew_name(*crew): list(known_bands[crew]) for crew in crews if crew in known_bands}
    more = {"crews": [list(crew) for crew in crews], "bands": bands, "spread": game.lab.spread, "far": game.lab.far}
    more["kit"] = {name: list(takes) for name, takes in game.lab.kit().items()}
    limits = {name: {fact: list(band) for fact, band in game.lab.limits(name).items()} for name in wanted}
    return plan, header(plan, game, setups) | more | {"limits": limits}


def plan_campaign(game: Game, folders: list[Path], bot: str, seed: int, name: str) -> tuple[Plan, Body]:
    """A plan in which a bot, or a party of it, plays a campaign from its begin to its end, and its header; raises LabError."""
    find_bot(bot, 0)
    own = [campaign.name for campaign in campaigns_of(game.name)]
    if name not in own:
        raise LabError(f"--campaign {name}: {game.name} has {', '.join(own) or 'none'}")
    plan = Plan(CAMPAIGN, game.name, absolute(folders), (bot,), seed, False, campaign=name)
    return plan, header(plan, game, []) | {"campaign": name}


def plan_variants(planned: list[tuple[Plan, Body]]) -> tuple[Plan, Body]:
    """A plan that plays several others side by side, and its header."""
    plans = [plan for plan, _header in planned]
    first, head = planned[0]
    plan = Plan(COMPARE, first.game, first.folders, first.bots, first.seed, False, variants=tuple(plans))
    names = []
    for one, _header in planned:
        told = [one.bots[0], *[Path(folder).name for folder in one.folders]]
        told += [f"{key} {value}" for key, value in (one.wishes or {}).items()]
        names.append(", ".join(told))
    common = ("format", "game", "version", "package", "seed", "side_word", "sides", "teams", "bots", "swap")
    more = {"kind": COMPARE, "names": names, "variants": [header for _plan, header in planned]}
    return plan, {key: head[key] for key in common} | more


def crew_name(scenario: str, players: int) -> str:
    return f"{scenario}/{players}"


def numbers_of(told: str) -> list[int]:
    """`2,3` as numbers; raises LabError."""
    found = []
    for part in told.split(",") if told else ():
        if not part.strip().isdecimal():
            raise LabError(f"--players {told}: numbers are wanted, as in --players 2,3")
        found.append(int(part))
    return found


def require_sides(game: Game) -> None:
    if game.together:
        raise LabError(f"{game.name} is played together: --party BOT lets a party of bots play it")


def absolute(folders: list[Path]) -> tuple[str, ...]:
    return tuple([str(folder.resolve()) for folder in folders])


def read_setup(game: Game, path: Path) -> Setup:
    """A setup file: YAML with the keys that the game's setup takes. Errors name the file."""
    wishes = Document(path).value
    if not isinstance(wishes, dict):
        raise LabError(f"{path}: a setup is keys and values, as in\nmap: default\nvictory: 3")
    try:
        Plan(SIMULATE, game.name, (), (), 0, False, wishes).setup(game, 0)
    except (SetupError, TypeError, LookupError) as error:
        raise LabError(f"{path}: {error}") from error
    return wishes


# Headers -------------------------------------------------------------------------------------------------------------


def header(plan: Plan, game: Game, setups: list[Setup]) -> Body:
    """Everything that decides how the games of a plan come out: two equal headers mean games that can be mixed."""
    rosters: dict[str, dict[str, int]] = {}
    played = hashlib.sha256()
    for setup in setups:
        played.update(game.content_digest(setup).encode())
        for seat, name in enumerate(game.lab.sides(setup)):
            rosters[name] = game.lab.roster(setup, seat)
    content = {game.name: played.hexdigest()[:24]}
    for folder in plan.folders:
        content[Path(folder).name] = folder_digest(Path(folder))
    return {
        "format": LEDGER_FORMAT,
        "kind": plan.kind,
        "game": game.name,
        "version": game.version,
        "package": __version__,
        "content": content,
        "bots": plan.labels(),
        "seed": plan.seed,
        "swap": plan.swap,
        "setup": plan.wishes,
        "teams": list(plan.teams),
        "reproducible": not any(timed(name) for name in plan.bots),
        "side_word": game.lab.side_word,
        "fair": list(game.lab.fair),
        "fair_pair": list(game.lab.fair_pair),
        "fair_games": game.lab.fair_games,
        "sides": rosters,
    }


def timed(bot: str) -> bool:
    """Whether a bot thinks for so many seconds: then its games depend on how fast the machine is."""
    return bool(getattr(find_bot(bot, 0), "seconds", 0.0))


def folder_digest(folder: Path) -> str:
    """A fingerprint of a content pack: the names and bytes of all its files."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:24]
