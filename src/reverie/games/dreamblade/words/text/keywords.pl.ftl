# Dreamblade: nazwy słów kluczowych i teksty umiejętności.
#
# Tekst zawężonej umiejętności jest osobnym zdaniem: .group dla grupy, .self dla samej figurki, .enemies dla wrogów, .blade dla
# umiejętności wykupionej ostrzem ataku, o którym mówi. .gender to rodzaj nazwy, .group-name i .enemies-name to nazwy, przy których
# dopełniacz nie wystarcza ($of dopełniacz, $whom biernik, $with narzędnik).

## Słowa kluczowe

keyword-advance = Napór
    .gender = m
    .text = Możesz przesunąć jednego wskazanego, niezwiązanego walką sprzymierzeńca tej figurki, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
    .group = Możesz przesunąć jednego wskazanego, niezwiązanego walką sprzymierzeńca { $group }, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
    .self = Możesz przesunąć tę istotę na przyległy obszar, jeśli nie jest związana walką.
keyword-ambush = Zasadzka
    .group-name = Zasadzka na { $whom }{ $number }
    .text = Gdy wróg wejdzie na obszar tej figurki, wykonaj przeciw niemu atak specjalny { $dice }.
    .group = Gdy wróg { $group } wejdzie na obszar tej figurki, wykonaj przeciw niemu atak specjalny { $dice }.
keyword-appease = Rozbrojenie
    .gender = n
    .text = Poświęć jedną istotę, którą kontrolujesz.
    .group = Poświęć jedną istotę { $group }, którą kontrolujesz.
    .self = Poświęć tę istotę.
keyword-assault = Napad
    .group-name = Napad na { $whom }{ $number }
    .text = Wykonaj atak specjalny { $dice } przeciw jednemu wskazanemu miejscowemu wrogowi.
    .group = Wykonaj atak specjalny { $dice } przeciw jednemu wskazanemu miejscowemu wrogowi { $group }.
keyword-bloodthirsty = Spragniony krwi
    .text = Jeśli ta istota wykona zwykły atak i żaden wróg nie zostanie nim zniszczony, poświęć ją na końcu starcia.
    .blade = Jeśli żaden wróg nie zostanie zniszczony tym atakiem, poświęć tę istotę na końcu starcia.
keyword-bodyguard = Ochroniarz
    .text = Przeciwnicy nie mogą przydzielać obrażeń pozostałym miejscowym sprzymierzeńcom tej istoty, dopóki każda miejscowa istota z Ochroniarzem nie otrzyma tylu obrażeń, by została odgoniona lub zniszczona.
    .group = Przeciwnicy nie mogą przydzielać obrażeń pozostałym miejscowym sprzymierzeńcom { $group }, dopóki każda miejscowa istota z Ochroniarzem nie otrzyma tylu obrażeń, by została odgoniona lub zniszczona.
keyword-bolster = Wsparcie
    .gender = n
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do obrony{ $least }.
    .group = Sprzymierzeńcy { $group } na obszarze tej figurki i na obszarach przyległych mają { $signed } do obrony{ $least }.
    .self = { $it } ma { $signed } do obrony{ $least }.
keyword-bomb = Bomba
    .group-name = Bomba na { $whom }{ $number }
    .text = Możesz poświęcić tę figurkę. Jeśli to zrobisz, każdy miejscowy wróg otrzymuje { $x } { $x ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }.
    .group = Możesz poświęcić tę figurkę. Jeśli to zrobisz, każdy miejscowy wróg { $group } otrzymuje { $x } { $x ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }.
keyword-channel = Kanał mocy
    .text = Każda figurka, którą formujesz, kosztuje o { $amount } { $sign ->
        [minus] więcej
       *[plus] mniej, lecz nigdy mniej niż 0
    }.
    .group = Każda figurka { $group }, którą formujesz, kosztuje o { $amount } { $sign ->
        [minus] więcej
       *[plus] mniej, lecz nigdy mniej niż 0
    }.
keyword-charge = Szarża
    .group-name = Szarża na { $whom }{ $number }
    .text = Gdy ta istota wejdzie na obszar z co najmniej jednym wrogiem, natychmiast wykonuje atak specjalny { $dice } przeciw jednemu wskazanemu wrogowi na tym obszarze.
    .group = Gdy ta istota wejdzie na obszar z co najmniej jednym wrogiem { $group }, natychmiast wykonuje atak specjalny { $dice } przeciw jednemu takiemu wskazanemu wrogowi na tym obszarze.
