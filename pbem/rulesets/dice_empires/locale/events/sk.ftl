# Dice Empires: všetko, čo sa v kole stane, bez ohľadu na to, kto to číta.
dice-empires-die = k{ $die }
dice-empires-place = { $place ->
    [WL] hradby ľavé
    [H] domy
    [B] kasáreň
    [T] radnica
    [C] kostol
    [F] farma
    [WR] hradby pravé
    [OL] cesta vľavo
    [OR] cesta vpravo
   *[other] { $place }
}
dice-empires-to = { $to ->
    [WL] hradby ľavé
    [H] domy
    [B] kasáreň
    [T] radnica
    [C] kostol
    [F] farma
    [WR] hradby pravé
    [OL] cesta vľavo
    [OR] cesta vpravo
   *[other] { $to }
}
dice-empires-part = { $part ->
    [WL] hradby ľavé
    [H] domy
    [B] kasáreň
    [T] radnica
    [C] kostol
    [F] farma
    [WR] hradby pravé
    [OL] cesta vľavo
    [OR] cesta vpravo
   *[other] { $part }
}
dice-empires-slaves = otroci { SEAT($who, case: "gen") }
dice-empires-killed = { $killed ->
    [one] zabitý { $killed }
    [few] zabití { $killed }
   *[other] zabitých { $killed }
}
dice-empires-taken = { $taken ->
    [one] zajatý { $taken }
    [few] zajatí { $taken }
   *[other] zajatých { $taken }
}
dice-empires-stroke = { $origin ->
    [no] skupina ({ $people })
   *[other] otroci { SEAT($origin, case: "gen") } ({ $people })
}: { $killed ->
    [0] { dice-empires-taken }
   *[other] { $taken ->
        [0] { dice-empires-killed }
       *[other] { dice-empires-killed }, { dice-empires-taken }
    }
}

## Začiatok kola
dice_empires-event-begun = Začína sa kolo { $round }; žetón začínajúceho hráča držia { SEAT($who) }.
dice_empires-event-births = { SEAT($who) }: { $born ->
    [one] narodil sa { $born }
    [few] narodili sa { $born }
   *[other] narodilo sa { $born }
} (v domoch je ľudí { $houses }){ $unborn ->
    [0] {""}
   *[other] , miesto chýba pre { $unborn }
}.
dice_empires-event-food = { SEAT($who) }: 3 × { $farmers } = { $food } jedla, ľudí { $eaters }; { $hungry ->
    [0] { $surplus ->
        [1] prebytok, +1 reputácia
       *[other] práve dosť
    }
    [one] od hladu zahynie { $hungry }
    [few] od hladu zahynú { $hungry }
   *[other] od hladu zahynie { $hungry }
}.
dice_empires-event-starved = { SEAT($who) }: { $people ->
    [one] od hladu zahynul { $people }
    [few] od hladu zahynuli { $people }
   *[other] od hladu zahynulo { $people }
}, { $die ->
    [0] otroci { SEAT($origin, case: "gen") }
   *[other] k{ $die }
} ({ dice-empires-place }), ostáva { $left }.
dice_empires-event-counted = { SEAT($who) }: v tomto kole { $number ->
    [one] { $number } príkaz
    [few] { $number } príkazy
   *[other] { $number } príkazov
} (radnica { $hall }).

## Príkazy
dice_empires-event-moved = { SEAT($who) }: { $die ->
    [0] otroci { SEAT($origin, case: "gen") }
   *[other] k{ $die }
} ({ $people }): { dice-empires-place } → { dice-empires-to }.
dice_empires-event-transferred = { SEAT($who) }: { $people } z k{ $die } ({ dice-empires-place }) do k{ $new } ({ dice-empires-to }), teraz { $now }.
dice_empires-event-split = { SEAT($who) }: { $people } z k{ $die } ({ dice-empires-place }) → { dice-empires-to }, k{ $new }.
dice_empires-event-sent = { SEAT($who) }: { $people ->
    [one] { $people } jednotka vyslaná
    [few] { $people } jednotky vyslané
   *[other] { $people } jednotiek vyslaných
} { $side ->
    [L] vľavo
   *[R] vpravo
} proti { SEAT($whom, case: "dat") }{ $new ->
    [0] {""}
   *[other] {" "}(k{ $new })
}.
dice_empires-event-recalled = { SEAT($who) }: { $people ->
    [one] { $people } jednotka odvolaná
    [few] { $people } jednotky odvolané
   *[other] { $people } jednotiek odvolaných
} z cesty { $side ->
    [L] vľavo
   *[R] vpravo
}{ $new ->
    [0] {""}
   *[other] {" "}(k{ $new })
}.
dice_empires-event-skipped = Riadok { $order } nebolo možné vykonať: { dice-empires-plan-reason }.
dice_empires-event-adjusted = Riadok { $order }: { $reason ->
    [whole] chceli ste { $wanted }, v skupine bolo len { $got }: išli všetci
    [fit] chceli ste { $wanted }, miesto bolo len pre { $got }
    [joined] žiadna kocka nebola voľná, pridali sa ku k{ $got }
   *[die] kocka k{ $wanted } nebola voľná, použila sa k{ $got }
}.
dice_empires-event-reserves = Náhradné riadky, ktoré nebolo treba (čísla): { $orders }.
dice-empires-spare-lines = { $count ->
    [1] Náhradný riadok { $orders } nebol potrebný.
   *[other] Náhradné riadky { $orders } neboli potrebné.
}
dice_empires-event-idle = { $number ->
    [one] { $number } váš príkaz ostal nevyužitý
    [few] { $number } vaše príkazy ostali nevyužité
   *[other] { $number } vašich príkazov ostalo nevyužitých
}: v zozname už nič nebolo.

