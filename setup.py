"""The optional compiled build: kernel, games and the searching bots as one group of extensions.

`pip install .` is pure Python. With REVERIE_COMPILED=1 (see `make compiled`) mypyc compiles the modules below, all together:
a compiled kernel that drives interpreted rules gains nothing. Extensions are optional: without a compiler the install
goes on, and everything runs interpreted.
"""

import os
import runpy
import shutil
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

SOURCE = Path("src/reverie")
SPELLED_OUT = Path("build/spelled_out/reverie")
"""The source as mypyc gets it: what rows and frames declare, spelled out (`kernel/fields.py`)."""
COMPILED = (
    "kernel/*.py",
    "parts/rules/*.py",
    "parts/game.py",
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
    "kernel/fields.py",
    "bots/registry.py",
)
"""Not worth it: they read files, find things by name, or put them into words; or not possible: an overloaded constructor."""


def spell_out() -> None:
    spelled_out = runpy.run_path((SOURCE / "kernel/fields.py").as_posix())["spelled_out"]
    shutil.rmtree(SPELLED_OUT, ignore_errors=True)
    for path in SOURCE.rglob("*.py"):
        target = SPELLED_OUT / path.relative_to(SOURCE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(spelled_out(path.read_text(encoding="utf-8")), encoding="utf-8")
    (SPELLED_OUT / "py.typed").touch()


def compiled_modules(source: Path = SOURCE) -> list[str]:
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern) if path.name != "__init__.py")
    return [path.as_posix() for path in found if path.relative_to(source).as_posix() not in INTERPRETED]


def extensions() -> list[object]:
    if os.environ.get("REVERIE_COMPILED", "0") in ("", "0") or "dist_info" in sys.argv or "egg_info" in sys.argv:
        return []
    from mypyc.build import mypycify

    spell_out()
    os.environ["MYPYPATH"] = SPELLED_OUT.parent.as_posix()
    CCompiler.compile = compile_at_once
    level = os.environ.get("REVERIE_OPT", "3")
    made = mypycify(["--strict", *compiled_modules(SPELLED_OUT)], opt_level=level, debug_level="0", multi_file=True)
    for extension in made:
        extension.optional = True
        if os.name == "posix":  # calls between the files of one library need no look-up
            extension.extra_compile_args += ["-fvisibility=hidden"]
    return list(made)


one_by_one = CCompiler.compile


def compile_at_once(self: CCompiler, sources: list[str], *args: object, **options: object) -> list[str]:
    """Each module is a file of C: as many are compiled at once as there are cores."""
    with ThreadPool(os.cpu_count() or 1) as pool:
        made = pool.map(lambda source: one_by_one(self, [source], *args, **options), sources)
    return [path for paths in made for path in paths]


setup(ext_modules=extensions())
