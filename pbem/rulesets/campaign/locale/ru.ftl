# Кампания: всё, что говорят отчёты и ответы.

## Заголовки и столбцы
campaign-heading-start = Добро пожаловать
campaign-heading-news = Главное
campaign-heading-map = Карта
campaign-heading-armies = Ваши отряды
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
campaign-col-whose = Сторона
campaign-col-what = Что
campaign-col-state = Занят ли
campaign-col-seen = Когда видели
campaign-total-cities = { $count ->
    [one] город
    [few] города
   *[many] городов
}
campaign-total-armies = { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
campaign-total-strength = { $count ->
    [one] единица силы
    [few] единицы силы
   *[many] единиц силы
}
campaign-total-explored = карты открыто
campaign-map-legend = Плашка «3 | 17» — ваш отряд 3 силой 17, плашка со значком — чужой отряд. Золотая звезда — столица, красная — бой, пунктир — путь за ход. Ярко — видно сейчас, тускло — помним, штриховка — неизвестно.
campaign-map-alt = Карта после { $turn }-го хода; всё, что на ней, есть и в таблицах ниже.
campaign-armies-none = Отрядов у вас не осталось.
campaign-cities-none = Городов у вас нет.
campaign-contacts-none = Контактов пока нет. Остановитесь рядом с чужим отрядом или сразитесь с ним — и контакт появится.

## Первый отчёт
campaign-start-colour = Вы — { SEAT($who) }. У вас { $count ->
    [one] { $count } город: { $cities }
    [few] { $count } города: { $cities }
   *[many] { $count } городов: { $cities }
}. В каждом стоит отряд.
campaign-start-city = { NAME($city) } ({ $at })
campaign-start-capital = В первых приказах назначьте столицу, например: «столица { NAME($city) }». { $every ->
    [1] Каждый ход
    [one] Каждый { $every } ход
    [few] Каждые { $every } хода
   *[many] Каждые { $every } ходов
} в ней собирается новый отряд, пока город ваш. Перенести столицу нельзя. Если ничего не назначите, столицей станет { NAME($first) }.
campaign-start-orders = Каждому отряду — одна строка вашими словами: куда идти (не дальше чем на { CELLS($steps, case: "acc") }) и что делать, если кого-нибудь увидит. Отряд без приказа остаётся на месте.
campaign-start-goal = Побеждает тот, кто захватил все города, или тот, кто остался один. Вы видите только то, что видят ваши отряды и города; кого встретите, тому сможете писать.

## Слова в таблицах
campaign-whose = { $who ->
    [neutral] Ничей
   *[other] { SEAT($who) }
}
campaign-army = отряд
campaign-city = { $capital ->
    [1] { NAME($city) } ★
   *[0] { NAME($city) }
}
campaign-army-in = отряд в городе { NAME($city) }
campaign-ground-plain = равнина
campaign-ground-forest = лес
campaign-ground-hills = холмы
campaign-garrison = { $count ->
    [one] отряд { $armies }
   *[other] отряды { $armies }
}
campaign-garrison-none = — пусто
campaign-note-capital = столица; новый отряд ({ $strength }) после хода { $turn }
campaign-note-captured = взят в этом ходу
campaign-note-ally = союзник
campaign-note-distance = { $steps ->
    [0] в одной клетке с отрядом { $army }
    [1] рядом с отрядом { $army }
   *[other] { CELLS($steps) } до отряда { $army }
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
campaign-deed-waits = { $bonus ->
    [0] стоял
   *[other] удерживал город { NAME($city) } (+{ $bonus } в обороне)
}
campaign-deed-moved = прошёл { CELLS($steps, case: "acc") } ({ $way })
campaign-deed-captured = взял город { NAME($city) }
campaign-deed-merged = принял отряд { $joined }
campaign-deed-produced = только что собран
campaign-deed-won = победил в бою
campaign-deed-lost = проиграл бой
campaign-deed-tied = сразился вничью

## Бои
campaign-battle-field = { $count ->
    [one] Отряд { $armies }
   *[other] Отряды { $armies }
} против { SEAT($foes, case: "gen") }
campaign-battle-city = Бой за город { NAME($city) }
campaign-battle-border = { $count ->
    [one] Отряд { $armies }
   *[other] Отряды { $armies }
} против { SEAT($foes, case: "gen") } на границе клеток
campaign-battle-own = { $rounds ->
    [1] { SEAT($who) }, отряд { $army }
   *[other] Схватка { $round }: { SEAT($who) }, отряд { $army }
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
campaign-battle-won = Победа. Сила вашего отряда: { $sum }.
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
    [merged] отряды объединились
    [captured] город взят
    [won] бой выигран
    [blocked] путь закрыт
    [arrived] отряд пришёл на место
    [step] настал указанный шаг
   *[other] { $on }
}
campaign-then = { $then ->
    [move] отряд пошёл дальше по приказу
    [goto] отряд направился к цели
    [capture] отряд пошёл захватывать город
    [attack] отряд пошёл в атаку
    [approach] отряд пошёл на сближение
    [flee] отряд отступил
    [join] отряд пошёл на соединение
    [wait_join] отряд стал ждать объединения
    [wait] отряд стал ждать
    [stay] отряд остался на месте
    [resume] отряд вернулся к прежнему плану
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
campaign-event-march = Отряд { $army } прошёл { CELLS($steps, case: "acc") }: { $start } → { $end }, сила { $before } → { $after }.
campaign-event-fired = Отряд { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } — { campaign-then }.
campaign-event-fired-who = Отряд { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } ({ $who ->
    [neutral] нейтральный
   *[other] { SEAT($who) }
}, { $at }) — { campaign-then }.
campaign-event-fired-city = Отряд { $army }, шаг { $step }, условие { $rule }: { campaign-trigger } ({ NAME($city) }, { $at }) — { campaign-then }.
campaign-event-blocked = Отряд { $army }, шаг { $step }: из { $at } дальше пути нет — край карты, вода или горы.
campaign-event-halted = Отряд { $army }, шаг { $step }: остановился в { $at } перед { $before } — { $why ->
    [enemy] там стоит враг
    [ally_city] договор не пускает его в город союзника
   *[full] там больше нет места
}.
campaign-event-failed = Отряд { $army }, шаг { $step }: не удалось { campaign-what } — { $why ->
    [unknown] такая цель неизвестна
    [no_way] пути туда нет
    [held] в городе стоит враг
    [gone] того отряда больше нет
   *[bounced] ничья остановила отряд до конца хода
}.
campaign-event-split = Отряд { $army } разделён в { $at }: у него остаётся { $strength }, новый отряд { $new } получает { $part }.
campaign-event-split_refused = Отряд { $army } (сила { $strength }) разделить нельзя: в каждой части должно быть не меньше { $least }.
campaign-event-merged = Отряд { $joined } влился в отряд { $army } в { $at }, шаг { $step }: сила { $strength }.{ $lost ->
    [0] {""}
   *[other] {" "}Сверх предела потеряно { $lost }.
}
campaign-event-transferred = Отряд { $joined } пополнил отряд { $army } до { $strength } в { $at }, шаг { $step }, и сохранил { $rest }.
campaign-event-merge_refused = Отряд { $joined } не объединился с отрядом { $army } в { $at }, шаг { $step }: { $total } больше { $limit }. Оба остаются сами по себе.
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
campaign-event-lost = Отряд { $army } (сила { $strength }) уничтожен в { $at }, шаг { $step }.
campaign-event-bounced = Отряд { $army }, шаг { $step }: после ничьей остаётся в { $at } до конца хода.
campaign-event-retreated = Отряд { $army } разбит в { $at }, шаг { $step }, и отступил в { $to }; сила { $strength }.
campaign-event-captured = Отряд { $army } занял город { NAME($city) } ({ $at }), { $owner ->
    [neutral] который был ничьим
   *[other] отняв его у { SEAT($owner, case: "gen") }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Сила +{ $gain }.
}
campaign-event-city_lost = Город { NAME($city) } ({ $at }) больше не ваш.{ $capital ->
    [1] {" "}Это была ваша столица: пока не вернёте её, новых отрядов не будет.
   *[other] {""}
}
campaign-event-city_lost-by = Город { NAME($city) } ({ $at }) захватили { SEAT($by) }.{ $capital ->
    [1] {" "}Это была ваша столица: пока не вернёте её, новых отрядов не будет.
   *[other] {""}
}
campaign-event-city_taken = { SEAT($by) } заняли город { NAME($city) } ({ $at }), { $owner ->
    [neutral] который был ничьим
   *[other] отняв его у { SEAT($owner, case: "gen") }
}.
campaign-event-discovered = Открыт город { NAME($city) } ({ $at }): { $owner ->
    [neutral] ничей
   *[other] { SEAT($owner) }
}.
campaign-event-sighted = { $who ->
    [neutral] Нейтральный отряд
   *[other] { SEAT($who) }: отряд
} — замечен на пути { $start } → { $end }.
campaign-event-produced = Новый отряд { $army } силой { $strength } собран в городе { NAME($city) } ({ $at }).
campaign-event-no_production = Нового отряда не будет: столица { NAME($city) } в чужих руках.
campaign-event-capital = Ваша столица — { NAME($city) } ({ $at }){ $chosen ->
    [0] : вы ничего не назначили
   *[other] {""}
}. Так будет до конца игры.
campaign-event-capital_refused = Назначить столицей { NAME($city) } не удалось.
campaign-event-named = Отряд { $army } теперь зовётся «{ $name }».
campaign-event-destroyed = У { SEAT($who, case: "gen") } не осталось ни городов, ни отрядов. Об этом сообщается всем игрокам.
campaign-event-ended = { $reason ->
    [all_cities] Все города в руках победителей. Победили { SEAT($winners) }
    [last_standing] Больше никого не осталось. Победили { SEAT($winners) }
    [turn_limit] Сыгран последний ход. Победили { SEAT($winners) }
   *[nobody] Не осталось никого: ничья
}.

## Главное: первые слова
campaign-quiet = Тихий ход: ни боёв, ни взятых или потерянных городов, ни новых встреч.
campaign-news-ended = Игра окончена.
campaign-news-city_lost = Потерян город { NAME($city) }.
campaign-news-captured = Взят город { NAME($city) }.
campaign-news-battle = { $mine ->
    [won] Победа у { $at }.
    [lost] Поражение у { $at }.
   *[tied] Ничья у { $at }.
}
campaign-rest-captured = Отряд { $army } вошёл в город ({ $at }); раньше { $owner ->
    [neutral] он был ничьим
   *[other] его держали { SEAT($owner) }
}.{ $gain ->
    [0] {""}
   *[other] {" "}Сила +{ $gain }.
}
campaign-rest-battle = Сражались { SEAT($sides) }; броски — ниже.
campaign-news-contact = Новый контакт: { SEAT($whom) }.
campaign-news-alliance_ended = Союз окончен.
campaign-news-alliance_ending = Союз подходит к концу.
campaign-news-destroyed = { SEAT($who) } полностью уничтожены.
campaign-news-capital = Столица.
campaign-news-produced = Новый отряд.
campaign-news-no_production = Нового отряда нет.
campaign-news-retreated = Отступление.
campaign-news-battle_watched = Замечен бой.
campaign-news-city_taken = Город { NAME($city) } сменил хозяина.
campaign-news-split_refused = Разделение не вышло.
campaign-news-merge_refused = Объединение не вышло.

## Тема письма
campaign-subject-ended = игра окончена
campaign-subject-city_lost = потерян город { NAME($city) }
campaign-subject-captured = взят город { NAME($city) }
campaign-subject-battle = { $mine ->
    [won] победа у { $at }
    [lost] поражение у { $at }
   *[tied] ничья у { $at }
}
campaign-subject-contact = контакт с { SEAT($whom, case: "ins") }
campaign-subject-destroyed = { SEAT($who) } уничтожены
campaign-subject-produced = новый отряд

## Чего ждать от приказов
campaign-plan-way = { $start } → { $end }, { CELLS($steps) }.
campaign-plan-stays = Стоит в { $at }.
campaign-plan-guards = Гарнизон города { NAME($city) }: { $strength } + { $bonus } в обороне.
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
campaign-plan-too-large = { $own } + { $other } = { $total } > { $limit }: с отрядом { $army } не объединится.
campaign-plan-joins = Объединится с отрядом { $army } в { $at } на шаге { $step }: { $own } + { $other } = { $total }.
campaign-plan-join-short = Отряд { $army } будет в { $at }, до него ещё { CELLS($steps) }: в этот ход не встретятся.
campaign-plan-nobody-joins = Ждёт, но по вашим приказам в этот ход к нему никто не присоединится.
campaign-plan-short = До { $at } останется { CELLS($steps) }: в этот ход не дойдёт.
campaign-plan-beside = Рядом с отрядом у { $at }; контакт уже есть.
campaign-plan-contact = Встанет рядом с отрядом у { $at }: если тот не уйдёт, будет контакт.
campaign-plan-split = Разделится на { $parts }; { $count ->
    [one] номер нового отряда — { $new }
   *[other] номера новых отрядов — { $new }
}.
campaign-plan-rules = { $count ->
    [one] При этом действует { $count } условие.
    [few] При этом действуют { $count } условия.
   *[many] При этом действует { $count } условий.
}
campaign-plan-ally-city = Остановится перед { $at }: в город союзника договор не пускает.
campaign-plan-full = Остановится перед { $at }: там нет места ещё для одного отряда.
campaign-plan-held = В { $at } { $who ->
    [neutral] нейтральный гарнизон
   *[other] { SEAT($who) }
}: пока это видно, отряд не станет брать город.
campaign-plan-no-fear = Бежать не от кого: стоит.
campaign-plan-trimmed = Объединится с отрядом { $army } в { $at } на шаге { $step }: { $own } + { $other } = { $total }, из них пропадёт { $lost }, останется { $strength }.
campaign-plan-transferred = Пополнит отряд { $army } до { $strength } в { $at } на шаге { $step }; { $rest } останется отдельно.
campaign-plan-fired = Как всё стоит сейчас, условие { $rule } сработает { $step ->
    [0] до первого шага
   *[other] после шага { $step }
}.
campaign-plan-capital = { NAME($city) } станет вашей столицей до конца игры.
campaign-plan-name = Отряд { $army } будет зваться «{ $name }».

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
campaign-option-start_strength = сила отрядов в начале
campaign-option-move_limit = на сколько клеток отряд ходит за ход
campaign-option-move_metric = king — восемь направлений, rook — четыре
campaign-option-diagonal_squeeze = можно ли пройти наискосок между двумя непроходимыми клетками
campaign-option-cross_diagonals_meet = встречаются ли отряды, чьи косые пути пересеклись
campaign-option-army_sight = как далеко видит отряд
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
campaign-option-merge_max = наибольшая сила объединённого отряда
campaign-option-merge_overflow = сверх неё: отказ, пополнение или потеря
campaign-option-split_min = наименьшая сила части при разделении
campaign-option-stack_limit = отрядов в одной клетке, 0 — без предела
campaign-option-production_every = через сколько ходов новый отряд в столице
campaign-option-production_strength = сила нового отряда
campaign-option-captured_capital_produces = даёт ли захваченная столица отряды захватчику
campaign-option-enemy_strength = чужая сила: скрыта, примерно или точно
campaign-option-trigger_knowledge = условия срабатывают по тому, что видит отряд, или его хозяин
campaign-option-victory = all_cities, last_standing или either
campaign-option-turn_limit = последний ход, 0 — без предела
campaign-option-standing_orders = действуют ли приказы, пока их не изменят

## Что может быть не так с приказами
problem-campaign-game-over = Игра окончена, приказы больше не принимаются.
problem-campaign-destroyed = Ваше государство уничтожено, приказы больше не принимаются.
problem-campaign-no-army = Отряда { $army } у вас нет. Ваши отряды: { $have }.
problem-campaign-move-far = Отряд { $army }: { CELLS($steps) } — слишком далеко, за ход можно пройти не больше { $limit }.
problem-campaign-move-none = Отряд { $army }: на сколько клеток идти? Хотя бы на одну.
problem-campaign-move-diagonal = Отряд { $army }: в этой игре наискосок не ходят.
problem-campaign-wait-none = Отряд { $army }: сколько шагов ждать? Хотя бы один.
problem-campaign-step-range = Отряд { $army }: шага { $step } не бывает, шаги считаются от 0 до { $limit }.
problem-campaign-unknown-city = Города { NAME($city) } вы не знаете.
problem-campaign-no-city-known = Отряд { $army }: какой город? Чужих городов вы пока не знаете.
problem-campaign-off-board = Клетки { $cell } на карте нет: столбцы от A до { $columns }, строки от 1 до { $rows }.
problem-campaign-no-target = Отряд { $army }: сказано «{ campaign-what }», но не сказано, какова цель.
problem-campaign-it-nowhere = Отряд { $army }: «к нему» понятно только в условии; назовите цель («{ campaign-what }»).
problem-campaign-own-colour = Отряд { $army }: это ваш собственный цвет.
problem-campaign-join-self = Отряд { $army } не может объединиться сам с собой.
problem-campaign-split-sum = Сила отряда { $army } — { $strength }, а части вместе дают { $total }.
problem-campaign-split-small = Отряд { $army } (сила { $strength }) так разделить нельзя: в каждой части должно быть не меньше { $least }.
problem-campaign-split-one = Отряд { $army }: одна часть — это не разделение.
problem-campaign-split-new = Отряд { $army } только что возник при разделении, и в тот же ход его делить нельзя.
problem-campaign-capital-late = Столицу назначают только до первого хода.
problem-campaign-capital-foreign = Город { NAME($city) } не ваш и столицей стать не может.
problem-campaign-name-long = Имя «{ $name }» слишком длинное: не больше { $limit } букв.
problem-campaign-plan-long = Отряд { $army }: всего { CELLS($steps) }, а за ход можно пройти { $limit }; остаток не выполнится.
problem-campaign-plan-lost = Отряд { $army }: до того, что дальше («{ campaign-what }»), дело не дойдёт.
problem-campaign-merge-large = Отряды { $army } и { $other } вместе — { $total }, больше { $limit }: такими они не объединятся.
problem-campaign-split-twice = Отряд { $army }: два разделения в одном приказе; назовите сразу все части, например 10+10+12.
problem-campaign-option-range = Настройка { $option } равна { $value }, а должна быть от { $low } до { $high }.

## Что ещё без приказа
campaign-about-army = отряд { $name }
campaign-about-capital = столица
campaign-about-name = имя отряда { $name }

## Что может стоять в строке
term-order = приказ, например «отряд 1: вверх 3»
term-item = действие отряда
term-condition = условие, например «при открытии врага»
term-army = номер отряда
term-steps = число клеток
term-ticks = время ожидания
term-parts = силы частей
term-step = номер шага
term-direction = направление
term-target = цель: город, клетка, отряд или цвет
term-city = название города
term-cell = клетка, например E5
term-colour = цвет
term-mode = «при открытии» или «при виде»
term-object = враг, союзник или город
term-comparison = «не меньше» или «не больше»
