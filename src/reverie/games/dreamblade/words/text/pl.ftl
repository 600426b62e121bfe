# Dreamblade po polsku: pytania, możliwości, zdarzenia, odmowy.

## Miejsca i fazy
seat-A = A
seat-B = B
phase-setup = przygotowanie
phase-initiative = inicjatywa
phase-spawn = faza formowania
phase-action = faza akcji
phase-conquest = podbój
action-shift = przemieszczenie
action-strike = walka
zone-reserves = zasoby
zone-dreamscape = kraina wyśniona
zone-graveyard = cmentarz
zone-removed = poza grą
rarity-common = pospolita
rarity-uncommon = niepospolita
rarity-rare = rzadka
rarity-unknown = rzadkość nieznana

## Stół
table-turn = Tura { $turn } · { $phase }
table-owner = Tura { $turn } · { $phase } gracza { $seat }
table-won = wygrane tury
table-points = punkty
table-bonus = dodatkowe
table-kills = zniszczone
table-projected = podbój
table-reserves = zasoby
table-graveyard = cmentarz
table-portal = portal { $seat }
table-map = mapa { $map }; wygrywa { $turns } wygranych tur
table-fresh = zniszczone w tej turze
table-waiting = dodatkowe punkty jeszcze czekają
table-empty = (nic)
word-creature = istota
word-location = lokacja
word-none = brak
face-miss = pudło
    .typed = p pudło
face-blade = ostrze
    .typed = o ostrze
ordinal = { $n }.
word-cost = koszt { $cost }
word-price = cena { $price }
word-rules = Tekst zasad powstaje z danych figurki.
stat-line = siła { $power }, obrona { $defense }, życie { $life }
stat-damage = obrażenia { $damage }

## Pytania
choice-edges = Kto dostaje dolną krawędź?
choice-initiative = Inicjatywa: rzuć { $n ->
    [one] jedną kością
   *[other] { $n } kośćmi
} (od 1 do 6).
choice-attack = Atak: rzuć { $n } { $n ->
    [one] kością ataku
   *[other] kośćmi ataku
}.
choice-wail = Lament: rzuć dwiema kośćmi inicjatywy.
choice-action = Przemieszczenie czy walka?
choice-spawn = Formujesz, używasz umiejętności formowania czy kończysz? Pozostało punktów: { $points }.
choice-value = { $subject }: ile wynosi X?
choice-shift = Ruszasz istotę czy kończysz?
choice-strike = Na którym obszarze walczysz?
choice-attackers = Kto atakuje na obszarze { $cell }?
choice-reroll = Które kości przerzucasz? Pokazują: { $dice }.
choice-blade = Która umiejętność dostaje następne ostrze? Pozostało: { $blades }.
choice-damage = Rozdziel obrażenia: { $total }.
choice-fate = { $subject }: obrażeń wystarcza na oba losy. Odgonić czy zniszczyć?
choice-disrupt = Dokąd trafiają odgonione istoty?
choice-deathblow = Atak przedśmiertny: kto z ginących jeszcze atakuje?
choice-order = Który efekt najpierw?
choice-unique = Która kopia zostaje?
choice-target = { $subject }: kogo atakuje?
choice-choose = { $keyword } ({ $subject }): kogo lub co wskazujesz?
choice-move = { $keyword } ({ $subject }): kogo i dokąd ruszasz?
choice-bomb = { $subject }: poświęcić i zdetonować?

## Możliwości
option-stop = koniec
option-decline = nic nie rób
option-explode = wybuch
option-shift = przemieszczenie
option-strike = walka
option-disrupt = odgonić
option-destroy = zniszczyć
option-spawn = formuj: { $who } ({ $price }) na { $cell }
option-spawn-what = formuj: { $who } ({ $price })
option-ability = { $who }: { $ability }
option-ability-what = umiejętność: { $who }
option-move = { $who } na { $cell }
option-move-what = { $who } z { $cell }
option-fight = walcz na { $cell }
option-attackers = { $names }
option-nobody = nikt
option-no-dice = żadne
option-blade = { $who }: { $ability }
option-blade-copied = { $who }: { $ability }, kopia z { $source }
option-blade-granted = { $who }: { $ability }, dzięki: { $source }
option-split = { $parts }
option-place = { $who } na { $cell }
option-order = { $keyword }: { $who }
option-edge-0 = miejsce A
option-edge-1 = miejsce B

