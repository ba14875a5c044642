# What is expected of orders, and what is in force.

europe-do-draft = draft { $at }
europe-do-move = move { $origin } → { $to }
europe-do-attack = { $figures ->
    [0] attack { $origin } → { $to } with all
   *[other] attack { $origin } → { $to } with { $figures }
}
europe-do-fate = fate
europe-do-hold = hold
europe-do-sabotage = sabotage { $at }{ $ace ->
    [1] {" "}with an A
   *[other] {""}
}
europe-do-spy = spy on { SEAT($who, case: "acc") }{ $ace ->
    [1] {" "}with an A
   *[other] {""}
}
europe-do-if = if so: { $what }
europe-do-else = { $first }, else { $rest }

europe-guarded = if { $when }: { $what }.
europe-guard-and = { $first } and { $rest }
europe-guard-spied = { $seen ->
    [1] the spy saw { $rank } in the hand of { SEAT($who, case: "gen") }
   *[other] the spy saw no { $rank } in the hand of { SEAT($who, case: "gen") }
}
europe-guard-hand = { $rank ->
    [none] cards in hand: at least { $least }
   *[other] { $rank } in hand: at least { $least }
}
europe-guard-empty = { $empty ->
    [1] nobody stands in { $land }
   *[other] somebody stands in { $land }
}
europe-guard-held = { $land } is held by { SEAT($who, case: "acc") }
europe-guard-attacked = attacked in this round

europe-stop-next = { $first }; { $rest }
europe-stop-and = { $first }, { $rest }
europe-stop-if = K stops attacks: { $conditions }
europe-stop-none = no K is played
europe-stop-all = all
europe-stop-me = on you
europe-stop-on = on { SEAT($who, case: "acc") }
europe-stop-by = by { SEAT($who, case: "acc") }
europe-stop-least = with { $figures ->
    [one] 1 figure or more
   *[other] { $figures } figures or more
}
europe-stop-deadly = those that could end the game without you as the winner
europe-stop-hands = if { $cards ->
    [one] 1 card or more is handed over
   *[other] { $cards } cards or more are handed over
}
europe-stop-ace = an A too, if there is no K

europe-policy = { $policy ->
    [best] your best cards
    [cheap] your cheapest cards
   *[enough] just enough
}
europe-rule-next = { $first } | { $rest }
europe-rule-defend = { $least ->
    [0] defence: { europe-policy }
   *[other] defence: { europe-policy } from { $least } points on, just enough below
}
europe-rule-rank = { $given ->
    [1] kept first: { $ranks }
   *[other] kept first: A K 10 9 8 7 6 5 Q J 4 3 2 (default)
}
europe-rule-retreat-default = retreat: default
europe-rule-retreat = { $origin ->
    [none] retreat: { $lands }
   *[other] retreat from { $origin }: { $lands }
}
europe-rule-default = if nothing else: { $what }
europe-rule-auto = you are not asked for reactions

europe-overview-round = Round { $round } will be played with: { $acts }.
europe-overview-then = { $first }; { $rest }
europe-overview-acts = { $what }
europe-overview-default = { $what } (your standing order; no action was sent)
europe-overview-impossible = { $standing ->
    [1] { $what } (your standing order; as things stand nothing of what you ordered is possible)
   *[other] { $what } (as things stand nothing of what you ordered is possible)
}
europe-overview-still = your action is still awaited
europe-overview-force = In force: { $orders }.

europe-plan-later = Only if no line before it is possible at its moment.
europe-plan-of = { $what }: { $first }
europe-plan-draft = { $figures ->
    [one] { $figures } figure will stand in { $at }.
   *[other] { $figures } figures will stand in { $at }.
}
europe-plan-guard = As things stand its condition does not hold.
europe-plan-hold = Nothing will be done.
europe-plan-wins = This ends the game, and you win.
europe-plan-attack = { $figures ->
    [one] { $figures } figure attacks { SEAT($who, case: "acc") } in { $to }.
   *[other] { $figures } figures attack { SEAT($who, case: "acc") } in { $to }.
}
europe-plan-cards = { $count ->
    [0] With your hand as it is now: { $drawn ->
        [one] one card from the deck
       *[other] { $drawn } cards from the deck
    }.
   *[other] With your hand as it is now: { $cards } = { $total }{ $drawn ->
        [0] {""}
        [one] {" "}and one card from the deck
       *[other] {" "}and { $drawn } cards from the deck
    }.
}
europe-plan-retreat-to = { $count ->
    [0] As things stand the beaten cannot retreat: { $left ->
        [0] the figure is lost and you move in
       *[other] { $figures } → { $left }, and you stay where you are
    }.
   *[other] If you win, they can retreat to { $lands }.
}
europe-plan-no-end = As things stand this attack cannot end the game.
europe-plan-attack-wins = If you win this attack, you win the game.
europe-plan-other-wins = { $reason ->
    [collapse] If this succeeds, { SEAT($of, case: "acc") } may be left without a figure at home, and { SEAT($who, case: "acc") } would win the game, not you.
   *[other] If this succeeds, { SEAT($who, case: "acc") } may win the game, not you.
}
europe-plan-kept-home = Only { $figures } can go from { $origin }: one figure must stay at home.
europe-plan-fate = { $kept ->
    [0] You keep none of the three cards.
    [one] You keep { $kept } of the three cards.
   *[other] You keep { $kept } of the three cards.
}{ $count ->
    [0] {""}
   *[other] {" "}A hand holds { $limit } at most, so with your hand as it is now you first discard { $cards }.
}
europe-plan-fate-named = Where the cards go, the cards decide. A hand holds { $limit } at most: whoever would have more discards first, you too.
europe-plan-sabotage = { $left ->
    [0] The figure of { SEAT($who, case: "gen") } in { $at } is removed.
   *[other] { SEAT($who) } in { $at }: { $figures } → { $left }.
}
europe-plan-spy = Everybody learns of it; you see the hand of { SEAT($who, case: "gen") } ({ $cards ->
    [one] { $cards } card now
   *[other] { $cards } cards now
}).
europe-plan-let = We let the attack go on.
europe-plan-halt = You play { $cards } if nobody before you stops it; both sides hand you their cards.
europe-plan-play = You lay { $cards } = { $total }{ $drawn ->
    [0] {""}
    [one] {" "}and one card from the deck
   *[other] {" "}and { $drawn } cards from the deck
}, against { $points }.{ $drawn ->
    [0] { $holds ->
        [1] {" "}The attack fails.
       *[other] {" "}The attack succeeds.
    }
   *[other] {""}
}
europe-plan-go = Your figures go to { $to }.
europe-plan-give = { $given ->
    [0] You keep them all.
   *[other] You give away { $given } of them.
}
europe-plan-stop-none = You play no K, not even against an attack that ends the game.
europe-plan-stop = { $count ->
    [0] { $ace ->
        [1] You hold neither K nor A now; it counts as soon as you do.
       *[other] You hold no K now; it counts as soon as you do.
    }
   *[other] For it you hold { $cards } now.
}
europe-plan-defend = { $least ->
    [0] Whenever you are attacked: { europe-policy }.
   *[other] Against { $least } points or more: { europe-policy }; below, just enough.
}
europe-plan-rank = With your hand as it is now, { $cards } would be given up first.
europe-plan-retreat = { $origin ->
    [none] Whenever your figures are beaten: the first of these that is free, then the default order.
   *[other] When your figures in { $origin } are beaten: the first of these that is free, then the default order.
}
europe-plan-default = Whenever nothing else is possible, or no letter comes: { $what }.
