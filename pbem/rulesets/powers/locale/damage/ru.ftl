# Повреждённые и половинные отряды.
powers-units-hatg = { $count ->
    [one] { $count } половинная противотанковая пушка
    [few] { $count } половинные противотанковые пушки
   *[other] { $count } половинных противотанковых пушек
}
powers-units-hdes = { $count ->
    [one] { $count } половинный эсминец
    [few] { $count } половинных эсминца
   *[other] { $count } половинных эсминцев
}
powers-units-haab = { $count ->
    [one] { $count } половинная зенитка
    [few] { $count } половинные зенитки
   *[other] { $count } половинных зениток
}
powers-units-hkai = { $count ->
    [one] { $count } половинный кайбокан
    [few] { $count } половинных кайбокана
   *[other] { $count } половинных кайбоканов
}
powers-map-hatg = половинная противотанковая пушка
powers-map-hdes = половинный эсминец
powers-map-haab = половинная зенитка
powers-map-hkai = половинный кайбокан
powers-heading-damaged = Повреждённые отряды
powers-damaged-unit = { $at } ({ $units })
powers-counted = { $count ->
    [0] { $what }
   *[other] { $count } × { $what }
}
powers-quarry = { $at } ({ $units })
powers-damaged = { $at }: { $units } ({ $who }), урон { $damage }{ $held ->
    [0] {""}
   *[other] ; удерживают: { $by }
}
powers-event-held = { $who }: урон { $damage } остаётся, { $at }: { $units }. Удерживают: { $by }.
powers-event-finished = Попытка добить ({ SEAT($seat) }) в { $at }: { $units } ({ $who }), урон { $damage }; кубики { $dice }: { $dead ->
    [1] уничтожено.
   *[other] починено.
}
powers-event-divided = { SEAT($seat) }: в { $at } { $what ->
    [split] разделено
   *[merge] соединено
}: { $units } → { $new }.
powers-stands-hold = Удерживается урон: { $count ->
    [0] { $best ->
        [1] того, кто повреждён сильнее всех
       *[other] ничей
    }
   *[other] { $units }{ $best ->
        [1] , затем того, кто повреждён сильнее всех
       *[other] {""}
    }
}{ $ally ->
    [none] .
   *[other] ; две половины вместе: { SEAT($ally) }.
}
powers-stands-finish-off = Добить: { $count ->
    [0] { $best ->
        [1] удерживаемый отряд, который обещает больше всего
       *[other] никого
    }
   *[other] { $units }{ $best ->
        [1] , иначе удерживаемый отряд, который обещает больше всего
       *[other] {""}
    }
}.
powers-plan-hold = { $most ->
    [-1] В этой игре остаётся весь урон.
    [one] Вы можете удерживать { $most } отряд{ $half ->
        [1] {" "}(и половину ещё одного, вместе с другой державой)
       *[other] {""}
    }.
    [few] Вы можете удерживать { $most } отряда.
   *[other] Вы можете удерживать { $most } отрядов.
}{ $count ->
    [0] {" "}Сейчас вы не удерживаете никого.
   *[other] {" "}Сейчас вы удерживаете: { $now }.
}
powers-plan-finish = Раз в ход, после движения: уничтожается с вероятностью урон/6, иначе чинится.
problem-powers-choice = Напишите, какие отряды и где, «лучшее» или «ничего».
problem-powers-own-held = Отряды в { $at } ваши: удерживать можно только чужой урон.
problem-powers-no-pool = Объединять нечего: { $most ->
    [-1] в этой игре остаётся весь урон.
   *[other] есть только целые места (у каждого { $most }).
}
problem-powers-no-halves = { $unit }: половин у них нет.
problem-powers-no-pairs = { $unit } в { $at }: у вас { $have }, { $ordered ->
    [0] этого мало.
   *[other] в приказе { $ordered }.
}{ $merging ->
    [1] {" "}Половины соединяются парами.
   *[other] {""}
}
problem-powers-none-held = { $unit }: сейчас их в { $at } не видно; приказ подождёт.
powers-about-hold = удержание урона
powers-about-finish-off = добивание
