# The referee's letters: what he is answered, what is asked back, lines held for him.
referee-answer = Your letter
referee-asked = “{ $words }”
referee-because = because
referee-seat = { SEAT($seat) }
referee-no-reason = Nothing was done: every act that changes something needs a reason, which goes into the log. Write for example:
    { $line }
referee-too-many = Only the first { $most } lines were served; please send the others in another letter.
referee-form = This looks like the order form of { SEAT($seat) }, so nothing of it was carried out. If you want to enter these orders for that player, write above them, with your reason:
    { $line }
    If you play yourself, reply to your report: each role has its own address.
referee-nothing = There was nothing to do in your letter. This is what you can write:
referee-unread = This is neither one of your words nor an order or decree of the game; nothing was done. The word “{ $word }” lists what you can write.
referee-unread-player = “{ $word }” is a word for players.
referee-ordered = Ordered for turn { $turn }: { $order } (your revision { $revision }). It counts when the turn is played; until then you may order otherwise.
referee-decree-ahead = This decree would be carried out at once:
referee-decreed = Done, as a new branch of the campaign:
referee-concerned = Told, because it concerns them: { SEAT($seats) }.
referee-concerns-nobody = No player sees any of it.
referee-impossible = No longer possible and taken out of the orders of { SEAT($seat, case: "gen") }: { $words }
referee-question = “{ $campaign }”: do you mean “{ $words }”?
referee-question-reason = Your reason: { $reason }
referee-question-tell = The players would be told your reason.
referee-asked-back = This cannot simply be taken back, so a question has gone to { $address }: reply “yes” to it and it is done. What it would change stands there.
referee-left = Nothing was done.
referee-moved = The campaign has gone on since you asked for this, so your yes was not carried out. You are asked once more, as things are now.
referee-forged = “{ $campaign }”: somebody else has your code
referee-forged-body = A letter with the right code of the referee of “{ $campaign }” came from { $address }, which is not an address of yours. Nothing of it was carried out, and its writer was told nothing.
referee-forged-how = If you do not know how that came about, reply to this mail with “renew”: you get a new code, and the old one is void at once. If it was you, write from a registered address (in the campaign's file: [referee] address).
referee-unproven = “{ $campaign }”: a letter of yours without a valid signature
referee-unproven-body = A letter from { $address } with your code for “{ $campaign }” came without an aligned DKIM or DMARC pass, which this campaign asks for. Nothing of it was carried out.
referee-code = Your code as the referee
referee-code-body = A letter from { $address } to the referee's desk of “{ $campaign }” came without your present code, so nothing of it was carried out. This mail has the code: simply reply to it.
referee-code-how = The word “help” lists what you can write. If you play as well, write your orders in reply to your report: each role has its own address.
referee-which = Which campaign do you mean?
referee-which-body = You are the referee of several campaigns: { $campaigns }. Name one in the subject and you get its reply address; or reply to any of its mails.
referee-renewed = Your new code as the referee
referee-renewed-body = From now on only replies to this mail and to newer ones count. Questions that you were asked before are void.
referee-renewed-seat = { SEAT($seat) } has a new code; it is on its way to the registered addresses.
referee-started = The campaign has begun. Orders are due: { $when }
referee-paused = Paused; the players have been told.
referee-paused-until = Paused; it goes on by itself on { $when }. The players have been told.
referee-resumed = It goes on; the players have been told. Orders are due: { $when }
referee-extended = The deadline has been moved; the players have been told. Orders are due: { $when }
referee-held = Held. Nothing is answered or resolved until you release it; only your own letters are read.
referee-released = { $mails ->
    [0] Released.
    [one] Released; one mail that was kept back is on its way.
   *[other] Released; { $mails } mails that were kept back are on their way.
 }
referee-ran = The turn has been resolved; the reports are queued. Turn { $turn } is awaited now, due: { $when }
referee-run-ahead = Turn { $turn } would be resolved now, with the orders that are in, and all reports would be sent.
referee-run-silent = No orders from: { SEAT($seats) }.
referee-run-all = Everybody who is waited for has sent orders.
referee-run-held = { $count ->
    [one] One line still waits for your judgement; it would count for nothing.
   *[other] { $count } lines still wait for your judgement; they would count for nothing.
 }
referee-tried = A dry run of turn { $turn }: nothing was kept, and nobody else is told. The throws would be these as long as no orders change. Who would be told of what:
referee-eyes-all = all
referee-eyes-nobody = nobody
referee-preview = The report of { SEAT($seat, case: "gen") }, in that player's language, follows in a mail of its own.
referee-orders-of = { SEAT($seat) }:
referee-orders-none = { SEAT($seat) }: no orders stand
referee-orders-none-then = { SEAT($seat) }: there are no orders for turn { $turn }.
referee-entered = Entered for { SEAT($seat, case: "acc") }; the player is not mailed. What stands now:
referee-entered-some = Entered for { SEAT($seat, case: "acc") }, but without the lines named here; the player is not mailed. What stands now is below.
referee-line = “{ $line }”:
referee-said = { $count ->
    [0] There is nobody to tell.
    [one] Your words are on their way to one player.
   *[other] Your words are on their way to { $count } players.
 }
referee-said-one = Your words are on their way to { SEAT($seat, case: "acc") }.
referee-said-nobody = Nobody plays { SEAT($seat, case: "acc") }; nothing was sent.
referee-seated = { SEAT($seat) } is now played by { $name } ({ $address }).
referee-replace-out = { $name } would lose the seat; the earlier reply addresses would be void at once.
referee-replace-free = Nobody has { SEAT($seat, case: "acc") } now.
referee-replace-in = { SEAT($seat) } would be given to { $name } ({ $address }), with the present report and the history of the seat.
referee-remove-ahead = { SEAT($seat) } would be taken from { $names }, whose reply addresses would be void at once. What was ordered for this turn stands; the waiting line is offered the seat.
referee-remove-told = The player is told your reason.
referee-removed = { SEAT($seat) } is free; the player has been told.
referee-addresses = { $name }: { $addresses } (the first is written to)
referee-address-added = { $address } is registered now; nobody was asked.
referee-address-removed = { $address } is no longer registered.
referee-address-first = { $address } is written to from now on.
referee-address-invalid = { $address } is no mail address we can write to.
referee-address-unknown = { $address } is not registered for this seat.
referee-address-mine = { $address } is registered for this seat already.
referee-address-taken = { $address } belongs to another player.
referee-address-last = { $address } is the only one and stays; add another one first.
referee-away = { SEAT($seat) }: away from { $first } to { $last }.
referee-back = { SEAT($seat) }: not away any more.
referee-undone = Taken back. Turn { $turn } is open again (branch { $branch }), due: { $when }
referee-undone-kept = That is the deadline the players had been told for it, extensions included.
referee-dealt-anew = The game was over and its secrets shown: the dice to come are new ones. The promise about them (a digest): { $anchor }
referee-undo-shown = The game is over: from what was shown then players can compute all that was hidden, such as the map. The dice to come will be new ones, which nobody can compute.
referee-rerun = Played again (branch { $branch }). Turn { $turn } is awaited now.
referee-rerun-same = Played again (branch { $branch }): it came out as before. Turn { $turn } is awaited now.
referee-corrected = Corrections are on their way to { $count ->
    [one] one player
   *[other] { $count } players
 }{ $withdrawn ->
    [0] .
    [one] ; one mail that had not gone out was withdrawn.
   *[other] ; { $withdrawn } mails that had not gone out were withdrawn.
 }
referee-lost-orders = Orders given for a turn that was taken back do not count any more; their writers got them back: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] The last turn would be taken back; turn { $turn } is open now.
   *[other] The last { $count } turns would be taken back; turn { $turn } is open now.
 }
