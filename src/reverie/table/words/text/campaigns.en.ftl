# Campaigns that a party plays, the same for every game.

campaign-together-line = For a party and many evenings: everybody keeps their hero, members come and go, and a bot plays for whoever is away.
campaign-yours = Your campaigns
campaign-none = No campaign yet
campaign-none-line = Begin one and send the others the link, or play all heroes yourself.
campaign-hidden-show = { $n ->
    [one] Show { $n } hidden campaign
   *[other] Show { $n } hidden campaigns
}
campaign-hidden-hide = Leave hidden campaigns out
campaign-new = Begin a campaign
campaign-new-line = You can invite others at any time, and nobody has to be there every evening.
campaign-new-do = Begin it
campaign-name = Name of the campaign

# Where it stands
campaign-progress = { $done } of { $all } chapters done
campaign-where-session = { $chapter } is being played.
campaign-where-move = { $chapter }: waits for { $who }.
campaign-where-your-move = { $chapter }: it is your move.
campaign-where-seat-free = { $chapter }: a seat is still free.
campaign-where-trouble = { $chapter }: its table cannot be played on.
campaign-where-question = Something is to be decided before the next session.
campaign-where-next = { $n ->
    [one] Next: { $chapter }.
   *[other] { $n } chapters are open, { $chapter } among them.
}
campaign-where-over = Played to its end.
campaign-chart = The way so far
campaign-chapter-done = done
campaign-chapter-open = open
campaign-chapter-locked = not open yet
campaign-unknown = Chapter { $n }
campaign-tries = { $n ->
    [one] { $n } attempt
   *[other] { $n } attempts
}

# The next session
campaign-next = Next: { $chapter }
campaign-or = Or:
campaign-cast = Who plays whom
campaign-cast-line = One person can play several heroes. A seat that is left open waits at the table for whoever comes.
campaign-cast-save = Save who plays whom
campaign-bot = Bot: { $level }
campaign-open = Left open
campaign-begin = Begin the session
campaign-retry = Try it again
campaign-again-line = The last attempt did not finish it. It begins again exactly where the campaign stands.
campaign-anew = Begin anew
campaign-going-on = going on
campaign-moves = to move
campaign-to-table = To the table
campaign-change-seats = Change seats
campaign-change-seats-line = Heroes change hands at once, in the middle of the game. You can give away your own and take those of bots; whoever leads the party can give all.
campaign-change-do = Change them
campaign-question = What do you decide?
campaign-question-line = Anybody of the party may answer. The first answer counts.
campaign-offers = Before you set out
campaign-offers-line = Until the next chapter begins, anybody of the party may change this.
campaign-offers-what = Change
campaign-offers-none = leave all as it is
campaign-offers-do = Do it
campaign-over = The campaign is over
campaign-over-line = All that can be played of it has been played. Its sessions can be watched again, and it can be saved as a file.
campaign-trouble-changed = The session of { $chapter } was played by other rules.
campaign-trouble-damaged = The session of { $chapter } cannot be read.
campaign-trouble-gone = The table of { $chapter } is not there.
campaign-trouble-line = The campaign itself is safe: it stands where that session began, and the chapter can be begun anew from there.

# The party
campaign-party = The party
campaign-you = (you)
campaign-leads = leads
campaign-no-hero = no hero at the moment
campaign-invite = Invite
campaign-invite-line = Whoever opens this link reads what is played and can join.
campaign-invite-open = The link itself
campaign-new-link = New link
campaign-new-link-line = From then on only the new link works; the one you have sent so far is used up.
campaign-new-link-do = Make a new link
campaign-remove-of = Remove { $name }
campaign-remove-ask = { $name } will no longer belong to the party and loses their seat at the table. The present link is used up.
campaign-remove-do = Remove
campaign-heir = Who plays on in their place
campaign-leave = Leave the party
campaign-leave-line = You can come back only by a link. If you lead the party, whoever has belonged to it longest leads it then.
campaign-leave-do = Leave
campaign-more = Settings
campaign-history = Sessions
campaign-history-none = Nothing has been played yet.
campaign-result-won = won
campaign-result-lost = lost
campaign-result-drawn = drawn
campaign-result-closed = saved and ended
campaign-result-given-up = begun anew after an update

