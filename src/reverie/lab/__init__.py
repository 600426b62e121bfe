"""The laboratory: many games between bots, what came of them, and how fair the content is.

`plan` says which game is played under which number, `play` plays one, `crew` plays many in worker processes, `ledger`
keeps them in a file that survives anything, `tally` counts, and the rest tells: on the screen, as tables, as a page.
"""
