# Units of the ground chapters by name: fortresses, pioneers, guns, trucks; what is built in a hurry.
powers-units-bun = { $count ->
    [one] { $count } bunker
   *[other] { $count } bunkers
}
powers-units-atf = { $count ->
    [one] { $count } AT fort
   *[other] { $count } AT forts
}
powers-units-aaf = { $count ->
    [one] { $count } AA fort
   *[other] { $count } AA forts
}
powers-units-gnf = { $count ->
    [one] { $count } artillery fort
   *[other] { $count } artillery forts
}
powers-units-pio = { $count ->
    [one] { $count } pioneer
   *[other] { $count } pioneers
}
powers-units-gun = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}
powers-units-trk = { $count ->
    [one] { $count } truck
   *[other] { $count } trucks
}
powers-map-bun = bunker
powers-map-atf = AT fort
powers-map-aaf = AA fort
powers-map-gnf = artillery fort
powers-map-pio = pioneer
powers-map-gun = gun
powers-map-trk = truck
problem-powers-no-rush = { $unit } cannot be built in a hurry: only fortresses can.
term-part = a type and its share of the fire, such as “tank 2/3”
powers-shell = { $target } ({ $who }) { $amount } BPk{ $destroyed ->
    [0] {""}
   *[other] , destroyed: { $destroyed }
}
powers-shell-nothing = nobody is hurt
powers-event-barrage = Barrage on { $at } by { SEAT($seats) } ({ $units }): { $shells }.
powers-event-aimed = { SEAT($seat) }: { $units } in { $at }: { $goal ->
    [none] no position any more.
   *[other] in position against { $goal }.
}
powers-heading-barrages = Artillery
powers-plan-fire = If nobody else changes anything, the barrage on { $at } does this: { $shells }. What survives is repaired, unless it is held.
powers-plan-battery = From round { $round } on they can fire at { $at }, and do so by themselves at whoever they hurt most.
problem-powers-no-fire = { $unit } are no artillery.
problem-powers-out-of-reach = Guns in { $start } reach only neighbouring areas: { $near }. { $goal } is none of them.
problem-powers-sea-to-sea = Ships never fire artillery at another sea: { $start } to { $goal }.
problem-powers-no-guns = None of these stand ready in { $at }: { $unit }.
problem-powers-no-position = No guns of yours in { $start } are in position against { $goal }, and nobody there aims at them. First: battery … { $start } at { $goal }.
problem-powers-shares = The shares of a gun’s fire come to 1 at most: “tank 2/3, infantry 1/3”.
problem-powers-nobody-to-hit = Nobody stands in { $goal } now whom you could hit.
powers-units-mec = { $count ->
    [one] { $count } mechanised infantry
   *[other] { $count } mechanised infantry
}
powers-units-ltk = { $count ->
    [one] { $count } light tank
   *[other] { $count } light tanks
}
powers-units-htk = { $count ->
    [one] { $count } heavy tank
   *[other] { $count } heavy tanks
}
powers-units-pgn = { $count ->
    [one] { $count } piercing gun
   *[other] { $count } piercing guns
}
powers-units-lgn = { $count ->
    [one] { $count } light gun
   *[other] { $count } light guns
}
powers-units-lgf = { $count ->
    [one] { $count } light artillery fort
   *[other] { $count } light artillery forts
}
powers-map-mec = mechanised infantry
powers-map-ltk = light tank
powers-map-htk = heavy tank
powers-map-pgn = piercing gun
powers-map-lgn = light gun
powers-map-lgf = light artillery fort
powers-plan-carry = In { $at } the load is put down, and moves no more this turn. Until your next turn whatever hits a truck hits what it carried, too.
problem-powers-no-load = { $unit } cannot be carried by trucks: only unarmoured units can.
problem-powers-carry-foreign = Loaded trucks drive over your own lands only; { $at } is not yours.
problem-powers-carry-far = A truck goes three steps: { $goal } is too far.
problem-powers-no-trucks = There are not trucks and loads enough in { $at }. { $have ->
    [0] You have no unit there that can move.
   *[other] You have there: { $units }.
}
