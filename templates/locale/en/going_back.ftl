# Turns taken back or played again: the corrections players get, and letters written for what does not count any more.
correction-subject = { $count ->
    [one] Turn { $turn } has been taken back
   *[other] Turns { $turn } to { $last } have been taken back
}
correction-again-subject = Turn { $turn } has been played again
correction-taken = { $count ->
    [one] The referee has taken back turn { $turn }. What our mails told you of it does not count any more.
   *[other] The referee has taken back turns { $turn } to { $last }. What our mails told you of them does not count any more.
}
correction-why = The referee’s reason: { $reason }
correction-report = Everything stands as before turn { $turn }. We send you the report that counts, with a new order form, in a mail of its own.
correction-replayed = The turn has been played again at once. We send you its new report in a mail of its own; only that one counts.
correction-same = It came out exactly as before, so what you have ordered since still stands.
correction-now = Turn { $turn } is open now. Orders are due by { $deadline }.
correction-heading-stand = Your orders for turn { $turn }
correction-stand = They stand as you left them. Until the deadline you may change them as always.
correction-none = We have no orders from you for turn { $turn }.
correction-heading-lost = No longer counted: your orders for turn { $turn }
correction-lost = They were given for a position that is no longer true. Here they are in your own words, should you want to send them again.
remark-taken-back = You wrote this letter for a turn the referee has taken back. Nothing of it counts yet. If we may take it for turn { $turn }, which is open now, please confirm.
refusal-nothing-to-undo = “{ $campaign }”: there are not that many turns to take back ({ $turns }); the setup stays.
refusal-no-seat = “{ $campaign }” has no seat { $seat }.
