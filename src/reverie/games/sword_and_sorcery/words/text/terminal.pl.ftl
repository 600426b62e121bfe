# Co mówi tylko terminal: stół wokół mapy, szanse ataków, to, co się wpisuje.

## Tabliczka na stronie głównej
plate = Polegli bohaterowie wezwani z powrotem. Wszystkimi wrogami kieruje gra.
    .players = 2–5 bohaterów, razem
    .length = około dwóch godzin

## Znaki rang na mapie
mark-green = Z
mark-blue = N
mark-red = C

## Mapa
map = Mapa zadania
legend-door = drzwi
legend-secured = zabezpieczone drzwi
legend-locked = magiczny zamek
legend-barrier = bariera: tylko w tę stronę
legend-difficult = trudny obszar
legend-dangerous = niebezpieczny obszar
legend-open-gate = otwarta brama przywołania ({ $symbol })
legend-closed-gate = zamknięta brama przywołania
legend-active-shrine = kapliczka
legend-sleeping-shrine = nieaktywna kapliczka

## Stół
board-soul = { $n ->
    [one] { $n } punkt duszy
    [few] { $n } punkty duszy
   *[other] { $n } punktów duszy
}
board-clock = { $n ->
    [one] zostało { $n } wydarzenie
    [few] zostały { $n } wydarzenia
   *[other] zostało { $n } wydarzeń
}
board-event = działa: { $event }
board-hp = { $left }/{ $most } PŻ
board-rank = poziom duszy { $rank }
board-crowns = { $n ->
    [one] { $n } korona
    [few] { $n } korony
   *[other] { $n } koron
}
board-key = magiczny klucz
board-ghost = duch
board-acted = po turze
board-pack = plecak: { $items }
board-with = towarzyszy: { $who }
board-victim = ofiara: { $victim }
board-controller = prowadzi { $who }
victim-wounded = najciężej ranny
victim-nearest = najbliższy
victim-richest = najbogatszy
victim-strength = Siła
victim-dexterity = Zręczność
victim-faith = Wiara
victim-magic = Magia
victim-vengeful = zagrażający
status-turn = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[other] { $points } punktów ruchu
}, { $combat ->
    [one] { $combat } akcja walki
    [few] { $combat } akcje walki
   *[other] { $combat } akcji walki
}, { $normal ->
    [one] { $normal } zwykła akcja
    [few] { $normal } zwykłe akcje
   *[other] { $normal } zwykłych akcji
}
status-focus = wzmocnienie +{ $n }
status-beside = tu są: { $names }

## Grupy działań
group-move = Ruch
group-attack = Atak
group-action = Akcje
group-power = Zdolności
group-item = Przedmioty
group-free = Darmowe
group-end = Koniec
group-buy = Kup
group-stash = Skrytka
group-sell = Sprzedaj
group-wear = Wyposażenie
group-anvil = Kuźnia
group-tavern = Tawerna
group-share = Oddaj
pick-give = oddaj: { $card }
pick-crowns = oddaj korony: { $n }

## Szanse
decimal = ,
odds-kill = zabija: { $chance }
odds-mean = średnio trafień: { $mean }
odds-critical = trafienie krytyczne: { $chance }
odds-hits = trafienia { $spread }
odds-wounds = rany { $spread }
odds-dead = śmierć
odds-focus = Ze wzmocnieniem
odds-nothing = Bez opłacania efektów
odds-note = Dokładnie, gdy efekty opłaca się jak najlepiej. Bez przerzutów i bez ataków, które następują potem.

## Co się pokazuje
show-area-next = obok: { $areas }
show-area-plain = zwykły obszar
show-attack = { $weapon }: { $attack } (pewne trafienia, czerwone kości, niebieskie kości)
show-defence = pancerz { $armour }, magiczne osłony { $shields }, kości obrony { $dice }
show-seals = pieczęcie { $seals }
show-scroll = Zwój

## Co się wpisuje
parse-nothing-called = Nic tu się nie nazywa „{ $words }”.
parse-ambiguous = „{ $words }” może znaczyć kilka rzeczy: { $names }.
parse-no-thing = Napisz, o którą możliwość chodzi, albo jej numer.
typed-go = idź ruch do wejdź
typed-attack = atakuj atak zaatakuj uderz
typed-open = otwórz drzwi wyważ
typed-unlock = odblokuj
typed-chest = skrzynia skrzynię
typed-search = szukaj przeszukaj
typed-focus = wzmocnij wzmocnienie
typed-dash = zryw
typed-provoke = sprowokuj prowokuj
typed-reorganize = przeorganizuj
typed-exchange = wymień daj wymiana
typed-take = podnieś weź
typed-drop = upuść odłóż
typed-key = klucz
typed-stand = wstań
typed-buy = kup
typed-sell = sprzedaj
typed-stash = skrytka weź
typed-put = odłóż
typed-use = użyj zdolność
help-why = why atak gremlin albo why idź 8B.c
help-odds = co obiecuje każdy z twoich ataków: trafienia, krytyczne, rany, szansa zabicia
help-show = show gremlin (albo bohater, zdolność, przedmiot, obszar)
help-rules = rules SS-22.3 albo rules zryw

## Paragrafy
paragraph-title = { $quest }, paragraf { $number }
paragraph-read = { $title }.
option-evade = { $n ->
    [one] { $n } wróg uderza pierwszy
    [few] { $n } wrogowie uderzają pierwsi
   *[other] { $n } wrogów uderza pierwszych
}

## Odmowy w Emporium
refusal-has-bet = Podczas jednej wizyty w tawernie stawia się tylko raz.
refusal-no-crowns = Na to potrzeba koron: { $cost }.
refusal-not-on-sale = Tego nie ma w sprzedaży.
refusal-no-room = Nie ma na to miejsca w plecaku.
refusal-no-treasure = Sprzedać można tylko skarby.
refusal-no-stash-item = Do skrytki wracają tylko przedmioty ze skrytki.
refusal-not-in-stash = Tego nie ma w skrytce.
