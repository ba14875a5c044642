# Games where a turn is a whole round, or a step of one: what is missed is counted in rounds.
missed-turns = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá po sebe
   *[other] { $count } kôl po sebe
 }
missed-report-offer = { $left ->
    [0] Vaše miesto teraz ponúkame tým, ktorí na nejaké čakajú. Je vaše, kým ho niekto neprevezme.
    [one] Ak nič nepríde ešte { $left } kolo, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
    [few] Ak nič nepríde ešte { $left } kolá, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
   *[other] Ak nič nepríde ešte { $left } kôl, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
 }
missed-report-vacate = { $left ->
    [0] Vaše miesto je teraz uvoľnené; hovorí o tom osobitný list.
    [one] Ak nič nepríde ešte { $left } kolo, vaše miesto uvoľníme.
    [few] Ak nič nepríde ešte { $left } kolá, vaše miesto uvoľníme.
   *[other] Ak nič nepríde ešte { $left } kôl, vaše miesto uvoľníme.
 }
missed-report-disorder = { $left ->
    [0] Vaše miesto je teraz uvoľnené a váš štát sa končí; hovorí o tom osobitný list.
    [one] Ak nič nepríde ešte { $left } kolo, vaše miesto uvoľníme a váš štát sa skončí.
    [few] Ak nič nepríde ešte { $left } kolá, vaše miesto uvoľníme a váš štát sa skončí.
   *[other] Ak nič nepríde ešte { $left } kôl, vaše miesto uvoľníme a váš štát sa skončí.
 }
