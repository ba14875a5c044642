# Dice Empires: everything that happens in a round, told without knowing the reader.
dice-empires-die = d{ $die }
dice-empires-place = { $place ->
    [WL] walls left
    [H] houses
    [B] barracks
    [T] town hall
    [C] church
    [F] farm
    [WR] walls right
    [OL] road left
    [OR] road right
   *[other] { $place }
}
dice-empires-to = { $to ->
    [WL] walls left
    [H] houses
    [B] barracks
    [T] town hall
    [C] church
    [F] farm
    [WR] walls right
    [OL] road left
    [OR] road right
   *[other] { $to }
}
dice-empires-part = { $part ->
    [WL] walls left
    [H] houses
    [B] barracks
    [T] town hall
    [C] church
    [F] farm
    [WR] walls right
    [OL] road left
    [OR] road right
   *[other] { $part }
}
dice-empires-slaves = slaves of { SEAT($who, case: "gen") }
dice-empires-killed = { $killed } killed
dice-empires-taken = { $taken } taken
dice-empires-stroke = { $origin ->
    [no] group of { $people }
   *[other] slaves of { SEAT($origin, case: "gen") } ({ $people })
}: { $killed ->
    [0] { dice-empires-taken }
   *[other] { $taken ->
        [0] { dice-empires-killed }
       *[other] { dice-empires-killed }, { dice-empires-taken }
    }
}

## The start of the round
dice_empires-event-begun = Round { $round } begins; the start token lies with { SEAT($who, case: "ins") }.
dice_empires-event-births = { SEAT($who) }: { $born } born ({ $houses ->
    [one] 1 person
   *[other] { $houses } people
} in the houses){ $unborn ->
    [0] {""}
   *[other] , no room for { $unborn }
}.
dice_empires-event-food = { SEAT($who) }: 3 × { $farmers } = { $food } food for { $eaters ->
    [one] 1 person
   *[other] { $eaters } people
}; { $hungry ->
    [0] { $surplus ->
        [1] surplus, +1 reputation
       *[other] just enough
    }
    [one] { $hungry } starves
   *[other] { $hungry } starve
}.
dice_empires-event-starved = { SEAT($who) }: { $people } starved, { $die ->
    [0] slaves of { SEAT($origin, case: "gen") }
   *[other] d{ $die }
} ({ dice-empires-place }), { $left } left.
dice_empires-event-counted = { SEAT($who) }: { $number ->
    [one] { $number } command
   *[other] { $number } commands
} this round (town hall { $hall }).

## Commands
dice_empires-event-moved = { SEAT($who) }: { $die ->
    [0] slaves of { SEAT($origin, case: "gen") }
   *[other] d{ $die }
} ({ $people }): { dice-empires-place } → { dice-empires-to }.
dice_empires-event-transferred = { SEAT($who) }: { $people } from d{ $die } ({ dice-empires-place }) to d{ $new } ({ dice-empires-to }), now { $now }.
dice_empires-event-split = { SEAT($who) }: { $people } from d{ $die } ({ dice-empires-place }) → { dice-empires-to }, d{ $new }.
dice_empires-event-sent = { SEAT($who) }: { $people ->
    [one] { $people } unit
   *[other] { $people } units
} sent { $side ->
    [L] left
   *[R] right
} against { SEAT($whom, case: "acc") }{ $new ->
    [0] {""}
   *[other] {" "}(d{ $new })
}.
dice_empires-event-recalled = { SEAT($who) }: { $people ->
    [one] { $people } unit
   *[other] { $people } units
} recalled from the road { $side ->
    [L] on the left
   *[R] on the right
}{ $new ->
    [0] {""}
   *[other] {" "}(d{ $new })
}.
dice_empires-event-skipped = Line { $order } was not possible: { dice-empires-plan-reason }.
dice_empires-event-adjusted = Line { $order }: { $reason ->
    [whole] you wanted { $wanted }, the group had { $got }: all of them went
    [fit] you wanted { $wanted }, there was room for { $got }
    [joined] no die was free, so they joined d{ $got }
   *[die] d{ $wanted } was in use, so d{ $got } was taken
}.
dice_empires-event-reserves = Reserve lines that were not needed (numbers): { $orders }.
dice-empires-spare-lines = { $count ->
    [1] Line { $orders } was a reserve and was not needed.
   *[other] Lines { $orders } were reserves and were not needed.
}
dice_empires-event-idle = { $number ->
    [one] { $number } of your commands was not used
   *[other] { $number } of your commands were not used
}: your list had nothing more.

