# Разведка.
powers-units-rec = { $count ->
    [one] { $count } разведчик
    [few] { $count } разведчика
   *[other] { $count } разведчиков
}
powers-units-rbo = { $count ->
    [one] { $count } катер
    [few] { $count } катера
   *[other] { $count } катеров
}
powers-units-rpl = { $count ->
    [one] { $count } самолёт-разведчик
    [few] { $count } самолёта-разведчика
   *[other] { $count } самолётов-разведчиков
}
powers-map-rec = разведчик
powers-map-rbo = катер
powers-map-rpl = самолёт-разведчик
powers-event-watched = Бой в { $at }, виден издали: { SEAT($seats) }.
problem-powers-no-fog = В этой игре все видят всё: делиться нечем.
