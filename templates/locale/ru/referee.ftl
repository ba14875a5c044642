# The referee's letters: what he is answered, what is asked back, lines held for him.
referee-answer = Ваше письмо
referee-asked = «{ $words }»
referee-because = потому что
referee-seat = { SEAT($seat) }
referee-no-reason = Ничего не сделано: всё, что что-то меняет, требует причины, она записывается в журнал. Напишите, например:
    { $line }
referee-too-many = Выполнены только первые { $most } строк; остальные, пожалуйста, пришлите отдельным письмом.
referee-form = Похоже, это бланк приказов — { SEAT($seat) }; ничего из него не выполнено. Если вы хотите ввести эти приказы за игрока, напишите над ними, с причиной:
    { $line }
    Если вы играете сами, ответьте на свой отчёт: у каждой роли свой адрес.
referee-nothing = В вашем письме не нашлось, что сделать. Вот что можно написать:
referee-unread = Это не одно из ваших слов, не приказ и не указ игры; ничего не сделано. Слово «{ $word }» покажет, что можно написать.
referee-unread-player = «{ $word }» — слово для игроков.
referee-ordered = Приказ на ход { $turn }: { $order } (ваша версия { $revision }). Он действует, когда ход разыгрывается; до тех пор вы можете его изменить.
referee-decree-ahead = Этот указ был бы исполнен немедленно:
referee-decreed = Исполнено, как новая ветвь кампании:
referee-concerned = Узнают, потому что это их касается: { SEAT($seats) }.
referee-concerns-nobody = Никто из игроков этого не видит.
referee-impossible = Больше невозможно и убрано из приказов ({ SEAT($seat) }): { $words }
referee-question = «{ $campaign }»: вы действительно хотите «{ $words }»?
referee-question-reason = Ваша причина: { $reason }
referee-question-tell = Игрокам будет сообщена ваша причина.
referee-asked-back = Этого нельзя просто отменить, поэтому на { $address } отправлен вопрос: ответьте на него «да», и это будет сделано. Что изменится, написано там.
referee-left = Ничего не сделано.
referee-moved = С тех пор кампания изменилась, поэтому ваше «да» не исполнено. Вопрос задан снова, с учётом нынешнего положения.
referee-forged = «{ $campaign }»: ваш код известен кому-то ещё
referee-forged-body = С адреса { $address }, который вам не принадлежит, пришло письмо с верным кодом ведущего «{ $campaign }». Ничего из него не выполнено, и пишущему ничего не сообщено.
referee-forged-how = Если вы не знаете, откуда это, ответьте на это письмо словом «обновить код»: вы получите новый код, а старый сразу перестанет действовать. Если это были вы, пишите с указанного в кампании адреса ([referee] address).
referee-unproven = «{ $campaign }»: ваше письмо без действительной подписи
referee-unproven-body = Письмо с { $address } с вашим кодом для «{ $campaign }» пришло без подтверждения DKIM или DMARC, которого требует эта кампания. Ничего из него не выполнено.
referee-code = Ваш код ведущего
referee-code-body = Письмо с { $address }, адресованное ведущему «{ $campaign }», пришло без вашего нынешнего кода, поэтому ничего из него не выполнено. В этом письме код есть: просто ответьте на него.
referee-code-how = Слово «помощь» покажет, что можно написать. Если вы и играете, пишите приказы в ответ на свой отчёт: у каждой роли свой адрес.
referee-which = О какой кампании речь?
referee-which-body = Вы ведущий нескольких кампаний: { $campaigns }. Назовите одну в теме, и вы получите её адрес для ответа; или ответьте на любое её письмо.
referee-renewed = Ваш новый код ведущего
referee-renewed-body = Отныне действуют только ответы на это и более новые письма. Вопросы, заданные вам раньше, недействительны.
referee-renewed-seat = { SEAT($seat) }: новый код; он отправлен на зарегистрированные адреса.
referee-started = Кампания началась. Срок приказов: { $when }
referee-paused = Приостановлено; игрокам сообщено.
referee-paused-until = Приостановлено; продолжится само { $when }. Игрокам сообщено.
referee-resumed = Продолжено; игрокам сообщено. Срок приказов: { $when }
referee-extended = Срок перенесён; игрокам сообщено. Срок приказов: { $when }
referee-held = Остановлено. Ничего не выполняется и не отвечается, пока вы не отпустите; читаются только ваши письма.
referee-released = { $mails ->
    [0] Отпущено.
    [one] Отпущено; { $mails } задержанное письмо отправляется.
    [few] Отпущено; { $mails } задержанных письма отправляются.
   *[other] Отпущено; { $mails } задержанных писем отправляются.
 }
