# Dice Throne po polsku: pytania, możliwości, zdarzenia, odmowy.

## Fazy i słowa
phase-setup = przygotowanie
phase-upkeep = faza utrzymania
phase-income = faza dochodu
phase-main-1 = faza główna (1)
phase-offensive = faza rzutu ofensywnego
phase-targeting = faza rzutu na wyznaczenie celu
phase-defensive = faza rzutu obronnego
phase-main-2 = faza główna (2)
phase-discard = faza odrzucenia kart
phase-turn-end = koniec tury
word-none = brak
word-target = cel
word-seat = Miejsce { $seat }
word-die = kość { $n }: { $face }
word-sudden-death = Nagła śmierć
word-keep = zostaw
word-play = zagraj
word-sell = sprzedaj
word-spend = wydaj
word-discard = odrzucone
word-health = zdrowie { $n }
word-cp = { $n } PW
word-complexity = złożoność { $n } z 6
word-faces = Ścianki kości: { $faces }
word-slot-offensive = zdolność ofensywna
word-slot-defensive = zdolność obronna
word-slot-passive = zdolność pasywna
word-slot-ultimate = zdolność specjalna

## Stół
table-player = gracz
table-health = zdrowie
table-cp = PW
table-hand = ręka
table-deck = talia
table-discard = odrzucone
table-tokens = żetony
table-team = drużyna { $n }
table-dice = Kości gracza { $who }:
table-attempts = pozostałe próby: { $n }
table-announced = { $who } ogłasza: { $line }
table-activated = { $who }: { $line }
table-ledger = Nadchodzi:
table-board = Plansza: { $who }
table-hand-of = Ręka: { $who }
subtitle = Runda { $round }: { $phase }, { $who }
subtitle-over = Runda { $round }: koniec gry
heading-turn = Runda { $round }, tura { $turn }: { $who }

## Los
chance-hero = Którego bohatera losuje miejsce { $who }?
chance-shuffle = Potasuj talię: { $who } (karty: { $n }).
chance-first-player = Kto zaczyna? Rzuć kośćmi: { $n }.
chance-random-card = Którą kartę traci losowo { $who }?
chance-offence = { $who }: rzuć { $n } { $n ->
    [one] kością
   *[other] kośćmi
} na zdolność.
chance-defence = { $who }: rzuć { $n } { $n ->
    [one] kością
   *[other] kośćmi
} na obronę.
chance-sub-roll = { $who }: rzuć { $n } { $n ->
    [one] kością
   *[other] kośćmi
}.
chance-reroll = { $who }: przerzuć { $n } { $n ->
    [one] kość
   *[other] kości
}.
chance-targeting = { $who }: rzuć kością na wyznaczenie celu.

## Pytania
choice-main = Co robisz w tej fazie głównej? Masz { $cp } PW.
choice-roll = Rzucasz kośćmi? Próby: { $attempts }.
choice-reroll = Które kości przerzucasz? Pokazują: { $dice }. Pozostałe próby: { $attempts }.
choice-announce = Którą zdolność ogłaszasz? Kości pokazują: { $dice }.
choice-react = { $who }, { $phase }: reagujesz?
choice-react-announced = { $who } ogłasza: { $line }; kości: { $dice }. Przepuszczasz?
choice-react-offence = { $who } wyrzuca: { $dice }. Reagujesz?
choice-react-defence = { $who } w obronie wyrzuca: { $dice }. Reagujesz?
choice-react-targeting = Kość na wyznaczenie celu pokazuje { $dice } ({ $who }). Reagujesz?
choice-react-sub-roll = { $who } wyrzuca: { $dice }. Reagujesz?
choice-react-attack = { $who } atakuje, cel: { $target }, { $line }; obrażenia: { $n }{ $coming ->
    [0] { "" }
   *[other] , z tego do ciebie: { $coming }
}. Reagujesz?
choice-react-damage = Nadchodzące obrażenia: { $n }. Reagujesz?
choice-knockdown = Powalenie: płacisz { $cost } PW czy pomijasz fazy od 4 do 6?
choice-target = Kto będzie celem? Atakuje { $who }.
choice-vote = Twój głos: kto będzie celem? Atakuje { $who }.
choice-defend = { $who } atakuje: { $n } obr. Którą obronę wybierasz?
choice-opponent = { $source }: który przeciwnik?
choice-player = { $source }: który gracz?
choice-choose = { $source }: co wybierasz?
choice-pay = { $source }: ile PW płacisz? Masz { $cp }.
choice-how-many-tokens = { $source }: ile żetonów { $token } usuwasz?
choice-how-many-damage = { $source }: ile obrażeń przyjmuje za ciebie { $companion }?
choice-token = { $source }: który żeton usuwasz? Plansza: { $who }.
choice-move = { $source }: który żeton przenosisz i do kogo?
choice-set-die = { $source }: którą kość ustawiasz i na co? Kości pokazują: { $dice }.
choice-copy-die = { $source }: która kość ma pokazać to, co inna? Kości pokazują: { $dice }.
choice-nudge-die = { $source }: którą kość obracasz o 1? Kości pokazują: { $dice }.
choice-pick-dice = { $source }: które kości przerzucić (najwyżej { $n })? Pokazują: { $dice }.
choice-discard = Odrzuć karty: { $n }.
choice-sell = Za dużo kart na ręce. Sprzedaj: { $n }.
choice-upkeep-order = W jakiej kolejności działają te efekty?
choice-ban = Którego bohatera wykluczasz?
choice-pick = Którego bohatera bierzesz?

