# Dice Empires: что говорит отчёт лорду города.

## Заголовки, столбцы, числа
dice-empires-heading-welcome = Добро пожаловать
dice-empires-heading-news = Главное
dice-empires-heading-decrees = Решения ведущего
dice-empires-heading-threats = Перед вашими стенами
dice-empires-heading-failed = Ваши строки
dice-empires-heading-cities = Города
dice-empires-heading-lords = Гонка за репутацией
dice-empires-heading-start = Начало раунда
dice-empires-heading-commands = Приказы по порядку
dice-empires-heading-fights = Битвы и осады, бросок за броском
dice-empires-heading-plunder = Грабёж
dice-empires-heading-next = Следующий раунд, если ничего не изменится
dice-empires-heading-standing = Ваши постоянные приказы
dice-empires-col-lord = Лорд
dice-empires-col-reputation = Реп.
dice-empires-col-people = Люди
dice-empires-col-part = { $place ->
    [WL] Стены Л
    [T] Ратуша
    [C] Церковь
   *[WR] Стены П
}
dice-empires-col-units = Бойцы
dice-empires-col-note = Где
dice-empires-total-reputation = репутации
dice-empires-total-people = { $count ->
    [one] человек
    [few] человека
   *[other] человек
}
dice-empires-total-commands = { $count ->
    [one] приказ
    [few] приказа
   *[other] приказов
}
dice-empires-total-dice = { $count ->
    [one] свободная кость
    [few] свободные кости
   *[other] свободных костей
}
dice-empires-total-round = { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
dice-empires-total-best = репутации у лидера
dice-empires-lord = { SEAT($who) }
dice-empires-caption = { $place ->
    [WL] стены
    [WR] стены
    [OL] дорога
    [OR] дорога
   *[other] { dice-empires-place }
}
dice-empires-on-turn = { $mine ->
    [1] Сейчас ваш ход.
   *[other] Сейчас ходят: { SEAT($who) }.
}
dice-empires-city = Город { SEAT($who, case: "gen") }
dice-empires-city-own = Ваш город ({ SEAT($who) })
dice-empires-figure-ruined = город опустел
dice-empires-figure-neighbour = { $side ->
    [left] сосед слева
    [right] сосед справа
   *[both] сосед слева и справа
}
dice-empires-figure-token = ходит первым
dice-empires-figure-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
dice-empires-both = { $first }; { $second }
dice-empires-nothing = ничего
dice-empires-then = { $first } { $second }
dice-empires-picture-legend = Каждая кость — группа, точки на ней — её люди. Кости в цепях — рабы; их цвет — цвет города, откуда они родом. Внизу гонка за репутацией.
dice-empires-picture-alt = Города и их люди на игральных костях; то же есть в текстовой части и в таблицах.
dice-empires-quiet = Всё спокойно: ни битв, ни осад, никто не грабил и не голодал.

## Первый отчёт
dice-empires-welcome = Вы — лорд города { SEAT($who, case: "gen") }. В вашей ратуше шесть человек (к1); ферма, дома и стены пока пусты, пять костей свободны.
dice-empires-welcome-goal = Побеждает тот, кто первым наберёт { $points } очков репутации. В 1-м раунде никто не рождается и никто не ест: фермеры должны быть на ферме до 2-го раунда.
dice-empires-welcome-walls = { $first ->
    [1] На ваших стенах никого нет, а чужие отряды могут прийти уже в первом раунде: через пустую стену они входят свободно.
   *[other] До { $first }-го раунда посылать отряды никому нельзя. На ваших стенах пока никого нет, а с этого раунда через пустую стену чужие отряды входят свободно.
}
dice-empires-throw = { SEAT($who) }: { $dice } = { $sum }
dice-empires-welcome-token = Жетон первого хода у { SEAT($who, case: "gen") }.

## Начало раунда
dice-empires-births = Родилось { $born } (в домах { $houses }){ $count ->
    [0] .
   *[other] : { $groups }.
}
dice-empires-unborn = Ещё для { $count } нет места.
dice-empires-grown = { $before ->
    [0] новая группа к{ $die } ({ $after })
   *[other] к{ $die } { $before } → { $after }
}
dice-empires-children = дети рабов { SEAT($who, case: "gen") } ({ $people })
dice-empires-food = Еда { $farmers } × 3 = { $food }, людей { $eaters }: { $hungry ->
    [0] { $surplus ->
        [1] излишек, +1 к репутации
       *[other] ровно хватает
    }
    [one] от голода умер { $hungry }
   *[other] от голода умерло { $hungry }
}.
dice-empires-starved = { $group } ({ $place }) −{ $people }.
dice-empires-counted = { $number ->
    [one] { $number } приказ
    [few] { $number } приказа
   *[other] { $number } приказов
} (ратуша { $hall }).

## Свои строки, которые не удалось выполнить
dice-empires-line = { $what ->
    [move] переведи { $group } → { $to }
    [transfer] передай { $people } из { $group } → { $to }
    [split] отдели { $people } из { $group } → { $to }
    [send] пошли { $people ->
        [0] {""}
       *[other] { $people } из{" "}
    }{ $group } { $to }
    [recall] верни { $group }
   *[other] пас
}
dice-empires-side = { $side ->
    [L] влево
   *[R] вправо
}
dice-empires-skipped = Строку { $order } ({ $said }) выполнить не удалось: { $reason ->
    [gone] эта кость свободна
    [none] такой группы там не было
    [here] группа уже была там
    [peace] отряды пока никто посылать не может
    [barracks] группы не было в казарме
    [outside] группа на дороге
    [home] группа не на дороге
    [full] не было места
    [no-die] не было ни свободной кости, ни группы, к которой можно присоединиться
    [slaves] рабов можно только переводить
    [workplaces] рабы могут быть только в домах, на ферме или в ратуше
    [apart] обе группы должны были быть в городе или на одной дороге
    [same] это та же группа
    [alone] соседа больше нет
   *[condition] условие не выполнено
}. Очередь перешла к следующей.

## Бои
dice-empires-battle = { $new ->
    [0] Битва продолжается:
   *[other] Битва:
} { SEAT($one) } против { SEAT($other, case: "gen") }
dice-empires-siege = Осада: { SEAT($one) } у { $wall ->
    [left] левых
   *[right] правых
} стен { SEAT($other, case: "gen") }
dice-empires-conversion = Обращение: { SEAT($who) }, рабы { SEAT($origin, case: "gen") } ({ $place })
dice-empires-fighter = { SEAT($who) }: { $sort ->
    [garrison] { $units ->
        [one] { $units } человек на стенах
        [few] { $units } человека на стенах
       *[other] { $units } человек на стенах
    }
   *[units] { $units ->
        [one] { $units } боец
        [few] { $units } бойца
       *[other] { $units } бойцов
    }
}{ $again ->
    [0] {""}
   *[other] , первый бросок { $first }
}
dice-empires-thrower = { SEAT($who) }{ $again ->
    [0] {""}
   *[other] , первый бросок { $first }
}
dice-empires-battle-result = { $loser ->
    [no] Ничья: никто не пал, оба войска остаются на дороге.
   *[other] { $captured ->
        [0] { SEAT($loser) } потеряли { $killed }; { $halted ->
            [0] у них никого не осталось
           *[other] оба войска остаются на дороге
        }.
       *[other] { SEAT($winner) } взяли в рабство { $captured }{ $killed ->
            [0] {""}
           *[other] {" "}и убили { $killed }
        }; победители вернулись с ними домой.
    }{ $point ->
        [0] {""}
       *[other] {" "}+1 к репутации: { SEAT($winner) }.
    }
}
dice-empires-siege-result = { $loser ->
    [no] Ничья: никто не пал, осада продолжается.
   *[other] { SEAT($loser) } потеряли { $lost }. { $open ->
        [0] Осада продолжается.
       *[other] Стены больше никто не защищает.
    }
}
dice-empires-conversion-result = { $done ->
    [0] Нужно было больше { $people }: ничего не изменилось.
   *[other] { $converted ->
        [one] Горожанином стал { $converted }
       *[other] Горожанами стали { $converted }
    }{ $left ->
        [0] .
        [one] , { $left } не нашёл места и остаётся рабом.
       *[other] , { $left } не нашли места и остаются рабами.
    }
}

## Грабёж
dice-empires-raid = { SEAT($who) } в городе { SEAT($of, case: "gen") }, через { $side ->
    [L] правые
   *[R] левые
} стены
dice-empires-entered = { $found ->
    [0] никого не было
   *[other] { $strokes }
}{ $left ->
    [0] {""}
   *[other] {" "}(осталось { $left })
}
dice-empires-freed = освобождены свои люди: { $people }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost ->
        [one] { $lost } не нашёл места дома
       *[other] { $lost } не нашли места дома
    })
}
dice-empires-raid-end = +{ $points } к репутации; { $rests ->
    [0] войско снова за стенами города.
   *[other] войско вернулось в казарму{ $taken ->
        [0] {""}
       *[other] {" "}с рабами ({ $taken })
    }.
}