# Joining
campaign-key-title = A link to a campaign
campaign-join-title = Join { $name }
campaign-join-line = { $n ->
    [one] { $people } plays a campaign and invites you.
   *[other] { $people } play a campaign and invite you.
}
campaign-join-do = Join the party

# What cannot be
campaign-no-chapter = There is no such chapter. Nothing was changed.
campaign-no-done = This chapter is done already. Nothing was changed.
campaign-no-locked = This chapter is not open yet. Nothing was changed.
campaign-no-choose-first = Something is to be decided first; you find it on this page.
campaign-no-cast = Somebody has to play every hero: a member of the party, a bot, or whoever comes. Nothing was changed; choose again.
campaign-no-nobody = At least one hero has to be played by a person, or left open for one. Nothing was changed.
campaign-no-setup = The chapter cannot be set up from where the campaign stands. Nothing was changed; save it as a file before you try anything else.
campaign-no-name = Please give a name.
campaign-no-name-taken = Somebody of the party goes by this name already. Please choose another one.
campaign-no-full = The party is full: it has twelve members.
campaign-no-alone = You are the only one left. Hide the campaign if you do not want to see it any more.
campaign-no-owner-only = Only whoever leads the party can do this. Nothing was changed.
campaign-no-yourself = You cannot remove yourself; you can leave.
campaign-no-not-member = You do not belong to this party any more. Nothing was changed.
campaign-no-answered = Somebody else was quicker and has decided otherwise. Their answer counts.
campaign-no-not-offered = This is none of the answers. Nothing was changed.
campaign-no-not-asked = Nothing is to be decided at the moment. Nothing was changed.
campaign-no-players = The chapter is not for so many. Nothing was changed.
campaign-no-wish = Please choose one of the values that are offered.
campaign-no-seat = This seat cannot be given to them. Nothing was changed.
campaign-no-moved-on = The campaign has moved on since; nothing was changed. Here is how it stands now.
campaign-no-playing = A chapter is being played; that has to wait until it is over. Nothing was changed.
campaign-no-busy = Too many acted at once. Nothing was changed; please try again.
campaign-no-other = This cannot be at the moment. Nothing was changed.

# What is not there
campaign-lost-way = To the campaigns
campaign-lost-game = There is no such campaign
    .text = No game here has a campaign at this address.
campaign-lost-campaign = There is no such campaign
    .text = Nobody ever began a campaign at this address, or the address was cut off.
campaign-lost-foreign = This campaign is other people's
    .text = Only those who belong to its party see it. Ask one of them for the link.
campaign-lost-removed = You do not belong to this party any more
    .text = You were removed from it, and somebody else plays at your seat now. What you have played stays yours to watch among your replays.
campaign-lost-left = You have left this party
    .text = Somebody else plays at your seat now. With a link of theirs you can come back.
campaign-lost-link = This link is used up
    .text = A newer one has been made since. Ask somebody of the party for it.
campaign-lost-newer = This campaign was played on by a later release
    .text = This server is older than what was written there last. Nothing is lost: update the server to go on.

# At the table
table-home = Back to { $name }
table-seat-given = Your seat at this table has been given to somebody else: you do not play here any more.
refused-session = This was a session of a campaign: the next one is begun on its page.
ways-note-given = { $new } plays as { $seat } from now on.
ways-note-given-bot = A bot ({ $level }) plays as { $seat } from now on.

# Stories and those who watch
story-ask = A story is told here
story-ask-line = { $game } tells a story. Whoever watches learns what those who play find out, and whoever means to play it themselves may not want that.
story-ask-hint = You are asked once for every table and every replay.
story-ask-do = Tell me
story-ask-not = Rather not
story-tag = story
refused-story = This game tells a story. Who wants to be told it without playing says so: story=1 in the address.
