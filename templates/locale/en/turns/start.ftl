# Turns before the first round, such as bids and placements: the mails say so.
subject-answer = before the start, turn { $turn }: { $verdict }
subject-trial = a trial before the start, turn { $turn }: { $verdict }
report-due = Orders before the start, turn { $turn } — by { $when }
report-due-others = Before the start: you need not send anything for turn { $turn } — it is played by { $when }
report-form = Orders before the start, turn { $turn }
reminder-subject = Before the start, turn { $turn }: something is still missing
answer-receipt = Your receipt: before the start, turn { $turn }, revision { $revision }, digest { $digest }. Write “orders” to get it again.
answer-receipt-trial = What stands is unchanged: before the start, turn { $turn }, revision { $revision }, digest { $digest }.
receipt-title = Your orders before the start, turn { $turn }
calendar-summary = { $title }: orders before the start, turn { $turn }
