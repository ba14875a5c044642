# Vlastní typy (P-58).
term-trait = vlastnost, například „útok nepancéřované 4“, „zranitelnost podmořské 1/2“ nebo „rychlost 3“
powers-heading-designs = Vlastní typy
powers-base = { $row ->
    [bom] bombardér
    [fig] stíhačka
    [cru] křižník
    [sub] ponorka
    [bat] bitevní loď
   *[other] { powers-unit }
}
powers-design = { $names }, { $numbers }
powers-design-of = { $unit } ({ SEAT($who) })
powers-design-numbers = vzor: { $base }; útok { $attack }; obrana { $defence }; { $plain ->
    [1] {""}
   *[other] zranitelnost { $vulnerable }, jinak 1;{" "}
}rychlost { $speed }; cena { $cost } BV
powers-design-number = { $type ->
    [NE] nepancéřované
    [PA] pancéřované
    [NA] námořní
    [PM] podmořské
   *[LE] letecké
} { $number }
powers-design-none = žádná
powers-event-designed = { SEAT($seat) }: vlastní typ { $unit }, vzor: { $base }, cena { $cost } BV.
powers-plan-design = Váš typ se jmenuje { $unit } a stojí { $cost } BV; stavět ho můžete od příštího kola.
problem-powers-design-amount = Řekni, proti jakým jednotkám a kolik, třeba „útok nepancéřované 4, obrana letecké 2, zranitelnost podmořské 1/2, rychlost 3“.
problem-powers-design-once = Svůj typ už máte; každý má jeden, na celou válku.
problem-powers-design-base = Vzorem může být jen něco z toho, s čím se hraje: { $units }.
problem-powers-design-strength = Síly jsou celá čísla od 0 do 9.
problem-powers-design-weak = Nějakou sílu typ mít musí.
problem-powers-design-vulnerable = Zranitelnost se udává ve čtvrtinách, od 1/4 do 2.
problem-powers-design-speed = Rychlost je celé číslo od 1 do 6.
problem-powers-design-nearer = Vzor { $unit } se nehodí, těmto silám je blíž { $other }: uveďte ten.
problem-powers-undesigned = { $unit }: tento typ zatím nikdo nenavrhl.
problem-powers-no-patent = { $unit }: typ staví jen ten, kdo ho navrhl.
powers-units-ori = { $count ->
    [one] { $count } Orion
    [few] { $count } Oriony
   *[other] { $count } Orionů
}
powers-map-ori = Orion
powers-units-tit = { $count ->
    [one] { $count } Titan
    [few] { $count } Titany
   *[other] { $count } Titanů
}
powers-map-tit = Titan
powers-units-atl = { $count ->
    [one] { $count } Atlas
    [few] { $count } Atlasy
   *[other] { $count } Atlasů
}
powers-map-atl = Atlas
powers-units-sat = { $count ->
    [one] { $count } Saturn
    [few] { $count } Saturny
   *[other] { $count } Saturnů
}
powers-map-sat = Saturn
powers-units-nep = { $count ->
    [one] { $count } Neptun
    [few] { $count } Neptuny
   *[other] { $count } Neptunů
}
powers-map-nep = Neptun
powers-units-jup = { $count ->
    [one] { $count } Jupiter
    [few] { $count } Jupitery
   *[other] { $count } Jupiterů
}
powers-map-jup = Jupiter
powers-units-peg = { $count ->
    [one] { $count } Pegas
    [few] { $count } Pegasy
   *[other] { $count } Pegasů
}
powers-map-peg = Pegas
powers-units-tri = { $count ->
    [one] { $count } Triton
    [few] { $count } Tritony
   *[other] { $count } Tritonů
}
powers-map-tri = Triton
powers-units-ica = { $count ->
    [one] { $count } Ikar
    [few] { $count } Ikary
   *[other] { $count } Ikarů
}
powers-map-ica = Ikar
powers-units-cyc = { $count ->
    [one] { $count } Kyklop
    [few] { $count } Kyklopy
   *[other] { $count } Kyklopů
}
powers-map-cyc = Kyklop
powers-units-cen = { $count ->
    [one] { $count } Kentaur
    [few] { $count } Kentaury
   *[other] { $count } Kentaurů
}
powers-map-cen = Kentaur
powers-units-pho = { $count ->
    [one] { $count } Fénix
    [few] { $count } Fénixy
   *[other] { $count } Fénixů
}
powers-map-pho = Fénix
