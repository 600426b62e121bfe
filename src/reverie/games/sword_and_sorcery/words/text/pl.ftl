# Sword & Sorcery po polsku: pytania, możliwości, zdarzenia, odmowy.
# Imiona i nazwy mają formy -gen, -dat, -acc i -ins; przedmioty, zdolności i obszary stoją w cudzysłowie i się nie odmieniają.

## Słowa
word-seat = Bohater { $seat }
word-nothing = nic się nie dzieje
word-nobody = nikt
word-fate = Los
word-nowhere = nigdzie
word-none = brak
word-with = ({ $weapon })
word-with-ins = { $weapon }
word-blank = pusta
word-hidden = Ukrycie
word-enemy = { $name } ({ $rank } { $seals })
word-door = { $one } – { $other }
word-bare-hands = gołe ręce
word-natural-weapon = kły i pazury
word-quest-line = Zadanie
word-hidden-find = znajdujesz to, co to zadanie tu ukrywa
word-fire = Ogień { $level }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
die-red = czerwona [{ $face }]
die-blue = niebieska [{ $face }]
phase-setup = Przygotowanie
phase-time = Faza porządkowania
phase-battle = Bitwa
phase-event = Faza wydarzeń
phase-ending = Koniec zadania
slot-main = broń główna
slot-off = broń dodatkowa
slot-armour = pancerz
slot-artifact = artefakt
thing-chest = skrzynia
thing-search = żeton przeszukiwania
thing-waypoint = punkt kontrolny
thing-shrine = kapliczka
thing-gate = brama przywołania
thing-shadow = cień
thing-story = karta fabularna
thing-crowns = korony
thing-loot = żeton łupu
thing-treasure = karta skarbu
thing-item = przedmiot
thing-key = magiczny klucz
thing-fire = ogień
thing-illusion = iluzja
thing-snare = sidła łowcy
thing-battle-rune = runa bojowa
thing-protective-rune = runa ochronna
thing-totem = totem
thing-brazier = koksownik
thing-merchant = kupiec
thing-torch = pochodnia
thing-inhabitant = mieszkaniec
pile-any = talia
pile-event = talia wydarzeń
    .gen = talii wydarzeń
pile-event-discard = odrzucone wydarzenia
pile-encounter = talia spotkań
    .gen = talii spotkań
pile-encounter-discard = odrzucone spotkania
pile-trap = talia pułapek
pile-trap-discard = odrzucone pułapki
pile-treasure = talia skarbów
pile-treasure-discard = odrzucone skarby
pile-enemy = talia wrogów
pile-enemy-discard = odrzuceni wrogowie
pile-enemy-power = talia wzmocnień wrogów
pile-enemy-power-discard = odrzucone wzmocnienia wrogów
pile-critical = pula trafień krytycznych
pile-critical-discard = odłożone trafienia krytyczne
pile-shadow = pula cieni
pile-shadow-discard = odłożone cienie
pile-loot = worek łupów
pile-loot-discard = odłożone łupy
pile-soul-weapon = talia duchowego oręża
pile-emporium = Emporium
pile-stash = skrytka
pile-quest-treasure = skarby zadania

## Stół
table-hero = bohater
table-hp = PŻ
table-shields = osłony
table-rank = poziom
table-crowns = korony
table-area = obszar
table-state = stan
table-ghost = duchowa istota
subtitle-setup = { $quest }: przygotowanie
subtitle = { $quest }, runda { $round }: { $phase }
subtitle-turn = { $quest }, runda { $round }: tura { $who-gen }
subtitle-over = { $quest }: koniec zadania
heading-round = Runda { $round }
heading-turn = Runda { $round }: tura { $who-gen }

## Los
chance-attack-dice = { $who } atakuje: rzuć { $n ->
    [one] { $n } kością
   *[other] { $n } kośćmi
}, najpierw czerwonymi.
chance-again = { $who } przerzuca { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[other] { $n } kości
}.
chance-defence-dice = { $who } się broni: rzuć { $n ->
    [one] { $n } niebieską kością
   *[other] { $n } niebieskimi kośćmi
}.
chance-save = { $who } wykonuje rzut na odporność: rzuć { $n ->
    [one] { $n } niebieską kością
   *[other] { $n } niebieskimi kośćmi
}.
chance-die = Rzuć { $n ->
    [one] { $n } { $colour ->
        [red] czerwoną
       *[blue] niebieską
    } kością
   *[other] { $n } { $colour ->
        [red] czerwonymi
       *[blue] niebieskimi
    } kośćmi
}.
chance-gate-die = Która brama? Rzuć niebieską kością.
chance-tavern-die = { $who } gra w karczmie: rzuć niebieską kością.
chance-shuffle = Potasuj: { $pile } (karty: { $n }).
chance-lot = Wylosuj jedną rzecz z { $n }.

