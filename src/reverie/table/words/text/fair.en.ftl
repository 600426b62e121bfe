# The page about the dice of a table.

fair-title = The dice of this table
fair-line-goes-on = The server has fixed its seed and cannot change it any more. When the game is over the seed is shown here, and everybody can check every roll.
fair-line-over = The game is over: here is everything that the dice were made of. Nobody has to believe it; everybody can check it.
fair-line-given = At this table real dice are rolled and typed in. There is nothing here that a server could have made up.
fair-line-stream = This table is from before fair dice: they follow from one seed, which the record holds, but nobody committed to it beforehand.
fair-back = To the table
fair-replay = Replay
fair-link = How the dice are made
fair-same = This browser remembers the commitment from before it added its own bytes, and what it added. Both are still the same.
fair-other = This browser remembers another commitment, or other bytes of its own, than this table shows. Do not trust these dice.
fair-wrong = These dice do not verify.
fair-parts = What they are made of
fair-commitment = Commitment (SHA-256 of the server’s seed)
fair-commitment-promised = Published before anybody added anything.
fair-commitment-opened = Published when the table was opened: before those who sat down later added anything, but not before whoever opened it.
fair-commitment-unknown = The record does not say whether it was published before anybody added anything.
fair-seed = The server’s seed
fair-seed-sealed = Sealed until the game is over.
fair-added = { $name } adds
fair-added-bot = Nothing: bots add no bytes.
fair-added-none = Nothing: this seat sent no bytes.
fair-added-open = Nobody sits here yet. No die falls before everybody does.
fair-lot = How this came about, and how to check it
fair-lot-sealed = Sealed until everything is known.
fair-lot-added = What the seats added, in their order
fair-lot-line = The number is draw 0 under “{ $label }” out of { $many }, made as the dice of a table are.
fair-lot-number = It is { $number }.
fair-how = How a roll comes about
fair-how-1 = The server chooses a secret seed and publishes its SHA-256. From then on it cannot choose another one.
fair-how-2 = Every browser that sits down adds random bytes of its own. What is added after the commitment the server could not know when it chose.
fair-how-3 = Draw number k for a purpose is an HMAC-SHA-256 under the seed, of all added bytes, the purpose and k. What is taken back falls the same way again.
fair-how-4 = At the end the seed is shown. Whoever has the record can compute every roll again.
fair-check = Check it yourself
fair-check-line = Download the record and the verifier, a short program that needs nothing but Python, and run:
fair-check-rules = Reverie itself also checks that the rules asked for exactly these rolls:
fair-check-hand = The commitment alone, with common tools:
fair-record = Download the record
fair-verifier = Download the verifier
fair-draws =
    { $n ->
        [one] { $n } draw
       *[other] { $n } draws
    }
fair-draws-line = Purpose and number, what came of it, which number of how many was drawn, and the HMAC.
fair-draw-of = { $index } of { $n }
fair-check-noted = The commitment here is the one that this page shows. Put in its place the one that you noted before the game. Both programs end with 0 when everything is proven, 1 when something is disproved, and 3 when nothing is wrong but not everything is proven.
fair-proven =
    { $n ->
        [one] Proven: { $n } draw follows from the committed seed and what the seats added.
       *[other] Proven: { $n } draws follow from the committed seed and what the seats added.
    }
fair-given =
    { $n ->
        [one] Not proven: { $n } roll or shuffle, taken over from another game.
       *[other] Not proven: { $n } rolls and shuffles, taken over from another game.
    }
fair-unknown =
    { $n ->
        [one] Not proven: what { $n } draw means, for the verifier cannot number its outcomes.
       *[other] Not proven: what { $n } draws mean, for the verifier cannot number their outcomes.
    }
oops-other-site = This comes from another site
    .text = The request was sent from a page of another site, and only pages of this server may change anything here.
    .safe = Nothing was changed.
    .way = To the tables
oops-host = This server does not go by that name
    .text = You asked for “{ $host }”, and this server does not know that name as its own. Whoever runs it can allow the name: reverie serve --allow-host { $host }
    .safe = Nothing was changed. Names are checked so that no other site can pose as this one.
    .way = Try again

security-title = Something is not safe here?
security-line = If you can see what you should not see, act for somebody else, predict dice or stop the server, please tell us before you tell others. Say what you did, what happened, and at which table.
security-contact = Write to: { $contact }
security-no-contact = Tell whoever runs this server. What concerns Reverie itself goes to its maintainers, privately, as SECURITY.md in its source says.
security-promise = You will get an answer within a week. Nobody who looks with care and harms nobody has anything to fear from us.
