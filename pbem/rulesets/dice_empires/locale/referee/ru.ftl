# Dice Empires: что читает ведущий, что он делает сразу и что не так с его приказами.

## Отчёт обо всём
dice-empires-oversee-legend = Всё: все города со всеми костями.
dice-empires-oversee-alt = Все города; всё, что на картинке, есть и в таблицах ниже.
dice-empires-oversee-heading-map = Стол
dice-empires-oversee-heading-cities = Города
dice-empires-oversee-heading-orders = Что приказано
dice-empires-oversee-heading-throws = Все броски
dice-empires-oversee-heading-standing = Постоянные приказы, отличные от обычных
dice-empires-oversee-heading-pending = Чего ещё ждёт этот раунд
dice-empires-oversee-heading-log = Кому что сказано
dice-empires-oversee-total-lords = { $count ->
    [one] лорд в игре
    [few] лорда в игре
   *[other] лордов в игре
}
dice-empires-oversee-total-people = { $count ->
    [one] человек
    [few] человека
   *[other] человек
}
dice-empires-oversee-total-best = высшая репутация
dice-empires-oversee-col-whose = Лорд
dice-empires-oversee-col-reputation = Репутация
dice-empires-oversee-col-people = Люди
dice-empires-oversee-col-dice = Группы
dice-empires-oversee-col-slaves = Рабы
dice-empires-oversee-col-free = Свободные кости
dice-empires-oversee-band = к{ $die } { $place } { $people }
dice-empires-oversee-slaves = { SEAT($who) } { $place } { $people }
dice-empires-oversee-throw = { THROW($why) }: { $value }
dice-empires-oversee-stands = { SEAT($who) }: { $words }
dice-empires-oversee-else = { $first } иначе { $other }
dice-empires-oversee-step = { $count ->
    [0] {""}
   *[other] если { $when }:{" "}
}{ $do }{ $die ->
    [0] {""}
   *[other] {" "}(к{ $die })
}
dice-empires-oversee-condition = { $what ->
    [enemy] враг { dice-empires-oversee-at } ≥ { $number }
    [army] войско { SEAT($who, case: "gen") } { dice-empires-oversee-at } ≥ { $number }
    [siege] осада { dice-empires-oversee-at }
    [walls] стены { dice-empires-oversee-at } < { $number }
    [hall] ратуша ≥ { $number }
    [people] людей < { $number }
   *[reputation] репутация { SEAT($who, case: "gen") } ≥ { $number }
}
dice-empires-oversee-at = { $side ->
    [L] слева
   *[R] справа
}
dice-empires-oversee-queue = Приказы, которые последуют, по порядку: { SEAT($who) }.
dice-empires-oversee-convert = { SEAT($who) } попробуют обратить рабов { SEAT($origin, case: "gen") }.

## Итоги
dice-empires-standing-col-place = Место
dice-empires-standing-col-whose = Лорд
dice-empires-standing-col-reputation = Репутация
dice-empires-standing-col-people = Люди
dice-empires-standing-col-slaves = Из них рабы
dice-empires-standing-who = { SEAT($who) }{ $ruined ->
    [0] {""}
   *[other] {" "}(город опустел)
}

## Что делается сразу
dice_empires-event-decree-reputation = Ведущий { $more ->
    [0] уменьшает репутацию { SEAT($who, case: "gen") } на { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }; остаётся { $now }.
   *[other] прибавляет к репутации { SEAT($who, case: "gen") } { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }; теперь { $now }.
}
dice_empires-event-decree-group = Ведущий ставит на стол группу { SEAT($who, case: "gen") }: к{ $die }, людей { $people } ({ dice-empires-place }).
dice_empires-event-decree-gone = Ведущий убирает со стола группу { SEAT($who, case: "gen") }: к{ $die }, людей { $people } ({ dice-empires-place }).

## Что не так с его приказами
problem-dice-empires-referee-only = Это может только ведущий.
problem-dice-empires-referee-lord = { SEAT($who) }: такой лорд не играет. Играют: { SEAT($lords) }.
problem-dice-empires-referee-number = { $value } не годится: от { $low } до { $high }.
problem-dice-empires-referee-points = Без очков это не решение.
problem-dice-empires-referee-fine = { SEAT($who) }: есть только { $have }; репутация не опускается ниже 0.
problem-dice-empires-referee-victory = { SEAT($who) }: очков станет { $points }, и это сразу победа: для неё довольно { $goal }.
problem-dice-empires-referee-die = { SEAT($who) }: { $die } и так свободна. На столе: { $have }.
problem-dice-empires-referee-last = { SEAT($who) }: не останется никого, и в конце раунда город опустеет.
refusal-dice-empires-no-lord = { SEAT($who) }: такой лорд не играет.
refusal-dice-empires-no-die = { SEAT($who) }: { $die } и так свободна.
refusal-dice-empires-no-group = Кости — от к1 до к6, на каждой от 1 до 6 человек.
