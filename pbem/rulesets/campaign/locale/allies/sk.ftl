campaign-plan-ally = { SEAT($who) } sú vaši spojenci: kým aliancia platí, bitka s nimi nebude a mesto nezmení majiteľa.
