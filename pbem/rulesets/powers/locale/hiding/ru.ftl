# Неясные жетоны.
powers-units-atgt = { $count ->
    [one] { $count } скрытая противотанковая пушка
    [few] { $count } скрытые противотанковые пушки
   *[other] { $count } скрытых противотанковых пушек
}
powers-units-atgf = { $count ->
    [one] { $count } ложная противотанковая пушка
    [few] { $count } ложные противотанковые пушки
   *[other] { $count } ложных противотанковых пушек
}
powers-units-atgq = { $count ->
    [one] { $count } неясная противотанковая пушка
    [few] { $count } неясные противотанковые пушки
   *[other] { $count } неясных противотанковых пушек
}
powers-units-dest = { $count ->
    [one] { $count } скрытый эсминец
    [few] { $count } скрытых эсминца
   *[other] { $count } скрытых эсминцев
}
powers-units-desf = { $count ->
    [one] { $count } ложный эсминец
    [few] { $count } ложных эсминца
   *[other] { $count } ложных эсминцев
}
powers-units-desq = { $count ->
    [one] { $count } неясный эсминец
    [few] { $count } неясных эсминца
   *[other] { $count } неясных эсминцев
}
powers-units-aabt = { $count ->
    [one] { $count } скрытая зенитная батарея
    [few] { $count } скрытые зенитные батареи
   *[other] { $count } скрытых зенитных батарей
}
powers-units-aabf = { $count ->
    [one] { $count } ложная зенитная батарея
    [few] { $count } ложные зенитные батареи
   *[other] { $count } ложных зенитных батарей
}
powers-units-aabq = { $count ->
    [one] { $count } неясная зенитная батарея
    [few] { $count } неясные зенитные батареи
   *[other] { $count } неясных зенитных батарей
}
powers-map-atgt = скрытая противотанковая пушка
powers-map-atgf = ложная противотанковая пушка
powers-map-atgq = неясная противотанковая пушка
powers-map-dest = скрытый эсминец
powers-map-desf = ложный эсминец
powers-map-desq = неясный эсминец
powers-map-aabt = скрытая зенитная батарея
powers-map-aabf = ложная зенитная батарея
powers-map-aabq = неясная зенитная батарея
powers-event-hidden = { SEAT($seat) } прячут в { $at }: { $units } → { $tokens }, настоящий — каждый третий.
powers-event-unveiled = { SEAT($seat) } раскрывают, что было спрятано в { $at } ({ $tokens }): { $count ->
    [0] ничего, кроме ложных жетонов.
   *[other] { $units }{ $false ->
        [0] .
       *[other] {" "}и { $false } { $false ->
            [one] ложный жетон
            [few] ложных жетона
           *[other] ложных жетонов
        }.
    }
}
powers-event-covered = { SEAT($seat) }: нападавшие на { $at } уничтожены раньше, чем успели сообщить, что встретили. Там остаются скрытыми: { $tokens }.
powers-plan-prove = { $what ->
    [minimal] Где ваш первый огонь уничтожит всех нападающих, раскроются лишь нужные для этого жетоны; в остальных местах — все.
   *[all] Где на вас нападут, раскроются все ваши жетоны.
}
powers-stands-prove = Где на вас нападут, раскроются все ваши жетоны
powers-loss = { $who }: { $units }
powers-event-distant = { $fire ->
    [1] Обстрел, { $at }
   *[0] Бой, { $at }
}; участвуют: { $seats }. { $count ->
    [0] Никто ничего не потерял.
   *[other] Потери: { $losses }.
}
powers-event-thinned = { SEAT($seat) } убирают с карты в { $at }: { $tokens }. Всё это были ложные жетоны.
powers-event-joined = { SEAT($seat) } кладут ложные жетоны к остальным в { $at }: { $tokens }.
powers-event-mixed = { SEAT($seat) } показывают в { $at } ложные жетоны ({ $tokens }) и подмешивают их к жетонам в { $to }.
powers-plan-hide = Остальные увидят в { $at }: { $tokens }; настоящий — каждый третий. Дальше каждый может идти своей дорогой.
powers-plan-show = Все увидят: { $units }; за каждую единицу с карты уйдут два ложных жетона, всего { $tokens }.
powers-plan-mix = Все увидят, что { $tokens } в { $at } — ложные жетоны; в { $to } их никто не отличит от остальных.
powers-plan-tokens = { $count ->
    [0] Какие ложные жетоны уйдут с карты, решит жребий.
   *[other] Ложные жетоны, которым надо уйти с карты, уйдут сначала отсюда: { $lands }; об остальных решит жребий.
}
powers-stands-tokens = Ложные жетоны, которым надо уйти с карты, уходят сначала из: { $lands }
problem-powers-no-hiding = По одной нельзя спрятать: { $unit }. Можно: { $types }.
problem-powers-which-token = { $unit }: какие именно? Напишите, сколько «скрытых» (настоящих) и сколько «ложных».
problem-powers-token-stays = { $unit }: такие жетоны можно только двигать, раскрыть и подмешать. Для всего другого сначала раскройте их: «раскрыть 1 скрытую пто в …».
problem-powers-no-tokens = { $ordered ->
    [0] { $unit }: готовых в { $at } у вас нет.
   *[other] { $unit } в { $at }: готовых и целых у вас { $have }, в приказе { $ordered }; часть могли забрать строки выше.
}
problem-powers-no-company = Ложные жетоны подмешивают к жетонам того же рода, а таких в { $at } у вас нет.
problem-powers-mix-true = Подмешать можно только ложные жетоны, но не { $unit }.
