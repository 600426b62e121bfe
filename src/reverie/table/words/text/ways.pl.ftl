# Sposoby gry: zegary, przerwy, boty w zastępstwie, przekazywanie miejsc, własne kości, powiadomienia, gra dalej.

# Zegary
ways-clock = Zegar
ways-clock-none = Bez zegara
ways-clock-move = Czas na każdą odpowiedź
ways-clock-game = Czas na całą grę
ways-clock-seconds = Sekundy na odpowiedź
ways-clock-minutes = Minuty na grę
ways-clock-increment = Sekundy dodawane za każdą odpowiedź
ways-clock-move-line = Gdy czas minie, odpowiedzią jest pas; gdzie spasować nie można, decyduje rada samej gry.
ways-clock-game-line = Komu skończy się czas, ten przegrywa.
ways-note-timed = { $seat }: czas minął; odpowiedziano w zastępstwie.

# Przerwy
ways-pause = Przerwij grę
ways-resume = Wznów
ways-paused = Gra jest przerwana
ways-paused-line = Zegary stoją i nie można odpowiadać. Wznowić może każdy, kto siedzi przy stole.
ways-note-paused = { $seat }: przerwa w grze.
ways-note-resumed = { $seat }: koniec przerwy.
shell-offer-pause = { $name } prosi o przerwę.
shell-offer-pause-mine = Prosisz o przerwę. Inni muszą się zgodzić.

# Ktoś odszedł
ways-absent = { $name } jest poza stołem. Niech w zastępstwie zagra bot:
ways-absent-bot = Siła bota
ways-absent-level = Bot w zastępstwie: { $level }
ways-call = Jeśli { $name } nie wróci, w zastępstwie zagra bot ({ $level }) za
ways-seat-stand-in = poza stołem, gra bot ({ $level })
ways-note-substituted = { $seat }: nikogo nie ma; w zastępstwie gra bot ({ $level }).
ways-note-returned = { $seat }: powrót do stołu.

# Poddanie się
ways-note-left = { $seat }: poddanie się i koniec gry dla tego miejsca.
ways-note-timed-out = { $seat }: koniec czasu i koniec gry dla tego miejsca.
ways-note-resigned = { $old } poddaje się; jako { $seat } gra dalej bot ({ $level }).

# Bot, który zawiódł
ways-bot-failed = { $name }: błąd bota
ways-failed = { $name } ({ $level }): bot nie dał rady odpowiedzieć. To błąd w Reverie, nie twój. Został zapisany dla gospodarza serwera, a z gry nic nie przepadło. Niech bot spróbuje ponownie albo niech usiądzie inny:
ways-failed-who = Kto gra dalej na tym miejscu
ways-failed-again = Spróbuj ponownie
ways-failed-level = Inny bot: { $level }
ways-note-failed = { $seat }: bot ({ $level }) nie odpowiedział; to błąd w Reverie.
ways-note-replaced = { $seat }: siada inny bot ({ $level }).
refused-not-failed = Ten bot nie zawiódł; gra dalej sam.

# Przekazane miejsce
ways-link-hand = Przekaż miejsce { $seat } komuś innemu
ways-join-hand = { $name } przekazuje swoje miejsce temu, kto pierwszy otworzy ten link. Od tej chwili będzie tylko twoje.
ways-join-take = Przejmij miejsce: { $seat }
ways-note-handed = { $old } przekazuje miejsce ({ $seat }); teraz gra { $new }.
oops-link-handed = Ten link już wykorzystano
    .text = Od utworzenia linku miejsce zostało komuś przekazane i tylko ta osoba może teraz na nim grać.
    .safe = Gra toczy się dalej; nic się nie zmieniło.
    .way = Do stołów

refused-paused = Gra jest przerwana.
refused-not-paused = Gra nie jest przerwana.
refused-not-their-move = O nic się ich teraz nie pyta.
refused-no-level = Nie ma bota o tej sile.
refused-not-away = Nie są poza stołem.
refused-nobodys-seat = Tego miejsca nikt nie może przekazać: nie siedzi na nim człowiek.
refused-not-due = Na nic jeszcze nie przyszła pora.

