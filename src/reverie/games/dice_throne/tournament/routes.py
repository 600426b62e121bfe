"""The pages of the tournament: begin a run, the chart of the ladder, the way to the table of a duel, and its reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar import get, post
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts import journal
from reverie.parts.journal import BUSY, Impossible
from reverie.parts.lot import added, opening
from reverie.parts.plain import SeatWish
from reverie.parts.site import SEE_OTHER, Here, Routes, Visit, Web, part, see

from ..content.library import UPGRADES
from ..game import GAME
from ..visit import visit_of
from ..web.page import DiceThroneWeb
from .model import DRAWN, DUELS, LOST, REFUSALS, WON, Ladder, Reward, Run, ladder, new_run

HOME: Final = "/dice_throne/tournament"
KEPT: Final = "dice-throne-run"
SHOWN: Final = 12
PLAYER: Final = 0


class Lost(Exception):
    """There is no such run, or it is somebody else's."""


class Runs:
    """The runs of whoever visits."""

    def __init__(self, visit: Visit[DiceThroneWeb]) -> None:
        self.visit = visit
        self.site = visit.site
        self.page = visit.words
        self.ladder: Ladder = ladder(GAME)

    def told(self) -> str:
        """Why the last act was refused, if it was."""
        return self.visit.told("throne-no-", (*REFUSALS, BUSY))

    # Journals --------------------------------------------------------------------------------------------------------

    async def _read(self, id: str) -> Run:
        entries = await self.site.journal(journal_of(id))
        run = Run(self.ladder, id, entries) if entries else None
        if run is None or run.owner != self.visit.person:
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
        match = await self.site.match_at(table)
        outcome = None if match is None else match.outcome()
        if outcome is None:
            return None
        result = DRAWN if not outcome.winners else WON if PLAYER in outcome.winners else LOST
        return result, int(outcome.scores[PLAYER])

    async def act(self, id: str, plan: Callable[[Run], list[Body]]) -> Run:
        return await journal.act(self.site, journal_of(id), lambda: self._read(id), plan)

    async def runs(self) -> list[Run]:
        """The runs of whoever asks, the latest first."""
        found = []
        for kept in (await self.visit.kept(KEPT))[:SHOWN]:
            try:
                found.append(await self.read(kept.id))
            except Lost:
                continue
        return found

    async def table(self, run: Run) -> str:
        """The table of the present duel: the one that is going on, or a new one."""
        run.check_begin()
        if run.table:
            return run.table
        self.visit.check_creation()
        level = self.ladder.duels[run.at()].level
        seats = [SeatWish("me"), SeatWish("bot", level)]
        options = {"undo": "off", "odds": True, "public": False}
        made = await self.site.open_table(self.visit.visitor, GAME.name, run.wishes(), seats, options)
        return (await self.act(run.id, lambda now: now.plan_begin(made) if not now.table else [])).table

    # What is shown ---------------------------------------------------------------------------------------------------

    def row(self, run: Run) -> Body:
        word = "won" if run.won() else "lost" if run.over() else "open"
        return {
            "href": f"{HOME}/{run.id}",
            "hero": self.page.hero_name(run.hero),
            "crest": self.page.emblems.crest(run.hero),
            "state": self.page.say(f"throne-run-{word}"),
            "line": self.page.say("throne-run-line", won=run.at(), all=DUELS, seed=str(run.seed)),
            "open": not run.over(),
        }

    def rungs(self, run: Run) -> list[Body]:
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


async def home_page(own: Runs, status: int = 200, oops: str = "") -> Response[str]:
    page = own.page
    heroes = [
        {
            "id": id,
            "name": page.hero_name(id),
            "crest": page.emblems.crest(id),
            "line": page.say(f"hero-{id}-line") if page.texts.has(f"hero-{id}-line") else "",
        }
        for id in own.ladder.heroes()
    ]
    rows = [own.row(run) for run in await own.runs()]
    return own.visit.show("tournament.html", status, rows=rows, heroes=heroes, oops=oops)


@get(HOME, include_in_schema=False)
async def show_tournament(request: Web, site: Here) -> Response[str]:
    """Go back to a run, or begin one."""
    return await home_page(Runs(visit_of(request, site)))


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_run(request: Web, site: Here) -> Response[str]:
    own = Runs(visit_of(request, site))
    dice = await site.dice(await own.visit.field("promise"), await own.visit.field("entropy"))
    try:
        hero, seed = await own.visit.field("hero"), (await own.visit.field("seed")).strip()
        lot = opening(dice) | added(dice.entropy)
        first = new_run(own.ladder, own.visit.person, hero, seed, **lot)
    except Impossible as error:
        return await home_page(own, 400, own.page.say(f"throne-no-{error.key}"))
    own.visit.check_creation()
    if await site.write_down(journal_of(dice.id), 1, [first]):  # else the same form came before
        await own.visit.keep(KEPT, dice.id, {})
    return see(f"{HOME}/{dice.id}")


@get(f"{HOME}/{{id:str}}", include_in_schema=False)
async def show_run(request: Web, site: Here) -> Response[str]:
    """The chart of a run; after a duel, the rewards to choose from."""
    own = Runs(visit_of(request, site))
    try:
        run = await own.read(part(request, "id"))
    except Lost:
        return see(HOME)
    return own.visit.show(
        "tournament_run.html",
        run=own.row(run),
        here=f"{HOME}/{run.id}",
        health=run.health,
        most=run.full() + GAME.cast.knobs.heal_above,
        rungs=own.rungs(run),
        rewards=[own.reward(run, reward) for reward in run.offer()],
        bag=own.bag(run),
        over=run.over(),
        won=run.won(),
        going_on=bool(run.table),
        lot=run.lot.told(True),
        last=len(run.results) > 0 and run.results[-1],
        oops=own.told(),
    )


@post(f"{HOME}/{{id:str}}/play", status_code=SEE_OTHER, include_in_schema=False)
async def fight(request: Web, site: Here) -> Response[str]:
    own = Runs(visit_of(request, site))
    try:
        run = await own.read(part(request, "id"))
        return see(f"/t/{await own.table(run)}")
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")


@post(f"{HOME}/{{id:str}}/reward", status_code=SEE_OTHER, include_in_schema=False)
async def choose_reward(request: Web, site: Here) -> Response[str]:
    own = Runs(visit_of(request, site))
    reward = await own.visit.field("reward")
    try:
        await own.read(part(request, "id"))
        await own.act(part(request, "id"), lambda run: run.plan_reward(reward))
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")
    return see(f"{HOME}/{part(request, 'id')}")


routes: Routes = [show_tournament, begin_run, show_run, fight, choose_reward]
