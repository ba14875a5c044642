# Allies: what they may do for each other, and to each other.
powers-clause-gifts = gifts
powers-clause-joint = joint attack
powers-clause-command = command
powers-ally-rule = { $rule ->
    [pass] entry to each other’s lands
    [gifts] gifts of units
    [gift-land] gifts of land
    [joint] joint attacks
    [command] command of each other’s units
   *[other] { $rule }
}
powers-event-units_given = { SEAT($to) } now own what stood in { $at } under another flag: { $units }.
powers-event-land_given = { SEAT($seat) }: { $at } given to { SEAT($to) }.
powers-event-led = { $back ->
    [0] { $who } now lead units of { SEAT($seat) } in { $at }: { $units }.
   *[other] { SEAT($seat) } lead their own units in { $at } again: { $units }.
}
powers-event-not_handed = Nothing was handed over in { $at }: { $why ->
    [out] they are out of the war.
    [no_consent] no treaty between you says so ({ $who }).
    [not_own] the land was not yours.
   *[no_units] no such units of yours stood there.
}
powers-event-betrayed = Treachery in { $at }! { SEAT($seat) } destroyed what { SEAT($loser) } had there: { $units }.
powers-event-risen = { SEAT($seat) }: attack from inside in { $at }: { $units }.
powers-plan-handed = At the end of the round, when all have moved and produced: { $what ->
    [give] these units belong to { $who }; they stay in { $at }.
    [give-land] { $at } belongs to { $who }, with its buildings and what is under construction there. It is fresh.
   *[command] { $who } move these units from the next round on.
}
powers-plan-betray = Before the first step everything { SEAT($who) } have in { $at } is destroyed, without a battle.
powers-heading-allies = Allies
powers-guests = { $at } (held by: { $holder }): { $units } of { SEAT($who) }
powers-lead-own = Led by { SEAT($who) }: { $units } in { $at }
powers-lead-theirs = Led by you: { $units } of { SEAT($who) } in { $at }
powers-waiting = At the end of the round: { $what ->
    [give-land] { $at } goes to { $who }.
    [give] { $units } in { $at } go to { $who }.
   *[command] { $units } in { $at } are led by { $who }.
}
problem-powers-ally-rule = This is not done between allies in this game: { powers-ally-rule }.
problem-powers-no-consent = No treaty in force with { SEAT($who, case: "acc") } has the clause “{ $clause ->
    [gifts] gifts
   *[command] command
}”: they have not agreed. Write “treaty { SEAT($who) }: { $clause ->
    [gifts] gifts
   *[command] command
}”; they have to accept it first.
problem-powers-not-led = { $unit }: nobody else leads such units of yours in { $at }.
problem-powers-led = { $unit } in { $at } are led by { SEAT($who, case: "acc") }. Take the command back first.
problem-powers-not-yours = These in { $at } belong to { SEAT($who, case: "acc") }, who alone can order this: { $units }.
problem-powers-no-consent-lead = These in { $at } belong to { SEAT($who, case: "acc") }, who have not agreed that you lead them: { $units }. { $treaty ->
    [0] First write “treaty { SEAT($who) }: command”. When they have accepted that, they have to write
   *[1] They have to write
} “command { $units } at { $at } to { SEAT($me) }”; from the round after that on you order them.
problem-powers-unarmed = You have no ready unit in { $at } that could do it.
problem-powers-nobody-to-betray = { SEAT($who) }: nobody of them stands in { $at }.
problem-powers-own-land = { $at } is your own land; only guests of another attack from inside.
problem-powers-which-units = Which units in { $at }? Name their types.
problem-powers-nobody-inside = You are alone in { $at }: there is nobody to attack from inside.
