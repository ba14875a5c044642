# Dice Empires: čo sa od príkazov čaká.

dice-empires-plan-number = { $number }. príkaz z { $count }.
dice-empires-plan-else = Prvá možnosť sa nedá vykonať: { dice-empires-plan-reason }.
dice-empires-plan-depends = Podmienky sa posúdia, až keď príde na príkaz rad; takto to vyzerá teraz.
dice-empires-plan-skipped = Riadok sa preskočí: { dice-empires-plan-reason }. Žiadny príkaz sa tým nespotrebuje, na rad príde ďalší riadok.
dice-empires-plan-spare = Náhradný riadok: { $count ->
    [0] príkazy nemáte žiadne
    [one] máte { $count } príkaz
    [few] máte { $count } príkazy
   *[other] máte { $count } príkazov
}. Vykoná sa, len ak sa niektorý skorší vykonať nedá.
dice-empires-plan-reason = { $reason ->
    [gone] na tej kocke nik nie je
    [none] taká skupina nie je
    [here] už tam sú
    [peace] vojsko zatiaľ nesmie vyslať nikto
    [barracks] nie sú v kasárni
    [outside] sú na ceste
    [home] nie sú na ceste
    [full] nikto ďalší sa tam nezmestí
    [no-die] voľná kocka nie je a nie je ani skupina, ku ktorej by sa pridali
    [slaves] otrokov možno len presúvať
    [workplaces] tam otroci nesmú
    [apart] nie sú obe v meste ani na tej istej ceste
    [same] je to tá istá skupina
    [alone] sused tam už nie je
    [condition] podmienka neplatí
   *[other] nedá sa to
}
dice-empires-plan-moved = k{ $die } ({ $people ->
    [one] { $people } človek
    [few] { $people } ľudia
   *[other] { $people } ľudí
}) pôjde { dice-empires-into }.
dice-empires-plan-slaves = { $people ->
    [one] { $people } otrok
    [few] { $people } otroci
   *[other] { $people } otrokov
} { SEAT($origin, case: "gen") } { $people ->
    [few] pôjdu
   *[other] pôjde
} { dice-empires-into }.
dice-empires-plan-transferred = { $people ->
    [one] { $people } človek
    [few] { $people } ľudia
   *[other] { $people } ľudí
} z k{ $die } do k{ $new }: potom na k{ $new } { $now }, na k{ $die } { $left }.
dice-empires-plan-split = { $people ->
    [one] { $people } človek pôjde
    [few] { $people } ľudia pôjdu
   *[other] { $people } ľudí pôjde
} { dice-empires-into } ako k{ $new }; na k{ $die } ostane { $left }.
dice-empires-plan-sent = { $people ->
    [one] { $people } jednotka vyrazí
    [few] { $people } jednotky vyrazia
   *[other] { $people } jednotiek vyrazí
} { dice-empires-into } (k{ $new }){ $left ->
    [0] { "" }
   *[other] ; z k{ $die } ostane v kasárni { $left }
}.
dice-empires-plan-recalled = { $people ->
    [one] { $people } jednotka sa vráti
    [few] { $people } jednotky sa vrátia
   *[other] { $people } jednotiek sa vráti
} do kasárne (k{ $die }).
dice-empires-plan-free = Vyslanie vojska v tejto hre príkaz nestojí.
dice-empires-plan-opens = Použije sa nová kocka k{ $die }.
dice-empires-plan-frees = k{ $die } bude potom voľná.
dice-empires-plan-note-whole = Skupina má len { $got }, nie { $wanted }: pôjdu všetci.
dice-empires-plan-note-fit = Miesto nájde len { $got } z { $wanted }; na kocke je najviac šesť.
dice-empires-plan-note-joined = Na novú skupinu nie je voľná kocka, všetci ({ $wanted }) sa preto pridajú ku k{ $got }.
dice-empires-plan-note-die = k{ $wanted } je obsadená; bude to k{ $got }.
dice-empires-plan-meets = Na tejto ceste { $count ->
    [one] je teraz { $count } jednotka
    [few] sú teraz { $count } jednotky
   *[other] je teraz { $count } jednotiek
} { SEAT($who, case: "gen") }: dôjde k bitke, vašich tam bude { $units }.
dice-empires-plan-siege = Na hradbách { SEAT($who, case: "gen") } { $count ->
    [one] je teraz { $count } obranca
    [few] sú teraz { $count } obrancovia
   *[other] je teraz { $count } obrancov
}: obliehate ich, vašich bude { $units }.
dice-empires-plan-open = Hradby { SEAT($who, case: "gen") } teraz nikto nebráni: vaši ({ $units }) môžu vojsť.
dice-empires-plan-unseen = Cesta vedie k { SEAT($who, case: "dat") }, vašich bude { $units }; kto tam čaká, zatiaľ nevidíte.
dice-empires-plan-farm-empty = Na farme nikto neostane: v ďalšom kole nebude jedlo.
dice-empires-plan-walls-bare = { $side ->
    [WL] Ľavé hradby
   *[WR] Pravé hradby
} ostanú bez ľudí a pred nimi stojí vojsko { SEAT($who, case: "gen") } ({ $count }).
dice-empires-plan-hall-less = V radnici potom bude { $hall }. Prídete o: { $lost }.
dice-empires-plan-ability = { $hall ->
    [2] hod navyše
    [3] príkaz navyše (od ďalšieho kola)
    [4] možnosť brať otrokov
    [5] druhý príkaz navyše (od ďalšieho kola)
   *[other] konvertovanie otrokov
}
dice-empires-plan-stands = Platí od tohto kola, kým to nezmeníte.
dice-empires-plan-planned = Pre kolá, v ktorých od vás nemáme príkazy.
dice-empires-plan-reroll-hall = Hod navyše vyžaduje, aby v radnici bolo občanov aspoň { $needed }; mali by ste { $hall }.
dice-empires-plan-captives-hall = Zajatcov možno brať, len keď je v tej chvíli v radnici občanov aspoň { $needed }; mali by ste { $hall }.
dice-empires-plan-take-hall = Zotročovať možno, len keď je v tej chvíli v radnici občanov aspoň { $needed }; mali by ste { $hall }. Inak sa zabíja.
dice-empires-plan-convert-hall = Konvertovanie vyžaduje, aby v radnici bolo občanov aspoň { $needed }; mali by ste { $hall }.
dice-empires-plan-convert = Musí padnúť aspoň { $needed } ({ $people ->
    [one] { $people } otrok
    [few] { $people } otroci
   *[other] { $people } otrokov
} { SEAT($who, case: "gen") }, kostol +{ $church }).
dice-empires-plan-convert-none = Otrokov { SEAT($who, case: "gen") } nemáte.
dice-empires-plan-convert-chance = Nemôže sa to podariť: otrokov { SEAT($who, case: "gen") } je { $people }, muselo by padnúť { $needed } (kostol +{ $church }).
dice-empires-plan-births-nobody = { $count ->
    [one] { $dice } nie je v domoch, deti tam nepribudnú.
   *[other] { $dice } nie sú v domoch, deti tam nepribudnú.
}

