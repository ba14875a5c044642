# The turn report.
report-title = Results of turn { $turn }
report-title-corrected = Corrected report of turn { $turn }
report-title-corrected-start = Corrected report before the first turn
report-title-start = The game begins
report-title-final = The game is over
report-due = Orders for turn { $turn } — by { $when }
report-later = After that turns are played at: { $times }.
report-early = We may play before the deadline, soon after everybody has sent orders. If we ask you about a line, our answer says until when we wait for the correction.
report-calendar = the date is in the attached calendar file
report-word = From the referee
report-form = Orders for turn { $turn }
report-form-hint = Reply to this mail and change the lines you want; the others change nothing. You may write again until the deadline: a new line replaces the earlier one about the same thing, the others stay. Every mail is answered: what was understood and what will come of it.
report-list-hint = Reply to this mail and write each order on a line of its own. You may write again until the deadline. Every mail is answered: what was understood and what will come of it.
report-write = Write orders
report-examples = What you can write, for example:
report-more = { $count ->
    [one] { $count } more row is in the text part of this mail.
   *[other] { $count } more rows are in the text part of this mail.
}
report-dice = Dice
report-dice-hint = All the throws you witnessed, in order, each with its reason. Anybody can check them.
report-footer = A mail with the subject “help” is answered at once. The whole report is also in the text part of this mail, and in report.json for programs.
report-mark = Game { $campaign }, turn { $turn }, { $token }.
report-revealed = Dice, for checking (turn, seed, digest of the orders): { $seed }
report-anchor = The promise about the dice of this game (a digest): { $anchor }
