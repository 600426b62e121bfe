# Dice Throne: słowa tekstów zasad. Teksty powstają z efektów zdolności, żetonów i kart.
# $form mówi, jak zapisano liczbę: number (6), per (1 za każdy żeton), equal (do wyliczenia).
# Nazwy stoją w mianowniku: po słowie „żeton” lub „symbol”, po słowie „licznik” albo po znaku ×, więc nie trzeba ich odmieniać.

## Kto
who-you = ty
    .to = sobie
    .on = na siebie
    .of = twoje
    .from = sobie
    .has = masz ty
    .board = ze swojej planszy
who-target-attack = cel
    .to = celowi
    .on = na cel
    .of = celu
    .from = celowi
    .has = ma cel
    .board = z planszy celu
who-target-defence = atakujący
    .to = atakującemu
    .on = na atakującego
    .of = atakującego
    .from = atakującemu
    .has = ma atakujący
    .board = z planszy atakującego
who-target-free = wskazany przeciwnik
    .to = wskazanemu przeciwnikowi
    .on = na wskazanego przeciwnika
    .of = wskazanego przeciwnika
    .from = wskazanemu przeciwnikowi
    .has = ma wskazany przeciwnik
    .board = z planszy wskazanego przeciwnika
who-target-free-again = ten przeciwnik
    .to = temu przeciwnikowi
    .on = na tego przeciwnika
    .of = tego przeciwnika
    .from = temu przeciwnikowi
    .has = ma ten przeciwnik
    .board = z planszy tego przeciwnika
who-opponents = wszyscy przeciwnicy
    .to = wszystkim przeciwnikom
    .on = na wszystkich przeciwników
    .of = wszystkich przeciwników
    .from = każdemu przeciwnikowi
    .board = z planszy każdego przeciwnika
who-chosen = wybrany gracz
    .to = wybranemu graczowi
    .on = na wybranego gracza
    .of = wybranego gracza
    .from = wybranemu graczowi
    .board = z planszy wybranego gracza
who-chosen-again = ten gracz
    .to = temu graczowi
    .on = na tego gracza
    .of = tego gracza
    .from = temu graczowi
    .board = z planszy tego gracza
who-everyone = wszyscy gracze
    .to = wszystkim graczom
    .on = na wszystkich graczy
    .of = wszystkich graczy
    .from = każdemu graczowi
    .board = z planszy każdego gracza

## Warunki
needs-defence = rzut obronny { $n } { $n ->
    [one] kością
   *[other] kośćmi
}
needs-symbol = { $n } × { $symbol }
    .on = { $n ->
        [1] symbolu { $symbol }
       *[other] { $n } symbolach { $symbol }
    }

needs-small = mały strit
    .on = małym stricie
needs-large = duży strit
    .on = dużym stricie
needs-kind = { $n ->
    [one] { $n } jednakowa
    [few] { $n } jednakowe
    [many] { $n } jednakowych
   *[other] { $n } jednakowej
}
    .on = { $n ->
        [one] { $n } jednakowej
       *[other] { $n } jednakowych
    }
given-symbols = { $form ->
    [one] przy symbolu { $what }
    [many] przy symbolach { $what }
   *[counted] przy { $what }
}
given-pattern = przy { $what }
given-span = przy wyniku { $span }
given-total = jeśli suma wynosi co najmniej { $n }
given-at-most = jeśli suma wynosi najwyżej { $n }
given-token = jeśli masz żeton { $token }
given-theirs = jeśli żeton { $token } { $who }
given-attack = jeśli twój atak zadaje co najmniej { $n } obr.
given-companion = jeśli { $companion } bierze udział w walce

## Liczby

amount-total = suma oczek
    .to = sumie oczek
    .of = sumy oczek
amount-total-one = wynik rzutu
    .to = wynikowi rzutu
    .of = wyniku rzutu
amount-cp = liczba twoich PW
    .to = liczbie twoich PW
    .of = twoich PW
amount-companion = stan licznika { $companion }
    .to = stanowi licznika { $companion }
    .of = stanu licznika { $companion }
amount-plus = plus { $what }
amount-half = połowie { $what } (zaokr. w górę)
amount-half-sum = połowie z ({ $what }), zaokr. w górę
per-symbol = za każdy symbol { $symbol }
per-token = za każdy żeton { $token }
per-theirs = za każdy żeton { $token }, który { $who }
per-removed = za każdy usunięty żeton
per-paid = za każdy zapłacony PW

