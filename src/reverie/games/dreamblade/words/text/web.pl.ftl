# Dreamblade w przeglądarce, po polsku.

## Tabliczka gry tam, gdzie wybiera się grę
plate = Dwoje władców wyśnionych, 25 obszarów, sześć tur do zwycięstwa. Nic nie jest ukryte.
    .players = 2 osoby
    .length = 40 min

## Miejsca, tury, fazy
web-seat-sun = Słońce
web-seat-moon = Księżyc
web-turn = Tura { $turn }
web-heading-spawn = Tura { $turn } · formowanie: { $side }
web-heading-action = Tura { $turn } · akcja: { $side }
web-rail-initiative = Inicjatywa { $dice }
web-rail-spawn = Formowanie, { $side }
web-rail-action = Akcja { $n }, { $side }
web-rail-conquest = Podbój
web-subtitle = Tura { $turn }: { $phase }
web-first = zaczyna

## Pytania
web-ask-spawn = Formuj za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
web-ask-action = Wybierz akcję: przemieszczenie czy walka
web-ask-shift = Rusz istotę
web-ask-strike = Wybierz obszar, na którym walczysz
web-ask-attackers = Wybierz atakujących na { $cell }
web-ask-damage = Rozdziel obrażenia na { $cell }: { $total }
web-ask-blade = Przydziel ostrze umiejętności (pozostało: { $n })
web-ask-reroll = Wybierz kości do przerzutu, najwyżej { $n }
web-ask-fate = { $subject }: odgonić czy zniszczyć?
web-ask-disrupt = Umieść odgonione istoty
web-ask-deathblow = Atak przedśmiertny na { $cell }: kto atakuje?
web-ask-order = Wybierz efekt, który następuje pierwszy
web-ask-unique = Wybierz kopię, która zostaje
web-ask-target = { $subject }: wybierz, kogo atakuje
web-ask-choose = { $keyword } ({ $subject }): wskaż jedną
web-ask-move = { $keyword } ({ $subject }): kogo i dokąd?
web-ask-value = { $subject }: wybierz X
web-ask-bomb = { $subject }: wysadzić?

## Wiersz pod pytaniem
web-line-spawn = Wskaż figurkę z zasobów, potem obszar. Niewydane punkty przepadają.
web-line-spawn-where = { $who }: cena { $price }, zostanie punktów: { $left }. Wskaż obszar.
web-line-which-ability = { $who }: wybierz umiejętność.
web-line-action = Przemieszczenie: każda niezwiązana walką istota może przejść o jeden obszar. Walka: starcia na obszarach rywalizacji.
web-line-shift = { $count ->
    [0] Nikt już nie może się ruszyć.
    [one] Jeszcze jedna istota może się ruszyć o jeden obszar.
   *[other] Mogą się jeszcze ruszyć o jeden obszar: { $count }.
}
web-line-move-where = { $who }: wskaż obszar.
web-line-strike = Pozostało obszarów rywalizacji: { $count }; na każdym walczy się raz.
web-line-attackers = { $count ->
    [0] Wybierz co najmniej jedną istotę; jej siła to liczba kości.
   *[other] Kości przy tym wyborze: { $dice }; liczbą kości jest siła atakujących.
}
web-line-deathblow = { $count ->
    [0] Ginący mogą jeszcze raz zaatakować. Zatwierdź bez nikogo, by z tego zrezygnować.
   *[other] Kości: { $dice }; bez umiejętności ostrza.
}
web-line-damage = { $left ->
    [0] Wszystkie obrażenia są rozdzielone.
   *[other] Do rozdzielenia: { $left }. Trzeba rozdzielić wszystkie obrażenia, które się da.
}
web-line-reroll = { $count ->
    [0] Zatwierdź bez kości, by zostawić wszystkie.
   *[other] Przerzucane kości: { $count }; liczą się nowe wyniki.
}
web-line-blade = Ostrza trzeba przydzielać umiejętnościom ostrza, dopóki któraś może zadziałać, po kolei.
web-line-fate = Zniszczona daje ci punkt w tej turze, a właścicielowi dwa dodatkowe punkty formowania.
web-line-fate-deathblow = Zniszczona wykona atak przedśmiertny; kości: { $dice }.
web-line-disrupt = Każda trafia na pusty obszar inny niż twój portal.
web-line-order = Twoje równoczesne efekty następują w wybranej przez ciebie kolejności.
web-line-unique = Pozostałe zostają poświęcone.
web-line-value = Od 0 do tylu punktów, ile masz: { $points }.
web-line-target = Atak specjalny; kości: { $dice }. Wszystkie obrażenia dostaje cel.

