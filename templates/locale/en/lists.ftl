# Orders as a list, and seats of several persons.
help-replace = above your orders: they take the place of all you gave for this turn
remark-replaced-all = { $count ->
    [one] The order that stood was replaced by those of this mail.
   *[other] The { $count } orders that stood were replaced by those of this mail.
}
remark-replaces-nothing = Nothing in this mail can stand, so it replaces nothing. What stood before still stands.
remark-cancel-no-number = { $last ->
    [0] There is no order { $numbers }: the list is empty.
   *[other] There is no order { $numbers }: the list ends with { $last }.
}
remark-team-replaced = An order of { $who } was replaced: “{ $order }” no longer counts, “{ $instead }” counts. The last mail decides; all of you get this answer.
remark-team-taken-back = An order of { $who } was taken back: “{ $order }”. All of you get this answer.
receipt-from-member = { $who }, line { $line }: “{ $words }”
answer-line-by = { $who }, line { $line }
answer-line-of-by = { $who }, line { $line } of the mail of { $when }
answer-change-numbered = A further mail goes on at the end of the list. “cancel 2” takes back order 2, “cancel” all of them; with “replace” at its top a mail takes the place of the whole list.
answer-mend-numbered = To correct a line, reply with that line alone; it goes to the end of the list. “cancel 2” takes back order 2, “cancel” all of them; with “replace” at its top a mail takes the place of the whole list.
problem-given-twice = The same stands as order { $number } already. Now it is in the list twice and will be done twice; “cancel { $number }” takes one of them back.
problem-list-full = The list holds at most { $most } orders, and there is no room for this line. “cancel” takes orders back; with “replace” at its top a mail takes the place of the whole list.
