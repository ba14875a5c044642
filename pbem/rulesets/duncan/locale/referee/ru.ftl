# Duncan: что говорят ведущему и что не так с его приказами.

## Итоги
duncan-standing-place = Место
duncan-standing-whose = Команда
duncan-standing-score = Победные очки
duncan-standing-piles = Кучи
duncan-standing-units = Юниты
duncan-standing-who = { $who ->
    [neutral] нейтральные
   *[other] { SEAT($who) }{ $excluded ->
        [0] {""}
       *[other] {" "}(исключены на { $excluded }-м ходу)
    }
}

## Ответы, которые ждут
duncan-queue-number = Номер
duncan-queue-team = Команда
duncan-queue-question = Вопрос
duncan-queue-answer = Ответ
duncan-queue-due = { SEAT($who) } { $count ->
    [one] ждут от вас { $count } бонус: слово «выдать», команда и вид.
    [few] ждут от вас { $count } бонуса: слово «выдать», команда и вид.
   *[other] ждут от вас { $count } бонусов: слово «выдать», команда и вид.
}
duncan-queue-empty = Ни один ответ не ждёт.
duncan-overture-answer = ответ { $answer } на вопрос { $number }
duncan-overture-answer-lead = { SEAT($who) }: ответ на вопрос { $number } ({ $asked }): { $words }
duncan-overture-judge = Чтобы решить, ответьте одной из этих строк; слова после неё мы передадим команде:
duncan-overture-how-right = верно { $answer }
duncan-overture-how-wrong = неверно { $answer }
duncan-overture-others = { $count ->
    [one] Ждёт ещё { $count } ответ; все в порядке получения:
    [few] Ждут ещё { $count } ответа; все в порядке получения:
   *[other] Ждут ещё { $count } ответов; все в порядке получения:
}
duncan-overture-answer-gone = ответ { $answer } взят назад
duncan-overture-answer-gone-lead = { SEAT($who) }: ответ { $answer } на вопрос { $number } взят назад: { $words }
duncan-overture-bug = ошибка
duncan-overture-bug-lead = { SEAT($who) } сообщают об ошибке: { $words }

## Что не так с его приказами
problem-duncan-referee-only = Это может только ведущий.
problem-duncan-referee-asks = Вопросы задаёт ведущий, отвечают команды.
problem-duncan-referee-team = { SEAT($who) }: такая команда не играет. Команды: { SEAT($teams) }.
problem-duncan-referee-unit = { SEAT($who) }: юнита u{ $unit } нет. Есть: { $have }.
problem-duncan-referee-number = { $value } не годится: { $high ->
    [0] не меньше { $low }.
   *[other] от { $low } до { $high }.
}
problem-duncan-referee-fine = { SEAT($who) }: есть только { $have }; ниже 0 не опускается.
problem-duncan-referee-option = Настройки { $option } нет среди тех, что можно менять сейчас: { $options }.
problem-duncan-referee-value = { $option } не может быть «{ $value }». Может быть: { $values }.
problem-duncan-referee-same = { $option } и так { $value }.
problem-duncan-question-again = Вопрос { $question } уже задан; теперь он звучит так.
problem-duncan-question-past = Ход { $until } уже сыгран; сейчас ход { $turn }.
problem-duncan-verdict-unknown = Такой ответ не ждёт. { $count ->
    [0] Не ждёт ни один.
   *[other] Ждут: { $answers }.
}
problem-duncan-verdict-several = Подходит несколько ответов: { $answers }. Назовите команду и вопрос: верно красные Q3.
problem-duncan-verdict-rewarded = { SEAT($who) } уже выиграли вопрос { $question }; бонус остаётся у них.
problem-duncan-award-later = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} — { SEAT($who, case: "dat") }: придёт в конце хода { $turn }. Со словом «сразу» — уже в этом ходу.
problem-duncan-grant-choice = Следующий бонус { SEAT($who, case: "gen") } (№ { $number }) они выбирали бы сами: этот даётся сверх того и не считается.
refusal-duncan-no-team = { SEAT($who) }: такая команда не играет.
refusal-duncan-no-unit = { SEAT($who) }: юнита u{ $unit } нет.
refusal-duncan-no-rule = { $option } не может быть «{ $value }».

## Отчёт обо всём
duncan-oversee-subject = { $count ->
    [one] ждёт { $count } ответ
    [few] ждут { $count } ответа
   *[other] ждут { $count } ответов
}
duncan-oversee-heading-queue = Ответы, которые ждут вас
duncan-oversee-heading-map = Подземелье
duncan-oversee-heading-teams = Команды
duncan-oversee-heading-all-units = Все юниты
duncan-oversee-heading-all-piles = Все кучи
duncan-oversee-heading-orders = Что приказано
duncan-oversee-heading-tiers = Бои по ступеням
duncan-oversee-heading-draws = Выпавшие бонусы
duncan-oversee-heading-all-story = Сюжет
duncan-oversee-heading-log = Кому что сказано
duncan-oversee-col-whose = Команда
duncan-oversee-col-points = Очки покупки
duncan-oversee-col-score = Победные очки
duncan-oversee-col-stock = Бонусы в запасе
duncan-oversee-col-received = Получено бонусов
duncan-oversee-col-units = Юниты
duncan-oversee-col-unit = Юнит
duncan-oversee-col-way = Поле
duncan-oversee-col-values = Сила/скорость/обзор
duncan-oversee-col-carries = Бонусы
duncan-oversee-col-pile = Куча
duncan-oversee-col-size = Размер
duncan-oversee-col-holder = Владелец
duncan-oversee-col-left = Осталось
duncan-oversee-total-waiting = { $count ->
    [one] ответ ждёт
    [few] ответа ждут
   *[other] ответов ждут
}
duncan-oversee-total-teams = { $count ->
    [one] команда
    [few] команды
   *[other] команд
}
duncan-oversee-total-units = { $count ->
    [one] юнит
    [few] юнита
   *[other] юнитов
}
duncan-oversee-total-held = { $count ->
    [one] занятая куча
    [few] занятые кучи
   *[other] занятых куч
}
duncan-oversee-legend = Всё: юниты с номерами, порталы, кучи.
duncan-oversee-received = { $received }{ $choices ->
    [0] {""}
   *[other] , на выбор: { $choices }
}{ $due ->
    [0] {""}
   *[other] , за вами: { $due }
}
duncan-oversee-tier = Раунд { $round }, скорость { $speed }:
duncan-oversee-fighter = { $who ->
    [neutral] нейтральный
   *[other] { SEAT($who) }
} u{ $unit } ({ $at })
duncan-oversee-blow = { $it } → { $target }: { $damage }
duncan-oversee-hurt = { $it }: теперь { $values }
duncan-oversee-dead = { $it }: погиб
duncan-oversee-leech = { $it } лечится: теперь { $values }
duncan-oversee-draw = { THROW($why) }: { $value } из 9, { duncan-bonus }
duncan-oversee-question = Вопрос { $number }: { $words }{ $until ->
    [0] {""}
   *[other] {" "}(до хода { $until })
}{ $closed ->
    [1] {" "}(закрыт)
   *[other] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}Выиграли { SEAT($winner) }.
}
duncan-oversee-answer = { SEAT($who) } на вопрос { $question }, номер { $answer }: { $words } — { $verdict ->
    [right] верно
    [wrong] неверно
   *[open] ждёт
}
duncan-oversee-award = { SEAT($who) }: { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
} с ходом { $turn }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
