# Etherfields po polsku: słowa tekstów zasad, które powstają z danych kart, kafelków i Istot.
# $form to forma czasownika: you (dobierasz) albo one (każdy Śniący dobiera). $much to ilość z rzeczownikiem w bierniku.

## Łączenie
say-and = { $first } i { $last }
say-or = albo
say-if = jeśli { $given }: { $what }
say-otherwise = ; w przeciwnym razie { $what }
say-then = następnie { $what }
say-choose = { $by ->
    [team] Drużyna wybiera jedno:
    [each] każdy Śniący wybiera jedno:
    [one] jeden Śniący wybiera jedno:
   *[actor] wybierz jedno:
} { $options }
choose-option = ({ $n }) { $what }
say-priced = zapłać ({ $cost }): { $what }

## Ile
unit-card = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
    .all = wszystkie karty
    .many = kart
unit-hand = { $n ->
    [one] 1 kartę z ręki
    [few] { $n } karty z ręki
   *[other] { $n } kart z ręki
}
    .all = całą rękę
    .many = kart z ręki
unit-progress = { $n ->
    [one] 1 kartę Rozwoju
    [few] { $n } karty Rozwoju
   *[other] { $n } kart Rozwoju
}
    .all = wszystkie karty Rozwoju
    .many = kart Rozwoju
unit-flaw = { $n ->
    [one] Defekt
    [few] { $n } Defekty
   *[other] { $n } Defektów
}
    .all = wszystkie Defekty
    .many = Defektów
unit-E = { $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
}
    .all = cały Eter
    .many = Eteru
unit-D = { $n ->
    [one] 1 Udrękę
    [few] { $n } Udręki
   *[other] { $n } Udręk
}
    .all = całą Udrękę
    .many = Udręki
unit-G = { $n ->
    [one] 1 Kryształ
    [few] { $n } Kryształy
   *[other] { $n } Kryształów
}
    .all = wszystkie Kryształy
    .many = Kryształów
unit-Spirit = { $n ->
    [one] 1 Ducha
    [few] { $n } Duchy
   *[other] { $n } Duchów
}
    .all = wszystkie Duchy
    .many = Duchów
unit-Key = { $n ->
    [one] 1 Klucz
    [few] { $n } Klucze
   *[other] { $n } Kluczy
}
    .all = wszystkie Klucze
    .many = Kluczy
unit-Hour = { $n ->
    [one] 1 Godzinę
    [few] { $n } Godziny
   *[other] { $n } Godzin
}
    .all = wszystkie Godziny
    .many = Godzin
unit-item = { $n ->
    [one] 1 Przedmiot
    [few] { $n } Przedmioty
   *[other] { $n } Przedmiotów
}
    .all = wszystkie Przedmioty
    .many = Przedmiotów
unit-space = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
}
    .all = dowolną liczbę pól
    .many = pól
unit-turn = { $n ->
    [one] 1 Turę
    [few] { $n } Tury
   *[other] { $n } Tur
}
    .all = wszystkie Tury
    .many = Tur
unit-step = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
    .all = wszystkie kroki
    .many = kroków
unit-figure = { $n ->
    [one] 1 figurkę
    [few] { $n } figurki
   *[other] { $n } figurek
}
    .all = wszystkie figurki
    .many = figurek
unit-morphing = { $n ->
    [one] 1 Morf
    [few] { $n } Morfy
   *[other] { $n } Morfów
}
    .all = wszystkie Morfy
    .many = Morfów
unit-loot = { $n ->
    [one] Łupy
   *[other] { $n } razy Łupy
}
    .all = wszystkie Łupy
    .many = Łupów
unit-time = { $n ->
    [one] raz
   *[other] { $n } razy
}
    .all = ile się da
    .many = razy
unit-slumber = { $n ->
    [one] wierzchni kafelek Drzemki
    [few] { $n } wierzchnie kafelki Drzemki
   *[other] { $n } wierzchnich kafelków Drzemki
}
    .all = wszystkie kafelki Drzemki
    .many = kafelków Drzemki