## Новости
dice-empires-news-ended = Игра окончена.
dice-empires-news-ruined = Город опустел: { SEAT($who) }.
dice-empires-news-raided = { SEAT($who) } грабили ваш город.
dice-empires-news-raid = Вы грабили город { SEAT($of, case: "gen") }: +{ $points }.
dice-empires-news-raid-seen = { SEAT($who) } грабили город { SEAT($of, case: "gen") }.
dice-empires-news-freed = Ваши люди свободны: +1.
dice-empires-news-liberated = Ваших рабов освободили.
dice-empires-news-battle-won = Битва выиграна.
dice-empires-news-battle-lost = Битва проиграна.
dice-empires-news-battle-drawn = Битва вничью.
dice-empires-news-battle-seen = Битва.
dice-empires-news-siege-won = Осада: победа ваша.
dice-empires-news-siege-lost = Осада: победа не ваша.
dice-empires-news-siege-drawn = Осада: ничья.
dice-empires-news-siege-seen = Осада.
dice-empires-news-converted = Рабы стали горожанами.
dice-empires-news-hunger = Голод в вашем городе.
dice-empires-news-surplus = Излишек еды: +1.
dice-empires-news-sent = К вашим { $side ->
    [L] правым
   *[R] левым
} стенам идёт войско.
dice-empires-subject-ended = игра окончена
dice-empires-subject-ruined = город опустел: { SEAT($who) }
dice-empires-subject-raided = вас грабили { SEAT($who) }
dice-empires-subject-raid = +{ $points } за грабёж
dice-empires-subject-freed = ваши люди свободны
dice-empires-subject-battle-won = битва выиграна
dice-empires-subject-battle-lost = битва проиграна
dice-empires-subject-siege-won = осада: победа ваша
dice-empires-subject-siege-lost = осада: победа не ваша
dice-empires-subject-hunger = голод
dice-empires-ended = { $reason ->
    [reputation] Цель достигнута.
    [last] Остался один город.
    [limit] Сыгран последний раунд.
   *[nobody] Никого не осталось.
}{ $count ->
    [0] {" "}Никто не победил.
    [one] {" "}Победитель: { SEAT($winners) }.
   *[other] {" "}Победу делят: { SEAT($winners) }.
}

