# Čo sa hovorí o riadku, ktorý sa nepodarilo prečítať, a čo sa v ňom čakalo.
problem-unreadable = Nerozumiem slovu „{ $word }“.{ $hint } Tu môže stáť: { $expected }.
problem-hint = { " " }Mysleli ste „{ $suggestion }“?
problem-incomplete = Riadok nie je dopísaný. Chýba: { $expected }.
problem-unknown-name = Miesto menom „{ $word }“ nepoznáte. Poznáte: { $known }.
problem-no-cell = Pole { $word } na mape nie je, posledné je { $last }.
problem-ambiguous = Dá sa to chápať dvojako: „{ $first }“, alebo „{ $second }“. Napíšte, prosím, čo ste mali na mysli.
problem-remark = „{ $words }“ sme nečítali: stojí za znakom pre poznámky a rozkaz to nie je.
problem-corrected = „{ $word }“ čítame ako „{ $taken }“.
problem-replaced = Nahradené riadkom { $by }.
problem-too-long = Riadok je dlhší ako { $longest } znakov a nečítali sme ho.
problem-empty = V tomto riadku nie je čo čítať.

term-end = koniec riadka
term-number = číslo
term-text = text
term-name = meno
term-word = iné slovo
