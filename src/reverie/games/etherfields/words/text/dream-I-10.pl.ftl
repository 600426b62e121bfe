# Godzina bez numeru, po polsku.

dream-I-10-tagline = Pokój, w którym siedzicie od samego początku.
dream-I-10-goal = Dotrzyjcie razem do okienka i odpowiedzcie.
dream-I-10-R1 = Talia Tur jest zegarem: gdy ubędzie ostatnia karta, możecie jeszcze dokupić Tury za Godziny, a każdy krok Specjalny kosztuje Godzinę albo jedną Zablokowaną kartę każdego z was.
dream-I-10-R2 = Z każdego ukończonego Snu niesiecie pamiątkę; każda pomoże jeden raz.
dream-I-10-hint-1 = Trzy sznury, trzy temperamenty.
dream-I-10-hint-2 = Zachowajcie Godziny na koniec; Wywoływacza można zagadać.
dream-I-10-hint-3 = Przenikliwość przy wejściu, Spryt na górze, Gniew na dole, a potem wszyscy do szyby.
gem-I-10-SETUP-C2 = Dopóki leży tu Kryształ, efekt Podstawowy Wywoływacza ma zasięg 0.

## Jak się co nazywa
card-I-10-F = Numerek proszę
card-K-02 = Dzwon bez wieży
card-K-03 = Złożony żagiel
card-K-04 = Pokwitowanie
card-K-05 = Ciepła łupina
card-K-06 = Druga rękawiczka
card-K-07 = Spinka do mankietu
card-K-08 = Skrawek chodnika
card-K-09 = List z odpowiedzią
entity-I-10-K = Belszazar, Wywoływacz
    .gen = Belszazara, Wywoływacza
    .dat = Belszazarowi, Wywoływaczowi
    .acc = Belszazara, Wywoływacza
use-I-10-K-i1 = Odezwij się pierwszy
use-I-10-K-i2 = Wyrwij mu listę
tile-I-10-SETUP-A1 = Płaszcze i kapelusze
tile-I-10-SETUP-A2 = Automat z numerkami
tile-I-10-SETUP-A3 = Stare czasopisma
tile-I-10-SETUP-A4 = Kaloryfer
tile-I-10-SETUP-B1 = Wejście
tile-I-10-SETUP-B2 = Na lewo od szyby
tile-I-10-SETUP-B3 = Na prawo od szyby
tile-I-10-SETUP-B4 = Zegar
tile-I-10-SETUP-C1 = Tylne schody
tile-I-10-SETUP-C2 = Akwarium
tile-I-10-SETUP-C3 = Stojak na sznury
tile-I-10-SETUP-C4 = Gablotka na klucze
use-I-10-SETUP-A1-sign = Połóż słońce
use-I-10-SETUP-A1-m5 = Weź formularz
use-I-10-SETUP-A2-m2 = Rozplącz węzeł drugiego sznura
use-I-10-SETUP-A4-sign = Połóż falę
use-I-10-SETUP-B1-m1 = Odepnij pierwszy sznur
use-I-10-SETUP-B1-sign = Połóż oko
use-I-10-SETUP-B2-m4 = Przemów przy okienku
use-I-10-SETUP-B3-m4b = Przemów przy okienku
use-I-10-SETUP-B4-m6 = Otwórz zegar
use-I-10-SETUP-C1-sign = Połóż schody
use-I-10-SETUP-C3-m3 = Zerwij trzeci sznur
use-I-10-SETUP-C4-sign = Połóż klucz
counter-spoken = ktoś przemówił
counter-called-earned = możecie zostać wywołani
counter-kept-earned = możecie zostać
counter-ending-called = zakończenie: Wywołani
counter-ending-kept = zakończenie: Zostali
counter-ending-next = zakończenie: Następny

## Odpowiedzi
pick-hour = Godzina
pick-shut = zatkać uszy: każdy Blokuje 2
pick-called = obudźcie nas
pick-kept = zostajemy
pick-next = następny, proszę

