# Что может стоять в строках приказов и что в них не так.
powers-unit = { $row ->
    [inf] пехота
    [tnk] танки
    [atg] противотанковые пушки
    [neu] нейтральные армии
    [building] строящиеся отряды
    [cru] крейсера
    [des] эсминцы
    [sub] подлодки
    [trs] транспорты
    [raw] груз сырья
    [bom] бомбардировщики
    [fig] истребители
    [aab] зенитки
    [kai] кайбоканы
    [bat] линкоры
    [car] авианосцы
    [bun] доты
    [atf] птдоты
    [aaf] пводоты
    [gnf] батареи
    [gun] орудия
    [trk] грузовики
    [agn] самоходные орудия
    [atr] бронегрузовики
    [gen] жандармы
    [par] партизаны
    [pio] сапёры
    [rec] разведчики
    [rbo] катера
    [rpl] самолёты-разведчики
    [tec] очки технологии
    [lab] лаборатории
    [mny] министерства
    [ori] Орион
    [tit] Титан
    [atl] Атлас
    [sat] Сатурн
    [nep] Нептун
    [jup] Юпитер
    [peg] Пегас
    [tri] Тритон
    [ica] Икар
    [cyc] Циклоп
    [cen] Кентавр
    [pho] Феникс
    [spl] обозы
    [hatg] половинные противотанковые пушки
    [hdes] половинные эсминцы
    [haab] половинные зенитки
    [hkai] половинные кайбоканы
    [atgt] скрытые противотанковые пушки
    [atgf] ложные противотанковые пушки
    [atgq] неясные противотанковые пушки
    [dest] скрытые эсминцы
    [desf] ложные эсминцы
    [desq] неясные эсминцы
    [aabt] скрытые зенитные батареи
    [aabf] ложные зенитные батареи
    [aabq] неясные зенитные батареи
    [caet] «Цезарь» (настоящий жетон)
    [caef] «Цезарь» (ложный жетон)
    [caeq] «Цезарь»
    [ptrt] «Патриот» (настоящий жетон)
    [ptrf] «Патриот» (ложный жетон)
    [ptrq] «Патриот»
    [libt] «Свобода» (настоящий жетон)
    [libf] «Свобода» (ложный жетон)
    [libq] «Свобода»
    [vict] «Виктория» (настоящий жетон)
    [vicf] «Виктория» (ложный жетон)
    [vicq] «Виктория»
    [cont] «Конституция» (настоящий жетон)
    [conf] «Конституция» (ложный жетон)
    [conq] «Конституция»
    [frit] «Дружба» (настоящий жетон)
    [frif] «Дружба» (ложный жетон)
    [friq] «Дружба»
    [mec] мотопехота
    [ltk] лёгкие танки
    [htk] тяжёлые танки
    [pgn] бронебойные орудия
    [lgn] лёгкие орудия
    [lgf] лёгкие форты
    [factory] заводы
    [config] собственные типы
    [rail] железные дороги
    [airfield] аэродромы
    [tbo] тактические бомбардировщики
    [sbo] стратегические бомбардировщики
    [ifg] перехватчики
   *[other] { $row }
}
powers-chapter = { $chapter ->
    [land] минимальная версия
    [blitz] блицкриг
    [elim] истребление
    [place-blind] слепая расстановка
    [place-alt] поочерёдная расстановка
    [terrain] местность
    [line2] вторая линия
    [retreat] отступление
    [factory] заводы
    [freq] частота производства
    [multi] много игроков
    [scenario] сценарии
    [invasion] вторжение
    [neutral] нейтральные армии
    [fair2] честное начало для двоих
    [fair-div] честное начало делением
    [fair-mat] честное начало матрицей
    [naval] корабли
    [air] авиация
    [sbomb] стратегические бомбардировки
    [capital] линкоры и авианосцы
    [fort] укрепления
    [cargo] груз сырья
    [arty] артиллерия
    [ltrans] наземный транспорт
    [pioneer] сапёры
    [recon] разведка
    [supply] линии снабжения
    [landing] десант
    [national] национальные преимущества
    [civ-start] начало на одной земле
    [civ-fac] заводы со специальностью
    [civ-hist] исторические отряды
    [civ-pol] политические очки
    [secret-res] тайные исследования
    [civ-hide] здания в соединениях
    [goal-rnd] случайная цель
    [armgun] самоходные орудия и бронегрузовики
    [tech] технология
    [pace] группы зданий
    [rail] железные дороги
    [wareco] военная экономика
    [people] правительство и народ
    [upkeep] содержание
    [ally] союзники
    [tech] технологии
    [hide] скрытность
    [hide1] скрытые части
    [goals] цели
    [hold] удержание урона
    [statkill] статистическое уничтожение
    [half] половинные отряды
    [cheap] дешёвые отряды
    [expensive] дорогие отряды по частям
    [special] особые отряды
    [sub3] третья линия подлодок
   *[other] { $chapter }
}

