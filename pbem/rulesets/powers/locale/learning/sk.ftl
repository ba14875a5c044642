# Technológia.
powers-field = { $field ->
    [NE] nepancierované jednotky
    [PA] pancierované jednotky
    [NA] vojnové lode
    [PM] ponorky
    [LE] lietadlá
    [fort] pevnosti
    [guns] delostrelecké útoky
    [antisub] protiponorkové útoky
   *[antiair] protilietadlové útoky
}
powers-heading-technology = Technológia
powers-tech-of = { $who }: { $levels }
powers-tech = { $count ->
    [0] všetky odbory na úrovni 1
   *[other] { $levels }; ostatné odbory na úrovni 1
}
powers-tech-met = pri poslednom strete: { $count ->
    [0] všetky odbory na úrovni 1
   *[other] { $levels }; ostatné odbory na úrovni 1
}
powers-tech-unknown = úrovne neznáme, ešte ste sa nestretli
powers-tech-level = { $field } { $level }{ powers-in-era }
powers-tech-coming = { SEAT($who) }: zaplatené, na konci { $round }. kola o úroveň vyššie: { $field }
powers-tech-research = { SEAT($who) }: na ďalšiu úroveň zaplatené { $paid } z { $price } BV: { $field }
powers-event-learned = { SEAT($seat) }: technológia, { $field }: teraz úroveň { $level }{ powers-in-era }.
powers-event-taught = Technológiu dali { SEAT($seat) } a majú ju { SEAT($to) }, { $field }: teraz úroveň { $level }{ powers-in-era }.
powers-event-decree-level = Vedúci: technológia, { $who }, { $field }: teraz úroveň { $level }.
powers-plan-research = Úroveň { $level }, { $field }: teraz { $cost } BV. { $round ->
    [0] Potom je zaplatené { $paid } BV a chýba { $missing }.
   *[other] Všetko je zaplatené; úroveň stúpne na konci { $round }. kola.
}
powers-plan-research-lost = { $bv } BV zaplatených na iný odbor prepadne: { $field }.
powers-plan-teach = { SEAT($who) } budú mať na konci kola úroveň { $level }, ak už nemajú vyššiu: { $field }.
problem-powers-tech-top = Vyššia úroveň ako 10 nie je: { $field }.
problem-powers-tech-short = { $payer ->
    [none] Nijaké pole nemá BV, z ktorých by sa to zaplatilo.
   *[other] Poľu { $payer } zostáva { $has } BV, { $paid } zaplatiť nemôže.
}
problem-powers-no-field = Tento odbor nemá v tejto hre nijaké jednotky: { $field }.
problem-powers-teach-whom = Technológiu dostáva iná mocnosť, ktorá ešte hrá.
refusal-powers-no-field = Tento odbor nemá v tejto hre nijaké jednotky: { $field }.
powers-era = { $era ->
    [1] pravek
    [2] starovek
    [3] strelný prach
    [4] 18. a 19. storočie
    [5] prvá svetová vojna
    [6] druhá svetová vojna
   *[other] neskoršia doba
}
powers-in-era = { $era ->
    [0] {""}
   *[other] {" "}({ powers-era })
}
problem-powers-too-early = { $unit }: až od úrovne { $level }, máte { $has }: { $field }.
