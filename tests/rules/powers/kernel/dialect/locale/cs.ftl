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
# Férový start, když se nabídky otevřou.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Všichni souhlasí s navrženými stranami a začátečními BV.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(uvnitř { $name })
}: nabídka { $bids }{ $silent ->
    [0] .
   *[other] {" "}(stejné díly, protože žádná nepřišla).
}
powers-event-struck = { $column } za { $bv } BV: { SEAT($seats) }.
powers-event-lots = Rovnosti rozhodl los: { $fallen }.
powers-event-given = { SEAT($seat) }: strana { $side }, začáteční BV: { $bv }.
powers-event-surplus = Zbylo { $bv } BV; každý z toho dostává { $each } BV.
# Smlouvy, jak se o nich dozvídají účastníci.
powers-clause-peace = mír
powers-clause-pass = průchod
powers-clause-vision = sdílený průzkum
powers-clause-until = do kola { $round }
powers-clause-words = „{ $words }“
powers-event-concluded = Smlouva { $number } platí ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: vypovězena smlouva { $number }. Zavazuje ještě do konce kola { $until }.
powers-event-treaty_ended = Smlouva { $number } ({ SEAT($members) }) { $why ->
    [until] skončila: vypršel její čas.
    [denounced] skončila: byla vypovězena.
    [out] skončila: účastník je vyřazen z války.
   *[left] platí dál bez účastníka, který je vyřazen z války.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] souhlas s návrhem
   *[withdraw] souhlas odvolán, návrh
} { $number } ({ SEAT($by) }): { $terms }.
powers-event-proposal_over = Návrh { $number } ({ SEAT($by) }) už neplatí: { $why ->
    [rejected] odmítnut ({ SEAT($who) }).
    [withdrawn] vzat zpět.
    [destroyed] účastník je vyřazen z války ({ SEAT($who) }).
    [lapsed] nepřijali ho včas všichni.
   *[late] kolo, do kterého měl platit, už minulo.
}
powers-event-answer_void = Návrh { $number }, na který by šlo odpovědět, už neexistoval.
