# Vlastné typy (P-58).
term-trait = vlastnosť, napríklad „útok nepancierované 4“, „zraniteľnosť podmorské 1/2“ alebo „rýchlosť 3“
powers-heading-designs = Vlastné typy
powers-base = { $row ->
    [bom] bombardér
    [fig] stíhačka
    [cru] krížnik
    [sub] ponorka
    [bat] bojová loď
   *[other] { powers-unit }
}
powers-design = { $names }, { $numbers }
powers-design-of = { $unit } ({ SEAT($who) })
powers-design-numbers = vzor: { $base }; útok { $attack }; obrana { $defence }; { $plain ->
    [1] {""}
   *[other] zraniteľnosť { $vulnerable }, inak 1;{" "}
}rýchlosť { $speed }; cena { $cost } BV
powers-design-number = { $type ->
    [NE] nepancierované
    [PA] pancierované
    [NA] námorné
    [PM] podmorské
   *[LE] letecké
} { $number }
powers-design-none = žiadna
powers-event-designed = { SEAT($seat) }: vlastný typ { $unit }, vzor: { $base }, cena { $cost } BV.
powers-plan-design = Váš typ sa volá { $unit } a stojí { $cost } BV; stavať ho môžete od budúceho kola.
problem-powers-design-amount = Povedz, proti akým jednotkám a koľko, napríklad „útok nepancierované 4, obrana letecké 2, zraniteľnosť podmorské 1/2, rýchlosť 3“.
problem-powers-design-once = Svoj typ už máte; každý má jeden, na celú vojnu.
problem-powers-design-base = Vzorom môže byť len niečo z toho, s čím sa hrá: { $units }.
problem-powers-design-strength = Sily sú celé čísla od 0 do 9.
problem-powers-design-weak = Nejakú silu typ mať musí.
problem-powers-design-vulnerable = Zraniteľnosť sa udáva v štvrtinách, od 1/4 do 2.
problem-powers-design-speed = Rýchlosť je celé číslo od 1 do 6.
problem-powers-design-nearer = Vzor { $unit } sa nehodí, týmto silám je bližšie { $other }: uveďte ten.
problem-powers-undesigned = { $unit }: tento typ ešte nikto nenavrhol.
problem-powers-no-patent = { $unit }: typ stavia len ten, kto ho navrhol.
powers-units-ori = { $count ->
    [one] { $count } Orion
    [few] { $count } Oriony
   *[other] { $count } Orionov
}
powers-map-ori = Orion
powers-units-tit = { $count ->
    [one] { $count } Titan
    [few] { $count } Titany
   *[other] { $count } Titanov
}
powers-map-tit = Titan
powers-units-atl = { $count ->
    [one] { $count } Atlas
    [few] { $count } Atlasy
   *[other] { $count } Atlasov
}
powers-map-atl = Atlas
powers-units-sat = { $count ->
    [one] { $count } Saturn
    [few] { $count } Saturny
   *[other] { $count } Saturnov
}
powers-map-sat = Saturn
powers-units-nep = { $count ->
    [one] { $count } Neptún
    [few] { $count } Neptúny
   *[other] { $count } Neptúnov
}
powers-map-nep = Neptún
powers-units-jup = { $count ->
    [one] { $count } Jupiter
    [few] { $count } Jupitery
   *[other] { $count } Jupiterov
}
powers-map-jup = Jupiter
powers-units-peg = { $count ->
    [one] { $count } Pegas
    [few] { $count } Pegasy
   *[other] { $count } Pegasov
}
powers-map-peg = Pegas
powers-units-tri = { $count ->
    [one] { $count } Triton
    [few] { $count } Tritony
   *[other] { $count } Tritonov
}
powers-map-tri = Triton
powers-units-ica = { $count ->
    [one] { $count } Ikar
    [few] { $count } Ikary
   *[other] { $count } Ikarov
}
powers-map-ica = Ikar
powers-units-cyc = { $count ->
    [one] { $count } Kyklop
    [few] { $count } Kyklopy
   *[other] { $count } Kyklopov
}
powers-map-cyc = Kyklop
powers-units-cen = { $count ->
    [one] { $count } Kentaur
    [few] { $count } Kentaury
   *[other] { $count } Kentaurov
}
powers-map-cen = Kentaur
powers-units-pho = { $count ->
    [one] { $count } Fénix
    [few] { $count } Fénixy
   *[other] { $count } Fénixov
}
powers-map-pho = Fénix
