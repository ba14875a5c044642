# What of a letter orders nothing.
remark-talk = { $more ->
    [0] Left out, for nothing is ordered by it: { $words }.
   *[other] Left out, for nothing is ordered by it: { $words }, and { $more } more.
}
remark-shown = { $more ->
    [0] Not carried out, because of the words before it: { $words }. If it is meant now, please send it without them.
   *[other] Not carried out, because of the words before it: { $words }, and { $more } more. If it is meant now, please send it without them.
}
remark-unchanged = { $more ->
    [0] Nothing was changed because of these words: { $words }. If they take an order back or limit it, please write that as an order.
   *[other] Nothing was changed because of these words: { $words }, and { $more } more. If they take an order back or limit it, please write that as an order.
}
remark-question = Your question “{ $question }” is no order. The chapter “{ $chapter }” of the rule book is about it: it comes in a mail of its own, and “{ $ask }” sends it again.
remark-questions = Not an order, and the rule book has no chapter on it: { $questions }. To ask the referee, write a line “to the referee: ...”.
left-out-words = “{ $words }”