unit-token-U = { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
    .all = wszystkie znaczniki
    .many = znaczników
unit-token-T = { $n ->
    [one] 1 znacznik zagrożenia
    [few] { $n } znaczniki zagrożenia
   *[other] { $n } znaczników zagrożenia
}
    .all = wszystkie znaczniki zagrożenia
    .many = znaczników zagrożenia
unit-token-story = { $n ->
    [one] żeton opowieści
    [few] { $n } żetony opowieści
   *[other] { $n } żetonów opowieści
}
    .all = wszystkie żetony opowieści
    .many = żetonów opowieści
unit-token-hole = { $n ->
    [one] dziurę
    [few] { $n } dziury
   *[other] { $n } dziur
}
    .all = wszystkie dziury
    .many = dziur
unit-token-personal = { $n ->
    [one] 1 żeton osobisty
    [few] { $n } żetony osobiste
   *[other] { $n } żetonów osobistych
}
    .all = wszystkie żetony osobiste
    .many = żetonów osobistych
unit-intent-A = { $n } Przenikliwości
    .all = cała Przenikliwość
    .many = Przenikliwości
unit-intent-C = { $n } Sprytu
    .all = cały Spryt
    .many = Sprytu
unit-intent-W = { $n } Gniewu
    .all = cały Gniew
    .many = Gniewu
unit-intent-paid = { $n } Zamiaru w opłacanym kolorze
    .all = cały Zamiar
    .many = Zamiaru w opłacanym kolorze
unit-plain = { $n }
    .all = wszystko
    .many = tyle
much-as = tyle { $what }, ile { $as }{ $base ->
    [0] {""}
   *[other] {" "}plus { $base }
}
amount-N = jest Śniących
amount-times-N = po { $times } na każdego Śniącego
amount-spent = wydano
amount-flipped = odwrócono
amount-discarded = tak odrzucono
amount-figures = jest figurek tej Istoty
amount-count = wskazuje licznik „{ $name }”
amount-progress = jest aktywnych kart Rozwoju koloru { $name }
number-N = { $times ->
    [1] po jednej na każdego Śniącego
   *[other] po { $times } na każdego Śniącego
}
number-N-plus = tyle, ilu Śniących, plus { $n }
number-N-minus = tyle, ilu Śniących, minus { $n }
number-other = tyle, ile { $as }

## Kto
who-you = {""}
    .acc = siebie
    .gen = swojej
who-actor = {""}
    .acc = swoją figurkę
    .gen = swojej
who-owner = {""}
    .acc = swoją figurkę
    .gen = swojej
who-each = każdy Śniący
    .acc = każdego Śniącego
    .gen = każdego Śniącego
who-others = każdy inny Śniący
    .acc = każdego innego Śniącego
    .gen = każdego innego Śniącego
who-one = jeden Śniący wybrany przez Drużynę
    .acc = jednego Śniącego wybranego przez Drużynę
    .gen = jednego Śniącego wybranego przez Drużynę
who-other = inny Śniący
    .acc = innego Śniącego
    .gen = innego Śniącego
who-team = Drużyna
    .acc = Drużynę
    .gen = Drużyny
who-victim = ten Śniący
    .acc = tego Śniącego
    .gen = tego Śniącego
who-nearest = najbliższy Śniący
    .acc = najbliższego Śniącego
    .gen = najbliższego Śniącego
who-in-range = każdy Śniący { within-range }
    .acc = każdego Śniącego { within-range }
    .gen = każdego Śniącego { within-range }
who-dreamer-near = Śniący { within-range }
    .acc = Śniącego { within-range }
    .gen = Śniącego { within-range }
who-other-near = inny Śniący { within-range }
    .acc = innego Śniącego { within-range }
    .gen = innego Śniącego { within-range }
who-on = każdy Śniący { $place }
    .acc = każdego Śniącego { $place }
    .gen = każdego Śniącego { $place }
who-in-terrain = każdy Śniący na terenie: { $terrain }
    .acc = każdego Śniącego na terenie: { $terrain }
    .gen = każdego Śniącego na terenie: { $terrain }
who-carrier = Śniący niosący żeton
    .acc = Śniącego niosącego żeton
    .gen = Śniącego niosącego żeton
who-this-entity = ta Istota
    .acc = tę Istotę
    .gen = tej Istoty
who-entity-near = Istota { within-range }
    .acc = Istotę { within-range }
    .gen = Istoty { within-range }
who-entities-near = każda Istota { within-range }
    .acc = każdą Istotę { within-range }
    .gen = każdej Istoty { within-range }
who-entity = { $name }
    .acc = { $name-acc }
    .gen = { $name-gen }
who-all-entities = każda Istota
    .acc = każdą Istotę
    .gen = każdej Istoty
who-any-entity = wybrana Istota
    .acc = wybraną Istotę
    .gen = wybranej Istoty
who-figure-near = figurka { within-range }
    .acc = figurkę { within-range }
    .gen = figurki { within-range }
within-range = { $n ->
    [-1] w zasięgu równym liczbie figurek
    [0] na tym samym polu
    [99] w dowolnym zasięgu
   *[other] w zasięgu { $n }
}
who-prefix = { $who }: { $what }

## Gdzie
place-space = na polu { $name }
    .to = na pole { $name }
place-slot = na miejscu { $name }
    .to = na miejsce { $name }
place-code = na: { $name }
    .to = na: { $name }
place-here = na tym polu
    .to = na to pole
place-chosen = na wybranym polu
    .to = na wybrane pole
place-any = na dowolnym polu
    .to = na dowolne pole
place-several = na { $name }
    .to = na { $name }
place-within = na polu w zasięgu { $n }
    .to = na pole w zasięgu { $n }
place-same-terrain = na polu o tym samym terenie
    .to = na pole o tym samym terenie
place-stairs = na innym polu ze schodami
    .to = na inne pole ze schodami
place-lair = w Kryjówce
    .to = do Kryjówki
place-enter = na Wejściu
    .to = na Wejście
place-tile = na tym kafelku
    .to = na ten kafelek
place-edge-here = na krawędzi twojego pola
    .to = na krawędź twojego pola
place-below = na kafelku poniżej
    .to = na kafelek poniżej
place-location = w Lokacji { $name }
    .to = do Lokacji { $name }
place-same-world-tile = w innej Lokacji tej dzielnicy
    .to = do innej Lokacji tej dzielnicy
place-any-location = w dowolnej Lokacji
    .to = do dowolnej Lokacji
place-who = { $form ->
    [you] u siebie
   *[one] u { $name-gen }
}
    .to = na pole, na którym stoi { $name }

## Efekty
say-draw = { $who } { $form ->
    [you] dobierasz
   *[one] dobiera
} { $much }
say-discard-hand = { $who } { $form ->
    [you] odrzucasz
   *[one] odrzuca
} { $much }
say-discard-top = { $who } { $form ->
    [you] odrzucasz
   *[one] odrzuca
} { $much } z wierzchu talii
say-reveal-top = { $who } { $form ->
    [you] odkrywasz
   *[one] odkrywa
} wierzchnią kartę talii: { $do }{ $otherwise }
say-reveal-top-match = jeśli ma wybrany kolor, { $what }
say-seal = { $who } { $form ->
    [you] Blokujesz
   *[one] Blokuje
} { $much }
say-seal-this = Zablokuj tę kartę
say-unseal = { $who } { $form ->
    [you] Odblokowujesz
   *[one] Odblokowuje
} { $much }
say-unseal-chosen = { $who } { $form ->
    [you] Odblokowujesz
   *[one] Odblokowuje
} { $much } do wyboru
say-flip = { $who } { $form ->
    [you] odwracasz
   *[one] odwraca
} { $which ->
    [this] tę kartę
    [another] inną aktywną kartę Rozwoju
   *[any] { $much }
}
say-restore = { $who } { $form ->
    [you] Przywracasz
   *[one] Przywraca
} { $much }
say-place-free = { $who } { $form ->
    [you] możesz
   *[one] może
} za darmo wyłożyć z ręki { $much }
say-shuffle-deck = { $who } { $form ->
    [you] tasujesz
   *[one] tasuje
} swoją talię
say-gain-card = { $who } { $form ->
    [you] zdobywasz
   *[one] zdobywa
} kartę „{ $code }”
say-choose-card = { $who } { $form ->
    [you] oglądasz
   *[one] ogląda
} { $much } z Targu Wpływu i { $form ->
    [you] zdobywasz
   *[one] zdobywa
} jedną z nich za darmo
say-buy = { $who } { $form ->
    [you] oglądasz
   *[one] ogląda
} { $much } z Targu Wpływu i { $form ->
    [you] możesz
   *[one] może
} je kupić
say-put-back = { $who } { $form ->
    [you] odkładasz
   *[one] odkłada
} na Targ Wpływu { $much }
say-gain-flaw = { $who } { $form ->
    [you] otrzymujesz
   *[one] otrzymuje
} { $much }
say-remove-flaw = { $who } { $form ->
    [you] usuwasz
   *[one] usuwa
} { $much }
say-hold-flaw = odłóż Defekt na bok do końca Tury
say-read = przeczytajcie skrypt
say-each = { $who }: { $do }
say-repeat = { $much }: { $do }
say-pay = { $who } { $form ->
    [you] możesz
   *[one] może
} zapłacić ({ $cost }): { $do }{ $otherwise }
say-pay-any = { $who } { $form ->
    [you] możesz
   *[one] może
} wydać dowolną liczbę { $what }: { $do }
say-pay-any-flip = { $who } { $form ->
    [you] możesz
   *[one] może
} zapłacić, odwracając dowolną liczbę kart Rozwoju: { $do }
what-E = Eterów
what-D = Udręk
what-G = Kryształów
what-Spirit = Duchów
what-Key = Kluczy
what-Hour = Godzin
what-hand = kart z ręki
what-seal = Zablokowanych kart z talii
what-flip = odwracanych kart Rozwoju
what-item = Przedmiotów
what-mask = Masek
what-turn = Tur
say-pick-colour = Drużyna wskazuje kolor Zamiaru
say-modifier = { $what } { $until }
say-rule = { $name ->
    [salvation] jeśli warunek Wybawienia Drzemki jest spełniony, Drużyna może rozpatrzyć jej Wybawienie
    [tutorial] ten Sen krok po kroku objaśnia grę
    [wall-lever] Mury na planie zamieniają się miejscami
    [face-deal] jedna z sześciu twarzy zostaje wylosowana i ukryta, a później Drużyna mówi, czyja jest
    [echo-roster] Echa tej kampanii zajmują swoje miejsca, a te, których teczki przeczytano, zaczynają słuchać
    [clock-deck] gdy ubędzie ostatnia karta Tury, za Godziny można dokupić Tury
    [endings] dostępne są zasłużone zakończenia
    [loop] Tury zaczynają się od nowa, o jedną mniej niż poprzednio
    [echo-intent] ostatnia karta, którą w tej Turze inny Śniący odrzucił jako Zamiar, dolicza swój Zamiar także do tej opłaty
   *[other] obowiązuje zasada tego Snu: { $name }
}
say-nothing = nic się nie dzieje
say-morph = { $code } otrzymuje { $much }
say-unmorph = usuń { $much } { $code-gen }
say-state = { $target } { $form ->
    [you] otrzymujesz
   *[one] otrzymuje
} Stan: { $name ->
    [dazed] Oszołomienie
    [stunned] Ogłuszenie
    [paralyzed] Paraliż
   *[poisoned] Zatrucie
}
say-unstate = { $target } { $form ->
    [you] pozbywasz
   *[one] pozbywa
} się wszystkich Stanów
say-resolve = rozpatrz efekt { $part ->
    [basic] Podstawowy
    [special] Specjalny
   *[morph] Morfowania
} { $code-gen }
say-block-step = zastopuj { $much } bieżącej karty Tury spośród jeszcze nierozpatrzonych
say-add-turn = dodaj do talii Tur { $much }
say-drop-turn = usuń z talii Tur { $much }
say-turn-deck = ułóż talię Tur na nowo: { $much }
say-resolve-turn-card = natychmiast rozpatrz bieżącą kartę Tury
say-loot = Drużyna bierze { $much } z bieżącej karty Tury
say-end-slumber = Drzemka się kończy
say-end-dream = Sen się kończy: { $result ->
    [won] wygrana
    [part] częściowa wygrana
   *[lost] przegrana
}
say-skip = pomińcie Drzemkę
say-skip-free = pomińcie Drzemkę bez opłaty
say-move = { $who } { $form ->
    [you] możesz poruszyć się
   *[one] może poruszyć się
} o { $much }{ $with }
with-walls = {" "}i przejść przez { $n ->
    [one] jeden Mur
    [few] { $n } Mury
   *[other] { $n } Murów
}
with-carry = {" "}i zabrać ze swojego pola { $n ->
    [one] jednego Śniącego
   *[other] { $n } Śniących
}
with-diagonals = , w tym { $n ->
    [one] jeden krok
    [few] { $n } kroki
   *[other] { $n } kroków
} na ukos
say-relocate = Przenieś { $form ->
    [you] się
   *[one] { $who-acc }
} { $place-to }
say-push = odepchnij { $target-acc } o { $much }
say-swap = dwie figurki wskazane przez Drużynę, w tym jeden Śniący, zamieniają się miejscami
say-terrain = połóż żeton terenu ({ $kind }) { $place } { $until }
say-unterrain = zdejmij żeton terenu ({ $kind }) { $place }
say-wall = postaw Mur { $edge }
say-unwall = usuń Mur { $edge }
edge-between = między { $first } a { $second }
say-block-space = pole { $place-name } jest zamknięte
say-unblock-space = pole { $place-name } jest znów otwarte
say-block-action = akcji „{ $id }” nie można już użyć
say-unblock-action = akcji „{ $id }” można znów użyć
say-place-tile = Odkryj kafelek „{ $code }” i połóż go na mapie
say-lift-tile = zdejmij z mapy kafelek „{ $code }”
say-move-tile = przesuń kafelek „{ $code }” na { $slot }
say-overlay = połóż na mapie Nakładkę „{ $code }”
say-lift-overlay = zdejmij z mapy Nakładkę „{ $code }”
say-reset-map = ułóżcie mapę na nowo, tak jak na początku
say-slumber-tile = połóż kafelek mapy Drzemek
say-quirk = połóż tę kartę na wolnym miejscu Dziwactwa
say-trap = zastaw Pułapkę { $place } { $until }: { $do }
say-spawn = { $code } pojawia się { $place }{ $figures }
spawn-figures = {" "}({ $n ->
    [few] { $n } figurki
   *[other] { $n } figurek
})
say-despawn = usuń { $much } { $code-gen }
say-entity-relocate = Przenieś { $code-acc } { $place-to }
say-entity-move = { $code } idzie { $much } w stronę: { $place-name }
say-companion = Towarzysz „{ $code }” dołącza { $place }
say-uncompanion = Towarzysz „{ $code }” odchodzi
say-reveal = Odkryj: { $code }
say-gain-item = Drużyna zdobywa Przedmiot „{ $code }”
say-recover-item = Odzyskaj { $much } ze Schowka
say-discard-item = odłóż do Schowka { $which ->
    [this] ten Przedmiot
   *[chosen] wybrany Przedmiot
}
say-store-item = odłóż do Schowka Przedmiot wybrany przez Drużynę
say-to-item-market = { $code-word ->
    [paid] odrzucony Przedmiot trafia na Targ Przedmiotów
   *[other] Przedmiot „{ $code }” trafia na Targ Przedmiotów
}
say-gain-mask = { $who } { $form ->
    [you] zdobywasz
   *[one] zdobywa
} { $code-word ->
    [own-1] pierwszą Maskę swojego archetypu
    [own-2] drugą Maskę swojego archetypu
   *[other] Maskę „{ $code }”
}
say-recover-mask = { $who } { $form ->
    [you] możesz
   *[one] może
} odzyskać Maski i zmienić aktywną
say-discard-mask = { $who } { $form ->
    [you] odrzucasz
   *[one] odrzuca
} aktywną Maskę
say-add-to = { $where ->
    [top] „{ $code }” trafia na wierzch: { $deck }
    [bottom] „{ $code }” trafia na spód: { $deck }
   *[shuffle] wtasujcie „{ $code }” do { $deck-gen }
}
say-shuffle = potasujcie: { $deck }
say-delta-to-bottom = potasujcie talię Drzemek; kafelek Delta trafia na jej spód
say-look-slumber = obejrzyjcie { $much }; jeden z nich może trafić na spód
say-replace-tile = ten kafelek zastępuje „{ $code }”
say-remove = { $code-word ->
    [this] to opuszcza grę
   *[other] „{ $code }” opuszcza grę
}
say-unlock = { $kind ->
    [gate] otwiera się Brama „{ $code }”
    [world] odkrywacie dzielnicę „{ $code }”
    [slumber-map] do mapy Drzemek dochodzi kafelek „{ $code }”
   *[other] otwierają się pola Specjalne: można zagrywać na nich Znaki
}
say-season = nastaje Pora: { $code }
say-move-team = Drużyna Przenosi się { $place-to }
say-flag = zapisane zostaje: { $name }
say-unflag = wykreślone zostaje: { $name }
say-count = licznik „{ $name }” { $count ->
    [-1] spada o 1
   *[other] rośnie o { $much }
}
say-set = licznik „{ $name }” ma odtąd wartość { $much }
say-note = Drużyna zdobywa Notkę „{ $code }”
say-use-up = Notka „{ $code }” jest zużyta
say-wisdom = Drużyna zdobywa kartę Wiedzy „{ $code }”
say-sign = { $who } { $form ->
    [you] zdobywasz
   *[one] zdobywa
} { $code-word ->
    [personal-1] należne Znaki swojego archetypu
   *[other] { $code }
}
say-hint = obejrzyjcie { $which ->
    [this] wskazówkę tego Snu
   *[next-gate] wskazówkę następnej Bramy
}
say-peek = { $who } { $form ->
    [you] podglądasz
   *[one] podgląda
} wybraną kartę Sekretu
say-play-sign = zagraj Znak, który pasuje do tego pola
say-awaken = Drużyna się Przebudza
say-death = Śniący ponoszą klęskę
say-gain = { $who } { $form ->
    [you] otrzymujesz
   *[one] otrzymuje
} { $much }
say-lose = { $who } { $form ->
    [you] tracisz
   *[one] traci
} { $much }
say-heal = { $who } { $form ->
    [you] leczysz
   *[one] leczy
} { $much }
say-prevent = anuluj { $much } { $form ->
    [you] {""}
   *[one] { $who-gen }
}
say-redirect-distress = to ty otrzymujesz tę Udrękę, o { $much } mniejszą
say-intent = { $plain ->
    [yes] +{ $much }
   *[no] dodaj { $much }
}
say-token = połóż { $much } { $place }
say-untoken = zdejmij { $much } { $place }
say-roll = { $who } { $form ->
    [you] rzucasz
   *[one] rzuca
} kością Szczęścia: { $faces }
roll-face = { $face }: { $what }
roll-face-name = { $face ->
    [L-] katastrofa
    [L0] pusta ścianka
    [L1] +1
    [L2] +2
   *[L3] +3
}
say-reroll = przerzuć { $whose ->
    [own] swoją kość
   *[any] dowolną kość
}
say-face = obróć kość na { $to ->
    [L-] katastrofę
    [L0] pustą ściankę
    [L1] +1
    [L2] +2
    [L3] +3
    [better] następną lepszą ściankę
   *[worse] następną gorszą ściankę
}

## Modyfikatory
value-by = { $by }
value-set = wynosi { $n }
value-most = najwyżej { $n }
mod-hand-limit = Limit Ręki { $value }
mod-progress-limit = limit kart Rozwoju { $value }
mod-draw-count = karty dobierane w kroku Dobierania { $value }
mod-gain-less = każdy otrzymywany { $word } jest o { $n } mniejszy
mod-seal-less = Blokuje się o { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
} mniej
mod-reshuffle-seals = wymuszone przetasowanie Blokuje { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
} zamiast 3
mod-boost-penalty = katastrofa przy Wzmocnieniu nic więcej nie kosztuje
mod-no-boost = nie można Wzmacniać Zamiaru
mod-no-reroll = kości nie wolno przerzucać
mod-ban-intent = { $word } z kart Wpływu jest bezużyteczny
    .A = Przenikliwość z kart Wpływu jest bezużyteczna
mod-recolour = następna karta daje swój Zamiar w opłacanym kolorze
mod-action-cost = akcje kosztują o { $n } { $less ->
    [yes] mniej
   *[no] więcej
}
mod-place-cost = wyłożenie karty Rozwoju kosztuje o { $n } { $less ->
    [yes] mniej
   *[no] więcej
}
mod-step-cost = każdy krok { $into } kosztuje o { $n } { $less ->
    [yes] mniej
   *[no] więcej
}
into-terrain = na teren { $terrain }
mod-diagonal = { $n ->
    [one] jeden krok na ukos w każdym Ruchu
   *[other] wolno poruszać się na ukos
}
mod-ignore-wall = { $n ->
    [one] w każdym Ruchu wolno przejść przez jeden Mur
   *[other] wolno przechodzić przez Mury
}
mod-assault-range = zasięg Ataku { $value }
mod-contact-range = zasięg Kontaktu { $value }
mod-range = każdy zasięg { $value }
mod-assault-range-cap = zasięg Ataku najwyżej { $n }, cokolwiek go zwiększa
mod-contact-range-cap = zasięg Kontaktu najwyżej { $n }, cokolwiek go zwiększa
mod-assault-all = Atak obejmuje wszystkie Istoty w zasięgu
mod-no-items = nie można używać Przedmiotów
mod-item-slots = Drużyna ma { $n } miejsca Aktywnych Przedmiotów
mod-mask-off = aktywne Maski nie działają
mod-market-seen = oglądasz { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
} Targu Wpływu zamiast 3
mod-loot-count = Drużyna bierze Łupy { $n ->
    [one] raz
   *[other] { $n } razy
}
mod-terrain = { $place-name } liczy się jako { $word }
mod-extra-cards = Śniący { $place } dobiera w kroku Dobierania o { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
} więcej
mod-blocked = { $place-name } jest zamknięte
mod-edge-wall = na tej krawędzi stoi Mur
mod-push-ban = figurek na twoim polu nie można odepchnąć
mod-not-nearest = Istoty liczą, że stoisz o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
} dalej
mod-lure = Istoty zwracają się najpierw przeciw tobie
mod-movement-value = wartość Ruchu { $value }
mod-effect-range = zasięg jej efektów { $value }
mod-entity-terrain-ban = Istoty nie wchodzą na teren: { $word }
mod-entity-terrain-only = nie opuszcza terenu: { $word }
mod-shortcut-free = Skrót jest darmowy
mod-next-shortcut-free = następny Skrót jest darmowy
mod-shortcut-seals = Skrót Blokuje { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
mod-key-price = Klucz kosztuje dodatkowo { $word }
mod-slumber-seen = przed wejściem do Lokacji Drzemki można obejrzeć wierzchni kafelek Drzemki
mod-special-anywhere = z miejsca „{ $word }” można skorzystać z każdej Lokacji jego dzielnicy, raz między dwiema Drzemkami lub dwoma Snami
mod-deals-more = jej efekty dają o { $n ->
    [one] 1 Udrękę
    [few] { $n } Udręki
   *[other] { $n } Udręk
} więcej
mod-seals-more = jej efekty Blokują o { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
} więcej
mod-no-distress = nie zadaje się ani nie otrzymuje Udręki
mod-no-move = nie można się Poruszać ani być Przeniesionym
mod-no-morph = nie otrzymuje Morfów
mod-progress-off = karty Rozwoju nie działają
mod-no-gem-reroll = Kryształy nie przerzucają kości

until-roll = na ten rzut
until-action = na tę akcję
until-next-action = na następną akcję
until-next-card = na następną kartę
until-phase = do końca fazy
until-turn = do końca Tury
until-slumber = do końca Drzemki
until-dream = do końca Snu
until-next-shortcut = na następny Skrót
until-while-active = {""}
until-campaign = do końca kampanii

## Warunki
given-not = nie zachodzi: { $what }
given-flag = { $is ->
    [no] nie zaszło „{ $what }”
   *[yes] zaszło „{ $what }”
}
given-count = licznik „{ $what }” wynosi { $range }
given-progress = { $form ->
    [you] masz
   *[one] { $who } ma
} aktywne karty Rozwoju { $what } w liczbie { $range }
given-progress-each = Śniący razem mają aktywne karty Rozwoju { $what } w liczbie { $range }
any-colour-of = {""}
given-turn-colour = bieżąca karta Tury ma kolor: { $what }
given-turns-left = pozostało Tur: { $range }
given-terrain = { $space ->
    [none] stoisz na terenie { $what }
   *[other] na polu { $space } jest { $what }
}
given-icon = stoisz na ikonie: { $what }
given-on = { $form ->
    [you] stoisz
   *[one] { $who } stoi
} { $place }
given-owns = { $is ->
    [no] Drużyna nie ma: „{ $what }”
   *[yes] Drużyna ma: „{ $what }”
}
given-placed = { $is ->
    [no] kafelka „{ $what }” jeszcze nie ma na mapie
   *[yes] kafelek „{ $what }” leży na mapie
}
given-in-play = { $is ->
    [no] { $what } jest poza grą
   *[yes] { $what } jest w grze
}
given-figures = na mapie jest figurek { $what-gen }: { $range }
given-entity-on = stoi tam { $what }
given-count-on = liczba Śniących stojących { $place } to { $range }
given-tokens-none = { $form ->
    [you] nie niesiesz
   *[one] { $who } nie niesie
} { $unit }
given-tokens-of = { $form ->
    [you] niesiesz
   *[one] { $who } niesie
} { $range } { $unit }
given-tokens-at = { $unit } { $place } jest { $range }
given-tokens = znaczników na karcie „{ $place-name }” jest { $range }
given-players = Śniących jest { $range }
given-resource = { $form ->
    [you] masz
   *[one] { $who } ma
} { $range } { $what }
given-hand = { $form ->
    [you] liczba kart na ręce
   *[one] liczba kart na ręce ({ $who })
} to { $range }
given-masks = { $form ->
    [you] liczba Masek
   *[one] liczba Masek ({ $who })
} to { $range }
given-season = trwa Pora: { $what }
given-marked = { $is ->
    [no] przy „{ $what }” nie leży żaden znacznik opłaty
   *[yes] przy „{ $what }” leży znacznik opłaty
}
given-near = { $what } jest w zasięgu { $n }
near-victim = ten Śniący
near-actor = twoja figurka
given-location = Drużyna jest w Lokacji z ikoną: { $what }
given-layer = jesteście { $what }
given-phase = trwa { $what }
given-paying = trwa opłacanie
given-won-by = { $is ->
    [no] Drzemki nie wygrano
   *[yes] Drzemkę wygrano
} przez { $what }
given-dream = to Sen „{ $what }”
given-face = kość pokazuje { $what }
given-read = { $is ->
    [no] skryptu jeszcze nie przeczytano
   *[yes] przeczytano poprzedzający skrypt
}
given-gem = { $place } { $is ->
    [no] nie leży Kryształ
   *[yes] leży Kryształ
}
given-sign = zagrano tu { $what }
range-least = co najmniej { $n }
range-most = najwyżej { $n }
range-equal = dokładnie { $n }
range-between = od { $least } do { $most }

## Koszty
cost-intent = { $n } { $colour-gen }
cost-any = { $n } Zamiaru jednego koloru
cost-or = { $first } albo { $last }
price-E = { $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
}
price-D = otrzymaj { $n ->
    [one] 1 Udrękę
    [few] { $n } Udręki
   *[other] { $n } Udręk
}
price-G = { $n ->
    [one] 1 Kryształ
    [few] { $n } Kryształy
   *[other] { $n } Kryształów
}
price-Spirit = { $n ->
    [one] 1 Duch
    [few] { $n } Duchy
   *[other] { $n } Duchów
}
price-Key = { $n ->
    [one] 1 Klucz
    [few] { $n } Klucze
   *[other] { $n } Kluczy
}
price-Hour = { $n ->
    [one] 1 Godzina
    [few] { $n } Godziny
   *[other] { $n } Godzin
}
price-hand = odrzuć z ręki { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
price-seal = Zablokuj { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
price-flip = odwróć { $n ->
    [one] 1 kartę Rozwoju
    [few] { $n } karty Rozwoju
   *[other] { $n } kart Rozwoju
}
price-item = odrzuć { $n ->
    [one] 1 Przedmiot
    [few] { $n } Przedmioty
   *[other] { $n } Przedmiotów
}
price-mask = odrzuć aktywną Maskę
price-turn = { $n ->
    [one] 1 Tura
    [few] { $n } Tury
   *[other] { $n } Tur
}
cost-free = bez kosztu
cost-staged = { $cost }, raz na każdego Śniącego

## Kiedy
window-own-time = {""}
window-pay = w trakcie płacenia
window-roll = { $whose ->
    [own] po twoim rzucie kością
    [entity] po rzucie za Istotę
   *[any] po rzucie kością
}
window-distress = { $whose ->
    [any] gdy Śniący ma otrzymać Udrękę
   *[own] gdy masz otrzymać Udrękę
}
window-seal = { $whose ->
    [any] gdy Śniący ma Zablokować karty
   *[own] gdy masz Zablokować karty
}
window-step = przed krokiem karty Tury
window-flaw = gdy dobierasz Defekt
window-place = gdy wykładasz kartę Rozwoju
window-slumber-drawn = gdy dobrano Drzemkę
window-slumber-won = gdy Drzemka jest wygrana
window-fate-drawn = gdy dobrano kartę Losu
on-start-turn = na początku Tury
on-end-turn = na końcu Tury
on-step = przy rozpatrywaniu kroku karty Tury
on-boost = gdy Wzmacniasz{ $what }
on-roll = gdy wyrzucasz{ $what }
on-distress = gdy ktoś otrzymuje Udrękę
on-prevented = gdy anulujesz Udrękę
on-sealed = gdy Blokuje się karty
on-place = gdy wykładasz kartę Rozwoju
on-flip = gdy odwracasz kartę
on-restore = gdy Przywracasz kartę
on-gain = gdy otrzymujesz { $what }
on-draw = gdy dobierasz karty
on-reshuffle = przy przetasowaniu talii
on-move = gdy się Poruszasz
on-enters = gdy ktoś wchodzi na pole
on-map-action = przy użyciu Akcji Mapy
on-reveal = przy Odkryciu
on-spawned = gdy się pojawia
on-despawned = gdy znika z mapy
on-loot = gdy Drużyna bierze Łupy
on-buy = przy zakupie
on-enter-location = gdy Drużyna wchodzi do Lokacji z ikoną: { $what }
on-slumber-end = na koniec Drzemki
on-dream-end = na koniec Snu
on-face = {" "}({ $face })
limit-turn = raz na Turę
limit-dream = raz na Sen
limit-slumber = raz na Drzemkę
limit-map = raz między dwiema Drzemkami
limit-once = raz
head-rapid = szybka akcja
head-map = na Mapie Świata Snów
head-cost = koszt: { $cost }
head-free = bez kosztu
head-keyword-contact = Kontakt
head-keyword-assault = Atak
head-range = zasięg { $n }
head-once = raz we Śnie
head-boost-must = wymaga Wzmocnienia
head-sign = za { $sign }
head-if = jeśli { $given }
head-completing = ostatnia opłata tylko wtedy, gdy { $given }
head-discard = potem trafia do Schowka

## Karty
card-intent = Zamiar: { $intent }
card-intent-none = bez Zamiaru
card-place = wyłożenie kosztuje { $cost }
card-ether = { $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
} na Targu
card-plain = Bez tekstu: służy do płacenia.
card-removal = Przy dobraniu usuwa go: { $cost }.
card-lasting = Zostaje w strefie Rozwoju.
card-way-out = Sposób na pozbycie się: { $cost }.
card-good = Dobra Pora.
card-bad = Zła Pora.
card-won = Po wygranym Śnie: { $season }.
card-lost = Po przegranym Śnie: { $season }.
entity-figure-human = figurka człowieka
entity-figure-creature = figurka stwora
entity-figure-token = żeton
entity-move = Ruch { $n }
entity-figures = { $n ->
    [few] { $n } figurki
   *[other] { $n } figurek
}
entity-huge = Wielka
entity-turns = { $n ->
    [one] 1 Tura
    [few] { $n } Tury
   *[other] { $n } Tur
}
entity-basic = Podstawowy
entity-special = Specjalny
entity-morph = Morf
entity-morph-text = otrzymuje { $n ->
    [one] 1 Morf
    [few] { $n } Morfy
   *[other] { $n } Morfów
}
entity-skip = można pominąć
entity-end = Koniec Tur
entity-salvation = Wybawienie
entity-setup = Przygotowanie
tile-enter = Wejście: { $spaces }
tile-lair = Kryjówka: { $spaces }
tile-gem = Miejsce Kryształu
tile-trap = Pułapka
tile-action = Akcja Dziwactwa
tile-quirk = Miejsce Dziwactwa: { $spaces }
tile-stairs = Schody: { $spaces }
tile-extra = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
} więcej w kroku Dobierania: { $space }
tile-terrain = { $terrain }: { $spaces }
turn-card = Karta Tury { $n }, kolor { $colour }
turn-steps = Kroki: { $steps }
turn-loot = Łupy: { $text }
loot-nothing = brak Łupów
wisdom-W-01 = Pokonani Śniący się budzą: Sen czeka na kolejną próbę, a każdy ponosi koszt śmierci.
wisdom-W-02 = Przy Przebudzeniu odkłada się karty i buduje talie na nowo; sesja może się tu skończyć.
wisdom-W-03 = Drzemka: wchodzicie do Drzemki. Los: dobieracie kartę Losu. Klucz: dostajecie Klucz, jeśli od ostatniego była Drzemka. Sklep: zakupy. Odpoczynek: każdy Śniący może Przywrócić 1 kartę.
wisdom-W-04 = Drzemkę rozgrywa się z ręką i talią takimi, jakie są. Faza Delta pozwala wszystkim odpocząć.
wisdom-W-12 = Ostatnia Brama otwiera się, gdy wszystkie pozostałe macie za sobą.
