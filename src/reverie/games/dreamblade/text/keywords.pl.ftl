# Dreamblade: nazwy słów kluczowych i teksty przypominające.



## Słowa kluczowe

keyword-advance = Napór
    .text = Możesz przesunąć jednego wskazanego, niezwiązanego walką sprzymierzeńca tej figurki, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
keyword-ambush = Zasadzka
    .text = Gdy wroga istota wejdzie na obszar tej figurki, wykonaj przeciw niej atak specjalny { $x } { $x ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kośćmi
    }.
keyword-appease = Rozbrojenie
    .text = Poświęć jedną istotę, którą kontrolujesz.
keyword-assault = Napad
    .text = Wykonaj atak specjalny { $x } { $x ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kośćmi
    } przeciw jednemu wskazanemu miejscowemu wrogowi.
keyword-bloodthirsty = Spragniony krwi
    .text = Jeśli ta istota wykona zwykły atak i żaden wróg nie zostanie nim zniszczony, poświęć ją na końcu starcia.
keyword-bodyguard = Ochroniarz
    .text = Przeciwnicy nie mogą przydzielać obrażeń pozostałym miejscowym sprzymierzeńcom tej istoty, dopóki każda miejscowa istota z Ochroniarzem nie otrzyma tylu obrażeń, by została odgoniona lub zniszczona.
keyword-bolster = Wsparcie
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do obrony.
keyword-bomb = Bomba
    .text = Możesz poświęcić tę figurkę. Jeśli to zrobisz, każdy miejscowy wróg otrzymuje { $x } { $x ->
        [one] obrażenie
        [few] obrażenia
        [many] obrażeń
       *[other] obrażenia
    }.
keyword-channel = Kanał mocy
    .text = Cena każdej figurki, którą formujesz, zmienia się o { $minus }, lecz nigdy nie spada poniżej 0.
keyword-charge = Szarża
    .text = Gdy ta istota wejdzie na obszar z co najmniej jednym wrogiem, natychmiast wykonuje atak specjalny { $x } { $x ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kośćmi
    } przeciw jednemu wskazanemu miejscowemu wrogowi.
keyword-copy = Kopiowanie
    .text = Ta figurka ma umiejętności ostrza każdej innej istoty na swoim obszarze, własnej lub wrogiej. Skopiowanych umiejętności nie można kopiować dalej.
keyword-crit = Uderzenie krytyczne
    .text = Obrażenia zwykłego ataku w tym starciu zmieniają się o { $signed }.
keyword-defender = Obrońca
    .text = Podczas przemieszczenia nie możesz przesunąć tej istoty na obszar, na którym jest co najmniej jedna wroga istota.
keyword-demolish = Wyburzenie
    .text = Zniszcz jedną wskazaną lokację, własną lub przeciwnika, na obszarze tej figurki lub na obszarze przyległym.
keyword-detonate = Detonacja
    .text = Jeśli ta istota atakuje, poświęć ją na końcu starcia.
keyword-dominate = Dominacja
    .text = Ta istota opanowuje twój obszar punktowany, na którym stoi, nawet gdy jest to obszar rywalizacji.
keyword-drain = Wyciek
    .text = Wrogowie na obszarze tej figurki mają { $minus } do życia (minimum 1).
keyword-energize = Zasilenie
    .text = Na początku swojej fazy formowania otrzymujesz { $signed } { $x ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } formowania.
keyword-enrage = Rozjuszenie
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do siły.
keyword-expel = Wypędzenie
    .text = Możesz przesunąć jednego wskazanego, związanego walką wroga, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
keyword-fade = Wygaśnięcie
    .text = Ilekroć ta istota atakuje, wygnaj ją na końcu tego starcia.
keyword-ferocity = Srogość
    .text = Wskaż jednego miejscowego wroga. Jeśli w tym starciu miałby zostać odgoniony, zamiast tego go zniszcz.
