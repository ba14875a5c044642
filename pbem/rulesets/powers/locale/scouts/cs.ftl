# Průzkum.
powers-units-rec = { $count ->
    [one] { $count } průzkumník
    [few] { $count } průzkumníci
   *[other] { $count } průzkumníků
}
powers-units-rbo = { $count ->
    [one] { $count } průzkumný člun
    [few] { $count } průzkumné čluny
   *[other] { $count } průzkumných člunů
}
powers-units-rpl = { $count ->
    [one] { $count } průzkumné letadlo
    [few] { $count } průzkumná letadla
   *[other] { $count } průzkumných letadel
}
powers-map-rec = průzkumník
powers-map-rbo = průzkumný člun
powers-map-rpl = průzkumné letadlo
powers-event-watched = Bitva v { $at }, viděná zdálky: { SEAT($seats) }.
problem-powers-no-fog = V této hře vidí každý všechno: není co sdílet.
