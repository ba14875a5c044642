# Dice Empires: co se od příkazů čeká.

dice-empires-plan-number = { $number }. příkaz z { $count }.
dice-empires-plan-else = První možnost nejde provést: { dice-empires-plan-reason }.
dice-empires-plan-depends = Podmínky se posoudí, až na příkaz přijde řada; takto to vypadá teď.
dice-empires-plan-skipped = Řádek se přeskočí: { dice-empires-plan-reason }. Žádný příkaz se tím nespotřebuje, na řadu přijde další řádek.
dice-empires-plan-spare = Náhradní řádek: { $count ->
    [0] příkazy nemáte žádné
    [one] máte { $count } příkaz
    [few] máte { $count } příkazy
   *[other] máte { $count } příkazů
}. Provede se, jen když některý dřívější provést nepůjde.
dice-empires-plan-reason = { $reason ->
    [gone] na té kostce nikdo není
    [none] taková skupina není
    [here] už tam jsou
    [peace] vojsko zatím nesmí vyslat nikdo
    [barracks] nejsou v kasárnách
    [outside] jsou na cestě
    [home] nejsou na cestě
    [full] nikdo další se tam nevejde
    [no-die] volná kostka není a není ani skupina, ke které by se přidali
    [slaves] otroky lze jen přesouvat
    [workplaces] tam otroci nesmějí
    [apart] nejsou obě ve městě ani na téže cestě
    [same] je to tatáž skupina
    [alone] soused tam už není
    [condition] podmínka neplatí
   *[other] nejde to
}
dice-empires-plan-moved = k{ $die } ({ $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}) půjde { dice-empires-into }.
dice-empires-plan-slaves = { $people ->
    [one] { $people } otrok
    [few] { $people } otroci
   *[other] { $people } otroků
} { SEAT($origin, case: "gen") } { $people ->
    [few] půjdou
   *[other] půjde
} { dice-empires-into }.
dice-empires-plan-transferred = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
} z k{ $die } do k{ $new }: potom na k{ $new } { $now }, na k{ $die } { $left }.
dice-empires-plan-split = { $people ->
    [one] { $people } člověk půjde
    [few] { $people } lidé půjdou
   *[other] { $people } lidí půjde
} { dice-empires-into } jako k{ $new }; na k{ $die } zůstane { $left }.
dice-empires-plan-sent = { $people ->
    [one] { $people } jednotka vyrazí
    [few] { $people } jednotky vyrazí
   *[other] { $people } jednotek vyrazí
} { dice-empires-into } (k{ $new }){ $left ->
    [0] { "" }
   *[other] ; z k{ $die } zůstane v kasárnách { $left }
}.
dice-empires-plan-recalled = { $people ->
    [one] { $people } jednotka se vrátí
    [few] { $people } jednotky se vrátí
   *[other] { $people } jednotek se vrátí
} do kasáren (k{ $die }).
dice-empires-plan-free = Vyslání vojska v této hře příkaz nestojí.
dice-empires-plan-opens = Použije se nová kostka k{ $die }.
dice-empires-plan-frees = k{ $die } bude potom volná.
dice-empires-plan-note-whole = Skupina má jen { $got }, ne { $wanted }: půjdou všichni.
dice-empires-plan-note-fit = Místo najde jen { $got } z { $wanted }; na kostce je nejvýš šest.
dice-empires-plan-note-joined = Na novou skupinu není volná kostka, všichni ({ $wanted }) se proto přidají ke k{ $got }.
dice-empires-plan-note-die = k{ $wanted } je obsazená; bude to k{ $got }.
dice-empires-plan-meets = Na této cestě { $count ->
    [one] je teď { $count } jednotka
    [few] jsou teď { $count } jednotky
   *[other] je teď { $count } jednotek
} { SEAT($who, case: "gen") }: dojde k bitvě, vašich tam bude { $units }.
dice-empires-plan-siege = Na hradbách { SEAT($who, case: "gen") } { $count ->
    [one] je teď { $count } obránce
    [few] jsou teď { $count } obránci
   *[other] je teď { $count } obránců
}: obléháte je, vašich bude { $units }.
dice-empires-plan-open = Hradby { SEAT($who, case: "gen") } teď nikdo nebrání: vaši ({ $units }) mohou vejít.
dice-empires-plan-unseen = Cesta vede k { SEAT($who, case: "dat") }, vašich bude { $units }; kdo tam čeká, zatím nevidíte.
dice-empires-plan-farm-empty = Na farmě nikdo nezůstane: příští kolo nebude jídlo.
dice-empires-plan-walls-bare = { $side ->
    [WL] Levé hradby
   *[WR] Pravé hradby
} zůstanou bez lidí a před nimi stojí vojsko { SEAT($who, case: "gen") } ({ $count }).
dice-empires-plan-hall-less = V radnici potom bude { $hall }. Přijdete o: { $lost }.
dice-empires-plan-ability = { $hall ->
    [2] hod navíc
    [3] příkaz navíc (od příštího kola)
    [4] možnost brát otroky
    [5] druhý příkaz navíc (od příštího kola)
   *[other] konvertování otroků
}
dice-empires-plan-stands = Platí od tohoto kola, dokud to nezměníte.
dice-empires-plan-planned = Pro kola, ve kterých od vás nemáme příkazy.
dice-empires-plan-reroll-hall = Hod navíc vyžaduje, aby v radnici bylo občanů aspoň { $needed }; měli byste { $hall }.
dice-empires-plan-captives-hall = Zajatce lze brát, jen když je v tu chvíli v radnici občanů aspoň { $needed }; měli byste { $hall }.
dice-empires-plan-take-hall = Zotročovat lze, jen když je v tu chvíli v radnici občanů aspoň { $needed }; měli byste { $hall }. Jinak se zabíjí.
dice-empires-plan-convert-hall = Konvertování vyžaduje, aby v radnici bylo občanů aspoň { $needed }; měli byste { $hall }.
dice-empires-plan-convert = Musí padnout aspoň { $needed } ({ $people ->
    [one] { $people } otrok
    [few] { $people } otroci
   *[other] { $people } otroků
} { SEAT($who, case: "gen") }, kostel +{ $church }).
dice-empires-plan-convert-none = Otroky { SEAT($who, case: "gen") } nemáte.
dice-empires-plan-convert-chance = Nemůže se to podařit: otroků { SEAT($who, case: "gen") } je { $people }, muselo by padnout { $needed } (kostel +{ $church }).
dice-empires-plan-births-nobody = { $count ->
    [one] { $dice } není v domech, děti tam nepřibudou.
   *[other] { $dice } nejsou v domech, děti tam nepřibudou.
}

