"""Campaigns: games in a row of which each begins with what the one before has left. One table is one session.

`model` is what a game says of its campaign, purely: no table, no database. `sessions` is a campaign as a journal on a server, `kept`
what its pages share, `file` a campaign as one file: a checkpoint that is exported, imported and kept by the terminal.
"""
