# Dice Empires: what a lord's report says.

## Headings, columns, figures
dice-empires-heading-welcome = Welcome
dice-empires-heading-news = What matters
dice-empires-heading-decrees = Decrees of the referee
dice-empires-heading-threats = At your walls
dice-empires-heading-failed = Your own lines
dice-empires-heading-cities = The cities
dice-empires-heading-lords = The race for reputation
dice-empires-heading-start = Start of the round
dice-empires-heading-commands = Commands in snake order
dice-empires-heading-fights = Battles and sieges, throw by throw
dice-empires-heading-plunder = Plunder
dice-empires-heading-next = The next round, if nothing changes
dice-empires-heading-standing = Your standing orders
dice-empires-col-lord = Lord
dice-empires-col-reputation = Rep.
dice-empires-col-people = People
dice-empires-col-part = { $place ->
    [WL] Wall L
    [T] Hall
    [C] Church
   *[WR] Wall R
}
dice-empires-col-units = Units
dice-empires-col-note = Where
dice-empires-total-reputation = reputation
dice-empires-total-people = { $count ->
    [one] person
   *[other] people
}
dice-empires-total-commands = { $count ->
    [one] command
   *[other] commands
}
dice-empires-total-dice = { $count ->
    [one] free die
   *[other] free dice
}
dice-empires-total-round = { $count ->
    [one] round
   *[other] rounds
}
dice-empires-total-best = reputation of the leader
dice-empires-lord = { SEAT($who) }
dice-empires-caption = { $place ->
    [WL] walls
    [WR] walls
    [OL] road
    [OR] road
   *[other] { dice-empires-place }
}
dice-empires-on-turn = { $mine ->
    [1] It is your turn now.
   *[other] It is the turn of { SEAT($who, case: "gen") } now.
}
dice-empires-city = City of { SEAT($who, case: "gen") }
dice-empires-city-own = Your city ({ SEAT($who) })
dice-empires-figure-ruined = ruined
dice-empires-figure-neighbour = { $side ->
    [left] left neighbour
    [right] right neighbour
   *[both] neighbour left and right
}
dice-empires-figure-token = start token
dice-empires-figure-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
dice-empires-both = { $first }; { $second }
dice-empires-nothing = nothing
dice-empires-then = { $first } { $second }
dice-empires-picture-legend = Each die is a group, its pips are its people. Chained dice are slaves, in the colour of their own people. Below: the race for reputation.
dice-empires-picture-alt = The cities as dice in their parts; all of it stands in the text part and the tables, too.
dice-empires-quiet = All quiet: no battle, no siege, nobody plundered or starved.

## The first report
dice-empires-welcome = You are the lord of { SEAT($who, case: "gen") }. Six people stand in your town hall (d1); the farm, the houses and the walls are still empty, five dice are free.
dice-empires-welcome-goal = Whoever has { $points } points of reputation first wins. Nobody is born or eats in round 1: farmers must be there before round 2.
dice-empires-welcome-walls = { $first ->
    [1] Nobody stands on your walls, and troops may come in the very first round: over an empty wall they walk in.
   *[other] Nobody may send troops before round { $first }. Nobody stands on your walls yet: from that round on troops walk in over an empty wall.
}
dice-empires-throw = { SEAT($who) }: { $dice } = { $sum }
dice-empires-welcome-token = The start token lies with { SEAT($who, case: "ins") }.

## The start of the round
dice-empires-births = Births { $born } ({ $houses } in the houses){ $count ->
    [0] .
   *[other] : { $groups }.
}
dice-empires-unborn = No room for { $count } more.
dice-empires-grown = { $before ->
    [0] new group d{ $die } with { $after }
   *[other] d{ $die } { $before } → { $after }
}
dice-empires-children = { $people ->
    [one] 1 child
   *[other] { $people } children
} of slaves of { SEAT($who, case: "gen") }
dice-empires-food = Food { $farmers } × 3 = { $food } for { $eaters ->
    [one] 1 person
   *[other] { $eaters } people
}: { $hungry ->
    [0] { $surplus ->
        [1] surplus, +1 reputation
       *[other] just enough
    }
   *[other] { $hungry } starved
}.
dice-empires-starved = { $group } ({ $place }) −{ $people }.
dice-empires-counted = { $number ->
    [one] { $number } command
   *[other] { $number } commands
} (town hall { $hall }).