## Pytania
ask-start = Gdzie zaczyna { $who }?
ask-learn = { $who }, poziom { $rank }: której zdolności się uczysz?
ask-learn-talent = { $who }, poziom { $rank }: którego talentu się uczysz?
ask-visit = { $who } jest w Emporium i ma { $crowns } koron.
ask-back = { $who }: zakupy skończone; można jeszcze zmienić zdanie.
ask-share = Kto to dostaje: { $find }?
ask-share-card = Kto dostaje przedmiot „{ $card }”?
ask-soul = Punkty duszy drużyny: { $soul }. Na co je wydać?
ask-who = Kto działa jako następny?
ask-deed = Co robi { $who }?
ask-deed-companion = Co robi { $who }?
ask-ghost = Co robi duchowa istota ({ $who })?
ask-way = Dokąd idzie { $who }?
ask-effect = { $figure } atakuje: który efekt opłacasz kośćmi?
ask-reroll = { $figure }: które kości przerzucasz (najwyżej { $n })?
ask-armour = { $figure } się broni: który efekt pancerza opłacasz kośćmi?
ask-beside = { $figure } atakuje: kto jeszcze obrywa?
ask-fall-back = Dokąd cofa się { $figure }?
ask-trap = Która z tych pułapek zadziała?
ask-drawn = Którą kartę zatrzymuje { $who }?
ask-drawn-party = Którą kartę zatrzymuje drużyna?
ask-drawn-line = Który wiersz się liczy?
ask-pick-up = Co podnosi { $who }?
ask-drop = Co upuszcza { $who }?
ask-overflow = W plecaku nie ma miejsca na przedmiot „{ $card }”. Co zostawia { $who }?
ask-drop-crowns = Ile koron upuszcza { $who }?
ask-reorganize = Co zmienia w wyposażeniu { $who }?
ask-reorganize-card = Gdzie { $who } umieszcza przedmiot „{ $card }”?
ask-exchange = Co wymieniają { $who } i { $other }?
ask-agree-crowns = { $other } prosi o { $n } koron. Czy { $who } je oddaje?
ask-agree = { $other } prosi o przedmiot „{ $card }”. Czy { $who } go oddaje?
ask-target-figure = { $ability }: na kim?
ask-target-figure-plain = Kogo to dotyczy?
ask-target-area = { $ability }: na którym obszarze?
ask-target-area-plain = Na którym obszarze?
ask-one = Kogo wybiera drużyna? { $text }
ask-power = { $who }: którą zdolność obracasz? { $text }
ask-cure = { $figure }: który stan zostaje wyleczony?
ask-choose = { $who }: co wybierasz?
ask-choose-pile = Którą talię podgląda { $who }?
ask-order = Który cień odkrywacie najpierw?
ask-return = W jakiej kolejności karty wracają na wierzch { $pile-gen }? Pierwsza leży na samym wierzchu.
ask-victim = Kogo obiera za cel { $figure }?
ask-activate = Który wróg aktywuje się jako następny?
ask-activate-reaction = Który wróg pierwszy wykonuje atak towarzyszący?
ask-path-shadow = Dokąd przesuwa się cień z obszaru „{ $area }”?
ask-path = Którędy idzie { $figure }?
ask-gate = Przy której bramie pojawia się wróg?
ask-gate-changed = Kilka bram jest równie blisko. O którą chodzi? { $text }
ask-threat = Kto dostaje żeton zagrożenia?
ask-nearest = Kilka postaci jest równie blisko. O którą chodzi?
ask-nearest-text = { $ability }: kilka postaci jest równie blisko. O którą chodzi?
ask-nearest-of = { $figure } rusza na najbliższą postać, a kilka jest równie blisko. Na którą?
ask-nearest-figure = Kilka figurek jest równie blisko celu ({ $victim }). Która działa?
ask-nearest-revealer = Kilkoro bohaterów widzi cień z tej samej odległości. Kto go odkrywa?
ask-reading = Przeczytajcie.
ask-branch = { $who } odpowiada:
ask-window-victim = Aktywuje się { $figure }. Czy { $who } ściąga na siebie jego uwagę?
ask-window-attack-roll = Rzut ataku ({ $figure }). Czy { $who } coś zmienia?
ask-window-hits = { $own ->
    [yes] Trafiony cel: { $figure }. Użyć czegoś przeciw temu?
   *[no] Trafiony cel: { $figure }. Czy { $who } interweniuje?
}
ask-window-defence-dice = { $own ->
    [yes] { $figure } zaraz rzuci kośćmi obrony. Użyć czegoś do tego rzutu?
   *[no] { $figure } zaraz rzuci kośćmi obrony. Czy { $who } pomaga?
}
ask-window-defence-roll = Rzut obrony ({ $figure }). Czy { $who } coś zmienia?
ask-window-save = Nieudany rzut na odporność ({ $figure }). Czy { $who } coś zmienia?
ask-window-other-roll = Rzut kością ({ $figure }). Czy { $who } coś zmienia?
ask-window-wounded = { $who } ma nowe rany. Czy oddaje cios?
ask-window-dying = { $own ->
    [yes] { $figure } umiera. Użyć czegoś, by temu zapobiec?
   *[no] { $figure } umiera. Czy { $who } pomaga?
}
ask-window-follow-up = Atak się skończył. Czy { $who } atakuje dalej?
ask-window-soul = Drużyna wydaje punkty duszy. Czy { $who } pomaga?

