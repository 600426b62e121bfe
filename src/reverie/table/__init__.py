"""The web table: any game of Reverie in a browser. It knows a game only through its `GAME`."""
