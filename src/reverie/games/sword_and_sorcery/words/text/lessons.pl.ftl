# Pięć lekcji po polsku: ich strona, trener, kroki i ćwiczenia, na których się je rozgrywa.

## Strony
lessons-title = Naucz się Sword & Sorcery
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

## Przy stole
coach-lesson = Lekcja { $n } z { $all }
coach-step = Krok { $n } z { $all }
coach-go-on = Dalej
coach-play-on = Graj dalej tutaj
coach-over = Zadanie się skończyło, lekcja jeszcze nie
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
coach-hint = Podpowiedź
bot-lesson = To pokazuje lekcja.

## Lekcja 1
lesson-move-and-fight = Ruch i walka
    .line = Podejdź do gremlina, wzmocnij atak, uderz, opłać efekt i podnieś to, co po nim zostanie.
    .done = Ruch, akcja walki, zwykła akcja i akcje darmowe, w dowolnej kolejności: oto tura bohatera.
lesson-move-and-fight-look = Gremlin stoi w Pękniętym grobowcu, o jeden obszar od Ecarusa.
    .why = Długi miecz sięga tylko obszaru, na którym stoisz: jego zasięg to zero. Obejrzyj gremlina i przejdź dalej.
lesson-move-and-fight-step = Przejdź Ecarusem do Pękniętego grobowca.
    .why = Krok kosztuje punkt ruchu. Gdy na twoim obszarze stoi wróg, jesteś w zwarciu, a wyjście ma swoją cenę.
lesson-move-and-fight-fight = Wzmocnij następny atak, a potem zaatakuj gremlina.
    .why = Wzmocnienie to zwykła akcja i dodaje trafienie. Jedno pewne, jedno z kości, jedno ze wzmocnienia; tarcza zatrzyma jedno.
lesson-move-and-fight-round = Nie masz już akcji, więc skończyła się tura, a z nią cała runda.
    .why = Karta spotkania nikomu nie dała działać, a wydarzenie nie sprowadziło wroga, bo nie ma bramy.
lesson-move-and-fight-price = Obejrzyj drogę powrotną do Jamy korzeni, ale nią nie idź.
    .why = Kto opuszcza obszar z wrogami, wymyka się, a każdy zdolny do tego wróg atakuje pierwszy. To cena przy tym kroku.
lesson-move-and-fight-finish = Zaatakuj gremlina jeszcze raz i opłać efekt miecza.
    .why = Na kościach widać symbol zdolności. Kupuje jeszcze jedno trafienie: cztery przeciw jednemu punktowi życia. Żaden rzut gremlina go nie uratuje.
lesson-move-and-fight-crowns = Podnieś to, co zostało po gremlinie.
    .why = Martwi wrogowie upuszczają to, co mówi ich karta, tutaj pięć koron. Podnoszenie rzeczy z własnego obszaru to darmowa akcja.

## Lekcja 2
lesson-defence = Obrona i stany
    .line = Dwóch wrogów idzie po Thorgara: zobacz, kogo wybierają, co daje pancerz i jak kończy się trucizna.
    .done = Najpierw pancerz, potem kości, potem efekty. A kto leży na ziemi, ten się nie liczy.
lesson-defence-end = Zakończ turę Thorgara i pozwól wrogom przyjść.
    .why = Po turze każdego bohatera karta spotkania mówi, kto z wrogów działa. Tym razem dwóch, wyższy rangą pierwszy.
lesson-defence-victim = Łupieżca wybrał Thorgara. Przeczytaj dlaczego: w dzienniku albo na zwoju wroga.
    .why = Wrogowie wybierają według zasad: zwój podaje zachowanie dla odległości, a spośród bohaterów w zasięgu najbardziej rannego.
lesson-defence-defend = Zostaw kości tak, jak leżą, i opłać tarczę, którą daje pancerz.
    .why = Trzy trafienia: jedno zatrzymuje pancerz, na kości jest tarcza, a symbol magii kupuje drugą dzięki zbroi łuskowej. Boskie wsparcie może poczekać.
lesson-defence-dagger = Zaraz po mieczu idzie sztylet, i to zatruty. Zostaw kość.
    .why = Ten atak kupiły łupieżcy jego własne kości. Dwa pewne trafienia, pancerz 1, na kości ani tarczy: jedna rana i trucizna I.
lesson-defence-two = Teraz dołącza gremlin. Jeszcze raz zostaw kości.
    .why = Dwóch wrogów na jednego bohatera to dominacja w Zalanej nawie. Przewaga dodaje trafienie, Napaść też: pięć trafień i dwie rany.
