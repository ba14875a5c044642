# Национальные преимущества.
powers-heading-advantages = Национальные преимущества
powers-advantage = { $bidden ->
    [1] Сторона { $side }
   *[other] { SEAT($who) }
} – { $rows }
powers-advantages = Всякая сила в полтора раза больше, с округлением вверх: { $each }
powers-event-decree-advantage = Ведущий: преимущество ({ $row }) теперь у { $who }.
refusal-powers-no-advantage = В этой игре преимуществом не бывает: { $row }.
