# Lekcje i zagadki Dreamblade po polsku.
# Krok może użyć nazw tego, co wskazuje: $first, $second, $third.

## Strony
lessons-title = Naucz się grać w Dreamblade
lessons-line = Pięć krótkich lekcji przy prawdziwym stole. Kości są ustawione tak, żeby było widać to, co ważne; każdy legalny ruch pozostaje legalny.
lessons-list = Lekcje
lessons-progress = ukończono { $done } z { $all }
lessons-number = Lekcja { $n }
lessons-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
lessons-done = Ukończona
lessons-start = Zacznij
lessons-again = Zacznij od nowa
lessons-start-of = Zacznij: { $title }
lessons-again-of = Zacznij od nowa: { $title }
lessons-go-on = Kontynuuj
lessons-go-on-of = Kontynuuj: { $title }
lessons-all = Wszystkie lekcje
lessons-to-puzzles = Dwadzieścia zagadek
puzzles-title = Zagadki
puzzles-line = Wygraj tę turę. Każda zagadka opiera się na jednym słowie kluczowym; komputer sprawdził wszystkie możliwości i żadnej nie da się rozwiązać bez tego słowa.
puzzles-number = Zagadka { $n }
puzzles-list = Wszystkie zagadki
puzzles-any-dice = dowolne kości
puzzles-set-dice = ustawione kości
puzzles-to-lessons = Pięć lekcji

## Przy stole
coach-lesson = Lekcja { $n } z { $all }
coach-puzzle = Zagadka { $n } z { $all }
coach-step = Krok { $n } z { $all }
coach-go-on = Dalej
coach-play-on = Graj dalej tutaj
coach-over = Gra się skończyła, lekcja jeszcze nie
    .line = Cofnij ruch albo zacznij lekcję od nowa.
coach-steps = Kroki tej lekcji
coach-why = Dlaczego
coach-rest = Decyduje przeciwnik. Spójrz na dziennik: każdy wiersz podaje swoją zasadę.
coach-astray = Legalny ruch, ale nie ten z lekcji. Cofnij go albo graj dalej i zobacz, co z tego wyniknie.
coach-missed = Tego kroku nie da się już wykonać. Cofnij ruch albo zacznij lekcję od nowa.
coach-undo = Cofnij
coach-again = Od nowa
coach-next = Dalej: { $title }
coach-all-lessons = Wszystkie lekcje
coach-all-puzzles = Wszystkie zagadki
coach-done = Lekcja ukończona.
coach-solved = Rozwiązana.
coach-failed = Nierozwiązana: tura się skończyła i nie jest twoja.
coach-task = Wygraj tę turę. { $points ->
    [0] Księżyc nie ma jeszcze punktów
    [one] Księżyc ma { $points } punkt
    [few] Księżyc ma { $points } punkty
    [many] Księżyc ma { $points } punktów
   *[other] Księżyc ma { $points } punktu
}; jeśli zdobędziesz więcej, tura jest twoja.
coach-keyword = Słowo kluczowe
coach-dice = Twoje kości, w tej kolejności
coach-dice-gone = Ustawione kości są już zużyte.
coach-dice-any = Uda się niezależnie od kości.
coach-hint = Podpowiedź
coach-turn-won = Tura jest twoja.
bot-lesson = Tak pokazuje lekcja.

## Lekcja 1
lesson-claim = Formuj, przemieść, opanuj
    .line = Wprowadź istotę do krainy wyśnionej, doprowadź ją na obszar strategiczny i zdobądź punkty. Nikt nie stoi na drodze.
    .done = Istota uformowana, przemieszczona cztery razy, obszar opanowany za 3 punkty. Kto ma więcej punktów, wygrywa turę; sześć tur wygrywa grę.
lesson-claim-spawn = Formuj: { $first }. Wybierz figurkę w zasobach, a potem swój portal { $second }.
    .why = Kosztuje 3 i jeszcze 1, bo nie masz niczego z jej aspektu. W pierwszej turze wszystko przychodzi przez portal.