lesson-defence-poison = W fazie porządkowania trucizna najpierw boli, a potem Thorgar rzuca, by się jej pozbyć. Zostaw kość.
    .why = Rzut na odporność wymaga symbolu z karty bohatera. Na tej kości go nie ma, więc trucizna zostaje.
lesson-defence-knock-down = Wybierz Thorgara, zaatakuj łupieżcę, zostaw kości i za symbol zdolności opłać obalenie.
    .why = Obalonego pancerz nie chroni. A póki leży, na swoim obszarze nie liczy się wcale.
lesson-defence-potion = Wypij miksturę leczenia.
    .why = Użycie mikstury to darmowa akcja: leczy cztery rany i znika. Na truciznę nie działa.
lesson-defence-cured = Zakończ turę i pozwól rundzie minąć.
    .why = Laegon pasuje, nikt z wrogów nie działa. W następnej fazie porządkowania Thorgar rzuca znowu i tym razem tarcza kończy truciznę.

## Lekcja 3
lesson-powers = Zdolności, dusze i poziomy
    .line = Ściągnij burzę, przywróć zmarłego i zobacz, do czego służą punkty duszy. Prowadzisz oboje bohaterów.
    .done = Zdolności wracają z czasem, bohaterowie za punkty duszy. Najsłabszy decyduje, jak wysoko wzniosą się inni.
lesson-powers-storm = Użyj zdolności Władczyni burzy na łupieżcy i opłać obalenie.
    .why = Zdolności ataku to akcje walki z własnym zasięgiem. Symbole zdolności i magii powalają łupieżcę razem z pancerzem.
lesson-powers-hourglass = Spójrz na Władczynię burzy na arkuszu Auriel: leży zakryta, z jedną klepsydrą.
    .why = Użyta zdolność odpoczywa przez tyle faz porządkowania, ile pokazuje klepsydr.
lesson-powers-end = Zakończ turę Auriel; nic więcej tu nie zdziała.
    .why = Bohaterowie działają po kolei, w porządku, jaki odpowiada drużynie. Nie ma wrogów w grze, więc nie dobiera się karty spotkania.
lesson-powers-return = Sprowadź ducha Ecarusa z powrotem do Niszy ze świecą.
    .why = Martwy bohater gra dalej jako duchowa istota: lata, krzyczy i może wrócić do każdej aktywnej kapliczki. Walka jest dla żywych.
lesson-powers-rest = Zakończ turę ducha, nie odlatując stąd.
    .why = Wskrzesić można tylko tego, kto stoi przy aktywnej kapliczce. W fazie porządkowania obracają się klepsydry i zdolności wracają.
lesson-powers-rise = Wskrześ Ecarusa, zanim wydacie punkty na cokolwiek innego.
    .why = Kosztuje to tyle punktów duszy, ile wynosi jego poziom: jeden. Pula należy do drużyny i każdy może za nią odpowiedzieć.
lesson-powers-rank = Podnieś Auriel na II poziom duszy za cztery punkty.
    .why = Następny poziom kosztuje swój numer do kwadratu. Od razu przybywa punktów życia, a do wyboru jest nowa zdolność.
lesson-powers-learn = Naucz się Tajemnej osłony albo Lustrzanych odbić.
    .why = Inne zdolności są zamknięte: jedne wymagają wyższego poziomu, drugie innej natury. „Dlaczego nie?” powie, które czego.
lesson-powers-weakest = Podnieś na II poziom także Ecarusa.
    .why = Punktów starczyłoby na trzeci poziom Auriel, ale nikt nie może się wznieść, póki w drużynie jest ktoś słabszy. Kolej na niego.

## Lekcja 4
lesson-shadows = Cienie, drzwi, pułapki
    .line = Przejdź z Shae przez ciemność, otwórz, co zamknięte, i zobacz, co tam czekało.
    .done = Co widzą bohaterowie, odkrywa się natychmiast, choćby w połowie kroku. Shae wybiera swoje pułapki.
lesson-shadows-sight = Z Sali czaszek Shae widzi Kostne drzazgi: w ciemności stał tam gremlin.
    .why = Cienie w polu widzenia odkrywa się natychmiast, a wróg należy najpierw do aktywnego bohatera. Zimnego kąta nie widać: zasłania go ściana.
lesson-shadows-terrain = Zanim ruszysz, obejrzyj teren, a potem przejdź dalej.
    .why = Rozsypane groby to trudny obszar: wejście kosztuje dwa punkty. Kostne drzazgi są niebezpieczne. Barierę na północy można minąć tylko z jednej strony.
