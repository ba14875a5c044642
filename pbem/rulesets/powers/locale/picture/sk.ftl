# Mapa: čo na nej stojí a ako sa číta.
powers-map-name = { $name }
powers-map-seat = { SEAT($who) }
powers-map-nobody = nikto
powers-map-inf = pechota
powers-map-tnk = tank
powers-map-atg = protitankové delo
powers-map-neu = neutrálna armáda
powers-map-building = vo výstavbe
powers-map-unit = iná jednotka
powers-map-factory = továrne
powers-map-rich = výrobnosť
powers-map-centre = politické centrum
powers-map-key = kľúčová krajina
powers-map-fresh = čerstvo dobyté
powers-map-failed = odrazené
powers-map-legend = Číslo hovorí, koľko jednotiek tam je. Šrafované: čerstvo dobyté, podklad má farbu toho, komu krajina patrila. Reťaz vrcholkov: cez túto hranicu sa nechodí; bodkovaná čiara: cesta bez spoločnej hranice. Tenká šípka: pohyb, hrubá: útok; čiarkovaná: plán, bodkovaná: ústup; vejár cez hranicu: delá mieria tam, kam sa otvára.
