# Что произошло в Европе: предложение для каждого вида событий. `did` — то же, но без того, кто это был.
europe-by-sea = { $sea ->
    [0] {""}
   *[other] {" "}морем
}
europe-figures = { $figures ->
    [one] { $figures } фигура
    [few] { $figures } фигуры
   *[other] { $figures } фигур
}
europe-event-round_begun = Начинается раунд { $number }. Порядок: { SEAT($order) }.
europe-event-sabotaged = { SEAT($seat) }: { europe-did-sabotaged }
europe-did-sabotaged = саботаж в { $at } ({ $card }): { SEAT($on) } { $before } → { $after }.
europe-event-spied = { SEAT($seat) }: { europe-did-spied }
europe-did-spied = шпионаж у { SEAT($on, case: "gen") } ({ $card }).
europe-event-saw = Ваш шпион видел карты { SEAT($on, case: "gen") }: { $cards }
europe-event-held = { SEAT($seat) }: { europe-did-held }
europe-did-held = без действия.
europe-event-drafted = { SEAT($seat) }: { europe-did-drafted }
europe-did-drafted = призыв в { $at } (теперь { $figures }).
europe-event-moved = { SEAT($seat) }: { europe-did-moved }
europe-did-moved = ход { $start } → { $end }{ europe-by-sea }.
europe-event-declared = { SEAT($seat) }: { europe-did-declared }
europe-did-declared = атака из { $start } на { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }.
europe-event-stopped = { SEAT($seat) }: { europe-did-stopped }
europe-did-stopped = атака из { $start } на { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: остановлена дипломатией ({ SEAT($by) }, { $card }). Отдано карт: { $handed } + { $handed_on }.
europe-event-handed_over = Дипломатия: вы отдали { SEAT($by, case: "dat") } { $cards }.
europe-event-received = Дипломатия: от { SEAT($giver, case: "gen") } вы получили { $cards }.
europe-event-discarded = { SEAT($seat) }: { europe-did-discarded }
europe-did-discarded = сброшено сверх предела: { $cards }.
europe-event-laid = { SEAT($seat) }: { europe-did-laid }
europe-did-laid = атака из { $start } на { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: { $cards } = { $total }. Ждём защиты.
europe-event-battle = { SEAT($seat) }: { europe-did-battle }
europe-did-battle = атака из { $start } на { $end }, { europe-figures }{ europe-by-sea }: { $cards } = { $total }, защита { SEAT($on, case: "gen") } { $cards_on } = { $total_on }. { $won ->
    [1] Атака удалась.
   *[other] Атака отбита.
}
europe-event-retreated = { SEAT($seat) }: { europe-did-retreated }
europe-did-retreated = отступление { $start } → { $end } ({ europe-figures }).
europe-event-halved = { SEAT($seat) }: { europe-did-halved }
europe-did-halved = из { $at } отступать некуда: { $before } → { $after }, атакующие остаются на месте.
europe-event-perished = { SEAT($seat) }: { europe-did-perished }
europe-did-perished = из { $at } отступать некуда: фигура потеряна.
europe-event-advanced = { SEAT($seat) }: { europe-did-advanced }
europe-did-advanced = { europe-figures } из { $start } теперь в { $end }.
europe-event-fate_drawn = { SEAT($seat) }: { europe-did-fate_drawn }
europe-did-fate_drawn = судьба: взято карт: { $count }.
europe-event-fate_seen = Судьба: вы раздаёте карты { $cards }
europe-event-fate = { SEAT($seat) }: судьба: оставлено { $kept }; роздано: { SEAT($receivers, case: "dat") } ({ $counts }).
europe-did-fate = судьба: оставлено { $kept }.
europe-did-fate-given = судьба: оставлено { $kept }, роздано { $given }.
europe-given = { $count } { SEAT($who, case: "dat") }
europe-event-fate_dealt = Ваша судьба: { $cards } — для { SEAT($receivers, case: "gen") }.
europe-told-fate_dealt = Ваша судьба: { $dealt }.
europe-dealt = { $card } { SEAT($who, case: "dat") }
europe-dealt-kept = { $card } вам
europe-event-fate_received = Из судьбы { SEAT($giver, case: "gen") } вы получили { $cards }
europe-event-shuffled = Колода перетасована: { $number }-я по счёту, карт: { $count }.
europe-event-opened = Колода открыта. Печать { $seal }, соль { $salt }, порядок { $order }
europe-event-skipped = Не выполнено: { europe-skipped-what } — { europe-skipped-why }
europe-skipped-what = { $what ->
    [sabotage] саботаж { $at }
    [spy] шпионаж { $on ->
        [none] {""}
       *[other] у { SEAT($on, case: "gen") }
    }
    [draft] призыв { $at }
    [move] ход { $start } → { $end }
    [attack] атака { $start } → { $end }
    [fate] судьба
    [default] запасное действие
   *[other] { $what }
}
europe-skipped-why = { $why ->
    [no_card] в начале хода у вас не было карты { $card }; ни одна не потрачена.
    [no_enemy] противника там не было; карта не потрачена.
    [lone] против одинокой фигуры саботаж не действует; карта не потрачена.
    [once] за ход возможен лишь один саботаж; карта не потрачена.
    [no_hand] в той руке не было карт; ваша карта не потрачена.
    [not_played] эта держава не играет.
    [guard] условие не выполнено.
    [held] поле занимал кто-то другой.
    [limit] у вас столько фигур, сколько разрешено.
    [no_figure] вашей фигуры там уже не было.
    [occupied] поле не было пустым.
    [homeland] на родине у вас не осталось бы ни одной фигуры.
    [reach] оттуда туда не попасть.
    [empty] там уже никого не было, а вы написали «только».
    [own] поле уже было вашим.
    [other] поле занимал не тот, кого вы назвали.
    [not_home] это не ваша родина.
   *[other] { $why }
}
europe-event-defaulted = { $what ->
    [hold] Ни одно из ваших действий не было возможно, поэтому вы ничего не сделали.
   *[other] Выполнено ваше запасное действие: { europe-action }.
}
europe-action = { $what ->
    [draft] призыв
    [move] ход
    [attack] атака
    [fate] судьба
   *[hold] без действия
}
europe-event-fewer = Атака { $start } → { $end }: { $figures } вместо { $ordered } — { $why ->
    [homeland] одна фигура должна остаться на родине.
   *[gone] больше их там не было.
}
europe-event-walked_in = Атака { $start } → { $end }: там никого не было, вошла одна фигура.
europe-event-missing = В руке уже нет { $cards }; вместо этого выложено { $instead }
europe-event-ended = { $reason ->
    [occupation] Игра окончена: вся родина { SEAT($of, case: "gen") } занята. Победитель: { SEAT($winners) }.
    [collapse] Игра окончена: у { SEAT($of, case: "gen") } на родине не осталось ни одной фигуры. Побеждает сосед справа: { SEAT($winners) }.
   *[other] Последний раунд окончен. Не победил никто.
}