keyword-copy = Kopiowanie
    .text = Ta figurka ma umiejętności ostrza każdej innej istoty na swoim obszarze, własnej lub wrogiej. Skopiowanych umiejętności nie można kopiować dalej.
    .group = Ta figurka ma umiejętności ostrza każdej innej istoty { $group } na swoim obszarze, własnej lub wrogiej. Skopiowanych umiejętności nie można kopiować dalej.
    .enemies = Ta figurka ma umiejętności ostrza każdego wroga na swoim obszarze. Skopiowanych umiejętności nie można kopiować dalej.
keyword-crit = Uderzenie krytyczne
    .text = Zwykły atak w tym starciu zadaje o { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    } { $sign ->
        [minus] mniej
       *[plus] więcej
    }{ $least }.
keyword-defender = Obrońca
    .text = Podczas przemieszczenia nie możesz przesunąć tej istoty na obszar, na którym jest co najmniej jedna wroga istota.
keyword-demolish = Wyburzenie
    .text = Zniszcz jedną wskazaną lokację, własną lub przeciwnika, na obszarze tej figurki lub na obszarze przyległym.
    .group = Zniszcz jedną wskazaną lokację { $group }, własną lub przeciwnika, na obszarze tej figurki lub na obszarze przyległym.
keyword-detonate = Detonacja
    .text = Jeśli ta istota atakuje, poświęć ją na końcu starcia.
    .blade = Poświęć tę istotę na końcu starcia.
keyword-dominate = Dominacja
    .text = Ta istota opanowuje twój obszar punktowany, na którym stoi, nawet gdy jest to obszar rywalizacji.
keyword-drain = Wyciek
    .gender = m
    .text = Wrogowie na obszarze tej figurki mają { $minus } do życia{ $least }.
    .group = Wrogowie { $group } na obszarze tej figurki mają { $minus } do życia{ $least }.
    .self = { $it } ma { $minus } do życia{ $least }.
keyword-energize = Zasilenie
    .text = Na początku swojej fazy formowania otrzymujesz o { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } formowania { $sign ->
        [minus] mniej
       *[plus] więcej
    }.
keyword-enrage = Rozjuszenie
    .gender = n
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do siły{ $least }.
    .group = Sprzymierzeńcy { $group } na obszarze tej figurki i na obszarach przyległych mają { $signed } do siły{ $least }.
    .self = { $it } ma { $signed } do siły{ $least }.
keyword-expel = Wypędzenie
    .text = Możesz przesunąć jednego wskazanego, związanego walką wroga, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
    .group = Możesz przesunąć jednego wskazanego, związanego walką wroga { $group }, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
keyword-fade = Wygaśnięcie
    .text = Ilekroć ta istota atakuje, wygnaj ją na końcu tego starcia.
    .blade = Wygnaj tę istotę na końcu starcia.
keyword-ferocity = Srogość
    .group-name = Srogość wobec { $of }
    .text = Wskaż jednego miejscowego wroga. Jeśli w tym starciu miałby zostać odgoniony, zamiast tego go zniszcz.
    .group = Wskaż jednego miejscowego wroga { $group }. Jeśli w tym starciu miałby zostać odgoniony, zamiast tego go zniszcz.
keyword-fight = Specjalizacja walki
    .group-name = Specjalizacja walki z { $with }{ $number }
    .group = Ta istota ma { $signed } do siły{ $least }, dopóki na jej obszarze jest wróg { $group }.
keyword-flanking = Oskrzydlenie
    .text = Zwykły atak w tym starciu zadaje o { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    } { $sign ->
        [minus] mniej
       *[plus] więcej
    }{ $least }, jeśli na obszarze starcia kontrolujesz więcej istot niż przeciwnik.
keyword-fortunate = Powodzenie
    .text = Gdy ta istota atakuje, możesz przerzucić najwyżej { $x } { $x ->
        [one] kość
       *[other] kości
    } tego ataku.
keyword-fumble = Partactwo
    .text = Zwykły atak w tym starciu zadaje o { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    } { $sign ->
        [minus] więcej
       *[plus] mniej
    }{ $least }.
keyword-geomancy = Rozpoznanie terenu
    .text = Ta istota ma { $signed } do siły, { $signed } do obrony i { $signed } do życia za każdą lokację, którą kontrolujesz w jej kolumnie.
keyword-hells-fury = Piekielny szał
    .group = Każdy sprzymierzeniec { $group } na obszarze tej figurki i na obszarach przyległych zyskuje umiejętność ostrza Uderzenie krytyczne 2 (jedno ostrze, raz na atak).