lesson-claim-choose-shift = Wybierz przemieszczenie.
    .why = W każdej turze masz dwie akcje. Przemieszczenie pozwala każdej niezwiązanej walką istocie przejść o jeden obszar; walka to starcia.
lesson-claim-first-move = Ruch: { $first } na { $second } albo { $third }.
    .why = Chodzi się na obszary stykające się bokiem, nigdy na skos. Cel to d4: cztery ruchy od portalu.
lesson-claim-shift-again = Druga akcja: jeszcze jedno przemieszczenie.
    .why = Akcja jest w całości przemieszczeniem albo w całości walką. Dwie takie same są dozwolone.
lesson-claim-second-move = Dalej: { $first } na { $second } albo { $third }.
    .why = W jednym przemieszczeniu każda istota rusza się raz.
lesson-claim-turn-two = Przeciwnik też ma dwie akcje; potem liczy się punkty tury.
    .why = Nie masz obszaru strategicznego i przeciwnik też nie: nikt nie wygrywa tej tury. Potem rzuca się kośćmi na następną.
lesson-claim-on-the-way = Tura 2. Nie ma czego formować, więc nadeszła pierwsza akcja: przemieszczenie.
    .why = Kości inicjatywy dały też punkty formowania; niewydane przepadają.
lesson-claim-third-move = Ruch: { $first } na { $second } albo { $third }.
    .why = Obszary z liczbami to obszary strategiczne. Znak przy liczbie mówi, kto może na nich punktować: d3 daje 2 obu stronom, d4 daje 3 tylko tobie.
lesson-claim-last-shift = Ostatnie przemieszczenie.
    .why = Do d4 został jeden ruch.
lesson-claim-last-move = Ruch: { $first } na d4.
    .why = Twoja istota bez wroga obok opanowuje obszar.
lesson-claim-claim = Poczekaj na koniec tury.
    .why = W fazie podboju dodaje się opanowane obszary: 3 do zera.

## Lekcja 2
lesson-strike = Walka, odgonienie, zniszczenie
    .line = Jedno starcie od pierwszej kości do ostatniego ataku: obrażenia, dwa losy i to, co może jeszcze ginąca istota.
    .done = Jedna istota odgoniona, druga zniszczona. Zniszczony wróg to punkt w tej turze, ale jego właściciel dostaje dwa punkty formowania, a istota atakuje jeszcze raz, gdy ginie w akcji pierwszego gracza.
lesson-strike-choose-strike = Wybierz walkę.
    .why = Twoje istoty na c3 stoją obok wrogów: są związane walką i nie mogą się przemieszczać. To obszar rywalizacji, więc można na nim walczyć.
lesson-strike-cell = Walcz na c3.
    .why = Walczy się na obszarach rywalizacji, na każdym raz, w dowolnej kolejności.
lesson-strike-attackers = Wybierz obie istoty: { $first } i { $second }, potem zatwierdź.
    .why = Ich siła to liczba kości: 5 i 2. Kość pokazuje 1, 2 albo 3 obrażenia, pudło (dwie ścianki) albo ostrze.
lesson-strike-split = 8 obrażeń. { $first }: 5, { $second }: 3, potem zatwierdź.
    .why = Obrażenia równe obronie odganiają, równe życiu niszczą. { $first }: obrona 3, życie 5. { $second }: obrona 3, życie 4.
lesson-strike-fate = { $first }: oba progi osiągnięte. Wybierz „Zniszczyć”.
    .why = Decyduje ten, kto zadał obrażenia. Odgoniona istota zostałaby tylko przeniesiona; zniszczona jest warta punkt.
lesson-strike-place = Odgonienie: { $first }. Przenieś ją na dowolny pusty obszar, z dala od strategicznych.
    .why = Obszar wybiera ten, kto odgania, byle nie własny portal. Róg to dobre miejsce dla wroga.
lesson-strike-deathblow = Atak przedśmiertny: { $first } ginie w twojej akcji, a zaczynasz ty, więc atakuje jeszcze raz.
    .why = Dwie kości dają 3 obrażenia. To mniej niż obrona 4, więc nic się nie dzieje, a obrażenia znikają na koniec fazy.
