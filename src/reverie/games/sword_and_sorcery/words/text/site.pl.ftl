# Co prowadzi na strony Sword & Sorcery.

site-lessons = Lekcje
    .line = Pięć krótkich lekcji przy prawdziwym stole: ruch, walka, obrona, zdolności, zamknięte drzwi i troll.
site-wall = Ściana
    .line = Trzydzieści osiągnięć, każde z datą i ziarnem.
