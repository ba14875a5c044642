# Mocnosti a území mapy.
seat-britain = Británie a spojenci
    .gen = Británie a spojenců
    .dat = Británii a spojencům
    .acc = Británii a spojence
    .ins = Británií a spojenci
    .loc = Británii a spojencích
seat-russia = Ruská říše
    .gen = Ruské říše
    .dat = Ruské říši
    .acc = Ruskou říši
    .ins = Ruskou říší
    .loc = Ruské říši
seat-france = Francie a spojenci
    .gen = Francie a spojenců
    .dat = Francii a spojencům
    .acc = Francii a spojence
    .ins = Francií a spojenci
    .loc = Francii a spojencích
seat-dual = Dvojspolek
    .gen = Dvojspolku
    .dat = Dvojspolku
    .acc = Dvojspolek
    .ins = Dvojspolkem
    .loc = Dvojspolku
seat-ottoman = Osmanská říše
    .gen = Osmanské říše
    .dat = Osmanské říši
    .acc = Osmanskou říši
    .ins = Osmanskou říší
    .loc = Osmanské říši
europe-code = { $who ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $who }
}
europe-land = { $land ->
    [BRI] Británie
    [BEN] Benelux
    [SCA] Jižní Skandinávie
    [FRA] Francie
    [SPA] Španělsko
    [ITA] Itálie
    [GER] Německo
    [AUS] Rakousko
    [HUN] Uhersko
    [NRU] Severní Rusko
    [POL] Polsko
    [UKR] Ukrajina
    [BAL] Jižní Balkán
    [ANA] Anatolie
    [AFR] Severní Afrika
    [IRE] Irsko
    [POR] Portugalsko
    [SWI] Švýcarsko
    [FIN] Finsko
    [ROM] Rumunsko
    [PER] Persie
   *[other] { $land }
}
europe-sea = { $sea ->
    [atlantic] Atlantik
   *[mediterranean] Středomoří
}
europe-power = { SEAT($who) }
europe-power-idle = { SEAT($who) } (nehraje nikdo)