## Sumy
word-fallen = poległe { $n }
word-and = { $first } i { $last }

## Zdarzenia
event-edges-assigned = Dolną krawędź ma { $bottom }, górną { $top }.
event-turn-began = Zaczyna się tura { $turn }.
event-phase-spawn = Faza formowania gracza { $seat }.
event-phase-action = Faza akcji gracza { $seat }.
event-phase-conquest = Podbój.
event-action-chosen = { $seat } wybiera: { $action }.
event-game-ended-victory = { $winner } wygrywa grę.
event-game-ended-turn-limit = Limit tur kończy grę: więcej tur wygrał gracz { $winner }.
event-game-ended-draw = Limit tur kończy grę remisem.
event-initiative-won = Inicjatywa { $dice }: zaczyna { $seat }.
event-initiative-modified = Inicjatywa { $dice }, po zmianach { $modified }: zaczyna { $seat }.
event-spawn-skipped = Wypadła 1: w tej turze nie ma faz formowania.
event-points-received = { $seat } ma punkty formowania: { $points }{ $made ->
    [bonus] { " " }(rzut { $base }, dodatkowe { $bonus }).
    [energize] { " " }(rzut { $base }, Zasilenie { $energize }).
    [bonusenergize] { " " }(rzut { $base }, dodatkowe { $bonus }, Zasilenie { $energize }).
   *[plain] .
}
event-points-lost = Niewydane punkty formowania przepadają: { $points }.
event-ability-bought = { $who } używa umiejętności: { $ability }.
event-spawned = { $seat } formuje: { $who } na { $cell } za { $price }.
event-moved = { $who } rusza z { $origin } na { $cell }.
event-disrupted = { $who }: odgonienie, { $seat } przenosi z { $origin } na { $cell }.
event-destroyed = { $who }: zniszczenie na { $cell }; właściciel dostaje dodatkowe punkty: { $bonus }.
event-sacrificed = { $who }: poświęcenie na { $cell }.
event-banished = { $who }: wygnanie z { $cell } do zasobów.
event-purged = { $who } trafia z zasobów na cmentarz.
event-returned = { $who } wraca z cmentarza do zasobów.
event-damaged = { $who }: obrażenia { $damage }{ $before ->
    [0] .
   *[other] , razem { $total }.
}
event-damaged-relentless = { $who }: obrażenia { $damage }{ $before ->
    [0] { "" }
   *[other] , razem { $total }
}; dopóki pozostają, odgonienie jest niemożliwe.
event-combat-began = Starcie na { $cell }.
event-ability-lasts = { $who }: { $ability } działa do końca { $scope ->
    [combat] starcia
   *[turn] tury
}.
event-scored = { $total ->
    [0] { $seat } nie zdobywa punktów.
   *[other] { $seat } zdobywa { $total }: { $sum }.
}
event-turn-won = { $seat } wygrywa turę, { $nth } w tej grze.
event-special-attack = { $who }: atak specjalny ({ $ability }), cel: { $target }.
event-attacked = Atakują na { $cell }: { $names }; kości: { $dice }.
event-tallied = { $damage ->
    [0] Bez obrażeń
   *[other] Obrażenia: { $damage }
}{ $blades ->
    [0] .
   *[other] , ostrza: { $blades }.
}
event-blade-assigned = Ostrze dostaje { $who }: { $ability }.
event-regenerated = { $who }: regeneracja.
event-deathblow = Atak przedśmiertny na { $cell }: { $names }; kości: { $dice }.
event-nothing-happened = { $who }: { $ability } nic nie zmienia.
event-declined = { $who }: { $ability } pozostaje niewykorzystane.
event-marked = Srogość: { $who } zostanie zniszczona zamiast odgoniona.
event-damage-modified = { $who }: { $ability } { $none ->
    [yes] nie zmienia obrażeń.
   *[other] zmienia obrażenia o { $change }.
}
event-rolled = Rzut: { $dice }.
event-forced = Jedyna możliwość: { $option }.

