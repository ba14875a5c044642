# A map of lands, in signs.
chart-sign = land
chart-land = name
chart-home = home
chart-figures = there
chart-harbour = port
chart-borders = borders on
chart-harbours = Ships go between ports of the same letter: { $harbours }.
chart-by-ship = by ship
chart-move = moved
chart-attack = attack ({ $count }): won
chart-failed = attack ({ $count }): failed
chart-stopped = attack ({ $count }): stopped
chart-retreat = retreat ({ $count })
chart-plan = move planned
chart-plan-attack = attack planned ({ $count })
chart-ringed = * won with these lands
answer-map-legend-chart = Dashed arrow: planned; thin: a move, thick: an attack. What will be there by then nobody knows.