## Wybory
web-stop = Koniec
web-stop-spawn = Koniec formowania
web-stop-shift = Koniec ruchów
web-stop-strike = Koniec walki
web-decline = Nic nie rób
web-pick-shift = Przemieszczenie
web-pick-strike = Walka
web-pick-disrupt = Odgonić
web-pick-destroy = Zniszczyć
web-pick-explode = Wysadzić
web-pick-fight = Walcz na { $cell }
web-pick-die = kość { $n }: { $face }
web-pick-value = X = { $n }
web-pick-ability = { $who }: { $ability }
web-pick-attacker = { $who }, siła { $power }
web-pick-there = { $who } na { $cell }
web-pick-spawn = Formuj: { $who } za { $price }
web-pick-use = { $who }: użyj umiejętności formowania
web-pick-spawn-to = { $who } na { $cell }
web-pick-move-to = { $who } na { $cell }
web-pick-place-to = { $who } na { $cell }
web-pick-buy = { $ability } za { $price }
web-pick-buy-x = { $ability }, dowolna cena
web-choose-split = Wybierz podział (możliwości: { $n })

## Odmowy
refusal-whom-first = Najpierw wskaż figurkę; potem zaświecą się obszary.
refusal-no-spawn-ability = { $who }: ta figurka nie ma umiejętności formowania.

## Plansza
web-board = Kraina wyśniona, pięć na pięć
web-portal = portal
web-portal-of = portal, { $side }
web-contested = rywalizacja
web-worth-to = { $side }: wartość { $n }
web-worth-both = wartość { $n } dla obu
web-count-of = { $side }, istoty: { $n }
web-piece = { $who }, { $side }
web-will-disrupt = zostanie odgoniona
web-will-destroy = zostanie zniszczona
web-will-both = zostanie odgoniona lub zniszczona
web-kept-out = nie bierze udziału
web-chosen = wybrana
web-option = do wyboru
web-empty-cell = Nikt tu nie stoi i nikt tu nie punktuje.
web-stands = { $side }: { $names }
web-claims = { $side }: teraz { $n } za ten obszar

## Miejsca przy stole
web-track = wygrane tury: { $won } z { $victory }
web-points-left = formowanie <b>{ $left }</b> z { $points }
web-points-due = formowanie: będzie <b>{ $points }</b>
web-points-none = formowanie <b>{ $left }</b>
web-points-skipped = tura bez faz formowania
web-bonus = czeka
web-reserves = Zasoby
web-graveyard = Cmentarz
web-pieces = { $n } { $n ->
    [one] figurka
    [few] figurki
   *[other] figurek
}
web-fresh = w tej turze: { $n }
web-copies = kopie: { $n }
web-grave-fresh = zniszczona w tej turze
web-grave-lying = policzona, dodatkowe punkty czekają
web-grave-old = rozliczona

## Wynik
web-projected = Przewidywany wynik podboju
web-if-ended = Tura { $turn }, gdyby skończyła się teraz
web-leads = Prowadzi { $side } o { $n }
web-level = Remis: nikt nie wygrałby tury
web-and = { $first } i { $last }
web-and-contested = { $line }; rywalizacja: { $cells }
web-fallen = poległe { $n }
web-tides = Tablica pływów
web-turn-word = tura
web-won-by = wygrana

