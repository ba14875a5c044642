# The picture of the cities: what its signs mean, and what is written on it.
dice-empires-map-since = kolo { $round }
dice-empires-map-slaves = otroci { SEAT($who, case: "gen") } { $count }
dice-empires-map-key-die = k1:6 kostka a její lidé
dice-empires-map-key-planned = (k1:6) plán
dice-empires-map-key-unknown = ? není vidět
dice-empires-map-key-fight = * v tomto kole se tam bojovalo
dice-empires-map-legend-dice = Každá kostka je jedna skupina, tečky jsou její lidé. Kostky v řetězech jsou otroci, v barvě své domoviny.
dice-empires-map-heading-planned = Vaše město po těchto příkazech
dice-empires-map-heading = Vaše město
dice-empires-map-legend-planned = Čárkované kostky: jak by vaše město vypadalo po vašich příkazech, kdyby do toho nic nepřišlo; co udělají ostatní, nikdo neví.