## Odmowy
refusal-no-option = Tego nie ma wśród możliwości.
refusal-not-in-dreamscape = { $who }: tej figurki nie ma w krainie wyśnionej.
refusal-not-yours = { $who }: to nie twoja figurka.
refusal-locations-never-move = { $who }: lokacje nigdy się nie ruszają.
refusal-already-moved = { $who }: ta istota już się ruszyła w tym przemieszczeniu.
refusal-engaged = { $who }: istota związana walką, na jej obszarze jest wroga istota.
refusal-cell-full = Na { $cell } są już cztery istoty tego gracza.
refusal-not-adjacent = { $cell } nie przylega bokiem do obszaru figurki { $who }.
refusal-defender = { $who } ma Obrońcę: przemieszczenie nie może wprowadzić tej istoty na obszar z wrogami.
refusal-nobody-there = Nie masz istoty na { $cell }.
refusal-not-contested = { $cell } nie jest obszarem rywalizacji: nie ma tam wrogiej istoty.
refusal-already-fought = Na { $cell } było już starcie w tej walce.
refusal-in-graveyard = { $who } leży na cmentarzu i nie ma Wskrzeszenia.
refusal-not-in-reserves = { $who }: tej figurki nie ma w twoich zasobach.
refusal-vengeance = { $who } ma Mściciela: przeciwnik musi mieć co najmniej { $x } wygranych tur.
refusal-unique = Kontrolujesz już figurkę z cechą Unikalny { $name }.
refusal-too-expensive = { $who } kosztuje { $price }, a masz { $points } punktów formowania.
refusal-first-turn-portal = W pierwszej turze formuje się tylko we własnym portalu, nie na { $cell }.
refusal-not-spawn-row = { $cell } nie jest twoim portalem ani obszarem twojego rzędu formowania.
refusal-row-cell-was-occupied = Na początku tej fazy na { $cell } stała twoja istota.
refusal-four-spawned-here = W tej fazie uformowano już na { $cell } cztery istoty.
refusal-column-not-controlled = Nie kontrolujesz żadnej figurki w kolumnie obszaru { $cell }.
refusal-no-own-creature = Nie masz istoty na { $cell }.
refusal-location-there = Na { $cell } jest już lokacja.
refusal-not-controlled = { $who }: nie kontrolujesz tej figurki.
refusal-ability-used = { $who }: { $ability } już użyto w tej fazie formowania.
refusal-not-in-score = { $who } nie stoi na twoim obszarze punktowanym, a { $ability } tego wymaga.
refusal-at-least-one = Atakować musi co najmniej jedna istota.
refusal-not-in-this-cell = { $who }: tej istoty nie ma na { $cell }.
refusal-loner = { $who } ma Samotnika: atakuje sama albo wcale.
refusal-not-attacking = { $who } nie bierze udziału w tym ataku.
refusal-too-few-blades = Za mało ostrzy na { $ability } ({ $who }).
refusal-once-per-attack = { $ability } ({ $who }) działa raz na atak i już zadziałało.
refusal-negated = Umiejętności ostrza figurki { $who } są anulowane.
refusal-all-damage = Trzeba rozdzielić wszystkie obrażenia: { $total }; tu rozdzielono { $given }.
refusal-bodyguard = { $who } ma Ochroniarza: najpierw musi dostać tyle, by zostać odgonioną lub zniszczoną.
refusal-own-portal = Odgonionej istoty nie wolno umieścić we własnym portalu, { $cell }.
refusal-not-empty = { $cell } nie jest pusty: odgoniona istota trafia na obszar bez żadnej figurki.
refusal-no-portal = { $cell } to portal; Teleportacja nie sięga portali.
refusal-keyword-forbids = Ta umiejętność nie może ruszyć { $who } na { $cell }.
refusal-cannot-decline = Z tego nie można zrezygnować.
refusal-no-target = { $who } nie może być celem.

