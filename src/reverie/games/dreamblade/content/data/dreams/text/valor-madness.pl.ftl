# Dreams: nazwy i teksty klimatyczne Dzielności i Szaleństwa.

## Dzielność

piece-ferry-squire = Giermek z Przeprawy
    .flavor = Wiosłuje przed bitwą i jest już na miejscu, gdy przypominasz sobie, że go potrzebujesz.
piece-quay-sentinel = Strażniczka Nabrzeża
    .flavor = Kazano jej czekać na jeden statek. Przeżyła morze, którym płynął.
piece-two-lantern-watchman = Stróż Dwóch Latarni
    .flavor = Jedna twarz patrzy na wodę. Druga na to, na co patrzy woda.
piece-harbour-warden = Strażnik Portu
    .flavor = Każda łódź, która zatonęła we śnie, wciąż odpowiada na jego dzwon.
piece-crescent-otter = Wydra z Półksiężycem
    .flavor = Trzyma śpiącego za rękę, by żadne z nich nie odpłynęło samo.
piece-fogbreaker = Pogromczyni Mgieł
    .flavor = Gdzie stąpa, tam mgła przypomina sobie, że jest tylko wodą.
piece-seawall-guard = Gwardzista Morskiego Muru
    .flavor = Czymkolwiek rzuci w niego morze, on to zachowa, policzy i odda.
piece-two-tide-pilot = Pilot Dwóch Pływów
    .flavor = Jedną twarzą czyta prąd, drugą prąd przeciwny.
piece-storm-lantern-knight = Rycerz Sztormowej Latarni
    .flavor = Im gorsze szanse, tym jaśniej płonie szkło.
piece-moonscarred-walrus = Mors z Blizną Księżyca
    .flavor = Gdzie raz wyjdzie na brzeg, tam nikt już o ten brzeg się nie spiera.
piece-oath-keel-captain = Kapitan Okrętu Przysiąg
    .flavor = Jej okręt zbudowano z obietnic i żadna deska jeszcze nie puściła.
piece-belisar-of-both-shores = Belisar z Obu Brzegów
    .flavor = Wyrusza z jednego brzegu, a na drugim już go witają.
piece-causeway-guardian = Strażnik Grobli
    .flavor = Nigdy nie schodzi z kamieni. Przypływ nauczył się go omijać.
piece-anchor-bearer = Niosąca Kotwicę
    .flavor = Składa ją tylko tam, gdzie snowi nie wolno drgnąć.
piece-keeper-of-the-wreck-roll = Strażnik Rejestru Wraków
    .flavor = Każdy stracony statek ma wiersz w jego księdze, a każdy wiersz to dług.
piece-moonbrand-bear = Niedźwiedź ze Znamieniem Księżyca
    .flavor = Wchodzi w wodę pierwszy. Reszta idzie za światłem na jego barku.
piece-breakwater-colossus = Kolos z Falochronu
    .flavor = Ułożono go kamień po kamieniu w ujściu jednego powracającego koszmaru.
piece-admiral-of-still-water = Admirał Cichej Wody
    .flavor = Pod jej banderą nawet fale trzymają szyk.
piece-walking-lighthouse = Krocząca Latarnia
    .flavor = Gdy nikt już nie mógł dotrzeć do światła, światło zeszło po schodach.
piece-signal-mast = Maszt Sygnałowy
    .flavor = Trzy flagi: przybądź, podejdź bliżej, teraz.
piece-foghorn-tower = Wieża Rogu Mgłowego
    .flavor = Odzywa się raz przed każdym snem, a odważni budzą się w jego wnętrzu.
piece-harbour-chain = Łańcuch Portowy
    .flavor = Każde ogniwo to noc, podczas której ktoś czuwał nad kimś innym.

## Szaleństwo

piece-blank-swimmer = Pływak bez Rysów
    .flavor = Morze oddało wszystko prócz twarzy.
piece-landfall-wisp = Ognik Przybrzeżny
    .flavor = Raz dotknie brzegu i znów jest na morzu.
piece-salt-sleepwalker = Solny Lunatyk
    .flavor = Imię zostawił na plaży, złożone razem z ubraniem.
