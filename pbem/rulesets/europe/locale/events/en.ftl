# What happened in Europe: a sentence for each kind of event. `did` is the sentence without who it was.
europe-by-sea = { $sea ->
    [0] {""}
   *[other] {" "}by ship
}
europe-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
europe-event-round_begun = Round { $number } begins. The order: { SEAT($order) }.
europe-event-sabotaged = { SEAT($seat) }: { europe-did-sabotaged }
europe-did-sabotaged = sabotage in { $at } ({ $card }): { SEAT($on) } { $before } → { $after }.
europe-event-spied = { SEAT($seat) }: { europe-did-spied }
europe-did-spied = spied on { SEAT($on, case: "acc") } ({ $card }).
europe-event-saw = What your spy saw in the hand of { SEAT($on, case: "gen") }: { $cards }
europe-event-held = { SEAT($seat) }: { europe-did-held }
europe-did-held = held.
europe-event-drafted = { SEAT($seat) }: { europe-did-drafted }
europe-did-drafted = drafted in { $at } (now { $figures }).
europe-event-moved = { SEAT($seat) }: { europe-did-moved }
europe-did-moved = moved { $start } → { $end }{ europe-by-sea }.
europe-event-declared = { SEAT($seat) }: { europe-did-declared }
europe-did-declared = attack from { $start } on { $end } ({ SEAT($on) }) with { europe-figures }{ europe-by-sea }.
europe-event-stopped = { SEAT($seat) }: { europe-did-stopped }
europe-did-stopped = attack from { $start } on { $end } ({ SEAT($on) }) with { europe-figures }{ europe-by-sea }: stopped by { SEAT($by, case: "ins") } ({ $card }). Cards handed over: { $handed } + { $handed_on }.
europe-event-handed_over = Diplomacy: you handed { $cards } to { SEAT($by, case: "dat") }.
europe-event-received = Diplomacy: from { SEAT($giver, case: "gen") } you received { $cards }.
europe-event-discarded = { SEAT($seat) }: { europe-did-discarded }
europe-did-discarded = discarded above the limit: { $cards }.
europe-event-laid = { SEAT($seat) }: { europe-did-laid }
europe-did-laid = attack from { $start } on { $end } ({ SEAT($on) }) with { europe-figures }{ europe-by-sea }: { $cards } = { $total }. The defence is awaited.
europe-event-battle = { SEAT($seat) }: { europe-did-battle }
europe-did-battle = attack from { $start } on { $end } with { europe-figures }{ europe-by-sea }: { $cards } = { $total } against { SEAT($on, case: "acc") } { $cards_on } = { $total_on }. { $won ->
    [1] Attack won.
   *[other] Attack failed.
}
europe-event-retreated = { SEAT($seat) }: { europe-did-retreated }
europe-did-retreated = retreat { $start } → { $end } ({ europe-figures }).
europe-event-halved = { SEAT($seat) }: { europe-did-halved }
europe-did-halved = nowhere to go from { $at }: { $before } → { $after }, the attackers stay where they were.
europe-event-perished = { SEAT($seat) }: { europe-did-perished }
europe-did-perished = nowhere to go from { $at }: the figure is lost.
europe-event-advanced = { SEAT($seat) }: { europe-did-advanced }
europe-did-advanced = { europe-figures } from { $start } now in { $end }.
europe-event-fate_drawn = { SEAT($seat) }: { europe-did-fate_drawn }
europe-did-fate_drawn = fate: cards drawn: { $count }.
europe-event-fate_seen = Fate: the cards you deal out: { $cards }
europe-event-fate = { SEAT($seat) }: fate: kept { $kept }; given: { SEAT($receivers, case: "dat") } ({ $counts }).
europe-did-fate = fate: kept { $kept }.
europe-did-fate-given = fate: kept { $kept }, gave { $given }.
europe-given = { $count } to { SEAT($who, case: "dat") }
europe-event-fate_dealt = Your fate: { $cards } – for: { SEAT($receivers) }.
europe-told-fate_dealt = Your fate: { $dealt }.
europe-dealt = { $card } to { SEAT($who, case: "dat") }
europe-dealt-kept = { $card } kept
europe-event-fate_received = From the fate of { SEAT($giver, case: "gen") } you received { $cards }
europe-event-shuffled = The deck was shuffled: deck { $number }, cards: { $count }.
europe-event-opened = Deck opened. Seal { $seal }, salt { $salt }, order { $order }
europe-event-skipped = Not carried out: { europe-skipped-what } – { europe-skipped-why }
europe-skipped-what = { $what ->
    [sabotage] sabotage { $at }
    [spy] spy on { $on ->
        [none] {""}
       *[other] { SEAT($on, case: "acc") }
    }
    [draft] draft { $at }
    [move] move { $start } → { $end }
    [attack] attack { $start } → { $end }
    [fate] fate
    [default] the standing default
   *[other] { $what }
}
europe-skipped-why = { $why ->
    [no_card] you held no { $card } when your turn began; no card was used.
    [no_enemy] no enemy was there; no card was used.
    [lone] a lone figure cannot be sabotaged; no card was used.
    [once] only one sabotage a turn; no card was used.
    [no_hand] that hand was empty; no card was used.
    [not_played] that power is not in play.
    [guard] its condition did not hold.
    [held] another power held it.
    [limit] you have as many figures as are allowed.
    [no_figure] you had no figure there any more.
    [occupied] somebody was there.
    [homeland] you would have had no figure left at home.
    [reach] it cannot be reached from there.
    [empty] nobody was there any more, and you wrote “only”.
    [own] it was yours already.
    [other] another power than the one you named held it.
    [not_home] it is not your home.
   *[other] { $why }
}
europe-event-defaulted = { $what ->
    [hold] None of your actions was possible, so you held.
   *[other] Your standing default was carried out: { europe-action }.
}
europe-action = { $what ->
    [draft] draft
    [move] move
    [attack] attack
    [fate] fate
   *[hold] hold
}
europe-event-fewer = Attack { $start } → { $end }: { $figures } instead of { $ordered } – { $why ->
    [homeland] one must stay at home.
   *[gone] no more were there.
}
europe-event-walked_in = Attack { $start } → { $end }: nobody was there, one figure moved in.
europe-event-missing = No longer in your hand: { $cards }; laid instead: { $instead }
europe-event-ended = { $reason ->
    [occupation] The game is over: all homes of { SEAT($of, case: "gen") } are in the hands of { SEAT($winners, case: "gen") }. Victory: { SEAT($winners) }.
    [collapse] The game is over: no figure of { SEAT($of, case: "gen") } is left at home. The right neighbour wins: { SEAT($winners) }.
   *[other] The last round is over. Nobody has won.
}
