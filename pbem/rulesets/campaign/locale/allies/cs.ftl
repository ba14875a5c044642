campaign-plan-ally = { SEAT($who) } jsou vaši spojenci: dokud aliance platí, bitva s nimi nebude a město nezmění majitele.
campaign-event-spared = Oddíl { $army } měl útočit, ale na { $at } jsou jen spojenci: { SEAT($others) }. Platná aliance bitvu zakazuje a žádné město nemění majitele.