lesson-shadows-lintel = Przejdź z Shae do Niskiego nadproża.
    .why = W połowie ruchu widać już Zimny kąt. Ten cień to człowiek, który nie chce nic złego, więc ruch po prostu trwa.
lesson-shadows-door = Otwórz drzwi, a z dwóch pułapek wybierz Pstryk.
    .why = W każdych drzwiach siedzi pułapka. Inni biorą tę, którą dobiorą; Shae ogląda dwie. Gaz sięgnąłby obu stron drzwi.
lesson-shadows-behind = Otwarte drzwi są otwarte także dla oka: stoi tam łupieżca.
    .why = Po każdych drzwiach sprawdza się pole widzenia. Wrogowie zasłaniają bohaterom to, co za nimi; bohaterowie wrogom nigdy.
lesson-shadows-later = Zakończ turę Shae tam, gdzie stoi, i czytaj dalej.
    .why = Tym razem nikt z wrogów nie działa, a Laegon pasuje. Samą walkę pomijamy: w następnej rundzie obaj wrogowie już nie żyją.
lesson-shadows-chest = Wybierz Shae, wyważ skrzynię i weź płomienie albo porażenie.
    .why = Wyważanie to zwykła akcja, a obok nie może stać wróg. Rzut na odporność pokazuje tarczę, pułapka zawodzi. W skrzyni jest jeden skarb.
lesson-shadows-search = Zakończ turę. W następnej rundzie przejdź z Shae do Jamy korzeni i przeszukaj ją.
    .why = Przeszukiwanie to też zwykła akcja: czerwona kość i jeden wiersz żetonu. Dwa symbole zdolności dają skarb.

## Lekcja 5
lesson-masters = Wydarzenia, Emporium, główni wrogowie
    .line = Wędrowny kupiec, zła noc i troll, który się obraził. Prowadzisz obu bohaterów.
    .done = Główny wróg idzie za tym, kto mu najbardziej zagraża. Oddaj żeton, zanim stanie się za ciężki.
lesson-masters-buy = Czytaj dalej i kup coś Ecarusem, na przykład miksturę leczenia.
    .why = W Emporium wszyscy działają naraz: kupują, sprzedają, wymieniają, biorą ze skrytki, oddają korony.
lesson-masters-buy-again = Teraz kup coś Laegonem, na przykład małe bandaże.
    .why = Nikt nie musi się śpieszyć. Wizyta kończy się, gdy skończy każdy bohater, a do tej chwili każdy może jeszcze wrócić.
lesson-masters-draw = Wyjdźcie z Emporium, a potem zakończ obie tury i poczekaj na fazę wydarzeń.
    .why = Odkrywa ona Rzeź. Wydarzenie trwałe działa, aż rundę później zostanie odrzucone. Ta talia to również wasz zegar.
lesson-masters-spawn = Wiersz przywołania sprowadził z bramy orka wojownika.
    .why = Bohaterowie minus wrogowie w grze, i o jednego mniej: dwa minus zero, minus jeden. Przy jednej otwartej bramie nie rzuca się kością.
lesson-masters-discard = Znowu zakończ obie tury: następna faza wydarzeń odrzuca Rzeź.
    .why = Jedna faza odkrywa wydarzenie, następna je odrzuca i jego działanie się kończy. Kto odrzuci ostatnie, przegrywa zadanie.
lesson-masters-cry = Wybierz Ecarusa i użyj zdolności Zew do boju.
    .why = Zdolność odpoczywa teraz dwie rundy: dwie klepsydry. Zapamiętaj tę liczbę, bo wieczorem się zmieni.
lesson-masters-night = Po raz trzeci zakończ obie tury i przyjrzyj się fazie wydarzeń.
    .why = Noc kładzie się obok talii i trwa do nadejścia dnia. Użyte zdolności cofa o krok: Zew do boju ma trzy klepsydry.
lesson-masters-story = Czytaj dalej. Potem wybierz Ecarusa i idź do Niskiego nadproża.
    .why = Karta fabularna przerywa ruch. Pyta o naturę: Ecarus jest praworządny i może odpowiedzieć praworządnie albo neutralnie.
lesson-masters-troll = Troll już tu jest i patrzy na Ecarusa: to on ma żeton zagrożenia.
    .why = Główny wróg nie należy do nikogo. Jego ofiarą jest ten, kto skupia jego uwagę, póki ma żeton.
