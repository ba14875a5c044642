# What lines of orders should hold, and what is wrong with them, for Duncan.

term-order = an order, such as “u1 to E5”
term-place = the number of a line of your list
term-unit = a unit, such as u1
term-who = a unit, such as u1
term-square = a square, such as E5
term-cell = a square, such as E5
term-spot = a unit or a square
term-param = strength, speed or sight
term-raise = strength, speed or sight
term-times = how many times, such as x2
term-bonus = a kind of bonus
term-step = a direction and a number, such as “up 2”
term-steps = how many squares
term-direction = a direction
term-colour = a team

duncan-about-unit = u{ $name }
duncan-about-choice = a bonus to choose
duncan-about-note = the note on { $name }
duncan-about-answer = the answer to question { $name }

duncan-squares-none = none

problem-duncan-no-unit = You have no unit u{ $unit }. Your units: { $have }.
problem-duncan-no-units = You have no units.
problem-duncan-dead-unit = u{ $unit } died in turn { $turn }.
problem-duncan-nobody-there = None of your units stands on { $cell }.
problem-duncan-several-there = Several of your units stand on { $cell } ({ $units }). Please name the one you mean.
problem-duncan-one-unit = A bonus goes to one unit. Please name it.
problem-duncan-not-from = u{ $unit } does not stand on { $from } but on { $cell }.
problem-duncan-step-wall = u{ $unit } would walk into the wall on { $cell }.
problem-duncan-step-unseen = u{ $unit } would walk over { $cell }, which you have not discovered.
problem-duncan-step-portal = u{ $unit } would walk onto the portal on { $cell }; nobody may enter a portal.
problem-duncan-step-edge = u{ $unit } would leave the board at { $cell }.
problem-duncan-step-corner = u{ $unit } cannot go diagonally to { $cell }: { $corner } is in the way. Both squares beside a diagonal must be free.
problem-duncan-raise-unclear = It is not clear whether you mean { $number } times or up to { $number }. Write “x{ $number }” or “to { $number }”.
problem-duncan-raise-reached = u{ $unit }: { duncan-param } is { $value } already.
problem-duncan-raise-none = An upgrade by { $times } is none.
problem-duncan-raise-many = { $times } times is too often; { $limit } is the most.
problem-duncan-buy-where = Say where the new unit is to stand. Free beside your portal, as far as you see: { $squares }.
problem-duncan-buy-many = { $count } units is too many for one line; { $limit } is the most.
problem-duncan-buy-none = Buying { $count } units buys nobody.
problem-duncan-buy-count = { $count ->
    [one] You ask for one unit
   *[other] You ask for { $count } units
} and name { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}. Write a square for each.
problem-duncan-bonus-on-square = The bonus “{ duncan-bonus }” is used on a square, such as E5, not on a unit.
problem-duncan-bonus-where = { $on ->
    [square] Say which square the bonus “{ duncan-bonus }” is for, such as “at E5”.
   *[unit] Say which unit the bonus “{ duncan-bonus }” is for, such as “on u1”.
}
problem-duncan-bonus-needs-unit = The bonus “{ duncan-bonus }” is given to a unit.
problem-duncan-bonus-needs-square = The bonus “{ duncan-bonus }” is used on a square.
problem-duncan-bonus-none = { $used ->
    [1] You have no more bonuses “{ duncan-bonus }”: earlier orders of your list use them.
   *[other] You do not have the bonus “{ duncan-bonus }”. { $count ->
        [0] There is no bonus in your stock.
       *[other] In stock: { $stock }.
    }
}
problem-duncan-choose-never = In this game bonuses are never chosen.
problem-duncan-choose-none = You have no bonus to choose now. The order counts only if this turn brings you one: your next bonus is number { $next }, the next one to choose is number { $choice }.

problem-duncan-game-over = The game is over.
problem-duncan-excluded = Your team was excluded in turn { $turn } and gives no more orders.
problem-duncan-not-a-team = Only teams give such orders.

problem-duncan-upgrade-unpaid = u{ $unit } { duncan-param }: { $paid ->
    [0] { "" }
   *[other] { $paid } of { $times } can be paid, then{ " " }
}the price is { $price }{ $away ->
    [0] { "" }
   *[other] { " " }({ $away } squares from the portal)
} and you have { $points }{ $spent ->
    [0] { "" }
   *[other] { " " }left: orders before it on your list cost { $spent }
}. It will fail unless points arrive.
problem-duncan-not-beside = { $cell } is not beside your portal ({ $squares }).
problem-duncan-buy-wall = { $cell } is a wall. Floor beside your portal: { $squares }.
problem-duncan-buy-portal = There is a portal on { $cell }. Floor beside your portal: { $squares }.
problem-duncan-buy-taken = { $unit ->
    [0] A unit of others stands on { $cell }
   *[other] Your u{ $unit } will stand on { $cell }
}: the purchase fails if the square is not free after combat.
problem-duncan-buy-unpaid = A unit costs { $price } when you own { $owned }, and you have { $points }{ $spent ->
    [0] { "" }
   *[other] { " " }left: upgrades and purchases before it cost { $spent }
}. It will fail unless the price falls.
problem-duncan-note-long = The note has { $length } characters; { $limit } is the most.
problem-duncan-note-none = There is no note on { $on } to delete.

problem-duncan-unseen = u{ $unit }: you have not discovered { $cell }. Units walk over discovered squares only.
problem-duncan-wall = u{ $unit }: { $cell } is a wall.
problem-duncan-portal = u{ $unit }: there is a portal on { $cell }; nobody may enter a portal.
problem-duncan-via-many = u{ $unit } would go over { $count } squares; { $limit } is the most. The way is found by itself.
problem-duncan-no-way = u{ $unit } to { $cell }: no way leads there over squares you have discovered.
problem-duncan-far-diagonal = u{ $unit } to { $cell }: a diagonal costs { $cost }, its speed is { $speed }. Reachable: { $reach }.
problem-duncan-far-corner = u{ $unit } to { $cell }: { $corner } is in the way of the diagonal, and going round takes { $cost }; its speed is { $speed }. Reachable: { $reach }.
problem-duncan-far = u{ $unit } to { $cell }: { $cost }, its speed is { $speed }. The nearest square within reach is { $nearest }.
problem-duncan-same-square = u{ $unit } and { $others } will stand on { $cell } together and will fight each other.