keyword-heroics = Heroizm
    .text = Zwykły atak w tym starciu zadaje o { $amount } { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    } { $sign ->
        [minus] mniej
       *[plus] więcej
    }{ $least }, jeśli na obszarze tej figurki kontrolujesz mniej istot niż przeciwnik.
keyword-inciter = Drażnienie
    .gender = n
    .text = Wrogowie na obszarze tej figurki mają { $signed } do siły{ $least }.
    .group = Wrogowie { $group } na obszarze tej figurki mają { $signed } do siły{ $least }.
    .self = { $it } ma { $signed } do siły{ $least }.
keyword-invigorate = Pokrzepienie
    .gender = n
    .text = Sprzymierzeńcy na obszarze tej figurki i na obszarach przyległych mają { $signed } do życia{ $least }.
    .group = Sprzymierzeńcy { $group } na obszarze tej figurki i na obszarach przyległych mają { $signed } do życia{ $least }.
    .self = { $it } ma { $signed } do życia{ $least }.
keyword-loner = Samotnik
    .text = Ta istota nie może atakować, gdy atakują inne istoty; dotyczy to także ataków przedśmiertnych.
keyword-lure = Wabik
    .group-name = Wabik na { $whom }
    .text = Możesz przyciągnąć jednego wskazanego, niezwiązanego walką wroga, gdziekolwiek jest w krainie wyśnionej, o jeden obszar bliżej tej figurki.
    .group = Możesz przyciągnąć jednego wskazanego, niezwiązanego walką wroga { $group }, gdziekolwiek jest w krainie wyśnionej, o jeden obszar bliżej tej figurki.
keyword-nullify = Anulowanie
    .gender = n
    .text = Umiejętności ostrza wszystkich istot obu graczy na obszarze tej figurki są unieważnione.
    .group = Umiejętności ostrza wszystkich istot { $group } na obszarze tej figurki, niezależnie od gracza, są unieważnione.
    .self = Umiejętności ostrza tej istoty są unieważnione.
    .enemies = Umiejętności ostrza wszystkich wrogów na obszarze tej figurki są unieważnione.
keyword-pack = Sfora
    .text = Zwykły atak w tym starciu zadaje o 1 obrażenie więcej za każdego sprzymierzeńca na obszarze tej figurki i na obszarach przyległych.
    .group = Zwykły atak w tym starciu zadaje o 1 obrażenie więcej za każdego sprzymierzeńca { $group } na obszarze tej figurki i na obszarach przyległych.
keyword-panic = Panika
    .gender = f
    .text = Wrogowie na obszarze tej figurki mają { $minus } do obrony{ $least }.
    .group = Wrogowie { $group } na obszarze tej figurki mają { $minus } do obrony{ $least }.
    .self = { $it } ma { $minus } do obrony{ $least }.
keyword-payback = Rewanż
    .group-name = Rewanż wobec { $of }
    .text = Wskaż jednego miejscowego wroga. Obrażenia zwykłego ataku w tym starciu rosną o bieżącą siłę tego wroga.
    .group = Wskaż jednego miejscowego wroga { $group }. Obrażenia zwykłego ataku w tym starciu rosną o bieżącą siłę tego wroga.
keyword-purge = Czystka
    .text = Możesz wybrać jedną figurkę z zasobów przeciwnika i przenieść ją na jego cmentarz.
    .group = Możesz wybrać z zasobów przeciwnika jedną figurkę { $group } i przenieść ją na jego cmentarz.
keyword-raise = Powstanie
    .text = Możesz przenieść jedną istotę ze swojego cmentarza do swoich zasobów.
    .group = Możesz przenieść jedną istotę { $group } ze swojego cmentarza do swoich zasobów.
keyword-regenerate = Regeneracja
    .text = Jeśli ta istota miałaby zostać zniszczona, zamiast tego ją wygnaj.
keyword-reincarnate = Reinkarnacja
    .text = Gdy ta istota zostanie zniszczona, przenieś inną istotę ze swojego cmentarza do swoich zasobów.
    .group = Gdy ta istota zostanie zniszczona, przenieś inną istotę { $group } ze swojego cmentarza do swoich zasobów.
keyword-reinforce = Posiłki
    .text = Możesz sformować tę figurkę na dowolnym obszarze, na którym jest sprzymierzeniec.
