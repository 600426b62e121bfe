# Pages around tables.

# What there is to learn, and campaigns
learn-title = Learn to play
learn-line = Lessons at a real table, then positions to solve. What you have done is remembered in this browser.
learn-none = No game here has lessons yet.
learn-to-game = To the game
learn-all = All of them
campaigns-title = Campaigns
campaigns-line = For many evenings, alone or together: what you win stays with you, and so do the wounds.
campaigns-go = Begin or go on

# The home of a game
game-play-now = Play now
game-rules-line = Every rule with its number, in English and Polish, with a search.
home-learn-first = New here? A lesson first

# Words at a first table
callout-name = For your first game
callout-count = { $n } of { $all }
callout-next = Go on
callout-close = I know the game

# Lists
home-mine-tasks = Lessons, puzzles, campaigns
home-replays-mine = Your games
home-replays-public = Public games
home-hidden-show = { $n ->
    [one] Show { $n } hidden table
   *[other] Show { $n } hidden tables
}
home-hidden-hide = Leave hidden tables out
home-live-seen = Seen lately
list-more = Name or hide: { $title }
list-name = Your name for it
list-rename = Rename
list-hide = Hide
list-unhide = Show again
list-seen-by-you = only those with the link can see it
list-seen-by-all = anyone can see it
replay-mine = Your games
replay-mine-line = Finished games at which you sat. Private ones are listed for you alone; whoever has the link can watch them.
replay-mine-none-line = A finished game of yours is listed here at once.

# More about a new table, and invitations
home-more = More settings
join-what = What is played
join-undo-free = Undo is free up to the last roll of dice.
join-undo-ask = Undo only if the others agree.
join-undo-off = No undo.
join-no-clock = No clock
home-guests = Guests choose for themselves
home-guests-line = Whoever sits down by a link, or at an open seat, chooses their own on the page of the invitation. What stands above is proposed to them.
shell-tip = Details
home-about = About { $name }
