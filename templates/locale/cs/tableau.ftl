# Stůl s městy: co znamenají jeho znaky.
tableau-since = kolo { $round }
tableau-slaves = otroci { SEAT($who, case: "gen") } { $count }
tableau-key-die = k1:6 kostka a její lidé
tableau-key-planned = (k1:6) plán
tableau-key-unknown = ? není vidět
tableau-key-fight = * v tomto kole se tam bojovalo
map-legend-tableau = Každá kostka je jedna skupina, tečky jsou její lidé. Kostky v řetězech jsou otroci, v barvě své domoviny.
answer-map-tableau = Vaše město po těchto příkazech
answer-map-bare-tableau = Vaše město
