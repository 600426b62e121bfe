# Kampanie rozgrywane w drużynie, takie same dla każdej gry.

campaign-together-line = Dla drużyny i na wiele wieczorów: każdy ma swojego bohatera, można dołączać i odchodzić, a za nieobecnych gra bot.
campaign-yours = Twoje kampanie
campaign-none = Nie masz jeszcze żadnej kampanii
campaign-none-line = Zacznij ją i wyślij innym link albo prowadź wszystkich bohaterów samodzielnie.
campaign-hidden-show = { $n ->
    [one] Pokaż { $n } ukrytą kampanię
    [few] Pokaż { $n } ukryte kampanie
   *[other] Pokaż { $n } ukrytych kampanii
}
campaign-hidden-hide = Pomiń ukryte kampanie
campaign-new = Zacznij kampanię
campaign-new-line = Innych możesz zaprosić w każdej chwili i nikt nie musi być na każdym spotkaniu.
campaign-new-do = Zacznij
campaign-name = Nazwa kampanii

# Jak stoi
campaign-progress = Ukończone rozdziały: { $done } z { $all }
campaign-where-session = { $chapter }: gra trwa.
campaign-where-move = { $chapter }: czeka na ruch ({ $who }).
campaign-where-your-move = { $chapter }: twój ruch.
campaign-where-seat-free = { $chapter }: jedno miejsce jest jeszcze wolne.
campaign-where-trouble = { $chapter }: przy tym stole nie da się grać dalej.
campaign-where-question = Przed następną sesją trzeba podjąć decyzję.
campaign-where-next = { $n ->
    [one] Następny rozdział: { $chapter }.
    [few] Otwarte są { $n } rozdziały, wśród nich: { $chapter }.
   *[other] Otwartych jest { $n } rozdziałów, wśród nich: { $chapter }.
}
campaign-where-over = Rozegrana do końca.
campaign-chart = Przebyta droga
campaign-chapter-done = ukończony
campaign-chapter-open = otwarty
campaign-chapter-locked = jeszcze zamknięty
campaign-unknown = Rozdział { $n }
campaign-tries = { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[other] { $n } prób
}

# Następna sesja
campaign-next = Następny rozdział: { $chapter }
campaign-or = Albo:
campaign-cast = Kto kim gra
campaign-cast-line = Jedna osoba może prowadzić kilku bohaterów. Wolne miejsce czeka przy stole na tego, kto przyjdzie.
campaign-cast-save = Zapisz obsadę
campaign-bot = Bot: { $level }
campaign-open = Wolne miejsce
campaign-begin = Zacznij sesję
campaign-retry = Spróbujcie jeszcze raz
campaign-again-line = Ostatnia próba nie zakończyła tego rozdziału. Zaczyna się od nowa dokładnie tam, gdzie stoi kampania.
campaign-anew = Zacznij od nowa
campaign-going-on = trwa
campaign-moves = ma ruch
campaign-to-table = Do stołu
campaign-change-seats = Zmień miejsca
campaign-change-seats-line = Bohaterowie przechodzą z rąk do rąk od razu, w środku gry. Możesz oddać własnych i przejąć tych, którymi grają boty; kto prowadzi drużynę, może oddać każdego.
campaign-change-do = Zmień
campaign-question = Co postanawiacie?
campaign-question-line = Odpowiedzieć może każdy z drużyny. Liczy się pierwsza odpowiedź.
campaign-offers = Zanim wyruszycie
campaign-offers-line = Dopóki nie zacznie się następny rozdział, każdy z drużyny może to zmienić.
campaign-offers-what = Zmiana
campaign-offers-none = niech zostanie, jak jest
campaign-offers-do = Zmień
campaign-over = Kampania zakończona
campaign-over-line = Wszystko, co można było w niej rozegrać, zostało rozegrane. Sesje można obejrzeć jeszcze raz, a kampanię zapisać do pliku.
campaign-trouble-changed = Sesję rozdziału „{ $chapter }” rozgrywano według innych zasad.
campaign-trouble-damaged = Sesji rozdziału „{ $chapter }” nie da się odczytać.
campaign-trouble-gone = Stołu rozdziału „{ $chapter }” nie ma.
campaign-trouble-line = Sama kampania jest bezpieczna: stoi tam, gdzie ta sesja się zaczęła, i stamtąd można zacząć rozdział od nowa.

# Drużyna
campaign-party = Drużyna
campaign-you = (ty)
campaign-leads = prowadzi
campaign-no-hero = na razie bez bohatera
campaign-invite = Zaproszenie
campaign-invite-line = Kto otworzy ten link, przeczyta, w co gracie, i będzie mógł dołączyć.
campaign-invite-open = Sam link
campaign-new-link = Nowy link
campaign-new-link-line = Od tej chwili działa tylko nowy link; ten, który został już wysłany, traci ważność.
campaign-new-link-do = Utwórz nowy link
campaign-remove-of = Usuń z drużyny: { $name }
campaign-remove-ask = { $name } przestanie należeć do drużyny i straci miejsce przy stole. Obecny link straci ważność.
campaign-remove-do = Usuń
campaign-heir = Kto zagra dalej na tym miejscu
campaign-leave = Opuść drużynę
campaign-leave-line = Wrócić można tylko przez link. Jeśli prowadzisz drużynę, przejmie ją ten, kto jest w niej najdłużej.
campaign-leave-do = Opuść
campaign-more = Ustawienia
campaign-history = Sesje
campaign-history-none = Nic jeszcze nie rozegrano.
campaign-result-won = wygrana
campaign-result-lost = przegrana
campaign-result-drawn = remis
campaign-result-closed = zapisana i zakończona
campaign-result-given-up = zaczęta od nowa po aktualizacji

