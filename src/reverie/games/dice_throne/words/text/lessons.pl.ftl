# Lekcje i wyzwania Dice Throne po polsku.

## Strony
lessons-title = Naucz się Dice Throne
lessons-line = Pięć krótkich lekcji przy prawdziwym stole. Kości są ułożone tak, by było widać to, co ważne; każdy dozwolony ruch pozostaje dozwolony.
lessons-list = Lekcje
lessons-progress = Ukończono { $done } z { $all }
lessons-number = Lekcja { $n }
lessons-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
   *[other] minut
}
lessons-done = Ukończone
lessons-start = Zacznij
lessons-again = Zacznij od nowa
lessons-start-of = Zacznij: { $title }
lessons-again-of = Zacznij od nowa: { $title }
lessons-go-on = Graj dalej
lessons-go-on-of = Graj dalej: { $title }
challenges-title = Wyzwania
challenges-line = Jedna sytuacja, znane kości: znajdź wyjście. Komputer obejrzał wszystkie możliwości, więc jakieś jest.
challenges-number = Wyzwanie { $n }
challenges-list = Wszystkie wyzwania
challenges-today = Wyzwanie dnia
challenge-goal-win = Wygraj w tej turze
challenge-goal-survive = Przeżyj

## Przy stole
coach-lesson = Lekcja { $n } z { $all }
coach-challenge = Wyzwanie { $n } z { $all }
coach-step = Krok { $n } z { $all }
coach-go-on = Dalej
coach-play-on = Graj dalej tutaj
coach-over = Gra się skończyła, lekcja jeszcze nie
    .line = Cofnij ruch albo zacznij lekcję od nowa.
coach-steps = Kroki tej lekcji
coach-astray = Ruch dozwolony, ale nie ten z lekcji. Cofnij go albo graj dalej i zobacz, co z tego wyniknie.
coach-missed = Tego kroku nie da się już wykonać. Cofnij ruch albo zacznij lekcję od nowa.
coach-undo = Cofnij
coach-again = Zacznij od nowa
coach-next = Dalej: { $title }
coach-all-lessons = Wszystkie lekcje
coach-all-challenges = Wszystkie wyzwania
coach-done = Lekcja ukończona.
coach-met = Udało się.
coach-failed = Nie tędy droga. Cofnij ruch albo zacznij od nowa.
coach-goal-win = Wygraj, zanim skończy się ta tura.
coach-goal-survive = Dożyj swojej następnej fazy głównej.
coach-dice = Twoje następne kości, w tej kolejności
coach-hint = Podpowiedź
bot-lesson = To pokazuje lekcja.

## Lekcja 1
lesson-roll-and-keep = Rzut i zatrzymywanie
    .line = Trzy próby, pięć kości: zatrzymaj, czego potrzebujesz, resztę rzuć ponownie i zgłoś zdolność.
    .done = Trzy próby to serce każdej tury: najpierw spójrz, czego chce plansza, potem wybierz, co zatrzymać.
lesson-roll-and-keep-roll = Rzuć pięcioma kośćmi.
    .why = Faza rzutu ofensywnego ma do trzech prób. W pierwszej rzucasz wszystkimi kośćmi.
lesson-roll-and-keep-keep = Zatrzymaj dwa miecze, rzuć pozostałymi trzema kośćmi.
    .why = Wskaż kości, którymi chcesz rzucić ponownie. Liczą się symbole: ścianki 1, 2 i 3 to miecze.
lesson-roll-and-keep-again = Jeszcze jedna próba: zatrzymaj wszystkie miecze, resztę rzuć.
    .why = Możesz skończyć w każdej chwili; ostatnia próba jest trzecia.
lesson-roll-and-keep-announce = Zgłoś zdolność { $first } z pięcioma mieczami.
    .why = Jeden rzut uruchamia jedną zdolność. Plansza podświetla wszystko, co spełniają kości; weź najsilniejsze.
lesson-roll-and-keep-watch = Przeciwnik się broni. Zobacz, jak działają obrażenia.
    .why = Wszystkie obrażenia fazy rzutu działają w jednej chwili, na samym jej końcu.

## Lekcja 2
lesson-cards-and-selling = Karty i sprzedaż
    .line = Za punkty walki kupujesz ulepszenia; zbędne karty zamieniasz na punkty.
    .done = Ulepszenie zostaje do końca gry. Sprzedaż jest darmowa i zawsze daje 1 PW.
lesson-cards-and-selling-sell = Sprzedaj kartę { $first }.
    .why = Masz 1 PW, a ulepszenie kosztuje 2. W fazie głównej każdą kartę można sprzedać za 1 PW.
lesson-cards-and-selling-upgrade = Teraz zagraj { $first }.
    .why = Od tej chwili leży na swoim miejscu i zastępuje cały tekst.
