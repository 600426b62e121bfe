# Oprawa: to, co otacza każdą stronę i każdy stół.

shell-skip = Przejdź do treści
shell-skip-table = Przejdź do stołu
shell-brand = Reverie, strona główna
shell-nav = Główne
shell-nav-play = Gra
shell-nav-learn = Nauka
shell-nav-campaigns = Kampanie
shell-nav-replays = Powtórki
shell-nav-rules = Zasady
shell-theme-switch = Jasno lub ciemno
shell-close = Zamknij
shell-copy = Kopiuj
shell-copy-named = Kopiuj: { $what }
shell-copied = Skopiowano

# Nagłówek stołu
shell-phases = Przebieg tury
shell-rulebook = Księga zasad
shell-chat = Rozmowa
shell-chat-new = { $n ->
    [one] Rozmowa, { $n } nowa wypowiedź
    [few] Rozmowa, { $n } nowe wypowiedzi
   *[other] Rozmowa, { $n } nowych wypowiedzi
}
shell-menu = Menu
shell-spectators = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
   *[other] Ogląda { $n } osób
}
shell-spectators-watching = oglądają

# Pytanie
shell-hint = Podpowiedź
shell-hint-take = Zrób to
shell-seek = Jest z czego wybierać dalej
shell-back = Wstecz
shell-confirm = Zatwierdź
shell-confirm-not-yet = Nie wszystko jest jeszcze wybrane; wiersz pod pytaniem mówi, czego brakuje.
shell-copy-invite = Kopiuj zaproszenie

# Dziennik, szczegóły, szanse
shell-log = Dziennik
shell-log-empty = Nic się jeszcze nie wydarzyło.
shell-log-more = Pokaż wcześniejsze wpisy
shell-details = Szczegóły
shell-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Miejsca
shell-seat-nobody = Jeszcze nikt
shell-seat-bot = bot, { $level }
shell-seat-open = wolne miejsce
shell-seat-you = ty
shell-seat-here = przy stole
shell-seat-away = poza stołem
shell-seat-thinking = myśli

# Rozmowa
shell-chat-lines = Co powiedziano
shell-chat-empty = Nikt jeszcze nic nie powiedział.
shell-chat-field = Twoja wiadomość
shell-chat-send = Wyślij
shell-chat-mute = Wycisz
shell-chat-mute-whom = Wycisz: { $name }. Nikt już tu nie zobaczy tych wypowiedzi
shell-chat-unmute = { $n ->
    [one] Znów słuchaj wyciszonego widza
    [few] Znów słuchaj { $n } wyciszonych widzów
   *[other] Znów słuchaj { $n } wyciszonych widzów
}
shell-chat-players-only = Tylko grający
shell-chat-hushed = Przy tym stole rozmawiają tylko grający.

# Propozycje
shell-offers = Propozycje
shell-offer-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi.
shell-offer-undo-mine = Prosisz o cofnięcie swojej ostatniej odpowiedzi. Pozostali muszą się zgodzić.
shell-offer-draw = { $name } proponuje remis.
shell-offer-draw-mine = Proponujesz remis. Pozostali muszą się zgodzić.
shell-offer-agreed = Zgoda: { $names }.
shell-offer-asked = Jeszcze bez odpowiedzi: { $names }.
shell-offer-consent = Zgoda
shell-offer-refuse = Odmowa
shell-offer-withdraw = Wycofaj

# Koniec gry
shell-over = Gra skończona
shell-over-won = Wygrywasz
shell-over-lost = Przegrywasz
shell-rematch = Zagraj jeszcze raz
shell-rematch-go = Przejdź do nowej gry
shell-replay = Obejrzyj powtórkę
shell-leave = Odejdź od stołu

# Menu
shell-links = Odnośniki
shell-link-invite = Zaproszenie na miejsce { $seat }
shell-link-watch = Dla tych, którzy chcą oglądać
shell-link-rejoin = Twoje miejsce na innym urządzeniu
shell-game = Gra
shell-draw = Zaproponuj remis
shell-draw-ask = Zaproponować remis? Jeśli pozostali się zgodzą, gra skończy się bez zwycięzcy.
shell-resign = Poddaj się
shell-resign-ask-left = Poddać się? Przegrasz i odpadniesz; pozostali zagrają dalej.
shell-resign-ask-resigned = Poddać się? Twoje miejsce zajmie na stałe bot i zagra dalej dla twojej drużyny.
shell-resign-ask = Poddać się? Gra się skończy, a ty ją przegrasz.
shell-record = Pobierz zapis gry
shell-bug = Zgłoś błąd
shell-settings = Ustawienia
shell-set-language = Język
shell-set-theme = Światło
shell-set-speed = Tempo
shell-set-auto = Gdy można wybrać tylko jedno
shell-theme-system = Jak w systemie
shell-theme-light = Jasno
shell-theme-dark = Ciemno
shell-speed-slow = Powoli
shell-speed-calm = Spokojnie
shell-speed-quick = Szybko
shell-speed-off = Bez pokazu
shell-auto-on = Wybierz za mnie
shell-auto-off = Pytaj mnie

# Pytania przed działaniem
shell-ask-yes = Tak
shell-ask-no = Nie

# Klawisze
shell-keys = Klawisze i dotyk
shell-key-space = Spacja
shell-keys-options = następna lub poprzednia możliwość
shell-keys-arrows = między polami albo między figurkami na polu
shell-keys-enter = wybór; otwarcie pola
shell-keys-space = zajrzenie na pole
shell-keys-digits = kość na tym miejscu
shell-keys-escape = wstecz albo zamknięcie tego, co otwarte
shell-keys-hint = podpowiedź
shell-keys-undo = cofnięcie
shell-keys-log = dziennik
shell-keys-chat = rozmowa
shell-keys-help = te klawisze

# Gdy połączenie się zrywa
shell-away = Połączenie ze stołem zostało zerwane.
shell-away-safe = Twoje odpowiedzi są bezpieczne. Próbujemy połączyć się ponownie.
shell-away-now = Spróbuj teraz
shell-noscript = Stół potrzebuje JavaScriptu: przez niego wybory trafiają do serwera. Zasady i powtórki działają bez niego.
shell-gone-way = Na stronę główną

# Przekazywanie ekranu
shell-curtain = Przekaż ekran: { $name }
shell-curtain-line = To, co ma { $from }, jest zasłonięte. Na tej stronie nie ma niczego ze stołu, dopóki { $name } nie odsłoni kurtyny.
shell-curtain-ready = To ja, { $name }
shell-go-on = Dalej
shell-figures = Gra w liczbach
shell-points = Punkty zwrotne
shell-next-level = Teraz przeciw: { $level }
shell-touch = Dotyk
shell-touch-tap = Stuknięcie
shell-touch-tap-does = wybiera to, co zaznaczone; co od razu weszłoby do gry, najpierw się pokazuje, a zagrywa je drugie stuknięcie; przy innych rzeczach mówi, dlaczego nie można
shell-touch-hold = Przytrzymanie
shell-touch-hold-does = mówi wszystko o figurce, karcie lub zdolności
shell-set-sound = Dźwięk
shell-sound-off = Brak
shell-sound-on = Włączony
shell-sound-touch = Z wibracją

# Ci, którzy grają razem

party-title = Drużyna
party-open = wolne miejsce
party-waits = czeka
party-done = skończone
party-decides = decyduje
party-let = Niech inni zaczną