## Что впереди
dice-empires-ahead-commands = { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
   *[other] { $count } приказов
} (ратуша { $hall }).
dice-empires-ahead-left = В этом раунде у вас { $count ->
    [one] остался { $count } приказ
    [few] осталось { $count } приказа
   *[other] осталось { $count } приказов
}.
dice-empires-ahead-convert = В конце этого раунда вы попытаетесь обратить рабов { SEAT($who, case: "gen") }; строка «обрати никогда» это отменит.
dice-empires-ahead-peace = До { $first }-го раунда посылать отряды никому нельзя. На ваших стенах сейчас: слева { $left }, справа { $right }.
dice-empires-ahead-first = В 1-м раунде никто не рождается и никто не ест; со 2-го раунда каждый фермер кормит троих.
dice-empires-ahead-hunger = Родится { $births }, затем еда { $food }, людей { $mouths }: от голода { $count ->
    [one] умрёт { $count }
   *[other] умрут { $count }
}.
dice-empires-ahead-enough = Родится { $births }, затем еда { $food }, людей { $mouths }: ровно хватит.
dice-empires-ahead-surplus = Родится { $births }, затем еда { $food }, людей { $mouths }: излишек, +1 к репутации.
dice-empires-ahead-dice = { $count ->
    [0] Свободных костей нет.
   *[other] Свободные кости: { $dice }.
}
dice-empires-threat = { $side ->
    [L] Слева
   *[R] Справа
}: { $units ->
    [one] { $units } боец
    [few] { $units } бойца
   *[other] { $units } бойцов
} { SEAT($who, case: "gen") }; людей на ваших стенах: { $walls }{ $own ->
    [0] {""}
   *[other] , ваших бойцов на дороге: { $own }
}.

## Постоянные приказы
dice-empires-choice = { $choice ->
    [births] Дети
    [slaveborn] Дети рабов
    [starve] Кто голодает
    [convert] Обращение
    [plan] План на раунды без письма
    [reroll] Второй бросок
    [losses] Свои потери
    [plunder] Грабёж
    [take] При грабеже
    [targets] Кого в части города
   *[captives] После выигранной битвы
}
dice-empires-in-force-births = { $count ->
    [0] сначала самая полная группа
   *[other] { $dice }, затем самая полная группа
}
dice-empires-in-force-slaveborn = { $become ->
    [slaves] рабы
   *[citizens] горожане
}
dice-empires-in-force-starve = { $count ->
    [0] рабы, церковь, казарма, дома, стены, ратуша, ферма
   *[other] { $order }, затем как обычно
}
dice-empires-hungry = { $who }{ $most ->
    [0] {""}
   *[other] {" "}(не больше { $most })
}
dice-empires-all-slaves = рабы
dice-empires-in-force-convert = { $on ->
    [0] только по приказу
   *[other] каждый раунд, самая большая группа, у которой есть шанс
}
dice-empires-in-force-plan = { $count ->
    [0] нет
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}
dice-empires-in-force-reroll = { $mode ->
    [always] всегда
    [never] никогда
    [behind] если проигрываете
   *[most] после броска не больше { $most }
}
dice-empires-in-force-losses = { $by ->
    [largest] сначала самая большая группа
    [dice] сначала { $dice }
   *[smallest] сначала самая маленькая группа
}
dice-empires-in-force-plunder = { $way ->
    [no] остаться снаружи
    [until] войти, но не дальше чем: { $until }
   *[yes] войти, до конца
}
dice-empires-in-force-take = { $enslave ->
    [0] убивать
   *[other] { $most ->
        [0] брать рабов
       *[other] взять в рабство { $most }, затем убивать
    }
}
dice-empires-in-force-targets = { $by ->
    [largest] сначала самая большая группа
    [slaves] сначала рабы
    [citizens] сначала горожане
   *[smallest] сначала самая маленькая группа
}
dice-empires-in-force-captives = { $take ->
    [0] убивать
   *[other] брать пленных, где можно
}
