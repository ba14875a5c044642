# Games where a turn is a whole round: the mails speak of rounds.
report-title-corrected = Corrected report of round { $turn }
report-title-corrected-start = Corrected report before the first round
report-title = Results of round { $turn }
report-due = Orders for round { $turn } — by { $when }
report-due-others = You need not send anything for round { $turn } — it is played by { $when }
report-later = After that rounds are played at: { $times }.
report-form = Orders for round { $turn }
subject-news = round { $turn }: { $news }
subject-answer = round { $turn }: { $verdict }
subject-trial = a trial for round { $turn }: { $verdict }
calendar-summary = { $title }: orders for round { $turn }
answer-late = Your mail came after the deadline: the orders are kept for round { $turn }.
answer-map-alt = Map of the plans for round { $turn }; every plan is described in words above
answer-receipt = Your receipt: round { $turn }, revision { $revision }, digest { $digest }. Write “orders” to get it again.
answer-receipt-trial = What stands is unchanged: round { $turn }, revision { $revision }, digest { $digest }.
map-title = Your map, round { $turn }
map-alt = The map as you know it before round { $turn }; your plans are written below
map-no-plans = You have not ordered anything for this round yet.
receipt-title = Your orders for round { $turn }
receipt-open = Nothing yet: the round is still open.
status-turn = Round
history-title = The rounds until now
history-turn = Round
remark-late-letter = Your mail came after the deadline of round { $turn }; as announced, its orders count for round { $next }.
remark-old-report = You wrote this for round { $turn }, but round { $next } is open now. Nothing has been kept yet. This is what your lines would mean for round { $next }.
remark-previous-turn = Round { $turn } had already been played when your mail arrived; these orders count for round { $next }.
remark-after-deadline = Your mail came after the deadline of round { $turn }. It is kept and will be read for round { $next }; you will get an answer then.
remark-cancelled = All your orders for this round are dropped.
remark-grace = The deadline of round { $turn } has passed, but your mail still counts: the round has not run yet.
remark-early-at = All orders are in: the round runs on { $when }, unless somebody changes theirs.
reminder-subject = Round { $turn }: something is still missing
reminder-nothing = We have no orders from you for round { $turn } yet.
moved-absence = A player is away, so the deadline of round { $turn } has moved. Orders are now due by { $deadline }.
overture-subject = round { $turn }: { $news }
overture-said = What others have said to you this round
correction-now = Round { $turn } is open now. Orders are due by { $deadline }.
correction-heading-stand = Your orders for round { $turn }
correction-none = We have no orders from you for round { $turn }.
ending-over = “{ $campaign }” is over after round { $turn }. Thank you for playing.
ending-dice = Everything about the dice may be known now: your last report shows the numbers of every round, and with your reports you can check every throw.
oversight-subject = Round { $turn }: the referee’s report
oversight-in = Orders for round { $turn } are in from: { SEAT($seats) }.
oversight-none-in = No orders for round { $turn } are in yet.
archive-turn = Round { $turn }
archive-map-alt = The map after round { $turn }
missed-report = { $count ->
    [1] We had no orders from you for round { $turn }.
   *[other] We had no orders from you for round { $turn }. That makes { $turns }.
 }
handover-body = You take over { SEAT($seat) } in “{ $campaign }” as things stand; round { $turn } is now awaited. The present report comes in a mail of its own.
handover-reports = There are reports from before your time, up to round { $last }.
handover-orders = Ordered for round { $turn }: this stands until you order otherwise
handover-no-orders = Nothing has been ordered for round { $turn } yet.
remark-early = { $seconds ->
    [one] Everybody has sent orders: the round runs in one second, unless somebody changes theirs.
   *[other] Everybody has sent orders: the round runs in { $seconds } seconds, unless somebody changes theirs.
 }
