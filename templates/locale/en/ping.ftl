# “ping”: does the mail work?
ping = The mail works
ping-came = Your mail arrived here: { $when }
ping-took = From its arrival to this answer: { $amount }
ping-clock = The clock here says: { $when }
seconds = { $count ->
    [0] less than a second
    [one] { $count } second
   *[other] { $count } seconds
}
help-ping = whether the mail works: how long the answer took, and the time by our clock
referee-help-ping = whether the mail works: how long the answer took, and the time by our clock