referee-ran = Ход разыгран; отчёты отправляются. Теперь ожидается ход { $turn }, срок: { $when }
referee-run-ahead = Ход { $turn } был бы разыгран сейчас, с имеющимися приказами, и все отчёты были бы разосланы.
referee-run-silent = Нет приказов: { SEAT($seats) }.
referee-run-all = Все, кого ждут, прислали приказы.
referee-run-held = { $count ->
    [one] { $count } строка ещё ждёт вашего решения; она не будет учтена.
    [few] { $count } строки ещё ждут вашего решения; они не будут учтены.
   *[other] { $count } строк ещё ждут вашего решения; они не будут учтены.
 }
referee-tried = Пробный розыгрыш хода { $turn }: ничего не сохранено, и никто другой не узнает. Броски будут такими, пока приказы не изменятся. Кто что узнал бы:
referee-eyes-all = все
referee-eyes-nobody = никто
referee-preview = Отчёт ({ SEAT($seat) }) на языке этого игрока придёт отдельным письмом.
referee-orders-of = { SEAT($seat) }:
referee-orders-none = { SEAT($seat) }: приказов нет
referee-orders-none-then = { SEAT($seat) }: приказов на ход { $turn } нет.
referee-entered = Введено ({ SEAT($seat) }); игроку письмо не отправлено. Теперь действует:
referee-entered-some = Введено ({ SEAT($seat) }), но без названных здесь строк; игроку письмо не отправлено. Что действует теперь, показано ниже.
referee-line = «{ $line }»:
referee-said = { $count ->
    [0] Сообщать некому.
    [one] Ваши слова отправляются { $count } игроку.
   *[other] Ваши слова отправляются { $count } игрокам.
 }
referee-said-one = Ваши слова отправляются ({ SEAT($seat) }).
referee-said-nobody = { SEAT($seat) }: игрока нет, ничего не отправлено.
referee-seated = { SEAT($seat) }: теперь играет { $name } ({ $address }).
referee-replace-out = { $name } потеряет место; прежние адреса для ответа сразу перестанут действовать.
referee-replace-free = { SEAT($seat) }: сейчас место свободно.
referee-replace-in = { SEAT($seat) }: место получит { $name } ({ $address }), с нынешним отчётом и историей места.
referee-remove-ahead = { SEAT($seat) }: место будет отнято ({ $names }), адреса для ответа сразу перестанут действовать. Приказы на этот ход остаются; место предложат очереди.
referee-remove-told = Игроку сообщат вашу причину.
referee-removed = { SEAT($seat) }: место свободно; игроку сообщено.
referee-addresses = { $name }: { $addresses } (пишем на первый)
referee-address-added = { $address } теперь зарегистрирован; никого не спрашивали.
referee-address-removed = { $address } больше не зарегистрирован.
referee-address-first = Теперь пишем на { $address }.
referee-address-invalid = { $address } — не адрес, на который можно писать.
referee-address-unknown = { $address } не зарегистрирован за этим местом.
referee-address-mine = { $address } уже зарегистрирован за этим местом.
referee-address-taken = { $address } принадлежит другому игроку.
referee-address-last = { $address } — единственный, он остаётся; сначала добавьте другой.
referee-away = { SEAT($seat) }: отсутствие с { $first } по { $last }.
referee-back = { SEAT($seat) }: отсутствие отменено.
referee-undone = Отменено. Ход { $turn } снова открыт (ветвь { $branch }), срок: { $when }
referee-undone-kept = Это тот срок, о котором игрокам уже сообщали, вместе с продлениями.
referee-dealt-anew = Игра была окончена, её тайны показаны: следующие броски получаются из новой тайны. Обещание о них (контрольная сумма): { $anchor }
referee-undo-shown = Игра окончена: по тому, что тогда показано, игроки могут вычислить всё скрытое, например карту. Следующие броски будут новыми, их вычислить нельзя.
referee-rerun = Разыграно заново (ветвь { $branch }). Теперь ожидается ход { $turn }.
referee-rerun-same = Разыграно заново (ветвь { $branch }): всё вышло так же. Теперь ожидается ход { $turn }.
referee-corrected = Исправления отправлены игрокам: { $count }{ $withdrawn ->
    [0] .
   *[other] ; отозвано неотправленных писем: { $withdrawn }.
 }
