# Sword & Sorcery po polsku: słowa tekstów zasad. Teksty powstają z danych zdolności, przedmiotów, kart i wrogów.
# $form to forma czasownika: you (leczysz), one (cel leczy), bare (inaczej leczy). $how mówi, jak podana jest liczba: number (2),
# equal (tyle, ile $as), sum ($n i tyle, ile $as), all. $bearer to ten, do kogo należy tekst: you, this (wróg), companion,
# character (ktokolwiek), place (karta lub obszar), token (żeton), it (ktoś już wymieniony).

## Spójniki
say-and = { $first } i { $last }
say-or = lub
say-if = { $what }, jeśli { $given },
say-in-attack = { $what } w { $attack }
say-lead = { $when } { $what }
lead-and = { $first } { $last }
say-times = { $what } ({ $n } razy)
say-otherwise = { $what }; w przeciwnym razie { $otherwise }
say-until = do { $span } { $what }
say-after = po ataku { $what }
say-next = twój następny { $attack } w tej turze zyskuje: { $what }
say-next-given = twój następny { $attack } w tej turze, jeśli { $given }, zyskuje: { $what }
say-next-then = po następnym { $attack-in } w tej turze { $then }
say-choose = { $by ->
    [party] drużyna wybiera jedno: { $options }
    [active-hero] aktywny bohater wybiera jedno: { $options }
   *[other] wybierz jedno: { $options }
}
choose-option = ({ $n }) { $what }
say-choose-nature = jeśli aktywny bohater jest praworządny: { $lawful }; jeśli chaotyczny: { $chaotic }; neutralny wybiera
say-cooldown-from = czas odnowienia zaczyna się dopiero po śmierci towarzysza

## Kto
who-you = {""}
    .acc = ciebie
who-this = { $bearer ->
    [companion] ten towarzysz
   *[other] ten wróg
}
    .acc = { $bearer ->
        [companion] tego towarzysza
       *[other] tego wroga
    }
who-this-companion = ten towarzysz
who-this-character = ta postać
who-it = {""}
who-target = cel
who-targets = każdy cel
    .acc = każdy cel
who-attacker = atakujący
    .acc = atakującego
who-defender = { $bearer ->
    [character] ta postać
   *[other] obrońca
}
    .acc = obrońcę
    .target = broniący się bohater
who-victim = ofiara
    .acc = ofiarę
who-same = ten sam cel
who-mover = { $on ->
    [hero-enters] ten bohater
    [enemy-enters] ten wróg
   *[other] poruszający się
}
    .acc = { $on ->
        [hero-enters] tego bohatera
        [enemy-enters] tego wroga
       *[other] poruszającego się
    }
who-saver = rzucający
    .acc = go
who-roller = rzucający
    .acc = rzucającego
    .target = rzucający bohater
who-dying = umierający bohater
    .acc = umierającego bohatera
who-finder = znalazca
who-opener = bohater, który otwierał,
    .acc = bohatera, który otwierał
who-searcher = szukający
who-revealer = bohater, który odkrył cień,
who-entered = wróg, który się pojawił,
    .acc = wroga, który się pojawił
who-active-hero = aktywny bohater
    .acc = aktywnego bohatera
who-first-hero = pierwszy bohater
    .acc = pierwszego bohatera
who-one-hero = jeden bohater, którego wybierze drużyna,
who-one-enemy = jeden wróg, którego wybierze drużyna,
who-chosen-hero = wybrany bohater
    .acc = wybranego bohatera
    .target = bohater
who-chosen-ally = wybrany bohater lub towarzysz
    .acc = wybranego bohatera lub towarzysza
    .target = bohater lub towarzysz
who-chosen-enemy = wybrany wróg
    .acc = wybranego wroga
    .target = wróg
who-another-enemy = inny wróg
    .acc = innego wroga
who-chosen-ghost = wybrana duchowa istota
    .acc = wybraną duchową istotę
    .target = duchowa istota
who-chosen-area = wybrany obszar
    .target = obszar
who-heroes = każdy bohater
    .none = żaden bohater
    .acc = każdego bohatera
who-in-play = każdy bohater w grze
    .none = żaden bohater w grze
    .acc = każdego bohatera w grze
who-enemies = każdy wróg
    .none = żaden wróg
    .acc = każdego wroga
who-everyone = każda postać
    .none = żadna postać
    .acc = każdą postać
who-heroes-here = każdy bohater { area-of }
    .acc = każdego bohatera { own-area }
    .none = żaden bohater { area-of }
who-enemies-here = każdy wróg { area-of }
    .acc = każdego wroga { own-area }
own-area = { $bearer ->
    [place] na tym obszarze
    [token] na tym obszarze
   *[other] na swoim obszarze
}
area-of = { $bearer ->
    [you] na twoim obszarze
    [place] na tym obszarze
    [token] na tym obszarze
   *[other] na jego obszarze
}
who-enemies-there = każdy wróg na wybranym obszarze
    .acc = każdego wroga na wybranym obszarze
who-downed-heroes-here = każdy obalony bohater na jego obszarze
    .acc = każdego obalonego bohatera na jego obszarze
who-heroes-within = każdy bohater { n-within }
    .acc = każdego bohatera { n-within }
who-enemies-within = każdy wróg { n-within }
    .acc = każdego wroga { n-within }
who-others-within = każdy inny wróg { n-within }
    .acc = każdego innego wroga { n-within }
who-others-in-sight = każdy inny wróg w jego polu widzenia
    .acc = każdego innego wroga w jego polu widzenia
who-nearest-hero = najbliższy bohater
    .acc = najbliższego bohatera
who-nearest-hero-within = najbliższy widoczny bohater { n-within }
    .acc = najbliższego widocznego bohatera { n-within }
who-heroes-at = każdy bohater { $at }
    .acc = każdego bohatera { $at }
who-enemies-at = każdy wróg { $at }
    .acc = każdego wroga { $at }
who-heroes-passed = każdy bohater na obszarach, przez które przechodzi,
    .acc = każdego bohatera na obszarach, przez które przechodzi
