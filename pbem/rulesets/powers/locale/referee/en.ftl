# What the referee reads, and what he does at once.
powers-oversee-legend = Everything is on this map.
powers-oversee-heading-map = Map
powers-oversee-heading-powers = Powers
powers-oversee-heading-battles = Battles
powers-oversee-heading-orders = Orders, as they were written
powers-oversee-heading-standing = Standing orders
powers-oversee-heading-kept = Units kept back
powers-oversee-heading-treaties = Treaties and proposals
powers-oversee-heading-tasks = What each plays for
powers-oversee-heading-log = What was told, and to whom
powers-oversee-total-round = round
powers-oversee-total-alive = { $count ->
    [one] power in the war
   *[other] powers in the war
}
powers-oversee-total-units = { $count ->
    [one] unit
   *[other] units
}
powers-oversee-stands = { SEAT($who) }: { $words }
powers-oversee-kept = { SEAT($who) }: { $units }
powers-standing-col-place = Place
powers-standing-col-power = Power
powers-standing-col-side = Side
powers-standing-col-lands = Lands
powers-standing-col-worth = BV of units
powers-standing-col-result = Result
powers-event-decree-units = The referee: { $who } now have in { $at }: { $units }.
powers-event-decree-emptied = The referee: { $who } have no such unit in { $at } any more ({ $row }).
powers-event-decree-land = The referee: { $at } now belongs to { $who } (before: { $loser }).
powers-event-decree-works = The referee: factories in { $at } now: { $count }.
refusal-powers-no-land = There is no land { $at } on this map.
refusal-powers-no-seat = { $seat } does not play.
refusal-powers-no-harbour = { $at } has no harbour.
refusal-powers-no-number = At most { $most }.
refusal-powers-no-unit = { $row } cannot stand there: only a neutral army is nobody’s, and it is nobody else’s.
refusal-powers-not-its-owner = Units stand on lands of their own: first give { $at } to them.
refusal-powers-same-owner = { $at } is theirs already.
refusal-powers-chapter-off = The chapter { $chapter } is not in play.
powers-event-decree-airfield = The referee: { $count ->
    [0] { $at } has no airfield any more.
   *[other] { $at } now has an airfield for { $count } aircraft a turn.
}
powers-event-decree-battery = The referee: { $units } of { $who } in { $at } are { $goal ->
    [none] in position no more.
   *[other] in position against { $goal }.
}
refusal-powers-no-guns = No such guns of theirs stand in { $at }.
refusal-powers-not-beside = { $goal } is not next to { $at }.
powers-event-decree-damage = The referee: { $units } of { $who } in { $at }: { $sixths ->
    [0] no damage any more.
   *[other] damage { $damage } each{ $held ->
        [0] {""}
       *[other] , held by { $by }
    }; others of the type there are whole.
}
powers-event-decree-freight = The referee: { $units } of { $who } in { $at }: { $count ->
    [0] nothing aboard.
   *[other] aboard each { $load }.
}
powers-event-decree-canal = The referee: { $count ->
    [0] { $at } has no canal any more.
   *[other] { $at } now has a canal.
}
refusal-powers-not-so-many = So many ready ones are theirs in { $at }, and no more: { $most }.
problem-powers-no-damage = Damage is counted in whole sixths.
refusal-powers-no-damage = Damage is less than { $most }, in whole sixths: with { $most } a unit is destroyed.
refusal-powers-no-holder = Damage lasts as long as another power holds it; say which: set A1 blue 1 tank damage 3 holder red.
refusal-powers-slots-full = { $who } can hold the damage of so many units and no more: { $most }.
refusal-powers-no-carrier = { $row } carries nothing.
refusal-powers-not-carried = No ship carries that: { $row }.
refusal-powers-too-much-aboard = Each of these ships has room for { $most } units.
refusal-powers-no-canal-there = A canal joins harbours on two seas, and { $at } has none.
