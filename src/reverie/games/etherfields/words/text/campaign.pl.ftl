# Kampania: jak się zaczyna, kto bierze udział, i jej mapa.

campaign-nights = Poczekalnia
campaign-nights-session = Sesja { $n }
campaign-nights-unknown = Sen, którego nikt jeszcze nie odnalazł
campaign-nights-wish-difficulty = Poziom trudności
campaign-nights-wish-agreement = Decyzje Drużyny
campaign-nights-wish-rounds = Rundy po kolei zamiast wszyscy naraz
campaign-nights-wish-short = Krótka kampania: łatwiejsza droga do ostatniej Bramy
campaign-nights-value-in = bierze udział
campaign-nights-value-away = nie śpi
campaign-nights-value-no = nie
campaign-nights-value-yes = tak
campaign-nights-no-too-few = Musi wziąć udział co najmniej jedna postać.
campaign-nights-option-join = Dołącza do Drużyny: { $who }
campaign-nights-option-stay = Tym razem nie śpi: { $who }
campaign-nights-option-ease = Niższy poziom trudności: { $who }

## Mapa kampanii
chart-label = Sny tej kampanii, para po parze, od pierwszego w dół do ostatniego
chart-owned = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $masks ->
        [0] bez Maski
        [one] { $masks } Maska
        [few] { $masks } Maski
       *[many] { $masks } Masek
    }
chart-new = zaczyna z pierwszą talią
chart-difficulty = Poziom trudności: { $difficulty }
chart-away = nie śpi
chart-season = Pora: { $season }
chart-world = Odkryte: { $districts }
chart-kept = { $items ->
        [one] { $items } Przedmiot
        [few] { $items } Przedmioty
       *[many] { $items } Przedmiotów
    }, { $wisdom ->
        [one] { $wisdom } karta Wiedzy
        [few] { $wisdom } karty Wiedzy
       *[many] { $wisdom } kart Wiedzy
    }
chart-counter-salvations = Wybawienia: { $n }
chart-counter-notes = Notki: { $n }
chart-counter-deaths = Śmierci: { $n }
chart-deaths = { $n ->
        [one] jedna śmierć
        [few] { $n } śmierci
       *[many] { $n } śmierci
    }
chart-ending = Jak się skończyło
chart-ending-called = Wywołani
    .text = Wywołano wasz numer i zbudziliście się wszyscy razem.
chart-ending-kept = Zostali
    .text = Zostaliście i to wy prowadzicie teraz ten urząd.
chart-ending-next = Następny
    .text = Numerki zaczynają się znowu od jedynki.
chart-ending-done = wasze zakończenie
chart-ending-open = stało otworem
chart-lacks-salvations = { $n ->
    [one] brakło 1 Wybawienia
   *[other] brakło { $n } Wybawień
}
chart-lacks-deaths = { $n ->
    [one] o 1 śmierć za dużo
    [few] o { $n } śmierci za dużo
   *[other] o { $n } śmierci za dużo
}
chart-lacks-notes = { $n ->
    [one] brakło 1 Notki
   *[other] brakło { $n } Notek
}
chart-quiet = noc na Mapie
chart-books = Co przeczytaliście
chart-nights = Dotychczasowe noce
chart-raised = Co wybraliście
chart-raised-first_talk = Obudziliście się w pół słowa.
chart-raised-first_force = Obudziliście się, napierając na drzwi.
chart-raised-bells_freed = Dzwony znowu biją.
chart-raised-bells_kept = Dzwony są wasze.
chart-raised-bells_muted = Dzwony milczą.
chart-raised-boats_kept = Papierowe łódki nie zamokły.
chart-raised-boats_burned = Papierowe łódki spłonęły.
chart-raised-debt_paid = Długi spłacono.
chart-raised-debt_forged = Długi sfałszowano.
chart-raised-seed_planted = Ziarno posadzono.
chart-raised-seed_eaten = Ziarno zjedzono.
chart-raised-understudy_freed = Dublerka odeszła wolno.
chart-raised-understudy_sold = Dublerkę sprzedano.
chart-raised-name_told = Imię padło na głos.
chart-raised-name_hidden = Imię zostało w ukryciu.
chart-raised-loop_broken = Pętla została przerwana.
chart-raised-loop_kept = Pętla trwa.
chart-raised-echoes_calmed = Echa ucichły.
chart-raised-echoes_cleared = Echa zniknęły.
