# Turns before the first round, such as bids and placements: the mails say so.
subject-answer = před začátkem, tah { $turn }: { $verdict }
subject-trial = zkouška před začátkem, tah { $turn }: { $verdict }
report-due = Rozkazy před začátkem, tah { $turn } — do: { $when }
report-due-others = Před začátkem: pro tah { $turn } posílat nic nemusíte — hraje se do: { $when }
report-form = Rozkazy před začátkem, tah { $turn }
reminder-subject = Před začátkem, tah { $turn }: ještě něco chybí
answer-receipt = Vaše potvrzení: před začátkem, tah { $turn }, verze { $revision }, otisk { $digest }. Chcete-li je znovu, napište „rozkazy“.
answer-receipt-trial = V platnosti zůstává: před začátkem, tah { $turn }, verze { $revision }, otisk { $digest }.
receipt-title = Vaše rozkazy před začátkem, tah { $turn }
calendar-summary = { $title }: rozkazy před začátkem, tah { $turn }
