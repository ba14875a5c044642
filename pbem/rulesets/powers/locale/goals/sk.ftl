# O čo kto hrá.
powers-aim = { $mark ->
    [met] ✓ { $aim }
    [open] ○ { $aim }
   *[known] { $aim }
}
powers-aim-who = { $own ->
    [1] vy sami
   *[other] { SEAT($of) }
}
powers-aim-left = { $left ->
    [0] {""}
   *[other] {" "}Zostáva kôl: { $left }.
}
powers-aim-missing = { $missing_count ->
    [0] {""}
   *[other] {" "}Ešte chýba: { $missing }.
}
powers-goal = { $goal ->
    [blitz] Blesková vojna: útočník musí včas dosiahnuť cieľ.
    [elim] Vyradenie: všetci ostatní musia z vojny vypadnúť.
    [g-prio] Vyradenie s prioritami.
    [g-pair] Vyhrá ktorákoľvek dvojica: vojna sa končí, keď zostanú dvaja.
    [g-quarrel] Spor dobyvateľov: záleží na tom, kto na konci drží cieľovú krajinu.
    [g-secret] Tajné úlohy: svoju poznáte len vy.
    [g-public] Verejné úlohy.
    [g-rel] Vzťahy: každá krajina platí podľa vášho vzťahu k majiteľovi.
    [g-score] Bodované úlohy.
    [g-amsov] Amerika a Sovieti.
    [g-finland] Spor o Fínsko.
    [g-polbuild] Politické body za budovy.
    [g-people] Vláda a ľud: blahobyt a polia proti tomu, čo bolo na začiatku.
    [g-polland] Politické body za krajiny.
   *[other] { $goal }
}
powers-goal-drawn = Určil žreb, na toľko kôl: { $rounds }.{ $goal ->
    [blitz] {" "}Útočí strana { $side }: na konci niektorého kola musí mať toľko polí: { $lands }.
    [elim] {" "}Ak dovtedy nevyhrá nikto, prehrá strana { $side }.
    [g-quarrel] {" "}Cieľové pole je { $target }.
   *[other] {""}
}
powers-goal-last = Vyhráva, kto zostane sám.
powers-goal-of = { $who }: { $aims }
powers-goal-secret = tajné
powers-column-result = Výsledok
powers-task = { $name ->
    [own-lands] vlastné krajiny
    [others-few] málo krajín druhých
    [finland-free] slobodné Fínsko
    [finland-held] držanie Fínska
    [finland-lives] Fínsko žije
    [secret] tajná úloha
    [none] úloha
   *[other] { $name }
}
powers-aim-said = { $words }: { $have } z { $need }
powers-aim-blitz-attack = Dobyť cieľové krajiny: { $have } z { $need }.{ powers-aim-missing }{ powers-aim-left }
powers-aim-blitz-defend = Nepustiť útočníka do cieľových krajín: má { $have } z { $need }.{ powers-aim-left }
powers-aim-destroy = mimo vojny: { SEAT($of) }
powers-aim-deadline = prehrá, ak nikto včas nevyhrá: { SEAT($of) }.{ powers-aim-left }
powers-aim-survive = zostať vo vojne{ $priority ->
    [0] {""}
   *[other] {" "}(priorita { $priority }, teraz miesto { $place })
}
powers-aim-two-left = zostanú len { $need }; teraz { $have }.{ powers-aim-left }
powers-aim-first-two = byť medzi prvými dvoma: priorita { $priority }, teraz miesto { $place }
powers-aim-hold-target = { $land } drží: { $holder }. Výsledok, keby bol koniec teraz: { $result } (0 je najlepší; poradie: { SEAT($row) }).{ powers-aim-left }
powers-aim-relation = { powers-aim-who }: { $relation } za každú krajinu, teraz { $lands }
powers-aim-points = body: { $have }{ $need ->
    [0] {""}
   *[other] {" "}z { $need }
}
powers-aim-points-unknown = politické body, ktoré poznajú len oni
powers-aim-centres-held = držané politické centrá: { $have } z { $of }
powers-aim-task = Úloha { $task } ({ $name }): { $have }
powers-aim-score = skóre: { $have } (váhy { $weights })
powers-aim-lands = krajín v rukách ({ powers-aim-who }): { $need }; teraz { $have }
powers-aim-share = krajín v rukách ({ powers-aim-who }): { $need }; teraz { $have }
powers-aim-few = krajín v rukách ({ powers-aim-who }) najviac { $need }; teraz { $have }
powers-aim-centres = politických centier v rukách ({ powers-aim-who }): { $need }; teraz { $have }
powers-aim-all = { $lands } v rukách ({ powers-aim-who }); teraz { $have } z { $need }
powers-aim-any = niečo z { $lands } v rukách ({ powers-aim-who })
powers-aim-not-all = { $lands } nie všetko v jednej ruke ({ powers-aim-who }); teraz { $have }, najviac { $need }
powers-aim-none = nič z { $lands } v rukách ({ powers-aim-who }); teraz { $have }
powers-aim-alive = stále vo vojne: { powers-aim-who }
powers-aim-destroyed = mimo vojny: { powers-aim-who }
powers-aim-more = viac krajín než { SEAT($of) }: treba { $need }, teraz { $have }
powers-aim-near = { $by ->
    [0] aspoň toľko krajín ako { SEAT($of) }
   *[other] najviac o { $by } krajín menej než { SEAT($of) }
}: treba { $need }, teraz { $have }
powers-aim-own-lands = body za vlastné krajiny: { $have } z { $top }
powers-aim-lands-graded = body za krajiny: { $have } z { $top }
powers-aim-others-few = body za málo krajín ({ powers-aim-who }): { $have } z { $top }
powers-aim-few-graded = body za málo krajín ({ powers-aim-who }): { $have } z { $top }
powers-aim-welfare = { powers-aim-who }: { $weight } za každú stotinu blahobytu zo začiatku, teraz { $have }
powers-aim-realm = { powers-aim-who }: { $weight } za každú stotinu polí zo začiatku, teraz { $have }
