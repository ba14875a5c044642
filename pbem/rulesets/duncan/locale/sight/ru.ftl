# Duncan: что открыла третья фаза и что скрыл дым.
duncan-event-discovered = { $count ->
    [one] Открыта { $count } клетка: { $squares }.
    [few] Открыто { $count } клетки: { $squares }.
   *[other] Открыто { $count } клеток: { $squares }.
}
duncan-event-pile_found = На { $at } обнаружена { $size ->
    [small] малая куча золота
   *[large] большая куча золота
}{ $empty ->
    [1] , пустая
   *[0] {""}
}{ $holder ->
    [none] ; она ничья.
   *[other] ; ею владеют { SEAT($holder) }.
}
duncan-event-portal_found = На { $at } обнаружен портал { SEAT($whose, case: "gen") }.
duncan-event-flash = Вспышка на { $at } { $new ->
    [0] ничего нового не открыла
    [one] открыла { $new } новую клетку
    [few] открыла { $new } новые клетки
   *[other] открыла { $new } новых клеток
}{ $smoked ->
    [0] .
    [one] ; { $smoked } клетка осталась скрыта дымом.
    [few] ; { $smoked } клетки остались скрыты дымом.
   *[other] ; { $smoked } клеток осталось скрыто дымом.
}
duncan-event-forgot = Дым: { $count ->
    [one] забыта { $count } клетка: { $squares }.
    [few] забыто { $count } клетки: { $squares }.
   *[other] забыто { $count } клеток: { $squares }.
}
duncan-event-blinded = { $number ->
    [one] В дыму стоял юнит { $units } и ничего там не видел.
   *[other] В дыму стояли юниты { $units } и ничего там не видели.
}
duncan-pile-lost = уже не ваша
