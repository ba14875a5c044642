# The report of a round.
powers-heading-battles = Battles
powers-heading-failed = Not carried out as ordered
powers-heading-moves = Moves
powers-heading-placed = Starting armies
powers-heading-production = Production
powers-heading-decrees = The referee
powers-heading-map = Map
powers-heading-powers = Powers
powers-heading-lands = Your lands
powers-heading-neutrals = Neutral armies
powers-heading-standing = Your standing orders
powers-heading-goal = What you play for
powers-heading-goals = Goals
powers-heading-bids = Bid sheet
powers-heading-fair = Fair start
powers-heading-treaties = Treaties
powers-total-round = round
powers-total-lands = { $count ->
    [one] land
   *[other] lands
}
powers-total-worth = BV of units
powers-total-income = BV next
powers-start = Two or more powers fight over the lands of this map. This is the first report; below you find who plays which side.
powers-start-side = { SEAT($who) }: side { $side }; { $sea ->
    [none] lands: { $lands }
   *[other] begins on the sea { $sea }
}; { $bv } BV for the starting army.
powers-stage = Before the start: { $stage ->
    [bid] who plays which side is being settled by bids.
    [divide] the sides are divided by bids, round by round.
    [place] starting armies are being placed, secretly.
    [place-kept] the units kept back are being placed.
    [place-alternate] starting armies are being placed by turns.
   *[other] { $stage }.
}{ $plays ->
    [0] {""}
   *[other] {" "}You have { $bv } BV.
}
powers-on-turn = Round { $round }. { $mine ->
    [1] It is your turn.
   *[other] It is the turn of: { SEAT($who) }.
}
powers-column-power = Power
powers-column-lands = Lands
powers-column-units = Units (+ being built)
powers-column-worth = BV
powers-column-income = BV next
powers-column-grant = Grant
powers-column-land = Land
powers-power = { SEAT($who) }{ $out ->
    [0] {""}
   *[other] {" "}(out in round { $out })
}
powers-land = { $at } { $name }{ $terrain ->
    [plain] { $state ->
        [fresh] {" "}(fresh)
       *[other] {""}
    }
   *[other] {" "}({ powers-terrain }{ $state ->
        [fresh] , fresh
       *[other] {""}
    })
}
powers-terrain = { $terrain ->
    [forest] forest
    [mountain] mountains
   *[plain] plain
}
powers-no-land = You have no land.
powers-neutral = { $at }: { $many ->
    [1] { $units }
   *[other] in each { $units }
}
powers-map-alt = Map of the war, round { $round }; everything on it is in the text part.
powers-news-ended = The end.
powers-news-out = You are out.
powers-news-lost = Lost:
powers-news-taken = Conquered:
powers-news-held = Held:
powers-news-failed = Your attack failed:
powers-news-fallen = Out of the war:
powers-news-treaty = Treaty:
powers-news-side = Your side:
powers-news-began = The start.
powers-subject-more = { $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
powers-subject-ended = the war is over
powers-subject-out = you are out
powers-subject-lost = lost { $at }{ powers-subject-more }
powers-subject-taken = conquered { $at }{ powers-subject-more }
powers-subject-held = held { $at }{ powers-subject-more }
powers-subject-failed = attack on { $at } failed{ powers-subject-more }
powers-subject-treaty = treaty
powers-way = { $start } → { $at }
powers-ways = { $many ->
    [1] { $units } { $ways }
   *[other] { $units } each: { $ways }
}
powers-moves = { SEAT($who) }: { $ways }.
powers-elsewhere = { $what ->
    [battle] Battle for { $at }
    [meeting] Meeting on the border { $at }
    [contest] Contest for { $at }
    [raid] Raid on { $at }
   *[interception] Interception over { $at }
}: { $who } against { $foes }. { $count ->
    [0] No losses.
   *[other] Losses – { $losses }.
}{ $winner ->
    [none] {""}
   *[other] {" "}{ SEAT($winner) } hold it.
}
powers-flights = { SEAT($who) }, { $task ->
    [strike] raids
    [escort] escorts
   *[rebase] flights to other airfields
}: { $ways }.
powers-ready = { SEAT($who) } have ready: { $deeds }.
powers-made-in = { $what } – { $many ->
    [1] { $at }
   *[other] in each of { $at }
}
powers-made = { $at } { $what }
powers-works = { $what ->
    [factory] a factory (now { $count })
    [trade] a factory with a trade (now { $count } in all)
    [demolish] factories pulled down (now { $count })
    [research] technology of level { $count }
    [deliver] cargo used up ({ $count })
    [relief] relief for the people
   *[other] { $what }
}
powers-theirs = { SEAT($who) } spent { $bv } BV: { $deeds }.
powers-salvo-start = Line-up: { $forces }
powers-salvo-after = Left: { $forces }
powers-salvo = { $label } { $who }{ $die ->
    [0] {""}
   *[other] , die { $die }
} (×{ $factor }): { $deeds }
powers-salvo-nothing = no fire
powers-salvo-retreat = retreat announced
powers-salvo-step = { $units }: to line { $line }
powers-salvo-leaves = { $units } leave ({ $who })
powers-salvo-hit = { $units } → { $target }{ $many ->
    [0] {""}
   *[other] {" "}({ $who })
}: { $amount }{ $was ->
    [0] {""}
   *[other] {" "}(had { $before })
}{ $destroyed ->
    [0] {""}
   *[other] , destroyed
}
powers-lot = { $units }{ $hurt ->
    [0] {""}
   *[other] {" "}[{ $damage }]
}{ $line ->
    [1] {""}
   *[other] {" "}in line { $line }
}
powers-stand = { $who } ({ $lots })
powers-word = { $word ->
    [inf] infantry
    [tnk] tank
    [atg] anti-tank gun
    [neu] neutral army
    [best] best
    [threat] threat
    [cost] cost
    [others] others
    [all] all
    [holder] holder
    [hatg] half anti-tank gun
    [hdes] half destroyer
    [haab] half AA battery
    [hkai] half kaibokan
    [bom] bomber
    [fig] fighter
    [aab] AA battery
    [kai] kaibokan
    [cru] cruiser
    [des] destroyer
    [sub] submarine
    [trs] transport
    [raw] raw cargo
    [spl] supply
    [bat] battleship
   *[other] { $word }
}
powers-stands = { $at ->
    [all] Everywhere
   *[other] In { $at }
}{ $role ->
    [attack] , attacking
    [defence] , defending
   *[both] {""}
}: { $parts }.
powers-stands-build = BV left in { $at } are spent on: { $what }.
powers-stands-aim = aim { $words }
powers-stands-second = { $count ->
    [0] nobody in line 2
   *[other] line 2: { $words }
}
powers-stands-versus = fire at: { $words }
powers-stands-holdfire = { $count ->
    [0] fire at everybody
   *[other] hold fire against: { $words }
}
powers-stands-pull = { $damage ->
    [0] nobody is pulled back
   *[other] back to line 2 from { $damage }/6 damage on
}
powers-stands-retreat = { $when ->
    [never] never retreat
    [after] retreat before own salvo { $number }
    [losses] retreat at { $number }% losses
    [odds] retreat at odds below { $share }
   *[recon] retreat after the first salvo
}
powers-stands-retreat_to = { $count ->
    [0] retreat anywhere
   *[other] retreat to { $words }
}
powers-stands-reserve = in reserve: { $units }, { $until ->
    [line1] until line 1 has at most { $number }
    [salvo] until own salvo { $number }
   *[gone] until this enemy is gone: { $enemy }
}
powers-stands-nothing = As usual: best targets, retreat at odds below 1/3 where retreat is possible, nothing built by itself.
powers-pact = In force: treaty { $number } ({ SEAT($members) }): { $terms }{ $denounced ->
    [0] .
   *[other] . Notice given: { SEAT($who) }; it ends after round { $last }.
}
powers-proposal = Proposal { $number } by { SEAT($who) } ({ SEAT($members) }): { $terms }. { $waiting ->
    [0] All have accepted.
   *[other] Not yet accepted: { SEAT($missing) }.
}{ $mine ->
    [0] {""}
   *[other] {" "}It waits for you.
}
powers-overture-proposed = Proposal { $number } by { SEAT($who) }
powers-overture-gone = Proposal { $number } is taken back: { SEAT($who) }
powers-overture-accept = { SEAT($who) }: accept proposal { $number }
powers-overture-reject = { SEAT($who) }: reject proposal { $number }
powers-overture-back = { SEAT($who) }: no longer accept proposal { $number }
powers-overture-denounced = { SEAT($who) }: notice of treaty { $number } given
powers-overture-stays = { SEAT($who) }: notice of treaty { $number } taken back
powers-overture-how = To answer, write “accept { $number }” or “reject { $number }”.
