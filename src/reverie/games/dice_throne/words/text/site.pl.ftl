# Własne strony Dice Throne, gdziekolwiek prowadzi do nich link.

site-lessons = Lekcje
    .line = Pięć krótkich lekcji przy prawdziwym stole: rzut, zatrzymywanie kości, ogłaszanie, obrona, karty.
site-challenges = Wyzwania
    .line = Dwanaście sytuacji ze znanymi kośćmi. Znajdź wyjście.
site-tournament = Szalony Król
    .line = Turniej dla jednej osoby. Osiem pojedynków, jeden bohater, rany, które zostają, i Król na końcu.
site-wall = Ściana
    .line = Czterdzieści osiągnięć, każde z datą i ziarnem.

## Co pokazujemy przy pierwszym stole
callout-dice = W rzucie ofensywnym rzucasz pięcioma kośćmi do trzech razy. Zatrzymaj, co się przyda, resztą rzuć ponownie.
    .title = Kości
callout-abilities = Na to wymieniasz kości: każda zdolność pokazuje potrzebne ścianki i twoją szansę na nie.
    .title = Twoje zdolności
callout-hand = Karty ulepszają zdolności albo zmieniają kości. Kosztują PW, mała liczba w rogu; niepotrzebne możesz sprzedać.
    .title = Twoja ręka

## Stoły na listach
table-lesson = Lekcja: { $title }
table-challenge = Wyzwanie: { $title }

## Bohaterowie
site-heroes = Bohaterowie
    .line = Jest ich ośmioro; każdy ma planszę, kości, talię i żetony.
hero-dice = Kości
hero-board = Plansza
hero-tokens = Żetony
hero-deck = Własna talia
