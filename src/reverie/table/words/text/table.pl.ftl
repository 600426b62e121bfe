# Sam stół: miejsca, pytania, odmowy i strony o tym, co się nie udało.

level-novice = Łatwy
level-adept = Normalny
level-expert = Trudny
level-master = Bardzo trudny
level-bot-name = Bot
level-bot = Bot ({ $level })

table-open-seat = wolne miejsce
table-spectator = Widz
table-over = Gra skończona
table-waits-for-players = Czekamy, aż ktoś usiądzie
table-waits-for-players-line = Wyślij odnośnik z menu temu, kto ma grać; gra zacznie się, gdy wszyscy usiądą.
table-waits-for = Decyduje { $name }
table-bot-thinks = { $name } myśli
table-unread = Przeczytaj ten krok lekcji
table-unread-line = Gra czeka, aż ruszysz dalej.
table-undo-free = Cofnij swoją ostatnią odpowiedź
table-undo-ask-dice = Poproś o cofnięcie swojej ostatniej odpowiedzi: od tamtej pory rzucano kośćmi
table-undo-ask-seen = Poproś o cofnięcie swojej ostatniej odpowiedzi: od tamtej pory ujawniono coś ukrytego
table-undo-ask-agreed = Poproś o cofnięcie swojej ostatniej odpowiedzi: tak umówiono się przy tym stole
table-undo-answered = Poproś o cofnięcie swojej ostatniej odpowiedzi; od tamtej pory odpowiadali też: { $names }
table-undo-seen = Cofnąć ostatnią odpowiedź? Od tamtej pory ujawniono coś ukrytego; będzie takie samo.
table-undo-agreed = Cofnąć ostatnią odpowiedź?
table-undo-dice = Cofnąć ostatnią odpowiedź? Od tamtej pory rzucano kośćmi; wypadną te same.
table-hint-chances = Szanse na wygraną: { $percent } %, po następnej co do jakości odpowiedzi { $next } %.
table-hint-even = Szanse na wygraną: { $percent } %; inne odpowiedzi są mniej więcej równie dobre.
table-stopping = Serwer uruchamia się ponownie. Wszystkie odpowiedzi są bezpieczne; strona wróci sama.
table-too-many-tabs = Ten stół jest otwarty w zbyt wielu twoich kartach; ta została zamknięta, nowsze działają dalej.

table-card-bot = bot ({ $level })
table-card-nobody = wolne miejsce
table-card-somebody = ktoś
table-card-and = { " i " }
table-card-your-move = Twój ruch, przeciw: { $who }
table-card-playing = { $game }, przy stole: { $who }
table-card-watch = { $who }
table-card-open = { $game }: { $who }
table-card-over = { $who }
table-card-won = Wygrana, przeciw: { $who }
table-card-lost = Przegrana, przeciw: { $who }
table-card-drawn = Remis, przeciw: { $who }
table-card-your-move-team = Twój ruch, razem z: { $allies }, przeciw: { $who }
table-card-your-move-together = Twój ruch, razem z: { $allies }
table-card-won-team = Wygrana, razem z: { $allies }, przeciw: { $who }
table-card-won-together = Wspólna wygrana, razem z: { $allies }
table-card-lost-team = Przegrana, razem z: { $allies }, przeciw: { $who }
table-card-lost-together = Wspólna przegrana, razem z: { $allies }
table-card-drawn-team = Remis, razem z: { $allies }, przeciw: { $who }
table-card-your-move-alone = Twój ruch
table-card-won-alone = Wygrana
table-card-lost-alone = Przegrana
table-card-drawn-alone = Gra zakończona przed czasem
table-card-closed-together = Sesja zakończona, razem z: { $allies }
table-card-closed-alone = Sesja zakończona
table-card-drawn-together = Gra zakończona za zgodą wszystkich: { $allies }
table-card-against = { " – " }
table-card-line = tura { $turn }

join-title = Usiądź do gry { $game }
join-line =
    { $n ->
        [0] Nikt tu jeszcze nie siedzi.
       *[other] Przy stole siedzi już: { $people }.
    }
join-name = Twoje imię, widoczne dla innych
join-sit = Usiądź jako { $seat }
join-back = Wróć na miejsce: { $seat }
join-back-line = Ten odnośnik prowadzi z powrotem na zajęte miejsce, na tym urządzeniu.
join-watch = Tylko oglądaj
join-key-title = Odnośnik do miejsca
join-key-line = Strona otworzy się sama. Jeśli nie, wklej w to pole odnośnik albo to, co stoi w nim za znakiem #.
join-key = Odnośnik lub klucz
join-key-open = Otwórz

