# What is alike is told behind one another in one line.
powers-all-conquered = Conquered: { $each }.
powers-each-conquered = { SEAT($seat) } took { $at } ({ $loser } before)
powers-all-in-vain = Aircraft found nobody to attack: { $each }.
powers-each-in-vain = { SEAT($seat) } in { $at }
powers-all-finished = Finishing off: { $each }.
powers-each-finished = { SEAT($seat) } in { $at } – { $units } ({ $who }), damage { $damage }, dice { $dice }, { $dead ->
    [1] destroyed
   *[other] repaired
}
powers-all-hidden = Hidden, one token in three is true: { $each }.
powers-each-hidden = { SEAT($seat) } in { $at } – { $units }
powers-all-unveiled = Shown: { $each }.
powers-each-unveiled = { SEAT($seat) } in { $at } – { $count ->
    [0] nothing but dummies
   *[other] { $units }{ $false ->
        [0] {""}
        [one] {" "}and { $false } dummy
       *[other] {" "}and { $false } dummies
    }
}
powers-line = { $line }{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
powers-lines-failed = Lines { $lines } were not carried out: { powers-failed-why }
powers-far-raids = Raids among others, their losses in brackets: { $each }.
powers-far-raid = { $at } – { $who } against { $foes } ({ $count ->
    [0] none
   *[other] { $each }
})
powers-army = { $count ->
    [0] +{ $building }
   *[other] { $units } +{ $building }
}
