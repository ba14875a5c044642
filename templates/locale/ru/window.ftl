# Окно в браузере: что видит каждый.
window-title = Игры по почте
window-house = pbem на { $house }
window-skip = К содержанию страницы
window-nav = Страницы
window-languages = Язык
window-about = Вы пишете, что должна делать ваша сторона, своими словами и на своём языке. Приходит ответ: вот как вас поняли. В назначенный час ходят все сразу, и каждый получает отчёт о том, что видит он сам. Чтобы играть, эта страница не нужна.
window-open = Открытые игры
window-no-open = Сейчас ни одна игра не ждёт игроков. Напишите «помощь» на { $address } и узнаете, что есть.
window-free = свободно { $free } из { $seats }
window-free-some = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
 }
window-recruiting = набор игроков
window-turn = ход { $turn }
window-turn-round = раунд { $turn }
window-game = { $game } · { $languages }
window-takes-over = Вы примете место, за которое больше никто не играет.
window-join = Записаться по почте
window-or-write = или напишите { $line } на { $address }
window-past = Сыгранные игры
window-no-past = Пока ни одна не опубликована.
window-past-line = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }, { $ended }
window-past-line-round = { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
 }, { $ended }
window-past-game = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }
window-books = Правила
window-rules-title = { $title }: правила
window-contents = Содержание
window-front = Все игры
window-language-en = English
window-language-ru = русский
window-language-cs = česky
window-language-sk = slovensky
window-foot = pbem · cookies только для входа, ничего со стороны, работает без JavaScript
window-not-found = Такой страницы нет
window-not-found-body = Возможно, адрес по дороге укоротился; всё, что есть, — на первой странице.
window-wrong-method = Эту страницу можно только читать
window-wrong-method-body = Ничего не изменилось. Приказы и просьбы идут почтой.
window-failed = Страницу не удалось составить
window-failed-body = Вы тут ни при чём, и игры идут своим чередом. Попробуйте через минуту ещё раз.
window-sign-in = Войти
window-sign-in-ask = Вход
window-sign-in-ask-body = Введите адрес, с которого вы играете. Туда придёт письмо со ссылкой и кодом; паролей здесь нет.
window-sign-in-address = Ваш почтовый адрес
window-sign-in-mail = Пришлите мне письмо
window-sign-in-sent = Загляните в почту
window-sign-in-sent-body = Если этот адрес принадлежит здешнему игроку, письмо уже в пути. Откройте ссылку из него в этом браузере или введите здесь код. Они действуют 15 минут.
window-sign-in-wrong = Этот код не подходит
window-sign-in-wrong-body = Сверьте его, пожалуйста, с самым новым письмом. После пяти неверных кодов или через 15 минут нужно новое письмо.
window-sign-in-code = Код из письма
window-sign-in-here = Войти в этом браузере
window-sign-in-again = Попросить ещё одно письмо
window-sign-in-open = Остался один шаг
window-sign-in-open-body = Письмо запросил этот браузер; нажмите кнопку, чтобы в нём войти.
window-sign-in-elsewhere = Ссылку запросил другой браузер
window-sign-in-elsewhere-body = Ссылка действует только в том браузере, который её запросил. Там можно и просто ввести код из письма. Чтобы войти в этом браузере, запросите отдельное письмо.
window-sign-in-over = Эта ссылка больше не действует
window-sign-in-over-body = Ссылка годится один раз и в течение 15 минут. Запросите новое письмо.
window-sign-in-why = Чтобы играть, это не нужно: всё приходит почтой, и на всё можно ответить почтой.
window-you = Вы
window-signed-in = Где вы вошли
window-this-browser = Этот браузер
window-other-browser = Другой браузер
window-browser-since = с адресом { $address }, вход { $since }
window-browser-used = последний раз { $used }
window-sign-out = Выйти
window-sign-out-all = Выйти везде
window-forged = Это пришло не с нашей страницы
window-forged-body = Ничего не изменилось. Если вы нажали кнопку здесь, вернитесь, загрузите страницу заново и нажмите ещё раз.
window-signed-out = Вы вышли
window-signed-out-body = Ничего не изменилось. Войдите снова; написанное вами останется на месте, когда вы вернётесь.
window-form-large = Это слишком много за один раз
window-form-large-body = Ничего не изменилось. Страница принимает не больше 256 КБ.
window-form-odd = Прочесть эту форму не удалось
window-form-odd-body = Ничего не изменилось. Вернитесь, пожалуйста, и попробуйте ещё раз.
window-home = Ваши игры
window-home-none = В играх, которые сейчас идут, вы не участвуете. Куда можно записаться, сказано на первой странице.
window-report = Отчёт
window-history = Прошлое
window-seat-pages = Страницы этого места
window-earlier = Раньше: ход { $turn }
window-later = Позже: ход { $turn }
window-map = Карта
window-signs = Карта знаками
window-ran = Ваши приказы этого хода
window-no-orders = Приказов нет.
window-stands = Действует версия { $revision }, получена { $when }
window-stands-nothing = На этот ход вы ещё ничего не прислали
window-write = Написать приказы письмом
window-write-how = Откроется ваша почтовая программа с бланком приказов. Всё, что есть на этой странице, вам уже прислали почтой.
window-not-begun = Игра ещё не началась; первый отчёт придёт почтой и появится здесь.
window-orders = Приказы
window-orders-how = Пишите как в письме: каждый приказ с новой строки, на любом из четырёх языков. «Проверить» покажет, как вас поймут, и ничего не изменит; в счёт идёт только «Отправить». Ответ на отправленное придёт сюда и почтой.
window-words = Ваше письмо
window-check = Проверить
window-send = Отправить письмо
window-played = С тех пор, как открыта эта страница, ход сыгран. Ничего не отправлено. Ваш текст на месте: отправленный сейчас, он относится к ходу, названному выше.
window-many = Это было бы больше 30 писем за час. Ничего не отправлено, текст на месте. По почте можно продолжать сразу.
window-empty = В письме пока ничего нет.
window-awaited = Письмо принято. Ответ через мгновение появится здесь и придёт почтой.
window-put-by = Письмо принято. Ответа на него пока нет; когда будет, он придёт почтой.
window-answer = Ответ
window-plans = Ваши планы
window-next-letter = Следующее письмо меняет только те строки, которые в нём названы.
window-check-title = Вот как вас поймут
window-count-ok = понято: { $count }
window-count-ask = понято с поправкой: { $count }
window-count-held = у ведущего: { $count }
window-count-bad = исправить: { $count }
window-sign-ok = Строка { $line }: понята
window-sign-ask = Строка { $line }: понята с поправкой
window-sign-held = Строка { $line }: у ведущего
window-sign-soft = Строка { $line }: больше не действует
window-sign-bad = Строка { $line }: надо исправить
window-sign-earlier = Из прежнего
window-commands = Кроме того, в письме просят: { $words }. Такие просьбы выполняются, когда письмо отправлено.
window-not-now = «{ $campaign }» сейчас не принимает приказов.
window-wait = Столько проверок сразу не делается. Попробуйте чуть позже.
window-put = Поставить «{ $words }» в строку { $line }
window-put-stands = Приказы, которые сейчас действуют
window-draft = Черновик хранится в этом браузере
window-give = Вставить в письмо
window-place = { $place }: { $what }
window-place-own = ваша фишка { $label }
window-place-strength = сила { $value }
window-place-writes = { $place }. Вписать «{ $words }»
window-zoom-in = Крупнее
window-zoom-out = Мельче
window-map-how = Наведите на место, чтобы увидеть, что вы о нём знаете; щелчок или стрелки и Enter впишут его в письмо.
