"""The kernel: everything that is true of any tabletop game. It knows no game and imports nothing of ours."""
