# Etherfields po polsku: Sny, ich Bramy, skrypty i wskazówki.

dream-I-01 = Zanim wszystko się zaczęło
dream-I-01-tagline = Cztery łóżka, jeden zegar i drzwi, o których nikt nie wspomina.
dream-I-01-goal = Otwórzcie drzwi poczekalni.
dream-I-01-R1 = Pierwszy Sen objaśnia grę po drodze; nie można go przegrać.
dream-I-01-hint-1 = Wszystko, co wolno zrobić, jest oświetlone.
dream-I-01-hint-2 = Drzwi w drugim pokoju chcą szczęścia, nie siły.
dream-I-01-hint-3 = Okno, ściana, wspomnienie, drzwi, półki; potem Ćma, lustro i razem ostatnie drzwi.
dream-I-02 = Trzy milczące dzwony
dream-I-02-tagline = Ktoś zabrał dźwięk.
dream-I-02-goal = Uderzcie w trzy dzwony we właściwej kolejności.
dream-I-02-R1 = Krok na pole Wody kosztuje o 1 więcej.
dream-I-02-R2 = Ilekroć odezwie się dzwon, biegnie do niego Kościelny.
dream-I-02-hint-1 = Liczy się kolejność; zapytajcie, zanim uderzycie.
dream-I-02-hint-2 = Kolejność zna tablica na filarze, a także ten, kto ją odkurza.
dream-I-02-hint-3 = Niski, zatopiony, ciemny. Ciemny dzwon potrzebuje Światła na swoim polu: lampy albo Kryształu.
dream-I-07 = Mapa sufitu
dream-I-08 = Długi korytarz
dream-I-09 = Kwarantanna ech
dream-I-10 = Godzina bez numeru

