# Turns before the first round, such as bids and placements: the mails say so.
subject-answer = pred začiatkom, ťah { $turn }: { $verdict }
subject-trial = skúška pred začiatkom, ťah { $turn }: { $verdict }
report-due = Rozkazy pred začiatkom, ťah { $turn } — do: { $when }
report-due-others = Pred začiatkom: na ťah { $turn } nemusíte posielať nič — hrá sa do: { $when }
report-form = Rozkazy pred začiatkom, ťah { $turn }
reminder-subject = Pred začiatkom, ťah { $turn }: ešte niečo chýba
answer-receipt = Vaše potvrdenie: pred začiatkom, ťah { $turn }, verzia { $revision }, odtlačok { $digest }. Ak ho chcete znova, napíšte „rozkazy“.
answer-receipt-trial = V platnosti zostáva: pred začiatkom, ťah { $turn }, verzia { $revision }, odtlačok { $digest }.
receipt-title = Vaše rozkazy pred začiatkom, ťah { $turn }
calendar-summary = { $title }: rozkazy pred začiatkom, ťah { $turn }