## Vojna
dice_empires-event-battle = Bitka: { SEAT($who_one) } { $units_one } + { $church_one } + hod { $first_one }{ $again_one ->
    [0] {""}
   *[other] , znova { $again_one }
} = { $sum_one }, { SEAT($who_other) } { $units_other } + { $church_other } + hod { $first_other }{ $again_other ->
    [0] {""}
   *[other] , znova { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nik nič nestráca.
   *[other] { SEAT($loser) } stratili { $captured ->
        [0] { $killed }
       *[other] { $killed ->
            [0] { $captured }, do otroctva
           *[other] { $killed }, do otroctva { $captured }
        }
    }.
}
dice_empires-event-siege = Obliehanie: { SEAT($who_one) } { $units_one } + { $church_one } + hod { $first_one }{ $again_one ->
    [0] {""}
   *[other] , znova { $again_one }
} = { $sum_one }, hradby { SEAT($who_other, case: "gen") } { $units_other } + { $church_other } + hod { $first_other }{ $again_other ->
    [0] {""}
   *[other] , znova { $again_other }
} = { $sum_other }. { $loser ->
    [no] Nik nič nestráca.
   *[other] { SEAT($loser) } stratili { $lost }.
}
dice_empires-event-battle-afar = Ďaleká bitka: { SEAT($one) } { $units_one }, { SEAT($other) } { $units_other }; ostalo { $left_one } a { $left_other }.
dice_empires-event-siege-afar = Ďaleké obliehanie: { SEAT($one) } { $units_one } pri hradbách { SEAT($other, case: "gen") } ({ $units_other }); ostalo { $left_one } a { $left_other }.
dice_empires-event-entered = { SEAT($who) } vstúpili do časti „{ dice-empires-part }“ v meste { SEAT($of, case: "gen") }: { $found ->
    [0] nik tam nebol
   *[other] ľudí { $found }, { dice-empires-killed }, { dice-empires-taken }
}.
dice_empires-event-freed = { SEAT($who) } oslobodili v meste { SEAT($of, case: "gen") } svojich ľudí ({ $people }): +1 reputácia.
dice_empires-event-withdrew = { SEAT($who) } drancovali mesto { SEAT($of, case: "gen") }: { $parts ->
    [one] { $parts } časť
    [few] { $parts } časti
   *[other] { $parts } častí
}, +{ $points } k reputácii; { $rests ->
    [0] vojsko je opäť za hradbami mesta
   *[other] vojsko sa vrátilo do kasárne
}.
dice_empires-event-stayed = Vaše vojsko { $side ->
    [L] vľavo
   *[R] vpravo
} ostalo vonku, ako ste prikázali.
dice_empires-event-conversion = { SEAT($who) } skúšali konvertovať otrokov { SEAT($origin, case: "gen") } ({ $people }): { $church } + hod { $first }{ $again ->
    [0] {""}
   *[other] , znova { $again }
} = { $sum }, { $done ->
    [0] nestačí
   *[other] { $converted ->
        [one] skonvertovaný { $converted }
        [few] skonvertovaní { $converted }
       *[other] skonvertovaných { $converted }
    }
}.
dice_empires-event-unconverted = Otrokov { SEAT($origin, case: "gen") } nebolo možné konvertovať: { $held ->
    [0] žiadnych nemáte
   *[other] v radnici máte { $hall }, treba šesť
}.
dice_empires-event-ruin = Mesto { SEAT($who, case: "gen") } je ľudoprázdne: { SEAT($who) } vypadli z hry.
dice_empires-event-homecoming = { SEAT($who) }: { $units ->
    [one] { $units } jednotka sa vrátila
    [few] { $units } jednotky sa vrátili
   *[other] { $units } jednotiek sa vrátilo
} domov od zaniknutého mesta { SEAT($of, case: "gen") }.
