# Zbiór „dreams”: Trwoga, Zaciekłość i ich sąsiedzi.

## Trwoga

piece-drowse-midge = Senna Meszka
    .flavor = Jedna to swędzenie na skraju snu. Sto to już sam skraj.
piece-silt-whisper = Szept z Mułu
    .flavor = Zatop go dwa razy, a tylko lepiej zapamięta drogę w górę.
piece-wick-leech = Pijawka Knotowa
    .flavor = Najpierw wypija światło. Potem to, czego światło strzegło.
piece-chart-moth = Ćma Mapożerna
    .flavor = Zjada linie brzegu, a statki płyną tam, gdzie nie ma już papieru.
piece-hull-borer = Świdrak Kadłubowy
    .flavor = Leż cicho pod pokładem, a usłyszysz, jak liczy deski.
piece-undertow-hand = Dłoń z Odmętów
    .flavor = Nikt nie zszedł z pomostu. To pomost poproszono, żeby puścił.
piece-spindle-nurse = Piastunka z Wrzecionem
    .flavor = Ceruje rój nicią uprzędzoną z niedośnionych snów.
piece-ash-clerk = Popielny Pisarz
    .flavor = Przybija pieczęć z twoim imieniem na innym brzegu i tam się budzisz.
piece-tide-bailiff = Komornik Pływów
    .flavor = Nie bierze monet. Bierze siłę odkładaną na jutro.
piece-hush-swarm = Rój Ciszy
    .flavor = Najpierw milkną mewy. Potem woda. Potem wachta.
piece-oath-gnawer = Podgryzacz Przysiąg
    .flavor = Każda przysięga ma miękkie miejsce, tuż przy słowie „zawsze”.
piece-tally-of-the-drowned = Spis Topielców
    .flavor = Każde stracone imię to jeszcze jedna dłoń na tej samej linie.
piece-cinder-precentor = Kantor Zgliszcz
    .flavor = Podaje ton, a wszystko, co rogate, przypomina sobie płonącą zwrotkę.
piece-oumelle-comb-regent = Oumelle, Regentka Plastra
    .flavor = Sześć tysięcy śpiących, każdy w swojej komórce. Zna wszystkie korytarze.
piece-what-the-nets-raised = Co Wyciągnęły Sieci
    .flavor = Załoga głosowała, by oddać to morzu. Przy liczeniu zabrakło jednego głosu.
piece-bell-silencer = Uciszyciel Dzwonów
    .flavor = Trzyma serce dzwonu tak, jak trzyma się spłoszonego ptaka.
piece-gaoler-of-the-last-fathom = Klucznik Ostatniego Sążnia
    .flavor = W pozostałych sążniach się tonie. Ostatni ma drzwi.
piece-hatching-tide = Lęgowy Przypływ
    .flavor = Rozbija się o brzeg, a piana wstaje i idzie.
piece-mother-of-slack-water = Matka Martwej Wody
    .flavor = Między odpływem a przypływem jest jedna nieruchoma godzina. Nigdy z niej nie wyszła.
piece-fogbound-jetty = Pomost we Mgle
    .flavor = Kto tu przybije, odkłada wiosła, a potem zapomina, do czego służą.
piece-trembling-shoal = Drżąca Mielizna
    .flavor = Ciężarek sondy wraca rozdygotany. Dłoń, która trzyma linę, też.
piece-wreckers-light = Zwodnicza Latarnia
    .flavor = Płonie tam, gdzie powinien być port, i bije od niej takie ciepło.

## Zaciekłość

piece-crescent-whelp = Szczenię Półksiężyca
    .flavor = Pierwsze znamię wciąż mu świeci. Gryzie wszystko, na co padnie blask.
piece-oil-bearer = Niosący Oliwę
    .flavor = Rozlej go, a cała noc będzie miała co palić.
piece-coal-eyed-stoker = Żarooki Palacz
    .flavor = Dokłada do kotła statku, który zatonął w cudzej gorączce.
