# Wojna Snów: strony, rozdziały, bitwy, odmiany zasad, po polsku.

## Strony
war-title = Wojna Snów
war-line = Pięć rodów zajęło pięć wybrzeży snu. Wygraj po trzy bitwy na każdym z nich, w dowolnej kolejności wybrzeży, a otworzy się godzina przed przebudzeniem.
war-yours = Twoje kampanie
war-begin = Rozpocznij kampanię
war-begin-ask = Z którym zestawem zaczynasz?
war-begin-line = Szesnaście figurek i cztery w zapasie. Każda wygrana bitwa daje jeszcze jedną z trzech.
war-begin-do = Rozpocznij
war-open = Otwórz
war-open-of = Otwórz kampanię: { $name }
war-progress = Wygrane bitwy: { $won } z { $all }
war-chapters-won = Zdobyte wybrzeża: { $n } z 5
war-chart = Mapa Wojny Snów, wygrane bitwy: { $won } z { $all }
war-next-line = { $chapter }, bitwa { $n }
war-next-do = Przeczytaj odprawę
war-due = Czeka nagroda: { $title }
war-due-do = Wybierz
war-over = Wojna Snów jest wygrana.
war-over-line = Wszystkie szesnaście bitew masz za sobą. Kolekcja zostaje, powtórki także.
war-over-do = Zobacz zakończenie
war-chapters = Rozdziały
war-chapter-n = Rozdział { $n }
war-battle-n = Bitwa { $n }
war-status-won = Wygrana
war-status-open = Otwarta
war-status-locked = Zamknięta
war-locked-line = Najpierw wygraj poprzednią bitwę.
war-locked-finale = Najpierw wygraj wszystkie pięć rozdziałów.
war-collection = Kolekcja
war-collection-count = { $n ->
    [one] { $n } figurka
    [few] { $n } figurki
   *[other] { $n } figurek
}
war-results = Wyniki
war-results-none = Nie stoczono jeszcze żadnej bitwy.
war-result-won = Wygrana
war-result-lost = Przegrana
war-result-running = W toku
war-replay = Powtórka
war-replay-of = Powtórka: { $title }, { $result }
war-to-table = Do stołu
war-to-table-of = Do stołu: { $title }
war-reward-of = Nagroda: { $name }
war-back = Wróć na mapę
war-map = Mapa
war-map-values = Wartości rzędami, od dalekiej krawędzi: { $rows }
war-twist = Odmiana
war-enemy = Zestaw wroga
war-enemy-level = { $n ->
    [one] { $n } figurka
    [few] { $n } figurki
   *[other] { $n } figurek
}, gra bot na poziomie { $level }
war-mine = Twój zestaw
war-mine-count = Figurki: { $n } z { $most }
war-mine-edit = Zmień zestaw
war-mine-lent = { $name } zaczyna na planszy i wlicza się do twojej szesnastki.
war-play = Walcz
war-play-ask = Stocz bitwę: { $title }
war-again = Walcz ponownie
war-go-on = Graj dalej
war-go-on-line = Ta bitwa trwa.
war-anew = Zacznij od nowa
war-anew-line = Zaczynając od nowa, porzucasz tamten stół.
war-lost-line = Ostatnia próba była przegrana. Spróbuj jeszcze raz: kości będą inne, zestaw też może być.
war-won-line = Ta bitwa jest wygrana.
war-reward = Nagroda
war-reward-ask = Wybierz jedną z trzech figurek
war-reward-line = Dołączy do twojej kolekcji do końca kampanii.
war-reward-do = Weź
war-reward-take = Weź: { $name }
war-reward-taken = Wzięta nagroda: { $name }.
war-onward = Dalej: { $title }
war-tries = Próby
war-try = Próba { $n }
war-end-title = Wojna Snów wygrana
war-end-taken = Co przynosisz ze sobą
war-end-none = Żadnej nagrody nie udało się zabrać.
war-not-yet = Jeszcze nie teraz

