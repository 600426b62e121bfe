# Własne strony Dreamblade, gdziekolwiek prowadzi do nich link.

site-lessons = Lekcje
    .line = Pięć krótkich lekcji przy prawdziwym stole: formowanie, ruch, walka, punktowanie.
site-puzzles = Zagadki
    .line = Dwadzieścia sytuacji. Wygraj turę; w każdej chodzi o jedno słowo kluczowe.
site-dreamwar = Wojna Snów
    .line = Kampania dla jednej osoby. Pięć wybrzeży, na każdym trzy bitwy i godzina przed przebudzeniem.
site-warbands = Zestawy
    .line = Zbuduj własne szesnaście figurek, zachowaj je i udostępnij kodem.
site-drafts = Draft
    .line = Od dwóch do ośmiu osób otwiera pakiety i buduje z tego, co w środku.

## Co pokazujemy przy pierwszym stole
callout-reserves = Wszystko, co możesz jeszcze wprowadzić do gry, z ceną. Wskaż figurkę albo przytrzymaj ją palcem, żeby przeczytać, co potrafi.
    .title = Twoje rezerwy
callout-soundings = Obszar daje tyle punktów, ile wynosi jego liczba, temu, kto zajmuje go w chwili punktowania. Małe słońca i księżyce mówią, kto może tam punktować. Kto ma więcej punktów, wygrywa turę.
    .title = Znaki punktowania
callout-phases = Tura: rzut na inicjatywę, formowanie, po dwie akcje, potem punktowanie. W tej pierwszej grze wystarczą trzy wygrane tury.
    .title = Przebieg tury

## Stoły na listach
table-lesson = Lekcja: { $title }
table-puzzle = Zagadka: { $title }
table-battle = Wojna Snów: { $title }
site-victory = { $n ->
    [one] { $n } wygrana tura wystarczy
    [few] { $n } wygrane tury wystarczą
   *[many] { $n } wygranych tur wystarczy
}
site-miniatures = Figurki
    .line = Wszystkie figurki i to, co potrafią.
mini-abilities = Co potrafi
mini-no-abilities = Nie ma zdolności: wszystko, co potrafi, mówią jej liczby.
mini-bands = Zestawy, w których walczy
mini-no-bands = Nie walczy jeszcze w żadnym zestawie gry; można to zmienić w kreatorze.
mini-all = Wszystkie figurki
