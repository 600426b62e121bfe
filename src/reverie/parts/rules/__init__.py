"""Parts of the rules of games: compiled with them."""