dice-empires-plan-commands = { $count ->
    [one] Máte { $count } příkaz
    [few] Máte { $count } příkazy
   *[other] Máte { $count } příkazů
} a { $lines ->
    [0] žádný řádek s příkazem
    [one] { $lines } platný řádek
    [few] { $lines } platné řádky
   *[other] { $lines } platných řádků
}{ $skipped ->
    [0] { "" }
   *[other] , z nichž by se teď { $skipped ->
        [one] přeskočil { $skipped }
        [few] přeskočily { $skipped }
       *[other] přeskočilo { $skipped }
    }
}. { $left ->
    [0] { $spare ->
        [0] Každý příkaz má svůj řádek.
        [one] { $spare } řádek je náhradní.
        [few] { $spare } řádky jsou náhradní.
       *[other] { $spare } řádků je náhradních.
    }
    [one] Můžete přidat ještě jeden.
   *[other] Můžete přidat ještě { $left }.
}
dice-empires-plan-instead = Bez řádku s příkazem se provede váš trvalý plán ({ $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}).
dice-empires-plan-not-on-turn = Teď { $who ->
    [none] příkaz nevydává nikdo
   *[other] čekáme na příkaz { SEAT($who, case: "gen") }
}; trvalé příkazy přijímáme kdykoli.
dice-empires-plan-before = Před příkazy: narodí se { $births }, potom jídlo { $food } pro { $eaters }: { $sort ->
    [hunger] hladem { $count ->
        [few] zahynou { $count }.
       *[other] zahyne { $count }.
    }
    [surplus] přebytek, +1 reputace.
   *[enough] právě dost.
}
dice-empires-plan-next = Příští kolo, pokud se nic jiného nezmění: narodí se { $births }, jídlo { $food } pro { $eaters }: { $sort ->
    [hunger] hladem { $count ->
        [few] zahynou { $count }.
       *[other] zahyne { $count }.
    }
    [surplus] přebytek, +1 reputace.
   *[enough] právě dost.
}
dice-empires-plan-hall = Příkazů v příštím kole: { $count } (radnice { $hall }).
dice-empires-plan-choice = { $choice }: { $said }
# In mails of earlier versions.
dice-empires-plan-in-force = Platí: { $births }; { $slaveborn }; { $starve }; { $reroll }; { $losses }; { $plunder }; { $take }; { $targets }; { $captives }; { $convert }; { $plan }.
dice-empires-plan-standing = Vaše dřívější trvalé příkazy: { $orders }.
dice-empires-plan-choices = { $first }; { $rest }
