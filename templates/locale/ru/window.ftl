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
window-foot = pbem · без cookies, ничего со стороны, работает без JavaScript
window-not-found = Такой страницы нет
window-not-found-body = Возможно, адрес по дороге укоротился; всё, что есть, — на первой странице.
window-wrong-method = Эту страницу можно только читать
window-wrong-method-body = Ничего не изменилось. Приказы и просьбы идут почтой.
window-failed = Страницу не удалось составить
window-failed-body = Вы тут ни при чём, и игры идут своим чередом. Попробуйте через минуту ещё раз.
