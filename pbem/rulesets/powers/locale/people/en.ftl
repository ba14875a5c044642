# Government and people.
powers-units-gen = { $count ->
    [one] { $count } gendarme
   *[other] { $count } gendarmes
}
powers-units-par = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
}
powers-map-gen = gendarme
powers-map-par = partisan
powers-map-bands = own partisans in hiding
powers-heading-people = Peoples
powers-people-land = { $at } ({ $owner }){ $own ->
    [1] {""}
   *[other] , people of { SEAT($who) }
}: welfare { $welfare }{ $work ->
    [1] , effort { $effort }
    [-1] , sabotage { $effort }
   *[other] {""}
}{ $percent ->
    [100] {""}
   *[other] , last yield { $percent } %
}{ $bands ->
    [0] {""}
   *[other] , partisans in hiding: { $bands }
}.
powers-people = People of { SEAT($who) }: lands { $count }, welfare { $welfare } in all.
powers-toil = { $at }: { $work ->
    [1] effort { $effort }
   *[other] sabotage { $effort }
}, yield { $percent } %, welfare { $welfare }
powers-event-toiled = People of { SEAT($seat) } – { $lands }.
powers-event-gathered = { SEAT($seat) } hid a partisan in { $at } (now { $count }).
powers-event-revolted = Revolt in { $at }: partisans of { SEAT($seat) } come out of hiding ({ $count }).
powers-event-hunted = { SEAT($seat) } hunted partisans of { SEAT($to) } in { $at } and found nobody.
powers-event-mourned = { $at }: { SEAT($seat) } mourn partisans ({ $count }); that costs { $welfare } welfare.
powers-event-punished = Reprisals in { $at } by { SEAT($seat) }: the people of { SEAT($to) } lose { $welfare } welfare.
powers-event-decree-welfare = The referee: welfare in { $at } is now { $count }.
powers-event-decree-bands = The referee: partisans in hiding in { $at }: { $count }.
powers-plan-effort = From now on { $at } yields { $percent } % of the usual, as long as nobody’s gendarmes and no other order change that; each production costs { $cost } welfare of { $has }.
powers-plan-efforts = From now on a land of your people yields { $percent } % of the usual, wherever nobody’s gendarmes and no other order change that, at { $cost } welfare a land and production.
powers-plan-gather = { $at }: after this round { $count } of your partisans hide there.
powers-plan-hunt = Your units in { $at } stay there and look for partisans of { $who }, before all movement. Nobody knows how many hide. Your gendarmes there find up to { $count }; if more hide, all fight with three times their strength.
powers-plan-reprisal = Welfare in { $at } falls by up to { $count }, and so many gendarmes guard nothing in the next production.
powers-plan-relief = { $cost } BV, left in { $at }: { $left }. Then the welfare there is { $welfare }.
powers-about-effort = the effort of the people
problem-powers-effort-much = { $work ->
    [1] Effort goes from 0 to { $most }.
   *[other] Sabotage goes from 0 to { $most }.
}
problem-powers-not-home = { $at ->
    [none] You play no people.
   *[other] Your people does not live in { $at }.
}
problem-powers-too-weary = The welfare of { $at } does not last for { $effort }; { $can } is what it lasts for now.{ $more ->
    [0] {""}
   *[other] {" "}It is the same in { $more } more of its lands.
}
problem-powers-recruits = So many partisans can go into hiding in a round: { $most }.
problem-powers-no-bands = None of your partisans hides in { $at }.
problem-powers-no-people = No people of another power lives in { $at }.
problem-powers-no-gendarmes = You have no ready gendarmes in { $at } that are free for it.
problem-powers-own-home = { $at } is your own land; partisans rise against others.
problem-powers-well-off = The people of { $at } can be given no more than { $room } BV, and something at least.
refusal-powers-no-people = No people lives in { $at }.