## Możliwości
option-pass = pas
option-stop = dość
option-done = gotowe
option-end = zakończ turę
option-deed-end = zakończ turę
option-ghost-end = zakończ turę
option-companion-end = koniec działania: { $who }
option-back = jeszcze nie
option-yes = tak
option-no = nie
option-read = przeczytane
option-soul-stop = nie wydawaj więcej
option-effect-done = nie opłacaj więcej
option-armour-done = nie opłacaj więcej
option-visit-done = wyjdź z Emporium
option-reorganize-done = gotowe
option-reorganize-pack = do plecaka
option-critical = trafienie krytyczne: { $token }
option-overflow-new = { $card } (właśnie zdobyty przedmiot)
option-way-stop = zostań tutaj
option-power-pass = nie obracaj żadnej
option-stand = wstań
option-dash = zryw
option-focus = wzmocnij następny atak
option-provoke = sprowokuj głównego wroga
option-reorganize = przeorganizuj wyposażenie
option-take = podnieś znaleziska
option-drop = upuść przedmioty
option-key = weź magiczny klucz
option-lead = poprowadź mieszkańca
option-let-go = puść mieszkańca
option-lift = weź pochodnię
option-lay = odłóż pochodnię
option-portal = przejdź przez portal
option-reroll-none = nie przerzucaj żadnej
option-pick-up-none = zostaw wszystko
option-drop-none = zatrzymaj wszystko
option-figure = { $who } ({ $left }/{ $most } PŻ)
option-thing = { $thing }: { $area }
option-go = idź na obszar „{ $area }” ({ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
})
option-return = wróć do kapliczki: „{ $area }”
option-attack = zaatakuj { $target-acc }: { $weapon }
option-open = otwórz drzwi na obszar „{ $area }”
option-bash = wyważ drzwi na obszar „{ $area }”
option-unlock = zdejmij magiczny zamek z drzwi na obszar „{ $area }”
option-chest = wyważ skrzynię
option-unlock-chest = zdejmij magiczny zamek ze skrzyni
option-search = przeszukaj
option-exchange = wymień się z { $who-ins }
option-flip = przebudź: { $card } (punkty duszy: { $n })
option-shout = okrzyk „{ $name }”
option-aimed = { $name } → { $target }
option-answer = { $name }: { $text }
option-then = zaatakuj jeszcze raz
option-turn = { $power } ({ $n ->
    [one] { $n } klepsydra
    [few] { $n } klepsydry
   *[other] { $n } klepsydr
})
option-soul-rank = { $who } osiąga poziom duszy { $rank } (punkty duszy: { $n })
option-soul-rise = { $who } wraca do życia (punkty duszy: { $n })
option-soul-item = { $card }: { $who } może wrócić do życia jak przy kapliczce
option-buy = kup: { $card } ({ $n } koron)
option-buy-for = kup: { $card } ({ $n } koron), do plecaka { $other-gen }
option-stash = weź ze skrytki: { $card }
option-put = odłóż do skrytki: { $card }
option-sell = sprzedaj: { $card } ({ $n } koron)
option-wear = wyposaż: { $card } ({ $slot })
option-bare = schowaj do plecaka: { $card } ({ $slot })
option-enchant = zaklnij: { $card } ({ $n } koron)
option-upgrade = zamień: { $card } → { $to } ({ $n } koron)
option-bet = postaw 5 koron: { $symbol }
option-give = daj { $other-dat }: { $card }
option-take-from = weź od { $other-gen }: { $card }
option-ask = weź od { $other-gen } { $n } koron
option-drop-crowns = { $n } koron
option-drop-crowns-none = żadnych koron
option-companion = aktywuj { $who-acc }
option-fetch = aport: { $thing }
option-hand = oddaj { $who-dat }
option-beside-done = nikt więcej
option-exchange-done = nic więcej
option-share-stash = skrytka
option-crowns = daj { $other-dat } { $n } koron

