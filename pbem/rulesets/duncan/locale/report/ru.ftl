# Duncan: что говорится в отчёте команды.

## Заголовки и столбцы
duncan-heading-start = Добро пожаловать
duncan-heading-news = Главное
duncan-heading-failed = Приказы, из которых ничего не вышло
duncan-heading-rules = Изменения правил
duncan-heading-map = Подземелье
duncan-heading-units = Ваши юниты
duncan-heading-fights = Бои, удар за ударом
duncan-heading-seen = Чужие в поле зрения
duncan-heading-points = Очки
duncan-heading-shop = Цены сейчас
duncan-heading-piles = Золото
duncan-heading-explored = Разведка
duncan-heading-bonuses = Бонусы
duncan-heading-story = История
duncan-heading-notes = Ваши заметки
duncan-col-unit = Юнит
duncan-col-cell = Клетка
duncan-col-strength = Сила
duncan-col-speed = Скор.
duncan-col-sight = Обзор
duncan-col-lives = Жизни
duncan-col-carries = Бонусы, заметки
duncan-col-upgrade = Улучшение
duncan-col-whose = Команда
duncan-col-notes = Где от вас
duncan-col-pile = Куча
duncan-col-size = Размер
duncan-col-holder = Чья
duncan-col-gained = Дала вам
duncan-col-seen = Видели в последний раз
duncan-col-where = Где
duncan-col-note = Заметка
duncan-col-points = Очки
duncan-col-score = Победные очки
duncan-col-team = Команда
duncan-col-spent = Очки покупки
duncan-col-won = Победные очки
duncan-col-question = №
duncan-col-answer = Ваш ответ
duncan-col-verdict = Решение
duncan-total-score = { $count ->
    [one] победное очко
    [few] победных очка
   *[other] победных очков
}
duncan-total-points = { $count ->
    [one] очко покупки
    [few] очка покупки
   *[other] очков покупки
}
duncan-total-units = { $count ->
    [one] юнит
    [few] юнита
   *[other] юнитов
}
duncan-total-turns = { $count ->
    [one] сыгранный ход
    [few] сыгранных хода
   *[other] сыгранных ходов
}
duncan-total-explored = разведано
duncan-map-legend = Плашка «1 | 2» — ваш юнит u1 с силой 2. Чужие юниты видны только там, куда вы сейчас смотрите, кучи золота — такими, какими вы видели их в последний раз.
duncan-map-alt = Подземелье после хода { $turn }; всё, что есть на карте, есть и в таблицах ниже.
duncan-quiet = Тихий ход: ни одного боя, ни одна куча золота не взята и не потеряна.

## Первый отчёт
duncan-start-team = Вы — { SEAT($who) }. Ваш портал стоит на { $at }, и у вас { $count ->
    [one] { $count } очко покупки
    [few] { $count } очка покупки
   *[other] { $count } очков покупки
}.
duncan-start-buy = Призовите первых юнитов на клетки вокруг портала: первый стоит 2 очка, второй 4, третий 6 и так далее. У нового юнита сила 1, скорость 1 и обзор 1; он слушается со следующего хода. Дешевле всего улучшать рядом с порталом: вдали от него это стоит вдвое дороже.
duncan-start-goal = Ищите кучи золота и держите их: в конце каждого хода малая даёт тому, кто её держит, { $small ->
    [one] { $small } победное очко
    [few] { $small } победных очка
   *[other] { $small } победных очков
}, большая — { $large }{ $factor ->
    [1] {""}
    [2] , а если на ней стоит его юнит — вдвое больше
    [5] , а если на ней стоит его юнит — в 5 раз больше
   *[other] , а если на ней стоит его юнит — в { $factor } раза больше
}. После хода { $turns } побеждает тот, у кого победных очков больше всех.
duncan-start-fight = Юниты разных команд на соседних клетках сражаются сами, быстрые бьют раньше. Два юнита на одной клетке сражаются всегда, даже если оба ваши.
duncan-start-story = Приказы — это список, они исполняются в том порядке, в каком вы их написали; пока ход не сыгран, их можно показать и отменить. Вопросы истории приходят письмами в любое время; первый верный ответ приносит бонус.

