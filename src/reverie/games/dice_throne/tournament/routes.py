"""The pages of the tournament: begin a run, the chart of the ladder, the way to the table of a duel, and its reward."""

from __future__ import annotations

from litestar import get, post
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts.campaign.kept import KeptCampaigns, Lost
from reverie.parts.campaign.pages import file_routes, file_told
from reverie.parts.journal import BUSY, Impossible
from reverie.parts.lot import added, opening
from reverie.parts.plain import SeatWish
from reverie.parts.site import SEE_OTHER, Here, Routes, Site, Visit, Web, part, see

from ..content.library import UPGRADES
from ..game import GAME
from ..visit import visit_of
from ..web.form import hero_cards
from ..web.page import DiceThroneWeb
from .log import Run, new_run
from .model import DUELS, HOME, REFUSALS, Ladder, Reward, TheTournament, ladder, reward_name


class Runs(KeptCampaigns[Run, DiceThroneWeb]):
    """The runs of whoever visits."""

    prefix = "dice-throne-run"
    shelf = "dice-throne-run"
    most = 12

    def __init__(self, visit: Visit[DiceThroneWeb]) -> None:
        super().__init__(visit)
        self.page = visit.words
        self.ladder: Ladder = ladder(GAME)

    def lay_out(self, id: str, entries: list[Body]) -> Run:
        return Run(self.ladder, id, entries)

    def told(self) -> str:
        """Why the last act was refused, if it was."""
        return self.visit.told("throne-no-", (*REFUSALS, BUSY))

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
            text, em = page.card_text(self.ladder.cast, number), "i-deck"
        elif reward.kind == "relic":
            data = GAME.library.tokens[reward.id]
            lines = page.wording.plain_lines(page.wording.token(data)[1:], "mad-king")
            text, em = " ".join(lines), page.emblems.token(reward.id)
        elif reward.kind == "upgrade":
            slot = page.slot_name(run.hero, self.ladder.slot(run.info(), reward))
            level = UPGRADES[reward.level - 1]
            text, em = say("throne-upgrade-text", slot=slot, level=level), "i-plus"
        else:
            text, em = say("throne-recovery-text"), "st-life"
        name = reward_name(page, run, reward)
        return {"id": reward.id, "kind": say(f"throne-kind-{reward.kind}"), "name": name, "text": text, "em": em}

    def bag(self, run: Run) -> list[dict[str, str]]:
        """What is carried from duel to duel."""
        kept = [self.ladder.rewards[id] for id in run.chosen]
        return [self.reward(run, reward) for reward in kept if reward.kind != "recovery"]


def visited(request: Web, site: Site) -> Runs:
    return Runs(visit_of(request, site, "tournament"))


async def home_page(own: Runs, status: int = 200, oops: str = "") -> Response[str]:
    page = own.page
    heroes = [(id, hero_cards(page)[id]) for id in own.ladder.heroes()]
    rows = [own.row(run) for run in await own.all()]
    told = file_told(own.visit.request)
    return own.visit.show(
        "tournament.html", status, rows=rows, heroes=heroes, oops=oops, campaign_home=HOME, file_told=told
    )


@get(HOME, include_in_schema=False)
async def show_tournament(request: Web, site: Here) -> Response[str]:
    """Go back to a run, or begin one."""
    return await home_page(visited(request, site))


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_run(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    dice = await site.dice(await own.visit.field("promise"), await own.visit.field("entropy"))
    try:
        hero, seed = await own.visit.field("hero"), (await own.visit.field("seed")).strip()
        lot = opening(dice) | added(dice.entropy)
        first = new_run(own.ladder, own.visit.person, hero, seed, **lot)
    except Impossible as error:
        return await home_page(own, 400, own.page.say(f"throne-no-{error.key}"))
    own.visit.check_creation()
    await own.open(dice.id, first)
    return see(f"{HOME}/{dice.id}")


@get(f"{HOME}/from/{{table:str}}", include_in_schema=False)
async def back_from_table(request: Web, site: Here) -> Response[str]:
    """From the table of a duel to the run that it belongs to."""
    own = visited(request, site)
    table = part(request, "table")
    for run in await own.all():
        if table in [session.table for session in run.sessions]:
            return see(f"{HOME}/{run.id}")
    return see(HOME)


@get(f"{HOME}/{{id:str}}", include_in_schema=False)
async def show_run(request: Web, site: Here) -> Response[str]:
    """The chart of a run; after a duel, the rewards to choose from."""
    own = visited(request, site)
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
    own = visited(request, site)
    try:
        run = await own.read(part(request, "id"))
        return see(f"/t/{await own.table(run)}")
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")


@post(f"{HOME}/{{id:str}}/reward", status_code=SEE_OTHER, include_in_schema=False)
async def choose_reward(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    reward = await own.visit.field("reward")
    try:
        await own.read(part(request, "id"))
        await own.act(part(request, "id"), lambda run: run.plan_reward(reward))
    except Lost:
        return see(HOME)
    except Impossible as error:
        return see(f"{HOME}/{part(request, 'id')}?told={error.key}")
    return see(f"{HOME}/{part(request, 'id')}")


routes: Routes = [
    show_tournament, begin_run, back_from_table, show_run, fight, choose_reward,
    *file_routes(HOME, TheTournament(), visited),
]  # fmt: skip
