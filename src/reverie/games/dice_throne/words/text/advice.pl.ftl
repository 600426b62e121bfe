# Co zrobić, po polsku: całymi zdaniami.

do-reroll = { $n ->
    [one] Przerzuć kość { $dice }.
   *[other] Przerzuć kości { $dice }.
}
do-reroll-stop = Zostaw kości tak, jak leżą.
do-pick-dice-stop = Nie przerzucaj żadnej kości.
do-announce = Ogłoś: { $line }.
do-announce-decline = Nie ogłaszaj niczego.
do-announce-reroll = Wróć do kolejnej próby rzutu.
do-roll-roll = Rzuć kośćmi.
do-roll-skip = Nie rzucaj.
do-knockdown-pay = Zapłać i wstań.
do-knockdown-skip = Nie wstawaj.
do-defend = Broń się: { $slot }.
do-defend-decline = Nie broń się.
do-main-done = Zakończ fazę.
do-react-pass = Przepuść to.
do-react-rest = Przepuść wszystko w tej fazie.
do-play = Zagraj kartę { $card }{ $n ->
    [0] {""}
   *[other] { " " }za { $n } PW
}.
do-upgrade = Ulepsz zdolność kartą { $card }{ $n ->
    [0] {""}
   *[other] { " " }za { $n } PW
}.
do-sell-for = Sprzedaj kartę { $card } za { $n } PW.
do-sell = Sprzedaj: { $cards }.
do-discard = Odrzuć: { $cards }.
do-spend = Wydaj żeton { $token }.
do-use = Użyj: { $what }{ $n ->
    [0] {""}
   *[other] { " " }za { $n } PW
}.
do-choose = Wybierz: { $what }.
do-pay = { $n ->
    [0] Nie płać nic.
   *[other] Zapłać { $n } PW.
}
do-how-many = { $n ->
    [0] Nie wybieraj niczego.
   *[other] Wybierz { $n }.
}
do-token-stop = Na tym poprzestań.
do-move = Przenieś żeton { $token }: { $giver } → { $taker }.
do-turn = Obróć kość { $n }, tak by pokazała: { $face }.
do-ban = Wyklucz bohatera: { $hero }.
do-pick = Weź bohatera: { $hero }.

# Pomoc w terminalu
help-why = why Nagięty los
help-odds = dokładne szanse zdolności z tymi kośćmi
help-show = show Nagięty los (karta, zdolność, żeton lub bohater z tekstem)
help-rules = rules obrona albo rules DT-4.43
