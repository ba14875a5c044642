# Armoured guns and trucks.
powers-units-agn = { $count ->
    [one] { $count } armoured gun
   *[other] { $count } armoured guns
}
powers-units-atr = { $count ->
    [one] { $count } armoured truck
   *[other] { $count } armoured trucks
}
powers-map-agn = armoured gun
powers-map-atr = armoured truck
