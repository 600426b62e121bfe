# Długi korytarz, po polsku.

dream-I-08-tagline = Dzwonek dzwoni, a chodnik zwija was z powrotem pod pierwsze drzwi.
dream-I-08-goal = Powiedzcie wszystkie cztery słowa przy piątych drzwiach.
dream-I-08-R1 = Na koniec Tur korytarz zaczyna się od nowa, o Turę krótszy: przejścia się zamykają, słowa, Postępy, karty i rany zostają. Trzeci dzwonek jest ostatni.
dream-I-08-hint-1 = Co zapisane, to dzwonek przetrwa.
dream-I-08-hint-2 = Jedna pętla na bliskie słowa, jedna na dalekie, jedna na drzwi.
dream-I-08-hint-3 = Pierwsza pętla: słowa drzwi pierwszych i drugich. Druga: trzecich i czwartych. Trzecia: prosto przed siebie, z Zamiarem każdego koloru na ręce.

## Jak się co nazywa
card-I-08-F = Godziny nad ranem
card-I-08-G = Nocna zmiana
card-I-08-H = Jeszcze raz
card-I-08-V = Ostatni pociąg
card-I-08-J = Klucz do wszystkiego
card-I-08-L = Zegarek kieszonkowy
card-I-08-M = Strażnik
card-I-08-N = Obchód portiera
card-I-08-P = Godzina w zapasie
card-I-08-1 = Pierwsze słowo
card-I-08-2 = Drugie słowo
card-I-08-3 = Trzecie słowo
card-I-08-4 = Czwarte słowo
card-I-08-W = Przegapiony przystanek
card-I-08-Z = Bezsenność
card-I-08-Q = Ostatnie zamówienia
card-I-08-Y = Ławka dla czekających
card-I-08-S = Portier na służbie
card-I-08-T = Zgubiony bagaż
card-COM-6 = Pingwin
note-I-08-N = Nie stawajcie na jego polu: tylko stamtąd odprowadza pod pierwsze drzwi.
entity-I-08-K = Portier
    .gen = Portiera
    .dat = Portierowi
    .acc = Portiera
entity-I-08-S = Portier na służbie
    .gen = Portiera na służbie
    .dat = Portierowi na służbie
    .acc = Portiera na służbie
entity-I-08-T = Zgubiony bagaż
    .gen = Zgubionego bagażu
    .dat = Zgubionemu bagażowi
    .acc = Zgubiony bagaż
use-I-08-K-i1 = Zapytaj, jak mu minęła noc
use-I-08-K-i2 = Odbierz mu dzwonek
use-I-08-K-i3 = Poślij go po bagaże
use-I-08-S-i1 = Dotrzymaj mu towarzystwa
use-I-08-S-i2 = Wdrap się na kontuar
use-I-08-S-i3 = Powieś Klucz na haczyku
use-I-08-T-i1 = Czytaj przywieszki
tile-I-08-SETUP-1 = Pierwsze drzwi
tile-I-08-SETUP-2 = Drugie drzwi
tile-I-08-A = Trzecie drzwi
tile-I-08-B = Czwarte drzwi
tile-I-08-C = Piąte drzwi
use-I-08-SETUP-1-m1 = Posłuchaj pod pierwszymi drzwiami
use-I-08-SETUP-2-m2 = Otwórz drugie drzwi wytrychem
use-I-08-SETUP-2-m5 = Wyważ przejście barkiem
use-I-08-SETUP-2-sign = Wypróbuj klucz w tapecie
use-I-08-A-m3 = Złam pieczęć trzecich drzwi
use-I-08-A-m7 = Przemknij między prześcieradłami
use-I-08-B-m4 = Zapytaj przy czwartych drzwiach
use-I-08-B-m8 = Odsuń zasłonę
use-I-08-B-sign = Pokaż zegarowi słońce
use-I-08-C-m6 = Powiedz cztery słowa
counter-loop = dzwonki
counter-loop-turns = Tury tej pętli
counter-porter-talk = rozmowy z Portierem
counter-fifth = piąte drzwi
counter-loop-broken = pętla przerwana
counter-loop-kept = pętla zachowana

## Odpowiedzi
pick-break = wyjść z pętli
pick-carry = zabrać jej klucz

