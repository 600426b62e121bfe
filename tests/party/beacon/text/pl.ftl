# Beacon, po polsku.
ask-reading = Przeczytajcie to razem.
ask-site = Gdzie rozpalacie ogień?
ask-keep = Co robisz podczas tej warty?
ask-wake = W tej warcie już skończyłeś.
ask-shield = Podmuch: kto osłania ogień?
ask-way = Dwie drogi są równie krótkie. Dokąd idzie Cień?
ask-prey = Czyją oliwę gasi Cień?
ask-shuffle = Wiatry są tasowane.
option-read = przeczytane
option-hill = na wzgórzu
option-shore = na brzegu: wyższy ogień, każdy ulewa miarę oliwy
option-feed = dolej oliwy
option-go = idź: { $area }
option-open = otwórz bramę
option-shut = zamknij bramę
option-done = skończ
option-wake = wróć, ulewając miarę oliwy
option-shield = osłoń
option-let = niech wieje
event-lit = { $site ->
    [hill] Ogień zapłonął na wzgórzu.
   *[shore] Ogień zapłonął na brzegu.
  }
event-wind = { $gusts ->
    [0] Cisza, wiatr nie wieje.
    [one] Wieje wiatr: jeden podmuch.
    [few] Wieje wiatr: { $gusts } podmuchy.
   *[other] Wieje wiatr: { $gusts } podmuchów.
  }
event-did = { $what ->
    [feed] { $seat } dolewa oliwy.
    [wake] { $seat } wraca do działania.
    [open] { $seat } otwiera bramę.
    [shut] { $seat } zamyka bramę.
   *[done] { $seat } kończy.
  }
event-went = { $seat } idzie: { $area }.
event-found = { $seat } znajduje miarę oliwy wyrzuconą na brzeg.
event-torn = Wiatr wyrywa bramę.
event-prowled = Cień sunie dalej: { $area }.
event-snuffed = Cień gasi miarę oliwy ({ $seat }) i znika.
event-gust = Podmuch: ogień ma siłę { $fire }.
head-keeper = Strażnik
head-oil = Oliwa
head-area = Gdzie
head-done = Gotowe
map = Wzgórze i brzeg
fire = ogień { $n }
shade = Cień
keeper = { $name }, oliwa { $n }
gate = Brama, zamknięta
code-fire = *
code-shade = #
area-1A-a = Szczyt
area-1A-b = Stok
area-1A-c = Kotlinka
area-2A-a = Przystań
area-2A-b = Plaża
area-2A-c = Rafa
area-2A-d = Skałki
subtitle = Ogień { $fire } · wiatry do świtu: { $n }
outcome-dawn = Świt: ogień płonie.
outcome-out = Ogień zgasł.
form-keepers = Strażnicy
campaign-nights-wish-keepers = Strażnicy
chapter-night = Noc
doing-keep = dogląda ognia
doing-shield = patrzy w wiatr
doing-reading = czyta
ask-choosing = Nadeszła wielka wichura. Co robicie?
option-huddle = zbijcie się w grupę
option-stand = stójcie przy ogniu
doing-choosing = waży, co zrobić
doing-way = patrzy na Cień
doing-prey = patrzy na Cień
event-read = Przeczytano stronę nocy.
event-took = { $branch ->
    [0] Strażnicy zbijają się w grupę.
   *[1] Strażnicy stoją przy ogniu.
  }
story-dusk = Latarnik nie wrócił. Łodzie są jeszcze na morzu i ktoś musi podtrzymać ogień, aż przypłyną.

    Oliwę wnieśliście na górę sami. Na górze więcej jej nie ma.
    .title = Zmierzch
story-storm = Morze cichnie, a potem wstaje.

    Kto tu był zeszłej zimy, nie zapomniał tego dźwięku.
    .title = Trzeci wiatr
story-huddle = Plecami do wiatru, ramię w ramię. W waszym cieniu zapomniany dzban zachował oliwę.
    .title = Ramię w ramię
story-stand = Trzymacie płaszcze wokół ognia jak namiot. Wiatr go karmi.
    .title = Namiot z płaszczy
campaign-nights = Dwie noce
campaign-nights-first = Pierwsza noc
campaign-nights-second = Druga noc
bot-heuristic = To podtrzymuje ogień.
