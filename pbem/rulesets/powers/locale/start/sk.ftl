# Férový štart, keď sa ponuky otvoria.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Všetci súhlasia s navrhnutými stranami a začiatočnými BV.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(vnútri { $name })
}: ponuka { $bids }{ $silent ->
    [0] .
   *[other] {" "}(rovnaké diely, lebo žiadna neprišla).
}
powers-event-struck = { $column } za { $bv } BV: { SEAT($seats) }.
powers-event-lots = Rovnosti rozhodol lós: { $told }.
powers-event-given = { SEAT($seat) }: strana { $side }, začiatočné BV: { $bv }.
powers-event-surplus = Zvýšilo { $bv } BV; každý z toho dostáva { $each } BV.
powers-bid-for = Ponúka sa za { $columns }; spolu presne { $bv } BV. Formulár nižšie ponúka to, čo je navrhnuté; prepíšte ho tým, čo je podľa vás spravodlivé. Kto je s návrhom spokojný, napíše „súhlas“: ak to napíšu všetci, žiadna ponuka sa neotvorí.
powers-bid-lands = { $lands }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
