# Dice Throne: the words of rules texts. Texts are made from the effects of abilities, tokens and cards.
# $form says how an amount is written: number (6), per (1 per token), equal (worked out).

## Who
who-you = you
    .to = yourself
    .on = yourself
    .of = you
    .from = yourself
    .has = you have
    .board = from your own board
who-target-attack = the target
    .to = the target
    .on = the target
    .of = the target
    .from = the target
    .has = the target has
    .board = from the target
who-target-defence = the attacker
    .to = the attacker
    .on = the attacker
    .of = the attacker
    .from = the attacker
    .has = the attacker has
    .board = from the attacker
who-target-free = an opponent
    .to = an opponent
    .on = an opponent
    .of = an opponent
    .from = an opponent
    .has = the chosen opponent has
    .board = from an opponent
who-target-free-again = that opponent
    .to = that opponent
    .on = that opponent
    .of = that opponent
    .from = that opponent
    .has = that opponent has
    .board = from that opponent
who-opponents = all opponents
    .to = all opponents
    .on = all opponents
    .of = all opponents
    .from = each opponent
    .board = from each opponent
who-chosen = a chosen player
    .to = a chosen player
    .on = a chosen player
    .of = a chosen player
    .from = a chosen player
    .board = from a chosen player
who-chosen-again = that player
    .to = that player
    .on = that player
    .of = that player
    .from = that player
    .board = from that player
who-everyone = all players
    .to = all players
    .on = all players
    .of = all players
    .from = each player
    .board = from each player

