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
