# Jednotky pozemných kapitol menom: pevnosti, ženisti, delá, nákladiaky; čo sa stavia narýchlo.
powers-units-bun = { $count ->
    [one] { $count } bunker
    [few] { $count } bunkre
   *[other] { $count } bunkrov
}
powers-units-atf = { $count ->
    [one] { $count } protitanková pevnosť
    [few] { $count } protitankové pevnosti
   *[other] { $count } protitankových pevností
}
powers-units-aaf = { $count ->
    [one] { $count } protilietadlová pevnosť
    [few] { $count } protilietadlové pevnosti
   *[other] { $count } protilietadlových pevností
}
powers-units-gnf = { $count ->
    [one] { $count } delostrelecká pevnosť
    [few] { $count } delostrelecké pevnosti
   *[other] { $count } delostreleckých pevností
}
powers-units-pio = { $count ->
    [one] { $count } ženista
    [few] { $count } ženisti
   *[other] { $count } ženistov
}
powers-units-gun = { $count ->
    [one] { $count } delo
    [few] { $count } delá
   *[other] { $count } diel
}
powers-units-trk = { $count ->
    [one] { $count } nákladiak
    [few] { $count } nákladiaky
   *[other] { $count } nákladiakov
}
powers-map-bun = bunker
powers-map-atf = protitanková pevnosť
powers-map-aaf = protilietadlová pevnosť
powers-map-gnf = delostrelecká pevnosť
powers-map-pio = ženista
powers-map-gun = delo
powers-map-trk = nákladiak
problem-powers-no-rush = Narýchlo sa dajú stavať len pevnosti, nie { $unit }.
