# Команды в письмах и ответы на них.
subject-trial = проба, ход { $turn }: { $verdict }
quoted = «{ $words }»
remark-same = Нового нет: эти приказы уже были в силе.
remark-cancelled-these = Снято: { $orders }.
remark-cancel-unknown = Приказа «{ $what }» в силе нет, так что ничего не снято. Ниже — то, что в силе.
remark-cancel-nothing = Снимать было нечего.
remark-late-letter = Ваше письмо пришло после срока хода { $turn }; как и было обещано, его приказы относятся к ходу { $next }.
remark-old-report = Это письмо написано для хода { $turn }, а сейчас открыт ход { $next }. Пока ничего не сохранено. Вот что значили бы ваши строки для хода { $next }.
problem-command = Вы имели в виду команду «{ $command }»?
notice-old-report-dropped = Ваше прежнее письмо не в счёт
notice-old-report-dropped-body = Хорошо, из того письма ничего не выполняется. Новые приказы пришлите ответом на последний отчёт.
notice-no-report = { $turn ->
    [-1] Отчётов пока нет
   *[other] Нет отчёта о ходе { $turn }
}
notice-no-report-yet = У вас ещё нет отчётов; первый придёт, когда начнётся кампания.
notice-reports = У вас есть отчёты о ходах с { $first } по { $last } (0 — начало). Например: отчёт { $last }
notice-no-receipt = Нет таких приказов на ход { $turn }
notice-no-receipt-body = { $count ->
    [0] На ход { $turn } у вас приказов нет; сейчас открыт ход { $present }. Одно слово «приказы» покажет, что в силе.
    [one] На ход { $turn } есть только { $count } версия: приказы { $turn } r{ $count }
   *[other] На ход { $turn } есть версии с 1 по { $count }. Например: приказы { $turn } r{ $count }
}
map-title = Ваша карта, ход { $turn }
map-alt = Карта, какой вы её знаете перед ходом { $turn }; ваши планы описаны ниже
map-legend = То, что вы видите, и то, что помните.
map-plans = Ваши планы
map-no-plans = На этот ход вы ещё ничего не приказали.
receipt-title = Ваши приказы на ход { $turn }
receipt-revision = Версия { $revision }
receipt-order = { $order } — { $source }
receipt-from = строка { $line } письма { $letter }: «{ $words }»
receipt-from-line = строка { $line }: «{ $words }»
receipt-from-nobody = не из вашего письма
receipt-nothing = Приказов нет.
receipt-came = Ваше письмо пришло: { $when }
receipt-dated = Его собственная дата: { $when }
receipt-letter = Его Message-ID: { $letter }
receipt-by-player = Сохранено: { $when }
receipt-by-referee = Внёс ведущий: { $when }
receipt-by-silence = Приказов не было; вместо вас отданы эти: { $when }
receipt-digest = Контрольная сумма: { $digest }
receipt-ran = Что было выполнено
receipt-ran-this = Версия { $revision }, контрольная сумма { $digest }.
receipt-open = Пока ничего: ход ещё открыт.
receipt-revisions = Все версии
receipt-column = Версия
receipt-when = Время
receipt-digest-column = Контрольная сумма
rules-title = Правила: { $section }
rules-contents-title = Правила
rules-heading = { $title }
rules-contents = Разделы
rules-unknown = Раздела «{ $topic }» нет. Вот все разделы; чтобы прочесть нужный, пришлите слова после его названия:
help-title = Как играть по почте
help-title-orders = Как писать приказы
help-title-word = Слово «{ $word }»
help-orders-heading = Приказы
help-orders = Ответьте на последний отчёт и напишите по строке на каждый приказ. В ответе будет сказано, как понята каждая строка. Новое письмо заменяет те приказы, которые в нём названы, остальные остаются в силе.
help-examples-heading = Например
help-form-heading = Всё, чем вы сейчас командуете
help-words-heading = Слова, на которые ответ приходит сразу
help-words = Напишите слово отдельной строкой ответа, над приказами или вместо них.
help-column-word = Слово
help-column-does = Что придёт
help-join = вступить в кампанию: «вступить НАЗВАНИЕ»
help-help = эта страница; «помощь приказы» покажет, как пишут приказы
help-rules = разделы правил и слова, по которым каждый из них придёт
help-map = ваша карта на сейчас, с вашими планами
help-status = срок, ваши приказы, чего не хватает, ваши настройки
help-report = последний отчёт ещё раз; «отчёт 3» — отчёт о ходе 3
help-orders-word = квитанция: что в силе; «приказы 3» — что вы приказали на ход 3 и что было выполнено; «приказы 3 r2» — версия 2
help-cancel = снимает все ваши приказы этого хода; «отмена 3» — только те, что для 3
help-test = над приказами: тот же ответ, но ничего не сохраняется
help-language = «язык cs»: мы будем писать вам по-чешски; en, ru, cs или sk
help-holiday = «отпуск с 20 по 27 декабря» сообщает, когда вы не сможете играть
help-quiet = «тихо вкл» — без ответов, которые ничего от вас не требуют; «тихо выкл» вернёт их
help-digest = «сводка вкл» собирает уведомления в одно письмо в день; «сводка выкл» — как раньше
help-resign = отказаться от места; прежде чем это вступит в силу, мы переспросим
help-renew = новый код вашего места; прежний перестаёт действовать
help-passphrase = «пароль СЛОВА»: по этим словам мы поверим вам с любого адреса
status-title = Как обстоят дела
status-campaign = Кампания
status-turn = Ход
status-deadline = Срок
status-left = Время
status-orders = Ваши приказы
status-receipt = Квитанция
status-missing = Без приказов
status-correction = Надо исправить
status-correction-until = одну строку или больше; ждём до этого времени: { $when }
status-correction-over = одну строку или больше; с этого времени уже не ждём: { $when }
status-settings = Ваши настройки
status-language = Язык
status-zone = Часовой пояс
status-running = идёт
status-paused = приостановлена
status-ended = окончена
status-held = остановлена ведущим
status-count = { $count ->
    [0] в силе нет ни одного
    [one] в силе { $count }
   *[other] в силе { $count }
}
status-revision = версия { $revision }, контрольная сумма { $digest }
status-not-asked = сейчас от вас ничего не ждут
status-nothing-missing = ничего
status-missing-these = { $subjects }
language-en = английский
language-ru = русский
language-cs = чешский
language-sk = словацкий
notice-language = Теперь по-русски
notice-language-body = Отчёты и ответы будут приходить по-русски. Писать можно на любом из четырёх языков.
notice-which-language = На каком языке?
notice-languages = Мы пишем по-английски, по-русски, по-чешски и по-словацки: язык en, язык ru, язык cs или язык sk.
remark-empty = В этом письме нет приказов. Слово «помощь» подскажет, как их писать.
help-address = «адрес добавить anna@example.org» — писать и оттуда; одно слово «адрес» покажет все ваши адреса
notice-report-only = У вас пока один отчёт — о ходе { $last } (0 — начало): отчёт { $last }
notice-left-out = На некоторые слова ответа не будет
notice-left-out-body = Не сделано: { $words }. В одном письме можно попросить лишь о нескольких вещах, а проба ничего не меняет. Пришлите, пожалуйста, эти слова другим письмом.