## Zdarzenia
event-round-began = Zaczyna się runda { $round }.
event-phase-began = { $phase }.
event-turn-began = Aktywny bohater: { $seat }.
event-turn-ended = Tura { $seat-gen } dobiega końca.
event-turn-skipped = { $seat } traci turę z powodu ogłuszenia.
event-quest-ended-won = Zadanie jest wygrane.
event-quest-ended-lost = Zadanie jest przegrane.
event-quest-ended-lost-event-deck = Nie ma już wydarzeń: zadanie jest przegrane.
event-quest-ended-all-ghosts = Wszyscy bohaterowie są duchowymi istotami: zadanie jest przegrane.
event-moved = { $figure } wchodzi na obszar „{ $area }”.
event-placed = { $figure } stoi na obszarze „{ $area }”.
event-pushed = { $figure } cofa się na obszar „{ $area }”.
event-evaded = { $figure } wymyka się z obszaru „{ $area }”; najpierw { $attacked ->
    [one] atakuje { $attacked } wróg
    [few] atakuje { $attacked } wrogów
   *[other] atakuje { $attacked } wrogów
}.
event-evaded-free = { $figure } wymyka się z obszaru „{ $area }” i nikt nie atakuje.
event-wounded-figure = { $cause } zadaje { $figure-dat } { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} (zostaje { $left } PŻ).
event-wounded-fire = Ogień zadaje { $figure-dat } { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} (zostaje { $left } PŻ).
event-wounded-poison = Trucizna zadaje { $figure-dat } { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} (zostaje { $left } PŻ).
event-wounded-none = { $figure } otrzymuje { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} (zostaje { $left } PŻ).
event-healed = { $figure } leczy { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} (ma teraz { $left } PŻ).
event-condition-came = { $figure } otrzymuje { $condition-acc }.
event-condition-twice = { $figure } ma już { $condition-acc }.
event-condition-ignored = { $figure } nie zważa na { $condition-acc }.
event-condition-left = { $figure } pozbywa się { $condition-gen }.
event-fire-came = { $figure } płonie (ogień { $level }).
event-fire-aged = Przygasa ogień: { $figure }.
event-area-fire = Na obszarze „{ $area }” płonie ogień { $level }.
event-area-fire-out = Na obszarze „{ $area }” gaśnie ogień.
event-critical-came = Trafienie krytyczne ({ $figure }): { $token }.
event-critical-left = { $figure } pozbywa się trafienia krytycznego: { $token }.
event-shields-came = { $figure } zyskuje { $amount ->
    [one] { $amount } magiczną osłonę
    [few] { $amount } magiczne osłony
   *[other] { $amount } magicznych osłon
} (razem { $shields }).
event-shields-spent = { $figure } traci { $amount ->
    [one] { $amount } magiczną osłonę
    [few] { $amount } magiczne osłony
   *[other] { $amount } magicznych osłon
} (zostaje { $shields }).
event-hid = { $figure } się ukrywa.
event-was-seen = { $figure } wychodzi z ukrycia.
event-died = { $seat } umiera i staje się duchową istotą (poziom duszy { $rank }).
event-rose = { $seat } wraca do życia.
event-ranked-up = { $seat } osiąga poziom duszy { $rank } (punkty duszy: { $price }).
event-learned = { $seat } uczy się zdolności „{ $power }”.
event-forgot = { $seat } zapomina zdolność „{ $power }”.
event-power-used = { $seat } używa zdolności „{ $power }”.
event-power-turned = „{ $power }” ({ $seat }): { $cooldown ->
    [one] { $cooldown } klepsydra
    [few] { $cooldown } klepsydry
   *[other] { $cooldown } klepsydr
}.
event-power-ready = Zdolność „{ $power }” ({ $seat }) jest znów gotowa do użycia.
event-ability-used = { $figure }: „{ $ability }”.
event-focused = { $seat } wzmacnia następny atak.
event-dashed = { $seat } robi zryw: 1 punkt ruchu więcej.
event-dashed-stood = { $seat } robi zryw, żeby wstać.
event-stood-up = { $figure } wstaje.
event-action-wasted = { $seat } nic nie widzi, nie zdaje rzutu na odporność i marnuje akcję.
event-crowns-gained = { $seat } dostaje { $amount } koron (razem { $crowns }).
event-crowns-lost = { $seat } traci { $amount } koron (zostaje { $crowns }).
event-soul-gained = Drużyna dostaje { $amount ->
    [one] { $amount } punkt duszy
    [few] { $amount } punkty duszy
   *[other] { $amount } punktów duszy
} (razem { $soul }).
event-soul-spent = Drużyna wydaje { $amount ->
    [one] { $amount } punkt duszy
    [few] { $amount } punkty duszy
   *[other] { $amount } punktów duszy
} (zostaje { $soul }).
event-item-gained = { $seat } dostaje: { $card }.
event-item-lost = { $seat } nie ma już: { $card }.
event-item-used = { $seat } używa: { $card }.
event-item-flipped = Karta zostaje odwrócona: { $card }.
event-equipped = { $seat } wyposaża się: { $card } ({ $slot }).
event-unequipped = { $seat } chowa do plecaka: { $card }.
event-dropped = { $seat } upuszcza rzeczy na obszarze „{ $area }”.
event-picked-up = { $seat } podnosi rzeczy z obszaru „{ $area }”.
event-handed-over = { $seat } oddaje { $other-dat }: { $card }.
event-handed-over-crowns = { $seat } oddaje { $other-dat } { $crowns } koron.
event-bought = { $seat } kupuje: { $card } ({ $price } koron).
event-sold = { $seat } sprzedaje: { $card } ({ $price } koron).
event-charge-spent = { $seat } zużywa ładunek: { $card } (zostaje { $charges }).
event-companion-came = { $companion } dołącza do { $seat-gen } (ranga { $rank }).
event-companion-died = { $companion } ginie.
event-attack-declared = { $attacker } atakuje { $target-acc } { $with }.
event-attack-declared-all = { $attacker } atakuje wszystkich dokoła { $with }.
event-attack-declared-hits = { $attacker } atakuje { $target-acc }: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}.
event-attack-declared-hits-all = { $attacker } atakuje wszystkich dokoła: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}.
event-dice-lie-attack = { $figure } rzuca: { $dice }.
event-dice-lie-defence = { $figure } się broni: { $dice }.
event-dice-lie-save = { $figure } wykonuje rzut na odporność: { $dice }.
event-dice-lie-again = { $figure } ma po przerzucie: { $dice }.
event-effect-paid = { $figure } opłaca efekt: { $effect }.
event-hits-counted = { $attacker }: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
} ({ $parts }).
event-hits-counted-plain = { $attacker } nie trafia.
hits-sure = { $n } pewne
hits-dice = { $n } kości
hits-effects = { $n } efekty
hits-supremacy = { $n } przewaga
hits-focus = { $n } wzmocnienie
hits-symbols = { $n } runa
hits-mod = { $n } premie
hits-night = { $n } noc
event-attack-cancelled = { $attacker } atakuje na próżno: atak przepada.
event-attack-taken = { $by } przyjmuje cios przeznaczony dla { $instead-gen }.
event-defended = { $defender }: przez obronę { $wounds ->
    [one] przechodzi { $wounds } trafienie
    [few] przechodzą { $wounds } trafienia
   *[other] przechodzi { $wounds } trafień
}.
event-defended-all = { $defender } odpiera wszystko.
event-saved = { $figure } zdaje rzut na odporność.
event-saved-not = { $figure } nie zdaje rzutu na odporność.
event-door-opened = { $seat } otwiera drzwi: { $door }.
event-lock-removed = { $seat } zdejmuje magiczny zamek z drzwi: { $door }.
event-edge-changed-opened = Otwiera się przejście: { $passages }.
event-edge-changed-closed = Zamyka się przejście: { $passages }.
event-chest-opened = { $seat } otwiera skrzynię na obszarze „{ $area }”.
event-chest-unlocked = { $seat } zdejmuje magiczny zamek ze skrzyni na obszarze „{ $area }”.
event-searched = { $seat } przeszukuje: { $token }.
event-trap-drawn = Pułapka! { $trap }: { $text }
event-thing-came = Na obszarze „{ $area }” pojawia się: { $thing }.
event-thing-left = Z obszaru „{ $area }” znika: { $thing }.
event-gate-changed-opened = Otwiera się brama przywołania: { $area }.
event-gate-changed-closed = Zamyka się brama przywołania: { $area }.
event-shrine-changed-lit = Kapliczka jest aktywna: { $area }.
event-shrine-changed-out = Kapliczka gaśnie: { $area }.
event-shadow-revealed = Cień na obszarze „{ $area }” zostaje odkryty: { $shadow }.
event-shadow-moved = Cień przesuwa się z obszaru „{ $came }” na obszar „{ $area }”.
event-led = { $seat } bierze za rękę mieszkańca: { $area }.
event-let-go = { $seat } puszcza rękę mieszkańca: { $area }.
event-rescued = Ktoś z mieszkańców jest bezpieczny: { $area }.
event-perished = Ginie ktoś z mieszkańców: { $area }.
event-token-lifted = { $seat } zabiera ze sobą: { $thing }.
event-token-laid = { $seat } odkłada: { $thing }.
event-token-passed = { $seat } przekazuje { $other-dat }: { $thing }.
event-enemy-came = Na obszarze „{ $area }” pojawia się { $foe }; kontroluje: { $controller }.
event-enemy-power-came = { $foe } otrzymuje wzmocnienie: { $power }.
event-encounter-drawn = { $seat } dobiera spotkanie „{ $encounter }”: { $text }
event-enemy-activated = Aktywuje się { $foe }.
event-behaviour-chosen = { $why } { $band }: { $text }
event-enemy-died = { $foe } ginie.
event-enemy-flipped = { $foe } pokazuje drugie oblicze.
event-enemy-banished = { $foe } znika z gry.
event-charges-changed = { $foe } ma { $charges ->
    [one] { $charges } ładunek
    [few] { $charges } ładunki
   *[other] { $charges } ładunków
}.
event-threat-moved = Zagrażającym bohaterem jest teraz { $seat } (strona { $side }).
event-taunted = { $figure } drwi z { $foe-gen }.
event-event-drawn = Wydarzenie: { $event }. { $text }
event-event-drawn-story = Wydarzenie: { $event }.
event-event-discarded = Kończy się wydarzenie „{ $event }”.
event-event-covered = „{ $event }” leży na wierzchu talii wydarzeń.
event-sky-changed = „{ $event }” leży obok talii wydarzeń.
event-spawned = { $count ->
    [one] Pojawia się { $count } wróg.
    [few] Pojawia się { $count } wrogów.
   *[other] Pojawia się { $count } wrogów.
}
event-spawned-none = Nie pojawia się żaden wróg.
event-hinted = { $text }
event-read = { $paragraph }
event-took = { $seat } odpowiada: { $way }
event-rolled-die = Rzut: { $dice }.
event-rolled-gate-die = Kość bramy: { $dice }.
event-rolled-tavern-die = Kość w karczmie: { $dice }.

