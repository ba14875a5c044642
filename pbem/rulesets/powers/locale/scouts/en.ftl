# Reconnaissance.
powers-units-rec = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
powers-units-rbo = { $count ->
    [one] { $count } scout boat
   *[other] { $count } scout boats
}
powers-units-rpl = { $count ->
    [one] { $count } spotter
   *[other] { $count } spotters
}
powers-map-rec = scout
powers-map-rbo = scout boat
powers-map-rpl = spotter
powers-event-watched = Battle in { $at }, seen from afar: { SEAT($seats) }.
problem-powers-no-fog = Everybody sees everything in this game: there is no vision to share.