keyword-relentless = Bezpardonowy
    .text = Ilekroć ta istota atakuje, wrogów zranionych tym atakiem nie można odgonić, dopóki mają na sobie te obrażenia.
    .blade = Wrogów zranionych w tym starciu atakami tej istoty, z obecnym włącznie, nie można odgonić, dopóki mają na sobie te obrażenia.
keyword-respawn = Wskrzeszenie
    .text = Dopóki ta figurka jest na twoim cmentarzu, możesz w swojej fazie formowania sformować ją tak, jakby była w zasobach. Jej koszt formowania wynosi wtedy { $x }.
keyword-scare = Postrach
    .text = Możesz odepchnąć jednego wskazanego, niezwiązanego walką wroga, gdziekolwiek jest w krainie wyśnionej, o jeden obszar dalej od tej figurki.
    .group = Możesz odepchnąć jednego wskazanego, niezwiązanego walką wroga { $group }, gdziekolwiek jest w krainie wyśnionej, o jeden obszar dalej od tej figurki.
keyword-skirmish = Potyczka
    .gender = f
    .text = Możesz przesunąć jednego wskazanego, związanego walką sprzymierzeńca tej figurki, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
    .group = Możesz przesunąć jednego wskazanego, związanego walką sprzymierzeńca { $group }, gdziekolwiek jest w krainie wyśnionej, na przyległy obszar.
    .self = Możesz przesunąć tę istotę na przyległy obszar, jeśli jest związana walką.
keyword-stalwart = Mężny
    .group-name = Mężny wobec { $of }
    .text = Zwykły atak w tym starciu zadaje o 1 obrażenie więcej za każdego wroga na obszarze tej figurki.
    .group = Zwykły atak w tym starciu zadaje o 1 obrażenie więcej za każdego wroga { $group } na obszarze tej figurki.
keyword-strikeback = Kontratak
    .group-name = Kontratak na { $whom }{ $number }
    .text = Jeśli w fazie akcji przeciwnika miejscowi wrogowie wykonają zwykły atak i żadna twoja istota nie zostanie w tym starciu odgoniona ani zniszczona, ta istota na końcu starcia wykonuje atak specjalny { $dice } przeciw jednemu wskazanemu miejscowemu wrogowi.
    .group = Jeśli w fazie akcji przeciwnika miejscowi wrogowie wykonają zwykły atak i żadna twoja istota nie zostanie w tym starciu odgoniona ani zniszczona, ta istota na końcu starcia wykonuje atak specjalny { $dice } przeciw jednemu wskazanemu miejscowemu wrogowi { $group }.
keyword-swap = Zamiana
    .group-name = Zamiana z { $with }
    .text = Możesz zamienić miejscami tę istotę i jednego pozamiejscowego sprzymierzeńca.
    .group = Możesz zamienić miejscami tę istotę i jednego pozamiejscowego sprzymierzeńca { $group }.
keyword-teleport = Teleportacja
    .gender = f
    .text = Możesz przenieść jedną istotę dowolnego gracza, gdziekolwiek jest w krainie wyśnionej, na dowolny obszar, który nie jest portalem.
    .group = Możesz przenieść jedną istotę { $group }, własną lub wrogą, gdziekolwiek jest w krainie wyśnionej, na dowolny obszar, który nie jest portalem.
    .self = Możesz przenieść tę istotę na dowolny obszar, który nie jest portalem.
    .enemies = Możesz przenieść jednego wroga, gdziekolwiek jest w krainie wyśnionej, na dowolny obszar, który nie jest portalem.
keyword-thanatomancy = Siła umarłych
    .text = Siła tej istoty jest równa liczbie istot na twoim cmentarzu; dopiero do niej dodaje się premie i kary.
keyword-unique = Unikalny
    .text = Nie możesz sformować tej figurki, dopóki kontrolujesz figurkę o unikalnej nazwie „{ $unique }”. Jeśli kiedykolwiek kontrolujesz więcej niż jedną, poświęć wszystkie oprócz jednej.
keyword-vengeance = Mściciel
    .text = Nie możesz sformować tej figurki, dopóki przeciwnik nie wygra co najmniej { $x } { $x ->
        [one] tury
       *[other] tur
    }.
keyword-vessel = Zbiornik
    .text = Gdy ta figurka zostanie zniszczona, otrzymujesz za nią { $x } { $x ->
        [one] dodatkowy punkt
        [few] dodatkowe punkty
       *[other] dodatkowych punktów
    } formowania zamiast 2.
