# Budowanie zestawów i format limited, po polsku.

## Zestawy
builder-title = Budowanie zestawu
builder-skip = Przejdź do figurek
builder-list = Zestawy
builder-list-line = Zbuduj zestaw szesnastu figurek do formowania, zachowaj go, udostępnij, graj nim.
builder-new = Nowy zestaw
builder-mine = Twoje
builder-mine-none = Nie masz jeszcze zachowanych zestawów. Zbuduj własny albo otwórz zestaw z gry i go zmień.
builder-prebuilt = Z gry
builder-open = Otwórz kod
builder-open-label = Kod albo odnośnik zestawu
builder-open-do = Otwórz
builder-count = { $n ->
    [one] { $n } figurka
    [few] { $n } figurki
   *[many] { $n } figurek
}
builder-edit = Otwórz: { $name }
builder-drop = Usuń: { $name }
builder-limited = Format limited
builder-limited-line = Od dwóch do ośmiu graczy otwiera pakiety: draft albo budowanie z tego, co w środku.
builder-limited-do = Draft albo sealed
builder-legal = zgodny z zasadami
builder-illegal = niezgodny z zasadami
builder-nameless = Zestaw bez nazwy
builder-too-many = Masz już { $most } zachowanych zestawów i nie ma miejsca na więcej. Najpierw któryś usuń.
builder-by-code = Zestaw z kodu { $code }… ({ $n })
builder-unplayable = Ten zestaw łamie zasady i nie można nim grać: { $rules }.

## Kody
builder-code-empty = Wpisz albo wklej kod zestawu.
builder-code-signs = To nie jest kod zestawu: kod ma tylko litery i cyfry. Skopiuj go w całości i nic poza nim.
builder-code-checksum = W tym kodzie jest pomyłka albo brakuje jego końca. Porównaj go z oryginałem.
builder-code-version = Ten kod pochodzi z nowszej wersji Reverie. Zaktualizuj tę albo poproś o listę figurek.
builder-code-pieces = Ten kod wymienia figurki, których tu nie ma. Może pochodzić z serwera z własnymi dodatkami.

## Filtr
builder-filter = Filtr
builder-filter-do = Pokaż
builder-clear = Wyczyść
builder-words = Nazwa lub zasada
builder-words-hint = np. Uderzenie
builder-aspect = Aspekt
builder-lineage = Ród
builder-needs = Wymaga
builder-need-spawn = punkty formowania
builder-kind = Rodzaj
builder-cost = Koszt formowania
builder-cost-least = Koszt formowania od
builder-cost-most = Koszt formowania do
builder-cost-told = od { $low } do { $high }
builder-mean-cost = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Figurki
builder-pieces = Figurki
builder-pool = Twoja pula
builder-shown = widać { $n } z { $of }
builder-none = Żadna figurka nie pasuje. Wyczyść filtr, aby zobaczyć wszystkie.
builder-sort = Kolejność
builder-sort-cost = Koszt
builder-sort-aspect = Aspekt
builder-sort-name = Nazwa
builder-add = Dodaj: { $name }
builder-take = Wyjmij: { $name }
builder-in-band = w zestawie: { $n }
builder-in-pool = w puli: { $n }

## Zestaw
builder-band = Zestaw
builder-name = Nazwa zestawu
builder-curve = Krzywa kosztów
builder-curve-part = { $n } za { $cost }
builder-curve-told = Figurki według kosztu formowania: { $parts }
builder-size = <b>{ $n }</b> z { $most } · średnio <b>{ $mean }</b>
builder-locations = lokacje
builder-empty = Pusty. Dodawaj figurki plusem obok nich.
builder-save = Zachowaj
builder-saved = Zachowano. Znajdziesz go pod „Zestawy”.
builder-share = Udostępnij kod
builder-share-code = Kod
builder-share-link = Kopiuj odnośnik
builder-copied = Skopiowano
builder-play = Graj nim
builder-play-why = Zestawem można grać, gdy nie łamie żadnej zasady.
builder-to-band = Do zestawu
builder-hand-in = Oddaj
builder-suggest = Zaproponuj

## Co łamie zasady
builder-over-size = Figurek: { $n }; zestaw liczy najwyżej { $most }.
builder-over-copies = Kopie figurki { $piece }: { $n }; wolno mieć najwyżej { $most } takie same.
builder-over-pool = { $piece }: { $n }; w twojej puli: { $most }.
builder-over-empty = Nie ma jeszcze figurek; zestaw liczy co najmniej jedną.

## Co jest niemądre
builder-advice-small = Wolne miejsca: { $n }; mniej wolno, ale zabraknie ci figurek do formowania.
builder-advice-dear = Nic nie kosztuje { $most } ani mniej: małego rzutu nie da się wydać.
builder-advice-cheap = Nic nie kosztuje { $least } ani więcej: duży rzut trzeba wydać na kilka małych figurek.
builder-advice-locations = Przeważają lokacje: dobrze, gdy większość figurek to istoty.
builder-advice-aspect = Mało figurek ma aspekt { $aspect }: zwykle będą kosztować dopłatę.

## Czego nie ma
builder-lost-warband = Nie ma takiego zestawu
    .text = Nic w grze się tak nie nazywa.
    .way = Do zestawów
builder-lost-draft = Nie ma takiego draftu
    .text = Odnośnik może być niepełny. Poproś o niego jeszcze raz.
    .way = Do formatu limited

