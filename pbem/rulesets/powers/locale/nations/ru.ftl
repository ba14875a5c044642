# Национальные преимущества.
powers-heading-advantages = Национальные преимущества
powers-advantage = { $bidden ->
    [1] Сторона { $side }
   *[other] { SEAT($who) }
}: всякая сила в полтора раза больше, с округлением вверх: { $rows }
powers-event-decree-advantage = Ведущий: преимущество ({ $row }) теперь у { $who }.
refusal-powers-no-advantage = В этой игре преимуществом не бывает: { $row }.
