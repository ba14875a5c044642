# Dice Empires: всё, что происходит в раунде, кто бы это ни читал.
dice-empires-die = к{ $die }
dice-empires-place = { $place ->
    [WL] стены левые
    [H] дома
    [B] казарма
    [T] ратуша
    [C] церковь
    [F] ферма
    [WR] стены правые
    [OL] дорога слева
    [OR] дорога справа
   *[other] { $place }
}
dice-empires-to = { $to ->
    [WL] стены левые
    [H] дома
    [B] казарма
    [T] ратуша
    [C] церковь
    [F] ферма
    [WR] стены правые
    [OL] дорога слева
    [OR] дорога справа
   *[other] { $to }
}
dice-empires-part = { $part ->
    [WL] стены левые
    [H] дома
    [B] казарма
    [T] ратуша
    [C] церковь
    [F] ферма
    [WR] стены правые
    [OL] дорога слева
    [OR] дорога справа
   *[other] { $part }
}
dice-empires-slaves = рабы { SEAT($who, case: "gen") }
dice-empires-killed = убито { $killed }
dice-empires-taken = взято в рабство { $taken }
dice-empires-stroke = { $origin ->
    [no] группа ({ $people })
   *[other] рабы { SEAT($origin, case: "gen") } ({ $people })
}: { $killed ->
    [0] { dice-empires-taken }
   *[other] { $taken ->
        [0] { dice-empires-killed }
       *[other] { dice-empires-killed }, { dice-empires-taken }
    }
}

## Начало раунда
dice_empires-event-begun = Начинается раунд { $round }; жетон первого хода у { SEAT($who, case: "gen") }.
dice_empires-event-births = { SEAT($who) }: родилось { $born } (в домах людей: { $houses }){ $unborn ->
    [0] {""}
   *[other] , нет места для { $unborn }
}.
dice_empires-event-food = { SEAT($who) }: 3 × { $farmers } = { $food } еды, людей { $eaters }; { $hungry ->
    [0] { $surplus ->
        [1] излишек, +1 к репутации
       *[other] ровно хватает
    }
    [one] от голода умрёт { $hungry }
   *[other] от голода умрут { $hungry }
}.
dice_empires-event-starved = { SEAT($who) }: { $people ->
    [one] от голода умер { $people }
    [few] от голода умерли { $people }
   *[other] от голода умерло { $people }
}, { $die ->
    [0] рабы { SEAT($origin, case: "gen") }
   *[other] к{ $die }
} ({ dice-empires-place }), осталось { $left }.
dice_empires-event-counted = { SEAT($who) }: в этом раунде { $number ->
    [one] { $number } приказ
    [few] { $number } приказа
   *[other] { $number } приказов
} (ратуша { $hall }).

## Приказы
dice_empires-event-moved = { SEAT($who) }: { $die ->
    [0] рабы { SEAT($origin, case: "gen") }
   *[other] к{ $die }
} ({ $people }): { dice-empires-place } → { dice-empires-to }.
dice_empires-event-transferred = { SEAT($who) }: { $people } из к{ $die } ({ dice-empires-place }) в к{ $new } ({ dice-empires-to }), теперь { $now }.
dice_empires-event-split = { SEAT($who) }: { $people } из к{ $die } ({ dice-empires-place }) → { dice-empires-to }, к{ $new }.
dice_empires-event-sent = { SEAT($who) }: { $people ->
    [one] { $people } боец послан
    [few] { $people } бойца посланы
   *[other] { $people } бойцов послано
} { $side ->
    [L] влево
   *[R] вправо
} против { SEAT($whom, case: "gen") }{ $new ->
    [0] {""}
   *[other] {" "}(к{ $new })
}.
dice_empires-event-recalled = { SEAT($who) }: { $people ->
    [one] { $people } боец отозван
    [few] { $people } бойца отозваны
   *[other] { $people } бойцов отозвано
} с дороги { $side ->
    [L] слева
   *[R] справа
}{ $new ->
    [0] {""}
   *[other] {" "}(к{ $new })
}.
dice_empires-event-skipped = Строку { $order } выполнить не удалось: { dice-empires-plan-reason }.
dice_empires-event-adjusted = Строка { $order }: { $reason ->
    [whole] вы хотели { $wanted }, в группе было { $got }: пошли все
    [fit] вы хотели { $wanted }, место нашлось только для { $got }
    [joined] свободной кости не было, они присоединились к к{ $got }
   *[die] кость к{ $wanted } была занята, взята к{ $got }
}.
dice_empires-event-reserves = Запасные строки, которые не понадобились (номера): { $orders }.
dice-empires-spare-lines = { $count ->
    [1] Запасная строка { $orders } не понадобилась.
   *[other] Запасные строки { $orders } не понадобились.
}
dice_empires-event-idle = { $number ->
    [one] { $number } ваш приказ не использован
    [few] { $number } ваших приказа не использованы
   *[other] { $number } ваших приказов не использовано
}: в списке больше ничего не было.

