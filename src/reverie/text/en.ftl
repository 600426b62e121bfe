# The terminal, in English.

term-welcome = { $title }. Type a number to choose, or help.
term-curtain = { $seat }, it is your turn to look: press Enter when nobody else sees the screen.
term-your-turn = { $seat } decides: { $question }
term-rule = rule { $rule }
term-prompt = { $seat }>
term-back = back
term-help =
    A number picks an option; several numbers (1 3) pick several; an empty line repeats the question.
    why THING     why something is no option, with its rule ({ $why })
    odds          { $odds }
    hint          what the strongest bot would do here, and why
    undo          take back your last decision (dice cannot be unrolled without consent)
    board         show the whole table
    ask           be asked in every window, or only where it matters
    show THING    { $show }
    rules WORD    rules by id or word ({ $rules })
    log [N]       the last N events with the rules that caused them
    save FILE     write the game to a file; go on with: reverie play GAME --resume FILE
    lead SEAT     where several may act: act with another of those you lead
    let           where several may act: let the bots go first
    resign        give up
    quit          save and leave
term-help-draw = draw          offer a draw
term-lead = To act with another, type lead and the seat: { $seats }.
term-lead-wrong = “{ $words }” cannot act now; you can lead { $seats }.
term-lead-nobody = Nobody else of yours can act now.
term-let = To let the bots go first, type let.
term-let-nobody = No bot waits for you now.
term-unknown = “{ $words }” is neither a number of the list nor a command. Type help.
term-out-of-range = There is no option { $number }; pick 1 to { $most }.
term-undone = Taken back.
term-undo-nothing = There is nothing to take back.
term-undo-consent = Dice have been rolled since your last decision. Take it back all the same? Everyone at the table must agree (y/n)
term-undo-kept = Nothing was taken back.
term-saved = Saved to { $file }.
term-save-where = Say where: save FILE
term-left = Game saved. Go on with: { $command }
term-allowed = That is allowed: { $option }
term-why-what = Say what: { $why }
term-hint-chances = Winning chances: { $percent } %, with the next best answer { $next } %.
term-hint-even = Winning chances: { $percent } %; other answers are about as good.
term-seat-person = a person
term-seat-bot = the bot { $bot }
term-ask-always = You are asked in every window now.
term-ask-matter = You are asked only where it matters now.
term-hint-dice = Dice fall as they will; there is nothing to choose.
term-one-number = Pick one number, from 1 to { $most }.
term-no-odds = Nothing is at stake right now: no dice are at hand.
term-no-rule = No rule called “{ $words }”.
term-rules-what = Say what: { $rules }
term-show-what = Say what: { $show }
term-nothing-called = Nothing is called “{ $words }”.
term-split = Type the amounts in this order, { $total } in all, such as { $example }: { $targets }
term-subset = Type the numbers you want, such as 1 3.
term-subset-or-none = Type the numbers you want, such as 1 3; 0 for none.
term-bot = { $seat } ({ $bot }) chooses: { $option }
term-dice = Roll your dice.
term-own-dice = { $question } Type what they show.
term-campaign-done = done
term-campaign-open = open
term-campaign-locked = not yet
term-campaign-over = The campaign is over.
term-campaign-offers = You may change this before you go on, by naming it after the campaign:
term-campaign-no-offers = There is nothing to change before you go on.
term-campaign-choose = Choose one before you go on.
term-campaign-begun = Begun. Play it with: { $command }
term-campaign-next = Go on with: { $command }
term-campaign-anew = The session you left cannot be played on after an update. It begins anew where the campaign stood before it.
term-over = The game is over.
term-pass-device = { $seat }, it is up to you.
term-resign-sure = { $seat }: Give up the game? (y/n)
yes = y
term-draw-agree = { $seat }, do you agree to a draw? (y/n)
term-draw-bot = The bot plays on.
term-draw-together = You play together: there is nobody to draw with. Type resign to give up.
