# Кампания: всё, что говорят отчёты и ответы.

## Заголовки и столбцы
campaign-heading-start = Добро пожаловать
campaign-heading-news = Главное
campaign-heading-map = Карта
campaign-heading-armies = Ваши армии
campaign-heading-cities = Ваши города
campaign-heading-battles = Бои
campaign-heading-seen = Кого видно
campaign-heading-known = Другие города
campaign-heading-contacts = Дипломатия
campaign-col-number = №
campaign-col-strength = Сила
campaign-col-cell = Клетка
campaign-col-where = Где
campaign-col-deeds = За ход
campaign-col-city = Город
campaign-col-garrison = Гарнизон
campaign-col-notes = Заметки
campaign-col-whose = Чей
campaign-col-what = Что
campaign-col-state = Занят ли
campaign-col-seen = Когда видели
campaign-total-cities = { $count ->
    [one] город
    [few] города
   *[many] городов
}
campaign-total-armies = { $count ->
    [one] армия
    [few] армии
   *[many] армий
}
campaign-total-strength = общая сила
campaign-total-explored = карты открыто
campaign-map-legend = Плашка «3 | 17» — ваша армия 3 силой 17; плашка со значком — чужой отряд. ★ столица, красная звезда — бой, пунктир — путь за ход. Ярко — видно сейчас, тускло — помним, штриховка — неизвестно.
campaign-map-alt = Карта после { $turn }-го хода; всё, что на ней, есть и в таблицах ниже.
campaign-armies-none = Армий у вас не осталось.
campaign-cities-none = Городов у вас нет.
campaign-contacts-none = Контактов пока нет. Остановитесь рядом с чужим отрядом или сразитесь с ним — и контакт появится.

## Первый отчёт
campaign-start-colour = Вы — { SEAT($who) }. У вас { $count ->
    [one] { $count } город: { $cities }
    [few] { $count } города: { $cities }
   *[many] { $count } городов: { $cities }
}. В каждом стоит армия.
campaign-start-capital = В первых приказах назначьте столицу, например: «столица { $city }». { $every ->
    [one] Каждый { $every } ход
    [few] Каждые { $every } хода
   *[many] Каждые { $every } ходов
} в ней появляется новая армия, пока город ваш. Перенести столицу нельзя. Если ничего не назначите, столицей станет { $first }.
campaign-start-orders = Каждой армии — одна строка вашими словами: куда идти (не дальше чем на { CELLS($steps, case: "acc") }) и что делать, если кого-нибудь увидит. Армия без приказа остаётся на месте.
campaign-start-goal = Побеждает тот, у кого все города, или тот, кто остался один. Вы видите только то, что видят ваши армии и города; с кем встретились, тому можно писать.

## Слова в таблицах
campaign-whose = { $who ->
    [neutral] Ничей
   *[other] { SEAT($who) }
}
campaign-army = отряд
campaign-army-in = отряд в городе { $city }
campaign-ground-plain = поле
campaign-ground-forest = лес
campaign-ground-hills = холмы
campaign-garrison = { $count ->
    [one] армия { $armies }
   *[other] армии { $armies }
}
campaign-garrison-none = — пусто
campaign-note-capital = столица; новая армия ({ $strength }) после хода { $turn }
campaign-note-captured = взят в этом ходу
campaign-note-ally = союзник
campaign-note-distance = { $steps ->
    [0] в одной клетке с армией { $army }
    [1] рядом с армией { $army }
   *[other] { CELLS($steps) } до армии { $army }
}
campaign-note-gone = скрылся; { $first ->
    [0] был виден до шага { $last }
   *[other] был виден на шагах { $first }–{ $last }
}
campaign-standing-own = свой
campaign-standing-allied = союзный
campaign-standing-free = свободен
campaign-standing-occupied = занят
campaign-seen-now = сейчас
campaign-seen-turn = ход { $turn }
campaign-relation-ally = союзник
campaign-relation-contact = контакт: можно переписываться
campaign-treaty = Союз { $number } с { SEAT($others, case: "ins") }: { $last ->
    [0] бессрочный
   *[other] до хода { $last }
}.
campaign-deed-waits = { $bonus ->
    [0] стояла
   *[other] удерживала { $city } (+{ $bonus } в обороне)
}
campaign-deed-moved = прошла { CELLS($steps, case: "acc") } ({ $way })
campaign-deed-captured = взяла город { $city }
campaign-deed-merged = приняла армию { $joined }
campaign-deed-produced = только что собрана
campaign-deed-won = победила в бою
campaign-deed-lost = проиграла бой
campaign-deed-tied = сразилась вничью

