# Etherfields po polsku: terminal.

decimal = ,
map-empty = Nic tu jeszcze nie leży.
legend-light = Światło
legend-darkness = Ciemność
legend-swamp = Bagno
legend-water = Woda
legend-enter = Wejście
legend-lair = Kryjówka
legend-stairs = schody
legend-trap = Pułapka
legend-gem = miejsce Kryształu
legend-gem-full = Kryształ
legend-quirk = Dziwactwo
legend-wall = Mur
board-hours = { $n ->
    [one] 1 Godzina
    [few] { $n } Godziny
   *[other] { $n } Godzin
}
board-keys = { $n ->
    [one] 1 Klucz
    [few] { $n } Klucze
   *[other] { $n } Kluczy
}
board-items = Przedmioty: { $items }
board-notes = Notki: { $notes }
board-season = Pora: { $season }
board-no-turn = Nie ma odkrytej karty Tury.
board-turn = Karta Tury ({ $colour }): { $steps }
board-cards = ręka { $hand }, talia { $deck }, Zablokowane { $sealed }
board-distress = Udręka { $n }/{ $most }
short-distress = ✖{ $n }/{ $most }
board-ether = Eter { $n }
board-gems = { $n ->
    [one] 1 Kryształ
    [few] { $n } Kryształy
   *[other] { $n } Kryształów
}
board-spirit = { $n ->
    [one] 1 Duch
    [few] { $n } Duchy
   *[other] { $n } Duchów
}
board-done = koniec działań
board-mask = Maska: { $mask }
board-progress = Rozwój: { $cards }
board-flaws = Defekty: { $cards }
board-no-hand = brak kart na ręce
group-basic = Akcje Podstawowe i wrodzone
group-cards = Karty z ręki
group-progress = Rozwój
group-items = Przedmioty
group-masks = Maska
group-map = Na tym polu
group-entity = Interakcje
group-move = Ruch
group-pay = Czym płacisz
group-end = Koniec
group-travel = Droga
group-dreams = Sny
group-other = Inne
odds-head = Wzmocnienie: { $what }
odds-reached = { $missing ->
    [0] niczego nie brakuje; uda się na każdej ściance prócz katastrofy: { $chance }
   *[other] brakuje { $missing }; uda się: { $chance }
}
odds-mean = średnio +{ $n }
walk-left = { $n ->
    [one] Jeszcze 1 pole.
    [few] Jeszcze { $n } pola.
   *[other] Jeszcze { $n } pól.
}
word-journal = Dziennik
journal-goal = Cel: { $goal }
journal-notes = Notki
journal-wisdom = Wiedza
