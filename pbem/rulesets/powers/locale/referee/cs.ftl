# Co čte vedoucí a co udělá hned.
powers-oversee-legend = Na této mapě je všechno.
powers-oversee-heading-map = Mapa
powers-oversee-heading-powers = Mocnosti
powers-oversee-heading-battles = Bitvy
powers-oversee-heading-orders = Rozkazy, jak byly napsány
powers-oversee-heading-standing = Trvalé rozkazy
powers-oversee-heading-kept = Jednotky ponechané stranou
powers-oversee-heading-treaties = Smlouvy a návrhy
powers-oversee-heading-tasks = O co kdo hraje
powers-oversee-heading-log = Co bylo řečeno a komu
powers-oversee-total-round = kolo
powers-oversee-total-alive = { $count ->
    [one] mocnost ve válce
    [few] mocnosti ve válce
   *[other] mocností ve válce
}
powers-oversee-total-units = { $count ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
}
powers-oversee-stands = { SEAT($who) }: { $words }
powers-oversee-kept = { SEAT($who) }: { $units }
powers-standing-col-place = Místo
powers-standing-col-power = Mocnost
powers-standing-col-side = Strana
powers-standing-col-lands = Země
powers-standing-col-worth = BV v jednotkách
powers-standing-col-result = Výsledek
powers-event-decree-units = Vedoucí: v { $at } teď mají { $who }: { $units }.
powers-event-decree-emptied = Vedoucí: v { $at } už { $who } takovou jednotku nemají ({ $row }).
powers-event-decree-land = Vedoucí: { $at } teď drží { $who } (předtím: { $loser }).
powers-event-decree-works = Vedoucí: továren v { $at } je teď { $count }.
refusal-powers-no-land = Země { $at } na této mapě není.
refusal-powers-no-seat = { $seat } nehraje.
refusal-powers-no-harbour = { $at } nemá přístav.
refusal-powers-no-number = Nejvýš { $most }.
refusal-powers-no-unit = { $row } tam stát nemůže: nikomu nepatří jen neutrální armáda a ta nikomu jinému.
refusal-powers-not-its-owner = Jednotky stojí na vlastních zemích: nejdřív jim dejte { $at }.
refusal-powers-same-owner = { $at } jim už patří.
refusal-powers-chapter-off = Kapitola { $chapter } se nehraje.
powers-event-decree-airfield = Vedoucí: { $count ->
    [0] { $at } už nemá letiště.
   *[other] { $at } teď má letiště pro { $count } letadel za tah.
}
powers-event-decree-battery = Vedoucí: { $units } v { $at } ({ $who }): { $goal ->
    [none] už bez postavení.
   *[other] postavení na { $goal }.
}
refusal-powers-no-guns = Žádná taková jejich děla v { $at } nestojí.
refusal-powers-not-beside = { $goal } s { $at } nesousedí.
powers-event-decree-damage = Vedoucí: { $units } v { $at } ({ $who }): { $sixths ->
    [0] bez poškození.
   *[other] každá jednotka má poškození { $damage }{ $held ->
        [0] {""}
       *[other] , drží ho { $by }
    }; ostatní téhož druhu tam jsou celé.
}
powers-event-decree-freight = Vedoucí: { $units } v { $at } ({ $who }): { $count ->
    [0] bez nákladu.
   *[other] na palubě každé { $load }.
}
powers-event-decree-canal = Vedoucí: { $count ->
    [0] { $at } už nemá průplav.
   *[other] { $at } teď má průplav.
}
refusal-powers-not-so-many = Hotových jich v { $at } mají jen tolik: { $most }.
problem-powers-no-damage = Poškození se počítá na celé šestiny.
refusal-powers-no-damage = Poškození je menší než { $most } a počítá se na šestiny: s { $most } je jednotka zničena.
refusal-powers-no-holder = Poškození trvá, jen dokud ho drží jiná mocnost; napište která: nastav A1 modrý 1 tank poškození 3 držitel červený.
refusal-powers-slots-full = { $who }: tolik jednotek, ne víc, smějí držet poškozených: { $most }.
refusal-powers-no-carrier = { $row } nic nevozí.
refusal-powers-not-carried = Tohle žádná loď neveze: { $row }.
refusal-powers-too-much-aboard = Na každou z těch lodí se vejde jednotek: { $most }.
refusal-powers-no-canal-there = Průplav spojuje přístavy na dvou mořích a ty { $at } nemá.
