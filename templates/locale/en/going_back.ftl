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
correction-dice = The game was over and everything its dice were made from had been shown. What is still to come has new dice. The promise about them (a digest): { $anchor }
correction-now = Turn { $turn } is open now. Orders are due by { $deadline }.
correction-heading-stand = Your orders for turn { $turn }
correction-stand = They stand as you left them. Until the deadline you may change them as always.
correction-none = We have no orders from you for turn { $turn }.
correction-heading-lost = No longer counted: your orders for turn { $turn }
correction-lost = They were given for a position that is no longer true. Here they are in your own words, should you want to send them again.
remark-taken-back = You wrote this letter for a turn the referee has taken back. Nothing of it counts yet. If we may take it for turn { $turn }, which is open now, please confirm.
refusal-nothing-to-undo = “{ $campaign }”: there are not that many turns to take back ({ $turns }); the setup stays.
refusal-no-seat = “{ $campaign }” has no seat { $seat }.
refusal-bad-position = That is no position of “{ $campaign }”: { $why }.
refusal-nothing-changed = “{ $campaign }”: nothing would be changed.
refusal-ended = “{ $campaign }” is over already.
amended-subject = The referee has corrected the position
amended-concerned = The referee has corrected something you can see in the position before turn { $turn }. A new report with the position that counts follows; your orders stand unless we say otherwise here.
amended-elsewhere = The referee has corrected the position before turn { $turn }. Nothing you can see has changed; your report and your orders stand.
amended-heading-changes = What is different
amended-was = So far our report said:
amended-is = Now it says:
amended-look = The difference shows in the picture or the order form of the new report.
amended-heading-decrees = What the referee has decided
amended-heading-impossible = Orders that are no longer possible
amended-impossible = We have taken these out of your orders, because the position no longer allows them. Everything else stands.
ending-over = “{ $campaign }” is over after turn { $turn }. Thank you for playing.
ending-why = The referee ends it with these words: { $reason }
ending-dice = Everything about the dice may be known now: your last report shows the numbers of every turn, and with your reports you can check every throw.
ending-heading-standings = Final standings
ending-heading-archive = The whole history
ending-archive = If you would like all reports in one file, write “archive” to this address. “archive all” sends the whole game, as it truly was.
ending-archive-private = Who the other players were we tell nobody: names and addresses stay private.
ending-archive-referee = “archive” brings you the page about the finished campaign, for everybody to see: the map turn by turn as it really was, the seeds of the dice, no letters and no addresses.
ending-former = You played { SEAT($seat) } for a time. The referee can send you the reports of that time, if you would like to have them.
ending-heading-players = Who played
ending-column-seat = Seat
ending-column-player = Player
ending-seat = { SEAT($seat) }
oversight-subject = Turn { $turn }: the referee’s report
oversight-silent = No orders came from: { SEAT($seats) }.
oversight-in = Orders for turn { $turn } are in from: { SEAT($seats) }.
oversight-none-in = No orders for turn { $turn } are in yet.
refusal-no-such-turn = “{ $campaign }” has no report of turn { $turn }.
oversight-heading-dice = Dice
oversight-promise = Promised before the game: { $anchor }
oversight-seed = Seed { $seed }, digest of the orders { $digest }.
oversight-heading-letters = Letters between players
oversight-letter = { SEAT($who) } to { SEAT($whom) }, { $when }, { $length } characters{ $anonymous ->
    [1] {" "}(without a name)
   *[other] {""}
}
remark-lost-turn = You wrote this letter for a turn that was lost when the game was restored from a copy. Nothing of it counts yet. If we may take it for turn { $turn }, which is open now, please confirm.
