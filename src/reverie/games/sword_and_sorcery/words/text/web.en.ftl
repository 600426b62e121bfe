# What only a browser says: the form that sets up a table.

form-quest = Quest
    .help = What is played.
form-party = Heroes
    .help = How many heroes take part. One person may lead several.
form-party-count = { $n } heroes
form-hero = Hero
    .help = Every hero has two versions; each hero takes part once, and lawful and chaotic souls do not mix.
form-fitting = whoever fits
form-difficulty = Difficulty
    .help = Story is gentler, Heroic is harder than the rules of the box.
form-agreement = Decisions of the party
    .help = How the party decides what concerns all of it.
form-agreement-first = the first answer counts
form-agreement-leader = the active hero's player decides
form-agreement-vote = everybody votes
form-soul-storm = Soul Storm
    .help = Lawful and chaotic souls may take part together.
form-bad-party = A party has 2 to 5 heroes, not “{ $given }”.
