# Mocnosti a územia mapy.
seat-britain = Británia a spojenci
    .gen = Británie a spojencov
    .dat = Británii a spojencom
    .acc = Britániu a spojencov
    .ins = Britániou a spojencami
    .loc = Británii a spojencoch
seat-russia = Ruská ríša
    .gen = Ruskej ríše
    .dat = Ruskej ríši
    .acc = Ruskú ríšu
    .ins = Ruskou ríšou
    .loc = Ruskej ríši
seat-france = Francúzsko a spojenci
    .gen = Francúzska a spojencov
    .dat = Francúzsku a spojencom
    .acc = Francúzsko a spojencov
    .ins = Francúzskom a spojencami
    .loc = Francúzsku a spojencoch
seat-dual = Dvojspolok
    .gen = Dvojspolku
    .dat = Dvojspolku
    .acc = Dvojspolok
    .ins = Dvojspolkom
    .loc = Dvojspolku
seat-ottoman = Osmanská ríša
    .gen = Osmanskej ríše
    .dat = Osmanskej ríši
    .acc = Osmanskú ríšu
    .ins = Osmanskou ríšou
    .loc = Osmanskej ríši
europe-code = { $who ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $who }
}
europe-land = { $land ->
    [BRI] Británia
    [BEN] Benelux
    [SCA] Južná Škandinávia
    [FRA] Francúzsko
    [SPA] Španielsko
    [ITA] Taliansko
    [GER] Nemecko
    [AUS] Rakúsko
    [HUN] Uhorsko
    [NRU] Severné Rusko
    [POL] Poľsko
    [UKR] Ukrajina
    [BAL] Južný Balkán
    [ANA] Anatólia
    [AFR] Severná Afrika
    [IRE] Írsko
    [POR] Portugalsko
    [SWI] Švajčiarsko
    [FIN] Fínsko
    [ROM] Rumunsko
    [PER] Perzia
   *[other] { $land }
}
europe-sea = { $sea ->
    [atlantic] Atlantik
   *[mediterranean] Stredomorie
}
europe-power = { SEAT($who) }
europe-power-idle = { SEAT($who) } (nehrá nikto)
