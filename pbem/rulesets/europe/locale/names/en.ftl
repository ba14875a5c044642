# The powers, and the lands of the map.
seat-britain = Britain and allies
    .gen = Britain and allies
    .dat = Britain and allies
    .acc = Britain and allies
    .ins = Britain and allies
    .loc = Britain and allies
seat-russia = Russian Empire
    .gen = the Russian Empire
    .dat = the Russian Empire
    .acc = the Russian Empire
    .ins = the Russian Empire
    .loc = the Russian Empire
seat-france = France and allies
    .gen = France and allies
    .dat = France and allies
    .acc = France and allies
    .ins = France and allies
    .loc = France and allies
seat-dual = Dual Alliance
    .gen = the Dual Alliance
    .dat = the Dual Alliance
    .acc = the Dual Alliance
    .ins = the Dual Alliance
    .loc = the Dual Alliance
seat-ottoman = Ottoman Empire
    .gen = the Ottoman Empire
    .dat = the Ottoman Empire
    .acc = the Ottoman Empire
    .ins = the Ottoman Empire
    .loc = the Ottoman Empire
europe-code = { $who ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $who }
}
europe-land = { $land ->
    [BRI] Great Britain
    [BEN] Benelux
    [SCA] Southern Scandinavia
    [FRA] France
    [SPA] Spain
    [ITA] Italy
    [GER] Germany
    [AUS] Austria
    [HUN] Hungary
    [NRU] Northern Russia
    [POL] Poland
    [UKR] Ukraine
    [BAL] Southern Balkans
    [ANA] Anatolia
    [AFR] North Africa
    [IRE] Ireland
    [POR] Portugal
    [SWI] Switzerland
    [FIN] Finland
    [ROM] Romania
    [PER] Persia
   *[other] { $land }
}
europe-sea = { $sea ->
    [atlantic] Atlantic
   *[mediterranean] Mediterranean
}
europe-power = { SEAT($who) }
europe-power-idle = { SEAT($who) } (not played)
