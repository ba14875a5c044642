# What may stand on lines of orders, and what is wrong with them.

term-order = an order, such as “draft BRI”
term-choice = an action: draft, move, attack, fate or hold
term-draft = an action such as “draft BRI”
term-move = an action such as “move BRI FRA”
term-land = a territory, such as FRA
term-power = a power, such as BR, or “me”
term-card = a card, such as 10H
term-rank = a rank from 2 to A
term-suit = a suit
term-clubs = a card, such as 10H
term-diamonds = a card, such as 10H
term-hearts = a card, such as 10H
term-spades = a card, such as 10H
term-policy = best, cheap or enough
term-guard = a condition, such as “FRA empty”
term-gift = a card or rank and who gets it, such as “K>me”
term-gift_card = a card and who gets it, such as “9H RU”
term-when = a condition: on, by, min, deadly or hands
term-with = how many figures, or which cards

europe-about-action = your action
europe-about-answer = your answer to the question

problem-europe-game-over = The game is over.
problem-europe-not-a-power = Only a power can order this.
problem-europe-referee-only = Only the referee can do this.
problem-europe-not-your-turn = It is the turn of { SEAT($who, case: "acc") } now. Standing orders can be sent at any time.
problem-europe-not-while-asked = Your turn has begun and waits for an answer; it cannot be ordered anew.
problem-europe-no-land = There is no { $land } in this game: neutral territories are not used.
problem-europe-not-played = Nobody plays { SEAT($who, case: "acc") } here. Powers in play: { SEAT($powers) }.
problem-europe-rank-twice = { $rank } stands in the list twice.
problem-europe-strange-card = There is no card { $card }: ranks are 2 to 10, J, Q, K and A.
problem-europe-card-twice = { $card } is given twice.
problem-europe-fate-twice = { $what ->
    [rest] The rest is given twice.
   *[other] { $what } is given twice.
}
problem-europe-attack-twice = This attack says the same thing twice: how many figures, which cards, or against whom.
problem-europe-attack-none = An attack needs at least one figure.
problem-europe-stop-whom = Stop attacks by this power, or attacks on it? Please write “by” or “on” before its name.
problem-europe-stop-twice = The same condition is said twice. Please write two lines.

problem-europe-draft-not-home = { $land } is not your home. You can draft in { $homes }.
problem-europe-draft-held = { $land } is held by { SEAT($who, case: "acc") } now; as long as it is, we cannot draft there.
problem-europe-draft-limit = You have { $limit } figures already, and nobody may have more.
problem-europe-same-land = From { $land } to { $land } there is nowhere to go.
problem-europe-not-near = { $harbour ->
    [origin] { $origin } and { $to } are not neighbours, and { $origin } has no harbour.
    [to] { $origin } and { $to } are not neighbours, and { $to } has no harbour.
    [off] { $origin } and { $to } are not neighbours, and nobody attacks by ship in this game.
   *[none] { $origin } and { $to } are not neighbours, and neither has a harbour.
} From { $origin } you can reach { $reach }.
problem-europe-two-seas = No ship sails from { $origin } to { $to }: one harbour is in the Atlantic, the other in the Mediterranean, and there is no way between the seas. From { $origin } you can reach { $reach }.
problem-europe-no-figure = You have no figure in { $land } now.
problem-europe-move-occupied = { $own ->
    [1] Your own figures stand in { $to } now; one can move only where nobody stands.
   *[other] { $to } is held by { SEAT($who, case: "acc") } now; a move never becomes an attack.
}
problem-europe-homeland = Then none of your figures would stand at home any more, and one always must. As things stand, this will not be done.
problem-europe-attack-self = You cannot attack yourself.
problem-europe-attack-own = You hold { $to } yourself now, and cannot attack yourself. It will be done only if somebody else has taken it by then.
problem-europe-attack-other = { $to } is held by { SEAT($who, case: "acc") } now, not by { SEAT($of, case: "acc") }.
problem-europe-attack-empty = { $moves ->
    [1] Nobody stands in { $to } now. If it stays so, one figure moves in.
   *[other] Nobody stands in { $to } now. If it stays so, there is nobody to attack.
}
problem-europe-attack-fewer = { $there ->
    [one] There is { $there } figure in { $origin } now, not { $figures }; we attack with what is there.
   *[other] There are { $there } figures in { $origin } now, not { $figures }; we attack with what is there.
}
problem-europe-card-not-held = { $count ->
    [one] You do not hold { $cards } now; if it is missing then, your best card takes its place.
   *[other] You do not hold { $cards } now; what is missing then is replaced by your best cards.
}
problem-europe-cards-many = You name { $count } cards, and a hand holds { $limit } at most. Those you hold are laid in the order named.
problem-europe-cards-needless = You name { $count } cards for { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}. The first ones named are laid, one for each figure.
problem-europe-fate-many = Fate brings three cards; you name { $count } receivers.
problem-europe-fate-which = Fate brings three cards, and you say who gets { $count } of them: who gets the others?
problem-europe-guard-self = Nobody spies on himself. Write “if my hand >= 1 K”.
problem-europe-guard-hand = A hand holds { $limit } cards at most, so this can never be.
problem-europe-guard-spy = No spy of yours looks at the hand of { SEAT($who, case: "gen") }, so the condition does not hold. Add a line such as “spy”.