notice-late = After the deadline of round { $turn }
notice-extended-body = The referee has moved the deadline of round { $turn }. Orders are now due by { $deadline }.
notice-no-report = { $turn ->
    [-1] No report yet
   *[other] No report of round { $turn }
}
notice-reports = Your seat has reports of rounds { $first } to { $last } (0 is the beginning). For example: report { $last }
notice-no-receipt = No such orders of round { $turn }
notice-no-receipt-body = { $count ->
    [0] Your seat has no orders for round { $turn }; round { $present } is open now. The word “orders” alone shows what stands.
    [one] For round { $turn } there is one revision only: orders { $turn } r1
   *[other] For round { $turn } there are revisions 1 to { $count }. For example: orders { $turn } r{ $count }
}
help-report = your last report once more; “report 3” brings the one of round 3
help-orders-word = the receipt of what stands; “orders 3” shows what you had ordered for round 3 and what ran; “orders 3 r2” its revision 2
help-cancel = drops all your orders of this round; “cancel 3” only those for 3
help-replace = above your orders: they take the place of all you gave for this round
help-history = the rounds until now: when each was played, its news, which of your orders ran
notice-report-only = Your seat has one report so far, of round { $last } (0 is the beginning): report { $last }
correction-subject = { $count ->
    [one] Round { $turn } has been taken back
   *[other] Rounds { $turn } to { $last } have been taken back
}
correction-again-subject = Round { $turn } has been played again
correction-taken = { $count ->
    [one] The referee has taken back round { $turn }. What our mails told you of it does not count any more.
   *[other] The referee has taken back rounds { $turn } to { $last }. What our mails told you of them does not count any more.
}
correction-report = Everything stands as before round { $turn }. We send you the report that counts, with a new order form, in a mail of its own.
correction-replayed = The round has been played again at once. We send you its new report in a mail of its own; only that one counts.
correction-heading-lost = No longer counted: your orders for round { $turn }
remark-taken-back = You wrote this letter for a round the referee has taken back. Nothing of it counts yet. If we may take it for round { $turn }, which is open now, please confirm.
amended-concerned = The referee has corrected something you can see in the position before round { $turn }. A new report with the position that counts follows; your orders stand unless we say otherwise here.
amended-elsewhere = The referee has corrected the position before round { $turn }. Nothing you can see has changed; your report and your orders stand.
holiday-wait = The round waits for you: a deadline in these days moves to the first one after them.
holiday-excuse = The rounds run meanwhile, and nobody minds that you are silent. You may still send orders.
holiday-counted = The present round was put off for days you had booked, so these stay counted.
resign-ask-begun = If you answer yes, you no longer play { SEAT($seat) }: no more reports, and your reply addresses become void. What you have ordered for this round will still be carried out. The seat may go to somebody else; the other players are not told. If you only need a break, ask the referee instead.
overture-waits = We will not run the round early before you have written again. The deadline stays as it is.
problem-too-outspoken = You have told others something in { $most } letters this round, and each was a mail to them. No more this round. What stands stays as it is; “cancel” takes it back.
archive-body-whole = Enclosed is the whole game, as it truly was: the map round by round, battles, treaties, the dice.
archive-no-pictures = There were so many rounds that the pictures of the maps were left out; the maps made of letters are there.
archive-seat-title = { SEAT($seat) }: all rounds
archive-running = The game is being played; round { $turn } is awaited. This page is for the referee’s eyes.
archive-dice-why = Before the game this promise was in every player’s first report. It binds all throws: each round’s seed leads back to it, and seed and orders together give every throw.
archive-dice-row = Round row
report-revealed = Dice, for checking (round, seed, digest of the orders): { $seed }
referee-ordered = Ordered for round { $turn }: { $order } (your revision { $revision }). It counts when the round is played; until then you may order otherwise.
referee-ran = The round has been resolved; the reports are queued. Round { $turn } is awaited now, due: { $when }
referee-run-ahead = Round { $turn } would be resolved now, with the orders that are in, and all reports would be sent.
referee-tried = A dry run of round { $turn }: nothing was kept, and nobody else is told. The throws would be these as long as no orders change. Who would be told of what:
referee-orders-none-then = { SEAT($seat) }: there are no orders for round { $turn }.
referee-remove-ahead = { SEAT($seat) } would be taken from { $names }, whose reply addresses would be void at once. What was ordered for this round stands; the waiting line is offered the seat.
referee-undone = Taken back. Round { $turn } is open again (branch { $branch }), due: { $when }
referee-rerun = Played again (branch { $branch }). Round { $turn } is awaited now.
referee-rerun-same = Played again (branch { $branch }): it came out as before. Round { $turn } is awaited now.
referee-lost-orders = Orders given for a round that was taken back do not count any more; their writers got them back: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] The last round would be taken back; round { $turn } is open now.
   *[other] The last { $count } rounds would be taken back; round { $turn } is open now.
 }
referee-undo-mails = Orders given before stand; those for rounds taken back go back to their writers. Everybody gets a corrected report, as a new branch: nothing is lost.
referee-rerun-ahead = The last round would be played again at once with the orders that stand for it; round { $turn } is open now.
referee-ended = The campaign is over after round { $turn }; { $count } players get standings, seeds and the offer of the whole history.
referee-end-ahead = “{ $campaign }” would be over for good; round { $turn } would not be played. Everybody gets the final standings and all seeds, and the secrets of all are open then.
referee-report-sent = Your report of the round, with everything, follows in a mail of its own.
referee-proposals-heading = What waits for your word, and what was said to you since the round began:
referee-own-orders = { $count ->
    [one] One order of your own stands for this round.
   *[other] { $count } orders of your own stand for this round.
 }
