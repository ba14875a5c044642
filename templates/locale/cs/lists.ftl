# Rozkazy jako seznam a týmy z více lidí.
help-replace = nad rozkazy: nahradí vše, co jste pro tento tah dosud přikázali
remark-replaced-all = { $count ->
    [one] Rozkaz, který platil, byl nahrazen rozkazy z tohoto dopisu.
    [few] { $count } rozkazy, které platily, byly nahrazeny rozkazy z tohoto dopisu.
   *[other] { $count } rozkazů, které platily, bylo nahrazeno rozkazy z tohoto dopisu.
}
remark-replaces-nothing = Nic z tohoto dopisu nemůže platit, proto nic nenahrazuje. Co platilo, platí dál.
remark-cancel-no-number = { $last ->
    [0] Rozkaz { $numbers } není: seznam je prázdný.
   *[other] Rozkaz { $numbers } není: seznam končí číslem { $last }.
}
remark-team-replaced = Nahrazen rozkaz ({ $who }): „{ $order }“ už neplatí, platí „{ $instead }“. Rozhoduje poslední dopis; tuto odpověď dostáváte všichni.
remark-team-taken-back = Zrušen rozkaz ({ $who }): „{ $order }“. Tuto odpověď dostáváte všichni.
receipt-from-member = { $who }, řádek { $line }: „{ $words }“
answer-line-by = { $who }, řádek { $line }
answer-line-of-by = { $who }, řádek { $line } dopisu z { $when }
answer-change-numbered = Další dopis pokračuje na konci seznamu. „zrušit 2“ zruší rozkaz 2, „zrušit“ všechny; dopis, který začíná slovem „nahradit“, nahradí celý seznam.
answer-mend-numbered = Řádek opravíte tak, že nám pošlete jen ten řádek; zařadí se na konec seznamu. „zrušit 2“ zruší rozkaz 2, „zrušit“ všechny; dopis, který začíná slovem „nahradit“, nahradí celý seznam.
problem-given-twice = Totéž už platí jako rozkaz { $number }. Teď je v seznamu dvakrát a provede se dvakrát; „zrušit { $number }“ jeden z nich zruší.
problem-list-full = Seznam pojme nejvýš { $most } rozkazů a na tento řádek už v něm není místo. „zrušit“ rozkazy ruší; dopis, který začíná slovem „nahradit“, nahradí celý seznam.
