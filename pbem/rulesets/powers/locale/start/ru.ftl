# Честное начало, когда ставки открыты.
powers-bid-of = { $column } { $bv }
powers-event-agreed = Все согласны с предложенными сторонами и начальными ОП.
powers-event-bid = { SEAT($seat) }{ $name ->
    [none] {""}
   *[other] {" "}(внутри { $name })
}: ставка { $bids }{ $silent ->
    [0] .
   *[other] {" "}(равные доли: ставка не пришла).
}
powers-event-struck = { $column } за { $bv } ОП: { SEAT($seats) }.
powers-event-lots = Равенства решил жребий: { $told }.
powers-event-given = { SEAT($seat) }: сторона { $side }, начальные ОП: { $bv }.
powers-event-surplus = Осталось { $bv } ОП; каждый получает из них { $each } ОП.
powers-bid-for = Ставки делаются на { $columns }; вместе ровно { $bv } ОП. В бланке ниже стоит то, что предложено; впишите то, что считаете честным. Кто доволен предложением, пишет «согласен»: если так напишут все, ставки не вскрываются.
powers-bid-lands = { $lands }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
