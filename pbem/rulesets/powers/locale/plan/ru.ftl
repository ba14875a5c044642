# Чего ждать от приказов и что действует.
powers-plan-halted = { $units }: остановятся в { $at }, перед { $goal }: { $why ->
    [careful] она занята, а в приказе сказано «осторожно».
    [peace] с тем, кто ею владеет, мир.
    [shared] сторона вашего договора атакует её большими силами.
    [unable] никто из них не может захватить землю.
    [harbour] его гавань не ваша.
    [sailed] в этот ход они вышли из гавани.
   *[spent] очков движения не осталось.
}
powers-plan-empty = Атака на { $at } ({ $holder }): сейчас там никого нет.
powers-plan-attack = Атака на { $at } ({ $holder }). Сейчас там: { $units }.
powers-plan-odds = Всеми строками вместе, если больше никто не двинется: победа в { $won } из { $trials } проб; потери отрядов в среднем: { $lost }.
powers-plan-unseen = { $at } не видна: кого там встретят, сказать нельзя.
powers-plan-unknown = Шансы атаки на { $at } ({ $holder }) назвать нельзя: { $count ->
    [one] { $count } неизвестный отряд.
    [few] { $count } неизвестных отряда.
   *[other] { $count } неизвестных отрядов.
}
powers-plan-build = { $units }: { $cost } ОП земли { $at }; там останется { $left }. { $round ->
    [0] До конца они готовы не будут.
   *[other] Готовы после движения в раунде { $round }.
}
powers-plan-factory = { $cost } ОП; в { $at } останется { $left }. Тогда в { $at } { $count ->
    [one] { $count } завод
    [few] { $count } завода
   *[other] { $count } заводов
}; он производит со следующего производства.
powers-plan-demolish = Тогда в { $at } { $count ->
    [0] нет заводов.
    [one] { $count } завод.
    [few] { $count } завода.
   *[other] { $count } заводов.
}
powers-plan-place = { $cost } ОП; из того, что можно расставить сейчас, останется { $left }.
powers-plan-proposal = Остальные стороны спрошены сразу. Они могут ответить: принять { $number }.
powers-plan-bid = Ставку никто не увидит, пока не придут все.
powers-plan-agree = Если согласятся все, ставки не вскрываются: вы играете за сторону { $side }, у вас { $bv } ОП.
powers-plan-notice = Договор действует ещё до конца { $round }-го раунда.
powers-overview-at = { $at } ({ $units })
powers-overview-still = Без приказа, то есть останутся: { $units }.
powers-overview-unspent = ОП, которые никто не тратит и которые пропадут: { $rests }.
powers-overview-force = Действует: { $orders }
powers-overview-default = Действующие боевые приказы: лучшие цели; отступление при соотношении ниже 1/3, где оно возможно.