## Części wyliczenia
item-cp = { $n } PW
item-token = { $n ->
    [1] żeton { $token }
    [few] { $n } żetony { $token }
   *[many] { $n } żetonów { $token }
}

## Kości
dice-own = { $n } { $n ->
    [one] swoją kość
    [few] swoje kości
    [many] swoich kości
   *[other] swojej kości
}
dice-team = { $n } { $n ->
    [one] kość swoją lub członka drużyny
    [few] kości swoje lub członka drużyny
    [many] kości swoich lub członka drużyny
   *[other] kości swojej lub członka drużyny
}
dice-opponent = { $n } { $n ->
    [one] kość przeciwnika
   *[other] kości przeciwnika
}
dice-any = { $n } { $n ->
    [one] dowolną kość
    [few] dowolne kości
    [many] dowolnych kości
   *[other] dowolnej kości
}
dice-any-value = { $n ->
    [one] dowolną wartość
   *[other] dowolne wartości
}

## Spójniki
say-and = { $first } i { $last }
say-or = albo
say-then = następnie { $what }
say-also = ponadto { $what }
say-plus = oraz { $what }
say-given = { $form ->
    [clause] { $given }, { $what }
   *[phrase] { $given } { $what }
}
say-then-last = następnie każdy może zareagować
say-otherwise = w przeciwnym razie { $what }
say-additionally = dodatkowo { $what }
say-choose = wybierz jedno
say-at-random = { $what } (losowo)
say-if-dealt = { $what }, jeśli cel otrzyma obrażenia
say-roll = rzuć { $n } { $n ->
    [one] kością
   *[other] kośćmi
}
say-pay = możesz zapłacić do { $n } PW
say-pay-any = możesz zapłacić dowolną liczbę PW
say-pay-for = { $pay }; { $what }