referee-undo-mails = Orders given before stand; those for turns taken back go back to their writers. Everybody gets a corrected report, as a new branch: nothing is lost.
referee-rerun-ahead = The last turn would be played again at once with the orders that stand for it; turn { $turn } is open now.
referee-amended = The position has been corrected, as a new branch. What changed:
referee-amend-ahead = The position would be changed as shown below.
referee-position = The whole position. To correct it, write “{ $word }” with your reason and a colon, and below it this text with your changes, or only the changed lines as a diff (a line with -, a line with +); a dot ends it.
referee-ended = The campaign is over after turn { $turn }; { $count } players get standings, seeds and the offer of the whole history.
referee-end-ahead = “{ $campaign }” would be over for good; turn { $turn } would not be played. Everybody gets the final standings and all seeds, and the secrets of all are open then.
referee-archive = The page about the finished campaign follows in a mail of its own.
referee-archive-not-over = The campaign is not over, so there is no page for everybody yet. A copy of everything for yourself: pbem campaign export { $campaign } FILE
referee-published = The page about the finished campaign is public now{ $shown ->
    [0] , but this house has no window in the browser: the table [web] opens one.
   *[other] : { $url }
 }
referee-unpublished = The page about the finished campaign is public no more.
referee-report-sent = Your report of the turn, with everything, follows in a mail of its own.
referee-state-recruiting = not begun
referee-state-running = under way
referee-state-paused = paused
referee-state-held = held
referee-state-noted = { $state }: { $note }
referee-state-ended = over
referee-column-seat = Seat
referee-column-player = Player
referee-column-orders = Orders
referee-column-report = Report
referee-column-number = No.
referee-column-line = Line
referee-column-problem = Problem
referee-column-when = Time
referee-column-sender = From
referee-column-became = What became of it
referee-away-days = away { $days }
referee-nothing-yet = nothing yet
referee-not-awaited = nothing is awaited now
referee-sent = revision { $revision }, { $when }
referee-asked-of = revision { $revision }, { $when }; something is still open
referee-held-heading = Lines that wait for your judgement:
referee-proposals-heading = What waits for your word, and what was said to you since the turn began:
referee-own-orders = { $count ->
    [one] One order of your own stands for this turn.
   *[other] { $count } orders of your own stand for this turn.
 }
