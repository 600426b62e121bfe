"""What the content of a game comes to is the same in every process, whatever was done in it before: by that a table knows, after the
server was started again, that it can be gone on with."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from reverie.games import GAMES, find_game

AT_ONCE = """
import json, sys
from reverie.games import find_game
print(find_game(sys.argv[1]).content_digest(json.loads(sys.stdin.read())))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_process_that_has_done_nothing_yet_names_content_as_one_that_has_played(name: str) -> None:
    game = find_game(name)
    setup = game.setup({})
    game.new(setup, 1)
    asked = [sys.executable, "-c", AT_ONCE, name]
    told = subprocess.run(asked, input=json.dumps(setup), capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.strip() == game.content_digest(setup)
