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
    [1] V tomto kole je zásobovacia vsuvka
   *[other] Ďalšia zásobovacia vsuvka je v { $round }. kole
}. Ako to zatiaľ vyzerá, { $count ->
    [0] zásob je pre všetkých dosť
   *[other] zásoby nedôjdu k týmto jednotkám a stratíte ich: { $places }
}; zásob sa spotrebuje: { $used }.
powers-stored = { $at }: { $units }, na palube zásoby ešte na { $count ->
    [one] { $count } zásobovaciu vsuvku
    [few] { $count } zásobovacie vsuvky
   *[other] { $count } zásobovacích vsuviek
}.
powers-supplies-at = { $at } { $count }
powers-event-supplied = Zásobovacia vsuvka: zásobené jednotky za { $bv } BV; { $count ->
    [0] nijaké zásoby sa nespotrebovali.
   *[other] spotrebovaných zásob: { $count } ({ $lands }).
}
powers-stands-feed = Najprv sa zásobujú: { $rows }.
powers-stands-stock = { $count ->
    [0] Ponorky si nijaké zásoby neberú.
    [one] Ponorky si berú zásoby na { $count } zásobovaciu vsuvku dopredu.
    [few] Ponorky si berú zásoby na { $count } zásobovacie vsuvky dopredu.
   *[other] Ponorky si berú zásoby na { $count } zásobovacích vsuviek dopredu.
}
powers-news-unfed = Bez zásob:
powers-subject-unfed = bez zásob v { $at }{ powers-subject-more }
powers-about-feed = koho zásobovať najprv
powers-about-stock = zásoby na ponorkách
problem-powers-stock-steps = Na ponorku sa zmestia zásoby najviac na toľko zásobovacích vsuviek: { $most }.
refusal-powers-no-submarines = Nijaké ich ponorky v { $at } nie sú pripravené.
powers-event-decree-stock = Vedúci: ponorky v { $at } ({ $who }) majú teraz zásoby na toľko zásobovacích vsuviek: { $count }.