## Skrypty
script-s-1000 = To jest pokój, w którym jesteście od samego początku. Krzesła, przykręcone do podłogi, w rzędach, dookoła, i na każdym siedzicie wy, we wszystkich płaszczach, jakie kiedykolwiek nosiliście, z karteczką w rękach. Nikt nie podnosi głowy. W środku, za szybą, pali się lampa. Nad nią wisi zegar z jedną wskazówką, a wskazówka pokazuje na was.
script-s-1002 = Pierwszy sznur schodzi z haczyka, a jego mosiężna gałka dzwoni o podłogę. Od razu jakiś głos wywołuje numer. Nie wasz. Bardzo bliski waszego. Spośród krzeseł podnosi się ktoś tak wielki, że rzędy muszą się rozsunąć, w pięknym starym płaszczu, z listą w ręku, i zaczyna, krzesło po krześle, was szukać.
script-s-1003 = Drugi sznur był tylko namalowany, co widać dopiero, kiedy się rozplącze węzeł. Za nim wstaje z krzesła ktoś mały, kogo braliście za torbę, i coś wam podaje: twarz, zupełnie gładką, nic w niej nie ma. „Weźcie moją”, mówi. „Nikt jej jeszcze nie wywołał”. Leży lekko, jak noc bez snów.
script-s-1004 = Trzeci sznur jest prawdziwy, smołowany, gruby jak nadgarstek, i pęka. A więc to tu: kontuar, nie wyższy od innych, szyba, a pod nią okienko, któremu łokcie wytarły kształt serca. Wieje z niego ciepłem. Spostrzegacie, że od lat jest wam zimno, i przestaje.
script-s-1005 = Formularz, jedna kartka, a na niej jedno pytanie. Już je widzieliście, u dołu każdej strony, którą kiedykolwiek kazano wam podpisać, drukiem tak drobnym, że braliście je za linię. Teraz je czytacie. Potem składacie kartkę i chowacie. Odpowiedzieć można tylko raz i tylko przy okienku.
script-s-1006 = Obudowę otwiera się paznokciem. W środku nie ma kółek, tylko godzina, zrolowana jak koc, którą ktoś musiał tu schować na zimne noce. Wyjmujecie ją, a jedyna wskazówka zegara opada i się buja. Na krzesłach niektórzy z was po raz pierwszy podnoszą głowy i szukają rękawiczek.
script-s-1007 = Podłoga to tylko linoleum, a tam, gdzie się odkleiło, widać, na czym zbudowano ten pokój: na innych podłogach, dziesiątkach podłóg, na parkiecie, kamieniu, trawie, a w każdej jest ten sam znak, wycięty, wyłożony albo wydeptany. Kładziecie na nim swój. Pasuje. Ktoś gra w to od bardzo dawna i teraz jest wasz ruch.
script-s-1008 = „Ach”, mówi, staje i opuszcza listę, bo nikt się jeszcze nie odezwał do niego pierwszy. Odchrząkuje. Dużo tego ma w gardle: echa, kurz, cały alfabet. Czy moglibyście mu wybaczyć, musi tylko coś sprawdzić. I wraca do swojego kąta drobnymi krokami człowieka, który zapomniał, po co przyszedł.
script-s-1010 = Zapomnieliście, że to niesiecie. Wychodzi z kieszeni razem z kłaczkiem, mniejsze, niż pamiętaliście, wciąż ciepłe od miejsca, w którym je dostaliście. Przez chwilę poczekalnia pachnie tamtym. Ktoś w sąsiednim rzędzie, czyli wy, odwraca się i mówi: o, macie to jeszcze. Tak. Macie. Przez całą drogę.
script-s-1030 = Za szybą siedzi kobieta z pieczątką i patrzy na was tak, jakby na świecie nie było nikogo więcej. „W czym mogę pomóc?” To jest to pytanie. Wszystkie sznury, numery i dzwonki były tylko po to, żeby którejś nocy ktoś stanął tu razem i je usłyszał. Macie czas, dopóki lampa nie zgaśnie. Co mówicie?
script-s-1031 = „Obudźcie nas”, mówicie, a że mówicie to wszyscy, ona stempluje tylko raz. Czyta do mikrofonu wasze imiona, te prawdziwe, i każde odpowiada. Cztery łóżka, białe żelazo, ranek. Ktoś liczy pod nosem i dochodzi do końca. Siadacie. Znacie swoje imiona. Na parapecie stoi zegar i jest kwadrans po siódmej.
script-s-1032 = „Chcielibyśmy zostać”, mówicie. „Ktoś tu powinien być”. Zdejmuje płaszcz z haczyka, jakby tylko na to czekała, i pokazuje wam, gdzie jest herbata. Odtąd za szybą całą noc pali się światło. Ludzie przychodzą z karteczkami i się boją, a wy pytacie, w czym możecie im pomóc, i naprawdę chcecie wiedzieć.
script-s-1033 = „Następny”, mówi ktoś i dopiero po chwili rozumiecie, że to wy. Ona kiwa głową i kręci małą korbką. Wszystkie karteczki we wszystkich rękach zaczynają znowu od jedynki. Robi się wolne krzesło, potem drugie; siadacie, szyba zachodzi mgłą i rysujecie na niej palcem twarz. To dobra twarz. Postanawiacie tym razem ją zapamiętać.
script-s-1040 = Wskazówka obeszła tarczę. Lampę za szybą przykręcono, ale nie zgaszono, a żaluzja zjeżdża do połowy, jak w urzędach, w których nie lubi się sprawiać przykrości. „Godzina minęła”, mówi głos. Stoicie tam, gdzie stoicie, jedni bliżej, drudzy mniej blisko. To już bez różnicy. Ktoś się przesuwa, żeby zrobić miejsce.
script-s-1051 = Potem, którekolwiek to jest potem, ktoś idzie przez miasto z listą i zagląda w okna, jedno po drugim, żeby zobaczyć, co z tego wszystkiego wynikło. Lista jest już długa. Przy każdych drzwiach jest chwila przerwy, a później ptaszek albo mały rysunek na marginesie; a za drzwiami ktoś się przewraca na drugi bok i śpi dalej.

