# Etherfields po polsku: pytania, odpowiedzi, dziennik, odmowy.

word-seat = miejsce { $seat }
word-entity = Istota
word-way-out = pozbycie się: { $card }
word-happening = coś, co dzieje się samo
word-story = opowieść toczy się dalej
word-nowhere = poza mapą
script-title = { $dream } · { $script }
cost-times = { $cost } ({ $n } razy)
pay-placing = wyłożenie: { $card }
pay-move = Ruch
pay-price = opłata

## Pytania
ask-dreamer = Kim odtąd grasz?
ask-deck = Które karty tworzą talię?
ask-mask = Którą Maskę nosisz?
ask-enter = Na którym Wejściu pojawia się { $who }?
ask-agree-use = Zamienić Godziny na Tury?
ask-agree-hint = Odsłonić teraz wskazówkę?
ask-skip = Gracie dalej czy pomijacie tę Drzemkę?
ask-discard = Które karty odrzucasz przed dobraniem?
ask-useless = { $card } pomaga tylko innym, a śnisz w pojedynkę. Czy opuszcza grę i ustępuje następnej karcie?
ask-penalty = Talię trzeba było przetasować. Jaką wybierasz karę?
ask-act = { $who }: co robisz?
ask-back = Zgłoszono koniec działań. Cofnąć to?
ask-back-rapid = Działa inny Śniący. Dorzucasz szybką kartę?
ask-colour = { $what }: jakim Zamiarem płacisz?
ask-pay = { $what }: { $total } z { $need } ({ $colour }). Co dokładasz?
ask-pay-move = Ruch: opłacono { $total } ({ $colour }). Co dokładasz?
ask-price = { $what }: którą cenę płacisz?
ask-hand = { $n ->
    [one] Którą kartę odrzucasz
    [few] Które { $n } karty odrzucasz
   *[other] Które { $n } kart odrzucasz
}?
ask-disaster = Katastrofa! Czym za nią płacisz?
ask-target = W kogo celujesz?
ask-figure = Którą figurkę wybierasz?
ask-figure-aim = W którą figurkę celujecie?
ask-room = Strefa Rozwoju jest pełna. Która karta zwalnia miejsce?
ask-room-limit = Limit kart Rozwoju zmalał. Która karta odpada?
ask-walk = { $who }: dokąd idziesz?
ask-amount = Ile wydajesz?
ask-amount-hours = Ostatnia Tura minęła. Ile Godzin zamieniacie na Tury?
ask-marker = Brakuje znaczników. Z której akcji je zabrać?
ask-lair = W której Kryjówce?
ask-lair-spawn = { $entity }: w której Kryjówce?
ask-lair-beside = { $entity }: Kryjówka jest pełna. Na którym polu obok?
ask-lair-any = W której Kryjówce?
ask-nearest = { $figure }: kto jest celem?
ask-nearest-any = Kto jest celem?
ask-path-any = Którędy idzie?
ask-push-any = Na które pole zostaje odepchnięta figurka?
ask-slumber-any = Przed wami Drzemka. Rozgrywacie ją?
ask-path = { $figure }: którędy?
ask-push = { $figure }: na które pole zostaje odepchnięta ta figurka?
ask-order = Co najpierw?
ask-order-effect = Czyj efekt jest pierwszy?
ask-order-move = Kto porusza się pierwszy?
ask-order-swap = Które dwie figurki zamieniają się miejscami?
ask-block = Który krok zostaje zastopowany?
ask-window-own-time = Zagrywasz coś?
ask-window-pay = Dokładasz coś do opłaty?
ask-window-roll = Wynik na kości: { $face }. Zostaje?
ask-window-distress = { $subject } ma otrzymać { $n ->
    [one] 1 Udrękę
    [few] { $n } Udręki
   *[other] { $n } Udręk
}. Zapobiegasz temu?
ask-window-seal = { $subject } ma Zablokować { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}. Robisz coś?
ask-window-step = Następny krok karty Tury: { $step }. Robisz coś?
ask-window-steps-over = Kroki karty Tury minęły. Robisz coś?
ask-window-flaw = Dobrano Defekt. Robisz coś?
ask-window-place = Wykładana jest karta Rozwoju. Robisz coś?
ask-window-slumber-drawn = Dobrano Drzemkę. Robisz coś?
ask-window-slumber-won = Drzemka jest wygrana. Robisz coś?
ask-window-fate-drawn = Dobrano kartę Losu. Robisz coś?
ask-card = Która karta?
ask-card-morphing = Który Morf znika?
ask-card-gained = Którą kartę zdobywasz?
ask-card-track = Bierzesz 1 Eter czy wykładasz za darmo kartę Rozwoju?
ask-card-sign = Który Znak zdobywa Drużyna?
ask-card-price = { $n ->
    [one] Którą kartę Rozwoju odwracasz
    [few] Które { $n } karty Rozwoju odwracasz
   *[other] Które { $n } kart Rozwoju odwracasz
}?
ask-item = Który Przedmiot?
ask-item-room = Wszystkie miejsca na Przedmioty są zajęte. Który trafia do Schowka?
ask-item-price = Którym Przedmiotem płacisz? Trafi do Schowka.
ask-flaw = Dobrano „{ $card }”. Opłacasz jego usunięcie?
ask-quirk = Na którym miejscu leży Dziwactwo?
ask-place = Gdzie?
ask-one = Który Śniący?
ask-one-buyer = Kto teraz kupuje?
ask-one-leader = Kto prowadzi Drużynę?
ask-one-along = Kto idzie razem?
ask-one-pushed = Kto ustępuje miejsca?
ask-one-key = Klucz kosztuje 1 Eter. Kto płaci?
ask-one-pays = Kto za to płaci?
ask-one-mask = Kto zdobywa Maskę za trzecie Wybawienie?
ask-choose = Co wybierasz?
ask-choose-pay = { $who }: płacisz ({ $cost })? W zamian: { $text }.
ask-peek = Który Sekret podglądasz?
ask-any-colour = Jaki kolor?
ask-travel = Drużyna stoi tu: { $here }. Dokąd dalej?
ask-go = Do której Lokacji?
ask-shop = Masz Eteru: { $n }. Co chcesz kupić?
ask-buy = Masz Eteru: { $n }. Co kupujesz?
ask-delta = Faza Delta. { $who }: co robisz?
ask-slumber = Przed wami: { $slumber }. Rozgrywacie tę Drzemkę?
ask-look = Czy któryś trafia na spód?
ask-reading = Przeczytajcie: { $title }

