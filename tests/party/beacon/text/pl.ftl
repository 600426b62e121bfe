# Beacon, po polsku.
ask-reading = Przed wami noc pełna wiatrów. Utrzymajcie ogień do świtu.
ask-site = Gdzie rozpalacie ogień?
ask-keep = Dolewasz oliwy czy kończysz?
ask-wake = W tej warcie już skończyłeś.
ask-shield = Podmuch: kto osłania ogień?
ask-shuffle = Wiatry są tasowane.
option-read = przeczytane
option-hill = na wzgórzu
option-shore = na brzegu: wyższy ogień, każdy ulewa miarę oliwy
option-feed = dolej oliwy
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
   *[done] { $seat } kończy.
  }
event-gust = Podmuch: ogień ma siłę { $fire }.
head-keeper = Strażnik
head-oil = Oliwa
head-done = Skończył
subtitle = Ogień { $fire } · wiatry do świtu: { $n }
outcome-dawn = Świt: ogień płonie.
outcome-out = Ogień zgasł.
form-keepers = Strażnicy
chapter-night = Noc
doing-keep = dogląda ognia
doing-shield = patrzy w wiatr
doing-reading = czyta
ask-choosing = Nadeszła wielka wichura. Co robicie?
option-huddle = zbijcie się w grupę
option-stand = stójcie przy ogniu
doing-choosing = waży, co zrobić
event-read = Przeczytano stronę nocy.
event-took = { $branch ->
    [0] Strażnicy zbijają się w grupę.
   *[1] Strażnicy stoją przy ogniu.
  }
story-dusk = Latarnik nie wrócił. Łodzie są jeszcze na morzu i ktoś musi podtrzymać ogień, aż przypłyną.

    Oliwę wnieśliście na górę sami. Więcej jej nie ma.
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
