"""The pages of the tournament: begin a run, the chart of the ladder, the way to the table of a duel, and its reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import get, post
from litestar.response import Response

from reverie.parts import journal
from reverie.parts.journal import BUSY, Impossible
from reverie.parts.lot import added, opening
from reverie.parts.site import SEE_OTHER, Web, gathered, last, page_of, part, room_at, see

from .. import GAME
from ..content.library import UPGRADES
from .model import DRAWN, DUELS, LOST, REFUSALS, WON, Ladder, Reward, Run, ladder, new_run

HOME: Final = "/dice_throne/tournament"
KEPT: Final = "dice-throne-run"
SHOWN: Final = 12
PLAYER: Final = 0


class Lost(Exception):
    """There is no such run, or it is somebody else's."""


class Fighter:
    """Whoever asks, with the runs that are theirs."""

    def __init__(self, request: Web) -> None:
        self.request = request
        self.hub: Any = request.app.state.hub
        self.visitor = self.hub.visitor(request)
        self.page: Any = page_of(request, GAME)
        self.ladder: Ladder = ladder(GAME)

    async def stored(self, act: Any, *given: Any) -> Any:
        return await self.hub.stored(act, *given)

    def show(self, template: str, status: int = 200, **context: Any) -> Response[Any]:
        answer: Response[Any] = self.hub.page(
            self.request, f"dice_throne/{template}", status, nav="throne", game=GAME.name, say=self.page.say, **context
        )
        return answer

    def told(self) -> str:
        """Why the last act was refused, if it was."""
        key = str(self.request.query_params.get("told", ""))
        return self.page.say(f"throne-no-{key}") if key in (*REFUSALS, BUSY) else ""

    async def field(self, name: str) -> str:
        return last(gathered((await self.request.form()).multi_items()), name)

    # Journals --------------------------------------------------------------------------------------------------------

    async def _read(self, id: str) -> Run:
        entries = await self.stored(self.hub.store.journal, journal_of(id))
        run = Run(self.ladder, id, entries) if entries else None
        if run is None or run.owner != self.visitor.id:
            raise Lost(id)
        return run

    async def read(self, id: str) -> Run:
        """A run as it stands, its duel written down if it is over."""
        run = await self._read(id)
        if run.table:
            ended = await self._result(run.table)
            if ended is not None:
                table = run.table
                run = await self.act(id, lambda now: now.plan_end(table, *ended))
        return run

    async def _result(self, table: str) -> tuple[str, int] | None:
        """How the duel at a table ended, and with how much health; None while it goes on."""
        room = await room_at(self.hub, table)
        outcome = None if room is None else room.outcome()
        if outcome is None:
            return None
        result = DRAWN if not outcome.winners else WON if PLAYER in outcome.winners else LOST
        return result, int(outcome.scores[PLAYER])

    async def act(self, id: str, plan: Callable[[Run], list[dict[str, Any]]]) -> Run:
        return await journal.act(self.hub, journal_of(id), lambda: self._read(id), plan)

    async def runs(self) -> list[Run]:
        """The runs of whoever asks, the latest first."""
        found = []
        for kept in (await self.stored(self.hub.store.kept, self.visitor.id, KEPT))[:SHOWN]:
            try:
                found.append(await self.read(kept["id"]))
            except Lost:
                continue
        return found

    async def table(self, run: Run) -> str:
        """The table of the present duel: the one that is going on, or a new one."""
        run.check_begin()
        if run.table:
            return run.table
        self.hub.check_creation(self.request.client.host if self.request.client else "")
        level = self.ladder.duels[run.at()].level
        seats = [self.hub.seat_wish("me"), self.hub.seat_wish("bot", level)]
        options = {"undo": "off", "odds": True, "public": False}
        made: str = await self.hub.open_table(self.visitor, GAME.name, run.wishes(), seats, options)
        return (await self.act(run.id, lambda now: now.plan_begin(made) if not now.table else [])).table

    # What is shown ---------------------------------------------------------------------------------------------------

    def row(self, run: Run) -> dict[str, Any]:
        word = "won" if run.won() else "lost" if run.over() else "open"
        return {
            "href": f"{HOME}/{run.id}",
            "hero": self.page.hero_name(run.hero),
            "crest": self.page.emblems.crest(run.hero),
            "state": self.page.say(f"throne-run-{word}"),
            "line": self.page.say("throne-run-line", won=run.at(), all=DUELS, seed=str(run.seed)),
            "open": not run.over(),
        }

    def rungs(self, run: Run) -> list[dict[str, Any]]:
        """The duels of the ladder, from the first."""
        made = []
        for n, (duel, hero) in enumerate(zip(self.ladder.duels, run.opponents(), strict=True)):
            lost = n == run.at() and run.over()
            state = "won" if n < run.at() else "lost" if lost else "now" if n == run.at() else "ahead"
            taken = self.ladder.rewards[run.chosen[n]] if n < len(run.chosen) else None
            upgrades = [self.page.slot_name(hero, id) for id in run.theirs(duel, hero)]
            made.append(
                {
                    "number": n + 1,
                    "title": self.page.say(f"throne-duel-{duel.id}"),
                    "hero": self.page.hero_name(hero),
                    "crest": self.page.emblems.crest(hero),
                    "level": self.page.say(f"throne-level-{duel.level}"),
                    "state": state,
                    "state_word": self.page.say(f"throne-state-{state}"),
                    "health": run.healths[n] if n < len(run.healths) else None,
                    "reward": self.reward(run, taken)["name"] if taken is not None else "",
                    "upgrades": upgrades,
                    "boss": bool(duel.hero),
                }
            )
        return made

    def reward(self, run: Run, reward: Reward) -> dict[str, str]:
        say, page = self.page.say, self.page
        if reward.kind == "card":
            number = self.ladder.cast.bonus_ids[reward.id]
            name, text, em = (
                page.card_name(self.ladder.cast, number),
                page.card_text(self.ladder.cast, number),
                "i-deck",
            )
        elif reward.kind == "relic":
            data = GAME.library.tokens[reward.id]
            lines = page.wording.plain_lines(page.wording.token(data)[1:], "mad-king")
            name, text, em = page.token_name(reward.id), " ".join(lines), page.emblems.token(reward.id)
        elif reward.kind == "upgrade":
            slot = page.slot_name(run.hero, self.ladder.slot(run.info(), reward))
            level = UPGRADES[reward.level - 1]
            name, text, em = f"{slot} {level}", say("throne-upgrade-text", slot=slot, level=level), "i-plus"
        else:
            name, text, em = say(f"throne-recovery-{reward.id}"), say("throne-recovery-text"), "st-life"
        return {"id": reward.id, "kind": say(f"throne-kind-{reward.kind}"), "name": name, "text": text, "em": em}

    def bag(self, run: Run) -> list[dict[str, str]]:
        """What is carried from duel to duel."""
        kept = [self.ladder.rewards[id] for id in run.chosen]
        return [self.reward(run, reward) for reward in kept if reward.kind != "recovery"]


