# Strona o kościach stołu.

fair-title = Kości tego stołu
fair-line-goes-on = Serwer ustalił swoje ziarno i nie może go już zmienić. Po zakończeniu gry ziarno pojawi się tutaj i każdy będzie mógł sprawdzić każdy rzut.
fair-line-over = Gra się skończyła: oto wszystko, z czego powstały kości. Nikt nie musi w to wierzyć; każdy może to sprawdzić.
fair-line-given = Przy tym stole rzuca się prawdziwymi kośćmi i wpisuje wyniki. Nie ma tu niczego, co serwer mógłby zmyślić.
fair-line-stream = Ten stół jest sprzed czasu uczciwych kości: wynikają one z jednego ziarna, które zawiera zapis, ale nikt się do niego wcześniej nie zobowiązał.
fair-back = Do stołu
fair-replay = Powtórka
fair-link = Jak powstają kości
fair-same = Ta przeglądarka pamięta zobowiązanie sprzed chwili, gdy dodała własne bajty, oraz to, co dodała. Jedno i drugie jest wciąż takie samo.
fair-other = Ta przeglądarka pamięta inne zobowiązanie lub inne własne bajty, niż pokazuje ten stół. Nie ufaj tym kościom.
fair-wrong = Te kości nie przechodzą weryfikacji.
fair-parts = Z czego powstają
fair-commitment = Zobowiązanie (SHA-256 ziarna serwera)
fair-commitment-promised = Ogłoszone, zanim ktokolwiek cokolwiek dodał.
fair-commitment-opened = Ogłoszone przy otwarciu stołu: zanim cokolwiek dodali ci, którzy usiedli później, ale nie przed tym, kto stół otworzył.
fair-commitment-unknown = Zapis nie mówi, czy ogłoszono je, zanim ktokolwiek cokolwiek dodał.
fair-seed = Ziarno serwera
fair-seed-sealed = Zapieczętowane do końca gry.
fair-added = { $name } dodaje
fair-added-bot = Nic: boty nie dodają bajtów.
fair-added-none = Nic: z tego miejsca nie przysłano bajtów.
fair-added-open = Nikt tu jeszcze nie siedzi. Żadna kość nie spadnie, zanim wszyscy usiądą.
fair-lot = Jak to powstało i jak to sprawdzić
fair-lot-sealed = Zapieczętowane, dopóki nie wszystko jest znane.
fair-lot-added = Co dodały miejsca, po kolei
fair-lot-line = Liczba to losowanie 0 w celu „{ $label }” z { $many }, zrobione tak jak kości stołu.
fair-lot-number = Jest to { $number }.
fair-how = Jak powstaje rzut
fair-how-1 = Serwer wybiera tajne ziarno i ogłasza jego SHA-256. Od tej chwili nie może wybrać innego.
fair-how-2 = Każda przeglądarka, która siada do stołu, dodaje własne losowe bajty. Tego, co dodano po ogłoszeniu zobowiązania, serwer nie mógł znać, gdy wybierał.
fair-how-3 = Losowanie numer k w danym celu to HMAC-SHA-256 pod ziarnem ze wszystkich dodanych bajtów, celu i k. Co zostało cofnięte, wypada znowu tak samo.
fair-how-4 = Na końcu ziarno zostaje pokazane. Kto ma zapis, może przeliczyć każdy rzut.
fair-check = Sprawdź to sam
fair-check-line = Pobierz zapis i weryfikator, krótki program, który potrzebuje tylko Pythona, i uruchom:
fair-check-rules = Sama Reverie sprawdza też, czy zasady wymagały właśnie tych rzutów:
fair-check-hand = Samo zobowiązanie, zwykłymi narzędziami:
fair-record = Pobierz zapis
fair-verifier = Pobierz weryfikator
fair-draws =
    { $n ->
        [one] { $n } losowanie
        [few] { $n } losowania
       *[many] { $n } losowań
    }
fair-draws-line = Cel i numer, co z tego wyszło, którą liczbę z ilu wylosowano, oraz HMAC.
fair-draw-of = { $index } z { $n }
fair-check-noted = Podano tu zobowiązanie z tej strony. Wpisz zamiast niego to, które zanotowano przed grą. Oba programy kończą się kodem 0, gdy wszystko jest dowiedzione, 1, gdy coś zostało obalone, a 3, gdy nic się nie kłóci, ale nie wszystko jest dowiedzione.
fair-proven =
    { $n ->
        [one] Dowiedzione: { $n } losowanie wynika z ustalonego ziarna i z tego, co dodały miejsca.
        [few] Dowiedzione: { $n } losowania wynikają z ustalonego ziarna i z tego, co dodały miejsca.
       *[many] Dowiedzione: { $n } losowań wynika z ustalonego ziarna i z tego, co dodały miejsca.
    }
fair-given =
    { $n ->
        [one] Niedowiedzione: { $n } rzut lub tasowanie, przejęte z innej gry.
        [few] Niedowiedzione: { $n } rzuty i tasowania, przejęte z innej gry.
       *[many] Niedowiedzione: { $n } rzutów i tasowań, przejętych z innej gry.
    }
fair-unknown =
    { $n ->
        [one] Niedowiedzione: znaczenie { $n } losowania, bo weryfikator nie umie ponumerować jego wyników.
       *[other] Niedowiedzione: znaczenie { $n } losowań, bo weryfikator nie umie ponumerować ich wyników.
    }
oops-other-site = To przyszło z innej strony
    .text = Żądanie wysłała strona z innego serwera, a tutaj mogą coś zmieniać tylko strony tego serwera.
    .safe = Nic się nie zmieniło.
    .way = Do stołów
oops-host = Ten serwer nie nosi tej nazwy
    .text = Zapytano o „{ $host }”, a ten serwer nie zna tej nazwy jako swojej. Kto go prowadzi, może ją dopuścić: reverie serve --allow-host { $host }
    .safe = Nic się nie zmieniło. Nazwy są sprawdzane, żeby żadna inna strona nie mogła podszyć się pod tę.
    .way = Spróbuj ponownie

security-title = Coś tu nie jest bezpieczne?
security-line = Jeśli widzisz coś, czego nie powinno być widać, możesz działać za kogoś innego, przewidzieć kości albo zatrzymać serwer, powiedz o tym nam, zanim powiesz innym. Napisz, co zrobiono, co się stało i przy którym stole.
security-contact = Pisz na: { $contact }
security-no-contact = Powiedz temu, kto prowadzi ten serwer. To, co dotyczy samej Reverie, należy zgłosić jej opiekunom, prywatnie, jak mówi SECURITY.md w źródłach.
security-promise = Odpowiedź przyjdzie w ciągu tygodnia. Kto szuka ostrożnie i nikomu nie szkodzi, nie ma się czego z naszej strony obawiać.
