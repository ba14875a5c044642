# Letadla: co se hlásí, předpovídá a odmítá.
powers-units-bom = { $count ->
    [one] { $count } bombardér
    [few] { $count } bombardéry
   *[other] { $count } bombardérů
}
powers-units-fig = { $count ->
    [one] { $count } stíhačka
    [few] { $count } stíhačky
   *[other] { $count } stíhaček
}
powers-units-aab = { $count ->
    [one] { $count } protiletecká baterie
    [few] { $count } protiletecké baterie
   *[other] { $count } protileteckých baterií
}
powers-units-kai = { $count ->
    [one] { $count } kaibokan
    [few] { $count } kaibokany
   *[other] { $count } kaibokanů
}
powers-map-bom = bombardér
powers-map-fig = stíhačka
powers-map-aab = protiletecká baterie
powers-map-kai = kaibokan
powers-ending-air = { $ending ->
    [spent] {""}
    [held] Všechna útočící letadla byla sestřelena.
    [retreated] Útočící letadla se obrátila zpět.
    [stalemate] Útočící letadla už nemohla nikomu ublížit.
    [unconquered] {""}
   *[other] Nezbyl nikdo.
}
powers-event-raid = Nálet na { $at }: { $others } proti { $first }. { powers-ending-air }
powers-event-interception = Stíhání nad { $at }: { $others } proti { $first }. { powers-ending-air }
powers-event-flew = { SEAT($seat) }: { $units }, { $task ->
    [strike] nálet z { $start } na { $goal }.
    [escort] doprovod z { $start } do { $goal }.
   *[rebase] přelet z { $start } na letiště v { $goal }.
}
powers-event-sighted = Nad { $over } jsou vidět letadla, { SEAT($seat) }: { $units }.
powers-event-in-vain = { SEAT($seat) }: letadla nenašla v { $at } nikoho, na koho by zaútočila.
powers-plan-strike = { $count ->
    [0] V { $at } teď z ostatních nikdo není.
   *[other] V { $at } ({ $holder }) teď nálet narazí na: { $units }.
}
powers-plan-home = Návrat: { $unit } přistanou v { $at }.
powers-stands-intercept = { $off ->
    [1] Vaše stíhačky nikoho nestíhají.
   *[0] Stíhačky stíhají { $named ->
        [0] nad všemi vašimi zeměmi
       *[other] nad: { $areas }
    }, { $count ->
        [0] všechny, které doletí
       *[other] nejvýš { $count }
    }, od poměru { $over }:{ $under }{ $steps ->
        [0] {""}
        [one] , nejvýš { $steps } krok daleko
        [few] , nejvýš { $steps } kroky daleko
       *[other] , nejvýš { $steps } kroků daleko
    }{ $joint ->
        [0] {""}
       *[other] ; společně, pokud také jmenují vás: { $allies }
    }.
}
problem-powers-no-aircraft = { $unit } neumějí létat.
problem-powers-flies = { $unit } nepochodují, ale létají: „nálet“, „eskorta“ nebo „přelet“.
problem-powers-no-planes = Tolik připravených letadel ({ $unit }) v { $at } nemáte: stojí jich tam { $have }{ $ordered ->
    [0] {""}
   *[other] , v rozkazu je { $ordered }
}.
problem-powers-weary = { $unit } v { $at } stíhaly a tento tah odpočívají.
problem-powers-flies-far = { $unit } uletí nejvýš { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } kroků
}: { $goal } je moc daleko.
problem-powers-no-airfield = V { $at } vaše letadla nepřistanou: musí to být vaše země, a ne dobytá v tomto kole.
problem-powers-one-way = Z { $at } nevede cesta domů ({ $unit }): budou ztraceny.
problem-powers-air-odds = Poměr jsou dvě čísla, třeba 1:2.
problem-powers-no-fighters = Nemáte stíhačky, které by mohly stíhat.
powers-units-tbo = { $count ->
    [one] { $count } taktický bombardér
    [few] { $count } taktické bombardéry
   *[other] { $count } taktických bombardérů
}
powers-map-tbo = taktický bombardér
powers-units-sbo = { $count ->
    [one] { $count } strategický bombardér
    [few] { $count } strategické bombardéry
   *[other] { $count } strategických bombardérů
}
powers-map-sbo = strategický bombardér
powers-units-ifg = { $count ->
    [one] { $count } přepadová stíhačka
    [few] { $count } přepadové stíhačky
   *[other] { $count } přepadových stíhaček
}
powers-map-ifg = přepadová stíhačka
powers-units-car = { $count ->
    [one] { $count } letadlová loď
    [few] { $count } letadlové lodě
   *[other] { $count } letadlových lodí
}
powers-map-car = letadlová loď
powers-map-rail = železnice
powers-map-airfield = letiště
powers-plan-airfield = { $cost } BV; v { $at } zbývá: { $left }. Letiště v { $at } pak za tah natankují letadel: { $count }, od příštího tahu.
powers-heading-airfields = Letiště
powers-airfields = { $at }: { $fields }
problem-powers-no-airfields = V této hře má letiště bez omezení každá země: nestaví se.
problem-powers-odd-airfield = Letiště natankuje sudý počet letadel: 2 za 2 BV, 4 za 3 BV, 6 za 4 BV…
powers-units-factory = { $count ->
    [one] { $count } továrna
    [few] { $count } továrny
   *[other] { $count } továren
}
powers-units-airfield = { $count ->
    [one] { $count } letiště
    [few] { $count } letiště
   *[other] { $count } letišť
}
powers-units-rail = { $count ->
    [one] { $count } železnice
    [few] { $count } železnice
   *[other] { $count } železnic
}
powers-event-bombed = { SEAT($seat) } zničili v { $at } { $what ->
    [factory] továrny
    [rail] železnice
   *[other] letiště
}: { $lost } (zbývá { $count }).
problem-powers-no-bombs = { $unit } budovám neublíží.
problem-powers-nothing-to-bomb = V { $at } teď nic takového k bombardování není.
problem-powers-rails-too-far = Děla v { $start } zasáhnou jen železnice, jejichž oba konce s { $start } sousedí; z těch, které končí v { $goal }, to není žádná.
term-edifice = budova: továrna, letiště nebo železnice