## Zanim wszystko się zaczęło
script-s-100 = Budzicie się, bo ktoś przestał liczyć. Cztery łóżka z białego żelaza, jeden zegar bez wskazówek. Na nadgarstku każde z was ma papierową opaskę z numerem, a tusz jest jeszcze wilgotny. Pozostali też siadają na łóżkach. Nikt nie zna niczyjego imienia i nikt o nie nie pyta. Po drugiej stronie sali jest okno.
script-s-101 = Za szybą leży miasto, które pochyla się ku wam, jakby niedowidziało. Ulice poruszają się w nim jak myśli. Chuchacie na szkło i oddech na nim zostaje, tak jak zostają na ręce dobrane karty: każda jest odrobiną siły, każda jest krokiem, który możecie zrobić. Ściana obok okna brzmi pusto.
script-s-102 = Palce znajdują szew w tapecie, a potem klamkę, która czekała tylko, aż ktoś w nią uwierzy. Otwierają się drzwi, których nie było. Za nimi jest pokój z krzesłami pod ścianą. Co raz zostało znalezione, tego nie trzeba szukać ponownie; szew znika, gdy tylko się obejrzycie.
script-s-103 = Na pierwszym krześle leży twój płaszcz, a w jego podszewce coś, co kiedyś przychodziło ci bez trudu: gwizdanie na dwóch palcach, tasowanie jedną ręką, poznawanie po dźwięku, że maszyna choruje. Zakładasz go. Teraz to już zostaje, rozłożone przed tobą, i działa dalej, kiedy myślisz o czymś innym.
script-s-104 = Te drzwi nie mają zamka, mają tylko zdanie na wasz temat. Opierasz się o nie, stawiasz na siebie trochę więcej, niż masz, i ten jeden raz moneta zostaje na krawędzi. Drzwi ustępują z westchnieniem. W szparze pod progiem coś lśni. Pachnie deszczem i metalem.
script-s-105 = Szafa jest pełna tego, czego inni zapomnieli: jedna rękawiczka, parasole, woreczek guzików, wszystko opisane tym samym starannym pismem. Unieść można tylko trochę, a reszta jest cierpliwa. Na samym końcu, owinięty w chustkę, leży szklany kamień i patrzy na was, jakby ktoś go zawołał.
script-s-106 = Wśród płaszczy wisi jeden, który oddycha. Zsuwa się z haka, miękki, szary, wielki jak dziecko, i rozkłada więcej skrzydeł, niż może potrzebować. Nie ma oczu. Zwraca twarz ku każdemu z was po kolei, tak jak się grzeje ręce przy piecu, i podchodzi bliżej.
script-s-107 = Mówicie coś, cokolwiek, to, co się mówi zwierzętom i bardzo starym ludziom. Ćma nieruchomieje. Każde słowo osiada na niej jak kurz, a ona ciężknieje od nich i jest zadowolona. Kiedy ma dość, składa się w sobie, a tam, gdzie była, zostaje małe światło dla jednego z was.
script-s-111 = Rozdziera się łatwiej, niż chcieliście. Nie ma w niej nic prócz cudzych oddechów, całej sali oddechów, i przez chwilę słychać, jak wszystkie naraz ktoś wypuszcza. W powietrzu wisi pył. Ręce pamiętają ten ruch i nie jest im tak przykro, jak wam.
script-s-108 = To nie koniec. Pył zbiera się w kącie i wstaje, a tym razem wziął sobie coś z was, żeby było z czego. Zmienił się i będzie się zmieniał, dopóki ktoś nie zapłaci, żeby przestał. Za nim okazuje się, że ściana przez cały czas była lustrem.
script-s-112 = Kamień pasuje, jakby szufladę zbudowano dookoła niego. Światło biegnie po słojach drewna, zastanawia się przez moment i rozstrzyga na waszą korzyść. W środku leży karteczka z numerem. To nie jest numer z waszej opaski. To następny, i ktoś podkreślił go dwa razy.
script-s-113 = A więc to tutaj boli: nie skóra, tylko miejsce, w którym trzyma się to, czego się jest pewnym. Robi się w nim ciaśniej. Zauważasz, że masz na to w sobie tylko tyle a tyle miejsca, że ktoś powinien liczyć i że pozostali zaczęli na ciebie patrzeć.
script-s-114 = Sięgasz po następną myśl, a jej nie ma. Zbierasz więc stare, wszystkie, które wypadły ci z rąk, tasujesz je i zaczynasz od nowa. Działa. Zawsze działa. Ale niektóre nie wracają na wierzch razem z innymi i potem nie umiesz już powiedzieć, które to były.
script-s-109 = Lustro pokazuje was po kolei i nikogo dwa razy. Na szkle wiszą na tasiemkach twarze, po dwie dla każdego, jeszcze ciepłe: to, kim moglibyście być z odrobiną więcej odwagi i z odrobiną mniej. Bierzecie obie. Jedna wchodzi bez oporu. Druga czeka w kieszeni i nuci.
script-s-110 = Ostatnie drzwi stoją na końcu wszystkiego i są tylko drzwiami. Ktoś musi przejść przez nie pierwszy. Pójdziecie z otwartymi ustami, gotowi rozmawiać z tym, co tam jest, czy barkiem do przodu? Nikt was nie będzie trzymał za słowo; ale to, co czeka na zewnątrz, już słucha.
script-s-116 = Korytarz, potem schody, potem ulica, która pachnie chlebem i burzą. Za wami sala gaśnie, łóżko po łóżku. Przed wami leży całe pochylone miasto, a w każdym jego oknie ktoś śpi. Wy nie śpicie. Po raz pierwszy to słowo was przeraża.
script-s-119 = Zegar nie ma wskazówek, a jednak bije. Drzwi na końcu otwierają się same, jak otwierają się przed ludźmi, którzy czekali dość długo, żeby zawadzać. Do każdej ręki ktoś wciska wam dwie twarze, a z nimi coś zimnego. „Następni, proszę”, mówi głos i ma na myśli was.

