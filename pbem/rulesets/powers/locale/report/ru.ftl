# Отчёт о раунде.
powers-heading-battles = Бои
powers-heading-failed = Выполнено не так, как приказано
powers-heading-moves = Движение
powers-heading-placed = Начальные армии
powers-heading-production = Производство
powers-heading-decrees = Ведущий
powers-heading-map = Карта
powers-heading-powers = Державы
powers-heading-lands = Ваши земли
powers-heading-neutrals = Нейтральные армии
powers-heading-standing = Ваши постоянные приказы
powers-heading-goal = За что вы играете
powers-heading-goals = Цели
powers-heading-bids = Лист ставок
powers-heading-fair = Честный старт
powers-heading-treaties = Договоры
powers-total-round = раунд
powers-total-lands = { $count ->
    [one] земля
    [few] земли
   *[other] земель
}
powers-total-worth = ОП в отрядах
powers-total-income = ОП дальше
powers-start = Державы воюют за земли этой карты. Это первый отчёт; ниже сказано, кто за какую сторону играет.
powers-start-side = { SEAT($who) }: сторона { $side }; { $sea ->
    [none] земли: { $lands }
   *[other] начинает в море { $sea }
}; { $bv } ОП на начальную армию.
powers-stage = До начала: { $stage ->
    [bid] ставками решается, кто за какую сторону играет.
    [divide] стороны делятся ставками, шаг за шагом.
    [place] тайно размещаются начальные армии.
    [place-kept] размещаются придержанные отряды.
    [place-alternate] армии размещаются по очереди.
   *[other] { $stage }.
}{ $plays ->
    [0] {""}
   *[other] {" "}У вас { $bv } ОП.
}
powers-on-turn = Раунд { $round }. { $mine ->
    [1] Ваш ход.
   *[other] Ход: { SEAT($who) }.
}
powers-column-power = Держава
powers-column-lands = Земли
powers-column-units = Отряды (+ строятся)
powers-column-worth = ОП
powers-column-income = ОП дальше
powers-column-grant = ОП на старт
powers-column-land = Земля
powers-power = { SEAT($who) }{ $out ->
    [0] {""}
   *[other] {" "}(выбыли в раунде { $out })
}
powers-land = { $at } { $name }{ $terrain ->
    [plain] { $state ->
        [fresh] {" "}(свежая)
       *[other] {""}
    }
   *[other] {" "}({ powers-terrain }{ $state ->
        [fresh] , свежая
       *[other] {""}
    })
}
powers-terrain = { $terrain ->
    [forest] лес
    [mountain] горы
   *[plain] равнина
}
powers-no-land = У вас нет земель.
powers-neutral = { $at }: { $many ->
    [1] { $units }
   *[other] в каждой { $units }
}
powers-map-alt = Карта войны, раунд { $round }; всё, что на ней есть, сказано в тексте.
powers-news-ended = Конец.
powers-news-out = Вы выбыли.
powers-news-lost = Потеряно:
powers-news-taken = Захвачено:
powers-news-held = Удержано:
powers-news-failed = Ваша атака не удалась:
powers-news-fallen = Выбыли:
powers-news-treaty = Договор:
powers-news-side = Ваша сторона:
powers-news-began = Начало.
powers-subject-more = { $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
powers-subject-ended = война окончена
powers-subject-out = вы выбыли
powers-subject-lost = потеряно { $at }{ powers-subject-more }
powers-subject-taken = захвачено { $at }{ powers-subject-more }
powers-subject-held = удержано { $at }{ powers-subject-more }
powers-subject-failed = атака на { $at } не удалась{ powers-subject-more }
powers-subject-treaty = договор
powers-way = { $start } → { $at }
powers-ways = { $many ->
    [1] { $units } { $ways }
   *[other] { $units } везде: { $ways }
}
powers-moves = { SEAT($who) }: { $ways }.
powers-elsewhere = { $what ->
    [battle] Бой за { $at }
    [meeting] Встречный бой { $at }
    [contest] Спор за { $at }
    [raid] Авиаудар по { $at }
   *[interception] Перехват над { $at }
}: { $who } против: { $foes }. { $count ->
    [0] Без потерь.
   *[other] Потери – { $losses }.
}{ $winner ->
    [none] {""}
   *[other] {" "}Держат { SEAT($winner) }.
}
powers-flights = { SEAT($who) }, { $task ->
    [strike] удары с воздуха
    [escort] сопровождение
   *[rebase] перелёты на другие аэродромы
}: { $ways }.
powers-ready = У { SEAT($who, case: "gen") } готово: { $deeds }.
powers-made-in = { $what } – { $many ->
    [1] { $at }
   *[other] в каждой: { $at }
}
powers-made = { $at } { $what }
powers-works = { $what ->
    [factory] завод (теперь { $count })
    [trade] завод со специальностью (теперь всего { $count })
    [demolish] снос заводов (теперь { $count })
    [research] технология уровня { $count }
    [deliver] израсходованный груз ({ $count })
    [relief] помощь народу
   *[other] { $what }
}
powers-theirs = { SEAT($who) } потратили { $bv } ОП: { $deeds }.
powers-salvo-start = Расстановка: { $forces }
powers-salvo-after = Осталось: { $forces }
powers-salvo = { $label } { $who }{ $die ->
    [0] {""}
   *[other] , кубик { $die }
} (×{ $factor }): { $deeds }
powers-salvo-nothing = без огня
powers-salvo-retreat = объявлено отступление
powers-salvo-step = { $units }: в линию { $line }
powers-salvo-leaves = { $units } уходят ({ $who })
powers-salvo-hit = { $units } → { $target }{ $many ->
    [0] {""}
   *[other] {" "}({ $who })
}: { $amount }{ $was ->
    [0] {""}
   *[other] {" "}(было { $before })
}{ $destroyed ->
    [0] {""}
   *[other] , уничтожено
}
powers-lot = { $units }{ $hurt ->
    [0] {""}
   *[other] {" "}[{ $damage }]
}{ $line ->
    [1] {""}
   *[other] {" "}в линии { $line }
}
powers-stand = { $who } ({ $lots })
powers-word = { $word ->
    [inf] пехота
    [tnk] танк
    [atg] противотанковая пушка
    [neu] нейтральная армия
    [best] лучшая
    [threat] угроза
    [cost] цена
    [others] остальные
    [all] все
    [holder] владелец
    [hatg] половинная противотанковая пушка
    [hdes] половинный эсминец
    [haab] половинная зенитка
    [hkai] половинный кайбокан
    [bom] бомбардировщик
    [fig] истребитель
    [aab] зенитка
    [kai] кайбокан
    [cru] крейсер
    [des] эсминец
    [sub] подводная лодка
    [trs] транспорт
    [raw] груз сырья
    [spl] обоз
    [bat] линкор
   *[other] { $word }
}
powers-stands = { $at ->
    [all] Везде
   *[other] В { $at }
}{ $role ->
    [attack] , в атаке
    [defence] , в обороне
   *[both] {""}
}: { $parts }.
powers-stands-build = Остаток ОП в { $at } тратится на: { $what }.
powers-stands-aim = цель { $words }
powers-stands-second = { $count ->
    [0] никого в линии 2
   *[other] линия 2: { $words }
}
powers-stands-versus = огонь по: { $words }
powers-stands-holdfire = { $count ->
    [0] огонь по всем
   *[other] без огня по: { $words }
}
powers-stands-pull = { $damage ->
    [0] никто не отводится
   *[other] назад в линию 2 с урона { $damage }/6
}
powers-stands-retreat = { $when ->
    [never] никогда не отступать
    [after] отступать перед своим залпом { $number }
    [losses] отступать при потерях { $number } %
    [odds] отступать при соотношении ниже { $share }
   *[recon] отступать после первого залпа
}
powers-stands-retreat_to = { $count ->
    [0] отступать куда угодно
   *[other] отступать в { $words }
}
powers-stands-reserve = в резерве: { $units }, { $until ->
    [line1] пока в линии 1 больше { $number }
    [salvo] до своего залпа { $number }
   *[gone] пока здесь враг: { $enemy }
}
powers-stands-nothing = Нет: лучшие цели, отступление при соотношении ниже 1/3, где можно отступать, само ничего не строится.
powers-pact = В силе: договор { $number } ({ SEAT($members) }): { $terms }{ $denounced ->
    [0] .
   *[other] . Разорвали: { SEAT($who) }; он кончается после раунда { $last }.
}
powers-proposal = Предложение { $number }, предлагают { SEAT($who) } ({ SEAT($members) }): { $terms }. { $waiting ->
    [0] Все приняли.
   *[other] Ещё не приняли: { SEAT($missing) }.
}{ $mine ->
    [0] {""}
   *[other] {" "}Оно ждёт вас.
}
powers-overture-proposed = Предложение { $number }, предлагают { SEAT($who) }
powers-overture-gone = Предложение { $number } взято назад: { SEAT($who) }
powers-overture-accept = { SEAT($who) }: предложение { $number } принято
powers-overture-reject = { SEAT($who) }: предложение { $number } отвергнуто
powers-overture-back = { SEAT($who) }: согласие с предложением { $number } взято назад
powers-overture-denounced = { SEAT($who) }: договор { $number } разрывается
powers-overture-stays = { SEAT($who) }: договор { $number } остаётся в силе
powers-overture-how = Чтобы ответить, напишите «принять { $number }» или «отвергнуть { $number }».
