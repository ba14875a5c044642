# What is to be expected of orders, and what is in force.
powers-plan-halted = { $units } will stop in { $at }, before { $goal }: { $why ->
    [careful] it is held, and the order says “careful”.
    [peace] there is peace with whoever holds it.
    [shared] a party of your treaty attacks it with more.
    [unable] nobody among them can conquer.
    [harbour] its harbour is not yours.
    [sailed] they have left a harbour this turn.
   *[spent] no move points are left.
}
powers-plan-empty = Attack on { $at } ({ $holder }): nobody stands there now.
powers-plan-attack = Attack on { $at } ({ $holder }). There now: { $units }.
powers-plan-odds = With all lines together, if nobody else moves: won in { $won } of { $trials } trials; units lost on average: { $lost }.
powers-plan-unseen = { $at } is out of sight: who is met there cannot be told.
powers-plan-unknown = The chance of an attack on { $at } ({ $holder }) cannot be told: { $count ->
    [one] { $count } unknown piece.
   *[other] { $count } unknown pieces.
}
powers-plan-build = { $units }: { $cost } BV of { $at }; left there: { $left }. { $round ->
    [0] They will not be ready before the end.
   *[other] Ready after the movement of round { $round }.
}
powers-plan-factory = { $cost } BV; left in { $at }: { $left }. Then { $at } has { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}; it yields from the next production on.
powers-plan-demolish = Then { $at } has { $count ->
    [0] no factory.
    [one] { $count } factory.
   *[other] { $count } factories.
}
powers-plan-place = { $cost } BV; left of what can be placed now: { $left }.
powers-plan-proposal = The other parties are asked at once. They can answer: accept { $number }.
powers-plan-bid = Nobody sees the bid before all are in.
powers-plan-agree = If all agree, no bid is opened: you play side { $side } with { $bv } BV.
powers-plan-notice = The treaty still binds up to the end of round { $round }.
powers-overview-at = { $at } ({ $units })
powers-overview-still = Without an order, and staying: { $units }.
powers-overview-unspent = BV nobody spends, and which are lost: { $rests }.
powers-overview-force = In force: { $orders }
powers-overview-default = Battle orders in force: best targets; { $lines ->
    [1] who can hurt nobody stands in line 2, up front when line 1 is empty; retreat
   *[0] retreat
} at odds below 1/3, where retreat is possible.
