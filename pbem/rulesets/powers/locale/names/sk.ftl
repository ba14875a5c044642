# Jednotky, krajiny a majitelia menom.
powers-holder = { $who ->
    [nobody] nikto
   *[other] { SEAT($who) }
}
powers-units-inf = { $count ->
    [one] { $count } pechota
    [few] { $count } pechoty
   *[other] { $count } pechôt
}
powers-units-tnk = { $count ->
    [one] { $count } tank
    [few] { $count } tanky
   *[other] { $count } tankov
}
powers-units-atg = { $count ->
    [one] { $count } protitankové delo
    [few] { $count } protitankové delá
   *[other] { $count } protitankových diel
}
powers-units-neu = neutrálna armáda { $count }
powers-units-building = { $count } vo výstavbe
powers-force = { $who } ({ $units }{ $dead ->
    [0] {""}
   *[other] ; { $whole ->
        [1] padli všetci
       *[other] straty: { $lost }
    }
})
powers-bv = { $bv } BV
powers-bv-at = { $at } { $bv }
powers-linked-next = { $first }; { $rest }
powers-linked-before = { $first } > { $rest }
