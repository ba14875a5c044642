# Что читает ведущий и что он делает сразу.
powers-oversee-legend = На этой карте есть всё.
powers-oversee-heading-map = Карта
powers-oversee-heading-powers = Державы
powers-oversee-heading-battles = Бои
powers-oversee-heading-orders = Приказы, как они были написаны
powers-oversee-heading-standing = Постоянные приказы
powers-oversee-heading-kept = Придержанные отряды
powers-oversee-heading-treaties = Договоры и предложения
powers-oversee-heading-tasks = Кто за что играет
powers-oversee-heading-log = Что и кому было сказано
powers-oversee-total-round = раунд
powers-oversee-total-alive = { $count ->
    [one] держава в войне
    [few] державы в войне
   *[other] держав в войне
}
powers-oversee-total-units = { $count ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}
powers-oversee-stands = { SEAT($who) }: { $words }
powers-oversee-kept = { SEAT($who) }: { $units }
powers-standing-col-place = Место
powers-standing-col-power = Держава
powers-standing-col-side = Сторона
powers-standing-col-lands = Земли
powers-standing-col-worth = ОП в отрядах
powers-standing-col-result = Итог
powers-event-decree-units = Ведущий: в { $at } теперь у { $who }: { $units }.
powers-event-decree-emptied = Ведущий: в { $at } такого отряда больше нет ({ $row }; { $who }).
powers-event-decree-land = Ведущий: { $at } теперь держат { $who } (прежде: { $loser }).
powers-event-decree-works = Ведущий: заводов в { $at } теперь: { $count }.
refusal-powers-no-land = Земли { $at } на этой карте нет.
refusal-powers-no-seat = { $seat } не играет.
refusal-powers-no-harbour = В { $at } нет гавани.
refusal-powers-no-number = Не больше { $most }.
refusal-powers-no-unit = { $row } там стоять не может: ничьей бывает только нейтральная армия, и больше ничьей.
refusal-powers-not-its-owner = Отряды стоят на своих землях: сперва отдайте им { $at }.
refusal-powers-same-owner = { $at } и так их.
refusal-powers-chapter-off = Глава { $chapter } не играется.
powers-event-decree-airfield = Ведущий: { $count ->
    [0] в { $at } больше нет аэродрома.
   *[other] в { $at } теперь аэродром, самолётов за ход: { $count }.
}
powers-event-decree-battery = Ведущий: { $units } в { $at } ({ $who }): { $goal ->
    [none] больше не на позиции.
   *[other] позиция против { $goal }.
}
refusal-powers-no-guns = Таких их орудий в { $at } нет.
refusal-powers-not-beside = { $goal } не граничит с { $at }.
powers-event-decree-damage = Ведущий: { $units } в { $at } ({ $who }): { $sixths ->
    [0] урона больше нет.
   *[other] у каждого урон { $damage }{ $held ->
        [0] {""}
       *[other] , его держат { $by }
    }; остальные того же рода там целы.
}
powers-event-decree-freight = Ведущий: { $units } в { $at } ({ $who }): { $count ->
    [0] без груза.
   *[other] на каждом { $load }.
}
powers-event-decree-canal = Ведущий: { $count ->
    [0] в { $at } больше нет канала.
   *[other] в { $at } теперь канал.
}
refusal-powers-not-so-many = Готовых у них в { $at } только столько: { $most }.
problem-powers-no-damage = Урон считается в целых шестых.
refusal-powers-no-damage = Урон меньше { $most } и считается в шестых: с { $most } отряд уничтожен.
refusal-powers-no-holder = Урон остаётся, только пока его держит другая держава; напишите какая: установить A1 синие 1 танк урон 3 держатель красные.
refusal-powers-slots-full = { $who }: держать урон можно у стольких отрядов, не больше: { $most }.
refusal-powers-no-carrier = { $row }: на борт никого не берёт.
refusal-powers-not-carried = Такое ни один корабль не везёт: { $row }.
refusal-powers-too-much-aboard = На каждый из этих кораблей помещается отрядов: { $most }.
refusal-powers-no-canal-there = Канал соединяет гавани на двух морях, а в { $at } их нет.
