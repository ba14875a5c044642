# Aircraft: what is told, foretold and refused.
powers-units-bom = { $count ->
    [one] { $count } bomber
   *[other] { $count } bombers
}
powers-units-fig = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
powers-units-aab = { $count ->
    [one] { $count } AA battery
   *[other] { $count } AA batteries
}
powers-units-kai = { $count ->
    [one] { $count } kaibokan
   *[other] { $count } kaibokans
}
powers-map-bom = bomber
powers-map-fig = fighter
powers-map-aab = AA battery
powers-map-kai = kaibokan
powers-ending-air = { $ending ->
    [spent] {""}
    [held] All the attacking aircraft were shot down.
    [retreated] The attacking aircraft turned back.
    [stalemate] The attacking aircraft could hurt nobody any more.
    [unconquered] {""}
   *[other] Nobody is left.
}
powers-event-raid = Raid on { $at }: { $others } against { $first }. { powers-ending-air }
powers-event-interception = Interception over { $at }: { $others } against { $first }. { powers-ending-air }
powers-event-flew = { SEAT($seat) }: { $units }, { $task ->
    [strike] strike { $start } → { $goal }.
    [escort] escort { $start } → { $goal }.
   *[rebase] flight to other airfields { $start } → { $goal }.
}
powers-event-sighted = Aircraft of { SEAT($seat) } are seen over { $over }: { $units }.
powers-event-in-vain = { SEAT($seat) }: the aircraft found nobody to attack in { $at }.
powers-plan-strike = { $count ->
    [0] Nobody of the others is in { $at } now.
   *[other] In { $at } ({ $holder }) the raid now meets: { $units }.
}
powers-plan-home = Home again: { $unit } come down in { $at }.
powers-stands-intercept = { $off ->
    [1] Your fighters intercept nobody.
   *[0] Fighters intercept { $named ->
        [0] over all your lands
       *[other] over { $areas }
    }, { $count ->
        [0] all that reach
       *[other] at most { $count }
    }, from { $over }:{ $under } on{ $steps ->
        [0] {""}
        [one] , from at most { $steps } step away
       *[other] , from at most { $steps } steps away
    }{ $joint ->
        [0] {""}
       *[other] ; jointly, if they name you too: { $allies }
    }.
}
problem-powers-no-aircraft = { $unit } cannot fly.
problem-powers-flies = { $unit } do not march. They fly: “strike”, “escort” or “rebase”.
problem-powers-no-planes = You have not that many { $unit } ready in { $at }: { $have } stand there{ $ordered ->
    [0] {""}
   *[other] , { $ordered } were ordered
}.
problem-powers-weary = { $unit } in { $at } have intercepted and rest this turn.
problem-powers-flies-far = { $unit } fly { $most ->
    [one] { $most } step
   *[other] { $most } steps
} at most: { $goal } is too far.
problem-powers-no-airfield = In { $at } your aircraft cannot come down: it must be your land, and not taken this round.
problem-powers-one-way = From { $at } there is no way home for { $unit }: they will be lost.
problem-powers-air-odds = Odds are two numbers such as 1:2.
problem-powers-no-fighters = You have no fighters that could intercept.
powers-units-tbo = { $count ->
    [one] { $count } tactical bomber
   *[other] { $count } tactical bombers
}
powers-map-tbo = tactical bomber
powers-units-sbo = { $count ->
    [one] { $count } strategic bomber
   *[other] { $count } strategic bombers
}
powers-map-sbo = strategic bomber
powers-units-ifg = { $count ->
    [one] { $count } interceptor
   *[other] { $count } interceptors
}
powers-map-ifg = interceptor
powers-units-car = { $count ->
    [one] { $count } carrier
   *[other] { $count } carriers
}
powers-map-car = carrier
powers-map-rail = railways
powers-map-airfield = airfields
powers-plan-airfield = { $cost } BV; left in { $at }: { $left }. Then the airfields of { $at } refuel { $count } aircraft a turn, from the next turn on.
powers-heading-airfields = Airfields
powers-airfields = { $at }: { $fields }
problem-powers-no-airfields = In this game every land has airfields without bound: none are built.
problem-powers-odd-airfield = An airfield refuels an even number of aircraft: 2 for 2 BV, 4 for 3 BV, 6 for 4 BV …
powers-units-factory = { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}
powers-units-airfield = { $count ->
    [one] { $count } airfield
   *[other] { $count } airfields
}
powers-units-rail = { $count ->
    [one] { $count } railway
   *[other] { $count } railways
}
powers-event-bombed = { SEAT($seat) } destroyed in { $at } { $what ->
    [factory] factories
    [rail] railways
   *[other] airfields
}: { $lost } ({ $count } left).
problem-powers-no-bombs = { $unit } do buildings no harm.
problem-powers-nothing-to-bomb = In { $at } there is nothing of that kind to bomb now.
problem-powers-rails-too-far = Guns in { $start } hit only railways both of whose ends are next to { $start }; of those that end in { $goal } none is.
term-edifice = a building: factory, airfield or railway
