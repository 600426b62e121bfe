# Co może powiedzieć każda gra. Gra, której teksty mają któryś z tych kluczy, mówi to po swojemu.
seat-sun = Słońce
seat-moon = Księżyc
seat-star = Gwiazda
seat-comet = Kometa
seat-cloud = Chmura
seat-bolt = Piorun

option-nothing = nic
option-stop = stop
option-pass = pas

refusal-not-offered = Tego nie można tu wybrać.
parse-unclear = „{ $words }” nie jest żadną z możliwości; wpisz jedną z nich albo jej numer.
parse-dice = { $n ->
    [one] Wpisz, co pokazuje kość, na przykład 4.
    [few] Wpisz, co pokazują { $n } kości, na przykład 4 6 1.
   *[other] Wpisz, co pokazuje { $n } kości, na przykład 4 6 1.
}

outcome-won = Zwycięstwo: { $winners } ({ $scores }).
outcome-draw = Remis ({ $scores }).
outcome-agreed = Gracze zgadzają się na remis ({ $scores }).
outcome-resigned = Poddaje się: { $losers }; zwycięstwo: { $winners }.
outcome-time = Koniec czasu: { $losers }; zwycięstwo: { $winners }.
outcome-lost = Przegrana ({ $scores }).
outcome-closed = Sesja skończona; można grać dalej innego dnia.
outcome-resigned-lost = Drużyna się poddaje: gra przegrana.
outcome-time-lost = Czas minął: gra przegrana.

bot-any = Nic nie przemawia za żadną z możliwości.
bot-random = Wybór losowy.
bot-playouts = Wypada najlepiej w wyobrażonych grach (było ich { $playouts }).
bot-only-one = To jedyna rozsądna odpowiedź.
help-why = why RZECZ
help-odds = dokładne szanse, gdy w grze są kości
help-show = show RZECZ
help-rules = rules SŁOWO albo numer zasady
