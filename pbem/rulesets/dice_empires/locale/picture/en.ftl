# The picture of the cities: what its signs mean, and what is written on it.
dice-empires-map-since = round { $round }
dice-empires-map-slaves = slaves of { SEAT($who, case: "gen") } { $count }
dice-empires-map-key-die = d1:6 a die and its people
dice-empires-map-key-planned = (d1:6) planned
dice-empires-map-key-unknown = ? out of sight
dice-empires-map-key-fight = * fought there this round
dice-empires-map-legend-dice = Each die is a group, its pips are its people. Chained dice are slaves, in the colour of their own people.
dice-empires-map-heading-planned = Your city after these commands
dice-empires-map-heading = Your city
dice-empires-map-legend-planned = Dashed dice: how your city would stand after your commands, if nothing came between; what the others do nobody knows.
