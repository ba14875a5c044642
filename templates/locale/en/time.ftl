# Time: reminders, grace, early runs, pauses, absences, the brake.
remark-grace = The deadline of turn { $turn } has passed, but your mail still counts: the turn has not run yet.
remark-early-at = All orders are in: the turn runs on { $when }, unless somebody changes theirs.
remark-correction = We may play before the deadline, as soon as everybody is ready. For your correction we wait until { $when } at the latest; then the orders that stand are carried out without it.
remark-correction-deadline = As long as this is open, we do not play before the deadline. The deadline stays as it is: { $when }.
remark-correction-over = The time for your correction is up since { $when }. As soon as the others are ready, the orders that stand are carried out without it; until then it still counts.
pause-until = The referee has paused the campaign. It goes on by itself on { $moment }; until then no deadline runs.
reminder-subject = Turn { $turn }: something is still missing
reminder-nothing = We have no orders from you for turn { $turn } yet.
reminder-unanswered = Another player has asked you something since your last mail: a mail of its own told you what. You can answer it until the deadline; nobody has to.
reminder-asked-back = A line of your last mail could not be accepted; our answer to it shows which.
reminder-asked-back-lines =
    These lines of your last mail could not be accepted yet:
    { $lines }
reminder-missing = Still without orders: { $subjects }.
reminder-how = Reply to this mail, or write to { $address }. One line for each thing you command is enough; what you have ordered already stands. Here is the form:
reminder-form = { $lines }
moved-absence = A player is away, so the deadline of turn { $turn } has moved. Orders are now due by { $deadline }.
brake-subject = “{ $campaign }”: the turn is due and waits
brake-mailbox = The mailbox cannot be read ({ $why }). It was read last: { $since }. Orders that came in time may lie there unread, so the turn has not run.
brake-mailbox-then = As soon as the mailbox has been read the turn runs by itself, with everything that came before the deadline. Nothing is lost.
brake-silence = { $silent } of { $asked } players have sent nothing: { $now } %, usually it is { $usual } %. Perhaps their mail does not arrive, so the turn has not run.
brake-silence-then = It now waits for you.
brake-lost = These reports came back, so their readers may not know the turn: { $seats }.
brake-how =
    To run the turn now: pbem turn run { $key }
    To give more time (everybody is told): pbem referee extend { $key } 24
    To see who has sent orders: pbem campaign show { $key }
refusal-not-later = “{ $campaign }”: the new deadline must be later than the present one.
refusal-not-ahead = “{ $campaign }”: that time has passed.
refusal-absence-backwards = The last day is before the first.
refusal-absence-past = These days have passed.
refusal-absence-overlaps = Some of these days are booked already.
refusal-absence-not-here = In this campaign absences are not booked by mail. The referee can book them: a line “to the referee: ...” in your reply goes to him.
refusal-absence-too-soon = { $hours ->
    [0] That begins too soon: the first day must still be ahead.
    [one] That begins too soon: please tell us at least one hour before the first day begins.
   *[other] That begins too soon: please tell us at least { $hours } hours before the first day begins.
}
refusal-absence-too-long = { $longest ->
    [one] That is too long: at most one day in a row.
   *[other] That is too long: at most { $longest } days in a row.
}
refusal-absence-none-left = { $left ->
    [0] You have no days left in { $year }.
    [one] That is more than you have left in { $year }: one day.
   *[other] That is more than you have left in { $year }: { $left } days.
}
holiday-subject = Your absences in “{ $campaign }”
holiday-refused = Nothing was booked
holiday-unreadable = We could not read the days in “{ $words }”.
holiday-span = { $first } to { $last }
holiday-booked = Booked: { $days }. Have a good time!
holiday-wait = The turn waits for you: a deadline in these days moves to the first one after them.
holiday-excuse = The turns run meanwhile, and nobody minds that you are silent. You may still send orders.
holiday-list = Booked: { $days }.
holiday-none = You have booked no days.
holiday-cancelled = Your absences are cancelled. A deadline that was moved for them stays where it is.
holiday-counted = The present turn was put off for days you had booked, so these stay counted.
holiday-left = { $left ->
    [one] You may still book one day in { $year }.
   *[other] You may still book { $left } days in { $year }.
}
holiday-how = To book, send “holiday 20 December to 27 December” or “holiday 2026-12-20 to 2026-12-27”; to take it back, “holiday cancel”.
clock-wrong = The clock of the service is wrong
clock-wrong-body = The clock of the service says { $ours }; by the clocks of the mail server and of the database it is { $theirs }. Until they agree, no turn is played, no reminder is sent and no pause ends. Letters are answered as usual.
clock-wrong-how = Set the clock of the machine; then everything goes on by itself. If the clock is right, answer this mail with any word: the time at which your answer reaches the mail server shows it.
