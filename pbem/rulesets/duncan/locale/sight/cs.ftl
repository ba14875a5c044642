# Duncan: co přinesla třetí fáze na světlo a co vzal dým.
duncan-event-discovered = { $count ->
    [one] Objeveno 1 pole: { $squares }.
    [few] Objevena { $count } pole: { $squares }.
   *[other] Objeveno { $count } polí: { $squares }.
}
duncan-event-pile_found = Na { $at } objevena { $size ->
    [small] malá Hromada zlata
   *[large] velká Hromada zlata
}{ $empty ->
    [1] , prázdná
   *[0] {""}
}{ $holder ->
    [none] ; nedrží ji nikdo.
   *[other] ; drží ji { SEAT($holder) }.
}
duncan-event-portal_found = Na { $at } objeven Portál { SEAT($whose, case: "gen") }.
duncan-event-flash = Záblesk na { $at } { $new ->
    [0] neobjevil nic nového
    [one] objevil 1 nové pole
    [few] objevil { $new } nová pole
   *[other] objevil { $new } nových polí
}{ $smoked ->
    [0] .
    [one] ; 1 pole zůstalo v dýmu skryté.
    [few] ; { $smoked } pole zůstala v dýmu skrytá.
   *[other] ; { $smoked } polí zůstalo v dýmu skrytých.
}
duncan-event-forgot = Dýmavnice: { $count ->
    [one] zapomenuto 1 pole: { $squares }.
    [few] zapomenuta { $count } pole: { $squares }.
   *[other] zapomenuto { $count } polí: { $squares }.
}
duncan-event-blinded = { $number ->
    [one] V dýmu stála jednotka { $units } a nic tam neviděla.
   *[other] V dýmu stály jednotky { $units } a nic tam neviděly.
}
duncan-pile-lost = už ne vy