problem-europe-sabotage-not-home = { $land } is not your home. Sabotage is possible only in { $homes }.
problem-europe-sabotage-nobody = No opponent stands in { $land } now. If it stays so, no card is used.
problem-europe-sabotage-other = { $land } is held by { SEAT($holder) }, not by { SEAT($named) }. Whose figures there shall be sabotaged?
problem-europe-sabotage-second = Only one sabotage a turn: this one is made only if the one before cannot be.
problem-europe-no-card = { $have ->
    [0] You hold no { $rank } now. If you have none when your turn begins, nothing is done and no card is used.
   *[other] Your letter needs { $wanted } × { $rank }, and you hold { $have } now. What has no card is not done.
}
problem-europe-spy-self = You cannot spy on yourself.
problem-europe-spy-empty = { SEAT($who) }: no card in hand now. If it stays so, nothing is done and no card is used.
problem-europe-stop-never = Nobody stops his own attack, and nobody attacks himself: such an attack never comes.
problem-europe-stop-defender = In this game whoever is attacked cannot stop the attack himself.
problem-europe-retreat-far = From { $origin } one cannot retreat to { $lands }, only to { $reach }.
problem-europe-auto-simultaneous = In this game nobody is asked in the middle of a round; your standing orders always answer.
problem-europe-no-reactions = In this game nobody is asked for reactions; your standing orders always answer.

problem-europe-not-asked = { $what ->
    [stop] No attack waits for your word now.
    [defence] Nobody waits for your cards now.
    [retreat] You are not asked to retreat now.
   *[fate] You have no cards to deal out now.
} { $mode ->
    [simultaneous] In this game standing orders answer: stop, defend, retreat.
   *[other] A standing order can be sent at any time.
}
problem-europe-reply-no-king = { $ace ->
    [1] You hold neither K nor A, so the attack will not be stopped.
   *[other] You hold no K, so the attack will not be stopped.
}
problem-europe-reply-cards = { $count ->
    [one] You do not hold { $cards }. Your hand: { $hand }.
   *[other] You do not hold { $cards }. Your hand: { $hand }.
}
problem-europe-reply-needless = You name { $count } cards, and { $needed } will be laid: the first ones named.
problem-europe-reply-few = You name { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and { $needed } must be laid; your best ones are added.
problem-europe-reply-land = You cannot retreat to { $land }. Possible: { $lands }.
problem-europe-reply-give = { $cards } did not come with this fate. It brought { $drawn }.
