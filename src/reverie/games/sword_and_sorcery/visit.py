"""A visit to one of Sword & Sorcery's own pages."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import visits

from .web.page import SwordAndSorceryWeb

visit_of: Final = visits("sword_and_sorcery", SwordAndSorceryWeb)
