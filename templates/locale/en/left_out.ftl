# What of a letter orders nothing.
remark-talk = { $more ->
    [0] Left out, for nothing is ordered by it: { $words }.
   *[other] Left out, for nothing is ordered by it: { $words }, and { $more } more.
}
remark-question = Your question “{ $question }” is no order. The chapter “{ $chapter }” of the rule book is about it: it comes in a mail of its own, and “{ $ask }” sends it again.
remark-questions = Not an order, and the rule book has no chapter on it: { $questions }. To ask the referee, write a line “to the referee: ...”.
left-out-words = “{ $words }”
