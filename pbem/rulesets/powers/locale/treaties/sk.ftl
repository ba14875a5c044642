# Zmluvy, ako sa o nich dozvedajú účastníci.
powers-clause-peace = mier
powers-clause-pass = prechod
powers-clause-vision = zdieľaný prieskum
powers-clause-words = „{ $words }“
powers-terms = { $clauses }{ $until ->
    [0] {""}
   *[other] , do kola { $until }
}
powers-event-concluded = Zmluva { $number } platí ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: vypovedaná zmluva { $number }. Zaväzuje ešte do konca kola { $until }.
powers-event-treaty_ended = Zmluva { $number } ({ SEAT($members) }) { $why ->
    [until] sa skončila: uplynul jej čas.
    [denounced] sa skončila: bola vypovedaná.
    [out] sa skončila: účastník je vyradený z vojny.
   *[left] platí ďalej bez účastníka, ktorý je vyradený z vojny.
}{ $free ->
    [0] {""}
   *[other] {" "}Od kola { $free } už nezaväzuje.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] súhlas s návrhom
   *[withdraw] súhlas odvolaný, návrh
} { $number } ({ SEAT($by) }): { $terms }.
powers-event-proposal_over = Návrh { $number } ({ SEAT($by) }) už neplatí: { $why ->
    [rejected] odmietnutý ({ SEAT($who) }).
    [withdrawn] vzatý späť.
    [destroyed] účastník je vyradený z vojny ({ SEAT($who) }).
    [lapsed] neprijali ho včas všetci.
   *[late] kolo, do ktorého mal platiť, už minulo.
}
powers-event-answer_void = Návrh { $number }, na ktorý by sa dalo odpovedať, už neexistoval.
