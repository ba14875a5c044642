# Dice Empires: what the referee reads, what he does at once, and what is wrong with his orders.

## The report of everything
dice-empires-oversee-legend = Everything: all cities with all their dice.
dice-empires-oversee-alt = All cities; everything in the picture is also in the tables below.
dice-empires-oversee-heading-map = The table
dice-empires-oversee-heading-cities = The cities
dice-empires-oversee-heading-orders = What was ordered
dice-empires-oversee-heading-throws = All throws
dice-empires-oversee-heading-standing = Standing orders that are not the usual ones
dice-empires-oversee-heading-pending = What this round still waits for
dice-empires-oversee-heading-log = Who was told what
dice-empires-oversee-total-lords = { $count ->
    [one] lord in play
   *[other] lords in play
}
dice-empires-oversee-total-people = { $count ->
    [one] person
   *[other] people
}
dice-empires-oversee-total-best = highest reputation
dice-empires-oversee-col-whose = Lord
dice-empires-oversee-col-reputation = Reputation
dice-empires-oversee-col-people = People
dice-empires-oversee-col-dice = Groups
dice-empires-oversee-col-slaves = Slaves
dice-empires-oversee-col-free = Free dice
dice-empires-oversee-band = d{ $die } { $place } { $people }
dice-empires-oversee-slaves = { $people } of { SEAT($who) } { $place }
dice-empires-oversee-throw = { THROW($why) }: { $value }
dice-empires-oversee-stands = { SEAT($who) }: { $words }
dice-empires-oversee-else = { $first } else { $other }
dice-empires-oversee-step = { $count ->
    [0] {""}
   *[other] if { $when }:{" "}
}{ $do }{ $die ->
    [0] {""}
   *[other] {" "}(d{ $die })
}
dice-empires-oversee-condition = { $what ->
    [enemy] enemy { dice-empires-oversee-at } ≥ { $number }
    [army] army of { SEAT($who, case: "gen") } { dice-empires-oversee-at } ≥ { $number }
    [siege] siege { dice-empires-oversee-at }
    [walls] walls { dice-empires-oversee-at } < { $number }
    [hall] hall ≥ { $number }
    [people] people < { $number }
   *[reputation] reputation of { SEAT($who, case: "gen") } ≥ { $number }
}
dice-empires-oversee-at = { $side ->
    [L] left
   *[R] right
}
dice-empires-oversee-queue = Commands to come, in this order: { SEAT($who) }.
dice-empires-oversee-convert = { SEAT($who) } will try to convert the slaves of { SEAT($origin) }.

## Standings
dice-empires-standing-col-place = Place
dice-empires-standing-col-whose = Lord
dice-empires-standing-col-reputation = Reputation
dice-empires-standing-col-people = People
dice-empires-standing-col-slaves = Slaves among them
dice-empires-standing-who = { SEAT($who) }{ $ruined ->
    [0] {""}
   *[other] {" "}(ruined)
}

## Done at once
dice_empires-event-decree-reputation = The referee { $more ->
    [0] takes { $points } { $points ->
        [one] point
       *[other] points
    } of reputation from { SEAT($who) }; now { $now }.
   *[other] gives { SEAT($who) } { $points } { $points ->
        [one] point
       *[other] points
    } of reputation; now { $now }.
}
dice_empires-event-decree-group = The referee puts a group of { SEAT($who) } on the table: d{ $die } with { $people } ({ dice-empires-place }).
dice_empires-event-decree-gone = The referee takes a group of { SEAT($who) } away: d{ $die } with { $people } ({ dice-empires-place }).

## What is wrong with his orders
problem-dice-empires-referee-only = Only the referee can do this.
problem-dice-empires-referee-lord = { SEAT($who) }: no such lord is in play. In play: { SEAT($lords) }.
problem-dice-empires-referee-number = { $value } is not possible: { $low } to { $high } only.
problem-dice-empires-referee-points = A decree of 0 points changes nothing.
problem-dice-empires-referee-fine = { SEAT($who) } has only { $have }; reputation does not fall below 0.
problem-dice-empires-referee-victory = { SEAT($who) } would have { $points } points and win at once: { $goal } are enough.
problem-dice-empires-referee-die = { SEAT($who) }: { $die } is free already. In use: { $have }.
problem-dice-empires-referee-last = { SEAT($who) } would have nobody left and be ruined at the end of the round.
refusal-dice-empires-no-lord = { SEAT($who) }: no such lord is in play.
refusal-dice-empires-no-die = { SEAT($who) }: { $die } is free already.
refusal-dice-empires-no-group = A die is d1 to d6 and shows 1 to 6 people.