refused-over = Gra jest skończona: nie ma już na co odpowiadać.
refused-not-begun = Gra się nie zaczęła: ktoś musi jeszcze usiąść.
refused-stale = Na stole coś się już zmieniło; nic nie zostało naruszone. Oto jak jest teraz.
refused-not-asked = Teraz nikt cię o nic nie pyta.
refused-illegal = Nie ma takiej możliwości.
refused-incomplete = Odpowiedź nie jest jeszcze pełna.
refused-other-seat = To nie jest twoje miejsce.
refused-undo-off = Przy tym stole niczego się nie cofa.
refused-nothing-to-undo = Nie masz czego cofnąć.
refused-already-asked = O to już poproszono.
refused-no-offer = Nie ma na co się zgodzić.
refused-not-concerned = Nikt cię o to nie pyta.
refused-already-agreed = Twoja zgoda już jest; pozostali jeszcze nie odpowiedzieli.
refused-out = Nie ma cię już w tej grze.
refused-resign-later = Poddać się można dopiero po rozpoczęciu pierwszej tury.
refused-draw-together = Gracie razem: nie ma z kim remisować. Możecie się natomiast poddać.
refused-own-offer = Na twoją propozycję muszą się zgodzić inni.
refused-no-seat = Nie ma takiego miejsca.
refused-taken = To miejsce jest zajęte.
refused-empty = Pusta wiadomość nic nie mówi.
refused-talking = Mówisz szybciej, niż inni zdążą przeczytać; poczekaj chwilę.
refused-players-only = Przy tym stole rozmawiają tylko grający.
refused-muted = Grający nie chcą cię słyszeć przy tym stole.
refused-chat-full = Przy tym stole powiedziano już dość; rozmowa jest pełna.
refused-nobody = Nikt taki nic tu nie powiedział.
refused-too-long = Wiadomość może mieć { $n } znaków.
refused-stopping = Serwer uruchamia się ponownie; nic się nie zmieniło. Spróbuj za chwilę.
refused-not-over = Gra jeszcze trwa.
refused-crowded = Zbyt wiele osób ogląda ten stół; spróbuj ponownie za jakiś czas.
refused-crowded-here = Zbyt wiele kart z twojego adresu ogląda ten stół; zamknij kilka z nich.
refused-watching = Oglądasz; to mogą zrobić tylko siedzący przy stole.
refused-too-big = Wiadomość może mieć { $n } znaków; tę pominięto.
refused-too-many = Zbyt wiele naraz z jednego miejsca; poczekaj minutę.
refused-promise-foreign = Kości z tego formularza obiecano przed ponownym uruchomieniem serwera lub przywróceniem kopii zapasowej albo obiecał je inny serwer. Otwórz stronę jeszcze raz, a przyniesie nową obietnicę. Nie otwarto żadnego stołu.
refused-promise-expired = Kości z tego formularza obiecano ponad dobę temu. Otwórz stronę jeszcze raz, a przyniesie nową obietnicę. Nie otwarto żadnego stołu.
refused-promise-used = Kości z tego formularza zostały już użyte: obietnica wystarcza na jeden stół. Aby otworzyć następny, otwórz stronę jeszcze raz.
refused-busy = Serwer jest teraz zajęty; spróbuj ponownie za chwilę.
refused-long-replay = Ta gra ma ponad { $most } odpowiedzi: to za dużo, by pokazać ją krok po kroku. Jej zapis można nadal pobrać przy stole.
refused-uploads = Serwer przechowuje już tyle przesłanych zapisów, ile może. Niczego nie zachowano.
refused-not-json = Ta wiadomość nie jest w formacie JSON.
refused-not-a-message = To nie jest wiadomość: powinna być obiektem z polem „do”.
refused-unknown-act = Nie ma czynności „{ $act }”.
refused-field =
    Pole „{ $name }” się nie zgadza: { $want ->
        [missing] brakuje go
        [int] powinno być liczbą całkowitą
        [str] powinno być tekstem
        [short] jest za długie
        [array] powinno być listą
       *[other] niczego takiego nie ma
    }.
refused-too-deep = Ta wiadomość jest zagnieżdżona zbyt głęboko: { $n } poziomy wystarczą na wszystko.
refused-bug = To nasz błąd: nic się nie zmieniło. Zapisaliśmy go pod numerem { $trace }.

oops-no-table = Nie ma takiego stołu
    .text = Pod tym adresem nikt nie otworzył stołu albo adres został ucięty.
    .safe = Wszystkie inne stoły są na swoim miejscu.
    .way = Do stołów
oops-no-page = Pod tym adresem nic nie ma
    .text = Strona, o którą prosisz, nie istnieje.
    .safe = Twoje stoły są na swoim miejscu.
    .way = Do stołów
oops-link-foreign = Ten odnośnik nie pasuje
    .text = Odnośnik nie pochodzi z tego serwera, należy do innego stołu albo został ucięty przy kopiowaniu.
    .safe = Nic się nie zmieniło. Poproś o odnośnik jeszcze raz.
    .way = Do stołów
oops-link-expired = Ten odnośnik jest za stary
    .text = Odnośniki do miejsca są ważne dziewięćdziesiąt dni.
    .safe = Stół i gra są bezpieczne. Poproś o nowy odnośnik.
    .way = Do stołów
oops-diverged = Przy tym stole grano według innych zasad
    .text = Zasady lub figury zmieniły się od otwarcia stołu, więc nie da się tu grać dalej.
    .safe = Jego dziennik pozostaje nietknięty.
    .way = Do stołów
oops-damaged = Tego stołu nie da się odczytać
    .text = Jego zapis w bazie jest uszkodzony. Prowadzący serwer już o tym wie; innych stołów to nie dotyczy.
    .safe = Niczego w nim nie zmieniono.
    .way = Do stołów
oops-store = Serwer nie może sięgnąć do pamięci
    .text = Baza danych chwilowo nie odpowiada.
    .safe = Wszystko, co potwierdzono, jest bezpieczne. Spróbuj za chwilę.
    .way = Spróbuj jeszcze raz
oops-refused = To się nie udało
    .text = { $why }
    .safe = Nic się nie zmieniło.
    .way = Dalej
oops-bad-request = Serwer tego nie zrozumiał
    .text = { $why }
    .safe = Nic się nie zmieniło.
    .way = Dalej
oops-bug = Nasz błąd
    .text = Coś poszło nie tak wewnątrz serwera. Zapisaliśmy to pod numerem { $trace }.
    .safe = Twoje gry są bezpieczne: każdą odpowiedź zapisano, zanim ją pokazano.
    .way = Do stołów