## Możliwości
option-pass = pas
option-rest = pas do końca tej fazy
option-done = zakończ fazę
option-decline = żadna
option-reroll = wróć do kolejnej próby rzutu
option-roll = rzuć
option-skip = pomiń
option-stop = wystarczy
option-pay = zapłać
option-play = zagraj: { $card } ({ $price } PW): { $text }
option-sell = sprzedaj: { $card } (+{ $n } PW)
option-spend = wydaj: { $token }: { $text }
option-use = { $slot } ({ $price } PW): { $text }
option-companion = { $companion }: { $text }
option-announce = { $line }: { $text }
option-defend = { $slot }: { $text }
option-player = { $who }, zdrowie { $health }
option-move = { $token }: { $giver } → { $taker }
option-change = { $die } → { $face }
option-hero = { $hero } (złożoność { $complexity })
option-order = { $order }

## Zdarzenia
event-hero-taken = { $seat }: { $hero }.
event-hero-banned = { $who } wyklucza: { $hero }.
event-first-player-found = Zaczyna { $who }.
event-turn-began = Runda { $round }: tura gracza { $who }.
event-phase-began = { $who }: { $phase }.
event-income-skipped-first-turn = { $who } pomija pierwszą fazę dochodu.
event-income-skipped-concussion = { $who } ma wstrząśnienie mózgu i pomija fazę dochodu.
event-roll-phase-skipped = { $who } leży po powaleniu i pomija fazę rzutu.
event-cp-gained = { $who } bierze { $amount } PW i ma { $cp }.
event-cp-full = { $who } ma już { $cp } PW, czyli najwięcej, ile można.
event-cp-lost = { $who } traci { $amount } PW i ma { $cp }.
event-paid = { $who } płaci { $amount } PW i ma { $cp }.
event-hurt = { $who } traci { $n } zdrowia i ma { $health }.
event-healed = { $who } odzyskuje { $n } zdrowia i ma { $health }.
event-rescued = { $token } ocala gracza { $who }: zdrowie zostaje ustawione na { $health }.
event-defeated = { $who } odpada z walki.
event-drew = { $who } dobiera { $cards ->
    [0] 0 kart
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}; w talii zostaje { $deck }.
event-drawn = { $who } dobiera: { $cards }.
event-sold = { $who } sprzedaje: { $card }.
event-discarded = { $who } odrzuca: { $card }.
event-played = { $who } zagrywa za { $price } PW: { $card }.
event-upgraded = { $who } ulepsza: { $slot }, poziom { $level }.
event-token-gained = { $who } bierze { $amount } × { $token }.
event-token-inflicted = { $by } zagrywa { $amount } × { $token }; otrzymuje { $who }.
event-token-full = { $who } nie zmieści więcej żetonów { $token }.
event-token-removed = { $who }: usunięto { $amount } × { $token }.
event-token-moved = Żeton { $token } zmienia planszę: { $who } → { $to }.
event-token-spent = { $who } wydaje żeton { $token }.
event-limit-raised = { $who }: limit stosu żetonów { $token } wynosi teraz { $limit }.
event-passive-used = { $who } używa zdolności { $slot }.
event-companion-changed = { $who }: { $companion } ma teraz { $dial }.
event-dice-shown-first = Pierwsza próba ({ $who }): { $dice }.
event-rolled-again = { $who } przerzuca { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
}, resztę zostawia: { $dice }.
event-dice-shown-offence = { $who } wyrzuca: { $dice }.
event-dice-shown-defence = { $who } broni się rzutem: { $dice }.
event-dice-shown-targeting = { $who }: kość na wyznaczenie celu pokazuje { $dice }.
event-die-changed = { $who } zmienia kość { $n } z { $was } na { $value }; teraz: { $dice }.
event-attempt-granted = { $by }: dodatkowa próba rzutu, którą ma { $who }.
event-announced = { $who } ogłasza: { $line }.
event-activated = { $who } aktywuje: { $line }; kości: { $dice }.
event-votes-opened = Głosy na cel: { $votes }.
event-targeted = { $who } bierze na cel: { $target }.
event-made-undefendable = { $who }: obrażenia ataku stają się nieuchronne.
event-defence-chosen = { $who } wybiera obronę: { $slot }.
event-defence-declined = { $who } się nie broni.
event-extra-phase-granted = { $who } ma dodatkową fazę rzutu ofensywnego; cel: { $target }.
event-rolled = { $who } wyrzuca: { $dice }.
event-rolled-first = Kto zaczyna? Kości: { $dice }.
event-settled = { $who }: { $steps }; ostatecznie { $n } obr.
event-settled-healing = { $who }: leczenie { $n }.
event-game-ended-last-standing = Zwycięstwo: { $winners }.
event-game-ended-draw = Wszyscy, którzy jeszcze walczyli, padają w tej samej chwili: remis.

