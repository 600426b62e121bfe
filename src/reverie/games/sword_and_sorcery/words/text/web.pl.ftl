# Co mówi tylko przeglądarka: formularz nowego stołu.

form-quest = Zadanie
    .help = Siedem zadań składa się na jedną opowieść; w każde można też zagrać osobno.
form-party = Bohaterowie
    .help = Ilu bohaterów bierze udział. Jedna osoba może prowadzić kilku.
form-party-count = { $n ->
    [one] { $n } bohater
    [few] { $n } bohaterów
   *[other] { $n } bohaterów
}
form-hero = Bohater
    .help = Każdy bohater ma dwie wersje; każdy bierze udział raz, a dusze praworządne i chaotyczne się nie mieszają.
form-fitting = ktokolwiek pasuje
form-rank = Poziom duszy na początku
    .help = Wszyscy bohaterowie zaczynają na nim, z należnymi mu zdolnościami. Zadanie jest wyrównane na swoim własnym poziomie.
form-rank-own = jak mówi zadanie
form-rank-at = poziom { $rank }
form-rank-of-quest = Pomyślane dla bohaterów na poziomie { $rank }.
form-bad-rank = Poziom duszy to liczba, a nie „{ $given }”.
form-difficulty = Poziom trudności
    .help = Fabularny jest łagodniejszy, Heroiczny trudniejszy niż zasady z pudełka.
form-agreement = Decyzje drużyny
    .help = Jak drużyna decyduje o tym, co dotyczy wszystkich.
form-agreement-first = liczy się pierwsza odpowiedź
form-agreement-leader = decyduje gracz aktywnego bohatera
form-agreement-vote = wszyscy głosują
form-soul-storm = Duchowa nawałnica
    .help = Dusze praworządne i chaotyczne mogą brać udział razem.
form-bad-party = Drużyna liczy od 2 do 5 bohaterów, a nie „{ $given }”.

## Przebieg rundy
web-turn = Tura { $who-gen }
web-rail-hero = { $who }
web-rail-enemy = Wrogowie po turze { $who-gen }
web-state-active = w akcji
web-state-next = czeka
web-state-done = po turze

## Bohaterowie
web-act-move = Ruch { $n }
web-act-combat = Walka { $n }
web-act-normal = Zwykłe { $n }
web-reach = zasięg { $n }
web-innate = wrodzona
web-passive = pasywna
web-cooling = { $n ->
    [one] została { $n } klepsydra
    [few] zostały { $n } klepsydry
   *[other] zostało { $n } klepsydr
}
web-health = { $left } z { $most } PŻ
web-shields = magiczne osłony
web-armour = pancerz
web-defence-dice-count = kości obrony
web-charges = ładunki
web-key = magiczny klucz
web-threat = żeton zagrożenia, strona { $side }
web-sheet-open = Karta
web-sheet-line = { $version }, { $nature }
web-gem = Klejnot duszy
web-gem-rank = poziom duszy
web-gem-move = ruch
web-gem-combat = akcje walki
web-gem-normal = akcje zwykłe
web-gem-price = Poziom { $rank } kosztuje { $n ->
    [one] { $n } punkt duszy
    [few] { $n } punkty duszy
   *[other] { $n } punktów duszy
}.
web-slots = Wyposażenie
web-slot-empty = puste
web-pack = Plecak: zajęte { $n }, wolne { $free }
web-powers = Zdolności
web-lead = Działaj postacią: { $name }
web-crowns = korony

## Zegar i wrogowie
web-events = Wydarzenia
web-event-down = zakryte wydarzenie
web-event-last = ostatnie wydarzenie: gdy go zabraknie, zadanie jest przegrane
web-sky-nothing = W tym zadaniu niczego nie zmienia.
web-encounter = Spotkanie: { $name }
web-enemies = Wrogowie
web-scroll-line = { $race }, zagrożenie { $n }
web-prefers = Wybiera:
web-sees = Widzi:
web-sees-nobody = nikogo
web-areas = obszary
web-else = inaczej
web-acting = działa
web-controlled = decyduje za niego { $who }
web-look-enemy = Obejrzyj: { $name }
web-abilities = Cechy