# Własne kości
ways-companion = Rzucamy własnymi kośćmi
ways-companion-line = Stół prosi o każdy rzut, a ty mówisz, co wypadło; talie tasuje sam.
ways-roll-line = Rzućcie kośćmi i powiedzcie stołowi, co wypadło.
ways-roll-tray = Na tacy: { $n }, brakuje: { $left }
ways-roll-faces = Co pokazuje kość
ways-roll-type = Co pokazują kości, słowami lub liczbami
ways-roll-example = albo wpisz: 3 1 …
ways-roll-put = Połóż
ways-roll-many = Możliwości jest za dużo, by je wskazać: niech los wybierze stół.
ways-roll-luck = Rzuć za nas
ways-roll-luck-ask = Czy tym razem ma rzucić stół?
ways-roll-not-yet = Na tacy nie ma jeszcze wszystkich kości.
refused-roll = { $why }

# Gra dalej od powtórki i punkty zwrotne
ways-on = Graj dalej od tego miejsca
ways-on-line = Nowy stół zaczyna się od rozegranych kroków (do { $step } z { $last }). Dalej kości padają na nowo.
ways-on-level = Siła bota
ways-on-as = Zagraj przeciw botowi: { $seat }
ways-on-all = Zagraj na wszystkich miejscach przy tym ekranie
ways-on-back = Wróć do powtórki
ways-on-over = W tym kroku gra jest już skończona. Cofnij się o kilka kroków i graj dalej stamtąd.
ways-points = Punkty zwrotne
ways-points-replay = Obejrzyj powtórkę
points-mistake = { $who } oddaje { $lost } { $lost ->
    [one] punkt
    [few] punkty
   *[many] punktów
} na sto
points-found = { $who } znajduje jedyną dobrą odpowiedź
points-luck = Kości sprzyjają: { $helped }
points-played = Zagrano: { $what }
points-better = Lepiej było tak: { $what } { $why }
points-mistake-chances = { $who } – najlepsza odpowiedź dawała { $best } % szans na wygraną, zagrana { $given } %.
points-found-chances = { $who } ma po niej { $given } % szans na wygraną; po następnej co do jakości byłoby { $next } %.
points-luck-chances = { $who } – przeciętnie daje to { $meant } % szans na wygraną, tym razem wyszło { $reached } %.
ways-points-step = Krok { $step }
ways-points-try = Graj dalej od tej decyzji
ways-points-none = Według najsilniejszego bota żadna decyzja ani żaden rzut nie zmieniły szans w tej grze o pięć punktów na sto lub więcej. Krzywa to szybszy szacunek i waha się mocniej.

# Wiadomość o ruchu
ways-notify = Powiadom mnie, gdy przyjdzie mój ruch
ways-notify-denied = Przeglądarka na to nie pozwala
ways-webhook = Webhook
ways-webhook-line = Adres https, który dowie się, gdy przyjdzie czyjś ruch. Jeśli nie wiesz, co to jest, zostaw puste.
ways-oops-webhook = Wpisz cały adres zaczynający się od https://.
ways-news-move = { $game }: ruch ma { $names }.
ways-news-over = { $game }: koniec gry, wygrywa { $names }.
ways-news-over-lost = { $game }: koniec gry, wszyscy przegrali.
ways-news-over-closed = { $game }: koniec sesji; można ją podjąć innego dnia.
ways-news-drawn = { $game }: koniec gry, nikt nie wygrał.

# Przekazywany ekran
refused-curtain = Ekran jest właśnie przekazywany: nic nie można zrobić, zanim ktoś odsłoni kurtynę.
ways-roll-whose = Teraz kość gracza: { $name }

# Szczęście i umiejętności osobno, pod punktami zwrotnymi
fortune-title = Szczęście i umiejętności
fortune-what = Szczęście to różnica między tym, co przyniosły kości i karty, a średnią tego, co mogły przynieść; umiejętności mierzymy tym, co oddano w wyraźnych błędach. Jedno i drugie podajemy w punktach procentowych szans na wygraną. Tam, gdzie nie sprawdzono wszystkich możliwości, podany jest margines. Wiele szczęścia wyrównuje się w obrębie tury: suma powyżej zera nie znaczy, że ktoś wygrał samym szczęściem.
fortune-luck = Szczęście w całej grze
fortune-skill = Oddane w wyraźnych błędach
fortune-turns = Szczęście tura po turze: { $name }
fortune-turn = Tura
fortune-sum = Punkty
fortune-rolls = Co najbardziej pomogło lub zaszkodziło: { $name }
fortune-none = nic
fortune-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fortune-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
