# The war economy.
term-ware = a ware, such as “4 coal”
term-plant = a building, such as “smelter”
powers-ware = { $ware ->
    [food] food
    [ore] ore
    [coal] coal
    [iron] iron
    [tools] tools
    [concrete] concrete
    [workers] workers
    [arms] arms
    [none] none
   *[other] { $ware }
}
powers-ware-counted = { $count } { $ware ->
    [food] food
    [ore] ore
    [coal] coal
    [iron] iron
    [tools] { $count ->
        [one] tool
       *[other] tools
    }
    [concrete] concrete
    [workers] { $count ->
        [one] worker
       *[other] workers
    }
   *[arms] BV
}
powers-wares-at = { $at } { $wares }
powers-plant = { $plant ->
    [farm] farm
    [mine] mine
    [smelter] smelter
    [toolworks] tool works
    [concreteworks] concrete works
    [barracks] barracks
   *[other] housing
}
powers-plant-counted = { $count ->
    [1] { powers-plant }
   *[other] { $count } × { powers-plant }
}
powers-heading-economy = Economy
powers-economy = { $at }{ $better ->
    [1] {" "}(better at { $bonus })
   *[other] {""}
}: { $count ->
    [0] nothing lies here
   *[other] { $wares }
}; { $standing ->
    [0] no buildings
   *[other] { $plants }
}; { $listed ->
    [0] the workers make what is needed
   *[other] the workers make, the first first: { $work }
}.
powers-economy-other = { SEAT($who) }{ $some ->
    [0] {""}
   *[other] , as far as you see,
} have { $count ->
    [0] nothing.
   *[other] { $wares }.
}
powers-event-worked = { SEAT($seat) } made: { $lands }.
powers-event-starved = { $at }: without food, workers of { SEAT($seat) } died: { $count }.
powers-event-bartered = { SEAT($seat) } gave { $given } to { SEAT($to) } for { $got }.
powers-event-decree-store = The referee: { $what } in { $at } now: { $count }.
powers-works-erect = { powers-plant } (now { $count })
powers-plan-erect = { $at }: { $plant } for { $wares }.
powers-plan-barter = If { SEAT($who) } order the same the other way round, you give { $given } for { $got } before the plants work.
powers-plan-employ = From now on the workers of { $at } make { $count ->
    [0] what is needed.
   *[other] { $wares }, each as long as it can be made, and nothing else.
}
powers-about-employ = what workers make
problem-powers-no-plant = { $at } has no building for this yet: { $plant }.
problem-powers-no-barter = Wares are exchanged only where all seats move at once.
problem-powers-barter-whom = Wares are exchanged with another power that is still in the war.
problem-powers-barter-what = Exchange some of one ware for some of another; BV are not exchanged.
problem-powers-no-wares = { $wares } lie together in none of these lands of yours; at most there are { $has }.
problem-powers-war-economy = The war economy has no factories: build a farm, a mine, a smelter, tool works, concrete works or barracks.
problem-powers-no-materials = { $at } and your lands next to it are short of { $wares }.
refusal-powers-no-ware = There is no such ware or building: { $what }.
powers-clause-stores = open stores
powers-rails = Railway { $lands }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
powers-event-hauled = { SEAT($seat) } carried { $wares } from { $start } to { $at }.
powers-event-laid = { SEAT($seat) } laid a railway { $at }–{ $to } (now { $count }).
powers-plan-haul = { $wares } go from { $start } to { $at } before the plants work, and no further this round.
powers-plan-rail = A railway { $at }–{ $to } for { $wares }, after the plants have worked; then there are { $count }.
problem-powers-no-rails = There is no way from { $at } to { $goal }: { $far ->
    [1] a railway joins two of your lands next to each other.
   *[other] wares go to the next of your lands, or up to { $far } lands along railways.
}
