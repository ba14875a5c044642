# The answer to orders.
answer-all = All orders understood
answer-some = { $understood ->
    [0] No line understood
   *[other] { $understood } of { $count } { $count ->
        [one] line
       *[other] lines
    } understood
}
answer-nothing = No orders found
answer-none = No orders stand
answer-idle = { $count ->
    [one] Understood, but as things stand one order will do nothing
   *[other] Understood, but as things stand { $count } orders will do nothing
}
answer-lines-idle = { $count ->
    [one] As things stand one order will do nothing ({ $named }).
   *[other] As things stand { $count } orders will do nothing ({ $named }).
}
answer-line-idle = As things stand this will do nothing.
answer-line-played = As things stand this will be carried out: “{ $order }”.
answer-complete = Everything is ready; nothing more is needed from you.
answer-to-mend = { $count ->
    [one] Still to correct: line { $lines }.
   *[other] Still to correct: lines { $lines }.
}
answer-missing = Still without orders: { $subjects }.
answer-late = Your mail came after the deadline: the orders are kept for turn { $turn }.
answer-due = Deadline: { $when }
answer-opening = Your mail arrived on { $when }. This is how it was understood:
answer-opening-partner = A mail from { $who } arrived on { $when }. This is how it was understood:
answer-received = Your mail arrived on { $when }.
answer-opening-plain = This is how your orders were understood:
answer-refused = Not accepted, please correct it
answer-overruled = No longer counts
answer-words = You wrote:
answer-try = Try:
answer-paragraph = { $words } (rule { $paragraph })
answer-map = Your plans on the map
answer-map-bare = Your map
answer-map-alt = Map of the plans for turn { $turn }; every plan is described in words above
answer-map-legend = Solid arrow: the plan; dashed: only under its condition.
answer-mend = To correct a line, reply with that line alone; the others stay. The word “cancel” takes back all orders.
answer-write = Correct the lines
answer-earlier = From your earlier mails, still standing:
answer-line = line { $line }
answer-line-of = line { $line } of your mail of { $when }
answer-by-referee = entered by the referee
answer-trial = This was a trial: nothing of it was kept.
answer-receipt = Your receipt: turn { $turn }, revision { $revision }, digest { $digest }. Write “orders” to get it again.
answer-receipt-trial = What stands is unchanged: turn { $turn }, revision { $revision }, digest { $digest }.
answer-standing = What stands
answer-title-trial = Trial: { $verdict }
answer-question = Does your older mail count?
answer-change = To change an order, reply with its new line alone; the others stay. The word “cancel” takes back all orders.
answer-begin = Reply with one line for each thing you command; the word “help” shows how.
answer-keep = To let these orders count, send them without the word “test”.
