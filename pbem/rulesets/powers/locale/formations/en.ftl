# Formations: their tokens, what is told and foretold of them, what they cannot do.
powers-formation = { $name ->
    [cae] Caesar
    [ptr] Patriot
    [lib] Liberty
    [vic] Victory
    [con] Constitution
    [fri] Friendship
   *[other] { $name }
}
powers-units-caet = Caesar (true)
powers-map-caet = Caesar (true)
powers-units-caef = { $count ->
    [1] Caesar (false)
   *[other] { $count } × Caesar (false)
}
powers-map-caef = Caesar (false)
powers-units-caeq = { $count ->
    [1] Caesar
   *[other] { $count } × Caesar
}
powers-map-caeq = Caesar
powers-units-ptrt = Patriot (true)
powers-map-ptrt = Patriot (true)
powers-units-ptrf = { $count ->
    [1] Patriot (false)
   *[other] { $count } × Patriot (false)
}
powers-map-ptrf = Patriot (false)
powers-units-ptrq = { $count ->
    [1] Patriot
   *[other] { $count } × Patriot
}
powers-map-ptrq = Patriot
powers-units-libt = Liberty (true)
powers-map-libt = Liberty (true)
powers-units-libf = { $count ->
    [1] Liberty (false)
   *[other] { $count } × Liberty (false)
}
powers-map-libf = Liberty (false)
powers-units-libq = { $count ->
    [1] Liberty
   *[other] { $count } × Liberty
}
powers-map-libq = Liberty
powers-units-vict = Victory (true)
powers-map-vict = Victory (true)
powers-units-vicf = { $count ->
    [1] Victory (false)
   *[other] { $count } × Victory (false)
}
powers-map-vicf = Victory (false)
powers-units-vicq = { $count ->
    [1] Victory
   *[other] { $count } × Victory
}
powers-map-vicq = Victory
powers-units-cont = Constitution (true)
powers-map-cont = Constitution (true)
powers-units-conf = { $count ->
    [1] Constitution (false)
   *[other] { $count } × Constitution (false)
}
powers-map-conf = Constitution (false)
powers-units-conq = { $count ->
    [1] Constitution
   *[other] { $count } × Constitution
}
powers-map-conq = Constitution
powers-units-frit = Friendship (true)
powers-map-frit = Friendship (true)
powers-units-frif = { $count ->
    [1] Friendship (false)
   *[other] { $count } × Friendship (false)
}
powers-map-frif = Friendship (false)
powers-units-friq = { $count ->
    [1] Friendship
   *[other] { $count } × Friendship
}
powers-map-friq = Friendship
powers-units-caen = reinforcements of Caesar
powers-map-caen = reinforcements of Caesar
powers-units-ptrn = reinforcements of Patriot
powers-map-ptrn = reinforcements of Patriot
powers-units-libn = reinforcements of Liberty
powers-map-libn = reinforcements of Liberty
powers-units-vicn = reinforcements of Victory
powers-map-vicn = reinforcements of Victory
powers-units-conn = reinforcements of Constitution
powers-map-conn = reinforcements of Constitution
powers-units-frin = reinforcements of Friendship
powers-map-frin = reinforcements of Friendship
powers-heading-formations = Formations
term-formation = a formation: Caesar, Patriot or Liberty on land, Victory, Constitution or Friendship at sea
powers-formation-row = row { $number }: { $some ->
    [0] nothing
   *[other] { $units }
}{ $more ->
    [0] {""}
   *[other] , being built: { $building }
}{ $beside ->
    [0] {""}
   *[other] , beside it: { $nearby }
}{ $notes ->
    [0] {""}
   *[other] ; if it is true: { $noted }
}
powers-formation-nearby = { $ready ->
    [0] being built in { $at }: { $units }
   *[other] ready in { $at }: { $units }
}
powers-formation-card = { $formation }, { SEAT($who) }, in { $areas }: { $rows }{ $known ->
    [0] . Which token and which row is true only its owner knows.
   *[other] . True are row { $known } and the token in { $place }.
}{ $split ->
    [0] {""}
   *[other] {" "}The row of the same number is true in { $others }.
}
powers-event-formation = { $what ->
    [formed] { SEAT($seat) } form { $formation } in { $at }{ $count ->
        [0] .
       *[other] {" "}out of { $units }.
    }
    [joined] { SEAT($seat) }: from { $at } join { $formation }, in every row: { $units }.
    [detached] { SEAT($seat) }: { $formation } sets down in { $at }, out of every row: { $units }.
    [doubled] { SEAT($seat) }: row { $number } of { $formation } stands twice now; at most one of the two is true.
    [dropped] { SEAT($seat) } drop row { $number } of { $formation }. It was false{ $count ->
        [0] .
       *[other] : { $units }.
    }
    [branched] { SEAT($seat) } put a second token of { $formation } in { $at }; at most one of them is true.
    [lifted] { SEAT($seat) } take a token of { $formation } away in { $at }. It was false.
    [opened] { SEAT($seat) }: { $formation } is in { $at }{ $count ->
        [0] , and it is empty.
       *[other] . It is { $units }.
    }{ $number ->
        [0] {""}
       *[other] {" "}All its other tokens were false.
    }
    [shown] { SEAT($seat) } show that row { $number } of { $formation } is the true one{ $count ->
        [0] .
       *[other] : { $units }.
    }{" "}Its other rows are gone.
    [exposed] { SEAT($seat) }: in { $at } there was nothing but a false token of { $formation }.
    [completed] { SEAT($seat) }: what was being built in { $formation } is ready.
    [arrived] { SEAT($seat) }: what was built for { $formation } in { $at } joins it, in every row; its tokens wait for it.
    [stationed] { SEAT($seat) }: what was built for { $formation } in { $at } is { $units }.
    [divided] { SEAT($seat) } split { $other } off { $formation }: { $lines }. In both the row of the same number is true.
    [settled] { SEAT($seat) }: of { $formation } row { $number } was the true one, as with what it was split from; the others are gone.
   *[dissolved] { SEAT($seat) }: { $formation } is empty and dissolved.
}
powers-plan-formation = { $what ->
    [form] { $formation } is founded in { $at }: one token, { $rows } equal rows, one of them true by lot. All see what each row holds, not which one is true.
    [join] All see which units join every row of { $formation }{ $stays ->
        [0] .
       *[other] ; its tokens stay where they are this turn.
    }
    [detach] All see these units leave every row of { $formation } and stand in { $at }.
    [double] Row { $number } of { $formation } stands twice. If it is the true one, a lot decides which of the two is.
    [drop] All see that row { $number } of { $formation } was false; the rows after it move up.
    [show] All see that row { $number } of { $formation } is the true one; the others are gone. Where it stands they still do not know. What the row has gathered is yours from now on.
    [branch] A second token of { $formation } stands in { $at }; the others cannot tell which is true. From then on each may go its own way.
    [lift] All see that a token of { $formation } in { $at } was false.
    [divide] { $formation } is split: beside each of its tokens stands one of { $other }, and all see what its rows hold. The row of the same number is true in both; if one is found out, so is the true row of the other.
   *[open] All see where { $formation } is and what it is; from then on it is ordinary units.
}
powers-plan-raise = { $beside ->
    [0] { $cost } BV of { $at } go into every row of { $formation } ({ $left } are left there); ready in the next completion. Until then its tokens stay.
   *[other] { $cost } BV of { $at } build for every row of { $formation }, in { $at } ({ $left } are left there); ready in the next completion, and in the movement after that they join it. Until then its tokens stay. Whoever attacks { $at } sees what the true row has there.
}
problem-powers-formation-moves = Tokens of { $formation } can only move and take positions. For anything else open it first (“open Caesar”), or detach units.
powers-event-look = { SEAT($seat) }: { $formation } aims from { $at } at { $goal }. You look: { $true ->
    [0] it is not there, the token is false.
   *[1] it is there, and row { $number } is true{ $count ->
        [0] : nothing.
       *[other] : { $units }.
    }
}
powers-event-looked = { SEAT($seat) }: { $formation } aims from { $at } at { $goal }; from there these look at it: { $seats }.
powers-plan-look = { $what ->
    [no] You do not look at tokens that aim at you, and learn nothing of them.
   *[yes] You look at tokens that aim at where you are: whether the formation is there, and which row is true. Only you learn it.
}
powers-stands-look = You do not look at tokens that aim at you
problem-powers-formation-aims = { $formation } cannot aim there: no row of it has ready guns that reach what stands there.
powers-event-decree-card = The referee: { $formation }, { $who }, now: { $lines }.
powers-event-decree-true = The referee: the token of { $formation } in { $at } is the true one now; only you are told.
refusal-powers-mark-of-card = A mark stands for what every row has beside the formation. Set that: set blue { $formation } at { $at }: 1 tank or 1 infantry (or: none).
refusal-powers-no-token-there = No token of { $formation } stands in { $at } that could be made the true one. Set a false one there first; one alone is true.
refusal-powers-no-formation = They have no formation { $formation }.
refusal-powers-no-rows = Its card has { $count } { $count ->
    [one] row
   *[other] rows
}: say what each holds, parted by “or”, or once for all.
refusal-powers-rows-unequal = All rows must be worth the same, what is under construction and what was split off counted in; else every sum would tell which is true.
problem-powers-formation-builds = In { $formation } units are under construction; until they are ready its tokens stay.
problem-powers-formation-waits = What was built beside { $formation } joins it in this movement; its tokens wait, and move again in the next. Or set it down first (“detach”).
problem-powers-formation = { $formation }: { powers-formation-cause }
powers-formation-cause = { $cause ->
    [none] you have no such formation.
    [full] you can have { $most } { $most ->
        [one] formation
       *[other] formations
    }, no more.
    [place] nothing can be founded there: an army needs a land of yours or units of yours beside it, a fleet your ships.
    [units] no such units stand ready and whole there, or they do not fit. Armies take what marches, fleets ships without cargo, all from one harbour or from the sea.
    [far] from there they do not reach every area with a token of it in one turn.
    [lacks] not every row has these units ready.
    [row] it has no such row.
    [false] this row is not the true one; only the true one can be shown.
    [science] that row has { $has } BV of science left, and this level costs { $price }.
    [top] there is no level above 10: { $field }.
    [field] this field has no units in this game.
    [cards] technology points and buildings stand in rows alone; they are never put on the map, nor split off.
    [houses] a row has room for one laboratory and one ministry.
    [housed] technology points and buildings are built where the formation stands, not beside it.
    [true] this row is the true one; only false ones can be dropped.
    [rows] it has { $most } rows already; drop one first.
    [token] no such token of it stands there. Only a false one can be taken away.
    [tokens] it has { $most } tokens already; take one away first.
    [spread] all its tokens must stand in one land of yours, for that land pays; or name a land of yours next to all of them (“build into Caesar in B1: ...”).
    [beside] that must be a land of yours next to every token of it, from where all these units get to each of them in one turn; ships need a harbour there.
    [types] something of this cannot be built into it: it takes what marches (armies) or sails (fleets), costs BV, and is ready after one completion.
    [count] say what each row gets, parted by “or”, or once for all.
    [unequal] what the rows get must cost the same.
    [other] an army can be split only into armies, a fleet into fleets.
    [taken] you already have a formation of that other name.
   *[other] this cannot be done.
}
