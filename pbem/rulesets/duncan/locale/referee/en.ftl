# Duncan: what the referee is told, and what is wrong with his orders.

## Standings
duncan-standing-place = Place
duncan-standing-whose = Team
duncan-standing-score = Victory points
duncan-standing-piles = Piles
duncan-standing-units = Units
duncan-standing-who = { $who ->
    [neutral] neutral
   *[other] { SEAT($who) }{ $excluded ->
        [0] {""}
       *[other] {" "}(excluded in turn { $excluded })
    }
}

## Answers that wait
duncan-queue-number = Number
duncan-queue-team = Team
duncan-queue-question = Question
duncan-queue-answer = Answer
duncan-queue-due = { SEAT($who) } { $count ->
    [one] is due a bonus from you: “grant”, the team and the kind.
   *[other] are due { $count } bonuses from you: “grant”, the team and the kind.
}
duncan-queue-empty = No answer waits.
duncan-overture-answer = answer { $answer } to question { $number }
duncan-overture-answer-lead = { SEAT($who) }: answer to question { $number } ({ $asked }): { $words }
duncan-overture-judge = To judge it, reply with one of these lines; words behind it are passed on to the team:
duncan-overture-how-right = right { $answer }
duncan-overture-how-wrong = wrong { $answer }
duncan-overture-others = { $count ->
    [one] One more answer waits; all of them, in order of receipt:
   *[other] { $count } more answers wait; all of them, in order of receipt:
}
duncan-overture-answer-gone = answer { $answer } taken back
duncan-overture-answer-gone-lead = { SEAT($who) }: answer { $answer } to question { $number } was taken back: { $words }
duncan-overture-bug = a bug
duncan-overture-bug-lead = { SEAT($who) } report a bug: { $words }

## What is wrong with his orders
problem-duncan-referee-only = Only the referee can do this.
problem-duncan-referee-asks = The referee asks the questions; a team answers them.
problem-duncan-referee-team = { SEAT($who) }: no such team plays. Teams: { SEAT($teams) }.
problem-duncan-referee-unit = { SEAT($who) } have no unit u{ $unit }. Theirs: { $have }.
problem-duncan-referee-number = { $value } cannot be: { $high ->
    [0] it is { $low } at least.
   *[other] it is { $low } to { $high }.
}
problem-duncan-referee-fine = { SEAT($who) } have only { $have }; no account falls below 0.
problem-duncan-referee-option = There is no option { $option } that can be changed now. These can: { $options }.
problem-duncan-referee-value = { $option } cannot be “{ $value }”. It can be: { $values }.
problem-duncan-referee-same = { $option } is { $value } already.
problem-duncan-question-again = Question { $question } has been asked already; it is now put in these words.
problem-duncan-question-past = Turn { $until } has been played; now it is turn { $turn }.
problem-duncan-verdict-unknown = No such answer waits. { $count ->
    [0] No answer waits at all.
   *[other] Waiting: { $answers }.
}
problem-duncan-verdict-several = Several answers are meant: { $answers }. Name team and question: right red Q3.
problem-duncan-verdict-rewarded = { SEAT($who) } have won question { $question } already; the bonus stays theirs.
problem-duncan-award-later = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { SEAT($who) } will be credited at the end of turn { $turn }. With “now” they come with this turn.
problem-duncan-grant-choice = The next bonus of { SEAT($who) } (number { $number }) would be their own choice: this one is given besides, and not counted.
refusal-duncan-no-team = { SEAT($who) }: no such team plays.
refusal-duncan-no-unit = { SEAT($who) } have no unit u{ $unit }.
refusal-duncan-no-rule = { $option } cannot be “{ $value }”.

## The report of everything
duncan-oversee-subject = { $count ->
    [one] one answer waits
   *[other] { $count } answers wait
}
duncan-oversee-heading-queue = Answers that wait for you
duncan-oversee-heading-map = The dungeon
duncan-oversee-heading-teams = The teams
duncan-oversee-heading-all-units = All units
duncan-oversee-heading-all-piles = All piles
duncan-oversee-heading-orders = What was ordered
duncan-oversee-heading-tiers = The fights, tier by tier
duncan-oversee-heading-draws = Bonuses drawn
duncan-oversee-heading-all-story = The story
duncan-oversee-heading-log = Who was told what
duncan-oversee-col-whose = Team
duncan-oversee-col-points = Purchase points
duncan-oversee-col-score = Victory points
duncan-oversee-col-stock = Bonuses in stock
duncan-oversee-col-received = Bonuses received
duncan-oversee-col-units = Units
duncan-oversee-col-unit = Unit
duncan-oversee-col-way = Square
duncan-oversee-col-values = Strength/speed/sight
duncan-oversee-col-carries = Bonuses
duncan-oversee-col-pile = Pile
duncan-oversee-col-size = Size
duncan-oversee-col-holder = Holder
duncan-oversee-col-left = Left
duncan-oversee-total-waiting = { $count ->
    [one] answer waits
   *[other] answers wait
}
duncan-oversee-total-teams = { $count ->
    [one] team
   *[other] teams
}
duncan-oversee-total-units = { $count ->
    [one] unit
   *[other] units
}
duncan-oversee-total-held = { $count ->
    [one] pile held
   *[other] piles held
}
duncan-oversee-legend = Everything: units with their numbers, portals, piles.
duncan-oversee-received = { $received }{ $choices ->
    [0] {""}
   *[other] , to choose: { $choices }
}{ $due ->
    [0] {""}
   *[other] , due from you: { $due }
}
duncan-oversee-tier = Round { $round }, speed { $speed }:
duncan-oversee-fighter = { $who ->
    [neutral] neutral
   *[other] { SEAT($who) }
} u{ $unit } ({ $at })
duncan-oversee-blow = { $it } → { $target }: { $damage }
duncan-oversee-hurt = { $it }: now { $values }
duncan-oversee-dead = { $it }: dead
duncan-oversee-leech = { $it } heals itself: now { $values }
duncan-oversee-draw = { THROW($why) }: { $value } of 9, { duncan-bonus }
duncan-oversee-question = Question { $number }: { $words }{ $until ->
    [0] {""}
   *[other] {" "}(until turn { $until })
}{ $closed ->
    [1] {" "}(closed)
   *[other] {""}
}{ $winner ->
    [none] {""}
   *[other] {" "}Won by { SEAT($winner) }.
}
duncan-oversee-answer = { SEAT($who) } to question { $question }, number { $answer }: { $words } — { $verdict ->
    [right] right
    [wrong] wrong
   *[open] waits
}
duncan-oversee-award = { SEAT($who) }: { $points ->
    [one] 1 purchase point
   *[other] { $points } purchase points
} with turn { $turn }{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
