# Слова, общие для всех писем: перечисления, счёт, даты и время.
proper-name = { NAME($of) }
list-and = { $head } и { $last }
cells-nom = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
cells-acc = { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
left = { $first ->
    [one] { $unit ->
        [minutes] осталась
       *[other] остался
    } { $amount }
   *[other] осталось { $amount }
}
left-little = осталось меньше минуты
left-none = срок истёк
zone-Europe-Moscow = МСК
zone-Europe-Prague = по Праге
zone-Europe-Bratislava = по Братиславе
zone-Europe-London = по Лондону
when = { $date }, { $time } { $zone }
end-word = конец
mail-from = { $title } · письмо ведущего
mail-service = pbem · игра по переписке
mail-player = { $seat } · { $player }
die = { $count }д{ $sides }
subject = [{ $campaign }] { $title } — { $about }
subject-news = ход { $turn }: { $news }
subject-answer = ход { $turn }: { $verdict }
calendar-summary = { $title }: приказы на ход { $turn }
calendar-description = Приказы — письмом на { $address }
map-own = { $signs } ваши
map-fight = { $sign } бой
map-way-plan = { $sign } ваш план
map-way-if = { $sign } по условию
map-ground = . равнина · f лес · h холмы · ~ вода · # горы · : помним, не видим · пусто: неизвестно
map-part = Показаны столбцы { $first }–{ $last }, строки { $top }–{ $bottom }; вся карта — { $columns }×{ $rows }.
map-overview = Обзор
map-front = Фронт { $number }