## Слова таблиц
duncan-whose = { $who ->
    [neutral] Нейтральные
   *[other] { SEAT($who) }
}
duncan-param = { $param ->
    [strength] сила
    [speed] скорость
   *[sight] обзор
}
duncan-bonus = { $bonus ->
    [strength] +1 к силе
    [speed] +1 к скорости
    [sight] +1 к обзору
    [regeneration] регенерация
    [invisibility] невидимость
    [leech] вампиризм
    [quick] быстрый ученик
    [flash] вспышка
   *[smoke] дымовая завеса
}
duncan-bonus-held = { duncan-bonus }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
duncan-unit-new = новый
duncan-unit-note = «{ $note }»
duncan-unit-dead = погиб
duncan-units-none = Юнитов у вас нет. Призовите их у своего портала.
duncan-unit-named = { $seen ->
    [nobody] нечто невидимое
    [own] u{ $unit }
    [neutral] нейтральный юнит{ $at ->
        [none] {""}
       *[other] {" "}на { $at }
    }
   *[team] юнит { SEAT($who, case: "gen") }{ $at ->
        [none] {""}
       *[other] {" "}на { $at }
    }
}
duncan-note-distance = { $steps ->
    [0] на клетке { $units }
    [1] рядом с { $units }
   *[other] { CELLS($steps) } от { $units }
}
duncan-portal-of = Портал { SEAT($who, case: "gen") }
duncan-pile-size = { $size ->
    [small] малая
   *[large] большая
}
duncan-pile-own = ваша
duncan-pile-holder = { $who ->
    [neutral] ничья
   *[other] { SEAT($who) }
}
duncan-pile-empty = пуста
duncan-seen-now = сейчас
duncan-seen-turn = ход { $turn }
duncan-team-excluded = исключены на { $turn }-м ходу

## Бои
duncan-fight-title = { $own ->
    [0] { $against ->
        [unseen] Нечто невидимое
        [neutral] Нейтральный юнит
       *[teams] { SEAT($foes) }
    } в бою, который вы видели
   *[other] { $units } против { $against ->
        [own] друг друга
        [unseen] чего-то невидимого
        [neutral] нейтрального юнита
       *[teams] { SEAT($foes, case: "gen") }
    }
}
duncan-fight-when = { $round ->
    [1] { $tier }-й удар
   *[other] { $round }-й круг, { $tier }-й удар
}
duncan-fight-blow = { $striker } → { $target }
duncan-fight-damage = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
duncan-fight-hurt = { $it } теперь
duncan-fight-left = сила { $fell ->
    [0] { $strength }
   *[other] { $before } → { $strength }
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } рана
    [few] , { $wounds } раны
   *[other] , { $wounds } ран
}
duncan-fight-fell = { $it } гибнет{ $count ->
    [0] {""}
   *[other] , с ним пропали: { $bonuses }
}
duncan-fight-leeched = { $it }: вампиризм возвращает { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}
duncan-fight-result = { $own ->
    [0] Вы только смотрели.
   *[other] { $lost ->
        [0] Вы не потеряли никого
        [one] Вы потеряли { $lost } юнита
       *[other] Вы потеряли { $lost } юнитов
    }{ $slain ->
        [0] .
        [one] {" "}и уничтожили { $slain } чужого.
        [few] {" "}и уничтожили { $slain } чужих.
       *[other] {" "}и уничтожили { $slain } чужих.
    }
}

## Очки, цены, клетки
duncan-points-before = До хода
duncan-points-left = Осталось
duncan-score-now = Всего
duncan-points-referee = от ведущего
duncan-spent-upgraded = u{ $unit }: { duncan-param } { $value }{ $away ->
    [0] {""}
   *[other] {" "}(вдали от портала)
}
duncan-spent-summoned = новый юнит u{ $unit } на { $at }
duncan-spent-allowance = доход за ход
duncan-spent-awarded = очки за игры{ $said ->
    [0] {""}
   *[other] : { $words }
}
duncan-won-income = { $size ->
    [small] Малая
   *[large] Большая
} куча { $at }{ $standing ->
    [0] {""}
   *[other] {" "}(на ней стоит ваш юнит: ×{ $factor })
}
duncan-points-waiting = С ходом { $turn } придёт { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
}{ $said ->
    [0] .
   *[other] {" "}({ $words }).
}
duncan-shop-unit = Следующий юнит стоит { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}{ $more ->
    [0] : столько у вас нет.
    [1] ; ваших очков хватит на одного.
   *[other] ; ваших очков хватит на { $more }, каждый на 2 дороже предыдущего.
}
duncan-shop-squares = { $count ->
    [0] { $hidden ->
        [0] У портала { $portal } сейчас нет свободных клеток.
        [one] У портала { $portal } свободных клеток не видно; не открыта ещё { $hidden } клетка.
        [few] У портала { $portal } свободных клеток не видно; не открыты ещё { $hidden } клетки.
       *[other] У портала { $portal } свободных клеток не видно; не открыто ещё { $hidden } клеток.
    }
   *[other] { $count ->
        [1] У портала { $portal } сейчас свободна: { $squares }
       *[other] У портала { $portal } сейчас свободны: { $squares }
    }{ $hidden ->
        [0] .
        [one] {""}; ещё { $hidden } клетка не открыта.
        [few] {""}; ещё { $hidden } клетки не открыты.
       *[other] {""}; ещё { $hidden } клеток не открыто.
    }
}
duncan-shop-upgrade = Улучшение на 1 стоит сила + скорость + обзор − 2, вдали от портала вдвое больше; в таблице юнитов — цена там, где каждый стоит, в скобках — у портала.
duncan-ground-new = { $count ->
    [one] { $count } новая клетка: { $squares }.
    [few] { $count } новые клетки: { $squares }.
   *[other] { $count } новых клеток: { $squares }.
}
duncan-ground-forgotten = { $count ->
    [one] { $count } клетка забыта в дыму: { $squares }. Пока её снова не увидят, войти туда нельзя.
    [few] { $count } клетки забыты в дыму: { $squares }. Пока их снова не увидят, войти туда нельзя.
   *[other] { $count } клеток забыто в дыму: { $squares }. Пока их снова не увидят, войти туда нельзя.
}
duncan-rule-changed = { $option } = { $value }: { $rule }.

