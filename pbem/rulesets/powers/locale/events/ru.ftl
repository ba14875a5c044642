# Что случилось в войне держав: предложение для каждого рода событий.
powers-ending = { $ending ->
    [conquered] Держат { SEAT($winner) }.
    [held] Атака не удалась.
    [retreated] Атакующие отступили.
    [stalemate] Никто больше не мог никому повредить: атакующим пришлось отступить.
    [spent] Налёт окончен.
    [unconquered] Никто из победивших не может её удержать.
    [won] Победили и пошли дальше: { SEAT($winner) }.
    [parted] Обе стороны отошли.
   *[dead] Не осталось никого.
}
powers-event-placed = { SEAT($seat) } разместили в { $at }: { $units }.
powers-event-began = { $alone ->
    [0] Война начинается. Все ходят одновременно.
   *[other] Война начинается. Первый ход: { SEAT($first) }.
}
powers-event-moved = { SEAT($seat) }: { $start } → { $at }: { $units }.
powers-event-halted = { SEAT($seat) } остановились в { $at } и не вошли в { $goal }: { $units } – { $why ->
    [careful] она занята, а в приказе было «осторожно».
    [peace] с её владельцем мир.
    [unable] никто из них не может захватить землю.
    [shared] её атакует более сильный участник вашего договора.
    [spent] не осталось очков движения.
    [harbour] его гавань не ваша.
    [sailed] в этот ход они вышли из гавани.
   *[other] { $why }
}
powers-event-battle = Бой за { $at }: { $first } против: { $others }. { powers-ending }
powers-event-meeting = Встречный бой на границе { $at }: { $first } против: { $others }. { powers-ending }
powers-event-contest = Спор за { $at }: { $first } против: { $others }. { powers-ending }
powers-event-conquered = { SEAT($seat) } захватили { $at } (прежде: { $loser }).
powers-event-retreated = { SEAT($seat) } отступили из { $at } в { $to }: { $units }.
powers-event-perished = { $who }: потеряно в { $at }: { $units } – { $why ->
    [no_retreat] отступать было некуда.
    [land] погибли вместе с землёй.
    [out] выбыли из войны.
    [fuel] негде было заправиться.
    [unfed] припасы до них не дошли.
    [aboard] погибли вместе с тем, на чём ехали.
   *[other] { $why }
}
powers-event-completed = У { SEAT($seat, case: "gen") } в { $at } готово: { $units }.
powers-event-produced = { SEAT($seat) } { $what ->
    [build] строят в { $at } за { $bv } ОП: { $units }.
    [part] строят по частям в { $at }, сейчас за { $bv } ОП: { $units }; оплачено { $paid } ОП, не хватает { $missing }.
    [helped] строят в { $at } за { $bv } ОП, с остатками { $shares }: { $units }.
    [rush] срочно строят в { $at } за { $bv } ОП: { $units }.
    [factory] поставили завод в { $at } за { $bv } ОП (теперь { $count }).
    [demolish] снесли заводы в { $at } (теперь { $count }).
    [trade] строят завод, { $at }, за { $bv } ОП, { $trade } (теперь всего { $count }).
    [airfield] построили за { $bv } ОП аэродром в { $at } (теперь на { $count } самолётов за ход).
    [erect] строят в { $at } за { $wares }: { powers-plant } (теперь { $count }).
    [relief] дают в { $at } { $bv } ОП на благосостояние народа (теперь { $welfare }).
    [research] на технологию { $bv } ОП: { $field }.
    [raise] строят в соединении { $formation } в { $at } за { $bv } ОП: { $lines }.
    [deliver] израсходовали груз в { $at } на ОП: { $count }.
   *[other] { $what } { $at }
}
powers-event-unspent = { SEAT($seat) } не потратили и потеряли ОП: { $rests }.
powers-event-failed = { $line ->
    [0] Постоянный приказ не выполнен: { powers-failed-why }
   *[other] Строка { $line } не выполнена{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }: { powers-failed-why }
}
powers-failed-why = { $why ->
    [formation] { powers-formation-cause }
    [no_units] таких отрядов там не было.
    [no_way] такого пути нет.
    [out] вы выбыли из войны.
    [not_own] земля была не ваша.
    [no_price] это построить нельзя.
    [no_rush] срочно строят только доты и форты.
    [fresh] земля захвачена слишком недавно и не производит.
    [short] там не осталось столько ОП.
    [grant] не осталось столько начальных ОП.
    [not_next] платить могут только свои соседние земли.
    [rest_short] у соседней земли осталось меньше, чем она должна была заплатить.
    [rest_large] у соседней земли осталось слишком много: помочь может только остаток меньше 1/2 ОП.
    [rest_much] за одно производство земля не может получить от соседей целое ОП.
    [rest_over] соседи должны были заплатить больше, чем это стоило.
    [tech_top] такого уровня нет.
    [tech_short] у земли осталось слишком мало ОП.
    [no_field] у этой области нет отрядов в этой игре.
    [no_trade] заводов с этой специальностью в этой игре нет.
    [no_patent] этот тип строит только тот, кто его спроектировал.
    [too_early] для этого уровень технологии слишком низок.
    [war_economy] в военной экономике нет заводов.
    [no_materials] не хватило бетона или железа.
    [not_home] ваш народ там не живёт.
    [recruits] больше партизан за раунд скрыться не может.
    [no_bands] там никто не скрывается.
    [no_people] там не живёт народ другой державы.
    [no_gendarmes] там не было свободных жандармов.
    [well_off] народу там столько уже не нужно.
    [no_partner] никто не предложил того же наоборот.
    [no_rails] такой железной дороги там нет.
    [no_wares] в одной земле столько товара не было.
    [no_scorching] сносить заводы в этой игре нельзя.
    [bid] ставка называет другое или не даёт общей суммы.
    [no_factory] столько заводов там не было.
    [no_halves] у этого типа нет половин.
    [unarmed] там никто не мог это сделать.
    [nobody] никого из них там не было.
    [at_peace] это запрещает договор.
    [own_land] земля была ваша собственная.
    [no_ships] для этого не было кораблей, отрядов или места.
    [no_trucks] для этого не было грузовиков или отрядов.
    [which_harbour] у земли несколько гаваней, а ни одна не названа.
    [no_harbour] такой гавани там не было.
    [no_cargo] столько груза там не было.
    [no_room] ни на одном корабле там не было места.
    [no_deck] ни на одном авианосце там не было места.
    [no_tokens] таких неясных жетонов там не было.
    [no_airfields] в этой игре аэродромы не строят.
    [odd_airfield] аэродром заправляет чётное число самолётов.
    [nowhere] разместить это было негде.
   *[other] { $why }
}
powers-event-fewer = Строка { $line }: из { $at } вышли только: { $units }; приказано { $ordered }.
powers-event-eliminated = { SEAT($seat) } выбыли из войны.
powers-event-ended = { $reason ->
    [rounds] Последний раунд сыгран.
    [nobody] Никого не осталось.
    [last] Остался один.
    [eliminated] Все враги выбыли из войны.
    [target] Атака достигла цели.
    [deadline] Время вышло.
    [points] Очки набраны.
    [pair] Осталось только двое.
   *[other] Война окончена.
} { $count ->
    [0] Никто не победил.
   *[other] Победа: { SEAT($winners) }.
}