piece-candle-end = Ogarek
    .flavor = Znał jedno słowo światła i zachował je na koniec.
piece-long-fuse-dreamer = Śniący z Lontem
    .flavor = Niesie ogień tak długo, że bierze go za własne serce.
piece-surf-hound = Ogar Przyboju
    .flavor = Tak długo biegł plażą, że przypływ zaczął biec za nim.
piece-coal-almoner = Jałmużniczka Żaru
    .flavor = Rozdaje swoje ciepło po jednym węgielku i nie prowadzi rachunków.
piece-grudge-oarsman = Wioślarz Urazy
    .flavor = Wiosłuje tylko ku podniesionym głosom i nigdy nie zawraca.
piece-furnace-herald = Herold Paleniska
    .flavor = Róg ma pęknięty. To, co dobywa się z pęknięcia, jest wieścią.
piece-stirrer-of-waters = Burzycielka Wód
    .flavor = Wystarczy jedno jej zdanie, a oba brzegi sięgają po wiosła.
piece-lone-swimmer = Samotny Pływak
    .flavor = W tym morzu jest miejsce na jedno bicie serca. Już zajęte.
piece-breaker-stag = Jeleń Grzywaczy
    .flavor = Piana zwisa mu z poroża, a między tykami płonie cienki księżyc.
piece-fired-clay-idol = Bożek z Wypalonej Gliny
    .flavor = Zbuduj mu dom, a urośnie tak, by wypełnić okna.
piece-twice-wronged = Dwakroć Skrzywdzony
    .flavor = Pierwszą klęskę przespał. Drugiej nie prześpi nikt.
piece-last-broadside = Ostatnia Salwa
    .flavor = Wszystkie jej działa przemawiają raz. Żadna mapa nie pamięta, co tu stało.
piece-karraveth-pyre-admiral = Karraveth, Pani Płonącej Floty
    .flavor = Jej okręty płoną od stu nocy i żaden nie zatonął.
piece-stampede-without-a-herd = Tętent bez Stada
    .flavor = Setki kopyt na wodzie i tylko jeden cień.
piece-bull-that-carries-the-moon = Byk Niosący Księżyc
    .flavor = Gdzie postawi księżyc, tam mury przypominają sobie, że były piaskiem.
piece-burning-meridian = Płonący Południk
    .flavor = Przeciągnij linię przez każde serce, które czegoś pragnęło. Tamtędy kroczy.
piece-kindling-wharf = Nabrzeże z Chrustu
    .flavor = Wyrzucone na brzeg drewno tysiąca rozbitych życzeń, ułożone i suche.
piece-seabed-forge = Kuźnia na Dnie
    .flavor = Młot nigdy nie milknie. W spokojne noce całe morze jest ciepłe.
piece-whetstone-reef = Rafa Osełkowa
    .flavor = Każdy kil, który o nią zahaczy, odpływa trochę ostrzejszy.

## Dwa aspekty

piece-ember-ferryman = Przewoźnik Żaru
    .flavor = Każdy pasażer, którego straci, zasiada za jego oczami.
piece-tyrant-of-the-sunken-pyre = Tyran Zatopionego Stosu
    .flavor = U przystani prosi o jeden dar. Potem prosi o całe wybrzeże.
piece-lightning-anchoress = Pustelnica Piorunów
    .flavor = Tak żarliwie kochała jeden daleki żagiel, że pękło niebo między nimi.
piece-lamplight-beetle = Żuk Latarnik
    .flavor = Strzeże gniazda z lampą, a lampa przywabia to, przed czym trzeba strzec.

## Warbandy

warband-lightless-water = Woda bez Światła
warband-red-current = Czerwony Prąd
warband-waking-comb = Przebudzony Plaster
warband-sunken-pyre = Zatopiony Stos
warband-crescent-hunt = Łowy Półksiężyca
