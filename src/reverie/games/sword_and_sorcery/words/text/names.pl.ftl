# Sword & Sorcery po polsku: nazwy bohaterów, zdolności, przedmiotów, kart, wrogów, żetonów, pojęć i miejsc.
# `.line` mówi, kim jest bohater; `.flavour` to zdanie dla nastroju, bez znaczenia dla zasad.
# Natury są w rodzaju żeńskim (natura), rangi w męskim (kolor, wróg; `.f` w żeńskim), wagi w męskim (pancerz).
# `.gen`, `.dat`, `.acc` i `.ins` to dopełniacz, celownik, biernik i narzędnik, `.gender` rodzaj; gdzie ich nie ma, nazwa się nie odmienia.

## Bohaterowie
hero-auriel = Auriel
    .gen = Auriel
    .dat = Auriel
    .acc = Auriel
    .ins = Auriel
hero-ecarus = Ecarus
    .gen = Ecarusa
    .dat = Ecarusowi
    .acc = Ecarusa
    .ins = Ecarusem
hero-laegon = Laegon
    .gen = Laegona
    .dat = Laegonowi
    .acc = Laegona
    .ins = Laegonem
hero-shae = Shae
    .gen = Shae
    .dat = Shae
    .acc = Shae
    .ins = Shae
hero-thorgar = Thorgar
    .gen = Thorgara
    .dat = Thorgarowi
    .acc = Thorgara
    .ins = Thorgarem

## Wersje bohaterów
version-sorceress = Czarodziejka
    .line = Elfka światła, która siada i czeka, aż zaklęcie samo do niej przyjdzie.
version-enchantress = Zaklinaczka
    .line = Elfka, która polubiła mrok i nauczyła różdżkę mówić dwa razy.
version-white-rose = Rycerz Białej Róży
    .line = Sierota wychowana przez rycerzy, która zawsze staje tam, gdzie spadnie cios.
version-black-rose = Rycerz Czarnej Róży
    .line = Rycerz chaosu, który zaczyna od najsłabszych i zawsze kończy.
version-archer = Łucznik
    .line = Leśny elf, dla którego śmiertelni są jak pogoda, a dwie strzały jak jedna myśl.
version-ranger = Strażnik ostępów
    .line = Leśny elf z ostrzem w każdej ręce i całą puszczą do pilnowania.
version-assassin = Zabójczyni
    .line = Możni kazali ją wyuczyć jednego fachu, a ona nigdy się nie spóźnia.
version-rogue = Łotrzyca
    .line = Okrada bogatych, obdarza biednych i zna każdy zamek po drodze.
version-cleric = Kapłan
    .line = Krasnolud z Gór Burz, który modli się głośno, a opatruje po cichu.
version-runemaster = Mistrz run
    .line = Krasnolud, którego czarni mistrzowie nauczyli, że kamień długo pamięta urazę.

## Zdolności Auriel
power-drain-life = Wyssanie życia
    .flavour = Ranę oddaje, zdrowie zatrzymuje.
power-storm-mistress = Władczyni burzy
    .flavour = Burza chodzi na smyczy. Długiej.
power-ember-lance = Lanca żaru
    .flavour = Cienka jak igła, dopóki nie trafi na coś suchego.
power-mirror-selves = Lustrzane odbicia
    .flavour = Bij tę, która się uśmiecha. Uśmiechają się wszystkie.
power-arcane-ward = Tajemna osłona
    .flavour = Powietrze, grzecznie poproszone, żeby stwardniało.
power-dawnlight = Blask świtu
    .flavour = Poranek przychodzi za wcześnie i bez pukania.
power-blink = Mgnienie
    .flavour = Najkrótsza droga pomija środek.
power-font-of-power = Źródło mocy
    .flavour = Gdy pierwsze słowo zawiedzie, ma następne.

## Zdolności Ecarusa
power-shield-bash = Cios tarczą
    .flavour = Tarcza to drzwi, a ty stoisz po złej stronie.
power-rallying-cry = Zew do boju
    .flavour = Słów nie pamięta nikt. Prostują się wszyscy.
power-crushing-blow = Miażdżący cios
    .flavour = Zbroja to tylko wolniejszy sposób, żeby pęknąć.
power-rose-strike = Uderzenie róży
    .flavour = Najpierw płatki, potem kolce, a potem nikt nic nie widzi.
