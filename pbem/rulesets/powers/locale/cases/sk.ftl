# Čo sa deje samo, a v ktorom prípade: trvalé rozkazy a ich obvyklé hodnoty.
powers-case-rested = { $count ->
    [0] Žiadna vaša stíhačka nie je oddýchnutá a doma: v tomto kole nevzlietne nikto.
   *[other] Oddýchnuté, a v tom prípade vzlietnu: { $units }.
}
powers-case-subs = { $at } ({ $units }): { $avoid ->
    [1] vyhnú sa bitke, { $why ->
        [ordered] ako znie rozkaz
        [alone] lebo sú samy
       *[hunted] lebo sú tam lovci ponoriek
    }
   *[0] bojujú{ $why ->
        [ordered] , ako znie rozkaz
       *[company] { "" }, ale len čo prídu lovci ponoriek, vyhnú sa bitke
    }
}.
powers-case-volley = { $at } ({ $units }) → { $goal }{ $counter ->
    [1] { " " }(na delá, ktoré na ne mieria)
   *[0] {""}
}
powers-case-fire = Bez rozkazu v tomto kole pália: { $volleys }; najprv tam, kde narobia najviac škody, potom na to najdrahšie.
powers-case-aim = Po tomto ťahu mieria: { $volleys }. V budúcom kole samy pália na nepriateľov, ktorí tam budú.
powers-case-idle = Nemieria nikam a strieľajú len na delá, ktoré mieria na ne: { $units }.
powers-case-hold = Po bitkách { $most ->
    [0] zostáva všetko poškodenie.
    [one] držíte poškodenie { $most } nepriateľskej jednotky, tej najviac poškodenej{ $half ->
        [1] ; a ešte jednej spolu so spojencom, ak sa navzájom menujete.
       *[0] .
    }
   *[other] držíte poškodenie najviac { $most } nepriateľských jednotiek, najprv tých najviac poškodených.
}
powers-case-held = Držíte poškodenie: { $units }.
powers-case-finish = Po pohybe sa pokúsite dobiť, ako veci stoja: { $units } v { $at } ({ $who }), poškodenie { $damage } zo 6.
powers-case-landing = Ak sa niekto vylodí v { $lands }: { $count ->
    [one] prvá na vylodených páli jednotka, ktorá ich ohrozuje najviac.
   *[other] prvé na vylodených pália tie jednotky, ktoré ich ohrozujú najviac (najviac { $count }).
}
powers-case-tokens = Ak musia z mapy klamné žetóny, určí ich lós.
powers-case-prove = Ak niekto napadne skryté jednotky: ak prvá paľba zničí útočníkov, odkryjú sa len tie najlacnejšie, ktoré stačia; inak všetky.
powers-case-look = Na žetóny, ktoré na vás mieria, sa pozeráte{ $open ->
    [1] , a všetci sa dozvedia, že sa pozeráte.
   *[0] .
}