lesson-strike-conquest = Po starciu. Przeciwnik ma jeszcze swoje akcje, potem liczy się punkty tury.
    .why = c3 znów jest twój, a zniszczona istota to jeden punkt więcej.

## Lekcja 3
lesson-blades = Ostrza
    .line = Szósta ścianka kości. Ostrza trzeba przydzielać umiejętnościom: tym, które pomagają, i tym, które szkodzą.
    .done = Ostrzy trzeba używać, dopóki jakaś umiejętność może je przyjąć: najpierw dla siebie, potem może przeciw sobie. Umiejętność z „możesz” przyjmie ostrze bez szkody, a połowa podwójnego ostrza to nic.
lesson-blades-choose-strike = Czekają trzy starcia: wybierz walkę.
    .why = W tej turze jesteś drugim graczem, więc nikt nie zaatakuje przed śmiercią.
lesson-blades-cell-c3 = Najpierw walcz na c3.
    .why = Ustawione kości tej lekcji zużywają się po kolei.
lesson-blades-attackers = Atakuj obiema istotami: { $first } i { $second }.
    .why = Jedna ma Uderzenie krytyczne, które dodaje obrażenia, druga Partactwo, które je odejmuje. Obie umiejętności opłaca się ostrzem.
lesson-blades-crit = 3 obrażenia i dwa ostrza. Pierwsze przydziel Uderzeniu krytycznemu.
    .why = Dodaje ono 3. Zostaje jednak drugie ostrze, a trzeba je przydzielić, dopóki jakaś umiejętność może je przyjąć: Partactwo odejmuje 2.
lesson-blades-disrupted = 3 + 3 − 2 to 4, akurat dość. Przenieś na pusty obszar: { $first }.
    .why = Drugie ostrze musiało trafić na Partactwo. Gdyby atakowała tylko jedna z dwóch istot, nie byłoby go.
lesson-blades-cell-b3 = Teraz walcz na b3.
    .why = Tu też szkodliwa umiejętność czeka na ostrze.
lesson-blades-attackers-again = Atakuj: { $first } i { $second }.
    .why = Jedna istota ma Partactwo 3, druga Potyczkę.
lesson-blades-dump = 4 obrażenia i jedno ostrze. Przydziel je Potyczce.
    .why = Potyczka mówi „możesz”: przyjmuje ostrze i nie musi nic zrobić. Tak pozbywa się ostrza bez szkody.
lesson-blades-decline = Nic z nią nie rób, a potem przenieś odgonionego wroga.
    .why = Zostają całe 4 obrażenia. Z ostrzem na Partactwie byłoby 1.
lesson-blades-cell-d3 = Na koniec walcz na d3.
    .why = Jedna atakująca istota, pięć kości i umiejętność, która chce dwóch ostrzy naraz.
lesson-blades-double = Dwa ostrza: jedno przydziel Wypędzeniu.
    .why = { $first } ma też umiejętność za dwa ostrza. Oba mogłyby opłacić Czystkę; po wydaniu jednego drugie nie wystarczy i zostaje niewykorzystane. Nikt nie musi zużyć ich jak najwięcej.
lesson-blades-last-fight = Przesuń wroga albo go zostaw, a potem rozdziel obrażenia.
    .why = Pojedyncze ostrze nie jest połową podwójnego: przepada.

## Lekcja 4
lesson-locations = Lokacje i ceny
    .line = Aspekty zmieniają ceny, lokacje zostają tam, gdzie je uformowano, a niektóre umiejętności kosztują punkty formowania albo działają tylko na obszarze punktowanym.
    .done = Kolejność formowania oszczędziła ci punktów, lokacje trzymają swoje kolumny, a wieża daje punkt więcej w każdej fazie formowania, dopóki stoi na obszarze punktowanym.
lesson-locations-tower = Formuj: { $first } na { $second }.
    .why = Kosztuje 3 i jeszcze 1, bo nie masz niczego z Dzielności. Lokację formuje się tam, gdzie stoi twoja istota.