## Czego nie można
war-no-start = Nie ma takiego zestawu na początek. Wybierz jeden z trzech.
war-no-battle = W Wojnie Snów nie ma takiej bitwy.
war-no-not-reachable = Do tej bitwy jeszcze nie można dotrzeć: najpierw trzeba wygrać inne.
war-no-already-won = Ta bitwa jest już wygrana; nie toczy się jej dwa razy.
war-no-not-won = Ta bitwa nie jest jeszcze wygrana, więc nie ma nagrody.
war-no-rewarded = Nagroda za tę bitwę została już wybrana.
war-no-not-offered = Tej figurki nie ma wśród trzech do wyboru.
war-no-not-owned = W twojej kolekcji nie ma wszystkich tych figurek.
war-no-size = W tej bitwie walczy inna liczba figurek.
war-no-illegal = Ten zestaw łamie zasady i nie można nim grać.
war-no-code = Tego zestawu nie da się odczytać.
war-no-busy = Ktoś był szybszy. Spróbuj jeszcze raz.
war-lost-campaign = Nie ma takiej kampanii
    .text = Nikt nie rozpoczął kampanii pod tym adresem albo w adresie jest błąd.
    .way = Do Wojny Snów
war-lost-foreign = To cudza kampania
    .text = Kampanię wznawia się w przeglądarce, w której się zaczęła. Nic w niej nie zostało zmienione.
    .way = Do twoich kampanii
war-lost-battle = Nie ma takiej bitwy
    .text = Wojna Snów ma szesnaście bitew, a to nie jest żadna z nich.
    .way = Na mapę
war-builder-size = Figurki: { $n }; w tej bitwie walczy ich dokładnie { $most }.

## Przy stole
war-panel = Wojna Snów: { $title }
war-panel-twists = Obowiązujące odmiany
war-panel-back = Wróć do kampanii
web-seat-nobody = nikt

## Odmiany
twist-location = { $piece } ({ $seat }) zaczyna na planszy, na { $cell }.
twist-victory = Grę wygrywa się po { $turns ->
    [one] { $turns } wygranej turze
   *[other] { $turns } wygranych turach
}.
twist-extra_point = { $seat } ma 1 dodatkowy punkt formowania w każdej fazie formowania.
twist-pieces = Zestaw ma najwyżej { $pieces } { $pieces ->
    [one] figurkę
    [few] figurki
   *[other] figurek
}.
twist-reroll = Żadna faza formowania nie przepada: 1 na kości inicjatywy rzuca się ponownie.
twist-neutral = { $piece } stoi na { $cell } i nie należy do żadnego zestawu. Kontroluje ją ten, kto jako jedyny ma tam istoty; poza tym nikt.
twist-short-location = lokacja na planszy
twist-short-victory = wygrana po { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
}
twist-short-extra_point = 1 dodatkowy punkt formowania
twist-short-pieces = tylko { $pieces } { $pieces ->
    [one] figurka
    [few] figurki
   *[other] figurek
}
twist-short-reroll = powtórzone rzuty
twist-short-neutral = neutralna lokacja
event-twist-location = Odmiana: { $who } ({ $seat }) zaczyna na planszy, na { $cell }.
event-twist-victory = Odmiana: grę wygrywa się po { $turns ->
    [one] { $turns } wygranej turze
   *[other] { $turns } wygranych turach
}.
event-twist-extra-point = Odmiana: { $seat } w każdej fazie formowania ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} więcej.
event-twist-pieces = Odmiana: zestaw ma najwyżej { $pieces } { $pieces ->
    [one] figurkę
    [few] figurki
   *[other] figurek
}.
event-twist-reroll = Odmiana: żadna faza formowania nie przepada, 1 rzuca się ponownie.
event-twist-neutral = Odmiana: { $who } stoi na { $cell }, kontroluje ją ten, kto jako jedyny ma tam istoty.
event-twist-extra = Odmiana, dodatkowy punkt formowania: { $seat } ma o { $points } więcej.
event-twist-rerolled = Odmiana, powtórzone rzuty: na kościach { $dice }, 1 rzuca się ponownie.
event-twist-taken = Odmiana, neutralna lokacja: { $seat } jako jedyna strona ma istoty na { $cell } i kontroluje: { $who }.
event-twist-lost = Odmiana, neutralna lokacja: { $who } na { $cell } nie należy już do nikogo.

