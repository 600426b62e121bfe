"""The pages that Dice Throne brings along."""

from __future__ import annotations

from typing import Any

from .lessons.routes import lesson_routes
from .tournament.routes import tournament_routes
from .wall.routes import wall_routes

routes: list[Any] = [*lesson_routes, *tournament_routes, *wall_routes]
