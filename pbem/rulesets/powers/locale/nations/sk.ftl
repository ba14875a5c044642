# Národné výhody.
powers-heading-advantages = Národné výhody
powers-advantage = { $bidden ->
    [1] Strana { $side }
   *[other] { SEAT($who) }
} – { $rows }
powers-advantages = Všetky sily o polovicu vyššie, zaokrúhlené nahor: { $each }
powers-event-decree-advantage = Vedúci: výhodu ({ $row }) teraz majú { $who }.
refusal-powers-no-advantage = { $row } v tejto hre nemôžu byť nikoho výhodou.
