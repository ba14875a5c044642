# Národní výhody.
powers-heading-advantages = Národní výhody
powers-advantage = { $bidden ->
    [1] Strana { $side }
   *[other] { SEAT($who) }
} – { $rows }
powers-advantages = Všechny síly o polovinu vyšší, zaokrouhleno nahoru: { $each }
powers-event-decree-advantage = Vedoucí: výhodu ({ $row }) teď mají { $who }.
refusal-powers-no-advantage = { $row } v této hře nikoho výhodou být nemohou.
