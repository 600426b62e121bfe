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
INTERPRETED = {
    "kernel/__init__.py", "kernel/text.py", "kernel/content.py", "kernel/rulebook.py",
    "games/__init__.py", "games/dreamblade/__init__.py", "games/dreamblade/content.py", "games/dreamblade/page.py",
    "games/dreamblade/wording.py",
    "games/dreamblade/limited.py", "games/dreamblade/limited_page.py", "games/dreamblade/web.py",
    "games/dreamblade/web_scene.py", "games/dreamblade/web_details.py", "games/dreamblade/contours.py",
    "games/dreamblade/silhouettes.py", "games/dreamblade/procedures/__init__.py", "games/dreamblade/site.py",
    "games/dreamblade/builder_code.py", "games/dreamblade/builder_rules.py", "games/dreamblade/builder_page.py",
    "games/dreamblade/draft_log.py", "games/dreamblade/draft_page.py", "games/dreamblade/position.py",
    "games/dreamblade/lessons.py", "games/dreamblade/coach.py", "games/dreamblade/lessons_site.py",
    "games/dreamblade/twists.py", "games/dreamblade/campaign.py", "games/dreamblade/campaign_log.py",
    "games/dreamblade/campaign_page.py", "games/dreamblade/campaign_site.py",
    "games/dice_throne/__init__.py", "games/dice_throne/content.py", "games/dice_throne/vocabulary.py",
    "games/dice_throne/compile.py", "games/dice_throne/procedures/__init__.py", "games/dice_throne/wording.py",
    "games/dice_throne/page.py", "games/dice_throne/page_board.py", "games/dice_throne/emblems.py",
    "games/dice_throne/web.py", "games/dice_throne/web_auto.py", "games/dice_throne/web_details.py",
    "games/dice_throne/web_ledger.py", "games/dice_throne/web_scene.py", "games/dice_throne/web_text.py",
    "games/dice_throne/position.py", "games/dice_throne/lessons.py", "games/dice_throne/coach.py",
    "games/dice_throne/lessons_site.py", "games/dice_throne/site.py", "games/dice_throne/tournament.py",
    "games/dice_throne/tournament_site.py", "games/dice_throne/achievements.py", "games/dice_throne/wall_site.py",
    "bots/__init__.py", "bots/registry.py",
}  # fmt: skip


def compiled_modules() -> list[str]:
    found = []
    for folder in ("kernel", "games", "bots"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            if path.relative_to(SOURCE).as_posix() not in INTERPRETED:
                found.append(path.as_posix())
    return found


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
