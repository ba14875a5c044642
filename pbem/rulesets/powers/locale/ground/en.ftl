# Units of the ground chapters by name: fortresses, pioneers, guns, trucks; what is built in a hurry.
powers-units-bun = { $count ->
    [one] { $count } bunker
   *[other] { $count } bunkers
}
powers-units-atf = { $count ->
    [one] { $count } AT fort
   *[other] { $count } AT forts
}
powers-units-aaf = { $count ->
    [one] { $count } AA fort
   *[other] { $count } AA forts
}
powers-units-gnf = { $count ->
    [one] { $count } artillery fort
   *[other] { $count } artillery forts
}
powers-units-pio = { $count ->
    [one] { $count } pioneer
   *[other] { $count } pioneers
}
powers-units-gun = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}
powers-units-trk = { $count ->
    [one] { $count } truck
   *[other] { $count } trucks
}
powers-map-bun = bunker
powers-map-atf = AT fort
powers-map-aaf = AA fort
powers-map-gnf = artillery fort
powers-map-pio = pioneer
powers-map-gun = gun
powers-map-trk = truck
problem-powers-no-rush = { $unit } cannot be built in a hurry: only fortresses can.
