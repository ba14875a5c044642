# Duncan: what orders are expected to do.
duncan-plan-raise = Price { $sum } ({ $near ->
    [0] away from the portal
   *[other] at the portal
}), { $left ->
    [one] 1 point left
   *[other] { $left } points left
}; { duncan-param } then { $value }.
duncan-plan-raise-unpaid = { $paid ->
    [0] It costs { $price }
   *[other] Only { $paid } of { $times } can be paid: the next one costs { $price }
}, and { $spent ->
    [0] you have { $left }
   *[other] you have { $left } left, for orders carried out before it cost { $spent }: the order of the lines counts
}. It will fail unless points arrive.
duncan-plan-summon = Price { $price } with { $owned ->
    [one] 1 unit
   *[other] { $owned } units
}; about { $left } left.
duncan-plan-summon-unpaid = It costs { $price }, and { $spent ->
    [0] you have { $left }
   *[other] you have { $left } left, for upgrades and earlier lines cost { $spent }: the order of the lines counts
}. It will fail unless points arrive.
duncan-plan-summon-else = If { $first } is taken: at { $others }.
duncan-plan-summon-own = u{ $unit } will stand on { $at } then, as far as we know: the square would not be free.
duncan-plan-summon-foreign = { $who ->
    [neutral] A neutral unit stands
   *[other] { SEAT($who) } stand
} on { $at } now: unless the square is left, it will not be free.
duncan-plan-move = { $cost }, speed { $speed } is enough.
duncan-plan-move-far = { $cost }, too far for speed { $speed }: u{ $unit } would stay where it is. It could reach { $nearest }.
duncan-plan-move-no-way = No way leads to { $to } over squares you have discovered: it would stay where it is.
duncan-plan-meets = Next to { SEAT($who) } there, if { $count ->
    [one] the unit stays
   *[other] the { $count } units stay
}: they will fight.
duncan-plan-meets-neutral = Next to { $count ->
    [one] a neutral unit
   *[other] { $count } neutral units
} there: they will fight.
duncan-plan-meets-own = { $units } will stand on { $at } too: units on one square fight, even your own.
duncan-plan-meets-new = { $units } will stand on { $at } too: as one of them is new they do not fight this turn, but the next.
duncan-plan-pile = { $size ->
    [small] A small pile
   *[large] A large pile
}: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} a turn while you hold it and stand on it.
duncan-plan-gift = { $bonus ->
    [strength] Strength { $value }, in this turn already.
    [speed] Speed { $value }, in this turn already.
    [sight] Sight { $value }, in this turn already.
    [regeneration] It will heal { $value ->
        [one] one life
       *[other] { $value } lives
    } every turn.
    [invisibility] No other team will see it any more.
    [leech] In fights it will heal one life for every { $damage } damage it deals.
   *[quick] Away from the portal its upgrades cost { $value ->
        [one] 2 less
       *[other] less: 2 for each of its { $value } bonuses
    }, but never less than at the portal.
} Once the turn is played this cannot be taken back.
duncan-plan-bonus-none = { $stock ->
    [0] You have no such bonus: { duncan-bonus }.
   *[other] Not enough of them: { duncan-bonus }, { $stock } in stock, used up by lines above.
}
duncan-plan-flash = In phase 3 you discover everything within 3 squares, through walls, but { $units ->
    [0] no units
   *[other] with units
}.
duncan-plan-flash-smoked = Your own smoke of this turn takes squares of this flash away again.
duncan-plan-smoke = { $mode ->
    [blind] In phase 3 no unit sees any square within 5 squares, yours included.
   *[forget] In phase 3 everybody forgets all within 5 squares, you too; what your units see then is yours again.
}
duncan-plan-choose = In the last phase; you can use it from the next turn.
duncan-plan-choose-none = You have no bonus to choose now; it counts only if one comes with this turn.
duncan-plan-note = Only your team sees it.
duncan-plan-note-away = The note goes when the turn is played.
duncan-plan-answer = For question { $question }; it goes to the referee at once and does not wait for the turn.
duncan-plan-bug = It goes to the referee at once. Thank you.
duncan-plan-award = To be credited with turn { $turn }.
