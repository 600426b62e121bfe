# Dice Throne w przeglądarce, po polsku.

web-seat-sun = Słońce
web-seat-moon = Księżyc
web-seat-star = Gwiazda
web-seat-comet = Kometa
web-seat-cloud = Chmura
web-seat-bolt = Piorun
web-seat-numbered = Miejsce { $n }, { $name }
web-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
web-stars = złożoność { $n } { $stars }
web-round = runda { $n }
web-person-you = { $name }, ty
web-person-bot = { $name }, { $level }

## Tabliczka gry tam, gdzie wybiera się grę
plate = Pięć kości, trzy rzuty, jedna zdolność. A potem rzut o przetrwanie.
    .players = od 2 do 6
    .length = 25 min

## Osiem faz w nagłówku
web-subtitle = Runda { $n }, { $phase }: { $who }
web-phase-1 = Utrzymanie
web-phase-2 = Dochód
web-phase-3 = Główna 1
web-phase-4 = Atak
web-phase-5 = Cel
web-phase-6 = Obrona
web-phase-7 = Główna 2
web-phase-8 = Odrzucanie

## Słowa
web-word-health = zdrowie
web-word-team-health = drużyna
web-word-cp = PW
web-word-cards = karty
web-word-count = na tej planszy
web-word-dial = licznik
web-word-defends-with = Broni się przez
web-word-attacks-with = Atakuje przez
web-word-hand = Twoja ręka
web-word-hand-empty = brak kart
web-word-abilities = Twoje zdolności
web-word-seats = Gracze
web-word-tokens = żetony
web-word-no-tokens = brak żetonów
web-word-companion = towarzysz
web-word-keep = zostaje
web-word-roll = rzut
web-word-dice = Kości
web-word-cost = koszt
web-word-sell = sprzedaj
web-word-played = zagrana
web-word-heroes = Bohaterowie
web-word-taken = zajęty
web-word-banned = wykluczony
web-word-ledger = Rachunek obrażeń
web-word-mate-hand = ręka sojusznika
web-word-met = spełnione
web-word-ultimate = specjalna
web-word-passive = bierna
web-word-now = w grze
web-word-turn = tura
web-word-out = odpada
web-word-you = ty
web-word-target = cel
web-word-attacker = atakuje
web-word-shared = wspólne
web-word-log = Dziennik
web-word-open-seat = otwarte
web-word-nothing-yet = jeszcze nic
web-word-aim = celuj
web-word-complexity = złożoność
web-family-upgrade = Ulepszenie
web-family-main = Faza główna
web-family-roll = Faza rzutu
web-family-instant = Natychmiast
web-word-faces = Ścianki
web-tag-defence = obrona · { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
web-level = poziom { $level }
web-next-level = Poziom { $level } kosztuje { $n } PW od poziomu I.
web-difference = na karcie { $n }
web-seat-label = { $name }, { $who }: zdrowie { $health }, { $cp } PW, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
web-token-more = z { $limit }, żeton { $kind ->
    [neg] negatywny
    [uni] wyjątkowy
   *[pos] pozytywny
}
web-die-label = kość { $n }: { $face }{ $state ->
    [keep] , zostaje
    [roll] , do rzutu
   *[none] { "" }
}
web-pile = Talia { $deck }, odrzucone { $discard }
web-pile-of = Karty: { $who }
web-hand = Twoja ręka, { $n } z { $limit } · talia { $deck } · odrzucone { $discard }
web-mate-hand = Odkryta ręka: { $who }
web-played = { $who } zagrywa
web-draft-taken = { $who }

## Rzuty, ogłoszenia, zagrania
web-roll-offence = Rzut ataku: { $who }
web-roll-own-offence = Twój rzut ataku
web-roll-defence = Rzut obrony: { $who }
web-roll-own-defence = Twój rzut obrony
web-roll-targeting = Kość celu: { $who }
web-roll-own-targeting = Twoja kość celu
web-roll-sub-roll = Rzut: { $who }
web-roll-own-sub-roll = Twój rzut
web-help-reroll = Dotknij kości (albo naciśnij jej numer), by nią rzucić lub ją zostawić. Naciśnij zdolność, by w nią celować.
web-help-pick-dice = Dotknij kości do przerzucenia.
web-help-set-die = Dotknij kości, którą ustawiasz, a potem ścianki, którą ma pokazać.
web-help-copy-die = Pod każdą kością: ścianki, które może przejąć.
web-help-nudge-die = Pod każdą kością: ścianki, na które można ją obrócić.
web-target-they = wybierają przeciwnicy
web-target-vote = przeciwnicy głosują
web-target-you = wybiera { $who }
web-attack-announced = { $who } ogłasza
web-attack-activated = { $who } atakuje
web-attack-damage = { $n } obr.
web-last-roll = Ostatni rzut ataku: { $who }
web-helped = { $kind ->
    [play] z kartą { $name }
    [token] z żetonem { $name }
   *[use] ze zdolnością { $name }
}
web-odds-row = { $slot }: { $needs }
web-odds-best = Dokładne szanse, każda, gdy gra się tylko o nią:
web-odds-keep = Dokładne szanse, gdy { $n ->
    [one] rzucisz tą kością
   *[other] rzucisz tymi kośćmi ({ $n })
}:
web-moment-setup = Wybór bohaterów, tasowanie talii, cztery karty na rękę.
web-moment-upkeep = Działają żetony i towarzysze ({ $who }); potem obrażenia i leczenie naraz.
web-moment-income = { $who }: 1 PW i jedna karta.
web-moment-main-1 = { $own ->
    [yes] Zagrywaj, ulepszaj i sprzedawaj karty z ręki; potem przejdź do kości.
   *[no] { $who } zagrywa, ulepsza i sprzedaje karty.
}
web-moment-main-2 = { $own ->
    [yes] Jeszcze raz możesz zagrywać, ulepszać i sprzedawać karty.
   *[no] { $who } jeszcze raz może zagrywać, ulepszać i sprzedawać karty.
}
web-moment-offensive = { $own ->
    [yes] Do trzech prób pięcioma kośćmi: zostaw, co chcesz.
   *[no] { $who } zaraz rzuci.
}
web-moment-targeting = Kto będzie celem?
web-moment-defensive = Obrona odpowiada, potem wszystkie obrażenia naraz.
web-moment-discard = Na ręce zostaje najwyżej sześć kart ({ $who }).
web-moment-turn-end = Tura się kończy ({ $who }).
web-moment-over = Walka skończona.
web-moment-over-title = Koniec

## Rachunek
web-kind = { $kind ->
    [undefendable] { " " }(nieuchronne)
    [pure] { " " }(czyste)
    [collateral] { " " }(obszarowe)
    [ultimate] { " " }(specjalne)
   *[normal] { "" }
}
web-ledger-now = Rachunek obrażeń
web-ledger-health = Zdrowie
web-ledger-if = Rachunek obrażeń, jeśli teraz skończysz
web-ledger-mean = { $slot } ({ $who }), średnio
web-ledger-expected = Oczekiwane obrażenia ({ $who })
web-ledger-last = Ostatnio zadane obrażenia
web-ledger-incoming = { $source }{ $kind }
web-ledger-added = { $source }: modyfikator ataku
web-ledger-prevented = { $source }: zapobiega
web-ledger-halved = { $source }: zapobiega połowie
web-ledger-times = { $source }: mnoży
web-ledger-avoided = { $source }: unika wszystkich
web-ledger-reflected = { $source }: połowa wraca
web-ledger-healed = { $source }: leczy
web-ledger-if-dealt = { $source }, jeśli cel odniesie obrażenia
web-ledger-back-in = Wraca przez odwet
web-ledger-shadowed = Ukryte w cieniach
web-ledger-subtotal = Suma częściowa
web-ledger-changed = Połowy i krotności sumy częściowej
web-ledger-ultimate = Obrażenia specjalne, nienaruszone
web-ledger-final = Ostateczne obrażenia
web-ledger-so-far = Dotąd, przed obroną
web-ledger-back = Wraca do atakującego

## Pytania
web-ask-roll = Rzuć kośćmi albo zrezygnuj z rzutu
web-ask-reroll = { $attempts ->
    [one] Rzuć wybranymi kośćmi albo skończ: została jedna próba
   *[other] Rzuć wybranymi kośćmi albo skończ: zostały { $attempts } próby
}
web-ask-announce = Ogłoś zdolność
web-ask-main = Zagraj, ulepsz, sprzedaj albo idź dalej
web-ask-defend = { $who } atakuje za { $n } obr.: wybierz obronę
web-ask-set-die = { $source }: ustaw kość
web-ask-copy-die = { $source }: upodobnij jedną kość do innej
web-ask-nudge-die = { $source }: obróć kość o jeden
web-ask-pick-dice = { $source }: przerzuć { $n ->
    [one] jedną kość
   *[other] do { $n } kości
}
web-ask-announced = { $who } ogłasza: { $line }. Przepuszczasz?
web-ask-own-announced = Ogłaszasz: { $line }. Dalej?
web-ask-offence = Rzut: { $who }. Reagujesz?
web-ask-own-offence = Twój rzut leży na stole. Zmieniasz coś?
web-ask-defence = Rzut obrony: { $who }. Reagujesz?
web-ask-own-defence = Twoja obrona rzucona. Zmieniasz coś?
web-ask-targeting = Kość celu: { $who }. Reagujesz?
web-ask-own-targeting = Twoja kość celu rzucona. Zmieniasz ją?
web-ask-attack-target = { $who } atakuje cię: { $line }, { $n } obr. Przepuszczasz?
web-ask-attack-own = Twój atak { $line }: { $n } obr., cel: { $target }. Dodajesz coś?
web-ask-attack-other = { $who } atakuje ({ $line }), cel: { $target }, { $n } obr. Reagujesz?

## Wiersz pod pytaniem
web-line-reroll = Żadna zdolność nie jest jeszcze spełniona.
web-line-reroll-met = { $line }: już spełnione.
web-line-reroll-risk = Ryzykujesz, { $line }: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }% zamiast 100%.
web-line-main = Masz { $cp } PW.
web-line-react = Możesz użyć: { $names }.
web-line-react-none = Nie masz nic na tę chwilę.
web-line-announce = Zanim zadziała, wszyscy mogą jeszcze zareagować.
web-line-announce-helps = Zanim zadziała, możesz jeszcze użyć: { $names }.
web-line-roll = Pięć kości, { $attempts ->
    [one] jedna próba
    [few] { $attempts } próby
   *[many] { $attempts } prób
}.