## Бои
campaign-battle-field = { $count ->
    [one] Армия { $armies }
   *[other] Армии { $armies }
} против { SEAT($foes, case: "gen") }
campaign-battle-city = Бой за город { $city }
campaign-battle-border = { $count ->
    [one] Армия { $armies }
   *[other] Армии { $armies }
} против { SEAT($foes, case: "gen") } на границе клеток
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, армия { $army }
   *[other] Схватка { $round }: { SEAT($who) }, армия { $army }
}
campaign-battle-foe = { $rounds ->
    [1] { $who ->
        [neutral] Нейтральный гарнизон
       *[other] { SEAT($who) }
    }
   *[other] Схватка { $round }: { $who ->
        [neutral] нейтральный гарнизон
       *[other] { SEAT($who) }
    }
}
campaign-battle-line = { SEAT($who) }: { $strength } + { $bonus } + { $die } = { $total }
campaign-battle-won = Победа. Ваша армия теперь: { $sum }.
campaign-battle-won-ally = Победа: на вашей стороне победили { SEAT($winner) }.
campaign-battle-lost = Поражение. { $winner ->
    [neutral] Победил нейтральный гарнизон
   *[other] Победили { SEAT($winner) }
}.
campaign-battle-tied = Ничья: пришедшие остаются на своих клетках, силы никто не теряет.

## Условия и действия
campaign-trigger = { $on ->
    [reveal-enemy] открыт враг
    [see-enemy] виден враг
    [reveal-occupied_city] открыт занятый город
    [see-occupied_city] виден занятый город
    [reveal-free_city] открыт свободный город
    [see-free_city] виден свободный город
    [reveal-any_city] открыт город
    [see-any_city] виден город
    [reveal-ally] открыт союзник
    [see-ally] виден союзник
    [merged] армии объединились
    [captured] город взят
    [won] бой выигран
    [blocked] путь закрыт
    [arrived] армия пришла на место
    [step] настал указанный шаг
   *[other] { $on }
}
campaign-then = { $then ->
    [move] армия пошла дальше по приказу
    [goto] армия направилась к цели
    [capture] армия пошла захватывать город
    [attack] армия пошла в атаку
    [approach] армия пошла на сближение
    [flee] армия отступила
    [join] армия пошла на соединение
    [wait_join] армия стала ждать объединения
    [wait] армия стала ждать
    [stay] армия осталась на месте
    [resume] армия вернулась к прежнему плану
   *[other] { $then }
}
campaign-what = { $what ->
    [move] идти дальше
    [wait] ждать
    [wait_join] ждать объединения
    [stay] остаться
    [goto] дойти до цели
    [capture] захватить город
    [attack] атаковать
    [approach] приблизиться
    [flee] отступить
    [join] объединиться
    [resume] вернуться к плану
   *[other] { $what }
}

