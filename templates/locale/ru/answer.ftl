# Ответ на приказы.
answer-all = Все приказы поняты
answer-some = { $understood ->
    [0] Ни одна строка не понята
    [one] Понята { $understood } строка из { $count }
    [few] Поняты { $understood } строки из { $count }
   *[many] Понято { $understood } строк из { $count }
}
answer-nothing = Приказов в письме нет
answer-none = Приказов пока нет
answer-idle = { $count ->
    [one] Всё понято, но пока { $count } приказ ничего не даст
    [few] Всё понято, но пока { $count } приказа ничего не дадут
   *[many] Всё понято, но пока { $count } приказов ничего не дадут
}
answer-lines-idle = { $count ->
    [one] Если ничего не изменится, { $count } приказ ничего не даст ({ $named }).
    [few] Если ничего не изменится, { $count } приказа ничего не дадут ({ $named }).
   *[many] Если ничего не изменится, { $count } приказов ничего не дадут ({ $named }).
}
answer-line-idle = Если ничего не изменится, этот приказ ничего не даст.
answer-line-played = Если ничего не изменится, будет исполнено: «{ $order }».
answer-complete = Всё готово, больше от вас ничего не нужно.
answer-to-mend = { $count ->
    [1] Осталось исправить строку { $lines }.
   *[other] Осталось исправить строки { $lines }.
}
answer-missing = Пока без приказов: { $subjects }.
answer-late = Письмо пришло после срока: приказы сохранены на ход { $turn }.
answer-due = Срок: { $when }
answer-opening = Ваше письмо пришло { $when }. Вот как поняты приказы:
answer-opening-partner = Пришло письмо ({ $who }, { $when }). Вот как поняты приказы:
answer-received = Ваше письмо пришло { $when }.
answer-opening-plain = Вот как поняты ваши приказы:
answer-refused = Не принято, нужно исправить
answer-overruled = Больше не действует
answer-words = Вы писали:
answer-try = Можно так:
answer-paragraph = { $words } (правило { $paragraph })
answer-map = Ваши планы на карте
answer-map-bare = Ваша карта
answer-map-alt = Карта планов на ход { $turn }; каждый план описан словами выше
answer-map-legend = Сплошная стрелка — план, пунктир — действие по условию.
answer-mend = Чтобы исправить строку, ответьте ею одной: остальные останутся. Слово «отмена» снимает все приказы.
answer-write = Исправить строки
answer-earlier = Из прежних писем, всё ещё в силе:
answer-line = строка { $line }
answer-line-of = строка { $line } вашего письма от { $when }
answer-by-referee = внёс ведущий
answer-trial = Это была проба: ничего из неё не сохранено.
answer-receipt = Ваша квитанция: ход { $turn }, версия { $revision }, контрольная сумма { $digest }. Чтобы получить её снова, напишите «приказы».
answer-receipt-trial = В силе прежнее: ход { $turn }, версия { $revision }, контрольная сумма { $digest }.
answer-standing = Что в силе
answer-title-trial = Проба: { $verdict }
answer-question = Принять ваше прежнее письмо?
answer-change = Чтобы изменить приказ, ответьте одной новой строкой: остальные останутся. Слово «отмена» снимает все приказы.
answer-begin = Ответьте на это письмо: по строке на каждый приказ. Слово «помощь» подскажет, как их писать.
answer-keep = Чтобы эти приказы подействовали, пришлите их без слова «проба».
