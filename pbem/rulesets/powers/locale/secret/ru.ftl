# Наука и политика, скрытые в рядах соединений (P-56.5, P-57.3).
powers-units-tec = { $count ->
    [one] { $count } очко технологии
    [few] { $count } очка технологии
   *[other] { $count } очков технологии
}
powers-map-tec = очки технологии
powers-units-lab = { $count ->
    [one] { $count } лаборатория
    [few] { $count } лаборатории
   *[other] { $count } лабораторий
}
powers-map-lab = лаборатории
powers-units-mny = { $count ->
    [one] { $count } министерство
    [few] { $count } министерства
   *[other] { $count } министерств
}
powers-map-mny = министерства
powers-formation-science = наука: { $bv } ОП
powers-formation-politics = политические очки: { $points }
powers-formation-claim = изобретено: { $field }, на уровень выше (можно пользоваться с конца раунда { $round })
powers-event-claimed = { SEAT($seat) }: если ряд { $number } соединения { $formation } настоящий, изобретён ещё один уровень: { $field }. Им можно пользоваться с конца раунда { $round }, когда ряд будет показан.
powers-event-funded = { SEAT($seat) }: наука из показанного ряда{ $paid ->
    [0] {""}
   *[other] , { $bv } ОП идут на технологию: { $field }
}{ $lost ->
    [0] .
   *[other] , { $rest } ОП пропадают.
}
powers-plan-claim = Все прочтут, что ряд { $number } соединения { $formation }, если он настоящий, изобрёл ещё один уровень: { $field }. Настоящий ли он, никто не узнает. Пользоваться им можно с конца раунда { $round }: «показать ряд { $number } { $formation }», или раскройте соединение.
problem-powers-formation-housed = В одном из рядов соединения { $formation } есть здание, а здания не двигаются. Сначала уберите такие ряды или покажите, что настоящий ряд — другой.
refusal-powers-two-houses = В ряду есть место для одной лаборатории и одного министерства.
refusal-powers-no-hidden-row = Это должен быть один из нескольких рядов карточки: о единственном все знают, что он настоящий; рядов у неё { $count }.
