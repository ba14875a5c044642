# Příkazy v dopisech a odpovědi na ně.
subject-trial = zkouška, tah { $turn }: { $verdict }
quoted = „{ $words }“
