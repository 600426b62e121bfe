# Etherfields po polsku: to, co mówi tylko przeglądarka.

plate = Kampania snów, która zmienia własne zasady, kiedy śpicie.
    .players = 1–4 graczy
    .length = 1–2 h

## Formularz
form-scenario = Sen
    .help = W co gracie.
form-players = Śniący
    .help = Samotnie albo razem, od jednego do czterech.
form-players-count = { $n ->
    [one] 1 Śniący
    [few] { $n } Śniących
    [many] { $n } Śniących
   *[other] { $n } Śniących
}
form-dreamer = Śniący
    .help = Każdy gra kimś innym.
form-any = ktokolwiek zostanie
form-difficulty = Poziom trudności
    .help = Ile Sen wybacza.
form-difficulty-gentle = łagodny
form-difficulty-standard = zwykły
form-difficulty-deep = głęboki
form-agreement = Decyzje Drużyny
    .help = Kto odpowiada, gdy rzecz dotyczy wszystkich.
form-agreement-first = liczy się pierwsza odpowiedź
form-agreement-leader = decyduje pierwszy gracz
form-agreement-vote = wszyscy głosują
form-rounds = Rundy po kolei
    .help = Jedno po drugim zamiast wszyscy naraz.
form-session = sesja na Mapie Świata Snów
form-bad-players = Gra od jednego do czterech Śniących, nie „{ $given }”.

## Stół
web-map = Krajobraz Snu
web-world = Mapa Świata Snów
web-blocked = nikt tu nie wejdzie
web-extra = +{ $n } przy dobieraniu kart
web-tokens = { $token } × { $n }
web-turn-n = Tura { $n }
web-turns = Karty Tur
web-turns-left = { $n ->
    [0] nie ma już zakrytych kart
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
    [many] { $n } zakrytych kart
   *[other] { $n } zakrytej karty
}
web-turns-spent = Tura { $n }, miniona
web-turns-more = +{ $n }
web-end-of-turns = Koniec Tur
web-step-blocked = Zablokowany
web-step-over = za nami
web-step-morph = Istoty się zmieniają.
web-step-basic = Istoty robią to, co mówi efekt Podstawowy.
web-step-special = Istoty robią to, co mówi efekt Specjalny.
web-step-roll = Rzut kością Ruchu; Istoty się poruszają.
web-rail-draw = Dobieranie
web-rail-act = Karty i akcje, wszyscy naraz
web-rail-dreamscape = Krajobraz
web-team = Drużyna
web-distress = Udręka { $n } z { $most }
web-cards = ręka { $hand }, talia { $deck }, odrzucone { $discard }, Zablokowane { $sealed }
web-done = gotowe
web-first = prowadzi
web-boosted = Wzmocnienie zużyte
web-progress = Rozwój
web-flipped = odwrócona
web-innate = na wierzchu: { $name }
web-lead = działaj jako { $name }
web-items = { $n } z { $most }
web-items-title = Przedmioty
web-items-none = Nie ma jeszcze Przedmiotów.
web-hand = { $whose }: ręka
web-hand-empty = Pusta ręka.
web-hand-line = Karta płaci Zamiarem albo działa, nigdy jedno i drugie.
web-kind-action = akcja
web-kind-rapid = szybka
web-kind-place = umieść: { $cost }
web-kind-intent = Zamiar
web-kind-flaw = Defekt
web-place = umieść: { $card } [{ $cost }]
web-move = ruch
web-far = od ciebie
web-where = na
web-goal = Cel.
web-secrets = Sekrety, których nikt nie odkrył: { $n }
web-journal = Pamiętnik
web-journal-open = otwórz
web-journal-empty = Niczego jeszcze nie przeczytano.
web-close = zamknij
web-stage-acts = Co możesz zrobić
web-stage-choose = Twój wybór
web-none = Mapa pojawi się, gdy zacznie się Sen.
web-legend = znaki
web-deck-count = Kart: { $n }; talia ma od { $least } do { $most }
web-deck-colours = według koloru
web-deck-worth = według Zamiaru
web-keys = { $n ->
    [one] 1 Klucz
    [few] { $n } Klucze
    [many] { $n } Kluczy
   *[other] { $n } Klucza
}
web-hours = { $n ->
    [one] 1 Godzina
    [few] { $n } Godziny
    [many] { $n } Godzin
   *[other] { $n } Godziny
}
web-gates = Bramy
web-gate-locked = zamknięta
web-gate-open = otwarta
web-gate-won = wygrany
web-gate-part = wygrany częściowo
web-gate-conceded = porzucony
web-gate-tries = na próżno: { $n }
web-here = tu jest Drużyna
web-ways-to = dalej do { $ways }

