## Zasady

rules-books = Księgi zasad
rules-books-line = Każda zasada, której pilnuje stół, prostymi słowami, razem z tym, co za nią stoi. Prowadzi tu numer zasady w dzienniku, w pytaniu i w odmowie.
rules-book-line = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
} i { $rulings ->
    [one] { $rulings } rozstrzygnięcie
    [few] { $rulings } rozstrzygnięcia
   *[many] { $rulings } rozstrzygnięć
}, rozdziały: { $chapters }
rules-book-of = { $game }: zasady
rules-chapter = Rozdział { $number }
rules-contents = Spis treści
rules-language = Język zasad
rules-language-en = English
rules-language-pl = Polski
rules-search = Szukaj w zasadach
rules-search-go = Szukaj
rules-search-hint = Numer, na przykład 802.1, albo słowa
rules-search-for = Szukane: { $query }
rules-found = { $n ->
    [one] Znaleziono { $n } zasadę.
    [few] Znaleziono { $n } zasady.
   *[many] Znaleziono { $n } zasad.
}
rules-none = Żadna zasada nie ma „{ $query }” w numerze, tytule ani treści
rules-none-line = Mniej liter znajdzie więcej: wystarczy początek słowa.
rules-none-near = Może chodzi o
rules-none-way = Do spisu treści
rules-before = Poprzedni rozdział
rules-after = Następny rozdział
rules-chapters = Sąsiednie rozdziały
rules-results = Strony wyników
rules-results-before = Wcześniejsze wyniki
rules-results-after = Dalsze wyniki
rules-see = zobacz
rules-ruling = rozstrzygnięcie
rules-ruling-why = Ustalone odczytanie tam, gdzie zasady zostawiają lukę
rules-house = zasada domowa
rules-house-why = Nasza własna: wydana gra jej nie ma
rules-tests = { $n ->
    [one] dowodzi jej { $n } test
    [few] dowodzą jej { $n } testy
   *[many] dowodzi jej { $n } testów
}
rules-tests-unproved = { $n ->
    [one] sprawdza ją { $n } test, ale jej nie dowodzi: błąd w jej kodzie może się prześlizgnąć
    [few] sprawdzają ją { $n } testy, ale jej nie dowodzą: błąd w jej kodzie może się prześlizgnąć
   *[many] sprawdza ją { $n } testów, ale jej nie dowodzi: błąd w jej kodzie może się prześlizgnąć
}
rules-informational = dla wiadomości:
rules-applied = { $n ->
    [one] w tej grze zastosowana raz
   *[other] w tej grze zastosowana { $n } razy
}
rules-applied-now = zastosowana przed chwilą
rules-applied-last = ostatnio
rules-moment = przejdź do tej chwili
rules-words = Użyte tu pojęcia
rules-kept = Skąd pewność
rules-kept-line = Zasady: { $rules }, rozstrzygnięcia: { $rulings }. Testy dowodzą { $tested } z nich.
rules-back-to-table = Wróć do stołu
rules-no-game = Nie ma takiej księgi zasad
rules-no-game-text = Ten stół nie zna gry „{ $name }”.
rules-all-books = Wszystkie księgi zasad
rules-no-rule = Nie ma takiej zasady
rules-no-rule-text = W zasadach gry { $game } nie ma zasady „{ $rule }”.
rules-to-contents = Spis treści zasad

## Nazwy rozdziałów, według kluczy w księgach

rules-chapter-rulings = Rozstrzygnięcia
rules-chapter-house = Zasady domowe

## Powtórki