keyword-wail = Lament
    .group-name = Lament nad { $with }
    .enemies-name = Lament nad wrogami
    .text = Rzuć dwiema kośćmi inicjatywy i zsumuj wyniki. Wygnaj z krainy wyśnionej każdą istotę dowolnego gracza, której koszt formowania jest równy tej sumie.
    .group = Rzuć dwiema kośćmi inicjatywy i zsumuj wyniki. Wygnaj z krainy wyśnionej każdą istotę { $group }, własną lub wrogą, której koszt formowania jest równy tej sumie.
    .enemies = Rzuć dwiema kośćmi inicjatywy i zsumuj wyniki. Wygnaj z krainy wyśnionej każdego wroga, którego koszt formowania jest równy tej sumie.
keyword-warpstrike = Atak na dystans
    .group-name = Atak na dystans na { $whom }{ $number }
    .text = Wykonaj atak specjalny { $dice } przeciw jednemu wskazanemu pozamiejscowemu wrogowi, gdziekolwiek jest w krainie wyśnionej.
    .group = Wykonaj atak specjalny { $dice } przeciw jednemu wskazanemu pozamiejscowemu wrogowi { $group }, gdziekolwiek jest w krainie wyśnionej.
keyword-weaken = Osłabienie
    .gender = n
    .text = Wrogowie na obszarze tej figurki mają { $minus } do siły{ $least }.
    .group = Wrogowie { $group } na obszarze tej figurki mają { $minus } do siły{ $least }.
    .self = { $it } ma { $minus } do siły{ $least }.

## Własne słowo kluczowe

keyword-initiative = Inicjatywa
    .text = { $sign ->
        [minus] Odejmij { $amount } od swojego wyniku
       *[plus] Dodaj { $amount } do swojego wyniku
    } inicjatywy. Decyduje to tylko o tym, kto gra pierwszy.

## Nazwy zawężonych umiejętności

name-self = { $keyword } { $gender ->
        [f] osobista
        [n] osobiste
       *[m] osobisty
    }{ $number }
name-enemies = { $keyword } wrogów{ $number }
name-group = { $keyword } { $of }{ $number }

## Części tekstów

ability-dice = { $x } { $x ->
        [one] kością
       *[other] kośćmi
    }
bearer-this = Ta istota
bearer-it = { "" }
ability-least = (minimum { $n })
lasts-combat = do końca starcia{ $comma } { $effect }
lasts-turn = do końca tury{ $comma } { $effect }
clause-words = gdy ilekroć jeśli dopóki

## Wymagania

requirement-blade = Za jedno ostrze, raz na atak: { $effect }
requirement-multiblade = Za jedno ostrze, dowolną liczbę razy na atak: { $effect }
requirement-double-blade = Za dwa ostrza, raz na atak: { $effect }
requirement-double-multiblade = Za dwa ostrza, dowolną liczbę razy na atak: { $effect }
requirement-spawn = Za { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } formowania, raz w każdej swojej fazie formowania: { $effect }
requirement-free-x = Za dowolną liczbę X punktów formowania, raz w każdej swojej fazie formowania: { $effect }
requirement-score = Dopóki { $bearer ->
        [creature] ta istota
       *[any] ta figurka
    } jest na jednym z twoich obszarów punktowanych, { $effect }
requirement-comes-into-play = Gdy { $bearer ->
        [creature] ta istota
       *[any] ta figurka
    } zostaje sformowana, { $effect }
requirement-score-comes-into-play = Gdy { $bearer ->
        [creature] ta istota
       *[any] ta figurka
    } zostaje sformowana na jednym z twoich obszarów punktowanych, { $effect }

## Aspekty

aspect-V = Dzielność
    .group = o aspekcie Dzielność
    .of = Dzielności
    .whom = Dzielność
    .with = Dzielnością
aspect-M = Szaleństwo
    .group = o aspekcie Szaleństwo
    .of = Szaleństwa
    .whom = Szaleństwo
    .with = Szaleństwem
aspect-F = Trwoga
    .group = o aspekcie Trwoga
    .of = Trwogi
    .whom = Trwogę
    .with = Trwogą
aspect-P = Zaciekłość
    .group = o aspekcie Zaciekłość
    .of = Zaciekłości
    .whom = Zaciekłość
    .with = Zaciekłością

## Rody

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut
lineage-forms =
    .group = z rodu { $name }
    .of = rodu { $name }
    .whom = ród { $name }
    .with = rodem { $name }

## Grupy, które nazywa zestaw figurek

type-forms =
    .group = z grupy „{ $name }”
    .of = grupy „{ $name }”
    .whom = grupę „{ $name }”
    .with = grupą „{ $name }”