## Requirements and conditions
needs-defence = defence roll of { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
needs-symbol = { $n } { $symbol }
    .on = { $n } { $symbol }

needs-small = small straight
    .on = a small straight
needs-large = large straight
    .on = a large straight
needs-kind = { $n } of a kind
    .on = { $n } of a kind
given-symbols = on { $what }
given-pattern = on { $what }
given-span = on { $span }
given-total = if the total is { $n } or more
given-at-most = if the total is { $n } or less
given-token = if you have { $token }
given-theirs = if { $who } { $token }
given-attack = if your attack deals at least { $n } damage
given-companion = if { $companion } is in the fight

## Amounts

amount-total = the total rolled
    .to = the total rolled
    .of = the total rolled
amount-total-one = the number rolled
    .to = the number rolled
    .of = the number rolled
amount-cp = your CP
    .to = your CP
    .of = your CP
amount-companion = { $companion }'s dial
    .to = { $companion }'s dial
    .of = { $companion }'s dial
amount-plus = plus { $what }
amount-half = half of { $what } (rounded up)
amount-half-sum = half of ({ $what }), rounded up
per-symbol = per { $symbol }
per-token = per { $token }
per-theirs = per { $token } that { $who }
per-removed = per token removed
per-paid = per CP paid

## Items of a list
item-cp = { $n } CP
item-token = { $stack ->
    [single] { $n ->
        [1] { $token }
       *[other] { $n } { $token }
    }
   *[several] { $n } { $token }
}

## Dice
dice-own = { $n } of your dice
dice-team = { $n } of your or a teammate's dice
dice-opponent = { $n } of an opponent's dice
dice-any = any { $n ->
    [one] die
   *[other] { $n } dice
}
dice-any-value = { $n ->
    [one] any value
   *[other] any values
}

## Joints
say-and = { $first } and { $last }
say-or = or
say-then = then { $what }
say-also = also { $what }
say-plus = plus { $what }
say-given = { $given }, { $what }
say-then-last = then everybody may react
say-otherwise = otherwise { $what }
say-additionally = additionally { $what }
say-choose = choose one
say-at-random = { $what } at random
say-if-dealt = { $what } if the target suffers damage
say-roll = roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
say-pay = you may pay up to { $n } CP
say-pay-any = you may pay any number of CP
say-pay-for = { $pay } to { $what }

## Effects
damage-kind = { $kind ->
    [undefendable] undefendable{ " " }
    [pure] pure{ " " }
    [collateral] collateral{ " " }
    [ultimate] ultimate{ " " }
   *[normal] { "" }
}
say-damage = { $to ->
    [you] receive { $form ->
        [equal] { $kind }damage equal to { $amount }
       *[other] { $head } { $kind }damage{ $tail }
    }
    [target] deal { $form ->
        [equal] { $kind }damage equal to { $amount }
       *[other] { $head } { $kind }damage{ $tail }
    }
   *[named] deal { $form ->
        [equal] { $kind }damage to { $who } equal to { $amount }
       *[other] { $head } { $kind }damage to { $who }{ $tail }
    }
}
say-add = add { $form ->
    [equal] damage equal to { $amount }
   *[other] { $head } damage{ $tail }
}
say-heal = { $to ->
    [you] heal { $amount }
    [many] { $who } heal { $amount }
   *[one] { $who } heals { $amount }
}
say-gain-cp = { $to ->
    [you] gain { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
    [many] { $who } gain { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
   *[one] { $who } gains { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
}
say-lose-cp = { $to ->
    [you] lose { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
    [many] { $who } lose { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
   *[one] { $who } loses { $form ->
        [equal] CP equal to { $amount }
       *[other] { $head } CP{ $tail }
    }
}
say-draw = { $to ->
    [you] draw { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
    [many] { $who } draw { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
   *[one] { $who } draws { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
}
say-discard = { $to ->
    [you] discard { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
    [many] { $who } discard { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
   *[one] { $who } discards { $form ->
        [equal] cards equal to { $amount }
       *[other] { $head } { $n ->
            [one] card
           *[other] cards
        }{ $tail }
    }
}
say-steal-cp = steal { $form ->
    [equal] CP equal to { $amount } from { $who }
   *[other] { $head } CP from { $who }{ $tail }
}
say-steal-health = steal { $form ->
    [equal] health equal to { $amount } from { $who }
   *[other] { $head } health from { $who }{ $tail }
}
say-give = give { $who } { $form ->
    [equal] CP equal to { $amount }
   *[other] { $head } CP{ $tail }
}
say-gain = { $to ->
    [you] gain { $items }
    [many] { $who } gain { $items }
   *[one] { $who } gains { $items }
}
say-gain-sum = { $to ->
    [you] gain { $form ->
        [equal] { $token } equal to { $amount }
       *[other] { $head } { $token }{ $tail }
    }
    [many] { $who } gain { $form ->
        [equal] { $token } equal to { $amount }
       *[other] { $head } { $token }{ $tail }
    }
   *[one] { $who } gains { $form ->
        [equal] { $token } equal to { $amount }
       *[other] { $head } { $token }{ $tail }
    }
}
say-gain-fill = { $to ->
    [you] gain { $token } up to the stack limit
    [many] { $who } gain { $token } up to the stack limit
   *[one] { $who } gains { $token } up to the stack limit
}
say-inflict = { $to ->
    [target] inflict { $items }
   *[named] inflict { $items } on { $who }
}
say-inflict-sum = { $to ->
    [target] inflict { $form ->
        [equal] { $token } equal to { $amount }
       *[other] { $head } { $token }{ $tail }
    }
   *[named] inflict { $form ->
        [equal] { $token } equal to { $amount } on { $who }
       *[other] { $head } { $token } on { $who }{ $tail }
    }
}
say-remove = { $form ->
    [all] remove all { $which ->
        [named] { $token }
        [positive] positive status tokens
        [negative] negative status tokens
       *[any] status tokens
    }{ $from }
    [upto] { $n ->
        [1] you may remove 1 { $which ->
            [named] { $token }
            [positive] positive status token
            [negative] negative status token
           *[any] status token
        }
       *[other] remove up to { $n } { $which ->
            [named] { $token }
            [positive] positive status tokens
            [negative] negative status tokens
           *[any] status tokens
        }
    }{ $from }
   *[exact] remove { $n } { $which ->
        [named] { $token }
        [positive] positive status { $n ->
            [one] token
           *[other] tokens
        }
        [negative] negative status { $n ->
            [one] token
           *[other] tokens
        }
       *[any] status { $n ->
            [one] token
           *[other] tokens
        }
    }{ $from }
}
say-move = move 1 { $which ->
    [named] { $token }
    [positive] positive status token
    [negative] negative status token
   *[any] status token
} from one player to another
say-raise-limit = your stack limit of { $token } rises by { $n }
say-prevent = { $to ->
    [you] prevent { $form ->
        [equal] damage equal to { $amount }
       *[other] { $head } damage{ $tail }
    }
    [many] { $who } prevent { $form ->
        [equal] damage equal to { $amount }
       *[other] { $head } damage{ $tail }
    }
   *[one] { $who } prevents { $form ->
        [equal] damage equal to { $amount }
       *[other] { $head } damage{ $tail }
    }
}
say-halve = { $to ->
    [you] prevent half of the incoming damage (rounded up)
    [many] { $who } prevent half of the incoming damage (rounded up)
   *[one] { $who } prevents half of the incoming damage (rounded up)
}
say-avoid = { $to ->
    [you] avoid all incoming damage of this phase
    [many] { $who } avoid all incoming damage of this phase
   *[one] { $who } avoids all incoming damage of this phase
}
say-reflect = the attacker receives half of your incoming damage (rounded up)
say-multiply = multiply the incoming damage of { $who } by { $by }
say-undefendable = the normal damage of your attack becomes undefendable
say-set-dice = set { $dice } to { $value }
say-copy-die = set { $dice } equal to another die of the same roll
say-nudge-die = turn { $dice } up or down by 1
say-reroll = { $n ->
    [1] re-roll { $dice }
   *[other] re-roll up to { $dice }
}
say-attempt = one more { $roll ->
    [offensive] offensive
   *[defensive] defensive
} roll attempt for whoever is rolling
say-restore = { $companion } regains { $amount }
say-shield = { $form ->
    [any] { $companion } takes as much of the damage for you as you like
   *[most] { $companion } takes up to { $n } damage for you
}

## When something may be used
when-any = at any time
    .spend = spend at any time
when-attack = on your attack
    .spend = spend on your attack
when-accuracy = on your attack, before the defence
    .spend = spend on your attack, before the defence
when-attacked = when you are attacked
    .spend = spend when you are attacked
when-incoming = when damage is incoming
    .spend = spend when damage is incoming
when-dice = with dice on the table
    .spend = spend with dice on the table
say-cost = for { $n } CP
say-upkeep = Upkeep
say-income = your Income gives { $n } CP more

## Cards
family-upgrade = upgrade
family-main = Main Phase action
family-roll = Roll Phase action
family-instant = instant action
say-card = { $family }, { $n } CP
say-upgrade = { $slot } rises to level { $level }

## Tokens and companions
trait-positive = positive token
trait-negative = negative token
trait-unique = unique token
trait-unique-means = others cannot remove or move it
trait-limit = stack limit { $n }
trait-persistent = persistent
trait-companion = companion with a dial from 0 to { $most }, starting at { $start }; at 0 it helps nobody until it is restored
rule-knockdown = Before your Offensive Roll Phase pay { $n } CP or lose phases 4 to 6
    Either way the token is removed
rule-concussion = Skip your next Income, then remove the token
rule-stun = You may take no action
    After the attack its attacker removes the token and has an extra Offensive Roll Phase against you
rule-shadows = Opponents' offensive abilities deal no damage to you; you make no defence
    No help against an Ultimate
    Gone at the end of a turn of yours that you began with it
rule-rescue = Instead of dropping to 0 your health is set to { $n }; then the token is gone
    No help against an Ultimate
rule-mark = Every attack on you deals { $n } more damage per token of this kind that you had before it
rule-snare = Your next Offensive Roll Phase has { $n } { $n ->
        [one] attempt
       *[other] attempts
    } fewer per token of this kind; then they are gone
