# Zoskupenia: ich žetóny, čo sa o nich hovorí a predpovedá, čo nemôžu.
powers-formation = { $name ->
    [cae] Caesar
    [ptr] Patriot
    [lib] Liberty
    [vic] Victory
    [con] Constitution
    [fri] Friendship
   *[other] { $name }
}
powers-units-caet = Caesar (pravý)
powers-map-caet = Caesar (pravý)
powers-units-caef = { $count ->
    [1] Caesar (falošný)
   *[other] { $count } × Caesar (falošný)
}
powers-map-caef = Caesar (falošný)
powers-units-caeq = { $count ->
    [1] Caesar
   *[other] { $count } × Caesar
}
powers-map-caeq = Caesar
powers-units-ptrt = Patriot (pravý)
powers-map-ptrt = Patriot (pravý)
powers-units-ptrf = { $count ->
    [1] Patriot (falošný)
   *[other] { $count } × Patriot (falošný)
}
powers-map-ptrf = Patriot (falošný)
powers-units-ptrq = { $count ->
    [1] Patriot
   *[other] { $count } × Patriot
}
powers-map-ptrq = Patriot
powers-units-libt = Liberty (pravý)
powers-map-libt = Liberty (pravý)
powers-units-libf = { $count ->
    [1] Liberty (falošný)
   *[other] { $count } × Liberty (falošný)
}
powers-map-libf = Liberty (falošný)
powers-units-libq = { $count ->
    [1] Liberty
   *[other] { $count } × Liberty
}
powers-map-libq = Liberty
powers-units-vict = Victory (pravý)
powers-map-vict = Victory (pravý)
powers-units-vicf = { $count ->
    [1] Victory (falošný)
   *[other] { $count } × Victory (falošný)
}
powers-map-vicf = Victory (falošný)
powers-units-vicq = { $count ->
    [1] Victory
   *[other] { $count } × Victory
}
powers-map-vicq = Victory
powers-units-cont = Constitution (pravý)
powers-map-cont = Constitution (pravý)
powers-units-conf = { $count ->
    [1] Constitution (falošný)
   *[other] { $count } × Constitution (falošný)
}
powers-map-conf = Constitution (falošný)
powers-units-conq = { $count ->
    [1] Constitution
   *[other] { $count } × Constitution
}
powers-map-conq = Constitution
powers-units-frit = Friendship (pravý)
powers-map-frit = Friendship (pravý)
powers-units-frif = { $count ->
    [1] Friendship (falošný)
   *[other] { $count } × Friendship (falošný)
}
powers-map-frif = Friendship (falošný)
powers-units-friq = { $count ->
    [1] Friendship
   *[other] { $count } × Friendship
}
powers-map-friq = Friendship
powers-units-caen = posily pre Caesar
powers-map-caen = posily pre Caesar
powers-units-ptrn = posily pre Patriot
powers-map-ptrn = posily pre Patriot
powers-units-libn = posily pre Liberty
powers-map-libn = posily pre Liberty
powers-units-vicn = posily pre Victory
powers-map-vicn = posily pre Victory
powers-units-conn = posily pre Constitution
powers-map-conn = posily pre Constitution
powers-units-frin = posily pre Friendship
powers-map-frin = posily pre Friendship
powers-heading-formations = Zoskupenia
term-formation = zoskupenie: Caesar, Patriot alebo Liberty na súši, Victory, Constitution alebo Friendship na mori
powers-formation-row = riadok { $number }: { $some ->
    [0] nič
   *[other] { $units }
}{ $more ->
    [0] {""}
   *[other] , stavia sa { $building }
}{ $beside ->
    [0] {""}
   *[other] , vedľa neho: { $nearby }
}{ $notes ->
    [0] {""}
   *[other] ; ak je pravý: { $noted }
}
powers-formation-nearby = { $ready ->
    [0] v { $at } sa stavia { $units }
   *[other] v { $at } je hotové { $units }
}
powers-formation-card = Zoskupenie { $formation }, { SEAT($who) }, v { $areas }: { $rows }{ $known ->
    [0] . Ktorý žetón a ktorý riadok je pravý, vie len jeho majiteľ.
   *[other] . Pravý je riadok { $known } a žetón v { $place }.
}{ $split ->
    [0] {""}
   *[other] {" "}Riadok toho istého čísla je pravý aj v zoskupení { $others }.
}
powers-event-formation = { $what ->
    [formed] { SEAT($seat) } zakladajú v { $at } zoskupenie { $formation }{ $count ->
        [0] .
       *[other] {" "}a zaraďujú doň { $units }.
    }
    [joined] { SEAT($seat) } pridávajú z { $at } do každého riadku zoskupenia { $formation }: { $units }.
    [detached] { SEAT($seat) } vyberajú z každého riadku zoskupenia { $formation } a stavajú v { $at }: { $units }.
    [doubled] { SEAT($seat) } zdvojujú riadok { $number } zoskupenia { $formation }; pravý je najviac jeden z oboch.
    [dropped] { SEAT($seat) } odoberajú riadok { $number } zoskupenia { $formation }. Bol falošný{ $count ->
        [0] .
       *[other] : { $units }.
    }
    [branched] { SEAT($seat) } pridávajú v { $at } žetón zoskupenia { $formation }; pravý je najviac jeden z nich.
    [lifted] { SEAT($seat) } odoberajú v { $at } žetón zoskupenia { $formation }. Bol falošný.
    [opened] { SEAT($seat) }: zoskupenie { $formation } je v { $at }{ $count ->
        [0] {" "}a je prázdne.
       *[other] {" "}a sú v ňom { $units }.
    }{ $number ->
        [0] {""}
       *[other] {" "}Ostatné jeho žetóny boli falošné.
    }
    [shown] { SEAT($seat) }: riadok { $number } zoskupenia { $formation } je ten pravý{ $count ->
        [0] .
       *[other] : { $units }.
    }{" "}Ostatné riadky zmizli.
    [exposed] { SEAT($seat) }: v { $at } bol len falošný žetón zoskupenia { $formation }.
    [completed] { SEAT($seat) }: čo sa stavalo v zoskupení { $formation }, je hotové.
    [arrived] { SEAT($seat) }: čo sa pre zoskupenie { $formation } postavilo v { $at }, pridáva sa k nemu, v každom riadku; jeho žetóny na to čakajú.
    [stationed] { SEAT($seat) }: pre zoskupenie { $formation } je v { $at } { $units }.
    [divided] { SEAT($seat) } oddeľujú od zoskupenia { $formation } zoskupenie { $other }: { $lines }. V oboch je pravý riadok toho istého čísla.
    [settled] { SEAT($seat) }: v zoskupení { $formation } bol pravý riadok { $number }, tak ako tam, odkiaľ sa oddelilo; ostatné zmizli.
   *[dissolved] { SEAT($seat) }: zoskupenie { $formation } je prázdne a zaniká.
}
powers-plan-formation = { $what ->
    [form] Zoskupenie { $formation } vznikne v { $at }: jeden žetón, { $rows } rovnaké riadky, jeden z nich podľa žrebu pravý. Všetci uvidia, čo je v ktorom riadku, nie však, ktorý je pravý.
    [join] Všetci uvidia, čo sa pridáva do každého riadku zoskupenia { $formation }{ $stays ->
        [0] .
       *[other] ; jeho žetóny tento ťah ostanú na mieste.
    }
    [detach] Všetci uvidia, ako tieto jednotky opúšťajú každý riadok zoskupenia { $formation } a ostávajú v { $at }.
    [double] Riadok { $number } zoskupenia { $formation } bude dvakrát. Ak je pravý, rozhodne žreb, ktorý z oboch to bude ďalej.
    [drop] Všetci uvidia, že riadok { $number } zoskupenia { $formation } bol falošný; ďalšie riadky sa posunú.
    [show] Všetci uvidia, že riadok { $number } zoskupenia { $formation } je ten pravý; ostatné zmiznú. Kde stojí, sa ďalej nevie. Čo riadok nazbieral, je odvtedy vaše.
    [branch] V { $at } pribudne žetón zoskupenia { $formation }; ostatní nespoznajú, ktorý je pravý. Odvtedy môže ísť každý inokadiaľ.
    [lift] Všetci uvidia, že žetón zoskupenia { $formation } v { $at } bol falošný.
    [divide] Zoskupenie { $formation } sa rozdelí: vedľa každého jeho žetónu bude stáť žetón zoskupenia { $other } a všetci uvidia, čo je v jeho riadkoch. V oboch je pravý riadok toho istého čísla; kto odhalí jedno, pozná aj pravý riadok druhého.
   *[open] Všetci uvidia, kde zoskupenie { $formation } je a čo v ňom je; odvtedy sú to obyčajné jednotky.
}
powers-plan-raise = { $beside ->
    [0] Do každého riadku zoskupenia { $formation } pôjde { $cost } BV z { $at } (ostane tam { $left }); hotové pri najbližšom dostavaní. Dovtedy jeho žetóny ostanú stáť.
   *[other] Pre každý riadok zoskupenia { $formation } sa v { $at } stavia za { $cost } BV (ostane tam { $left }); hotové pri najbližšom dostavaní a v pohybe po ňom sa jednotky pridajú. Dovtedy jeho žetóny ostanú stáť. Kto { $at } napadne, uvidí, čo tam má pravý riadok.
}
problem-powers-formation-moves = Žetóny zoskupenia { $formation } sa môžu len pohybovať a zaujímať postavenia. Na čokoľvek iné ho najprv zverejni („zverejni Caesar“), alebo z neho jednotky vyber.
powers-event-look = { SEAT($seat) }: zoskupenie { $formation } mieri z { $at } na { $goal }. Nazeráte: { $true ->
    [0] nie je tam, žetón je falošný.
   *[1] je tam a pravý je riadok { $number }{ $count ->
        [0] : nič.
       *[other] : { $units }.
    }
}
powers-event-looked = { SEAT($seat) }: zoskupenie { $formation } mieri z { $at } na { $goal }; odtiaľ na žetón nazerajú: { $seats }.
powers-plan-look = { $what ->
    [no] Na žetóny, ktoré na vás mieria, nenazeráte a nič sa o nich nedozviete.
   *[yes] Na žetóny, ktoré mieria tam, kde ste, nazeráte: či tam zoskupenie je a ktorý riadok je pravý. Dozviete sa to len vy.
}
powers-stands-look = Na žetóny, ktoré na vás mieria, nenazeráte
problem-powers-formation-aims = Zoskupenie { $formation } tam mieriť nemôže: v žiadnom riadku nemá hotové delá, ktoré tam niečo zmôžu.
powers-event-decree-card = Vedúci: zoskupenie { $formation }, { $who }, teraz: { $lines }.
powers-event-decree-true = Vedúci: pravý žetón zoskupenia { $formation } je teraz ten v { $at }; dozvedáte sa to len vy.
refusal-powers-mark-of-card = Značka zastupuje to, čo má vedľa zoskupenia každý riadok. Nastavte toto: nastav modrí { $formation } v { $at }: 1 tank alebo 1 pechota (alebo: nič).
refusal-powers-no-token-there = V { $at } nie je žetón zoskupenia { $formation }, ktorý by sa mohol stať pravým. Najprv tam postavte falošný; pravý je len jeden.
refusal-powers-no-formation = Zoskupenie { $formation } nemajú.
refusal-powers-no-rows = Karta má { $count ->
    [one] { $count } riadok
    [few] { $count } riadky
   *[other] { $count } riadkov
}: povedz, čo je v ktorom, oddelené slovom „alebo“, alebo raz pre všetky.
refusal-powers-rows-unequal = Všetky riadky musia stáť rovnako, aj s tým, čo sa stavia a čo sa oddelilo; inak by každý súčet prezradil, ktorý je pravý.
problem-powers-formation-builds = V zoskupení { $formation } sa stavia; kým to nie je hotové, jeho žetóny ostávajú stáť.
problem-powers-formation-waits = Čo sa postavilo vedľa zoskupenia { $formation }, pridá sa v tomto pohybe; jeho žetóny čakajú a pohnú sa až nabudúce. Alebo to najprv vyberte.
problem-powers-formation = Zoskupenie { $formation }: { powers-formation-cause }
powers-formation-cause = { $cause ->
    [none] také zoskupenie nemáte.
    [full] viac zoskupení mať nemôžete, najviac { $most }.
    [place] tam sa založiť nedá: armáda potrebuje vaše pole alebo vaše jednotky, flotila vaše lode.
    [units] také jednotky tam pripravené a nepoškodené nestoja, alebo sa nehodia. Do armády patrí, čo pochoduje, do flotily lode bez nákladu, všetky z jedného prístavu alebo z mora.
    [far] odtiaľ nedôjdu v jednom ťahu na všetky polia s jeho žetónmi.
    [lacks] tieto hotové jednotky nie sú v každom riadku.
    [row] taký riadok nemá.
    [false] tento riadok nie je pravý; odhaliť sa dá len pravý.
    [science] ten riadok má ešte { $has } BV vedy a táto úroveň stojí { $price }.
    [top] vyššia úroveň než 10 nie je: { $field }.
    [field] tento odbor nemá v tejto hre žiadne jednotky.
    [cards] technologické body a budovy sú len v riadkoch; na mapu sa nestavajú a nedajú sa oddeliť.
    [houses] riadok má miesto pre jedno laboratórium a jedno ministerstvo.
    [housed] technologické body a budovy sa stavajú tam, kde zoskupenie stojí, nie vedľa neho.
    [true] tento riadok je pravý; odobrať sa dá len falošný.
    [rows] má už { $most } riadky; najprv niektorý odober.
    [token] taký žetón tam nestojí. Odobrať sa dá len falošný.
    [tokens] má už { $most } žetóny; najprv niektorý odober.
    [spread] všetky jeho žetóny musia stáť na jednom vašom poli, lebo to platí; alebo menujte svoje pole vedľa nich všetkých („vyrob do Caesar v B1: ...“).
    [beside] to musí byť vaše pole vedľa každého jeho žetónu, odkiaľ sa ku všetkým dostanú všetky tieto jednotky v jednom ťahu; lode tam potrebujú prístav.
    [types] niečo z toho doň vyrobiť nejde: patrí tam, čo pochoduje (armády) alebo pláva (flotily), čo sa dá kúpiť a čo je hotové po jednom dostavaní.
    [count] povedz, čo dostane každý riadok, oddelené slovom „alebo“, alebo raz pre všetky.
    [unequal] čo riadky dostanú, musí stáť rovnako.
    [other] armáda sa dá rozdeliť len na armády, flotila na flotily.
    [taken] zoskupenie toho druhého mena už máte.
   *[other] to nejde.
}