referee-lost-orders = Приказы на отменённый ход больше не действуют; они возвращены авторам: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] Был бы отменён последний ход; сейчас открыт ход { $turn }.
    [few] Были бы отменены последние { $count } хода; сейчас открыт ход { $turn }.
   *[other] Были бы отменены последние { $count } ходов; сейчас открыт ход { $turn }.
 }
referee-undo-mails = Данные ранее приказы остаются; приказы на отменённые ходы вернутся авторам. Все получат исправленный отчёт, как новая ветвь: ничего не теряется.
referee-rerun-ahead = Последний ход был бы сразу разыгран заново с действующими для него приказами; сейчас открыт ход { $turn }.
referee-amended = Позиция исправлена, как новая ветвь. Что изменилось:
referee-amend-ahead = Позиция была бы изменена, как показано ниже.
referee-position = Вся позиция. Чтобы исправить её, напишите «{ $word }» с причиной и двоеточием, а ниже этот текст с изменениями или только изменённые строки в виде diff (строка с -, строка с +); точка заканчивает.
referee-ended = Кампания окончена после хода { $turn }; игрокам ({ $count }) отправлены итоги, зёрна костей и предложение всей истории.
referee-end-ahead = Кампания «{ $campaign }» была бы окончена навсегда; ход { $turn } не разыгрывается. Все получат итоги и все зёрна костей, и тайны всех станут открыты.
referee-archive = Страница об оконченной кампании придёт отдельным письмом.
referee-archive-not-over = Кампания не окончена, страницы для всех ещё нет. Копия всего для вас: pbem campaign export { $campaign } FILE
referee-published = Страница об оконченной кампании теперь открыта всем{ $shown ->
    [0] , но у этого дома нет окна в браузере: его открывает таблица [web].
   *[other] : { $url }
 }
referee-unpublished = Страница об оконченной кампании больше не открыта всем.
referee-report-sent = Ваш полный отчёт о ходе придёт отдельным письмом.
referee-state-recruiting = не началась
referee-state-running = идёт
referee-state-paused = приостановлена
referee-state-held = остановлена
referee-state-noted = { $state }: { $note }
referee-state-ended = окончена
referee-column-seat = Место
referee-column-player = Игрок
referee-column-orders = Приказы
referee-column-report = Отчёт
referee-column-number = №
referee-column-line = Строка
referee-column-problem = Что не так
referee-column-when = Время
referee-column-sender = От кого
referee-column-became = Что с ним
referee-away-days = отсутствует { $days }
referee-nothing-yet = пока ничего
referee-not-awaited = сейчас ничего не ждём
referee-sent = версия { $revision }, { $when }
referee-asked-of = версия { $revision }, { $when }; есть открытый вопрос
referee-held-heading = Строки, ждущие вашего решения:
referee-proposals-heading = Что ждёт вашего слова и что сказано вам с начала хода:
referee-own-orders = { $count ->
    [one] На этот ход действует { $count } ваш приказ.
    [few] На этот ход действуют { $count } ваших приказа.
   *[other] На этот ход действуют { $count } ваших приказов.
 }
