# Správa o ťahu.
report-title = Výsledky { $turn }. ťahu
report-title-corrected = Opravená správa o { $turn }. ťahu
report-title-corrected-start = Opravená správa pred prvým ťahom
report-title-start = Hra sa začína
report-title-final = Hra sa skončila
report-due = Rozkazy na ťah { $turn } — do: { $when }
report-later = Ďalšie ťahy sa hrajú: { $times }.
report-early = Môžeme hrať aj pred uzávierkou, krátko po tom, čo rozkazy pošlú všetci. Ak sa vás opýtame na niektorý riadok, naša odpoveď povie, dokedy na opravu čakáme.
report-calendar = uzávierka je v priloženom kalendári
report-word = Slovo vedúceho
report-form = Rozkazy na ťah { $turn }
report-form-hint = Odpovedzte na tento list a zmeňte riadky, ktoré chcete; ostatné nič nezmenia. Do uzávierky môžete písať znova: nový riadok nahradí skorší o tej istej veci, ostatné zostanú. Na každý list príde odpoveď: čo sme pochopili a čo z toho bude.
report-list-hint = Odpovedzte na tento list a napíšte každý rozkaz na vlastný riadok. Do uzávierky môžete písať znova. Na každý list príde odpoveď: čo sme pochopili a čo z toho bude.
report-write = Napísať rozkazy
report-examples = Príklady riadkov:
report-more = { $count ->
    [one] Ešte { $count } riadok je v textovej časti listu.
    [few] Ešte { $count } riadky sú v textovej časti listu.
   *[other] Ešte { $count } riadkov je v textovej časti listu.
}
report-dice = Kocky
report-dice-hint = Všetky hody, ktoré ste videli, v poradí a s dôvodom. Overiť si ich môže každý.
report-footer = Na list s predmetom „pomoc“ príde odpoveď hneď. Celá správa je aj v textovej časti listu a v súbore report.json pre programy.
report-mark = Hra { $campaign }, ťah { $turn }, { $token }.
report-revealed = Kocky na overenie (ťah, semienko, odtlačok rozkazov): { $seed }
report-anchor = Sľub o kockách celej hry (odtlačok): { $anchor }
