# Tahy vzaté zpět nebo sehrané znovu: opravy pro hráče a dopisy psané k tomu, co už neplatí.
correction-subject = { $count ->
    [one] Tah { $turn } je vzat zpět
   *[other] Tahy { $turn } až { $last } jsou vzaty zpět
}
correction-again-subject = Tah { $turn } byl sehrán znovu
correction-taken = { $count ->
    [one] Vedoucí vzal zpět tah { $turn }. Co jsme vám o něm psali, už neplatí.
   *[other] Vedoucí vzal zpět tahy { $turn } až { $last }. Co jsme vám o nich psali, už neplatí.
}
correction-why = Důvod, který vedoucí uvedl: { $reason }
correction-report = Všechno stojí tak, jak bylo před tahem { $turn }. Platnou zprávu s novým formulářem příkazů vám posíláme zvlášť.
correction-replayed = Tah byl hned sehrán znovu. Novou zprávu vám posíláme zvlášť; platí jen ona.
correction-same = Dopadlo to přesně jako předtím, takže to, co jste od té doby přikázali, platí dál.
correction-now = Teď je otevřen tah { $turn }. Příkazy posílejte do { $deadline }.
correction-heading-stand = Vaše příkazy na tah { $turn }
correction-stand = Platí tak, jak jste je nechali. Do uzávěrky je můžete jako vždy změnit.
correction-none = Na tah { $turn } od vás žádné příkazy nemáme.
correction-heading-lost = Už neplatí: vaše příkazy na tah { $turn }
correction-lost = Byly dány pro postavení, které už není. Vracíme vám je vašimi slovy, kdybyste je chtěli poslat znovu.
remark-taken-back = Tento dopis je psán k tahu, který vedoucí vzal zpět. Zatím z něj nic neplatí. Máme-li jej vzít pro tah { $turn }, který je teď otevřen, potvrďte to prosím.
refusal-nothing-to-undo = „{ $campaign }“: tolik tahů zpět vzít nelze (sehráno: { $turns }); rozestavení zůstává.
refusal-no-seat = „{ $campaign }“ nemá místo { $seat }.