referee-strangers-heading = Letters of the last days that did not count:
referee-no-lines-held = No line waits for your judgement.
referee-judge-how = To judge a line, reply with its number and one of these; what you write instead of the dots is an order in the game's words, a question to the player, or why not:
referee-reading-wrong = “{ $words }” cannot be an order of that seat, so the line still waits:
referee-judged-read = { SEAT($seat) }, line { $line } is read as: { $order }. The player has a new answer.
referee-judged-asked = { SEAT($seat) } is asked about line { $line }.
referee-judged-rejected = { SEAT($seat) }: line { $line } counts for nothing; the player has been told.
referee-judged-void = { SEAT($seat) } has written about the same meanwhile, so line { $line } is void and what came later counts.
referee-lines-held = { $count ->
    [one] A line nobody understands, from { SEAT($seat, case: "gen") }
   *[other] { $count } lines nobody understands, from { SEAT($seat, case: "gen") }
 }
referee-lines-held-body = A letter from { SEAT($seat) } has something in it that nobody here understands. The player knows that it waits for you. What you have not judged when the turn is played counts for nothing.
referee-lines-wait = { $count ->
    [one] A line still waits for your judgement
   *[other] { $count } lines still wait for your judgement
 }
referee-lines-wait-body = { $count ->
    [one] The turn is due on { $when }. Without your judgement this line counts for nothing. You are reminded only this once.
   *[other] The turn is due on { $when }. Without your judgement these { $count } lines count for nothing. You are reminded only this once.
 }
answer-held = Waiting for the referee
answer-held-lines = { $count ->
    [one] A line is before the referee
   *[other] { $count } lines are before the referee
 }
