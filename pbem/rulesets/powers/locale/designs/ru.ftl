# Собственные типы (P-58).
term-trait = свойство, например «атака небронированные 4», «уязвимость подводные 1/2» или «скорость 3»
powers-heading-designs = Собственные типы
powers-base = { $row ->
    [bom] бомбардировщик
    [fig] истребитель
    [cru] крейсер
    [sub] подводная лодка
    [bat] линкор
   *[other] { powers-unit }
}
powers-design = { $names }, { $numbers }
powers-design-of = { $unit } ({ SEAT($who) })
powers-design-numbers = образец: { $base }; атака { $attack }; оборона { $defence }; { $plain ->
    [1] {""}
   *[other] уязвимость { $vulnerable }, в остальном 1;{" "}
}скорость { $speed }; цена { $cost } ОП
powers-design-number = { $type ->
    [NE] небронированные
    [PA] бронированные
    [NA] морские
    [PM] подводные
   *[LE] воздушные
} { $number }
powers-design-none = нет
powers-event-designed = { SEAT($seat) }: собственный тип { $unit }, образец: { $base }, цена { $cost } ОП.
powers-plan-design = Ваш тип называется { $unit } и стоит { $cost } ОП; строить его можно со следующего раунда.
problem-powers-design-amount = Скажите, против каких отрядов и сколько, например «атака небронированные 4, оборона воздушные 2, уязвимость подводные 1/2, скорость 3».
problem-powers-design-once = Свой тип у вас уже есть: он один у каждого на всю войну.
problem-powers-design-base = Образцом может быть только то, что есть в игре: { $units }.
problem-powers-design-strength = Сила — целое число от 0 до 9.
problem-powers-design-weak = Какая-то сила у типа должна быть.
problem-powers-design-vulnerable = Уязвимость указывают в четвертях, от 1/4 до 2.
problem-powers-design-speed = Скорость — целое число от 1 до 6.
problem-powers-design-nearer = Образец { $unit } не подходит, этим силам ближе { $other }: назовите его.
problem-powers-undesigned = { $unit }: такого типа ещё никто не спроектировал.
problem-powers-no-patent = { $unit }: тип строит только тот, кто его спроектировал.
powers-units-ori = { $count ->
    [one] { $count } Орион
    [few] { $count } Ориона
   *[other] { $count } Орионов
}
powers-map-ori = Орион
powers-units-tit = { $count ->
    [one] { $count } Титан
    [few] { $count } Титана
   *[other] { $count } Титанов
}
powers-map-tit = Титан
powers-units-atl = { $count ->
    [one] { $count } Атлас
    [few] { $count } Атласа
   *[other] { $count } Атласов
}
powers-map-atl = Атлас
powers-units-sat = { $count ->
    [one] { $count } Сатурн
    [few] { $count } Сатурна
   *[other] { $count } Сатурнов
}
powers-map-sat = Сатурн
powers-units-nep = { $count ->
    [one] { $count } Нептун
    [few] { $count } Нептуна
   *[other] { $count } Нептунов
}
powers-map-nep = Нептун
powers-units-jup = { $count ->
    [one] { $count } Юпитер
    [few] { $count } Юпитера
   *[other] { $count } Юпитеров
}
powers-map-jup = Юпитер
powers-units-peg = { $count ->
    [one] { $count } Пегас
    [few] { $count } Пегаса
   *[other] { $count } Пегасов
}
powers-map-peg = Пегас
powers-units-tri = { $count ->
    [one] { $count } Тритон
    [few] { $count } Тритона
   *[other] { $count } Тритонов
}
powers-map-tri = Тритон
powers-units-ica = { $count ->
    [one] { $count } Икар
    [few] { $count } Икара
   *[other] { $count } Икаров
}
powers-map-ica = Икар
powers-units-cyc = { $count ->
    [one] { $count } Циклоп
    [few] { $count } Циклопа
   *[other] { $count } Циклопов
}
powers-map-cyc = Циклоп
powers-units-cen = { $count ->
    [one] { $count } Кентавр
    [few] { $count } Кентавра
   *[other] { $count } Кентавров
}
powers-map-cen = Кентавр
powers-units-pho = { $count ->
    [one] { $count } Феникс
    [few] { $count } Феникса
   *[other] { $count } Фениксов
}
powers-map-pho = Феникс
