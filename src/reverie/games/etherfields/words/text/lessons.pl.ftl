# Pięć lekcji po polsku: ich strona, trener, kroki.

## Strony
lessons-title = Naucz się Etherfields
lessons-line = Pięć krótkich lekcji przy prawdziwym stole. Kości i karty są ułożone tak, by było widać to, co ważne; każdy dozwolony ruch pozostaje dozwolony.
lessons-list = Lekcje
lessons-progress = Ukończono { $done } z { $all }
lessons-number = Lekcja { $n }
lessons-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
   *[many] minut
}
lessons-done = Ukończone
lessons-start = Zacznij
lessons-again = Zacznij od nowa
lessons-start-of = Zacznij: { $title }
lessons-again-of = Zacznij od nowa: { $title }
lessons-go-on = Graj dalej
lessons-go-on-of = Graj dalej: { $title }
site-lessons = Lekcje
    .line = Pięć krótkich lekcji przy prawdziwym stole: karty, szczęście, dwoje przy jednym, to, co oddaje ciosy, i noc na Mapie.

## Przy stole
coach-lesson = Lekcja { $n } z { $all }
coach-step = Krok { $n } z { $all }
coach-go-on = Dalej
coach-play-on = Graj dalej tutaj
coach-over = Sesja się skończyła, lekcja jeszcze nie
    .line = Cofnij ruch albo zacznij lekcję od nowa.
coach-steps = Kroki tej lekcji
coach-astray = Ruch dozwolony, ale nie ten z lekcji. Cofnij go albo graj dalej i zobacz, co z tego wyniknie.
coach-missed = Tego kroku nie da się już wykonać. Cofnij ruch albo zacznij lekcję od nowa.
coach-undo = Cofnij
coach-again = Zacznij od nowa
coach-next = Dalej: { $title }
coach-all-lessons = Wszystkie lekcje
coach-done = Lekcja ukończona.
coach-dice = Twoje następne kości, w tej kolejności
table-lesson = Lekcja: { $title }
coach-hint = Podpowiedź
bot-lesson = To pokazuje lekcja.

## Lekcja 1
lesson-draw-pay-move = Dobierz, zapłać, rusz się
    .line = Uzupełnij rękę, obejdź Mur za Spryt, opłać akcję i zobacz, ile jest warta nadpłata.
    .done = Karta płaci albo działa, nigdy jedno i drugie: to, czym zapłacisz, idzie na odrzucone razem ze swoim tekstem. Dlatego rękę się waży, a nie tylko liczy.
lesson-draw-pay-move-draw = Nie odrzucaj niczego i dobierz karty.
    .why = Tura zaczyna się od czterech kart, a nikt nie trzyma więcej niż sześciu. Masz cztery, więc dobierasz tylko dwie.
lesson-draw-pay-move-move = Wybierz Ruch, wyłóż kartę { $first }, naciśnij „Wystarczy” i przejdź wzdłuż Muru na { $second }.
    .why = Dwa punkty Sprytu to dwa kroki. Idzie się prosto, nigdy przez róg, i żaden krok nie prowadzi przez Mur.
lesson-draw-pay-move-wall = Spójrz na grubą linię między { $first } a { $second }. Możesz nacisnąć { $first }: stół powie, dlaczego nie.
    .why = Pola sąsiadują ze sobą bokiem. Mur ten bok zamyka, a zasięg też liczy się dookoła niego.
lesson-draw-pay-move-pay = Wykonaj akcję tego pola i zapłać kartą { $first }, choć koszt to tylko 2.
    .why = Kart się nie rozmienia. { $first } daje trzy, potrzeba dwóch, trzeci punkt przepada.
lesson-draw-pay-move-done = Powiedz, że to już koniec.
    .why = Gdy skończą wszyscy, rusza Krajobraz. Do tej chwili możesz się jeszcze rozmyślić.
lesson-draw-pay-move-strike = Karta Tury została wykonana krok po kroku i odrzucona.
    .why = Ta mówi tylko: Rzut, a nikt tu jeszcze nie chodzi. Gdy kart zabraknie, Sen dochodzi do Końca Tur.

## Lekcja 2
lesson-luck = Szczęście
    .line = Wzmocnij płatność i rzucaj, aż drzwi ustąpią.
    .done = Katastrofa kosztowałaby Kryształ, punkt Udręki albo trzy Zablokowane karty. Taka jest cena pytania losu.
lesson-luck-announce = Stój w miejscu i wykonaj akcję pola { $first }.
    .why = Najpierw ogłaszasz, potem wybierasz kolor, na końcu płacisz. Tu dobry jest każdy kolor, a drzwi żądają Wzmocnienia.
lesson-luck-boost = Wybierz Gniew, wyłóż kartę { $first } i naciśnij Wzmocnienie.
    .why = Dwa to nie trzy. Raz na Turę kość Szczęścia może dołożyć to, czego brakuje, a dokładne szanse stoją obok płatności.
lesson-luck-innate = Pusto. Rzuć jeszcze raz wrodzoną akcją.
    .why = To, co jest na rewersie wierzchniej karty, wolno wykonać, odrzucając tę kartę. U ciebie to przerzut własnej kości.
lesson-luck-gem = Katastrofa! Przerzuć ją Kryształem.
    .why = Kryształ przerzuca każdą kość, także tę, która porusza Istotami. Liczy się ścianka, którą w końcu przyjmiesz.
lesson-luck-accept = Plus dwa: niech tak leży.
    .why = Dwa i dwa to cztery, a potrzeba było trzech. Drzwi się otwierają, nadwyżka przepada.