power-guardians-oath = Przysięga obrońcy
    .flavour = Celuj, gdzie chcesz. Tam właśnie będzie stał.
power-cleave = Rozpłatanie
    .flavour = Jeden zamach, dwoje nieprzeproszonych.
power-bloodied-rose = Zakrwawiona róża
    .flavour = Zanim odda, liczy do jednego.
power-unbroken = Niezłomny
    .flavour = Podłoga jest dla innych.

## Zdolności Laegona
power-precise-strike = Precyzyjne uderzenie
    .flavour = W każdym hełmie jest szpara. Właściciel przez nią patrzy.
power-hunters-snare = Sidła łowcy
    .flavour = Poszycie, które ma własne zdanie.
power-quick-step = Lekki krok
    .flavour = Nie zauważyły go liście. Ty też nie musisz.
power-rain-of-arrows = Deszcz strzał
    .flavour = Na niebie ani chmurki, a wszyscy szukają dachu.
power-twin-fang = Bliźniaczy kieł
    .flavour = Wilki też nie gryzą tylko raz.
power-summon-fenrir = Przyzwanie Fenrira
    .flavour = Wilka się nie woła. Mówi mu się, gdzie się będzie.
power-hawk-eye = Sokole oko
    .flavour = Koledzy cię zasłaniają. Przed nim nie.
power-wild-healing = Leśne lekarstwo
    .flavour = Smakuje jak mech, bo to mech.

## Zdolności Shae
power-treasure-huntress = Łowczyni skarbów
    .flavour = Zajrzyj pod to, na co wszyscy patrzą.
power-backstab = Cios w plecy
    .flavour = Do twarzy nie ma pamięci. Plecy pamięta wszystkie.
power-hide = Ukrycie
    .flavour = Jest w tej izbie. Policz jeszcze raz.
power-envenom = Zatrute ostrze
    .flavour = Kropla wystarczy. Ona jest hojna.
power-smoke-veil = Zasłona dymna
    .flavour = Celuj w to szare.
power-sneak-attack = Atak z ukrycia
    .flavour = A tobie kazano pilnować tego dużego z tarczą.
power-light-touch = Lekka ręka
    .flavour = Leżało tam. Teraz leży gdzie indziej.
power-evasive = Nieuchwytna
    .flavour = Dobyto pięciu mieczy. Jeden zdążył spudłować.

## Zdolności Thorgara
power-heal-wounds = Leczenie ran
    .flavour = Nie ruszaj się. Bogowie mają duże dłonie.
power-battle-rune = Runa bojowa
    .flavour = Stań tu. Bij stąd. Kamień pomoże.
power-command = Rozkaz
    .flavour = Mówi to głosem jego matki.
power-blessing = Błogosławieństwo
    .flavour = Szczęście pożyczone bez procentu.
power-protective-rune = Runa ochronna
    .flavour = Starsza od murów i rzadziej burzona.
power-call-lightning = Wezwanie błyskawicy
    .flavour = Modlitwa idzie w górę. Odpowiedź wraca szybciej.
power-rune-of-ruin = Runa zagłady
    .flavour = Trzy cięcia dłutem i stal przypomina sobie kuźnię.
power-stone-curse = Klątwa kamienia
    .flavour = „Najpierw nogi”, tłumaczy. „Potem mamy już mnóstwo czasu”.

## Talenty
power-toughness = Wytrzymałość
    .flavour = Bywało, że bili lepsi.
power-lucky = Szczęściarz
    .flavour = Kości są ci coś winne i wiedzą o tym.
power-packrat = Chomik
    .flavour = Na jeszcze jeden sznur zawsze jest miejsce.
power-fleet = Chyże nogi
    .flavour = Najpóźniej z domu, najwcześniej na miejscu.
power-steady-hand = Pewna ręka
    .flavour = Wydech. Teraz.
power-focused-mind = Skupiony umysł
    .flavour = Jedna myśl, ostrzona z obu stron.
power-iron-will = Żelazna wola
    .flavour = „Nie” to całe zaklęcie.

## Zdolności wrodzone
power-meditate = Medytacja
    .flavour = Nie robi nic i robi to znakomicie.
power-twin-wands = Podwójna różdżka
    .flavour = Różdżka jeszcze nie skończyła mówić.