referee-strangers-heading = Письма последних дней, которые не учтены:
referee-no-lines-held = Ни одна строка не ждёт вашего решения.
referee-judge-how = Чтобы решить, ответьте номером строки и одним из этих слов; вместо точек — приказ словами игры, вопрос игроку или почему нет:
referee-reading-wrong = «{ $words }» не может быть приказом этого места, строка всё ещё ждёт:
referee-judged-read = { SEAT($seat) }, строка { $line } читается как: { $order }. Игрок получил новый ответ.
referee-judged-asked = { SEAT($seat) }: вопрос о строке { $line } отправлен игроку.
referee-judged-rejected = { SEAT($seat) }: строка { $line } не учитывается; игроку сообщено.
referee-judged-void = { SEAT($seat) }: об этом уже пришло новое письмо, поэтому строка { $line } недействительна и действует более позднее.
referee-lines-held = { $count ->
    [one] Непонятная строка: { SEAT($seat) }
    [few] { $count } непонятные строки: { SEAT($seat) }
   *[other] { $count } непонятных строк: { SEAT($seat) }
 }
referee-lines-held-body = В письме от { SEAT($seat, case: "gen") } есть то, чего здесь никто не понимает. Игрок знает, что это ждёт вашего решения. Что вы не решите до розыгрыша хода, не учитывается.
referee-lines-wait = { $count ->
    [one] { $count } строка ещё ждёт вашего решения
    [few] { $count } строки ещё ждут вашего решения
   *[other] { $count } строк ещё ждут вашего решения
 }
referee-lines-wait-body = { $count ->
    [one] Срок хода: { $when }. Без вашего решения эта строка не учитывается. Напоминаем только один раз.
   *[other] Срок хода: { $when }. Без вашего решения эти строки ({ $count }) не учитываются. Напоминаем только один раз.
 }
answer-held = На рассмотрении у ведущего
answer-held-lines = { $count ->
    [one] { $count } строка на рассмотрении у ведущего
    [few] { $count } строки на рассмотрении у ведущего
   *[other] { $count } строк на рассмотрении у ведущего
 }