## Wybory
web-pick-pass = Pas
web-pick-pass-react = Przepuść
web-pick-pass-own = Dalej
web-pick-rest = Nie pytaj do końca fazy
web-pick-done = Gotowe
web-pick-done-main = Zakończ fazę
web-pick-decline = Żadna
web-pick-decline-announce = Nic nie ogłaszaj
web-pick-decline-defend = Bez obrony
web-pick-reroll = Rzucaj dalej
web-pick-roll = Rzuć
web-pick-roll-roll = Rzuć { $n } kośćmi
web-pick-skip = Pomiń
web-pick-skip-roll = Nie rzucaj
web-pick-skip-knockdown = Pomiń fazy rzutów
web-pick-stop = Stop
web-pick-pay = Zapłać
web-pick-pay-knockdown = Zapłać { $cost } PW
web-pick-play = Zagraj { $card } za { $n } PW
web-pick-sell = Sprzedaj { $card } za { $n } PW
web-pick-announce = { $line }: { $needs }
web-pick-defend = Broń się: { $slot }
web-confirm-roll = { $n ->
    [one] Rzuć { $n } kością
   *[other] Rzuć { $n } kośćmi
}
web-confirm-keep = Zostaw wszystkie
web-confirm-sell = { $n ->
    [one] Sprzedaj { $n } kartę
    [few] Sprzedaj { $n } karty
   *[many] Sprzedaj { $n } kart
}
web-confirm-discard = { $n ->
    [one] Odrzuć { $n } kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}

