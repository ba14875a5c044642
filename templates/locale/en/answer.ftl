# The answer to orders.
answer-all = All orders understood
answer-some = { $understood } of { $count } lines understood
answer-nothing = No orders found
answer-complete = Everything is ready. Nothing more is needed from you.
answer-to-mend = Still to mend: { $tags }.
answer-lines-to-mend = { $count ->
    [one] One line is still to mend.
   *[other] { $count } lines are still to mend.
}
answer-missing = Without orders yet: { $subjects }.
answer-late = The letter came after the deadline: the orders are kept for turn { $turn }.
answer-due = Deadline: { $when }
answer-opening = Your letter came on { $when }. This is how it was understood:
answer-opening-plain = This is how your orders were understood:
answer-refused = Will not be done, please mend
answer-words = You wrote:
answer-try = Try:
answer-paragraph = { $words } (rule { $paragraph })
answer-map = Your plans on the map
answer-map-alt = Map of the plans for turn { $turn }; every plan is described in words above
answer-map-legend = Solid arrow: the plan; dashed: only under its condition.
answer-mend = To mend a line, reply with that line alone; the others stay. The word “cancel” takes all orders back.
answer-write = Mend the lines
answer-revision = revision { $revision }

# What an order is about; a game may say it its own way in <game>-about-<kind>.
about-army = army { $name }
about-capital = the capital
about-name = the name of army { $name }