n-within = { $n ->
    [0] { area-of }
    [1] w odległości do 1 obszaru
   *[other] w odległości do { $n } obszarów
}
code-quest-enemy = wróg zadania

## Gdzie
place-none = {""}
place-here = { area-of }
    .own = { own-area }
place-trap-area = na obszarze pułapki
place-gates = przy bramach przywołania
place-everywhere = wszędzie
place-chosen-area = na wybranym obszarze
place-rune = na obszarze z runą
place-totem = przy totemie
place-brazier = przy koksowniku
place-merchant = u kupca
place-open-gate = przy otwartej bramie przywołania
place-closed-gate = przy zamkniętej bramie przywołania
place-area = na obszarze „{ $area }”

## Ile
amount-SR = wynosi twój poziom duszy
    .each = za każdy poziom duszy
amount-SR-2 = wynosi połowa twojego poziomu duszy (w górę)
    .each = za każde dwa poziomy duszy (w górę)
amount-ACT = wynosi numer aktu
    .each = za każdy akt
amount-dealt = zadał ten atak
amount-in-play = jest bohaterów w grze
    .each = za każdego bohatera w grze
amount-heroes = jest bohaterów
    .each = za każdego bohatera
amount-figures = figurek hordy może działać
    .each = za każdą figurkę hordy, która może działać
