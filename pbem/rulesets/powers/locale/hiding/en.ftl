# Uncertain tokens.
powers-units-atgt = { $count ->
    [one] { $count } hidden anti-tank gun
   *[other] { $count } hidden anti-tank guns
}
powers-units-atgf = { $count ->
    [one] { $count } dummy anti-tank gun
   *[other] { $count } dummy anti-tank guns
}
powers-units-atgq = { $count ->
    [one] { $count } uncertain anti-tank gun
   *[other] { $count } uncertain anti-tank guns
}
powers-units-dest = { $count ->
    [one] { $count } hidden destroyer
   *[other] { $count } hidden destroyers
}
powers-units-desf = { $count ->
    [one] { $count } dummy destroyer
   *[other] { $count } dummy destroyers
}
powers-units-desq = { $count ->
    [one] { $count } uncertain destroyer
   *[other] { $count } uncertain destroyers
}
powers-units-aabt = { $count ->
    [one] { $count } hidden AA battery
   *[other] { $count } hidden AA batteries
}
powers-units-aabf = { $count ->
    [one] { $count } dummy AA battery
   *[other] { $count } dummy AA batteries
}
powers-units-aabq = { $count ->
    [one] { $count } uncertain AA battery
   *[other] { $count } uncertain AA batteries
}
powers-map-atgt = hidden anti-tank gun
powers-map-atgf = dummy anti-tank gun
powers-map-atgq = uncertain anti-tank gun
powers-map-dest = hidden destroyer
powers-map-desf = dummy destroyer
powers-map-desq = uncertain destroyer
powers-map-aabt = hidden AA battery
powers-map-aabf = dummy AA battery
powers-map-aabq = uncertain AA battery
powers-event-hidden = { SEAT($seat) } hides in { $at }: { $units } → { $tokens }, one in three of them true.
powers-event-unveiled = { SEAT($seat) } shows what was hidden in { $at } ({ $tokens }): { $count ->
    [0] nothing but dummies.
   *[other] { $units }{ $false ->
        [0] .
       *[other] {" "}and { $false } { $false ->
            [one] dummy
           *[other] dummies
        }.
    }
}
powers-event-covered = { SEAT($seat) } destroys the attackers of { $at } before they can report what they met. Still hidden there: { $tokens }.
powers-plan-prove = { $what ->
    [minimal] Where your first fire destroys all attackers, only the tokens it takes are shown; elsewhere all of them.
   *[all] Wherever you are attacked, all your tokens are shown.
}
powers-stands-prove = Wherever you are attacked, all your tokens are shown
powers-loss = { $who }: { $units }
powers-event-distant = { $fire ->
    [1] Barrage on { $at }
   *[0] Battle in { $at }
}; taking part: { $seats }. { $count ->
    [0] Nobody lost anything.
   *[other] Losses: { $losses }.
}
powers-event-thinned = { SEAT($seat) } takes away in { $at }: { $tokens }. They were dummies.
powers-event-joined = { SEAT($seat) } puts dummies to the others in { $at }: { $tokens }.
powers-event-mixed = { SEAT($seat) } shows dummies in { $at } ({ $tokens }) and mixes them among the tokens in { $to }.
powers-plan-hide = The others will see { $tokens } in { $at }; one in three is true. From then on each may go its own way.
powers-plan-show = All will see { $units }; two dummies for each, { $tokens } in all, leave the map.
powers-plan-mix = All will see that { $tokens } in { $at } were dummies; in { $to } nobody can tell them from the others.
powers-plan-tokens = { $count ->
    [0] Dummies that must leave the map are drawn by lot.
   *[other] Dummies that must leave the map go from here first: { $lands }; the rest are drawn by lot.
}
powers-stands-tokens = Dummies that must leave the map go first from: { $lands }
problem-powers-no-hiding = { $unit } cannot be hidden singly. These can: { $types }.
problem-powers-which-token = { $unit }: which are meant? Say how many “hidden” (the true ones) and how many “dummy” ones.
problem-powers-token-stays = { $unit } can only move, be shown and be mixed. For anything else show them first: “show 1 hidden atgun in …”.
problem-powers-no-tokens = { $ordered ->
    [0] { $unit }: none of yours stand ready in { $at }.
   *[other] { $unit } in { $at }: you have { $have } that are ready and whole, { $ordered } are ordered; lines before may have taken some.
}
problem-powers-no-company = Dummies are mixed among tokens of their own type, and you have none of those in { $at }.
problem-powers-mix-true = Only dummies can be mixed among others, not { $unit }.
