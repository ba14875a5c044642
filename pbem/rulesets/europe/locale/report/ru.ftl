# Отчёт о раунде.
europe-heading-log = Что произошло
europe-heading-hand = Ваши карты
europe-heading-dealing = Судьба: карты для раздачи
europe-heading-private = Только для вас
europe-heading-revealed = Карты всех
europe-heading-orders = Приказы последнего раунда
europe-heading-powers = Державы
europe-heading-deck = Колода
europe-heading-map = Карта
europe-heading-danger = Чего опасаться
europe-heading-force = Действующие постоянные приказы
europe-nothing = Пока ничего.
europe-start = У каждой державы по одной фигуре на каждом из трёх её полей. Вы победите, как только ваши фигуры встанут на все три поля какой-нибудь другой державы, а на родине останется хотя бы одна.
europe-start-left = Сосед слева от вас: { SEAT($who) }. Вы победите и тогда, когда у него на родине не останется ни одной его фигуры.
europe-told-round_begun = Начинается раунд { $number }: { $codes }.
europe-on-turn = { $mine ->
    [1] Сейчас ваш ход.
   *[other] Сейчас ход { SEAT($who, case: "gen") }.
}
europe-order = Порядок раунда { $round }: { $order }.
europe-holds = { SEAT($who) }: занято { $trios }.
europe-trio = { $count } из 3 полей { SEAT($who, case: "gen") }
europe-trio-code = { europe-code } { $count }/3
europe-no-trio = Никто не занимает чужой родины.
europe-left = { europe-code } { $count }
europe-total-figures = { $count ->
    [one] фигура
    [few] фигуры
   *[other] фигур
}
europe-total-home = на родине
europe-total-hand = в руке
europe-total-deck = в колоде
europe-column-name = держава
europe-column-figures = фигуры
europe-column-home = на родине
europe-column-cards = карты
europe-column-trio = занято чужих полей
europe-column-left = сосед слева на родине
europe-hand-empty = карт нет
europe-hand-count = { $count } из { $limit } возможных.
europe-hand-of = { SEAT($who) }: { $count ->
    [0] карт нет
   *[other] { $cards }
}
europe-orders-of = { SEAT($who) }: { $count ->
    [0] приказов на этот раунд не было
   *[other] { $words }
}
europe-deck-left = Остаток колоды сверху: { $cards }
europe-new = новая
europe-deck = Карт в колоде: { $count }.
europe-discard = Сброс ({ $count }): { $cards }
europe-seal = Печать этой колоды: { $seal }
europe-check = Открытые тасовки: первая строка — SHA-256 второй (соль и карты сверху). Их можно проверить.
europe-check-card = Из этой колоды ведущий забрал { $card }. С того момента действует следующая печать — на оставшиеся карты.
europe-check-deck = Эту колоду ведущий составил заново. С того момента действует следующая печать.
europe-map-legend-open = Пунктирная стрелка — атака, исход которой ещё не решён. { europe-map-legend }
europe-map-legend = Тонкая стрелка — ход, толстая — атака, перечёркнутая — отбита, голубь — остановлена, точки — отступление. Штриховка: поле занято другой державой. Коричневые точки: соседи через воду. Корабли: порты A и M.
europe-map-alt = Карта Европы, раунд { $round }; всё, что на ней есть, стоит и в текстовой части.
europe-danger = { europe-code-of } может атаковать { $start } → { $end }{ europe-by-sea }, самое большее { europe-figures }.
europe-danger-end = { europe-code-of } может атаковать { $start } → { $end }{ europe-by-sea }, самое большее { europe-figures }: при успехе игра может закончиться. Победитель: { SEAT($wins) }.
europe-danger-move = { europe-code-of } может победить сразу: ход { $start } → { $end }.
europe-danger-none = Пока всё так, напасть на вас не может никто.
europe-danger-no-end = Ничто из этого не закончит игру.
europe-code-of = { $seat ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $seat }
}
europe-force-stop-never = Дипломатия: никогда.
europe-force-stop = Дипломатия: останавливать атаки{ $on ->
    [all] {""}
    [me] {" "}на вас
   *[other] {" "}на { SEAT($on, case: "acc") }
}{ $by ->
    [any] {""}
   *[other] {" "}со стороны { SEAT($by, case: "gen") }
}{ $some ->
    [0] {""}
   *[other] , если { $limits }
}{ $ace ->
    [1] , хотя бы и тузом
   *[other] {""}
}.
europe-force-deadly = игра закончилась бы не в вашу пользу
europe-force-least = фигур не меньше { $count }
europe-force-hands = отдают не меньше { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[other] { $count } карт
}
europe-force-defend = Защита: { $least ->
    [0] { $policy ->
        [best] лучшие карты
        [cheap] самые дешёвые карты
       *[enough] ровно сколько нужно
    }
   *[other] ровно сколько нужно; от { $least } очков у атакующего: { $policy ->
        [best] лучшие карты
        [cheap] самые дешёвые карты
       *[enough] ровно сколько нужно
    }
}.
europe-force-retreat-list = Отступление{ $start ->
    [any] {""}
   *[other] {" "}из { $start }
}: { $lands }.
europe-force-retreat-usual = Отступление{ $start ->
    [any] {""}
   *[other] {" "}из { $start }
}: где вы победите, на родину, на ничьи поля, на остальные.
europe-force-rank = Карты берегутся в таком порядке: { $ranks }.
europe-force-rank-usual = Карты берегутся в таком порядке: A K 10 9 8 7 6 5 Q J 4 3 2.
europe-force-default = Если ничто другое невозможно: { $choices }.
europe-force-auto = Об ответах вас не спрашиваем: отвечают эти приказы.
europe-force-action = { europe-action }{ $what ->
    [draft] {" "}{ $at }
    [move] {" "}{ $start } → { $end }
    [attack] {" "}{ $start } → { $end }
   *[other] {""}
}
europe-force-guarded = { europe-force-action } (с условием)
europe-news-ended = Конец.
europe-news-lost = Потеряна фигура:
europe-news-taken = Атака удалась:
europe-news-beaten = Поражение:
europe-news-defended = Атака отбита:
europe-news-failed = Ваша атака не удалась:
europe-news-stopped = Остановлено:
europe-news-hit = Саботаж против вас:
europe-subject-ended = победа: { SEAT($winners) }
europe-subject-lost = потеряна фигура в { $at }
europe-subject-taken = атака на { $end } удалась
europe-subject-beaten = поражение в { $end }
europe-subject-defended = { $end }: атака отбита
europe-asked-turn-own = Ваш ход:
europe-asked-turn-own-rest = действия карт, затем одно действие.
europe-asked-turn-other = Ходит:
europe-asked-turn-other-rest = { SEAT($who) }.
europe-asked-fate-own = Судьба:
europe-asked-fate-own-rest = вы раздаёте карты, которые показаны ниже.
europe-asked-fate-other = Судьба:
europe-asked-fate-other-rest = { SEAT($who) } — карты раздаются.
europe-asked-attack = Атака:
europe-asked-diplomacy-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }). Напишите «остановить» или «пусть»; иначе за вас ответят постоянные приказы.
europe-asked-defence-rest = { SEAT($who) }, { $start } → { $end }. Какими картами защищаетесь? Иначе за вас ответят постоянные приказы.
europe-asked-retreat-rest = { SEAT($who) }, { $start } → { $end }: вы побеждены. Куда отступаете? Иначе за вас ответят постоянные приказы.
europe-asked-watch-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }): ждём ответов.
