# Отчёт ведущего, итоги и решения ведущего.
term-strength = сила отряда
campaign-heading-warnings = На что обратить внимание
campaign-heading-all-armies = Все отряды
campaign-heading-other-orders = Прочие приказы
campaign-heading-log = Что кому сообщено
campaign-heading-all-cities = Все города
campaign-heading-all-contacts = Кто кому может писать
campaign-heading-treaties = Договоры и предложения
campaign-heading-learned = Что узнало каждое государство
campaign-col-army = Отряд
campaign-col-way = Путь
campaign-col-orders = Приказы
campaign-col-capital = Столица
campaign-col-cells = Клетки
campaign-col-cities = Города
campaign-col-met = Новые контакты
campaign-col-place = Место
campaign-col-lived = Продержались
campaign-lived = до конца
campaign-fell = до хода { $turn }
campaign-total-states = { $count ->
    [one] государство
    [few] государства
   *[other] государств
}
campaign-total-held = { $count ->
    [one] занятый город
    [few] занятых города
   *[other] занятых городов
}
campaign-oversee-legend = Всё: отряды с номерами и силой, ★ столицы, × битвы, линии — пути.
campaign-oversee-battle = { SEAT($sides) }, шаг { $step }
campaign-oversee-battle-city = { SEAT($sides) }, шаг { $step } ({ NAME($city) })
campaign-oversee-result = { $result ->
    [tied] Ничья.
   *[won] { $winner ->
        [neutral] Победил нейтральный гарнизон; его сила теперь: { $after }.
       *[other] Победа: { SEAT($winner) }; сила теперь: { $after }.
    }
}
campaign-oversee-guard = { $who ->
    [neutral] нейтральный
   *[other] { SEAT($who) }
} { $army }
campaign-oversee-seats = { SEAT($who) }
campaign-oversee-said = { SEAT($who) }: { $words }
campaign-oversee-alliance = Союз { $number }: { SEAT($who) }, с хода { $first } { $last ->
    [0] без срока
   *[other] по { $last }
}; { $joint ->
    [1] победа совместная
   *[other] победа раздельная
}{ $entry ->
    [1] {"; "}вход в города
   *[other] {""}
}{ $explored ->
    [1] {"; "}открытые зоны общие
   *[other] {""}
}{ $view ->
    [1] {"; "}обзор общий
   *[other] {""}
}.
campaign-oversee-words = Союз { $number }, под честное слово: «{ $words }»
campaign-oversee-proposal = Предложение { $number }, автор: { SEAT($by) }; { $alliance ->
    [1] союз
   *[other] обмен или передача
}: { SEAT($who) }{ $alliance ->
    [1] {", "}{ $turns ->
        [0] без срока
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, { $joint ->
        [1] победа совместная
       *[other] победа раздельная
    }
   *[other] {""}
}; открыто до конца хода { $until }. Согласны: { SEAT($accepted) }{ $passed ->
    [1] {"; "}ведущий пропустил
   *[other] {""}
}.
campaign-oversee-term = Предложение { $number }: { $term }
campaign-oversee-together = { $cell }: в одной клетке стоят { SEAT($who) }, на следующем ходу они враги.
campaign-oversee-watch = Договоры со словами, за исполнением которых правила не следят: { $numbers }.
campaign-oversee-unarmed = Без отрядов: { SEAT($who) }.
campaign-event-awarded_army = Ведущий присудил вам отряд { $army } силой { $strength } на { $at }.
campaign-event-taken_army = Ведущий отнял у вас отряд { $army } (сила { $strength }, { $at }).
campaign-event-awarded_city = Ведущий присудил вам город { NAME($city) } ({ $at }).
campaign-event-taken_city = Ведущий отнял у вас город { NAME($city) } ({ $at }).
problem-campaign-decree-state = Живого государства у { SEAT($who, case: "gen") } нет.
problem-campaign-decree-army = У { SEAT($who, case: "gen") } нет отряда { $army }; есть: { $have }.
problem-campaign-decree-city = У { SEAT($who, case: "gen") } нет города «{ NAME($city) }».
problem-campaign-decree-owns = Город { NAME($city) } уже принадлежит им: { SEAT($who) }.
problem-campaign-decree-cell = На { $cell } отряд стоять не может.
problem-campaign-decree-strength = Сила отряда не меньше 1, а не { $strength }.
problem-campaign-decree-garrison = { $who ->
    [neutral] В городе { NAME($city) } стоит нейтральный гарнизон
   *[other] В городе { NAME($city) } стоит отряд { SEAT($who, case: "gen") }
} и возьмёт его на первом же шаге, если не изменить и это.
problem-campaign-decree-battle = На { $cell } стоит враг: на первом же шаге будет битва.