## Rozliczenie obrażeń
ledger-incoming = { $n } obr.{ $kind }, otrzymuje { $who } ({ $source })
ledger-added = { $n } obr.{ $kind } więcej, otrzymuje { $who } ({ $source })
ledger-prevented = { $who } zapobiega { $n } obr. ({ $source })
ledger-halved = { $who } zapobiega połowie ({ $source })
ledger-times = { $who }: obrażenia razy { $n } ({ $source })
ledger-avoided = { $who } unika wszystkich obrażeń, których można uniknąć ({ $source })
ledger-reflected = { $who }: połowa obrażeń wraca do atakującego ({ $source })
ledger-healed = { $who } leczy { $n } ({ $source })
ledger-if-dealt = { $n } obr.{ $kind }, otrzymuje { $who }, jeśli cel otrzyma jakiekolwiek ({ $source })
ledger-sum = { $who }: suma częściowa { $subtotal }, ostateczna { $final }
sum-incoming = nadchodzi { $n }
sum-warded = obrona −{ $n }
sum-prevented = zapobieżono −{ $n }
sum-shadowed = ukryte w cieniu −{ $n }
sum-halves = { $n ->
    [one] połowie zapobieżono
   *[other] połowie zapobieżono { $n } razy
}
sum-times = +{ $n } × suma częściowa
sum-avoided = uniknięto
sum-ultimate = specjalne { $n }

