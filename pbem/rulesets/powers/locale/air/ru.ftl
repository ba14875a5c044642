# Самолёты: что сообщается, предсказывается и отклоняется.
powers-units-bom = { $count ->
    [one] { $count } бомбардировщик
    [few] { $count } бомбардировщика
   *[other] { $count } бомбардировщиков
}
powers-units-fig = { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[other] { $count } истребителей
}
powers-units-aab = { $count ->
    [one] { $count } зенитка
    [few] { $count } зенитки
   *[other] { $count } зениток
}
powers-units-kai = { $count ->
    [one] { $count } кайбокан
    [few] { $count } кайбокана
   *[other] { $count } кайбоканов
}
powers-map-bom = бомбардировщик
powers-map-fig = истребитель
powers-map-aab = зенитка
powers-map-kai = кайбокан
powers-ending-air = { $ending ->
    [spent] {""}
    [held] Все нападавшие самолёты сбиты.
    [retreated] Нападавшие самолёты повернули назад.
    [stalemate] Нападавшие самолёты больше никому не могли повредить.
    [unconquered] {""}
   *[other] Не осталось никого.
}
powers-event-raid = Авиаудар по { $at }: { $others } против { $first }. { powers-ending-air }
powers-event-interception = Перехват над { $at }: { $others } против { $first }. { powers-ending-air }
powers-event-flew = { SEAT($seat) }: { $units }, { $task ->
    [strike] удар: { $start } → { $goal }.
    [escort] сопровождение: { $start } → { $goal }.
   *[rebase] перелёт на аэродромы: { $start } → { $goal }.
}
powers-event-sighted = Над { $over } замечены самолёты, { SEAT($seat) }: { $units }.
powers-event-in-vain = { SEAT($seat) }: самолётам не на кого было напасть в { $at }.
powers-plan-strike = { $count ->
    [0] Сейчас в { $at } из чужих никого нет.
   *[other] Сейчас в { $at } ({ $holder }) под удар попадут: { $units }.
}
powers-plan-home = Возвращение: { $unit } сядут в { $at }.
powers-stands-intercept = { $off ->
    [1] Ваши истребители никого не перехватывают.
   *[0] Истребители перехватывают { $named ->
        [0] над всеми вашими землями
       *[other] над: { $areas }
    }, { $count ->
        [0] все, кто долетит
       *[other] не больше { $count }
    }, при соотношении от { $over }:{ $under }{ $steps ->
        [0] {""}
        [one] , не дальше { $steps } шага
       *[other] , не дальше { $steps } шагов
    }{ $joint ->
        [0] {""}
       *[other] ; вместе, если и они назовут вас: { $allies }
    }.
}
problem-powers-no-aircraft = { $unit } не умеют летать.
problem-powers-flies = { $unit } не ходят, а летают: «удар», «эскорт» или «перебазировать».
problem-powers-no-planes = Столько готовых самолётов ({ $unit }) у вас в { $at } нет: там их { $have }{ $ordered ->
    [0] {""}
   *[other] , приказано { $ordered }
}.
problem-powers-weary = { $unit } в { $at } вылетали на перехват и в этот ход отдыхают.
problem-powers-flies-far = { $unit } пролетают не больше { $most ->
    [one] { $most } шага
   *[other] { $most } шагов
}: { $goal } слишком далеко.
problem-powers-no-airfield = В { $at } вашим самолётам не сесть: это должна быть ваша земля, взятая не в этом раунде.
problem-powers-one-way = Из { $at } нет пути домой ({ $unit }): они погибнут.
problem-powers-air-odds = Соотношение – это два числа, например 1:2.
problem-powers-no-fighters = У вас нет истребителей для перехвата.
powers-units-tbo = { $count ->
    [one] { $count } тактический бомбардировщик
    [few] { $count } тактических бомбардировщика
   *[other] { $count } тактических бомбардировщиков
}
powers-map-tbo = тактический бомбардировщик
powers-units-sbo = { $count ->
    [one] { $count } стратегический бомбардировщик
    [few] { $count } стратегических бомбардировщика
   *[other] { $count } стратегических бомбардировщиков
}
powers-map-sbo = стратегический бомбардировщик
powers-units-ifg = { $count ->
    [one] { $count } перехватчик
    [few] { $count } перехватчика
   *[other] { $count } перехватчиков
}
powers-map-ifg = перехватчик
powers-units-car = { $count ->
    [one] { $count } авианосец
    [few] { $count } авианосца
   *[other] { $count } авианосцев
}
powers-map-car = авианосец
powers-map-rail = железные дороги
powers-map-airfield = аэродромы
powers-plan-airfield = { $cost } ОП; остаётся в { $at }: { $left }. Затем аэродромы в { $at } за ход заправляют самолётов: { $count }, начиная со следующего хода.
powers-heading-airfields = Аэродромы
powers-airfields = { $at }: { $fields }
problem-powers-no-airfields = В этой игре аэродромы без ограничений есть в каждой земле: их не строят.
problem-powers-odd-airfield = Аэродром заправляет чётное число самолётов: 2 за 2 ОП, 4 за 3 ОП, 6 за 4 ОП…
powers-units-factory = { $count ->
    [one] { $count } завод
    [few] { $count } завода
   *[other] { $count } заводов
}
powers-units-airfield = { $count ->
    [one] { $count } аэродром
    [few] { $count } аэродрома
   *[other] { $count } аэродромов
}
powers-units-rail = { $count ->
    [one] { $count } железная дорога
    [few] { $count } железные дороги
   *[other] { $count } железных дорог
}
powers-event-bombed = { SEAT($seat) } уничтожили в { $at } { $what ->
    [factory] заводы
    [rail] железные дороги
   *[other] аэродромы
}: { $lost } (осталось { $count }).
problem-powers-no-bombs = { $unit } зданиям вреда не наносят.
problem-powers-nothing-to-bomb = В { $at } сейчас нет таких зданий.
problem-powers-rails-too-far = Орудия в { $start } достают только до железных дорог, оба конца которых соседствуют с { $start }; среди тех, что кончаются в { $goal }, таких нет.
term-edifice = здание: завод, аэродром или железная дорога