power-taunt = Drwina
    .flavour = Cokolwiek powiedział, chcesz to wyjaśnić od razu.
power-overpower = Przytłoczenie
    .flavour = Lubi uczciwą walkę. Później.
power-twin-arrows = Bliźniacze strzały
    .flavour = Jedna dla ciebie. Druga dla tego, kto się śmiał.
power-two-blades = Dwa ostrza
    .flavour = Lewa ręka zaczynała się nudzić.
power-whirl-of-blades = Wir ostrzy
    .flavour = Jedno ostrze odbite. Gratulacje.
power-disarm-trap = Rozbrojenie pułapki
    .flavour = Każda pułapka to list. Ona czyta do końca.
power-thievery = Złodziejstwo
    .flavour = Etykiety są dla tych, którzy zapłacili.
power-divine-support = Boskie wsparcie
    .flavour = Bogowie patrzą raz jeszcze, skoro nalega.
power-runic-blast = Runiczny wybuch
    .flavour = Wszystko, co wyrył, odczytane na głos naraz.

## Duchowe okrzyki
power-shout-sorceress = Podszept formuły
    .flavour = Wciąż pamięta, jak to szło.
power-shout-enchantress = Zimne palce
    .flavour = Dotyk bez dłoni.
power-shout-white-rose = Trzymać szyk
    .flavour = Rozkaz żyje dłużej niż ten, kto go wydał.
power-shout-black-rose = Na kolana
    .flavour = Śmierć nie poprawiła mu manier.
power-shout-archer = Głos w liściach
    .flavour = Wiatr się zmienia. Niektórzy zwą to radą.
power-shout-ranger = Pieśń starego szlaku
    .flavour = Trochę kołysanka, trochę sidła.
power-shout-assassin = Mrok na powieki
    .flavour = Wcześniej też nikt jej nie widział.
power-shout-rogue = Skradziona niedola
    .flavour = Zabiera to, co boli. Stare nawyki.
power-shout-cleric = Odroczone namaszczenie
    .flavour = „Jeszcze nie”, mówi, a on coś o tym wie.
power-shout-runemaster = Płonący znak
    .flavour = Dłuto przepadło. Powietrze wystarczy.

## Towarzysze
companion-fenrir = Fenrir
    .gen = Fenrira
    .dat = Fenrirowi
    .acc = Fenrira
    .ins = Fenrirem
companion-white-rose-squire = Giermek Białej Róży
    .gen = Giermka Białej Róży
    .dat = Giermkowi Białej Róży
    .acc = Giermka Białej Róży
    .ins = Giermkiem Białej Róży

## Budynki
item-enchanting-anvil = Zaklęta kuźnia
item-rising-pony-tavern = Pod Zdębiałym Kucem

## Skrytka: broń i pancerze
item-broadsword = Pałasz
item-broadsword-2 = Zaklęty pałasz
item-worn-mace = Wysłużona buława
item-worn-mace-2 = Zaklęta buława
item-pocket-knife = Kozik
item-pocket-knife-2 = Zaklęty kozik
item-short-bow = Krótki łuk
item-short-bow-2 = Zaklęty krótki łuk
item-apprentice-wand = Różdżka ucznia
item-apprentice-wand-2 = Zaklęta różdżka ucznia
item-padded-coat = Przeszywanica
item-padded-coat-2 = Zaklęta przeszywanica
item-worn-leather = Znoszona skórznia
item-worn-leather-2 = Zaklęta skórznia
item-old-hauberk = Stara kolczuga
item-old-hauberk-2 = Zaklęta kolczuga
item-acolyte-robe = Szata akolity
item-acolyte-robe-2 = Zaklęta szata akolity
item-pilgrims-mail = Kolczuga pielgrzyma
item-pilgrims-mail-2 = Zaklęta kolczuga pielgrzyma

