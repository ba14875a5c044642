# Čo sa vo vojne mocností stalo: veta pre každý druh udalosti.
powers-ending = { $ending ->
    [conquered] Krajinu teraz držia { SEAT($winner) }.
    [held] Útok neuspel.
    [retreated] Útočníci ustúpili.
    [stalemate] Nikto už nemohol nikomu ublížiť: útočníci museli ustúpiť.
    [spent] Nálet sa skončil.
    [unconquered] Nikto z víťazov ju nemôže držať.
    [won] Vyhrali a išli ďalej: { SEAT($winner) }.
    [parted] Obe strany sa stiahli.
   *[dead] Nikto nezostal.
}
powers-event-placed = { SEAT($seat) } rozmiestnili v { $at }: { $units }.
powers-event-began = { $alone ->
    [0] Vojna sa začína. Všetci ťahajú súčasne.
   *[other] Vojna sa začína. Na ťahu ako prví: { SEAT($first) }.
}
powers-event-moved = { SEAT($seat) }: { $start } → { $at }: { $units }.
powers-event-halted = { SEAT($seat) } zastavili v { $at } a nevstúpili do { $goal }: { $units } – { $why ->
    [careful] pole niekto drží a rozkaz znel „opatrne“.
    [peace] s jeho držiteľom je mier.
    [unable] nikto z nich nevie dobývať.
    [shared] útočí tam silnejší účastník vašej zmluvy.
    [spent] nezostali body pohybu.
    [harbour] jeho prístav nie je váš.
    [sailed] v tomto ťahu vyplávali z prístavu.
   *[other] { $why }
}
powers-event-battle = Bitka o { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-meeting = Stretnutie na hranici { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-contest = Boj o { $at }: { $first } proti: { $others }. { powers-ending }
powers-event-conquered = { SEAT($seat) } dobyli { $at } (predtým: { $loser }).
powers-event-retreated = { SEAT($seat) } ustúpili z { $at } do { $to }: { $units }.
powers-event-perished = { $who }: stratené v { $at }: { $units } – { $why ->
    [no_retreat] nebolo kam ustúpiť.
    [land] padlo s krajinou.
    [out] vyradené z vojny.
    [fuel] nemali kde doplniť palivo.
    [unfed] zásoby k nim nedošli.
    [aboard] zahynuli s tým, čo ich viezlo.
   *[other] { $why }
}
powers-event-completed = { SEAT($seat) } majú v { $at } hotové: { $units }.
powers-event-produced = { SEAT($seat) } { $what ->
    [build] stavajú v { $at } za { $bv } BV: { $units }.
    [part] stavajú po častiach v { $at }, teraz za { $bv } BV: { $units }; zaplatené { $paid } BV, chýba { $missing }.
    [helped] stavajú v { $at } za { $bv } BV, so zvyškami { $shares }: { $units }.
    [rush] narýchlo stavajú v { $at } za { $bv } BV: { $units }.
    [factory] majú za { $bv } BV novú továreň v { $at } (teraz { $count }).
    [demolish] zbúrali továrne v { $at } (teraz { $count }).
    [trade] stavajú továreň v { $at } za { $bv } BV, { $trade } (teraz spolu { $count }).
    [airfield] majú za { $bv } BV nové letisko v { $at } (teraz na { $count } lietadiel za ťah).
    [erect] stavajú v { $at } za { $wares }: { powers-plant } (teraz { $count }).
    [relief] dávajú v { $at } { $bv } BV na blahobyt ľudu (teraz { $welfare }).
    [research] na technológiu { $bv } BV: { $field }.
    [raise] stavajú do zoskupenia { $formation } v { $at } za { $bv } BV: { $lines }.
    [deliver] spotrebovali v { $at } náklad na BV: { $count }.
   *[other] { $what } { $at }
}
powers-event-unspent = { SEAT($seat) } nevyužili a stratili BV: { $rests }.
powers-event-failed = { $line ->
    [0] Trvalý rozkaz nebol vykonaný: { powers-failed-why }
   *[other] Riadok { $line } nebol vykonaný{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }: { powers-failed-why }
}
powers-failed-why = { $why ->
    [formation] { powers-formation-cause }
    [no_units] také jednotky tam neboli.
    [no_way] taká cesta nie je.
    [out] ste vyradení z vojny.
    [not_own] krajina nebola vaša.
    [no_price] toto sa stavať nedá.
    [no_rush] narýchlo sa stavajú len pevnosti.
    [fresh] krajina bola dobytá príliš nedávno a nevyrába.
    [short] nezostalo tam dosť BV.
    [grant] nezostalo dosť z počiatočných BV.
    [not_next] platiť môžu len vlastné susedné krajiny.
    [rest_short] susednej krajine zostalo menej, než mala zaplatiť.
    [rest_large] susednej krajine zostalo príliš veľa: prispieť môže len zvyšok pod 1/2 BV.
    [rest_much] za jednu výrobu nesmie krajina od susedov dostať celé BV.
    [rest_over] susedia mali zaplatiť viac, než stavba stála.
    [tech_top] taká úroveň nie je.
    [tech_short] poľu zostalo málo BV.
    [no_field] ten odbor nemá v tejto hre jednotky.
    [no_trade] továrne tohto odboru v tejto hre nie sú.
    [no_patent] tento typ stavia len ten, kto ho navrhol.
    [too_early] na to je úroveň technológie príliš nízka.
    [war_economy] vojnová ekonomika nemá továrne.
    [no_materials] chýbal betón alebo železo.
    [not_home] váš ľud tam nežije.
    [recruits] viac sa ich za kolo skryť nesmie.
    [no_bands] nikto sa tam neskrýva.
    [no_people] nežije tam ľud inej mocnosti.
    [no_gendarmes] neboli tam voľní žandári.
    [well_off] ľud tam toľko už nepotrebuje.
    [no_partner] nikto neponúkol to isté opačne.
    [no_rails] taká železnica tam nie je.
    [no_wares] na jednom poli toľko surovín nebolo.
    [no_scorching] továrne sa v tejto hre búrať nesmú.
    [bid] ponuka menuje niečo iné alebo nedáva celkový súčet.
    [no_factory] toľko tovární tam nebolo.
    [no_halves] tento typ nemá polovice.
    [unarmed] nikto tam to nemohol urobiť.
    [nobody] nikto z nich tam nebol.
    [at_peace] zmluva to zakazuje.
    [own_land] pole bolo vaše vlastné.
    [no_ships] neboli na to lode, jednotky alebo miesto.
    [no_trucks] neboli na to nákladiaky alebo jednotky.
    [which_harbour] krajina má viac prístavov a žiadny nebol menovaný.
    [no_harbour] taký prístav tam nebol.
    [no_cargo] toľko nákladu tam nebolo.
    [no_room] na žiadnej tamojšej lodi na to nebolo miesto.
    [no_deck] na žiadnej tamojšej lietadlovej lodi na to nebolo miesto.
    [no_tokens] také neisté žetóny tam neboli.
    [no_airfields] v tejto hre sa letiská nestavajú.
    [odd_airfield] letisko natankuje párny počet lietadiel.
    [nowhere] nebolo to kam umiestniť.
   *[other] { $why }
}
powers-event-fewer = Riadok { $line }: z { $at } išlo len: { $units }; rozkaz znel { $ordered }.
powers-event-eliminated = { SEAT($seat) } sú vyradení z vojny.
powers-event-ended = { $reason ->
    [rounds] Posledné kolo je odohrané.
    [nobody] Nikto nezostal.
    [last] Zostal jediný.
    [eliminated] Všetci nepriatelia sú vyradení z vojny.
    [target] Útok dosiahol cieľ.
    [deadline] Čas vypršal.
    [points] Body sú nazbierané.
    [pair] Zostali len dvaja.
   *[other] Vojna sa skončila.
} { $count ->
    [0] Nikto nevyhral.
   *[other] Víťazstvo: { SEAT($winners) }.
}
