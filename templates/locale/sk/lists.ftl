# Rozkazy ako zoznam a tímy z viacerých ľudí.
help-replace = nad rozkazmi: nahradí všetko, čo ste pre tento ťah doteraz prikázali
remark-replaced-all = { $count ->
    [one] Rozkaz, ktorý platil, bol nahradený rozkazmi z tohto listu.
    [few] { $count } rozkazy, ktoré platili, boli nahradené rozkazmi z tohto listu.
   *[other] { $count } rozkazov, ktoré platili, bolo nahradených rozkazmi z tohto listu.
}
remark-replaces-nothing = Nič z tohto listu nemôže platiť, preto nič nenahrádza. Čo platilo, platí ďalej.
remark-cancel-no-number = { $last ->
    [0] Rozkaz { $numbers } nie je: zoznam je prázdny.
   *[other] Rozkaz { $numbers } nie je: zoznam končí číslom { $last }.
}
remark-team-replaced = Nahradený rozkaz ({ $who }): „{ $order }“ už neplatí, platí „{ $instead }“. Rozhoduje posledný list; túto odpoveď dostávate všetci.
remark-team-taken-back = Zrušený rozkaz ({ $who }): „{ $order }“. Túto odpoveď dostávate všetci.
receipt-from-member = { $who }, riadok { $line }: „{ $words }“
answer-line-by = { $who }, riadok { $line }
answer-line-of-by = { $who }, riadok { $line } listu z { $when }
answer-change-numbered = Ďalší list pokračuje na konci zoznamu. „zrušiť 2“ zruší rozkaz 2, „zrušiť“ všetky; list, ktorý sa začína slovom „nahradiť“, nahradí celý zoznam.
answer-mend-numbered = Riadok opravíte tak, že nám pošlete len ten riadok; zaradí sa na koniec zoznamu. „zrušiť 2“ zruší rozkaz 2, „zrušiť“ všetky; list, ktorý sa začína slovom „nahradiť“, nahradí celý zoznam.
problem-given-twice = To isté už platí ako rozkaz { $number }. Teraz je v zozname dvakrát a vykoná sa dvakrát; „zrušiť { $number }“ jeden z nich zruší.
problem-list-full = Zoznam pojme najviac { $most } rozkazov a na tento riadok v ňom už nie je miesto. „zrušiť“ rozkazy ruší; list, ktorý sa začína slovom „nahradiť“, nahradí celý zoznam.
