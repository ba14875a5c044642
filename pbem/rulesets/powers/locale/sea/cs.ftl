# Lodě, přístavy, vylodění.
powers-units-cru = { $count ->
    [one] { $count } křižník
    [few] { $count } křižníky
   *[other] { $count } křižníků
}
powers-units-des = { $count ->
    [one] { $count } torpédoborec
    [few] { $count } torpédoborce
   *[other] { $count } torpédoborců
}
powers-units-sub = { $count ->
    [one] { $count } ponorka
    [few] { $count } ponorky
   *[other] { $count } ponorek
}
powers-units-trs = { $count ->
    [one] { $count } transportní loď
    [few] { $count } transportní lodě
   *[other] { $count } transportních lodí
}
powers-units-raw = { $count ->
    [one] { $count } náklad surovin
    [few] { $count } náklady surovin
   *[other] { $count } nákladů surovin
}
powers-units-bat = { $count ->
    [one] { $count } bitevní loď
    [few] { $count } bitevní lodě
   *[other] { $count } bitevních lodí
}
powers-map-cru = křižník
powers-map-des = torpédoborec
powers-map-sub = ponorka
powers-map-trs = transportní loď
powers-map-raw = náklad surovin
powers-map-bat = bitevní loď
powers-heading-ships = Vaše lodě
powers-ship = { $at }{ $harbour ->
    [none] {""}
   *[other] , přístav k { $harbour }
}: { $units }{ $count ->
    [0] {""}
   *[other] ; na palubě: { $aboard }
}
powers-plan-landing = Výsadek z { $sea }: { $count ->
    [0] bez pobřežní salvy.
    [one] nejdřív na vyloděné vypálí { $count } obránce pobřežní salvu.
    [few] nejdřív na vyloděné vypálí { $count } obránci pobřežní salvu.
   *[other] nejdřív na vyloděné vypálí { $count } obránců pobřežní salvu.
} Vylodění nemohou ustoupit. { $ships ->
    [harbour] Padne-li { $at }, vplují lodě do jeho přístavu.
   *[other] Lodě zůstanou na moři.
}
problem-powers-no-ships = { $what ->
    [load] V { $at } se nemohou všichni nalodit: { $units }. Je třeba hotových jednotek a místa na lodích v tom přístavu.
    [unload] Ve vašem přístavu v { $at } nejsou na palubě: { $units }.
   *[land] Z { $at } se nemohou vylodit: { $units }. Musí být na lodích na tom moři, které v tomto tahu nevypluly z přístavu.
}{ $count ->
    [0] {" "}Na palubě tam teď není nic.
   *[other] {" "}Na palubě tam teď je: { $aboard }.
}
problem-powers-no-space = { $units }: na lodích v tom přístavu v { $at } { $room ->
    [0] už není místo
    [one] je místo už jen pro jednu jednotku
    [few] je místo už jen pro { $room } jednotky
   *[other] je místo už jen pro { $room } jednotek
}.
problem-powers-no-fleet = { $units }: na { $at } nemáte loď, která vozí jednotky, takže se odtamtud nemá kdo vylodit.
problem-powers-no-carrier = { $unit }: lodě vozí jen pozemní jednotky.
problem-powers-no-shore = Z { $sea } se v { $at } vylodit nedá: nesousedí spolu.
problem-powers-no-coast = { $at } nemá přístav.
problem-powers-which-harbour = { $unit } v { $at }: ve kterém přístavu? Napište { $at }@ a moře: { $seas }.
problem-powers-no-harbour-there = { $unit } v { $at }: takový přístav tam není. { $count ->
    [0] Země žádný nemá, nebo to není loď.
   *[other] Má přístavy k: { $seas }.
}
problem-powers-no-water = { $unit } tudy do { $at } nedoplují: lodě jezdí po mořích, z přístavu na jeho vlastní moře a průplavy.
problem-powers-ship-harbour = { $units } nemohou vplout do přístavu { $goal }: země není vaše.
problem-powers-ship-sailed = { $units } zastaví před { $goal }: kdo v tahu vyplul z přístavu, do žádného už nevpluje.
powers-stands-subs = { $word ->
    [avoid] ponorky se boji vyhýbají
    [fight] ponorky bojují
   *[odds] ponorky bojují, je-li poměr aspoň { $share }
}
powers-stands-chosen = { $count ->
    [0] při výsadku pálí první ti nejhrozivější
   *[other] při výsadku pálí první: { $words }
}
powers-map-anchor = zakotvené lodě
powers-map-canal = průplav
powers-plan-deliver = Každý náklad dá v { $at } 1 BV, pro řádky za tímto.
problem-powers-no-cargo = Tolik vašeho nákladu v { $at } není: { $count ->
    [0] není tam žádný.
   *[other] je tam { $count }.
}
problem-powers-no-room = Na vašich lodích v { $at } pro ně není místo. Umístěte nejdřív transporty, nebo je napište do téhož řádku; pevnosti se nevozí.
problem-powers-no-deck = Letadla začínají na moři jen u letadlových lodí, v { $at } nejvýš tolik, kolik jich dokážou doplnit.
