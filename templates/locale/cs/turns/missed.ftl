# Games where a turn is a whole round, or a step of one: what is missed is counted in rounds.
missed-turns = { $count ->
    [one] { $count } kolo
    [few] { $count } kola po sobě
   *[other] { $count } kol po sobě
 }
missed-report-offer = { $left ->
    [0] Vaše místo teď nabízíme těm, kdo na nějaké čekají. Je vaše, dokud ho někdo nepřevezme.
    [one] Nepřijde-li nic ještě { $left } kolo, nabídneme vaše místo těm, kdo na nějaké čekají.
    [few] Nepřijde-li nic ještě { $left } kola, nabídneme vaše místo těm, kdo na nějaké čekají.
   *[other] Nepřijde-li nic ještě { $left } kol, nabídneme vaše místo těm, kdo na nějaké čekají.
 }
missed-report-vacate = { $left ->
    [0] Vaše místo je teď uvolněno; říká to zvláštní dopis.
    [one] Nepřijde-li nic ještě { $left } kolo, vaše místo uvolníme.
    [few] Nepřijde-li nic ještě { $left } kola, vaše místo uvolníme.
   *[other] Nepřijde-li nic ještě { $left } kol, vaše místo uvolníme.
 }
missed-report-disorder = { $left ->
    [0] Vaše místo je teď uvolněno a váš stát končí; říká to zvláštní dopis.
    [one] Nepřijde-li nic ještě { $left } kolo, vaše místo uvolníme a váš stát skončí.
    [few] Nepřijde-li nic ještě { $left } kola, vaše místo uvolníme a váš stát skončí.
   *[other] Nepřijde-li nic ještě { $left } kol, vaše místo uvolníme a váš stát skončí.
 }