def journal_of(id: str) -> str:
    return f"dice-throne-run/{id}"


async def home_page(fighter: Fighter, status: int = 200, oops: str = "") -> Response[Any]:
    page = fighter.page
    heroes = [
        {
            "id": id,
            "name": page.hero_name(id),
            "crest": page.emblems.crest(id),
            "line": page.say(f"hero-{id}-line") if page.texts.has(f"hero-{id}-line") else "",
        }
        for id in fighter.ladder.heroes()
    ]
    rows = [fighter.row(run) for run in await fighter.runs()]
    return fighter.show("tournament.html", status, rows=rows, heroes=heroes, oops=oops)


@get(HOME, include_in_schema=False)
async def show_tournament(request: Web) -> Response[Any]:
    """Go back to a run, or begin one."""
    return await home_page(Fighter(request))


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_run(request: Web) -> Response[Any]:
    fighter = Fighter(request)
    store = fighter.hub.store
    dice = await fighter.hub.dice(await fighter.field("promise"), await fighter.field("entropy"))
    try:
        hero, seed = await fighter.field("hero"), (await fighter.field("seed")).strip()
        lot = opening(dice) | added(dice.entropy)
        first = new_run(fighter.ladder, fighter.visitor.id, hero, seed, **lot)
    except Impossible as error:
        return await home_page(fighter, 400, fighter.page.say(f"throne-no-{error.key}"))
    fighter.hub.check_creation(request.client.host if request.client else "")
    if await fighter.stored(store.write_down, journal_of(dice.id), 1, [first]):  # else the same form came before
        await fighter.stored(store.keep, fighter.visitor.id, KEPT, dice.id, {})
    return see(f"{HOME}/{dice.id}")


@get(f"{HOME}/{{id:str}}", include_in_schema=False)
async def show_run(request: Web) -> Response[Any]:
    """The chart of a run; after a duel, the rewards to choose from."""
    fighter = Fighter(request)
    try:
        run = await fighter.read(part(request, "id"))
    except Lost:
        return see(HOME)
    return fighter.show(
        "tournament_run.html",
        run=fighter.row(run),
        here=f"{HOME}/{run.id}",
        health=run.health,
        most=run.full() + GAME.cast.knobs.heal_above,
        rungs=fighter.rungs(run),
        rewards=[fighter.reward(run, reward) for reward in run.offer()],
        bag=fighter.bag(run),
        over=run.over(),
        won=run.won(),
        going_on=bool(run.table),
        lot=run.lot.told(True),
        last=len(run.results) > 0 and run.results[-1],
        oops=fighter.told(),
    )


@post(f"{HOME}/{{id:str}}/play", status_code=SEE_OTHER, include_in_schema=False)
async def fight(request: Web) -> Response[Any]:
    fighter = Fighter(request)
    try:
        run = await fighter.read(part(request, "id"))
        return see(f"/t/{await fighter.table(run)}")
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")


@post(f"{HOME}/{{id:str}}/reward", status_code=SEE_OTHER, include_in_schema=False)
async def choose_reward(request: Web) -> Response[Any]:
    fighter = Fighter(request)
    reward = await fighter.field("reward")
    try:
        await fighter.read(part(request, "id"))
        await fighter.act(part(request, "id"), lambda run: run.plan_reward(reward))
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")
    return see(f"{HOME}/{part(request, 'id')}")


tournament_routes: list[Any] = [show_tournament, begin_run, show_run, fight, choose_reward]
