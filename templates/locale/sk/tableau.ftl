# Stôl s mestami: čo znamenajú jeho znaky.
tableau-since = kolo { $round }
tableau-slaves = otroci { SEAT($who, case: "gen") } { $count }
tableau-key-die = k1:6 kocka a jej ľudia
tableau-key-planned = (k1:6) plán
tableau-key-unknown = ? nevidno
tableau-key-fight = * v tomto kole sa tam bojovalo