lesson-cards-and-selling-roll = Zakończ fazę główną i rzuć.
    .why = Ulepszenia zagrywa się przed rzutem, więc planuj, co chcesz zobaczyć na kościach.
lesson-cards-and-selling-announce = Zatrzymaj cztery miecze, skończ rzucać i zgłoś { $first }.
    .why = Na poziomie II cztery miecze zadają 7 obrażeń, przed którymi nie ma obrony.
lesson-cards-and-selling-watch = Bez obrony: działa wszystko.
    .why = Takie obrażenia pomijają rzut obronny. Karty i żetony nadal mogą im zapobiec.

## Lekcja 3
lesson-defence = Obrona
    .line = Atakuje druga strona: rzuć na obronę i zachowaj kartę na resztę.
    .done = Obrona działa tylko na zwykłe obrażenia i ma jedną próbę. Karty zapobiegają temu, co zostało.
lesson-defence-attacked = Barbarzyńca rzuca i zgłasza zdolność.
    .why = Gdy działają inni, pytamy cię tylko wtedy, gdy możesz coś zrobić.
lesson-defence-defend = Przepuść to okno, potem broń się zdolnością { $first }.
    .why = Kartę zagraj po obronie: wtedy wiesz, ile jej potrzeba.
lesson-defence-prevent = Teraz zagraj na siebie { $first }.
    .why = Zapobiega 6 obrażeniom. Rachunek pokazuje, co nadchodzi, co zdjęła obrona i co zostało.
lesson-defence-watch = Zobacz, jak mało zostało.
    .why = Zapobieganie nigdy nie schodzi poniżej zera; nadmiar przepada.

## Lekcja 4
lesson-tokens-and-windows = Żetony i okna
    .line = Żetony parzą, pomagają i są wydawane we właściwej chwili.
    .done = Negatywne żetony trzeba usuwać, pozytywne wydawać. O ich wartości decyduje okno.
lesson-tokens-and-windows-upkeep = Poparzenie kosztowało cię 2 zdrowia w fazie utrzymania.
    .why = Trwałe żetony zostają, aż coś je usunie.
lesson-tokens-and-windows-cleanse = Zagraj { $first } i usuń żeton { $second }.
    .why = Kosztowałby 2 zdrowia w każdej następnej fazie utrzymania.
lesson-tokens-and-windows-roll = Zakończ fazę główną i rzuć.
    .why = Resztę ręki zachowaj albo sprzedaj.
lesson-tokens-and-windows-announce = Zatrzymaj małego strita i zgłoś { $first }.
    .why = W stritach liczą się liczby, nie symbole: 1, 2, 3, 4.
lesson-tokens-and-windows-accuracy = Przed obroną: wydaj żeton { $first }.
    .why = Przed takim atakiem nie ma obrony. Gdy obrońca już zdecyduje, jest za późno.
lesson-tokens-and-windows-crit = A teraz wydaj żeton { $first }.
    .why = Dodaje 4 do ataku o sile co najmniej 5. Jedna reakcja naraz, każda po kolei.
lesson-tokens-and-windows-watch = Dziewięć obrażeń i nikt nie rzucił przeciw nim ani jedną kością.
    .why = Okno zamyka się, gdy wszyscy po kolei spasują.

## Lekcja 5
lesson-the-final-sum = Zdolności specjalne i ostateczny rachunek
    .line = Najdłuższy przykład z zasad, wiersz po wierszu; a potem coś, na co nikt nie odpowie.
    .done = Nadchodzące, minus obrona, plus dodatki, minus zapobieganie: to suma częściowa. Połówki na końcu, a na zdolność specjalną nie ma odpowiedzi.
lesson-the-final-sum-retribution = Nadchodzi 14 obrażeń. Wydaj żeton { $first }.
    .why = Połowa twojej sumy częściowej wróci do atakującego, bez względu na to, ile zdejmą połówki.
lesson-the-final-sum-protect = Wydaj żeton { $first }.
    .why = Zdejmuje połowę sumy częściowej, zaokrągloną w górę. Liczy się na końcu, gdy wszystko inne jest znane.
lesson-the-final-sum-defend = Broń się zdolnością { $first }.
    .why = Trzy hełmy zapobiegają 3 obrażeniom, a z modlitwą zyskujesz nową Ochronę.
lesson-the-final-sum-absolution = Barbarzyńca dodał 5. Zagraj { $first }.
    .why = Serce zapobiega 5. Suma częściowa to 14 - 3 + 5 - 5 = 11.
lesson-the-final-sum-protect-again = Wydaj też nowy żeton { $first }.
    .why = Każdy zdejmuje połowę z 11, w górę: 6 i 6. Więcej, niż jest.
