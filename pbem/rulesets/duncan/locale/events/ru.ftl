# Duncan: что произошло, по предложению на каждый вид.
duncan-event-upgraded = u{ $unit }: { duncan-param } теперь { $value }, за { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}{ $away ->
    [0] {""}
   *[other] {" "}(вдали от портала)
}; осталось { $left }.
duncan-event-given = u{ $unit } получил бонус: { duncan-bonus }.
duncan-event-used = Применено на { $at }: { duncan-bonus }.
duncan-event-failed = Приказ { $order } ({ duncan-failed-what }): { $why ->
    [too_far] слишком далеко: полушагов нужно { $price }, а есть { $points }.
   *[other] { duncan-failed-why }
}
duncan-failed = Приказ { $order } ({ duncan-failed-what }): { $why ->
    [too_far] слишком далеко: { $cost }, скорости хватает на { $budget }.
   *[other] { duncan-failed-why }
}
duncan-failed-what = { $what ->
    [upgrade] u{ $unit } { duncan-param }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }
    [bonus] { duncan-bonus }{ $unit ->
        [0] {" "}на { $at }
       *[other] {" "}на u{ $unit }
    }
    [move] u{ $unit } на { $at }
    [buy] новый юнит на { $at }
    [choose] выбрать: { duncan-bonus }
    [note] заметка{ $unit ->
        [0] {" "}к { $at }
       *[other] {" "}к u{ $unit }
    }
   *[other] { $what }
}
duncan-failed-why = { $why ->
    [no_unit] этот юнит погиб.
    [points] цена { $price }, а очков было { $points }.
    [stock] такого бонуса у вас нет.
    [off_board] этой клетки нет на карте.
    [unknown] эта клетка не открыта.
    [wall] там стена.
    [portal] на портал входить нельзя.
    [no_way] по открытым клеткам туда не пройти.
    [not_beside] это не рядом с вашим порталом.
    [not_free] клетка занята. Вы ничего не заплатили.
    [no_choice] выбирать было не из чего.
   *[other] это оказалось невозможно.
}
duncan-event-regenerated = u{ $unit } восстановил { $healed ->
    [one] { $healed } жизнь
    [few] { $healed } жизни
   *[other] { $healed } жизней
}.
duncan-event-moved = u{ $unit } перешёл с { $start } на { $end }.
duncan-event-blow = { $at } → { $target_at }: { $damage }
duncan-event-hurt = { SEAT($who) }{ $unit ->
    [0] {""}
   *[other] {" "}u{ $unit }
} { $at }: сила { $before } → { $strength }, ран { $wounds }
duncan-event-fell = Погиб юнит: { $at }
duncan-event-leeched = u{ $unit } вернул вампиризмом { $healed ->
    [one] { $healed } жизнь
    [few] { $healed } жизни
   *[other] { $healed } жизней
}.
duncan-event-spared = Ваши юниты на { $at } в этом ходу не сражаются: один из них новый. В следующем они сразятся: разведите их.
duncan-event-summoned = u{ $unit } призван на { $at } за { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}; осталось { $left }.
duncan-event-captured = Вы держите кучу { $at }, до сих пор она была ничьей.
duncan-event-captured-was = Вы держите кучу { $at }; до сих пор её держали { SEAT($was) }.
duncan-event-pile_taken = { SEAT($who) } взяли { $size ->
    [small] малую
   *[large] большую
} кучу { $at }.
duncan-event-pile_taken-was = { SEAT($who) } взяли { $size ->
    [small] малую
   *[large] большую
} кучу { $at }, которую держали { SEAT($was) }.
duncan-event-pile_lost = Куча { $at } больше не ваша; кто её держит, вы не видели.
duncan-event-pile_lost-who = { SEAT($who) } взяли у вас кучу { $at }.
duncan-event-contested = На куче { $at } стоят вместе новые юниты: { SEAT($who) }. Хозяин не меняется.
duncan-event-income = Куча { $at } дала { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}.
duncan-event-emptied = { $size ->
    [small] Малая
   *[large] Большая
} куча { $at } больше ничего не даёт.
duncan-event-allowance = Доход за ход: { $points ->
    [one] { $points } очко покупки
    [few] { $points } очка покупки
   *[other] { $points } очков покупки
}.
duncan-event-ended = { $reason ->
    [exhausted] Все кучи золота пусты
   *[turn_limit] Сыгран последний ход
}. Больше всех победных очков: { SEAT($winners) }.
duncan-steps = { $half ->
    [0] { $whole ->
        [one] { $whole } шаг
        [few] { $whole } шага
       *[other] { $whole } шагов
    }
   *[other] { $whole },5 шага
}
