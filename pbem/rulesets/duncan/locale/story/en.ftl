# Duncan: what its mails say of questions, answers, bonuses and points.

## What may stand in a line
term-question = the number of a question, such as 3 or Q3
term-words = words
term-answer = the number of an answer (four figures)
term-until = the number of a turn
term-account = “purchase points” or “victory points”
term-quality = “strength”, “speed”, “sight” or “wounds”
term-value = a number
term-points = a number of points

## What phase 8 and the referee's decrees tell
duncan-event-received = { $question ->
    [0] You are given a bonus
   *[other] You were the first to answer question { $question } right
}: { duncan-bonus }{ $number ->
    [0] {""}
   *[other] {" "}(your bonus number { $number })
}. It can be used from now on.
duncan-event-choice = { $question ->
    [0] You are given a bonus
   *[other] You were the first to answer question { $question } right
}: number { $number }, and that one you choose yourselves.
duncan-event-due = { $question ->
    [0] You are given a bonus
   *[other] You were the first to answer question { $question } right
}: number { $number }; the referee will say which.
duncan-event-chosen = You chose { duncan-bonus }. It can be used from now on.
duncan-event-not_first = Your answer to question { $question } was right; another team was first and has the bonus.
duncan-event-awarded = You are credited { $points ->
    [one] 1 purchase point
   *[other] { $points } purchase points
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-event-fined = The referee took { $points ->
    [one] 1 { duncan-fined-of }
   *[other] { $points } { duncan-fined-of }
} from you{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-fined-of = { $of ->
    [victory] { $points ->
        [one] victory point
       *[other] victory points
    }
   *[other] { $points ->
        [one] purchase point
       *[other] purchase points
    }
}
duncan-event-removed = The referee removed your unit u{ $unit } from { $at }.
duncan-event-changed = The referee set a value of your unit u{ $unit }: { duncan-quality } { $value }.
duncan-quality = { $of ->
    [strength] strength
    [speed] speed
    [sight] sight
   *[wounds] wounds
}
duncan-event-excluded = The referee excluded { SEAT($who) } from the game: no units of theirs are left, and their piles belong to nobody.
duncan-event-rule = The rules were changed: { $option } is now { $value }.

## Mails as soon as something is said
duncan-overture-question = question { $number }
duncan-overture-question-lead = Question { $number }: { $words }
duncan-overture-until = Answers count until turn { $until } is played{ $until ->
    [0] .
   *[other] ; now it is turn { $turn }.
}
duncan-overture-how = The first right answer earns a bonus. To answer, write in any letter:
duncan-overture-how-answer = answer { $number }: your words
duncan-overture-question-gone = question { $number } withdrawn
duncan-overture-question-gone-lead = The referee has withdrawn question { $number }.
duncan-overture-clue = { $number ->
    [0] a clue
   *[other] a clue to question { $number }
}
duncan-overture-clue-lead = { $number ->
    [0] A new clue
   *[other] A new clue to question { $number }
}: { $words }
duncan-overture-again = { $count ->
    [one] You may answer question { $numbers } again.
   *[other] You may answer these questions again: { $numbers }.
}
duncan-overture-clue-gone = a clue withdrawn
duncan-overture-clue-gone-lead = The referee has withdrawn a clue: { $words }
duncan-overture-close = question { $number } closed
duncan-overture-close-lead = Question { $number } takes no more answers.
duncan-overture-close-gone = question { $number } open again
duncan-overture-close-gone-lead = Question { $number } takes answers again.
duncan-overture-right = right answer
duncan-overture-right-lead = Your answer to question { $number } is right: { $answer }. If it was the first right one, the bonus comes when the turn is played, as soon as all earlier answers are judged.
duncan-overture-wrong = wrong answer
duncan-overture-wrong-lead = Your answer to question { $number } was not accepted: { $answer }. Wait for further clues: you may answer this question again when { $tagged ->
    [1] a new clue to it
   *[other] a new clue
} has been published.
duncan-overture-words = The referee adds: { $words }
duncan-overture-verdict-gone = verdict taken back
duncan-overture-verdict-gone-lead = The referee has taken back the verdict on your answer to question { $number }; it waits for another.
duncan-overture-award = points
duncan-overture-award-lead = The referee awards you { $points ->
    [one] 1 purchase point
   *[other] { $points } purchase points
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. It will be credited at the end of turn { $turn } and can be spent after that.
duncan-overture-award-gone = points taken back
duncan-overture-award-gone-lead = The referee has taken back an award of { $points ->
    [one] 1 purchase point
   *[other] { $points } purchase points
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}.
duncan-overture-grant = a bonus
duncan-overture-grant-lead = The referee gives you a bonus{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}{ $said ->
    [0] {""}
   *[other] {" "}({ $words })
}. It comes when this turn is played.
duncan-overture-grant-gone = a bonus taken back
duncan-overture-grant-gone-lead = The referee has taken back a bonus he had promised{ $bonus ->
    [none] {""}
   *[other] : { duncan-bonus }
}.

## What is wrong with an answer
problem-duncan-question-unknown = There is no question { $question }. { $count ->
    [0] None has been asked yet.
   *[other] Asked so far: { $questions }.
}
problem-duncan-question-closed = Question { $question } takes no more answers{ $until ->
    [0] .
   *[other] ; it was open until turn { $until }.
}
problem-duncan-answer-which = Which question do you answer? Write the number before the colon. { $count ->
    [0] No question is open now.
   *[other] Open: { $questions }.
}
problem-duncan-answer-right = You have answered question { $question } right already.
problem-duncan-answer-locked = Your last answer to question { $question } was not accepted; wait for { $tagged ->
    [1] a new clue to this question
   *[other] a new clue
} before you try again.
problem-duncan-answer-judged = You gave this very answer to question { $question } before, and it was not accepted. It is not passed on again.
