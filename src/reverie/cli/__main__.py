"""`python -m reverie.cli` is the command `reverie`."""

from reverie.cli import main

main()
