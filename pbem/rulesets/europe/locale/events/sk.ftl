# Čo sa v Európe stalo: veta pre každý druh udalosti. `did` je veta bez toho, kto to bol.
europe-by-sea = { $sea ->
    [0] {""}
   *[other] {" "}loďou
}
europe-figures = { $figures ->
    [one] 1 figúrka
    [few] { $figures } figúrky
   *[other] { $figures } figúrok
}
europe-event-round_begun = Začína sa kolo { $number }. Poradie: { SEAT($order) }.
europe-event-sabotaged = { SEAT($seat) }: { europe-did-sabotaged }
europe-did-sabotaged = sabotáž v { $at } ({ $card }): { SEAT($on) } { $before } → { $after }.
europe-event-spied = { SEAT($seat) }: { europe-did-spied }
europe-did-spied = špionáž u { SEAT($on, case: "gen") } ({ $card }).
europe-event-saw = Váš špión videl karty { SEAT($on, case: "gen") }: { $cards }
europe-event-held = { SEAT($seat) }: { europe-did-held }
europe-did-held = bez akcie.
europe-event-drafted = { SEAT($seat) }: { europe-did-drafted }
europe-did-drafted = odvod v { $at } (teraz { $figures }).
europe-event-moved = { SEAT($seat) }: { europe-did-moved }
europe-did-moved = pohyb { $start } → { $end }{ europe-by-sea }.
europe-event-declared = { SEAT($seat) }: { europe-did-declared }
europe-did-declared = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }.
europe-event-stopped = { SEAT($seat) }: { europe-did-stopped }
europe-did-stopped = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: zastavený diplomaciou ({ SEAT($by) }, { $card }). Odovzdané karty: { $handed } + { $handed_on }.
europe-event-handed_over = Diplomacia: { SEAT($by, case: "dat") } ste odovzdali { $cards }.
europe-event-received = Diplomacia: od { SEAT($giver, case: "gen") } ste dostali { $cards }.
europe-event-discarded = { SEAT($seat) }: { europe-did-discarded }
europe-did-discarded = odhodené nad limit: { $cards }.
europe-event-laid = { SEAT($seat) }: { europe-did-laid }
europe-did-laid = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: { $cards } = { $total }. Čaká sa na obranu.
europe-event-battle = { SEAT($seat) }: { europe-did-battle }
europe-did-battle = útok z { $start } na { $end }, { europe-figures }{ europe-by-sea }: { $cards } = { $total }, obrana { SEAT($on, case: "gen") } { $cards_on } = { $total_on }. { $won ->
    [1] Útok vyhraný.
   *[other] Útok odrazený.
}
europe-event-retreated = { SEAT($seat) }: { europe-did-retreated }
europe-did-retreated = ústup { $start } → { $end } ({ europe-figures }).
europe-event-halved = { SEAT($seat) }: { europe-did-halved }
europe-did-halved = z { $at } niet kam ustúpiť: { $before } → { $after }, útočníci ostávajú na mieste.
europe-event-perished = { SEAT($seat) }: { europe-did-perished }
europe-did-perished = z { $at } niet kam ustúpiť: figúrka je stratená.
europe-event-advanced = { SEAT($seat) }: { europe-did-advanced }
europe-did-advanced = { europe-figures } z { $start } teraz v { $end }.
europe-event-fate_drawn = { SEAT($seat) }: { europe-did-fate_drawn }
europe-did-fate_drawn = osud: kariet z balíčka: { $count }.
europe-event-fate_seen = Osud: rozdávate karty { $cards }
europe-event-fate = { SEAT($seat) }: osud: ponechané { $kept }; rozdané: { SEAT($receivers, case: "dat") } ({ $counts }).
europe-did-fate = osud: ponechané { $kept }.
europe-did-fate-given = osud: ponechané { $kept }, rozdané { $given }.
europe-given = { $count } { SEAT($who, case: "dat") }
europe-event-fate_dealt = Váš osud: { $cards } – pre: { SEAT($receivers, case: "acc") }.
europe-told-fate_dealt = Váš osud: { $dealt }.
europe-dealt = { $card } { SEAT($who, case: "dat") }
europe-dealt-kept = { $card } vám
europe-event-fate_received = Z osudu { SEAT($giver, case: "gen") } ste dostali { $cards }
europe-event-shuffled = Balíček zamiešaný: { $number }. v poradí, kariet: { $count }.
europe-event-opened = Balíček otvorený. Pečať { $seal }, soľ { $salt }, poradie { $order }
europe-event-skipped = Nevykonané: { europe-skipped-what } – { europe-skipped-why }
europe-skipped-what = { $what ->
    [sabotage] sabotáž { $at }
    [spy] špionáž { $on ->
        [none] {""}
       *[other] u { SEAT($on, case: "gen") }
    }
    [draft] odvod { $at }
    [move] pohyb { $start } → { $end }
    [attack] útok { $start } → { $end }
    [fate] osud
    [default] náhradná akcia
   *[other] { $what }
}
europe-skipped-why = { $why ->
    [no_card] na začiatku svojho ťahu ste nemali kartu { $card }; žiadna sa nepoužila.
    [no_enemy] žiadny nepriateľ tam nebol; karta sa nepoužila.
    [lone] proti osamelej figúrke sabotáž neplatí; karta sa nepoužila.
    [once] v jednom ťahu smie byť len jedna sabotáž; karta sa nepoužila.
    [no_hand] v tej ruke žiadna karta nebola; vaša karta sa nepoužila.
    [not_played] táto mocnosť nehrá.
    [guard] podmienka neplatila.
    [held] pole držal niekto iný.
    [limit] máte toľko figúrok, koľko je dovolené.
    [no_figure] žiadna vaša figúrka tam už nebola.
    [occupied] pole nebolo prázdne.
    [homeland] na vlastnom území by vám neostala ani jedna figúrka.
    [reach] odtiaľ sa tam nedostanete.
    [empty] nikto tam už nebol a napísali ste „len“.
    [own] pole už bolo vaše.
    [other] pole držal niekto iný, než ste menovali.
    [not_home] nie je to vaše vlastné územie.
   *[other] { $why }
}
europe-event-defaulted = { $what ->
    [hold] Žiadna z vašich akcií nebola možná, preto ste neurobili nič.
   *[other] Vykonala sa vaša náhradná akcia: { europe-action }.
}
europe-action = { $what ->
    [draft] odvod
    [move] pohyb
    [attack] útok
    [fate] osud
   *[hold] bez akcie
}
europe-event-fewer = Útok { $start } → { $end }: { $figures } namiesto { $ordered } – { $why ->
    [homeland] jedna figúrka musí ostať doma.
   *[gone] viac ich tam nebolo.
}
europe-event-walked_in = Útok { $start } → { $end }: nikto tam nebol, vošla jedna figúrka.
europe-event-missing = V ruke už nemáte { $cards }; namiesto toho vyložené { $instead }
europe-event-ended = { $reason ->
    [occupation] Koniec hry: celé územie { SEAT($of, case: "gen") } je obsadené. Víťaz: { SEAT($winners) }.
    [collapse] Koniec hry: { SEAT($of, case: "dat") } neostala doma ani jedna figúrka. Víťazí sused po pravici: { SEAT($winners) }.
   *[other] Posledné kolo sa skončilo. Nikto nevyhral.
}