## Zestawy na początek
war-start-quay-watch = Straż Nabrzeża
    .line = Dzielność. Trudno ją przepędzić, powoli uderza. Najłagodniejszy początek.
war-start-drifting-choir = Dryfujący Chór
    .line = Szaleństwo. Wiele żyć, dziwne kąty i szczęście w kościach.
war-start-lit-fuse = Zapalony Lont
    .line = Zaciekłość. Uderza mocno i łatwo pada; odwrotu nie ma.

## Rozdziały
war-chapter-janus = Wybrzeże Dwóch Twarzy
    .line = Promów pilnuje tu ród Janus, a każdy prom płynie w obie strony.
war-chapter-lost = Wybrzeże bez Imion
    .line = Ród Lost chodzi linią przypływu i pyta, kim kiedyś był.
war-chapter-hivelings = Brzęczące Wybrzeże
    .line = Ród Hivelings gnieździ się w masztach. O zmierzchu takielunek oddycha.
war-chapter-hellbred = Płonące Wybrzeże
    .line = Ród Hellbred trzyma pod wodą ogień, którego nikt nie zapalił.
war-chapter-bloodcut = Wybrzeże Łowów
    .line = Ród Bloodcut poluje na łachach, pod księżycem rozciętym na pół.
war-chapter-finale = Godzina przed Przebudzeniem
    .line = Pięć wybrzeży spotyka się w jednym miejscu, które nie ma brzegu.

## Bitwy
war-battle-toll-of-two-coins = Myto z Dwóch Monet
    .intro = Przewoźnik ma dwie twarze i za każdą chce monety. Nie masz żadnej. Jednym ramieniem wzrusza, drugim wzywa straż. To będzie krótka kłótnia.
    .outro = Przewoźnik dwa razy liczy, co zostało ze straży, i przepuszcza cię za darmo.
war-battle-the-horn-answers-itself = Róg Sam Sobie Odpowiada
    .intro = Na wodzie odzywa się róg mgłowy i zanim wróci echo, sam sobie odpowiada. Wieża stoi między tobą a dalekim brzegiem i nie śpi.
    .outro = Wieża milknie. Po chwili nadchodzi samotne echo i nie wie, dokąd iść.
war-battle-both-shores-at-once = Na Obu Brzegach Naraz
    .intro = Belisar stoi na tym brzegu i na tamtym i rozkazuje obojgiem ust. Cokolwiek tu straci, tam już po to posłał.
    .outro = Jedna z dwóch twarzy wreszcie się uśmiecha. Nie czekasz, aby zobaczyć która.
war-battle-ten-names-left = Zostało Dziesięć Imion
    .intro = Zagubieni walczą tylko z tymi, których umieją nazwać, a zostało im dziesięć imion. Wybierz, kto z twoich ma zostać wywołany.
    .outro = Oddają imiona, trochę wytarte. Czytasz je na głos, aż odezwie się każdy z twoich.
war-battle-the-pool-remembers = Sadzawka Pamięta
    .intro = Pośród mielizn leży sadzawka, w której został księżyc. Służy temu, kto stoi przy niej sam, i zapomina o nim, gdy zjawi się ktoś jeszcze.
    .outro = Księżyc w sadzawce obraca się ku tobie i przez jeden przypływ zna twoją twarz.