## События
campaign-event-march = Армия { $army } прошла { CELLS($steps, case: "acc") }: { $start } → { $end }, сила { $before } → { $after }.
campaign-event-fired = Армия { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Армия { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } ({ $who ->
    [neutral] нейтральный
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Армия { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } ({ $city }, { $at }) — { campaign-then }.
campaign-event-blocked = Армия { $army }, шаг { $step }: из { $at } дальше хода нет — край карты, вода или горы.
campaign-event-halted = Армия { $army }, шаг { $step }: остановилась в { $at } перед { $before } — { $why ->
    [enemy] там стоит враг
    [ally_city] договор не пускает её в город союзника
   *[full] там больше нет места
}.
campaign-event-failed = Армия { $army }, шаг { $step }: не удалось { campaign-what } — { $why ->
    [unknown] такая цель неизвестна
    [no_way] пути туда нет
    [held] в городе стоит враг
    [gone] той армии больше нет
   *[bounced] ничья остановила армию до конца хода
}.
campaign-event-split = Армия { $army } разделена в { $at }: у неё остаётся { $strength }, новая армия { $new } получает { $part }.
campaign-event-split_refused = Армию { $army } (сила { $strength }) разделить нельзя: в каждой части должно быть не меньше { $least }.
campaign-event-merged = Армия { $joined } влилась в армию { $army } в { $at }, шаг { $step }: сила { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}Сверх предела потеряно { $lost }.
}
campaign-event-transferred = Армия { $joined } пополнила армию { $army } до { $strength } в { $at }, шаг { $step }, и сохранила { $rest }.
campaign-event-merge_refused = Армия { $joined } не объединилась с армией { $army } в { $at }, шаг { $step }: { $total } больше { $limit }. Обе остаются отдельными.
campaign-event-battle = Бой в { $at }, участники — { SEAT($sides) }: { $result ->
    [won] победили { SEAT($winner) }
   *[tied] ничья
}.
campaign-event-battle-border = Бой между { $at } и { $other }, участники — { SEAT($sides) }: { $result ->
    [won] победили { SEAT($winner) }
   *[tied] ничья
}.
campaign-event-battle_watched = Бой в { $at }, шаг { $step }, участники — { SEAT($sides) }: { $result ->
    [won] победили { SEAT($winner) }
   *[tied] ничья
}.
campaign-event-battle_watched-border = Бой между { $at } и { $other }, шаг { $step }, участники — { SEAT($sides) }: { $result ->
    [won] победили { SEAT($winner) }
   *[tied] ничья
}.
campaign-event-lost = Армия { $army } (сила { $strength }) уничтожена в { $at }, шаг { $step }.
campaign-event-bounced = Армия { $army }, шаг { $step }: после ничьей остаётся в { $at } до конца хода.
campaign-event-retreated = Армия { $army } разбита в { $at }, шаг { $step }, и отступила в { $to }; сила { $strength }.
campaign-event-captured = Армия { $army } заняла город { $city } ({ $at }), { $owner ->
    [neutral] который был ничьим
   *[other] отняв его у { SEAT($owner, case: "gen") }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Сила +{ $gain }.
}
campaign-event-city_lost = Город { $city } ({ $at }) больше не ваш.{ $capital ->
    [1] {" "}Это была ваша столица: пока не вернёте её, новых армий не будет.
   *[other] {""}
}
campaign-event-city_lost-by = Город { $city } ({ $at }) захватили { SEAT($by) }.{ $capital ->
    [1] {" "}Это была ваша столица: пока не вернёте её, новых армий не будет.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } заняли город { $city } ({ $at }), { $owner ->
    [neutral] который был ничьим
   *[other] отняв его у { SEAT($owner, case: "gen") }
}.
campaign-event-discovered = Открыт город { $city } ({ $at }): { $owner ->
    [neutral] ничей
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] Нейтральный отряд
   *[other] { SEAT($who) }: отряд
} — замечен на пути { $start } → { $end }.
campaign-event-produced = Новая армия { $army } силой { $strength } собрана в городе { $city } ({ $at }).
campaign-event-no_production = Новой армии не будет: столица { $city } в чужих руках.
campaign-event-contact = { $how ->
    [battle] Вы сразились в { $at }
   *[neighbours] Ваша армия в { $at } встала рядом с их отрядом в { $other }
} — теперь можно переписываться.
campaign-event-capital = Ваша столица — { $city } ({ $at }){ $chosen ->
    [0] : вы ничего не назначили
   *[other] {""}
}. Так будет до конца игры.
campaign-event-capital_refused = Назначить столицей { $city } не удалось.
campaign-event-named = Армия { $army } теперь зовётся «{ $name }».
campaign-event-alliance_ending = Союз с { SEAT($others, case: "ins") }: { $left ->
    [0] окончен, со следующего хода вы враги
    [one] остался { $left } ход
    [few] осталось { $left } хода
   *[many] осталось { $left } ходов
}.
campaign-event-alliance_ended = Союз с { SEAT($others, case: "ins") } окончен: { $why ->
    [expired] вышел срок
    [separate] остались только его участники, и теперь каждый сам за себя
   *[destroyed] участников осталось слишком мало
}.
campaign-event-destroyed = У { SEAT($who, case: "gen") } не осталось ни городов, ни армий. Об этом сообщается всем игрокам.
campaign-event-ended = { $reason ->
    [all_cities] Все города в руках победителей. Победили { SEAT($winners) }
    [last_standing] Больше никого не осталось. Победили { SEAT($winners) }
    [turn_limit] Сыгран последний ход. Победили { SEAT($winners) }
   *[nobody] Не осталось никого: ничья
}.

## Главное: первые слова
campaign-news-ended = Игра окончена.
campaign-news-city_lost = Потерян город { $city }.
campaign-news-captured = Взят город { $city }.
campaign-news-battle = { $mine ->
    [won] Победа у { $at }.
    [lost] Поражение у { $at }.
   *[tied] Ничья у { $at }.
}
campaign-news-contact = Новый контакт: { SEAT($whom) }.
campaign-news-alliance_ended = Союз окончен.
campaign-news-alliance_ending = Союз подходит к концу.
campaign-news-destroyed = { SEAT($who) } полностью уничтожены.
campaign-news-capital = Столица.
campaign-news-produced = Новая армия.
campaign-news-no_production = Новой армии нет.
campaign-news-retreated = Отступление.
campaign-news-battle_watched = Замечен бой.
campaign-news-city_taken = Город { $city } сменил хозяина.
campaign-news-split_refused = Не разделена.
campaign-news-merge_refused = Не объединились.

## Тема письма
campaign-subject-ended = игра окончена
campaign-subject-city_lost = потерян { $city }
campaign-subject-captured = взят { $city }
campaign-subject-battle = { $mine ->
    [won] победа у { $at }
    [lost] поражение у { $at }
   *[tied] ничья у { $at }
}
campaign-subject-contact = контакт с { SEAT($whom, case: "ins") }
campaign-subject-destroyed = { SEAT($who) } уничтожены
campaign-subject-produced = новая армия

## Чего ждать от приказов
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Стоит в { $at }.
campaign-plan-guards = Гарнизон города { $city }: { $strength } + { $bonus } в обороне.
campaign-plan-blocked = Пройдёт { $steps } из { $asked }: после { $at } { $why ->
    [edge] край карты
   *[ground] вода или горы
}.
campaign-plan-battle = В { $at } { $who ->
    [neutral] нейтральный гарнизон
   *[other] { SEAT($who) }
}: если не уйдут, будет бой.
campaign-plan-halts = Остановится перед { $at }: там { $who ->
    [neutral] нейтральный гарнизон
   *[other] { SEAT($who) }
}.
campaign-plan-unknown = Этой цели вы сейчас не видите или не знаете: если она не покажется, из этой части приказа ничего не выйдет.
campaign-plan-no-way = Насколько вам известно, пути в { $at } нет.
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: с армией { $army } не объединится.
campaign-plan-joins = Объединится с армией { $army } в { $at } на шаге { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Армия { $army } будет в { $at }, до неё ещё { CELLS($steps) }: встречи в этот ход не будет.
campaign-plan-nobody-joins = Ждёт, но по вашим приказам никто с ней в этот ход не объединится.
campaign-plan-short = До { $at } останется { CELLS($steps) }: не в этот ход.
campaign-plan-beside = Рядом с отрядом у { $at }; контакт уже есть.
campaign-plan-contact = Встанет рядом с отрядом у { $at }: если тот не уйдёт, будет контакт.
campaign-plan-split = Разделится на { $parts }; { $count ->
    [one] номер новой армии — { $new }
   *[other] номера новых армий — { $new }
}.
campaign-plan-rules = { $count ->
    [one] За ней следит { $count } условие.
    [few] За ней следят { $count } условия.
   *[many] За ней следят { $count } условий.
}
campaign-plan-capital = { $city } станет вашей столицей до конца игры.
campaign-plan-name = Армия { $army } будет зваться «{ $name }».

## Настройки
campaign-option-map = random или имя файла карты
campaign-option-board = текст карты, хранится вместе с кампанией
campaign-option-city_names = письмо названий городов на картах и в отчётах: latin или cyrillic; в приказах годится любое
campaign-option-board_width = столбцов на случайной карте
campaign-option-board_height = строк на случайной карте
campaign-option-seats = число игроков
campaign-option-cities_per_player = городов у игрока в начале
campaign-option-neutral_cities = ничьих городов на каждого игрока
campaign-option-neutral_garrison = сила гарнизона ничьего города, 0 — нет
campaign-option-start_strength = сила армий в начале
campaign-option-move_limit = на сколько клеток армия ходит за ход
campaign-option-move_metric = king — восемь направлений, rook — четыре
campaign-option-diagonal_squeeze = можно ли пройти наискосок между двумя непроходимыми клетками
campaign-option-cross_diagonals_meet = встречаются ли армии, чьи косые пути пересеклись
campaign-option-army_sight = как далеко видит армия
campaign-option-city_sight = как далеко видно из города
campaign-option-battle_die = граней у боевого кубика
campaign-option-city_bonus = сколько город прибавляет защитнику
campaign-option-win_loss = сколько силы стоит победа
campaign-option-capture_gain = прибавка за взятие защищённого города
campaign-option-winner_floor = наименьшая сила победителя, 0 — может погибнуть
campaign-option-loser_fate = destroyed — гибнет, retreat — отступает
campaign-option-retreat_loss = потеря силы при отступлении
campaign-option-after_win = идёт ли победитель дальше
campaign-option-capture_mode = город берут, войдя в него или только остановившись
campaign-option-merge_max = наибольшая сила объединённой армии
campaign-option-merge_overflow = сверх неё: отказ, пополнение или потеря
campaign-option-split_min = наименьшая сила части при разделении
campaign-option-stack_limit = армий в одной клетке, 0 — без предела
campaign-option-production_every = через сколько ходов новая армия в столице
campaign-option-production_strength = сила новой армии
campaign-option-captured_capital_produces = даёт ли захваченная столица армии захватчику
campaign-option-enemy_strength = чужая сила: скрыта, примерно или точно
campaign-option-trigger_knowledge = условия срабатывают по тому, что видит армия, или её хозяин
campaign-option-victory = all_cities, last_standing или either
campaign-option-turn_limit = последний ход, 0 — без предела
campaign-option-standing_orders = действуют ли приказы, пока их не изменят

## Что может быть не так с приказами
problem-campaign-game-over = Игра окончена, приказы больше не принимаются.
problem-campaign-destroyed = Ваше государство уничтожено, приказы больше не принимаются.
problem-campaign-no-army = Армии { $army } у вас нет. Ваши армии: { $have }.
problem-campaign-move-far = Армия { $army }: { CELLS($steps) } — слишком далеко, за ход можно пройти не больше { $limit }.
problem-campaign-move-none = Армия { $army }: на сколько клеток идти? Хотя бы на одну.
problem-campaign-move-diagonal = Армия { $army }: в этой игре армии не ходят наискосок.
problem-campaign-wait-none = Армия { $army }: сколько шагов ждать? Хотя бы один.
problem-campaign-step-range = Армия { $army }: шага { $step } не бывает, шаги считаются от 0 до { $limit }.
problem-campaign-unknown-city = Города { $city } вы не знаете.
problem-campaign-off-board = Клетки { $cell } на карте нет: столбцы от A до { $columns }, строки от 1 до { $rows }.
problem-campaign-no-target = Армия { $army }: сказано «{ campaign-what }», но не сказано, какова цель.
problem-campaign-it-nowhere = Армия { $army }: «к нему» понятно только в условии; назовите цель («{ campaign-what }»).
problem-campaign-own-colour = Армия { $army }: это ваш собственный цвет.
problem-campaign-join-self = Армия { $army } не может объединиться сама с собой.
problem-campaign-split-sum = Сила армии { $army } — { $strength }, а части вместе дают { $total }.
problem-campaign-split-small = Армию { $army } (сила { $strength }) так разделить нельзя: в каждой части должно быть не меньше { $least }.
problem-campaign-split-one = Армия { $army }: одна часть — это не разделение.
problem-campaign-split-new = Армия { $army } только что возникла при разделении, и в тот же ход её делить нельзя.
problem-campaign-capital-late = Столицу назначают только до первого хода.
problem-campaign-capital-foreign = Город { $city } не ваш и столицей стать не может.
problem-campaign-name-long = Имя «{ $name }» слишком длинное: не больше { $limit } букв.
problem-campaign-plan-long = Армия { $army }: всего { CELLS($steps) }, а за ход можно пройти { $limit }; остаток не выполнится.
problem-campaign-plan-lost = Армия { $army }: до того, что дальше («{ campaign-what }»), дело не дойдёт.
problem-campaign-merge-large = Армии { $army } и { $other } вместе — { $total }, больше { $limit }: такими они не объединятся.
problem-campaign-split-twice = Армия { $army }: делите один раз, все части — в одном приказе.
problem-campaign-option-range = Настройка { $option } равна { $value }, а должна быть от { $low } до { $high }.

## Что ещё без приказа
subject-army = армия { $name }
subject-capital = столица
subject-name = имя армии { $name }