keyword-fight = Specjalizacja walki
    .text = Ta istota ma { $signed } do siły, dopóki na jej obszarze jest wróg z grupy „{ $group }”.
keyword-flanking = Oskrzydlenie
    .text = Obrażenia zwykłego ataku w tym starciu zmieniają się o { $signed }, jeśli na obszarze starcia kontrolujesz więcej istot niż każdy z przeciwników.
keyword-fortunate = Powodzenie
    .text = Gdy ta istota atakuje, możesz przerzucić do { $x } kości tego ataku.
keyword-fumble = Partactwo
    .text = Obrażenia zwykłego ataku w tym starciu zmieniają się o { $minus }, lecz łącznie nie spadają poniżej 0.
keyword-geomancy = Rozpoznanie terenu
    .text = Ta figurka ma { $signed } do siły, { $signed } do obrony i { $signed } do życia za każdą lokację, którą kontrolujesz w jej kolumnie.
keyword-hells-fury = Piekielny szał
    .text = Każdy sprzymierzeniec z grupy „{ $group }” na obszarze tej figurki i na obszarach przyległych zyskuje umiejętność ostrza Uderzenie krytyczne 2 (jedno ostrze, raz na atak).
keyword-heroics = Heroizm
    .text = Obrażenia zwykłego ataku w tym starciu zmieniają się o { $signed }, jeśli na obszarze tej figurki kontrolujesz mniej istot niż każdy z przeciwników.
keyword-inciter = Drażnienie
    .text = Wrogowie na obszarze tej figurki mają { $signed } do siły.
keyword-invigorate = Pokrzepienie
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do życia.
keyword-loner = Samotnik
    .text = Ta istota nie może atakować, gdy atakują inne istoty; dotyczy to także ataków przedśmiertnych.
keyword-lure = Wabik
    .text = Możesz przyciągnąć jednego wskazanego, niezwiązanego walką wroga, gdziekolwiek jest w krainie wyśnionej, o jeden obszar bliżej tej figurki.
keyword-nullify = Anulowanie
    .text = Umiejętności ostrza wszystkich istot na obszarze tej figurki, obu graczy, są unieważnione.
keyword-pack = Sfora
    .text = Obrażenia zwykłego ataku w tym starciu rosną o 1 za każdego sprzymierzeńca na obszarze tej figurki i na obszarach przyległych.
keyword-panic = Panika
    .text = Wrogowie na obszarze tej figurki mają { $minus } do obrony (minimum 1).
keyword-payback = Rewanż
    .text = Wskaż jednego miejscowego wroga. Obrażenia zwykłego ataku w tym starciu rosną o bieżącą siłę tego wroga.
keyword-purge = Czystka
    .text = Możesz wybrać figurkę z zasobów przeciwnika i przenieść ją na jego cmentarz.
keyword-raise = Powstanie
    .text = Możesz przenieść jedną istotę ze swojego cmentarza do swoich zasobów.
keyword-regenerate = Regeneracja
    .text = Jeśli ta istota miałaby zostać zniszczona, zamiast tego ją wygnaj.
keyword-reincarnate = Reinkarnacja
    .text = Gdy ta istota zostanie zniszczona, przenieś inną istotę ze swojego cmentarza do swoich zasobów.
keyword-reinforce = Posiłki
    .text = Możesz sformować tę figurkę na dowolnym obszarze, na którym jest sprzymierzeniec.
keyword-relentless = Bezpardonowy
    .text = Ilekroć ta istota atakuje, wrogów zranionych tym atakiem nie można odgonić, dopóki mają na sobie te obrażenia.
keyword-respawn = Wskrzeszenie
    .text = Dopóki ta figurka jest na twoim cmentarzu, możesz w swojej fazie formowania sformować ją tak, jakby była w zasobach. Jej koszt formowania wynosi wtedy { $x }.
keyword-scare = Postrach
    .text = Możesz odepchnąć jednego wskazanego, niezwiązanego walką wroga, gdziekolwiek jest w krainie wyśnionej, o jeden obszar dalej od tej figurki.
