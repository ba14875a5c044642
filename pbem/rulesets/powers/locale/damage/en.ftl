# Damaged and half units.
powers-units-hatg = { $count ->
    [one] { $count } half anti-tank gun
   *[other] { $count } half anti-tank guns
}
powers-units-hdes = { $count ->
    [one] { $count } half destroyer
   *[other] { $count } half destroyers
}
powers-units-haab = { $count ->
    [one] { $count } half AA battery
   *[other] { $count } half AA batteries
}
powers-units-hkai = { $count ->
    [one] { $count } half kaibokan
   *[other] { $count } half kaibokans
}
powers-map-hatg = half anti-tank gun
powers-map-hdes = half destroyer
powers-map-haab = half AA battery
powers-map-hkai = half kaibokan
powers-heading-damaged = Damaged units
powers-damaged-unit = { $at } ({ $units })
powers-counted = { $count ->
    [0] { $what }
   *[other] { $count } × { $what }
}
powers-quarry = { $at } ({ $units })
powers-damaged = { $at }: { $units } ({ $who }), damage { $damage }{ $held ->
    [0] {""}
   *[other] ; held by { $by }
}
powers-event-held = { $who }: damage { $damage } stays, { $at }: { $units }. Held by { $by }.
powers-event-finished = { SEAT($seat) } tried to finish off in { $at }: { $units } ({ $who }), damage { $damage }; dice { $dice }: { $dead ->
    [1] destroyed.
   *[other] repaired.
}
powers-event-divided = { SEAT($seat) }: in { $at } { $what ->
    [split] split
   *[merge] merged
}: { $units } → { $new }.
powers-stands-hold = Damage held: { $count ->
    [0] { $best ->
        [1] of whoever is hurt most
       *[other] none
    }
   *[other] { $units }{ $best ->
        [1] , then of whoever is hurt most
       *[other] {""}
    }
}{ $ally ->
    [none] .
   *[other] ; the two halves pooled: { SEAT($ally) }.
}
powers-stands-finish-off = Finished off: { $count ->
    [0] { $best ->
        [1] the held unit that promises most
       *[other] nobody
    }
   *[other] { $units }{ $best ->
        [1] , else the held unit that promises most
       *[other] {""}
    }
}.
powers-plan-hold = { $most ->
    [-1] All damage stays in this game.
    [one] You can hold { $most } unit{ $half ->
        [1] {" "}(and half of one more, to pool with another power)
       *[other] {""}
    }.
   *[other] You can hold { $most } units.
}{ $count ->
    [0] {" "}Now you hold none.
   *[other] {" "}Now you hold: { $now }.
}
powers-plan-finish = Once a turn, after the movement: destroyed with a chance of damage/6, else repaired.
problem-powers-choice = Write which units and where, “best” or “none”.
problem-powers-own-held = The units in { $at } are your own: only damage of others can be held.
problem-powers-no-pool = Nothing is left to pool: { $most ->
    [-1] all damage stays in this game.
   *[other] there are whole places only ({ $most } for each).
}
problem-powers-no-halves = { $unit }: they have no halves.
problem-powers-no-pairs = { $unit } in { $at }: you have { $have }, { $ordered ->
    [0] too few for this.
   *[other] { $ordered } are ordered.
}{ $merging ->
    [1] {" "}Halves are merged in pairs.
   *[other] {""}
}
problem-powers-none-held = { $unit }: none are to be seen in { $at } now; the order waits for them.
powers-about-hold = holding damage
powers-about-finish-off = finishing off
