# Factories with a trade.
term-trade = a trade of factories: buildings, science or politics
powers-trade = { $trade ->
    [units] units
    [buildings] buildings
    [science] science
   *[politics] politics
}
powers-heading-trades = Factories by trade
powers-trades = { $at } ({ SEAT($who) }): { $trades }
powers-trades-nobody = { $at } (nobody): { $trades }
powers-trade-count = { powers-trade } { $count }
powers-trades-worth = { $at } can spend: { $worth } BV
powers-trade-worth = { $bv } for { powers-trade }
powers-plan-trade = One of them more makes { $trade }.
problem-powers-no-trade = There are no factories of this trade in this game: { $trade }.
powers-event-decree-trade = The referee: factories in { $at } now, { $trade }: { $count }.
refusal-powers-no-trade = There are no factories of this trade in this game: { $trade }.
powers-heading-politics = Political points
powers-politics = { SEAT($who) }: { $points }
powers-event-politics = { SEAT($seat) }: political points { $won } (now { $now }).
powers-event-decree-politics = The referee: political points of { $who } now: { $count }.
powers-overview-politics = What is left becomes political points: { $points }.
