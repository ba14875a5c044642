# Заводы со специальностью.
term-trade = специальность заводов: здания, наука или политика
powers-trade = { $trade ->
    [units] отряды
    [buildings] здания
    [science] наука
   *[politics] политика
}
powers-heading-trades = Заводы по специальностям
powers-trades = { $at } ({ SEAT($who) }): { $trades }
powers-trades-nobody = { $at } (ничья): { $trades }
powers-trade-count = { powers-trade } { $count }
powers-trades-worth = { $at } может потратить ОП: { $worth }
powers-trade-worth = { powers-trade } { $bv }
powers-plan-trade = Одним больше с этой специальностью: { $trade }.
problem-powers-no-trade = Заводов с этой специальностью в этой игре нет: { $trade }.
powers-event-decree-trade = Ведущий: заводы, { $at }, { $trade }: теперь { $count }.
refusal-powers-no-trade = Заводов с этой специальностью в этой игре нет: { $trade }.
powers-heading-politics = Политические очки
powers-politics = { SEAT($who) }: { $points }
powers-event-politics = { SEAT($seat) }: политические очки { $won } (теперь { $now }).
powers-event-decree-politics = Ведущий: политические очки, { $who }: теперь { $count }.
powers-overview-politics = Из остатка выйдут политические очки: { $points }.
