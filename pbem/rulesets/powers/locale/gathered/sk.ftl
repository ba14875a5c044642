# Čo je podobné, sa hovorí v jednom riadku.
powers-all-conquered = Dobyté: { $each }.
powers-each-conquered = { SEAT($seat) } – { $at } (predtým: { $loser })
powers-all-in-vain = Lietadlá nenašli nikoho, na koho by zaútočili: { $each }.
powers-each-in-vain = { SEAT($seat) } v { $at }
powers-all-finished = Pokusy doraziť: { $each }.
powers-each-finished = { SEAT($seat) } v { $at } – { $units } ({ $who }), poškodenie { $damage }, kocky { $dice }, { $dead ->
    [1] zničené
   *[other] opravené
}
powers-all-hidden = Ukryté, pravý je každý tretí žetón: { $each }.
powers-each-hidden = { SEAT($seat) } v { $at } – { $units }
powers-all-unveiled = Odkryté: { $each }.
powers-each-unveiled = { SEAT($seat) } v { $at } – { $count ->
    [0] len klamné žetóny
   *[other] { $units }{ $false ->
        [0] {""}
        [one] {" "}a { $false } klamný žetón
        [few] {" "}a { $false } klamné žetóny
       *[other] {" "}a { $false } klamných žetónov
    }
}
powers-line = { $line }{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
powers-lines-failed = Riadky { $lines } neboli vykonané: { powers-failed-why }
powers-far-raids = Nálety ostatných, v zátvorke straty: { $each }.
powers-far-raid = { $at } – { $who } proti: { $foes } ({ $count ->
    [0] žiadne
   *[other] { $each }
})
powers-army = { $count ->
    [0] +{ $building }
   *[other] { $units } +{ $building }
}
