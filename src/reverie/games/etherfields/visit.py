"""A visit to one of Etherfields' own pages."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import visits

from .web.page import EtherfieldsWeb

visit_of: Final = visits("etherfields", EtherfieldsWeb)