## Emporium: broń i pancerze
item-hammer = Młot
item-hammer-2 = Zaklęty młot
item-battle-axe = Topór bojowy
item-battle-axe-2 = Zaklęty topór bojowy
item-longbow = Długi łuk
item-longbow-2 = Zaklęty długi łuk
item-shield = Tarcza
item-shield-2 = Zaklęta tarcza
item-stiletto = Stylet
item-stiletto-2 = Zaklęty stylet
item-wand = Różdżka
item-wand-2 = Zaklęta różdżka
item-staff = Kostur
item-staff-2 = Zaklęty kostur
item-longsword = Długi miecz
item-longsword-2 = Zaklęty długi miecz
item-hand-crossbow = Kusza ręczna
item-hand-crossbow-2 = Zaklęta kusza ręczna
item-studded-leather = Ćwiekowana zbroja skórzana
item-studded-leather-2 = Zaklęta ćwiekowana zbroja skórzana
item-scale-armour = Zbroja łuskowa
item-scale-armour-2 = Zaklęta zbroja łuskowa
item-silk-robe = Jedwabna szata
item-silk-robe-2 = Zaklęta jedwabna szata
item-ranger-cloak = Płaszcz tropiciela
item-ranger-cloak-2 = Zaklęty płaszcz tropiciela
item-plate = Zbroja płytowa
item-plate-2 = Zaklęta zbroja płytowa
item-vestments = Szaty kapłańskie
item-vestments-2 = Zaklęte szaty kapłańskie

## Emporium: drobne przedmioty
item-healing-potion = Mikstura leczenia
item-healing-potion-2 = Eliksir leczenia
item-potion-of-strength = Mikstura siły
item-potion-of-strength-2 = Eliksir siły
item-small-bandages = Małe bandaże
item-small-bandages-2 = Bandaże
item-protective-shield = Tarcza ochronna
item-protective-shield-2 = Większa tarcza ochronna
item-fire-flask = Ognista flaszka
item-fire-flask-2 = Smocza flaszka
item-throwing-knives = Noże do rzucania
item-throwing-knives-2 = Elfickie noże
item-elven-arrows = Elfickie strzały
item-elven-arrows-2 = Księżycowe strzały
item-hunting-arrows = Strzały myśliwskie
item-hunting-arrows-2 = Strzały o szerokich grotach
item-weighted-bolts = Obciążone bełty
item-weighted-bolts-2 = Bełty ostre jak brzytwa
item-pouch = Sakwa
item-pouch-2 = Torba
item-thieves-tools = Narzędzia złodziejskie
item-thieves-tools-2 = Narzędzia mistrza
item-lantern = Latarnia
item-lantern-2 = Latarnia sztormowa
item-holy-symbol = Święty symbol
item-holy-symbol-2 = Pobłogosławiony symbol
item-whetstone = Osełka
item-whetstone-2 = Przednia osełka

## Skarby: broń
item-guardian = Strażnik
    .flavour = Wykuto go, by strzegł. Nie powiedziano mu czego.
item-crystal-blade = Kryształowe ostrze
    .flavour = Widzisz przez nie na wylot. Z wzajemnością.
item-greedy-sting = Chciwe żądło
    .flavour = Gdy nie trafi na sakiewkę, zadowoli się sercem.
item-thornbow = Ciernisty łuk
    .flavour = Wciąż rośnie. Uważaj na palce.
item-kinsplitter = Rozłam
    .flavour = Miało go dwóch braci. Każdy dostał połowę drugiego.
item-wardens-spear = Włócznia wartownika
    .flavour = Od dwustu lat trzyma ludzi na dystans.
item-cinder-maul = Młot żużlowy
    .flavour = Grzeje w dłoń. I nie tylko w dłoń.
item-sunlit-mace = Słoneczna buława
    .flavour = Południe na kiju.
item-judgement = Wyrok
    .flavour = Odwołania przyjmuje się przed, nigdy po.
item-rod-of-tides = Różdżka pływów
    .flavour = Kto idzie przeciw niej, ten brodzi.
item-starfire-wand = Różdżka gwiezdnego ognia
    .flavour = Gwiazdy są daleko. Ta nie.
item-voidglass-wand = Różdżka z czarnego szkła
    .flavour = Nic z niej nie wylatuje. I to nic boli.
item-hexed-buckler = Przeklęty puklerz
    .flavour = Klątwa jest prawdziwa. Nie lubi mieczy.

## Skarby: pancerze
item-archmages-robe = Szata arcymaga
    .flavour = Kieszenie są głębsze, niż zamierzał krawiec.
item-elderwood-mail = Zbroja z pradrewna
    .flavour = Na wiosnę trzeba ją trochę przyciąć.
item-knights-plate = Zbroja rycerska
    .flavour = Wgniecenia pochodzą z cudzych opowieści.
