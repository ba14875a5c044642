# Uskupení: jejich žetony, co se o nich říká a předpovídá, co nemohou.
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
    [1] Caesar (falešný)
   *[other] { $count } × Caesar (falešný)
}
powers-map-caef = Caesar (falešný)
powers-units-caeq = { $count ->
    [1] Caesar
   *[other] { $count } × Caesar
}
powers-map-caeq = Caesar
powers-units-ptrt = Patriot (pravý)
powers-map-ptrt = Patriot (pravý)
powers-units-ptrf = { $count ->
    [1] Patriot (falešný)
   *[other] { $count } × Patriot (falešný)
}
powers-map-ptrf = Patriot (falešný)
powers-units-ptrq = { $count ->
    [1] Patriot
   *[other] { $count } × Patriot
}
powers-map-ptrq = Patriot
powers-units-libt = Liberty (pravý)
powers-map-libt = Liberty (pravý)
powers-units-libf = { $count ->
    [1] Liberty (falešný)
   *[other] { $count } × Liberty (falešný)
}
powers-map-libf = Liberty (falešný)
powers-units-libq = { $count ->
    [1] Liberty
   *[other] { $count } × Liberty
}
powers-map-libq = Liberty
powers-units-vict = Victory (pravý)
powers-map-vict = Victory (pravý)
powers-units-vicf = { $count ->
    [1] Victory (falešný)
   *[other] { $count } × Victory (falešný)
}
powers-map-vicf = Victory (falešný)
powers-units-vicq = { $count ->
    [1] Victory
   *[other] { $count } × Victory
}
powers-map-vicq = Victory
powers-units-cont = Constitution (pravý)
powers-map-cont = Constitution (pravý)
powers-units-conf = { $count ->
    [1] Constitution (falešný)
   *[other] { $count } × Constitution (falešný)
}
powers-map-conf = Constitution (falešný)
powers-units-conq = { $count ->
    [1] Constitution
   *[other] { $count } × Constitution
}
powers-map-conq = Constitution
powers-units-frit = Friendship (pravý)
powers-map-frit = Friendship (pravý)
powers-units-frif = { $count ->
    [1] Friendship (falešný)
   *[other] { $count } × Friendship (falešný)
}
powers-map-frif = Friendship (falešný)
powers-units-friq = { $count ->
    [1] Friendship
   *[other] { $count } × Friendship
}
powers-map-friq = Friendship
powers-units-caen = posily pro Caesar
powers-map-caen = posily pro Caesar
powers-units-ptrn = posily pro Patriot
powers-map-ptrn = posily pro Patriot
powers-units-libn = posily pro Liberty
powers-map-libn = posily pro Liberty
powers-units-vicn = posily pro Victory
powers-map-vicn = posily pro Victory
powers-units-conn = posily pro Constitution
powers-map-conn = posily pro Constitution
powers-units-frin = posily pro Friendship
powers-map-frin = posily pro Friendship
powers-heading-formations = Uskupení
term-formation = uskupení: Caesar, Patriot nebo Liberty na souši, Victory, Constitution nebo Friendship na moři
powers-formation-row = řádek { $number }: { $some ->
    [0] nic
   *[other] { $units }
}{ $more ->
    [0] {""}
   *[other] , staví se { $building }
}{ $beside ->
    [0] {""}
   *[other] , vedle něj: { $nearby }
}{ $notes ->
    [0] {""}
   *[other] ; je-li pravý: { $noted }
}
powers-formation-nearby = { $ready ->
    [0] v { $at } se staví { $units }
   *[other] v { $at } je hotovo { $units }
}
powers-formation-card = Uskupení { $formation }, { SEAT($who) }, v { $areas }: { $rows }{ $known ->
    [0] . Který žeton a který řádek je pravý, ví jen jeho majitel.
   *[other] . Pravý je řádek { $known } a žeton v { $place }.
}{ $split ->
    [0] {""}
   *[other] {" "}Řádek téhož čísla je pravý i v uskupení { $others }.
}
powers-event-formation = { $what ->
    [formed] { SEAT($seat) } zakládají v { $at } uskupení { $formation }{ $count ->
        [0] .
       *[other] {" "}a zařazují do něj { $units }.
    }
    [joined] { SEAT($seat) } přidávají z { $at } do každého řádku uskupení { $formation }: { $units }.
    [detached] { SEAT($seat) } vyjímají z každého řádku uskupení { $formation } a stavějí v { $at }: { $units }.
    [doubled] { SEAT($seat) } zdvojují řádek { $number } uskupení { $formation }; pravý je nejvýš jeden z obou.
    [dropped] { SEAT($seat) } odebírají řádek { $number } uskupení { $formation }. Byl falešný{ $count ->
        [0] .
       *[other] : { $units }.
    }
    [branched] { SEAT($seat) } přidávají v { $at } žeton uskupení { $formation }; pravý je nejvýš jeden z nich.
    [lifted] { SEAT($seat) } odebírají v { $at } žeton uskupení { $formation }. Byl falešný.
    [opened] { SEAT($seat) }: uskupení { $formation } je v { $at }{ $count ->
        [0] {" "}a je prázdné.
       *[other] {" "}a jsou v něm { $units }.
    }{ $number ->
        [0] {""}
       *[other] {" "}Ostatní jeho žetony byly falešné.
    }
    [shown] { SEAT($seat) }: řádek { $number } uskupení { $formation } je ten pravý{ $count ->
        [0] .
       *[other] : { $units }.
    }{" "}Ostatní řádky zmizely.
    [exposed] { SEAT($seat) }: v { $at } byl jen falešný žeton uskupení { $formation }.
    [completed] { SEAT($seat) }: co se stavělo v uskupení { $formation }, je hotovo.
    [arrived] { SEAT($seat) }: co se pro uskupení { $formation } postavilo v { $at }, přidává se k němu, v každém řádku; jeho žetony na to čekají.
    [stationed] { SEAT($seat) }: pro uskupení { $formation } je v { $at } { $units }.
    [divided] { SEAT($seat) } oddělují od uskupení { $formation } uskupení { $other }: { $lines }. V obou je pravý řádek téhož čísla.
    [settled] { SEAT($seat) }: v uskupení { $formation } byl pravý řádek { $number }, stejně jako tam, odkud se oddělilo; ostatní zmizely.
   *[dissolved] { SEAT($seat) }: uskupení { $formation } je prázdné a zaniká.
}
powers-plan-formation = { $what ->
    [form] Uskupení { $formation } vznikne v { $at }: jeden žeton, { $rows } stejné řádky, jeden z nich podle losu pravý. Všichni uvidí, co je v kterém řádku, ne však, který je pravý.
    [join] Všichni uvidí, co se přidává do každého řádku uskupení { $formation }{ $stays ->
        [0] .
       *[other] ; jeho žetony tento tah zůstanou na místě.
    }
    [detach] Všichni uvidí, jak tyto jednotky opouštějí každý řádek uskupení { $formation } a zůstávají v { $at }.
    [double] Řádek { $number } uskupení { $formation } bude dvakrát. Je-li pravý, rozhodne los, který z obou to bude dál.
    [drop] Všichni uvidí, že řádek { $number } uskupení { $formation } byl falešný; další řádky se posunou.
    [show] Všichni uvidí, že řádek { $number } uskupení { $formation } je ten pravý; ostatní zmizí. Kde stojí, se dál neví. Co řádek nashromáždil, je od té chvíle vaše.
    [branch] V { $at } přibude žeton uskupení { $formation }; ostatní nepoznají, který je pravý. Od té chvíle může jít každý jinudy.
    [lift] Všichni uvidí, že žeton uskupení { $formation } v { $at } byl falešný.
    [divide] Uskupení { $formation } se rozdělí: vedle každého jeho žetonu bude stát žeton uskupení { $other } a všichni uvidí, co je v jeho řádcích. V obou je pravý řádek téhož čísla; kdo odhalí jedno, zná i pravý řádek druhého.
   *[open] Všichni uvidí, kde uskupení { $formation } je a co v něm je; od té chvíle jsou to obyčejné jednotky.
}
powers-plan-raise = { $beside ->
    [0] Do každého řádku uskupení { $formation } půjde { $cost } BV z { $at } (zbude tam { $left }); hotovo v příštím dostavění. Do té doby jeho žetony zůstanou stát.
   *[other] Pro každý řádek uskupení { $formation } se v { $at } staví za { $cost } BV (zbude tam { $left }); hotovo v příštím dostavění a v pohybu po něm se jednotky přidají. Do té doby jeho žetony zůstanou stát. Kdo { $at } napadne, uvidí, co tam má pravý řádek.
}
problem-powers-formation-moves = Žetony uskupení { $formation } se mohou jen pohybovat a zaujímat postavení. Pro cokoli jiného ho nejdřív zveřejni („zveřejni Caesar“), nebo z něj jednotky vyjmi.
powers-event-look = { SEAT($seat) }: uskupení { $formation } míří z { $at } na { $goal }. Nahlížíte: { $true ->
    [0] není tam, žeton je falešný.
   *[1] je tam a pravý je řádek { $number }{ $count ->
        [0] : nic.
       *[other] : { $units }.
    }
}
powers-event-looked = { SEAT($seat) }: uskupení { $formation } míří z { $at } na { $goal }; odtamtud na žeton nahlížejí: { $seats }.
powers-plan-look = { $what ->
    [no] Na žetony, které na vás míří, nenahlížíte a nic se o nich nedozvíte.
   *[yes] Na žetony, které míří tam, kde jste, nahlížíte: zda tam uskupení je a který řádek je pravý. Dozvíte se to jen vy.
}
powers-stands-look = Na žetony, které na vás míří, nenahlížíte
problem-powers-formation-aims = Uskupení { $formation } tam mířit nemůže: v žádném řádku nemá hotová děla, která tam něco zmohou.
powers-event-decree-card = Vedoucí: uskupení { $formation }, { $who }, nyní: { $lines }.
powers-event-decree-true = Vedoucí: pravý žeton uskupení { $formation } je teď ten v { $at }; dozvídáte se to jen vy.
refusal-powers-mark-of-card = Značka zastupuje to, co má vedle uskupení každý řádek. Nastavte tohle: nastav modří { $formation } v { $at }: 1 tank nebo 1 pěchota (nebo: nic).
refusal-powers-no-token-there = V { $at } není žeton uskupení { $formation }, který by se mohl stát pravým. Nejdřív tam postavte falešný; pravý je jen jeden.
refusal-powers-no-formation = Uskupení { $formation } nemají.
refusal-powers-no-rows = Karta má { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}: řekni, co je v kterém, odděleno slovem „nebo“, anebo jednou pro všechny.
refusal-powers-rows-unequal = Všechny řádky musí stát stejně, i s tím, co se staví a co se oddělilo; jinak by každý součet prozradil, který je pravý.
problem-powers-formation-builds = V uskupení { $formation } se staví; dokud není hotovo, jeho žetony zůstávají stát.
problem-powers-formation-waits = Co se postavilo vedle uskupení { $formation }, přidá se v tomto pohybu; jeho žetony čekají a pohnou se až příště. Nebo to nejdřív vyjměte.
problem-powers-formation = Uskupení { $formation }: { powers-formation-cause }
powers-formation-cause = { $cause ->
    [none] takové uskupení nemáte.
    [full] víc uskupení mít nemůžete, nejvýš { $most }.
    [place] tam založit nejde: armáda potřebuje vaše pole nebo vaše jednotky, flotila vaše lodě.
    [units] takové jednotky tam připravené a nepoškozené nestojí, nebo se nehodí. Do armády patří, co pochoduje, do flotily lodě bez nákladu, všechny z jednoho přístavu nebo z moře.
    [far] odtamtud nedorazí v jednom tahu na všechna pole s jeho žetony.
    [lacks] tyto hotové jednotky nejsou v každém řádku.
    [row] takový řádek nemá.
    [false] tento řádek není pravý; odhalit jde jen pravý.
    [science] ten řádek má ještě { $has } BV vědy a tato úroveň stojí { $price }.
    [top] vyšší úroveň než 10 není: { $field }.
    [field] tento obor nemá v této hře žádné jednotky.
    [cards] technologické body a budovy jsou jen v řádcích; na mapu se nestavějí a nejdou oddělit.
    [houses] řádek má místo pro jednu laboratoř a jedno ministerstvo.
    [housed] technologické body a budovy se staví tam, kde uskupení stojí, ne vedle něj.
    [true] tento řádek je pravý; odebrat jde jen falešný.
    [rows] má už { $most } řádky; nejdřív některý odeber.
    [token] takový žeton tam nestojí. Odebrat jde jen falešný.
    [tokens] má už { $most } žetony; nejdřív některý odeber.
    [spread] všechny jeho žetony musí stát na jednom vašem poli, protože to platí; nebo jmenujte své pole vedle nich všech („vyrob do Caesar v B1: ...“).
    [beside] to musí být vaše pole vedle každého jeho žetonu, odkud se ke všem dostanou všechny tyto jednotky v jednom tahu; lodě tam potřebují přístav.
    [types] něco z toho do něj vyrobit nejde: patří tam, co pochoduje (armády) nebo pluje (flotily), co se dá koupit a co je hotové po jednom dostavění.
    [count] řekni, co dostane každý řádek, odděleno slovem „nebo“, anebo jednou pro všechny.
    [unequal] co řádky dostanou, musí stát stejně.
    [other] armáda se dá rozdělit jen na armády, flotila na flotily.
    [taken] uskupení toho druhého jména už máte.
   *[other] to nejde.
}