dice-empires-plan-commands = { $count ->
    [one] Máte { $count } príkaz
    [few] Máte { $count } príkazy
   *[other] Máte { $count } príkazov
} a { $lines ->
    [0] žiadny riadok s príkazom
    [one] { $lines } platný riadok
    [few] { $lines } platné riadky
   *[other] { $lines } platných riadkov
}{ $skipped ->
    [0] { "" }
   *[other] , z ktorých by sa teraz { $skipped ->
        [one] preskočil { $skipped }
        [few] preskočili { $skipped }
       *[other] preskočilo { $skipped }
    }
}. { $left ->
    [0] { $spare ->
        [0] Každý príkaz má svoj riadok.
        [one] { $spare } riadok je náhradný.
        [few] { $spare } riadky sú náhradné.
       *[other] { $spare } riadkov je náhradných.
    }
    [one] Môžete pridať ešte jeden.
   *[other] Môžete pridať ešte { $left }.
}
dice-empires-plan-instead = Bez riadka s príkazom sa vykoná váš trvalý plán ({ $count ->
    [one] { $count } riadok
    [few] { $count } riadky
   *[other] { $count } riadkov
}).
dice-empires-plan-not-on-turn = Teraz { $who ->
    [none] príkaz nevydáva nikto
   *[other] čakáme na príkaz { SEAT($who, case: "gen") }
}; trvalé príkazy prijímame kedykoľvek.
dice-empires-plan-before = Pred príkazmi: narodí sa { $births }, potom jedlo { $food } pre { $eaters }: { $sort ->
    [hunger] od hladu { $count ->
        [few] zahynú { $count }.
       *[other] zahynie { $count }.
    }
    [surplus] prebytok, +1 reputácia.
   *[enough] práve dosť.
}
dice-empires-plan-next = V ďalšom kole, ak sa nič iné nezmení: narodí sa { $births }, jedlo { $food } pre { $eaters }: { $sort ->
    [hunger] od hladu { $count ->
        [few] zahynú { $count }.
       *[other] zahynie { $count }.
    }
    [surplus] prebytok, +1 reputácia.
   *[enough] práve dosť.
}
dice-empires-plan-hall = Príkazov v ďalšom kole: { $count } (radnica { $hall }).
dice-empires-plan-choice = { $choice }: { $said }
# In mails of earlier versions.
dice-empires-plan-in-force = Platí: { $births }; { $slaveborn }; { $starve }; { $reroll }; { $losses }; { $plunder }; { $take }; { $targets }; { $captives }; { $convert }; { $plan }.
dice-empires-plan-standing = Vaše skoršie trvalé príkazy: { $orders }.
dice-empires-plan-choices = { $first }; { $rest }