## Odmowy
refusal-no-option = Tego nie ma wśród możliwości.
refusal-later-announce = Zdolności ogłasza się we własnej fazie rzutu ataku, po zakończeniu rzutów, gdy kości je spełniają.
refusal-later-defend = Obronę wybiera się, gdy atakuje cię przeciwnik, a przed tym atakiem można się bronić.
refusal-no-defensive = Na atak odpowiada tylko zdolność obronna.
refusal-later-roll-card = Teraz rozstrzyga się coś innego. Tę kartę zagrasz po rzucie, ogłoszeniu albo obronie, jeśli starczy ci PW.
refusal-later-instant = Teraz rozstrzyga się coś innego. Tę kartę zagrasz zaraz potem, zawsze gdy padnie pytanie, czy reagujesz.
refusal-later-use = Teraz rozstrzyga się coś innego. Użyjesz tego w swoich fazach głównych i zawsze, gdy padnie pytanie, czy reagujesz.
refusal-no-use = To działa samo: nie trzeba nic naciskać.
refusal-not-yours = To należy do kogoś innego ({ $who }): możesz obejrzeć, ale teraz tego nie wybierasz.
refusal-only-shown = To tylko leży na stole: na pytanie odpowiadasz gdzie indziej, tam, gdzie widać ramkę.
refusal-no-cp = To kosztuje { $cost } PW, a tylu nie masz.
refusal-no-defeated = { $who }: tego gracza już nie ma w walce.
refusal-no-ultimate-lock = { $who } używa zdolności specjalnej: do końca fazy rzutu przeciwnicy nie mogą nic zrobić.
refusal-no-stunned = { $who }: oszołomienie nie pozwala na żadne działanie.
refusal-no-dice = Na stole nie ma kości, które można by zmienić.
refusal-no-second-die = Jest tylko jedna kość: nie ma drugiej, której wynik mogłaby przyjąć.
refusal-no-dice-ultimate = Kości na wyznaczenie celu zdolności specjalnej nie można zmienić.
refusal-no-card-dice = Zdolność pasywna nie zmienia kości rzuconych przez kartę.
refusal-no-own-dice = To zmienia tylko twoje kości, a te nie są twoje.
refusal-no-team-dice = To zmienia tylko kości twojej drużyny, a te do niej nie należą.
refusal-no-opponents-dice = To zmienia tylko kości przeciwnika, a te do niego nie należą.
refusal-no-attack = To działa tylko przy twoim własnym ataku.
refusal-no-accuracy = Na to za późno albo przed tym atakiem i tak nie można się bronić.
refusal-no-attacked = Tego może użyć tylko ten, kogo właśnie atakują.
refusal-no-incoming = Nie nadchodzą do ciebie obrażenia, których można by uniknąć.
refusal-no-pure = Czystych obrażeń nie można wzmocnić.
refusal-no-chosen = Nie ma gracza, dla którego to coś by zmieniło.
refusal-no-attempt = Nie trwa żaden taki rzut.
refusal-no-attempt-left = Nie ma już prób rzutu.
refusal-no-change-of-dice = Nikt nie zmienił kości, więc nie ma powrotu do rzucania.
refusal-no-token-to-remove = Nie ma tylu żetonów do usunięcia.
refusal-no-token-to-move = Nie ma żetonu, który można by przenieść.
refusal-no-companion = Towarzysz nie bierze udziału w walce.
refusal-no-condition = Warunek nie jest spełniony.
refusal-no-main-phase = Ta karta jest tylko na twoje fazy główne.
refusal-no-roll-phase = Ta karta jest tylko na fazę rzutu.
refusal-no-such-card = Nie masz tej karty na ręce.
refusal-no-such-token = Nie masz takiego żetonu.
refusal-no-such-line = Na twojej planszy nie ma takiej zdolności.
refusal-no-spending = Tego żetonu nie można wydać.
refusal-no-upgrade = Ta zdolność ma już ten poziom albo wyższy.
refusal-no-sale-now = Karty sprzedaje się tylko we własnych fazach głównych.
refusal-no-requirement = Kości nie spełniają warunku tej zdolności.
refusal-no-defence = Przed tym nie można się bronić.
refusal-no-defence-shadows = Z cienia nikt się nie broni.
refusal-no-second-defence = Obrona jest już wybrana.

## Wynik
outcome-last-standing = Zwycięstwo: { $winners } ({ $dials }).
outcome-draw = Remis: wszyscy, którzy jeszcze walczyli, padli w tej samej chwili.
outcome-agreed = Gracze zgadzają się na remis ({ $dials }).
outcome-resigned = Poddaje się: { $losers }; zwycięstwo: { $winners }.
outcome-time = Koniec czasu: { $losers }; zwycięstwo: { $winners }.

