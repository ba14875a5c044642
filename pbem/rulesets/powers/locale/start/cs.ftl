# Férový start, když se nabídky otevřou.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Všichni souhlasí s navrženými stranami a začátečními BV.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(uvnitř { $name })
}: nabídka { $bids }{ $silent ->
    [0] .
   *[other] {" "}(stejné díly, protože žádná nepřišla).
}
powers-event-struck = { $column } za { $bv } BV: { SEAT($seats) }.
powers-event-lots = Rovnosti rozhodl los: { $told }.
powers-event-given = { SEAT($seat) }: strana { $side }, začáteční BV: { $bv }.
powers-event-surplus = Zbylo { $bv } BV; každý z toho dostává { $each } BV.
powers-bid-for = Nabízí se za { $columns }; dohromady přesně { $bv } BV. Formulář níže nabízí to, co je navrženo; přepište jej tím, co je podle vás spravedlivé. Kdo je s návrhem spokojen, napíše „souhlas“: napíší-li to všichni, žádná nabídka se neotevře.
powers-bid-lands = { $lands }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