item-saints-hauberk = Kolczuga świętego
    .flavour = Święty w niej umarł. We śnie, w wieku dziewięćdziesięciu jeden lat.
item-shadow-leathers = Skóry cienia
    .flavour = Nikt ich nigdy nie widział w sklepie.
item-wyrmhide = Smocza skóra
    .flavour = Poprzedni właściciel też nie bał się ognia. Był smokiem.
item-weave-of-dusk = Tkanina zmierzchu
    .flavour = Utkana w tym kwadransie, którego nikt nie umie wskazać.
item-wanderers-coat = Opończa wędrowca
    .flavour = Przeżyła dziewięciu właścicieli. Tobie życzy dobrze.

## Skarby: artefakty
item-elven-cloak = Elficki płaszcz
    .flavour = Odwieszaj go porządnie, bo już go nie znajdziesz.
item-town-portal = Portal miejski
    .flavour = Z każdych lochów jest blisko do sklepu. Raz.
item-ring-of-embers = Pierścień żaru
    .flavour = Zostały dwie iskry. Wybierz, komu ogrzeją wieczór.
item-bell-of-waking = Dzwonek przebudzenia
    .flavour = Dzwoni w środku głowy, tam gdzie siedzi sen.
item-hourglass-charm = Klepsydra na łańcuszku
    .flavour = Zawsze trochę się spieszy.
item-boots-of-the-roe = Buty sarny
    .flavour = Na głos rogu ruszają same. Dobrze mieć je wtedy na nogach.
item-stone-heart = Kamienne serce
    .flavour = Przyjmie za ciebie jeden cios i nigdy tego nie wypomni.
item-raven-eye = Krucze oko
    .flavour = Wie, jak to się skończy. Pokaże najwyżej stronę.
item-lodestone = Kamień magnetyczny
    .flavour = Lubi dokładnie to, co ty.
item-grave-candle = Gromnica
    .flavour = Zapalona dla kogoś, kto ma wrócić.

## Skarby: drobne przedmioty
item-fire-arrows = Ogniste strzały
    .flavour = „Byle nie w stronę lasu”, powiedział elf. Nie żartował.
item-frost-arrows = Mroźne strzały
    .flavour = Dolatują w grudniu.
item-star-bolts = Gwiezdne bełty
    .flavour = Pomyśl życzenie. Padnij.
item-phoenix-tear = Łza feniksa
    .flavour = Feniks płacze raz. Nauczył się na tym zarabiać.
item-scroll-of-banishing = Zwój wygnania
    .flavour = Bardzo długie słowo, które znaczy „precz”.
item-scroll-of-mist = Zwój mgły
    .flavour = Po rozwinięciu nikt go już nie przeczyta.
item-draught-of-heroes = Trunek bohaterów
    .flavour = Smakuje żelazem, odwagą i odrobinę rzepą.
item-explorers-pack = Plecak odkrywcy
    .flavour = Gdzieś na dnie leży drugie śniadanie odkrywcy.
item-lucky-coin = Szczęśliwa moneta
    .flavour = Z każdej strony głowa i obie się uśmiechają.
item-writ-of-the-toll = Przywilej myta
    .flavour = Nazwisko, pieczęć i cena drogi.
item-hollow-shard = Wydrążony odłamek
    .flavour = Przyłóż do ucha. Coś tam słucha.

## Duchowy oręż
item-golden-mirror = Złote lustro
    .flavour = Pokazuje napastnikom dokładnie to, co zaraz zrobią.
item-golden-mirror-2 = Przebudzone złote lustro
item-whisperfang = Szepczący kieł
    .flavour = Ostatnie, co słyszą, brzmi całkiem uprzejmie.
item-whisperfang-2 = Przebudzony szepczący kieł
item-heartspark = Iskra serca
    .flavour = Bije. Lepiej, żeby nie przestała.
item-heartspark-2 = Przebudzona iskra serca

## Karty spotkań
encounter-A = Motłoch
encounter-B = Drugi szereg
encounter-C = Krew na sztandarze
encounter-D = Szybkie ręce
encounter-E = Potężne natarcie
encounter-F = Ciężkie ramiona
encounter-G = Dwóch naprzód
encounter-H = Walka
encounter-I = Mroczne modły
encounter-J = Żądza krwi
encounter-K = Trzask w powietrzu
encounter-L = Do gardła
encounter-M = Popisowy numer
encounter-N = Wszystkie sztuczki
encounter-O = Wstrzymany oddech

