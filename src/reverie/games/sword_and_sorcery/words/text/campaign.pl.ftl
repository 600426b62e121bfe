# Kampania: jak się zaczyna, kto idzie dalej, i jej mapa.

campaign-souls = Przywołane dusze
campaign-souls-unknown = Zadanie, które dopiero nadejdzie
campaign-souls-wish-difficulty = Poziom trudności
campaign-souls-wish-agreement = Decyzje drużyny
campaign-souls-wish-soul-storm = Duchowa nawałnica: dusze praworządne i chaotyczne razem
campaign-souls-wish-box-limits = Tylko tyle koron, ile jest w pudełku
campaign-souls-version = { $version } ({ $nature })
campaign-souls-nature-lawful = natura praworządna
campaign-souls-nature-neutral = natura neutralna
campaign-souls-nature-chaotic = natura chaotyczna
campaign-souls-value-away = nie bierze udziału
campaign-souls-value-first = liczy się pierwsza odpowiedź
campaign-souls-value-leader = decyduje gracz aktywnego bohatera
campaign-souls-value-vote = wszyscy głosują
campaign-souls-value-no = nie
campaign-souls-value-yes = tak
campaign-souls-no-too-few = Musi wziąć udział co najmniej dwoje bohaterów.
campaign-souls-no-nature = Bohaterowie praworządni i chaotyczni nie wędrują razem. Wybierz inne wersje albo włącz duchową nawałnicę.
campaign-souls-lost = { $quest }: to już { $n }. porażka. Próbujecie jeszcze raz czy uznajecie zadanie za przegrane?
campaign-souls-option-retry = Próbujemy jeszcze raz
campaign-souls-option-concede = Uznajemy porażkę i idziemy dalej: punkty duszy tak, korony i skarby nie
campaign-souls-option-join = Dołącza do drużyny: { $hero }
campaign-souls-option-stay = Zostaje w obozie: { $hero }
campaign-souls-option-back = Wraca z obozu: { $hero }
campaign-souls-option-change = Zmiana wersji: { $hero } → { $other }

## Mapa kampanii
chart-label = Zadania tej kampanii, od pierwszego w dół do ostatniego
chart-due = następne
chart-won = wygrane: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, { $deaths ->
        [0] nikt nie zginął
        [one] jedna śmierć
        [few] { $deaths } śmierci
       *[many] { $deaths } śmierci
    }
chart-conceded = oddane
chart-lost = { $n ->
        [one] jedna porażka
        [few] { $n } porażki
       *[many] { $n } porażek
    }
chart-raised-mercy = okazano litość
chart-raised-balance = szale zostały równe
chart-raised-greed = górę wzięła chciwość
chart-raised-ally-token = ktoś jest wam wdzięczny
chart-raised-toll-village = myto wróciło do wsi
chart-raised-toll-kept = myto zostało u was
chart-raised-toll-sold = myto sprzedano
chart-raised-second-shrine = płonie druga kapliczka
chart-counter-mercy = litość { $n }
chart-counter-balance = równowaga { $n }
chart-counter-greed = chciwość { $n }
chart-hero = poziom duszy { $rank } · { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
chart-camp = W obozie
chart-soul = { $n ->
        [one] { $n } punkt duszy
        [few] { $n } punkty duszy
       *[many] { $n } punktów duszy
    }
chart-story = Przeczytane do tej pory: { $quest }
