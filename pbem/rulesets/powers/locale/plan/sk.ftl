# Čo možno od rozkazov čakať a čo platí.
powers-plan-halted = { $units }: zastavia sa v poli { $at }, pred { $goal }: { $why ->
    [careful] je obsadené a rozkaz hovorí „opatrne“.
    [peace] s tým, kto ho drží, je mier.
    [shared] účastník vašej zmluvy naň útočí s väčšou silou.
    [unable] nikto z nich nemôže dobyť pole.
    [harbour] jeho prístav nie je váš.
    [sailed] v tomto ťahu vyplávali z prístavu.
   *[spent] nezostávajú body pohybu.
}
powers-plan-empty = Útok na { $at } ({ $holder }): teraz tam nikto nestojí.
powers-plan-attack = Útok na { $at } ({ $holder }). Teraz tam stojí: { $units }.
powers-plan-odds = Všetky riadky spolu, ak sa nikto iný nepohne: vyhrané v { $won } z { $trials } pokusov; priemerné straty jednotiek: { $lost }.
powers-plan-unseen = Do { $at } nie je vidieť: koho tam stretnete, sa povedať nedá.
powers-plan-unknown = Šancu útoku na { $at } ({ $holder }) nemožno povedať: { $count ->
    [one] { $count } neznáma jednotka.
    [few] { $count } neznáme jednotky.
   *[other] { $count } neznámych jednotiek.
}
powers-plan-build = { $units }: { $cost } BV z poľa { $at }; zostáva tam { $left }. { $round ->
    [0] Do konca už hotové nebudú.
   *[other] Hotové po pohybe v kole { $round }.
}
powers-plan-factory = { $cost } BV; v poli { $at } zostáva { $left }. Potom má { $at } { $count ->
    [one] { $count } továreň
    [few] { $count } továrne
   *[other] { $count } tovární
}; vyrába od ďalšej výroby.
powers-plan-demolish = Potom má { $at } { $count ->
    [0] žiadnu továreň.
    [one] { $count } továreň.
    [few] { $count } továrne.
   *[other] { $count } tovární.
}
powers-plan-place = { $cost } BV; z toho, čo sa teraz dá rozmiestniť, zostáva { $left }.
powers-plan-proposal = Ostatní účastníci sú hneď oslovení. Môžu odpovedať: prijať { $number }.
powers-plan-bid = Ponuku nikto neuvidí, kým neprídu všetky.
powers-plan-agree = Ak budú súhlasiť všetci, žiadna ponuka sa neotvorí: hráte za stranu { $side } s { $bv } BV.
powers-plan-notice = Zmluva platí ešte do konca { $round }. kola.
powers-overview-at = { $at } ({ $units })
powers-overview-still = Bez rozkazu, a teda zostanú: { $units }.
powers-overview-unspent = BV, ktoré nikto neminie a prepadnú: { $rests }.
powers-overview-force = Platí: { $orders }
powers-overview-default = Platné bojové rozkazy: najlepšie ciele; { $lines ->
    [1] kto nikomu neublíži, stojí v línii 2, a keď je línia 1 prázdna, vpredu; ústup
   *[0] ústup
} pri pomere pod 1/3, kde je ústup možný.
