"""The toy games are imported as `tests.kernel.…`, however pytest was started; no property is tested by the clock."""

import sys
from pathlib import Path

from hypothesis import settings

ROOT = str(Path(__file__).resolve().parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")
