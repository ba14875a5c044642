# Duncan: čo priniesla tretia fáza na svetlo a čo vzal dym.
duncan-event-discovered = { $count ->
    [one] Objavené 1 pole: { $squares }.
    [few] Objavené { $count } polia: { $squares }.
   *[other] Objavených { $count } polí: { $squares }.
}
duncan-event-pile_found = Na { $at } objavená { $size ->
    [small] malá Hromada zlata
   *[large] veľká Hromada zlata
}{ $empty ->
    [1] , prázdna
   *[0] {""}
}{ $holder ->
    [none] ; nedrží ju nikto.
   *[other] ; držia ju { SEAT($holder) }.
}
duncan-event-portal_found = Na { $at } objavený Portál { SEAT($whose, case: "gen") }.
duncan-event-flash = Záblesk na { $at } { $new ->
    [0] neobjavil nič nové
    [one] objavil 1 nové pole
    [few] objavil { $new } nové polia
   *[other] objavil { $new } nových polí
}{ $smoked ->
    [0] .
    [one] ; 1 pole zostalo v dyme skryté.
    [few] ; { $smoked } polia zostali v dyme skryté.
   *[other] ; { $smoked } polí zostalo v dyme skrytých.
}
duncan-event-forgot = Dymovnica: { $count ->
    [one] zabudnuté 1 pole: { $squares }.
    [few] zabudnuté { $count } polia: { $squares }.
   *[other] zabudnutých { $count } polí: { $squares }.
}
duncan-event-blinded = { $number ->
    [one] V dyme stála jednotka { $units } a nič tam nevidela.
   *[other] V dyme stáli jednotky { $units } a nič tam nevideli.
}
duncan-pile-lost = už nie vy
