"""A visit to one of Dreamblade's own pages."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import visits

from .web.page import DreambladeWeb

visit_of: Final = visits("dreamblade", DreambladeWeb)
