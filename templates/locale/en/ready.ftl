# Ready lines, and what accepts them.
answer-ready = Ready line { $number }:
answer-accept = { $count ->
    [one] A reply with the one word “yes” accepts the ready line as it is shown.
   *[other] A reply with the one word “yes” accepts all ready lines as they are shown, “yes 2” only the second. Of two readings of one line write the number.
}
remark-accepted = { $count ->
    [one] The ready line you accepted counts now.
   *[other] The { $count } ready lines you accepted count now.
}
remark-accept-nothing = There is no ready line to accept: the last answer offered none, or you have written orders since. Nothing was changed.
remark-accept-unknown = { $count ->
    [one] There is no ready line { $numbers }: the last answer offered one.
   *[other] There is no ready line { $numbers }: the last answer offered { $count }.
}
remark-accept-which = A line can be read in two ways. Please write the number of the ready line you mean.
