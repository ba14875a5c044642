campaign-plan-ally = { SEAT($who) } jsou vaši spojenci: dokud aliance platí, bitva s nimi nebude a město nezmění majitele.
