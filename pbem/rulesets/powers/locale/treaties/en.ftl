# Treaties, as their members hear of them.
powers-clause-peace = peace
powers-clause-pass = passage
powers-clause-vision = shared sight
powers-clause-words = “{ $words }”
powers-terms = { $clauses }{ $until ->
    [0] {""}
   *[other] , until round { $until }
}
powers-event-concluded = Treaty { $number } is in force ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: notice of treaty { $number } given. It still binds up to the end of round { $until }.
powers-event-treaty_ended = Treaty { $number } ({ SEAT($members) }) { $why ->
    [until] is over: its time has come.
    [denounced] is over: notice was given.
    [out] is over: a member is out of the war.
   *[left] goes on without the member who is out of the war.
}{ $free ->
    [0] {""}
   *[other] {" "}From round { $free } on it no longer binds.
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
