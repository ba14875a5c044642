# Spojenci: co mohou dělat pro sebe navzájem a co jeden druhému.
powers-clause-gifts = dary
powers-clause-joint = společný útok
powers-clause-command = velení
powers-ally-rule = { $rule ->
    [pass] vstup do polí toho druhého
    [gifts] darování jednotek
    [gift-land] darování polí
    [joint] společné útoky
    [command] velení jednotkám toho druhého
   *[other] { $rule }
}
powers-event-units_given = { SEAT($to) }: nově vlastní v { $at }, co tam bylo cizí: { $units }.
powers-event-land_given = { SEAT($seat) }: darováno { $at }, komu: { SEAT($to) }.
powers-event-led = { $back ->
    [0] Jednotkám, které má { SEAT($seat) } v { $at }, teď velí { $who }: { $units }.
   *[other] { SEAT($seat) }: zpět pod vlastním velením v { $at }: { $units }.
}
powers-event-not_handed = V { $at } se nic nepředalo: { $why ->
    [out] jsou vyřazeni z války.
    [no_consent] žádná smlouva mezi vámi to neříká ({ $who }).
    [not_own] pole nebylo vaše.
   *[no_units] žádné takové vaše jednotky tam nestály.
}
powers-event-betrayed = Zrada v { $at }! { SEAT($seat) }: zničeno vše, co tam měli { SEAT($loser) }: { $units }.
powers-event-risen = { SEAT($seat) }: útok zevnitř v { $at }: { $units }.
powers-plan-handed = Na konci kola, až se všichni přesunou a vyrobí: { $what ->
    [give] tyto jednotky budou patřit: { $who }; zůstanou v { $at }.
    [give-land] { $at } bude patřit: { $who }, se stavbami i s rozestavěným. Pole bude čerstvé.
   *[command] těmito jednotkami bude od příštího kola hýbat: { $who }.
}
powers-plan-betray = Před prvním krokem se bez bitvy zničí vše, co mají { SEAT($who) } v { $at }.
powers-heading-allies = Spojenci
powers-guests = { $at } (drží: { $holder }): { $units }, patří: { SEAT($who) }
powers-lead-own = Velí { SEAT($who) }: { $units } v { $at }
powers-lead-theirs = Velíte vy: { $units } v { $at }, patří: { SEAT($who) }
powers-waiting = Na konci kola: { $what ->
    [give-land] { $at } dostane { $who }.
    [give] { $units } v { $at } dostane { $who }.
   *[command] { $units } v { $at } povede { $who }.
}
problem-powers-ally-rule = V této hře se toto mezi spojenci nedělá: { powers-ally-rule }.
problem-powers-no-consent = Žádná platná smlouva ({ SEAT($who) }) nemá ustanovení „{ $clause ->
    [gifts] dary
   *[command] velení
}“: druhá strana nesouhlasila. Napište „smlouva { SEAT($who) }: { $clause ->
    [gifts] dary
   *[command] velení
}“; druhá strana to musí nejdřív přijmout.
problem-powers-not-led = { $unit }: v { $at } takovým vašim jednotkám nikdo jiný nevelí.
problem-powers-led = { $unit } v { $at }: velí jim { SEAT($who) }. Nejdřív si vezměte velení zpět.
problem-powers-not-yours = Tyto jednotky v { $at } patří { SEAT($who, case: "dat") } a jen majitel jim to může přikázat: { $units }.
problem-powers-no-consent-lead = Tyto jednotky v { $at } patří { SEAT($who, case: "dat") } a majitel nesouhlasil, abyste jim velel vy: { $units }. { $treaty ->
    [0] Nejdřív napište „smlouva { SEAT($who) }: velení“. Až to druhá strana přijme, musí napsat
   *[1] Majitel musí napsat
} „velení { $units } v { $at } { SEAT($me, case: "dat") }“; od kola po tom jim velíte vy.
problem-powers-unarmed = V { $at } nemáte hotovou jednotku, která by to mohla udělat.
problem-powers-nobody-to-betray = { SEAT($who) }: v { $at } nikdo z nich nestojí.
problem-powers-own-land = { $at } je vaše vlastní pole; zevnitř útočí jen hosté u někoho jiného.
problem-powers-which-units = Které jednotky v { $at }? Jmenujte jejich druhy.
problem-powers-nobody-inside = V { $at } jste sami: není tam na koho zevnitř zaútočit.
