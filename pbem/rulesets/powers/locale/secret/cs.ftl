# Věda a politika skryté v řádcích uskupení (P-56.5, P-57.3).
powers-units-tec = { $count ->
    [one] { $count } technologický bod
    [few] { $count } technologické body
   *[other] { $count } technologických bodů
}
powers-map-tec = technologické body
powers-units-lab = { $count ->
    [one] { $count } laboratoř
    [few] { $count } laboratoře
   *[other] { $count } laboratoří
}
powers-map-lab = laboratoře
powers-units-mny = { $count ->
    [one] { $count } ministerstvo
    [few] { $count } ministerstva
   *[other] { $count } ministerstev
}
powers-map-mny = ministerstva
powers-formation-science = { $bv } BV vědy
powers-formation-politics = politické body: { $points }
powers-formation-claim = vynalezeno: { $field }, o úroveň výš (použitelné od konce kola { $round })
powers-event-claimed = { SEAT($seat) }: jestli je řádek { $number } uskupení { $formation } pravý, je vynalezena další úroveň: { $field }. Použít ji lze od konce kola { $round }, až bude řádek odhalen.
powers-event-funded = { SEAT($seat) }: věda z odhaleného řádku{ $paid ->
    [0] {""}
   *[other] , { $bv } BV jde na technologii: { $field }
}{ $lost ->
    [0] .
   *[other] , { $rest } BV propadá.
}
powers-plan-claim = Všichni si přečtou, že řádek { $number } uskupení { $formation }, je-li pravý, vynalezl další úroveň: { $field }. Zda je pravý, se nikdo nedozví. Použít ji lze od konce kola { $round }: „odhal řádek { $number } { $formation }“, nebo uskupení zveřejni.
problem-powers-formation-housed = V některém řádku uskupení { $formation } je budova a budovy se nehýbou. Nejdřív takové řádky odeber, nebo odhal, že pravý je jiný.
refusal-powers-two-houses = Řádek má místo pro jednu laboratoř a jedno ministerstvo.
refusal-powers-no-hidden-row = Musí to být jeden z více řádků karty, o jediném všichni vědí, že je pravý; řádků má { $count }.
