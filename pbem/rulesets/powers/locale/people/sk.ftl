# Vláda a ľud.
powers-units-gen = { $count ->
    [one] { $count } žandár
    [few] { $count } žandári
   *[other] { $count } žandárov
}
powers-units-par = { $count ->
    [one] { $count } partizán
    [few] { $count } partizáni
   *[other] { $count } partizánov
}
powers-map-gen = žandár
powers-map-par = partizán
powers-map-bands = vlastní skrytí partizáni
powers-heading-people = Ľud
powers-people-land = { $at } ({ $owner }){ $own ->
    [1] {""}
   *[other] , ľud: { SEAT($who) }
}: blahobyt { $welfare }{ $work ->
    [1] , nasadenie { $effort }
    [-1] , sabotáž { $effort }
   *[other] {""}
}{ $percent ->
    [100] {""}
   *[other] , posledný výnos { $percent } %
}{ $bands ->
    [0] {""}
   *[other] , skrytí partizáni: { $bands }
}.
powers-people = Ľud ({ SEAT($who) }): počet polí { $count }, blahobyt spolu { $welfare }.
powers-toil = { $at }: { $work ->
    [1] nasadenie { $effort }
   *[other] sabotáž { $effort }
}, výnos { $percent } %, blahobyt { $welfare }
powers-event-toiled = Ľud ({ SEAT($seat) }) – { $lands }.
powers-event-gathered = { SEAT($seat) } skryli partizána v { $at } (teraz { $count }).
powers-event-revolted = Povstanie v { $at }: partizáni ({ SEAT($seat) }) vyšli z úkrytu ({ $count }).
powers-event-hunted = { SEAT($seat) } urobili v { $at } zátah na partizánov ({ SEAT($to) }) a nikoho nenašli.
powers-event-mourned = { $at }: { SEAT($seat) } smútia za partizánmi ({ $count }), blahobyt klesol o { $welfare }.
powers-event-punished = Represálie v { $at } ({ SEAT($seat) }): ľud ({ SEAT($to) }) prišiel o blahobyt { $welfare }.
powers-event-decree-welfare = Vedúci: blahobyt v { $at } je teraz { $count }.
powers-event-decree-bands = Vedúci: skrytí partizáni v { $at }: { $count }.
powers-plan-effort = Odteraz dáva { $at } { $percent } % obvyklého výnosu, kým to nezmenia žandári alebo iný rozkaz; každá výroba stojí { $cost } blahobytu z { $has }.
powers-plan-efforts = Odteraz dáva pole vášho ľudu { $percent } % obvyklého výnosu, kde to nezmenia žandári alebo iný rozkaz; na každom poli stojí výroba { $cost } blahobytu.
powers-plan-gather = { $at }: po tomto kole sa tu skrývajú vaši partizáni: { $count }.
powers-plan-hunt = Vaše jednotky v { $at } ostanú na mieste a pred všetkým pohybom hľadajú partizánov ({ $who }). Koľko sa ich skrýva, nikto nevie. Vaši žandári ich tam nájdu najviac { $count }; ak je ich viac, bojujú všetci trojnásobnou silou.
powers-plan-reprisal = Blahobyt v { $at } klesne až o { $count } a práve toľko žandárov pri najbližšej výrobe nič nestráži.
powers-plan-relief = { $cost } BV, v { $at } ostane { $left }. Blahobyt tam potom bude { $welfare }.
powers-about-effort = nasadenie ľudu
problem-powers-effort-much = { $work ->
    [1] Nasadenie je od 0 do { $most }.
   *[other] Sabotáž je od 0 do { $most }.
}
problem-powers-not-home = { $at ->
    [none] Nehráte za žiadny ľud.
   *[other] Váš ľud v { $at } nežije.
}
problem-powers-too-weary = Na { $effort } blahobyt v { $at } nestačí; teraz stačí na { $can }.{ $more ->
    [0] {""}
   *[other] {" "}Ďalších takých polí: { $more }.
}
problem-powers-recruits = Za kolo sa smie skryť najviac toľko partizánov: { $most }.
problem-powers-no-bands = V { $at } sa žiadny váš partizán neskrýva.
problem-powers-no-people = V { $at } nežije ľud inej mocnosti.
problem-powers-no-gendarmes = V { $at } nemáte hotových žandárov, ktorí by na to boli voľní.
problem-powers-own-home = { $at } je vaše vlastné pole; partizáni povstávajú proti iným.
problem-powers-well-off = Ľud v { $at } môže dostať najviac { $room } BV, a aspoň niečo.
refusal-powers-no-people = V { $at } nežije žiadny ľud.
