# Jednotky, země a majitelé jménem.
powers-holder = { $who ->
    [nobody] nikdo
   *[other] { SEAT($who) }
}
powers-units-inf = { $count ->
    [one] { $count } pěchota
    [few] { $count } pěchoty
   *[other] { $count } pěchot
}
powers-units-tnk = { $count ->
    [one] { $count } tank
    [few] { $count } tanky
   *[other] { $count } tanků
}
powers-units-atg = { $count ->
    [one] { $count } protitankové dělo
    [few] { $count } protitanková děla
   *[other] { $count } protitankových děl
}
powers-units-neu = neutrální armáda { $count }
powers-units-building = { $count } ve stavbě
powers-force = { $who } ({ $units }{ $dead ->
    [0] {""}
   *[other] ; { $whole ->
        [1] padli všichni
       *[other] ztráty: { $lost }
    }
})
powers-bv = { $bv } BV
powers-bv-at = { $at } { $bv }
powers-linked-next = { $first }; { $rest }
powers-linked-before = { $first } > { $rest }