## Szczegóły
web-details = Szczegóły
web-nothing-looked = Wskaż figurkę lub obszar, aby o nich przeczytać.
web-price-plain = Cena: { $price }.
web-price-more = Cena teraz: { $price }, czyli { $cost } + { $change }, bo w krainie i na cmentarzu brakuje ci: { $lacks }.
web-price-less = Cena teraz: { $price }, czyli { $cost } − { $change }.
web-moved = już się ruszyła
web-spawn-it = Formuj
web-power = siła
web-defense = obrona
web-life = życie
web-damage = obrażenia
web-change = { $change } { $stat }: { $keyword } ({ $who })
web-req-score = na obszarze punktowanym
web-req-comes = przy wejściu do gry
web-req-spawn = punkty formowania: { $n }
web-req-blade = ostrze
web-req-multiblade = wieloostrze
web-req-blade-double = dwa ostrza
web-req-blade-double-multi = dwa ostrza, dowolnie często

## Starcie
web-combat = Starcie
web-combat-at = Starcie na { $cell }
web-deathblow-at = Atak przedśmiertny na { $cell }
web-special-of = Atak specjalny: { $who }
web-dice = Kości ({ $n }): { $faces }
web-dice-none = Jeszcze nie rzucono kośćmi.
web-damage-is = obrażenia <b>{ $total }</b>
web-damage-sum = obrażenia <b>{ $total }</b> = { $sum }
web-blades = Przydział ostrzy
web-declined = bez użycia
web-split = Podział obrażeń
web-split-total = Podział obrażeń: { $total }
web-left-to-place = pozostało <b>{ $left }</b>
web-fate = Los
web-fate-disrupt = odgoniona
web-fate-destroy = zniszczona
web-fate-both = odgoniona lub zniszczona
web-disrupt-at = odgonienie od { $n }
web-destroy-at = zniszczenie od { $n }
web-damage-on = Obrażenia: { $who }
web-rest-here = reszta tutaj
web-less = mniej
web-more = więcej
web-effects = Efekty, które czekają
web-numbers = Ile wynosi X?
web-x = X

## Szanse
web-odds-at = Kości na { $cell }: { $dice }
web-odds-all = Atakują wszyscy; kości: { $dice }
web-odds-chosen = Szanse; kości: { $dice }
web-odds-falls = { $n ->
    [one] Jeśli zginie: { $names }
   *[other] Jeśli zginą: { $names }
}
web-odds-back = { $side } jest drugim graczem, więc wykona atak przedśmiertny; kości: { $dice }.
web-odds-disrupts = odgoni: { $who }
web-odds-destroys = zniszczy: { $who }
web-odds-note = Całość obrażeń na jednego wroga; bez umiejętności ostrza.

## Nowy stół
web-form-warband = Zestaw
    .help = Szesnaście figurek do formowania.
web-form-map = Mapa
    .help = Ile warte jest dziewięć kluczowych obszarów.
web-form-edges = Krawędzie
    .help = Kto siedzi przy dolnej krawędzi mapy.
web-form-edges-random = losowo
web-form-edges-A = Słońce na dole
web-form-edges-B = Księżyc na dole
web-form-victory = Tury do wygranej
    .help = Kto wygra tyle tur, wygrywa grę.
web-form-turn-limit = Limit tur
    .help = 0 oznacza brak limitu; po jego osiągnięciu wygrywa ten, kto wygrał więcej tur.
web-form-tournament = Inicjatywa turniejowa
    .help = W turze po opuszczonym formowaniu jedynki się przerzuca.