## Dlaczego ta ofiara
why-nobody = { $foe } nie ma kogo wybrać na ofiarę.
why-path = { $foe } nie ma nikogo w zasięgu swoich zachowań i zmierza do najbliższego bohatera: { $victim }.
why-wounded = { $foe } szuka bohatera, który ma najwięcej ran: { $victim }.
why-nearest = { $foe } szuka najbliższego bohatera: { $victim }.
why-richest = { $foe } szuka najbogatszego bohatera: { $victim }.
why-strength = { $foe } szuka bohatera o stylu Siła: { $victim }.
why-dexterity = { $foe } szuka bohatera o stylu Zręczność: { $victim }.
why-faith = { $foe } szuka bohatera o stylu Wiara: { $victim }.
why-magic = { $foe } szuka bohatera o stylu Magia: { $victim }.
why-taunted = { $foe } daje się sprowokować. Ofiara: { $victim }.
why-only = { $foe } ma w zasięgu tylko jedną ofiarę: { $victim }.
why-priority = { $foe } nie widzi tego, kogo szuka, i wybiera tego, kto jest w najgorszym stanie: { $victim }.
why-vengeful = { $foe } mści się na zagrażającym bohaterze: { $victim }.

## Zakończenia
outcome-won = Zadanie wygrane w rundzie { $round }.
outcome-lost = Zadanie przegrane w rundzie { $round }.
outcome-lost-event-deck = W rundzie { $round } skończyła się talia wydarzeń: zadanie przegrane.
outcome-all-ghosts = W rundzie { $round } wszyscy bohaterowie są duchowymi istotami: zadanie przegrane.
outcome-resigned = Drużyna się poddała: zadanie przegrane.
outcome-time = Skończył się czas: zadanie przegrane.
outcome-closed = Spotkanie skończone; można wrócić do gry innego dnia.
outcome-agreed = Drużyna kończy tutaj zadanie.