## Trzy milczące dzwony
script-s-200 = Budzicie się między ławkami. Płoną wszystkie świece, nikt nie śpiewa, a kiedy klaszczecie w dłonie, nie ma zupełnie nic. Gdzieś w górze wiszą trzy liny. O filar opiera się miotła, jeszcze ciepła od czyjegoś uścisku, jakby ktoś odstawił ją przed chwilą.
script-s-202 = Trzy liczby i trzy małe malowane dzwony: jeden stoi na trawie, jeden na falach, jeden na czerni. Ktoś latami odkurzał wokół farby, ostrożnie, bardzo małym pędzelkiem, i ani razu jej nie dotknął. Kurz między dzwonami układa się w ścieżkę.
script-s-203 = Drzwi ustępują. Za wami przewraca się miotła, a człowiek, którego tam nie było, podnosi ją, jakby odstawił ją tylko na moment. Patrzy na drzazgi, potem na was i kładzie palec na ustach. Jego kroków nie słychać, lecz na pewno idzie.
script-s-205 = Pisze trzonkiem miotły w kurzu: trawa, fale, noc. Ostatnie słowo podkreśla dwa razy. Potem stoi zupełnie nieruchomo z zamkniętymi oczami, jakby czekał, aż się z tym uwiniecie, i jakby obiecał komuś, że niczego nie zobaczy.
script-s-206 = Młot jest o wiele za lekki, jakby ktoś wydrążył go od środka. Kościelny patrzy na swoje puste ręce, potem na was, bez gniewu, i tyłem wchodzi w ścianę, aż zostają z niego same guziki, a po chwili nawet ich nie widać.
script-s-210 = Trawa, deszcz na blaszanym dachu, droga w południe i wóz na niej: niski dzwon oddaje naraz wszystkie dzienne dźwięki. Przez jeden oddech w nawie jest głośno. Potem połyka je wszystkie z powrotem, a wy jeszcze długo słyszycie, jak turkoczą koła.
script-s-211 = Dzwon pod wodą porusza się, zanim w niego uderzycie. Po powierzchni biegnie krąg i wraca od ścian jako wieniec mniejszych kręgów, a każdy z nich czeka, aż się zdecydujecie. Woda jest zimna i pachnie starym mosiądzem.
script-s-212 = W świetle jednego płomienia ostatni dzwon ma waszą twarz, z otwartymi ustami. Z bliska widać pod nią inne twarze, starte do cienkości, a wszystkie są w połowie tego samego słowa. Brakuje w nim tylko końca.
script-s-215 = Fałszywy ton. Biegnie wzdłuż ścian jak ktoś spóźniony, znajduje pozostałe dzwony i zatrzymuje je otwartą dłonią. Cisza, która potem zapada, nie jest już tą dawną; ta was zna i wie, od czego zaczęliście.
script-s-230 = Wszystkie trzy kołyszą się razem. Dźwięk staje w nawie jak ktoś wysoki, trochę przygarbiony z powodu sklepienia, i odwraca głowę od jednego z was do drugiego. Pyta, dokąd ma pójść, i zdaje się, że naprawdę nie wie.
script-s-231 = Na wiele mil otwierają się okna. Najpierw psy, potem zawiasy, potem ktoś upuszcza patelnię i klnie z zachwytu. Kościelny zdejmuje czapkę; płacze pod nią głośno i bardzo się cieszy, że to słychać. Ktoś zaczyna śpiewać i nie przestaje.
script-s-232 = Pasuje. W drodze do wyjścia brzęczy wam przy nodze jak wielki ciepły owad i nikt prócz was go nie słyszy. Za wami dolina zostaje cicha jak obraz i tak samo daleka. Nikt nie macha na pożegnanie.
script-s-240 = Świece gasną jedna po drugiej, uprzejmie, od końca. Ktoś robi obchód. Przy każdej ławce staje i nasłuchuje, a przy każdej ławce jest do usłyszenia o jedną rzecz mniej. Zostało już tylko kilka ławek.
script-s-241 = Dwa dzwony wystarczą na pół pieśni. Idzie za wami po schodach i dalej drogą i nie chce odejść, melodia, która za każdym razem urywa się tuż przed miejscem, w którym nabrałaby sensu.
script-s-242 = Miotła wymiata was razem z kurzem, bez gniewu, za próg i trzy stopnie w dół. Kiedy się odwracacie, jest tam tylko ściana, świeżo pobielona, jeszcze wilgotna. Gdzieś za nią skrzypi lina i ktoś cicho liczy uderzenia, których nie słychać.

