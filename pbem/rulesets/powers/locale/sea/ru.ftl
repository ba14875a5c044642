# Корабли, гавани, десанты.
powers-units-cru = { $count ->
    [one] { $count } крейсер
    [few] { $count } крейсера
   *[other] { $count } крейсеров
}
powers-units-des = { $count ->
    [one] { $count } эсминец
    [few] { $count } эсминца
   *[other] { $count } эсминцев
}
powers-units-sub = { $count ->
    [one] { $count } подводная лодка
    [few] { $count } подводные лодки
   *[other] { $count } подводных лодок
}
powers-units-trs = { $count ->
    [one] { $count } транспорт
    [few] { $count } транспорта
   *[other] { $count } транспортов
}
powers-units-raw = { $count ->
    [one] { $count } груз сырья
    [few] { $count } груза сырья
   *[other] { $count } грузов сырья
}
powers-units-bat = { $count ->
    [one] { $count } линкор
    [few] { $count } линкора
   *[other] { $count } линкоров
}
powers-map-cru = крейсер
powers-map-des = эсминец
powers-map-sub = подводная лодка
powers-map-trs = транспорт
powers-map-raw = груз сырья
powers-map-bat = линкор
powers-heading-ships = Ваши корабли
powers-ship = { $at }{ $harbour ->
    [none] {""}
   *[other] , гавань на { $harbour }
}: { $units }{ $count ->
    [0] {""}
   *[other] ; на борту: { $aboard }
}
powers-plan-landing = Десант из { $sea }: { $count ->
    [0] без берегового залпа.
    [one] сначала { $count } защитник даёт береговой залп по высадившимся.
    [few] сначала { $count } защитника дают береговой залп по высадившимся.
   *[other] сначала { $count } защитников дают береговой залп по высадившимся.
} Отступить они не могут. { $ships ->
    [harbour] Если { $at } взята, корабли войдут в её гавань.
   *[other] Корабли останутся в море.
}
problem-powers-no-ships = { $what ->
    [load] В { $at } не могут погрузиться все: { $units }. Нужны готовые отряды и место на кораблях этой гавани.
    [unload] В вашей гавани в { $at } нет на борту: { $units }.
   *[land] Из { $at } не могут высадиться: { $units }. Они должны быть на кораблях в этом море, не выходивших в этот ход из гавани.
}{ $count ->
    [0] {" "}На борту там сейчас никого.
   *[other] {" "}На борту там сейчас: { $aboard }.
}
problem-powers-no-space = { $units }: на кораблях этой гавани в { $at } { $room ->
    [0] больше нет места
    [one] есть место ещё для { $room } отряда
   *[other] есть место ещё для { $room } отрядов
}.
problem-powers-no-fleet = { $units }: в { $at } у вас нет корабля, который возит отряды, и высаживаться оттуда некому.
problem-powers-no-carrier = { $unit }: корабли возят только сухопутные отряды.
problem-powers-no-shore = Из { $sea } в { $at } высадиться нельзя: они не рядом.
problem-powers-no-coast = В { $at } нет гавани.
problem-powers-which-harbour = { $unit } в { $at }: в какой гавани? Напишите { $at }@ и море: { $seas }.
problem-powers-no-harbour-there = { $unit } в { $at }: такой гавани там нет. { $count ->
    [0] Её у земли нет, или это не корабль.
   *[other] Есть гавани на: { $seas }.
}
problem-powers-no-water = { $unit } так до { $at } не доплывут: корабли ходят по морям, из гавани в её море и каналами.
problem-powers-ship-harbour = { $units } не могут войти в гавань { $goal }: земля не ваша.
problem-powers-ship-sailed = { $units } остановятся перед { $goal }: кто в этот ход вышел из гавани, в другую уже не войдёт.
powers-stands-subs = { $word ->
    [avoid] подлодки уклоняются от боя
    [fight] подлодки сражаются
   *[odds] подлодки сражаются при соотношении не хуже { $share }
}
powers-stands-chosen = { $count ->
    [0] при высадке первыми стреляют самые опасные
   *[other] при высадке первыми стреляют: { $words }
}
powers-map-anchor = корабли на стоянке
powers-map-canal = канал
powers-plan-deliver = Каждый груз даёт в { $at } 1 ОП для строк после этой.
problem-powers-no-cargo = Столько вашего груза в { $at } нет: { $count ->
    [0] там его нет совсем.
   *[other] там { $count }.
}
problem-powers-no-room = На ваших кораблях в { $at } для них нет места. Сначала разместите транспорты или впишите их в ту же строку; крепости не перевозят.
problem-powers-no-deck = Самолёты начинают в море только при авианосцах, в { $at } не больше, чем те могут заправить.
