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
term-part = typ a jeho podiel paľby, napríklad „tank 2/3“
powers-shell = { $target } ({ $who }) { $amount } BPk{ $destroyed ->
    [0] {""}
   *[other] , zničené: { $destroyed }
}
powers-shell-nothing = nikomu sa nič nestalo
powers-event-barrage = Paľba na { $at }, strieľa { SEAT($seats) } ({ $units }): { $shells }.
powers-event-aimed = { SEAT($seat) }: { $units } v { $at }: { $goal ->
    [none] už bez postavenia.
   *[other] v postavení proti { $goal }.
}
powers-heading-barrages = Delostrelectvo
powers-plan-fire = Ak nikto nič nezmení, paľba na { $at } spôsobí toto: { $shells }. Čo prežije, bude opravené, ibaže by to niekto držal.
powers-plan-battery = Od kola { $round } môžu páliť na { $at } a samy to robia na toho, komu ublížia najviac.
problem-powers-no-fire = To nie je delostrelectvo: { $unit }.
problem-powers-out-of-reach = Delá v { $start } dostrelia len do susedných polí: { $near }. { $goal } medzi nimi nie je.
problem-powers-sea-to-sea = Lode nikdy nepália delostrelectvom na iné more: { $start } na { $goal }.
problem-powers-no-guns = V { $at } nestojí pripravené: { $unit }.
problem-powers-no-position = Žiadne vaše delo v { $start } nie je v postavení proti { $goal } a nikto odtiaľ nemieri naň. Najprv: postavenie … { $start } v { $goal }.
problem-powers-shares = Podiely paľby jedného dela dajú spolu najviac 1: „tank 2/3, pechota 1/3“.
problem-powers-nobody-to-hit = V { $goal } teraz nestojí nikto, koho by sa dalo zasiahnuť.
powers-units-mec = { $count ->
    [one] { $count } mechanizovaná pechota
    [few] { $count } mechanizované pechoty
   *[other] { $count } mechanizovaných pechôt
}
powers-units-ltk = { $count ->
    [one] { $count } ľahký tank
    [few] { $count } ľahké tanky
   *[other] { $count } ľahkých tankov
}
powers-units-htk = { $count ->
    [one] { $count } ťažký tank
    [few] { $count } ťažké tanky
   *[other] { $count } ťažkých tankov
}
powers-units-pgn = { $count ->
    [one] { $count } prierazné delo
    [few] { $count } prierazné delá
   *[other] { $count } prierazných diel
}
powers-units-lgn = { $count ->
    [one] { $count } ľahké delo
    [few] { $count } ľahké delá
   *[other] { $count } ľahkých diel
}
powers-units-lgf = { $count ->
    [one] { $count } ľahká delostrelecká pevnosť
    [few] { $count } ľahké delostrelecké pevnosti
   *[other] { $count } ľahkých delostreleckých pevností
}
powers-map-mec = mechanizovaná pechota
powers-map-ltk = ľahký tank
powers-map-htk = ťažký tank
powers-map-pgn = prierazné delo
powers-map-lgn = ľahké delo
powers-map-lgf = ľahká delostrelecká pevnosť
powers-plan-carry = V { $at } sa náklad zloží a tento ťah sa už nepohne. Do vášho ďalšieho ťahu zasiahne všetko, čo zasiahne nákladiak, aj to, čo viezol.
problem-powers-no-load = Na nákladiak sa nedá naložiť { $unit }: len neobrnené jednotky.
problem-powers-carry-foreign = Naložené nákladiaky jazdia len po vlastných krajinách; { $at } nie je vaša.
problem-powers-carry-far = Nákladiak prejde tri kroky: { $goal } je príliš ďaleko.
problem-powers-no-trucks = V { $at } nie je dosť nákladiakov a nákladu. { $have ->
    [0] Nemáte tam jednotku, ktorá by sa mohla pohnúť.
   *[other] Máte tam: { $units }.
}
