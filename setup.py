"""The optional compiled build: kernel, games and the searching bots as one group of extensions.

`pip install .` is pure Python. With REVERIE_COMPILED=1 (see `make compiled`) mypyc compiles the modules below, all together:
a compiled kernel that drives interpreted rules gains nothing. Extensions are optional: without a compiler the install
goes on, and everything runs interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/reverie")
COMPILED = (
    "kernel/*.py",
    "parts/rules/*.py",
    "games/*/game.py",
    "games/*/rules/**/*.py",
    "games/*/bots/**/*.py",
    "bots/*.py",
)
INTERPRETED = (
    "kernel/text.py",
    "kernel/content.py",
    "kernel/rulebook.py",
    "kernel/words.py",
    "kernel/terminal.py",
    "kernel/browser.py",
    "kernel/page.py",
    "kernel/decision.py",
    "bots/registry.py",
)
"""Not worth it: they read files, find things by name, or put them into words; or not possible: an overloaded constructor."""


def compiled_modules() -> list[str]:
    found = sorted(path for pattern in COMPILED for path in SOURCE.glob(pattern) if path.name != "__init__.py")
    return [path.as_posix() for path in found if path.relative_to(SOURCE).as_posix() not in INTERPRETED]


def extensions() -> list[object]:
    if os.environ.get("REVERIE_COMPILED", "0") in ("", "0") or "dist_info" in sys.argv or "egg_info" in sys.argv:
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    made = mypycify(["--strict", *compiled_modules()], opt_level=os.environ.get("REVERIE_OPT", "3"))
    for extension in made:
        extension.optional = True
    return list(made)


setup(ext_modules=extensions())
