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
powers-event-lots = Ties settled by lot: { $told }.
powers-event-given = { SEAT($seat) } plays { $side } and gets { $bv } BV.
powers-event-surplus = Left over: { $bv } BV; everybody gets { $each } BV of it.
powers-bid-for = Bid for { $columns }; together exactly { $bv } BV. The form below bids what is proposed; write over it what you call fair. Who is content with the proposal writes “agree”: if all do, no bid is opened.
powers-bid-lands = { $lands }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