lesson-locations-mast = Formuj: { $first } na { $second }. Teraz kosztuje 3.
    .why = Wieża liczy się jako Dzielność. Na obszarze mieści się jedna lokacja, więc d3 jest zajęty.
lesson-locations-anchor = Formuj dokładnie za 7: { $first }, w portalu albo w swoim rzędzie, w kolumnie, w której coś masz.
    .why = Kupiona najpierw kosztowałaby 8. Kolumna z twoją figurką otwiera swój obszar w rzędzie formowania.
lesson-locations-advance = Został jeden punkt. Kliknij na planszy: { $first }, i kup Napór.
    .why = Umiejętność formowania opłaca się punktami formowania, raz w każdej fazie formowania.
lesson-locations-swimmer = Napór: { $first } na { $second }.
    .why = Niezwiązany walką sojusznik przechodzi o jeden obszar: z obszaru bez wartości na strategiczny.
lesson-locations-actions = Dwie akcje: idź na lepsze obszary, jeśli chcesz. Wieża zostaje, i tak nie może się ruszyć.
    .why = Umiejętności ze znakiem punktowania działają tylko na twoich obszarach punktowanych. Na d3 wieża działa, w rzędzie 1 by nie działała.
lesson-locations-energize = Zaczyna się następna tura.
    .why = Kości 4 i 3 to 7 punktów; Zasilenie wieży dodaje ósmy.

## Lekcja 5
lesson-game = Krótka gra
    .line = Trzy tury z całymi zestawami przeciw łatwemu przeciwnikowi, z radą na każdą fazę.
    .done = Trzy tury rozegrane. Pełna gra toczy się do sześciu wygranych tur; całą resztę już znasz.
lesson-game-spawn-1 = Uformuj przez portal dwie albo trzy tanie istoty.
    .why = Figurki jednego aspektu obniżają sobie ceny. Niewydane punkty przepadają. Żarówka na dolnym pasku w każdej chwili podpowie.
lesson-game-act-1 = Dwa razy się przemieść, w stronę obszarów strategicznych.
    .why = Im głębszy błękit, tym więcej wart obszar. Nikogo jeszcze nie da się dosięgnąć.
lesson-game-spawn-2 = Formuj dalej. Obszary twojego rzędu są już otwarte w kolumnach, w których stoisz.
    .why = Krótsza droga jest warta więcej niż wielka istota, która przyjdzie za późno.
lesson-game-act-2 = Opanowuj obszary. Walcz tam, gdzie odbierasz obszar przeciwnikowi.
    .why = Nad planszą widać, kto wygrałby turę, gdyby skończyła się teraz.
lesson-game-spawn-3 = Ostatnia faza formowania: to, co teraz przyjdzie, powinno w dwóch ruchach dojść na obszar strategiczny albo go utrzymać.
    .why = Nie ma już na co oszczędzać.
lesson-game-act-3 = Ostatnia tura. Licz: opanowane obszary i punkt za każdego zniszczonego wroga.
    .why = Kto wygrał więcej z trzech tur, wygrywa.

## Zagadki
puzzle-a-way-in = Droga do środka
    .hint = Walka nie zostawia czasu na przemieszczenie, chyba że ktoś ruszy się dzięki ostrzu.
    .after = Ostrze przesuwa Stróża na b4, a punkt za Świdraka przechyla szalę.
puzzle-a-second-blow = Drugi cios
    .hint = Razem dziewięć obrażeń, jeśli każda część trafi we właściwego.
    .after = Napad to 5 obrażeń na jednym celu; dla drugiego zostają 4, dokładnie jego życie.
puzzle-double-vision = Podwójne widzenie
    .hint = Dwa ostrza, jedno Uderzenie krytyczne. A może są dwa?
    .after = Echo kopiuje umiejętność sąsiada: 3 + 3 + 3 obrażenia niszczą to, czego nie zniszczyłoby 6.
puzzle-first-things-first = Po kolei
    .hint = Kości padają w kolejności starć. Komu przyda się ostrze?
    .after = Jeleń walczy pierwszy i zamienia ostrze w 3 obrażenia; Ogar dostaje dobre kości po nim.
