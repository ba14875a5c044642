# Čo sa hovorí o riadku, ktorý sa nepodarilo prečítať, a čo sa v ňom čakalo.
problem-past = „{ $word }“ hovorí, čo sa už stalo. Ak sa to má urobiť, napíšte to ako rozkaz: choď, obsaď, daj.
problem-negated = „{ $word }“ hovorí, čo sa robiť nemá, a tým sa nič neprikazuje. Napíšte, čo sa má urobiť, alebo riadok vynechajte.
problem-hash = Riadok, ktorý sa začína znakom #, je poznámka pre vás a nečíta sa. Ak je to rozkaz, napíšte ho bez #.
problem-unreadable = Nerozumieme slovu „{ $word }“.{ $hint } Tu môže stáť: { $expected }.
problem-hint = { " " }Mysleli ste „{ $suggestion }“?
problem-misplaced = Slovo „{ $word }“ poznáme, ale na tomto mieste sa nehodí. Tu môže stáť: { $expected }.
problem-incomplete = Riadok nie je dopísaný. Chýba: { $expected }.
problem-unknown-name = Miesto menom „{ $word }“ nepoznáte. Poznáte: { $known }.
problem-no-cell = Pole { $word } na mape nie je, posledné je { $last }.
problem-ambiguous = Dá sa to chápať dvojako: „{ $first }“, alebo „{ $second }“. Napíšte, prosím, čo ste mali na mysli.
problem-several-ways = Dá sa to chápať viacerými spôsobmi. Napíšte to, prosím, inými slovami, na každý riadok jeden rozkaz.
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
