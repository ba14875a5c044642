# Smlouvy, jak se o nich dozvídají účastníci.
powers-clause-peace = mír
powers-clause-pass = průchod
powers-clause-vision = sdílený průzkum
powers-clause-words = „{ $words }“
powers-terms = { $clauses }{ $until ->
    [0] {""}
   *[other] , do kola { $until }
}
powers-event-concluded = Smlouva { $number } platí ({ SEAT($members) }): { $terms }.
powers-event-denounced = { SEAT($by) }: vypovězena smlouva { $number }. Zavazuje ještě do konce kola { $until }.
powers-event-treaty_ended = Smlouva { $number } ({ SEAT($members) }) { $why ->
    [until] skončila: vypršel její čas.
    [denounced] skončila: byla vypovězena.
    [out] skončila: účastník je vyřazen z války.
   *[left] platí dál bez účastníka, který je vyřazen z války.
}{ $free ->
    [0] {""}
   *[other] {" "}Od kola { $free } už nezavazuje.
}
powers-event-answered = { SEAT($who) }: { $what ->
    [accept] souhlas s návrhem
   *[withdraw] souhlas odvolán, návrh
} { $number } ({ SEAT($by) }): { $terms }.
powers-event-proposal_over = Návrh { $number } ({ SEAT($by) }) už neplatí: { $why ->
    [rejected] odmítnut ({ SEAT($who) }).
    [withdrawn] vzat zpět.
    [destroyed] účastník je vyřazen z války ({ SEAT($who) }).
    [lapsed] nepřijali ho včas všichni.
   *[late] kolo, do kterého měl platit, už minulo.
}
powers-event-answer_void = Návrh { $number }, na který by šlo odpovědět, už neexistoval.
