# Co se v Evropě stalo: věta pro každý druh události. `did` je věta bez toho, kdo to byl.
europe-by-sea = { $sea ->
    [0] {""}
   *[other] {" "}lodí
}
europe-figures = { $figures ->
    [one] 1 figurka
    [few] { $figures } figurky
   *[other] { $figures } figurek
}
europe-event-round_begun = Začíná kolo { $number }. Pořadí: { SEAT($order) }.
europe-event-sabotaged = { SEAT($seat) }: { europe-did-sabotaged }
europe-did-sabotaged = sabotáž v { $at } ({ $card }): { SEAT($on) } { $before } → { $after }.
europe-event-spied = { SEAT($seat) }: { europe-did-spied }
europe-did-spied = špionáž u { SEAT($on, case: "gen") } ({ $card }).
europe-event-saw = Váš špion viděl karty { SEAT($on, case: "gen") }: { $cards }
europe-event-held = { SEAT($seat) }: { europe-did-held }
europe-did-held = bez akce.
europe-event-drafted = { SEAT($seat) }: { europe-did-drafted }
europe-did-drafted = odvod v { $at } (nyní { $figures }).
europe-event-moved = { SEAT($seat) }: { europe-did-moved }
europe-did-moved = pohyb { $start } → { $end }{ europe-by-sea }.
europe-event-declared = { SEAT($seat) }: { europe-did-declared }
europe-did-declared = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }.
europe-event-stopped = { SEAT($seat) }: { europe-did-stopped }
europe-did-stopped = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: zastaven diplomacií ({ SEAT($by) }, { $card }). Předané karty: { $handed } + { $handed_on }.
europe-event-handed_over = Diplomacie: { SEAT($by, case: "dat") } jste předali { $cards }.
europe-event-received = Diplomacie: od { SEAT($giver, case: "gen") } jste dostali { $cards }.
europe-event-discarded = { SEAT($seat) }: { europe-did-discarded }
europe-did-discarded = odhozeno nad limit: { $cards }.
europe-event-laid = { SEAT($seat) }: { europe-did-laid }
europe-did-laid = útok z { $start } na { $end } ({ SEAT($on) }), { europe-figures }{ europe-by-sea }: { $cards } = { $total }. Čeká se na obranu.
europe-event-battle = { SEAT($seat) }: { europe-did-battle }
europe-did-battle = útok z { $start } na { $end }, { europe-figures }{ europe-by-sea }: { $cards } = { $total }, obrana { SEAT($on, case: "gen") } { $cards_on } = { $total_on }. { $won ->
    [1] Útok vyhrán.
   *[other] Útok odražen.
}
europe-event-retreated = { SEAT($seat) }: { europe-did-retreated }
europe-did-retreated = ústup { $start } → { $end } ({ europe-figures }).
europe-event-halved = { SEAT($seat) }: { europe-did-halved }
europe-did-halved = z { $at } není kam ustoupit: { $before } → { $after }, útočníci zůstávají na místě.
europe-event-perished = { SEAT($seat) }: { europe-did-perished }
europe-did-perished = z { $at } není kam ustoupit: figurka je ztracena.
europe-event-advanced = { SEAT($seat) }: { europe-did-advanced }
europe-did-advanced = { europe-figures } z { $start } nyní v { $end }.
europe-event-fate_drawn = { SEAT($seat) }: { europe-did-fate_drawn }
europe-did-fate_drawn = osud: karet z balíčku: { $count }.
europe-event-fate_seen = Osud: rozdáváte karty { $cards }
europe-event-fate = { SEAT($seat) }: osud: ponecháno { $kept }; rozdáno: { SEAT($receivers, case: "dat") } ({ $counts }).
europe-did-fate = osud: ponecháno { $kept }.
europe-did-fate-given = osud: ponecháno { $kept }, rozdáno { $given }.
europe-given = { $count } { SEAT($who, case: "dat") }
europe-event-fate_dealt = Váš osud: { $cards } – pro: { SEAT($receivers, case: "acc") }.
europe-told-fate_dealt = Váš osud: { $dealt }.
europe-dealt = { $card } { SEAT($who, case: "dat") }
europe-dealt-kept = { $card } vám
europe-event-fate_received = Z osudu { SEAT($giver, case: "gen") } jste dostali { $cards }
europe-event-shuffled = Balíček zamíchán: { $number }. v pořadí, karet: { $count }.
europe-event-opened = Balíček otevřen. Pečeť { $seal }, sůl { $salt }, pořadí { $order }
europe-event-skipped = Neprovedeno: { europe-skipped-what } – { europe-skipped-why }
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
    [default] náhradní akce
   *[other] { $what }
}
europe-skipped-why = { $why ->
    [no_card] na začátku svého tahu jste neměli kartu { $card }; žádná se nepoužila.
    [no_enemy] žádný nepřítel tam nebyl; karta se nepoužila.
    [lone] proti osamělé figurce sabotáž neplatí; karta se nepoužila.
    [once] v jednom tahu smí být jen jedna sabotáž; karta se nepoužila.
    [no_hand] v té ruce žádná karta nebyla; vaše karta se nepoužila.
    [not_played] tato mocnost nehraje.
    [guard] podmínka neplatila.
    [held] pole držel někdo jiný.
    [limit] máte tolik figurek, kolik je dovoleno.
    [no_figure] žádná vaše figurka už tam nebyla.
    [occupied] pole nebylo prázdné.
    [homeland] na vlastním území by vám nezbyla ani jedna figurka.
    [reach] odtamtud se tam nedostanete.
    [empty] nikdo už tam nebyl a napsali jste „jen“.
    [own] pole už bylo vaše.
    [other] pole držel někdo jiný, než jste jmenovali.
    [not_home] není to vaše vlastní území.
   *[other] { $why }
}
europe-event-defaulted = { $what ->
    [hold] Žádná z vašich akcí nebyla možná, proto jste neudělali nic.
   *[other] Provedla se vaše náhradní akce: { europe-action }.
}
europe-action = { $what ->
    [draft] odvod
    [move] pohyb
    [attack] útok
    [fate] osud
   *[hold] bez akce
}
europe-event-fewer = Útok { $start } → { $end }: { $figures } místo { $ordered } – { $why ->
    [homeland] jedna figurka musí zůstat doma.
   *[gone] víc jich tam nebylo.
}
europe-event-walked_in = Útok { $start } → { $end }: nikdo tam nebyl, vešla jedna figurka.
europe-event-missing = V ruce už nemáte { $cards }; místo toho vyloženo { $instead }
europe-event-ended = { $reason ->
    [occupation] Konec hry: celé území { SEAT($of, case: "gen") } je obsazeno. Vítěz: { SEAT($winners) }.
    [collapse] Konec hry: { SEAT($of, case: "dat") } nezbyla doma ani jedna figurka. Vítězí soused po pravici: { SEAT($winners) }.
   *[other] Poslední kolo skončilo. Nikdo nevyhrál.
}