## Odmowy
refusal-not-offered = Tego nie można tu wybrać.
refusal-not-now = Teraz nie można tego zrobić.
refusal-acted = { $seat } ma już za sobą turę w tej rundzie.
refusal-slow = Spowolnienie: oprócz darmowych tylko jedna akcja w tej turze.
refusal-no-move = Akcja ruchu w tej turze już przepadła.
refusal-no-combat = Nie ma już akcji walki.
refusal-no-normal = Nie ma już zwykłych akcji.
refusal-down = Kto leży obalony, musi najpierw wstać.
refusal-not-down = Przecież stoisz.
refusal-not-adjacent = Ten obszar nie styka się z twoim.
refusal-barrier = Na drodze stoi bariera.
refusal-points = To kosztuje więcej punktów ruchu, niż masz ({ $points }).
refusal-hidden = Ukryta postać nie może być celem.
refusal-engaged = Nie można tego zrobić w zwarciu, gdy na twoim obszarze stoi wróg.
refusal-unseen = Nie masz tego w polu widzenia.
refusal-range = To poza zasięgiem { $range }.
refusal-no-weapon = W tej ręce nie ma broni.
refusal-no-enemy = Takiego wroga nie ma na mapie.
refusal-no-target = To nie może być celem.
refusal-open = Te drzwi są otwarte.
refusal-far = Tych drzwi nie ma przy twoim obszarze.
refusal-locked = Na tych drzwiach wisi magiczny zamek.
refusal-not-locked = Na tych drzwiach nie ma zamka.
refusal-chest-locked = Na tej skrzyni wisi magiczny zamek.
refusal-chest-not-locked = Na tej skrzyni nie ma zamka.
refusal-no-key = Nie masz magicznego klucza.
refusal-no-key-here = Nie leży tu żaden klucz.
refusal-led-already = Ktoś już prowadzi tę osobę.
refusal-leads-already = Prowadzisz już kogoś: każdy bohater jedną osobę.
refusal-leads-nobody = Nikogo nie prowadzisz.
refusal-no-torch-here = Nie leży tu żadna pochodnia, którą można by wziąć.
refusal-has-torch = Niesiesz już pochodnię: każdy bohater jedną.
refusal-no-torch = Nie niesiesz pochodni.
refusal-portal-closed = Portal nie jest jeszcze otwarty.
refusal-failed = W tej turze już się to nie udało z powodu oślepienia.
refusal-used = Tego nie można użyć już więcej razy.
refusal-no-charge = Nie ma już ładunków.
refusal-ammunition = Następny atak ma już amunicję: na jeden atak przypada jedna karta.
refusal-condition = Warunek nie jest spełniony.
refusal-not-learned = Nie znasz tej zdolności.
refusal-cooldown = Ta zdolność jest zużyta: zostały klepsydry ({ $rounds }).
refusal-passive = To efekt pasywny: nie wymaga akcji.
refusal-reaction = Tego używa się we właściwej chwili, a nie jako akcji.
refusal-rank = To wymaga poziomu duszy { $rank }.
refusal-known = Już znasz tę zdolność.
refusal-other-hero = To zdolność innego bohatera.
refusal-taken = Ten talent ma już inny bohater.
refusal-nature = Ta zdolność nie zgadza się z naturą twojej duszy.
refusal-dashed = W tej turze już był zryw.
refusal-focused = W tej rundzie wzmocnienie ataku już było.
refusal-no-focus = Ataków nie można teraz wzmacniać.
refusal-no-master = W polu widzenia nie ma głównego wroga, którego można sprowokować.
refusal-nothing-to-wear = W plecaku nie ma nic, w co można się wyposażyć.
refusal-nothing-here = Nie ma tu nic do podniesienia.
refusal-nothing-held = Nie ma czego oddać.
refusal-handled = Nikt nie podnosi i nie upuszcza rzeczy więcej niż { $most } razy w jednej turze.
refusal-not-here = Tego nie ma na twoim obszarze.
refusal-nobody = Nie ma takiego bohatera, z którym można się wymienić.
refusal-not-together = Nie jesteście na tym samym obszarze.
refusal-elsewhere = To robi się w innym miejscu.
refusal-not-yours = Nie masz tego przedmiotu.
refusal-runes = Runy tego przedmiotu nie pasują do twojego stylu walki.
refusal-in-pack = Tego można używać dopiero jako wyposażenia.
refusal-other-side = To jest na drugiej stronie karty.
refusal-no-soul-weapon = To nie jest duchowy oręż w twoich rękach.
refusal-flipped = Ten oręż jest już przebudzony.
refusal-no-soul = To kosztuje punkty duszy: { $cost }.
refusal-full = Nie ma na to miejsca.
refusal-dealings = Nikt nie załatwia więcej niż { $most } spraw podczas jednej wizyty.
refusal-no-companion = Nie masz w grze takiego towarzysza.
refusal-activated = Ten towarzysz był już aktywowany w tej rundzie.
refusal-stunned = Towarzysz jest ogłuszony.
refusal-highest = Nie ma poziomu duszy wyższego niż siódmy.
refusal-weakest = Najpierw bohater o niższym poziomie duszy.
refusal-no-shrine = Do życia wraca tylko duchowa istota przy aktywnej kapliczce.
refusal-unpaid = Kości nie wystarczą, by to opłacić.