## Drzemki
slumber-S-01 = Ktoś stoi pod latarnią, a ona go nie oświetla. Znacie ten płaszcz. Wieszaliście go w przedpokoju, którego już nie ma, i przyszedł zapytać, dlaczego to wy odeszliście.
slumber-S-02 = Półka długa jak ulica. Wszystko, czego się nauczyliście, stoi na niej z etykietą, a między rzeczami są luki. Ktoś już je zmierzył.
slumber-S-03 = Drabina opiera się o nic i trzyma. Każdy szczebel to coś, co umiecie; nad ostatnim zaczyna się mgła, a ktoś tam w górze ciągnie.
slumber-S-04 = Zielono, powoli, ciepło. Nic tu niczego od was nie chce. Nawet zegary się położyły.
slumber-S-05 = Wychodzą z lampy, jak inni wychodzą z teatru, trzy naraz, i jeszcze o tym rozprawiają skrzydłami. Szukają wełny. Macie jej trochę na sobie.
slumber-S-06 = Ma ze sobą stół, lampę i wasze życie w teczce. Jest pewien, że to pomyłka. Chce tylko ustalić, która z was.
slumber-S-07 = Najpierw brakuje najwyższego stopnia, potem następnego. Je schludnie, obiema rękami, i patrzy na was znad krawędzi jak ktoś, kto nie chce poganiać gości.
slumber-S-08 = Wózek i czterdzieści lamp, każda inna. Sprzedaje światło na szklanki i nigdy nie pyta, co chcecie przy nim zobaczyć.
slumber-S-09 = Czworo w koszulach nocnych, z wyciągniętymi rękami, idzie przez plac do łóżek, które nie są ich. Nie budźcie ich. Weźcie za rękaw.
slumber-S-10 = Lada, pieczątka, kolejka złożona z jednej osoby. Śnienie nie jest zabronione, głosi tabliczka; trzeba je tylko zgłosić.
slumber-I-02-S = Płaska łódź na drodze, która od lat nie jest rzeką. Przewoźnik wyciąga dłoń, a na niej leży mosiężny dzwoneczek bez serca. Opłata zawsze była ta sama.
slumber-I-02-T = Łódź leży na trawie dnem do góry, a on posadził w niej kwiaty. Nadal przewozi ludzi. Po prostu już o nic nie prosi.

## Odpowiedzi w opowieściach
pick-again = zadzwoń jeszcze raz
pick-once = zadzwoń raz
pick-left = lewe drzwi
pick-right = prawe drzwi
pick-wait = czekajcie na swoją kolej
pick-push = przepchnijcie się
pick-help = pomóżcie
pick-pass = idźcie dalej
pick-give = dajcie coś
pick-board = wsiądźcie
pick-stay = zostańcie
pick-fate = prawa kolumna
pick-delta = drobny druk
pick-redeem = wykupcie coś
pick-pawn = zastawcie coś
pick-talk = słowami
pick-force = barkiem
pick-dig = kopcie
pick-listen = słuchajcie
pick-walk = przejdźcie po nim
pick-free = wypuśćcie dźwięk
pick-keep = zatrzymajcie go
pick-rest = połóżcie się
pick-drift = dajcie się ponieść
pick-key = Klucz
pick-unseal = Odblokowanie
pick-chosen = jedna wybrana karta
pick-top = trzy ostatnie
pick-heal = leczenie
pick-ether = Eter
pick-seal = zgłoście je
