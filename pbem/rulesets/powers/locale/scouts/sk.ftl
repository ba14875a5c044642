# Prieskum.
powers-units-rec = { $count ->
    [one] { $count } prieskumník
    [few] { $count } prieskumníci
   *[other] { $count } prieskumníkov
}
powers-units-rbo = { $count ->
    [one] { $count } prieskumný čln
    [few] { $count } prieskumné člny
   *[other] { $count } prieskumných člnov
}
powers-units-rpl = { $count ->
    [one] { $count } prieskumné lietadlo
    [few] { $count } prieskumné lietadlá
   *[other] { $count } prieskumných lietadiel
}
powers-map-rec = prieskumník
powers-map-rbo = prieskumný čln
powers-map-rpl = prieskumné lietadlo
powers-event-watched = Bitka v { $at }, videná z diaľky: { SEAT($seats) }.
problem-powers-no-fog = V tejto hre vidí každý všetko: niet čo zdieľať.
