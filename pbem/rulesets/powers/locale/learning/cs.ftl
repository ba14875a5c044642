# Technologie.
powers-field = { $field ->
    [NE] nepancéřované jednotky
    [PA] pancéřované jednotky
    [NA] válečné lodě
    [PM] ponorky
    [LE] letadla
    [fort] pevnosti
    [guns] dělostřelecké útoky
    [antisub] protiponorkové útoky
   *[antiair] protiletecké útoky
}
powers-heading-technology = Technologie
powers-tech-of = { $who }: { $levels }
powers-tech = { $count ->
    [0] všechny obory na úrovni 1
   *[other] { $levels }; ostatní obory na úrovni 1
}
powers-tech-met = při posledním střetu: { $count ->
    [0] všechny obory na úrovni 1
   *[other] { $levels }; ostatní obory na úrovni 1
}
powers-tech-unknown = úrovně neznámé, ještě jste se nestřetli
powers-tech-level = { $field } { $level }{ powers-in-era }
powers-tech-coming = { SEAT($who) }: zaplaceno, na konci { $round }. kola o úroveň výš: { $field }
powers-tech-research = { SEAT($who) }: na další úroveň zaplaceno { $paid } z { $price } BV: { $field }
powers-event-learned = { SEAT($seat) }: technologie, { $field }: teď úroveň { $level }{ powers-in-era }.
powers-event-taught = Technologii dali { SEAT($seat) } a mají ji { SEAT($to) }, { $field }: teď úroveň { $level }{ powers-in-era }.
powers-event-decree-level = Vedoucí: technologie, { $who }, { $field }: teď úroveň { $level }.
powers-plan-research = Úroveň { $level }, { $field }: teď { $cost } BV. { $round ->
    [0] Pak je zaplaceno { $paid } BV a chybí { $missing }.
   *[other] Všechno je zaplaceno; úroveň stoupne na konci { $round }. kola.
}
powers-plan-research-lost = { $bv } BV zaplacených na jiný obor propadne: { $field }.
powers-plan-teach = { SEAT($who) } budou mít na konci kola úroveň { $level }, nemají-li už vyšší: { $field }.
problem-powers-tech-top = Vyšší úroveň než 10 není: { $field }.
problem-powers-tech-short = { $payer ->
    [none] Žádné pole nemá BV, z nichž by se to zaplatilo.
   *[other] Poli { $payer } zbývá { $has } BV, { $paid } zaplatit nemůže.
}
problem-powers-no-field = Tento obor v této hře nemá žádné jednotky: { $field }.
problem-powers-teach-whom = Technologii dostává jiná mocnost, která ještě hraje.
refusal-powers-no-field = Tento obor v této hře nemá žádné jednotky: { $field }.
powers-era = { $era ->
    [1] pravěk
    [2] starověk
    [3] střelný prach
    [4] 18. a 19. století
    [5] první světová válka
    [6] druhá světová válka
   *[other] pozdější doba
}
powers-in-era = { $era ->
    [0] {""}
   *[other] {" "}({ powers-era })
}
problem-powers-too-early = { $unit }: až od úrovně { $level }, máte { $has }: { $field }.
