# Co je podobné, se říká v jednom řádku.
powers-all-conquered = Dobyto: { $each }.
powers-each-conquered = { SEAT($seat) } – { $at } (předtím: { $loser })
powers-all-in-vain = Letadla nenašla nikoho, na koho by zaútočila: { $each }.
powers-each-in-vain = { SEAT($seat) } v { $at }
powers-all-finished = Pokusy dorazit: { $each }.
powers-each-finished = { SEAT($seat) } v { $at } – { $units } ({ $who }), poškození { $damage }, kostky { $dice }, { $dead ->
    [1] zničeno
   *[other] opraveno
}
powers-all-hidden = Ukryto, pravý je každý třetí žeton: { $each }.
powers-each-hidden = { SEAT($seat) } v { $at } – { $units }
powers-all-unveiled = Odkryto: { $each }.
powers-each-unveiled = { SEAT($seat) } v { $at } – { $count ->
    [0] jen klamné žetony
   *[other] { $units }{ $false ->
        [0] {""}
        [one] {" "}a { $false } klamný žeton
        [few] {" "}a { $false } klamné žetony
       *[other] {" "}a { $false } klamných žetonů
    }
}
powers-line = { $line }{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
powers-lines-failed = Řádky { $lines } nebyly provedeny: { powers-failed-why }
powers-far-raids = Nálety ostatních, v závorce ztráty: { $each }.
powers-far-raid = { $at } – { $who } proti: { $foes } ({ $count ->
    [0] žádné
   *[other] { $each }
})
powers-army = { $count ->
    [0] +{ $building }
   *[other] { $units } +{ $building }
}
