"""The pages that Dice Throne brings along."""

from __future__ import annotations

from typing import Any

from .lessons_site import lesson_routes
from .tournament_site import tournament_routes
from .wall_site import wall_routes

routes: list[Any] = [*lesson_routes, *tournament_routes, *wall_routes]
