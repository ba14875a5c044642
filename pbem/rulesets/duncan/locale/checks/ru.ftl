# Что должно стоять в строках приказов и что в них не так, для «Дункана».

term-order = приказ, например «u1 в E5»
term-place = номер строки вашего списка
term-unit = юнит, например u1
term-who = юнит, например u1
term-square = клетка, например E5
term-cell = клетка, например E5
term-spot = юнит или клетка
term-param = сила, скорость или обзор
term-raise = сила, скорость или обзор
term-times = сколько раз, например x2
term-bonus = вид бонуса
term-step = направление и число, например «вверх 2»
term-steps = сколько клеток
term-direction = направление
term-colour = команда

duncan-about-unit = u{ $name }
duncan-about-choice = бонус на выбор
duncan-about-note = заметка о { $name }
duncan-about-answer = ответ на вопрос { $name }

duncan-squares-none = нет

problem-duncan-no-unit = У вас нет юнита u{ $unit }. Ваши юниты: { $have }.
problem-duncan-no-units = У вас нет юнитов.
problem-duncan-dead-unit = u{ $unit } погиб на { $turn }-м ходу.
problem-duncan-nobody-there = На { $cell } нет ваших юнитов.
problem-duncan-several-there = На { $cell } несколько ваших юнитов ({ $units }). Напишите, пожалуйста, о котором речь.
problem-duncan-one-unit = Бонус получает один юнит. Напишите, пожалуйста, который.
problem-duncan-not-from = u{ $unit } стоит не на { $from }, а на { $cell }.
problem-duncan-step-wall = u{ $unit } упрётся в стену на { $cell }.
problem-duncan-step-unseen = Путь u{ $unit } лежит через { $cell }, а эту клетку вы ещё не открыли.
problem-duncan-step-portal = Путь u{ $unit } лежит через портал на { $cell }; на портал никому нельзя.
problem-duncan-step-edge = u{ $unit } выйдет за край карты у { $cell }.
problem-duncan-step-corner = u{ $unit } не пройдёт по диагонали на { $cell }: мешает { $corner }. Обе клетки рядом с диагональю должны быть свободны.
problem-duncan-raise-unclear = Неясно, { $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[other] { $number } раз
} или до значения { $number }. Напишите «x{ $number }» или «до { $number }».
problem-duncan-raise-reached = u{ $unit }: { duncan-param } уже { $value }.
problem-duncan-raise-none = Улучшение на { $times } — не улучшение.
problem-duncan-raise-many = { $times } — слишком много раз; можно не больше { $limit }.
problem-duncan-buy-where = Напишите, где встанет новый юнит. Рядом с вашим порталом, насколько вы видите, свободно: { $squares }.
problem-duncan-buy-many = { $count } — слишком много юнитов для одной строки; можно не больше { $limit }.
problem-duncan-buy-none = Купить { $count } юнитов — никого не купить.
problem-duncan-buy-count = Вы покупаете { $count ->
    [one] { $count } юнита
    [few] { $count } юнита
   *[other] { $count } юнитов
}, а названо { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[other] { $squares } клеток
}. Напишите по клетке на каждого.
problem-duncan-bonus-on-square = Бонус «{ duncan-bonus }» применяют к клетке, например E5, а не к юниту.
problem-duncan-bonus-where = { $on ->
    [square] Напишите, к какой клетке применить бонус «{ duncan-bonus }», например «на E5».
   *[unit] Напишите, какому юниту дать бонус «{ duncan-bonus }», например «на u1».
}
problem-duncan-bonus-needs-unit = Бонус «{ duncan-bonus }» даётся юниту.
problem-duncan-bonus-needs-square = Бонус «{ duncan-bonus }» применяют к клетке.
problem-duncan-bonus-none = { $used ->
    [1] Больше бонусов «{ duncan-bonus }» нет: их расходуют приказы выше в вашем списке.
   *[other] Бонуса «{ duncan-bonus }» у вас нет. { $count ->
        [0] В запасе нет ни одного.
       *[other] В запасе: { $stock }.
    }
}
problem-duncan-choose-never = В этой игре бонусы не выбирают.
problem-duncan-choose-none = Сейчас выбирать нечего. Приказ подействует, только если бонус на выбор принесёт этот ход: ваш следующий бонус — { $next }-й, на выбор будет { $choice }-й.

problem-duncan-game-over = Игра окончена.
problem-duncan-excluded = Ваша команда исключена на { $turn }-м ходу и больше не отдаёт приказов.
problem-duncan-not-a-team = Такие приказы отдают только команды.

problem-duncan-upgrade-unpaid = u{ $unit }, { duncan-param }: { $paid ->
    [0] { "" }
   *[other] оплатить можно { $paid } из { $times }, дальше{ " " }
}цена { $price }{ $away ->
    [0] { "" }
    [one] { " " }({ $away } клетка от портала)
    [few] { " " }({ $away } клетки от портала)
   *[other] { " " }({ $away } клеток от портала)
}, а у вас { $points }{ $spent ->
    [0] { "" }
   *[other] : приказы выше стоят { $spent }
}. Не выйдет, если очков не прибавится.
problem-duncan-not-beside = { $cell } не рядом с вашим порталом ({ $squares }).
problem-duncan-buy-wall = { $cell } — стена. Пол рядом с вашим порталом: { $squares }.
problem-duncan-buy-portal = На { $cell } портал. Пол рядом с вашим порталом: { $squares }.
problem-duncan-buy-taken = { $unit ->
    [0] На { $cell } стоит чужой юнит
   *[other] На { $cell } будет стоять ваш u{ $unit }
}: если после боёв клетка не свободна, покупка не выйдет.
problem-duncan-buy-unpaid = { $owned ->
    [0] Первый юнит
    [one] При { $owned } юните следующий
   *[other] При { $owned } юнитах следующий
} стоит { $price }, а у вас { $points }{ $spent ->
    [0] { "" }
   *[other] : улучшения и покупки выше стоят { $spent }
}. Не выйдет, если цена не упадёт.
problem-duncan-note-long = В заметке { $length ->
    [one] { $length } знак
    [few] { $length } знака
   *[other] { $length } знаков
}; можно не больше { $limit }.
problem-duncan-note-none = О { $on } нет заметки, удалять нечего.

problem-duncan-unseen = u{ $unit }: клетку { $cell } вы не открыли. Юниты ходят только по открытым клеткам.
problem-duncan-wall = u{ $unit }: { $cell } — стена.
problem-duncan-portal = u{ $unit }: на { $cell } портал; на портал никому нельзя.
problem-duncan-via-many = У u{ $unit } слишком много клеток по пути: { $count }; можно не больше { $limit }. Путь найдётся сам.
problem-duncan-no-way = u{ $unit } в { $cell }: по открытым вами клеткам туда не пройти.
problem-duncan-far-diagonal = u{ $unit } в { $cell }: диагональ стоит { $cost }, скорость { $speed }. Можно дойти до: { $reach }.
problem-duncan-far-corner = u{ $unit } в { $cell }: диагонали мешает { $corner }, а в обход { $cost }; скорость { $speed }. Можно дойти до: { $reach }.
problem-duncan-far = u{ $unit } в { $cell }: { $cost }, скорость { $speed }. Ближе всего можно дойти до { $nearest }.
problem-duncan-same-square = u{ $unit } и { $others } встанут вместе на { $cell } и будут драться между собой.
