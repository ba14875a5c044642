# O co kdo hraje.
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
   *[other] {" "}Zbývá kol: { $left }.
}
powers-aim-missing = { $missing_count ->
    [0] {""}
   *[other] {" "}Ještě chybí: { $missing }.
}
powers-goal = { $goal ->
    [blitz] Blesková válka: útočník musí včas dosáhnout cíle.
    [elim] Vyřazení: všichni ostatní musí z války vypadnout.
    [g-prio] Vyřazení s prioritami.
    [g-pair] Vyhraje kterákoli dvojice: válka končí, když zbudou dva.
    [g-quarrel] Spor dobyvatelů: záleží na tom, kdo na konci drží cílovou zemi.
    [g-secret] Tajné úkoly: svůj znáte jen vy.
    [g-public] Veřejné úkoly.
    [g-rel] Vztahy: každá země platí podle vašeho vztahu k majiteli.
    [g-score] Bodované úkoly.
    [g-amsov] Amerika a Sověti.
    [g-finland] Spor o Finsko.
    [g-polbuild] Politické body za budovy.
    [g-people] Vláda a lid: blahobyt a pole proti tomu, co bylo na začátku.
    [g-polland] Politické body za země.
   *[other] { $goal }
}
powers-goal-drawn = Určil los, na tolik kol: { $rounds }.{ $goal ->
    [blitz] {" "}Útočí strana { $side }: na konci některého kola musí mít tolik polí: { $lands }.
    [elim] {" "}Nevyhraje-li do té doby nikdo, prohraje strana { $side }.
    [g-quarrel] {" "}Cílové pole je { $target }.
   *[other] {""}
}
powers-goal-last = Vyhrává, kdo zbude sám.
powers-goal-of = { $who }: { $aims }
powers-goal-secret = tajné
powers-column-result = Výsledek
powers-task = { $name ->
    [own-lands] vlastní země
    [others-few] málo zemí druhých
    [finland-free] svobodné Finsko
    [finland-held] držení Finska
    [finland-lives] Finsko žije
    [secret] tajný úkol
    [none] úkol
   *[other] { $name }
}
powers-aim-said = { $words }: { $have } z { $need }
powers-aim-blitz-attack = Dobýt cílové země: { $have } z { $need }.{ powers-aim-missing }{ powers-aim-left }
powers-aim-blitz-defend = Nepustit útočníka do cílových zemí: má { $have } z { $need }.{ powers-aim-left }
powers-aim-destroy = mimo válku: { SEAT($of) }
powers-aim-deadline = prohraje, nevyhraje-li nikdo včas: { SEAT($of) }.{ powers-aim-left }
powers-aim-survive = zůstat ve válce{ $priority ->
    [0] {""}
   *[other] {" "}(priorita { $priority }, teď místo { $place })
}
powers-aim-two-left = zbudou jen { $need }; teď { $have }.{ powers-aim-left }
powers-aim-first-two = být mezi prvními dvěma: priorita { $priority }, teď místo { $place }
powers-aim-hold-target = { $land } drží: { $holder }. Výsledek, kdyby byl konec teď: { $result } (0 je nejlepší; pořadí: { SEAT($row) }).{ powers-aim-left }
powers-aim-relation = { powers-aim-who }: { $relation } za každou zemi, teď { $lands }
powers-aim-points = body: { $have }{ $need ->
    [0] {""}
   *[other] {" "}z { $need }
}
powers-aim-points-unknown = politické body, které znají jen oni
powers-aim-centres-held = držená politická centra: { $have } z { $of }
powers-aim-task = Úkol { $task } ({ $name }): { $have }
powers-aim-score = skóre: { $have } (váhy { $weights })
powers-aim-lands = zemí v rukou ({ powers-aim-who }): { $need }; teď { $have }
powers-aim-share = zemí v rukou ({ powers-aim-who }): { $need }; teď { $have }
powers-aim-few = zemí v rukou ({ powers-aim-who }) nejvýš { $need }; teď { $have }
powers-aim-centres = politických center v rukou ({ powers-aim-who }): { $need }; teď { $have }
powers-aim-all = { $lands } v rukou ({ powers-aim-who }); teď { $have } z { $need }
powers-aim-any = něco z { $lands } v rukou ({ powers-aim-who })
powers-aim-not-all = { $lands } ne všechno v jedné ruce ({ powers-aim-who }); teď { $have }, nejvýš { $need }
powers-aim-none = nic z { $lands } v rukou ({ powers-aim-who }); teď { $have }
powers-aim-alive = stále ve válce: { powers-aim-who }
powers-aim-destroyed = mimo válku: { powers-aim-who }
powers-aim-more = víc zemí než { SEAT($of) }: potřeba { $need }, teď { $have }
powers-aim-near = { $by ->
    [0] aspoň tolik zemí jako { SEAT($of) }
   *[other] nejvýš o { $by } zemí méně než { SEAT($of) }
}: potřeba { $need }, teď { $have }
powers-aim-own-lands = body za vlastní země: { $have } z { $top }
powers-aim-lands-graded = body za země: { $have } z { $top }
powers-aim-others-few = body za málo zemí ({ powers-aim-who }): { $have } z { $top }
powers-aim-few-graded = body za málo zemí ({ powers-aim-who }): { $have } z { $top }
powers-aim-welfare = { powers-aim-who }: { $weight } za každou setinu blahobytu ze začátku, teď { $have }
powers-aim-realm = { powers-aim-who }: { $weight } za každou setinu polí ze začátku, teď { $have }
