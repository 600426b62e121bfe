# Zadanie 6 po polsku: tytuł, cel, paragrafy, odpowiedzi z Q6.1 i Q6.15 na wypadek remisu i trzy epilogi.

quest-Q6-title = Wydrążona korona
quest-Q6-aim = Znajdźcie ułamany ząb korony, zanieście go na Klęcznik i pokonajcie króla po drugiej stronie portalu.

## Paragrafy
quest-Q6-1 =
    W Karowie palą się światła. We wszystkich kominach, na wszystkich schodach słychać głos, który czyta listę: imię, pauza, imię. Wezwani przyszli i stoją po izbach, gotowi do usług. Wy też przyszliście; nogi nie dały sobie tego wyperswadować. Ale jesteście przed czasem i macie ze sobą broń.

    Dawno temu ktoś odłamał od korony ósmy ząb, żeby ten, kto ją nosi, nie mógł ani żyć, ani umrzeć. Odłamek leży tu, w którymś z cieni. Zanieście go na Klęcznik, a droga do tronu stanie otworem. On też na to czeka.

    Nie jesteście całkiem sami. To, kim byliście po drodze, dotarło tu przed wami. Kto czeka?
quest-Q6-1-1 = Ktoś, komu pomogliśmy.
quest-Q6-1-2 = Nikt. Jesteśmy ze światem kwita.
quest-Q6-1-3 = Ktoś, kto na nas zarabia.
quest-Q6-2 = „Poszedłem za wami”, mówi Anselm, jakby się spowiadał. Tuniki już nie ma; miecz dalej ma za długi. Szedł całą noc drogą pełną ludzi, którzy z zamkniętymi oczami zmierzali w tę samą stronę. Każecie mu wracać do domu. Odpowiada, że właśnie próbuje. Giermek Białej Róży zostaje towarzyszem pierwszego bohatera, który może go aktywować zwykłą akcją, raz na rundę. Jeśli Anselm zginie, nie wróci.
quest-Q6-3 = Nie przyszedł nikt. Na stole płatnerza, wśród Stojaków na włócznie, stoi waga; na jednej szali leży cierń, na drugiej nic, a jednak wiszą równo. Przez całą drogę braliście, co się należało, i płaciliście, co się należało, i okazuje się, że ktoś to liczył. Ktoś, kto się przy liczeniu nie gubi. Enomis nikogo nie przysyła. Dba tylko o to, żeby się zgadzało. Raz na rundę każdy bohater może przerzucić jedną swoją kość.
quest-Q6-4 = „Ja mam koła”, odzywa się głos zza Stojaków na włócznie. Szczygieł wprowadził wózek od strony węglarni. Słyszał, że siedzi tu król z trzystuletnim dochodem i nikt mu nie pomaga wydawać, więc chciałby być blisko kogoś, komu też tego szkoda. Bić się nie będzie. Zaczeka przy Klęczniku: gdy otworzy się droga, każdy bohater dostanie czterdzieści koron zaliczki, a wszyscy bohaterowie w grze będą mogli odwiedzić Emporium.
quest-Q6-5 = Piece są gorące. Na desce leży rzędem osiem bochenków z koroną odciśniętą w skórce; siedem jest z kamienia. Ósmy ugina się pod kciukiem. Łamiecie go i przez chwilę nikt nic nie mówi, bo smakuje sianem, weselem, czyimś trzydziestym pierwszym rokiem życia. A więc tak brał cudze lata: z solą, do śniadania. Żujecie powoli. Wynosicie je stąd. Drużyna dostaje dwa punkty duszy, a punkt kontrolny znika z mapy.
quest-Q6-6 = Nad dołem wiszą łańcuchy, na których nikogo już nie ma, wytarte do połysku na wysokości dłoni. Na najdłuższym wisi dzban. Ci na dole nie mogli go dosięgnąć, ci na górze nie chcieli zatrzymać, więc co noc wędrował w dół z rąk do rąk, a kto pił ostatni, napełniał go tym, co kapie ze ściany. Jest pełny. Jeden bohater pije, leczy trzy rany i spuszcza dzban z powrotem. Punkt kontrolny znika z mapy.
quest-Q6-7 = Ten cień nie ma właściciela. Jest plamą, a w plamie leży złoty kolec, długi na palec i pusty jak słomka. Wydrążony odłamek. Nuci: siedem tonów, potem oddech. Można go podnosić i upuszczać jak klucz, miejsca nie zajmuje. W Izbie mąk ktoś puka: przy Stole śledczych stoi teraz czerwony ork wojownik, a przed sobą ma zielone drzwi. Jeśli jest was dwoje, karta fabularna leży na wierzchu talii wydarzeń, co daje wam jedną rundę więcej.
quest-Q6-8 = Cień nosi liberię i trzyma tacę, na której nic nie ma. Był dzwonek, mówi; kazano czekać na drugi. Sufit od tamtej pory malowano dwa razy. „Czy mogę iść?” Tak, mówicie. To krótkie słowo, tylko nikt tu nie miał do niego dość wysokiej rangi. Taca bezgłośnie wraca na stół, w ślad za nią opadają ramiona i ktoś mija was, z każdym krokiem szybciej. Drużyna dostaje jeden punkt duszy.
quest-Q6-9 = Unosicie Odłamek i wgłębienia w Klęczniku robią się głębsze, jakby ktoś ukląkł. Ściana za ołtarzem przypomina sobie, że była drzwiami. Odtąd bohater w grze może stąd przejść darmową akcją na Próg, nawet gdy są przy nim wrogowie, a towarzysze idą z nim. Powrotu nie ma, duchowe istoty nie przejdą. Jeśli czeka tu wózek Szczygła, każdy bohater dostaje czterdzieści koron, a bohaterowie w grze mogą odwiedzić Emporium. Jeśli jest was dwoje, karta fabularna leży na wierzchu talii wydarzeń, co daje wam jedną rundę więcej.
quest-Q6-10 = Znacie tę salę. Posadzka jest porysowana, po łańcuchu została rdza. Tylko tron nie jest pusty. „Wołałem”, mówi Edmer Ósmy. „Przyszliście”. Mówi to z przyjemnością, jak ktoś, kto przelicza resztę. W jego koronie jest siedem zębów i szpara. Za wami zamykają się bramy w Popielniku i w Pustej ramie, a kapliczka przy Kamieniu przebudzenia jest teraz aktywna. Wydrążony Król czeka na Stopniach tronu. Patrzy na aktywnego bohatera, który bierze żeton zagrożenia.
quest-Q6-11 = Król klaszcze, raz i sucho. „Więcej światła”. Koksownik Aneres otwiera się jak oko, a światło, które z niego pada, jest na opak: to cienie lecą w waszą stronę. Stoi tam teraz otwarta brama i mogą z niej wychodzić wrogowie. Król rozsiada się wygodniej. To zawsze była dobra sala na przyjęcia.
quest-Q6-12 = Unosi koronę, żeby lepiej was widzieć, a pod nią nikogo nie ma. Szata opada, korona zostaje w powietrzu. To, co stało w szacie, jest zimne, nie ma stóp i cieszy się, że wyszło. Zadane rany zostały w płótnie. „Siedmiu umarło”, słychać ze wszystkich stron. „Liczyłem”. Wydrążony Król jest teraz uwolniony: lata i rzuca się na tego, kto ma najwięcej ran. Każdy bohater obraca jedną użytą zdolność o krok w przód. Jeśli jest was najwyżej czworo, karta fabularna leży na wierzchu talii wydarzeń, co daje wam jedną rundę więcej.
quest-Q6-13 = Ktoś z was pada. Gdzieś otwiera się księga, ktoś macza pióro, a potem długo jest cicho. Nie ma gdzie wpisać. Przy tym imieniu stoi już: uiszczono w całości. Dwa razy pobrać nie można; nawet tu są przepisy i na tym polega cała groza tego miejsca. Wydają więc duszę z powrotem przez okienko, sztywno przepraszając. Duchową istotę, która stanie przy aktywnej kapliczce po swojej stronie portalu, można wskrzesić w fazie porządkowania.
quest-Q6-14 = Ork pada, a na niego drzwi, jak wieko. Podnosicie je. Po wewnętrznej stronie, tej, którą przez cały czas miał przy ramieniu, są nacięcia kozikiem, przy nich imiona i lata: czyjeś dzieci, coraz wyższe. Najwyższa kreska sięga wam do pasa. Klucz z Wiklin obraca się w zamku, jakby go wczoraj oliwiono. Opieracie drzwi o ścianę, jak należy, górą do góry. Drużyna dostaje po jednym punkcie duszy za każdego bohatera.
quest-Q6-15 =
    Chłód wychodzi z sali, jak wychodzi z piwnicy, kiedy ktoś podniesie klapę. Korona spada, toczy się w kółko, zastanawia się, ale się nie przewraca. Staje przed wami, szparą w waszą stronę.

    Podnosicie ją. Jest lekka. Przy uchu szumi jak muszla, tylko że to nie morze: to kuchnie, pługi, ktoś woła dzieci na kolację. Są w niej wszystkie lata, jakie kiedykolwiek zabrał, a na samym dnie wasze. Odłamek by pasował. O tym, co się robi z taką rzeczą, decyduje się na długo przedtem, nim się ją weźmie do ręki.
