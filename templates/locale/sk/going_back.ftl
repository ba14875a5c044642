# Ťahy vzaté späť alebo odohrané znova: opravy pre hráčov a listy písané k tomu, čo už neplatí.
correction-subject = { $count ->
    [one] Ťah { $turn } je vzatý späť
   *[other] Ťahy { $turn } až { $last } sú vzaté späť
}
correction-again-subject = Ťah { $turn } bol odohraný znova
correction-taken = { $count ->
    [one] Vedúci vzal späť ťah { $turn }. Čo sme vám o ňom písali, už neplatí.
   *[other] Vedúci vzal späť ťahy { $turn } až { $last }. Čo sme vám o nich písali, už neplatí.
}
correction-why = Dôvod, ktorý vedúci uviedol: { $reason }
correction-report = Všetko stojí tak, ako bolo pred ťahom { $turn }. Platnú správu s novým formulárom príkazov vám posielame osobitne.
correction-replayed = Ťah bol hneď odohraný znova. Novú správu vám posielame osobitne; platí iba ona.
correction-same = Dopadlo to presne ako predtým, takže to, čo ste odvtedy prikázali, platí ďalej.
correction-now = Teraz je otvorený ťah { $turn }. Príkazy posielajte do { $deadline }.
correction-heading-stand = Vaše príkazy na ťah { $turn }
correction-stand = Platia tak, ako ste ich nechali. Do uzávierky ich môžete ako vždy zmeniť.
correction-none = Na ťah { $turn } od vás nemáme nijaké príkazy.
correction-heading-lost = Už neplatí: vaše príkazy na ťah { $turn }
correction-lost = Boli dané pre postavenie, ktoré už nie je. Vraciame vám ich vašimi slovami, keby ste ich chceli poslať znova.
remark-taken-back = Tento list je písaný k ťahu, ktorý vedúci vzal späť. Zatiaľ z neho nič neplatí. Ak ho máme vziať pre ťah { $turn }, ktorý je teraz otvorený, potvrďte to, prosím.
refusal-nothing-to-undo = „{ $campaign }“: toľko ťahov späť vziať nemožno (odohraných: { $turns }); rozostavenie zostáva.
refusal-no-seat = „{ $campaign }“ nemá miesto { $seat }.
