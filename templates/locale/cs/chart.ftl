# Mapa území ve znacích.
chart-sign = pole
chart-land = název
chart-home = domov
chart-figures = stojí
chart-harbour = přístav
chart-borders = sousedí s
chart-harbours = Lodě plují mezi přístavy se stejným písmenem: { $harbours }.
chart-by-ship = lodí
chart-move = přesun
chart-attack = útok ({ $count }): vyhrán
chart-failed = útok ({ $count }): odražen
chart-stopped = útok ({ $count }): zastaven
chart-retreat = ústup ({ $count })
chart-plan = plánovaný přesun
chart-plan-attack = plánovaný útok ({ $count })
chart-ringed = * pole, která rozhodla o vítězství
answer-map-legend-chart = Čárkovaná šipka: plán; tenká pohyb, silná útok. Co tam v tu chvíli bude, nikdo neví.