## Lekcja 3
lesson-together = Razem
    .line = Uderzcie w dzwon we dwoje, a potem porozmawiajcie z tym, kto przybiegnie.
    .done = Akcja Stopniowa wymaga jednej płatności na każdego Śniącego: tu dwóch, przy trojgu was trzech. Każdą może wnieść ktokolwiek.
lesson-together-pay = Jako Twardziel wykonaj Akcję Stopniową pola { $first } i zapłać kartą { $second }.
    .why = Jedna płatność zostawia na akcji znacznik swojego koloru. Dzwon jeszcze milczy: dwoje Śniących, dwie płatności.
lesson-together-join = Teraz { $first }: zapłać za tę samą akcję kartą Gniewu.
    .why = Wszyscy działają naraz. Druga płatność dopełnia miary, a akcję wykonuje ten, kto zapłacił ostatni.
lesson-together-comes = Dzwon przywołał Istotę: { $first }.
    .why = To zasada tego Snu. Istota idzie tam, skąd dosięgnie tego, czego chce; rozmawiać można z odległości jednego pola.
lesson-together-talk = Jako Twardziel porozmawiaj z nim ({ $first }): wyłóż trzy karty Przenikliwości, razem sześć punktów.
    .why = Za Kontakt można w jednej płatności zapłacić kilka razy, dla jednego celu albo dla kilku. Dwa razy trzy i ci zaufa.

## Lekcja 4
lesson-dreamscape = Krajobraz oddaje cios
    .line = Zakończ Turę obok Upiora: Morf, uderzenie, krok i cena pustej talii.
    .done = Śniący ginie od ósmego punktu Udręki, a także wtedy, gdy trzeba Zablokować karty i nie ma już których. Wtedy budzicie się wszyscy.
lesson-dreamscape-done = Tuż pod tobą stoi { $first }. Powiedz, że to już koniec.
    .why = Karta Tury ma dziś trzy kroki: Morf, Podstawowy, Rzut. Idą w tej kolejności i wszyscy widzą je z góry.
lesson-dreamscape-morph = { $first } się zmienia: na kafelku leży Morf.
    .why = Każdy czyni Istotę groźniejszą i zostaje, dopóki ktoś go nie usunie.
lesson-dreamscape-prevent = Zapobiegnij punktowi Udręki wrodzoną akcją, resztę przyjmij.
    .why = Zanim dostaniesz Udrękę, otwiera się okno. Wrodzona akcja kosztuje wierzchnią kartę talii, a są tylko dwie.
lesson-dreamscape-moves = Kość padła i { $first } już idzie.
    .why = V to własna liczba kroków. Istota zmierza do najbliższego Śniącego i staje tam, skąd sięgają jej efekty.
lesson-dreamscape-empty = Graj dalej, nie odrzucaj niczego i dobierz. Talia się kończy: zapłać, Blokując trzy karty.
    .why = Kto tasuje odrzucone karty w nową talię, dostaje punkt Udręki albo Blokuje trzy karty. Zablokowane są poza zasięgiem.
lesson-dreamscape-unmorph = Usuń Morfa ({ $first }) za 1 Eter.
    .why = To jedna z Akcji Podstawowych, które ma każdy. Klucz też by wystarczył.

## Lekcja 5
lesson-night-travel = Noc na Mapie
    .line = Ścieżka i Skrót, Drzemka i jej Łupy, odpoczynek, Klucz, Brama.
    .done = Wchodząc do Snu, zachowujecie rękę, umieszczone karty, Przedmioty, Eter, Kryształy i Udrękę; na nowo rozkłada się tylko plansza.
lesson-night-travel-path = Idź Ścieżką do: { $first }.
    .why = Ścieżka prowadzi w jedną stronę i nic nie kosztuje. Gdziekolwiek Drużyna dojdzie, Lokacja działa.
lesson-night-travel-place = Przeczytaj, zagraj Drzemkę, postaw ją na B2d, nie odrzucaj niczego i umieść kartę { $first } za dwie karty Gniewu.
    .why = Umieszczone karty zostają po Drzemce, a ręka nie urośnie. Dlatego najpierw umieszczaj, potem wygrywaj.
lesson-night-travel-win = Odpraw Istotę ({ $first }) rozmową za kartę Przenikliwości.
    .why = Kto wygrywa przy tej karcie, bierze jej Łupy. Kończ Drzemkę w tej Turze, której Łupy chcesz mieć.
lesson-night-travel-key = Idź dalej do: { $first }.
    .why = Klucz czeka na Drużynę, która od ostatniego zagrała lub pominęła Drzemkę. Bramy żądają Kluczy.
lesson-night-travel-shortcut = Idź Skrótem do: { $first }.
    .why = Skrót każe każdemu Zablokować kartę. We Mgle dwie: Pora zmienia zasady, aż jakiś Sen będzie wygrany albo przegrany.
lesson-night-travel-delta = Załatw to, czego chce Los, i idź do: { $first }.
    .why = Następny kafelek w talii Drzemek to Faza Delta: odpoczynek, nowe Godziny i cały cykl od początku. Najlepsza tuż przed Snem.
lesson-night-travel-gate = Odpocznij, jak chcesz, a potem otwórz Bramę Snu „Trzy milczące dzwony”.
    .why = Stoi w tej dzielnicy i kosztuje 1 Klucz. Kto niesie wiele Udręki, niech się lepiej najpierw Przebudzi.
