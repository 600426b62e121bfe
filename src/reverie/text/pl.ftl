# Terminal po polsku.

term-welcome = { $title }. Wpisz numer, aby wybrać, albo pomoc.
term-curtain = { $seat }, teraz ty patrzysz: naciśnij Enter, gdy nikt inny nie widzi ekranu.
term-your-turn = { $seat } decyduje: { $question }
term-rule = zasada { $rule }
term-prompt = { $seat }>
term-back = wstecz
term-help =
    Numer wybiera możliwość; kilka numerów (1 3) wybiera kilka; pusty wiersz powtarza pytanie.
    why RZECZ     dlaczego czegoś nie można, z zasadą (why A3 c2)
    odds          dokładne szanse bliskich starć
    hint          co zrobiłby tu prosty bot i dlaczego
    undo          cofnij ostatnią decyzję (rzutów nie cofa się bez zgody)
    board         pokaż stół jeszcze raz
    show RZECZ    figurka z tekstem zasad; reserves – zasoby; graveyard – cmentarz
    rules SŁOWO   zasady według numeru lub słowa (rules DB-802.2g, rules portal)
    log [N]       ostatnie N zdarzeń z zasadami, które je wywołały
    save PLIK     zapisz grę; ciąg dalszy: reverie play GRA --resume PLIK
    resign        poddaj się
    draw          zaproponuj remis
    quit          zapisz i wyjdź
    Polskie nazwy poleceń też działają: dlaczego, szanse, podpowiedź, cofnij, stół, pokaż, zasady, dziennik, zapisz, poddaj, remis, wyjdź, pomoc.
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
term-why-what = Powiedz, o co chodzi: why A3 c2
term-hint = Prosty bot wybrałby: { $option }. { $reason }
term-hint-dice = Kości padają, jak chcą; nie ma tu czego wybierać.
term-one-number = Wybierz jeden numer, od 1 do { $most }.
term-no-odds = Teraz nic nie stoi na szali: nie ma bliskiego starcia.
term-no-rule = Nie ma zasady „{ $words }”.
term-rules-what = Powiedz, o co chodzi: rules portal albo rules DB-802.2g
term-show-what = Powiedz, co pokazać: show A3, show reserves (zasoby), show graveyard (cmentarz)
term-nothing-called = Nic nie nazywa się „{ $words }”.
term-split = Wpisz liczby w tej kolejności, razem { $total }, na przykład { $example }: { $targets }
term-subset = Wpisz wybrane numery, na przykład 1 3.
term-subset-or-none = Wpisz wybrane numery, na przykład 1 3; 0 oznacza żaden.
term-bot = { $seat } ({ $bot }) wybiera: { $option }
term-dice = Rzuć swoimi kośćmi.
term-own-dice = { $question } Wpisz wyniki.
term-over = Koniec gry.
term-pass-device = { $seat }, twoja kolej.
term-resign-sure = { $seat }: Poddać grę? (t/n)
yes = t
term-draw-agree = { $seat }, zgadzasz się na remis? (t/n)
term-draw-bot = Bot gra dalej.
