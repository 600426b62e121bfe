# Beacon, in English.
ask-reading = Read this together.
ask-site = Where do you light the fire?
ask-keep = What do you do in this watch?
ask-wake = You are done for this watch.
ask-shield = A gust: who shields the fire?
ask-way = Two ways are equally short. Where does the Shade go?
ask-prey = Whose oil does the Shade snuff?
ask-shuffle = The winds are shuffled.
option-read = we have read it
option-hill = on the hill
option-shore = on the shore: a higher fire, an oil spilt each
option-feed = feed the fire
option-go = go to: { $area }
option-open = open the gate
option-shut = shut the gate
option-done = be done
option-wake = wake again, spilling an oil
option-shield = shield it
option-let = let it blow
event-lit = { $site ->
    [hill] The fire is lit on the hill.
   *[shore] The fire is lit on the shore.
  }
event-wind = { $gusts ->
    [0] The wind is still.
    [one] The wind blows: one gust.
   *[other] The wind blows: { $gusts } gusts.
  }
event-did = { $what ->
    [feed] { $seat } feeds the fire.
    [wake] { $seat } wakes again.
    [open] { $seat } opens the gate.
    [shut] { $seat } shuts the gate.
   *[done] { $seat } is done.
  }
event-went = { $seat } goes: { $area }.
event-found = { $seat } finds an oil washed ashore.
event-torn = The wind tears the gate open.
event-prowled = The Shade glides on: { $area }.
event-snuffed = The Shade snuffs an oil of { $seat } and is gone.
event-gust = A gust: the fire stands at { $fire }.
head-keeper = Keeper
head-oil = Oil
head-area = Where
head-done = Done
map = The hill and the shore
fire = fire { $n }
shade = the Shade
keeper = { $name }, oil { $n }
gate = The gate, shut
code-fire = *
code-shade = #
area-1A-a = Hilltop
area-1A-b = Slope
area-1A-c = Hollow
area-2A-a = Landing
area-2A-b = Strand
area-2A-c = Reef
area-2A-d = Skerries
subtitle = Fire { $fire } · { $n } winds to come
outcome-dawn = Dawn: the fire burns.
outcome-out = The fire is out.
form-keepers = Keepers
campaign-nights-wish-keepers = Keepers
chapter-night = The night
doing-keep = tends the fire
doing-shield = looks into the wind
doing-reading = reads
ask-choosing = The great gale is here. What do you do?
option-huddle = huddle together
option-stand = stand by the fire
doing-choosing = weighs what to do
doing-way = watches the Shade
doing-prey = watches the Shade
event-read = A page of the night is read.
event-took = { $branch ->
    [0] The keepers huddle together.
   *[1] The keepers stand by the fire.
  }
story-dusk = The lamp keeper has not come back. The boats are still out, and somebody has to keep the fire until they are home.

    You have carried the oil up yourselves. Up here there is no more of it.
    .title = Dusk
story-storm = The sea goes quiet, and then it stands up.

    Nobody who was here last winter has forgotten that sound.
    .title = The third wind
story-huddle = Backs to the wind, shoulder to shoulder. In the lee of you all a forgotten jar has kept its oil.
    .title = Shoulder to shoulder
story-stand = You hold your coats around it like a tent. It takes the wind as food.
    .title = A tent of coats
campaign-nights = Two nights
campaign-nights-first = The first night
campaign-nights-second = The second night
bot-heuristic = It keeps the fire alive.