## Own lines that were not possible
dice-empires-line = { $what ->
    [move] move { $group } → { $to }
    [transfer] transfer { $people } from { $group } → { $to }
    [split] split { $people } from { $group } → { $to }
    [send] send { $people ->
        [0] {""}
       *[other] { $people } from{" "}
    }{ $group } { $to }
    [recall] recall { $group }
   *[other] pass
}
dice-empires-side = { $side ->
    [L] left
   *[R] right
}
dice-empires-skipped = Line { $order } ({ $said }) was not possible: { $reason ->
    [gone] that die is free
    [none] there was no such group
    [here] the group is there already
    [peace] nobody may send troops yet
    [barracks] the group was not in the barracks
    [outside] the group is on a road
    [home] the group is not on a road
    [full] there was no room
    [no-die] no die was free and no group was there to join
    [slaves] slaves can only be moved
    [workplaces] slaves may only be in houses, farm or town hall
    [apart] the groups were not both in the city or on the same road
    [same] it is the same group
    [alone] there is no neighbour any more
   *[condition] its condition did not hold
}. The next line moved up.

## Fights
dice-empires-battle = { $new ->
    [0] The battle goes on:
   *[other] Battle:
} { SEAT($one) } against { SEAT($other, case: "acc") }
dice-empires-siege = Siege: { SEAT($one) } before the { $wall } wall of { SEAT($other, case: "gen") }
dice-empires-conversion = Conversion: { SEAT($who) }, slaves of { SEAT($origin, case: "gen") } ({ $place })
dice-empires-fighter = { SEAT($who) }: { $sort ->
    [garrison] { $units ->
        [one] { $units } man on the wall
       *[other] { $units } men on the wall
    }
   *[units] { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
}{ $again ->
    [0] {""}
   *[other] , first throw { $first }
}
dice-empires-thrower = { SEAT($who) }{ $again ->
    [0] {""}
   *[other] , first throw { $first }
}
dice-empires-battle-result = { $loser ->
    [no] Equal: nobody falls, both stay on the road.
   *[other] { $captured ->
        [0] { SEAT($loser) } lost { $killed }; { $halted ->
            [0] nobody is left of them
           *[other] both stay on the road
        }.
       *[other] { SEAT($winner) } took { $captured ->
            [one] 1 captive
           *[other] { $captured } captives
        }{ $killed ->
            [0] {""}
           *[other] {" "}and killed { $killed }
        }; the winners went home with them.
    }{ $point ->
        [0] {""}
       *[other] {" "}+1 reputation for { SEAT($winner, case: "acc") }.
    }
}
dice-empires-siege-result = { $loser ->
    [no] Equal: nobody falls, the siege goes on.
   *[other] { SEAT($loser) } lost { $lost }. { $open ->
        [0] The siege goes on.
       *[other] Nobody holds the wall any more.
    }
}
dice-empires-conversion-result = { $done ->
    [0] More than { $people } was needed: no conversion.
   *[other] { $converted } { $converted ->
        [one] slave became a citizen
       *[other] slaves became citizens
    }{ $left ->
        [0] .
        [one] , { $left } found no room and remains a slave.
       *[other] , { $left } found no room and remain slaves.
    }
}

## Plunder
dice-empires-raid = { SEAT($who) } in the city of { SEAT($of, case: "gen") }, over the { $side ->
    [L] right
   *[R] left
} wall
dice-empires-entered = { $found ->
    [0] empty
   *[other] { $strokes }
}{ $left ->
    [0] {""}
   *[other] {" "}({ $left ->
        [one] { $left } remains
       *[other] { $left } remain
    })
}
dice-empires-freed = { $people } of their own people freed{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } found no room at home)
}
dice-empires-raid-end = +{ $points } reputation; { $rests ->
    [0] the army is outside the wall again.
   *[other] the army went home to its barracks{ $taken ->
        [0] {""}
       *[other] {" "}with { $taken ->
            [one] 1 slave
           *[other] { $taken } slaves
        }
    }.
}