## Pułapki
trap-poison-gas = Trujący gaz
trap-venom-spray = Bryzg jadu
trap-flames = Płomienie
trap-oil-burst = Płonąca oliwa
trap-shock = Porażenie
trap-needle = Igła
trap-flash = Błysk
trap-glue = Lep
trap-stun-rune = Runa ogłuszenia
trap-swinging-log = Rozhuśtana kłoda
trap-alarm = Alarm
trap-pentagram = Pentagram
trap-click = Pstryk

## Wzmocnienia wrogów
enemy-power-flaming-weapon = Ognista broń
enemy-power-venomous = Jad
enemy-power-cruel = Okrucieństwo
enemy-power-savage = Dzikość
enemy-power-mighty = Potęga
enemy-power-tough-hide = Twarda skóra
enemy-power-warded = Ochronne znaki
enemy-power-wary = Czujność
enemy-power-swift = Szybkość
enemy-power-winged = Skrzydła
enemy-power-warleader = Herszt
enemy-power-mending = Zrastanie
enemy-power-last-breath = Ostatnie tchnienie

## Wydarzenia
event-1 = Wydarzenie fabularne I
event-2 = Wydarzenie fabularne II
event-3 = Wydarzenie fabularne III
event-4 = Dzień
event-5 = Noc
event-6 = Gęstniejący mrok
event-7 = Drugi oddech
event-8 = Grobowy chłód
event-9 = Rzeź
event-10 = Zasadzka
event-11 = Bębny wojny
event-12 = Droga stoi otworem
event-13 = Złodziejski wiatr
event-14 = Stare pobojowisko
event-15 = Gasnące osłony
event-16 = Niespokojne cienie
event-17 = Odpływ
event-18 = Boski dar
event-19 = Przypływ
event-20 = Horda się budzi

## Wrogowie
enemy-gremlin = Gremlin
    .gen = Gremlina
    .dat = Gremlinowi
    .acc = Gremlina
    .ins = Gremlinem
    .flavour = Małe rączki i dobra pamięć do monet.
enemy-gremlin-pack = Sfora gremlinów
    .gen = Sfory gremlinów
    .dat = Sforze gremlinów
    .acc = Sforę gremlinów
    .ins = Sforą gremlinów
    .gender = f
    .flavour = Odważne w liczbie mnogiej.
enemy-raider = Łupieżca
    .gen = Łupieżcy
    .dat = Łupieżcy
    .acc = Łupieżcę
    .ins = Łupieżcą
    .flavour = Szuka tego, kto już krwawi.
enemy-orc-warrior = Ork wojownik
    .gen = Orka wojownika
    .dat = Orkowi wojownikowi
    .acc = Orka wojownika
    .ins = Orkiem wojownikiem
    .flavour = Szanuje siłę. Twoją chce obejrzeć z bliska.
enemy-orc-shaman = Ork szaman
    .gen = Orka szamana
    .dat = Orkowi szamanowi
    .acc = Orka szamana
    .ins = Orkiem szamanem
    .flavour = Ma własnych bogów. Oni też są głodni.
enemy-troll = Troll
    .gen = Trolla
    .dat = Trollowi
    .acc = Trolla
    .ins = Trollem
    .flavour = Łańcuchy służyły bezpieczeństwu wszystkich innych.
enemy-troll-2 = Rozwścieczony troll
    .gen = Rozwścieczonego trolla
    .dat = Rozwścieczonemu trollowi
    .acc = Rozwścieczonego trolla
    .ins = Rozwścieczonym trollem
    .flavour = Właśnie zauważył, że jest zły.
enemy-hollow-king = Wydrążony Król
    .gen = Wydrążonego Króla
    .dat = Wydrążonemu Królowi
    .acc = Wydrążonego Króla
    .ins = Wydrążonym Królem
    .flavour = Korona leży jak ulał. Pod nią nikogo nie ma.
enemy-hollow-king-2 = Uwolniony Wydrążony Król
    .gen = Uwolnionego Wydrążonego Króla
    .dat = Uwolnionemu Wydrążonemu Królowi
    .acc = Uwolnionego Wydrążonego Króla
    .ins = Uwolnionym Wydrążonym Królem
    .flavour = Okazuje się, że to tron go trzymał.

