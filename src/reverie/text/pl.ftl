# Terminal po polsku.

term-welcome = { $title }. Wpisz numer, aby wybrać, albo pomoc.
term-curtain = { $seat }, teraz ty patrzysz: naciśnij Enter, gdy nikt inny nie widzi ekranu.
term-your-turn = { $seat } decyduje: { $question }
term-rule = zasada { $rule }
term-prompt = { $seat }>
term-back = wstecz
term-help =
    Numer wybiera możliwość; kilka numerów (1 3) wybiera kilka; pusty wiersz powtarza pytanie.
    why RZECZ     dlaczego czegoś nie można, z zasadą ({ $why })
    odds          { $odds }
    hint          co zrobiłby tu najsilniejszy bot i dlaczego
    undo          cofnij ostatnią decyzję (rzutów nie cofa się bez zgody)
    board         pokaż cały stół
    ask           pytaj w każdym oknie albo tylko tam, gdzie to ważne
    show RZECZ    { $show }
    rules SŁOWO   zasady według numeru lub słowa ({ $rules })
    log [N]       ostatnie N zdarzeń z zasadami, które je wywołały
    save PLIK     zapisz grę; ciąg dalszy: reverie play GRA --resume PLIK
    lead MIEJSCE  gdy działać może kilka osób: działaj inną ze swoich
    let           gdy działać może kilka osób: przepuść boty
    resign        poddaj się
    quit          zapisz i wyjdź
    Polskie nazwy poleceń też działają: dlaczego, szanse, podpowiedź, pytaj, cofnij, stół, pokaż, zasady, dziennik, zapisz, prowadź, przepuść, poddaj, remis, wyjdź, pomoc.
term-help-draw = draw          zaproponuj remis
term-lead = Żeby działać kimś innym, wpisz prowadź i miejsce: { $seats }.
term-lead-wrong = „{ $words }” nie może teraz działać; możesz prowadzić: { $seats }.
term-lead-nobody = Nikt inny z twoich nie może teraz działać.
term-let = Żeby przepuścić boty, wpisz przepuść.
term-let-nobody = Żaden bot teraz na ciebie nie czeka.
term-unknown = „{ $words }” nie jest numerem z listy ani poleceniem. Wpisz pomoc.
term-out-of-range = Nie ma możliwości { $number }; wybierz od 1 do { $most }.
term-undone = Cofnięto.
term-undo-nothing = Nie ma czego cofnąć.
term-undo-consent = Od twojej ostatniej decyzji rzucono kośćmi. Cofnąć mimo to? Wszyscy przy stole muszą się zgodzić (t/n)
term-undo-kept = Niczego nie cofnięto.
term-saved = Zapisano w { $file }.
term-save-where = Powiedz gdzie: save PLIK
term-left = Gra zapisana. Ciąg dalszy: { $command }
term-allowed = To wolno: { $option }
term-why-what = Powiedz, o co chodzi: { $why }
term-hint-chances = Szanse na wygraną: { $percent } %, po następnej co do jakości odpowiedzi { $next } %.
term-hint-even = Szanse na wygraną: { $percent } %; inne odpowiedzi są mniej więcej równie dobre.
term-seat-person = człowiek
term-seat-bot = bot { $bot }
term-ask-always = Od teraz pytania padają w każdym oknie.
term-ask-matter = Od teraz pytania padają tylko tam, gdzie to ważne.
term-hint-dice = Kości padają, jak chcą; nie ma tu czego wybierać.
term-one-number = Wybierz jeden numer, od 1 do { $most }.
term-no-odds = Teraz nic nie stoi na szali: nie ma teraz żadnych kości.
term-no-rule = Nie ma zasady „{ $words }”.
term-rules-what = Powiedz, o co chodzi: { $rules }
term-show-what = Powiedz, o co chodzi: { $show }
term-nothing-called = Nic nie nazywa się „{ $words }”.
term-split = Wpisz liczby w tej kolejności, razem { $total }, na przykład { $example }: { $targets }
term-subset = Wpisz wybrane numery, na przykład 1 3.
term-subset-or-none = Wpisz wybrane numery, na przykład 1 3; 0 oznacza żaden.
term-bot = { $seat } ({ $bot }) wybiera: { $option }
term-dice = Rzuć swoimi kośćmi.
term-own-dice = { $question } Wpisz wyniki.
term-campaign-done = ukończone
term-campaign-open = dostępne
term-campaign-locked = jeszcze nie
term-campaign-over = Kampania dobiegła końca.
term-campaign-offers = Zanim ruszysz dalej, możesz to zmienić; podaj zmianę po nazwie kampanii:
term-campaign-no-offers = Nie ma nic do zmiany, zanim ruszysz dalej.
term-campaign-choose = Zanim ruszysz dalej, wybierz jedno.
term-campaign-begun = Kampania rozpoczęta. Graj poleceniem: { $command }
term-campaign-next = Graj dalej poleceniem: { $command }
term-campaign-anew = Po aktualizacji przerwanej sesji nie da się dokończyć. Zaczyna się od nowa, od stanu kampanii sprzed niej.
term-over = Koniec gry.
term-pass-device = { $seat }, twoja kolej.
term-resign-sure = { $seat }: Poddać grę? (t/n)
yes = t
term-draw-agree = { $seat }, zgadzasz się na remis? (t/n)
term-draw-together = Gracie razem: nie ma z kim remisować. Wpisz poddaj, żeby się poddać.
term-draw-bot = Bot gra dalej.
