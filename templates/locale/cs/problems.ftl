# Co se říká o řádku, který se nepodařilo přečíst, a co se v něm čekalo.
problem-past = „{ $word }“ říká, co se už stalo. Má-li se to udělat, napište to jako rozkaz: jdi, obsaď, dej.
problem-negated = „{ $word }“ říká, co se dělat nemá, a tím se nic nepřikazuje. Napište, co se má udělat, nebo řádek vynechte.
problem-hash = Řádek, který začíná znakem #, je poznámka pro vás a nečte se. Je-li to rozkaz, napište ho bez #.
problem-unreadable = Nerozumíme slovu „{ $word }“.{ $hint } Zde může stát: { $expected }.
problem-hint = { " " }Mysleli jste „{ $suggestion }“?
problem-misplaced = Slovo „{ $word }“ známe, ale na tomto místě se nehodí. Zde může stát: { $expected }.
problem-incomplete = Řádek není dopsaný. Chybí: { $expected }.
problem-unknown-name = Místo jménem „{ $word }“ neznáte. Znáte: { $known }.
problem-no-cell = Pole { $word } na mapě není, poslední je { $last }.
problem-ambiguous = Dá se to chápat dvojím způsobem: „{ $first }“, nebo „{ $second }“. Napište prosím, co jste měli na mysli.
problem-several-ways = Dá se to chápat více způsoby. Napište to prosím jinými slovy, na každý řádek jeden rozkaz.
problem-remark = „{ $words }“ jsme nečetli: stojí za znakem pro poznámky a rozkaz to není.
problem-corrected = „{ $word }“ čteme jako „{ $taken }“.
problem-replaced = Nahrazeno řádkem { $by }.
problem-too-long = Řádek je delší než { $longest } znaků a nečetli jsme ho.
problem-empty = Na tomto řádku není co číst.

term-end = konec řádku
term-number = číslo
term-text = text
term-name = jméno
term-word = jiné slovo