keyword-skirmish = Potyczka
    .text = Możesz przesunąć jednego wskazanego, związanego walką sprzymierzeńca tej figurki, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
keyword-stalwart = Mężny
    .text = Obrażenia zwykłego ataku w tym starciu rosną o 1 za każdego wroga na obszarze tej figurki.
keyword-strikeback = Kontratak
    .text = Jeśli w fazie akcji przeciwnika miejscowi wrogowie wykonają zwykły atak i żadna twoja istota nie zostanie w tym starciu odgoniona ani zniszczona, ta istota na końcu starcia wykonuje atak specjalny { $x } { $x ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kośćmi
    } przeciw jednemu wskazanemu miejscowemu wrogowi.
keyword-swap = Zamiana
    .text = Możesz zamienić miejscami tę istotę i jednego pozamiejscowego sprzymierzeńca.
keyword-teleport = Teleportacja
    .text = Możesz przenieść jedną istotę dowolnego gracza, gdziekolwiek jest w krainie wyśnionej, na dowolny obszar, który nie jest portalem.
keyword-thanatomancy = Siła umarłych
    .text = Siła tej istoty jest równa liczbie istot na twoim cmentarzu; dopiero do niej dodaje się premie i kary.
keyword-unique = Unikalny
    .text = Nie możesz sformować tej figurki, dopóki kontrolujesz figurkę o unikalnej nazwie „{ $group }”. Jeśli kiedykolwiek kontrolujesz więcej niż jedną, poświęć wszystkie oprócz jednej.
keyword-vengeance = Mściciel
    .text = Nie możesz sformować tej figurki, dopóki przeciwnik nie wygrał co najmniej { $x } { $x ->
        [one] tury
        [few] tur
        [many] tur
       *[other] tury
    }.
keyword-vessel = Zbiornik
    .text = Gdy ta figurka zostanie zniszczona, otrzymujesz za nią { $x } { $x ->
        [one] dodatkowy punkt
        [few] dodatkowe punkty
        [many] dodatkowych punktów
       *[other] dodatkowego punktu
    } formowania zamiast 2.
keyword-wail = Lament
    .text = Rzuć dwiema kośćmi inicjatywy i dodaj wyniki. Wygnaj z krainy wyśnionej każdą istotę dowolnego gracza, której koszt formowania jest równy tej sumie.
keyword-warpstrike = Atak na dystans
    .text = Wykonaj atak specjalny { $x } { $x ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kośćmi
    } przeciw jednemu wskazanemu pozamiejscowemu wrogowi, gdziekolwiek jest w krainie wyśnionej.
keyword-weaken = Osłabienie
    .text = Wrogowie na obszarze tej figurki mają { $minus } do siły (minimum 0).

## Własne słowo kluczowe

keyword-initiative = Inicjatywa
    .text = Twój wynik inicjatywy zmienia się o { $signed }. Decyduje to tylko o tym, kto gra pierwszy.

## Ograniczenia

qualifier-self = Tylko sama ta figurka.
qualifier-enemies = Tylko wrogowie.
qualifier-group = Tylko { $group }.

## Wymagania

requirement-blade = Jedno ostrze, raz na atak
requirement-multiblade = Jedno ostrze, dowolnie wiele razy na atak
requirement-double-blade = Dwa ostrza, raz na atak
requirement-double-multiblade = Dwa ostrza, dowolnie wiele razy na atak
requirement-spawn = { $n } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } formowania, raz w twojej fazie formowania
requirement-free-x = Dowolna liczba X punktów formowania, raz w twojej fazie formowania
requirement-score = Dopóki jest na jednym z twoich obszarów punktowanych
requirement-comes-into-play = Gdy ta figurka zostaje sformowana

## Aspekty

aspect-V = Dzielność
aspect-M = Szaleństwo
aspect-F = Trwoga
aspect-P = Zaciekłość

## Rody

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut
