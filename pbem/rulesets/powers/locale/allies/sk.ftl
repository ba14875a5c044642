# Spojenci: čo môžu robiť pre seba navzájom a čo jeden druhému.
powers-clause-gifts = dary
powers-clause-joint = spoločný útok
powers-clause-command = velenie
powers-ally-rule = { $rule ->
    [pass] vstup do polí toho druhého
    [gifts] darovanie jednotiek
    [gift-land] darovanie polí
    [joint] spoločné útoky
    [command] velenie jednotkám toho druhého
   *[other] { $rule }
}
powers-event-units_given = { SEAT($to) }: po novom vlastnia v { $at }, čo tam bolo cudzie: { $units }.
powers-event-land_given = { SEAT($seat) }: darované { $at }, komu: { SEAT($to) }.
powers-event-led = { $back ->
    [0] Jednotkám, ktoré majú { SEAT($seat) } v { $at }, teraz velia { $who }: { $units }.
   *[other] { SEAT($seat) }: znova pod vlastným velením v { $at }: { $units }.
}
powers-event-not_handed = V { $at } sa nič neodovzdalo: { $why ->
    [out] sú vyradení z vojny.
    [no_consent] žiadna zmluva medzi vami to nehovorí ({ $who }).
    [not_own] pole nebolo vaše.
   *[no_units] žiadne také vaše jednotky tam nestáli.
}
powers-event-betrayed = Zrada v { $at }! { SEAT($seat) }: zničené všetko, čo tam mali { SEAT($loser) }: { $units }.
powers-event-risen = { SEAT($seat) }: útok zvnútra v { $at }: { $units }.
powers-plan-handed = Na konci kola, keď sa všetci presunú a vyrobia: { $what ->
    [give] tieto jednotky budú patriť: { $who }; zostanú v { $at }.
    [give-land] { $at } bude patriť: { $who }, so stavbami aj s rozostavaným. Pole bude čerstvé.
   *[command] týmito jednotkami bude od budúceho kola hýbať: { $who }.
}
powers-plan-betray = Pred prvým krokom sa bez bitky zničí všetko, čo majú { SEAT($who) } v { $at }.
powers-heading-allies = Spojenci
powers-guests = { $at } (drží: { $holder }): { $units }, patria: { SEAT($who) }
powers-lead-own = Velia { SEAT($who) }: { $units } v { $at }
powers-lead-theirs = Velíte vy: { $units } v { $at }, patria: { SEAT($who) }
powers-waiting = Na konci kola: { $what ->
    [give-land] { $at } dostanú { $who }.
    [give] { $units } v { $at } dostanú { $who }.
   *[command] { $units } v { $at } povedú { $who }.
}
problem-powers-ally-rule = V tejto hre sa toto medzi spojencami nerobí: { powers-ally-rule }.
problem-powers-no-consent = Žiadna platná zmluva ({ SEAT($who) }) nemá ustanovenie „{ $clause ->
    [gifts] dary
   *[command] velenie
}“: druhá strana nesúhlasila. Napíšte „zmluva { SEAT($who) }: { $clause ->
    [gifts] dary
   *[command] velenie
}“; druhá strana to musí najprv prijať.
problem-powers-not-led = { $unit }: v { $at } takým vašim jednotkám nikto iný nevelí.
problem-powers-led = { $unit } v { $at }: velia im { SEAT($who) }. Najprv si vezmite velenie späť.
problem-powers-not-yours = Tieto jednotky v { $at } patria { SEAT($who, case: "dat") } a len majiteľ im to môže prikázať: { $units }.
problem-powers-no-consent-lead = Tieto jednotky v { $at } patria { SEAT($who, case: "dat") } a majiteľ nesúhlasil, aby ste im velili vy: { $units }. { $treaty ->
    [0] Najprv napíšte „zmluva { SEAT($who) }: velenie“. Keď to druhá strana prijme, musí napísať
   *[1] Majiteľ musí napísať
} „velenie { $units } v { $at } { SEAT($me, case: "dat") }“; od kola po tom im velíte vy.
problem-powers-unarmed = V { $at } nemáte hotovú jednotku, ktorá by to mohla urobiť.
problem-powers-nobody-to-betray = { SEAT($who) }: v { $at } nikto z nich nestojí.
problem-powers-own-land = { $at } je vaše vlastné pole; zvnútra útočia len hostia u niekoho iného.
problem-powers-which-units = Ktoré jednotky v { $at }? Menujte ich druhy.
problem-powers-nobody-inside = V { $at } ste sami: nie je tam na koho zvnútra zaútočiť.