replay-list = Powtórki
replay-list-line = Skończoną grę można obejrzeć ruch po ruchu, z każdego miejsca przy stole.
replay-recent = Ostatnie gry
replay-recent-none = Nie ma jeszcze skończonych gier
replay-recent-none-line = Zagraj albo wczytaj własny zapis.
replay-play = Zagraj
replay-look = Obejrzyj
replay-ended = { DATETIME($at, dateStyle: "medium") }
replay-upload = Obejrzyj zapis
replay-upload-line = Zapis to plik tekstowy jednej gry, taki jak z „Pobierz zapis”. Zostanie tu odegrany ruch po ruchu; obejrzy go każdy, kto zna jego adres.
replay-upload-file = Plik zapisu, najwyżej 2 MB
replay-upload-go = Wczytaj i obejrzyj
replay-wrong = Tego zapisu nie da się pokazać.
replay-wrong-safe = Nic nie zostało zachowane. Twój plik jest taki, jaki był.
replay-wrong-none = Nie wybrano pliku. Wybierz zapis i spróbuj ponownie.
replay-wrong-empty = Plik jest pusty. Zapis zaczyna się wierszem nagłówka.
replay-wrong-large = Plik ma ponad 2 MB. Zapisy są dużo mniejsze: to coś innego.
replay-wrong-long = Plik ma ponad { $most } wierszy. Żadna gra nie jest tak długa.
replay-none = Nie ma takiej powtórki
replay-none-text = Pod tym adresem nic nie ma. Może odnośnik stracił końcówkę.
replay-not-over = Ta gra jeszcze trwa
replay-not-over-text = Powtórka pokazuje to, co było ukryte, więc otwiera się po zakończeniu gry.
replay-changed = Tej gry nie da się już odegrać
replay-changed-text = Zasady albo figurki zmieniły się od tego czasu: { $why }
replay-safe-record = Jej zapis jest bezpieczny i nadal można go pobrać.
replay-to-list = Wszystkie powtórki
replay-to-table = Do stołu
replay-title = Powtórka: { $names }
replay-skip = Przejdź do planszy
replay-steps = Przebieg gry
replay-step = Krok { $step } z { $last }
replay-step-name = Krok
replay-first = Pierwszy krok
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Ostatni krok
replay-start = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Szybkość
replay-seen-by = Widok
replay-everyone = Wszyscy
replay-everyone-why = To, co widzieli wszyscy przy stole
replay-seat = { $name }, { $seat }
replay-link = Odnośnik do tego kroku
replay-link-done = Skopiowano
replay-download = Pobierz zapis
replay-go = Przejdź
replay-turns = Tury
replay-log = Wszystkie zdarzenia
replay-log-earlier = Wcześniejsze zdarzenia
replay-log-later = Późniejsze zdarzenia
replay-lost = Ten krok nie dotarł. Czy serwer działa? Spróbuj ponownie.
replay-estimate = Szanse: { $name }
replay-estimate-in = { $n } na 100
replay-estimate-name = Szanse ({ $name }) w ciągu gry: na początku { $first } na 100, na końcu { $last }
replay-head = Powtórka
replay-bot = { $name } ({ $level })
replay-won = wygrana
replay-length = { $turns ->
    [0] { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
   *[other] { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
}
replay-menu = Więcej
replay-players = Gracze
replay-decision-back = { $name }: poprzednia decyzja
replay-decision-on = { $name }: następna decyzja
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-roll-back = Poprzedni rzut
replay-roll-on = Następny rzut
replay-jump-turn = Tura
replay-jump-roll = Rzut
replay-every = Każdy krok
replay-every-why = Zatrzymuj się przy każdej odpowiedzi, także przy oknach bez reakcji i odpowiedziach wymuszonych
replay-turn = tura
replay-swings = Największe zwroty
replay-swings-none = Ocena ani razu nie zmieniła się naraz o dziesięć punktów.
replay-swing-at = tura { $turn }, krok { $step }
replay-swing-for = na korzyść: { $name }
replay-course = Szanse w ciągu gry
replay-points-why = Co rozstrzygnęło grę i co byłoby lepsze
replay-points-wait = Najsilniejszy bot przegląda grę…
replay-keys = Strzałki prowadzą krok po kroku, z Shiftem od tury do tury. R prowadzi do następnego rzutu, D do następnej decyzji, spacja odtwarza i zatrzymuje.

# Skończona gra w pętli, na stronach o czymś innym
loop-name = Skończona gra, odegrana ponownie: { $title }
loop-pause = Zatrzymaj
loop-start = Wznów
loop-look = Obejrzyj całość