## Broń wrogów
weapon-claws = Pazury
    .ins = pazurami
weapon-sharp-claws = Ostre pazury
    .ins = ostrymi pazurami
weapon-stone = Kamień
    .ins = kamieniem
weapon-bite = Ugryzienie
    .ins = ugryzieniem
weapon-stones = Kamienie
    .ins = kamieniami
weapon-sword = Miecz
    .ins = mieczem
weapon-dagger = Sztylet
    .ins = sztyletem
weapon-axes = Topory bojowe
    .ins = toporami bojowymi
weapon-wand = Różdżka
    .ins = różdżką
weapon-fire-wand = Ognista różdżka
    .ins = ognistą różdżką
weapon-chains = Łańcuchy
    .ins = łańcuchami
weapon-horns = Rogi
    .ins = rogami
weapon-sceptre = Berło
    .ins = berłem
weapon-grasp = Uścisk
    .ins = uściskiem
weapon-chill = Rozdzierający chłód
    .ins = rozdzierającym chłodem

## Umiejętności wrogów i towarzyszy
ability-thief = Złodziej
ability-assault = Napaść
ability-dark-force = Mroczna siła
ability-horde = Horda
ability-horde-attack = Atak hordy
ability-cowards = Tchórze
ability-spikes = Kolce
ability-readiness = Gotowość
ability-double-strike = Podwójne uderzenie
ability-ambidexterity = Oburęczność
ability-potion = Mikstura leczenia
ability-command = Dowodzenie
ability-shadow-strike = Uderzenie cienia
ability-berserker = Berserker
ability-curse = Klątwa
ability-bellow = Ryk
ability-fury = Furia
ability-wrath = Gniew
ability-hex = Urok
ability-warded-skin = Skóra w znakach
ability-giant = Olbrzymi
ability-fire-vulnerability = Wrażliwość na ogień
ability-regeneration = Regeneracja
ability-trample = Stratowanie
ability-impale = Nabicie
ability-swing = Zamach
ability-rage = Wściekłość
ability-thunderclap = Grzmotnięcie
ability-vengeful = Mściwy
ability-stun-immune = Niewrażliwość na ogłuszenie
ability-two-sided = Drugie oblicze
ability-raise = Przywołanie
ability-dread = Groza
ability-gathering-dust = Zbierający się kurz
ability-wail = Zawodzenie
ability-drink = Spijanie życia
ability-fetch = Aport

## Żetony trafień krytycznych
critical-wound-1 = 1 rana
critical-wound-2 = 2 rany
critical-stun = Ogłuszenie
critical-slow = Spowolnienie
critical-blind = Oślepienie
critical-poison-1 = Trucizna I
critical-knock-down = Obalenie
critical-minus-hit = −1 TRAFIENIE
critical-minus-armour = −1 pancerza
critical-minus-hp-1 = −1 PŻ
critical-minus-hp-2 = −2 PŻ
critical-no-skill = Bez efektów ZDOLNOŚCI

## Cienie
shadow-man = Mieszkaniec
shadow-woman = Mieszkanka
shadow-enemy = Wróg
shadow-champion = Czempion
shadow-two-enemies = Dwóch wrogów
shadow-quest-enemy = Wróg zadania
shadow-quest = Zadanie

## Łupy
loot-10 = 10 koron
loot-20 = 20 koron
loot-50 = 50 koron
loot-treasure = Skarb
loot-soul = Punkt duszy

## Skrzynie
chest-treasure = Jeden skarb
chest-two-treasures = Dwa skarby
chest-treasure-20 = Jeden skarb i 20 koron
chest-soul-weapon = Duchowy oręż

## Żetony przeszukiwania
search-1 = Rozrzucony dobytek
search-2 = Ciemny kąt
search-3 = Zapomniana nisza
search-4 = Coś nie na miejscu

## Żetony zdolności
token-illusion = Iluzja
    .acc = iluzję
    .many = iluzje
    .the = iluzja
token-snare = Sidła łowcy
    .acc = sidła łowcy
    .many = sidła łowcy
    .the = żeton sideł
token-battle-rune = Runa bojowa
    .acc = runę bojową
    .many = runy bojowe
    .the = runa bojowa
token-protective-rune = Runa ochronna
    .acc = runę ochronną
    .many = runy ochronne
    .the = runa ochronna
