# What to do, in English: whole sentences.

do-reroll = { $n ->
    [one] Roll die { $dice } again.
   *[other] Roll dice { $dice } again.
}
do-reroll-stop = Keep the dice as they lie.
do-pick-dice-stop = Roll no die again.
do-announce = Announce { $line }.
do-announce-decline = Announce nothing.
do-announce-reroll = Go back to another roll attempt.
do-roll-roll = Roll the dice.
do-roll-skip = Do not roll.
do-knockdown-pay = Pay and stand up.
do-knockdown-skip = Stay down.
do-defend = Defend with { $slot }.
do-defend-decline = Do not defend.
do-main-done = End the phase.
do-react-pass = Let it pass.
do-react-rest = Let everything pass in this phase.
do-play = Play { $card }{ $n ->
    [0] {""}
   *[other] { " " }for { $n } CP
}.
do-upgrade = Upgrade with { $card }{ $n ->
    [0] {""}
   *[other] { " " }for { $n } CP
}.
do-sell-for = Sell { $card } for { $n } CP.
do-sell = Sell { $cards }.
do-discard = Discard { $cards }.
do-spend = Spend { $token }.
do-use = Use { $what }{ $n ->
    [0] {""}
   *[other] { " " }for { $n } CP
}.
do-choose = Choose { $what }.
do-pay = { $n ->
    [0] Pay nothing.
   *[other] Pay { $n } CP.
}
do-how-many = { $n ->
    [0] Choose none.
   *[other] Choose { $n }.
}
do-token-stop = Stop here.
do-move = Move { $token } from { $giver } to { $taker }.
do-turn = Turn die { $n } to { $face }.
do-ban = Ban { $hero }.
do-pick = Take { $hero }.

# Help in the terminal
help-why = why Bend the Odds
help-odds = exact chances of your abilities with these dice
help-show = show Bend the Odds (a card, an ability, a token or a hero with its text)
help-rules = rules defence, or rules DT-4.43
