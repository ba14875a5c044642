# Továrny s oborem.
term-trade = obor továren: budovy, věda nebo politika
powers-trade = { $trade ->
    [units] jednotky
    [buildings] budovy
    [science] věda
   *[politics] politika
}
powers-heading-trades = Továrny podle oborů
powers-trades = { $at } ({ SEAT($who) }): { $trades }
powers-trades-nobody = { $at } (nikdo): { $trades }
powers-trade-count = { powers-trade } { $count }
powers-trades-worth = { $at } může utratit BV: { $worth }
powers-trade-worth = { powers-trade } { $bv }
powers-plan-trade = O jednu víc jich má obor: { $trade }.
problem-powers-no-trade = Továrny tohoto oboru v této hře nejsou: { $trade }.
powers-event-decree-trade = Vedoucí: továrny v { $at }, { $trade }: teď { $count }.
refusal-powers-no-trade = Továrny tohoto oboru v této hře nejsou: { $trade }.
powers-heading-politics = Politické body
powers-politics = { SEAT($who) }: { $points }
powers-event-politics = { SEAT($seat) }: politické body { $won } (teď { $now }).
powers-event-decree-politics = Vedoucí: politické body ({ $who }): teď { $count }.
powers-overview-politics = Z toho, co zbude, budou politické body: { $points }.
