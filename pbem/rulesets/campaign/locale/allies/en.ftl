campaign-plan-ally = { SEAT($who) } are your allies: while the alliance is in force there is no battle with them, and no city changes hands.
