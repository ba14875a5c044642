# Zásoby.
powers-units-spl = { $count ->
    [one] { $count } zásoba
    [few] { $count } zásoby
   *[other] { $count } zásob
}
powers-map-spl = zásoby
powers-map-unfed = vaše jednotky bez zásob
powers-heading-supply = Zásoby
powers-supply = { $now ->
    [1] V tomto kole je zásobovací vsuvka
   *[other] Příští zásobovací vsuvka je v { $round }. kole
}. Jak to zatím vypadá, { $count ->
    [0] zásob je pro všechny dost
   *[other] zásoby nedojdou k těmto jednotkám a ztratíte je: { $places }
}; zásob se spotřebuje: { $used }.
powers-stored = { $at }: { $units }, na palubě zásoby ještě na { $count ->
    [one] { $count } zásobovací vsuvku
    [few] { $count } zásobovací vsuvky
   *[other] { $count } zásobovacích vsuvek
}.
powers-supplies-at = { $at } { $count }
powers-event-supplied = Zásobovací vsuvka: zásobeny jednotky za { $bv } BV; { $count ->
    [0] žádné zásoby se nespotřebovaly.
   *[other] spotřebovaných zásob: { $count } ({ $lands }).
}
powers-stands-feed = Nejdřív se zásobují: { $rows }.
powers-stands-stock = { $count ->
    [0] Ponorky si žádné zásoby neberou.
    [one] Ponorky si berou zásoby na { $count } zásobovací vsuvku dopředu.
    [few] Ponorky si berou zásoby na { $count } zásobovací vsuvky dopředu.
   *[other] Ponorky si berou zásoby na { $count } zásobovacích vsuvek dopředu.
}
powers-news-unfed = Bez zásob:
powers-subject-unfed = bez zásob v { $at }{ powers-subject-more }
powers-about-feed = koho zásobovat nejdřív
powers-about-stock = zásoby na ponorkách
problem-powers-stock-steps = Na ponorku se vejdou zásoby nejvýš na tolik zásobovacích vsuvek: { $most }.
refusal-powers-no-submarines = Žádné jejich ponorky v { $at } připraveny nejsou.
powers-event-decree-stock = Vedoucí: ponorky v { $at } ({ $who }) mají teď zásoby na tolik zásobovacích vsuvek: { $count }.
