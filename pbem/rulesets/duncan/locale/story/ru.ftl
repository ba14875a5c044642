# Duncan: что его письма говорят о вопросах, ответах, бонусах и очках.

## Что может стоять в строке
term-question = номер вопроса, например 3 или Q3
term-words = слова
term-answer = номер ответа (четыре цифры)
term-until = номер хода
term-account = «очки покупки» или «победные очки»
term-quality = «сила», «скорость», «обзор» или «раны»
term-value = число
term-points = число очков

## Что сообщают фаза 8 и решения ведущего
duncan-event-received = { $question ->
    [0] Вы получаете бонус
   *[other] На вопрос { $question } вы первыми ответили верно и получаете бонус
}: { duncan-bonus }{ $number ->
    [0] {""}
   *[other] {" "}(ваш бонус № { $number })
}. Применить его можно уже в этом ходу.
duncan-event-choice = { $question ->
    [0] Вы получаете бонус
   *[other] На вопрос { $question } вы первыми ответили верно и получаете бонус
}: это ваш бонус № { $number }, и его вы выбираете сами.
duncan-event-due = { $question ->
    [0] Вы получаете бонус
   *[other] На вопрос { $question } вы первыми ответили верно и получаете бонус
}: это ваш бонус № { $number }; какой он, скажет ведущий.
duncan-event-chosen = Вы выбрали бонус: { duncan-bonus }. Применить его можно уже в этом ходу.
duncan-event-not_first = Ваш ответ на вопрос { $question } был верным, но другая команда ответила раньше, и бонус у неё.
duncan-event-awarded = Начислено: { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-event-fined = Ведущий снял с вас { duncan-fined-of }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-fined-of = { $of ->
    [victory] { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[other] { $points } победных очков
    }
   *[other] { $points ->
        [one] { $points } очко покупки
        [few] { $points } очка покупки
       *[other] { $points } очков покупки
    }
}
duncan-event-removed = Ведущий убрал вашего юнита u{ $unit } с поля { $at }.
duncan-event-changed = Ведущий изменил вашего юнита u{ $unit }: { duncan-quality } { $value }.
duncan-quality = { $of ->
    [strength] сила
    [speed] скорость
    [sight] обзор
   *[wounds] раны
}
duncan-event-excluded = Ведущий исключил из игры { SEAT($who, case: "acc") }: их юниты исчезли, их кучами никто не владеет.
duncan-event-rule = Правила изменены: { $option } теперь { $value }.

## Письма, как только что-то сказано
duncan-overture-question = вопрос { $number }
duncan-overture-question-lead = Вопрос { $number }: { $words }
duncan-overture-until = Ответы принимаются, пока не сыгран ход { $until }{ $until ->
    [0] .
   *[other] ; сейчас ход { $turn }.
}
duncan-overture-how = За первый верный ответ даётся бонус. Чтобы ответить, напишите в любом письме:
duncan-overture-how-answer = ответ { $number }: ваши слова
duncan-overture-question-gone = вопрос { $number } снят
duncan-overture-question-gone-lead = Ведущий снял вопрос { $number }.
duncan-overture-clue = { $number ->
    [0] подсказка
   *[other] подсказка к вопросу { $number }
}
duncan-overture-clue-lead = { $number ->
    [0] Новая подсказка
   *[other] Новая подсказка к вопросу { $number }
}: { $words }
duncan-overture-again = { $count ->
    [one] На вопрос { $numbers } можно ответить снова.
   *[other] На эти вопросы можно ответить снова: { $numbers }.
}
duncan-overture-clue-gone = подсказка снята
duncan-overture-clue-gone-lead = Ведущий снял подсказку: { $words }
duncan-overture-close = вопрос { $number } закрыт
duncan-overture-close-lead = Ответы на вопрос { $number } больше не принимаются.
duncan-overture-close-gone = вопрос { $number } снова открыт
duncan-overture-close-gone-lead = Ответы на вопрос { $number } снова принимаются.
duncan-overture-right = верный ответ
duncan-overture-right-lead = Ваш ответ на вопрос { $number } верен: { $answer }. Если он первый из верных, бонус придёт, когда ход будет сыгран и будут рассмотрены все более ранние ответы.
duncan-overture-wrong = ответ не принят
duncan-overture-wrong-lead = Ваш ответ на вопрос { $number } не принят: { $answer }. Ждите новых подсказок: снова ответить можно, когда появится { $tagged ->
    [1] новая подсказка к этому вопросу
   *[other] новая подсказка
}.
duncan-overture-words = Ведущий добавляет: { $words }
duncan-overture-verdict-gone = решение отозвано
duncan-overture-verdict-gone-lead = Ведущий отозвал решение о вашем ответе на вопрос { $number }; ответ ждёт нового.
duncan-overture-award = очки
duncan-overture-award-lead = Ведущий начисляет вам { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Они придут в конце хода { $turn }, потратить их можно после этого.
duncan-overture-award-gone = очки отозваны
duncan-overture-award-gone-lead = Ведущий отозвал начисление: { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-overture-grant = бонус
duncan-overture-grant-lead = Ведущий даёт вам бонус{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. Он придёт, когда будет сыгран этот ход.
duncan-overture-grant-gone = бонус отозван
duncan-overture-grant-gone-lead = Ведущий отозвал обещанный бонус{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}.

## Что не так с ответом
problem-duncan-question-unknown = Вопроса { $question } нет. { $count ->
    [0] Вопросов ещё не задавали.
   *[other] Пока заданы: { $questions }.
}
problem-duncan-question-closed = Ответы на вопрос { $question } больше не принимаются{ $until ->
    [0] .
   *[other] ; они принимались до хода { $until }.
}
problem-duncan-answer-which = На какой вопрос вы отвечаете? Напишите его номер перед двоеточием. { $count ->
    [0] Сейчас открытых вопросов нет.
   *[other] Открыты: { $questions }.
}
problem-duncan-answer-right = На вопрос { $question } вы уже ответили верно.
problem-duncan-answer-locked = Ваш последний ответ на вопрос { $question } не был принят; прежде чем пробовать снова, дождитесь { $tagged ->
    [1] новой подсказки к этому вопросу
   *[other] новой подсказки
}.
problem-duncan-answer-judged = Именно так вы на вопрос { $question } уже отвечали, и ответ не был принят. Второй раз мы его не передаём.
