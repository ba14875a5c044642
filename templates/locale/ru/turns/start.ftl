# Turns before the first round, such as bids and placements: the mails say so.
subject-answer = до начала, ход { $turn }: { $verdict }
subject-trial = проба до начала, ход { $turn }: { $verdict }
report-due = Приказы до начала, ход { $turn } — до: { $when }
report-due-others = До начала: на ход { $turn } вам ничего присылать не нужно — он играется до: { $when }
report-form = Приказы до начала, ход { $turn }
reminder-subject = До начала, ход { $turn }: ещё кое-чего не хватает
answer-receipt = Ваша квитанция: до начала, ход { $turn }, версия { $revision }, контрольная сумма { $digest }. Чтобы получить её снова, напишите «приказы».
answer-receipt-trial = В силе прежнее: до начала, ход { $turn }, версия { $revision }, контрольная сумма { $digest }.
receipt-title = Ваши приказы до начала, ход { $turn }
calendar-summary = { $title }: приказы до начала, ход { $turn }
