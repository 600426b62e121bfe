# Strona główna, nowy stół, gra od razu.

home-title = Graj · Reverie
home-new-title = Nowy stół · Reverie
home-cover = Gry planszowe: każda zasada dotrzymana, każdy powód pokazany.
home-cover-line = Graj z botami, przy jednym ekranie albo przez link. Każde zdarzenie w dzienniku otwiera zasadę, która je wywołała. Bez konta i bez instalowania.
home-play-now = Zagraj w { $game }
home-new = Nowy stół
home-learn = Lekcja w pięć minut
home-rules = Przeczytaj zasady

# Gry
home-games = Gry
home-game = Gra
home-playable = można grać
home-being-built = w budowie

# Listy
home-mine = Twoje stoły
home-waiting = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
home-open = Otwórz
home-look = Zobacz
home-mine-none = Nie masz jeszcze stołów
home-mine-none-line = Zagraj od razu albo otwórz stół i zaproś kogoś.
home-open-tables = Otwarte stoły
home-join = Dołącz
home-open-none = Nikt nie czeka
home-open-none-line = Otwórz stół i wyślij link albo posadź przy nim bota.
home-live = Na żywo
home-live-none = W tej chwili nie toczy się żadna publiczna gra.
home-live-more = jeszcze { $n }
home-watch = Oglądaj
home-replays = Ostatnie powtórki
home-replays-all = Wszystkie
home-replays-none = Nie ma jeszcze powtórek
home-replays-none-line = Zakończoną grę można tu obejrzeć jeszcze raz, krok po kroku.
home-ago-now = przed chwilą
home-ago-minutes = { $n } min temu
home-ago-hours = { $n } godz. temu
home-ago-days = { $n ->
    [one] wczoraj
   *[other] { $n } dni temu
}

# Nowy stół
home-seat = Miejsce { $n }, { $name }
home-seats = Miejsca
home-seat-who = Kto tu siedzi
home-seat-me = Ty
home-seat-here = Druga osoba przy tym ekranie
home-seat-link = Inna osoba, przez link
home-seat-open = Ktokolwiek zechce
home-seat-bot = Bot: { $level }
home-name = Twoje imię
home-name-line = Widzą je inni przy stole.
home-here-name = Imię drugiej osoby
home-here-name-line = Tylko jeśli ktoś jeszcze gra przy tym ekranie.
home-wishes = Gra
home-wishes-none = W tej grze nie ma czego ustawiać.
home-range = Od { $least } do { $most }.
home-notes = { $label }: co jest czym
home-agreed = Umowa przy stole
home-undo = Cofanie
home-undo-free = Wolno, do ostatniego rzutu kośćmi
home-undo-ask = Tylko za zgodą pozostałych
home-undo-off = Bez cofania
home-odds = Pokazuj szanse
home-public = Każdy może oglądać
home-public-line = Stół publiczny widać na stronie głównej. Stół z miejscem dla kogokolwiek jest zawsze publiczny.
home-create = Otwórz stół
home-everything = Wszystkie ustawienia

# Co jest nie tak
home-oops-game = Nie ma tu gry { $name }. Wybierz jedną z powyższych.
home-oops-choice = Wybierz jedną z tych możliwości.
home-oops-number = Wpisz liczbę całkowitą od { $least } do { $most }.
home-oops-setup = Tak nie da się zagrać: { $why }
home-oops-seats = { $game } ma miejsc: { $n }. Więcej osób może oglądać.
home-oops-twice = Siedzisz już na miejscu { $seat }. Dla dwóch osób przy jednym ekranie wybierz drugą osobę przy tym ekranie.
home-oops-here = Kto gra przy tym ekranie, potrzebuje przy stole także ciebie: wybierz miejsce dla siebie.
home-oops-name = Wybierz krótsze imię: najwyżej { $most } znaków.

# Kampanie jako pliki.
campaign-take-along = Zapisz do pliku
campaign-file = Kontynuuj kampanię z pliku
campaign-file-line = Kampania zapisana do pliku – tutaj, na innym serwerze lub w terminalu („reverie campaign export”) – potoczy się dalej od miejsca, w którym stanęła.
campaign-file-which = Plik kampanii, najwyżej 1 MB
campaign-file-go = Kontynuuj
campaign-file-foreign = To nie jest kampania Reverie. Nic się nie zmieniło.
campaign-file-newer = Ten plik pochodzi z nowszego wydania Reverie. Nic się nie zmieniło.
campaign-file-other-game = To kampania innej gry. Nic się nie zmieniło.
campaign-file-other-campaign = To inna kampania. Nic się nie zmieniło.
campaign-file-changed = Ten plik zmieniono lub uszkodzono po zapisaniu. Tutaj nic się nie zmieniło.
campaign-file-broken = Ten plik jest urwany albo za duży. Nic się nie zmieniło.
campaign-file-unsound = Ten plik opowiada o kampanii, której nie dało się rozegrać. Nic się nie zmieniło.