web-loot = Łupy:
web-shortcuts-to = Skrót do: { $ways }
web-gate-hints = otwarte wskazówki: { $n }
web-kept-notes = Notki
web-kept-wisdom = Wiedza
web-kept-storage = Schowek
web-kept-signs = Znaki
web-kept-secrets = Sekrety, których nikt nie odnalazł
web-only-A = Przenikliwość
web-only-C = Spryt
web-only-W = Gniew
web-only-action = akcje
web-only-rapid = szybkie
web-only-place = Rozwój

web-matter-fate-drawn = Los
web-matter-flaw-drawn = Defekt
web-matter-looted = Łupy
web-matter-shopping = Sklep
    .text = Karty Wpływu z Targu, jeden losowy Przedmiot za 2 Etery albo nic: to daje 1 Eter.
web-matter-delta = Faza Delta
    .text = Odpoczynek, zanim cykl Drzemek zacznie się od nowa. Bierzcie, co się przyda.
web-delta-heal = Tracisz całą Udrękę.
web-delta-unseal = Odblokowujesz wszystkie swoje karty.
web-delta-restore = Przywracasz wszystkie odwrócone karty Rozwoju.
web-delta-shuffle = Stos kart odrzuconych wraca do talii.
web-delta-mask = Zakładasz dowolną ze swoich Masek.
web-ether = { $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
}

## Utknęliście?
stuck-open = Utknęliście?
stuck-title = Utknęliście?
stuck-line = Przejdźcie tę listę; to, co ma ptaszek, macie teraz pod ręką.
stuck-not-now = nie teraz
stuck-hand = Ręka: czym płaci każda karta i co jeszcze potrafi?
stuck-innate = Wrodzona akcja na rewersie wierzchniej karty.
stuck-gem = Trzy karty za Kryształ.
stuck-unmorph = Usunięcie Morfa z Istoty.
stuck-peek = Podejrzenie Sekretu.
stuck-boost = Wzmocnienie płatności, raz na Turę.
stuck-reroll = Kryształ przerzuca każdą kość, także tę, która porusza Istotami.
stuck-mask = Maska.
stuck-wisdom = Karty Wiedzy w pamiętniku: przeczytajcie je jeszcze raz.
stuck-progress = Rozwój: umieśćcie kartę albo użyjcie tej, która już leży.
stuck-items = Przedmioty Drużyny.
stuck-clock = Godziny: Wysiłek zamiast kroków albo dodatkowe Tury.
stuck-sign = Znak, który pasuje do pola.
stuck-look = Jeszcze raz: nazwy, symbole, miejsca. W Krajobrazie Snu coś jest ukryte.
stuck-hints = Wskazówki
stuck-hints-left = { $n ->
    [one] { $n } wskazówka jest jeszcze zamknięta. Otwiera się po nieudanej próbie{ $sold ->
        [yes] {""} albo za 1 Godzinę
       *[no] {""}
    }.
    [few] { $n } wskazówki są jeszcze zamknięte. Kolejna otwiera się po nieudanej próbie{ $sold ->
        [yes] {""} albo za 1 Godzinę
       *[no] {""}
    }.
   *[many] { $n } wskazówek jest jeszcze zamkniętych. Kolejna otwiera się po nieudanej próbie{ $sold ->
        [yes] {""} albo za 1 Godzinę
       *[no] {""}
    }.
}

