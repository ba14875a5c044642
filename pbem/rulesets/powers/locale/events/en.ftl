# What happened in a war of powers: a sentence for each kind of event.
powers-ending = { $ending ->
    [conquered] { SEAT($winner) } hold it now.
    [held] The attack failed.
    [retreated] The attackers retreated.
    [stalemate] Nobody could hurt anybody any more: the attackers had to retreat.
    [spent] The raid is over.
    [unconquered] Nobody who won can hold it.
    [won] { SEAT($winner) } won and went on.
    [parted] Both sides fell back.
   *[dead] Nobody is left.
}
powers-event-placed = { SEAT($seat) } placed in { $at }: { $units }.
powers-event-began = { $alone ->
    [0] The war begins. All move at the same time.
   *[other] The war begins. First turn: { SEAT($first) }.
}
powers-event-moved = { SEAT($seat) }: { $start } → { $at }: { $units }.
powers-event-halted = { SEAT($seat) } stopped in { $at } and did not enter { $goal } ({ $units }): { $why ->
    [careful] it is held, and the order said “careful”.
    [peace] there is peace with whoever holds it.
    [unable] nobody among them can conquer.
    [shared] a party of your treaty attacks it with more.
    [spent] no move points left.
    [harbour] its harbour is not yours.
    [sailed] they have left a harbour this turn.
   *[other] { $why }
}
powers-event-battle = Battle for { $at }: { $first } against { $others }. { powers-ending }
powers-event-meeting = Meeting on the border { $at }: { $first } against { $others }. { powers-ending }
powers-event-contest = Contest for { $at }: { $first } against { $others }. { powers-ending }
powers-event-conquered = { SEAT($seat) } conquered { $at }, held before by { $loser }.
powers-event-retreated = { SEAT($seat) } retreated from { $at } to { $to }: { $units }.
powers-event-perished = { $who }: lost in { $at }: { $units } – { $why ->
    [no_retreat] there was nowhere to retreat to.
    [land] lost with their land.
    [out] out of the war.
    [fuel] they could not refuel.
    [unfed] no supplies reached them.
    [aboard] they were lost with what carried them.
   *[other] { $why }
}
powers-event-completed = { SEAT($seat) } have ready in { $at }: { $units }.
powers-event-produced = { SEAT($seat) } { $what ->
    [build] build in { $at } for { $bv } BV: { $units }.
    [part] build in parts in { $at }, { $bv } BV now: { $units }; { $paid } BV paid, { $missing } missing.
    [helped] build in { $at } for { $bv } BV, with rests of { $shares }: { $units }.
    [rush] build in a hurry in { $at } for { $bv } BV: { $units }.
    [factory] build a factory in { $at } for { $bv } BV (now { $count }).
    [demolish] pulled down factories in { $at } (now { $count }).
    [trade] build a factory in { $at } for { $bv } BV, { $trade } (now { $count } in all).
    [airfield] build an airfield in { $at } for { $bv } BV (now for { $count } aircraft a turn).
    [erect] build in { $at }, for { $wares }: { powers-plant } (now { $count }).
    [relief] give { $bv } BV in { $at } for the welfare of the people (now { $welfare }).
    [research] for technology, { $bv } BV: { $field }.
    [raise] build into { $formation } in { $at } for { $bv } BV: { $lines }.
    [deliver] used up cargo in { $at } for BV: { $count }.
   *[other] { $what } { $at }
}
powers-event-unspent = { SEAT($seat) } left BV unspent, which are lost: { $rests }.
powers-event-failed = { $line ->
    [0] A standing order was not carried out: { powers-failed-why }
   *[other] Line { $line } was not carried out{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }: { powers-failed-why }
}
powers-failed-why = { $why ->
    [formation] { powers-formation-cause }
    [no_units] no such units were there.
    [no_way] there is no such way.
    [out] you are out of the war.
    [not_own] the land was not yours.
    [no_price] this cannot be built.
    [no_rush] only fortresses are built in a hurry.
    [fresh] the land was conquered too lately to produce.
    [short] not enough BV were left there.
    [grant] not enough of the grant was left.
    [not_next] only own lands next to it can pay.
    [rest_short] the neighbour had less left than it was to pay.
    [rest_large] the neighbour had too much left: only a rest below 1/2 BV helps.
    [rest_much] no land may get a whole BV of its neighbours in one production.
    [rest_over] the neighbours were to pay more than it cost.
    [tech_top] there is no such level.
    [tech_short] the land had too few BV left.
    [no_field] this field has no units in this game.
    [no_trade] there are no factories of this trade in this game.
    [no_patent] only who has designed this type builds it.
    [too_early] its technology is too low for that.
    [war_economy] the war economy has no factories.
    [no_materials] concrete or iron was missing.
    [not_home] your people does not live there.
    [recruits] no more may go into hiding in a round.
    [no_bands] nobody hides there.
    [no_people] no people of another power lives there.
    [no_gendarmes] no free gendarmes were there.
    [well_off] the people there is too well off for so much.
    [no_partner] nobody offered the same the other way round.
    [no_rails] there is no railway there.
    [no_wares] there were not so many wares in one land.
    [no_scorching] factories may not be pulled down in this game.
    [bid] the bid names something else, or does not come to the total.
    [no_factory] there were not so many factories.
    [no_halves] this type has no halves.
    [unarmed] nobody there could do it.
    [nobody] nobody of them was there.
    [at_peace] a treaty forbids it.
    [own_land] the land was your own.
    [no_ships] no ships, units or room were there for it.
    [no_trucks] no trucks or units were there for it.
    [which_harbour] the land has several harbours, and none was named.
    [no_harbour] there was no such harbour.
    [no_cargo] there was not so much cargo.
    [no_room] no ship there had room for it.
    [no_deck] no carrier there had room for it.
    [no_tokens] no uncertain tokens of this kind were there.
    [no_airfields] in this game no airfields are built.
    [odd_airfield] an airfield refuels an even number of aircraft.
    [nowhere] there was no place for it.
   *[other] { $why }
}
powers-event-fewer = Line { $line }: from { $at } only { $units } went, { $ordered } were ordered.
powers-event-eliminated = { SEAT($seat) } are out of the war.
powers-event-ended = { $reason ->
    [rounds] The last round is played.
    [nobody] Nobody is left.
    [last] Only one is left.
    [eliminated] All enemies are out of the war.
    [target] The attack has reached its goal.
    [deadline] The time is over.
    [points] The points are reached.
    [pair] Only two are left.
   *[other] The war is over.
} { $count ->
    [0] Nobody has won.
   *[other] Victory: { SEAT($winners) }.
}