# Dołączanie
campaign-key-title = Link do kampanii
campaign-join-title = Dołącz do kampanii „{ $name }”
campaign-join-line = { $n ->
    [one] { $people } gra w kampanię i zaprasza cię do niej.
   *[other] { $people } grają w kampanię i zapraszają cię do niej.
}
campaign-join-do = Dołącz do drużyny

# Czego nie można
campaign-no-chapter = Nie ma takiego rozdziału. Nic się nie zmieniło.
campaign-no-done = Ten rozdział jest już ukończony. Nic się nie zmieniło.
campaign-no-locked = Ten rozdział nie jest jeszcze otwarty. Nic się nie zmieniło.
campaign-no-choose-first = Najpierw trzeba podjąć decyzję; czeka na tej stronie.
campaign-no-cast = Każdym bohaterem musi ktoś grać: członek drużyny, bot albo ten, kto przyjdzie. Nic się nie zmieniło; wybierz jeszcze raz.
campaign-no-nobody = Przynajmniej jednym bohaterem musi grać człowiek albo jego miejsce musi na kogoś czekać. Nic się nie zmieniło.
campaign-no-setup = Nie da się przygotować tego rozdziału z miejsca, w którym stoi kampania. Nic się nie zmieniło; zanim spróbujesz czegoś innego, zapisz ją do pliku.
campaign-no-name = Podaj imię lub nazwę.
campaign-no-name-taken = Ktoś w drużynie już używa tego imienia. Wybierz inne.
campaign-no-full = Drużyna jest pełna: ma dwunastu członków.
campaign-no-alone = Oprócz ciebie nikogo już nie ma. Jeśli nie chcesz widzieć tej kampanii, ukryj ją.
campaign-no-owner-only = Może to zrobić tylko ten, kto prowadzi drużynę. Nic się nie zmieniło.
campaign-no-yourself = Nie możesz usunąć samego siebie; możesz odejść.
campaign-no-not-member = Nie należysz już do tej drużyny. Nic się nie zmieniło.
campaign-no-answered = Ktoś był szybszy i zdecydował inaczej. Liczy się jego odpowiedź.
campaign-no-not-offered = Nie ma takiej odpowiedzi. Nic się nie zmieniło.
campaign-no-not-asked = W tej chwili nie ma nic do rozstrzygnięcia. Nic się nie zmieniło.
campaign-no-players = Ten rozdział nie jest dla tylu osób. Nic się nie zmieniło.
campaign-no-wish = Wybierz jedną z podanych możliwości.
campaign-no-seat = Nie można oddać im tego miejsca. Nic się nie zmieniło.
campaign-no-moved-on = Kampania poszła tymczasem dalej; nic się nie zmieniło. Oto, jak stoi teraz.
campaign-no-playing = Trwa rozdział; to musi poczekać do jego końca. Nic się nie zmieniło.
campaign-no-busy = Zbyt wiele osób działało naraz. Nic się nie zmieniło; spróbuj jeszcze raz.
campaign-no-other = W tej chwili nie można tego zrobić. Nic się nie zmieniło.

# Czego nie ma
campaign-lost-way = Do kampanii
campaign-lost-game = Nie ma takiej kampanii
    .text = Żadna z tutejszych gier nie ma kampanii pod tym adresem.
campaign-lost-campaign = Nie ma takiej kampanii
    .text = Nikt nie zaczął kampanii pod tym adresem albo adres został ucięty.
campaign-lost-foreign = To cudza kampania
    .text = Widzą ją tylko ci, którzy należą do drużyny. Poproś kogoś z nich o link.
campaign-lost-removed = Nie należysz już do tej drużyny
    .text = Usunięto cię z niej i na twoim miejscu gra teraz ktoś inny. To, co rozegrano z tobą, nadal obejrzysz wśród swoich powtórek.
campaign-lost-left = Ta drużyna gra już bez ciebie
    .text = Na twoim miejscu gra teraz ktoś inny. Wrócisz, jeśli dostaniesz od nich link.
campaign-lost-link = Ten link stracił ważność
    .text = Od tego czasu powstał nowszy. Poproś o niego kogoś z drużyny.
campaign-lost-newer = W tę kampanię grano na nowszym wydaniu
    .text = Ten serwer jest starszy niż to, co zapisano w niej ostatnio. Nic nie przepadło: zaktualizuj serwer, aby grać dalej.

# Przy stole
table-home = Wróć do kampanii „{ $name }”
table-seat-given = Twoje miejsce przy tym stole dostał ktoś inny: już tu nie grasz.
refused-session = To była sesja kampanii: następną zaczyna się na jej stronie.
ways-note-given = Jako { $seat } gra odtąd { $new }.
ways-note-given-bot = Jako { $seat } gra odtąd bot ({ $level }).

# Opowieści i ci, którzy patrzą
story-ask = Tu toczy się opowieść
story-ask-line = { $game } opowiada historię. Kto patrzy, dowiaduje się tego, co odkrywają grający; jeśli chcesz w nią jeszcze zagrać, może lepiej nie zaglądać.
story-ask-hint = Pytamy raz o każdy stół i o każdą powtórkę.
story-ask-do = Chcę wiedzieć
story-ask-not = Raczej nie
story-tag = opowieść
refused-story = Ta gra opowiada historię. Kto chce ją poznać, nie grając, mówi to wprost: story=1 w adresie.