## Format limited
draft-title = Format limited
draft-line = Wszyscy otwierają pakiety z jednego ziarna, więc potem każdy może wszystko sprawdzić.
draft-make = Otwórz grę
draft-format = Format
draft-format-draft = Draft
    .line = Trzy pakiety dodatkowe na osobę: bierzesz figurkę, resztę oddajesz dalej.
draft-format-starter = Sealed, pakiet startowy i dodatkowy
    .line = Siedemnaście figurek na osobę.
draft-format-boosters = Sealed, trzy pakiety dodatkowe
    .line = Dwadzieścia jeden figurek na osobę.
draft-players = Gracze
draft-name = Twoje imię
draft-seed = Ziarno
draft-seed-line = Zostaw puste, a nikt nie pozna go do końca. Kto zna ziarno, może znać każdy pakiet.
draft-make-do = Otwórz i weź odnośnik
draft-yours = Twoje
draft-yours-none = Nie bierzesz udziału w żadnym drafcie. Otwórz własny i wyślij odnośnik innym.
draft-stage-waiting = czeka na graczy
draft-stage-picking = wybieranie
draft-stage-building = budowanie
draft-stage-playing = stoły rozlosowane

draft-player = Gracz { $n }
draft-bot = Bot { $n }
draft-free-seat = Wolne miejsce
draft-you = ty
draft-host = gospodarz
draft-seats = Gracze
draft-doing-free = czeka na kogoś
draft-doing-here = jest
draft-doing-owes-pick = wybiera
draft-doing-owes-warband = buduje
draft-doing-done = gotowe
draft-stand-in-pick = Niech bot wybierze
draft-stand-in-warband = Niech bot zbuduje
draft-stand-in-for = { $what } za: { $name }

draft-join = Dołącz
draft-join-ask = Dołączyć? { $title }, graczy: { $players }
draft-join-line = Otwiera { $host }. Wolne miejsca: { $free }.
draft-join-full = Wszystkie miejsca są zajęte; możesz patrzeć, gdy stoły będą rozlosowane.
draft-link = Wyślij ten odnośnik innym
draft-link-copy = Kopiuj odnośnik
draft-begin = Zacznij z botami na wolnych miejscach
draft-waiting = Czekamy jeszcze na { $free ->
    [one] jednego gracza
   *[other] { $free } graczy
}
draft-waiting-line = Zacznie się samo, gdy wszystkie miejsca będą zajęte.
draft-open-seed = Ziarno wybrał gospodarz, który mógł poznać każdy pakiet.
draft-again = Sprawdź znowu
draft-back = Twoja droga powrotna
draft-back-line = Tym odnośnikiem znajdziesz swoje miejsce na innym urządzeniu. Jest tylko dla ciebie.
draft-back-ask = Wracasz jako { $name }?
draft-back-text = Wtedy i ta przeglądarka zajmie miejsce gracza { $name }.
draft-back-do = Tak, to ja

draft-pick-ask = Weź figurkę
draft-pick-line = Runda { $round } z { $rounds }, wybór { $pick } z { $picks }. Resztę dostaje { $next }.
draft-pack = Pakiet przed tobą
draft-take = Weź: { $name }
draft-take-short = Weź
draft-picked-wait = Wybrano. Czekamy na: { $names }
draft-picked-line = Runda { $round } z { $rounds }, wybór { $pick } z { $picks }. Wszystkie wybory następują naraz.
draft-taken = Wzięte dotąd
draft-taken-none = Jeszcze nic.

draft-build-ask = Zbuduj zestaw ze swojej puli
draft-build-line = Najwyżej szesnaście figurek i tylko z tego, co masz w puli.
draft-build-do = Buduj
draft-built-wait = Oddano. Czekamy na: { $names }
draft-built-all = Wszyscy oddali zestawy
draft-built-line = Możesz jeszcze zmienić swój, dopóki stoły nie są rozlosowane.
draft-built-change = Zmień
draft-pair = Rozlosuj stoły
draft-pair-next = Rozlosuj rundę { $n }
draft-pair-wait = Stoły losuje { $host }.
draft-round = Runda { $n }
draft-play = Do stołu
draft-watch = Patrz
draft-bye = wolny los
draft-bots-only = dwa boty; bez gry
draft-against = { $one } przeciw { $other }
draft-over = Stoły są rozlosowane
draft-over-line = Teraz każdy może zobaczyć, co kto otworzył.
draft-pools = Co kto miał
draft-warband-of = Zestaw: { $name }
draft-digest = skrót { $digest }
draft-seed-told = Ziarno { $seed }
draft-seed-prove = Z nim każdy otworzy te same pakiety jeszcze raz.

## Czego nie można
draft-no-full = Wszystkie miejsca są zajęte.
draft-no-two-seats = Siedzisz już na innym miejscu w tym drafcie.
draft-no-host = To może zrobić tylko gospodarz.
draft-no-not-yours = Nie bierzesz udziału w tym drafcie.
draft-no-picked = Wybór już padł; liczy się pierwszy.
draft-no-not-there = Tej figurki nie ma już przed tobą.
draft-no-not-now = Teraz nie można tego zrobić.
draft-no-illegal = Tego zestawu nie można oddać: łamie zasady albo nie jest z twojej puli.
draft-no-format = Wybierz format.
draft-no-players = Format limited jest dla dwóch do ośmiu graczy.
draft-no-seed = Ziarno to liczba całkowita albo nic.
draft-no-busy = Zbyt wielu działało naraz. Nic nie przepadło; spróbuj jeszcze raz.