amount-value = mówi karta
amount-all = wszystkie
n-wounds = { $how ->
    [number] { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
   *[other] tyle ran, ile { $as },
}
n-crowns = { $how ->
    [number] { $n ->
        [one] { $n } koronę
        [few] { $n } korony
       *[other] { $n } koron
    }
   *[other] tyle koron, ile { $as },
}
n-shields = { $how ->
    [number] { $n ->
        [one] { $n } magiczną osłonę
        [few] { $n } magiczne osłony
       *[other] { $n } magicznych osłon
    }
   *[other] tyle magicznych osłon, ile { $as },
}
n-areas = { $how ->
    [number] { $n ->
        [one] { $n } obszar
        [few] { $n } obszary
       *[other] { $n } obszarów
    }
   *[other] tyle obszarów, ile { $as },
}
n-dice = { $how ->
    [number] { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
   *[other] tyle kości, ile { $as },
}
n-points = { $how ->
    [number] { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[other] { $n } punktów ruchu
    }
   *[other] tyle punktów ruchu, ile { $as },
}
n-soul = { $how ->
    [number] { $n ->
        [one] { $n } punkt duszy
        [few] { $n } punkty duszy
       *[other] { $n } punktów duszy
    }
   *[other] tyle punktów duszy, ile { $as },
}
n-charges = { $how ->
    [number] { $n ->
        [one] { $n } ładunek
        [few] { $n } ładunki
       *[other] { $n } ładunków
    }
   *[other] tyle ładunków, ile { $as },
}
n-enemies = { $how ->
    [number] { $n ->
        [one] { $n } wróg
        [few] { $n } wrogów
       *[other] { $n } wrogów
    }
   *[other] tylu wrogów, ilu { $as },
}
n-hits = { $how ->
    [number] { $n ->
        [one] { $n } trafieniem
       *[other] { $n } trafieniami
    }
   *[other] tyloma trafieniami, ile { $as },
}

## Życie i rany
say-heal = { $who } { $form ->
    [you] leczysz
   *[other] leczy
} { n-wounds }
say-wound = { $who } { $form ->
    [you] otrzymujesz
   *[other] otrzymuje
} { n-wounds }
say-condition = { $who } { $form ->
    [you] otrzymujesz
   *[other] otrzymuje
} { $name-called }
say-cure = { $who } { $form ->
    [you] pozbywasz się
   *[other] pozbywa się
} { $how ->
    [all] wszystkich stanów
    [any] { $n ->
        [one] jednego dowolnego stanu
       *[other] { $n } dowolnych stanów
    }
   *[named] { $n ->
        [0] { $which }
       *[other] jednego ze stanów: { $which }
    }
}
say-fire = { $form ->
    [none] połóż ogień { $level-roman } { $at }
    [you] otrzymujesz ogień { $level-roman }
   *[other] { $who } otrzymuje ogień { $level-roman }
}
say-unfire = { $who } { $form ->
    [you] pozbywasz się
   *[other] pozbywa się
} całego ognia
say-shields = { $who } { $form ->
    [you] zyskujesz
   *[other] zyskuje
} { n-shields }
say-hide = { $who } { $form ->
    [you] ukrywasz się
   *[other] się ukrywa
}
say-taunt = { $who } { $form ->
    [you] stajesz się
   *[other] staje się
} preferowaną ofiarą tego wroga do końca jego aktywacji
say-stay-alive = { $who } { $form ->
    [you] zostajesz
   *[other] zostaje
} przy życiu z { $hp } PŻ

## Zdolności, akcje, kości
say-rotate = { $who } { $form ->
    [you] obracasz
   *[other] obraca
} { $how ->
    [all] wszystkie użyte zdolności
   *[other] { $n ->
        [one] jedną użytą zdolność
        [few] { $n } użyte zdolności
       *[other] { $n } użytych zdolności
    }
} { $by ->
    [1] o 1 krok w przód
    [-1] o 1 krok w tył
    [2] o 2 kroki w przód
    [-2] o 2 kroki w tył
    [3] o 3 kroki w przód
   *[other] o { $by }
}
say-refresh = { $who } { $form ->
    [you] możesz
   *[other] może
} odświeżyć { $n ->
    [one] jedną użytą zdolność
    [few] { $n } użyte zdolności
   *[other] { $n } użytych zdolności
}{ $at ->
    [4] {""}
    [1] , która pokazuje 1 klepsydrę
   *[other] , która pokazuje najwyżej { $at } klepsydry
}
say-grants = dopóki jest w użyciu, masz też: { $powers }.
say-action = zyskujesz w tej turze { $n ->
    [one] { $n } dodatkową { $kind ->
        [combat] akcję walki
        [move] akcję ruchu
       *[other] zwykłą akcję
    }
    [few] { $n } dodatkowe { $kind ->
        [combat] akcje walki
        [move] akcje ruchu
       *[other] zwykłe akcje
    }
   *[other] { $n } dodatkowych { $kind ->
        [combat] akcji walki
        [move] akcji ruchu
       *[other] zwykłych akcji
    }
}
say-points = zyskujesz { n-points } na ruch w tej turze
say-reroll = { $how ->
    [number] { $n ->
        [1] przerzuć 1 kość
       *[other] przerzuć do { $n } kości
    }
   *[other] przerzuć do tylu kości, ile { $as },
}
say-dice = cel rzuca { $n ->
    [one] { $n } dodatkową kością obrony
   *[other] { $n } dodatkowymi kośćmi obrony
}
say-pass-save = rzut jest udany
say-roll = rzuć { $how ->
    [number] { $n ->
        [one] { $n } { $die ->
            [red] czerwoną
           *[blue] niebieską
        } kością
       *[other] { $n } { $die ->
            [red] czerwonymi
           *[blue] niebieskimi
        } kośćmi
    }
   *[other] tyloma { $die ->
        [red] czerwonymi
       *[blue] niebieskimi
    } kośćmi, ile { $as },
}
roll-on = { $rolled }; przy wyniku { $symbols } { $what }
roll-table = { $rolled }: { $lines }
roll-line = { $symbol } – { $what }
say-save = { $who } { $form ->
    [you] wykonujesz
   *[other] wykonuje
} rzut na odporność; nieudany: { $fail }{ $both ->
    [yes] ; udany: { $passed }
   *[no] {""}
}
say-save-pass = { $who } { $form ->
    [you] wykonujesz
   *[other] wykonuje
} rzut na odporność; udany: { $passed }

## Ruch
say-move = { $who } { $form ->
    [you] możesz
   *[other] może
} przejść do { $how ->
    [number] { $n ->
        [1] 1 obszaru
       *[other] { $n } obszarów
    }
   *[other] tylu obszarów, ile { $as },
}{ $evade ->
    [no] {" "}bez wymykania się: nikt nie wykonuje ataku towarzyszącego
   *[yes] {""}
}
say-put = { $form ->
    [you] przenieś się
   *[other] { $who } zostaje przeniesiony
} { $at-word ->
    [chosen-area] na { $sight ->
        [yes] widoczny obszar
       *[no] obszar
    } w odległości do { $how ->
        [number] { $n ->
            [1] 1 obszaru
           *[other] { $n } obszarów
        }
       *[other] tylu obszarów, ile { $as },
    }
   *[other] { $at }
}
say-fall-back = { $who } { $form ->
    [you] cofasz się
   *[other] cofa się
} o { n-areas }
say-advance = { $who } { $form ->
    [you] poruszasz się
   *[other] porusza się
} do { $how ->
    [number] { $n ->
        [1] 1 obszaru
       *[other] { $n } obszarów
    }
   *[other] tylu obszarów, ile { $as },
} { $towards-word ->
    [nearest-hero] w stronę najbliższego bohatera
   *[other] (cel: { $towards })
}
say-stop = { $who } { $form ->
    [you] zatrzymujesz się
   *[other] zatrzymuje się
}

## Ataki
weapon-main-word = broń główna
    .ins = bronią główną
attack-any = atak
    .in = ataku
attack-melee = atak wręcz
    .in = ataku wręcz
attack-ranged = atak dystansowy
    .in = ataku dystansowym
attack-weapon = atak bronią
    .in = ataku bronią
attack-melee-weapon = atak wręcz bronią
    .in = ataku wręcz bronią
attack-ranged-weapon = atak dystansowy bronią
    .in = ataku dystansowym bronią
attack-main = atak bronią główną
    .in = ataku bronią główną
attack-off = atak bronią dodatkową
    .in = ataku bronią dodatkową
attack-main-dagger = atak sztyletem jako bronią główną
    .in = ataku sztyletem jako bronią główną
attack-bow = atak łukiem
    .in = ataku łukiem
attack-crossbow = atak kuszą
    .in = ataku kuszą
attack-dagger = atak sztyletem
    .in = ataku sztyletem
attack-wand = atak różdżką
    .in = ataku różdżką
attack-named = atak { $weapon }
    .in = ataku { $weapon }
with-weapon = { $weapon ->
    [main] bronią główną
    [off] bronią dodatkową
    [same] tą samą bronią
    [other] drugą bronią
   *[named] { $named }
}
who-attacks = { $who } { $form ->
    [you] atakujesz
   *[other] atakuje
}
say-attack = { who-attacks } { $on } { with-weapon }
say-attack-effects = { who-attacks } { $on } { with-weapon } ({ $effects })
say-attack-hits = { who-attacks } { $on } { n-hits }
say-attack-hits-effects = { who-attacks } { $on } { n-hits } ({ $effects })
say-attack-sure = { $what }, { $n ->
    [0] bez pewnych trafień
    [one] z { $n } pewnym trafieniem
   *[other] z { $n } pewnymi trafieniami
}
say-force-attack = { $who } atakuje { $on } na swoim obszarze bronią główną
say-cancel-attack = atak przepada
say-take-attack = bronisz się zamiast celu własną obroną
say-redirect-attack = atak zwraca się przeciw atakującemu

## Wrogowie i towarzysze
say-activate = { $who } { $form ->
    [you] aktywujesz się
   *[other] aktywuje się
}
say-activate-which = { $how ->
    [plus] aktywuj { $which }; używają ostatniego zachowania
    [special] aktywuj { $which }, najpierw zdolność specjalna
   *[plain] aktywuj { $which }
}
say-special = { $who } używa zdolności specjalnej
say-special-which = niech { $which-nom } użyją zdolności specjalnych
which-count = { $n ->
    [one] { $n } wroga
   *[other] { $n } wrogów
}
    .nom = { $n ->
        [one] { $n } wróg
       *[other] { $n } wrogowie
    }
which-rank = { $rank ->
    [green] wszystkich zielonych wrogów
    [blue] wszystkich niebieskich wrogów
    [red] wszystkich czerwonych wrogów
   *[purple] głównego wroga
}
    .nom = { $rank ->
        [green] wszyscy zieloni wrogowie
        [blue] wszyscy niebiescy wrogowie
        [red] wszyscy czerwoni wrogowie
       *[purple] główni wrogowie
    }
which-style = wszystkich wrogów o stylu { $style }
    .nom = wszyscy wrogowie o stylu { $style }
which-wounded = wszystkich rannych wrogów
    .nom = wszyscy ranni wrogowie
which-engaged = wszystkich wrogów w zwarciu
    .nom = wszyscy wrogowie w zwarciu
which-highest = wszystkich wrogów najwyższej rangi
    .nom = wszyscy wrogowie najwyższej rangi
which-all = wszystkich wrogów
    .nom = wszyscy wrogowie
say-charge = { $who } { $form ->
    [you] odzyskujesz
   *[other] odzyskuje
} { n-charges }
say-summon = przyzwij towarzysza: { $companion-called } (ranga { $rank-roman }){ $waits ->
    [yes] {""}
   *[no] {" "}albo go aktywuj, jeśli jest w grze
}
say-spawn = { $at } { $formula ->
    [-99] pojawia się { n-enemies }
   *[other] pojawiają się wrogowie według wzoru { $formula }
}{ $powers ->
    [0] {""}
    [one] {" "}z { $powers } dodatkowym wzmocnieniem
   *[other] {" "}z { $powers } dodatkowymi wzmocnieniami
}{ $rank ->
    [none] {""}
    [green] {" "}(pierwszy zielony)
    [blue] {" "}(pierwszy niebieski)
    [red] {" "}(pierwszy czerwony)
   *[other] {""}
}
say-place = { $at } pojawia się { $enemy-called }{ $stunned ->
    [yes] {" "}(ogłuszenie)
   *[no] {""}
}
say-gain-power = { $who } { $form ->
    [you] otrzymujesz
   *[other] otrzymuje
} { $n ->
    [one] { $n } wzmocnienie wroga
    [few] { $n } wzmocnienia wroga
   *[other] { $n } wzmocnień wroga
}
say-banish = { $who } znika z gry: nie ma punktów duszy ani upuszczanych przedmiotów
say-encounter = dobierz i rozpatrz kartę spotkania

## Znaleziska i majątek
say-treasure = { $who } { $form ->
    [you] dobierasz
   *[other] dobiera
} { $draw ->
    [one] { $draw } skarb
    [few] { $draw } skarby i { $form ->
        [you] zatrzymujesz
       *[other] zatrzymuje
    } { $keep }
   *[other] { $draw } skarbów i { $form ->
        [you] zatrzymujesz
       *[other] zatrzymuje
    } { $keep }
}
say-loot = { $who } { $form ->
    [you] dobierasz
   *[other] dobiera
} żeton łupu
say-soul-weapon = { $who } { $form ->
    [you] otrzymujesz
   *[other] otrzymuje
} duchowy oręż (albo dwa skarby, jeśli duchowego oręża nie ma w grze)
say-hand-in = { $item-called } wraca do pudełka
say-give = { $form ->
    [none] { $at } leży „{ $item-called }”
    [you] otrzymujesz przedmiot „{ $item-called }”
   *[other] { $who } otrzymuje przedmiot „{ $item-called }”
}
say-crowns = { $who } { $form ->
    [you] dostajesz
   *[other] dostaje
} { n-crowns }
say-lose-crown-token = { $who } { $form ->
    [you] tracisz
   *[other] traci
} losowy żeton koron{ $else ->
    [none] {""}
   *[other] , a jeśli go nie ma, przepada jeden żeton z jego obszaru
}
say-soul = drużyna dostaje { n-soul }{ $each-hero ->
    [yes] {" "}za każdego bohatera
   *[no] {""}
}
say-finds = { $to ->
    [you] weź wszystkie znaleziska { $from-word ->
        [chosen-area] z wybranego obszaru
       *[other] { $from }
    }, także w zwarciu
   *[other] przenieś wszystkie znaleziska { $from-word ->
        [chosen-area] z wybranego obszaru
       *[other] { $from }
    } na swój obszar
}
say-emporium = { $who } { $form ->
    [you] odwiedzasz
   *[other] odwiedza
} Emporium
say-look = obejrzyj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[other] { $n } wierzchnich kart
} { $piles }{ $reorder ->
    [yes] {" "}i odłóż je w dowolnej kolejności
   *[no] {""}
}
say-trap = dobierz pułapkę
say-search = { $who } { $form ->
    [you] przeszukujesz
   *[other] przeszukuje
} jak przy żetonie „{ $token-called }”

## Mapa i wydarzenia
say-token = połóż { $n ->
    [one] { $token }
   *[other] { $n } { $tokens }
} { $at }{ $most ->
    [0] {""}
   *[other] {" "}(na mapie najwyżej { $most })
}
say-token-until = { $what } do { $span }
say-token-do = { $what }; { $when } { $do }
say-token-always = { $what }; { $mods }
say-untoken = { $at-word ->
    [everywhere] znikają { $kind-all }
   *[other] znika { $kind-the }
}
say-shrine-for = { $who } { $form ->
    [you] liczysz się
   *[other] liczy się
} w tym kroku duszy tak, jakby { $form ->
    [you] stał(a) na obszarze
   *[other] stał na obszarze
} aktywnej kapliczki
say-gate = { $open ->
    [yes] otwiera się
   *[no] zamyka się
} { $which ->
    [first-closed] pierwsza zamknięta brama przywołania
    [nearest-open] najbliższa otwarta brama przywołania
    [here] brama przywołania na tym obszarze
   *[other] brama przywołania { $symbol ->
        [hit] TRAFIENIE
        [skill] ZDOLNOŚĆ
        [magic] MAGIA
        [shield] TARCZA
       *[other] {""}
    }
}{ $rounds ->
    [0] {""}
    [one] {" "}na { $rounds } rundę
    [few] {" "}na { $rounds } rundy
   *[other] {" "}na { $rounds } rund
}
say-shrine = { $active ->
    [yes] kapliczka { $at } staje się aktywna
   *[no] kapliczka { $at } gaśnie
}
say-edge = { $open ->
    [yes] ściana ustępuje
   *[no] ściana się zamyka
}
say-waypoint = punkt kontrolny { $number } znika z mapy
say-shadows-move = każdy cień przesuwa się o { $areas ->
    [one] { $areas } obszar
    [few] { $areas } obszary
   *[other] { $areas } obszarów
} w stronę najbliższego bohatera
say-sight-check = odkryjcie wszystkie widoczne cienie
say-event = wchodzi do gry wydarzenie „{ $number-called }”
say-story-on-top = „{ $number-called }” zakrywa talię wydarzeń
say-story-at = „{ $number-called }” leży { $at }
say-read = przeczytaj paragraf { $id-called } tego zadania
say-flag = zapamiętaj: { $name }
say-count = licznik: { $name-called } +{ $by }
counter-totems = obalone totemy
counter-closings = zamknięte dotąd bramy
counter-planted = zatknięte pochodnie
say-hint = pojawia się wskazówka
say-end = zadanie jest { $result ->
    [won] wygrane
   *[other] przegrane
}

## Warunki
given-not = nieprawda, że { $what }
given-hidden = { $bearer ->
    [you] { is-not-you } w ukryciu
   *[other] { is-not } w ukryciu
}
given-engaged = { $bearer ->
    [you] { is-not-you } w zwarciu
   *[other] { is-not } w zwarciu
}
given-wounded = { $bearer ->
    [you] { has-not-you } rany
   *[other] { has-not } rany
}
given-on-fire = { $bearer ->
    [you] { $so ->
        [yes] płoniesz
       *[no] nie płoniesz
    }
   *[other] { $so ->
        [yes] płonie
       *[no] nie płonie
    }
}
is-not-you = { $so ->
    [yes] jesteś
   *[no] nie jesteś
}
is-not = { $so ->
    [yes] jest
   *[no] nie jest
}
has-not-you = { $so ->
    [yes] masz
   *[no] nie masz
}
has-not = { $so ->
    [yes] ma
   *[no] nie ma
}
given-down = cel { $so ->
    [yes] leży obalony
   *[no] nie leży obalony
}
given-rolled = { $so ->
    [yes] rzuca
   *[no] nie rzuca
} kośćmi obrony
given-no-ghost = { $so ->
    [yes] żaden bohater nie jest duchową istotą
   *[no] któryś bohater jest duchową istotą
}
given-last-event = { $so ->
    [yes] ostatnie wydarzenie jest odkryte
   *[no] ostatnie wydarzenie nie jest jeszcze odkryte
}
given-dominates = { $side ->
    [heroes] bohaterowie dominują
   *[enemies] wrogowie dominują
} { whose-area-on }
given-controls = { $side ->
    [heroes] bohaterowie kontrolują
   *[enemies] wrogowie kontrolują
} { whose-area }
whose-area = { $area ->
    [target] obszar celu
   *[here] { $bearer ->
        [you] twój obszar
       *[other] jego obszar
    }
}
whose-area-on = { $area ->
    [target] na obszarze celu
   *[here] { $bearer ->
        [you] na twoim obszarze
       *[other] na jego obszarze
    }
}
given-engaged-with = { $bearer ->
    [you] jesteś
   *[other] jest
} w zwarciu z co najmniej { $n ->
    [one] { $n } bohaterem
   *[other] { $n } bohaterami
}
given-side = leży stroną { $n }
given-heroes = { $least ->
    [yes] gra co najmniej
   *[no] gra najwyżej
} { n-heroes }
given-in-play = { $least ->
    [yes] w grze jest co najmniej
   *[no] w grze jest najwyżej
} { n-heroes }
n-heroes = { $n ->
    [one] { $n } bohater
   *[other] { $n } bohaterów
}
given-round = { $least ->
    [yes] trwa runda { $n } lub późniejsza
   *[no] trwa runda { $n } lub wcześniejsza
}
given-enemies-at-least = { $at } jest co najmniej { $n ->
    [one] { $n } wróg
   *[other] { $n } wrogów
}
given-enemies-at-most = { $n ->
    [0] { $at } nie ma wrogów
    [one] { $at } jest najwyżej { $n } wróg
   *[other] { $at } jest najwyżej { $n } wrogów
}
given-any-enemy = jakiś wróg
given-enemy-within = { $enemy } jest w odległości do { $n ->
    [one] { $n } obszaru
   *[other] { $n } obszarów
}
given-rank = { $bearer ->
    [it] jest { $what }
   *[other] cel jest { $what }
}
given-attack = to { $what }
given-style = { $bearer ->
    [it] ma styl { $what }
   *[other] cel ma styl { $what }
}
given-attack-type = atak zadaje obrażenia { $what }
given-has = masz w wyposażeniu { $what }
has-shield = tarczę
has-off-dagger = sztylet jako broń dodatkową
given-carries = { $bearer ->
    [you] masz ze sobą
   *[other] bohater ma ze sobą
}: { $what }
given-party-carries = któryś bohater w grze ma ze sobą: { $what }
given-save = to rzut przeciw { $what }
save-trap = pułapce
given-nature = aktywny bohater ma naturę: { $what }
given-party-nature = drużyna ma naturę: { $what }
given-difficulty = poziom trudności: { $what }
given-all-heroes-on = wszyscy bohaterowie w grze są { $at }
given-hero-on = któryś bohater jest { $at }
given-target = celem jest { $what }
given-dead = { $what } nie żyje
given-flag = zaszło „{ $what }”
given-count = licznik „{ $what }” ma co najmniej { $n }

## Modyfikatory
mod-get = { $form ->
    [you] otrzymujesz
   *[other] otrzymuje
}
mod-hits = { $who } { mod-get } { $by } { $n ->
    [one] TRAFIENIE
    [few] TRAFIENIA
   *[other] TRAFIEŃ
} { $each }
mod-shield = { $who } { mod-get } { $by } { $n ->
    [one] TARCZA
    [few] TARCZE
   *[other] TARCZ
} { $each } przy obronie
mod-armour = { $who } { mod-get } { $by } do pancerza { $each }
mod-defence-dice = { $who } { mod-get } { $by } { $n ->
    [one] kość obrony
   *[other] kości obrony
} { $each }
mod-magic-shields = { $who } { mod-get } { $by } { $n ->
    [one] magiczną osłonę
    [few] magiczne osłony
   *[other] magicznych osłon
} { $each }
mod-hp = { $who } { mod-get } { $by } PŻ { $each }
mod-capacity = { $who } { $form ->
    [you] możesz
   *[other] może
} nieść o { $n } { $n ->
    [one] przedmiot
    [few] przedmioty
   *[other] przedmiotów
} { $less ->
    [yes] mniej
   *[no] więcej
}
mod-movement = { $who } { mod-get } { $by } { $n ->
    [one] punkt ruchu
    [few] punkty ruchu
   *[other] punktów ruchu
}
mod-move-length = { $who } porusza się o { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[other] { $n } obszarów
} { $less ->
    [yes] bliżej
   *[no] dalej
}
mod-range = { $who } { mod-get } { $by } do zasięgu
mod-focus = { $form ->
    [you] twoje
   *[other] jego
} wzmocnienie ataku daje +{ $set } TRAFIENIA
mod-no-focus = { $none ->
    [yes] { $nobody }
   *[no] { $who }
} nie { $form ->
    [you] możesz
   *[other] może
} wzmacniać ataków
mod-reroll = { $who } { $form ->
    [you] możesz
   *[other] może
} przerzucić { $count ->
    [one] { $count } kość
   *[other] { $count } kości
} { $limit ->
    [next] w następnym ataku
   *[other] w każdym ataku
}
mod-save-dice = { $who } { $form ->
    [you] wykonujesz
   *[other] wykonuje
} rzut na odporność { $set ->
    [one] { $set } kością
   *[other] { $set } kośćmi
} i liczy się najlepsza
mod-trap-draw = { $who } { $form ->
    [you] dobierasz
   *[other] dobiera
} { $set ->
    [one] { $set } kartę pułapki
    [few] { $set } karty pułapek
   *[other] { $set } kart pułapek
} i { $form ->
    [you] wybierasz
   *[other] wybiera
} jedną z nich
mod-treasure-draw = dobierając skarb, { $who } { $form ->
    [you] ciągniesz
   *[other] ciągnie
} { $set ->
    [few] { $set } karty
   *[other] { $set } kart
} zamiast jednej i { $form ->
    [you] zatrzymujesz
   *[other] zatrzymuje
} jedną
mod-symbol-hit = { $who } { $form ->
    [you] możesz
   *[other] może
} w ataku liczyć każdy symbol { $symbol } jako +1 TRAFIENIE
mod-symbol-shield = { $who } { $form ->
    [you] możesz
   *[other] może
} w obronie liczyć każdy symbol { $symbol } jako +1 TARCZA
mod-no-symbol = { $who } nie { $form ->
    [you] możesz
   *[other] może
} opłacać efektów symbolem { $symbol }
mod-sight-most = { $who } { $form ->
    [you] widzisz
   *[other] widzi
} nie dalej niż na { $set ->
    [one] { $set } obszar
    [few] { $set } obszary
   *[other] { $set } obszarów
}
mod-sight-through = wrogowie nie zasłaniają { $form ->
    [you] ci
   *[other] mu
} pola widzenia
mod-ignore = { $who } { $form ->
    [you] ignorujesz
   *[other] ignoruje
} { $what }
mod-reaction-attacks = { $limit ->
    [round] przy pierwszym wymknięciu się w rundzie
   *[other] gdy { $who } { $form ->
        [you] się wymykasz
       *[other] się wymyka
    },
} { $most ->
    [0] żaden wróg nie wykonuje ataku towarzyszącego
    [one] atak towarzyszący wykonuje najwyżej { $most } wróg
   *[other] atak towarzyszący wykonuje najwyżej { $most } wrogów
}
mod-untargetable = { $none ->
    [yes] { $nobody }
   *[no] { $who }
} nie { $form ->
    [you] możesz
   *[other] może
} być celem wrogów
mod-flying = { $who } { $form ->
    [you] latasz
   *[other] lata
}
mod-figures = { $who } { $form ->
    [you] liczysz się
   *[other] liczy się
} na swoim obszarze za { $set } figurki (po obaleniu za { $down })
mod-any-level = { $who } { $form ->
    [you] możesz
   *[other] może
} używać linii zdolności dowolnego poziomu
mod-free-styles = { $who } { $form ->
    [you] możesz
   *[other] może
} używać { $kind } dowolnego stylu
kinds-single-use = jednorazowych przedmiotów
kinds-ammunition = pocisków
kinds-weapon = broni
kinds-armour = pancerzy
kinds-artifact = artefaktów
kinds-permanent = stałych przedmiotów
kinds-building = budynków
mod-heal = { $who } { $form ->
    [you] leczysz
   *[other] leczy
} za każdym razem o { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[other] { $n } ran
} { $less ->
    [yes] mniej
   *[no] więcej
}, ale co najmniej { $least }
mod-no-shield-restore = { $none ->
    [yes] { $nobody }
   *[no] { $who }
} nie { $form ->
    [you] odzyskujesz
   *[other] odzyskuje
} magicznych osłon w fazie porządkowania
mod-critical-first = { $who } pierwszym atakiem zadaje trafienie krytyczne
mod-night-off = { $who } { $form ->
    [you] ignorujesz
   *[other] ignoruje
} kary za noc
mod-spawn = każdy wzór przywołania daje o { $n } { $less ->
    [yes] mniej
   *[no] więcej
}
mod-gate-rounds = zamknięte bramy otwierają się znów o { $n ->
    [one] { $n } rundę
    [few] { $n } rundy
   *[other] { $n } rund
} później
mod-power-level = wzmocnienia wrogów mają poziom { $level }
mod-entry-powers = { $who } wchodzi do gry z { $n ->
    [one] { $n } dodatkowym wzmocnieniem
   *[other] { $n } dodatkowymi wzmocnieniami
}
mod-bound = { $who } nie może opuścić miejsca: { $to }
mod-ability-off = „{ $ability }” nie działa
limit-mod-next = { $what } (tylko następnym razem)
limit-mod-round = { $what } (raz na rundę)

## Czego to wymaga
use-passive = efekt pasywny
use-move = akcja ruchu
    .by = akcją ruchu
use-combat = akcja walki
    .by = akcją walki
use-normal = zwykła akcja
    .by = zwykłą akcją
use-free = darmowa akcja
    .by = darmową akcją
use-reaction = reakcja
use-ghost = duchowy okrzyk
use-always = zawsze
use-moving = przy ruchu
use-attacking = przy ataku
use-ai = zależnie od zachowania
use-special = zdolność specjalna
use-charge = na ładunki
head-range = zasięg { $n }
head-target = cel: { $who }
head-given = tylko jeśli { $given }
head-cost-charges = kosztuje { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[other] { $n } ładunków
}
head-cost-soul = kosztuje { $n ->
    [one] { $n } punkt duszy
    [few] { $n } punkty duszy
   *[other] { $n } punktów duszy
}
head-cost-crowns = kosztuje { $n ->
    [one] { $n } koronę
    [few] { $n } korony
   *[other] { $n } koron
}
head-charges = { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[other] { $n } ładunków
}
limit-attack = raz na atak
limit-turn = raz na turę
limit-round = raz na rundę
limit-quest = raz na zadanie
limit-visit = raz na wizytę
limit-hero = raz na bohatera
limit-party-round = raz na rundę dla całej drużyny
limit-three-rounds = raz na trzy rundy
head-rank = Poziom { $rank }
head-level = Poziom { $level }
head-cooldown = czas odnowienia { $n }
head-nature = { $nature } natura
head-price = { $n ->
    [one] { $n } korona
    [few] { $n } korony
   *[other] { $n } koron
}
head-flip = przebudzenie za punkty duszy: { $n }
head-carried = nie zajmuje miejsca
lead-given = , jeśli { $given },
attack-line = atak { $type } ({ $values })
attack-line-plain = atak ({ $values })
attack-value-sure = { $n ->
    [one] { $n } pewne trafienie
    [few] { $n } pewne trafienia
   *[other] { $n } pewnych trafień
}
attack-value-red = { $n ->
    [one] { $n } czerwona kość
    [few] { $n } czerwone kości
   *[other] { $n } czerwonych kości
}
attack-value-blue = { $n ->
    [one] { $n } niebieska kość
    [few] { $n } niebieskie kości
   *[other] { $n } niebieskich kości
}
attack-value-hp = PŻ { $n }
attack-value-none = bez kości
defence-line = obrona ({ $values })
defence-value-armour = pancerz { $n }
defence-value-shields = { $n ->
    [one] { $n } magiczna osłona
    [few] { $n } magiczne osłony
   *[other] { $n } magicznych osłon
}
defence-value-dice = { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}
defence-value-none = brak
by-rank-SR = poziom duszy właściciela
by-rank-SR-2 = połowa poziomu duszy właściciela
by-rank-hp = PŻ { $n } + { $share }
by-rank-sure = tyle pewnych trafień, ile wynosi { $share }
by-rank-red = tyle czerwonych kości, ile wynosi { $share }
by-rank-blue = tyle niebieskich kości, ile wynosi { $share }

## Kiedy
when-any-roll = po dowolnym rzucie
when-victim = gdy wróg się aktywuje, zanim wybierze ofiarę,
when-attack-roll = po rzucie ataku
when-hits = gdy atak wroga ma trafienia, przed wszystkim innym
when-defence-dice = przed rzutem obrony
when-defence-roll = po rzucie obrony
when-save = po rzucie na odporność
when-other-roll = po każdym innym rzucie
when-wounded = gdy skończy się atak, którym wróg na twoim obszarze zadał ci rany,
when-dying = gdy bohater ma umrzeć,
when-follow-up = po twoim ataku
when-follow-up-with = po { $attack }
when-soul = gdy drużyna wydaje punkty duszy,
on-own-attack-over = po jego ataku { with-what }
on-own-attack-damages = gdy jego atak { with-what } zada obrażenia,
with-what = { $weapon ->
    [none] {""}
   *[other] { $weapon }
}
on-attack-declared = gdy wróg atakuje tam bohatera,
on-takes-damage = gdy otrzyma obrażenia,
on-shield-lost = gdy straci magiczną osłonę,
on-hero-enters = gdy bohater wejdzie na jego obszar,
on-enemy-enters = gdy wróg tam wejdzie,
on-moves = gdy się porusza,
on-enters-play = gdy wchodzi do gry,
on-dies = gdy umiera,
on-figure-dies = gdy ginie figurka hordy,
on-time-phase = w każdej fazie porządkowania
until-attack = końca ataku
until-turn = końca tury
until-next-power = użycia następnej zdolności
until-time-phase = fazy porządkowania
until-next-event-phase-end = końca następnej fazy wydarzeń
until-quest = końca zadania

## Własne zasady
rule-anvil = za { $n } koron odwróć posiadaną broń lub pancerz z Emporium albo skrytki na zaklętą stronę do końca zadania
rule-tavern = raz na wizytę postaw { $n } koron na symbol i rzuć niebieską kością: TARCZA wygrywa 10 koron, MAGIA 20, LEGENDA 50
rule-fetch = ten towarzysz podnosi znaleziska ze swojego obszaru dla właściciela
rule-horde = ten wróg ma { $n ->
    [few] { $n } figurki
   *[other] { $n } figurek
}, które poruszają się i działają razem
rule-vengeful = zwraca się tylko przeciw zagrażającemu bohaterowi
rule-fire-wounds-stay = ran od ognia nie da się wyleczyć
rule-flip-side = gdy umiera, odwraca się na drugą stronę i walka trwa dalej
rule-swing = opłaca się go kośćmi
rule-quest-shadow = o tym, co się dzieje, mówi zadanie
rule-writ = myto za drogę jest opłacone
rule-inhabitants = mieszkańcy mają coś do powiedzenia
rule-torches = pochodnie oświetlają drogę
rule-portal = otwiera drogę

## Karty
encounter-otherwise = jeśli takich nie ma: { $what }
encounter-reshuffle = potem wtasuj odrzucone karty z powrotem do talii
event-lasting = dopóki leży odkryta: { $what }
spawn-N = Przywołanie: bohaterowie w grze minus wrogowie w grze, minus 1 (przy czterech i pięciu bohaterach minus 2).
spawn-Z = Przywołanie: bohaterowie w grze minus wrogowie w grze.
spawn-P = Przywołanie: bohaterowie w grze minus wrogowie w grze, plus 1.
shadow-inhabitant = nikt groźny: o tym, co robi mieszkaniec, mówi zadanie
difficulty-plain = nic się nie zmienia
action-at = gdzie: { $at }

## Bohaterowie, towarzysze i wrogowie
hero-move = ruch { $n }
hero-items = { $n ->
    [one] { $n } przedmiot w plecaku
    [few] { $n } przedmioty w plecaku
   *[other] { $n } przedmiotów w plecaku
}
hero-save = odporność: { $symbols }
hero-hp = PŻ: { $values }
hero-combat = Akcje walki: { $values }
hero-normal = Zwykłe akcje: { $values }
companion-rank = Ranga { $rank }
companion-activate = aktywowany { $use }
enemy-threat = poziom zagrożenia { $n }
enemy-victim = Preferowana ofiara: { $who }
prefers-wounded = bohater, który ma najwięcej ran
prefers-nearest = najbliższy bohater
prefers-richest = bohater, który ma najwięcej koron
prefers-strength = bohater o stylu Siła
prefers-dexterity = bohater o stylu Zręczność
prefers-faith = bohater o stylu Wiara
prefers-magic = bohater o stylu Magia
prefers-vengeful = zagrażający bohater
enemy-hand-main = broń główna
enemy-hand-off = broń dodatkowa
enemy-weapon = { $name } ({ $hand }, atak { $type }): { $values }; { $effects }
enemy-weapon-plain = { $name } ({ $hand }, atak { $type }): { $values }
enemy-dice-effect = opłaca się ją kośćmi broni
enemy-hp = { $same ->
    [yes] PŻ { $few }
   *[no] PŻ { $few } (przy czterech i pięciu bohaterach { $many })
}
enemy-defence = Obrona: { $values }
enemy-defence-effect = Obrona { $effect }
enemy-resists = Odporność: { $type } −{ $n } TRAFIENIE
enemy-weak = Słabość: { $type } +{ $n } TRAFIENIE
resist-everything = wszystkie ataki
enemy-powers = Wzmocnienia przy wejściu do gry: { $n }
enemy-figures = Używa figurek: { $name }
enemy-soul = Punkty duszy: { $n }
enemy-drops = Upuszcza: { $drops }
drop-crowns = { $n ->
    [one] { $n } korona
    [few] { $n } korony
   *[other] { $n } koron
}
drop-loot = żeton łupu
drop-treasure = skarb

## Efekty kości
deed-automatic = zawsze: { $what }
deed-hit = +{ $n } { $n ->
    [one] TRAFIENIE
    [few] TRAFIENIA
   *[other] TRAFIEŃ
}
deed-hit-rank = +1 TRAFIENIE za każdy poziom duszy
deed-hit-half = +1 TRAFIENIE za każde dwa poziomy duszy (w górę)
deed-shield = +{ $n } { $n ->
    [one] TARCZA
    [few] TARCZE
   *[other] TARCZ
}
deed-reroll = przerzuć { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}
deed-reroll-any = przerzuć dowolne kości
deed-armour = −{ $n } do pancerza
deed-ignore-armour = zignoruj pancerz
deed-lethal-all = zabójczy cios
deed-lethal = zabójczy cios { $level }
deed-aoe = AO { $n }
deed-targets = do { $n } wrogów na obszarze celu
deed-critical = trafienie krytyczne
deed-push = odepchnięcie
deed-knock-down = obalenie
deed-blind = oślepienie
deed-slow = spowolnienie
deed-stun = ogłuszenie
deed-poison = trucizna { $level }
deed-fire = ogień { $level }
deed-heal = wylecz { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[other] { $n } ran
}
deed-crowns = zyskaj { $n ->
    [one] { $n } koronę
    [few] { $n } korony
   *[other] { $n } koron
}
deed-guard = do fazy porządkowania +{ $n } TARCZA przy obronie
deed-again = zaatakuj ten sam cel jeszcze raz
deed-then-off = potem zaatakuj ten sam cel bronią dodatkową

## Zachowania
band = W odległości { $span }
band-otherwise = W innym wypadku
sentence-engage = porusz do zwarcia
sentence-advance = porusz o { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[other] { $n } obszarów
} w stronę ofiary
sentence-up-to = porusz do { $n ->
    [one] { $n } obszaru
   *[other] { $n } obszarów
} w stronę najbliższego bohatera
sentence-strike = atak { $weapon }{ $times ->
    [1] {""}
   *[other] {" "}dwa razy
}
sentence-strike-nearest = atak { $weapon } na najbliższego widocznego bohatera w odległości do { $n ->
    [one] { $n } obszaru
   *[other] { $n } obszarów
}
sentence-use = użyj: { $ability }
sentence-fall-back = cofnij o { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[other] { $n } obszarów
}
sentence-regain = odzyskaj { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[other] { $n } ładunków
}
sentence-if = jeśli { $given }: { $then }
sentence-if-otherwise = jeśli { $given }: { $then }, w przeciwnym razie { $otherwise }
if-wounded = ma rany
if-engaged = jest w zwarciu
if-engaged-with = jest w zwarciu z co najmniej { $n } bohaterami
if-engaged-with-downed = jest w zwarciu z obalonym bohaterem
