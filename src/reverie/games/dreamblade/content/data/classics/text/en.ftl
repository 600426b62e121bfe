# Classics: names of published pieces, as facts.

piece-sir-glorious = Sir Glorious
piece-carrion-spiker = Carrion Spiker
piece-night-queen = Night Queen
piece-temple = Temple