war-battle-nobody-calls-twice = Nikt Nie Woła Dwa Razy
    .intro = Nemoira pamięta za wszystkich. Tej nocy nikt nie zaczerpnie tchu: gdy kości miałyby dać chwilę przerwy, rzuca się je znowu.
    .outro = Nemoira pyta cię o imię i zapisuje je na piasku, poniżej linii przypływu. Chce dobrze.
war-battle-wings-in-the-rigging = Skrzydła w Takielunku
    .intro = Maszty brzęczą. To, co wyglądało jak żagle, zrywa się, zatacza krąg i spada na was, bez przerwy i bez końca.
    .outro = Rankiem takielunek jest tylko sznurem. Mimo to nie patrzysz w górę.
war-battle-a-short-summer = Krótkie Lato
    .intro = Wylęgają się, kochają, walczą i padają, a trwa wciąż to samo popołudnie. Kto tu wygrywa, wygrywa szybko.
    .outro = Lato się skończyło. Na pokładzie leży kilka skrzydeł, lżejszych od światła.
war-battle-the-comb-beneath-the-jetty = Plaster pod Pomostem
    .intro = Pod pomostem deski są z wosku. Czeka tam Oumelle, a kto postawi na nim stopę, zapomina, do czego były wiosła.
    .outro = Plaster jest pusty i słodki. Nikt w twojej łodzi nie powie, kto pierwszy spróbował.
war-battle-sparks-on-the-water = Iskry na Wodzie
    .intro = Morze zajęło się ogniem, tu i tam. Pomiędzy iskrami wiosłują ku wam, a paliwa mają w nadmiarze.
    .outro = Ostatnia iskra syczy i gaśnie. W ciemności okazuje się, że woda jest ciepła.
war-battle-the-warm-wharf = Ciepłe Nabrzeże
    .intro = Pośrodku zatoki stoi nabrzeże z suchego drewna. Kto trzyma je sam, może z niego karmić ogień. Dwóch chętnych tylko grzeje o siebie ręce.
    .outro = Zostawiasz nabrzeże w spokoju. Komuś znowu będzie tu zimno.
war-battle-the-last-ten-fathoms = Ostatnie Dziesięć Sążni
    .intro = Tu w dole powietrza starczy dla dziesięciu po każdej stronie. Tyran stosu wybrał już swoich. Miał czas, aby wybrać dobrze.
    .outro = Wynurzacie się powoli, jak należy. W dole ogień płonie dalej, lecz nikt mu nie rozkazuje.
war-battle-tracks-on-the-sandbank = Ślady na Łasze
    .intro = Ślady prowadzą do twojego łańcucha i tam się kończą. To dobrze: łańcuch jest twój, leży gotowy i to oni muszą przyjść do ciebie.
    .outro = Nowe ślady prowadzą od łańcucha. Są dalej od siebie niż przedtem.
war-battle-the-hunt-does-not-sleep = Łowy Nie Śpią
    .intro = Wilki biegną wzdłuż dziewiątej fali. Nie odpoczywają i tej nocy ty też nie możesz: żadna przerwa, którą dadzą kości, się nie ostanie.
    .outro = Jeden po drugim kładą się na piasku, w kręgu, i śpią jak psy.
war-battle-under-the-red-crescent = Pod Czerwonym Sierpem
    .intro = Byk niesie między rogami pół księżyca, a za nim idzie stado. Masz czas, póki księżyc nie zajdzie, czyli niewiele.
    .outro = Sierp zachodzi. Byk schyla głowę, lżejszy o pół księżyca, i przepuszcza cię.
war-battle-the-hour-before-waking = Godzina przed Przebudzeniem
    .intro = Wszystko, co na pięciu wybrzeżach zostało niepokonane, zeszło się w jednym miejscu. Pośrodku stoi kuźnia, która służy jednemu panu naraz, a druga strona nie śpi dłużej niż ty.
    .outro = Kuźnia stygnie. Gdzieś ktoś zapala lampę, wymawia twoje imię, a ty otwierasz oczy.
war-panel-reward = Wybierz nagrodę
