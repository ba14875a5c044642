# Договоры, как о них узнают участники.
powers-clause-peace = мир
powers-clause-pass = проход
powers-clause-vision = общая разведка
powers-clause-words = «{ $words }»
powers-terms = { $clauses }{ $until ->
    [0] {""}
   *[other] , до раунда { $until }
}
powers-event-concluded = Договор { $number } в силе ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: договор { $number } расторгается. Он обязывает ещё до конца раунда { $until }.
powers-event-treaty_ended = Договор { $number } ({ SEAT($members) }) { $why ->
    [until] окончен: его срок вышел.
    [denounced] окончен: он был расторгнут.
    [out] окончен: участник выбыл из войны.
   *[left] действует дальше без участника, который выбыл из войны.
}{ $free ->
    [0] {""}
   *[other] {" "}С раунда { $free } он больше не обязывает.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] согласие с предложением
   *[withdraw] согласие отозвано, предложение
} { $number } ({ SEAT($by) }): { $terms }.
powers-event-proposal_over = Предложение { $number } ({ SEAT($by) }) снято: { $why ->
    [rejected] отклонено ({ SEAT($who) }).
    [withdrawn] взято назад.
    [destroyed] участник выбыл из войны ({ SEAT($who) }).
    [lapsed] не все приняли его вовремя.
   *[late] раунд, до которого оно было, уже прошёл.
}
powers-event-answer_void = Предложения { $number }, на которое можно было бы ответить, уже не было.
