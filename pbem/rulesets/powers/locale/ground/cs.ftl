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
term-part = typ a jeho podíl palby, třeba „tank 2/3“
powers-shell = { $target } ({ $who }) { $amount } BPk{ $destroyed ->
    [0] {""}
   *[other] , zničeno: { $destroyed }
}
powers-shell-nothing = nikomu se nic nestalo
powers-event-barrage = Palba na { $at }, střílí { SEAT($seats) } ({ $units }): { $shells }.
powers-event-aimed = { SEAT($seat) }: { $units } v { $at }: { $goal ->
    [none] už bez postavení.
   *[other] v postavení proti { $goal }.
}
powers-heading-barrages = Dělostřelectvo
powers-plan-fire = Nezmění-li nikdo nic, způsobí palba na { $at } toto: { $shells }. Co přežije, bude opraveno, leda by to někdo držel.
powers-plan-battery = Od kola { $round } mohou pálit na { $at } a samy to dělají na toho, komu ublíží nejvíc.
problem-powers-no-fire = To není dělostřelectvo: { $unit }.
problem-powers-out-of-reach = Děla v { $start } dostřelí jen do sousedních polí: { $near }. { $goal } mezi nimi není.
problem-powers-sea-to-sea = Lodě nikdy nepálí dělostřelectvem na jiné moře: { $start } na { $goal }.
problem-powers-no-guns = V { $at } nestojí připraveno: { $unit }.
problem-powers-no-position = Žádné vaše dělo v { $start } není v postavení proti { $goal } a nikdo odtamtud nemíří na ně. Nejdřív: postavení … { $start } v { $goal }.
problem-powers-shares = Podíly palby jednoho děla dají dohromady nejvýš 1: „tank 2/3, pěchota 1/3“.
problem-powers-nobody-to-hit = V { $goal } teď nestojí nikdo, koho by šlo zasáhnout.
powers-units-mec = { $count ->
    [one] { $count } mechanizovaná pěchota
    [few] { $count } mechanizované pěchoty
   *[other] { $count } mechanizovaných pěchot
}
powers-units-ltk = { $count ->
    [one] { $count } lehký tank
    [few] { $count } lehké tanky
   *[other] { $count } lehkých tanků
}
powers-units-htk = { $count ->
    [one] { $count } těžký tank
    [few] { $count } těžké tanky
   *[other] { $count } těžkých tanků
}
powers-units-pgn = { $count ->
    [one] { $count } průrazné dělo
    [few] { $count } průrazná děla
   *[other] { $count } průrazných děl
}
powers-units-lgn = { $count ->
    [one] { $count } lehké dělo
    [few] { $count } lehká děla
   *[other] { $count } lehkých děl
}
powers-units-lgf = { $count ->
    [one] { $count } lehká dělostřelecká pevnost
    [few] { $count } lehké dělostřelecké pevnosti
   *[other] { $count } lehkých dělostřeleckých pevností
}
powers-map-mec = mechanizovaná pěchota
powers-map-ltk = lehký tank
powers-map-htk = těžký tank
powers-map-pgn = průrazné dělo
powers-map-lgn = lehké dělo
powers-map-lgf = lehká dělostřelecká pevnost
powers-plan-carry = V { $at } se náklad složí a tento tah se už nepohne. Do vašeho dalšího tahu zasáhne všechno, co zasáhne náklaďák, i to, co vezl.
problem-powers-no-load = Na náklaďák se nedá naložit { $unit }: jen neobrněné jednotky.
problem-powers-carry-foreign = Naložené náklaďáky jezdí jen po vlastních zemích; { $at } není vaše.
problem-powers-carry-far = Náklaďák ujede tři kroky: { $goal } je moc daleko.
problem-powers-no-trucks = V { $at } není dost náklaďáků a nákladu. { $have ->
    [0] Nemáte tam jednotku, která by se mohla hnout.
   *[other] Máte tam: { $units }.
}