## Płacenie
web-pay-title = Płacisz: { $what }
web-pay-move = Jedno pole za każdy punkt Sprytu.
web-pay-steps = { $n ->
    [0] Niczego jeszcze nie wyłożono: każdy punkt to jedno pole.
    [one] Wystarczy na 1 pole.
    [few] Wystarczy na { $n } pola.
    [many] Wystarczy na { $n } pól.
   *[other] Wystarczy na { $n } pola.
}
web-pay-missing = { $n ->
    [one] Brakuje 1.
   *[other] Brakuje { $n }.
}
web-pay-exact = Akurat tyle, ile trzeba.
web-pay-surplus = Wystarczy; nadwyżka { $n } przepada.
web-pay-sum = { $total } z { $need }
web-pay-laid = wyłożone
web-pay-back = Można to cofnąć, dopóki niczego nie dobrano, nie odkryto ani nie rzucono kością.
web-pay-no-back = Można to cofnąć, dopóki niczego nie dobrano, nie odkryto ani nie rzucono kością; kto rezygnuje, traci wyłożone karty.
web-boost-title = Wzmocnienie: kość Szczęścia
web-boost-reached = koszt opłacony
web-boost-disaster = katastrofa
web-pay-now = Zapłać { $n } i wykonaj
web-pay-move-now = { $n ->
    [one] Zapłać 1, rusz się o 1 pole
    [few] Zapłać { $n }, rusz się o { $n } pola
    [many] Zapłać { $n }, rusz się o { $n } pól
   *[other] Zapłać { $n }, rusz się o { $n } pola
}
web-ask-hint = Otworzyć wskazówkę { $n } z 3 do Snu „{ $dream }”? { $paid ->
    [yes] Kosztuje 1 Godzinę
   *[no] Nic nie kosztuje
} i zostaje otwarta do końca kampanii.
web-ask-concede = Porzucić na dobre Sen „{ $dream }”? Nikt już do niego nie wejdzie.
web-ask-awaken = Przebudzić się? Udręka znika, karty Zablokowane i odrzucone wracają, a Godziny liczą się od nowa; ale Klucze i Kryształy przepadają, a wyłożone karty Rozwoju wracają do pozostałych.
web-ask-save = Zakończyć tu sesję? Kart na ręce, Kluczy, Godzin, Eteru i Kryształów nie zachowacie do następnej.
web-line-act = { $n ->
    [0] Masz pustą rękę.
    [one] 1 karta na ręce. Karta płaci albo działa, nigdy jedno i drugie.
    [few] { $n } karty na ręce. Karta płaci albo działa, nigdy jedno i drugie.
    [many] { $n } kart na ręce. Karta płaci albo działa, nigdy jedno i drugie.
   *[other] { $n } karty na ręce. Karta płaci albo działa, nigdy jedno i drugie.
}
web-line-pay = Naciśnij karty na ręce, aby je wyłożyć.
web-line-walk = { $n ->
    [one] Jeszcze 1 pole.
    [few] Jeszcze { $n } pola.
    [many] Jeszcze { $n } pól.
   *[other] Jeszcze { $n } pola.
}
web-confirm-discard = { $n ->
    [0] Nie odrzucaj niczego
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $n } karty
    [many] Odrzuć { $n } kart
   *[other] Odrzuć { $n } karty
}
web-confirm-hand = { $n ->
    [0] Nic jeszcze nie wybrano
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $n } karty
    [many] Odrzuć { $n } kart
   *[other] Odrzuć { $n } karty
}
web-confirm-card = { $n ->
    [0] Nic jeszcze nie wybrano
    [one] Odwróć 1 kartę
    [few] Odwróć { $n } karty
    [many] Odwróć { $n } kart
   *[other] Odwróć { $n } karty
}
web-confirm-delta = { $n ->
    [0] Nie korzystaj z niczego
   *[other] Skorzystaj z wybranych ({ $n })
}
web-confirm-deck = { $n ->
    [one] Talia z 1 karty
   *[other] Talia z { $n } kart
}

## Co robią inni
doing-act = zastanawia się
doing-pay = płaci
doing-walk = idzie
doing-reading = czyta
doing-discard = wybiera, co odrzucić
doing-back = już gotowe

## Pierwszy stół
callout-map = Naciśnij pole, figurkę albo znak, aby tam działać; wybrać można wszystko, co ma różową przerywaną linię. Przytrzymaj albo wskaż, aby o czymś przeczytać.
    .title = Krajobraz Snu
callout-hand = Grzbiet karty mówi, czym płaci: Przenikliwością, Sprytem albo Gniewem. Karta płaci albo działa, nigdy jedno i drugie.
    .title = Twoja ręka
callout-deeds = Wszystko, co możesz teraz zrobić, stoi też na tej liście, wraz z kosztem.
    .title = Lista
web-peeked = { $seat } podgląda Sekret: { $back }.
web-peek-line = Widzisz to tylko ty, przez pięć sekund. Powiedz reszcie, co zechcesz.
