"""Three bots or more: who beats whom, and how strong everybody is."""

from __future__ import annotations

from reverie.kernel.plain import Body

from .tally import Tally


def crosstable(tally: Tally) -> dict[str, dict[str, Body]]:
    """For each bot, how it fared against each other one."""
    bots = list(tally.bots)
    return {
        bot: {other: tally.duels[bot, other].plain() for other in bots if (bot, other) in tally.duels} for bot in bots
    }


def ratings(tally: Tally) -> dict[str, dict[str, float]] | None:
    """Plackett-Luce ratings, strongest first; None without openskill.

    Games are rated in the order of their numbers, so that the ratings do not depend on which worker was faster.
    `ordinal` is a cautious rating: three standard deviations below the mean.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in tally.bots}
    for _, points in sorted(tally.results, key=lambda result: result[0]):
        names = list(points)
        after = model.rate([[rated[bot]] for bot in names], ranks=[1 - points[bot] for bot in names])
        for bot, [found] in zip(names, after, strict=True):
            rated[bot] = found
    ranked = sorted(rated.items(), key=lambda item: item[1].mu, reverse=True)
    return {
        bot: {"mu": round(found.mu, 2), "sigma": round(found.sigma, 2), "ordinal": round(found.ordinal(), 2)}
        for bot, found in ranked
    }
