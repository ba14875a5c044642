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
# The fair start, when the bids are opened.
powers-bid-of = { $column } { $bv }
powers-event-agreed = All have agreed on the sides and grants proposed.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(inside { $name })
}: bids { $bids }{ $silent ->
    [0] .
   *[other] {" "}(equal shares, for no bid came).
}
powers-event-struck = { $column } for { $bv } BV: { SEAT($seats) }.
powers-event-lots = Ties settled by lot: { $fallen }.
powers-event-given = { SEAT($seat) } plays { $side } and gets { $bv } BV.
powers-event-surplus = Left over: { $bv } BV; everybody gets { $each } BV of it.
# Treaties, as their members hear of them.
powers-clause-peace = peace
powers-clause-pass = passage
powers-clause-vision = shared sight
powers-clause-until = until round { $round }
powers-clause-words = “{ $words }”
powers-event-concluded = Treaty { $number } is in force ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: notice of treaty { $number } given. It still binds up to the end of round { $until }.
powers-event-treaty_ended = Treaty { $number } ({ SEAT($members) }) { $why ->
    [until] is over: its time has come.
    [denounced] is over: notice was given.
    [out] is over: a member is out of the war.
   *[left] goes on without the member who is out of the war.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] accepts
   *[withdraw] no longer accepts
} proposal { $number } by { SEAT($by) }: { $terms }.
powers-event-proposal_over = Proposal { $number } by { SEAT($by) } is off the table: { $why ->
    [rejected] rejected ({ SEAT($who) }).
    [withdrawn] taken back.
    [destroyed] a member is out of the war ({ SEAT($who) }).
    [lapsed] not all have accepted it in time.
   *[late] the round it was for is over.
}
powers-event-answer_void = There was no proposal { $number } any more that you could answer.
