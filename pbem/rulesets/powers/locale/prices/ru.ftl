# Дешёвые отряды: остатки соседей.
powers-plan-helped = { $units }: { $cost } ОП, из них от соседей { $shares }; в { $at } останется { $left }. { $round ->
    [0] До конца они готовы не будут.
   *[other] Готовы после движения в раунде { $round }.
}
problem-powers-rest-short = В земле { $payer } осталось только { $has } ОП, а не { $paid }.
problem-powers-rest-large = В земле { $payer } осталось { $has } ОП. Соседу может помочь только остаток меньше 1/2 ОП: лишнее потратьте там же, строкой выше этой.
problem-powers-rest-much = Земля { $at } получила бы от соседей в этом производстве { $has } ОП. Должно быть меньше 1 ОП.
problem-powers-rest-over = Соседи заплатили бы { $paid } ОП за то, что стоит { $cost }.

# Дорогие отряды: постройка по частям.
powers-plan-part = { $units }, по частям: сейчас { $cost } ОП земли { $at }; тогда оплачено { $paid } ОП, не хватает { $missing }. В следующем производстве прикажите снова.
powers-part = { $units } по частям (оплачено { $paid } ОП, не хватает { $missing })
powers-heading-in-parts = Постройки по частям
powers-in-parts = { $at }: { $many ->
    [1] { $units }
   *[other] в каждой { $units }
} ({ SEAT($who) }), оплачено { $paid } ОП, не хватает { $missing }