## Co się wpisuje
parse-unclear = „{ $words }” nie jest żadną z możliwości; wpisz jedną z nich albo jej numer.
parse-dice = { $n ->
    [one] Wpisz, którą ściankę pokazuje kość, od 1 do 10.
   *[other] Wpisz, które ścianki pokazują kości ({ $n }), każda od 1 do 10, na przykład 4 6 1.
}
parse-order = Wpisz każdy numer od 1 do { $n } raz, w nowej kolejności.

## Co dają możliwości
would = Gdyby działał teraz: { $why }
would-several = Gdyby działał teraz, jego gracz wybrałby: { $names }.
would-or = {" "}albo{" "}
rise-hp = PŻ { $before } → { $after }
rise-combat = akcje walki { $before } → { $after }
rise-normal = akcje zwykłe { $before } → { $after }
rise-power = nowa zdolność
rise-talent = talent
does-stand = Kosztuje 1 punkt ruchu.
does-dash = 1 punkt ruchu więcej, a kto leży, ten wstaje.
does-focus = Następny atak w tej turze: +{ $n } { $n ->
    [one] TRAFIENIE
   *[other] TRAFIENIA
}.
does-provoke-own = Żeton zagrożenia przy tobie obraca się na stronę { $side }.
does-provoke-other = Żeton zagrożenia obraca się na stronę I ({ $who }).
does-provoke-take = Przejmujesz żeton zagrożenia ({ $who }).
does-open = Najpierw uruchamia się pułapka.
does-chest = Najpierw pułapka, potem zawartość.
does-exchange = Jeden przedmiot i dowolna liczba koron.
does-reorganize = Zamień to, co masz w rękach i na sobie, na rzeczy z plecaka.
