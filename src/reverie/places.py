"""Where things of the user are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder: games left in the middle, and the tables of a server. REVERIE_DATA says otherwise."""
    own = os.environ.get("REVERIE_DATA")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "reverie"
