campaign-plan-ally = { SEAT($who) } sú vaši spojenci: kým aliancia platí, bitka s nimi nebude a mesto nezmení majiteľa.
campaign-event-spared = Oddiel { $army } mal útočiť, ale na { $at } sú len spojenci: { SEAT($others) }. Platná aliancia bitku zakazuje a žiadne mesto nemení majiteľa.