## Co można zrobić
web-stage-deeds = Co można zrobić
web-stage-soul = Punkty duszy
web-stage-learn = Zdolności do nauki
web-stage-choose = Wybierz
web-stage-empty = Nic więcej nie da się zrobić.
web-takes-combat = walka
web-takes-normal = zwykła
web-takes-free = darmowa
web-takes-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
web-odds-kill = zabija: { $chance }
web-odds-wounds = rany: { $wounds }
web-odds-least = { $n ->
    [one] co najmniej { $n } rana
    [few] co najmniej { $n } rany
   *[other] co najmniej { $n } ran
}
web-odds-dead = śmierć
web-odds-title = { $weapon }: { $target }
web-line-engaged = Kto odchodzi, daje najpierw uderzyć { $n ->
    [one] { $n } wrogowi
   *[other] { $n } wrogom
}.
web-line-several = Wybrano: { $n }.
web-line-who = Potem swoją turę mają wrogowie.
web-line-start = Tam zaczynają wszyscy bohaterowie.
web-line-soul = Poziom zostaje na zawsze; duch musi stać przy aktywnej kapliczce.
web-line-victim = Zasady dopuszczają kilka osób: wybiera gracz tego wroga.
web-line-activate = Zadziałają wszyscy, ustalasz tylko kolejność.
web-line-path = Obie drogi są równie krótkie.
web-line-window = Pas nic nie kosztuje.
web-line-learn = Czego się nauczysz, tego nie zapomnisz.
web-line-effect = Za każdy efekt płaci się raz; symbole TRAFIENIA, którymi się płaci, i tak się liczą.
web-line-visit = Wszyscy handlują jednocześnie.
web-line-drawn = Pozostałe wracają.
web-line-trap = Jedna zadziała, druga zostanie odłożona.
web-ask-before-end = { $n ->
    [one] Została akcja walki, a wróg jest w zasięgu. Zakończyć turę?
    [few] Zostały { $n } akcje walki, a wróg jest w zasięgu. Zakończyć turę?
   *[other] Zostało { $n } akcji walki, a wróg jest w zasięgu. Zakończyć turę?
}
web-confirm-reroll = { $n ->
    [0] Nie przerzucaj
    [one] Przerzuć { $n } kość
    [few] Przerzuć { $n } kości
   *[other] Przerzuć { $n } kości
}
web-confirm-pick-up = { $n ->
    [0] Zostaw wszystko
   *[other] Podnieś ({ $n })
}
web-confirm-drop = { $n ->
    [0] Zatrzymaj wszystko
   *[other] Upuść ({ $n })
}

## Atak
web-fight-title = { $who }: { $weapon }
web-plain-hits = same trafienia
web-dice = Kości
web-dice-attack = Atakuje { $who }
web-dice-defence = Broni się { $who }
web-dice-other = Rzuca { $who }
web-die-spent = wydana
web-die-again = przerzucona
web-effects = Efekty
web-armour-effects = Efekty pancerza
web-effect-can = można opłacić
web-effect-paid = opłacony
web-effect-not = brakuje symboli
web-hits = Trafienia
web-hits-sure = pewne trafienia
web-hits-dice = TRAFIENIA na kościach
web-hits-effects = efekty
web-hits-supremacy = przewaga
web-hits-focus = wzmocnienie
web-hits-symbols = symbole liczone jak TRAFIENIE
web-hits-mod = inne premie i kary
web-hits-night = noc
web-hits-sum = trafienia
web-hits-now = trafienia dotąd
web-defence = Obrona
web-defence-hits = trafienia
web-defence-armour = pancerz, słabości, odporności
web-defence-shields = magiczne osłony
web-defence-dice = TARCZE na kościach
web-defence-sum = rany dotąd
web-payments = Dokładne szanse, zależnie od opłaconych efektów
web-total-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}
web-total-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[other] { $n } tarcz
}
web-beat-attack = Atakuje { $who }.
web-beat-defence = Broni się { $who }.
web-beat-save = Rzut na odporność: { $who }.
web-beat-again = Przerzut: { $who }.

## Emporium
web-market = Emporium
web-market-purse = { $who }: korony { $crowns }
web-shelf-weapon = Broń
web-shelf-armour = Pancerze
web-shelf-small = Mikstury i amunicja
web-shelf-other = Inne towary
web-stash = Skrytka drużyny
web-stash-empty = Skrytka jest pusta.
web-tavern = Tawerna
web-bet = Jeden zakład za { $n } koron na wizytę, na symbol niebieskiej kości.
web-bet-wins = wygrana { $n }
web-share = Podziel się koronami
web-ware-free = za darmo
web-ware-dear = za drogie
web-ware-runes = inne runy
web-copies = × { $n }
web-other-side = Druga strona, { $card }:
web-goods = Twoje rzeczy: kliknij, by założyć, oddać, sprzedać albo ulepszyć

