# Co se ve válce mocností stalo: věta pro každý druh události.
powers-ending = { $ending ->
    [conquered] Zemi teď drží { SEAT($winner) }.
    [held] Útok neuspěl.
    [retreated] Útočníci ustoupili.
    [stalemate] Nikdo už nemohl nikomu ublížit: útočníci museli ustoupit.
    [spent] Nálet skončil.
    [unconquered] Nikdo z vítězů ji nemůže držet.
    [won] Vyhráli a šli dál: { SEAT($winner) }.
    [parted] Obě strany se stáhly.
   *[dead] Nikdo nezbyl.
}
powers-event-placed = { SEAT($seat) } rozmístili v { $at }: { $units }.
powers-event-began = { $alone ->
    [0] Válka začíná. Všichni táhnou současně.
   *[other] Válka začíná. Na tahu jako první: { SEAT($first) }.
}
powers-event-moved = { SEAT($seat) }: { $start } → { $at }: { $units }.
powers-event-halted = { SEAT($seat) } zastavili v { $at } a nevstoupili do { $goal }: { $units } – { $why ->
    [careful] pole někdo drží a rozkaz zněl „opatrně“.
    [peace] s jeho držitelem je mír.
    [unable] nikdo z nich neumí dobývat.
    [shared] útočí tam silnější účastník vaší smlouvy.
    [spent] nezbyly body pohybu.
    [harbour] jeho přístav není váš.
    [sailed] v tomto tahu vypluly z přístavu.
   *[other] { $why }
}
powers-event-battle = Bitva o { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-meeting = Střetnutí na hranici { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-contest = Boj o { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-conquered = { SEAT($seat) } dobyli { $at } (předtím: { $loser }).
powers-event-retreated = { SEAT($seat) } ustoupili z { $at } do { $to }: { $units }.
powers-event-perished = { $who }: ztraceno v { $at }: { $units } – { $why ->
    [no_retreat] nebylo kam ustoupit.
    [land] padlo se zemí.
    [out] vyřazeno z války.
    [fuel] neměla kde doplnit palivo.
    [unfed] zásoby k nim nedošly.
    [aboard] zahynuly s tím, co je vezlo.
   *[other] { $why }
}
powers-event-completed = { SEAT($seat) } mají v { $at } hotovo: { $units }.
powers-event-produced = { SEAT($seat) } { $what ->
    [build] staví v { $at } za { $bv } BV: { $units }.
    [part] staví po částech v { $at }, teď za { $bv } BV: { $units }; zaplaceno { $paid } BV, chybí { $missing }.
    [helped] staví v { $at } za { $bv } BV, se zbytky { $shares }: { $units }.
    [rush] narychlo staví v { $at } za { $bv } BV: { $units }.
    [factory] mají za { $bv } BV novou továrnu v { $at } (teď { $count }).
    [demolish] zbořili továrny v { $at } (teď { $count }).
    [trade] staví továrnu v { $at } za { $bv } BV, { $trade } (teď celkem { $count }).
    [airfield] mají za { $bv } BV nové letiště v { $at } (teď na { $count } letadel za tah).
    [erect] stavějí v { $at } za { $wares }: { powers-plant } (teď { $count }).
    [relief] dávají v { $at } { $bv } BV na blahobyt lidu (teď { $welfare }).
    [research] na technologii { $bv } BV: { $field }.
    [raise] staví do uskupení { $formation } v { $at } za { $bv } BV: { $lines }.
    [deliver] spotřebovali v { $at } náklad na BV: { $count }.
   *[other] { $what } { $at }
}
powers-event-unspent = { SEAT($seat) } nevyužili a ztratili BV: { $rests }.
powers-event-failed = { $line ->
    [0] Trvalý rozkaz nebyl proveden: { powers-failed-why }
   *[other] Řádek { $line } nebyl proveden{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }: { powers-failed-why }
}
powers-failed-why = { $why ->
    [formation] { powers-formation-cause }
    [no_units] takové jednotky tam nebyly.
    [no_way] taková cesta není.
    [out] jste vyřazeni z války.
    [not_own] země nebyla vaše.
    [no_price] tohle se stavět nedá.
    [no_rush] narychlo se stavějí jen pevnosti.
    [fresh] země byla dobyta příliš nedávno a nevyrábí.
    [short] nezbylo tam dost BV.
    [grant] nezbylo dost z počátečních BV.
    [not_next] platit mohou jen vlastní sousední země.
    [rest_short] sousední zemi zbylo méně, než měla zaplatit.
    [rest_large] sousední zemi zbylo příliš mnoho: přispět může jen zbytek pod 1/2 BV.
    [rest_much] za jednu výrobu nesmí země od sousedů dostat celé BV.
    [rest_over] sousedé měli zaplatit víc, než stavba stála.
    [tech_top] taková úroveň není.
    [tech_short] poli zbylo málo BV.
    [no_field] ten obor v této hře nemá jednotky.
    [no_trade] továrny tohoto oboru v této hře nejsou.
    [no_patent] tento typ staví jen ten, kdo ho navrhl.
    [too_early] na to je úroveň technologie příliš nízká.
    [war_economy] válečná ekonomika nemá továrny.
    [no_materials] chyběl beton nebo železo.
    [not_home] váš lid tam nežije.
    [recruits] víc se jich za kolo skrýt nesmí.
    [no_bands] nikdo se tam neskrývá.
    [no_people] nežije tam lid jiné mocnosti.
    [no_gendarmes] nebyli tam volní četníci.
    [well_off] lid tam tolik už nepotřebuje.
    [no_partner] nikdo nenabídl totéž opačně.
    [no_rails] taková železnice tam není.
    [no_wares] na jednom poli tolik surovin nebylo.
    [no_scorching] továrny se v této hře bourat nesmějí.
    [bid] nabídka jmenuje něco jiného nebo nedává celkový součet.
    [no_factory] tolik továren tam nebylo.
    [no_halves] tento typ nemá poloviny.
    [unarmed] nikdo tam to nemohl udělat.
    [nobody] nikdo z nich tam nebyl.
    [at_peace] smlouva to zakazuje.
    [own_land] pole bylo vaše vlastní.
    [no_ships] nebyly na to lodě, jednotky nebo místo.
    [no_trucks] nebyly na to náklaďáky nebo jednotky.
    [which_harbour] země má víc přístavů a žádný nebyl jmenován.
    [no_harbour] takový přístav tam nebyl.
    [no_cargo] tolik nákladu tam nebylo.
    [no_room] na žádné tamní lodi na to nebylo místo.
    [no_deck] na žádné tamní letadlové lodi na to nebylo místo.
    [no_tokens] takové nejisté žetony tam nebyly.
    [no_airfields] v této hře se letiště nestavějí.
    [odd_airfield] letiště natankuje sudý počet letadel.
    [nowhere] nebylo to kam umístit.
   *[other] { $why }
}
powers-event-fewer = Řádek { $line }: z { $at } šlo jen: { $units }; rozkaz zněl { $ordered }.
powers-event-eliminated = { SEAT($seat) } jsou vyřazeni z války.
powers-event-ended = { $reason ->
    [rounds] Poslední kolo je odehráno.
    [nobody] Nikdo nezbyl.
    [last] Zbyl jediný.
    [eliminated] Všichni nepřátelé jsou vyřazeni z války.
    [target] Útok dosáhl cíle.
    [deadline] Čas vypršel.
    [points] Body jsou nasbírány.
    [pair] Zbyli jen dva.
   *[other] Válka skončila.
} { $count ->
    [0] Nikdo nevyhrál.
   *[other] Vítězství: { SEAT($winners) }.
}
