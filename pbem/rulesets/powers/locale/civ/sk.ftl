# Továrne s odborom.
term-trade = odbor tovární: budovy, veda alebo politika
powers-trade = { $trade ->
    [units] jednotky
    [buildings] budovy
    [science] veda
   *[politics] politika
}
powers-heading-trades = Továrne podľa odborov
powers-trades = { $at } ({ SEAT($who) }): { $trades }
powers-trades-nobody = { $at } (nikto): { $trades }
powers-trade-count = { powers-trade } { $count }
powers-trades-worth = { $at } môže minúť BV: { $worth }
powers-trade-worth = { powers-trade } { $bv }
powers-plan-trade = O jednu viac ich má odbor: { $trade }.
problem-powers-no-trade = Továrne tohto odboru v tejto hre nie sú: { $trade }.
powers-event-decree-trade = Vedúci: továrne v { $at }, { $trade }: teraz { $count }.
refusal-powers-no-trade = Továrne tohto odboru v tejto hre nie sú: { $trade }.
powers-heading-politics = Politické body
powers-politics = { SEAT($who) }: { $points }
powers-event-politics = { SEAT($seat) }: politické body { $won } (teraz { $now }).
powers-event-decree-politics = Vedúci: politické body ({ $who }): teraz { $count }.
powers-overview-politics = Z toho, čo zostane, budú politické body: { $points }.