## Co z tego wynika
web-result-damage = { $sure ->
    [no] średnio { NUMBER($n, maximumFractionDigits: 1) } obr.
   *[yes] { NUMBER($n, maximumFractionDigits: 1) } obr.
}
web-result-healing = { $sure ->
    [no] leczy średnio { NUMBER($n, maximumFractionDigits: 1) }
   *[yes] leczy { NUMBER($n, maximumFractionDigits: 1) }
}
web-line-met = { $needs }: { $result }
web-do-announce = { $form ->
    [needs-result] Ogłoś: { $line } ({ $needs }), { $result }
    [needs] Ogłoś: { $line } ({ $needs })
    [bare-result] Ogłoś: { $line }, { $result }
   *[bare] Ogłoś: { $line }
}
web-do-defend = Broń się: { $slot }, { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
web-really-nothing = { $form ->
    [result] Możesz ogłosić: { $line } ({ $result }). Mimo to nic nie ogłaszasz?
   *[bare] Możesz ogłosić: { $line }. Mimo to nic nie ogłaszasz?
}
web-really-undefended = Nadchodzi { $n } obr., a możesz się bronić: { $slot }. Mimo to bez obrony?

## Co się stało, jedno po drugim
web-beat-offensive = { $who } rzuca do ataku.
web-beat-attempt-first = Pierwsza próba ({ $who }): { $dice }
web-beat-attempt-again = { $who } zostawia { $kept }, rzuca: { $rolled }
web-beat-attempt-all = { $who } nic nie zostawia, rzuca: { $dice }
web-beat-sub-roll = { $who } rzuca { $n ->
    [one] dodatkową kością
   *[other] { $n } dodatkowymi kośćmi
}
web-beat-reroll = { $who } przerzuca
web-beat-defence = { $known ->
    [yes] { $who } broni się: { $slot }
   *[no] { $who } broni się
}
web-beat-targeting = { $who } rzuca kością celu
web-beat-announced = { $who } ogłasza: { $line }. { $text }
web-beat-played = { $who } zagrywa { $card } za { $n } PW: { $text }
web-beat-unhurt = { $who } wychodzi bez szwanku: { $steps }
web-beat-health = { $form ->
    [steps] { $who }: { $steps }; zdrowie { $before } → { $after }
   *[bare] { $who }: zdrowie { $before } → { $after }
}

## Kiedy pytać
web-window-upkeep = Utrzymanie i dochód
web-window-main = Fazy główne
web-window-roll = Rzuty
web-window-attack = Ogłoszenia i cele
web-window-damage = Obrona i obrażenia

## Skończona gra w liczbach
figure-turns = Tury
figure-dice = Rzucone kości
figure-sixes = Szóstki i ile zwykle bywa
figure-luck = { $rolled } / { $mean }
figure-dealt = Zadane obrażenia
figure-taken = Otrzymane obrażenia
figure-healed = Uleczone zdrowie
figure-cards = Zagrane karty
figure-tokens = Wydane żetony

keys-enter = wybór albo odpowiedź, która się nasuwa
keys-digits = kość na tym miejscu: zostaje albo do rzutu