## Opowieść
web-journal = Kronika
web-journal-open = Kronika ({ $n })
web-close = Zamknij
web-goal = Cel: { $aim }
web-branch-who = Odpowiada { $who }, zgodnie z naturą duszy.
web-branch-closed = Zamknięte dla tej duszy: „{ $answer }” ({ $nature }).

## Na mapie
web-map = Mapa
web-area-difficult = Trudny teren: wejście kosztuje 2 punkty ruchu.
web-area-dangerous = Niebezpieczny teren: bohater, który tu wejdzie, otrzymuje 1 ranę.
web-door = Zamknięte drzwi. Otwarcie to darmowa akcja z obszaru obok, po której ciągnie się pułapkę.
web-door-secured = Zabezpieczone drzwi. Wyważenie wymaga zwykłej akcji i nie może być obok wroga; potem ciągnie się pułapkę.
web-door-locked = Trzyma je magiczny zamek: zdejmie go tylko magiczny klucz.
web-thing-chest = Wyważenie wymaga zwykłej akcji i nie może być obok wroga. Najpierw pułapka.
    .rule = SS-10.8
web-thing-search = Zwykła akcja bez wroga obok: czerwona kość mówi, co się znajdzie.
    .rule = SS-10.11
web-thing-waypoint = Kto tu wejdzie, czyta dalej.
    .rule = SS-40.4g
web-thing-shrine = Przy aktywnej kapliczce drużyna może w fazie czasu przywrócić ducha do życia.
    .rule = SS-26.13
web-thing-gate = Z otwartej bramy przywołania wychodzą wrogowie.
    .rule = SS-30.2
web-thing-shadow = Nikt nie wie, co to jest, dopóki nie zobaczy tego bohater.
    .rule = SS-29.1
web-thing-story = Kto tu wejdzie, czyta dalej.
    .rule = SS-38.1
web-thing-fire = Kto tu stoi albo wejdzie, zaczyna płonąć.
    .rule = SS-24.16
web-thing-crowns = Podnosi je darmowa akcja, gdy obok ciebie nie ma wroga.
    .rule = SS-17.3
web-thing-loot = Podnosi go darmowa akcja, gdy obok ciebie nie ma wroga; wtedy się go odkrywa.
    .rule = SS-17.3
web-thing-treasure = Podnosi ją darmowa akcja, gdy obok ciebie nie ma wroga; wtedy się ją odkrywa.
    .rule = SS-17.3
web-thing-item = Podnosi go darmowa akcja, gdy obok ciebie nie ma wroga.
    .rule = SS-17.3
web-thing-totem = Stoi, dopóki ktoś go nie obali.
    .rule = SS-16.8
web-thing-torch = Zabiera ją darmowa akcja, po jednej na bohatera; zatknięta przy zamkniętej bramie zostaje tam.
    .rule = SS-16.8
web-thing-inhabitant = Darmowa akcja bierze tę osobę za rękę: idzie tam, gdzie ty, i jest bezpieczna tam, gdzie zaczynali bohaterowie. W ogniu albo sam na sam z wrogiem ginie.
    .rule = SS-16.8
web-thing-key = Bierze się go darmową akcją; otwiera magiczne zamki.
    .rule = SS-10.10

## Zadanie przed i po
web-brief-clock = Czas, w kartach wydarzeń: { $n }. Gdy zabraknie ostatniej, zadanie jest przegrane.
web-brief-ghosts = Przegrywa się też, gdy wszyscy bohaterowie są duchami.
web-brief-crowns = Nagroda: po { $n } koron dla każdego bohatera.
web-brief-treasures = Nagroda: dobrane skarby: { $draw }, zatrzymane: { $keep }.
web-figure-hero = bohater
figure-dealt = zadane rany
figure-taken = otrzymane rany
figure-slain = zabici wrogowie
figure-deaths = śmierci

## Pierwsza gra
callout-heroes = Twoi bohaterowie: zdrowie, dolegliwości, co zostało z tury. Jeśli prowadzisz kilku, kliknij herb albo wciśnij jego numer, żeby działać kimś innym.
    .title = Drużyna
callout-map = Przerywane różowe linie pokazują, dokąd można pójść albo kogo uderzyć; liczby mówią, ile punktów ruchu to zajmie. Kliknij wroga, a dowiesz się, czemu nie można, i co on zamierza.
    .title = Mapa
callout-deeds = Wszystko, co można wybrać, jest też na tej liście: z ceną i dokładnymi szansami każdego ataku.
    .title = Co można zrobić
web-apart = nie ma tu jeszcze drogi
web-market-rest = Za drogie albo z innymi runami: { $n }
