"""The pages that Dreamblade brings along."""

from __future__ import annotations

from typing import Any

from .builder.routes import builder_routes
from .campaign.routes import campaign_routes
from .lessons.routes import lesson_routes
from .limited.routes import limited_routes

routes: list[Any] = [*lesson_routes, *campaign_routes, *builder_routes, *limited_routes]
