powers-subject = { $round }
powers-event-placed = xplaced { $seat } { $at } { $rows } { $counts }
powers-event-began = xbegan { $first }
powers-event-moved = xmoved { $seat } { $start } { $at } { $rows } { $counts }
powers-event-halted = xhalted { $seat } { $at } { $goal } { $why } { $rows } { $counts }
powers-event-battle = xbattle { $at } { $parties } { $ending } { $winner }
powers-event-meeting = xmeeting { $at } { $parties } { $ending } { $winner }
powers-event-contest = xcontest { $at } { $parties } { $ending } { $winner }
powers-event-conquered = xconquered { $seat } { $at } { $before }
powers-event-retreated = xretreated { $seat } { $at } { $to } { $rows } { $counts }
powers-event-perished = xperished { $seat } { $at } { $why } { $rows } { $counts }
powers-event-completed = xcompleted { $seat } { $at } { $rows } { $counts }
powers-event-produced = xproduced { $seat } { $what } { $cost }
powers-event-unspent = xunspent { $seat } { $lands } { $left }
powers-event-failed = xfailed { $line } { $what } { $why } { $at }
powers-event-fewer = xfewer { $line } { $at } { $row } { $ordered } { $count }
powers-event-eliminated = xeliminated { $seat }
powers-event-ended = xended { $winners } { $reason }
term-order = xorder
term-count = xcount
term-row = xrow
term-start = xstart
term-via = xvia
term-goal = xgoal
term-at = xat
term-area = xarea
powers-units-inf = { $count } inf
powers-units-tnk = { $count } tnk
powers-units-atg = { $count } atg
powers-units-neu = { $count } neu
powers-units-building = { $count } building
powers-holder = { $who }
powers-force = { $who } ({ $units }, { $dead }: { $lost })
powers-bv-at = { $at } { $bv }
# Честное начало, когда ставки открыты.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Все согласны с предложенными сторонами и начальными ОП.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(внутри { $name })
}: ставка { $bids }{ $silent ->
    [0] .
   *[other] {" "}(равные доли: ставка не пришла).
}
powers-event-struck = { $column } за { $bv } ОП: { SEAT($seats) }.
powers-event-lots = Равенства решил жребий: { $fallen }.
powers-event-given = { SEAT($seat) }: сторона { $side }, начальные ОП: { $bv }.
powers-event-surplus = Осталось { $bv } ОП; каждый получает из них { $each } ОП.
# Договоры, как о них узнают участники.
powers-clause-peace = мир
powers-clause-pass = проход
powers-clause-vision = общая разведка
powers-clause-until = до раунда { $round }
powers-clause-words = «{ $words }»
powers-event-concluded = Договор { $number } в силе ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: договор { $number } расторгается. Он обязывает ещё до конца раунда { $until }.
powers-event-treaty_ended = Договор { $number } ({ SEAT($members) }) { $why ->
    [until] окончен: его срок вышел.
    [denounced] окончен: он был расторгнут.
    [out] окончен: участник выбыл из войны.
   *[left] действует дальше без участника, который выбыл из войны.
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
