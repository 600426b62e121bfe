"""What games add to the command line: commands and options in their own words."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.cli.of_games import plain_words


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("dreamblade --warband A=sampler", "dreamblade --side A=sampler"),
        ("dreamblade --warband=A=sampler", "dreamblade --side=A=sampler"),
        ("dreamblade --map deep-well --seed 1", "dreamblade --option map=deep-well --seed 1"),
        ("dreamblade --map=deep-well", "dreamblade --option map=deep-well"),
        ("--map deep-well", "--option map=deep-well"),
        ("dice_throne --hero B=monk", "dice_throne --side B=monk"),
        ("dice_throne --warband B=monk", "dice_throne --warband B=monk"),
        ("dice_throne --map deep-well", "dice_throne --map deep-well"),
    ],
)
def test_a_game_has_its_own_words_for_options(given: str, meant: str) -> None:
    assert plain_words(given.split()) == meant.split()


def test_the_words_of_another_game_are_no_options() -> None:
    done = CliRunner().invoke(app, ["play", "dice_throne", "--map", "deep-well"])
    assert done.exit_code == 2
    assert "--map" in done.output


def test_help_names_the_commands_and_words_of_all_games() -> None:
    told = CliRunner().invoke(app, ["--help"]).output
    assert "limited" in told
    told = " ".join(CliRunner().invoke(app, ["play", "--help"]).output.split())
    assert "Dreamblade: --warband A=NAME, --map NAME" in told
    assert "--hero A=NAME" in told
