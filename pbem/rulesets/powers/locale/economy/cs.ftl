# Válečná ekonomika.
term-ware = surovina, například „4 uhlí“
term-plant = budova, například „železárna“
powers-ware = { $ware ->
    [food] jídlo
    [ore] ruda
    [coal] uhlí
    [iron] železo
    [tools] nářadí
    [concrete] beton
    [workers] dělníci
    [arms] zbroj
    [none] nic
   *[other] { $ware }
}
powers-ware-counted = { $count } { $ware ->
    [food] jídla
    [ore] rudy
    [coal] uhlí
    [iron] železa
    [tools] nářadí
    [concrete] betonu
    [workers] { $count ->
        [one] dělník
        [few] dělníci
       *[other] dělníků
    }
   *[arms] BV
}
powers-wares-at = { $at } { $wares }
powers-plant = { $plant ->
    [farm] farma
    [mine] důl
    [smelter] železárna
    [toolworks] nástrojárna
    [concreteworks] betonárna
    [barracks] kasárna
   *[other] obydlí
}
powers-plant-counted = { $count ->
    [1] { powers-plant }
   *[other] { $count } × { powers-plant }
}
powers-heading-economy = Ekonomika
powers-economy = { $at }{ $better ->
    [1] {" "}(bonus: { $bonus })
   *[other] {""}
}: { $count ->
    [0] nic tu neleží
   *[other] { $wares }
}; { $standing ->
    [0] žádné budovy
   *[other] { $plants }
}; { $listed ->
    [0] dělníci vyrábějí, co je třeba
   *[other] dělníci vyrábějí v tomto pořadí: { $work }
}.
powers-economy-other = { SEAT($who) } mají{ $some ->
    [0] {""}
   *[other] , pokud vidíte,
} { $count ->
    [0] prázdné sklady.
   *[other] { $wares }.
}
powers-event-worked = { SEAT($seat) } vyrobili: { $lands }.
powers-event-starved = { $at }: bez jídla zemřeli dělníci ({ SEAT($seat) }): { $count }.
powers-event-bartered = { SEAT($seat) } vyměnili s { SEAT($to) } { $given } za { $got }.
powers-event-decree-store = Vedoucí: { $what } v { $at }, teď { $count }.
powers-works-erect = { powers-plant } (teď { $count })
powers-plan-erect = { $at }: { $plant } za { $wares }.
powers-plan-barter = Pokud { SEAT($who) } dají týž rozkaz opačně, dostanete za { $given } před prací budov { $got }.
powers-plan-employ = Od teď dělníci v { $at } vyrábějí { $count ->
    [0] to, co je třeba.
   *[other] { $wares }, každé dokud to jde, a nic jiného.
}
powers-about-employ = co vyrábějí dělníci
problem-powers-no-plant = { $at } na to zatím nemá budovu: { $plant }.
problem-powers-no-barter = Suroviny se vyměňují jen tam, kde táhnou všichni najednou.
problem-powers-barter-whom = Suroviny se vyměňují s jinou mocností, která je ještě ve válce.
problem-powers-barter-what = Vyměňuje se něco z jedné suroviny za něco z jiné; BV se nevyměňují.
problem-powers-no-wares = { $wares } neleží pohromadě na žádném takovém vašem poli; nejvíc je jich tam { $has }.
problem-powers-war-economy = Válečná ekonomika nemá továrny: stavte farmu, důl, železárnu, nástrojárnu, betonárnu nebo kasárna.
problem-powers-no-materials = { $at } a vašim sousedním polím chybí { $wares }.
refusal-powers-no-ware = Taková surovina ani budova není: { $what }.
powers-clause-stores = otevřené sklady
powers-rails = Železnice { $lands }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
powers-event-hauled = { SEAT($seat) } převezli { $wares } z { $start } do { $at }.
powers-event-laid = { SEAT($seat) } položili železnici { $at }–{ $to } (teď { $count }).
powers-plan-haul = { $wares } se před prací budov převeze z { $start } do { $at } a v tomto kole už nikam dál.
powers-plan-rail = Železnice { $at }–{ $to } za { $wares }, po práci budov; pak jich bude { $count }.
problem-powers-no-rails = Z { $at } do { $goal } to nejde: { $far ->
    [1] železnice spojuje dvě vaše sousední pole.
   *[other] suroviny se vozí na sousední vaše pole, nebo po železnici až o { $far } polí.
}
