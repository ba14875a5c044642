# Co se děje samo, a v kterém případě: trvalé rozkazy a jejich obvyklé hodnoty.
powers-case-rested = { $count ->
    [0] Žádná vaše stíhačka není odpočatá a doma: v tomto kole nevzlétne nikdo.
   *[other] Odpočaté, a v tom případě vzlétnou: { $units }.
}
powers-case-subs = { $at } ({ $units }): { $avoid ->
    [1] vyhnou se bitvě, { $why ->
        [ordered] jak zní rozkaz
        [alone] protože jsou samy
       *[hunted] protože jsou tam lovci ponorek
    }
   *[0] bojují{ $why ->
        [ordered] , jak zní rozkaz
       *[company] { "" }, ale jakmile přijdou lovci ponorek, vyhnou se bitvě
    }
}.
powers-case-volley = { $at } ({ $units }) → { $goal }{ $counter ->
    [1] { " " }(na děla, která na ně míří)
   *[0] {""}
}
powers-case-fire = Bez rozkazu v tomto kole pálí: { $volleys }; nejdřív tam, kde nadělají nejvíc škody, pak na to nejdražší.
powers-case-aim = Po tomto tahu míří: { $volleys }. V příštím kole samy pálí na nepřátele, kteří tam budou.
powers-case-idle = Nemíří nikam a střílejí jen na děla, která míří na ně: { $units }.
powers-case-hold = Po bitvách { $most ->
    [0] zůstává všechno poškození.
    [one] držíte poškození { $most } nepřátelské jednotky, té nejvíc poškozené{ $half ->
        [1] ; a ještě jedné spolu se spojencem, když se navzájem jmenujete.
       *[0] .
    }
   *[other] držíte poškození nejvýš { $most } nepřátelských jednotek, nejdřív těch nejvíc poškozených.
}
powers-case-held = Držíte poškození: { $units }.
powers-case-finish = Po pohybu se pokusíte dobít, jak věci stojí: { $units } v { $at } ({ $who }), poškození { $damage } ze 6.
powers-case-landing = Vylodí-li se někdo v { $lands }: { $count ->
    [one] první na vyloděné pálí jednotka, která je ohrožuje nejvíc.
   *[other] první na vyloděné pálí ty jednotky, které je ohrožují nejvíc (nejvýš { $count }).
}
powers-case-tokens = Musí-li z mapy klamné žetony, určí je los.
powers-case-prove = Napadne-li někdo skryté jednotky: zničí-li první palba útočníky, odkryjí se jen ty nejlevnější, které stačí; jinak všechny.
powers-case-look = Na žetony, které na vás míří, se díváte{ $open ->
    [1] , a všichni se dozvědí, že se díváte.
   *[0] .
}