## War
dice_empires-event-battle = Battle: { SEAT($who_one) } { $units_one } + { $church_one } + roll { $first_one }{ $again_one ->
    [0] {""}
   *[other] , again { $again_one }
} = { $sum_one }, { SEAT($who_other) } { $units_other } + { $church_other } + roll { $first_other }{ $again_other ->
    [0] {""}
   *[other] , again { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nothing is lost.
   *[other] { SEAT($loser) } lost { $captured ->
        [0] { $killed }
       *[other] { $killed ->
            [0] { $captured }, taken captive
           *[other] { $killed } killed and { $captured } taken captive
        }
    }.
}
dice_empires-event-siege = Siege: { SEAT($who_one) } { $units_one } + { $church_one } + roll { $first_one }{ $again_one ->
    [0] {""}
   *[other] , again { $again_one }
} = { $sum_one }, the wall of { SEAT($who_other, case: "gen") } { $units_other } + { $church_other } + roll { $first_other }{ $again_other ->
    [0] {""}
   *[other] , again { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nothing is lost.
   *[other] { SEAT($loser) } lost { $lost }.
}
dice_empires-event-battle-afar = Battle far away: { SEAT($one) } { $units_one }, { SEAT($other) } { $units_other }; { $left_one } and { $left_other } are left.
dice_empires-event-siege-afar = Siege far away: { SEAT($one) } { $units_one } before the wall of { SEAT($other, case: "gen") } ({ $units_other }); { $left_one } and { $left_other } are left.
dice_empires-event-entered = { SEAT($who) } entered the { dice-empires-part } in the city of { SEAT($of, case: "gen") }: { $found ->
    [0] nobody was there
    [one] 1 person, { dice-empires-killed }, { dice-empires-taken }
   *[other] { $found } people, { dice-empires-killed }, { dice-empires-taken }
}.
dice_empires-event-freed = { SEAT($who) } freed { $people } of their own people in the city of { SEAT($of, case: "gen") }: +1 reputation.
dice_empires-event-withdrew = { SEAT($who) } plundered the city of { SEAT($of, case: "gen") }: { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}, +{ $points } reputation; { $rests ->
    [0] the army is outside the wall again
   *[other] the army went home to its barracks
}.
dice_empires-event-stayed = Your army on the { $side ->
    [L] left
   *[R] right
} road stayed outside, as you ordered.
dice_empires-event-conversion = { SEAT($who) } tried to convert { $people ->
    [one] 1 slave
   *[other] { $people } slaves
} of { SEAT($origin, case: "gen") }: { $church } + roll { $first }{ $again ->
    [0] {""}
   *[other] , again { $again }
} = { $sum }, { $done ->
    [0] not enough
   *[other] { $converted } converted
}.
dice_empires-event-unconverted = The slaves of { SEAT($origin, case: "gen") } could not be converted: { $held ->
    [0] you have none
   *[other] your town hall holds { $hall }, six are needed
}.
dice_empires-event-ruin = The city of { SEAT($who, case: "gen") } is deserted: { SEAT($who) } is out of play.
dice_empires-event-homecoming = { SEAT($who) }: { $units ->
    [one] 1 unit
   *[other] { $units } units
} came home from the ruined city of { SEAT($of, case: "gen") }.