web-form-bad-number = { $label }: „{ $given }” powinno być liczbą całkowitą od { $least } do { $most }.
web-form-bad-warband = Wybierz zestaw dla każdego miejsca.
web-warband-lightless-water = Trwoga. Silna późno, a jej polegli ją wzmacniają.
web-warband-red-current = Zaciekłość. Dużo kości i mało do stracenia: uderzaj pierwszy.
web-warband-waking-comb = Trwoga z odrobiną Dzielności. Rój, który się wzajemnie przywołuje.
web-warband-sunken-pyre = Trwoga i Zaciekłość. Hellbred użyczają sobie furii.
web-warband-crescent-hunt = Zaciekłość i Dzielność. Bestie Bloodcut polujące w stadzie.
web-warband-breakwater-watch = Dzielność. Trudno ją ruszyć, a swoich osłania. Dobra na początek.
web-warband-wandering-tide = Szaleństwo. Przestawia wszystkich, swoich i wrogów.
web-warband-fleet-of-two-faces = Dzielność i Szaleństwo. Kapitanowie Janus, którzy zamieniają się miejscami.
web-warband-drowned-names = Szaleństwo z odrobiną Trwogi. Lost, których trudno zniszczyć.
web-warband-sampler = Dzielność i Szaleństwo, wszystkiego po trochu. Dobra na początek.
web-map-default = Najbogatsze obszary leżą przy portalu wroga, środek jest tani.
web-map-tidal-flat = Płasko: ważniejsze, ile obszarów trzymasz, niż które.
web-map-deep-well = Stromo: wszystko ciągnie do środkowej kolumny.
web-map-rip-current = Wspólne obszary są więcej warte dla tego, po czyjej lewej leżą.
web-map-sunken-ridge = Wspólny rząd jest najbogatszy: walka toczy się o środek.
web-map-any = Kluczowe obszary warte do { $most }.

## Co się dzieje między dwiema decyzjami
web-beat-initiative = Tura { $turn }, inicjatywa: Słońce { $sun }, Księżyc { $moon }. Zaczyna { $seat }.
web-beat-attacked = Atak na { $cell }, kości: { $dice }. { $count ->
    [one] Atakuje
   *[other] Atakują
} { $who }{ $met ->
    [0] .
    [one] ; broni się { $against }.
   *[other] ; bronią się { $against }.
}
web-beat-deathblow = Atak przedśmiertny na { $cell }, kości: { $dice }. { $count ->
    [one] Atakuje
   *[other] Atakują
} { $who }.
web-beat-again = Przerzucone kości: { $n }.
web-beat-won = { $seat } wygrywa turę { $turn }, { $own } : { $others } { $shared ->
    [both] ({ $sum } przeciw { $against })
   *[one] ({ $sum })
}. Wygrane dotąd: { $nth } z { $victory }.
web-episode = Starcie na { $cell }{ $rolled ->
    [no] .
   *[yes] { $damage ->
        [0] : bez obrażeń.
       *[other] : obrażenia { $damage }.
    }
}
web-episode-destroyed = Zniszczenie: { $names }.
web-episode-disrupted = Odgonienie: { $names }.
web-episode-sacrificed = Poświęcenie: { $names }.
web-episode-banished = Wygnanie: { $names }.
web-beat-level = Nikt nie wygrywa tury { $turn }: { $own } : { $others }.

## Przyciski odpowiedzi i pytania, zanim coś przepadnie
web-confirm-attackers = { $every ->
    [yes] Atakują wszyscy, kości: { $dice }
   *[no] Atakujących: { $count }, kości: { $dice }
}
web-confirm-deathblow = Atak przedśmiertny, kości: { $dice }
web-confirm-let-be = Zrezygnuj
web-confirm-reroll = { $count ->
    [0] Zostaw wszystkie kości
   *[other] Przerzuć kości: { $count }
}
web-ask-before-strike = Nie ma z kim walczyć: nikt nie rywalizuje o żaden obszar. Walka zużyłaby tę akcję na nic. Mimo to walczyć?
web-ask-before-stop = Przepadną punkty formowania: { $points }. Mimo to skończyć formowanie?
## Skończona gra w liczbach
figure-turns = Wygrane tury
figure-spawned = Uformowane figurki
figure-dice = Kości ataku
figure-rolled = Obrażenia na nich i ile zwykle bywa
figure-luck = { $rolled } / { $mean }
figure-damage = Zadane obrażenia
figure-destroyed = Zniszczone figurki
web-setup-map = mapa { $map }
