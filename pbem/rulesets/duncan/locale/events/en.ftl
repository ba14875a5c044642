# Duncan: what happened, a sentence for each kind.
duncan-event-upgraded = u{ $unit }: { duncan-param } is now { $value }, for { $price ->
    [one] 1 point
   *[other] { $price } points
}{ $away ->
    [0] {""}
   *[other] {" "}(away from the portal)
}; { $left ->
    [one] 1 point left
   *[other] { $left } points left
}.
duncan-event-given = u{ $unit } was given { duncan-bonus }.
duncan-event-used = Used at { $at }: { duncan-bonus }.
duncan-event-failed = Order { $order } ({ duncan-failed-what }): { $why ->
    [too_far] too far: { $price } half-steps, it has { $points }.
   *[other] { duncan-failed-why }
}
duncan-failed = Order { $order } ({ duncan-failed-what }): { $why ->
    [too_far] too far: { $cost }, its speed is enough for { $budget }.
   *[other] { duncan-failed-why }
}
duncan-failed-what = { $what ->
    [upgrade] u{ $unit } { duncan-param }{ $times ->
        [one] {""}
       *[other] {" "}×{ $times }
    }
    [bonus] { duncan-bonus }{ $unit ->
        [0] {" "}at { $at }
       *[other] {" "}on u{ $unit }
    }
    [move] u{ $unit } to { $at }
    [buy] a new unit at { $at }
    [choose] choose { duncan-bonus }
    [note] a note{ $unit ->
        [0] {" "}on { $at }
       *[other] {" "}on u{ $unit }
    }
   *[other] { $what }
}
duncan-failed-why = { $why ->
    [no_unit] the unit is dead.
    [points] it costs { $price }, you had { $points }.
    [stock] you have no such bonus.
    [off_board] that square is not on the board.
    [unknown] the square is not discovered.
    [wall] there is a wall.
    [portal] nobody may enter a portal.
    [no_way] no way leads there over squares you have discovered.
    [not_beside] that is not beside your portal.
    [not_free] the square is not free. Nothing was paid.
    [no_choice] no choice was open.
   *[other] it was not possible.
}
duncan-event-regenerated = u{ $unit } regenerates { $healed ->
    [one] one life
   *[other] { $healed } lives
}.
duncan-event-moved = u{ $unit } went from { $start } to { $end }.
duncan-event-blow = { $at } → { $target_at }: { $damage }
duncan-event-hurt = { SEAT($who) }{ $unit ->
    [0] {""}
   *[other] {" "}u{ $unit }
} { $at }: strength { $before } → { $strength }, wounds { $wounds }
duncan-event-fell = A unit fell: { $at }
duncan-event-leeched = u{ $unit } drains { $healed ->
    [one] one life
   *[other] { $healed } lives
}.
duncan-event-spared = Your units on { $at } do not fight this turn, because one of them is new. Next turn they will: part them.
duncan-event-summoned = u{ $unit } was summoned at { $at } for { $price ->
    [one] 1 point
   *[other] { $price } points
}; { $left ->
    [one] 1 point left
   *[other] { $left } points left
}.
duncan-event-captured = You hold the pile { $at }, which belonged to nobody.
duncan-event-captured-was = You hold the pile { $at }; { SEAT($was) } held it until now.
duncan-event-pile_taken = { SEAT($who) } took the { $size ->
    [small] small
   *[large] large
} pile { $at }.
duncan-event-pile_taken-was = { SEAT($who) } took the { $size ->
    [small] small
   *[large] large
} pile { $at } from { SEAT($was) }.
duncan-event-pile_lost = The pile { $at } is no longer yours; who holds it now was not seen.
duncan-event-pile_lost-who = { SEAT($who) } took the pile { $at } from you.
duncan-event-contested = New units of { SEAT($who) } stand together on the pile { $at }: its holder does not change.
duncan-event-income = The pile { $at } gave { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
duncan-event-emptied = The { $size ->
    [small] small
   *[large] large
} pile { $at } gives nothing any more.
duncan-event-allowance = Income of the turn: { $points ->
    [one] 1 purchase point
   *[other] { $points } purchase points
}.
duncan-event-ended = { $reason ->
    [exhausted] Every pile is empty
   *[turn_limit] The last turn has been played
}. Most victory points: { SEAT($winners) }.
duncan-steps = { $half ->
    [0] { $whole ->
        [one] 1 step
       *[other] { $whole } steps
    }
   *[other] { $whole }.5 steps
}
