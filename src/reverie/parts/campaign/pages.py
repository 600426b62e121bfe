"""A campaign as a file in the browser: taken along from its page, and brought back on the page where campaigns begin.

The pages of a game include `_campaign_file.html`; why a file was refused is told there by the key in the address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.response import Response

from ..site import SEE_OTHER, Here, Routes, Site, Web, part, see
from . import file
from .file import MOST_BYTES, BadFile, Checkpoint
from .kept import KeptCampaigns, Lost
from .model import Campaign

REFUSALS: Final = (
    "file-foreign", "file-newer", "file-other-game", "file-changed", "file-other-campaign", "file-broken", "file-unsound",
)  # fmt: skip


def file_told(request: Web) -> str:
    """Why the last file was refused, as the address says; "" if none was."""
    key = request.query_params.get("told", "")
    return key if key in REFUSALS else ""


async def taken_along(own: KeptCampaigns[Any, Any], campaign: Campaign, id: str) -> Response[bytes]:
    """A campaign as a file."""
    try:
        shown = await own.read(id)
    except Lost:
        return Response(b"", status_code=404, media_type="text/plain")
    called = own.name_in_file(shown) or campaign.name
    data = file.dump(Checkpoint(campaign, called, shown.plain(), own.played(shown)))
    name = f'attachment; filename="{campaign.name}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


async def brought(own: KeptCampaigns[Any, Any], campaign: Campaign, home: str) -> Response[str]:
    """Go on with the campaign of a file that was sent, or say what is wrong with it."""
    sent = (await own.visit.request.form()).get("campaign")
    data = await sent.read(MOST_BYTES + 1) if isinstance(sent, UploadFile) else b""
    try:
        at = file.read(own.visit.game.name, data)
        if at.campaign.name != campaign.name:
            raise BadFile("file-other-campaign", f"this is {at.campaign.name}")
    except BadFile as error:
        return see(f"{home}?told={error.key}#campaign-file")
    own.visit.check_creation()
    id = own.site.new_id()
    await own.open(id, own.from_file(at))
    return see(f"{home}/{id}")


def file_routes(home: str, campaign: Campaign, visited: Callable[[Web, Site], KeptCampaigns[Any, Any]]) -> Routes:
    """The two addresses of a campaign whose pages begin at `home`."""

    @get(f"{home}/{{id:str}}/file", include_in_schema=False)
    async def take_along(request: Web, site: Here) -> Response[bytes]:
        return await taken_along(visited(request, site), campaign, part(request, "id"))

    @post(f"{home}/file", status_code=SEE_OTHER, include_in_schema=False)
    async def bring(request: Web, site: Here) -> Response[str]:
        return await brought(visited(request, site), campaign, home)

    return [take_along, bring]
