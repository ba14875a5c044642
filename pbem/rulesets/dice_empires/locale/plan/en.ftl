# Dice Empires: what orders are expected to do.

dice-empires-plan-number = Command { $number } of { $count }.
dice-empires-plan-else = The first alternative is not possible: { dice-empires-plan-reason }.
dice-empires-plan-depends = Conditions are tested when the command’s turn comes; this is how things stand now.
dice-empires-plan-skipped = Skipped: { dice-empires-plan-reason }. It uses no command; the next line moves up.
dice-empires-plan-spare = A reserve: you have { $count ->
    [0] no commands
    [one] { $count } command
   *[other] { $count } commands
}. It is carried out only if an earlier line is not possible.
dice-empires-plan-reason = { $reason ->
    [gone] nobody is on that die
    [none] there is no such group
    [here] they are there already
    [peace] nobody may send troops yet
    [barracks] they are not in the barracks
    [outside] they are on a road
    [home] they are not on a road
    [full] nobody more fits in there
    [no-die] no die is free, and there is no group to join
    [slaves] slaves only move
    [workplaces] slaves may not go there
    [apart] they are not both in the city, nor on the same road
    [same] it is one and the same group
    [alone] there is no neighbour any more
    [condition] its condition does not hold
   *[other] it is not possible
}
dice-empires-plan-moved = d{ $die } with { $people ->
    [one] { $people } person
   *[other] { $people } people
} goes { dice-empires-into }.
dice-empires-plan-slaves = { $people ->
    [one] { $people } slave
   *[other] { $people } slaves
} from { SEAT($origin) } { $people ->
    [one] goes
   *[other] go
} { dice-empires-into }.
dice-empires-plan-transferred = { $people ->
    [one] { $people } person
   *[other] { $people } people
} from d{ $die } to d{ $new }: then { $now } on d{ $new }, { $left } on d{ $die }.
dice-empires-plan-split = { $people ->
    [one] { $people } person goes
   *[other] { $people } people go
} { dice-empires-into } as d{ $new }; { $left ->
    [one] { $left } stays
   *[other] { $left } stay
} on d{ $die }.
dice-empires-plan-sent = { $people ->
    [one] { $people } unit goes
   *[other] { $people } units go
} { dice-empires-into } (d{ $new }){ $left ->
    [0] { "" }
   *[other] ; { $left } of d{ $die } in the barracks
}.
dice-empires-plan-recalled = { $people ->
    [one] { $people } unit comes
   *[other] { $people } units come
} home to the barracks (d{ $die }).
dice-empires-plan-free = Sending uses no command in this game.
dice-empires-plan-opens = It opens d{ $die }.
dice-empires-plan-frees = d{ $die } is free then.
dice-empires-plan-note-whole = The group has only { $got }, not { $wanted }: all of them go.
dice-empires-plan-note-fit = Only { $got } of { $wanted } { $got ->
    [one] finds
   *[other] find
} room; a die shows six at most.
dice-empires-plan-note-joined = No die is free for a new group, so they ({ $wanted }) join d{ $got }.
dice-empires-plan-note-die = d{ $wanted } is in use; it will be d{ $got } instead.
dice-empires-plan-meets = { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of { SEAT($who) } on this road now: there will be a battle, with { $units } of yours.
dice-empires-plan-siege = The wall of { SEAT($who) } has { $count ->
    [one] { $count } defender
   *[other] { $count } defenders
} now: you besiege it with { $units }.
dice-empires-plan-open = The wall of { SEAT($who) } is not manned now: your { $units } can walk in.
dice-empires-plan-unseen = It leads to { SEAT($who) }, with { $units } of yours; who waits there you do not see yet.
dice-empires-plan-farm-empty = Nobody is left on the farm: next round there is no food.
dice-empires-plan-walls-bare = { $side ->
    [WL] The left walls
   *[WR] The right walls
} are left without men, and { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of { SEAT($who) } { $count ->
    [one] stands
   *[other] stand
} before them.
dice-empires-plan-hall-less = The town hall then has { $hall }. You lose: { $lost }.
dice-empires-plan-ability = { $hall ->
    [2] the second throw
    [3] an extra command (from the next round)
    [4] taking slaves
    [5] another extra command (from the next round)
   *[other] converting slaves
}
dice-empires-plan-stands = In force from this round on, until you change it.
dice-empires-plan-planned = For rounds in which we have no commands from you.
dice-empires-plan-reroll-hall = A second throw needs { $needed } citizens in the town hall; you would have { $hall }.
dice-empires-plan-captives-hall = Taking captives needs { $needed } citizens in the town hall at that moment; you would have { $hall }.
dice-empires-plan-take-hall = Enslaving needs { $needed } citizens in the town hall at that moment; you would have { $hall }. Without them they kill.
dice-empires-plan-convert-hall = Converting needs { $needed } citizens in the town hall; you would have { $hall }.
dice-empires-plan-convert = The throw must be { $needed } or more ({ $people ->
    [one] { $people } slave
   *[other] { $people } slaves
} from { SEAT($who) }, church +{ $church }).
dice-empires-plan-convert-none = You have no slaves from { SEAT($who) }.
dice-empires-plan-convert-chance = It cannot succeed: { $people } slaves from { SEAT($who) } would need a throw of { $needed } (church +{ $church }).
dice-empires-plan-births-nobody = { $count ->
    [one] { $dice } is not in the houses and gets
   *[other] { $dice } are not in the houses and get
} no newborn there.

dice-empires-plan-commands = { $count ->
    [one] You have { $count } command
   *[other] You have { $count } commands
} and { $lines ->
    [0] no line for commands
    [one] { $lines } good line
   *[other] { $lines } good lines
}{ $skipped ->
    [0] { "" }
   *[other] , of which { $skipped } would be skipped as things stand
}. { $left ->
    [0] { $spare ->
        [0] Every command has its line.
        [one] { $spare } line is a reserve.
       *[other] { $spare } lines are reserves.
    }
    [one] One more may be added.
   *[other] { $left } more may be added.
}
dice-empires-plan-instead = Without a line for commands your standing plan is carried out ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
}).
dice-empires-plan-not-on-turn = Now { $who ->
    [none] nobody gives a command
   *[other] we wait for a command of { SEAT($who) }
}; standing orders are taken at any time.
dice-empires-plan-before = Before the commands: births { $births }, then food { $food } for { $eaters }: { $sort ->
    [hunger] { $count } will starve.
    [surplus] a surplus, +1 reputation.
   *[enough] just enough.
}
dice-empires-plan-next = Next round, if nothing else changes: births { $births }, food { $food } for { $eaters }: { $sort ->
    [hunger] { $count } will starve.
    [surplus] a surplus, +1 reputation.
   *[enough] just enough.
}
dice-empires-plan-hall = Commands next round: { $count } (town hall { $hall }).
dice-empires-plan-choice = { $choice }: { $said }
# In mails of earlier versions.
dice-empires-plan-in-force = In force: { $births }; { $slaveborn }; { $starve }; { $reroll }; { $losses }; { $plunder }; { $take }; { $targets }; { $captives }; { $convert }; { $plan }.
dice-empires-plan-standing = Your standing orders from before: { $orders }.
dice-empires-plan-choices = { $first }; { $rest }
