# Classics: nazwy wydanych figurek, jako fakty; pozostają angielskie.

piece-sir-glorious = Sir Glorious
piece-carrion-spiker = Carrion Spiker
piece-night-queen = Night Queen
piece-temple = Temple
