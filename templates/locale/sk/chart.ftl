# Mapa území v znakoch.
chart-sign = pole
chart-land = názov
chart-home = domov
chart-figures = stojí
chart-harbour = prístav
chart-borders = susedí s
chart-harbours = Lode plávajú medzi prístavmi s rovnakým písmenom: { $harbours }.
chart-by-ship = loďou
chart-move = presun
chart-attack = útok ({ $count }): vyhraný
chart-failed = útok ({ $count }): odrazený
chart-stopped = útok ({ $count }): zastavený
chart-retreat = ústup ({ $count })
chart-plan = plánovaný presun
chart-plan-attack = plánovaný útok ({ $count })
chart-ringed = * polia, ktoré rozhodli o víťazstve
answer-map-legend-chart = Čiarkovaná šípka: plán; tenká pohyb, hrubá útok. Čo tam v tej chvíli bude, nikto nevie.
