# Zpráva o tahu.
report-title = Výsledky { $turn }. tahu
report-title-corrected = Opravená zpráva o { $turn }. tahu
report-title-corrected-start = Opravená zpráva před prvním tahem
report-title-start = Hra začíná
report-title-final = Hra skončila
report-due = Rozkazy pro tah { $turn } — do: { $when }
report-later = Další tahy se hrají: { $times }.
report-early = Můžeme hrát i před uzávěrkou, krátce poté, co rozkazy pošlou všichni. Zeptáme-li se vás na některý řádek, naše odpověď řekne, do kdy na opravu čekáme.
report-calendar = uzávěrka je v přiloženém kalendáři
report-word = Slovo vedoucího
report-form = Rozkazy pro tah { $turn }
report-form-hint = Odpovězte na tento dopis a změňte řádky, které chcete; ostatní nic nezmění. Do uzávěrky můžete psát znovu: nový řádek nahradí dřívější o téže věci, ostatní zůstanou. Na každý dopis přijde odpověď: co jsme pochopili a co z toho bude.
report-list-hint = Odpovězte na tento dopis a napište každý rozkaz na vlastní řádek. Do uzávěrky můžete psát znova. Na každý dopis přijde odpověď: co jsme pochopili a co z toho bude.
report-write = Napsat rozkazy
report-examples = Příklady řádků:
report-more = { $count ->
    [one] Ještě { $count } řádek je v textové části dopisu.
    [few] Ještě { $count } řádky jsou v textové části dopisu.
   *[other] Ještě { $count } řádků je v textové části dopisu.
}
report-dice = Kostky
report-dice-hint = Všechny hody, které jste viděli, popořadě a s důvodem. Ověřit si je může každý.
report-footer = Na dopis s předmětem „pomoc“ přijde odpověď hned. Celá zpráva je i v textové části dopisu a v souboru report.json pro programy.
report-mark = Hra { $campaign }, tah { $turn }, { $token }.
report-revealed = Kostky k ověření (tah, semínko, otisk rozkazů): { $seed }
report-anchor = Slib o kostkách celé hry (otisk): { $anchor }