answer-before-referee = What waits for the referee needs nothing from you; you may write it again in other words.
problem-before-referee = This line could not be read; it waits for the referee. You will hear what it was taken for. Undecided at the deadline, it does not count.
judged-read = The referee has read your line { $line }, “{ $words }”, as shown here. If you meant something else, write it again: your later letter counts.
judged-ask = The referee could not make it out either and asks you to write the line anew.
judged-ask-words = The referee asks you about this line: { $words }
judged-reject = The referee has decided that your line { $line }, “{ $words }”, does not count.
judged-reject-words = The referee's words: { $words }
refusal-referee-not-begun = “{ $campaign }” has not begun yet.
refusal-referee-no-seat = No seat is called “{ $named }”; there are: { SEAT($seats) }.
refusal-referee-own-address = That is an address of this service.
refusal-referee-no-moment = “{ $words }” is no time or day we can read. For example: 24 hours, 2 days, until 2026-12-01 20:00, until 20 December.
refusal-referee-not-held = The campaign is not held, and no mail of it is.
refusal-referee-no-lines = There is nothing behind it: write the words behind the colon, or below it up to a line with a dot.
refusal-referee-no-position = There is no position below it: the word “position” shows the present one; send it back with your changes, or a diff.
refusal-referee-seat-taken = { SEAT($seat) } is taken; “replace” gives it to another player.
refusal-referee-no-player = “{ $words }” names no player we can seat. For example: replace { $seat }: Olga <olga@example.org>, language cs, zone Europe/Prague
refusal-referee-not-away = { SEAT($seat) } has no days booked.
refusal-referee-no-verdict = What is to become of the line? For example: { $word } 17 read as: { $order }, or { $word } 17 ask, or { $word } 17 reject.
refusal-referee-no-such-line = There is no held line { $number } in this campaign.
refusal-referee-line-void = Line { $number } is void: its turn is over, or its player has written again.
refusal-referee-line-read = Line { $number } has been judged: it was read as an order.
refusal-referee-line-asked = Line { $number } has been judged: its player was asked.
refusal-referee-line-rejected = Line { $number } has been judged: it was rejected.
referee-help-several = One line for each; several in one letter are answered in one mail. What is long stands in the lines below, up to a line with a dot.
referee-help-reason = What changes something needs a reason: “because ...” at the end of the line, or “reason: ...” in a line of its own for the whole letter. It goes into the log.
referee-help-confirmed = What cannot simply be taken back (marked *) is asked back in a mail of its own, which says what would change; it is done when you reply “yes”.
referee-help-game = Any other line is for the game itself, in the words of its rule book; for example:
referee-help-tell = “tell” before “because” lets the players know your reason: “undo tell because ...”.
referee-help-help = this list
referee-help-status = who has sent, the deadline, lines and treaties that wait for you, letters of strangers
referee-help-report = your own report of the last turn, with everything; a number behind it: of that turn
referee-help-log = what was done lately, by whom and why
referee-help-start = deals the board and sets the first deadline
referee-help-pause = stops the clock; “pause until 20 December because ...”
referee-help-resume = lets the clock run again
referee-help-extend = more time: “extend 24 hours”, “extend until 2026-12-01 20:00”
referee-help-hold = stops everything at once, without telling anybody
referee-help-release = lets a held campaign go on, and held mail out
referee-help-run = * resolves the turn now, with the orders that are in
referee-help-trial = what the turn would do, with all throws; nothing is kept or sent; “try { $seat }”: the report that seat would get
referee-help-preview = “preview { $seat }”: the report as that seat gets it
referee-help-orders = what stands for all; “orders { $seat } 3”: every revision of one seat for turn 3, and what ran
referee-help-cancel = takes back what you ordered yourself: “cancel 2” the second order of your list (“status” shows it), without a number all of them
referee-help-enter = “enter { $seat } because she phoned:” and below the orders, up to a dot
referee-help-say = your words to all players; “say { $seat }: ...” to one
referee-help-judgements = the lines nobody understands that wait for you
referee-help-judge = “judge 17 read as: { $order }”, “judge 17 ask which hill?”, “judge 17 reject”
referee-help-undo = * takes the last turn back; “undo 2” the last two
referee-help-rerun = * plays the last turn again with the orders that stand
referee-help-position = the whole position as text
referee-help-amend = * corrects the position: “amend because ...:” and below the changed text or a diff, up to a dot
referee-help-add = a player for a free seat: “add { $seat }: Olga <olga@example.org>, language cs because ...”
referee-help-replace = * another player for a seat, written as with “add”
referee-help-remove = * takes a seat from its player, who is told your reason
referee-help-addresses = “addresses { $seat }” lists them; “addresses { $seat } add anna@example.org because ...”, “remove”, “first”
referee-help-away = “away { $seat } 20 December to 27 December because ...”, “away { $seat } none because ...”
referee-help-renew = a new code for you; “renew { $seat } because ...” for a seat
referee-help-end = * ends the campaign for good, with standings and all seeds
referee-help-archive = the page about the finished campaign, in a file
referee-help-publish = “publish” shows the page about the finished campaign to everybody in the browser; “publish off” takes it back
problem-decree = This is a decree: it is done at once, and is no order for the turn. Give it by mail, or with “pbem referee award”.
referee-told-at-once = Told at once: { SEAT($seats) }.
overseen-ordered = { SEAT($who) } [{ $order }] { $words }
overseen-all = To all: { $what }
overseen-told = { SEAT($who) }: { $what }
referee-column-mail = Mail
referee-column-code = Code
referee-column-wishes = Wishes
referee-column-readers = To
referee-mails-none = All mail was handed over, and none came back.
referee-mail-of = { $kind }, turn { $turn }
referee-mail-queued = waits to go out
referee-mail-sending = is going out
referee-mail-unknown = perhaps sent
referee-mail-sent = sent
referee-mail-returned = came back
referee-mail-rejected = refused
referee-mail-held = held back
referee-mail-collected = goes out with the next digest
referee-resent = The latest report goes to { SEAT($seat) } again, with the present deadline.
refusal-referee-no-report = { SEAT($seat) } has no report that could be sent again.
referee-applications-none = Nobody waits for a seat, and no invitation is open.
referee-applications-how = To decide, write “approve { $number }” or “refuse { $number } because ...”; the reason is passed on.
referee-application-unconfirmed = has not confirmed yet
referee-application-asked = waits for your decision
referee-application-waiting = waits for a free seat
referee-application-now-seated = { $name } plays now.
referee-application-now-waiting = { $name } is in the line: no seat is free yet.
referee-application-now-refused = { $name } has been refused, and told.
refusal-referee-no-application = No application { $number } waits for your decision; “{ $word }” lists them.
referee-invitations-heading = Invitations nobody has used yet:
referee-invited = An invitation is on its way to { $address }. The line with its code:
referee-invitation = Whoever writes this line to the service is invited; hand it over:
referee-withdrawn = The invitation { $code } is withdrawn.
referee-letters-none = No letter has been written between players.
referee-letter-unsigned = unsigned
referee-letter-sent = sent on
referee-letter-refused = refused
refusal-referee-no-letter = There is no letter { $number } in this campaign.
referee-verified = { $count ->
    [one] The latest turn came out the same when played again
   *[other] The latest { $count } turns came out the same when played again
 }: state, events, throws, seeds. At most { $most } are looked at by mail; pbem verify { $campaign } proves all.
referee-faults = { $count ->
    [one] One turn came out otherwise when played again:
   *[other] { $count } turns came out otherwise when played again:
 }
referee-fault = Turn { $turn }, branch { $branch }: { $faults }
referee-help-letters = who wrote to whom and when, refused ones too; “letters 17”: the words of one
referee-help-mails = what came back, was refused, or still waits; “mails { $seat }”: for one seat
referee-help-resend = “resend { $seat }”: the latest report once more, with the present deadline
referee-help-applications = who asks for a seat, and the invitations nobody has used
referee-help-approve = “approve 3” lets somebody play; the reason, if you give one, is passed on
referee-help-refuse = “refuse 3 because ...”; the reason is passed on
referee-help-invite = “invite Olga olga@example.org”, “invite { $seat }: Olga <olga@example.org>, language cs”; without an address you get a code to hand over
referee-help-withdraw = “withdraw” and the code of an invitation nobody has used
referee-help-verify = plays the latest turns again from what was kept, and compares
referee-house-player = house player { $name }
referee-away-span = { $first } to { $last }
referee-mail-lost = not delivered
referee-mail-when = { $state }, { $when }