lesson-the-final-sum-sum = Spasuj i przeczytaj rachunek: 11 - 6 - 6 to -1, więc otrzymujesz 0.
    .why = Odwet oddaje 6: połowę sumy częściowej, nie tego, co otrzymujesz.
lesson-the-final-sum-prayer = Twoja tura. Wstrząśnienie mózgu zabiera dochód. Zakończ fazę główną i rzuć.
    .why = Pięć modlitw to zdolność specjalna.
lesson-the-final-sum-ultimate = Skończ rzucać i zgłoś { $first }.
    .why = Dopóki trwa, działasz tylko ty, a jej obrażeniom nic nie zapobiegnie.
lesson-the-final-sum-watch = Przeciwnik trzyma kartę przeciw obrażeniom i nie może jej zagrać.
    .why = 10 obrażeń, dokładnie tyle, ile zostało.

## Wyzwania
challenge-one-more-pow = Jeszcze jeden grzmot
    .line = Piromantce zostało 5 zdrowia. Masz jedną kartę i jeden PW.
    .hint = Przed zwykłym ciosem jest obrona. Przed czym jej nie ma?
    .after = Cztery grzmoty: bez obrony i w sam raz.
challenge-empty-the-purse = Do ostatniego grosza
    .line = Siedem zdrowia przeciw tobie, żadnego PW, trzy ulepszenia na ręce.
    .hint = Które z nich sprawi, że przed czterema mieczami nie będzie obrony?
    .after = Dwa sprzedane, jedno zagrane: 7 obrażeń bez obrony.
challenge-keep-the-change = Reszty nie trzeba
    .line = Paladyn zapobiegnie 4 obrażeniom. Policz, ile wart jest twój ogień.
    .hint = Darmowa karta chętnie weźmie twoje pieniądze. Potrzebujesz ich gdzie indziej.
    .after = Jeden Kunszt ognia więcej, za darmo, liczy się dwa razy.
challenge-the-other-helmet = Drugi hełm
    .line = Trzynaście zdrowia, żeton krytyczny, karta na dowolną kość i tylko jedna próba.
    .hint = Modlitwa jest mniej warta niż hełm.
    .after = 5, dwa miecze za 4 i żeton za kolejne 4.
challenge-every-coin = Każda moneta
    .line = Sidła zostawiają ci jedną próbę. Twój duży strit uderza wszystkimi PW, jakie masz, a trzeba trzynastu.
    .hint = Najpierw pieniądze, potem kości. Nawet karta jest warta monetę.
    .after = 5 i 2 i 2 i 1 i 3.
challenge-not-the-big-one = Nie ten największy
    .line = Masz 4 zdrowia. Paladyn ma 6 i Ochronę.
    .hint = Kto opuszcza gardę, sam też obrywa.
    .after = Martwy zwycięzca to żaden zwycięzca. Wystarczy mniejszy cios z kartą.
challenge-once-more-with-feeling = Jeszcze raz, z uczuciem
    .line = Jedenaście zdrowia i ani jednej karty.
    .hint = Oszołomiony obrywa jeszcze raz.
    .after = 5 i Oszołomienie, potem cztery miecze.
challenge-no-reply = Bez odpowiedzi
    .line = Barbarzyńca ma Ochronę, kartę przeciw obrażeniom i 10 zdrowia. Sidła zostawiają ci jedną próbę.
    .hint = Jest jeden rodzaj ataku, na który nikt nie odpowiada.
    .after = Jedna karta na jedną kość i pięć wysłuchanych modlitw.
challenge-survive-the-rage = Przeżyj szał
    .line = Pięć grzmotów na stole: 15 obrażeń, którym nic nie zapobiegnie. Masz 12 zdrowia.
    .hint = Obrażeń nie da się zatrzymać; kości tak. A szczęście ci nie sprzyja.
    .after = Dopóki kość leży na stole, można zmienić jej wynik.
challenge-where-did-he-go = Gdzie on się podział?
    .line = Piętnaście obrażeń leci w stronę twoich 9 punktów zdrowia.
    .hint = Zapobieganie nie wystarczy. Niech cię tam nie będzie.
    .after = Nikt nie trafi tego, czego nie widzi.
challenge-three-fingers-left = O włos
    .line = Czternaście obrażeń, 6 zdrowia, jeden żeton i jedna karta.
    .hint = Potrzebujesz wszystkiego. Nie wydawaj PW na szczęście.
    .after = 14 - 2 - 5 to 7, a twoja jest z tego połowa.
challenge-the-lesser-evil = Mniejsze zło
    .line = Faza utrzymania by cię zabiła: Poparzenie, dwie Trucizny, 3 zdrowia.
    .hint = Możesz pozbyć się jednego żetonu. Który kosztuje więcej?
    .after = Trucizna zabiera jeszcze 2, a ty żyjesz.