answer-before-referee = От вас ничего не требуется для того, что рассматривает ведущий; но вы можете написать это иначе.
problem-before-referee = Эту строку не удалось прочесть; она на рассмотрении у ведущего. Вы узнаете, как её поняли. Без решения к сроку она не учитывается.
judged-read = Ведущий прочёл вашу строку { $line }, «{ $words }», так, как показано здесь. Если вы имели в виду другое, напишите снова: действует ваше более позднее письмо.
judged-ask = Ведущий тоже не смог понять и просит написать строку заново.
judged-ask-words = Ведущий спрашивает вас об этой строке: { $words }
judged-reject = Ведущий решил, что ваша строка { $line }, «{ $words }», не учитывается.
judged-reject-words = Слова ведущего: { $words }
refusal-referee-not-begun = Кампания «{ $campaign }» ещё не началась.
refusal-referee-no-seat = Места «{ $named }» нет; есть: { SEAT($seats) }.
refusal-referee-own-address = Это адрес самой службы.
refusal-referee-no-moment = «{ $words }» — не срок, который мы можем прочесть. Например: 24 часа, 2 дня, до 2026-12-01 20:00, до 20 декабря.
refusal-referee-not-held = Кампания не остановлена, и писем не задержано.
refusal-referee-no-lines = За этим ничего нет: напишите слова после двоеточия или ниже, до строки с точкой.
refusal-referee-no-position = Ниже нет позиции: слово «позиция» покажет нынешнюю; пришлите её с изменениями или diff.
refusal-referee-seat-taken = { SEAT($seat) }: место занято; «заменить» отдаёт его другому игроку.
refusal-referee-no-player = «{ $words }» — не игрок, которого можно посадить. Например: заменить { $seat }: Olga <olga@example.org>, language cs, zone Europe/Prague
refusal-referee-not-away = { SEAT($seat) }: отсутствие не записано.
refusal-referee-no-verdict = Что делать со строкой? Например: { $word } 17 читать как: { $order }, или { $word } 17 спросить, или { $word } 17 отклонить.
refusal-referee-no-such-line = В этой кампании нет строки { $number } на рассмотрении.
refusal-referee-line-void = Строка { $number } недействительна: её ход прошёл или игрок написал снова.
refusal-referee-line-read = Строка { $number } уже решена: она прочтена как приказ.
refusal-referee-line-asked = Строка { $number } уже решена: игрока спросили.
refusal-referee-line-rejected = Строка { $number } уже решена: она отклонена.
referee-help-several = По строке на каждое; на несколько в одном письме придёт один ответ. Длинное пишется ниже, до строки с точкой.
referee-help-reason = Всё, что что-то меняет, требует причины: «потому что ...» в конце строки или «причина: ...» отдельной строкой для всего письма. Она записывается в журнал.
referee-help-confirmed = Что нельзя просто отменить (отмечено *), спрашивается отдельным письмом, где сказано, что изменится; исполняется после ответа «да».
referee-help-game = Любая другая строка — для самой игры, словами её правил; например:
referee-help-tell = «гласно» перед «потому что» сообщит причину игрокам: «отменить ход гласно, потому что ...».
referee-help-help = этот список
referee-help-status = кто прислал, срок, строки и договоры, ждущие вас, письма посторонних
referee-help-report = ваш полный отчёт о последнем ходе; с числом — о том ходе
referee-help-log = что делалось в последнее время, кем и почему
referee-help-start = раздаёт доску и назначает первый срок
referee-help-pause = останавливает часы; «пауза до 20 декабря, потому что ...»
referee-help-resume = снова пускает часы
referee-help-extend = больше времени: «продлить 24 часа», «продлить до 2026-12-01 20:00»
referee-help-hold = сразу останавливает всё, никому не сообщая
referee-help-release = отпускает остановленную кампанию и задержанные письма
referee-help-run = * разыгрывает ход сейчас, с имеющимися приказами
referee-help-trial = что дал бы ход, со всеми бросками; ничего не сохраняется и не рассылается; «проба { $seat }»: отчёт, который получило бы это место
referee-help-preview = «предпросмотр { $seat }»: отчёт, каким его получает это место
referee-help-orders = что действует у всех; «приказы { $seat } 3»: все версии одного места на ход 3 и что исполнено
referee-help-cancel = снимает то, что вы приказали сами: «отменить 2» — второй приказ вашего списка (его показывает «статус»), без номера — все
referee-help-enter = «ввести { $seat }, потому что звонила:» и ниже приказы, до точки
referee-help-say = ваши слова всем игрокам; «сказать { $seat }: ...» — одному
referee-help-judgements = непонятные строки, ждущие вас
referee-help-judge = «решить 17 читать как: { $order }», «решить 17 спросить какой холм?», «решить 17 отклонить»
referee-help-undo = * отменяет последний ход; «отменить ход 2» — последние два
referee-help-rerun = * разыгрывает последний ход заново с действующими приказами
referee-help-position = вся позиция в виде текста
referee-help-amend = * исправляет позицию: «исправить, потому что ...:» и ниже изменённый текст или diff, до точки
referee-help-add = игрок на свободное место: «добавить { $seat }: Olga <olga@example.org>, language cs, потому что ...»
referee-help-replace = * другой игрок на место, пишется как «добавить»
referee-help-remove = * отнимает место у игрока, которому сообщат причину
referee-help-addresses = «адреса { $seat }» покажет их; «адреса { $seat } добавить anna@example.org, потому что ...», «убрать», «первый»
referee-help-away = «отпуск { $seat } с 20 декабря по 27 декабря, потому что ...», «отпуск { $seat } нет, потому что ...»
referee-help-renew = новый код для вас; «обновить код { $seat }, потому что ...» — для места
referee-help-end = * завершает кампанию навсегда, с итогами и зёрнами костей
referee-help-archive = страница об оконченной кампании, файлом
referee-help-publish = «опубликовать» покажет страницу об оконченной кампании всем в браузере; «опубликовать нет» уберёт её
problem-decree = Это решение: оно исполняется сразу, это не приказ на ход. Дайте его письмом или командой «pbem referee award».
referee-told-at-once = Сразу узнали: { SEAT($seats) }.
overseen-ordered = { SEAT($who) } [{ $order }] { $words }
overseen-all = Всем: { $what }
overseen-told = { SEAT($who) }: { $what }
referee-column-mail = Письмо
referee-column-code = Код
referee-column-wishes = Пожелания
referee-column-readers = Кому
referee-mails-none = Вся почта ушла, и ничего не вернулось.
referee-mail-of = { $kind }, ход { $turn }
referee-mail-queued = ждёт отправки
referee-mail-sending = отправляется
referee-mail-unknown = возможно, отправлено
referee-mail-sent = отправлено
referee-mail-returned = вернулось
referee-mail-rejected = не принято
referee-mail-held = задержано
referee-mail-collected = уйдёт со следующей сводкой
referee-resent = Последний отчёт уходит ещё раз ({ SEAT($seat) }), с нынешним сроком.
refusal-referee-no-report = У места { SEAT($seat) } нет отчёта, который можно выслать снова.
referee-applications-none = Места никто не ждёт, и неиспользованных приглашений нет.
referee-applications-how = Чтобы решить, напишите «одобрить { $number }» или «отклонить { $number } потому что ...»; причина будет передана.
referee-application-unconfirmed = ещё не подтверждена
referee-application-asked = ждёт вашего решения
referee-application-waiting = ждёт свободного места
referee-application-now-seated = { $name } теперь в игре.
referee-application-now-waiting = { $name } в очереди: свободных мест пока нет.
referee-application-now-refused = { $name }: отказано, об этом сообщено.
refusal-referee-no-application = Заявка { $number } не ждёт вашего решения; «{ $word }» покажет все.
referee-invitations-heading = Приглашения, которыми ещё никто не воспользовался:
referee-invited = Приглашение отправлено на { $address }. Строка с его кодом:
referee-invitation = Кто напишет эту строку службе, тот приглашён; передайте её:
referee-withdrawn = Приглашение { $code } отозвано.
referee-letters-none = Игроки ещё не написали друг другу ни одного письма.
referee-letter-unsigned = без подписи
referee-letter-sent = передано
referee-letter-refused = не принято
refusal-referee-no-letter = Письма { $number } в этой кампании нет.
referee-verified = { $count ->
    [one] Последний { $count } ход при повторном розыгрыше вышел тем же
    [few] Последние { $count } хода при повторном розыгрыше вышли теми же
   *[other] Последние { $count } ходов при повторном розыгрыше вышли теми же
 }: позиция, события, броски, зёрна. Письмом проверяется не больше { $most }; все проверит pbem verify { $campaign }.