## Бонусы и история
duncan-bonuses-stock = В запасе: { $bonuses }.
duncan-bonuses-none = В запасе ничего.
duncan-bonuses-choose = { $count ->
    [one] Вы можете выбрать { $count } бонус: напишите «выбрать» и какой.
    [few] Вы можете выбрать { $count } бонуса: напишите «выбрать» и какие.
   *[other] Вы можете выбрать { $count } бонусов: напишите «выбрать» и какие.
}
duncan-bonuses-due = { $count ->
    [one] Ведущий должен вам ещё { $count } бонус.
    [few] Ведущий должен вам ещё { $count } бонуса.
   *[other] Ведущий должен вам ещё { $count } бонусов.
}
duncan-bonuses-next = Следующий бонус будет у вас { $number }-м{ $how ->
    [choice] : его вы выберете сами.
    [referee] : его назначит ведущий{ $chosen ->
        [0] .
       *[other] ; { $chosen }-й вы выберете сами.
    }
   *[random] : его определит жребий{ $chosen ->
        [0] .
       *[other] ; { $chosen }-й вы выберете сами.
    }
}
duncan-story-question = Вопрос { $number }: { $words }{ $state ->
    [closed] {" "}(закрыт)
    [until] {" "}(отвечать можно, пока не сыгран ход { $until })
   *[open] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}— первыми ответили { SEAT($winner) }
}
duncan-story-clue = { $question ->
    [0] Подсказка
   *[other] Подсказка к вопросу { $question }
} (ход { $turn }): { $words }
duncan-story-verdict = { $verdict ->
    [right] верно
    [wrong] не принят: ждите новых подсказок
    [again] не принят: можно ответить ещё раз
    [refused] не принят
   *[open] у ведущего
}{ $said ->
    [0] {""}
   *[other] {" "}— { $words }
}

## Начала новостей
duncan-news-ended = Игра окончена.
duncan-news-captured = { $size ->
    [small] Малая куча золота
   *[large] Большая куча золота
} — ваша.
duncan-news-pile_lost = { $size ->
    [small] Малая куча золота
   *[large] Большая куча золота
} потеряна.
duncan-news-lost = u{ $unit } погиб.
duncan-news-slain = { $who ->
    [none] Вы уничтожили нечто невидимое.
    [neutral] Вы уничтожили нейтрального юнита.
   *[other] { SEAT($who) } лишились юнита.
}
duncan-rest-fell = { $at ->
    [none] Удары описаны ниже.
   *[other] На { $at }; удары описаны ниже.
}
duncan-news-excluded = { SEAT($who) } выбыли из игры.
duncan-news-removed = u{ $unit } убран с поля.
duncan-news-received = Новый бонус.
duncan-news-chosen = Выбранный бонус.
duncan-news-choice = Бонус на ваш выбор.
duncan-news-due = Вас ждёт бонус.
duncan-news-awarded = Очки за игры.
duncan-news-fined = Очки сняты.
duncan-news-changed = u{ $unit } изменён.
duncan-news-not_first = Вопрос { $question }.
duncan-news-portal_found = Чужой портал!
duncan-news-pile_found = Золото!
duncan-news-forgot = Дым.
duncan-news-blinded = В дыму ничего не видно.
duncan-news-flash = Свет!
duncan-news-contested = Куча осталась, чьей была.
duncan-news-emptied = Куча { $at } пуста.
duncan-news-pile_taken = Куча { $at } сменила хозяина.
duncan-news-last = Впереди последний ход.
duncan-rest-last = Игра кончится, когда будет сыгран ход { $turn }; победит тот, у кого больше всех победных очков.
duncan-news-choose = Выберите бонус.

## Тема письма
duncan-subject-ended = игра окончена
duncan-subject-captured = куча { $at } взята
duncan-subject-pile_lost = куча { $at } потеряна
duncan-subject-lost = погиб u{ $unit }
duncan-subject-slain = чужой юнит уничтожен
duncan-subject-excluded = { SEAT($who) } исключены
duncan-subject-received = новый бонус
duncan-subject-portal_found = найден чужой портал
duncan-subject-forgot = дым стёр часть карты