term-order = приказ, например «ход 2 танк A1 -> B2»
term-units = отряды, например «2 танк»
term-fresh = новые отряды, например «2 новых танка»
term-area = земля, по знаку или названию
term-payment = земля и сколько она платит, например «B2: 2»
term-point = по одному очку
term-until = до каких пор: «линия1 <= 2», «залп >= 3» или «враг танк уничтожен»
term-doctrine = боевой приказ: цель, линия2, резерв, отвод, отступление, отступление в, против кого или не стрелять в
term-retreat = отступление, например «отступление после 2» или «отступление перевес 1/3»
term-outnumbered = во сколько раз враг сильнее, например «вдвое сильнее»
term-seat = держава, по цвету или букве стороны
term-water = море, по знаку или названию
term-side = сторона, по букве
term-bid = сторона и сколько за неё, например «A: 13»
term-clause = статья: мир, до раунда 6, текст
term-held = чужие отряды и где они, «лучшее» или «ничего»

powers-about-place = расстановка вашей армии
powers-about-end = конец вашего хода («конец»)
powers-about-doctrine = боевые приказы
powers-about-standing = постоянные стройки
powers-about-bid = ваша ставка
powers-about-treaty = договоры

problem-powers-game-over = Игра окончена.
problem-powers-not-a-power = Это может приказать только держава, которая играет.
problem-powers-referee-only = Это может только ведущий.
problem-powers-out = Вы выбыли из войны.
problem-powers-chapter-off = Это относится к главе, по которой не играют: { powers-chapter }.
problem-powers-unit-off = { $unit }: относятся к главе, по которой не играют: { powers-chapter }.
problem-powers-not-your-turn = { $who ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас ходят { SEAT($who) }. Боевые приказы, постоянные стройки и договоры можно присылать всегда.
}
problem-powers-before-start = Война ещё не началась: до этого дойдёт позже.
problem-powers-not-placing = Армию расставляют до начала; теперь она может только ходить.
problem-powers-not-bidding = Сейчас ставок нет.
problem-powers-no-end = Все ходят одновременно: заканчивать ничего не нужно.
problem-powers-none-of = Совсем ни одного? Напишите, сколько; множественное число без счёта — это все.
problem-powers-nobody-there = В земле { $at } нет ваших отрядов, которые могут двигаться.
problem-powers-none-near = До земли { $at } такие ваши отряды в этот ход не дойдут.
problem-powers-which-start = До земли { $at } дойдут отряды из: { $areas }. Какие имеются в виду? Напишите, откуда.
problem-powers-place-what = Напишите, какие отряды разместить: 2 пехоты, 1 танк.
problem-powers-put = В земле { $at } надо что-то построить или туда надо перейти? Начните со слова «строить» или напишите, откуда.
problem-powers-key-twice = Один и тот же боевой приказ стоит дважды: { $key ->
    [aim] цель
    [second] линия2
    [pull] отвод
    [retreat] отступление
    [retreat_to] отступление в
    [versus] против кого
    [subs] подлодки
    [chosen] при высадке
   *[holdfire] не стрелять в
}.
problem-powers-pull = Урон пишется в шестых долях, от 1/6 до 5+5/6.
problem-powers-retreat-when = Отступление: «никогда», «после 3», «потери 50%» (от 1 до 100), «соотношение 1/3» или «разведка боем».
problem-powers-payment = ОП платят в шестидесятых долях: 1/2, 1/3, 1/4, 1/5, 1/6, 1/12 годятся.
problem-powers-how-many = В одной строке от 1 до { $most } зданий.
problem-powers-no-lands = У вас нет ни одной земли.
problem-powers-immovable = { $unit }: не могут двигаться.
problem-powers-no-land = { $at } — море; ничто из того, чем играют, по нему не ходит.
problem-powers-not-next = { $goal } не граничит с { $start }, и по своим землям туда пути нет. С { $start } граничат: { $near }.
problem-powers-stays = Из { $at } в { $at } пути нет.
problem-powers-not-played = { SEAT($who) }: это не другая держава этой игры. Играют: { SEAT($seats) }.
problem-powers-no-side = За сторону { $side } никто не играет.
problem-powers-no-units = Такого в земле { $at } нет: { $unit }. { $have ->
    [0] Там нет ваших отрядов, которые могут двигаться.
   *[other] Там у вас: { $units }.
}
problem-powers-too-few = { $ordered ->
    [0] { $unit } в земле { $at }: у вас { $have }, и все уже взяты прежними строками.
   *[other] { $unit } в земле { $at }: у вас { $have }, осталось { $left }, приказано { $ordered }.
}
problem-powers-too-far = { $units }: в этот ход не дойдут дальше { $at }; { $goal } слишком далеко.
problem-powers-ends-there = Атака в { $at } заканчивает движение: до { $goal } в этот ход не дойти.
problem-powers-unable = В атаке на { $goal } никто не может захватить землю ({ $units }).
problem-powers-at-peace = { $goal } принадлежит { SEAT($who, case: "dat") }, и действует мирный договор.
problem-powers-no-price = { $unit }: этого построить нельзя.
problem-powers-not-own = { $at } не ваша (ею владеют: { powers-holder }).
problem-powers-fresh = { $at } будет только что завоёвана: в этом раунде там не производят.
problem-powers-short = В земле { $at } осталось { $has } ОП, это стоит { $cost }. В других землях { $elsewhere }.
problem-powers-part = В земле { $at } можно оплатить только { $count } из { $ordered }.
problem-powers-not-due = В этом раунде производства нет. { $round ->
    [0] Оно будет намного позже.
   *[other] Следующее — в раунде { $round }.
}
problem-powers-payer = Платить могут только свои земли рядом с { $at }: { $near }.
problem-powers-no-scorching = В этой игре заводы сносить нельзя.
problem-powers-no-factory = В земле { $at } { $count ->
    [0] нет заводов.
    [one] только { $count } завод.
    [few] только { $count } завода.
   *[other] только { $count } заводов.
}
problem-powers-grant = Это стоит { $cost } ОП; из того, что можно расставить сейчас, осталось { $has } ОП.
problem-powers-kept-few = { $unit }: расставить осталось { $left }.
problem-powers-kept-many = { $most ->
    [0] В этой игре ничего придержать нельзя.
    [one] Придержать можно только { $most } отряд.
    [few] Придержать можно только { $most } отряда.
   *[other] Придержать можно только { $most } отрядов.
}
problem-powers-no-partners = Для договора нужна ещё одна сторона.
problem-powers-clause-off = Эта статья относится к главе, по которой не играют: { powers-chapter }.
problem-powers-treaty-over = Договор до раунда { $round } сразу бы кончился.
problem-powers-treaty-stands = Этот мир у вас уже есть по договору { $number }.
problem-powers-own-proposal = Предложение { $number } — ваше; его можно только отозвать.
problem-powers-no-proposal = Такого предложения нет. { $count ->
    [0] На столе ничего нет.
   *[other] На столе: { $open }.
}
problem-powers-no-treaty = Такого договора нет. { $count ->
    [0] Ни один не действует.
   *[other] Действуют: { $open }.
}
problem-powers-which-treaty = Под это подходят несколько: { $open }. Напишите номер.
problem-powers-noticed = Договор { $number } уже расторгнут; он кончится после раунда { $round }.
problem-powers-words-long = Свободный текст — не больше { $limit } знаков.
problem-powers-bid-halves = Ставки делаются в половинах ОП.
problem-powers-bid-twice = Одна из сторон названа дважды.
problem-powers-bid-unknown = О { $column } ставок нет. Есть о: { $known }.
problem-powers-bid-negative = { $column }: ставка не может быть меньше 0.
problem-powers-bid-missing = Нет ставки на: { $columns }.
problem-powers-bid-over = Ставки дают { $sum } ОП, на { $by } больше, чем { $total }.
problem-powers-bid-short = Ставки дают { $sum } ОП, на { $by } меньше, чем { $total }.