quest-Q6-15-1 = Rozbić.
quest-Q6-15-2 = Oddać każdemu, co jego.
quest-Q6-15-3 = Przymierzyć.

## Epilogi
quest-Q6-16 =
    Kładziecie koronę na najniższym stopniu i uderzacie. Pęka jak jajko. Najpierw wychodzą zapachy: siano, śnieg, chleb, oliwa z lampy. Potem głosy; nie zostają, żeby dziękować, spieszą się do domów. W całym kraju starzy ludzie budzą się z wiosną, której nigdy nie mieli. W księdze blednie atrament, a na wydartej kartce, najpierw ze wszystkich, wasze imiona. Czekacie, aż upadniecie. I nic, tylko chce się wam jeść. Zadanie jest wygrane.

    W Gromnicach Odila posuwa się na ławie. Jesienią pierwszy dom w Wiklinach ma już dach i zielone drzwi, a na drzwiach koniecznie trzeba zaznaczyć wasz wzrost. Mówicie, że już nie rośniecie. Zaznaczają mimo to i dopisują rok, żeby było z czym porównać.
quest-Q6-17 =
    Osadzacie Odłamek na jego miejscu, bo zamyka się tylko pełny rachunek. Potem wkładacie do księgi wydartą kartkę i czytacie, wiersz po wierszu, a korona z każdym imieniem robi się lżejsza: tyle lat dla spadkobierców młynarza, tyle dla dziewczynki z Wiklin. Trwa to noc i dzień. Na końcu zostaje reszta: własne lata króla, te, które mu się należały jak każdemu i których nie wydał. W rubryce „żołd zaległy” stoicie wy. Po równo wychodzi jedno lato na osobę. Zadanie jest wygrane.

    To dobre lato. Są czereśnie. Kiedy odlatują jaskółki, odchodzicie i wy, pod górę, na własnych nogach, i nikt was nie woła. Pod niskim nadprożem tym razem pamiętacie, żeby się schylić. W środku ktoś zamiótł i zostawił świecę.
quest-Q6-18 =
    Pasuje. Pasuje na pierwszą głowę i na drugą; na tym polegał kunszt. Odłamek wchodzi z trzaskiem i nagle widać, czym jest ten kraj: tyle a tyle młynów, tyle a tyle lat. Nikomu nie trzeba robić krzywdy. Wystarczy zaokrąglać w górę. Ktoś siada, tylko żeby odsapnąć; siedzenie jest ciepłe. Reszta ustawia się po bokach tronu, tam gdzie stają najlepsi. Pochowa się ich z honorami. Król nie żyje, a zadanie jest wygrane.

    Szczygieł patrzy po twarzach, zawraca wózek i pierwszy raz w życiu odjeżdża z pustym. Wieczorem ktoś na tronie liczy, szczęśliwy, półgłosem: pięć, sześć, siedem. Gubi się i zaczyna od nowa. A daleko stąd ktoś budzi się pod kamieniem i oddycha już tylko z przyzwyczajenia.