## Szanse
odds-before = Szanse przy wszystkich próbach fazy rzutu:
odds-rolled = Szanse przy kościach { $dice }, pozostałe próby: { $attempts }:
odds-note = Każda to dokładna szansa tego, kto próbuje tylko tej zdolności; bez kart.

## Odczytywanie wpisów
parse-no-thing = Powiedz, o co chodzi: numer z listy albo kilka słów możliwości.
parse-nothing-called = Nic tu się nie nazywa „{ $words }”.
parse-ambiguous = „{ $words }” może znaczyć: { $names }.
parse-dice = Wpisz wyniki od 1 do 6 (kości: { $n }), na przykład 1 3 4.
parse-dice-places = Wpisz miejsca kości, na przykład 1 3; albo zostaw 2 4 5.
parse-order = Wpisz każdą liczbę od 1 do { $n } raz, w nowej kolejności.

## Dlaczego bot tak wybrał
bot-roll = Rzut nic nie kosztuje.
bot-spare = Bez tych kart najłatwiej się obejść.
bot-dice = Po takiej zmianie kości są warte o { $gain } obr. więcej.
bot-stand-up = Cała faza rzutu jest warta tej ceny.
bot-stay-down = Wstanie kosztuje więcej, niż przynosi.
bot-stop = Tak, jak leżą, kości są warte tyle co { $worth } obr.; kolejna próba nie obiecuje więcej.
bot-keep = To jest warte średnio tyle co { $worth } obr., a to, co leży teraz – { $now }.
bot-plan = Z tym, co na ręku może zmienić kości, jest to warte średnio tyle co { $worth } obr., a to, co leży teraz – { $now }.
bot-win = To daje największą szansę, by zakończyć grę tu i teraz.
bot-line = To jest warte średnio tyle co { $worth } obr.
bot-no-line = Żadnej zdolności nie warto tu ogłaszać.
bot-again = Kolejna próba obiecuje więcej niż każda ze zdolności.
bot-defend = Ta obrona jest warta średnio tyle co { $worth } obr.
bot-upgrade = Takie ulepszenie zwraca się do końca gry.
bot-play = Ta karta jest warta więcej, niż kosztuje.
bot-use = To przynosi więcej, niż kosztuje.
bot-sell = Ta karta jest warta mniej niż to, co daje jej sprzedaż.
bot-done = Nic więcej nie jest warte swojej ceny.
bot-pass = Nie ma tu na co reagować.
bot-react = Ta karta właśnie teraz zdziała najwięcej.
bot-target = Tutaj zmienia to najwięcej.
bot-branch = To przynosi najwięcej.
bot-any = Nic nie przemawia za żadną z możliwości.
bot-most-damage = To zadaje najwięcej obrażeń.
bot-random = Wybór losowy.
bot-playouts = Wypada najlepiej w wyobrażonych grach (było ich { $playouts }).
bot-only-one = To jedyna rozsądna odpowiedź.

## Zakładanie stołu
form-mode = Tryb
    .help = Ilu gra i kto przeciw komu.
form-mode-label = { $mode }, graczy: { $n }{ $house ->
    [yes] { " " }(zasada domowa)
   *[no] { "" }
}
form-mode-players = graczy: { $n }{ $house ->
    [yes] { " " }(zasada domowa)
   *[no] { "" }
}
form-mode-note = Zdrowie { $health }.
form-hero = Bohater
    .help = Plansza, kości i talia tego miejsca.
form-first = Pierwszy gracz
    .help = Kto rozgrywa pierwszą turę.
form-first-random = zdecydują kości
form-random = losowo
form-random-note = Dowolny bohater, którego nie ma nikt inny.
form-draft = Wybieranie
    .help = Każdy wyklucza jednego bohatera, potem wszyscy wybierają po kolei (zasada domowa).
form-same-hero = Ten sam bohater dwa razy
    .help = Kilka miejsc może grać tym samym bohaterem.
form-sudden-death = Nagła śmierć
    .help = Od rundy 15 każda faza utrzymania rani, z rundy na rundę mocniej (zasada domowa).
form-bad-mode = Nie ma trybu „{ $given }”.
form-bad-hero = Nie ma bohatera „{ $given }”.
form-bad-first = „{ $given }” nie jest miejscem w grze dla tylu graczy: { $n }.