## Война
dice_empires-event-battle = Битва: { SEAT($who_one) } { $units_one } + { $church_one } + бросок { $first_one }{ $again_one ->
    [0] {""}
   *[other] , снова { $again_one }
} = { $sum_one }, { SEAT($who_other) } { $units_other } + { $church_other } + бросок { $first_other }{ $again_other ->
    [0] {""}
   *[other] , снова { $again_other }
} = { $sum_other }. { $loser ->
    [no] Потерь нет.
   *[other] { SEAT($loser) } потеряли { $captured ->
        [0] { $killed }
       *[other] { $killed ->
            [0] { $captured }, всех в рабство
           *[other] { $killed }, в рабство { $captured }
        }
    }.
}
dice_empires-event-siege = Осада: { SEAT($who_one) } { $units_one } + { $church_one } + бросок { $first_one }{ $again_one ->
    [0] {""}
   *[other] , снова { $again_one }
} = { $sum_one }, стены { SEAT($who_other, case: "gen") } { $units_other } + { $church_other } + бросок { $first_other }{ $again_other ->
    [0] {""}
   *[other] , снова { $again_other }
} = { $sum_other }. { $loser ->
    [no] Потерь нет.
   *[other] { SEAT($loser) } потеряли { $lost }.
}
dice_empires-event-battle-afar = Далёкая битва: { SEAT($one) } { $units_one }, { SEAT($other) } { $units_other }; осталось { $left_one } и { $left_other }.
dice_empires-event-siege-afar = Далёкая осада: { SEAT($one) } { $units_one } у стен { SEAT($other, case: "gen") } ({ $units_other }); осталось { $left_one } и { $left_other }.
dice_empires-event-entered = { SEAT($who) } вошли в часть «{ dice-empires-part }» города { SEAT($of, case: "gen") }: { $found ->
    [0] там никого не было
   *[other] людей { $found }, { dice-empires-killed }, { dice-empires-taken }
}.
dice_empires-event-freed = { SEAT($who) } освободили в городе { SEAT($of, case: "gen") } своих людей ({ $people }): +1 к репутации.
dice_empires-event-withdrew = { SEAT($who) } грабили город { SEAT($of, case: "gen") }: { $parts ->
    [one] { $parts } часть
    [few] { $parts } части
   *[other] { $parts } частей
}, +{ $points } к репутации; { $rests ->
    [0] войско снова за стенами города
   *[other] войско вернулось в казарму
}.
dice_empires-event-stayed = Ваше войско { $side ->
    [L] слева
   *[R] справа
} осталось снаружи, как вы приказали.
dice_empires-event-conversion = { SEAT($who) } пробовали обратить рабов { SEAT($origin, case: "gen") } ({ $people }): { $church } + бросок { $first }{ $again ->
    [0] {""}
   *[other] , снова { $again }
} = { $sum }, { $done ->
    [0] не хватило
   *[other] обращено { $converted }
}.
dice_empires-event-unconverted = Рабов { SEAT($origin, case: "gen") } обратить не удалось: { $held ->
    [0] у вас таких нет
   *[other] в ратуше у вас { $hall }, нужно шесть
}.
dice_empires-event-ruin = Город { SEAT($who, case: "gen") } опустел: { SEAT($who) } выбыли из игры.
dice_empires-event-homecoming = { SEAT($who) }: { $units ->
    [one] { $units } боец вернулся
    [few] { $units } бойца вернулись
   *[other] { $units } бойцов вернулось
} домой от опустевшего города { SEAT($of, case: "gen") }.
