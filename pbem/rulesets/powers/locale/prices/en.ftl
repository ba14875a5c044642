# Cheap units: rests of neighbours.
powers-plan-helped = { $units }: { $cost } BV, of these from neighbours { $shares }; left in { $at }: { $left }. { $round ->
    [0] They will not be ready before the end.
   *[other] Ready after the movement of round { $round }.
}
problem-powers-rest-short = { $payer } has only { $has } BV left, not { $paid }.
problem-powers-rest-large = { $payer } has { $has } BV left. Only a rest below 1/2 BV can help a neighbour: spend what is above it there, in a line before this one.
problem-powers-rest-much = { $at } would get { $has } BV of its neighbours in this production. It must be less than 1 BV.
problem-powers-rest-over = The neighbours would pay { $paid } BV for what costs { $cost }.

# Expensive units: built in parts.
powers-plan-part = { $units }, in parts: { $cost } BV of { $at } now; { $paid } BV are paid then, { $missing } are missing. Order it again in the next production.
powers-part = { $units } in parts ({ $paid } BV paid, { $missing } missing)
powers-heading-in-parts = Built in parts
powers-in-parts = { $at }: { $many ->
    [1] { $units }
   *[other] in each { $units }
} ({ SEAT($who) }), { $paid } BV paid, { $missing } missing
