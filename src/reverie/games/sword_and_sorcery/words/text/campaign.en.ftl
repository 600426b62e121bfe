# The campaign: how it begins, who goes on, and its chart.

campaign-souls = Souls Called Back
campaign-souls-unknown = A quest still to come
campaign-souls-wish-difficulty = Difficulty
campaign-souls-wish-agreement = Decisions of the party
campaign-souls-wish-soul-storm = Soul Storm: lawful and chaotic souls together
campaign-souls-wish-box-limits = Crowns limited to those in the box
campaign-souls-version = { $version } ({ $nature })
campaign-souls-nature-lawful = lawful
campaign-souls-nature-neutral = neutral
campaign-souls-nature-chaotic = chaotic
campaign-souls-value-away = does not take part
campaign-souls-value-first = the first answer counts
campaign-souls-value-leader = the active hero's player decides
campaign-souls-value-vote = everybody votes
campaign-souls-value-no = no
campaign-souls-value-yes = yes
campaign-souls-no-too-few = At least two heroes have to take part.
campaign-souls-no-nature = Lawful and chaotic heroes do not travel together. Choose other versions, or switch Soul Storm on.
campaign-souls-lost = { $quest } has been lost { $n ->
        [one] once
       *[other] { $n } times
    }. Try again, or concede it?
campaign-souls-option-retry = Try again
campaign-souls-option-concede = Concede and go on: soul points, but no crowns and no treasures
campaign-souls-option-join = { $hero } joins the party
campaign-souls-option-stay = { $hero } stays in camp
campaign-souls-option-back = { $hero } comes back from camp
campaign-souls-option-change = { $hero } goes on as { $other }

## The chart
chart-label = The quests of this campaign, from the first down to the last
chart-due = comes next
chart-won = won in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $deaths ->
        [0] nobody died
        [one] one death
       *[other] { $deaths } deaths
    }
chart-conceded = conceded
chart-lost = lost { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }
chart-raised-mercy = mercy was shown
chart-raised-balance = the scales were kept level
chart-raised-greed = greed had its way
chart-raised-ally-token = somebody is grateful
chart-raised-toll-village = the toll went to the village
chart-raised-toll-kept = the toll was kept
chart-raised-toll-sold = the toll was sold
chart-raised-second-shrine = a second shrine burns
chart-counter-mercy = mercy { $n }
chart-counter-balance = balance { $n }
chart-counter-greed = greed { $n }
chart-hero = rank { $rank } · { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
chart-camp = In camp
chart-soul = { $n ->
        [one] { $n } soul point
       *[other] { $n } soul points
    }
chart-story = Read so far: { $quest }
