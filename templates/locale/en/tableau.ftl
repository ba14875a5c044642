# A table top of cities: what its signs mean.
tableau-since = round { $round }
tableau-slaves = slaves of { SEAT($who, case: "gen") } { $count }
tableau-key-die = d1:6 a die and its people
tableau-key-planned = (d1:6) planned
tableau-key-unknown = ? out of sight
tableau-key-fight = * fought there this round
map-legend-tableau = Each die is a group, its pips are its people. Chained dice are slaves, in the colour of their own people.
answer-map-tableau = Your city after these commands
answer-map-bare-tableau = Your city
