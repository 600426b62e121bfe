# Co zrobić, po polsku: całymi zdaniami.

do-spawn = Sformuj na { $cell } za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: { $who }.
do-spawn-ability = Zapłać za umiejętność { $ability } figurki { $who }.
do-spawn-stop = Zakończ formowanie.
do-action-shift = Wykorzystaj tę akcję na przemieszczenie.
do-action-strike = Wykorzystaj tę akcję na walkę.
do-move = Rusz na { $cell } figurkę { $who }.
do-shift-stop = Zakończ ruch.
do-move-decline = Nie ruszaj nikogo.
do-strike = Walcz na { $cell }.
do-strike-stop = Zakończ walkę.
do-attackers = Niech zaatakują: { $names }.
do-deathblow = Niech ginąc, zaatakują jeszcze: { $names }.
do-deathblow-nobody = Niech nikt z ginących nie atakuje.
do-reroll = { $n ->
    [0] Zostaw kości tak, jak leżą.
    [one] Przerzuć kość { $dice }.
   *[other] Przerzuć kości { $dice }.
}
do-blade = Użyj umiejętności { $ability } figurki { $who }.
do-bomb-explode = Zdetonuj figurkę { $who }.
do-bomb-decline = Nie detonuj figurki { $who }.
do-damage = Zadaj obrażenia: { $parts }.
do-damage-part = { $who } { $n }
do-fate-destroy = Zniszcz figurkę { $who }.
do-fate-disrupt = Odgoń figurkę { $who }.
do-place = Umieść na { $cell } figurkę { $who }.
do-choose = Wskaż: { $what }.
do-choose-there = Wskaż: { $who } na { $cell }.
do-choose-decline = Nie wskazuj nikogo.

# Pomoc w terminalu
help-why = why A3 c2
help-odds = dokładne szanse bliskich starć
help-show = show A3 (figurka z tekstem zasad), show reserves (zasoby), show graveyard (cmentarz)
help-rules = rules portal albo rules DB-802.2g
