campaign-plan-ally = { SEAT($who) } are your allies: while the alliance is in force there is no battle with them, and no city changes hands.
campaign-event-spared = Army { $army } was to attack, but at { $at } there are only allies: { SEAT($others) }. The alliance in force forbids the battle, and no city changes hands.