## News
dice-empires-news-ended = The game is over.
dice-empires-news-ruined = { SEAT($who) } is ruined.
dice-empires-news-raided = { SEAT($who) } plundered your city.
dice-empires-news-raid = You plundered the city of { SEAT($of, case: "gen") }: +{ $points }.
dice-empires-news-raid-seen = { SEAT($who) } plundered { SEAT($of, case: "acc") }.
dice-empires-news-freed = Your people are free: +1.
dice-empires-news-liberated = Slaves of yours were freed.
dice-empires-news-battle-won = Battle won.
dice-empires-news-battle-lost = Battle lost.
dice-empires-news-battle-drawn = Battle drawn.
dice-empires-news-battle-seen = Battle.
dice-empires-news-siege-won = Siege won.
dice-empires-news-siege-lost = Siege lost.
dice-empires-news-siege-drawn = Siege drawn.
dice-empires-news-siege-seen = Siege.
dice-empires-news-converted = Slaves became citizens.
dice-empires-news-hunger = Hunger in your city.
dice-empires-news-surplus = Surplus food: +1.
dice-empires-news-sent = Troops are coming to your { $side ->
    [L] right
   *[R] left
} wall.
dice-empires-subject-ended = the game is over
dice-empires-subject-ruined = { SEAT($who) } ruined
dice-empires-subject-raided = plundered by { SEAT($who, case: "ins") }
dice-empires-subject-raid = +{ $points } by plunder
dice-empires-subject-freed = your people are free
dice-empires-subject-battle-won = battle won
dice-empires-subject-battle-lost = battle lost
dice-empires-subject-siege-won = siege won
dice-empires-subject-siege-lost = siege lost
dice-empires-subject-hunger = hunger
dice-empires-ended = { $reason ->
    [reputation] The goal is reached.
    [last] One city alone is left.
    [limit] The last round is over.
   *[nobody] Nobody is left.
}{ $count ->
    [0] {" "}Nobody wins.
    [one] {" "}The winner: { SEAT($winners) }.
   *[other] {" "}They share the victory: { SEAT($winners) }.
}

## What comes
dice-empires-ahead-commands = { $count ->
    [one] { $count } command
   *[other] { $count } commands
} (town hall { $hall }).
dice-empires-ahead-left = { $count ->
    [one] { $count } command is left
   *[other] { $count } commands are left
} for you this round.
dice-empires-ahead-convert = At the end of this round you will try to convert the slaves from { SEAT($who) }; “convert never” cancels that.
dice-empires-ahead-peace = Nobody may send troops before round { $first }. On your walls now: left { $left }, right { $right }.
dice-empires-ahead-first = Nobody is born and nobody eats in round 1; from round 2 on every farmer feeds three.
dice-empires-ahead-hunger = Births { $births }, then food { $food } for { $mouths ->
    [one] 1 person
   *[other] { $mouths } people
}: { $count } will starve.
dice-empires-ahead-enough = Births { $births }, then food { $food } for { $mouths ->
    [one] 1 person
   *[other] { $mouths } people
}: just enough.
dice-empires-ahead-surplus = Births { $births }, then food { $food } for { $mouths ->
    [one] 1 person
   *[other] { $mouths } people
}: surplus, +1 reputation.
dice-empires-ahead-dice = { $count ->
    [0] No die is free.
   *[other] Free dice: { $dice }.
}
dice-empires-threat = { $side ->
    [L] Left
   *[R] Right
}: { $units ->
    [one] { $units } unit
   *[other] { $units } units
} of { SEAT($who, case: "gen") }; your wall there holds { $walls }{ $own ->
    [0] {""}
   *[other] , your units on the road { $own }
}.

## Standing orders
dice-empires-choice = { $choice ->
    [births] Newborn
    [slaveborn] Children of slaves
    [starve] Who starves
    [convert] Conversion
    [plan] Plan for rounds without a letter
    [reroll] Second throw
    [losses] Own losses
    [plunder] Plunder
    [take] In plunder
    [targets] Whom in a part
   *[captives] After a battle won
}
dice-empires-in-force-births = { $count ->
    [0] the fullest group first
   *[other] { $dice }, then the fullest group
}
dice-empires-in-force-slaveborn = { $become ->
    [slaves] slaves
   *[citizens] citizens
}
dice-empires-in-force-starve = { $count ->
    [0] slaves, church, barracks, houses, walls, town hall, farm
   *[other] { $order }, then as usual
}
dice-empires-hungry = { $who }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
}
dice-empires-all-slaves = slaves
dice-empires-in-force-convert = { $on ->
    [0] only when ordered
   *[other] every round, the largest group with a chance
}
dice-empires-in-force-plan = { $count ->
    [0] none
    [one] { $count } line
   *[other] { $count } lines
}
dice-empires-in-force-reroll = { $mode ->
    [always] always
    [never] never
    [behind] when behind
   *[most] after { $most } or less
}
dice-empires-in-force-losses = { $by ->
    [largest] the largest group first
    [dice] { $dice } first
   *[smallest] the smallest group first
}
dice-empires-in-force-plunder = { $way ->
    [no] stay outside
    [until] enter, as far as: { $until }
   *[yes] enter, to the end
}
dice-empires-in-force-take = { $enslave ->
    [0] kill
   *[other] { $most ->
        [0] enslave
       *[other] enslave { $most }, then kill
    }
}
dice-empires-in-force-targets = { $by ->
    [largest] the largest group first
    [slaves] slaves first
    [citizens] citizens first
   *[smallest] the smallest group first
}
dice-empires-in-force-captives = { $take ->
    [0] kill
   *[other] take captives where possible
}