## Co z tego wynikło
script-s-1052 = W dolinie znowu dzwonią, i to stanowczo za często: na śluby, na krowy, na zupę. Kościelny kupił zatyczki do uszu i ich nie nosi. W bezwietrzne wieczory pod trzema wielkimi dzwonami słychać czwarty, mniejszy, którego nikt nie wieszał. Odzywa się, ilekroć ktoś daleko chce coś powiedzieć i nie ma odwagi.
script-s-1052b = Dolina się przyzwyczaiła. Ludzie kiwają do siebie głowami, piszą karteczki, w niedziele chór otwiera usta we właściwych miejscach. Tylko dzieci kładą wam rękę na kieszeni, kiedy przechodzicie, i śmieją się bezgłośnie; a jedno zaczęło nucić, wciąż na jednej nucie, coś, co chciałoby iść dalej.
script-s-1053 = Raz w roku z przypływem wraca flota, cała z papieru, imię za imieniem, a kapitan portu, który ma sześć lat, macha każdej łódce, żeby płynęła. Nikt nie wie, co widziały. Pachną pomarańczami i dalekim deszczem. Pismo na żaglach trochę się rozlało. Wciąż jest wasze i mówi, że wrócicie późno.
script-s-1053b = Woda w kanale jest czarna i zupełnie gładka, nikt się już nie ściga. Ale kto tej zimy grzeje ręce przy jakimkolwiek piecu w mieście, czuje przez chwilę drobne papierowe ciepło, szybkie i jasne, jak list, który jednak się przeczytało, i szuka w ogniu imienia.
script-s-1054 = Sąd już nie obraduje. Po archiwum ktoś chodzi ze ściereczką i oddaje rzeczy: ołówek, parasol, połowę przeprosin. Dwaj komornicy otworzyli wypożyczalnię książek i nigdy nie pytają, na kiedy. A bardzo mały sędzia stoi na skrzynce przy oknie i ułaskawia przechodniów, jednego po drugim, aż się ściemni.
script-s-1054b = Papier się trzyma. Trzyma się tak dobrze, że go oprawili i młodych urzędników prowadza się obok, żeby zobaczyli, jak to się robi. Czasem w nocy dwaj panowie stają pod waszymi drzwiami i porównują z czymś podpis. Nie są całkiem pewni. Jeszcze wrócą. Kapelusze już powiesili.
script-s-1055 = Przerosło dach i pozwolono mu. W południe, kiedy światło stoi na szkle, ludzie przychodzą z drugim śniadaniem i siadają pod spodem, zimą, w płaszczach. Ogrodnicy podeszli bliżej, po jednej doniczce. Do światła nadal wejść nie mogą. Ale ich cienie, jeśli się przyjrzeć, trzymają się za ręce.
script-s-1055b = Było słodkie, a potem go nie było i odtąd jest wam ciepło od środka i jesteście trochę głodni. W oranżerii jest wciąż za pięć dwunasta. Grządkę co rano ktoś grabi. Wbito na niej tabliczkę z waszym imieniem po łacinie; a czasem, po deszczu, coś pod żebrami odwraca się ku oknu.
script-s-1056 = Gra we wszystkich małych teatrach pod własnym nazwiskiem i lewa jest lewa. Gazety są życzliwe. Co wieczór w trzecim akcie przerywa, podchodzi do rampy i podnosi rękę, na wypadek gdyby na sali był ktoś, kto chciałby podnieść swoją. Zawsze ktoś jest. Potem gra dalej, jakby nigdy nic.
script-s-1056b = Gra waszą rolę tak, jak wy ją graliście, tylko w lepszym świetle. Zatrzymują was na ulicy i mówią, że byliście świetni. Idziecie raz, w ostatnim rzędzie, i widzicie, jak robi rękami coś, o czym wy tylko myśleliście, nocą, przed laty. Przy ukłonach szuka was wzrokiem, znajduje i kłania się odrobinę płycej.
script-s-1057 = Ktoś chodzi teraz po mieście z imieniem i wszyscy mówią mu dzień dobry. To nikt szczególny, twarz, w kapeluszu albo bez. Ale gdziekolwiek wejdzie, ludzie się ścieśniają, jakby od dawna było tam wolne miejsce; a na sufitach tej dzielnicy, nad wieloma łóżkami, pojawił się mały staranny plan z krzyżykiem: tutaj.
script-s-1057b = Wciąż je macie, na wewnętrznej stronie nadgarstka. Nie blednie; w kąpieli robi się wyraźniejsze. W Szklanej Dzielnicy jest ktoś, kto się wzdryga na każde imię zawołane na ulicy, i za każdym razem nie jest to jego imię. Podnosi twarz ku oknom. Obciągacie mankiet. Powiecie mu. Może jutro.
script-s-1058 = Tam, gdzie był korytarz, jest pięć małych mieszkań. Portier ma to za piątymi drzwiami. Rano znosi na dół własne walizki, siedzi w parku i wnosi je z powrotem, i za każdym razem jest to inny dzień; sprawdzał. Dzwonek trzyma na parapecie. Kiedy dzieci proszą, żeby zadzwonił, mówi: później.
script-s-1058b = Co noc o tej samej godzinie wkładacie rękę do kieszeni, tylko żeby sprawdzić. Jest. Gdzieś na korytarzu lampy odwracają głowy. Są wieczory, które znacie już na pamięć, każde słowo, każdy stopień; i zaczynacie zostawiać tam drobiazgi, rękawiczkę, kwiat, żeby znalazł je ktoś, kto nie wie, że to wy.
script-s-1059 = Oddział stoi otworem. Zasłony wywiewa przez okna i nikt nie kaszle. To, co tu przyjęto, poszło do domu, każde do tego, od kogo przyszło, i zostało wpuszczone, i dostało zupę. W księdze ostatnia strona jest pisana inną ręką. Odwiedzone. Odwiedzone. A na samym dole: można wołać o każdej porze.
script-s-1059b = Oddział jest bardzo czysty. Odkąd tu byliście, jest biały i tak cichy, że pielęgniarki zdejmują buty. W teczkach są same okładki. Ale w nocy, w czterech różnych częściach miasta, cztery osoby budzą się z otwartymi ustami i nasłuchują, całkiem pewne, że ktoś właśnie miał odpowiedzieć.