## Efekty
damage-kind = { $kind ->
    [undefendable] { " " }{ $n ->
        [many] nieuchronnych
       *[other] nieuchronne
    }
    [pure] { " " }{ $n ->
        [many] czystych
       *[other] czyste
    }
    [collateral] { " " }{ $n ->
        [many] obszarowych
       *[other] obszarowe
    }
    [ultimate] { " " }{ $n ->
        [many] specjalnych
       *[other] specjalne
    }
   *[normal] { "" }
}
say-damage = { $to ->
    [you] otrzymujesz { $form ->
        [equal] obr.{ $kind } równe { $amount }
       *[other] { $head } obr.{ $kind }{ $tail }
    }
    [target] zadaj { $form ->
        [equal] obr.{ $kind } równe { $amount }
       *[other] { $head } obr.{ $kind }{ $tail }
    }
   *[named] zadaj { $who } { $form ->
        [equal] obr.{ $kind } równe { $amount }
       *[other] { $head } obr.{ $kind }{ $tail }
    }
}
say-add = dodaj { $form ->
    [equal] obr. równe { $amount }
   *[other] { $head } obr.{ $tail }
}
say-heal = { $to ->
    [you] ulecz { $form ->
        [equal] wartość równą { $amount }
       *[other] { $amount }
    }
    [many] { $who } leczą { $form ->
        [equal] wartość równą { $amount }
       *[other] { $amount }
    }
   *[one] { $who } leczy { $form ->
        [equal] wartość równą { $amount }
       *[other] { $amount }
    }
}
say-gain-cp = { $to ->
    [you] weź { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
    [many] { $who } biorą { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
   *[one] { $who } bierze { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
}
say-lose-cp = { $to ->
    [you] tracisz { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
    [many] { $who } tracą { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
   *[one] { $who } traci { $form ->
        [equal] liczbę PW równą { $amount }
       *[other] { $head } PW{ $tail }
    }
}
say-draw = { $to ->
    [you] dobierz { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
    [many] { $who } dobierają { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
   *[one] { $who } dobiera { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
}
say-discard = { $to ->
    [you] odrzuć { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
    [many] { $who } odrzucają { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
   *[one] { $who } odrzuca { $form ->
        [equal] liczbę kart równą { $amount }
       *[other] { $head } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        }{ $tail }
    }
}
say-steal-cp = ukradnij { $who } { $form ->
    [equal] liczbę PW równą { $amount }
   *[other] { $head } PW{ $tail }
}
say-steal-health = ukradnij { $who } { $form ->
    [equal] ilość zdrowia równą { $amount }
   *[other] { $head } zdrowia{ $tail }
}
say-give = daj { $who } { $form ->
    [equal] liczbę PW równą { $amount }
   *[other] { $head } PW{ $tail }
}
say-gain = { $to ->
    [you] { $lead ->
        [names] weź żetony { $items }
       *[items] weź { $items }
    }
    [many] { $lead ->
        [names] { $who } biorą żetony { $items }
       *[items] { $who } biorą { $items }
    }
   *[one] { $lead ->
        [names] { $who } bierze żetony { $items }
       *[items] { $who } bierze { $items }
    }
}
say-gain-sum = { $to ->
    [you] weź { $form ->
        [equal] liczbę żetonów { $token } równą { $amount }
       *[other] { $head } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } { $token }{ $tail }
    }
    [many] { $who } biorą { $form ->
        [equal] liczbę żetonów { $token } równą { $amount }
       *[other] { $head } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } { $token }{ $tail }
    }
   *[one] { $who } bierze { $form ->
        [equal] liczbę żetonów { $token } równą { $amount }
       *[other] { $head } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } { $token }{ $tail }
    }
}
say-gain-fill = { $to ->
    [you] weź żetony { $token } do limitu stosu
    [many] { $who } biorą żetony { $token } do limitu stosu
   *[one] { $who } bierze żetony { $token } do limitu stosu
}
say-inflict = { $to ->
    [target] { $lead ->
        [names] zagraj żetony { $items }
       *[items] zagraj { $items }
    }
   *[named] { $lead ->
        [names] zagraj { $who } żetony { $items }
       *[items] zagraj { $who } { $items }
    }
}
say-inflict-sum = { $to ->
    [target] zagraj { $form ->
        [equal] liczbę żetonów { $token } równą { $amount }
       *[other] { $head } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } { $token }{ $tail }
    }
   *[named] zagraj { $who } { $form ->
        [equal] liczbę żetonów { $token } równą { $amount }
       *[other] { $head } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } { $token }{ $tail }
    }
}
say-remove = { $form ->
    [all] usuń wszystkie { $which ->
        [named] żetony { $token }
        [positive] pozytywne żetony efektu
        [negative] negatywne żetony efektu
       *[any] żetony efektu
    }{ $from }
    [upto] { $n ->
        [1] możesz usunąć 1 { $which ->
            [named] żeton { $token }
            [positive] pozytywny żeton efektu
            [negative] negatywny żeton efektu
           *[any] żeton efektu
        }
       *[other] usuń do { $n } { $which ->
            [named] żetonów { $token }
            [positive] pozytywnych żetonów efektu
            [negative] negatywnych żetonów efektu
           *[any] żetonów efektu
        }
    }{ $from }
   *[exact] usuń { $n } { $which ->
        [named] { $n ->
            [one] żeton { $token }
            [few] żetony { $token }
           *[many] żetonów { $token }
        }
        [positive] { $n ->
            [one] pozytywny żeton efektu
            [few] pozytywne żetony efektu
           *[many] pozytywnych żetonów efektu
        }
        [negative] { $n ->
            [one] negatywny żeton efektu
            [few] negatywne żetony efektu
           *[many] negatywnych żetonów efektu
        }
       *[any] { $n ->
            [one] żeton efektu
            [few] żetony efektu
           *[many] żetonów efektu
        }
    }{ $from }
}
say-move = przenieś 1 { $which ->
    [named] żeton { $token }
    [positive] pozytywny żeton efektu
    [negative] negatywny żeton efektu
   *[any] żeton efektu
} od jednego gracza do innego
say-raise-limit = twój limit stosu żetonów { $token } rośnie o { $n }
say-prevent = { $to ->
    [you] zapobiegnij { $form ->
        [equal] obr. równym { $amount }
       *[other] { $head } obr.{ $tail }
    }
    [many] { $who } zapobiegają { $form ->
        [equal] obr. równym { $amount }
       *[other] { $head } obr.{ $tail }
    }
   *[one] { $who } zapobiega { $form ->
        [equal] obr. równym { $amount }
       *[other] { $head } obr.{ $tail }
    }
}
say-halve = { $to ->
    [you] zapobiegnij połowie nadchodzących obr. (zaokr. w górę)
    [many] { $who } zapobiegają połowie nadchodzących obr. (zaokr. w górę)
   *[one] { $who } zapobiega połowie nadchodzących obr. (zaokr. w górę)
}
say-avoid = { $to ->
    [you] uniknij wszystkich nadchodzących obr. w tej fazie
    [many] { $who } unikają wszystkich nadchodzących obr. w tej fazie
   *[one] { $who } unika wszystkich nadchodzących obr. w tej fazie
}
say-reflect = atakujący otrzymuje połowę twoich nadchodzących obr. (zaokr. w górę)
say-multiply = nadchodzące obr. { $who } mnoży się przez { $by }
say-undefendable = zwyczajne obr. twojego ataku stają się nieuchronne
say-set-dice = ustaw { $dice } na { $value }
say-copy-die = ustaw { $dice } na wartość innej kości tego samego rzutu
say-nudge-die = obróć { $dice } o 1 w górę lub w dół
say-reroll = { $n ->
    [1] przerzuć { $dice }
   *[other] przerzuć najwyżej { $dice }
}
say-attempt = rzucający ma o jedną próbę rzutu { $roll ->
    [offensive] ofensywnego
   *[defensive] obronnego
} więcej
say-restore = { $companion } odzyskuje { $form ->
    [equal] liczbę punktów równą { $amount }
   *[other] { $amount }
}
say-shield = { $form ->
    [any] { $companion } przyjmuje za ciebie tyle obr., ile chcesz
   *[most] { $companion } przyjmuje za ciebie do { $n } obr.
}

## Kiedy można użyć
when-any = w dowolnej chwili
    .spend = wydaj w dowolnej chwili
when-attack = przy własnym ataku
    .spend = wydaj przy własnym ataku
when-accuracy = przy własnym ataku, przed obroną
    .spend = wydaj przy własnym ataku, przed obroną
when-attacked = gdy cię atakują
    .spend = wydaj, gdy cię atakują
when-incoming = gdy nadchodzą obrażenia
    .spend = wydaj, gdy nadchodzą obrażenia
when-dice = gdy na stole leży rzut
    .spend = wydaj, gdy na stole leży rzut
say-cost = za { $n } PW
say-upkeep = Utrzymanie
say-income = twój dochód jest o { $n } PW większy

## Karty
family-upgrade = ulepszenie
family-main = akcja fazy głównej
family-roll = akcja fazy rzutu
family-instant = akcja natychmiastowa
say-card = { $family }, { $n } PW
say-upgrade = { $slot }: ulepszenie do poziomu { $level }

## Żetony i towarzysze
trait-positive = żeton pozytywny
trait-negative = żeton negatywny
trait-unique = żeton unikatowy
trait-unique-means = inni nie mogą go usunąć ani przenieść
trait-limit = limit stosu { $n }
trait-persistent = trwały
trait-companion = towarzysz z licznikiem od 0 do { $most }, na początku { $start }; przy 0 nie pomaga, póki się go nie przywróci
rule-knockdown = Przed swoją fazą rzutu ofensywnego zapłać { $n } PW albo pomiń fazy od 4 do 6
    Tak czy inaczej żeton potem znika
rule-concussion = Pomiń swoją najbliższą fazę dochodu, potem usuń żeton
rule-stun = Nie możesz wykonać żadnego działania
    Po ataku atakujący usuwa żeton i rozgrywa przeciw tobie dodatkową fazę rzutu ofensywnego
rule-shadows = Zdolności ofensywne przeciwników nie zadają ci obrażeń; nie bronisz się
    Nie chroni przed zdolnością specjalną
    Znika na koniec twojej tury, którą z nim zaczynasz
rule-rescue = Zamiast spaść do 0 twoje zdrowie zostaje ustawione na { $n }; potem żeton znika
    Nie chroni przed zdolnością specjalną
rule-mark = Każdy atak na ciebie zadaje o { $n } obr. więcej za każdy taki żeton, który masz już wcześniej
rule-snare = W twojej najbliższej fazie rzutu ofensywnego masz o { $n } { $n ->
        [one] próbę
        [few] próby
        [many] prób
       *[other] próby
    } mniej za każdy taki żeton; potem te żetony znikają