referee-lines-held-body = A letter from { SEAT($seat) } has something in it that nobody here understands. The player knows that it waits for you. What you have not judged when the round is played counts for nothing.
referee-lines-wait-body = { $count ->
    [one] The round is due on { $when }. Without your judgement this line counts for nothing. You are reminded only this once.
   *[other] The round is due on { $when }. Without your judgement these { $count } lines count for nothing. You are reminded only this once.
 }
refusal-referee-line-void = Line { $number } is void: its round is over, or its player has written again.
referee-help-report = your own report of the last round, with everything; a number behind it: of that round
referee-help-run = * resolves the round now, with the orders that are in
referee-help-trial = what the round would do, with all throws; nothing is kept or sent
referee-help-orders = what stands for all; “orders { $seat } 3”: every revision of one seat for round 3, and what ran
referee-help-undo = * takes the last round back; “undo 2” the last two
referee-help-rerun = * plays the last round again with the orders that stand
problem-decree = This is a decree: it is done at once, and is no order for the round. Give it by mail, or with “pbem referee award”.
resign-referee-body = { $name } ({ $address }) has given up { SEAT($seat) } in “{ $campaign }” in round { $turn } and has confirmed it. What was ordered for this round stands. The other players have not been told.
brake-subject = “{ $campaign }”: the round is due and waits
brake-mailbox = The mailbox cannot be read ({ $why }). It was read last: { $since }. Orders that came in time may lie there unread, so the round has not run.
brake-mailbox-then = As soon as the mailbox has been read the round runs by itself, with everything that came before the deadline. Nothing is lost.
brake-silence = { $silent } of { $asked } players have sent nothing: { $now } %, usually it is { $usual } %. Perhaps their mail does not arrive, so the round has not run.
brake-lost = These reports came back, so their readers may not know the round: { $seats }.
delivery-before-deadline = Without it the player does not know what happened. The round is due { $deadline }.
refusal-nothing-to-undo = “{ $campaign }”: there are not that many rounds to take back ({ $turns }); the setup stays.
refusal-no-such-turn = “{ $campaign }” has no report of round { $turn }.
ending-archive-referee = “archive” brings you the page about the finished campaign, for everybody to see: the map round by round as it really was, the seeds of the dice, no letters and no addresses.
report-mark = Game { $campaign }, round { $turn }, { $token }.
handover-how = You can ask for any of it again, one word in a line of its own: { $history } lists the rounds, { $report } and { $orders } show one of them, { $archive } sends everything.
brake-how =
    To run the round now: pbem turn run { $key }
    To give more time (everybody is told): pbem referee extend { $key } 24
    To see who has sent orders: pbem campaign show { $key }
report-title-turns = Results of rounds { $first }–{ $turn }
subject-news-turns = rounds { $first }–{ $turn }: { $news }
notice-restored-body = A fault made it necessary to restore this game from a copy. Round { $turn } is open now. What you were sent about later rounds does not count any more.
remark-lost-turn = You wrote this letter for a round that was lost when the game was restored from a copy. Nothing of it counts yet. If we may take it for round { $turn }, which is open now, please confirm.
window-earlier = Earlier: round { $turn }
window-later = Later: round { $turn }
window-letters-new = { $count ->
    [one] one letter came this round
   *[other] { $count } letters came this round
}
log-braked = a round waits for the referee
log-braked-mailbox = a round waits for the referee: its mailbox cannot be read
log-braked-silence = a round waits for the referee: far more players than usual are silent
log-turns = rounds: { $count }
log-rerun = a round was played anew
log-resolved = round { $turn } was played
log-run = a round was run at once
log-undone = rounds were taken back
window-shows-last = Last round
window-slider = Round
window-ran = Your orders of this round
window-stands-nothing = You have sent nothing for this round yet
window-played = A round has been played since this page was opened. Nothing was sent. Your words are still here: sent now, they count for the round above.
referee-mail-of = { $kind }, round { $turn }
referee-help-verify = plays the latest rounds again from what was kept, and compares
referee-verified = { $count ->
    [one] The latest round came out the same when played again
   *[other] The latest { $count } rounds came out the same when played again
 }: state, events, throws, seeds. At most { $most } are looked at by mail; pbem verify { $campaign } proves all.
referee-faults = { $count ->
    [one] One round came out otherwise when played again:
   *[other] { $count } rounds came out otherwise when played again:
 }
referee-fault = Round { $turn }, branch { $branch }: { $faults }
window-r-after = after round { $turn }
window-r-due = Round { $turn } is due on { $when }
window-r-held = line { $line }, round { $turn }, no. { $number }, since { $when }
window-r-lost = The report of round { $turn } did not reach { $address }
window-r-report-of = The report { SEAT($seat) } would get if the round ran now, in the language of the seat ({ $language })
window-r-rerun = Play the last round again
window-r-try = Try the round
window-r-turn = Round
window-r-turn-more = try the round, read the reports, run it, take it back
window-r-undo = Take the last round back