## Skrypty
script-s-800 = Korytarz, czerwony chodnik, pięcioro drzwi, a na końcu lampa, do której nikt nigdy nie doszedł. Na kontuarze obok was stoi dzwonek z karteczką: prosimy nie dzwonić. Jeszcze drży. Wasze nazwiska są w księdze gości, zapisane dzisiejszym atramentem, wczorajszym i takim, który ze starości zaczął je już zapominać.
script-s-803 = Ściana była po prostu zmęczona. Za nią chodnik biegnie dalej, ta sama czerwień, te same wytarte miejsca, jakby od lat chodził po nim ktoś waszego wzrostu. Skrzypi wózek. Zza rogu wychodzi on, z waszymi walizkami, tymi, których nigdy nie mieliście, i cieszy się, że wracacie tak wcześnie.
script-s-804 = Między półkami ze złożoną pościelą jest okno. Widać z niego korytarz z czerwonym chodnikiem, a w nim kilka osób, tyłem do was, między złożoną pościelą, patrzy przez okno. Podnosicie rękę. Oni też podnoszą, odrobinę za późno. Ostatni w rzędzie nie podnosi.
script-s-805 = Za zasłoną są piąte drzwi. Nie mają klamki ani dziurki od klucza, tylko szparę z mosiężną klapką, jak na listy, na wysokości ust. Uchylacie ją palcem. W środku ktoś wstrzymuje oddech, z uprzejmości, jak się to robi przy kimś, kto szuka słowa.
script-s-806 = Wzór na tapecie od początku był dziurką od klucza, wydrukowaną dwieście razy, i tylko jedna jest głęboka. Klucz się obraca. Otwierają się drzwi dla służby, tak wąskie, że trzeba wchodzić pojedynczo i bokiem, jak myśli przed zaśnięciem. Za nimi pachnie chlebem, pastą do podłóg i trzecimi drzwiami.
script-s-807 = Podnosicie słońce do tarczy i wskazówki przychodzą popatrzeć, najpierw długa, potem krótka. Od lat nie było im ciepło. Zostają na chwilę. Tej godziny nikt nie rezerwował, nikt za nią nie zapłaci, a w księdze portiera jest linijka, w której ktoś napisał: jak wyżej.
script-s-808 = Stawia walizki na ziemi, czego nigdy nie robi, i opowiada o swoim obchodzie: gdzie zagląda, gdzie nie, i że między czwartymi drzwiami a schodami zamyka oczy, bo tam ciągnie. Nikomu tego nie mówił. Nie miał komu, co noc, po raz pierwszy.
script-s-811 = Za pierwszymi drzwiami ktoś mówi przez sen, w kółko jedno słowo, tak jak się obraca monetę w palcach. Zapisujecie je po wewnętrznej stronie rękawa, zanim zmieni się w inne. To całkiem zwykłe słowo. Na pewno sami go kiedyś użyliście, do kogoś, na jakichś schodach.
script-s-812 = Zamek puszcza, cmoka jak język. Pusty pokój, łóżko pościelone, a na poduszce zamiast czekoladki kartonik z jednym drukowanym słowem i zagiętym rogiem. Na gwoździu przy drzwiach wisi klucz do całej reszty, wygładzony od dotykania. Kwitujecie odbiór jednego i drugiego.
script-s-813 = Czerwony lak, a w nim odcisk kciuka, który pasuje do waszego. Pod pieczęcią jest słowo, wydrapane w drewnie od środka, i każda litera kosztowała kogoś paznokieć. Czytacie je i wolelibyście nie rozumieć. Na podłodze leży zegarek. Chodzi do tyłu, ale dobrze wskazuje.
script-s-814 = „Kto tam?”, pytają czwarte drzwi. Mówicie, że nikt. „Nikt konkretny?” A że nikt dziś w nocy nie był dla was tak miły, mówicie, kim jesteście, wszyscy po kolei, razem z numerami. Wtedy podają wam słowo, przez drewno, zupełnie cicho, tak jak się tłumaczy drogę komuś nietutejszemu.
script-s-821 = Dzwonek. Chodnik wzrusza ramionami, lampy przebiegają obok was do tyłu i znów stoicie przy kontuarze, z mokrymi włosami, jakby padało. Korytarz jest dokładnie taki, jaki był, tylko odrobinę krótszy; ktoś wyciął pasek i zszył brzegi. Portier ziewa. „Państwo tak wcześnie?”
script-s-822 = Znowu dzwonek, a lampy już was znają; każda przygasa, kiedy was pod nią niesie, jakby uchylała kapelusza. Rękawy macie pełne słów. Portier o nic już nie pyta. Zdjął czapkę, a pod nią się zmienił i widać, że jemu też się to nie podoba.
script-s-830 = Cztery słowa przez szparę, jedno po drugim, a ktoś po drugiej stronie powtarza każde i przy czwartym zaczyna się śmiać albo płakać. Drzwi są otwarte. Za nimi ulica, ranek. W zamku po tej stronie tkwi mały klucz z przywieszką: na następny raz. Zostawiacie go czy bierzecie?
script-s-831 = Zostawiacie go tam, gdzie jest, i wychodzicie. Za wami dzwonek odzywa się jeszcze raz i milknie w połowie, a w ciszy, która zapada, nie ma już chodnika. Kiedy się oglądacie, jest tam trafika, zamknięta. Portier siedzi na schodku z walizkami i patrzy w niebo, jakby je zarezerwował.
script-s-832 = Jest ciepły od tylu rąk. Wkładacie go do kieszeni i wychodzicie, jest ranek, i to jest bardzo miłe; a na każdym rogu, aż do późnego popołudnia, sprawdzacie jednym palcem, czy nadal tam jest. Dziś w nocy, jeśli zechcecie, będzie wczoraj w nocy. Wystarczy przekręcić.
script-s-840 = Dzwonek po raz czwarty i nikogo nigdzie nie niesie. On tylko gasi lampy, jedną po drugiej, od końca, i pod każdą chwilę stoi. „Zamykamy”, mówi, „kiedyś trzeba zamknąć”. Stoicie na czerwonym chodniku i podsuwacie rękawy pod resztkę światła.
script-s-841 = Macie wszystkie cztery słowa i nikogo, komu można by je powiedzieć. Na ulicy próbujecie ich na powietrzu: są całkiem poprawne, jakiś pies nadstawia uszu. Gdzieś za wami są drzwi ze szparą, a po drugiej stronie ktoś wciąż wstrzymuje oddech. Słychać, jak liczy.
script-s-842 = „Wymeldowani”, mówi i przekreśla was po kolei pod linijkę. Przykro mu; widać, że mówi to co noc. Walizki stoją już na ulicy, te, których nigdy nie mieliście. Są cięższe, niż byście sądzili, a jedna z nich, kiedy się nią potrząśnie, dzwoni.

## Drzemki
slumber-I-08-S = Siedzi za kontuarem, ma osiemset haczyków, jedną lampę i całą noc. Porozmawiajcie z nim, wdrapcie się do niego albo powieście Klucz tam, gdzie go brakuje.
slumber-I-08-T = Hala pełna walizek; wszystkie czekają z podniesionymi rączkami, jak psy. Poczytajcie przywieszki, dwie są wasze.
