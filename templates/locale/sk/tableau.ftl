# Stôl s mestami: čo znamenajú jeho znaky.
tableau-since = kolo { $round }
tableau-slaves = otroci { SEAT($who, case: "gen") } { $count }
tableau-key-die = k1:6 kocka a jej ľudia
tableau-key-planned = (k1:6) plán
tableau-key-unknown = ? nevidno
tableau-key-fight = * v tomto kole sa tam bojovalo
map-legend-tableau = Každá kocka je jedna skupina, bodky sú jej ľudia. Kocky v reťaziach sú otroci, vo farbe svojej domoviny.
answer-map-tableau = Vaše mesto po týchto príkazoch
answer-map-bare-tableau = Vaše mesto