referee-faults = { $count ->
    [one] { $count } ход при повторном розыгрыше вышел иначе:
    [few] { $count } хода при повторном розыгрыше вышли иначе:
   *[other] { $count } ходов при повторном розыгрыше вышли иначе:
 }
referee-fault = Ход { $turn }, ветвь { $branch }: { $faults }
referee-help-letters = кто, кому и когда писал, и не принятые письма; «письма 17»: слова одного из них
referee-help-mails = что вернулось, не принято или ещё ждёт; «почта { $seat }»: для одного места
referee-help-resend = «выслать снова { $seat }»: последний отчёт ещё раз, с нынешним сроком
referee-help-applications = кто просит место, и приглашения, которыми никто не воспользовался
referee-help-approve = «одобрить 3» пускает в игру; причина, если она есть, будет передана
referee-help-refuse = «отклонить 3 потому что ...»; причина будет передана
referee-help-invite = «пригласить Ольга olga@example.org», «пригласить { $seat }: Ольга <olga@example.org>, язык ru»; без адреса вы получите код, чтобы передать его
referee-help-withdraw = «отозвать» и код приглашения, которым никто не воспользовался
referee-help-verify = разыгрывает последние ходы заново по сохранённому и сравнивает
referee-house-player = игрок дома { $name }
referee-away-span = { $first } — { $last }
referee-mail-lost = не доставлено
referee-mail-when = { $state }, { $when }
