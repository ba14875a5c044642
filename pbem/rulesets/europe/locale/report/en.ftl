# The report of a round.
europe-heading-log = What happened
europe-heading-hand = Your hand
europe-heading-dealing = Fate: cards to deal out
europe-heading-private = Only for you
europe-heading-revealed = All hands
europe-heading-orders = Orders of the last round
europe-heading-powers = Powers
europe-heading-deck = The deck
europe-heading-map = Map
europe-heading-danger = Dangers
europe-heading-force = Standing orders in force
europe-nothing = Nothing yet.
europe-start = Every power has one figure on each of its three homes. You win as soon as your figures stand on all three homes of any one other power while you still hold a home of your own.
europe-start-left = Your left neighbour: { SEAT($who) }. You win, too, when no figure of theirs is left on their homes.
europe-told-round_begun = Round { $number } begins: { $codes }.
europe-on-turn = { $mine ->
    [1] It is your turn now.
   *[other] It is the turn of { SEAT($who, case: "gen") } now.
}
europe-order = Order of round { $round }: { $order }.
europe-holds = { SEAT($who) }: holds { $trios }.
europe-trio = { $count } of 3 homes of { SEAT($who, case: "gen") }
europe-trio-code = { europe-code } { $count }/3
europe-no-trio = No power holds a foreign home.
europe-left = { europe-code } { $count }
europe-total-figures = { $count ->
    [one] figure
   *[other] figures
}
europe-total-home = at home
europe-total-hand = in hand
europe-total-deck = in the deck
europe-column-name = power
europe-column-figures = figures
europe-column-home = at home
europe-column-cards = cards
europe-column-trio = foreign homes held
europe-column-left = left neighbour at home
europe-hand-empty = no cards
europe-hand-count = { $count } of at most { $limit }.
europe-hand-of = { SEAT($who) }: { $count ->
    [0] no cards
   *[other] { $cards }
}
europe-orders-of = { SEAT($who) }: { $count ->
    [0] no orders for this round
   *[other] { $words }
}
europe-deck-left = Left in the deck, top first: { $cards }
europe-new = new
europe-deck = Cards in the deck: { $count }.
europe-discard = Discard pile ({ $count }): { $cards }
europe-seal = Seal of this deck: { $seal }
europe-check = Open shuffles: the first line is the SHA-256 of the second (salt and cards, top first). Check them if you like.
europe-check-card = The referee took { $card } out of this deck. From then on the next seal holds, that of the cards left.
europe-check-deck = The referee wrote this deck anew. From then on the next seal holds.
europe-map-legend-open = Dashed: an attack that is not decided yet. { europe-map-legend }
europe-map-legend = Thin arrow: move; thick: attack; crossed out: failed; dove: stopped; dotted: retreat. Hatched: held by another power. Dotted brown: neighbours across water. Ships: ports A and M.
europe-map-alt = Map of Europe, round { $round }; everything on it is in the text part.
europe-danger = { europe-code-of } can attack { $start } → { $end }{ europe-by-sea } with up to { europe-figures }.
europe-danger-end = { europe-code-of } can attack { $start } → { $end }{ europe-by-sea } with up to { europe-figures }: if that succeeds, the game can end. Victory: { SEAT($wins) }.
europe-danger-move = { europe-code-of } can win at once: move { $start } → { $end }.
europe-danger-none = As things stand, nobody can attack you.
europe-danger-no-end = None of this could end the game.
europe-code-of = { $seat ->
    [britain] BR
    [russia] RU
    [france] FR
    [dual] DU
    [ottoman] OT
   *[other] { $seat }
}
europe-force-stop-never = Diplomacy: never.
europe-force-stop = Diplomacy: stop attacks{ $on ->
    [all] {""}
    [me] {" "}on you
   *[other] {" "}on { SEAT($on, case: "acc") }
}{ $by ->
    [any] {""}
   *[other] {" "}by { SEAT($by, case: "ins") }
}{ $some ->
    [0] {""}
   *[other] {" "}if { $limits }
}{ $ace ->
    [1] , even with an ace
   *[other] {""}
}.
europe-force-deadly = they would end the game against you
europe-force-least = they come with at least { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
europe-force-hands = at least { $count ->
    [one] 1 card is handed over
   *[other] { $count } cards are handed over
}
europe-force-defend = Defence: { $least ->
    [0] { $policy ->
        [best] best cards
        [cheap] cheapest cards
       *[enough] just enough
    }
   *[other] just enough; from { $least } points of the attacker on: { $policy ->
        [best] best cards
        [cheap] cheapest cards
       *[enough] just enough
    }
}.
europe-force-retreat-list = Retreat{ $start ->
    [any] {""}
   *[other] {" "}from { $start }
}: { $lands }.
europe-force-retreat-usual = Retreat{ $start ->
    [any] {""}
   *[other] {" "}from { $start }
}: where you win, your homes, nobody’s land, the rest.
europe-force-rank = Cards kept: { $ranks }.
europe-force-rank-usual = Cards kept: A K 10 9 8 7 6 5 Q J 4 3 2.
europe-force-default = If nothing else is possible: { $choices }.
europe-force-auto = You are not asked for reactions: these orders answer.
europe-force-action = { europe-action }{ $what ->
    [draft] {" "}{ $at }
    [move] {" "}{ $start } → { $end }
    [attack] {" "}{ $start } → { $end }
   *[other] {""}
}
europe-force-guarded = { europe-force-action } (on a condition)
europe-news-ended = The end.
europe-news-lost = A figure lost:
europe-news-taken = Victory in battle:
europe-news-beaten = Beaten:
europe-news-defended = Attack beaten off:
europe-news-failed = Your attack failed:
europe-news-stopped = Stopped:
europe-news-hit = Sabotage against you:
europe-subject-ended = victory: { SEAT($winners) }
europe-subject-lost = figure lost in { $at }
europe-subject-taken = attack on { $end } won
europe-subject-beaten = beaten in { $end }
europe-subject-defended = { $end } defended
europe-asked-turn-own = It is your turn:
europe-asked-turn-own-rest = card actions, then one action.
europe-asked-turn-other = On turn:
europe-asked-turn-other-rest = { SEAT($who) }.
europe-asked-fate-own = Fate:
europe-asked-fate-own-rest = you deal out the cards shown below.
europe-asked-fate-other = Fate:
europe-asked-fate-other-rest = { SEAT($who) } – the cards are being dealt out.
europe-asked-attack = An attack:
europe-asked-diplomacy-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }). Write “stop” or “let”; your standing orders answer for you otherwise.
europe-asked-defence-rest = { SEAT($who) }, { $start } → { $end }. Which cards defend? Your standing orders answer for you otherwise.
europe-asked-retreat-rest = { SEAT($who) }, { $start } → { $end }: you are beaten. Where to? Your standing orders answer for you otherwise.
europe-asked-watch-rest = { SEAT($who) }, { $start } → { $end } ({ SEAT($on) }): the answers are awaited.
