# Ships, harbours, landings.
powers-units-cru = { $count ->
    [one] { $count } cruiser
   *[other] { $count } cruisers
}
powers-units-des = { $count ->
    [one] { $count } destroyer
   *[other] { $count } destroyers
}
powers-units-sub = { $count ->
    [one] { $count } submarine
   *[other] { $count } submarines
}
powers-units-trs = { $count ->
    [one] { $count } transport
   *[other] { $count } transports
}
powers-units-raw = { $count ->
    [one] { $count } raw cargo
   *[other] { $count } raw cargoes
}
powers-units-bat = { $count ->
    [one] { $count } battleship
   *[other] { $count } battleships
}
powers-map-cru = cruiser
powers-map-des = destroyer
powers-map-sub = submarine
powers-map-trs = transport
powers-map-raw = raw cargo
powers-map-bat = battleship
powers-heading-ships = Your ships
powers-ship = { $at }{ $harbour ->
    [none] {""}
   *[other] , harbour on { $harbour }
}: { $units }{ $count ->
    [0] {""}
   *[other] ; aboard: { $aboard }
}
powers-plan-landing = Landing from { $sea }: { $count ->
    [0] no shore salvo.
    [one] first { $count } defender fires its shore salvo at those who land.
   *[other] first { $count } defenders fire their shore salvo at those who land.
} They cannot retreat. { $ships ->
    [harbour] If { $at } is taken, the ships enter its harbour.
   *[other] The ships stay at sea.
}
problem-powers-no-ships = { $what ->
    [load] These cannot all go aboard in { $at }: { $units }. Ready units and room in ships of that harbour are needed.
    [unload] These are not aboard in a harbour of yours in { $at }: { $units }.
   *[land] These cannot land from { $at }: { $units }. They must be aboard ships on that sea which have left no harbour this turn.
}{ $count ->
    [0] {" "}Nothing is aboard there now.
   *[other] {" "}Aboard there now: { $aboard }.
}
problem-powers-no-space = { $units }: the ships of that harbour in { $at } have { $room ->
    [0] no room for more
    [one] room for one unit more
   *[other] room for { $room } units more
}.
problem-powers-no-fleet = { $units }: you have no ship on { $at } that carries units, so nobody can land from there.
problem-powers-no-carrier = { $unit }: ships carry land units only.
problem-powers-no-shore = No landing leads from { $sea } to { $at }: they are not next to each other.
problem-powers-no-coast = { $at } has no harbour.
problem-powers-which-harbour = { $unit } in { $at }: in which harbour? Write { $at }@ and the sea: { $seas }.
problem-powers-no-harbour-there = { $unit } in { $at }: there is no such harbour. { $count ->
    [0] The land has none, or this is no ship.
   *[other] It has harbours on: { $seas }.
}
problem-powers-no-water = { $unit } cannot sail that way to { $at }: ships go over seas, from a harbour to its own sea, and by canals.
problem-powers-ship-harbour = { $units } cannot enter the harbour of { $goal }: the land is not yours.
problem-powers-ship-sailed = { $units } will stop before { $goal }: ships that have left a harbour enter none in the same turn.
powers-stands-subs = { $word ->
    [avoid] submarines avoid battle
    [fight] submarines fight
   *[odds] submarines fight if the odds are { $share } or better
}
powers-stands-chosen = { $count ->
    [0] by threat alone at landings
   *[other] fire first at landings: { $words }
}
powers-map-anchor = ships in harbour
powers-map-canal = canal
powers-plan-deliver = Each cargo gives 1 BV in { $at }, for the lines behind it.
problem-powers-no-cargo = There is not so much cargo of yours in { $at }: { $count ->
    [0] none is there.
   *[other] { $count } are there.
}
problem-powers-no-room = No ship of yours in { $at } has room for them. Place transports first, or in the same line; fortresses are not carried.
problem-powers-no-deck = Aircraft begin at sea only beside carriers, in { $at } no more than those can refuel.
