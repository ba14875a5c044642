# Lietadlá: čo sa hlási, predpovedá a odmieta.
powers-units-bom = { $count ->
    [one] { $count } bombardér
    [few] { $count } bombardéry
   *[other] { $count } bombardérov
}
powers-units-fig = { $count ->
    [one] { $count } stíhačka
    [few] { $count } stíhačky
   *[other] { $count } stíhačiek
}
powers-units-aab = { $count ->
    [one] { $count } protilietadlová batéria
    [few] { $count } protilietadlové batérie
   *[other] { $count } protilietadlových batérií
}
powers-units-kai = { $count ->
    [one] { $count } kaibokan
    [few] { $count } kaibokany
   *[other] { $count } kaibokanov
}
powers-map-bom = bombardér
powers-map-fig = stíhačka
powers-map-aab = protilietadlová batéria
powers-map-kai = kaibokan
powers-ending-air = { $ending ->
    [spent] {""}
    [held] Všetky útočiace lietadlá boli zostrelené.
    [retreated] Útočiace lietadlá sa obrátili späť.
    [stalemate] Útočiace lietadlá už nemohli nikomu ublížiť.
    [unconquered] {""}
   *[other] Nezostal nikto.
}
powers-event-raid = Nálet na { $at }: { $others } proti { $first }. { powers-ending-air }
powers-event-interception = Stíhanie nad { $at }: { $others } proti { $first }. { powers-ending-air }
powers-event-flew = { SEAT($seat) }: { $units }, { $task ->
    [strike] nálet z { $start } na { $goal }.
    [escort] sprievod z { $start } do { $goal }.
   *[rebase] prelet z { $start } na letiská v { $goal }.
}
powers-event-sighted = Nad { $over } vidno lietadlá, { SEAT($seat) }: { $units }.
powers-event-in-vain = { SEAT($seat) }: lietadlá nenašli v { $at } nikoho, na koho by zaútočili.
powers-plan-strike = { $count ->
    [0] V { $at } teraz z ostatných nikto nie je.
   *[other] V { $at } ({ $holder }) teraz nálet narazí na: { $units }.
}
powers-plan-home = Návrat: { $unit } pristanú v { $at }.
powers-stands-intercept = { $off ->
    [1] Vaše stíhačky nikoho nestíhajú.
   *[0] Stíhačky stíhajú { $named ->
        [0] nad všetkými vašimi krajinami
       *[other] nad: { $areas }
    }, { $count ->
        [0] všetky, ktoré doletia
       *[other] najviac { $count }
    }, od pomeru { $over }:{ $under }{ $steps ->
        [0] {""}
        [one] , najviac { $steps } krok ďaleko
        [few] , najviac { $steps } kroky ďaleko
       *[other] , najviac { $steps } krokov ďaleko
    }{ $joint ->
        [0] {""}
       *[other] ; spoločne, ak tiež menujú vás: { $allies }
    }.
}
problem-powers-no-aircraft = { $unit } nevedia lietať.
problem-powers-flies = { $unit } nepochodujú, ale lietajú: „nálet“, „eskorta“ alebo „prelet“.
problem-powers-no-planes = Toľko pripravených lietadiel ({ $unit }) v { $at } nemáte: stojí ich tam { $have }{ $ordered ->
    [0] {""}
   *[other] , v rozkaze je { $ordered }
}.
problem-powers-weary = { $unit } v { $at } stíhali a tento ťah odpočívajú.
problem-powers-flies-far = { $unit } doletia najviac { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } krokov
}: { $goal } je priďaleko.
problem-powers-no-airfield = V { $at } vaše lietadlá nepristanú: musí to byť vaša krajina, a nie dobytá v tomto kole.
problem-powers-one-way = Z { $at } nevedie cesta domov ({ $unit }): budú stratené.
problem-powers-air-odds = Pomer sú dve čísla, napríklad 1:2.
problem-powers-no-fighters = Nemáte stíhačky, ktoré by mohli stíhať.
powers-units-tbo = { $count ->
    [one] { $count } taktický bombardér
    [few] { $count } taktické bombardéry
   *[other] { $count } taktických bombardérov
}
powers-map-tbo = taktický bombardér
powers-units-sbo = { $count ->
    [one] { $count } strategický bombardér
    [few] { $count } strategické bombardéry
   *[other] { $count } strategických bombardérov
}
powers-map-sbo = strategický bombardér
powers-units-ifg = { $count ->
    [one] { $count } prepadová stíhačka
    [few] { $count } prepadové stíhačky
   *[other] { $count } prepadových stíhačiek
}
powers-map-ifg = prepadová stíhačka
powers-units-car = { $count ->
    [one] { $count } lietadlová loď
    [few] { $count } lietadlové lode
   *[other] { $count } lietadlových lodí
}
powers-map-car = lietadlová loď
powers-map-rail = železnice
powers-map-airfield = letiská
powers-plan-airfield = { $cost } BV; v { $at } zostáva: { $left }. Letiská v { $at } potom za ťah natankujú lietadiel: { $count }, od budúceho ťahu.
powers-heading-airfields = Letiská
powers-airfields = { $at }: { $fields }
problem-powers-no-airfields = V tejto hre má letiská bez obmedzenia každá krajina: nestavajú sa.
problem-powers-odd-airfield = Letisko natankuje párny počet lietadiel: 2 za 2 BV, 4 za 3 BV, 6 za 4 BV…
powers-units-factory = { $count ->
    [one] { $count } továreň
    [few] { $count } továrne
   *[other] { $count } tovární
}
powers-units-airfield = { $count ->
    [one] { $count } letisko
    [few] { $count } letiská
   *[other] { $count } letísk
}
powers-units-rail = { $count ->
    [one] { $count } železnica
    [few] { $count } železnice
   *[other] { $count } železníc
}
powers-event-bombed = { SEAT($seat) } zničili v { $at } { $what ->
    [factory] továrne
    [rail] železnice
   *[other] letiská
}: { $lost } (zostáva { $count }).
problem-powers-no-bombs = { $unit } budovám neublížia.
problem-powers-nothing-to-bomb = V { $at } teraz nič také na bombardovanie nie je.
problem-powers-rails-too-far = Delá v { $start } zasiahnu len železnice, ktorých oba konce susedia s { $start }; z tých, ktoré končia v { $goal }, to nie je žiadna.
term-edifice = budova: továreň, letisko alebo železnica
