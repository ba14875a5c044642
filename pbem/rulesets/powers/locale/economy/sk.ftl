# Vojnová ekonomika.
term-ware = surovina, napríklad „4 uhlia“
term-plant = budova, napríklad „železiareň“
powers-ware = { $ware ->
    [food] jedlo
    [ore] ruda
    [coal] uhlie
    [iron] železo
    [tools] náradie
    [concrete] betón
    [workers] robotníci
    [arms] zbroj
    [none] nič
   *[other] { $ware }
}
powers-ware-counted = { $count } { $ware ->
    [food] jedla
    [ore] rudy
    [coal] uhlia
    [iron] železa
    [tools] náradia
    [concrete] betónu
    [workers] { $count ->
        [one] robotník
        [few] robotníci
       *[other] robotníkov
    }
   *[arms] BV
}
powers-wares-at = { $at } { $wares }
powers-plant = { $plant ->
    [farm] farma
    [mine] baňa
    [smelter] železiareň
    [toolworks] nástrojáreň
    [concreteworks] betonáreň
    [barracks] kasárne
   *[other] obydlie
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
    [0] nič tu neleží
   *[other] { $wares }
}; { $standing ->
    [0] žiadne budovy
   *[other] { $plants }
}; { $listed ->
    [0] robotníci vyrábajú, čo treba
   *[other] robotníci vyrábajú v tomto poradí: { $work }
}.
powers-economy-other = { SEAT($who) } majú{ $some ->
    [0] {""}
   *[other] , pokiaľ vidíte,
} { $count ->
    [0] prázdne sklady.
   *[other] { $wares }.
}
powers-event-worked = { SEAT($seat) } vyrobili: { $lands }.
powers-event-starved = { $at }: bez jedla zomreli robotníci ({ SEAT($seat) }): { $count }.
powers-event-bartered = { SEAT($seat) } vymenili s { SEAT($to) } { $given } za { $got }.
powers-event-decree-store = Vedúci: { $what } v { $at }, teraz { $count }.
powers-works-erect = { powers-plant } (teraz { $count })
powers-plan-erect = { $at }: { $plant } za { $wares }.
powers-plan-barter = Ak { SEAT($who) } dajú ten istý rozkaz opačne, dostanete za { $given } pred prácou budov { $got }.
powers-plan-employ = Odteraz robotníci v { $at } vyrábajú { $count ->
    [0] to, čo treba.
   *[other] { $wares }, každé kým sa dá, a nič iné.
}
powers-about-employ = čo vyrábajú robotníci
problem-powers-no-plant = { $at } na to zatiaľ nemá budovu: { $plant }.
problem-powers-no-barter = Suroviny sa vymieňajú len tam, kde ťahajú všetci naraz.
problem-powers-barter-whom = Suroviny sa vymieňajú s inou mocnosťou, ktorá je ešte vo vojne.
problem-powers-barter-what = Vymieňa sa niečo z jednej suroviny za niečo z inej; BV sa nevymieňajú.
problem-powers-no-wares = { $wares } neležia spolu na žiadnom takom vašom poli; najviac ich tam je { $has }.
problem-powers-war-economy = Vojnová ekonomika nemá továrne: stavajte farmu, baňu, železiareň, nástrojáreň, betonáreň alebo kasárne.
problem-powers-no-materials = { $at } a vašim susedným poliam chýba { $wares }.
refusal-powers-no-ware = Taká surovina ani budova nie je: { $what }.
powers-clause-stores = otvorené sklady
powers-rails = Železnica { $lands }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
powers-event-hauled = { SEAT($seat) } previezli { $wares } z { $start } do { $at }.
powers-event-laid = { SEAT($seat) } položili železnicu { $at }–{ $to } (teraz { $count }).
powers-plan-haul = { $wares } sa pred prácou budov prevezie z { $start } do { $at } a v tomto kole už nikam ďalej.
powers-plan-rail = Železnica { $at }–{ $to } za { $wares }, po práci budov; potom ich bude { $count }.
problem-powers-no-rails = Z { $at } do { $goal } to nejde: { $far ->
    [1] železnica spája dve vaše susedné polia.
   *[other] suroviny sa vozia na susedné vaše pole, alebo po železnici až o { $far } polí.
}