piece-wandering-compass = Wędrujący Kompas
    .flavor = Wskazuje cię z miejsca, w którym dopiero będziesz.
piece-coin-faced-page = Paź o Twarzy Monety
    .flavor = Orzeł: służy tobie. Reszka: temu, kto tobą rzucił.
piece-backward-rower = Wioślarz na Wspak
    .flavor = Z całych sił wiosłuje ku miejscu, z którego ucieka.
piece-sextant-marksman = Strzelczyni z Sekstantem
    .flavor = Celuje w gwiazdę, a pada coś, co było pod nią.
piece-hollow-echo = Puste Echo
    .flavor = Powtarza twój głos tak długo, aż to ty umilkniesz.
piece-mirror-wader = Brodzący w Lustrze
    .flavor = Jego druga twarz jest po spodniej stronie wody.
piece-salvage-diver = Poławiaczka Wraków
    .flavor = To, co wynosi na górę, nigdy nie jest całkiem tym, co poszło na dno.
piece-moth-eaten-cartographer = Kartograf Zjedzony przez Mole
    .flavor = Dziury w jego mapach są tam, gdzie kiedyś płonęły wyspy.
piece-nameless-helmsman = Bezimienny Sternik
    .flavor = Gdy statek tonie, oddaje ster komuś, kto utonął przed nim.
piece-kaleidoscope-drifter = Dryfujący Kalejdoskop
    .flavor = Obróć raz, a brzeg jest gdzie indziej. Obróć drugi raz, a ty także.
piece-choir-of-one-voice = Chór Jednego Głosu
    .flavor = Śpiewają jedną liczbę, a kogo ona policzy, ten znika.
piece-hourglass-crab = Krab Klepsydra
    .flavor = Rozbij go, a piasek pobiegnie z powrotem tam, skąd przyszedł.
piece-nemoira = Nemoira, Której Nikt Nie Pamięta
    .flavor = Jej dwór to wszyscy, o których kiedykolwiek zapomniano.
piece-inland-whale = Wieloryb Śródlądowy
    .flavor = Wynurza się w łanach zboża, sto mil od najbliższego brzegu.
piece-orrery-of-two-moons = Planetarium Dwóch Księżyców
    .flavor = Gdy obie jego twarze są w pełni, odległość przestaje działać.
piece-leviathan-of-lost-hours = Lewiatan Utraconych Godzin
    .flavor = Połknął kiedyś pewne popołudnie. Szukasz go do dziś.
piece-moon-pool = Księżycowa Sadzawka
    .flavor = Przy odpływie zostaje w niej księżyc, wciąż w pełni.
piece-stair-beneath-the-tide = Schody pod Przypływem
    .flavor = Każdy krok w dół wyprowadza cię o krok dalej.
piece-infirmary-at-low-water = Lazaret przy Niskiej Wodzie
    .flavor = Łóżka są posłane. Chorych przyniesie przypływ.

## Dwa aspekty

piece-threshold-knight = Rycerz Progu
    .flavor = Jedna twarz wchodzi, druga wychodzi. Pomiędzy nimi jest tylko cios.
piece-warden-of-ebb-and-flood = Strażnik Odpływu i Przypływu
    .flavor = Odpływ żąda jednego z was. Zawsze dostaje jego.
piece-wolf-of-the-ninth-wave = Wilk Dziewiątej Fali
    .flavor = Osiem fal ostrzega. Dziewiąta ma na czole półksiężyc.
piece-lampless-pilot = Pilot bez Lampy
    .flavor = Steruje podług twojego lęku przed skałami i steruje dobrze.

## Warbandy

warband-breakwater-watch = Straż Falochronu
warband-wandering-tide = Wędrowny Przypływ
warband-fleet-of-two-faces = Flota Dwóch Twarzy
warband-drowned-names = Zatopione Imiona
warband-sampler = Pierwsze Sondowania

## Mapy

map-default = Znane Wody
map-tidal-flat = Równia Pływowa
map-deep-well = Głęboka Studnia
map-rip-current = Prąd Rozrywający
map-sunken-ridge = Zatopiony Grzbiet
