# Mapa: co na ní stojí a jak se čte.
powers-map-name = { $name }
powers-map-seat = { SEAT($who) }
powers-map-nobody = nikdo
powers-map-inf = pěchota
powers-map-tnk = tank
powers-map-atg = protitankové dělo
powers-map-neu = neutrální armáda
powers-map-building = ve stavbě
powers-map-unit = jiná jednotka
powers-map-factory = továrny
powers-map-rich = výrobnost
powers-map-centre = politické centrum
powers-map-key = klíčová země
powers-map-fresh = čerstvě dobyto
powers-map-failed = odraženo
powers-map-legend = Číslo říká, kolik jednotek tam je. Šrafované: čerstvě dobyto, podklad má barvu toho, komu země patřila. Řetěz vrcholků: přes tuto hranici se nechodí; tečkovaná čára: cesta bez společné hranice. Tenká šipka: pohyb, silná: útok; čárkovaná: plán, tečkovaná: ústup; vějíř přes hranici: děla míří tam, kam se otvírá.
