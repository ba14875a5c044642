# Что похоже, говорится одной строкой.
powers-all-conquered = Захвачено: { $each }.
powers-each-conquered = { SEAT($seat) } – { $at } (прежде: { $loser })
powers-all-in-vain = Самолётам не на кого было напасть: { $each }.
powers-each-in-vain = { SEAT($seat) } в { $at }
powers-all-finished = Попытки добить: { $each }.
powers-each-finished = { SEAT($seat) } в { $at } – { $units } ({ $who }), урон { $damage }, кубики { $dice }, { $dead ->
    [1] уничтожено
   *[other] починено
}
powers-all-hidden = Спрятано, настоящий жетон — каждый третий: { $each }.
powers-each-hidden = { SEAT($seat) } в { $at } – { $units }
powers-all-unveiled = Раскрыто спрятанное: { $each }.
powers-each-unveiled = { SEAT($seat) } в { $at } – { $count ->
    [0] только ложные жетоны
   *[other] { $units }{ $false ->
        [0] {""}
        [one] {" "}и { $false } ложный жетон
        [few] {" "}и { $false } ложных жетона
       *[other] {" "}и { $false } ложных жетонов
    }
}
powers-line = { $line }{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
powers-lines-failed = Строки { $lines } не выполнены: { powers-failed-why }
powers-far-raids = Авиаудары других, в скобках потери: { $each }.
powers-far-raid = { $at } – { $who } против: { $foes } ({ $count ->
    [0] нет
   *[other] { $each }
})
powers-army = { $count ->
    [0] +{ $building }
   *[other] { $units } +{ $building }
}
