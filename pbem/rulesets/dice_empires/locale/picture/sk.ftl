# The picture of the cities: what its signs mean, and what is written on it.
dice-empires-map-since = kolo { $round }
dice-empires-map-slaves = otroci { SEAT($who, case: "gen") } { $count }
dice-empires-map-key-die = k1:6 kocka a jej ľudia
dice-empires-map-key-planned = (k1:6) plán
dice-empires-map-key-unknown = ? nevidno
dice-empires-map-key-fight = * v tomto kole sa tam bojovalo
dice-empires-map-legend-dice = Každá kocka je jedna skupina, bodky sú jej ľudia. Kocky v reťaziach sú otroci, vo farbe svojej domoviny.
dice-empires-map-heading-planned = Vaše mesto po týchto príkazoch
dice-empires-map-heading = Vaše mesto
dice-empires-map-legend-planned = Čiarkované kocky: ako by vaše mesto vyzeralo po vašich príkazoch, keby do toho nič neprišlo; čo urobia ostatní, nikto nevie.