## Wynik
outcome-victory = { $winner } wygrywa { $turns }. turę, a z nią grę.
outcome-turn-limit = Osiągnięto limit tur; więcej wygrał gracz { $winner } ({ $a } do { $b }).
outcome-draw = Osiągnięto limit tur; remis ({ $a } do { $b }).
outcome-agreed = Gracze zgadzają się na remis ({ $a } do { $b }).
outcome-resigned = { $loser } się poddaje; wygrywa { $winner }.
outcome-time = { $loser }: koniec czasu; wygrywa { $winner }.

## Szanse
odds-title = { $cell }: kości { $dice }
odds-rolled = Kości tego starcia już rzucono: { $dice }.
odds-note = Atakują wszystkie istoty, które tam mogą, całość obrażeń na jednego wroga; bez umiejętności ostrza.
odds-note-chosen = Całość obrażeń na jednego wroga; bez umiejętności ostrza.
odds-damage = obrażenia co najmniej
odds-blades = ostrza co najmniej
odds-enemy = wróg
odds-disrupt = odgonienie
odds-destroy = zniszczenie
odds-mean = średnie obrażenia { $mean }

## Odczytywanie wpisów
parse-cell-missing = Podaj obszar, na przykład c3.
parse-no-piece = Nie ma figurki „{ $words }”.
parse-ambiguous = „{ $words }” może znaczyć { $names }; użyj kodu, na przykład { $code }.
parse-dice = Wpisz wyniki (kości: { $n }): liczby 1, 2, 3, m – pudło, b – ostrze.
parse-dice-d6 = Wpisz wyniki (kości: { $n }): liczby od 1 do 6.
parse-no-thing = Powiedz, o co chodzi: figurka i obszar, na przykład „A3 c2”.

## Dlaczego bot tak wybrał
bot-stay = Żaden ruch się nie opłaca.
bot-fight-there = Tam jest z kim walczyć.
bot-claim = To obszar punktowany.
bot-approach = Stamtąd jest bliżej do obszarów punktowanych.
bot-strike = To starcie obiecuje najwięcej.
bot-no-fight = Żadne starcie niczego nie obiecuje.
bot-action-strike = Walka obiecuje teraz więcej niż ruch.
bot-action-shift = Ruch obiecuje teraz więcej niż walka.
bot-spawn = To najlepszy użytek z punktów.
bot-stop-spawning = Nic więcej nie jest warte swojej ceny.
bot-spawn-ability = Ta umiejętność jest warta swojej ceny.
bot-attack-all = Razem mają najwięcej kości.
bot-deathblow = Darmowy atak nic nie kosztuje.
bot-damage = Taki podział odgania i niszczy to, co najcenniejsze.
bot-avoid-deathblow = Ginąc, odpowiedziałaby atakiem, więc lepiej ją odgonić.
bot-destroy = Zniszczenie jest warte więcej niż odgonienie.
bot-disrupt = Stamtąd ma najdalej do swoich celów.
bot-blade = To najlepszy użytek z ostrza.
bot-move-own = Tam stoi lepiej.
bot-move-enemy = Tam stoi gorzej.
bot-decline = Przyniosłoby to więcej szkody niż pożytku.
bot-reroll = Pudła się przerzuca.
bot-target = Ten wybór zmienia najwięcej.
bot-bomb = Wybuch jest wart poświęcenia.
bot-all-points = Niewydane punkty przepadają.
bot-any = Nic nie przemawia za żadną z możliwości.
bot-beginner-action = Kto może walczyć, walczy; inni się ruszają.
bot-random = Wybór losowy.
bot-playouts = Wypada najlepiej w wyobrażonych grach (było ich { $playouts }).
bot-only-one = To jedyna rozsądna odpowiedź.

## Format limited
limited-seat = Miejsce { $seat }
limited-drafter = Gracz { $number }
limited-pool = { $who }: figurek { $count }, skrót { $digest }
limited-warband = Proponowany zestaw: { $pieces }
limited-left-out = Poza zestawem: { $pieces }
limited-written = Zapisano w { $file }
limited-why-copies = więcej kopii, niż wolno
limited-why-aspect = mało innych figurek tego aspektu
limited-why-crowded = zbyt wiele innych kosztuje podobnie
limited-why-weak = najsłabsza za swój koszt