lesson-masters-provoke = Wróć Ecarusem do Sali czaszek i sprowokuj trolla.
    .why = Zwykła akcja obraca żeton na stronę II. Troll pilnuje go wtedy dłużej: trzeba mu go odebrać dwa razy, nim odejdzie gdzie indziej.
lesson-masters-strike = Zakończ turę. Laegonem wzmocnij atak i zaatakuj trolla sztyletem.
    .why = Kto inny rani głównego wroga, ten ściąga jego uwagę: żeton wraca ze strony II na I.
lesson-masters-blades = Dobij zdolnością Dwa ostrza.
    .why = Drugi atak też rani trolla. Żeton leżał stroną I do góry, więc przechodzi teraz do Laegona.
lesson-masters-taunt = Zakończ turę Laegona. Gdy troll się aktywuje, odpowiedz Drwiną.
    .why = W tej chwili Ecarus odbiera żeton, tuż zanim troll wybierze. Lepiej on niż ten bez zbroi.
lesson-masters-giant = Troll uderzył Ecarusa, i to mocniej niż same kości.
    .why = Olbrzym liczy się za czterech. To dwa razy tyle co dwoje bohaterów: wrogowie dominują w Sali czaszek, a przewaga dodaje trafienie.

## Ćwiczenia
quest-L1 = Lekcja: ruch i walka
quest-L1-title = Lekcja: ruch i walka
quest-L1-aim = Rób to, co mówi trener.
quest-L1-1 = Lekcja dawno się skończyła.
quest-L2 = Lekcja: obrona i stany
quest-L2-title = Lekcja: obrona i stany
quest-L2-aim = Rób to, co mówi trener.
quest-L2-1 = Lekcja dawno się skończyła.
quest-L3 = Lekcja: zdolności, dusze i poziomy
quest-L3-title = Lekcja: zdolności, dusze i poziomy
quest-L3-aim = Rób to, co mówi trener.
quest-L3-1 = Lekcja dawno się skończyła.
quest-L4 = Lekcja: cienie, drzwi, pułapki
quest-L4-title = Lekcja: cienie, drzwi, pułapki
quest-L4-aim = Rób to, co mówi trener.
quest-L4-1 = Lekcja dawno się skończyła.
quest-L4-2 = Dwie krótkie walki później. Gremlin leży między kośćmi, łupieżca w poprzek progu i żadnemu to już nie przeszkadza. Shae stoi w Pękniętym grobowcu. Obok niej skrzynia: zamknięta, a protestować nie ma komu.
quest-L5 = Lekcja: wydarzenia, Emporium, główni wrogowie
quest-L5-title = Lekcja: wydarzenia, Emporium, główni wrogowie
quest-L5-aim = Rób to, co mówi trener.
quest-L5-1 = Dzwonek, lampa, skrzypiąca oś: nawet tu na dole ktoś ma coś do sprzedania. Kupiec kłania się umarłym jak najlepszym klientom i może nimi są. Emporium stoi otworem przed wszystkimi bohaterami w grze.
quest-L5-2 = Pod nadprożem siedzi głaz. Głaz otwiera jedno oko. „Przejazdem?” pyta, jak na głaz uprzejmie, i zaczyna się prostować. „Tu każdy płaci. Co dostanę?”
quest-L5-2-lawful = Uczciwą walkę.
quest-L5-2-neutral = Powiemy ci, która godzina.
quest-L5-2-chaotic = Twoją sakiewkę poprosimy.
quest-L5-3 = „Uczciwą”, powtarza troll, smakując to słowo. Wstaje, wstaje jeszcze przez chwilę i cofa się o dwa kroki do Sali czaszek, żeby mieć miejsce na ręce. Ani na moment nie przestaje na ciebie patrzeć.
quest-L5-4 = „Późna”, odpowiada troll po namyśle. Wstaje, wstaje jeszcze przez chwilę i cofa się o dwa kroki do Sali czaszek, żeby mieć miejsce na ręce. Ani na moment nie przestaje na ciebie patrzeć.
quest-L5-5 = Troll nie ma sakiewki i jeszcze nikt go tak nie obraził. Wstaje, wstaje jeszcze przez chwilę i cofa się o dwa kroki do Sali czaszek, żeby mieć miejsce na ręce. Ani na moment nie przestaje na ciebie patrzeć.
quest-L5-6 = Lekcja dawno się skończyła.
quest-L5-7 = Wojownikowi znudziło się czekanie i zniknął. Przeszliście dalej, do Sali czaszek. Pod Niskim nadprożem leży coś, czego tam wcześniej nie było: głaz, który oddycha.
