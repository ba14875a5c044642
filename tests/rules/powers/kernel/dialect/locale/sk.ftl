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
# Férový štart, keď sa ponuky otvoria.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Všetci súhlasia s navrhnutými stranami a začiatočnými BV.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(vnútri { $name })
}: ponuka { $bids }{ $silent ->
    [0] .
   *[other] {" "}(rovnaké diely, lebo žiadna neprišla).
}
powers-event-struck = { $column } za { $bv } BV: { SEAT($seats) }.
powers-event-lots = Rovnosti rozhodol lós: { $fallen }.
powers-event-given = { SEAT($seat) }: strana { $side }, začiatočné BV: { $bv }.
powers-event-surplus = Zvýšilo { $bv } BV; každý z toho dostáva { $each } BV.
# Zmluvy, ako sa o nich dozvedajú účastníci.
powers-clause-peace = mier
powers-clause-pass = prechod
powers-clause-vision = zdieľaný prieskum
powers-clause-until = do kola { $round }
powers-clause-words = „{ $words }“
powers-event-concluded = Zmluva { $number } platí ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: vypovedaná zmluva { $number }. Zaväzuje ešte do konca kola { $until }.
powers-event-treaty_ended = Zmluva { $number } ({ SEAT($members) }) { $why ->
    [until] sa skončila: uplynul jej čas.
    [denounced] sa skončila: bola vypovedaná.
    [out] sa skončila: účastník je vyradený z vojny.
   *[left] platí ďalej bez účastníka, ktorý je vyradený z vojny.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] súhlas s návrhom
   *[withdraw] súhlas odvolaný, návrh
} { $number } ({ SEAT($by) }): { $terms }.
powers-event-proposal_over = Návrh { $number } ({ SEAT($by) }) už neplatí: { $why ->
    [rejected] odmietnutý ({ SEAT($who) }).
    [withdrawn] vzatý späť.
    [destroyed] účastník je vyradený z vojny ({ SEAT($who) }).
    [lapsed] neprijali ho včas všetci.
   *[late] kolo, do ktorého mal platiť, už minulo.
}
powers-event-answer_void = Návrh { $number }, na ktorý by sa dalo odpovedať, už neexistoval.
