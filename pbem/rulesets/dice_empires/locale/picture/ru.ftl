# The picture of the cities: what its signs mean, and what is written on it.
dice-empires-map-since = раунд { $round }
dice-empires-map-slaves = рабы { SEAT($who, case: "gen") } { $count }
dice-empires-map-key-die = к1:6 кость и её люди
dice-empires-map-key-planned = (к1:6) план
dice-empires-map-key-unknown = ? не видно
dice-empires-map-key-fight = * в этом раунде там был бой
dice-empires-map-legend-dice = Каждая кость — группа, точки на ней — её люди. Кости в цепях — рабы; их цвет — цвет города, откуда они родом.
dice-empires-map-heading-planned = Ваш город после этих приказов
dice-empires-map-heading = Ваш город
dice-empires-map-legend-planned = Пунктирные кости: каким был бы ваш город после ваших команд, если ничто не помешает; что сделают другие, не знает никто.