token-rune = Runa
    .acc = runę
    .many = runy
    .all = wszystkie runy

## Pojęcia: natury i bogowie
nature-lawful = Praworządna
nature-neutral = Neutralna
nature-chaotic = Chaotyczna
god-lawful = Aneres
god-neutral = Enomis
god-chaotic = Mir

## Pojęcia: rasy
race-elf = Elf
race-wood-elf = Leśny elf
race-human = Człowiek
race-dwarf = Krasnolud
race-monster = Potwór
race-humanoid = Humanoid
race-undead = Nieumarły

## Pojęcia: style walki
style-strength = Siła
style-dexterity = Zręczność
style-faith = Wiara
style-magic = Magia
style-any = Dowolny styl
style-not-magic = Każdy styl prócz Magii

## Pojęcia: rodzaje obrażeń
type-slashing = Cięte
    .in = cięte
    .attack = cięty
    .damage = cięte ataki
type-piercing = Przebijające
    .in = przebijające
    .attack = przebijający
    .damage = przebijające ataki
type-blunt = Obuchowe
    .in = obuchowe
    .attack = obuchowy
    .damage = obuchowe ataki
type-arcane = Tajemne
    .in = tajemne
    .attack = tajemny
    .damage = tajemne ataki

## Pojęcia: rangi wrogów
rank-green = Zielony
    .f = Zielona
rank-blue = Niebieski
    .f = Niebieska
rank-red = Czerwony
    .f = Czerwona
rank-purple = Fioletowy
    .f = Fioletowa

## Pojęcia: stany
condition-knock-down = Obalenie
    .gen = obalenia
    .acc = obalenie
condition-blind = Oślepienie
    .gen = oślepienia
    .acc = oślepienie
condition-slow = Spowolnienie
    .gen = spowolnienia
    .acc = spowolnienie
condition-stun = Ogłuszenie
    .gen = ogłuszenia
    .acc = ogłuszenie
condition-poison-1 = Trucizna I
    .gen = trucizny I
    .acc = truciznę I
condition-poison-2 = Trucizna II
    .gen = trucizny II
    .acc = truciznę II
condition-poison = Trucizna
    .gen = trucizny
    .acc = truciznę
condition-fire = Ogień
    .gen = ognia
    .acc = ogień

## Pojęcia: symbole na kościach
symbol-hit = Trafienie
symbol-skill = Zdolność
symbol-magic = Magia
symbol-shield = Tarcza
symbol-legend = Legenda
symbol-miss = Pudło

## Pojęcia: przedmioty
kind-weapon = Broń
kind-armour = Pancerz
kind-artifact = Artefakt
kind-single-use = Jednorazowy
kind-ammunition = Pociski
kind-permanent = Stały
kind-building = Budynek
kind-soul-weapon = Duchowy oręż
category-sword = Miecz
category-axe = Topór
category-hammer = Młot
category-spear = Włócznia
category-dagger = Sztylet
category-bow = Łuk
category-crossbow = Kusza
category-wand = Różdżka
category-staff = Kostur
category-shield = Tarcza
category-exotic = Egzotyczna
weight-light = Lekki
weight-medium = Średni
weight-heavy = Ciężki
hand-main = Broń główna
hand-off = Broń dodatkowa
hand-either = Broń główna lub dodatkowa
hand-two = Broń dwuręczna

## Poziomy trudności
difficulty-story = Fabularny
difficulty-standard = Standardowy
difficulty-heroic = Heroiczny

## Zadania i akcje zadań
quest-P = Krypta przebudzonych
action-pray = Modlitwa przy kapliczce

## Kafelki mapy i ich obszary
tile-1B = Ossuarium
area-1B-a = Nisza ze świecą
area-1B-b = Taras urn
area-1B-c = Sala czaszek
area-1B-d = Niskie nadproże
area-1B-e = Rozsypane groby
area-1B-f = Kostne drzazgi
area-1B-g = Zimny kąt
tile-8B = Zapadnięta kaplica
area-8B-a = Zakurzona zakrystia
area-8B-b = Stopnie chóru
area-8B-c = Kruchta
area-8B-d = Zalana nawa
area-8B-e = Wietrzna nawa
tile-14B = Rozbita krypta
area-14B-a = Spoczynek mnichów
area-14B-b = Pęknięty grobowiec
area-14B-c = Jama korzeni
