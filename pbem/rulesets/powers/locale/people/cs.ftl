# Vláda a lid.
powers-units-gen = { $count ->
    [one] { $count } četník
    [few] { $count } četníci
   *[other] { $count } četníků
}
powers-units-par = { $count ->
    [one] { $count } partyzán
    [few] { $count } partyzáni
   *[other] { $count } partyzánů
}
powers-map-gen = četník
powers-map-par = partyzán
powers-map-bands = vlastní skrytí partyzáni
powers-heading-people = Lid
powers-people-land = { $at } ({ $owner }){ $own ->
    [1] {""}
   *[other] , lid: { SEAT($who) }
}: blahobyt { $welfare }{ $work ->
    [1] , nasazení { $effort }
    [-1] , sabotáž { $effort }
   *[other] {""}
}{ $percent ->
    [100] {""}
   *[other] , poslední výnos { $percent } %
}{ $bands ->
    [0] {""}
   *[other] , skrytí partyzáni: { $bands }
}.
powers-people = Lid ({ SEAT($who) }): počet polí { $count }, blahobyt celkem { $welfare }.
powers-toil = { $at }: { $work ->
    [1] nasazení { $effort }
   *[other] sabotáž { $effort }
}, výnos { $percent } %, blahobyt { $welfare }
powers-event-toiled = Lid ({ SEAT($seat) }) – { $lands }.
powers-event-gathered = { SEAT($seat) } skryli partyzána v { $at } (teď { $count }).
powers-event-revolted = Povstání v { $at }: partyzáni ({ SEAT($seat) }) vyšli z úkrytu ({ $count }).
powers-event-hunted = { SEAT($seat) } udělali v { $at } zátah na partyzány ({ SEAT($to) }) a nikoho nenašli.
powers-event-mourned = { $at }: { SEAT($seat) } truchlí za partyzány ({ $count }), blahobyt klesl o { $welfare }.
powers-event-punished = Represe v { $at } ({ SEAT($seat) }): lid ({ SEAT($to) }) přišel o blahobyt { $welfare }.
powers-event-decree-welfare = Vedoucí: blahobyt v { $at } je teď { $count }.
powers-event-decree-bands = Vedoucí: skrytí partyzáni v { $at }: { $count }.
powers-plan-effort = Od teď dává { $at } { $percent } % obvyklého výnosu, dokud to nezmění četníci nebo jiný rozkaz; každá výroba stojí { $cost } blahobytu z { $has }.
powers-plan-efforts = Od teď dává pole vašeho lidu { $percent } % obvyklého výnosu, kde to nezmění četníci nebo jiný rozkaz; na každém poli stojí výroba { $cost } blahobytu.
powers-plan-gather = { $at }: po tomto kole se tu skrývají vaši partyzáni: { $count }.
powers-plan-hunt = Vaše jednotky v { $at } zůstanou na místě a před vším pohybem hledají partyzány ({ $who }). Kolik se jich skrývá, nikdo neví. Vaši četníci jich tam najdou nejvýš { $count }; je-li jich víc, bojují všichni trojnásobnou silou.
powers-plan-reprisal = Blahobyt v { $at } klesne až o { $count } a právě tolik četníků při příští výrobě nic nehlídá.
powers-plan-relief = { $cost } BV, v { $at } zbude { $left }. Blahobyt tam pak bude { $welfare }.
powers-about-effort = nasazení lidu
problem-powers-effort-much = { $work ->
    [1] Nasazení je od 0 do { $most }.
   *[other] Sabotáž je od 0 do { $most }.
}
problem-powers-not-home = { $at ->
    [none] Nehrajete za žádný lid.
   *[other] Váš lid v { $at } nežije.
}
problem-powers-too-weary = Na { $effort } blahobyt v { $at } nestačí; teď stačí na { $can }.{ $more ->
    [0] {""}
   *[other] {" "}Dalších takových polí: { $more }.
}
problem-powers-recruits = Za kolo se smí skrýt nejvýš tolik partyzánů: { $most }.
problem-powers-no-bands = V { $at } se žádný váš partyzán neskrývá.
problem-powers-no-people = V { $at } nežije lid jiné mocnosti.
problem-powers-no-gendarmes = V { $at } nemáte hotové četníky, kteří by na to byli volní.
problem-powers-own-home = { $at } je vaše vlastní pole; partyzáni povstávají proti jiným.
problem-powers-well-off = Lid v { $at } může dostat nejvýš { $room } BV, a aspoň něco.
refusal-powers-no-people = V { $at } nežije žádný lid.