chance-luck = Pada kość Szczęścia.
chance-movement = Pada kość Ruchu.
chance-shuffle = Tasowanie talii.
chance-lot = Losowanie.

## Odpowiedzi
option-yes = tak
option-no = nie
option-nothing = nic
option-done = koniec na tę Turę
option-pass = niech tak zostanie
option-stop = zatrzymaj się tutaj
option-enough = wystarczy: wykonaj
option-boost = Wzmocnienie: rzuć kością Szczęścia
option-give-up = zrezygnuj, karty przepadają
option-abort = wycofaj się
option-move = Ruch: 1 Sprytu za każde pole
option-put-gem = włóż Kryształ w jego miejsce
option-take-gem = wyjmij Kryształ
option-withdraw = jednak jeszcze coś zrobię
option-read = czytajcie dalej
option-distress = otrzymaj 1 Udrękę
option-seal = Zablokuj { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
option-gem = odrzuć 1 Kryształ
option-amount-none = żadnej: koniec Tur
option-mask-no = zostaje ta, którą noszę
option-mask-none = żadna
option-skip-no = gramy dalej
option-discard-nothing = żadnych
option-flaw-yes = tak, usuń go ({ $cost })
option-flaw-no = nie, niech działa
option-room-no = żadna; nic nie zostaje wyłożone
option-marker-no = z żadnej
option-one-no = nikt
option-card-no = żadna
option-ether = 1 Eter
option-shop-no = nic, a w zamian 1 Eter
option-shop-influence = karty Wpływu: wierzchnie z Targu, każda za swoją cenę
option-shop-item = Przedmiot za 2 Etery: losowy z Targu Przedmiotów
option-shop-sign = Znak za 2 Etery: { $sign }, dla Drużyny
option-slumber-no = rozgrywamy
option-slumber-skip = pomijamy: { $text }
option-slumber-track = znacznik na Ciągłym Śnie: koniec tej Drzemki, a każdy Śniący bierze 1 Eter lub wykłada za darmo kartę Rozwoju
option-look-no = żaden
option-delta-heal = leczenie
option-delta-unseal = Odblokowanie
option-delta-restore = Przywrócenie
option-delta-shuffle = przetasowanie talii
option-delta-mask = odzyskanie Masek
option-awaken = Przebudzenie
option-save = zakończcie sesję
option-use = { $use }: { $text }
option-use-cost = { $use } [{ $cost }]: { $text }
option-by = { $who }: { $what }
option-place = wyłóż: { $card } [{ $cost }]: { $text }
option-pay-card = { $card }: { $n } ({ $intent })
option-pay-item = Przedmiot { $card }: { $n }
option-pick-up = podnieś: { $token }
option-hand-over = oddaj { $other }: { $token }
option-path = idźcie do Lokacji { $place }
option-shortcut = Skrótem do Lokacji { $place } ({ $n ->
    [0] za darmo
    [one] każdy Blokuje 1 kartę
    [few] każdy Blokuje { $n } karty
   *[other] każdy Blokuje { $n } kart
})
option-gate = wejdźcie do Snu „{ $place }” ({ $n ->
    [0] za darmo
    [one] 1 Klucz
    [few] { $n } Klucze
   *[other] { $n } Kluczy
})
option-concede = porzućcie na dobre Sen „{ $place }”
option-special = skorzystajcie stąd: { $place }
option-hint = obejrzyjcie wskazówkę do Snu „{ $place }” ({ $n ->
    [0] za darmo
   *[other] 1 Godzina
})
option-colour = { $colour }: { $n }
option-flipped = { $card } (odwrócona)
option-hand-card = { $card } ({ $intent })
option-bought = { $card } ({ $intent }, { $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
})
option-card-ether = { $card } ({ $n ->
    [one] 1 Eter
    [few] { $n } Etery
   *[other] { $n } Eterów
})
option-figure = { $figure }, { $space }
option-swap = { $first } i { $second }
option-step = krok { $n }: { $step }
option-peek = { $kind } ({ $code })
option-look = { $tile } (na spód)
place-does-awakening = Nic się tam nie dzieje.
place-does-rest = Nic się tam nie dzieje.
place-does-special = Teraz nic: najpierw trzeba rozegrać lub pominąć Drzemkę.
place-does-slumber = Dobieracie Drzemkę.
place-does-fate = Dobieracie kartę Losu.
place-does-key = Drużyna otrzymuje 1 Klucz.
place-does-key-none = Teraz bez Klucza: najpierw trzeba rozegrać lub pominąć Drzemkę.
place-does-shop = Każdy Śniący może zrobić zakupy; zużywa to 1 kartę Zakupów.
place-does-shop-none = Zamknięte: Drużyna nie ma karty Zakupów.
do-walk = Idź na pole { $what }.
parse-order = Podaj kolejność wszystkich { $n }, na przykład 3 1 2.

## Dziennik
heading-turn = Tura { $turn }
event-set-out = Drużyna wyrusza. Godziny: { $hours }.
event-dream-entered = Drużyna wchodzi do Snu „{ $dream }”.
event-dream-rule = Zasada tego Snu: { $rule }
event-dream-ended = Sen „{ $dream }” się kończy: { $result ->
    [won] wygrana
    [part] częściowa wygrana
   *[other] przegrana
}.
event-slumber-drawn = Drzemka: { $tile }.
event-slumber-seen = Stąd widać następną Drzemkę: { $tile }.
event-slumber-ended = Drzemka wygrana: { $tile }.
event-slumber-ended-lost = Koniec Drzemki: { $tile }.
event-delta = Faza Delta: wszystko cichnie.
event-awakened = Drużyna się Przebudza.
event-died = { $seat } ponosi klęskę: { $why ->
    [pool] więcej Udręki, niż jej jest
    [distress] za dużo Udręki
    [cards] za mało kart
   *[other] Sen zwyciężył
}. Wszyscy się budzą.
event-saved = Sesja kończy się tutaj i zostaje zapisana.
event-conceded = Sen „{ $dream }” zostaje porzucony.
event-turn-began = Karta Tury: { $steps }.
event-passed-first = Prowadzi teraz { $seat }.
event-turn-discarded = Karta Tury zostaje odrzucona.
event-turn-added = { $count ->
    [one] Dochodzi 1 Tura
    [few] Dochodzą { $count } Tury
   *[other] Dochodzi { $count } Tur
}.
event-turn-dropped = { $count ->
    [one] Przepada 1 Tura
    [few] Przepadają { $count } Tury
   *[other] Przepada { $count } Tur
}.
event-step-began = Krok Krajobrazu: { $step }.
event-step-blocked = Zastopowany krok: { $step }.
event-looted = Drużyna bierze Łupy z karty Tury.
event-drew = { $seat } dobiera: { $cards }.
event-discarded = { $seat } odrzuca: { $cards }.
event-top-discarded = { $seat } odrzuca z wierzchu talii: { $card }.
event-top-shown = Wierzchnia karta { $seat-gen }: { $card }.
event-reshuffled = { $seat } musi przetasować talię.
event-sealed = { $seat } Blokuje: { $cards }.
event-unsealed = { $seat } Odblokowuje: { $cards }.
event-placed = { $seat } wykłada: { $card }.
event-displaced = Miejsce zwalnia: { $card }.
event-flipped = { $seat } odwraca: { $card }.
event-restored = { $seat } Przywraca: { $card }.
event-card-gained = { $seat } zdobywa kartę: { $card }.
event-card-removed = { $seat } usuwa { $card } z gry.
event-card-put-back = { $seat } odkłada na Targ: { $card }.
event-card-bought = { $seat } kupuje: { $card }.
event-flaw-gained = { $seat } otrzymuje Defekt: { $card }.
event-flaw-drawn = { $seat } dobiera Defekt: { $card }.
event-flaw-removed = { $seat } pozbywa się Defektu: { $card }.
event-flaw-held = { $seat } odkłada na bok Defekt: { $card }.
event-flaw-placed = Defekt zostaje u { $seat-gen }: { $card }.
event-deck-built = { $seat } układa talię. Kart: { $count }.
event-memory-taken = { $seat } przypomina sobie: { $card }.
event-gained = { $seat } otrzymuje { $much }.
event-gained-team = Drużyna otrzymuje { $much }.
event-lost = { $seat } traci { $much }.
event-lost-team = Drużyna traci { $much }.
event-distress = { $seat } otrzymuje { $count ->
    [one] 1 Udrękę
    [few] { $count } Udręki
   *[other] { $count } Udręk
}.
event-healed = { $seat } leczy { $count ->
    [one] 1 Udrękę
    [few] { $count } Udręki
   *[other] { $count } Udręk
}.
event-prevented = { $seat }: anulowano { $count ->
    [one] 1 Udrękę
    [few] { $count } Udręki
   *[other] { $count } Udręk
}.
event-redirected = { $other } bierze na siebie Udrękę { $seat-gen }.
event-announced = { $seat }: { $use }.
event-paid = { $seat } płaci: { $card } ({ $colour } { $value }).
event-intent = { $seat } dokłada: { $colour } { $value }.
event-failed = { $seat }: nie udaje się { $use }.
event-failed-payment = { $seat }: nie udaje się, opłata przepada.
event-done-with = { $seat } wykonuje: { $use }.
event-done-with-times = { $seat } wykonuje { $times } razy: { $use }.
event-marker = { $use }: { $count ->
    [0] znaczniki schodzą
    [one] opłacono 1 raz
   *[other] opłacono { $count } razy
}.
event-luck = { $seat } rzuca kością Szczęścia: { $face }.
event-movement = { $entity } rusza się: { $face }.
event-face-changed = Kość zostaje obrócona: { $face }.
event-tile-placed = Nowe miejsce: { $tile } ({ $slot }).
event-tile-lifted = Znika: { $tile }.
event-tile-moved = { $tile } dryfuje na { $slot }.
event-moved = { $figure } idzie na { $space }.
event-relocated = { $figure } pojawia się nagle na { $space }.
event-pushed = { $figure }: odepchnięcie na { $space }.
event-trapped = { $seat } wchodzi w Pułapkę: { $space }.
event-spawned = { $entity } pojawia się: { $space }.
event-despawned = { $entity } znika z mapy.
event-companion = Dołącza Towarzysz: { $card }, { $space }.
event-wall = Staje Mur { $edge }.
event-ending-missing = { $ending ->
    [called] Nikt was jeszcze nie wywoła
   *[kept] Jeszcze nie możecie zostać
}: { $lack ->
    [salvations] { $count ->
        [one] brakuje 1 Wybawienia
       *[other] brakuje { $count } Wybawień
    }
    [deaths] { $count ->
        [one] o 1 śmierć za dużo
        [few] o { $count } śmierci za dużo
       *[other] o { $count } śmierci za dużo
    }
   *[notes] { $count ->
        [one] brakuje 1 Notki
       *[other] brakuje { $count } Notek
    }
}.
event-walls-swapped = Plan się odwraca: jedne Mury znikają, stają inne.
event-wall-gone = Znika Mur { $edge }.
event-terrain = { $terrain } pojawia się na { $space }.
event-terrain-gone = { $terrain } znika z { $space }.
event-space-blocked = { $space } jest zamknięte.
event-space-blocked-open = { $space } jest znów otwarte.
event-action-blocked = Wyczerpane: { $use }.
event-gem-put = { $seat } wkłada Kryształ w jego miejsce.
event-gem-taken = { $seat } wyjmuje Kryształ.
event-quirk-placed = Dziwactwo „{ $card }” osiada na { $space }.
event-morphing = { $entity } się zmienia: { $morphing }.
event-unmorphed = { $entity } traci Morf: { $morphing }.
event-state = { $figure } otrzymuje Stan: { $state }.
event-state-ended = { $figure } pozbywa się Stanu: { $state }.
event-item-gained = Drużyna znajduje Przedmiot: { $card }.
event-item-recovered = Drużyna odzyskuje Przedmiot: { $card }.
event-item-stored = Do Schowka: { $card }.
event-item-to-market = Na Targ Przedmiotów: { $card }.
event-mask-gained = { $seat } zdobywa Maskę: { $card }.
event-mask-on = { $seat } zakłada Maskę: { $card }.
event-mask-lost = { $seat } traci Maskę: { $card }.
event-note-gained = Drużyna zdobywa Notkę: { $card }.
event-note-used = Notka zużyta: { $card }.
event-wisdom-gained = Wiedza: { $card }.
event-sign-gained = { $seat } zdobywa { $card }.
event-sign-gained-team = Drużyna zdobywa { $card }.
event-sign-played = { $seat } zagrywa { $card }.
event-added-to = Nowość ({ $deck }): { $card }.
event-gate-opened = Otwiera się Brama: { $dream }.
event-world-found = Odkryta dzielnica: { $tile }.
event-hint-opened = Wskazówka do Snu „{ $dream }”: { $hint }
event-season = Pora: { $card }.
event-revealed = Odkryto: { $code }.
event-peeked = { $seat } podgląda: { $card }.
event-tile-peeked = { $seat } podgląda kafelek Drzemki: { $tile }.
event-travelled = Drużyna idzie do: { $location }.
event-travelled-shortcut = Drużyna idzie Skrótem do: { $location }.
event-fate-drawn = Los: { $card }.
event-looked = Obejrzano: { $cards }.
event-read = Przeczytano: { $script }.
event-chose = Wybór: { $option }.

## Odmowy
refusal-deck-size = Talia, która liczy { $n }, jest niedozwolona: musi liczyć od { $least } do { $most } kart.
refusal-wrong-colour = Ta karta nie ma Intencji w kolorze, którym płacisz.
refusal-not-now = Tego nie można użyć w tej chwili.
refusal-no-gem-there = W tym miejscu nie leży Kryształ.
refusal-map-only = To działa tylko na Mapie Świata Snów.
refusal-not-on-map = Tego nie można użyć na Mapie Świata Snów.
refusal-nothing-to-do = To niczego by nie zmieniło.
refusal-one-dream-action = Jedyna akcja tej rundy jest już za tobą.
refusal-requirement = Warunek nie jest spełniony.
refusal-completing = To byłaby ostatnia opłata, a czegoś do niej brakuje.
refusal-too-dear = Nie stać cię na to.
refusal-elsewhere = Tego używa się na innym polu.
refusal-used-up = To jest już wyczerpane.
refusal-limit = Nie możesz użyć tego więcej razy.
refusal-out-of-range = Nikogo nie ma w zasięgu.
refusal-dreamscape-only = To działa tylko w Fazie Krajobrazu.
refusal-no-progress = To nie jest karta Rozwoju.
refusal-by-itself = To dzieje się samo.
refusal-no-sign = Nie masz Znaku, który by tu pasował.
refusal-no-items = Nie możesz teraz używać Przedmiotów.

## Zakończenia
outcome-won = Sen jest wygrany.
outcome-part = Sen jest częściowo wygrany.
outcome-lost = Sen jest przegrany.
outcome-died = Śniący ponoszą klęskę i budzą się gwałtownie.
outcome-called = Wywołano was po imieniu i budzicie się razem.
outcome-kept = Zostajecie, a za szybą pali się światło.
outcome-next = Następny, proszę: numery zaczynają się znowu od jedynki.
outcome-saved = Koniec sesji. Miasto poczeka.
outcome-closed = Koniec sesji; można ją podjąć innego dnia.

## Jak stoją sprawy
subtitle-play = { $place } · Tura { $turn } · { $left ->
    [0] ostatnia Tura
    [one] jeszcze 1 Tura
    [few] jeszcze { $left } Tury
   *[other] jeszcze { $left } Tur
}
subtitle-map = Mapa Świata Snów · { $place }
subtitle-setup = Przed przebudzeniem
table-dreamer = Śniący
table-distress = Udręka
table-hand = Ręka
table-deck = Talia
table-sealed = Zablokowane
table-ether = Eter
table-gems = Kryształy
table-space = Pole

# Kiedy ktoś chce być pytany
wish-roll = kość leży na stole
wish-distress = ktoś ma otrzymać Udrękę
wish-seal = ktoś ma Zablokować karty
wish-step = przed krokiem karty Tury
wish-flaw = dobrano Defekt
wish-place = zapowiedziano kartę Rozwoju
wish-fate-drawn = dobrano kartę Losu
