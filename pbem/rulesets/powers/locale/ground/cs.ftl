# Jednotky pozemních kapitol jménem: pevnosti, pionýři, děla, náklaďáky; co se staví narychlo.
powers-units-bun = { $count ->
    [one] { $count } pevnost
    [few] { $count } pevnosti
   *[other] { $count } pevností
}
powers-units-atf = { $count ->
    [one] { $count } protitanková pevnost
    [few] { $count } protitankové pevnosti
   *[other] { $count } protitankových pevností
}
powers-units-aaf = { $count ->
    [one] { $count } protiletadlová pevnost
    [few] { $count } protiletadlové pevnosti
   *[other] { $count } protiletadlových pevností
}
powers-units-gnf = { $count ->
    [one] { $count } dělostřelecká pevnost
    [few] { $count } dělostřelecké pevnosti
   *[other] { $count } dělostřeleckých pevností
}
powers-units-pio = { $count ->
    [one] { $count } pionýr
    [few] { $count } pionýři
   *[other] { $count } pionýrů
}
powers-units-gun = { $count ->
    [one] { $count } dělo
    [few] { $count } děla
   *[other] { $count } děl
}
powers-units-trk = { $count ->
    [one] { $count } náklaďák
    [few] { $count } náklaďáky
   *[other] { $count } náklaďáků
}
powers-map-bun = pevnost
powers-map-atf = protitanková pevnost
powers-map-aaf = protiletadlová pevnost
powers-map-gnf = dělostřelecká pevnost
powers-map-pio = pionýr
powers-map-gun = dělo
powers-map-trk = náklaďák
problem-powers-no-rush = Narychlo se dají stavět jen pevnosti, ne { $unit }.
