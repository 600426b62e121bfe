# The campaign: how it begins, who takes part, and its chart.

campaign-nights = The Waiting Room
campaign-nights-session = Session { $n }
campaign-nights-unknown = A Dream that nobody has found
campaign-nights-wish-difficulty = Difficulty
campaign-nights-wish-agreement = Decisions of the Team
campaign-nights-wish-rounds = Ordered Rounds: one after the other instead of all at once
campaign-nights-wish-short = Short campaign: an easier way to the last Gate
campaign-nights-value-in = takes part
campaign-nights-value-away = stays awake
campaign-nights-value-no = no
campaign-nights-value-yes = yes
campaign-nights-no-too-few = At least one Dreamer has to take part.
campaign-nights-option-join = { $who } joins the Team
campaign-nights-option-stay = { $who } stays awake
campaign-nights-option-ease = The difficulty becomes: { $who }

## The chart
chart-label = The Dreams of this campaign, pair by pair, from the first down to the last
chart-owned = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $masks ->
        [0] no Mask
        [one] 1 Mask
       *[other] { $masks } Masks
    }
chart-new = begins with the first deck
chart-difficulty = Difficulty: { $difficulty }
chart-away = awake
chart-season = Season: { $season }
chart-world = Found: { $districts }
chart-kept = { $items ->
        [one] 1 Item
       *[other] { $items } Items
    }, { $wisdom ->
        [one] 1 Wisdom card
       *[other] { $wisdom } Wisdom cards
    }
chart-counter-salvations = Salvations: { $n }
chart-counter-notes = Notes: { $n }
chart-counter-deaths = Deaths: { $n }
chart-deaths = { $n ->
        [one] one death
       *[other] { $n } deaths
    }
chart-ending = How it ended
chart-ending-called = Called
    .text = The number came up, and all of you woke together.
chart-ending-kept = Kept
    .text = You stayed, and run the office now.
chart-ending-next = Next
    .text = The numbers start again from one.
chart-ending-done = your ending
chart-ending-open = stood open
chart-lacks-salvations = { $n ->
    [one] 1 Salvation short
   *[other] { $n } Salvations short
}
chart-lacks-deaths = { $n ->
    [one] 1 death too many
   *[other] { $n } deaths too many
}
chart-lacks-notes = { $n ->
    [one] 1 Note short
   *[other] { $n } Notes short
}
chart-quiet = a night on the Map
chart-books = What you have read
chart-nights = The nights so far
chart-raised = What you chose
chart-raised-first_talk = You woke up talking.
chart-raised-first_force = You woke up pushing.
chart-raised-bells_freed = The bells ring again.
chart-raised-bells_kept = The bells are yours.
chart-raised-bells_muted = The bells stay silent.
chart-raised-boats_kept = The paper boats stayed dry.
chart-raised-boats_burned = The paper boats burned.
chart-raised-debt_paid = The debts were paid.
chart-raised-debt_forged = The debts were forged away.
chart-raised-seed_planted = The seed was planted.
chart-raised-seed_eaten = The seed was eaten.
chart-raised-understudy_freed = The understudy went free.
chart-raised-understudy_sold = The understudy was sold.
chart-raised-name_told = The name was said aloud.
chart-raised-name_hidden = The name was kept hidden.
chart-raised-loop_broken = The loop is broken.
chart-raised-loop_kept = The loop goes on.
chart-raised-echoes_calmed = The echoes lie calm.
chart-raised-echoes_cleared = The echoes are gone.
