# Błędne ogniki po polsku. Klucze to nazwy decyzji, zdarzeń i powodów.
ask-snare = Jaką liczbę ma łapać twoje sidło?
ask-wisps = Rzut kością po ogniki.
ask-dare = Rzucasz jeszcze raz czy zachowujesz, co masz?
option-roll = rzucam
option-stop = zachowuję

event-hidden = { $seat }: sidło na { $number } ukryte.
event-sprung = { $seat }: sidło łapie { $number }, punkty: { $number }.
event-gathered = { $seat }: zebrano { $number }, razem w ręku { $n }.
event-kept = { $seat }: zachowano { $n }.
event-lost = Światło gaśnie. { $seat }: stracono { $n }.

head-player = Gracz
head-points = Punkty
head-snare = Sidło
head-safe = Niezłapane
subtitle = Tura { $turn } · { $seat } · w ręku { $n }
form-players = Liczba graczy

bot-enough = Tyle ogników ({ $n }) warto zachować.
bot-more = Tyle ogników ({ $n }) to za mało, by przestać.
