# Co lze od rozkazů čekat a co platí.
powers-plan-halted = { $units }: zastaví se v poli { $at }, před { $goal }: { $why ->
    [careful] je obsazené a rozkaz říká „opatrně“.
    [peace] s tím, kdo je drží, je mír.
    [shared] účastník vaší smlouvy na ně útočí s větší silou.
    [unable] nikdo z nich nemůže dobýt pole.
    [harbour] jeho přístav není váš.
    [sailed] v tomto tahu vypluly z přístavu.
   *[spent] nezbývají body pohybu.
}
powers-plan-empty = Útok na { $at } ({ $holder }): teď tam nikdo nestojí.
powers-plan-attack = Útok na { $at } ({ $holder }). Teď tam stojí: { $units }.
powers-plan-odds = Všechny řádky dohromady, pokud se nikdo jiný nepohne: vyhráno v { $won } z { $trials } pokusů; průměrné ztráty jednotek: { $lost }.
powers-plan-unseen = Do { $at } není vidět: koho tam potkáte, říci nelze.
powers-plan-unknown = Šanci útoku na { $at } ({ $holder }) nelze říci: { $count ->
    [one] { $count } neznámá jednotka.
    [few] { $count } neznámé jednotky.
   *[other] { $count } neznámých jednotek.
}
powers-plan-build = { $units }: { $cost } BV z pole { $at }; zbývá tam { $left }. { $round ->
    [0] Do konce už hotové nebudou.
   *[other] Hotové po pohybu v kole { $round }.
}
powers-plan-factory = { $cost } BV; v poli { $at } zbývá { $left }. Pak má { $at } { $count ->
    [one] { $count } továrnu
    [few] { $count } továrny
   *[other] { $count } továren
}; vyrábí od příští výroby.
powers-plan-demolish = Pak má { $at } { $count ->
    [0] žádnou továrnu.
    [one] { $count } továrnu.
    [few] { $count } továrny.
   *[other] { $count } továren.
}
powers-plan-place = { $cost } BV; z toho, co se teď dá rozmístit, zbývá { $left }.
powers-plan-proposal = Ostatní účastníci jsou hned dotázáni. Mohou odpovědět: přijmout { $number }.
powers-plan-bid = Nabídku nikdo neuvidí, dokud nepřijdou všechny.
powers-plan-agree = Budou-li souhlasit všichni, žádná nabídka se neotevře: hrajete za stranu { $side } s { $bv } BV.
powers-plan-notice = Smlouva platí ještě do konce { $round }. kola.
powers-overview-at = { $at } ({ $units })
powers-overview-still = Bez rozkazu, a tedy zůstanou: { $units }.
powers-overview-unspent = BV, které nikdo neutratí a propadnou: { $rests }.
powers-overview-force = Platí: { $orders }
powers-overview-default = Platné bojové rozkazy: nejlepší cíle; { $lines ->
    [1] kdo nikomu neublíží, stojí v linii 2, a když je linie 1 prázdná, vpředu; ústup
   *[0] ústup
} při poměru pod 1/3, kde je ústup možný.
