# Units, lands and owners by name.
powers-holder = { $who ->
    [nobody] nobody
   *[other] { SEAT($who) }
}
powers-units-inf = { $count } infantry
powers-units-tnk = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
}
powers-units-atg = { $count ->
    [one] { $count } anti-tank gun
   *[other] { $count } anti-tank guns
}
powers-units-neu = neutral army of { $count }
powers-units-building = { $count } under construction
powers-force = { $who } ({ $units }{ $dead ->
    [0] {""}
   *[other] ; { $whole ->
        [1] all lost
       *[other] lost: { $lost }
    }
})
powers-bv = { $bv } BV
powers-bv-at = { $at } { $bv }
powers-linked-next = { $first }; { $rest }
powers-linked-before = { $first } > { $rest }