puzzle-eviction = Eksmisja
    .hint = Wypędzenie sięga związanych walką wrogów wszędzie.
    .after = Ostrze wyrzuca Świdraka z b4, ale nie na b3, gdzie by punktował.
puzzle-no-second-dream = Bez drugiego snu
    .hint = Opróżnij obszar i niech jedna z dwóch istot już nie wróci.
    .after = 6 i 3 obrażenia odganiają obie; ta, którą naznaczyła Srogość, ginie.
puzzle-two-against-one = Dwoje na jednego
    .hint = Oskrzydlenie liczy istoty na obszarze. Masz dwie akcje.
    .after = Najpierw przychodzi druga istota, wtedy ostrze jest warte 2 i 7 obrażeń wystarcza.
puzzle-another-throw = Jeszcze jeden rzut
    .hint = Jedną kość można rzucić ponownie. Którą?
    .after = Pudło zmienia się w 3; razem z 2 to życie Świdraka.
puzzle-alone-among-many = Sam wśród wielu
    .hint = Rycerz jest najlepszy w mniejszości, a Stróż przydaje się tam, gdzie stoi.
    .after = Heroizm dodaje 3: 8 obrażeń niszczy jednego wroga i odgania drugiego, a d3 zostaje twój.
puzzle-come-closer = Podejdź bliżej
    .hint = Pięć punktów Pijawki to za dużo. Nie musi zejść z planszy, wystarczy, że opuści obszar.
    .after = Zwabiona na d3 nic tam nie punktuje, bo Stróż stoi jej na drodze.
puzzle-the-pack-gathers = Zbiera się sfora
    .hint = Dwa ostrza, dwa razy Sfora. Wystarczy jeszcze jeden sojusznik przy b4, a obszarów przy nim jest kilka.
    .after = Na b3 Giermek liczy się do Sfory i zarazem odbiera Księżycowi obszar.
puzzle-in-their-own-coin = Ich własną monetą
    .hint = Za jedno ostrze ich siła jest twoja. Paść muszą oboje.
    .after = Rewanż za Tętent to 8: razem z 3 dokładnie życie obu.
puzzle-slip-away = Wymknąć się
    .hint = Stróż jest uwięziony na a4, krok od b4. Kto go uwolni i którymi kośćmi?
    .after = Wydra walczy pierwsza; ostrze pozwala związanemu walką Stróżowi wejść na b4.
puzzle-changing-places = Zamiana miejsc
    .hint = Wieloryb nie padnie. Komuś innemu towarzystwo nie przeszkadza.
    .after = Mors zajmuje miejsce Strażnika i dominuje na b4 obok Wieloryba.
puzzle-elsewhere = Gdzie indziej
    .hint = Odebrać 4 punkty czy zdobyć 5?
    .after = Po odebraniu obszaru Księżycowi byłby remis; Giermek na b4 jest wart więcej.
puzzle-across-the-chart = Przez całą mapę
    .hint = Strzał dosięga każdego. Jeden z celów jest po śmierci wart więcej.
    .after = Szept traci obszar, a ty zyskujesz punkt, bo 3 obrażenia to całe jego życie.
puzzle-full-tilt = Na pełnym galopie
    .hint = Drogi obszar nie jest tym właściwym. Co zostaje Księżycowi?
    .after = Na d3 Szarża niszczy Świdraka i odbiera mu obszar.
puzzle-this-is-mine = To moje
    .hint = Wieloryb na c4 to żaden powód, by się trzymać z daleka.
    .after = Mors opanowuje c4 obok wroga, a Giermek przejmuje d4.
puzzle-the-long-fuse = Długi lont
    .hint = Kości mogą zawieść. Punkty formowania nie.
    .after = Cztery obrażenia to życie obojga: dwa punkty, a za Śniącego nikt nie punktuje.
puzzle-right-where-needed = Tam, gdzie trzeba
    .hint = Portal jest za daleko.
    .after = Giermek pojawia się obok Stróża i ma krok do b4: 4 i 5 punktów.
